from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class libusb_device_descriptor(_tg.Struct):
    bLength: int
    bDescriptorType: int
    bcdUSB: int
    bDeviceClass: int
    bDeviceSubClass: int
    bDeviceProtocol: int
    bMaxPacketSize0: int
    idVendor: int
    idProduct: int
    bcdDevice: int
    iManufacturer: int
    iProduct: int
    iSerialNumber: int
    bNumConfigurations: int
class libusb_endpoint_descriptor(_tg.Struct):
    bLength: int
    bDescriptorType: int
    bEndpointAddress: int
    bmAttributes: int
    wMaxPacketSize: int
    bInterval: int
    bRefresh: int
    bSynchAddress: int
    extra: Any
    extra_length: int
class libusb_interface_descriptor(_tg.Struct):
    bLength: int
    bDescriptorType: int
    bInterfaceNumber: int
    bAlternateSetting: int
    bNumEndpoints: int
    bInterfaceClass: int
    bInterfaceSubClass: int
    bInterfaceProtocol: int
    iInterface: int
    endpoint: Any
    extra: Any
    extra_length: int
class libusb_interface(_tg.Struct):
    altsetting: Any
    num_altsetting: int
class libusb_config_descriptor(_tg.Struct):
    bLength: int
    bDescriptorType: int
    wTotalLength: int
    bNumInterfaces: int
    bConfigurationValue: int
    iConfiguration: int
    bmAttributes: int
    MaxPower: int
    interface: Any
    extra: Any
    extra_length: int
class libusb_ss_endpoint_companion_descriptor(_tg.Struct):
    bLength: int
    bDescriptorType: int
    bMaxBurst: int
    bmAttributes: int
    wBytesPerInterval: int
class libusb_bos_dev_capability_descriptor(_tg.Struct):
    bLength: int
    bDescriptorType: int
    bDevCapabilityType: int
    dev_capability_data: Any
class libusb_bos_descriptor(_tg.Struct):
    bLength: int
    bDescriptorType: int
    wTotalLength: int
    bNumDeviceCaps: int
    dev_capability: Any
class libusb_usb_2_0_extension_descriptor(_tg.Struct):
    bLength: int
    bDescriptorType: int
    bDevCapabilityType: int
    bmAttributes: int
class libusb_ss_usb_device_capability_descriptor(_tg.Struct):
    bLength: int
    bDescriptorType: int
    bDevCapabilityType: int
    bmAttributes: int
    wSpeedSupported: int
    bFunctionalitySupport: int
    bU1DevExitLat: int
    bU2DevExitLat: int
class libusb_container_id_descriptor(_tg.Struct):
    bLength: int
    bDescriptorType: int
    bDevCapabilityType: int
    bReserved: int
    ContainerID: Any
class libusb_control_setup(_tg.Struct):
    bmRequestType: int
    bRequest: int
    wValue: int
    wIndex: int
    wLength: int
class libusb_context(_tg.Struct): ...
class libusb_device(_tg.Struct): ...
class libusb_device_handle(_tg.Struct): ...
class libusb_version(_tg.Struct):
    major: int
    minor: int
    micro: int
    nano: int
    rc: bytes | None
    describe: bytes | None
class libusb_iso_packet_descriptor(_tg.Struct):
    length: int
    actual_length: int
    status: int
class libusb_transfer(_tg.Struct):
    dev_handle: Any
    flags: int
    endpoint: int
    type: int
    timeout: int
    status: int
    length: int
    actual_length: int
    callback: Any
    user_data: int | None
    buffer: Any
    num_iso_packets: int
    iso_packet_desc: Any
class timeval(_tg.Struct):
    tv_sec: int
    tv_usec: int
class libusb_pollfd(_tg.Struct):
    fd: int
    events: int
libusb_class_code: Any
libusb_descriptor_type: Any
libusb_endpoint_direction: Any
libusb_endpoint_transfer_type: Any
libusb_standard_request: Any
libusb_request_type: Any
libusb_request_recipient: Any
libusb_iso_sync_type: Any
libusb_iso_usage_type: Any
libusb_supported_speed: Any
libusb_usb_2_0_extension_attributes: Any
libusb_ss_usb_device_capability_attributes: Any
libusb_bos_type: Any
libusb_speed: Any
libusb_error: Any
libusb_transfer_type: Any
libusb_transfer_status: Any
libusb_transfer_flags: Any
libusb_capability: Any
libusb_log_level: Any
libusb_log_cb_mode: Any
libusb_hotplug_event: Any
libusb_hotplug_flag: Any
libusb_option: Any
libusb_transfer_cb_fn: Any
libusb_log_cb: Any
libusb_pollfd_added_cb: Any
libusb_pollfd_removed_cb: Any
libusb_hotplug_callback_handle: Any
libusb_hotplug_callback_fn: Any
def libusb_init(ctx: Any) -> int: ...
def libusb_exit(ctx: Any) -> None: ...
def libusb_set_debug(ctx: Any, level: int) -> None: ...
def libusb_set_log_cb(ctx: Any, cb: Any, mode: int) -> None: ...
def libusb_get_version() -> Any: ...
def libusb_has_capability(capability: int) -> int: ...
def libusb_error_name(errcode: int) -> bytes | None: ...
def libusb_setlocale(locale: Any) -> int: ...
def libusb_strerror(errcode: int) -> bytes | None: ...
def libusb_get_device_list(ctx: Any, list: Any) -> int: ...
def libusb_free_device_list(list: Any, unref_devices: int) -> None: ...
def libusb_ref_device(dev: Any) -> Any: ...
def libusb_unref_device(dev: Any) -> None: ...
def libusb_get_configuration(dev: Any, config: Any) -> int: ...
def libusb_get_device_descriptor(dev: Any, desc: Any) -> int: ...
def libusb_get_active_config_descriptor(dev: Any, config: Any) -> int: ...
def libusb_get_config_descriptor(dev: Any, config_index: int, config: Any) -> int: ...
def libusb_get_config_descriptor_by_value(dev: Any, bConfigurationValue: int, config: Any) -> int: ...
def libusb_free_config_descriptor(config: Any) -> None: ...
def libusb_get_ss_endpoint_companion_descriptor(ctx: Any, endpoint: Any, ep_comp: Any) -> int: ...
def libusb_free_ss_endpoint_companion_descriptor(ep_comp: Any) -> None: ...
def libusb_get_bos_descriptor(dev_handle: Any, bos: Any) -> int: ...
def libusb_free_bos_descriptor(bos: Any) -> None: ...
def libusb_get_usb_2_0_extension_descriptor(ctx: Any, dev_cap: Any, usb_2_0_extension: Any) -> int: ...
def libusb_free_usb_2_0_extension_descriptor(usb_2_0_extension: Any) -> None: ...
def libusb_get_ss_usb_device_capability_descriptor(ctx: Any, dev_cap: Any, ss_usb_device_cap: Any) -> int: ...
def libusb_free_ss_usb_device_capability_descriptor(ss_usb_device_cap: Any) -> None: ...
def libusb_get_container_id_descriptor(ctx: Any, dev_cap: Any, container_id: Any) -> int: ...
def libusb_free_container_id_descriptor(container_id: Any) -> None: ...
def libusb_get_bus_number(dev: Any) -> int: ...
def libusb_get_port_number(dev: Any) -> int: ...
def libusb_get_port_numbers(dev: Any, port_numbers: Any, port_numbers_len: int) -> int: ...
def libusb_get_port_path(ctx: Any, dev: Any, path: Any, path_length: int) -> int: ...
def libusb_get_parent(dev: Any) -> Any: ...
def libusb_get_device_address(dev: Any) -> int: ...
def libusb_get_device_speed(dev: Any) -> int: ...
def libusb_get_max_packet_size(dev: Any, endpoint: int) -> int: ...
def libusb_get_max_iso_packet_size(dev: Any, endpoint: int) -> int: ...
def libusb_wrap_sys_device(ctx: Any, sys_dev: int, dev_handle: Any) -> int: ...
def libusb_open(dev: Any, dev_handle: Any) -> int: ...
def libusb_close(dev_handle: Any) -> None: ...
def libusb_get_device(dev_handle: Any) -> Any: ...
def libusb_set_configuration(dev_handle: Any, configuration: int) -> int: ...
def libusb_claim_interface(dev_handle: Any, interface_number: int) -> int: ...
def libusb_release_interface(dev_handle: Any, interface_number: int) -> int: ...
def libusb_open_device_with_vid_pid(ctx: Any, vendor_id: int, product_id: int) -> Any: ...
def libusb_set_interface_alt_setting(dev_handle: Any, interface_number: int, alternate_setting: int) -> int: ...
def libusb_clear_halt(dev_handle: Any, endpoint: int) -> int: ...
def libusb_reset_device(dev_handle: Any) -> int: ...
def libusb_alloc_streams(dev_handle: Any, num_streams: int, endpoints: Any, num_endpoints: int) -> int: ...
def libusb_free_streams(dev_handle: Any, endpoints: Any, num_endpoints: int) -> int: ...
def libusb_dev_mem_alloc(dev_handle: Any, length: int) -> Any: ...
def libusb_dev_mem_free(dev_handle: Any, buffer: Any, length: int) -> int: ...
def libusb_kernel_driver_active(dev_handle: Any, interface_number: int) -> int: ...
def libusb_detach_kernel_driver(dev_handle: Any, interface_number: int) -> int: ...
def libusb_attach_kernel_driver(dev_handle: Any, interface_number: int) -> int: ...
def libusb_set_auto_detach_kernel_driver(dev_handle: Any, enable: int) -> int: ...
def libusb_alloc_transfer(iso_packets: int) -> Any: ...
def libusb_submit_transfer(transfer: Any) -> int: ...
def libusb_cancel_transfer(transfer: Any) -> int: ...
def libusb_free_transfer(transfer: Any) -> None: ...
def libusb_transfer_set_stream_id(transfer: Any, stream_id: int) -> None: ...
def libusb_transfer_get_stream_id(transfer: Any) -> int: ...
def libusb_control_transfer(dev_handle: Any, request_type: int, bRequest: int, wValue: int, wIndex: int, data: Any, wLength: int, timeout: int) -> int: ...
def libusb_bulk_transfer(dev_handle: Any, endpoint: int, data: Any, length: int, actual_length: Any, timeout: int) -> int: ...
def libusb_interrupt_transfer(dev_handle: Any, endpoint: int, data: Any, length: int, actual_length: Any, timeout: int) -> int: ...
def libusb_get_string_descriptor_ascii(dev_handle: Any, desc_index: int, data: Any, length: int) -> int: ...
def libusb_try_lock_events(ctx: Any) -> int: ...
def libusb_lock_events(ctx: Any) -> None: ...
def libusb_unlock_events(ctx: Any) -> None: ...
def libusb_event_handling_ok(ctx: Any) -> int: ...
def libusb_event_handler_active(ctx: Any) -> int: ...
def libusb_interrupt_event_handler(ctx: Any) -> None: ...
def libusb_lock_event_waiters(ctx: Any) -> None: ...
def libusb_unlock_event_waiters(ctx: Any) -> None: ...
def libusb_wait_for_event(ctx: Any, tv: Any) -> int: ...
def libusb_handle_events_timeout(ctx: Any, tv: Any) -> int: ...
def libusb_handle_events_timeout_completed(ctx: Any, tv: Any, completed: Any) -> int: ...
def libusb_handle_events(ctx: Any) -> int: ...
def libusb_handle_events_completed(ctx: Any, completed: Any) -> int: ...
def libusb_handle_events_locked(ctx: Any, tv: Any) -> int: ...
def libusb_pollfds_handle_timeouts(ctx: Any) -> int: ...
def libusb_get_next_timeout(ctx: Any, tv: Any) -> int: ...
def libusb_get_pollfds(ctx: Any) -> Any: ...
def libusb_free_pollfds(pollfds: Any) -> None: ...
def libusb_set_pollfd_notifiers(ctx: Any, added_cb: Any, removed_cb: Any, user_data: Any) -> None: ...
def libusb_hotplug_register_callback(ctx: Any, events: int, flags: int, vendor_id: int, product_id: int, dev_class: int, cb_fn: Any, user_data: Any, callback_handle: Any) -> int: ...
def libusb_hotplug_deregister_callback(ctx: Any, callback_handle: int) -> None: ...
def libusb_hotplug_get_user_data(ctx: Any, callback_handle: int) -> int | None: ...
def libusb_set_option(ctx: Any, option: int, *more: Any) -> int: ...
LIBUSB_CLASS_PER_INTERFACE: Final = 0
LIBUSB_CLASS_AUDIO: Final = 1
LIBUSB_CLASS_COMM: Final = 2
LIBUSB_CLASS_HID: Final = 3
LIBUSB_CLASS_PHYSICAL: Final = 5
LIBUSB_CLASS_IMAGE: Final = 6
LIBUSB_CLASS_PTP: Final = 6
LIBUSB_CLASS_PRINTER: Final = 7
LIBUSB_CLASS_MASS_STORAGE: Final = 8
LIBUSB_CLASS_HUB: Final = 9
LIBUSB_CLASS_DATA: Final = 10
LIBUSB_CLASS_SMART_CARD: Final = 11
LIBUSB_CLASS_CONTENT_SECURITY: Final = 13
LIBUSB_CLASS_VIDEO: Final = 14
LIBUSB_CLASS_PERSONAL_HEALTHCARE: Final = 15
LIBUSB_CLASS_DIAGNOSTIC_DEVICE: Final = 220
LIBUSB_CLASS_WIRELESS: Final = 224
LIBUSB_CLASS_MISCELLANEOUS: Final = 239
LIBUSB_CLASS_APPLICATION: Final = 254
LIBUSB_CLASS_VENDOR_SPEC: Final = 255
LIBUSB_DT_DEVICE: Final = 1
LIBUSB_DT_CONFIG: Final = 2
LIBUSB_DT_STRING: Final = 3
LIBUSB_DT_INTERFACE: Final = 4
LIBUSB_DT_ENDPOINT: Final = 5
LIBUSB_DT_BOS: Final = 15
LIBUSB_DT_DEVICE_CAPABILITY: Final = 16
LIBUSB_DT_HID: Final = 33
LIBUSB_DT_REPORT: Final = 34
LIBUSB_DT_PHYSICAL: Final = 35
LIBUSB_DT_HUB: Final = 41
LIBUSB_DT_SUPERSPEED_HUB: Final = 42
LIBUSB_DT_SS_ENDPOINT_COMPANION: Final = 48
LIBUSB_ENDPOINT_OUT: Final = 0
LIBUSB_ENDPOINT_IN: Final = 128
LIBUSB_ENDPOINT_TRANSFER_TYPE_CONTROL: Final = 0
LIBUSB_ENDPOINT_TRANSFER_TYPE_ISOCHRONOUS: Final = 1
LIBUSB_ENDPOINT_TRANSFER_TYPE_BULK: Final = 2
LIBUSB_ENDPOINT_TRANSFER_TYPE_INTERRUPT: Final = 3
LIBUSB_REQUEST_GET_STATUS: Final = 0
LIBUSB_REQUEST_CLEAR_FEATURE: Final = 1
LIBUSB_REQUEST_SET_FEATURE: Final = 3
LIBUSB_REQUEST_SET_ADDRESS: Final = 5
LIBUSB_REQUEST_GET_DESCRIPTOR: Final = 6
LIBUSB_REQUEST_SET_DESCRIPTOR: Final = 7
LIBUSB_REQUEST_GET_CONFIGURATION: Final = 8
LIBUSB_REQUEST_SET_CONFIGURATION: Final = 9
LIBUSB_REQUEST_GET_INTERFACE: Final = 10
LIBUSB_REQUEST_SET_INTERFACE: Final = 11
LIBUSB_REQUEST_SYNCH_FRAME: Final = 12
LIBUSB_REQUEST_SET_SEL: Final = 48
LIBUSB_SET_ISOCH_DELAY: Final = 49
LIBUSB_REQUEST_TYPE_STANDARD: Final = 0
LIBUSB_REQUEST_TYPE_CLASS: Final = 32
LIBUSB_REQUEST_TYPE_VENDOR: Final = 64
LIBUSB_REQUEST_TYPE_RESERVED: Final = 96
LIBUSB_RECIPIENT_DEVICE: Final = 0
LIBUSB_RECIPIENT_INTERFACE: Final = 1
LIBUSB_RECIPIENT_ENDPOINT: Final = 2
LIBUSB_RECIPIENT_OTHER: Final = 3
LIBUSB_ISO_SYNC_TYPE_NONE: Final = 0
LIBUSB_ISO_SYNC_TYPE_ASYNC: Final = 1
LIBUSB_ISO_SYNC_TYPE_ADAPTIVE: Final = 2
LIBUSB_ISO_SYNC_TYPE_SYNC: Final = 3
LIBUSB_ISO_USAGE_TYPE_DATA: Final = 0
LIBUSB_ISO_USAGE_TYPE_FEEDBACK: Final = 1
LIBUSB_ISO_USAGE_TYPE_IMPLICIT: Final = 2
LIBUSB_LOW_SPEED_OPERATION: Final = 1
LIBUSB_FULL_SPEED_OPERATION: Final = 2
LIBUSB_HIGH_SPEED_OPERATION: Final = 4
LIBUSB_SUPER_SPEED_OPERATION: Final = 8
LIBUSB_BM_LPM_SUPPORT: Final = 2
LIBUSB_BM_LTM_SUPPORT: Final = 2
LIBUSB_BT_WIRELESS_USB_DEVICE_CAPABILITY: Final = 1
LIBUSB_BT_USB_2_0_EXTENSION: Final = 2
LIBUSB_BT_SS_USB_DEVICE_CAPABILITY: Final = 3
LIBUSB_BT_CONTAINER_ID: Final = 4
LIBUSB_SPEED_UNKNOWN: Final = 0
LIBUSB_SPEED_LOW: Final = 1
LIBUSB_SPEED_FULL: Final = 2
LIBUSB_SPEED_HIGH: Final = 3
LIBUSB_SPEED_SUPER: Final = 4
LIBUSB_SPEED_SUPER_PLUS: Final = 5
LIBUSB_SUCCESS: Final = 0
LIBUSB_ERROR_IO: Final = -1
LIBUSB_ERROR_INVALID_PARAM: Final = -2
LIBUSB_ERROR_ACCESS: Final = -3
LIBUSB_ERROR_NO_DEVICE: Final = -4
LIBUSB_ERROR_NOT_FOUND: Final = -5
LIBUSB_ERROR_BUSY: Final = -6
LIBUSB_ERROR_TIMEOUT: Final = -7
LIBUSB_ERROR_OVERFLOW: Final = -8
LIBUSB_ERROR_PIPE: Final = -9
LIBUSB_ERROR_INTERRUPTED: Final = -10
LIBUSB_ERROR_NO_MEM: Final = -11
LIBUSB_ERROR_NOT_SUPPORTED: Final = -12
LIBUSB_ERROR_OTHER: Final = -99
LIBUSB_TRANSFER_TYPE_CONTROL: Final = 0
LIBUSB_TRANSFER_TYPE_ISOCHRONOUS: Final = 1
LIBUSB_TRANSFER_TYPE_BULK: Final = 2
LIBUSB_TRANSFER_TYPE_INTERRUPT: Final = 3
LIBUSB_TRANSFER_TYPE_BULK_STREAM: Final = 4
LIBUSB_TRANSFER_COMPLETED: Final = 0
LIBUSB_TRANSFER_ERROR: Final = 1
LIBUSB_TRANSFER_TIMED_OUT: Final = 2
LIBUSB_TRANSFER_CANCELLED: Final = 3
LIBUSB_TRANSFER_STALL: Final = 4
LIBUSB_TRANSFER_NO_DEVICE: Final = 5
LIBUSB_TRANSFER_OVERFLOW: Final = 6
LIBUSB_TRANSFER_SHORT_NOT_OK: Final = 1
LIBUSB_TRANSFER_FREE_BUFFER: Final = 2
LIBUSB_TRANSFER_FREE_TRANSFER: Final = 4
LIBUSB_TRANSFER_ADD_ZERO_PACKET: Final = 8
LIBUSB_CAP_HAS_CAPABILITY: Final = 0
LIBUSB_CAP_HAS_HOTPLUG: Final = 1
LIBUSB_CAP_HAS_HID_ACCESS: Final = 256
LIBUSB_CAP_SUPPORTS_DETACH_KERNEL_DRIVER: Final = 257
LIBUSB_LOG_LEVEL_NONE: Final = 0
LIBUSB_LOG_LEVEL_ERROR: Final = 1
LIBUSB_LOG_LEVEL_WARNING: Final = 2
LIBUSB_LOG_LEVEL_INFO: Final = 3
LIBUSB_LOG_LEVEL_DEBUG: Final = 4
LIBUSB_LOG_CB_GLOBAL: Final = 1
LIBUSB_LOG_CB_CONTEXT: Final = 2
LIBUSB_HOTPLUG_EVENT_DEVICE_ARRIVED: Final = 1
LIBUSB_HOTPLUG_EVENT_DEVICE_LEFT: Final = 2
LIBUSB_HOTPLUG_ENUMERATE: Final = 1
LIBUSB_OPTION_LOG_LEVEL: Final = 0
LIBUSB_OPTION_USE_USBDK: Final = 1
LIBUSB_OPTION_NO_DEVICE_DISCOVERY: Final = 2
LIBUSB_OPTION_MAX: Final = 3
LIBUSB_API_VERSION: Final = 0x1000109
LIBUSBX_API_VERSION: Final = 0x1000109
LIBUSB_DT_DEVICE_SIZE: Final = 18
LIBUSB_DT_CONFIG_SIZE: Final = 9
LIBUSB_DT_INTERFACE_SIZE: Final = 9
LIBUSB_DT_ENDPOINT_SIZE: Final = 7
LIBUSB_DT_ENDPOINT_AUDIO_SIZE: Final = 9
LIBUSB_DT_HUB_NONVAR_SIZE: Final = 7
LIBUSB_DT_SS_ENDPOINT_COMPANION_SIZE: Final = 6
LIBUSB_DT_BOS_SIZE: Final = 5
LIBUSB_DT_DEVICE_CAPABILITY_SIZE: Final = 3
LIBUSB_BT_USB_2_0_EXTENSION_SIZE: Final = 7
LIBUSB_BT_SS_USB_DEVICE_CAPABILITY_SIZE: Final = 10
LIBUSB_BT_CONTAINER_ID_SIZE: Final = 20
LIBUSB_DT_BOS_MAX_SIZE: Final = 42
LIBUSB_ENDPOINT_ADDRESS_MASK: Final = 15
LIBUSB_ENDPOINT_DIR_MASK: Final = 128
LIBUSB_TRANSFER_TYPE_MASK: Final = 3
LIBUSB_ISO_SYNC_TYPE_MASK: Final = 12
LIBUSB_ISO_USAGE_TYPE_MASK: Final = 48
LIBUSB_CONTROL_SETUP_SIZE: Final = 8
LIBUSB_ERROR_COUNT: Final = 14
LIBUSB_HOTPLUG_NO_FLAGS: Final = 0
LIBUSB_HOTPLUG_MATCH_ANY: Final = -1
LIBUSB_OPTION_WEAK_AUTHORITY: Final = 2
