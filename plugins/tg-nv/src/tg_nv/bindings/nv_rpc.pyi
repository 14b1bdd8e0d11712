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
NV_VGPU_MSG_FUNCTION_NOP: Final = 0
NV_VGPU_MSG_FUNCTION_SET_GUEST_SYSTEM_INFO: Final = 1
NV_VGPU_MSG_FUNCTION_ALLOC_ROOT: Final = 2
NV_VGPU_MSG_FUNCTION_ALLOC_DEVICE: Final = 3
NV_VGPU_MSG_FUNCTION_ALLOC_MEMORY: Final = 4
NV_VGPU_MSG_FUNCTION_ALLOC_CTX_DMA: Final = 5
NV_VGPU_MSG_FUNCTION_ALLOC_CHANNEL_DMA: Final = 6
NV_VGPU_MSG_FUNCTION_MAP_MEMORY: Final = 7
NV_VGPU_MSG_FUNCTION_BIND_CTX_DMA: Final = 8
NV_VGPU_MSG_FUNCTION_ALLOC_OBJECT: Final = 9
NV_VGPU_MSG_FUNCTION_FREE: Final = 10
NV_VGPU_MSG_FUNCTION_LOG: Final = 11
NV_VGPU_MSG_FUNCTION_ALLOC_VIDMEM: Final = 12
NV_VGPU_MSG_FUNCTION_UNMAP_MEMORY: Final = 13
NV_VGPU_MSG_FUNCTION_MAP_MEMORY_DMA: Final = 14
NV_VGPU_MSG_FUNCTION_UNMAP_MEMORY_DMA: Final = 15
NV_VGPU_MSG_FUNCTION_GET_EDID: Final = 16
NV_VGPU_MSG_FUNCTION_ALLOC_DISP_CHANNEL: Final = 17
NV_VGPU_MSG_FUNCTION_ALLOC_DISP_OBJECT: Final = 18
NV_VGPU_MSG_FUNCTION_ALLOC_SUBDEVICE: Final = 19
NV_VGPU_MSG_FUNCTION_ALLOC_DYNAMIC_MEMORY: Final = 20
NV_VGPU_MSG_FUNCTION_DUP_OBJECT: Final = 21
NV_VGPU_MSG_FUNCTION_IDLE_CHANNELS: Final = 22
NV_VGPU_MSG_FUNCTION_ALLOC_EVENT: Final = 23
NV_VGPU_MSG_FUNCTION_SEND_EVENT: Final = 24
NV_VGPU_MSG_FUNCTION_REMAPPER_CONTROL: Final = 25
NV_VGPU_MSG_FUNCTION_DMA_CONTROL: Final = 26
NV_VGPU_MSG_FUNCTION_DMA_FILL_PTE_MEM: Final = 27
NV_VGPU_MSG_FUNCTION_MANAGE_HW_RESOURCE: Final = 28
NV_VGPU_MSG_FUNCTION_BIND_ARBITRARY_CTX_DMA: Final = 29
NV_VGPU_MSG_FUNCTION_CREATE_FB_SEGMENT: Final = 30
NV_VGPU_MSG_FUNCTION_DESTROY_FB_SEGMENT: Final = 31
NV_VGPU_MSG_FUNCTION_ALLOC_SHARE_DEVICE: Final = 32
NV_VGPU_MSG_FUNCTION_DEFERRED_API_CONTROL: Final = 33
NV_VGPU_MSG_FUNCTION_REMOVE_DEFERRED_API: Final = 34
NV_VGPU_MSG_FUNCTION_SIM_ESCAPE_READ: Final = 35
NV_VGPU_MSG_FUNCTION_SIM_ESCAPE_WRITE: Final = 36
NV_VGPU_MSG_FUNCTION_SIM_MANAGE_DISPLAY_CONTEXT_DMA: Final = 37
NV_VGPU_MSG_FUNCTION_FREE_VIDMEM_VIRT: Final = 38
NV_VGPU_MSG_FUNCTION_PERF_GET_PSTATE_INFO: Final = 39
NV_VGPU_MSG_FUNCTION_PERF_GET_PERFMON_SAMPLE: Final = 40
NV_VGPU_MSG_FUNCTION_PERF_GET_VIRTUAL_PSTATE_INFO: Final = 41
NV_VGPU_MSG_FUNCTION_PERF_GET_LEVEL_INFO: Final = 42
NV_VGPU_MSG_FUNCTION_MAP_SEMA_MEMORY: Final = 43
NV_VGPU_MSG_FUNCTION_UNMAP_SEMA_MEMORY: Final = 44
NV_VGPU_MSG_FUNCTION_SET_SURFACE_PROPERTIES: Final = 45
NV_VGPU_MSG_FUNCTION_CLEANUP_SURFACE: Final = 46
NV_VGPU_MSG_FUNCTION_UNLOADING_GUEST_DRIVER: Final = 47
NV_VGPU_MSG_FUNCTION_TDR_SET_TIMEOUT_STATE: Final = 48
NV_VGPU_MSG_FUNCTION_SWITCH_TO_VGA: Final = 49
NV_VGPU_MSG_FUNCTION_GPU_EXEC_REG_OPS: Final = 50
NV_VGPU_MSG_FUNCTION_GET_STATIC_INFO: Final = 51
NV_VGPU_MSG_FUNCTION_ALLOC_VIRTMEM: Final = 52
NV_VGPU_MSG_FUNCTION_UPDATE_PDE_2: Final = 53
NV_VGPU_MSG_FUNCTION_SET_PAGE_DIRECTORY: Final = 54
NV_VGPU_MSG_FUNCTION_GET_STATIC_PSTATE_INFO: Final = 55
NV_VGPU_MSG_FUNCTION_TRANSLATE_GUEST_GPU_PTES: Final = 56
NV_VGPU_MSG_FUNCTION_RESERVED_57: Final = 57
NV_VGPU_MSG_FUNCTION_RESET_CURRENT_GR_CONTEXT: Final = 58
NV_VGPU_MSG_FUNCTION_SET_SEMA_MEM_VALIDATION_STATE: Final = 59
NV_VGPU_MSG_FUNCTION_GET_ENGINE_UTILIZATION: Final = 60
NV_VGPU_MSG_FUNCTION_UPDATE_GPU_PDES: Final = 61
NV_VGPU_MSG_FUNCTION_GET_ENCODER_CAPACITY: Final = 62
NV_VGPU_MSG_FUNCTION_VGPU_PF_REG_READ32: Final = 63
NV_VGPU_MSG_FUNCTION_SET_GUEST_SYSTEM_INFO_EXT: Final = 64
NV_VGPU_MSG_FUNCTION_GET_GSP_STATIC_INFO: Final = 65
NV_VGPU_MSG_FUNCTION_RMFS_INIT: Final = 66
NV_VGPU_MSG_FUNCTION_RMFS_CLOSE_QUEUE: Final = 67
NV_VGPU_MSG_FUNCTION_RMFS_CLEANUP: Final = 68
NV_VGPU_MSG_FUNCTION_RMFS_TEST: Final = 69
NV_VGPU_MSG_FUNCTION_UPDATE_BAR_PDE: Final = 70
NV_VGPU_MSG_FUNCTION_CONTINUATION_RECORD: Final = 71
NV_VGPU_MSG_FUNCTION_GSP_SET_SYSTEM_INFO: Final = 72
NV_VGPU_MSG_FUNCTION_SET_REGISTRY: Final = 73
NV_VGPU_MSG_FUNCTION_GSP_INIT_POST_OBJGPU: Final = 74
NV_VGPU_MSG_FUNCTION_SUBDEV_EVENT_SET_NOTIFICATION: Final = 75
NV_VGPU_MSG_FUNCTION_GSP_RM_CONTROL: Final = 76
NV_VGPU_MSG_FUNCTION_GET_STATIC_INFO2: Final = 77
NV_VGPU_MSG_FUNCTION_DUMP_PROTOBUF_COMPONENT: Final = 78
NV_VGPU_MSG_FUNCTION_UNSET_PAGE_DIRECTORY: Final = 79
NV_VGPU_MSG_FUNCTION_GET_CONSOLIDATED_STATIC_INFO: Final = 80
NV_VGPU_MSG_FUNCTION_GMMU_REGISTER_FAULT_BUFFER: Final = 81
NV_VGPU_MSG_FUNCTION_GMMU_UNREGISTER_FAULT_BUFFER: Final = 82
NV_VGPU_MSG_FUNCTION_GMMU_REGISTER_CLIENT_SHADOW_FAULT_BUFFER: Final = 83
NV_VGPU_MSG_FUNCTION_GMMU_UNREGISTER_CLIENT_SHADOW_FAULT_BUFFER: Final = 84
NV_VGPU_MSG_FUNCTION_CTRL_SET_VGPU_FB_USAGE: Final = 85
NV_VGPU_MSG_FUNCTION_CTRL_NVFBC_SW_SESSION_UPDATE_INFO: Final = 86
NV_VGPU_MSG_FUNCTION_CTRL_NVENC_SW_SESSION_UPDATE_INFO: Final = 87
NV_VGPU_MSG_FUNCTION_CTRL_RESET_CHANNEL: Final = 88
NV_VGPU_MSG_FUNCTION_CTRL_RESET_ISOLATED_CHANNEL: Final = 89
NV_VGPU_MSG_FUNCTION_CTRL_GPU_HANDLE_VF_PRI_FAULT: Final = 90
NV_VGPU_MSG_FUNCTION_CTRL_CLK_GET_EXTENDED_INFO: Final = 91
NV_VGPU_MSG_FUNCTION_CTRL_PERF_BOOST: Final = 92
NV_VGPU_MSG_FUNCTION_CTRL_PERF_VPSTATES_GET_CONTROL: Final = 93
NV_VGPU_MSG_FUNCTION_CTRL_GET_ZBC_CLEAR_TABLE: Final = 94
NV_VGPU_MSG_FUNCTION_CTRL_SET_ZBC_COLOR_CLEAR: Final = 95
NV_VGPU_MSG_FUNCTION_CTRL_SET_ZBC_DEPTH_CLEAR: Final = 96
NV_VGPU_MSG_FUNCTION_CTRL_GPFIFO_SCHEDULE: Final = 97
NV_VGPU_MSG_FUNCTION_CTRL_SET_TIMESLICE: Final = 98
NV_VGPU_MSG_FUNCTION_CTRL_PREEMPT: Final = 99
NV_VGPU_MSG_FUNCTION_CTRL_FIFO_DISABLE_CHANNELS: Final = 100
NV_VGPU_MSG_FUNCTION_CTRL_SET_TSG_INTERLEAVE_LEVEL: Final = 101
NV_VGPU_MSG_FUNCTION_CTRL_SET_CHANNEL_INTERLEAVE_LEVEL: Final = 102
NV_VGPU_MSG_FUNCTION_GSP_RM_ALLOC: Final = 103
NV_VGPU_MSG_FUNCTION_CTRL_GET_P2P_CAPS_V2: Final = 104
NV_VGPU_MSG_FUNCTION_CTRL_CIPHER_AES_ENCRYPT: Final = 105
NV_VGPU_MSG_FUNCTION_CTRL_CIPHER_SESSION_KEY: Final = 106
NV_VGPU_MSG_FUNCTION_CTRL_CIPHER_SESSION_KEY_STATUS: Final = 107
NV_VGPU_MSG_FUNCTION_CTRL_DBG_CLEAR_ALL_SM_ERROR_STATES: Final = 108
NV_VGPU_MSG_FUNCTION_CTRL_DBG_READ_ALL_SM_ERROR_STATES: Final = 109
NV_VGPU_MSG_FUNCTION_CTRL_DBG_SET_EXCEPTION_MASK: Final = 110
NV_VGPU_MSG_FUNCTION_CTRL_GPU_PROMOTE_CTX: Final = 111
NV_VGPU_MSG_FUNCTION_CTRL_GR_CTXSW_PREEMPTION_BIND: Final = 112
NV_VGPU_MSG_FUNCTION_CTRL_GR_SET_CTXSW_PREEMPTION_MODE: Final = 113
NV_VGPU_MSG_FUNCTION_CTRL_GR_CTXSW_ZCULL_BIND: Final = 114
NV_VGPU_MSG_FUNCTION_CTRL_GPU_INITIALIZE_CTX: Final = 115
NV_VGPU_MSG_FUNCTION_CTRL_VASPACE_COPY_SERVER_RESERVED_PDES: Final = 116
NV_VGPU_MSG_FUNCTION_CTRL_FIFO_CLEAR_FAULTED_BIT: Final = 117
NV_VGPU_MSG_FUNCTION_CTRL_GET_LATEST_ECC_ADDRESSES: Final = 118
NV_VGPU_MSG_FUNCTION_CTRL_MC_SERVICE_INTERRUPTS: Final = 119
NV_VGPU_MSG_FUNCTION_CTRL_DMA_SET_DEFAULT_VASPACE: Final = 120
NV_VGPU_MSG_FUNCTION_CTRL_GET_CE_PCE_MASK: Final = 121
NV_VGPU_MSG_FUNCTION_CTRL_GET_ZBC_CLEAR_TABLE_ENTRY: Final = 122
NV_VGPU_MSG_FUNCTION_CTRL_GET_NVLINK_PEER_ID_MASK: Final = 123
NV_VGPU_MSG_FUNCTION_CTRL_GET_NVLINK_STATUS: Final = 124
NV_VGPU_MSG_FUNCTION_CTRL_GET_P2P_CAPS: Final = 125
NV_VGPU_MSG_FUNCTION_CTRL_GET_P2P_CAPS_MATRIX: Final = 126
NV_VGPU_MSG_FUNCTION_RESERVED_0: Final = 127
NV_VGPU_MSG_FUNCTION_CTRL_RESERVE_PM_AREA_SMPC: Final = 128
NV_VGPU_MSG_FUNCTION_CTRL_RESERVE_HWPM_LEGACY: Final = 129
NV_VGPU_MSG_FUNCTION_CTRL_B0CC_EXEC_REG_OPS: Final = 130
NV_VGPU_MSG_FUNCTION_CTRL_BIND_PM_RESOURCES: Final = 131
NV_VGPU_MSG_FUNCTION_CTRL_DBG_SUSPEND_CONTEXT: Final = 132
NV_VGPU_MSG_FUNCTION_CTRL_DBG_RESUME_CONTEXT: Final = 133
NV_VGPU_MSG_FUNCTION_CTRL_DBG_EXEC_REG_OPS: Final = 134
NV_VGPU_MSG_FUNCTION_CTRL_DBG_SET_MODE_MMU_DEBUG: Final = 135
NV_VGPU_MSG_FUNCTION_CTRL_DBG_READ_SINGLE_SM_ERROR_STATE: Final = 136
NV_VGPU_MSG_FUNCTION_CTRL_DBG_CLEAR_SINGLE_SM_ERROR_STATE: Final = 137
NV_VGPU_MSG_FUNCTION_CTRL_DBG_SET_MODE_ERRBAR_DEBUG: Final = 138
NV_VGPU_MSG_FUNCTION_CTRL_DBG_SET_NEXT_STOP_TRIGGER_TYPE: Final = 139
NV_VGPU_MSG_FUNCTION_CTRL_ALLOC_PMA_STREAM: Final = 140
NV_VGPU_MSG_FUNCTION_CTRL_PMA_STREAM_UPDATE_GET_PUT: Final = 141
NV_VGPU_MSG_FUNCTION_CTRL_FB_GET_INFO_V2: Final = 142
NV_VGPU_MSG_FUNCTION_CTRL_FIFO_SET_CHANNEL_PROPERTIES: Final = 143
NV_VGPU_MSG_FUNCTION_CTRL_GR_GET_CTX_BUFFER_INFO: Final = 144
NV_VGPU_MSG_FUNCTION_CTRL_KGR_GET_CTX_BUFFER_PTES: Final = 145
NV_VGPU_MSG_FUNCTION_CTRL_GPU_EVICT_CTX: Final = 146
NV_VGPU_MSG_FUNCTION_CTRL_FB_GET_FS_INFO: Final = 147
NV_VGPU_MSG_FUNCTION_CTRL_GRMGR_GET_GR_FS_INFO: Final = 148
NV_VGPU_MSG_FUNCTION_CTRL_STOP_CHANNEL: Final = 149
NV_VGPU_MSG_FUNCTION_CTRL_GR_PC_SAMPLING_MODE: Final = 150
NV_VGPU_MSG_FUNCTION_CTRL_PERF_RATED_TDP_GET_STATUS: Final = 151
NV_VGPU_MSG_FUNCTION_CTRL_PERF_RATED_TDP_SET_CONTROL: Final = 152
NV_VGPU_MSG_FUNCTION_CTRL_FREE_PMA_STREAM: Final = 153
NV_VGPU_MSG_FUNCTION_CTRL_TIMER_SET_GR_TICK_FREQ: Final = 154
NV_VGPU_MSG_FUNCTION_CTRL_FIFO_SETUP_VF_ZOMBIE_SUBCTX_PDB: Final = 155
NV_VGPU_MSG_FUNCTION_GET_CONSOLIDATED_GR_STATIC_INFO: Final = 156
NV_VGPU_MSG_FUNCTION_CTRL_DBG_SET_SINGLE_SM_SINGLE_STEP: Final = 157
NV_VGPU_MSG_FUNCTION_CTRL_GR_GET_TPC_PARTITION_MODE: Final = 158
NV_VGPU_MSG_FUNCTION_CTRL_GR_SET_TPC_PARTITION_MODE: Final = 159
NV_VGPU_MSG_FUNCTION_UVM_PAGING_CHANNEL_ALLOCATE: Final = 160
NV_VGPU_MSG_FUNCTION_UVM_PAGING_CHANNEL_DESTROY: Final = 161
NV_VGPU_MSG_FUNCTION_UVM_PAGING_CHANNEL_MAP: Final = 162
NV_VGPU_MSG_FUNCTION_UVM_PAGING_CHANNEL_UNMAP: Final = 163
NV_VGPU_MSG_FUNCTION_UVM_PAGING_CHANNEL_PUSH_STREAM: Final = 164
NV_VGPU_MSG_FUNCTION_UVM_PAGING_CHANNEL_SET_HANDLES: Final = 165
NV_VGPU_MSG_FUNCTION_UVM_METHOD_STREAM_GUEST_PAGES_OPERATION: Final = 166
NV_VGPU_MSG_FUNCTION_CTRL_INTERNAL_QUIESCE_PMA_CHANNEL: Final = 167
NV_VGPU_MSG_FUNCTION_DCE_RM_INIT: Final = 168
NV_VGPU_MSG_FUNCTION_REGISTER_VIRTUAL_EVENT_BUFFER: Final = 169
NV_VGPU_MSG_FUNCTION_CTRL_EVENT_BUFFER_UPDATE_GET: Final = 170
NV_VGPU_MSG_FUNCTION_GET_PLCABLE_ADDRESS_KIND: Final = 171
NV_VGPU_MSG_FUNCTION_CTRL_PERF_LIMITS_SET_STATUS_V2: Final = 172
NV_VGPU_MSG_FUNCTION_CTRL_INTERNAL_SRIOV_PROMOTE_PMA_STREAM: Final = 173
NV_VGPU_MSG_FUNCTION_CTRL_GET_MMU_DEBUG_MODE: Final = 174
NV_VGPU_MSG_FUNCTION_CTRL_INTERNAL_PROMOTE_FAULT_METHOD_BUFFERS: Final = 175
NV_VGPU_MSG_FUNCTION_CTRL_FLCN_GET_CTX_BUFFER_SIZE: Final = 176
NV_VGPU_MSG_FUNCTION_CTRL_FLCN_GET_CTX_BUFFER_INFO: Final = 177
NV_VGPU_MSG_FUNCTION_DISABLE_CHANNELS: Final = 178
NV_VGPU_MSG_FUNCTION_CTRL_FABRIC_MEMORY_DESCRIBE: Final = 179
NV_VGPU_MSG_FUNCTION_CTRL_FABRIC_MEM_STATS: Final = 180
NV_VGPU_MSG_FUNCTION_SAVE_HIBERNATION_DATA: Final = 181
NV_VGPU_MSG_FUNCTION_RESTORE_HIBERNATION_DATA: Final = 182
NV_VGPU_MSG_FUNCTION_CTRL_INTERNAL_MEMSYS_SET_ZBC_REFERENCED: Final = 183
NV_VGPU_MSG_FUNCTION_CTRL_EXEC_PARTITIONS_CREATE: Final = 184
NV_VGPU_MSG_FUNCTION_CTRL_EXEC_PARTITIONS_DELETE: Final = 185
NV_VGPU_MSG_FUNCTION_CTRL_GPFIFO_GET_WORK_SUBMIT_TOKEN: Final = 186
NV_VGPU_MSG_FUNCTION_CTRL_GPFIFO_SET_WORK_SUBMIT_TOKEN_NOTIF_INDEX: Final = 187
NV_VGPU_MSG_FUNCTION_PMA_SCRUBBER_SHARED_BUFFER_GUEST_PAGES_OPERATION: Final = 188
NV_VGPU_MSG_FUNCTION_CTRL_MASTER_GET_VIRTUAL_FUNCTION_ERROR_CONT_INTR_MASK: Final = 189
NV_VGPU_MSG_FUNCTION_SET_SYSMEM_DIRTY_PAGE_TRACKING_BUFFER: Final = 190
NV_VGPU_MSG_FUNCTION_CTRL_SUBDEVICE_GET_P2P_CAPS: Final = 191
NV_VGPU_MSG_FUNCTION_CTRL_BUS_SET_P2P_MAPPING: Final = 192
NV_VGPU_MSG_FUNCTION_CTRL_BUS_UNSET_P2P_MAPPING: Final = 193
NV_VGPU_MSG_FUNCTION_CTRL_FLA_SETUP_INSTANCE_MEM_BLOCK: Final = 194
NV_VGPU_MSG_FUNCTION_CTRL_GPU_MIGRATABLE_OPS: Final = 195
NV_VGPU_MSG_FUNCTION_CTRL_GET_TOTAL_HS_CREDITS: Final = 196
NV_VGPU_MSG_FUNCTION_CTRL_GET_HS_CREDITS: Final = 197
NV_VGPU_MSG_FUNCTION_CTRL_SET_HS_CREDITS: Final = 198
NV_VGPU_MSG_FUNCTION_CTRL_PM_AREA_PC_SAMPLER: Final = 199
NV_VGPU_MSG_FUNCTION_INVALIDATE_TLB: Final = 200
NV_VGPU_MSG_FUNCTION_RESERVED_201: Final = 201
NV_VGPU_MSG_FUNCTION_ECC_NOTIFIER_WRITE_ACK: Final = 202
NV_VGPU_MSG_FUNCTION_NUM_FUNCTIONS: Final = 203
NV_VGPU_MSG_EVENT_FIRST_EVENT: Final = 4096
NV_VGPU_MSG_EVENT_GSP_INIT_DONE: Final = 4097
NV_VGPU_MSG_EVENT_GSP_RUN_CPU_SEQUENCER: Final = 4098
NV_VGPU_MSG_EVENT_POST_EVENT: Final = 4099
NV_VGPU_MSG_EVENT_RC_TRIGGERED: Final = 4100
NV_VGPU_MSG_EVENT_MMU_FAULT_QUEUED: Final = 4101
NV_VGPU_MSG_EVENT_OS_ERROR_LOG: Final = 4102
NV_VGPU_MSG_EVENT_RG_LINE_INTR: Final = 4103
NV_VGPU_MSG_EVENT_GPUACCT_PERFMON_UTIL_SAMPLES: Final = 4104
NV_VGPU_MSG_EVENT_SIM_READ: Final = 4105
NV_VGPU_MSG_EVENT_SIM_WRITE: Final = 4106
NV_VGPU_MSG_EVENT_SEMAPHORE_SCHEDULE_CALLBACK: Final = 4107
NV_VGPU_MSG_EVENT_UCODE_LIBOS_PRINT: Final = 4108
NV_VGPU_MSG_EVENT_VGPU_GSP_PLUGIN_TRIGGERED: Final = 4109
NV_VGPU_MSG_EVENT_PERF_GPU_BOOST_SYNC_LIMITS_CALLBACK: Final = 4110
NV_VGPU_MSG_EVENT_PERF_BRIDGELESS_INFO_UPDATE: Final = 4111
NV_VGPU_MSG_EVENT_VGPU_CONFIG: Final = 4112
NV_VGPU_MSG_EVENT_DISPLAY_MODESET: Final = 4113
NV_VGPU_MSG_EVENT_EXTDEV_INTR_SERVICE: Final = 4114
NV_VGPU_MSG_EVENT_NVLINK_INBAND_RECEIVED_DATA_256: Final = 4115
NV_VGPU_MSG_EVENT_NVLINK_INBAND_RECEIVED_DATA_512: Final = 4116
NV_VGPU_MSG_EVENT_NVLINK_INBAND_RECEIVED_DATA_1024: Final = 4117
NV_VGPU_MSG_EVENT_NVLINK_INBAND_RECEIVED_DATA_2048: Final = 4118
NV_VGPU_MSG_EVENT_NVLINK_INBAND_RECEIVED_DATA_4096: Final = 4119
NV_VGPU_MSG_EVENT_TIMED_SEMAPHORE_RELEASE: Final = 4120
NV_VGPU_MSG_EVENT_NVLINK_IS_GPU_DEGRADED: Final = 4121
NV_VGPU_MSG_EVENT_PFM_REQ_HNDLR_STATE_SYNC_CALLBACK: Final = 4122
NV_VGPU_MSG_EVENT_GSP_SEND_USER_SHARED_DATA: Final = 4123
NV_VGPU_MSG_EVENT_NVLINK_FAULT_UP: Final = 4124
NV_VGPU_MSG_EVENT_GSP_LOCKDOWN_NOTICE: Final = 4125
NV_VGPU_MSG_EVENT_MIG_CI_CONFIG_UPDATE: Final = 4126
NV_VGPU_MSG_EVENT_NUM_EVENTS: Final = 4127
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
