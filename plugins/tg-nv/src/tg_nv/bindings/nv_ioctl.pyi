from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class NV_MEMORY_DESC_PARAMS(_tg.Struct):
    base: int
    size: int
    addressSpace: int
    cacheAttrib: int
class NV_CHANNEL_ALLOC_PARAMS(_tg.Struct):
    hObjectError: int
    hObjectBuffer: int
    gpFifoOffset: int
    gpFifoEntries: int
    flags: int
    hContextShare: int
    hVASpace: int
    hUserdMemory: Any
    userdOffset: Any
    engineType: int
    cid: int
    subDeviceId: int
    hObjectEccError: int
    instanceMem: NV_MEMORY_DESC_PARAMS
    userdMem: NV_MEMORY_DESC_PARAMS
    ramfcMem: NV_MEMORY_DESC_PARAMS
    mthdbufMem: NV_MEMORY_DESC_PARAMS
    hPhysChannelGroup: int
    internalFlags: int
    errorNotifierMem: NV_MEMORY_DESC_PARAMS
    eccErrorNotifierMem: NV_MEMORY_DESC_PARAMS
    ProcessID: int
    SubProcessID: int
    encryptIv: Any
    decryptIv: Any
    hmacNonce: Any
class NVOS00_PARAMETERS(_tg.Struct):
    hRoot: int
    hObjectParent: int
    hObjectOld: int
    status: int
class NVOS02_PARAMETERS(_tg.Struct):
    hRoot: int
    hObjectParent: int
    hObjectNew: int
    hClass: int
    flags: int
    pMemory: int | None
    limit: int
    status: int
class NVOS05_PARAMETERS(_tg.Struct):
    hRoot: int
    hObjectParent: int
    hObjectNew: int
    hClass: int
    status: int
class NVOS10_EVENT_KERNEL_CALLBACK(_tg.Struct):
    func: Any
    arg: int | None
class NVOS10_EVENT_KERNEL_CALLBACK_EX(_tg.Struct):
    func: Any
    arg: int | None
class NVOS_I2C_ACCESS_PARAMS(_tg.Struct):
    hClient: int
    hDevice: int
    paramSize: int
    paramStructPtr: int | None
    status: int
class NVOS21_PARAMETERS(_tg.Struct):
    hRoot: int
    hObjectParent: int
    hObjectNew: int
    hClass: int
    pAllocParms: int | None
    paramsSize: int
    status: int
class NVOS64_PARAMETERS(_tg.Struct):
    hRoot: int
    hObjectParent: int
    hObjectNew: int
    hClass: int
    pAllocParms: int | None
    pRightsRequested: int | None
    paramsSize: int
    flags: int
    status: int
class NVOS62_PARAMETERS(_tg.Struct):
    hRoot: int
    hObjectParent: int
    hObjectNew: int
    hClass: int
    paramSize: int
    status: int
class NVOS65_PARAMETERS(_tg.Struct):
    hRoot: int
    hObjectParent: int
    hObjectNew: int
    hClass: int
    paramSize: int
    versionMagic: int
    maskSize: int
    status: int
class NVOS30_PARAMETERS(_tg.Struct):
    hClient: int
    hDevice: int
    hChannel: int
    numChannels: int
    phClients: int | None
    phDevices: int | None
    phChannels: int | None
    flags: int
    timeout: int
    status: int
class NVOS32_DESCRIPTOR_TYPE_OS_SGT_PTR_PARAMETERS(_tg.Struct):
    sgt: int | None
    gem: int | None
class NVOS32_BLOCKINFO(_tg.Struct):
    startOffset: int
    size: int
    flags: int
class NVOS32_PARAMETERS(_tg.Struct):
    hRoot: int
    hObjectParent: int
    function: int
    hVASpace: int
    ivcHeapNumber: int
    status: int
    total: int
    free: int
    data: NVOS32_PARAMETERS_data
class NVOS32_PARAMETERS_data(_tg.Union):
    AllocSize: NVOS32_PARAMETERS_data_AllocSize
    AllocTiledPitchHeight: NVOS32_PARAMETERS_data_AllocTiledPitchHeight
    Free: NVOS32_PARAMETERS_data_Free
    ReleaseCompr: NVOS32_PARAMETERS_data_ReleaseCompr
    ReacquireCompr: NVOS32_PARAMETERS_data_ReacquireCompr
    Info: NVOS32_PARAMETERS_data_Info
    Dump: NVOS32_PARAMETERS_data_Dump
    AllocSizeRange: NVOS32_PARAMETERS_data_AllocSizeRange
    AllocHintAlignment: NVOS32_PARAMETERS_data_AllocHintAlignment
    HwAlloc: NVOS32_PARAMETERS_data_HwAlloc
    HwFree: NVOS32_PARAMETERS_data_HwFree
    AllocOsDesc: NVOS32_PARAMETERS_data_AllocOsDesc
class NVOS32_PARAMETERS_data_AllocSize(_tg.Struct):
    owner: int
    hMemory: int
    type: int
    flags: int
    attr: int
    format: int
    comprCovg: int
    zcullCovg: int
    partitionStride: int
    width: int
    height: int
    size: int
    alignment: int
    offset: int
    limit: int
    address: int | None
    rangeBegin: int
    rangeEnd: int
    attr2: int
    ctagOffset: int
class NVOS32_PARAMETERS_data_AllocTiledPitchHeight(_tg.Struct):
    owner: int
    hMemory: int
    type: int
    flags: int
    height: int
    pitch: int
    attr: int
    width: int
    format: int
    comprCovg: int
    zcullCovg: int
    partitionStride: int
    size: int
    alignment: int
    offset: int
    limit: int
    address: int | None
    rangeBegin: int
    rangeEnd: int
    attr2: int
    ctagOffset: int
class NVOS32_PARAMETERS_data_Free(_tg.Struct):
    owner: int
    hMemory: int
    flags: int
class NVOS32_PARAMETERS_data_ReleaseCompr(_tg.Struct):
    owner: int
    flags: int
    hMemory: int
class NVOS32_PARAMETERS_data_ReacquireCompr(_tg.Struct):
    owner: int
    flags: int
    hMemory: int
class NVOS32_PARAMETERS_data_Info(_tg.Struct):
    attr: int
    offset: int
    size: int
    base: int
class NVOS32_PARAMETERS_data_Dump(_tg.Struct):
    flags: int
    pBuffer: int | None
    numBlocks: int
class NVOS32_PARAMETERS_data_AllocSizeRange(_tg.Struct):
    owner: int
    hMemory: int
    type: int
    flags: int
    attr: int
    format: int
    comprCovg: int
    zcullCovg: int
    partitionStride: int
    size: int
    alignment: int
    offset: int
    limit: int
    rangeBegin: int
    rangeEnd: int
    address: int | None
    attr2: int
    ctagOffset: int
class NVOS32_PARAMETERS_data_AllocHintAlignment(_tg.Struct):
    alignType: int
    alignAttr: int
    alignInputFlags: int
    alignSize: int
    alignHeight: int
    alignWidth: int
    alignPitch: int
    alignPad: int
    alignMask: int
    alignOutputFlags: Any
    alignBank: Any
    alignKind: int
    alignAdjust: int
    alignAttr2: int
class NVOS32_PARAMETERS_data_HwAlloc(_tg.Struct):
    allocOwner: int
    allochMemory: int
    flags: int
    allocType: int
    allocAttr: int
    allocInputFlags: int
    allocSize: int
    allocHeight: int
    allocWidth: int
    allocPitch: int
    allocMask: int
    allocComprCovg: int
    allocZcullCovg: int
    bindResultFunc: int | None
    pHandle: int | None
    hResourceHandle: int
    retAttr: int
    kind: int
    osDeviceHandle: int
    allocAttr2: int
    retAttr2: int
    allocAddr: int
    comprInfo: NVOS32_PARAMETERS_data_HwAlloc_comprInfo
    uncompressedKind: int
class NVOS32_PARAMETERS_data_HwAlloc_comprInfo(_tg.Struct):
    compPageShift: int
    compressedKind: int
    compTagLineMin: int
    compPageIndexLo: int
    compPageIndexHi: int
    compTagLineMultiplier: int
class NVOS32_PARAMETERS_data_HwFree(_tg.Struct):
    hResourceHandle: int
    flags: int
class NVOS32_PARAMETERS_data_AllocOsDesc(_tg.Struct):
    hMemory: int
    type: int
    flags: int
    attr: int
    attr2: int
    descriptor: int | None
    limit: int
    descriptorType: int
class NVOS32_HEAP_DUMP_BLOCK(_tg.Struct):
    owner: int
    format: int
    begin: int
    align: int
    end: int
class NV_CONTEXT_DMA_ALLOCATION_PARAMS(_tg.Struct):
    hSubDevice: int
    flags: int
    hMemory: int
    offset: int
    limit: int
class NV_MEMORY_ALLOCATION_PARAMS(_tg.Struct):
    owner: int
    type: int
    flags: int
    width: int
    height: int
    pitch: int
    attr: int
    attr2: int
    format: int
    comprCovg: int
    zcullCovg: int
    rangeLo: int
    rangeHi: int
    size: int
    alignment: int
    offset: int
    limit: int
    address: int | None
    ctagOffset: int
    hVASpace: int
    internalflags: int
    tag: int
class NV_OS_DESC_MEMORY_ALLOCATION_PARAMS(_tg.Struct):
    type: int
    flags: int
    attr: int
    attr2: int
    descriptor: int | None
    limit: int
    descriptorType: int
    tag: int
class NV_USER_LOCAL_DESC_MEMORY_ALLOCATION_PARAMS(_tg.Struct):
    flags: int
    physAddr: int
    size: int
    tag: int
    bGuestAllocated: int
class NV_MEMORY_HW_RESOURCES_ALLOCATION_PARAMS(_tg.Struct):
    owner: int
    flags: int
    type: int
    attr: int
    attr2: int
    height: int
    width: int
    pitch: int
    alignment: int
    comprCovg: int
    zcullCovg: int
    kind: int
    bindResultFunc: int | None
    pHandle: int | None
    osDeviceHandle: int
    size: int
    allocAddr: int
    compPageShift: int
    compressedKind: int
    compTagLineMin: int
    compPageIndexLo: int
    compPageIndexHi: int
    compTagLineMultiplier: int
    uncompressedKind: int
    tag: int
class NVOS33_PARAMETERS(_tg.Struct):
    hClient: int
    hDevice: int
    hMemory: int
    offset: int
    length: int
    pLinearAddress: int | None
    status: int
    flags: int
class NVOS34_PARAMETERS(_tg.Struct):
    hClient: int
    hDevice: int
    hMemory: int
    pLinearAddress: int | None
    status: int
    flags: int
class NVOS38_PARAMETERS(_tg.Struct):
    hClient: int
    hObject: int
    AccessType: int
    DevNodeLength: int
    pDevNode: int | None
    ParmStrLength: int
    pParmStr: int | None
    BinaryDataLength: int
    pBinaryData: int | None
    Data: int
    Entry: int
    status: int
class NVOS39_PARAMETERS(_tg.Struct):
    hObjectParent: int
    hSubDevice: int
    hObjectNew: int
    hClass: int
    flags: int
    selector: int
    hMemory: int
    offset: int
    limit: int
    status: int
class NvUnixEvent(_tg.Struct):
    hObject: int
    NotifyIndex: int
    info32: int
    info16: int
class NVOS41_PARAMETERS(_tg.Struct):
    pEvent: int | None
    MoreEvents: int
    status: int
class NVOS2C_PARAMETERS(_tg.Struct):
    hClient: int
    hDevice: int
    offset: int
    bar: int
    bytes: int
    write: int
    data: int
    status: int
class NVOS46_PARAMETERS(_tg.Struct):
    hClient: int
    hDevice: int
    hDma: int
    hMemory: int
    offset: int
    length: int
    flags: int
    dmaOffset: int
    status: int
class NVOS47_PARAMETERS(_tg.Struct):
    hClient: int
    hDevice: int
    hDma: int
    hMemory: int
    flags: int
    dmaOffset: int
    status: int
class NVOS49_PARAMETERS(_tg.Struct):
    hClient: int
    hChannel: int
    hCtxDma: int
    status: int
class NVOS54_PARAMETERS(_tg.Struct):
    hClient: int
    hObject: int
    cmd: int
    flags: int
    params: int | None
    paramsSize: int
    status: int
class NVOS63_PARAMETERS(_tg.Struct):
    hClient: int
    hObject: int
    cmd: int
    paramsSize: int
    status: int
class NVOS55_PARAMETERS(_tg.Struct):
    hClient: int
    hParent: int
    hObject: int
    hClientSrc: int
    hObjectSrc: int
    flags: int
    status: int
class NVOS56_PARAMETERS(_tg.Struct):
    hClient: int
    hDevice: int
    hMemory: int
    pOldCpuAddress: int | None
    pNewCpuAddress: int | None
    status: int
class NVOS57_PARAMETERS(_tg.Struct):
    hClient: int
    hObject: int
    sharePolicy: RS_SHARE_POLICY
    status: int
class RS_SHARE_POLICY(_tg.Struct):
    target: int
    accessMask: RS_ACCESS_MASK
    type: int
    action: int
class RS_ACCESS_MASK(_tg.Struct):
    limbs: Any
class NVPOWERSTATE_PARAMETERS(_tg.Struct):
    deviceReference: int
    head: int
    state: int
    forceMonitorState: int
    bForcePerfBiosLevel: int
    bIsD3HotTransition: int
    fastBootPowerState: int
class NV_GR_ALLOCATION_PARAMETERS(_tg.Struct):
    version: int
    flags: int
    size: int
    caps: int
class NV50VAIO_CHANNELDMA_ALLOCATION_PARAMETERS(_tg.Struct):
    channelInstance: int
    hObjectBuffer: int
    hObjectNotify: int
    offset: int
    pControl: int | None
    flags: int
class NV50VAIO_CHANNELPIO_ALLOCATION_PARAMETERS(_tg.Struct):
    channelInstance: int
    hObjectNotify: int
    pControl: int | None
class NV_CHANNEL_GROUP_ALLOCATION_PARAMETERS(_tg.Struct):
    hObjectError: int
    hObjectEccError: int
    hVASpace: int
    engineType: int
    bIsCallingContextVgpuPlugin: int
class NV_SWRUNLIST_ALLOCATION_PARAMS(_tg.Struct):
    engineId: int
    maxTSGs: int
    qosIntrEnableMask: int
class NV_ME_ALLOCATION_PARAMETERS(_tg.Struct):
    size: int
    caps: int
class NV_BSP_ALLOCATION_PARAMETERS(_tg.Struct):
    size: int
    prohibitMultipleInstances: int
    engineInstance: int
class NV_VP_ALLOCATION_PARAMETERS(_tg.Struct):
    size: int
    caps: int
    flags: int
    altUcode: int
    rawUcode: int | None
    rawUcodeSize: int
    numSubClasses: int
    numSubSets: int
    subClasses: int | None
    prohibitMultipleInstances: int
    pControl: int | None
    hMemoryCmdBuffer: int
    offset: int
class NV_PPP_ALLOCATION_PARAMETERS(_tg.Struct):
    size: int
    prohibitMultipleInstances: int
class NV_MSENC_ALLOCATION_PARAMETERS(_tg.Struct):
    size: int
    prohibitMultipleInstances: int
    engineInstance: int
class NV_SEC2_ALLOCATION_PARAMETERS(_tg.Struct):
    size: int
    prohibitMultipleInstances: int
class NV_NVJPG_ALLOCATION_PARAMETERS(_tg.Struct):
    size: int
    prohibitMultipleInstances: int
    engineInstance: int
class NV_OFA_ALLOCATION_PARAMETERS(_tg.Struct):
    size: int
    prohibitMultipleInstances: int
class NV_VBLANK_CALLBACK_ALLOCATION_PARAMETERS(_tg.Struct):
    pProc: int | None
    LogicalHead: int
    pParm1: int | None
    pParm2: int | None
class NVOS61_PARAMETERS(_tg.Struct):
    hClient: int
    hDevice: int
    hVblank: int
    pProc: Any
    LogicalHead: int
    pParm1: int | None
    pParm2: int | None
    bAdd: int
    status: int
class NV_VASPACE_ALLOCATION_PARAMETERS(_tg.Struct):
    index: int
    flags: int
    vaSize: int
    vaStartInternal: int
    vaLimitInternal: int
    bigPageSize: int
    vaBase: int
class NV_CTXSHARE_ALLOCATION_PARAMETERS(_tg.Struct):
    hVASpace: int
    flags: int
    subctxId: int
class NV_TIMEOUT_CONTROL_PARAMETERS(_tg.Struct):
    cmd: int
    timeoutInMs: int
    deviceInstance: int
class NV_GSP_TEST_GET_MSG_BLOCK_PARAMETERS(_tg.Struct):
    blockNum: int
    bufferSize: int
    pBuffer: int | None
    status: int
class NV_GSP_TEST_SEND_MSG_RESPONSE_PARAMETERS(_tg.Struct):
    bufferSize: int
    pBuffer: int | None
    status: int
class NV_GSP_TEST_SEND_EVENT_NOTIFICATION_PARAMETERS(_tg.Struct):
    hParentClient: int
    hSrcResource: int
    hClass: int
    notifyIndex: int
    status: int
class NV_VIDMEM_ACCESS_BIT_ALLOCATION_PARAMS(_tg.Struct):
    bDirtyTracking: int
    granularity: int
    accessBitMask: Any
    noOfEntries: int
    addrSpace: int
class NV_HOPPER_USERMODE_A_PARAMS(_tg.Struct):
    bBar1Mapping: int
    bPriv: int
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
class nv_ioctl_nvos02_parameters_with_fd(_tg.Struct):
    params: NVOS02_PARAMETERS
    fd: int
class nv_ioctl_nvos33_parameters_with_fd(_tg.Struct):
    params: NVOS33_PARAMETERS
    fd: int
class NV0000_ALLOC_PARAMETERS(_tg.Struct):
    hClient: int
    processID: int
    processName: bytes
class _cl0002_tag0(_tg.Struct):
    Reserved00: Any
class _cl003e_tag0(_tg.Struct):
    Reserved00: Any
class _cl0040_tag0(_tg.Struct):
    Reserved00: Any
class _cl0041_tag0(_tg.Struct):
    Reserved00: Any
class NV_MEMORY_VIRTUAL_ALLOCATION_PARAMS(_tg.Struct):
    offset: int
    limit: int
    hVASpace: int
class NV0080_ALLOC_PARAMETERS(_tg.Struct):
    deviceId: int
    hClientShare: int
    hTargetClient: int
    hTargetDevice: int
    flags: int
    vaSpaceSize: int
    vaStartInternal: int
    vaLimitInternal: int
    vaMode: int
class NV00F8_ALLOCATION_PARAMETERS(_tg.Struct):
    alignment: int
    allocSize: int
    pageSize: int
    allocFlags: int
    map: NV00F8_ALLOCATION_PARAMETERS_map
class NV00F8_ALLOCATION_PARAMETERS_map(_tg.Struct):
    offset: int
    hVidMem: int
    flags: int
class _cl2080_tag0(_tg.Struct):
    Reserved00: Any
class Nv2080HdcpStatusChangeNotificationRec(_tg.Struct):
    displayId: int
    hdcpStatusChangeNotif: int
class Nv2080PStateChangeNotificationRec(_tg.Struct):
    timeStamp: Nv2080PStateChangeNotificationRec_timeStamp
    NewPstate: int
class Nv2080PStateChangeNotificationRec_timeStamp(_tg.Struct):
    nanoseconds: Any
class Nv2080ClocksChangeNotificationRec(_tg.Struct):
    timeStamp: Nv2080ClocksChangeNotificationRec_timeStamp
class Nv2080ClocksChangeNotificationRec_timeStamp(_tg.Struct):
    nanoseconds: Any
class Nv2080WorkloadModulationChangeNotificationRec(_tg.Struct):
    timeStamp: Nv2080WorkloadModulationChangeNotificationRec_timeStamp
    WorkloadModulationEnabled: int
class Nv2080WorkloadModulationChangeNotificationRec_timeStamp(_tg.Struct):
    nanoseconds: Any
class Nv2080HotplugNotification(_tg.Struct):
    plugDisplayMask: int
    unplugDisplayMask: int
class Nv2080PowerEventNotification(_tg.Struct):
    bSwitchToAC: int
    bGPUCapabilityChanged: int
    displayMaskAffected: int
class Nv2080DpIrqNotificationRec(_tg.Struct):
    displayId: int
class Nv2080DstateXusbPpcNotificationRec(_tg.Struct):
    dstateXusb: int
    dstatePpc: int
class Nv2080XusbPpcConnectStateNotificationRec(_tg.Struct):
    bConnected: int
class Nv2080ACPIEvent(_tg.Struct):
    event: int
class _NV2080_COOLER_DIAG_ZONE_NOTIFICATION_REC(_tg.Struct):
    currentZone: int
class _NV2080_THERM_DIAG_ZONE_NOTIFICATION_REC(_tg.Struct):
    currentZone: int
class Nv2080AudioHdcpRequestRec(_tg.Struct):
    displayId: int
    requestedState: int
class Nv2080GC5GpuReadyParams(_tg.Struct):
    event: int
    sciIntr0: int
    sciIntr1: int
class Nv2080PrivRegAccessFaultNotification(_tg.Struct):
    errAddr: int
class Nv2080DstateHdaCodecNotificationRec(_tg.Struct):
    dstateHdaCodec: int
class Nv2080HdmiFrlRequestNotificationRec(_tg.Struct):
    displayId: int
class _NV2080_PLATFORM_POWER_MODE_CHANGE_STATUS(_tg.Struct):
    platformPowerModeIndex: int
    platformPowerModeMask: int
    eventReason: int
class Nv2080QosIntrNotification(_tg.Struct):
    engineType: int
class Nv2080EccDbeNotification(_tg.Struct):
    physAddress: int
class Nv2080LpwrDifrPrefetchNotification(_tg.Struct):
    l2CacheSize: int
class Nv2080NvlinkLnkChangeNotification(_tg.Struct):
    GpuId: int
    linkId: int
class Nv2080VrrSetTimeoutNotification(_tg.Struct):
    head: int
class NV2080_ALLOC_PARAMETERS(_tg.Struct):
    subDeviceId: int
class NV83DE_ALLOC_PARAMETERS(_tg.Struct):
    hDebuggerClient_Obsolete: int
    hAppClient: int
    hClass3dObject: int
class _cla06f_tag0(_tg.Struct):
    Reserved00: Any
class _cla06f_tag1(_tg.Struct):
    Ignored00: Any
    Put: int
    Get: int
    Reference: int
    PutHi: int
    Ignored01: Any
    TopLevelGet: int
    TopLevelGetHi: int
    GetHi: int
    Ignored02: Any
    Ignored03: int
    Ignored04: Any
    GPGet: int
    GPPut: int
    Ignored05: Any
class NVB2CC_ALLOC_PARAMETERS(_tg.Struct):
    hClientTarget: int
    hContextTarget: int
class NV0000_CTRL_CLIENT_GET_ADDR_SPACE_TYPE_PARAMS(_tg.Struct):
    hObject: int
    mapFlags: int
    addrSpaceType: int
class NV0000_CTRL_CLIENT_GET_HANDLE_INFO_PARAMS(_tg.Struct):
    hObject: int
    index: int
    data: NV0000_CTRL_CLIENT_GET_HANDLE_INFO_PARAMS_data
class NV0000_CTRL_CLIENT_GET_HANDLE_INFO_PARAMS_data(_tg.Union):
    hResult: int
    iResult: int
class NV0000_CTRL_CLIENT_GET_ACCESS_RIGHTS_PARAMS(_tg.Struct):
    hObject: int
    hClient: int
    maskResult: RS_ACCESS_MASK
class NV0000_CTRL_CLIENT_SET_INHERITED_SHARE_POLICY_PARAMS(_tg.Struct):
    sharePolicy: RS_SHARE_POLICY
class NV0000_CTRL_CMD_CLIENT_GET_CHILD_HANDLE_PARAMS(_tg.Struct):
    hParent: int
    classId: int
    hObject: int
class NV0000_CTRL_CLIENT_SHARE_OBJECT_PARAMS(_tg.Struct):
    hObject: int
    sharePolicy: RS_SHARE_POLICY
class NV0000_CTRL_CLIENT_OBJECTS_ARE_DUPLICATES_PARAMS(_tg.Struct):
    hObject1: int
    hObject2: int
    bDuplicates: int
class NV0000_CTRL_SYSTEM_GET_FEATURES_PARAMS(_tg.Struct):
    featuresMask: int
class NV0000_CTRL_SYSTEM_GET_BUILD_VERSION_PARAMS(_tg.Struct):
    sizeOfStrings: int
    pDriverVersionBuffer: int | None
    pVersionBuffer: int | None
    pTitleBuffer: int | None
    changelistNumber: int
    officialChangelistNumber: int
class NV0000_CTRL_SYSTEM_GET_CPU_INFO_PARAMS(_tg.Struct):
    type: int
    capabilities: int
    clock: int
    L1DataCacheSize: int
    L2DataCacheSize: int
    dataCacheLineSize: int
    numLogicalCpus: int
    numPhysicalCpus: int
    name: Any
    family: int
    model: int
    stepping: int
    coresOnDie: int
    bSEVEnabled: int
class NV0000_CTRL_SYSTEM_GET_CHIPSET_INFO_PARAMS(_tg.Struct):
    vendorId: int
    deviceId: int
    subSysVendorId: int
    subSysDeviceId: int
    HBvendorId: int
    HBdeviceId: int
    HBsubSysVendorId: int
    HBsubSysDeviceId: int
    sliBondId: int
    vendorNameString: Any
    subSysVendorNameString: Any
    chipsetNameString: Any
    sliBondNameString: Any
    flags: int
class NV0000_CTRL_SYSTEM_SET_MEMORY_SIZE_PARAMS(_tg.Struct):
    memorySize: int
class NV0000_CTRL_SYSTEM_GET_CLASSLIST_PARAMS(_tg.Struct):
    numClasses: int
    classes: Any
class NV0000_CTRL_SYSTEM_NOTIFY_EVENT_PARAMS(_tg.Struct):
    eventType: int
    eventData: int
    bEventDataForced: int
class NV0000_CTRL_CMD_SYSTEM_GET_PLATFORM_TYPE_PARAMS(_tg.Struct):
    systemType: int
class NV0000_CTRL_SYSTEM_DEBUG_RMMSG_CTRL_PARAMS(_tg.Struct):
    cmd: int
    count: int
    data: Any
class NV0000_CTRL_SYSTEM_HWBC_INFO(_tg.Struct):
    hwbcId: int
    firmwareVersion: int
    subordinateBus: int
    secondaryBus: int
class NV0000_CTRL_SYSTEM_GET_HWBC_INFO_PARAMS(_tg.Struct):
    hwbcInfo: Any
class NV0000_CTRL_SYSTEM_GPS_CONTROL_PARAMS(_tg.Struct):
    command: int
    locale: int
    data: int
class NV0000_CTRL_SYSTEM_GPS_BATCH_CONTROL_PARAMS(_tg.Struct):
    cmdCount: int
    succeeded: int
    cmdData: Any
class NV0000_CTRL_SYSTEM_GPS_BATCH_CONTROL_PARAMS_cmdData(_tg.Struct):
    command: int
    locale: int
    data: int
class NV0000_CTRL_SYSTEM_GET_P2P_CAPS_PARAMS(_tg.Struct):
    gpuIds: Any
    gpuCount: int
    p2pCaps: int
    p2pOptimalReadCEs: int
    p2pOptimalWriteCEs: int
    p2pCapsStatus: Any
    busPeerIds: int | None
class NV0000_CTRL_SYSTEM_GET_P2P_CAPS_V2_PARAMS(_tg.Struct):
    gpuIds: Any
    gpuCount: int
    p2pCaps: int
    p2pOptimalReadCEs: int
    p2pOptimalWriteCEs: int
    p2pCapsStatus: Any
    busPeerIds: Any
class NV0000_CTRL_SYSTEM_GET_P2P_CAPS_MATRIX_PARAMS(_tg.Struct):
    grpACount: int
    grpBCount: int
    gpuIdGrpA: Any
    gpuIdGrpB: Any
    p2pCaps: Any
    a2bOptimalReadCes: Any
    a2bOptimalWriteCes: Any
    b2aOptimalReadCes: Any
    b2aOptimalWriteCes: Any
class NV0000_CTRL_SYSTEM_GPS_CTRL_PARAMS(_tg.Struct):
    cmd: int
    input: Any
    result: Any
class NV0000_CTRL_SYSTEM_GPS_GET_PERF_SENSOR_COUNTERS_PARAMS(_tg.Struct):
    objHndl: int
    blockId: int
    nextExpectedSampleTimems: int
    countersReq: int
    countersReturned: int
    counterBlock: Any
class NV0000_CTRL_SYSTEM_GPS_CALL_ACPI_PARAMS(_tg.Struct):
    cmd: int
    input: int
    resultSz: int
    result: Any
class NV0000_CTRL_SYSTEM_EXECUTE_ACPI_METHOD_PARAMS(_tg.Struct):
    method: int
    inData: int | None
    inDataSize: int
    outStatus: int
    outData: int | None
    outDataSize: int
class NV0000_CTRL_SYSTEM_ENABLE_ETW_EVENTS_PARAMS(_tg.Struct):
    moduleMask: int
class NV0000_CTRL_SYSTEM_GPS_FRM_DATA_SAMPLE(_tg.Struct):
    frameTime: int
    renderTime: int
    targetTime: int
    sleepTime: int
    sampleNumber: int
class NV0000_CTRL_SYSTEM_GPS_GET_FRM_DATA_PARAMS(_tg.Struct):
    samples: Any
    nextSampleNumber: int
class NV0000_CTRL_SYSTEM_GPS_SET_FRM_DATA_PARAMS(_tg.Struct):
    sampleData: NV0000_CTRL_SYSTEM_GPS_FRM_DATA_SAMPLE
class NV0000_CTRL_SYSTEM_GET_VGX_SYSTEM_INFO_PARAMS(_tg.Struct):
    szHostDriverVersionBuffer: bytes
    szHostVersionBuffer: bytes
    szHostTitleBuffer: bytes
    szPluginTitleBuffer: bytes
    szHostUnameBuffer: bytes
    iHostChangelistNumber: int
    iPluginChangelistNumber: int
class NV0000_CTRL_SYSTEM_GET_GPUS_POWER_STATUS_PARAMS(_tg.Struct):
    gpuCount: int
    gpuBus: Any
    gpuExternalPowerStatus: Any
class NV0000_CTRL_SYSTEM_GET_PRIVILEGED_STATUS_PARAMS(_tg.Struct):
    privStatusFlags: int
class NV0000_CTRL_SYSTEM_GET_FABRIC_STATUS_PARAMS(_tg.Struct):
    fabricStatus: int
class NV0000_CTRL_VGPU_GET_VGPU_VERSION_PARAMS(_tg.Struct):
    host_min_supported_version: int
    host_max_supported_version: int
    user_min_supported_version: int
    user_max_supported_version: int
class NV0000_CTRL_VGPU_SET_VGPU_VERSION_PARAMS(_tg.Struct):
    min_version: int
    max_version: int
class NV0000_CTRL_SYSTEM_GET_RM_INSTANCE_ID_PARAMS(_tg.Struct):
    rm_instance_id: int
class NV0000_CTRL_CMD_SYSTEM_NVPCF_GET_POWER_MODE_INFO_PARAMS(_tg.Struct):
    gpuId: int
    tpp: int
    ratedTgp: int
    subFunc: int
    ctgpOffsetmW: int
    targetTppOffsetmW: int
    maxOutputOffsetmW: int
    minOutputOffsetmW: int
    version: int
    samplingPeriodmS: int
    samplingMulti: int
    filterType: int
    filterParam: NV0000_CTRL_CMD_SYSTEM_NVPCF_GET_POWER_MODE_INFO_PARAMS_filterParam
    filterReserved: int
    bIsBoostController: int
    incRatio: int
    decRatio: int
    bSupportBatt: int
    cpuType: int
    gpuType: int
class NV0000_CTRL_CMD_SYSTEM_NVPCF_GET_POWER_MODE_INFO_PARAMS_filterParam(_tg.Union):
    weight: int
    windowSize: int
class NV0000_CTRL_CMD_SYSTEM_SYNC_EXTERNAL_FABRIC_MGMT_PARAMS(_tg.Struct):
    bExternalFabricMgmt: int
class NV0000_CTRL_SYSTEM_GET_CLIENT_DATABASE_INFO_PARAMS(_tg.Struct):
    clientCount: int
    resourceCount: int
class NV0000_CTRL_SYSTEM_GET_BUILD_VERSION_V2_PARAMS(_tg.Struct):
    driverVersionBuffer: bytes
    versionBuffer: bytes
    titleBuffer: bytes
    changelistNumber: int
    officialChangelistNumber: int
class NV0000_CTRL_SYSTEM_RMCTRL_CACHE_MODE_CTRL_PARAMS(_tg.Struct):
    cmd: int
    mode: int
class NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_CONTROL_PARAMS(_tg.Struct):
    command: int
    locale: int
    data: int
class NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_BATCH_CONTROL_PARAMS(_tg.Struct):
    cmdCount: int
    succeeded: int
    cmdData: Any
class NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_BATCH_CONTROL_PARAMS_cmdData(_tg.Struct):
    command: int
    locale: int
    data: int
class NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_CTRL_PARAMS(_tg.Struct):
    cmd: int
    input: Any
    result: Any
class NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_GET_PERF_SENSOR_COUNTERS_PARAMS(_tg.Struct):
    objHndl: int
    blockId: int
    nextExpectedSampleTimems: int
    countersReq: int
    countersReturned: int
    counterBlock: Any
class NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_CALL_ACPI_PARAMS(_tg.Struct):
    cmd: int
    input: int
    resultSz: int
    result: Any
class NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_FRM_DATA_SAMPLE(_tg.Struct):
    frameTime: int
    renderTime: int
    targetTime: int
    sleepTime: int
    sampleNumber: int
class NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_GET_FRM_DATA_PARAMS(_tg.Struct):
    samples: Any
    nextSampleNumber: int
class NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_SET_FRM_DATA_PARAMS(_tg.Struct):
    sampleData: NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_FRM_DATA_SAMPLE
class NV0000_CTRL_GPU_GET_ATTACHED_IDS_PARAMS(_tg.Struct):
    gpuIds: Any
class NV0000_CTRL_GPU_GET_ID_INFO_PARAMS(_tg.Struct):
    gpuId: int
    gpuFlags: int
    deviceInstance: int
    subDeviceInstance: int
    szName: int | None
    sliStatus: int
    boardId: int
    gpuInstance: int
    numaId: int
class NV0000_CTRL_GPU_GET_ID_INFO_V2_PARAMS(_tg.Struct):
    gpuId: int
    gpuFlags: int
    deviceInstance: int
    subDeviceInstance: int
    sliStatus: int
    boardId: int
    gpuInstance: int
    numaId: int
class NV0000_CTRL_GPU_GET_INIT_STATUS_PARAMS(_tg.Struct):
    gpuId: int
    status: int
class NV0000_CTRL_GPU_GET_DEVICE_IDS_PARAMS(_tg.Struct):
    deviceIds: int
class NV0000_CTRL_GPU_GET_PROBED_IDS_PARAMS(_tg.Struct):
    gpuIds: Any
    excludedGpuIds: Any
class NV0000_CTRL_GPU_GET_PCI_INFO_PARAMS(_tg.Struct):
    gpuId: int
    domain: int
    bus: int
    slot: int
class NV0000_CTRL_GPU_ATTACH_IDS_PARAMS(_tg.Struct):
    gpuIds: Any
    failedId: int
class NV0000_CTRL_GPU_DETACH_IDS_PARAMS(_tg.Struct):
    gpuIds: Any
class NV0000_CTRL_GPU_VIDEO_LINKS(_tg.Struct):
    gpuId: int
    connectedGpuIds: Any
class NV0000_CTRL_GPU_GET_VIDEO_LINKS_PARAMS(_tg.Struct):
    links: Any
class NV0000_CTRL_GPU_GET_SVM_SIZE_PARAMS(_tg.Struct):
    gpuId: int
    svmSize: int
class NV0000_CTRL_GPU_GET_UUID_INFO_PARAMS(_tg.Struct):
    gpuUuid: Any
    flags: int
    gpuId: int
    deviceInstance: int
    subdeviceInstance: int
class NV0000_CTRL_GPU_GET_UUID_FROM_GPU_ID_PARAMS(_tg.Struct):
    gpuId: int
    flags: int
    gpuUuid: Any
    uuidStrLen: int
class NV0000_CTRL_GPU_MODIFY_DRAIN_STATE_PARAMS(_tg.Struct):
    gpuId: int
    newState: int
    flags: int
class NV0000_CTRL_GPU_QUERY_DRAIN_STATE_PARAMS(_tg.Struct):
    gpuId: int
    drainState: int
    flags: int
class NV0000_CTRL_GPU_DISCOVER_PARAMS(_tg.Struct):
    domain: int
    bus: int
    slot: int
    function: int
class NV0000_CTRL_GPU_GET_MEMOP_ENABLE_PARAMS(_tg.Struct):
    enableMask: int
class NV0000_CTRL_GPU_DISABLE_NVLINK_INIT_PARAMS(_tg.Struct):
    gpuId: int
    mask: int
    bSkipHwNvlinkDisable: int
class NV0000_CTRL_GPU_LEGACY_CONFIG_PARAMS(_tg.Struct):
    hContext: int
    opType: int
    index: int
    dataType: int
    data: NV0000_CTRL_GPU_LEGACY_CONFIG_PARAMS_data
class NV0000_CTRL_GPU_LEGACY_CONFIG_PARAMS_data(_tg.Union):
    configSet: NV0000_CTRL_GPU_LEGACY_CONFIG_PARAMS_data_configSet
    configEx: NV0000_CTRL_GPU_LEGACY_CONFIG_PARAMS_data_configEx
    reservedProperty: NV0000_CTRL_GPU_LEGACY_CONFIG_PARAMS_data_reservedProperty
class NV0000_CTRL_GPU_LEGACY_CONFIG_PARAMS_data_configSet(_tg.Struct):
    newValue: int
    oldValue: int
class NV0000_CTRL_GPU_LEGACY_CONFIG_PARAMS_data_configEx(_tg.Struct):
    paramData: Any
    paramSize: int
class NV0000_CTRL_GPU_LEGACY_CONFIG_PARAMS_data_reservedProperty(_tg.Struct):
    propertyId: int
    propertyIn: Any
    propertyOut: Any
class NV0000_CTRL_GPU_IDLE_CHANNELS_PARAMS(_tg.Struct):
    hDevice: int
    hChannel: int
    numChannels: int
    phClients: int | None
    phDevices: int | None
    phChannels: int | None
    flags: int
    timeout: int
class NV0000_CTRL_GPU_PUSH_GSP_UCODE_PARAMS(_tg.Struct):
    image: int
    totalSize: int
    pData: int | None
class NV0000_CTRL_GPU_SET_NVLINK_BW_MODE_PARAMS(_tg.Struct):
    mode: int
class NV0000_CTRL_GPU_GET_NVLINK_BW_MODE_PARAMS(_tg.Struct):
    mode: int
class NV0080_CTRL_FB_GET_CAPS_PARAMS(_tg.Struct):
    capsTblSize: int
    capsTbl: int | None
class NV0080_CTRL_FB_GET_COMPBIT_STORE_INFO_PARAMS(_tg.Struct):
    Size: int
    Address: int
    AddressSpace: int
    MaxCompbitLine: int
    comptagsPerCacheLine: int
    cacheLineSize: int
    cacheLineSizePerSlice: int
    cacheLineFetchAlignment: int
    backingStoreBase: int
    gobsPerComptagPerSlice: int
    backingStoreCbcBase: int
    comptaglineAllocationPolicy: int
    privRegionStartOffset: int
class NV0080_CTRL_FB_GET_CAPS_V2_PARAMS(_tg.Struct):
    capsTbl: Any
class NV0080_CTRL_FB_SET_DEFAULT_VIDMEM_PHYSICALITY_PARAMS(_tg.Struct):
    value: int
class NV0080_CTRL_FIFO_GET_CAPS_PARAMS(_tg.Struct):
    capsTblSize: int
    capsTbl: int | None
class NV0080_CTRL_FIFO_CHANNEL(_tg.Struct):
    hChannel: int
class NV0080_CTRL_FIFO_START_SELECTED_CHANNELS_PARAMS(_tg.Struct):
    fifoStartChannelListCount: int
    channelHandle: Any
    fifoStartChannelList: int | None
class NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_PARAMS(_tg.Struct):
    engineId: int
    alignment: int
    size: int
class NV0080_CTRL_FIFO_RUNLIST_GROUP_CHANNELS_PARAM(_tg.Struct):
    hChannel1: int
    hChannel2: int
class NV0080_CTRL_FIFO_RUNLIST_DIVIDE_TIMESLICE_PARAM(_tg.Struct):
    hChannel: int
    tsDivisor: int
class NV0080_CTRL_FIFO_PREEMPT_RUNLIST_PARAMS(_tg.Struct):
    hRunlist: int
    engineID: int
class NV0080_CTRL_FIFO_GET_CHANNELLIST_PARAMS(_tg.Struct):
    numChannels: int
    pChannelHandleList: int | None
    pChannelList: int | None
class NV0080_CTRL_FIFO_GET_LATENCY_BUFFER_SIZE_PARAMS(_tg.Struct):
    engineID: int
    gpEntries: int
    pbEntries: int
class NV0080_CTRL_FIFO_SET_CHANNEL_PROPERTIES_PARAMS(_tg.Struct):
    hChannel: int
    property: int
    value: int
class NV0080_CTRL_FIFO_STOP_RUNLIST_PARAMS(_tg.Struct):
    engineID: int
class NV0080_CTRL_FIFO_START_RUNLIST_PARAMS(_tg.Struct):
    engineID: int
class NV0080_CTRL_FIFO_GET_CAPS_V2_PARAMS(_tg.Struct):
    capsTbl: Any
class NV0080_CTRL_FIFO_IDLE_CHANNELS_PARAMS(_tg.Struct):
    numChannels: int
    hChannels: Any
    flags: int
    timeout: int
class NV0080_CTRL_GPU_GET_CLASSLIST_PARAMS(_tg.Struct):
    numClasses: int
    classList: int | None
class NV0080_CTRL_GPU_GET_NUM_SUBDEVICES_PARAMS(_tg.Struct):
    numSubDevices: int
class NV0080_CTRL_GPU_GET_VIDLINK_ORDER_PARAMS(_tg.Struct):
    ConnectionCount: int
    Order: Any
class NV0080_CTRL_GPU_SET_DISPLAY_OWNER_PARAMS(_tg.Struct):
    subDeviceInstance: int
class NV0080_CTRL_GPU_GET_DISPLAY_OWNER_PARAMS(_tg.Struct):
    subDeviceInstance: int
class NV0080_CTRL_GPU_SET_VIDLINK_PARAMS(_tg.Struct):
    enable: int
class NV0080_CTRL_GPU_MODIFY_SW_STATE_PERSISTENCE_PARAMS(_tg.Struct):
    newState: int
class NV0080_CTRL_GPU_QUERY_SW_STATE_PERSISTENCE_PARAMS(_tg.Struct):
    swStatePersistence: int
class NV0080_CTRL_GPU_GET_VIRTUALIZATION_MODE_PARAMS(_tg.Struct):
    virtualizationMode: int
class NV0080_CTRL_GPU_GET_SPARSE_TEXTURE_COMPUTE_MODE_PARAMS(_tg.Struct):
    defaultSetting: int
    currentSetting: int
    pendingSetting: int
class NV0080_CTRL_GPU_SET_SPARSE_TEXTURE_COMPUTE_MODE_PARAMS(_tg.Struct):
    setting: int
class NV0080_CTRL_GPU_GET_VGX_CAPS_PARAMS(_tg.Struct):
    isVgx: int
class NV0080_CTRL_GPU_GET_SRIOV_CAPS_PARAMS(_tg.Struct):
    totalVFs: int
    firstVfOffset: int
    vfFeatureMask: int
    FirstVFBar0Address: int
    FirstVFBar1Address: int
    FirstVFBar2Address: int
    bar0Size: int
    bar1Size: int
    bar2Size: int
    b64bitBar0: int
    b64bitBar1: int
    b64bitBar2: int
    bSriovEnabled: int
    bSriovHeavyEnabled: int
    bEmulateVFBar0TlbInvalidationRegister: int
    bClientRmAllocatedCtxBuffer: int
class NV0080_CTRL_GPU_GET_CLASSLIST_V2_PARAMS(_tg.Struct):
    numClasses: int
    classList: Any
class NV0080_CTRL_GPU_FIND_SUBDEVICE_HANDLE_PARAM(_tg.Struct):
    subDeviceInst: int
    hSubDevice: int
class NV0080_CTRL_GPU_GET_BRAND_CAPS_PARAMS(_tg.Struct):
    brands: int
class NV0080_CTRL_GPU_SET_VGPU_VF_BAR1_SIZE_PARAMS(_tg.Struct):
    vfBar1SizeMB: int
    numVfs: int
class NV0080_CTRL_GR_ROUTE_INFO(_tg.Struct):
    flags: int
    route: int
class NV0080_CTRL_GR_GET_CAPS_PARAMS(_tg.Struct):
    capsTblSize: int
    capsTbl: int | None
class NVXXXX_CTRL_XXX_INFO(_tg.Struct):
    index: int
    data: int
class NV0080_CTRL_GR_GET_INFO_PARAMS(_tg.Struct):
    grInfoListSize: int
    grInfoList: int | None
class NV0080_CTRL_GR_TPC_PARTITION_MODE_PARAMS(_tg.Struct):
    hChannelGroup: int
    mode: int
    bEnableAllTpcs: int
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV0080_CTRL_GR_GET_CAPS_V2_PARAMS(_tg.Struct):
    capsTbl: Any
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
    bCapsPopulated: int
class NV0080_CTRL_GR_GET_INFO_V2_PARAMS(_tg.Struct):
    grInfoListSize: int
    grInfoList: Any
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV0080_CTRL_DMA_PTE_INFO_PTE_BLOCK(_tg.Struct):
    pageSize: int
    pteEntrySize: int
    comptagLine: int
    kind: int
    pteFlags: int
class NV0080_CTRL_DMA_GET_PTE_INFO_PARAMS(_tg.Struct):
    gpuAddr: int
    subDeviceId: int
    skipVASpaceInit: int
    pteBlocks: Any
    hVASpace: int
class NV0080_CTRL_DMA_SET_PTE_INFO_PARAMS(_tg.Struct):
    gpuAddr: int
    subDeviceId: int
    pteBlocks: Any
    hVASpace: int
class NV0080_CTRL_DMA_FILL_PTE_MEM_PARAMS(_tg.Struct):
    pageCount: int
    hwResource: NV0080_CTRL_DMA_FILL_PTE_MEM_PARAMS_hwResource
    comprInfo: NV0080_CTRL_DMA_FILL_PTE_MEM_PARAMS_comprInfo
    offset: int
    gpuAddr: int
    pageArray: int | None
    pteMem: int | None
    pteMemPfn: int
    pageSize: int
    startPageIndex: int
    flags: int
    hSrcVASpace: int
    hTgtVASpace: int
    peerId: int
class NV0080_CTRL_DMA_FILL_PTE_MEM_PARAMS_hwResource(_tg.Struct):
    hClient: int
    hDevice: int
    hMemory: int
    subDeviceId: int
class NV0080_CTRL_DMA_FILL_PTE_MEM_PARAMS_comprInfo(_tg.Struct):
    fbKind: int
    sysKind: int
    compTagStartOffset: int
class NV0080_CTRL_DMA_FLUSH_PARAMS(_tg.Struct):
    targetUnit: int
class NV0080_CTRL_DMA_ADV_SCHED_GET_VA_CAPS_PAGE_TABLE_FORMAT(_tg.Struct):
    pageTableSize: int
    pageTableCoverage: int
class NV0080_CTRL_DMA_ADV_SCHED_GET_VA_CAPS_PARAMS(_tg.Struct):
    vaBitCount: int
    pdeCoverageBitCount: int
    num4KPageTableFormats: int
    bigPageSize: int
    compressionPageSize: int
    dualPageTableSupported: int
    idealVRAMPageSize: int
    pageTableBigFormat: NV0080_CTRL_DMA_ADV_SCHED_GET_VA_CAPS_PAGE_TABLE_FORMAT
    pageTable4KFormat: Any
    hVASpace: int
    vaRangeLo: int
    vaSpaceId: int
    supportedPageSizeMask: int
class NV0080_CTRL_DMA_PDE_INFO_PTE_BLOCK(_tg.Struct):
    ptePhysAddr: int
    pteCacheAttrib: int
    pteEntrySize: int
    pageSize: int
    pteAddrSpace: int
    pdeVASpaceSize: int
    pdeFlags: int
class NV0080_CTRL_DMA_GET_PDE_INFO_PARAMS(_tg.Struct):
    gpuAddr: int
    pdeVirtAddr: int
    pdeEntrySize: int
    pdeAddrSpace: int
    pdeSize: int
    subDeviceId: int
    pteBlocks: Any
    pdbAddr: int
    hVASpace: int
class NV0080_CTRL_DMA_INVALIDATE_TLB_PARAMS(_tg.Struct):
    hVASpace: int
    flags: int
class NV0080_CTRL_DMA_GET_CAPS_PARAMS(_tg.Struct):
    capsTblSize: int
    capsTbl: Any
class NV0080_CTRL_DMA_SET_VA_SPACE_SIZE_PARAMS(_tg.Struct):
    vaSpaceSize: int
    hVASpace: int
class NV0080_CTRL_DMA_UPDATE_PDE_2_PAGE_TABLE_PARAMS(_tg.Struct):
    physAddr: int
    numEntries: int
    aperture: int
class NV0080_CTRL_DMA_UPDATE_PDE_2_PARAMS(_tg.Struct):
    pdeIndex: int
    flags: int
    ptParams: Any
    hVASpace: int
    pPdeBuffer: int | None
    subDeviceId: int
class NV0080_CTRL_DMA_ENABLE_PRIVILEGED_RANGE_PARAMS(_tg.Struct):
    hVASpace: int
class NV0080_CTRL_DMA_SET_DEFAULT_VASPACE_PARAMS(_tg.Struct):
    hVASpace: int
class NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_PARAMS(_tg.Struct):
    physAddress: int
    numEntries: int
    flags: int
    hVASpace: int
    chId: int
    subDeviceId: int
    pasid: int
class NV0080_CTRL_DMA_UNSET_PAGE_DIRECTORY_PARAMS(_tg.Struct):
    hVASpace: int
    subDeviceId: int
class NV2080_CTRL_BUS_GET_PCI_INFO_PARAMS(_tg.Struct):
    pciDeviceId: int
    pciSubSystemId: int
    pciRevisionId: int
    pciExtDeviceId: int
class NV2080_CTRL_BUS_GET_INFO_PARAMS(_tg.Struct):
    busInfoListSize: int
    busInfoList: int | None
class NV2080_CTRL_BUS_GET_INFO_V2_PARAMS(_tg.Struct):
    busInfoListSize: int
    busInfoList: Any
class NV2080_CTRL_BUS_PCI_BAR_INFO(_tg.Struct):
    flags: int
    barSize: int
    barSizeBytes: int
    barOffset: int
class NV2080_CTRL_BUS_GET_PCI_BAR_INFO_PARAMS(_tg.Struct):
    pciBarCount: int
    pciBarInfo: Any
class NV2080_CTRL_BUS_SET_PCIE_LINK_WIDTH_PARAMS(_tg.Struct):
    pcieLinkWidth: int
    failingReason: int
class NV2080_CTRL_BUS_SET_PCIE_SPEED_PARAMS(_tg.Struct):
    busSpeed: int
class NV2080_CTRL_BUS_SET_HWBC_UPSTREAM_PCIE_SPEED_PARAMS(_tg.Struct):
    busSpeed: int
    primaryBus: int
class NV2080_CTRL_BUS_GET_HWBC_UPSTREAM_PCIE_SPEED_PARAMS(_tg.Struct):
    busSpeed: int
    primaryBus: int
class NV2080_CTRL_BUS_MAP_BAR2_PARAMS(_tg.Struct):
    hMemory: int
class NV2080_CTRL_BUS_UNMAP_BAR2_PARAMS(_tg.Struct):
    hMemory: int
class NV2080_CTRL_BUS_VERIFY_BAR2_PARAMS(_tg.Struct):
    hMemory: int
    offset: int
    size: int
class NV2080_CTRL_BUS_HWBC_GET_UPSTREAM_BAR0_PARAMS(_tg.Struct):
    physBAR0: int
    primaryBus: int
class NV2080_CTRL_BUS_SERVICE_GPU_MULTIFUNC_STATE_PARAMS(_tg.Struct):
    command: int
    deviceState: int
class NV2080_CTRL_BUS_GET_PEX_COUNTERS_PARAMS(_tg.Struct):
    pexCounterMask: int
    pexTotalCorrectableErrors: int
    pexCorrectableErrors: int
    pexTotalNonFatalErrors: int
    pexTotalFatalErrors: int
    pexTotalUnsupportedReqs: int
    pexCounters: Any
class NV2080_CTRL_BUS_CLEAR_PEX_COUNTERS_PARAMS(_tg.Struct):
    pexCounterMask: int
class NV2080_CTRL_BUS_FREEZE_PEX_COUNTERS_PARAMS(_tg.Struct):
    pexCounterMask: int
    bFreezeRmCounter: int
class NV2080_CTRL_CMD_BUS_GET_PEX_LANE_COUNTERS_PARAMS(_tg.Struct):
    pexLaneErrorStatus: int
    pexLaneCounter: Any
class NV2080_CTRL_CMD_BUS_GET_PCIE_LTR_LATENCY_PARAMS(_tg.Struct):
    bPexLtrRegkeyOverride: int
    bPexRootPortLtrSupported: int
    bPexGpuLtrSupported: int
    pexLtrSnoopLatencyValue: int
    pexLtrSnoopLatencyScale: int
    pexLtrNoSnoopLatencyValue: int
    pexLtrNoSnoopLatencyScale: int
class NV2080_CTRL_CMD_BUS_SET_PCIE_LTR_LATENCY_PARAMS(_tg.Struct):
    pexLtrSnoopLatencyValue: int
    pexLtrSnoopLatencyScale: int
    pexLtrNoSnoopLatencyValue: int
    pexLtrNoSnoopLatencyScale: int
class NV2080_CTRL_BUS_GET_PEX_UTIL_COUNTERS_PARAMS(_tg.Struct):
    pexCounterMask: int
    pexCounters: Any
class NV2080_CTRL_BUS_CLEAR_PEX_UTIL_COUNTERS_PARAMS(_tg.Struct):
    pexCounterMask: int
class NV2080_CTRL_BUS_GET_BFD_PARAMS(_tg.Struct):
    valid: int
    deviceID: int
    vendorID: int
    domain: int
    bus: int
    device: int
    function: int
class NV2080_CTRL_BUS_GET_BFD_PARAMSARR(_tg.Struct):
    params: Any
class NV2080_CTRL_BUS_GET_ASPM_DISABLE_FLAGS_PARAMS(_tg.Struct):
    aspmDisableFlags: Any
class NV2080_CTRL_CMD_BUS_CONTROL_PUBLIC_ASPM_BITS_PARAMS(_tg.Struct):
    bEnable: int
class NV2080_CTRL_BUS_GET_NVLINK_PEER_ID_MASK_PARAMS(_tg.Struct):
    nvlinkPeerIdMask: Any
class NV2080_CTRL_CMD_BUS_SET_EOM_PARAMETERS_PARAMS(_tg.Struct):
    eomMode: int
    eomNblks: int
    eomNerrs: int
class NV2080_CTRL_CMD_BUS_GET_UPHY_DLN_CFG_SPACE_PARAMS(_tg.Struct):
    regAddress: int
    laneSelectMask: int
    regValue: int
class NV2080_CTRL_BUS_GET_EOM_STATUS_PARAMS(_tg.Struct):
    eomMode: int
    eomNblks: int
    eomNerrs: int
    eomBerEyeSel: int
    eomPamEyeSel: int
    laneMask: int
    eomStatus: Any
class NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_PARAMS(_tg.Struct):
    atomicsCaps: int
class NV2080_CTRL_CMD_BUS_GET_PCIE_SUPPORTED_GPU_ATOMICS_PARAMS(_tg.Struct):
    atomicOp: Any
class NV2080_CTRL_CMD_BUS_GET_PCIE_SUPPORTED_GPU_ATOMICS_PARAMS_atomicOp(_tg.Struct):
    bSupported: int
    attributes: int
class NV2080_CTRL_CMD_BUS_GET_C2C_INFO_PARAMS(_tg.Struct):
    bIsLinkUp: int
    nrLinks: int
    maxNrLinks: int
    linkMask: int
    perLinkBwMBps: int
    perLinkLaneWidth: int
    remoteType: int
class NV2080_CTRL_BUS_SYSMEM_ACCESS_PARAMS(_tg.Struct):
    bDisable: int
class NV2080_CTRL_BUS_GET_C2C_ERR_INFO_PARAMS(_tg.Struct):
    errCnts: Any
class NV2080_CTRL_BUS_GET_C2C_ERR_INFO_PARAMS_errCnt(_tg.Struct):
    nrCrcErrIntr: int
    nrReplayErrIntr: int
    nrReplayB2bErrIntr: int
class NV2080_CTRL_BUS_SET_P2P_MAPPING_PARAMS(_tg.Struct):
    connectionType: int
    peerId: int
    bEgmPeer: int
    bSpaAccessOnly: int
    bUseUuid: int
    remoteGpuId: int
    remoteGpuUuid: Any
class NV2080_CTRL_BUS_UNSET_P2P_MAPPING_PARAMS(_tg.Struct):
    connectionType: int
    peerId: int
    bUseUuid: int
    remoteGpuId: int
    remoteGpuUuid: Any
class NV2080_CTRL_CE_GET_CAPS_PARAMS(_tg.Struct):
    ceEngineType: int
    capsTblSize: int
    capsTbl: int | None
class NV2080_CTRL_CE_GET_CAPS_V2_PARAMS(_tg.Struct):
    ceEngineType: int
    capsTbl: Any
class NV2080_CTRL_CE_GET_CE_PCE_MASK_PARAMS(_tg.Struct):
    ceEngineType: int
    pceMask: int
class NV2080_CTRL_CE_SET_PCE_LCE_CONFIG_PARAMS(_tg.Struct):
    ceEngineType: int
    pceLceMap: Any
    grceSharedLceMap: Any
class NV2080_CTRL_CE_UPDATE_PCE_LCE_MAPPINGS_PARAMS(_tg.Struct):
    pceLceMap: Any
    grceConfig: Any
    exposeCeMask: int
    bUpdateNvlinkPceLce: int
class NV2080_CTRL_CE_UPDATE_CLASS_DB_PARAMS(_tg.Struct):
    stubbedCeMask: int
class NV2080_CTRL_CE_GET_FAULT_METHOD_BUFFER_SIZE_PARAMS(_tg.Struct):
    size: int
class NV2080_CTRL_CE_GET_HUB_PCE_MASK_PARAMS(_tg.Struct):
    hshubPceMasks: Any
    fbhubPceMask: int
class NV2080_CTRL_CE_GET_ALL_CAPS_PARAMS(_tg.Struct):
    capsTbl: Any
    present: int
class NV2080_CTRL_FB_GET_INFO_PARAMS(_tg.Struct):
    fbInfoListSize: int
    fbInfoList: int | None
class NV2080_CTRL_FB_GET_INFO_V2_PARAMS(_tg.Struct):
    fbInfoListSize: int
    fbInfoList: Any
class NV2080_CTRL_FB_GET_BAR1_OFFSET_PARAMS(_tg.Struct):
    cpuVirtAddress: int | None
    gpuVirtAddress: int
class NV2080_CTRL_FB_GET_SYSTEM_CARVEOUT_ADDRESS_SPACE_INFO(_tg.Struct):
    StartAddr: int
    SpaceSize: int
class NV2080_CTRL_FB_GET_CALIBRATION_LOCK_FAILED_PARAMS(_tg.Struct):
    flags: int
    driveStrengthRiseCount: int
    driveStrengthFallCount: int
    driveStrengthTermCount: int
    slewStrengthRiseCount: int
    slewStrengthFallCount: int
class NV2080_CTRL_FB_FLUSH_GPU_CACHE_PARAMS(_tg.Struct):
    addressArray: Any
    addressArraySize: int
    addressAlign: int
    memBlockSizeBytes: int
    flags: int
class NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_PARAMS(_tg.Struct):
    engine: int
    allocPolicy: int
class NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_V2_ENTRY(_tg.Struct):
    client: int
    allocPolicy: int
class NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_V2_PARAMS(_tg.Struct):
    count: int
    entry: Any
class NV2080_CTRL_FB_IS_KIND_PARAMS(_tg.Struct):
    operation: int
    kind: int
    result: int
class NV2080_CTRL_FB_GET_GPU_CACHE_INFO_PARAMS(_tg.Struct):
    powerState: int
    writeMode: int
    bypassMode: int
    rcmState: int
class NV2080_CTRL_FB_GPU_CACHE_PROMOTION_POLICY_PARAMS(_tg.Struct):
    engine: int
    promotionPolicy: int
class NV2080_CTRL_CMD_FB_GET_FB_REGION_FB_REGION_INFO(_tg.Struct):
    base: int
    limit: int
    reserved: int
    performance: int
    supportCompressed: int
    supportISO: int
    bProtected: int
    blackList: Any
class NV2080_CTRL_CMD_FB_GET_FB_REGION_INFO_PARAMS(_tg.Struct):
    numFBRegions: int
    fbRegion: Any
class NV2080_CTRL_FB_OFFLINED_ADDRESS_INFO(_tg.Struct):
    pageAddressWithEccOn: int
    pageAddressWithEccOff: int
    rbcAddress: int
    source: int
    status: int
    timestamp: int
class NV2080_CTRL_FB_OFFLINE_PAGES_PARAMS(_tg.Struct):
    offlined: Any
    pageSize: int
    validEntries: int
    numPagesAdded: int
class NV2080_CTRL_FB_GET_OFFLINED_PAGES_PARAMS(_tg.Struct):
    offlined: Any
    validEntries: int
    bRetirementPending: int
    retirementPending: int
class ACR_REQUEST_PARAMS(_tg.Struct):
    clientId: int
    reqReadMask: int
    reqWriteMask: int
    regionSize: int
class ACR_REGION_ID_PROP(_tg.Struct):
    regionId: int
    readMask: int
    writeMask: int
    regionSize: int
    clientMask: int
    physicalAddress: int
class ACR_STATUS_PARAMS(_tg.Struct):
    allocStatus: int
    regionId: int
    physicalAddress: int
class ACR_REGION_HANDLE(_tg.Struct):
    hClient: int
    hParent: int
    hMemory: int
    hClass: int
    hDevice: int
class ACR_FALCON_LS_STATUS(_tg.Struct):
    falconId: int
    bIsInLs: int
class NV2080_CTRL_CMD_FB_QUERY_ACR_REGION_PARAMS(_tg.Struct):
    queryType: int
    errorCode: int
    acrRegionIdProp: ACR_REGION_ID_PROP
    clientReq: ACR_REQUEST_PARAMS
    clientReqStatus: ACR_STATUS_PARAMS
    handle: ACR_REGION_HANDLE
    falconStatus: ACR_FALCON_LS_STATUS
class NV2080_CTRL_FB_CLEAR_OFFLINED_PAGES_PARAMS(_tg.Struct):
    sourceMask: int
class NV2080_CTRL_CMD_FB_GET_COMPBITCOPY_INFO_PARAMS(_tg.Struct):
    pCompBitCopyObj: int | None
    pSwizzleParams: int | None
class NV2080_CTRL_FB_GET_LTC_INFO_FOR_FBP_PARAMS(_tg.Struct):
    fbpIndex: int
    ltcMask: int
    ltcCount: int
    ltsMask: int
    ltsCount: int
class NV2080_CTRL_CMD_FB_COMPBITCOPY_SET_CONTEXT_PARAMS(_tg.Struct):
    CBCBaseAddress: int
    backingStorePA: int
    backingStoreVA: Any
    backingStoreChunkPA: int
    backingStoreChunkVA: Any
    backingStoreChunkSize: int
    cacheWriteBitMap: Any
    backingStoreChunkOverfetch: int
    PageSizeSrc: int
    PageSizeDest: int
class NV2080_CTRL_CMD_FB_COMPBITCOPY_GET_COMPBITS_PARAMS(_tg.Struct):
    fcbits: Any
    compbits: Any
    dataPhysicalStart: int
    surfaceOffset: int
    comptagLine: int
    upper64KBCompbitSel: int
class NV2080_CTRL_CMD_FB_COMPBITCOPY_PUT_COMPBITS_PARAMS(_tg.Struct):
    fcbits: int
    compbits: int
    writeFc: int
    dataPhysicalStart: int
    surfaceOffset: int
    comptagLine: int
    upper64KBCompbitSel: int
class NV2080_CTRL_CMD_FB_COMPBITCOPY_READ_COMPBITS64KB_PARAMS(_tg.Struct):
    SrcDataPhysicalStart: int
    SrcComptagLine: int
    page64KB: int
    compbitBuffer: Any
    upper64KBCompbitSel: int
class NV2080_CTRL_CMD_FB_COMPBITCOPY_WRITE_COMPBITS64KB_PARAMS(_tg.Struct):
    DstDataPhysicalStart: int
    DstComptagLine: int
    page64KB: int
    compbitBuffer: Any
    upper64KBCompbitSel: int
class NV2080_CTRL_CMD_FB_COMPBITCOPY_SET_FORCE_BAR1_PARAMS(_tg.Struct):
    bForceBar1: int
class NV2080_CTRL_CMD_FB_GET_AMAP_CONF_PARAMS(_tg.Struct):
    pAmapConfParams: int | None
    pCbcSwizzleParams: int | None
class NV2080_CTRL_CMD_FB_CBC_OP_PARAMS(_tg.Struct):
    fbCBCOp: int
class NV2080_CTRL_FB_GET_CTAGS_FOR_CBC_EVICTION_PARAMS(_tg.Struct):
    pCompTags: Any
    numCompTags: int
class NV2080_CTRL_CMD_FB_ALLOC_COMP_RESOURCE_PARAMS(_tg.Struct):
    attr: int
    attr2: int
    size: int
    ctagOffset: int
    hwResId: int
    retCompTagLineMin: int
    retCompTagLineMax: int
class NV2080_CTRL_CMD_FB_FREE_TILE_PARAMS(_tg.Struct):
    hwResId: int
class VPR_REQUEST_PARAMS(_tg.Struct):
    startAddr: int
    size: int
class VPR_STATUS_PARAMS(_tg.Struct):
    status: int
class NV2080_CTRL_CMD_FB_SETUP_VPR_REGION_PARAMS(_tg.Struct):
    requestType: int
    requestParams: VPR_REQUEST_PARAMS
    statusParams: VPR_STATUS_PARAMS
class NV2080_CTRL_FB_GET_CLI_MANAGED_OFFLINED_PAGES_PARAMS(_tg.Struct):
    offlinedPages: Any
    pageSize: int
    validEntries: int
class NV2080_CTRL_CMD_FB_GET_COMPBITCOPY_CONSTRUCT_INFO_PARAMS(_tg.Struct):
    defaultPageSize: int
    comptagsPerCacheLine: int
    unpackedComptagLinesPerCacheLine: int
    compCacheLineSizePerLTC: int
    unpackedCompCacheLineSizePerLTC: int
    slicesPerLTC: int
    numActiveLTCs: int
    familyName: int
    chipName: int
    bitsPerRAMEntry: int
    ramBankWidth: int
    bitsPerComptagLine: int
    ramEntriesPerCompCacheLine: int
    comptagLineSize: int
class NV2080_CTRL_FB_SET_RRD_PARAMS(_tg.Struct):
    rrd: int
class NV2080_CTRL_FB_SET_READ_WRITE_LIMIT_PARAMS(_tg.Struct):
    limit: int
class NV2080_CTRL_FB_PATCH_PBR_FOR_MINING_PARAMS(_tg.Struct):
    bEnable: int
class NV2080_CTRL_FB_GET_MEM_ALIGNMENT_PARAMS(_tg.Struct):
    alignType: int
    alignAttr: int
    alignInputFlags: int
    alignHead: int
    alignSize: int
    alignHeight: int
    alignWidth: int
    alignPitch: int
    alignPad: int
    alignMask: int
    alignOutputFlags: Any
    alignBank: Any
    alignKind: int
    alignAdjust: int
    alignAttr2: int
class NV2080_CTRL_CMD_FB_GET_CBC_BASE_ADDR_PARAMS(_tg.Struct):
    cbcBaseAddress: int
    compCacheLineSize: int
    backingStoreStartPA: int
    backingStoreAllocPA: int
    backingStoreChunkOverfetch: int
class NV2080_CTRL_FB_REMAP_ENTRY(_tg.Struct):
    remapRegVal: int
    timestamp: int
    fbpa: int
    sublocation: int
    source: int
    flags: int
class NV2080_CTRL_FB_GET_REMAPPED_ROWS_PARAMS(_tg.Struct):
    entryCount: int
    flags: int
    entries: Any
class NV2080_CTRL_FB_FS_INFO_INVALID_QUERY_PARAMS(_tg.Struct):
    data: Any
class NV2080_CTRL_FB_FS_INFO_FBP_MASK_PARAMS(_tg.Struct):
    swizzId: int
    fbpEnMask: int
class NV2080_CTRL_FB_FS_INFO_LTC_MASK_PARAMS(_tg.Struct):
    fbpIndex: int
    ltcEnMask: int
class NV2080_CTRL_FB_FS_INFO_LTS_MASK_PARAMS(_tg.Struct):
    fbpIndex: int
    ltsEnMask: int
class NV2080_CTRL_FB_FS_INFO_FBPA_MASK_PARAMS(_tg.Struct):
    fbpIndex: int
    fbpaEnMask: int
class NV2080_CTRL_FB_FS_INFO_FBPA_SUBP_MASK_PARAMS(_tg.Struct):
    fbpIndex: int
    fbpaSubpEnMask: int
class NV2080_CTRL_FB_FS_INFO_FBP_LOGICAL_MAP_PARAMS(_tg.Struct):
    fbpIndex: int
    fbpLogicalIndex: int
class NV2080_CTRL_FB_FS_INFO_ROP_MASK_PARAMS(_tg.Struct):
    fbpIndex: int
    ropEnMask: int
class NV2080_CTRL_FB_FS_INFO_PROFILER_MON_LTC_MASK_PARAMS(_tg.Struct):
    fbpIndex: int
    swizzId: int
    ltcEnMask: int
class NV2080_CTRL_FB_FS_INFO_PROFILER_MON_LTS_MASK_PARAMS(_tg.Struct):
    fbpIndex: int
    swizzId: int
    ltsEnMask: int
class NV2080_CTRL_FB_FS_INFO_PROFILER_MON_FBPA_MASK_PARAMS(_tg.Struct):
    fbpIndex: int
    swizzId: int
    fbpaEnMask: int
class NV2080_CTRL_FB_FS_INFO_PROFILER_MON_ROP_MASK_PARAMS(_tg.Struct):
    fbpIndex: int
    swizzId: int
    ropEnMask: int
class NV2080_CTRL_FB_FS_INFO_PROFILER_MON_FBPA_SUBP_MASK_PARAMS(_tg.Struct):
    fbpIndex: int
    swizzId: int
    fbpaSubpEnMask: int
class NV2080_CTRL_FB_FS_INFO_QUERY(_tg.Struct):
    queryType: int
    reserved: Any
    status: int
    queryParams: NV2080_CTRL_FB_FS_INFO_QUERY_queryParams
class NV2080_CTRL_FB_FS_INFO_QUERY_queryParams(_tg.Union):
    inv: NV2080_CTRL_FB_FS_INFO_INVALID_QUERY_PARAMS
    fbp: NV2080_CTRL_FB_FS_INFO_FBP_MASK_PARAMS
    ltc: NV2080_CTRL_FB_FS_INFO_LTC_MASK_PARAMS
    lts: NV2080_CTRL_FB_FS_INFO_LTS_MASK_PARAMS
    fbpa: NV2080_CTRL_FB_FS_INFO_FBPA_MASK_PARAMS
    rop: NV2080_CTRL_FB_FS_INFO_ROP_MASK_PARAMS
    dmLtc: NV2080_CTRL_FB_FS_INFO_PROFILER_MON_LTC_MASK_PARAMS
    dmLts: NV2080_CTRL_FB_FS_INFO_PROFILER_MON_LTS_MASK_PARAMS
    dmFbpa: NV2080_CTRL_FB_FS_INFO_PROFILER_MON_FBPA_MASK_PARAMS
    dmRop: NV2080_CTRL_FB_FS_INFO_PROFILER_MON_ROP_MASK_PARAMS
    dmFbpaSubp: NV2080_CTRL_FB_FS_INFO_PROFILER_MON_FBPA_SUBP_MASK_PARAMS
    fbpaSubp: NV2080_CTRL_FB_FS_INFO_FBPA_SUBP_MASK_PARAMS
    fbpLogicalMap: NV2080_CTRL_FB_FS_INFO_FBP_LOGICAL_MAP_PARAMS
class NV2080_CTRL_FB_GET_FS_INFO_PARAMS(_tg.Struct):
    numQueries: int
    reserved: Any
    queries: Any
class NV2080_CTRL_FB_GET_ROW_REMAPPER_HISTOGRAM_PARAMS(_tg.Struct):
    histogram: Any
class NV2080_CTRL_FB_DYNAMIC_OFFLINED_ADDRESS_INFO(_tg.Struct):
    pageNumber: int
    source: int
class NV2080_CTRL_FB_GET_DYNAMIC_OFFLINED_PAGES_PARAMS(_tg.Struct):
    offlined: Any
    validEntries: int
    baseIndex: int
    bMore: int
class NV2080_CTRL_CMD_FB_ALLOCATION_INFO(_tg.Struct):
    client: int
    flags: int
    beginAddr: int
    size: int
class NV2080_CTRL_CMD_FB_CLIENT_INFO(_tg.Struct):
    handle: int
    pid: int
    subProcessID: int
    subProcessName: bytes
class NV2080_CTRL_CMD_FB_GET_CLIENT_ALLOCATION_INFO_PARAMS(_tg.Struct):
    allocCount: int
    pAllocInfo: int | None
    clientCount: int
    pClientInfo: int | None
class NV2080_CTRL_FB_UPDATE_NUMA_STATUS_PARAMS(_tg.Struct):
    bOnline: int
class NV2080_CTRL_FB_GET_NUMA_INFO_PARAMS(_tg.Struct):
    numaNodeId: int
    numaMemAddr: int
    numaMemSize: int
    numaOfflineAddressesCount: int
    numaOfflineAddresses: Any
class NV2080_CTRL_FB_GET_SEMAPHORE_SURFACE_LAYOUT_PARAMS(_tg.Struct):
    maxSubmittedSemaphoreValueOffset: int
    monitoredFenceThresholdOffset: int
    size: int
    caps: int
class NV2080_CTRL_CMD_SET_GPFIFO_PARAMS(_tg.Struct):
    hChannel: int
    base: int
    numEntries: int
class NV2080_CTRL_FIFO_BIND_CHANNEL(_tg.Struct):
    hClient: int
    hChannel: int
class NV2080_CTRL_FIFO_BIND_ENGINES_PARAMS(_tg.Struct):
    bindChannelCount: int
    bindChannels: Any
class NV2080_CTRL_CMD_SET_OPERATIONAL_PROPERTIES_PARAMS(_tg.Struct):
    flags: int
class NV2080_CTRL_FIFO_GET_PHYSICAL_CHANNEL_COUNT_PARAMS(_tg.Struct):
    physChannelCount: int
    physChannelCountInUse: int
class NV2080_CTRL_FIFO_GET_INFO_PARAMS(_tg.Struct):
    fifoInfoTblSize: int
    fifoInfoTbl: Any
    engineType: int
class NV2080_CTRL_FIFO_CHANNEL_PREEMPTIVE_REMOVAL_PARAMS(_tg.Struct):
    hChannel: int
class NV2080_CTRL_FIFO_DISABLE_CHANNELS_PARAMS(_tg.Struct):
    bDisable: int
    numChannels: int
    bOnlyDisableScheduling: int
    bRewindGpPut: int
    pRunlistPreemptEvent: int | None
    hClientList: Any
    hChannelList: Any
class NV2080_CTRL_FIFO_MEM_INFO(_tg.Struct):
    aperture: int
    base: int
    size: int
class NV2080_CTRL_FIFO_CHANNEL_MEM_INFO(_tg.Struct):
    inst: NV2080_CTRL_FIFO_MEM_INFO
    ramfc: NV2080_CTRL_FIFO_MEM_INFO
    methodBuf: Any
    methodBufCount: int
class NV2080_CTRL_CMD_FIFO_GET_CHANNEL_MEM_INFO_PARAMS(_tg.Struct):
    hChannel: int
    chMemInfo: NV2080_CTRL_FIFO_CHANNEL_MEM_INFO
class NV2080_CTRL_CMD_FIFO_GET_USERD_LOCATION_PARAMS(_tg.Struct):
    aperture: int
    attribute: int
class NV2080_CTRL_FIFO_DEVICE_ENTRY(_tg.Struct):
    engineData: Any
    pbdmaIds: Any
    pbdmaFaultIds: Any
    numPbdmas: int
    engineName: bytes
class NV2080_CTRL_FIFO_GET_DEVICE_INFO_TABLE_PARAMS(_tg.Struct):
    baseIndex: int
    numEntries: int
    bMore: int
    entries: Any
class NV2080_CTRL_CMD_FIFO_CLEAR_FAULTED_BIT_PARAMS(_tg.Struct):
    engineType: int
    vChid: int
    faultType: int
class NV2080_CTRL_FIFO_RUNLIST_SET_SCHED_POLICY_PARAMS(_tg.Struct):
    flags: int
    schedPolicy: int
class NV2080_CTRL_FIFO_UPDATE_CHANNEL_INFO_PARAMS(_tg.Struct):
    hClient: int
    hChannel: int
    hUserdMemory: int
    gpFifoEntries: int
    gpFifoOffset: int
    userdOffset: int
class NV2080_CTRL_FIFO_DISABLE_USERMODE_CHANNELS_PARAMS(_tg.Struct):
    bDisable: int
class NV2080_CTRL_FIFO_SETUP_VF_ZOMBIE_SUBCTX_PDB_PARAMS(_tg.Struct):
    base: int
    size: int
    addressSpace: int
    cacheAttrib: int
class NV2080_CTRL_FIFO_GET_ALLOCATED_CHANNELS_PARAMS(_tg.Struct):
    runlistId: int
    bitMask: Any
class NV2080_CTRL_GR_GET_INFO_PARAMS(_tg.Struct):
    grInfoListSize: int
    grInfoList: int | None
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GR_CTXSW_ZCULL_MODE_PARAMS(_tg.Struct):
    hChannel: int
    hShareClient: int
    hShareChannel: int
    zcullMode: int
class NV2080_CTRL_GR_GET_ZCULL_INFO_PARAMS(_tg.Struct):
    widthAlignPixels: int
    heightAlignPixels: int
    pixelSquaresByAliquots: int
    aliquotTotal: int
    zcullRegionByteMultiplier: int
    zcullRegionHeaderSize: int
    zcullSubregionHeaderSize: int
    subregionCount: int
    subregionWidthAlignPixels: int
    subregionHeightAlignPixels: int
class NV2080_CTRL_GR_CTXSW_PM_MODE_PARAMS(_tg.Struct):
    hChannel: int
    pmMode: int
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GR_CTXSW_ZCULL_BIND_PARAMS(_tg.Struct):
    hClient: int
    hChannel: int
    vMemPtr: int
    zcullMode: int
class NV2080_CTRL_GR_CTXSW_PM_BIND_PARAMS(_tg.Struct):
    hClient: int
    hChannel: int
    vMemPtr: int
    pmMode: int
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GR_SET_GPC_TILE_MAP_PARAMS(_tg.Struct):
    mapValueCount: int
    mapValues: Any
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GR_CTXSW_SMPC_MODE_PARAMS(_tg.Struct):
    hChannel: int
    smpcMode: int
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GR_GET_SM_TO_GPC_TPC_MAPPINGS_PARAMS(_tg.Struct):
    smId: Any
    smCount: int
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GR_GET_SM_TO_GPC_TPC_MAPPINGS_PARAMS_smId(_tg.Struct):
    gpcId: int
    tpcId: int
class NV2080_CTRL_GR_SET_CTXSW_PREEMPTION_MODE_PARAMS(_tg.Struct):
    flags: int
    hChannel: int
    gfxpPreemptMode: int
    cilpPreemptMode: int
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GR_CTXSW_PREEMPTION_BIND_PARAMS(_tg.Struct):
    flags: int
    hClient: int
    hChannel: int
    vMemPtrs: Any
    gfxpPreemptMode: int
    cilpPreemptMode: int
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GR_PC_SAMPLING_MODE_PARAMS(_tg.Struct):
    hChannel: int
    samplingMode: int
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GR_GET_ROP_INFO_PARAMS(_tg.Struct):
    ropUnitCount: int
    ropOperationsFactor: int
    ropOperationsCount: int
class NV2080_CTRL_GR_GET_CTXSW_STATS_PARAMS(_tg.Struct):
    hChannel: int
    flags: int
    saveCnt: int
    restoreCnt: int
    wfiSaveCnt: int
    ctaSaveCnt: int
    cilpSaveCnt: int
    gfxpSaveCnt: int
class NV2080_CTRL_GR_GET_CTX_BUFFER_SIZE_PARAMS(_tg.Struct):
    hChannel: int
    totalBufferSize: int
class NV2080_CTRL_GR_CTX_BUFFER_INFO(_tg.Struct):
    alignment: int
    size: int
    bufferHandle: int | None
    pageCount: int
    physAddr: int
    bufferType: int
    aperture: int
    kind: int
    pageSize: int
    bIsContigous: int
    bGlobalBuffer: int
    bLocalBuffer: int
    bDeviceDescendant: int
    uuid: Any
class NV2080_CTRL_GR_GET_CTX_BUFFER_INFO_PARAMS(_tg.Struct):
    hUserClient: int
    hChannel: int
    bufferCount: int
    ctxBufferInfo: Any
class NV2080_CTRL_GR_GET_GLOBAL_SM_ORDER_PARAMS(_tg.Struct):
    globalSmId: Any
    numSm: int
    numTpc: int
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GR_GET_GLOBAL_SM_ORDER_PARAMS_globalSmId(_tg.Struct):
    gpcId: int
    localTpcId: int
    localSmId: int
    globalTpcId: int
    virtualGpcId: int
    migratableTpcId: int
class NV2080_CTRL_GR_GET_CURRENT_RESIDENT_CHANNEL_PARAMS(_tg.Struct):
    chID: int
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GR_VAT_ALARM_DATA_PER_TPC(_tg.Struct):
    errorCounter: int
    errorTimestamp: int
    warningCounter: int
    warningTimestamp: int
class NV2080_CTRL_GR_VAT_ALARM_DATA_PER_GPC(_tg.Struct):
    tpc: Any
class NV2080_CTRL_GR_VAT_ALARM_DATA(_tg.Struct):
    gpc: Any
class NV2080_CTRL_GR_GET_VAT_ALARM_DATA_PARAMS(_tg.Struct):
    smVatAlarm: NV2080_CTRL_GR_VAT_ALARM_DATA
    maxGpcCount: int
    maxTpcPerGpcCount: int
class NV2080_CTRL_GR_GET_ATTRIBUTE_BUFFER_SIZE_PARAMS(_tg.Struct):
    attribBufferSize: int
class NV2080_CTRL_GR_GFX_POOL_QUERY_SIZE_PARAMS(_tg.Struct):
    maxSlots: int
    slotStride: int
    ctrlStructSize: int
    ctrlStructAlign: int
    poolSize: int
    poolAlign: int
class NV2080_CTRL_GR_GFX_POOL_INITIALIZE_PARAMS(_tg.Struct):
    pControlStructure: int | None
    maxSlots: int
class NV2080_CTRL_GR_GFX_POOL_ADD_SLOTS_PARAMS(_tg.Struct):
    pControlStructure: int | None
    numSlots: int
    slots: Any
class NV2080_CTRL_GR_GFX_POOL_REMOVE_SLOTS_PARAMS(_tg.Struct):
    pControlStructure: int | None
    numSlots: int
    slots: Any
    bRemoveSpecificSlots: int
class NV2080_CTRL_GR_GET_GPC_MASK_PARAMS(_tg.Struct):
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
    gpcMask: int
class NV2080_CTRL_GR_GET_TPC_MASK_PARAMS(_tg.Struct):
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
    gpcId: int
    tpcMask: int
class NV2080_CTRL_GR_GET_ENGINE_CONTEXT_PROPERTIES_PARAMS(_tg.Struct):
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
    engineId: int
    alignment: int
    size: int
    bInfoPopulated: int
class NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_PARAMS(_tg.Struct):
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
    imla0: int
    fmla16: int
    dp: int
    fmla32: int
    ffma: int
    imla1: int
    imla2: int
    imla3: int
    imla4: int
class NV2080_CTRL_GR_FECS_BIND_EVTBUF_FOR_UID_PARAMS(_tg.Struct):
    hEventBuffer: int
    recordSize: int
    levelOfDetail: int
    eventFilter: int
    bAllUsers: int
class NV2080_CTRL_GR_GET_PHYS_GPC_MASK_PARAMS(_tg.Struct):
    physSyspipeId: int
    gpcMask: int
class NV2080_CTRL_GR_GET_PPC_MASK_PARAMS(_tg.Struct):
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
    gpcId: int
    ppcMask: int
class NV2080_CTRL_GR_GET_NUM_TPCS_FOR_GPC_PARAMS(_tg.Struct):
    gpcId: int
    numTpcs: int
class NV2080_CTRL_GR_GET_CTXSW_MODES_PARAMS(_tg.Struct):
    hChannel: int
    zcullMode: int
    pmMode: int
    smpcMode: int
    cilpPreemptMode: int
    gfxpPreemptMode: int
class NV2080_CTRL_GR_GET_ZCULL_MASK_PARAMS(_tg.Struct):
    gpcId: int
    zcullMask: int
class NV2080_CTRL_GR_FECS_BIND_EVTBUF_FOR_UID_V2_PARAMS(_tg.Struct):
    hEventBuffer: int
    recordSize: int
    levelOfDetail: int
    eventFilter: int
    bAllUsers: int
    reasonCode: int
class NV2080_CTRL_GR_GET_GFX_GPC_AND_TPC_INFO_PARAMS(_tg.Struct):
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
    physGfxGpcMask: int
    numGfxTpc: int
class NV2080_CTRL_GR_GET_TPC_RECONFIG_MASK_PARAMS(_tg.Struct):
    gpc: int
    tpcReconfigMask: int
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GPU_GET_INFO_PARAMS(_tg.Struct):
    gpuInfoListSize: int
    gpuInfoList: int | None
class NV2080_CTRL_GPU_GET_INFO_V2_PARAMS(_tg.Struct):
    gpuInfoListSize: int
    gpuInfoList: Any
class NV2080_CTRL_GPU_GET_NAME_STRING_PARAMS(_tg.Struct):
    gpuNameStringFlags: int
    gpuNameString: NV2080_CTRL_GPU_GET_NAME_STRING_PARAMS_gpuNameString
class NV2080_CTRL_GPU_GET_NAME_STRING_PARAMS_gpuNameString(_tg.Union):
    ascii: Any
    unicode: Any
class NV2080_CTRL_GPU_GET_SHORT_NAME_STRING_PARAMS(_tg.Struct):
    gpuShortNameString: Any
class NV2080_CTRL_GPU_SET_POWER_PARAMS(_tg.Struct):
    target: int
    newLevel: int
    oldLevel: int
class NV2080_CTRL_GPU_GET_SDM_PARAMS(_tg.Struct):
    subdeviceMask: int
class NV2080_CTRL_GPU_SET_SDM_PARAMS(_tg.Struct):
    subdeviceMask: int
class NV2080_CTRL_GPU_GET_SIMULATION_INFO_PARAMS(_tg.Struct):
    type: int
class NV2080_CTRL_GPU_REG_OP(_tg.Struct):
    regOp: int
    regType: int
    regStatus: int
    regQuad: int
    regGroupMask: int
    regSubGroupMask: int
    regOffset: int
    regValueHi: int
    regValueLo: int
    regAndNMaskHi: int
    regAndNMaskLo: int
class NV2080_CTRL_GPU_EXEC_REG_OPS_PARAMS(_tg.Struct):
    hClientTarget: int
    hChannelTarget: int
    bNonTransactional: int
    reserved00: Any
    regOpCount: int
    regOps: int | None
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GPU_GET_ENGINES_PARAMS(_tg.Struct):
    engineCount: int
    engineList: int | None
class NV2080_CTRL_GPU_GET_ENGINES_V2_PARAMS(_tg.Struct):
    engineCount: int
    engineList: Any
class NV2080_CTRL_GPU_GET_ENGINE_CLASSLIST_PARAMS(_tg.Struct):
    engineType: int
    numClasses: int
    classList: int | None
class NV2080_CTRL_GPU_GET_ENGINE_FAULT_INFO_PARAMS(_tg.Struct):
    engineType: int
    mmuFaultId: int
    bSubcontextSupported: int
class NV2080_CTRL_GPU_QUERY_MODE_PARAMS(_tg.Struct):
    mode: int
class NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ENTRY(_tg.Struct):
    gpuPhysAddr: int
    gpuVirtAddr: int
    size: int
    physAttr: int
    bufferId: int
    bInitialize: int
    bNonmapped: int
class NV2080_CTRL_GPU_PROMOTE_CTX_PARAMS(_tg.Struct):
    engineType: int
    hClient: int
    ChID: int
    hChanClient: int
    hObject: int
    hVirtMemory: int
    virtAddress: int
    size: int
    entryCount: int
    promoteEntry: Any
class NV2080_CTRL_GPU_EVICT_CTX_PARAMS(_tg.Struct):
    engineType: int
    hClient: int
    ChID: int
    hChanClient: int
    hObject: int
class NV2080_CTRL_GPU_INITIALIZE_CTX_PARAMS(_tg.Struct):
    engineType: int
    hClient: int
    ChID: int
    hChanClient: int
    hObject: int
    hVirtMemory: int
    physAddress: int
    physAttr: int
    hDmaHandle: int
    index: int
    size: int
class NV2080_CTRL_GPU_QUERY_ECC_INTR_PARAMS(_tg.Struct):
    eccIntrStatus: int
class NV2080_CTRL_GPU_QUERY_ECC_EXCEPTION_STATUS(_tg.Struct):
    count: int
class NV2080_CTRL_GPU_QUERY_ECC_UNIT_STATUS(_tg.Struct):
    enabled: int
    scrubComplete: int
    supported: int
    dbe: NV2080_CTRL_GPU_QUERY_ECC_EXCEPTION_STATUS
    dbeNonResettable: NV2080_CTRL_GPU_QUERY_ECC_EXCEPTION_STATUS
    sbe: NV2080_CTRL_GPU_QUERY_ECC_EXCEPTION_STATUS
    sbeNonResettable: NV2080_CTRL_GPU_QUERY_ECC_EXCEPTION_STATUS
class NV2080_CTRL_GPU_QUERY_ECC_STATUS_PARAMS(_tg.Struct):
    units: Any
    bFatalPoisonError: int
    uncorrectableError: int
    flags: int
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GPU_SET_COMPUTE_MODE_RULES_PARAMS(_tg.Struct):
    rules: int
    flags: int
class NV2080_CTRL_GPU_QUERY_COMPUTE_MODE_RULES_PARAMS(_tg.Struct):
    rules: int
class NV2080_CTRL_GPU_QUERY_ECC_CONFIGURATION_PARAMS(_tg.Struct):
    currentConfiguration: int
    defaultConfiguration: int
class NV2080_CTRL_GPU_SET_ECC_CONFIGURATION_PARAMS(_tg.Struct):
    newConfiguration: int
class NV2080_CTRL_GPU_RESET_ECC_ERROR_STATUS_PARAMS(_tg.Struct):
    statuses: int
    flags: int
class NV2080_CTRL_GPU_GET_FERMI_GPC_INFO_PARAMS(_tg.Struct):
    gpcMask: int
class NV2080_CTRL_GPU_GET_FERMI_TPC_INFO_PARAMS(_tg.Struct):
    gpcId: int
    tpcMask: int
class NV2080_CTRL_GPU_GET_FERMI_ZCULL_INFO_PARAMS(_tg.Struct):
    gpcId: int
    zcullMask: int
class NV2080_CTRL_GPU_GET_OEM_BOARD_INFO_PARAMS(_tg.Struct):
    buildDate: int
    marketingName: Any
    serialNumber: Any
    memoryManufacturer: int
    memoryPartID: Any
    memoryDateCode: Any
    productPartNumber: Any
    boardRevision: Any
    boardType: int
    board699PartNumber: Any
    board965PartNumber: Any
class NV2080_CTRL_GPU_GET_ID_PARAMS(_tg.Struct):
    gpuId: int
class NV2080_CTRL_GPU_SET_GPU_DEBUG_MODE_PARAMS(_tg.Struct):
    mode: int
class NV2080_CTRL_GPU_GET_GPU_DEBUG_MODE_PARAMS(_tg.Struct):
    currentMode: int
class NV2080_CTRL_GPU_GET_ENGINE_PARTNERLIST_PARAMS(_tg.Struct):
    engineType: int
    partnershipClassId: int
    runqueue: int
    numPartners: int
    partnerList: Any
class NV2080_CTRL_GPU_GET_GID_INFO_PARAMS(_tg.Struct):
    index: int
    flags: int
    length: int
    data: Any
class NV2080_CTRL_GPU_GET_INFOROM_OBJECT_VERSION_PARAMS(_tg.Struct):
    objectType: bytes
    version: int
    subversion: int
class NV2080_CTRL_GPU_OPTIMUS_INFO_PARAMS(_tg.Struct):
    isOptimusEnabled: int
class NV2080_CTRL_GPU_GET_IP_VERSION_PARAMS(_tg.Struct):
    targetEngine: int
    ipVersion: int
class NV2080_CTRL_CMD_GPU_QUERY_ILLUM_SUPPORT_PARAMS(_tg.Struct):
    attribute: int
    bSupported: int
class NV2080_CTRL_CMD_GPU_ILLUM_PARAMS(_tg.Struct):
    attribute: int
    value: int
class NV2080_CTRL_GPU_GET_INFOROM_IMAGE_VERSION_PARAMS(_tg.Struct):
    version: Any
class NV2080_CTRL_GPU_PHYSICAL_BRIDGE_VERSION_PARAMS(_tg.Struct):
    fwVersion: int
    oemVersion: int
    siliconRevision: int
    hwbcResourceType: int
class NV2080_CTRL_GPU_GET_PHYSICAL_BRIDGE_VERSION_INFO_PARAMS(_tg.Struct):
    bridgeCount: int
    hPhysicalBridges: Any
    bridgeList: Any
class NV2080_CTRL_GPU_BRIDGE_VERSION_PARAMS(_tg.Struct):
    bus: int
    device: int
    func: int
    oemVersion: int
    siliconRevision: int
    hwbcResourceType: int
    domain: int
    fwVersion: int
class NV2080_CTRL_GPU_GET_ALL_BRIDGES_UPSTREAM_OF_GPU_PARAMS(_tg.Struct):
    bridgeCount: int
    physicalBridgeIds: Any
    bridgeList: Any
class NV2080_CTRL_GPU_QUERY_SCRUBBER_STATUS_PARAMS(_tg.Struct):
    scrubberStatus: int
    remainingTimeMs: int
    scrubStartAddr: int
    scrubEndAddr: int
class NV2080_CTRL_GPU_GET_VPR_CAPS_PARAMS(_tg.Struct):
    minStartAddr: int
    maxEndAddr: int
class NV2080_CTRL_GPU_GET_PES_INFO_PARAMS(_tg.Struct):
    gpcId: int
    numPesInGpc: int
    activePesMask: int
    maxTpcPerGpcCount: int
    tpcToPesMap: Any
class NV2080_CTRL_GPU_GET_OEM_INFO_PARAMS(_tg.Struct):
    oemInfo: Any
class NV2080_CTRL_GPU_GET_VPR_INFO_PARAMS(_tg.Struct):
    queryType: int
    bIsVprEnabled: int
    vprStartAddressInBytes: int
    vprEndAddressInBytes: int
class NV2080_CTRL_GPU_GET_ENCODER_CAPACITY_PARAMS(_tg.Struct):
    queryType: int
    encoderCapacity: int
class NV2080_CTRL_GPU_GET_NVENC_SW_SESSION_STATS_PARAMS(_tg.Struct):
    encoderSessionCount: int
    averageEncodeFps: int
    averageEncodeLatency: int
class NV2080_CTRL_NVENC_SW_SESSION_INFO(_tg.Struct):
    processId: int
    subProcessId: int
    sessionId: int
    codecType: int
    hResolution: int
    vResolution: int
    averageEncodeFps: int
    averageEncodeLatency: int
class NV2080_CTRL_GPU_GET_NVENC_SW_SESSION_INFO_PARAMS(_tg.Struct):
    sessionInfoTblEntry: int
    sessionInfoTbl: int | None
class NV2080_CTRL_GPU_SET_FABRIC_BASE_ADDR_PARAMS(_tg.Struct):
    fabricBaseAddr: int
class NV2080_CTRL_GPU_VIRTUAL_INTERRUPT_PARAMS(_tg.Struct):
    handle: int
class NV2080_CTRL_CMD_GPU_QUERY_FUNCTION_STATUS_PARAMS(_tg.Struct):
    statusMask: int
    xusbData: int
    ppcData: int
class NV2080_CTRL_GPU_PARTITION_SPAN(_tg.Struct):
    lo: int
    hi: int
class NV2080_CTRL_GPU_SET_PARTITION_INFO(_tg.Struct):
    swizzId: int
    partitionFlag: int
    bValid: int
    placement: NV2080_CTRL_GPU_PARTITION_SPAN
class NV2080_CTRL_GPU_SET_PARTITIONS_PARAMS(_tg.Struct):
    partitionCount: int
    partitionInfo: Any
class NV2080_CTRL_GPU_GET_PARTITION_INFO(_tg.Struct):
    swizzId: int
    partitionFlag: int
    grEngCount: int
    veidCount: int
    smCount: int
    ceCount: int
    nvEncCount: int
    nvDecCount: int
    nvJpgCount: int
    nvOfaCount: int
    gpcCount: int
    virtualGpcCount: int
    gfxGpcCount: int
    gpcsPerGr: Any
    virtualGpcsPerGr: Any
    gfxGpcPerGr: Any
    veidsPerGr: Any
    memSize: int
    span: NV2080_CTRL_GPU_PARTITION_SPAN
    bValid: int
    bPartitionError: int
    validCTSIdMask: int
class NV2080_CTRL_GPU_GET_PARTITIONS_PARAMS(_tg.Struct):
    queryPartitionInfo: Any
    validPartitionCount: int
    bGetAllPartitionInfo: int
class NV2080_CTRL_GPU_CONFIGURE_PARTITION_PARAMS(_tg.Struct):
    swizzId: int
    gpcCountPerSmcEng: Any
    updateSmcEngMask: int
    bUseAllGPCs: int
class NV2080_CTRL_GPU_FAULT_PACKET(_tg.Struct):
    data: Any
class NV2080_CTRL_GPU_REPORT_NON_REPLAYABLE_FAULT_PARAMS(_tg.Struct):
    faultPacket: NV2080_CTRL_GPU_FAULT_PACKET
class NV2080_CTRL_GPU_GET_ENGINE_RUNLIST_PRI_BASE_PARAMS(_tg.Struct):
    engineList: Any
    runlistPriBase: Any
class NV2080_CTRL_GPU_GET_HW_ENGINE_ID_PARAMS(_tg.Struct):
    engineList: Any
    hwEngineID: Any
class NV2080_CTRL_GPU_GET_NVFBC_SW_SESSION_STATS_PARAMS(_tg.Struct):
    sessionCount: int
    averageFPS: int
    averageLatency: int
class NV2080_CTRL_NVFBC_SW_SESSION_INFO(_tg.Struct):
    processId: int
    subProcessId: int
    vgpuInstanceId: int
    sessionId: int
    sessionType: int
    displayOrdinal: int
    sessionFlags: int
    hMaxResolution: int
    vMaxResolution: int
    hResolution: int
    vResolution: int
    averageFPS: int
    averageLatency: int
class NV2080_CTRL_GPU_GET_NVFBC_SW_SESSION_INFO_PARAMS(_tg.Struct):
    sessionInfoCount: int
    sessionInfoTbl: Any
class NV2080_CTRL_GPU_GET_VMMU_SEGMENT_SIZE_PARAMS(_tg.Struct):
    vmmuSegmentSize: int
class NV2080_CTRL_GPU_GET_PARTITION_CAPACITY_PARAMS(_tg.Struct):
    partitionFlag: int
    partitionCount: int
    availableSpans: Any
    availableSpansCount: int
    totalPartitionCount: int
    totalSpans: Any
    totalSpansCount: int
    bStaticInfo: int
class NV2080_CTRL_GPU_SET_PARTITIONING_MODE_PARAMS(_tg.Struct):
    partitioningMode: int
class NV2080_CTRL_GPU_DESCRIBE_PARTITIONS_INFO(_tg.Struct):
    partitionFlag: int
    grCount: int
    gfxGrCount: int
    gpcCount: int
    virtualGpcCount: int
    gfxGpcCount: int
    veidCount: int
    smCount: int
    ceCount: int
    nvEncCount: int
    nvDecCount: int
    nvJpgCount: int
    nvOfaCount: int
    memorySize: int
class NV2080_CTRL_GPU_DESCRIBE_PARTITIONS_PARAMS(_tg.Struct):
    descCount: int
    partitionDescs: Any
class NV2080_CTRL_GPU_GET_MAX_SUPPORTED_PAGE_SIZE_PARAMS(_tg.Struct):
    maxSupportedPageSize: int
class NV2080_CTRL_GPU_GET_NUM_MMUS_PER_GPC_PARAMS(_tg.Struct):
    gpcId: int
    count: int
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GPU_GET_ACTIVE_PARTITION_IDS_PARAMS(_tg.Struct):
    swizzId: Any
    partitionCount: int
class NV2080_CTRL_GPU_GET_PIDS_PARAMS(_tg.Struct):
    idType: int
    id: int
    pidTblCount: int
    pidTbl: Any
class NV2080_CTRL_SMC_SUBSCRIPTION_INFO(_tg.Struct):
    computeInstanceId: int
    gpuInstanceId: int
class NV2080_CTRL_GPU_PID_INFO_VIDEO_MEMORY_USAGE_DATA(_tg.Struct):
    memPrivate: int
    memSharedOwned: int
    memSharedDuped: int
    protectedMemPrivate: int
    protectedMemSharedOwned: int
    protectedMemSharedDuped: int
class NV2080_CTRL_GPU_PID_INFO_DATA(_tg.Union):
    vidMemUsage: NV2080_CTRL_GPU_PID_INFO_VIDEO_MEMORY_USAGE_DATA
class NV2080_CTRL_GPU_PID_INFO(_tg.Struct):
    pid: int
    index: int
    result: int
    data: NV2080_CTRL_GPU_PID_INFO_DATA
    smcSubscription: NV2080_CTRL_SMC_SUBSCRIPTION_INFO
class NV2080_CTRL_GPU_GET_PID_INFO_PARAMS(_tg.Struct):
    pidInfoListCount: int
    pidInfoList: Any
class NV2080_CTRL_CMD_GPU_HANDLE_VF_PRI_FAULT_PARAMS(_tg.Struct):
    faultType: int
class NV2080_CTRL_GPU_COMPUTE_POLICY_CONFIG(_tg.Struct):
    type: int
    data: NV2080_CTRL_GPU_COMPUTE_POLICY_CONFIG_data
class NV2080_CTRL_GPU_COMPUTE_POLICY_CONFIG_data(_tg.Union):
    timeslice: int
class NV2080_CTRL_GPU_SET_COMPUTE_POLICY_CONFIG_PARAMS(_tg.Struct):
    config: NV2080_CTRL_GPU_COMPUTE_POLICY_CONFIG
class NV2080_CTRL_GPU_GET_COMPUTE_POLICY_CONFIG_PARAMS(_tg.Struct):
    numConfigs: int
    configList: Any
class NV2080_CTRL_GPU_GET_GFID_PARAMS(_tg.Struct):
    domain: int
    bus: int
    device: int
    func: int
    gfid: int
    gfidMask: int
class NV2080_CTRL_CMD_GPU_UPDATE_GFID_P2P_CAPABILITY_PARAMS(_tg.Struct):
    gfid: int
    bEnable: int
    fabricPartitionId: int
class NV2080_CTRL_GPU_VALIDATE_MEM_MAP_REQUEST_PARAMS(_tg.Struct):
    addressStart: int
    addressLength: int
    protection: int
class NV2080_CTRL_GPU_SET_EGM_GPA_FABRIC_BASE_ADDR_PARAMS(_tg.Struct):
    egmGpaFabricBaseAddr: int
class NV2080_CTRL_GPU_GET_ENGINE_LOAD_TIMES_PARAMS(_tg.Struct):
    engineCount: int
    engineList: Any
    engineStateLoadTime: Any
    engineIsInit: Any
class NV2080_CTRL_GPU_GET_ID_NAME_MAPPING_PARAMS(_tg.Struct):
    engineCount: int
    engineID: Any
    engineName: Any
class NV2080_CTRL_GPU_EXEC_REG_OPS_NOPTRS_PARAMS(_tg.Struct):
    hClientTarget: int
    hChannelTarget: int
    bNonTransactional: int
    reserved00: Any
    regOpCount: int
    regOps: Any
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GPU_P2P_PEER_CAPS_PEER_INFO(_tg.Struct):
    gpuId: int
    gpuUuid: Any
    p2pCaps: int
    p2pOptimalReadCEs: int
    p2pOptimalWriteCEs: int
    p2pCapsStatus: Any
    busPeerId: int
class NV2080_CTRL_GET_P2P_CAPS_PARAMS(_tg.Struct):
    bAllCaps: int
    bUseUuid: int
    peerGpuCount: int
    peerGpuCaps: Any
class NV2080_CTRL_GPU_COMPUTE_PROFILE(_tg.Struct):
    computeSize: int
    gfxGpcCount: int
    gpcCount: int
    veidCount: int
    smCount: int
class NV2080_CTRL_GPU_GET_COMPUTE_PROFILES_PARAMS(_tg.Struct):
    profileCount: int
    profiles: Any
class NV2080_CTRL_CMD_GET_GPU_FABRIC_PROBE_INFO_PARAMS(_tg.Struct):
    state: int
    status: int
    clusterUuid: Any
    fabricPartitionId: int
    fabricCaps: int
class NV2080_CTRL_GPU_GET_CHIP_DETAILS_PARAMS(_tg.Struct):
    pciDevId: int
    chipSku: Any
    chipMajor: int
    chipMinor: int
class NV2080_CTRL_GPU_MOVE_RUNLISTS_ALLOCATION_TO_SUBHEAP_PARAMS(_tg.Struct):
    swizzId: int
class NV2080_CTRL_GPU_MIGRATABLE_OPS_CMN_PARAMS(_tg.Struct):
    hClientTarget: int
    hChannelTarget: int
    bNonTransactional: int
    regOpCount: int
    smIds: Any
    regOps: Any
    grRouteInfo: NV0080_CTRL_GR_ROUTE_INFO
class NV2080_CTRL_GPU_GET_RESET_STATUS_PARAMS(_tg.Struct):
    bResetRequired: int
class NV2080_CTRL_GPU_GET_DRAIN_AND_RESET_STATUS_PARAMS(_tg.Struct):
    bDrainRecommended: int
class NV2080_CTRL_GPU_GET_NVENC_SW_SESSION_INFO_V2_PARAMS(_tg.Struct):
    sessionInfoTblEntry: int
    sessionInfoTbl: Any
class NV2080_CTRL_GPU_GET_TPC_RECONFIG_MASK_PARAMS(_tg.Struct):
    gpc: int
    tpcReconfigMask: int
class NV2080_CTRL_EVENT_SET_NOTIFICATION_PARAMS(_tg.Struct):
    event: int
    action: int
    bNotifyState: int
    info32: int
    info16: int
class NV2080_CTRL_EVENT_SET_MEMORY_NOTIFIES_PARAMS(_tg.Struct):
    hMemory: int
class NV2080_CTRL_EVENT_SET_SEMAPHORE_MEMORY_PARAMS(_tg.Struct):
    hSemMemory: int
    semOffset: int
class NV2080_CTRL_EVENT_SET_GUEST_MSI_PARAMS(_tg.Struct):
    guestMSIAddr: int
    guestMSIData: int
    hSemMemory: int
    isReset: int
    vgpuUuid: Any
    domainId: int
class NV2080_CTRL_EVENT_SET_SEMA_MEM_VALIDATION_PARAMS(_tg.Struct):
    hSemMemory: int
    isSemaMemValidationEnabled: int
class NV2080_CTRL_EVENT_SET_TRIGGER_FIFO_PARAMS(_tg.Struct):
    hEvent: int
class NV2080_CTRL_EVENT_VIDEO_BIND_EVTBUF_PARAMS(_tg.Struct):
    hEventBuffer: int
    recordSize: int
    levelOfDetail: int
    eventFilter: int
    bAllUsers: int
class NV2080_CTRL_PERF_BOOST_PARAMS(_tg.Struct):
    flags: int
    duration: int
class NV2080_CTRL_PERF_RESERVE_PERFMON_HW_PARAMS(_tg.Struct):
    bAcquire: int
class NV2080_CTRL_PERF_POWERSTATE_PARAMS(_tg.Struct):
    powerState: int
class NV2080_CTRL_PERF_SET_POWERSTATE_PARAMS(_tg.Struct):
    powerStateInfo: NV2080_CTRL_PERF_POWERSTATE_PARAMS
class NV2080_CTRL_PERF_SET_AUX_POWER_STATE_PARAMS(_tg.Struct):
    powerState: int
class NV2080_CTRL_PERF_RATED_TDP_STATUS_PARAMS(_tg.Struct):
    rm: NV2080_CTRL_PERF_RATED_TDP_STATUS_PARAMS_rm
    output: int
    inputs: Any
class NV2080_CTRL_PERF_RATED_TDP_STATUS_PARAMS_rm(_tg.Struct):
    clientActiveMask: int
    bRegkeyLimitRatedTdp: int
class NV2080_CTRL_PERF_RATED_TDP_CONTROL_PARAMS(_tg.Struct):
    client: int
    input: int
class NV2080_CTRL_PERF_GPUMON_ENGINE_UTIL_SAMPLE(_tg.Struct):
    util: int
    vgpuScale: int
    procId: int
    subProcessID: int
    subProcessName: bytes
class NV2080_CTRL_PERF_GPUMON_PERFMON_UTIL_SAMPLE(_tg.Struct):
    base: NV2080_CTRL_GPUMON_SAMPLE
    fb: NV2080_CTRL_PERF_GPUMON_ENGINE_UTIL_SAMPLE
    gr: NV2080_CTRL_PERF_GPUMON_ENGINE_UTIL_SAMPLE
    nvenc: NV2080_CTRL_PERF_GPUMON_ENGINE_UTIL_SAMPLE
    nvdec: NV2080_CTRL_PERF_GPUMON_ENGINE_UTIL_SAMPLE
class NV2080_CTRL_GPUMON_SAMPLE(_tg.Struct):
    timeStamp: int
class NV2080_CTRL_GPUMON_SAMPLES(_tg.Struct):
    type: int
    bufSize: int
    count: int
    tracker: int
    pSamples: int | None
class NV2080_CTRL_PERF_GET_GPUMON_PERFMON_UTIL_SAMPLES_V2_PARAMS(_tg.Struct):
    type: int
    bufSize: int
    count: int
    tracker: int
    samples: Any
class NV2080_CTRL_PERF_GPU_IS_IDLE_PARAMS(_tg.Struct):
    prevPstate: int
    action: int
class NV2080_CTRL_PERF_AGGRESSIVE_PSTATE_NOTIFY_PARAMS(_tg.Struct):
    bGpuIsIdle: int
    bRestoreToMax: int
    idleTimeUs: int
    busyTimeUs: int
class NV83DE_CTRL_DEBUG_SET_MODE_MMU_DEBUG_PARAMS(_tg.Struct):
    action: int
class NV83DE_CTRL_DEBUG_GET_MODE_MMU_DEBUG_PARAMS(_tg.Struct):
    value: int
class NV83DE_CTRL_DEBUG_SET_EXCEPTION_MASK_PARAMS(_tg.Struct):
    exceptionMask: int
class NV83DE_SM_ERROR_STATE_REGISTERS(_tg.Struct):
    hwwGlobalEsr: int
    hwwWarpEsr: int
    hwwWarpEsrPc: int
    hwwGlobalEsrReportMask: int
    hwwWarpEsrReportMask: int
    hwwEsrAddr: int
    hwwWarpEsrPc64: int
    hwwCgaEsr: int
    hwwCgaEsrReportMask: int
class NV83DE_CTRL_DEBUG_READ_SINGLE_SM_ERROR_STATE_PARAMS(_tg.Struct):
    hTargetChannel: int
    smID: int
    smErrorState: NV83DE_SM_ERROR_STATE_REGISTERS
class NV83DE_MMU_FAULT_INFO(_tg.Struct):
    valid: int
    faultInfo: int
class NV83DE_CTRL_DEBUG_READ_ALL_SM_ERROR_STATES_PARAMS(_tg.Struct):
    hTargetChannel: int
    numSMsToRead: int
    smErrorStateArray: Any
    mmuFaultInfo: int
    mmuFault: NV83DE_MMU_FAULT_INFO
    startingSM: int
class NV83DE_CTRL_DEBUG_CLEAR_SINGLE_SM_ERROR_STATE_PARAMS(_tg.Struct):
    hTargetChannel: int
    smID: int
class NV83DE_CTRL_DEBUG_CLEAR_ALL_SM_ERROR_STATES_PARAMS(_tg.Struct):
    hTargetChannel: int
    numSMsToClear: int
class NV83DE_CTRL_CMD_DEBUG_SUSPEND_ALL_CONTEXTS_FOR_CLIENT_PARAMS(_tg.Struct):
    waitForEvent: int
    hResidentChannel: int
class NV83DE_CTRL_DEBUG_SET_NEXT_STOP_TRIGGER_TYPE_PARAMS(_tg.Struct):
    stopTriggerType: int
class NV83DE_CTRL_DEBUG_SET_SINGLE_STEP_INTERRUPT_HANDLING_PARAMS(_tg.Struct):
    singleStepHandling: int
class NV83DE_CTRL_DEBUG_READ_MEMORY_PARAMS(_tg.Struct):
    hMemory: int
    length: int
    offset: int
    buffer: int | None
class NV83DE_CTRL_DEBUG_WRITE_MEMORY_PARAMS(_tg.Struct):
    hMemory: int
    length: int
    offset: int
    buffer: int | None
class NV83DE_CTRL_DEBUG_GET_HANDLES_PARAMS(_tg.Struct):
    hChannel: int
    hSubdevice: int
class NV83DE_CTRL_DEBUG_ACCESS_OP(_tg.Struct):
    gpuVA: int
    pCpuVA: int | None
    size: int
    valid: int
class NV83DE_CTRL_DEBUG_ACCESS_SURFACE_PARAMETERS(_tg.Struct):
    count: int
    opsBuffer: Any
class NV83DE_CTRL_DEBUG_GET_MAPPINGS_OP(_tg.Struct):
    gpuVA: int
    size: int
class NV83DE_CTRL_DEBUG_GET_MAPPINGS_PARAMETERS(_tg.Struct):
    vaLo: int
    vaHi: int
    count: int
    hasMore: int
    opsBuffer: Any
class NV83DE_CTRL_DEBUG_EXEC_REG_OPS_PARAMS(_tg.Struct):
    bNonTransactional: int
    regOpCount: int
    regOps: Any
class NV83DE_CTRL_DEBUG_SET_MODE_ERRBAR_DEBUG_PARAMS(_tg.Struct):
    action: int
class NV83DE_CTRL_DEBUG_GET_MODE_ERRBAR_DEBUG_PARAMS(_tg.Struct):
    value: int
class NV83DE_CTRL_DEBUG_SET_SINGLE_SM_SINGLE_STEP_PARAMS(_tg.Struct):
    smID: int
    bSingleStep: int
class NV83DE_CTRL_DEBUG_SET_SINGLE_SM_STOP_TRIGGER_PARAMS(_tg.Struct):
    smID: int
    bStopTrigger: int
class NV83DE_CTRL_DEBUG_SET_SINGLE_SM_RUN_TRIGGER_PARAMS(_tg.Struct):
    smID: int
    bRunTrigger: int
class NV83DE_CTRL_DEBUG_SET_SINGLE_SM_SKIP_IDLE_WARP_DETECT_PARAMS(_tg.Struct):
    smID: int
    bSkipIdleWarpDetect: int
class NV83DE_CTRL_DEBUG_SINGLE_SM_DEBUGGER_STATUS(_tg.Struct):
    bInTrapMode: int
    bCrsFlushDone: int
    bRunTriggerInProgress: int
    bComputeContext: int
    bLockedDown: int
class NV83DE_CTRL_DEBUG_GET_SINGLE_SM_DEBUGGER_STATUS_PARAMS(_tg.Struct):
    smID: int
    smDebuggerStatus: NV83DE_CTRL_DEBUG_SINGLE_SM_DEBUGGER_STATUS
class NV83DE_CTRL_DEBUG_ACCESS_MEMORY_ENTRY(_tg.Struct):
    hMemory: int
    length: int
    memOffset: int
    dataOffset: int
    status: int
class NV83DE_CTRL_DEBUG_ACCESS_MEMORY_PARAMS(_tg.Struct):
    pData: int | None
    dataLength: int
    count: int
    entries: Any
class NV83DE_CTRL_DEBUG_READ_MMU_FAULT_INFO_ENTRY(_tg.Struct):
    faultAddress: int
    faultType: int
    accessType: int
class NV83DE_CTRL_DEBUG_READ_MMU_FAULT_INFO_PARAMS(_tg.Struct):
    mmuFaultInfoList: Any
    count: int
class NV906F_CTRL_GET_CLASS_ENGINEID_PARAMS(_tg.Struct):
    hObject: int
    classEngineID: int
    classID: int
    engineID: int
class NV906F_CTRL_CMD_RESET_CHANNEL_PARAMS(_tg.Struct):
    engineID: int
    subdeviceInstance: int
    resetReason: int
class NVA06F_CTRL_GPFIFO_SCHEDULE_PARAMS(_tg.Struct):
    bEnable: int
    bSkipSubmit: int
class NVA06F_CTRL_BIND_PARAMS(_tg.Struct):
    engineType: int
class NV906F_CTRL_GET_MMU_FAULT_INFO_PARAMS(_tg.Struct):
    addrHi: int
    addrLo: int
    faultType: int
    faultString: bytes
    shaderProgramVA: Any
class NVA06F_CTRL_SET_ERROR_NOTIFIER_PARAMS(_tg.Struct):
    bNotifyEachChannelInTSG: int
class NVA06F_CTRL_INTERLEAVE_LEVEL_PARAMS(_tg.Struct):
    channelInterleaveLevel: int
class NVA06F_CTRL_RESTART_RUNLIST_PARAMS(_tg.Struct):
    bForceRestart: int
    bBypassWait: int
class NVA06F_CTRL_STOP_CHANNEL_PARAMS(_tg.Struct):
    bImmediate: int
class NV90F1_CTRL_VASPACE_GET_GMMU_FORMAT_PARAMS(_tg.Struct):
    hSubDevice: int
    subDeviceId: int
    pFmt: int | None
class NV_CTRL_VASPACE_PAGE_LEVEL(_tg.Struct):
    pFmt: Any
    levelFmt: MMU_FMT_LEVEL
    sublevelFmt: Any
    physAddress: int
    aperture: int
    size: int
class MMU_FMT_LEVEL(_tg.Struct):
    virtAddrBitLo: int
    virtAddrBitHi: int
    entrySize: int
    bPageTable: int
    numSubLevels: int
    pageLevelIdTag: int
    subLevels: Any
class NV90F1_CTRL_VASPACE_GET_PAGE_LEVEL_INFO_PARAMS(_tg.Struct):
    hSubDevice: int
    subDeviceId: int
    virtAddress: int
    pageSize: int
    numLevels: int
    levels: Any
class NV90F1_CTRL_VASPACE_RESERVE_ENTRIES_PARAMS(_tg.Struct):
    hSubDevice: int
    subDeviceId: int
    pageSize: int
    virtAddrLo: int
    virtAddrHi: int
class NV90F1_CTRL_VASPACE_RELEASE_ENTRIES_PARAMS(_tg.Struct):
    hSubDevice: int
    subDeviceId: int
    pageSize: int
    virtAddrLo: int
    virtAddrHi: int
class NV90F1_CTRL_VASPACE_COPY_SERVER_RESERVED_PDES_PARAMS(_tg.Struct):
    hSubDevice: int
    subDeviceId: int
    pageSize: int
    virtAddrLo: int
    virtAddrHi: int
    numLevelsToCopy: int
    levels: Any
class NV90F1_CTRL_VASPACE_COPY_SERVER_RESERVED_PDES_PARAMS_level(_tg.Struct):
    physAddress: int
    size: int
    aperture: int
    pageShift: int
class NVA06F_CTRL_EVENT_SET_NOTIFICATION_PARAMS(_tg.Struct):
    event: int
    action: int
class NVC36F_CTRL_CMD_GPFIFO_GET_WORK_SUBMIT_TOKEN_PARAMS(_tg.Struct):
    workSubmitToken: int
class NVC36F_CTRL_GPFIFO_UPDATE_FAULT_METHOD_BUFFER_PARAMS(_tg.Struct):
    bar2Addr: Any
class NVC36F_CTRL_GPFIFO_SET_WORK_SUBMIT_TOKEN_NOTIF_INDEX_PARAMS(_tg.Struct):
    index: int
class NVA06C_CTRL_TIMESLICE_PARAMS(_tg.Struct):
    timesliceUs: int
class NVA06C_CTRL_PREEMPT_PARAMS(_tg.Struct):
    bWait: int
    bManualTimeout: int
    timeoutUs: int
class NVA06C_CTRL_GET_INFO_PARAMS(_tg.Struct):
    tsgID: int
class NVA06C_CTRL_INTERLEAVE_LEVEL_PARAMS(_tg.Struct):
    tsgInterleaveLevel: int
class NVA06C_CTRL_PROGRAM_VIDMEM_PROMOTE_FIELD(_tg.Struct):
    size: int
class NVA06C_CTRL_PROGRAM_VIDMEM_PROMOTE_PARAMS(_tg.Struct):
    l1: NVA06C_CTRL_PROGRAM_VIDMEM_PROMOTE_FIELD
    t1: NVA06C_CTRL_PROGRAM_VIDMEM_PROMOTE_FIELD
class NVA06C_CTRL_INTERNAL_PROMOTE_FAULT_METHOD_BUFFERS_PARAMS(_tg.Struct):
    methodBufferMemdesc: Any
    bar2Addr: Any
    numValidEntries: int
class NV2080_CTRL_INTERNAL_MEMDESC_INFO(_tg.Struct):
    base: int
    size: int
    alignment: int
    addressSpace: int
    cpuCacheAttrib: int
class NVA06C_CTRL_MAKE_REALTIME_PARAMS(_tg.Struct):
    bRealtime: int
class NVB0CC_CTRL_RESERVE_HWPM_LEGACY_PARAMS(_tg.Struct):
    ctxsw: int
class NVB0CC_CTRL_RESERVE_PM_AREA_SMPC_PARAMS(_tg.Struct):
    ctxsw: int
class NVB0CC_CTRL_ALLOC_PMA_STREAM_PARAMS(_tg.Struct):
    hMemPmaBuffer: int
    pmaBufferOffset: int
    pmaBufferSize: int
    hMemPmaBytesAvailable: int
    pmaBytesAvailableOffset: int
    ctxsw: int
    pmaChannelIdx: int
    pmaBufferVA: int
class NVB0CC_CTRL_FREE_PMA_STREAM_PARAMS(_tg.Struct):
    pmaChannelIdx: int
class NVB0CC_CTRL_PMA_STREAM_UPDATE_GET_PUT_PARAMS(_tg.Struct):
    bytesConsumed: int
    bUpdateAvailableBytes: int
    bWait: int
    bytesAvailable: int
    bReturnPut: int
    putPtr: int
    pmaChannelIdx: int
    bOverflowStatus: int
class NVB0CC_CTRL_EXEC_REG_OPS_PARAMS(_tg.Struct):
    regOpCount: int
    mode: int
    bPassed: int
    bDirect: int
    regOps: Any
class NVB0CC_CTRL_GET_TOTAL_HS_CREDITS_PARAMS(_tg.Struct):
    numCredits: int
class NVB0CC_CTRL_PMA_STREAM_HS_CREDITS_INFO(_tg.Struct):
    chipletType: int
    chipletIndex: int
    numCredits: int
class NVB0CC_CTRL_PMA_STREAM_HS_CREDITS_STATUS(_tg.Struct):
    status: int
    entryIndex: int
class NVB0CC_CTRL_HS_CREDITS_PARAMS(_tg.Struct):
    pmaChannelIdx: int
    numEntries: int
    statusInfo: NVB0CC_CTRL_PMA_STREAM_HS_CREDITS_STATUS
    creditInfo: Any
class NVB0CC_CTRL_RESERVE_HES_CWD_PARAMS(_tg.Struct):
    ctxsw: int
class NVB0CC_CTRL_HES_RESERVATION_UNION(_tg.Union):
    cwd: NVB0CC_CTRL_RESERVE_HES_CWD_PARAMS
class NVB0CC_CTRL_RESERVE_HES_PARAMS(_tg.Struct):
    type: int
    reserveParams: NVB0CC_CTRL_HES_RESERVATION_UNION
class NVB0CC_CTRL_RELEASE_HES_PARAMS(_tg.Struct):
    type: int
class NVB0CC_CTRL_DISABLE_DYNAMIC_MMA_BOOST_PARAMS(_tg.Struct):
    disable: int
class NVB0CC_CTRL_GET_DYNAMIC_MMA_BOOST_STATUS_PARAMS(_tg.Struct):
    enabled: int
class NVB0CC_CTRL_POWER_REQUEST_FEATURES_PARAMS(_tg.Struct):
    globalStatus: int
    controlMask: int
    statusMask: int
class NVB0CC_CTRL_POWER_RELEASE_FEATURES_PARAMS(_tg.Struct):
    controlMask: int
class NV0041_CTRL_GET_SURFACE_PHYS_ATTR_PARAMS(_tg.Struct):
    memOffset: int
    memFormat: int
    comprOffset: int
    comprFormat: int
    memAperture: int
    gpuCacheAttr: int
    gpuP2PCacheAttr: int
    mmuContext: int
    contigSegmentSize: int
class NV0041_CTRL_GET_SURFACE_ZCULL_ID_PARAMS(_tg.Struct):
    zcullId: int
class NV0041_CTRL_GET_SURFACE_INFO_PARAMS(_tg.Struct):
    surfaceInfoListSize: int
    surfaceInfoList: int | None
class NV0041_CTRL_GET_SURFACE_COMPRESSION_COVERAGE_PARAMS(_tg.Struct):
    hSubDevice: int
    lineMin: int
    lineMax: int
    format: int
class NV0041_CTRL_GET_FBMEM_BUS_ADDR_PARAMS(_tg.Struct):
    pLinearAddress: int | None
    busAddress: int
class NV0041_CTRL_SURFACE_FLUSH_GPU_CACHE_PARAMS(_tg.Struct):
    flags: int
class NV0041_CTRL_GET_MEM_PAGE_SIZE_PARAMS(_tg.Struct):
    pageSize: int
class NV0041_CTRL_UPDATE_SURFACE_COMPRESSION_PARAMS(_tg.Struct):
    bRelease: int
class NV0041_CTRL_CMD_PRINT_LABELS_PARAMS(_tg.Struct):
    tag: int
class NV0041_CTRL_CMD_SET_LABEL_PARAMS(_tg.Struct):
    tag: int
class NV0041_CTRL_CMD_GET_LABEL_PARAMS(_tg.Struct):
    tag: int
class NV0041_CTRL_CMD_SET_TAG_PARAMS(_tg.Struct):
    tag: int
class NV0041_CTRL_CMD_GET_TAG_PARAMS(_tg.Struct):
    tag: int
NV_VIDMEM_ACCESS_BIT_ALLOCATION_PARAMS_ADDR_SPACE: Any
NV0000_CTRL_GET_SYSTEM_FABRIC_STATUS: Any
NV0080_CTRL_FB_DEFAULT_VIDMEM_PHYSICALITY: Any
NV0080_CTRL_GR_TPC_PARTITION_MODE: Any
NV2080_CTRL_CMD_FB_ACR_QUERY_TYPE: Any
NV2080_CTRL_CMD_FB_ACR_QUERY_ERROR_CODE: Any
CTRL_CMD_FB_CBC_OP: Any
NV2080_CTRL_CMD_FB_VPR_REQUEST_TYPE: Any
NV2080_CTRL_CMD_FB_VPR_ERROR_CODE: Any
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS: Any
NV2080_CTRL_GR_FECS_BIND_EVTBUF_LOD: Any
NV2080_CTRL_GR_FECS_BIND_EVTBUF_REASON_CODE: Any
NV2080_CTRL_VPR_INFO_QUERY_TYPE: Any
NV2080_CTRL_ENCODER_CAPACITY_QUERY_TYPE: Any
NV2080_CTRL_GPU_COMPUTE_POLICY_CONFIG_DATA_TIMESLICE: Any
NV2080_EVENT_HDACODEC_DSTATE: Any
NV2080_CTRL_EVENT_VIDEO_BIND_EVTBUF_LOD: Any
NV2080_CTRL_PERF_RATED_TDP_CLIENT: Any
NV2080_CTRL_PERF_RATED_TDP_ACTION: Any
NVA06C_CTRL_PROGRAM_VIDMEM_PROMOTE_SIZE: Any
NVB0CC_REGOPS_MODE: Any
NVB0CC_CHIPLET_TYPE: Any
NVB0CC_HS_CREDITS_CMD_STATUS: Any
NVB0CC_CTRL_HES_TYPE: Any
NV_STATUS: Any
NV_CHANNELGPFIFO_ALLOCATION_PARAMETERS: Any
NvP64: Any
Callback1ArgVoidReturn: Any
Callback5ArgVoidReturn: Any
BindResultFunc: Any
PNVPOWERSTATE_PARAMETERS: Any
OSVBLANKCALLBACKPROC: Any
nv_ioctl_xfer_t: Any
nv_ioctl_card_info_t: Any
nv_ioctl_alloc_os_event_t: Any
nv_ioctl_free_os_event_t: Any
nv_ioctl_status_code_t: Any
nv_ioctl_rm_api_version_t: Any
nv_ioctl_sys_params_t: Any
nv_ioctl_register_fd_t: Any
nv_ioctl_export_to_dma_buf_fd_t: Any
Nv002Typedef: Any
Nv01ContextDmaFromMemory: Any
Nv03eTypedef: Any
Nv01ContextErrorToMemory: Any
Nv040Typedef: Any
Nv01MemoryLocalUser: Any
Nv041Typedef: Any
Nv04Memory: Any
Nv2080Typedef: Any
Nv20Subdevice0: Any
Nv2080HdcpStatusChangeNotification: Any
Nv2080PStateChangeNotification: Any
Nv2080ClocksChangeNotification: Any
Nv2080WorkloadModulationChangeNotification: Any
Nv2080DpIrqNotification: Any
Nv2080DstateXusbPpcNotification: Any
Nv2080XusbPpcConnectStateNotification: Any
NV2080_COOLER_DIAG_ZONE_NOTIFICATION_REC: Any
NV2080_THERM_DIAG_ZONE_NOTIFICATION_REC: Any
Nv2080AudioHdcpRequest: Any
Nv2080DstateHdaCodecNotification: Any
Nv2080HdmiFrlRequestNotification: Any
NV2080_PLATFORM_POWER_MODE_CHANGE_STATUS: Any
NvA06FTypedef: Any
KEPLER_ChannelGPFifo: Any
NvA06FControl: Any
KeplerAControlGPFifo: Any
NV0000_CTRL_P2P_CAPS_MATRIX_ROW: Any
NV0000_CTRL_SYSTEM_GPS_GET_PERF_SENSORS_PARAMS: Any
NV0000_CTRL_SYSTEM_GPS_GET_EXTENDED_PERF_SENSORS_PARAMS: Any
NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_GET_PERF_SENSORS_PARAMS: Any
NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_GET_EXTENDED_PERF_SENSORS_PARAMS: Any
NV0080_CTRL_GR_INFO: Any
NV0080_CTRL_GR_GET_TPC_PARTITION_MODE_PARAMS: Any
NV0080_CTRL_GR_SET_TPC_PARTITION_MODE_PARAMS: Any
NV2080_CTRL_BUS_INFO: Any
NV2080_CTRL_CE_GET_PHYSICAL_CAPS_PARAMS: Any
NV2080_CTRL_CE_GET_ALL_PHYSICAL_CAPS_PARAMS: Any
NV2080_CTRL_FB_INFO: Any
NV2080_CTRL_FB_SET_GPU_CACHE_ALLOC_POLICY_PARAMS: Any
NV2080_CTRL_FB_SET_GPU_CACHE_ALLOC_POLICY_V2_PARAMS: Any
NV2080_CTRL_FB_GET_GPU_CACHE_ALLOC_POLICY_PARAMS: Any
NV2080_CTRL_FB_GET_GPU_CACHE_ALLOC_POLICY_V2_PARAMS: Any
NV2080_CTRL_CMD_FB_GET_FB_REGION_SURFACE_MEM_TYPE_FLAG: Any
PNV2080_CTRL_CMD_FB_SETUP_VPR_REGION_PARAMS: Any
NV2080_CTRL_FB_SET_READ_LIMIT_PARAMS: Any
NV2080_CTRL_FB_SET_WRITE_LIMIT_PARAMS: Any
NV2080_CTRL_FIFO_INFO: Any
NV2080_CTRL_GR_ROUTE_INFO: Any
NV2080_CTRL_GR_INFO: Any
PNV2080_CTRL_GR_CTX_BUFFER_INFO: Any
PNV2080_CTRL_GR_GET_VAT_ALARM_DATA_PARAMS: Any
NV2080_CTRL_GR_GET_CAPS_V2_PARAMS: Any
NV2080_CTRL_GR_GET_INFO_V2_PARAMS: Any
NV2080_CTRL_GR_SET_TPC_PARTITION_MODE_PARAMS: Any
NV2080_CTRL_GR_GET_GPC_TILE_MAP_PARAMS: Any
NV2080_CTRL_GPU_INFO: Any
PNV2080_CTRL_GPU_PROMOTE_CTX_PARAMS: Any
PNV2080_CTRL_GPU_EVICT_CTX_PARAMS: Any
PNV2080_CTRL_GPU_INITIALIZE_CTX_PARAMS: Any
NV2080_CTRL_GPU_GET_ILLUM_PARAMS: Any
NV2080_CTRL_GPU_SET_ILLUM_PARAMS: Any
NV2080_CTRL_GPU_EXEC_REG_OPS_VGPU_PARAMS: Any
NV2080_CTRL_GPU_GET_CACHED_INFO_PARAMS: Any
NV2080_CTRL_GPU_MIGRATABLE_OPS_PARAMS: Any
NV2080_CTRL_GPU_MIGRATABLE_OPS_GSP_PARAMS: Any
NV2080_CTRL_GPU_MIGRATABLE_OPS_VGPU_PARAMS: Any
NV2080_CTRL_PERF_RATED_TDP_GET_CONTROL_PARAMS: Any
NV2080_CTRL_PERF_RATED_TDP_SET_CONTROL_PARAMS: Any
NV2080_CTRL_PERF_GET_GPUMON_PERFMON_UTIL_SAMPLES_PARAM: Any
NV83DE_CTRL_CMD_DEBUG_SUSPEND_CONTEXT_PARAMS: Any
NVA06F_CTRL_GET_CLASS_ENGINEID_PARAMS: Any
NVA06F_CTRL_CMD_RESET_CHANNEL_PARAMS: Any
NVA06F_CTRL_GET_MMU_FAULT_INFO_PARAMS: Any
NVA06F_CTRL_SET_INTERLEAVE_LEVEL_PARAMS: Any
NVA06F_CTRL_GET_INTERLEAVE_LEVEL_PARAMS: Any
NV90F1_CTRL_VASPACE_GET_PAGE_LEVEL_INFO_VERIF_PARAMS: Any
NVC36F_CTRL_GET_CLASS_ENGINEID_PARAMS: Any
NVC36F_CTRL_CMD_RESET_CHANNEL_PARAMS: Any
NVC36F_CTRL_GPFIFO_SCHEDULE_PARAMS: Any
NVC36F_CTRL_BIND_PARAMS: Any
NVC36F_CTRL_EVENT_SET_NOTIFICATION_PARAMS: Any
NVC36F_CTRL_GET_MMU_FAULT_INFO_PARAMS: Any
NVA06C_CTRL_GPFIFO_SCHEDULE_PARAMS: Any
NVA06C_CTRL_BIND_PARAMS: Any
NVA06C_CTRL_SET_TIMESLICE_PARAMS: Any
NVA06C_CTRL_GET_TIMESLICE_PARAMS: Any
NVA06C_CTRL_SET_INTERLEAVE_LEVEL_PARAMS: Any
NVA06C_CTRL_GET_INTERLEAVE_LEVEL_PARAMS: Any
NVA06C_CTRL_INTERNAL_GPFIFO_SCHEDULE_PARAMS: Any
NVA06C_CTRL_INTERNAL_SET_TIMESLICE_PARAMS: Any
NVB0CC_GPU_REG_OP: Any
NVB0CC_CTRL_SET_HS_CREDITS_PARAMS: Any
NVB0CC_CTRL_GET_HS_CREDITS_PARAMS: Any
NV0041_CTRL_SURFACE_INFO: Any
def nvstatusToString(nvStatusIn: int) -> bytes | None: ...
NV_OK: Final = 0
NV_ERR_GENERIC: Final = 0xffff
NV_ERR_BROKEN_FB: Final = 1
NV_ERR_BUFFER_TOO_SMALL: Final = 2
NV_ERR_BUSY_RETRY: Final = 3
NV_ERR_CALLBACK_NOT_SCHEDULED: Final = 4
NV_ERR_CARD_NOT_PRESENT: Final = 5
NV_ERR_CYCLE_DETECTED: Final = 6
NV_ERR_DMA_IN_USE: Final = 7
NV_ERR_DMA_MEM_NOT_LOCKED: Final = 8
NV_ERR_DMA_MEM_NOT_UNLOCKED: Final = 9
NV_ERR_DUAL_LINK_INUSE: Final = 10
NV_ERR_ECC_ERROR: Final = 11
NV_ERR_FIFO_BAD_ACCESS: Final = 12
NV_ERR_FREQ_NOT_SUPPORTED: Final = 13
NV_ERR_GPU_DMA_NOT_INITIALIZED: Final = 14
NV_ERR_GPU_IS_LOST: Final = 15
NV_ERR_GPU_IN_FULLCHIP_RESET: Final = 16
NV_ERR_GPU_NOT_FULL_POWER: Final = 17
NV_ERR_GPU_UUID_NOT_FOUND: Final = 18
NV_ERR_HOT_SWITCH: Final = 19
NV_ERR_I2C_ERROR: Final = 20
NV_ERR_I2C_SPEED_TOO_HIGH: Final = 21
NV_ERR_ILLEGAL_ACTION: Final = 22
NV_ERR_IN_USE: Final = 23
NV_ERR_INFLATE_COMPRESSED_DATA_FAILED: Final = 24
NV_ERR_INSERT_DUPLICATE_NAME: Final = 25
NV_ERR_INSUFFICIENT_RESOURCES: Final = 26
NV_ERR_INSUFFICIENT_PERMISSIONS: Final = 27
NV_ERR_INSUFFICIENT_POWER: Final = 28
NV_ERR_INVALID_ACCESS_TYPE: Final = 29
NV_ERR_INVALID_ADDRESS: Final = 30
NV_ERR_INVALID_ARGUMENT: Final = 31
NV_ERR_INVALID_BASE: Final = 32
NV_ERR_INVALID_CHANNEL: Final = 33
NV_ERR_INVALID_CLASS: Final = 34
NV_ERR_INVALID_CLIENT: Final = 35
NV_ERR_INVALID_COMMAND: Final = 36
NV_ERR_INVALID_DATA: Final = 37
NV_ERR_INVALID_DEVICE: Final = 38
NV_ERR_INVALID_DMA_SPECIFIER: Final = 39
NV_ERR_INVALID_EVENT: Final = 40
NV_ERR_INVALID_FLAGS: Final = 41
NV_ERR_INVALID_FUNCTION: Final = 42
NV_ERR_INVALID_HEAP: Final = 43
NV_ERR_INVALID_INDEX: Final = 44
NV_ERR_INVALID_IRQ_LEVEL: Final = 45
NV_ERR_INVALID_LIMIT: Final = 46
NV_ERR_INVALID_LOCK_STATE: Final = 47
NV_ERR_INVALID_METHOD: Final = 48
NV_ERR_INVALID_OBJECT: Final = 49
NV_ERR_INVALID_OBJECT_BUFFER: Final = 50
NV_ERR_INVALID_OBJECT_HANDLE: Final = 51
NV_ERR_INVALID_OBJECT_NEW: Final = 52
NV_ERR_INVALID_OBJECT_OLD: Final = 53
NV_ERR_INVALID_OBJECT_PARENT: Final = 54
NV_ERR_INVALID_OFFSET: Final = 55
NV_ERR_INVALID_OPERATION: Final = 56
NV_ERR_INVALID_OWNER: Final = 57
NV_ERR_INVALID_PARAM_STRUCT: Final = 58
NV_ERR_INVALID_PARAMETER: Final = 59
NV_ERR_INVALID_PATH: Final = 60
NV_ERR_INVALID_POINTER: Final = 61
NV_ERR_INVALID_REGISTRY_KEY: Final = 62
NV_ERR_INVALID_REQUEST: Final = 63
NV_ERR_INVALID_STATE: Final = 64
NV_ERR_INVALID_STRING_LENGTH: Final = 65
NV_ERR_INVALID_READ: Final = 66
NV_ERR_INVALID_WRITE: Final = 67
NV_ERR_INVALID_XLATE: Final = 68
NV_ERR_IRQ_NOT_FIRING: Final = 69
NV_ERR_IRQ_EDGE_TRIGGERED: Final = 70
NV_ERR_MEMORY_TRAINING_FAILED: Final = 71
NV_ERR_MISMATCHED_SLAVE: Final = 72
NV_ERR_MISMATCHED_TARGET: Final = 73
NV_ERR_MISSING_TABLE_ENTRY: Final = 74
NV_ERR_MODULE_LOAD_FAILED: Final = 75
NV_ERR_MORE_DATA_AVAILABLE: Final = 76
NV_ERR_MORE_PROCESSING_REQUIRED: Final = 77
NV_ERR_MULTIPLE_MEMORY_TYPES: Final = 78
NV_ERR_NO_FREE_FIFOS: Final = 79
NV_ERR_NO_INTR_PENDING: Final = 80
NV_ERR_NO_MEMORY: Final = 81
NV_ERR_NO_SUCH_DOMAIN: Final = 82
NV_ERR_NO_VALID_PATH: Final = 83
NV_ERR_NOT_COMPATIBLE: Final = 84
NV_ERR_NOT_READY: Final = 85
NV_ERR_NOT_SUPPORTED: Final = 86
NV_ERR_OBJECT_NOT_FOUND: Final = 87
NV_ERR_OBJECT_TYPE_MISMATCH: Final = 88
NV_ERR_OPERATING_SYSTEM: Final = 89
NV_ERR_OTHER_DEVICE_FOUND: Final = 90
NV_ERR_OUT_OF_RANGE: Final = 91
NV_ERR_OVERLAPPING_UVM_COMMIT: Final = 92
NV_ERR_PAGE_TABLE_NOT_AVAIL: Final = 93
NV_ERR_PID_NOT_FOUND: Final = 94
NV_ERR_PROTECTION_FAULT: Final = 95
NV_ERR_RC_ERROR: Final = 96
NV_ERR_REJECTED_VBIOS: Final = 97
NV_ERR_RESET_REQUIRED: Final = 98
NV_ERR_STATE_IN_USE: Final = 99
NV_ERR_SIGNAL_PENDING: Final = 100
NV_ERR_TIMEOUT: Final = 101
NV_ERR_TIMEOUT_RETRY: Final = 102
NV_ERR_TOO_MANY_PRIMARIES: Final = 103
NV_ERR_UVM_ADDRESS_IN_USE: Final = 104
NV_ERR_MAX_SESSION_LIMIT_REACHED: Final = 105
NV_ERR_LIB_RM_VERSION_MISMATCH: Final = 106
NV_ERR_PRIV_SEC_VIOLATION: Final = 107
NV_ERR_GPU_IN_DEBUG_MODE: Final = 108
NV_ERR_FEATURE_NOT_ENABLED: Final = 109
NV_ERR_RESOURCE_LOST: Final = 110
NV_ERR_PMU_NOT_READY: Final = 111
NV_ERR_FLCN_ERROR: Final = 112
NV_ERR_FATAL_ERROR: Final = 113
NV_ERR_MEMORY_ERROR: Final = 114
NV_ERR_INVALID_LICENSE: Final = 115
NV_ERR_NVLINK_INIT_ERROR: Final = 116
NV_ERR_NVLINK_MINION_ERROR: Final = 117
NV_ERR_NVLINK_CLOCK_ERROR: Final = 118
NV_ERR_NVLINK_TRAINING_ERROR: Final = 119
NV_ERR_NVLINK_CONFIGURATION_ERROR: Final = 120
NV_ERR_RISCV_ERROR: Final = 121
NV_ERR_FABRIC_MANAGER_NOT_PRESENT: Final = 122
NV_ERR_ALREADY_SIGNALLED: Final = 123
NV_WARN_HOT_SWITCH: Final = 0x10001
NV_WARN_INCORRECT_PERFMON_DATA: Final = 0x10002
NV_WARN_MISMATCHED_SLAVE: Final = 0x10003
NV_WARN_MISMATCHED_TARGET: Final = 0x10004
NV_WARN_MORE_PROCESSING_REQUIRED: Final = 0x10005
NV_WARN_NOTHING_TO_DO: Final = 0x10006
NV_WARN_NULL_OBJECT: Final = 0x10007
NV_WARN_OUT_OF_RANGE: Final = 0x10008
NV_VIDMEM_ACCESS_BIT_BUFFER_ADDR_SPACE_DEFAULT: Final = 0
NV_VIDMEM_ACCESS_BIT_BUFFER_ADDR_SPACE_COH: Final = 1
NV_VIDMEM_ACCESS_BIT_BUFFER_ADDR_SPACE_NCOH: Final = 2
NV_VIDMEM_ACCESS_BIT_BUFFER_ADDR_SPACE_VID: Final = 3
NV0000_CTRL_GET_SYSTEM_FABRIC_STATUS_SKIP: Final = 1
NV0000_CTRL_GET_SYSTEM_FABRIC_STATUS_UNINITIALIZED: Final = 2
NV0000_CTRL_GET_SYSTEM_FABRIC_STATUS_IN_PROGRESS: Final = 3
NV0000_CTRL_GET_SYSTEM_FABRIC_STATUS_INITIALIZED: Final = 4
NV0080_CTRL_FB_DEFAULT_VIDMEM_PHYSICALITY_DEFAULT: Final = 0
NV0080_CTRL_FB_DEFAULT_VIDMEM_PHYSICALITY_NONCONTIGUOUS: Final = 1
NV0080_CTRL_FB_DEFAULT_VIDMEM_PHYSICALITY_CONTIGUOUS: Final = 2
NV0080_CTRL_FB_DEFAULT_VIDMEM_PHYSICALITY_ALLOW_NONCONTIGUOUS: Final = 3
NV0080_CTRL_GR_TPC_PARTITION_MODE_NONE: Final = 0
NV0080_CTRL_GR_TPC_PARTITION_MODE_STATIC: Final = 1
NV0080_CTRL_GR_TPC_PARTITION_MODE_DYNAMIC: Final = 2
NV2080_CTRL_CMD_FB_ACR_QUERY_GET_CLIENT_REGION_STATUS: Final = 0
NV2080_CTRL_CMD_FB_ACR_QUERY_GET_REGION_PROPERTY: Final = 1
NV2080_CTRL_CMD_FB_ACR_QUERY_GET_FALCON_STATUS: Final = 2
NV2080_CTRL_CMD_FB_ACR_QUERY_ERROR_NONE: Final = 0
NV2080_CTRL_CMD_FB_ACR_QUERY_ERROR_INVALID_CLIENT_REQUEST: Final = 1
CTRL_CMD_FB_CBC_OP_CLEAN: Final = 0
CTRL_CMD_FB_CBC_OP_INVALIDATE: Final = 1
NV2080_CTRL_CMD_FB_SET_VPR: Final = 0
NV2080_CTRL_CMD_FB_VPR_ERROR_GENERIC: Final = 0
NV2080_CTRL_CMD_FB_VPR_ERROR_INVALID_CLIENT_REQUEST: Final = 1
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_MAIN: Final = 0
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_SPILL: Final = 1
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_PAGEPOOL: Final = 2
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_BETACB: Final = 3
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_RTV: Final = 4
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_CONTEXT_POOL: Final = 5
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_CONTEXT_POOL_CONTROL: Final = 6
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_CONTEXT_POOL_CONTROL_CPU: Final = 7
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND_BUFFERS_END: Final = 8
NV2080_CTRL_GR_FECS_BIND_EVTBUF_LOD_FULL: Final = 0
NV2080_CTRL_GR_FECS_BIND_EVTBUF_LOD_SIMPLE: Final = 1
NV2080_CTRL_GR_FECS_BIND_EVTBUF_LOD_COMPAT: Final = 2
NV2080_CTRL_GR_FECS_BIND_EVTBUF_LOD_CUSTOM: Final = 3
NV2080_CTRL_GR_FECS_BIND_REASON_CODE_NONE: Final = 0
NV2080_CTRL_GR_FECS_BIND_REASON_CODE_GPU_TOO_OLD: Final = 1
NV2080_CTRL_GR_FECS_BIND_REASON_CODE_NOT_ENABLED_GPU: Final = 2
NV2080_CTRL_GR_FECS_BIND_REASON_CODE_NOT_ENABLED: Final = 3
NV2080_CTRL_GR_FECS_BIND_REASON_CODE_NEED_ADMIN: Final = 4
NV2080_CTRL_GR_FECS_BIND_REASON_CODE_NEED_CAPABILITY: Final = 5
NV2080_CTRL_GPU_GET_VPR_INFO_QUERY_VPR_CAPS: Final = 0
NV2080_CTRL_GPU_GET_VPR_INFO_QUERY_CUR_VPR_RANGE: Final = 1
NV2080_CTRL_GPU_GET_ENCODER_CAPACITY_H264: Final = 0
NV2080_CTRL_GPU_GET_ENCODER_CAPACITY_HEVC: Final = 1
NV2080_CTRL_CMD_GPU_COMPUTE_TIMESLICE_DEFAULT: Final = 0
NV2080_CTRL_CMD_GPU_COMPUTE_TIMESLICE_SHORT: Final = 1
NV2080_CTRL_CMD_GPU_COMPUTE_TIMESLICE_MEDIUM: Final = 2
NV2080_CTRL_CMD_GPU_COMPUTE_TIMESLICE_LONG: Final = 3
NV2080_CTRL_CMD_GPU_COMPUTE_TIMESLICE_MAX: Final = 4
NV2080_EVENT_HDACODEC_DEVICE_DSTATE_D0: Final = 0
NV2080_EVENT_HDACODEC_DEVICE_DSTATE_D1: Final = 1
NV2080_EVENT_HDACODEC_DEVICE_DSTATE_D2: Final = 2
NV2080_EVENT_HDACODEC_DEVICE_DSTATE_D3_HOT: Final = 3
NV2080_EVENT_HDACODEC_DEVICE_DSTATE_D3_COLD: Final = 4
NV2080_EVENT_HDACODEC_DEVICE_DSTATE_DSTATE_MAX: Final = 5
NV2080_CTRL_EVENT_VIDEO_BIND_EVTBUF_LOD_FULL: Final = 0
NV2080_CTRL_EVENT_VIDEO_BIND_EVTBUF_LOD_SIMPLE: Final = 1
NV2080_CTRL_EVENT_VIDEO_BIND_EVTBUF_LOD_CUSTOM: Final = 2
NV2080_CTRL_PERF_RATED_TDP_CLIENT_RM: Final = 0
NV2080_CTRL_PERF_RATED_TDP_CLIENT_WAR_BUG_1785342: Final = 1
NV2080_CTRL_PERF_RATED_TDP_CLIENT_GLOBAL: Final = 2
NV2080_CTRL_PERF_RATED_TDP_CLIENT_OS: Final = 3
NV2080_CTRL_PERF_RATED_TDP_CLIENT_PROFILE: Final = 4
NV2080_CTRL_PERF_RATED_TDP_CLIENT_NUM_CLIENTS: Final = 5
NV2080_CTRL_PERF_RATED_TDP_ACTION_DEFAULT: Final = 0
NV2080_CTRL_PERF_RATED_TDP_ACTION_FORCE_EXCEED: Final = 1
NV2080_CTRL_PERF_RATED_TDP_ACTION_FORCE_LIMIT: Final = 2
NV2080_CTRL_PERF_RATED_TDP_ACTION_FORCE_LOCK: Final = 3
NV2080_CTRL_PERF_RATED_TDP_ACTION_FORCE_FLOOR: Final = 4
NVA06C_CTRL_PROGRAM_VIDMEM_PROMOTE_SIZE_NONE: Final = 0
NVA06C_CTRL_PROGRAM_VIDMEM_PROMOTE_SIZE_64B: Final = 1
NVA06C_CTRL_PROGRAM_VIDMEM_PROMOTE_SIZE_128B: Final = 2
NVB0CC_REGOPS_MODE_ALL_OR_NONE: Final = 0
NVB0CC_REGOPS_MODE_CONTINUE_ON_ERROR: Final = 1
NVB0CC_CHIPLET_TYPE_INVALID: Final = 0
NVB0CC_CHIPLET_TYPE_FBP: Final = 1
NVB0CC_CHIPLET_TYPE_GPC: Final = 2
NVB0CC_CHIPLET_TYPE_SYS: Final = 3
NVB0CC_HS_CREDITS_CMD_STATUS_OK: Final = 0
NVB0CC_HS_CREDITS_CMD_STATUS_INVALID_CREDITS: Final = 1
NVB0CC_HS_CREDITS_CMD_STATUS_INVALID_CHIPLET: Final = 2
NVB0CC_CTRL_HES_INVALID: Final = 0
NVB0CC_CTRL_HES_CWD: Final = 1
NV_STATUS_LEVEL_OK: Final = 0
NV_STATUS_LEVEL_WARN: Final = 1
NV_STATUS_LEVEL_ERR: Final = 3
NVOS04_FLAGS_CHANNEL_TYPE: Any
NVOS04_FLAGS_CHANNEL_TYPE_PHYSICAL: Final = 0
NVOS04_FLAGS_CHANNEL_TYPE_VIRTUAL: Final = 1
NVOS04_FLAGS_CHANNEL_TYPE_PHYSICAL_FOR_VIRTUAL: Final = 2
NVOS04_FLAGS_VPR: Any
NVOS04_FLAGS_VPR_FALSE: Final = 0
NVOS04_FLAGS_VPR_TRUE: Final = 1
NVOS04_FLAGS_CC_SECURE: Any
NVOS04_FLAGS_CC_SECURE_FALSE: Final = 0
NVOS04_FLAGS_CC_SECURE_TRUE: Final = 1
NVOS04_FLAGS_CHANNEL_SKIP_MAP_REFCOUNTING: Any
NVOS04_FLAGS_CHANNEL_SKIP_MAP_REFCOUNTING_FALSE: Final = 0
NVOS04_FLAGS_CHANNEL_SKIP_MAP_REFCOUNTING_TRUE: Final = 1
NVOS04_FLAGS_GROUP_CHANNEL_RUNQUEUE: Any
NVOS04_FLAGS_GROUP_CHANNEL_RUNQUEUE_DEFAULT: Final = 0
NVOS04_FLAGS_GROUP_CHANNEL_RUNQUEUE_ONE: Final = 1
NVOS04_FLAGS_PRIVILEGED_CHANNEL: Any
NVOS04_FLAGS_PRIVILEGED_CHANNEL_FALSE: Final = 0
NVOS04_FLAGS_PRIVILEGED_CHANNEL_TRUE: Final = 1
NVOS04_FLAGS_DELAY_CHANNEL_SCHEDULING: Any
NVOS04_FLAGS_DELAY_CHANNEL_SCHEDULING_FALSE: Final = 0
NVOS04_FLAGS_DELAY_CHANNEL_SCHEDULING_TRUE: Final = 1
NVOS04_FLAGS_CHANNEL_DENY_PHYSICAL_MODE_CE: Any
NVOS04_FLAGS_CHANNEL_DENY_PHYSICAL_MODE_CE_FALSE: Final = 0
NVOS04_FLAGS_CHANNEL_DENY_PHYSICAL_MODE_CE_TRUE: Final = 1
NVOS04_FLAGS_CHANNEL_USERD_INDEX_VALUE: Any
NVOS04_FLAGS_CHANNEL_USERD_INDEX_FIXED: Any
NVOS04_FLAGS_CHANNEL_USERD_INDEX_FIXED_FALSE: Final = 0
NVOS04_FLAGS_CHANNEL_USERD_INDEX_FIXED_TRUE: Final = 1
NVOS04_FLAGS_CHANNEL_USERD_INDEX_PAGE_VALUE: Any
NVOS04_FLAGS_CHANNEL_USERD_INDEX_PAGE_FIXED: Any
NVOS04_FLAGS_CHANNEL_USERD_INDEX_PAGE_FIXED_FALSE: Final = 0
NVOS04_FLAGS_CHANNEL_USERD_INDEX_PAGE_FIXED_TRUE: Final = 1
NVOS04_FLAGS_CHANNEL_DENY_AUTH_LEVEL_PRIV: Any
NVOS04_FLAGS_CHANNEL_DENY_AUTH_LEVEL_PRIV_FALSE: Final = 0
NVOS04_FLAGS_CHANNEL_DENY_AUTH_LEVEL_PRIV_TRUE: Final = 1
NVOS04_FLAGS_CHANNEL_SKIP_SCRUBBER: Any
NVOS04_FLAGS_CHANNEL_SKIP_SCRUBBER_FALSE: Final = 0
NVOS04_FLAGS_CHANNEL_SKIP_SCRUBBER_TRUE: Final = 1
NVOS04_FLAGS_CHANNEL_CLIENT_MAP_FIFO: Any
NVOS04_FLAGS_CHANNEL_CLIENT_MAP_FIFO_FALSE: Final = 0
NVOS04_FLAGS_CHANNEL_CLIENT_MAP_FIFO_TRUE: Final = 1
NVOS04_FLAGS_SET_EVICT_LAST_CE_PREFETCH_CHANNEL: Any
NVOS04_FLAGS_SET_EVICT_LAST_CE_PREFETCH_CHANNEL_FALSE: Final = 0
NVOS04_FLAGS_SET_EVICT_LAST_CE_PREFETCH_CHANNEL_TRUE: Final = 1
NVOS04_FLAGS_CHANNEL_VGPU_PLUGIN_CONTEXT: Any
NVOS04_FLAGS_CHANNEL_VGPU_PLUGIN_CONTEXT_FALSE: Final = 0
NVOS04_FLAGS_CHANNEL_VGPU_PLUGIN_CONTEXT_TRUE: Final = 1
NVOS04_FLAGS_CHANNEL_PBDMA_ACQUIRE_TIMEOUT: Any
NVOS04_FLAGS_CHANNEL_PBDMA_ACQUIRE_TIMEOUT_FALSE: Final = 0
NVOS04_FLAGS_CHANNEL_PBDMA_ACQUIRE_TIMEOUT_TRUE: Final = 1
NVOS04_FLAGS_GROUP_CHANNEL_THREAD: Any
NVOS04_FLAGS_GROUP_CHANNEL_THREAD_DEFAULT: Final = 0
NVOS04_FLAGS_GROUP_CHANNEL_THREAD_ONE: Final = 1
NVOS04_FLAGS_GROUP_CHANNEL_THREAD_TWO: Final = 2
NVOS04_FLAGS_MAP_CHANNEL: Any
NVOS04_FLAGS_MAP_CHANNEL_FALSE: Final = 0
NVOS04_FLAGS_MAP_CHANNEL_TRUE: Final = 1
NVOS04_FLAGS_SKIP_CTXBUFFER_ALLOC: Any
NVOS04_FLAGS_SKIP_CTXBUFFER_ALLOC_FALSE: Final = 0
NVOS04_FLAGS_SKIP_CTXBUFFER_ALLOC_TRUE: Final = 1
CC_CHAN_ALLOC_IV_SIZE_DWORD: Final = 3
CC_CHAN_ALLOC_NONCE_SIZE_DWORD: Final = 8
NV_CHANNEL_ALLOC_PARAMS_MESSAGE_ID: Final = 0x906f
FILE_DEVICE_NV: Final = 0x8000
NV_IOCTL_FCT_BASE: Final = 2048
NVOS_MAX_SUBDEVICES: Final = 8
UNIFIED_NV_STATUS: Final = 1
NVOS_STATUS_SUCCESS: Final = 0
NVOS_STATUS_ERROR_CARD_NOT_PRESENT: Final = 5
NVOS_STATUS_ERROR_DUAL_LINK_INUSE: Final = 10
NVOS_STATUS_ERROR_GENERIC: Final = 0xffff
NVOS_STATUS_ERROR_GPU_NOT_FULL_POWER: Final = 17
NVOS_STATUS_ERROR_ILLEGAL_ACTION: Final = 22
NVOS_STATUS_ERROR_IN_USE: Final = 99
NVOS_STATUS_ERROR_INSUFFICIENT_RESOURCES: Final = 26
NVOS_STATUS_ERROR_INVALID_ACCESS_TYPE: Final = 29
NVOS_STATUS_ERROR_INVALID_ARGUMENT: Final = 31
NVOS_STATUS_ERROR_INVALID_BASE: Final = 32
NVOS_STATUS_ERROR_INVALID_CHANNEL: Final = 33
NVOS_STATUS_ERROR_INVALID_CLASS: Final = 34
NVOS_STATUS_ERROR_INVALID_CLIENT: Final = 35
NVOS_STATUS_ERROR_INVALID_COMMAND: Final = 36
NVOS_STATUS_ERROR_INVALID_DATA: Final = 37
NVOS_STATUS_ERROR_INVALID_DEVICE: Final = 38
NVOS_STATUS_ERROR_INVALID_DMA_SPECIFIER: Final = 39
NVOS_STATUS_ERROR_INVALID_EVENT: Final = 40
NVOS_STATUS_ERROR_INVALID_FLAGS: Final = 41
NVOS_STATUS_ERROR_INVALID_FUNCTION: Final = 42
NVOS_STATUS_ERROR_INVALID_HEAP: Final = 43
NVOS_STATUS_ERROR_INVALID_INDEX: Final = 44
NVOS_STATUS_ERROR_INVALID_LIMIT: Final = 46
NVOS_STATUS_ERROR_INVALID_METHOD: Final = 48
NVOS_STATUS_ERROR_INVALID_OBJECT_BUFFER: Final = 2
NVOS_STATUS_ERROR_INVALID_OBJECT_ERROR: Final = 49
NVOS_STATUS_ERROR_INVALID_OBJECT_HANDLE: Final = 51
NVOS_STATUS_ERROR_INVALID_OBJECT_NEW: Final = 52
NVOS_STATUS_ERROR_INVALID_OBJECT_OLD: Final = 53
NVOS_STATUS_ERROR_INVALID_OBJECT_PARENT: Final = 54
NVOS_STATUS_ERROR_INVALID_OFFSET: Final = 55
NVOS_STATUS_ERROR_INVALID_OWNER: Final = 57
NVOS_STATUS_ERROR_INVALID_PARAM_STRUCT: Final = 58
NVOS_STATUS_ERROR_INVALID_PARAMETER: Final = 59
NVOS_STATUS_ERROR_INVALID_POINTER: Final = 61
NVOS_STATUS_ERROR_INVALID_REGISTRY_KEY: Final = 62
NVOS_STATUS_ERROR_INVALID_STATE: Final = 64
NVOS_STATUS_ERROR_INVALID_STRING_LENGTH: Final = 65
NVOS_STATUS_ERROR_INVALID_XLATE: Final = 68
NVOS_STATUS_ERROR_IRQ_NOT_FIRING: Final = 69
NVOS_STATUS_ERROR_MULTIPLE_MEMORY_TYPES: Final = 78
NVOS_STATUS_ERROR_NOT_SUPPORTED: Final = 86
NVOS_STATUS_ERROR_OPERATING_SYSTEM: Final = 89
NVOS_STATUS_ERROR_LIB_RM_VERSION_MISMATCH: Final = 106
NVOS_STATUS_ERROR_PROTECTION_FAULT: Final = 95
NVOS_STATUS_ERROR_TIMEOUT: Final = 101
NVOS_STATUS_ERROR_TOO_MANY_PRIMARIES: Final = 103
NVOS_STATUS_ERROR_IRQ_EDGE_TRIGGERED: Final = 70
NVOS_STATUS_ERROR_INVALID_OPERATION: Final = 56
NVOS_STATUS_ERROR_NOT_COMPATIBLE: Final = 84
NVOS_STATUS_ERROR_MORE_PROCESSING_REQUIRED: Final = 0x10005
NVOS_STATUS_ERROR_INSUFFICIENT_PERMISSIONS: Final = 27
NVOS_STATUS_ERROR_TIMEOUT_RETRY: Final = 102
NVOS_STATUS_ERROR_NOT_READY: Final = 85
NVOS_STATUS_ERROR_GPU_IS_LOST: Final = 15
NVOS_STATUS_ERROR_IN_FULLCHIP_RESET: Final = 16
NVOS_STATUS_ERROR_INVALID_LOCK_STATE: Final = 47
NVOS_STATUS_ERROR_INVALID_ADDRESS: Final = 30
NVOS_STATUS_ERROR_INVALID_IRQ_LEVEL: Final = 45
NVOS_STATUS_ERROR_MEMORY_TRAINING_FAILED: Final = 71
NVOS_STATUS_ERROR_BUSY_RETRY: Final = 3
NVOS_STATUS_ERROR_INSUFFICIENT_POWER: Final = 28
NVOS_STATUS_ERROR_OBJECT_NOT_FOUND: Final = 87
NVOS_STATUS_ERROR_RESOURCE_LOST: Final = 110
NVOS_STATUS_ERROR_BUFFER_TOO_SMALL: Final = 2
NVOS_STATUS_ERROR_RESET_REQUIRED: Final = 98
NVOS_STATUS_ERROR_INVALID_REQUEST: Final = 63
NVOS_STATUS_ERROR_PRIV_SEC_VIOLATION: Final = 107
NVOS_STATUS_ERROR_GPU_IN_DEBUG_MODE: Final = 108
NVOS_STATUS_ERROR_ALREADY_SIGNALLED: Final = 123
NV01_FREE: Final = 0
NV01_ROOT_NON_PRIV: Final = 1
NV01_ROOT_USER: Final = 65
NV01_ROOT_CLIENT: Final = 65
NV01_ALLOC_MEMORY: Final = 2
NVOS02_FLAGS_PHYSICALITY: Any
NVOS02_FLAGS_PHYSICALITY_CONTIGUOUS: Final = 0
NVOS02_FLAGS_PHYSICALITY_NONCONTIGUOUS: Final = 1
NVOS02_FLAGS_LOCATION: Any
NVOS02_FLAGS_LOCATION_PCI: Final = 0
NVOS02_FLAGS_LOCATION_AGP: Final = 1
NVOS02_FLAGS_LOCATION_VIDMEM: Final = 2
NVOS02_FLAGS_COHERENCY: Any
NVOS02_FLAGS_COHERENCY_UNCACHED: Final = 0
NVOS02_FLAGS_COHERENCY_CACHED: Final = 1
NVOS02_FLAGS_COHERENCY_WRITE_COMBINE: Final = 2
NVOS02_FLAGS_COHERENCY_WRITE_THROUGH: Final = 3
NVOS02_FLAGS_COHERENCY_WRITE_PROTECT: Final = 4
NVOS02_FLAGS_COHERENCY_WRITE_BACK: Final = 5
NVOS02_FLAGS_ALLOC: Any
NVOS02_FLAGS_ALLOC_NONE: Final = 1
NVOS02_FLAGS_GPU_CACHEABLE: Any
NVOS02_FLAGS_GPU_CACHEABLE_NO: Final = 0
NVOS02_FLAGS_GPU_CACHEABLE_YES: Final = 1
NVOS02_FLAGS_KERNEL_MAPPING: Any
NVOS02_FLAGS_KERNEL_MAPPING_NO_MAP: Final = 0
NVOS02_FLAGS_KERNEL_MAPPING_MAP: Final = 1
NVOS02_FLAGS_ALLOC_NISO_DISPLAY: Any
NVOS02_FLAGS_ALLOC_NISO_DISPLAY_NO: Final = 0
NVOS02_FLAGS_ALLOC_NISO_DISPLAY_YES: Final = 1
NVOS02_FLAGS_ALLOC_USER_READ_ONLY: Any
NVOS02_FLAGS_ALLOC_USER_READ_ONLY_NO: Final = 0
NVOS02_FLAGS_ALLOC_USER_READ_ONLY_YES: Final = 1
NVOS02_FLAGS_ALLOC_DEVICE_READ_ONLY: Any
NVOS02_FLAGS_ALLOC_DEVICE_READ_ONLY_NO: Final = 0
NVOS02_FLAGS_ALLOC_DEVICE_READ_ONLY_YES: Final = 1
NVOS02_FLAGS_PEER_MAP_OVERRIDE: Any
NVOS02_FLAGS_PEER_MAP_OVERRIDE_DEFAULT: Final = 0
NVOS02_FLAGS_PEER_MAP_OVERRIDE_REQUIRED: Final = 1
NVOS02_FLAGS_ALLOC_TYPE_SYNCPOINT: Any
NVOS02_FLAGS_ALLOC_TYPE_SYNCPOINT_APERTURE: Final = 1
NVOS02_FLAGS_MEMORY_PROTECTION: Any
NVOS02_FLAGS_MEMORY_PROTECTION_DEFAULT: Final = 0
NVOS02_FLAGS_MEMORY_PROTECTION_PROTECTED: Final = 1
NVOS02_FLAGS_MEMORY_PROTECTION_UNPROTECTED: Final = 2
NVOS02_FLAGS_MAPPING: Any
NVOS02_FLAGS_MAPPING_DEFAULT: Final = 0
NVOS02_FLAGS_MAPPING_NO_MAP: Final = 1
NVOS02_FLAGS_MAPPING_NEVER_MAP: Final = 2
NVOS03_FLAGS_ACCESS: Any
NVOS03_FLAGS_ACCESS_READ_WRITE: Final = 0
NVOS03_FLAGS_ACCESS_READ_ONLY: Final = 1
NVOS03_FLAGS_ACCESS_WRITE_ONLY: Final = 2
NVOS03_FLAGS_PREALLOCATE: Any
NVOS03_FLAGS_PREALLOCATE_DISABLE: Final = 0
NVOS03_FLAGS_PREALLOCATE_ENABLE: Final = 1
NVOS03_FLAGS_GPU_MAPPABLE: Any
NVOS03_FLAGS_GPU_MAPPABLE_DISABLE: Final = 0
NVOS03_FLAGS_GPU_MAPPABLE_ENABLE: Final = 1
NVOS03_FLAGS_PTE_KIND_BL_OVERRIDE: Any
NVOS03_FLAGS_PTE_KIND_BL_OVERRIDE_FALSE: Final = 0
NVOS03_FLAGS_PTE_KIND_BL_OVERRIDE_TRUE: Final = 1
NVOS03_FLAGS_PTE_KIND: Any
NVOS03_FLAGS_PTE_KIND_NONE: Final = 0
NVOS03_FLAGS_PTE_KIND_BL: Final = 1
NVOS03_FLAGS_PTE_KIND_PITCH: Final = 2
NVOS03_FLAGS_TYPE: Any
NVOS03_FLAGS_TYPE_NOTIFIER: Final = 1
NVOS03_FLAGS_MAPPING: Any
NVOS03_FLAGS_MAPPING_NONE: Final = 0
NVOS03_FLAGS_MAPPING_KERNEL: Final = 1
NVOS03_FLAGS_CACHE_SNOOP: Any
NVOS03_FLAGS_CACHE_SNOOP_ENABLE: Final = 0
NVOS03_FLAGS_CACHE_SNOOP_DISABLE: Final = 1
NVOS03_FLAGS_HASH_TABLE: Any
NVOS03_FLAGS_HASH_TABLE_ENABLE: Final = 0
NVOS03_FLAGS_HASH_TABLE_DISABLE: Final = 1
NV01_ALLOC_OBJECT: Final = 5
NV01_EVENT_KERNEL_CALLBACK: Final = 120
NV01_EVENT_OS_EVENT: Final = 121
NV01_EVENT_WIN32_EVENT: Final = 121
NV01_EVENT_KERNEL_CALLBACK_EX: Final = 126
NV01_EVENT_BROADCAST: Final = 0x80000000
NV01_EVENT_PERMIT_NON_ROOT_EVENT_KERNEL_CALLBACK_CREATION: Final = 0x40000000
NV01_EVENT_SUBDEVICE_SPECIFIC: Final = 0x20000000
NV01_EVENT_WITHOUT_EVENT_DATA: Final = 0x10000000
NV01_EVENT_NONSTALL_INTR: Final = 0x8000000
NV01_EVENT_CLIENT_RM: Final = 0x4000000
NV04_I2C_ACCESS: Final = 19
NVOS_I2C_ACCESS_MAX_BUFFER_SIZE: Final = 2048
NVOS20_COMMAND_unused0001: Final = 1
NVOS20_COMMAND_unused0002: Final = 2
NVOS20_COMMAND_STRING_PRINT: Final = 3
NV04_ALLOC: Final = 21
NVOS64_FLAGS_NONE: Final = 0
NVOS64_FLAGS_FINN_SERIALIZED: Final = 1
NVOS65_PARAMETERS_VERSION_MAGIC: Final = 0x77fef81e
NV04_IDLE_CHANNELS: Final = 30
NVOS30_FLAGS_BEHAVIOR: Any
NVOS30_FLAGS_BEHAVIOR_SPIN: Final = 0
NVOS30_FLAGS_BEHAVIOR_SLEEP: Final = 1
NVOS30_FLAGS_BEHAVIOR_QUERY: Final = 2
NVOS30_FLAGS_BEHAVIOR_FORCE_BUSY_CHECK: Final = 3
NVOS30_FLAGS_CHANNEL: Any
NVOS30_FLAGS_CHANNEL_LIST: Final = 0
NVOS30_FLAGS_CHANNEL_SINGLE: Final = 1
NVOS30_FLAGS_IDLE: Any
NVOS30_FLAGS_IDLE_PUSH_BUFFER: Final = 1
NVOS30_FLAGS_IDLE_CACHE1: Final = 2
NVOS30_FLAGS_IDLE_GRAPHICS: Final = 4
NVOS30_FLAGS_IDLE_MPEG: Final = 8
NVOS30_FLAGS_IDLE_MOTION_ESTIMATION: Final = 16
NVOS30_FLAGS_IDLE_VIDEO_PROCESSOR: Final = 32
NVOS30_FLAGS_IDLE_MSPDEC: Final = 32
NVOS30_FLAGS_IDLE_BITSTREAM_PROCESSOR: Final = 64
NVOS30_FLAGS_IDLE_MSVLD: Final = 64
NVOS30_FLAGS_IDLE_NVDEC0: Final = 64
NVOS30_FLAGS_IDLE_CIPHER_DMA: Final = 128
NVOS30_FLAGS_IDLE_SEC: Final = 128
NVOS30_FLAGS_IDLE_CALLBACKS: Final = 256
NVOS30_FLAGS_IDLE_MSPPP: Final = 512
NVOS30_FLAGS_IDLE_CE0: Final = 1024
NVOS30_FLAGS_IDLE_CE1: Final = 2048
NVOS30_FLAGS_IDLE_CE2: Final = 4096
NVOS30_FLAGS_IDLE_CE3: Final = 8192
NVOS30_FLAGS_IDLE_CE4: Final = 0x4000
NVOS30_FLAGS_IDLE_CE5: Final = 0x8000
NVOS30_FLAGS_IDLE_VIC: Final = 0x10000
NVOS30_FLAGS_IDLE_MSENC: Final = 0x20000
NVOS30_FLAGS_IDLE_NVENC0: Final = 0x20000
NVOS30_FLAGS_IDLE_NVENC1: Final = 0x40000
NVOS30_FLAGS_IDLE_NVENC2: Final = 0x80000
NVOS30_FLAGS_IDLE_NVJPG: Final = 0x100000
NVOS30_FLAGS_IDLE_NVDEC1: Final = 0x200000
NVOS30_FLAGS_IDLE_NVDEC2: Final = 0x400000
NVOS30_FLAGS_IDLE_ACTIVECHANNELS: Final = 0x800000
NVOS30_FLAGS_IDLE_ALL_ENGINES: Final = 0x7ffefc
NVOS30_FLAGS_WAIT_FOR_ELPG_ON: Any
NVOS30_FLAGS_WAIT_FOR_ELPG_ON_NO: Final = 0
NVOS30_FLAGS_WAIT_FOR_ELPG_ON_YES: Final = 1
NV04_VID_HEAP_CONTROL: Final = 32
NVOS32_DESCRIPTOR_TYPE_VIRTUAL_ADDRESS: Final = 0
NVOS32_DESCRIPTOR_TYPE_OS_PAGE_ARRAY: Final = 1
NVOS32_DESCRIPTOR_TYPE_OS_IO_MEMORY: Final = 2
NVOS32_DESCRIPTOR_TYPE_OS_PHYS_ADDR: Final = 3
NVOS32_DESCRIPTOR_TYPE_OS_FILE_HANDLE: Final = 4
NVOS32_DESCRIPTOR_TYPE_OS_DMA_BUF_PTR: Final = 5
NVOS32_DESCRIPTOR_TYPE_OS_SGT_PTR: Final = 6
NVOS32_DESCRIPTOR_TYPE_KERNEL_VIRTUAL_ADDRESS: Final = 7
NVOS32_FUNCTION_ALLOC_SIZE: Final = 2
NVOS32_FUNCTION_FREE: Final = 3
NVOS32_FUNCTION_INFO: Final = 5
NVOS32_FUNCTION_ALLOC_TILED_PITCH_HEIGHT: Final = 6
NVOS32_FUNCTION_DUMP: Final = 11
NVOS32_FUNCTION_ALLOC_SIZE_RANGE: Final = 14
NVOS32_FUNCTION_REACQUIRE_COMPR: Final = 15
NVOS32_FUNCTION_RELEASE_COMPR: Final = 16
NVOS32_FUNCTION_GET_MEM_ALIGNMENT: Final = 18
NVOS32_FUNCTION_HW_ALLOC: Final = 19
NVOS32_FUNCTION_HW_FREE: Final = 20
NVOS32_FUNCTION_ALLOC_OS_DESCRIPTOR: Final = 27
NVOS32_FLAGS_BLOCKINFO_VISIBILITY_CPU: Final = 1
NVOS32_IVC_HEAP_NUMBER_DONT_ALLOCATE_ON_IVC_HEAP: Final = 0
NVAL_MAX_BANKS: Final = 4
NVAL_MAP_DIRECTION: Any
NVAL_MAP_DIRECTION_DOWN: Final = 0
NVAL_MAP_DIRECTION_UP: Final = 1
NV_RM_OS32_ALLOC_OS_DESCRIPTOR_WITH_OS32_ATTR: Final = 1
NVOS32_DELETE_RESOURCES_ALL: Final = 0
NVOS32_TYPE_IMAGE: Final = 0
NVOS32_TYPE_DEPTH: Final = 1
NVOS32_TYPE_TEXTURE: Final = 2
NVOS32_TYPE_VIDEO: Final = 3
NVOS32_TYPE_FONT: Final = 4
NVOS32_TYPE_CURSOR: Final = 5
NVOS32_TYPE_DMA: Final = 6
NVOS32_TYPE_INSTANCE: Final = 7
NVOS32_TYPE_PRIMARY: Final = 8
NVOS32_TYPE_ZCULL: Final = 9
NVOS32_TYPE_UNUSED: Final = 10
NVOS32_TYPE_SHADER_PROGRAM: Final = 11
NVOS32_TYPE_OWNER_RM: Final = 12
NVOS32_TYPE_NOTIFIER: Final = 13
NVOS32_TYPE_RESERVED: Final = 14
NVOS32_TYPE_PMA: Final = 15
NVOS32_TYPE_STENCIL: Final = 16
NVOS32_NUM_MEM_TYPES: Final = 17
NVOS32_ATTR_NONE: Final = 0
NVOS32_ATTR_DEPTH: Any
NVOS32_ATTR_DEPTH_UNKNOWN: Final = 0
NVOS32_ATTR_DEPTH_8: Final = 1
NVOS32_ATTR_DEPTH_16: Final = 2
NVOS32_ATTR_DEPTH_24: Final = 3
NVOS32_ATTR_DEPTH_32: Final = 4
NVOS32_ATTR_DEPTH_64: Final = 5
NVOS32_ATTR_DEPTH_128: Final = 6
NVOS32_ATTR_COMPR_COVG: Any
NVOS32_ATTR_COMPR_COVG_DEFAULT: Final = 0
NVOS32_ATTR_COMPR_COVG_PROVIDED: Final = 1
NVOS32_ATTR_AA_SAMPLES: Any
NVOS32_ATTR_AA_SAMPLES_1: Final = 0
NVOS32_ATTR_AA_SAMPLES_2: Final = 1
NVOS32_ATTR_AA_SAMPLES_4: Final = 2
NVOS32_ATTR_AA_SAMPLES_4_ROTATED: Final = 3
NVOS32_ATTR_AA_SAMPLES_6: Final = 4
NVOS32_ATTR_AA_SAMPLES_8: Final = 5
NVOS32_ATTR_AA_SAMPLES_16: Final = 6
NVOS32_ATTR_AA_SAMPLES_4_VIRTUAL_8: Final = 7
NVOS32_ATTR_AA_SAMPLES_4_VIRTUAL_16: Final = 8
NVOS32_ATTR_AA_SAMPLES_8_VIRTUAL_16: Final = 9
NVOS32_ATTR_AA_SAMPLES_8_VIRTUAL_32: Final = 10
NVOS32_ATTR_TILED: Any
NVOS32_ATTR_TILED_NONE: Final = 0
NVOS32_ATTR_TILED_REQUIRED: Final = 1
NVOS32_ATTR_TILED_ANY: Final = 2
NVOS32_ATTR_TILED_DEFERRED: Final = 3
NVOS32_ATTR_ZCULL: Any
NVOS32_ATTR_ZCULL_NONE: Final = 0
NVOS32_ATTR_ZCULL_REQUIRED: Final = 1
NVOS32_ATTR_ZCULL_ANY: Final = 2
NVOS32_ATTR_ZCULL_SHARED: Final = 3
NVOS32_ATTR_COMPR: Any
NVOS32_ATTR_COMPR_NONE: Final = 0
NVOS32_ATTR_COMPR_REQUIRED: Final = 1
NVOS32_ATTR_COMPR_ANY: Final = 2
NVOS32_ATTR_COMPR_PLC_REQUIRED: Final = 1
NVOS32_ATTR_COMPR_PLC_ANY: Final = 2
NVOS32_ATTR_COMPR_DISABLE_PLC_ANY: Final = 3
NVOS32_ATTR_FORMAT: Any
NVOS32_ATTR_FORMAT_LOW_FIELD: Final = 16
NVOS32_ATTR_FORMAT_HIGH_FIELD: Final = 17
NVOS32_ATTR_FORMAT_PITCH: Final = 0
NVOS32_ATTR_FORMAT_SWIZZLED: Final = 1
NVOS32_ATTR_FORMAT_BLOCK_LINEAR: Final = 2
NVOS32_ATTR_Z_TYPE: Any
NVOS32_ATTR_Z_TYPE_FIXED: Final = 0
NVOS32_ATTR_Z_TYPE_FLOAT: Final = 1
NVOS32_ATTR_ZS_PACKING: Any
NVOS32_ATTR_ZS_PACKING_S8: Final = 0
NVOS32_ATTR_ZS_PACKING_Z24S8: Final = 0
NVOS32_ATTR_ZS_PACKING_S8Z24: Final = 1
NVOS32_ATTR_ZS_PACKING_Z32: Final = 2
NVOS32_ATTR_ZS_PACKING_Z24X8: Final = 3
NVOS32_ATTR_ZS_PACKING_X8Z24: Final = 4
NVOS32_ATTR_ZS_PACKING_Z32_X24S8: Final = 5
NVOS32_ATTR_ZS_PACKING_X8Z24_X24S8: Final = 6
NVOS32_ATTR_ZS_PACKING_Z16: Final = 7
NVOS32_ATTR_COLOR_PACKING_A8R8G8B8: Final = 0
NVOS32_ATTR_COLOR_PACKING_X8R8G8B8: Final = 1
NVOS32_ATTR_PAGE_SIZE: Any
NVOS32_ATTR_PAGE_SIZE_DEFAULT: Final = 0
NVOS32_ATTR_PAGE_SIZE_4KB: Final = 1
NVOS32_ATTR_PAGE_SIZE_BIG: Final = 2
NVOS32_ATTR_PAGE_SIZE_HUGE: Final = 3
NVOS32_ATTR_LOCATION: Any
NVOS32_ATTR_LOCATION_VIDMEM: Final = 0
NVOS32_ATTR_LOCATION_PCI: Final = 1
NVOS32_ATTR_LOCATION_AGP: Final = 2
NVOS32_ATTR_LOCATION_ANY: Final = 3
NVOS32_ATTR_PHYSICALITY: Any
NVOS32_ATTR_PHYSICALITY_DEFAULT: Final = 0
NVOS32_ATTR_PHYSICALITY_NONCONTIGUOUS: Final = 1
NVOS32_ATTR_PHYSICALITY_CONTIGUOUS: Final = 2
NVOS32_ATTR_PHYSICALITY_ALLOW_NONCONTIGUOUS: Final = 3
NVOS32_ATTR_COHERENCY: Any
NVOS32_ATTR_COHERENCY_UNCACHED: Final = 0
NVOS32_ATTR_COHERENCY_CACHED: Final = 1
NVOS32_ATTR_COHERENCY_WRITE_COMBINE: Final = 2
NVOS32_ATTR_COHERENCY_WRITE_THROUGH: Final = 3
NVOS32_ATTR_COHERENCY_WRITE_PROTECT: Final = 4
NVOS32_ATTR_COHERENCY_WRITE_BACK: Final = 5
NVOS32_ATTR2_NONE: Final = 0
NVOS32_ATTR2_ZBC: Any
NVOS32_ATTR2_ZBC_DEFAULT: Final = 0
NVOS32_ATTR2_ZBC_PREFER_NO_ZBC: Final = 1
NVOS32_ATTR2_ZBC_PREFER_ZBC: Final = 2
NVOS32_ATTR2_ZBC_REQUIRE_ONLY_ZBC: Final = 3
NVOS32_ATTR2_ZBC_INVALID: Final = 3
NVOS32_ATTR2_GPU_CACHEABLE: Any
NVOS32_ATTR2_GPU_CACHEABLE_DEFAULT: Final = 0
NVOS32_ATTR2_GPU_CACHEABLE_YES: Final = 1
NVOS32_ATTR2_GPU_CACHEABLE_NO: Final = 2
NVOS32_ATTR2_GPU_CACHEABLE_INVALID: Final = 3
NVOS32_ATTR2_P2P_GPU_CACHEABLE: Any
NVOS32_ATTR2_P2P_GPU_CACHEABLE_DEFAULT: Final = 0
NVOS32_ATTR2_P2P_GPU_CACHEABLE_YES: Final = 1
NVOS32_ATTR2_P2P_GPU_CACHEABLE_NO: Final = 2
NVOS32_ATTR2_32BIT_POINTER: Any
NVOS32_ATTR2_32BIT_POINTER_DISABLE: Final = 0
NVOS32_ATTR2_32BIT_POINTER_ENABLE: Final = 1
NVOS32_ATTR2_TILED_TYPE: Any
NVOS32_ATTR2_TILED_TYPE_LINEAR: Final = 0
NVOS32_ATTR2_TILED_TYPE_XY: Final = 1
NVOS32_ATTR2_SMMU_ON_GPU: Any
NVOS32_ATTR2_SMMU_ON_GPU_DEFAULT: Final = 0
NVOS32_ATTR2_SMMU_ON_GPU_DISABLE: Final = 1
NVOS32_ATTR2_SMMU_ON_GPU_ENABLE: Final = 2
NVOS32_ATTR2_ALLOC_COMPCACHELINE_ALIGN: Any
NVOS32_ATTR2_ALLOC_COMPCACHELINE_ALIGN_OFF: Final = 0
NVOS32_ATTR2_ALLOC_COMPCACHELINE_ALIGN_ON: Final = 1
NVOS32_ATTR2_ALLOC_COMPCACHELINE_ALIGN_DEFAULT: Final = 0
NVOS32_ATTR2_PRIORITY: Any
NVOS32_ATTR2_PRIORITY_DEFAULT: Final = 0
NVOS32_ATTR2_PRIORITY_HIGH: Final = 1
NVOS32_ATTR2_PRIORITY_LOW: Final = 2
NVOS32_ATTR2_INTERNAL: Any
NVOS32_ATTR2_INTERNAL_NO: Final = 0
NVOS32_ATTR2_INTERNAL_YES: Final = 1
NVOS32_ATTR2_PREFER_2C: Any
NVOS32_ATTR2_PREFER_2C_NO: Final = 0
NVOS32_ATTR2_PREFER_2C_YES: Final = 1
NVOS32_ATTR2_NISO_DISPLAY: Any
NVOS32_ATTR2_NISO_DISPLAY_NO: Final = 0
NVOS32_ATTR2_NISO_DISPLAY_YES: Final = 1
NVOS32_ATTR2_ZBC_SKIP_ZBCREFCOUNT: Any
NVOS32_ATTR2_ZBC_SKIP_ZBCREFCOUNT_NO: Final = 0
NVOS32_ATTR2_ZBC_SKIP_ZBCREFCOUNT_YES: Final = 1
NVOS32_ATTR2_ISO: Any
NVOS32_ATTR2_ISO_NO: Final = 0
NVOS32_ATTR2_ISO_YES: Final = 1
NVOS32_ATTR2_BLACKLIST: Any
NVOS32_ATTR2_BLACKLIST_ON: Final = 0
NVOS32_ATTR2_BLACKLIST_OFF: Final = 1
NVOS32_ATTR2_PAGE_OFFLINING: Any
NVOS32_ATTR2_PAGE_OFFLINING_ON: Final = 0
NVOS32_ATTR2_PAGE_OFFLINING_OFF: Final = 1
NVOS32_ATTR2_PAGE_SIZE_HUGE: Any
NVOS32_ATTR2_PAGE_SIZE_HUGE_DEFAULT: Final = 0
NVOS32_ATTR2_PAGE_SIZE_HUGE_2MB: Final = 1
NVOS32_ATTR2_PAGE_SIZE_HUGE_512MB: Final = 2
NVOS32_ATTR2_PROTECTION_USER: Any
NVOS32_ATTR2_PROTECTION_USER_READ_WRITE: Final = 0
NVOS32_ATTR2_PROTECTION_USER_READ_ONLY: Final = 1
NVOS32_ATTR2_PROTECTION_DEVICE: Any
NVOS32_ATTR2_PROTECTION_DEVICE_READ_WRITE: Final = 0
NVOS32_ATTR2_PROTECTION_DEVICE_READ_ONLY: Final = 1
NVOS32_ATTR2_MEMORY_PROTECTION: Any
NVOS32_ATTR2_MEMORY_PROTECTION_DEFAULT: Final = 0
NVOS32_ATTR2_MEMORY_PROTECTION_PROTECTED: Final = 1
NVOS32_ATTR2_MEMORY_PROTECTION_UNPROTECTED: Final = 2
NVOS32_ATTR2_ALLOCATE_FROM_SUBHEAP: Any
NVOS32_ATTR2_ALLOCATE_FROM_SUBHEAP_NO: Final = 0
NVOS32_ATTR2_ALLOCATE_FROM_SUBHEAP_YES: Final = 1
NVOS32_ALLOC_FLAGS_IGNORE_BANK_PLACEMENT: Final = 1
NVOS32_ALLOC_FLAGS_FORCE_MEM_GROWS_UP: Final = 2
NVOS32_ALLOC_FLAGS_FORCE_MEM_GROWS_DOWN: Final = 4
NVOS32_ALLOC_FLAGS_FORCE_ALIGN_HOST_PAGE: Final = 8
NVOS32_ALLOC_FLAGS_FIXED_ADDRESS_ALLOCATE: Final = 16
NVOS32_ALLOC_FLAGS_BANK_HINT: Final = 32
NVOS32_ALLOC_FLAGS_BANK_FORCE: Final = 64
NVOS32_ALLOC_FLAGS_ALIGNMENT_HINT: Final = 128
NVOS32_ALLOC_FLAGS_ALIGNMENT_FORCE: Final = 256
NVOS32_ALLOC_FLAGS_BANK_GROW_UP: Final = 0
NVOS32_ALLOC_FLAGS_BANK_GROW_DOWN: Final = 512
NVOS32_ALLOC_FLAGS_LAZY: Final = 1024
NVOS32_ALLOC_FLAGS_FORCE_REVERSE_ALLOC: Final = 2048
NVOS32_ALLOC_FLAGS_NO_SCANOUT: Final = 4096
NVOS32_ALLOC_FLAGS_PITCH_FORCE: Final = 8192
NVOS32_ALLOC_FLAGS_MEMORY_HANDLE_PROVIDED: Final = 0x4000
NVOS32_ALLOC_FLAGS_MAP_NOT_REQUIRED: Final = 0x8000
NVOS32_ALLOC_FLAGS_PERSISTENT_VIDMEM: Final = 0x10000
NVOS32_ALLOC_FLAGS_USE_BEGIN_END: Final = 0x20000
NVOS32_ALLOC_FLAGS_TURBO_CIPHER_ENCRYPTED: Final = 0x40000
NVOS32_ALLOC_FLAGS_VIRTUAL: Final = 0x80000
NVOS32_ALLOC_FLAGS_FORCE_INTERNAL_INDEX: Final = 0x100000
NVOS32_ALLOC_FLAGS_ZCULL_COVG_SPECIFIED: Final = 0x200000
NVOS32_ALLOC_FLAGS_EXTERNALLY_MANAGED: Final = 0x400000
NVOS32_ALLOC_FLAGS_FORCE_DEDICATED_PDE: Final = 0x800000
NVOS32_ALLOC_FLAGS_PROTECTED: Final = 0x1000000
NVOS32_ALLOC_FLAGS_KERNEL_MAPPING_MAP: Final = 0x2000000
NVOS32_ALLOC_FLAGS_MAXIMIZE_ADDRESS_SPACE: Final = 0x2000000
NVOS32_ALLOC_FLAGS_SPARSE: Final = 0x4000000
NVOS32_ALLOC_FLAGS_USER_READ_ONLY: Final = 0x4000000
NVOS32_ALLOC_FLAGS_DEVICE_READ_ONLY: Final = 0x8000000
NVOS32_ALLOC_FLAGS_ALLOCATE_KERNEL_PRIVILEGED: Final = 0x8000000
NVOS32_ALLOC_FLAGS_SKIP_RESOURCE_ALLOC: Final = 0x10000000
NVOS32_ALLOC_FLAGS_PREFER_PTES_IN_SYSMEMORY: Final = 0x20000000
NVOS32_ALLOC_FLAGS_SKIP_ALIGN_PAD: Final = 0x40000000
NVOS32_ALLOC_FLAGS_WPR1: Final = 0x40000000
NVOS32_ALLOC_FLAGS_ZCULL_DONT_ALLOCATE_SHARED_1X: Final = 0x80000000
NVOS32_ALLOC_FLAGS_WPR2: Final = 0x80000000
NVOS32_ALLOC_INTERNAL_FLAGS_CLIENTALLOC: Final = 1
NVOS32_ALLOC_INTERNAL_FLAGS_SKIP_SCRUB: Final = 4
NVOS32_ALLOC_FLAGS_MAXIMIZE_4GB_ADDRESS_SPACE: Final = 0x2000000
NVOS32_ALLOC_FLAGS_VIRTUAL_ONLY: Final = 0x26480400
NVOS32_ALLOC_COMPR_COVG_SCALE: Final = 10
NVOS32_ALLOC_COMPR_COVG_BITS: Any
NVOS32_ALLOC_COMPR_COVG_BITS_DEFAULT: Final = 0
NVOS32_ALLOC_COMPR_COVG_BITS_1: Final = 1
NVOS32_ALLOC_COMPR_COVG_BITS_2: Final = 2
NVOS32_ALLOC_COMPR_COVG_BITS_4: Final = 3
NVOS32_ALLOC_COMPR_COVG_MAX: Any
NVOS32_ALLOC_COMPR_COVG_MIN: Any
NVOS32_ALLOC_COMPR_COVG_START: Any
NVOS32_ALLOC_ZCULL_COVG_FORMAT: Any
NVOS32_ALLOC_ZCULL_COVG_FORMAT_LOW_RES_Z: Final = 0
NVOS32_ALLOC_ZCULL_COVG_FORMAT_HIGH_RES_Z: Final = 2
NVOS32_ALLOC_ZCULL_COVG_FORMAT_LOW_RES_ZS: Final = 3
NVOS32_ALLOC_ZCULL_COVG_FALLBACK: Any
NVOS32_ALLOC_ZCULL_COVG_FALLBACK_DISALLOW: Final = 0
NVOS32_ALLOC_ZCULL_COVG_FALLBACK_ALLOW: Final = 1
NVOS32_ALLOC_COMPTAG_OFFSET_START: Any
NVOS32_ALLOC_COMPTAG_OFFSET_START_DEFAULT: Final = 0
NVOS32_ALLOC_COMPTAG_OFFSET_USAGE: Any
NVOS32_ALLOC_COMPTAG_OFFSET_USAGE_DEFAULT: Final = 0
NVOS32_ALLOC_COMPTAG_OFFSET_USAGE_OFF: Final = 0
NVOS32_ALLOC_COMPTAG_OFFSET_USAGE_FIXED: Final = 1
NVOS32_ALLOC_COMPTAG_OFFSET_USAGE_MIN: Final = 2
NVOS32_REALLOC_FLAGS_GROW_ALLOCATION: Final = 0
NVOS32_REALLOC_FLAGS_SHRINK_ALLOCATION: Final = 1
NVOS32_REALLOC_FLAGS_REALLOC_UP: Final = 0
NVOS32_REALLOC_FLAGS_REALLOC_DOWN: Final = 2
NVOS32_RELEASE_COMPR_FLAGS_MEMORY_HANDLE_PROVIDED: Final = 1
NVOS32_REACQUIRE_COMPR_FLAGS_MEMORY_HANDLE_PROVIDED: Final = 1
NVOS32_FREE_FLAGS_MEMORY_HANDLE_PROVIDED: Final = 1
NVOS32_DUMP_FLAGS_TYPE: Any
NVOS32_DUMP_FLAGS_TYPE_FB: Final = 0
NVOS32_DUMP_FLAGS_TYPE_CLIENT_PD: Final = 1
NVOS32_DUMP_FLAGS_TYPE_CLIENT_VA: Final = 2
NVOS32_DUMP_FLAGS_TYPE_CLIENT_VAPTE: Final = 3
NVOS32_BLOCK_TYPE_FREE: Final = 0xffffffff
NVOS32_INVALID_BLOCK_FREE_OFFSET: Final = 0xffffffff
NVOS32_MEM_TAG_NONE: Final = 0
NV04_MAP_MEMORY: Final = 33
NV04_MAP_MEMORY_FLAGS_NONE: Final = 0
NV04_MAP_MEMORY_FLAGS_USER: Final = 0x4000
NVOS33_FLAGS_ACCESS: Any
NVOS33_FLAGS_ACCESS_READ_WRITE: Final = 0
NVOS33_FLAGS_ACCESS_READ_ONLY: Final = 1
NVOS33_FLAGS_ACCESS_WRITE_ONLY: Final = 2
NVOS33_FLAGS_PERSISTENT: Any
NVOS33_FLAGS_PERSISTENT_DISABLE: Final = 0
NVOS33_FLAGS_PERSISTENT_ENABLE: Final = 1
NVOS33_FLAGS_SKIP_SIZE_CHECK: Any
NVOS33_FLAGS_SKIP_SIZE_CHECK_DISABLE: Final = 0
NVOS33_FLAGS_SKIP_SIZE_CHECK_ENABLE: Final = 1
NVOS33_FLAGS_MEM_SPACE: Any
NVOS33_FLAGS_MEM_SPACE_CLIENT: Final = 0
NVOS33_FLAGS_MEM_SPACE_USER: Final = 1
NVOS33_FLAGS_MAPPING: Any
NVOS33_FLAGS_MAPPING_DEFAULT: Final = 0
NVOS33_FLAGS_MAPPING_DIRECT: Final = 1
NVOS33_FLAGS_MAPPING_REFLECTED: Final = 2
NVOS33_FLAGS_FIFO_MAPPING: Any
NVOS33_FLAGS_FIFO_MAPPING_DEFAULT: Final = 0
NVOS33_FLAGS_FIFO_MAPPING_ENABLE: Final = 1
NVOS33_FLAGS_MAP_FIXED: Any
NVOS33_FLAGS_MAP_FIXED_DISABLE: Final = 0
NVOS33_FLAGS_MAP_FIXED_ENABLE: Final = 1
NVOS33_FLAGS_RESERVE_ON_UNMAP: Any
NVOS33_FLAGS_RESERVE_ON_UNMAP_DISABLE: Final = 0
NVOS33_FLAGS_RESERVE_ON_UNMAP_ENABLE: Final = 1
NVOS33_FLAGS_OS_DESCRIPTOR: Any
NVOS33_FLAGS_OS_DESCRIPTOR_DISABLE: Final = 0
NVOS33_FLAGS_OS_DESCRIPTOR_ENABLE: Final = 1
NVOS33_FLAGS_CACHING_TYPE: Any
NVOS33_FLAGS_CACHING_TYPE_CACHED: Final = 0
NVOS33_FLAGS_CACHING_TYPE_UNCACHED: Final = 1
NVOS33_FLAGS_CACHING_TYPE_WRITECOMBINED: Final = 2
NVOS33_FLAGS_CACHING_TYPE_WRITEBACK: Final = 5
NVOS33_FLAGS_CACHING_TYPE_DEFAULT: Final = 6
NVOS33_FLAGS_CACHING_TYPE_UNCACHED_WEAK: Final = 7
NV04_UNMAP_MEMORY: Final = 34
NV04_ACCESS_REGISTRY: Final = 38
NVOS38_ACCESS_TYPE_READ_DWORD: Final = 1
NVOS38_ACCESS_TYPE_WRITE_DWORD: Final = 2
NVOS38_ACCESS_TYPE_READ_BINARY: Final = 6
NVOS38_ACCESS_TYPE_WRITE_BINARY: Final = 7
NVOS38_MAX_REGISTRY_STRING_LENGTH: Final = 256
NVOS38_MAX_REGISTRY_BINARY_LENGTH: Final = 256
NV04_ALLOC_CONTEXT_DMA: Final = 39
NV04_GET_EVENT_DATA: Final = 40
NVSIM01_BUS_XACT: Final = 44
NV04_MAP_MEMORY_DMA: Final = 46
NVOS46_FLAGS_ACCESS: Any
NVOS46_FLAGS_ACCESS_READ_WRITE: Final = 0
NVOS46_FLAGS_ACCESS_READ_ONLY: Final = 1
NVOS46_FLAGS_ACCESS_WRITE_ONLY: Final = 2
NVOS46_FLAGS_32BIT_POINTER: Any
NVOS46_FLAGS_32BIT_POINTER_DISABLE: Final = 0
NVOS46_FLAGS_32BIT_POINTER_ENABLE: Final = 1
NVOS46_FLAGS_PAGE_KIND: Any
NVOS46_FLAGS_PAGE_KIND_PHYSICAL: Final = 0
NVOS46_FLAGS_PAGE_KIND_VIRTUAL: Final = 1
NVOS46_FLAGS_CACHE_SNOOP: Any
NVOS46_FLAGS_CACHE_SNOOP_DISABLE: Final = 0
NVOS46_FLAGS_CACHE_SNOOP_ENABLE: Final = 1
NVOS46_FLAGS_KERNEL_MAPPING: Any
NVOS46_FLAGS_KERNEL_MAPPING_NONE: Final = 0
NVOS46_FLAGS_KERNEL_MAPPING_ENABLE: Final = 1
NVOS46_FLAGS_SHADER_ACCESS: Any
NVOS46_FLAGS_SHADER_ACCESS_DEFAULT: Final = 0
NVOS46_FLAGS_SHADER_ACCESS_READ_ONLY: Final = 1
NVOS46_FLAGS_SHADER_ACCESS_WRITE_ONLY: Final = 2
NVOS46_FLAGS_SHADER_ACCESS_READ_WRITE: Final = 3
NVOS46_FLAGS_PAGE_SIZE: Any
NVOS46_FLAGS_PAGE_SIZE_DEFAULT: Final = 0
NVOS46_FLAGS_PAGE_SIZE_4KB: Final = 1
NVOS46_FLAGS_PAGE_SIZE_BIG: Final = 2
NVOS46_FLAGS_PAGE_SIZE_BOTH: Final = 3
NVOS46_FLAGS_PAGE_SIZE_HUGE: Final = 4
NVOS46_FLAGS_SYSTEM_L3_ALLOC: Any
NVOS46_FLAGS_SYSTEM_L3_ALLOC_DEFAULT: Final = 0
NVOS46_FLAGS_SYSTEM_L3_ALLOC_ENABLE_HINT: Final = 1
NVOS46_FLAGS_DMA_OFFSET_GROWS: Any
NVOS46_FLAGS_DMA_OFFSET_GROWS_UP: Final = 0
NVOS46_FLAGS_DMA_OFFSET_GROWS_DOWN: Final = 1
NVOS46_FLAGS_DMA_OFFSET_FIXED: Any
NVOS46_FLAGS_DMA_OFFSET_FIXED_FALSE: Final = 0
NVOS46_FLAGS_DMA_OFFSET_FIXED_TRUE: Final = 1
NVOS46_FLAGS_PTE_COALESCE_LEVEL_CAP: Any
NVOS46_FLAGS_PTE_COALESCE_LEVEL_CAP_DEFAULT: Final = 0
NVOS46_FLAGS_PTE_COALESCE_LEVEL_CAP_1: Final = 1
NVOS46_FLAGS_PTE_COALESCE_LEVEL_CAP_2: Final = 2
NVOS46_FLAGS_PTE_COALESCE_LEVEL_CAP_4: Final = 3
NVOS46_FLAGS_PTE_COALESCE_LEVEL_CAP_8: Final = 4
NVOS46_FLAGS_PTE_COALESCE_LEVEL_CAP_16: Final = 5
NVOS46_FLAGS_PTE_COALESCE_LEVEL_CAP_32: Final = 6
NVOS46_FLAGS_PTE_COALESCE_LEVEL_CAP_64: Final = 7
NVOS46_FLAGS_PTE_COALESCE_LEVEL_CAP_128: Final = 8
NVOS46_FLAGS_P2P: Any
NVOS46_FLAGS_P2P_ENABLE: Any
NVOS46_FLAGS_P2P_ENABLE_NO: Final = 0
NVOS46_FLAGS_P2P_ENABLE_YES: Final = 1
NVOS46_FLAGS_P2P_ENABLE_NONE: Final = 0
NVOS46_FLAGS_P2P_ENABLE_SLI: Final = 1
NVOS46_FLAGS_P2P_ENABLE_NOSLI: Final = 2
NVOS46_FLAGS_P2P_SUBDEVICE_ID: Any
NVOS46_FLAGS_P2P_SUBDEV_ID_TGT: Any
NVOS46_FLAGS_TLB_LOCK: Any
NVOS46_FLAGS_TLB_LOCK_DISABLE: Final = 0
NVOS46_FLAGS_TLB_LOCK_ENABLE: Final = 1
NVOS46_FLAGS_DMA_UNICAST_REUSE_ALLOC: Any
NVOS46_FLAGS_DMA_UNICAST_REUSE_ALLOC_FALSE: Final = 0
NVOS46_FLAGS_DMA_UNICAST_REUSE_ALLOC_TRUE: Final = 1
NVOS46_FLAGS_DEFER_TLB_INVALIDATION: Any
NVOS46_FLAGS_DEFER_TLB_INVALIDATION_FALSE: Final = 0
NVOS46_FLAGS_DEFER_TLB_INVALIDATION_TRUE: Final = 1
NV04_UNMAP_MEMORY_DMA: Final = 47
NVOS47_FLAGS_DEFER_TLB_INVALIDATION: Any
NVOS47_FLAGS_DEFER_TLB_INVALIDATION_FALSE: Final = 0
NVOS47_FLAGS_DEFER_TLB_INVALIDATION_TRUE: Final = 1
NV04_BIND_CONTEXT_DMA: Final = 49
NV04_CONTROL: Final = 54
NVOS54_FLAGS_NONE: Final = 0
NVOS54_FLAGS_IRQL_RAISED: Final = 1
NVOS54_FLAGS_LOCK_BYPASS: Final = 2
NVOS54_FLAGS_FINN_SERIALIZED: Final = 4
NV04_DUP_OBJECT: Final = 55
NV04_DUP_HANDLE_FLAGS_NONE: Final = 0
NV04_DUP_HANDLE_FLAGS_REJECT_KERNEL_DUP_PRIVILEGE: Final = 1
NV04_UPDATE_DEVICE_MAPPING_INFO: Final = 56
NV04_SHARE: Final = 62
NV_DEVICE_ALLOCATION_SZNAME_MAXLEN: Final = 128
NV_DEVICE_ALLOCATION_FLAGS_NONE: Final = 0
NV_DEVICE_ALLOCATION_FLAGS_MAP_PTE_GLOBALLY: Final = 1
NV_DEVICE_ALLOCATION_FLAGS_MINIMIZE_PTETABLE_SIZE: Final = 2
NV_DEVICE_ALLOCATION_FLAGS_RETRY_PTE_ALLOC_IN_SYS: Final = 4
NV_DEVICE_ALLOCATION_FLAGS_VASPACE_SIZE: Final = 8
NV_DEVICE_ALLOCATION_FLAGS_MAP_PTE: Final = 16
NV_DEVICE_ALLOCATION_FLAGS_VASPACE_IS_TARGET: Final = 32
NV_DEVICE_ALLOCATION_FLAGS_VASPACE_SHARED_MANAGEMENT: Final = 256
NV_DEVICE_ALLOCATION_FLAGS_VASPACE_BIG_PAGE_SIZE_64k: Final = 512
NV_DEVICE_ALLOCATION_FLAGS_VASPACE_BIG_PAGE_SIZE_128k: Final = 1024
NV_DEVICE_ALLOCATION_FLAGS_RESTRICT_RESERVED_VALIMITS: Final = 2048
NV_DEVICE_ALLOCATION_FLAGS_VASPACE_IS_MIRRORED: Final = 64
NV_DEVICE_ALLOCATION_FLAGS_VASPACE_PTABLE_PMA_MANAGED: Final = 4096
NV_DEVICE_ALLOCATION_FLAGS_HOST_VGPU_DEVICE: Final = 8192
NV_DEVICE_ALLOCATION_FLAGS_PLUGIN_CONTEXT: Final = 0x4000
NV_DEVICE_ALLOCATION_FLAGS_VASPACE_REQUIRE_FIXED_OFFSET: Final = 0x8000
NV_DEVICE_ALLOCATION_VAMODE_OPTIONAL_MULTIPLE_VASPACES: Final = 0
NV_DEVICE_ALLOCATION_VAMODE_SINGLE_VASPACE: Final = 1
NV_DEVICE_ALLOCATION_VAMODE_MULTIPLE_VASPACES: Final = 2
NV_CHANNELGPFIFO_NOTIFICATION_TYPE_ERROR: Final = 0
NV_CHANNELGPFIFO_NOTIFICATION_TYPE_WORK_SUBMIT_TOKEN: Final = 1
NV_CHANNELGPFIFO_NOTIFICATION_TYPE__SIZE_1: Final = 2
NV_CHANNELGPFIFO_NOTIFICATION_STATUS_VALUE: Any
NV_CHANNELGPFIFO_NOTIFICATION_STATUS_IN_PROGRESS: Any
NV_CHANNELGPFIFO_NOTIFICATION_STATUS_IN_PROGRESS_TRUE: Final = 1
NV_CHANNELGPFIFO_NOTIFICATION_STATUS_IN_PROGRESS_FALSE: Final = 0
NV50VAIO_CHANNELDMA_ALLOCATION_FLAGS_CONNECT_PB_AT_GRAB: Any
NV50VAIO_CHANNELDMA_ALLOCATION_FLAGS_CONNECT_PB_AT_GRAB_YES: Final = 0
NV50VAIO_CHANNELDMA_ALLOCATION_FLAGS_CONNECT_PB_AT_GRAB_NO: Final = 1
NV_SWRUNLIST_QOS_INTR_NONE: Final = 0
NV_SWRUNLIST_QOS_INTR_RUNLIST_AND_ENG_IDLE_ENABLE: Final = 1
NV_SWRUNLIST_QOS_INTR_RUNLIST_IDLE_ENABLE: Final = 2
NV_SWRUNLIST_QOS_INTR_RUNLIST_ACQUIRE_ENABLE: Final = 4
NV_SWRUNLIST_QOS_INTR_RUNLIST_ACQUIRE_AND_ENG_IDLE_ENABLE: Final = 8
NV_VP_ALLOCATION_FLAGS_STANDARD_UCODE: Final = 0
NV_VP_ALLOCATION_FLAGS_STATIC_UCODE: Final = 1
NV_VP_ALLOCATION_FLAGS_DYNAMIC_UCODE: Final = 2
NV_VP_ALLOCATION_FLAGS_AVP_CLIENT_VIDEO: Final = 0
NV_VP_ALLOCATION_FLAGS_AVP_CLIENT_AUDIO: Final = 1
NV04_ADD_VBLANK_CALLBACK: Final = 61
NV9010_VBLANK_CALLBACK: Final = 0x9010
NV_VBLANK_CALLBACK_ALLOCATION_PARAMETERS_MESSAGE_ID: Final = 0x9010
NV_VASPACE_ALLOCATION_FLAGS_NONE: Final = 0
NV_VASPACE_ALLOCATION_FLAGS_MINIMIZE_PTETABLE_SIZE: Final = 1
NV_VASPACE_ALLOCATION_FLAGS_RETRY_PTE_ALLOC_IN_SYS: Final = 2
NV_VASPACE_ALLOCATION_FLAGS_SHARED_MANAGEMENT: Final = 4
NV_VASPACE_ALLOCATION_FLAGS_IS_EXTERNALLY_OWNED: Final = 8
NV_VASPACE_ALLOCATION_FLAGS_ENABLE_NVLINK_ATS: Final = 16
NV_VASPACE_ALLOCATION_FLAGS_IS_MIRRORED: Final = 32
NV_VASPACE_ALLOCATION_FLAGS_ENABLE_PAGE_FAULTING: Final = 64
NV_VASPACE_ALLOCATION_FLAGS_VA_INTERNAL_LIMIT: Final = 128
NV_VASPACE_ALLOCATION_FLAGS_ALLOW_ZERO_ADDRESS: Final = 256
NV_VASPACE_ALLOCATION_FLAGS_IS_FLA: Final = 512
NV_VASPACE_ALLOCATION_FLAGS_SKIP_SCRUB_MEMPOOL: Final = 1024
NV_VASPACE_ALLOCATION_FLAGS_OPTIMIZE_PTETABLE_MEMPOOL_USAGE: Final = 2048
NV_VASPACE_ALLOCATION_FLAGS_REQUIRE_FIXED_OFFSET: Final = 4096
NV_VASPACE_ALLOCATION_FLAGS_PTETABLE_HEAP_MANAGED: Final = 8192
NV_VASPACE_ALLOCATION_INDEX_GPU_NEW: Final = 0
NV_VASPACE_ALLOCATION_INDEX_GPU_HOST: Final = 1
NV_VASPACE_ALLOCATION_INDEX_GPU_GLOBAL: Final = 2
NV_VASPACE_ALLOCATION_INDEX_GPU_DEVICE: Final = 3
NV_VASPACE_ALLOCATION_INDEX_GPU_FLA: Final = 4
NV_VASPACE_ALLOCATION_INDEX_GPU_MAX: Final = 5
NV_VASPACE_BIG_PAGE_SIZE_64K: Final = 0x10000
NV_VASPACE_BIG_PAGE_SIZE_128K: Final = 0x20000
NV_CTXSHARE_ALLOCATION_FLAGS_SUBCONTEXT: Any
NV_CTXSHARE_ALLOCATION_FLAGS_SUBCONTEXT_SYNC: Final = 0
NV_CTXSHARE_ALLOCATION_FLAGS_SUBCONTEXT_ASYNC: Final = 1
NV_CTXSHARE_ALLOCATION_FLAGS_SUBCONTEXT_SPECIFIED: Final = 2
NV_TIMEOUT_CONTROL_CMD_SET_DEVICE_TIMEOUT: Final = 2
NV_TIMEOUT_CONTROL_CMD_RESET_DEVICE_TIMEOUT: Final = 3
NV_ESC_RM_ALLOC_MEMORY: Final = 39
NV_ESC_RM_ALLOC_OBJECT: Final = 40
NV_ESC_RM_FREE: Final = 41
NV_ESC_RM_CONTROL: Final = 42
NV_ESC_RM_ALLOC: Final = 43
NV_ESC_RM_CONFIG_GET: Final = 50
NV_ESC_RM_CONFIG_SET: Final = 51
NV_ESC_RM_DUP_OBJECT: Final = 52
NV_ESC_RM_SHARE: Final = 53
NV_ESC_RM_CONFIG_GET_EX: Final = 55
NV_ESC_RM_CONFIG_SET_EX: Final = 56
NV_ESC_RM_I2C_ACCESS: Final = 57
NV_ESC_RM_IDLE_CHANNELS: Final = 65
NV_ESC_RM_VID_HEAP_CONTROL: Final = 74
NV_ESC_RM_ACCESS_REGISTRY: Final = 77
NV_ESC_RM_MAP_MEMORY: Final = 78
NV_ESC_RM_UNMAP_MEMORY: Final = 79
NV_ESC_RM_GET_EVENT_DATA: Final = 82
NV_ESC_RM_ALLOC_CONTEXT_DMA2: Final = 84
NV_ESC_RM_ADD_VBLANK_CALLBACK: Final = 86
NV_ESC_RM_MAP_MEMORY_DMA: Final = 87
NV_ESC_RM_UNMAP_MEMORY_DMA: Final = 88
NV_ESC_RM_BIND_CONTEXT_DMA: Final = 89
NV_ESC_RM_EXPORT_OBJECT_TO_FD: Final = 92
NV_ESC_RM_IMPORT_OBJECT_FROM_FD: Final = 93
NV_ESC_RM_UPDATE_DEVICE_MAPPING_INFO: Final = 94
NV_ESC_RM_NVLOG_CTRL: Final = 95
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
NV_RM_API_VERSION_STRING_LENGTH: Final = 64
NV_RM_API_VERSION_CMD_STRICT: Final = 0
NV_RM_API_VERSION_CMD_RELAXED: Final = 49
NV_RM_API_VERSION_CMD_QUERY: Final = 50
NV_RM_API_VERSION_REPLY_UNRECOGNIZED: Final = 0
NV_RM_API_VERSION_REPLY_RECOGNIZED: Final = 1
NV_DMABUF_EXPORT_MAX_HANDLES: Final = 128
ROBUST_CHANNEL_GR_EXCEPTION: Final = 13
ROBUST_CHANNEL_GR_ERROR_SW_NOTIFY: Final = 13
ROBUST_CHANNEL_FAKE_ERROR: Final = 14
ROBUST_CHANNEL_VBLANK_CALLBACK_TIMEOUT: Final = 16
ROBUST_CHANNEL_DISP_MISSED_NOTIFIER: Final = 19
ROBUST_CHANNEL_MPEG_ERROR_SW_METHOD: Final = 20
ROBUST_CHANNEL_ME_ERROR_SW_METHOD: Final = 21
ROBUST_CHANNEL_VP_ERROR_SW_METHOD: Final = 22
ROBUST_CHANNEL_RC_LOGGING_ENABLED: Final = 23
ROBUST_CHANNEL_VP_ERROR: Final = 27
ROBUST_CHANNEL_VP2_ERROR: Final = 28
ROBUST_CHANNEL_BSP_ERROR: Final = 29
ROBUST_CHANNEL_BAD_ADDR_ACCESS: Final = 30
ROBUST_CHANNEL_FIFO_ERROR_MMU_ERR_FLT: Final = 31
ROBUST_CHANNEL_PBDMA_ERROR: Final = 32
ROBUST_CHANNEL_SEC_ERROR: Final = 33
ROBUST_CHANNEL_MSVLD_ERROR: Final = 34
ROBUST_CHANNEL_MSPDEC_ERROR: Final = 35
ROBUST_CHANNEL_MSPPP_ERROR: Final = 36
ROBUST_CHANNEL_CE0_ERROR: Final = 39
ROBUST_CHANNEL_CE1_ERROR: Final = 40
ROBUST_CHANNEL_CE2_ERROR: Final = 41
ROBUST_CHANNEL_VIC_ERROR: Final = 42
ROBUST_CHANNEL_RESETCHANNEL_VERIF_ERROR: Final = 43
ROBUST_CHANNEL_GR_FAULT_DURING_CTXSW: Final = 44
ROBUST_CHANNEL_PREEMPTIVE_REMOVAL: Final = 45
ROBUST_CHANNEL_NVENC0_ERROR: Final = 47
ROBUST_CHANNEL_GPU_ECC_DBE: Final = 48
PMU_ERROR: Final = 59
ROBUST_CHANNEL_SEC2_ERROR: Final = 60
PMU_BREAKPOINT: Final = 61
PMU_HALT_ERROR: Final = 62
INFOROM_PAGE_RETIREMENT_EVENT: Final = 63
INFOROM_PAGE_RETIREMENT_FAILURE: Final = 64
INFOROM_DRAM_RETIREMENT_EVENT: Final = 63
INFOROM_DRAM_RETIREMENT_FAILURE: Final = 64
ROBUST_CHANNEL_NVENC1_ERROR: Final = 65
ROBUST_CHANNEL_NVDEC0_ERROR: Final = 68
ROBUST_CHANNEL_GR_CLASS_ERROR: Final = 69
ROBUST_CHANNEL_CE3_ERROR: Final = 70
ROBUST_CHANNEL_CE4_ERROR: Final = 71
ROBUST_CHANNEL_CE5_ERROR: Final = 72
ROBUST_CHANNEL_NVENC2_ERROR: Final = 73
NVLINK_ERROR: Final = 74
ROBUST_CHANNEL_CE6_ERROR: Final = 75
ROBUST_CHANNEL_CE7_ERROR: Final = 76
ROBUST_CHANNEL_CE8_ERROR: Final = 77
VGPU_START_ERROR: Final = 78
ROBUST_CHANNEL_GPU_HAS_FALLEN_OFF_THE_BUS: Final = 79
PBDMA_PUSHBUFFER_CRC_MISMATCH: Final = 80
ROBUST_CHANNEL_VGA_SUBSYSTEM_ERROR: Final = 81
ROBUST_CHANNEL_NVJPG0_ERROR: Final = 82
ROBUST_CHANNEL_NVDEC1_ERROR: Final = 83
ROBUST_CHANNEL_NVDEC2_ERROR: Final = 84
ROBUST_CHANNEL_CE9_ERROR: Final = 85
ROBUST_CHANNEL_OFA0_ERROR: Final = 86
NVTELEMETRY_DRIVER_REPORT: Final = 87
ROBUST_CHANNEL_NVDEC3_ERROR: Final = 88
ROBUST_CHANNEL_NVDEC4_ERROR: Final = 89
LTC_ERROR: Final = 90
RESERVED_XID: Final = 91
EXCESSIVE_SBE_INTERRUPTS: Final = 92
INFOROM_ERASE_LIMIT_EXCEEDED: Final = 93
ROBUST_CHANNEL_CONTAINED_ERROR: Final = 94
ROBUST_CHANNEL_UNCONTAINED_ERROR: Final = 95
ROBUST_CHANNEL_NVDEC5_ERROR: Final = 96
ROBUST_CHANNEL_NVDEC6_ERROR: Final = 97
ROBUST_CHANNEL_NVDEC7_ERROR: Final = 98
ROBUST_CHANNEL_NVJPG1_ERROR: Final = 99
ROBUST_CHANNEL_NVJPG2_ERROR: Final = 100
ROBUST_CHANNEL_NVJPG3_ERROR: Final = 101
ROBUST_CHANNEL_NVJPG4_ERROR: Final = 102
ROBUST_CHANNEL_NVJPG5_ERROR: Final = 103
ROBUST_CHANNEL_NVJPG6_ERROR: Final = 104
ROBUST_CHANNEL_NVJPG7_ERROR: Final = 105
SEC_FAULT_ERROR: Final = 110
GSP_RPC_TIMEOUT: Final = 119
GSP_ERROR: Final = 120
C2C_ERROR: Final = 121
SPI_PMU_RPC_READ_FAIL: Final = 122
SPI_PMU_RPC_WRITE_FAIL: Final = 123
SPI_PMU_RPC_ERASE_FAIL: Final = 124
INFOROM_FS_ERROR: Final = 125
ALI_TRAINING_FAIL: Final = 136
NVLINK_FLA_PRIV_ERR: Final = 137
ROBUST_CHANNEL_DLA_ERROR: Final = 138
ROBUST_CHANNEL_FAST_PATH_ERROR: Final = 139
UNRECOVERABLE_ECC_ERROR_ESCAPE: Final = 140
GPU_INIT_ERROR: Final = 143
RESOURCE_RETIREMENT_EVENT: Final = 156
RESOURCE_RETIREMENT_FAILURE: Final = 157
ROBUST_CHANNEL_LAST_ERROR: Final = 157
ROBUST_CHANNEL_ERROR_RECOVERY_LEVEL_INFO: Final = 0
ROBUST_CHANNEL_ERROR_RECOVERY_LEVEL_NON_FATAL: Final = 1
ROBUST_CHANNEL_ERROR_RECOVERY_LEVEL_FATAL: Final = 2
NV01_NULL_OBJECT: Final = 0
NV1_NULL_OBJECT: Final = 0
NV01_ROOT: Final = 0
NV0000_ALLOC_PARAMETERS_MESSAGE_ID: Final = 0
NV01_CONTEXT_DMA_FROM_MEMORY: Final = 2
NV002_NOTIFICATION_STATUS_ERROR_PROTECTION_FAULT: Final = 0x4000
NV1_CONTEXT_DMA_FROM_MEMORY: Final = 2
NV01_CONTEXT_DMA: Final = 2
NV01_CONTEXT_ERROR_TO_MEMORY: Final = 62
NV01_MEMORY_SYSTEM: Final = 62
NV03E_NOTIFICATION_STATUS_ERROR_PROTECTION_FAULT: Final = 0x4000
NV1_CONTEXT_ERROR_TO_MEMORY: Final = 62
NV01_MEMORY_LOCAL_USER: Final = 64
NV040_NOTIFICATION_STATUS_ERROR_PROTECTION_FAULT: Final = 0x4000
NV01_MEMORY_USER: Final = 64
NV1_MEMORY_USER: Final = 64
NV04_MEMORY: Final = 65
NV041_NOTIFICATION_STATUS_ERROR_PROTECTION_FAULT: Final = 0x4000
NV01_MEMORY_VIRTUAL: Final = 112
NV01_MEMORY_SYSTEM_DYNAMIC: Final = 112
NV_MEMORY_VIRTUAL_ALLOCATION_PARAMS_MESSAGE_ID: Final = 112
NV_MEMORY_VIRTUAL_SYSMEM_DYNAMIC_HVASPACE: Final = 0xffffffff
NV01_MEMORY_SYSTEM_OS_DESCRIPTOR: Final = 113
NV01_DEVICE_0: Final = 128
NV0080_MAX_DEVICES: Final = 32
NV0080_ALLOC_PARAMETERS_MESSAGE_ID: Final = 128
NV_MEMORY_FABRIC: Final = 248
NV_MEMORY_FABRIC_PAGE_SIZE_2M: Final = 0x200000
NV_MEMORY_FABRIC_PAGE_SIZE_512M: Final = 0x20000000
NV00F8_ALLOC_FLAGS_DEFAULT: Final = 0
NV00F8_ALLOC_FLAGS_FLEXIBLE_FLA: Final = 1
NV00F8_ALLOC_FLAGS_FORCE_NONCONTIGUOUS: Final = 2
NV00F8_ALLOC_FLAGS_FORCE_CONTIGUOUS: Final = 4
NV00F8_ALLOC_FLAGS_READ_ONLY: Final = 8
NV00F8_ALLOCATION_PARAMETERS_MESSAGE_ID: Final = 248
NV2080_NOTIFIERS_SW: Final = 0
NV2080_NOTIFIERS_HOTPLUG: Final = 1
NV2080_NOTIFIERS_POWER_CONNECTOR: Final = 2
NV2080_NOTIFIERS_THERMAL_SW: Final = 3
NV2080_NOTIFIERS_THERMAL_HW: Final = 4
NV2080_NOTIFIERS_FULL_SCREEN_CHANGE: Final = 5
NV2080_NOTIFIERS_EVENTBUFFER: Final = 6
NV2080_NOTIFIERS_DP_IRQ: Final = 7
NV2080_NOTIFIERS_GR_DEBUG_INTR: Final = 8
NV2080_NOTIFIERS_PMU_EVENT: Final = 9
NV2080_NOTIFIERS_PMU_COMMAND: Final = 10
NV2080_NOTIFIERS_TIMER: Final = 11
NV2080_NOTIFIERS_GRAPHICS: Final = 12
NV2080_NOTIFIERS_PPP: Final = 13
NV2080_NOTIFIERS_VLD: Final = 14
NV2080_NOTIFIERS_NVDEC0: Final = 14
NV2080_NOTIFIERS_NVDEC1: Final = 15
NV2080_NOTIFIERS_NVDEC2: Final = 16
NV2080_NOTIFIERS_NVDEC3: Final = 17
NV2080_NOTIFIERS_NVDEC4: Final = 18
NV2080_NOTIFIERS_NVDEC5: Final = 19
NV2080_NOTIFIERS_NVDEC6: Final = 20
NV2080_NOTIFIERS_NVDEC7: Final = 21
NV2080_NOTIFIERS_PDEC: Final = 22
NV2080_NOTIFIERS_CE0: Final = 23
NV2080_NOTIFIERS_CE1: Final = 24
NV2080_NOTIFIERS_CE2: Final = 25
NV2080_NOTIFIERS_CE3: Final = 26
NV2080_NOTIFIERS_CE4: Final = 27
NV2080_NOTIFIERS_CE5: Final = 28
NV2080_NOTIFIERS_CE6: Final = 29
NV2080_NOTIFIERS_CE7: Final = 30
NV2080_NOTIFIERS_CE8: Final = 31
NV2080_NOTIFIERS_CE9: Final = 32
NV2080_NOTIFIERS_PSTATE_CHANGE: Final = 33
NV2080_NOTIFIERS_HDCP_STATUS_CHANGE: Final = 34
NV2080_NOTIFIERS_FIFO_EVENT_MTHD: Final = 35
NV2080_NOTIFIERS_PRIV_RING_HANG: Final = 36
NV2080_NOTIFIERS_RC_ERROR: Final = 37
NV2080_NOTIFIERS_MSENC: Final = 38
NV2080_NOTIFIERS_NVENC0: Final = 38
NV2080_NOTIFIERS_NVENC1: Final = 39
NV2080_NOTIFIERS_NVENC2: Final = 40
NV2080_NOTIFIERS_UNUSED_0: Final = 41
NV2080_NOTIFIERS_ACPI_NOTIFY: Final = 42
NV2080_NOTIFIERS_COOLER_DIAG_ZONE: Final = 43
NV2080_NOTIFIERS_THERMAL_DIAG_ZONE: Final = 44
NV2080_NOTIFIERS_AUDIO_HDCP_REQUEST: Final = 45
NV2080_NOTIFIERS_WORKLOAD_MODULATION_CHANGE: Final = 46
NV2080_NOTIFIERS_GPIO_0_RISING_INTERRUPT: Final = 47
NV2080_NOTIFIERS_GPIO_1_RISING_INTERRUPT: Final = 48
NV2080_NOTIFIERS_GPIO_2_RISING_INTERRUPT: Final = 49
NV2080_NOTIFIERS_GPIO_3_RISING_INTERRUPT: Final = 50
NV2080_NOTIFIERS_GPIO_4_RISING_INTERRUPT: Final = 51
NV2080_NOTIFIERS_GPIO_5_RISING_INTERRUPT: Final = 52
NV2080_NOTIFIERS_GPIO_6_RISING_INTERRUPT: Final = 53
NV2080_NOTIFIERS_GPIO_7_RISING_INTERRUPT: Final = 54
NV2080_NOTIFIERS_GPIO_8_RISING_INTERRUPT: Final = 55
NV2080_NOTIFIERS_GPIO_9_RISING_INTERRUPT: Final = 56
NV2080_NOTIFIERS_GPIO_10_RISING_INTERRUPT: Final = 57
NV2080_NOTIFIERS_GPIO_11_RISING_INTERRUPT: Final = 58
NV2080_NOTIFIERS_GPIO_12_RISING_INTERRUPT: Final = 59
NV2080_NOTIFIERS_GPIO_13_RISING_INTERRUPT: Final = 60
NV2080_NOTIFIERS_GPIO_14_RISING_INTERRUPT: Final = 61
NV2080_NOTIFIERS_GPIO_15_RISING_INTERRUPT: Final = 62
NV2080_NOTIFIERS_GPIO_16_RISING_INTERRUPT: Final = 63
NV2080_NOTIFIERS_GPIO_17_RISING_INTERRUPT: Final = 64
NV2080_NOTIFIERS_GPIO_18_RISING_INTERRUPT: Final = 65
NV2080_NOTIFIERS_GPIO_19_RISING_INTERRUPT: Final = 66
NV2080_NOTIFIERS_GPIO_20_RISING_INTERRUPT: Final = 67
NV2080_NOTIFIERS_GPIO_21_RISING_INTERRUPT: Final = 68
NV2080_NOTIFIERS_GPIO_22_RISING_INTERRUPT: Final = 69
NV2080_NOTIFIERS_GPIO_23_RISING_INTERRUPT: Final = 70
NV2080_NOTIFIERS_GPIO_24_RISING_INTERRUPT: Final = 71
NV2080_NOTIFIERS_GPIO_25_RISING_INTERRUPT: Final = 72
NV2080_NOTIFIERS_GPIO_26_RISING_INTERRUPT: Final = 73
NV2080_NOTIFIERS_GPIO_27_RISING_INTERRUPT: Final = 74
NV2080_NOTIFIERS_GPIO_28_RISING_INTERRUPT: Final = 75
NV2080_NOTIFIERS_GPIO_29_RISING_INTERRUPT: Final = 76
NV2080_NOTIFIERS_GPIO_30_RISING_INTERRUPT: Final = 77
NV2080_NOTIFIERS_GPIO_31_RISING_INTERRUPT: Final = 78
NV2080_NOTIFIERS_GPIO_0_FALLING_INTERRUPT: Final = 79
NV2080_NOTIFIERS_GPIO_1_FALLING_INTERRUPT: Final = 80
NV2080_NOTIFIERS_GPIO_2_FALLING_INTERRUPT: Final = 81
NV2080_NOTIFIERS_GPIO_3_FALLING_INTERRUPT: Final = 82
NV2080_NOTIFIERS_GPIO_4_FALLING_INTERRUPT: Final = 83
NV2080_NOTIFIERS_GPIO_5_FALLING_INTERRUPT: Final = 84
NV2080_NOTIFIERS_GPIO_6_FALLING_INTERRUPT: Final = 85
NV2080_NOTIFIERS_GPIO_7_FALLING_INTERRUPT: Final = 86
NV2080_NOTIFIERS_GPIO_8_FALLING_INTERRUPT: Final = 87
NV2080_NOTIFIERS_GPIO_9_FALLING_INTERRUPT: Final = 88
NV2080_NOTIFIERS_GPIO_10_FALLING_INTERRUPT: Final = 89
NV2080_NOTIFIERS_GPIO_11_FALLING_INTERRUPT: Final = 90
NV2080_NOTIFIERS_GPIO_12_FALLING_INTERRUPT: Final = 91
NV2080_NOTIFIERS_GPIO_13_FALLING_INTERRUPT: Final = 92
NV2080_NOTIFIERS_GPIO_14_FALLING_INTERRUPT: Final = 93
NV2080_NOTIFIERS_GPIO_15_FALLING_INTERRUPT: Final = 94
NV2080_NOTIFIERS_GPIO_16_FALLING_INTERRUPT: Final = 95
NV2080_NOTIFIERS_GPIO_17_FALLING_INTERRUPT: Final = 96
NV2080_NOTIFIERS_GPIO_18_FALLING_INTERRUPT: Final = 97
NV2080_NOTIFIERS_GPIO_19_FALLING_INTERRUPT: Final = 98
NV2080_NOTIFIERS_GPIO_20_FALLING_INTERRUPT: Final = 99
NV2080_NOTIFIERS_GPIO_21_FALLING_INTERRUPT: Final = 100
NV2080_NOTIFIERS_GPIO_22_FALLING_INTERRUPT: Final = 101
NV2080_NOTIFIERS_GPIO_23_FALLING_INTERRUPT: Final = 102
NV2080_NOTIFIERS_GPIO_24_FALLING_INTERRUPT: Final = 103
NV2080_NOTIFIERS_GPIO_25_FALLING_INTERRUPT: Final = 104
NV2080_NOTIFIERS_GPIO_26_FALLING_INTERRUPT: Final = 105
NV2080_NOTIFIERS_GPIO_27_FALLING_INTERRUPT: Final = 106
NV2080_NOTIFIERS_GPIO_28_FALLING_INTERRUPT: Final = 107
NV2080_NOTIFIERS_GPIO_29_FALLING_INTERRUPT: Final = 108
NV2080_NOTIFIERS_GPIO_30_FALLING_INTERRUPT: Final = 109
NV2080_NOTIFIERS_GPIO_31_FALLING_INTERRUPT: Final = 110
NV2080_NOTIFIERS_ECC_SBE: Final = 111
NV2080_NOTIFIERS_ECC_DBE: Final = 112
NV2080_NOTIFIERS_STEREO_EMITTER_DETECTION: Final = 113
NV2080_NOTIFIERS_GC5_GPU_READY: Final = 114
NV2080_NOTIFIERS_SEC2: Final = 115
NV2080_NOTIFIERS_GC6_REFCOUNT_INC: Final = 116
NV2080_NOTIFIERS_GC6_REFCOUNT_DEC: Final = 117
NV2080_NOTIFIERS_POWER_EVENT: Final = 118
NV2080_NOTIFIERS_CLOCKS_CHANGE: Final = 119
NV2080_NOTIFIERS_HOTPLUG_PROCESSING_COMPLETE: Final = 120
NV2080_NOTIFIERS_PHYSICAL_PAGE_FAULT: Final = 121
NV2080_NOTIFIERS_RESERVED122: Final = 122
NV2080_NOTIFIERS_NVLINK_ERROR_FATAL: Final = 123
NV2080_NOTIFIERS_PRIV_REG_ACCESS_FAULT: Final = 124
NV2080_NOTIFIERS_NVLINK_ERROR_RECOVERY_REQUIRED: Final = 125
NV2080_NOTIFIERS_NVJPG: Final = 126
NV2080_NOTIFIERS_NVJPEG0: Final = 126
NV2080_NOTIFIERS_NVJPEG1: Final = 127
NV2080_NOTIFIERS_NVJPEG2: Final = 128
NV2080_NOTIFIERS_NVJPEG3: Final = 129
NV2080_NOTIFIERS_NVJPEG4: Final = 130
NV2080_NOTIFIERS_NVJPEG5: Final = 131
NV2080_NOTIFIERS_NVJPEG6: Final = 132
NV2080_NOTIFIERS_NVJPEG7: Final = 133
NV2080_NOTIFIERS_RUNLIST_AND_ENG_IDLE: Final = 134
NV2080_NOTIFIERS_RUNLIST_ACQUIRE: Final = 135
NV2080_NOTIFIERS_RUNLIST_ACQUIRE_AND_ENG_IDLE: Final = 136
NV2080_NOTIFIERS_RUNLIST_IDLE: Final = 137
NV2080_NOTIFIERS_TSG_PREEMPT_COMPLETE: Final = 138
NV2080_NOTIFIERS_RUNLIST_PREEMPT_COMPLETE: Final = 139
NV2080_NOTIFIERS_CTXSW_TIMEOUT: Final = 140
NV2080_NOTIFIERS_INFOROM_ECC_OBJECT_UPDATED: Final = 141
NV2080_NOTIFIERS_NVTELEMETRY_REPORT_EVENT: Final = 142
NV2080_NOTIFIERS_DSTATE_XUSB_PPC: Final = 143
NV2080_NOTIFIERS_FECS_CTX_SWITCH: Final = 144
NV2080_NOTIFIERS_XUSB_PPC_CONNECTED: Final = 145
NV2080_NOTIFIERS_GR0: Final = 12
NV2080_NOTIFIERS_GR1: Final = 146
NV2080_NOTIFIERS_GR2: Final = 147
NV2080_NOTIFIERS_GR3: Final = 148
NV2080_NOTIFIERS_GR4: Final = 149
NV2080_NOTIFIERS_GR5: Final = 150
NV2080_NOTIFIERS_GR6: Final = 151
NV2080_NOTIFIERS_GR7: Final = 152
NV2080_NOTIFIERS_OFA: Final = 153
NV2080_NOTIFIERS_DSTATE_HDA: Final = 154
NV2080_NOTIFIERS_POISON_ERROR_NON_FATAL: Final = 155
NV2080_NOTIFIERS_POISON_ERROR_FATAL: Final = 156
NV2080_NOTIFIERS_UCODE_RESET: Final = 157
NV2080_NOTIFIERS_PLATFORM_POWER_MODE_CHANGE: Final = 158
NV2080_NOTIFIERS_SMC_CONFIG_UPDATE: Final = 159
NV2080_NOTIFIERS_INFOROM_RRL_OBJECT_UPDATED: Final = 160
NV2080_NOTIFIERS_INFOROM_PBL_OBJECT_UPDATED: Final = 161
NV2080_NOTIFIERS_LPWR_DIFR_PREFETCH_REQUEST: Final = 162
NV2080_NOTIFIERS_SEC_FAULT_ERROR: Final = 163
NV2080_NOTIFIERS_POSSIBLE_ERROR: Final = 164
NV2080_NOTIFIERS_NVLINK_INFO_LINK_UP: Final = 165
NV2080_NOTIFIERS_NVLINK_INFO_LINK_DOWN: Final = 176
NV2080_NOTIFIERS_NVPCF_EVENTS: Final = 177
NV2080_NOTIFIERS_HDMI_FRL_RETRAINING_REQUEST: Final = 178
NV2080_NOTIFIERS_VRR_SET_TIMEOUT: Final = 179
NV2080_NOTIFIERS_AUX_POWER_STATE_CHANGE: Final = 180
NV2080_NOTIFIERS_MAXCOUNT: Final = 181
NV2080_SUBDEVICE_NOTIFICATION_STATUS_IN_PROGRESS: Final = 0x8000
NV2080_SUBDEVICE_NOTIFICATION_STATUS_BAD_ARGUMENT: Final = 0x4000
NV2080_SUBDEVICE_NOTIFICATION_STATUS_ERROR_INVALID_STATE: Final = 8192
NV2080_SUBDEVICE_NOTIFICATION_STATUS_ERROR_STATE_IN_USE: Final = 4096
NV2080_SUBDEVICE_NOTIFICATION_STATUS_DONE_SUCCESS: Final = 0
NV2080_ENGINE_TYPE_NULL: Final = 0
NV2080_ENGINE_TYPE_GRAPHICS: Final = 1
NV2080_ENGINE_TYPE_GR0: Final = 1
NV2080_ENGINE_TYPE_GR1: Final = 2
NV2080_ENGINE_TYPE_GR2: Final = 3
NV2080_ENGINE_TYPE_GR3: Final = 4
NV2080_ENGINE_TYPE_GR4: Final = 5
NV2080_ENGINE_TYPE_GR5: Final = 6
NV2080_ENGINE_TYPE_GR6: Final = 7
NV2080_ENGINE_TYPE_GR7: Final = 8
NV2080_ENGINE_TYPE_COPY0: Final = 9
NV2080_ENGINE_TYPE_COPY1: Final = 10
NV2080_ENGINE_TYPE_COPY2: Final = 11
NV2080_ENGINE_TYPE_COPY3: Final = 12
NV2080_ENGINE_TYPE_COPY4: Final = 13
NV2080_ENGINE_TYPE_COPY5: Final = 14
NV2080_ENGINE_TYPE_COPY6: Final = 15
NV2080_ENGINE_TYPE_COPY7: Final = 16
NV2080_ENGINE_TYPE_COPY8: Final = 17
NV2080_ENGINE_TYPE_COPY9: Final = 18
NV2080_ENGINE_TYPE_BSP: Final = 19
NV2080_ENGINE_TYPE_NVDEC0: Final = 19
NV2080_ENGINE_TYPE_NVDEC1: Final = 20
NV2080_ENGINE_TYPE_NVDEC2: Final = 21
NV2080_ENGINE_TYPE_NVDEC3: Final = 22
NV2080_ENGINE_TYPE_NVDEC4: Final = 23
NV2080_ENGINE_TYPE_NVDEC5: Final = 24
NV2080_ENGINE_TYPE_NVDEC6: Final = 25
NV2080_ENGINE_TYPE_NVDEC7: Final = 26
NV2080_ENGINE_TYPE_MSENC: Final = 27
NV2080_ENGINE_TYPE_NVENC0: Final = 27
NV2080_ENGINE_TYPE_NVENC1: Final = 28
NV2080_ENGINE_TYPE_NVENC2: Final = 29
NV2080_ENGINE_TYPE_VP: Final = 30
NV2080_ENGINE_TYPE_ME: Final = 31
NV2080_ENGINE_TYPE_PPP: Final = 32
NV2080_ENGINE_TYPE_MPEG: Final = 33
NV2080_ENGINE_TYPE_SW: Final = 34
NV2080_ENGINE_TYPE_CIPHER: Final = 35
NV2080_ENGINE_TYPE_TSEC: Final = 35
NV2080_ENGINE_TYPE_VIC: Final = 36
NV2080_ENGINE_TYPE_MP: Final = 37
NV2080_ENGINE_TYPE_SEC2: Final = 38
NV2080_ENGINE_TYPE_HOST: Final = 39
NV2080_ENGINE_TYPE_DPU: Final = 40
NV2080_ENGINE_TYPE_PMU: Final = 41
NV2080_ENGINE_TYPE_FBFLCN: Final = 42
NV2080_ENGINE_TYPE_NVJPG: Final = 43
NV2080_ENGINE_TYPE_NVJPEG0: Final = 43
NV2080_ENGINE_TYPE_NVJPEG1: Final = 44
NV2080_ENGINE_TYPE_NVJPEG2: Final = 45
NV2080_ENGINE_TYPE_NVJPEG3: Final = 46
NV2080_ENGINE_TYPE_NVJPEG4: Final = 47
NV2080_ENGINE_TYPE_NVJPEG5: Final = 48
NV2080_ENGINE_TYPE_NVJPEG6: Final = 49
NV2080_ENGINE_TYPE_NVJPEG7: Final = 50
NV2080_ENGINE_TYPE_OFA: Final = 51
NV2080_ENGINE_TYPE_LAST: Final = 62
NV2080_ENGINE_TYPE_ALLENGINES: Final = 0xffffffff
NV2080_ENGINE_TYPE_COPY_SIZE: Final = 10
NV2080_ENGINE_TYPE_NVENC_SIZE: Final = 3
NV2080_ENGINE_TYPE_NVJPEG_SIZE: Final = 8
NV2080_ENGINE_TYPE_NVDEC_SIZE: Final = 8
NV2080_ENGINE_TYPE_GR_SIZE: Final = 8
NV2080_CLIENT_TYPE_TEX: Final = 1
NV2080_CLIENT_TYPE_COLOR: Final = 2
NV2080_CLIENT_TYPE_DEPTH: Final = 3
NV2080_CLIENT_TYPE_DA: Final = 4
NV2080_CLIENT_TYPE_FE: Final = 5
NV2080_CLIENT_TYPE_SCC: Final = 6
NV2080_CLIENT_TYPE_WID: Final = 7
NV2080_CLIENT_TYPE_MSVLD: Final = 8
NV2080_CLIENT_TYPE_MSPDEC: Final = 9
NV2080_CLIENT_TYPE_MSPPP: Final = 10
NV2080_CLIENT_TYPE_VIC: Final = 11
NV2080_CLIENT_TYPE_ALLCLIENTS: Final = 0xffffffff
NV2080_GC5_EXIT_COMPLETE: Final = 1
NV2080_GC5_ENTRY_ABORTED: Final = 2
NV2080_PLATFORM_POWER_MODE_CHANGE_COMPLETION: Final = 0
NV2080_PLATFORM_POWER_MODE_CHANGE_ACPI_NOTIFICATION: Final = 1
NV2080_NOTIFICATION_STATUS_ERROR_PROTECTION_FAULT: Final = 0x4000
NV2080_PLATFORM_POWER_MODE_CHANGE_INFO_INDEX: Any
NV2080_PLATFORM_POWER_MODE_CHANGE_INFO_MASK: Any
NV2080_PLATFORM_POWER_MODE_CHANGE_INFO_REASON: Any
NV20_SUBDEVICE_0: Final = 8320
NV2080_MAX_SUBDEVICES: Final = 8
NV2080_ALLOC_PARAMETERS_MESSAGE_ID: Final = 8320
NV50_MEMORY_VIRTUAL: Final = 0x50a0
GT200_DEBUGGER: Final = 0x83de
NV83DE_ALLOC_PARAMETERS_MESSAGE_ID: Final = 0x83de
FERMI_CONTEXT_SHARE_A: Final = 0x9067
FERMI_VASPACE_A: Final = 0x90f1
KEPLER_CHANNEL_GROUP_A: Final = 0xa06c
KEPLER_CHANNEL_GPFIFO_A: Final = 0xa06f
NVA06F_NUMBER_OF_SUBCHANNELS: Final = 8
NVA06F_SET_OBJECT: Final = 0
NVA06F_SET_OBJECT_NVCLASS: Any
NVA06F_SET_OBJECT_ENGINE: Any
NVA06F_SET_OBJECT_ENGINE_SW: Final = 31
NVA06F_ILLEGAL: Final = 4
NVA06F_ILLEGAL_HANDLE: Any
NVA06F_NOP: Final = 8
NVA06F_NOP_HANDLE: Any
NVA06F_SEMAPHOREA: Final = 16
NVA06F_SEMAPHOREA_OFFSET_UPPER: Any
NVA06F_SEMAPHOREB: Final = 20
NVA06F_SEMAPHOREB_OFFSET_LOWER: Any
NVA06F_SEMAPHOREC: Final = 24
NVA06F_SEMAPHOREC_PAYLOAD: Any
NVA06F_SEMAPHORED: Final = 28
NVA06F_SEMAPHORED_OPERATION: Any
NVA06F_SEMAPHORED_OPERATION_ACQUIRE: Final = 1
NVA06F_SEMAPHORED_OPERATION_RELEASE: Final = 2
NVA06F_SEMAPHORED_OPERATION_ACQ_GEQ: Final = 4
NVA06F_SEMAPHORED_OPERATION_ACQ_AND: Final = 8
NVA06F_SEMAPHORED_ACQUIRE_SWITCH: Any
NVA06F_SEMAPHORED_ACQUIRE_SWITCH_DISABLED: Final = 0
NVA06F_SEMAPHORED_ACQUIRE_SWITCH_ENABLED: Final = 1
NVA06F_SEMAPHORED_RELEASE_WFI: Any
NVA06F_SEMAPHORED_RELEASE_WFI_EN: Final = 0
NVA06F_SEMAPHORED_RELEASE_WFI_DIS: Final = 1
NVA06F_SEMAPHORED_RELEASE_SIZE: Any
NVA06F_SEMAPHORED_RELEASE_SIZE_16BYTE: Final = 0
NVA06F_SEMAPHORED_RELEASE_SIZE_4BYTE: Final = 1
NVA06F_NON_STALL_INTERRUPT: Final = 32
NVA06F_NON_STALL_INTERRUPT_HANDLE: Any
NVA06F_FB_FLUSH: Final = 36
NVA06F_FB_FLUSH_HANDLE: Any
NVA06F_MEM_OP_A: Final = 40
NVA06F_MEM_OP_A_OPERAND_LOW: Any
NVA06F_MEM_OP_A_TLB_INVALIDATE_ADDR: Any
NVA06F_MEM_OP_A_TLB_INVALIDATE_TARGET: Any
NVA06F_MEM_OP_A_TLB_INVALIDATE_TARGET_VID_MEM: Final = 0
NVA06F_MEM_OP_A_TLB_INVALIDATE_TARGET_SYS_MEM_COHERENT: Final = 2
NVA06F_MEM_OP_A_TLB_INVALIDATE_TARGET_SYS_MEM_NONCOHERENT: Final = 3
NVA06F_MEM_OP_B: Final = 44
NVA06F_MEM_OP_B_OPERAND_HIGH: Any
NVA06F_MEM_OP_B_OPERATION: Any
NVA06F_MEM_OP_B_OPERATION_SYSMEMBAR_FLUSH: Final = 5
NVA06F_MEM_OP_B_OPERATION_SOFT_FLUSH: Final = 6
NVA06F_MEM_OP_B_OPERATION_MMU_TLB_INVALIDATE: Final = 9
NVA06F_MEM_OP_B_OPERATION_L2_PEERMEM_INVALIDATE: Final = 13
NVA06F_MEM_OP_B_OPERATION_L2_SYSMEM_INVALIDATE: Final = 14
NVA06F_MEM_OP_B_OPERATION_L2_CLEAN_COMPTAGS: Final = 15
NVA06F_MEM_OP_B_OPERATION_L2_FLUSH_DIRTY: Final = 16
NVA06F_MEM_OP_B_MMU_TLB_INVALIDATE_PDB: Any
NVA06F_MEM_OP_B_MMU_TLB_INVALIDATE_PDB_ONE: Final = 0
NVA06F_MEM_OP_B_MMU_TLB_INVALIDATE_PDB_ALL: Final = 1
NVA06F_MEM_OP_B_MMU_TLB_INVALIDATE_GPC: Any
NVA06F_MEM_OP_B_MMU_TLB_INVALIDATE_GPC_ENABLE: Final = 0
NVA06F_MEM_OP_B_MMU_TLB_INVALIDATE_GPC_DISABLE: Final = 1
NVA06F_SET_REFERENCE: Final = 80
NVA06F_SET_REFERENCE_COUNT: Any
NVA06F_CRC_CHECK: Final = 124
NVA06F_CRC_CHECK_VALUE: Any
NVA06F_YIELD: Final = 128
NVA06F_YIELD_OP: Any
NVA06F_YIELD_OP_NOP: Final = 0
NVA06F_GP_ENTRY__SIZE: Final = 8
NVA06F_GP_ENTRY0_FETCH: Any
NVA06F_GP_ENTRY0_FETCH_UNCONDITIONAL: Final = 0
NVA06F_GP_ENTRY0_FETCH_CONDITIONAL: Final = 1
NVA06F_GP_ENTRY0_GET: Any
NVA06F_GP_ENTRY0_OPERAND: Any
NVA06F_GP_ENTRY1_GET_HI: Any
NVA06F_GP_ENTRY1_PRIV: Any
NVA06F_GP_ENTRY1_PRIV_USER: Final = 0
NVA06F_GP_ENTRY1_PRIV_KERNEL: Final = 1
NVA06F_GP_ENTRY1_LEVEL: Any
NVA06F_GP_ENTRY1_LEVEL_MAIN: Final = 0
NVA06F_GP_ENTRY1_LEVEL_SUBROUTINE: Final = 1
NVA06F_GP_ENTRY1_LENGTH: Any
NVA06F_GP_ENTRY1_SYNC: Any
NVA06F_GP_ENTRY1_SYNC_PROCEED: Final = 0
NVA06F_GP_ENTRY1_SYNC_WAIT: Final = 1
NVA06F_GP_ENTRY1_OPCODE: Any
NVA06F_GP_ENTRY1_OPCODE_NOP: Final = 0
NVA06F_GP_ENTRY1_OPCODE_ILLEGAL: Final = 1
NVA06F_GP_ENTRY1_OPCODE_GP_CRC: Final = 2
NVA06F_GP_ENTRY1_OPCODE_PB_CRC: Final = 3
NVA06F_DMA_METHOD_ADDRESS_OLD: Any
NVA06F_DMA_METHOD_ADDRESS: Any
NVA06F_DMA_SUBDEVICE_MASK: Any
NVA06F_DMA_METHOD_SUBCHANNEL: Any
NVA06F_DMA_TERT_OP: Any
NVA06F_DMA_TERT_OP_GRP0_INC_METHOD: Final = 0
NVA06F_DMA_TERT_OP_GRP0_SET_SUB_DEV_MASK: Final = 1
NVA06F_DMA_TERT_OP_GRP0_STORE_SUB_DEV_MASK: Final = 2
NVA06F_DMA_TERT_OP_GRP0_USE_SUB_DEV_MASK: Final = 3
NVA06F_DMA_TERT_OP_GRP2_NON_INC_METHOD: Final = 0
NVA06F_DMA_METHOD_COUNT_OLD: Any
NVA06F_DMA_METHOD_COUNT: Any
NVA06F_DMA_SEC_OP: Any
NVA06F_DMA_SEC_OP_GRP0_USE_TERT: Final = 0
NVA06F_DMA_SEC_OP_INC_METHOD: Final = 1
NVA06F_DMA_SEC_OP_GRP2_USE_TERT: Final = 2
NVA06F_DMA_SEC_OP_NON_INC_METHOD: Final = 3
NVA06F_DMA_SEC_OP_IMMD_DATA_METHOD: Final = 4
NVA06F_DMA_SEC_OP_ONE_INC: Final = 5
NVA06F_DMA_SEC_OP_RESERVED6: Final = 6
NVA06F_DMA_SEC_OP_END_PB_SEGMENT: Final = 7
NVA06F_DMA_INCR_ADDRESS: Any
NVA06F_DMA_INCR_SUBCHANNEL: Any
NVA06F_DMA_INCR_COUNT: Any
NVA06F_DMA_INCR_OPCODE: Any
NVA06F_DMA_INCR_OPCODE_VALUE: Final = 1
NVA06F_DMA_INCR_DATA: Any
NVA06F_DMA_NONINCR_ADDRESS: Any
NVA06F_DMA_NONINCR_SUBCHANNEL: Any
NVA06F_DMA_NONINCR_COUNT: Any
NVA06F_DMA_NONINCR_OPCODE: Any
NVA06F_DMA_NONINCR_OPCODE_VALUE: Final = 3
NVA06F_DMA_NONINCR_DATA: Any
NVA06F_DMA_ONEINCR_ADDRESS: Any
NVA06F_DMA_ONEINCR_SUBCHANNEL: Any
NVA06F_DMA_ONEINCR_COUNT: Any
NVA06F_DMA_ONEINCR_OPCODE: Any
NVA06F_DMA_ONEINCR_OPCODE_VALUE: Final = 5
NVA06F_DMA_ONEINCR_DATA: Any
NVA06F_DMA_NOP: Final = 0
NVA06F_DMA_IMMD_ADDRESS: Any
NVA06F_DMA_IMMD_SUBCHANNEL: Any
NVA06F_DMA_IMMD_DATA: Any
NVA06F_DMA_IMMD_OPCODE: Any
NVA06F_DMA_IMMD_OPCODE_VALUE: Final = 4
NVA06F_DMA_SET_SUBDEVICE_MASK_VALUE: Any
NVA06F_DMA_SET_SUBDEVICE_MASK_OPCODE: Any
NVA06F_DMA_SET_SUBDEVICE_MASK_OPCODE_VALUE: Final = 1
NVA06F_DMA_STORE_SUBDEVICE_MASK_VALUE: Any
NVA06F_DMA_STORE_SUBDEVICE_MASK_OPCODE: Any
NVA06F_DMA_STORE_SUBDEVICE_MASK_OPCODE_VALUE: Final = 2
NVA06F_DMA_USE_SUBDEVICE_MASK_OPCODE: Any
NVA06F_DMA_USE_SUBDEVICE_MASK_OPCODE_VALUE: Final = 3
NVA06F_DMA_ENDSEG_OPCODE: Any
NVA06F_DMA_ENDSEG_OPCODE_VALUE: Final = 7
NVA06F_DMA_ADDRESS: Any
NVA06F_DMA_SUBCH: Any
NVA06F_DMA_OPCODE3: Any
NVA06F_DMA_OPCODE3_NONE: Final = 0
NVA06F_DMA_COUNT: Any
NVA06F_DMA_OPCODE: Any
NVA06F_DMA_OPCODE_METHOD: Final = 0
NVA06F_DMA_OPCODE_NONINC_METHOD: Final = 2
NVA06F_DMA_DATA: Any
NVA06F_SUBCHANNEL_2D: Final = 3
NVA06F_SUBCHANNEL_3D: Final = 0
NVA06F_SUBCHANNEL_COMPUTE: Final = 1
NVA06F_SUBCHANNEL_COPY_ENGINE: Final = 4
NVA06F_SUBCHANNEL_I2M: Final = 2
MAXWELL_PROFILER: Final = 0xb0cc
MAXWELL_PROFILER_DEVICE: Final = 0xb2cc
NVB2CC_ALLOC_PARAMETERS_MESSAGE_ID: Final = 0xb2cc
VOLTA_USERMODE_A: Final = 0xc361
NVC361: Any
NVC361_NV_USERMODE__SIZE: Final = 0x10000
NVC361_TIME_0: Final = 128
NVC361_TIME_1: Final = 132
NVC361_NOTIFY_CHANNEL_PENDING: Final = 144
TURING_USERMODE_A: Final = 0xc461
HOPPER_USERMODE_A: Final = 0xc661
NV0000_CTRL_CMD_CLIENT_GET_ADDR_SPACE_TYPE: Final = 3329
NV0000_CTRL_CLIENT_GET_ADDR_SPACE_TYPE_PARAMS_MESSAGE_ID: Final = 1
NV0000_CTRL_CMD_CLIENT_GET_ADDR_SPACE_TYPE_INVALID: Final = 0
NV0000_CTRL_CMD_CLIENT_GET_ADDR_SPACE_TYPE_SYSMEM: Final = 1
NV0000_CTRL_CMD_CLIENT_GET_ADDR_SPACE_TYPE_VIDMEM: Final = 2
NV0000_CTRL_CMD_CLIENT_GET_ADDR_SPACE_TYPE_REGMEM: Final = 3
NV0000_CTRL_CMD_CLIENT_GET_ADDR_SPACE_TYPE_FABRIC: Final = 4
NV0000_CTRL_CMD_CLIENT_GET_HANDLE_INFO: Final = 3330
NV0000_CTRL_CLIENT_GET_HANDLE_INFO_PARAMS_MESSAGE_ID: Final = 2
NV0000_CTRL_CMD_CLIENT_GET_HANDLE_INFO_INDEX_INVALID: Final = 0
NV0000_CTRL_CMD_CLIENT_GET_HANDLE_INFO_INDEX_PARENT: Final = 1
NV0000_CTRL_CMD_CLIENT_GET_HANDLE_INFO_INDEX_CLASSID: Final = 2
NV0000_CTRL_CMD_CLIENT_GET_ACCESS_RIGHTS: Final = 3331
NV0000_CTRL_CLIENT_GET_ACCESS_RIGHTS_PARAMS_MESSAGE_ID: Final = 3
NV0000_CTRL_CMD_CLIENT_SET_INHERITED_SHARE_POLICY: Final = 3332
NV0000_CTRL_CLIENT_SET_INHERITED_SHARE_POLICY_PARAMS_MESSAGE_ID: Final = 4
NV0000_CTRL_CMD_CLIENT_GET_CHILD_HANDLE: Final = 3333
NV0000_CTRL_CMD_CLIENT_GET_CHILD_HANDLE_PARAMS_MESSAGE_ID: Final = 5
NV0000_CTRL_CMD_CLIENT_SHARE_OBJECT: Final = 3334
NV0000_CTRL_CLIENT_SHARE_OBJECT_PARAMS_MESSAGE_ID: Final = 6
NV0000_CTRL_CMD_CLIENT_OBJECTS_ARE_DUPLICATES: Final = 3335
NV0000_CTRL_CLIENT_OBJECTS_ARE_DUPLICATES_PARAMS_MESSAGE_ID: Final = 7
NV0000_CTRL_CMD_SYSTEM_GET_FEATURES: Final = 496
NV0000_CTRL_SYSTEM_GET_FEATURES_PARAMS_MESSAGE_ID: Final = 240
NV0000_CTRL_SYSTEM_GET_FEATURES_SLI: Any
NV0000_CTRL_SYSTEM_GET_FEATURES_SLI_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_FEATURES_SLI_TRUE: Final = 1
NV0000_CTRL_SYSTEM_GET_FEATURES_UEFI: Any
NV0000_CTRL_SYSTEM_GET_FEATURES_UEFI_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_FEATURES_UEFI_TRUE: Final = 1
NV0000_CTRL_SYSTEM_GET_FEATURES_IS_EFI_INIT: Any
NV0000_CTRL_SYSTEM_GET_FEATURES_IS_EFI_INIT_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_FEATURES_IS_EFI_INIT_TRUE: Final = 1
NV0000_CTRL_CMD_SYSTEM_GET_BUILD_VERSION: Final = 257
NV0000_CTRL_SYSTEM_GET_BUILD_VERSION_PARAMS_MESSAGE_ID: Final = 1
NV0000_CTRL_CMD_SYSTEM_GET_CPU_INFO: Final = 258
NV0000_CTRL_SYSTEM_GET_CPU_INFO_PARAMS_MESSAGE_ID: Final = 2
NV0000_CTRL_SYSTEM_CPU_FAMILY: Any
NV0000_CTRL_SYSTEM_CPU_EXTENDED_FAMILY: Any
NV0000_CTRL_SYSTEM_CPU_MODEL: Any
NV0000_CTRL_SYSTEM_CPU_EXTENDED_MODEL: Any
NV0000_CTRL_SYSTEM_CPU_ID_AMD_FAMILY: Final = 15
NV0000_CTRL_SYSTEM_CPU_ID_AMD_EXTENDED_FAMILY: Final = 10
NV0000_CTRL_SYSTEM_CPU_ID_AMD_MODEL: Final = 0
NV0000_CTRL_SYSTEM_CPU_ID_AMD_EXTENDED_MODEL: Final = 4
NV0000_CTRL_SYSTEM_CPU_ID_INTEL_FAMILY: Final = 6
NV0000_CTRL_SYSTEM_CPU_ID_INTEL_EXTENDED_FAMILY: Final = 0
NV0000_CTRL_SYSTEM_CPU_ID_INTEL_CORE_S_MODEL: Final = 7
NV0000_CTRL_SYSTEM_CPU_ID_INTEL_CORE_P_MODEL: Final = 10
NV0000_CTRL_SYSTEM_CPU_ID_INTEL_EXTENDED_MODEL: Final = 9
NV0000_CTRL_SYSTEM_CPU_TYPE_UNKNOWN: Final = 0
NV0000_CTRL_SYSTEM_CPU_TYPE_P5: Final = 1
NV0000_CTRL_SYSTEM_CPU_TYPE_P55: Final = 2
NV0000_CTRL_SYSTEM_CPU_TYPE_P6: Final = 3
NV0000_CTRL_SYSTEM_CPU_TYPE_P2: Final = 4
NV0000_CTRL_SYSTEM_CPU_TYPE_P2XC: Final = 5
NV0000_CTRL_SYSTEM_CPU_TYPE_CELA: Final = 6
NV0000_CTRL_SYSTEM_CPU_TYPE_P3: Final = 7
NV0000_CTRL_SYSTEM_CPU_TYPE_P3_INTL2: Final = 8
NV0000_CTRL_SYSTEM_CPU_TYPE_P4: Final = 9
NV0000_CTRL_SYSTEM_CPU_TYPE_CORE2: Final = 16
NV0000_CTRL_SYSTEM_CPU_TYPE_CELN_M16H: Final = 17
NV0000_CTRL_SYSTEM_CPU_TYPE_CORE2_EXTRM: Final = 18
NV0000_CTRL_SYSTEM_CPU_TYPE_ATOM: Final = 19
NV0000_CTRL_SYSTEM_CPU_TYPE_K5: Final = 48
NV0000_CTRL_SYSTEM_CPU_TYPE_K6: Final = 49
NV0000_CTRL_SYSTEM_CPU_TYPE_K62: Final = 50
NV0000_CTRL_SYSTEM_CPU_TYPE_K63: Final = 51
NV0000_CTRL_SYSTEM_CPU_TYPE_K7: Final = 52
NV0000_CTRL_SYSTEM_CPU_TYPE_K8: Final = 53
NV0000_CTRL_SYSTEM_CPU_TYPE_K10: Final = 54
NV0000_CTRL_SYSTEM_CPU_TYPE_K11: Final = 55
NV0000_CTRL_SYSTEM_CPU_TYPE_RYZEN: Final = 56
NV0000_CTRL_SYSTEM_CPU_TYPE_C6: Final = 96
NV0000_CTRL_SYSTEM_CPU_TYPE_C62: Final = 97
NV0000_CTRL_SYSTEM_CPU_TYPE_GX: Final = 112
NV0000_CTRL_SYSTEM_CPU_TYPE_M1: Final = 113
NV0000_CTRL_SYSTEM_CPU_TYPE_M2: Final = 114
NV0000_CTRL_SYSTEM_CPU_TYPE_MGX: Final = 115
NV0000_CTRL_SYSTEM_CPU_TYPE_TM_CRUSOE: Final = 128
NV0000_CTRL_SYSTEM_CPU_TYPE_PPC603: Final = 144
NV0000_CTRL_SYSTEM_CPU_TYPE_PPC604: Final = 145
NV0000_CTRL_SYSTEM_CPU_TYPE_PPC750: Final = 146
NV0000_CTRL_SYSTEM_CPU_TYPE_POWERN: Final = 147
NV0000_CTRL_SYSTEM_CPU_TYPE_ARM_UNKNOWN: Final = 0xa0000000
NV0000_CTRL_SYSTEM_CPU_TYPE_ARM_A9: Final = 0xa0000009
NV0000_CTRL_SYSTEM_CPU_TYPE_ARM_A15: Final = 0xa000000f
NV0000_CTRL_SYSTEM_CPU_TYPE_NV_DENVER_1_0: Final = 0xa0001000
NV0000_CTRL_SYSTEM_CPU_TYPE_NV_DENVER_2_0: Final = 0xa0002000
NV0000_CTRL_SYSTEM_CPU_TYPE_ARMV8A_GENERIC: Final = 0xa00ff000
NV0000_CTRL_SYSTEM_CPU_TYPE_ARMV9A_GENERIC: Final = 0xa00ff001
NV0000_CTRL_SYSTEM_CPU_CAP_MMX: Final = 1
NV0000_CTRL_SYSTEM_CPU_CAP_SSE: Final = 2
NV0000_CTRL_SYSTEM_CPU_CAP_3DNOW: Final = 4
NV0000_CTRL_SYSTEM_CPU_CAP_SSE2: Final = 8
NV0000_CTRL_SYSTEM_CPU_CAP_SFENCE: Final = 16
NV0000_CTRL_SYSTEM_CPU_CAP_WRITE_COMBINING: Final = 32
NV0000_CTRL_SYSTEM_CPU_CAP_ALTIVEC: Final = 64
NV0000_CTRL_SYSTEM_CPU_CAP_PUT_NEEDS_IO: Final = 128
NV0000_CTRL_SYSTEM_CPU_CAP_NEEDS_WC_WORKAROUND: Final = 256
NV0000_CTRL_SYSTEM_CPU_CAP_3DNOW_EXT: Final = 512
NV0000_CTRL_SYSTEM_CPU_CAP_MMX_EXT: Final = 1024
NV0000_CTRL_SYSTEM_CPU_CAP_CMOV: Final = 2048
NV0000_CTRL_SYSTEM_CPU_CAP_CLFLUSH: Final = 4096
NV0000_CTRL_SYSTEM_CPU_CAP_NEEDS_WAR_190854: Final = 8192
NV0000_CTRL_SYSTEM_CPU_CAP_SSE3: Final = 0x4000
NV0000_CTRL_SYSTEM_CPU_CAP_NEEDS_WAR_124888: Final = 0x8000
NV0000_CTRL_SYSTEM_CPU_CAP_HT_CAPABLE: Final = 0x10000
NV0000_CTRL_SYSTEM_CPU_CAP_SSE41: Final = 0x20000
NV0000_CTRL_SYSTEM_CPU_CAP_SSE42: Final = 0x40000
NV0000_CTRL_SYSTEM_CPU_CAP_AVX: Final = 0x80000
NV0000_CTRL_SYSTEM_CPU_CAP_ERMS: Final = 0x100000
NV0000_CTRL_CMD_SYSTEM_GET_CHIPSET_INFO: Final = 260
NV0000_SYSTEM_MAX_CHIPSET_STRING_LENGTH: Final = 32
NV0000_SYSTEM_CHIPSET_INVALID_ID: Final = 0xffff
NV0000_CTRL_SYSTEM_GET_CHIPSET_INFO_PARAMS_MESSAGE_ID: Final = 4
NV0000_CTRL_SYSTEM_CHIPSET_FLAG_HAS_RESIZABLE_BAR_ISSUE: Any
NV0000_CTRL_SYSTEM_CHIPSET_FLAG_HAS_RESIZABLE_BAR_ISSUE_NO: Final = 0
NV0000_CTRL_SYSTEM_CHIPSET_FLAG_HAS_RESIZABLE_BAR_ISSUE_YES: Final = 1
NV0000_CTRL_CMD_SYSTEM_SET_MEMORY_SIZE: Final = 263
NV0000_CTRL_SYSTEM_SET_MEMORY_SIZE_PARAMS_MESSAGE_ID: Final = 7
NV0000_CTRL_CMD_SYSTEM_GET_CLASSLIST: Final = 264
NV0000_CTRL_SYSTEM_MAX_CLASSLIST_SIZE: Final = 32
NV0000_CTRL_SYSTEM_GET_CLASSLIST_PARAMS_MESSAGE_ID: Final = 8
NV0000_CTRL_CMD_SYSTEM_NOTIFY_EVENT: Final = 272
NV0000_CTRL_SYSTEM_NOTIFY_EVENT_PARAMS_MESSAGE_ID: Final = 16
NV0000_CTRL_SYSTEM_EVENT_TYPE_LID_STATE: Final = 0
NV0000_CTRL_SYSTEM_EVENT_TYPE_POWER_SOURCE: Final = 1
NV0000_CTRL_SYSTEM_EVENT_TYPE_DOCK_STATE: Final = 2
NV0000_CTRL_SYSTEM_EVENT_TYPE_TRUST_LID: Final = 3
NV0000_CTRL_SYSTEM_EVENT_TYPE_TRUST_DOCK: Final = 4
NV0000_CTRL_SYSTEM_EVENT_DATA_LID_OPEN: Final = 0
NV0000_CTRL_SYSTEM_EVENT_DATA_LID_CLOSED: Final = 1
NV0000_CTRL_SYSTEM_EVENT_DATA_POWER_BATTERY: Final = 0
NV0000_CTRL_SYSTEM_EVENT_DATA_POWER_AC: Final = 1
NV0000_CTRL_SYSTEM_EVENT_DATA_UNDOCKED: Final = 0
NV0000_CTRL_SYSTEM_EVENT_DATA_DOCKED: Final = 1
NV0000_CTRL_SYSTEM_EVENT_DATA_TRUST_LID_DSM: Final = 0
NV0000_CTRL_SYSTEM_EVENT_DATA_TRUST_LID_DCS: Final = 1
NV0000_CTRL_SYSTEM_EVENT_DATA_TRUST_LID_NVIF: Final = 2
NV0000_CTRL_SYSTEM_EVENT_DATA_TRUST_LID_ACPI: Final = 3
NV0000_CTRL_SYSTEM_EVENT_DATA_TRUST_LID_POLL: Final = 4
NV0000_CTRL_SYSTEM_EVENT_DATA_TRUST_LID_COUNT: Final = 5
NV0000_CTRL_SYSTEM_EVENT_DATA_TRUST_DOCK_DSM: Final = 0
NV0000_CTRL_SYSTEM_EVENT_DATA_TRUST_DOCK_DCS: Final = 1
NV0000_CTRL_SYSTEM_EVENT_DATA_TRUST_DOCK_NVIF: Final = 2
NV0000_CTRL_SYSTEM_EVENT_DATA_TRUST_DOCK_ACPI: Final = 3
NV0000_CTRL_SYSTEM_EVENT_DATA_TRUST_DOCK_POLL: Final = 4
NV0000_CTRL_SYSTEM_EVENT_DATA_TRUST_DOCK_COUNT: Final = 5
NV0000_CTRL_SYSTEM_EVENT_DATA_FORCED_FALSE: Final = 0
NV0000_CTRL_SYSTEM_EVENT_DATA_FORCED_TRUE: Final = 1
NV0000_CTRL_CMD_SYSTEM_GET_PLATFORM_TYPE: Final = 273
NV0000_CTRL_CMD_SYSTEM_GET_PLATFORM_TYPE_PARAMS_MESSAGE_ID: Final = 17
NV0000_CTRL_SYSTEM_GET_PLATFORM_TYPE_DESKTOP: Final = 0
NV0000_CTRL_SYSTEM_GET_PLATFORM_TYPE_MOBILE_GENERIC: Final = 1
NV0000_CTRL_SYSTEM_GET_PLATFORM_TYPE_MOBILE_TOSHIBA: Final = 2
NV0000_CTRL_SYSTEM_GET_PLATFORM_TYPE_SOC: Final = 3
NV0000_CTRL_CMD_SYSTEM_DEBUG_RMMSG_CTRL: Final = 289
NV0000_CTRL_SYSTEM_DEBUG_RMMSG_SIZE: Final = 512
NV0000_CTRL_SYSTEM_DEBUG_RMMSG_CTRL_CMD_GET: Final = 0
NV0000_CTRL_SYSTEM_DEBUG_RMMSG_CTRL_CMD_SET: Final = 1
NV0000_CTRL_SYSTEM_DEBUG_RMMSG_CTRL_PARAMS_MESSAGE_ID: Final = 33
NV0000_CTRL_SYSTEM_HWBC_INVALID_ID: Final = 0xffffffff
NV0000_CTRL_CMD_SYSTEM_GET_HWBC_INFO: Final = 292
NV0000_CTRL_SYSTEM_MAX_HWBCS: Final = 128
NV0000_CTRL_SYSTEM_GET_HWBC_INFO_PARAMS_MESSAGE_ID: Final = 36
NV0000_CTRL_CMD_SYSTEM_GPS_CONTROL: Final = 290
NV0000_CTRL_SYSTEM_GPS_CONTROL_PARAMS_MESSAGE_ID: Final = 34
NV0000_CTRL_CMD_SYSTEM_GPS_INVALID: Final = 0xffff
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_GET_INIT: Final = 0
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_SET_EXEC: Final = 1
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_GET_EXEC: Final = 2
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_SET_ACTIONS: Final = 3
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_GET_ACTIONS: Final = 4
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_SET_LOGIC: Final = 5
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_GET_LOGIC: Final = 6
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_SET_PREFERENCE: Final = 7
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_GET_PREFERENCE: Final = 8
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_SET_GPU2CPU_LIMIT: Final = 9
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_GET_GPU2CPU_LIMIT: Final = 10
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_SET_PMU_GPS_STATE: Final = 11
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_GET_PMU_GPS_STATE: Final = 12
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_SET_MAX_POWER: Final = 256
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_GET_MAX_POWER: Final = 257
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_SET_COOLING_BUDGET: Final = 258
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_GET_COOLING_BUDGET: Final = 259
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_SET_INTEGRAL_PERIOD: Final = 260
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_GET_INTEGRAL_PERIOD: Final = 261
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_SET_RULESET: Final = 262
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_GET_RULESET: Final = 263
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_GET_RULE_COUNT: Final = 264
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_SET_APP_BOOST: Final = 265
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_GET_APP_BOOST: Final = 266
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_SET_PWR_SUPPLY_MODE: Final = 267
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_GET_PWR_SUPPLY_MODE: Final = 268
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_GET_VCT_SUPPORT_INFO: Final = 269
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_GET_SUPPORTED_FUNCTIONS: Final = 270
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_POWER: Final = 512
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_POWER_DELTA: Final = 513
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_POWER_FUTURE: Final = 514
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_POWER_LTMAVG: Final = 515
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_POWER_INTEGRAL: Final = 516
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_POWER_BURDEN: Final = 517
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_POWER_INTERMEDIATE: Final = 518
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_SENSOR_PARAMETERS: Final = 528
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_TEMP: Final = 544
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_TEMP_DELTA: Final = 545
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_TEMP_FUTURE: Final = 546
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_PSTATE: Final = 576
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_PSTATE_CAP: Final = 577
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_PSTATE_MIN: Final = 578
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_PSTATE_MAX: Final = 579
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_PSTATE_ACTION: Final = 580
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_PSTATE_SLFM_PRESENT: Final = 581
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_SET_POWER_SIM_STATE: Final = 592
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_POWER_SIM_STATE: Final = 593
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_SET_POWER_SIM_DATA: Final = 594
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_GET_POWER_SIM_DATA: Final = 595
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_INIT_USING_SBIOS_AND_ACK: Final = 800
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_PING_SBIOS_FOR_EVENT: Final = 801
NV0000_CTRL_CMD_SYSTEM_GPS_LOCALE_INVALID: Final = 0xffff
NV0000_CTRL_CMD_SYSTEM_GPS_LOCALE_SYSTEM: Final = 0
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_INVALID: Final = 0x80000000
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_INIT_NO: Final = 0
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_INIT_YES: Final = 1
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_EXEC_STOP: Final = 0
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_EXEC_START: Final = 1
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_ACTIONS_OFF: Final = 0
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_ACTIONS_ON: Final = 1
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_LOGIC_OFF: Final = 0
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_LOGIC_FUZZY: Final = 1
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_LOGIC_DETERMINISTIC: Final = 2
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_PREFERENCE_CPU: Final = 0
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_PREFERENCE_GPU: Final = 1
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_PREFERENCE_BOTH: Final = 2
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_NO_MAP_OVERRIDE: Final = 0xffffffff
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_PMU_GPS_STATE_OFF: Final = 0
NV0000_CTRL_CMD_SYSTEM_GPS_CMD_DEF_PMU_GPS_STATE_ON: Final = 1
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_DEF_PWR_SUPPLY_REAL: Final = 0
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_DEF_PWR_SUPPLY_FAKE_AC: Final = 1
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_DEF_PWR_SUPPLY_FAKE_BATT: Final = 2
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_DEF_FUNC_SUPPORT: Final = 1
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_DEF_FUNC_VENTURASTATUS: Final = 2
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_DEF_FUNC_GETPSS: Final = 4
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_DEF_FUNC_SETPPC: Final = 8
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_DEF_FUNC_GETPPC: Final = 16
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_DEF_FUNC_VENTURACB: Final = 32
NV0000_CTRL_CMD_SYSTEM_GPS_SYS_DEF_FUNC_SYSPARAMS: Final = 64
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_DEF_ACTION_DEC_TO_P0: Final = 0
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_DEF_ACTION_DEC_BY_1: Final = 1
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_DEF_ACTION_DO_NOTHING: Final = 2
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_DEF_ACTION_SET_CURRENT: Final = 3
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_DEF_ACTION_INC_BY_1: Final = 4
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_DEF_ACTION_INC_BY_2: Final = 5
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_DEF_ACTION_INC_TO_LFM: Final = 6
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_DEF_ACTION_INC_TO_SLFM: Final = 7
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_DEF_SLFM_PRESENT_NO: Final = 0
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_DEF_SLFM_PRESENT_YES: Final = 1
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_DEF_POWER_SIM_STATE_OFF: Final = 0
NV0000_CTRL_CMD_SYSTEM_GPS_DATA_DEF_POWER_SIM_STATE_ON: Final = 1
NV0000_CTRL_CMD_SYSTEM_GPS_BATCH_CONTROL: Final = 291
NV0000_CTRL_CMD_SYSTEM_GPS_BATCH_COMMAND_MAX: Final = 16
NV0000_CTRL_SYSTEM_GPS_BATCH_CONTROL_PARAMS_MESSAGE_ID: Final = 35
NV0000_CTRL_CMD_SYSTEM_GET_P2P_CAPS: Final = 295
NV0000_CTRL_SYSTEM_MAX_ATTACHED_GPUS: Final = 32
NV0000_CTRL_SYSTEM_MAX_ATTACHED_GPUS_SQUARED: Final = 1024
NV0000_CTRL_SYSTEM_MAX_P2P_GROUP_GPUS: Final = 8
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_INVALID_PEER: Final = 0xffffffff
NV0000_CTRL_P2P_CAPS_INDEX_READ: Final = 0
NV0000_CTRL_P2P_CAPS_INDEX_WRITE: Final = 1
NV0000_CTRL_P2P_CAPS_INDEX_NVLINK: Final = 2
NV0000_CTRL_P2P_CAPS_INDEX_ATOMICS: Final = 3
NV0000_CTRL_P2P_CAPS_INDEX_PROP: Final = 4
NV0000_CTRL_P2P_CAPS_INDEX_LOOPBACK: Final = 5
NV0000_CTRL_P2P_CAPS_INDEX_PCI: Final = 6
NV0000_CTRL_P2P_CAPS_INDEX_C2C: Final = 7
NV0000_CTRL_P2P_CAPS_INDEX_PCI_BAR1: Final = 8
NV0000_CTRL_P2P_CAPS_INDEX_TABLE_SIZE: Final = 9
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_PARAMS_MESSAGE_ID: Final = 39
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_WRITES_SUPPORTED: Any
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_WRITES_SUPPORTED_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_WRITES_SUPPORTED_TRUE: Final = 1
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_READS_SUPPORTED: Any
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_READS_SUPPORTED_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_READS_SUPPORTED_TRUE: Final = 1
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_PROP_SUPPORTED: Any
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_PROP_SUPPORTED_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_PROP_SUPPORTED_TRUE: Final = 1
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_NVLINK_SUPPORTED: Any
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_NVLINK_SUPPORTED_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_NVLINK_SUPPORTED_TRUE: Final = 1
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_ATOMICS_SUPPORTED: Any
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_ATOMICS_SUPPORTED_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_ATOMICS_SUPPORTED_TRUE: Final = 1
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_LOOPBACK_SUPPORTED: Any
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_LOOPBACK_SUPPORTED_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_LOOPBACK_SUPPORTED_TRUE: Final = 1
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_PCI_SUPPORTED: Any
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_PCI_SUPPORTED_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_PCI_SUPPORTED_TRUE: Final = 1
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_INDIRECT_WRITES_SUPPORTED: Any
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_INDIRECT_WRITES_SUPPORTED_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_INDIRECT_WRITES_SUPPORTED_TRUE: Final = 1
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_INDIRECT_READS_SUPPORTED: Any
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_INDIRECT_READS_SUPPORTED_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_INDIRECT_READS_SUPPORTED_TRUE: Final = 1
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_INDIRECT_ATOMICS_SUPPORTED: Any
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_INDIRECT_ATOMICS_SUPPORTED_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_INDIRECT_ATOMICS_SUPPORTED_TRUE: Final = 1
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_INDIRECT_NVLINK_SUPPORTED: Any
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_INDIRECT_NVLINK_SUPPORTED_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_INDIRECT_NVLINK_SUPPORTED_TRUE: Final = 1
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_C2C_SUPPORTED: Any
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_C2C_SUPPORTED_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_C2C_SUPPORTED_TRUE: Final = 1
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_PCI_BAR1_SUPPORTED: Any
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_PCI_BAR1_SUPPORTED_FALSE: Final = 0
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_PCI_BAR1_SUPPORTED_TRUE: Final = 1
NV0000_P2P_CAPS_STATUS_OK: Final = 0
NV0000_P2P_CAPS_STATUS_CHIPSET_NOT_SUPPORTED: Final = 1
NV0000_P2P_CAPS_STATUS_GPU_NOT_SUPPORTED: Final = 2
NV0000_P2P_CAPS_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED: Final = 3
NV0000_P2P_CAPS_STATUS_DISABLED_BY_REGKEY: Final = 4
NV0000_P2P_CAPS_STATUS_NOT_SUPPORTED: Final = 5
NV0000_CTRL_CMD_SYSTEM_GET_P2P_CAPS_V2: Final = 299
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_V2_PARAMS_MESSAGE_ID: Final = 43
NV0000_CTRL_CMD_SYSTEM_GET_P2P_CAPS_MATRIX: Final = 314
NV0000_CTRL_SYSTEM_GET_P2P_CAPS_MATRIX_PARAMS_MESSAGE_ID: Final = 58
NV0000_CTRL_CMD_SYSTEM_GPS_CTRL: Final = 298
NV0000_CTRL_SYSTEM_GPS_CTRL_PARAMS_MESSAGE_ID: Final = 42
NV0000_CTRL_GPS_PSHARE_PARAMS_PSP_CURRENT_VERSION: Final = 0x10000
NV0000_CTRL_GPS_CMD_TYPE_GET_THERM_LIMIT: Final = 2
NV0000_CTRL_GPS_INPUT_SENSOR_INDEX: Final = 0
NV0000_CTRL_GPS_RESULT_THERMAL_LIMIT: Final = 0
NV0000_CTRL_GPS_RESULT_MIN_LIMIT: Final = 1
NV0000_CTRL_GPS_RESULT_MAX_LIMIT: Final = 2
NV0000_CTRL_GPS_RESULT_LIMIT_SOURCE: Final = 3
NV0000_CTRL_GPS_CMD_TYPE_SET_THERM_LIMIT: Final = 3
NV0000_CTRL_GPS_INPUT_THERMAL_LIMIT: Final = 1
NV0000_CTRL_GPS_CMD_TYPE_GET_TEMP_CTRL_DOWN_N_DELTA: Final = 4
NV0000_CTRL_GPS_RESULT_TEMP_CTRL_DOWN_N_DELTA: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_SET_TEMP_CTRL_DOWN_N_DELTA: Final = 5
NV0000_CTRL_GPS_INPUT_TEMP_CTRL_DOWN_N_DELTA: Final = 1
NV0000_CTRL_GPS_CMD_TYPE_GET_TEMP_CTRL_HOLD_DELTA: Final = 6
NV0000_CTRL_GPS_RESULT_TEMP_CTRL_HOLD_DELTA: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_SET_TEMP_CTRL_HOLD_DELTA: Final = 7
NV0000_CTRL_GPS_INPUT_TEMP_CTRL_HOLD_DELTA: Final = 1
NV0000_CTRL_GPS_CMD_TYPE_GET_TEMP_CTRL_UP_DELTA: Final = 8
NV0000_CTRL_GPS_RESULT_TEMP_CTRL_UP_DELTA: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_SET_TEMP_CTRL_UP_DELTA: Final = 9
NV0000_CTRL_GPS_INPUT_TEMP_CTRL_UP_DELTA: Final = 1
NV0000_CTRL_GPS_CMD_TYPE_GET_TEMP_CTRL_ENGAGE_DELTA: Final = 10
NV0000_CTRL_GPS_RESULT_TEMP_CTRL_ENGAGE_DELTA: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_SET_TEMP_CTRL_ENGAGE_DELTA: Final = 11
NV0000_CTRL_GPS_INPUT_TEMP_CTRL_ENGAGE_DELTA: Final = 1
NV0000_CTRL_GPS_CMD_TYPE_GET_TEMP_CTRL_DISENGAGE_DELTA: Final = 12
NV0000_CTRL_GPS_RESULT_TEMP_CTRL_DISENGAGE_DELTA: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_SET_TEMP_CTRL_DISENGAGE_DELTA: Final = 13
NV0000_CTRL_GPS_INPUT_TEMP_CTRL_DISENGAGE_DELTA: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_GET_TEMP_CTRL_STATUS: Final = 22
NV0000_CTRL_GPS_RESULT_TEMP_CTRL_STATUS: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_SET_TEMP_CTRL_STATUS: Final = 23
NV0000_CTRL_GPS_INPUT_TEMP_CTRL_STATUS: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_GET_CPU_GET_UTIL_AVG_NUM: Final = 24
NV0000_CTRL_GPS_RESULT_CPU_SET_UTIL_AVG_NUM: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_SET_CPU_SET_UTIL_AVG_NUM: Final = 25
NV0000_CTRL_GPS_INPUT_CPU_GET_UTIL_AVG_NUM: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_GET_PERF_SENSOR: Final = 26
NV0000_CTRL_GPS_INPUT_NEXT_EXPECTED_POLL: Final = 1
NV0000_CTRL_GPS_RESULT_PERF_SENSOR_VALUE: Final = 0
NV0000_CTRL_GPS_RESULT_PERF_SENSOR_AVAILABLE: Final = 1
NV0000_CTRL_GPS_CMD_TYPE_CALL_ACPI: Final = 27
NV0000_CTRL_GPS_INPUT_ACPI_CMD: Final = 0
NV0000_CTRL_GPS_INPUT_ACPI_PARAM_IN: Final = 1
NV0000_CTRL_GPS_OUTPUT_ACPI_RESULT_1: Final = 0
NV0000_CTRL_GPS_OUTPUT_ACPI_RESULT_2: Final = 1
NV0000_CTRL_GPS_OUTPUT_ACPI_PSHAREPARAM_STATUS: Final = 0
NV0000_CTRL_GPS_OUTPUT_ACPI_PSHAREPARAM_VERSION: Final = 1
NV0000_CTRL_GPS_OUTPUT_ACPI_PSHAREPARAM_SZ: Final = 2
NV0000_CTRL_GPS_OUTPUT_ACPI_PSS_SZ: Final = 0
NV0000_CTRL_GPS_OUTPUT_ACPI_PSS_COUNT: Final = 1
NV0000_CTRL_GPS_CMD_TYPE_SET_IGPU_TURBO: Final = 28
NV0000_CTRL_GPS_INPUT_SET_IGPU_TURBO: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_SET_TEMP_PERIOD: Final = 38
NV0000_CTRL_GPS_INPUT_TEMP_PERIOD: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_GET_TEMP_PERIOD: Final = 39
NV0000_CTRL_GPS_RESULT_TEMP_PERIOD: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_SET_TEMP_NUDGE_FACTOR: Final = 40
NV0000_CTRL_GPS_INPUT_TEMP_NUDGE_UP: Final = 0
NV0000_CTRL_GPS_INPUT_TEMP_NUDGE_DOWN: Final = 1
NV0000_CTRL_GPS_CMD_TYPE_GET_TEMP_NUDGE_FACTOR: Final = 41
NV0000_CTRL_GPS_RESULT_TEMP_NUDGE_UP: Final = 0
NV0000_CTRL_GPS_RESULT_TEMP_NUDGE_DOWN: Final = 1
NV0000_CTRL_GPS_CMD_TYPE_SET_TEMP_THRESHOLD_SAMPLES: Final = 42
NV0000_CTRL_GPS_INPUT_TEMP_THRESHOLD_SAMPLE_HOLD: Final = 0
NV0000_CTRL_GPS_INPUT_TEMP_THRESHOLD_SAMPLE_STEP: Final = 1
NV0000_CTRL_GPS_CMD_TYPE_GET_TEMP_THRESHOLD_SAMPLES: Final = 43
NV0000_CTRL_GPS_RESULT_TEMP_THRESHOLD_SAMPLE_HOLD: Final = 0
NV0000_CTRL_GPS_RESULT_TEMP_THRESHOLD_SAMPLE_STEP: Final = 1
NV0000_CTRL_GPS_CMD_TYPE_SET_TEMP_PERF_LIMITS: Final = 44
NV0000_CTRL_GPS_INPUT_TEMP_PERF_LIMIT_UPPER: Final = 0
NV0000_CTRL_GPS_INPUT_TEMP_PERF_LIMIT_LOWER: Final = 1
NV0000_CTRL_GPS_CMD_TYPE_GET_TEMP_PERF_LIMITS: Final = 45
NV0000_CTRL_GPS_RESULT_TEMP_PERF_LIMIT_UPPER: Final = 0
NV0000_CTRL_GPS_RESULT_TEMP_PERF_LIMIT_LOWER: Final = 1
NV0000_CTRL_GPS_CMD_TYPE_SET_PM1_AVAILABLE: Final = 46
NV0000_CTRL_GPS_INPUT_PM1_AVAILABLE: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_GET_PM1_AVAILABLE: Final = 47
NV0000_CTRL_GPS_OUTPUT_PM1_AVAILABLE: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_GET_CPU_PACKAGE_LIMITS: Final = 68
NV0000_CTRL_GPS_CMD_TYPE_GET_CPU_PACKAGE_LIMITS_PL1: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_GET_CPU_PACKAGE_LIMITS_PL2: Final = 1
NV0000_CTRL_GPS_CMD_TYPE_SET_CPU_PACKAGE_LIMITS: Final = 69
NV0000_CTRL_GPS_CMD_TYPE_SET_CPU_PACKAGE_LIMITS_PL1: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_GET_CPU_FREQ_LIMIT: Final = 70
NV0000_CTRL_GPS_CMD_TYPE_GET_CPU_FREQ_LIMIT_MHZ: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_SET_CPU_FREQ_LIMIT: Final = 71
NV0000_CTRL_GPS_CMD_TYPE_SET_CPU_FREQ_LIMIT_MHZ: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_GET_PPM: Final = 72
NV0000_CTRL_GPS_CMD_TYPE_GET_PPM_INDEX: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_GET_PPM_AVAILABLE_MASK: Final = 1
NV0000_CTRL_GPS_CMD_TYPE_SET_PPM: Final = 73
NV0000_CTRL_GPS_CMD_TYPE_SET_PPM_INDEX: Final = 0
NV0000_CTRL_GPS_CMD_TYPE_SET_PPM_INDEX_MAX: Final = 2
NV0000_CTRL_GPS_PPM_INDEX: Any
NV0000_CTRL_GPS_PPM_INDEX_MAXPERF: Final = 0
NV0000_CTRL_GPS_PPM_INDEX_BALANCED: Final = 1
NV0000_CTRL_GPS_PPM_INDEX_QUIET: Final = 2
NV0000_CTRL_GPS_PPM_INDEX_INVALID: Final = 255
NV0000_CTRL_GPS_PPM_MASK: Any
NV0000_CTRL_GPS_PPM_MASK_INVALID: Final = 0
NV0000_CTRL_GPS_CMD_PS_STATUS_OFF: Final = 0
NV0000_CTRL_GPS_CMD_PS_STATUS_ON: Final = 1
NV0000_CTRL_CMD_SYSTEM_SET_SECURITY_SETTINGS: Final = 297
GPS_MAX_COUNTERS_PER_BLOCK: Final = 32
NV0000_CTRL_SYSTEM_GPS_GET_PERF_SENSOR_COUNTERS_PARAMS_MESSAGE_ID: Final = 41
NV0000_CTRL_CMD_SYSTEM_GPS_GET_PERF_SENSORS: Final = 300
NV0000_CTRL_SYSTEM_GPS_GET_PERF_SENSORS_PARAMS_MESSAGE_ID: Final = 44
NV0000_CTRL_CMD_SYSTEM_GPS_GET_EXTENDED_PERF_SENSORS: Final = 302
NV0000_CTRL_SYSTEM_GPS_GET_EXTENDED_PERF_SENSORS_PARAMS_MESSAGE_ID: Final = 46
GPS_MAX_ACPI_OUTPUT_BUFFER_SIZE: Final = 288
NV0000_CTRL_SYSTEM_GPS_CALL_ACPI_PARAMS_MESSAGE_ID: Final = 45
NV0000_CTRL_CMD_SYSTEM_GPS_CALL_ACPI: Final = 301
NV0000_CTRL_SYSTEM_PARAM_TGPU: Final = 0
NV0000_CTRL_SYSTEM_PARAM_PDTS: Final = 1
NV0000_CTRL_SYSTEM_PARAM_SFAN: Final = 2
NV0000_CTRL_SYSTEM_PARAM_SKNT: Final = 3
NV0000_CTRL_SYSTEM_PARAM_CPUE: Final = 4
NV0000_CTRL_SYSTEM_PARAM_TMP1: Final = 5
NV0000_CTRL_SYSTEM_PARAM_TMP2: Final = 6
NV0000_CTRL_SYSTEM_PARAM_CTGP: Final = 7
NV0000_CTRL_SYSTEM_PARAM_PPMD: Final = 8
NV0000_CTRL_SYSTEM_PARAM_COUNT: Final = 9
NV0000_CTRL_CMD_SYSTEM_EXECUTE_ACPI_METHOD: Final = 304
NV0000_CTRL_SYSTEM_EXECUTE_ACPI_METHOD_PARAMS_MESSAGE_ID: Final = 48
NV0000_CTRL_SYSTEM_EXECUTE_ACPI_METHOD_DSM_NVOP_OPTIMUSCAPS: Final = 0
NV0000_CTRL_SYSTEM_EXECUTE_ACPI_METHOD_DSM_NVOP_OPTIMUSFLAG: Final = 1
NV0000_CTRL_SYSTEM_EXECUTE_ACPI_METHOD_DSM_JT_CAPS: Final = 2
NV0000_CTRL_SYSTEM_EXECUTE_ACPI_METHOD_DSM_JT_PLATPOLICY: Final = 3
NV0000_CTRL_CMD_SYSTEM_ENABLE_ETW_EVENTS: Final = 305
NV0000_CTRL_SYSTEM_ENABLE_ETW_EVENTS_PARAMS_MESSAGE_ID: Final = 49
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_ALL: Final = 1
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_NOFREQ: Final = 2
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_FLUSH: Final = 4
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_PERF: Final = 16
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_ELPG: Final = 32
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_NVDPS: Final = 64
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_POWER: Final = 128
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_DISP: Final = 256
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_RMAPI: Final = 512
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_INTR: Final = 1024
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_LOCK: Final = 2048
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_RCJOURNAL: Final = 4096
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_GENERIC: Final = 8192
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_THERM: Final = 0x4000
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_GPS: Final = 0x8000
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_PCIE: Final = 0x10000
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_NVTELEMETRY: Final = 0x20000
NV0000_CTRL_CMD_SYSTEM_GPS_GET_FRM_DATA: Final = 303
NV0000_CTRL_SYSTEM_GPS_FRM_DATA_SAMPLE_SIZE: Final = 64
NV0000_CTRL_SYSTEM_GPS_GET_FRM_DATA_PARAMS_MESSAGE_ID: Final = 47
NV0000_CTRL_CMD_SYSTEM_GPS_SET_FRM_DATA: Final = 306
NV0000_CTRL_SYSTEM_GPS_SET_FRM_DATA_PARAMS_MESSAGE_ID: Final = 50
NV0000_CTRL_CMD_SYSTEM_GET_VGX_SYSTEM_INFO_BUFFER_SIZE: Final = 256
NV0000_CTRL_CMD_SYSTEM_GET_VGX_SYSTEM_INFO: Final = 307
NV0000_CTRL_SYSTEM_GET_VGX_SYSTEM_INFO_PARAMS_MESSAGE_ID: Final = 51
NV0000_CTRL_CMD_SYSTEM_GET_GPUS_POWER_STATUS: Final = 308
NV0000_CTRL_SYSTEM_GET_GPUS_POWER_STATUS_PARAMS_MESSAGE_ID: Final = 52
NV0000_CTRL_SYSTEM_GPU_EXTERNAL_POWER_STATUS_CONNECTED: Final = 0
NV0000_CTRL_SYSTEM_GPU_EXTERNAL_POWER_STATUS_NOT_CONNECTED: Final = 1
NV0000_CTRL_CMD_SYSTEM_GET_PRIVILEGED_STATUS: Final = 309
NV0000_CTRL_SYSTEM_GET_PRIVILEGED_STATUS_PARAMS_MESSAGE_ID: Final = 53
NV0000_CTRL_SYSTEM_GET_PRIVILEGED_STATUS_PRIV_USER_FLAG: Final = 1
NV0000_CTRL_SYSTEM_GET_PRIVILEGED_STATUS_KERNEL_HANDLE_FLAG: Final = 2
NV0000_CTRL_SYSTEM_GET_PRIVILEGED_STATUS_PRIV_HANDLE_FLAG: Final = 4
NV0000_CTRL_CMD_SYSTEM_GET_FABRIC_STATUS: Final = 310
NV0000_CTRL_SYSTEM_GET_FABRIC_STATUS_PARAMS_MESSAGE_ID: Final = 54
NV0000_CTRL_VGPU_GET_VGPU_VERSION: Final = 311
NV0000_CTRL_VGPU_GET_VGPU_VERSION_PARAMS_MESSAGE_ID: Final = 55
NV0000_CTRL_VGPU_SET_VGPU_VERSION: Final = 312
NV0000_CTRL_VGPU_SET_VGPU_VERSION_PARAMS_MESSAGE_ID: Final = 56
NV0000_CTRL_CMD_SYSTEM_GET_RM_INSTANCE_ID: Final = 313
NV0000_CTRL_SYSTEM_GET_RM_INSTANCE_ID_PARAMS_MESSAGE_ID: Final = 57
NV0000_CTRL_CMD_SYSTEM_NVPCF_GET_POWER_MODE_INFO: Final = 315
NV0000_CTRL_CMD_SYSTEM_NVPCF_GET_POWER_MODE_INFO_PARAMS_MESSAGE_ID: Final = 59
CONTROLLER_FILTER_TYPE_EMWA: Final = 0
CONTROLLER_FILTER_TYPE_MOVING_MAX: Final = 1
NVPCF0100_CTRL_CONFIG_DSM_1X_FUNC_GET_SUPPORTED_CASE: Final = 0
NVPCF0100_CTRL_CONFIG_DSM_1X_FUNC_GET_DYNAMIC_CASE: Final = 1
NVPCF0100_CTRL_CONFIG_DSM_2X_FUNC_GET_SUPPORTED_CASE: Final = 2
NVPCF0100_CTRL_CONFIG_DSM_2X_FUNC_GET_DYNAMIC_CASE: Final = 3
NVPCF0100_CTRL_CONFIG_DSM_2X_FUNC_GET_STATIC_CASE: Final = 4
NVPCF0100_CTRL_CONFIG_DSM_1X_FUNC_GET_SUPPORTED: Final = 0
NVPCF0100_CTRL_CONFIG_DSM_1X_FUNC_GET_DYNAMIC_PARAMS: Final = 2
NVPCF0100_CTRL_CONFIG_DSM_FUNC_GET_SUPPORTED_IS_SUPPORTED: Any
NVPCF0100_CTRL_CONFIG_DSM_FUNC_GET_SUPPORTED_IS_SUPPORTED_YES: Final = 1
NVPCF0100_CTRL_CONFIG_DSM_FUNC_GET_SUPPORTED_IS_SUPPORTED_NO: Final = 0
NVPCF0100_CTRL_CONFIG_DSM_2X_VERSION: Final = 512
NVPCF0100_CTRL_CONFIG_DSM_2X_FUNC_GET_SUPPORTED: Final = 0
NVPCF0100_CTRL_CONFIG_DSM_2X_FUNC_GET_STATIC_CONFIG_TABLES: Final = 1
NVPCF0100_CTRL_CONFIG_DSM_2X_FUNC_GET_DYNAMIC_PARAMS: Final = 2
NVPCF0100_CTRL_CONFIG_2X_BUFF_SIZE_MAX: Final = 255
NV0000_CTRL_CMD_SYSTEM_SYNC_EXTERNAL_FABRIC_MGMT: Final = 316
NV0000_CTRL_CMD_SYSTEM_SYNC_EXTERNAL_FABRIC_MGMT_PARAMS_MESSAGE_ID: Final = 60
NV0000_CTRL_CMD_SYSTEM_GET_CLIENT_DATABASE_INFO: Final = 317
NV0000_CTRL_SYSTEM_GET_CLIENT_DATABASE_INFO_PARAMS_MESSAGE_ID: Final = 61
NV0000_CTRL_SYSTEM_GET_BUILD_VERSION_V2_MAX_STRING_SIZE: Final = 256
NV0000_CTRL_CMD_SYSTEM_GET_BUILD_VERSION_V2: Final = 318
NV0000_CTRL_SYSTEM_GET_BUILD_VERSION_V2_PARAMS_MESSAGE_ID: Final = 62
NV0000_CTRL_CMD_SYSTEM_RMCTRL_CACHE_MODE_CTRL: Final = 319
NV0000_CTRL_SYSTEM_RMCTRL_CACHE_MODE_CTRL_PARAMS_MESSAGE_ID: Final = 63
NV0000_CTRL_SYSTEM_RMCTRL_CACHE_MODE_CTRL_CMD_GET: Final = 0
NV0000_CTRL_SYSTEM_RMCTRL_CACHE_MODE_CTRL_CMD_SET: Final = 1
NV0000_CTRL_SYSTEM_RMCTRL_CACHE_MODE_CTRL_MODE_DISABLE: Final = 0
NV0000_CTRL_SYSTEM_RMCTRL_CACHE_MODE_CTRL_MODE_ENABLE: Final = 1
NV0000_CTRL_SYSTEM_RMCTRL_CACHE_MODE_CTRL_MODE_VERIFY_ONLY: Final = 2
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CONTROL: Final = 320
NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_CONTROL_PARAMS_MESSAGE_ID: Final = 64
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_INVALID: Final = 0xffff
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_GET_INIT: Final = 0
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_SET_EXEC: Final = 1
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_GET_EXEC: Final = 2
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_SET_ACTIONS: Final = 3
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_GET_ACTIONS: Final = 4
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_SET_LOGIC: Final = 5
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_GET_LOGIC: Final = 6
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_SET_PREFERENCE: Final = 7
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_GET_PREFERENCE: Final = 8
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_SET_GPU2CPU_LIMIT: Final = 9
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_GET_GPU2CPU_LIMIT: Final = 10
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_SET_PMU_PFM_REQ_HNDLR_STATE: Final = 11
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_GET_PMU_PFM_REQ_HNDLR_STATE: Final = 12
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_SET_MAX_POWER: Final = 256
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_GET_MAX_POWER: Final = 257
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_SET_COOLING_BUDGET: Final = 258
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_GET_COOLING_BUDGET: Final = 259
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_SET_INTEGRAL_PERIOD: Final = 260
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_GET_INTEGRAL_PERIOD: Final = 261
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_SET_RULESET: Final = 262
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_GET_RULESET: Final = 263
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_GET_RULE_COUNT: Final = 264
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_SET_APP_BOOST: Final = 265
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_GET_APP_BOOST: Final = 266
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_SET_PWR_SUPPLY_MODE: Final = 267
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_GET_PWR_SUPPLY_MODE: Final = 268
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_GET_VCT_SUPPORT_INFO: Final = 269
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_GET_SUPPORTED_FUNCTIONS: Final = 270
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_POWER: Final = 512
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_POWER_DELTA: Final = 513
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_POWER_FUTURE: Final = 514
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_POWER_LTMAVG: Final = 515
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_POWER_INTEGRAL: Final = 516
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_POWER_BURDEN: Final = 517
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_POWER_INTERMEDIATE: Final = 518
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_SENSOR_PARAMETERS: Final = 528
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_TEMP: Final = 544
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_TEMP_DELTA: Final = 545
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_TEMP_FUTURE: Final = 546
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_PSTATE: Final = 576
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_PSTATE_CAP: Final = 577
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_PSTATE_MIN: Final = 578
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_PSTATE_MAX: Final = 579
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_PSTATE_ACTION: Final = 580
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_PSTATE_SLFM_PRESENT: Final = 581
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_SET_POWER_SIM_STATE: Final = 592
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_POWER_SIM_STATE: Final = 593
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_SET_POWER_SIM_DATA: Final = 594
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_GET_POWER_SIM_DATA: Final = 595
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_INIT_USING_SBIOS_AND_ACK: Final = 800
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_PING_SBIOS_FOR_EVENT: Final = 801
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_LOCALE_INVALID: Final = 0xffff
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_LOCALE_SYSTEM: Final = 0
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_INVALID: Final = 0x80000000
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_INIT_NO: Final = 0
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_INIT_YES: Final = 1
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_EXEC_STOP: Final = 0
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_EXEC_START: Final = 1
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_ACTIONS_OFF: Final = 0
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_ACTIONS_ON: Final = 1
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_LOGIC_OFF: Final = 0
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_LOGIC_FUZZY: Final = 1
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_LOGIC_DETERMINISTIC: Final = 2
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_PREFERENCE_CPU: Final = 0
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_PREFERENCE_GPU: Final = 1
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_PREFERENCE_BOTH: Final = 2
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_NO_MAP_OVERRIDE: Final = 0xffffffff
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_PMU_PFM_REQ_HNDLR_STATE_OFF: Final = 0
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CMD_DEF_PMU_PFM_REQ_HNDLR_STATE_ON: Final = 1
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_DEF_PWR_SUPPLY_REAL: Final = 0
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_DEF_PWR_SUPPLY_FAKE_AC: Final = 1
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_DEF_PWR_SUPPLY_FAKE_BATT: Final = 2
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_DEF_FUNC_SUPPORT: Final = 1
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_DEF_FUNC_VENTURASTATUS: Final = 2
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_DEF_FUNC_GETPSS: Final = 4
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_DEF_FUNC_SETPPC: Final = 8
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_DEF_FUNC_GETPPC: Final = 16
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_DEF_FUNC_VENTURACB: Final = 32
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SYS_DEF_FUNC_SYSPARAMS: Final = 64
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_DEF_ACTION_DEC_TO_P0: Final = 0
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_DEF_ACTION_DEC_BY_1: Final = 1
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_DEF_ACTION_DO_NOTHING: Final = 2
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_DEF_ACTION_SET_CURRENT: Final = 3
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_DEF_ACTION_INC_BY_1: Final = 4
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_DEF_ACTION_INC_BY_2: Final = 5
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_DEF_ACTION_INC_TO_LFM: Final = 6
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_DEF_ACTION_INC_TO_SLFM: Final = 7
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_DEF_SLFM_PRESENT_NO: Final = 0
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_DEF_SLFM_PRESENT_YES: Final = 1
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_DEF_POWER_SIM_STATE_OFF: Final = 0
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_DATA_DEF_POWER_SIM_STATE_ON: Final = 1
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_BATCH_CONTROL: Final = 321
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_BATCH_COMMAND_MAX: Final = 16
NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_BATCH_CONTROL_PARAMS_MESSAGE_ID: Final = 65
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CTRL: Final = 322
NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_CTRL_PARAMS_MESSAGE_ID: Final = 66
NV0000_CTRL_PFM_REQ_HNDLR_PSHARE_PARAMS_PSP_CURRENT_VERSION: Final = 0x10000
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_THERM_LIMIT: Final = 2
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_SENSOR_INDEX: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_THERMAL_LIMIT: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_MIN_LIMIT: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_MAX_LIMIT: Final = 2
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_LIMIT_SOURCE: Final = 3
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_THERM_LIMIT: Final = 3
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_THERMAL_LIMIT: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_TEMP_CTRL_DOWN_N_DELTA: Final = 4
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_TEMP_CTRL_DOWN_N_DELTA: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_TEMP_CTRL_DOWN_N_DELTA: Final = 5
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_TEMP_CTRL_DOWN_N_DELTA: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_TEMP_CTRL_HOLD_DELTA: Final = 6
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_TEMP_CTRL_HOLD_DELTA: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_TEMP_CTRL_HOLD_DELTA: Final = 7
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_TEMP_CTRL_HOLD_DELTA: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_TEMP_CTRL_UP_DELTA: Final = 8
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_TEMP_CTRL_UP_DELTA: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_TEMP_CTRL_UP_DELTA: Final = 9
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_TEMP_CTRL_UP_DELTA: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_TEMP_CTRL_ENGAGE_DELTA: Final = 10
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_TEMP_CTRL_ENGAGE_DELTA: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_TEMP_CTRL_ENGAGE_DELTA: Final = 11
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_TEMP_CTRL_ENGAGE_DELTA: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_TEMP_CTRL_DISENGAGE_DELTA: Final = 12
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_TEMP_CTRL_DISENGAGE_DELTA: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_TEMP_CTRL_DISENGAGE_DELTA: Final = 13
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_TEMP_CTRL_DISENGAGE_DELTA: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_TEMP_CTRL_STATUS: Final = 22
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_TEMP_CTRL_STATUS: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_TEMP_CTRL_STATUS: Final = 23
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_TEMP_CTRL_STATUS: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_CPU_GET_UTIL_AVG_NUM: Final = 24
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_CPU_SET_UTIL_AVG_NUM: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_CPU_SET_UTIL_AVG_NUM: Final = 25
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_CPU_GET_UTIL_AVG_NUM: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_PERF_SENSOR: Final = 26
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_NEXT_EXPECTED_POLL: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_PERF_SENSOR_VALUE: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_PERF_SENSOR_AVAILABLE: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_CALL_ACPI: Final = 27
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_ACPI_CMD: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_ACPI_PARAM_IN: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_OUTPUT_ACPI_RESULT_1: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_OUTPUT_ACPI_RESULT_2: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_OUTPUT_ACPI_PSHAREPARAM_STATUS: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_OUTPUT_ACPI_PSHAREPARAM_VERSION: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_OUTPUT_ACPI_PSHAREPARAM_SZ: Final = 2
NV0000_CTRL_PFM_REQ_HNDLR_OUTPUT_ACPI_PSS_SZ: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_OUTPUT_ACPI_PSS_COUNT: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_IGPU_TURBO: Final = 28
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_SET_IGPU_TURBO: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_TEMP_PERIOD: Final = 38
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_TEMP_PERIOD: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_TEMP_PERIOD: Final = 39
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_TEMP_PERIOD: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_TEMP_NUDGE_FACTOR: Final = 40
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_TEMP_NUDGE_UP: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_TEMP_NUDGE_DOWN: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_TEMP_NUDGE_FACTOR: Final = 41
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_TEMP_NUDGE_UP: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_TEMP_NUDGE_DOWN: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_TEMP_THRESHOLD_SAMPLES: Final = 42
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_TEMP_THRESHOLD_SAMPLE_HOLD: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_TEMP_THRESHOLD_SAMPLE_STEP: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_TEMP_THRESHOLD_SAMPLES: Final = 43
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_TEMP_THRESHOLD_SAMPLE_HOLD: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_TEMP_THRESHOLD_SAMPLE_STEP: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_TEMP_PERF_LIMITS: Final = 44
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_TEMP_PERF_LIMIT_UPPER: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_TEMP_PERF_LIMIT_LOWER: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_TEMP_PERF_LIMITS: Final = 45
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_TEMP_PERF_LIMIT_UPPER: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_RESULT_TEMP_PERF_LIMIT_LOWER: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_PM1_AVAILABLE: Final = 46
NV0000_CTRL_PFM_REQ_HNDLR_INPUT_PM1_AVAILABLE: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_PM1_AVAILABLE: Final = 47
NV0000_CTRL_PFM_REQ_HNDLR_OUTPUT_PM1_AVAILABLE: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_CPU_PACKAGE_LIMITS: Final = 68
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_CPU_PACKAGE_LIMITS_PL1: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_CPU_PACKAGE_LIMITS_PL2: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_CPU_PACKAGE_LIMITS: Final = 69
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_CPU_PACKAGE_LIMITS_PL1: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_CPU_FREQ_LIMIT: Final = 70
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_CPU_FREQ_LIMIT_MHZ: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_CPU_FREQ_LIMIT: Final = 71
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_CPU_FREQ_LIMIT_MHZ: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_PPM: Final = 72
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_PPM_INDEX: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_GET_PPM_AVAILABLE_MASK: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_PPM: Final = 73
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_PPM_INDEX: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_TYPE_SET_PPM_INDEX_MAX: Final = 2
NV0000_CTRL_PFM_REQ_HNDLR_PPM_INDEX: Any
NV0000_CTRL_PFM_REQ_HNDLR_PPM_INDEX_MAXPERF: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_PPM_INDEX_BALANCED: Final = 1
NV0000_CTRL_PFM_REQ_HNDLR_PPM_INDEX_QUIET: Final = 2
NV0000_CTRL_PFM_REQ_HNDLR_PPM_INDEX_INVALID: Final = 255
NV0000_CTRL_PFM_REQ_HNDLR_PPM_MASK: Any
NV0000_CTRL_PFM_REQ_HNDLR_PPM_MASK_INVALID: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_PS_STATUS_OFF: Final = 0
NV0000_CTRL_PFM_REQ_HNDLR_CMD_PS_STATUS_ON: Final = 1
PFM_REQ_HNDLR_MAX_COUNTERS_PER_BLOCK: Final = 32
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_GET_PERF_SENSORS: Final = 326
NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_GET_PERF_SENSORS_PARAMS_MESSAGE_ID: Final = 70
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_GET_EXTENDED_PERF_SENSORS: Final = 327
NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_GET_EXTENDED_PERF_SENSORS_PARAMS_MESSAGE_ID: Final = 71
PFM_REQ_HNDLR_MAX_ACPI_OUTPUT_BUFFER_SIZE: Final = 288
NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_CALL_ACPI_PARAMS_MESSAGE_ID: Final = 67
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_CALL_ACPI: Final = 323
NV0000_CTRL_SYSTEM_RMTRACE_MODULE_PFM_REQ_HNDLR: Final = 0x8000
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_GET_FRM_DATA: Final = 324
NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_FRM_DATA_SAMPLE_SIZE: Final = 64
NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_GET_FRM_DATA_PARAMS_MESSAGE_ID: Final = 68
NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_SET_FRM_DATA: Final = 325
NV0000_CTRL_SYSTEM_PFM_REQ_HNDLR_SET_FRM_DATA_PARAMS_MESSAGE_ID: Final = 69
NV0000_CTRL_CMD_GPU_GET_ATTACHED_IDS: Final = 513
NV0000_CTRL_GPU_MAX_ATTACHED_GPUS: Final = 32
NV0000_CTRL_GPU_INVALID_ID: Final = 0xffffffff
NV0000_CTRL_GPU_GET_ATTACHED_IDS_PARAMS_MESSAGE_ID: Final = 1
NV0000_CTRL_CMD_GPU_GET_ID_INFO: Final = 514
NV0000_CTRL_GPU_MAX_SZNAME: Final = 128
NV0000_CTRL_NO_NUMA_NODE: Final = -1
NV0000_CTRL_GPU_GET_ID_INFO_PARAMS_MESSAGE_ID: Final = 2
NV0000_CTRL_SLI_STATUS_OK: Final = 0
NV0000_CTRL_SLI_STATUS_OS_NOT_SUPPORTED: Final = 2
NV0000_CTRL_SLI_STATUS_GPU_NOT_SUPPORTED: Final = 64
NV0000_CTRL_SLI_STATUS_INVALID_GPU_COUNT: Final = 1
NV0000_CTRL_CMD_GPU_GET_ID_INFO_V2: Final = 517
NV0000_CTRL_GPU_GET_ID_INFO_V2_PARAMS_MESSAGE_ID: Final = 5
NV0000_CTRL_GPU_ID_INFO_IN_USE: Any
NV0000_CTRL_GPU_ID_INFO_IN_USE_FALSE: Final = 0
NV0000_CTRL_GPU_ID_INFO_IN_USE_TRUE: Final = 1
NV0000_CTRL_GPU_ID_INFO_LINKED_INTO_SLI_DEVICE: Any
NV0000_CTRL_GPU_ID_INFO_LINKED_INTO_SLI_DEVICE_FALSE: Final = 0
NV0000_CTRL_GPU_ID_INFO_LINKED_INTO_SLI_DEVICE_TRUE: Final = 1
NV0000_CTRL_GPU_ID_INFO_MOBILE: Any
NV0000_CTRL_GPU_ID_INFO_MOBILE_FALSE: Final = 0
NV0000_CTRL_GPU_ID_INFO_MOBILE_TRUE: Final = 1
NV0000_CTRL_GPU_ID_INFO_BOOT_MASTER: Any
NV0000_CTRL_GPU_ID_INFO_BOOT_MASTER_FALSE: Final = 0
NV0000_CTRL_GPU_ID_INFO_BOOT_MASTER_TRUE: Final = 1
NV0000_CTRL_GPU_ID_INFO_SOC: Any
NV0000_CTRL_GPU_ID_INFO_SOC_FALSE: Final = 0
NV0000_CTRL_GPU_ID_INFO_SOC_TRUE: Final = 1
NV0000_CTRL_GPU_ID_INFO_ATS_ENABLED: Any
NV0000_CTRL_GPU_ID_INFO_ATS_ENABLED_FALSE: Final = 0
NV0000_CTRL_GPU_ID_INFO_ATS_ENABLED_TRUE: Final = 1
NV0000_CTRL_CMD_GPU_GET_INIT_STATUS: Final = 515
NV0000_CTRL_GPU_GET_INIT_STATUS_PARAMS_MESSAGE_ID: Final = 3
NV0000_CTRL_CMD_GPU_GET_DEVICE_IDS: Final = 516
NV0000_CTRL_GPU_GET_DEVICE_IDS_PARAMS_MESSAGE_ID: Final = 4
NV0000_CTRL_CMD_GPU_GET_PROBED_IDS: Final = 532
NV0000_CTRL_GPU_MAX_PROBED_GPUS: Final = 32
NV0000_CTRL_GPU_GET_PROBED_IDS_PARAMS_MESSAGE_ID: Final = 20
NV0000_CTRL_CMD_GPU_GET_PCI_INFO: Final = 539
NV0000_CTRL_GPU_GET_PCI_INFO_PARAMS_MESSAGE_ID: Final = 27
NV0000_CTRL_CMD_GPU_ATTACH_IDS: Final = 533
NV0000_CTRL_GPU_ATTACH_ALL_PROBED_IDS: Final = 0xffff
NV0000_CTRL_GPU_ATTACH_IDS_PARAMS_MESSAGE_ID: Final = 21
NV0000_CTRL_CMD_GPU_DETACH_IDS: Final = 534
NV0000_CTRL_GPU_DETACH_ALL_ATTACHED_IDS: Final = 0xffff
NV0000_CTRL_GPU_DETACH_IDS_PARAMS_MESSAGE_ID: Final = 22
NV0000_CTRL_CMD_GPU_GET_VIDEO_LINKS: Final = 537
NV0000_CTRL_GPU_MAX_VIDEO_LINKS: Final = 8
NV0000_CTRL_GPU_GET_VIDEO_LINKS_PARAMS_MESSAGE_ID: Final = 25
NV0000_CTRL_CMD_GPU_GET_SVM_SIZE: Final = 576
NV0000_CTRL_GPU_GET_SVM_SIZE_PARAMS_MESSAGE_ID: Final = 64
NV0000_CTRL_CMD_GPU_GET_UUID_INFO: Final = 628
NV0000_GPU_MAX_GID_LENGTH: Final = 256
NV0000_CTRL_GPU_GET_UUID_INFO_PARAMS_MESSAGE_ID: Final = 116
NV0000_CTRL_CMD_GPU_GET_UUID_INFO_FLAGS_FORMAT: Any
NV0000_CTRL_CMD_GPU_GET_UUID_INFO_FLAGS_FORMAT_ASCII: Final = 0
NV0000_CTRL_CMD_GPU_GET_UUID_INFO_FLAGS_FORMAT_BINARY: Final = 2
NV0000_CTRL_CMD_GPU_GET_UUID_INFO_FLAGS_TYPE: Any
NV0000_CTRL_CMD_GPU_GET_UUID_INFO_FLAGS_TYPE_SHA1: Final = 0
NV0000_CTRL_CMD_GPU_GET_UUID_INFO_FLAGS_TYPE_SHA256: Final = 1
NV0000_CTRL_CMD_GPU_GET_UUID_FROM_GPU_ID: Final = 629
NV0000_CTRL_GPU_GET_UUID_FROM_GPU_ID_PARAMS_MESSAGE_ID: Final = 117
NV0000_CTRL_CMD_GPU_GET_UUID_FROM_GPU_ID_FLAGS_FORMAT: Any
NV0000_CTRL_CMD_GPU_GET_UUID_FROM_GPU_ID_FLAGS_FORMAT_ASCII: Final = 0
NV0000_CTRL_CMD_GPU_GET_UUID_FROM_GPU_ID_FLAGS_FORMAT_BINARY: Final = 2
NV0000_CTRL_CMD_GPU_GET_UUID_FROM_GPU_ID_FLAGS_TYPE: Any
NV0000_CTRL_CMD_GPU_GET_UUID_FROM_GPU_ID_FLAGS_TYPE_SHA1: Final = 0
NV0000_CTRL_CMD_GPU_GET_UUID_FROM_GPU_ID_FLAGS_TYPE_SHA256: Final = 1
NV0000_CTRL_CMD_GPU_MODIFY_DRAIN_STATE: Final = 632
NV0000_CTRL_GPU_DRAIN_STATE_DISABLED: Final = 0
NV0000_CTRL_GPU_DRAIN_STATE_ENABLED: Final = 1
NV0000_CTRL_GPU_DRAIN_STATE_FLAG_REMOVE_DEVICE: Final = 1
NV0000_CTRL_GPU_DRAIN_STATE_FLAG_LINK_DISABLE: Final = 2
NV0000_CTRL_GPU_MODIFY_DRAIN_STATE_PARAMS_MESSAGE_ID: Final = 120
NV0000_CTRL_CMD_GPU_QUERY_DRAIN_STATE: Final = 633
NV0000_CTRL_GPU_QUERY_DRAIN_STATE_PARAMS_MESSAGE_ID: Final = 121
NV0000_CTRL_CMD_GPU_DISCOVER: Final = 634
NV0000_CTRL_CMD_GPU_GET_MEMOP_ENABLE: Final = 635
NV0000_CTRL_GPU_GET_MEMOP_ENABLE_PARAMS_MESSAGE_ID: Final = 123
NV0000_CTRL_GPU_FLAGS_MEMOP_ENABLE: Final = 1
NV0000_CTRL_CMD_GPU_DISABLE_NVLINK_INIT: Final = 641
NV0000_CTRL_GPU_DISABLE_NVLINK_INIT_PARAMS_MESSAGE_ID: Final = 129
NV0000_CTRL_GPU_LEGACY_CONFIG_MAX_PARAM_DATA: Final = 373
NV0000_CTRL_GPU_LEGACY_CONFIG_MAX_PROPERTIES_IN: Final = 6
NV0000_CTRL_GPU_LEGACY_CONFIG_MAX_PROPERTIES_OUT: Final = 5
NV0000_CTRL_CMD_GPU_LEGACY_CONFIG: Final = 642
NV0000_CTRL_GPU_LEGACY_CONFIG_PARAMS_MESSAGE_ID: Final = 130
NV0000_CTRL_GPU_LEGACY_CONFIG_OP_TYPE_SET: Final = 1
NV0000_CTRL_GPU_LEGACY_CONFIG_OP_TYPE_GET_EX: Final = 2
NV0000_CTRL_GPU_LEGACY_CONFIG_OP_TYPE_SET_EX: Final = 3
NV0000_CTRL_GPU_LEGACY_CONFIG_OP_TYPE_RESERVED: Final = 4
NV0000_CTRL_CMD_IDLE_CHANNELS: Final = 643
NV0000_CTRL_GPU_IDLE_CHANNELS_PARAMS_MESSAGE_ID: Final = 131
NV0000_CTRL_GPU_IMAGE_TYPE_GSP: Final = 1
NV0000_CTRL_GPU_IMAGE_TYPE_GSP_LOG: Final = 2
NV0000_CTRL_CMD_PUSH_GSP_UCODE: Final = 645
NV0000_CTRL_GPU_PUSH_GSP_UCODE_PARAMS_MESSAGE_ID: Final = 133
NV0000_CTRL_CMD_GPU_NVLINK_BW_MODE_FULL: Final = 0
NV0000_CTRL_CMD_GPU_NVLINK_BW_MODE_OFF: Final = 1
NV0000_CTRL_CMD_GPU_NVLINK_BW_MODE_MIN: Final = 2
NV0000_CTRL_CMD_GPU_NVLINK_BW_MODE_HALF: Final = 3
NV0000_CTRL_CMD_GPU_NVLINK_BW_MODE_3QUARTER: Final = 4
NV0000_CTRL_CMD_GPU_SET_NVLINK_BW_MODE: Final = 646
NV0000_CTRL_GPU_SET_NVLINK_BW_MODE_PARAMS_MESSAGE_ID: Final = 134
NV0000_CTRL_CMD_GPU_GET_NVLINK_BW_MODE: Final = 647
NV0000_CTRL_GPU_GET_NVLINK_BW_MODE_PARAMS_MESSAGE_ID: Final = 135
NV0080_CTRL_RESERVED: Final = 0
NV0080_CTRL_BIF: Final = 1
NV0080_CTRL_GPU: Final = 2
NV0080_CTRL_CLK: Final = 16
NV0080_CTRL_GR: Final = 17
NV0080_CTRL_CIPHER: Final = 18
NV0080_CTRL_FB: Final = 19
NV0080_CTRL_HOST: Final = 20
NV0080_CTRL_VIDEO: Final = 21
NV0080_CTRL_FIFO: Final = 23
NV0080_CTRL_DMA: Final = 24
NV0080_CTRL_PERF: Final = 25
NV0080_CTRL_PERF_LEGACY_NON_PRIVILEGED: Final = 153
NV0080_CTRL_MSENC: Final = 27
NV0080_CTRL_BSP: Final = 28
NV0080_CTRL_RC: Final = 29
NV0080_CTRL_OS_UNIX: Final = 30
NV0080_CTRL_NVJPG: Final = 31
NV0080_CTRL_INTERNAL: Final = 32
NV0080_CTRL_NVLINK: Final = 33
NV0080_CTRL_CMD_NULL: Final = 0x800000
NV0080_CTRL_CMD_FB_GET_CAPS: Final = 0x801301
NV0080_CTRL_FB_GET_CAPS_PARAMS_MESSAGE_ID: Final = 1
NV0080_CTRL_FB_CAPS_SUPPORT_RENDER_TO_SYSMEM: Any
NV0080_CTRL_FB_CAPS_BLOCKLINEAR: Any
NV0080_CTRL_FB_CAPS_SUPPORT_SCANOUT_FROM_SYSMEM: Any
NV0080_CTRL_FB_CAPS_SUPPORT_CACHED_SYSMEM: Any
NV0080_CTRL_FB_CAPS_SUPPORT_C24_COMPRESSION: Any
NV0080_CTRL_FB_CAPS_SUPPORT_SYSMEM_COMPRESSION: Any
NV0080_CTRL_FB_CAPS_NISO_CFG0_BUG_534680: Any
NV0080_CTRL_FB_CAPS_ISO_FETCH_ALIGN_BUG_561630: Any
NV0080_CTRL_FB_CAPS_BLOCKLINEAR_GOBS_512: Any
NV0080_CTRL_FB_CAPS_L2_TAG_BUG_632241: Any
NV0080_CTRL_FB_CAPS_SINGLE_FB_UNIT: Any
NV0080_CTRL_FB_CAPS_CE_RMW_DISABLE_BUG_897745: Any
NV0080_CTRL_FB_CAPS_OS_OWNS_HEAP_NEED_ECC_SCRUB: Any
NV0080_CTRL_FB_CAPS_ASYNC_CE_L2_BYPASS_SET: Any
NV0080_CTRL_FB_CAPS_DISABLE_TILED_CACHING_INVALIDATES_WITH_ECC_BUG_1521641: Any
NV0080_CTRL_FB_CAPS_GENERIC_PAGE_KIND: Any
NV0080_CTRL_FB_CAPS_DISABLE_MSCG_WITH_VR_BUG_1681803: Any
NV0080_CTRL_FB_CAPS_VIDMEM_ALLOCS_ARE_CLEARED: Any
NV0080_CTRL_FB_CAPS_DISABLE_PLC_GLOBALLY: Any
NV0080_CTRL_FB_CAPS_PLC_BUG_3046774: Any
NV0080_CTRL_FB_CAPS_TBL_SIZE: Final = 3
NV0080_CTRL_CMD_FB_GET_COMPBIT_STORE_INFO: Final = 0x801306
NV0080_CTRL_FB_GET_COMPBIT_STORE_INFO_PARAMS_MESSAGE_ID: Final = 6
NV0080_CTRL_CMD_FB_GET_COMPBIT_STORE_INFO_ADDRESS_SPACE_UNKNOWN: Final = 0
NV0080_CTRL_CMD_FB_GET_COMPBIT_STORE_INFO_ADDRESS_SPACE_SYSMEM: Final = 1
NV0080_CTRL_CMD_FB_GET_COMPBIT_STORE_INFO_ADDRESS_SPACE_FBMEM: Final = 2
NV0080_CTRL_CMD_FB_GET_COMPBIT_STORE_INFO_POLICY_LEGACY: Final = 0
NV0080_CTRL_CMD_FB_GET_COMPBIT_STORE_INFO_POLICY_1TO1: Final = 1
NV0080_CTRL_CMD_FB_GET_COMPBIT_STORE_INFO_POLICY_1TO4: Final = 2
NV0080_CTRL_CMD_FB_GET_COMPBIT_STORE_INFO_POLICY_RAWMODE: Final = 3
NV0080_CTRL_CMD_FB_GET_CAPS_V2: Final = 0x801307
NV0080_CTRL_FB_GET_CAPS_V2_PARAMS_MESSAGE_ID: Final = 7
NV0080_CTRL_CMD_FB_SET_DEFAULT_VIDMEM_PHYSICALITY: Final = 0x801308
NV0080_CTRL_FB_SET_DEFAULT_VIDMEM_PHYSICALITY_PARAMS_MESSAGE_ID: Final = 8
NV0080_CTRL_CMD_FIFO_GET_CAPS: Final = 0x801701
NV0080_CTRL_FIFO_GET_CAPS_PARAMS_MESSAGE_ID: Final = 1
NV0080_CTRL_FIFO_CAPS_SUPPORT_SCHED_EVENT: Any
NV0080_CTRL_FIFO_CAPS_SUPPORT_PCI_PB: Any
NV0080_CTRL_FIFO_CAPS_SUPPORT_VID_PB: Any
NV0080_CTRL_FIFO_CAPS_USERD_IN_SYSMEM: Any
NV0080_CTRL_FIFO_CAPS_NO_PIPELINED_PTE_BLIT: Any
NV0080_CTRL_FIFO_CAPS_GPU_MAP_CHANNEL: Any
NV0080_CTRL_FIFO_CAPS_BUFFEREDMODE_SCHEDULING: Any
NV0080_CTRL_FIFO_CAPS_WFI_BUG_898467: Any
NV0080_CTRL_FIFO_CAPS_HAS_HOST_LB_OVERFLOW_BUG_1667921: Any
NV0080_CTRL_FIFO_CAPS_MULTI_VAS_PER_CHANGRP: Any
NV0080_CTRL_FIFO_CAPS_SUPPORT_WDDM_INTERLEAVING: Any
NV0080_CTRL_FIFO_CAPS_TBL_SIZE: Final = 2
NV0080_CTRL_CMD_FIFO_START_SELECTED_CHANNELS: Final = 0x801705
NV0080_CTRL_FIFO_START_SELECTED_CHANNELS_PARAMS_MESSAGE_ID: Final = 5
NV0080_CTRL_FIFO_ENGINE_ID_GRAPHICS: Final = 0
NV0080_CTRL_FIFO_ENGINE_ID_MPEG: Final = 1
NV0080_CTRL_FIFO_ENGINE_ID_MOTION_ESTIMATION: Final = 2
NV0080_CTRL_FIFO_ENGINE_ID_VIDEO: Final = 3
NV0080_CTRL_FIFO_ENGINE_ID_BITSTREAM: Final = 4
NV0080_CTRL_FIFO_ENGINE_ID_ENCRYPTION: Final = 5
NV0080_CTRL_FIFO_ENGINE_ID_FGT: Final = 6
NV0080_CTRL_CMD_FIFO_GET_ENGINE_CONTEXT_PROPERTIES: Final = 0x801707
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID: Any
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS: Final = 0
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_VLD: Final = 1
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_VIDEO: Final = 2
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_MPEG: Final = 3
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_CAPTURE: Final = 4
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_DISPLAY: Final = 5
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_ENCRYPTION: Final = 6
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_POSTPROCESS: Final = 7
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_ZCULL: Final = 8
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_PM: Final = 9
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_COMPUTE_PREEMPT: Final = 10
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_PREEMPT: Final = 11
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_SPILL: Final = 12
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_PAGEPOOL: Final = 13
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_BETACB: Final = 14
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_RTV: Final = 15
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_PATCH: Final = 16
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_BUNDLE_CB: Final = 17
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_PAGEPOOL_GLOBAL: Final = 18
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_ATTRIBUTE_CB: Final = 19
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_RTV_CB_GLOBAL: Final = 20
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_GFXP_POOL: Final = 21
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_GFXP_CTRL_BLK: Final = 22
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_FECS_EVENT: Final = 23
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_GRAPHICS_PRIV_ACCESS_MAP: Final = 24
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_ENGINE_ID_COUNT: Final = 25
NV0080_CTRL_FIFO_GET_ENGINE_CONTEXT_PROPERTIES_PARAMS_MESSAGE_ID: Final = 7
NV0080_CTRL_CMD_FIFO_RUNLIST_GROUP_CHANNELS: Final = 0x801709
NV0080_CTRL_FIFO_RUNLIST_GROUP_MAX_CHANNELS: Final = 8
NV0080_CTRL_CMD_FIFO_RUNLIST_DIVIDE_TIMESLICE: Final = 0x80170b
NV0080_CTRL_FIFO_RUNLIST_MAX_TIMESLICE_DIVISOR: Final = 12
NV0080_CTRL_CMD_FIFO_PREEMPT_RUNLIST: Final = 0x80170c
NV0080_CTRL_CMD_FIFO_GET_CHANNELLIST: Final = 0x80170d
NV0080_CTRL_FIFO_GET_CHANNELLIST_PARAMS_MESSAGE_ID: Final = 13
NV0080_CTRL_CMD_FIFO_GET_LATENCY_BUFFER_SIZE: Final = 0x80170e
NV0080_CTRL_FIFO_GET_LATENCY_BUFFER_SIZE_PARAMS_MESSAGE_ID: Final = 14
NV0080_CTRL_FIFO_GET_CHANNELLIST_INVALID_CHANNEL: Final = 0xffffffff
NV0080_CTRL_CMD_FIFO_SET_CHANNEL_PROPERTIES: Final = 0x80170f
NV0080_CTRL_FIFO_SET_CHANNEL_PROPERTIES_PARAMS_MESSAGE_ID: Final = 15
NV0080_CTRL_FIFO_SET_CHANNEL_PROPERTIES_ENGINETIMESLICEINMICROSECONDS: Final = 0
NV0080_CTRL_FIFO_SET_CHANNEL_PROPERTIES_PBDMATIMESLICEINMICROSECONDS: Final = 1
NV0080_CTRL_FIFO_SET_CHANNEL_PROPERTIES_ENGINETIMESLICEDISABLE: Final = 2
NV0080_CTRL_FIFO_SET_CHANNEL_PROPERTIES_PBDMATIMESLICEDISABLE: Final = 3
NV0080_CTRL_FIFO_SET_CHANNEL_PROPERTIES_INVALIDATE_PDB_TARGET: Final = 4
NV0080_CTRL_FIFO_SET_CHANNEL_PROPERTIES_RESETENGINECONTEXT: Final = 5
NV0080_CTRL_FIFO_SET_CHANNEL_PROPERTIES_NOOP: Final = 7
NV0080_CTRL_FIFO_SET_CHANNEL_PROPERTIES_RESETENGINECONTEXT_NOPREEMPT: Final = 8
NV0080_CTRL_CMD_FIFO_STOP_RUNLIST: Final = 0x801711
NV0080_CTRL_FIFO_STOP_RUNLIST_PARAMS_MESSAGE_ID: Final = 17
NV0080_CTRL_CMD_FIFO_START_RUNLIST: Final = 0x801712
NV0080_CTRL_FIFO_START_RUNLIST_PARAMS_MESSAGE_ID: Final = 18
NV0080_CTRL_CMD_FIFO_GET_CAPS_V2: Final = 0x801713
NV0080_CTRL_FIFO_GET_CAPS_V2_PARAMS_MESSAGE_ID: Final = 19
NV0080_CTRL_CMD_FIFO_IDLE_CHANNELS: Final = 0x801714
NV0080_CTRL_CMD_FIFO_IDLE_CHANNELS_MAX_CHANNELS: Final = 4096
NV0080_CTRL_FIFO_IDLE_CHANNELS_PARAMS_MESSAGE_ID: Final = 20
NV0080_CTRL_CMD_GPU_GET_CLASSLIST: Final = 0x800201
NV0080_CTRL_GPU_GET_CLASSLIST_PARAMS_MESSAGE_ID: Final = 1
NV0080_CTRL_CMD_GPU_GET_NUM_SUBDEVICES: Final = 0x800280
NV0080_CTRL_GPU_GET_NUM_SUBDEVICES_PARAMS_MESSAGE_ID: Final = 128
NV0080_CTRL_CMD_GPU_GET_VIDLINK_ORDER: Final = 0x800281
NV0080_CTRL_GPU_GET_VIDLINK_ORDER_PARAMS_MESSAGE_ID: Final = 129
NV0080_CTRL_CMD_GPU_SET_DISPLAY_OWNER: Final = 0x800282
NV0080_CTRL_GPU_SET_DISPLAY_OWNER_PARAMS_MESSAGE_ID: Final = 130
NV0080_CTRL_CMD_GPU_GET_DISPLAY_OWNER: Final = 0x800283
NV0080_CTRL_GPU_GET_DISPLAY_OWNER_PARAMS_MESSAGE_ID: Final = 131
NV0080_CTRL_CMD_GPU_SET_VIDLINK: Final = 0x800285
NV0080_CTRL_GPU_SET_VIDLINK_PARAMS_MESSAGE_ID: Final = 133
NV0080_CTRL_GPU_SET_VIDLINK_ENABLE_FALSE: Final = 0
NV0080_CTRL_GPU_SET_VIDLINK_ENABLE_TRUE: Final = 1
NV0080_CTRL_CMD_GPU_VIDEO_POWERGATE_GET_STATUS: Final = 0
NV0080_CTRL_CMD_GPU_VIDEO_POWERGATE_POWERDOWN: Final = 1
NV0080_CTRL_CMD_GPU_VIDEO_POWERGATE_POWERUP: Final = 2
NV0080_CTRL_CMD_GPU_VIDEO_POWERGATE_STATUS_POWER_ON: Final = 0
NV0080_CTRL_CMD_GPU_VIDEO_POWERGATE_STATUS_POWERING_DOWN: Final = 1
NV0080_CTRL_CMD_GPU_VIDEO_POWERGATE_STATUS_GATED: Final = 2
NV0080_CTRL_CMD_GPU_VIDEO_POWERGATE_STATUS_POWERING_UP: Final = 3
NV0080_CTRL_CMD_GPU_MODIFY_SW_STATE_PERSISTENCE: Final = 0x800287
NV0080_CTRL_GPU_SW_STATE_PERSISTENCE_ENABLED: Final = 0
NV0080_CTRL_GPU_SW_STATE_PERSISTENCE_DISABLED: Final = 1
NV0080_CTRL_GPU_MODIFY_SW_STATE_PERSISTENCE_PARAMS_MESSAGE_ID: Final = 135
NV0080_CTRL_CMD_GPU_QUERY_SW_STATE_PERSISTENCE: Final = 0x800288
NV0080_CTRL_GPU_QUERY_SW_STATE_PERSISTENCE_PARAMS_MESSAGE_ID: Final = 136
NV0080_CTRL_CMD_GPU_GET_VIRTUALIZATION_MODE: Final = 0x800289
NV0080_CTRL_GPU_VIRTUALIZATION_MODE_NONE: Final = 0
NV0080_CTRL_GPU_VIRTUALIZATION_MODE_NMOS: Final = 1
NV0080_CTRL_GPU_VIRTUALIZATION_MODE_VGX: Final = 2
NV0080_CTRL_GPU_VIRTUALIZATION_MODE_HOST: Final = 3
NV0080_CTRL_GPU_VIRTUALIZATION_MODE_HOST_VGPU: Final = 3
NV0080_CTRL_GPU_VIRTUALIZATION_MODE_HOST_VSGA: Final = 4
NV0080_CTRL_GPU_GET_VIRTUALIZATION_MODE_PARAMS_MESSAGE_ID: Final = 137
NV0080_CTRL_CMD_GPU_GET_SPARSE_TEXTURE_COMPUTE_MODE: Final = 0x80028c
NV0080_CTRL_GPU_GET_SPARSE_TEXTURE_COMPUTE_MODE_PARAMS_MESSAGE_ID: Final = 140
NV0080_CTRL_CMD_GPU_SET_SPARSE_TEXTURE_COMPUTE_MODE: Final = 0x80028d
NV0080_CTRL_GPU_SET_SPARSE_TEXTURE_COMPUTE_MODE_PARAMS_MESSAGE_ID: Final = 141
NV0080_CTRL_GPU_SPARSE_TEXTURE_COMPUTE_MODE_DEFAULT: Final = 0
NV0080_CTRL_GPU_SPARSE_TEXTURE_COMPUTE_MODE_OPTIMIZE_COMPUTE: Final = 1
NV0080_CTRL_GPU_SPARSE_TEXTURE_COMPUTE_MODE_OPTIMIZE_SPARSE_TEXTURE: Final = 2
NV0080_CTRL_CMD_GPU_GET_VGX_CAPS: Final = 0x80028e
NV0080_CTRL_GPU_GET_VGX_CAPS_PARAMS_MESSAGE_ID: Final = 142
NV0080_CTRL_CMD_GPU_GET_SRIOV_CAPS: Final = 0x800291
NV0080_CTRL_GPU_GET_SRIOV_CAPS_PARAMS_MESSAGE_ID: Final = 145
NV0080_CTRL_GPU_CLASSLIST_MAX_SIZE: Final = 160
NV0080_CTRL_CMD_GPU_GET_CLASSLIST_V2: Final = 0x800292
NV0080_CTRL_GPU_GET_CLASSLIST_V2_PARAMS_MESSAGE_ID: Final = 146
NV0080_CTRL_CMD_GPU_FIND_SUBDEVICE_HANDLE: Final = 0x800293
NV0080_CTRL_GPU_FIND_SUBDEVICE_HANDLE_PARAM_MESSAGE_ID: Final = 147
NV0080_CTRL_GPU_GET_BRAND_CAPS_QUADRO: Final = 1
NV0080_CTRL_GPU_GET_BRAND_CAPS_NVS: Final = 2
NV0080_CTRL_GPU_GET_BRAND_CAPS_TITAN: Final = 4
NV0080_CTRL_CMD_GPU_GET_BRAND_CAPS: Final = 0x800294
NV0080_CTRL_GPU_GET_BRAND_CAPS_PARAMS_MESSAGE_ID: Final = 148
NV0080_CTRL_GPU_VGPU_VF_BAR1_SIZE_64M: Final = 64
NV0080_CTRL_GPU_VGPU_VF_BAR1_SIZE_128M: Final = 128
NV0080_CTRL_GPU_VGPU_VF_BAR1_SIZE_256M: Final = 256
NV0080_CTRL_GPU_VGPU_VF_BAR1_SIZE_512M: Final = 512
NV0080_CTRL_GPU_VGPU_VF_BAR1_SIZE_1G: Final = 1024
NV0080_CTRL_GPU_VGPU_VF_BAR1_SIZE_2G: Final = 2048
NV0080_CTRL_GPU_VGPU_VF_BAR1_SIZE_4G: Final = 4096
NV0080_CTRL_GPU_VGPU_VF_BAR1_SIZE_8G: Final = 8192
NV0080_CTRL_GPU_VGPU_VF_BAR1_SIZE_16G: Final = 0x4000
NV0080_CTRL_GPU_VGPU_VF_BAR1_SIZE_32G: Final = 0x8000
NV0080_CTRL_GPU_VGPU_VF_BAR1_SIZE_64G: Final = 0x10000
NV0080_CTRL_GPU_VGPU_VF_BAR1_SIZE_128G: Final = 0x20000
NV0080_CTRL_GPU_VGPU_VF_BAR1_SIZE_MIN: Final = 64
NV0080_CTRL_GPU_VGPU_VF_BAR1_SIZE_MAX: Final = 0x20000
NV0080_CTRL_GPU_VGPU_NUM_VFS_INVALID: Final = 0xffffffff
NV0080_CTRL_GPU_SET_VGPU_VF_BAR1_SIZE: Final = 0x800296
NV0080_CTRL_GPU_SET_VGPU_VF_BAR1_SIZE_PARAMS_MESSAGE_ID: Final = 150
NV0080_CTRL_CMD_GR_GET_CAPS: Final = 0x801102
NV0080_CTRL_GR_GET_CAPS_PARAMS_MESSAGE_ID: Final = 2
NV0080_CTRL_GR_CAPS_TBL_SIZE: Final = 23
NV0080_CTRL_GR_INFO_INDEX_MAXCLIPS: Final = 0
NV0080_CTRL_GR_INFO_INDEX_MIN_ATTRS_BUG_261894: Final = 1
NV0080_CTRL_GR_INFO_XBUF_MAX_PSETS_PER_BANK: Final = 2
NV0080_CTRL_GR_INFO_INDEX_BUFFER_ALIGNMENT: Final = 3
NV0080_CTRL_GR_INFO_INDEX_SWIZZLE_ALIGNMENT: Final = 4
NV0080_CTRL_GR_INFO_INDEX_VERTEX_CACHE_SIZE: Final = 5
NV0080_CTRL_GR_INFO_INDEX_VPE_COUNT: Final = 6
NV0080_CTRL_GR_INFO_INDEX_SHADER_PIPE_COUNT: Final = 7
NV0080_CTRL_GR_INFO_INDEX_THREAD_STACK_SCALING_FACTOR: Final = 8
NV0080_CTRL_GR_INFO_INDEX_SHADER_PIPE_SUB_COUNT: Final = 9
NV0080_CTRL_GR_INFO_INDEX_SM_REG_BANK_COUNT: Final = 10
NV0080_CTRL_GR_INFO_INDEX_SM_REG_BANK_REG_COUNT: Final = 11
NV0080_CTRL_GR_INFO_INDEX_SM_VERSION: Final = 12
NV0080_CTRL_GR_INFO_INDEX_MAX_WARPS_PER_SM: Final = 13
NV0080_CTRL_GR_INFO_INDEX_MAX_THREADS_PER_WARP: Final = 14
NV0080_CTRL_GR_INFO_INDEX_GEOM_GS_OBUF_ENTRIES: Final = 15
NV0080_CTRL_GR_INFO_INDEX_GEOM_XBUF_ENTRIES: Final = 16
NV0080_CTRL_GR_INFO_INDEX_FB_MEMORY_REQUEST_GRANULARITY: Final = 17
NV0080_CTRL_GR_INFO_INDEX_HOST_MEMORY_REQUEST_GRANULARITY: Final = 18
NV0080_CTRL_GR_INFO_INDEX_MAX_SP_PER_SM: Final = 19
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_GPCS: Final = 20
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_FBPS: Final = 21
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_ZCULL_BANKS: Final = 22
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_TPC_PER_GPC: Final = 23
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_MIN_FBPS: Final = 24
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_MXBAR_FBP_PORTS: Final = 25
NV0080_CTRL_GR_INFO_INDEX_TIMESLICE_ENABLED: Final = 26
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_FBPAS: Final = 27
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_PES_PER_GPC: Final = 28
NV0080_CTRL_GR_INFO_INDEX_GPU_CORE_COUNT: Final = 29
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_TPCS_PER_PES: Final = 30
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_MXBAR_HUB_PORTS: Final = 31
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_SM_PER_TPC: Final = 32
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_HSHUB_FBP_PORTS: Final = 33
NV0080_CTRL_GR_INFO_INDEX_RT_CORE_COUNT: Final = 34
NV0080_CTRL_GR_INFO_INDEX_TENSOR_CORE_COUNT: Final = 35
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_GRS: Final = 36
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_LTCS: Final = 37
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_LTC_SLICES: Final = 38
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_GPCMMU_PER_GPC: Final = 39
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_LTC_PER_FBP: Final = 40
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_ROP_PER_GPC: Final = 41
NV0080_CTRL_GR_INFO_INDEX_FAMILY_MAX_TPC_PER_GPC: Final = 42
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_FBPA_PER_FBP: Final = 43
NV0080_CTRL_GR_INFO_INDEX_MAX_SUBCONTEXT_COUNT: Final = 44
NV0080_CTRL_GR_INFO_INDEX_MAX_LEGACY_SUBCONTEXT_COUNT: Final = 45
NV0080_CTRL_GR_INFO_INDEX_MAX_PER_ENGINE_SUBCONTEXT_COUNT: Final = 46
NV0080_CTRL_GR_INFO_INDEX_LITTER_NUM_SLICES_PER_LTC: Final = 50
NV0080_CTRL_GR_INFO_INDEX_DUMMY: Final = 51
NV0080_CTRL_GR_INFO_INDEX_GFX_CAPABILITIES: Final = 52
NV0080_CTRL_GR_INFO_INDEX_MAX: Final = 52
NV0080_CTRL_GR_INFO_MAX_SIZE: Final = 53
NV0080_CTRL_CMD_GR_GET_INFO: Final = 0x801104
NV0080_CTRL_GR_GET_INFO_PARAMS_MESSAGE_ID: Final = 4
NV0080_CTRL_CMD_GR_GET_TPC_PARTITION_MODE: Final = 0x801107
NV0080_CTRL_CMD_GR_SET_TPC_PARTITION_MODE: Final = 0x801108
NV0080_CTRL_GR_GET_TPC_PARTITION_MODE_PARAMS_MESSAGE_ID: Final = 7
NV0080_CTRL_GR_SET_TPC_PARTITION_MODE_PARAMS_MESSAGE_ID: Final = 8
NV0080_CTRL_CMD_GR_GET_CAPS_V2: Final = 0x801109
NV0080_CTRL_GR_GET_CAPS_V2_PARAMS_MESSAGE_ID: Final = 9
NV0080_CTRL_CMD_GR_GET_INFO_V2: Final = 0x801110
NV0080_CTRL_GR_GET_INFO_V2_PARAMS_MESSAGE_ID: Final = 16
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_VALID: Any
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_VALID_FALSE: Final = 0
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_VALID_TRUE: Final = 1
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_ENCRYPTED: Any
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_ENCRYPTED_FALSE: Final = 0
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_ENCRYPTED_TRUE: Final = 1
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_ENCRYPTED_NOT_SUPPORTED: Final = 2
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_APERTURE: Any
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_APERTURE_VIDEO_MEMORY: Final = 0
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_APERTURE_PEER_MEMORY: Final = 1
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_APERTURE_SYSTEM_COHERENT_MEMORY: Final = 2
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_APERTURE_SYSTEM_NON_COHERENT_MEMORY: Final = 3
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_COMPTAGS: Any
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_COMPTAGS_NONE: Final = 0
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_COMPTAGS_1: Final = 1
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_COMPTAGS_2: Final = 2
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_COMPTAGS_4: Final = 4
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_GPU_CACHED: Any
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_GPU_CACHED_FALSE: Final = 0
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_GPU_CACHED_TRUE: Final = 1
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_GPU_CACHED_NOT_SUPPORTED: Final = 2
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_SHADER_ACCESS: Any
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_SHADER_ACCESS_READ_WRITE: Final = 0
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_SHADER_ACCESS_READ_ONLY: Final = 1
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_SHADER_ACCESS_WRITE_ONLY: Final = 2
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_SHADER_ACCESS_NOT_SUPPORTED: Final = 3
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_READ_ONLY: Any
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_READ_ONLY_FALSE: Final = 0
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_READ_ONLY_TRUE: Final = 1
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_ATOMIC: Any
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_ATOMIC_DISABLE: Final = 0
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_ATOMIC_ENABLE: Final = 1
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_ACCESS_COUNTING: Any
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_ACCESS_COUNTING_DISABLE: Final = 0
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_ACCESS_COUNTING_ENABLE: Final = 1
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_PRIVILEGED: Any
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_PRIVILEGED_FALSE: Final = 0
NV0080_CTRL_DMA_PTE_INFO_PARAMS_FLAGS_PRIVILEGED_TRUE: Final = 1
NV0080_CTRL_CMD_DMA_GET_PTE_INFO: Final = 0x801801
NV0080_CTRL_DMA_GET_PTE_INFO_PTE_BLOCKS: Final = 5
NV0080_CTRL_DMA_GET_PTE_INFO_PARAMS_MESSAGE_ID: Final = 1
NV0080_CTRL_CMD_DMA_SET_PTE_INFO: Final = 0x80180a
NV0080_CTRL_DMA_SET_PTE_INFO_PTE_BLOCKS: Final = 5
NV0080_CTRL_DMA_SET_PTE_INFO_PARAMS_MESSAGE_ID: Final = 10
NV0080_CTRL_CMD_DMA_FILL_PTE_MEM: Final = 0x801802
NV0080_CTRL_DMA_FILL_PTE_MEM_PARAMS_MESSAGE_ID: Final = 2
NV0080_CTRL_CMD_DMA_FLUSH: Final = 0x801805
NV0080_CTRL_DMA_FLUSH_PARAMS_MESSAGE_ID: Final = 5
NV0080_CTRL_DMA_FLUSH_TARGET_UNIT_L2: Any
NV0080_CTRL_DMA_FLUSH_TARGET_UNIT_L2_DISABLE: Final = 0
NV0080_CTRL_DMA_FLUSH_TARGET_UNIT_L2_ENABLE: Final = 1
NV0080_CTRL_DMA_FLUSH_TARGET_UNIT_COMPTAG: Any
NV0080_CTRL_DMA_FLUSH_TARGET_UNIT_COMPTAG_DISABLE: Final = 0
NV0080_CTRL_DMA_FLUSH_TARGET_UNIT_COMPTAG_ENABLE: Final = 1
NV0080_CTRL_DMA_FLUSH_TARGET_UNIT_FB: Any
NV0080_CTRL_DMA_FLUSH_TARGET_UNIT_FB_DISABLE: Final = 0
NV0080_CTRL_DMA_FLUSH_TARGET_UNIT_FB_ENABLE: Final = 1
NV0080_CTRL_DMA_FLUSH_TARGET_UNIT_L2_INVALIDATE: Any
NV0080_CTRL_DMA_FLUSH_TARGET_UNIT_L2_INVALIDATE_SYSMEM: Final = 1
NV0080_CTRL_DMA_FLUSH_TARGET_UNIT_L2_INVALIDATE_PEERMEM: Final = 2
NV0080_CTRL_CMD_DMA_ADV_SCHED_GET_VA_CAPS: Final = 0x801806
NV0080_CTRL_DMA_ADV_SCHED_GET_VA_CAPS_MAX_NUM_PAGE_TABLE_FORMATS: Final = 16
NV0080_CTRL_DMA_ADV_SCHED_GET_VA_CAPS_PARAMS_MESSAGE_ID: Final = 6
NV0080_CTRL_CMD_DMA_ADV_SCHED_GET_VA_CAPS_WITH_VA_RANGE_LO: Final = 1
NV0080_CTRL_CMD_DMA_GET_PDE_INFO: Final = 0x801809
NV0080_CTRL_DMA_GET_PDE_INFO_PARAMS_PTE_ADDR_SPACE_VIDEO_MEMORY: Final = 0
NV0080_CTRL_DMA_GET_PDE_INFO_PARAMS_PTE_ADDR_SPACE_SYSTEM_COHERENT_MEMORY: Final = 1
NV0080_CTRL_DMA_GET_PDE_INFO_PARAMS_PTE_ADDR_SPACE_SYSTEM_NON_COHERENT_MEMORY: Final = 2
NV0080_CTRL_DMA_PDE_INFO_PTE_BLOCKS: Final = 5
NV0080_CTRL_DMA_GET_PDE_INFO_PARAMS_MESSAGE_ID: Final = 9
NV0080_CTRL_DMA_GET_PDE_INFO_PARAMS_PDE_ADDR_SPACE_VIDEO_MEMORY: Final = 0
NV0080_CTRL_DMA_GET_PDE_INFO_PARAMS_PDE_ADDR_SPACE_SYSTEM_COHERENT_MEMORY: Final = 1
NV0080_CTRL_DMA_GET_PDE_INFO_PARAMS_PDE_ADDR_SPACE_SYSTEM_NON_COHERENT_MEMORY: Final = 2
NV0080_CTRL_DMA_GET_PDE_INFO_PARAMS_PDE_SIZE_FULL: Final = 1
NV0080_CTRL_DMA_GET_PDE_INFO_PARAMS_PDE_SIZE_HALF: Final = 2
NV0080_CTRL_DMA_GET_PDE_INFO_PARAMS_PDE_SIZE_QUARTER: Final = 3
NV0080_CTRL_DMA_GET_PDE_INFO_PARAMS_PDE_SIZE_EIGHTH: Final = 4
NV0080_CTRL_CMD_DMA_INVALIDATE_TLB: Final = 0x80180c
NV0080_CTRL_DMA_INVALIDATE_TLB_PARAMS_MESSAGE_ID: Final = 12
NV0080_CTRL_DMA_INVALIDATE_TLB_ALL: Any
NV0080_CTRL_DMA_INVALIDATE_TLB_ALL_FALSE: Final = 0
NV0080_CTRL_DMA_INVALIDATE_TLB_ALL_TRUE: Final = 1
NV0080_CTRL_CMD_DMA_GET_CAPS: Final = 0x80180d
NV0080_CTRL_DMA_CAPS_TBL_SIZE: Final = 8
NV0080_CTRL_DMA_GET_CAPS_PARAMS_MESSAGE_ID: Final = 13
NV0080_CTRL_DMA_CAPS_32BIT_POINTER_ENFORCED: Any
NV0080_CTRL_DMA_CAPS_SHADER_ACCESS_SUPPORTED: Any
NV0080_CTRL_DMA_CAPS_SPARSE_VIRTUAL_SUPPORTED: Any
NV0080_CTRL_DMA_CAPS_MULTIPLE_VA_SPACES_SUPPORTED: Any
NV0080_CTRL_CMD_DMA_SET_VA_SPACE_SIZE: Final = 0x80180e
NV0080_CTRL_DMA_SET_VA_SPACE_SIZE_PARAMS_MESSAGE_ID: Final = 14
NV0080_CTRL_DMA_SET_VA_SPACE_SIZE_MAX: Final = 0xffffffffffffffff
NV0080_CTRL_CMD_DMA_UPDATE_PDE_2: Final = 0x80180f
NV0080_CTRL_DMA_UPDATE_PDE_2_PT_APERTURE_INVALID: Final = 0
NV0080_CTRL_DMA_UPDATE_PDE_2_PT_APERTURE_VIDEO_MEMORY: Final = 1
NV0080_CTRL_DMA_UPDATE_PDE_2_PT_APERTURE_SYSTEM_COHERENT_MEMORY: Final = 2
NV0080_CTRL_DMA_UPDATE_PDE_2_PT_APERTURE_SYSTEM_NON_COHERENT_MEMORY: Final = 3
NV0080_CTRL_DMA_UPDATE_PDE_2_PT_IDX_SMALL: Final = 0
NV0080_CTRL_DMA_UPDATE_PDE_2_PT_IDX_BIG: Final = 1
NV0080_CTRL_DMA_UPDATE_PDE_2_PT_IDX__SIZE: Final = 2
NV0080_CTRL_DMA_UPDATE_PDE_2_PARAMS_MESSAGE_ID: Final = 15
NV0080_CTRL_DMA_UPDATE_PDE_2_FLAGS_FLUSH_PDE_CACHE: Any
NV0080_CTRL_DMA_UPDATE_PDE_2_FLAGS_FLUSH_PDE_CACHE_FALSE: Final = 0
NV0080_CTRL_DMA_UPDATE_PDE_2_FLAGS_FLUSH_PDE_CACHE_TRUE: Final = 1
NV0080_CTRL_DMA_UPDATE_PDE_2_FLAGS_FORCE_OVERRIDE: Any
NV0080_CTRL_DMA_UPDATE_PDE_2_FLAGS_FORCE_OVERRIDE_FALSE: Final = 0
NV0080_CTRL_DMA_UPDATE_PDE_2_FLAGS_FORCE_OVERRIDE_TRUE: Final = 1
NV0080_CTRL_DMA_UPDATE_PDE_2_FLAGS_PDE_SIZE: Any
NV0080_CTRL_DMA_UPDATE_PDE_2_FLAGS_PDE_SIZE_FULL: Final = 0
NV0080_CTRL_DMA_UPDATE_PDE_2_FLAGS_PDE_SIZE_HALF: Final = 1
NV0080_CTRL_DMA_UPDATE_PDE_2_FLAGS_PDE_SIZE_QUARTER: Final = 2
NV0080_CTRL_DMA_UPDATE_PDE_2_FLAGS_PDE_SIZE_EIGHTH: Final = 3
NV0080_CTRL_DMA_UPDATE_PDE_2_FLAGS_SPARSE: Any
NV0080_CTRL_DMA_UPDATE_PDE_2_FLAGS_SPARSE_FALSE: Final = 0
NV0080_CTRL_DMA_UPDATE_PDE_2_FLAGS_SPARSE_TRUE: Final = 1
NV0080_CTRL_DMA_ENABLE_PRIVILEGED_RANGE: Final = 0x801810
NV0080_CTRL_DMA_ENABLE_PRIVILEGED_RANGE_PARAMS_MESSAGE_ID: Final = 16
NV0080_CTRL_DMA_SET_DEFAULT_VASPACE: Final = 0x801812
NV0080_CTRL_DMA_SET_DEFAULT_VASPACE_PARAMS_MESSAGE_ID: Final = 18
NV0080_CTRL_CMD_DMA_SET_PAGE_DIRECTORY: Final = 0x801813
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_PARAMS_MESSAGE_ID: Final = 19
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_APERTURE: Any
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_APERTURE_VIDMEM: Final = 0
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_APERTURE_SYSMEM_COH: Final = 1
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_APERTURE_SYSMEM_NONCOH: Final = 2
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_PRESERVE_PDES: Any
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_PRESERVE_PDES_FALSE: Final = 0
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_PRESERVE_PDES_TRUE: Final = 1
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_ALL_CHANNELS: Any
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_ALL_CHANNELS_FALSE: Final = 0
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_ALL_CHANNELS_TRUE: Final = 1
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_IGNORE_CHANNEL_BUSY: Any
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_IGNORE_CHANNEL_BUSY_FALSE: Final = 0
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_IGNORE_CHANNEL_BUSY_TRUE: Final = 1
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_EXTEND_VASPACE: Any
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_EXTEND_VASPACE_FALSE: Final = 0
NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_FLAGS_EXTEND_VASPACE_TRUE: Final = 1
NV0080_CTRL_CMD_DMA_UNSET_PAGE_DIRECTORY: Final = 0x801814
NV0080_CTRL_DMA_UNSET_PAGE_DIRECTORY_PARAMS_MESSAGE_ID: Final = 20
NV2080_CTRL_RESERVED: Final = 0
NV2080_CTRL_GPU: Final = 1
NV2080_CTRL_GPU_LEGACY_NON_PRIVILEGED: Final = 129
NV2080_CTRL_FUSE: Final = 2
NV2080_CTRL_FUSE_LEGACY_NON_PRIVILEGED: Final = 130
NV2080_CTRL_EVENT: Final = 3
NV2080_CTRL_TIMER: Final = 4
NV2080_CTRL_THERMAL: Final = 5
NV2080_CTRL_THERMAL_LEGACY_PRIVILEGED: Final = 197
NV2080_CTRL_THERMAL_LEGACY_NON_PRIVILEGED: Final = 133
NV2080_CTRL_I2C: Final = 6
NV2080_CTRL_EXTI2C: Final = 7
NV2080_CTRL_BIOS: Final = 8
NV2080_CTRL_CIPHER: Final = 9
NV2080_CTRL_INTERNAL: Final = 10
NV2080_CTRL_CLK_LEGACY_PRIVILEGED: Final = 208
NV2080_CTRL_CLK_LEGACY_NON_PRIVILEGED: Final = 144
NV2080_CTRL_CLK: Final = 16
NV2080_CTRL_FIFO: Final = 17
NV2080_CTRL_GR: Final = 18
NV2080_CTRL_FB: Final = 19
NV2080_CTRL_MC: Final = 23
NV2080_CTRL_BUS: Final = 24
NV2080_CTRL_PERF_LEGACY_PRIVILEGED: Final = 224
NV2080_CTRL_PERF_LEGACY_NON_PRIVILEGED: Final = 160
NV2080_CTRL_PERF: Final = 32
NV2080_CTRL_NVIF: Final = 33
NV2080_CTRL_RC: Final = 34
NV2080_CTRL_GPIO: Final = 35
NV2080_CTRL_GPIO_LEGACY_NON_PRIVILEGED: Final = 163
NV2080_CTRL_NVD: Final = 36
NV2080_CTRL_DMA: Final = 37
NV2080_CTRL_PMGR: Final = 38
NV2080_CTRL_PMGR_LEGACY_PRIVILEGED: Final = 230
NV2080_CTRL_PMGR_LEGACY_NON_PRIVILEGED: Final = 166
NV2080_CTRL_POWER: Final = 39
NV2080_CTRL_POWER_LEGACY_NON_PRIVILEGED: Final = 167
NV2080_CTRL_LPWR: Final = 40
NV2080_CTRL_LPWR_LEGACY_NON_PRIVILEGED: Final = 168
NV2080_CTRL_LPWR_LEGACY_PRIVILEGED: Final = 232
NV2080_CTRL_ACR: Final = 41
NV2080_CTRL_CE: Final = 42
NV2080_CTRL_SPI: Final = 43
NV2080_CTRL_NVLINK: Final = 48
NV2080_CTRL_FLCN: Final = 49
NV2080_CTRL_VOLT: Final = 50
NV2080_CTRL_VOLT_LEGACY_PRIVILEGED: Final = 242
NV2080_CTRL_VOLT_LEGACY_NON_PRIVILEGED: Final = 178
NV2080_CTRL_FAS: Final = 51
NV2080_CTRL_ECC: Final = 52
NV2080_CTRL_ECC_NON_PRIVILEGED: Final = 180
NV2080_CTRL_FLA: Final = 53
NV2080_CTRL_GSP: Final = 54
NV2080_CTRL_NNE: Final = 55
NV2080_CTRL_NNE_LEGACY_NON_PRIVILEGED: Final = 183
NV2080_CTRL_GRMGR: Final = 56
NV2080_CTRL_UCODE_FUZZER: Final = 57
NV2080_CTRL_DMABUF: Final = 58
NV2080_CTRL_BIF: Final = 59
NV2080_CTRL_OS_WINDOWS: Final = 63
NV2080_CTRL_OS_MACOS: Final = 62
NV2080_CTRL_OS_UNIX: Final = 61
NV2080_CTRL_CMD_NULL: Final = 0x20800000
NV2080_CTRL_CMD_BUS_GET_PCI_INFO: Final = 0x20801801
NV2080_CTRL_BUS_GET_PCI_INFO_PARAMS_MESSAGE_ID: Final = 1
NV2080_CTRL_BUS_INFO_INDEX_TYPE: Final = 0
NV2080_CTRL_BUS_INFO_INDEX_INTLINE: Final = 1
NV2080_CTRL_BUS_INFO_INDEX_CAPS: Final = 2
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_CAPS: Final = 3
NV2080_CTRL_BUS_INFO_INDEX_PCIE_ROOT_LINK_CAPS: Final = 4
NV2080_CTRL_BUS_INFO_INDEX_PCIE_UPSTREAM_LINK_CAPS: Final = 5
NV2080_CTRL_BUS_INFO_INDEX_PCIE_DOWNSTREAM_LINK_CAPS: Final = 6
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_CTRL_STATUS: Final = 7
NV2080_CTRL_BUS_INFO_INDEX_PCIE_ROOT_LINK_CTRL_STATUS: Final = 8
NV2080_CTRL_BUS_INFO_INDEX_PCIE_UPSTREAM_LINK_CTRL_STATUS: Final = 9
NV2080_CTRL_BUS_INFO_INDEX_PCIE_DOWNSTREAM_LINK_CTRL_STATUS: Final = 10
NV2080_CTRL_BUS_INFO_INDEX_COHERENT_DMA_FLAGS: Final = 11
NV2080_CTRL_BUS_INFO_INDEX_NONCOHERENT_DMA_FLAGS: Final = 12
NV2080_CTRL_BUS_INFO_INDEX_GPU_GART_SIZE: Final = 13
NV2080_CTRL_BUS_INFO_INDEX_GPU_GART_FLAGS: Final = 14
NV2080_CTRL_BUS_INFO_INDEX_BUS_NUMBER: Final = 15
NV2080_CTRL_BUS_INFO_INDEX_DEVICE_NUMBER: Final = 16
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_ERRORS: Final = 17
NV2080_CTRL_BUS_INFO_INDEX_PCIE_ROOT_LINK_ERRORS: Final = 18
NV2080_CTRL_BUS_INFO_INDEX_INTERFACE_TYPE: Final = 19
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GEN2_INFO: Final = 20
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_AER: Final = 21
NV2080_CTRL_BUS_INFO_INDEX_PCIE_BOARD_LINK_CAPS: Final = 22
NV2080_CTRL_BUS_INFO_INDEX_PCIE_BOARD_LINK_CTRL_STATUS: Final = 23
NV2080_CTRL_BUS_INFO_INDEX_PCIE_ASLM_STATUS: Final = 24
NV2080_CTRL_BUS_INFO_INDEX_PCIE_LINK_WIDTH_SWITCH_ERROR_COUNT: Final = 25
NV2080_CTRL_BUS_INFO_INDEX_PCIE_LINK_SPEED_SWITCH_ERROR_COUNT: Final = 26
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_CYA_ASPM: Final = 27
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_LINECODE_ERRORS: Final = 28
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_CRC_ERRORS: Final = 29
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_NAKS_RECEIVED: Final = 30
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_FAILED_L0S_EXITS: Final = 31
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_LINECODE_ERRORS_CLEAR: Final = 32
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_CRC_ERRORS_CLEAR: Final = 33
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_NAKS_RECEIVED_CLEAR: Final = 34
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_FAILED_L0S_EXITS_CLEAR: Final = 35
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_CORRECTABLE_ERRORS: Final = 36
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_NONFATAL_ERRORS: Final = 37
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_FATAL_ERRORS: Final = 38
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_UNSUPPORTED_REQUESTS: Final = 39
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_CORRECTABLE_ERRORS_CLEAR: Final = 40
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_NONFATAL_ERRORS_CLEAR: Final = 41
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_FATAL_ERRORS_CLEAR: Final = 42
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GPU_LINK_UNSUPPORTED_REQUESTS_CLEAR: Final = 43
NV2080_CTRL_BUS_INFO_INDEX_DOMAIN_NUMBER: Final = 44
NV2080_CTRL_BUS_INFO_INDEX_PCIE_GEN_INFO: Final = 45
NV2080_CTRL_BUS_INFO_INDEX_GPU_INTERFACE_TYPE: Final = 46
NV2080_CTRL_BUS_INFO_INDEX_PCIE_UPSTREAM_GEN_INFO: Final = 47
NV2080_CTRL_BUS_INFO_INDEX_PCIE_BOARD_GEN_INFO: Final = 48
NV2080_CTRL_BUS_INFO_INDEX_MSI_INFO: Final = 49
NV2080_CTRL_BUS_INFO_INDEX_GPU_GART_SIZE_HI: Final = 50
NV2080_CTRL_BUS_INFO_INDEX_SYSMEM_CONNECTION_TYPE: Final = 51
NV2080_CTRL_BUS_INFO_INDEX_MAX: Final = 51
NV2080_CTRL_BUS_INFO_MAX_LIST_SIZE: Final = 52
NV2080_CTRL_BUS_INFO_TYPE_PCI: Final = 1
NV2080_CTRL_BUS_INFO_TYPE_PCI_EXPRESS: Final = 3
NV2080_CTRL_BUS_INFO_TYPE_FPCI: Final = 4
NV2080_CTRL_BUS_INFO_TYPE_AXI: Final = 8
NV2080_CTRL_BUS_INFO_CAPS_NEED_IO_FLUSH: Final = 1
NV2080_CTRL_BUS_INFO_CAPS_CHIP_INTEGRATED: Final = 2
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_MAX_SPEED: Any
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_MAX_SPEED_2500MBPS: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_MAX_SPEED_5000MBPS: Final = 2
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_MAX_SPEED_8000MBPS: Final = 3
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_MAX_SPEED_16000MBPS: Final = 4
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_MAX_SPEED_32000MBPS: Final = 5
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_MAX_SPEED_64000MBPS: Final = 6
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_MAX_WIDTH: Any
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_ASPM: Any
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_ASPM_NONE: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_ASPM_L0S: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_ASPM_L0S_L1: Final = 3
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_GEN: Any
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_GEN_GEN1: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_GEN_GEN2: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_GEN_GEN3: Final = 2
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_GEN_GEN4: Final = 3
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_GEN_GEN5: Final = 4
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_GEN_GEN6: Final = 5
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_CURR_LEVEL: Any
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_CURR_LEVEL_GEN1: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_CURR_LEVEL_GEN2: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_CURR_LEVEL_GEN3: Final = 2
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_CURR_LEVEL_GEN4: Final = 3
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_CURR_LEVEL_GEN5: Final = 4
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_CURR_LEVEL_GEN6: Final = 5
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_GPU_GEN: Any
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_GPU_GEN_GEN1: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_GPU_GEN_GEN2: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_GPU_GEN_GEN3: Final = 2
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_GPU_GEN_GEN4: Final = 3
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_GPU_GEN_GEN5: Final = 4
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_GPU_GEN_GEN6: Final = 5
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_SPEED_CHANGES: Any
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_SPEED_CHANGES_ENABLED: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_LINK_CAP_SPEED_CHANGES_DISABLED: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_ASPM: Any
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_ASPM_DISABLED: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_ASPM_L0S: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_ASPM_L1: Final = 2
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_ASPM_L0S_L1: Final = 3
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_SPEED: Any
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_SPEED_2500MBPS: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_SPEED_5000MBPS: Final = 2
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_SPEED_8000MBPS: Final = 3
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_SPEED_16000MBPS: Final = 4
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_SPEED_32000MBPS: Final = 5
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_SPEED_64000MBPS: Final = 6
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_WIDTH: Any
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_WIDTH_UNDEFINED: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_WIDTH_X1: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_WIDTH_X2: Final = 2
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_WIDTH_X4: Final = 4
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_WIDTH_X8: Final = 8
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_WIDTH_X12: Final = 12
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_WIDTH_X16: Final = 16
NV2080_CTRL_BUS_INFO_PCIE_LINK_CTRL_STATUS_LINK_WIDTH_X32: Final = 32
NV2080_CTRL_BUS_INFO_COHERENT_DMA_FLAGS_CTXDMA: Any
NV2080_CTRL_BUS_INFO_COHERENT_DMA_FLAGS_CTXDMA_FALSE: Final = 0
NV2080_CTRL_BUS_INFO_COHERENT_DMA_FLAGS_CTXDMA_TRUE: Final = 1
NV2080_CTRL_BUS_INFO_COHERENT_DMA_FLAGS_GPUGART: Any
NV2080_CTRL_BUS_INFO_COHERENT_DMA_FLAGS_GPUGART_FALSE: Final = 0
NV2080_CTRL_BUS_INFO_COHERENT_DMA_FLAGS_GPUGART_TRUE: Final = 1
NV2080_CTRL_BUS_INFO_NONCOHERENT_DMA_FLAGS_CTXDMA: Any
NV2080_CTRL_BUS_INFO_NONCOHERENT_DMA_FLAGS_CTXDMA_FALSE: Final = 0
NV2080_CTRL_BUS_INFO_NONCOHERENT_DMA_FLAGS_CTXDMA_TRUE: Final = 1
NV2080_CTRL_BUS_INFO_NONCOHERENT_DMA_FLAGS_GPUGART: Any
NV2080_CTRL_BUS_INFO_NONCOHERENT_DMA_FLAGS_GPUGART_FALSE: Final = 0
NV2080_CTRL_BUS_INFO_NONCOHERENT_DMA_FLAGS_GPUGART_TRUE: Final = 1
NV2080_CTRL_BUS_INFO_NONCOHERENT_DMA_FLAGS_COH_MODE: Any
NV2080_CTRL_BUS_INFO_NONCOHERENT_DMA_FLAGS_COH_MODE_FALSE: Final = 0
NV2080_CTRL_BUS_INFO_NONCOHERENT_DMA_FLAGS_COH_MODE_TRUE: Final = 1
NV2080_CTRL_BUS_INFO_GPU_GART_FLAGS_REQFLUSH: Any
NV2080_CTRL_BUS_INFO_GPU_GART_FLAGS_REQFLUSH_FALSE: Final = 0
NV2080_CTRL_BUS_INFO_GPU_GART_FLAGS_REQFLUSH_TRUE: Final = 1
NV2080_CTRL_BUS_INFO_GPU_GART_FLAGS_UNIFIED: Any
NV2080_CTRL_BUS_INFO_GPU_GART_FLAGS_UNIFIED_FALSE: Final = 0
NV2080_CTRL_BUS_INFO_GPU_GART_FLAGS_UNIFIED_TRUE: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_LINK_ERRORS_CORR_ERROR: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_LINK_ERRORS_NON_FATAL_ERROR: Final = 2
NV2080_CTRL_BUS_INFO_PCIE_LINK_ERRORS_FATAL_ERROR: Final = 4
NV2080_CTRL_BUS_INFO_PCIE_LINK_ERRORS_UNSUPP_REQUEST: Final = 8
NV2080_CTRL_BUS_INFO_PCIE_LINK_ERRORS_ENTERED_RECOVERY: Final = 16
NV2080_CTRL_BUS_INFO_PCIE_GEN2_INFO_CAP: Any
NV2080_CTRL_BUS_INFO_PCIE_GEN2_INFO_CAP_FALSE: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_GEN2_INFO_CAP_TRUE: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_GEN2_INFO_CURR_LEVEL: Any
NV2080_CTRL_BUS_INFO_PCIE_GEN2_INFO_CURR_LEVEL_GEN1: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_GEN2_INFO_CURR_LEVEL_GEN2: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_UNCORR_TRAINING_ERR: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_UNCORR_DLINK_PROTO_ERR: Final = 2
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_UNCORR_POISONED_TLP: Final = 4
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_UNCORR_FC_PROTO_ERR: Final = 8
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_UNCORR_CPL_TIMEOUT: Final = 16
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_UNCORR_CPL_ABORT: Final = 32
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_UNCORR_UNEXP_CPL: Final = 64
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_UNCORR_RCVR_OVERFLOW: Final = 128
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_UNCORR_MALFORMED_TLP: Final = 256
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_UNCORR_ECRC_ERROR: Final = 512
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_UNCORR_UNSUPPORTED_REQ: Final = 1024
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_CORR_RCV_ERR: Final = 0x10000
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_CORR_BAD_TLP: Final = 0x20000
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_CORR_BAD_DLLP: Final = 0x40000
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_CORR_RPLY_ROLLOVER: Final = 0x80000
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_CORR_RPLY_TIMEOUT: Final = 0x100000
NV2080_CTRL_BUS_INFO_PCIE_LINK_AER_CORR_ADVISORY_NONFATAL: Final = 0x200000
NV2080_CTRL_BUS_INFO_PCIE_ASLM_STATUS_PCIE: Any
NV2080_CTRL_BUS_INFO_PCIE_ASLM_STATUS_PCIE_ERROR: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_ASLM_STATUS_PCIE_PRESENT: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_ASLM_STATUS_SUPPORTED: Any
NV2080_CTRL_BUS_INFO_PCIE_ASLM_STATUS_SUPPORTED_NO: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_ASLM_STATUS_SUPPORTED_YES: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_ASLM_STATUS_CL_CAPABLE: Any
NV2080_CTRL_BUS_INFO_PCIE_ASLM_STATUS_CL_CAPABLE_NO: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_ASLM_STATUS_CL_CAPABLE_YES: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_ASLM_STATUS_OS_SUPPORTED: Any
NV2080_CTRL_BUS_INFO_PCIE_ASLM_STATUS_OS_SUPPORTED_NO: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_ASLM_STATUS_OS_SUPPORTED_YES: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_ASLM_STATUS_BR04: Any
NV2080_CTRL_BUS_INFO_PCIE_ASLM_STATUS_BR04_MISSING: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_ASLM_STATUS_BR04_PRESENT: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_GPU_CYA_ASPM_VALID: Any
NV2080_CTRL_BUS_INFO_PCIE_GPU_CYA_ASPM_VALID_NO: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_GPU_CYA_ASPM_VALID_YES: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_GPU_CYA_ASPM: Any
NV2080_CTRL_BUS_INFO_PCIE_GPU_CYA_ASPM_DISABLED: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_GPU_CYA_ASPM_L0S: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_GPU_CYA_ASPM_L1: Final = 2
NV2080_CTRL_BUS_INFO_PCIE_GPU_CYA_ASPM_L0S_L1: Final = 3
NV2080_CTRL_BUS_INFO_MSI_STATUS: Any
NV2080_CTRL_BUS_INFO_MSI_STATUS_DISABLED: Final = 0
NV2080_CTRL_BUS_INFO_MSI_STATUS_ENABLED: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_PCIPM_L1_2_SUPPORTED: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_PCIPM_L1_2_SUPPORTED_YES: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_PCIPM_L1_2_SUPPORTED_NO: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_PCIPM_L1_1_SUPPORTED: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_PCIPM_L1_1_SUPPORTED_YES: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_PCIPM_L1_1_SUPPORTED_NO: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_ASPM_L1_2_SUPPORTED: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_ASPM_L1_2_SUPPORTED_YES: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_ASPM_L1_2_SUPPORTED_NO: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_ASPM_L1_1_SUPPORTED: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_ASPM_L1_1_SUPPORTED_YES: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_ASPM_L1_1_SUPPORTED_NO: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_L1PM_SUPPORTED: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_L1PM_SUPPORTED_YES: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_L1PM_SUPPORTED_NO: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_RESERVED: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_PORT_RESTORE_TIME: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_T_POWER_ON_SCALE: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CAP_T_POWER_ON_VALUE: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL1_PCIPM_L1_2_ENABLED: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL1_PCIPM_L1_2_ENABLED_YES: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL1_PCIPM_L1_2_ENABLED_NO: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL1_PCIPM_L1_1_ENABLED: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL1_PCIPM_L1_1_ENABLED_YES: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL1_PCIPM_L1_1_ENABLED_NO: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL1_ASPM_L1_2_ENABLED: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL1_ASPM_L1_2_ENABLED_YES: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL1_ASPM_L1_2_ENABLED_NO: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL1_ASPM_L1_1_ENABLED: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL1_ASPM_L1_1_ENABLED_YES: Final = 1
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL1_ASPM_L1_1_ENABLED_NO: Final = 0
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL1_COMMON_MODE_RESTORE_TIME: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL1_LTR_L1_2_THRESHOLD_VALUE: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL1_LTR_L1_2_THRESHOLD_SCALE: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL2_T_POWER_ON_SCALE: Any
NV2080_CTRL_BUS_INFO_PCIE_L1_SS_CTRL2_T_POWER_ON_VALUE: Any
NV2080_CTRL_BUS_INFO_INDEX_SYSMEM_CONNECTION_TYPE_PCIE: Final = 0
NV2080_CTRL_BUS_INFO_INDEX_SYSMEM_CONNECTION_TYPE_NVLINK: Final = 1
NV2080_CTRL_BUS_INFO_INDEX_SYSMEM_CONNECTION_TYPE_C2C: Final = 2
NV2080_CTRL_CMD_BUS_GET_INFO: Final = 0x20801802
NV2080_CTRL_BUS_GET_INFO_PARAMS_MESSAGE_ID: Final = 2
NV2080_CTRL_CMD_BUS_GET_INFO_V2: Final = 0x20801823
NV2080_CTRL_BUS_GET_INFO_V2_PARAMS_MESSAGE_ID: Final = 35
NV2080_CTRL_CMD_BUS_GET_PCI_BAR_INFO: Final = 0x20801803
NV2080_CTRL_BUS_MAX_PCI_BARS: Final = 8
NV2080_CTRL_BUS_GET_PCI_BAR_INFO_PARAMS_MESSAGE_ID: Final = 3
NV2080_CTRL_CMD_BUS_SET_PCIE_LINK_WIDTH: Final = 0x20801804
NV2080_CTRL_BUS_SET_PCIE_LINK_WIDTH_PARAMS_MESSAGE_ID: Final = 4
NV2080_CTRL_BUS_SET_PCIE_LINK_WIDTH_ERROR_PSTATE: Final = 1
NV2080_CTRL_BUS_SET_PCIE_LINK_WIDTH_ERROR_PCIE_CFG_ACCESS: Final = 2
NV2080_CTRL_BUS_SET_PCIE_LINK_WIDTH_ERROR_TRAINING: Final = 4
NV2080_CTRL_CMD_BUS_SET_PCIE_SPEED: Final = 0x20801805
NV2080_CTRL_BUS_SET_PCIE_SPEED_PARAMS_MESSAGE_ID: Final = 5
NV2080_CTRL_BUS_SET_PCIE_SPEED_2500MBPS: Final = 1
NV2080_CTRL_BUS_SET_PCIE_SPEED_5000MBPS: Final = 2
NV2080_CTRL_BUS_SET_PCIE_SPEED_8000MBPS: Final = 3
NV2080_CTRL_BUS_SET_PCIE_SPEED_16000MBPS: Final = 4
NV2080_CTRL_BUS_SET_PCIE_SPEED_32000MBPS: Final = 5
NV2080_CTRL_BUS_SET_PCIE_SPEED_64000MBPS: Final = 6
NV2080_CTRL_CMD_BUS_SET_HWBC_UPSTREAM_PCIE_SPEED: Final = 0x20801806
NV2080_CTRL_BUS_SET_HWBC_UPSTREAM_PCIE_SPEED_PARAMS_MESSAGE_ID: Final = 6
NV2080_CTRL_BUS_SET_HWBC_UPSTREAM_PCIE_SPEED_2500MBPS: Final = 1
NV2080_CTRL_BUS_SET_HWBC_UPSTREAM_PCIE_SPEED_5000MBPS: Final = 2
NV2080_CTRL_CMD_BUS_GET_HWBC_UPSTREAM_PCIE_SPEED: Final = 0x20801807
NV2080_CTRL_BUS_GET_HWBC_UPSTREAM_PCIE_SPEED_PARAMS_MESSAGE_ID: Final = 7
NV2080_CTRL_BUS_GET_HWBC_UPSTREAM_PCIE_SPEED_2500MBPS: Final = 1
NV2080_CTRL_BUS_GET_HWBC_UPSTREAM_PCIE_SPEED_5000MBPS: Final = 2
NV2080_CTRL_CMD_BUS_MAP_BAR2: Final = 0x20801809
NV2080_CTRL_BUS_MAP_BAR2_PARAMS_MESSAGE_ID: Final = 9
NV2080_CTRL_CMD_BUS_UNMAP_BAR2: Final = 0x2080180a
NV2080_CTRL_BUS_UNMAP_BAR2_PARAMS_MESSAGE_ID: Final = 10
NV2080_CTRL_CMD_BUS_VERIFY_BAR2: Final = 0x2080180b
NV2080_CTRL_BUS_VERIFY_BAR2_PARAMS_MESSAGE_ID: Final = 11
NV2080_CTRL_CMD_BUS_HWBC_GET_UPSTREAM_BAR0: Final = 0x2080180e
NV2080_CTRL_BUS_HWBC_GET_UPSTREAM_BAR0_PARAMS_MESSAGE_ID: Final = 14
NV2080_CTRL_CMD_BUS_SERVICE_GPU_MULTIFUNC_STATE: Final = 0x20801812
NV2080_CTRL_BUS_SERVICE_GPU_MULTIFUNC_STATE_PARAMS_MESSAGE_ID: Final = 18
NV2080_CTRL_BUS_ENABLE_GPU_MULTIFUNC_STATE: Final = 0
NV2080_CTRL_BUS_DISABLE_GPU_MULTIFUNC_STATE: Final = 1
NV2080_CTRL_BUS_GET_GPU_MULTIFUNC_STATE: Final = 2
NV2080_CTRL_CMD_BUS_GET_PEX_COUNTERS: Final = 0x20801813
NV2080_CTRL_PEX_MAX_COUNTER_TYPES: Final = 31
NV2080_CTRL_BUS_GET_PEX_COUNTERS_PARAMS_MESSAGE_ID: Final = 19
NV2080_CTRL_BUS_PEX_COUNTER_TYPE: Final = 0
NV2080_CTRL_BUS_PEX_COUNTER_RECEIVER_ERRORS: Final = 1
NV2080_CTRL_BUS_PEX_COUNTER_REPLAY_COUNT: Final = 2
NV2080_CTRL_BUS_PEX_COUNTER_REPLAY_ROLLOVER_COUNT: Final = 4
NV2080_CTRL_BUS_PEX_COUNTER_BAD_DLLP_COUNT: Final = 8
NV2080_CTRL_BUS_PEX_COUNTER_BAD_TLP_COUNT: Final = 16
NV2080_CTRL_BUS_PEX_COUNTER_8B10B_ERRORS_COUNT: Final = 32
NV2080_CTRL_BUS_PEX_COUNTER_SYNC_HEADER_ERRORS_COUNT: Final = 64
NV2080_CTRL_BUS_PEX_COUNTER_LCRC_ERRORS_COUNT: Final = 128
NV2080_CTRL_BUS_PEX_COUNTER_FAILED_L0S_EXITS_COUNT: Final = 256
NV2080_CTRL_BUS_PEX_COUNTER_NAKS_SENT_COUNT: Final = 512
NV2080_CTRL_BUS_PEX_COUNTER_NAKS_RCVD_COUNT: Final = 1024
NV2080_CTRL_BUS_PEX_COUNTER_LANE_ERRORS: Final = 2048
NV2080_CTRL_BUS_PEX_COUNTER_L1_TO_RECOVERY_COUNT: Final = 4096
NV2080_CTRL_BUS_PEX_COUNTER_L0_TO_RECOVERY_COUNT: Final = 8192
NV2080_CTRL_BUS_PEX_COUNTER_RECOVERY_COUNT: Final = 0x4000
NV2080_CTRL_BUS_PEX_COUNTER_CHIPSET_XMIT_L0S_ENTRY_COUNT: Final = 0x8000
NV2080_CTRL_BUS_PEX_COUNTER_GPU_XMIT_L0S_ENTRY_COUNT: Final = 0x10000
NV2080_CTRL_BUS_PEX_COUNTER_L1_ENTRY_COUNT: Final = 0x20000
NV2080_CTRL_BUS_PEX_COUNTER_L1P_ENTRY_COUNT: Final = 0x40000
NV2080_CTRL_BUS_PEX_COUNTER_DEEP_L1_ENTRY_COUNT: Final = 0x80000
NV2080_CTRL_BUS_PEX_COUNTER_ASLM_COUNT: Final = 0x100000
NV2080_CTRL_BUS_PEX_COUNTER_TOTAL_CORR_ERROR_COUNT: Final = 0x200000
NV2080_CTRL_BUS_PEX_COUNTER_CORR_ERROR_COUNT: Final = 0x400000
NV2080_CTRL_BUS_PEX_COUNTER_NON_FATAL_ERROR_COUNT: Final = 0x800000
NV2080_CTRL_BUS_PEX_COUNTER_FATAL_ERROR_COUNT: Final = 0x1000000
NV2080_CTRL_BUS_PEX_COUNTER_UNSUPP_REQ_COUNT: Final = 0x2000000
NV2080_CTRL_BUS_PEX_COUNTER_L1_1_ENTRY_COUNT: Final = 0x4000000
NV2080_CTRL_BUS_PEX_COUNTER_L1_2_ENTRY_COUNT: Final = 0x8000000
NV2080_CTRL_BUS_PEX_COUNTER_L1_2_ABORT_COUNT: Final = 0x10000000
NV2080_CTRL_BUS_PEX_COUNTER_L1SS_TO_DEEP_L1_TIMEOUT_COUNT: Final = 0x20000000
NV2080_CTRL_BUS_PEX_COUNTER_L1_SHORT_DURATION_COUNT: Final = 0x40000000
NV2080_CTRL_CMD_BUS_CLEAR_PEX_COUNTERS: Final = 0x20801814
NV2080_CTRL_BUS_CLEAR_PEX_COUNTERS_PARAMS_MESSAGE_ID: Final = 20
NV2080_CTRL_CMD_BUS_FREEZE_PEX_COUNTERS: Final = 0x20801815
NV2080_CTRL_BUS_FREEZE_PEX_COUNTERS_PARAMS_MESSAGE_ID: Final = 21
NV2080_CTRL_CMD_BUS_GET_PEX_LANE_COUNTERS: Final = 0x20801816
NV2080_CTRL_PEX_MAX_LANES: Final = 16
NV2080_CTRL_CMD_BUS_GET_PEX_LANE_COUNTERS_PARAMS_MESSAGE_ID: Final = 22
NV2080_CTRL_BUS_PEX_COUNTER_LANE_TYPE: Final = 0
NV2080_CTRL_BUS_PEX_COUNTER_LANE_SYNC_HDR_CODING_ERR: Final = 1
NV2080_CTRL_BUS_PEX_COUNTER_LANE_SYNC_HDR_ORDER_ERR: Final = 2
NV2080_CTRL_BUS_PEX_COUNTER_LANE_OS_DATA_SEQ_ERR: Final = 4
NV2080_CTRL_BUS_PEX_COUNTER_LANE_TSX_DATA_SEQ_ERR: Final = 8
NV2080_CTRL_BUS_PEX_COUNTER_LANE_SKPOS_LFSR_ERR: Final = 16
NV2080_CTRL_BUS_PEX_COUNTER_LANE_RX_CLK_FIFO_OVERFLOW: Final = 32
NV2080_CTRL_BUS_PEX_COUNTER_LANE_ELASTIC_FIFO_OVERFLOW: Final = 64
NV2080_CTRL_BUS_PEX_COUNTER_LANE_RCVD_LINK_NUM_ERR: Final = 128
NV2080_CTRL_BUS_PEX_COUNTER_LANE_RCVD_LANE_NUM_ERR: Final = 256
NV2080_CTRL_CMD_BUS_GET_PCIE_LTR_LATENCY: Final = 0x20801817
NV2080_CTRL_CMD_BUS_GET_PCIE_LTR_LATENCY_PARAMS_MESSAGE_ID: Final = 23
NV2080_CTRL_CMD_BUS_SET_PCIE_LTR_LATENCY: Final = 0x20801818
NV2080_CTRL_CMD_BUS_SET_PCIE_LTR_LATENCY_PARAMS_MESSAGE_ID: Final = 24
NV2080_CTRL_BUS_PEX_UTIL_COUNTER_TX_BYTES: Final = 1
NV2080_CTRL_BUS_PEX_UTIL_COUNTER_RX_BYTES: Final = 2
NV2080_CTRL_BUS_PEX_UTIL_COUNTER_TX_L0: Final = 4
NV2080_CTRL_BUS_PEX_UTIL_COUNTER_RX_L0: Final = 8
NV2080_CTRL_BUS_PEX_UTIL_COUNTER_TX_L0S: Final = 16
NV2080_CTRL_BUS_PEX_UTIL_COUNTER_RX_L0S: Final = 32
NV2080_CTRL_BUS_PEX_UTIL_COUNTER_NON_L0_L0S: Final = 64
NV2080_CTRL_PEX_UTIL_MAX_COUNTER_TYPES: Final = 7
NV2080_CTRL_CMD_BUS_GET_PEX_UTIL_COUNTERS: Final = 0x20801819
NV2080_CTRL_BUS_GET_PEX_UTIL_COUNTERS_PARAMS_MESSAGE_ID: Final = 25
NV2080_CTRL_CMD_BUS_CLEAR_PEX_UTIL_COUNTERS: Final = 0x20801820
NV2080_CTRL_BUS_CLEAR_PEX_UTIL_COUNTERS_PARAMS_MESSAGE_ID: Final = 32
NV2080_CTRL_CMD_BUS_GET_BFD: Final = 0x20801821
NV2080_CTRL_BUS_GET_BFD_PARAMSARR_MESSAGE_ID: Final = 33
NV2080_CTRL_ASPM_DISABLE_FLAGS_L1_MASK_REGKEY_OVERRIDE: Final = 0
NV2080_CTRL_ASPM_DISABLE_FLAGS_OS_RM_MAKES_POLICY_DECISIONS: Final = 1
NV2080_CTRL_ASPM_DISABLE_FLAGS_GPU_BEHIND_BRIDGE: Final = 2
NV2080_CTRL_ASPM_DISABLE_FLAGS_GPU_UPSTREAM_PORT_L1_UNSUPPORTED: Final = 3
NV2080_CTRL_ASPM_DISABLE_FLAGS_GPU_UPSTREAM_PORT_L1_POR_SUPPORTED: Final = 4
NV2080_CTRL_ASPM_DISABLE_FLAGS_GPU_UPSTREAM_PORT_L1_POR_MOBILE_ONLY: Final = 5
NV2080_CTRL_ASPM_DISABLE_FLAGS_CL_ASPM_L1_CHIPSET_DISABLED: Final = 6
NV2080_CTRL_ASPM_DISABLE_FLAGS_CL_ASPM_L1_CHIPSET_ENABLED_MOBILE_ONLY: Final = 7
NV2080_CTRL_ASPM_DISABLE_FLAGS_BIF_ENABLE_ASPM_DT_L1: Final = 8
NV2080_CTRL_ASPM_DISABLE_FLAGS_MAX_FLAGS: Final = 9
NV2080_CTRL_CMD_BUS_GET_ASPM_DISABLE_FLAGS: Final = 0x20801822
NV2080_CTRL_BUS_GET_ASPM_DISABLE_FLAGS_PARAMS_MESSAGE_ID: Final = 34
NV2080_CTRL_CMD_BUS_CONTROL_PUBLIC_ASPM_BITS: Final = 0x20801824
NV2080_CTRL_CMD_BUS_CONTROL_PUBLIC_ASPM_BITS_PARAMS_MESSAGE_ID: Final = 36
NV2080_CTRL_CMD_BUS_GET_NVLINK_PEER_ID_MASK: Final = 0x20801825
NV2080_CTRL_BUS_MAX_NUM_GPUS: Final = 32
NV2080_CTRL_BUS_GET_NVLINK_PEER_ID_MASK_PARAMS_MESSAGE_ID: Final = 37
NV2080_CTRL_CMD_BUS_SET_EOM_PARAMETERS: Final = 0x20801826
NV2080_CTRL_CMD_BUS_SET_EOM_PARAMETERS_PARAMS_MESSAGE_ID: Final = 38
NV2080_CTRL_CMD_BUS_GET_UPHY_DLN_CFG_SPACE: Final = 0x20801827
NV2080_CTRL_CMD_BUS_GET_UPHY_DLN_CFG_SPACE_PARAMS_MESSAGE_ID: Final = 39
NV2080_CTRL_CMD_BUS_GET_EOM_STATUS: Final = 0x20801828
NV2080_CTRL_BUS_MAX_NUM_LANES: Final = 32
NV2080_CTRL_BUS_GET_EOM_STATUS_PARAMS_MESSAGE_ID: Final = 40
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS: Final = 0x20801829
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_PARAMS_MESSAGE_ID: Final = 41
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_FETCHADD_32: Any
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_FETCHADD_32_YES: Final = 1
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_FETCHADD_32_NO: Final = 0
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_FETCHADD_64: Any
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_FETCHADD_64_YES: Final = 1
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_FETCHADD_64_NO: Final = 0
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_SWAP_32: Any
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_SWAP_32_YES: Final = 1
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_SWAP_32_NO: Final = 0
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_SWAP_64: Any
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_SWAP_64_YES: Final = 1
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_SWAP_64_NO: Final = 0
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_CAS_32: Any
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_CAS_32_YES: Final = 1
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_CAS_32_NO: Final = 0
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_CAS_64: Any
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_CAS_64_YES: Final = 1
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_CAS_64_NO: Final = 0
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_CAS_128: Any
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_CAS_128_YES: Final = 1
NV2080_CTRL_CMD_BUS_GET_PCIE_REQ_ATOMICS_CAPS_CAS_128_NO: Final = 0
NV2080_CTRL_CMD_BUS_GET_PCIE_SUPPORTED_GPU_ATOMICS: Final = 0x2080182a
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_OP_TYPE_IADD: Final = 0
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_OP_TYPE_IMIN: Final = 1
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_OP_TYPE_IMAX: Final = 2
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_OP_TYPE_INC: Final = 3
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_OP_TYPE_DEC: Final = 4
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_OP_TYPE_IAND: Final = 5
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_OP_TYPE_IOR: Final = 6
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_OP_TYPE_IXOR: Final = 7
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_OP_TYPE_EXCH: Final = 8
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_OP_TYPE_CAS: Final = 9
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_OP_TYPE_FADD: Final = 10
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_OP_TYPE_FMIN: Final = 11
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_OP_TYPE_FMAX: Final = 12
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_OP_TYPE_COUNT: Final = 13
NV2080_CTRL_CMD_BUS_GET_PCIE_SUPPORTED_GPU_ATOMICS_PARAMS_MESSAGE_ID: Final = 42
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_SCALAR: Any
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_SCALAR_YES: Final = 1
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_SCALAR_NO: Final = 0
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_VECTOR: Any
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_VECTOR_YES: Final = 1
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_VECTOR_NO: Final = 0
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_REDUCTION: Any
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_REDUCTION_YES: Final = 1
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_REDUCTION_NO: Final = 0
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_SIZE_32: Any
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_SIZE_32_YES: Final = 1
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_SIZE_32_NO: Final = 0
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_SIZE_64: Any
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_SIZE_64_YES: Final = 1
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_SIZE_64_NO: Final = 0
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_SIZE_128: Any
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_SIZE_128_YES: Final = 1
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_SIZE_128_NO: Final = 0
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_SIGNED: Any
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_SIGNED_YES: Final = 1
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_SIGNED_NO: Final = 0
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_UNSIGNED: Any
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_UNSIGNED_YES: Final = 1
NV2080_CTRL_PCIE_SUPPORTED_GPU_ATOMICS_ATTRIB_UNSIGNED_NO: Final = 0
NV2080_CTRL_CMD_BUS_GET_C2C_INFO: Final = 0x2080182b
NV2080_CTRL_CMD_BUS_GET_C2C_INFO_PARAMS_MESSAGE_ID: Final = 43
NV2080_CTRL_BUS_GET_C2C_INFO_REMOTE_TYPE_CPU: Final = 1
NV2080_CTRL_BUS_GET_C2C_INFO_REMOTE_TYPE_GPU: Final = 2
NV2080_CTRL_CMD_BUS_SYSMEM_ACCESS: Final = 0x2080182c
NV2080_CTRL_BUS_SYSMEM_ACCESS_PARAMS_MESSAGE_ID: Final = 44
NV2080_CTRL_CMD_BUS_GET_C2C_ERR_INFO: Final = 0x2080182d
NV2080_CTRL_BUS_GET_C2C_ERR_INFO_MAX_NUM_C2C_INSTANCES: Final = 2
NV2080_CTRL_BUS_GET_C2C_ERR_INFO_MAX_C2C_LINKS_PER_INSTANCE: Final = 5
NV2080_CTRL_BUS_GET_C2C_ERR_INFO_PARAMS_MESSAGE_ID: Final = 45
NV2080_CTRL_CMD_BUS_SET_P2P_MAPPING: Final = 0x2080182e
NV2080_CTRL_CMD_BUS_SET_P2P_MAPPING_CONNECTION_TYPE_INVALID: Final = 0
NV2080_CTRL_CMD_BUS_SET_P2P_MAPPING_CONNECTION_TYPE_NVLINK: Final = 1
NV2080_CTRL_CMD_BUS_SET_P2P_MAPPING_CONNECTION_TYPE_PCIE: Final = 2
NV2080_CTRL_CMD_BUS_SET_P2P_MAPPING_CONNECTION_TYPE_PCIE_BAR1: Final = 3
NV2080_CTRL_CMD_BUS_SET_P2P_MAPPING_CONNECTION_TYPE_C2C: Final = 4
NV2080_SET_P2P_MAPPING_UUID_LEN: Final = 16
NV2080_CTRL_BUS_SET_P2P_MAPPING_PARAMS_MESSAGE_ID: Final = 46
NV2080_CTRL_CMD_BUS_UNSET_P2P_MAPPING: Final = 0x2080182f
NV2080_CTRL_BUS_UNSET_P2P_MAPPING_PARAMS_MESSAGE_ID: Final = 47
NV2080_CTRL_CMD_CE_GET_CAPS: Final = 0x20802a01
NV2080_CTRL_CE_CAPS_TBL_SIZE: Final = 2
NV2080_CTRL_CE_GET_CAPS_PARAMS_MESSAGE_ID: Final = 1
NV2080_CTRL_CMD_CE_GET_CAPS_V2: Final = 0x20802a03
NV2080_CTRL_CE_GET_CAPS_V2_PARAMS_MESSAGE_ID: Final = 3
NV2080_CTRL_CE_CAPS_CE_GRCE: Any
NV2080_CTRL_CE_CAPS_CE_SHARED: Any
NV2080_CTRL_CE_CAPS_CE_SYSMEM_READ: Any
NV2080_CTRL_CE_CAPS_CE_SYSMEM_WRITE: Any
NV2080_CTRL_CE_CAPS_CE_NVLINK_P2P: Any
NV2080_CTRL_CE_CAPS_CE_SYSMEM: Any
NV2080_CTRL_CE_CAPS_CE_P2P: Any
NV2080_CTRL_CE_CAPS_CE_BL_SIZE_GT_64K_SUPPORTED: Any
NV2080_CTRL_CE_CAPS_CE_SUPPORTS_NONPIPELINED_BL: Any
NV2080_CTRL_CE_CAPS_CE_SUPPORTS_PIPELINED_BL: Any
NV2080_CTRL_CE_CAPS_CE_CC_SECURE: Any
NV2080_CTRL_CMD_CE_GET_CE_PCE_MASK: Final = 0x20802a02
NV2080_CTRL_CE_GET_CE_PCE_MASK_PARAMS_MESSAGE_ID: Final = 2
NV2080_CTRL_CMD_CE_SET_PCE_LCE_CONFIG: Final = 0x20802a04
NV2080_CTRL_MAX_PCES: Final = 32
NV2080_CTRL_MAX_GRCES: Final = 2
NV2080_CTRL_CE_SET_PCE_LCE_CONFIG_PARAMS_MESSAGE_ID: Final = 4
NV2080_CTRL_CMD_CE_UPDATE_PCE_LCE_MAPPINGS: Final = 0x20802a05
NV2080_CTRL_CE_UPDATE_PCE_LCE_MAPPINGS_PARAMS_MESSAGE_ID: Final = 5
NV2080_CTRL_CE_UPDATE_PCE_LCE_MAPPINGS_INVALID_LCE: Final = 15
NV2080_CTRL_CMD_CE_UPDATE_CLASS_DB: Final = 0x20802a06
NV2080_CTRL_CE_UPDATE_CLASS_DB_PARAMS_MESSAGE_ID: Final = 6
NV2080_CTRL_CMD_CE_GET_PHYSICAL_CAPS: Final = 0x20802a07
NV2080_CTRL_CE_GET_PHYSICAL_CAPS_PARAMS_MESSAGE_ID: Final = 7
NV2080_CTRL_CE_GET_FAULT_METHOD_BUFFER_SIZE_PARAMS_MESSAGE_ID: Final = 8
NV2080_CTRL_CMD_CE_GET_FAULT_METHOD_BUFFER_SIZE: Final = 0x20802a08
NV2080_CTRL_CMD_CE_GET_HUB_PCE_MASK: Final = 0x20802a09
NV2080_CTRL_CE_MAX_HSHUBS: Final = 32
NV2080_CTRL_CE_GET_HUB_PCE_MASK_PARAMS_MESSAGE_ID: Final = 9
NV2080_CTRL_CMD_CE_GET_ALL_CAPS: Final = 0x20802a0a
NV2080_CTRL_CE_GET_ALL_CAPS_PARAMS_MESSAGE_ID: Final = 10
NV2080_CTRL_CMD_CE_GET_ALL_PHYSICAL_CAPS: Final = 0x20802a0b
NV2080_CTRL_CE_GET_ALL_PHYSICAL_CAPS_PARAMS_MESSAGE_ID: Final = 11
NV2080_CTRL_FB_INFO_INDEX_TILE_REGION_COUNT: Final = 0
NV2080_CTRL_FB_INFO_INDEX_COMPRESSION_SIZE: Final = 1
NV2080_CTRL_FB_INFO_INDEX_DRAM_PAGE_STRIDE: Final = 2
NV2080_CTRL_FB_INFO_INDEX_TILE_REGION_FREE_COUNT: Final = 3
NV2080_CTRL_FB_INFO_INDEX_PARTITION_COUNT: Final = 4
NV2080_CTRL_FB_INFO_INDEX_BAR1_SIZE: Final = 5
NV2080_CTRL_FB_INFO_INDEX_BANK_SWIZZLE_ALIGNMENT: Final = 6
NV2080_CTRL_FB_INFO_INDEX_RAM_SIZE: Final = 7
NV2080_CTRL_FB_INFO_INDEX_TOTAL_RAM_SIZE: Final = 8
NV2080_CTRL_FB_INFO_INDEX_HEAP_SIZE: Final = 9
NV2080_CTRL_FB_INFO_INDEX_MAPPABLE_HEAP_SIZE: Final = 10
NV2080_CTRL_FB_INFO_INDEX_BUS_WIDTH: Final = 11
NV2080_CTRL_FB_INFO_INDEX_RAM_CFG: Final = 12
NV2080_CTRL_FB_INFO_INDEX_RAM_TYPE: Final = 13
NV2080_CTRL_FB_INFO_INDEX_BANK_COUNT: Final = 14
NV2080_CTRL_FB_INFO_INDEX_OVERLAY_OFFSET_ADJUSTMENT: Final = 15
NV2080_CTRL_FB_INFO_INDEX_GPU_VADDR_SPACE_SIZE_KB: Final = 15
NV2080_CTRL_FB_INFO_INDEX_GPU_VADDR_HEAP_SIZE_KB: Final = 15
NV2080_CTRL_FB_INFO_INDEX_GPU_VADDR_MAPPBLE_SIZE_KB: Final = 15
NV2080_CTRL_FB_INFO_INDEX_EFFECTIVE_BW: Final = 15
NV2080_CTRL_FB_INFO_INDEX_FB_TAX_SIZE_KB: Final = 16
NV2080_CTRL_FB_INFO_INDEX_HEAP_BASE_KB: Final = 17
NV2080_CTRL_FB_INFO_INDEX_LARGEST_FREE_REGION_SIZE_KB: Final = 18
NV2080_CTRL_FB_INFO_INDEX_LARGEST_FREE_REGION_BASE_KB: Final = 19
NV2080_CTRL_FB_INFO_INDEX_PARTITION_MASK: Final = 20
NV2080_CTRL_FB_INFO_INDEX_VISTA_RESERVED_HEAP_SIZE: Final = 21
NV2080_CTRL_FB_INFO_INDEX_HEAP_FREE: Final = 22
NV2080_CTRL_FB_INFO_INDEX_RAM_LOCATION: Final = 23
NV2080_CTRL_FB_INFO_INDEX_FB_IS_BROKEN: Final = 24
NV2080_CTRL_FB_INFO_INDEX_FBP_COUNT: Final = 25
NV2080_CTRL_FB_INFO_INDEX_FBP_MASK: Final = 26
NV2080_CTRL_FB_INFO_INDEX_L2CACHE_SIZE: Final = 27
NV2080_CTRL_FB_INFO_INDEX_MEMORYINFO_VENDOR_ID: Final = 28
NV2080_CTRL_FB_INFO_INDEX_BAR1_AVAIL_SIZE: Final = 29
NV2080_CTRL_FB_INFO_INDEX_HEAP_START: Final = 30
NV2080_CTRL_FB_INFO_INDEX_BAR1_MAX_CONTIGUOUS_AVAIL_SIZE: Final = 31
NV2080_CTRL_FB_INFO_INDEX_USABLE_RAM_SIZE: Final = 32
NV2080_CTRL_FB_INFO_INDEX_TRAINIG_2T: Final = 33
NV2080_CTRL_FB_INFO_INDEX_LTC_COUNT: Final = 34
NV2080_CTRL_FB_INFO_INDEX_LTS_COUNT: Final = 35
NV2080_CTRL_FB_INFO_INDEX_L2CACHE_ONLY_MODE: Final = 36
NV2080_CTRL_FB_INFO_INDEX_PSEUDO_CHANNEL_MODE: Final = 37
NV2080_CTRL_FB_INFO_INDEX_SMOOTHDISP_RSVD_BAR1_SIZE: Final = 38
NV2080_CTRL_FB_INFO_INDEX_HEAP_OFFLINE_SIZE: Final = 39
NV2080_CTRL_FB_INFO_INDEX_1TO1_COMPTAG_ENABLED: Final = 40
NV2080_CTRL_FB_INFO_INDEX_SUSPEND_RESUME_RSVD_SIZE: Final = 41
NV2080_CTRL_FB_INFO_INDEX_ALLOW_PAGE_RETIREMENT: Final = 42
NV2080_CTRL_FB_INFO_INDEX_LTC_MASK: Final = 43
NV2080_CTRL_FB_INFO_POISON_FUSE_ENABLED: Final = 44
NV2080_CTRL_FB_INFO_FBPA_ECC_ENABLED: Final = 45
NV2080_CTRL_FB_INFO_DYNAMIC_PAGE_OFFLINING_ENABLED: Final = 46
NV2080_CTRL_FB_INFO_INDEX_FORCED_BAR1_64KB_MAPPING_ENABLED: Final = 47
NV2080_CTRL_FB_INFO_INDEX_P2P_MAILBOX_SIZE: Final = 48
NV2080_CTRL_FB_INFO_INDEX_P2P_MAILBOX_ALIGNMENT: Final = 49
NV2080_CTRL_FB_INFO_INDEX_P2P_MAILBOX_BAR1_MAX_OFFSET_64KB: Final = 50
NV2080_CTRL_FB_INFO_INDEX_PROTECTED_MEM_SIZE_TOTAL_KB: Final = 51
NV2080_CTRL_FB_INFO_INDEX_PROTECTED_MEM_SIZE_FREE_KB: Final = 52
NV2080_CTRL_FB_INFO_INDEX_ECC_STATUS_SIZE: Final = 53
NV2080_CTRL_FB_INFO_MAX_LIST_SIZE: Final = 54
NV2080_CTRL_FB_INFO_INDEX_MAX: Final = 53
NV2080_CTRL_FB_INFO_RAM_TYPE_UNKNOWN: Final = 0
NV2080_CTRL_FB_INFO_RAM_TYPE_SDRAM: Final = 1
NV2080_CTRL_FB_INFO_RAM_TYPE_DDR1: Final = 2
NV2080_CTRL_FB_INFO_RAM_TYPE_SDDR2: Final = 3
NV2080_CTRL_FB_INFO_RAM_TYPE_DDR2: Final = 3
NV2080_CTRL_FB_INFO_RAM_TYPE_GDDR2: Final = 4
NV2080_CTRL_FB_INFO_RAM_TYPE_GDDR3: Final = 5
NV2080_CTRL_FB_INFO_RAM_TYPE_GDDR4: Final = 6
NV2080_CTRL_FB_INFO_RAM_TYPE_SDDR3: Final = 7
NV2080_CTRL_FB_INFO_RAM_TYPE_DDR3: Final = 7
NV2080_CTRL_FB_INFO_RAM_TYPE_GDDR5: Final = 8
NV2080_CTRL_FB_INFO_RAM_TYPE_LPDDR2: Final = 9
NV2080_CTRL_FB_INFO_RAM_TYPE_SDDR4: Final = 12
NV2080_CTRL_FB_INFO_RAM_TYPE_LPDDR4: Final = 13
NV2080_CTRL_FB_INFO_RAM_TYPE_HBM1: Final = 14
NV2080_CTRL_FB_INFO_RAM_TYPE_HBM2: Final = 15
NV2080_CTRL_FB_INFO_RAM_TYPE_GDDR5X: Final = 16
NV2080_CTRL_FB_INFO_RAM_TYPE_GDDR6: Final = 17
NV2080_CTRL_FB_INFO_RAM_TYPE_GDDR6X: Final = 18
NV2080_CTRL_FB_INFO_RAM_TYPE_LPDDR5: Final = 19
NV2080_CTRL_FB_INFO_RAM_TYPE_HBM3: Final = 20
NV2080_CTRL_FB_INFO_RAM_LOCATION_GPU_DEDICATED: Final = 0
NV2080_CTRL_FB_INFO_RAM_LOCATION_SYS_SHARED: Final = 1
NV2080_CTRL_FB_INFO_RAM_LOCATION_SYS_DEDICATED: Final = 2
NV2080_CTRL_FB_INFO_MEMORYINFO_VENDOR_ID_SAMSUNG: Final = 1
NV2080_CTRL_FB_INFO_MEMORYINFO_VENDOR_ID_QIMONDA: Final = 2
NV2080_CTRL_FB_INFO_MEMORYINFO_VENDOR_ID_ELPIDA: Final = 3
NV2080_CTRL_FB_INFO_MEMORYINFO_VENDOR_ID_ETRON: Final = 4
NV2080_CTRL_FB_INFO_MEMORYINFO_VENDOR_ID_NANYA: Final = 5
NV2080_CTRL_FB_INFO_MEMORYINFO_VENDOR_ID_HYNIX: Final = 6
NV2080_CTRL_FB_INFO_MEMORYINFO_VENDOR_ID_MOSEL: Final = 7
NV2080_CTRL_FB_INFO_MEMORYINFO_VENDOR_ID_WINBOND: Final = 8
NV2080_CTRL_FB_INFO_MEMORYINFO_VENDOR_ID_ESMT: Final = 9
NV2080_CTRL_FB_INFO_MEMORYINFO_VENDOR_ID_MICRON: Final = 15
NV2080_CTRL_FB_INFO_MEMORYINFO_VENDOR_ID_UNKNOWN: Final = 0xffffffff
NV2080_CTRL_FB_INFO_PSEUDO_CHANNEL_MODE_UNSUPPORTED: Final = 0
NV2080_CTRL_FB_INFO_PSEUDO_CHANNEL_MODE_DISABLED: Final = 1
NV2080_CTRL_FB_INFO_PSEUDO_CHANNEL_MODE_ENABLED: Final = 2
NV2080_CTRL_CMD_FB_GET_INFO: Final = 0x20801301
NV2080_CTRL_FB_GET_INFO_PARAMS_MESSAGE_ID: Final = 1
NV2080_CTRL_CMD_FB_GET_INFO_V2: Final = 0x20801303
NV2080_CTRL_FB_GET_INFO_V2_PARAMS_MESSAGE_ID: Final = 3
NV2080_CTRL_CMD_FB_GET_BAR1_OFFSET: Final = 0x20801310
NV2080_CTRL_FB_GET_BAR1_OFFSET_PARAMS_MESSAGE_ID: Final = 16
NV2080_CTRL_CMD_FB_GET_CARVEOUT_ADDRESS_INFO: Final = 0x2080130b
NV2080_CTRL_FB_GET_SYSTEM_CARVEOUT_ADDRESS_SPACE_INFO_MESSAGE_ID: Final = 11
NV2080_CTRL_CMD_FB_GET_CALIBRATION_LOCK_FAILED: Final = 0x2080130c
NV2080_CTRL_FB_GET_CALIBRATION_LOCK_FAILED_PARAMS_MESSAGE_ID: Final = 12
NV2080_CTRL_CMD_FB_GET_CAL_FLAG_NONE: Final = 0
NV2080_CTRL_CMD_FB_GET_CAL_FLAG_RESET: Final = 1
NV2080_CTRL_CMD_FB_FLUSH_GPU_CACHE: Final = 0x2080130e
NV2080_CTRL_FB_FLUSH_GPU_CACHE_MAX_ADDRESSES: Final = 500
NV2080_CTRL_FB_FLUSH_GPU_CACHE_PARAMS_MESSAGE_ID: Final = 14
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_APERTURE: Any
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_APERTURE_VIDEO_MEMORY: Final = 0
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_APERTURE_SYSTEM_MEMORY: Final = 1
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_APERTURE_PEER_MEMORY: Final = 2
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_WRITE_BACK: Any
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_WRITE_BACK_NO: Final = 0
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_WRITE_BACK_YES: Final = 1
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_INVALIDATE: Any
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_INVALIDATE_NO: Final = 0
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_INVALIDATE_YES: Final = 1
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_FLUSH_MODE: Any
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_FLUSH_MODE_ADDRESS_ARRAY: Final = 0
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_FLUSH_MODE_FULL_CACHE: Final = 1
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_FB_FLUSH: Any
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_FB_FLUSH_NO: Final = 0
NV2080_CTRL_FB_FLUSH_GPU_CACHE_FLAGS_FB_FLUSH_YES: Final = 1
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_READS: Any
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_READS_NO: Final = 0
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_READS_YES: Final = 1
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_WRITES: Any
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_WRITES_NO: Final = 0
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_WRITES_YES: Final = 1
NV2080_CTRL_CMD_FB_SET_GPU_CACHE_ALLOC_POLICY: Final = 0x2080130f
NV2080_CTRL_FB_SET_GPU_CACHE_ALLOC_POLICY_PARAMS_MESSAGE_ID: Final = 15
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_V2_ENTRY_SIZE: Final = 11
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_V2_READS: Any
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_V2_READS_DISABLE: Final = 0
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_V2_READS_ENABLE: Final = 1
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_V2_READS_ALLOW: Any
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_V2_READS_ALLOW_NO: Final = 0
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_V2_READS_ALLOW_YES: Final = 1
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_V2_WRITES: Any
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_V2_WRITES_DISABLE: Final = 0
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_V2_WRITES_ENABLE: Final = 1
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_V2_WRITES_ALLOW: Any
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_V2_WRITES_ALLOW_NO: Final = 0
NV2080_CTRL_FB_GPU_CACHE_ALLOC_POLICY_V2_WRITES_ALLOW_YES: Final = 1
NV2080_CTRL_CMD_FB_SET_GPU_CACHE_ALLOC_POLICY_V2: Final = 0x20801318
NV2080_CTRL_FB_SET_GPU_CACHE_ALLOC_POLICY_V2_PARAMS_MESSAGE_ID: Final = 24
NV2080_CTRL_CMD_FB_GET_GPU_CACHE_ALLOC_POLICY: Final = 0x20801312
NV2080_CTRL_FB_GET_GPU_CACHE_ALLOC_POLICY_PARAMS_MESSAGE_ID: Final = 18
NV2080_CTRL_CMD_FB_GET_GPU_CACHE_ALLOC_POLICY_V2: Final = 0x20801319
NV2080_CTRL_FB_GET_GPU_CACHE_ALLOC_POLICY_V2_PARAMS_MESSAGE_ID: Final = 25
NV2080_CTRL_CMD_FB_IS_KIND: Final = 0x20801313
NV2080_CTRL_FB_IS_KIND_PARAMS_MESSAGE_ID: Final = 19
NV2080_CTRL_FB_IS_KIND_OPERATION_SUPPORTED: Final = 0
NV2080_CTRL_FB_IS_KIND_OPERATION_COMPRESSIBLE: Final = 1
NV2080_CTRL_FB_IS_KIND_OPERATION_COMPRESSIBLE_1: Final = 2
NV2080_CTRL_FB_IS_KIND_OPERATION_COMPRESSIBLE_2: Final = 3
NV2080_CTRL_FB_IS_KIND_OPERATION_COMPRESSIBLE_4: Final = 4
NV2080_CTRL_FB_IS_KIND_OPERATION_ZBC: Final = 5
NV2080_CTRL_FB_IS_KIND_OPERATION_ZBC_ALLOWS_1: Final = 6
NV2080_CTRL_FB_IS_KIND_OPERATION_ZBC_ALLOWS_2: Final = 7
NV2080_CTRL_FB_IS_KIND_OPERATION_ZBC_ALLOWS_4: Final = 8
NV2080_CTRL_CMD_FB_GET_GPU_CACHE_INFO: Final = 0x20801315
NV2080_CTRL_FB_GET_GPU_CACHE_INFO_PARAMS_MESSAGE_ID: Final = 21
NV2080_CTRL_FB_GET_GPU_CACHE_INFO_POWER_STATE_ENABLED: Final = 0
NV2080_CTRL_FB_GET_GPU_CACHE_INFO_POWER_STATE_DISABLED: Final = 1
NV2080_CTRL_FB_GET_GPU_CACHE_INFO_WRITE_MODE_WRITETHROUGH: Final = 0
NV2080_CTRL_FB_GET_GPU_CACHE_INFO_WRITE_MODE_WRITEBACK: Final = 1
NV2080_CTRL_FB_GET_GPU_CACHE_INFO_BYPASS_MODE_DISABLED: Final = 0
NV2080_CTRL_FB_GET_GPU_CACHE_INFO_BYPASS_MODE_ENABLED: Final = 1
NV2080_CTRL_FB_GET_GPU_CACHE_INFO_RCM_STATE_FULL: Final = 0
NV2080_CTRL_FB_GET_GPU_CACHE_INFO_RCM_STATE_TRANSITIONING: Final = 1
NV2080_CTRL_FB_GET_GPU_CACHE_INFO_RCM_STATE_REDUCED: Final = 2
NV2080_CTRL_FB_GET_GPU_CACHE_INFO_RCM_STATE_ZERO_CACHE: Final = 3
NV2080_CTRL_FB_GPU_CACHE_PROMOTION_POLICY_NONE: Final = 0
NV2080_CTRL_FB_GPU_CACHE_PROMOTION_POLICY_QUARTER: Final = 1
NV2080_CTRL_FB_GPU_CACHE_PROMOTION_POLICY_HALF: Final = 2
NV2080_CTRL_FB_GPU_CACHE_PROMOTION_POLICY_FULL: Final = 3
NV2080_CTRL_CMD_FB_SET_GPU_CACHE_PROMOTION_POLICY: Final = 0x20801316
NV2080_CTRL_CMD_FB_GET_GPU_CACHE_PROMOTION_POLICY: Final = 0x20801317
NV2080_CTRL_CMD_FB_GET_FB_REGION_INFO: Final = 0x20801320
NV2080_CTRL_CMD_FB_GET_FB_REGION_INFO_MEM_TYPES: Final = 17
NV2080_CTRL_CMD_FB_GET_FB_REGION_INFO_MAX_ENTRIES: Final = 16
NV2080_CTRL_CMD_FB_GET_FB_REGION_INFO_PARAMS_MESSAGE_ID: Final = 32
NV2080_CTRL_CMD_FB_OFFLINE_PAGES: Final = 0x20801321
NV2080_CTRL_FB_OFFLINED_PAGES_MAX_PAGES: Final = 64
NV2080_CTRL_FB_OFFLINED_PAGES_INVALID_ADDRESS: Final = 0xffffffffffffffff
NV2080_CTRL_FB_OFFLINED_PAGES_PAGE_SIZE_4K: Final = 0
NV2080_CTRL_FB_OFFLINED_PAGES_PAGE_SIZE_64K: Final = 1
NV2080_CTRL_FB_OFFLINED_PAGES_PAGE_SIZE_128K: Final = 2
NV2080_CTRL_FB_OFFLINED_PAGES_SOURCE_DPR_MULTIPLE_SBE: Final = 2
NV2080_CTRL_FB_OFFLINED_PAGES_SOURCE_DPR_DBE: Final = 4
NV2080_CTRL_FB_OFFLINED_PAGES_STATUS_OK: Final = 0
NV2080_CTRL_FB_OFFLINED_PAGES_STATUS_PENDING_RETIREMENT: Final = 1
NV2080_CTRL_FB_OFFLINED_PAGES_STATUS_BLACKLISTING_FAILED: Final = 2
NV2080_CTRL_FB_OFFLINED_PAGES_STATUS_TABLE_FULL: Final = 3
NV2080_CTRL_FB_OFFLINED_PAGES_STATUS_INTERNAL_ERROR: Final = 4
NV2080_CTRL_FB_OFFLINED_PAGES_SOURCE_MULTIPLE_SBE: Final = 2
NV2080_CTRL_FB_OFFLINED_PAGES_SOURCE_DBE: Final = 4
NV2080_CTRL_FB_OFFLINE_PAGES_PARAMS_MESSAGE_ID: Final = 33
NV2080_CTRL_CMD_FB_GET_OFFLINED_PAGES: Final = 0x20801322
NV2080_CTRL_FB_GET_OFFLINED_PAGES_RETIREMENT_PENDING_SBE: Any
NV2080_CTRL_FB_GET_OFFLINED_PAGES_RETIREMENT_PENDING_SBE_FALSE: Final = 0
NV2080_CTRL_FB_GET_OFFLINED_PAGES_RETIREMENT_PENDING_SBE_TRUE: Final = 1
NV2080_CTRL_FB_GET_OFFLINED_PAGES_RETIREMENT_PENDING_DBE: Any
NV2080_CTRL_FB_GET_OFFLINED_PAGES_RETIREMENT_PENDING_DBE_FALSE: Final = 0
NV2080_CTRL_FB_GET_OFFLINED_PAGES_RETIREMENT_PENDING_DBE_TRUE: Final = 1
NV2080_CTRL_FB_GET_OFFLINED_PAGES_PARAMS_MESSAGE_ID: Final = 34
NV2080_CTRL_CMD_FB_QUERY_ACR_REGION: Final = 0x20801325
NV2080_CTRL_CMD_FB_ACR_CLIENT_ID: Final = 2
NV2080_CTRL_CMD_FB_QUERY_ACR_REGION_PARAMS_MESSAGE_ID: Final = 37
NV2080_CTRL_CMD_FB_CLEAR_OFFLINED_PAGES: Final = 0x20801326
NV2080_CTRL_FB_CLEAR_OFFLINED_PAGES_PARAMS_MESSAGE_ID: Final = 38
NV2080_CTRL_CMD_FB_GET_COMPBITCOPY_INFO: Final = 0x20801327
NV2080_CTRL_CMD_FB_GET_COMPBITCOPY_INFO_PARAMS_MESSAGE_ID: Final = 39
NV2080_CTRL_CMD_FB_GET_LTC_INFO_FOR_FBP: Final = 0x20801328
NV2080_CTRL_FB_GET_LTC_INFO_FOR_FBP_PARAMS_MESSAGE_ID: Final = 40
NV2080_CTRL_CMD_FB_COMPBITCOPY_SET_CONTEXT: Final = 0x20801329
NV2080_CTRL_CMD_FB_COMPBITCOPY_GET_COMPBITS: Final = 0x2080132a
NV2080_CTRL_CMD_FB_COMPBITCOPY_PUT_COMPBITS: Final = 0x2080132b
NV2080_CTRL_CMD_FB_COMPBITCOPY_READ_COMPBITS64KB: Final = 0x2080132c
NV2080_CTRL_CMD_FB_COMPBITCOPY_WRITE_COMPBITS64KB: Final = 0x2080132d
NV2080_CTRL_CMD_FB_COMPBITCOPY_SET_FORCE_BAR1: Final = 0x20801335
NV2080_CTRL_CMD_FB_GET_AMAP_CONF: Final = 0x20801336
NV2080_CTRL_CMD_FB_GET_AMAP_CONF_PARAMS_MESSAGE_ID: Final = 54
NV2080_CTRL_CMD_FB_CBC_OP: Final = 0x20801337
NV2080_CTRL_CMD_FB_CBC_OP_PARAMS_MESSAGE_ID: Final = 55
NV2080_CTRL_CMD_FB_GET_CTAGS_FOR_CBC_EVICTION: Final = 0x20801338
NV2080_MAX_CTAGS_FOR_CBC_EVICTION: Final = 127
NV2080_CTRL_FB_GET_CTAGS_FOR_CBC_EVICTION_PARAMS_MESSAGE_ID: Final = 56
NV2080_CTRL_CMD_FB_ALLOC_COMP_RESOURCE: Final = 0x20801339
NV2080_CTRL_CMD_FB_ALLOC_COMP_RESOURCE_PARAMS_MESSAGE_ID: Final = 57
NV2080_CTRL_CMD_FB_FREE_TILE: Final = 0x2080133a
NV2080_CTRL_CMD_FB_FREE_TILE_PARAMS_MESSAGE_ID: Final = 58
NV2080_CTRL_CMD_FB_SETUP_VPR_REGION: Final = 0x2080133b
NV2080_CTRL_CMD_FB_SETUP_VPR_REGION_PARAMS_MESSAGE_ID: Final = 59
NV2080_CTRL_CMD_FB_GET_CLI_MANAGED_OFFLINED_PAGES: Final = 0x2080133c
NV2080_CTRL_FB_GET_CLI_MANAGED_OFFLINED_PAGES_PARAMS_MESSAGE_ID: Final = 60
NV2080_CTRL_CMD_FB_GET_COMPBITCOPY_CONSTRUCT_INFO: Final = 0x2080133d
NV2080_CTRL_CMD_FB_GET_COMPBITCOPY_CONSTRUCT_INFO_PARAMS_MESSAGE_ID: Final = 61
NV2080_CTRL_CMD_FB_SET_RRD: Final = 0x2080133e
NV2080_CTRL_FB_SET_RRD_RESET_VALUE: Final = 0xffffffff
NV2080_CTRL_FB_SET_RRD_PARAMS_MESSAGE_ID: Final = 62
NV2080_CTRL_FB_SET_READ_WRITE_LIMIT_RESET_VALUE: Final = 255
NV2080_CTRL_CMD_FB_SET_READ_LIMIT: Final = 0x2080133f
NV2080_CTRL_FB_SET_READ_LIMIT_RESET_VALUE: Final = 255
NV2080_CTRL_FB_SET_READ_LIMIT_PARAMS_MESSAGE_ID: Final = 63
NV2080_CTRL_CMD_FB_SET_WRITE_LIMIT: Final = 0x20801340
NV2080_CTRL_FB_SET_WRITE_LIMIT_RESET_VALUE: Final = 255
NV2080_CTRL_FB_SET_WRITE_LIMIT_PARAMS_MESSAGE_ID: Final = 64
NV2080_CTRL_CMD_FB_PATCH_PBR_FOR_MINING: Final = 0x20801341
NV2080_CTRL_FB_PATCH_PBR_FOR_MINING_PARAMS_MESSAGE_ID: Final = 65
NV2080_CTRL_CMD_FB_GET_MEM_ALIGNMENT: Final = 0x20801342
NV2080_CTRL_FB_GET_MEM_ALIGNMENT_MAX_BANKS: Final = 4
NV2080_CTRL_FB_GET_MEM_ALIGNMENT_PARAMS_MESSAGE_ID: Final = 66
NV2080_CTRL_CMD_FB_GET_CBC_BASE_ADDR: Final = 0x20801343
NV2080_CTRL_CMD_FB_GET_CBC_BASE_ADDR_PARAMS_MESSAGE_ID: Final = 67
NV2080_CTRL_FB_REMAP_ENTRY_FLAGS_PENDING: Any
NV2080_CTRL_FB_REMAP_ENTRY_FLAGS_PENDING_FALSE: Final = 0
NV2080_CTRL_FB_REMAP_ENTRY_FLAGS_PENDING_TRUE: Final = 1
NV2080_CTRL_FB_REMAPPED_ROW_SOURCE_SBE_FIELD: Final = 2
NV2080_CTRL_FB_REMAPPED_ROW_SOURCE_DBE_FIELD: Final = 3
NV2080_CTRL_FB_REMAPPED_ROWS_MAX_ROWS: Final = 512
NV2080_CTRL_CMD_FB_GET_REMAPPED_ROWS: Final = 0x20801344
NV2080_CTRL_FB_GET_REMAPPED_ROWS_FLAGS_PENDING_FALSE: Final = 0
NV2080_CTRL_FB_GET_REMAPPED_ROWS_FLAGS_PENDING_TRUE: Final = 1
NV2080_CTRL_FB_GET_REMAPPED_ROWS_FLAGS_FAILURE: Any
NV2080_CTRL_FB_GET_REMAPPED_ROWS_FLAGS_FAILURE_FALSE: Final = 0
NV2080_CTRL_FB_GET_REMAPPED_ROWS_FLAGS_FAILURE_TRUE: Final = 1
NV2080_CTRL_FB_GET_REMAPPED_ROWS_PARAMS_MESSAGE_ID: Final = 68
NV2080_CTRL_FB_FS_INFO_MAX_QUERY_SIZE: Final = 24
NV2080_CTRL_FB_FS_INFO_INVALID_QUERY: Final = 0
NV2080_CTRL_FB_FS_INFO_FBP_MASK: Final = 1
NV2080_CTRL_FB_FS_INFO_LTC_MASK: Final = 2
NV2080_CTRL_FB_FS_INFO_LTS_MASK: Final = 3
NV2080_CTRL_FB_FS_INFO_FBPA_MASK: Final = 4
NV2080_CTRL_FB_FS_INFO_ROP_MASK: Final = 5
NV2080_CTRL_FB_FS_INFO_PROFILER_MON_LTC_MASK: Final = 6
NV2080_CTRL_FB_FS_INFO_PROFILER_MON_LTS_MASK: Final = 7
NV2080_CTRL_FB_FS_INFO_PROFILER_MON_FBPA_MASK: Final = 8
NV2080_CTRL_FB_FS_INFO_PROFILER_MON_ROP_MASK: Final = 9
NV2080_CTRL_FB_FS_INFO_FBPA_SUBP_MASK: Final = 10
NV2080_CTRL_FB_FS_INFO_PROFILER_MON_FBPA_SUBP_MASK: Final = 11
NV2080_CTRL_FB_FS_INFO_FBP_LOGICAL_MAP: Final = 12
NV2080_CTRL_FB_FS_INFO_MAX_QUERIES: Final = 96
NV2080_CTRL_FB_GET_FS_INFO_PARAMS_MESSAGE_ID: Final = 70
NV2080_CTRL_CMD_FB_GET_FS_INFO: Final = 0x20801346
NV2080_CTRL_FB_HISTOGRAM_IDX_NO_REMAPPED_ROWS: Final = 0
NV2080_CTRL_FB_HISTOGRAM_IDX_SINGLE_REMAPPED_ROW: Final = 1
NV2080_CTRL_FB_HISTOGRAM_IDX_MIXED_REMAPPED_REMAINING_ROWS: Final = 2
NV2080_CTRL_FB_HISTOGRAM_IDX_SINGLE_REMAINING_ROW: Final = 3
NV2080_CTRL_FB_HISTOGRAM_IDX_MAX_REMAPPED_ROWS: Final = 4
NV2080_CTRL_FB_GET_ROW_REMAPPER_HISTOGRAM_PARAMS_MESSAGE_ID: Final = 71
NV2080_CTRL_CMD_FB_GET_ROW_REMAPPER_HISTOGRAM: Final = 0x20801347
NV2080_CTRL_CMD_FB_GET_DYNAMIC_OFFLINED_PAGES: Final = 0x20801348
NV2080_CTRL_FB_DYNAMIC_BLACKLIST_MAX_PAGES: Final = 512
NV2080_CTRL_FB_DYNAMIC_BLACKLIST_MAX_ENTRIES: Final = 64
NV2080_CTRL_FB_GET_DYNAMIC_OFFLINED_PAGES_PARAMS_MESSAGE_ID: Final = 72
NV2080_CTRL_FB_DYNAMIC_BLACKLISTED_PAGES_SOURCE_INVALID: Final = 0
NV2080_CTRL_FB_DYNAMIC_BLACKLISTED_PAGES_SOURCE_DPR_DBE: Final = 1
NV2080_CTRL_CMD_FB_GET_CLIENT_ALLOCATION_INFO: Final = 0x20801349
NV2080_CTRL_CMD_FB_ALLOCATION_FLAGS_TYPE: Any
NV2080_CTRL_CMD_FB_ALLOCATION_FLAGS_TYPE_SYSMEM: Final = 0
NV2080_CTRL_CMD_FB_ALLOCATION_FLAGS_TYPE_VIDMEM: Final = 1
NV2080_CTRL_CMD_FB_ALLOCATION_FLAGS_SHARED: Any
NV2080_CTRL_CMD_FB_ALLOCATION_FLAGS_SHARED_FALSE: Final = 0
NV2080_CTRL_CMD_FB_ALLOCATION_FLAGS_SHARED_TRUE: Final = 1
NV2080_CTRL_CMD_FB_ALLOCATION_FLAGS_OWNER: Any
NV2080_CTRL_CMD_FB_ALLOCATION_FLAGS_OWNER_FALSE: Final = 0
NV2080_CTRL_CMD_FB_ALLOCATION_FLAGS_OWNER_TRUE: Final = 1
NV2080_CTRL_CMD_FB_GET_CLIENT_ALLOCATION_INFO_PARAMS_MESSAGE_ID: Final = 73
NV2080_CTRL_CMD_FB_UPDATE_NUMA_STATUS: Final = 0x20801350
NV2080_CTRL_FB_UPDATE_NUMA_STATUS_PARAMS_MESSAGE_ID: Final = 80
NV2080_CTRL_CMD_FB_GET_NUMA_INFO: Final = 0x20801351
NV2080_CTRL_FB_NUMA_INFO_MAX_OFFLINE_ADDRESSES: Final = 64
NV2080_CTRL_FB_GET_NUMA_INFO_PARAMS_MESSAGE_ID: Final = 81
NV2080_CTRL_CMD_FB_GET_SEMAPHORE_SURFACE_LAYOUT: Final = 0x20801352
NV2080_CTRL_FB_GET_SEMAPHORE_SURFACE_LAYOUT_CAPS_MONITORED_FENCE_SUPPORTED: Final = 1
NV2080_CTRL_FB_GET_SEMAPHORE_SURFACE_LAYOUT_CAPS_64BIT_SEMAPHORES_SUPPORTED: Final = 2
NV2080_CTRL_FB_GET_SEMAPHORE_SURFACE_LAYOUT_PARAMS_MESSAGE_ID: Final = 82
NV2080_CTRL_CMD_SET_GPFIFO: Final = 0x20801102
NV2080_CTRL_CMD_SET_GPFIFO_PARAMS_MESSAGE_ID: Final = 2
NV2080_CTRL_FIFO_BIND_ENGINES_MAX_CHANNELS: Final = 16
NV2080_CTRL_FIFO_BIND_ENGINES_PARAMS_MESSAGE_ID: Final = 3
NV2080_CTRL_CMD_FIFO_BIND_ENGINES: Final = 0x20801103
NV2080_CTRL_CMD_SET_OPERATIONAL_PROPERTIES: Final = 0x20801104
NV2080_CTRL_CMD_SET_OPERATIONAL_PROPERTIES_PARAMS_MESSAGE_ID: Final = 4
NV2080_CTRL_CMD_SET_OPERATIONAL_PROPERTIES_FLAGS_ERROR_ON_STUCK_SEMAPHORE: Any
NV2080_CTRL_CMD_SET_OPERATIONAL_PROPERTIES_FLAGS_ERROR_ON_STUCK_SEMAPHORE_FALSE: Final = 0
NV2080_CTRL_CMD_SET_OPERATIONAL_PROPERTIES_FLAGS_ERROR_ON_STUCK_SEMAPHORE_TRUE: Final = 1
NV2080_CTRL_CMD_FIFO_GET_PHYSICAL_CHANNEL_COUNT: Final = 0x20801108
NV2080_CTRL_FIFO_GET_PHYSICAL_CHANNEL_COUNT_PARAMS_MESSAGE_ID: Final = 8
NV2080_CTRL_FIFO_INFO_INDEX_INSTANCE_TOTAL: Final = 0
NV2080_CTRL_FIFO_INFO_INDEX_MAX_CHANNEL_GROUPS: Final = 1
NV2080_CTRL_FIFO_INFO_INDEX_MAX_CHANNELS_PER_GROUP: Final = 2
NV2080_CTRL_FIFO_INFO_INDEX_MAX_SUBCONTEXT_PER_GROUP: Final = 3
NV2080_CTRL_FIFO_INFO_INDEX_BAR1_USERD_START_OFFSET: Final = 4
NV2080_CTRL_FIFO_INFO_INDEX_DEFAULT_CHANNEL_TIMESLICE: Final = 5
NV2080_CTRL_FIFO_INFO_INDEX_CHANNEL_GROUPS_IN_USE: Final = 6
NV2080_CTRL_FIFO_INFO_INDEX_IS_PER_RUNLIST_CHANNEL_RAM_SUPPORTED: Final = 7
NV2080_CTRL_FIFO_INFO_INDEX_MAX_CHANNEL_GROUPS_PER_ENGINE: Final = 8
NV2080_CTRL_FIFO_INFO_INDEX_CHANNEL_GROUPS_IN_USE_PER_ENGINE: Final = 9
NV2080_CTRL_FIFO_INFO_INDEX_MAX: Final = 5
NV2080_CTRL_FIFO_GET_INFO_USERD_OFFSET_SHIFT: Final = 12
NV2080_CTRL_CMD_FIFO_GET_INFO: Final = 0x20801109
NV2080_CTRL_FIFO_GET_INFO_MAX_ENTRIES: Final = 256
NV2080_CTRL_FIFO_GET_INFO_PARAMS_MESSAGE_ID: Final = 9
NV2080_CTRL_CMD_FIFO_CHANNEL_PREEMPTIVE_REMOVAL: Final = 0x2080110a
NV2080_CTRL_FIFO_CHANNEL_PREEMPTIVE_REMOVAL_PARAMS_MESSAGE_ID: Final = 10
NV2080_CTRL_CMD_FIFO_DISABLE_CHANNELS: Final = 0x2080110b
NV2080_CTRL_FIFO_DISABLE_CHANNELS_MAX_ENTRIES: Final = 64
NV2080_CTRL_FIFO_DISABLE_CHANNELS_PARAMS_MESSAGE_ID: Final = 11
NV2080_CTRL_FIFO_DISABLE_CHANNEL_FALSE: Final = 0
NV2080_CTRL_FIFO_DISABLE_CHANNEL_TRUE: Final = 1
NV2080_CTRL_FIFO_ONLY_DISABLE_SCHEDULING_FALSE: Final = 0
NV2080_CTRL_FIFO_ONLY_DISABLE_SCHEDULING_TRUE: Final = 1
NV2080_CTRL_FIFO_GET_CHANNEL_MEM_INFO_MAX_COUNT: Final = 2
NV2080_CTRL_CMD_FIFO_GET_CHANNEL_MEM_INFO: Final = 0x2080110c
NV2080_CTRL_CMD_FIFO_GET_CHANNEL_MEM_INFO_PARAMS_MESSAGE_ID: Final = 12
NV2080_CTRL_CMD_FIFO_GET_CHANNEL_MEM_APERTURE_INVALID: Final = 0
NV2080_CTRL_CMD_FIFO_GET_CHANNEL_MEM_APERTURE_VIDMEM: Final = 1
NV2080_CTRL_CMD_FIFO_GET_CHANNEL_MEM_APERTURE_SYSMEM_COH: Final = 2
NV2080_CTRL_CMD_FIFO_GET_CHANNEL_MEM_APERTURE_SYSMEM_NCOH: Final = 3
NV2080_CTRL_CMD_FIFO_GET_USERD_LOCATION: Final = 0x2080110d
NV2080_CTRL_CMD_FIFO_GET_USERD_LOCATION_PARAMS_MESSAGE_ID: Final = 13
NV2080_CTRL_CMD_FIFO_GET_USERD_LOCATION_APERTURE_VIDMEM: Final = 0
NV2080_CTRL_CMD_FIFO_GET_USERD_LOCATION_APERTURE_SYSMEM: Final = 1
NV2080_CTRL_CMD_FIFO_GET_USERD_LOCATION_ATTRIBUTE_CACHED: Final = 0
NV2080_CTRL_CMD_FIFO_GET_USERD_LOCATION_ATTRIBUTE_UNCACHED: Final = 1
NV2080_CTRL_CMD_FIFO_GET_USERD_LOCATION_ATTRIBUTE_WRITECOMBINED: Final = 2
NV2080_CTRL_CMD_FIFO_GET_DEVICE_INFO_TABLE: Final = 0x20801112
NV2080_CTRL_FIFO_GET_DEVICE_INFO_TABLE_MAX_DEVICES: Final = 256
NV2080_CTRL_FIFO_GET_DEVICE_INFO_TABLE_MAX_ENTRIES: Final = 32
NV2080_CTRL_FIFO_GET_DEVICE_INFO_TABLE_ENGINE_DATA_TYPES: Final = 16
NV2080_CTRL_FIFO_GET_DEVICE_INFO_TABLE_ENGINE_MAX_PBDMA: Final = 2
NV2080_CTRL_FIFO_GET_DEVICE_INFO_TABLE_ENGINE_MAX_NAME_LEN: Final = 16
NV2080_CTRL_FIFO_GET_DEVICE_INFO_TABLE_PARAMS_MESSAGE_ID: Final = 18
NV2080_CTRL_CMD_FIFO_CLEAR_FAULTED_BIT: Final = 0x20801113
NV2080_CTRL_FIFO_CLEAR_FAULTED_BIT_FAULT_TYPE_ENGINE: Final = 1
NV2080_CTRL_FIFO_CLEAR_FAULTED_BIT_FAULT_TYPE_PBDMA: Final = 2
NV2080_CTRL_CMD_FIFO_CLEAR_FAULTED_BIT_PARAMS_MESSAGE_ID: Final = 19
NV2080_CTRL_CMD_FIFO_RUNLIST_SET_SCHED_POLICY: Final = 0x20801115
NV2080_CTRL_FIFO_RUNLIST_SCHED_POLICY_DEFAULT: Final = 0
NV2080_CTRL_FIFO_RUNLIST_SCHED_POLICY_CHANNEL_INTERLEAVED: Final = 1
NV2080_CTRL_FIFO_RUNLIST_SCHED_POLICY_CHANNEL_INTERLEAVED_WDDM: Final = 2
NV2080_CTRL_CMD_FIFO_RUNLIST_SET_SCHED_POLICY_FLAGS_RESTORE: Any
NV2080_CTRL_CMD_FIFO_RUNLIST_SET_SCHED_POLICY_FLAGS_RESTORE_FALSE: Final = 0
NV2080_CTRL_CMD_FIFO_RUNLIST_SET_SCHED_POLICY_FLAGS_RESTORE_TRUE: Final = 1
NV2080_CTRL_FIFO_RUNLIST_SET_SCHED_POLICY_PARAMS_MESSAGE_ID: Final = 21
NV2080_CTRL_CMD_FIFO_UPDATE_CHANNEL_INFO: Final = 0x20801116
NV2080_CTRL_FIFO_UPDATE_CHANNEL_INFO_PARAMS_MESSAGE_ID: Final = 22
NV2080_CTRL_CMD_FIFO_DISABLE_USERMODE_CHANNELS: Final = 0x20801117
NV2080_CTRL_FIFO_DISABLE_USERMODE_CHANNELS_PARAMS_MESSAGE_ID: Final = 23
NV2080_CTRL_CMD_FIFO_SETUP_VF_ZOMBIE_SUBCTX_PDB: Final = 0x20801118
NV2080_CTRL_FIFO_SETUP_VF_ZOMBIE_SUBCTX_PDB_PARAMS_MESSAGE_ID: Final = 24
NV2080_CTRL_CMD_FIFO_GET_ALLOCATED_CHANNELS: Final = 0x20801119
NV2080_CTRL_FIFO_GET_ALLOCATED_CHANNELS_MAX_CHANNELS: Final = 4096
NV2080_CTRL_FIFO_GET_ALLOCATED_CHANNELS_PARAMS_MESSAGE_ID: Final = 25
NV2080_CTRL_GR_ROUTE_INFO_FLAGS_TYPE: Any
NV2080_CTRL_GR_ROUTE_INFO_FLAGS_TYPE_NONE: Final = 0
NV2080_CTRL_GR_ROUTE_INFO_FLAGS_TYPE_ENGID: Final = 1
NV2080_CTRL_GR_ROUTE_INFO_FLAGS_TYPE_CHANNEL: Final = 2
NV2080_CTRL_GR_ROUTE_INFO_DATA_CHANNEL_HANDLE: Any
NV2080_CTRL_GR_ROUTE_INFO_DATA_ENGID: Any
NV2080_CTRL_GR_INFO_INDEX_MAXCLIPS: Final = 0
NV2080_CTRL_GR_INFO_INDEX_MIN_ATTRS_BUG_261894: Final = 1
NV2080_CTRL_GR_INFO_XBUF_MAX_PSETS_PER_BANK: Final = 2
NV2080_CTRL_GR_INFO_INDEX_BUFFER_ALIGNMENT: Final = 3
NV2080_CTRL_GR_INFO_INDEX_SWIZZLE_ALIGNMENT: Final = 4
NV2080_CTRL_GR_INFO_INDEX_VERTEX_CACHE_SIZE: Final = 5
NV2080_CTRL_GR_INFO_INDEX_VPE_COUNT: Final = 6
NV2080_CTRL_GR_INFO_INDEX_SHADER_PIPE_COUNT: Final = 7
NV2080_CTRL_GR_INFO_INDEX_THREAD_STACK_SCALING_FACTOR: Final = 8
NV2080_CTRL_GR_INFO_INDEX_SHADER_PIPE_SUB_COUNT: Final = 9
NV2080_CTRL_GR_INFO_INDEX_SM_REG_BANK_COUNT: Final = 10
NV2080_CTRL_GR_INFO_INDEX_SM_REG_BANK_REG_COUNT: Final = 11
NV2080_CTRL_GR_INFO_INDEX_SM_VERSION: Final = 12
NV2080_CTRL_GR_INFO_INDEX_MAX_WARPS_PER_SM: Final = 13
NV2080_CTRL_GR_INFO_INDEX_MAX_THREADS_PER_WARP: Final = 14
NV2080_CTRL_GR_INFO_INDEX_GEOM_GS_OBUF_ENTRIES: Final = 15
NV2080_CTRL_GR_INFO_INDEX_GEOM_XBUF_ENTRIES: Final = 16
NV2080_CTRL_GR_INFO_INDEX_FB_MEMORY_REQUEST_GRANULARITY: Final = 17
NV2080_CTRL_GR_INFO_INDEX_HOST_MEMORY_REQUEST_GRANULARITY: Final = 18
NV2080_CTRL_GR_INFO_INDEX_MAX_SP_PER_SM: Final = 19
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_GPCS: Final = 20
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_FBPS: Final = 21
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_ZCULL_BANKS: Final = 22
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_TPC_PER_GPC: Final = 23
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_MIN_FBPS: Final = 24
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_MXBAR_FBP_PORTS: Final = 25
NV2080_CTRL_GR_INFO_INDEX_TIMESLICE_ENABLED: Final = 26
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_FBPAS: Final = 27
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_PES_PER_GPC: Final = 28
NV2080_CTRL_GR_INFO_INDEX_GPU_CORE_COUNT: Final = 29
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_TPCS_PER_PES: Final = 30
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_MXBAR_HUB_PORTS: Final = 31
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_SM_PER_TPC: Final = 32
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_HSHUB_FBP_PORTS: Final = 33
NV2080_CTRL_GR_INFO_INDEX_RT_CORE_COUNT: Final = 34
NV2080_CTRL_GR_INFO_INDEX_TENSOR_CORE_COUNT: Final = 35
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_GRS: Final = 36
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_LTCS: Final = 37
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_LTC_SLICES: Final = 38
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_GPCMMU_PER_GPC: Final = 39
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_LTC_PER_FBP: Final = 40
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_ROP_PER_GPC: Final = 41
NV2080_CTRL_GR_INFO_INDEX_FAMILY_MAX_TPC_PER_GPC: Final = 42
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_FBPA_PER_FBP: Final = 43
NV2080_CTRL_GR_INFO_INDEX_MAX_SUBCONTEXT_COUNT: Final = 44
NV2080_CTRL_GR_INFO_INDEX_MAX_LEGACY_SUBCONTEXT_COUNT: Final = 45
NV2080_CTRL_GR_INFO_INDEX_MAX_PER_ENGINE_SUBCONTEXT_COUNT: Final = 46
NV2080_CTRL_GR_INFO_INDEX_LITTER_NUM_SLICES_PER_LTC: Final = 50
NV2080_CTRL_GR_INFO_INDEX_DUMMY: Final = 51
NV2080_CTRL_GR_INFO_INDEX_GFX_CAPABILITIES: Final = 52
NV2080_CTRL_GR_INFO_INDEX_MAX: Final = 52
NV2080_CTRL_GR_INFO_MAX_SIZE: Final = 53
NV2080_CTRL_GR_INFO_SM_VERSION_NONE: Final = 0
NV2080_CTRL_GR_INFO_SM_VERSION_1_05: Final = 261
NV2080_CTRL_GR_INFO_SM_VERSION_1_1: Final = 272
NV2080_CTRL_GR_INFO_SM_VERSION_1_2: Final = 288
NV2080_CTRL_GR_INFO_SM_VERSION_1_3: Final = 304
NV2080_CTRL_GR_INFO_SM_VERSION_1_4: Final = 320
NV2080_CTRL_GR_INFO_SM_VERSION_1_5: Final = 336
NV2080_CTRL_GR_INFO_SM_VERSION_2_0: Final = 512
NV2080_CTRL_GR_INFO_SM_VERSION_2_1: Final = 528
NV2080_CTRL_GR_INFO_SM_VERSION_2_2: Final = 544
NV2080_CTRL_GR_INFO_SM_VERSION_3_0: Final = 768
NV2080_CTRL_GR_INFO_SM_VERSION_3_1: Final = 784
NV2080_CTRL_GR_INFO_SM_VERSION_3_2: Final = 800
NV2080_CTRL_GR_INFO_SM_VERSION_3_3: Final = 816
NV2080_CTRL_GR_INFO_SM_VERSION_3_5: Final = 848
NV2080_CTRL_GR_INFO_SM_VERSION_3_6: Final = 864
NV2080_CTRL_GR_INFO_SM_VERSION_3_8: Final = 896
NV2080_CTRL_GR_INFO_SM_VERSION_3_9: Final = 912
NV2080_CTRL_GR_INFO_SM_VERSION_4_0: Final = 1024
NV2080_CTRL_GR_INFO_SM_VERSION_5_0: Final = 1280
NV2080_CTRL_GR_INFO_SM_VERSION_5_02: Final = 1282
NV2080_CTRL_GR_INFO_SM_VERSION_5_03: Final = 1283
NV2080_CTRL_GR_INFO_SM_VERSION_6_0: Final = 1536
NV2080_CTRL_GR_INFO_SM_VERSION_6_01: Final = 1537
NV2080_CTRL_GR_INFO_SM_VERSION_6_02: Final = 1538
NV2080_CTRL_GR_INFO_SM_VERSION_7_0: Final = 1792
NV2080_CTRL_GR_INFO_SM_VERSION_7_01: Final = 1793
NV2080_CTRL_GR_INFO_SM_VERSION_7_02: Final = 1794
NV2080_CTRL_GR_INFO_SM_VERSION_7_03: Final = 1795
NV2080_CTRL_GR_INFO_SM_VERSION_7_05: Final = 1797
NV2080_CTRL_GR_INFO_SM_VERSION_8_02: Final = 2050
NV2080_CTRL_GR_INFO_SM_VERSION_8_06: Final = 2054
NV2080_CTRL_GR_INFO_SM_VERSION_8_07: Final = 2055
NV2080_CTRL_GR_INFO_SM_VERSION_8_08: Final = 2056
NV2080_CTRL_GR_INFO_SM_VERSION_8_09: Final = 2057
NV2080_CTRL_GR_INFO_SM_VERSION_9_00: Final = 2304
NV2080_CTRL_GR_INFO_SM_VERSION_5_2: Final = 1282
NV2080_CTRL_GR_INFO_SM_VERSION_5_3: Final = 1283
NV2080_CTRL_GR_INFO_SM_VERSION_6_1: Final = 1537
NV2080_CTRL_GR_INFO_SM_VERSION_6_2: Final = 1538
NV2080_CTRL_GR_INFO_SM_VERSION_7_1: Final = 1793
NV2080_CTRL_GR_INFO_SM_VERSION_7_2: Final = 1794
NV2080_CTRL_GR_INFO_SM_VERSION_7_3: Final = 1795
NV2080_CTRL_GR_INFO_SM_VERSION_7_5: Final = 1797
NV2080_CTRL_GR_INFO_SM_VERSION_8_2: Final = 2050
NV2080_CTRL_GR_INFO_SM_VERSION_8_6: Final = 2054
NV2080_CTRL_GR_INFO_SM_VERSION_8_7: Final = 2055
NV2080_CTRL_GR_INFO_SM_VERSION_8_8: Final = 2056
NV2080_CTRL_GR_INFO_SM_VERSION_8_9: Final = 2057
NV2080_CTRL_GR_INFO_SM_VERSION_9_0: Final = 2304
NV2080_CTRL_GR_INFO_GFX_CAPABILITIES_2D: Any
NV2080_CTRL_GR_INFO_GFX_CAPABILITIES_2D_FALSE: Final = 0
NV2080_CTRL_GR_INFO_GFX_CAPABILITIES_2D_TRUE: Final = 1
NV2080_CTRL_GR_INFO_GFX_CAPABILITIES_3D: Any
NV2080_CTRL_GR_INFO_GFX_CAPABILITIES_3D_FALSE: Final = 0
NV2080_CTRL_GR_INFO_GFX_CAPABILITIES_3D_TRUE: Final = 1
NV2080_CTRL_GR_INFO_GFX_CAPABILITIES_COMPUTE: Any
NV2080_CTRL_GR_INFO_GFX_CAPABILITIES_COMPUTE_FALSE: Final = 0
NV2080_CTRL_GR_INFO_GFX_CAPABILITIES_COMPUTE_TRUE: Final = 1
NV2080_CTRL_GR_INFO_GFX_CAPABILITIES_I2M: Any
NV2080_CTRL_GR_INFO_GFX_CAPABILITIES_I2M_FALSE: Final = 0
NV2080_CTRL_GR_INFO_GFX_CAPABILITIES_I2M_TRUE: Final = 1
NV2080_CTRL_CMD_GR_GET_INFO: Final = 0x20801201
NV2080_CTRL_GR_GET_INFO_PARAMS_MESSAGE_ID: Final = 1
NV2080_CTRL_CMD_GR_CTXSW_ZCULL_MODE: Final = 0x20801205
NV2080_CTRL_GR_CTXSW_ZCULL_MODE_PARAMS_MESSAGE_ID: Final = 5
NV2080_CTRL_CTXSW_ZCULL_MODE_GLOBAL: Final = 0
NV2080_CTRL_CTXSW_ZCULL_MODE_NO_CTXSW: Final = 1
NV2080_CTRL_CTXSW_ZCULL_MODE_SEPARATE_BUFFER: Final = 2
NV2080_CTRL_CMD_GR_GET_ZCULL_INFO: Final = 0x20801206
NV2080_CTRL_GR_GET_ZCULL_INFO_PARAMS_MESSAGE_ID: Final = 6
NV2080_CTRL_CMD_GR_CTXSW_PM_MODE: Final = 0x20801207
NV2080_CTRL_GR_CTXSW_PM_MODE_PARAMS_MESSAGE_ID: Final = 7
NV2080_CTRL_CTXSW_PM_MODE_NO_CTXSW: Final = 0
NV2080_CTRL_CTXSW_PM_MODE_CTXSW: Final = 1
NV2080_CTRL_CTXSW_PM_MODE_STREAM_OUT_CTXSW: Final = 2
NV2080_CTRL_CMD_GR_CTXSW_ZCULL_BIND: Final = 0x20801208
NV2080_CTRL_GR_CTXSW_ZCULL_BIND_PARAMS_MESSAGE_ID: Final = 8
NV2080_CTRL_CMD_GR_CTXSW_PM_BIND: Final = 0x20801209
NV2080_CTRL_GR_CTXSW_PM_BIND_PARAMS_MESSAGE_ID: Final = 9
NV2080_CTRL_GR_SET_GPC_TILE_MAP_MAX_VALUES: Final = 128
NV2080_CTRL_CMD_GR_SET_GPC_TILE_MAP: Final = 0x2080120a
NV2080_CTRL_GR_SET_GPC_TILE_MAP_PARAMS_MESSAGE_ID: Final = 10
NV2080_CTRL_CMD_GR_CTXSW_SMPC_MODE: Final = 0x2080120e
NV2080_CTRL_GR_CTXSW_SMPC_MODE_PARAMS_MESSAGE_ID: Final = 14
NV2080_CTRL_CTXSW_SMPC_MODE_NO_CTXSW: Final = 0
NV2080_CTRL_CTXSW_SMPC_MODE_CTXSW: Final = 1
NV2080_CTRL_CMD_GR_GET_SM_TO_GPC_TPC_MAPPINGS: Final = 0x2080120f
NV2080_CTRL_GR_GET_SM_TO_GPC_TPC_MAPPINGS_MAX_SM_COUNT: Final = 144
NV2080_CTRL_GR_GET_SM_TO_GPC_TPC_MAPPINGS_PARAMS_MESSAGE_ID: Final = 15
NV2080_CTRL_CMD_GR_SET_CTXSW_PREEMPTION_MODE: Final = 0x20801210
NV2080_CTRL_GR_SET_CTXSW_PREEMPTION_MODE_PARAMS_MESSAGE_ID: Final = 16
NV2080_CTRL_GR_SET_CTXSW_PREEMPTION_MODE_FLAGS_CILP: Any
NV2080_CTRL_GR_SET_CTXSW_PREEMPTION_MODE_FLAGS_CILP_IGNORE: Final = 0
NV2080_CTRL_GR_SET_CTXSW_PREEMPTION_MODE_FLAGS_CILP_SET: Final = 1
NV2080_CTRL_GR_SET_CTXSW_PREEMPTION_MODE_FLAGS_GFXP: Any
NV2080_CTRL_GR_SET_CTXSW_PREEMPTION_MODE_FLAGS_GFXP_IGNORE: Final = 0
NV2080_CTRL_GR_SET_CTXSW_PREEMPTION_MODE_FLAGS_GFXP_SET: Final = 1
NV2080_CTRL_SET_CTXSW_PREEMPTION_MODE_GFX_WFI: Final = 0
NV2080_CTRL_SET_CTXSW_PREEMPTION_MODE_GFX_GFXP: Final = 1
NV2080_CTRL_SET_CTXSW_PREEMPTION_MODE_GFX_GFXP_POOL: Final = 2
NV2080_CTRL_SET_CTXSW_PREEMPTION_MODE_COMPUTE_WFI: Final = 0
NV2080_CTRL_SET_CTXSW_PREEMPTION_MODE_COMPUTE_CTA: Final = 1
NV2080_CTRL_SET_CTXSW_PREEMPTION_MODE_COMPUTE_CILP: Final = 2
NV2080_CTRL_CMD_GR_CTXSW_PREEMPTION_BIND: Final = 0x20801211
NV2080_CTRL_GR_CTXSW_PREEMPTION_BIND_PARAMS_MESSAGE_ID: Final = 17
NV2080_CTRL_CMD_GR_PC_SAMPLING_MODE: Final = 0x20801212
NV2080_CTRL_GR_PC_SAMPLING_MODE_PARAMS_MESSAGE_ID: Final = 18
NV2080_CTRL_PC_SAMPLING_MODE_DISABLED: Final = 0
NV2080_CTRL_PC_SAMPLING_MODE_ENABLED: Final = 1
NV2080_CTRL_CMD_GR_GET_ROP_INFO: Final = 0x20801213
NV2080_CTRL_GR_GET_ROP_INFO_PARAMS_MESSAGE_ID: Final = 19
NV2080_CTRL_CMD_GR_GET_CTXSW_STATS: Final = 0x20801215
NV2080_CTRL_GR_GET_CTXSW_STATS_PARAMS_MESSAGE_ID: Final = 21
NV2080_CTRL_GR_GET_CTXSW_STATS_FLAGS_RESET: Any
NV2080_CTRL_GR_GET_CTXSW_STATS_FLAGS_RESET_FALSE: Final = 0
NV2080_CTRL_GR_GET_CTXSW_STATS_FLAGS_RESET_TRUE: Final = 1
NV2080_CTRL_CMD_GR_GET_CTX_BUFFER_SIZE: Final = 0x20801218
NV2080_CTRL_GR_GET_CTX_BUFFER_SIZE_PARAMS_MESSAGE_ID: Final = 24
NV2080_CTRL_GR_MAX_CTX_BUFFER_COUNT: Final = 64
NV2080_CTRL_CMD_GR_GET_CTX_BUFFER_INFO: Final = 0x20801219
NV2080_CTRL_GR_GET_CTX_BUFFER_INFO_PARAMS_MESSAGE_ID: Final = 25
NV2080_CTRL_CMD_GR_GET_GLOBAL_SM_ORDER: Final = 0x2080121b
NV2080_CTRL_CMD_GR_GET_GLOBAL_SM_ORDER_MAX_SM_COUNT: Final = 512
NV2080_CTRL_GR_DISABLED_SM_VGPC_ID: Final = 255
NV2080_CTRL_GR_GET_GLOBAL_SM_ORDER_PARAMS_MESSAGE_ID: Final = 27
NV2080_CTRL_CMD_GR_GET_CURRENT_RESIDENT_CHANNEL: Final = 0x2080121c
NV2080_CTRL_GR_GET_CURRENT_RESIDENT_CHANNEL_PARAMS_MESSAGE_ID: Final = 28
NV2080_CTRL_CMD_GR_GET_VAT_ALARM_MAX_GPC_COUNT: Final = 10
NV2080_CTRL_CMD_GR_GET_VAT_ALARM_MAX_TPC_PER_GPC_COUNT: Final = 10
NV2080_CTRL_CMD_GR_GET_VAT_ALARM_DATA: Final = 0x2080121d
NV2080_CTRL_GR_GET_VAT_ALARM_DATA_PARAMS_MESSAGE_ID: Final = 29
NV2080_CTRL_CMD_GR_GET_ATTRIBUTE_BUFFER_SIZE: Final = 0x2080121e
NV2080_CTRL_GR_GET_ATTRIBUTE_BUFFER_SIZE_PARAMS_MESSAGE_ID: Final = 30
NV2080_CTRL_CMD_GR_GFX_POOL_QUERY_SIZE: Final = 0x2080121f
NV2080_CTRL_GR_GFX_POOL_QUERY_SIZE_PARAMS_MESSAGE_ID: Final = 31
NV2080_CTRL_CMD_GR_GFX_POOL_INITIALIZE: Final = 0x20801220
NV2080_CTRL_GR_GFX_POOL_INITIALIZE_PARAMS_MESSAGE_ID: Final = 32
NV2080_CTRL_GR_GFX_POOL_MAX_SLOTS: Final = 64
NV2080_CTRL_CMD_GR_GFX_POOL_ADD_SLOTS: Final = 0x20801221
NV2080_CTRL_GR_GFX_POOL_ADD_SLOTS_PARAMS_MESSAGE_ID: Final = 33
NV2080_CTRL_CMD_GR_GFX_POOL_REMOVE_SLOTS: Final = 0x20801222
NV2080_CTRL_GR_GFX_POOL_REMOVE_SLOTS_PARAMS_MESSAGE_ID: Final = 34
NV2080_CTRL_CMD_GR_GET_CAPS_V2: Final = 0x20801227
NV2080_CTRL_GR_GET_CAPS_V2_PARAMS_MESSAGE_ID: Final = 39
NV2080_CTRL_CMD_GR_GET_INFO_V2: Final = 0x20801228
NV2080_CTRL_GR_GET_INFO_V2_PARAMS_MESSAGE_ID: Final = 40
NV2080_CTRL_CMD_GR_GET_GPC_MASK: Final = 0x2080122a
NV2080_CTRL_GR_GET_GPC_MASK_PARAMS_MESSAGE_ID: Final = 42
NV2080_CTRL_CMD_GR_GET_TPC_MASK: Final = 0x2080122b
NV2080_CTRL_GR_GET_TPC_MASK_PARAMS_MESSAGE_ID: Final = 43
NV2080_CTRL_CMD_GR_SET_TPC_PARTITION_MODE: Final = 0x2080122c
NV2080_CTRL_GR_SET_TPC_PARTITION_MODE_PARAMS_MESSAGE_ID: Final = 44
NV2080_CTRL_CMD_GR_GET_ENGINE_CONTEXT_PROPERTIES: Final = 0x2080122d
NV2080_CTRL_GR_GET_ENGINE_CONTEXT_PROPERTIES_PARAMS_MESSAGE_ID: Final = 45
NV2080_CTRL_CMD_GR_GET_SM_ISSUE_RATE_MODIFIER: Final = 0x20801230
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA0_FULL_SPEED: Final = 0
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA0_REDUCED_SPEED_1_2: Final = 1
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA0_REDUCED_SPEED_1_4: Final = 2
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA0_REDUCED_SPEED_1_8: Final = 3
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA0_REDUCED_SPEED_1_16: Final = 4
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA0_REDUCED_SPEED_1_32: Final = 5
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA0_REDUCED_SPEED_1_64: Final = 6
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FMLA16_FULL_SPEED: Final = 0
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FMLA16_REDUCED_SPEED_1_2: Final = 1
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FMLA16_REDUCED_SPEED_1_4: Final = 2
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FMLA16_REDUCED_SPEED_1_8: Final = 3
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FMLA16_REDUCED_SPEED_1_16: Final = 4
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FMLA16_REDUCED_SPEED_1_32: Final = 5
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_DP_FULL_SPEED: Final = 0
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_DP_REDUCED_SPEED: Final = 1
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FMLA32_FULL_SPEED: Final = 0
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FMLA32_REDUCED_SPEED_1_2: Final = 1
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FMLA32_REDUCED_SPEED_1_4: Final = 2
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FMLA32_REDUCED_SPEED_1_8: Final = 3
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FMLA32_REDUCED_SPEED_1_16: Final = 4
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FMLA32_REDUCED_SPEED_1_32: Final = 5
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FFMA_FULL_SPEED: Final = 0
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FFMA_REDUCED_SPEED_1_2: Final = 1
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FFMA_REDUCED_SPEED_1_4: Final = 2
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FFMA_REDUCED_SPEED_1_8: Final = 3
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FFMA_REDUCED_SPEED_1_16: Final = 4
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_FFMA_REDUCED_SPEED_1_32: Final = 5
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA1_FULL_SPEED: Final = 0
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA1_REDUCED_SPEED_1_2: Final = 1
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA1_REDUCED_SPEED_1_4: Final = 2
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA1_REDUCED_SPEED_1_8: Final = 3
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA1_REDUCED_SPEED_1_16: Final = 4
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA1_REDUCED_SPEED_1_32: Final = 5
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA1_REDUCED_SPEED_1_64: Final = 6
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA2_FULL_SPEED: Final = 0
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA2_REDUCED_SPEED_1_2: Final = 1
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA2_REDUCED_SPEED_1_4: Final = 2
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA2_REDUCED_SPEED_1_8: Final = 3
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA2_REDUCED_SPEED_1_16: Final = 4
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA2_REDUCED_SPEED_1_32: Final = 5
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA2_REDUCED_SPEED_1_64: Final = 6
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA3_FULL_SPEED: Final = 0
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA3_REDUCED_SPEED_1_2: Final = 1
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA3_REDUCED_SPEED_1_4: Final = 2
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA3_REDUCED_SPEED_1_8: Final = 3
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA3_REDUCED_SPEED_1_16: Final = 4
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA3_REDUCED_SPEED_1_32: Final = 5
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA3_REDUCED_SPEED_1_64: Final = 6
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA4_FULL_SPEED: Final = 0
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA4_REDUCED_SPEED_1_2: Final = 1
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA4_REDUCED_SPEED_1_4: Final = 2
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA4_REDUCED_SPEED_1_8: Final = 3
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA4_REDUCED_SPEED_1_16: Final = 4
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA4_REDUCED_SPEED_1_32: Final = 5
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_IMLA4_REDUCED_SPEED_1_64: Final = 6
NV2080_CTRL_GR_GET_SM_ISSUE_RATE_MODIFIER_PARAMS_MESSAGE_ID: Final = 48
NV2080_CTRL_CMD_GR_FECS_BIND_EVTBUF_FOR_UID: Final = 0x20801231
NV2080_CTRL_GR_FECS_BIND_EVTBUF_FOR_UID_PARAMS_MESSAGE_ID: Final = 49
NV2080_CTRL_CMD_GR_GET_PHYS_GPC_MASK: Final = 0x20801232
NV2080_CTRL_GR_GET_PHYS_GPC_MASK_PARAMS_MESSAGE_ID: Final = 50
NV2080_CTRL_CMD_GR_GET_PPC_MASK: Final = 0x20801233
NV2080_CTRL_GR_GET_PPC_MASK_PARAMS_MESSAGE_ID: Final = 51
NV2080_CTRL_CMD_GR_GET_NUM_TPCS_FOR_GPC: Final = 0x20801234
NV2080_CTRL_GR_GET_NUM_TPCS_FOR_GPC_PARAMS_MESSAGE_ID: Final = 52
NV2080_CTRL_CMD_GR_GET_CTXSW_MODES: Final = 0x20801235
NV2080_CTRL_GR_GET_CTXSW_MODES_PARAMS_MESSAGE_ID: Final = 53
NV2080_CTRL_CMD_GR_GET_GPC_TILE_MAP: Final = 0x20801236
NV2080_CTRL_GR_GET_GPC_TILE_MAP_PARAMS_MESSAGE_ID: Final = 54
NV2080_CTRL_CMD_GR_GET_ZCULL_MASK: Final = 0x20801237
NV2080_CTRL_GR_GET_ZCULL_MASK_PARAMS_MESSAGE_ID: Final = 55
NV2080_CTRL_CMD_GR_FECS_BIND_EVTBUF_FOR_UID_V2: Final = 0x20801238
NV2080_CTRL_GR_FECS_BIND_EVTBUF_FOR_UID_V2_PARAMS_MESSAGE_ID: Final = 56
NV2080_CTRL_CMD_GR_GET_GFX_GPC_AND_TPC_INFO: Final = 0x20801239
NV2080_CTRL_GR_GET_GFX_GPC_AND_TPC_INFO_PARAMS_MESSAGE_ID: Final = 57
NV2080_CTRL_CMD_GR_GET_TPC_RECONFIG_MASK: Final = 0x2080123b
NV2080_CTRL_GR_GET_TPC_RECONFIG_MASK_PARAMS_MESSAGE_ID: Final = 59
NV_GRID_LICENSE_INFO_MAX_LENGTH: Final = 128
NV_GRID_LICENSE_FEATURE_VPC_EDITION: Final = b'GRID-Virtual-PC,2.0;Quadro-Virtual-DWS,5.0;GRID-Virtual-WS,2.0;GRID-Virtual-WS-Ext,2.0'
NV_GRID_LICENSE_FEATURE_VAPPS_EDITION: Final = b'GRID-Virtual-Apps,3.0'
NV_GRID_LICENSE_FEATURE_VIRTUAL_WORKSTATION_EDITION: Final = b'Quadro-Virtual-DWS,5.0;GRID-Virtual-WS,2.0;GRID-Virtual-WS-Ext,2.0'
NV_GRID_LICENSE_FEATURE_GAMING_EDITION: Final = b'GRID-vGaming,8.0'
NV_GRID_LICENSE_FEATURE_COMPUTE_EDITION: Final = b'NVIDIA-vComputeServer,9.0;Quadro-Virtual-DWS,5.0'
NV_GRID_LICENSED_PRODUCT_VWS: Final = b'NVIDIA RTX Virtual Workstation'
NV_GRID_LICENSED_PRODUCT_GAMING: Final = b'NVIDIA Cloud Gaming'
NV_GRID_LICENSED_PRODUCT_VPC: Final = b'NVIDIA Virtual PC'
NV_GRID_LICENSED_PRODUCT_VAPPS: Final = b'NVIDIA Virtual Applications'
NV_GRID_LICENSED_PRODUCT_COMPUTE: Final = b'NVIDIA Virtual Compute Server'
NV2080_CTRL_GPU_GET_FEATURES_CLK_ARCH_DOMAINS: Any
NV2080_CTRL_GPU_GET_FEATURES_CLK_ARCH_DOMAINS_FALSE: Final = 0
NV2080_CTRL_GPU_GET_FEATURES_CLK_ARCH_DOMAINS_TRUE: Final = 1
NV2080_CTRL_GPU_INFO_INDEX_MINOR_REVISION_EXT: Final = 4
NV2080_CTRL_GPU_INFO_INDEX_NETLIST_REV0: Final = 18
NV2080_CTRL_GPU_INFO_INDEX_NETLIST_REV1: Final = 19
NV2080_CTRL_GPU_INFO_INDEX_SYSMEM_ACCESS: Final = 31
NV2080_CTRL_GPU_INFO_INDEX_GEMINI_BOARD: Final = 34
NV2080_CTRL_GPU_INFO_INDEX_SURPRISE_REMOVAL_POSSIBLE: Final = 37
NV2080_CTRL_GPU_INFO_INDEX_IBMNPU_RELAXED_ORDERING: Final = 38
NV2080_CTRL_GPU_INFO_INDEX_GLOBAL_POISON_FUSE_ENABLED: Final = 39
NV2080_CTRL_GPU_INFO_INDEX_NVSWITCH_PROXY_DETECTED: Final = 40
NV2080_CTRL_GPU_INFO_INDEX_GPU_SR_SUPPORT: Final = 41
NV2080_CTRL_GPU_INFO_INDEX_GPU_SMC_MODE: Final = 42
NV2080_CTRL_GPU_INFO_INDEX_SPLIT_VAS_MGMT_SERVER_CLIENT_RM: Final = 43
NV2080_CTRL_GPU_INFO_INDEX_GPU_SM_VERSION: Final = 44
NV2080_CTRL_GPU_INFO_INDEX_GPU_FLA_CAPABILITY: Final = 45
NV2080_CTRL_GPU_INFO_INDEX_PER_RUNLIST_CHANNEL_RAM: Final = 47
NV2080_CTRL_GPU_INFO_INDEX_GPU_ATS_CAPABILITY: Final = 48
NV2080_CTRL_GPU_INFO_INDEX_NVENC_STATS_REPORTING_STATE: Final = 49
NV2080_CTRL_GPU_INFO_INDEX_4K_PAGE_ISOLATION_REQUIRED: Final = 51
NV2080_CTRL_GPU_INFO_INDEX_DISPLAY_ENABLED: Final = 52
NV2080_CTRL_GPU_INFO_INDEX_MOBILE_CONFIG_ENABLED: Final = 53
NV2080_CTRL_GPU_INFO_INDEX_GPU_PROFILING_CAPABILITY: Final = 54
NV2080_CTRL_GPU_INFO_INDEX_GPU_DEBUGGING_CAPABILITY: Final = 55
NV2080_CTRL_GPU_INFO_INDEX_GPU_LOCAL_EGM_CAPABILITY: Final = 58
NV2080_CTRL_GPU_INFO_INDEX_GPU_SELF_HOSTED_CAPABILITY: Final = 59
NV2080_CTRL_GPU_INFO_INDEX_CMP_SKU: Final = 60
NV2080_CTRL_GPU_INFO_INDEX_DMABUF_CAPABILITY: Final = 61
NV2080_CTRL_GPU_INFO_INDEX_IS_RESETLESS_MIG_SUPPORTED: Final = 63
NV2080_CTRL_GPU_INFO_MAX_LIST_SIZE: Final = 64
NV2080_CTRL_GPU_INFO_MINOR_REVISION_EXT_NONE: Final = 0
NV2080_CTRL_GPU_INFO_MINOR_REVISION_EXT_P: Final = 1
NV2080_CTRL_GPU_INFO_MINOR_REVISION_EXT_V: Final = 2
NV2080_CTRL_GPU_INFO_MINOR_REVISION_EXT_PV: Final = 3
NV2080_CTRL_GPU_INFO_SYSMEM_ACCESS_NO: Final = 0
NV2080_CTRL_GPU_INFO_SYSMEM_ACCESS_YES: Final = 1
NV2080_CTRL_GPU_INFO_INDEX_GEMINI_BOARD_NO: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_GEMINI_BOARD_YES: Final = 1
NV2080_CTRL_GPU_INFO_INDEX_SURPRISE_REMOVAL_POSSIBLE_NO: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_SURPRISE_REMOVAL_POSSIBLE_YES: Final = 1
NV2080_CTRL_GPU_INFO_IBMNPU_RELAXED_ORDERING_DISABLED: Final = 0
NV2080_CTRL_GPU_INFO_IBMNPU_RELAXED_ORDERING_ENABLED: Final = 1
NV2080_CTRL_GPU_INFO_IBMNPU_RELAXED_ORDERING_UNSUPPORTED: Final = 0xffffffff
NV2080_CTRL_GPU_INFO_INDEX_GLOBAL_POISON_FUSE_ENABLED_NO: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_GLOBAL_POISON_FUSE_ENABLED_YES: Final = 1
NV2080_CTRL_GPU_INFO_NVSWITCH_PROXY_DETECTED_NO: Final = 0
NV2080_CTRL_GPU_INFO_NVSWITCH_PROXY_DETECTED_YES: Final = 1
NV2080_CTRL_GPU_INFO_INDEX_GPU_SR_SUPPORT_NO: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_GPU_SR_SUPPORT_YES: Final = 1
NV2080_CTRL_GPU_INFO_GPU_SMC_MODE_UNSUPPORTED: Final = 0
NV2080_CTRL_GPU_INFO_GPU_SMC_MODE_ENABLED: Final = 1
NV2080_CTRL_GPU_INFO_GPU_SMC_MODE_DISABLED: Final = 2
NV2080_CTRL_GPU_INFO_GPU_SMC_MODE_ENABLE_PENDING: Final = 3
NV2080_CTRL_GPU_INFO_GPU_SMC_MODE_DISABLE_PENDING: Final = 4
NV2080_CTRL_GPU_INFO_SPLIT_VAS_MGMT_SERVER_CLIENT_RM_NO: Final = 0
NV2080_CTRL_GPU_INFO_SPLIT_VAS_MGMT_SERVER_CLIENT_RM_YES: Final = 1
NV2080_CTRL_GPU_INFO_INDEX_GPU_FLA_CAPABILITY_NO: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_GPU_FLA_CAPABILITY_YES: Final = 1
NV2080_CTRL_GPU_INFO_INDEX_PER_RUNLIST_CHANNEL_RAM_DISABLED: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_PER_RUNLIST_CHANNEL_RAM_ENABLED: Final = 1
NV2080_CTRL_GPU_INFO_INDEX_GPU_ATS_CAPABILITY_NO: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_GPU_ATS_CAPABILITY_YES: Final = 1
NV2080_CTRL_GPU_INFO_NVENC_STATS_REPORTING_STATE_DISABLED: Final = 0
NV2080_CTRL_GPU_INFO_NVENC_STATS_REPORTING_STATE_ENABLED: Final = 1
NV2080_CTRL_GPU_INFO_NVENC_STATS_REPORTING_STATE_NOT_SUPPORTED: Final = 2
NV2080_CTRL_GPU_INFO_INDEX_4K_PAGE_ISOLATION_REQUIRED_NO: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_4K_PAGE_ISOLATION_REQUIRED_YES: Final = 1
NV2080_CTRL_GPU_INFO_DISPLAY_ENABLED_NO: Final = 0
NV2080_CTRL_GPU_INFO_DISPLAY_ENABLED_YES: Final = 1
NV2080_CTRL_GPU_INFO_INDEX_MOBILE_CONFIG_ENABLED_NO: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_MOBILE_CONFIG_ENABLED_YES: Final = 1
NV2080_CTRL_GPU_INFO_INDEX_GPU_PROFILING_CAPABILITY_DISABLED: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_GPU_PROFILING_CAPABILITY_ENABLED: Final = 1
NV2080_CTRL_GPU_INFO_INDEX_GPU_DEBUGGING_CAPABILITY_DISABLED: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_GPU_DEBUGGING_CAPABILITY_ENABLED: Final = 1
NV2080_CTRL_GPU_INFO_INDEX_GPU_LOCAL_EGM_CAPABILITY_NO: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_GPU_LOCAL_EGM_CAPABILITY_YES: Final = 1
NV2080_CTRL_GPU_INFO_INDEX_GPU_LOCAL_EGM_PEERID: Any
NV2080_CTRL_GPU_INFO_INDEX_GPU_SELF_HOSTED_CAPABILITY_NO: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_GPU_SELF_HOSTED_CAPABILITY_YES: Final = 1
NV2080_CTRL_GPU_INFO_INDEX_CMP_SKU_NO: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_CMP_SKU_YES: Final = 1
NV2080_CTRL_GPU_INFO_INDEX_DMABUF_CAPABILITY_NO: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_DMABUF_CAPABILITY_YES: Final = 1
NV2080_CTRL_GPU_INFO_INDEX_IS_RESETLESS_MIG_SUPPORTED_NO: Final = 0
NV2080_CTRL_GPU_INFO_INDEX_IS_RESETLESS_MIG_SUPPORTED_YES: Final = 1
NV2080_CTRL_CMD_GPU_GET_INFO: Final = 0x20800101
NV2080_CTRL_GPU_GET_INFO_PARAMS_MESSAGE_ID: Final = 1
NV2080_CTRL_CMD_GPU_GET_INFO_V2: Final = 0x20800102
NV2080_CTRL_GPU_GET_INFO_V2_PARAMS_MESSAGE_ID: Final = 2
NV2080_CTRL_CMD_GPU_GET_NAME_STRING: Final = 0x20800110
NV2080_GPU_MAX_NAME_STRING_LENGTH: Final = 64
NV2080_CTRL_GPU_GET_NAME_STRING_FLAGS_TYPE: Any
NV2080_CTRL_GPU_GET_NAME_STRING_FLAGS_TYPE_ASCII: Final = 0
NV2080_CTRL_GPU_GET_NAME_STRING_FLAGS_TYPE_UNICODE: Final = 1
NV2080_CTRL_GPU_GET_NAME_STRING_PARAMS_MESSAGE_ID: Final = 16
NV2080_CTRL_CMD_GPU_GET_SHORT_NAME_STRING: Final = 0x20800111
NV2080_CTRL_GPU_GET_SHORT_NAME_STRING_PARAMS_MESSAGE_ID: Final = 17
NV2080_CTRL_CMD_GPU_SET_POWER: Final = 0x20800112
NV2080_CTRL_GPU_SET_POWER_PARAMS_MESSAGE_ID: Final = 18
NV2080_CTRL_GPU_SET_POWER_STATE_GPU_LEVEL_0: Final = 0
NV2080_CTRL_GPU_SET_POWER_STATE_GPU_LEVEL_1: Final = 1
NV2080_CTRL_GPU_SET_POWER_STATE_GPU_LEVEL_2: Final = 2
NV2080_CTRL_GPU_SET_POWER_STATE_GPU_LEVEL_3: Final = 3
NV2080_CTRL_GPU_SET_POWER_STATE_GPU_LEVEL_4: Final = 4
NV2080_CTRL_GPU_SET_POWER_STATE_GPU_LEVEL_7: Final = 7
NV2080_CTRL_CMD_GPU_GET_SDM: Final = 0x20800118
NV2080_CTRL_GPU_GET_SDM_PARAMS_MESSAGE_ID: Final = 24
NV2080_CTRL_CMD_GPU_SET_SDM: Final = 0x20800120
NV2080_CTRL_GPU_SET_SDM_PARAMS_MESSAGE_ID: Final = 32
NV2080_CTRL_CMD_GPU_GET_SIMULATION_INFO: Final = 0x20800119
NV2080_CTRL_GPU_GET_SIMULATION_INFO_PARAMS_MESSAGE_ID: Final = 25
NV2080_CTRL_GPU_GET_SIMULATION_INFO_TYPE_NONE: Final = 0
NV2080_CTRL_GPU_GET_SIMULATION_INFO_TYPE_MODS_AMODEL: Final = 1
NV2080_CTRL_GPU_GET_SIMULATION_INFO_TYPE_LIVE_AMODEL: Final = 2
NV2080_CTRL_GPU_GET_SIMULATION_INFO_TYPE_FMODEL: Final = 3
NV2080_CTRL_GPU_GET_SIMULATION_INFO_TYPE_RTL: Final = 4
NV2080_CTRL_GPU_GET_SIMULATION_INFO_TYPE_EMU: Final = 5
NV2080_CTRL_GPU_GET_SIMULATION_INFO_TYPE_EMU_LOW_POWER: Final = 6
NV2080_CTRL_GPU_GET_SIMULATION_INFO_TYPE_DFPGA: Final = 7
NV2080_CTRL_GPU_GET_SIMULATION_INFO_TYPE_DFPGA_RTL: Final = 8
NV2080_CTRL_GPU_GET_SIMULATION_INFO_TYPE_DFPGA_FMODEL: Final = 9
NV2080_CTRL_GPU_GET_SIMULATION_INFO_TYPE_UNKNOWN: Final = 0xffffffff
NV2080_CTRL_GPU_REG_OP_READ_32: Final = 0
NV2080_CTRL_GPU_REG_OP_WRITE_32: Final = 1
NV2080_CTRL_GPU_REG_OP_READ_64: Final = 2
NV2080_CTRL_GPU_REG_OP_WRITE_64: Final = 3
NV2080_CTRL_GPU_REG_OP_READ_08: Final = 4
NV2080_CTRL_GPU_REG_OP_WRITE_08: Final = 5
NV2080_CTRL_GPU_REG_OP_TYPE_GLOBAL: Final = 0
NV2080_CTRL_GPU_REG_OP_TYPE_GR_CTX: Final = 1
NV2080_CTRL_GPU_REG_OP_TYPE_GR_CTX_TPC: Final = 2
NV2080_CTRL_GPU_REG_OP_TYPE_GR_CTX_SM: Final = 4
NV2080_CTRL_GPU_REG_OP_TYPE_GR_CTX_CROP: Final = 8
NV2080_CTRL_GPU_REG_OP_TYPE_GR_CTX_ZROP: Final = 16
NV2080_CTRL_GPU_REG_OP_TYPE_FB: Final = 32
NV2080_CTRL_GPU_REG_OP_TYPE_GR_CTX_QUAD: Final = 64
NV2080_CTRL_GPU_REG_OP_TYPE_DEVICE: Final = 128
NV2080_CTRL_GPU_REG_OP_STATUS_SUCCESS: Final = 0
NV2080_CTRL_GPU_REG_OP_STATUS_INVALID_OP: Final = 1
NV2080_CTRL_GPU_REG_OP_STATUS_INVALID_TYPE: Final = 2
NV2080_CTRL_GPU_REG_OP_STATUS_INVALID_OFFSET: Final = 4
NV2080_CTRL_GPU_REG_OP_STATUS_UNSUPPORTED_OP: Final = 8
NV2080_CTRL_GPU_REG_OP_STATUS_INVALID_MASK: Final = 16
NV2080_CTRL_GPU_REG_OP_STATUS_NOACCESS: Final = 32
NV2080_CTRL_CMD_GPU_EXEC_REG_OPS: Final = 0x20800122
NV2080_CTRL_GPU_EXEC_REG_OPS_PARAMS_MESSAGE_ID: Final = 34
NV2080_CTRL_CMD_GPU_GET_ENGINES: Final = 0x20800123
NV2080_CTRL_GPU_GET_ENGINES_PARAMS_MESSAGE_ID: Final = 35
NV2080_CTRL_CMD_GPU_GET_ENGINES_V2: Final = 0x20800170
NV2080_GPU_MAX_ENGINES_LIST_SIZE: Final = 62
NV2080_CTRL_GPU_GET_ENGINES_V2_PARAMS_MESSAGE_ID: Final = 112
NV2080_CTRL_CMD_GPU_GET_ENGINE_CLASSLIST: Final = 0x20800124
NV2080_CTRL_GPU_GET_ENGINE_CLASSLIST_PARAMS_MESSAGE_ID: Final = 36
NV2080_CTRL_CMD_GPU_GET_ENGINE_FAULT_INFO: Final = 0x20800125
NV2080_CTRL_GPU_GET_ENGINE_FAULT_INFO_PARAMS_MESSAGE_ID: Final = 37
NV2080_CTRL_CMD_GPU_QUERY_MODE: Final = 0x20800128
NV2080_CTRL_GPU_QUERY_MODE_UNKNOWN_MODE: Final = 0
NV2080_CTRL_GPU_QUERY_MODE_GRAPHICS_MODE: Final = 1
NV2080_CTRL_GPU_QUERY_MODE_COMPUTE_MODE: Final = 2
NV2080_CTRL_GPU_QUERY_MODE_PARAMS_MESSAGE_ID: Final = 40
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_MAIN: Final = 0
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_PM: Final = 1
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_PATCH: Final = 2
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_BUFFER_BUNDLE_CB: Final = 3
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_PAGEPOOL: Final = 4
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_ATTRIBUTE_CB: Final = 5
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_RTV_CB_GLOBAL: Final = 6
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_GFXP_POOL: Final = 7
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_GFXP_CTRL_BLK: Final = 8
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_FECS_EVENT: Final = 9
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_PRIV_ACCESS_MAP: Final = 10
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_UNRESTRICTED_PRIV_ACCESS_MAP: Final = 11
NV2080_CTRL_GPU_PROMOTE_CTX_BUFFER_ID_GLOBAL_PRIV_ACCESS_MAP: Final = 12
NV2080_CTRL_GPU_PROMOTE_CONTEXT_MAX_ENTRIES: Final = 16
NV2080_CTRL_CMD_GPU_PROMOTE_CTX: Final = 0x2080012b
NV2080_CTRL_GPU_PROMOTE_CTX_PARAMS_MESSAGE_ID: Final = 43
NV2080_CTRL_CMD_GPU_EVICT_CTX: Final = 0x2080012c
NV2080_CTRL_GPU_EVICT_CTX_PARAMS_MESSAGE_ID: Final = 44
NV2080_CTRL_CMD_GPU_INITIALIZE_CTX: Final = 0x2080012d
NV2080_CTRL_GPU_INITIALIZE_CTX_PARAMS_MESSAGE_ID: Final = 45
NV2080_CTRL_GPU_INITIALIZE_CTX_APERTURE: Any
NV2080_CTRL_GPU_INITIALIZE_CTX_APERTURE_VIDMEM: Final = 0
NV2080_CTRL_GPU_INITIALIZE_CTX_APERTURE_COH_SYS: Final = 1
NV2080_CTRL_GPU_INITIALIZE_CTX_APERTURE_NCOH_SYS: Final = 2
NV2080_CTRL_GPU_INITIALIZE_CTX_GPU_CACHEABLE: Any
NV2080_CTRL_GPU_INITIALIZE_CTX_GPU_CACHEABLE_YES: Final = 0
NV2080_CTRL_GPU_INITIALIZE_CTX_GPU_CACHEABLE_NO: Final = 1
NV2080_CTRL_GPU_INITIALIZE_CTX_PRESERVE_CTX: Any
NV2080_CTRL_GPU_INITIALIZE_CTX_PRESERVE_CTX_NO: Final = 0
NV2080_CTRL_GPU_INITIALIZE_CTX_PRESERVE_CTX_YES: Final = 1
NV2080_CTRL_CMD_GPU_QUERY_ECC_INTR: Final = 0x2080012e
NV2080_CTRL_CMD_GPU_QUERY_ECC_STATUS: Final = 0x2080012f
NV2080_CTRL_GPU_ECC_UNIT_COUNT: Final = 24
NV2080_CTRL_GPU_QUERY_ECC_STATUS_FLAGS_TYPE: Any
NV2080_CTRL_GPU_QUERY_ECC_STATUS_FLAGS_TYPE_FILTERED: Final = 0
NV2080_CTRL_GPU_QUERY_ECC_STATUS_FLAGS_TYPE_RAW: Final = 1
NV2080_CTRL_GPU_QUERY_ECC_STATUS_UNC_ERR_FALSE: Final = 0
NV2080_CTRL_GPU_QUERY_ECC_STATUS_UNC_ERR_TRUE: Final = 1
NV2080_CTRL_GPU_QUERY_ECC_STATUS_UNC_ERR_INDETERMINATE: Final = 2
NV2080_CTRL_GPU_QUERY_ECC_STATUS_PARAMS_MESSAGE_ID: Final = 47
NV2080_CTRL_CMD_GPU_SET_COMPUTE_MODE_RULES: Final = 0x20800130
NV2080_CTRL_GPU_COMPUTE_MODE_RULES_NONE: Final = 0
NV2080_CTRL_GPU_COMPUTE_MODE_RULES_EXCLUSIVE_COMPUTE: Final = 1
NV2080_CTRL_GPU_COMPUTE_MODE_RULES_COMPUTE_PROHIBITED: Final = 2
NV2080_CTRL_GPU_COMPUTE_MODE_RULES_EXCLUSIVE_COMPUTE_PROCESS: Final = 3
NV2080_CTRL_GPU_SET_COMPUTE_MODE_RULES_PARAMS_MESSAGE_ID: Final = 48
NV2080_CTRL_CMD_GPU_QUERY_COMPUTE_MODE_RULES: Final = 0x20800131
NV2080_CTRL_GPU_QUERY_COMPUTE_MODE_RULES_PARAMS_MESSAGE_ID: Final = 49
NV2080_CTRL_CMD_GPU_QUERY_ECC_CONFIGURATION: Final = 0x20800133
NV2080_CTRL_GPU_ECC_CONFIGURATION_DISABLED: Final = 0
NV2080_CTRL_GPU_ECC_CONFIGURATION_ENABLED: Final = 1
NV2080_CTRL_GPU_QUERY_ECC_CONFIGURATION_PARAMS_MESSAGE_ID: Final = 51
NV2080_CTRL_CMD_GPU_SET_ECC_CONFIGURATION: Final = 0x20800134
NV2080_CTRL_GPU_ECC_CONFIGURATION_DISABLE: Final = 0
NV2080_CTRL_GPU_ECC_CONFIGURATION_ENABLE: Final = 1
NV2080_CTRL_GPU_SET_ECC_CONFIGURATION_PARAMS_MESSAGE_ID: Final = 52
NV2080_CTRL_CMD_GPU_RESET_ECC_ERROR_STATUS: Final = 0x20800136
NV2080_CTRL_GPU_ECC_ERROR_STATUS_NONE: Final = 0
NV2080_CTRL_GPU_ECC_ERROR_STATUS_VOLATILE: Final = 1
NV2080_CTRL_GPU_ECC_ERROR_STATUS_AGGREGATE: Final = 2
NV2080_CTRL_GPU_RESET_ECC_ERROR_STATUS_FLAGS_FORCE_PURGE: Any
NV2080_CTRL_GPU_RESET_ECC_ERROR_STATUS_FLAGS_FORCE_PURGE_FALSE: Final = 0
NV2080_CTRL_GPU_RESET_ECC_ERROR_STATUS_FLAGS_FORCE_PURGE_TRUE: Final = 1
NV2080_CTRL_GPU_RESET_ECC_ERROR_STATUS_PARAMS_MESSAGE_ID: Final = 54
NV2080_CTRL_CMD_GPU_GET_FERMI_GPC_INFO: Final = 0x20800137
NV2080_CTRL_GPU_GET_FERMI_GPC_INFO_PARAMS_MESSAGE_ID: Final = 55
NV2080_CTRL_CMD_GPU_GET_FERMI_TPC_INFO: Final = 0x20800138
NV2080_CTRL_GPU_GET_FERMI_TPC_INFO_PARAMS_MESSAGE_ID: Final = 56
NV2080_CTRL_CMD_GPU_GET_FERMI_ZCULL_INFO: Final = 0x20800139
NV2080_CTRL_GPU_GET_FERMI_ZCULL_INFO_PARAMS_MESSAGE_ID: Final = 57
NV2080_CTRL_CMD_GPU_GET_OEM_BOARD_INFO: Final = 0x2080013f
NV2080_GPU_MAX_MARKETING_NAME_LENGTH: Final = 24
NV2080_GPU_MAX_SERIAL_NUMBER_LENGTH: Final = 16
NV2080_GPU_MAX_MEMORY_PART_ID_LENGTH: Final = 20
NV2080_GPU_MAX_MEMORY_DATE_CODE_LENGTH: Final = 6
NV2080_GPU_MAX_PRODUCT_PART_NUMBER_LENGTH: Final = 20
NV2080_CTRL_GPU_GET_OEM_BOARD_INFO_PARAMS_MESSAGE_ID: Final = 63
NV2080_CTRL_CMD_GPU_GET_ID: Final = 0x20800142
NV2080_CTRL_GPU_GET_ID_PARAMS_MESSAGE_ID: Final = 66
NV2080_CTRL_CMD_GPU_SET_GPU_DEBUG_MODE: Final = 0x20800143
NV2080_CTRL_GPU_SET_GPU_DEBUG_MODE_PARAMS_MESSAGE_ID: Final = 67
NV2080_CTRL_GPU_DEBUG_MODE_ENABLED: Final = 1
NV2080_CTRL_GPU_DEBUG_MODE_DISABLED: Final = 2
NV2080_CTRL_CMD_GPU_GET_GPU_DEBUG_MODE: Final = 0x20800144
NV2080_CTRL_GPU_GET_GPU_DEBUG_MODE_PARAMS_MESSAGE_ID: Final = 68
NV2080_CTRL_CMD_GPU_GET_ENGINE_PARTNERLIST: Final = 0x20800147
NV2080_CTRL_GPU_MAX_ENGINE_PARTNERS: Final = 32
NV2080_CTRL_GPU_GET_ENGINE_PARTNERLIST_PARAMS_MESSAGE_ID: Final = 71
NV2080_CTRL_CMD_GPU_GET_GID_INFO: Final = 0x2080014a
NV2080_GPU_MAX_GID_LENGTH: Final = 256
NV2080_GPU_MAX_SHA1_BINARY_GID_LENGTH: Final = 16
NV2080_CTRL_GPU_GET_GID_INFO_PARAMS_MESSAGE_ID: Final = 74
NV2080_GPU_CMD_GPU_GET_GID_FLAGS_FORMAT: Any
NV2080_GPU_CMD_GPU_GET_GID_FLAGS_FORMAT_ASCII: Final = 0
NV2080_GPU_CMD_GPU_GET_GID_FLAGS_FORMAT_BINARY: Final = 2
NV2080_GPU_CMD_GPU_GET_GID_FLAGS_TYPE: Any
NV2080_GPU_CMD_GPU_GET_GID_FLAGS_TYPE_SHA1: Final = 0
NV2080_CTRL_CMD_GPU_GET_INFOROM_OBJECT_VERSION: Final = 0x2080014b
NV2080_CTRL_GPU_INFOROM_OBJ_TYPE_LEN: Final = 3
NV2080_CTRL_GPU_GET_INFOROM_OBJECT_VERSION_PARAMS_MESSAGE_ID: Final = 75
NV2080_CTRL_CMD_SET_GPU_OPTIMUS_INFO: Final = 0x2080014c
NV2080_CTRL_GPU_OPTIMUS_INFO_PARAMS_MESSAGE_ID: Final = 76
NV2080_CTRL_CMD_GPU_GET_IP_VERSION: Final = 0x2080014d
NV2080_CTRL_GPU_GET_IP_VERSION_PARAMS_MESSAGE_ID: Final = 77
NV2080_CTRL_GPU_GET_IP_VERSION_DISPLAY: Final = 1
NV2080_CTRL_GPU_GET_IP_VERSION_HDACODEC: Final = 2
NV2080_CTRL_GPU_GET_IP_VERSION_PMGR: Final = 3
NV2080_CTRL_GPU_GET_IP_VERSION_PPWR_PMU: Final = 4
NV2080_CTRL_GPU_GET_IP_VERSION_DISP_FALCON: Final = 5
NV2080_CTRL_GPU_ILLUM_ATTRIB_LOGO_BRIGHTNESS: Final = 0
NV2080_CTRL_GPU_ILLUM_ATTRIB_SLI_BRIGHTNESS: Final = 1
NV2080_CTRL_CMD_GPU_QUERY_ILLUM_SUPPORT: Final = 0x20800153
NV2080_CTRL_CMD_GPU_QUERY_ILLUM_SUPPORT_PARAMS_MESSAGE_ID: Final = 83
NV2080_CTRL_CMD_GPU_GET_ILLUM: Final = 0x20800154
NV2080_CTRL_GPU_GET_ILLUM_PARAMS_MESSAGE_ID: Final = 84
NV2080_CTRL_CMD_GPU_SET_ILLUM: Final = 0x20800155
NV2080_CTRL_GPU_SET_ILLUM_PARAMS_MESSAGE_ID: Final = 85
NV2080_CTRL_CMD_GPU_GET_INFOROM_IMAGE_VERSION: Final = 0x20800156
NV2080_CTRL_GPU_INFOROM_IMAGE_VERSION_LEN: Final = 16
NV2080_CTRL_GPU_GET_INFOROM_IMAGE_VERSION_PARAMS_MESSAGE_ID: Final = 86
NV2080_CTRL_CMD_GPU_QUERY_INFOROM_ECC_SUPPORT: Final = 0x20800157
NV2080_CTRL_CMD_GPU_GET_PHYSICAL_BRIDGE_VERSION_INFO: Final = 0x2080015a
NV2080_CTRL_MAX_PHYSICAL_BRIDGE: Final = 100
NV2080_CTRL_GPU_GET_PHYSICAL_BRIDGE_VERSION_INFO_PARAMS_MESSAGE_ID: Final = 90
NV2080_CTRL_CMD_GPU_GET_ALL_BRIDGES_UPSTREAM_OF_GPU: Final = 0x2080015b
NV2080_CTRL_GPU_GET_ALL_BRIDGES_UPSTREAM_OF_GPU_PARAMS_MESSAGE_ID: Final = 91
NV2080_CTRL_CMD_GPU_QUERY_SCRUBBER_STATUS: Final = 0x2080015f
NV2080_CTRL_GPU_QUERY_SCRUBBER_STATUS_PARAMS_MESSAGE_ID: Final = 95
NV2080_CTRL_GPU_QUERY_SCRUBBER_STATUS_SCRUBBER_RUNNING: Final = 0
NV2080_CTRL_GPU_QUERY_SCRUBBER_STATUS_SCRUBBER_IDLE: Final = 1
NV2080_CTRL_CMD_GPU_GET_VPR_CAPS: Final = 0x20800160
NV2080_CTRL_GPU_GET_VPR_CAPS_PARAMS_MESSAGE_ID: Final = 96
NV2080_CTRL_CMD_GPU_HANDLE_GPU_SR: Final = 0x20800167
NV2080_CTRL_CMD_GPU_GET_PES_INFO: Final = 0x20800168
NV2080_CTRL_CMD_GPU_GET_PES_INFO_MAX_TPC_PER_GPC_COUNT: Final = 10
NV2080_CTRL_GPU_GET_PES_INFO_PARAMS_MESSAGE_ID: Final = 104
NV2080_CTRL_CMD_GPU_GET_OEM_INFO: Final = 0x20800169
NV2080_GPU_MAX_OEM_INFO_LENGTH: Final = 504
NV2080_CTRL_GPU_GET_OEM_INFO_PARAMS_MESSAGE_ID: Final = 105
NV2080_CTRL_CMD_GPU_PROCESS_POST_GC6_EXIT_TASKS: Final = 0x2080016a
NV2080_CTRL_CMD_GPU_GET_VPR_INFO: Final = 0x2080016b
NV2080_CTRL_GPU_GET_VPR_INFO_PARAMS_MESSAGE_ID: Final = 107
NV2080_CTRL_CMD_GPU_GET_ENCODER_CAPACITY: Final = 0x2080016c
NV2080_CTRL_GPU_GET_ENCODER_CAPACITY_PARAMS_MESSAGE_ID: Final = 108
NV2080_CTRL_GPU_GET_NVENC_SW_SESSION_STATS: Final = 0x2080016d
NV2080_CTRL_GPU_GET_NVENC_SW_SESSION_STATS_PARAMS_MESSAGE_ID: Final = 109
NV2080_CTRL_GPU_NVENC_SESSION_INFO_MAX_COPYOUT_ENTRIES: Final = 512
NV2080_CTRL_GPU_GET_NVENC_SW_SESSION_INFO_PARAMS_MESSAGE_ID: Final = 110
NV2080_CTRL_GPU_GET_NVENC_SW_SESSION_INFO: Final = 0x2080016e
NV2080_CTRL_GPU_SET_FABRIC_BASE_ADDR_PARAMS_MESSAGE_ID: Final = 111
NV2080_CTRL_CMD_GPU_SET_FABRIC_BASE_ADDR: Final = 0x2080016f
NV2080_CTRL_GPU_VIRTUAL_INTERRUPT_PARAMS_MESSAGE_ID: Final = 114
NV2080_CTRL_CMD_GPU_VIRTUAL_INTERRUPT: Final = 0x20800172
NV2080_CTRL_CMD_GPU_QUERY_FUNCTION_STATUS_PARAMS_MESSAGE_ID: Final = 115
NV2080_CTRL_CMD_GPU_QUERY_FUNCTION_STATUS: Final = 0x20800173
PARTITIONID_INVALID: Final = 0xffffffff
NV2080_CTRL_GPU_PARTITION_ID_INVALID: Final = 0xffffffff
NV2080_CTRL_GPU_MAX_PARTITIONS: Final = 8
NV2080_CTRL_GPU_MAX_PARTITION_IDS: Final = 9
NV2080_CTRL_GPU_MAX_SMC_IDS: Final = 8
NV2080_CTRL_GPU_MAX_GPC_PER_SMC: Final = 12
NV2080_CTRL_GPU_MAX_CE_PER_SMC: Final = 8
NV2080_CTRL_GPU_PARTITION_FLAG_MEMORY_SIZE: Any
NV2080_CTRL_GPU_PARTITION_FLAG_MEMORY_SIZE_FULL: Final = 0
NV2080_CTRL_GPU_PARTITION_FLAG_MEMORY_SIZE_HALF: Final = 1
NV2080_CTRL_GPU_PARTITION_FLAG_MEMORY_SIZE_QUARTER: Final = 2
NV2080_CTRL_GPU_PARTITION_FLAG_MEMORY_SIZE_EIGHTH: Final = 3
NV2080_CTRL_GPU_PARTITION_FLAG_MEMORY_SIZE__SIZE: Final = 4
NV2080_CTRL_GPU_PARTITION_FLAG_COMPUTE_SIZE: Any
NV2080_CTRL_GPU_PARTITION_FLAG_COMPUTE_SIZE_FULL: Final = 0
NV2080_CTRL_GPU_PARTITION_FLAG_COMPUTE_SIZE_HALF: Final = 1
NV2080_CTRL_GPU_PARTITION_FLAG_COMPUTE_SIZE_MINI_HALF: Final = 2
NV2080_CTRL_GPU_PARTITION_FLAG_COMPUTE_SIZE_QUARTER: Final = 3
NV2080_CTRL_GPU_PARTITION_FLAG_COMPUTE_SIZE_MINI_QUARTER: Final = 4
NV2080_CTRL_GPU_PARTITION_FLAG_COMPUTE_SIZE_EIGHTH: Final = 5
NV2080_CTRL_GPU_PARTITION_FLAG_COMPUTE_SIZE__SIZE: Final = 6
NV2080_CTRL_GPU_PARTITION_MAX_TYPES: Final = 20
NV2080_CTRL_GPU_PARTITION_FLAG_REQ_DEC_JPG_OFA: Any
NV2080_CTRL_GPU_PARTITION_FLAG_REQ_DEC_JPG_OFA_DISABLE: Final = 0
NV2080_CTRL_GPU_PARTITION_FLAG_REQ_DEC_JPG_OFA_ENABLE: Final = 1
NV2080_CTRL_GPU_PARTITION_FLAG_PLACE_AT_SPAN: Any
NV2080_CTRL_GPU_PARTITION_FLAG_PLACE_AT_SPAN_DISABLE: Final = 0
NV2080_CTRL_GPU_PARTITION_FLAG_PLACE_AT_SPAN_ENABLE: Final = 1
NV2080_CTRL_GPU_PARTITION_FLAG_FULL_GPU: Final = 0
NV2080_CTRL_GPU_PARTITION_FLAG_ONE_HALF_GPU: Final = 5
NV2080_CTRL_GPU_PARTITION_FLAG_ONE_MINI_HALF_GPU: Final = 9
NV2080_CTRL_GPU_PARTITION_FLAG_ONE_QUARTER_GPU: Final = 14
NV2080_CTRL_GPU_PARTITION_FLAG_ONE_MINI_QUARTER_GPU: Final = 18
NV2080_CTRL_GPU_PARTITION_FLAG_ONE_EIGHTHED_GPU: Final = 23
NV2080_CTRL_GPU_SET_PARTITIONS_PARAMS_MESSAGE_ID: Final = 116
NV2080_CTRL_CMD_GPU_SET_PARTITIONS: Final = 0x20800174
NV2080_CTRL_GPU_GET_PARTITIONS_PARAMS_MESSAGE_ID: Final = 117
NV2080_CTRL_CMD_GPU_GET_PARTITIONS: Final = 0x20800175
NV2080_CTRL_CMD_GPU_CONFIGURE_PARTITION: Final = 0x20800176
NV2080_CTRL_GPU_CONFIGURE_PARTITION_PARAMS_MESSAGE_ID: Final = 118
NV2080_CTRL_GPU_FAULT_PACKET_SIZE: Final = 32
NV2080_CTRL_CMD_GPU_REPORT_NON_REPLAYABLE_FAULT: Final = 0x20800177
NV2080_CTRL_GPU_REPORT_NON_REPLAYABLE_FAULT_PARAMS_MESSAGE_ID: Final = 119
NV2080_CTRL_CMD_GPU_EXEC_REG_OPS_VGPU: Final = 0x20800178
NV2080_CTRL_GPU_EXEC_REG_OPS_VGPU_PARAMS_MESSAGE_ID: Final = 120
NV2080_CTRL_CMD_GPU_GET_ENGINE_RUNLIST_PRI_BASE: Final = 0x20800179
NV2080_CTRL_GPU_GET_ENGINE_RUNLIST_PRI_BASE_PARAMS_MESSAGE_ID: Final = 121
NV2080_CTRL_GPU_GET_ENGINE_RUNLIST_PRI_BASE_NULL: Final = 0xffffffff
NV2080_CTRL_GPU_GET_ENGINE_RUNLIST_PRI_BASE_ERROR: Final = 0xfffffffb
NV2080_CTRL_CMD_GPU_GET_HW_ENGINE_ID: Final = 0x2080017a
NV2080_CTRL_GPU_GET_HW_ENGINE_ID_PARAMS_MESSAGE_ID: Final = 122
NV2080_CTRL_GPU_GET_HW_ENGINE_ID_NULL: Final = 0xffffffff
NV2080_CTRL_GPU_GET_HW_ENGINE_ID_ERROR: Final = 0xfffffffb
NV2080_CTRL_GPU_GET_NVFBC_SW_SESSION_STATS: Final = 0x2080017b
NV2080_CTRL_GPU_GET_NVFBC_SW_SESSION_STATS_PARAMS_MESSAGE_ID: Final = 123
NV2080_CTRL_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED: Final = 1
NV2080_CTRL_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED: Final = 2
NV2080_CTRL_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT: Final = 4
NV2080_CTRL_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE: Final = 8
NV2080_CTRL_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT: Final = 16
NV2080_GPU_NVFBC_MAX_SESSION_COUNT: Final = 256
NV2080_CTRL_GPU_GET_NVFBC_SW_SESSION_INFO_PARAMS_MESSAGE_ID: Final = 124
NV2080_CTRL_GPU_GET_NVFBC_SW_SESSION_INFO: Final = 0x2080017c
NV2080_CTRL_CMD_GPU_GET_VMMU_SEGMENT_SIZE: Final = 0x2080017e
NV2080_CTRL_GPU_GET_VMMU_SEGMENT_SIZE_PARAMS_MESSAGE_ID: Final = 126
NV2080_CTRL_GPU_VMMU_SEGMENT_SIZE_32MB: Final = 0x2000000
NV2080_CTRL_GPU_VMMU_SEGMENT_SIZE_64MB: Final = 0x4000000
NV2080_CTRL_GPU_VMMU_SEGMENT_SIZE_128MB: Final = 0x8000000
NV2080_CTRL_GPU_VMMU_SEGMENT_SIZE_256MB: Final = 0x10000000
NV2080_CTRL_GPU_VMMU_SEGMENT_SIZE_512MB: Final = 0x20000000
NV2080_CTRL_CMD_GPU_GET_PARTITION_CAPACITY: Final = 0x20800181
NV2080_CTRL_GPU_GET_PARTITION_CAPACITY_PARAMS_MESSAGE_ID: Final = 129
NV2080_CTRL_CMD_GPU_GET_CACHED_INFO: Final = 0x20800182
NV2080_CTRL_GPU_GET_CACHED_INFO_PARAMS_MESSAGE_ID: Final = 130
NV2080_CTRL_CMD_GPU_SET_PARTITIONING_MODE: Final = 0x20800183
NV2080_CTRL_GPU_SET_PARTITIONING_MODE_REPARTITIONING: Any
NV2080_CTRL_GPU_SET_PARTITIONING_MODE_REPARTITIONING_LEGACY: Final = 0
NV2080_CTRL_GPU_SET_PARTITIONING_MODE_REPARTITIONING_MAX_PERF: Final = 1
NV2080_CTRL_GPU_SET_PARTITIONING_MODE_REPARTITIONING_FAST_RECONFIG: Final = 2
NV2080_CTRL_GPU_SET_PARTITIONING_MODE_PARAMS_MESSAGE_ID: Final = 131
NV2080_CTRL_GPU_DESCRIBE_PARTITIONS_PARAMS_MESSAGE_ID: Final = 133
NV2080_CTRL_CMD_GPU_DESCRIBE_PARTITIONS: Final = 0x20800185
NV2080_CTRL_CMD_GPU_GET_MAX_SUPPORTED_PAGE_SIZE: Final = 0x20800188
NV2080_CTRL_GPU_GET_MAX_SUPPORTED_PAGE_SIZE_PARAMS_MESSAGE_ID: Final = 136
NV2080_CTRL_GPU_GET_NUM_MMUS_PER_GPC_PARAMS_MESSAGE_ID: Final = 138
NV2080_CTRL_CMD_GPU_GET_NUM_MMUS_PER_GPC: Final = 0x2080018a
NV2080_CTRL_GPU_GET_ACTIVE_PARTITION_IDS_PARAMS_MESSAGE_ID: Final = 139
NV2080_CTRL_CMD_GPU_GET_ACTIVE_PARTITION_IDS: Final = 0x2080018b
NV2080_CTRL_CMD_GPU_GET_PIDS: Final = 0x2080018d
NV2080_CTRL_GPU_GET_PIDS_MAX_COUNT: Final = 950
NV2080_CTRL_GPU_GET_PIDS_PARAMS_MESSAGE_ID: Final = 141
NV2080_CTRL_GPU_GET_PIDS_ID_TYPE_CLASS: Final = 0
NV2080_CTRL_GPU_GET_PIDS_ID_TYPE_VGPU_GUEST: Final = 1
NV2080_CTRL_GPU_PID_INFO_INDEX_VIDEO_MEMORY_USAGE: Final = 0
NV2080_CTRL_GPU_PID_INFO_INDEX_MAX: Final = 0
NV2080_CTRL_CMD_GPU_GET_PID_INFO: Final = 0x2080018e
NV2080_CTRL_GPU_GET_PID_INFO_MAX_COUNT: Final = 200
NV2080_CTRL_GPU_GET_PID_INFO_PARAMS_MESSAGE_ID: Final = 142
NV2080_CTRL_CMD_GPU_HANDLE_VF_PRI_FAULT: Final = 0x20800192
NV2080_CTRL_CMD_GPU_HANDLE_VF_PRI_FAULT_TYPE_INVALID: Final = 0
NV2080_CTRL_CMD_GPU_HANDLE_VF_PRI_FAULT_TYPE_BAR1: Final = 1
NV2080_CTRL_CMD_GPU_HANDLE_VF_PRI_FAULT_TYPE_BAR2: Final = 2
NV2080_CTRL_CMD_GPU_HANDLE_VF_PRI_FAULT_TYPE_PHYSICAL: Final = 3
NV2080_CTRL_CMD_GPU_HANDLE_VF_PRI_FAULT_TYPE_UNBOUND_INSTANCE: Final = 4
NV2080_CTRL_CMD_GPU_HANDLE_VF_PRI_FAULT_PARAMS_MESSAGE_ID: Final = 146
NV2080_CTRL_GPU_COMPUTE_POLICY_TIMESLICE: Final = 0
NV2080_CTRL_GPU_COMPUTE_POLICY_MAX: Final = 1
NV2080_CTRL_GPU_SET_COMPUTE_POLICY_CONFIG_PARAMS_MESSAGE_ID: Final = 148
NV2080_CTRL_CMD_GPU_GET_COMPUTE_POLICY_CONFIG: Final = 0x20800195
NV2080_CTRL_GPU_COMPUTE_POLICY_CONFIG_LIST_MAX: Final = 32
NV2080_CTRL_GPU_GET_COMPUTE_POLICY_CONFIG_PARAMS_MESSAGE_ID: Final = 149
NV2080_CTRL_CMD_GPU_GET_GFID: Final = 0x20800196
NV2080_CTRL_GPU_GET_GFID_PARAMS_MESSAGE_ID: Final = 150
NV2080_CTRL_CMD_GPU_UPDATE_GFID_P2P_CAPABILITY: Final = 0x20800197
NV2080_CTRL_CMD_GPU_UPDATE_GFID_P2P_CAPABILITY_PARAMS_MESSAGE_ID: Final = 151
NV2080_CTRL_CMD_GPU_VALIDATE_MEM_MAP_REQUEST: Final = 0x20800198
NV2080_CTRL_GPU_VALIDATE_MEM_MAP_REQUEST_PARAMS_MESSAGE_ID: Final = 152
NV2080_CTRL_CMD_GPU_SET_EGM_GPA_FABRIC_BASE_ADDR: Final = 0x20800199
NV2080_CTRL_GPU_SET_EGM_GPA_FABRIC_BASE_ADDR_PARAMS_MESSAGE_ID: Final = 153
NV2080_CTRL_CMD_GPU_GET_ENGINE_LOAD_TIMES: Final = 0x2080019b
NV2080_CTRL_GPU_MAX_ENGINE_OBJECTS: Final = 192
NV2080_CTRL_GPU_GET_ENGINE_LOAD_TIMES_PARAMS_MESSAGE_ID: Final = 155
NV2080_CTRL_CMD_GPU_GET_ID_NAME_MAPPING: Final = 0x2080019c
NV2080_CTRL_GPU_GET_ID_NAME_MAPPING_PARAMS_MESSAGE_ID: Final = 156
NV2080_CTRL_CMD_GPU_EXEC_REG_OPS_NOPTRS: Final = 0x2080019d
NV2080_CTRL_REG_OPS_ARRAY_MAX: Final = 100
NV2080_CTRL_GPU_EXEC_REG_OPS_NOPTRS_PARAMS_MESSAGE_ID: Final = 157
NV2080_GET_P2P_CAPS_UUID_LEN: Final = 16
NV2080_CTRL_CMD_GET_P2P_CAPS: Final = 0x208001a0
NV2080_CTRL_GET_P2P_CAPS_PARAMS_MESSAGE_ID: Final = 160
NV2080_CTRL_GPU_GET_COMPUTE_PROFILES_PARAMS_MESSAGE_ID: Final = 162
NV2080_CTRL_CMD_GPU_GET_COMPUTE_PROFILES: Final = 0x208001a2
NV2080_CTRL_GPU_FABRIC_PROBE_STATE_UNSUPPORTED: Final = 0
NV2080_CTRL_GPU_FABRIC_PROBE_STATE_NOT_STARTED: Final = 1
NV2080_CTRL_GPU_FABRIC_PROBE_STATE_IN_PROGRESS: Final = 2
NV2080_CTRL_GPU_FABRIC_PROBE_STATE_COMPLETE: Final = 3
NV2080_GPU_FABRIC_CLUSTER_UUID_LEN: Final = 16
NV2080_CTRL_GPU_FABRIC_PROBE_CAP_MC_SUPPORTED: Final = 1
NV2080_CTRL_CMD_GET_GPU_FABRIC_PROBE_INFO_PARAMS_MESSAGE_ID: Final = 163
NV2080_CTRL_CMD_GET_GPU_FABRIC_PROBE_INFO: Final = 0x208001a3
NV2080_CTRL_CMD_GPU_GET_CHIP_DETAILS: Final = 0x208001a4
GPU_PART_NUMBER_FMT: Final = b'%04X-%s-%X%X'
NV2080_MAX_CHIP_SKU_LENGTH: Final = 4
NV2080_CTRL_GPU_GET_CHIP_DETAILS_PARAMS_MESSAGE_ID: Final = 164
NV2080_CTRL_CMD_GPU_MOVE_RUNLISTS_ALLOCATION_TO_SUBHEAP: Final = 0x208001a5
NV2080_CTRL_GPU_MOVE_RUNLISTS_ALLOCATION_TO_SUBHEAP_PARAMS_MESSAGE_ID: Final = 165
NV2080_CTRL_CMD_GPU_MIGRATABLE_OPS: Final = 0x208001a6
NV2080_CTRL_CMD_GPU_MIGRATABLE_OPS_GSP: Final = 0x208001a7
NV2080_CTRL_CMD_GPU_MIGRATABLE_OPS_VGPU: Final = 0x208001a8
NV2080_CTRL_MIGRATABLE_OPS_ARRAY_MAX: Final = 50
NV2080_CTRL_GPU_MIGRATABLE_OPS_PARAMS_MESSAGE_ID: Final = 166
NV2080_CTRL_GPU_MIGRATABLE_OPS_GSP_PARAMS_MESSAGE_ID: Final = 167
NV2080_CTRL_GPU_MIGRATABLE_OPS_VGPU_PARAMS_MESSAGE_ID: Final = 168
NV2080_CTRL_CMD_GPU_MARK_DEVICE_FOR_RESET: Final = 0x208001a9
NV2080_CTRL_CMD_GPU_UNMARK_DEVICE_FOR_RESET: Final = 0x208001aa
NV2080_CTRL_CMD_GPU_GET_RESET_STATUS: Final = 0x208001ab
NV2080_CTRL_GPU_GET_RESET_STATUS_PARAMS_MESSAGE_ID: Final = 171
NV2080_CTRL_CMD_GPU_MARK_DEVICE_FOR_DRAIN_AND_RESET: Final = 0x208001ac
NV2080_CTRL_CMD_GPU_UNMARK_DEVICE_FOR_DRAIN_AND_RESET: Final = 0x208001ad
NV2080_CTRL_CMD_GPU_GET_DRAIN_AND_RESET_STATUS: Final = 0x208001ae
NV2080_CTRL_GPU_GET_DRAIN_AND_RESET_STATUS_PARAMS_MESSAGE_ID: Final = 174
NV2080_CTRL_GPU_GET_NVENC_SW_SESSION_INFO_V2_PARAMS_MESSAGE_ID: Final = 175
NV2080_CTRL_GPU_GET_NVENC_SW_SESSION_INFO_V2: Final = 0x208001af
NV2080_CTRL_CMD_GPU_GET_TPC_RECONFIG_MASK: Final = 0x208001e7
NV2080_CTRL_GPU_GET_TPC_RECONFIG_MASK_PARAMS_MESSAGE_ID: Final = 231
NV2080_CTRL_CMD_EVENT_SET_NOTIFICATION: Final = 0x20800301
NV2080_CTRL_EVENT_SET_NOTIFICATION_PARAMS_MESSAGE_ID: Final = 1
NV2080_CTRL_EVENT_SET_NOTIFICATION_ACTION_DISABLE: Final = 0
NV2080_CTRL_EVENT_SET_NOTIFICATION_ACTION_SINGLE: Final = 1
NV2080_CTRL_EVENT_SET_NOTIFICATION_ACTION_REPEAT: Final = 2
NV2080_EVENT_DSTATE_XUSB_D0: Final = 0
NV2080_EVENT_DSTATE_XUSB_D3: Final = 3
NV2080_EVENT_DSTATE_XUSB_INVALID: Final = 0xffffffff
NV2080_EVENT_DSTATE_PPC_D0: Final = 0
NV2080_EVENT_DSTATE_PPC_D3: Final = 3
NV2080_EVENT_DSTATE_PPC_INVALID: Final = 0xffffffff
NV2080_CTRL_CMD_EVENT_SET_TRIGGER: Final = 0x20800302
NV2080_CTRL_CMD_EVENT_SET_MEMORY_NOTIFIES: Final = 0x20800303
NV2080_CTRL_EVENT_SET_MEMORY_NOTIFIES_PARAMS_MESSAGE_ID: Final = 3
NV2080_EVENT_MEMORY_NOTIFIES_STATUS_NOTIFIED: Final = 0
NV2080_EVENT_MEMORY_NOTIFIES_STATUS_PENDING: Final = 1
NV2080_EVENT_MEMORY_NOTIFIES_STATUS_ERROR: Final = 2
NV2080_CTRL_CMD_EVENT_SET_SEMAPHORE_MEMORY: Final = 0x20800304
NV2080_CTRL_EVENT_SET_SEMAPHORE_MEMORY_PARAMS_MESSAGE_ID: Final = 4
NV2080_CTRL_CMD_EVENT_SET_GUEST_MSI: Final = 0x20800305
NV2080_CTRL_EVENT_SET_GUEST_MSI_PARAMS_MESSAGE_ID: Final = 5
NV2080_CTRL_CMD_EVENT_SET_SEMA_MEM_VALIDATION: Final = 0x20800306
NV2080_CTRL_EVENT_SET_SEMA_MEM_VALIDATION_PARAMS_MESSAGE_ID: Final = 6
NV2080_CTRL_CMD_EVENT_SET_TRIGGER_FIFO: Final = 0x20800308
NV2080_CTRL_EVENT_SET_TRIGGER_FIFO_PARAMS_MESSAGE_ID: Final = 8
NV2080_CTRL_CMD_EVENT_VIDEO_BIND_EVTBUF: Final = 0x20800309
NV2080_CTRL_EVENT_VIDEO_BIND_EVTBUF_PARAMS_MESSAGE_ID: Final = 9
NV_SUBPROC_NAME_MAX_LENGTH: Final = 100
NV2080_CTRL_PERF_BOOST_FLAGS_CMD: Any
NV2080_CTRL_PERF_BOOST_FLAGS_CMD_CLEAR: Final = 0
NV2080_CTRL_PERF_BOOST_FLAGS_CMD_BOOST_1LEVEL: Final = 1
NV2080_CTRL_PERF_BOOST_FLAGS_CMD_BOOST_TO_MAX: Final = 2
NV2080_CTRL_PERF_BOOST_FLAGS_CUDA: Any
NV2080_CTRL_PERF_BOOST_FLAGS_CUDA_NO: Final = 0
NV2080_CTRL_PERF_BOOST_FLAGS_CUDA_YES: Final = 1
NV2080_CTRL_PERF_BOOST_FLAGS_ASYNC: Any
NV2080_CTRL_PERF_BOOST_FLAGS_ASYNC_NO: Final = 0
NV2080_CTRL_PERF_BOOST_FLAGS_ASYNC_YES: Final = 1
NV2080_CTRL_PERF_BOOST_FLAGS_CUDA_PRIORITY: Any
NV2080_CTRL_PERF_BOOST_FLAGS_CUDA_PRIORITY_DEFAULT: Final = 0
NV2080_CTRL_PERF_BOOST_FLAGS_CUDA_PRIORITY_HIGH: Final = 1
NV2080_CTRL_PERF_BOOST_DURATION_MAX: Final = 3600
NV2080_CTRL_PERF_BOOST_DURATION_INFINITE: Final = 0xffffffff
NV2080_CTRL_CMD_PERF_BOOST: Final = 0x2080200a
NV2080_CTRL_PERF_BOOST_PARAMS_MESSAGE_ID: Final = 10
NV2080_CTRL_CMD_PERF_RESERVE_PERFMON_HW: Final = 0x20802093
NV2080_CTRL_PERF_RESERVE_PERFMON_HW_PARAMS_MESSAGE_ID: Final = 147
NV2080_CTRL_PERF_POWER_SOURCE_AC: Final = 0
NV2080_CTRL_PERF_POWER_SOURCE_BATTERY: Final = 1
NV2080_CTRL_CMD_PERF_SET_POWERSTATE: Final = 0x2080205b
NV2080_CTRL_PERF_SET_POWERSTATE_PARAMS_MESSAGE_ID: Final = 91
NV2080_CTRL_CMD_PERF_SET_AUX_POWER_STATE: Final = 0x20802092
NV2080_CTRL_PERF_SET_AUX_POWER_STATE_PARAMS_MESSAGE_ID: Final = 146
NV2080_CTRL_PERF_AUX_POWER_STATE_P0: Final = 0
NV2080_CTRL_PERF_AUX_POWER_STATE_P1: Final = 1
NV2080_CTRL_PERF_AUX_POWER_STATE_P2: Final = 2
NV2080_CTRL_PERF_AUX_POWER_STATE_P3: Final = 3
NV2080_CTRL_PERF_AUX_POWER_STATE_P4: Final = 4
NV2080_CTRL_PERF_AUX_POWER_STATE_COUNT: Final = 5
NV2080_CTRL_PERF_RATED_TDP_STATUS_PARAMS_MESSAGE_ID: Final = 109
NV2080_CTRL_CMD_PERF_RATED_TDP_GET_CONTROL: Final = 0x2080206e
NV2080_CTRL_PERF_RATED_TDP_GET_CONTROL_PARAMS_MESSAGE_ID: Final = 110
NV2080_CTRL_CMD_PERF_RATED_TDP_SET_CONTROL: Final = 0x2080206f
NV2080_CTRL_PERF_RATED_TDP_SET_CONTROL_PARAMS_MESSAGE_ID: Final = 111
NV2080_CTRL_PERF_GET_GPUMON_PERFMON_UTIL_SAMPLES_PARAM_MESSAGE_ID: Final = 131
NV2080_CTRL_PERF_GPUMON_SAMPLE_COUNT_PERFMON_UTIL: Final = 72
NV2080_CTRL_PERF_GPUMON_PERFMON_UTIL_BUFFER_SIZE: Final = 0x84c0
NV2080_CTRL_CMD_PERF_GET_GPUMON_PERFMON_UTIL_SAMPLES_V2: Final = 0x20802096
NV2080_CTRL_PERF_GET_GPUMON_PERFMON_UTIL_SAMPLES_V2_PARAMS_MESSAGE_ID: Final = 150
NV2080_CTRL_CMD_PERF_GPU_IS_IDLE: Final = 0x20802089
NV2080_CTRL_PERF_GPU_IS_IDLE_PARAMS_MESSAGE_ID: Final = 137
NV2080_CTRL_PERF_GPU_IS_IDLE_TRUE: Final = 1
NV2080_CTRL_PERF_GPU_IS_IDLE_FALSE: Final = 2
NV2080_CTRL_CMD_PERF_AGGRESSIVE_PSTATE_NOTIFY: Final = 0x2080208f
NV2080_CTRL_PERF_AGGRESSIVE_PSTATE_NOTIFY_PARAMS_MESSAGE_ID: Final = 143
NV83DE_CTRL_CMD_SM_DEBUG_MODE_ENABLE: Final = 0x83de0301
NV83DE_CTRL_CMD_SM_DEBUG_MODE_DISABLE: Final = 0x83de0302
NV83DE_CTRL_CMD_DEBUG_SET_MODE_MMU_DEBUG: Final = 0x83de0307
NV83DE_CTRL_DEBUG_SET_MODE_MMU_DEBUG_PARAMS_MESSAGE_ID: Final = 7
NV83DE_CTRL_CMD_DEBUG_SET_MODE_MMU_DEBUG_ENABLE: Final = 1
NV83DE_CTRL_CMD_DEBUG_SET_MODE_MMU_DEBUG_DISABLE: Final = 2
NV83DE_CTRL_CMD_DEBUG_RELEASE_MMU_DEBUG_REQUESTS: Final = 3
NV83DE_CTRL_CMD_DEBUG_GET_MODE_MMU_DEBUG: Final = 0x83de0308
NV83DE_CTRL_DEBUG_GET_MODE_MMU_DEBUG_PARAMS_MESSAGE_ID: Final = 8
NV83DE_CTRL_CMD_DEBUG_GET_MODE_MMU_DEBUG_ENABLED: Final = 1
NV83DE_CTRL_CMD_DEBUG_GET_MODE_MMU_DEBUG_DISABLED: Final = 2
NV83DE_CTRL_CMD_DEBUG_SET_EXCEPTION_MASK: Final = 0x83de0309
NV83DE_CTRL_DEBUG_SET_EXCEPTION_MASK_PARAMS_MESSAGE_ID: Final = 9
NV83DE_CTRL_DEBUG_SET_EXCEPTION_MASK_FATAL: Final = 1
NV83DE_CTRL_DEBUG_SET_EXCEPTION_MASK_TRAP: Final = 2
NV83DE_CTRL_DEBUG_SET_EXCEPTION_MASK_SINGLE_STEP: Final = 4
NV83DE_CTRL_DEBUG_SET_EXCEPTION_MASK_INT: Final = 8
NV83DE_CTRL_DEBUG_SET_EXCEPTION_MASK_CILP: Final = 16
NV83DE_CTRL_DEBUG_SET_EXCEPTION_MASK_PREEMPTION_STARTED: Final = 32
NV83DE_CTRL_DEBUG_SET_EXCEPTION_MASK_NONE: Final = 0
NV83DE_CTRL_DEBUG_SET_EXCEPTION_MASK_ALL: Final = 0xffff
NV83DE_CTRL_CMD_DEBUG_READ_SINGLE_SM_ERROR_STATE: Final = 0x83de030b
NV83DE_CTRL_DEBUG_READ_SINGLE_SM_ERROR_STATE_PARAMS_MESSAGE_ID: Final = 11
NV83DE_CTRL_CMD_DEBUG_READ_ALL_SM_ERROR_STATES: Final = 0x83de030c
NV83DE_CTRL_DEBUG_MAX_SMS_PER_CALL: Final = 100
NV83DE_CTRL_DEBUG_READ_ALL_SM_ERROR_STATES_PARAMS_MESSAGE_ID: Final = 12
NV83DE_CTRL_CMD_DEBUG_CLEAR_SINGLE_SM_ERROR_STATE: Final = 0x83de030f
NV83DE_CTRL_DEBUG_CLEAR_SINGLE_SM_ERROR_STATE_PARAMS_MESSAGE_ID: Final = 15
NV83DE_CTRL_CMD_DEBUG_CLEAR_ALL_SM_ERROR_STATES: Final = 0x83de0310
NV83DE_CTRL_DEBUG_CLEAR_ALL_SM_ERROR_STATES_PARAMS_MESSAGE_ID: Final = 16
NV83DE_CTRL_CMD_DEBUG_SUSPEND_ALL_CONTEXTS_FOR_CLIENT_PARAMS_DEFINED: Final = 1
NV83DE_CTRL_CMD_DEBUG_SUSPEND_ALL_CONTEXTS_FOR_CLIENT_HAS_RESIDENT_CHANNEL: Final = 1
NV83DE_CTRL_CMD_DEBUG_SET_NEXT_STOP_TRIGGER_TYPE: Final = 0x83de0313
NV83DE_CTRL_DEBUG_SET_NEXT_STOP_TRIGGER_TYPE_PARAMS_MESSAGE_ID: Final = 19
NV83DE_CTRL_DEBUG_SET_NEXT_STOP_TRIGGER_TYPE_SINGLE_SM: Final = 1
NV83DE_CTRL_DEBUG_SET_NEXT_STOP_TRIGGER_TYPE_BROADCSAT: Final = 2
NV83DE_CTRL_CMD_DEBUG_SET_SINGLE_STEP_INTERRUPT_HANDLING: Final = 0x83de0314
NV83DE_CTRL_DEBUG_SET_SINGLE_STEP_INTERRUPT_HANDLING_PARAMS_MESSAGE_ID: Final = 20
NV83DE_CTRL_DEBUG_SET_SINGLE_STEP_INTERRUPT_HANDLING_NONPAUSING: Final = 1
NV83DE_CTRL_DEBUG_SET_SINGLE_STEP_INTERRUPT_HANDLING_PAUSING: Final = 2
NV83DE_CTRL_CMD_DEBUG_READ_MEMORY: Final = 0x83de0315
NV83DE_CTRL_DEBUG_READ_MEMORY_PARAMS_MESSAGE_ID: Final = 21
NV83DE_CTRL_CMD_DEBUG_WRITE_MEMORY: Final = 0x83de0316
NV83DE_CTRL_DEBUG_WRITE_MEMORY_PARAMS_MESSAGE_ID: Final = 22
NV83DE_CTRL_CMD_DEBUG_SUSPEND_CONTEXT: Final = 0x83de0317
NV83DE_CTRL_CMD_DEBUG_SUSPEND_CONTEXT_PARAMS_MESSAGE_ID: Final = 23
NV83DE_CTRL_CMD_DEBUG_RESUME_CONTEXT: Final = 0x83de0318
NV83DE_CTRL_CMD_DEBUG_GET_HANDLES: Final = 0x83de0319
NV83DE_CTRL_CMD_READ_SURFACE: Final = 0x83de031a
NV83DE_CTRL_CMD_WRITE_SURFACE: Final = 0x83de031b
MAX_ACCESS_OPS: Final = 64
NV83DE_CTRL_CMD_GET_MAPPINGS: Final = 0x83de031c
MAX_GET_MAPPINGS_OPS: Final = 64
NV83DE_CTRL_CMD_DEBUG_EXEC_REG_OPS: Final = 0x83de031d
NV83DE_CTRL_GPU_EXEC_REG_OPS_MAX_OPS: Final = 100
NV83DE_CTRL_DEBUG_EXEC_REG_OPS_PARAMS_MESSAGE_ID: Final = 29
NV83DE_CTRL_CMD_DEBUG_SET_MODE_ERRBAR_DEBUG: Final = 0x83de031f
NV83DE_CTRL_DEBUG_SET_MODE_ERRBAR_DEBUG_PARAMS_MESSAGE_ID: Final = 31
NV83DE_CTRL_CMD_DEBUG_SET_MODE_ERRBAR_DEBUG_DISABLE: Final = 0
NV83DE_CTRL_CMD_DEBUG_SET_MODE_ERRBAR_DEBUG_ENABLE: Final = 1
NV83DE_CTRL_CMD_DEBUG_GET_MODE_ERRBAR_DEBUG: Final = 0x83de0320
NV83DE_CTRL_DEBUG_GET_MODE_ERRBAR_DEBUG_PARAMS_MESSAGE_ID: Final = 32
NV83DE_CTRL_CMD_DEBUG_GET_MODE_ERRBAR_DEBUG_DISABLED: Final = 0
NV83DE_CTRL_CMD_DEBUG_GET_MODE_ERRBAR_DEBUG_ENABLED: Final = 1
NV83DE_CTRL_CMD_DEBUG_SET_SINGLE_SM_SINGLE_STEP: Final = 0x83de0321
NV83DE_CTRL_DEBUG_SET_SINGLE_SM_SINGLE_STEP_PARAMS_MESSAGE_ID: Final = 33
NV83DE_CTRL_CMD_DEBUG_SET_SINGLE_SM_STOP_TRIGGER: Final = 0x83de0322
NV83DE_CTRL_DEBUG_SET_SINGLE_SM_STOP_TRIGGER_BROADCAST: Final = 0xffffffff
NV83DE_CTRL_DEBUG_SET_SINGLE_SM_STOP_TRIGGER_PARAMS_MESSAGE_ID: Final = 34
NV83DE_CTRL_CMD_DEBUG_SET_SINGLE_SM_RUN_TRIGGER: Final = 0x83de0323
NV83DE_CTRL_DEBUG_SET_SINGLE_SM_RUN_TRIGGER_PARAMS_MESSAGE_ID: Final = 35
NV83DE_CTRL_CMD_DEBUG_SET_SINGLE_SM_SKIP_IDLE_WARP_DETECT: Final = 0x83de0324
NV83DE_CTRL_DEBUG_SET_SINGLE_SM_SKIP_IDLE_WARP_DETECT_PARAMS_MESSAGE_ID: Final = 36
NV83DE_CTRL_CMD_DEBUG_GET_SINGLE_SM_DEBUGGER_STATUS: Final = 0x83de0325
NV83DE_CTRL_DEBUG_GET_SINGLE_SM_DEBUGGER_STATUS_PARAMS_MESSAGE_ID: Final = 37
NV83DE_CTRL_CMD_DEBUG_READ_BATCH_MEMORY: Final = 0x83de0326
NV83DE_CTRL_CMD_DEBUG_WRITE_BATCH_MEMORY: Final = 0x83de0327
MAX_ACCESS_MEMORY_OPS: Final = 150
NV83DE_CTRL_DEBUG_READ_MMU_FAULT_INFO_MAX_ENTRIES: Final = 4
NV83DE_CTRL_CMD_DEBUG_READ_MMU_FAULT_INFO: Final = 0x83de0328
NV83DE_CTRL_DEBUG_READ_MMU_FAULT_INFO_PARAMS_MESSAGE_ID: Final = 40
NVA06F_CTRL_GET_CLASS_ENGINEID: Final = 0xa06f0101
NVA06F_CTRL_GET_CLASS_ENGINEID_PARAMS_MESSAGE_ID: Final = 1
NVA06F_CTRL_CMD_RESET_CHANNEL: Final = 0xa06f0102
NVA06F_CTRL_CMD_RESET_CHANNEL_PARAMS_MESSAGE_ID: Final = 2
NVA06F_CTRL_CMD_GPFIFO_SCHEDULE: Final = 0xa06f0103
NVA06F_CTRL_GPFIFO_SCHEDULE_PARAMS_MESSAGE_ID: Final = 3
NVA06F_CTRL_CMD_BIND: Final = 0xa06f0104
NVA06F_CTRL_BIND_PARAMS_MESSAGE_ID: Final = 4
NVA06F_CTRL_CMD_GET_MMU_FAULT_INFO: Final = 0xa06f0107
NVA06F_CTRL_GET_MMU_FAULT_INFO_PARAMS_MESSAGE_ID: Final = 7
NVA06F_CTRL_CMD_SET_ERROR_NOTIFIER: Final = 0xa06f0108
NVA06F_CTRL_SET_ERROR_NOTIFIER_PARAMS_MESSAGE_ID: Final = 8
NVA06F_CTRL_CMD_SET_INTERLEAVE_LEVEL: Final = 0xa06f0109
NVA06F_CTRL_SET_INTERLEAVE_LEVEL_PARAMS_MESSAGE_ID: Final = 9
NVA06F_CTRL_CMD_GET_INTERLEAVE_LEVEL: Final = 0xa06f0110
NVA06F_CTRL_GET_INTERLEAVE_LEVEL_PARAMS_MESSAGE_ID: Final = 16
NVA06F_CTRL_CMD_RESTART_RUNLIST: Final = 0xa06f0111
NVA06F_CTRL_RESTART_RUNLIST_PARAMS_MESSAGE_ID: Final = 17
NVA06F_CTRL_CMD_STOP_CHANNEL: Final = 0xa06f0112
NVA06F_CTRL_STOP_CHANNEL_PARAMS_MESSAGE_ID: Final = 18
GMMU_FMT_MAX_LEVELS: Final = 6
NV90F1_CTRL_RESERVED: Final = 0
NV90F1_CTRL_VASPACE: Final = 1
NV90F1_CTRL_CMD_NULL: Final = 0x90f10000
NV90F1_CTRL_CMD_VASPACE_GET_GMMU_FORMAT: Final = 0x90f10101
NV90F1_CTRL_VASPACE_GET_GMMU_FORMAT_PARAMS_MESSAGE_ID: Final = 1
NV90F1_CTRL_CMD_VASPACE_GET_PAGE_LEVEL_INFO: Final = 0x90f10102
NV90F1_CTRL_VASPACE_GET_PAGE_LEVEL_INFO_PARAMS_MESSAGE_ID: Final = 2
NV90F1_CTRL_CMD_VASPACE_RESERVE_ENTRIES: Final = 0x90f10103
NV90F1_CTRL_VASPACE_RESERVE_ENTRIES_PARAMS_MESSAGE_ID: Final = 3
NV90F1_CTRL_CMD_VASPACE_RELEASE_ENTRIES: Final = 0x90f10104
NV90F1_CTRL_VASPACE_RELEASE_ENTRIES_PARAMS_MESSAGE_ID: Final = 4
NV90F1_CTRL_CMD_VASPACE_GET_PAGE_LEVEL_INFO_VERIF: Final = 0x90f10105
NV90F1_CTRL_VASPACE_GET_PAGE_LEVEL_INFO_VERIF_PARAMS_MESSAGE_ID: Final = 5
NV90F1_CTRL_CMD_VASPACE_COPY_SERVER_RESERVED_PDES: Final = 0x90f10106
NV90F1_CTRL_VASPACE_COPY_SERVER_RESERVED_PDES_PARAMS_MESSAGE_ID: Final = 6
NVC36F_CTRL_RESERVED: Final = 0
NVC36F_CTRL_GPFIFO: Final = 1
NVC36F_CTRL_EVENT: Final = 2
NVC36F_CTRL_CMD_NULL: Final = 0xc36f0000
NVC36F_CTRL_GET_CLASS_ENGINEID: Final = 0xc36f0101
NVC36F_CTRL_GET_CLASS_ENGINEID_PARAMS_MESSAGE_ID: Final = 1
NVC36F_CTRL_CMD_RESET_CHANNEL: Final = 0xc36f0102
NVC36F_CTRL_CMD_RESET_CHANNEL_PARAMS_MESSAGE_ID: Final = 2
NVC36F_CTRL_CMD_GPFIFO_SCHEDULE: Final = 0xc36f0103
NVC36F_CTRL_GPFIFO_SCHEDULE_PARAMS_MESSAGE_ID: Final = 3
NVC36F_CTRL_CMD_BIND: Final = 0xc36f0104
NVC36F_CTRL_BIND_PARAMS_MESSAGE_ID: Final = 4
NVC36F_CTRL_CMD_EVENT_SET_NOTIFICATION: Final = 0xc36f0205
NVC36F_CTRL_EVENT_SET_NOTIFICATION_ACTION_DISABLE: Final = 0
NVC36F_CTRL_EVENT_SET_NOTIFICATION_ACTION_SINGLE: Final = 1
NVC36F_CTRL_EVENT_SET_NOTIFICATION_ACTION_REPEAT: Final = 2
NVC36F_CTRL_CMD_EVENT_SET_TRIGGER: Final = 0xc36f0206
NVC36F_CTRL_CMD_GET_MMU_FAULT_INFO: Final = 0xc36f0107
NVC36F_CTRL_GET_MMU_FAULT_INFO_PARAMS_MESSAGE_ID: Final = 7
NVC36F_CTRL_CMD_GPFIFO_GET_WORK_SUBMIT_TOKEN: Final = 0xc36f0108
NVC36F_CTRL_CMD_GPFIFO_GET_WORK_SUBMIT_TOKEN_PARAMS_MESSAGE_ID: Final = 8
NVC36F_CTRL_CMD_GPFIFO_FAULT_METHOD_BUFFER_MAX_RUNQUEUES: Final = 2
NVC36F_CTRL_CMD_GPFIFO_UPDATE_FAULT_METHOD_BUFFER: Final = 0xc36f0109
NVC36F_CTRL_GPFIFO_UPDATE_FAULT_METHOD_BUFFER_PARAMS_MESSAGE_ID: Final = 9
NVC36F_CTRL_CMD_GPFIFO_SET_WORK_SUBMIT_TOKEN_NOTIF_INDEX: Final = 0xc36f010a
NVC36F_CTRL_GPFIFO_SET_WORK_SUBMIT_TOKEN_NOTIF_INDEX_PARAMS_MESSAGE_ID: Final = 10
NVA06C_CTRL_RESERVED: Final = 0
NVA06C_CTRL_GPFIFO: Final = 1
NVA06C_CTRL_INTERNAL: Final = 2
NVA06C_CTRL_CMD_NULL: Final = 0xa06c0000
NVA06C_CTRL_CMD_GPFIFO_SCHEDULE: Final = 0xa06c0101
NVA06C_CTRL_GPFIFO_SCHEDULE_PARAMS_MESSAGE_ID: Final = 1
NVA06C_CTRL_CMD_BIND: Final = 0xa06c0102
NVA06C_CTRL_BIND_PARAMS_MESSAGE_ID: Final = 2
NVA06C_CTRL_CMD_SET_TIMESLICE: Final = 0xa06c0103
NVA06C_CTRL_SET_TIMESLICE_PARAMS_MESSAGE_ID: Final = 3
NVA06C_CTRL_CMD_GET_TIMESLICE: Final = 0xa06c0104
NVA06C_CTRL_GET_TIMESLICE_PARAMS_MESSAGE_ID: Final = 4
NVA06C_CTRL_CMD_PREEMPT: Final = 0xa06c0105
NVA06C_CTRL_PREEMPT_PARAMS_MESSAGE_ID: Final = 5
NVA06C_CTRL_CMD_PREEMPT_MAX_MANUAL_TIMEOUT_US: Final = 0xf4240
NVA06C_CTRL_CMD_GET_INFO: Final = 0xa06c0106
NVA06C_CTRL_GET_INFO_PARAMS_MESSAGE_ID: Final = 6
NVA06C_CTRL_CMD_SET_INTERLEAVE_LEVEL: Final = 0xa06c0107
NVA06C_CTRL_INTERLEAVE_LEVEL_LOW: Final = 0
NVA06C_CTRL_INTERLEAVE_LEVEL_MEDIUM: Final = 1
NVA06C_CTRL_INTERLEAVE_LEVEL_HIGH: Final = 2
NVA06C_CTRL_SET_INTERLEAVE_LEVEL_PARAMS_MESSAGE_ID: Final = 7
NVA06C_CTRL_CMD_GET_INTERLEAVE_LEVEL: Final = 0xa06c0108
NVA06C_CTRL_GET_INTERLEAVE_LEVEL_PARAMS_MESSAGE_ID: Final = 8
NVA06C_CTRL_CMD_PROGRAM_VIDMEM_PROMOTE: Final = 0xa06c0109
NVA06C_CTRL_PROGRAM_VIDMEM_PROMOTE_PARAMS_MESSAGE_ID: Final = 9
NVA06C_CTRL_CMD_INTERNAL_PROMOTE_FAULT_METHOD_BUFFERS: Final = 0xa06c010a
NVA06C_CTRL_INTERNAL_PROMOTE_FAULT_METHOD_BUFFERS_MAX_RUNQUEUES: Final = 2
NVA06C_CTRL_INTERNAL_PROMOTE_FAULT_METHOD_BUFFERS_PARAMS_MESSAGE_ID: Final = 10
NVA06C_CTRL_CMD_MAKE_REALTIME: Final = 0xa06c0110
NVA06C_CTRL_MAKE_REALTIME_PARAMS_MESSAGE_ID: Final = 16
NVA06C_CTRL_CMD_INTERNAL_GPFIFO_SCHEDULE: Final = 0xa06c0201
NVA06C_CTRL_INTERNAL_GPFIFO_SCHEDULE_PARAMS_MESSAGE_ID: Final = 1
NVA06C_CTRL_CMD_INTERNAL_SET_TIMESLICE: Final = 0xa06c0202
NVA06C_CTRL_INTERNAL_SET_TIMESLICE_PARAMS_MESSAGE_ID: Final = 2
NVB0CC_CTRL_CMD_RESERVE_HWPM_LEGACY: Final = 0xb0cc0101
NVB0CC_CTRL_RESERVE_HWPM_LEGACY_PARAMS_MESSAGE_ID: Final = 1
NVB0CC_CTRL_CMD_RELEASE_HWPM_LEGACY: Final = 0xb0cc0102
NVB0CC_CTRL_CMD_RESERVE_PM_AREA_SMPC: Final = 0xb0cc0103
NVB0CC_CTRL_RESERVE_PM_AREA_SMPC_PARAMS_MESSAGE_ID: Final = 3
NVB0CC_CTRL_CMD_RELEASE_PM_AREA_SMPC: Final = 0xb0cc0104
NVB0CC_CTRL_CMD_ALLOC_PMA_STREAM: Final = 0xb0cc0105
NVB0CC_PMA_BUFFER_SIZE_MAX: Final = 0xffe00000
NVB0CC_PMA_BYTES_AVAILABLE_SIZE: Final = 4096
NVB0CC_CTRL_ALLOC_PMA_STREAM_PARAMS_MESSAGE_ID: Final = 5
NVB0CC_CTRL_CMD_FREE_PMA_STREAM: Final = 0xb0cc0106
NVB0CC_CTRL_FREE_PMA_STREAM_PARAMS_MESSAGE_ID: Final = 6
NVB0CC_CTRL_CMD_BIND_PM_RESOURCES: Final = 0xb0cc0107
NVB0CC_CTRL_CMD_UNBIND_PM_RESOURCES: Final = 0xb0cc0108
NVB0CC_CTRL_CMD_PMA_STREAM_UPDATE_GET_PUT: Final = 0xb0cc0109
NVB0CC_AVAILABLE_BYTES_DEFAULT_VALUE: Final = 0xffffffff
NVB0CC_CTRL_PMA_STREAM_UPDATE_GET_PUT_PARAMS_MESSAGE_ID: Final = 9
NVB0CC_REGOPS_MAX_COUNT: Final = 124
NVB0CC_CTRL_CMD_EXEC_REG_OPS: Final = 0xb0cc010a
NVB0CC_CTRL_EXEC_REG_OPS_PARAMS_MESSAGE_ID: Final = 10
NVB0CC_CTRL_CMD_RESERVE_PM_AREA_PC_SAMPLER: Final = 0xb0cc010b
NVB0CC_CTRL_CMD_RELEASE_PM_AREA_PC_SAMPLER: Final = 0xb0cc010c
NVB0CC_CTRL_CMD_GET_TOTAL_HS_CREDITS: Final = 0xb0cc010d
NVB0CC_CTRL_GET_TOTAL_HS_CREDITS_PARAMS_MESSAGE_ID: Final = 13
NVB0CC_CTRL_CMD_SET_HS_CREDITS: Final = 0xb0cc010e
NVB0CC_MAX_CREDIT_INFO_ENTRIES: Final = 63
NVB0CC_CTRL_SET_HS_CREDITS_PARAMS_MESSAGE_ID: Final = 14
NVB0CC_CTRL_CMD_GET_HS_CREDITS: Final = 0xb0cc010f
NVB0CC_CTRL_GET_HS_CREDITS_PARAMS_MESSAGE_ID: Final = 15
NVB0CC_CTRL_CMD_RESERVE_HES: Final = 0xb0cc0113
NVB0CC_CTRL_RESERVE_HES_PARAMS_MESSAGE_ID: Final = 19
NVB0CC_CTRL_CMD_RELEASE_HES: Final = 0xb0cc0114
NVB0CC_CTRL_RELEASE_HES_PARAMS_MESSAGE_ID: Final = 20
NVB0CC_CTRL_CMD_DISABLE_DYNAMIC_MMA_BOOST: Final = 0xb0cc0117
NVB0CC_CTRL_DISABLE_DYNAMIC_MMA_BOOST_PARAMS_MESSAGE_ID: Final = 23
NVB0CC_CTRL_CMD_GET_DYNAMIC_MMA_BOOST_STATUS: Final = 0xb0cc0118
NVB0CC_CTRL_GET_DYNAMIC_MMA_BOOST_STATUS_PARAMS_MESSAGE_ID: Final = 24
NVB0CC_CTRL_CMD_POWER_REQUEST_FEATURES: Final = 0xb0cc0301
NVB0CC_CTRL_POWER_REQUEST_FEATURES_PARAMS_MESSAGE_ID: Final = 1
NVB0CC_CTRL_POWER_FEATURE_MASK_ELCG: Any
NVB0CC_CTRL_POWER_FEATURE_MASK_BLCG: Any
NVB0CC_CTRL_POWER_FEATURE_MASK_SLCG: Any
NVB0CC_CTRL_POWER_FEATURE_MASK_ELPG: Any
NVB0CC_CTRL_POWER_FEATURE_MASK_IDLE_SLOWDOWN: Any
NVB0CC_CTRL_POWER_FEATURE_MASK_VAT: Any
NVB0CC_CTRL_POWER_FEATURE_IGNORE: Final = 0
NVB0CC_CTRL_POWER_FEATURE_DISABLE: Final = 1
NVB0CC_CTRL_POWER_FEATURE_ENABLE: Final = 2
NVB0CC_CTRL_POWER_FEATURE_MASK_ELCG_IGNORE: Final = 0
NVB0CC_CTRL_POWER_FEATURE_MASK_ELCG_DISABLE: Final = 1
NVB0CC_CTRL_POWER_FEATURE_MASK_ELCG_ENABLE: Final = 2
NVB0CC_CTRL_POWER_FEATURE_MASK_BLCG_IGNORE: Final = 0
NVB0CC_CTRL_POWER_FEATURE_MASK_BLCG_DISABLE: Final = 1
NVB0CC_CTRL_POWER_FEATURE_MASK_BLCG_ENABLE: Final = 2
NVB0CC_CTRL_POWER_FEATURE_MASK_SLCG_IGNORE: Final = 0
NVB0CC_CTRL_POWER_FEATURE_MASK_SLCG_DISABLE: Final = 1
NVB0CC_CTRL_POWER_FEATURE_MASK_SLCG_ENABLE: Final = 2
NVB0CC_CTRL_POWER_FEATURE_MASK_ELPG_IGNORE: Final = 0
NVB0CC_CTRL_POWER_FEATURE_MASK_ELPG_DISABLE: Final = 1
NVB0CC_CTRL_POWER_FEATURE_MASK_ELPG_ENABLE: Final = 2
NVB0CC_CTRL_POWER_FEATURE_MASK_IDLE_SLOWDOWN_IGNORE: Final = 0
NVB0CC_CTRL_POWER_FEATURE_MASK_IDLE_SLOWDOWN_DISABLE: Final = 1
NVB0CC_CTRL_POWER_FEATURE_MASK_IDLE_SLOWDOWN_ENABLE: Final = 2
NVB0CC_CTRL_POWER_FEATURE_MASK_VAT_IGNORE: Final = 0
NVB0CC_CTRL_POWER_FEATURE_MASK_VAT_DISABLE: Final = 1
NVB0CC_CTRL_POWER_FEATURE_MASK_VAT_ENABLE: Final = 2
NVB0CC_CTRL_POWER_FEATURE_REQUEST_FULFILLED: Final = 0
NVB0CC_CTRL_POWER_FEATURE_REQUEST_REJECTED: Final = 1
NVB0CC_CTRL_POWER_FEATURE_REQUEST_NOT_SUPPORTED: Final = 2
NVB0CC_CTRL_POWER_FEATURE_REQUEST_FAILED: Final = 3
NVB0CC_CTRL_POWER_FEATURE_MASK_BLCG_REQUEST_FULFILLED: Final = 0
NVB0CC_CTRL_POWER_FEATURE_MASK_BLCG_REQUEST_REJECTED: Final = 1
NVB0CC_CTRL_POWER_FEATURE_MASK_BLCG_REQUEST_NOT_SUPPORTED: Final = 2
NVB0CC_CTRL_POWER_FEATURE_MASK_BLCG_REQUEST_FAILED: Final = 3
NVB0CC_CTRL_POWER_FEATURE_MASK_ELCG_REQUEST_FULFILLED: Final = 0
NVB0CC_CTRL_POWER_FEATURE_MASK_ELCG_REQUEST_REJECTED: Final = 1
NVB0CC_CTRL_POWER_FEATURE_MASK_ELCG_REQUEST_NOT_SUPPORTED: Final = 2
NVB0CC_CTRL_POWER_FEATURE_MASK_ELCG_REQUEST_FAILED: Final = 3
NVB0CC_CTRL_POWER_FEATURE_MASK_SLCG_REQUEST_FULFILLED: Final = 0
NVB0CC_CTRL_POWER_FEATURE_MASK_SLCG_REQUEST_REJECTED: Final = 1
NVB0CC_CTRL_POWER_FEATURE_MASK_SLCG_REQUEST_NOT_SUPPORTED: Final = 2
NVB0CC_CTRL_POWER_FEATURE_MASK_SLCG_REQUEST_FAILED: Final = 3
NVB0CC_CTRL_POWER_FEATURE_MASK_ELPG_REQUEST_FULFILLED: Final = 0
NVB0CC_CTRL_POWER_FEATURE_MASK_ELPG_REQUEST_REJECTED: Final = 1
NVB0CC_CTRL_POWER_FEATURE_MASK_ELPG_REQUEST_NOT_SUPPORTED: Final = 2
NVB0CC_CTRL_POWER_FEATURE_MASK_ELPG_REQUEST_FAILED: Final = 3
NVB0CC_CTRL_POWER_FEATURE_MASK_IDLE_SLOWDOWN_REQUEST_FULFILLED: Final = 0
NVB0CC_CTRL_POWER_FEATURE_MASK_IDLE_SLOWDOWN_REQUEST_REJECTED: Final = 1
NVB0CC_CTRL_POWER_FEATURE_MASK_IDLE_SLOWDOWN_REQUEST_NOT_SUPPORTED: Final = 2
NVB0CC_CTRL_POWER_FEATURE_MASK_IDLE_SLOWDOWN_REQUEST_FAILED: Final = 3
NVB0CC_CTRL_POWER_FEATURE_MASK_VAT_REQUEST_FULFILLED: Final = 0
NVB0CC_CTRL_POWER_FEATURE_MASK_VAT_REQUEST_REJECTED: Final = 1
NVB0CC_CTRL_POWER_FEATURE_MASK_VAT_REQUEST_NOT_SUPPORTED: Final = 2
NVB0CC_CTRL_POWER_FEATURE_MASK_VAT_REQUEST_FAILED: Final = 3
NVB0CC_CTRL_POWER_FEATURE_MASK_ALL: Final = 4095
NVB0CC_CTRL_POWER_FEATURE_MASK_ALL_IGNORE: Final = 0
NVB0CC_CTRL_POWER_FEATURE_MASK_ALL_DISABLE: Final = 1365
NVB0CC_CTRL_POWER_FEATURE_MASK_ALL_ENABLE: Final = 2730
NVB0CC_CTRL_CMD_POWER_RELEASE_FEATURES: Final = 0xb0cc0302
NVB0CC_CTRL_POWER_RELEASE_FEATURES_PARAMS_MESSAGE_ID: Final = 2
NVB0CC_CTRL_POWER_FEATURE_RELEASE: Final = 3
NVB0CC_CTRL_POWER_FEATURE_MASK_ELCG_RELEASE: Final = 3
NVB0CC_CTRL_POWER_FEATURE_MASK_BLCG_RELEASE: Final = 3
NVB0CC_CTRL_POWER_FEATURE_MASK_SLCG_RELEASE: Final = 3
NVB0CC_CTRL_POWER_FEATURE_MASK_ELPG_RELEASE: Final = 3
NVB0CC_CTRL_POWER_FEATURE_MASK_IDLE_SLOWDOWN_RELEASE: Final = 3
NVB0CC_CTRL_POWER_FEATURE_MASK_VAT_RELEASE: Final = 3
NVB0CC_CTRL_POWER_FEATURE_MASK_ALL_RELEASE: Final = 4095
NV0041_CTRL_RESERVED: Final = 0
NV0041_CTRL_MEMORY: Final = 1
NV0041_CTRL_CMD_NULL: Final = 0x410000
NV0041_CTRL_CMD_GET_SURFACE_PHYS_ATTR: Final = 0x410103
NV0041_CTRL_GET_SURFACE_PHYS_ATTR_PARAMS_MESSAGE_ID: Final = 3
NV0041_CTRL_CMD_GET_SURFACE_PHYS_ATTR_APERTURE_VIDMEM: Final = 0
NV0041_CTRL_CMD_GET_SURFACE_PHYS_ATTR_APERTURE_SYSMEM: Final = 1
NV0041_CTRL_GET_SURFACE_PHYS_ATTR_GPU_CACHED_UNKNOWN: Final = 0
NV0041_CTRL_GET_SURFACE_PHYS_ATTR_GPU_CACHED: Final = 1
NV0041_CTRL_GET_SURFACE_PHYS_ATTR_GPU_UNCACHED: Final = 2
NV0041_CTRL_CMD_GET_SURFACE_ZCULL_ID: Final = 0x410104
NV0041_CTRL_GET_SURFACE_ZCULL_ID_PARAMS_MESSAGE_ID: Final = 4
NV0041_CTRL_CMD_GET_SURFACE_TILING_FORMAT_INVALID: Final = 0
NV0041_CTRL_CMD_GET_SURFACE_TILING_FORMAT_FB: Final = 1
NV0041_CTRL_CMD_GET_SURFACE_TILING_FORMAT_FB_1HIGH: Final = 2
NV0041_CTRL_CMD_GET_SURFACE_TILING_FORMAT_FB_4HIGH: Final = 3
NV0041_CTRL_CMD_GET_SURFACE_TILING_FORMAT_UMA_1HIGH: Final = 4
NV0041_CTRL_CMD_GET_SURFACE_TILING_FORMAT_UMA_4HIGH: Final = 5
NV0041_CTRL_SURFACE_INFO_INDEX_ATTRS: Final = 1
NV0041_CTRL_SURFACE_INFO_INDEX_COMPR_COVERAGE: Final = 5
NV0041_CTRL_SURFACE_INFO_INDEX_PHYS_SIZE: Final = 7
NV0041_CTRL_SURFACE_INFO_INDEX_PHYS_ATTR: Final = 8
NV0041_CTRL_SURFACE_INFO_INDEX_ADDR_SPACE_TYPE: Final = 9
NV0041_CTRL_SURFACE_INFO_PHYS_SIZE_SCALE_FACTOR: Final = 4096
NV0041_CTRL_SURFACE_INFO_ATTRS_COMPR: Final = 2
NV0041_CTRL_SURFACE_INFO_ATTRS_ZCULL: Final = 4
NV0041_CTRL_SURFACE_INFO_PHYS_ATTR_PAGE_SIZE_DEFAULT: Final = 0
NV0041_CTRL_SURFACE_INFO_PHYS_ATTR_PAGE_SIZE_4KB: Final = 1
NV0041_CTRL_SURFACE_INFO_PHYS_ATTR_PAGE_SIZE_BIG: Final = 2
NV0041_CTRL_SURFACE_INFO_PHYS_ATTR_PAGE_SIZE_HUGE: Final = 3
NV0041_CTRL_SURFACE_INFO_PHYS_ATTR_CPU_COHERENCY_UNCACHED: Final = 0
NV0041_CTRL_SURFACE_INFO_PHYS_ATTR_CPU_COHERENCY_CACHED: Final = 1
NV0041_CTRL_SURFACE_INFO_PHYS_ATTR_CPU_COHERENCY_WRITE_COMBINE: Final = 2
NV0041_CTRL_SURFACE_INFO_PHYS_ATTR_CPU_COHERENCY_WRITE_THROUGH: Final = 3
NV0041_CTRL_SURFACE_INFO_PHYS_ATTR_CPU_COHERENCY_WRITE_PROTECT: Final = 4
NV0041_CTRL_SURFACE_INFO_PHYS_ATTR_CPU_COHERENCY_WRITE_BACK: Final = 5
NV0041_CTRL_CMD_GET_SURFACE_INFO: Final = 0x410110
NV0041_CTRL_GET_SURFACE_INFO_PARAMS_MESSAGE_ID: Final = 16
NV0041_CTRL_CMD_GET_SURFACE_COMPRESSION_COVERAGE: Final = 0x410112
NV0041_CTRL_GET_SURFACE_COMPRESSION_COVERAGE_PARAMS_MESSAGE_ID: Final = 18
NV0041_CTRL_CMD_GET_FBMEM_BUS_ADDR: Final = 0x410114
NV0041_CTRL_GET_FBMEM_BUS_ADDR_PARAMS_MESSAGE_ID: Final = 20
NV0041_CTRL_CMD_SURFACE_FLUSH_GPU_CACHE: Final = 0x410116
NV0041_CTRL_SURFACE_FLUSH_GPU_CACHE_PARAMS_MESSAGE_ID: Final = 22
NV0041_CTRL_SURFACE_FLUSH_GPU_CACHE_FLAGS_WRITE_BACK: Any
NV0041_CTRL_SURFACE_FLUSH_GPU_CACHE_FLAGS_WRITE_BACK_NO: Final = 0
NV0041_CTRL_SURFACE_FLUSH_GPU_CACHE_FLAGS_WRITE_BACK_YES: Final = 1
NV0041_CTRL_SURFACE_FLUSH_GPU_CACHE_FLAGS_INVALIDATE: Any
NV0041_CTRL_SURFACE_FLUSH_GPU_CACHE_FLAGS_INVALIDATE_NO: Final = 0
NV0041_CTRL_SURFACE_FLUSH_GPU_CACHE_FLAGS_INVALIDATE_YES: Final = 1
NV0041_CTRL_CMD_GET_MEM_PAGE_SIZE: Final = 0x410118
NV0041_CTRL_GET_MEM_PAGE_SIZE_PARAMS_MESSAGE_ID: Final = 24
NV0041_CTRL_CMD_UPDATE_SURFACE_COMPRESSION: Final = 0x410119
NV0041_CTRL_UPDATE_SURFACE_COMPRESSION_PARAMS_MESSAGE_ID: Final = 25
NV0041_CTRL_CMD_PRINT_LABELS_PARAMS_MESSAGE_ID: Final = 80
NV0041_CTRL_CMD_SET_LABEL_PARAMS_MESSAGE_ID: Final = 81
NV0041_CTRL_CMD_SET_LABEL: Final = 0x410151
NV0041_CTRL_CMD_GET_LABEL: Final = 0x410152
NV0041_CTRL_CMD_GET_LABEL_PARAMS_MESSAGE_ID: Final = 82
NV0041_CTRL_CMD_SET_TAG: Final = 0x410120
NV0041_CTRL_CMD_SET_TAG_PARAMS_MESSAGE_ID: Final = 32
NV0041_CTRL_CMD_GET_TAG: Final = 0x410121
NV0041_CTRL_CMD_GET_TAG_PARAMS_MESSAGE_ID: Final = 33
def NV_STATUS_LEVEL(_S: int) -> int: ...
def NV_STATUS_LEVEL_CHAR(_S: int) -> int: ...
def ROBUST_CHANNEL_CE_ERROR(x: int) -> int: ...
def ROBUST_CHANNEL_IS_CE_ERROR(x: int) -> int: ...
def ROBUST_CHANNEL_CE_ERROR_IDX(x: int) -> int: ...
def ROBUST_CHANNEL_NVDEC_ERROR(x: int) -> int: ...
def ROBUST_CHANNEL_IS_NVDEC_ERROR(x: int) -> int: ...
def ROBUST_CHANNEL_NVDEC_ERROR_IDX(x: int) -> int: ...
def ROBUST_CHANNEL_NVENC_ERROR(x: int) -> int: ...
def ROBUST_CHANNEL_IS_NVENC_ERROR(x: int) -> int: ...
def ROBUST_CHANNEL_NVENC_ERROR_IDX(x: int) -> int: ...
def ROBUST_CHANNEL_NVJPG_ERROR(x: int) -> int: ...
def ROBUST_CHANNEL_IS_NVJPG_ERROR(x: int) -> int: ...
def ROBUST_CHANNEL_NVJPG_ERROR_IDX(x: int) -> int: ...
def NV2080_NOTIFIERS_GR(x: int) -> int: ...
def NV2080_NOTIFIERS_GR_IDX(x: int) -> int: ...
def NV2080_NOTIFIER_TYPE_IS_GR(x: int) -> int: ...
def NV2080_NOTIFIERS_CE(x: int) -> int: ...
def NV2080_NOTIFIERS_CE_IDX(x: int) -> int: ...
def NV2080_NOTIFIER_TYPE_IS_CE(x: int) -> int: ...
def NV2080_NOTIFIERS_NVENC(x: int) -> int: ...
def NV2080_NOTIFIERS_NVENC_IDX(x: int) -> int: ...
def NV2080_NOTIFIER_TYPE_IS_NVENC(x: int) -> int: ...
def NV2080_NOTIFIERS_NVDEC(x: int) -> int: ...
def NV2080_NOTIFIERS_NVDEC_IDX(x: int) -> int: ...
def NV2080_NOTIFIER_TYPE_IS_NVDEC(x: int) -> int: ...
def NV2080_NOTIFIERS_NVJPEG(x: int) -> int: ...
def NV2080_NOTIFIERS_NVJPEG_IDX(x: int) -> int: ...
def NV2080_NOTIFIER_TYPE_IS_NVJPEG(x: int) -> int: ...
def NV2080_NOTIFIERS_GPIO_RISING_INTERRUPT(pin: int) -> int: ...
def NV2080_NOTIFIERS_GPIO_FALLING_INTERRUPT(pin: int) -> int: ...
def NV2080_ENGINE_TYPE_COPY(i: int) -> int: ...
def NV2080_ENGINE_TYPE_IS_COPY(i: int) -> int: ...
def NV2080_ENGINE_TYPE_COPY_IDX(i: int) -> int: ...
def NV2080_ENGINE_TYPE_NVENC(i: int) -> int: ...
def NV2080_ENGINE_TYPE_IS_NVENC(i: int) -> int: ...
def NV2080_ENGINE_TYPE_NVENC_IDX(i: int) -> int: ...
def NV2080_ENGINE_TYPE_NVDEC(i: int) -> int: ...
def NV2080_ENGINE_TYPE_IS_NVDEC(i: int) -> int: ...
def NV2080_ENGINE_TYPE_NVDEC_IDX(i: int) -> int: ...
def NV2080_ENGINE_TYPE_NVJPEG(i: int) -> int: ...
def NV2080_ENGINE_TYPE_IS_NVJPEG(i: int) -> int: ...
def NV2080_ENGINE_TYPE_NVJPEG_IDX(i: int) -> int: ...
def NV2080_ENGINE_TYPE_GR(i: int) -> int: ...
def NV2080_ENGINE_TYPE_IS_GR(i: int) -> int: ...
def NV2080_ENGINE_TYPE_GR_IDX(i: int) -> int: ...
def NV2080_ENGINE_TYPE_IS_VALID(i: int) -> int: ...
def NV0000_CTRL_CMD_SYSTEM_GPS_LOCALE_CPU(i: int) -> int: ...
def NV0000_CTRL_CMD_SYSTEM_GPS_LOCALE_GPU(i: int) -> int: ...
def NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_LOCALE_CPU(i: int) -> int: ...
def NV0000_CTRL_CMD_SYSTEM_PFM_REQ_HNDLR_LOCALE_GPU(i: int) -> int: ...
NVOS_STATUS: Any
NV002_TYPEDEF: Any
Nv1ContextDmaFromMemory: Any
nv1ContextDmaFromMemory: Any
nv01ContextDmaFromMemory: Any
NV03E_TYPEDEF: Any
Nv1ContextErrorToMemory: Any
nv1ContextErrorToMemory: Any
nv01ContextErrorToMemory: Any
NV040_TYPEDEF: Any
Nv01MemoryUser: Any
nv01MemoryUser: Any
Nv1MemoryUser: Any
nv1MemoryUser: Any
nv01MemoryLocalUser: Any
NV2080_TYPEDEF: Any
