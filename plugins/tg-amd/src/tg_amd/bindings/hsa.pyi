from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class hsa_dim3_s(_tg.Struct):
    x: int
    y: int
    z: int
class hsa_agent_s(_tg.Struct):
    handle: int
class hsa_cache_s(_tg.Struct):
    handle: int
class hsa_signal_s(_tg.Struct):
    handle: int
class hsa_signal_group_s(_tg.Struct):
    handle: int
class hsa_region_s(_tg.Struct):
    handle: int
class hsa_queue_s(_tg.Struct):
    type: int
    features: int
    base_address: int | None
    doorbell_signal: hsa_signal_s
    size: int
    reserved1: int
    id: int
class hsa_kernel_dispatch_packet_s(_tg.Struct):
    header: int
    setup: int
    workgroup_size_x: int
    workgroup_size_y: int
    workgroup_size_z: int
    reserved0: int
    grid_size_x: int
    grid_size_y: int
    grid_size_z: int
    private_segment_size: int
    group_segment_size: int
    kernel_object: int
    kernarg_address: int | None
    reserved2: int
    completion_signal: hsa_signal_s
class hsa_agent_dispatch_packet_s(_tg.Struct):
    header: int
    type: int
    reserved0: int
    return_address: int | None
    arg: Any
    reserved2: int
    completion_signal: hsa_signal_s
class hsa_barrier_and_packet_s(_tg.Struct):
    header: int
    reserved0: int
    reserved1: int
    dep_signal: Any
    reserved2: int
    completion_signal: hsa_signal_s
class hsa_barrier_or_packet_s(_tg.Struct):
    header: int
    reserved0: int
    reserved1: int
    dep_signal: Any
    reserved2: int
    completion_signal: hsa_signal_s
class hsa_isa_s(_tg.Struct):
    handle: int
class hsa_wavefront_s(_tg.Struct):
    handle: int
class hsa_code_object_reader_s(_tg.Struct):
    handle: int
class hsa_executable_s(_tg.Struct):
    handle: int
class hsa_loaded_code_object_s(_tg.Struct):
    handle: int
class hsa_executable_symbol_s(_tg.Struct):
    handle: int
class hsa_code_object_s(_tg.Struct):
    handle: int
class hsa_callback_data_s(_tg.Struct):
    handle: int
class hsa_code_symbol_s(_tg.Struct):
    handle: int
class hsa_ext_image_s(_tg.Struct):
    handle: int
class hsa_ext_image_format_s(_tg.Struct):
    channel_type: int
    channel_order: int
class hsa_ext_image_descriptor_s(_tg.Struct):
    geometry: int
    width: int
    height: int
    depth: int
    array_size: int
    format: hsa_ext_image_format_s
class hsa_ext_image_data_info_s(_tg.Struct):
    size: int
    alignment: int
class hsa_ext_image_region_s(_tg.Struct):
    offset: hsa_dim3_s
    range: hsa_dim3_s
class hsa_ext_sampler_s(_tg.Struct):
    handle: int
class hsa_ext_sampler_descriptor_s(_tg.Struct):
    coordinate_mode: int
    filter_mode: int
    address_mode: int
class hsa_ext_images_1_00_pfn_s(_tg.Struct):
    hsa_ext_image_get_capability: Any
    hsa_ext_image_data_get_info: Any
    hsa_ext_image_create: Any
    hsa_ext_image_destroy: Any
    hsa_ext_image_copy: Any
    hsa_ext_image_import: Any
    hsa_ext_image_export: Any
    hsa_ext_image_clear: Any
    hsa_ext_sampler_create: Any
    hsa_ext_sampler_destroy: Any
class hsa_ext_images_1_pfn_s(_tg.Struct):
    hsa_ext_image_get_capability: Any
    hsa_ext_image_data_get_info: Any
    hsa_ext_image_create: Any
    hsa_ext_image_destroy: Any
    hsa_ext_image_copy: Any
    hsa_ext_image_import: Any
    hsa_ext_image_export: Any
    hsa_ext_image_clear: Any
    hsa_ext_sampler_create: Any
    hsa_ext_sampler_destroy: Any
    hsa_ext_image_get_capability_with_layout: Any
    hsa_ext_image_data_get_info_with_layout: Any
    hsa_ext_image_create_with_layout: Any
class hsa_amd_packet_header_s(_tg.Struct):
    header: int
    AmdFormat: int
    reserved: int
class hsa_amd_barrier_value_packet_s(_tg.Struct):
    header: hsa_amd_packet_header_s
    reserved0: int
    signal: hsa_signal_s
    value: int
    mask: int
    cond: int
    reserved1: int
    reserved2: int
    reserved3: int
    completion_signal: hsa_signal_s
class hsa_amd_hdp_flush_s(_tg.Struct):
    HDP_MEM_FLUSH_CNTL: Any
    HDP_REG_FLUSH_CNTL: Any
class hsa_amd_profiling_dispatch_time_s(_tg.Struct):
    start: int
    end: int
class hsa_amd_profiling_async_copy_time_s(_tg.Struct):
    start: int
    end: int
class hsa_amd_memory_pool_s(_tg.Struct):
    handle: int
class hsa_pitched_ptr_s(_tg.Struct):
    base: int | None
    pitch: int
    slice: int
class hsa_amd_memory_pool_link_info_s(_tg.Struct):
    min_latency: int
    max_latency: int
    min_bandwidth: int
    max_bandwidth: int
    atomic_support_32bit: bool
    atomic_support_64bit: bool
    coherent_support: bool
    link_type: int
    numa_distance: int
class hsa_amd_image_descriptor_s(_tg.Struct):
    version: int
    deviceID: int
    data: Any
class hsa_amd_pointer_info_s(_tg.Struct):
    size: int
    type: int
    agentBaseAddress: int | None
    hostBaseAddress: int | None
    sizeInBytes: int
    userData: int | None
    agentOwner: hsa_agent_s
    global_flags: int
class hsa_amd_ipc_memory_s(_tg.Struct):
    handle: Any
class hsa_amd_gpu_memory_fault_info_s(_tg.Struct):
    agent: hsa_agent_s
    virtual_address: int
    fault_reason_mask: int
class hsa_amd_event_s(_tg.Struct):
    event_type: int
    memory_fault: hsa_amd_gpu_memory_fault_info_s
class hsa_amd_event_s_anonymous_1(_tg.Union):
    memory_fault: hsa_amd_gpu_memory_fault_info_s
class hsa_amd_svm_attribute_pair_s(_tg.Struct):
    attribute: int
    value: int
class BrigModuleHeader(_tg.Struct): ...
class hsa_ext_program_s(_tg.Struct):
    handle: int
class hsa_ext_control_directives_s(_tg.Struct):
    control_directives_mask: int
    break_exceptions_mask: int
    detect_exceptions_mask: int
    max_dynamic_group_size: int
    max_flat_grid_size: int
    max_flat_workgroup_size: int
    reserved1: int
    required_grid_size: Any
    required_workgroup_size: hsa_dim3_s
    required_dim: int
    reserved2: Any
class hsa_ext_finalizer_1_00_pfn_s(_tg.Struct):
    hsa_ext_program_create: Any
    hsa_ext_program_destroy: Any
    hsa_ext_program_add_module: Any
    hsa_ext_program_iterate_modules: Any
    hsa_ext_program_get_info: Any
    hsa_ext_program_finalize: Any
class hsa_ven_amd_loader_segment_descriptor_s(_tg.Struct):
    agent: hsa_agent_s
    executable: hsa_executable_s
    code_object_storage_type: int
    code_object_storage_base: int | None
    code_object_storage_size: int
    code_object_storage_offset: int
    segment_base: int | None
    segment_size: int
class hsa_ven_amd_loader_1_00_pfn_s(_tg.Struct):
    hsa_ven_amd_loader_query_host_address: Any
    hsa_ven_amd_loader_query_segment_descriptors: Any
    hsa_ven_amd_loader_query_executable: Any
class hsa_ven_amd_loader_1_01_pfn_s(_tg.Struct):
    hsa_ven_amd_loader_query_host_address: Any
    hsa_ven_amd_loader_query_segment_descriptors: Any
    hsa_ven_amd_loader_query_executable: Any
    hsa_ven_amd_loader_executable_iterate_loaded_code_objects: Any
    hsa_ven_amd_loader_loaded_code_object_get_info: Any
class hsa_ven_amd_loader_1_02_pfn_s(_tg.Struct):
    hsa_ven_amd_loader_query_host_address: Any
    hsa_ven_amd_loader_query_segment_descriptors: Any
    hsa_ven_amd_loader_query_executable: Any
    hsa_ven_amd_loader_executable_iterate_loaded_code_objects: Any
    hsa_ven_amd_loader_loaded_code_object_get_info: Any
    hsa_ven_amd_loader_code_object_reader_create_from_file_with_offset_size: Any
class hsa_ven_amd_loader_1_03_pfn_s(_tg.Struct):
    hsa_ven_amd_loader_query_host_address: Any
    hsa_ven_amd_loader_query_segment_descriptors: Any
    hsa_ven_amd_loader_query_executable: Any
    hsa_ven_amd_loader_executable_iterate_loaded_code_objects: Any
    hsa_ven_amd_loader_loaded_code_object_get_info: Any
    hsa_ven_amd_loader_code_object_reader_create_from_file_with_offset_size: Any
    hsa_ven_amd_loader_iterate_executables: Any
class hsa_ven_amd_aqlprofile_event_t(_tg.Struct):
    block_name: int
    block_index: int
    counter_id: int
class hsa_ven_amd_aqlprofile_parameter_t(_tg.Struct):
    parameter_name: int
    value: int
class hsa_ven_amd_aqlprofile_descriptor_t(_tg.Struct):
    ptr: int | None
    size: int
class hsa_ven_amd_aqlprofile_profile_t(_tg.Struct):
    agent: hsa_agent_s
    type: int
    events: Any
    event_count: int
    parameters: Any
    parameter_count: int
    output_buffer: hsa_ven_amd_aqlprofile_descriptor_t
    command_buffer: hsa_ven_amd_aqlprofile_descriptor_t
class hsa_ext_amd_aql_pm4_packet_t(_tg.Struct):
    header: int
    pm4_command: Any
    completion_signal: hsa_signal_s
class hsa_ven_amd_aqlprofile_info_data_t(_tg.Struct):
    sample_id: int
    pmc_data: hsa_ven_amd_aqlprofile_info_data_t_anonymous_1_pmc_data
    trace_data: hsa_ven_amd_aqlprofile_descriptor_t
class hsa_ven_amd_aqlprofile_info_data_t_anonymous_1(_tg.Union):
    pmc_data: hsa_ven_amd_aqlprofile_info_data_t_anonymous_1_pmc_data
    trace_data: hsa_ven_amd_aqlprofile_descriptor_t
class hsa_ven_amd_aqlprofile_info_data_t_anonymous_1_pmc_data(_tg.Struct):
    event: hsa_ven_amd_aqlprofile_event_t
    result: int
class hsa_ven_amd_aqlprofile_id_query_t(_tg.Struct):
    name: bytes | None
    id: int
    instance_count: int
class hsa_ven_amd_aqlprofile_1_00_pfn_s(_tg.Struct):
    hsa_ven_amd_aqlprofile_version_major: Any
    hsa_ven_amd_aqlprofile_version_minor: Any
    hsa_ven_amd_aqlprofile_error_string: Any
    hsa_ven_amd_aqlprofile_validate_event: Any
    hsa_ven_amd_aqlprofile_start: Any
    hsa_ven_amd_aqlprofile_stop: Any
    hsa_ven_amd_aqlprofile_read: Any
    hsa_ven_amd_aqlprofile_legacy_get_pm4: Any
    hsa_ven_amd_aqlprofile_get_info: Any
    hsa_ven_amd_aqlprofile_iterate_data: Any
class amd_control_directives_s(_tg.Struct):
    enabled_control_directives: int
    enable_break_exceptions: int
    enable_detect_exceptions: int
    max_dynamic_group_size: int
    max_flat_grid_size: int
    max_flat_workgroup_size: int
    required_dim: int
    reserved1: Any
    required_grid_size: Any
    required_workgroup_size: Any
    reserved2: Any
class amd_kernel_code_s(_tg.Struct):
    amd_kernel_code_version_major: int
    amd_kernel_code_version_minor: int
    amd_machine_kind: int
    amd_machine_version_major: int
    amd_machine_version_minor: int
    amd_machine_version_stepping: int
    kernel_code_entry_byte_offset: int
    kernel_code_prefetch_byte_offset: int
    kernel_code_prefetch_byte_size: int
    max_scratch_backing_memory_byte_size: int
    compute_pgm_rsrc1: int
    compute_pgm_rsrc2: int
    kernel_code_properties: int
    workitem_private_segment_byte_size: int
    workgroup_group_segment_byte_size: int
    gds_segment_byte_size: int
    kernarg_segment_byte_size: int
    workgroup_fbarrier_count: int
    wavefront_sgpr_count: int
    workitem_vgpr_count: int
    reserved_vgpr_first: int
    reserved_vgpr_count: int
    reserved_sgpr_first: int
    reserved_sgpr_count: int
    debug_wavefront_private_segment_offset_sgpr: int
    debug_private_segment_buffer_sgpr: int
    kernarg_segment_alignment: int
    group_segment_alignment: int
    private_segment_alignment: int
    wavefront_size: int
    call_convention: int
    reserved1: Any
    runtime_loader_kernel_symbol: int
    control_directives: amd_control_directives_s
class amd_runtime_loader_debug_info_s(_tg.Struct):
    elf_raw: int | None
    elf_size: int
    kernel_name: bytes | None
    owning_segment: int | None
class amd_queue_s(_tg.Struct):
    hsa_queue: hsa_queue_s
    reserved1: Any
    write_dispatch_id: int
    group_segment_aperture_base_hi: int
    private_segment_aperture_base_hi: int
    max_cu_id: int
    max_wave_id: int
    max_legacy_doorbell_dispatch_id_plus_1: int
    legacy_doorbell_lock: int
    reserved2: Any
    read_dispatch_id: int
    read_dispatch_id_field_base_byte_offset: int
    compute_tmpring_size: int
    scratch_resource_descriptor: Any
    scratch_backing_memory_location: int
    scratch_backing_memory_byte_size: int
    scratch_wave64_lane_byte_size: int
    queue_properties: int
    reserved3: Any
    queue_inactive_signal: hsa_signal_s
    reserved4: Any
class amd_signal_s(_tg.Struct):
    kind: int
    value: int
    legacy_hardware_doorbell_ptr: Any
    hardware_doorbell_ptr: Any
    event_mailbox_ptr: int
    event_id: int
    reserved1: int
    start_ts: int
    end_ts: int
    queue_ptr: Any
    reserved2: int
    reserved3: Any
class amd_signal_s_anonymous_1(_tg.Union):
    value: int
    legacy_hardware_doorbell_ptr: Any
    hardware_doorbell_ptr: Any
class amd_signal_s_anonymous_7(_tg.Union):
    queue_ptr: Any
    reserved2: int
hsa_status_t: Any
hsa_access_permission_t: Any
hsa_endianness_t: Any
hsa_machine_model_t: Any
hsa_profile_t: Any
hsa_system_info_t: Any
hsa_extension_t: Any
hsa_agent_feature_t: Any
hsa_device_type_t: Any
hsa_default_float_rounding_mode_t: Any
hsa_agent_info_t: Any
hsa_exception_policy_t: Any
hsa_cache_info_t: Any
hsa_signal_condition_t: Any
hsa_wait_state_t: Any
hsa_queue_type_t: Any
hsa_queue_feature_t: Any
hsa_packet_type_t: Any
hsa_fence_scope_t: Any
hsa_packet_header_t: Any
hsa_packet_header_width_t: Any
hsa_kernel_dispatch_packet_setup_t: Any
hsa_kernel_dispatch_packet_setup_width_t: Any
hsa_region_segment_t: Any
hsa_region_global_flag_t: Any
hsa_region_info_t: Any
hsa_isa_info_t: Any
hsa_fp_type_t: Any
hsa_flush_mode_t: Any
hsa_round_method_t: Any
hsa_wavefront_info_t: Any
hsa_executable_state_t: Any
hsa_executable_info_t: Any
hsa_symbol_kind_t: Any
hsa_symbol_linkage_t: Any
hsa_variable_allocation_t: Any
hsa_variable_segment_t: Any
hsa_executable_symbol_info_t: Any
hsa_code_object_type_t: Any
hsa_code_object_info_t: Any
hsa_code_symbol_info_t: Any
hsa_ext_image_geometry_t: Any
hsa_ext_image_channel_type_t: Any
hsa_ext_image_channel_order_t: Any
hsa_ext_image_capability_t: Any
hsa_ext_image_data_layout_t: Any
hsa_ext_sampler_addressing_mode_t: Any
hsa_ext_sampler_coordinate_mode_t: Any
hsa_ext_sampler_filter_mode_t: Any
hsa_amd_packet_type_t: Any
hsa_amd_agent_info_s: Any
hsa_amd_region_info_s: Any
hsa_amd_coherency_type_s: Any
hsa_amd_signal_attribute_t: Any
hsa_amd_segment_t: Any
hsa_amd_memory_pool_global_flag_s: Any
hsa_amd_memory_pool_info_t: Any
hsa_amd_copy_direction_t: Any
hsa_amd_memory_pool_access_t: Any
hsa_amd_link_info_type_t: Any
hsa_amd_agent_memory_pool_info_t: Any
hsa_amd_pointer_type_t: Any
hsa_amd_event_type_s: Any
hsa_amd_memory_fault_reason_t: Any
hsa_amd_queue_priority_s: Any
hsa_amd_svm_model_s: Any
hsa_amd_svm_attribute_s: Any
hsa_ext_program_info_t: Any
hsa_ext_finalizer_call_convention_t: Any
hsa_ven_amd_loader_code_object_storage_type_t: Any
hsa_ven_amd_loader_loaded_code_object_kind_t: Any
hsa_ven_amd_loader_loaded_code_object_info_e: Any
hsa_ven_amd_aqlprofile_event_type_t: Any
hsa_ven_amd_aqlprofile_block_name_t: Any
hsa_ven_amd_aqlprofile_parameter_name_t: Any
hsa_ven_amd_aqlprofile_info_type_t: Any
amd_kernel_code_version_t: Any
amd_machine_kind_t: Any
amd_float_round_mode_t: Any
amd_float_denorm_mode_t: Any
amd_compute_pgm_rsrc_one_t: Any
amd_system_vgpr_workitem_id_t: Any
amd_compute_pgm_rsrc_two_t: Any
amd_element_byte_size_t: Any
amd_kernel_code_properties_t: Any
amd_powertwo_t: Any
amd_enabled_control_directive_t: Any
amd_exception_kind_t: Any
amd_queue_properties_t: Any
amd_signal_kind_t: Any
hsa_dim3_t: Any
hsa_file_t: Any
hsa_agent_t: Any
hsa_cache_t: Any
hsa_signal_t: Any
hsa_signal_value_t: Any
hsa_signal_group_t: Any
hsa_region_t: Any
hsa_queue_type32_t: Any
hsa_queue_t: Any
hsa_kernel_dispatch_packet_t: Any
hsa_agent_dispatch_packet_t: Any
hsa_barrier_and_packet_t: Any
hsa_barrier_or_packet_t: Any
hsa_isa_t: Any
hsa_wavefront_t: Any
hsa_code_object_reader_t: Any
hsa_executable_t: Any
hsa_loaded_code_object_t: Any
hsa_executable_symbol_t: Any
hsa_code_object_t: Any
hsa_callback_data_t: Any
hsa_code_symbol_t: Any
hsa_ext_image_t: Any
hsa_ext_image_channel_type32_t: Any
hsa_ext_image_channel_order32_t: Any
hsa_ext_image_format_t: Any
hsa_ext_image_descriptor_t: Any
hsa_ext_image_data_info_t: Any
hsa_ext_image_region_t: Any
hsa_ext_sampler_t: Any
hsa_ext_sampler_addressing_mode32_t: Any
hsa_ext_sampler_coordinate_mode32_t: Any
hsa_ext_sampler_filter_mode32_t: Any
hsa_ext_sampler_descriptor_t: Any
hsa_ext_images_1_00_pfn_t: Any
hsa_ext_images_1_pfn_t: Any
hsa_signal_condition32_t: Any
hsa_amd_packet_type8_t: Any
hsa_amd_vendor_packet_header_t: Any
hsa_amd_barrier_value_packet_t: Any
hsa_amd_agent_info_t: Any
hsa_amd_hdp_flush_t: Any
hsa_amd_region_info_t: Any
hsa_amd_coherency_type_t: Any
hsa_amd_profiling_dispatch_time_t: Any
hsa_amd_profiling_async_copy_time_t: Any
hsa_amd_signal_handler: Any
hsa_amd_memory_pool_t: Any
hsa_amd_memory_pool_global_flag_t: Any
hsa_pitched_ptr_t: Any
hsa_amd_memory_pool_link_info_t: Any
hsa_amd_image_descriptor_t: Any
hsa_amd_pointer_info_t: Any
hsa_amd_ipc_memory_t: Any
hsa_amd_ipc_signal_t: Any
hsa_amd_event_type_t: Any
hsa_amd_gpu_memory_fault_info_t: Any
hsa_amd_event_t: Any
hsa_amd_system_event_callback_t: Any
hsa_amd_queue_priority_t: Any
hsa_amd_deallocation_callback_t: Any
hsa_amd_svm_model_t: Any
hsa_amd_svm_attribute_t: Any
hsa_amd_svm_attribute_pair_t: Any
BrigModule_t: Any
hsa_ext_module_t: Any
hsa_ext_program_t: Any
hsa_ext_control_directives_t: Any
hsa_ext_finalizer_1_00_pfn_t: Any
hsa_ven_amd_loader_segment_descriptor_t: Any
hsa_ven_amd_loader_loaded_code_object_info_t: Any
hsa_ven_amd_loader_1_00_pfn_t: Any
hsa_ven_amd_loader_1_01_pfn_t: Any
hsa_ven_amd_loader_1_02_pfn_t: Any
hsa_ven_amd_loader_1_03_pfn_t: Any
hsa_ven_amd_aqlprofile_data_callback_t: Any
hsa_ven_amd_aqlprofile_1_00_pfn_t: Any
hsa_ven_amd_aqlprofile_pfn_t: Any
amd_kernel_code_version32_t: Any
amd_machine_kind16_t: Any
amd_machine_version16_t: Any
amd_compute_pgm_rsrc_one32_t: Any
amd_compute_pgm_rsrc_two32_t: Any
amd_kernel_code_properties32_t: Any
amd_powertwo8_t: Any
amd_enabled_control_directive64_t: Any
amd_exception_kind16_t: Any
amd_control_directives_t: Any
amd_kernel_code_t: Any
amd_runtime_loader_debug_info_t: Any
amd_queue_properties32_t: Any
amd_queue_t: Any
amd_signal_kind64_t: Any
amd_signal_t: Any
def hsa_status_string(status: int, status_string: Any) -> int: ...
def hsa_init(*more: Any) -> int: ...
def hsa_shut_down(*more: Any) -> int: ...
def hsa_system_get_info(attribute: int, value: Any) -> int: ...
def hsa_extension_get_name(extension: int, name: Any) -> int: ...
def hsa_system_extension_supported(extension: int, version_major: int, version_minor: int, result: Any) -> int: ...
def hsa_system_major_extension_supported(extension: int, version_major: int, version_minor: Any, result: Any) -> int: ...
def hsa_system_get_extension_table(extension: int, version_major: int, version_minor: int, table: Any) -> int: ...
def hsa_system_get_major_extension_table(extension: int, version_major: int, table_length: int, table: Any) -> int: ...
def hsa_agent_get_info(agent: hsa_agent_s, attribute: int, value: Any) -> int: ...
def hsa_iterate_agents(callback: Any, data: Any) -> int: ...
def hsa_agent_get_exception_policies(agent: hsa_agent_s, profile: int, mask: Any) -> int: ...
def hsa_cache_get_info(cache: hsa_cache_s, attribute: int, value: Any) -> int: ...
def hsa_agent_iterate_caches(agent: hsa_agent_s, callback: Any, data: Any) -> int: ...
def hsa_agent_extension_supported(extension: int, agent: hsa_agent_s, version_major: int, version_minor: int, result: Any) -> int: ...
def hsa_agent_major_extension_supported(extension: int, agent: hsa_agent_s, version_major: int, version_minor: Any, result: Any) -> int: ...
def hsa_signal_create(initial_value: int, num_consumers: int, consumers: Any, signal: Any) -> int: ...
def hsa_signal_destroy(signal: hsa_signal_s) -> int: ...
def hsa_signal_load_scacquire(signal: hsa_signal_s) -> int: ...
def hsa_signal_load_relaxed(signal: hsa_signal_s) -> int: ...
def hsa_signal_load_acquire(signal: hsa_signal_s) -> int: ...
def hsa_signal_store_relaxed(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_store_screlease(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_store_release(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_silent_store_relaxed(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_silent_store_screlease(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_exchange_scacq_screl(signal: hsa_signal_s, value: int) -> int: ...
def hsa_signal_exchange_acq_rel(signal: hsa_signal_s, value: int) -> int: ...
def hsa_signal_exchange_scacquire(signal: hsa_signal_s, value: int) -> int: ...
def hsa_signal_exchange_acquire(signal: hsa_signal_s, value: int) -> int: ...
def hsa_signal_exchange_relaxed(signal: hsa_signal_s, value: int) -> int: ...
def hsa_signal_exchange_screlease(signal: hsa_signal_s, value: int) -> int: ...
def hsa_signal_exchange_release(signal: hsa_signal_s, value: int) -> int: ...
def hsa_signal_cas_scacq_screl(signal: hsa_signal_s, expected: int, value: int) -> int: ...
def hsa_signal_cas_acq_rel(signal: hsa_signal_s, expected: int, value: int) -> int: ...
def hsa_signal_cas_scacquire(signal: hsa_signal_s, expected: int, value: int) -> int: ...
def hsa_signal_cas_acquire(signal: hsa_signal_s, expected: int, value: int) -> int: ...
def hsa_signal_cas_relaxed(signal: hsa_signal_s, expected: int, value: int) -> int: ...
def hsa_signal_cas_screlease(signal: hsa_signal_s, expected: int, value: int) -> int: ...
def hsa_signal_cas_release(signal: hsa_signal_s, expected: int, value: int) -> int: ...
def hsa_signal_add_scacq_screl(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_add_acq_rel(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_add_scacquire(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_add_acquire(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_add_relaxed(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_add_screlease(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_add_release(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_subtract_scacq_screl(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_subtract_acq_rel(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_subtract_scacquire(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_subtract_acquire(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_subtract_relaxed(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_subtract_screlease(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_subtract_release(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_and_scacq_screl(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_and_acq_rel(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_and_scacquire(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_and_acquire(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_and_relaxed(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_and_screlease(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_and_release(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_or_scacq_screl(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_or_acq_rel(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_or_scacquire(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_or_acquire(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_or_relaxed(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_or_screlease(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_or_release(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_xor_scacq_screl(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_xor_acq_rel(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_xor_scacquire(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_xor_acquire(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_xor_relaxed(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_xor_screlease(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_xor_release(signal: hsa_signal_s, value: int) -> None: ...
def hsa_signal_wait_scacquire(signal: hsa_signal_s, condition: int, compare_value: int, timeout_hint: int, wait_state_hint: int) -> int: ...
def hsa_signal_wait_relaxed(signal: hsa_signal_s, condition: int, compare_value: int, timeout_hint: int, wait_state_hint: int) -> int: ...
def hsa_signal_wait_acquire(signal: hsa_signal_s, condition: int, compare_value: int, timeout_hint: int, wait_state_hint: int) -> int: ...
def hsa_signal_group_create(num_signals: int, signals: Any, num_consumers: int, consumers: Any, signal_group: Any) -> int: ...
def hsa_signal_group_destroy(signal_group: hsa_signal_group_s) -> int: ...
def hsa_signal_group_wait_any_scacquire(signal_group: hsa_signal_group_s, conditions: Any, compare_values: Any, wait_state_hint: int, signal: Any, value: Any) -> int: ...
def hsa_signal_group_wait_any_relaxed(signal_group: hsa_signal_group_s, conditions: Any, compare_values: Any, wait_state_hint: int, signal: Any, value: Any) -> int: ...
def hsa_queue_create(agent: hsa_agent_s, size: int, type: int, callback: Any, data: Any, private_segment_size: int, group_segment_size: int, queue: Any) -> int: ...
def hsa_soft_queue_create(region: hsa_region_s, size: int, type: int, features: int, doorbell_signal: hsa_signal_s, queue: Any) -> int: ...
def hsa_queue_destroy(queue: Any) -> int: ...
def hsa_queue_inactivate(queue: Any) -> int: ...
def hsa_queue_load_read_index_acquire(queue: Any) -> int: ...
def hsa_queue_load_read_index_scacquire(queue: Any) -> int: ...
def hsa_queue_load_read_index_relaxed(queue: Any) -> int: ...
def hsa_queue_load_write_index_acquire(queue: Any) -> int: ...
def hsa_queue_load_write_index_scacquire(queue: Any) -> int: ...
def hsa_queue_load_write_index_relaxed(queue: Any) -> int: ...
def hsa_queue_store_write_index_relaxed(queue: Any, value: int) -> None: ...
def hsa_queue_store_write_index_release(queue: Any, value: int) -> None: ...
def hsa_queue_store_write_index_screlease(queue: Any, value: int) -> None: ...
def hsa_queue_cas_write_index_acq_rel(queue: Any, expected: int, value: int) -> int: ...
def hsa_queue_cas_write_index_scacq_screl(queue: Any, expected: int, value: int) -> int: ...
def hsa_queue_cas_write_index_acquire(queue: Any, expected: int, value: int) -> int: ...
def hsa_queue_cas_write_index_scacquire(queue: Any, expected: int, value: int) -> int: ...
def hsa_queue_cas_write_index_relaxed(queue: Any, expected: int, value: int) -> int: ...
def hsa_queue_cas_write_index_release(queue: Any, expected: int, value: int) -> int: ...
def hsa_queue_cas_write_index_screlease(queue: Any, expected: int, value: int) -> int: ...
def hsa_queue_add_write_index_acq_rel(queue: Any, value: int) -> int: ...
def hsa_queue_add_write_index_scacq_screl(queue: Any, value: int) -> int: ...
def hsa_queue_add_write_index_acquire(queue: Any, value: int) -> int: ...
def hsa_queue_add_write_index_scacquire(queue: Any, value: int) -> int: ...
def hsa_queue_add_write_index_relaxed(queue: Any, value: int) -> int: ...
def hsa_queue_add_write_index_release(queue: Any, value: int) -> int: ...
def hsa_queue_add_write_index_screlease(queue: Any, value: int) -> int: ...
def hsa_queue_store_read_index_relaxed(queue: Any, value: int) -> None: ...
def hsa_queue_store_read_index_release(queue: Any, value: int) -> None: ...
def hsa_queue_store_read_index_screlease(queue: Any, value: int) -> None: ...
def hsa_region_get_info(region: hsa_region_s, attribute: int, value: Any) -> int: ...
def hsa_agent_iterate_regions(agent: hsa_agent_s, callback: Any, data: Any) -> int: ...
def hsa_memory_allocate(region: hsa_region_s, size: int, ptr: Any) -> int: ...
def hsa_memory_free(ptr: Any) -> int: ...
def hsa_memory_copy(dst: Any, src: Any, size: int) -> int: ...
def hsa_memory_assign_agent(ptr: Any, agent: hsa_agent_s, access: int) -> int: ...
def hsa_memory_register(ptr: Any, size: int) -> int: ...
def hsa_memory_deregister(ptr: Any, size: int) -> int: ...
def hsa_isa_from_name(name: Any, isa: Any) -> int: ...
def hsa_agent_iterate_isas(agent: hsa_agent_s, callback: Any, data: Any) -> int: ...
def hsa_isa_get_info(isa: hsa_isa_s, attribute: int, index: int, value: Any) -> int: ...
def hsa_isa_get_info_alt(isa: hsa_isa_s, attribute: int, value: Any) -> int: ...
def hsa_isa_get_exception_policies(isa: hsa_isa_s, profile: int, mask: Any) -> int: ...
def hsa_isa_get_round_method(isa: hsa_isa_s, fp_type: int, flush_mode: int, round_method: Any) -> int: ...
def hsa_wavefront_get_info(wavefront: hsa_wavefront_s, attribute: int, value: Any) -> int: ...
def hsa_isa_iterate_wavefronts(isa: hsa_isa_s, callback: Any, data: Any) -> int: ...
def hsa_isa_compatible(code_object_isa: hsa_isa_s, agent_isa: hsa_isa_s, result: Any) -> int: ...
def hsa_code_object_reader_create_from_file(file: int, code_object_reader: Any) -> int: ...
def hsa_code_object_reader_create_from_memory(code_object: Any, size: int, code_object_reader: Any) -> int: ...
def hsa_code_object_reader_destroy(code_object_reader: hsa_code_object_reader_s) -> int: ...
def hsa_executable_create(profile: int, executable_state: int, options: Any, executable: Any) -> int: ...
def hsa_executable_create_alt(profile: int, default_float_rounding_mode: int, options: Any, executable: Any) -> int: ...
def hsa_executable_destroy(executable: hsa_executable_s) -> int: ...
def hsa_executable_load_program_code_object(executable: hsa_executable_s, code_object_reader: hsa_code_object_reader_s, options: Any, loaded_code_object: Any) -> int: ...
def hsa_executable_load_agent_code_object(executable: hsa_executable_s, agent: hsa_agent_s, code_object_reader: hsa_code_object_reader_s, options: Any, loaded_code_object: Any) -> int: ...
def hsa_executable_freeze(executable: hsa_executable_s, options: Any) -> int: ...
def hsa_executable_get_info(executable: hsa_executable_s, attribute: int, value: Any) -> int: ...
def hsa_executable_global_variable_define(executable: hsa_executable_s, variable_name: Any, address: Any) -> int: ...
def hsa_executable_agent_global_variable_define(executable: hsa_executable_s, agent: hsa_agent_s, variable_name: Any, address: Any) -> int: ...
def hsa_executable_readonly_variable_define(executable: hsa_executable_s, agent: hsa_agent_s, variable_name: Any, address: Any) -> int: ...
def hsa_executable_validate(executable: hsa_executable_s, result: Any) -> int: ...
def hsa_executable_validate_alt(executable: hsa_executable_s, options: Any, result: Any) -> int: ...
def hsa_executable_get_symbol(executable: hsa_executable_s, module_name: Any, symbol_name: Any, agent: hsa_agent_s, call_convention: int, symbol: Any) -> int: ...
def hsa_executable_get_symbol_by_name(executable: hsa_executable_s, symbol_name: Any, agent: Any, symbol: Any) -> int: ...
def hsa_executable_symbol_get_info(executable_symbol: hsa_executable_symbol_s, attribute: int, value: Any) -> int: ...
def hsa_executable_iterate_symbols(executable: hsa_executable_s, callback: Any, data: Any) -> int: ...
def hsa_executable_iterate_agent_symbols(executable: hsa_executable_s, agent: hsa_agent_s, callback: Any, data: Any) -> int: ...
def hsa_executable_iterate_program_symbols(executable: hsa_executable_s, callback: Any, data: Any) -> int: ...
def hsa_code_object_serialize(code_object: hsa_code_object_s, alloc_callback: Any, callback_data: hsa_callback_data_s, options: Any, serialized_code_object: Any, serialized_code_object_size: Any) -> int: ...
def hsa_code_object_deserialize(serialized_code_object: Any, serialized_code_object_size: int, options: Any, code_object: Any) -> int: ...
def hsa_code_object_destroy(code_object: hsa_code_object_s) -> int: ...
def hsa_code_object_get_info(code_object: hsa_code_object_s, attribute: int, value: Any) -> int: ...
def hsa_executable_load_code_object(executable: hsa_executable_s, agent: hsa_agent_s, code_object: hsa_code_object_s, options: Any) -> int: ...
def hsa_code_object_get_symbol(code_object: hsa_code_object_s, symbol_name: Any, symbol: Any) -> int: ...
def hsa_code_object_get_symbol_from_name(code_object: hsa_code_object_s, module_name: Any, symbol_name: Any, symbol: Any) -> int: ...
def hsa_code_symbol_get_info(code_symbol: hsa_code_symbol_s, attribute: int, value: Any) -> int: ...
def hsa_code_object_iterate_symbols(code_object: hsa_code_object_s, callback: Any, data: Any) -> int: ...
def hsa_ext_image_get_capability(agent: hsa_agent_s, geometry: int, image_format: Any, capability_mask: Any) -> int: ...
def hsa_ext_image_get_capability_with_layout(agent: hsa_agent_s, geometry: int, image_format: Any, image_data_layout: int, capability_mask: Any) -> int: ...
def hsa_ext_image_data_get_info(agent: hsa_agent_s, image_descriptor: Any, access_permission: int, image_data_info: Any) -> int: ...
def hsa_ext_image_data_get_info_with_layout(agent: hsa_agent_s, image_descriptor: Any, access_permission: int, image_data_layout: int, image_data_row_pitch: int, image_data_slice_pitch: int, image_data_info: Any) -> int: ...
def hsa_ext_image_create(agent: hsa_agent_s, image_descriptor: Any, image_data: Any, access_permission: int, image: Any) -> int: ...
def hsa_ext_image_create_with_layout(agent: hsa_agent_s, image_descriptor: Any, image_data: Any, access_permission: int, image_data_layout: int, image_data_row_pitch: int, image_data_slice_pitch: int, image: Any) -> int: ...
def hsa_ext_image_destroy(agent: hsa_agent_s, image: hsa_ext_image_s) -> int: ...
def hsa_ext_image_copy(agent: hsa_agent_s, src_image: hsa_ext_image_s, src_offset: Any, dst_image: hsa_ext_image_s, dst_offset: Any, range: Any) -> int: ...
def hsa_ext_image_import(agent: hsa_agent_s, src_memory: Any, src_row_pitch: int, src_slice_pitch: int, dst_image: hsa_ext_image_s, image_region: Any) -> int: ...
def hsa_ext_image_export(agent: hsa_agent_s, src_image: hsa_ext_image_s, dst_memory: Any, dst_row_pitch: int, dst_slice_pitch: int, image_region: Any) -> int: ...
def hsa_ext_image_clear(agent: hsa_agent_s, image: hsa_ext_image_s, data: Any, image_region: Any) -> int: ...
def hsa_ext_sampler_create(agent: hsa_agent_s, sampler_descriptor: Any, sampler: Any) -> int: ...
def hsa_ext_sampler_destroy(agent: hsa_agent_s, sampler: hsa_ext_sampler_s) -> int: ...
def hsa_amd_coherency_get_type(agent: hsa_agent_s, type: Any) -> int: ...
def hsa_amd_coherency_set_type(agent: hsa_agent_s, type: int) -> int: ...
def hsa_amd_profiling_set_profiler_enabled(queue: Any, enable: int) -> int: ...
def hsa_amd_profiling_async_copy_enable(enable: bool) -> int: ...
def hsa_amd_profiling_get_dispatch_time(agent: hsa_agent_s, signal: hsa_signal_s, time: Any) -> int: ...
def hsa_amd_profiling_get_async_copy_time(signal: hsa_signal_s, time: Any) -> int: ...
def hsa_amd_profiling_convert_tick_to_system_domain(agent: hsa_agent_s, agent_tick: int, system_tick: Any) -> int: ...
def hsa_amd_signal_create(initial_value: int, num_consumers: int, consumers: Any, attributes: int, signal: Any) -> int: ...
def hsa_amd_signal_value_pointer(signal: hsa_signal_s, value_ptr: Any) -> int: ...
def hsa_amd_signal_async_handler(signal: hsa_signal_s, cond: int, value: int, handler: Any, arg: Any) -> int: ...
def hsa_amd_async_function(callback: Any, arg: Any) -> int: ...
def hsa_amd_signal_wait_any(signal_count: int, signals: Any, conds: Any, values: Any, timeout_hint: int, wait_hint: int, satisfying_value: Any) -> int: ...
def hsa_amd_image_get_info_max_dim(agent: hsa_agent_s, attribute: int, value: Any) -> int: ...
def hsa_amd_queue_cu_set_mask(queue: Any, num_cu_mask_count: int, cu_mask: Any) -> int: ...
def hsa_amd_queue_cu_get_mask(queue: Any, num_cu_mask_count: int, cu_mask: Any) -> int: ...
def hsa_amd_memory_pool_get_info(memory_pool: hsa_amd_memory_pool_s, attribute: int, value: Any) -> int: ...
def hsa_amd_agent_iterate_memory_pools(agent: hsa_agent_s, callback: Any, data: Any) -> int: ...
def hsa_amd_memory_pool_allocate(memory_pool: hsa_amd_memory_pool_s, size: int, flags: int, ptr: Any) -> int: ...
def hsa_amd_memory_pool_free(ptr: Any) -> int: ...
def hsa_amd_memory_async_copy(dst: Any, dst_agent: hsa_agent_s, src: Any, src_agent: hsa_agent_s, size: int, num_dep_signals: int, dep_signals: Any, completion_signal: hsa_signal_s) -> int: ...
def hsa_amd_memory_async_copy_rect(dst: Any, dst_offset: Any, src: Any, src_offset: Any, range: Any, copy_agent: hsa_agent_s, dir: int, num_dep_signals: int, dep_signals: Any, completion_signal: hsa_signal_s) -> int: ...
def hsa_amd_agent_memory_pool_get_info(agent: hsa_agent_s, memory_pool: hsa_amd_memory_pool_s, attribute: int, value: Any) -> int: ...
def hsa_amd_agents_allow_access(num_agents: int, agents: Any, flags: Any, ptr: Any) -> int: ...
def hsa_amd_memory_pool_can_migrate(src_memory_pool: hsa_amd_memory_pool_s, dst_memory_pool: hsa_amd_memory_pool_s, result: Any) -> int: ...
def hsa_amd_memory_migrate(ptr: Any, memory_pool: hsa_amd_memory_pool_s, flags: int) -> int: ...
def hsa_amd_memory_lock(host_ptr: Any, size: int, agents: Any, num_agent: int, agent_ptr: Any) -> int: ...
def hsa_amd_memory_lock_to_pool(host_ptr: Any, size: int, agents: Any, num_agent: int, pool: hsa_amd_memory_pool_s, flags: int, agent_ptr: Any) -> int: ...
def hsa_amd_memory_unlock(host_ptr: Any) -> int: ...
def hsa_amd_memory_fill(ptr: Any, value: int, count: int) -> int: ...
def hsa_amd_interop_map_buffer(num_agents: int, agents: Any, interop_handle: int, flags: int, size: Any, ptr: Any, metadata_size: Any, metadata: Any) -> int: ...
def hsa_amd_interop_unmap_buffer(ptr: Any) -> int: ...
def hsa_amd_image_create(agent: hsa_agent_s, image_descriptor: Any, image_layout: Any, image_data: Any, access_permission: int, image: Any) -> int: ...
def hsa_amd_pointer_info(ptr: Any, info: Any, alloc: Any, num_agents_accessible: Any, accessible: Any) -> int: ...
def hsa_amd_pointer_info_set_userdata(ptr: Any, userdata: Any) -> int: ...
def hsa_amd_ipc_memory_create(ptr: Any, len: int, handle: Any) -> int: ...
def hsa_amd_ipc_memory_attach(handle: Any, len: int, num_agents: int, mapping_agents: Any, mapped_ptr: Any) -> int: ...
def hsa_amd_ipc_memory_detach(mapped_ptr: Any) -> int: ...
def hsa_amd_ipc_signal_create(signal: hsa_signal_s, handle: Any) -> int: ...
def hsa_amd_ipc_signal_attach(handle: Any, signal: Any) -> int: ...
def hsa_amd_register_system_event_handler(callback: Any, data: Any) -> int: ...
def hsa_amd_queue_set_priority(queue: Any, priority: int) -> int: ...
def hsa_amd_register_deallocation_callback(ptr: Any, callback: Any, user_data: Any) -> int: ...
def hsa_amd_deregister_deallocation_callback(ptr: Any, callback: Any) -> int: ...
def hsa_amd_svm_attributes_set(ptr: Any, size: int, attribute_list: Any, attribute_count: int) -> int: ...
def hsa_amd_svm_attributes_get(ptr: Any, size: int, attribute_list: Any, attribute_count: int) -> int: ...
def hsa_amd_svm_prefetch_async(ptr: Any, size: int, agent: hsa_agent_s, num_dep_signals: int, dep_signals: Any, completion_signal: hsa_signal_s) -> int: ...
def hsa_ext_program_create(machine_model: int, profile: int, default_float_rounding_mode: int, options: Any, program: Any) -> int: ...
def hsa_ext_program_destroy(program: hsa_ext_program_s) -> int: ...
def hsa_ext_program_add_module(program: hsa_ext_program_s, module: Any) -> int: ...
def hsa_ext_program_iterate_modules(program: hsa_ext_program_s, callback: Any, data: Any) -> int: ...
def hsa_ext_program_get_info(program: hsa_ext_program_s, attribute: int, value: Any) -> int: ...
def hsa_ext_program_finalize(program: hsa_ext_program_s, isa: hsa_isa_s, call_convention: int, control_directives: hsa_ext_control_directives_s, options: Any, code_object_type: int, code_object: Any) -> int: ...
def hsa_ven_amd_loader_query_host_address(device_address: Any, host_address: Any) -> int: ...
def hsa_ven_amd_loader_query_segment_descriptors(segment_descriptors: Any, num_segment_descriptors: Any) -> int: ...
def hsa_ven_amd_loader_query_executable(device_address: Any, executable: Any) -> int: ...
def hsa_ven_amd_loader_executable_iterate_loaded_code_objects(executable: hsa_executable_s, callback: Any, data: Any) -> int: ...
def hsa_ven_amd_loader_loaded_code_object_get_info(loaded_code_object: hsa_loaded_code_object_s, attribute: int, value: Any) -> int: ...
def hsa_ven_amd_loader_code_object_reader_create_from_file_with_offset_size(file: int, offset: int, size: int, code_object_reader: Any) -> int: ...
def hsa_ven_amd_loader_iterate_executables(callback: Any, data: Any) -> int: ...
def hsa_ven_amd_aqlprofile_version_major(*more: Any) -> int: ...
def hsa_ven_amd_aqlprofile_version_minor(*more: Any) -> int: ...
def hsa_ven_amd_aqlprofile_validate_event(agent: hsa_agent_s, event: Any, result: Any) -> int: ...
def hsa_ven_amd_aqlprofile_start(profile: Any, aql_start_packet: Any) -> int: ...
def hsa_ven_amd_aqlprofile_stop(profile: Any, aql_stop_packet: Any) -> int: ...
def hsa_ven_amd_aqlprofile_read(profile: Any, aql_read_packet: Any) -> int: ...
def hsa_ven_amd_aqlprofile_legacy_get_pm4(aql_packet: Any, data: Any) -> int: ...
def hsa_ven_amd_aqlprofile_get_info(profile: Any, attribute: int, value: Any) -> int: ...
def hsa_ven_amd_aqlprofile_iterate_data(profile: Any, callback: Any, data: Any) -> int: ...
def hsa_ven_amd_aqlprofile_error_string(str: Any) -> int: ...
HSA_STATUS_SUCCESS: Final = 0
HSA_STATUS_INFO_BREAK: Final = 1
HSA_STATUS_ERROR: Final = 4096
HSA_STATUS_ERROR_INVALID_ARGUMENT: Final = 4097
HSA_STATUS_ERROR_INVALID_QUEUE_CREATION: Final = 4098
HSA_STATUS_ERROR_INVALID_ALLOCATION: Final = 4099
HSA_STATUS_ERROR_INVALID_AGENT: Final = 4100
HSA_STATUS_ERROR_INVALID_REGION: Final = 4101
HSA_STATUS_ERROR_INVALID_SIGNAL: Final = 4102
HSA_STATUS_ERROR_INVALID_QUEUE: Final = 4103
HSA_STATUS_ERROR_OUT_OF_RESOURCES: Final = 4104
HSA_STATUS_ERROR_INVALID_PACKET_FORMAT: Final = 4105
HSA_STATUS_ERROR_RESOURCE_FREE: Final = 4106
HSA_STATUS_ERROR_NOT_INITIALIZED: Final = 4107
HSA_STATUS_ERROR_REFCOUNT_OVERFLOW: Final = 4108
HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS: Final = 4109
HSA_STATUS_ERROR_INVALID_INDEX: Final = 4110
HSA_STATUS_ERROR_INVALID_ISA: Final = 4111
HSA_STATUS_ERROR_INVALID_ISA_NAME: Final = 4119
HSA_STATUS_ERROR_INVALID_CODE_OBJECT: Final = 4112
HSA_STATUS_ERROR_INVALID_EXECUTABLE: Final = 4113
HSA_STATUS_ERROR_FROZEN_EXECUTABLE: Final = 4114
HSA_STATUS_ERROR_INVALID_SYMBOL_NAME: Final = 4115
HSA_STATUS_ERROR_VARIABLE_ALREADY_DEFINED: Final = 4116
HSA_STATUS_ERROR_VARIABLE_UNDEFINED: Final = 4117
HSA_STATUS_ERROR_EXCEPTION: Final = 4118
HSA_STATUS_ERROR_INVALID_CODE_SYMBOL: Final = 4120
HSA_STATUS_ERROR_INVALID_EXECUTABLE_SYMBOL: Final = 4121
HSA_STATUS_ERROR_INVALID_FILE: Final = 4128
HSA_STATUS_ERROR_INVALID_CODE_OBJECT_READER: Final = 4129
HSA_STATUS_ERROR_INVALID_CACHE: Final = 4130
HSA_STATUS_ERROR_INVALID_WAVEFRONT: Final = 4131
HSA_STATUS_ERROR_INVALID_SIGNAL_GROUP: Final = 4132
HSA_STATUS_ERROR_INVALID_RUNTIME_STATE: Final = 4133
HSA_STATUS_ERROR_FATAL: Final = 4134
HSA_ACCESS_PERMISSION_RO: Final = 1
HSA_ACCESS_PERMISSION_WO: Final = 2
HSA_ACCESS_PERMISSION_RW: Final = 3
HSA_ENDIANNESS_LITTLE: Final = 0
HSA_ENDIANNESS_BIG: Final = 1
HSA_MACHINE_MODEL_SMALL: Final = 0
HSA_MACHINE_MODEL_LARGE: Final = 1
HSA_PROFILE_BASE: Final = 0
HSA_PROFILE_FULL: Final = 1
HSA_SYSTEM_INFO_VERSION_MAJOR: Final = 0
HSA_SYSTEM_INFO_VERSION_MINOR: Final = 1
HSA_SYSTEM_INFO_TIMESTAMP: Final = 2
HSA_SYSTEM_INFO_TIMESTAMP_FREQUENCY: Final = 3
HSA_SYSTEM_INFO_SIGNAL_MAX_WAIT: Final = 4
HSA_SYSTEM_INFO_ENDIANNESS: Final = 5
HSA_SYSTEM_INFO_MACHINE_MODEL: Final = 6
HSA_SYSTEM_INFO_EXTENSIONS: Final = 7
HSA_AMD_SYSTEM_INFO_BUILD_VERSION: Final = 512
HSA_AMD_SYSTEM_INFO_SVM_SUPPORTED: Final = 513
HSA_AMD_SYSTEM_INFO_SVM_ACCESSIBLE_BY_DEFAULT: Final = 514
HSA_EXTENSION_FINALIZER: Final = 0
HSA_EXTENSION_IMAGES: Final = 1
HSA_EXTENSION_PERFORMANCE_COUNTERS: Final = 2
HSA_EXTENSION_PROFILING_EVENTS: Final = 3
HSA_EXTENSION_STD_LAST: Final = 3
HSA_AMD_FIRST_EXTENSION: Final = 512
HSA_EXTENSION_AMD_PROFILER: Final = 512
HSA_EXTENSION_AMD_LOADER: Final = 513
HSA_EXTENSION_AMD_AQLPROFILE: Final = 514
HSA_AMD_LAST_EXTENSION: Final = 514
HSA_AGENT_FEATURE_KERNEL_DISPATCH: Final = 1
HSA_AGENT_FEATURE_AGENT_DISPATCH: Final = 2
HSA_DEVICE_TYPE_CPU: Final = 0
HSA_DEVICE_TYPE_GPU: Final = 1
HSA_DEVICE_TYPE_DSP: Final = 2
HSA_DEFAULT_FLOAT_ROUNDING_MODE_DEFAULT: Final = 0
HSA_DEFAULT_FLOAT_ROUNDING_MODE_ZERO: Final = 1
HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR: Final = 2
HSA_AGENT_INFO_NAME: Final = 0
HSA_AGENT_INFO_VENDOR_NAME: Final = 1
HSA_AGENT_INFO_FEATURE: Final = 2
HSA_AGENT_INFO_MACHINE_MODEL: Final = 3
HSA_AGENT_INFO_PROFILE: Final = 4
HSA_AGENT_INFO_DEFAULT_FLOAT_ROUNDING_MODE: Final = 5
HSA_AGENT_INFO_BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES: Final = 23
HSA_AGENT_INFO_FAST_F16_OPERATION: Final = 24
HSA_AGENT_INFO_WAVEFRONT_SIZE: Final = 6
HSA_AGENT_INFO_WORKGROUP_MAX_DIM: Final = 7
HSA_AGENT_INFO_WORKGROUP_MAX_SIZE: Final = 8
HSA_AGENT_INFO_GRID_MAX_DIM: Final = 9
HSA_AGENT_INFO_GRID_MAX_SIZE: Final = 10
HSA_AGENT_INFO_FBARRIER_MAX_SIZE: Final = 11
HSA_AGENT_INFO_QUEUES_MAX: Final = 12
HSA_AGENT_INFO_QUEUE_MIN_SIZE: Final = 13
HSA_AGENT_INFO_QUEUE_MAX_SIZE: Final = 14
HSA_AGENT_INFO_QUEUE_TYPE: Final = 15
HSA_AGENT_INFO_NODE: Final = 16
HSA_AGENT_INFO_DEVICE: Final = 17
HSA_AGENT_INFO_CACHE_SIZE: Final = 18
HSA_AGENT_INFO_ISA: Final = 19
HSA_AGENT_INFO_EXTENSIONS: Final = 20
HSA_AGENT_INFO_VERSION_MAJOR: Final = 21
HSA_AGENT_INFO_VERSION_MINOR: Final = 22
HSA_EXCEPTION_POLICY_BREAK: Final = 1
HSA_EXCEPTION_POLICY_DETECT: Final = 2
HSA_CACHE_INFO_NAME_LENGTH: Final = 0
HSA_CACHE_INFO_NAME: Final = 1
HSA_CACHE_INFO_LEVEL: Final = 2
HSA_CACHE_INFO_SIZE: Final = 3
HSA_SIGNAL_CONDITION_EQ: Final = 0
HSA_SIGNAL_CONDITION_NE: Final = 1
HSA_SIGNAL_CONDITION_LT: Final = 2
HSA_SIGNAL_CONDITION_GTE: Final = 3
HSA_WAIT_STATE_BLOCKED: Final = 0
HSA_WAIT_STATE_ACTIVE: Final = 1
HSA_QUEUE_TYPE_MULTI: Final = 0
HSA_QUEUE_TYPE_SINGLE: Final = 1
HSA_QUEUE_TYPE_COOPERATIVE: Final = 2
HSA_QUEUE_FEATURE_KERNEL_DISPATCH: Final = 1
HSA_QUEUE_FEATURE_AGENT_DISPATCH: Final = 2
HSA_PACKET_TYPE_VENDOR_SPECIFIC: Final = 0
HSA_PACKET_TYPE_INVALID: Final = 1
HSA_PACKET_TYPE_KERNEL_DISPATCH: Final = 2
HSA_PACKET_TYPE_BARRIER_AND: Final = 3
HSA_PACKET_TYPE_AGENT_DISPATCH: Final = 4
HSA_PACKET_TYPE_BARRIER_OR: Final = 5
HSA_FENCE_SCOPE_NONE: Final = 0
HSA_FENCE_SCOPE_AGENT: Final = 1
HSA_FENCE_SCOPE_SYSTEM: Final = 2
HSA_PACKET_HEADER_TYPE: Final = 0
HSA_PACKET_HEADER_BARRIER: Final = 8
HSA_PACKET_HEADER_SCACQUIRE_FENCE_SCOPE: Final = 9
HSA_PACKET_HEADER_ACQUIRE_FENCE_SCOPE: Final = 9
HSA_PACKET_HEADER_SCRELEASE_FENCE_SCOPE: Final = 11
HSA_PACKET_HEADER_RELEASE_FENCE_SCOPE: Final = 11
HSA_PACKET_HEADER_WIDTH_TYPE: Final = 8
HSA_PACKET_HEADER_WIDTH_BARRIER: Final = 1
HSA_PACKET_HEADER_WIDTH_SCACQUIRE_FENCE_SCOPE: Final = 2
HSA_PACKET_HEADER_WIDTH_ACQUIRE_FENCE_SCOPE: Final = 2
HSA_PACKET_HEADER_WIDTH_SCRELEASE_FENCE_SCOPE: Final = 2
HSA_PACKET_HEADER_WIDTH_RELEASE_FENCE_SCOPE: Final = 2
HSA_KERNEL_DISPATCH_PACKET_SETUP_DIMENSIONS: Final = 0
HSA_KERNEL_DISPATCH_PACKET_SETUP_WIDTH_DIMENSIONS: Final = 2
HSA_REGION_SEGMENT_GLOBAL: Final = 0
HSA_REGION_SEGMENT_READONLY: Final = 1
HSA_REGION_SEGMENT_PRIVATE: Final = 2
HSA_REGION_SEGMENT_GROUP: Final = 3
HSA_REGION_SEGMENT_KERNARG: Final = 4
HSA_REGION_GLOBAL_FLAG_KERNARG: Final = 1
HSA_REGION_GLOBAL_FLAG_FINE_GRAINED: Final = 2
HSA_REGION_GLOBAL_FLAG_COARSE_GRAINED: Final = 4
HSA_REGION_INFO_SEGMENT: Final = 0
HSA_REGION_INFO_GLOBAL_FLAGS: Final = 1
HSA_REGION_INFO_SIZE: Final = 2
HSA_REGION_INFO_ALLOC_MAX_SIZE: Final = 4
HSA_REGION_INFO_ALLOC_MAX_PRIVATE_WORKGROUP_SIZE: Final = 8
HSA_REGION_INFO_RUNTIME_ALLOC_ALLOWED: Final = 5
HSA_REGION_INFO_RUNTIME_ALLOC_GRANULE: Final = 6
HSA_REGION_INFO_RUNTIME_ALLOC_ALIGNMENT: Final = 7
HSA_ISA_INFO_NAME_LENGTH: Final = 0
HSA_ISA_INFO_NAME: Final = 1
HSA_ISA_INFO_CALL_CONVENTION_COUNT: Final = 2
HSA_ISA_INFO_CALL_CONVENTION_INFO_WAVEFRONT_SIZE: Final = 3
HSA_ISA_INFO_CALL_CONVENTION_INFO_WAVEFRONTS_PER_COMPUTE_UNIT: Final = 4
HSA_ISA_INFO_MACHINE_MODELS: Final = 5
HSA_ISA_INFO_PROFILES: Final = 6
HSA_ISA_INFO_DEFAULT_FLOAT_ROUNDING_MODES: Final = 7
HSA_ISA_INFO_BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES: Final = 8
HSA_ISA_INFO_FAST_F16_OPERATION: Final = 9
HSA_ISA_INFO_WORKGROUP_MAX_DIM: Final = 12
HSA_ISA_INFO_WORKGROUP_MAX_SIZE: Final = 13
HSA_ISA_INFO_GRID_MAX_DIM: Final = 14
HSA_ISA_INFO_GRID_MAX_SIZE: Final = 16
HSA_ISA_INFO_FBARRIER_MAX_SIZE: Final = 17
HSA_FP_TYPE_16: Final = 1
HSA_FP_TYPE_32: Final = 2
HSA_FP_TYPE_64: Final = 4
HSA_FLUSH_MODE_FTZ: Final = 1
HSA_FLUSH_MODE_NON_FTZ: Final = 2
HSA_ROUND_METHOD_SINGLE: Final = 1
HSA_ROUND_METHOD_DOUBLE: Final = 2
HSA_WAVEFRONT_INFO_SIZE: Final = 0
HSA_EXECUTABLE_STATE_UNFROZEN: Final = 0
HSA_EXECUTABLE_STATE_FROZEN: Final = 1
HSA_EXECUTABLE_INFO_PROFILE: Final = 1
HSA_EXECUTABLE_INFO_STATE: Final = 2
HSA_EXECUTABLE_INFO_DEFAULT_FLOAT_ROUNDING_MODE: Final = 3
HSA_SYMBOL_KIND_VARIABLE: Final = 0
HSA_SYMBOL_KIND_KERNEL: Final = 1
HSA_SYMBOL_KIND_INDIRECT_FUNCTION: Final = 2
HSA_SYMBOL_LINKAGE_MODULE: Final = 0
HSA_SYMBOL_LINKAGE_PROGRAM: Final = 1
HSA_VARIABLE_ALLOCATION_AGENT: Final = 0
HSA_VARIABLE_ALLOCATION_PROGRAM: Final = 1
HSA_VARIABLE_SEGMENT_GLOBAL: Final = 0
HSA_VARIABLE_SEGMENT_READONLY: Final = 1
HSA_EXECUTABLE_SYMBOL_INFO_TYPE: Final = 0
HSA_EXECUTABLE_SYMBOL_INFO_NAME_LENGTH: Final = 1
HSA_EXECUTABLE_SYMBOL_INFO_NAME: Final = 2
HSA_EXECUTABLE_SYMBOL_INFO_MODULE_NAME_LENGTH: Final = 3
HSA_EXECUTABLE_SYMBOL_INFO_MODULE_NAME: Final = 4
HSA_EXECUTABLE_SYMBOL_INFO_AGENT: Final = 20
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ADDRESS: Final = 21
HSA_EXECUTABLE_SYMBOL_INFO_LINKAGE: Final = 5
HSA_EXECUTABLE_SYMBOL_INFO_IS_DEFINITION: Final = 17
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ALLOCATION: Final = 6
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_SEGMENT: Final = 7
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ALIGNMENT: Final = 8
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_SIZE: Final = 9
HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_IS_CONST: Final = 10
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_OBJECT: Final = 22
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_SIZE: Final = 11
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_ALIGNMENT: Final = 12
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_GROUP_SEGMENT_SIZE: Final = 13
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_PRIVATE_SEGMENT_SIZE: Final = 14
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_DYNAMIC_CALLSTACK: Final = 15
HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_CALL_CONVENTION: Final = 18
HSA_EXECUTABLE_SYMBOL_INFO_INDIRECT_FUNCTION_OBJECT: Final = 23
HSA_EXECUTABLE_SYMBOL_INFO_INDIRECT_FUNCTION_CALL_CONVENTION: Final = 16
HSA_CODE_OBJECT_TYPE_PROGRAM: Final = 0
HSA_CODE_OBJECT_INFO_VERSION: Final = 0
HSA_CODE_OBJECT_INFO_TYPE: Final = 1
HSA_CODE_OBJECT_INFO_ISA: Final = 2
HSA_CODE_OBJECT_INFO_MACHINE_MODEL: Final = 3
HSA_CODE_OBJECT_INFO_PROFILE: Final = 4
HSA_CODE_OBJECT_INFO_DEFAULT_FLOAT_ROUNDING_MODE: Final = 5
HSA_CODE_SYMBOL_INFO_TYPE: Final = 0
HSA_CODE_SYMBOL_INFO_NAME_LENGTH: Final = 1
HSA_CODE_SYMBOL_INFO_NAME: Final = 2
HSA_CODE_SYMBOL_INFO_MODULE_NAME_LENGTH: Final = 3
HSA_CODE_SYMBOL_INFO_MODULE_NAME: Final = 4
HSA_CODE_SYMBOL_INFO_LINKAGE: Final = 5
HSA_CODE_SYMBOL_INFO_IS_DEFINITION: Final = 17
HSA_CODE_SYMBOL_INFO_VARIABLE_ALLOCATION: Final = 6
HSA_CODE_SYMBOL_INFO_VARIABLE_SEGMENT: Final = 7
HSA_CODE_SYMBOL_INFO_VARIABLE_ALIGNMENT: Final = 8
HSA_CODE_SYMBOL_INFO_VARIABLE_SIZE: Final = 9
HSA_CODE_SYMBOL_INFO_VARIABLE_IS_CONST: Final = 10
HSA_CODE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_SIZE: Final = 11
HSA_CODE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_ALIGNMENT: Final = 12
HSA_CODE_SYMBOL_INFO_KERNEL_GROUP_SEGMENT_SIZE: Final = 13
HSA_CODE_SYMBOL_INFO_KERNEL_PRIVATE_SEGMENT_SIZE: Final = 14
HSA_CODE_SYMBOL_INFO_KERNEL_DYNAMIC_CALLSTACK: Final = 15
HSA_CODE_SYMBOL_INFO_KERNEL_CALL_CONVENTION: Final = 18
HSA_CODE_SYMBOL_INFO_INDIRECT_FUNCTION_CALL_CONVENTION: Final = 16
HSA_EXT_STATUS_ERROR_IMAGE_FORMAT_UNSUPPORTED: Final = 0x3000
HSA_EXT_STATUS_ERROR_IMAGE_SIZE_UNSUPPORTED: Final = 0x3001
HSA_EXT_STATUS_ERROR_IMAGE_PITCH_UNSUPPORTED: Final = 0x3002
HSA_EXT_STATUS_ERROR_SAMPLER_DESCRIPTOR_UNSUPPORTED: Final = 0x3003
HSA_EXT_AGENT_INFO_IMAGE_1D_MAX_ELEMENTS: Final = 0x3000
HSA_EXT_AGENT_INFO_IMAGE_1DA_MAX_ELEMENTS: Final = 0x3001
HSA_EXT_AGENT_INFO_IMAGE_1DB_MAX_ELEMENTS: Final = 0x3002
HSA_EXT_AGENT_INFO_IMAGE_2D_MAX_ELEMENTS: Final = 0x3003
HSA_EXT_AGENT_INFO_IMAGE_2DA_MAX_ELEMENTS: Final = 0x3004
HSA_EXT_AGENT_INFO_IMAGE_2DDEPTH_MAX_ELEMENTS: Final = 0x3005
HSA_EXT_AGENT_INFO_IMAGE_2DADEPTH_MAX_ELEMENTS: Final = 0x3006
HSA_EXT_AGENT_INFO_IMAGE_3D_MAX_ELEMENTS: Final = 0x3007
HSA_EXT_AGENT_INFO_IMAGE_ARRAY_MAX_LAYERS: Final = 0x3008
HSA_EXT_AGENT_INFO_MAX_IMAGE_RD_HANDLES: Final = 0x3009
HSA_EXT_AGENT_INFO_MAX_IMAGE_RORW_HANDLES: Final = 0x300a
HSA_EXT_AGENT_INFO_MAX_SAMPLER_HANDLERS: Final = 0x300b
HSA_EXT_AGENT_INFO_IMAGE_LINEAR_ROW_PITCH_ALIGNMENT: Final = 0x300c
HSA_EXT_IMAGE_GEOMETRY_1D: Final = 0
HSA_EXT_IMAGE_GEOMETRY_2D: Final = 1
HSA_EXT_IMAGE_GEOMETRY_3D: Final = 2
HSA_EXT_IMAGE_GEOMETRY_1DA: Final = 3
HSA_EXT_IMAGE_GEOMETRY_2DA: Final = 4
HSA_EXT_IMAGE_GEOMETRY_1DB: Final = 5
HSA_EXT_IMAGE_GEOMETRY_2DDEPTH: Final = 6
HSA_EXT_IMAGE_GEOMETRY_2DADEPTH: Final = 7
HSA_EXT_IMAGE_CHANNEL_TYPE_SNORM_INT8: Final = 0
HSA_EXT_IMAGE_CHANNEL_TYPE_SNORM_INT16: Final = 1
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT8: Final = 2
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT16: Final = 3
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT24: Final = 4
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555: Final = 5
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565: Final = 6
HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_101010: Final = 7
HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT8: Final = 8
HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT16: Final = 9
HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT32: Final = 10
HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8: Final = 11
HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16: Final = 12
HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32: Final = 13
HSA_EXT_IMAGE_CHANNEL_TYPE_HALF_FLOAT: Final = 14
HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT: Final = 15
HSA_EXT_IMAGE_CHANNEL_ORDER_A: Final = 0
HSA_EXT_IMAGE_CHANNEL_ORDER_R: Final = 1
HSA_EXT_IMAGE_CHANNEL_ORDER_RX: Final = 2
HSA_EXT_IMAGE_CHANNEL_ORDER_RG: Final = 3
HSA_EXT_IMAGE_CHANNEL_ORDER_RGX: Final = 4
HSA_EXT_IMAGE_CHANNEL_ORDER_RA: Final = 5
HSA_EXT_IMAGE_CHANNEL_ORDER_RGB: Final = 6
HSA_EXT_IMAGE_CHANNEL_ORDER_RGBX: Final = 7
HSA_EXT_IMAGE_CHANNEL_ORDER_RGBA: Final = 8
HSA_EXT_IMAGE_CHANNEL_ORDER_BGRA: Final = 9
HSA_EXT_IMAGE_CHANNEL_ORDER_ARGB: Final = 10
HSA_EXT_IMAGE_CHANNEL_ORDER_ABGR: Final = 11
HSA_EXT_IMAGE_CHANNEL_ORDER_SRGB: Final = 12
HSA_EXT_IMAGE_CHANNEL_ORDER_SRGBX: Final = 13
HSA_EXT_IMAGE_CHANNEL_ORDER_SRGBA: Final = 14
HSA_EXT_IMAGE_CHANNEL_ORDER_SBGRA: Final = 15
HSA_EXT_IMAGE_CHANNEL_ORDER_INTENSITY: Final = 16
HSA_EXT_IMAGE_CHANNEL_ORDER_LUMINANCE: Final = 17
HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH: Final = 18
HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH_STENCIL: Final = 19
HSA_EXT_IMAGE_CAPABILITY_NOT_SUPPORTED: Final = 0
HSA_EXT_IMAGE_CAPABILITY_READ_ONLY: Final = 1
HSA_EXT_IMAGE_CAPABILITY_WRITE_ONLY: Final = 2
HSA_EXT_IMAGE_CAPABILITY_READ_WRITE: Final = 4
HSA_EXT_IMAGE_CAPABILITY_READ_MODIFY_WRITE: Final = 8
HSA_EXT_IMAGE_CAPABILITY_ACCESS_INVARIANT_DATA_LAYOUT: Final = 16
HSA_EXT_IMAGE_DATA_LAYOUT_OPAQUE: Final = 0
HSA_EXT_IMAGE_DATA_LAYOUT_LINEAR: Final = 1
HSA_EXT_SAMPLER_ADDRESSING_MODE_UNDEFINED: Final = 0
HSA_EXT_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE: Final = 1
HSA_EXT_SAMPLER_ADDRESSING_MODE_CLAMP_TO_BORDER: Final = 2
HSA_EXT_SAMPLER_ADDRESSING_MODE_REPEAT: Final = 3
HSA_EXT_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT: Final = 4
HSA_EXT_SAMPLER_COORDINATE_MODE_UNNORMALIZED: Final = 0
HSA_EXT_SAMPLER_COORDINATE_MODE_NORMALIZED: Final = 1
HSA_EXT_SAMPLER_FILTER_MODE_NEAREST: Final = 0
HSA_EXT_SAMPLER_FILTER_MODE_LINEAR: Final = 1
HSA_AMD_PACKET_TYPE_BARRIER_VALUE: Final = 2
HSA_STATUS_ERROR_INVALID_MEMORY_POOL: Final = 40
HSA_STATUS_ERROR_MEMORY_APERTURE_VIOLATION: Final = 41
HSA_STATUS_ERROR_ILLEGAL_INSTRUCTION: Final = 42
HSA_STATUS_ERROR_MEMORY_FAULT: Final = 43
HSA_STATUS_CU_MASK_REDUCED: Final = 44
HSA_AMD_AGENT_INFO_CHIP_ID: Final = 0xa000
HSA_AMD_AGENT_INFO_CACHELINE_SIZE: Final = 0xa001
HSA_AMD_AGENT_INFO_COMPUTE_UNIT_COUNT: Final = 0xa002
HSA_AMD_AGENT_INFO_MAX_CLOCK_FREQUENCY: Final = 0xa003
HSA_AMD_AGENT_INFO_DRIVER_NODE_ID: Final = 0xa004
HSA_AMD_AGENT_INFO_MAX_ADDRESS_WATCH_POINTS: Final = 0xa005
HSA_AMD_AGENT_INFO_BDFID: Final = 0xa006
HSA_AMD_AGENT_INFO_MEMORY_WIDTH: Final = 0xa007
HSA_AMD_AGENT_INFO_MEMORY_MAX_FREQUENCY: Final = 0xa008
HSA_AMD_AGENT_INFO_PRODUCT_NAME: Final = 0xa009
HSA_AMD_AGENT_INFO_MAX_WAVES_PER_CU: Final = 0xa00a
HSA_AMD_AGENT_INFO_NUM_SIMDS_PER_CU: Final = 0xa00b
HSA_AMD_AGENT_INFO_NUM_SHADER_ENGINES: Final = 0xa00c
HSA_AMD_AGENT_INFO_NUM_SHADER_ARRAYS_PER_SE: Final = 0xa00d
HSA_AMD_AGENT_INFO_HDP_FLUSH: Final = 0xa00e
HSA_AMD_AGENT_INFO_DOMAIN: Final = 0xa00f
HSA_AMD_AGENT_INFO_COOPERATIVE_QUEUES: Final = 0xa010
HSA_AMD_AGENT_INFO_UUID: Final = 0xa011
HSA_AMD_AGENT_INFO_ASIC_REVISION: Final = 0xa012
HSA_AMD_AGENT_INFO_SVM_DIRECT_HOST_ACCESS: Final = 0xa013
HSA_AMD_AGENT_INFO_COOPERATIVE_COMPUTE_UNIT_COUNT: Final = 0xa014
HSA_AMD_REGION_INFO_HOST_ACCESSIBLE: Final = 0xa000
HSA_AMD_REGION_INFO_BASE: Final = 0xa001
HSA_AMD_REGION_INFO_BUS_WIDTH: Final = 0xa002
HSA_AMD_REGION_INFO_MAX_CLOCK_FREQUENCY: Final = 0xa003
HSA_AMD_COHERENCY_TYPE_COHERENT: Final = 0
HSA_AMD_COHERENCY_TYPE_NONCOHERENT: Final = 1
HSA_AMD_SIGNAL_AMD_GPU_ONLY: Final = 1
HSA_AMD_SIGNAL_IPC: Final = 2
HSA_AMD_SEGMENT_GLOBAL: Final = 0
HSA_AMD_SEGMENT_READONLY: Final = 1
HSA_AMD_SEGMENT_PRIVATE: Final = 2
HSA_AMD_SEGMENT_GROUP: Final = 3
HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_KERNARG_INIT: Final = 1
HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_FINE_GRAINED: Final = 2
HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED: Final = 4
HSA_AMD_MEMORY_POOL_INFO_SEGMENT: Final = 0
HSA_AMD_MEMORY_POOL_INFO_GLOBAL_FLAGS: Final = 1
HSA_AMD_MEMORY_POOL_INFO_SIZE: Final = 2
HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_ALLOWED: Final = 5
HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_GRANULE: Final = 6
HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_ALIGNMENT: Final = 7
HSA_AMD_MEMORY_POOL_INFO_ACCESSIBLE_BY_ALL: Final = 15
HSA_AMD_MEMORY_POOL_INFO_ALLOC_MAX_SIZE: Final = 16
hsaHostToHost: Final = 0
hsaHostToDevice: Final = 1
hsaDeviceToHost: Final = 2
hsaDeviceToDevice: Final = 3
HSA_AMD_MEMORY_POOL_ACCESS_NEVER_ALLOWED: Final = 0
HSA_AMD_MEMORY_POOL_ACCESS_ALLOWED_BY_DEFAULT: Final = 1
HSA_AMD_MEMORY_POOL_ACCESS_DISALLOWED_BY_DEFAULT: Final = 2
HSA_AMD_LINK_INFO_TYPE_HYPERTRANSPORT: Final = 0
HSA_AMD_LINK_INFO_TYPE_QPI: Final = 1
HSA_AMD_LINK_INFO_TYPE_PCIE: Final = 2
HSA_AMD_LINK_INFO_TYPE_INFINBAND: Final = 3
HSA_AMD_LINK_INFO_TYPE_XGMI: Final = 4
HSA_AMD_AGENT_MEMORY_POOL_INFO_ACCESS: Final = 0
HSA_AMD_AGENT_MEMORY_POOL_INFO_NUM_LINK_HOPS: Final = 1
HSA_AMD_AGENT_MEMORY_POOL_INFO_LINK_INFO: Final = 2
HSA_EXT_POINTER_TYPE_UNKNOWN: Final = 0
HSA_EXT_POINTER_TYPE_HSA: Final = 1
HSA_EXT_POINTER_TYPE_LOCKED: Final = 2
HSA_EXT_POINTER_TYPE_GRAPHICS: Final = 3
HSA_EXT_POINTER_TYPE_IPC: Final = 4
HSA_AMD_GPU_MEMORY_FAULT_EVENT: Final = 0
HSA_AMD_MEMORY_FAULT_PAGE_NOT_PRESENT: Final = 1
HSA_AMD_MEMORY_FAULT_READ_ONLY: Final = 2
HSA_AMD_MEMORY_FAULT_NX: Final = 4
HSA_AMD_MEMORY_FAULT_HOST_ONLY: Final = 8
HSA_AMD_MEMORY_FAULT_DRAMECC: Final = 16
HSA_AMD_MEMORY_FAULT_IMPRECISE: Final = 32
HSA_AMD_MEMORY_FAULT_SRAMECC: Final = 64
HSA_AMD_MEMORY_FAULT_HANG: Final = -0x80000000
HSA_AMD_QUEUE_PRIORITY_LOW: Final = 0
HSA_AMD_QUEUE_PRIORITY_NORMAL: Final = 1
HSA_AMD_QUEUE_PRIORITY_HIGH: Final = 2
HSA_AMD_SVM_GLOBAL_FLAG_FINE_GRAINED: Final = 0
HSA_AMD_SVM_GLOBAL_FLAG_COARSE_GRAINED: Final = 1
HSA_AMD_SVM_GLOBAL_FLAG_INDETERMINATE: Final = 2
HSA_AMD_SVM_ATTRIB_GLOBAL_FLAG: Final = 0
HSA_AMD_SVM_ATTRIB_READ_ONLY: Final = 1
HSA_AMD_SVM_ATTRIB_HIVE_LOCAL: Final = 2
HSA_AMD_SVM_ATTRIB_MIGRATION_GRANULARITY: Final = 3
HSA_AMD_SVM_ATTRIB_PREFERRED_LOCATION: Final = 4
HSA_AMD_SVM_ATTRIB_PREFETCH_LOCATION: Final = 5
HSA_AMD_SVM_ATTRIB_READ_MOSTLY: Final = 6
HSA_AMD_SVM_ATTRIB_AGENT_ACCESSIBLE: Final = 512
HSA_AMD_SVM_ATTRIB_AGENT_ACCESSIBLE_IN_PLACE: Final = 513
HSA_AMD_SVM_ATTRIB_AGENT_NO_ACCESS: Final = 514
HSA_AMD_SVM_ATTRIB_ACCESS_QUERY: Final = 515
HSA_EXT_STATUS_ERROR_INVALID_PROGRAM: Final = 8192
HSA_EXT_STATUS_ERROR_INVALID_MODULE: Final = 8193
HSA_EXT_STATUS_ERROR_INCOMPATIBLE_MODULE: Final = 8194
HSA_EXT_STATUS_ERROR_MODULE_ALREADY_INCLUDED: Final = 8195
HSA_EXT_STATUS_ERROR_SYMBOL_MISMATCH: Final = 8196
HSA_EXT_STATUS_ERROR_FINALIZATION_FAILED: Final = 8197
HSA_EXT_STATUS_ERROR_DIRECTIVE_MISMATCH: Final = 8198
HSA_EXT_PROGRAM_INFO_MACHINE_MODEL: Final = 0
HSA_EXT_PROGRAM_INFO_PROFILE: Final = 1
HSA_EXT_PROGRAM_INFO_DEFAULT_FLOAT_ROUNDING_MODE: Final = 2
HSA_EXT_FINALIZER_CALL_CONVENTION_AUTO: Final = -1
HSA_VEN_AMD_LOADER_CODE_OBJECT_STORAGE_TYPE_NONE: Final = 0
HSA_VEN_AMD_LOADER_CODE_OBJECT_STORAGE_TYPE_FILE: Final = 1
HSA_VEN_AMD_LOADER_CODE_OBJECT_STORAGE_TYPE_MEMORY: Final = 2
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_KIND_PROGRAM: Final = 1
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_KIND_AGENT: Final = 2
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_EXECUTABLE: Final = 1
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_KIND: Final = 2
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_AGENT: Final = 3
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_TYPE: Final = 4
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_MEMORY_BASE: Final = 5
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_MEMORY_SIZE: Final = 6
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_FILE: Final = 7
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_LOAD_DELTA: Final = 8
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_LOAD_BASE: Final = 9
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_LOAD_SIZE: Final = 10
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_URI_LENGTH: Final = 11
HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_URI: Final = 12
HSA_VEN_AMD_AQLPROFILE_EVENT_TYPE_PMC: Final = 0
HSA_VEN_AMD_AQLPROFILE_EVENT_TYPE_TRACE: Final = 1
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_CPC: Final = 0
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_CPF: Final = 1
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GDS: Final = 2
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GRBM: Final = 3
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GRBMSE: Final = 4
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SPI: Final = 5
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SQ: Final = 6
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SQCS: Final = 7
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SRBM: Final = 8
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SX: Final = 9
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TA: Final = 10
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TCA: Final = 11
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TCC: Final = 12
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TCP: Final = 13
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_TD: Final = 14
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCARB: Final = 15
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCHUB: Final = 16
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCMCBVM: Final = 17
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCSEQ: Final = 18
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCVML2: Final = 19
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_MCXBAR: Final = 20
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_ATC: Final = 21
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_ATCL2: Final = 22
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GCEA: Final = 23
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_RPB: Final = 24
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_SDMA: Final = 25
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL1A: Final = 26
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL1C: Final = 27
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL2A: Final = 28
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GL2C: Final = 29
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GCR: Final = 30
HSA_VEN_AMD_AQLPROFILE_BLOCK_NAME_GUS: Final = 31
HSA_VEN_AMD_AQLPROFILE_BLOCKS_NUMBER: Final = 32
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_COMPUTE_UNIT_TARGET: Final = 0
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_VM_ID_MASK: Final = 1
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_MASK: Final = 2
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_TOKEN_MASK: Final = 3
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_TOKEN_MASK2: Final = 4
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_SE_MASK: Final = 5
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_SAMPLE_RATE: Final = 6
HSA_VEN_AMD_AQLPROFILE_PARAMETER_NAME_K_CONCURRENT: Final = 7
HSA_VEN_AMD_AQLPROFILE_INFO_COMMAND_BUFFER_SIZE: Final = 0
HSA_VEN_AMD_AQLPROFILE_INFO_PMC_DATA_SIZE: Final = 1
HSA_VEN_AMD_AQLPROFILE_INFO_PMC_DATA: Final = 2
HSA_VEN_AMD_AQLPROFILE_INFO_TRACE_DATA: Final = 3
HSA_VEN_AMD_AQLPROFILE_INFO_BLOCK_COUNTERS: Final = 4
HSA_VEN_AMD_AQLPROFILE_INFO_BLOCK_ID: Final = 5
HSA_VEN_AMD_AQLPROFILE_INFO_ENABLE_CMD: Final = 6
HSA_VEN_AMD_AQLPROFILE_INFO_DISABLE_CMD: Final = 7
AMD_KERNEL_CODE_VERSION_MAJOR: Final = 1
AMD_KERNEL_CODE_VERSION_MINOR: Final = 1
AMD_MACHINE_KIND_UNDEFINED: Final = 0
AMD_MACHINE_KIND_AMDGPU: Final = 1
AMD_FLOAT_ROUND_MODE_NEAREST_EVEN: Final = 0
AMD_FLOAT_ROUND_MODE_PLUS_INFINITY: Final = 1
AMD_FLOAT_ROUND_MODE_MINUS_INFINITY: Final = 2
AMD_FLOAT_ROUND_MODE_ZERO: Final = 3
AMD_FLOAT_DENORM_MODE_FLUSH_SOURCE_OUTPUT: Final = 0
AMD_FLOAT_DENORM_MODE_FLUSH_OUTPUT: Final = 1
AMD_FLOAT_DENORM_MODE_FLUSH_SOURCE: Final = 2
AMD_FLOAT_DENORM_MODE_NO_FLUSH: Final = 3
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WORKITEM_VGPR_COUNT_SHIFT: Final = 0
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WORKITEM_VGPR_COUNT_WIDTH: Final = 6
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WORKITEM_VGPR_COUNT: Final = 63
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WAVEFRONT_SGPR_COUNT_SHIFT: Final = 6
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WAVEFRONT_SGPR_COUNT_WIDTH: Final = 4
AMD_COMPUTE_PGM_RSRC_ONE_GRANULATED_WAVEFRONT_SGPR_COUNT: Final = 960
AMD_COMPUTE_PGM_RSRC_ONE_PRIORITY_SHIFT: Final = 10
AMD_COMPUTE_PGM_RSRC_ONE_PRIORITY_WIDTH: Final = 2
AMD_COMPUTE_PGM_RSRC_ONE_PRIORITY: Final = 3072
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_32_SHIFT: Final = 12
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_32_WIDTH: Final = 2
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_32: Final = 0x3000
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_16_64_SHIFT: Final = 14
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_16_64_WIDTH: Final = 2
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_ROUND_MODE_16_64: Final = 0xc000
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_32_SHIFT: Final = 16
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_32_WIDTH: Final = 2
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_32: Final = 0x30000
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_16_64_SHIFT: Final = 18
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_16_64_WIDTH: Final = 2
AMD_COMPUTE_PGM_RSRC_ONE_FLOAT_DENORM_MODE_16_64: Final = 0xc0000
AMD_COMPUTE_PGM_RSRC_ONE_PRIV_SHIFT: Final = 20
AMD_COMPUTE_PGM_RSRC_ONE_PRIV_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_ONE_PRIV: Final = 0x100000
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_DX10_CLAMP_SHIFT: Final = 21
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_DX10_CLAMP_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_DX10_CLAMP: Final = 0x200000
AMD_COMPUTE_PGM_RSRC_ONE_DEBUG_MODE_SHIFT: Final = 22
AMD_COMPUTE_PGM_RSRC_ONE_DEBUG_MODE_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_ONE_DEBUG_MODE: Final = 0x400000
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_IEEE_MODE_SHIFT: Final = 23
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_IEEE_MODE_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_ONE_ENABLE_IEEE_MODE: Final = 0x800000
AMD_COMPUTE_PGM_RSRC_ONE_BULKY_SHIFT: Final = 24
AMD_COMPUTE_PGM_RSRC_ONE_BULKY_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_ONE_BULKY: Final = 0x1000000
AMD_COMPUTE_PGM_RSRC_ONE_CDBG_USER_SHIFT: Final = 25
AMD_COMPUTE_PGM_RSRC_ONE_CDBG_USER_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_ONE_CDBG_USER: Final = 0x2000000
AMD_COMPUTE_PGM_RSRC_ONE_RESERVED1_SHIFT: Final = 26
AMD_COMPUTE_PGM_RSRC_ONE_RESERVED1_WIDTH: Final = 6
AMD_COMPUTE_PGM_RSRC_ONE_RESERVED1: Final = -0x4000000
AMD_SYSTEM_VGPR_WORKITEM_ID_X: Final = 0
AMD_SYSTEM_VGPR_WORKITEM_ID_X_Y: Final = 1
AMD_SYSTEM_VGPR_WORKITEM_ID_X_Y_Z: Final = 2
AMD_SYSTEM_VGPR_WORKITEM_ID_UNDEFINED: Final = 3
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_PRIVATE_SEGMENT_WAVE_BYTE_OFFSET_SHIFT: Final = 0
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_PRIVATE_SEGMENT_WAVE_BYTE_OFFSET_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_PRIVATE_SEGMENT_WAVE_BYTE_OFFSET: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_USER_SGPR_COUNT_SHIFT: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_USER_SGPR_COUNT_WIDTH: Final = 5
AMD_COMPUTE_PGM_RSRC_TWO_USER_SGPR_COUNT: Final = 62
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_TRAP_HANDLER_SHIFT: Final = 6
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_TRAP_HANDLER_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_TRAP_HANDLER: Final = 64
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_X_SHIFT: Final = 7
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_X_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_X: Final = 128
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Y_SHIFT: Final = 8
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Y_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Y: Final = 256
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Z_SHIFT: Final = 9
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Z_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_ID_Z: Final = 512
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_INFO_SHIFT: Final = 10
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_INFO_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_SGPR_WORKGROUP_INFO: Final = 1024
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_VGPR_WORKITEM_ID_SHIFT: Final = 11
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_VGPR_WORKITEM_ID_WIDTH: Final = 2
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_VGPR_WORKITEM_ID: Final = 6144
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_ADDRESS_WATCH_SHIFT: Final = 13
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_ADDRESS_WATCH_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_ADDRESS_WATCH: Final = 8192
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_MEMORY_VIOLATION_SHIFT: Final = 14
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_MEMORY_VIOLATION_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_MEMORY_VIOLATION: Final = 0x4000
AMD_COMPUTE_PGM_RSRC_TWO_GRANULATED_LDS_SIZE_SHIFT: Final = 15
AMD_COMPUTE_PGM_RSRC_TWO_GRANULATED_LDS_SIZE_WIDTH: Final = 9
AMD_COMPUTE_PGM_RSRC_TWO_GRANULATED_LDS_SIZE: Final = 0xff8000
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION_SHIFT: Final = 24
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION: Final = 0x1000000
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_FP_DENORMAL_SOURCE_SHIFT: Final = 25
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_FP_DENORMAL_SOURCE_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_FP_DENORMAL_SOURCE: Final = 0x2000000
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO_SHIFT: Final = 26
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO: Final = 0x4000000
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW_SHIFT: Final = 27
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW: Final = 0x8000000
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW_SHIFT: Final = 28
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW: Final = 0x10000000
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INEXACT_SHIFT: Final = 29
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INEXACT_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_IEEE_754_FP_INEXACT: Final = 0x20000000
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_INT_DIVISION_BY_ZERO_SHIFT: Final = 30
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_INT_DIVISION_BY_ZERO_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_ENABLE_EXCEPTION_INT_DIVISION_BY_ZERO: Final = 0x40000000
AMD_COMPUTE_PGM_RSRC_TWO_RESERVED1_SHIFT: Final = 31
AMD_COMPUTE_PGM_RSRC_TWO_RESERVED1_WIDTH: Final = 1
AMD_COMPUTE_PGM_RSRC_TWO_RESERVED1: Final = -0x80000000
AMD_ELEMENT_BYTE_SIZE_2: Final = 0
AMD_ELEMENT_BYTE_SIZE_4: Final = 1
AMD_ELEMENT_BYTE_SIZE_8: Final = 2
AMD_ELEMENT_BYTE_SIZE_16: Final = 3
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER_SHIFT: Final = 0
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER_WIDTH: Final = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER: Final = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_PTR_SHIFT: Final = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_PTR_WIDTH: Final = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_PTR: Final = 2
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_QUEUE_PTR_SHIFT: Final = 2
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_QUEUE_PTR_WIDTH: Final = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_QUEUE_PTR: Final = 4
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_KERNARG_SEGMENT_PTR_SHIFT: Final = 3
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_KERNARG_SEGMENT_PTR_WIDTH: Final = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_KERNARG_SEGMENT_PTR: Final = 8
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_ID_SHIFT: Final = 4
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_ID_WIDTH: Final = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_DISPATCH_ID: Final = 16
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_FLAT_SCRATCH_INIT_SHIFT: Final = 5
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_FLAT_SCRATCH_INIT_WIDTH: Final = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_FLAT_SCRATCH_INIT: Final = 32
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_SIZE_SHIFT: Final = 6
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_SIZE_WIDTH: Final = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_PRIVATE_SEGMENT_SIZE: Final = 64
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_X_SHIFT: Final = 7
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_X_WIDTH: Final = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_X: Final = 128
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Y_SHIFT: Final = 8
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Y_WIDTH: Final = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Y: Final = 256
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Z_SHIFT: Final = 9
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Z_WIDTH: Final = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_SGPR_GRID_WORKGROUP_COUNT_Z: Final = 512
AMD_KERNEL_CODE_PROPERTIES_RESERVED1_SHIFT: Final = 10
AMD_KERNEL_CODE_PROPERTIES_RESERVED1_WIDTH: Final = 6
AMD_KERNEL_CODE_PROPERTIES_RESERVED1: Final = 0xfc00
AMD_KERNEL_CODE_PROPERTIES_ENABLE_ORDERED_APPEND_GDS_SHIFT: Final = 16
AMD_KERNEL_CODE_PROPERTIES_ENABLE_ORDERED_APPEND_GDS_WIDTH: Final = 1
AMD_KERNEL_CODE_PROPERTIES_ENABLE_ORDERED_APPEND_GDS: Final = 0x10000
AMD_KERNEL_CODE_PROPERTIES_PRIVATE_ELEMENT_SIZE_SHIFT: Final = 17
AMD_KERNEL_CODE_PROPERTIES_PRIVATE_ELEMENT_SIZE_WIDTH: Final = 2
AMD_KERNEL_CODE_PROPERTIES_PRIVATE_ELEMENT_SIZE: Final = 0x60000
AMD_KERNEL_CODE_PROPERTIES_IS_PTR64_SHIFT: Final = 19
AMD_KERNEL_CODE_PROPERTIES_IS_PTR64_WIDTH: Final = 1
AMD_KERNEL_CODE_PROPERTIES_IS_PTR64: Final = 0x80000
AMD_KERNEL_CODE_PROPERTIES_IS_DYNAMIC_CALLSTACK_SHIFT: Final = 20
AMD_KERNEL_CODE_PROPERTIES_IS_DYNAMIC_CALLSTACK_WIDTH: Final = 1
AMD_KERNEL_CODE_PROPERTIES_IS_DYNAMIC_CALLSTACK: Final = 0x100000
AMD_KERNEL_CODE_PROPERTIES_IS_DEBUG_ENABLED_SHIFT: Final = 21
AMD_KERNEL_CODE_PROPERTIES_IS_DEBUG_ENABLED_WIDTH: Final = 1
AMD_KERNEL_CODE_PROPERTIES_IS_DEBUG_ENABLED: Final = 0x200000
AMD_KERNEL_CODE_PROPERTIES_IS_XNACK_ENABLED_SHIFT: Final = 22
AMD_KERNEL_CODE_PROPERTIES_IS_XNACK_ENABLED_WIDTH: Final = 1
AMD_KERNEL_CODE_PROPERTIES_IS_XNACK_ENABLED: Final = 0x400000
AMD_KERNEL_CODE_PROPERTIES_RESERVED2_SHIFT: Final = 23
AMD_KERNEL_CODE_PROPERTIES_RESERVED2_WIDTH: Final = 9
AMD_KERNEL_CODE_PROPERTIES_RESERVED2: Final = -0x800000
AMD_POWERTWO_1: Final = 0
AMD_POWERTWO_2: Final = 1
AMD_POWERTWO_4: Final = 2
AMD_POWERTWO_8: Final = 3
AMD_POWERTWO_16: Final = 4
AMD_POWERTWO_32: Final = 5
AMD_POWERTWO_64: Final = 6
AMD_POWERTWO_128: Final = 7
AMD_POWERTWO_256: Final = 8
AMD_ENABLED_CONTROL_DIRECTIVE_ENABLE_BREAK_EXCEPTIONS: Final = 1
AMD_ENABLED_CONTROL_DIRECTIVE_ENABLE_DETECT_EXCEPTIONS: Final = 2
AMD_ENABLED_CONTROL_DIRECTIVE_MAX_DYNAMIC_GROUP_SIZE: Final = 4
AMD_ENABLED_CONTROL_DIRECTIVE_MAX_FLAT_GRID_SIZE: Final = 8
AMD_ENABLED_CONTROL_DIRECTIVE_MAX_FLAT_WORKGROUP_SIZE: Final = 16
AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRED_DIM: Final = 32
AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRED_GRID_SIZE: Final = 64
AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRED_WORKGROUP_SIZE: Final = 128
AMD_ENABLED_CONTROL_DIRECTIVE_REQUIRE_NO_PARTIAL_WORKGROUPS: Final = 256
AMD_EXCEPTION_KIND_INVALID_OPERATION: Final = 1
AMD_EXCEPTION_KIND_DIVISION_BY_ZERO: Final = 2
AMD_EXCEPTION_KIND_OVERFLOW: Final = 4
AMD_EXCEPTION_KIND_UNDERFLOW: Final = 8
AMD_EXCEPTION_KIND_INEXACT: Final = 16
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_SHIFT: Final = 0
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_WIDTH: Final = 1
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER: Final = 1
AMD_QUEUE_PROPERTIES_IS_PTR64_SHIFT: Final = 1
AMD_QUEUE_PROPERTIES_IS_PTR64_WIDTH: Final = 1
AMD_QUEUE_PROPERTIES_IS_PTR64: Final = 2
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_DEBUG_SGPRS_SHIFT: Final = 2
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_DEBUG_SGPRS_WIDTH: Final = 1
AMD_QUEUE_PROPERTIES_ENABLE_TRAP_HANDLER_DEBUG_SGPRS: Final = 4
AMD_QUEUE_PROPERTIES_ENABLE_PROFILING_SHIFT: Final = 3
AMD_QUEUE_PROPERTIES_ENABLE_PROFILING_WIDTH: Final = 1
AMD_QUEUE_PROPERTIES_ENABLE_PROFILING: Final = 8
AMD_QUEUE_PROPERTIES_USE_SCRATCH_ONCE_SHIFT: Final = 4
AMD_QUEUE_PROPERTIES_USE_SCRATCH_ONCE_WIDTH: Final = 1
AMD_QUEUE_PROPERTIES_USE_SCRATCH_ONCE: Final = 16
AMD_QUEUE_PROPERTIES_RESERVED1_SHIFT: Final = 5
AMD_QUEUE_PROPERTIES_RESERVED1_WIDTH: Final = 27
AMD_QUEUE_PROPERTIES_RESERVED1: Final = -32
AMD_SIGNAL_KIND_INVALID: Final = 0
AMD_SIGNAL_KIND_USER: Final = 1
AMD_SIGNAL_KIND_DOORBELL: Final = -1
AMD_SIGNAL_KIND_LEGACY_DOORBELL: Final = -2
HSA_VEN_AMD_AQLPROFILE_LEGACY_PM4_PACKET_SIZE: Final = 192
kAqlProfileLib: Final = b'libhsa-amd-aqlprofile64.so'
HSA_VERSION_1_0: Final = 1
HSA_AMD_INTERFACE_VERSION_MAJOR: Final = 1
HSA_AMD_INTERFACE_VERSION_MINOR: Final = 0
hsa_ven_amd_loader: Final = 515
HSA_AQLPROFILE_VERSION_MAJOR: Final = 2
HSA_AQLPROFILE_VERSION_MINOR: Final = 0
hsa_ven_amd_aqlprofile_VERSION_MAJOR: Final = 1
AMD_HSA_ABI_VERSION: Final = b'AMD GPU Architecture v0.35 (June 25, 2015)'
AMD_CONTROL_DIRECTIVES_ALIGN_BYTES: Final = 64
AMD_ISA_ALIGN_BYTES: Final = 256
AMD_KERNEL_CODE_ALIGN_BYTES: Final = 64
AMD_QUEUE_ALIGN_BYTES: Final = 64
AMD_SIGNAL_ALIGN_BYTES: Final = 64
