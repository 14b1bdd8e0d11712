from typing import Any, Final

from . import _runtime as _tg

class kfd_ioctl_get_version_args(_tg.Struct):
    major_version: int
    minor_version: int
class kfd_ioctl_create_queue_args(_tg.Struct):
    ring_base_address: int
    write_pointer_address: int
    read_pointer_address: int
    doorbell_offset: int
    ring_size: int
    gpu_id: int
    queue_type: int
    queue_percentage: int
    queue_priority: int
    queue_id: int
    eop_buffer_address: int
    eop_buffer_size: int
    ctx_save_restore_address: int
    ctx_save_restore_size: int
    ctl_stack_size: int
class kfd_ioctl_destroy_queue_args(_tg.Struct):
    queue_id: int
    pad: int
class kfd_ioctl_update_queue_args(_tg.Struct):
    ring_base_address: int
    queue_id: int
    ring_size: int
    queue_percentage: int
    queue_priority: int
class kfd_ioctl_set_cu_mask_args(_tg.Struct):
    queue_id: int
    num_cu_mask: int
    cu_mask_ptr: int
class kfd_ioctl_get_queue_wave_state_args(_tg.Struct):
    ctl_stack_address: int
    ctl_stack_used_size: int
    save_area_used_size: int
    queue_id: int
    pad: int
class kfd_ioctl_get_available_memory_args(_tg.Struct):
    available: int
    gpu_id: int
    pad: int
class kfd_ioctl_set_memory_policy_args(_tg.Struct):
    alternate_aperture_base: int
    alternate_aperture_size: int
    gpu_id: int
    default_policy: int
    alternate_policy: int
    pad: int
class kfd_ioctl_get_clock_counters_args(_tg.Struct):
    gpu_clock_counter: int
    cpu_clock_counter: int
    system_clock_counter: int
    system_clock_freq: int
    gpu_id: int
    pad: int
class kfd_process_device_apertures(_tg.Struct):
    lds_base: int
    lds_limit: int
    scratch_base: int
    scratch_limit: int
    gpuvm_base: int
    gpuvm_limit: int
    gpu_id: int
    pad: int
class kfd_ioctl_get_process_apertures_args(_tg.Struct):
    process_apertures: Any
    num_of_nodes: int
    pad: int
class kfd_ioctl_get_process_apertures_new_args(_tg.Struct):
    kfd_process_device_apertures_ptr: int
    num_of_nodes: int
    pad: int
class kfd_ioctl_dbg_register_args(_tg.Struct):
    gpu_id: int
    pad: int
class kfd_ioctl_dbg_unregister_args(_tg.Struct):
    gpu_id: int
    pad: int
class kfd_ioctl_dbg_address_watch_args(_tg.Struct):
    content_ptr: int
    gpu_id: int
    buf_size_in_bytes: int
class kfd_ioctl_dbg_wave_control_args(_tg.Struct):
    content_ptr: int
    gpu_id: int
    buf_size_in_bytes: int
class kfd_ioctl_create_event_args(_tg.Struct):
    event_page_offset: int
    event_trigger_data: int
    event_type: int
    auto_reset: int
    node_id: int
    event_id: int
    event_slot_index: int
class kfd_ioctl_destroy_event_args(_tg.Struct):
    event_id: int
    pad: int
class kfd_ioctl_set_event_args(_tg.Struct):
    event_id: int
    pad: int
class kfd_ioctl_reset_event_args(_tg.Struct):
    event_id: int
    pad: int
class kfd_memory_exception_failure(_tg.Struct):
    NotPresent: int
    ReadOnly: int
    NoExecute: int
    imprecise: int
class kfd_hsa_memory_exception_data(_tg.Struct):
    failure: kfd_memory_exception_failure
    va: int
    gpu_id: int
    ErrorType: int
class kfd_hsa_hw_exception_data(_tg.Struct):
    reset_type: int
    reset_cause: int
    memory_lost: int
    gpu_id: int
class kfd_event_data(_tg.Struct):
    memory_exception_data: kfd_hsa_memory_exception_data
    hw_exception_data: kfd_hsa_hw_exception_data
    kfd_event_data_ext: int
    event_id: int
    pad: int
class kfd_event_data_anonymous_0(_tg.Union):
    memory_exception_data: kfd_hsa_memory_exception_data
    hw_exception_data: kfd_hsa_hw_exception_data
class kfd_ioctl_wait_events_args(_tg.Struct):
    events_ptr: int
    num_events: int
    wait_for_all: int
    timeout: int
    wait_result: int
class kfd_ioctl_set_scratch_backing_va_args(_tg.Struct):
    va_addr: int
    gpu_id: int
    pad: int
class kfd_ioctl_get_tile_config_args(_tg.Struct):
    tile_config_ptr: int
    macro_tile_config_ptr: int
    num_tile_configs: int
    num_macro_tile_configs: int
    gpu_id: int
    gb_addr_config: int
    num_banks: int
    num_ranks: int
class kfd_ioctl_set_trap_handler_args(_tg.Struct):
    tba_addr: int
    tma_addr: int
    gpu_id: int
    pad: int
class kfd_ioctl_acquire_vm_args(_tg.Struct):
    drm_fd: int
    gpu_id: int
class kfd_ioctl_alloc_memory_of_gpu_args(_tg.Struct):
    va_addr: int
    size: int
    handle: int
    mmap_offset: int
    gpu_id: int
    flags: int
class kfd_ioctl_free_memory_of_gpu_args(_tg.Struct):
    handle: int
class kfd_ioctl_map_memory_to_gpu_args(_tg.Struct):
    handle: int
    device_ids_array_ptr: int
    n_devices: int
    n_success: int
class kfd_ioctl_unmap_memory_from_gpu_args(_tg.Struct):
    handle: int
    device_ids_array_ptr: int
    n_devices: int
    n_success: int
class kfd_ioctl_alloc_queue_gws_args(_tg.Struct):
    queue_id: int
    num_gws: int
    first_gws: int
    pad: int
class kfd_ioctl_get_dmabuf_info_args(_tg.Struct):
    size: int
    metadata_ptr: int
    metadata_size: int
    gpu_id: int
    flags: int
    dmabuf_fd: int
class kfd_ioctl_import_dmabuf_args(_tg.Struct):
    va_addr: int
    handle: int
    gpu_id: int
    dmabuf_fd: int
class kfd_ioctl_smi_events_args(_tg.Struct):
    gpuid: int
    anon_fd: int
class kfd_ioctl_criu_args(_tg.Struct):
    devices: int
    bos: int
    priv_data: int
    priv_data_size: int
    num_devices: int
    num_bos: int
    num_objects: int
    pid: int
    op: int
class kfd_criu_device_bucket(_tg.Struct):
    user_gpu_id: int
    actual_gpu_id: int
    drm_fd: int
    pad: int
class kfd_criu_bo_bucket(_tg.Struct):
    addr: int
    size: int
    offset: int
    restored_offset: int
    gpu_id: int
    alloc_flags: int
    dmabuf_fd: int
    pad: int
class kfd_ioctl_svm_attribute(_tg.Struct):
    type: int
    value: int
class kfd_ioctl_svm_args(_tg.Struct):
    start_addr: int
    size: int
    op: int
    nattr: int
    attrs: Any
class kfd_ioctl_set_xnack_mode_args(_tg.Struct):
    xnack_enabled: int
kfd_smi_event: Any
KFD_MIGRATE_TRIGGERS: Any
KFD_QUEUE_EVICTION_TRIGGERS: Any
KFD_SVM_UNMAP_TRIGGERS: Any
kfd_criu_op: Any
kfd_mmio_remap: Any
kfd_ioctl_svm_op: Any
kfd_ioctl_svm_location: Any
kfd_ioctl_svm_attr_type: Any
KFD_SMI_EVENT_NONE: Final = 0
KFD_SMI_EVENT_VMFAULT: Final = 1
KFD_SMI_EVENT_THERMAL_THROTTLE: Final = 2
KFD_SMI_EVENT_GPU_PRE_RESET: Final = 3
KFD_SMI_EVENT_GPU_POST_RESET: Final = 4
KFD_SMI_EVENT_MIGRATE_START: Final = 5
KFD_SMI_EVENT_MIGRATE_END: Final = 6
KFD_SMI_EVENT_PAGE_FAULT_START: Final = 7
KFD_SMI_EVENT_PAGE_FAULT_END: Final = 8
KFD_SMI_EVENT_QUEUE_EVICTION: Final = 9
KFD_SMI_EVENT_QUEUE_RESTORE: Final = 10
KFD_SMI_EVENT_UNMAP_FROM_GPU: Final = 11
KFD_SMI_EVENT_ALL_PROCESS: Final = 64
KFD_MIGRATE_TRIGGER_PREFETCH: Final = 0
KFD_MIGRATE_TRIGGER_PAGEFAULT_GPU: Final = 1
KFD_MIGRATE_TRIGGER_PAGEFAULT_CPU: Final = 2
KFD_MIGRATE_TRIGGER_TTM_EVICTION: Final = 3
KFD_QUEUE_EVICTION_TRIGGER_SVM: Final = 0
KFD_QUEUE_EVICTION_TRIGGER_USERPTR: Final = 1
KFD_QUEUE_EVICTION_TRIGGER_TTM: Final = 2
KFD_QUEUE_EVICTION_TRIGGER_SUSPEND: Final = 3
KFD_QUEUE_EVICTION_CRIU_CHECKPOINT: Final = 4
KFD_QUEUE_EVICTION_CRIU_RESTORE: Final = 5
KFD_SVM_UNMAP_TRIGGER_MMU_NOTIFY: Final = 0
KFD_SVM_UNMAP_TRIGGER_MMU_NOTIFY_MIGRATE: Final = 1
KFD_SVM_UNMAP_TRIGGER_UNMAP_FROM_CPU: Final = 2
KFD_CRIU_OP_PROCESS_INFO: Final = 0
KFD_CRIU_OP_CHECKPOINT: Final = 1
KFD_CRIU_OP_UNPAUSE: Final = 2
KFD_CRIU_OP_RESTORE: Final = 3
KFD_CRIU_OP_RESUME: Final = 4
KFD_MMIO_REMAP_HDP_MEM_FLUSH_CNTL: Final = 0
KFD_MMIO_REMAP_HDP_REG_FLUSH_CNTL: Final = 4
KFD_IOCTL_SVM_OP_SET_ATTR: Final = 0
KFD_IOCTL_SVM_OP_GET_ATTR: Final = 1
KFD_IOCTL_SVM_LOCATION_SYSMEM: Final = 0
KFD_IOCTL_SVM_LOCATION_UNDEFINED: Final = 0xffffffff
KFD_IOCTL_SVM_ATTR_PREFERRED_LOC: Final = 0
KFD_IOCTL_SVM_ATTR_PREFETCH_LOC: Final = 1
KFD_IOCTL_SVM_ATTR_ACCESS: Final = 2
KFD_IOCTL_SVM_ATTR_ACCESS_IN_PLACE: Final = 3
KFD_IOCTL_SVM_ATTR_NO_ACCESS: Final = 4
KFD_IOCTL_SVM_ATTR_SET_FLAGS: Final = 5
KFD_IOCTL_SVM_ATTR_CLR_FLAGS: Final = 6
KFD_IOCTL_SVM_ATTR_GRANULARITY: Final = 7
KFD_IOCTL_MAJOR_VERSION: Final = 1
KFD_IOCTL_MINOR_VERSION: Final = 11
KFD_IOC_QUEUE_TYPE_COMPUTE: Final = 0
KFD_IOC_QUEUE_TYPE_SDMA: Final = 1
KFD_IOC_QUEUE_TYPE_COMPUTE_AQL: Final = 2
KFD_IOC_QUEUE_TYPE_SDMA_XGMI: Final = 3
KFD_MAX_QUEUE_PERCENTAGE: Final = 100
KFD_MAX_QUEUE_PRIORITY: Final = 15
KFD_MIN_QUEUE_RING_SIZE: Final = 1024
KFD_IOC_CACHE_POLICY_COHERENT: Final = 0
KFD_IOC_CACHE_POLICY_NONCOHERENT: Final = 1
NUM_OF_SUPPORTED_GPUS: Final = 7
MAX_ALLOWED_NUM_POINTS: Final = 100
MAX_ALLOWED_AW_BUFF_SIZE: Final = 4096
MAX_ALLOWED_WAC_BUFF_SIZE: Final = 128
KFD_INVALID_FD: Final = 0xffffffff
KFD_IOC_EVENT_SIGNAL: Final = 0
KFD_IOC_EVENT_NODECHANGE: Final = 1
KFD_IOC_EVENT_DEVICESTATECHANGE: Final = 2
KFD_IOC_EVENT_HW_EXCEPTION: Final = 3
KFD_IOC_EVENT_SYSTEM_EVENT: Final = 4
KFD_IOC_EVENT_DEBUG_EVENT: Final = 5
KFD_IOC_EVENT_PROFILE_EVENT: Final = 6
KFD_IOC_EVENT_QUEUE_EVENT: Final = 7
KFD_IOC_EVENT_MEMORY: Final = 8
KFD_IOC_WAIT_RESULT_COMPLETE: Final = 0
KFD_IOC_WAIT_RESULT_TIMEOUT: Final = 1
KFD_IOC_WAIT_RESULT_FAIL: Final = 2
KFD_SIGNAL_EVENT_LIMIT: Final = 4096
KFD_HW_EXCEPTION_WHOLE_GPU_RESET: Final = 0
KFD_HW_EXCEPTION_PER_ENGINE_RESET: Final = 1
KFD_HW_EXCEPTION_GPU_HANG: Final = 0
KFD_HW_EXCEPTION_ECC: Final = 1
KFD_MEM_ERR_NO_RAS: Final = 0
KFD_MEM_ERR_SRAM_ECC: Final = 1
KFD_MEM_ERR_POISON_CONSUMED: Final = 2
KFD_MEM_ERR_GPU_HANG: Final = 3
KFD_IOC_ALLOC_MEM_FLAGS_VRAM: Final = 1
KFD_IOC_ALLOC_MEM_FLAGS_GTT: Final = 2
KFD_IOC_ALLOC_MEM_FLAGS_USERPTR: Final = 4
KFD_IOC_ALLOC_MEM_FLAGS_DOORBELL: Final = 8
KFD_IOC_ALLOC_MEM_FLAGS_MMIO_REMAP: Final = 16
KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE: Final = -0x80000000
KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE: Final = 0x40000000
KFD_IOC_ALLOC_MEM_FLAGS_PUBLIC: Final = 0x20000000
KFD_IOC_ALLOC_MEM_FLAGS_NO_SUBSTITUTE: Final = 0x10000000
KFD_IOC_ALLOC_MEM_FLAGS_AQL_QUEUE_MEM: Final = 0x8000000
KFD_IOC_ALLOC_MEM_FLAGS_COHERENT: Final = 0x4000000
KFD_IOC_ALLOC_MEM_FLAGS_UNCACHED: Final = 0x2000000
KFD_SMI_EVENT_MSG_SIZE: Final = 96
KFD_IOCTL_SVM_FLAG_HOST_ACCESS: Final = 1
KFD_IOCTL_SVM_FLAG_COHERENT: Final = 2
KFD_IOCTL_SVM_FLAG_HIVE_LOCAL: Final = 4
KFD_IOCTL_SVM_FLAG_GPU_RO: Final = 8
KFD_IOCTL_SVM_FLAG_GPU_EXEC: Final = 16
KFD_IOCTL_SVM_FLAG_GPU_READ_MOSTLY: Final = 32
KFD_IOCTL_SVM_FLAG_GPU_ALWAYS_MAPPED: Final = 64
AMDKFD_IOCTL_BASE: Final = 75
AMDKFD_COMMAND_START: Final = 1
AMDKFD_COMMAND_END: Final = 36
AMDKFD_IOC_ACQUIRE_VM: _tg.Ioctl
AMDKFD_IOC_ALLOC_MEMORY_OF_GPU: _tg.Ioctl
AMDKFD_IOC_ALLOC_QUEUE_GWS: _tg.Ioctl
AMDKFD_IOC_AVAILABLE_MEMORY: _tg.Ioctl
AMDKFD_IOC_CREATE_EVENT: _tg.Ioctl
AMDKFD_IOC_CREATE_QUEUE: _tg.Ioctl
AMDKFD_IOC_CRIU_OP: _tg.Ioctl
AMDKFD_IOC_DBG_ADDRESS_WATCH_DEPRECATED: _tg.Ioctl
AMDKFD_IOC_DBG_REGISTER_DEPRECATED: _tg.Ioctl
AMDKFD_IOC_DBG_UNREGISTER_DEPRECATED: _tg.Ioctl
AMDKFD_IOC_DBG_WAVE_CONTROL_DEPRECATED: _tg.Ioctl
AMDKFD_IOC_DESTROY_EVENT: _tg.Ioctl
AMDKFD_IOC_DESTROY_QUEUE: _tg.Ioctl
AMDKFD_IOC_FREE_MEMORY_OF_GPU: _tg.Ioctl
AMDKFD_IOC_GET_CLOCK_COUNTERS: _tg.Ioctl
AMDKFD_IOC_GET_DMABUF_INFO: _tg.Ioctl
AMDKFD_IOC_GET_PROCESS_APERTURES: _tg.Ioctl
AMDKFD_IOC_GET_PROCESS_APERTURES_NEW: _tg.Ioctl
AMDKFD_IOC_GET_QUEUE_WAVE_STATE: _tg.Ioctl
AMDKFD_IOC_GET_TILE_CONFIG: _tg.Ioctl
AMDKFD_IOC_GET_VERSION: _tg.Ioctl
AMDKFD_IOC_IMPORT_DMABUF: _tg.Ioctl
AMDKFD_IOC_MAP_MEMORY_TO_GPU: _tg.Ioctl
AMDKFD_IOC_RESET_EVENT: _tg.Ioctl
AMDKFD_IOC_SET_CU_MASK: _tg.Ioctl
AMDKFD_IOC_SET_EVENT: _tg.Ioctl
AMDKFD_IOC_SET_MEMORY_POLICY: _tg.Ioctl
AMDKFD_IOC_SET_SCRATCH_BACKING_VA: _tg.Ioctl
AMDKFD_IOC_SET_TRAP_HANDLER: _tg.Ioctl
AMDKFD_IOC_SET_XNACK_MODE: _tg.Ioctl
AMDKFD_IOC_SMI_EVENTS: _tg.Ioctl
AMDKFD_IOC_SVM: _tg.Ioctl
AMDKFD_IOC_UNMAP_MEMORY_FROM_GPU: _tg.Ioctl
AMDKFD_IOC_UPDATE_QUEUE: _tg.Ioctl
AMDKFD_IOC_WAIT_EVENTS: _tg.Ioctl
def KFD_SMI_EVENT_MASK_FROM_INDEX(i: int) -> int: ...
def AMDKFD_IO(nr: int) -> int: ...
