from typing import Any, Final

from . import _runtime as _tg

class MES_API_HEADER(_tg.Union):
    type: int
    opcode: int
    dwsize: int
    reserved: int
    u32All: int
class MES_API_HEADER_anonymous_0(_tg.Struct):
    type: int
    opcode: int
    dwsize: int
    reserved: int
class MES_API_STATUS(_tg.Struct):
    api_completion_fence_addr: int
    api_completion_fence_value: int
class MES_LOG_CONTEXT_STATE_CHANGE(_tg.Struct):
    h_context: int | None
    new_context_state: int
class MES_LOG_QUEUE_NEW_WORK(_tg.Struct):
    h_queue: int
    reserved: int
class MES_LOG_QUEUE_UNWAIT_SYNC_OBJECT(_tg.Struct):
    h_queue: int
    h_sync_object: int
class MES_LOG_QUEUE_NO_MORE_WORK(_tg.Struct):
    h_queue: int
    reserved: int
class MES_LOG_QUEUE_WAIT_SYNC_OBJECT(_tg.Struct):
    h_queue: int
    h_sync_object: int
class MES_LOG_ENTRY_HEADER(_tg.Struct):
    first_free_entry_index: int
    wraparound_count: int
    number_of_entries: int
    reserved: Any
class MES_LOG_ENTRY_DATA(_tg.Struct):
    gpu_time_stamp: int
    operation_type: int
    reserved_operation_type_bits: int
    context_state_change: MES_LOG_CONTEXT_STATE_CHANGE
    queue_new_work: MES_LOG_QUEUE_NEW_WORK
    queue_unwait_sync_object: MES_LOG_QUEUE_UNWAIT_SYNC_OBJECT
    queue_no_more_work: MES_LOG_QUEUE_NO_MORE_WORK
    queue_wait_sync_object: MES_LOG_QUEUE_WAIT_SYNC_OBJECT
    all: Any
class MES_LOG_ENTRY_DATA_anonymous_3(_tg.Union):
    context_state_change: MES_LOG_CONTEXT_STATE_CHANGE
    queue_new_work: MES_LOG_QUEUE_NEW_WORK
    queue_unwait_sync_object: MES_LOG_QUEUE_UNWAIT_SYNC_OBJECT
    queue_no_more_work: MES_LOG_QUEUE_NO_MORE_WORK
    queue_wait_sync_object: MES_LOG_QUEUE_WAIT_SYNC_OBJECT
    all: Any
class MES_LOG_BUFFER(_tg.Struct):
    header: MES_LOG_ENTRY_HEADER
    entries: Any
class MESAPI_SET_HW_RESOURCES(_tg.Union):
    header: MES_API_HEADER
    vmid_mask_mmhub: int
    vmid_mask_gfxhub: int
    gds_size: int
    paging_vmid: int
    compute_hqd_mask: Any
    gfx_hqd_mask: Any
    sdma_hqd_mask: Any
    aggregated_doorbells: Any
    g_sch_ctx_gpu_mc_ptr: int
    query_status_fence_gpu_mc_ptr: int
    gc_base: Any
    mmhub_base: Any
    osssys_base: Any
    api_status: MES_API_STATUS
    disable_reset: int
    use_different_vmid_compute: int
    disable_mes_log: int
    apply_mmhub_pgvm_invalidate_ack_loss_wa: int
    apply_grbm_remote_register_dummy_read_wa: int
    second_gfx_pipe_enabled: int
    enable_level_process_quantum_check: int
    legacy_sch_mode: int
    disable_add_queue_wptr_mc_addr: int
    enable_mes_event_int_logging: int
    enable_reg_active_poll: int
    use_disable_queue_in_legacy_uq_preemption: int
    send_write_data: int
    os_tdr_timeout_override: int
    use_rs64mem_for_proc_gang_ctx: int
    use_add_queue_unmap_flag_addr: int
    enable_mes_sch_stb_log: int
    limit_single_process: int
    is_strix_tmz_wa_enabled: int
    enable_lr_compute_wa: int
    reserved: int
    uint32_t_all: int
    oversubscription_timer: int
    doorbell_info: int
    event_intr_history_gpu_mc_ptr: int
    timestamp: int
    os_tdr_timeout_in_sec: int
    max_dwords_in_api: Any
class MESAPI_SET_HW_RESOURCES_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    vmid_mask_mmhub: int
    vmid_mask_gfxhub: int
    gds_size: int
    paging_vmid: int
    compute_hqd_mask: Any
    gfx_hqd_mask: Any
    sdma_hqd_mask: Any
    aggregated_doorbells: Any
    g_sch_ctx_gpu_mc_ptr: int
    query_status_fence_gpu_mc_ptr: int
    gc_base: Any
    mmhub_base: Any
    osssys_base: Any
    api_status: MES_API_STATUS
    disable_reset: int
    use_different_vmid_compute: int
    disable_mes_log: int
    apply_mmhub_pgvm_invalidate_ack_loss_wa: int
    apply_grbm_remote_register_dummy_read_wa: int
    second_gfx_pipe_enabled: int
    enable_level_process_quantum_check: int
    legacy_sch_mode: int
    disable_add_queue_wptr_mc_addr: int
    enable_mes_event_int_logging: int
    enable_reg_active_poll: int
    use_disable_queue_in_legacy_uq_preemption: int
    send_write_data: int
    os_tdr_timeout_override: int
    use_rs64mem_for_proc_gang_ctx: int
    use_add_queue_unmap_flag_addr: int
    enable_mes_sch_stb_log: int
    limit_single_process: int
    is_strix_tmz_wa_enabled: int
    enable_lr_compute_wa: int
    reserved: int
    uint32_t_all: int
    oversubscription_timer: int
    doorbell_info: int
    event_intr_history_gpu_mc_ptr: int
    timestamp: int
    os_tdr_timeout_in_sec: int
class MESAPI_SET_HW_RESOURCES_anonymous_0_anonymous_15(_tg.Union):
    disable_reset: int
    use_different_vmid_compute: int
    disable_mes_log: int
    apply_mmhub_pgvm_invalidate_ack_loss_wa: int
    apply_grbm_remote_register_dummy_read_wa: int
    second_gfx_pipe_enabled: int
    enable_level_process_quantum_check: int
    legacy_sch_mode: int
    disable_add_queue_wptr_mc_addr: int
    enable_mes_event_int_logging: int
    enable_reg_active_poll: int
    use_disable_queue_in_legacy_uq_preemption: int
    send_write_data: int
    os_tdr_timeout_override: int
    use_rs64mem_for_proc_gang_ctx: int
    use_add_queue_unmap_flag_addr: int
    enable_mes_sch_stb_log: int
    limit_single_process: int
    is_strix_tmz_wa_enabled: int
    enable_lr_compute_wa: int
    reserved: int
    uint32_t_all: int
class MESAPI_SET_HW_RESOURCES_anonymous_0_anonymous_15_anonymous_0(_tg.Struct):
    disable_reset: int
    use_different_vmid_compute: int
    disable_mes_log: int
    apply_mmhub_pgvm_invalidate_ack_loss_wa: int
    apply_grbm_remote_register_dummy_read_wa: int
    second_gfx_pipe_enabled: int
    enable_level_process_quantum_check: int
    legacy_sch_mode: int
    disable_add_queue_wptr_mc_addr: int
    enable_mes_event_int_logging: int
    enable_reg_active_poll: int
    use_disable_queue_in_legacy_uq_preemption: int
    send_write_data: int
    os_tdr_timeout_override: int
    use_rs64mem_for_proc_gang_ctx: int
    use_add_queue_unmap_flag_addr: int
    enable_mes_sch_stb_log: int
    limit_single_process: int
    is_strix_tmz_wa_enabled: int
    enable_lr_compute_wa: int
    reserved: int
class MESAPI_SET_HW_RESOURCES_1(_tg.Union):
    header: MES_API_HEADER
    api_status: MES_API_STATUS
    timestamp: int
    enable_mes_info_ctx: int
    reserved: int
    uint32_all: int
    mes_info_ctx_mc_addr: int
    mes_info_ctx_size: int
    reserved1: int
    cleaner_shader_fence_mc_addr: int
    max_dwords_in_api: Any
class MESAPI_SET_HW_RESOURCES_1_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    api_status: MES_API_STATUS
    timestamp: int
    enable_mes_info_ctx: int
    reserved: int
    uint32_all: int
    mes_info_ctx_mc_addr: int
    mes_info_ctx_size: int
    reserved1: int
    cleaner_shader_fence_mc_addr: int
class MESAPI_SET_HW_RESOURCES_1_anonymous_0_anonymous_3(_tg.Union):
    enable_mes_info_ctx: int
    reserved: int
    uint32_all: int
class MESAPI_SET_HW_RESOURCES_1_anonymous_0_anonymous_3_anonymous_0(_tg.Struct):
    enable_mes_info_ctx: int
    reserved: int
class MESAPI__ADD_QUEUE(_tg.Union):
    header: MES_API_HEADER
    process_id: int
    page_table_base_addr: int
    process_va_start: int
    process_va_end: int
    process_quantum: int
    process_context_addr: int
    gang_quantum: int
    gang_context_addr: int
    inprocess_gang_priority: int
    gang_global_priority_level: int
    doorbell_offset: int
    mqd_addr: int
    wptr_addr: int
    h_context: int
    h_queue: int
    queue_type: int
    gds_base: int
    gds_size: int
    gws_base: int
    gws_size: int
    oa_mask: int
    trap_handler_addr: int
    vm_context_cntl: int
    paging: int
    debug_vmid: int
    program_gds: int
    is_gang_suspended: int
    is_tmz_queue: int
    map_kiq_utility_queue: int
    is_kfd_process: int
    trap_en: int
    is_aql_queue: int
    skip_process_ctx_clear: int
    map_legacy_kq: int
    exclusively_scheduled: int
    is_long_running: int
    is_dwm_queue: int
    is_video_blit_queue: int
    reserved: int
    api_status: MES_API_STATUS
    tma_addr: int
    sch_id: int
    timestamp: int
    process_context_array_index: int
    gang_context_array_index: int
    pipe_id: int
    queue_id: int
    alignment_mode_setting: int
    unmap_flag_addr: int
    max_dwords_in_api: Any
class MESAPI__ADD_QUEUE_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    process_id: int
    page_table_base_addr: int
    process_va_start: int
    process_va_end: int
    process_quantum: int
    process_context_addr: int
    gang_quantum: int
    gang_context_addr: int
    inprocess_gang_priority: int
    gang_global_priority_level: int
    doorbell_offset: int
    mqd_addr: int
    wptr_addr: int
    h_context: int
    h_queue: int
    queue_type: int
    gds_base: int
    gds_size: int
    gws_base: int
    gws_size: int
    oa_mask: int
    trap_handler_addr: int
    vm_context_cntl: int
    paging: int
    debug_vmid: int
    program_gds: int
    is_gang_suspended: int
    is_tmz_queue: int
    map_kiq_utility_queue: int
    is_kfd_process: int
    trap_en: int
    is_aql_queue: int
    skip_process_ctx_clear: int
    map_legacy_kq: int
    exclusively_scheduled: int
    is_long_running: int
    is_dwm_queue: int
    is_video_blit_queue: int
    reserved: int
    api_status: MES_API_STATUS
    tma_addr: int
    sch_id: int
    timestamp: int
    process_context_array_index: int
    gang_context_array_index: int
    pipe_id: int
    queue_id: int
    alignment_mode_setting: int
    unmap_flag_addr: int
class MESAPI__ADD_QUEUE_anonymous_0_anonymous_24(_tg.Struct):
    paging: int
    debug_vmid: int
    program_gds: int
    is_gang_suspended: int
    is_tmz_queue: int
    map_kiq_utility_queue: int
    is_kfd_process: int
    trap_en: int
    is_aql_queue: int
    skip_process_ctx_clear: int
    map_legacy_kq: int
    exclusively_scheduled: int
    is_long_running: int
    is_dwm_queue: int
    is_video_blit_queue: int
    reserved: int
class MESAPI__REMOVE_QUEUE(_tg.Union):
    header: MES_API_HEADER
    doorbell_offset: int
    gang_context_addr: int
    unmap_legacy_gfx_queue: int
    unmap_kiq_utility_queue: int
    preempt_legacy_gfx_queue: int
    unmap_legacy_queue: int
    reserved: int
    api_status: MES_API_STATUS
    pipe_id: int
    queue_id: int
    tf_addr: int
    tf_data: int
    queue_type: int
    max_dwords_in_api: Any
class MESAPI__REMOVE_QUEUE_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    doorbell_offset: int
    gang_context_addr: int
    unmap_legacy_gfx_queue: int
    unmap_kiq_utility_queue: int
    preempt_legacy_gfx_queue: int
    unmap_legacy_queue: int
    reserved: int
    api_status: MES_API_STATUS
    pipe_id: int
    queue_id: int
    tf_addr: int
    tf_data: int
    queue_type: int
class MESAPI__REMOVE_QUEUE_anonymous_0_anonymous_3(_tg.Struct):
    unmap_legacy_gfx_queue: int
    unmap_kiq_utility_queue: int
    preempt_legacy_gfx_queue: int
    unmap_legacy_queue: int
    reserved: int
class MESAPI__SET_SCHEDULING_CONFIG(_tg.Union):
    header: MES_API_HEADER
    grace_period_other_levels: Any
    process_quantum_for_level: Any
    process_grace_period_same_level: Any
    normal_yield_percent: int
    api_status: MES_API_STATUS
    max_dwords_in_api: Any
class MESAPI__SET_SCHEDULING_CONFIG_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    grace_period_other_levels: Any
    process_quantum_for_level: Any
    process_grace_period_same_level: Any
    normal_yield_percent: int
    api_status: MES_API_STATUS
class MESAPI__PERFORM_YIELD(_tg.Union):
    header: MES_API_HEADER
    dummy: int
    api_status: MES_API_STATUS
    max_dwords_in_api: Any
class MESAPI__PERFORM_YIELD_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    dummy: int
    api_status: MES_API_STATUS
class MESAPI__CHANGE_GANG_PRIORITY_LEVEL(_tg.Union):
    header: MES_API_HEADER
    inprocess_gang_priority: int
    gang_global_priority_level: int
    gang_quantum: int
    gang_context_addr: int
    api_status: MES_API_STATUS
    max_dwords_in_api: Any
class MESAPI__CHANGE_GANG_PRIORITY_LEVEL_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    inprocess_gang_priority: int
    gang_global_priority_level: int
    gang_quantum: int
    gang_context_addr: int
    api_status: MES_API_STATUS
class MESAPI__SUSPEND(_tg.Union):
    header: MES_API_HEADER
    suspend_all_gangs: int
    reserved: int
    gang_context_addr: int
    suspend_fence_addr: int
    suspend_fence_value: int
    api_status: MES_API_STATUS
    max_dwords_in_api: Any
class MESAPI__SUSPEND_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    suspend_all_gangs: int
    reserved: int
    gang_context_addr: int
    suspend_fence_addr: int
    suspend_fence_value: int
    api_status: MES_API_STATUS
class MESAPI__SUSPEND_anonymous_0_anonymous_1(_tg.Struct):
    suspend_all_gangs: int
    reserved: int
class MESAPI__RESUME(_tg.Union):
    header: MES_API_HEADER
    resume_all_gangs: int
    reserved: int
    gang_context_addr: int
    api_status: MES_API_STATUS
    max_dwords_in_api: Any
class MESAPI__RESUME_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    resume_all_gangs: int
    reserved: int
    gang_context_addr: int
    api_status: MES_API_STATUS
class MESAPI__RESUME_anonymous_0_anonymous_1(_tg.Struct):
    resume_all_gangs: int
    reserved: int
class MESAPI__RESET(_tg.Union):
    header: MES_API_HEADER
    reset_queue_only: int
    hang_detect_then_reset: int
    hang_detect_only: int
    reset_legacy_gfx: int
    reserved: int
    gang_context_addr: int
    doorbell_offset: int
    doorbell_offset_addr: int
    queue_type: int
    pipe_id_lp: int
    queue_id_lp: int
    vmid_id_lp: int
    mqd_mc_addr_lp: int
    doorbell_offset_lp: int
    wptr_addr_lp: int
    pipe_id_hp: int
    queue_id_hp: int
    vmid_id_hp: int
    mqd_mc_addr_hp: int
    doorbell_offset_hp: int
    wptr_addr_hp: int
    api_status: MES_API_STATUS
    max_dwords_in_api: Any
class MESAPI__RESET_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    reset_queue_only: int
    hang_detect_then_reset: int
    hang_detect_only: int
    reset_legacy_gfx: int
    reserved: int
    gang_context_addr: int
    doorbell_offset: int
    doorbell_offset_addr: int
    queue_type: int
    pipe_id_lp: int
    queue_id_lp: int
    vmid_id_lp: int
    mqd_mc_addr_lp: int
    doorbell_offset_lp: int
    wptr_addr_lp: int
    pipe_id_hp: int
    queue_id_hp: int
    vmid_id_hp: int
    mqd_mc_addr_hp: int
    doorbell_offset_hp: int
    wptr_addr_hp: int
    api_status: MES_API_STATUS
class MESAPI__RESET_anonymous_0_anonymous_1(_tg.Struct):
    reset_queue_only: int
    hang_detect_then_reset: int
    hang_detect_only: int
    reset_legacy_gfx: int
    reserved: int
class MESAPI__SET_LOGGING_BUFFER(_tg.Union):
    header: MES_API_HEADER
    log_type: int
    logging_buffer_addr: int
    number_of_entries: int
    interrupt_entry: int
    api_status: MES_API_STATUS
    max_dwords_in_api: Any
class MESAPI__SET_LOGGING_BUFFER_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    log_type: int
    logging_buffer_addr: int
    number_of_entries: int
    interrupt_entry: int
    api_status: MES_API_STATUS
class MESAPI__QUERY_MES_STATUS(_tg.Union):
    header: MES_API_HEADER
    mes_healthy: bool
    api_status: MES_API_STATUS
    max_dwords_in_api: Any
class MESAPI__QUERY_MES_STATUS_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    mes_healthy: bool
    api_status: MES_API_STATUS
class MESAPI__PROGRAM_GDS(_tg.Union):
    header: MES_API_HEADER
    process_context_addr: int
    gds_base: int
    gds_size: int
    gws_base: int
    gws_size: int
    oa_mask: int
    api_status: MES_API_STATUS
    max_dwords_in_api: Any
class MESAPI__PROGRAM_GDS_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    process_context_addr: int
    gds_base: int
    gds_size: int
    gws_base: int
    gws_size: int
    oa_mask: int
    api_status: MES_API_STATUS
class MESAPI__SET_DEBUG_VMID(_tg.Union):
    header: MES_API_HEADER
    api_status: MES_API_STATUS
    flags: MESAPI__SET_DEBUG_VMID_anonymous_0_anonymous_2_flags
    u32All: int
    reserved: int
    debug_vmid: int
    process_context_addr: int
    page_table_base_addr: int
    process_va_start: int
    process_va_end: int
    gds_base: int
    gds_size: int
    gws_base: int
    gws_size: int
    oa_mask: int
    output_addr: int
    max_dwords_in_api: Any
class MESAPI__SET_DEBUG_VMID_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    api_status: MES_API_STATUS
    flags: MESAPI__SET_DEBUG_VMID_anonymous_0_anonymous_2_flags
    u32All: int
    reserved: int
    debug_vmid: int
    process_context_addr: int
    page_table_base_addr: int
    process_va_start: int
    process_va_end: int
    gds_base: int
    gds_size: int
    gws_base: int
    gws_size: int
    oa_mask: int
    output_addr: int
class MESAPI__SET_DEBUG_VMID_anonymous_0_anonymous_2(_tg.Union):
    flags: MESAPI__SET_DEBUG_VMID_anonymous_0_anonymous_2_flags
    u32All: int
class MESAPI__SET_DEBUG_VMID_anonymous_0_anonymous_2_flags(_tg.Struct):
    use_gds: int
    operation: int
    reserved: int
class WRITE_REG(_tg.Struct):
    reg_offset: int
    reg_value: int
class READ_REG(_tg.Struct):
    reg_offset: int
    buffer_addr: int
class WAIT_REG_MEM(_tg.Struct):
    op: int
    reference: int
    mask: int
    reg_offset1: int
    reg_offset2: int
class INV_GART(_tg.Struct):
    inv_range_va_start: int
    inv_range_size: int
class QUERY_STATUS(_tg.Struct):
    context_id: int
class SET_SHADER_DEBUGGER(_tg.Struct):
    process_context_addr: int
    flags: SET_SHADER_DEBUGGER_flags
    spi_gdbg_per_vmid_cntl: int
    tcp_watch_cntl: Any
    trap_en: int
class SET_SHADER_DEBUGGER_flags(_tg.Union):
    single_memop: int
    single_alu_op: int
    reserved: int
    process_ctx_flush: int
    u32all: int
class SET_SHADER_DEBUGGER_flags_anonymous_0(_tg.Struct):
    single_memop: int
    single_alu_op: int
    reserved: int
    process_ctx_flush: int
class CHANGE_CONFIG(_tg.Struct):
    opcode: int
    option: CHANGE_CONFIG_option
    tdr_config: CHANGE_CONFIG_tdr_config
class CHANGE_CONFIG_option(_tg.Union):
    bits: CHANGE_CONFIG_option_bits
    all: int
class CHANGE_CONFIG_option_bits(_tg.Struct):
    limit_single_process: int
    enable_hws_logging_buffer: int
    reserved: int
class CHANGE_CONFIG_tdr_config(_tg.Struct):
    tdr_level: int
    tdr_delay: int
class MESAPI__MISC(_tg.Union):
    header: MES_API_HEADER
    opcode: int
    api_status: MES_API_STATUS
    write_reg: WRITE_REG
    inv_gart: INV_GART
    query_status: QUERY_STATUS
    read_reg: READ_REG
    wait_reg_mem: WAIT_REG_MEM
    set_shader_debugger: SET_SHADER_DEBUGGER
    queue_sch_level: int
    change_config: CHANGE_CONFIG
    data: Any
    max_dwords_in_api: Any
class MESAPI__MISC_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    opcode: int
    api_status: MES_API_STATUS
    write_reg: WRITE_REG
    inv_gart: INV_GART
    query_status: QUERY_STATUS
    read_reg: READ_REG
    wait_reg_mem: WAIT_REG_MEM
    set_shader_debugger: SET_SHADER_DEBUGGER
    queue_sch_level: int
    change_config: CHANGE_CONFIG
    data: Any
class MESAPI__MISC_anonymous_0_anonymous_3(_tg.Union):
    write_reg: WRITE_REG
    inv_gart: INV_GART
    query_status: QUERY_STATUS
    read_reg: READ_REG
    wait_reg_mem: WAIT_REG_MEM
    set_shader_debugger: SET_SHADER_DEBUGGER
    queue_sch_level: int
    change_config: CHANGE_CONFIG
    data: Any
class MESAPI__UPDATE_ROOT_PAGE_TABLE(_tg.Union):
    header: MES_API_HEADER
    page_table_base_addr: int
    process_context_addr: int
    api_status: MES_API_STATUS
    max_dwords_in_api: Any
class MESAPI__UPDATE_ROOT_PAGE_TABLE_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    page_table_base_addr: int
    process_context_addr: int
    api_status: MES_API_STATUS
class MESAPI_AMD_LOG(_tg.Union):
    header: MES_API_HEADER
    p_buffer_memory: int
    p_buffer_size_used: int
    api_status: MES_API_STATUS
    max_dwords_in_api: Any
class MESAPI_AMD_LOG_anonymous_0(_tg.Struct):
    header: MES_API_HEADER
    p_buffer_memory: int
    p_buffer_size_used: int
    api_status: MES_API_STATUS
MES_API_TYPE: Any
MES_SCH_API_OPCODE: Any
MES_AMD_PRIORITY_LEVEL: Any
MES_QUEUE_TYPE: Any
VM_HUB_TYPE: Any
SET_DEBUG_VMID_OPERATIONS: Any
MES_LOG_OPERATION: Any
MES_LOG_CONTEXT_STATE: Any
MES_SWIP_TO_HWIP_DEF: Any
MESAPI_MISC_OPCODE: Any
WRM_OPERATION: Any
MESAPI_MISC__CHANGE_CONFIG_OPTION: Any
API_FRAME_SIZE_IN_DWORDS: Final = 64
API_NUMBER_OF_COMMAND_MAX: Final = 32
MES_API_TYPE_SCHEDULER: Final = 1
MES_API_TYPE_MAX: Final = 2
MES_SCH_API_SET_HW_RSRC: Final = 0
MES_SCH_API_SET_SCHEDULING_CONFIG: Final = 1
MES_SCH_API_ADD_QUEUE: Final = 2
MES_SCH_API_REMOVE_QUEUE: Final = 3
MES_SCH_API_PERFORM_YIELD: Final = 4
MES_SCH_API_SET_GANG_PRIORITY_LEVEL: Final = 5
MES_SCH_API_SUSPEND: Final = 6
MES_SCH_API_RESUME: Final = 7
MES_SCH_API_RESET: Final = 8
MES_SCH_API_SET_LOG_BUFFER: Final = 9
MES_SCH_API_CHANGE_GANG_PRORITY: Final = 10
MES_SCH_API_QUERY_SCHEDULER_STATUS: Final = 11
MES_SCH_API_PROGRAM_GDS: Final = 12
MES_SCH_API_SET_DEBUG_VMID: Final = 13
MES_SCH_API_MISC: Final = 14
MES_SCH_API_UPDATE_ROOT_PAGE_TABLE: Final = 15
MES_SCH_API_AMD_LOG: Final = 16
MES_SCH_API_SET_HW_RSRC_1: Final = 19
MES_SCH_API_MAX: Final = 255
AMD_PRIORITY_LEVEL_LOW: Final = 0
AMD_PRIORITY_LEVEL_NORMAL: Final = 1
AMD_PRIORITY_LEVEL_MEDIUM: Final = 2
AMD_PRIORITY_LEVEL_HIGH: Final = 3
AMD_PRIORITY_LEVEL_REALTIME: Final = 4
AMD_PRIORITY_NUM_LEVELS: Final = 5
MES_QUEUE_TYPE_GFX: Final = 0
MES_QUEUE_TYPE_COMPUTE: Final = 1
MES_QUEUE_TYPE_SDMA: Final = 2
MES_QUEUE_TYPE_MAX: Final = 3
MAX_COMPUTE_PIPES: Final = 8
MAX_GFX_PIPES: Final = 2
MAX_SDMA_PIPES: Final = 2
MAX_COMPUTE_HQD_PER_PIPE: Final = 8
MAX_GFX_HQD_PER_PIPE: Final = 8
MAX_SDMA_HQD_PER_PIPE: Final = 10
MAX_SDMA_HQD_PER_PIPE_11_0: Final = 8
MAX_QUEUES_IN_A_GANG: Final = 8
VM_HUB_TYPE_GC: Final = 0
VM_HUB_TYPE_MM: Final = 1
VM_HUB_TYPE_MAX: Final = 2
VMID_INVALID: Final = 0xffff
MAX_VMID_GCHUB: Final = 16
MAX_VMID_MMHUB: Final = 16
DEBUG_VMID_OP_PROGRAM: Final = 0
DEBUG_VMID_OP_ALLOCATE: Final = 1
DEBUG_VMID_OP_RELEASE: Final = 2
MES_LOG_OPERATION_CONTEXT_STATE_CHANGE: Final = 0
MES_LOG_OPERATION_QUEUE_NEW_WORK: Final = 1
MES_LOG_OPERATION_QUEUE_UNWAIT_SYNC_OBJECT: Final = 2
MES_LOG_OPERATION_QUEUE_NO_MORE_WORK: Final = 3
MES_LOG_OPERATION_QUEUE_WAIT_SYNC_OBJECT: Final = 4
MES_LOG_OPERATION_QUEUE_INVALID: Final = 15
MES_LOG_CONTEXT_STATE_IDLE: Final = 0
MES_LOG_CONTEXT_STATE_RUNNING: Final = 1
MES_LOG_CONTEXT_STATE_READY: Final = 2
MES_LOG_CONTEXT_STATE_READY_STANDBY: Final = 3
MES_LOG_CONTEXT_STATE_INVALID: Final = 15
MES_MAX_HWIP_SEGMENT: Final = 8
MESAPI_MISC__WRITE_REG: Final = 0
MESAPI_MISC__INV_GART: Final = 1
MESAPI_MISC__QUERY_STATUS: Final = 2
MESAPI_MISC__READ_REG: Final = 3
MESAPI_MISC__WAIT_REG_MEM: Final = 4
MESAPI_MISC__SET_SHADER_DEBUGGER: Final = 5
MESAPI_MISC__NOTIFY_WORK_ON_UNMAPPED_QUEUE: Final = 6
MESAPI_MISC__NOTIFY_TO_UNMAP_PROCESSES: Final = 7
MESAPI_MISC__CHANGE_CONFIG: Final = 8
MESAPI_MISC__LAUNCH_CLEANER_SHADER: Final = 9
MESAPI_MISC__MAX: Final = 10
MISC_DATA_MAX_SIZE_IN_DWORDS: Final = 20
WRM_OPERATION__WAIT_REG_MEM: Final = 0
WRM_OPERATION__WR_WAIT_WR_REG: Final = 1
WRM_OPERATION__MAX: Final = 2
MESAPI_MISC__CHANGE_CONFIG_OPTION_LIMIT_SINGLE_PROCESS: Final = 0
MESAPI_MISC__CHANGE_CONFIG_OPTION_ENABLE_HWS_LOGGING_BUFFER: Final = 1
MESAPI_MISC__CHANGE_CONFIG_OPTION_CHANGE_TDR_CONFIG: Final = 2
MESAPI_MISC__CHANGE_CONFIG_OPTION_MAX: Final = 31
MES_API_VERSION: Final = 1
AMDGPU_MES_LOG_BUFFER_SIZE: Final = 0x4000
