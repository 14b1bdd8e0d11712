from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class mlx5_ib_uapi_devx_async_cmd_hdr(_tg.Struct):
    wr_id: int
    out_data: Any
class mlx5_ib_uapi_devx_async_event_hdr(_tg.Struct):
    cookie: int
    out_data: Any
class mlx5_ib_uapi_reg(_tg.Struct):
    value: int
    mask: int
class mlx5_ib_uapi_query_port(_tg.Struct):
    flags: int
    vport: int
    vport_vhca_id: int
    esw_owner_vhca_id: int
    rsvd0: int
    vport_steering_icm_rx: int
    vport_steering_icm_tx: int
    reg_c0: mlx5_ib_uapi_reg
class mlx5dv_cqe_comp_caps(_tg.Struct):
    max_num: int
    supported_format: int
class mlx5dv_sw_parsing_caps(_tg.Struct):
    sw_parsing_offloads: int
    supported_qpts: int
class mlx5dv_striding_rq_caps(_tg.Struct):
    min_single_stride_log_num_of_bytes: int
    max_single_stride_log_num_of_bytes: int
    min_single_wqe_log_num_of_strides: int
    max_single_wqe_log_num_of_strides: int
    supported_qpts: int
class mlx5dv_dci_streams_caps(_tg.Struct):
    max_log_num_concurent: int
    max_log_num_errored: int
class mlx5dv_sig_caps(_tg.Struct):
    block_size: int
    block_prot: int
    t10dif_bg: int
    crc_type: int
class mlx5dv_crypto_caps(_tg.Struct):
    failed_selftests: int
    crypto_engines: int
    wrapped_import_method: int
    log_max_num_deks: int
    flags: int
class mlx5dv_context(_tg.Struct):
    version: int
    flags: int
    comp_mask: int
    cqe_comp_caps: mlx5dv_cqe_comp_caps
    sw_parsing_caps: mlx5dv_sw_parsing_caps
    striding_rq_caps: mlx5dv_striding_rq_caps
    tunnel_offloads_caps: int
    max_dynamic_bfregs: int
    max_clock_info_update_nsec: int
    flow_action_flags: int
    dc_odp_caps: int
    hca_core_clock: int | None
    num_lag_ports: int
    sig_caps: mlx5dv_sig_caps
    dci_streams_caps: mlx5dv_dci_streams_caps
    max_wr_memcpy_length: int
    crypto_caps: mlx5dv_crypto_caps
class mlx5dv_cq_init_attr(_tg.Struct):
    comp_mask: int
    cqe_comp_res_format: int
    flags: int
    cqe_size: int
class ibv_cq_ex(_tg.Struct):
    context: Any
    channel: Any
    cq_context: int | None
    handle: int
    cqe: int
    mutex: pthread_mutex_t
    cond: pthread_cond_t
    comp_events_completed: int
    async_events_completed: int
    comp_mask: int
    status: int
    wr_id: int
    start_poll: Any
    next_poll: Any
    end_poll: Any
    read_opcode: Any
    read_vendor_err: Any
    read_byte_len: Any
    read_imm_data: Any
    read_qp_num: Any
    read_src_qp: Any
    read_wc_flags: Any
    read_slid: Any
    read_sl: Any
    read_dlid_path_bits: Any
    read_completion_ts: Any
    read_cvlan: Any
    read_flow_tag: Any
    read_tm_info: Any
    read_completion_wallclock_ns: Any
class ibv_context(_tg.Struct):
    device: Any
    ops: ibv_context_ops
    cmd_fd: int
    async_fd: int
    num_comp_vectors: int
    mutex: pthread_mutex_t
    abi_compat: int | None
class ibv_comp_channel(_tg.Struct):
    context: Any
    fd: int
    refcnt: int
class pthread_mutex_t(_tg.Union):
    __data: __pthread_mutex_s
    __size: bytes
    __align: int
class __pthread_mutex_s(_tg.Struct):
    __lock: int
    __count: int
    __owner: int
    __nusers: int
    __kind: int
    __spins: int
    __elision: int
    __list: __pthread_internal_list
class __pthread_internal_list(_tg.Struct):
    __prev: Any
    __next: Any
class pthread_cond_t(_tg.Union):
    __data: __pthread_cond_s
    __size: bytes
    __align: int
class __pthread_cond_s(_tg.Struct):
    __wseq: __atomic_wide_counter
    __g1_start: __atomic_wide_counter
    __g_refs: Any
    __g_size: Any
    __g1_orig_size: int
    __wrefs: int
    __g_signals: Any
class __atomic_wide_counter(_tg.Union):
    __value64: int
    __value32: __atomic_wide_counter___value32
class __atomic_wide_counter___value32(_tg.Struct):
    __low: int
    __high: int
class ibv_poll_cq_attr(_tg.Struct):
    comp_mask: int
class ibv_wc_tm_info(_tg.Struct):
    tag: int
    priv: int
class ibv_device(_tg.Struct):
    _ops: _ibv_device_ops
    node_type: int
    transport_type: int
    name: bytes
    dev_name: bytes
    dev_path: bytes
    ibdev_path: bytes
class ibv_context_ops(_tg.Struct):
    _compat_query_device: Any
    _compat_query_port: Any
    _compat_alloc_pd: Any
    _compat_dealloc_pd: Any
    _compat_reg_mr: Any
    _compat_rereg_mr: Any
    _compat_dereg_mr: Any
    alloc_mw: Any
    bind_mw: Any
    dealloc_mw: Any
    _compat_create_cq: Any
    poll_cq: Any
    req_notify_cq: Any
    _compat_cq_event: Any
    _compat_resize_cq: Any
    _compat_destroy_cq: Any
    _compat_create_srq: Any
    _compat_modify_srq: Any
    _compat_query_srq: Any
    _compat_destroy_srq: Any
    post_srq_recv: Any
    _compat_create_qp: Any
    _compat_query_qp: Any
    _compat_modify_qp: Any
    _compat_destroy_qp: Any
    post_send: Any
    post_recv: Any
    _compat_create_ah: Any
    _compat_destroy_ah: Any
    _compat_attach_mcast: Any
    _compat_detach_mcast: Any
    _compat_async_event: Any
class ibv_device_attr(_tg.Struct):
    fw_ver: bytes
    node_guid: int
    sys_image_guid: int
    max_mr_size: int
    page_size_cap: int
    vendor_id: int
    vendor_part_id: int
    hw_ver: int
    max_qp: int
    max_qp_wr: int
    device_cap_flags: int
    max_sge: int
    max_sge_rd: int
    max_cq: int
    max_cqe: int
    max_mr: int
    max_pd: int
    max_qp_rd_atom: int
    max_ee_rd_atom: int
    max_res_rd_atom: int
    max_qp_init_rd_atom: int
    max_ee_init_rd_atom: int
    atomic_cap: int
    max_ee: int
    max_rdd: int
    max_mw: int
    max_raw_ipv6_qp: int
    max_raw_ethy_qp: int
    max_mcast_grp: int
    max_mcast_qp_attach: int
    max_total_mcast_qp_attach: int
    max_ah: int
    max_fmr: int
    max_map_per_fmr: int
    max_srq: int
    max_srq_wr: int
    max_srq_sge: int
    max_pkeys: int
    local_ca_ack_delay: int
    phys_port_cnt: int
class _compat_ibv_port_attr(_tg.Struct): ...
class ibv_mw(_tg.Struct):
    context: Any
    pd: Any
    rkey: int
    handle: int
    type: int
class ibv_pd(_tg.Struct):
    context: Any
    handle: int
class ibv_qp(_tg.Struct):
    context: Any
    qp_context: int | None
    pd: Any
    send_cq: Any
    recv_cq: Any
    srq: Any
    handle: int
    qp_num: int
    state: int
    qp_type: int
    mutex: pthread_mutex_t
    cond: pthread_cond_t
    events_completed: int
class ibv_mw_bind(_tg.Struct):
    wr_id: int
    send_flags: int
    bind_info: ibv_mw_bind_info
class ibv_cq(_tg.Struct):
    context: Any
    channel: Any
    cq_context: int | None
    handle: int
    cqe: int
    mutex: pthread_mutex_t
    cond: pthread_cond_t
    comp_events_completed: int
    async_events_completed: int
class ibv_wc(_tg.Struct):
    wr_id: int
    status: int
    opcode: int
    vendor_err: int
    byte_len: int
    imm_data: int
    invalidated_rkey: int
    qp_num: int
    src_qp: int
    wc_flags: int
    pkey_index: int
    slid: int
    sl: int
    dlid_path_bits: int
class ibv_srq(_tg.Struct):
    context: Any
    srq_context: int | None
    pd: Any
    handle: int
    mutex: pthread_mutex_t
    cond: pthread_cond_t
    events_completed: int
class ibv_recv_wr(_tg.Struct):
    wr_id: int
    next: Any
    sg_list: Any
    num_sge: int
class ibv_send_wr(_tg.Struct):
    wr_id: int
    next: Any
    sg_list: Any
    num_sge: int
    opcode: int
    send_flags: int
    imm_data: int
    invalidate_rkey: int
    wr: ibv_send_wr_wr
    qp_type: ibv_send_wr_qp_type
    bind_mw: ibv_send_wr_anonymous_9_bind_mw
    tso: ibv_send_wr_anonymous_9_tso
class _ibv_device_ops(_tg.Struct):
    _dummy1: Any
    _dummy2: Any
class ibv_mw_bind_info(_tg.Struct):
    mr: Any
    addr: int
    length: int
    mw_access_flags: int
class ibv_mr(_tg.Struct):
    context: Any
    pd: Any
    addr: int | None
    length: int
    handle: int
    lkey: int
    rkey: int
class ibv_wc_anonymous_5(_tg.Union):
    imm_data: int
    invalidated_rkey: int
class ibv_sge(_tg.Struct):
    addr: int
    length: int
    lkey: int
class ibv_send_wr_anonymous_6(_tg.Union):
    imm_data: int
    invalidate_rkey: int
class ibv_send_wr_wr(_tg.Union):
    rdma: ibv_send_wr_wr_rdma
    atomic: ibv_send_wr_wr_atomic
    ud: ibv_send_wr_wr_ud
class ibv_send_wr_wr_rdma(_tg.Struct):
    remote_addr: int
    rkey: int
class ibv_send_wr_wr_atomic(_tg.Struct):
    remote_addr: int
    compare_add: int
    swap: int
    rkey: int
class ibv_send_wr_wr_ud(_tg.Struct):
    ah: Any
    remote_qpn: int
    remote_qkey: int
class ibv_ah(_tg.Struct):
    context: Any
    pd: Any
    handle: int
class ibv_send_wr_qp_type(_tg.Union):
    xrc: ibv_send_wr_qp_type_xrc
class ibv_send_wr_qp_type_xrc(_tg.Struct):
    remote_srqn: int
class ibv_send_wr_anonymous_9(_tg.Union):
    bind_mw: ibv_send_wr_anonymous_9_bind_mw
    tso: ibv_send_wr_anonymous_9_tso
class ibv_send_wr_anonymous_9_bind_mw(_tg.Struct):
    mw: Any
    rkey: int
    bind_info: ibv_mw_bind_info
class ibv_send_wr_anonymous_9_tso(_tg.Struct):
    hdr: int | None
    hdr_sz: int
    mss: int
class ibv_cq_init_attr_ex(_tg.Struct):
    cqe: int
    cq_context: int | None
    channel: Any
    comp_vector: int
    wc_flags: int
    comp_mask: int
    flags: int
    parent_domain: Any
class mlx5dv_mkey_init_attr(_tg.Struct):
    pd: Any
    create_flags: int
    max_entries: int
class mlx5dv_mkey(_tg.Struct):
    lkey: int
    rkey: int
class mlx5dv_dci_streams(_tg.Struct):
    log_num_concurent: int
    log_num_errored: int
class mlx5dv_dc_init_attr(_tg.Struct):
    dc_type: int
    dct_access_key: int
    dci_streams: mlx5dv_dci_streams
class mlx5dv_dc_init_attr_anonymous_1(_tg.Union):
    dct_access_key: int
    dci_streams: mlx5dv_dci_streams
class mlx5dv_qp_init_attr(_tg.Struct):
    comp_mask: int
    create_flags: int
    dc_init_attr: mlx5dv_dc_init_attr
    send_ops_flags: int
class ibv_qp_init_attr_ex(_tg.Struct):
    qp_context: int | None
    send_cq: Any
    recv_cq: Any
    srq: Any
    cap: ibv_qp_cap
    qp_type: int
    sq_sig_all: int
    comp_mask: int
    pd: Any
    xrcd: Any
    create_flags: int
    max_tso_header: int
    rwq_ind_tbl: Any
    rx_hash_conf: ibv_rx_hash_conf
    source_qpn: int
    send_ops_flags: int
class ibv_qp_cap(_tg.Struct):
    max_send_wr: int
    max_recv_wr: int
    max_send_sge: int
    max_recv_sge: int
    max_inline_data: int
class ibv_xrcd(_tg.Struct):
    context: Any
class ibv_rwq_ind_table(_tg.Struct):
    context: Any
    ind_tbl_handle: int
    ind_tbl_num: int
    comp_mask: int
class ibv_rx_hash_conf(_tg.Struct):
    rx_hash_function: int
    rx_hash_key_len: int
    rx_hash_key: Any
    rx_hash_fields_mask: int
class mlx5dv_mr_interleaved(_tg.Struct):
    addr: int
    bytes_count: int
    bytes_skip: int
    lkey: int
class mlx5dv_sig_t10dif(_tg.Struct):
    bg_type: int
    bg: int
    app_tag: int
    ref_tag: int
    flags: int
class mlx5dv_sig_crc(_tg.Struct):
    type: int
    seed: int
class mlx5dv_sig_block_domain(_tg.Struct):
    sig_type: int
    sig: mlx5dv_sig_block_domain_sig
    block_size: int
    comp_mask: int
class mlx5dv_sig_block_domain_sig(_tg.Union):
    dif: Any
    crc: Any
class mlx5dv_sig_block_attr(_tg.Struct):
    mem: Any
    wire: Any
    flags: int
    check_mask: int
    copy_mask: int
    comp_mask: int
class mlx5dv_crypto_attr(_tg.Struct):
    crypto_standard: int
    encrypt_on_tx: bool
    signature_crypto_order: int
    data_unit_size: int
    initial_tweak: bytes
    dek: Any
    keytag: bytes
    comp_mask: int
class mlx5dv_dek(_tg.Struct): ...
class mlx5dv_mkey_conf_attr(_tg.Struct):
    conf_flags: int
    comp_mask: int
class mlx5dv_qp_ex(_tg.Struct):
    comp_mask: int
    wr_set_dc_addr: Any
    wr_mr_interleaved: Any
    wr_mr_list: Any
    wr_mkey_configure: Any
    wr_set_mkey_access_flags: Any
    wr_set_mkey_layout_list: Any
    wr_set_mkey_layout_interleaved: Any
    wr_set_mkey_sig_block: Any
    wr_raw_wqe: Any
    wr_set_dc_addr_stream: Any
    wr_memcpy: Any
    wr_set_mkey_crypto: Any
class ibv_qp_ex(_tg.Struct):
    qp_base: ibv_qp
    comp_mask: int
    wr_id: int
    wr_flags: int
    wr_atomic_cmp_swp: Any
    wr_atomic_fetch_add: Any
    wr_bind_mw: Any
    wr_local_inv: Any
    wr_rdma_read: Any
    wr_rdma_write: Any
    wr_rdma_write_imm: Any
    wr_send: Any
    wr_send_imm: Any
    wr_send_inv: Any
    wr_send_tso: Any
    wr_set_ud_addr: Any
    wr_set_xrc_srqn: Any
    wr_set_inline_data: Any
    wr_set_inline_data_list: Any
    wr_set_sge: Any
    wr_set_sge_list: Any
    wr_start: Any
    wr_complete: Any
    wr_abort: Any
    wr_atomic_write: Any
class ibv_data_buf(_tg.Struct):
    addr: int | None
    length: int
class mlx5dv_sig_err(_tg.Struct):
    actual_value: int
    expected_value: int
    offset: int
class mlx5dv_mkey_err(_tg.Struct):
    err_type: int
    err: mlx5dv_mkey_err_err
class mlx5dv_mkey_err_err(_tg.Union):
    sig: mlx5dv_sig_err
class mlx5dv_crypto_login_obj(_tg.Struct): ...
class mlx5dv_crypto_login_attr(_tg.Struct):
    credential_id: int
    import_kek_id: int
    credential: bytes
    comp_mask: int
class mlx5dv_crypto_login_attr_ex(_tg.Struct):
    credential_id: int
    import_kek_id: int
    credential: int | None
    credential_len: int
    comp_mask: int
class mlx5dv_crypto_login_query_attr(_tg.Struct):
    state: int
    comp_mask: int
class mlx5dv_dek_init_attr(_tg.Struct):
    key_size: int
    has_keytag: bool
    key_purpose: int
    pd: Any
    opaque: bytes
    key: bytes
    comp_mask: int
    crypto_login: Any
class mlx5dv_dek_attr(_tg.Struct):
    state: int
    opaque: bytes
    comp_mask: int
class mlx5dv_flow_action_esp(_tg.Struct):
    comp_mask: int
    action_flags: int
class mlx5dv_flow_match_parameters(_tg.Struct):
    match_sz: int
    match_buf: Any
class mlx5dv_flow_matcher_attr(_tg.Struct):
    type: int
    flags: int
    priority: int
    match_criteria_enable: int
    match_mask: Any
    comp_mask: int
    ft_type: int
class mlx5dv_flow_matcher(_tg.Struct): ...
class mlx5dv_steering_anchor_attr(_tg.Struct):
    ft_type: int
    priority: int
    comp_mask: int
class mlx5dv_steering_anchor(_tg.Struct):
    id: int
class mlx5dv_flow_action_attr(_tg.Struct):
    type: int
    qp: Any
    counter: Any
    action: Any
    tag_value: int
    obj: Any
class mlx5dv_flow_action_attr_anonymous_1(_tg.Union):
    qp: Any
    counter: Any
    action: Any
    tag_value: int
    obj: Any
class ibv_counters(_tg.Struct):
    context: Any
class ibv_flow_action(_tg.Struct):
    context: Any
class mlx5dv_devx_obj(_tg.Struct): ...
class ibv_flow(_tg.Struct):
    comp_mask: int
    context: Any
    handle: int
class ibv_flow_action_esp_attr(_tg.Struct):
    esp_attr: Any
    keymat_proto: int
    keymat_len: int
    keymat_ptr: int | None
    replay_proto: int
    replay_len: int
    replay_ptr: int | None
    esp_encap: Any
    comp_mask: int
    esn: int
class ib_uverbs_flow_action_esp(_tg.Struct):
    spi: int
    seq: int
    tfc_pad: int
    flags: int
    hard_limit_pkts: int
class ib_uverbs_flow_action_esp_encap(_tg.Struct):
    val_ptr: int | None
    val_ptr_data_u64: int
    next_ptr: Any
    next_ptr_data_u64: int
    len: int
    type: int
class ib_uverbs_flow_action_esp_encap_anonymous_0(_tg.Union):
    val_ptr: int | None
    val_ptr_data_u64: int
class ib_uverbs_flow_action_esp_encap_anonymous_1(_tg.Union):
    next_ptr: Any
    next_ptr_data_u64: int
class mlx5dv_qp(_tg.Struct):
    dbrec: Any
    sq: mlx5dv_qp_sq
    rq: mlx5dv_qp_rq
    bf: mlx5dv_qp_bf
    comp_mask: int
    uar_mmap_offset: int
    tirn: int
    tisn: int
    rqn: int
    sqn: int
    tir_icm_addr: int
class mlx5dv_qp_sq(_tg.Struct):
    buf: int | None
    wqe_cnt: int
    stride: int
class mlx5dv_qp_rq(_tg.Struct):
    buf: int | None
    wqe_cnt: int
    stride: int
class mlx5dv_qp_bf(_tg.Struct):
    reg: int | None
    size: int
class mlx5dv_cq(_tg.Struct):
    buf: int | None
    dbrec: Any
    cqe_cnt: int
    cqe_size: int
    cq_uar: int | None
    cqn: int
    comp_mask: int
class mlx5dv_srq(_tg.Struct):
    buf: int | None
    dbrec: Any
    stride: int
    head: int
    tail: int
    comp_mask: int
    srqn: int
class mlx5dv_rwq(_tg.Struct):
    buf: int | None
    dbrec: Any
    wqe_cnt: int
    stride: int
    comp_mask: int
class mlx5dv_alloc_dm_attr(_tg.Struct):
    type: int
    comp_mask: int
class mlx5dv_dm(_tg.Struct):
    buf: int | None
    length: int
    comp_mask: int
    remote_va: int
class ibv_dm(_tg.Struct):
    context: Any
    memcpy_to_dm: Any
    memcpy_from_dm: Any
    comp_mask: int
    handle: int
class ibv_alloc_dm_attr(_tg.Struct):
    length: int
    log_align_req: int
    comp_mask: int
class mlx5dv_ah(_tg.Struct):
    av: Any
    comp_mask: int
class mlx5_wqe_av(_tg.Struct):
    key: mlx5_wqe_av_key
    dqp_dct: int
    stat_rate_sl: int
    fl_mlid: int
    rlid: int
    reserved0: Any
    rmac: Any
    tclass: int
    hop_limit: int
    grh_gid_fl: int
    rgid: Any
class mlx5_wqe_av_key(_tg.Union):
    qkey: mlx5_wqe_av_key_qkey
    dc_key: int
class mlx5_wqe_av_key_qkey(_tg.Struct):
    qkey: int
    reserved: int
class mlx5dv_pd(_tg.Struct):
    pdn: int
    comp_mask: int
class mlx5dv_obj(_tg.Struct):
    qp: mlx5dv_obj_qp
    cq: mlx5dv_obj_cq
    srq: mlx5dv_obj_srq
    rwq: mlx5dv_obj_rwq
    dm: mlx5dv_obj_dm
    ah: mlx5dv_obj_ah
    pd: mlx5dv_obj_pd
class mlx5dv_obj_qp(_tg.Struct):
    in_: Any
    out: Any
class mlx5dv_obj_cq(_tg.Struct):
    in_: Any
    out: Any
class mlx5dv_obj_srq(_tg.Struct):
    in_: Any
    out: Any
class mlx5dv_obj_rwq(_tg.Struct):
    in_: Any
    out: Any
class ibv_wq(_tg.Struct):
    context: Any
    wq_context: int | None
    pd: Any
    cq: Any
    wq_num: int
    handle: int
    state: int
    wq_type: int
    post_recv: Any
    mutex: pthread_mutex_t
    cond: pthread_cond_t
    events_completed: int
    comp_mask: int
class mlx5dv_obj_dm(_tg.Struct):
    in_: Any
    out: Any
class mlx5dv_obj_ah(_tg.Struct):
    in_: Any
    out: Any
class mlx5dv_obj_pd(_tg.Struct):
    in_: Any
    out: Any
class mlx5dv_striding_rq_init_attr(_tg.Struct):
    single_stride_log_num_of_bytes: int
    single_wqe_log_num_of_strides: int
    two_byte_shift_en: int
class mlx5dv_wq_init_attr(_tg.Struct):
    comp_mask: int
    striding_rq_attrs: mlx5dv_striding_rq_init_attr
class ibv_wq_init_attr(_tg.Struct):
    wq_context: int | None
    wq_type: int
    max_wr: int
    max_sge: int
    pd: Any
    cq: Any
    comp_mask: int
    create_flags: int
class mlx5_err_cqe(_tg.Struct):
    rsvd0: Any
    srqn: int
    rsvd1: Any
    vendor_err_synd: int
    syndrome: int
    s_wqe_opcode_qpn: int
    wqe_counter: int
    signature: int
    op_own: int
class mlx5_tm_cqe(_tg.Struct):
    success: int
    hw_phase_cnt: int
    rsvd0: Any
class mlx5_cqe64(_tg.Struct):
    rsvd0: Any
    wqe_id: int
    rsvd4: Any
    ml_path: int
    rsvd20: Any
    slid: int
    flags_rqpn: int
    hds_ip_ext: int
    l4_hdr_type_etc: int
    vlan_info: int
    tm_cqe: mlx5_tm_cqe
    tmh: ibv_tmh
    srqn_uidx: int
    imm_inval_pkey: int
    app: int
    app_op: int
    app_info: int
    byte_cnt: int
    timestamp: int
    sop_drop_qpn: int
    wqe_counter: int
    signature: int
    op_own: int
class mlx5_cqe64_anonymous_0(_tg.Union):
    rsvd0: Any
    wqe_id: int
    rsvd4: Any
    ml_path: int
    rsvd20: Any
    slid: int
    flags_rqpn: int
    hds_ip_ext: int
    l4_hdr_type_etc: int
    vlan_info: int
    tm_cqe: mlx5_tm_cqe
    tmh: ibv_tmh
class mlx5_cqe64_anonymous_0_anonymous_0(_tg.Struct):
    rsvd0: Any
    wqe_id: int
    rsvd4: Any
    ml_path: int
    rsvd20: Any
    slid: int
    flags_rqpn: int
    hds_ip_ext: int
    l4_hdr_type_etc: int
    vlan_info: int
class ibv_tmh(_tg.Struct):
    opcode: int
    reserved: Any
    app_ctx: int
    tag: int
class mlx5_wqe_srq_next_seg(_tg.Struct):
    rsvd0: Any
    next_wqe_index: int
    signature: int
    rsvd1: Any
class mlx5_wqe_data_seg(_tg.Struct):
    byte_count: int
    lkey: int
    addr: int
class mlx5_wqe_ctrl_seg(_tg.Struct):
    opmod_idx_opcode: int
    qpn_ds: int
    signature: int
    dci_stream_channel_id: int
    fm_ce_se: int
    imm: int
class mlx5_mprq_wqe(_tg.Struct):
    nseg: mlx5_wqe_srq_next_seg
    dseg: mlx5_wqe_data_seg
class mlx5_wqe_datagram_seg(_tg.Struct):
    av: mlx5_wqe_av
class mlx5_wqe_raddr_seg(_tg.Struct):
    raddr: int
    rkey: int
    reserved: int
class mlx5_wqe_atomic_seg(_tg.Struct):
    swap_add: int
    compare: int
class mlx5_wqe_inl_data_seg(_tg.Struct):
    byte_count: int
class mlx5_wqe_eth_seg(_tg.Struct):
    rsvd0: int
    cs_flags: int
    rsvd1: int
    mss: int
    rsvd2: int
    inline_hdr_sz: int
    inline_hdr_start: Any
    inline_hdr: Any
class mlx5_wqe_tm_seg(_tg.Struct):
    opcode: int
    flags: int
    index: int
    rsvd0: Any
    sw_cnt: int
    rsvd1: Any
    append_tag: int
    append_mask: int
class mlx5_wqe_umr_ctrl_seg(_tg.Struct):
    flags: int
    rsvd0: Any
    klm_octowords: int
    translation_offset: int
    bsf_octowords: int
    mkey_mask: int
    rsvd1: Any
class mlx5_wqe_umr_ctrl_seg_anonymous_3(_tg.Union):
    translation_offset: int
    bsf_octowords: int
class mlx5_wqe_umr_klm_seg(_tg.Struct):
    byte_count: int
    mkey: int
    address: int
class mlx5_wqe_umr_inline_seg(_tg.Union):
    klm: mlx5_wqe_umr_klm_seg
class mlx5_wqe_umr_repeat_ent_seg(_tg.Struct):
    stride: int
    byte_count: int
    memkey: int
    va: int
class mlx5_wqe_umr_repeat_block_seg(_tg.Struct):
    byte_count: int
    op: int
    repeat_count: int
    reserved: int
    num_ent: int
    entries: Any
class mlx5_wqe_mkey_context_seg(_tg.Struct):
    free: int
    reserved1: int
    access_flags: int
    sf: int
    qpn_mkey: int
    reserved2: int
    flags_pd: int
    start_addr: int
    len: int
    bsf_octword_size: int
    reserved3: Any
    translations_octword_size: int
    reserved4: Any
    log_page_size: int
    reserved: int
    inseg: Any
class mlx5dv_ctx_allocators(_tg.Struct):
    alloc: Any
    free: Any
    data: int | None
class mlx5dv_clock_info(_tg.Struct):
    nsec: int
    last_cycles: int
    frac: int
    mult: int
    shift: int
    mask: int
class mlx5dv_context_attr(_tg.Struct):
    flags: int
    comp_mask: int
class mlx5dv_vfio_context_attr(_tg.Struct):
    pci_name: bytes | None
    flags: int
    comp_mask: int
class mlx5dv_devx_umem(_tg.Struct):
    umem_id: int
class mlx5dv_devx_umem_in(_tg.Struct):
    addr: int | None
    size: int
    access: int
    pgsz_bitmap: int
    comp_mask: int
    dmabuf_fd: int
class mlx5dv_devx_uar(_tg.Struct):
    reg_addr: int | None
    base_addr: int | None
    page_id: int
    mmap_off: int
    comp_mask: int
class mlx5dv_var(_tg.Struct):
    page_id: int
    length: int
    mmap_off: int
    comp_mask: int
class mlx5dv_devx_cmd_comp(_tg.Struct):
    fd: int
class mlx5dv_devx_event_channel(_tg.Struct):
    fd: int
class mlx5dv_dr_domain(_tg.Struct): ...
class mlx5dv_dr_table(_tg.Struct): ...
class mlx5dv_dr_matcher(_tg.Struct): ...
class mlx5dv_dr_rule(_tg.Struct): ...
class mlx5dv_dr_action(_tg.Struct): ...
class mlx5dv_dr_flow_meter_attr(_tg.Struct):
    next_table: Any
    active: int
    reg_c_index: int
    flow_meter_parameter_sz: int
    flow_meter_parameter: int | None
class mlx5dv_dr_flow_sampler_attr(_tg.Struct):
    sample_ratio: int
    default_next_table: Any
    num_sample_actions: int
    sample_actions: Any
    action: int
class mlx5dv_dr_matcher_layout(_tg.Struct):
    flags: int
    log_num_of_rules_hint: int
class mlx5dv_dr_action_dest_reformat(_tg.Struct):
    reformat: Any
    dest: Any
class mlx5dv_dr_action_dest_attr(_tg.Struct):
    type: int
    dest: Any
    dest_reformat: Any
class mlx5dv_dr_action_dest_attr_anonymous_1(_tg.Union):
    dest: Any
    dest_reformat: Any
class _IO_FILE(_tg.Struct):
    _flags: int
    _IO_read_ptr: _tg.CString
    _IO_read_end: _tg.CString
    _IO_read_base: _tg.CString
    _IO_write_base: _tg.CString
    _IO_write_ptr: _tg.CString
    _IO_write_end: _tg.CString
    _IO_buf_base: _tg.CString
    _IO_buf_end: _tg.CString
    _IO_save_base: _tg.CString
    _IO_backup_base: _tg.CString
    _IO_save_end: _tg.CString
    _markers: Any
    _chain: Any
    _fileno: int
    _flags2: int
    _old_offset: int
    _cur_column: int
    _vtable_offset: int
    _shortbuf: bytes
    _lock: int | None
    _offset: int
    _codecvt: Any
    _wide_data: Any
    _freeres_list: Any
    _freeres_buf: int | None
    __pad5: int
    _mode: int
    _unused2: bytes
class _IO_marker(_tg.Struct): ...
class _IO_codecvt(_tg.Struct): ...
class _IO_wide_data(_tg.Struct): ...
class mlx5dv_pp(_tg.Struct):
    index: int
class mlx5dv_sched_attr(_tg.Struct):
    parent: Any
    flags: int
    bw_share: int
    max_avg_bw: int
    comp_mask: int
class mlx5dv_sched_node(_tg.Struct): ...
class mlx5dv_sched_leaf(_tg.Struct): ...
class mlx5dv_devx_msi_vector(_tg.Struct):
    vector: int
    fd: int
class mlx5dv_devx_eq(_tg.Struct):
    vaddr: int | None
mlx5_ib_uapi_flow_action_flags: Any
mlx5_ib_uapi_flow_table_type: Any
mlx5_ib_uapi_flow_action_packet_reformat_type: Any
mlx5_ib_uapi_dm_type: Any
mlx5_ib_uapi_devx_create_event_channel_flags: Any
mlx5_ib_uapi_pp_alloc_flags: Any
mlx5_ib_uapi_uar_alloc_type: Any
mlx5_ib_uapi_query_port_flags: Any
mlx5dv_context_comp_mask: Any
mlx5dv_tunnel_offloads: Any
mlx5dv_flow_action_cap_flags: Any
mlx5dv_sig_type: Any
mlx5dv_sig_prot_caps: Any
mlx5dv_sig_t10dif_bg_type: Any
mlx5dv_sig_t10dif_bg_caps: Any
mlx5dv_sig_crc_type: Any
mlx5dv_sig_crc_type_caps: Any
mlx5dv_block_size: Any
mlx5dv_block_size_caps: Any
mlx5dv_crypto_engines_caps: Any
mlx5dv_crypto_wrapped_import_method_caps: Any
mlx5dv_crypto_caps_flags: Any
mlx5dv_context_flags: Any
mlx5dv_cq_init_attr_mask: Any
mlx5dv_cq_init_attr_flags: Any
ibv_wc_status: Any
ibv_wc_opcode: Any
ibv_mw_type: Any
ibv_node_type: Any
ibv_transport_type: Any
ibv_atomic_cap: Any
ibv_qp_state: Any
ibv_qp_type: Any
ibv_wr_opcode: Any
mlx5dv_qp_create_flags: Any
mlx5dv_mkey_init_attr_flags: Any
mlx5dv_qp_init_attr_mask: Any
mlx5dv_dc_type: Any
mlx5dv_qp_create_send_ops_flags: Any
mlx5dv_sig_t10dif_flags: Any
mlx5dv_sig_mask: Any
mlx5dv_sig_block_attr_flags: Any
mlx5dv_crypto_standard: Any
mlx5dv_signature_crypto_order: Any
mlx5dv_mkey_conf_flags: Any
mlx5dv_wc_opcode: Any
mlx5dv_mkey_err_type: Any
mlx5dv_crypto_login_state: Any
mlx5dv_crypto_key_size: Any
mlx5dv_crypto_key_purpose: Any
mlx5dv_dek_state: Any
mlx5dv_dek_init_attr_mask: Any
mlx5dv_flow_action_esp_mask: Any
mlx5dv_flow_matcher_attr_mask: Any
ibv_flow_attr_type: Any
mlx5dv_flow_action_type: Any
ib_uverbs_flow_action_esp_keymat: Any
ib_uverbs_flow_action_esp_replay: Any
mlx5dv_qp_comp_mask: Any
mlx5dv_srq_comp_mask: Any
mlx5dv_dm_comp_mask: Any
ibv_wq_state: Any
ibv_wq_type: Any
mlx5dv_obj_type: Any
mlx5dv_wq_init_attr_mask: Any
mlx5dv_cqe_comp_res_format: Any
mlx5dv_sw_parsing_offloads: Any
mlx5dv_set_ctx_attr_type: Any
mlx5dv_context_attr_flags: Any
mlx5dv_vfio_context_attr_flags: Any
mlx5dv_devx_umem_in_mask: Any
mlx5dv_dr_domain_type: Any
mlx5dv_dr_domain_sync_flags: Any
mlx5dv_dr_matcher_layout_flags: Any
mlx5dv_dr_action_flags: Any
mlx5dv_dr_action_dest_type: Any
mlx5dv_dr_action_aso_first_hit_flags: Any
mlx5dv_dr_action_aso_flow_meter_flags: Any
mlx5dv_dr_action_aso_ct_flags: Any
mlx5dv_sched_elem_attr_flags: Any
__pthread_list_t: Any
FILE: Any
def mlx5dv_create_cq(context: Any, cq_attr: Any, mlx5_cq_attr: Any) -> Any: ...
def mlx5dv_create_mkey(mkey_init_attr: Any) -> Any: ...
def mlx5dv_destroy_mkey(mkey: Any) -> int: ...
def mlx5dv_create_qp(context: Any, qp_attr: Any, mlx5_qp_attr: Any) -> Any: ...
def mlx5dv_qp_ex_from_ibv_qp_ex(qp: Any) -> Any: ...
def _mlx5dv_mkey_check(mkey: Any, err_info: Any, err_info_size: int) -> int: ...
def mlx5dv_qp_cancel_posted_send_wrs(mqp: Any, wr_id: int) -> int: ...
def mlx5dv_crypto_login(context: Any, login_attr: Any) -> int: ...
def mlx5dv_crypto_login_query_state(context: Any, state: Any) -> int: ...
def mlx5dv_crypto_logout(context: Any) -> int: ...
def mlx5dv_crypto_login_create(context: Any, login_attr: Any) -> Any: ...
def mlx5dv_crypto_login_query(crypto_login: Any, query_attr: Any) -> int: ...
def mlx5dv_crypto_login_destroy(crypto_login: Any) -> int: ...
def mlx5dv_dek_create(context: Any, init_attr: Any) -> Any: ...
def mlx5dv_dek_query(dek: Any, attr: Any) -> int: ...
def mlx5dv_dek_destroy(dek: Any) -> int: ...
def mlx5dv_create_flow_matcher(context: Any, matcher_attr: Any) -> Any: ...
def mlx5dv_destroy_flow_matcher(matcher: Any) -> int: ...
def mlx5dv_create_steering_anchor(context: Any, attr: Any) -> Any: ...
def mlx5dv_destroy_steering_anchor(sa: Any) -> int: ...
def mlx5dv_create_flow(matcher: Any, match_value: Any, num_actions: int, actions_attr: Any) -> Any: ...
def mlx5dv_create_flow_action_esp(ctx: Any, esp: Any, mlx5_attr: Any) -> Any: ...
def mlx5dv_create_flow_action_modify_header(ctx: Any, actions_sz: int, actions: Any, ft_type: int) -> Any: ...
def mlx5dv_create_flow_action_packet_reformat(ctx: Any, data_sz: int, data: Any, reformat_type: int, ft_type: int) -> Any: ...
def mlx5dv_query_device(ctx_in: Any, attrs_out: Any) -> int: ...
def mlx5dv_map_ah_to_qp(ah: Any, qp_num: int) -> int: ...
def mlx5dv_alloc_dm(context: Any, dm_attr: Any, mlx5_dm_attr: Any) -> Any: ...
def mlx5dv_dm_map_op_addr(dm: Any, op: int) -> int | None: ...
def mlx5dv_create_wq(context: Any, wq_init_attr: Any, mlx5_wq_attr: Any) -> Any: ...
def mlx5dv_init_obj(obj: Any, obj_type: int) -> int: ...
def mlx5dv_set_context_attr(context: Any, type: int, attr: Any) -> int: ...
def mlx5dv_get_clock_info(context: Any, clock_info: Any) -> int: ...
def mlx5dv_is_supported(device: Any) -> bool: ...
def mlx5dv_get_vfio_device_list(attr: Any) -> Any: ...
def mlx5dv_vfio_get_events_fd(ibctx: Any) -> int: ...
def mlx5dv_vfio_process_events(context: Any) -> int: ...
def mlx5dv_open_device(device: Any, attr: Any) -> Any: ...
def mlx5dv_devx_obj_create(context: Any, in_: Any, inlen: int, out: Any, outlen: int) -> Any: ...
def mlx5dv_devx_obj_query(obj: Any, in_: Any, inlen: int, out: Any, outlen: int) -> int: ...
def mlx5dv_devx_obj_modify(obj: Any, in_: Any, inlen: int, out: Any, outlen: int) -> int: ...
def mlx5dv_devx_obj_destroy(obj: Any) -> int: ...
def mlx5dv_devx_general_cmd(context: Any, in_: Any, inlen: int, out: Any, outlen: int) -> int: ...
def _mlx5dv_query_port(context: Any, port_num: int, info: Any, info_len: int) -> int: ...
def mlx5dv_devx_umem_reg(ctx: Any, addr: Any, size: int, access: int) -> Any: ...
def mlx5dv_devx_umem_reg_ex(ctx: Any, umem_in: Any) -> Any: ...
def mlx5dv_devx_umem_dereg(umem: Any) -> int: ...
def mlx5dv_devx_alloc_uar(context: Any, flags: int) -> Any: ...
def mlx5dv_devx_free_uar(devx_uar: Any) -> None: ...
def mlx5dv_alloc_var(context: Any, flags: int) -> Any: ...
def mlx5dv_free_var(dv_var: Any) -> None: ...
def mlx5dv_devx_query_eqn(context: Any, vector: int, eqn: Any) -> int: ...
def mlx5dv_devx_cq_query(cq: Any, in_: Any, inlen: int, out: Any, outlen: int) -> int: ...
def mlx5dv_devx_cq_modify(cq: Any, in_: Any, inlen: int, out: Any, outlen: int) -> int: ...
def mlx5dv_devx_qp_query(qp: Any, in_: Any, inlen: int, out: Any, outlen: int) -> int: ...
def mlx5dv_devx_qp_modify(qp: Any, in_: Any, inlen: int, out: Any, outlen: int) -> int: ...
def mlx5dv_devx_srq_query(srq: Any, in_: Any, inlen: int, out: Any, outlen: int) -> int: ...
def mlx5dv_devx_srq_modify(srq: Any, in_: Any, inlen: int, out: Any, outlen: int) -> int: ...
def mlx5dv_devx_wq_query(wq: Any, in_: Any, inlen: int, out: Any, outlen: int) -> int: ...
def mlx5dv_devx_wq_modify(wq: Any, in_: Any, inlen: int, out: Any, outlen: int) -> int: ...
def mlx5dv_devx_ind_tbl_query(ind_tbl: Any, in_: Any, inlen: int, out: Any, outlen: int) -> int: ...
def mlx5dv_devx_ind_tbl_modify(ind_tbl: Any, in_: Any, inlen: int, out: Any, outlen: int) -> int: ...
def mlx5dv_devx_create_cmd_comp(context: Any) -> Any: ...
def mlx5dv_devx_destroy_cmd_comp(cmd_comp: Any) -> None: ...
def mlx5dv_devx_obj_query_async(obj: Any, in_: Any, inlen: int, outlen: int, wr_id: int, cmd_comp: Any) -> int: ...
def mlx5dv_devx_get_async_cmd_comp(cmd_comp: Any, cmd_resp: Any, cmd_resp_len: int) -> int: ...
def mlx5dv_devx_create_event_channel(context: Any, flags: int) -> Any: ...
def mlx5dv_devx_destroy_event_channel(event_channel: Any) -> None: ...
def mlx5dv_devx_subscribe_devx_event(event_channel: Any, obj: Any, events_sz: int, events_num: Any, cookie: int) -> int: ...
def mlx5dv_devx_subscribe_devx_event_fd(event_channel: Any, fd: int, obj: Any, event_num: int) -> int: ...
def mlx5dv_devx_get_event(event_channel: Any, event_data: Any, event_resp_len: int) -> int: ...
def mlx5dv_dr_domain_create(ctx: Any, type: int) -> Any: ...
def mlx5dv_dr_domain_destroy(domain: Any) -> int: ...
def mlx5dv_dr_domain_sync(domain: Any, flags: int) -> int: ...
def mlx5dv_dr_domain_set_reclaim_device_memory(dmn: Any, enable: bool) -> None: ...
def mlx5dv_dr_domain_allow_duplicate_rules(domain: Any, allow: bool) -> None: ...
def mlx5dv_dr_table_create(domain: Any, level: int) -> Any: ...
def mlx5dv_dr_table_destroy(table: Any) -> int: ...
def mlx5dv_dr_matcher_create(table: Any, priority: int, match_criteria_enable: int, mask: Any) -> Any: ...
def mlx5dv_dr_matcher_destroy(matcher: Any) -> int: ...
def mlx5dv_dr_matcher_set_layout(matcher: Any, layout: Any) -> int: ...
def mlx5dv_dr_rule_create(matcher: Any, value: Any, num_actions: int, actions: Any) -> Any: ...
def mlx5dv_dr_rule_destroy(rule: Any) -> int: ...
def mlx5dv_dr_action_create_dest_ibv_qp(ibqp: Any) -> Any: ...
def mlx5dv_dr_action_create_dest_table(table: Any) -> Any: ...
def mlx5dv_dr_action_create_dest_vport(domain: Any, vport: int) -> Any: ...
def mlx5dv_dr_action_create_dest_ib_port(domain: Any, ib_port: int) -> Any: ...
def mlx5dv_dr_action_create_dest_devx_tir(devx_obj: Any) -> Any: ...
def mlx5dv_dr_action_create_dest_array(domain: Any, num_dest: int, dests: Any) -> Any: ...
def mlx5dv_dr_action_create_drop() -> Any: ...
def mlx5dv_dr_action_create_default_miss() -> Any: ...
def mlx5dv_dr_action_create_tag(tag_value: int) -> Any: ...
def mlx5dv_dr_action_create_flow_counter(devx_obj: Any, offset: int) -> Any: ...
def mlx5dv_dr_action_create_aso(domain: Any, devx_obj: Any, offset: int, flags: int, return_reg_c: int) -> Any: ...
def mlx5dv_dr_action_modify_aso(action: Any, offset: int, flags: int, return_reg_c: int) -> int: ...
def mlx5dv_dr_action_create_packet_reformat(domain: Any, flags: int, reformat_type: int, data_sz: int, data: Any) -> Any: ...
def mlx5dv_dr_action_create_modify_header(domain: Any, flags: int, actions_sz: int, actions: Any) -> Any: ...
def mlx5dv_dr_action_create_flow_meter(attr: Any) -> Any: ...
def mlx5dv_dr_action_modify_flow_meter(action: Any, attr: Any, modify_field_select: int) -> int: ...
def mlx5dv_dr_action_create_flow_sampler(attr: Any) -> Any: ...
def mlx5dv_dr_action_create_pop_vlan() -> Any: ...
def mlx5dv_dr_action_create_push_vlan(domain: Any, vlan_hdr: int) -> Any: ...
def mlx5dv_dr_action_create_dest_root_table(table: Any, priority: int) -> Any: ...
def mlx5dv_dr_action_destroy(action: Any) -> int: ...
def mlx5dv_dump_dr_domain(fout: Any, domain: Any) -> int: ...
def mlx5dv_dump_dr_table(fout: Any, table: Any) -> int: ...
def mlx5dv_dump_dr_matcher(fout: Any, matcher: Any) -> int: ...
def mlx5dv_dump_dr_rule(fout: Any, rule: Any) -> int: ...
def mlx5dv_pp_alloc(context: Any, pp_context_sz: int, pp_context: Any, flags: int) -> Any: ...
def mlx5dv_pp_free(pp: Any) -> None: ...
def mlx5dv_query_qp_lag_port(qp: Any, port_num: Any, active_port_num: Any) -> int: ...
def mlx5dv_modify_qp_lag_port(qp: Any, port_num: int) -> int: ...
def mlx5dv_modify_qp_udp_sport(qp: Any, udp_sport: int) -> int: ...
def mlx5dv_dci_stream_id_reset(qp: Any, stream_id: int) -> int: ...
def mlx5dv_sched_node_create(context: Any, sched_attr: Any) -> Any: ...
def mlx5dv_sched_leaf_create(context: Any, sched_attr: Any) -> Any: ...
def mlx5dv_sched_node_modify(node: Any, sched_attr: Any) -> int: ...
def mlx5dv_sched_leaf_modify(leaf: Any, sched_attr: Any) -> int: ...
def mlx5dv_sched_node_destroy(node: Any) -> int: ...
def mlx5dv_sched_leaf_destroy(leaf: Any) -> int: ...
def mlx5dv_modify_qp_sched_elem(qp: Any, requestor: Any, responder: Any) -> int: ...
def mlx5dv_reserved_qpn_alloc(ctx: Any, qpn: Any) -> int: ...
def mlx5dv_reserved_qpn_dealloc(ctx: Any, qpn: int) -> int: ...
def mlx5dv_dr_aso_other_domain_link(devx_obj: Any, peer_dmn: Any, dmn: Any, flags: int, return_reg_c: int) -> int: ...
def mlx5dv_dr_aso_other_domain_unlink(devx_obj: Any, dmn: Any) -> int: ...
def mlx5dv_devx_alloc_msi_vector(ibctx: Any) -> Any: ...
def mlx5dv_devx_free_msi_vector(msi: Any) -> int: ...
def mlx5dv_devx_create_eq(ibctx: Any, in_: Any, inlen: int, out: Any, outlen: int) -> Any: ...
def mlx5dv_devx_destroy_eq(eq: Any) -> int: ...
MLX5_IB_UAPI_FLOW_ACTION_FLAGS_REQUIRE_METADATA: Final = 1
MLX5_IB_UAPI_FLOW_TABLE_TYPE_NIC_RX: Final = 0
MLX5_IB_UAPI_FLOW_TABLE_TYPE_NIC_TX: Final = 1
MLX5_IB_UAPI_FLOW_TABLE_TYPE_FDB: Final = 2
MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_RX: Final = 3
MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_TX: Final = 4
MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TUNNEL_TO_L2: Final = 0
MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L2_TUNNEL: Final = 1
MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L3_TUNNEL_TO_L2: Final = 2
MLX5_IB_UAPI_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L3_TUNNEL: Final = 3
MLX5_IB_UAPI_DM_TYPE_MEMIC: Final = 0
MLX5_IB_UAPI_DM_TYPE_STEERING_SW_ICM: Final = 1
MLX5_IB_UAPI_DM_TYPE_HEADER_MODIFY_SW_ICM: Final = 2
MLX5_IB_UAPI_DM_TYPE_HEADER_MODIFY_PATTERN_SW_ICM: Final = 3
MLX5_IB_UAPI_DEVX_CR_EV_CH_FLAGS_OMIT_DATA: Final = 1
MLX5_IB_UAPI_PP_ALLOC_FLAGS_DEDICATED_INDEX: Final = 1
MLX5_IB_UAPI_UAR_ALLOC_TYPE_BF: Final = 0
MLX5_IB_UAPI_UAR_ALLOC_TYPE_NC: Final = 1
MLX5_IB_UAPI_QUERY_PORT_VPORT: Final = 1
MLX5_IB_UAPI_QUERY_PORT_VPORT_VHCA_ID: Final = 2
MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_RX: Final = 4
MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_TX: Final = 8
MLX5_IB_UAPI_QUERY_PORT_VPORT_REG_C0: Final = 16
MLX5_IB_UAPI_QUERY_PORT_ESW_OWNER_VHCA_ID: Final = 32
MLX5_RCV_DBR: Final = 0
MLX5_SND_DBR: Final = 1
MLX5DV_CONTEXT_MASK_CQE_COMPRESION: Final = 1
MLX5DV_CONTEXT_MASK_SWP: Final = 2
MLX5DV_CONTEXT_MASK_STRIDING_RQ: Final = 4
MLX5DV_CONTEXT_MASK_TUNNEL_OFFLOADS: Final = 8
MLX5DV_CONTEXT_MASK_DYN_BFREGS: Final = 16
MLX5DV_CONTEXT_MASK_CLOCK_INFO_UPDATE: Final = 32
MLX5DV_CONTEXT_MASK_FLOW_ACTION_FLAGS: Final = 64
MLX5DV_CONTEXT_MASK_DC_ODP_CAPS: Final = 128
MLX5DV_CONTEXT_MASK_HCA_CORE_CLOCK: Final = 256
MLX5DV_CONTEXT_MASK_NUM_LAG_PORTS: Final = 512
MLX5DV_CONTEXT_MASK_SIGNATURE_OFFLOAD: Final = 1024
MLX5DV_CONTEXT_MASK_DCI_STREAMS: Final = 2048
MLX5DV_CONTEXT_MASK_WR_MEMCPY_LENGTH: Final = 4096
MLX5DV_CONTEXT_MASK_CRYPTO_OFFLOAD: Final = 8192
MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_VXLAN: Final = 1
MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GRE: Final = 2
MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GENEVE: Final = 4
MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_GRE: Final = 8
MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_UDP: Final = 16
MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM: Final = 1
MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_REQ_METADATA: Final = 2
MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_SPI_STEERING: Final = 4
MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_FULL_OFFLOAD: Final = 8
MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_TX_IV_IS_ESN: Final = 16
MLX5DV_SIG_TYPE_T10DIF: Final = 0
MLX5DV_SIG_TYPE_CRC: Final = 1
MLX5DV_SIG_PROT_CAP_T10DIF: Final = 1
MLX5DV_SIG_PROT_CAP_CRC: Final = 2
MLX5DV_SIG_T10DIF_CRC: Final = 0
MLX5DV_SIG_T10DIF_CSUM: Final = 1
MLX5DV_SIG_T10DIF_BG_CAP_CRC: Final = 1
MLX5DV_SIG_T10DIF_BG_CAP_CSUM: Final = 2
MLX5DV_SIG_CRC_TYPE_CRC32: Final = 0
MLX5DV_SIG_CRC_TYPE_CRC32C: Final = 1
MLX5DV_SIG_CRC_TYPE_CRC64_XP10: Final = 2
MLX5DV_SIG_CRC_TYPE_CAP_CRC32: Final = 1
MLX5DV_SIG_CRC_TYPE_CAP_CRC32C: Final = 2
MLX5DV_SIG_CRC_TYPE_CAP_CRC64_XP10: Final = 4
MLX5DV_BLOCK_SIZE_512: Final = 0
MLX5DV_BLOCK_SIZE_520: Final = 1
MLX5DV_BLOCK_SIZE_4048: Final = 2
MLX5DV_BLOCK_SIZE_4096: Final = 3
MLX5DV_BLOCK_SIZE_4160: Final = 4
MLX5DV_BLOCK_SIZE_CAP_512: Final = 1
MLX5DV_BLOCK_SIZE_CAP_520: Final = 2
MLX5DV_BLOCK_SIZE_CAP_4048: Final = 4
MLX5DV_BLOCK_SIZE_CAP_4096: Final = 8
MLX5DV_BLOCK_SIZE_CAP_4160: Final = 16
MLX5DV_CRYPTO_ENGINES_CAP_AES_XTS: Final = 1
MLX5DV_CRYPTO_ENGINES_CAP_AES_XTS_SINGLE_BLOCK: Final = 2
MLX5DV_CRYPTO_ENGINES_CAP_AES_XTS_MULTI_BLOCK: Final = 4
MLX5DV_CRYPTO_WRAPPED_IMPORT_METHOD_CAP_AES_XTS: Final = 1
MLX5DV_CRYPTO_CAPS_CRYPTO: Final = 1
MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_OPERATIONAL: Final = 2
MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_GOING_TO_COMMISSIONING: Final = 4
MLX5DV_CONTEXT_FLAGS_CQE_V1: Final = 1
MLX5DV_CONTEXT_FLAGS_OBSOLETE: Final = 2
MLX5DV_CONTEXT_FLAGS_MPW_ALLOWED: Final = 4
MLX5DV_CONTEXT_FLAGS_ENHANCED_MPW: Final = 8
MLX5DV_CONTEXT_FLAGS_CQE_128B_COMP: Final = 16
MLX5DV_CONTEXT_FLAGS_CQE_128B_PAD: Final = 32
MLX5DV_CONTEXT_FLAGS_PACKET_BASED_CREDIT_MODE: Final = 64
MLX5DV_CONTEXT_FLAGS_REAL_TIME_TS: Final = 128
MLX5DV_CQ_INIT_ATTR_MASK_COMPRESSED_CQE: Final = 1
MLX5DV_CQ_INIT_ATTR_MASK_FLAGS: Final = 2
MLX5DV_CQ_INIT_ATTR_MASK_CQE_SIZE: Final = 4
MLX5DV_CQ_INIT_ATTR_FLAGS_CQE_PAD: Final = 1
MLX5DV_CQ_INIT_ATTR_FLAGS_RESERVED: Final = 2
IBV_WC_SUCCESS: Final = 0
IBV_WC_LOC_LEN_ERR: Final = 1
IBV_WC_LOC_QP_OP_ERR: Final = 2
IBV_WC_LOC_EEC_OP_ERR: Final = 3
IBV_WC_LOC_PROT_ERR: Final = 4
IBV_WC_WR_FLUSH_ERR: Final = 5
IBV_WC_MW_BIND_ERR: Final = 6
IBV_WC_BAD_RESP_ERR: Final = 7
IBV_WC_LOC_ACCESS_ERR: Final = 8
IBV_WC_REM_INV_REQ_ERR: Final = 9
IBV_WC_REM_ACCESS_ERR: Final = 10
IBV_WC_REM_OP_ERR: Final = 11
IBV_WC_RETRY_EXC_ERR: Final = 12
IBV_WC_RNR_RETRY_EXC_ERR: Final = 13
IBV_WC_LOC_RDD_VIOL_ERR: Final = 14
IBV_WC_REM_INV_RD_REQ_ERR: Final = 15
IBV_WC_REM_ABORT_ERR: Final = 16
IBV_WC_INV_EECN_ERR: Final = 17
IBV_WC_INV_EEC_STATE_ERR: Final = 18
IBV_WC_FATAL_ERR: Final = 19
IBV_WC_RESP_TIMEOUT_ERR: Final = 20
IBV_WC_GENERAL_ERR: Final = 21
IBV_WC_TM_ERR: Final = 22
IBV_WC_TM_RNDV_INCOMPLETE: Final = 23
IBV_WC_SEND: Final = 0
IBV_WC_RDMA_WRITE: Final = 1
IBV_WC_RDMA_READ: Final = 2
IBV_WC_COMP_SWAP: Final = 3
IBV_WC_FETCH_ADD: Final = 4
IBV_WC_BIND_MW: Final = 5
IBV_WC_LOCAL_INV: Final = 6
IBV_WC_TSO: Final = 7
IBV_WC_ATOMIC_WRITE: Final = 9
IBV_WC_RECV: Final = 128
IBV_WC_RECV_RDMA_WITH_IMM: Final = 129
IBV_WC_TM_ADD: Final = 130
IBV_WC_TM_DEL: Final = 131
IBV_WC_TM_SYNC: Final = 132
IBV_WC_TM_RECV: Final = 133
IBV_WC_TM_NO_TAG: Final = 134
IBV_WC_DRIVER1: Final = 135
IBV_WC_DRIVER2: Final = 136
IBV_WC_DRIVER3: Final = 137
IBV_MW_TYPE_1: Final = 1
IBV_MW_TYPE_2: Final = 2
IBV_NODE_UNKNOWN: Final = -1
IBV_NODE_CA: Final = 1
IBV_NODE_SWITCH: Final = 2
IBV_NODE_ROUTER: Final = 3
IBV_NODE_RNIC: Final = 4
IBV_NODE_USNIC: Final = 5
IBV_NODE_USNIC_UDP: Final = 6
IBV_NODE_UNSPECIFIED: Final = 7
IBV_TRANSPORT_UNKNOWN: Final = -1
IBV_TRANSPORT_IB: Final = 0
IBV_TRANSPORT_IWARP: Final = 1
IBV_TRANSPORT_USNIC: Final = 2
IBV_TRANSPORT_USNIC_UDP: Final = 3
IBV_TRANSPORT_UNSPECIFIED: Final = 4
IBV_ATOMIC_NONE: Final = 0
IBV_ATOMIC_HCA: Final = 1
IBV_ATOMIC_GLOB: Final = 2
IBV_QPS_RESET: Final = 0
IBV_QPS_INIT: Final = 1
IBV_QPS_RTR: Final = 2
IBV_QPS_RTS: Final = 3
IBV_QPS_SQD: Final = 4
IBV_QPS_SQE: Final = 5
IBV_QPS_ERR: Final = 6
IBV_QPS_UNKNOWN: Final = 7
IBV_QPT_RC: Final = 2
IBV_QPT_UC: Final = 3
IBV_QPT_UD: Final = 4
IBV_QPT_RAW_PACKET: Final = 8
IBV_QPT_XRC_SEND: Final = 9
IBV_QPT_XRC_RECV: Final = 10
IBV_QPT_DRIVER: Final = 255
IBV_WR_RDMA_WRITE: Final = 0
IBV_WR_RDMA_WRITE_WITH_IMM: Final = 1
IBV_WR_SEND: Final = 2
IBV_WR_SEND_WITH_IMM: Final = 3
IBV_WR_RDMA_READ: Final = 4
IBV_WR_ATOMIC_CMP_AND_SWP: Final = 5
IBV_WR_ATOMIC_FETCH_AND_ADD: Final = 6
IBV_WR_LOCAL_INV: Final = 7
IBV_WR_BIND_MW: Final = 8
IBV_WR_SEND_WITH_INV: Final = 9
IBV_WR_TSO: Final = 10
IBV_WR_DRIVER1: Final = 11
IBV_WR_ATOMIC_WRITE: Final = 15
MLX5DV_QP_CREATE_TUNNEL_OFFLOADS: Final = 1
MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_UC: Final = 2
MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_MC: Final = 4
MLX5DV_QP_CREATE_DISABLE_SCATTER_TO_CQE: Final = 8
MLX5DV_QP_CREATE_ALLOW_SCATTER_TO_CQE: Final = 16
MLX5DV_QP_CREATE_PACKET_BASED_CREDIT_MODE: Final = 32
MLX5DV_QP_CREATE_SIG_PIPELINING: Final = 64
MLX5DV_MKEY_INIT_ATTR_FLAGS_INDIRECT: Final = 1
MLX5DV_MKEY_INIT_ATTR_FLAGS_BLOCK_SIGNATURE: Final = 2
MLX5DV_MKEY_INIT_ATTR_FLAGS_CRYPTO: Final = 4
MLX5DV_MKEY_INIT_ATTR_FLAGS_UPDATE_TAG: Final = 8
MLX5DV_MKEY_INIT_ATTR_FLAGS_REMOTE_INVALIDATE: Final = 16
MLX5DV_QP_INIT_ATTR_MASK_QP_CREATE_FLAGS: Final = 1
MLX5DV_QP_INIT_ATTR_MASK_DC: Final = 2
MLX5DV_QP_INIT_ATTR_MASK_SEND_OPS_FLAGS: Final = 4
MLX5DV_QP_INIT_ATTR_MASK_DCI_STREAMS: Final = 8
MLX5DV_DCTYPE_DCT: Final = 1
MLX5DV_DCTYPE_DCI: Final = 2
MLX5DV_QP_EX_WITH_MR_INTERLEAVED: Final = 1
MLX5DV_QP_EX_WITH_MR_LIST: Final = 2
MLX5DV_QP_EX_WITH_MKEY_CONFIGURE: Final = 4
MLX5DV_QP_EX_WITH_RAW_WQE: Final = 8
MLX5DV_QP_EX_WITH_MEMCPY: Final = 16
MLX5DV_SIG_T10DIF_FLAG_REF_REMAP: Final = 1
MLX5DV_SIG_T10DIF_FLAG_APP_ESCAPE: Final = 2
MLX5DV_SIG_T10DIF_FLAG_APP_REF_ESCAPE: Final = 4
MLX5DV_SIG_MASK_T10DIF_GUARD: Final = 192
MLX5DV_SIG_MASK_T10DIF_APPTAG: Final = 48
MLX5DV_SIG_MASK_T10DIF_REFTAG: Final = 15
MLX5DV_SIG_MASK_CRC32: Final = 240
MLX5DV_SIG_MASK_CRC32C: Final = 240
MLX5DV_SIG_MASK_CRC64_XP10: Final = 255
MLX5DV_SIG_BLOCK_ATTR_FLAG_COPY_MASK: Final = 1
MLX5DV_CRYPTO_STANDARD_AES_XTS: Final = 0
MLX5DV_SIGNATURE_CRYPTO_ORDER_SIGNATURE_AFTER_CRYPTO_ON_TX: Final = 0
MLX5DV_SIGNATURE_CRYPTO_ORDER_SIGNATURE_BEFORE_CRYPTO_ON_TX: Final = 1
MLX5DV_MKEY_CONF_FLAG_RESET_SIG_ATTR: Final = 1
MLX5DV_WC_UMR: Final = 135
MLX5DV_WC_RAW_WQE: Final = 136
MLX5DV_WC_MEMCPY: Final = 137
MLX5DV_MKEY_NO_ERR: Final = 0
MLX5DV_MKEY_SIG_BLOCK_BAD_GUARD: Final = 1
MLX5DV_MKEY_SIG_BLOCK_BAD_REFTAG: Final = 2
MLX5DV_MKEY_SIG_BLOCK_BAD_APPTAG: Final = 3
MLX5DV_CRYPTO_LOGIN_STATE_VALID: Final = 0
MLX5DV_CRYPTO_LOGIN_STATE_NO_LOGIN: Final = 1
MLX5DV_CRYPTO_LOGIN_STATE_INVALID: Final = 2
MLX5DV_CRYPTO_KEY_SIZE_128: Final = 0
MLX5DV_CRYPTO_KEY_SIZE_256: Final = 1
MLX5DV_CRYPTO_KEY_PURPOSE_AES_XTS: Final = 0
MLX5DV_DEK_STATE_READY: Final = 0
MLX5DV_DEK_STATE_ERROR: Final = 1
MLX5DV_DEK_INIT_ATTR_CRYPTO_LOGIN: Final = 1
MLX5DV_FLOW_ACTION_ESP_MASK_FLAGS: Final = 1
MLX5DV_FLOW_MATCHER_MASK_FT_TYPE: Final = 1
IBV_FLOW_ATTR_NORMAL: Final = 0
IBV_FLOW_ATTR_ALL_DEFAULT: Final = 1
IBV_FLOW_ATTR_MC_DEFAULT: Final = 2
IBV_FLOW_ATTR_SNIFFER: Final = 3
MLX5DV_FLOW_ACTION_DEST_IBV_QP: Final = 0
MLX5DV_FLOW_ACTION_DROP: Final = 1
MLX5DV_FLOW_ACTION_IBV_COUNTER: Final = 2
MLX5DV_FLOW_ACTION_IBV_FLOW_ACTION: Final = 3
MLX5DV_FLOW_ACTION_TAG: Final = 4
MLX5DV_FLOW_ACTION_DEST_DEVX: Final = 5
MLX5DV_FLOW_ACTION_COUNTERS_DEVX: Final = 6
MLX5DV_FLOW_ACTION_DEFAULT_MISS: Final = 7
IB_UVERBS_FLOW_ACTION_ESP_KEYMAT_AES_GCM: Final = 0
IB_UVERBS_FLOW_ACTION_ESP_REPLAY_NONE: Final = 0
IB_UVERBS_FLOW_ACTION_ESP_REPLAY_BMP: Final = 1
MLX5DV_QP_MASK_UAR_MMAP_OFFSET: Final = 1
MLX5DV_QP_MASK_RAW_QP_HANDLES: Final = 2
MLX5DV_QP_MASK_RAW_QP_TIR_ADDR: Final = 4
MLX5DV_SRQ_MASK_SRQN: Final = 1
MLX5DV_DM_MASK_REMOTE_VA: Final = 1
IBV_WQS_RESET: Final = 0
IBV_WQS_RDY: Final = 1
IBV_WQS_ERR: Final = 2
IBV_WQS_UNKNOWN: Final = 3
IBV_WQT_RQ: Final = 0
MLX5DV_OBJ_QP: Final = 1
MLX5DV_OBJ_CQ: Final = 2
MLX5DV_OBJ_SRQ: Final = 4
MLX5DV_OBJ_RWQ: Final = 8
MLX5DV_OBJ_DM: Final = 16
MLX5DV_OBJ_AH: Final = 32
MLX5DV_OBJ_PD: Final = 64
MLX5DV_WQ_INIT_ATTR_MASK_STRIDING_RQ: Final = 1
MLX5_OPCODE_NOP: Final = 0
MLX5_OPCODE_SEND_INVAL: Final = 1
MLX5_OPCODE_RDMA_WRITE: Final = 8
MLX5_OPCODE_RDMA_WRITE_IMM: Final = 9
MLX5_OPCODE_SEND: Final = 10
MLX5_OPCODE_SEND_IMM: Final = 11
MLX5_OPCODE_TSO: Final = 14
MLX5_OPCODE_RDMA_READ: Final = 16
MLX5_OPCODE_ATOMIC_CS: Final = 17
MLX5_OPCODE_ATOMIC_FA: Final = 18
MLX5_OPCODE_ATOMIC_MASKED_CS: Final = 20
MLX5_OPCODE_ATOMIC_MASKED_FA: Final = 21
MLX5_OPCODE_FMR: Final = 25
MLX5_OPCODE_LOCAL_INVAL: Final = 27
MLX5_OPCODE_CONFIG_CMD: Final = 31
MLX5_OPCODE_SET_PSV: Final = 32
MLX5_OPCODE_UMR: Final = 37
MLX5_OPCODE_TAG_MATCHING: Final = 40
MLX5_OPCODE_FLOW_TBL_ACCESS: Final = 44
MLX5_OPCODE_MMO: Final = 47
MLX5_INLINE_SCATTER_32: Final = 4
MLX5_INLINE_SCATTER_64: Final = 8
MLX5_CQE_SYNDROME_LOCAL_LENGTH_ERR: Final = 1
MLX5_CQE_SYNDROME_LOCAL_QP_OP_ERR: Final = 2
MLX5_CQE_SYNDROME_LOCAL_PROT_ERR: Final = 4
MLX5_CQE_SYNDROME_WR_FLUSH_ERR: Final = 5
MLX5_CQE_SYNDROME_MW_BIND_ERR: Final = 6
MLX5_CQE_SYNDROME_BAD_RESP_ERR: Final = 16
MLX5_CQE_SYNDROME_LOCAL_ACCESS_ERR: Final = 17
MLX5_CQE_SYNDROME_REMOTE_INVAL_REQ_ERR: Final = 18
MLX5_CQE_SYNDROME_REMOTE_ACCESS_ERR: Final = 19
MLX5_CQE_SYNDROME_REMOTE_OP_ERR: Final = 20
MLX5_CQE_SYNDROME_TRANSPORT_RETRY_EXC_ERR: Final = 21
MLX5_CQE_SYNDROME_RNR_RETRY_EXC_ERR: Final = 22
MLX5_CQE_SYNDROME_REMOTE_ABORTED_ERR: Final = 34
MLX5_CQE_VENDOR_SYNDROME_ODP_PFAULT: Final = 147
MLX5_CQE_L2_OK: Final = 1
MLX5_CQE_L3_OK: Final = 2
MLX5_CQE_L4_OK: Final = 4
MLX5_CQE_L3_HDR_TYPE_NONE: Final = 0
MLX5_CQE_L3_HDR_TYPE_IPV6: Final = 1
MLX5_CQE_L3_HDR_TYPE_IPV4: Final = 2
MLX5_CQE_OWNER_MASK: Final = 1
MLX5_CQE_REQ: Final = 0
MLX5_CQE_RESP_WR_IMM: Final = 1
MLX5_CQE_RESP_SEND: Final = 2
MLX5_CQE_RESP_SEND_IMM: Final = 3
MLX5_CQE_RESP_SEND_INV: Final = 4
MLX5_CQE_RESIZE_CQ: Final = 5
MLX5_CQE_NO_PACKET: Final = 6
MLX5_CQE_SIG_ERR: Final = 12
MLX5_CQE_REQ_ERR: Final = 13
MLX5_CQE_RESP_ERR: Final = 14
MLX5_CQE_INVALID: Final = 15
MLX5_CQ_DOORBELL: Final = 32
MLX5_CQ_DB_REQ_NOT_SOL: Final = 0x1000000
MLX5_CQ_DB_REQ_NOT: Final = 0
MLX5_TMC_SUCCESS: Final = 0x80000000
MLX5DV_CQE_RES_FORMAT_HASH: Final = 1
MLX5DV_CQE_RES_FORMAT_CSUM: Final = 2
MLX5DV_CQE_RES_FORMAT_CSUM_STRIDX: Final = 4
MLX5DV_SW_PARSING: Final = 1
MLX5DV_SW_PARSING_CSUM: Final = 2
MLX5DV_SW_PARSING_LSO: Final = 4
MLX5_INVALID_LKEY: Final = 256
MLX5_EXTENDED_UD_AV: Final = 0x80000000
MLX5_WQE_CTRL_CQ_UPDATE: Final = 8
MLX5_WQE_CTRL_SOLICITED: Final = 2
MLX5_WQE_CTRL_FENCE: Final = 128
MLX5_WQE_CTRL_INITIATOR_SMALL_FENCE: Final = 32
MLX5_SEND_WQE_BB: Final = 64
MLX5_SEND_WQE_SHIFT: Final = 6
MLX5_INLINE_SEG: Final = 0x80000000
MLX5_ETH_WQE_L3_CSUM: Final = 64
MLX5_ETH_WQE_L4_CSUM: Final = 128
MLX5_WQE_UMR_CTRL_FLAG_INLINE: Final = 128
MLX5_WQE_UMR_CTRL_FLAG_CHECK_FREE: Final = 32
MLX5_WQE_UMR_CTRL_FLAG_TRNSLATION_OFFSET: Final = 16
MLX5_WQE_UMR_CTRL_FLAG_CHECK_QPN: Final = 8
MLX5_WQE_UMR_CTRL_MKEY_MASK_LEN: Final = 1
MLX5_WQE_UMR_CTRL_MKEY_MASK_START_ADDR: Final = 64
MLX5_WQE_UMR_CTRL_MKEY_MASK_SIG_ERR: Final = 512
MLX5_WQE_UMR_CTRL_MKEY_MASK_BSF_ENABLE: Final = 4096
MLX5_WQE_UMR_CTRL_MKEY_MASK_MKEY: Final = 8192
MLX5_WQE_UMR_CTRL_MKEY_MASK_QPN: Final = 0x4000
MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_LOCAL_WRITE: Final = 0x40000
MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_REMOTE_READ: Final = 0x80000
MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_REMOTE_WRITE: Final = 0x100000
MLX5_WQE_UMR_CTRL_MKEY_MASK_ACCESS_ATOMIC: Final = 0x200000
MLX5_WQE_UMR_CTRL_MKEY_MASK_FREE: Final = 0x20000000
MLX5_WQE_MKEY_CONTEXT_FREE: Final = 64
MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_ATOMIC: Final = 64
MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_REMOTE_WRITE: Final = 32
MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_REMOTE_READ: Final = 16
MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_LOCAL_WRITE: Final = 8
MLX5_WQE_MKEY_CONTEXT_ACCESS_FLAGS_LOCAL_READ: Final = 4
MLX5DV_CTX_ATTR_BUF_ALLOCATORS: Final = 1
MLX5_MMAP_GET_REGULAR_PAGES_CMD: Final = 0
MLX5_MMAP_GET_NC_PAGES_CMD: Final = 3
MLX5DV_CONTEXT_FLAGS_DEVX: Final = 1
MLX5DV_VFIO_CTX_FLAGS_INIT_LINK_DOWN: Final = 1
MLX5DV_UMEM_MASK_DMABUF: Final = 1
MLX5DV_DR_DOMAIN_TYPE_NIC_RX: Final = 0
MLX5DV_DR_DOMAIN_TYPE_NIC_TX: Final = 1
MLX5DV_DR_DOMAIN_TYPE_FDB: Final = 2
MLX5DV_DR_DOMAIN_SYNC_FLAGS_SW: Final = 1
MLX5DV_DR_DOMAIN_SYNC_FLAGS_HW: Final = 2
MLX5DV_DR_DOMAIN_SYNC_FLAGS_MEM: Final = 4
MLX5DV_DR_MATCHER_LAYOUT_RESIZABLE: Final = 1
MLX5DV_DR_MATCHER_LAYOUT_NUM_RULE: Final = 2
MLX5DV_DR_ACTION_FLAGS_ROOT_LEVEL: Final = 1
MLX5DV_DR_ACTION_DEST: Final = 0
MLX5DV_DR_ACTION_DEST_REFORMAT: Final = 1
MLX5DV_DR_ACTION_FLAGS_ASO_FIRST_HIT_SET: Final = 1
MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_RED: Final = 1
MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_YELLOW: Final = 2
MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_GREEN: Final = 4
MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_UNDEFINED: Final = 8
MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_INITIATOR: Final = 1
MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_RESPONDER: Final = 2
MLX5DV_SCHED_ELEM_ATTR_FLAGS_BW_SHARE: Final = 1
MLX5DV_SCHED_ELEM_ATTR_FLAGS_MAX_AVG_BW: Final = 2
MLX5DV_FLOW_ACTION_FLAGS_REQUIRE_METADATA: Final = 1
MLX5DV_FLOW_TABLE_TYPE_NIC_RX: Final = 0
MLX5DV_FLOW_TABLE_TYPE_NIC_TX: Final = 1
MLX5DV_FLOW_TABLE_TYPE_FDB: Final = 2
MLX5DV_FLOW_TABLE_TYPE_RDMA_RX: Final = 3
MLX5DV_FLOW_TABLE_TYPE_RDMA_TX: Final = 4
MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TUNNEL_TO_L2: Final = 0
MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L2_TUNNEL: Final = 1
MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L3_TUNNEL_TO_L2: Final = 2
MLX5DV_FLOW_ACTION_PACKET_REFORMAT_TYPE_L2_TO_L3_TUNNEL: Final = 3
MLX5DV_DM_TYPE_MEMIC: Final = 0
MLX5DV_DM_TYPE_STEERING_SW_ICM: Final = 1
MLX5DV_DM_TYPE_HEADER_MODIFY_SW_ICM: Final = 2
MLX5DV_DM_TYPE_HEADER_MODIFY_PATTERN_SW_ICM: Final = 3
MLX5DV_DEVX_CREATE_EVENT_CHANNEL_FLAGS_OMIT_EV_DATA: Final = 1
MLX5DV_PP_ALLOC_FLAGS_DEDICATED_INDEX: Final = 1
MLX5DV_UAR_ALLOC_TYPE_BF: Final = 0
MLX5DV_UAR_ALLOC_TYPE_NC: Final = 1
MLX5DV_QUERY_PORT_VPORT: Final = 1
MLX5DV_QUERY_PORT_VPORT_VHCA_ID: Final = 2
MLX5DV_QUERY_PORT_VPORT_STEERING_ICM_RX: Final = 4
MLX5DV_QUERY_PORT_VPORT_STEERING_ICM_TX: Final = 8
MLX5DV_QUERY_PORT_VPORT_REG_C0: Final = 16
MLX5DV_QUERY_PORT_ESW_OWNER_VHCA_ID: Final = 32
MLX5DV_RES_TYPE_QP: Final = 0x100000001
MLX5DV_RES_TYPE_RWQ: Final = 0x100000002
MLX5DV_RES_TYPE_DBR: Final = 0x100000003
MLX5DV_RES_TYPE_SRQ: Final = 0x100000004
MLX5DV_RES_TYPE_CQ: Final = 0x100000005
def __devx_dw_off(bit_off: int) -> int: ...
def __devx_64_off(bit_off: int) -> int: ...
def __devx_dw_bit_off(bit_sz: int, bit_off: int) -> int: ...
def __devx_mask(bit_sz: int) -> int: ...
def __devx_dw_mask(bit_sz: int, bit_off: int) -> int: ...
