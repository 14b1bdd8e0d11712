from typing import Any, Final

from . import _runtime as _tg

class io_uring_sqe(_tg.Struct):
    opcode: int
    flags: int
    ioprio: int
    fd: int
    off: int
    addr2: int
    cmd_op: int
    __pad1: int
    addr: int
    splice_off_in: int
    len: int
    rw_flags: int
    fsync_flags: int
    poll_events: int
    poll32_events: int
    sync_range_flags: int
    msg_flags: int
    timeout_flags: int
    accept_flags: int
    cancel_flags: int
    open_flags: int
    statx_flags: int
    fadvise_advice: int
    splice_flags: int
    rename_flags: int
    unlink_flags: int
    hardlink_flags: int
    xattr_flags: int
    msg_ring_flags: int
    uring_cmd_flags: int
    user_data: int
    buf_index: int
    buf_group: int
    personality: int
    splice_fd_in: int
    file_index: int
    addr_len: int
    __pad3: Any
    addr3: int
    __pad2: Any
    cmd: Any
class io_uring_sqe_anonymous_4(_tg.Union):
    off: int
    addr2: int
    cmd_op: int
    __pad1: int
class io_uring_sqe_anonymous_4_anonymous_2(_tg.Struct):
    cmd_op: int
    __pad1: int
class io_uring_sqe_anonymous_5(_tg.Union):
    addr: int
    splice_off_in: int
class io_uring_sqe_anonymous_7(_tg.Union):
    rw_flags: int
    fsync_flags: int
    poll_events: int
    poll32_events: int
    sync_range_flags: int
    msg_flags: int
    timeout_flags: int
    accept_flags: int
    cancel_flags: int
    open_flags: int
    statx_flags: int
    fadvise_advice: int
    splice_flags: int
    rename_flags: int
    unlink_flags: int
    hardlink_flags: int
    xattr_flags: int
    msg_ring_flags: int
    uring_cmd_flags: int
class io_uring_sqe_anonymous_9(_tg.Union):
    buf_index: int
    buf_group: int
class io_uring_sqe_anonymous_11(_tg.Union):
    splice_fd_in: int
    file_index: int
    addr_len: int
    __pad3: Any
class io_uring_sqe_anonymous_11_anonymous_2(_tg.Struct):
    addr_len: int
    __pad3: Any
class io_uring_sqe_anonymous_12(_tg.Union):
    addr3: int
    __pad2: Any
    cmd: Any
class io_uring_sqe_anonymous_12_anonymous_0(_tg.Struct):
    addr3: int
    __pad2: Any
class io_uring_cqe(_tg.Struct):
    user_data: int
    res: int
    flags: int
    big_cqe: Any
class io_sqring_offsets(_tg.Struct):
    head: int
    tail: int
    ring_mask: int
    ring_entries: int
    flags: int
    dropped: int
    array: int
    resv1: int
    resv2: int
class io_cqring_offsets(_tg.Struct):
    head: int
    tail: int
    ring_mask: int
    ring_entries: int
    overflow: int
    cqes: int
    flags: int
    resv1: int
    resv2: int
class io_uring_params(_tg.Struct):
    sq_entries: int
    cq_entries: int
    flags: int
    sq_thread_cpu: int
    sq_thread_idle: int
    features: int
    wq_fd: int
    resv: Any
    sq_off: io_sqring_offsets
    cq_off: io_cqring_offsets
class io_uring_files_update(_tg.Struct):
    offset: int
    resv: int
    fds: int
class io_uring_rsrc_register(_tg.Struct):
    nr: int
    flags: int
    resv2: int
    data: int
    tags: int
class io_uring_rsrc_update(_tg.Struct):
    offset: int
    resv: int
    data: int
class io_uring_rsrc_update2(_tg.Struct):
    offset: int
    resv: int
    data: int
    tags: int
    nr: int
    resv2: int
class io_uring_notification_slot(_tg.Struct):
    tag: int
    resv: Any
class io_uring_notification_register(_tg.Struct):
    nr_slots: int
    resv: int
    resv2: int
    data: int
    resv3: int
class io_uring_probe_op(_tg.Struct):
    op: int
    resv: int
    flags: int
    resv2: int
class io_uring_probe(_tg.Struct):
    last_op: int
    ops_len: int
    resv: int
    resv2: Any
    ops: Any
class io_uring_restriction(_tg.Struct):
    opcode: int
    register_op: int
    sqe_op: int
    sqe_flags: int
    resv: int
    resv2: Any
class io_uring_restriction_anonymous_1(_tg.Union):
    register_op: int
    sqe_op: int
    sqe_flags: int
class io_uring_buf(_tg.Struct):
    addr: int
    len: int
    bid: int
    resv: int
class io_uring_buf_ring(_tg.Struct):
    resv1: int
    resv2: int
    resv3: int
    tail: int
    __empty_bufs: io_uring_buf_ring_anonymous_0_anonymous_1___empty_bufs
    bufs: Any
class io_uring_buf_ring_anonymous_0(_tg.Union):
    resv1: int
    resv2: int
    resv3: int
    tail: int
    __empty_bufs: io_uring_buf_ring_anonymous_0_anonymous_1___empty_bufs
    bufs: Any
class io_uring_buf_ring_anonymous_0_anonymous_0(_tg.Struct):
    resv1: int
    resv2: int
    resv3: int
    tail: int
class io_uring_buf_ring_anonymous_0_anonymous_1(_tg.Struct):
    __empty_bufs: io_uring_buf_ring_anonymous_0_anonymous_1___empty_bufs
    bufs: Any
class io_uring_buf_ring_anonymous_0_anonymous_1___empty_bufs(_tg.Struct): ...
class io_uring_buf_reg(_tg.Struct):
    ring_addr: int
    ring_entries: int
    bgid: int
    pad: int
    resv: Any
class io_uring_getevents_arg(_tg.Struct):
    sigmask: int
    sigmask_sz: int
    pad: int
    ts: int
class io_uring_sync_cancel_reg(_tg.Struct):
    addr: int
    fd: int
    flags: int
    timeout: __kernel_timespec
    pad: Any
class __kernel_timespec(_tg.Struct):
    tv_sec: int
    tv_nsec: int
class io_uring_file_index_range(_tg.Struct):
    off: int
    len: int
    resv: int
class io_uring_recvmsg_out(_tg.Struct):
    namelen: int
    controllen: int
    payloadlen: int
    flags: int
io_uring_op: Any
IOSQE_FIXED_FILE_BIT: Final = 0
IOSQE_IO_DRAIN_BIT: Final = 1
IOSQE_IO_LINK_BIT: Final = 2
IOSQE_IO_HARDLINK_BIT: Final = 3
IOSQE_ASYNC_BIT: Final = 4
IOSQE_BUFFER_SELECT_BIT: Final = 5
IOSQE_CQE_SKIP_SUCCESS_BIT: Final = 6
IORING_OP_NOP: Final = 0
IORING_OP_READV: Final = 1
IORING_OP_WRITEV: Final = 2
IORING_OP_FSYNC: Final = 3
IORING_OP_READ_FIXED: Final = 4
IORING_OP_WRITE_FIXED: Final = 5
IORING_OP_POLL_ADD: Final = 6
IORING_OP_POLL_REMOVE: Final = 7
IORING_OP_SYNC_FILE_RANGE: Final = 8
IORING_OP_SENDMSG: Final = 9
IORING_OP_RECVMSG: Final = 10
IORING_OP_TIMEOUT: Final = 11
IORING_OP_TIMEOUT_REMOVE: Final = 12
IORING_OP_ACCEPT: Final = 13
IORING_OP_ASYNC_CANCEL: Final = 14
IORING_OP_LINK_TIMEOUT: Final = 15
IORING_OP_CONNECT: Final = 16
IORING_OP_FALLOCATE: Final = 17
IORING_OP_OPENAT: Final = 18
IORING_OP_CLOSE: Final = 19
IORING_OP_FILES_UPDATE: Final = 20
IORING_OP_STATX: Final = 21
IORING_OP_READ: Final = 22
IORING_OP_WRITE: Final = 23
IORING_OP_FADVISE: Final = 24
IORING_OP_MADVISE: Final = 25
IORING_OP_SEND: Final = 26
IORING_OP_RECV: Final = 27
IORING_OP_OPENAT2: Final = 28
IORING_OP_EPOLL_CTL: Final = 29
IORING_OP_SPLICE: Final = 30
IORING_OP_PROVIDE_BUFFERS: Final = 31
IORING_OP_REMOVE_BUFFERS: Final = 32
IORING_OP_TEE: Final = 33
IORING_OP_SHUTDOWN: Final = 34
IORING_OP_RENAMEAT: Final = 35
IORING_OP_UNLINKAT: Final = 36
IORING_OP_MKDIRAT: Final = 37
IORING_OP_SYMLINKAT: Final = 38
IORING_OP_LINKAT: Final = 39
IORING_OP_MSG_RING: Final = 40
IORING_OP_FSETXATTR: Final = 41
IORING_OP_SETXATTR: Final = 42
IORING_OP_FGETXATTR: Final = 43
IORING_OP_GETXATTR: Final = 44
IORING_OP_SOCKET: Final = 45
IORING_OP_URING_CMD: Final = 46
IORING_OP_SEND_ZC: Final = 47
IORING_OP_SENDMSG_ZC: Final = 48
IORING_OP_LAST: Final = 49
IORING_MSG_DATA: Final = 0
IORING_MSG_SEND_FD: Final = 1
IORING_CQE_BUFFER_SHIFT: Final = 16
IORING_REGISTER_BUFFERS: Final = 0
IORING_UNREGISTER_BUFFERS: Final = 1
IORING_REGISTER_FILES: Final = 2
IORING_UNREGISTER_FILES: Final = 3
IORING_REGISTER_EVENTFD: Final = 4
IORING_UNREGISTER_EVENTFD: Final = 5
IORING_REGISTER_FILES_UPDATE: Final = 6
IORING_REGISTER_EVENTFD_ASYNC: Final = 7
IORING_REGISTER_PROBE: Final = 8
IORING_REGISTER_PERSONALITY: Final = 9
IORING_UNREGISTER_PERSONALITY: Final = 10
IORING_REGISTER_RESTRICTIONS: Final = 11
IORING_REGISTER_ENABLE_RINGS: Final = 12
IORING_REGISTER_FILES2: Final = 13
IORING_REGISTER_FILES_UPDATE2: Final = 14
IORING_REGISTER_BUFFERS2: Final = 15
IORING_REGISTER_BUFFERS_UPDATE: Final = 16
IORING_REGISTER_IOWQ_AFF: Final = 17
IORING_UNREGISTER_IOWQ_AFF: Final = 18
IORING_REGISTER_IOWQ_MAX_WORKERS: Final = 19
IORING_REGISTER_RING_FDS: Final = 20
IORING_UNREGISTER_RING_FDS: Final = 21
IORING_REGISTER_PBUF_RING: Final = 22
IORING_UNREGISTER_PBUF_RING: Final = 23
IORING_REGISTER_SYNC_CANCEL: Final = 24
IORING_REGISTER_FILE_ALLOC_RANGE: Final = 25
IORING_REGISTER_LAST: Final = 26
IO_WQ_BOUND: Final = 0
IO_WQ_UNBOUND: Final = 1
IORING_RESTRICTION_REGISTER_OP: Final = 0
IORING_RESTRICTION_SQE_OP: Final = 1
IORING_RESTRICTION_SQE_FLAGS_ALLOWED: Final = 2
IORING_RESTRICTION_SQE_FLAGS_REQUIRED: Final = 3
IORING_RESTRICTION_LAST: Final = 4
IORING_FILE_INDEX_ALLOC: Final = 0xffffffff
IOSQE_FIXED_FILE: Final = 1
IOSQE_IO_DRAIN: Final = 2
IOSQE_IO_LINK: Final = 4
IOSQE_IO_HARDLINK: Final = 8
IOSQE_ASYNC: Final = 16
IOSQE_BUFFER_SELECT: Final = 32
IOSQE_CQE_SKIP_SUCCESS: Final = 64
IORING_SETUP_IOPOLL: Final = 1
IORING_SETUP_SQPOLL: Final = 2
IORING_SETUP_SQ_AFF: Final = 4
IORING_SETUP_CQSIZE: Final = 8
IORING_SETUP_CLAMP: Final = 16
IORING_SETUP_ATTACH_WQ: Final = 32
IORING_SETUP_R_DISABLED: Final = 64
IORING_SETUP_SUBMIT_ALL: Final = 128
IORING_SETUP_COOP_TASKRUN: Final = 256
IORING_SETUP_TASKRUN_FLAG: Final = 512
IORING_SETUP_SQE128: Final = 1024
IORING_SETUP_CQE32: Final = 2048
IORING_SETUP_SINGLE_ISSUER: Final = 4096
IORING_SETUP_DEFER_TASKRUN: Final = 8192
IORING_URING_CMD_FIXED: Final = 1
IORING_FSYNC_DATASYNC: Final = 1
IORING_TIMEOUT_ABS: Final = 1
IORING_TIMEOUT_UPDATE: Final = 2
IORING_TIMEOUT_BOOTTIME: Final = 4
IORING_TIMEOUT_REALTIME: Final = 8
IORING_LINK_TIMEOUT_UPDATE: Final = 16
IORING_TIMEOUT_ETIME_SUCCESS: Final = 32
IORING_TIMEOUT_CLOCK_MASK: Final = 12
IORING_TIMEOUT_UPDATE_MASK: Final = 18
SPLICE_F_FD_IN_FIXED: Final = 0x80000000
IORING_POLL_ADD_MULTI: Final = 1
IORING_POLL_UPDATE_EVENTS: Final = 2
IORING_POLL_UPDATE_USER_DATA: Final = 4
IORING_POLL_ADD_LEVEL: Final = 8
IORING_ASYNC_CANCEL_ALL: Final = 1
IORING_ASYNC_CANCEL_FD: Final = 2
IORING_ASYNC_CANCEL_ANY: Final = 4
IORING_ASYNC_CANCEL_FD_FIXED: Final = 8
IORING_ASYNC_CANCEL_USERDATA: Final = 16
IORING_ASYNC_CANCEL_OP: Final = 32
IORING_RECVSEND_POLL_FIRST: Final = 1
IORING_RECV_MULTISHOT: Final = 2
IORING_RECVSEND_FIXED_BUF: Final = 4
IORING_SEND_ZC_REPORT_USAGE: Final = 8
IORING_NOTIF_USAGE_ZC_COPIED: Final = 0x80000000
IORING_ACCEPT_MULTISHOT: Final = 1
IORING_MSG_RING_CQE_SKIP: Final = 1
IORING_CQE_F_BUFFER: Final = 1
IORING_CQE_F_MORE: Final = 2
IORING_CQE_F_SOCK_NONEMPTY: Final = 4
IORING_CQE_F_NOTIF: Final = 8
IORING_OFF_SQ_RING: Final = 0
IORING_OFF_CQ_RING: Final = 0x8000000
IORING_OFF_SQES: Final = 0x10000000
IORING_OFF_MMAP_MASK: Final = 0xf8000000
IORING_SQ_NEED_WAKEUP: Final = 1
IORING_SQ_CQ_OVERFLOW: Final = 2
IORING_SQ_TASKRUN: Final = 4
IORING_CQ_EVENTFD_DISABLED: Final = 1
IORING_ENTER_GETEVENTS: Final = 1
IORING_ENTER_SQ_WAKEUP: Final = 2
IORING_ENTER_SQ_WAIT: Final = 4
IORING_ENTER_EXT_ARG: Final = 8
IORING_ENTER_REGISTERED_RING: Final = 16
IORING_FEAT_SINGLE_MMAP: Final = 1
IORING_FEAT_NODROP: Final = 2
IORING_FEAT_SUBMIT_STABLE: Final = 4
IORING_FEAT_RW_CUR_POS: Final = 8
IORING_FEAT_CUR_PERSONALITY: Final = 16
IORING_FEAT_FAST_POLL: Final = 32
IORING_FEAT_POLL_32BITS: Final = 64
IORING_FEAT_SQPOLL_NONFIXED: Final = 128
IORING_FEAT_EXT_ARG: Final = 256
IORING_FEAT_NATIVE_WORKERS: Final = 512
IORING_FEAT_RSRC_TAGS: Final = 1024
IORING_FEAT_CQE_SKIP: Final = 2048
IORING_FEAT_LINKED_FILE: Final = 4096
IORING_RSRC_REGISTER_SPARSE: Final = 1
IORING_REGISTER_FILES_SKIP: Final = -2
IO_URING_OP_SUPPORTED: Final = 1
__NR_read: Final = 0
__NR_write: Final = 1
__NR_open: Final = 2
__NR_close: Final = 3
__NR_stat: Final = 4
__NR_fstat: Final = 5
__NR_lstat: Final = 6
__NR_poll: Final = 7
__NR_lseek: Final = 8
__NR_mmap: Final = 9
__NR_mprotect: Final = 10
__NR_munmap: Final = 11
__NR_brk: Final = 12
__NR_rt_sigaction: Final = 13
__NR_rt_sigprocmask: Final = 14
__NR_rt_sigreturn: Final = 15
__NR_ioctl: Final = 16
__NR_pread64: Final = 17
__NR_pwrite64: Final = 18
__NR_readv: Final = 19
__NR_writev: Final = 20
__NR_access: Final = 21
__NR_pipe: Final = 22
__NR_select: Final = 23
__NR_sched_yield: Final = 24
__NR_mremap: Final = 25
__NR_msync: Final = 26
__NR_mincore: Final = 27
__NR_madvise: Final = 28
__NR_shmget: Final = 29
__NR_shmat: Final = 30
__NR_shmctl: Final = 31
__NR_dup: Final = 32
__NR_dup2: Final = 33
__NR_pause: Final = 34
__NR_nanosleep: Final = 35
__NR_getitimer: Final = 36
__NR_alarm: Final = 37
__NR_setitimer: Final = 38
__NR_getpid: Final = 39
__NR_sendfile: Final = 40
__NR_socket: Final = 41
__NR_connect: Final = 42
__NR_accept: Final = 43
__NR_sendto: Final = 44
__NR_recvfrom: Final = 45
__NR_sendmsg: Final = 46
__NR_recvmsg: Final = 47
__NR_shutdown: Final = 48
__NR_bind: Final = 49
__NR_listen: Final = 50
__NR_getsockname: Final = 51
__NR_getpeername: Final = 52
__NR_socketpair: Final = 53
__NR_setsockopt: Final = 54
__NR_getsockopt: Final = 55
__NR_clone: Final = 56
__NR_fork: Final = 57
__NR_vfork: Final = 58
__NR_execve: Final = 59
__NR_exit: Final = 60
__NR_wait4: Final = 61
__NR_kill: Final = 62
__NR_uname: Final = 63
__NR_semget: Final = 64
__NR_semop: Final = 65
__NR_semctl: Final = 66
__NR_shmdt: Final = 67
__NR_msgget: Final = 68
__NR_msgsnd: Final = 69
__NR_msgrcv: Final = 70
__NR_msgctl: Final = 71
__NR_fcntl: Final = 72
__NR_flock: Final = 73
__NR_fsync: Final = 74
__NR_fdatasync: Final = 75
__NR_truncate: Final = 76
__NR_ftruncate: Final = 77
__NR_getdents: Final = 78
__NR_getcwd: Final = 79
__NR_chdir: Final = 80
__NR_fchdir: Final = 81
__NR_rename: Final = 82
__NR_mkdir: Final = 83
__NR_rmdir: Final = 84
__NR_creat: Final = 85
__NR_link: Final = 86
__NR_unlink: Final = 87
__NR_symlink: Final = 88
__NR_readlink: Final = 89
__NR_chmod: Final = 90
__NR_fchmod: Final = 91
__NR_chown: Final = 92
__NR_fchown: Final = 93
__NR_lchown: Final = 94
__NR_umask: Final = 95
__NR_gettimeofday: Final = 96
__NR_getrlimit: Final = 97
__NR_getrusage: Final = 98
__NR_sysinfo: Final = 99
__NR_times: Final = 100
__NR_ptrace: Final = 101
__NR_getuid: Final = 102
__NR_syslog: Final = 103
__NR_getgid: Final = 104
__NR_setuid: Final = 105
__NR_setgid: Final = 106
__NR_geteuid: Final = 107
__NR_getegid: Final = 108
__NR_setpgid: Final = 109
__NR_getppid: Final = 110
__NR_getpgrp: Final = 111
__NR_setsid: Final = 112
__NR_setreuid: Final = 113
__NR_setregid: Final = 114
__NR_getgroups: Final = 115
__NR_setgroups: Final = 116
__NR_setresuid: Final = 117
__NR_getresuid: Final = 118
__NR_setresgid: Final = 119
__NR_getresgid: Final = 120
__NR_getpgid: Final = 121
__NR_setfsuid: Final = 122
__NR_setfsgid: Final = 123
__NR_getsid: Final = 124
__NR_capget: Final = 125
__NR_capset: Final = 126
__NR_rt_sigpending: Final = 127
__NR_rt_sigtimedwait: Final = 128
__NR_rt_sigqueueinfo: Final = 129
__NR_rt_sigsuspend: Final = 130
__NR_sigaltstack: Final = 131
__NR_utime: Final = 132
__NR_mknod: Final = 133
__NR_uselib: Final = 134
__NR_personality: Final = 135
__NR_ustat: Final = 136
__NR_statfs: Final = 137
__NR_fstatfs: Final = 138
__NR_sysfs: Final = 139
__NR_getpriority: Final = 140
__NR_setpriority: Final = 141
__NR_sched_setparam: Final = 142
__NR_sched_getparam: Final = 143
__NR_sched_setscheduler: Final = 144
__NR_sched_getscheduler: Final = 145
__NR_sched_get_priority_max: Final = 146
__NR_sched_get_priority_min: Final = 147
__NR_sched_rr_get_interval: Final = 148
__NR_mlock: Final = 149
__NR_munlock: Final = 150
__NR_mlockall: Final = 151
__NR_munlockall: Final = 152
__NR_vhangup: Final = 153
__NR_modify_ldt: Final = 154
__NR_pivot_root: Final = 155
__NR__sysctl: Final = 156
__NR_prctl: Final = 157
__NR_arch_prctl: Final = 158
__NR_adjtimex: Final = 159
__NR_setrlimit: Final = 160
__NR_chroot: Final = 161
__NR_sync: Final = 162
__NR_acct: Final = 163
__NR_settimeofday: Final = 164
__NR_mount: Final = 165
__NR_umount2: Final = 166
__NR_swapon: Final = 167
__NR_swapoff: Final = 168
__NR_reboot: Final = 169
__NR_sethostname: Final = 170
__NR_setdomainname: Final = 171
__NR_iopl: Final = 172
__NR_ioperm: Final = 173
__NR_create_module: Final = 174
__NR_init_module: Final = 175
__NR_delete_module: Final = 176
__NR_get_kernel_syms: Final = 177
__NR_query_module: Final = 178
__NR_quotactl: Final = 179
__NR_nfsservctl: Final = 180
__NR_getpmsg: Final = 181
__NR_putpmsg: Final = 182
__NR_afs_syscall: Final = 183
__NR_tuxcall: Final = 184
__NR_security: Final = 185
__NR_gettid: Final = 186
__NR_readahead: Final = 187
__NR_setxattr: Final = 188
__NR_lsetxattr: Final = 189
__NR_fsetxattr: Final = 190
__NR_getxattr: Final = 191
__NR_lgetxattr: Final = 192
__NR_fgetxattr: Final = 193
__NR_listxattr: Final = 194
__NR_llistxattr: Final = 195
__NR_flistxattr: Final = 196
__NR_removexattr: Final = 197
__NR_lremovexattr: Final = 198
__NR_fremovexattr: Final = 199
__NR_tkill: Final = 200
__NR_time: Final = 201
__NR_futex: Final = 202
__NR_sched_setaffinity: Final = 203
__NR_sched_getaffinity: Final = 204
__NR_set_thread_area: Final = 205
__NR_io_setup: Final = 206
__NR_io_destroy: Final = 207
__NR_io_getevents: Final = 208
__NR_io_submit: Final = 209
__NR_io_cancel: Final = 210
__NR_get_thread_area: Final = 211
__NR_lookup_dcookie: Final = 212
__NR_epoll_create: Final = 213
__NR_epoll_ctl_old: Final = 214
__NR_epoll_wait_old: Final = 215
__NR_remap_file_pages: Final = 216
__NR_getdents64: Final = 217
__NR_set_tid_address: Final = 218
__NR_restart_syscall: Final = 219
__NR_semtimedop: Final = 220
__NR_fadvise64: Final = 221
__NR_timer_create: Final = 222
__NR_timer_settime: Final = 223
__NR_timer_gettime: Final = 224
__NR_timer_getoverrun: Final = 225
__NR_timer_delete: Final = 226
__NR_clock_settime: Final = 227
__NR_clock_gettime: Final = 228
__NR_clock_getres: Final = 229
__NR_clock_nanosleep: Final = 230
__NR_exit_group: Final = 231
__NR_epoll_wait: Final = 232
__NR_epoll_ctl: Final = 233
__NR_tgkill: Final = 234
__NR_utimes: Final = 235
__NR_vserver: Final = 236
__NR_mbind: Final = 237
__NR_set_mempolicy: Final = 238
__NR_get_mempolicy: Final = 239
__NR_mq_open: Final = 240
__NR_mq_unlink: Final = 241
__NR_mq_timedsend: Final = 242
__NR_mq_timedreceive: Final = 243
__NR_mq_notify: Final = 244
__NR_mq_getsetattr: Final = 245
__NR_kexec_load: Final = 246
__NR_waitid: Final = 247
__NR_add_key: Final = 248
__NR_request_key: Final = 249
__NR_keyctl: Final = 250
__NR_ioprio_set: Final = 251
__NR_ioprio_get: Final = 252
__NR_inotify_init: Final = 253
__NR_inotify_add_watch: Final = 254
__NR_inotify_rm_watch: Final = 255
__NR_migrate_pages: Final = 256
__NR_openat: Final = 257
__NR_mkdirat: Final = 258
__NR_mknodat: Final = 259
__NR_fchownat: Final = 260
__NR_futimesat: Final = 261
__NR_newfstatat: Final = 262
__NR_unlinkat: Final = 263
__NR_renameat: Final = 264
__NR_linkat: Final = 265
__NR_symlinkat: Final = 266
__NR_readlinkat: Final = 267
__NR_fchmodat: Final = 268
__NR_faccessat: Final = 269
__NR_pselect6: Final = 270
__NR_ppoll: Final = 271
__NR_unshare: Final = 272
__NR_set_robust_list: Final = 273
__NR_get_robust_list: Final = 274
__NR_splice: Final = 275
__NR_tee: Final = 276
__NR_sync_file_range: Final = 277
__NR_vmsplice: Final = 278
__NR_move_pages: Final = 279
__NR_utimensat: Final = 280
__NR_epoll_pwait: Final = 281
__NR_signalfd: Final = 282
__NR_timerfd_create: Final = 283
__NR_eventfd: Final = 284
__NR_fallocate: Final = 285
__NR_timerfd_settime: Final = 286
__NR_timerfd_gettime: Final = 287
__NR_accept4: Final = 288
__NR_signalfd4: Final = 289
__NR_eventfd2: Final = 290
__NR_epoll_create1: Final = 291
__NR_dup3: Final = 292
__NR_pipe2: Final = 293
__NR_inotify_init1: Final = 294
__NR_preadv: Final = 295
__NR_pwritev: Final = 296
__NR_rt_tgsigqueueinfo: Final = 297
__NR_perf_event_open: Final = 298
__NR_recvmmsg: Final = 299
__NR_fanotify_init: Final = 300
__NR_fanotify_mark: Final = 301
__NR_prlimit64: Final = 302
__NR_name_to_handle_at: Final = 303
__NR_open_by_handle_at: Final = 304
__NR_clock_adjtime: Final = 305
__NR_syncfs: Final = 306
__NR_sendmmsg: Final = 307
__NR_setns: Final = 308
__NR_getcpu: Final = 309
__NR_process_vm_readv: Final = 310
__NR_process_vm_writev: Final = 311
__NR_kcmp: Final = 312
__NR_finit_module: Final = 313
__NR_sched_setattr: Final = 314
__NR_sched_getattr: Final = 315
__NR_renameat2: Final = 316
__NR_seccomp: Final = 317
__NR_getrandom: Final = 318
__NR_memfd_create: Final = 319
__NR_kexec_file_load: Final = 320
__NR_bpf: Final = 321
__NR_execveat: Final = 322
__NR_userfaultfd: Final = 323
__NR_membarrier: Final = 324
__NR_mlock2: Final = 325
__NR_copy_file_range: Final = 326
__NR_preadv2: Final = 327
__NR_pwritev2: Final = 328
__NR_pkey_mprotect: Final = 329
__NR_pkey_alloc: Final = 330
__NR_pkey_free: Final = 331
__NR_statx: Final = 332
__NR_io_pgetevents: Final = 333
__NR_rseq: Final = 334
__NR_pidfd_send_signal: Final = 424
__NR_io_uring_setup: Final = 425
__NR_io_uring_enter: Final = 426
__NR_io_uring_register: Final = 427
__NR_open_tree: Final = 428
__NR_move_mount: Final = 429
__NR_fsopen: Final = 430
__NR_fsconfig: Final = 431
__NR_fsmount: Final = 432
__NR_fspick: Final = 433
__NR_pidfd_open: Final = 434
__NR_clone3: Final = 435
__NR_close_range: Final = 436
__NR_openat2: Final = 437
__NR_pidfd_getfd: Final = 438
__NR_faccessat2: Final = 439
__NR_process_madvise: Final = 440
__NR_epoll_pwait2: Final = 441
__NR_mount_setattr: Final = 442
__NR_quotactl_fd: Final = 443
__NR_landlock_create_ruleset: Final = 444
__NR_landlock_add_rule: Final = 445
__NR_landlock_restrict_self: Final = 446
__NR_memfd_secret: Final = 447
__NR_process_mrelease: Final = 448
__NR_futex_waitv: Final = 449
__NR_set_mempolicy_home_node: Final = 450
