from typing import Any, Final

from . import _runtime as _tg

class vfio_info_cap_header(_tg.Struct):
    id: int
    version: int
    next: int
class vfio_group_status(_tg.Struct):
    argsz: int
    flags: int
class vfio_device_info(_tg.Struct):
    argsz: int
    flags: int
    num_regions: int
    num_irqs: int
    cap_offset: int
class vfio_region_info(_tg.Struct):
    argsz: int
    flags: int
    index: int
    cap_offset: int
    size: int
    offset: int
class vfio_region_sparse_mmap_area(_tg.Struct):
    offset: int
    size: int
class vfio_region_info_cap_sparse_mmap(_tg.Struct):
    header: vfio_info_cap_header
    nr_areas: int
    reserved: int
    areas: Any
class vfio_region_info_cap_type(_tg.Struct):
    header: vfio_info_cap_header
    type: int
    subtype: int
class vfio_region_gfx_edid(_tg.Struct):
    edid_offset: int
    edid_max_size: int
    edid_size: int
    max_xres: int
    max_yres: int
    link_state: int
class vfio_device_migration_info(_tg.Struct):
    device_state: int
    reserved: int
    pending_bytes: int
    data_offset: int
    data_size: int
class vfio_region_info_cap_nvlink2_ssatgt(_tg.Struct):
    header: vfio_info_cap_header
    tgt: int
class vfio_region_info_cap_nvlink2_lnkspd(_tg.Struct):
    header: vfio_info_cap_header
    link_speed: int
    __pad: int
class vfio_irq_info(_tg.Struct):
    argsz: int
    flags: int
    index: int
    count: int
class vfio_irq_set(_tg.Struct):
    argsz: int
    flags: int
    index: int
    start: int
    count: int
    data: Any
class vfio_pci_dependent_device(_tg.Struct):
    group_id: int
    segment: int
    bus: int
    devfn: int
class vfio_pci_hot_reset_info(_tg.Struct):
    argsz: int
    flags: int
    count: int
    devices: Any
class vfio_pci_hot_reset(_tg.Struct):
    argsz: int
    flags: int
    count: int
    group_fds: Any
class vfio_device_gfx_plane_info(_tg.Struct):
    argsz: int
    flags: int
    drm_plane_type: int
    drm_format: int
    drm_format_mod: int
    width: int
    height: int
    stride: int
    size: int
    x_pos: int
    y_pos: int
    x_hot: int
    y_hot: int
    region_index: int
    dmabuf_id: int
class vfio_device_gfx_plane_info_anonymous_13(_tg.Union):
    region_index: int
    dmabuf_id: int
class vfio_device_ioeventfd(_tg.Struct):
    argsz: int
    flags: int
    offset: int
    data: int
    fd: int
class vfio_device_feature(_tg.Struct):
    argsz: int
    flags: int
    data: Any
class vfio_device_feature_migration(_tg.Struct):
    flags: int
class vfio_device_feature_mig_state(_tg.Struct):
    device_state: int
    data_fd: int
class vfio_device_low_power_entry_with_wakeup(_tg.Struct):
    wakeup_eventfd: int
    reserved: int
class vfio_device_feature_dma_logging_control(_tg.Struct):
    page_size: int
    num_ranges: int
    __reserved: int
    ranges: int
class vfio_device_feature_dma_logging_range(_tg.Struct):
    iova: int
    length: int
class vfio_device_feature_dma_logging_report(_tg.Struct):
    iova: int
    length: int
    page_size: int
    bitmap: int
class vfio_iommu_type1_info(_tg.Struct):
    argsz: int
    flags: int
    iova_pgsizes: int
    cap_offset: int
class vfio_iova_range(_tg.Struct):
    start: int
    end: int
class vfio_iommu_type1_info_cap_iova_range(_tg.Struct):
    header: vfio_info_cap_header
    nr_iovas: int
    reserved: int
    iova_ranges: Any
class vfio_iommu_type1_info_cap_migration(_tg.Struct):
    header: vfio_info_cap_header
    flags: int
    pgsize_bitmap: int
    max_dirty_bitmap_size: int
class vfio_iommu_type1_info_dma_avail(_tg.Struct):
    header: vfio_info_cap_header
    avail: int
class vfio_iommu_type1_dma_map(_tg.Struct):
    argsz: int
    flags: int
    vaddr: int
    iova: int
    size: int
class vfio_bitmap(_tg.Struct):
    pgsize: int
    size: int
    data: Any
class vfio_iommu_type1_dma_unmap(_tg.Struct):
    argsz: int
    flags: int
    iova: int
    size: int
    data: Any
class vfio_iommu_type1_dirty_bitmap(_tg.Struct):
    argsz: int
    flags: int
    data: Any
class vfio_iommu_type1_dirty_bitmap_get(_tg.Struct):
    iova: int
    size: int
    bitmap: vfio_bitmap
class vfio_iommu_spapr_tce_ddw_info(_tg.Struct):
    pgsizes: int
    max_dynamic_windows_supported: int
    levels: int
class vfio_iommu_spapr_tce_info(_tg.Struct):
    argsz: int
    flags: int
    dma32_window_start: int
    dma32_window_size: int
    ddw: vfio_iommu_spapr_tce_ddw_info
class vfio_eeh_pe_err(_tg.Struct):
    type: int
    func: int
    addr: int
    mask: int
class vfio_eeh_pe_op(_tg.Struct):
    argsz: int
    flags: int
    op: int
    err: vfio_eeh_pe_err
class vfio_eeh_pe_op_anonymous_3(_tg.Union):
    err: vfio_eeh_pe_err
class vfio_iommu_spapr_register_memory(_tg.Struct):
    argsz: int
    flags: int
    vaddr: int
    size: int
class vfio_iommu_spapr_tce_create(_tg.Struct):
    argsz: int
    flags: int
    page_shift: int
    __resv1: int
    window_size: int
    levels: int
    __resv2: int
    start_addr: int
class vfio_iommu_spapr_tce_remove(_tg.Struct):
    argsz: int
    flags: int
    start_addr: int
vfio_device_mig_state: Any
VFIO_PCI_BAR0_REGION_INDEX: Final = 0
VFIO_PCI_BAR1_REGION_INDEX: Final = 1
VFIO_PCI_BAR2_REGION_INDEX: Final = 2
VFIO_PCI_BAR3_REGION_INDEX: Final = 3
VFIO_PCI_BAR4_REGION_INDEX: Final = 4
VFIO_PCI_BAR5_REGION_INDEX: Final = 5
VFIO_PCI_ROM_REGION_INDEX: Final = 6
VFIO_PCI_CONFIG_REGION_INDEX: Final = 7
VFIO_PCI_VGA_REGION_INDEX: Final = 8
VFIO_PCI_NUM_REGIONS: Final = 9
VFIO_PCI_INTX_IRQ_INDEX: Final = 0
VFIO_PCI_MSI_IRQ_INDEX: Final = 1
VFIO_PCI_MSIX_IRQ_INDEX: Final = 2
VFIO_PCI_ERR_IRQ_INDEX: Final = 3
VFIO_PCI_REQ_IRQ_INDEX: Final = 4
VFIO_PCI_NUM_IRQS: Final = 5
VFIO_CCW_CONFIG_REGION_INDEX: Final = 0
VFIO_CCW_NUM_REGIONS: Final = 1
VFIO_CCW_IO_IRQ_INDEX: Final = 0
VFIO_CCW_CRW_IRQ_INDEX: Final = 1
VFIO_CCW_REQ_IRQ_INDEX: Final = 2
VFIO_CCW_NUM_IRQS: Final = 3
VFIO_DEVICE_STATE_ERROR: Final = 0
VFIO_DEVICE_STATE_STOP: Final = 1
VFIO_DEVICE_STATE_RUNNING: Final = 2
VFIO_DEVICE_STATE_STOP_COPY: Final = 3
VFIO_DEVICE_STATE_RESUMING: Final = 4
VFIO_DEVICE_STATE_RUNNING_P2P: Final = 5
VFIO_API_VERSION: Final = 0
VFIO_TYPE1_IOMMU: Final = 1
VFIO_SPAPR_TCE_IOMMU: Final = 2
VFIO_TYPE1v2_IOMMU: Final = 3
VFIO_DMA_CC_IOMMU: Final = 4
VFIO_EEH: Final = 5
VFIO_TYPE1_NESTING_IOMMU: Final = 6
VFIO_SPAPR_TCE_v2_IOMMU: Final = 7
VFIO_NOIOMMU_IOMMU: Final = 8
VFIO_UNMAP_ALL: Final = 9
VFIO_UPDATE_VADDR: Final = 10
VFIO_TYPE: Final = 59
VFIO_BASE: Final = 100
VFIO_GROUP_FLAGS_VIABLE: Final = 1
VFIO_GROUP_FLAGS_CONTAINER_SET: Final = 2
VFIO_DEVICE_FLAGS_RESET: Final = 1
VFIO_DEVICE_FLAGS_PCI: Final = 2
VFIO_DEVICE_FLAGS_PLATFORM: Final = 4
VFIO_DEVICE_FLAGS_AMBA: Final = 8
VFIO_DEVICE_FLAGS_CCW: Final = 16
VFIO_DEVICE_FLAGS_AP: Final = 32
VFIO_DEVICE_FLAGS_FSL_MC: Final = 64
VFIO_DEVICE_FLAGS_CAPS: Final = 128
VFIO_DEVICE_API_PCI_STRING: Final = b'vfio-pci'
VFIO_DEVICE_API_PLATFORM_STRING: Final = b'vfio-platform'
VFIO_DEVICE_API_AMBA_STRING: Final = b'vfio-amba'
VFIO_DEVICE_API_CCW_STRING: Final = b'vfio-ccw'
VFIO_DEVICE_API_AP_STRING: Final = b'vfio-ap'
VFIO_DEVICE_INFO_CAP_ZPCI_BASE: Final = 1
VFIO_DEVICE_INFO_CAP_ZPCI_GROUP: Final = 2
VFIO_DEVICE_INFO_CAP_ZPCI_UTIL: Final = 3
VFIO_DEVICE_INFO_CAP_ZPCI_PFIP: Final = 4
VFIO_REGION_INFO_FLAG_READ: Final = 1
VFIO_REGION_INFO_FLAG_WRITE: Final = 2
VFIO_REGION_INFO_FLAG_MMAP: Final = 4
VFIO_REGION_INFO_FLAG_CAPS: Final = 8
VFIO_REGION_INFO_CAP_SPARSE_MMAP: Final = 1
VFIO_REGION_INFO_CAP_TYPE: Final = 2
VFIO_REGION_TYPE_PCI_VENDOR_TYPE: Final = -0x80000000
VFIO_REGION_TYPE_PCI_VENDOR_MASK: Final = 0xffff
VFIO_REGION_TYPE_GFX: Final = 1
VFIO_REGION_TYPE_CCW: Final = 2
VFIO_REGION_TYPE_MIGRATION_DEPRECATED: Final = 3
VFIO_REGION_SUBTYPE_INTEL_IGD_OPREGION: Final = 1
VFIO_REGION_SUBTYPE_INTEL_IGD_HOST_CFG: Final = 2
VFIO_REGION_SUBTYPE_INTEL_IGD_LPC_CFG: Final = 3
VFIO_REGION_SUBTYPE_NVIDIA_NVLINK2_RAM: Final = 1
VFIO_REGION_SUBTYPE_IBM_NVLINK2_ATSD: Final = 1
VFIO_REGION_SUBTYPE_GFX_EDID: Final = 1
VFIO_DEVICE_GFX_LINK_STATE_UP: Final = 1
VFIO_DEVICE_GFX_LINK_STATE_DOWN: Final = 2
VFIO_REGION_SUBTYPE_CCW_ASYNC_CMD: Final = 1
VFIO_REGION_SUBTYPE_CCW_SCHIB: Final = 2
VFIO_REGION_SUBTYPE_CCW_CRW: Final = 3
VFIO_REGION_SUBTYPE_MIGRATION_DEPRECATED: Final = 1
VFIO_DEVICE_STATE_V1_STOP: Final = 0
VFIO_DEVICE_STATE_V1_RUNNING: Final = 1
VFIO_DEVICE_STATE_V1_SAVING: Final = 2
VFIO_DEVICE_STATE_V1_RESUMING: Final = 4
VFIO_DEVICE_STATE_MASK: Final = 7
VFIO_REGION_INFO_CAP_MSIX_MAPPABLE: Final = 3
VFIO_REGION_INFO_CAP_NVLINK2_SSATGT: Final = 4
VFIO_REGION_INFO_CAP_NVLINK2_LNKSPD: Final = 5
VFIO_IRQ_INFO_EVENTFD: Final = 1
VFIO_IRQ_INFO_MASKABLE: Final = 2
VFIO_IRQ_INFO_AUTOMASKED: Final = 4
VFIO_IRQ_INFO_NORESIZE: Final = 8
VFIO_IRQ_SET_DATA_NONE: Final = 1
VFIO_IRQ_SET_DATA_BOOL: Final = 2
VFIO_IRQ_SET_DATA_EVENTFD: Final = 4
VFIO_IRQ_SET_ACTION_MASK: Final = 8
VFIO_IRQ_SET_ACTION_UNMASK: Final = 16
VFIO_IRQ_SET_ACTION_TRIGGER: Final = 32
VFIO_IRQ_SET_DATA_TYPE_MASK: Final = 7
VFIO_IRQ_SET_ACTION_TYPE_MASK: Final = 56
VFIO_GFX_PLANE_TYPE_PROBE: Final = 1
VFIO_GFX_PLANE_TYPE_DMABUF: Final = 2
VFIO_GFX_PLANE_TYPE_REGION: Final = 4
VFIO_DEVICE_IOEVENTFD_8: Final = 1
VFIO_DEVICE_IOEVENTFD_16: Final = 2
VFIO_DEVICE_IOEVENTFD_32: Final = 4
VFIO_DEVICE_IOEVENTFD_64: Final = 8
VFIO_DEVICE_IOEVENTFD_SIZE_MASK: Final = 15
VFIO_DEVICE_FEATURE_MASK: Final = 0xffff
VFIO_DEVICE_FEATURE_GET: Final = 0x10000
VFIO_DEVICE_FEATURE_SET: Final = 0x20000
VFIO_DEVICE_FEATURE_PROBE: Final = 0x40000
VFIO_DEVICE_FEATURE_PCI_VF_TOKEN: Final = 0
VFIO_MIGRATION_STOP_COPY: Final = 1
VFIO_MIGRATION_P2P: Final = 2
VFIO_DEVICE_FEATURE_MIGRATION: Final = 1
VFIO_DEVICE_FEATURE_MIG_DEVICE_STATE: Final = 2
VFIO_DEVICE_FEATURE_LOW_POWER_ENTRY: Final = 3
VFIO_DEVICE_FEATURE_LOW_POWER_ENTRY_WITH_WAKEUP: Final = 4
VFIO_DEVICE_FEATURE_LOW_POWER_EXIT: Final = 5
VFIO_DEVICE_FEATURE_DMA_LOGGING_START: Final = 6
VFIO_DEVICE_FEATURE_DMA_LOGGING_STOP: Final = 7
VFIO_DEVICE_FEATURE_DMA_LOGGING_REPORT: Final = 8
VFIO_IOMMU_INFO_PGSIZES: Final = 1
VFIO_IOMMU_INFO_CAPS: Final = 2
VFIO_IOMMU_TYPE1_INFO_CAP_IOVA_RANGE: Final = 1
VFIO_IOMMU_TYPE1_INFO_CAP_MIGRATION: Final = 2
VFIO_IOMMU_TYPE1_INFO_DMA_AVAIL: Final = 3
VFIO_DMA_MAP_FLAG_READ: Final = 1
VFIO_DMA_MAP_FLAG_WRITE: Final = 2
VFIO_DMA_MAP_FLAG_VADDR: Final = 4
VFIO_DMA_UNMAP_FLAG_GET_DIRTY_BITMAP: Final = 1
VFIO_DMA_UNMAP_FLAG_ALL: Final = 2
VFIO_DMA_UNMAP_FLAG_VADDR: Final = 4
VFIO_IOMMU_DIRTY_PAGES_FLAG_START: Final = 1
VFIO_IOMMU_DIRTY_PAGES_FLAG_STOP: Final = 2
VFIO_IOMMU_DIRTY_PAGES_FLAG_GET_BITMAP: Final = 4
VFIO_IOMMU_SPAPR_INFO_DDW: Final = 1
VFIO_EEH_PE_DISABLE: Final = 0
VFIO_EEH_PE_ENABLE: Final = 1
VFIO_EEH_PE_UNFREEZE_IO: Final = 2
VFIO_EEH_PE_UNFREEZE_DMA: Final = 3
VFIO_EEH_PE_GET_STATE: Final = 4
VFIO_EEH_PE_STATE_NORMAL: Final = 0
VFIO_EEH_PE_STATE_RESET: Final = 1
VFIO_EEH_PE_STATE_STOPPED: Final = 2
VFIO_EEH_PE_STATE_STOPPED_DMA: Final = 4
VFIO_EEH_PE_STATE_UNAVAIL: Final = 5
VFIO_EEH_PE_RESET_DEACTIVATE: Final = 5
VFIO_EEH_PE_RESET_HOT: Final = 6
VFIO_EEH_PE_RESET_FUNDAMENTAL: Final = 7
VFIO_EEH_PE_CONFIGURE: Final = 8
VFIO_EEH_PE_INJECT_ERR: Final = 9
VFIO_CHECK_EXTENSION: _tg.Ioctl
VFIO_DEVICE_FEATURE: _tg.Ioctl
VFIO_DEVICE_GET_GFX_DMABUF: _tg.Ioctl
VFIO_DEVICE_GET_INFO: _tg.Ioctl
VFIO_DEVICE_GET_IRQ_INFO: _tg.Ioctl
VFIO_DEVICE_GET_PCI_HOT_RESET_INFO: _tg.Ioctl
VFIO_DEVICE_GET_REGION_INFO: _tg.Ioctl
VFIO_DEVICE_IOEVENTFD: _tg.Ioctl
VFIO_DEVICE_PCI_HOT_RESET: _tg.Ioctl
VFIO_DEVICE_QUERY_GFX_PLANE: _tg.Ioctl
VFIO_DEVICE_RESET: _tg.Ioctl
VFIO_DEVICE_SET_IRQS: _tg.Ioctl
VFIO_EEH_PE_OP: _tg.Ioctl
VFIO_GET_API_VERSION: _tg.Ioctl
VFIO_GROUP_GET_DEVICE_FD: _tg.Ioctl
VFIO_GROUP_GET_STATUS: _tg.Ioctl
VFIO_GROUP_SET_CONTAINER: _tg.Ioctl
VFIO_GROUP_UNSET_CONTAINER: _tg.Ioctl
VFIO_IOMMU_DIRTY_PAGES: _tg.Ioctl
VFIO_IOMMU_DISABLE: _tg.Ioctl
VFIO_IOMMU_ENABLE: _tg.Ioctl
VFIO_IOMMU_GET_INFO: _tg.Ioctl
VFIO_IOMMU_MAP_DMA: _tg.Ioctl
VFIO_IOMMU_SPAPR_REGISTER_MEMORY: _tg.Ioctl
VFIO_IOMMU_SPAPR_TCE_CREATE: _tg.Ioctl
VFIO_IOMMU_SPAPR_TCE_GET_INFO: _tg.Ioctl
VFIO_IOMMU_SPAPR_TCE_REMOVE: _tg.Ioctl
VFIO_IOMMU_SPAPR_UNREGISTER_MEMORY: _tg.Ioctl
VFIO_IOMMU_UNMAP_DMA: _tg.Ioctl
VFIO_SET_IOMMU: _tg.Ioctl
def VFIO_DEVICE_STATE_VALID(state: int) -> int: ...
def VFIO_DEVICE_STATE_IS_ERROR(state: int) -> int: ...
def VFIO_DEVICE_STATE_SET_ERROR(state: int) -> int: ...
