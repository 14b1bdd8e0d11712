from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class CUctx_st(_tg.Struct): ...
class CUmod_st(_tg.Struct): ...
class CUfunc_st(_tg.Struct): ...
class CUlib_st(_tg.Struct): ...
class CUkern_st(_tg.Struct): ...
class CUarray_st(_tg.Struct): ...
class CUmipmappedArray_st(_tg.Struct): ...
class CUtexref_st(_tg.Struct): ...
class CUsurfref_st(_tg.Struct): ...
class CUevent_st(_tg.Struct): ...
class CUstream_st(_tg.Struct): ...
class CUgraphicsResource_st(_tg.Struct): ...
class CUextMemory_st(_tg.Struct): ...
class CUextSemaphore_st(_tg.Struct): ...
class CUgraph_st(_tg.Struct): ...
class CUgraphNode_st(_tg.Struct): ...
class CUgraphExec_st(_tg.Struct): ...
class CUmemPoolHandle_st(_tg.Struct): ...
class CUuserObject_st(_tg.Struct): ...
class CUgraphDeviceUpdatableNode_st(_tg.Struct): ...
class CUasyncCallbackEntry_st(_tg.Struct): ...
class CUgreenCtx_st(_tg.Struct): ...
class CUuuid_st(_tg.Struct):
    bytes: bytes
class CUmemFabricHandle_st(_tg.Struct):
    data: Any
class CUipcEventHandle_st(_tg.Struct):
    reserved: bytes
class CUipcMemHandle_st(_tg.Struct):
    reserved: bytes
class CUstreamBatchMemOpParams_union(_tg.Union):
    operation: int
    waitValue: CUstreamMemOpWaitValueParams_st
    writeValue: CUstreamMemOpWriteValueParams_st
    flushRemoteWrites: CUstreamMemOpFlushRemoteWritesParams_st
    memoryBarrier: CUstreamMemOpMemoryBarrierParams_st
    atomicReduction: CUstreamMemOpAtomicReductionParams_st
    pad: Any
class CUstreamMemOpWaitValueParams_st(_tg.Struct):
    operation: int
    address: int
    value: int
    value64: int
    flags: int
    alias: int
class CUstreamMemOpWaitValueParams_st_anonymous_2(_tg.Union):
    value: int
    value64: int
class CUstreamMemOpWriteValueParams_st(_tg.Struct):
    operation: int
    address: int
    value: int
    value64: int
    flags: int
    alias: int
class CUstreamMemOpWriteValueParams_st_anonymous_2(_tg.Union):
    value: int
    value64: int
class CUstreamMemOpFlushRemoteWritesParams_st(_tg.Struct):
    operation: int
    flags: int
class CUstreamMemOpMemoryBarrierParams_st(_tg.Struct):
    operation: int
    flags: int
class CUstreamMemOpAtomicReductionParams_st(_tg.Struct):
    operation: int
    flags: int
    reductionOp: int
    dataType: int
    address: int
    value: int
    alias: int
class CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st(_tg.Struct):
    ctx: Any
    count: int
    paramArray: Any
    flags: int
class CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st(_tg.Struct):
    ctx: Any
    count: int
    paramArray: Any
    flags: int
class CUasyncNotificationInfo_st(_tg.Struct):
    type: int
    info: CUasyncNotificationInfo_st_info
class CUasyncNotificationInfo_st_info(_tg.Union):
    overBudget: CUasyncNotificationInfo_st_info_overBudget
class CUasyncNotificationInfo_st_info_overBudget(_tg.Struct):
    bytesOverBudget: int
class CUdevprop_st(_tg.Struct):
    maxThreadsPerBlock: int
    maxThreadsDim: Any
    maxGridSize: Any
    sharedMemPerBlock: int
    totalConstantMemory: int
    SIMDWidth: int
    memPitch: int
    regsPerBlock: int
    clockRate: int
    textureAlign: int
class CUlinkState_st(_tg.Struct): ...
class CUaccessPolicyWindow_st(_tg.Struct):
    base_ptr: int | None
    num_bytes: int
    hitRatio: float
    hitProp: int
    missProp: int
class CUDA_KERNEL_NODE_PARAMS_st(_tg.Struct):
    func: Any
    gridDimX: int
    gridDimY: int
    gridDimZ: int
    blockDimX: int
    blockDimY: int
    blockDimZ: int
    sharedMemBytes: int
    kernelParams: Any
    extra: Any
class CUDA_KERNEL_NODE_PARAMS_v2_st(_tg.Struct):
    func: Any
    gridDimX: int
    gridDimY: int
    gridDimZ: int
    blockDimX: int
    blockDimY: int
    blockDimZ: int
    sharedMemBytes: int
    kernelParams: Any
    extra: Any
    kern: Any
    ctx: Any
class CUDA_KERNEL_NODE_PARAMS_v3_st(_tg.Struct):
    func: Any
    gridDimX: int
    gridDimY: int
    gridDimZ: int
    blockDimX: int
    blockDimY: int
    blockDimZ: int
    sharedMemBytes: int
    kernelParams: Any
    extra: Any
    kern: Any
    ctx: Any
class CUDA_MEMSET_NODE_PARAMS_st(_tg.Struct):
    dst: int
    pitch: int
    value: int
    elementSize: int
    width: int
    height: int
class CUDA_MEMSET_NODE_PARAMS_v2_st(_tg.Struct):
    dst: int
    pitch: int
    value: int
    elementSize: int
    width: int
    height: int
    ctx: Any
class CUDA_HOST_NODE_PARAMS_st(_tg.Struct):
    fn: Any
    userData: int | None
class CUDA_HOST_NODE_PARAMS_v2_st(_tg.Struct):
    fn: Any
    userData: int | None
    syncMode: int
    ctx: Any
    gCtx: Any
class CUDA_HOST_NODE_PARAMS_v2_st_anonymous_3(_tg.Union):
    ctx: Any
    gCtx: Any
class CUDA_CONDITIONAL_NODE_PARAMS(_tg.Struct):
    handle: int
    type: int
    size: int
    phGraph_out: Any
    ctx: Any
class CUgraphEdgeData_st(_tg.Struct):
    from_port: int
    to_port: int
    type: int
    reserved: Any
class CUDA_GRAPH_INSTANTIATE_PARAMS_st(_tg.Struct):
    flags: int
    hUploadStream: Any
    hErrNode_out: Any
    result_out: int
class CUlaunchMemSyncDomainMap_st(_tg.Struct):
    default_: int
    remote: int
class CUlaunchAttributeValue_union(_tg.Union):
    pad: bytes
    accessPolicyWindow: CUaccessPolicyWindow_st
    cooperative: int
    syncPolicy: int
    clusterDim: CUlaunchAttributeValue_union_clusterDim
    clusterSchedulingPolicyPreference: int
    programmaticStreamSerializationAllowed: int
    programmaticEvent: CUlaunchAttributeValue_union_programmaticEvent
    launchCompletionEvent: CUlaunchAttributeValue_union_launchCompletionEvent
    priority: int
    memSyncDomainMap: CUlaunchMemSyncDomainMap_st
    memSyncDomain: int
    preferredClusterDim: CUlaunchAttributeValue_union_preferredClusterDim
    deviceUpdatableKernelNode: CUlaunchAttributeValue_union_deviceUpdatableKernelNode
    sharedMemCarveout: int
    nvlinkUtilCentricScheduling: int
    portableClusterSizeMode: int
    sharedMemoryMode: int
class CUlaunchAttributeValue_union_clusterDim(_tg.Struct):
    x: int
    y: int
    z: int
class CUlaunchAttributeValue_union_programmaticEvent(_tg.Struct):
    event: Any
    flags: int
    triggerAtBlockStart: int
class CUlaunchAttributeValue_union_launchCompletionEvent(_tg.Struct):
    event: Any
    flags: int
class CUlaunchAttributeValue_union_preferredClusterDim(_tg.Struct):
    x: int
    y: int
    z: int
class CUlaunchAttributeValue_union_deviceUpdatableKernelNode(_tg.Struct):
    deviceUpdatable: int
    devNode: Any
class CUlaunchAttribute_st(_tg.Struct):
    id: int
    pad: bytes
    value: CUlaunchAttributeValue_union
class CUlaunchConfig_st(_tg.Struct):
    gridDimX: int
    gridDimY: int
    gridDimZ: int
    blockDimX: int
    blockDimY: int
    blockDimZ: int
    sharedMemBytes: int
    hStream: Any
    attrs: Any
    numAttrs: int
class CUexecAffinitySmCount_st(_tg.Struct):
    val: int
class CUexecAffinityParam_st(_tg.Struct):
    type: int
    param: CUexecAffinityParam_st_param
class CUexecAffinityParam_st_param(_tg.Union):
    smCount: CUexecAffinitySmCount_st
class CUctxCigParam_st(_tg.Struct):
    sharedDataType: int
    sharedData: int | None
class CUctxCreateParams_st(_tg.Struct):
    execAffinityParams: Any
    numExecAffinityParams: int
    cigParams: Any
class CUstreamCigParam_st(_tg.Struct):
    streamSharedDataType: int
    streamSharedData: int | None
class CUstreamCigCaptureParams_st(_tg.Struct):
    streamCigParams: Any
class CUlibraryHostUniversalFunctionAndDataTable_st(_tg.Struct):
    functionTable: int | None
    functionWindowSize: int
    dataTable: int | None
    dataWindowSize: int
class CUDA_MEMCPY2D_st(_tg.Struct):
    srcXInBytes: int
    srcY: int
    srcMemoryType: int
    srcHost: int | None
    srcDevice: int
    srcArray: Any
    srcPitch: int
    dstXInBytes: int
    dstY: int
    dstMemoryType: int
    dstHost: int | None
    dstDevice: int
    dstArray: Any
    dstPitch: int
    WidthInBytes: int
    Height: int
class CUDA_MEMCPY3D_st(_tg.Struct):
    srcXInBytes: int
    srcY: int
    srcZ: int
    srcLOD: int
    srcMemoryType: int
    srcHost: int | None
    srcDevice: int
    srcArray: Any
    reserved0: int | None
    srcPitch: int
    srcHeight: int
    dstXInBytes: int
    dstY: int
    dstZ: int
    dstLOD: int
    dstMemoryType: int
    dstHost: int | None
    dstDevice: int
    dstArray: Any
    reserved1: int | None
    dstPitch: int
    dstHeight: int
    WidthInBytes: int
    Height: int
    Depth: int
class CUDA_MEMCPY3D_PEER_st(_tg.Struct):
    srcXInBytes: int
    srcY: int
    srcZ: int
    srcLOD: int
    srcMemoryType: int
    srcHost: int | None
    srcDevice: int
    srcArray: Any
    srcContext: Any
    srcPitch: int
    srcHeight: int
    dstXInBytes: int
    dstY: int
    dstZ: int
    dstLOD: int
    dstMemoryType: int
    dstHost: int | None
    dstDevice: int
    dstArray: Any
    dstContext: Any
    dstPitch: int
    dstHeight: int
    WidthInBytes: int
    Height: int
    Depth: int
class CUDA_MEMCPY_NODE_PARAMS_st(_tg.Struct):
    flags: int
    reserved: int
    copyCtx: Any
    copyParams: CUDA_MEMCPY3D_st
class CUDA_ARRAY_DESCRIPTOR_st(_tg.Struct):
    Width: int
    Height: int
    Format: int
    NumChannels: int
class CUDA_ARRAY3D_DESCRIPTOR_st(_tg.Struct):
    Width: int
    Height: int
    Depth: int
    Format: int
    NumChannels: int
    Flags: int
class CUDA_ARRAY_SPARSE_PROPERTIES_st(_tg.Struct):
    tileExtent: CUDA_ARRAY_SPARSE_PROPERTIES_st_tileExtent
    miptailFirstLevel: int
    miptailSize: int
    flags: int
    reserved: Any
class CUDA_ARRAY_SPARSE_PROPERTIES_st_tileExtent(_tg.Struct):
    width: int
    height: int
    depth: int
class CUDA_ARRAY_MEMORY_REQUIREMENTS_st(_tg.Struct):
    size: int
    alignment: int
    reserved: Any
class CUDA_RESOURCE_DESC_st(_tg.Struct):
    resType: int
    res: CUDA_RESOURCE_DESC_st_res
    flags: int
class CUDA_RESOURCE_DESC_st_res(_tg.Union):
    array: CUDA_RESOURCE_DESC_st_res_array
    mipmap: CUDA_RESOURCE_DESC_st_res_mipmap
    linear: CUDA_RESOURCE_DESC_st_res_linear
    pitch2D: CUDA_RESOURCE_DESC_st_res_pitch2D
    reserved: CUDA_RESOURCE_DESC_st_res_reserved
class CUDA_RESOURCE_DESC_st_res_array(_tg.Struct):
    hArray: Any
class CUDA_RESOURCE_DESC_st_res_mipmap(_tg.Struct):
    hMipmappedArray: Any
class CUDA_RESOURCE_DESC_st_res_linear(_tg.Struct):
    devPtr: int
    format: int
    numChannels: int
    sizeInBytes: int
class CUDA_RESOURCE_DESC_st_res_pitch2D(_tg.Struct):
    devPtr: int
    format: int
    numChannels: int
    width: int
    height: int
    pitchInBytes: int
class CUDA_RESOURCE_DESC_st_res_reserved(_tg.Struct):
    reserved: Any
class CUDA_TEXTURE_DESC_st(_tg.Struct):
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
class CUDA_RESOURCE_VIEW_DESC_st(_tg.Struct):
    format: int
    width: int
    height: int
    depth: int
    firstMipmapLevel: int
    lastMipmapLevel: int
    firstLayer: int
    lastLayer: int
    reserved: Any
class CUtensorMap_st(_tg.Struct):
    opaque: Any
class CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st(_tg.Struct):
    p2pToken: int
    vaSpaceToken: int
class CUDA_LAUNCH_PARAMS_st(_tg.Struct):
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
class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st(_tg.Struct):
    type: int
    handle: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle
    size: int
    flags: int
    reserved: Any
class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle(_tg.Union):
    fd: int
    win32: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle_win32
    nvSciBufObject: int | None
class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle_win32(_tg.Struct):
    handle: int | None
    name: int | None
class CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st(_tg.Struct):
    offset: int
    size: int
    flags: int
    reserved: Any
class CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st(_tg.Struct):
    offset: int
    arrayDesc: CUDA_ARRAY3D_DESCRIPTOR_st
    numLevels: int
    reserved: Any
class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st(_tg.Struct):
    type: int
    handle: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle
    flags: int
    reserved: Any
class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle(_tg.Union):
    fd: int
    win32: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle_win32
    nvSciSyncObj: int | None
class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle_win32(_tg.Struct):
    handle: int | None
    name: int | None
class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st(_tg.Struct):
    params: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params
    flags: int
    reserved: Any
class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params(_tg.Struct):
    fence: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_fence
    nvSciSync: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_nvSciSync
    keyedMutex: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_keyedMutex
    reserved: Any
class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_fence(_tg.Struct):
    value: int
class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_nvSciSync(_tg.Union):
    fence: int | None
    reserved: int
class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_keyedMutex(_tg.Struct):
    key: int
class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st(_tg.Struct):
    params: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params
    flags: int
    reserved: Any
class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params(_tg.Struct):
    fence: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_fence
    nvSciSync: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_nvSciSync
    keyedMutex: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_keyedMutex
    reserved: Any
class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_fence(_tg.Struct):
    value: int
class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_nvSciSync(_tg.Union):
    fence: int | None
    reserved: int
class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_keyedMutex(_tg.Struct):
    key: int
    timeoutMs: int
class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st(_tg.Struct):
    extSemArray: Any
    paramsArray: Any
    numExtSems: int
class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st(_tg.Struct):
    extSemArray: Any
    paramsArray: Any
    numExtSems: int
    ctx: Any
    gCtx: Any
class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st_anonymous_3(_tg.Union):
    ctx: Any
    gCtx: Any
class CUDA_EXT_SEM_WAIT_NODE_PARAMS_st(_tg.Struct):
    extSemArray: Any
    paramsArray: Any
    numExtSems: int
class CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st(_tg.Struct):
    extSemArray: Any
    paramsArray: Any
    numExtSems: int
    ctx: Any
    gCtx: Any
class CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st_anonymous_3(_tg.Union):
    ctx: Any
    gCtx: Any
class CUarrayMapInfo_st(_tg.Struct):
    resourceType: int
    resource: CUarrayMapInfo_st_resource
    subresourceType: int
    subresource: CUarrayMapInfo_st_subresource
    memOperationType: int
    memHandleType: int
    memHandle: CUarrayMapInfo_st_memHandle
    offset: int
    deviceBitMask: int
    flags: int
    reserved: Any
class CUarrayMapInfo_st_resource(_tg.Union):
    mipmap: Any
    array: Any
class CUarrayMapInfo_st_subresource(_tg.Union):
    sparseLevel: CUarrayMapInfo_st_subresource_sparseLevel
    miptail: CUarrayMapInfo_st_subresource_miptail
class CUarrayMapInfo_st_subresource_sparseLevel(_tg.Struct):
    level: int
    layer: int
    offsetX: int
    offsetY: int
    offsetZ: int
    extentWidth: int
    extentHeight: int
    extentDepth: int
class CUarrayMapInfo_st_subresource_miptail(_tg.Struct):
    layer: int
    offset: int
    size: int
class CUarrayMapInfo_st_memHandle(_tg.Union):
    memHandle: int
class CUmemLocation_st(_tg.Struct):
    type: int
    id: int
    localized: CUmemLocation_st_anonymous_1_localized
class CUmemLocation_st_anonymous_1(_tg.Union):
    id: int
    localized: CUmemLocation_st_anonymous_1_localized
class CUmemLocation_st_anonymous_1_localized(_tg.Struct):
    deviceId: int
    localityDomainId: int
class CUmemAllocationProp_st(_tg.Struct):
    type: int
    requestedHandleTypes: int
    location: CUmemLocation_st
    win32HandleMetaData: int | None
    allocFlags: CUmemAllocationProp_st_allocFlags
class CUmemAllocationProp_st_allocFlags(_tg.Struct):
    compressionType: int
    gpuDirectRDMACapable: int
    usage: int
    reserved: Any
class CUmulticastObjectProp_st(_tg.Struct):
    numDevices: int
    size: int
    handleTypes: int
    flags: int
class CUmemAccessDesc_st(_tg.Struct):
    location: CUmemLocation_st
    flags: int
class CUgraphExecUpdateResultInfo_st(_tg.Struct):
    result: int
    errorNode: Any
    errorFromNode: Any
class CUmemPoolProps_st(_tg.Struct):
    allocType: int
    handleTypes: int
    location: CUmemLocation_st
    win32SecurityAttributes: int | None
    maxSize: int
    usage: int
    gpuDirectRDMACapable: int
    reserved: Any
class CUmemPoolPtrExportData_st(_tg.Struct):
    reserved: Any
class CUmemcpyAttributes_st(_tg.Struct):
    srcAccessOrder: int
    srcLocHint: CUmemLocation_st
    dstLocHint: CUmemLocation_st
    flags: int
class CUoffset3D_st(_tg.Struct):
    x: int
    y: int
    z: int
class CUextent3D_st(_tg.Struct):
    width: int
    height: int
    depth: int
class CUmemcpy3DOperand_st(_tg.Struct):
    type: int
    op: CUmemcpy3DOperand_st_op
class CUmemcpy3DOperand_st_op(_tg.Union):
    ptr: CUmemcpy3DOperand_st_op_ptr
    array: CUmemcpy3DOperand_st_op_array
class CUmemcpy3DOperand_st_op_ptr(_tg.Struct):
    ptr: int
    rowLength: int
    layerHeight: int
    locHint: CUmemLocation_st
class CUmemcpy3DOperand_st_op_array(_tg.Struct):
    array: Any
    offset: CUoffset3D_st
class CUDA_MEMCPY3D_BATCH_OP_st(_tg.Struct):
    src: CUmemcpy3DOperand_st
    dst: CUmemcpy3DOperand_st
    extent: CUextent3D_st
    srcAccessOrder: int
    flags: int
class CUDA_MEM_ALLOC_NODE_PARAMS_v1_st(_tg.Struct):
    poolProps: CUmemPoolProps_st
    accessDescs: Any
    accessDescCount: int
    bytesize: int
    dptr: int
class CUDA_MEM_ALLOC_NODE_PARAMS_v2_st(_tg.Struct):
    poolProps: CUmemPoolProps_st
    accessDescs: Any
    accessDescCount: int
    bytesize: int
    dptr: int
class CUDA_MEM_FREE_NODE_PARAMS_st(_tg.Struct):
    dptr: int
class CUDA_CHILD_GRAPH_NODE_PARAMS_st(_tg.Struct):
    graph: Any
    ownership: int
class CUDA_EVENT_RECORD_NODE_PARAMS_st(_tg.Struct):
    event: Any
    ctx: Any
    gCtx: Any
class CUDA_EVENT_RECORD_NODE_PARAMS_st_anonymous_1(_tg.Union):
    ctx: Any
    gCtx: Any
class CUDA_EVENT_WAIT_NODE_PARAMS_st(_tg.Struct):
    event: Any
class CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st(_tg.Struct):
    count: int
    dsts: Any
    srcs: Any
    sizes: Any
    attrs: Any
    attrsIdxs: Any
    numAttrs: int
    ctx: Any
    gCtx: Any
class CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st_anonymous_7(_tg.Union):
    ctx: Any
    gCtx: Any
class CUDA_FABRIC_COPY_BATCH_OP_st(_tg.Struct):
    src: CUfabricCpyOperand_st
    dst: CUfabricCpyOperand_st
    size: int
    flags: int
class CUfabricCpyOperand_st(_tg.Struct):
    type: int
    op: CUfabricCpyOperand_st_op
class CUfabricCpyOperand_st_op(_tg.Union):
    ptr: CUfabricCpyOperand_st_op_ptr
    le: CUfabricCpyOperand_st_op_le
class CUfabricCpyOperand_st_op_ptr(_tg.Struct):
    ptr: int
    locHint: CUmemLocation_st
class CUfabricCpyOperand_st_op_le(_tg.Struct):
    id: int
    offset: int
class CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st(_tg.Struct):
    numOps: int
    opList: Any
    flags: int
    ctx: Any
    gCtx: Any
class CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st_anonymous_3(_tg.Union):
    ctx: Any
    gCtx: Any
class CUgraphNodeParams_st(_tg.Struct):
    type: int
    reserved0: Any
    reserved1: Any
    kernel: CUDA_KERNEL_NODE_PARAMS_v3_st
    memcpy: CUDA_MEMCPY_NODE_PARAMS_st
    memset: CUDA_MEMSET_NODE_PARAMS_v2_st
    host: CUDA_HOST_NODE_PARAMS_v2_st
    graph: CUDA_CHILD_GRAPH_NODE_PARAMS_st
    eventWait: CUDA_EVENT_WAIT_NODE_PARAMS_st
    eventRecord: CUDA_EVENT_RECORD_NODE_PARAMS_st
    extSemSignal: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st
    extSemWait: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st
    alloc: CUDA_MEM_ALLOC_NODE_PARAMS_v2_st
    free: CUDA_MEM_FREE_NODE_PARAMS_st
    memOp: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st
    conditional: CUDA_CONDITIONAL_NODE_PARAMS
    memcpyBatch: CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st
    fabricCpyBatch: CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st
    asBytes: bytes
    reserved2: int
class CUgraphNodeParams_st_anonymous_2(_tg.Union):
    reserved1: Any
    kernel: CUDA_KERNEL_NODE_PARAMS_v3_st
    memcpy: CUDA_MEMCPY_NODE_PARAMS_st
    memset: CUDA_MEMSET_NODE_PARAMS_v2_st
    host: CUDA_HOST_NODE_PARAMS_v2_st
    graph: CUDA_CHILD_GRAPH_NODE_PARAMS_st
    eventWait: CUDA_EVENT_WAIT_NODE_PARAMS_st
    eventRecord: CUDA_EVENT_RECORD_NODE_PARAMS_st
    extSemSignal: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st
    extSemWait: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st
    alloc: CUDA_MEM_ALLOC_NODE_PARAMS_v2_st
    free: CUDA_MEM_FREE_NODE_PARAMS_st
    memOp: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st
    conditional: CUDA_CONDITIONAL_NODE_PARAMS
    memcpyBatch: CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st
    fabricCpyBatch: CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st
    asBytes: bytes
class CUcheckpointCustomStoragePerDeviceData_st(_tg.Struct):
    devPtr: int
    size: int
    stream: Any
class CUIcheckpointOperation_st(_tg.Struct): ...
class CUcheckpointCustomStorageInfo_st(_tg.Struct):
    handle: Any
    perDeviceData: Any
    deviceCount: int
class CUcheckpointLockArgs_st(_tg.Struct):
    timeoutMs: int
    reserved0: int
    reserved1: Any
class CUcheckpointCheckpointArgs_st(_tg.Struct):
    customStorageInfo_out: Any
    reserved: bytes
class CUcheckpointGpuPair_st(_tg.Struct):
    oldUuid: CUuuid_st
    newUuid: CUuuid_st
class CUcheckpointRestoreArgs_st(_tg.Struct):
    gpuPairs: Any
    gpuPairsCount: int
    padding0: int
    customStorageInfo_out: Any
    reserved: bytes
class CUcheckpointUnlockArgs_st(_tg.Struct):
    reserved: Any
class CUmemDecompressParams_st(_tg.Struct):
    srcNumBytes: int
    dstNumBytes: int
    dstActBytes: Any
    src: int | None
    dst: int | None
    algo: int
    padding: Any
class CUcliqueInfo_st(_tg.Struct):
    type: int
    id: int
class CUlogicalEndpointFabricHandle_st(_tg.Struct):
    data: Any
class CUlogicalEndpointProp_struct(_tg.Struct):
    type: int
    unicast: CUlogicalEndpointProp_struct_anonymous_1_unicast
    multicast: CUlogicalEndpointProp_struct_anonymous_1_multicast
    size: int
    ipcHandleTypes: int
    flags: int
class CUlogicalEndpointProp_struct_anonymous_1(_tg.Union):
    unicast: CUlogicalEndpointProp_struct_anonymous_1_unicast
    multicast: CUlogicalEndpointProp_struct_anonymous_1_multicast
class CUlogicalEndpointProp_struct_anonymous_1_unicast(_tg.Struct):
    device: int
class CUlogicalEndpointProp_struct_anonymous_1_multicast(_tg.Struct):
    numDevices: int
class CUcoredumpCallbackEntry_st(_tg.Struct): ...
class CUdevResourceDesc_st(_tg.Struct): ...
class CUdevSmResource_st(_tg.Struct):
    smCount: int
    minSmPartitionSize: int
    smCoscheduledAlignment: int
    flags: int
    localityDomainId: int
class CUdevWorkqueueConfigResource_st(_tg.Struct):
    device: int
    wqConcurrencyLimit: int
    sharingScope: int
class CUdevWorkqueueResource_st(_tg.Struct):
    reserved: Any
class CU_DEV_SM_RESOURCE_GROUP_PARAMS_st(_tg.Struct):
    smCount: int
    coscheduledSmCount: int
    preferredCoscheduledSmCount: int
    flags: int
    localityDomainId: int
    reserved: Any
class CUdevResource_st(_tg.Struct):
    type: int
    _internal_padding: Any
    sm: CUdevSmResource_st
    wqConfig: CUdevWorkqueueConfigResource_st
    wq: CUdevWorkqueueResource_st
    _oversize: Any
    nextResource: Any
class CUdevResource_st_anonymous_2(_tg.Union):
    sm: CUdevSmResource_st
    wqConfig: CUdevWorkqueueConfigResource_st
    wq: CUdevWorkqueueResource_st
    _oversize: Any
class CUlogsCallbackEntry_st(_tg.Struct): ...
CUipcMem_flags_enum: Any
CUmemAttach_flags_enum: Any
CUctx_flags_enum: Any
CUevent_sched_flags_enum: Any
cl_event_flags_enum: Any
cl_context_flags_enum: Any
CUhostTaskSyncMode_enum: Any
CUstream_flags_enum: Any
CUevent_flags_enum: Any
CUevent_record_flags_enum: Any
CUevent_wait_flags_enum: Any
CUatomicOperation_enum: Any
CUatomicOperationCapability_enum: Any
CUstreamWaitValue_flags_enum: Any
CUstreamWriteValue_flags_enum: Any
CUstreamBatchMemOpType_enum: Any
CUstreamMemoryBarrier_flags_enum: Any
CUstreamAtomicReductionOpType_enum: Any
CUstreamAtomicReductionDataType_enum: Any
CUoccupancy_flags_enum: Any
CUstreamUpdateCaptureDependencies_flags_enum: Any
CUasyncNotificationType_enum: Any
CUarray_format_enum: Any
CUaddress_mode_enum: Any
CUfilter_mode_enum: Any
CUdevice_attribute_enum: Any
CUpointer_attribute_enum: Any
CUfunction_attribute_enum: Any
CUfunc_cache_enum: Any
CUsharedconfig_enum: Any
CUshared_carveout_enum: Any
CUmemorytype_enum: Any
CUcomputemode_enum: Any
CUmem_advise_enum: Any
CUmem_range_attribute_enum: Any
CUjit_option_enum: Any
CUjit_target_enum: Any
CUjit_fallback_enum: Any
CUjit_cacheMode_enum: Any
CUjitInputType_enum: Any
CUgraphicsRegisterFlags_enum: Any
CUgraphicsMapResourceFlags_enum: Any
CUarray_cubemap_face_enum: Any
CUlimit_enum: Any
CUresourcetype_enum: Any
CUaccessProperty_enum: Any
CUgraphConditionalNodeType_enum: Any
CUgraphNodeType_enum: Any
CUgraphDependencyType_enum: Any
CUgraphInstantiateResult_enum: Any
CUsynchronizationPolicy_enum: Any
CUclusterSchedulingPolicy_enum: Any
CUlaunchMemSyncDomain_enum: Any
CUlaunchAttributePortableClusterMode_enum: Any
CUsharedMemoryMode_enum: Any
CUlaunchAttributeID_enum: Any
CUstreamCaptureStatus_enum: Any
CUstreamCaptureMode_enum: Any
CUdriverProcAddress_flags_enum: Any
CUdriverProcAddressQueryResult_enum: Any
CUexecAffinityType_enum: Any
CUcigDataType_enum: Any
CUstreamCigDataType_enum: Any
CUlibraryOption_enum: Any
cudaError_enum: Any
CUdevice_P2PAttribute_enum: Any
CUresourceViewFormat_enum: Any
CUtensorMapDataType_enum: Any
CUtensorMapInterleave_enum: Any
CUtensorMapSwizzle_enum: Any
CUtensorMapL2promotion_enum: Any
CUtensorMapFloatOOBfill_enum: Any
CUtensorMapIm2ColWideMode_enum: Any
CUtensorMapAllocClass_enum: Any
CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS_enum: Any
CUexternalMemoryHandleType_enum: Any
CUexternalSemaphoreHandleType_enum: Any
CUmemAllocationHandleType_enum: Any
CUmemAccess_flags_enum: Any
CUmemLocationType_enum: Any
CUmemAllocationType_enum: Any
CUmemAllocationGranularity_flags_enum: Any
CUmemRangeHandleType_enum: Any
CUmemRangeFlags_enum: Any
CUarraySparseSubresourceType_enum: Any
CUmemOperationType_enum: Any
CUmemHandleType_enum: Any
CUmemAllocationCompType_enum: Any
CUmulticastGranularity_flags_enum: Any
CUgraphExecUpdateResult_enum: Any
CUmemPool_attribute_enum: Any
CUmemcpyFlags_enum: Any
CUmemcpySrcAccessOrder_enum: Any
CUmemcpy3DOperandType_enum: Any
CUgraphMem_attribute_enum: Any
CUgraphChildGraphNodeOwnership_enum: Any
CUfabricCpyOperandType_enum: Any
CUflushGPUDirectRDMAWritesOptions_enum: Any
CUGPUDirectRDMAWritesOrdering_enum: Any
CUflushGPUDirectRDMAWritesScope_enum: Any
CUflushGPUDirectRDMAWritesTarget_enum: Any
CUgraphDebugDot_flags_enum: Any
CUuserObject_flags_enum: Any
CUuserObjectRetain_flags_enum: Any
CUgraphInstantiate_flags_enum: Any
CUdeviceNumaConfig_enum: Any
CUprocessState_enum: Any
CUmoduleLoadingMode_enum: Any
CUmemDecompressAlgorithm_enum: Any
CUcliqueType_enum: Any
CUlogicalEndpointIpcHandleType_enum: Any
CUlogicalEndpointType_enum: Any
CUlogicalEndpointFlag_enum: Any
CUgraphRecaptureStatus_enum: Any
CUfunctionLoadingState_enum: Any
CUcoredumpSettings_enum: Any
CUCoredumpGenerationFlags: Any
CUgreenCtxCreate_flags: Any
CUdevSmResourceGroup_flags: Any
CUdevSmResourceSplitByCount_flags: Any
CUdevResourceType: Any
CUdevWorkqueueConfigScope: Any
CUlogLevel_enum: Any
cuuint32_t: Any
cuuint64_t: Any
CUdeviceptr_v2: Any
CUdeviceptr: Any
CUdevice_v1: Any
CUdevice: Any
CUcontext: Any
CUmodule: Any
CUfunction: Any
CUlibrary: Any
CUkernel: Any
CUarray: Any
CUmipmappedArray: Any
CUtexref: Any
CUsurfref: Any
CUevent: Any
CUstream: Any
CUgraphicsResource: Any
CUtexObject_v1: Any
CUtexObject: Any
CUsurfObject_v1: Any
CUsurfObject: Any
CUexternalMemory: Any
CUexternalSemaphore: Any
CUgraph: Any
CUgraphNode: Any
CUgraphExec: Any
CUmemoryPool: Any
CUuserObject: Any
CUgraphConditionalHandle: Any
CUgraphDeviceNode: Any
CUasyncCallbackHandle: Any
CUgreenCtx: Any
CUuuid: Any
CUmemFabricHandle_v1: Any
CUmemFabricHandle: Any
CUipcEventHandle_v1: Any
CUipcEventHandle: Any
CUipcMemHandle_v1: Any
CUipcMemHandle: Any
CUipcMem_flags: Any
CUmemAttach_flags: Any
CUctx_flags: Any
CUevent_sched_flags: Any
cl_event_flags: Any
cl_context_flags: Any
CUhostTaskSyncMode: Any
CUstream_flags: Any
CUevent_flags: Any
CUevent_record_flags: Any
CUevent_wait_flags: Any
CUatomicOperation: Any
CUatomicOperationCapability: Any
CUstreamWaitValue_flags: Any
CUstreamWriteValue_flags: Any
CUstreamBatchMemOpType: Any
CUstreamMemoryBarrier_flags: Any
CUstreamAtomicReductionOpType: Any
CUstreamAtomicReductionDataType: Any
CUstreamBatchMemOpParams_v1: Any
CUstreamBatchMemOpParams: Any
CUDA_BATCH_MEM_OP_NODE_PARAMS_v1: Any
CUDA_BATCH_MEM_OP_NODE_PARAMS: Any
CUDA_BATCH_MEM_OP_NODE_PARAMS_v2: Any
CUoccupancy_flags: Any
CUstreamUpdateCaptureDependencies_flags: Any
CUasyncNotificationType: Any
CUasyncNotificationInfo: Any
CUasyncCallback: Any
CUarray_format: Any
CUaddress_mode: Any
CUfilter_mode: Any
CUdevice_attribute: Any
CUdevprop_v1: Any
CUdevprop: Any
CUpointer_attribute: Any
CUfunction_attribute: Any
CUfunc_cache: Any
CUsharedconfig: Any
CUshared_carveout: Any
CUmemorytype: Any
CUcomputemode: Any
CUmem_advise: Any
CUmem_range_attribute: Any
CUjit_option: Any
CUjit_target: Any
CUjit_fallback: Any
CUjit_cacheMode: Any
CUjitInputType: Any
CUlinkState: Any
CUgraphicsRegisterFlags: Any
CUgraphicsMapResourceFlags: Any
CUarray_cubemap_face: Any
CUlimit: Any
CUresourcetype: Any
CUhostFn: Any
CUaccessProperty: Any
CUaccessPolicyWindow_v1: Any
CUaccessPolicyWindow: Any
CUDA_KERNEL_NODE_PARAMS_v1: Any
CUDA_KERNEL_NODE_PARAMS_v2: Any
CUDA_KERNEL_NODE_PARAMS: Any
CUDA_KERNEL_NODE_PARAMS_v3: Any
CUDA_MEMSET_NODE_PARAMS_v1: Any
CUDA_MEMSET_NODE_PARAMS: Any
CUDA_MEMSET_NODE_PARAMS_v2: Any
CUDA_HOST_NODE_PARAMS_v1: Any
CUDA_HOST_NODE_PARAMS: Any
CUDA_HOST_NODE_PARAMS_v2: Any
CUgraphConditionalNodeType: Any
CUgraphNodeType: Any
CUgraphDependencyType: Any
CUgraphEdgeData: Any
CUgraphInstantiateResult: Any
CUDA_GRAPH_INSTANTIATE_PARAMS: Any
CUsynchronizationPolicy: Any
CUclusterSchedulingPolicy: Any
CUlaunchMemSyncDomain: Any
CUlaunchMemSyncDomainMap: Any
CUlaunchAttributePortableClusterMode: Any
CUsharedMemoryMode: Any
CUlaunchAttributeID: Any
CUlaunchAttributeValue: Any
CUlaunchAttribute: Any
CUlaunchConfig: Any
CUkernelNodeAttrID: Any
CUkernelNodeAttrValue_v1: Any
CUkernelNodeAttrValue: Any
CUstreamCaptureStatus: Any
CUstreamCaptureMode: Any
CUstreamAttrID: Any
CUstreamAttrValue_v1: Any
CUstreamAttrValue: Any
CUdriverProcAddress_flags: Any
CUdriverProcAddressQueryResult: Any
CUexecAffinityType: Any
CUexecAffinitySmCount_v1: Any
CUexecAffinitySmCount: Any
CUexecAffinityParam_v1: Any
CUexecAffinityParam: Any
CUcigDataType: Any
CUctxCigParam: Any
CUctxCreateParams: Any
CUstreamCigDataType: Any
CUstreamCigParam: Any
CUstreamCigCaptureParams: Any
CUlibraryOption: Any
CUlibraryHostUniversalFunctionAndDataTable: Any
CUresult: Any
CUdevice_P2PAttribute: Any
CUstreamCallback: Any
CUoccupancyB2DSize: Any
CUDA_MEMCPY2D_v2: Any
CUDA_MEMCPY2D: Any
CUDA_MEMCPY3D_v2: Any
CUDA_MEMCPY3D: Any
CUDA_MEMCPY3D_PEER_v1: Any
CUDA_MEMCPY3D_PEER: Any
CUDA_MEMCPY_NODE_PARAMS: Any
CUDA_ARRAY_DESCRIPTOR_v2: Any
CUDA_ARRAY_DESCRIPTOR: Any
CUDA_ARRAY3D_DESCRIPTOR_v2: Any
CUDA_ARRAY3D_DESCRIPTOR: Any
CUDA_ARRAY_SPARSE_PROPERTIES_v1: Any
CUDA_ARRAY_SPARSE_PROPERTIES: Any
CUDA_ARRAY_MEMORY_REQUIREMENTS_v1: Any
CUDA_ARRAY_MEMORY_REQUIREMENTS: Any
CUDA_RESOURCE_DESC_v1: Any
CUDA_RESOURCE_DESC: Any
CUDA_TEXTURE_DESC_v1: Any
CUDA_TEXTURE_DESC: Any
CUresourceViewFormat: Any
CUDA_RESOURCE_VIEW_DESC_v1: Any
CUDA_RESOURCE_VIEW_DESC: Any
CUtensorMap: Any
CUtensorMapDataType: Any
CUtensorMapInterleave: Any
CUtensorMapSwizzle: Any
CUtensorMapL2promotion: Any
CUtensorMapFloatOOBfill: Any
CUtensorMapIm2ColWideMode: Any
CUtensorMapAllocClass: Any
CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1: Any
CUDA_POINTER_ATTRIBUTE_P2P_TOKENS: Any
CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS: Any
CUDA_LAUNCH_PARAMS_v1: Any
CUDA_LAUNCH_PARAMS: Any
CUexternalMemoryHandleType: Any
CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1: Any
CUDA_EXTERNAL_MEMORY_HANDLE_DESC: Any
CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1: Any
CUDA_EXTERNAL_MEMORY_BUFFER_DESC: Any
CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1: Any
CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC: Any
CUexternalSemaphoreHandleType: Any
CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1: Any
CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC: Any
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1: Any
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS: Any
CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1: Any
CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS: Any
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1: Any
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS: Any
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2: Any
CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1: Any
CUDA_EXT_SEM_WAIT_NODE_PARAMS: Any
CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2: Any
CUmemGenericAllocationHandle_v1: Any
CUmemGenericAllocationHandle: Any
CUmemAllocationHandleType: Any
CUmemAccess_flags: Any
CUmemLocationType: Any
CUmemAllocationType: Any
CUmemAllocationGranularity_flags: Any
CUmemRangeHandleType: Any
CUmemRangeFlags: Any
CUarraySparseSubresourceType: Any
CUmemOperationType: Any
CUmemHandleType: Any
CUarrayMapInfo_v1: Any
CUarrayMapInfo: Any
CUmemLocation_v1: Any
CUmemLocation: Any
CUmemAllocationCompType: Any
CUmemAllocationProp_v1: Any
CUmemAllocationProp: Any
CUmulticastGranularity_flags: Any
CUmulticastObjectProp_v1: Any
CUmulticastObjectProp: Any
CUmemAccessDesc_v1: Any
CUmemAccessDesc: Any
CUgraphExecUpdateResult: Any
CUgraphExecUpdateResultInfo_v1: Any
CUgraphExecUpdateResultInfo: Any
CUmemPool_attribute: Any
CUmemPoolProps_v1: Any
CUmemPoolProps: Any
CUmemPoolPtrExportData_v1: Any
CUmemPoolPtrExportData: Any
CUmemcpyFlags: Any
CUmemcpySrcAccessOrder: Any
CUmemcpyAttributes_v1: Any
CUmemcpyAttributes: Any
CUmemcpy3DOperandType: Any
CUoffset3D_v1: Any
CUoffset3D: Any
CUextent3D_v1: Any
CUextent3D: Any
CUmemcpy3DOperand_v1: Any
CUmemcpy3DOperand: Any
CUDA_MEMCPY3D_BATCH_OP_v1: Any
CUDA_MEMCPY3D_BATCH_OP: Any
CUDA_MEM_ALLOC_NODE_PARAMS_v1: Any
CUDA_MEM_ALLOC_NODE_PARAMS: Any
CUDA_MEM_ALLOC_NODE_PARAMS_v2: Any
CUDA_MEM_FREE_NODE_PARAMS: Any
CUgraphMem_attribute: Any
CUgraphChildGraphNodeOwnership: Any
CUDA_CHILD_GRAPH_NODE_PARAMS: Any
CUDA_EVENT_RECORD_NODE_PARAMS: Any
CUDA_EVENT_WAIT_NODE_PARAMS: Any
CUDA_MEMCPY_BATCH_NODE_PARAMS_V1: Any
CUDA_MEMCPY_BATCH_NODE_PARAMS: Any
CUfabricCpyOperandType: Any
CUfabricCpyOperand: Any
CUDA_FABRIC_COPY_BATCH_OP_v1: Any
CUDA_FABRIC_COPY_BATCH_OP: Any
CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1: Any
CUDA_FABRIC_CPY_BATCH_NODE_PARAMS: Any
CUgraphNodeParams: Any
CUflushGPUDirectRDMAWritesOptions: Any
CUGPUDirectRDMAWritesOrdering: Any
CUflushGPUDirectRDMAWritesScope: Any
CUflushGPUDirectRDMAWritesTarget: Any
CUgraphDebugDot_flags: Any
CUuserObject_flags: Any
CUuserObjectRetain_flags: Any
CUgraphInstantiate_flags: Any
CUdeviceNumaConfig: Any
CUprocessState: Any
CUcheckpointCustomStoragePerDeviceData: Any
CUcheckpointOperationHandle: Any
CUcheckpointCustomStorageInfo: Any
CUcheckpointLockArgs: Any
CUcheckpointCheckpointArgs: Any
CUcheckpointGpuPair: Any
CUcheckpointRestoreArgs: Any
CUcheckpointUnlockArgs: Any
CUmoduleLoadingMode: Any
CUmemDecompressAlgorithm: Any
CUmemDecompressParams: Any
CUcliqueType: Any
CUcliqueInfo: Any
CUlogicalEndpointId: Any
CUlogicalEndpointIpcHandleType: Any
CUlogicalEndpointFabricHandle: Any
CUlogicalEndpointType: Any
CUlogicalEndpointFlag: Any
CUlogicalEndpointProp: Any
CUgraphRecaptureStatus: Any
CUgraphRecaptureCallback: Any
CUfunctionLoadingState: Any
CUcoredumpSettings: Any
CUcoredumpCallbackHandle: Any
CUcoredumpStatusCallback: Any
CUdevResourceDesc: Any
CUdevSmResource: Any
CUdevWorkqueueConfigResource: Any
CUdevWorkqueueResource: Any
CU_DEV_SM_RESOURCE_GROUP_PARAMS: Any
CUdevResource_v1: Any
CUdevResource: Any
CUlogLevel: Any
CUlogsCallbackHandle: Any
CUlogsCallback: Any
CUlogIterator: Any
def cuGetErrorString(error: int, pStr: Any) -> int: ...
def cuGetErrorName(error: int, pStr: Any) -> int: ...
def cuInit(Flags: int) -> int: ...
def cuDriverGetVersion(driverVersion: Any) -> int: ...
def cuDeviceGet(device: Any, ordinal: int) -> int: ...
def cuDeviceGetCount(count: Any) -> int: ...
def cuDeviceGetName(name: Any, len: int, dev: int) -> int: ...
def cuDeviceGetUuid_v2(uuid: Any, dev: int) -> int: ...
def cuDeviceGetLuid(luid: Any, deviceNodeMask: Any, dev: int) -> int: ...
def cuDeviceTotalMem_v2(bytes: Any, dev: int) -> int: ...
def cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: Any, format: int, numChannels: int, dev: int) -> int: ...
def cuDeviceGetAttribute(pi: Any, attrib: int, dev: int) -> int: ...
def cuDeviceGetHostAtomicCapabilities(capabilities: Any, operations: Any, count: int, dev: int) -> int: ...
def cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: Any, dev: int, flags: int) -> int: ...
def cuDeviceSetMemPool(dev: int, pool: Any) -> int: ...
def cuDeviceGetMemPool(pool: Any, dev: int) -> int: ...
def cuDeviceGetDefaultMemPool(pool_out: Any, dev: int) -> int: ...
def cuDeviceGetExecAffinitySupport(pi: Any, type: int, dev: int) -> int: ...
def cuFlushGPUDirectRDMAWrites(target: int, scope: int) -> int: ...
def cuDeviceGetProperties(prop: Any, dev: int) -> int: ...
def cuDeviceComputeCapability(major: Any, minor: Any, dev: int) -> int: ...
def cuDevicePrimaryCtxRetain(pctx: Any, dev: int) -> int: ...
def cuDevicePrimaryCtxRelease_v2(dev: int) -> int: ...
def cuDevicePrimaryCtxSetFlags_v2(dev: int, flags: int) -> int: ...
def cuDevicePrimaryCtxGetState(dev: int, flags: Any, active: Any) -> int: ...
def cuDevicePrimaryCtxReset_v2(dev: int) -> int: ...
def cuCtxCreate_v4(pctx: Any, ctxCreateParams: Any, flags: int, dev: int) -> int: ...
def cuCtxDestroy_v2(ctx: Any) -> int: ...
def cuCtxPushCurrent_v2(ctx: Any) -> int: ...
def cuCtxPopCurrent_v2(pctx: Any) -> int: ...
def cuCtxSetCurrent(ctx: Any) -> int: ...
def cuCtxGetCurrent(pctx: Any) -> int: ...
def cuCtxGetDevice(device: Any) -> int: ...
def cuCtxGetDevice_v2(device: Any, ctx: Any) -> int: ...
def cuCtxGetFlags(flags: Any) -> int: ...
def cuCtxSetFlags(flags: int) -> int: ...
def cuCtxGetId(ctx: Any, ctxId: Any) -> int: ...
def cuCtxSynchronize() -> int: ...
def cuCtxSynchronize_v2(ctx: Any) -> int: ...
def cuCtxSetLimit(limit: int, value: int) -> int: ...
def cuCtxGetLimit(pvalue: Any, limit: int) -> int: ...
def cuCtxGetCacheConfig(pconfig: Any) -> int: ...
def cuCtxSetCacheConfig(config: int) -> int: ...
def cuCtxGetApiVersion(ctx: Any, version: Any) -> int: ...
def cuCtxGetStreamPriorityRange(leastPriority: Any, greatestPriority: Any) -> int: ...
def cuCtxResetPersistingL2Cache() -> int: ...
def cuCtxGetExecAffinity(pExecAffinity: Any, type: int) -> int: ...
def cuCtxRecordEvent(hCtx: Any, hEvent: Any) -> int: ...
def cuCtxWaitEvent(hCtx: Any, hEvent: Any) -> int: ...
def cuCtxAttach(pctx: Any, flags: int) -> int: ...
def cuCtxDetach(ctx: Any) -> int: ...
def cuCtxGetSharedMemConfig(pConfig: Any) -> int: ...
def cuCtxSetSharedMemConfig(config: int) -> int: ...
def cuModuleLoad(module: Any, fname: Any) -> int: ...
def cuModuleLoadData(module: Any, image: Any) -> int: ...
def cuModuleLoadDataEx(module: Any, image: Any, numOptions: int, options: Any, optionValues: Any) -> int: ...
def cuModuleLoadFatBinary(module: Any, fatCubin: Any) -> int: ...
def cuModuleUnload(hmod: Any) -> int: ...
def cuModuleGetLoadingMode(mode: Any) -> int: ...
def cuModuleGetFunction(hfunc: Any, hmod: Any, name: Any) -> int: ...
def cuModuleGetFunctionCount(count: Any, mod: Any) -> int: ...
def cuModuleEnumerateFunctions(functions: Any, numFunctions: int, mod: Any) -> int: ...
def cuModuleGetGlobal_v2(dptr: Any, bytes: Any, hmod: Any, name: Any) -> int: ...
def cuLinkCreate_v2(numOptions: int, options: Any, optionValues: Any, stateOut: Any) -> int: ...
def cuLinkAddData_v2(state: Any, type: int, data: Any, size: int, name: Any, numOptions: int, options: Any, optionValues: Any) -> int: ...
def cuLinkAddFile_v2(state: Any, type: int, path: Any, numOptions: int, options: Any, optionValues: Any) -> int: ...
def cuLinkComplete(state: Any, cubinOut: Any, sizeOut: Any) -> int: ...
def cuLinkDestroy(state: Any) -> int: ...
def cuModuleGetTexRef(pTexRef: Any, hmod: Any, name: Any) -> int: ...
def cuModuleGetSurfRef(pSurfRef: Any, hmod: Any, name: Any) -> int: ...
def cuLibraryLoadData(library: Any, code: Any, jitOptions: Any, jitOptionsValues: Any, numJitOptions: int, libraryOptions: Any, libraryOptionValues: Any, numLibraryOptions: int) -> int: ...
def cuLibraryLoadFromFile(library: Any, fileName: Any, jitOptions: Any, jitOptionsValues: Any, numJitOptions: int, libraryOptions: Any, libraryOptionValues: Any, numLibraryOptions: int) -> int: ...
def cuLibraryUnload(library: Any) -> int: ...
def cuLibraryGetKernel(pKernel: Any, library: Any, name: Any) -> int: ...
def cuLibraryGetKernelCount(count: Any, lib: Any) -> int: ...
def cuLibraryEnumerateKernels(kernels: Any, numKernels: int, lib: Any) -> int: ...
def cuLibraryGetModule(pMod: Any, library: Any) -> int: ...
def cuKernelGetFunction(pFunc: Any, kernel: Any) -> int: ...
def cuKernelGetLibrary(pLib: Any, kernel: Any) -> int: ...
def cuLibraryGetGlobal(dptr: Any, bytes: Any, library: Any, name: Any) -> int: ...
def cuLibraryGetManaged(dptr: Any, bytes: Any, library: Any, name: Any) -> int: ...
def cuLibraryGetUnifiedFunction(fptr: Any, library: Any, symbol: Any) -> int: ...
def cuKernelGetAttribute(pi: Any, attrib: int, kernel: Any, dev: int) -> int: ...
def cuKernelSetAttribute(attrib: int, val: int, kernel: Any, dev: int) -> int: ...
def cuKernelSetCacheConfig(kernel: Any, config: int, dev: int) -> int: ...
def cuKernelGetName(name: Any, hfunc: Any) -> int: ...
def cuKernelGetParamInfo(kernel: Any, paramIndex: int, paramOffset: Any, paramSize: Any) -> int: ...
def cuKernelGetParamCount(kernel: Any, paramCount: Any) -> int: ...
def cuMemGetInfo_v2(free: Any, total: Any) -> int: ...
def cuMemAlloc_v2(dptr: Any, bytesize: int) -> int: ...
def cuMemAllocPitch_v2(dptr: Any, pPitch: Any, WidthInBytes: int, Height: int, ElementSizeBytes: int) -> int: ...
def cuMemFree_v2(dptr: int) -> int: ...
def cuMemGetAddressRange_v2(pbase: Any, psize: Any, dptr: int) -> int: ...
def cuMemAllocHost_v2(pp: Any, bytesize: int) -> int: ...
def cuMemFreeHost(p: Any) -> int: ...
def cuMemHostAlloc(pp: Any, bytesize: int, Flags: int) -> int: ...
def cuMemHostGetDevicePointer_v2(pdptr: Any, p: Any, Flags: int) -> int: ...
def cuMemHostGetFlags(pFlags: Any, p: Any) -> int: ...
def cuMemAllocManaged(dptr: Any, bytesize: int, flags: int) -> int: ...
def cuDeviceRegisterAsyncNotification(device: int, callbackFunc: Any, userData: Any, callback: Any) -> int: ...
def cuDeviceUnregisterAsyncNotification(device: int, callback: Any) -> int: ...
def cuDeviceGetByPCIBusId(dev: Any, pciBusId: Any) -> int: ...
def cuDeviceGetPCIBusId(pciBusId: Any, len: int, dev: int) -> int: ...
def cuIpcGetEventHandle(pHandle: Any, event: Any) -> int: ...
def cuIpcOpenEventHandle(phEvent: Any, handle: CUipcEventHandle_st) -> int: ...
def cuIpcGetMemHandle(pHandle: Any, dptr: int) -> int: ...
def cuIpcOpenMemHandle_v2(pdptr: Any, handle: CUipcMemHandle_st, Flags: int) -> int: ...
def cuIpcCloseMemHandle(dptr: int) -> int: ...
def cuMemHostRegister_v2(p: Any, bytesize: int, Flags: int) -> int: ...
def cuMemHostUnregister(p: Any) -> int: ...
def cuMemcpy(dst: int, src: int, ByteCount: int) -> int: ...
def cuMemcpyPeer(dstDevice: int, dstContext: Any, srcDevice: int, srcContext: Any, ByteCount: int) -> int: ...
def cuMemcpyHtoD_v2(dstDevice: int, srcHost: Any, ByteCount: int) -> int: ...
def cuMemcpyDtoH_v2(dstHost: Any, srcDevice: int, ByteCount: int) -> int: ...
def cuMemcpyDtoD_v2(dstDevice: int, srcDevice: int, ByteCount: int) -> int: ...
def cuMemcpyDtoA_v2(dstArray: Any, dstOffset: int, srcDevice: int, ByteCount: int) -> int: ...
def cuMemcpyAtoD_v2(dstDevice: int, srcArray: Any, srcOffset: int, ByteCount: int) -> int: ...
def cuMemcpyHtoA_v2(dstArray: Any, dstOffset: int, srcHost: Any, ByteCount: int) -> int: ...
def cuMemcpyAtoH_v2(dstHost: Any, srcArray: Any, srcOffset: int, ByteCount: int) -> int: ...
def cuMemcpyAtoA_v2(dstArray: Any, dstOffset: int, srcArray: Any, srcOffset: int, ByteCount: int) -> int: ...
def cuMemcpy2D_v2(pCopy: Any) -> int: ...
def cuMemcpy2DUnaligned_v2(pCopy: Any) -> int: ...
def cuMemcpy3D_v2(pCopy: Any) -> int: ...
def cuMemcpy3DPeer(pCopy: Any) -> int: ...
def cuMemcpyAsync(dst: int, src: int, ByteCount: int, hStream: Any) -> int: ...
def cuMemcpyPeerAsync(dstDevice: int, dstContext: Any, srcDevice: int, srcContext: Any, ByteCount: int, hStream: Any) -> int: ...
def cuMemcpyHtoDAsync_v2(dstDevice: int, srcHost: Any, ByteCount: int, hStream: Any) -> int: ...
def cuMemcpyDtoHAsync_v2(dstHost: Any, srcDevice: int, ByteCount: int, hStream: Any) -> int: ...
def cuMemcpyDtoDAsync_v2(dstDevice: int, srcDevice: int, ByteCount: int, hStream: Any) -> int: ...
def cuMemcpyHtoAAsync_v2(dstArray: Any, dstOffset: int, srcHost: Any, ByteCount: int, hStream: Any) -> int: ...
def cuMemcpyAtoHAsync_v2(dstHost: Any, srcArray: Any, srcOffset: int, ByteCount: int, hStream: Any) -> int: ...
def cuMemcpy2DAsync_v2(pCopy: Any, hStream: Any) -> int: ...
def cuMemcpy3DAsync_v2(pCopy: Any, hStream: Any) -> int: ...
def cuMemcpy3DPeerAsync(pCopy: Any, hStream: Any) -> int: ...
def cuMemcpyBatchAsync_v2(dsts: Any, srcs: Any, sizes: Any, count: int, attrs: Any, attrsIdxs: Any, numAttrs: int, hStream: Any) -> int: ...
def cuMemcpy3DBatchAsync_v2(numOps: int, opList: Any, flags: int, hStream: Any) -> int: ...
def cuMemcpyWithAttributesAsync(dst: int, src: int, size: int, attr: Any, hStream: Any) -> int: ...
def cuMemcpy3DWithAttributesAsync(op: Any, flags: int, hStream: Any) -> int: ...
def cuMemsetD8_v2(dstDevice: int, uc: int, N: int) -> int: ...
def cuMemsetD16_v2(dstDevice: int, us: int, N: int) -> int: ...
def cuMemsetD32_v2(dstDevice: int, ui: int, N: int) -> int: ...
def cuMemsetD2D8_v2(dstDevice: int, dstPitch: int, uc: int, Width: int, Height: int) -> int: ...
def cuMemsetD2D16_v2(dstDevice: int, dstPitch: int, us: int, Width: int, Height: int) -> int: ...
def cuMemsetD2D32_v2(dstDevice: int, dstPitch: int, ui: int, Width: int, Height: int) -> int: ...
def cuMemsetD8Async(dstDevice: int, uc: int, N: int, hStream: Any) -> int: ...
def cuMemsetD16Async(dstDevice: int, us: int, N: int, hStream: Any) -> int: ...
def cuMemsetD32Async(dstDevice: int, ui: int, N: int, hStream: Any) -> int: ...
def cuMemsetD2D8Async(dstDevice: int, dstPitch: int, uc: int, Width: int, Height: int, hStream: Any) -> int: ...
def cuMemsetD2D16Async(dstDevice: int, dstPitch: int, us: int, Width: int, Height: int, hStream: Any) -> int: ...
def cuMemsetD2D32Async(dstDevice: int, dstPitch: int, ui: int, Width: int, Height: int, hStream: Any) -> int: ...
def cuArrayCreate_v2(pHandle: Any, pAllocateArray: Any) -> int: ...
def cuArrayGetDescriptor_v2(pArrayDescriptor: Any, hArray: Any) -> int: ...
def cuArrayGetSparseProperties(sparseProperties: Any, array: Any) -> int: ...
def cuMipmappedArrayGetSparseProperties(sparseProperties: Any, mipmap: Any) -> int: ...
def cuArrayGetMemoryRequirements(memoryRequirements: Any, array: Any, device: int) -> int: ...
def cuMipmappedArrayGetMemoryRequirements(memoryRequirements: Any, mipmap: Any, device: int) -> int: ...
def cuArrayGetPlane(pPlaneArray: Any, hArray: Any, planeIdx: int) -> int: ...
def cuArrayDestroy(hArray: Any) -> int: ...
def cuArray3DCreate_v2(pHandle: Any, pAllocateArray: Any) -> int: ...
def cuArray3DGetDescriptor_v2(pArrayDescriptor: Any, hArray: Any) -> int: ...
def cuMipmappedArrayCreate(pHandle: Any, pMipmappedArrayDesc: Any, numMipmapLevels: int) -> int: ...
def cuMipmappedArrayGetLevel(pLevelArray: Any, hMipmappedArray: Any, level: int) -> int: ...
def cuMipmappedArrayDestroy(hMipmappedArray: Any) -> int: ...
def cuMemGetHandleForAddressRange(handle: Any, dptr: int, size: int, handleType: int, flags: int) -> int: ...
def cuMemBatchDecompressAsync(paramsArray: Any, count: int, flags: int, errorIndex: Any, stream: Any) -> int: ...
def cuMemAddressReserve(ptr: Any, size: int, alignment: int, addr: int, flags: int) -> int: ...
def cuMemAddressFree(ptr: int, size: int) -> int: ...
def cuMemCreate(handle: Any, size: int, prop: Any, flags: int) -> int: ...
def cuMemRelease(handle: int) -> int: ...
def cuMemMap(ptr: int, size: int, offset: int, handle: int, flags: int) -> int: ...
def cuMemMapArrayAsync(mapInfoList: Any, count: int, hStream: Any) -> int: ...
def cuMemUnmap(ptr: int, size: int) -> int: ...
def cuMemSetAccess(ptr: int, size: int, desc: Any, count: int) -> int: ...
def cuMemGetAccess(flags: Any, location: Any, ptr: int) -> int: ...
def cuMemExportToShareableHandle(shareableHandle: Any, handle: int, handleType: int, flags: int) -> int: ...
def cuMemImportFromShareableHandle(handle: Any, osHandle: Any, shHandleType: int) -> int: ...
def cuMemGetAllocationGranularity(granularity: Any, prop: Any, option: int) -> int: ...
def cuMemGetAllocationPropertiesFromHandle(prop: Any, handle: int) -> int: ...
def cuMemRetainAllocationHandle(handle: Any, addr: Any) -> int: ...
def cuMemFreeAsync(dptr: int, hStream: Any) -> int: ...
def cuMemAllocAsync(dptr: Any, bytesize: int, hStream: Any) -> int: ...
def cuMemPoolTrimTo(pool: Any, minBytesToKeep: int) -> int: ...
def cuMemPoolSetAttribute(pool: Any, attr: int, value: Any) -> int: ...
def cuMemPoolGetAttribute(pool: Any, attr: int, value: Any) -> int: ...
def cuMemPoolSetAccess(pool: Any, map: Any, count: int) -> int: ...
def cuMemPoolGetAccess(flags: Any, memPool: Any, location: Any) -> int: ...
def cuMemPoolCreate(pool: Any, poolProps: Any) -> int: ...
def cuMemPoolDestroy(pool: Any) -> int: ...
def cuMemGetDefaultMemPool(pool_out: Any, location: Any, type: int) -> int: ...
def cuMemGetMemPool(pool: Any, location: Any, type: int) -> int: ...
def cuMemSetMemPool(location: Any, type: int, pool: Any) -> int: ...
def cuMemAllocFromPoolAsync(dptr: Any, bytesize: int, pool: Any, hStream: Any) -> int: ...
def cuMemPoolExportToShareableHandle(handle_out: Any, pool: Any, handleType: int, flags: int) -> int: ...
def cuMemPoolImportFromShareableHandle(pool_out: Any, handle: Any, handleType: int, flags: int) -> int: ...
def cuMemPoolExportPointer(shareData_out: Any, ptr: int) -> int: ...
def cuMemPoolImportPointer(ptr_out: Any, pool: Any, shareData: Any) -> int: ...
def cuMulticastCreate(mcHandle: Any, prop: Any) -> int: ...
def cuMulticastAddDevice(mcHandle: int, dev: int) -> int: ...
def cuMulticastBindMem(mcHandle: int, mcOffset: int, memHandle: int, memOffset: int, size: int, flags: int) -> int: ...
def cuMulticastBindMem_v2(mcHandle: int, dev: int, mcOffset: int, memHandle: int, memOffset: int, size: int, flags: int) -> int: ...
def cuMulticastBindAddr(mcHandle: int, mcOffset: int, memptr: int, size: int, flags: int) -> int: ...
def cuMulticastBindAddr_v2(mcHandle: int, dev: int, mcOffset: int, memptr: int, size: int, flags: int) -> int: ...
def cuMulticastUnbind(mcHandle: int, dev: int, mcOffset: int, size: int) -> int: ...
def cuMulticastGetGranularity(granularity: Any, prop: Any, option: int) -> int: ...
def cuDeviceGetFabricClusterUuid(uuid: Any, dev: int) -> int: ...
def cuDeviceGetCliqueCount(count: Any, dev: int) -> int: ...
def cuDeviceGetCliqueInfo(cliqueInfo: Any, count: Any, dev: int) -> int: ...
def cuLogicalEndpointIdReserve(baseLeId: Any, count: int) -> int: ...
def cuLogicalEndpointIdRelease(baseLeId: int, count: int) -> int: ...
def cuLogicalEndpointCreate(leId: int, prop: Any) -> int: ...
def cuLogicalEndpointAddDevice(leId: int, dev: int) -> int: ...
def cuLogicalEndpointDestroy(leId: int) -> int: ...
def cuLogicalEndpointBindAddr(leId: int, dev: int, offset: int, ptr: Any, size: int, flags: int) -> int: ...
def cuLogicalEndpointBindMem(leId: int, dev: int, offset: int, memHandle: int, memOffset: int, size: int, flags: int) -> int: ...
def cuLogicalEndpointUnbind(leId: int, dev: int, offset: int, size: int) -> int: ...
def cuLogicalEndpointExport(handle: Any, leId: int, handleType: int) -> int: ...
def cuLogicalEndpointImport(leId: int, handle: Any, handleType: int) -> int: ...
def cuLogicalEndpointGetLimits(bindAlignment: Any, maxSize: Any, prop: Any) -> int: ...
def cuLogicalEndpointQuery(leId: int, count: int, queryStatus: Any) -> int: ...
def cuFabricCpyBatchAsync(numOps: int, opList: Any, flags: int, hStream: Any) -> int: ...
def cuPointerGetAttribute(data: Any, attribute: int, ptr: int) -> int: ...
def cuMemPrefetchAsync_v2(devPtr: int, count: int, location: CUmemLocation_st, flags: int, hStream: Any) -> int: ...
def cuMemAdvise_v2(devPtr: int, count: int, advice: int, location: CUmemLocation_st) -> int: ...
def cuMemPrefetchBatchAsync(dptrs: Any, sizes: Any, count: int, prefetchLocs: Any, prefetchLocIdxs: Any, numPrefetchLocs: int, flags: int, hStream: Any) -> int: ...
def cuMemDiscardBatchAsync(dptrs: Any, sizes: Any, count: int, flags: int, hStream: Any) -> int: ...
def cuMemDiscardAndPrefetchBatchAsync(dptrs: Any, sizes: Any, count: int, prefetchLocs: Any, prefetchLocIdxs: Any, numPrefetchLocs: int, flags: int, hStream: Any) -> int: ...
def cuMemGetLocationInfo(ptr: int, size: int, summaryGranularity: int, samplingGranularity: int, location_out: Any) -> int: ...
def cuMemRangeGetAttribute(data: Any, dataSize: int, attribute: int, devPtr: int, count: int) -> int: ...
def cuMemRangeGetAttributes(data: Any, dataSizes: Any, attributes: Any, numAttributes: int, devPtr: int, count: int) -> int: ...
def cuPointerSetAttribute(value: Any, attribute: int, ptr: int) -> int: ...
def cuPointerGetAttributes(numAttributes: int, attributes: Any, data: Any, ptr: int) -> int: ...
def cuStreamCreate(phStream: Any, Flags: int) -> int: ...
def cuStreamCreateWithPriority(phStream: Any, flags: int, priority: int) -> int: ...
def cuStreamBeginCaptureToCig(hStream: Any, streamCigCaptureParams: Any) -> int: ...
def cuStreamEndCaptureToCig(hStream: Any) -> int: ...
def cuStreamGetPriority(hStream: Any, priority: Any) -> int: ...
def cuStreamGetDevice(hStream: Any, device: Any) -> int: ...
def cuStreamGetFlags(hStream: Any, flags: Any) -> int: ...
def cuStreamGetId(hStream: Any, streamId: Any) -> int: ...
def cuStreamGetCtx(hStream: Any, pctx: Any) -> int: ...
def cuStreamGetCtx_v2(hStream: Any, pCtx: Any, pGreenCtx: Any) -> int: ...
def cuStreamWaitEvent(hStream: Any, hEvent: Any, Flags: int) -> int: ...
def cuStreamAddCallback(hStream: Any, callback: Any, userData: Any, flags: int) -> int: ...
def cuStreamBeginCapture_v2(hStream: Any, mode: int) -> int: ...
def cuStreamBeginRecaptureToGraph(hStream: Any, mode: int, hGraph: Any, callbackFunc: Any, userData: Any) -> int: ...
def cuStreamBeginCaptureToGraph(hStream: Any, hGraph: Any, dependencies: Any, dependencyData: Any, numDependencies: int, mode: int) -> int: ...
def cuThreadExchangeStreamCaptureMode(mode: Any) -> int: ...
def cuStreamEndCapture(hStream: Any, phGraph: Any) -> int: ...
def cuStreamIsCapturing(hStream: Any, captureStatus: Any) -> int: ...
def cuStreamGetCaptureInfo_v3(hStream: Any, captureStatus_out: Any, id_out: Any, graph_out: Any, dependencies_out: Any, edgeData_out: Any, numDependencies_out: Any) -> int: ...
def cuStreamUpdateCaptureDependencies_v2(hStream: Any, dependencies: Any, dependencyData: Any, numDependencies: int, flags: int) -> int: ...
def cuStreamAttachMemAsync(hStream: Any, dptr: int, length: int, flags: int) -> int: ...
def cuStreamQuery(hStream: Any) -> int: ...
def cuStreamSynchronize(hStream: Any) -> int: ...
def cuStreamDestroy_v2(hStream: Any) -> int: ...
def cuStreamCopyAttributes(dst: Any, src: Any) -> int: ...
def cuStreamGetAttribute(hStream: Any, attr: int, value_out: Any) -> int: ...
def cuStreamSetAttribute(hStream: Any, attr: int, value: Any) -> int: ...
def cuEventCreate(phEvent: Any, Flags: int) -> int: ...
def cuEventRecord(hEvent: Any, hStream: Any) -> int: ...
def cuEventRecordWithFlags(hEvent: Any, hStream: Any, flags: int) -> int: ...
def cuEventQuery(hEvent: Any) -> int: ...
def cuEventSynchronize(hEvent: Any) -> int: ...
def cuEventDestroy_v2(hEvent: Any) -> int: ...
def cuEventElapsedTime_v2(pMilliseconds: Any, hStart: Any, hEnd: Any) -> int: ...
def cuImportExternalMemory(extMem_out: Any, memHandleDesc: Any) -> int: ...
def cuExternalMemoryGetMappedBuffer(devPtr: Any, extMem: Any, bufferDesc: Any) -> int: ...
def cuExternalMemoryGetMappedMipmappedArray(mipmap: Any, extMem: Any, mipmapDesc: Any) -> int: ...
def cuDestroyExternalMemory(extMem: Any) -> int: ...
def cuImportExternalSemaphore(extSem_out: Any, semHandleDesc: Any) -> int: ...
def cuSignalExternalSemaphoresAsync(extSemArray: Any, paramsArray: Any, numExtSems: int, stream: Any) -> int: ...
def cuWaitExternalSemaphoresAsync(extSemArray: Any, paramsArray: Any, numExtSems: int, stream: Any) -> int: ...
def cuDestroyExternalSemaphore(extSem: Any) -> int: ...
def cuStreamWaitValue32_v2(stream: Any, addr: int, value: int, flags: int) -> int: ...
def cuStreamWaitValue64_v2(stream: Any, addr: int, value: int, flags: int) -> int: ...
def cuStreamWriteValue32_v2(stream: Any, addr: int, value: int, flags: int) -> int: ...
def cuStreamWriteValue64_v2(stream: Any, addr: int, value: int, flags: int) -> int: ...
def cuStreamBatchMemOp_v2(stream: Any, count: int, paramArray: Any, flags: int) -> int: ...
def cuFuncGetAttribute(pi: Any, attrib: int, hfunc: Any) -> int: ...
def cuFuncSetAttribute(hfunc: Any, attrib: int, value: int) -> int: ...
def cuFuncSetCacheConfig(hfunc: Any, config: int) -> int: ...
def cuFuncGetModule(hmod: Any, hfunc: Any) -> int: ...
def cuFuncGetName(name: Any, hfunc: Any) -> int: ...
def cuFuncGetParamInfo(func: Any, paramIndex: int, paramOffset: Any, paramSize: Any) -> int: ...
def cuFuncGetParamCount(func: Any, paramCount: Any) -> int: ...
def cuFuncIsLoaded(state: Any, function: Any) -> int: ...
def cuFuncLoad(function: Any) -> int: ...
def cuLaunchKernel(f: Any, gridDimX: int, gridDimY: int, gridDimZ: int, blockDimX: int, blockDimY: int, blockDimZ: int, sharedMemBytes: int, hStream: Any, kernelParams: Any, extra: Any) -> int: ...
def cuLaunchKernelEx(config: Any, f: Any, kernelParams: Any, extra: Any) -> int: ...
def cuLaunchCooperativeKernel(f: Any, gridDimX: int, gridDimY: int, gridDimZ: int, blockDimX: int, blockDimY: int, blockDimZ: int, sharedMemBytes: int, hStream: Any, kernelParams: Any) -> int: ...
def cuLaunchHostFunc(hStream: Any, fn: Any, userData: Any) -> int: ...
def cuLaunchHostFunc_v2(hStream: Any, fn: Any, userData: Any, syncMode: int) -> int: ...
def cuFuncSetBlockShape(hfunc: Any, x: int, y: int, z: int) -> int: ...
def cuFuncSetSharedSize(hfunc: Any, bytes: int) -> int: ...
def cuParamSetSize(hfunc: Any, numbytes: int) -> int: ...
def cuParamSeti(hfunc: Any, offset: int, value: int) -> int: ...
def cuParamSetf(hfunc: Any, offset: int, value: float) -> int: ...
def cuParamSetv(hfunc: Any, offset: int, ptr: Any, numbytes: int) -> int: ...
def cuLaunch(f: Any) -> int: ...
def cuLaunchGrid(f: Any, grid_width: int, grid_height: int) -> int: ...
def cuLaunchGridAsync(f: Any, grid_width: int, grid_height: int, hStream: Any) -> int: ...
def cuLaunchCooperativeKernelMultiDevice(launchParamsList: Any, numDevices: int, flags: int) -> int: ...
def cuParamSetTexRef(hfunc: Any, texunit: int, hTexRef: Any) -> int: ...
def cuFuncSetSharedMemConfig(hfunc: Any, config: int) -> int: ...
def cuGraphCreate(phGraph: Any, flags: int) -> int: ...
def cuGraphAddKernelNode_v2(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, nodeParams: Any) -> int: ...
def cuGraphKernelNodeGetParams_v2(hNode: Any, nodeParams: Any) -> int: ...
def cuGraphKernelNodeSetParams_v2(hNode: Any, nodeParams: Any) -> int: ...
def cuGraphAddMemcpyNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, copyParams: Any, ctx: Any) -> int: ...
def cuGraphMemcpyNodeGetParams(hNode: Any, nodeParams: Any) -> int: ...
def cuGraphMemcpyNodeSetParams(hNode: Any, nodeParams: Any) -> int: ...
def cuGraphAddMemsetNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, memsetParams: Any, ctx: Any) -> int: ...
def cuGraphMemsetNodeGetParams(hNode: Any, nodeParams: Any) -> int: ...
def cuGraphMemsetNodeSetParams(hNode: Any, nodeParams: Any) -> int: ...
def cuGraphAddHostNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, nodeParams: Any) -> int: ...
def cuGraphHostNodeGetParams(hNode: Any, nodeParams: Any) -> int: ...
def cuGraphHostNodeSetParams(hNode: Any, nodeParams: Any) -> int: ...
def cuGraphAddChildGraphNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, childGraph: Any) -> int: ...
def cuGraphChildGraphNodeGetGraph(hNode: Any, phGraph: Any) -> int: ...
def cuGraphAddEmptyNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int) -> int: ...
def cuGraphAddEventRecordNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, event: Any) -> int: ...
def cuGraphEventRecordNodeGetEvent(hNode: Any, event_out: Any) -> int: ...
def cuGraphEventRecordNodeSetEvent(hNode: Any, event: Any) -> int: ...
def cuGraphAddEventWaitNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, event: Any) -> int: ...
def cuGraphEventWaitNodeGetEvent(hNode: Any, event_out: Any) -> int: ...
def cuGraphEventWaitNodeSetEvent(hNode: Any, event: Any) -> int: ...
def cuGraphAddExternalSemaphoresSignalNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, nodeParams: Any) -> int: ...
def cuGraphExternalSemaphoresSignalNodeGetParams(hNode: Any, params_out: Any) -> int: ...
def cuGraphExternalSemaphoresSignalNodeSetParams(hNode: Any, nodeParams: Any) -> int: ...
def cuGraphAddExternalSemaphoresWaitNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, nodeParams: Any) -> int: ...
def cuGraphExternalSemaphoresWaitNodeGetParams(hNode: Any, params_out: Any) -> int: ...
def cuGraphExternalSemaphoresWaitNodeSetParams(hNode: Any, nodeParams: Any) -> int: ...
def cuGraphAddBatchMemOpNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, nodeParams: Any) -> int: ...
def cuGraphBatchMemOpNodeGetParams(hNode: Any, nodeParams_out: Any) -> int: ...
def cuGraphBatchMemOpNodeSetParams(hNode: Any, nodeParams: Any) -> int: ...
def cuGraphExecBatchMemOpNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any) -> int: ...
def cuGraphAddMemAllocNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, nodeParams: Any) -> int: ...
def cuGraphMemAllocNodeGetParams(hNode: Any, params_out: Any) -> int: ...
def cuGraphAddMemFreeNode(phGraphNode: Any, hGraph: Any, dependencies: Any, numDependencies: int, dptr: int) -> int: ...
def cuGraphMemFreeNodeGetParams(hNode: Any, dptr_out: Any) -> int: ...
def cuDeviceGraphMemTrim(device: int) -> int: ...
def cuDeviceGetGraphMemAttribute(device: int, attr: int, value: Any) -> int: ...
def cuDeviceSetGraphMemAttribute(device: int, attr: int, value: Any) -> int: ...
def cuGraphClone(phGraphClone: Any, originalGraph: Any) -> int: ...
def cuGraphNodeFindInClone(phNode: Any, hOriginalNode: Any, hClonedGraph: Any) -> int: ...
def cuGraphNodeGetType(hNode: Any, type: Any) -> int: ...
def cuGraphNodeGetContainingGraph(hNode: Any, phGraph: Any) -> int: ...
def cuGraphNodeGetLocalId(hNode: Any, nodeId: Any) -> int: ...
def cuGraphNodeGetToolsId(hNode: Any, toolsNodeId: Any) -> int: ...
def cuGraphGetId(hGraph: Any, graphId: Any) -> int: ...
def cuGraphExecGetId(hGraphExec: Any, graphId: Any) -> int: ...
def cuGraphGetNodes(hGraph: Any, nodes: Any, numNodes: Any) -> int: ...
def cuGraphGetRootNodes(hGraph: Any, rootNodes: Any, numRootNodes: Any) -> int: ...
def cuGraphGetEdges_v2(hGraph: Any, from_: Any, to: Any, edgeData: Any, numEdges: Any) -> int: ...
def cuGraphNodeGetDependencies_v2(hNode: Any, dependencies: Any, edgeData: Any, numDependencies: Any) -> int: ...
def cuGraphNodeGetDependentNodes_v2(hNode: Any, dependentNodes: Any, edgeData: Any, numDependentNodes: Any) -> int: ...
def cuGraphAddDependencies_v2(hGraph: Any, from_: Any, to: Any, edgeData: Any, numDependencies: int) -> int: ...
def cuGraphRemoveDependencies_v2(hGraph: Any, from_: Any, to: Any, edgeData: Any, numDependencies: int) -> int: ...
def cuGraphDestroyNode(hNode: Any) -> int: ...
def cuGraphInstantiateWithFlags(phGraphExec: Any, hGraph: Any, flags: int) -> int: ...
def cuGraphInstantiateWithParams(phGraphExec: Any, hGraph: Any, instantiateParams: Any) -> int: ...
def cuGraphExecGetFlags(hGraphExec: Any, flags: Any) -> int: ...
def cuGraphExecKernelNodeSetParams_v2(hGraphExec: Any, hNode: Any, nodeParams: Any) -> int: ...
def cuGraphExecMemcpyNodeSetParams(hGraphExec: Any, hNode: Any, copyParams: Any, ctx: Any) -> int: ...
def cuGraphExecMemsetNodeSetParams(hGraphExec: Any, hNode: Any, memsetParams: Any, ctx: Any) -> int: ...
def cuGraphExecHostNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any) -> int: ...
def cuGraphExecChildGraphNodeSetParams(hGraphExec: Any, hNode: Any, childGraph: Any) -> int: ...
def cuGraphExecEventRecordNodeSetEvent(hGraphExec: Any, hNode: Any, event: Any) -> int: ...
def cuGraphExecEventWaitNodeSetEvent(hGraphExec: Any, hNode: Any, event: Any) -> int: ...
def cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any) -> int: ...
def cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any) -> int: ...
def cuGraphNodeSetEnabled(hGraphExec: Any, hNode: Any, isEnabled: int) -> int: ...
def cuGraphNodeGetEnabled(hGraphExec: Any, hNode: Any, isEnabled: Any) -> int: ...
def cuGraphUpload(hGraphExec: Any, hStream: Any) -> int: ...
def cuGraphLaunch(hGraphExec: Any, hStream: Any) -> int: ...
def cuGraphExecDestroy(hGraphExec: Any) -> int: ...
def cuGraphDestroy(hGraph: Any) -> int: ...
def cuGraphExecUpdate_v2(hGraphExec: Any, hGraph: Any, resultInfo: Any) -> int: ...
def cuGraphKernelNodeCopyAttributes(dst: Any, src: Any) -> int: ...
def cuGraphKernelNodeGetAttribute(hNode: Any, attr: int, value_out: Any) -> int: ...
def cuGraphKernelNodeSetAttribute(hNode: Any, attr: int, value: Any) -> int: ...
def cuGraphDebugDotPrint(hGraph: Any, path: Any, flags: int) -> int: ...
def cuUserObjectCreate(object_out: Any, ptr: Any, destroy: Any, initialRefcount: int, flags: int) -> int: ...
def cuUserObjectRetain(object: Any, count: int) -> int: ...
def cuUserObjectRelease(object: Any, count: int) -> int: ...
def cuGraphRetainUserObject(graph: Any, object: Any, count: int, flags: int) -> int: ...
def cuGraphReleaseUserObject(graph: Any, object: Any, count: int) -> int: ...
def cuGraphAddNode_v2(phGraphNode: Any, hGraph: Any, dependencies: Any, dependencyData: Any, numDependencies: int, nodeParams: Any) -> int: ...
def cuGraphAddNode_v3(phGraphNode: Any, hGraph: Any, dependencies: Any, dependencyData: Any, numDependencies: int, nodeParams: Any) -> int: ...
def cuGraphNodeSetParams(hNode: Any, nodeParams: Any) -> int: ...
def cuGraphNodeSetParams_v2(hNode: Any, nodeParams: Any) -> int: ...
def cuGraphNodeGetParams(hNode: Any, nodeParams: Any) -> int: ...
def cuGraphExecNodeSetParams(hGraphExec: Any, hNode: Any, nodeParams: Any) -> int: ...
def cuGraphConditionalHandleCreate(pHandle_out: Any, hGraph: Any, ctx: Any, defaultLaunchValue: int, flags: int) -> int: ...
def cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: Any, func: Any, blockSize: int, dynamicSMemSize: int) -> int: ...
def cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: Any, func: Any, blockSize: int, dynamicSMemSize: int, flags: int) -> int: ...
def cuOccupancyMaxPotentialBlockSize(minGridSize: Any, blockSize: Any, func: Any, blockSizeToDynamicSMemSize: Any, dynamicSMemSize: int, blockSizeLimit: int) -> int: ...
def cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize: Any, blockSize: Any, func: Any, blockSizeToDynamicSMemSize: Any, dynamicSMemSize: int, blockSizeLimit: int, flags: int) -> int: ...
def cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: Any, func: Any, numBlocks: int, blockSize: int) -> int: ...
def cuOccupancyMaxPotentialClusterSize(clusterSize: Any, func: Any, config: Any) -> int: ...
def cuOccupancyMaxActiveClusters(numClusters: Any, func: Any, config: Any) -> int: ...
def cuTexRefSetArray(hTexRef: Any, hArray: Any, Flags: int) -> int: ...
def cuTexRefSetMipmappedArray(hTexRef: Any, hMipmappedArray: Any, Flags: int) -> int: ...
def cuTexRefSetAddress_v2(ByteOffset: Any, hTexRef: Any, dptr: int, bytes: int) -> int: ...
def cuTexRefSetAddress2D_v3(hTexRef: Any, desc: Any, dptr: int, Pitch: int) -> int: ...
def cuTexRefSetFormat(hTexRef: Any, fmt: int, NumPackedComponents: int) -> int: ...
def cuTexRefSetAddressMode(hTexRef: Any, dim: int, am: int) -> int: ...
def cuTexRefSetFilterMode(hTexRef: Any, fm: int) -> int: ...
def cuTexRefSetMipmapFilterMode(hTexRef: Any, fm: int) -> int: ...
def cuTexRefSetMipmapLevelBias(hTexRef: Any, bias: float) -> int: ...
def cuTexRefSetMipmapLevelClamp(hTexRef: Any, minMipmapLevelClamp: float, maxMipmapLevelClamp: float) -> int: ...
def cuTexRefSetMaxAnisotropy(hTexRef: Any, maxAniso: int) -> int: ...
def cuTexRefSetBorderColor(hTexRef: Any, pBorderColor: Any) -> int: ...
def cuTexRefSetFlags(hTexRef: Any, Flags: int) -> int: ...
def cuTexRefGetAddress_v2(pdptr: Any, hTexRef: Any) -> int: ...
def cuTexRefGetArray(phArray: Any, hTexRef: Any) -> int: ...
def cuTexRefGetMipmappedArray(phMipmappedArray: Any, hTexRef: Any) -> int: ...
def cuTexRefGetAddressMode(pam: Any, hTexRef: Any, dim: int) -> int: ...
def cuTexRefGetFilterMode(pfm: Any, hTexRef: Any) -> int: ...
def cuTexRefGetFormat(pFormat: Any, pNumChannels: Any, hTexRef: Any) -> int: ...
def cuTexRefGetMipmapFilterMode(pfm: Any, hTexRef: Any) -> int: ...
def cuTexRefGetMipmapLevelBias(pbias: Any, hTexRef: Any) -> int: ...
def cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp: Any, pmaxMipmapLevelClamp: Any, hTexRef: Any) -> int: ...
def cuTexRefGetMaxAnisotropy(pmaxAniso: Any, hTexRef: Any) -> int: ...
def cuTexRefGetBorderColor(pBorderColor: Any, hTexRef: Any) -> int: ...
def cuTexRefGetFlags(pFlags: Any, hTexRef: Any) -> int: ...
def cuTexRefCreate(pTexRef: Any) -> int: ...
def cuTexRefDestroy(hTexRef: Any) -> int: ...
def cuSurfRefSetArray(hSurfRef: Any, hArray: Any, Flags: int) -> int: ...
def cuSurfRefGetArray(phArray: Any, hSurfRef: Any) -> int: ...
def cuTexObjectCreate(pTexObject: Any, pResDesc: Any, pTexDesc: Any, pResViewDesc: Any) -> int: ...
def cuTexObjectDestroy(texObject: int) -> int: ...
def cuTexObjectGetResourceDesc(pResDesc: Any, texObject: int) -> int: ...
def cuTexObjectGetTextureDesc(pTexDesc: Any, texObject: int) -> int: ...
def cuTexObjectGetResourceViewDesc(pResViewDesc: Any, texObject: int) -> int: ...
def cuSurfObjectCreate(pSurfObject: Any, pResDesc: Any) -> int: ...
def cuSurfObjectDestroy(surfObject: int) -> int: ...
def cuSurfObjectGetResourceDesc(pResDesc: Any, surfObject: int) -> int: ...
def cuTensorMapEncodeTiled(tensorMap: Any, tensorDataType: int, tensorRank: int, globalAddress: Any, globalDim: Any, globalStrides: Any, boxDim: Any, elementStrides: Any, interleave: int, swizzle: int, l2Promotion: int, oobFill: int) -> int: ...
def cuTensorMapEncodeIm2col(tensorMap: Any, tensorDataType: int, tensorRank: int, globalAddress: Any, globalDim: Any, globalStrides: Any, pixelBoxLowerCorner: Any, pixelBoxUpperCorner: Any, channelsPerPixel: int, pixelsPerColumn: int, elementStrides: Any, interleave: int, swizzle: int, l2Promotion: int, oobFill: int) -> int: ...
def cuTensorMapEncodeIm2colWide(tensorMap: Any, tensorDataType: int, tensorRank: int, globalAddress: Any, globalDim: Any, globalStrides: Any, pixelBoxLowerCornerWidth: int, pixelBoxUpperCornerWidth: int, channelsPerPixel: int, pixelsPerColumn: int, elementStrides: Any, interleave: int, mode: int, swizzle: int, l2Promotion: int, oobFill: int) -> int: ...
def cuTensorMapReplaceAddress(tensorMap: Any, globalAddress: Any) -> int: ...
def cuTensorMapSetAllocationClass(tensorMap: Any, allocClass: int, outAllocClass: Any) -> int: ...
def cuDeviceCanAccessPeer(canAccessPeer: Any, dev: int, peerDev: int) -> int: ...
def cuCtxEnablePeerAccess(peerContext: Any, Flags: int) -> int: ...
def cuCtxDisablePeerAccess(peerContext: Any) -> int: ...
def cuDeviceGetP2PAttribute(value: Any, attrib: int, srcDevice: int, dstDevice: int) -> int: ...
def cuDeviceGetP2PAtomicCapabilities(capabilities: Any, operations: Any, count: int, srcDevice: int, dstDevice: int) -> int: ...
def cuGraphicsUnregisterResource(resource: Any) -> int: ...
def cuGraphicsSubResourceGetMappedArray(pArray: Any, resource: Any, arrayIndex: int, mipLevel: int) -> int: ...
def cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray: Any, resource: Any) -> int: ...
def cuGraphicsResourceGetMappedPointer_v2(pDevPtr: Any, pSize: Any, resource: Any) -> int: ...
def cuGraphicsResourceSetMapFlags_v2(resource: Any, flags: int) -> int: ...
def cuGraphicsMapResources(count: int, resources: Any, hStream: Any) -> int: ...
def cuGraphicsUnmapResources(count: int, resources: Any, hStream: Any) -> int: ...
def cuGetProcAddress_v2(symbol: Any, pfn: Any, cudaVersion: int, flags: int, symbolStatus: Any) -> int: ...
def cuCoredumpGetAttribute(attrib: int, value: Any, size: Any) -> int: ...
def cuCoredumpGetAttributeGlobal(attrib: int, value: Any, size: Any) -> int: ...
def cuCoredumpSetAttribute(attrib: int, value: Any, size: Any) -> int: ...
def cuCoredumpSetAttributeGlobal(attrib: int, value: Any, size: Any) -> int: ...
def cuCoredumpRegisterStartCallback(callback: Any, userData: Any, callbackOut: Any) -> int: ...
def cuCoredumpRegisterCompleteCallback(callback: Any, userData: Any, callbackOut: Any) -> int: ...
def cuCoredumpDeregisterStartCallback(callback: Any) -> int: ...
def cuCoredumpDeregisterCompleteCallback(callback: Any) -> int: ...
def cuGetExportTable(ppExportTable: Any, pExportTableId: Any) -> int: ...
def cuGreenCtxCreate(phCtx: Any, desc: Any, dev: int, flags: int) -> int: ...
def cuGreenCtxDestroy(hCtx: Any) -> int: ...
def cuCtxFromGreenCtx(pContext: Any, hCtx: Any) -> int: ...
def cuDeviceGetDevResource(device: int, resource: Any, type: int) -> int: ...
def cuCtxGetDevResource(hCtx: Any, resource: Any, type: int) -> int: ...
def cuGreenCtxGetDevResource(hCtx: Any, resource: Any, type: int) -> int: ...
def cuDevSmResourceSplitByCount(result: Any, nbGroups: Any, input: Any, remainder: Any, flags: int, minCount: int) -> int: ...
def cuDevSmResourceSplit(result: Any, nbGroups: int, input: Any, remainder: Any, flags: int, groupParams: Any) -> int: ...
def cuDevResourceGenerateDesc(phDesc: Any, resources: Any, nbResources: int) -> int: ...
def cuGreenCtxRecordEvent(hCtx: Any, hEvent: Any) -> int: ...
def cuGreenCtxWaitEvent(hCtx: Any, hEvent: Any) -> int: ...
def cuStreamGetGreenCtx(hStream: Any, phCtx: Any) -> int: ...
def cuGreenCtxStreamCreate(phStream: Any, greenCtx: Any, flags: int, priority: int) -> int: ...
def cuGreenCtxGetId(greenCtx: Any, greenCtxId: Any) -> int: ...
def cuStreamGetDevResource(hStream: Any, resource: Any, type: int) -> int: ...
def cuLogsRegisterCallback(callbackFunc: Any, userData: Any, callback_out: Any) -> int: ...
def cuLogsUnregisterCallback(callback: Any) -> int: ...
def cuLogsCurrent(iterator_out: Any, flags: int) -> int: ...
def cuLogsDumpToFile(iterator: Any, pathToFile: Any, flags: int) -> int: ...
def cuLogsDumpToMemory(iterator: Any, buffer: Any, size: Any, flags: int) -> int: ...
def cuCheckpointProcessGetRestoreThreadId(pid: int, tid: Any) -> int: ...
def cuCheckpointProcessGetState(pid: int, state: Any) -> int: ...
def cuCheckpointProcessLock(pid: int, args: Any) -> int: ...
def cuCheckpointProcessCheckpoint(pid: int, args: Any) -> int: ...
def cuCheckpointProcessRestore(pid: int, args: Any) -> int: ...
def cuCheckpointOperationComplete(handle: Any) -> int: ...
def cuCheckpointProcessUnlock(pid: int, args: Any) -> int: ...
CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS: Final = 1
CU_MEM_ATTACH_GLOBAL: Final = 1
CU_MEM_ATTACH_HOST: Final = 2
CU_MEM_ATTACH_SINGLE: Final = 4
CU_CTX_SCHED_AUTO: Final = 0
CU_CTX_SCHED_SPIN: Final = 1
CU_CTX_SCHED_YIELD: Final = 2
CU_CTX_SCHED_BLOCKING_SYNC: Final = 4
CU_CTX_BLOCKING_SYNC: Final = 4
CU_CTX_SCHED_MASK: Final = 7
CU_CTX_MAP_HOST: Final = 8
CU_CTX_LMEM_RESIZE_TO_MAX: Final = 16
CU_CTX_COREDUMP_ENABLE: Final = 32
CU_CTX_USER_COREDUMP_ENABLE: Final = 64
CU_CTX_SYNC_MEMOPS: Final = 128
CU_CTX_FLAGS_MASK: Final = 255
CU_EVENT_SCHED_AUTO: Final = 0
CU_EVENT_SCHED_SPIN: Final = 1
CU_EVENT_SCHED_YIELD: Final = 2
CU_EVENT_SCHED_BLOCKING_SYNC: Final = 4
NVCL_EVENT_SCHED_AUTO: Final = 0
NVCL_EVENT_SCHED_SPIN: Final = 1
NVCL_EVENT_SCHED_YIELD: Final = 2
NVCL_EVENT_SCHED_BLOCKING_SYNC: Final = 4
NVCL_CTX_SCHED_AUTO: Final = 0
NVCL_CTX_SCHED_SPIN: Final = 1
NVCL_CTX_SCHED_YIELD: Final = 2
NVCL_CTX_SCHED_BLOCKING_SYNC: Final = 4
CU_HOST_TASK_BLOCKING: Final = 0
CU_HOST_TASK_SPINWAIT: Final = 1
CU_STREAM_DEFAULT: Final = 0
CU_STREAM_NON_BLOCKING: Final = 1
CU_EVENT_DEFAULT: Final = 0
CU_EVENT_BLOCKING_SYNC: Final = 1
CU_EVENT_DISABLE_TIMING: Final = 2
CU_EVENT_INTERPROCESS: Final = 4
CU_EVENT_RECORD_DEFAULT: Final = 0
CU_EVENT_RECORD_EXTERNAL: Final = 1
CU_EVENT_WAIT_DEFAULT: Final = 0
CU_EVENT_WAIT_EXTERNAL: Final = 1
CU_ATOMIC_OPERATION_INTEGER_ADD: Final = 0
CU_ATOMIC_OPERATION_INTEGER_MIN: Final = 1
CU_ATOMIC_OPERATION_INTEGER_MAX: Final = 2
CU_ATOMIC_OPERATION_INTEGER_INCREMENT: Final = 3
CU_ATOMIC_OPERATION_INTEGER_DECREMENT: Final = 4
CU_ATOMIC_OPERATION_AND: Final = 5
CU_ATOMIC_OPERATION_OR: Final = 6
CU_ATOMIC_OPERATION_XOR: Final = 7
CU_ATOMIC_OPERATION_EXCHANGE: Final = 8
CU_ATOMIC_OPERATION_CAS: Final = 9
CU_ATOMIC_OPERATION_FLOAT_ADD: Final = 10
CU_ATOMIC_OPERATION_FLOAT_MIN: Final = 11
CU_ATOMIC_OPERATION_FLOAT_MAX: Final = 12
CU_ATOMIC_OPERATION_MAX: Final = 13
CU_ATOMIC_CAPABILITY_SIGNED: Final = 1
CU_ATOMIC_CAPABILITY_UNSIGNED: Final = 2
CU_ATOMIC_CAPABILITY_REDUCTION: Final = 4
CU_ATOMIC_CAPABILITY_SCALAR_32: Final = 8
CU_ATOMIC_CAPABILITY_SCALAR_64: Final = 16
CU_ATOMIC_CAPABILITY_SCALAR_128: Final = 32
CU_ATOMIC_CAPABILITY_VECTOR_32x4: Final = 64
CU_STREAM_WAIT_VALUE_GEQ: Final = 0
CU_STREAM_WAIT_VALUE_EQ: Final = 1
CU_STREAM_WAIT_VALUE_AND: Final = 2
CU_STREAM_WAIT_VALUE_NOR: Final = 3
CU_STREAM_WAIT_VALUE_FLUSH: Final = 0x40000000
CU_STREAM_WRITE_VALUE_DEFAULT: Final = 0
CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER: Final = 1
CU_STREAM_MEM_OP_WAIT_VALUE_32: Final = 1
CU_STREAM_MEM_OP_WRITE_VALUE_32: Final = 2
CU_STREAM_MEM_OP_WAIT_VALUE_64: Final = 4
CU_STREAM_MEM_OP_WRITE_VALUE_64: Final = 5
CU_STREAM_MEM_OP_BARRIER: Final = 6
CU_STREAM_MEM_OP_ATOMIC_REDUCTION: Final = 8
CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES: Final = 3
CU_STREAM_MEMORY_BARRIER_TYPE_SYS: Final = 0
CU_STREAM_MEMORY_BARRIER_TYPE_GPU: Final = 1
CU_STREAM_ATOMIC_REDUCTION_OP_OR: Final = 6
CU_STREAM_ATOMIC_REDUCTION_OP_AND: Final = 5
CU_STREAM_ATOMIC_REDUCTION_OP_ADD: Final = 0
CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32: Final = 14
CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64: Final = 22
CU_OCCUPANCY_DEFAULT: Final = 0
CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE: Final = 1
CU_STREAM_ADD_CAPTURE_DEPENDENCIES: Final = 0
CU_STREAM_SET_CAPTURE_DEPENDENCIES: Final = 1
CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET: Final = 1
CU_AD_FORMAT_UNSIGNED_INT8: Final = 1
CU_AD_FORMAT_UNSIGNED_INT16: Final = 2
CU_AD_FORMAT_UNSIGNED_INT32: Final = 3
CU_AD_FORMAT_SIGNED_INT8: Final = 8
CU_AD_FORMAT_SIGNED_INT16: Final = 9
CU_AD_FORMAT_SIGNED_INT32: Final = 10
CU_AD_FORMAT_HALF: Final = 16
CU_AD_FORMAT_FLOAT: Final = 32
CU_AD_FORMAT_NV12: Final = 176
CU_AD_FORMAT_UNORM_INT8X1: Final = 192
CU_AD_FORMAT_UNORM_INT8X2: Final = 193
CU_AD_FORMAT_UNORM_INT8X4: Final = 194
CU_AD_FORMAT_UNORM_INT16X1: Final = 195
CU_AD_FORMAT_UNORM_INT16X2: Final = 196
CU_AD_FORMAT_UNORM_INT16X4: Final = 197
CU_AD_FORMAT_SNORM_INT8X1: Final = 198
CU_AD_FORMAT_SNORM_INT8X2: Final = 199
CU_AD_FORMAT_SNORM_INT8X4: Final = 200
CU_AD_FORMAT_SNORM_INT16X1: Final = 201
CU_AD_FORMAT_SNORM_INT16X2: Final = 202
CU_AD_FORMAT_SNORM_INT16X4: Final = 203
CU_AD_FORMAT_BC1_UNORM: Final = 145
CU_AD_FORMAT_BC1_UNORM_SRGB: Final = 146
CU_AD_FORMAT_BC2_UNORM: Final = 147
CU_AD_FORMAT_BC2_UNORM_SRGB: Final = 148
CU_AD_FORMAT_BC3_UNORM: Final = 149
CU_AD_FORMAT_BC3_UNORM_SRGB: Final = 150
CU_AD_FORMAT_BC4_UNORM: Final = 151
CU_AD_FORMAT_BC4_SNORM: Final = 152
CU_AD_FORMAT_BC5_UNORM: Final = 153
CU_AD_FORMAT_BC5_SNORM: Final = 154
CU_AD_FORMAT_BC6H_UF16: Final = 155
CU_AD_FORMAT_BC6H_SF16: Final = 156
CU_AD_FORMAT_BC7_UNORM: Final = 157
CU_AD_FORMAT_BC7_UNORM_SRGB: Final = 158
CU_AD_FORMAT_P010: Final = 159
CU_AD_FORMAT_P016: Final = 161
CU_AD_FORMAT_NV16: Final = 162
CU_AD_FORMAT_P210: Final = 163
CU_AD_FORMAT_P216: Final = 164
CU_AD_FORMAT_YUY2: Final = 165
CU_AD_FORMAT_Y210: Final = 166
CU_AD_FORMAT_Y216: Final = 167
CU_AD_FORMAT_AYUV: Final = 168
CU_AD_FORMAT_Y410: Final = 169
CU_AD_FORMAT_Y416: Final = 177
CU_AD_FORMAT_Y444_PLANAR8: Final = 178
CU_AD_FORMAT_Y444_PLANAR10: Final = 179
CU_AD_FORMAT_YUV444_8bit_SemiPlanar: Final = 180
CU_AD_FORMAT_YUV444_16bit_SemiPlanar: Final = 181
CU_AD_FORMAT_UNORM_INT_101010_2: Final = 80
CU_AD_FORMAT_UINT8_PACKED_422: Final = 81
CU_AD_FORMAT_UINT8_PACKED_444: Final = 82
CU_AD_FORMAT_UINT8_SEMIPLANAR_420: Final = 83
CU_AD_FORMAT_UINT16_SEMIPLANAR_420: Final = 84
CU_AD_FORMAT_UINT8_SEMIPLANAR_422: Final = 85
CU_AD_FORMAT_UINT16_SEMIPLANAR_422: Final = 86
CU_AD_FORMAT_UINT8_SEMIPLANAR_444: Final = 87
CU_AD_FORMAT_UINT16_SEMIPLANAR_444: Final = 88
CU_AD_FORMAT_UINT8_PLANAR_420: Final = 89
CU_AD_FORMAT_UINT16_PLANAR_420: Final = 90
CU_AD_FORMAT_UINT8_PLANAR_422: Final = 91
CU_AD_FORMAT_UINT16_PLANAR_422: Final = 92
CU_AD_FORMAT_UINT8_PLANAR_444: Final = 93
CU_AD_FORMAT_UINT16_PLANAR_444: Final = 94
CU_AD_FORMAT_MAX: Final = 0x7fffffff
CU_TR_ADDRESS_MODE_WRAP: Final = 0
CU_TR_ADDRESS_MODE_CLAMP: Final = 1
CU_TR_ADDRESS_MODE_MIRROR: Final = 2
CU_TR_ADDRESS_MODE_BORDER: Final = 3
CU_TR_FILTER_MODE_POINT: Final = 0
CU_TR_FILTER_MODE_LINEAR: Final = 1
CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK: Final = 1
CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X: Final = 2
CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y: Final = 3
CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z: Final = 4
CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X: Final = 5
CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y: Final = 6
CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z: Final = 7
CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK: Final = 8
CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK: Final = 8
CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY: Final = 9
CU_DEVICE_ATTRIBUTE_WARP_SIZE: Final = 10
CU_DEVICE_ATTRIBUTE_MAX_PITCH: Final = 11
CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK: Final = 12
CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK: Final = 12
CU_DEVICE_ATTRIBUTE_CLOCK_RATE: Final = 13
CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT: Final = 14
CU_DEVICE_ATTRIBUTE_GPU_OVERLAP: Final = 15
CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT: Final = 16
CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT: Final = 17
CU_DEVICE_ATTRIBUTE_INTEGRATED: Final = 18
CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY: Final = 19
CU_DEVICE_ATTRIBUTE_COMPUTE_MODE: Final = 20
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH: Final = 21
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH: Final = 22
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT: Final = 23
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH: Final = 24
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT: Final = 25
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH: Final = 26
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH: Final = 27
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT: Final = 28
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS: Final = 29
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH: Final = 27
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT: Final = 28
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES: Final = 29
CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT: Final = 30
CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS: Final = 31
CU_DEVICE_ATTRIBUTE_ECC_ENABLED: Final = 32
CU_DEVICE_ATTRIBUTE_PCI_BUS_ID: Final = 33
CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID: Final = 34
CU_DEVICE_ATTRIBUTE_TCC_DRIVER: Final = 35
CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE: Final = 36
CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH: Final = 37
CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE: Final = 38
CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR: Final = 39
CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT: Final = 40
CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING: Final = 41
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH: Final = 42
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS: Final = 43
CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER: Final = 44
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH: Final = 45
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT: Final = 46
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE: Final = 47
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE: Final = 48
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE: Final = 49
CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID: Final = 50
CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT: Final = 51
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH: Final = 52
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH: Final = 53
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS: Final = 54
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH: Final = 55
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH: Final = 56
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT: Final = 57
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH: Final = 58
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT: Final = 59
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH: Final = 60
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH: Final = 61
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS: Final = 62
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH: Final = 63
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT: Final = 64
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS: Final = 65
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH: Final = 66
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH: Final = 67
CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS: Final = 68
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH: Final = 69
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH: Final = 70
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT: Final = 71
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH: Final = 72
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH: Final = 73
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT: Final = 74
CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR: Final = 75
CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR: Final = 76
CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH: Final = 77
CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED: Final = 78
CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED: Final = 79
CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED: Final = 80
CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: Final = 81
CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR: Final = 82
CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY: Final = 83
CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD: Final = 84
CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID: Final = 85
CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED: Final = 86
CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO: Final = 87
CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS: Final = 88
CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS: Final = 89
CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED: Final = 90
CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM: Final = 91
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1: Final = 92
CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1: Final = 93
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1: Final = 94
CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH: Final = 95
CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH: Final = 96
CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN: Final = 97
CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES: Final = 98
CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED: Final = 99
CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES: Final = 100
CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST: Final = 101
CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED: Final = 102
CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: Final = 102
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED: Final = 103
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED: Final = 104
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED: Final = 105
CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR: Final = 106
CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED: Final = 107
CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE: Final = 108
CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE: Final = 109
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED: Final = 110
CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK: Final = 111
CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED: Final = 112
CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED: Final = 113
CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED: Final = 114
CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED: Final = 115
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED: Final = 116
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS: Final = 117
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING: Final = 118
CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES: Final = 119
CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH: Final = 120
CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED: Final = 121
CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS: Final = 122
CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR: Final = 123
CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED: Final = 124
CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED: Final = 125
CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT: Final = 126
CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED: Final = 127
CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED: Final = 128
CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS: Final = 129
CU_DEVICE_ATTRIBUTE_NUMA_CONFIG: Final = 130
CU_DEVICE_ATTRIBUTE_NUMA_ID: Final = 131
CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED: Final = 132
CU_DEVICE_ATTRIBUTE_MPS_ENABLED: Final = 133
CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID: Final = 134
CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED: Final = 135
CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK: Final = 136
CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH: Final = 137
CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED: Final = 138
CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID: Final = 139
CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID: Final = 140
CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: Final = 141
CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED: Final = 142
CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED: Final = 143
CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED: Final = 144
CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: Final = 145
CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED: Final = 146
CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED: Final = 147
CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED: Final = 148
CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT: Final = 149
CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK: Final = 150
CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED: Final = 151
CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED: Final = 152
CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED: Final = 153
CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED: Final = 154
CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED: Final = 155
CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED: Final = 156
CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT: Final = 157
CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES: Final = 158
CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED: Final = 159
CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE: Final = 160
CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED: Final = 161
CU_DEVICE_ATTRIBUTE_MAX: Final = 162
CU_POINTER_ATTRIBUTE_CONTEXT: Final = 1
CU_POINTER_ATTRIBUTE_MEMORY_TYPE: Final = 2
CU_POINTER_ATTRIBUTE_DEVICE_POINTER: Final = 3
CU_POINTER_ATTRIBUTE_HOST_POINTER: Final = 4
CU_POINTER_ATTRIBUTE_P2P_TOKENS: Final = 5
CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: Final = 6
CU_POINTER_ATTRIBUTE_BUFFER_ID: Final = 7
CU_POINTER_ATTRIBUTE_IS_MANAGED: Final = 8
CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: Final = 9
CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE: Final = 10
CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: Final = 11
CU_POINTER_ATTRIBUTE_RANGE_SIZE: Final = 12
CU_POINTER_ATTRIBUTE_MAPPED: Final = 13
CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: Final = 14
CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: Final = 15
CU_POINTER_ATTRIBUTE_ACCESS_FLAGS: Final = 16
CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: Final = 17
CU_POINTER_ATTRIBUTE_MAPPING_SIZE: Final = 18
CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR: Final = 19
CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID: Final = 20
CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE: Final = 21
CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL: Final = 22
CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: Final = 0
CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: Final = 1
CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES: Final = 2
CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: Final = 3
CU_FUNC_ATTRIBUTE_NUM_REGS: Final = 4
CU_FUNC_ATTRIBUTE_PTX_VERSION: Final = 5
CU_FUNC_ATTRIBUTE_BINARY_VERSION: Final = 6
CU_FUNC_ATTRIBUTE_CACHE_MODE_CA: Final = 7
CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: Final = 8
CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: Final = 9
CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET: Final = 10
CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH: Final = 11
CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT: Final = 12
CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH: Final = 13
CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED: Final = 14
CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: Final = 15
CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED: Final = 16
CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE: Final = 17
CU_FUNC_ATTRIBUTE_MAX: Final = 18
CU_FUNC_CACHE_PREFER_NONE: Final = 0
CU_FUNC_CACHE_PREFER_SHARED: Final = 1
CU_FUNC_CACHE_PREFER_L1: Final = 2
CU_FUNC_CACHE_PREFER_EQUAL: Final = 3
CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE: Final = 0
CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE: Final = 1
CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE: Final = 2
CU_SHAREDMEM_CARVEOUT_DEFAULT: Final = -1
CU_SHAREDMEM_CARVEOUT_MAX_SHARED: Final = 100
CU_SHAREDMEM_CARVEOUT_MAX_L1: Final = 0
CU_MEMORYTYPE_HOST: Final = 1
CU_MEMORYTYPE_DEVICE: Final = 2
CU_MEMORYTYPE_ARRAY: Final = 3
CU_MEMORYTYPE_UNIFIED: Final = 4
CU_COMPUTEMODE_DEFAULT: Final = 0
CU_COMPUTEMODE_PROHIBITED: Final = 2
CU_COMPUTEMODE_EXCLUSIVE_PROCESS: Final = 3
CU_MEM_ADVISE_SET_READ_MOSTLY: Final = 1
CU_MEM_ADVISE_UNSET_READ_MOSTLY: Final = 2
CU_MEM_ADVISE_SET_PREFERRED_LOCATION: Final = 3
CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION: Final = 4
CU_MEM_ADVISE_SET_ACCESSED_BY: Final = 5
CU_MEM_ADVISE_UNSET_ACCESSED_BY: Final = 6
CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY: Final = 1
CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION: Final = 2
CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY: Final = 3
CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION: Final = 4
CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE: Final = 5
CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID: Final = 6
CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE: Final = 7
CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID: Final = 8
CU_JIT_MAX_REGISTERS: Final = 0
CU_JIT_THREADS_PER_BLOCK: Final = 1
CU_JIT_WALL_TIME: Final = 2
CU_JIT_INFO_LOG_BUFFER: Final = 3
CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: Final = 4
CU_JIT_ERROR_LOG_BUFFER: Final = 5
CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: Final = 6
CU_JIT_OPTIMIZATION_LEVEL: Final = 7
CU_JIT_TARGET_FROM_CUCONTEXT: Final = 8
CU_JIT_TARGET: Final = 9
CU_JIT_FALLBACK_STRATEGY: Final = 10
CU_JIT_GENERATE_DEBUG_INFO: Final = 11
CU_JIT_LOG_VERBOSE: Final = 12
CU_JIT_GENERATE_LINE_INFO: Final = 13
CU_JIT_CACHE_MODE: Final = 14
CU_JIT_NEW_SM3X_OPT: Final = 15
CU_JIT_FAST_COMPILE: Final = 16
CU_JIT_GLOBAL_SYMBOL_NAMES: Final = 17
CU_JIT_GLOBAL_SYMBOL_ADDRESSES: Final = 18
CU_JIT_GLOBAL_SYMBOL_COUNT: Final = 19
CU_JIT_LTO: Final = 20
CU_JIT_FTZ: Final = 21
CU_JIT_PREC_DIV: Final = 22
CU_JIT_PREC_SQRT: Final = 23
CU_JIT_FMA: Final = 24
CU_JIT_REFERENCED_KERNEL_NAMES: Final = 25
CU_JIT_REFERENCED_KERNEL_COUNT: Final = 26
CU_JIT_REFERENCED_VARIABLE_NAMES: Final = 27
CU_JIT_REFERENCED_VARIABLE_COUNT: Final = 28
CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES: Final = 29
CU_JIT_POSITION_INDEPENDENT_CODE: Final = 30
CU_JIT_MIN_CTA_PER_SM: Final = 31
CU_JIT_MAX_THREADS_PER_BLOCK: Final = 32
CU_JIT_OVERRIDE_DIRECTIVE_VALUES: Final = 33
CU_JIT_SPLIT_COMPILE: Final = 34
CU_JIT_BINARY_LOADER_THREAD_COUNT: Final = 35
CU_JIT_NUM_OPTIONS: Final = 36
CU_TARGET_COMPUTE_30: Final = 30
CU_TARGET_COMPUTE_32: Final = 32
CU_TARGET_COMPUTE_35: Final = 35
CU_TARGET_COMPUTE_37: Final = 37
CU_TARGET_COMPUTE_50: Final = 50
CU_TARGET_COMPUTE_52: Final = 52
CU_TARGET_COMPUTE_53: Final = 53
CU_TARGET_COMPUTE_60: Final = 60
CU_TARGET_COMPUTE_61: Final = 61
CU_TARGET_COMPUTE_62: Final = 62
CU_TARGET_COMPUTE_70: Final = 70
CU_TARGET_COMPUTE_72: Final = 72
CU_TARGET_COMPUTE_75: Final = 75
CU_TARGET_COMPUTE_80: Final = 80
CU_TARGET_COMPUTE_86: Final = 86
CU_TARGET_COMPUTE_87: Final = 87
CU_TARGET_COMPUTE_89: Final = 89
CU_TARGET_COMPUTE_90: Final = 90
CU_TARGET_COMPUTE_100: Final = 100
CU_TARGET_COMPUTE_110: Final = 110
CU_TARGET_COMPUTE_103: Final = 103
CU_TARGET_COMPUTE_107: Final = 107
CU_TARGET_COMPUTE_120: Final = 120
CU_TARGET_COMPUTE_121: Final = 121
CU_TARGET_COMPUTE_90A: Final = 0x1005a
CU_TARGET_COMPUTE_100A: Final = 0x10064
CU_TARGET_COMPUTE_110A: Final = 0x1006e
CU_TARGET_COMPUTE_103A: Final = 0x10067
CU_TARGET_COMPUTE_107A: Final = 0x1006b
CU_TARGET_COMPUTE_120A: Final = 0x10078
CU_TARGET_COMPUTE_121A: Final = 0x10079
CU_TARGET_COMPUTE_100F: Final = 0x20064
CU_TARGET_COMPUTE_110F: Final = 0x2006e
CU_TARGET_COMPUTE_103F: Final = 0x20067
CU_TARGET_COMPUTE_107F: Final = 0x2006b
CU_TARGET_COMPUTE_120F: Final = 0x20078
CU_TARGET_COMPUTE_121F: Final = 0x20079
CU_PREFER_PTX: Final = 0
CU_PREFER_BINARY: Final = 1
CU_JIT_CACHE_OPTION_NONE: Final = 0
CU_JIT_CACHE_OPTION_CG: Final = 1
CU_JIT_CACHE_OPTION_CA: Final = 2
CU_JIT_INPUT_CUBIN: Final = 0
CU_JIT_INPUT_PTX: Final = 1
CU_JIT_INPUT_FATBINARY: Final = 2
CU_JIT_INPUT_OBJECT: Final = 3
CU_JIT_INPUT_LIBRARY: Final = 4
CU_JIT_INPUT_NVVM: Final = 5
CU_JIT_NUM_INPUT_TYPES: Final = 6
CU_GRAPHICS_REGISTER_FLAGS_NONE: Final = 0
CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY: Final = 1
CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD: Final = 2
CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST: Final = 4
CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER: Final = 8
CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE: Final = 0
CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY: Final = 1
CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD: Final = 2
CU_CUBEMAP_FACE_POSITIVE_X: Final = 0
CU_CUBEMAP_FACE_NEGATIVE_X: Final = 1
CU_CUBEMAP_FACE_POSITIVE_Y: Final = 2
CU_CUBEMAP_FACE_NEGATIVE_Y: Final = 3
CU_CUBEMAP_FACE_POSITIVE_Z: Final = 4
CU_CUBEMAP_FACE_NEGATIVE_Z: Final = 5
CU_LIMIT_STACK_SIZE: Final = 0
CU_LIMIT_PRINTF_FIFO_SIZE: Final = 1
CU_LIMIT_MALLOC_HEAP_SIZE: Final = 2
CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH: Final = 3
CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT: Final = 4
CU_LIMIT_MAX_L2_FETCH_GRANULARITY: Final = 5
CU_LIMIT_PERSISTING_L2_CACHE_SIZE: Final = 6
CU_LIMIT_SHMEM_SIZE: Final = 7
CU_LIMIT_CIG_ENABLED: Final = 8
CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED: Final = 9
CU_LIMIT_PER_BLOCK_MEMORY_SIZE: Final = 10
CU_LIMIT_MAX: Final = 11
CU_RESOURCE_TYPE_ARRAY: Final = 0
CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: Final = 1
CU_RESOURCE_TYPE_LINEAR: Final = 2
CU_RESOURCE_TYPE_PITCH2D: Final = 3
CU_ACCESS_PROPERTY_NORMAL: Final = 0
CU_ACCESS_PROPERTY_STREAMING: Final = 1
CU_ACCESS_PROPERTY_PERSISTING: Final = 2
CU_GRAPH_COND_TYPE_IF: Final = 0
CU_GRAPH_COND_TYPE_WHILE: Final = 1
CU_GRAPH_COND_TYPE_SWITCH: Final = 2
CU_GRAPH_NODE_TYPE_KERNEL: Final = 0
CU_GRAPH_NODE_TYPE_MEMCPY: Final = 1
CU_GRAPH_NODE_TYPE_MEMSET: Final = 2
CU_GRAPH_NODE_TYPE_HOST: Final = 3
CU_GRAPH_NODE_TYPE_GRAPH: Final = 4
CU_GRAPH_NODE_TYPE_EMPTY: Final = 5
CU_GRAPH_NODE_TYPE_WAIT_EVENT: Final = 6
CU_GRAPH_NODE_TYPE_EVENT_RECORD: Final = 7
CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL: Final = 8
CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT: Final = 9
CU_GRAPH_NODE_TYPE_MEM_ALLOC: Final = 10
CU_GRAPH_NODE_TYPE_MEM_FREE: Final = 11
CU_GRAPH_NODE_TYPE_BATCH_MEM_OP: Final = 12
CU_GRAPH_NODE_TYPE_CONDITIONAL: Final = 13
CU_GRAPH_NODE_TYPE_MEMCPY_BATCH: Final = 14
CU_GRAPH_NODE_TYPE_RESERVED_16: Final = 16
CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE: Final = 17
CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH: Final = 18
CU_GRAPH_DEPENDENCY_TYPE_DEFAULT: Final = 0
CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC: Final = 1
CUDA_GRAPH_INSTANTIATE_SUCCESS: Final = 0
CUDA_GRAPH_INSTANTIATE_ERROR: Final = 1
CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE: Final = 2
CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED: Final = 3
CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED: Final = 4
CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED: Final = 5
CU_SYNC_POLICY_AUTO: Final = 1
CU_SYNC_POLICY_SPIN: Final = 2
CU_SYNC_POLICY_YIELD: Final = 3
CU_SYNC_POLICY_BLOCKING_SYNC: Final = 4
CU_CLUSTER_SCHEDULING_POLICY_DEFAULT: Final = 0
CU_CLUSTER_SCHEDULING_POLICY_SPREAD: Final = 1
CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING: Final = 2
CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY: Final = 3
CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT: Final = 0
CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE: Final = 1
CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT: Final = 0
CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE: Final = 1
CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE: Final = 2
CU_SHARED_MEMORY_MODE_DEFAULT: Final = 0
CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE: Final = 1
CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE: Final = 2
CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY: Final = 3
CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY: Final = 4
CU_LAUNCH_ATTRIBUTE_IGNORE: Final = 0
CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW: Final = 1
CU_LAUNCH_ATTRIBUTE_COOPERATIVE: Final = 2
CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY: Final = 3
CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION: Final = 4
CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: Final = 5
CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION: Final = 6
CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT: Final = 7
CU_LAUNCH_ATTRIBUTE_PRIORITY: Final = 8
CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: Final = 9
CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN: Final = 10
CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: Final = 11
CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT: Final = 12
CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: Final = 13
CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: Final = 14
CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING: Final = 16
CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE: Final = 17
CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE: Final = 18
CU_STREAM_CAPTURE_STATUS_NONE: Final = 0
CU_STREAM_CAPTURE_STATUS_ACTIVE: Final = 1
CU_STREAM_CAPTURE_STATUS_INVALIDATED: Final = 2
CU_STREAM_CAPTURE_MODE_GLOBAL: Final = 0
CU_STREAM_CAPTURE_MODE_THREAD_LOCAL: Final = 1
CU_STREAM_CAPTURE_MODE_RELAXED: Final = 2
CU_GET_PROC_ADDRESS_DEFAULT: Final = 0
CU_GET_PROC_ADDRESS_LEGACY_STREAM: Final = 1
CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM: Final = 2
CU_GET_PROC_ADDRESS_SUCCESS: Final = 0
CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND: Final = 1
CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT: Final = 2
CU_EXEC_AFFINITY_TYPE_SM_COUNT: Final = 0
CU_EXEC_AFFINITY_TYPE_MAX: Final = 1
CIG_DATA_TYPE_D3D12_COMMAND_QUEUE: Final = 1
CIG_DATA_TYPE_NV_BLOB: Final = 2
STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST: Final = 1
STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV: Final = 2
CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE: Final = 0
CU_LIBRARY_BINARY_IS_PRESERVED: Final = 1
CU_LIBRARY_NUM_OPTIONS: Final = 2
CUDA_SUCCESS: Final = 0
CUDA_ERROR_INVALID_VALUE: Final = 1
CUDA_ERROR_OUT_OF_MEMORY: Final = 2
CUDA_ERROR_NOT_INITIALIZED: Final = 3
CUDA_ERROR_DEINITIALIZED: Final = 4
CUDA_ERROR_PROFILER_DISABLED: Final = 5
CUDA_ERROR_PROFILER_NOT_INITIALIZED: Final = 6
CUDA_ERROR_PROFILER_ALREADY_STARTED: Final = 7
CUDA_ERROR_PROFILER_ALREADY_STOPPED: Final = 8
CUDA_ERROR_STUB_LIBRARY: Final = 34
CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER: Final = 36
CUDA_ERROR_DEVICE_UNAVAILABLE: Final = 46
CUDA_ERROR_MULTICAST_RESOURCE_FULL: Final = 47
CUDA_ERROR_NO_DEVICE: Final = 100
CUDA_ERROR_INVALID_DEVICE: Final = 101
CUDA_ERROR_DEVICE_NOT_LICENSED: Final = 102
CUDA_ERROR_INVALID_IMAGE: Final = 200
CUDA_ERROR_INVALID_CONTEXT: Final = 201
CUDA_ERROR_CONTEXT_ALREADY_CURRENT: Final = 202
CUDA_ERROR_MAP_FAILED: Final = 205
CUDA_ERROR_UNMAP_FAILED: Final = 206
CUDA_ERROR_ARRAY_IS_MAPPED: Final = 207
CUDA_ERROR_ALREADY_MAPPED: Final = 208
CUDA_ERROR_NO_BINARY_FOR_GPU: Final = 209
CUDA_ERROR_ALREADY_ACQUIRED: Final = 210
CUDA_ERROR_NOT_MAPPED: Final = 211
CUDA_ERROR_NOT_MAPPED_AS_ARRAY: Final = 212
CUDA_ERROR_NOT_MAPPED_AS_POINTER: Final = 213
CUDA_ERROR_ECC_UNCORRECTABLE: Final = 214
CUDA_ERROR_UNSUPPORTED_LIMIT: Final = 215
CUDA_ERROR_CONTEXT_ALREADY_IN_USE: Final = 216
CUDA_ERROR_PEER_ACCESS_UNSUPPORTED: Final = 217
CUDA_ERROR_INVALID_PTX: Final = 218
CUDA_ERROR_INVALID_GRAPHICS_CONTEXT: Final = 219
CUDA_ERROR_NVLINK_UNCORRECTABLE: Final = 220
CUDA_ERROR_JIT_COMPILER_NOT_FOUND: Final = 221
CUDA_ERROR_UNSUPPORTED_PTX_VERSION: Final = 222
CUDA_ERROR_JIT_COMPILATION_DISABLED: Final = 223
CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY: Final = 224
CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC: Final = 225
CUDA_ERROR_CONTAINED: Final = 226
CUDA_ERROR_INSUFFICIENT_LOADER_VERSION: Final = 227
CUDA_ERROR_INVALID_SOURCE: Final = 300
CUDA_ERROR_FILE_NOT_FOUND: Final = 301
CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND: Final = 302
CUDA_ERROR_SHARED_OBJECT_INIT_FAILED: Final = 303
CUDA_ERROR_OPERATING_SYSTEM: Final = 304
CUDA_ERROR_INVALID_HANDLE: Final = 400
CUDA_ERROR_ILLEGAL_STATE: Final = 401
CUDA_ERROR_LOSSY_QUERY: Final = 402
CUDA_ERROR_NOT_FOUND: Final = 500
CUDA_ERROR_NOT_READY: Final = 600
CUDA_ERROR_ILLEGAL_ADDRESS: Final = 700
CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES: Final = 701
CUDA_ERROR_LAUNCH_TIMEOUT: Final = 702
CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING: Final = 703
CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED: Final = 704
CUDA_ERROR_PEER_ACCESS_NOT_ENABLED: Final = 705
CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE: Final = 708
CUDA_ERROR_CONTEXT_IS_DESTROYED: Final = 709
CUDA_ERROR_ASSERT: Final = 710
CUDA_ERROR_TOO_MANY_PEERS: Final = 711
CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED: Final = 712
CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED: Final = 713
CUDA_ERROR_HARDWARE_STACK_ERROR: Final = 714
CUDA_ERROR_ILLEGAL_INSTRUCTION: Final = 715
CUDA_ERROR_MISALIGNED_ADDRESS: Final = 716
CUDA_ERROR_INVALID_ADDRESS_SPACE: Final = 717
CUDA_ERROR_INVALID_PC: Final = 718
CUDA_ERROR_LAUNCH_FAILED: Final = 719
CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE: Final = 720
CUDA_ERROR_TENSOR_MEMORY_LEAK: Final = 721
CUDA_ERROR_NOT_PERMITTED: Final = 800
CUDA_ERROR_NOT_SUPPORTED: Final = 801
CUDA_ERROR_SYSTEM_NOT_READY: Final = 802
CUDA_ERROR_SYSTEM_DRIVER_MISMATCH: Final = 803
CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE: Final = 804
CUDA_ERROR_MPS_CONNECTION_FAILED: Final = 805
CUDA_ERROR_MPS_RPC_FAILURE: Final = 806
CUDA_ERROR_MPS_SERVER_NOT_READY: Final = 807
CUDA_ERROR_MPS_MAX_CLIENTS_REACHED: Final = 808
CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED: Final = 809
CUDA_ERROR_MPS_CLIENT_TERMINATED: Final = 810
CUDA_ERROR_CDP_NOT_SUPPORTED: Final = 811
CUDA_ERROR_CDP_VERSION_MISMATCH: Final = 812
CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED: Final = 900
CUDA_ERROR_STREAM_CAPTURE_INVALIDATED: Final = 901
CUDA_ERROR_STREAM_CAPTURE_MERGE: Final = 902
CUDA_ERROR_STREAM_CAPTURE_UNMATCHED: Final = 903
CUDA_ERROR_STREAM_CAPTURE_UNJOINED: Final = 904
CUDA_ERROR_STREAM_CAPTURE_ISOLATION: Final = 905
CUDA_ERROR_STREAM_CAPTURE_IMPLICIT: Final = 906
CUDA_ERROR_CAPTURED_EVENT: Final = 907
CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD: Final = 908
CUDA_ERROR_TIMEOUT: Final = 909
CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE: Final = 910
CUDA_ERROR_EXTERNAL_DEVICE: Final = 911
CUDA_ERROR_INVALID_CLUSTER_SIZE: Final = 912
CUDA_ERROR_FUNCTION_NOT_LOADED: Final = 913
CUDA_ERROR_INVALID_RESOURCE_TYPE: Final = 914
CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION: Final = 915
CUDA_ERROR_KEY_ROTATION: Final = 916
CUDA_ERROR_STREAM_DETACHED: Final = 917
CUDA_ERROR_GRAPH_RECAPTURE_FAILURE: Final = 918
CUDA_ERROR_FABRIC_NOT_READY: Final = 919
CUDA_ERROR_UNKNOWN: Final = 999
CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK: Final = 1
CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED: Final = 2
CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED: Final = 3
CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED: Final = 4
CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED: Final = 4
CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED: Final = 5
CU_RES_VIEW_FORMAT_NONE: Final = 0
CU_RES_VIEW_FORMAT_UINT_1X8: Final = 1
CU_RES_VIEW_FORMAT_UINT_2X8: Final = 2
CU_RES_VIEW_FORMAT_UINT_4X8: Final = 3
CU_RES_VIEW_FORMAT_SINT_1X8: Final = 4
CU_RES_VIEW_FORMAT_SINT_2X8: Final = 5
CU_RES_VIEW_FORMAT_SINT_4X8: Final = 6
CU_RES_VIEW_FORMAT_UINT_1X16: Final = 7
CU_RES_VIEW_FORMAT_UINT_2X16: Final = 8
CU_RES_VIEW_FORMAT_UINT_4X16: Final = 9
CU_RES_VIEW_FORMAT_SINT_1X16: Final = 10
CU_RES_VIEW_FORMAT_SINT_2X16: Final = 11
CU_RES_VIEW_FORMAT_SINT_4X16: Final = 12
CU_RES_VIEW_FORMAT_UINT_1X32: Final = 13
CU_RES_VIEW_FORMAT_UINT_2X32: Final = 14
CU_RES_VIEW_FORMAT_UINT_4X32: Final = 15
CU_RES_VIEW_FORMAT_SINT_1X32: Final = 16
CU_RES_VIEW_FORMAT_SINT_2X32: Final = 17
CU_RES_VIEW_FORMAT_SINT_4X32: Final = 18
CU_RES_VIEW_FORMAT_FLOAT_1X16: Final = 19
CU_RES_VIEW_FORMAT_FLOAT_2X16: Final = 20
CU_RES_VIEW_FORMAT_FLOAT_4X16: Final = 21
CU_RES_VIEW_FORMAT_FLOAT_1X32: Final = 22
CU_RES_VIEW_FORMAT_FLOAT_2X32: Final = 23
CU_RES_VIEW_FORMAT_FLOAT_4X32: Final = 24
CU_RES_VIEW_FORMAT_UNSIGNED_BC1: Final = 25
CU_RES_VIEW_FORMAT_UNSIGNED_BC2: Final = 26
CU_RES_VIEW_FORMAT_UNSIGNED_BC3: Final = 27
CU_RES_VIEW_FORMAT_UNSIGNED_BC4: Final = 28
CU_RES_VIEW_FORMAT_SIGNED_BC4: Final = 29
CU_RES_VIEW_FORMAT_UNSIGNED_BC5: Final = 30
CU_RES_VIEW_FORMAT_SIGNED_BC5: Final = 31
CU_RES_VIEW_FORMAT_UNSIGNED_BC6H: Final = 32
CU_RES_VIEW_FORMAT_SIGNED_BC6H: Final = 33
CU_RES_VIEW_FORMAT_UNSIGNED_BC7: Final = 34
CU_TENSOR_MAP_DATA_TYPE_UINT8: Final = 0
CU_TENSOR_MAP_DATA_TYPE_UINT16: Final = 1
CU_TENSOR_MAP_DATA_TYPE_UINT32: Final = 2
CU_TENSOR_MAP_DATA_TYPE_INT32: Final = 3
CU_TENSOR_MAP_DATA_TYPE_UINT64: Final = 4
CU_TENSOR_MAP_DATA_TYPE_INT64: Final = 5
CU_TENSOR_MAP_DATA_TYPE_FLOAT16: Final = 6
CU_TENSOR_MAP_DATA_TYPE_FLOAT32: Final = 7
CU_TENSOR_MAP_DATA_TYPE_FLOAT64: Final = 8
CU_TENSOR_MAP_DATA_TYPE_BFLOAT16: Final = 9
CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ: Final = 10
CU_TENSOR_MAP_DATA_TYPE_TFLOAT32: Final = 11
CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ: Final = 12
CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B: Final = 13
CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B: Final = 14
CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B: Final = 15
CU_TENSOR_MAP_INTERLEAVE_NONE: Final = 0
CU_TENSOR_MAP_INTERLEAVE_16B: Final = 1
CU_TENSOR_MAP_INTERLEAVE_32B: Final = 2
CU_TENSOR_MAP_SWIZZLE_NONE: Final = 0
CU_TENSOR_MAP_SWIZZLE_32B: Final = 1
CU_TENSOR_MAP_SWIZZLE_64B: Final = 2
CU_TENSOR_MAP_SWIZZLE_128B: Final = 3
CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B: Final = 4
CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B: Final = 5
CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B: Final = 6
CU_TENSOR_MAP_L2_PROMOTION_NONE: Final = 0
CU_TENSOR_MAP_L2_PROMOTION_L2_64B: Final = 1
CU_TENSOR_MAP_L2_PROMOTION_L2_128B: Final = 2
CU_TENSOR_MAP_L2_PROMOTION_L2_256B: Final = 3
CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE: Final = 0
CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA: Final = 1
CU_TENSOR_MAP_IM2COL_WIDE_MODE_W: Final = 0
CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128: Final = 1
CU_TENSOR_MAP_ALLOC_CLASS_AUTO: Final = 0
CU_TENSOR_MAP_ALLOC_CLASS_SMALL: Final = 1
CU_TENSOR_MAP_ALLOC_CLASS_LARGE: Final = 2
CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE: Final = 0
CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ: Final = 1
CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE: Final = 3
CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD: Final = 1
CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32: Final = 2
CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT: Final = 3
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP: Final = 4
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE: Final = 5
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE: Final = 6
CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT: Final = 7
CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF: Final = 8
CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD: Final = 9
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD: Final = 1
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32: Final = 2
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT: Final = 3
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE: Final = 4
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE: Final = 5
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC: Final = 6
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX: Final = 7
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT: Final = 8
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD: Final = 9
CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32: Final = 10
CU_MEM_HANDLE_TYPE_NONE: Final = 0
CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR: Final = 1
CU_MEM_HANDLE_TYPE_WIN32: Final = 2
CU_MEM_HANDLE_TYPE_WIN32_KMT: Final = 4
CU_MEM_HANDLE_TYPE_FABRIC: Final = 8
CU_MEM_HANDLE_TYPE_MAX: Final = 0x7fffffff
CU_MEM_ACCESS_FLAGS_PROT_NONE: Final = 0
CU_MEM_ACCESS_FLAGS_PROT_READ: Final = 1
CU_MEM_ACCESS_FLAGS_PROT_READWRITE: Final = 3
CU_MEM_ACCESS_FLAGS_PROT_MAX: Final = 0x7fffffff
CU_MEM_LOCATION_TYPE_INVALID: Final = 0
CU_MEM_LOCATION_TYPE_NONE: Final = 0
CU_MEM_LOCATION_TYPE_DEVICE: Final = 1
CU_MEM_LOCATION_TYPE_HOST: Final = 2
CU_MEM_LOCATION_TYPE_HOST_NUMA: Final = 3
CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT: Final = 4
CU_MEM_LOCATION_TYPE_INVISIBLE: Final = 5
CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN: Final = 6
CU_MEM_LOCATION_TYPE_MAX: Final = 0x7fffffff
CU_MEM_ALLOCATION_TYPE_INVALID: Final = 0
CU_MEM_ALLOCATION_TYPE_PINNED: Final = 1
CU_MEM_ALLOCATION_TYPE_MANAGED: Final = 2
CU_MEM_ALLOCATION_TYPE_MAX: Final = 0x7fffffff
CU_MEM_ALLOC_GRANULARITY_MINIMUM: Final = 0
CU_MEM_ALLOC_GRANULARITY_RECOMMENDED: Final = 1
CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD: Final = 1
CU_MEM_RANGE_HANDLE_TYPE_MAX: Final = 0x7fffffff
CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE: Final = 1
CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL: Final = 0
CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL: Final = 1
CU_MEM_OPERATION_TYPE_MAP: Final = 1
CU_MEM_OPERATION_TYPE_UNMAP: Final = 2
CU_MEM_HANDLE_TYPE_GENERIC: Final = 0
CU_MEM_ALLOCATION_COMP_NONE: Final = 0
CU_MEM_ALLOCATION_COMP_GENERIC: Final = 1
CU_MULTICAST_GRANULARITY_MINIMUM: Final = 0
CU_MULTICAST_GRANULARITY_RECOMMENDED: Final = 1
CU_GRAPH_EXEC_UPDATE_SUCCESS: Final = 0
CU_GRAPH_EXEC_UPDATE_ERROR: Final = 1
CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED: Final = 2
CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED: Final = 3
CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED: Final = 4
CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED: Final = 5
CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED: Final = 6
CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE: Final = 7
CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED: Final = 8
CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES: Final = 1
CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC: Final = 2
CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES: Final = 3
CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: Final = 4
CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT: Final = 5
CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH: Final = 6
CU_MEMPOOL_ATTR_USED_MEM_CURRENT: Final = 7
CU_MEMPOOL_ATTR_USED_MEM_HIGH: Final = 8
CU_MEMPOOL_ATTR_ALLOCATION_TYPE: Final = 9
CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES: Final = 10
CU_MEMPOOL_ATTR_LOCATION_ID: Final = 11
CU_MEMPOOL_ATTR_LOCATION_TYPE: Final = 12
CU_MEMPOOL_ATTR_MAX_POOL_SIZE: Final = 13
CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED: Final = 14
CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID: Final = 15
CU_MEMCPY_FLAG_DEFAULT: Final = 0
CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE: Final = 1
CU_MEMCPY_SRC_ACCESS_ORDER_INVALID: Final = 0
CU_MEMCPY_SRC_ACCESS_ORDER_STREAM: Final = 1
CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL: Final = 2
CU_MEMCPY_SRC_ACCESS_ORDER_ANY: Final = 3
CU_MEMCPY_SRC_ACCESS_ORDER_MAX: Final = 0x7fffffff
CU_MEMCPY_OPERAND_TYPE_POINTER: Final = 1
CU_MEMCPY_OPERAND_TYPE_ARRAY: Final = 2
CU_MEMCPY_OPERAND_TYPE_MAX: Final = 0x7fffffff
CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT: Final = 0
CU_GRAPH_MEM_ATTR_USED_MEM_HIGH: Final = 1
CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT: Final = 2
CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH: Final = 3
CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE: Final = 0
CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE: Final = 1
CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID: Final = -1
CU_FABRIC_COPY_OPERAND_TYPE_POINTER: Final = 1
CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT: Final = 2
CU_FABRIC_COPY_OPERAND_TYPE_MAX: Final = 0x7fffffff
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST: Final = 1
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS: Final = 2
CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE: Final = 0
CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER: Final = 100
CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES: Final = 200
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER: Final = 100
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES: Final = 200
CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX: Final = 0
CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE: Final = 1
CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES: Final = 2
CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS: Final = 4
CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS: Final = 8
CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS: Final = 16
CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS: Final = 32
CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS: Final = 64
CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS: Final = 128
CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS: Final = 256
CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES: Final = 512
CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES: Final = 1024
CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS: Final = 2048
CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS: Final = 4096
CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS: Final = 8192
CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO: Final = 0x4000
CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS: Final = 0x8000
CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS: Final = 0x10000
CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS: Final = 0x20000
CU_USER_OBJECT_NO_DESTRUCTOR_SYNC: Final = 1
CU_GRAPH_USER_OBJECT_MOVE: Final = 1
CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH: Final = 1
CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD: Final = 2
CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH: Final = 4
CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY: Final = 8
CU_DEVICE_NUMA_CONFIG_NONE: Final = 0
CU_DEVICE_NUMA_CONFIG_NUMA_NODE: Final = 1
CU_PROCESS_STATE_RUNNING: Final = 0
CU_PROCESS_STATE_LOCKED: Final = 1
CU_PROCESS_STATE_CHECKPOINTED: Final = 2
CU_PROCESS_STATE_FAILED: Final = 3
CU_PROCESS_STATE_CHECKPOINTING: Final = 4
CU_PROCESS_STATE_RESTORING: Final = 5
CU_MODULE_EAGER_LOADING: Final = 1
CU_MODULE_LAZY_LOADING: Final = 2
CU_MEM_DECOMPRESS_UNSUPPORTED: Final = 0
CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE: Final = 1
CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY: Final = 2
CU_MEM_DECOMPRESS_ALGORITHM_LZ4: Final = 4
CU_CLIQUE_TYPE_UNICAST_POINTER: Final = 0
CU_CLIQUE_TYPE_MULTICAST_POINTER: Final = 1
CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT: Final = 2
CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT: Final = 3
CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE: Final = 0
CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC: Final = 1
CU_LOGICAL_ENDPOINT_TYPE_INVALID: Final = 0
CU_LOGICAL_ENDPOINT_TYPE_UNICAST: Final = 1
CU_LOGICAL_ENDPOINT_TYPE_MULTICAST: Final = 2
CU_LOGICAL_ENDPOINT_FLAG_NONE: Final = 0
CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS: Final = 1
CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE: Final = 0
CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE: Final = 1
CU_GRAPH_RECAPTURE_ERROR: Final = 2
CU_FUNCTION_LOADING_STATE_UNLOADED: Final = 0
CU_FUNCTION_LOADING_STATE_LOADED: Final = 1
CU_FUNCTION_LOADING_STATE_MAX: Final = 2
CU_COREDUMP_ENABLE_ON_EXCEPTION: Final = 1
CU_COREDUMP_TRIGGER_HOST: Final = 2
CU_COREDUMP_LIGHTWEIGHT: Final = 3
CU_COREDUMP_ENABLE_USER_TRIGGER: Final = 4
CU_COREDUMP_FILE: Final = 5
CU_COREDUMP_PIPE: Final = 6
CU_COREDUMP_GENERATION_FLAGS: Final = 7
CU_COREDUMP_MAX: Final = 8
CU_COREDUMP_DEFAULT_FLAGS: Final = 0
CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES: Final = 1
CU_COREDUMP_SKIP_GLOBAL_MEMORY: Final = 2
CU_COREDUMP_SKIP_SHARED_MEMORY: Final = 4
CU_COREDUMP_SKIP_LOCAL_MEMORY: Final = 8
CU_COREDUMP_SKIP_ABORT: Final = 16
CU_COREDUMP_SKIP_CONSTBANK_MEMORY: Final = 32
CU_COREDUMP_GZIP_COMPRESS: Final = 64
CU_COREDUMP_FAULTED_CONTEXTS_ONLY: Final = 128
CU_COREDUMP_SKIP_TENSOR_MEMORY: Final = 256
CU_COREDUMP_NO_ERRBAR_AT_EXIT: Final = 0x40000000
CU_COREDUMP_LOG_ONLY: Final = -0x80000000
CU_COREDUMP_LIGHTWEIGHT_FLAGS: Final = 303
CU_GREEN_CTX_NONE: Final = 0
CU_GREEN_CTX_DEFAULT_STREAM: Final = 1
CU_DEV_SM_RESOURCE_GROUP_DEFAULT: Final = 0
CU_DEV_SM_RESOURCE_GROUP_BACKFILL: Final = 1
CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID: Final = 2
CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS: Final = 4
CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING: Final = 1
CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE: Final = 2
CU_DEV_RESOURCE_TYPE_INVALID: Final = 0
CU_DEV_RESOURCE_TYPE_SM: Final = 1
CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG: Final = 1000
CU_DEV_RESOURCE_TYPE_WORKQUEUE: Final = 0x2710
CU_WORKQUEUE_SCOPE_DEVICE_CTX: Final = 0
CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED: Final = 1
CU_LOG_LEVEL_ERROR: Final = 0
CU_LOG_LEVEL_WARNING: Final = 1
CUDA_VERSION: Final = 0x32fa
CU_IPC_HANDLE_SIZE: Final = 64
CU_STREAM_LEGACY: Final = 1
CU_STREAM_PER_THREAD: Final = 2
CU_COMPUTE_ACCELERATED_TARGET_BASE: Final = 0x10000
CU_COMPUTE_FAMILY_TARGET_BASE: Final = 0x20000
CU_GRAPH_COND_ASSIGN_DEFAULT: Final = 1
CU_GRAPH_KERNEL_NODE_PORT_DEFAULT: Final = 0
CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC: Final = 1
CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER: Final = 2
CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW: Final = 1
CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE: Final = 2
CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION: Final = 4
CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: Final = 5
CU_KERNEL_NODE_ATTRIBUTE_PRIORITY: Final = 8
CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: Final = 9
CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN: Final = 10
CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: Final = 11
CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: Final = 13
CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: Final = 14
CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW: Final = 1
CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY: Final = 3
CU_STREAM_ATTRIBUTE_PRIORITY: Final = 8
CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: Final = 9
CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN: Final = 10
CU_MEMHOSTALLOC_PORTABLE: Final = 1
CU_MEMHOSTALLOC_DEVICEMAP: Final = 2
CU_MEMHOSTALLOC_WRITECOMBINED: Final = 4
CU_MEMHOSTREGISTER_PORTABLE: Final = 1
CU_MEMHOSTREGISTER_DEVICEMAP: Final = 2
CU_MEMHOSTREGISTER_IOMEMORY: Final = 4
CU_MEMHOSTREGISTER_READ_ONLY: Final = 8
CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL: Final = 1
CU_TENSOR_MAP_NUM_QWORDS: Final = 16
CUDA_EXTERNAL_MEMORY_DEDICATED: Final = 1
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC: Final = 1
CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC: Final = 2
CUDA_NVSCISYNC_ATTR_SIGNAL: Final = 1
CUDA_NVSCISYNC_ATTR_WAIT: Final = 2
CU_MEM_CREATE_USAGE_TILE_POOL: Final = 1
CU_MEM_CREATE_USAGE_HW_DECOMPRESS: Final = 2
CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE: Final = 4
CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS: Final = 2
CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC: Final = 1
CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC: Final = 2
CUDA_ARRAY3D_LAYERED: Final = 1
CUDA_ARRAY3D_2DARRAY: Final = 1
CUDA_ARRAY3D_SURFACE_LDST: Final = 2
CUDA_ARRAY3D_CUBEMAP: Final = 4
CUDA_ARRAY3D_TEXTURE_GATHER: Final = 8
CUDA_ARRAY3D_DEPTH_TEXTURE: Final = 16
CUDA_ARRAY3D_COLOR_ATTACHMENT: Final = 32
CUDA_ARRAY3D_SPARSE: Final = 64
CUDA_ARRAY3D_DEFERRED_MAPPING: Final = 128
CUDA_ARRAY3D_VIDEO_ENCODE_DECODE: Final = 256
CU_TRSA_OVERRIDE_FORMAT: Final = 1
CU_TRSF_READ_AS_INTEGER: Final = 1
CU_TRSF_NORMALIZED_COORDINATES: Final = 2
CU_TRSF_SRGB: Final = 16
CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION: Final = 32
CU_TRSF_SEAMLESS_CUBEMAP: Final = 64
CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM: Final = 1
CU_LAUNCH_PARAM_END_AS_INT: Final = 0
CU_LAUNCH_PARAM_END: Final = 0
CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT: Final = 1
CU_LAUNCH_PARAM_BUFFER_POINTER: Final = 1
CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT: Final = 2
CU_LAUNCH_PARAM_BUFFER_SIZE: Final = 2
CU_PARAM_TR_DEFAULT: Final = -1
CU_DEVICE_CPU: Final = -1
CU_DEVICE_INVALID: Final = -2
CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY: Final = 0xffffffff
def __CUDA_API_PTDS(api: int) -> int: ...
def __CUDA_API_PTSZ(api: int) -> int: ...
cuDeviceTotalMem: Any
cuCtxCreate: Any
cuModuleGetGlobal: Any
cuMemGetInfo: Any
cuMemAlloc: Any
cuMemAllocPitch: Any
cuMemFree: Any
cuMemGetAddressRange: Any
cuMemAllocHost: Any
cuMemHostGetDevicePointer: Any
cuMemAdvise: Any
cuMemPrefetchAsync: Any
cuMemcpyHtoD: Any
cuMemcpyDtoH: Any
cuMemcpyDtoD: Any
cuMemcpyDtoA: Any
cuMemcpyAtoD: Any
cuMemcpyHtoA: Any
cuMemcpyAtoH: Any
cuMemcpyAtoA: Any
cuMemcpyHtoAAsync: Any
cuMemcpyAtoHAsync: Any
cuMemcpy2D: Any
cuMemcpy2DUnaligned: Any
cuMemcpy3D: Any
cuMemcpyHtoDAsync: Any
cuMemcpyDtoHAsync: Any
cuMemcpyDtoDAsync: Any
cuMemcpy2DAsync: Any
cuMemcpy3DAsync: Any
cuMemcpyBatchAsync: Any
cuMemcpy3DBatchAsync: Any
cuMemsetD8: Any
cuMemsetD16: Any
cuMemsetD32: Any
cuMemsetD2D8: Any
cuMemsetD2D16: Any
cuMemsetD2D32: Any
cuArrayCreate: Any
cuArrayGetDescriptor: Any
cuArray3DCreate: Any
cuArray3DGetDescriptor: Any
cuTexRefSetAddress: Any
cuTexRefGetAddress: Any
cuGraphicsResourceGetMappedPointer: Any
cuCtxDestroy: Any
cuCtxPopCurrent: Any
cuCtxPushCurrent: Any
cuStreamDestroy: Any
cuEventDestroy: Any
cuTexRefSetAddress2D: Any
cuLinkCreate: Any
cuLinkAddData: Any
cuLinkAddFile: Any
cuMemHostRegister: Any
cuGraphicsResourceSetMapFlags: Any
cuStreamBeginCapture: Any
cuDevicePrimaryCtxRelease: Any
cuDevicePrimaryCtxReset: Any
cuDevicePrimaryCtxSetFlags: Any
cuDeviceGetUuid: Any
cuIpcOpenMemHandle: Any
cuGraphInstantiate: Any
cuGraphExecUpdate: Any
cuGetProcAddress: Any
cuGraphAddKernelNode: Any
cuGraphKernelNodeGetParams: Any
cuGraphKernelNodeSetParams: Any
cuGraphExecKernelNodeSetParams: Any
cuGraphGetEdges: Any
cuGraphNodeGetDependencies: Any
cuGraphNodeGetDependentNodes: Any
cuGraphAddDependencies: Any
cuGraphRemoveDependencies: Any
cuGraphAddNode: Any
cuEventElapsedTime: Any
cuStreamWriteValue32: Any
cuStreamWaitValue32: Any
cuStreamWriteValue64: Any
cuStreamWaitValue64: Any
cuStreamBatchMemOp: Any
cuStreamGetCaptureInfo: Any
cuStreamUpdateCaptureDependencies: Any
