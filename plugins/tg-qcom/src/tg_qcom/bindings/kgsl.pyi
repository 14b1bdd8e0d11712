from typing import Any, Final

from . import _runtime as _tg

class kgsl_devinfo(_tg.Struct):
    device_id: int
    chip_id: int
    mmu_enabled: int
    gmem_gpubaseaddr: int
    gpu_id: int
    gmem_sizebytes: int
class kgsl_devmemstore(_tg.Struct):
    soptimestamp: int
    sbz: int
    eoptimestamp: int
    sbz2: int
    preempted: int
    sbz3: int
    ref_wait_ts: int
    sbz4: int
    current_context: int
    sbz5: int
class kgsl_capabilities_properties(_tg.Struct):
    list: int
    count: int
class kgsl_capabilities(_tg.Struct):
    data: int
    size: int
    querytype: int
class kgsl_shadowprop(_tg.Struct):
    gpuaddr: int
    size: int
    flags: int
class kgsl_qdss_stm_prop(_tg.Struct):
    gpuaddr: int
    size: int
class kgsl_qtimer_prop(_tg.Struct):
    gpuaddr: int
    size: int
class kgsl_version(_tg.Struct):
    drv_major: int
    drv_minor: int
    dev_major: int
    dev_minor: int
class kgsl_sp_generic_mem(_tg.Struct):
    local: int
    pvt: int
class kgsl_ucode_version(_tg.Struct):
    pfp: int
    pm4: int
class kgsl_gpmu_version(_tg.Struct):
    major: int
    minor: int
    features: int
class kgsl_context_property(_tg.Struct):
    data: int
    size: int
    type: int
    contextid: int
class kgsl_context_property_fault(_tg.Struct):
    faults: int
    timestamp: int
class kgsl_ibdesc(_tg.Struct):
    gpuaddr: int
    __pad: int
    sizedwords: int
    ctrl: int
class kgsl_cmdbatch_profiling_buffer(_tg.Struct):
    wall_clock_s: int
    wall_clock_ns: int
    gpu_ticks_queued: int
    gpu_ticks_submitted: int
    gpu_ticks_retired: int
class kgsl_device_getproperty(_tg.Struct):
    type: int
    value: int | None
    sizebytes: int
class kgsl_device_waittimestamp(_tg.Struct):
    timestamp: int
    timeout: int
class kgsl_device_waittimestamp_ctxtid(_tg.Struct):
    context_id: int
    timestamp: int
    timeout: int
class kgsl_ringbuffer_issueibcmds(_tg.Struct):
    drawctxt_id: int
    ibdesc_addr: int
    numibs: int
    timestamp: int
    flags: int
class kgsl_cmdstream_readtimestamp(_tg.Struct):
    type: int
    timestamp: int
class kgsl_cmdstream_freememontimestamp(_tg.Struct):
    gpuaddr: int
    type: int
    timestamp: int
class kgsl_drawctxt_create(_tg.Struct):
    flags: int
    drawctxt_id: int
class kgsl_drawctxt_destroy(_tg.Struct):
    drawctxt_id: int
class kgsl_map_user_mem(_tg.Struct):
    fd: int
    gpuaddr: int
    len: int
    offset: int
    hostptr: int
    memtype: int
    flags: int
class kgsl_cmdstream_readtimestamp_ctxtid(_tg.Struct):
    context_id: int
    type: int
    timestamp: int
class kgsl_cmdstream_freememontimestamp_ctxtid(_tg.Struct):
    context_id: int
    gpuaddr: int
    type: int
    timestamp: int
class kgsl_sharedmem_from_pmem(_tg.Struct):
    pmem_fd: int
    gpuaddr: int
    len: int
    offset: int
class kgsl_sharedmem_free(_tg.Struct):
    gpuaddr: int
class kgsl_cff_user_event(_tg.Struct):
    cff_opcode: int
    op1: int
    op2: int
    op3: int
    op4: int
    op5: int
    __pad: Any
class kgsl_gmem_desc(_tg.Struct):
    x: int
    y: int
    width: int
    height: int
    pitch: int
class kgsl_buffer_desc(_tg.Struct):
    hostptr: int | None
    gpuaddr: int
    size: int
    format: int
    pitch: int
    enabled: int
class kgsl_bind_gmem_shadow(_tg.Struct):
    drawctxt_id: int
    gmem_desc: kgsl_gmem_desc
    shadow_x: int
    shadow_y: int
    shadow_buffer: kgsl_buffer_desc
    buffer_id: int
class kgsl_sharedmem_from_vmalloc(_tg.Struct):
    gpuaddr: int
    hostptr: int
    flags: int
class kgsl_drawctxt_set_bin_base_offset(_tg.Struct):
    drawctxt_id: int
    offset: int
class kgsl_cmdwindow_write(_tg.Struct):
    target: int
    addr: int
    data: int
class kgsl_gpumem_alloc(_tg.Struct):
    gpuaddr: int
    size: int
    flags: int
class kgsl_cff_syncmem(_tg.Struct):
    gpuaddr: int
    len: int
    __pad: Any
class kgsl_timestamp_event(_tg.Struct):
    type: int
    timestamp: int
    context_id: int
    priv: int | None
    len: int
class kgsl_timestamp_event_genlock(_tg.Struct):
    handle: int
class kgsl_timestamp_event_fence(_tg.Struct):
    fence_fd: int
class kgsl_gpumem_alloc_id(_tg.Struct):
    id: int
    flags: int
    size: int
    mmapsize: int
    gpuaddr: int
    __pad: Any
class kgsl_gpumem_free_id(_tg.Struct):
    id: int
    __pad: int
class kgsl_gpumem_get_info(_tg.Struct):
    gpuaddr: int
    id: int
    flags: int
    size: int
    mmapsize: int
    useraddr: int
    __pad: Any
class kgsl_gpumem_sync_cache(_tg.Struct):
    gpuaddr: int
    id: int
    op: int
    offset: int
    length: int
class kgsl_perfcounter_get(_tg.Struct):
    groupid: int
    countable: int
    offset: int
    offset_hi: int
    __pad: int
class kgsl_perfcounter_put(_tg.Struct):
    groupid: int
    countable: int
    __pad: Any
class kgsl_perfcounter_query(_tg.Struct):
    groupid: int
    countables: Any
    count: int
    max_counters: int
    __pad: Any
class kgsl_perfcounter_read_group(_tg.Struct):
    groupid: int
    countable: int
    value: int
class kgsl_perfcounter_read(_tg.Struct):
    reads: Any
    count: int
    __pad: Any
class kgsl_gpumem_sync_cache_bulk(_tg.Struct):
    id_list: Any
    count: int
    op: int
    __pad: Any
class kgsl_cmd_syncpoint_timestamp(_tg.Struct):
    context_id: int
    timestamp: int
class kgsl_cmd_syncpoint_fence(_tg.Struct):
    fd: int
class kgsl_cmd_syncpoint(_tg.Struct):
    type: int
    priv: int | None
    size: int
class kgsl_submit_commands(_tg.Struct):
    context_id: int
    flags: int
    cmdlist: Any
    numcmds: int
    synclist: Any
    numsyncs: int
    timestamp: int
    __pad: Any
class kgsl_device_constraint(_tg.Struct):
    type: int
    context_id: int
    data: int | None
    size: int
class kgsl_device_constraint_pwrlevel(_tg.Struct):
    level: int
class kgsl_syncsource_create(_tg.Struct):
    id: int
    __pad: Any
class kgsl_syncsource_destroy(_tg.Struct):
    id: int
    __pad: Any
class kgsl_syncsource_create_fence(_tg.Struct):
    id: int
    fence_fd: int
    __pad: Any
class kgsl_syncsource_signal_fence(_tg.Struct):
    id: int
    fence_fd: int
    __pad: Any
class kgsl_cff_sync_gpuobj(_tg.Struct):
    offset: int
    length: int
    id: int
class kgsl_gpuobj_alloc(_tg.Struct):
    size: int
    flags: int
    va_len: int
    mmapsize: int
    id: int
    metadata_len: int
    metadata: int
class kgsl_gpuobj_free(_tg.Struct):
    flags: int
    priv: int
    id: int
    type: int
    len: int
class kgsl_gpu_event_timestamp(_tg.Struct):
    context_id: int
    timestamp: int
class kgsl_gpu_event_fence(_tg.Struct):
    fd: int
class kgsl_gpuobj_info(_tg.Struct):
    gpuaddr: int
    flags: int
    size: int
    va_len: int
    va_addr: int
    id: int
class kgsl_gpuobj_import(_tg.Struct):
    priv: int
    priv_len: int
    flags: int
    type: int
    id: int
class kgsl_gpuobj_import_dma_buf(_tg.Struct):
    fd: int
class kgsl_gpuobj_import_useraddr(_tg.Struct):
    virtaddr: int
class kgsl_gpuobj_sync_obj(_tg.Struct):
    offset: int
    length: int
    id: int
    op: int
class kgsl_gpuobj_sync(_tg.Struct):
    objs: int
    obj_len: int
    count: int
class kgsl_command_object(_tg.Struct):
    offset: int
    gpuaddr: int
    size: int
    flags: int
    id: int
class kgsl_command_syncpoint(_tg.Struct):
    priv: int
    size: int
    type: int
class kgsl_gpu_command(_tg.Struct):
    flags: int
    cmdlist: int
    cmdsize: int
    numcmds: int
    objlist: int
    objsize: int
    numobjs: int
    synclist: int
    syncsize: int
    numsyncs: int
    context_id: int
    timestamp: int
class kgsl_preemption_counters_query(_tg.Struct):
    counters: int
    size_user: int
    size_priority_level: int
    max_priority_level: int
class kgsl_gpuobj_set_info(_tg.Struct):
    flags: int
    metadata: int
    id: int
    metadata_len: int
    type: int
class kgsl_sparse_phys_alloc(_tg.Struct):
    size: int
    pagesize: int
    flags: int
    id: int
class kgsl_sparse_phys_free(_tg.Struct):
    id: int
class kgsl_sparse_virt_alloc(_tg.Struct):
    size: int
    pagesize: int
    flags: int
    gpuaddr: int
    id: int
class kgsl_sparse_virt_free(_tg.Struct):
    id: int
class kgsl_sparse_binding_object(_tg.Struct):
    virtoffset: int
    physoffset: int
    size: int
    flags: int
    id: int
class kgsl_sparse_bind(_tg.Struct):
    list: int
    id: int
    size: int
    count: int
class kgsl_gpu_sparse_command(_tg.Struct):
    flags: int
    sparselist: int
    synclist: int
    sparsesize: int
    numsparse: int
    syncsize: int
    numsyncs: int
    context_id: int
    timestamp: int
    id: int
kgsl_user_mem_type: Any
kgsl_ctx_reset_stat: Any
kgsl_timestamp_type: Any
kgsl_cmdwindow_type: Any
KGSL_USER_MEM_TYPE_PMEM: Final = 0
KGSL_USER_MEM_TYPE_ASHMEM: Final = 1
KGSL_USER_MEM_TYPE_ADDR: Final = 2
KGSL_USER_MEM_TYPE_ION: Final = 3
KGSL_USER_MEM_TYPE_DMABUF: Final = 3
KGSL_USER_MEM_TYPE_MAX: Final = 7
KGSL_CTX_STAT_NO_ERROR: Final = 0
KGSL_CTX_STAT_GUILTY_CONTEXT_RESET_EXT: Final = 1
KGSL_CTX_STAT_INNOCENT_CONTEXT_RESET_EXT: Final = 2
KGSL_CTX_STAT_UNKNOWN_CONTEXT_RESET_EXT: Final = 3
KGSL_TIMESTAMP_CONSUMED: Final = 1
KGSL_TIMESTAMP_RETIRED: Final = 2
KGSL_TIMESTAMP_QUEUED: Final = 3
KGSL_CMDWINDOW_MIN: Final = 0
KGSL_CMDWINDOW_2D: Final = 0
KGSL_CMDWINDOW_3D: Final = 1
KGSL_CMDWINDOW_MMU: Final = 2
KGSL_CMDWINDOW_ARBITER: Final = 255
KGSL_CMDWINDOW_MAX: Final = 255
KGSL_VERSION_MAJOR: Final = 3
KGSL_VERSION_MINOR: Final = 14
KGSL_CONTEXT_SAVE_GMEM: Final = 1
KGSL_CONTEXT_NO_GMEM_ALLOC: Final = 2
KGSL_CONTEXT_SUBMIT_IB_LIST: Final = 4
KGSL_CONTEXT_CTX_SWITCH: Final = 8
KGSL_CONTEXT_PREAMBLE: Final = 16
KGSL_CONTEXT_TRASH_STATE: Final = 32
KGSL_CONTEXT_PER_CONTEXT_TS: Final = 64
KGSL_CONTEXT_USER_GENERATED_TS: Final = 128
KGSL_CONTEXT_END_OF_FRAME: Final = 256
KGSL_CONTEXT_NO_FAULT_TOLERANCE: Final = 512
KGSL_CONTEXT_SYNC: Final = 1024
KGSL_CONTEXT_PWR_CONSTRAINT: Final = 2048
KGSL_CONTEXT_PRIORITY_MASK: Final = 0xf000
KGSL_CONTEXT_PRIORITY_SHIFT: Final = 12
KGSL_CONTEXT_PRIORITY_UNDEF: Final = 0
KGSL_CONTEXT_IFH_NOP: Final = 0x10000
KGSL_CONTEXT_SECURE: Final = 0x20000
KGSL_CONTEXT_NO_SNAPSHOT: Final = 0x40000
KGSL_CONTEXT_SPARSE: Final = 0x80000
KGSL_CONTEXT_PREEMPT_STYLE_MASK: Final = 0xe000000
KGSL_CONTEXT_PREEMPT_STYLE_SHIFT: Final = 25
KGSL_CONTEXT_PREEMPT_STYLE_DEFAULT: Final = 0
KGSL_CONTEXT_PREEMPT_STYLE_RINGBUFFER: Final = 1
KGSL_CONTEXT_PREEMPT_STYLE_FINEGRAIN: Final = 2
KGSL_CONTEXT_TYPE_MASK: Final = 0x1f00000
KGSL_CONTEXT_TYPE_SHIFT: Final = 20
KGSL_CONTEXT_TYPE_ANY: Final = 0
KGSL_CONTEXT_TYPE_GL: Final = 1
KGSL_CONTEXT_TYPE_CL: Final = 2
KGSL_CONTEXT_TYPE_C2D: Final = 3
KGSL_CONTEXT_TYPE_RS: Final = 4
KGSL_CONTEXT_TYPE_VK: Final = 5
KGSL_CONTEXT_TYPE_UNKNOWN: Final = 30
KGSL_CONTEXT_INVALIDATE_ON_FAULT: Final = 0x10000000
KGSL_CONTEXT_INVALID: Final = 0xffffffff
KGSL_CMDBATCH_MEMLIST: Final = 1
KGSL_CMDBATCH_MARKER: Final = 2
KGSL_CMDBATCH_SUBMIT_IB_LIST: Final = 4
KGSL_CMDBATCH_CTX_SWITCH: Final = 8
KGSL_CMDBATCH_PROFILING: Final = 16
KGSL_CMDBATCH_PROFILING_KTIME: Final = 32
KGSL_CMDBATCH_END_OF_FRAME: Final = 256
KGSL_CMDBATCH_SYNC: Final = 1024
KGSL_CMDBATCH_PWR_CONSTRAINT: Final = 2048
KGSL_CMDBATCH_SPARSE: Final = 4096
KGSL_CMDLIST_IB: Final = 1
KGSL_CMDLIST_CTXTSWITCH_PREAMBLE: Final = 2
KGSL_CMDLIST_IB_PREAMBLE: Final = 4
KGSL_OBJLIST_MEMOBJ: Final = 8
KGSL_OBJLIST_PROFILE: Final = 16
KGSL_CMD_SYNCPOINT_TYPE_TIMESTAMP: Final = 0
KGSL_CMD_SYNCPOINT_TYPE_FENCE: Final = 1
KGSL_MEMFLAGS_SECURE: Final = 8
KGSL_MEMFLAGS_GPUREADONLY: Final = 0x1000000
KGSL_MEMFLAGS_GPUWRITEONLY: Final = 0x2000000
KGSL_MEMFLAGS_FORCE_32BIT: Final = 0x100000000
KGSL_SPARSE_BIND_MULTIPLE_TO_PHYS: Final = 0x400000000
KGSL_SPARSE_BIND: Final = 1
KGSL_SPARSE_UNBIND: Final = 2
KGSL_CACHEMODE_MASK: Final = 0xc000000
KGSL_CACHEMODE_SHIFT: Final = 26
KGSL_CACHEMODE_WRITECOMBINE: Final = 0
KGSL_CACHEMODE_UNCACHED: Final = 1
KGSL_CACHEMODE_WRITETHROUGH: Final = 2
KGSL_CACHEMODE_WRITEBACK: Final = 3
KGSL_MEMFLAGS_USE_CPU_MAP: Final = 0x10000000
KGSL_MEMFLAGS_SPARSE_PHYS: Final = 0x20000000
KGSL_MEMFLAGS_SPARSE_VIRT: Final = 0x40000000
KGSL_MEMFLAGS_IOCOHERENT: Final = 0x80000000
KGSL_MEMTYPE_MASK: Final = 0xff00
KGSL_MEMTYPE_SHIFT: Final = 8
KGSL_MEMTYPE_OBJECTANY: Final = 0
KGSL_MEMTYPE_FRAMEBUFFER: Final = 1
KGSL_MEMTYPE_RENDERBUFFER: Final = 2
KGSL_MEMTYPE_ARRAYBUFFER: Final = 3
KGSL_MEMTYPE_ELEMENTARRAYBUFFER: Final = 4
KGSL_MEMTYPE_VERTEXARRAYBUFFER: Final = 5
KGSL_MEMTYPE_TEXTURE: Final = 6
KGSL_MEMTYPE_SURFACE: Final = 7
KGSL_MEMTYPE_EGL_SURFACE: Final = 8
KGSL_MEMTYPE_GL: Final = 9
KGSL_MEMTYPE_CL: Final = 10
KGSL_MEMTYPE_CL_BUFFER_MAP: Final = 11
KGSL_MEMTYPE_CL_BUFFER_NOMAP: Final = 12
KGSL_MEMTYPE_CL_IMAGE_MAP: Final = 13
KGSL_MEMTYPE_CL_IMAGE_NOMAP: Final = 14
KGSL_MEMTYPE_CL_KERNEL_STACK: Final = 15
KGSL_MEMTYPE_COMMAND: Final = 16
KGSL_MEMTYPE_2D: Final = 17
KGSL_MEMTYPE_EGL_IMAGE: Final = 18
KGSL_MEMTYPE_EGL_SHADOW: Final = 19
KGSL_MEMTYPE_MULTISAMPLE: Final = 20
KGSL_MEMTYPE_KERNEL: Final = 255
KGSL_MEMALIGN_MASK: Final = 0xff0000
KGSL_MEMALIGN_SHIFT: Final = 16
KGSL_MEMFLAGS_USERMEM_MASK: Final = 224
KGSL_MEMFLAGS_USERMEM_SHIFT: Final = 5
KGSL_MEMFLAGS_NOT_USERMEM: Final = 0
KGSL_MEMFLAGS_USERMEM_PMEM: Final = 32
KGSL_MEMFLAGS_USERMEM_ASHMEM: Final = 64
KGSL_MEMFLAGS_USERMEM_ADDR: Final = 96
KGSL_MEMFLAGS_USERMEM_ION: Final = 128
KGSL_FLAGS_NORMALMODE: Final = 0
KGSL_FLAGS_SAFEMODE: Final = 1
KGSL_FLAGS_INITIALIZED0: Final = 2
KGSL_FLAGS_INITIALIZED: Final = 4
KGSL_FLAGS_STARTED: Final = 8
KGSL_FLAGS_ACTIVE: Final = 16
KGSL_FLAGS_RESERVED0: Final = 32
KGSL_FLAGS_RESERVED1: Final = 64
KGSL_FLAGS_RESERVED2: Final = 128
KGSL_FLAGS_SOFT_RESET: Final = 256
KGSL_FLAGS_PER_CONTEXT_TIMESTAMPS: Final = 512
KGSL_SYNCOBJ_SERVER_TIMEOUT: Final = 2000
KGSL_UBWC_NONE: Final = 0
KGSL_UBWC_1_0: Final = 1
KGSL_UBWC_2_0: Final = 2
KGSL_UBWC_3_0: Final = 3
KGSL_UBWC_4_0: Final = 4
KGSL_PROP_DEVICE_INFO: Final = 1
KGSL_PROP_DEVICE_SHADOW: Final = 2
KGSL_PROP_DEVICE_POWER: Final = 3
KGSL_PROP_SHMEM: Final = 4
KGSL_PROP_SHMEM_APERTURES: Final = 5
KGSL_PROP_MMU_ENABLE: Final = 6
KGSL_PROP_INTERRUPT_WAITS: Final = 7
KGSL_PROP_VERSION: Final = 8
KGSL_PROP_GPU_RESET_STAT: Final = 9
KGSL_PROP_PWRCTRL: Final = 14
KGSL_PROP_PWR_CONSTRAINT: Final = 18
KGSL_PROP_UCHE_GMEM_VADDR: Final = 19
KGSL_PROP_SP_GENERIC_MEM: Final = 20
KGSL_PROP_UCODE_VERSION: Final = 21
KGSL_PROP_GPMU_VERSION: Final = 22
KGSL_PROP_HIGHEST_BANK_BIT: Final = 23
KGSL_PROP_DEVICE_BITNESS: Final = 24
KGSL_PROP_DEVICE_QDSS_STM: Final = 25
KGSL_PROP_MIN_ACCESS_LENGTH: Final = 26
KGSL_PROP_UBWC_MODE: Final = 27
KGSL_PROP_DEVICE_QTIMER: Final = 32
KGSL_PROP_L3_PWR_CONSTRAINT: Final = 34
KGSL_PROP_SECURE_BUFFER_ALIGNMENT: Final = 35
KGSL_PROP_SECURE_CTXT_SUPPORT: Final = 36
KGSL_PROP_SPEED_BIN: Final = 37
KGSL_PROP_GAMING_BIN: Final = 38
KGSL_PROP_QUERY_CAPABILITIES: Final = 39
KGSL_PROP_CONTEXT_PROPERTY: Final = 40
KGSL_QUERY_CAPS_PROPERTIES: Final = 1
KGSL_CONTEXT_PROP_FAULTS: Final = 1
KGSL_PERFCOUNTER_GROUP_CP: Final = 0
KGSL_PERFCOUNTER_GROUP_RBBM: Final = 1
KGSL_PERFCOUNTER_GROUP_PC: Final = 2
KGSL_PERFCOUNTER_GROUP_VFD: Final = 3
KGSL_PERFCOUNTER_GROUP_HLSQ: Final = 4
KGSL_PERFCOUNTER_GROUP_VPC: Final = 5
KGSL_PERFCOUNTER_GROUP_TSE: Final = 6
KGSL_PERFCOUNTER_GROUP_RAS: Final = 7
KGSL_PERFCOUNTER_GROUP_UCHE: Final = 8
KGSL_PERFCOUNTER_GROUP_TP: Final = 9
KGSL_PERFCOUNTER_GROUP_SP: Final = 10
KGSL_PERFCOUNTER_GROUP_RB: Final = 11
KGSL_PERFCOUNTER_GROUP_PWR: Final = 12
KGSL_PERFCOUNTER_GROUP_VBIF: Final = 13
KGSL_PERFCOUNTER_GROUP_VBIF_PWR: Final = 14
KGSL_PERFCOUNTER_GROUP_MH: Final = 15
KGSL_PERFCOUNTER_GROUP_PA_SU: Final = 16
KGSL_PERFCOUNTER_GROUP_SQ: Final = 17
KGSL_PERFCOUNTER_GROUP_SX: Final = 18
KGSL_PERFCOUNTER_GROUP_TCF: Final = 19
KGSL_PERFCOUNTER_GROUP_TCM: Final = 20
KGSL_PERFCOUNTER_GROUP_TCR: Final = 21
KGSL_PERFCOUNTER_GROUP_L2: Final = 22
KGSL_PERFCOUNTER_GROUP_VSC: Final = 23
KGSL_PERFCOUNTER_GROUP_CCU: Final = 24
KGSL_PERFCOUNTER_GROUP_LRZ: Final = 25
KGSL_PERFCOUNTER_GROUP_CMP: Final = 26
KGSL_PERFCOUNTER_GROUP_ALWAYSON: Final = 27
KGSL_PERFCOUNTER_GROUP_SP_PWR: Final = 28
KGSL_PERFCOUNTER_GROUP_TP_PWR: Final = 29
KGSL_PERFCOUNTER_GROUP_RB_PWR: Final = 30
KGSL_PERFCOUNTER_GROUP_CCU_PWR: Final = 31
KGSL_PERFCOUNTER_GROUP_UCHE_PWR: Final = 32
KGSL_PERFCOUNTER_GROUP_CP_PWR: Final = 33
KGSL_PERFCOUNTER_GROUP_GPMU_PWR: Final = 34
KGSL_PERFCOUNTER_GROUP_ALWAYSON_PWR: Final = 35
KGSL_PERFCOUNTER_GROUP_GLC: Final = 36
KGSL_PERFCOUNTER_GROUP_FCHE: Final = 37
KGSL_PERFCOUNTER_GROUP_MHUB: Final = 38
KGSL_PERFCOUNTER_GROUP_MAX: Final = 39
KGSL_PERFCOUNTER_NOT_USED: Final = 0xffffffff
KGSL_PERFCOUNTER_BROKEN: Final = 0xfffffffe
KGSL_IOC_TYPE: Final = 9
KGSL_TIMESTAMP_EVENT_GENLOCK: Final = 1
KGSL_TIMESTAMP_EVENT_FENCE: Final = 2
KGSL_GPUMEM_CACHE_CLEAN: Final = 1
KGSL_GPUMEM_CACHE_TO_GPU: Final = 1
KGSL_GPUMEM_CACHE_INV: Final = 2
KGSL_GPUMEM_CACHE_FROM_GPU: Final = 2
KGSL_GPUMEM_CACHE_FLUSH: Final = 3
KGSL_GPUMEM_CACHE_RANGE: Final = -0x80000000
KGSL_IBDESC_MEMLIST: Final = 1
KGSL_IBDESC_PROFILING_BUFFER: Final = 2
KGSL_CONSTRAINT_NONE: Final = 0
KGSL_CONSTRAINT_PWRLEVEL: Final = 1
KGSL_CONSTRAINT_L3_NONE: Final = 2
KGSL_CONSTRAINT_L3_PWRLEVEL: Final = 3
KGSL_CONSTRAINT_PWR_MIN: Final = 0
KGSL_CONSTRAINT_PWR_MAX: Final = 1
KGSL_GPUOBJ_ALLOC_METADATA_MAX: Final = 64
KGSL_GPUOBJ_FREE_ON_EVENT: Final = 1
KGSL_GPU_EVENT_TIMESTAMP: Final = 1
KGSL_GPU_EVENT_FENCE: Final = 2
KGSL_GPUOBJ_SET_INFO_METADATA: Final = 1
KGSL_GPUOBJ_SET_INFO_TYPE: Final = 2
IOCTL_KGSL_CFF_SYNCMEM: _tg.Ioctl
IOCTL_KGSL_CFF_SYNC_GPUOBJ: _tg.Ioctl
IOCTL_KGSL_CFF_USER_EVENT: _tg.Ioctl
IOCTL_KGSL_CMDSTREAM_FREEMEMONTIMESTAMP: _tg.Ioctl
IOCTL_KGSL_CMDSTREAM_FREEMEMONTIMESTAMP_CTXTID: _tg.Ioctl
IOCTL_KGSL_CMDSTREAM_FREEMEMONTIMESTAMP_OLD: _tg.Ioctl
IOCTL_KGSL_CMDSTREAM_READTIMESTAMP: _tg.Ioctl
IOCTL_KGSL_CMDSTREAM_READTIMESTAMP_CTXTID: _tg.Ioctl
IOCTL_KGSL_CMDSTREAM_READTIMESTAMP_OLD: _tg.Ioctl
IOCTL_KGSL_CMDWINDOW_WRITE: _tg.Ioctl
IOCTL_KGSL_DEVICE_GETPROPERTY: _tg.Ioctl
IOCTL_KGSL_DEVICE_WAITTIMESTAMP: _tg.Ioctl
IOCTL_KGSL_DEVICE_WAITTIMESTAMP_CTXTID: _tg.Ioctl
IOCTL_KGSL_DRAWCTXT_BIND_GMEM_SHADOW: _tg.Ioctl
IOCTL_KGSL_DRAWCTXT_CREATE: _tg.Ioctl
IOCTL_KGSL_DRAWCTXT_DESTROY: _tg.Ioctl
IOCTL_KGSL_DRAWCTXT_SET_BIN_BASE_OFFSET: _tg.Ioctl
IOCTL_KGSL_GPUMEM_ALLOC: _tg.Ioctl
IOCTL_KGSL_GPUMEM_ALLOC_ID: _tg.Ioctl
IOCTL_KGSL_GPUMEM_FREE_ID: _tg.Ioctl
IOCTL_KGSL_GPUMEM_GET_INFO: _tg.Ioctl
IOCTL_KGSL_GPUMEM_SYNC_CACHE: _tg.Ioctl
IOCTL_KGSL_GPUMEM_SYNC_CACHE_BULK: _tg.Ioctl
IOCTL_KGSL_GPUOBJ_ALLOC: _tg.Ioctl
IOCTL_KGSL_GPUOBJ_FREE: _tg.Ioctl
IOCTL_KGSL_GPUOBJ_IMPORT: _tg.Ioctl
IOCTL_KGSL_GPUOBJ_INFO: _tg.Ioctl
IOCTL_KGSL_GPUOBJ_SET_INFO: _tg.Ioctl
IOCTL_KGSL_GPUOBJ_SYNC: _tg.Ioctl
IOCTL_KGSL_GPU_COMMAND: _tg.Ioctl
IOCTL_KGSL_GPU_SPARSE_COMMAND: _tg.Ioctl
IOCTL_KGSL_MAP_USER_MEM: _tg.Ioctl
IOCTL_KGSL_PERFCOUNTER_GET: _tg.Ioctl
IOCTL_KGSL_PERFCOUNTER_PUT: _tg.Ioctl
IOCTL_KGSL_PERFCOUNTER_QUERY: _tg.Ioctl
IOCTL_KGSL_PERFCOUNTER_READ: _tg.Ioctl
IOCTL_KGSL_PREEMPTIONCOUNTER_QUERY: _tg.Ioctl
IOCTL_KGSL_RINGBUFFER_ISSUEIBCMDS: _tg.Ioctl
IOCTL_KGSL_SETPROPERTY: _tg.Ioctl
IOCTL_KGSL_SHAREDMEM_FLUSH_CACHE: _tg.Ioctl
IOCTL_KGSL_SHAREDMEM_FREE: _tg.Ioctl
IOCTL_KGSL_SHAREDMEM_FROM_PMEM: _tg.Ioctl
IOCTL_KGSL_SHAREDMEM_FROM_VMALLOC: _tg.Ioctl
IOCTL_KGSL_SPARSE_BIND: _tg.Ioctl
IOCTL_KGSL_SPARSE_PHYS_ALLOC: _tg.Ioctl
IOCTL_KGSL_SPARSE_PHYS_FREE: _tg.Ioctl
IOCTL_KGSL_SPARSE_VIRT_ALLOC: _tg.Ioctl
IOCTL_KGSL_SPARSE_VIRT_FREE: _tg.Ioctl
IOCTL_KGSL_SUBMIT_COMMANDS: _tg.Ioctl
IOCTL_KGSL_SYNCSOURCE_CREATE: _tg.Ioctl
IOCTL_KGSL_SYNCSOURCE_CREATE_FENCE: _tg.Ioctl
IOCTL_KGSL_SYNCSOURCE_DESTROY: _tg.Ioctl
IOCTL_KGSL_SYNCSOURCE_SIGNAL_FENCE: _tg.Ioctl
IOCTL_KGSL_TIMESTAMP_EVENT: _tg.Ioctl
IOCTL_KGSL_TIMESTAMP_EVENT_OLD: _tg.Ioctl
def KGSL_USERMEM_FLAG(x: int) -> int: ...
def KGSL_CONVERT_TO_MBPS(val: int) -> int: ...
