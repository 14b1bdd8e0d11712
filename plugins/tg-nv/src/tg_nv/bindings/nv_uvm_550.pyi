from typing import Any, Final

from . import _runtime as _tg

class UvmGpuMappingAttributes(_tg.Struct):
    gpuUuid: nv_uuid
    gpuMappingType: int
    gpuCachingType: int
    gpuFormatType: int
    gpuElementBits: int
    gpuCompressionType: int
class nv_uuid(_tg.Struct):
    uuid: Any
class UvmGlobalState_tag(_tg.Struct): ...
class UvmGpuPlatformParams(_tg.Union):
    rm_linux: UvmGpuPlatformParams_rm_linux
class UvmGpuPlatformParams_rm_linux(_tg.Struct):
    ctrlFd: int
    hClient: int
    hSmcPartRef: int
class UvmGpuVaSpacePlatformParams(_tg.Union):
    rm_linux: UvmGpuVaSpacePlatformParams_rm_linux
    rm_windows: UvmGpuVaSpacePlatformParams_rm_windows
class UvmGpuVaSpacePlatformParams_rm_linux(_tg.Struct):
    ctrlFd: int
    hClient: int
    hVaSpace: int
class UvmGpuVaSpacePlatformParams_rm_windows(_tg.Struct):
    hClient: int
    hVaSpace: int
class UvmChannelPlatformParams(_tg.Union):
    rm_linux: UvmChannelPlatformParams_rm_linux
class UvmChannelPlatformParams_rm_linux(_tg.Struct):
    ctrlFd: int
    hClient: int
    hChannel: int
class UvmAllocationPlatformParams(_tg.Union):
    rm_linux: UvmAllocationPlatformParams_rm_linux
class UvmAllocationPlatformParams_rm_linux(_tg.Struct):
    ctrlFd: int
    hClient: int
    hMemory: int
class UvmCounterConfig(_tg.Struct):
    scope: int
    name: int
    gpuid: nv_uuid
    state: int
class UvmEventCpuFaultInfo_V1(_tg.Struct):
    eventType: int
    accessType: int
    padding16Bits: int
    padding32Bits: int
    address: int
    timeStamp: int
    pid: int
    threadId: int
    pc: int
class UvmEventCpuFaultInfo_V2(_tg.Struct):
    eventType: int
    accessType: int
    padding16Bits: int
    nid: int
    address: int
    timeStamp: int
    pid: int
    threadId: int
    pc: int
class UvmEventMigrationInfo_Lite(_tg.Struct):
    eventType: int
    direction: int
    srcIndex: int
    dstIndex: int
    padding32Bits: int
    address: int
    migratedBytes: int
    beginTimeStamp: int
    endTimeStamp: int
    streamId: int
class UvmEventMigrationInfo_V1(_tg.Struct):
    eventType: int
    migrationCause: int
    srcIndex: int
    dstIndex: int
    padding32Bits: int
    address: int
    migratedBytes: int
    beginTimeStamp: int
    endTimeStamp: int
    rangeGroupId: int
    beginTimeStampGpu: int
    endTimeStampGpu: int
class UvmEventMigrationInfo_V2(_tg.Struct):
    eventType: int
    migrationCause: int
    padding16Bits: int
    srcIndex: int
    dstIndex: int
    srcNid: int
    dstNid: int
    address: int
    migratedBytes: int
    beginTimeStamp: int
    endTimeStamp: int
    rangeGroupId: int
    beginTimeStampGpu: int
    endTimeStampGpu: int
class UvmEventGpuFaultInfo_V1(_tg.Struct):
    eventType: int
    faultType: int
    accessType: int
    gpuIndex: int
    gpcId: int
    channelId: int
    clientId: int
    address: int
    timeStamp: int
    timeStampGpu: int
    batchId: int
    clientType: int
    padding8Bits: int
    padding16Bits: int
class UvmEventGpuFaultInfo_V1_anonymous_4(_tg.Union):
    gpcId: int
    channelId: int
class UvmEventGpuFaultInfo_V2(_tg.Struct):
    eventType: int
    faultType: int
    accessType: int
    padding8Bits_1: int
    gpcId: int
    channelId: int
    clientId: int
    address: int
    timeStamp: int
    timeStampGpu: int
    batchId: int
    clientType: int
    padding8Bits_2: int
    gpuIndex: int
class UvmEventGpuFaultInfo_V2_anonymous_4(_tg.Union):
    gpcId: int
    channelId: int
class UvmEventGpuFaultReplayInfo_V1(_tg.Struct):
    eventType: int
    gpuIndex: int
    clientType: int
    padding8bits: int
    batchId: int
    timeStamp: int
    timeStampGpu: int
class UvmEventGpuFaultReplayInfo_V2(_tg.Struct):
    eventType: int
    clientType: int
    gpuIndex: int
    batchId: int
    timeStamp: int
    timeStampGpu: int
class UvmEventFatalFaultInfo_V1(_tg.Struct):
    eventType: int
    faultType: int
    accessType: int
    processorIndex: int
    reason: int
    padding8bits: int
    padding16bits: int
    address: int
    timeStamp: int
class UvmEventFatalFaultInfo_V2(_tg.Struct):
    eventType: int
    faultType: int
    accessType: int
    reason: int
    processorIndex: int
    padding16bits: int
    address: int
    timeStamp: int
class UvmEventReadDuplicateInfo_V1(_tg.Struct):
    eventType: int
    padding8bits: int
    padding16bits: int
    padding32bits: int
    processors: int
    address: int
    size: int
    timeStamp: int
class UvmEventReadDuplicateInfo_V2(_tg.Struct):
    eventType: int
    padding8bits: int
    padding16bits: int
    padding32bits: int
    address: int
    size: int
    timeStamp: int
    processors: Any
class UvmEventReadDuplicateInvalidateInfo_V1(_tg.Struct):
    eventType: int
    residentIndex: int
    padding16bits: int
    padding32bits: int
    address: int
    size: int
    timeStamp: int
class UvmEventReadDuplicateInvalidateInfo_V2(_tg.Struct):
    eventType: int
    padding8bits: int
    residentIndex: int
    padding32bits: int
    address: int
    size: int
    timeStamp: int
class UvmEventPageSizeChangeInfo_V1(_tg.Struct):
    eventType: int
    processorIndex: int
    padding16bits: int
    size: int
    address: int
    timeStamp: int
class UvmEventPageSizeChangeInfo_V2(_tg.Struct):
    eventType: int
    padding8bits: int
    processorIndex: int
    size: int
    address: int
    timeStamp: int
class UvmEventThrashingDetectedInfo_V1(_tg.Struct):
    eventType: int
    padding8bits: int
    padding16bits: int
    padding32bits: int
    processors: int
    address: int
    size: int
    timeStamp: int
class UvmEventThrashingDetectedInfo_V2(_tg.Struct):
    eventType: int
    padding8bits: int
    padding16bits: int
    padding32bits: int
    address: int
    size: int
    timeStamp: int
    processors: Any
class UvmEventThrottlingStartInfo_V1(_tg.Struct):
    eventType: int
    processorIndex: int
    padding16bits: int
    padding32bits: int
    address: int
    timeStamp: int
class UvmEventThrottlingStartInfo_V2(_tg.Struct):
    eventType: int
    padding8bits: int
    padding16bits: Any
    processorIndex: int
    address: int
    timeStamp: int
class UvmEventThrottlingEndInfo_V1(_tg.Struct):
    eventType: int
    processorIndex: int
    padding16bits: int
    padding32bits: int
    address: int
    timeStamp: int
class UvmEventThrottlingEndInfo_V2(_tg.Struct):
    eventType: int
    padding8bits: int
    padding16bits: Any
    processorIndex: int
    address: int
    timeStamp: int
class UvmEventMapRemoteInfo_V1(_tg.Struct):
    eventType: int
    srcIndex: int
    dstIndex: int
    mapRemoteCause: int
    padding32bits: int
    address: int
    size: int
    timeStamp: int
    timeStampGpu: int
class UvmEventMapRemoteInfo_V2(_tg.Struct):
    eventType: int
    mapRemoteCause: int
    padding16bits: int
    srcIndex: int
    dstIndex: int
    address: int
    size: int
    timeStamp: int
    timeStampGpu: int
class UvmEventEvictionInfo_V1(_tg.Struct):
    eventType: int
    srcIndex: int
    dstIndex: int
    padding8bits: int
    padding32bits: int
    addressOut: int
    addressIn: int
    size: int
    timeStamp: int
class UvmEventEvictionInfo_V2(_tg.Struct):
    eventType: int
    padding8bits: int
    padding16bits: int
    srcIndex: int
    dstIndex: int
    addressOut: int
    addressIn: int
    size: int
    timeStamp: int
class UvmEventTestAccessCounterInfo_V1(_tg.Struct):
    eventType: int
    srcIndex: int
    aperture: int
    instancePtrAperture: int
    isVirtual: int
    isFromCpu: int
    veId: int
    physOnManaged: int
    value: int
    subGranularity: int
    tag: int
    bank: int
    address: int
    instancePtr: int
class UvmEventTestAccessCounterInfo_V2(_tg.Struct):
    eventType: int
    aperture: int
    instancePtrAperture: int
    isVirtual: int
    isFromCpu: int
    veId: int
    physOnManaged: int
    padding8bits: int
    srcIndex: int
    padding16bits: int
    value: int
    subGranularity: int
    tag: int
    bank: int
    padding32bits: int
    address: int
    instancePtr: int
class UvmEventTestSplitInvalidateInfo(_tg.Struct):
    eventType: int
class UvmEventEntry_V1(_tg.Struct):
    eventData: UvmEventEntry_V1_anonymous_0_eventData
    testEventData: UvmEventEntry_V1_anonymous_0_testEventData
class UvmEventEntry_V1_anonymous_0(_tg.Union):
    eventData: UvmEventEntry_V1_anonymous_0_eventData
    testEventData: UvmEventEntry_V1_anonymous_0_testEventData
class UvmEventEntry_V1_anonymous_0_eventData(_tg.Union):
    eventType: int
    migration_Lite: UvmEventMigrationInfo_Lite
    cpuFault: UvmEventCpuFaultInfo_V1
    migration: UvmEventMigrationInfo_V1
    gpuFault: UvmEventGpuFaultInfo_V1
    gpuFaultReplay: UvmEventGpuFaultReplayInfo_V1
    fatalFault: UvmEventFatalFaultInfo_V1
    readDuplicate: UvmEventReadDuplicateInfo_V1
    readDuplicateInvalidate: UvmEventReadDuplicateInvalidateInfo_V1
    pageSizeChange: UvmEventPageSizeChangeInfo_V1
    thrashing: UvmEventThrashingDetectedInfo_V1
    throttlingStart: UvmEventThrottlingStartInfo_V1
    throttlingEnd: UvmEventThrottlingEndInfo_V1
    mapRemote: UvmEventMapRemoteInfo_V1
    eviction: UvmEventEvictionInfo_V1
class UvmEventEntry_V1_anonymous_0_testEventData(_tg.Union):
    eventType: int
    accessCounter: UvmEventTestAccessCounterInfo_V1
    splitInvalidate: UvmEventTestSplitInvalidateInfo
class UvmEventEntry_V2(_tg.Struct):
    eventData: UvmEventEntry_V2_anonymous_0_eventData
    testEventData: UvmEventEntry_V2_anonymous_0_testEventData
class UvmEventEntry_V2_anonymous_0(_tg.Union):
    eventData: UvmEventEntry_V2_anonymous_0_eventData
    testEventData: UvmEventEntry_V2_anonymous_0_testEventData
class UvmEventEntry_V2_anonymous_0_eventData(_tg.Union):
    eventType: int
    migration_Lite: UvmEventMigrationInfo_Lite
    cpuFault: UvmEventCpuFaultInfo_V2
    migration: UvmEventMigrationInfo_V2
    gpuFault: UvmEventGpuFaultInfo_V2
    gpuFaultReplay: UvmEventGpuFaultReplayInfo_V2
    fatalFault: UvmEventFatalFaultInfo_V2
    readDuplicate: UvmEventReadDuplicateInfo_V2
    readDuplicateInvalidate: UvmEventReadDuplicateInvalidateInfo_V2
    pageSizeChange: UvmEventPageSizeChangeInfo_V2
    thrashing: UvmEventThrashingDetectedInfo_V2
    throttlingStart: UvmEventThrottlingStartInfo_V2
    throttlingEnd: UvmEventThrottlingEndInfo_V2
    mapRemote: UvmEventMapRemoteInfo_V2
    eviction: UvmEventEvictionInfo_V2
class UvmEventEntry_V2_anonymous_0_testEventData(_tg.Union):
    eventType: int
    accessCounter: UvmEventTestAccessCounterInfo_V2
    splitInvalidate: UvmEventTestSplitInvalidateInfo
class UvmEventControlData_V1_tag(_tg.Struct):
    get_ahead: int
    get_behind: int
    put_ahead: int
    put_behind: int
    dropped: Any
class UvmEventControlData_V2_tag(_tg.Struct):
    get_ahead: int
    get_behind: int
    put_ahead: int
    put_behind: int
    version: int
    padding32Bits: int
    dropped: Any
class UvmToolsSession_tag(_tg.Struct): ...
class UvmToolsEventQueue_tag(_tg.Struct): ...
class UvmToolsCounters_tag(_tg.Struct): ...
class UVM_RESERVE_VA_PARAMS(_tg.Struct):
    requestedBase: int
    length: int
    rmStatus: int
class UVM_RELEASE_VA_PARAMS(_tg.Struct):
    requestedBase: int
    length: int
    rmStatus: int
class UVM_REGION_COMMIT_PARAMS(_tg.Struct):
    requestedBase: int
    length: int
    streamId: int
    gpuUuid: nv_uuid
    rmStatus: int
class UVM_REGION_DECOMMIT_PARAMS(_tg.Struct):
    requestedBase: int
    length: int
    rmStatus: int
class UVM_REGION_SET_STREAM_PARAMS(_tg.Struct):
    requestedBase: int
    length: int
    newStreamId: int
    gpuUuid: nv_uuid
    rmStatus: int
class UVM_SET_STREAM_RUNNING_PARAMS(_tg.Struct):
    streamId: int
    rmStatus: int
class UVM_SET_STREAM_STOPPED_PARAMS(_tg.Struct):
    streamIdArray: Any
    nStreams: int
    rmStatus: int
class UVM_RUN_TEST_PARAMS(_tg.Struct):
    gpuUuid: nv_uuid
    test: int
    multiGpu: UVM_RUN_TEST_PARAMS_multiGpu
    rmStatus: int
class UVM_RUN_TEST_PARAMS_multiGpu(_tg.Struct):
    peerGpuUuid: nv_uuid
    peerId: int
class UVM_ADD_SESSION_PARAMS(_tg.Struct):
    pidTarget: int
    countersBaseAddress: int | None
    sessionIndex: int
    rmStatus: int
class UVM_REMOVE_SESSION_PARAMS(_tg.Struct):
    sessionIndex: int
    rmStatus: int
class UVM_ENABLE_COUNTERS_PARAMS(_tg.Struct):
    sessionIndex: int
    config: Any
    count: int
    rmStatus: int
class UVM_MAP_COUNTER_PARAMS(_tg.Struct):
    sessionIndex: int
    scope: int
    counterName: int
    gpuUuid: nv_uuid
    addr: int | None
    rmStatus: int
class UVM_CREATE_EVENT_QUEUE_PARAMS(_tg.Struct):
    sessionIndex: int
    eventQueueIndex: int
    queueSize: int
    notificationCount: int
    timeStampType: int
    rmStatus: int
class UVM_REMOVE_EVENT_QUEUE_PARAMS(_tg.Struct):
    sessionIndex: int
    eventQueueIndex: int
    rmStatus: int
class UVM_MAP_EVENT_QUEUE_PARAMS(_tg.Struct):
    sessionIndex: int
    eventQueueIndex: int
    userRODataAddr: int | None
    userRWDataAddr: int | None
    readIndexAddr: int | None
    writeIndexAddr: int | None
    queueBufferAddr: int | None
    rmStatus: int
class UVM_EVENT_CTRL_PARAMS(_tg.Struct):
    sessionIndex: int
    eventQueueIndex: int
    eventType: int
    enable: int
    rmStatus: int
class UVM_REGISTER_MPS_SERVER_PARAMS(_tg.Struct):
    gpuUuidArray: Any
    numGpus: int
    serverId: int
    rmStatus: int
class UVM_REGISTER_MPS_CLIENT_PARAMS(_tg.Struct):
    serverId: int
    rmStatus: int
class UVM_GET_GPU_UUID_TABLE_PARAMS(_tg.Struct):
    gpuUuidArray: Any
    validCount: int
    rmStatus: int
class UVM_CREATE_RANGE_GROUP_PARAMS(_tg.Struct):
    rangeGroupId: int
    rmStatus: int
class UVM_DESTROY_RANGE_GROUP_PARAMS(_tg.Struct):
    rangeGroupId: int
    rmStatus: int
class UVM_REGISTER_GPU_VASPACE_PARAMS(_tg.Struct):
    gpuUuid: nv_uuid
    rmCtrlFd: int
    hClient: int
    hVaSpace: int
    rmStatus: int
class UVM_UNREGISTER_GPU_VASPACE_PARAMS(_tg.Struct):
    gpuUuid: nv_uuid
    rmStatus: int
class UVM_REGISTER_CHANNEL_PARAMS(_tg.Struct):
    gpuUuid: nv_uuid
    rmCtrlFd: int
    hClient: int
    hChannel: int
    base: int
    length: int
    rmStatus: int
class UVM_UNREGISTER_CHANNEL_PARAMS(_tg.Struct):
    gpuUuid: nv_uuid
    hClient: int
    hChannel: int
    rmStatus: int
class UVM_ENABLE_PEER_ACCESS_PARAMS(_tg.Struct):
    gpuUuidA: nv_uuid
    gpuUuidB: nv_uuid
    rmStatus: int
class UVM_DISABLE_PEER_ACCESS_PARAMS(_tg.Struct):
    gpuUuidA: nv_uuid
    gpuUuidB: nv_uuid
    rmStatus: int
class UVM_SET_RANGE_GROUP_PARAMS(_tg.Struct):
    rangeGroupId: int
    requestedBase: int
    length: int
    rmStatus: int
class UVM_MAP_EXTERNAL_ALLOCATION_PARAMS(_tg.Struct):
    base: int
    length: int
    offset: int
    perGpuAttributes: Any
    gpuAttributesCount: int
    rmCtrlFd: int
    hClient: int
    hMemory: int
    rmStatus: int
class UVM_FREE_PARAMS(_tg.Struct):
    base: int
    length: int
    rmStatus: int
class UVM_MEM_MAP_PARAMS(_tg.Struct):
    regionBase: int | None
    regionLength: int
    rmStatus: int
class UVM_DEBUG_ACCESS_MEMORY_PARAMS(_tg.Struct):
    sessionIndex: int
    baseAddress: int
    sizeInBytes: int
    accessType: int
    buffer: int
    isBitmaskSet: int
    bitmask: int
    rmStatus: int
class UVM_REGISTER_GPU_PARAMS(_tg.Struct):
    gpu_uuid: nv_uuid
    numaEnabled: int
    numaNodeId: int
    rmCtrlFd: int
    hClient: int
    hSmcPartRef: int
    rmStatus: int
class UVM_UNREGISTER_GPU_PARAMS(_tg.Struct):
    gpu_uuid: nv_uuid
    rmStatus: int
class UVM_PAGEABLE_MEM_ACCESS_PARAMS(_tg.Struct):
    pageableMemAccess: int
    rmStatus: int
class UVM_PREVENT_MIGRATION_RANGE_GROUPS_PARAMS(_tg.Struct):
    rangeGroupIds: Any
    numGroupIds: int
    rmStatus: int
class UVM_ALLOW_MIGRATION_RANGE_GROUPS_PARAMS(_tg.Struct):
    rangeGroupIds: Any
    numGroupIds: int
    rmStatus: int
class UVM_SET_PREFERRED_LOCATION_PARAMS(_tg.Struct):
    requestedBase: int
    length: int
    preferredLocation: nv_uuid
    preferredCpuNumaNode: int
    rmStatus: int
class UVM_UNSET_PREFERRED_LOCATION_PARAMS(_tg.Struct):
    requestedBase: int
    length: int
    rmStatus: int
class UVM_ENABLE_READ_DUPLICATION_PARAMS(_tg.Struct):
    requestedBase: int
    length: int
    rmStatus: int
class UVM_DISABLE_READ_DUPLICATION_PARAMS(_tg.Struct):
    requestedBase: int
    length: int
    rmStatus: int
class UVM_SET_ACCESSED_BY_PARAMS(_tg.Struct):
    requestedBase: int
    length: int
    accessedByUuid: nv_uuid
    rmStatus: int
class UVM_UNSET_ACCESSED_BY_PARAMS(_tg.Struct):
    requestedBase: int
    length: int
    accessedByUuid: nv_uuid
    rmStatus: int
class UVM_MIGRATE_PARAMS(_tg.Struct):
    base: int
    length: int
    destinationUuid: nv_uuid
    flags: int
    semaphoreAddress: int
    semaphorePayload: int
    cpuNumaNode: int
    userSpaceStart: int
    userSpaceLength: int
    rmStatus: int
class UVM_MIGRATE_RANGE_GROUP_PARAMS(_tg.Struct):
    rangeGroupId: int
    destinationUuid: nv_uuid
    rmStatus: int
class UVM_ENABLE_SYSTEM_WIDE_ATOMICS_PARAMS(_tg.Struct):
    gpu_uuid: nv_uuid
    rmStatus: int
class UVM_DISABLE_SYSTEM_WIDE_ATOMICS_PARAMS(_tg.Struct):
    gpu_uuid: nv_uuid
    rmStatus: int
class UVM_TOOLS_INIT_EVENT_TRACKER_PARAMS(_tg.Struct):
    queueBuffer: int
    queueBufferSize: int
    controlBuffer: int
    processor: nv_uuid
    allProcessors: int
    uvmFd: int
    rmStatus: int
    requestedVersion: int
    grantedVersion: int
class UVM_TOOLS_SET_NOTIFICATION_THRESHOLD_PARAMS(_tg.Struct):
    notificationThreshold: int
    rmStatus: int
class UVM_TOOLS_EVENT_QUEUE_ENABLE_EVENTS_PARAMS(_tg.Struct):
    eventTypeFlags: int
    rmStatus: int
class UVM_TOOLS_EVENT_QUEUE_DISABLE_EVENTS_PARAMS(_tg.Struct):
    eventTypeFlags: int
    rmStatus: int
class UVM_TOOLS_ENABLE_COUNTERS_PARAMS(_tg.Struct):
    counterTypeFlags: int
    rmStatus: int
class UVM_TOOLS_DISABLE_COUNTERS_PARAMS(_tg.Struct):
    counterTypeFlags: int
    rmStatus: int
class UVM_TOOLS_READ_PROCESS_MEMORY_PARAMS(_tg.Struct):
    buffer: int
    size: int
    targetVa: int
    bytesRead: int
    rmStatus: int
class UVM_TOOLS_WRITE_PROCESS_MEMORY_PARAMS(_tg.Struct):
    buffer: int
    size: int
    targetVa: int
    bytesWritten: int
    rmStatus: int
class UVM_TOOLS_GET_PROCESSOR_UUID_TABLE_PARAMS(_tg.Struct):
    tablePtr: int
    count: int
    rmStatus: int
    version: int
class UVM_MAP_DYNAMIC_PARALLELISM_REGION_PARAMS(_tg.Struct):
    base: int
    length: int
    gpuUuid: nv_uuid
    rmStatus: int
class UVM_UNMAP_EXTERNAL_PARAMS(_tg.Struct):
    base: int
    length: int
    gpuUuid: nv_uuid
    rmStatus: int
class UVM_TOOLS_FLUSH_EVENTS_PARAMS(_tg.Struct):
    rmStatus: int
class UVM_ALLOC_SEMAPHORE_POOL_PARAMS(_tg.Struct):
    base: int
    length: int
    perGpuAttributes: Any
    gpuAttributesCount: int
    rmStatus: int
class UVM_CLEAN_UP_ZOMBIE_RESOURCES_PARAMS(_tg.Struct):
    rmStatus: int
class UVM_PAGEABLE_MEM_ACCESS_ON_GPU_PARAMS(_tg.Struct):
    gpu_uuid: nv_uuid
    pageableMemAccess: int
    rmStatus: int
class UVM_POPULATE_PAGEABLE_PARAMS(_tg.Struct):
    base: int
    length: int
    flags: int
    rmStatus: int
class UVM_VALIDATE_VA_RANGE_PARAMS(_tg.Struct):
    base: int
    length: int
    rmStatus: int
class UVM_CREATE_EXTERNAL_RANGE_PARAMS(_tg.Struct):
    base: int
    length: int
    rmStatus: int
class UVM_MAP_EXTERNAL_SPARSE_PARAMS(_tg.Struct):
    base: int
    length: int
    gpuUuid: nv_uuid
    rmStatus: int
class UVM_MM_INITIALIZE_PARAMS(_tg.Struct):
    uvmFd: int
    rmStatus: int
class UVM_IS_8_SUPPORTED_PARAMS(_tg.Struct):
    is8Supported: int
    rmStatus: int
class UVM_INITIALIZE_PARAMS(_tg.Struct):
    flags: int
    rmStatus: int
class nv_pci_info_t(_tg.Struct):
    domain: int
    bus: int
    slot: int
    function: int
    vendor_id: int
    device_id: int
class nv_ioctl_xfer(_tg.Struct):
    cmd: int
    size: int
    ptr: int | None
class nv_ioctl_card_info(_tg.Struct):
    valid: int
    pci_info: nv_pci_info_t
    gpu_id: int
    interrupt_line: int
    reg_address: int
    reg_size: int
    fb_address: int
    fb_size: int
    minor_number: int
    dev_name: Any
class nv_ioctl_alloc_os_event(_tg.Struct):
    hClient: int
    hDevice: int
    fd: int
    Status: int
class nv_ioctl_free_os_event(_tg.Struct):
    hClient: int
    hDevice: int
    fd: int
    Status: int
class nv_ioctl_status_code(_tg.Struct):
    domain: int
    bus: int
    slot: int
    status: int
class nv_ioctl_rm_api_version(_tg.Struct):
    cmd: int
    reply: int
    versionString: bytes
class nv_ioctl_query_device_intr(_tg.Struct):
    intrStatus: int
    status: int
class nv_ioctl_sys_params(_tg.Struct):
    memblock_size: int
class nv_ioctl_register_fd(_tg.Struct):
    ctl_fd: int
class nv_ioctl_export_to_dma_buf_fd(_tg.Struct):
    fd: int
    hClient: int
    totalObjects: int
    numObjects: int
    index: int
    totalSize: int
    handles: Any
    offsets: Any
    sizes: Any
    status: int
class nv_ioctl_wait_open_complete(_tg.Struct):
    rc: int
    adapterStatus: int
UvmStreamType: Any
UvmGpuMappingType: Any
UvmGpuCachingType: Any
UvmGpuFormatType: Any
UvmGpuFormatElementBits: Any
UvmGpuCompressionType: Any
UvmCounterScope: Any
UvmCounterName: Any
UvmEventMemoryAccessType: Any
UvmEventType: Any
UvmEventMigrationDirection: Any
UvmEventFaultType: Any
UvmEventFatalReason: Any
UvmEventMigrationCause: Any
UvmEventFaultClientType: Any
UvmEventMapRemoteCause: Any
UvmEventApertureType: Any
UvmEventTimeStampType: Any
UvmDebugAccessType: Any
UvmToolsEventQueueVersion: Any
UvmStream: Any
NvUuid: Any
NvProcessorUuid: Any
UvmDebugSession: Any
UvmEventQueueHandle: Any
UvmToolsEventControlData_V1: Any
UvmToolsEventControlData_V2: Any
UvmToolsEventControlData: Any
UvmEventEntry: Any
UvmToolsSession: Any
UvmToolsEventQueue: Any
UvmToolsCounters: Any
UvmToolsSessionHandle: Any
UvmToolsEventQueueHandle: Any
UvmToolsCountersHandle: Any
NvP64: Any
nv_ioctl_xfer_t: Any
nv_ioctl_card_info_t: Any
nv_ioctl_alloc_os_event_t: Any
nv_ioctl_free_os_event_t: Any
nv_ioctl_status_code_t: Any
nv_ioctl_rm_api_version_t: Any
nv_ioctl_sys_params_t: Any
nv_ioctl_register_fd_t: Any
nv_ioctl_export_to_dma_buf_fd_t: Any
nv_ioctl_wait_open_complete_t: Any
UvmStreamTypeRegular: Final = 0
UvmStreamTypeAll: Final = 1
UvmStreamTypeNone: Final = 2
UvmGpuMappingTypeDefault: Final = 0
UvmGpuMappingTypeReadWriteAtomic: Final = 1
UvmGpuMappingTypeReadWrite: Final = 2
UvmGpuMappingTypeReadOnly: Final = 3
UvmGpuMappingTypeCount: Final = 4
UvmGpuCachingTypeDefault: Final = 0
UvmGpuCachingTypeForceUncached: Final = 1
UvmGpuCachingTypeForceCached: Final = 2
UvmGpuCachingTypeCount: Final = 3
UvmGpuFormatTypeDefault: Final = 0
UvmGpuFormatTypeBlockLinear: Final = 1
UvmGpuFormatTypeCount: Final = 2
UvmGpuFormatElementBitsDefault: Final = 0
UvmGpuFormatElementBits8: Final = 1
UvmGpuFormatElementBits16: Final = 2
UvmGpuFormatElementBits32: Final = 4
UvmGpuFormatElementBits64: Final = 5
UvmGpuFormatElementBits128: Final = 6
UvmGpuFormatElementBitsCount: Final = 7
UvmGpuCompressionTypeDefault: Final = 0
UvmGpuCompressionTypeEnabledNoPlc: Final = 1
UvmGpuCompressionTypeCount: Final = 2
UvmCounterScopeProcessSingleGpu: Final = 0
UvmCounterScopeProcessAllGpu: Final = 1
UvmCounterScopeGlobalSingleGpu: Final = 2
UvmCounterScopeSize: Final = 3
UvmCounterNameBytesXferHtD: Final = 0
UvmCounterNameBytesXferDtH: Final = 1
UvmCounterNameCpuPageFaultCount: Final = 2
UvmCounterNamePrefetchBytesXferHtD: Final = 7
UvmCounterNamePrefetchBytesXferDtH: Final = 8
UvmCounterNameGpuPageFaultCount: Final = 9
UVM_TOTAL_COUNTERS: Final = 10
UvmEventMemoryAccessTypeInvalid: Final = 0
UvmEventMemoryAccessTypeRead: Final = 1
UvmEventMemoryAccessTypeWrite: Final = 2
UvmEventMemoryAccessTypeAtomic: Final = 3
UvmEventMemoryAccessTypePrefetch: Final = 4
UvmEventNumMemoryAccessTypes: Final = 5
UvmEventTypeInvalid: Final = 0
UvmEventTypeMemoryViolation: Final = 1
UvmEventTypeCpuFault: Final = 1
UvmEventTypeMigration: Final = 2
UvmEventTypeGpuFault: Final = 3
UvmEventTypeGpuFaultReplay: Final = 4
UvmEventTypeFaultBufferOverflow: Final = 5
UvmEventTypeFatalFault: Final = 6
UvmEventTypeReadDuplicate: Final = 7
UvmEventTypeReadDuplicateInvalidate: Final = 8
UvmEventTypePageSizeChange: Final = 9
UvmEventTypeThrashingDetected: Final = 10
UvmEventTypeThrottlingStart: Final = 11
UvmEventTypeThrottlingEnd: Final = 12
UvmEventTypeMapRemote: Final = 13
UvmEventTypeEviction: Final = 14
UvmEventNumTypes: Final = 15
UvmEventTestTypesFirst: Final = 62
UvmEventTypeTestHmmSplitInvalidate: Final = 62
UvmEventTypeTestAccessCounter: Final = 63
UvmEventTestTypesLast: Final = 63
UvmEventNumTypesAll: Final = 64
UvmEventMigrationDirectionInvalid: Final = 0
UvmEventMigrationDirectionCpuToGpu: Final = 1
UvmEventMigrationDirectionGpuToCpu: Final = 2
UvmEventNumMigrationDirections: Final = 3
UvmFaultTypeInvalid: Final = 0
UvmFaultTypeInvalidPde: Final = 1
UvmFaultTypeInvalidPte: Final = 2
UvmFaultTypeWrite: Final = 3
UvmFaultTypeAtomic: Final = 4
UvmFaultTypeFatal: Final = 5
UvmFaultTypeInvalidPdeSize: Final = 5
UvmFaultTypeLimitViolation: Final = 6
UvmFaultTypeUnboundInstBlock: Final = 7
UvmFaultTypePrivViolation: Final = 8
UvmFaultTypePitchMaskViolation: Final = 9
UvmFaultTypeWorkCreation: Final = 10
UvmFaultTypeUnsupportedAperture: Final = 11
UvmFaultTypeCompressionFailure: Final = 12
UvmFaultTypeUnsupportedKind: Final = 13
UvmFaultTypeRegionViolation: Final = 14
UvmFaultTypePoison: Final = 15
UvmEventNumFaultTypes: Final = 16
UvmEventFatalReasonInvalid: Final = 0
UvmEventFatalReasonInvalidAddress: Final = 1
UvmEventFatalReasonInvalidPermissions: Final = 2
UvmEventFatalReasonInvalidFaultType: Final = 3
UvmEventFatalReasonOutOfMemory: Final = 4
UvmEventFatalReasonInternalError: Final = 5
UvmEventFatalReasonInvalidOperation: Final = 6
UvmEventNumFatalReasons: Final = 7
UvmEventMigrationCauseInvalid: Final = 0
UvmEventMigrationCauseUser: Final = 1
UvmEventMigrationCauseCoherence: Final = 2
UvmEventMigrationCausePrefetch: Final = 3
UvmEventMigrationCauseEviction: Final = 4
UvmEventMigrationCauseAccessCounters: Final = 5
UvmEventNumMigrationCauses: Final = 6
UvmEventFaultClientTypeInvalid: Final = 0
UvmEventFaultClientTypeGpc: Final = 1
UvmEventFaultClientTypeHub: Final = 2
UvmEventNumFaultClientTypes: Final = 3
UvmEventMapRemoteCauseInvalid: Final = 0
UvmEventMapRemoteCauseCoherence: Final = 1
UvmEventMapRemoteCauseThrashing: Final = 2
UvmEventMapRemoteCausePolicy: Final = 3
UvmEventMapRemoteCauseOutOfMemory: Final = 4
UvmEventMapRemoteCauseEviction: Final = 5
UvmEventAperturePeer0: Final = 1
UvmEventAperturePeer1: Final = 2
UvmEventAperturePeer2: Final = 3
UvmEventAperturePeer3: Final = 4
UvmEventAperturePeer4: Final = 5
UvmEventAperturePeer5: Final = 6
UvmEventAperturePeer6: Final = 7
UvmEventAperturePeer7: Final = 8
UvmEventAperturePeerMax: Final = 8
UvmEventApertureSys: Final = 9
UvmEventApertureVid: Final = 10
UvmEventTimeStampTypeInvalid: Final = 0
UvmEventTimeStampTypeWin32QPC: Final = 1
UvmEventTimeStampTypePosixClockGetTime: Final = 2
UvmEventTimeStampTypeAuto: Final = 3
UvmEventNumTimeStampTypes: Final = 4
UvmDebugAccessTypeRead: Final = 0
UvmDebugAccessTypeWrite: Final = 1
UvmToolsEventQueueVersion_V1: Final = 1
UvmToolsEventQueueVersion_V2: Final = 2
UVM_STREAM_INVALID: Final = 0
UVM_STREAM_ALL: Final = 2
UVM_STREAM_NONE: Final = 3
UVM_MAX_GPUS_V1: Final = 32
UVM_MAX_PROCESSORS_V1: Final = 33
UVM_MAX_GPUS_V2: Final = 256
UVM_MAX_PROCESSORS_V2: Final = 257
UVM_MAX_GPUS: Final = 32
UVM_MAX_PROCESSORS: Final = 33
UVM_PROCESSOR_MASK_SIZE: Final = 5
UVM_INIT_FLAGS_DISABLE_HMM: Final = 1
UVM_INIT_FLAGS_MULTI_PROCESS_SHARING_MODE: Final = 2
UVM_INIT_FLAGS_MASK: Final = 3
UVM_RANGE_GROUP_ID_NONE: Final = 0
UVM_DEBUG_V1: Final = 1
UVM_COUNTER_NAME_FLAG_BYTES_XFER_HTD: Final = 1
UVM_COUNTER_NAME_FLAG_BYTES_XFER_DTH: Final = 2
UVM_COUNTER_NAME_FLAG_CPU_PAGE_FAULT_COUNT: Final = 4
UVM_COUNTER_NAME_FLAG_WDDM_BYTES_XFER_BTH: Final = 8
UVM_COUNTER_NAME_FLAG_WDDM_BYTES_XFER_HTB: Final = 16
UVM_COUNTER_NAME_FLAG_BYTES_XFER_DTB: Final = 32
UVM_COUNTER_NAME_FLAG_BYTES_XFER_BTD: Final = 64
UVM_COUNTER_NAME_FLAG_PREFETCH_BYTES_XFER_HTD: Final = 128
UVM_COUNTER_NAME_FLAG_PREFETCH_BYTES_XFER_DTH: Final = 256
UVM_COUNTER_NAME_FLAG_GPU_PAGE_FAULT_COUNT: Final = 512
UVM_COUNTER_CONFIG_STATE_DISABLE_REQUESTED: Final = 0
UVM_COUNTER_CONFIG_STATE_ENABLE_REQUESTED: Final = 1
UVM_EVENT_ENABLE_MEMORY_VIOLATION: Final = 2
UVM_EVENT_ENABLE_CPU_FAULT: Final = 2
UVM_EVENT_ENABLE_MIGRATION: Final = 4
UVM_EVENT_ENABLE_GPU_FAULT: Final = 8
UVM_EVENT_ENABLE_GPU_FAULT_REPLAY: Final = 16
UVM_EVENT_ENABLE_FAULT_BUFFER_OVERFLOW: Final = 32
UVM_EVENT_ENABLE_FATAL_FAULT: Final = 64
UVM_EVENT_ENABLE_READ_DUPLICATE: Final = 128
UVM_EVENT_ENABLE_READ_DUPLICATE_INVALIDATE: Final = 256
UVM_EVENT_ENABLE_PAGE_SIZE_CHANGE: Final = 512
UVM_EVENT_ENABLE_THRASHING_DETECTED: Final = 1024
UVM_EVENT_ENABLE_THROTTLING_START: Final = 2048
UVM_EVENT_ENABLE_THROTTLING_END: Final = 4096
UVM_EVENT_ENABLE_MAP_REMOTE: Final = 8192
UVM_EVENT_ENABLE_EVICTION: Final = 0x4000
UVM_EVENT_ENABLE_TEST_ACCESS_COUNTER: Final = 0x8000000000000000
UVM_EVENT_ENABLE_TEST_HMM_SPLIT_INVALIDATE: Final = 0x4000000000000000
UVM_DEBUG_ACCESS_PAGE_SIZE: Final = 4096
UVM_RESERVE_VA: Final = 1
UVM_RELEASE_VA: Final = 2
UVM_REGION_COMMIT: Final = 3
UVM_REGION_DECOMMIT: Final = 4
UVM_REGION_SET_STREAM: Final = 5
UVM_SET_STREAM_RUNNING: Final = 6
UVM_MAX_STREAMS_PER_IOCTL_CALL: Final = 32
UVM_SET_STREAM_STOPPED: Final = 7
UVM_RUN_TEST: Final = 9
UVM_EVENTS_OFFSET_BASE: Final = 0x8000000000000000
UVM_COUNTERS_OFFSET_BASE: Final = 0x4000000000000000
UVM_ADD_SESSION: Final = 10
UVM_REMOVE_SESSION: Final = 11
UVM_MAX_COUNTERS_PER_IOCTL_CALL: Final = 32
UVM_ENABLE_COUNTERS: Final = 12
UVM_MAP_COUNTER: Final = 13
UVM_CREATE_EVENT_QUEUE: Final = 14
UVM_REMOVE_EVENT_QUEUE: Final = 15
UVM_MAP_EVENT_QUEUE: Final = 16
UVM_EVENT_CTRL: Final = 17
UVM_REGISTER_MPS_SERVER: Final = 18
UVM_REGISTER_MPS_CLIENT: Final = 19
UVM_GET_GPU_UUID_TABLE: Final = 20
UVM_CREATE_RANGE_GROUP: Final = 23
UVM_DESTROY_RANGE_GROUP: Final = 24
UVM_REGISTER_GPU_VASPACE: Final = 25
UVM_UNREGISTER_GPU_VASPACE: Final = 26
UVM_REGISTER_CHANNEL: Final = 27
UVM_UNREGISTER_CHANNEL: Final = 28
UVM_ENABLE_PEER_ACCESS: Final = 29
UVM_DISABLE_PEER_ACCESS: Final = 30
UVM_SET_RANGE_GROUP: Final = 31
UVM_MAP_EXTERNAL_ALLOCATION: Final = 33
UVM_FREE: Final = 34
UVM_MEM_MAP: Final = 35
UVM_DEBUG_ACCESS_MEMORY: Final = 36
UVM_REGISTER_GPU: Final = 37
UVM_UNREGISTER_GPU: Final = 38
UVM_PAGEABLE_MEM_ACCESS: Final = 39
UVM_MAX_RANGE_GROUPS_PER_IOCTL_CALL: Final = 32
UVM_PREVENT_MIGRATION_RANGE_GROUPS: Final = 40
UVM_ALLOW_MIGRATION_RANGE_GROUPS: Final = 41
UVM_SET_PREFERRED_LOCATION: Final = 42
UVM_UNSET_PREFERRED_LOCATION: Final = 43
UVM_ENABLE_READ_DUPLICATION: Final = 44
UVM_DISABLE_READ_DUPLICATION: Final = 45
UVM_SET_ACCESSED_BY: Final = 46
UVM_UNSET_ACCESSED_BY: Final = 47
UVM_MIGRATE_FLAG_ASYNC: Final = 1
UVM_MIGRATE_FLAG_SKIP_CPU_MAP: Final = 2
UVM_MIGRATE_FLAG_NO_GPU_VA_SPACE: Final = 4
UVM_MIGRATE_FLAGS_TEST_ALL: Final = 6
UVM_MIGRATE_FLAGS_ALL: Final = 7
UVM_MIGRATE: Final = 51
UVM_MIGRATE_RANGE_GROUP: Final = 53
UVM_ENABLE_SYSTEM_WIDE_ATOMICS: Final = 54
UVM_DISABLE_SYSTEM_WIDE_ATOMICS: Final = 55
UVM_TOOLS_INIT_EVENT_TRACKER: Final = 56
UVM_TOOLS_SET_NOTIFICATION_THRESHOLD: Final = 57
UVM_TOOLS_EVENT_QUEUE_ENABLE_EVENTS: Final = 58
UVM_TOOLS_EVENT_QUEUE_DISABLE_EVENTS: Final = 59
UVM_TOOLS_ENABLE_COUNTERS: Final = 60
UVM_TOOLS_DISABLE_COUNTERS: Final = 61
UVM_TOOLS_READ_PROCESS_MEMORY: Final = 62
UVM_TOOLS_WRITE_PROCESS_MEMORY: Final = 63
UVM_TOOLS_GET_PROCESSOR_UUID_TABLE: Final = 64
UVM_MAP_DYNAMIC_PARALLELISM_REGION: Final = 65
UVM_UNMAP_EXTERNAL: Final = 66
UVM_TOOLS_FLUSH_EVENTS: Final = 67
UVM_ALLOC_SEMAPHORE_POOL: Final = 68
UVM_CLEAN_UP_ZOMBIE_RESOURCES: Final = 69
UVM_PAGEABLE_MEM_ACCESS_ON_GPU: Final = 70
UVM_POPULATE_PAGEABLE: Final = 71
UVM_POPULATE_PAGEABLE_FLAG_ALLOW_MANAGED: Final = 1
UVM_POPULATE_PAGEABLE_FLAG_SKIP_PROT_CHECK: Final = 2
UVM_POPULATE_PAGEABLE_FLAGS_TEST_ALL: Final = 3
UVM_POPULATE_PAGEABLE_FLAGS_ALL: Final = 3
UVM_VALIDATE_VA_RANGE: Final = 72
UVM_CREATE_EXTERNAL_RANGE: Final = 73
UVM_MAP_EXTERNAL_SPARSE: Final = 74
UVM_MM_INITIALIZE: Final = 75
UVM_IS_8_SUPPORTED: Final = 2047
UVM_INITIALIZE: Final = 0x30000001
UVM_DEINITIALIZE: Final = 0x30000002
NV_IOCTL_MAGIC: Final = 70
NV_IOCTL_BASE: Final = 200
NV_ESC_CARD_INFO: Final = 200
NV_ESC_REGISTER_FD: Final = 201
NV_ESC_ALLOC_OS_EVENT: Final = 206
NV_ESC_FREE_OS_EVENT: Final = 207
NV_ESC_STATUS_CODE: Final = 209
NV_ESC_CHECK_VERSION_STR: Final = 210
NV_ESC_IOCTL_XFER_CMD: Final = 211
NV_ESC_ATTACH_GPUS_TO_FD: Final = 212
NV_ESC_QUERY_DEVICE_INTR: Final = 213
NV_ESC_SYS_PARAMS: Final = 214
NV_ESC_EXPORT_TO_DMABUF_FD: Final = 217
NV_ESC_WAIT_OPEN_COMPLETE: Final = 218
NV_RM_API_VERSION_STRING_LENGTH: Final = 64
NV_RM_API_VERSION_CMD_STRICT: Final = 0
NV_RM_API_VERSION_CMD_RELAXED: Final = 49
NV_RM_API_VERSION_CMD_QUERY: Final = 50
NV_RM_API_VERSION_REPLY_UNRECOGNIZED: Final = 0
NV_RM_API_VERSION_REPLY_RECOGNIZED: Final = 1
NV_DMABUF_EXPORT_MAX_HANDLES: Final = 128
def UVM_IOCTL_BASE(i: int) -> int: ...
