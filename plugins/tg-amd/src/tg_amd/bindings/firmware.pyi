from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class common_firmware_header(_tg.Struct):
    size_bytes: int
    header_size_bytes: int
    header_version_major: int
    header_version_minor: int
    ip_version_major: int
    ip_version_minor: int
    ucode_version: int
    ucode_size_bytes: int
    ucode_array_offset_bytes: int
    crc32: int
class mc_firmware_header_v1_0(_tg.Struct):
    header: common_firmware_header
    io_debug_size_bytes: int
    io_debug_array_offset_bytes: int
class smc_firmware_header_v1_0(_tg.Struct):
    header: common_firmware_header
    ucode_start_addr: int
class smc_firmware_header_v2_0(_tg.Struct):
    v1_0: smc_firmware_header_v1_0
    ppt_offset_bytes: int
    ppt_size_bytes: int
class smc_soft_pptable_entry(_tg.Struct):
    id: int
    ppt_offset_bytes: int
    ppt_size_bytes: int
class smc_firmware_header_v2_1(_tg.Struct):
    v1_0: smc_firmware_header_v1_0
    pptable_count: int
    pptable_entry_offset: int
class psp_fw_legacy_bin_desc(_tg.Struct):
    fw_version: int
    offset_bytes: int
    size_bytes: int
class psp_firmware_header_v1_0(_tg.Struct):
    header: common_firmware_header
    sos: psp_fw_legacy_bin_desc
class psp_firmware_header_v1_1(_tg.Struct):
    v1_0: psp_firmware_header_v1_0
    toc: psp_fw_legacy_bin_desc
    kdb: psp_fw_legacy_bin_desc
class psp_firmware_header_v1_2(_tg.Struct):
    v1_0: psp_firmware_header_v1_0
    res: psp_fw_legacy_bin_desc
    kdb: psp_fw_legacy_bin_desc
class psp_firmware_header_v1_3(_tg.Struct):
    v1_1: psp_firmware_header_v1_1
    spl: psp_fw_legacy_bin_desc
    rl: psp_fw_legacy_bin_desc
    sys_drv_aux: psp_fw_legacy_bin_desc
    sos_aux: psp_fw_legacy_bin_desc
class psp_fw_bin_desc(_tg.Struct):
    fw_type: int
    fw_version: int
    offset_bytes: int
    size_bytes: int
class psp_firmware_header_v2_0(_tg.Struct):
    header: common_firmware_header
    psp_fw_bin_count: int
    psp_fw_bin: Any
class psp_firmware_header_v2_1(_tg.Struct):
    header: common_firmware_header
    psp_fw_bin_count: int
    psp_aux_fw_bin_index: int
    psp_fw_bin: Any
class ta_firmware_header_v1_0(_tg.Struct):
    header: common_firmware_header
    xgmi: psp_fw_legacy_bin_desc
    ras: psp_fw_legacy_bin_desc
    hdcp: psp_fw_legacy_bin_desc
    dtm: psp_fw_legacy_bin_desc
    securedisplay: psp_fw_legacy_bin_desc
class ta_firmware_header_v2_0(_tg.Struct):
    header: common_firmware_header
    ta_fw_bin_count: int
    ta_fw_bin: Any
class gfx_firmware_header_v1_0(_tg.Struct):
    header: common_firmware_header
    ucode_feature_version: int
    jt_offset: int
    jt_size: int
class gfx_firmware_header_v2_0(_tg.Struct):
    header: common_firmware_header
    ucode_feature_version: int
    ucode_size_bytes: int
    ucode_offset_bytes: int
    data_size_bytes: int
    data_offset_bytes: int
    ucode_start_addr_lo: int
    ucode_start_addr_hi: int
class mes_firmware_header_v1_0(_tg.Struct):
    header: common_firmware_header
    mes_ucode_version: int
    mes_ucode_size_bytes: int
    mes_ucode_offset_bytes: int
    mes_ucode_data_version: int
    mes_ucode_data_size_bytes: int
    mes_ucode_data_offset_bytes: int
    mes_uc_start_addr_lo: int
    mes_uc_start_addr_hi: int
    mes_data_start_addr_lo: int
    mes_data_start_addr_hi: int
class rlc_firmware_header_v1_0(_tg.Struct):
    header: common_firmware_header
    ucode_feature_version: int
    save_and_restore_offset: int
    clear_state_descriptor_offset: int
    avail_scratch_ram_locations: int
    master_pkt_description_offset: int
class rlc_firmware_header_v2_0(_tg.Struct):
    header: common_firmware_header
    ucode_feature_version: int
    jt_offset: int
    jt_size: int
    save_and_restore_offset: int
    clear_state_descriptor_offset: int
    avail_scratch_ram_locations: int
    reg_restore_list_size: int
    reg_list_format_start: int
    reg_list_format_separate_start: int
    starting_offsets_start: int
    reg_list_format_size_bytes: int
    reg_list_format_array_offset_bytes: int
    reg_list_size_bytes: int
    reg_list_array_offset_bytes: int
    reg_list_format_separate_size_bytes: int
    reg_list_format_separate_array_offset_bytes: int
    reg_list_separate_size_bytes: int
    reg_list_separate_array_offset_bytes: int
class rlc_firmware_header_v2_1(_tg.Struct):
    v2_0: rlc_firmware_header_v2_0
    reg_list_format_direct_reg_list_length: int
    save_restore_list_cntl_ucode_ver: int
    save_restore_list_cntl_feature_ver: int
    save_restore_list_cntl_size_bytes: int
    save_restore_list_cntl_offset_bytes: int
    save_restore_list_gpm_ucode_ver: int
    save_restore_list_gpm_feature_ver: int
    save_restore_list_gpm_size_bytes: int
    save_restore_list_gpm_offset_bytes: int
    save_restore_list_srm_ucode_ver: int
    save_restore_list_srm_feature_ver: int
    save_restore_list_srm_size_bytes: int
    save_restore_list_srm_offset_bytes: int
class rlc_firmware_header_v2_2(_tg.Struct):
    v2_1: rlc_firmware_header_v2_1
    rlc_iram_ucode_size_bytes: int
    rlc_iram_ucode_offset_bytes: int
    rlc_dram_ucode_size_bytes: int
    rlc_dram_ucode_offset_bytes: int
class rlc_firmware_header_v2_3(_tg.Struct):
    v2_2: rlc_firmware_header_v2_2
    rlcp_ucode_version: int
    rlcp_ucode_feature_version: int
    rlcp_ucode_size_bytes: int
    rlcp_ucode_offset_bytes: int
    rlcv_ucode_version: int
    rlcv_ucode_feature_version: int
    rlcv_ucode_size_bytes: int
    rlcv_ucode_offset_bytes: int
class rlc_firmware_header_v2_4(_tg.Struct):
    v2_3: rlc_firmware_header_v2_3
    global_tap_delays_ucode_size_bytes: int
    global_tap_delays_ucode_offset_bytes: int
    se0_tap_delays_ucode_size_bytes: int
    se0_tap_delays_ucode_offset_bytes: int
    se1_tap_delays_ucode_size_bytes: int
    se1_tap_delays_ucode_offset_bytes: int
    se2_tap_delays_ucode_size_bytes: int
    se2_tap_delays_ucode_offset_bytes: int
    se3_tap_delays_ucode_size_bytes: int
    se3_tap_delays_ucode_offset_bytes: int
class sdma_firmware_header_v1_0(_tg.Struct):
    header: common_firmware_header
    ucode_feature_version: int
    ucode_change_version: int
    jt_offset: int
    jt_size: int
class sdma_firmware_header_v1_1(_tg.Struct):
    v1_0: sdma_firmware_header_v1_0
    digest_size: int
class sdma_firmware_header_v2_0(_tg.Struct):
    header: common_firmware_header
    ucode_feature_version: int
    ctx_ucode_size_bytes: int
    ctx_jt_offset: int
    ctx_jt_size: int
    ctl_ucode_offset: int
    ctl_ucode_size_bytes: int
    ctl_jt_offset: int
    ctl_jt_size: int
class vpe_firmware_header_v1_0(_tg.Struct):
    header: common_firmware_header
    ucode_feature_version: int
    ctx_ucode_size_bytes: int
    ctx_jt_offset: int
    ctx_jt_size: int
    ctl_ucode_offset: int
    ctl_ucode_size_bytes: int
    ctl_jt_offset: int
    ctl_jt_size: int
class umsch_mm_firmware_header_v1_0(_tg.Struct):
    header: common_firmware_header
    umsch_mm_ucode_version: int
    umsch_mm_ucode_size_bytes: int
    umsch_mm_ucode_offset_bytes: int
    umsch_mm_ucode_data_version: int
    umsch_mm_ucode_data_size_bytes: int
    umsch_mm_ucode_data_offset_bytes: int
    umsch_mm_irq_start_addr_lo: int
    umsch_mm_irq_start_addr_hi: int
    umsch_mm_uc_start_addr_lo: int
    umsch_mm_uc_start_addr_hi: int
    umsch_mm_data_start_addr_lo: int
    umsch_mm_data_start_addr_hi: int
class sdma_firmware_header_v3_0(_tg.Struct):
    header: common_firmware_header
    ucode_feature_version: int
    ucode_offset_bytes: int
    ucode_size_bytes: int
class gpu_info_firmware_v1_0(_tg.Struct):
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
class gpu_info_firmware_v1_1(_tg.Struct):
    v1_0: gpu_info_firmware_v1_0
    num_sc_per_sh: int
    num_packer_per_sc: int
class gpu_info_firmware_v1_2(_tg.Struct):
    v1_1: gpu_info_firmware_v1_1
    soc_bounding_box: gpu_info_soc_bounding_box_v1_0
class gpu_info_soc_bounding_box_v1_0(_tg.Struct):
    sr_exit_time_us: int
    sr_enter_plus_exit_time_us: int
    urgent_latency_us: int
    urgent_latency_pixel_data_only_us: int
    urgent_latency_pixel_mixed_with_vm_data_us: int
    urgent_latency_vm_data_only_us: int
    writeback_latency_us: int
    ideal_dram_bw_after_urgent_percent: int
    pct_ideal_dram_sdp_bw_after_urgent_pixel_only: int
    pct_ideal_dram_sdp_bw_after_urgent_pixel_and_vm: int
    pct_ideal_dram_sdp_bw_after_urgent_vm_only: int
    max_avg_sdp_bw_use_normal_percent: int
    max_avg_dram_bw_use_normal_percent: int
    max_request_size_bytes: int
    downspread_percent: int
    dram_page_open_time_ns: int
    dram_rw_turnaround_time_ns: int
    dram_return_buffer_per_channel_bytes: int
    dram_channel_width_bytes: int
    fabric_datapath_to_dcn_data_return_bytes: int
    dcn_downspread_percent: int
    dispclk_dppclk_vco_speed_mhz: int
    dfs_vco_period_ps: int
    urgent_out_of_order_return_per_channel_pixel_only_bytes: int
    urgent_out_of_order_return_per_channel_pixel_and_vm_bytes: int
    urgent_out_of_order_return_per_channel_vm_only_bytes: int
    round_trip_ping_latency_dcfclk_cycles: int
    urgent_out_of_order_return_per_channel_bytes: int
    channel_interleave_bytes: int
    num_banks: int
    num_chans: int
    vmm_page_size_bytes: int
    dram_clock_change_latency_us: int
    writeback_dram_clock_change_latency_us: int
    return_bus_width_bytes: int
    voltage_override: int
    xfc_bus_transport_time_us: int
    xfc_xbuf_latency_tolerance_us: int
    use_urgent_burst_bw: int
    num_states: int
    clock_limits: Any
class gpu_info_voltage_scaling_v1_0(_tg.Struct):
    state: int
    dscclk_mhz: int
    dcfclk_mhz: int
    socclk_mhz: int
    dram_speed_mts: int
    fabricclk_mhz: int
    dispclk_mhz: int
    phyclk_mhz: int
    dppclk_mhz: int
class gpu_info_firmware_header_v1_0(_tg.Struct):
    header: common_firmware_header
    version_major: int
    version_minor: int
class dmcu_firmware_header_v1_0(_tg.Struct):
    header: common_firmware_header
    intv_offset_bytes: int
    intv_size_bytes: int
class dmcub_firmware_header_v1_0(_tg.Struct):
    header: common_firmware_header
    inst_const_bytes: int
    bss_data_bytes: int
class imu_firmware_header_v1_0(_tg.Struct):
    header: common_firmware_header
    imu_iram_ucode_size_bytes: int
    imu_iram_ucode_offset_bytes: int
    imu_dram_ucode_size_bytes: int
    imu_dram_ucode_offset_bytes: int
class amdgpu_firmware_header(_tg.Union):
    common: common_firmware_header
    mc: mc_firmware_header_v1_0
    smc: smc_firmware_header_v1_0
    smc_v2_0: smc_firmware_header_v2_0
    psp: psp_firmware_header_v1_0
    psp_v1_1: psp_firmware_header_v1_1
    psp_v1_3: psp_firmware_header_v1_3
    psp_v2_0: psp_firmware_header_v2_0
    psp_v2_1: psp_firmware_header_v2_0
    ta: ta_firmware_header_v1_0
    ta_v2_0: ta_firmware_header_v2_0
    gfx: gfx_firmware_header_v1_0
    gfx_v2_0: gfx_firmware_header_v2_0
    rlc: rlc_firmware_header_v1_0
    rlc_v2_0: rlc_firmware_header_v2_0
    rlc_v2_1: rlc_firmware_header_v2_1
    rlc_v2_2: rlc_firmware_header_v2_2
    rlc_v2_3: rlc_firmware_header_v2_3
    rlc_v2_4: rlc_firmware_header_v2_4
    sdma: sdma_firmware_header_v1_0
    sdma_v1_1: sdma_firmware_header_v1_1
    sdma_v2_0: sdma_firmware_header_v2_0
    sdma_v3_0: sdma_firmware_header_v3_0
    gpu_info: gpu_info_firmware_header_v1_0
    dmcu: dmcu_firmware_header_v1_0
    dmcub: dmcub_firmware_header_v1_0
    imu: imu_firmware_header_v1_0
    raw: Any
class amdgpu_firmware_info(_tg.Struct):
    ucode_id: int
    fw: Any
    mc_addr: int
    kaddr: int | None
    ucode_size: int
    tmr_mc_addr_lo: int
    tmr_mc_addr_hi: int
class firmware(_tg.Struct): ...
class amdgpu_firmware(_tg.Struct):
    ucode: Any
    load_type: int
    fw_buf: Any
    fw_size: int
    max_ucodes: int
    funcs: Any
    rbuf: Any
    mutex: mutex
    gpu_info_fw: Any
    fw_buf_ptr: int | None
    fw_buf_mc: int
class amdgpu_bo(_tg.Struct): ...
class amdgpu_psp_funcs(_tg.Struct): ...
class mutex(_tg.Struct):
    owner: int | None
class kicker_device(_tg.Struct):
    device: int
    revision: int
class amdgpu_device(_tg.Struct): ...
psp_fw_type: Any
ta_fw_type: Any
AMDGPU_UCODE_ID: Any
AMDGPU_UCODE_STATUS: Any
amdgpu_firmware_load_type: Any
def amdgpu_ucode_print_mc_hdr(hdr: Any) -> None: ...
def amdgpu_ucode_print_smc_hdr(hdr: Any) -> None: ...
def amdgpu_ucode_print_imu_hdr(hdr: Any) -> None: ...
def amdgpu_ucode_print_gfx_hdr(hdr: Any) -> None: ...
def amdgpu_ucode_print_rlc_hdr(hdr: Any) -> None: ...
def amdgpu_ucode_print_sdma_hdr(hdr: Any) -> None: ...
def amdgpu_ucode_print_psp_hdr(hdr: Any) -> None: ...
def amdgpu_ucode_print_gpu_info_hdr(hdr: Any) -> None: ...
def amdgpu_ucode_request(adev: Any, fw: Any, fmt: Any, *more: Any) -> int: ...
def amdgpu_ucode_release(fw: Any) -> None: ...
def amdgpu_ucode_hdr_version(hdr: Any, hdr_major: int, hdr_minor: int) -> bool: ...
def amdgpu_ucode_init_bo(adev: Any) -> int: ...
def amdgpu_ucode_create_bo(adev: Any) -> int: ...
def amdgpu_ucode_sysfs_init(adev: Any) -> int: ...
def amdgpu_ucode_free_bo(adev: Any) -> None: ...
def amdgpu_ucode_sysfs_fini(adev: Any) -> None: ...
def amdgpu_ucode_get_load_type(adev: Any, load_type: int) -> int: ...
def amdgpu_ucode_name(ucode_id: int) -> bytes | None: ...
def amdgpu_ucode_ip_version_decode(adev: Any, block_type: int, ucode_prefix: Any, len: int) -> None: ...
def amdgpu_is_kicker_fw(adev: Any) -> bool: ...
PSP_FW_TYPE_UNKOWN: Final = 0
PSP_FW_TYPE_PSP_SOS: Final = 1
PSP_FW_TYPE_PSP_SYS_DRV: Final = 2
PSP_FW_TYPE_PSP_KDB: Final = 3
PSP_FW_TYPE_PSP_TOC: Final = 4
PSP_FW_TYPE_PSP_SPL: Final = 5
PSP_FW_TYPE_PSP_RL: Final = 6
PSP_FW_TYPE_PSP_SOC_DRV: Final = 7
PSP_FW_TYPE_PSP_INTF_DRV: Final = 8
PSP_FW_TYPE_PSP_DBG_DRV: Final = 9
PSP_FW_TYPE_PSP_RAS_DRV: Final = 10
PSP_FW_TYPE_PSP_IPKEYMGR_DRV: Final = 11
PSP_FW_TYPE_MAX_INDEX: Final = 12
TA_FW_TYPE_UNKOWN: Final = 0
TA_FW_TYPE_PSP_ASD: Final = 1
TA_FW_TYPE_PSP_XGMI: Final = 2
TA_FW_TYPE_PSP_RAS: Final = 3
TA_FW_TYPE_PSP_HDCP: Final = 4
TA_FW_TYPE_PSP_DTM: Final = 5
TA_FW_TYPE_PSP_RAP: Final = 6
TA_FW_TYPE_PSP_SECUREDISPLAY: Final = 7
TA_FW_TYPE_MAX_INDEX: Final = 8
AMDGPU_UCODE_ID_CAP: Final = 0
AMDGPU_UCODE_ID_SDMA0: Final = 1
AMDGPU_UCODE_ID_SDMA1: Final = 2
AMDGPU_UCODE_ID_SDMA2: Final = 3
AMDGPU_UCODE_ID_SDMA3: Final = 4
AMDGPU_UCODE_ID_SDMA4: Final = 5
AMDGPU_UCODE_ID_SDMA5: Final = 6
AMDGPU_UCODE_ID_SDMA6: Final = 7
AMDGPU_UCODE_ID_SDMA7: Final = 8
AMDGPU_UCODE_ID_SDMA_UCODE_TH0: Final = 9
AMDGPU_UCODE_ID_SDMA_UCODE_TH1: Final = 10
AMDGPU_UCODE_ID_SDMA_RS64: Final = 11
AMDGPU_UCODE_ID_CP_CE: Final = 12
AMDGPU_UCODE_ID_CP_PFP: Final = 13
AMDGPU_UCODE_ID_CP_ME: Final = 14
AMDGPU_UCODE_ID_CP_RS64_PFP: Final = 15
AMDGPU_UCODE_ID_CP_RS64_ME: Final = 16
AMDGPU_UCODE_ID_CP_RS64_MEC: Final = 17
AMDGPU_UCODE_ID_CP_RS64_PFP_P0_STACK: Final = 18
AMDGPU_UCODE_ID_CP_RS64_PFP_P1_STACK: Final = 19
AMDGPU_UCODE_ID_CP_RS64_ME_P0_STACK: Final = 20
AMDGPU_UCODE_ID_CP_RS64_ME_P1_STACK: Final = 21
AMDGPU_UCODE_ID_CP_RS64_MEC_P0_STACK: Final = 22
AMDGPU_UCODE_ID_CP_RS64_MEC_P1_STACK: Final = 23
AMDGPU_UCODE_ID_CP_RS64_MEC_P2_STACK: Final = 24
AMDGPU_UCODE_ID_CP_RS64_MEC_P3_STACK: Final = 25
AMDGPU_UCODE_ID_CP_MEC1: Final = 26
AMDGPU_UCODE_ID_CP_MEC1_JT: Final = 27
AMDGPU_UCODE_ID_CP_MEC2: Final = 28
AMDGPU_UCODE_ID_CP_MEC2_JT: Final = 29
AMDGPU_UCODE_ID_CP_MES: Final = 30
AMDGPU_UCODE_ID_CP_MES_DATA: Final = 31
AMDGPU_UCODE_ID_CP_MES1: Final = 32
AMDGPU_UCODE_ID_CP_MES1_DATA: Final = 33
AMDGPU_UCODE_ID_IMU_I: Final = 34
AMDGPU_UCODE_ID_IMU_D: Final = 35
AMDGPU_UCODE_ID_GLOBAL_TAP_DELAYS: Final = 36
AMDGPU_UCODE_ID_SE0_TAP_DELAYS: Final = 37
AMDGPU_UCODE_ID_SE1_TAP_DELAYS: Final = 38
AMDGPU_UCODE_ID_SE2_TAP_DELAYS: Final = 39
AMDGPU_UCODE_ID_SE3_TAP_DELAYS: Final = 40
AMDGPU_UCODE_ID_RLC_RESTORE_LIST_CNTL: Final = 41
AMDGPU_UCODE_ID_RLC_RESTORE_LIST_GPM_MEM: Final = 42
AMDGPU_UCODE_ID_RLC_RESTORE_LIST_SRM_MEM: Final = 43
AMDGPU_UCODE_ID_RLC_IRAM: Final = 44
AMDGPU_UCODE_ID_RLC_DRAM: Final = 45
AMDGPU_UCODE_ID_RLC_P: Final = 46
AMDGPU_UCODE_ID_RLC_V: Final = 47
AMDGPU_UCODE_ID_RLC_G: Final = 48
AMDGPU_UCODE_ID_STORAGE: Final = 49
AMDGPU_UCODE_ID_SMC: Final = 50
AMDGPU_UCODE_ID_PPTABLE: Final = 51
AMDGPU_UCODE_ID_UVD: Final = 52
AMDGPU_UCODE_ID_UVD1: Final = 53
AMDGPU_UCODE_ID_VCE: Final = 54
AMDGPU_UCODE_ID_VCN: Final = 55
AMDGPU_UCODE_ID_VCN1: Final = 56
AMDGPU_UCODE_ID_DMCU_ERAM: Final = 57
AMDGPU_UCODE_ID_DMCU_INTV: Final = 58
AMDGPU_UCODE_ID_VCN0_RAM: Final = 59
AMDGPU_UCODE_ID_VCN1_RAM: Final = 60
AMDGPU_UCODE_ID_DMCUB: Final = 61
AMDGPU_UCODE_ID_VPE_CTX: Final = 62
AMDGPU_UCODE_ID_VPE_CTL: Final = 63
AMDGPU_UCODE_ID_VPE: Final = 64
AMDGPU_UCODE_ID_UMSCH_MM_UCODE: Final = 65
AMDGPU_UCODE_ID_UMSCH_MM_DATA: Final = 66
AMDGPU_UCODE_ID_UMSCH_MM_CMD_BUFFER: Final = 67
AMDGPU_UCODE_ID_P2S_TABLE: Final = 68
AMDGPU_UCODE_ID_JPEG_RAM: Final = 69
AMDGPU_UCODE_ID_ISP: Final = 70
AMDGPU_UCODE_ID_MAXIMUM: Final = 71
AMDGPU_UCODE_STATUS_INVALID: Final = 0
AMDGPU_UCODE_STATUS_NOT_LOADED: Final = 1
AMDGPU_UCODE_STATUS_LOADED: Final = 2
AMDGPU_FW_LOAD_DIRECT: Final = 0
AMDGPU_FW_LOAD_PSP: Final = 1
AMDGPU_FW_LOAD_SMU: Final = 2
AMDGPU_FW_LOAD_RLC_BACKDOOR_AUTO: Final = 3
UCODE_MAX_PSP_PACKAGING: Final = 26
AMDGPU_SDMA0_UCODE_LOADED: Final = 1
AMDGPU_SDMA1_UCODE_LOADED: Final = 2
AMDGPU_CPCE_UCODE_LOADED: Final = 4
AMDGPU_CPPFP_UCODE_LOADED: Final = 8
AMDGPU_CPME_UCODE_LOADED: Final = 16
AMDGPU_CPMEC1_UCODE_LOADED: Final = 32
AMDGPU_CPMEC2_UCODE_LOADED: Final = 64
AMDGPU_CPRLC_UCODE_LOADED: Final = 256
