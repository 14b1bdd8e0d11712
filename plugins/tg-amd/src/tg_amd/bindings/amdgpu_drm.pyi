from typing import Any, Final

from . import _runtime as _tg

class drm_clip_rect(_tg.Struct):
    x1: int
    y1: int
    x2: int
    y2: int
class drm_drawable_info(_tg.Struct):
    num_rects: int
    rects: Any
class drm_tex_region(_tg.Struct):
    next: int
    prev: int
    in_use: int
    padding: int
    age: int
class drm_hw_lock(_tg.Struct):
    lock: int
    padding: bytes
class drm_version(_tg.Struct):
    version_major: int
    version_minor: int
    version_patchlevel: int
    name_len: int
    name: _tg.CString
    date_len: int
    date: _tg.CString
    desc_len: int
    desc: _tg.CString
class drm_unique(_tg.Struct):
    unique_len: int
    unique: _tg.CString
class drm_list(_tg.Struct):
    count: int
    version: Any
class drm_block(_tg.Struct):
    unused: int
class drm_control(_tg.Struct):
    func: int
    irq: int
class drm_ctx_priv_map(_tg.Struct):
    ctx_id: int
    handle: int | None
class drm_map(_tg.Struct):
    offset: int
    size: int
    type: int
    flags: int
    handle: int | None
    mtrr: int
class drm_client(_tg.Struct):
    idx: int
    auth: int
    pid: int
    uid: int
    magic: int
    iocs: int
class drm_stats(_tg.Struct):
    count: int
    data: Any
class drm_stats_data(_tg.Struct):
    value: int
    type: int
class drm_lock(_tg.Struct):
    context: int
    flags: int
class drm_buf_desc(_tg.Struct):
    count: int
    size: int
    low_mark: int
    high_mark: int
    flags: int
    agp_start: int
class drm_buf_info(_tg.Struct):
    count: int
    list: Any
class drm_buf_free(_tg.Struct):
    count: int
    list: Any
class drm_buf_pub(_tg.Struct):
    idx: int
    total: int
    used: int
    address: int | None
class drm_buf_map(_tg.Struct):
    count: int
    virtual: int | None
    list: Any
class drm_dma(_tg.Struct):
    context: int
    send_count: int
    send_indices: Any
    send_sizes: Any
    flags: int
    request_count: int
    request_size: int
    request_indices: Any
    request_sizes: Any
    granted_count: int
class drm_ctx(_tg.Struct):
    handle: int
    flags: int
class drm_ctx_res(_tg.Struct):
    count: int
    contexts: Any
class drm_draw(_tg.Struct):
    handle: int
class drm_update_draw(_tg.Struct):
    handle: int
    type: int
    num: int
    data: int
class drm_auth(_tg.Struct):
    magic: int
class drm_irq_busid(_tg.Struct):
    irq: int
    busnum: int
    devnum: int
    funcnum: int
class drm_wait_vblank_request(_tg.Struct):
    type: int
    sequence: int
    signal: int
class drm_wait_vblank_reply(_tg.Struct):
    type: int
    sequence: int
    tval_sec: int
    tval_usec: int
class drm_wait_vblank(_tg.Union):
    request: drm_wait_vblank_request
    reply: drm_wait_vblank_reply
class drm_modeset_ctl(_tg.Struct):
    crtc: int
    cmd: int
class drm_agp_mode(_tg.Struct):
    mode: int
class drm_agp_buffer(_tg.Struct):
    size: int
    handle: int
    type: int
    physical: int
class drm_agp_binding(_tg.Struct):
    handle: int
    offset: int
class drm_agp_info(_tg.Struct):
    agp_version_major: int
    agp_version_minor: int
    mode: int
    aperture_base: int
    aperture_size: int
    memory_allowed: int
    memory_used: int
    id_vendor: int
    id_device: int
class drm_scatter_gather(_tg.Struct):
    size: int
    handle: int
class drm_set_version(_tg.Struct):
    drm_di_major: int
    drm_di_minor: int
    drm_dd_major: int
    drm_dd_minor: int
class drm_gem_close(_tg.Struct):
    handle: int
    pad: int
class drm_gem_flink(_tg.Struct):
    handle: int
    name: int
class drm_gem_open(_tg.Struct):
    name: int
    handle: int
    size: int
class drm_get_cap(_tg.Struct):
    capability: int
    value: int
class drm_set_client_cap(_tg.Struct):
    capability: int
    value: int
class drm_prime_handle(_tg.Struct):
    handle: int
    flags: int
    fd: int
class drm_syncobj_create(_tg.Struct):
    handle: int
    flags: int
class drm_syncobj_destroy(_tg.Struct):
    handle: int
    pad: int
class drm_syncobj_handle(_tg.Struct):
    handle: int
    flags: int
    fd: int
    pad: int
class drm_syncobj_transfer(_tg.Struct):
    src_handle: int
    dst_handle: int
    src_point: int
    dst_point: int
    flags: int
    pad: int
class drm_syncobj_wait(_tg.Struct):
    handles: int
    timeout_nsec: int
    count_handles: int
    flags: int
    first_signaled: int
    pad: int
class drm_syncobj_timeline_wait(_tg.Struct):
    handles: int
    points: int
    timeout_nsec: int
    count_handles: int
    flags: int
    first_signaled: int
    pad: int
class drm_syncobj_array(_tg.Struct):
    handles: int
    count_handles: int
    pad: int
class drm_syncobj_timeline_array(_tg.Struct):
    handles: int
    points: int
    count_handles: int
    flags: int
class drm_crtc_get_sequence(_tg.Struct):
    crtc_id: int
    active: int
    sequence: int
    sequence_ns: int
class drm_crtc_queue_sequence(_tg.Struct):
    crtc_id: int
    flags: int
    sequence: int
    user_data: int
class drm_mode_modeinfo(_tg.Struct):
    clock: int
    hdisplay: int
    hsync_start: int
    hsync_end: int
    htotal: int
    hskew: int
    vdisplay: int
    vsync_start: int
    vsync_end: int
    vtotal: int
    vscan: int
    vrefresh: int
    flags: int
    type: int
    name: bytes
class drm_mode_card_res(_tg.Struct):
    fb_id_ptr: int
    crtc_id_ptr: int
    connector_id_ptr: int
    encoder_id_ptr: int
    count_fbs: int
    count_crtcs: int
    count_connectors: int
    count_encoders: int
    min_width: int
    max_width: int
    min_height: int
    max_height: int
class drm_mode_crtc(_tg.Struct):
    set_connectors_ptr: int
    count_connectors: int
    crtc_id: int
    fb_id: int
    x: int
    y: int
    gamma_size: int
    mode_valid: int
    mode: drm_mode_modeinfo
class drm_mode_set_plane(_tg.Struct):
    plane_id: int
    crtc_id: int
    fb_id: int
    flags: int
    crtc_x: int
    crtc_y: int
    crtc_w: int
    crtc_h: int
    src_x: int
    src_y: int
    src_h: int
    src_w: int
class drm_mode_get_plane(_tg.Struct):
    plane_id: int
    crtc_id: int
    fb_id: int
    possible_crtcs: int
    gamma_size: int
    count_format_types: int
    format_type_ptr: int
class drm_mode_get_plane_res(_tg.Struct):
    plane_id_ptr: int
    count_planes: int
class drm_mode_get_encoder(_tg.Struct):
    encoder_id: int
    encoder_type: int
    crtc_id: int
    possible_crtcs: int
    possible_clones: int
class drm_mode_get_connector(_tg.Struct):
    encoders_ptr: int
    modes_ptr: int
    props_ptr: int
    prop_values_ptr: int
    count_modes: int
    count_props: int
    count_encoders: int
    encoder_id: int
    connector_id: int
    connector_type: int
    connector_type_id: int
    connection: int
    mm_width: int
    mm_height: int
    subpixel: int
    pad: int
class drm_mode_property_enum(_tg.Struct):
    value: int
    name: bytes
class drm_mode_get_property(_tg.Struct):
    values_ptr: int
    enum_blob_ptr: int
    prop_id: int
    flags: int
    name: bytes
    count_values: int
    count_enum_blobs: int
class drm_mode_connector_set_property(_tg.Struct):
    value: int
    prop_id: int
    connector_id: int
class drm_mode_obj_get_properties(_tg.Struct):
    props_ptr: int
    prop_values_ptr: int
    count_props: int
    obj_id: int
    obj_type: int
class drm_mode_obj_set_property(_tg.Struct):
    value: int
    prop_id: int
    obj_id: int
    obj_type: int
class drm_mode_get_blob(_tg.Struct):
    blob_id: int
    length: int
    data: int
class drm_mode_fb_cmd(_tg.Struct):
    fb_id: int
    width: int
    height: int
    pitch: int
    bpp: int
    depth: int
    handle: int
class drm_mode_fb_cmd2(_tg.Struct):
    fb_id: int
    width: int
    height: int
    pixel_format: int
    flags: int
    handles: Any
    pitches: Any
    offsets: Any
    modifier: Any
class drm_mode_fb_dirty_cmd(_tg.Struct):
    fb_id: int
    flags: int
    color: int
    num_clips: int
    clips_ptr: int
class drm_mode_mode_cmd(_tg.Struct):
    connector_id: int
    mode: drm_mode_modeinfo
class drm_mode_cursor(_tg.Struct):
    flags: int
    crtc_id: int
    x: int
    y: int
    width: int
    height: int
    handle: int
class drm_mode_cursor2(_tg.Struct):
    flags: int
    crtc_id: int
    x: int
    y: int
    width: int
    height: int
    handle: int
    hot_x: int
    hot_y: int
class drm_mode_crtc_lut(_tg.Struct):
    crtc_id: int
    gamma_size: int
    red: int
    green: int
    blue: int
class drm_color_ctm(_tg.Struct):
    matrix: Any
class drm_color_lut(_tg.Struct):
    red: int
    green: int
    blue: int
    reserved: int
class hdr_metadata_infoframe(_tg.Struct):
    eotf: int
    metadata_type: int
    display_primaries: Any
    white_point: hdr_metadata_infoframe_white_point
    max_display_mastering_luminance: int
    min_display_mastering_luminance: int
    max_cll: int
    max_fall: int
class hdr_metadata_infoframe_display_primary(_tg.Struct):
    x: int
    y: int
class hdr_metadata_infoframe_white_point(_tg.Struct):
    x: int
    y: int
class hdr_output_metadata(_tg.Struct):
    metadata_type: int
    hdmi_metadata_type1: hdr_metadata_infoframe
class hdr_output_metadata_anonymous_1(_tg.Union):
    hdmi_metadata_type1: hdr_metadata_infoframe
class drm_mode_crtc_page_flip(_tg.Struct):
    crtc_id: int
    fb_id: int
    flags: int
    reserved: int
    user_data: int
class drm_mode_crtc_page_flip_target(_tg.Struct):
    crtc_id: int
    fb_id: int
    flags: int
    sequence: int
    user_data: int
class drm_mode_create_dumb(_tg.Struct):
    height: int
    width: int
    bpp: int
    flags: int
    handle: int
    pitch: int
    size: int
class drm_mode_map_dumb(_tg.Struct):
    handle: int
    pad: int
    offset: int
class drm_mode_destroy_dumb(_tg.Struct):
    handle: int
class drm_mode_atomic(_tg.Struct):
    flags: int
    count_objs: int
    objs_ptr: int
    count_props_ptr: int
    props_ptr: int
    prop_values_ptr: int
    reserved: int
    user_data: int
class drm_format_modifier_blob(_tg.Struct):
    version: int
    flags: int
    count_formats: int
    formats_offset: int
    count_modifiers: int
    modifiers_offset: int
class drm_format_modifier(_tg.Struct):
    formats: int
    offset: int
    pad: int
    modifier: int
class drm_mode_create_blob(_tg.Struct):
    data: int
    length: int
    blob_id: int
class drm_mode_destroy_blob(_tg.Struct):
    blob_id: int
class drm_mode_create_lease(_tg.Struct):
    object_ids: int
    object_count: int
    flags: int
    lessee_id: int
    fd: int
class drm_mode_list_lessees(_tg.Struct):
    count_lessees: int
    pad: int
    lessees_ptr: int
class drm_mode_get_lease(_tg.Struct):
    count_objects: int
    pad: int
    objects_ptr: int
class drm_mode_revoke_lease(_tg.Struct):
    lessee_id: int
class drm_mode_rect(_tg.Struct):
    x1: int
    y1: int
    x2: int
    y2: int
class drm_event(_tg.Struct):
    type: int
    length: int
class drm_event_vblank(_tg.Struct):
    base: drm_event
    user_data: int
    tv_sec: int
    tv_usec: int
    sequence: int
    crtc_id: int
class drm_event_crtc_sequence(_tg.Struct):
    base: drm_event
    user_data: int
    time_ns: int
    sequence: int
class drm_amdgpu_gem_create_in(_tg.Struct):
    bo_size: int
    alignment: int
    domains: int
    domain_flags: int
class drm_amdgpu_gem_create_out(_tg.Struct):
    handle: int
    _pad: int
class drm_amdgpu_gem_create(_tg.Union):
    in_: drm_amdgpu_gem_create_in
    out: drm_amdgpu_gem_create_out
class drm_amdgpu_bo_list_in(_tg.Struct):
    operation: int
    list_handle: int
    bo_number: int
    bo_info_size: int
    bo_info_ptr: int
class drm_amdgpu_bo_list_entry(_tg.Struct):
    bo_handle: int
    bo_priority: int
class drm_amdgpu_bo_list_out(_tg.Struct):
    list_handle: int
    _pad: int
class drm_amdgpu_bo_list(_tg.Union):
    in_: drm_amdgpu_bo_list_in
    out: drm_amdgpu_bo_list_out
class drm_amdgpu_ctx_in(_tg.Struct):
    op: int
    flags: int
    ctx_id: int
    priority: int
class drm_amdgpu_ctx_out(_tg.Union):
    alloc: drm_amdgpu_ctx_out_alloc
    state: drm_amdgpu_ctx_out_state
    pstate: drm_amdgpu_ctx_out_pstate
class drm_amdgpu_ctx_out_alloc(_tg.Struct):
    ctx_id: int
    _pad: int
class drm_amdgpu_ctx_out_state(_tg.Struct):
    flags: int
    hangs: int
    reset_status: int
class drm_amdgpu_ctx_out_pstate(_tg.Struct):
    flags: int
    _pad: int
class drm_amdgpu_ctx(_tg.Union):
    in_: drm_amdgpu_ctx_in
    out: drm_amdgpu_ctx_out
class drm_amdgpu_vm_in(_tg.Struct):
    op: int
    flags: int
class drm_amdgpu_vm_out(_tg.Struct):
    flags: int
class drm_amdgpu_vm(_tg.Union):
    in_: drm_amdgpu_vm_in
    out: drm_amdgpu_vm_out
class drm_amdgpu_sched_in(_tg.Struct):
    op: int
    fd: int
    priority: int
    ctx_id: int
class drm_amdgpu_sched(_tg.Union):
    in_: drm_amdgpu_sched_in
class drm_amdgpu_gem_userptr(_tg.Struct):
    addr: int
    size: int
    flags: int
    handle: int
class drm_amdgpu_gem_metadata(_tg.Struct):
    handle: int
    op: int
    data: drm_amdgpu_gem_metadata_data
class drm_amdgpu_gem_metadata_data(_tg.Struct):
    flags: int
    tiling_info: int
    data_size_bytes: int
    data: Any
class drm_amdgpu_gem_mmap_in(_tg.Struct):
    handle: int
    _pad: int
class drm_amdgpu_gem_mmap_out(_tg.Struct):
    addr_ptr: int
class drm_amdgpu_gem_mmap(_tg.Union):
    in_: drm_amdgpu_gem_mmap_in
    out: drm_amdgpu_gem_mmap_out
class drm_amdgpu_gem_wait_idle_in(_tg.Struct):
    handle: int
    flags: int
    timeout: int
class drm_amdgpu_gem_wait_idle_out(_tg.Struct):
    status: int
    domain: int
class drm_amdgpu_gem_wait_idle(_tg.Union):
    in_: drm_amdgpu_gem_wait_idle_in
    out: drm_amdgpu_gem_wait_idle_out
class drm_amdgpu_wait_cs_in(_tg.Struct):
    handle: int
    timeout: int
    ip_type: int
    ip_instance: int
    ring: int
    ctx_id: int
class drm_amdgpu_wait_cs_out(_tg.Struct):
    status: int
class drm_amdgpu_wait_cs(_tg.Union):
    in_: drm_amdgpu_wait_cs_in
    out: drm_amdgpu_wait_cs_out
class drm_amdgpu_fence(_tg.Struct):
    ctx_id: int
    ip_type: int
    ip_instance: int
    ring: int
    seq_no: int
class drm_amdgpu_wait_fences_in(_tg.Struct):
    fences: int
    fence_count: int
    wait_all: int
    timeout_ns: int
class drm_amdgpu_wait_fences_out(_tg.Struct):
    status: int
    first_signaled: int
class drm_amdgpu_wait_fences(_tg.Union):
    in_: drm_amdgpu_wait_fences_in
    out: drm_amdgpu_wait_fences_out
class drm_amdgpu_gem_op(_tg.Struct):
    handle: int
    op: int
    value: int
class drm_amdgpu_gem_va(_tg.Struct):
    handle: int
    _pad: int
    operation: int
    flags: int
    va_address: int
    offset_in_bo: int
    map_size: int
class drm_amdgpu_cs_chunk(_tg.Struct):
    chunk_id: int
    length_dw: int
    chunk_data: int
class drm_amdgpu_cs_in(_tg.Struct):
    ctx_id: int
    bo_list_handle: int
    num_chunks: int
    flags: int
    chunks: int
class drm_amdgpu_cs_out(_tg.Struct):
    handle: int
class drm_amdgpu_cs(_tg.Union):
    in_: drm_amdgpu_cs_in
    out: drm_amdgpu_cs_out
class drm_amdgpu_cs_chunk_ib(_tg.Struct):
    _pad: int
    flags: int
    va_start: int
    ib_bytes: int
    ip_type: int
    ip_instance: int
    ring: int
class drm_amdgpu_cs_chunk_dep(_tg.Struct):
    ip_type: int
    ip_instance: int
    ring: int
    ctx_id: int
    handle: int
class drm_amdgpu_cs_chunk_fence(_tg.Struct):
    handle: int
    offset: int
class drm_amdgpu_cs_chunk_sem(_tg.Struct):
    handle: int
class drm_amdgpu_cs_chunk_syncobj(_tg.Struct):
    handle: int
    flags: int
    point: int
class drm_amdgpu_fence_to_handle(_tg.Union):
    in_: drm_amdgpu_fence_to_handle_in
    out: drm_amdgpu_fence_to_handle_out
class drm_amdgpu_fence_to_handle_in(_tg.Struct):
    fence: drm_amdgpu_fence
    what: int
    pad: int
class drm_amdgpu_fence_to_handle_out(_tg.Struct):
    handle: int
class drm_amdgpu_cs_chunk_data(_tg.Struct):
    ib_data: drm_amdgpu_cs_chunk_ib
    fence_data: drm_amdgpu_cs_chunk_fence
class drm_amdgpu_cs_chunk_data_anonymous_0(_tg.Union):
    ib_data: drm_amdgpu_cs_chunk_ib
    fence_data: drm_amdgpu_cs_chunk_fence
class drm_amdgpu_query_fw(_tg.Struct):
    fw_type: int
    ip_instance: int
    index: int
    _pad: int
class drm_amdgpu_info(_tg.Struct):
    return_pointer: int
    return_size: int
    query: int
    mode_crtc: drm_amdgpu_info_anonymous_3_mode_crtc
    query_hw_ip: drm_amdgpu_info_anonymous_3_query_hw_ip
    read_mmr_reg: drm_amdgpu_info_anonymous_3_read_mmr_reg
    query_fw: drm_amdgpu_query_fw
    vbios_info: drm_amdgpu_info_anonymous_3_vbios_info
    sensor_info: drm_amdgpu_info_anonymous_3_sensor_info
    video_cap: drm_amdgpu_info_anonymous_3_video_cap
class drm_amdgpu_info_anonymous_3(_tg.Union):
    mode_crtc: drm_amdgpu_info_anonymous_3_mode_crtc
    query_hw_ip: drm_amdgpu_info_anonymous_3_query_hw_ip
    read_mmr_reg: drm_amdgpu_info_anonymous_3_read_mmr_reg
    query_fw: drm_amdgpu_query_fw
    vbios_info: drm_amdgpu_info_anonymous_3_vbios_info
    sensor_info: drm_amdgpu_info_anonymous_3_sensor_info
    video_cap: drm_amdgpu_info_anonymous_3_video_cap
class drm_amdgpu_info_anonymous_3_mode_crtc(_tg.Struct):
    id: int
    _pad: int
class drm_amdgpu_info_anonymous_3_query_hw_ip(_tg.Struct):
    type: int
    ip_instance: int
class drm_amdgpu_info_anonymous_3_read_mmr_reg(_tg.Struct):
    dword_offset: int
    count: int
    instance: int
    flags: int
class drm_amdgpu_info_anonymous_3_vbios_info(_tg.Struct):
    type: int
    offset: int
class drm_amdgpu_info_anonymous_3_sensor_info(_tg.Struct):
    type: int
class drm_amdgpu_info_anonymous_3_video_cap(_tg.Struct):
    type: int
class drm_amdgpu_info_gds(_tg.Struct):
    gds_gfx_partition_size: int
    compute_partition_size: int
    gds_total_size: int
    gws_per_gfx_partition: int
    gws_per_compute_partition: int
    oa_per_gfx_partition: int
    oa_per_compute_partition: int
    _pad: int
class drm_amdgpu_info_vram_gtt(_tg.Struct):
    vram_size: int
    vram_cpu_accessible_size: int
    gtt_size: int
class drm_amdgpu_heap_info(_tg.Struct):
    total_heap_size: int
    usable_heap_size: int
    heap_usage: int
    max_allocation: int
class drm_amdgpu_memory_info(_tg.Struct):
    vram: drm_amdgpu_heap_info
    cpu_accessible_vram: drm_amdgpu_heap_info
    gtt: drm_amdgpu_heap_info
class drm_amdgpu_info_firmware(_tg.Struct):
    ver: int
    feature: int
class drm_amdgpu_info_vbios(_tg.Struct):
    name: Any
    vbios_pn: Any
    version: int
    pad: int
    vbios_ver_str: Any
    date: Any
class drm_amdgpu_info_device(_tg.Struct):
    device_id: int
    chip_rev: int
    external_rev: int
    pci_rev: int
    family: int
    num_shader_engines: int
    num_shader_arrays_per_engine: int
    gpu_counter_freq: int
    max_engine_clock: int
    max_memory_clock: int
    cu_active_number: int
    cu_ao_mask: int
    cu_bitmap: Any
    enabled_rb_pipes_mask: int
    num_rb_pipes: int
    num_hw_gfx_contexts: int
    _pad: int
    ids_flags: int
    virtual_address_offset: int
    virtual_address_max: int
    virtual_address_alignment: int
    pte_fragment_size: int
    gart_page_size: int
    ce_ram_size: int
    vram_type: int
    vram_bit_width: int
    vce_harvest_config: int
    gc_double_offchip_lds_buf: int
    prim_buf_gpu_addr: int
    pos_buf_gpu_addr: int
    cntl_sb_buf_gpu_addr: int
    param_buf_gpu_addr: int
    prim_buf_size: int
    pos_buf_size: int
    cntl_sb_buf_size: int
    param_buf_size: int
    wave_front_size: int
    num_shader_visible_vgprs: int
    num_cu_per_sh: int
    num_tcc_blocks: int
    gs_vgt_table_depth: int
    gs_prim_buffer_depth: int
    max_gs_waves_per_vgt: int
    _pad1: int
    cu_ao_bitmap: Any
    high_va_offset: int
    high_va_max: int
    pa_sc_tile_steering_override: int
    tcc_disabled_mask: int
class drm_amdgpu_info_hw_ip(_tg.Struct):
    hw_ip_version_major: int
    hw_ip_version_minor: int
    capabilities_flags: int
    ib_start_alignment: int
    ib_size_alignment: int
    available_rings: int
    _pad: int
class drm_amdgpu_info_num_handles(_tg.Struct):
    uvd_max_handles: int
    uvd_used_handles: int
class drm_amdgpu_info_vce_clock_table_entry(_tg.Struct):
    sclk: int
    mclk: int
    eclk: int
    pad: int
class drm_amdgpu_info_vce_clock_table(_tg.Struct):
    entries: Any
    num_valid_entries: int
    pad: int
class drm_amdgpu_info_video_codec_info(_tg.Struct):
    valid: int
    max_width: int
    max_height: int
    max_pixels_per_frame: int
    max_level: int
    pad: int
class drm_amdgpu_info_video_caps(_tg.Struct):
    codec_info: Any
drm_control_func: Any
drm_map_type: Any
drm_map_flags: Any
drm_stat_type: Any
drm_lock_flags: Any
drm_dma_flags: Any
drm_buf_desc_flags: Any
drm_ctx_flags: Any
drm_drawable_info_type_t: Any
drm_vblank_seq_type: Any
drm_mode_subconnector: Any
drm_handle_t: Any
drm_context_t: Any
drm_drawable_t: Any
drm_magic_t: Any
drm_clip_rect_t: Any
drm_drawable_info_t: Any
drm_tex_region_t: Any
drm_hw_lock_t: Any
drm_version_t: Any
drm_unique_t: Any
drm_list_t: Any
drm_block_t: Any
drm_control_t: Any
drm_map_type_t: Any
drm_map_flags_t: Any
drm_ctx_priv_map_t: Any
drm_map_t: Any
drm_client_t: Any
drm_stat_type_t: Any
drm_stats_t: Any
drm_lock_flags_t: Any
drm_lock_t: Any
drm_dma_flags_t: Any
drm_buf_desc_t: Any
drm_buf_info_t: Any
drm_buf_free_t: Any
drm_buf_pub_t: Any
drm_buf_map_t: Any
drm_dma_t: Any
drm_wait_vblank_t: Any
drm_agp_mode_t: Any
drm_ctx_flags_t: Any
drm_ctx_t: Any
drm_ctx_res_t: Any
drm_draw_t: Any
drm_update_draw_t: Any
drm_auth_t: Any
drm_irq_busid_t: Any
drm_vblank_seq_type_t: Any
drm_agp_buffer_t: Any
drm_agp_binding_t: Any
drm_agp_info_t: Any
drm_scatter_gather_t: Any
drm_set_version_t: Any
DRM_ADD_COMMAND: Final = 0
DRM_RM_COMMAND: Final = 1
DRM_INST_HANDLER: Final = 2
DRM_UNINST_HANDLER: Final = 3
_DRM_FRAME_BUFFER: Final = 0
_DRM_REGISTERS: Final = 1
_DRM_SHM: Final = 2
_DRM_AGP: Final = 3
_DRM_SCATTER_GATHER: Final = 4
_DRM_CONSISTENT: Final = 5
_DRM_RESTRICTED: Final = 1
_DRM_READ_ONLY: Final = 2
_DRM_LOCKED: Final = 4
_DRM_KERNEL: Final = 8
_DRM_WRITE_COMBINING: Final = 16
_DRM_CONTAINS_LOCK: Final = 32
_DRM_REMOVABLE: Final = 64
_DRM_DRIVER: Final = 128
_DRM_STAT_LOCK: Final = 0
_DRM_STAT_OPENS: Final = 1
_DRM_STAT_CLOSES: Final = 2
_DRM_STAT_IOCTLS: Final = 3
_DRM_STAT_LOCKS: Final = 4
_DRM_STAT_UNLOCKS: Final = 5
_DRM_STAT_VALUE: Final = 6
_DRM_STAT_BYTE: Final = 7
_DRM_STAT_COUNT: Final = 8
_DRM_STAT_IRQ: Final = 9
_DRM_STAT_PRIMARY: Final = 10
_DRM_STAT_SECONDARY: Final = 11
_DRM_STAT_DMA: Final = 12
_DRM_STAT_SPECIAL: Final = 13
_DRM_STAT_MISSED: Final = 14
_DRM_LOCK_READY: Final = 1
_DRM_LOCK_QUIESCENT: Final = 2
_DRM_LOCK_FLUSH: Final = 4
_DRM_LOCK_FLUSH_ALL: Final = 8
_DRM_HALT_ALL_QUEUES: Final = 16
_DRM_HALT_CUR_QUEUES: Final = 32
_DRM_DMA_BLOCK: Final = 1
_DRM_DMA_WHILE_LOCKED: Final = 2
_DRM_DMA_PRIORITY: Final = 4
_DRM_DMA_WAIT: Final = 16
_DRM_DMA_SMALLER_OK: Final = 32
_DRM_DMA_LARGER_OK: Final = 64
_DRM_PAGE_ALIGN: Final = 1
_DRM_AGP_BUFFER: Final = 2
_DRM_SG_BUFFER: Final = 4
_DRM_FB_BUFFER: Final = 8
_DRM_PCI_BUFFER_RO: Final = 16
_DRM_CONTEXT_PRESERVED: Final = 1
_DRM_CONTEXT_2DONLY: Final = 2
DRM_DRAWABLE_CLIPRECTS: Final = 0
_DRM_VBLANK_ABSOLUTE: Final = 0
_DRM_VBLANK_RELATIVE: Final = 1
_DRM_VBLANK_HIGH_CRTC_MASK: Final = 62
_DRM_VBLANK_EVENT: Final = 0x4000000
_DRM_VBLANK_FLIP: Final = 0x8000000
_DRM_VBLANK_NEXTONMISS: Final = 0x10000000
_DRM_VBLANK_SECONDARY: Final = 0x20000000
_DRM_VBLANK_SIGNAL: Final = 0x40000000
DRM_MODE_SUBCONNECTOR_Automatic: Final = 0
DRM_MODE_SUBCONNECTOR_Unknown: Final = 0
DRM_MODE_SUBCONNECTOR_VGA: Final = 1
DRM_MODE_SUBCONNECTOR_DVID: Final = 3
DRM_MODE_SUBCONNECTOR_DVIA: Final = 4
DRM_MODE_SUBCONNECTOR_Composite: Final = 5
DRM_MODE_SUBCONNECTOR_SVIDEO: Final = 6
DRM_MODE_SUBCONNECTOR_Component: Final = 8
DRM_MODE_SUBCONNECTOR_SCART: Final = 9
DRM_MODE_SUBCONNECTOR_DisplayPort: Final = 10
DRM_MODE_SUBCONNECTOR_HDMIA: Final = 11
DRM_MODE_SUBCONNECTOR_Native: Final = 15
DRM_MODE_SUBCONNECTOR_Wireless: Final = 18
_IOC_NRBITS: Final = 8
_IOC_TYPEBITS: Final = 8
_IOC_SIZEBITS: Final = 14
_IOC_DIRBITS: Final = 2
_IOC_NRMASK: Final = 255
_IOC_TYPEMASK: Final = 255
_IOC_SIZEMASK: Final = 0x3fff
_IOC_DIRMASK: Final = 3
_IOC_NRSHIFT: Final = 0
_IOC_TYPESHIFT: Final = 8
_IOC_SIZESHIFT: Final = 16
_IOC_DIRSHIFT: Final = 30
_IOC_NONE: Final = 0
_IOC_WRITE: Final = 1
_IOC_READ: Final = 2
IOC_IN: Final = 0x40000000
IOC_OUT: Final = 0x80000000
IOC_INOUT: Final = 0xc0000000
IOCSIZE_MASK: Final = 0x3fff0000
IOCSIZE_SHIFT: Final = 16
DRM_NAME: Final = b'drm'
DRM_MIN_ORDER: Final = 5
DRM_MAX_ORDER: Final = 22
DRM_RAM_PERCENT: Final = 10
_DRM_LOCK_HELD: Final = 0x80000000
_DRM_LOCK_CONT: Final = 0x40000000
_DRM_VBLANK_HIGH_CRTC_SHIFT: Final = 1
_DRM_VBLANK_TYPES_MASK: Final = 1
_DRM_VBLANK_FLAGS_MASK: Final = 0x74000000
_DRM_PRE_MODESET: Final = 1
_DRM_POST_MODESET: Final = 2
DRM_CAP_DUMB_BUFFER: Final = 1
DRM_CAP_VBLANK_HIGH_CRTC: Final = 2
DRM_CAP_DUMB_PREFERRED_DEPTH: Final = 3
DRM_CAP_DUMB_PREFER_SHADOW: Final = 4
DRM_CAP_PRIME: Final = 5
DRM_PRIME_CAP_IMPORT: Final = 1
DRM_PRIME_CAP_EXPORT: Final = 2
DRM_CAP_TIMESTAMP_MONOTONIC: Final = 6
DRM_CAP_ASYNC_PAGE_FLIP: Final = 7
DRM_CAP_CURSOR_WIDTH: Final = 8
DRM_CAP_CURSOR_HEIGHT: Final = 9
DRM_CAP_ADDFB2_MODIFIERS: Final = 16
DRM_CAP_PAGE_FLIP_TARGET: Final = 17
DRM_CAP_CRTC_IN_VBLANK_EVENT: Final = 18
DRM_CAP_SYNCOBJ: Final = 19
DRM_CAP_SYNCOBJ_TIMELINE: Final = 20
DRM_CLIENT_CAP_STEREO_3D: Final = 1
DRM_CLIENT_CAP_UNIVERSAL_PLANES: Final = 2
DRM_CLIENT_CAP_ATOMIC: Final = 3
DRM_CLIENT_CAP_ASPECT_RATIO: Final = 4
DRM_CLIENT_CAP_WRITEBACK_CONNECTORS: Final = 5
DRM_SYNCOBJ_CREATE_SIGNALED: Final = 1
DRM_SYNCOBJ_FD_TO_HANDLE_FLAGS_IMPORT_SYNC_FILE: Final = 1
DRM_SYNCOBJ_HANDLE_TO_FD_FLAGS_EXPORT_SYNC_FILE: Final = 1
DRM_SYNCOBJ_WAIT_FLAGS_WAIT_ALL: Final = 1
DRM_SYNCOBJ_WAIT_FLAGS_WAIT_FOR_SUBMIT: Final = 2
DRM_SYNCOBJ_WAIT_FLAGS_WAIT_AVAILABLE: Final = 4
DRM_SYNCOBJ_QUERY_FLAGS_LAST_SUBMITTED: Final = 1
DRM_CRTC_SEQUENCE_RELATIVE: Final = 1
DRM_CRTC_SEQUENCE_NEXT_ON_MISS: Final = 2
DRM_CONNECTOR_NAME_LEN: Final = 32
DRM_DISPLAY_MODE_LEN: Final = 32
DRM_PROP_NAME_LEN: Final = 32
DRM_MODE_TYPE_BUILTIN: Final = 1
DRM_MODE_TYPE_CLOCK_C: Final = 3
DRM_MODE_TYPE_CRTC_C: Final = 5
DRM_MODE_TYPE_PREFERRED: Final = 8
DRM_MODE_TYPE_DEFAULT: Final = 16
DRM_MODE_TYPE_USERDEF: Final = 32
DRM_MODE_TYPE_DRIVER: Final = 64
DRM_MODE_TYPE_ALL: Final = 104
DRM_MODE_FLAG_PHSYNC: Final = 1
DRM_MODE_FLAG_NHSYNC: Final = 2
DRM_MODE_FLAG_PVSYNC: Final = 4
DRM_MODE_FLAG_NVSYNC: Final = 8
DRM_MODE_FLAG_INTERLACE: Final = 16
DRM_MODE_FLAG_DBLSCAN: Final = 32
DRM_MODE_FLAG_CSYNC: Final = 64
DRM_MODE_FLAG_PCSYNC: Final = 128
DRM_MODE_FLAG_NCSYNC: Final = 256
DRM_MODE_FLAG_HSKEW: Final = 512
DRM_MODE_FLAG_BCAST: Final = 1024
DRM_MODE_FLAG_PIXMUX: Final = 2048
DRM_MODE_FLAG_DBLCLK: Final = 4096
DRM_MODE_FLAG_CLKDIV2: Final = 8192
DRM_MODE_FLAG_3D_MASK: Final = 0x7c000
DRM_MODE_FLAG_3D_NONE: Final = 0
DRM_MODE_FLAG_3D_FRAME_PACKING: Final = 0x4000
DRM_MODE_FLAG_3D_FIELD_ALTERNATIVE: Final = 0x8000
DRM_MODE_FLAG_3D_LINE_ALTERNATIVE: Final = 0xc000
DRM_MODE_FLAG_3D_SIDE_BY_SIDE_FULL: Final = 0x10000
DRM_MODE_FLAG_3D_L_DEPTH: Final = 0x14000
DRM_MODE_FLAG_3D_L_DEPTH_GFX_GFX_DEPTH: Final = 0x18000
DRM_MODE_FLAG_3D_TOP_AND_BOTTOM: Final = 0x1c000
DRM_MODE_FLAG_3D_SIDE_BY_SIDE_HALF: Final = 0x20000
DRM_MODE_PICTURE_ASPECT_NONE: Final = 0
DRM_MODE_PICTURE_ASPECT_4_3: Final = 1
DRM_MODE_PICTURE_ASPECT_16_9: Final = 2
DRM_MODE_PICTURE_ASPECT_64_27: Final = 3
DRM_MODE_PICTURE_ASPECT_256_135: Final = 4
DRM_MODE_CONTENT_TYPE_NO_DATA: Final = 0
DRM_MODE_CONTENT_TYPE_GRAPHICS: Final = 1
DRM_MODE_CONTENT_TYPE_PHOTO: Final = 2
DRM_MODE_CONTENT_TYPE_CINEMA: Final = 3
DRM_MODE_CONTENT_TYPE_GAME: Final = 4
DRM_MODE_FLAG_PIC_AR_MASK: Final = 0x780000
DRM_MODE_FLAG_PIC_AR_NONE: Final = 0
DRM_MODE_FLAG_PIC_AR_4_3: Final = 0x80000
DRM_MODE_FLAG_PIC_AR_16_9: Final = 0x100000
DRM_MODE_FLAG_PIC_AR_64_27: Final = 0x180000
DRM_MODE_FLAG_PIC_AR_256_135: Final = 0x200000
DRM_MODE_FLAG_ALL: Final = 0x7f3ff
DRM_MODE_DPMS_ON: Final = 0
DRM_MODE_DPMS_STANDBY: Final = 1
DRM_MODE_DPMS_SUSPEND: Final = 2
DRM_MODE_DPMS_OFF: Final = 3
DRM_MODE_SCALE_NONE: Final = 0
DRM_MODE_SCALE_FULLSCREEN: Final = 1
DRM_MODE_SCALE_CENTER: Final = 2
DRM_MODE_SCALE_ASPECT: Final = 3
DRM_MODE_DITHERING_OFF: Final = 0
DRM_MODE_DITHERING_ON: Final = 1
DRM_MODE_DITHERING_AUTO: Final = 2
DRM_MODE_DIRTY_OFF: Final = 0
DRM_MODE_DIRTY_ON: Final = 1
DRM_MODE_DIRTY_ANNOTATE: Final = 2
DRM_MODE_LINK_STATUS_GOOD: Final = 0
DRM_MODE_LINK_STATUS_BAD: Final = 1
DRM_MODE_ROTATE_0: Final = 1
DRM_MODE_ROTATE_90: Final = 2
DRM_MODE_ROTATE_180: Final = 4
DRM_MODE_ROTATE_270: Final = 8
DRM_MODE_ROTATE_MASK: Final = 15
DRM_MODE_REFLECT_X: Final = 16
DRM_MODE_REFLECT_Y: Final = 32
DRM_MODE_REFLECT_MASK: Final = 48
DRM_MODE_CONTENT_PROTECTION_UNDESIRED: Final = 0
DRM_MODE_CONTENT_PROTECTION_DESIRED: Final = 1
DRM_MODE_CONTENT_PROTECTION_ENABLED: Final = 2
DRM_MODE_PRESENT_TOP_FIELD: Final = 1
DRM_MODE_PRESENT_BOTTOM_FIELD: Final = 2
DRM_MODE_ENCODER_NONE: Final = 0
DRM_MODE_ENCODER_DAC: Final = 1
DRM_MODE_ENCODER_TMDS: Final = 2
DRM_MODE_ENCODER_LVDS: Final = 3
DRM_MODE_ENCODER_TVDAC: Final = 4
DRM_MODE_ENCODER_VIRTUAL: Final = 5
DRM_MODE_ENCODER_DSI: Final = 6
DRM_MODE_ENCODER_DPMST: Final = 7
DRM_MODE_ENCODER_DPI: Final = 8
DRM_MODE_CONNECTOR_Unknown: Final = 0
DRM_MODE_CONNECTOR_VGA: Final = 1
DRM_MODE_CONNECTOR_DVII: Final = 2
DRM_MODE_CONNECTOR_DVID: Final = 3
DRM_MODE_CONNECTOR_DVIA: Final = 4
DRM_MODE_CONNECTOR_Composite: Final = 5
DRM_MODE_CONNECTOR_SVIDEO: Final = 6
DRM_MODE_CONNECTOR_LVDS: Final = 7
DRM_MODE_CONNECTOR_Component: Final = 8
DRM_MODE_CONNECTOR_9PinDIN: Final = 9
DRM_MODE_CONNECTOR_DisplayPort: Final = 10
DRM_MODE_CONNECTOR_HDMIA: Final = 11
DRM_MODE_CONNECTOR_HDMIB: Final = 12
DRM_MODE_CONNECTOR_TV: Final = 13
DRM_MODE_CONNECTOR_eDP: Final = 14
DRM_MODE_CONNECTOR_VIRTUAL: Final = 15
DRM_MODE_CONNECTOR_DSI: Final = 16
DRM_MODE_CONNECTOR_DPI: Final = 17
DRM_MODE_CONNECTOR_WRITEBACK: Final = 18
DRM_MODE_CONNECTOR_SPI: Final = 19
DRM_MODE_CONNECTOR_USB: Final = 20
DRM_MODE_PROP_PENDING: Final = 1
DRM_MODE_PROP_RANGE: Final = 2
DRM_MODE_PROP_IMMUTABLE: Final = 4
DRM_MODE_PROP_ENUM: Final = 8
DRM_MODE_PROP_BLOB: Final = 16
DRM_MODE_PROP_BITMASK: Final = 32
DRM_MODE_PROP_LEGACY_TYPE: Final = 58
DRM_MODE_PROP_EXTENDED_TYPE: Final = 0xffc0
DRM_MODE_PROP_OBJECT: Final = 64
DRM_MODE_PROP_SIGNED_RANGE: Final = 128
DRM_MODE_PROP_ATOMIC: Final = 0x80000000
DRM_MODE_OBJECT_CRTC: Final = 0xcccccccc
DRM_MODE_OBJECT_CONNECTOR: Final = 0xc0c0c0c0
DRM_MODE_OBJECT_ENCODER: Final = 0xe0e0e0e0
DRM_MODE_OBJECT_MODE: Final = 0xdededede
DRM_MODE_OBJECT_PROPERTY: Final = 0xb0b0b0b0
DRM_MODE_OBJECT_FB: Final = 0xfbfbfbfb
DRM_MODE_OBJECT_BLOB: Final = 0xbbbbbbbb
DRM_MODE_OBJECT_PLANE: Final = 0xeeeeeeee
DRM_MODE_OBJECT_ANY: Final = 0
DRM_MODE_FB_INTERLACED: Final = 1
DRM_MODE_FB_MODIFIERS: Final = 2
DRM_MODE_FB_DIRTY_ANNOTATE_COPY: Final = 1
DRM_MODE_FB_DIRTY_ANNOTATE_FILL: Final = 2
DRM_MODE_FB_DIRTY_FLAGS: Final = 3
DRM_MODE_FB_DIRTY_MAX_CLIPS: Final = 256
DRM_MODE_CURSOR_BO: Final = 1
DRM_MODE_CURSOR_MOVE: Final = 2
DRM_MODE_CURSOR_FLAGS: Final = 3
DRM_MODE_PAGE_FLIP_EVENT: Final = 1
DRM_MODE_PAGE_FLIP_ASYNC: Final = 2
DRM_MODE_PAGE_FLIP_TARGET_ABSOLUTE: Final = 4
DRM_MODE_PAGE_FLIP_TARGET_RELATIVE: Final = 8
DRM_MODE_PAGE_FLIP_TARGET: Final = 12
DRM_MODE_PAGE_FLIP_FLAGS: Final = 15
DRM_MODE_ATOMIC_TEST_ONLY: Final = 256
DRM_MODE_ATOMIC_NONBLOCK: Final = 512
DRM_MODE_ATOMIC_ALLOW_MODESET: Final = 1024
DRM_MODE_ATOMIC_FLAGS: Final = 1795
FORMAT_BLOB_CURRENT: Final = 1
DRM_IOCTL_BASE: Final = 100
DRM_COMMAND_BASE: Final = 64
DRM_COMMAND_END: Final = 160
DRM_EVENT_VBLANK: Final = 1
DRM_EVENT_FLIP_COMPLETE: Final = 2
DRM_EVENT_CRTC_SEQUENCE: Final = 3
DRM_AMDGPU_GEM_CREATE: Final = 0
DRM_AMDGPU_GEM_MMAP: Final = 1
DRM_AMDGPU_CTX: Final = 2
DRM_AMDGPU_BO_LIST: Final = 3
DRM_AMDGPU_CS: Final = 4
DRM_AMDGPU_INFO: Final = 5
DRM_AMDGPU_GEM_METADATA: Final = 6
DRM_AMDGPU_GEM_WAIT_IDLE: Final = 7
DRM_AMDGPU_GEM_VA: Final = 8
DRM_AMDGPU_WAIT_CS: Final = 9
DRM_AMDGPU_GEM_OP: Final = 16
DRM_AMDGPU_GEM_USERPTR: Final = 17
DRM_AMDGPU_WAIT_FENCES: Final = 18
DRM_AMDGPU_VM: Final = 19
DRM_AMDGPU_FENCE_TO_HANDLE: Final = 20
DRM_AMDGPU_SCHED: Final = 21
AMDGPU_GEM_DOMAIN_CPU: Final = 1
AMDGPU_GEM_DOMAIN_GTT: Final = 2
AMDGPU_GEM_DOMAIN_VRAM: Final = 4
AMDGPU_GEM_DOMAIN_GDS: Final = 8
AMDGPU_GEM_DOMAIN_GWS: Final = 16
AMDGPU_GEM_DOMAIN_OA: Final = 32
AMDGPU_GEM_DOMAIN_MASK: Final = 63
AMDGPU_GEM_CREATE_CPU_ACCESS_REQUIRED: Final = 1
AMDGPU_GEM_CREATE_NO_CPU_ACCESS: Final = 2
AMDGPU_GEM_CREATE_CPU_GTT_USWC: Final = 4
AMDGPU_GEM_CREATE_VRAM_CLEARED: Final = 8
AMDGPU_GEM_CREATE_VRAM_CONTIGUOUS: Final = 32
AMDGPU_GEM_CREATE_VM_ALWAYS_VALID: Final = 64
AMDGPU_GEM_CREATE_EXPLICIT_SYNC: Final = 128
AMDGPU_GEM_CREATE_CP_MQD_GFX9: Final = 256
AMDGPU_GEM_CREATE_VRAM_WIPE_ON_RELEASE: Final = 512
AMDGPU_GEM_CREATE_ENCRYPTED: Final = 1024
AMDGPU_GEM_CREATE_PREEMPTIBLE: Final = 2048
AMDGPU_BO_LIST_OP_CREATE: Final = 0
AMDGPU_BO_LIST_OP_DESTROY: Final = 1
AMDGPU_BO_LIST_OP_UPDATE: Final = 2
AMDGPU_CTX_OP_ALLOC_CTX: Final = 1
AMDGPU_CTX_OP_FREE_CTX: Final = 2
AMDGPU_CTX_OP_QUERY_STATE: Final = 3
AMDGPU_CTX_OP_QUERY_STATE2: Final = 4
AMDGPU_CTX_OP_GET_STABLE_PSTATE: Final = 5
AMDGPU_CTX_OP_SET_STABLE_PSTATE: Final = 6
AMDGPU_CTX_NO_RESET: Final = 0
AMDGPU_CTX_GUILTY_RESET: Final = 1
AMDGPU_CTX_INNOCENT_RESET: Final = 2
AMDGPU_CTX_UNKNOWN_RESET: Final = 3
AMDGPU_CTX_QUERY2_FLAGS_RESET: Final = 1
AMDGPU_CTX_QUERY2_FLAGS_VRAMLOST: Final = 2
AMDGPU_CTX_QUERY2_FLAGS_GUILTY: Final = 4
AMDGPU_CTX_QUERY2_FLAGS_RAS_CE: Final = 8
AMDGPU_CTX_QUERY2_FLAGS_RAS_UE: Final = 16
AMDGPU_CTX_PRIORITY_UNSET: Final = -2048
AMDGPU_CTX_PRIORITY_VERY_LOW: Final = -1023
AMDGPU_CTX_PRIORITY_LOW: Final = -512
AMDGPU_CTX_PRIORITY_NORMAL: Final = 0
AMDGPU_CTX_PRIORITY_HIGH: Final = 512
AMDGPU_CTX_PRIORITY_VERY_HIGH: Final = 1023
AMDGPU_CTX_STABLE_PSTATE_FLAGS_MASK: Final = 15
AMDGPU_CTX_STABLE_PSTATE_NONE: Final = 0
AMDGPU_CTX_STABLE_PSTATE_STANDARD: Final = 1
AMDGPU_CTX_STABLE_PSTATE_MIN_SCLK: Final = 2
AMDGPU_CTX_STABLE_PSTATE_MIN_MCLK: Final = 3
AMDGPU_CTX_STABLE_PSTATE_PEAK: Final = 4
AMDGPU_VM_OP_RESERVE_VMID: Final = 1
AMDGPU_VM_OP_UNRESERVE_VMID: Final = 2
AMDGPU_SCHED_OP_PROCESS_PRIORITY_OVERRIDE: Final = 1
AMDGPU_SCHED_OP_CONTEXT_PRIORITY_OVERRIDE: Final = 2
AMDGPU_GEM_USERPTR_READONLY: Final = 1
AMDGPU_GEM_USERPTR_ANONONLY: Final = 2
AMDGPU_GEM_USERPTR_VALIDATE: Final = 4
AMDGPU_GEM_USERPTR_REGISTER: Final = 8
AMDGPU_TILING_ARRAY_MODE_SHIFT: Final = 0
AMDGPU_TILING_ARRAY_MODE_MASK: Final = 15
AMDGPU_TILING_PIPE_CONFIG_SHIFT: Final = 4
AMDGPU_TILING_PIPE_CONFIG_MASK: Final = 31
AMDGPU_TILING_TILE_SPLIT_SHIFT: Final = 9
AMDGPU_TILING_TILE_SPLIT_MASK: Final = 7
AMDGPU_TILING_MICRO_TILE_MODE_SHIFT: Final = 12
AMDGPU_TILING_MICRO_TILE_MODE_MASK: Final = 7
AMDGPU_TILING_BANK_WIDTH_SHIFT: Final = 15
AMDGPU_TILING_BANK_WIDTH_MASK: Final = 3
AMDGPU_TILING_BANK_HEIGHT_SHIFT: Final = 17
AMDGPU_TILING_BANK_HEIGHT_MASK: Final = 3
AMDGPU_TILING_MACRO_TILE_ASPECT_SHIFT: Final = 19
AMDGPU_TILING_MACRO_TILE_ASPECT_MASK: Final = 3
AMDGPU_TILING_NUM_BANKS_SHIFT: Final = 21
AMDGPU_TILING_NUM_BANKS_MASK: Final = 3
AMDGPU_TILING_SWIZZLE_MODE_SHIFT: Final = 0
AMDGPU_TILING_SWIZZLE_MODE_MASK: Final = 31
AMDGPU_TILING_DCC_OFFSET_256B_SHIFT: Final = 5
AMDGPU_TILING_DCC_OFFSET_256B_MASK: Final = 0xffffff
AMDGPU_TILING_DCC_PITCH_MAX_SHIFT: Final = 29
AMDGPU_TILING_DCC_PITCH_MAX_MASK: Final = 0x3fff
AMDGPU_TILING_DCC_INDEPENDENT_64B_SHIFT: Final = 43
AMDGPU_TILING_DCC_INDEPENDENT_64B_MASK: Final = 1
AMDGPU_TILING_DCC_INDEPENDENT_128B_SHIFT: Final = 44
AMDGPU_TILING_DCC_INDEPENDENT_128B_MASK: Final = 1
AMDGPU_TILING_SCANOUT_SHIFT: Final = 63
AMDGPU_TILING_SCANOUT_MASK: Final = 1
AMDGPU_GEM_METADATA_OP_SET_METADATA: Final = 1
AMDGPU_GEM_METADATA_OP_GET_METADATA: Final = 2
AMDGPU_GEM_OP_GET_GEM_CREATE_INFO: Final = 0
AMDGPU_GEM_OP_SET_PLACEMENT: Final = 1
AMDGPU_VA_OP_MAP: Final = 1
AMDGPU_VA_OP_UNMAP: Final = 2
AMDGPU_VA_OP_CLEAR: Final = 3
AMDGPU_VA_OP_REPLACE: Final = 4
AMDGPU_VM_DELAY_UPDATE: Final = 1
AMDGPU_VM_PAGE_READABLE: Final = 2
AMDGPU_VM_PAGE_WRITEABLE: Final = 4
AMDGPU_VM_PAGE_EXECUTABLE: Final = 8
AMDGPU_VM_PAGE_PRT: Final = 16
AMDGPU_VM_MTYPE_MASK: Final = 480
AMDGPU_VM_MTYPE_DEFAULT: Final = 0
AMDGPU_VM_MTYPE_NC: Final = 32
AMDGPU_VM_MTYPE_WC: Final = 64
AMDGPU_VM_MTYPE_CC: Final = 96
AMDGPU_VM_MTYPE_UC: Final = 128
AMDGPU_VM_MTYPE_RW: Final = 160
AMDGPU_HW_IP_GFX: Final = 0
AMDGPU_HW_IP_COMPUTE: Final = 1
AMDGPU_HW_IP_DMA: Final = 2
AMDGPU_HW_IP_UVD: Final = 3
AMDGPU_HW_IP_VCE: Final = 4
AMDGPU_HW_IP_UVD_ENC: Final = 5
AMDGPU_HW_IP_VCN_DEC: Final = 6
AMDGPU_HW_IP_VCN_ENC: Final = 7
AMDGPU_HW_IP_VCN_JPEG: Final = 8
AMDGPU_HW_IP_NUM: Final = 9
AMDGPU_HW_IP_INSTANCE_MAX_COUNT: Final = 1
AMDGPU_CHUNK_ID_IB: Final = 1
AMDGPU_CHUNK_ID_FENCE: Final = 2
AMDGPU_CHUNK_ID_DEPENDENCIES: Final = 3
AMDGPU_CHUNK_ID_SYNCOBJ_IN: Final = 4
AMDGPU_CHUNK_ID_SYNCOBJ_OUT: Final = 5
AMDGPU_CHUNK_ID_BO_HANDLES: Final = 6
AMDGPU_CHUNK_ID_SCHEDULED_DEPENDENCIES: Final = 7
AMDGPU_CHUNK_ID_SYNCOBJ_TIMELINE_WAIT: Final = 8
AMDGPU_CHUNK_ID_SYNCOBJ_TIMELINE_SIGNAL: Final = 9
AMDGPU_IB_FLAG_CE: Final = 1
AMDGPU_IB_FLAG_PREAMBLE: Final = 2
AMDGPU_IB_FLAG_PREEMPT: Final = 4
AMDGPU_IB_FLAG_TC_WB_NOT_INVALIDATE: Final = 8
AMDGPU_IB_FLAG_RESET_GDS_MAX_WAVE_ID: Final = 16
AMDGPU_IB_FLAGS_SECURE: Final = 32
AMDGPU_IB_FLAG_EMIT_MEM_SYNC: Final = 64
AMDGPU_FENCE_TO_HANDLE_GET_SYNCOBJ: Final = 0
AMDGPU_FENCE_TO_HANDLE_GET_SYNCOBJ_FD: Final = 1
AMDGPU_FENCE_TO_HANDLE_GET_SYNC_FILE_FD: Final = 2
AMDGPU_IDS_FLAGS_FUSION: Final = 1
AMDGPU_IDS_FLAGS_PREEMPTION: Final = 2
AMDGPU_IDS_FLAGS_TMZ: Final = 4
AMDGPU_INFO_ACCEL_WORKING: Final = 0
AMDGPU_INFO_CRTC_FROM_ID: Final = 1
AMDGPU_INFO_HW_IP_INFO: Final = 2
AMDGPU_INFO_HW_IP_COUNT: Final = 3
AMDGPU_INFO_TIMESTAMP: Final = 5
AMDGPU_INFO_FW_VERSION: Final = 14
AMDGPU_INFO_FW_VCE: Final = 1
AMDGPU_INFO_FW_UVD: Final = 2
AMDGPU_INFO_FW_GMC: Final = 3
AMDGPU_INFO_FW_GFX_ME: Final = 4
AMDGPU_INFO_FW_GFX_PFP: Final = 5
AMDGPU_INFO_FW_GFX_CE: Final = 6
AMDGPU_INFO_FW_GFX_RLC: Final = 7
AMDGPU_INFO_FW_GFX_MEC: Final = 8
AMDGPU_INFO_FW_SMC: Final = 10
AMDGPU_INFO_FW_SDMA: Final = 11
AMDGPU_INFO_FW_SOS: Final = 12
AMDGPU_INFO_FW_ASD: Final = 13
AMDGPU_INFO_FW_VCN: Final = 14
AMDGPU_INFO_FW_GFX_RLC_RESTORE_LIST_CNTL: Final = 15
AMDGPU_INFO_FW_GFX_RLC_RESTORE_LIST_GPM_MEM: Final = 16
AMDGPU_INFO_FW_GFX_RLC_RESTORE_LIST_SRM_MEM: Final = 17
AMDGPU_INFO_FW_DMCU: Final = 18
AMDGPU_INFO_FW_TA: Final = 19
AMDGPU_INFO_FW_DMCUB: Final = 20
AMDGPU_INFO_FW_TOC: Final = 21
AMDGPU_INFO_NUM_BYTES_MOVED: Final = 15
AMDGPU_INFO_VRAM_USAGE: Final = 16
AMDGPU_INFO_GTT_USAGE: Final = 17
AMDGPU_INFO_GDS_CONFIG: Final = 19
AMDGPU_INFO_VRAM_GTT: Final = 20
AMDGPU_INFO_READ_MMR_REG: Final = 21
AMDGPU_INFO_DEV_INFO: Final = 22
AMDGPU_INFO_VIS_VRAM_USAGE: Final = 23
AMDGPU_INFO_NUM_EVICTIONS: Final = 24
AMDGPU_INFO_MEMORY: Final = 25
AMDGPU_INFO_VCE_CLOCK_TABLE: Final = 26
AMDGPU_INFO_VBIOS: Final = 27
AMDGPU_INFO_VBIOS_SIZE: Final = 1
AMDGPU_INFO_VBIOS_IMAGE: Final = 2
AMDGPU_INFO_VBIOS_INFO: Final = 3
AMDGPU_INFO_NUM_HANDLES: Final = 28
AMDGPU_INFO_SENSOR: Final = 29
AMDGPU_INFO_SENSOR_GFX_SCLK: Final = 1
AMDGPU_INFO_SENSOR_GFX_MCLK: Final = 2
AMDGPU_INFO_SENSOR_GPU_TEMP: Final = 3
AMDGPU_INFO_SENSOR_GPU_LOAD: Final = 4
AMDGPU_INFO_SENSOR_GPU_AVG_POWER: Final = 5
AMDGPU_INFO_SENSOR_VDDNB: Final = 6
AMDGPU_INFO_SENSOR_VDDGFX: Final = 7
AMDGPU_INFO_SENSOR_STABLE_PSTATE_GFX_SCLK: Final = 8
AMDGPU_INFO_SENSOR_STABLE_PSTATE_GFX_MCLK: Final = 9
AMDGPU_INFO_NUM_VRAM_CPU_PAGE_FAULTS: Final = 30
AMDGPU_INFO_VRAM_LOST_COUNTER: Final = 31
AMDGPU_INFO_RAS_ENABLED_FEATURES: Final = 32
AMDGPU_INFO_RAS_ENABLED_UMC: Final = 1
AMDGPU_INFO_RAS_ENABLED_SDMA: Final = 2
AMDGPU_INFO_RAS_ENABLED_GFX: Final = 4
AMDGPU_INFO_RAS_ENABLED_MMHUB: Final = 8
AMDGPU_INFO_RAS_ENABLED_ATHUB: Final = 16
AMDGPU_INFO_RAS_ENABLED_PCIE: Final = 32
AMDGPU_INFO_RAS_ENABLED_HDP: Final = 64
AMDGPU_INFO_RAS_ENABLED_XGMI: Final = 128
AMDGPU_INFO_RAS_ENABLED_DF: Final = 256
AMDGPU_INFO_RAS_ENABLED_SMN: Final = 512
AMDGPU_INFO_RAS_ENABLED_SEM: Final = 1024
AMDGPU_INFO_RAS_ENABLED_MP0: Final = 2048
AMDGPU_INFO_RAS_ENABLED_MP1: Final = 4096
AMDGPU_INFO_RAS_ENABLED_FUSE: Final = 8192
AMDGPU_INFO_VIDEO_CAPS: Final = 33
AMDGPU_INFO_VIDEO_CAPS_DECODE: Final = 0
AMDGPU_INFO_VIDEO_CAPS_ENCODE: Final = 1
AMDGPU_INFO_MMR_SE_INDEX_SHIFT: Final = 0
AMDGPU_INFO_MMR_SE_INDEX_MASK: Final = 255
AMDGPU_INFO_MMR_SH_INDEX_SHIFT: Final = 8
AMDGPU_INFO_MMR_SH_INDEX_MASK: Final = 255
AMDGPU_VRAM_TYPE_UNKNOWN: Final = 0
AMDGPU_VRAM_TYPE_GDDR1: Final = 1
AMDGPU_VRAM_TYPE_DDR2: Final = 2
AMDGPU_VRAM_TYPE_GDDR3: Final = 3
AMDGPU_VRAM_TYPE_GDDR4: Final = 4
AMDGPU_VRAM_TYPE_GDDR5: Final = 5
AMDGPU_VRAM_TYPE_HBM: Final = 6
AMDGPU_VRAM_TYPE_DDR3: Final = 7
AMDGPU_VRAM_TYPE_DDR4: Final = 8
AMDGPU_VRAM_TYPE_GDDR6: Final = 9
AMDGPU_VRAM_TYPE_DDR5: Final = 10
AMDGPU_VCE_CLOCK_TABLE_ENTRIES: Final = 6
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_MPEG2: Final = 0
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_MPEG4: Final = 1
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_VC1: Final = 2
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_MPEG4_AVC: Final = 3
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_HEVC: Final = 4
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_JPEG: Final = 5
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_VP9: Final = 6
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_AV1: Final = 7
AMDGPU_INFO_VIDEO_CAPS_CODEC_IDX_COUNT: Final = 8
AMDGPU_FAMILY_UNKNOWN: Final = 0
AMDGPU_FAMILY_SI: Final = 110
AMDGPU_FAMILY_CI: Final = 120
AMDGPU_FAMILY_KV: Final = 125
AMDGPU_FAMILY_VI: Final = 130
AMDGPU_FAMILY_CZ: Final = 135
AMDGPU_FAMILY_AI: Final = 141
AMDGPU_FAMILY_RV: Final = 142
AMDGPU_FAMILY_NV: Final = 143
AMDGPU_FAMILY_VGH: Final = 144
AMDGPU_FAMILY_YC: Final = 146
DRM_IOCTL_ADD_BUFS: _tg.Ioctl
DRM_IOCTL_ADD_CTX: _tg.Ioctl
DRM_IOCTL_ADD_DRAW: _tg.Ioctl
DRM_IOCTL_ADD_MAP: _tg.Ioctl
DRM_IOCTL_AGP_ACQUIRE: _tg.Ioctl
DRM_IOCTL_AGP_ALLOC: _tg.Ioctl
DRM_IOCTL_AGP_BIND: _tg.Ioctl
DRM_IOCTL_AGP_ENABLE: _tg.Ioctl
DRM_IOCTL_AGP_FREE: _tg.Ioctl
DRM_IOCTL_AGP_INFO: _tg.Ioctl
DRM_IOCTL_AGP_RELEASE: _tg.Ioctl
DRM_IOCTL_AGP_UNBIND: _tg.Ioctl
DRM_IOCTL_AMDGPU_BO_LIST: _tg.Ioctl
DRM_IOCTL_AMDGPU_CS: _tg.Ioctl
DRM_IOCTL_AMDGPU_CTX: _tg.Ioctl
DRM_IOCTL_AMDGPU_FENCE_TO_HANDLE: _tg.Ioctl
DRM_IOCTL_AMDGPU_GEM_CREATE: _tg.Ioctl
DRM_IOCTL_AMDGPU_GEM_METADATA: _tg.Ioctl
DRM_IOCTL_AMDGPU_GEM_MMAP: _tg.Ioctl
DRM_IOCTL_AMDGPU_GEM_OP: _tg.Ioctl
DRM_IOCTL_AMDGPU_GEM_USERPTR: _tg.Ioctl
DRM_IOCTL_AMDGPU_GEM_VA: _tg.Ioctl
DRM_IOCTL_AMDGPU_GEM_WAIT_IDLE: _tg.Ioctl
DRM_IOCTL_AMDGPU_INFO: _tg.Ioctl
DRM_IOCTL_AMDGPU_SCHED: _tg.Ioctl
DRM_IOCTL_AMDGPU_VM: _tg.Ioctl
DRM_IOCTL_AMDGPU_WAIT_CS: _tg.Ioctl
DRM_IOCTL_AMDGPU_WAIT_FENCES: _tg.Ioctl
DRM_IOCTL_AUTH_MAGIC: _tg.Ioctl
DRM_IOCTL_BLOCK: _tg.Ioctl
DRM_IOCTL_CONTROL: _tg.Ioctl
DRM_IOCTL_CRTC_GET_SEQUENCE: _tg.Ioctl
DRM_IOCTL_CRTC_QUEUE_SEQUENCE: _tg.Ioctl
DRM_IOCTL_DMA: _tg.Ioctl
DRM_IOCTL_DROP_MASTER: _tg.Ioctl
DRM_IOCTL_FINISH: _tg.Ioctl
DRM_IOCTL_FREE_BUFS: _tg.Ioctl
DRM_IOCTL_GEM_CLOSE: _tg.Ioctl
DRM_IOCTL_GEM_FLINK: _tg.Ioctl
DRM_IOCTL_GEM_OPEN: _tg.Ioctl
DRM_IOCTL_GET_CAP: _tg.Ioctl
DRM_IOCTL_GET_CLIENT: _tg.Ioctl
DRM_IOCTL_GET_CTX: _tg.Ioctl
DRM_IOCTL_GET_MAGIC: _tg.Ioctl
DRM_IOCTL_GET_MAP: _tg.Ioctl
DRM_IOCTL_GET_SAREA_CTX: _tg.Ioctl
DRM_IOCTL_GET_STATS: _tg.Ioctl
DRM_IOCTL_GET_UNIQUE: _tg.Ioctl
DRM_IOCTL_INFO_BUFS: _tg.Ioctl
DRM_IOCTL_IRQ_BUSID: _tg.Ioctl
DRM_IOCTL_LOCK: _tg.Ioctl
DRM_IOCTL_MAP_BUFS: _tg.Ioctl
DRM_IOCTL_MARK_BUFS: _tg.Ioctl
DRM_IOCTL_MODESET_CTL: _tg.Ioctl
DRM_IOCTL_MODE_ADDFB: _tg.Ioctl
DRM_IOCTL_MODE_ADDFB2: _tg.Ioctl
DRM_IOCTL_MODE_ATOMIC: _tg.Ioctl
DRM_IOCTL_MODE_ATTACHMODE: _tg.Ioctl
DRM_IOCTL_MODE_CREATEPROPBLOB: _tg.Ioctl
DRM_IOCTL_MODE_CREATE_DUMB: _tg.Ioctl
DRM_IOCTL_MODE_CREATE_LEASE: _tg.Ioctl
DRM_IOCTL_MODE_CURSOR: _tg.Ioctl
DRM_IOCTL_MODE_CURSOR2: _tg.Ioctl
DRM_IOCTL_MODE_DESTROYPROPBLOB: _tg.Ioctl
DRM_IOCTL_MODE_DESTROY_DUMB: _tg.Ioctl
DRM_IOCTL_MODE_DETACHMODE: _tg.Ioctl
DRM_IOCTL_MODE_DIRTYFB: _tg.Ioctl
DRM_IOCTL_MODE_GETCONNECTOR: _tg.Ioctl
DRM_IOCTL_MODE_GETCRTC: _tg.Ioctl
DRM_IOCTL_MODE_GETENCODER: _tg.Ioctl
DRM_IOCTL_MODE_GETFB: _tg.Ioctl
DRM_IOCTL_MODE_GETFB2: _tg.Ioctl
DRM_IOCTL_MODE_GETGAMMA: _tg.Ioctl
DRM_IOCTL_MODE_GETPLANE: _tg.Ioctl
DRM_IOCTL_MODE_GETPLANERESOURCES: _tg.Ioctl
DRM_IOCTL_MODE_GETPROPBLOB: _tg.Ioctl
DRM_IOCTL_MODE_GETPROPERTY: _tg.Ioctl
DRM_IOCTL_MODE_GETRESOURCES: _tg.Ioctl
DRM_IOCTL_MODE_GET_LEASE: _tg.Ioctl
DRM_IOCTL_MODE_LIST_LESSEES: _tg.Ioctl
DRM_IOCTL_MODE_MAP_DUMB: _tg.Ioctl
DRM_IOCTL_MODE_OBJ_GETPROPERTIES: _tg.Ioctl
DRM_IOCTL_MODE_OBJ_SETPROPERTY: _tg.Ioctl
DRM_IOCTL_MODE_PAGE_FLIP: _tg.Ioctl
DRM_IOCTL_MODE_REVOKE_LEASE: _tg.Ioctl
DRM_IOCTL_MODE_RMFB: _tg.Ioctl
DRM_IOCTL_MODE_SETCRTC: _tg.Ioctl
DRM_IOCTL_MODE_SETGAMMA: _tg.Ioctl
DRM_IOCTL_MODE_SETPLANE: _tg.Ioctl
DRM_IOCTL_MODE_SETPROPERTY: _tg.Ioctl
DRM_IOCTL_MOD_CTX: _tg.Ioctl
DRM_IOCTL_NEW_CTX: _tg.Ioctl
DRM_IOCTL_PRIME_FD_TO_HANDLE: _tg.Ioctl
DRM_IOCTL_PRIME_HANDLE_TO_FD: _tg.Ioctl
DRM_IOCTL_RES_CTX: _tg.Ioctl
DRM_IOCTL_RM_CTX: _tg.Ioctl
DRM_IOCTL_RM_DRAW: _tg.Ioctl
DRM_IOCTL_RM_MAP: _tg.Ioctl
DRM_IOCTL_SET_CLIENT_CAP: _tg.Ioctl
DRM_IOCTL_SET_MASTER: _tg.Ioctl
DRM_IOCTL_SET_SAREA_CTX: _tg.Ioctl
DRM_IOCTL_SET_UNIQUE: _tg.Ioctl
DRM_IOCTL_SET_VERSION: _tg.Ioctl
DRM_IOCTL_SG_ALLOC: _tg.Ioctl
DRM_IOCTL_SG_FREE: _tg.Ioctl
DRM_IOCTL_SWITCH_CTX: _tg.Ioctl
DRM_IOCTL_SYNCOBJ_CREATE: _tg.Ioctl
DRM_IOCTL_SYNCOBJ_DESTROY: _tg.Ioctl
DRM_IOCTL_SYNCOBJ_FD_TO_HANDLE: _tg.Ioctl
DRM_IOCTL_SYNCOBJ_HANDLE_TO_FD: _tg.Ioctl
DRM_IOCTL_SYNCOBJ_QUERY: _tg.Ioctl
DRM_IOCTL_SYNCOBJ_RESET: _tg.Ioctl
DRM_IOCTL_SYNCOBJ_SIGNAL: _tg.Ioctl
DRM_IOCTL_SYNCOBJ_TIMELINE_SIGNAL: _tg.Ioctl
DRM_IOCTL_SYNCOBJ_TIMELINE_WAIT: _tg.Ioctl
DRM_IOCTL_SYNCOBJ_TRANSFER: _tg.Ioctl
DRM_IOCTL_SYNCOBJ_WAIT: _tg.Ioctl
DRM_IOCTL_UNBLOCK: _tg.Ioctl
DRM_IOCTL_UNLOCK: _tg.Ioctl
DRM_IOCTL_UPDATE_DRAW: _tg.Ioctl
DRM_IOCTL_VERSION: _tg.Ioctl
DRM_IOCTL_WAIT_VBLANK: _tg.Ioctl
def _IOC(dir: int, type: int, nr: int, size: int) -> int: ...
def _IO(type: int, nr: int) -> int: ...
def _IOC_DIR(nr: int) -> int: ...
def _IOC_TYPE(nr: int) -> int: ...
def _IOC_NR(nr: int) -> int: ...
def _IOC_SIZE(nr: int) -> int: ...
def _DRM_LOCK_IS_HELD(lock: int) -> int: ...
def _DRM_LOCK_IS_CONT(lock: int) -> int: ...
def _DRM_LOCKING_CONTEXT(lock: int) -> int: ...
def DRM_MODE_PROP_TYPE(n: int) -> int: ...
def DRM_IO(nr: int) -> int: ...
