from typing import Any, Final

from . import _runtime as _tg

class psp_gfx_ctrl(_tg.Struct):
    cmd_resp: int
    rbi_wptr: int
    rbi_rptr: int
    gpcom_wptr: int
    gpcom_rptr: int
    ring_addr_lo: int
    ring_addr_hi: int
    ring_buf_size: int
class psp_gfx_cmd_load_ta(_tg.Struct):
    app_phy_addr_lo: int
    app_phy_addr_hi: int
    app_len: int
    cmd_buf_phy_addr_lo: int
    cmd_buf_phy_addr_hi: int
    cmd_buf_len: int
class psp_gfx_cmd_unload_ta(_tg.Struct):
    session_id: int
class psp_gfx_buf_desc(_tg.Struct):
    buf_phy_addr_lo: int
    buf_phy_addr_hi: int
    buf_size: int
class psp_gfx_buf_list(_tg.Struct):
    num_desc: int
    total_size: int
    buf_desc: Any
class psp_gfx_cmd_invoke_cmd(_tg.Struct):
    session_id: int
    ta_cmd_id: int
    buf: psp_gfx_buf_list
class psp_gfx_cmd_setup_tmr(_tg.Struct):
    buf_phy_addr_lo: int
    buf_phy_addr_hi: int
    buf_size: int
    bitfield: psp_gfx_cmd_setup_tmr_anonymous_3_bitfield
    tmr_flags: int
    system_phy_addr_lo: int
    system_phy_addr_hi: int
class psp_gfx_cmd_setup_tmr_anonymous_3(_tg.Union):
    bitfield: psp_gfx_cmd_setup_tmr_anonymous_3_bitfield
    tmr_flags: int
class psp_gfx_cmd_setup_tmr_anonymous_3_bitfield(_tg.Struct):
    sriov_enabled: int
    virt_phy_addr: int
    reserved: int
class psp_gfx_cmd_load_ip_fw(_tg.Struct):
    fw_phy_addr_lo: int
    fw_phy_addr_hi: int
    fw_size: int
    fw_type: int
class psp_gfx_cmd_save_restore_ip_fw(_tg.Struct):
    save_fw: int
    save_restore_addr_lo: int
    save_restore_addr_hi: int
    buf_size: int
    fw_type: int
class psp_gfx_cmd_reg_prog(_tg.Struct):
    reg_value: int
    reg_id: int
class psp_gfx_cmd_load_toc(_tg.Struct):
    toc_phy_addr_lo: int
    toc_phy_addr_hi: int
    toc_size: int
class psp_gfx_cmd_boot_cfg(_tg.Struct):
    timestamp: int
    sub_cmd: int
    boot_config: int
    boot_config_valid: int
class psp_gfx_cmd_sriov_spatial_part(_tg.Struct):
    mode: int
    override_ips: int
    override_xcds_avail: int
    override_this_aid: int
class psp_gfx_commands(_tg.Union):
    cmd_load_ta: psp_gfx_cmd_load_ta
    cmd_unload_ta: psp_gfx_cmd_unload_ta
    cmd_invoke_cmd: psp_gfx_cmd_invoke_cmd
    cmd_setup_tmr: psp_gfx_cmd_setup_tmr
    cmd_load_ip_fw: psp_gfx_cmd_load_ip_fw
    cmd_save_restore_ip_fw: psp_gfx_cmd_save_restore_ip_fw
    cmd_setup_reg_prog: psp_gfx_cmd_reg_prog
    cmd_setup_vmr: psp_gfx_cmd_setup_tmr
    cmd_load_toc: psp_gfx_cmd_load_toc
    boot_cfg: psp_gfx_cmd_boot_cfg
    cmd_spatial_part: psp_gfx_cmd_sriov_spatial_part
class psp_gfx_uresp_reserved(_tg.Struct):
    reserved: Any
class psp_gfx_uresp_fwar_db_info(_tg.Struct):
    fwar_db_addr_lo: int
    fwar_db_addr_hi: int
class psp_gfx_uresp_bootcfg(_tg.Struct):
    boot_cfg: int
class psp_gfx_uresp(_tg.Union):
    reserved: psp_gfx_uresp_reserved
    boot_cfg: psp_gfx_uresp_bootcfg
    fwar_db_info: psp_gfx_uresp_fwar_db_info
class psp_gfx_resp(_tg.Struct):
    status: int
    session_id: int
    fw_addr_lo: int
    fw_addr_hi: int
    tmr_size: int
    reserved: Any
    uresp: psp_gfx_uresp
class psp_gfx_cmd_resp(_tg.Struct):
    buf_size: int
    buf_version: int
    cmd_id: int
    resp_buf_addr_lo: int
    resp_buf_addr_hi: int
    resp_offset: int
    resp_buf_size: int
    cmd: psp_gfx_commands
    reserved_1: Any
    resp: psp_gfx_resp
    reserved_2: Any
class psp_gfx_rb_frame(_tg.Struct):
    cmd_buf_addr_lo: int
    cmd_buf_addr_hi: int
    cmd_buf_size: int
    fence_addr_lo: int
    fence_addr_hi: int
    fence_value: int
    sid_lo: int
    sid_hi: int
    vmid: int
    frame_type: int
    reserved1: Any
    reserved2: Any
psp_gfx_crtl_cmd_id: Any
psp_gfx_cmd_id: Any
psp_gfx_boot_config_cmd: Any
psp_gfx_boot_config: Any
psp_gfx_fw_type: Any
tee_error_code: Any
GFX_CTRL_CMD_ID_INIT_RBI_RING: Final = 0x10000
GFX_CTRL_CMD_ID_INIT_GPCOM_RING: Final = 0x20000
GFX_CTRL_CMD_ID_DESTROY_RINGS: Final = 0x30000
GFX_CTRL_CMD_ID_CAN_INIT_RINGS: Final = 0x40000
GFX_CTRL_CMD_ID_ENABLE_INT: Final = 0x50000
GFX_CTRL_CMD_ID_DISABLE_INT: Final = 0x60000
GFX_CTRL_CMD_ID_MODE1_RST: Final = 0x70000
GFX_CTRL_CMD_ID_GBR_IH_SET: Final = 0x80000
GFX_CTRL_CMD_ID_CONSUME_CMD: Final = 0x90000
GFX_CTRL_CMD_ID_DESTROY_GPCOM_RING: Final = 0xc0000
GFX_CTRL_CMD_ID_MAX: Final = 0xf0000
GFX_CMD_ID_LOAD_TA: Final = 1
GFX_CMD_ID_UNLOAD_TA: Final = 2
GFX_CMD_ID_INVOKE_CMD: Final = 3
GFX_CMD_ID_LOAD_ASD: Final = 4
GFX_CMD_ID_SETUP_TMR: Final = 5
GFX_CMD_ID_LOAD_IP_FW: Final = 6
GFX_CMD_ID_DESTROY_TMR: Final = 7
GFX_CMD_ID_SAVE_RESTORE: Final = 8
GFX_CMD_ID_SETUP_VMR: Final = 9
GFX_CMD_ID_DESTROY_VMR: Final = 10
GFX_CMD_ID_PROG_REG: Final = 11
GFX_CMD_ID_GET_FW_ATTESTATION: Final = 15
GFX_CMD_ID_LOAD_TOC: Final = 32
GFX_CMD_ID_AUTOLOAD_RLC: Final = 33
GFX_CMD_ID_BOOT_CFG: Final = 34
GFX_CMD_ID_SRIOV_SPATIAL_PART: Final = 39
BOOTCFG_CMD_SET: Final = 1
BOOTCFG_CMD_GET: Final = 2
BOOTCFG_CMD_INVALIDATE: Final = 3
BOOT_CONFIG_GECC: Final = 1
GFX_FW_TYPE_NONE: Final = 0
GFX_FW_TYPE_CP_ME: Final = 1
GFX_FW_TYPE_CP_PFP: Final = 2
GFX_FW_TYPE_CP_CE: Final = 3
GFX_FW_TYPE_CP_MEC: Final = 4
GFX_FW_TYPE_CP_MEC_ME1: Final = 5
GFX_FW_TYPE_CP_MEC_ME2: Final = 6
GFX_FW_TYPE_RLC_V: Final = 7
GFX_FW_TYPE_RLC_G: Final = 8
GFX_FW_TYPE_SDMA0: Final = 9
GFX_FW_TYPE_SDMA1: Final = 10
GFX_FW_TYPE_DMCU_ERAM: Final = 11
GFX_FW_TYPE_DMCU_ISR: Final = 12
GFX_FW_TYPE_VCN: Final = 13
GFX_FW_TYPE_UVD: Final = 14
GFX_FW_TYPE_VCE: Final = 15
GFX_FW_TYPE_ISP: Final = 16
GFX_FW_TYPE_ACP: Final = 17
GFX_FW_TYPE_SMU: Final = 18
GFX_FW_TYPE_MMSCH: Final = 19
GFX_FW_TYPE_RLC_RESTORE_LIST_GPM_MEM: Final = 20
GFX_FW_TYPE_RLC_RESTORE_LIST_SRM_MEM: Final = 21
GFX_FW_TYPE_RLC_RESTORE_LIST_SRM_CNTL: Final = 22
GFX_FW_TYPE_UVD1: Final = 23
GFX_FW_TYPE_TOC: Final = 24
GFX_FW_TYPE_RLC_P: Final = 25
GFX_FW_TYPE_RLC_IRAM: Final = 26
GFX_FW_TYPE_GLOBAL_TAP_DELAYS: Final = 27
GFX_FW_TYPE_SE0_TAP_DELAYS: Final = 28
GFX_FW_TYPE_SE1_TAP_DELAYS: Final = 29
GFX_FW_TYPE_GLOBAL_SE0_SE1_SKEW_DELAYS: Final = 30
GFX_FW_TYPE_SDMA0_JT: Final = 31
GFX_FW_TYPE_SDMA1_JT: Final = 32
GFX_FW_TYPE_CP_MES: Final = 33
GFX_FW_TYPE_MES_STACK: Final = 34
GFX_FW_TYPE_RLC_SRM_DRAM_SR: Final = 35
GFX_FW_TYPE_RLCG_SCRATCH_SR: Final = 36
GFX_FW_TYPE_RLCP_SCRATCH_SR: Final = 37
GFX_FW_TYPE_RLCV_SCRATCH_SR: Final = 38
GFX_FW_TYPE_RLX6_DRAM_SR: Final = 39
GFX_FW_TYPE_SDMA0_PG_CONTEXT: Final = 40
GFX_FW_TYPE_SDMA1_PG_CONTEXT: Final = 41
GFX_FW_TYPE_GLOBAL_MUX_SELECT_RAM: Final = 42
GFX_FW_TYPE_SE0_MUX_SELECT_RAM: Final = 43
GFX_FW_TYPE_SE1_MUX_SELECT_RAM: Final = 44
GFX_FW_TYPE_ACCUM_CTRL_RAM: Final = 45
GFX_FW_TYPE_RLCP_CAM: Final = 46
GFX_FW_TYPE_RLC_SPP_CAM_EXT: Final = 47
GFX_FW_TYPE_RLC_DRAM_BOOT: Final = 48
GFX_FW_TYPE_VCN0_RAM: Final = 49
GFX_FW_TYPE_VCN1_RAM: Final = 50
GFX_FW_TYPE_DMUB: Final = 51
GFX_FW_TYPE_SDMA2: Final = 52
GFX_FW_TYPE_SDMA3: Final = 53
GFX_FW_TYPE_SDMA4: Final = 54
GFX_FW_TYPE_SDMA5: Final = 55
GFX_FW_TYPE_SDMA6: Final = 56
GFX_FW_TYPE_SDMA7: Final = 57
GFX_FW_TYPE_VCN1: Final = 58
GFX_FW_TYPE_CAP: Final = 62
GFX_FW_TYPE_SE2_TAP_DELAYS: Final = 65
GFX_FW_TYPE_SE3_TAP_DELAYS: Final = 66
GFX_FW_TYPE_REG_LIST: Final = 67
GFX_FW_TYPE_IMU_I: Final = 68
GFX_FW_TYPE_IMU_D: Final = 69
GFX_FW_TYPE_LSDMA: Final = 70
GFX_FW_TYPE_SDMA_UCODE_TH0: Final = 71
GFX_FW_TYPE_SDMA_UCODE_TH1: Final = 72
GFX_FW_TYPE_PPTABLE: Final = 73
GFX_FW_TYPE_DISCRETE_USB4: Final = 74
GFX_FW_TYPE_TA: Final = 75
GFX_FW_TYPE_RS64_MES: Final = 76
GFX_FW_TYPE_RS64_MES_STACK: Final = 77
GFX_FW_TYPE_RS64_KIQ: Final = 78
GFX_FW_TYPE_RS64_KIQ_STACK: Final = 79
GFX_FW_TYPE_ISP_DATA: Final = 80
GFX_FW_TYPE_CP_MES_KIQ: Final = 81
GFX_FW_TYPE_MES_KIQ_STACK: Final = 82
GFX_FW_TYPE_UMSCH_DATA: Final = 83
GFX_FW_TYPE_UMSCH_UCODE: Final = 84
GFX_FW_TYPE_UMSCH_CMD_BUFFER: Final = 85
GFX_FW_TYPE_USB_DP_COMBO_PHY: Final = 86
GFX_FW_TYPE_RS64_PFP: Final = 87
GFX_FW_TYPE_RS64_ME: Final = 88
GFX_FW_TYPE_RS64_MEC: Final = 89
GFX_FW_TYPE_RS64_PFP_P0_STACK: Final = 90
GFX_FW_TYPE_RS64_PFP_P1_STACK: Final = 91
GFX_FW_TYPE_RS64_ME_P0_STACK: Final = 92
GFX_FW_TYPE_RS64_ME_P1_STACK: Final = 93
GFX_FW_TYPE_RS64_MEC_P0_STACK: Final = 94
GFX_FW_TYPE_RS64_MEC_P1_STACK: Final = 95
GFX_FW_TYPE_RS64_MEC_P2_STACK: Final = 96
GFX_FW_TYPE_RS64_MEC_P3_STACK: Final = 97
GFX_FW_TYPE_VPEC_FW1: Final = 100
GFX_FW_TYPE_VPEC_FW2: Final = 101
GFX_FW_TYPE_VPE: Final = 102
GFX_FW_TYPE_JPEG_RAM: Final = 128
GFX_FW_TYPE_P2S_TABLE: Final = 129
GFX_FW_TYPE_MAX: Final = 130
TEE_SUCCESS: Final = 0
TEE_ERROR_CANCEL: Final = 0xffff0002
TEE_ERROR_NOT_SUPPORTED: Final = 0xffff000a
PSP_GFX_CMD_BUF_VERSION: Final = 1
GFX_CMD_STATUS_MASK: Final = 0xffff
GFX_CMD_ID_MASK: Final = 0xf0000
GFX_CMD_RESERVED_MASK: Final = 0x7ff00000
GFX_CMD_RESPONSE_MASK: Final = 0x80000000
C2PMSG_CMD_GFX_USB_PD_FW_VER: Final = 0x2000000
GFX_FLAG_RESPONSE: Final = 0x80000000
GFX_BUF_MAX_DESC: Final = 64
FRAME_TYPE_DESTROY: Final = 1
PSP_ERR_UNKNOWN_COMMAND: Final = 256
