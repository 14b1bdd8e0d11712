from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class ib_uverbs_flow_action_esp_keymat_aes_gcm(_tg.Struct):
    iv: int
    iv_algo: int
    salt: int
    icv_len: int
    key_len: int
    aes_key: Any
class ib_uverbs_flow_action_esp_replay_bmp(_tg.Struct):
    size: int
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
class ib_uverbs_flow_action_esp(_tg.Struct):
    spi: int
    seq: int
    tfc_pad: int
    flags: int
    hard_limit_pkts: int
class ib_uverbs_query_port_resp_ex(_tg.Struct):
    legacy_resp: ib_uverbs_query_port_resp
    port_cap_flags2: int
    reserved: Any
class ib_uverbs_query_port_resp(_tg.Struct):
    port_cap_flags: int
    max_msg_sz: int
    bad_pkey_cntr: int
    qkey_viol_cntr: int
    gid_tbl_len: int
    pkey_tbl_len: int
    lid: int
    sm_lid: int
    state: int
    max_mtu: int
    active_mtu: int
    lmc: int
    max_vl_num: int
    sm_sl: int
    subnet_timeout: int
    init_type_reply: int
    active_width: int
    active_speed: int
    phys_state: int
    link_layer: int
    flags: int
    reserved: int
class ib_uverbs_qp_cap(_tg.Struct):
    max_send_wr: int
    max_recv_wr: int
    max_send_sge: int
    max_recv_sge: int
    max_inline_data: int
class ib_uverbs_gid_entry(_tg.Struct):
    gid: Any
    gid_index: int
    port_num: int
    gid_type: int
    netdev_ifindex: int
class ibv_gid(_tg.Union):
    raw: Any
    global_: ibv_gid_global
class ibv_gid_global(_tg.Struct):
    subnet_prefix: int
    interface_id: int
class ibv_gid_entry(_tg.Struct):
    gid: ibv_gid
    gid_index: int
    port_num: int
    gid_type: int
    ndev_ifindex: int
class ibv_alloc_dm_attr(_tg.Struct):
    length: int
    log_align_req: int
    comp_mask: int
class ibv_dm(_tg.Struct):
    context: Any
    memcpy_to_dm: Any
    memcpy_from_dm: Any
    comp_mask: int
    handle: int
class ibv_context(_tg.Struct):
    device: Any
    ops: ibv_context_ops
    cmd_fd: int
    async_fd: int
    num_comp_vectors: int
    mutex: pthread_mutex_t
    abi_compat: int | None
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
class _ibv_device_ops(_tg.Struct):
    _dummy1: Any
    _dummy2: Any
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
class ibv_comp_channel(_tg.Struct):
    context: Any
    fd: int
    refcnt: int
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
class ibv_query_device_ex_input(_tg.Struct):
    comp_mask: int
class ibv_odp_caps(_tg.Struct):
    general_caps: int
    per_transport_caps: ibv_odp_caps_per_transport_caps
class ibv_odp_caps_per_transport_caps(_tg.Struct):
    rc_odp_caps: int
    uc_odp_caps: int
    ud_odp_caps: int
class ibv_tso_caps(_tg.Struct):
    max_tso: int
    supported_qpts: int
class ibv_rss_caps(_tg.Struct):
    supported_qpts: int
    max_rwq_indirection_tables: int
    max_rwq_indirection_table_size: int
    rx_hash_fields_mask: int
    rx_hash_function: int
class ibv_packet_pacing_caps(_tg.Struct):
    qp_rate_limit_min: int
    qp_rate_limit_max: int
    supported_qpts: int
class ibv_tm_caps(_tg.Struct):
    max_rndv_hdr_size: int
    max_num_tags: int
    flags: int
    max_ops: int
    max_sge: int
class ibv_cq_moderation_caps(_tg.Struct):
    max_cq_count: int
    max_cq_period: int
class ibv_pci_atomic_caps(_tg.Struct):
    fetch_add: int
    swap: int
    compare_swap: int
class ibv_device_attr_ex(_tg.Struct):
    orig_attr: ibv_device_attr
    comp_mask: int
    odp_caps: ibv_odp_caps
    completion_timestamp_mask: int
    hca_core_clock: int
    device_cap_flags_ex: int
    tso_caps: ibv_tso_caps
    rss_caps: ibv_rss_caps
    max_wq_type_rq: int
    packet_pacing_caps: ibv_packet_pacing_caps
    raw_packet_caps: int
    tm_caps: ibv_tm_caps
    cq_mod_caps: ibv_cq_moderation_caps
    max_dm_size: int
    pci_atomic_caps: ibv_pci_atomic_caps
    xrc_odp_caps: int
    phys_port_cnt_ex: int
class ibv_port_attr(_tg.Struct):
    state: int
    max_mtu: int
    active_mtu: int
    gid_tbl_len: int
    port_cap_flags: int
    max_msg_sz: int
    bad_pkey_cntr: int
    qkey_viol_cntr: int
    pkey_tbl_len: int
    lid: int
    sm_lid: int
    lmc: int
    max_vl_num: int
    sm_sl: int
    subnet_timeout: int
    init_type_reply: int
    active_width: int
    active_speed: int
    phys_state: int
    link_layer: int
    flags: int
    port_cap_flags2: int
class ibv_async_event(_tg.Struct):
    element: ibv_async_event_element
    event_type: int
class ibv_async_event_element(_tg.Union):
    cq: Any
    qp: Any
    srq: Any
    wq: Any
    port_num: int
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
class ibv_td_init_attr(_tg.Struct):
    comp_mask: int
class ibv_td(_tg.Struct):
    context: Any
class ibv_xrcd_init_attr(_tg.Struct):
    comp_mask: int
    fd: int
    oflags: int
class ibv_xrcd(_tg.Struct):
    context: Any
class ibv_global_route(_tg.Struct):
    dgid: ibv_gid
    flow_label: int
    sgid_index: int
    hop_limit: int
    traffic_class: int
class ibv_grh(_tg.Struct):
    version_tclass_flow: int
    paylen: int
    next_hdr: int
    hop_limit: int
    sgid: ibv_gid
    dgid: ibv_gid
class ibv_ah_attr(_tg.Struct):
    grh: ibv_global_route
    dlid: int
    sl: int
    src_path_bits: int
    static_rate: int
    is_global: int
    port_num: int
class ibv_srq_attr(_tg.Struct):
    max_wr: int
    max_sge: int
    srq_limit: int
class ibv_srq_init_attr(_tg.Struct):
    srq_context: int | None
    attr: ibv_srq_attr
class ibv_tm_cap(_tg.Struct):
    max_num_tags: int
    max_ops: int
class ibv_srq_init_attr_ex(_tg.Struct):
    srq_context: int | None
    attr: ibv_srq_attr
    comp_mask: int
    srq_type: int
    pd: Any
    xrcd: Any
    cq: Any
    tm_cap: ibv_tm_cap
class ibv_wq_init_attr(_tg.Struct):
    wq_context: int | None
    wq_type: int
    max_wr: int
    max_sge: int
    pd: Any
    cq: Any
    comp_mask: int
    create_flags: int
class ibv_wq_attr(_tg.Struct):
    attr_mask: int
    wq_state: int
    curr_wq_state: int
    flags: int
    flags_mask: int
class ibv_rwq_ind_table(_tg.Struct):
    context: Any
    ind_tbl_handle: int
    ind_tbl_num: int
    comp_mask: int
class ibv_rwq_ind_table_init_attr(_tg.Struct):
    log_ind_tbl_size: int
    ind_tbl: Any
    comp_mask: int
class ibv_qp_cap(_tg.Struct):
    max_send_wr: int
    max_recv_wr: int
    max_send_sge: int
    max_recv_sge: int
    max_inline_data: int
class ibv_qp_init_attr(_tg.Struct):
    qp_context: int | None
    send_cq: Any
    recv_cq: Any
    srq: Any
    cap: ibv_qp_cap
    qp_type: int
    sq_sig_all: int
class ibv_rx_hash_conf(_tg.Struct):
    rx_hash_function: int
    rx_hash_key_len: int
    rx_hash_key: Any
    rx_hash_fields_mask: int
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
class ibv_qp_open_attr(_tg.Struct):
    comp_mask: int
    qp_num: int
    xrcd: Any
    qp_context: int | None
    qp_type: int
class ibv_qp_attr(_tg.Struct):
    qp_state: int
    cur_qp_state: int
    path_mtu: int
    path_mig_state: int
    qkey: int
    rq_psn: int
    sq_psn: int
    dest_qp_num: int
    qp_access_flags: int
    cap: ibv_qp_cap
    ah_attr: ibv_ah_attr
    alt_ah_attr: ibv_ah_attr
    pkey_index: int
    alt_pkey_index: int
    en_sqd_async_notify: int
    sq_draining: int
    max_rd_atomic: int
    max_dest_rd_atomic: int
    min_rnr_timer: int
    port_num: int
    timeout: int
    retry_cnt: int
    rnr_retry: int
    alt_port_num: int
    alt_timeout: int
    rate_limit: int
class ibv_qp_rate_limit_attr(_tg.Struct):
    rate_limit: int
    max_burst_sz: int
    typical_pkt_sz: int
    comp_mask: int
class ibv_data_buf(_tg.Struct):
    addr: int | None
    length: int
class ibv_ops_wr(_tg.Struct):
    wr_id: int
    next: Any
    opcode: int
    flags: int
    tm: ibv_ops_wr_tm
class ibv_ops_wr_tm(_tg.Struct):
    unexpected_cnt: int
    handle: int
    add: ibv_ops_wr_tm_add
class ibv_ops_wr_tm_add(_tg.Struct):
    recv_wr_id: int
    sg_list: Any
    num_sge: int
    tag: int
    mask: int
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
class ibv_ece(_tg.Struct):
    vendor_id: int
    options: int
    comp_mask: int
class ibv_poll_cq_attr(_tg.Struct):
    comp_mask: int
class ibv_wc_tm_info(_tg.Struct):
    tag: int
    priv: int
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
class ibv_moderate_cq(_tg.Struct):
    cq_count: int
    cq_period: int
class ibv_modify_cq_attr(_tg.Struct):
    attr_mask: int
    moderate: ibv_moderate_cq
class ibv_flow_eth_filter(_tg.Struct):
    dst_mac: Any
    src_mac: Any
    ether_type: int
    vlan_tag: int
class ibv_flow_spec_eth(_tg.Struct):
    type: int
    size: int
    val: ibv_flow_eth_filter
    mask: ibv_flow_eth_filter
class ibv_flow_ipv4_filter(_tg.Struct):
    src_ip: int
    dst_ip: int
class ibv_flow_spec_ipv4(_tg.Struct):
    type: int
    size: int
    val: ibv_flow_ipv4_filter
    mask: ibv_flow_ipv4_filter
class ibv_flow_ipv4_ext_filter(_tg.Struct):
    src_ip: int
    dst_ip: int
    proto: int
    tos: int
    ttl: int
    flags: int
class ibv_flow_spec_ipv4_ext(_tg.Struct):
    type: int
    size: int
    val: ibv_flow_ipv4_ext_filter
    mask: ibv_flow_ipv4_ext_filter
class ibv_flow_ipv6_filter(_tg.Struct):
    src_ip: Any
    dst_ip: Any
    flow_label: int
    next_hdr: int
    traffic_class: int
    hop_limit: int
class ibv_flow_spec_ipv6(_tg.Struct):
    type: int
    size: int
    val: ibv_flow_ipv6_filter
    mask: ibv_flow_ipv6_filter
class ibv_flow_esp_filter(_tg.Struct):
    spi: int
    seq: int
class ibv_flow_spec_esp(_tg.Struct):
    type: int
    size: int
    val: ibv_flow_esp_filter
    mask: ibv_flow_esp_filter
class ibv_flow_tcp_udp_filter(_tg.Struct):
    dst_port: int
    src_port: int
class ibv_flow_spec_tcp_udp(_tg.Struct):
    type: int
    size: int
    val: ibv_flow_tcp_udp_filter
    mask: ibv_flow_tcp_udp_filter
class ibv_flow_gre_filter(_tg.Struct):
    c_ks_res0_ver: int
    protocol: int
    key: int
class ibv_flow_spec_gre(_tg.Struct):
    type: int
    size: int
    val: ibv_flow_gre_filter
    mask: ibv_flow_gre_filter
class ibv_flow_mpls_filter(_tg.Struct):
    label: int
class ibv_flow_spec_mpls(_tg.Struct):
    type: int
    size: int
    val: ibv_flow_mpls_filter
    mask: ibv_flow_mpls_filter
class ibv_flow_tunnel_filter(_tg.Struct):
    tunnel_id: int
class ibv_flow_spec_tunnel(_tg.Struct):
    type: int
    size: int
    val: ibv_flow_tunnel_filter
    mask: ibv_flow_tunnel_filter
class ibv_flow_spec_action_tag(_tg.Struct):
    type: int
    size: int
    tag_id: int
class ibv_flow_spec_action_drop(_tg.Struct):
    type: int
    size: int
class ibv_flow_spec_action_handle(_tg.Struct):
    type: int
    size: int
    action: Any
class ibv_flow_action(_tg.Struct):
    context: Any
class ibv_flow_spec_counter_action(_tg.Struct):
    type: int
    size: int
    counters: Any
class ibv_counters(_tg.Struct):
    context: Any
class ibv_flow_spec(_tg.Struct):
    hdr: ibv_flow_spec_anonymous_0_hdr
    eth: ibv_flow_spec_eth
    ipv4: ibv_flow_spec_ipv4
    tcp_udp: ibv_flow_spec_tcp_udp
    ipv4_ext: ibv_flow_spec_ipv4_ext
    ipv6: ibv_flow_spec_ipv6
    esp: ibv_flow_spec_esp
    tunnel: ibv_flow_spec_tunnel
    gre: ibv_flow_spec_gre
    mpls: ibv_flow_spec_mpls
    flow_tag: ibv_flow_spec_action_tag
    drop: ibv_flow_spec_action_drop
    handle: ibv_flow_spec_action_handle
    flow_count: ibv_flow_spec_counter_action
class ibv_flow_spec_anonymous_0(_tg.Union):
    hdr: ibv_flow_spec_anonymous_0_hdr
    eth: ibv_flow_spec_eth
    ipv4: ibv_flow_spec_ipv4
    tcp_udp: ibv_flow_spec_tcp_udp
    ipv4_ext: ibv_flow_spec_ipv4_ext
    ipv6: ibv_flow_spec_ipv6
    esp: ibv_flow_spec_esp
    tunnel: ibv_flow_spec_tunnel
    gre: ibv_flow_spec_gre
    mpls: ibv_flow_spec_mpls
    flow_tag: ibv_flow_spec_action_tag
    drop: ibv_flow_spec_action_drop
    handle: ibv_flow_spec_action_handle
    flow_count: ibv_flow_spec_counter_action
class ibv_flow_spec_anonymous_0_hdr(_tg.Struct):
    type: int
    size: int
class ibv_flow_attr(_tg.Struct):
    comp_mask: int
    type: int
    size: int
    priority: int
    num_of_specs: int
    port: int
    flags: int
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
class ibv_cq_init_attr_ex(_tg.Struct):
    cqe: int
    cq_context: int | None
    channel: Any
    comp_vector: int
    wc_flags: int
    comp_mask: int
    flags: int
    parent_domain: Any
class ibv_parent_domain_init_attr(_tg.Struct):
    pd: Any
    td: Any
    comp_mask: int
    alloc: Any
    free: Any
    pd_context: int | None
class ibv_counters_init_attr(_tg.Struct):
    comp_mask: int
class ibv_counter_attach_attr(_tg.Struct):
    counter_desc: int
    index: int
    comp_mask: int
class ibv_values_ex(_tg.Struct):
    comp_mask: int
    raw_clock: timespec
class timespec(_tg.Struct):
    tv_sec: int
    tv_nsec: int
class verbs_context(_tg.Struct):
    query_port: Any
    advise_mr: Any
    alloc_null_mr: Any
    read_counters: Any
    attach_counters_point_flow: Any
    create_counters: Any
    destroy_counters: Any
    reg_dm_mr: Any
    alloc_dm: Any
    free_dm: Any
    modify_flow_action_esp: Any
    destroy_flow_action: Any
    create_flow_action_esp: Any
    modify_qp_rate_limit: Any
    alloc_parent_domain: Any
    dealloc_td: Any
    alloc_td: Any
    modify_cq: Any
    post_srq_ops: Any
    destroy_rwq_ind_table: Any
    create_rwq_ind_table: Any
    destroy_wq: Any
    modify_wq: Any
    create_wq: Any
    query_rt_values: Any
    create_cq_ex: Any
    priv: Any
    query_device_ex: Any
    ibv_destroy_flow: Any
    ABI_placeholder2: Any
    ibv_create_flow: Any
    ABI_placeholder1: Any
    open_qp: Any
    create_qp_ex: Any
    get_srq_num: Any
    create_srq_ex: Any
    open_xrcd: Any
    close_xrcd: Any
    _ABI_placeholder3: int
    sz: int
    context: ibv_context
class verbs_ex_private(_tg.Struct): ...
ib_uverbs_core_support: Any
ib_uverbs_access_flags: Any
ib_uverbs_srq_type: Any
ib_uverbs_wq_type: Any
ib_uverbs_wq_flags: Any
ib_uverbs_qp_type: Any
ib_uverbs_qp_create_flags: Any
ib_uverbs_query_port_cap_flags: Any
ib_uverbs_query_port_flags: Any
ib_uverbs_flow_action_esp_keymat: Any
ib_uverbs_flow_action_esp_keymat_aes_gcm_iv_algo: Any
ib_uverbs_flow_action_esp_replay: Any
ib_uverbs_flow_action_esp_flags: Any
ib_uverbs_read_counters_flags: Any
ib_uverbs_advise_mr_advice: Any
ib_uverbs_advise_mr_flag: Any
rdma_driver_id: Any
ib_uverbs_gid_type: Any
ibv_gid_type: Any
ibv_node_type: Any
ibv_transport_type: Any
ibv_device_cap_flags: Any
ibv_fork_status: Any
ibv_atomic_cap: Any
ibv_dm_mask: Any
ibv_mw_type: Any
ibv_qp_state: Any
ibv_qp_type: Any
ibv_wc_status: Any
ibv_wc_opcode: Any
ibv_wr_opcode: Any
ibv_odp_transport_cap_bits: Any
ibv_odp_general_caps: Any
ibv_rx_hash_function_flags: Any
ibv_rx_hash_fields: Any
ibv_raw_packet_caps: Any
ibv_tm_cap_flags: Any
ibv_pci_atomic_op_size: Any
ibv_mtu: Any
ibv_port_state: Any
ibv_port_cap_flags: Any
ibv_port_cap_flags2: Any
ibv_event_type: Any
ibv_wq_state: Any
ibv_wq_type: Any
ibv_create_cq_wc_flags: Any
ibv_wc_flags: Any
ibv_access_flags: Any
ibv_xrcd_init_attr_mask: Any
ibv_rereg_mr_flags: Any
ibv_rate: Any
ibv_srq_attr_mask: Any
ibv_srq_type: Any
ibv_srq_init_attr_mask: Any
ibv_wq_init_attr_mask: Any
ibv_wq_flags: Any
ibv_wq_attr_mask: Any
ibv_ind_table_init_attr_mask: Any
ibv_qp_init_attr_mask: Any
ibv_qp_create_flags: Any
ibv_qp_create_send_ops_flags: Any
ibv_qp_open_attr_mask: Any
ibv_qp_attr_mask: Any
ibv_mig_state: Any
ibv_send_flags: Any
ibv_ops_wr_opcode: Any
ibv_ops_flags: Any
ibv_cq_attr_mask: Any
ibv_flow_flags: Any
ibv_flow_attr_type: Any
ibv_flow_spec_type: Any
ibv_flow_action_esp_mask: Any
ibv_cq_init_attr_mask: Any
ibv_create_cq_attr_flags: Any
ibv_parent_domain_init_attr_mask: Any
ibv_counter_description: Any
ibv_read_counters_flags: Any
ibv_values_mask: Any
ibv_rereg_mr_err_code: Any
__pthread_list_t: Any
def ibv_wc_status_str(status: int) -> bytes | None: ...
def ibv_rate_to_mult(rate: int) -> int: ...
def mult_to_ibv_rate(mult: int) -> int: ...
def ibv_rate_to_mbps(rate: int) -> int: ...
def mbps_to_ibv_rate(mbps: int) -> int: ...
def ibv_qp_to_qp_ex(qp: Any) -> Any: ...
def ibv_get_device_list(num_devices: Any) -> Any: ...
def ibv_free_device_list(list: Any) -> None: ...
def ibv_get_device_name(device: Any) -> bytes | None: ...
def ibv_get_device_index(device: Any) -> int: ...
def ibv_get_device_guid(device: Any) -> int: ...
def ibv_open_device(device: Any) -> Any: ...
def ibv_close_device(context: Any) -> int: ...
def ibv_import_device(cmd_fd: int) -> Any: ...
def ibv_import_pd(context: Any, pd_handle: int) -> Any: ...
def ibv_unimport_pd(pd: Any) -> None: ...
def ibv_import_mr(pd: Any, mr_handle: int) -> Any: ...
def ibv_unimport_mr(mr: Any) -> None: ...
def ibv_import_dm(context: Any, dm_handle: int) -> Any: ...
def ibv_unimport_dm(dm: Any) -> None: ...
def ibv_get_async_event(context: Any, event: Any) -> int: ...
def ibv_ack_async_event(event: Any) -> None: ...
def ibv_query_device(context: Any, device_attr: Any) -> int: ...
def ibv_query_port(context: Any, port_num: int, port_attr: Any) -> int: ...
def ibv_query_gid(context: Any, port_num: int, index: int, gid: Any) -> int: ...
def _ibv_query_gid_ex(context: Any, port_num: int, gid_index: int, entry: Any, flags: int, entry_size: int) -> int: ...
def _ibv_query_gid_table(context: Any, entries: Any, max_entries: int, flags: int, entry_size: int) -> int: ...
def ibv_query_pkey(context: Any, port_num: int, index: int, pkey: Any) -> int: ...
def ibv_get_pkey_index(context: Any, port_num: int, pkey: int) -> int: ...
def ibv_alloc_pd(context: Any) -> Any: ...
def ibv_dealloc_pd(pd: Any) -> int: ...
def ibv_reg_mr_iova2(pd: Any, addr: Any, length: int, iova: int, access: int) -> Any: ...
def ibv_reg_mr(pd: Any, addr: Any, length: int, access: int) -> Any: ...
def ibv_reg_mr_iova(pd: Any, addr: Any, length: int, iova: int, access: int) -> Any: ...
def ibv_reg_dmabuf_mr(pd: Any, offset: int, length: int, iova: int, fd: int, access: int) -> Any: ...
def ibv_rereg_mr(mr: Any, flags: int, pd: Any, addr: Any, length: int, access: int) -> int: ...
def ibv_dereg_mr(mr: Any) -> int: ...
def ibv_create_comp_channel(context: Any) -> Any: ...
def ibv_destroy_comp_channel(channel: Any) -> int: ...
def ibv_create_cq(context: Any, cqe: int, cq_context: Any, channel: Any, comp_vector: int) -> Any: ...
def ibv_resize_cq(cq: Any, cqe: int) -> int: ...
def ibv_destroy_cq(cq: Any) -> int: ...
def ibv_get_cq_event(channel: Any, cq: Any, cq_context: Any) -> int: ...
def ibv_ack_cq_events(cq: Any, nevents: int) -> None: ...
def ibv_create_srq(pd: Any, srq_init_attr: Any) -> Any: ...
def ibv_modify_srq(srq: Any, srq_attr: Any, srq_attr_mask: int) -> int: ...
def ibv_query_srq(srq: Any, srq_attr: Any) -> int: ...
def ibv_destroy_srq(srq: Any) -> int: ...
def ibv_create_qp(pd: Any, qp_init_attr: Any) -> Any: ...
def ibv_modify_qp(qp: Any, attr: Any, attr_mask: int) -> int: ...
def ibv_query_qp_data_in_order(qp: Any, op: int, flags: int) -> int: ...
def ibv_query_qp(qp: Any, attr: Any, attr_mask: int, init_attr: Any) -> int: ...
def ibv_destroy_qp(qp: Any) -> int: ...
def ibv_create_ah(pd: Any, attr: Any) -> Any: ...
def ibv_init_ah_from_wc(context: Any, port_num: int, wc: Any, grh: Any, ah_attr: Any) -> int: ...
def ibv_create_ah_from_wc(pd: Any, wc: Any, grh: Any, port_num: int) -> Any: ...
def ibv_destroy_ah(ah: Any) -> int: ...
def ibv_attach_mcast(qp: Any, gid: Any, lid: int) -> int: ...
def ibv_detach_mcast(qp: Any, gid: Any, lid: int) -> int: ...
def ibv_fork_init() -> int: ...
def ibv_is_fork_initialized() -> int: ...
def ibv_node_type_str(node_type: int) -> bytes | None: ...
def ibv_port_state_str(port_state: int) -> bytes | None: ...
def ibv_event_type_str(event: int) -> bytes | None: ...
def ibv_resolve_eth_l2_from_gid(context: Any, attr: Any, eth_mac: Any, vid: Any) -> int: ...
def ibv_set_ece(qp: Any, ece: Any) -> int: ...
def ibv_query_ece(qp: Any, ece: Any) -> int: ...
IB_UVERBS_CORE_SUPPORT_OPTIONAL_MR_ACCESS: Final = 1
IB_UVERBS_ACCESS_LOCAL_WRITE: Final = 1
IB_UVERBS_ACCESS_REMOTE_WRITE: Final = 2
IB_UVERBS_ACCESS_REMOTE_READ: Final = 4
IB_UVERBS_ACCESS_REMOTE_ATOMIC: Final = 8
IB_UVERBS_ACCESS_MW_BIND: Final = 16
IB_UVERBS_ACCESS_ZERO_BASED: Final = 32
IB_UVERBS_ACCESS_ON_DEMAND: Final = 64
IB_UVERBS_ACCESS_HUGETLB: Final = 128
IB_UVERBS_ACCESS_RELAXED_ORDERING: Final = 0x100000
IB_UVERBS_ACCESS_OPTIONAL_RANGE: Final = 0x3ff00000
IB_UVERBS_SRQT_BASIC: Final = 0
IB_UVERBS_SRQT_XRC: Final = 1
IB_UVERBS_SRQT_TM: Final = 2
IB_UVERBS_WQT_RQ: Final = 0
IB_UVERBS_WQ_FLAGS_CVLAN_STRIPPING: Final = 1
IB_UVERBS_WQ_FLAGS_SCATTER_FCS: Final = 2
IB_UVERBS_WQ_FLAGS_DELAY_DROP: Final = 4
IB_UVERBS_WQ_FLAGS_PCI_WRITE_END_PADDING: Final = 8
IB_UVERBS_QPT_RC: Final = 2
IB_UVERBS_QPT_UC: Final = 3
IB_UVERBS_QPT_UD: Final = 4
IB_UVERBS_QPT_RAW_PACKET: Final = 8
IB_UVERBS_QPT_XRC_INI: Final = 9
IB_UVERBS_QPT_XRC_TGT: Final = 10
IB_UVERBS_QPT_DRIVER: Final = 255
IB_UVERBS_QP_CREATE_BLOCK_MULTICAST_LOOPBACK: Final = 2
IB_UVERBS_QP_CREATE_SCATTER_FCS: Final = 256
IB_UVERBS_QP_CREATE_CVLAN_STRIPPING: Final = 512
IB_UVERBS_QP_CREATE_PCI_WRITE_END_PADDING: Final = 2048
IB_UVERBS_QP_CREATE_SQ_SIG_ALL: Final = 4096
IB_UVERBS_PCF_SM: Final = 2
IB_UVERBS_PCF_NOTICE_SUP: Final = 4
IB_UVERBS_PCF_TRAP_SUP: Final = 8
IB_UVERBS_PCF_OPT_IPD_SUP: Final = 16
IB_UVERBS_PCF_AUTO_MIGR_SUP: Final = 32
IB_UVERBS_PCF_SL_MAP_SUP: Final = 64
IB_UVERBS_PCF_MKEY_NVRAM: Final = 128
IB_UVERBS_PCF_PKEY_NVRAM: Final = 256
IB_UVERBS_PCF_LED_INFO_SUP: Final = 512
IB_UVERBS_PCF_SM_DISABLED: Final = 1024
IB_UVERBS_PCF_SYS_IMAGE_GUID_SUP: Final = 2048
IB_UVERBS_PCF_PKEY_SW_EXT_PORT_TRAP_SUP: Final = 4096
IB_UVERBS_PCF_EXTENDED_SPEEDS_SUP: Final = 0x4000
IB_UVERBS_PCF_CM_SUP: Final = 0x10000
IB_UVERBS_PCF_SNMP_TUNNEL_SUP: Final = 0x20000
IB_UVERBS_PCF_REINIT_SUP: Final = 0x40000
IB_UVERBS_PCF_DEVICE_MGMT_SUP: Final = 0x80000
IB_UVERBS_PCF_VENDOR_CLASS_SUP: Final = 0x100000
IB_UVERBS_PCF_DR_NOTICE_SUP: Final = 0x200000
IB_UVERBS_PCF_CAP_MASK_NOTICE_SUP: Final = 0x400000
IB_UVERBS_PCF_BOOT_MGMT_SUP: Final = 0x800000
IB_UVERBS_PCF_LINK_LATENCY_SUP: Final = 0x1000000
IB_UVERBS_PCF_CLIENT_REG_SUP: Final = 0x2000000
IB_UVERBS_PCF_LINK_SPEED_WIDTH_TABLE_SUP: Final = 0x8000000
IB_UVERBS_PCF_VENDOR_SPECIFIC_MADS_TABLE_SUP: Final = 0x10000000
IB_UVERBS_PCF_MCAST_PKEY_TRAP_SUPPRESSION_SUP: Final = 0x20000000
IB_UVERBS_PCF_MCAST_FDB_TOP_SUP: Final = 0x40000000
IB_UVERBS_PCF_HIERARCHY_INFO_SUP: Final = 0x80000000
IB_UVERBS_PCF_IP_BASED_GIDS: Final = 0x4000000
IB_UVERBS_QPF_GRH_REQUIRED: Final = 1
IB_UVERBS_FLOW_ACTION_ESP_KEYMAT_AES_GCM: Final = 0
IB_UVERBS_FLOW_ACTION_IV_ALGO_SEQ: Final = 0
IB_UVERBS_FLOW_ACTION_ESP_REPLAY_NONE: Final = 0
IB_UVERBS_FLOW_ACTION_ESP_REPLAY_BMP: Final = 1
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_INLINE_CRYPTO: Final = 0
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_FULL_OFFLOAD: Final = 1
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_TUNNEL: Final = 0
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_TRANSPORT: Final = 2
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_DECRYPT: Final = 0
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ENCRYPT: Final = 4
IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ESN_NEW_WINDOW: Final = 8
IB_UVERBS_READ_COUNTERS_PREFER_CACHED: Final = 1
IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH: Final = 0
IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH_WRITE: Final = 1
IB_UVERBS_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT: Final = 2
IB_UVERBS_ADVISE_MR_FLAG_FLUSH: Final = 1
RDMA_DRIVER_UNKNOWN: Final = 0
RDMA_DRIVER_MLX5: Final = 1
RDMA_DRIVER_MLX4: Final = 2
RDMA_DRIVER_CXGB3: Final = 3
RDMA_DRIVER_CXGB4: Final = 4
RDMA_DRIVER_MTHCA: Final = 5
RDMA_DRIVER_BNXT_RE: Final = 6
RDMA_DRIVER_OCRDMA: Final = 7
RDMA_DRIVER_NES: Final = 8
RDMA_DRIVER_I40IW: Final = 9
RDMA_DRIVER_IRDMA: Final = 9
RDMA_DRIVER_VMW_PVRDMA: Final = 10
RDMA_DRIVER_QEDR: Final = 11
RDMA_DRIVER_HNS: Final = 12
RDMA_DRIVER_USNIC: Final = 13
RDMA_DRIVER_RXE: Final = 14
RDMA_DRIVER_HFI1: Final = 15
RDMA_DRIVER_QIB: Final = 16
RDMA_DRIVER_EFA: Final = 17
RDMA_DRIVER_SIW: Final = 18
RDMA_DRIVER_ERDMA: Final = 19
RDMA_DRIVER_MANA: Final = 20
IB_UVERBS_GID_TYPE_IB: Final = 0
IB_UVERBS_GID_TYPE_ROCE_V1: Final = 1
IB_UVERBS_GID_TYPE_ROCE_V2: Final = 2
IBV_GID_TYPE_IB: Final = 0
IBV_GID_TYPE_ROCE_V1: Final = 1
IBV_GID_TYPE_ROCE_V2: Final = 2
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
IBV_DEVICE_RESIZE_MAX_WR: Final = 1
IBV_DEVICE_BAD_PKEY_CNTR: Final = 2
IBV_DEVICE_BAD_QKEY_CNTR: Final = 4
IBV_DEVICE_RAW_MULTI: Final = 8
IBV_DEVICE_AUTO_PATH_MIG: Final = 16
IBV_DEVICE_CHANGE_PHY_PORT: Final = 32
IBV_DEVICE_UD_AV_PORT_ENFORCE: Final = 64
IBV_DEVICE_CURR_QP_STATE_MOD: Final = 128
IBV_DEVICE_SHUTDOWN_PORT: Final = 256
IBV_DEVICE_INIT_TYPE: Final = 512
IBV_DEVICE_PORT_ACTIVE_EVENT: Final = 1024
IBV_DEVICE_SYS_IMAGE_GUID: Final = 2048
IBV_DEVICE_RC_RNR_NAK_GEN: Final = 4096
IBV_DEVICE_SRQ_RESIZE: Final = 8192
IBV_DEVICE_N_NOTIFY_CQ: Final = 0x4000
IBV_DEVICE_MEM_WINDOW: Final = 0x20000
IBV_DEVICE_UD_IP_CSUM: Final = 0x40000
IBV_DEVICE_XRC: Final = 0x100000
IBV_DEVICE_MEM_MGT_EXTENSIONS: Final = 0x200000
IBV_DEVICE_MEM_WINDOW_TYPE_2A: Final = 0x800000
IBV_DEVICE_MEM_WINDOW_TYPE_2B: Final = 0x1000000
IBV_DEVICE_RC_IP_CSUM: Final = 0x2000000
IBV_DEVICE_RAW_IP_CSUM: Final = 0x4000000
IBV_DEVICE_MANAGED_FLOW_STEERING: Final = 0x20000000
IBV_FORK_DISABLED: Final = 0
IBV_FORK_ENABLED: Final = 1
IBV_FORK_UNNEEDED: Final = 2
IBV_ATOMIC_NONE: Final = 0
IBV_ATOMIC_HCA: Final = 1
IBV_ATOMIC_GLOB: Final = 2
IBV_DM_MASK_HANDLE: Final = 1
IBV_MW_TYPE_1: Final = 1
IBV_MW_TYPE_2: Final = 2
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
IBV_ODP_SUPPORT_SEND: Final = 1
IBV_ODP_SUPPORT_RECV: Final = 2
IBV_ODP_SUPPORT_WRITE: Final = 4
IBV_ODP_SUPPORT_READ: Final = 8
IBV_ODP_SUPPORT_ATOMIC: Final = 16
IBV_ODP_SUPPORT_SRQ_RECV: Final = 32
IBV_ODP_SUPPORT: Final = 1
IBV_ODP_SUPPORT_IMPLICIT: Final = 2
IBV_RX_HASH_FUNC_TOEPLITZ: Final = 1
IBV_RX_HASH_SRC_IPV4: Final = 1
IBV_RX_HASH_DST_IPV4: Final = 2
IBV_RX_HASH_SRC_IPV6: Final = 4
IBV_RX_HASH_DST_IPV6: Final = 8
IBV_RX_HASH_SRC_PORT_TCP: Final = 16
IBV_RX_HASH_DST_PORT_TCP: Final = 32
IBV_RX_HASH_SRC_PORT_UDP: Final = 64
IBV_RX_HASH_DST_PORT_UDP: Final = 128
IBV_RX_HASH_IPSEC_SPI: Final = 256
IBV_RX_HASH_INNER: Final = 0x80000000
IBV_RAW_PACKET_CAP_CVLAN_STRIPPING: Final = 1
IBV_RAW_PACKET_CAP_SCATTER_FCS: Final = 2
IBV_RAW_PACKET_CAP_IP_CSUM: Final = 4
IBV_RAW_PACKET_CAP_DELAY_DROP: Final = 8
IBV_TM_CAP_RC: Final = 1
IBV_PCI_ATOMIC_OPERATION_4_BYTE_SIZE_SUP: Final = 1
IBV_PCI_ATOMIC_OPERATION_8_BYTE_SIZE_SUP: Final = 2
IBV_PCI_ATOMIC_OPERATION_16_BYTE_SIZE_SUP: Final = 4
IBV_MTU_256: Final = 1
IBV_MTU_512: Final = 2
IBV_MTU_1024: Final = 3
IBV_MTU_2048: Final = 4
IBV_MTU_4096: Final = 5
IBV_PORT_NOP: Final = 0
IBV_PORT_DOWN: Final = 1
IBV_PORT_INIT: Final = 2
IBV_PORT_ARMED: Final = 3
IBV_PORT_ACTIVE: Final = 4
IBV_PORT_ACTIVE_DEFER: Final = 5
IBV_LINK_LAYER_UNSPECIFIED: Final = 0
IBV_LINK_LAYER_INFINIBAND: Final = 1
IBV_LINK_LAYER_ETHERNET: Final = 2
IBV_PORT_SM: Final = 2
IBV_PORT_NOTICE_SUP: Final = 4
IBV_PORT_TRAP_SUP: Final = 8
IBV_PORT_OPT_IPD_SUP: Final = 16
IBV_PORT_AUTO_MIGR_SUP: Final = 32
IBV_PORT_SL_MAP_SUP: Final = 64
IBV_PORT_MKEY_NVRAM: Final = 128
IBV_PORT_PKEY_NVRAM: Final = 256
IBV_PORT_LED_INFO_SUP: Final = 512
IBV_PORT_SYS_IMAGE_GUID_SUP: Final = 2048
IBV_PORT_PKEY_SW_EXT_PORT_TRAP_SUP: Final = 4096
IBV_PORT_EXTENDED_SPEEDS_SUP: Final = 0x4000
IBV_PORT_CAP_MASK2_SUP: Final = 0x8000
IBV_PORT_CM_SUP: Final = 0x10000
IBV_PORT_SNMP_TUNNEL_SUP: Final = 0x20000
IBV_PORT_REINIT_SUP: Final = 0x40000
IBV_PORT_DEVICE_MGMT_SUP: Final = 0x80000
IBV_PORT_VENDOR_CLASS_SUP: Final = 0x100000
IBV_PORT_DR_NOTICE_SUP: Final = 0x200000
IBV_PORT_CAP_MASK_NOTICE_SUP: Final = 0x400000
IBV_PORT_BOOT_MGMT_SUP: Final = 0x800000
IBV_PORT_LINK_LATENCY_SUP: Final = 0x1000000
IBV_PORT_CLIENT_REG_SUP: Final = 0x2000000
IBV_PORT_IP_BASED_GIDS: Final = 0x4000000
IBV_PORT_SET_NODE_DESC_SUP: Final = 1
IBV_PORT_INFO_EXT_SUP: Final = 2
IBV_PORT_VIRT_SUP: Final = 4
IBV_PORT_SWITCH_PORT_STATE_TABLE_SUP: Final = 8
IBV_PORT_LINK_WIDTH_2X_SUP: Final = 16
IBV_PORT_LINK_SPEED_HDR_SUP: Final = 32
IBV_PORT_LINK_SPEED_NDR_SUP: Final = 1024
IBV_EVENT_CQ_ERR: Final = 0
IBV_EVENT_QP_FATAL: Final = 1
IBV_EVENT_QP_REQ_ERR: Final = 2
IBV_EVENT_QP_ACCESS_ERR: Final = 3
IBV_EVENT_COMM_EST: Final = 4
IBV_EVENT_SQ_DRAINED: Final = 5
IBV_EVENT_PATH_MIG: Final = 6
IBV_EVENT_PATH_MIG_ERR: Final = 7
IBV_EVENT_DEVICE_FATAL: Final = 8
IBV_EVENT_PORT_ACTIVE: Final = 9
IBV_EVENT_PORT_ERR: Final = 10
IBV_EVENT_LID_CHANGE: Final = 11
IBV_EVENT_PKEY_CHANGE: Final = 12
IBV_EVENT_SM_CHANGE: Final = 13
IBV_EVENT_SRQ_ERR: Final = 14
IBV_EVENT_SRQ_LIMIT_REACHED: Final = 15
IBV_EVENT_QP_LAST_WQE_REACHED: Final = 16
IBV_EVENT_CLIENT_REREGISTER: Final = 17
IBV_EVENT_GID_CHANGE: Final = 18
IBV_EVENT_WQ_FATAL: Final = 19
IBV_WQS_RESET: Final = 0
IBV_WQS_RDY: Final = 1
IBV_WQS_ERR: Final = 2
IBV_WQS_UNKNOWN: Final = 3
IBV_WQT_RQ: Final = 0
IBV_WC_IP_CSUM_OK_SHIFT: Final = 2
IBV_WC_EX_WITH_BYTE_LEN: Final = 1
IBV_WC_EX_WITH_IMM: Final = 2
IBV_WC_EX_WITH_QP_NUM: Final = 4
IBV_WC_EX_WITH_SRC_QP: Final = 8
IBV_WC_EX_WITH_SLID: Final = 16
IBV_WC_EX_WITH_SL: Final = 32
IBV_WC_EX_WITH_DLID_PATH_BITS: Final = 64
IBV_WC_EX_WITH_COMPLETION_TIMESTAMP: Final = 128
IBV_WC_EX_WITH_CVLAN: Final = 256
IBV_WC_EX_WITH_FLOW_TAG: Final = 512
IBV_WC_EX_WITH_TM_INFO: Final = 1024
IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK: Final = 2048
IBV_WC_STANDARD_FLAGS: Final = 127
IBV_CREATE_CQ_SUP_WC_FLAGS: Final = 4095
IBV_WC_GRH: Final = 1
IBV_WC_WITH_IMM: Final = 2
IBV_WC_IP_CSUM_OK: Final = 4
IBV_WC_WITH_INV: Final = 8
IBV_WC_TM_SYNC_REQ: Final = 16
IBV_WC_TM_MATCH: Final = 32
IBV_WC_TM_DATA_VALID: Final = 64
IBV_ACCESS_LOCAL_WRITE: Final = 1
IBV_ACCESS_REMOTE_WRITE: Final = 2
IBV_ACCESS_REMOTE_READ: Final = 4
IBV_ACCESS_REMOTE_ATOMIC: Final = 8
IBV_ACCESS_MW_BIND: Final = 16
IBV_ACCESS_ZERO_BASED: Final = 32
IBV_ACCESS_ON_DEMAND: Final = 64
IBV_ACCESS_HUGETLB: Final = 128
IBV_ACCESS_RELAXED_ORDERING: Final = 0x100000
IBV_XRCD_INIT_ATTR_FD: Final = 1
IBV_XRCD_INIT_ATTR_OFLAGS: Final = 2
IBV_XRCD_INIT_ATTR_RESERVED: Final = 4
IBV_REREG_MR_CHANGE_TRANSLATION: Final = 1
IBV_REREG_MR_CHANGE_PD: Final = 2
IBV_REREG_MR_CHANGE_ACCESS: Final = 4
IBV_REREG_MR_FLAGS_SUPPORTED: Final = 7
IBV_RATE_MAX: Final = 0
IBV_RATE_2_5_GBPS: Final = 2
IBV_RATE_5_GBPS: Final = 5
IBV_RATE_10_GBPS: Final = 3
IBV_RATE_20_GBPS: Final = 6
IBV_RATE_30_GBPS: Final = 4
IBV_RATE_40_GBPS: Final = 7
IBV_RATE_60_GBPS: Final = 8
IBV_RATE_80_GBPS: Final = 9
IBV_RATE_120_GBPS: Final = 10
IBV_RATE_14_GBPS: Final = 11
IBV_RATE_56_GBPS: Final = 12
IBV_RATE_112_GBPS: Final = 13
IBV_RATE_168_GBPS: Final = 14
IBV_RATE_25_GBPS: Final = 15
IBV_RATE_100_GBPS: Final = 16
IBV_RATE_200_GBPS: Final = 17
IBV_RATE_300_GBPS: Final = 18
IBV_RATE_28_GBPS: Final = 19
IBV_RATE_50_GBPS: Final = 20
IBV_RATE_400_GBPS: Final = 21
IBV_RATE_600_GBPS: Final = 22
IBV_RATE_800_GBPS: Final = 23
IBV_RATE_1200_GBPS: Final = 24
IBV_SRQ_MAX_WR: Final = 1
IBV_SRQ_LIMIT: Final = 2
IBV_SRQT_BASIC: Final = 0
IBV_SRQT_XRC: Final = 1
IBV_SRQT_TM: Final = 2
IBV_SRQ_INIT_ATTR_TYPE: Final = 1
IBV_SRQ_INIT_ATTR_PD: Final = 2
IBV_SRQ_INIT_ATTR_XRCD: Final = 4
IBV_SRQ_INIT_ATTR_CQ: Final = 8
IBV_SRQ_INIT_ATTR_TM: Final = 16
IBV_SRQ_INIT_ATTR_RESERVED: Final = 32
IBV_WQ_INIT_ATTR_FLAGS: Final = 1
IBV_WQ_INIT_ATTR_RESERVED: Final = 2
IBV_WQ_FLAGS_CVLAN_STRIPPING: Final = 1
IBV_WQ_FLAGS_SCATTER_FCS: Final = 2
IBV_WQ_FLAGS_DELAY_DROP: Final = 4
IBV_WQ_FLAGS_PCI_WRITE_END_PADDING: Final = 8
IBV_WQ_FLAGS_RESERVED: Final = 16
IBV_WQ_ATTR_STATE: Final = 1
IBV_WQ_ATTR_CURR_STATE: Final = 2
IBV_WQ_ATTR_FLAGS: Final = 4
IBV_WQ_ATTR_RESERVED: Final = 8
IBV_CREATE_IND_TABLE_RESERVED: Final = 1
IBV_QP_INIT_ATTR_PD: Final = 1
IBV_QP_INIT_ATTR_XRCD: Final = 2
IBV_QP_INIT_ATTR_CREATE_FLAGS: Final = 4
IBV_QP_INIT_ATTR_MAX_TSO_HEADER: Final = 8
IBV_QP_INIT_ATTR_IND_TABLE: Final = 16
IBV_QP_INIT_ATTR_RX_HASH: Final = 32
IBV_QP_INIT_ATTR_SEND_OPS_FLAGS: Final = 64
IBV_QP_CREATE_BLOCK_SELF_MCAST_LB: Final = 2
IBV_QP_CREATE_SCATTER_FCS: Final = 256
IBV_QP_CREATE_CVLAN_STRIPPING: Final = 512
IBV_QP_CREATE_SOURCE_QPN: Final = 1024
IBV_QP_CREATE_PCI_WRITE_END_PADDING: Final = 2048
IBV_QP_EX_WITH_RDMA_WRITE: Final = 1
IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM: Final = 2
IBV_QP_EX_WITH_SEND: Final = 4
IBV_QP_EX_WITH_SEND_WITH_IMM: Final = 8
IBV_QP_EX_WITH_RDMA_READ: Final = 16
IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP: Final = 32
IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD: Final = 64
IBV_QP_EX_WITH_LOCAL_INV: Final = 128
IBV_QP_EX_WITH_BIND_MW: Final = 256
IBV_QP_EX_WITH_SEND_WITH_INV: Final = 512
IBV_QP_EX_WITH_TSO: Final = 1024
IBV_QP_EX_WITH_ATOMIC_WRITE: Final = 4096
IBV_QP_OPEN_ATTR_NUM: Final = 1
IBV_QP_OPEN_ATTR_XRCD: Final = 2
IBV_QP_OPEN_ATTR_CONTEXT: Final = 4
IBV_QP_OPEN_ATTR_TYPE: Final = 8
IBV_QP_OPEN_ATTR_RESERVED: Final = 16
IBV_QP_STATE: Final = 1
IBV_QP_CUR_STATE: Final = 2
IBV_QP_EN_SQD_ASYNC_NOTIFY: Final = 4
IBV_QP_ACCESS_FLAGS: Final = 8
IBV_QP_PKEY_INDEX: Final = 16
IBV_QP_PORT: Final = 32
IBV_QP_QKEY: Final = 64
IBV_QP_AV: Final = 128
IBV_QP_PATH_MTU: Final = 256
IBV_QP_TIMEOUT: Final = 512
IBV_QP_RETRY_CNT: Final = 1024
IBV_QP_RNR_RETRY: Final = 2048
IBV_QP_RQ_PSN: Final = 4096
IBV_QP_MAX_QP_RD_ATOMIC: Final = 8192
IBV_QP_ALT_PATH: Final = 0x4000
IBV_QP_MIN_RNR_TIMER: Final = 0x8000
IBV_QP_SQ_PSN: Final = 0x10000
IBV_QP_MAX_DEST_RD_ATOMIC: Final = 0x20000
IBV_QP_PATH_MIG_STATE: Final = 0x40000
IBV_QP_CAP: Final = 0x80000
IBV_QP_DEST_QPN: Final = 0x100000
IBV_QP_RATE_LIMIT: Final = 0x2000000
IBV_MIG_MIGRATED: Final = 0
IBV_MIG_REARM: Final = 1
IBV_MIG_ARMED: Final = 2
IBV_SEND_FENCE: Final = 1
IBV_SEND_SIGNALED: Final = 2
IBV_SEND_SOLICITED: Final = 4
IBV_SEND_INLINE: Final = 8
IBV_SEND_IP_CSUM: Final = 16
IBV_WR_TAG_ADD: Final = 0
IBV_WR_TAG_DEL: Final = 1
IBV_WR_TAG_SYNC: Final = 2
IBV_OPS_SIGNALED: Final = 1
IBV_OPS_TM_SYNC: Final = 2
IBV_CQ_ATTR_MODERATE: Final = 1
IBV_CQ_ATTR_RESERVED: Final = 2
IBV_FLOW_ATTR_FLAGS_DONT_TRAP: Final = 2
IBV_FLOW_ATTR_FLAGS_EGRESS: Final = 4
IBV_FLOW_ATTR_NORMAL: Final = 0
IBV_FLOW_ATTR_ALL_DEFAULT: Final = 1
IBV_FLOW_ATTR_MC_DEFAULT: Final = 2
IBV_FLOW_ATTR_SNIFFER: Final = 3
IBV_FLOW_SPEC_ETH: Final = 32
IBV_FLOW_SPEC_IPV4: Final = 48
IBV_FLOW_SPEC_IPV6: Final = 49
IBV_FLOW_SPEC_IPV4_EXT: Final = 50
IBV_FLOW_SPEC_ESP: Final = 52
IBV_FLOW_SPEC_TCP: Final = 64
IBV_FLOW_SPEC_UDP: Final = 65
IBV_FLOW_SPEC_VXLAN_TUNNEL: Final = 80
IBV_FLOW_SPEC_GRE: Final = 81
IBV_FLOW_SPEC_MPLS: Final = 96
IBV_FLOW_SPEC_INNER: Final = 256
IBV_FLOW_SPEC_ACTION_TAG: Final = 4096
IBV_FLOW_SPEC_ACTION_DROP: Final = 4097
IBV_FLOW_SPEC_ACTION_HANDLE: Final = 4098
IBV_FLOW_SPEC_ACTION_COUNT: Final = 4099
IBV_FLOW_ACTION_ESP_MASK_ESN: Final = 1
IBV_SYSFS_NAME_MAX: Final = 64
IBV_SYSFS_PATH_MAX: Final = 256
IBV_CQ_INIT_ATTR_MASK_FLAGS: Final = 1
IBV_CQ_INIT_ATTR_MASK_PD: Final = 2
IBV_CREATE_CQ_ATTR_SINGLE_THREADED: Final = 1
IBV_CREATE_CQ_ATTR_IGNORE_OVERRUN: Final = 2
IBV_PARENT_DOMAIN_INIT_ATTR_ALLOCATORS: Final = 1
IBV_PARENT_DOMAIN_INIT_ATTR_PD_CONTEXT: Final = 2
IBV_COUNTER_PACKETS: Final = 0
IBV_COUNTER_BYTES: Final = 1
IBV_READ_COUNTERS_ATTR_PREFER_CACHED: Final = 1
IBV_VALUES_MASK_RAW_CLOCK: Final = 1
IBV_VALUES_MASK_RESERVED: Final = 2
IBV_REREG_MR_ERR_INPUT: Final = -1
IBV_REREG_MR_ERR_DONT_FORK_NEW: Final = -2
IBV_REREG_MR_ERR_DO_FORK_OLD: Final = -3
IBV_REREG_MR_ERR_CMD: Final = -4
IBV_REREG_MR_ERR_CMD_AND_DO_FORK_NEW: Final = -5
IB_UVERBS_ACCESS_OPTIONAL_FIRST: Final = 0x100000
IB_UVERBS_ACCESS_OPTIONAL_LAST: Final = 0x20000000
IBV_FLOW_ACTION_ESP_KEYMAT_AES_GCM: Final = 0
IBV_FLOW_ACTION_IV_ALGO_SEQ: Final = 0
IBV_FLOW_ACTION_ESP_REPLAY_NONE: Final = 0
IBV_FLOW_ACTION_ESP_REPLAY_BMP: Final = 1
IBV_FLOW_ACTION_ESP_FLAGS_INLINE_CRYPTO: Final = 0
IBV_FLOW_ACTION_ESP_FLAGS_FULL_OFFLOAD: Final = 1
IBV_FLOW_ACTION_ESP_FLAGS_TUNNEL: Final = 0
IBV_FLOW_ACTION_ESP_FLAGS_TRANSPORT: Final = 2
IBV_FLOW_ACTION_ESP_FLAGS_DECRYPT: Final = 0
IBV_FLOW_ACTION_ESP_FLAGS_ENCRYPT: Final = 4
IBV_FLOW_ACTION_ESP_FLAGS_ESN_NEW_WINDOW: Final = 8
IBV_ADVISE_MR_ADVICE_PREFETCH: Final = 0
IBV_ADVISE_MR_ADVICE_PREFETCH_WRITE: Final = 1
IBV_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT: Final = 2
IBV_ADVISE_MR_FLAG_FLUSH: Final = 1
IBV_QPF_GRH_REQUIRED: Final = 1
IBV_ACCESS_OPTIONAL_RANGE: Final = 0x3ff00000
IBV_ACCESS_OPTIONAL_FIRST: Final = 0x100000
__VERBS_ABI_IS_EXTENDED: Final = 0xffffffffffffffff
IBV_DEVICE_RAW_SCATTER_FCS: Final = 0x400000000
IBV_DEVICE_PCI_WRITE_END_PADDING: Final = 0x1000000000
IBV_ALLOCATOR_USE_DEFAULT: Final = 0xffffffffffffffff
ETHERNET_LL_SIZE: Final = 6
IB_ROCE_UDP_ENCAP_VALID_PORT_MIN: Final = 0xc000
IB_ROCE_UDP_ENCAP_VALID_PORT_MAX: Final = 0xffff
IB_GRH_FLOWLABEL_MASK: Final = 0xfffff
