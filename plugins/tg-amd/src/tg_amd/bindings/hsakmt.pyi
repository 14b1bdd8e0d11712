from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class _HsaVersionInfo(_tg.Struct):
    KernelInterfaceMajorVersion: int
    KernelInterfaceMinorVersion: int
class _HsaSystemProperties(_tg.Struct):
    NumNodes: int
    PlatformOem: int
    PlatformId: int
    PlatformRev: int
class HSA_ENGINE_ID(_tg.Union):
    Value: int
    ui32: HSA_ENGINE_ID_ui32
class HSA_ENGINE_ID_ui32(_tg.Struct):
    uCode: int
    Major: int
    Minor: int
    Stepping: int
class HSA_ENGINE_VERSION(_tg.Union):
    Value: int
    uCodeSDMA: int
    uCodeRes: int
    Reserved: int
class HSA_ENGINE_VERSION_anonymous_1(_tg.Struct):
    uCodeSDMA: int
    uCodeRes: int
    Reserved: int
class HSA_CAPABILITY(_tg.Union):
    Value: int
    ui32: HSA_CAPABILITY_ui32
class HSA_CAPABILITY_ui32(_tg.Struct):
    HotPluggable: int
    HSAMMUPresent: int
    SharedWithGraphics: int
    QueueSizePowerOfTwo: int
    QueueSize32bit: int
    QueueIdleEvent: int
    VALimit: int
    WatchPointsSupported: int
    WatchPointsTotalBits: int
    DoorbellType: int
    AQLQueueDoubleMap: int
    DebugTrapSupported: int
    WaveLaunchTrapOverrideSupported: int
    WaveLaunchModeSupported: int
    PreciseMemoryOperationsSupported: int
    DEPRECATED_SRAM_EDCSupport: int
    Mem_EDCSupport: int
    RASEventNotify: int
    ASICRevision: int
    SRAM_EDCSupport: int
    SVMAPISupported: int
    CoherentHostAccess: int
    DebugSupportedFirmware: int
    Reserved: int
class HSA_DEBUG_PROPERTIES(_tg.Union):
    Value: int
    WatchAddrMaskLoBit: int
    WatchAddrMaskHiBit: int
    DispatchInfoAlwaysValid: int
    AddressWatchpointShareKind: int
    Reserved: int
class HSA_DEBUG_PROPERTIES_anonymous_1(_tg.Struct):
    WatchAddrMaskLoBit: int
    WatchAddrMaskHiBit: int
    DispatchInfoAlwaysValid: int
    AddressWatchpointShareKind: int
    Reserved: int
class _HsaNodeProperties(_tg.Struct):
    NumCPUCores: int
    NumFComputeCores: int
    NumMemoryBanks: int
    NumCaches: int
    NumIOLinks: int
    CComputeIdLo: int
    FComputeIdLo: int
    Capability: HSA_CAPABILITY
    MaxWavesPerSIMD: int
    LDSSizeInKB: int
    GDSSizeInKB: int
    WaveFrontSize: int
    NumShaderBanks: int
    NumArrays: int
    NumCUPerArray: int
    NumSIMDPerCU: int
    MaxSlotsScratchCU: int
    EngineId: HSA_ENGINE_ID
    VendorId: int
    DeviceId: int
    LocationId: int
    LocalMemSize: int
    MaxEngineClockMhzFCompute: int
    MaxEngineClockMhzCCompute: int
    DrmRenderMinor: int
    MarketingName: Any
    AMDName: Any
    uCodeEngineVersions: HSA_ENGINE_VERSION
    DebugProperties: HSA_DEBUG_PROPERTIES
    HiveID: int
    NumSdmaEngines: int
    NumSdmaXgmiEngines: int
    NumSdmaQueuesPerEngine: int
    NumCpQueues: int
    NumGws: int
    Reserved2: int
    Domain: int
    UniqueID: int
    VGPRSizePerCU: int
    SGPRSizePerCU: int
    Reserved: Any
class HSA_MEMORYPROPERTY(_tg.Union):
    MemoryProperty: int
    ui32: HSA_MEMORYPROPERTY_ui32
class HSA_MEMORYPROPERTY_ui32(_tg.Struct):
    HotPluggable: int
    NonVolatile: int
    Reserved: int
class _HsaMemoryProperties(_tg.Struct):
    HeapType: int
    SizeInBytes: int
    ui32: _HsaMemoryProperties_anonymous_1_ui32
    Flags: HSA_MEMORYPROPERTY
    Width: int
    MemoryClockMax: int
    VirtualBaseAddress: int
class _HsaMemoryProperties_anonymous_1(_tg.Union):
    SizeInBytes: int
    ui32: _HsaMemoryProperties_anonymous_1_ui32
class _HsaMemoryProperties_anonymous_1_ui32(_tg.Struct):
    SizeInBytesLow: int
    SizeInBytesHigh: int
class HsaCacheType(_tg.Union):
    Value: int
    ui32: HsaCacheType_ui32
class HsaCacheType_ui32(_tg.Struct):
    Data: int
    Instruction: int
    CPU: int
    HSACU: int
    Reserved: int
class _HaCacheProperties(_tg.Struct):
    ProcessorIdLow: int
    CacheLevel: int
    CacheSize: int
    CacheLineSize: int
    CacheLinesPerTag: int
    CacheAssociativity: int
    CacheLatency: int
    CacheType: HsaCacheType
    SiblingMap: Any
class _HsaCComputeProperties(_tg.Struct):
    SiblingMap: Any
class HSA_LINKPROPERTY(_tg.Union):
    LinkProperty: int
    ui32: HSA_LINKPROPERTY_ui32
class HSA_LINKPROPERTY_ui32(_tg.Struct):
    Override: int
    NonCoherent: int
    NoAtomics32bit: int
    NoAtomics64bit: int
    NoPeerToPeerDMA: int
    Reserved: int
class _HsaIoLinkProperties(_tg.Struct):
    IoLinkType: int
    VersionMajor: int
    VersionMinor: int
    NodeFrom: int
    NodeTo: int
    Weight: int
    MinimumLatency: int
    MaximumLatency: int
    MinimumBandwidth: int
    MaximumBandwidth: int
    RecTransferSize: int
    Flags: HSA_LINKPROPERTY
class _HsaMemFlags(_tg.Struct):
    ui32: _HsaMemFlags_anonymous_0_ui32
    Value: int
class _HsaMemFlags_anonymous_0(_tg.Union):
    ui32: _HsaMemFlags_anonymous_0_ui32
    Value: int
class _HsaMemFlags_anonymous_0_ui32(_tg.Struct):
    NonPaged: int
    CachePolicy: int
    ReadOnly: int
    PageSize: int
    HostAccess: int
    NoSubstitute: int
    GDSMemory: int
    Scratch: int
    AtomicAccessFull: int
    AtomicAccessPartial: int
    ExecuteAccess: int
    CoarseGrain: int
    AQLQueueMemory: int
    FixedAddress: int
    NoNUMABind: int
    Uncached: int
    Reserved: int
class _HsaMemMapFlags(_tg.Struct):
    ui32: _HsaMemMapFlags_anonymous_0_ui32
    Value: int
class _HsaMemMapFlags_anonymous_0(_tg.Union):
    ui32: _HsaMemMapFlags_anonymous_0_ui32
    Value: int
class _HsaMemMapFlags_anonymous_0_ui32(_tg.Struct):
    Reserved1: int
    CachePolicy: int
    ReadOnly: int
    PageSize: int
    HostAccess: int
    Migrate: int
    Probe: int
    Reserved: int
class _HsaGraphicsResourceInfo(_tg.Struct):
    MemoryAddress: int | None
    SizeInBytes: int
    Metadata: int | None
    MetadataSizeInBytes: int
    Reserved: int
class HsaUserContextSaveAreaHeader(_tg.Struct):
    ControlStackOffset: int
    ControlStackSize: int
    WaveStateOffset: int
    WaveStateSize: int
    DebugOffset: int
    DebugSize: int
    ErrorReason: Any
    ErrorEventId: int
    Reserved1: int
class HsaQueueInfo(_tg.Struct):
    QueueDetailError: int
    QueueTypeExtended: int
    NumCUAssigned: int
    CUMaskInfo: Any
    UserContextSaveArea: Any
    SaveAreaSizeInBytes: int
    ControlStackTop: Any
    ControlStackUsedInBytes: int
    SaveAreaHeader: Any
    Reserved2: int
class _HsaQueueResource(_tg.Struct):
    QueueId: int
    Queue_DoorBell: Any
    Queue_DoorBell_aql: Any
    QueueDoorBell: int
    Queue_write_ptr: Any
    Queue_write_ptr_aql: Any
    QueueWptrValue: int
    Queue_read_ptr: Any
    Queue_read_ptr_aql: Any
    QueueRptrValue: int
    ErrorReason: Any
class _HsaQueueResource_anonymous_1(_tg.Union):
    Queue_DoorBell: Any
    Queue_DoorBell_aql: Any
    QueueDoorBell: int
class _HsaQueueResource_anonymous_2(_tg.Union):
    Queue_write_ptr: Any
    Queue_write_ptr_aql: Any
    QueueWptrValue: int
class _HsaQueueResource_anonymous_3(_tg.Union):
    Queue_read_ptr: Any
    Queue_read_ptr_aql: Any
    QueueRptrValue: int
class _HsaQueueReport(_tg.Struct):
    VMID: int
    QueueAddress: int | None
    QueueSize: int
class _HsaDbgWaveMsgAMDGen2(_tg.Struct):
    Value: int
    Reserved2: int
class _HsaDbgWaveMessageAMD(_tg.Union):
    WaveMsgInfoGen2: _HsaDbgWaveMsgAMDGen2
class _HsaDbgWaveMessage(_tg.Struct):
    MemoryVA: int | None
    DbgWaveMsg: _HsaDbgWaveMessageAMD
class _HsaSyncVar(_tg.Struct):
    SyncVar: _HsaSyncVar_SyncVar
    SyncVarSize: int
class _HsaSyncVar_SyncVar(_tg.Union):
    UserData: int | None
    UserDataPtrValue: int
class _HsaNodeChange(_tg.Struct):
    Flags: int
class _HsaDeviceStateChange(_tg.Struct):
    NodeId: int
    Device: int
    Flags: int
class _HsaAccessAttributeFailure(_tg.Struct):
    NotPresent: int
    ReadOnly: int
    NoExecute: int
    GpuAccess: int
    ECC: int
    Imprecise: int
    ErrorType: int
    Reserved: int
class _HsaMemoryAccessFault(_tg.Struct):
    NodeId: int
    VirtualAddress: int
    Failure: _HsaAccessAttributeFailure
    Flags: int
class _HsaEventData(_tg.Struct):
    EventType: int
    EventData: _HsaEventData_EventData
    HWData1: int
    HWData2: int
    HWData3: int
class _HsaEventData_EventData(_tg.Union):
    SyncVar: _HsaSyncVar
    NodeChangeState: _HsaNodeChange
    DeviceState: _HsaDeviceStateChange
    MemoryAccessFault: _HsaMemoryAccessFault
class _HsaEventDescriptor(_tg.Struct):
    EventType: int
    NodeId: int
    SyncVar: _HsaSyncVar
class _HsaEvent(_tg.Struct):
    EventId: int
    EventData: _HsaEventData
class _HsaClockCounters(_tg.Struct):
    GPUClockCounter: int
    CPUClockCounter: int
    SystemClockCounter: int
    SystemClockFrequencyHz: int
class _HSA_UUID(_tg.Struct):
    Data1: int
    Data2: int
    Data3: int
    Data4: Any
class _HsaCounterFlags(_tg.Struct):
    ui32: _HsaCounterFlags_anonymous_0_ui32
    Value: int
class _HsaCounterFlags_anonymous_0(_tg.Union):
    ui32: _HsaCounterFlags_anonymous_0_ui32
    Value: int
class _HsaCounterFlags_anonymous_0_ui32(_tg.Struct):
    Global: int
    Resettable: int
    ReadOnly: int
    Stream: int
    Reserved: int
class _HsaCounter(_tg.Struct):
    Type: int
    CounterId: int
    CounterSizeInBits: int
    CounterMask: int
    Flags: _HsaCounterFlags
    BlockIndex: int
class _HsaCounterBlockProperties(_tg.Struct):
    BlockId: _HSA_UUID
    NumCounters: int
    NumConcurrent: int
    Counters: Any
class _HsaCounterProperties(_tg.Struct):
    NumBlocks: int
    NumConcurrent: int
    Blocks: Any
class _HsaPmcTraceRoot(_tg.Struct):
    TraceBufferMinSizeBytes: int
    NumberOfPasses: int
    TraceId: int
class _HsaGpuTileConfig(_tg.Struct):
    TileConfig: Any
    MacroTileConfig: Any
    NumTileConfigs: int
    NumMacroTileConfigs: int
    GbAddrConfig: int
    NumBanks: int
    NumRanks: int
    Reserved: Any
class _HsaPointerInfo(_tg.Struct):
    Type: int
    Node: int
    MemFlags: _HsaMemFlags
    CPUAddress: int | None
    GPUAddress: int
    SizeInBytes: int
    NRegisteredNodes: int
    NMappedNodes: int
    RegisteredNodes: Any
    MappedNodes: Any
    UserData: int | None
class _HsaMemoryRange(_tg.Struct):
    MemoryAddress: int | None
    SizeInBytes: int
class _HSA_SVM_ATTRIBUTE(_tg.Struct):
    type: int
    value: int
_HSAKMT_STATUS: Any
_HSA_HEAPTYPE: Any
_HSA_IOLINKTYPE: Any
_HSA_CACHING_TYPE: Any
_HSA_PAGE_SIZE: Any
_HSA_DEVICE: Any
_HSA_QUEUE_PRIORITY: Any
_HSA_QUEUE_TYPE: Any
_HSA_DBG_WAVEOP: Any
_HSA_DBG_WAVEMODE: Any
_HSA_DBG_WAVEMSG_TYPE: Any
_HSA_DBG_WATCH_MODE: Any
_HSA_DBG_TRAP_OVERRIDE: Any
_HSA_DBG_TRAP_MASK: Any
_HSA_DBG_WAVE_LAUNCH_MODE: Any
HSA_DBG_NODE_CONTROL: Any
_HSA_EVENTTYPE: Any
_HSA_DEBUG_EVENT_TYPE: Any
_HSA_EVENTTYPE_NODECHANGE_FLAGS: Any
_HSA_EVENTTYPE_DEVICESTATECHANGE_FLAGS: Any
_HSA_EVENTID_MEMORYFLAGS: Any
_HsaEventTimeout: Any
_HSA_PROFILE_TYPE: Any
_HSA_POINTER_TYPE: Any
_HSA_SVM_FLAGS: Any
_HSA_SVM_ATTR_TYPE: Any
HSAuint8: Any
HSAint8: Any
HSAuint16: Any
HSAint16: Any
HSAuint32: Any
HSAint32: Any
HSAint64: Any
HSAuint64: Any
HSA_HANDLE: Any
HSA_QUEUEID: Any
HSAKMT_STATUS: Any
HsaVersionInfo: Any
HsaSystemProperties: Any
HsaNodeProperties: Any
HSA_HEAPTYPE: Any
HsaMemoryProperties: Any
HsaCacheProperties: Any
HsaCComputeProperties: Any
HSA_IOLINKTYPE: Any
HsaIoLinkProperties: Any
HsaMemFlags: Any
HsaMemMapFlags: Any
HsaGraphicsResourceInfo: Any
HSA_CACHING_TYPE: Any
HSA_PAGE_SIZE: Any
HSA_DEVICE: Any
HSA_QUEUE_PRIORITY: Any
HSA_QUEUE_TYPE: Any
HsaQueueResource: Any
HsaQueueReport: Any
HSA_DBG_WAVEOP: Any
HSA_DBG_WAVEMODE: Any
HSA_DBG_WAVEMSG_TYPE: Any
HSA_DBG_WATCH_MODE: Any
HSA_DBG_TRAP_OVERRIDE: Any
HSA_DBG_TRAP_MASK: Any
HSA_DBG_WAVE_LAUNCH_MODE: Any
HsaDbgWaveMsgAMDGen2: Any
HsaDbgWaveMessageAMD: Any
HsaDbgWaveMessage: Any
HSA_EVENTTYPE: Any
HSA_DEBUG_EVENT_TYPE: Any
HSA_EVENTID: Any
HsaSyncVar: Any
HSA_EVENTTYPE_NODECHANGE_FLAGS: Any
HsaNodeChange: Any
HSA_EVENTTYPE_DEVICESTATECHANGE_FLAGS: Any
HsaDeviceStateChange: Any
HSA_EVENTID_MEMORYFLAGS: Any
HsaAccessAttributeFailure: Any
HsaMemoryAccessFault: Any
HsaEventData: Any
HsaEventDescriptor: Any
HsaEvent: Any
HsaEventTimeOut: Any
HsaClockCounters: Any
HSA_UUID: Any
HSA_PROFILE_TYPE: Any
HsaCounterFlags: Any
HsaCounter: Any
HsaCounterBlockProperties: Any
HsaCounterProperties: Any
HSATraceId: Any
HsaPmcTraceRoot: Any
HsaGpuTileConfig: Any
HSA_POINTER_TYPE: Any
HsaPointerInfo: Any
HsaSharedMemoryHandle: Any
HsaMemoryRange: Any
HSA_SVM_FLAGS: Any
HSA_SVM_ATTR_TYPE: Any
HSA_SVM_ATTRIBUTE: Any
def hsaKmtOpenKFD() -> int: ...
def hsaKmtCloseKFD() -> int: ...
def hsaKmtGetVersion(VersionInfo: Any) -> int: ...
def hsaKmtAcquireSystemProperties(SystemProperties: Any) -> int: ...
def hsaKmtReleaseSystemProperties() -> int: ...
def hsaKmtGetNodeProperties(NodeId: int, NodeProperties: Any) -> int: ...
def hsaKmtGetNodeMemoryProperties(NodeId: int, NumBanks: int, MemoryProperties: Any) -> int: ...
def hsaKmtGetNodeCacheProperties(NodeId: int, ProcessorId: int, NumCaches: int, CacheProperties: Any) -> int: ...
def hsaKmtGetNodeIoLinkProperties(NodeId: int, NumIoLinks: int, IoLinkProperties: Any) -> int: ...
def hsaKmtCreateEvent(EventDesc: Any, ManualReset: bool, IsSignaled: bool, Event: Any) -> int: ...
def hsaKmtDestroyEvent(Event: Any) -> int: ...
def hsaKmtSetEvent(Event: Any) -> int: ...
def hsaKmtResetEvent(Event: Any) -> int: ...
def hsaKmtQueryEventState(Event: Any) -> int: ...
def hsaKmtWaitOnEvent(Event: Any, Milliseconds: int) -> int: ...
def hsaKmtWaitOnMultipleEvents(Events: Any, NumEvents: int, WaitOnAll: bool, Milliseconds: int) -> int: ...
def hsaKmtReportQueue(QueueId: int, QueueReport: Any) -> int: ...
def hsaKmtCreateQueue(NodeId: int, Type: int, QueuePercentage: int, Priority: int, QueueAddress: Any, QueueSizeInBytes: int, Event: Any, QueueResource: Any) -> int: ...
def hsaKmtUpdateQueue(QueueId: int, QueuePercentage: int, Priority: int, QueueAddress: Any, QueueSize: int, Event: Any) -> int: ...
def hsaKmtDestroyQueue(QueueId: int) -> int: ...
def hsaKmtSetQueueCUMask(QueueId: int, CUMaskCount: int, QueueCUMask: Any) -> int: ...
def hsaKmtGetQueueInfo(QueueId: int, QueueInfo: Any) -> int: ...
def hsaKmtSetMemoryPolicy(Node: int, DefaultPolicy: int, AlternatePolicy: int, MemoryAddressAlternate: Any, MemorySizeInBytes: int) -> int: ...
def hsaKmtAllocMemory(PreferredNode: int, SizeInBytes: int, MemFlags: _HsaMemFlags, MemoryAddress: Any) -> int: ...
def hsaKmtFreeMemory(MemoryAddress: Any, SizeInBytes: int) -> int: ...
def hsaKmtRegisterMemory(MemoryAddress: Any, MemorySizeInBytes: int) -> int: ...
def hsaKmtRegisterMemoryToNodes(MemoryAddress: Any, MemorySizeInBytes: int, NumberOfNodes: int, NodeArray: Any) -> int: ...
def hsaKmtRegisterMemoryWithFlags(MemoryAddress: Any, MemorySizeInBytes: int, MemFlags: _HsaMemFlags) -> int: ...
def hsaKmtRegisterGraphicsHandleToNodes(GraphicsResourceHandle: int, GraphicsResourceInfo: Any, NumberOfNodes: int, NodeArray: Any) -> int: ...
def hsaKmtShareMemory(MemoryAddress: Any, SizeInBytes: int, SharedMemoryHandle: Any) -> int: ...
def hsaKmtRegisterSharedHandle(SharedMemoryHandle: Any, MemoryAddress: Any, SizeInBytes: Any) -> int: ...
def hsaKmtRegisterSharedHandleToNodes(SharedMemoryHandle: Any, MemoryAddress: Any, SizeInBytes: Any, NumberOfNodes: int, NodeArray: Any) -> int: ...
def hsaKmtProcessVMRead(Pid: int, LocalMemoryArray: Any, LocalMemoryArrayCount: int, RemoteMemoryArray: Any, RemoteMemoryArrayCount: int, SizeCopied: Any) -> int: ...
def hsaKmtProcessVMWrite(Pid: int, LocalMemoryArray: Any, LocalMemoryArrayCount: int, RemoteMemoryArray: Any, RemoteMemoryArrayCount: int, SizeCopied: Any) -> int: ...
def hsaKmtDeregisterMemory(MemoryAddress: Any) -> int: ...
def hsaKmtMapMemoryToGPU(MemoryAddress: Any, MemorySizeInBytes: int, AlternateVAGPU: Any) -> int: ...
def hsaKmtMapMemoryToGPUNodes(MemoryAddress: Any, MemorySizeInBytes: int, AlternateVAGPU: Any, MemMapFlags: _HsaMemMapFlags, NumberOfNodes: int, NodeArray: Any) -> int: ...
def hsaKmtUnmapMemoryToGPU(MemoryAddress: Any) -> int: ...
def hsaKmtMapGraphicHandle(NodeId: int, GraphicDeviceHandle: int, GraphicResourceHandle: int, GraphicResourceOffset: int, GraphicResourceSize: int, FlatMemoryAddress: Any) -> int: ...
def hsaKmtUnmapGraphicHandle(NodeId: int, FlatMemoryAddress: int, SizeInBytes: int) -> int: ...
def hsaKmtAllocQueueGWS(QueueId: int, nGWS: int, firstGWS: Any) -> int: ...
def hsaKmtDbgRegister(NodeId: int) -> int: ...
def hsaKmtDbgUnregister(NodeId: int) -> int: ...
def hsaKmtDbgWavefrontControl(NodeId: int, Operand: int, Mode: int, TrapId: int, DbgWaveMsgRing: Any) -> int: ...
def hsaKmtDbgAddressWatch(NodeId: int, NumWatchPoints: int, WatchMode: Any, WatchAddress: Any, WatchMask: Any, WatchEvent: Any) -> int: ...
def hsaKmtRuntimeEnable(rDebug: Any, setupTtmp: bool) -> int: ...
def hsaKmtRuntimeDisable() -> int: ...
def hsaKmtGetKernelDebugTrapVersionInfo(Major: Any, Minor: Any) -> int: ...
def hsaKmtGetClockCounters(NodeId: int, Counters: Any) -> int: ...
def hsaKmtPmcGetCounterProperties(NodeId: int, CounterProperties: Any) -> int: ...
def hsaKmtPmcRegisterTrace(NodeId: int, NumberOfCounters: int, Counters: Any, TraceRoot: Any) -> int: ...
def hsaKmtPmcUnregisterTrace(NodeId: int, TraceId: int) -> int: ...
def hsaKmtPmcAcquireTraceAccess(NodeId: int, TraceId: int) -> int: ...
def hsaKmtPmcReleaseTraceAccess(NodeId: int, TraceId: int) -> int: ...
def hsaKmtPmcStartTrace(TraceId: int, TraceBuffer: Any, TraceBufferSizeBytes: int) -> int: ...
def hsaKmtPmcQueryTrace(TraceId: int) -> int: ...
def hsaKmtPmcStopTrace(TraceId: int) -> int: ...
def hsaKmtSetTrapHandler(NodeId: int, TrapHandlerBaseAddress: Any, TrapHandlerSizeInBytes: int, TrapBufferBaseAddress: Any, TrapBufferSizeInBytes: int) -> int: ...
def hsaKmtGetTileConfig(NodeId: int, config: Any) -> int: ...
def hsaKmtQueryPointerInfo(Pointer: Any, PointerInfo: Any) -> int: ...
def hsaKmtSetMemoryUserData(Pointer: Any, UserData: Any) -> int: ...
def hsaKmtSPMAcquire(PreferredNode: int) -> int: ...
def hsaKmtSPMRelease(PreferredNode: int) -> int: ...
def hsaKmtSPMSetDestBuffer(PreferredNode: int, SizeInBytes: int, timeout: Any, SizeCopied: Any, DestMemoryAddress: Any, isSPMDataLoss: Any) -> int: ...
def hsaKmtSVMSetAttr(start_addr: Any, size: int, nattr: int, attrs: Any) -> int: ...
def hsaKmtSVMGetAttr(start_addr: Any, size: int, nattr: int, attrs: Any) -> int: ...
def hsaKmtSetXNACKMode(enable: int) -> int: ...
def hsaKmtGetXNACKMode(enable: Any) -> int: ...
HSAKMT_STATUS_SUCCESS: Final = 0
HSAKMT_STATUS_ERROR: Final = 1
HSAKMT_STATUS_DRIVER_MISMATCH: Final = 2
HSAKMT_STATUS_INVALID_PARAMETER: Final = 3
HSAKMT_STATUS_INVALID_HANDLE: Final = 4
HSAKMT_STATUS_INVALID_NODE_UNIT: Final = 5
HSAKMT_STATUS_NO_MEMORY: Final = 6
HSAKMT_STATUS_BUFFER_TOO_SMALL: Final = 7
HSAKMT_STATUS_NOT_IMPLEMENTED: Final = 10
HSAKMT_STATUS_NOT_SUPPORTED: Final = 11
HSAKMT_STATUS_UNAVAILABLE: Final = 12
HSAKMT_STATUS_OUT_OF_RESOURCES: Final = 13
HSAKMT_STATUS_KERNEL_IO_CHANNEL_NOT_OPENED: Final = 20
HSAKMT_STATUS_KERNEL_COMMUNICATION_ERROR: Final = 21
HSAKMT_STATUS_KERNEL_ALREADY_OPENED: Final = 22
HSAKMT_STATUS_HSAMMU_UNAVAILABLE: Final = 23
HSAKMT_STATUS_WAIT_FAILURE: Final = 30
HSAKMT_STATUS_WAIT_TIMEOUT: Final = 31
HSAKMT_STATUS_MEMORY_ALREADY_REGISTERED: Final = 35
HSAKMT_STATUS_MEMORY_NOT_REGISTERED: Final = 36
HSAKMT_STATUS_MEMORY_ALIGNMENT: Final = 37
HSA_HEAPTYPE_SYSTEM: Final = 0
HSA_HEAPTYPE_FRAME_BUFFER_PUBLIC: Final = 1
HSA_HEAPTYPE_FRAME_BUFFER_PRIVATE: Final = 2
HSA_HEAPTYPE_GPU_GDS: Final = 3
HSA_HEAPTYPE_GPU_LDS: Final = 4
HSA_HEAPTYPE_GPU_SCRATCH: Final = 5
HSA_HEAPTYPE_DEVICE_SVM: Final = 6
HSA_HEAPTYPE_MMIO_REMAP: Final = 7
HSA_HEAPTYPE_NUMHEAPTYPES: Final = 8
HSA_HEAPTYPE_SIZE: Final = 0xffffffff
HSA_IOLINKTYPE_UNDEFINED: Final = 0
HSA_IOLINKTYPE_HYPERTRANSPORT: Final = 1
HSA_IOLINKTYPE_PCIEXPRESS: Final = 2
HSA_IOLINKTYPE_AMBA: Final = 3
HSA_IOLINKTYPE_MIPI: Final = 4
HSA_IOLINK_TYPE_QPI_1_1: Final = 5
HSA_IOLINK_TYPE_RESERVED1: Final = 6
HSA_IOLINK_TYPE_RESERVED2: Final = 7
HSA_IOLINK_TYPE_RAPID_IO: Final = 8
HSA_IOLINK_TYPE_INFINIBAND: Final = 9
HSA_IOLINK_TYPE_RESERVED3: Final = 10
HSA_IOLINK_TYPE_XGMI: Final = 11
HSA_IOLINK_TYPE_XGOP: Final = 12
HSA_IOLINK_TYPE_GZ: Final = 13
HSA_IOLINK_TYPE_ETHERNET_RDMA: Final = 14
HSA_IOLINK_TYPE_RDMA_OTHER: Final = 15
HSA_IOLINK_TYPE_OTHER: Final = 16
HSA_IOLINKTYPE_NUMIOLINKTYPES: Final = 17
HSA_IOLINKTYPE_SIZE: Final = 0xffffffff
HSA_CACHING_CACHED: Final = 0
HSA_CACHING_NONCACHED: Final = 1
HSA_CACHING_WRITECOMBINED: Final = 2
HSA_CACHING_RESERVED: Final = 3
HSA_CACHING_NUM_CACHING: Final = 4
HSA_CACHING_SIZE: Final = 0xffffffff
HSA_PAGE_SIZE_4KB: Final = 0
HSA_PAGE_SIZE_64KB: Final = 1
HSA_PAGE_SIZE_2MB: Final = 2
HSA_PAGE_SIZE_1GB: Final = 3
HSA_DEVICE_CPU: Final = 0
HSA_DEVICE_GPU: Final = 1
MAX_HSA_DEVICE: Final = 2
HSA_QUEUE_PRIORITY_MINIMUM: Final = -3
HSA_QUEUE_PRIORITY_LOW: Final = -2
HSA_QUEUE_PRIORITY_BELOW_NORMAL: Final = -1
HSA_QUEUE_PRIORITY_NORMAL: Final = 0
HSA_QUEUE_PRIORITY_ABOVE_NORMAL: Final = 1
HSA_QUEUE_PRIORITY_HIGH: Final = 2
HSA_QUEUE_PRIORITY_MAXIMUM: Final = 3
HSA_QUEUE_PRIORITY_NUM_PRIORITY: Final = 4
HSA_QUEUE_PRIORITY_SIZE: Final = 0xffffffff
HSA_QUEUE_COMPUTE: Final = 1
HSA_QUEUE_SDMA: Final = 2
HSA_QUEUE_MULTIMEDIA_DECODE: Final = 3
HSA_QUEUE_MULTIMEDIA_ENCODE: Final = 4
HSA_QUEUE_SDMA_XGMI: Final = 5
HSA_QUEUE_COMPUTE_OS: Final = 11
HSA_QUEUE_SDMA_OS: Final = 12
HSA_QUEUE_MULTIMEDIA_DECODE_OS: Final = 13
HSA_QUEUE_MULTIMEDIA_ENCODE_OS: Final = 14
HSA_QUEUE_COMPUTE_AQL: Final = 21
HSA_QUEUE_DMA_AQL: Final = 22
HSA_QUEUE_DMA_AQL_XGMI: Final = 23
HSA_QUEUE_TYPE_SIZE: Final = 0xffffffff
HSA_DBG_WAVEOP_HALT: Final = 1
HSA_DBG_WAVEOP_RESUME: Final = 2
HSA_DBG_WAVEOP_KILL: Final = 3
HSA_DBG_WAVEOP_DEBUG: Final = 4
HSA_DBG_WAVEOP_TRAP: Final = 5
HSA_DBG_NUM_WAVEOP: Final = 5
HSA_DBG_MAX_WAVEOP: Final = 0xffffffff
HSA_DBG_WAVEMODE_SINGLE: Final = 0
HSA_DBG_WAVEMODE_BROADCAST_PROCESS: Final = 2
HSA_DBG_WAVEMODE_BROADCAST_PROCESS_CU: Final = 3
HSA_DBG_NUM_WAVEMODE: Final = 3
HSA_DBG_MAX_WAVEMODE: Final = 0xffffffff
HSA_DBG_WAVEMSG_AUTO: Final = 0
HSA_DBG_WAVEMSG_USER: Final = 1
HSA_DBG_WAVEMSG_ERROR: Final = 2
HSA_DBG_NUM_WAVEMSG: Final = 3
HSA_DBG_MAX_WAVEMSG: Final = 0xffffffff
HSA_DBG_WATCH_READ: Final = 0
HSA_DBG_WATCH_NONREAD: Final = 1
HSA_DBG_WATCH_ATOMIC: Final = 2
HSA_DBG_WATCH_ALL: Final = 3
HSA_DBG_WATCH_NUM: Final = 4
HSA_DBG_TRAP_OVERRIDE_OR: Final = 0
HSA_DBG_TRAP_OVERRIDE_REPLACE: Final = 1
HSA_DBG_TRAP_OVERRIDE_NUM: Final = 2
HSA_DBG_TRAP_MASK_FP_INVALID: Final = 1
HSA_DBG_TRAP_MASK_FP_INPUT_DENOMAL: Final = 2
HSA_DBG_TRAP_MASK_FP_DIVIDE_BY_ZERO: Final = 4
HSA_DBG_TRAP_MASK_FP_OVERFLOW: Final = 8
HSA_DBG_TRAP_MASK_FP_UNDERFLOW: Final = 16
HSA_DBG_TRAP_MASK_FP_INEXACT: Final = 32
HSA_DBG_TRAP_MASK_INT_DIVIDE_BY_ZERO: Final = 64
HSA_DBG_TRAP_MASK_DBG_ADDRESS_WATCH: Final = 128
HSA_DBG_TRAP_MASK_DBG_MEMORY_VIOLATION: Final = 256
HSA_DBG_WAVE_LAUNCH_MODE_NORMAL: Final = 0
HSA_DBG_WAVE_LAUNCH_MODE_HALT: Final = 1
HSA_DBG_WAVE_LAUNCH_MODE_KILL: Final = 2
HSA_DBG_WAVE_LAUNCH_MODE_SINGLE_STEP: Final = 3
HSA_DBG_WAVE_LAUNCH_MODE_DISABLE: Final = 4
HSA_DBG_WAVE_LAUNCH_MODE_NUM: Final = 5
HSA_DBG_NODE_CONTROL_FLAG_MAX: Final = 1
HSA_EVENTTYPE_SIGNAL: Final = 0
HSA_EVENTTYPE_NODECHANGE: Final = 1
HSA_EVENTTYPE_DEVICESTATECHANGE: Final = 2
HSA_EVENTTYPE_HW_EXCEPTION: Final = 3
HSA_EVENTTYPE_SYSTEM_EVENT: Final = 4
HSA_EVENTTYPE_DEBUG_EVENT: Final = 5
HSA_EVENTTYPE_PROFILE_EVENT: Final = 6
HSA_EVENTTYPE_QUEUE_EVENT: Final = 7
HSA_EVENTTYPE_MEMORY: Final = 8
HSA_EVENTTYPE_MAXID: Final = 9
HSA_EVENTTYPE_TYPE_SIZE: Final = 0xffffffff
HSA_DEBUG_EVENT_TYPE_NONE: Final = 0
HSA_DEBUG_EVENT_TYPE_TRAP: Final = 1
HSA_DEBUG_EVENT_TYPE_VMFAULT: Final = 2
HSA_DEBUG_EVENT_TYPE_TRAP_VMFAULT: Final = 3
HSA_EVENTTYPE_NODECHANGE_ADD: Final = 0
HSA_EVENTTYPE_NODECHANGE_REMOVE: Final = 1
HSA_EVENTTYPE_NODECHANGE_SIZE: Final = 0xffffffff
HSA_EVENTTYPE_DEVICESTATUSCHANGE_START: Final = 0
HSA_EVENTTYPE_DEVICESTATUSCHANGE_STOP: Final = 1
HSA_EVENTTYPE_DEVICESTATUSCHANGE_SIZE: Final = 0xffffffff
HSA_EVENTID_MEMORY_RECOVERABLE: Final = 0
HSA_EVENTID_MEMORY_FATAL_PROCESS: Final = 1
HSA_EVENTID_MEMORY_FATAL_VM: Final = 2
HSA_EVENTTIMEOUT_IMMEDIATE: Final = 0
HSA_EVENTTIMEOUT_INFINITE: Final = 0xffffffff
HSA_PROFILE_TYPE_PRIVILEGED_IMMEDIATE: Final = 0
HSA_PROFILE_TYPE_PRIVILEGED_STREAMING: Final = 1
HSA_PROFILE_TYPE_NONPRIV_IMMEDIATE: Final = 2
HSA_PROFILE_TYPE_NONPRIV_STREAMING: Final = 3
HSA_PROFILE_TYPE_NUM: Final = 4
HSA_PROFILE_TYPE_SIZE: Final = 0xffffffff
HSA_POINTER_UNKNOWN: Final = 0
HSA_POINTER_ALLOCATED: Final = 1
HSA_POINTER_REGISTERED_USER: Final = 2
HSA_POINTER_REGISTERED_GRAPHICS: Final = 3
HSA_POINTER_REGISTERED_SHARED: Final = 4
HSA_SVM_FLAG_HOST_ACCESS: Final = 1
HSA_SVM_FLAG_COHERENT: Final = 2
HSA_SVM_FLAG_HIVE_LOCAL: Final = 4
HSA_SVM_FLAG_GPU_RO: Final = 8
HSA_SVM_FLAG_GPU_EXEC: Final = 16
HSA_SVM_FLAG_GPU_READ_MOSTLY: Final = 32
HSA_SVM_ATTR_PREFERRED_LOC: Final = 0
HSA_SVM_ATTR_PREFETCH_LOC: Final = 1
HSA_SVM_ATTR_ACCESS: Final = 2
HSA_SVM_ATTR_ACCESS_IN_PLACE: Final = 3
HSA_SVM_ATTR_NO_ACCESS: Final = 4
HSA_SVM_ATTR_SET_FLAGS: Final = 5
HSA_SVM_ATTR_CLR_FLAGS: Final = 6
HSA_SVM_ATTR_GRANULARITY: Final = 7
HSAKMT_VERSION_MAJOR: Final = 0
HSAKMT_VERSION_MINOR: Final = 99
INVALID_QUEUEID: Final = 0xffffffffffffffff
INVALID_PID: Final = 0xffffffff
INVALID_NODEID: Final = 0xffffffff
HSA_PUBLIC_NAME_SIZE: Final = 64
HSA_CPU_SIBLINGS: Final = 256
HSA_PROCESSORID_ALL: Final = 0xffffffff
HSA_PROFILEBLOCK_AMD_CB: Any
HSA_PROFILEBLOCK_AMD_CPF: Any
HSA_PROFILEBLOCK_AMD_CPG: Any
HSA_PROFILEBLOCK_AMD_DB: Any
HSA_PROFILEBLOCK_AMD_GDS: Any
HSA_PROFILEBLOCK_AMD_GRBM: Any
HSA_PROFILEBLOCK_AMD_GRBMSE: Any
HSA_PROFILEBLOCK_AMD_IA: Any
HSA_PROFILEBLOCK_AMD_MC: Any
HSA_PROFILEBLOCK_AMD_PASC: Any
HSA_PROFILEBLOCK_AMD_PASU: Any
HSA_PROFILEBLOCK_AMD_SPI: Any
HSA_PROFILEBLOCK_AMD_SRBM: Any
HSA_PROFILEBLOCK_AMD_SQ: Any
HSA_PROFILEBLOCK_AMD_SX: Any
HSA_PROFILEBLOCK_AMD_TA: Any
HSA_PROFILEBLOCK_AMD_TCA: Any
HSA_PROFILEBLOCK_AMD_TCC: Any
HSA_PROFILEBLOCK_AMD_TCP: Any
HSA_PROFILEBLOCK_AMD_TCS: Any
HSA_PROFILEBLOCK_AMD_TD: Any
HSA_PROFILEBLOCK_AMD_VGT: Any
HSA_PROFILEBLOCK_AMD_WD: Any
HSA_PROFILEBLOCK_AMD_IOMMUV2: Any
HSA_PROFILEBLOCK_AMD_KERNEL_DRIVER: Any
