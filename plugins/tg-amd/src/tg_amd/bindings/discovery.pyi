from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class table_info(_tg.Struct):
    offset: int
    checksum: int
    size: int
    padding: int
class binary_header(_tg.Struct):
    binary_signature: int
    version_major: int
    version_minor: int
    binary_checksum: int
    binary_size: int
    table_list: Any
class die_info(_tg.Struct):
    die_id: int
    die_offset: int
class ip_discovery_header(_tg.Struct):
    signature: int
    version: int
    size: int
    id: int
    num_dies: int
    die_info: Any
    padding: Any
    base_addr_64_bit: int
    reserved: int
    reserved2: int
class ip_discovery_header_anonymous_6(_tg.Union):
    padding: Any
    base_addr_64_bit: int
    reserved: int
    reserved2: int
class ip_discovery_header_anonymous_6_anonymous_1(_tg.Struct):
    base_addr_64_bit: int
    reserved: int
    reserved2: int
class ip(_tg.Struct):
    hw_id: int
    number_instance: int
    num_base_address: int
    major: int
    minor: int
    revision: int
    harvest: int
    reserved: int
    base_address: Any
class ip_v3(_tg.Struct):
    hw_id: int
    instance_number: int
    num_base_address: int
    major: int
    minor: int
    revision: int
    sub_revision: int
    variant: int
    base_address: Any
class ip_v4(_tg.Struct):
    hw_id: int
    instance_number: int
    num_base_address: int
    major: int
    minor: int
    revision: int
    empty_base_address: ip_v4_anonymous_6_anonymous_0_empty_base_address
    base_address: Any
    empty_base_address_64: ip_v4_anonymous_6_anonymous_1_empty_base_address_64
    base_address_64: Any
class ip_v4_anonymous_6(_tg.Union):
    empty_base_address: ip_v4_anonymous_6_anonymous_0_empty_base_address
    base_address: Any
    empty_base_address_64: ip_v4_anonymous_6_anonymous_1_empty_base_address_64
    base_address_64: Any
class ip_v4_anonymous_6_anonymous_0(_tg.Struct):
    empty_base_address: ip_v4_anonymous_6_anonymous_0_empty_base_address
    base_address: Any
class ip_v4_anonymous_6_anonymous_0_empty_base_address(_tg.Struct): ...
class ip_v4_anonymous_6_anonymous_1(_tg.Struct):
    empty_base_address_64: ip_v4_anonymous_6_anonymous_1_empty_base_address_64
    base_address_64: Any
class ip_v4_anonymous_6_anonymous_1_empty_base_address_64(_tg.Struct): ...
class die_header(_tg.Struct):
    die_id: int
    num_ips: int
class ip_structure(_tg.Struct):
    header: Any
    die: die
class die(_tg.Struct):
    die_header: Any
    ip_list: Any
    ip_v3_list: Any
    ip_v4_list: Any
class die_anonymous_1(_tg.Union):
    ip_list: Any
    ip_v3_list: Any
    ip_v4_list: Any
class gpu_info_header(_tg.Struct):
    table_id: int
    version_major: int
    version_minor: int
    size: int
class gc_info_v1_0(_tg.Struct):
    header: gpu_info_header
    gc_num_se: int
    gc_num_wgp0_per_sa: int
    gc_num_wgp1_per_sa: int
    gc_num_rb_per_se: int
    gc_num_gl2c: int
    gc_num_gprs: int
    gc_num_max_gs_thds: int
    gc_gs_table_depth: int
    gc_gsprim_buff_depth: int
    gc_parameter_cache_depth: int
    gc_double_offchip_lds_buffer: int
    gc_wave_size: int
    gc_max_waves_per_simd: int
    gc_max_scratch_slots_per_cu: int
    gc_lds_size: int
    gc_num_sc_per_se: int
    gc_num_sa_per_se: int
    gc_num_packer_per_sc: int
    gc_num_gl2a: int
class gc_info_v1_1(_tg.Struct):
    header: gpu_info_header
    gc_num_se: int
    gc_num_wgp0_per_sa: int
    gc_num_wgp1_per_sa: int
    gc_num_rb_per_se: int
    gc_num_gl2c: int
    gc_num_gprs: int
    gc_num_max_gs_thds: int
    gc_gs_table_depth: int
    gc_gsprim_buff_depth: int
    gc_parameter_cache_depth: int
    gc_double_offchip_lds_buffer: int
    gc_wave_size: int
    gc_max_waves_per_simd: int
    gc_max_scratch_slots_per_cu: int
    gc_lds_size: int
    gc_num_sc_per_se: int
    gc_num_sa_per_se: int
    gc_num_packer_per_sc: int
    gc_num_gl2a: int
    gc_num_tcp_per_sa: int
    gc_num_sdp_interface: int
    gc_num_tcps: int
class gc_info_v1_2(_tg.Struct):
    header: gpu_info_header
    gc_num_se: int
    gc_num_wgp0_per_sa: int
    gc_num_wgp1_per_sa: int
    gc_num_rb_per_se: int
    gc_num_gl2c: int
    gc_num_gprs: int
    gc_num_max_gs_thds: int
    gc_gs_table_depth: int
    gc_gsprim_buff_depth: int
    gc_parameter_cache_depth: int
    gc_double_offchip_lds_buffer: int
    gc_wave_size: int
    gc_max_waves_per_simd: int
    gc_max_scratch_slots_per_cu: int
    gc_lds_size: int
    gc_num_sc_per_se: int
    gc_num_sa_per_se: int
    gc_num_packer_per_sc: int
    gc_num_gl2a: int
    gc_num_tcp_per_sa: int
    gc_num_sdp_interface: int
    gc_num_tcps: int
    gc_num_tcp_per_wpg: int
    gc_tcp_l1_size: int
    gc_num_sqc_per_wgp: int
    gc_l1_instruction_cache_size_per_sqc: int
    gc_l1_data_cache_size_per_sqc: int
    gc_gl1c_per_sa: int
    gc_gl1c_size_per_instance: int
    gc_gl2c_per_gpu: int
class gc_info_v1_3(_tg.Struct):
    header: gpu_info_header
    gc_num_se: int
    gc_num_wgp0_per_sa: int
    gc_num_wgp1_per_sa: int
    gc_num_rb_per_se: int
    gc_num_gl2c: int
    gc_num_gprs: int
    gc_num_max_gs_thds: int
    gc_gs_table_depth: int
    gc_gsprim_buff_depth: int
    gc_parameter_cache_depth: int
    gc_double_offchip_lds_buffer: int
    gc_wave_size: int
    gc_max_waves_per_simd: int
    gc_max_scratch_slots_per_cu: int
    gc_lds_size: int
    gc_num_sc_per_se: int
    gc_num_sa_per_se: int
    gc_num_packer_per_sc: int
    gc_num_gl2a: int
    gc_num_tcp_per_sa: int
    gc_num_sdp_interface: int
    gc_num_tcps: int
    gc_num_tcp_per_wpg: int
    gc_tcp_l1_size: int
    gc_num_sqc_per_wgp: int
    gc_l1_instruction_cache_size_per_sqc: int
    gc_l1_data_cache_size_per_sqc: int
    gc_gl1c_per_sa: int
    gc_gl1c_size_per_instance: int
    gc_gl2c_per_gpu: int
    gc_tcp_size_per_cu: int
    gc_tcp_cache_line_size: int
    gc_instruction_cache_size_per_sqc: int
    gc_instruction_cache_line_size: int
    gc_scalar_data_cache_size_per_sqc: int
    gc_scalar_data_cache_line_size: int
    gc_tcc_size: int
    gc_tcc_cache_line_size: int
class gc_info_v2_0(_tg.Struct):
    header: gpu_info_header
    gc_num_se: int
    gc_num_cu_per_sh: int
    gc_num_sh_per_se: int
    gc_num_rb_per_se: int
    gc_num_tccs: int
    gc_num_gprs: int
    gc_num_max_gs_thds: int
    gc_gs_table_depth: int
    gc_gsprim_buff_depth: int
    gc_parameter_cache_depth: int
    gc_double_offchip_lds_buffer: int
    gc_wave_size: int
    gc_max_waves_per_simd: int
    gc_max_scratch_slots_per_cu: int
    gc_lds_size: int
    gc_num_sc_per_se: int
    gc_num_packer_per_sc: int
class gc_info_v2_1(_tg.Struct):
    header: gpu_info_header
    gc_num_se: int
    gc_num_cu_per_sh: int
    gc_num_sh_per_se: int
    gc_num_rb_per_se: int
    gc_num_tccs: int
    gc_num_gprs: int
    gc_num_max_gs_thds: int
    gc_gs_table_depth: int
    gc_gsprim_buff_depth: int
    gc_parameter_cache_depth: int
    gc_double_offchip_lds_buffer: int
    gc_wave_size: int
    gc_max_waves_per_simd: int
    gc_max_scratch_slots_per_cu: int
    gc_lds_size: int
    gc_num_sc_per_se: int
    gc_num_packer_per_sc: int
    gc_num_tcp_per_sh: int
    gc_tcp_size_per_cu: int
    gc_num_sdp_interface: int
    gc_num_cu_per_sqc: int
    gc_instruction_cache_size_per_sqc: int
    gc_scalar_data_cache_size_per_sqc: int
    gc_tcc_size: int
class harvest_info_header(_tg.Struct):
    signature: int
    version: int
class harvest_info(_tg.Struct):
    hw_id: int
    number_instance: int
    reserved: int
class harvest_table(_tg.Struct):
    header: harvest_info_header
    list: Any
class mall_info_header(_tg.Struct):
    table_id: int
    version_major: int
    version_minor: int
    size_bytes: int
class mall_info_v1_0(_tg.Struct):
    header: mall_info_header
    mall_size_per_m: int
    m_s_present: int
    m_half_use: int
    m_mall_config: int
    reserved: Any
class mall_info_v2_0(_tg.Struct):
    header: mall_info_header
    mall_size_per_umc: int
    reserved: Any
class vcn_info_header(_tg.Struct):
    table_id: int
    version_major: int
    version_minor: int
    size_bytes: int
class vcn_instance_info_v1_0(_tg.Struct):
    instance_num: int
    fuse_data: _fuse_data
    reserved: Any
class _fuse_data(_tg.Union):
    bits: _fuse_data_bits
    all_bits: int
class _fuse_data_bits(_tg.Struct):
    av1_disabled: int
    vp9_disabled: int
    hevc_disabled: int
    h264_disabled: int
    reserved: int
class vcn_info_v1_0(_tg.Struct):
    header: vcn_info_header
    num_of_instances: int
    instance_info: Any
    reserved: Any
class nps_info_header(_tg.Struct):
    table_id: int
    version_major: int
    version_minor: int
    size_bytes: int
class nps_instance_info_v1_0(_tg.Struct):
    base_address: int
    limit_address: int
class nps_info_v1_0(_tg.Struct):
    header: nps_info_header
    nps_type: int
    count: int
    instance_info: Any
table: Any
soc15_ih_clientid: Any
soc21_ih_clientid: Any
soc15_ih_clientid_name: _tg.Variable
IP_DISCOVERY: Final = 0
GC: Final = 1
HARVEST_INFO: Final = 2
VCN_INFO: Final = 3
MALL_INFO: Final = 4
NPS_INFO: Final = 5
TOTAL_TABLES: Final = 6
SOC15_IH_CLIENTID_IH: Final = 0
SOC15_IH_CLIENTID_ACP: Final = 1
SOC15_IH_CLIENTID_ATHUB: Final = 2
SOC15_IH_CLIENTID_BIF: Final = 3
SOC15_IH_CLIENTID_DCE: Final = 4
SOC15_IH_CLIENTID_ISP: Final = 5
SOC15_IH_CLIENTID_PCIE0: Final = 6
SOC15_IH_CLIENTID_RLC: Final = 7
SOC15_IH_CLIENTID_SDMA0: Final = 8
SOC15_IH_CLIENTID_SDMA1: Final = 9
SOC15_IH_CLIENTID_SE0SH: Final = 10
SOC15_IH_CLIENTID_SE1SH: Final = 11
SOC15_IH_CLIENTID_SE2SH: Final = 12
SOC15_IH_CLIENTID_SE3SH: Final = 13
SOC15_IH_CLIENTID_UVD1: Final = 14
SOC15_IH_CLIENTID_THM: Final = 15
SOC15_IH_CLIENTID_UVD: Final = 16
SOC15_IH_CLIENTID_VCE0: Final = 17
SOC15_IH_CLIENTID_VMC: Final = 18
SOC15_IH_CLIENTID_XDMA: Final = 19
SOC15_IH_CLIENTID_GRBM_CP: Final = 20
SOC15_IH_CLIENTID_ATS: Final = 21
SOC15_IH_CLIENTID_ROM_SMUIO: Final = 22
SOC15_IH_CLIENTID_DF: Final = 23
SOC15_IH_CLIENTID_VCE1: Final = 24
SOC15_IH_CLIENTID_PWR: Final = 25
SOC15_IH_CLIENTID_RESERVED: Final = 26
SOC15_IH_CLIENTID_UTCL2: Final = 27
SOC15_IH_CLIENTID_EA: Final = 28
SOC15_IH_CLIENTID_UTCL2LOG: Final = 29
SOC15_IH_CLIENTID_MP0: Final = 30
SOC15_IH_CLIENTID_MP1: Final = 31
SOC15_IH_CLIENTID_MAX: Final = 32
SOC15_IH_CLIENTID_VCN: Final = 16
SOC15_IH_CLIENTID_VCN1: Final = 14
SOC15_IH_CLIENTID_SDMA2: Final = 1
SOC15_IH_CLIENTID_SDMA3: Final = 4
SOC15_IH_CLIENTID_SDMA3_Sienna_Cichlid: Final = 5
SOC15_IH_CLIENTID_SDMA4: Final = 5
SOC15_IH_CLIENTID_SDMA5: Final = 17
SOC15_IH_CLIENTID_SDMA6: Final = 19
SOC15_IH_CLIENTID_SDMA7: Final = 24
SOC15_IH_CLIENTID_VMC1: Final = 6
SOC21_IH_CLIENTID_IH: Final = 0
SOC21_IH_CLIENTID_ATHUB: Final = 2
SOC21_IH_CLIENTID_BIF: Final = 3
SOC21_IH_CLIENTID_DCN: Final = 4
SOC21_IH_CLIENTID_ISP: Final = 5
SOC21_IH_CLIENTID_MP3: Final = 6
SOC21_IH_CLIENTID_RLC: Final = 7
SOC21_IH_CLIENTID_GFX: Final = 10
SOC21_IH_CLIENTID_IMU: Final = 11
SOC21_IH_CLIENTID_VCN1: Final = 14
SOC21_IH_CLIENTID_THM: Final = 15
SOC21_IH_CLIENTID_VCN: Final = 16
SOC21_IH_CLIENTID_VPE1: Final = 17
SOC21_IH_CLIENTID_VMC: Final = 18
SOC21_IH_CLIENTID_GRBM_CP: Final = 20
SOC21_IH_CLIENTID_ROM_SMUIO: Final = 22
SOC21_IH_CLIENTID_DF: Final = 23
SOC21_IH_CLIENTID_VPE: Final = 24
SOC21_IH_CLIENTID_PWR: Final = 25
SOC21_IH_CLIENTID_LSDMA: Final = 26
SOC21_IH_CLIENTID_MP0: Final = 30
SOC21_IH_CLIENTID_MP1: Final = 31
SOC21_IH_CLIENTID_MAX: Final = 32
PSP_HEADER_SIZE: Final = 256
BINARY_SIGNATURE: Final = 0x28211407
DISCOVERY_TABLE_SIGNATURE: Final = 0x53445049
GC_TABLE_ID: Final = 0x4347
HARVEST_TABLE_SIGNATURE: Final = 0x56524148
VCN_INFO_TABLE_ID: Final = 0x4e4356
MALL_INFO_TABLE_ID: Final = 0x4c4c414d
NPS_INFO_TABLE_ID: Final = 0x53504e
VCN_INFO_TABLE_MAX_NUM_INSTANCES: Final = 4
NPS_INFO_TABLE_MAX_NUM_INSTANCES: Final = 12
MP1_HWID: Final = 1
MP2_HWID: Final = 2
THM_HWID: Final = 3
SMUIO_HWID: Final = 4
FUSE_HWID: Final = 5
CLKA_HWID: Final = 6
PWR_HWID: Final = 10
GC_HWID: Final = 11
UVD_HWID: Final = 12
VCN_HWID: Final = 12
AUDIO_AZ_HWID: Final = 13
ACP_HWID: Final = 14
DCI_HWID: Final = 15
DMU_HWID: Final = 271
DCO_HWID: Final = 16
DIO_HWID: Final = 272
XDMA_HWID: Final = 17
DCEAZ_HWID: Final = 18
DAZ_HWID: Final = 274
SDPMUX_HWID: Final = 19
NTB_HWID: Final = 20
VPE_HWID: Final = 21
IOHC_HWID: Final = 24
L2IMU_HWID: Final = 28
VCE_HWID: Final = 32
MMHUB_HWID: Final = 34
ATHUB_HWID: Final = 35
DBGU_NBIO_HWID: Final = 36
DFX_HWID: Final = 37
DBGU0_HWID: Final = 38
DBGU1_HWID: Final = 39
OSSSYS_HWID: Final = 40
HDP_HWID: Final = 41
SDMA0_HWID: Final = 42
SDMA1_HWID: Final = 43
ISP_HWID: Final = 44
DBGU_IO_HWID: Final = 45
DF_HWID: Final = 46
CLKB_HWID: Final = 47
FCH_HWID: Final = 48
DFX_DAP_HWID: Final = 49
L1IMU_PCIE_HWID: Final = 50
L1IMU_NBIF_HWID: Final = 51
L1IMU_IOAGR_HWID: Final = 52
L1IMU3_HWID: Final = 53
L1IMU4_HWID: Final = 54
L1IMU5_HWID: Final = 55
L1IMU6_HWID: Final = 56
L1IMU7_HWID: Final = 57
L1IMU8_HWID: Final = 58
L1IMU9_HWID: Final = 59
L1IMU10_HWID: Final = 60
L1IMU11_HWID: Final = 61
L1IMU12_HWID: Final = 62
L1IMU13_HWID: Final = 63
L1IMU14_HWID: Final = 64
L1IMU15_HWID: Final = 65
WAFLC_HWID: Final = 66
FCH_USB_PD_HWID: Final = 67
SDMA2_HWID: Final = 68
SDMA3_HWID: Final = 69
PCIE_HWID: Final = 70
PCS_HWID: Final = 80
DDCL_HWID: Final = 89
SST_HWID: Final = 90
LSDMA_HWID: Final = 91
IOAGR_HWID: Final = 100
NBIF_HWID: Final = 108
IOAPIC_HWID: Final = 124
SYSTEMHUB_HWID: Final = 128
NTBCCP_HWID: Final = 144
UMC_HWID: Final = 150
SATA_HWID: Final = 168
USB_HWID: Final = 170
CCXSEC_HWID: Final = 176
XGMI_HWID: Final = 200
XGBE_HWID: Final = 216
MP0_HWID: Final = 255
