from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class hipDeviceArch_t(_tg.Struct):
    hasGlobalInt32Atomics: int
    hasGlobalFloatAtomicExch: int
    hasSharedInt32Atomics: int
    hasSharedFloatAtomicExch: int
    hasFloatAtomicAdd: int
    hasGlobalInt64Atomics: int
    hasSharedInt64Atomics: int
    hasDoubles: int
    hasWarpVote: int
    hasWarpBallot: int
    hasWarpShuffle: int
    hasFunnelShift: int
    hasThreadFenceSystem: int
    hasSyncThreadsExt: int
    hasSurfaceFuncs: int
    has3dGrid: int
    hasDynamicParallelism: int
class hipUUID_t(_tg.Struct):
    bytes: bytes
class hipDeviceProp_tR0600(_tg.Struct):
    name: bytes
    uuid: hipUUID_t
    luid: bytes
    luidDeviceNodeMask: int
    totalGlobalMem: int
    sharedMemPerBlock: int
    regsPerBlock: int
    warpSize: int
    memPitch: int
    maxThreadsPerBlock: int
    maxThreadsDim: Any
    maxGridSize: Any
    clockRate: int
    totalConstMem: int
    major: int
    minor: int
    textureAlignment: int
    texturePitchAlignment: int
    deviceOverlap: int
    multiProcessorCount: int
    kernelExecTimeoutEnabled: int
    integrated: int
    canMapHostMemory: int
    computeMode: int
    maxTexture1D: int
    maxTexture1DMipmap: int
    maxTexture1DLinear: int
    maxTexture2D: Any
    maxTexture2DMipmap: Any
    maxTexture2DLinear: Any
    maxTexture2DGather: Any
    maxTexture3D: Any
    maxTexture3DAlt: Any
    maxTextureCubemap: int
    maxTexture1DLayered: Any
    maxTexture2DLayered: Any
    maxTextureCubemapLayered: Any
    maxSurface1D: int
    maxSurface2D: Any
    maxSurface3D: Any
    maxSurface1DLayered: Any
    maxSurface2DLayered: Any
    maxSurfaceCubemap: int
    maxSurfaceCubemapLayered: Any
    surfaceAlignment: int
    concurrentKernels: int
    ECCEnabled: int
    pciBusID: int
    pciDeviceID: int
    pciDomainID: int
    tccDriver: int
    asyncEngineCount: int
    unifiedAddressing: int
    memoryClockRate: int
    memoryBusWidth: int
    l2CacheSize: int
    persistingL2CacheMaxSize: int
    maxThreadsPerMultiProcessor: int
    streamPrioritiesSupported: int
    globalL1CacheSupported: int
    localL1CacheSupported: int
    sharedMemPerMultiprocessor: int
    regsPerMultiprocessor: int
    managedMemory: int
    isMultiGpuBoard: int
    multiGpuBoardGroupID: int
    hostNativeAtomicSupported: int
    singleToDoublePrecisionPerfRatio: int
    pageableMemoryAccess: int
    concurrentManagedAccess: int
    computePreemptionSupported: int
    canUseHostPointerForRegisteredMem: int
    cooperativeLaunch: int
    cooperativeMultiDeviceLaunch: int
    sharedMemPerBlockOptin: int
    pageableMemoryAccessUsesHostPageTables: int
    directManagedMemAccessFromHost: int
    maxBlocksPerMultiProcessor: int
    accessPolicyMaxWindowSize: int
    reservedSharedMemPerBlock: int
    hostRegisterSupported: int
    sparseHipArraySupported: int
    hostRegisterReadOnlySupported: int
    timelineSemaphoreInteropSupported: int
    memoryPoolsSupported: int
    gpuDirectRDMASupported: int
    gpuDirectRDMAFlushWritesOptions: int
    gpuDirectRDMAWritesOrdering: int
    memoryPoolSupportedHandleTypes: int
    deferredMappingHipArraySupported: int
    ipcEventSupported: int
    clusterLaunch: int
    unifiedFunctionPointers: int
    reserved: Any
    hipReserved: Any
    gcnArchName: bytes
    maxSharedMemoryPerMultiProcessor: int
    clockInstructionRate: int
    arch: hipDeviceArch_t
    hdpMemFlushCntl: Any
    hdpRegFlushCntl: Any
    cooperativeMultiDeviceUnmatchedFunc: int
    cooperativeMultiDeviceUnmatchedGridDim: int
    cooperativeMultiDeviceUnmatchedBlockDim: int
    cooperativeMultiDeviceUnmatchedSharedMem: int
    isLargeBar: int
    asicRevision: int
class hipPointerAttribute_t(_tg.Struct):
    type: int
    device: int
    devicePointer: int | None
    hostPointer: int | None
    isManaged: int
    allocationFlags: int
class hipChannelFormatDesc(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
    f: int
class hipArray(_tg.Struct): ...
class HIP_ARRAY_DESCRIPTOR(_tg.Struct):
    Width: int
    Height: int
    Format: int
    NumChannels: int
class HIP_ARRAY3D_DESCRIPTOR(_tg.Struct):
    Width: int
    Height: int
    Depth: int
    Format: int
    NumChannels: int
    Flags: int
class hip_Memcpy2D(_tg.Struct):
    srcXInBytes: int
    srcY: int
    srcMemoryType: int
    srcHost: int | None
    srcDevice: int | None
    srcArray: Any
    srcPitch: int
    dstXInBytes: int
    dstY: int
    dstMemoryType: int
    dstHost: int | None
    dstDevice: int | None
    dstArray: Any
    dstPitch: int
    WidthInBytes: int
    Height: int
class hipMipmappedArray(_tg.Struct):
    data: int | None
    desc: hipChannelFormatDesc
    type: int
    width: int
    height: int
    depth: int
    min_mipmap_level: int
    max_mipmap_level: int
    flags: int
    format: int
    num_channels: int
class HIP_TEXTURE_DESC_st(_tg.Struct):
    addressMode: Any
    filterMode: int
    flags: int
    maxAnisotropy: int
    mipmapFilterMode: int
    mipmapLevelBias: float
    minMipmapLevelClamp: float
    maxMipmapLevelClamp: float
    borderColor: Any
    reserved: Any
class hipResourceDesc(_tg.Struct):
    resType: int
    res: hipResourceDesc_res
class hipResourceDesc_res(_tg.Union):
    array: hipResourceDesc_res_array
    mipmap: hipResourceDesc_res_mipmap
    linear: hipResourceDesc_res_linear
    pitch2D: hipResourceDesc_res_pitch2D
class hipResourceDesc_res_array(_tg.Struct):
    array: Any
class hipResourceDesc_res_mipmap(_tg.Struct):
    mipmap: Any
class hipResourceDesc_res_linear(_tg.Struct):
    devPtr: int | None
    desc: hipChannelFormatDesc
    sizeInBytes: int
class hipResourceDesc_res_pitch2D(_tg.Struct):
    devPtr: int | None
    desc: hipChannelFormatDesc
    width: int
    height: int
    pitchInBytes: int
class HIP_RESOURCE_DESC_st(_tg.Struct):
    resType: int
    res: HIP_RESOURCE_DESC_st_res
    flags: int
class HIP_RESOURCE_DESC_st_res(_tg.Union):
    array: HIP_RESOURCE_DESC_st_res_array
    mipmap: HIP_RESOURCE_DESC_st_res_mipmap
    linear: HIP_RESOURCE_DESC_st_res_linear
    pitch2D: HIP_RESOURCE_DESC_st_res_pitch2D
    reserved: HIP_RESOURCE_DESC_st_res_reserved
class HIP_RESOURCE_DESC_st_res_array(_tg.Struct):
    hArray: Any
class HIP_RESOURCE_DESC_st_res_mipmap(_tg.Struct):
    hMipmappedArray: Any
class HIP_RESOURCE_DESC_st_res_linear(_tg.Struct):
    devPtr: int | None
    format: int
    numChannels: int
    sizeInBytes: int
class HIP_RESOURCE_DESC_st_res_pitch2D(_tg.Struct):
    devPtr: int | None
    format: int
    numChannels: int
    width: int
    height: int
    pitchInBytes: int
class HIP_RESOURCE_DESC_st_res_reserved(_tg.Struct):
    reserved: Any
class hipResourceViewDesc(_tg.Struct):
    format: int
    width: int
    height: int
    depth: int
    firstMipmapLevel: int
    lastMipmapLevel: int
    firstLayer: int
    lastLayer: int
class HIP_RESOURCE_VIEW_DESC_st(_tg.Struct):
    format: int
    width: int
    height: int
    depth: int
    firstMipmapLevel: int
    lastMipmapLevel: int
    firstLayer: int
    lastLayer: int
    reserved: Any
class hipPitchedPtr(_tg.Struct):
    ptr: int | None
    pitch: int
    xsize: int
    ysize: int
class hipExtent(_tg.Struct):
    width: int
    height: int
    depth: int
class hipPos(_tg.Struct):
    x: int
    y: int
    z: int
class hipMemcpy3DParms(_tg.Struct):
    srcArray: Any
    srcPos: hipPos
    srcPtr: hipPitchedPtr
    dstArray: Any
    dstPos: hipPos
    dstPtr: hipPitchedPtr
    extent: hipExtent
    kind: int
class HIP_MEMCPY3D(_tg.Struct):
    srcXInBytes: int
    srcY: int
    srcZ: int
    srcLOD: int
    srcMemoryType: int
    srcHost: int | None
    srcDevice: int | None
    srcArray: Any
    srcPitch: int
    srcHeight: int
    dstXInBytes: int
    dstY: int
    dstZ: int
    dstLOD: int
    dstMemoryType: int
    dstHost: int | None
    dstDevice: int | None
    dstArray: Any
    dstPitch: int
    dstHeight: int
    WidthInBytes: int
    Height: int
    Depth: int
class uchar1(_tg.Struct):
    x: int
class uchar2(_tg.Struct):
    x: int
    y: int
class uchar3(_tg.Struct):
    x: int
    y: int
    z: int
class uchar4(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class char1(_tg.Struct):
    x: bytes
class char2(_tg.Struct):
    x: bytes
    y: bytes
class char3(_tg.Struct):
    x: bytes
    y: bytes
    z: bytes
class char4(_tg.Struct):
    x: bytes
    y: bytes
    z: bytes
    w: bytes
class ushort1(_tg.Struct):
    x: int
class ushort2(_tg.Struct):
    x: int
    y: int
class ushort3(_tg.Struct):
    x: int
    y: int
    z: int
class ushort4(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class short1(_tg.Struct):
    x: int
class short2(_tg.Struct):
    x: int
    y: int
class short3(_tg.Struct):
    x: int
    y: int
    z: int
class short4(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class uint1(_tg.Struct):
    x: int
class uint2(_tg.Struct):
    x: int
    y: int
class uint3(_tg.Struct):
    x: int
    y: int
    z: int
class uint4(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class int1(_tg.Struct):
    x: int
class int2(_tg.Struct):
    x: int
    y: int
class int3(_tg.Struct):
    x: int
    y: int
    z: int
class int4(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class ulong1(_tg.Struct):
    x: int
class ulong2(_tg.Struct):
    x: int
    y: int
class ulong3(_tg.Struct):
    x: int
    y: int
    z: int
class ulong4(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class long1(_tg.Struct):
    x: int
class long2(_tg.Struct):
    x: int
    y: int
class long3(_tg.Struct):
    x: int
    y: int
    z: int
class long4(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class ulonglong1(_tg.Struct):
    x: int
class ulonglong2(_tg.Struct):
    x: int
    y: int
class ulonglong3(_tg.Struct):
    x: int
    y: int
    z: int
class ulonglong4(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class longlong1(_tg.Struct):
    x: int
class longlong2(_tg.Struct):
    x: int
    y: int
class longlong3(_tg.Struct):
    x: int
    y: int
    z: int
class longlong4(_tg.Struct):
    x: int
    y: int
    z: int
    w: int
class float1(_tg.Struct):
    x: float
class float2(_tg.Struct):
    x: float
    y: float
class float3(_tg.Struct):
    x: float
    y: float
    z: float
class float4(_tg.Struct):
    x: float
    y: float
    z: float
    w: float
class double1(_tg.Struct):
    x: float
class double2(_tg.Struct):
    x: float
    y: float
class double3(_tg.Struct):
    x: float
    y: float
    z: float
class double4(_tg.Struct):
    x: float
    y: float
    z: float
    w: float
class __hip_texture(_tg.Struct): ...
class textureReference(_tg.Struct):
    normalized: int
    readMode: int
    filterMode: int
    addressMode: Any
    channelDesc: hipChannelFormatDesc
    sRGB: int
    maxAnisotropy: int
    mipmapFilterMode: int
    mipmapLevelBias: float
    minMipmapLevelClamp: float
    maxMipmapLevelClamp: float
    textureObject: Any
    numChannels: int
    format: int
class hipTextureDesc(_tg.Struct):
    addressMode: Any
    filterMode: int
    readMode: int
    sRGB: int
    borderColor: Any
    normalizedCoords: int
    maxAnisotropy: int
    mipmapFilterMode: int
    mipmapLevelBias: float
    minMipmapLevelClamp: float
    maxMipmapLevelClamp: float
class __hip_surface(_tg.Struct): ...
class surfaceReference(_tg.Struct):
    surfaceObject: Any
class ihipCtx_t(_tg.Struct): ...
class ihipStream_t(_tg.Struct): ...
class hipIpcMemHandle_st(_tg.Struct):
    reserved: bytes
class hipIpcEventHandle_st(_tg.Struct):
    reserved: bytes
class ihipModule_t(_tg.Struct): ...
class ihipModuleSymbol_t(_tg.Struct): ...
class ihipLinkState_t(_tg.Struct): ...
class ihipMemPoolHandle_t(_tg.Struct): ...
class hipFuncAttributes(_tg.Struct):
    binaryVersion: int
    cacheModeCA: int
    constSizeBytes: int
    localSizeBytes: int
    maxDynamicSharedSizeBytes: int
    maxThreadsPerBlock: int
    numRegs: int
    preferredShmemCarveout: int
    ptxVersion: int
    sharedSizeBytes: int
class ihipEvent_t(_tg.Struct): ...
class hipStreamBatchMemOpParams_union(_tg.Union):
    operation: int
    waitValue: hipStreamMemOpWaitValueParams_t
    writeValue: hipStreamMemOpWriteValueParams_t
    flushRemoteWrites: hipStreamMemOpFlushRemoteWritesParams_t
    memoryBarrier: hipStreamMemOpMemoryBarrierParams_t
    pad: Any
class hipStreamMemOpWaitValueParams_t(_tg.Struct):
    operation: int
    address: int | None
    value: int
    value64: int
    flags: int
    alias: int | None
class hipStreamMemOpWaitValueParams_t_anonymous_2(_tg.Union):
    value: int
    value64: int
class hipStreamMemOpWriteValueParams_t(_tg.Struct):
    operation: int
    address: int | None
    value: int
    value64: int
    flags: int
    alias: int | None
class hipStreamMemOpWriteValueParams_t_anonymous_2(_tg.Union):
    value: int
    value64: int
class hipStreamMemOpFlushRemoteWritesParams_t(_tg.Struct):
    operation: int
    flags: int
class hipStreamMemOpMemoryBarrierParams_t(_tg.Struct):
    operation: int
    flags: int
class hipBatchMemOpNodeParams(_tg.Struct):
    ctx: Any
    count: int
    paramArray: Any
    flags: int
class hipMemLocation(_tg.Struct):
    type: int
    id: int
class hipMemAccessDesc(_tg.Struct):
    location: hipMemLocation
    flags: int
class hipMemPoolProps(_tg.Struct):
    allocType: int
    handleTypes: int
    location: hipMemLocation
    win32SecurityAttributes: int | None
    maxSize: int
    reserved: Any
class hipMemPoolPtrExportData(_tg.Struct):
    reserved: Any
class dim3(_tg.Struct):
    x: int
    y: int
    z: int
class hipLaunchParams_t(_tg.Struct):
    func: int | None
    gridDim: dim3
    blockDim: dim3
    args: Any
    sharedMem: int
    stream: Any
class hipFunctionLaunchParams_t(_tg.Struct):
    function: Any
    gridDimX: int
    gridDimY: int
    gridDimZ: int
    blockDimX: int
    blockDimY: int
    blockDimZ: int
    sharedMemBytes: int
    hStream: Any
    kernelParams: Any
class hipExternalMemoryHandleDesc_st(_tg.Struct):
    type: int
    handle: hipExternalMemoryHandleDesc_st_handle
    size: int
    flags: int
    reserved: Any
class hipExternalMemoryHandleDesc_st_handle(_tg.Union):
    fd: int
    win32: hipExternalMemoryHandleDesc_st_handle_win32
    nvSciBufObject: int | None
class hipExternalMemoryHandleDesc_st_handle_win32(_tg.Struct):
    handle: int | None
    name: int | None
class hipExternalMemoryBufferDesc_st(_tg.Struct):
    offset: int
    size: int
    flags: int
    reserved: Any
class hipExternalMemoryMipmappedArrayDesc_st(_tg.Struct):
    offset: int
    formatDesc: hipChannelFormatDesc
    extent: hipExtent
    flags: int
    numLevels: int
class hipExternalSemaphoreHandleDesc_st(_tg.Struct):
    type: int
    handle: hipExternalSemaphoreHandleDesc_st_handle
    flags: int
    reserved: Any
class hipExternalSemaphoreHandleDesc_st_handle(_tg.Union):
    fd: int
    win32: hipExternalSemaphoreHandleDesc_st_handle_win32
    NvSciSyncObj: int | None
class hipExternalSemaphoreHandleDesc_st_handle_win32(_tg.Struct):
    handle: int | None
    name: int | None
class hipExternalSemaphoreSignalParams_st(_tg.Struct):
    params: hipExternalSemaphoreSignalParams_st_params
    flags: int
    reserved: Any
class hipExternalSemaphoreSignalParams_st_params(_tg.Struct):
    fence: hipExternalSemaphoreSignalParams_st_params_fence
    nvSciSync: hipExternalSemaphoreSignalParams_st_params_nvSciSync
    keyedMutex: hipExternalSemaphoreSignalParams_st_params_keyedMutex
    reserved: Any
class hipExternalSemaphoreSignalParams_st_params_fence(_tg.Struct):
    value: int
class hipExternalSemaphoreSignalParams_st_params_nvSciSync(_tg.Union):
    fence: int | None
    reserved: int
class hipExternalSemaphoreSignalParams_st_params_keyedMutex(_tg.Struct):
    key: int
class hipExternalSemaphoreWaitParams_st(_tg.Struct):
    params: hipExternalSemaphoreWaitParams_st_params
    flags: int
    reserved: Any
class hipExternalSemaphoreWaitParams_st_params(_tg.Struct):
    fence: hipExternalSemaphoreWaitParams_st_params_fence
    nvSciSync: hipExternalSemaphoreWaitParams_st_params_nvSciSync
    keyedMutex: hipExternalSemaphoreWaitParams_st_params_keyedMutex
    reserved: Any
class hipExternalSemaphoreWaitParams_st_params_fence(_tg.Struct):
    value: int
class hipExternalSemaphoreWaitParams_st_params_nvSciSync(_tg.Union):
    fence: int | None
    reserved: int
class hipExternalSemaphoreWaitParams_st_params_keyedMutex(_tg.Struct):
    key: int
    timeoutMs: int
class _hipGraphicsResource(_tg.Struct): ...
class ihipGraph(_tg.Struct): ...
class hipGraphNode(_tg.Struct): ...
class hipGraphExec(_tg.Struct): ...
class hipUserObject(_tg.Struct): ...
class hipHostNodeParams(_tg.Struct):
    fn: Any
    userData: int | None
class hipKernelNodeParams(_tg.Struct):
    blockDim: dim3
    extra: Any
    func: int | None
    gridDim: dim3
    kernelParams: Any
    sharedMemBytes: int
class hipMemsetParams(_tg.Struct):
    dst: int | None
    elementSize: int
    height: int
    pitch: int
    value: int
    width: int
class hipMemAllocNodeParams(_tg.Struct):
    poolProps: hipMemPoolProps
    accessDescs: Any
    accessDescCount: int
    bytesize: int
    dptr: int | None
class hipAccessPolicyWindow(_tg.Struct):
    base_ptr: int | None
    hitProp: int
    hitRatio: float
    missProp: int
    num_bytes: int
class hipLaunchAttributeValue(_tg.Union):
    accessPolicyWindow: hipAccessPolicyWindow
    cooperative: int
    priority: int
class HIP_MEMSET_NODE_PARAMS(_tg.Struct):
    dst: int | None
    pitch: int
    value: int
    elementSize: int
    width: int
    height: int
class hipGraphInstantiateParams(_tg.Struct):
    errNode_out: Any
    flags: int
    result_out: int
    uploadStream: Any
class hipMemAllocationProp(_tg.Struct):
    type: int
    requestedHandleType: int
    location: hipMemLocation
    win32HandleMetaData: int | None
    allocFlags: hipMemAllocationProp_allocFlags
class hipMemAllocationProp_allocFlags(_tg.Struct):
    compressionType: int
    gpuDirectRDMACapable: int
    usage: int
class hipExternalSemaphoreSignalNodeParams(_tg.Struct):
    extSemArray: Any
    paramsArray: Any
    numExtSems: int
class hipExternalSemaphoreWaitNodeParams(_tg.Struct):
    extSemArray: Any
    paramsArray: Any
    numExtSems: int
class ihipMemGenericAllocationHandle(_tg.Struct): ...
class hipArrayMapInfo(_tg.Struct):
    resourceType: int
    resource: hipArrayMapInfo_resource
    subresourceType: int
    subresource: hipArrayMapInfo_subresource
    memOperationType: int
    memHandleType: int
    memHandle: hipArrayMapInfo_memHandle
    offset: int
    deviceBitMask: int
    flags: int
    reserved: Any
class hipArrayMapInfo_resource(_tg.Union):
    mipmap: hipMipmappedArray
    array: Any
class hipArrayMapInfo_subresource(_tg.Union):
    sparseLevel: hipArrayMapInfo_subresource_sparseLevel
    miptail: hipArrayMapInfo_subresource_miptail
class hipArrayMapInfo_subresource_sparseLevel(_tg.Struct):
    level: int
    layer: int
    offsetX: int
    offsetY: int
    offsetZ: int
    extentWidth: int
    extentHeight: int
    extentDepth: int
class hipArrayMapInfo_subresource_miptail(_tg.Struct):
    layer: int
    offset: int
    size: int
class hipArrayMapInfo_memHandle(_tg.Union):
    memHandle: Any
class hipMemcpyNodeParams(_tg.Struct):
    flags: int
    reserved: Any
    copyParams: hipMemcpy3DParms
class hipChildGraphNodeParams(_tg.Struct):
    graph: Any
class hipEventWaitNodeParams(_tg.Struct):
    event: Any
class hipEventRecordNodeParams(_tg.Struct):
    event: Any
class hipMemFreeNodeParams(_tg.Struct):
    dptr: int | None
class hipGraphNodeParams(_tg.Struct):
    type: int
    reserved0: Any
    reserved1: Any
    kernel: hipKernelNodeParams
    memcpy: hipMemcpyNodeParams
    memset: hipMemsetParams
    host: hipHostNodeParams
    graph: hipChildGraphNodeParams
    eventWait: hipEventWaitNodeParams
    eventRecord: hipEventRecordNodeParams
    extSemSignal: hipExternalSemaphoreSignalNodeParams
    extSemWait: hipExternalSemaphoreWaitNodeParams
    alloc: hipMemAllocNodeParams
    free: hipMemFreeNodeParams
    reserved2: int
class hipGraphNodeParams_anonymous_2(_tg.Union):
    reserved1: Any
    kernel: hipKernelNodeParams
    memcpy: hipMemcpyNodeParams
    memset: hipMemsetParams
    host: hipHostNodeParams
    graph: hipChildGraphNodeParams
    eventWait: hipEventWaitNodeParams
    eventRecord: hipEventRecordNodeParams
    extSemSignal: hipExternalSemaphoreSignalNodeParams
    extSemWait: hipExternalSemaphoreWaitNodeParams
    alloc: hipMemAllocNodeParams
    free: hipMemFreeNodeParams
class hipGraphEdgeData(_tg.Struct):
    from_port: int
    reserved: Any
    to_port: int
    type: int
class ihiprtcLinkState(_tg.Struct): ...
class _hiprtcProgram(_tg.Struct): ...
hipJitOption: Any
hipJitInputType: Any
hipJitCacheMode: Any
hipJitFallback: Any
hipMemoryType: Any
hipError_t: Any
hipDeviceAttribute_t: Any
hipDriverProcAddressQueryResult: Any
hipComputeMode: Any
hipFlushGPUDirectRDMAWritesOptions: Any
hipGPUDirectRDMAWritesOrdering: Any
hipChannelFormatKind: Any
hipArray_Format: Any
hipResourceType: Any
HIPresourcetype_enum: Any
HIPaddress_mode_enum: Any
HIPfilter_mode_enum: Any
hipResourceViewFormat: Any
HIPresourceViewFormat_enum: Any
hipMemcpyKind: Any
hipFunction_attribute: Any
hipPointer_attribute: Any
hipTextureAddressMode: Any
hipTextureFilterMode: Any
hipTextureReadMode: Any
hipSurfaceBoundaryMode: Any
hipDeviceP2PAttr: Any
hipLimit_t: Any
hipStreamBatchMemOpType: Any
hipMemoryAdvise: Any
hipMemRangeCoherencyMode: Any
hipMemRangeAttribute: Any
hipMemPoolAttr: Any
hipMemLocationType: Any
hipMemAccessFlags: Any
hipMemAllocationType: Any
hipMemAllocationHandleType: Any
hipFuncAttribute: Any
hipFuncCache_t: Any
hipSharedMemConfig: Any
hipExternalMemoryHandleType_enum: Any
hipExternalSemaphoreHandleType_enum: Any
hipGraphicsRegisterFlags: Any
hipGraphNodeType: Any
hipAccessProperty: Any
hipLaunchAttributeID: Any
hipGraphExecUpdateResult: Any
hipStreamCaptureMode: Any
hipStreamCaptureStatus: Any
hipStreamUpdateCaptureDependenciesFlags: Any
hipGraphMemAttributeType: Any
hipUserObjectFlags: Any
hipUserObjectRetainFlags: Any
hipGraphInstantiateFlags: Any
hipGraphDebugDotFlags: Any
hipGraphInstantiateResult: Any
hipMemAllocationGranularity_flags: Any
hipMemHandleType: Any
hipMemOperationType: Any
hipArraySparseSubresourceType: Any
hipGraphDependencyType: Any
hiprtcResult: Any
hipUUID: Any
hipDeviceptr_t: Any
hipArray_t: Any
hipArray_const_t: Any
hipMipmappedArray_t: Any
hipmipmappedArray: Any
hipMipmappedArray_const_t: Any
HIPresourcetype: Any
hipResourcetype: Any
HIPaddress_mode: Any
HIPfilter_mode: Any
HIP_TEXTURE_DESC: Any
HIPresourceViewFormat: Any
HIP_RESOURCE_DESC: Any
HIP_RESOURCE_VIEW_DESC: Any
hipTextureObject_t: Any
hipSurfaceObject_t: Any
hipCtx_t: Any
hipDevice_t: Any
hipStream_t: Any
hipIpcMemHandle_t: Any
hipIpcEventHandle_t: Any
hipModule_t: Any
hipFunction_t: Any
hipLinkState_t: Any
hipMemPool_t: Any
hipEvent_t: Any
hipStreamBatchMemOpParams: Any
hipLaunchParams: Any
hipFunctionLaunchParams: Any
hipExternalMemoryHandleType: Any
hipExternalMemoryHandleDesc: Any
hipExternalMemoryBufferDesc: Any
hipExternalMemoryMipmappedArrayDesc: Any
hipExternalMemory_t: Any
hipExternalSemaphoreHandleType: Any
hipExternalSemaphoreHandleDesc: Any
hipExternalSemaphore_t: Any
hipExternalSemaphoreSignalParams: Any
hipExternalSemaphoreWaitParams: Any
hipGraphicsResource: Any
hipGraphicsResource_t: Any
hipGraph_t: Any
hipGraphNode_t: Any
hipGraphExec_t: Any
hipUserObject_t: Any
hipHostFn_t: Any
hipMemGenericAllocationHandle_t: Any
hipStreamCallback_t: Any
hiprtcLinkState: Any
hiprtcProgram: Any
def hipCreateChannelDesc(x: int, y: int, z: int, w: int, f: int) -> hipChannelFormatDesc: ...
def __hipGetPCH(pch: Any, size: Any) -> None: ...
def hipInit(flags: int) -> int: ...
def hipDriverGetVersion(driverVersion: Any) -> int: ...
def hipRuntimeGetVersion(runtimeVersion: Any) -> int: ...
def hipDeviceGet(device: Any, ordinal: int) -> int: ...
def hipDeviceComputeCapability(major: Any, minor: Any, device: int) -> int: ...
def hipDeviceGetName(name: Any, len: int, device: int) -> int: ...
def hipDeviceGetUuid(uuid: Any, device: int) -> int: ...
def hipDeviceGetP2PAttribute(value: Any, attr: int, srcDevice: int, dstDevice: int) -> int: ...
def hipDeviceGetPCIBusId(pciBusId: Any, len: int, device: int) -> int: ...
def hipDeviceGetByPCIBusId(device: Any, pciBusId: Any) -> int: ...
def hipDeviceTotalMem(bytes: Any, device: int) -> int: ...
def hipDeviceSynchronize() -> int: ...
def hipDeviceReset() -> int: ...
def hipSetDevice(deviceId: int) -> int: ...
def hipSetValidDevices(device_arr: Any, len: int) -> int: ...
def hipGetDevice(deviceId: Any) -> int: ...
def hipGetDeviceCount(count: Any) -> int: ...
def hipDeviceGetAttribute(pi: Any, attr: int, deviceId: int) -> int: ...
def hipDeviceGetDefaultMemPool(mem_pool: Any, device: int) -> int: ...
def hipDeviceSetMemPool(device: int, mem_pool: Any) -> int: ...
def hipDeviceGetMemPool(mem_pool: Any, device: int) -> int: ...
def hipGetDevicePropertiesR0600(prop: Any, deviceId: int) -> int: ...
def hipDeviceGetTexture1DLinearMaxWidth(mem_pool: Any, device: int) -> int: ...
def hipDeviceSetCacheConfig(cacheConfig: int) -> int: ...
def hipDeviceGetCacheConfig(cacheConfig: Any) -> int: ...
def hipDeviceGetLimit(pValue: Any, limit: int) -> int: ...
def hipDeviceSetLimit(limit: int, value: int) -> int: ...
def hipDeviceGetSharedMemConfig(pConfig: Any) -> int: ...
def hipGetDeviceFlags(flags: Any) -> int: ...
def hipDeviceSetSharedMemConfig(config: int) -> int: ...
def hipSetDeviceFlags(flags: int) -> int: ...
def hipChooseDeviceR0600(device: Any, prop: Any) -> int: ...
def hipExtGetLinkTypeAndHopCount(device1: int, device2: int, linktype: Any, hopcount: Any) -> int: ...
def hipIpcGetMemHandle(handle: Any, devPtr: Any) -> int: ...
def hipIpcOpenMemHandle(devPtr: Any, handle: hipIpcMemHandle_st, flags: int) -> int: ...
def hipIpcCloseMemHandle(devPtr: Any) -> int: ...
def hipIpcGetEventHandle(handle: Any, event: Any) -> int: ...
def hipIpcOpenEventHandle(event: Any, handle: hipIpcEventHandle_st) -> int: ...
def hipFuncSetAttribute(func: Any, attr: int, value: int) -> int: ...
def hipFuncSetCacheConfig(func: Any, config: int) -> int: ...
def hipFuncSetSharedMemConfig(func: Any, config: int) -> int: ...
def hipGetLastError() -> int: ...
def hipExtGetLastError() -> int: ...
def hipPeekAtLastError() -> int: ...
def hipGetErrorName(hip_error: int) -> bytes | None: ...
def hipGetErrorString(hipError: int) -> bytes | None: ...
def hipDrvGetErrorName(hipError: int, errorString: Any) -> int: ...
def hipDrvGetErrorString(hipError: int, errorString: Any) -> int: ...
def hipStreamCreate(stream: Any) -> int: ...
def hipStreamCreateWithFlags(stream: Any, flags: int) -> int: ...
def hipStreamCreateWithPriority(stream: Any, flags: int, priority: int) -> int: ...
def hipDeviceGetStreamPriorityRange(leastPriority: Any, greatestPriority: Any) -> int: ...
def hipStreamDestroy(stream: Any) -> int: ...
def hipStreamQuery(stream: Any) -> int: ...
def hipStreamSynchronize(stream: Any) -> int: ...
def hipStreamWaitEvent(stream: Any, event: Any, flags: int) -> int: ...
def hipStreamGetFlags(stream: Any, flags: Any) -> int: ...
def hipStreamGetPriority(stream: Any, priority: Any) -> int: ...
def hipStreamGetDevice(stream: Any, device: Any) -> int: ...
def hipExtStreamCreateWithCUMask(stream: Any, cuMaskSize: int, cuMask: Any) -> int: ...
def hipExtStreamGetCUMask(stream: Any, cuMaskSize: int, cuMask: Any) -> int: ...
def hipStreamAddCallback(stream: Any, callback: Any, userData: Any, flags: int) -> int: ...
def hipStreamWaitValue32(stream: Any, ptr: Any, value: int, flags: int, mask: int) -> int: ...
def hipStreamWaitValue64(stream: Any, ptr: Any, value: int, flags: int, mask: int) -> int: ...
def hipStreamWriteValue32(stream: Any, ptr: Any, value: int, flags: int) -> int: ...
def hipStreamWriteValue64(stream: Any, ptr: Any, value: int, flags: int) -> int: ...
def hipStreamBatchMemOp(stream: Any, count: int, paramArray: Any, flags: int) -> int: ...
def hipGraphAddBatchMemOpNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, nodeParams: Any) -> int: ...
def hipGraphBatchMemOpNodeGetParams(hNode: Any, nodeParams_out: Any) -> int: ...
def hipGraphBatchMemOpNodeSetParams(hNode: Any, nodeParams: Any) -> int: ...
def hipGraphExecBatchMemOpNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any) -> int: ...
def hipEventCreateWithFlags(event: Any, flags: int) -> int: ...
def hipEventCreate(event: Any) -> int: ...
def hipEventRecordWithFlags(event: Any, stream: Any, flags: int) -> int: ...
def hipEventRecord(event: Any, stream: Any) -> int: ...
def hipEventDestroy(event: Any) -> int: ...
def hipEventSynchronize(event: Any) -> int: ...
def hipEventElapsedTime(ms: Any, start: Any, stop: Any) -> int: ...
def hipEventQuery(event: Any) -> int: ...
def hipPointerSetAttribute(value: Any, attribute: int, ptr: Any) -> int: ...
def hipPointerGetAttributes(attributes: Any, ptr: Any) -> int: ...
def hipPointerGetAttribute(data: Any, attribute: int, ptr: Any) -> int: ...
def hipDrvPointerGetAttributes(numAttributes: int, attributes: Any, data: Any, ptr: Any) -> int: ...
def hipImportExternalSemaphore(extSem_out: Any, semHandleDesc: Any) -> int: ...
def hipSignalExternalSemaphoresAsync(extSemArray: Any, paramsArray: Any, numExtSems: int, stream: Any) -> int: ...
def hipWaitExternalSemaphoresAsync(extSemArray: Any, paramsArray: Any, numExtSems: int, stream: Any) -> int: ...
def hipDestroyExternalSemaphore(extSem: Any) -> int: ...
def hipImportExternalMemory(extMem_out: Any, memHandleDesc: Any) -> int: ...
def hipExternalMemoryGetMappedBuffer(devPtr: Any, extMem: Any, bufferDesc: Any) -> int: ...
def hipDestroyExternalMemory(extMem: Any) -> int: ...
def hipExternalMemoryGetMappedMipmappedArray(mipmap: Any, extMem: Any, mipmapDesc: Any) -> int: ...
def hipMalloc(ptr: Any, size: int) -> int: ...
def hipExtMallocWithFlags(ptr: Any, sizeBytes: int, flags: int) -> int: ...
def hipMallocHost(ptr: Any, size: int) -> int: ...
def hipMemAllocHost(ptr: Any, size: int) -> int: ...
def hipHostMalloc(ptr: Any, size: int, flags: int) -> int: ...
def hipMallocManaged(dev_ptr: Any, size: int, flags: int) -> int: ...
def hipMemPrefetchAsync(dev_ptr: Any, count: int, device: int, stream: Any) -> int: ...
def hipMemAdvise(dev_ptr: Any, count: int, advice: int, device: int) -> int: ...
def hipMemRangeGetAttribute(data: Any, data_size: int, attribute: int, dev_ptr: Any, count: int) -> int: ...
def hipMemRangeGetAttributes(data: Any, data_sizes: Any, attributes: Any, num_attributes: int, dev_ptr: Any, count: int) -> int: ...
def hipStreamAttachMemAsync(stream: Any, dev_ptr: Any, length: int, flags: int) -> int: ...
def hipMallocAsync(dev_ptr: Any, size: int, stream: Any) -> int: ...
def hipFreeAsync(dev_ptr: Any, stream: Any) -> int: ...
def hipMemPoolTrimTo(mem_pool: Any, min_bytes_to_hold: int) -> int: ...
def hipMemPoolSetAttribute(mem_pool: Any, attr: int, value: Any) -> int: ...
def hipMemPoolGetAttribute(mem_pool: Any, attr: int, value: Any) -> int: ...
def hipMemPoolSetAccess(mem_pool: Any, desc_list: Any, count: int) -> int: ...
def hipMemPoolGetAccess(flags: Any, mem_pool: Any, location: Any) -> int: ...
def hipMemPoolCreate(mem_pool: Any, pool_props: Any) -> int: ...
def hipMemPoolDestroy(mem_pool: Any) -> int: ...
def hipMallocFromPoolAsync(dev_ptr: Any, size: int, mem_pool: Any, stream: Any) -> int: ...
def hipMemPoolExportToShareableHandle(shared_handle: Any, mem_pool: Any, handle_type: int, flags: int) -> int: ...
def hipMemPoolImportFromShareableHandle(mem_pool: Any, shared_handle: Any, handle_type: int, flags: int) -> int: ...
def hipMemPoolExportPointer(export_data: Any, dev_ptr: Any) -> int: ...
def hipMemPoolImportPointer(dev_ptr: Any, mem_pool: Any, export_data: Any) -> int: ...
def hipHostAlloc(ptr: Any, size: int, flags: int) -> int: ...
def hipHostGetDevicePointer(devPtr: Any, hstPtr: Any, flags: int) -> int: ...
def hipHostGetFlags(flagsPtr: Any, hostPtr: Any) -> int: ...
def hipHostRegister(hostPtr: Any, sizeBytes: int, flags: int) -> int: ...
def hipHostUnregister(hostPtr: Any) -> int: ...
def hipMallocPitch(ptr: Any, pitch: Any, width: int, height: int) -> int: ...
def hipMemAllocPitch(dptr: Any, pitch: Any, widthInBytes: int, height: int, elementSizeBytes: int) -> int: ...
def hipFree(ptr: Any) -> int: ...
def hipFreeHost(ptr: Any) -> int: ...
def hipHostFree(ptr: Any) -> int: ...
def hipMemcpy(dst: Any, src: Any, sizeBytes: int, kind: int) -> int: ...
def hipMemcpyWithStream(dst: Any, src: Any, sizeBytes: int, kind: int, stream: Any) -> int: ...
def hipMemcpyHtoD(dst: Any, src: Any, sizeBytes: int) -> int: ...
def hipMemcpyDtoH(dst: Any, src: Any, sizeBytes: int) -> int: ...
def hipMemcpyDtoD(dst: Any, src: Any, sizeBytes: int) -> int: ...
def hipMemcpyAtoD(dstDevice: Any, srcArray: Any, srcOffset: int, ByteCount: int) -> int: ...
def hipMemcpyDtoA(dstArray: Any, dstOffset: int, srcDevice: Any, ByteCount: int) -> int: ...
def hipMemcpyAtoA(dstArray: Any, dstOffset: int, srcArray: Any, srcOffset: int, ByteCount: int) -> int: ...
def hipMemcpyHtoDAsync(dst: Any, src: Any, sizeBytes: int, stream: Any) -> int: ...
def hipMemcpyDtoHAsync(dst: Any, src: Any, sizeBytes: int, stream: Any) -> int: ...
def hipMemcpyDtoDAsync(dst: Any, src: Any, sizeBytes: int, stream: Any) -> int: ...
def hipMemcpyAtoHAsync(dstHost: Any, srcArray: Any, srcOffset: int, ByteCount: int, stream: Any) -> int: ...
def hipMemcpyHtoAAsync(dstArray: Any, dstOffset: int, srcHost: Any, ByteCount: int, stream: Any) -> int: ...
def hipModuleGetGlobal(dptr: Any, bytes: Any, hmod: Any, name: Any) -> int: ...
def hipGetSymbolAddress(devPtr: Any, symbol: Any) -> int: ...
def hipGetSymbolSize(size: Any, symbol: Any) -> int: ...
def hipGetProcAddress(symbol: Any, pfn: Any, hipVersion: int, flags: int, symbolStatus: Any) -> int: ...
def hipMemcpyToSymbol(symbol: Any, src: Any, sizeBytes: int, offset: int, kind: int) -> int: ...
def hipMemcpyToSymbolAsync(symbol: Any, src: Any, sizeBytes: int, offset: int, kind: int, stream: Any) -> int: ...
def hipMemcpyFromSymbol(dst: Any, symbol: Any, sizeBytes: int, offset: int, kind: int) -> int: ...
def hipMemcpyFromSymbolAsync(dst: Any, symbol: Any, sizeBytes: int, offset: int, kind: int, stream: Any) -> int: ...
def hipMemcpyAsync(dst: Any, src: Any, sizeBytes: int, kind: int, stream: Any) -> int: ...
def hipMemset(dst: Any, value: int, sizeBytes: int) -> int: ...
def hipMemsetD8(dest: Any, value: int, count: int) -> int: ...
def hipMemsetD8Async(dest: Any, value: int, count: int, stream: Any) -> int: ...
def hipMemsetD16(dest: Any, value: int, count: int) -> int: ...
def hipMemsetD16Async(dest: Any, value: int, count: int, stream: Any) -> int: ...
def hipMemsetD32(dest: Any, value: int, count: int) -> int: ...
def hipMemsetAsync(dst: Any, value: int, sizeBytes: int, stream: Any) -> int: ...
def hipMemsetD32Async(dst: Any, value: int, count: int, stream: Any) -> int: ...
def hipMemset2D(dst: Any, pitch: int, value: int, width: int, height: int) -> int: ...
def hipMemset2DAsync(dst: Any, pitch: int, value: int, width: int, height: int, stream: Any) -> int: ...
def hipMemset3D(pitchedDevPtr: hipPitchedPtr, value: int, extent: hipExtent) -> int: ...
def hipMemset3DAsync(pitchedDevPtr: hipPitchedPtr, value: int, extent: hipExtent, stream: Any) -> int: ...
def hipMemGetInfo(free: Any, total: Any) -> int: ...
def hipMemPtrGetInfo(ptr: Any, size: Any) -> int: ...
def hipMallocArray(array: Any, desc: Any, width: int, height: int, flags: int) -> int: ...
def hipArrayCreate(pHandle: Any, pAllocateArray: Any) -> int: ...
def hipArrayDestroy(array: Any) -> int: ...
def hipArray3DCreate(array: Any, pAllocateArray: Any) -> int: ...
def hipMalloc3D(pitchedDevPtr: Any, extent: hipExtent) -> int: ...
def hipFreeArray(array: Any) -> int: ...
def hipMalloc3DArray(array: Any, desc: Any, extent: hipExtent, flags: int) -> int: ...
def hipArrayGetInfo(desc: Any, extent: Any, flags: Any, array: Any) -> int: ...
def hipArrayGetDescriptor(pArrayDescriptor: Any, array: Any) -> int: ...
def hipArray3DGetDescriptor(pArrayDescriptor: Any, array: Any) -> int: ...
def hipMemcpy2D(dst: Any, dpitch: int, src: Any, spitch: int, width: int, height: int, kind: int) -> int: ...
def hipMemcpyParam2D(pCopy: Any) -> int: ...
def hipMemcpyParam2DAsync(pCopy: Any, stream: Any) -> int: ...
def hipMemcpy2DAsync(dst: Any, dpitch: int, src: Any, spitch: int, width: int, height: int, kind: int, stream: Any) -> int: ...
def hipMemcpy2DToArray(dst: Any, wOffset: int, hOffset: int, src: Any, spitch: int, width: int, height: int, kind: int) -> int: ...
def hipMemcpy2DToArrayAsync(dst: Any, wOffset: int, hOffset: int, src: Any, spitch: int, width: int, height: int, kind: int, stream: Any) -> int: ...
def hipMemcpy2DArrayToArray(dst: Any, wOffsetDst: int, hOffsetDst: int, src: Any, wOffsetSrc: int, hOffsetSrc: int, width: int, height: int, kind: int) -> int: ...
def hipMemcpyToArray(dst: Any, wOffset: int, hOffset: int, src: Any, count: int, kind: int) -> int: ...
def hipMemcpyFromArray(dst: Any, srcArray: Any, wOffset: int, hOffset: int, count: int, kind: int) -> int: ...
def hipMemcpy2DFromArray(dst: Any, dpitch: int, src: Any, wOffset: int, hOffset: int, width: int, height: int, kind: int) -> int: ...
def hipMemcpy2DFromArrayAsync(dst: Any, dpitch: int, src: Any, wOffset: int, hOffset: int, width: int, height: int, kind: int, stream: Any) -> int: ...
def hipMemcpyAtoH(dst: Any, srcArray: Any, srcOffset: int, count: int) -> int: ...
def hipMemcpyHtoA(dstArray: Any, dstOffset: int, srcHost: Any, count: int) -> int: ...
def hipMemcpy3D(p: Any) -> int: ...
def hipMemcpy3DAsync(p: Any, stream: Any) -> int: ...
def hipDrvMemcpy3D(pCopy: Any) -> int: ...
def hipDrvMemcpy3DAsync(pCopy: Any, stream: Any) -> int: ...
def hipDeviceCanAccessPeer(canAccessPeer: Any, deviceId: int, peerDeviceId: int) -> int: ...
def hipDeviceEnablePeerAccess(peerDeviceId: int, flags: int) -> int: ...
def hipDeviceDisablePeerAccess(peerDeviceId: int) -> int: ...
def hipMemGetAddressRange(pbase: Any, psize: Any, dptr: Any) -> int: ...
def hipMemcpyPeer(dst: Any, dstDeviceId: int, src: Any, srcDeviceId: int, sizeBytes: int) -> int: ...
def hipMemcpyPeerAsync(dst: Any, dstDeviceId: int, src: Any, srcDevice: int, sizeBytes: int, stream: Any) -> int: ...
def hipCtxCreate(ctx: Any, flags: int, device: int) -> int: ...
def hipCtxDestroy(ctx: Any) -> int: ...
def hipCtxPopCurrent(ctx: Any) -> int: ...
def hipCtxPushCurrent(ctx: Any) -> int: ...
def hipCtxSetCurrent(ctx: Any) -> int: ...
def hipCtxGetCurrent(ctx: Any) -> int: ...
def hipCtxGetDevice(device: Any) -> int: ...
def hipCtxGetApiVersion(ctx: Any, apiVersion: Any) -> int: ...
def hipCtxGetCacheConfig(cacheConfig: Any) -> int: ...
def hipCtxSetCacheConfig(cacheConfig: int) -> int: ...
def hipCtxSetSharedMemConfig(config: int) -> int: ...
def hipCtxGetSharedMemConfig(pConfig: Any) -> int: ...
def hipCtxSynchronize() -> int: ...
def hipCtxGetFlags(flags: Any) -> int: ...
def hipCtxEnablePeerAccess(peerCtx: Any, flags: int) -> int: ...
def hipCtxDisablePeerAccess(peerCtx: Any) -> int: ...
def hipDevicePrimaryCtxGetState(dev: int, flags: Any, active: Any) -> int: ...
def hipDevicePrimaryCtxRelease(dev: int) -> int: ...
def hipDevicePrimaryCtxRetain(pctx: Any, dev: int) -> int: ...
def hipDevicePrimaryCtxReset(dev: int) -> int: ...
def hipDevicePrimaryCtxSetFlags(dev: int, flags: int) -> int: ...
def hipModuleLoad(module: Any, fname: Any) -> int: ...
def hipModuleUnload(module: Any) -> int: ...
def hipModuleGetFunction(function: Any, module: Any, kname: Any) -> int: ...
def hipFuncGetAttributes(attr: Any, func: Any) -> int: ...
def hipFuncGetAttribute(value: Any, attrib: int, hfunc: Any) -> int: ...
def hipGetFuncBySymbol(functionPtr: Any, symbolPtr: Any) -> int: ...
def hipModuleGetTexRef(texRef: Any, hmod: Any, name: Any) -> int: ...
def hipModuleLoadData(module: Any, image: Any) -> int: ...
def hipModuleLoadDataEx(module: Any, image: Any, numOptions: int, options: Any, optionValues: Any) -> int: ...
def hipLinkAddData(state: Any, type: int, data: Any, size: int, name: Any, numOptions: int, options: Any, optionValues: Any) -> int: ...
def hipLinkAddFile(state: Any, type: int, path: Any, numOptions: int, options: Any, optionValues: Any) -> int: ...
def hipLinkComplete(state: Any, hipBinOut: Any, sizeOut: Any) -> int: ...
def hipLinkCreate(numOptions: int, options: Any, optionValues: Any, stateOut: Any) -> int: ...
def hipLinkDestroy(state: Any) -> int: ...
def hipModuleLaunchKernel(f: Any, gridDimX: int, gridDimY: int, gridDimZ: int, blockDimX: int, blockDimY: int, blockDimZ: int, sharedMemBytes: int, stream: Any, kernelParams: Any, extra: Any) -> int: ...
def hipModuleLaunchCooperativeKernel(f: Any, gridDimX: int, gridDimY: int, gridDimZ: int, blockDimX: int, blockDimY: int, blockDimZ: int, sharedMemBytes: int, stream: Any, kernelParams: Any) -> int: ...
def hipModuleLaunchCooperativeKernelMultiDevice(launchParamsList: Any, numDevices: int, flags: int) -> int: ...
def hipLaunchCooperativeKernel(f: Any, gridDim: dim3, blockDimX: dim3, kernelParams: Any, sharedMemBytes: int, stream: Any) -> int: ...
def hipLaunchCooperativeKernelMultiDevice(launchParamsList: Any, numDevices: int, flags: int) -> int: ...
def hipExtLaunchMultiKernelMultiDevice(launchParamsList: Any, numDevices: int, flags: int) -> int: ...
def hipModuleOccupancyMaxPotentialBlockSize(gridSize: Any, blockSize: Any, f: Any, dynSharedMemPerBlk: int, blockSizeLimit: int) -> int: ...
def hipModuleOccupancyMaxPotentialBlockSizeWithFlags(gridSize: Any, blockSize: Any, f: Any, dynSharedMemPerBlk: int, blockSizeLimit: int, flags: int) -> int: ...
def hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: Any, f: Any, blockSize: int, dynSharedMemPerBlk: int) -> int: ...
def hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: Any, f: Any, blockSize: int, dynSharedMemPerBlk: int, flags: int) -> int: ...
def hipOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: Any, f: Any, blockSize: int, dynSharedMemPerBlk: int) -> int: ...
def hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: Any, f: Any, blockSize: int, dynSharedMemPerBlk: int, flags: int) -> int: ...
def hipOccupancyMaxPotentialBlockSize(gridSize: Any, blockSize: Any, f: Any, dynSharedMemPerBlk: int, blockSizeLimit: int) -> int: ...
def hipProfilerStart(*more: Any) -> int: ...
def hipProfilerStop(*more: Any) -> int: ...
def hipConfigureCall(gridDim: dim3, blockDim: dim3, sharedMem: int, stream: Any) -> int: ...
def hipSetupArgument(arg: Any, size: int, offset: int) -> int: ...
def hipLaunchByPtr(func: Any) -> int: ...
def __hipPushCallConfiguration(gridDim: dim3, blockDim: dim3, sharedMem: int, stream: Any) -> int: ...
def __hipPopCallConfiguration(gridDim: Any, blockDim: Any, sharedMem: Any, stream: Any) -> int: ...
def hipLaunchKernel(function_address: Any, numBlocks: dim3, dimBlocks: dim3, args: Any, sharedMemBytes: int, stream: Any) -> int: ...
def hipLaunchHostFunc(stream: Any, fn: Any, userData: Any) -> int: ...
def hipDrvMemcpy2DUnaligned(pCopy: Any) -> int: ...
def hipExtLaunchKernel(function_address: Any, numBlocks: dim3, dimBlocks: dim3, args: Any, sharedMemBytes: int, stream: Any, startEvent: Any, stopEvent: Any, flags: int) -> int: ...
def hipCreateTextureObject(pTexObject: Any, pResDesc: Any, pTexDesc: Any, pResViewDesc: Any) -> int: ...
def hipDestroyTextureObject(textureObject: Any) -> int: ...
def hipGetChannelDesc(desc: Any, array: Any) -> int: ...
def hipGetTextureObjectResourceDesc(pResDesc: Any, textureObject: Any) -> int: ...
def hipGetTextureObjectResourceViewDesc(pResViewDesc: Any, textureObject: Any) -> int: ...
def hipGetTextureObjectTextureDesc(pTexDesc: Any, textureObject: Any) -> int: ...
def hipTexObjectCreate(pTexObject: Any, pResDesc: Any, pTexDesc: Any, pResViewDesc: Any) -> int: ...
def hipTexObjectDestroy(texObject: Any) -> int: ...
def hipTexObjectGetResourceDesc(pResDesc: Any, texObject: Any) -> int: ...
def hipTexObjectGetResourceViewDesc(pResViewDesc: Any, texObject: Any) -> int: ...
def hipTexObjectGetTextureDesc(pTexDesc: Any, texObject: Any) -> int: ...
def hipMallocMipmappedArray(mipmappedArray: Any, desc: Any, extent: hipExtent, numLevels: int, flags: int) -> int: ...
def hipFreeMipmappedArray(mipmappedArray: Any) -> int: ...
def hipGetMipmappedArrayLevel(levelArray: Any, mipmappedArray: Any, level: int) -> int: ...
def hipMipmappedArrayCreate(pHandle: Any, pMipmappedArrayDesc: Any, numMipmapLevels: int) -> int: ...
def hipMipmappedArrayDestroy(hMipmappedArray: Any) -> int: ...
def hipMipmappedArrayGetLevel(pLevelArray: Any, hMipMappedArray: Any, level: int) -> int: ...
def hipBindTextureToMipmappedArray(tex: Any, mipmappedArray: Any, desc: Any) -> int: ...
def hipGetTextureReference(texref: Any, symbol: Any) -> int: ...
def hipTexRefGetBorderColor(pBorderColor: Any, texRef: Any) -> int: ...
def hipTexRefGetArray(pArray: Any, texRef: Any) -> int: ...
def hipTexRefSetAddressMode(texRef: Any, dim: int, am: int) -> int: ...
def hipTexRefSetArray(tex: Any, array: Any, flags: int) -> int: ...
def hipTexRefSetFilterMode(texRef: Any, fm: int) -> int: ...
def hipTexRefSetFlags(texRef: Any, Flags: int) -> int: ...
def hipTexRefSetFormat(texRef: Any, fmt: int, NumPackedComponents: int) -> int: ...
def hipBindTexture(offset: Any, tex: Any, devPtr: Any, desc: Any, size: int) -> int: ...
def hipBindTexture2D(offset: Any, tex: Any, devPtr: Any, desc: Any, width: int, height: int, pitch: int) -> int: ...
def hipBindTextureToArray(tex: Any, array: Any, desc: Any) -> int: ...
def hipGetTextureAlignmentOffset(offset: Any, texref: Any) -> int: ...
def hipUnbindTexture(tex: Any) -> int: ...
def hipTexRefGetAddress(dev_ptr: Any, texRef: Any) -> int: ...
def hipTexRefGetAddressMode(pam: Any, texRef: Any, dim: int) -> int: ...
def hipTexRefGetFilterMode(pfm: Any, texRef: Any) -> int: ...
def hipTexRefGetFlags(pFlags: Any, texRef: Any) -> int: ...
def hipTexRefGetFormat(pFormat: Any, pNumChannels: Any, texRef: Any) -> int: ...
def hipTexRefGetMaxAnisotropy(pmaxAnsio: Any, texRef: Any) -> int: ...
def hipTexRefGetMipmapFilterMode(pfm: Any, texRef: Any) -> int: ...
def hipTexRefGetMipmapLevelBias(pbias: Any, texRef: Any) -> int: ...
def hipTexRefGetMipmapLevelClamp(pminMipmapLevelClamp: Any, pmaxMipmapLevelClamp: Any, texRef: Any) -> int: ...
def hipTexRefGetMipMappedArray(pArray: Any, texRef: Any) -> int: ...
def hipTexRefSetAddress(ByteOffset: Any, texRef: Any, dptr: Any, bytes: int) -> int: ...
def hipTexRefSetAddress2D(texRef: Any, desc: Any, dptr: Any, Pitch: int) -> int: ...
def hipTexRefSetMaxAnisotropy(texRef: Any, maxAniso: int) -> int: ...
def hipTexRefSetBorderColor(texRef: Any, pBorderColor: Any) -> int: ...
def hipTexRefSetMipmapFilterMode(texRef: Any, fm: int) -> int: ...
def hipTexRefSetMipmapLevelBias(texRef: Any, bias: float) -> int: ...
def hipTexRefSetMipmapLevelClamp(texRef: Any, minMipMapLevelClamp: float, maxMipMapLevelClamp: float) -> int: ...
def hipTexRefSetMipmappedArray(texRef: Any, mipmappedArray: Any, Flags: int) -> int: ...
def hipApiName(id: int) -> bytes | None: ...
def hipKernelNameRef(f: Any) -> bytes | None: ...
def hipKernelNameRefByPtr(hostFunction: Any, stream: Any) -> bytes | None: ...
def hipGetStreamDeviceId(stream: Any) -> int: ...
def hipStreamBeginCapture(stream: Any, mode: int) -> int: ...
def hipStreamBeginCaptureToGraph(stream: Any, graph: Any, dependencies: Any, dependencyData: Any, numDependencies: int, mode: int) -> int: ...
def hipStreamEndCapture(stream: Any, pGraph: Any) -> int: ...
def hipStreamGetCaptureInfo(stream: Any, pCaptureStatus: Any, pId: Any) -> int: ...
def hipStreamGetCaptureInfo_v2(stream: Any, captureStatus_out: Any, id_out: Any, graph_out: Any, dependencies_out: Any, numDependencies_out: Any) -> int: ...
def hipStreamIsCapturing(stream: Any, pCaptureStatus: Any) -> int: ...
def hipStreamUpdateCaptureDependencies(stream: Any, dependencies: Any, numDependencies: int, flags: int) -> int: ...
def hipThreadExchangeStreamCaptureMode(mode: Any) -> int: ...
def hipGraphCreate(pGraph: Any, flags: int) -> int: ...
def hipGraphDestroy(graph: Any) -> int: ...
def hipGraphAddDependencies(graph: Any, from_: Any, to: Any, numDependencies: int) -> int: ...
def hipGraphRemoveDependencies(graph: Any, from_: Any, to: Any, numDependencies: int) -> int: ...
def hipGraphGetEdges(graph: Any, from_: Any, to: Any, numEdges: Any) -> int: ...
def hipGraphGetNodes(graph: Any, nodes: Any, numNodes: Any) -> int: ...
def hipGraphGetRootNodes(graph: Any, pRootNodes: Any, pNumRootNodes: Any) -> int: ...
def hipGraphNodeGetDependencies(node: Any, pDependencies: Any, pNumDependencies: Any) -> int: ...
def hipGraphNodeGetDependentNodes(node: Any, pDependentNodes: Any, pNumDependentNodes: Any) -> int: ...
def hipGraphNodeGetType(node: Any, pType: Any) -> int: ...
def hipGraphDestroyNode(node: Any) -> int: ...
def hipGraphClone(pGraphClone: Any, originalGraph: Any) -> int: ...
def hipGraphNodeFindInClone(pNode: Any, originalNode: Any, clonedGraph: Any) -> int: ...
def hipGraphInstantiate(pGraphExec: Any, graph: Any, pErrorNode: Any, pLogBuffer: Any, bufferSize: int) -> int: ...
def hipGraphInstantiateWithFlags(pGraphExec: Any, graph: Any, flags: int) -> int: ...
def hipGraphInstantiateWithParams(pGraphExec: Any, graph: Any, instantiateParams: Any) -> int: ...
def hipGraphLaunch(graphExec: Any, stream: Any) -> int: ...
def hipGraphUpload(graphExec: Any, stream: Any) -> int: ...
def hipGraphAddNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int, nodeParams: Any) -> int: ...
def hipGraphExecGetFlags(graphExec: Any, flags: Any) -> int: ...
def hipGraphNodeSetParams(node: Any, nodeParams: Any) -> int: ...
def hipGraphExecNodeSetParams(graphExec: Any, node: Any, nodeParams: Any) -> int: ...
def hipGraphExecDestroy(graphExec: Any) -> int: ...
def hipGraphExecUpdate(hGraphExec: Any, hGraph: Any, hErrorNode_out: Any, updateResult_out: Any) -> int: ...
def hipGraphAddKernelNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int, pNodeParams: Any) -> int: ...
def hipGraphKernelNodeGetParams(node: Any, pNodeParams: Any) -> int: ...
def hipGraphKernelNodeSetParams(node: Any, pNodeParams: Any) -> int: ...
def hipGraphExecKernelNodeSetParams(hGraphExec: Any, node: Any, pNodeParams: Any) -> int: ...
def hipDrvGraphAddMemcpyNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, copyParams: Any, ctx: Any) -> int: ...
def hipGraphAddMemcpyNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int, pCopyParams: Any) -> int: ...
def hipGraphMemcpyNodeGetParams(node: Any, pNodeParams: Any) -> int: ...
def hipGraphMemcpyNodeSetParams(node: Any, pNodeParams: Any) -> int: ...
def hipGraphKernelNodeSetAttribute(hNode: Any, attr: int, value: Any) -> int: ...
def hipGraphKernelNodeGetAttribute(hNode: Any, attr: int, value: Any) -> int: ...
def hipGraphExecMemcpyNodeSetParams(hGraphExec: Any, node: Any, pNodeParams: Any) -> int: ...
def hipGraphAddMemcpyNode1D(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int, dst: Any, src: Any, count: int, kind: int) -> int: ...
def hipGraphMemcpyNodeSetParams1D(node: Any, dst: Any, src: Any, count: int, kind: int) -> int: ...
def hipGraphExecMemcpyNodeSetParams1D(hGraphExec: Any, node: Any, dst: Any, src: Any, count: int, kind: int) -> int: ...
def hipGraphAddMemcpyNodeFromSymbol(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int, dst: Any, symbol: Any, count: int, offset: int, kind: int) -> int: ...
def hipGraphMemcpyNodeSetParamsFromSymbol(node: Any, dst: Any, symbol: Any, count: int, offset: int, kind: int) -> int: ...
def hipGraphExecMemcpyNodeSetParamsFromSymbol(hGraphExec: Any, node: Any, dst: Any, symbol: Any, count: int, offset: int, kind: int) -> int: ...
def hipGraphAddMemcpyNodeToSymbol(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int, symbol: Any, src: Any, count: int, offset: int, kind: int) -> int: ...
def hipGraphMemcpyNodeSetParamsToSymbol(node: Any, symbol: Any, src: Any, count: int, offset: int, kind: int) -> int: ...
def hipGraphExecMemcpyNodeSetParamsToSymbol(hGraphExec: Any, node: Any, symbol: Any, src: Any, count: int, offset: int, kind: int) -> int: ...
def hipGraphAddMemsetNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int, pMemsetParams: Any) -> int: ...
def hipGraphMemsetNodeGetParams(node: Any, pNodeParams: Any) -> int: ...
def hipGraphMemsetNodeSetParams(node: Any, pNodeParams: Any) -> int: ...
def hipGraphExecMemsetNodeSetParams(hGraphExec: Any, node: Any, pNodeParams: Any) -> int: ...
def hipGraphAddHostNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int, pNodeParams: Any) -> int: ...
def hipGraphHostNodeGetParams(node: Any, pNodeParams: Any) -> int: ...
def hipGraphHostNodeSetParams(node: Any, pNodeParams: Any) -> int: ...
def hipGraphExecHostNodeSetParams(hGraphExec: Any, node: Any, pNodeParams: Any) -> int: ...
def hipGraphAddChildGraphNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int, childGraph: Any) -> int: ...
def hipGraphChildGraphNodeGetGraph(node: Any, pGraph: Any) -> int: ...
def hipGraphExecChildGraphNodeSetParams(hGraphExec: Any, node: Any, childGraph: Any) -> int: ...
def hipGraphAddEmptyNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int) -> int: ...
def hipGraphAddEventRecordNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int, event: Any) -> int: ...
def hipGraphEventRecordNodeGetEvent(node: Any, event_out: Any) -> int: ...
def hipGraphEventRecordNodeSetEvent(node: Any, event: Any) -> int: ...
def hipGraphExecEventRecordNodeSetEvent(hGraphExec: Any, hNode: Any, event: Any) -> int: ...
def hipGraphAddEventWaitNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int, event: Any) -> int: ...
def hipGraphEventWaitNodeGetEvent(node: Any, event_out: Any) -> int: ...
def hipGraphEventWaitNodeSetEvent(node: Any, event: Any) -> int: ...
def hipGraphExecEventWaitNodeSetEvent(hGraphExec: Any, hNode: Any, event: Any) -> int: ...
def hipGraphAddMemAllocNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int, pNodeParams: Any) -> int: ...
def hipGraphMemAllocNodeGetParams(node: Any, pNodeParams: Any) -> int: ...
def hipGraphAddMemFreeNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int, dev_ptr: Any) -> int: ...
def hipGraphMemFreeNodeGetParams(node: Any, dev_ptr: Any) -> int: ...
def hipDeviceGetGraphMemAttribute(device: int, attr: int, value: Any) -> int: ...
def hipDeviceSetGraphMemAttribute(device: int, attr: int, value: Any) -> int: ...
def hipDeviceGraphMemTrim(device: int) -> int: ...
def hipUserObjectCreate(object_out: Any, ptr: Any, destroy: Any, initialRefcount: int, flags: int) -> int: ...
def hipUserObjectRelease(object: Any, count: int) -> int: ...
def hipUserObjectRetain(object: Any, count: int) -> int: ...
def hipGraphRetainUserObject(graph: Any, object: Any, count: int, flags: int) -> int: ...
def hipGraphReleaseUserObject(graph: Any, object: Any, count: int) -> int: ...
def hipGraphDebugDotPrint(graph: Any, path: Any, flags: int) -> int: ...
def hipGraphKernelNodeCopyAttributes(hSrc: Any, hDst: Any) -> int: ...
def hipGraphNodeSetEnabled(hGraphExec: Any, hNode: Any, isEnabled: int) -> int: ...
def hipGraphNodeGetEnabled(hGraphExec: Any, hNode: Any, isEnabled: Any) -> int: ...
def hipGraphAddExternalSemaphoresWaitNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int, nodeParams: Any) -> int: ...
def hipGraphAddExternalSemaphoresSignalNode(pGraphNode: Any, graph: Any, pDependencies: Any, numDependencies: int, nodeParams: Any) -> int: ...
def hipGraphExternalSemaphoresSignalNodeSetParams(hNode: Any, nodeParams: Any) -> int: ...
def hipGraphExternalSemaphoresWaitNodeSetParams(hNode: Any, nodeParams: Any) -> int: ...
def hipGraphExternalSemaphoresSignalNodeGetParams(hNode: Any, params_out: Any) -> int: ...
def hipGraphExternalSemaphoresWaitNodeGetParams(hNode: Any, params_out: Any) -> int: ...
def hipGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any) -> int: ...
def hipGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any) -> int: ...
def hipDrvGraphMemcpyNodeGetParams(hNode: Any, nodeParams: Any) -> int: ...
def hipDrvGraphMemcpyNodeSetParams(hNode: Any, nodeParams: Any) -> int: ...
def hipDrvGraphAddMemsetNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, memsetParams: Any, ctx: Any) -> int: ...
def hipDrvGraphAddMemFreeNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, dptr: Any) -> int: ...
def hipDrvGraphExecMemcpyNodeSetParams(hGraphExec: Any, hNode: Any, copyParams: Any, ctx: Any) -> int: ...
def hipDrvGraphExecMemsetNodeSetParams(hGraphExec: Any, hNode: Any, memsetParams: Any, ctx: Any) -> int: ...
def hipMemAddressFree(devPtr: Any, size: int) -> int: ...
def hipMemAddressReserve(ptr: Any, size: int, alignment: int, addr: Any, flags: int) -> int: ...
def hipMemCreate(handle: Any, size: int, prop: Any, flags: int) -> int: ...
def hipMemExportToShareableHandle(shareableHandle: Any, handle: Any, handleType: int, flags: int) -> int: ...
def hipMemGetAccess(flags: Any, location: Any, ptr: Any) -> int: ...
def hipMemGetAllocationGranularity(granularity: Any, prop: Any, option: int) -> int: ...
def hipMemGetAllocationPropertiesFromHandle(prop: Any, handle: Any) -> int: ...
def hipMemImportFromShareableHandle(handle: Any, osHandle: Any, shHandleType: int) -> int: ...
def hipMemMap(ptr: Any, size: int, offset: int, handle: Any, flags: int) -> int: ...
def hipMemMapArrayAsync(mapInfoList: Any, count: int, stream: Any) -> int: ...
def hipMemRelease(handle: Any) -> int: ...
def hipMemRetainAllocationHandle(handle: Any, addr: Any) -> int: ...
def hipMemSetAccess(ptr: Any, size: int, desc: Any, count: int) -> int: ...
def hipMemUnmap(ptr: Any, size: int) -> int: ...
def hipGraphicsMapResources(count: int, resources: Any, stream: Any) -> int: ...
def hipGraphicsSubResourceGetMappedArray(array: Any, resource: Any, arrayIndex: int, mipLevel: int) -> int: ...
def hipGraphicsResourceGetMappedPointer(devPtr: Any, size: Any, resource: Any) -> int: ...
def hipGraphicsUnmapResources(count: int, resources: Any, stream: Any) -> int: ...
def hipGraphicsUnregisterResource(resource: Any) -> int: ...
def hipCreateSurfaceObject(pSurfObject: Any, pResDesc: Any) -> int: ...
def hipDestroySurfaceObject(surfaceObject: Any) -> int: ...
def hipMemcpy_spt(dst: Any, src: Any, sizeBytes: int, kind: int) -> int: ...
def hipMemcpyToSymbol_spt(symbol: Any, src: Any, sizeBytes: int, offset: int, kind: int) -> int: ...
def hipMemcpyFromSymbol_spt(dst: Any, symbol: Any, sizeBytes: int, offset: int, kind: int) -> int: ...
def hipMemcpy2D_spt(dst: Any, dpitch: int, src: Any, spitch: int, width: int, height: int, kind: int) -> int: ...
def hipMemcpy2DFromArray_spt(dst: Any, dpitch: int, src: Any, wOffset: int, hOffset: int, width: int, height: int, kind: int) -> int: ...
def hipMemcpy3D_spt(p: Any) -> int: ...
def hipMemset_spt(dst: Any, value: int, sizeBytes: int) -> int: ...
def hipMemsetAsync_spt(dst: Any, value: int, sizeBytes: int, stream: Any) -> int: ...
def hipMemset2D_spt(dst: Any, pitch: int, value: int, width: int, height: int) -> int: ...
def hipMemset2DAsync_spt(dst: Any, pitch: int, value: int, width: int, height: int, stream: Any) -> int: ...
def hipMemset3DAsync_spt(pitchedDevPtr: hipPitchedPtr, value: int, extent: hipExtent, stream: Any) -> int: ...
def hipMemset3D_spt(pitchedDevPtr: hipPitchedPtr, value: int, extent: hipExtent) -> int: ...
def hipMemcpyAsync_spt(dst: Any, src: Any, sizeBytes: int, kind: int, stream: Any) -> int: ...
def hipMemcpy3DAsync_spt(p: Any, stream: Any) -> int: ...
def hipMemcpy2DAsync_spt(dst: Any, dpitch: int, src: Any, spitch: int, width: int, height: int, kind: int, stream: Any) -> int: ...
def hipMemcpyFromSymbolAsync_spt(dst: Any, symbol: Any, sizeBytes: int, offset: int, kind: int, stream: Any) -> int: ...
def hipMemcpyToSymbolAsync_spt(symbol: Any, src: Any, sizeBytes: int, offset: int, kind: int, stream: Any) -> int: ...
def hipMemcpyFromArray_spt(dst: Any, src: Any, wOffsetSrc: int, hOffset: int, count: int, kind: int) -> int: ...
def hipMemcpy2DToArray_spt(dst: Any, wOffset: int, hOffset: int, src: Any, spitch: int, width: int, height: int, kind: int) -> int: ...
def hipMemcpy2DFromArrayAsync_spt(dst: Any, dpitch: int, src: Any, wOffsetSrc: int, hOffsetSrc: int, width: int, height: int, kind: int, stream: Any) -> int: ...
def hipMemcpy2DToArrayAsync_spt(dst: Any, wOffset: int, hOffset: int, src: Any, spitch: int, width: int, height: int, kind: int, stream: Any) -> int: ...
def hipStreamQuery_spt(stream: Any) -> int: ...
def hipStreamSynchronize_spt(stream: Any) -> int: ...
def hipStreamGetPriority_spt(stream: Any, priority: Any) -> int: ...
def hipStreamWaitEvent_spt(stream: Any, event: Any, flags: int) -> int: ...
def hipStreamGetFlags_spt(stream: Any, flags: Any) -> int: ...
def hipStreamAddCallback_spt(stream: Any, callback: Any, userData: Any, flags: int) -> int: ...
def hipEventRecord_spt(event: Any, stream: Any) -> int: ...
def hipLaunchCooperativeKernel_spt(f: Any, gridDim: dim3, blockDim: dim3, kernelParams: Any, sharedMemBytes: int, hStream: Any) -> int: ...
def hipLaunchKernel_spt(function_address: Any, numBlocks: dim3, dimBlocks: dim3, args: Any, sharedMemBytes: int, stream: Any) -> int: ...
def hipGraphLaunch_spt(graphExec: Any, stream: Any) -> int: ...
def hipStreamBeginCapture_spt(stream: Any, mode: int) -> int: ...
def hipStreamEndCapture_spt(stream: Any, pGraph: Any) -> int: ...
def hipStreamIsCapturing_spt(stream: Any, pCaptureStatus: Any) -> int: ...
def hipStreamGetCaptureInfo_spt(stream: Any, pCaptureStatus: Any, pId: Any) -> int: ...
def hipStreamGetCaptureInfo_v2_spt(stream: Any, captureStatus_out: Any, id_out: Any, graph_out: Any, dependencies_out: Any, numDependencies_out: Any) -> int: ...
def hipLaunchHostFunc_spt(stream: Any, fn: Any, userData: Any) -> int: ...
def hiprtcGetErrorString(result: int) -> bytes | None: ...
def hiprtcVersion(major: Any, minor: Any) -> int: ...
def hiprtcAddNameExpression(prog: Any, name_expression: Any) -> int: ...
def hiprtcCompileProgram(prog: Any, numOptions: int, options: Any) -> int: ...
def hiprtcCreateProgram(prog: Any, src: Any, name: Any, numHeaders: int, headers: Any, includeNames: Any) -> int: ...
def hiprtcDestroyProgram(prog: Any) -> int: ...
def hiprtcGetLoweredName(prog: Any, name_expression: Any, lowered_name: Any) -> int: ...
def hiprtcGetProgramLog(prog: Any, log: Any) -> int: ...
def hiprtcGetProgramLogSize(prog: Any, logSizeRet: Any) -> int: ...
def hiprtcGetCode(prog: Any, code: Any) -> int: ...
def hiprtcGetCodeSize(prog: Any, codeSizeRet: Any) -> int: ...
def hiprtcGetBitcode(prog: Any, bitcode: Any) -> int: ...
def hiprtcGetBitcodeSize(prog: Any, bitcode_size: Any) -> int: ...
def hiprtcLinkCreate(num_options: int, option_ptr: Any, option_vals_pptr: Any, hip_link_state_ptr: Any) -> int: ...
def hiprtcLinkAddFile(hip_link_state: Any, input_type: int, file_path: Any, num_options: int, options_ptr: Any, option_values: Any) -> int: ...
def hiprtcLinkAddData(hip_link_state: Any, input_type: int, image: Any, image_size: int, name: Any, num_options: int, options_ptr: Any, option_values: Any) -> int: ...
def hiprtcLinkComplete(hip_link_state: Any, bin_out: Any, size_out: Any) -> int: ...
def hiprtcLinkDestroy(hip_link_state: Any) -> int: ...
hipJitOptionMaxRegisters: Final = 0
hipJitOptionThreadsPerBlock: Final = 1
hipJitOptionWallTime: Final = 2
hipJitOptionInfoLogBuffer: Final = 3
hipJitOptionInfoLogBufferSizeBytes: Final = 4
hipJitOptionErrorLogBuffer: Final = 5
hipJitOptionErrorLogBufferSizeBytes: Final = 6
hipJitOptionOptimizationLevel: Final = 7
hipJitOptionTargetFromContext: Final = 8
hipJitOptionTarget: Final = 9
hipJitOptionFallbackStrategy: Final = 10
hipJitOptionGenerateDebugInfo: Final = 11
hipJitOptionLogVerbose: Final = 12
hipJitOptionGenerateLineInfo: Final = 13
hipJitOptionCacheMode: Final = 14
hipJitOptionSm3xOpt: Final = 15
hipJitOptionFastCompile: Final = 16
hipJitOptionGlobalSymbolNames: Final = 17
hipJitOptionGlobalSymbolAddresses: Final = 18
hipJitOptionGlobalSymbolCount: Final = 19
hipJitOptionLto: Final = 20
hipJitOptionFtz: Final = 21
hipJitOptionPrecDiv: Final = 22
hipJitOptionPrecSqrt: Final = 23
hipJitOptionFma: Final = 24
hipJitOptionPositionIndependentCode: Final = 25
hipJitOptionMinCTAPerSM: Final = 26
hipJitOptionMaxThreadsPerBlock: Final = 27
hipJitOptionOverrideDirectiveValues: Final = 28
hipJitOptionNumOptions: Final = 29
hipJitOptionIRtoISAOptExt: Final = 0x2710
hipJitOptionIRtoISAOptCountExt: Final = 0x2711
hipJitInputCubin: Final = 0
hipJitInputPtx: Final = 1
hipJitInputFatBinary: Final = 2
hipJitInputObject: Final = 3
hipJitInputLibrary: Final = 4
hipJitInputNvvm: Final = 5
hipJitNumLegacyInputTypes: Final = 6
hipJitInputLLVMBitcode: Final = 100
hipJitInputLLVMBundledBitcode: Final = 101
hipJitInputLLVMArchivesOfBundledBitcode: Final = 102
hipJitInputSpirv: Final = 103
hipJitNumInputTypes: Final = 10
hipJitCacheOptionNone: Final = 0
hipJitCacheOptionCG: Final = 1
hipJitCacheOptionCA: Final = 2
hipJitPreferPTX: Final = 0
hipJitPreferBinary: Final = 1
HIP_SUCCESS: Final = 0
HIP_ERROR_INVALID_VALUE: Final = 1
HIP_ERROR_NOT_INITIALIZED: Final = 2
HIP_ERROR_LAUNCH_OUT_OF_RESOURCES: Final = 3
hipMemoryTypeUnregistered: Final = 0
hipMemoryTypeHost: Final = 1
hipMemoryTypeDevice: Final = 2
hipMemoryTypeManaged: Final = 3
hipMemoryTypeArray: Final = 10
hipMemoryTypeUnified: Final = 11
hipSuccess: Final = 0
hipErrorInvalidValue: Final = 1
hipErrorOutOfMemory: Final = 2
hipErrorMemoryAllocation: Final = 2
hipErrorNotInitialized: Final = 3
hipErrorInitializationError: Final = 3
hipErrorDeinitialized: Final = 4
hipErrorProfilerDisabled: Final = 5
hipErrorProfilerNotInitialized: Final = 6
hipErrorProfilerAlreadyStarted: Final = 7
hipErrorProfilerAlreadyStopped: Final = 8
hipErrorInvalidConfiguration: Final = 9
hipErrorInvalidPitchValue: Final = 12
hipErrorInvalidSymbol: Final = 13
hipErrorInvalidDevicePointer: Final = 17
hipErrorInvalidMemcpyDirection: Final = 21
hipErrorInsufficientDriver: Final = 35
hipErrorMissingConfiguration: Final = 52
hipErrorPriorLaunchFailure: Final = 53
hipErrorInvalidDeviceFunction: Final = 98
hipErrorNoDevice: Final = 100
hipErrorInvalidDevice: Final = 101
hipErrorInvalidImage: Final = 200
hipErrorInvalidContext: Final = 201
hipErrorContextAlreadyCurrent: Final = 202
hipErrorMapFailed: Final = 205
hipErrorMapBufferObjectFailed: Final = 205
hipErrorUnmapFailed: Final = 206
hipErrorArrayIsMapped: Final = 207
hipErrorAlreadyMapped: Final = 208
hipErrorNoBinaryForGpu: Final = 209
hipErrorAlreadyAcquired: Final = 210
hipErrorNotMapped: Final = 211
hipErrorNotMappedAsArray: Final = 212
hipErrorNotMappedAsPointer: Final = 213
hipErrorECCNotCorrectable: Final = 214
hipErrorUnsupportedLimit: Final = 215
hipErrorContextAlreadyInUse: Final = 216
hipErrorPeerAccessUnsupported: Final = 217
hipErrorInvalidKernelFile: Final = 218
hipErrorInvalidGraphicsContext: Final = 219
hipErrorInvalidSource: Final = 300
hipErrorFileNotFound: Final = 301
hipErrorSharedObjectSymbolNotFound: Final = 302
hipErrorSharedObjectInitFailed: Final = 303
hipErrorOperatingSystem: Final = 304
hipErrorInvalidHandle: Final = 400
hipErrorInvalidResourceHandle: Final = 400
hipErrorIllegalState: Final = 401
hipErrorNotFound: Final = 500
hipErrorNotReady: Final = 600
hipErrorIllegalAddress: Final = 700
hipErrorLaunchOutOfResources: Final = 701
hipErrorLaunchTimeOut: Final = 702
hipErrorPeerAccessAlreadyEnabled: Final = 704
hipErrorPeerAccessNotEnabled: Final = 705
hipErrorSetOnActiveProcess: Final = 708
hipErrorContextIsDestroyed: Final = 709
hipErrorAssert: Final = 710
hipErrorHostMemoryAlreadyRegistered: Final = 712
hipErrorHostMemoryNotRegistered: Final = 713
hipErrorLaunchFailure: Final = 719
hipErrorCooperativeLaunchTooLarge: Final = 720
hipErrorNotSupported: Final = 801
hipErrorStreamCaptureUnsupported: Final = 900
hipErrorStreamCaptureInvalidated: Final = 901
hipErrorStreamCaptureMerge: Final = 902
hipErrorStreamCaptureUnmatched: Final = 903
hipErrorStreamCaptureUnjoined: Final = 904
hipErrorStreamCaptureIsolation: Final = 905
hipErrorStreamCaptureImplicit: Final = 906
hipErrorCapturedEvent: Final = 907
hipErrorStreamCaptureWrongThread: Final = 908
hipErrorGraphExecUpdateFailure: Final = 910
hipErrorInvalidChannelDescriptor: Final = 911
hipErrorInvalidTexture: Final = 912
hipErrorUnknown: Final = 999
hipErrorRuntimeMemory: Final = 1052
hipErrorRuntimeOther: Final = 1053
hipErrorTbd: Final = 1054
hipDeviceAttributeCudaCompatibleBegin: Final = 0
hipDeviceAttributeEccEnabled: Final = 0
hipDeviceAttributeAccessPolicyMaxWindowSize: Final = 1
hipDeviceAttributeAsyncEngineCount: Final = 2
hipDeviceAttributeCanMapHostMemory: Final = 3
hipDeviceAttributeCanUseHostPointerForRegisteredMem: Final = 4
hipDeviceAttributeClockRate: Final = 5
hipDeviceAttributeComputeMode: Final = 6
hipDeviceAttributeComputePreemptionSupported: Final = 7
hipDeviceAttributeConcurrentKernels: Final = 8
hipDeviceAttributeConcurrentManagedAccess: Final = 9
hipDeviceAttributeCooperativeLaunch: Final = 10
hipDeviceAttributeCooperativeMultiDeviceLaunch: Final = 11
hipDeviceAttributeDeviceOverlap: Final = 12
hipDeviceAttributeDirectManagedMemAccessFromHost: Final = 13
hipDeviceAttributeGlobalL1CacheSupported: Final = 14
hipDeviceAttributeHostNativeAtomicSupported: Final = 15
hipDeviceAttributeIntegrated: Final = 16
hipDeviceAttributeIsMultiGpuBoard: Final = 17
hipDeviceAttributeKernelExecTimeout: Final = 18
hipDeviceAttributeL2CacheSize: Final = 19
hipDeviceAttributeLocalL1CacheSupported: Final = 20
hipDeviceAttributeLuid: Final = 21
hipDeviceAttributeLuidDeviceNodeMask: Final = 22
hipDeviceAttributeComputeCapabilityMajor: Final = 23
hipDeviceAttributeManagedMemory: Final = 24
hipDeviceAttributeMaxBlocksPerMultiProcessor: Final = 25
hipDeviceAttributeMaxBlockDimX: Final = 26
hipDeviceAttributeMaxBlockDimY: Final = 27
hipDeviceAttributeMaxBlockDimZ: Final = 28
hipDeviceAttributeMaxGridDimX: Final = 29
hipDeviceAttributeMaxGridDimY: Final = 30
hipDeviceAttributeMaxGridDimZ: Final = 31
hipDeviceAttributeMaxSurface1D: Final = 32
hipDeviceAttributeMaxSurface1DLayered: Final = 33
hipDeviceAttributeMaxSurface2D: Final = 34
hipDeviceAttributeMaxSurface2DLayered: Final = 35
hipDeviceAttributeMaxSurface3D: Final = 36
hipDeviceAttributeMaxSurfaceCubemap: Final = 37
hipDeviceAttributeMaxSurfaceCubemapLayered: Final = 38
hipDeviceAttributeMaxTexture1DWidth: Final = 39
hipDeviceAttributeMaxTexture1DLayered: Final = 40
hipDeviceAttributeMaxTexture1DLinear: Final = 41
hipDeviceAttributeMaxTexture1DMipmap: Final = 42
hipDeviceAttributeMaxTexture2DWidth: Final = 43
hipDeviceAttributeMaxTexture2DHeight: Final = 44
hipDeviceAttributeMaxTexture2DGather: Final = 45
hipDeviceAttributeMaxTexture2DLayered: Final = 46
hipDeviceAttributeMaxTexture2DLinear: Final = 47
hipDeviceAttributeMaxTexture2DMipmap: Final = 48
hipDeviceAttributeMaxTexture3DWidth: Final = 49
hipDeviceAttributeMaxTexture3DHeight: Final = 50
hipDeviceAttributeMaxTexture3DDepth: Final = 51
hipDeviceAttributeMaxTexture3DAlt: Final = 52
hipDeviceAttributeMaxTextureCubemap: Final = 53
hipDeviceAttributeMaxTextureCubemapLayered: Final = 54
hipDeviceAttributeMaxThreadsDim: Final = 55
hipDeviceAttributeMaxThreadsPerBlock: Final = 56
hipDeviceAttributeMaxThreadsPerMultiProcessor: Final = 57
hipDeviceAttributeMaxPitch: Final = 58
hipDeviceAttributeMemoryBusWidth: Final = 59
hipDeviceAttributeMemoryClockRate: Final = 60
hipDeviceAttributeComputeCapabilityMinor: Final = 61
hipDeviceAttributeMultiGpuBoardGroupID: Final = 62
hipDeviceAttributeMultiprocessorCount: Final = 63
hipDeviceAttributeUnused1: Final = 64
hipDeviceAttributePageableMemoryAccess: Final = 65
hipDeviceAttributePageableMemoryAccessUsesHostPageTables: Final = 66
hipDeviceAttributePciBusId: Final = 67
hipDeviceAttributePciDeviceId: Final = 68
hipDeviceAttributePciDomainID: Final = 69
hipDeviceAttributePersistingL2CacheMaxSize: Final = 70
hipDeviceAttributeMaxRegistersPerBlock: Final = 71
hipDeviceAttributeMaxRegistersPerMultiprocessor: Final = 72
hipDeviceAttributeReservedSharedMemPerBlock: Final = 73
hipDeviceAttributeMaxSharedMemoryPerBlock: Final = 74
hipDeviceAttributeSharedMemPerBlockOptin: Final = 75
hipDeviceAttributeSharedMemPerMultiprocessor: Final = 76
hipDeviceAttributeSingleToDoublePrecisionPerfRatio: Final = 77
hipDeviceAttributeStreamPrioritiesSupported: Final = 78
hipDeviceAttributeSurfaceAlignment: Final = 79
hipDeviceAttributeTccDriver: Final = 80
hipDeviceAttributeTextureAlignment: Final = 81
hipDeviceAttributeTexturePitchAlignment: Final = 82
hipDeviceAttributeTotalConstantMemory: Final = 83
hipDeviceAttributeTotalGlobalMem: Final = 84
hipDeviceAttributeUnifiedAddressing: Final = 85
hipDeviceAttributeUnused2: Final = 86
hipDeviceAttributeWarpSize: Final = 87
hipDeviceAttributeMemoryPoolsSupported: Final = 88
hipDeviceAttributeVirtualMemoryManagementSupported: Final = 89
hipDeviceAttributeHostRegisterSupported: Final = 90
hipDeviceAttributeMemoryPoolSupportedHandleTypes: Final = 91
hipDeviceAttributeCudaCompatibleEnd: Final = 9999
hipDeviceAttributeAmdSpecificBegin: Final = 0x2710
hipDeviceAttributeClockInstructionRate: Final = 0x2710
hipDeviceAttributeUnused3: Final = 0x2711
hipDeviceAttributeMaxSharedMemoryPerMultiprocessor: Final = 0x2712
hipDeviceAttributeUnused4: Final = 0x2713
hipDeviceAttributeUnused5: Final = 0x2714
hipDeviceAttributeHdpMemFlushCntl: Final = 0x2715
hipDeviceAttributeHdpRegFlushCntl: Final = 0x2716
hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc: Final = 0x2717
hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim: Final = 0x2718
hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim: Final = 0x2719
hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem: Final = 0x271a
hipDeviceAttributeIsLargeBar: Final = 0x271b
hipDeviceAttributeAsicRevision: Final = 0x271c
hipDeviceAttributeCanUseStreamWaitValue: Final = 0x271d
hipDeviceAttributeImageSupport: Final = 0x271e
hipDeviceAttributePhysicalMultiProcessorCount: Final = 0x271f
hipDeviceAttributeFineGrainSupport: Final = 0x2720
hipDeviceAttributeWallClockRate: Final = 0x2721
hipDeviceAttributeAmdSpecificEnd: Final = 0x4e1f
hipDeviceAttributeVendorSpecificBegin: Final = 0x4e20
HIP_GET_PROC_ADDRESS_SUCCESS: Final = 0
HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND: Final = 1
HIP_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT: Final = 2
hipComputeModeDefault: Final = 0
hipComputeModeExclusive: Final = 1
hipComputeModeProhibited: Final = 2
hipComputeModeExclusiveProcess: Final = 3
hipFlushGPUDirectRDMAWritesOptionHost: Final = 1
hipFlushGPUDirectRDMAWritesOptionMemOps: Final = 2
hipGPUDirectRDMAWritesOrderingNone: Final = 0
hipGPUDirectRDMAWritesOrderingOwner: Final = 100
hipGPUDirectRDMAWritesOrderingAllDevices: Final = 200
hipChannelFormatKindSigned: Final = 0
hipChannelFormatKindUnsigned: Final = 1
hipChannelFormatKindFloat: Final = 2
hipChannelFormatKindNone: Final = 3
HIP_AD_FORMAT_UNSIGNED_INT8: Final = 1
HIP_AD_FORMAT_UNSIGNED_INT16: Final = 2
HIP_AD_FORMAT_UNSIGNED_INT32: Final = 3
HIP_AD_FORMAT_SIGNED_INT8: Final = 8
HIP_AD_FORMAT_SIGNED_INT16: Final = 9
HIP_AD_FORMAT_SIGNED_INT32: Final = 10
HIP_AD_FORMAT_HALF: Final = 16
HIP_AD_FORMAT_FLOAT: Final = 32
hipResourceTypeArray: Final = 0
hipResourceTypeMipmappedArray: Final = 1
hipResourceTypeLinear: Final = 2
hipResourceTypePitch2D: Final = 3
HIP_RESOURCE_TYPE_ARRAY: Final = 0
HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY: Final = 1
HIP_RESOURCE_TYPE_LINEAR: Final = 2
HIP_RESOURCE_TYPE_PITCH2D: Final = 3
HIP_TR_ADDRESS_MODE_WRAP: Final = 0
HIP_TR_ADDRESS_MODE_CLAMP: Final = 1
HIP_TR_ADDRESS_MODE_MIRROR: Final = 2
HIP_TR_ADDRESS_MODE_BORDER: Final = 3
HIP_TR_FILTER_MODE_POINT: Final = 0
HIP_TR_FILTER_MODE_LINEAR: Final = 1
hipResViewFormatNone: Final = 0
hipResViewFormatUnsignedChar1: Final = 1
hipResViewFormatUnsignedChar2: Final = 2
hipResViewFormatUnsignedChar4: Final = 3
hipResViewFormatSignedChar1: Final = 4
hipResViewFormatSignedChar2: Final = 5
hipResViewFormatSignedChar4: Final = 6
hipResViewFormatUnsignedShort1: Final = 7
hipResViewFormatUnsignedShort2: Final = 8
hipResViewFormatUnsignedShort4: Final = 9
hipResViewFormatSignedShort1: Final = 10
hipResViewFormatSignedShort2: Final = 11
hipResViewFormatSignedShort4: Final = 12
hipResViewFormatUnsignedInt1: Final = 13
hipResViewFormatUnsignedInt2: Final = 14
hipResViewFormatUnsignedInt4: Final = 15
hipResViewFormatSignedInt1: Final = 16
hipResViewFormatSignedInt2: Final = 17
hipResViewFormatSignedInt4: Final = 18
hipResViewFormatHalf1: Final = 19
hipResViewFormatHalf2: Final = 20
hipResViewFormatHalf4: Final = 21
hipResViewFormatFloat1: Final = 22
hipResViewFormatFloat2: Final = 23
hipResViewFormatFloat4: Final = 24
hipResViewFormatUnsignedBlockCompressed1: Final = 25
hipResViewFormatUnsignedBlockCompressed2: Final = 26
hipResViewFormatUnsignedBlockCompressed3: Final = 27
hipResViewFormatUnsignedBlockCompressed4: Final = 28
hipResViewFormatSignedBlockCompressed4: Final = 29
hipResViewFormatUnsignedBlockCompressed5: Final = 30
hipResViewFormatSignedBlockCompressed5: Final = 31
hipResViewFormatUnsignedBlockCompressed6H: Final = 32
hipResViewFormatSignedBlockCompressed6H: Final = 33
hipResViewFormatUnsignedBlockCompressed7: Final = 34
HIP_RES_VIEW_FORMAT_NONE: Final = 0
HIP_RES_VIEW_FORMAT_UINT_1X8: Final = 1
HIP_RES_VIEW_FORMAT_UINT_2X8: Final = 2
HIP_RES_VIEW_FORMAT_UINT_4X8: Final = 3
HIP_RES_VIEW_FORMAT_SINT_1X8: Final = 4
HIP_RES_VIEW_FORMAT_SINT_2X8: Final = 5
HIP_RES_VIEW_FORMAT_SINT_4X8: Final = 6
HIP_RES_VIEW_FORMAT_UINT_1X16: Final = 7
HIP_RES_VIEW_FORMAT_UINT_2X16: Final = 8
HIP_RES_VIEW_FORMAT_UINT_4X16: Final = 9
HIP_RES_VIEW_FORMAT_SINT_1X16: Final = 10
HIP_RES_VIEW_FORMAT_SINT_2X16: Final = 11
HIP_RES_VIEW_FORMAT_SINT_4X16: Final = 12
HIP_RES_VIEW_FORMAT_UINT_1X32: Final = 13
HIP_RES_VIEW_FORMAT_UINT_2X32: Final = 14
HIP_RES_VIEW_FORMAT_UINT_4X32: Final = 15
HIP_RES_VIEW_FORMAT_SINT_1X32: Final = 16
HIP_RES_VIEW_FORMAT_SINT_2X32: Final = 17
HIP_RES_VIEW_FORMAT_SINT_4X32: Final = 18
HIP_RES_VIEW_FORMAT_FLOAT_1X16: Final = 19
HIP_RES_VIEW_FORMAT_FLOAT_2X16: Final = 20
HIP_RES_VIEW_FORMAT_FLOAT_4X16: Final = 21
HIP_RES_VIEW_FORMAT_FLOAT_1X32: Final = 22
HIP_RES_VIEW_FORMAT_FLOAT_2X32: Final = 23
HIP_RES_VIEW_FORMAT_FLOAT_4X32: Final = 24
HIP_RES_VIEW_FORMAT_UNSIGNED_BC1: Final = 25
HIP_RES_VIEW_FORMAT_UNSIGNED_BC2: Final = 26
HIP_RES_VIEW_FORMAT_UNSIGNED_BC3: Final = 27
HIP_RES_VIEW_FORMAT_UNSIGNED_BC4: Final = 28
HIP_RES_VIEW_FORMAT_SIGNED_BC4: Final = 29
HIP_RES_VIEW_FORMAT_UNSIGNED_BC5: Final = 30
HIP_RES_VIEW_FORMAT_SIGNED_BC5: Final = 31
HIP_RES_VIEW_FORMAT_UNSIGNED_BC6H: Final = 32
HIP_RES_VIEW_FORMAT_SIGNED_BC6H: Final = 33
HIP_RES_VIEW_FORMAT_UNSIGNED_BC7: Final = 34
hipMemcpyHostToHost: Final = 0
hipMemcpyHostToDevice: Final = 1
hipMemcpyDeviceToHost: Final = 2
hipMemcpyDeviceToDevice: Final = 3
hipMemcpyDefault: Final = 4
hipMemcpyDeviceToDeviceNoCU: Final = 1024
HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: Final = 0
HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: Final = 1
HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES: Final = 2
HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: Final = 3
HIP_FUNC_ATTRIBUTE_NUM_REGS: Final = 4
HIP_FUNC_ATTRIBUTE_PTX_VERSION: Final = 5
HIP_FUNC_ATTRIBUTE_BINARY_VERSION: Final = 6
HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA: Final = 7
HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: Final = 8
HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: Final = 9
HIP_FUNC_ATTRIBUTE_MAX: Final = 10
HIP_POINTER_ATTRIBUTE_CONTEXT: Final = 1
HIP_POINTER_ATTRIBUTE_MEMORY_TYPE: Final = 2
HIP_POINTER_ATTRIBUTE_DEVICE_POINTER: Final = 3
HIP_POINTER_ATTRIBUTE_HOST_POINTER: Final = 4
HIP_POINTER_ATTRIBUTE_P2P_TOKENS: Final = 5
HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS: Final = 6
HIP_POINTER_ATTRIBUTE_BUFFER_ID: Final = 7
HIP_POINTER_ATTRIBUTE_IS_MANAGED: Final = 8
HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL: Final = 9
HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE: Final = 10
HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR: Final = 11
HIP_POINTER_ATTRIBUTE_RANGE_SIZE: Final = 12
HIP_POINTER_ATTRIBUTE_MAPPED: Final = 13
HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: Final = 14
HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: Final = 15
HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS: Final = 16
HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: Final = 17
hipAddressModeWrap: Final = 0
hipAddressModeClamp: Final = 1
hipAddressModeMirror: Final = 2
hipAddressModeBorder: Final = 3
hipFilterModePoint: Final = 0
hipFilterModeLinear: Final = 1
hipReadModeElementType: Final = 0
hipReadModeNormalizedFloat: Final = 1
hipBoundaryModeZero: Final = 0
hipBoundaryModeTrap: Final = 1
hipBoundaryModeClamp: Final = 2
hipDevP2PAttrPerformanceRank: Final = 0
hipDevP2PAttrAccessSupported: Final = 1
hipDevP2PAttrNativeAtomicSupported: Final = 2
hipDevP2PAttrHipArrayAccessSupported: Final = 3
hipLimitStackSize: Final = 0
hipLimitPrintfFifoSize: Final = 1
hipLimitMallocHeapSize: Final = 2
hipLimitRange: Final = 3
hipStreamMemOpWaitValue32: Final = 1
hipStreamMemOpWriteValue32: Final = 2
hipStreamMemOpWaitValue64: Final = 4
hipStreamMemOpWriteValue64: Final = 5
hipStreamMemOpBarrier: Final = 6
hipStreamMemOpFlushRemoteWrites: Final = 3
hipMemAdviseSetReadMostly: Final = 1
hipMemAdviseUnsetReadMostly: Final = 2
hipMemAdviseSetPreferredLocation: Final = 3
hipMemAdviseUnsetPreferredLocation: Final = 4
hipMemAdviseSetAccessedBy: Final = 5
hipMemAdviseUnsetAccessedBy: Final = 6
hipMemAdviseSetCoarseGrain: Final = 100
hipMemAdviseUnsetCoarseGrain: Final = 101
hipMemRangeCoherencyModeFineGrain: Final = 0
hipMemRangeCoherencyModeCoarseGrain: Final = 1
hipMemRangeCoherencyModeIndeterminate: Final = 2
hipMemRangeAttributeReadMostly: Final = 1
hipMemRangeAttributePreferredLocation: Final = 2
hipMemRangeAttributeAccessedBy: Final = 3
hipMemRangeAttributeLastPrefetchLocation: Final = 4
hipMemRangeAttributeCoherencyMode: Final = 100
hipMemPoolReuseFollowEventDependencies: Final = 1
hipMemPoolReuseAllowOpportunistic: Final = 2
hipMemPoolReuseAllowInternalDependencies: Final = 3
hipMemPoolAttrReleaseThreshold: Final = 4
hipMemPoolAttrReservedMemCurrent: Final = 5
hipMemPoolAttrReservedMemHigh: Final = 6
hipMemPoolAttrUsedMemCurrent: Final = 7
hipMemPoolAttrUsedMemHigh: Final = 8
hipMemLocationTypeInvalid: Final = 0
hipMemLocationTypeDevice: Final = 1
hipMemAccessFlagsProtNone: Final = 0
hipMemAccessFlagsProtRead: Final = 1
hipMemAccessFlagsProtReadWrite: Final = 3
hipMemAllocationTypeInvalid: Final = 0
hipMemAllocationTypePinned: Final = 1
hipMemAllocationTypeMax: Final = 0x7fffffff
hipMemHandleTypeNone: Final = 0
hipMemHandleTypePosixFileDescriptor: Final = 1
hipMemHandleTypeWin32: Final = 2
hipMemHandleTypeWin32Kmt: Final = 4
hipFuncAttributeMaxDynamicSharedMemorySize: Final = 8
hipFuncAttributePreferredSharedMemoryCarveout: Final = 9
hipFuncAttributeMax: Final = 10
hipFuncCachePreferNone: Final = 0
hipFuncCachePreferShared: Final = 1
hipFuncCachePreferL1: Final = 2
hipFuncCachePreferEqual: Final = 3
hipSharedMemBankSizeDefault: Final = 0
hipSharedMemBankSizeFourByte: Final = 1
hipSharedMemBankSizeEightByte: Final = 2
hipExternalMemoryHandleTypeOpaqueFd: Final = 1
hipExternalMemoryHandleTypeOpaqueWin32: Final = 2
hipExternalMemoryHandleTypeOpaqueWin32Kmt: Final = 3
hipExternalMemoryHandleTypeD3D12Heap: Final = 4
hipExternalMemoryHandleTypeD3D12Resource: Final = 5
hipExternalMemoryHandleTypeD3D11Resource: Final = 6
hipExternalMemoryHandleTypeD3D11ResourceKmt: Final = 7
hipExternalMemoryHandleTypeNvSciBuf: Final = 8
hipExternalSemaphoreHandleTypeOpaqueFd: Final = 1
hipExternalSemaphoreHandleTypeOpaqueWin32: Final = 2
hipExternalSemaphoreHandleTypeOpaqueWin32Kmt: Final = 3
hipExternalSemaphoreHandleTypeD3D12Fence: Final = 4
hipExternalSemaphoreHandleTypeD3D11Fence: Final = 5
hipExternalSemaphoreHandleTypeNvSciSync: Final = 6
hipExternalSemaphoreHandleTypeKeyedMutex: Final = 7
hipExternalSemaphoreHandleTypeKeyedMutexKmt: Final = 8
hipExternalSemaphoreHandleTypeTimelineSemaphoreFd: Final = 9
hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32: Final = 10
hipGraphicsRegisterFlagsNone: Final = 0
hipGraphicsRegisterFlagsReadOnly: Final = 1
hipGraphicsRegisterFlagsWriteDiscard: Final = 2
hipGraphicsRegisterFlagsSurfaceLoadStore: Final = 4
hipGraphicsRegisterFlagsTextureGather: Final = 8
hipGraphNodeTypeKernel: Final = 0
hipGraphNodeTypeMemcpy: Final = 1
hipGraphNodeTypeMemset: Final = 2
hipGraphNodeTypeHost: Final = 3
hipGraphNodeTypeGraph: Final = 4
hipGraphNodeTypeEmpty: Final = 5
hipGraphNodeTypeWaitEvent: Final = 6
hipGraphNodeTypeEventRecord: Final = 7
hipGraphNodeTypeExtSemaphoreSignal: Final = 8
hipGraphNodeTypeExtSemaphoreWait: Final = 9
hipGraphNodeTypeMemAlloc: Final = 10
hipGraphNodeTypeMemFree: Final = 11
hipGraphNodeTypeMemcpyFromSymbol: Final = 12
hipGraphNodeTypeMemcpyToSymbol: Final = 13
hipGraphNodeTypeBatchMemOp: Final = 14
hipGraphNodeTypeCount: Final = 15
hipAccessPropertyNormal: Final = 0
hipAccessPropertyStreaming: Final = 1
hipAccessPropertyPersisting: Final = 2
hipLaunchAttributeAccessPolicyWindow: Final = 1
hipLaunchAttributeCooperative: Final = 2
hipLaunchAttributePriority: Final = 8
hipGraphExecUpdateSuccess: Final = 0
hipGraphExecUpdateError: Final = 1
hipGraphExecUpdateErrorTopologyChanged: Final = 2
hipGraphExecUpdateErrorNodeTypeChanged: Final = 3
hipGraphExecUpdateErrorFunctionChanged: Final = 4
hipGraphExecUpdateErrorParametersChanged: Final = 5
hipGraphExecUpdateErrorNotSupported: Final = 6
hipGraphExecUpdateErrorUnsupportedFunctionChange: Final = 7
hipStreamCaptureModeGlobal: Final = 0
hipStreamCaptureModeThreadLocal: Final = 1
hipStreamCaptureModeRelaxed: Final = 2
hipStreamCaptureStatusNone: Final = 0
hipStreamCaptureStatusActive: Final = 1
hipStreamCaptureStatusInvalidated: Final = 2
hipStreamAddCaptureDependencies: Final = 0
hipStreamSetCaptureDependencies: Final = 1
hipGraphMemAttrUsedMemCurrent: Final = 0
hipGraphMemAttrUsedMemHigh: Final = 1
hipGraphMemAttrReservedMemCurrent: Final = 2
hipGraphMemAttrReservedMemHigh: Final = 3
hipUserObjectNoDestructorSync: Final = 1
hipGraphUserObjectMove: Final = 1
hipGraphInstantiateFlagAutoFreeOnLaunch: Final = 1
hipGraphInstantiateFlagUpload: Final = 2
hipGraphInstantiateFlagDeviceLaunch: Final = 4
hipGraphInstantiateFlagUseNodePriority: Final = 8
hipGraphDebugDotFlagsVerbose: Final = 1
hipGraphDebugDotFlagsKernelNodeParams: Final = 4
hipGraphDebugDotFlagsMemcpyNodeParams: Final = 8
hipGraphDebugDotFlagsMemsetNodeParams: Final = 16
hipGraphDebugDotFlagsHostNodeParams: Final = 32
hipGraphDebugDotFlagsEventNodeParams: Final = 64
hipGraphDebugDotFlagsExtSemasSignalNodeParams: Final = 128
hipGraphDebugDotFlagsExtSemasWaitNodeParams: Final = 256
hipGraphDebugDotFlagsKernelNodeAttributes: Final = 512
hipGraphDebugDotFlagsHandles: Final = 1024
hipGraphInstantiateSuccess: Final = 0
hipGraphInstantiateError: Final = 1
hipGraphInstantiateInvalidStructure: Final = 2
hipGraphInstantiateNodeOperationNotSupported: Final = 3
hipGraphInstantiateMultipleDevicesNotSupported: Final = 4
hipMemAllocationGranularityMinimum: Final = 0
hipMemAllocationGranularityRecommended: Final = 1
hipMemHandleTypeGeneric: Final = 0
hipMemOperationTypeMap: Final = 1
hipMemOperationTypeUnmap: Final = 2
hipArraySparseSubresourceTypeSparseLevel: Final = 0
hipArraySparseSubresourceTypeMiptail: Final = 1
hipGraphDependencyTypeDefault: Final = 0
hipGraphDependencyTypeProgrammatic: Final = 1
HIPRTC_SUCCESS: Final = 0
HIPRTC_ERROR_OUT_OF_MEMORY: Final = 1
HIPRTC_ERROR_PROGRAM_CREATION_FAILURE: Final = 2
HIPRTC_ERROR_INVALID_INPUT: Final = 3
HIPRTC_ERROR_INVALID_PROGRAM: Final = 4
HIPRTC_ERROR_INVALID_OPTION: Final = 5
HIPRTC_ERROR_COMPILATION: Final = 6
HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE: Final = 7
HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION: Final = 8
HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION: Final = 9
HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID: Final = 10
HIPRTC_ERROR_INTERNAL_ERROR: Final = 11
HIPRTC_ERROR_LINKING: Final = 100
HIP_VERSION_MAJOR: Final = 6
HIP_VERSION_MINOR: Final = 4
HIP_VERSION_PATCH: Final = 0xa9dc
HIP_VERSION_GITHASH: Final = b''
HIP_VERSION_BUILD_ID: Final = 0
HIP_VERSION_BUILD_NAME: Final = b''
HIP_VERSION: Final = 0x39a4b5c
__HIP_HAS_GET_PCH: Final = 1
__HIP_ARCH_HAS_GLOBAL_INT32_ATOMICS__: Final = 0
__HIP_ARCH_HAS_GLOBAL_FLOAT_ATOMIC_EXCH__: Final = 0
__HIP_ARCH_HAS_SHARED_INT32_ATOMICS__: Final = 0
__HIP_ARCH_HAS_SHARED_FLOAT_ATOMIC_EXCH__: Final = 0
__HIP_ARCH_HAS_FLOAT_ATOMIC_ADD__: Final = 0
__HIP_ARCH_HAS_GLOBAL_INT64_ATOMICS__: Final = 0
__HIP_ARCH_HAS_SHARED_INT64_ATOMICS__: Final = 0
__HIP_ARCH_HAS_DOUBLES__: Final = 0
__HIP_ARCH_HAS_WARP_VOTE__: Final = 0
__HIP_ARCH_HAS_WARP_BALLOT__: Final = 0
__HIP_ARCH_HAS_WARP_SHUFFLE__: Final = 0
__HIP_ARCH_HAS_WARP_FUNNEL_SHIFT__: Final = 0
__HIP_ARCH_HAS_THREAD_FENCE_SYSTEM__: Final = 0
__HIP_ARCH_HAS_SYNC_THREAD_EXT__: Final = 0
__HIP_ARCH_HAS_SURFACE_FUNCS__: Final = 0
__HIP_ARCH_HAS_3DGRID__: Final = 0
__HIP_ARCH_HAS_DYNAMIC_PARALLEL__: Final = 0
GENERIC_GRID_LAUNCH: Final = 1
HIP_TRSA_OVERRIDE_FORMAT: Final = 1
HIP_TRSF_READ_AS_INTEGER: Final = 1
HIP_TRSF_NORMALIZED_COORDINATES: Final = 2
HIP_TRSF_SRGB: Final = 16
hipTextureType1D: Final = 1
hipTextureType2D: Final = 2
hipTextureType3D: Final = 3
hipTextureTypeCubemap: Final = 12
hipTextureType1DLayered: Final = 241
hipTextureType2DLayered: Final = 242
hipTextureTypeCubemapLayered: Final = 252
HIP_IMAGE_OBJECT_SIZE_DWORD: Final = 12
HIP_SAMPLER_OBJECT_SIZE_DWORD: Final = 8
HIP_SAMPLER_OBJECT_OFFSET_DWORD: Final = 12
HIP_TEXTURE_OBJECT_SIZE_DWORD: Final = 20
HIP_DEPRECATED_MSG: Final = b'This API is marked as deprecated and might not be supported in future releases. For more details please refer https://github.com/ROCm/HIP/blob/develop/docs/reference/deprecated_api_list.md'
HIP_LAUNCH_PARAM_BUFFER_POINTER: Final = 1
HIP_LAUNCH_PARAM_BUFFER_SIZE: Final = 2
HIP_LAUNCH_PARAM_END: Final = 3
hipIpcMemLazyEnablePeerAccess: Final = 1
HIP_IPC_HANDLE_SIZE: Final = 64
hipStreamDefault: Final = 0
hipStreamNonBlocking: Final = 1
hipEventDefault: Final = 0
hipEventBlockingSync: Final = 1
hipEventDisableTiming: Final = 2
hipEventInterprocess: Final = 4
hipEventRecordDefault: Final = 0
hipEventRecordExternal: Final = 1
hipEventWaitDefault: Final = 0
hipEventWaitExternal: Final = 1
hipEventDisableSystemFence: Final = 0x20000000
hipEventReleaseToDevice: Final = 0x40000000
hipEventReleaseToSystem: Final = 0x80000000
hipHostAllocDefault: Final = 0
hipHostMallocDefault: Final = 0
hipHostAllocPortable: Final = 1
hipHostMallocPortable: Final = 1
hipHostAllocMapped: Final = 2
hipHostMallocMapped: Final = 2
hipHostAllocWriteCombined: Final = 4
hipHostMallocWriteCombined: Final = 4
hipHostMallocNumaUser: Final = 0x20000000
hipHostMallocCoherent: Final = 0x40000000
hipHostMallocNonCoherent: Final = 0x80000000
hipMemAttachGlobal: Final = 1
hipMemAttachHost: Final = 2
hipMemAttachSingle: Final = 4
hipDeviceMallocDefault: Final = 0
hipDeviceMallocFinegrained: Final = 1
hipMallocSignalMemory: Final = 2
hipDeviceMallocUncached: Final = 3
hipDeviceMallocContiguous: Final = 4
hipHostRegisterDefault: Final = 0
hipHostRegisterPortable: Final = 1
hipHostRegisterMapped: Final = 2
hipHostRegisterIoMemory: Final = 4
hipHostRegisterReadOnly: Final = 8
hipExtHostRegisterCoarseGrained: Final = 8
hipDeviceScheduleAuto: Final = 0
hipDeviceScheduleSpin: Final = 1
hipDeviceScheduleYield: Final = 2
hipDeviceScheduleBlockingSync: Final = 4
hipDeviceScheduleMask: Final = 7
hipDeviceMapHost: Final = 8
hipDeviceLmemResizeToMax: Final = 16
hipArrayDefault: Final = 0
hipArrayLayered: Final = 1
hipArraySurfaceLoadStore: Final = 2
hipArrayCubemap: Final = 4
hipArrayTextureGather: Final = 8
hipOccupancyDefault: Final = 0
hipOccupancyDisableCachingOverride: Final = 1
hipCooperativeLaunchMultiDeviceNoPreSync: Final = 1
hipCooperativeLaunchMultiDeviceNoPostSync: Final = 2
hipCpuDeviceId: Final = -1
hipInvalidDeviceId: Final = -2
hipExtAnyOrderLaunch: Final = 1
hipStreamWaitValueGte: Final = 0
hipStreamWaitValueEq: Final = 1
hipStreamWaitValueAnd: Final = 2
hipStreamWaitValueNor: Final = 3
hipStreamPerThread: Final = 2
hipStreamLegacy: Final = 1
hipExternalMemoryDedicated: Final = 1
hipKernelNodeAttributeAccessPolicyWindow: Final = 1
hipKernelNodeAttributeCooperative: Final = 2
hipKernelNodeAttributePriority: Final = 8
hipGraphKernelNodePortDefault: Final = 0
hipGraphKernelNodePortLaunchCompletion: Final = 2
hipGraphKernelNodePortProgrammatic: Final = 1
USE_PEER_NON_UNIFIED: Final = 1
HIPRTC_JIT_MAX_REGISTERS: Final = 0
HIPRTC_JIT_THREADS_PER_BLOCK: Final = 1
HIPRTC_JIT_WALL_TIME: Final = 2
HIPRTC_JIT_INFO_LOG_BUFFER: Final = 3
HIPRTC_JIT_INFO_LOG_BUFFER_SIZE_BYTES: Final = 4
HIPRTC_JIT_ERROR_LOG_BUFFER: Final = 5
HIPRTC_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: Final = 6
HIPRTC_JIT_OPTIMIZATION_LEVEL: Final = 7
HIPRTC_JIT_TARGET_FROM_HIPCONTEXT: Final = 8
HIPRTC_JIT_TARGET: Final = 9
HIPRTC_JIT_FALLBACK_STRATEGY: Final = 10
HIPRTC_JIT_GENERATE_DEBUG_INFO: Final = 11
HIPRTC_JIT_LOG_VERBOSE: Final = 12
HIPRTC_JIT_GENERATE_LINE_INFO: Final = 13
HIPRTC_JIT_CACHE_MODE: Final = 14
HIPRTC_JIT_NEW_SM3X_OPT: Final = 15
HIPRTC_JIT_FAST_COMPILE: Final = 16
HIPRTC_JIT_GLOBAL_SYMBOL_NAMES: Final = 17
HIPRTC_JIT_GLOBAL_SYMBOL_ADDRESS: Final = 18
HIPRTC_JIT_GLOBAL_SYMBOL_COUNT: Final = 19
HIPRTC_JIT_LTO: Final = 20
HIPRTC_JIT_FTZ: Final = 21
HIPRTC_JIT_PREC_DIV: Final = 22
HIPRTC_JIT_PREC_SQRT: Final = 23
HIPRTC_JIT_FMA: Final = 24
HIPRTC_JIT_POSITION_INDEPENDENT_CODE: Final = 25
HIPRTC_JIT_MIN_CTA_PER_SM: Final = 26
HIPRTC_JIT_MAX_THREADS_PER_BLOCK: Final = 27
HIPRTC_JIT_OVERRIDE_DIRECT_VALUES: Final = 28
HIPRTC_JIT_NUM_OPTIONS: Final = 29
HIPRTC_JIT_IR_TO_ISA_OPT_EXT: Final = 0x2710
HIPRTC_JIT_IR_TO_ISA_OPT_COUNT_EXT: Final = 0x2711
HIPRTC_JIT_INPUT_CUBIN: Final = 0
HIPRTC_JIT_INPUT_PTX: Final = 1
HIPRTC_JIT_INPUT_FATBINARY: Final = 2
HIPRTC_JIT_INPUT_OBJECT: Final = 3
HIPRTC_JIT_INPUT_LIBRARY: Final = 4
HIPRTC_JIT_INPUT_NVVM: Final = 5
HIPRTC_JIT_NUM_LEGACY_INPUT_TYPES: Final = 6
HIPRTC_JIT_INPUT_LLVM_BITCODE: Final = 100
HIPRTC_JIT_INPUT_LLVM_BUNDLED_BITCODE: Final = 101
HIPRTC_JIT_INPUT_LLVM_ARCHIVES_OF_BUNDLED_BITCODE: Final = 102
HIPRTC_JIT_INPUT_SPIRV: Final = 103
HIPRTC_JIT_NUM_INPUT_TYPES: Final = 10
def __HIP_API_SPT(api: int) -> int: ...
hipGetDeviceProperties: Any
hipDeviceProp_t: Any
hipChooseDevice: Any
hipKernelNodeAttrID: Any
hipKernelNodeAttrValue: Any
hiprtcJIT_option: Any
hiprtcJITInputType: Any
