from typing import Any, Final

from . import _runtime as _tg

class VIRTUAL_DISPLAY_GET_MAX_RESOLUTION_PARAMS(_tg.Struct):
    headIndex: int
    maxHResolution: int
    maxVResolution: int
class VIRTUAL_DISPLAY_GET_NUM_HEADS_PARAMS(_tg.Struct):
    numHeads: int
    maxNumHeads: int
class rpc_set_guest_system_info_v03_00(_tg.Struct):
    vgxVersionMajorNum: int
    vgxVersionMinorNum: int
    guestDriverVersionBufferLength: int
    guestVersionBufferLength: int
    guestTitleBufferLength: int
    guestClNum: int
    guestDriverVersion: bytes
    guestVersion: bytes
    guestTitle: bytes
class rpc_alloc_memory_v13_01(_tg.Struct):
    hClient: int
    hDevice: int
    hMemory: int
    hClass: int
    flags: int
    pteAdjust: int
    format: int
    length: int
    pageCount: int
    pteDesc: pte_desc
class pte_desc(_tg.Struct):
    idr: int
    reserved1: int
    length: int
    pte_pde: Any
class pte_desc_pte_pde(_tg.Union):
    pte: int
    pde: int
class rpc_free_v03_00(_tg.Struct):
    params: NVOS00_PARAMETERS_v03_00
class NVOS00_PARAMETERS_v03_00(_tg.Struct):
    hRoot: int
    hObjectParent: int
    hObjectOld: int
    status: int
class rpc_map_memory_dma_v03_00(_tg.Struct):
    params: NVOS46_PARAMETERS_v03_00
class NVOS46_PARAMETERS_v03_00(_tg.Struct):
    hClient: int
    hDevice: int
    hDma: int
    hMemory: int
    offset: int
    length: int
    flags: int
    dmaOffset: int
    status: int
class rpc_unmap_memory_dma_v03_00(_tg.Struct):
    params: NVOS47_PARAMETERS_v03_00
class NVOS47_PARAMETERS_v03_00(_tg.Struct):
    hClient: int
    hDevice: int
    hDma: int
    hMemory: int
    flags: int
    dmaOffset: int
    status: int
class rpc_dup_object_v03_00(_tg.Struct):
    params: NVOS55_PARAMETERS_v03_00
class NVOS55_PARAMETERS_v03_00(_tg.Struct):
    hClient: int
    hParent: int
    hObject: int
    hClientSrc: int
    hObjectSrc: int
    flags: int
    status: int
class rpc_idle_channels_v03_00(_tg.Struct):
    flags: int
    timeout: int
    nchannels: int
    channel_list: Any
class idle_channel_list_v03_00(_tg.Struct):
    phClient: int
    phDevice: int
    phChannel: int
class rpc_unloading_guest_driver_v1F_07(_tg.Struct):
    bInPMTransition: int
    bGc6Entering: int
    newLevel: int
class rpc_gpu_exec_reg_ops_v12_01(_tg.Struct):
    hClient: int
    hObject: int
    params: gpu_exec_reg_ops_v12_01
class gpu_exec_reg_ops_v12_01(_tg.Struct):
    reg_op_params: NV2080_CTRL_GPU_EXEC_REG_OPS_PARAMS_v12_01
    operations: Any
class NV2080_CTRL_GPU_EXEC_REG_OPS_PARAMS_v12_01(_tg.Struct):
    hClientTarget: int
    hChannelTarget: int
    reserved00: Any
    regOpCount: int
    grRouteInfo: NV2080_CTRL_GR_ROUTE_INFO_v12_01
    regOps: int | None
class NV2080_CTRL_GR_ROUTE_INFO_v12_01(_tg.Struct):
    flags: int
    route: int
class NV2080_CTRL_GPU_REG_OP_v03_00(_tg.Struct):
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
class rpc_set_page_directory_v03_00(_tg.Struct):
    hClient: int
    hDevice: int
    params: NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_PARAMS_v03_00
class NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_PARAMS_v03_00(_tg.Struct):
    physAddress: int
    numEntries: int
    flags: int
    hVASpace: int
    chId: int
    subDeviceId: int
class rpc_set_page_directory_v1E_05(_tg.Struct):
    hClient: int
    hDevice: int
    pasid: int
    params: NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_PARAMS_v1E_05
class NV0080_CTRL_DMA_SET_PAGE_DIRECTORY_PARAMS_v1E_05(_tg.Struct):
    physAddress: int
    numEntries: int
    flags: int
    hVASpace: int
    chId: int
    subDeviceId: int
    pasid: int
class rpc_unset_page_directory_v03_00(_tg.Struct):
    hClient: int
    hDevice: int
    params: NV0080_CTRL_DMA_UNSET_PAGE_DIRECTORY_PARAMS_v03_00
class NV0080_CTRL_DMA_UNSET_PAGE_DIRECTORY_PARAMS_v03_00(_tg.Struct):
    hVASpace: int
    subDeviceId: int
class rpc_unset_page_directory_v1E_05(_tg.Struct):
    hClient: int
    hDevice: int
    params: NV0080_CTRL_DMA_UNSET_PAGE_DIRECTORY_PARAMS_v1E_05
class NV0080_CTRL_DMA_UNSET_PAGE_DIRECTORY_PARAMS_v1E_05(_tg.Struct):
    hVASpace: int
    subDeviceId: int
class rpc_get_gsp_static_info_v14_00(_tg.Struct):
    data: int
class rpc_update_bar_pde_v15_00(_tg.Struct):
    info: UpdateBarPde_v15_00
class UpdateBarPde_v15_00(_tg.Struct):
    barType: int
    entryValue: int
    entryLevelShift: int
class rpc_vgpu_pf_reg_read32_v15_00(_tg.Struct):
    address: int
    value: int
    grEngId: int
class rpc_ctrl_subdevice_get_p2p_caps_v21_02(_tg.Struct):
    ctrlParams: NV2080_CTRL_GET_P2P_CAPS_PARAMS_v21_02
class NV2080_CTRL_GET_P2P_CAPS_PARAMS_v21_02(_tg.Struct):
    bAllCaps: int
    bUseUuid: int
    peerGpuCount: int
    peerGpuCaps: Any
class NV2080_CTRL_GPU_P2P_PEER_CAPS_PEER_INFO_v21_02(_tg.Struct):
    gpuId: int
    gpuUuid: Any
    p2pCaps: int
    p2pOptimalReadCEs: int
    p2pOptimalWriteCEs: int
    p2pCapsStatus: Any
    busPeerId: int
class rpc_ctrl_bus_set_p2p_mapping_v21_03(_tg.Struct):
    hClient: int
    hObject: int
    params: NV2080_CTRL_BUS_SET_P2P_MAPPING_PARAMS_v21_03
class NV2080_CTRL_BUS_SET_P2P_MAPPING_PARAMS_v21_03(_tg.Struct):
    connectionType: int
    peerId: int
    bSpaAccessOnly: int
    bUseUuid: int
    remoteGpuId: int
    remoteGpuUuid: Any
class rpc_ctrl_bus_unset_p2p_mapping_v21_03(_tg.Struct):
    hClient: int
    hObject: int
    params: NV2080_CTRL_BUS_UNSET_P2P_MAPPING_PARAMS_v21_03
class NV2080_CTRL_BUS_UNSET_P2P_MAPPING_PARAMS_v21_03(_tg.Struct):
    connectionType: int
    peerId: int
    bUseUuid: int
    remoteGpuId: int
    remoteGpuUuid: Any
class rpc_rmfs_init_v15_00(_tg.Struct):
    statusQueuePhysAddr: int
class rpc_rmfs_test_v15_00(_tg.Struct):
    numReps: int
    flags: int
    testData1: int
    testData2: int
class rpc_gsp_set_system_info_v17_00(_tg.Struct):
    data: int
class rpc_gsp_rm_alloc_v03_00(_tg.Struct):
    hClient: int
    hParent: int
    hObject: int
    hClass: int
    status: int
    paramsSize: int
    flags: int
    reserved: Any
    params: Any
class rpc_gsp_rm_control_v03_00(_tg.Struct):
    hClient: int
    hObject: int
    cmd: int
    status: int
    paramsSize: int
    flags: int
    params: Any
class rpc_dump_protobuf_component_v18_12(_tg.Struct):
    component: int
    nvDumpType: int
    countOnly: int
    bugCheckCode: int
    internalCode: int
    bufferSize: int
    blob: Any
class rpc_run_cpu_sequencer_v17_00(_tg.Struct):
    bufferSizeDWord: int
    cmdIndex: int
    regSaveArea: Any
    commandBuffer: Any
class rpc_post_event_v17_00(_tg.Struct):
    hClient: int
    hEvent: int
    notifyIndex: int
    data: int
    info16: int
    status: int
    eventDataSize: int
    bNotifyList: int
    eventData: Any
class rpc_rc_triggered_v17_02(_tg.Struct):
    nv2080EngineType: int
    chid: int
    gfid: int
    exceptType: int
    scope: int
    partitionAttributionId: int
    rcJournalBufferSize: int
    rcJournalBuffer: Any
class rpc_os_error_log_v17_00(_tg.Struct):
    exceptType: int
    runlistId: int
    chid: int
    errString: bytes
class rpc_rg_line_intr_v17_00(_tg.Struct):
    head: int
    rgIntr: int
class rpc_display_modeset_v01_00(_tg.Struct):
    bModesetStart: int
    minRequiredIsoBandwidthKBPS: int
    minRequiredFloorBandwidthKBPS: int
class rpc_gpuacct_perfmon_util_samples_v17_00(_tg.Struct):
    params: NV2080_CTRL_PERF_GET_GPUMON_PERFMON_UTIL_SAMPLES_V2_PARAMS_v17_00
class NV2080_CTRL_PERF_GET_GPUMON_PERFMON_UTIL_SAMPLES_V2_PARAMS_v17_00(_tg.Struct):
    type: int
    bufSize: int
    count: int
    tracker: int
    samples: Any
class NV2080_CTRL_PERF_GPUMON_PERFMON_UTIL_SAMPLE_v17_00(_tg.Struct):
    timeStamp: int
    fb: NV2080_CTRL_PERF_GPUMON_ENGINE_UTIL_SAMPLE_v17_00
    gr: NV2080_CTRL_PERF_GPUMON_ENGINE_UTIL_SAMPLE_v17_00
    nvenc: NV2080_CTRL_PERF_GPUMON_ENGINE_UTIL_SAMPLE_v17_00
    nvdec: NV2080_CTRL_PERF_GPUMON_ENGINE_UTIL_SAMPLE_v17_00
class NV2080_CTRL_PERF_GPUMON_ENGINE_UTIL_SAMPLE_v17_00(_tg.Struct):
    util: int
    procId: int
    subProcessID: int
class rpc_vgpu_gsp_plugin_triggered_v17_00(_tg.Struct):
    gfid: int
    notifyIndex: int
class rpc_vgpu_config_event_v17_00(_tg.Struct):
    notifyIndex: int
class rpc_dce_rm_init_v01_00(_tg.Struct):
    bInit: int
class rpc_sim_read_v1E_01(_tg.Struct):
    path: bytes
    index: int
    count: int
class rpc_sim_write_v1E_01(_tg.Struct):
    path: bytes
    index: int
    count: int
    data: int
class rpc_ucode_libos_print_v1E_08(_tg.Struct):
    ucodeEngDesc: int
    libosPrintBufSize: int
    libosPrintBuf: Any
class rpc_init_done_v17_00(_tg.Struct):
    not_used: int
class rpc_semaphore_schedule_callback_v17_00(_tg.Struct):
    GPUVA: int
    hVASpace: int
    ReleaseValue: int
    Flags: int
    completionStatus: int
    hClient: int
    hEvent: int
class rpc_timed_semaphore_release_v01_00(_tg.Struct):
    semaphoreVA: int
    notifierVA: int
    hVASpace: int
    releaseValue: int
    completionStatus: int
    hClient: int
class rpc_perf_gpu_boost_sync_limits_callback_v17_00(_tg.Struct):
    params: NV2080_CTRL_INTERNAL_PERF_GPU_BOOST_SYNC_SET_LIMITS_PARAMS_v17_00
class NV2080_CTRL_INTERNAL_PERF_GPU_BOOST_SYNC_SET_LIMITS_PARAMS_v17_00(_tg.Struct):
    flags: int
    bBridgeless: int
    currLimits: Any
class rpc_perf_bridgeless_info_update_v17_00(_tg.Struct):
    bBridgeless: int
class rpc_nvlink_fault_up_v17_00(_tg.Struct):
    linkId: int
class rpc_nvlink_inband_received_data_256_v17_00(_tg.Struct):
    params: NV2080_CTRL_NVLINK_INBAND_RECEIVED_DATA_256_PARAMS_v17_00
class NV2080_CTRL_NVLINK_INBAND_RECEIVED_DATA_256_PARAMS_v17_00(_tg.Struct):
    dataSize: int
    data: Any
class rpc_nvlink_inband_received_data_512_v17_00(_tg.Struct):
    params: NV2080_CTRL_NVLINK_INBAND_RECEIVED_DATA_512_PARAMS_v17_00
class NV2080_CTRL_NVLINK_INBAND_RECEIVED_DATA_512_PARAMS_v17_00(_tg.Struct):
    dataSize: int
    data: Any
class rpc_nvlink_inband_received_data_1024_v17_00(_tg.Struct):
    params: NV2080_CTRL_NVLINK_INBAND_RECEIVED_DATA_1024_PARAMS_v17_00
class NV2080_CTRL_NVLINK_INBAND_RECEIVED_DATA_1024_PARAMS_v17_00(_tg.Struct):
    dataSize: int
    data: Any
class rpc_nvlink_inband_received_data_2048_v17_00(_tg.Struct):
    params: NV2080_CTRL_NVLINK_INBAND_RECEIVED_DATA_2048_PARAMS_v17_00
class NV2080_CTRL_NVLINK_INBAND_RECEIVED_DATA_2048_PARAMS_v17_00(_tg.Struct):
    dataSize: int
    data: Any
class rpc_nvlink_inband_received_data_4096_v17_00(_tg.Struct):
    params: NV2080_CTRL_NVLINK_INBAND_RECEIVED_DATA_4096_PARAMS_v17_00
class NV2080_CTRL_NVLINK_INBAND_RECEIVED_DATA_4096_PARAMS_v17_00(_tg.Struct):
    dataSize: int
    data: Any
class rpc_nvlink_is_gpu_degraded_v17_00(_tg.Struct):
    params: NV2080_CTRL_NVLINK_IS_GPU_DEGRADED_PARAMS_v17_00
class NV2080_CTRL_NVLINK_IS_GPU_DEGRADED_PARAMS_v17_00(_tg.Struct):
    linkId: int
    bIsGpuDegraded: int
class rpc_gsp_send_user_shared_data_v17_00(_tg.Struct):
    data: int
class rpc_set_sysmem_dirty_page_tracking_buffer_v20_00(_tg.Struct):
    sysmemPfnBitmapRing: int
    sysmemPfnBitmapRingHi: int
    sysmemPfnBitmap: int
class rpc_extdev_intr_service_v17_00(_tg.Struct):
    lossRegStatus: int
    gainRegStatus: int
    miscRegStatus: int
    rmStatus: int
class rpc_pfm_req_hndlr_state_sync_callback_v21_04(_tg.Struct):
    params: NV2080_CTRL_INTERNAL_PFM_REQ_HNDLR_STATE_SYNC_PARAMS_v21_04
class NV2080_CTRL_INTERNAL_PFM_REQ_HNDLR_STATE_SYNC_PARAMS_v21_04(_tg.Struct):
    flags: int
    syncData: NV2080_CTRL_INTERNAL_PFM_REQ_HNDLR_STATE_SYNC_data_v21_04
class NV2080_CTRL_INTERNAL_PFM_REQ_HNDLR_STATE_SYNC_data_v21_04(_tg.Struct):
    type: int
    data: NV2080_CTRL_INTERNAL_PFM_REQ_HNDLR_STATE_SYNC_DATA_type_v21_04
class NV2080_CTRL_INTERNAL_PFM_REQ_HNDLR_STATE_SYNC_DATA_type_v21_04(_tg.Union):
    smbpbi: NV2080_CTRL_INTERNAL_PFM_REQ_HNDLR_STATE_SYNC_DATA_SMBPBI_v21_04
class NV2080_CTRL_INTERNAL_PFM_REQ_HNDLR_STATE_SYNC_DATA_SMBPBI_v21_04(_tg.Struct):
    sensorId: int
    limit: int
class rpc_vgpu_gsp_mig_ci_config_v21_03(_tg.Struct):
    execPartCount: int
    execPartId: Any
    gfid: int
    bDelete: int
class rpc_gsp_lockdown_notice_v17_00(_tg.Struct):
    bLockdownEngaging: int
NV_RPC_UPDATE_PDE_BAR_TYPE: Any
NV_RPC_GUEST_PAGE_OPERATION: Any
NV_RPC_GUEST_PAGE_SIZE: Any
UVM_PAGING_CHANNEL_VASPACE_OPERATION: Any
rpc_set_guest_system_info_v: Any
rpc_alloc_memory_v: Any
rpc_free_v: Any
rpc_map_memory_dma_v: Any
rpc_unmap_memory_dma_v: Any
rpc_dup_object_v: Any
rpc_idle_channels_v: Any
rpc_unloading_guest_driver_v: Any
NvP64: Any
rpc_gpu_exec_reg_ops_v: Any
rpc_set_page_directory_v: Any
rpc_unset_page_directory_v: Any
rpc_get_gsp_static_info_v: Any
rpc_update_bar_pde_v: Any
rpc_vgpu_pf_reg_read32_v: Any
rpc_ctrl_subdevice_get_p2p_caps_v: Any
rpc_ctrl_bus_set_p2p_mapping_v: Any
rpc_ctrl_bus_unset_p2p_mapping_v: Any
rpc_rmfs_init_v: Any
rpc_rmfs_test_v: Any
rpc_gsp_set_system_info_v: Any
rpc_gsp_rm_alloc_v: Any
rpc_gsp_rm_control_v: Any
rpc_dump_protobuf_component_v: Any
rpc_run_cpu_sequencer_v: Any
rpc_post_event_v: Any
rpc_rc_triggered_v: Any
rpc_os_error_log_v: Any
rpc_rg_line_intr_v: Any
rpc_display_modeset_v: Any
rpc_gpuacct_perfmon_util_samples_v: Any
rpc_vgpu_gsp_plugin_triggered_v: Any
rpc_vgpu_config_event_v: Any
rpc_dce_rm_init_v: Any
rpc_sim_read_v: Any
rpc_sim_write_v: Any
rpc_ucode_libos_print_v: Any
rpc_init_done_v: Any
rpc_semaphore_schedule_callback_v: Any
rpc_timed_semaphore_release_v: Any
rpc_perf_gpu_boost_sync_limits_callback_v: Any
rpc_perf_bridgeless_info_update_v: Any
rpc_nvlink_fault_up_v: Any
rpc_nvlink_inband_received_data_256_v: Any
rpc_nvlink_inband_received_data_512_v: Any
rpc_nvlink_inband_received_data_1024_v: Any
rpc_nvlink_inband_received_data_2048_v: Any
rpc_nvlink_inband_received_data_4096_v: Any
rpc_nvlink_is_gpu_degraded_v: Any
rpc_gsp_send_user_shared_data_v: Any
rpc_set_sysmem_dirty_page_tracking_buffer_v: Any
rpc_extdev_intr_service_v: Any
rpc_pfm_req_hndlr_state_sync_callback_v: Any
rpc_vgpu_gsp_mig_ci_config_v: Any
rpc_gsp_lockdown_notice_v: Any
NV_RPC_UPDATE_PDE_BAR_1: Final = 0
NV_RPC_UPDATE_PDE_BAR_2: Final = 1
NV_RPC_UPDATE_PDE_BAR_INVALID: Final = 2
NV_RPC_GUEST_PAGE_MAP: Final = 0
NV_RPC_GUEST_PAGE_UNMAP: Final = 1
NV_RPC_GUEST_PAGE_SIZE_4K: Final = 0
NV_RPC_GUEST_PAGE_SIZE_UNSUPPORTED: Final = 1
UVM_PAGING_CHANNEL_VASPACE_ALLOC: Final = 0
UVM_PAGING_CHANNEL_VASPACE_FREE: Final = 1
MAX_GPC_COUNT: Final = 32
VGPU_MAX_REGOPS_PER_RPC: Final = 100
VGPU_RESERVED_HANDLE_BASE: Final = 0xcaf3f000
VGPU_RESERVED_HANDLE_RANGE: Final = 4096
NV_VGPU_MSG_HEADER_VERSION_MAJOR: Any
NV_VGPU_MSG_HEADER_VERSION_MINOR: Any
NV_VGPU_MSG_HEADER_VERSION_MAJOR_TOT: Final = 3
NV_VGPU_MSG_HEADER_VERSION_MINOR_TOT: Final = 0
NV_VGPU_MSG_SIGNATURE_VALID: Final = 0x43505256
NV_VGPU_MSG_RESULT__RM: Any
NV_VGPU_MSG_RESULT_SUCCESS: Final = 0
NV_VGPU_MSG_RESULT_CARD_NOT_PRESENT: Final = 5
NV_VGPU_MSG_RESULT_DUAL_LINK_INUSE: Final = 10
NV_VGPU_MSG_RESULT_GENERIC: Final = 0xffff
NV_VGPU_MSG_RESULT_GPU_NOT_FULL_POWER: Final = 17
NV_VGPU_MSG_RESULT_IN_USE: Final = 23
NV_VGPU_MSG_RESULT_INSUFFICIENT_RESOURCES: Final = 26
NV_VGPU_MSG_RESULT_INVALID_ACCESS_TYPE: Final = 29
NV_VGPU_MSG_RESULT_INVALID_ARGUMENT: Final = 31
NV_VGPU_MSG_RESULT_INVALID_BASE: Final = 32
NV_VGPU_MSG_RESULT_INVALID_CHANNEL: Final = 33
NV_VGPU_MSG_RESULT_INVALID_CLASS: Final = 34
NV_VGPU_MSG_RESULT_INVALID_CLIENT: Final = 35
NV_VGPU_MSG_RESULT_INVALID_COMMAND: Final = 36
NV_VGPU_MSG_RESULT_INVALID_DATA: Final = 37
NV_VGPU_MSG_RESULT_INVALID_DEVICE: Final = 38
NV_VGPU_MSG_RESULT_INVALID_DMA_SPECIFIER: Final = 39
NV_VGPU_MSG_RESULT_INVALID_EVENT: Final = 40
NV_VGPU_MSG_RESULT_INVALID_FLAGS: Final = 41
NV_VGPU_MSG_RESULT_INVALID_FUNCTION: Final = 42
NV_VGPU_MSG_RESULT_INVALID_HEAP: Final = 43
NV_VGPU_MSG_RESULT_INVALID_INDEX: Final = 44
NV_VGPU_MSG_RESULT_INVALID_LIMIT: Final = 46
NV_VGPU_MSG_RESULT_INVALID_METHOD: Final = 48
NV_VGPU_MSG_RESULT_INVALID_OBJECT_BUFFER: Final = 50
NV_VGPU_MSG_RESULT_INVALID_OBJECT_ERROR: Final = 49
NV_VGPU_MSG_RESULT_INVALID_OBJECT_HANDLE: Final = 51
NV_VGPU_MSG_RESULT_INVALID_OBJECT_NEW: Final = 52
NV_VGPU_MSG_RESULT_INVALID_OBJECT_OLD: Final = 53
NV_VGPU_MSG_RESULT_INVALID_OBJECT_PARENT: Final = 54
NV_VGPU_MSG_RESULT_INVALID_OFFSET: Final = 55
NV_VGPU_MSG_RESULT_INVALID_OWNER: Final = 57
NV_VGPU_MSG_RESULT_INVALID_PARAM_STRUCT: Final = 58
NV_VGPU_MSG_RESULT_INVALID_PARAMETER: Final = 59
NV_VGPU_MSG_RESULT_INVALID_POINTER: Final = 61
NV_VGPU_MSG_RESULT_INVALID_REGISTRY_KEY: Final = 62
NV_VGPU_MSG_RESULT_INVALID_STATE: Final = 64
NV_VGPU_MSG_RESULT_INVALID_STRING_LENGTH: Final = 65
NV_VGPU_MSG_RESULT_INVALID_XLATE: Final = 68
NV_VGPU_MSG_RESULT_IRQ_NOT_FIRING: Final = 69
NV_VGPU_MSG_RESULT_MULTIPLE_MEMORY_TYPES: Final = 78
NV_VGPU_MSG_RESULT_NOT_SUPPORTED: Final = 86
NV_VGPU_MSG_RESULT_OPERATING_SYSTEM: Final = 89
NV_VGPU_MSG_RESULT_PROTECTION_FAULT: Final = 95
NV_VGPU_MSG_RESULT_TIMEOUT: Final = 101
NV_VGPU_MSG_RESULT_TOO_MANY_PRIMARIES: Final = 103
NV_VGPU_MSG_RESULT_IRQ_EDGE_TRIGGERED: Final = 70
NV_VGPU_MSG_RESULT_GUEST_HOST_DRIVER_MISMATCH: Final = 106
NV_VGPU_MSG_RESULT__VMIOP: Any
NV_VGPU_MSG_RESULT_VMIOP_INVAL: Final = 0xff000001
NV_VGPU_MSG_RESULT_VMIOP_RESOURCE: Final = 0xff000002
NV_VGPU_MSG_RESULT_VMIOP_RANGE: Final = 0xff000003
NV_VGPU_MSG_RESULT_VMIOP_READ_ONLY: Final = 0xff000004
NV_VGPU_MSG_RESULT_VMIOP_NOT_FOUND: Final = 0xff000005
NV_VGPU_MSG_RESULT_VMIOP_NO_ADDRESS_SPACE: Final = 0xff000006
NV_VGPU_MSG_RESULT_VMIOP_TIMEOUT: Final = 0xff000007
NV_VGPU_MSG_RESULT__RPC: Any
NV_VGPU_MSG_RESULT_RPC_UNKNOWN_FUNCTION: Final = 0xff100001
NV_VGPU_MSG_RESULT_RPC_INVALID_MESSAGE_FORMAT: Final = 0xff100002
NV_VGPU_MSG_RESULT_RPC_HANDLE_NOT_FOUND: Final = 0xff100003
NV_VGPU_MSG_RESULT_RPC_HANDLE_EXISTS: Final = 0xff100004
NV_VGPU_MSG_RESULT_RPC_UNKNOWN_RM_ERROR: Final = 0xff100005
NV_VGPU_MSG_RESULT_RPC_UNKNOWN_VMIOP_ERROR: Final = 0xff100006
NV_VGPU_MSG_RESULT_RPC_RESERVED_HANDLE: Final = 0xff100007
NV_VGPU_MSG_RESULT_RPC_CUDA_PROFILING_DISABLED: Final = 0xff100008
NV_VGPU_MSG_RESULT_RPC_PENDING: Final = 0xffffffff
NV_VGPU_MSG_UNION_INIT: Final = 0
NV_VGPU_PTEDESC_INIT: Final = 0
NV_VGPU_PTEDESC__PROD: Final = 0
NV_VGPU_PTEDESC_IDR_NONE: Final = 0
NV_VGPU_PTEDESC_IDR_SINGLE: Final = 1
NV_VGPU_PTEDESC_IDR_DOUBLE: Final = 2
NV_VGPU_PTEDESC_IDR_TRIPLE: Final = 3
NV_VGPU_PTE_PAGE_SIZE: Final = 4096
NV_VGPU_PTE_SIZE: Final = 4
NV_VGPU_PTE_INDEX_SHIFT: Final = 10
NV_VGPU_PTE_INDEX_MASK: Final = 1023
NV_VGPU_PTE_64_PAGE_SIZE: Final = 4096
NV_VGPU_PTE_64_SIZE: Final = 8
NV_VGPU_PTE_64_INDEX_SHIFT: Final = 9
NV_VGPU_PTE_64_INDEX_MASK: Final = 511
NV_VGPU_LOG_LEVEL_FATAL: Final = 0
NV_VGPU_LOG_LEVEL_ERROR: Final = 1
NV_VGPU_LOG_LEVEL_NOTICE: Final = 2
NV_VGPU_LOG_LEVEL_STATUS: Final = 3
NV_VGPU_LOG_LEVEL_DEBUG: Final = 4
UVM_METHOD_STREAM_MAX_GUEST_PAGES_v1C_05: Final = 500
PMA_SCRUBBER_SHARED_BUFFER_MAX_GUEST_PAGES_v1F_0C: Final = 500
VGPU_RPC_CTRL_DEBUG_READ_ALL_SM_ERROR_STATES_PER_RPC_v21_06: Final = 80
