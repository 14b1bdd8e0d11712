from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class __fsid_t(_tg.Struct):
    __val: Any
class iovec(_tg.Struct):
    iov_base: int | None
    iov_len: int
class timespec(_tg.Struct):
    tv_sec: int
    tv_nsec: int
class struct_stat(_tg.Struct):
    st_dev: int
    st_ino: int
    st_nlink: int
    st_mode: int
    st_uid: int
    st_gid: int
    __pad0: int
    st_rdev: int
    st_size: int
    st_blksize: int
    st_blocks: int
    st_atim: timespec
    st_mtim: timespec
    st_ctim: timespec
    __glibc_reserved: Any
class struct_stat64(_tg.Struct):
    st_dev: int
    st_ino: int
    st_nlink: int
    st_mode: int
    st_uid: int
    st_gid: int
    __pad0: int
    st_rdev: int
    st_size: int
    st_blksize: int
    st_blocks: int
    st_atim: timespec
    st_mtim: timespec
    st_ctim: timespec
    __glibc_reserved: Any
class statx_timestamp(_tg.Struct):
    tv_sec: int
    tv_nsec: int
    __reserved: int
class struct_statx(_tg.Struct):
    stx_mask: int
    stx_blksize: int
    stx_attributes: int
    stx_nlink: int
    stx_uid: int
    stx_gid: int
    stx_mode: int
    __spare0: Any
    stx_ino: int
    stx_size: int
    stx_blocks: int
    stx_attributes_mask: int
    stx_atime: statx_timestamp
    stx_btime: statx_timestamp
    stx_ctime: statx_timestamp
    stx_mtime: statx_timestamp
    stx_rdev_major: int
    stx_rdev_minor: int
    stx_dev_major: int
    stx_dev_minor: int
    stx_mnt_id: int
    stx_dio_mem_align: int
    stx_dio_offset_align: int
    __spare3: Any
class winsize(_tg.Struct):
    ws_row: int
    ws_col: int
    ws_xpixel: int
    ws_ypixel: int
class termio(_tg.Struct):
    c_iflag: int
    c_oflag: int
    c_cflag: int
    c_lflag: int
    c_line: int
    c_cc: Any
class __sigset_t(_tg.Struct):
    __val: Any
class timeval(_tg.Struct):
    tv_sec: int
    tv_usec: int
class __atomic_wide_counter(_tg.Union):
    __value64: int
    __value32: __atomic_wide_counter___value32
class __atomic_wide_counter___value32(_tg.Struct):
    __low: int
    __high: int
class __pthread_internal_list(_tg.Struct):
    __prev: Any
    __next: Any
class __pthread_internal_slist(_tg.Struct):
    __next: Any
class __pthread_mutex_s(_tg.Struct):
    __lock: int
    __count: int
    __owner: int
    __nusers: int
    __kind: int
    __spins: int
    __elision: int
    __list: __pthread_internal_list
class __pthread_rwlock_arch_t(_tg.Struct):
    __readers: int
    __writers: int
    __wrphase_futex: int
    __writers_futex: int
    __pad3: int
    __pad4: int
    __cur_writer: int
    __shared: int
    __rwelision: int
    __pad1: Any
    __pad2: int
    __flags: int
class __pthread_cond_s(_tg.Struct):
    __wseq: __atomic_wide_counter
    __g1_start: __atomic_wide_counter
    __g_refs: Any
    __g_size: Any
    __g1_orig_size: int
    __wrefs: int
    __g_signals: Any
class __once_flag(_tg.Struct):
    __data: int
class pthread_mutexattr_t(_tg.Union):
    __size: bytes
    __align: int
class pthread_condattr_t(_tg.Union):
    __size: bytes
    __align: int
class pthread_attr_t(_tg.Union):
    __size: bytes
    __align: int
class pthread_mutex_t(_tg.Union):
    __data: __pthread_mutex_s
    __size: bytes
    __align: int
class pthread_cond_t(_tg.Union):
    __data: __pthread_cond_s
    __size: bytes
    __align: int
class pthread_rwlock_t(_tg.Union):
    __data: __pthread_rwlock_arch_t
    __size: bytes
    __align: int
class pthread_rwlockattr_t(_tg.Union):
    __size: bytes
    __align: int
class pthread_barrier_t(_tg.Union):
    __size: bytes
    __align: int
class pthread_barrierattr_t(_tg.Union):
    __size: bytes
    __align: int
class sockaddr(_tg.Struct):
    sa_family: int
    sa_data: bytes
class sockaddr_storage(_tg.Struct):
    ss_family: int
    __ss_padding: bytes
    __ss_align: int
class msghdr(_tg.Struct):
    msg_name: int | None
    msg_namelen: int
    msg_iov: Any
    msg_iovlen: int
    msg_control: int | None
    msg_controllen: int
    msg_flags: int
class cmsghdr(_tg.Struct):
    cmsg_len: int
    cmsg_level: int
    cmsg_type: int
    __cmsg_data: Any
class ucred(_tg.Struct):
    pid: int
    uid: int
    gid: int
class linger(_tg.Struct):
    l_onoff: int
    l_linger: int
class osockaddr(_tg.Struct):
    sa_family: int
    sa_data: Any
class __SOCKADDR_ARG(_tg.Union):
    __sockaddr__: Any
    __sockaddr_at__: Any
    __sockaddr_ax25__: Any
    __sockaddr_dl__: Any
    __sockaddr_eon__: Any
    __sockaddr_in__: Any
    __sockaddr_in6__: Any
    __sockaddr_inarp__: Any
    __sockaddr_ipx__: Any
    __sockaddr_iso__: Any
    __sockaddr_ns__: Any
    __sockaddr_un__: Any
    __sockaddr_x25__: Any
class sockaddr_at(_tg.Struct): ...
class sockaddr_ax25(_tg.Struct): ...
class sockaddr_dl(_tg.Struct): ...
class sockaddr_eon(_tg.Struct): ...
class sockaddr_in(_tg.Struct): ...
class sockaddr_in6(_tg.Struct): ...
class sockaddr_inarp(_tg.Struct): ...
class sockaddr_ipx(_tg.Struct): ...
class sockaddr_iso(_tg.Struct): ...
class sockaddr_ns(_tg.Struct): ...
class sockaddr_un(_tg.Struct):
    sun_family: int
    sun_path: bytes
class sockaddr_x25(_tg.Struct): ...
class __CONST_SOCKADDR_ARG(_tg.Union):
    __sockaddr__: Any
    __sockaddr_at__: Any
    __sockaddr_ax25__: Any
    __sockaddr_dl__: Any
    __sockaddr_eon__: Any
    __sockaddr_in__: Any
    __sockaddr_in6__: Any
    __sockaddr_inarp__: Any
    __sockaddr_ipx__: Any
    __sockaddr_iso__: Any
    __sockaddr_ns__: Any
    __sockaddr_un__: Any
    __sockaddr_x25__: Any
class mmsghdr(_tg.Struct):
    msg_hdr: msghdr
    msg_len: int
class __locale_struct(_tg.Struct):
    __locales: Any
    __ctype_b: Any
    __ctype_tolower: Any
    __ctype_toupper: Any
    __names: Any
class __locale_data(_tg.Struct): ...
class struct_timezone(_tg.Struct):
    tz_minuteswest: int
    tz_dsttime: int
class itimerval(_tg.Struct):
    it_interval: timeval
    it_value: timeval
class rlimit(_tg.Struct):
    rlim_cur: int
    rlim_max: int
class rlimit64(_tg.Struct):
    rlim_cur: int
    rlim_max: int
class rusage(_tg.Struct):
    ru_utime: timeval
    ru_stime: timeval
    ru_maxrss: int
    __ru_maxrss_word: int
    ru_ixrss: int
    __ru_ixrss_word: int
    ru_idrss: int
    __ru_idrss_word: int
    ru_isrss: int
    __ru_isrss_word: int
    ru_minflt: int
    __ru_minflt_word: int
    ru_majflt: int
    __ru_majflt_word: int
    ru_nswap: int
    __ru_nswap_word: int
    ru_inblock: int
    __ru_inblock_word: int
    ru_oublock: int
    __ru_oublock_word: int
    ru_msgsnd: int
    __ru_msgsnd_word: int
    ru_msgrcv: int
    __ru_msgrcv_word: int
    ru_nsignals: int
    __ru_nsignals_word: int
    ru_nvcsw: int
    __ru_nvcsw_word: int
    ru_nivcsw: int
    __ru_nivcsw_word: int
class rusage_anonymous_2(_tg.Union):
    ru_maxrss: int
    __ru_maxrss_word: int
class rusage_anonymous_3(_tg.Union):
    ru_ixrss: int
    __ru_ixrss_word: int
class rusage_anonymous_4(_tg.Union):
    ru_idrss: int
    __ru_idrss_word: int
class rusage_anonymous_5(_tg.Union):
    ru_isrss: int
    __ru_isrss_word: int
class rusage_anonymous_6(_tg.Union):
    ru_minflt: int
    __ru_minflt_word: int
class rusage_anonymous_7(_tg.Union):
    ru_majflt: int
    __ru_majflt_word: int
class rusage_anonymous_8(_tg.Union):
    ru_nswap: int
    __ru_nswap_word: int
class rusage_anonymous_9(_tg.Union):
    ru_inblock: int
    __ru_inblock_word: int
class rusage_anonymous_10(_tg.Union):
    ru_oublock: int
    __ru_oublock_word: int
class rusage_anonymous_11(_tg.Union):
    ru_msgsnd: int
    __ru_msgsnd_word: int
class rusage_anonymous_12(_tg.Union):
    ru_msgrcv: int
    __ru_msgrcv_word: int
class rusage_anonymous_13(_tg.Union):
    ru_nsignals: int
    __ru_nsignals_word: int
class rusage_anonymous_14(_tg.Union):
    ru_nvcsw: int
    __ru_nvcsw_word: int
class rusage_anonymous_15(_tg.Union):
    ru_nivcsw: int
    __ru_nivcsw_word: int
class sigval(_tg.Union):
    sival_int: int
    sival_ptr: int | None
class siginfo_t(_tg.Struct):
    si_signo: int
    si_errno: int
    si_code: int
    __pad0: int
    _sifields: siginfo_t__sifields
class siginfo_t__sifields(_tg.Union):
    _pad: Any
    _kill: siginfo_t__sifields__kill
    _timer: siginfo_t__sifields__timer
    _rt: siginfo_t__sifields__rt
    _sigchld: siginfo_t__sifields__sigchld
    _sigfault: siginfo_t__sifields__sigfault
    _sigpoll: siginfo_t__sifields__sigpoll
    _sigsys: siginfo_t__sifields__sigsys
class siginfo_t__sifields__kill(_tg.Struct):
    si_pid: int
    si_uid: int
class siginfo_t__sifields__timer(_tg.Struct):
    si_tid: int
    si_overrun: int
    si_sigval: sigval
class siginfo_t__sifields__rt(_tg.Struct):
    si_pid: int
    si_uid: int
    si_sigval: sigval
class siginfo_t__sifields__sigchld(_tg.Struct):
    si_pid: int
    si_uid: int
    si_status: int
    si_utime: int
    si_stime: int
class siginfo_t__sifields__sigfault(_tg.Struct):
    si_addr: int | None
    si_addr_lsb: int
    _bounds: siginfo_t__sifields__sigfault__bounds
class siginfo_t__sifields__sigfault__bounds(_tg.Union):
    _addr_bnd: siginfo_t__sifields__sigfault__bounds__addr_bnd
    _pkey: int
class siginfo_t__sifields__sigfault__bounds__addr_bnd(_tg.Struct):
    _lower: int | None
    _upper: int | None
class siginfo_t__sifields__sigpoll(_tg.Struct):
    si_band: int
    si_fd: int
class siginfo_t__sifields__sigsys(_tg.Struct):
    _call_addr: int | None
    _syscall: int
    _arch: int
class sigevent(_tg.Struct):
    sigev_value: sigval
    sigev_signo: int
    sigev_notify: int
    _sigev_un: sigevent__sigev_un
class sigevent__sigev_un(_tg.Union):
    _pad: Any
    _tid: int
    _sigev_thread: sigevent__sigev_un__sigev_thread
class sigevent__sigev_un__sigev_thread(_tg.Struct):
    _function: Any
    _attribute: Any
class struct_sigaction(_tg.Struct):
    __sigaction_handler: sigaction___sigaction_handler
    sa_mask: __sigset_t
    sa_flags: int
    sa_restorer: Any
class sigaction___sigaction_handler(_tg.Union):
    sa_handler: Any
    sa_sigaction: Any
class _fpx_sw_bytes(_tg.Struct):
    magic1: int
    extended_size: int
    xstate_bv: int
    xstate_size: int
    __glibc_reserved1: Any
class _fpreg(_tg.Struct):
    significand: Any
    exponent: int
class _fpxreg(_tg.Struct):
    significand: Any
    exponent: int
    __glibc_reserved1: Any
class _xmmreg(_tg.Struct):
    element: Any
class _fpstate(_tg.Struct):
    cwd: int
    swd: int
    ftw: int
    fop: int
    rip: int
    rdp: int
    mxcsr: int
    mxcr_mask: int
    _st: Any
    _xmm: Any
    __glibc_reserved1: Any
class sigcontext(_tg.Struct):
    r8: int
    r9: int
    r10: int
    r11: int
    r12: int
    r13: int
    r14: int
    r15: int
    rdi: int
    rsi: int
    rbp: int
    rbx: int
    rdx: int
    rax: int
    rcx: int
    rsp: int
    rip: int
    eflags: int
    cs: int
    gs: int
    fs: int
    __pad0: int
    err: int
    trapno: int
    oldmask: int
    cr2: int
    fpstate: Any
    __fpstate_word: int
    __reserved1: Any
class sigcontext_anonymous_26(_tg.Union):
    fpstate: Any
    __fpstate_word: int
class _xsave_hdr(_tg.Struct):
    xstate_bv: int
    __glibc_reserved1: Any
    __glibc_reserved2: Any
class _ymmh_state(_tg.Struct):
    ymmh_space: Any
class _xstate(_tg.Struct):
    fpstate: _fpstate
    xstate_hdr: _xsave_hdr
    ymmh: _ymmh_state
class stack_t(_tg.Struct):
    ss_sp: int | None
    ss_flags: int
    ss_size: int
class struct_sigstack(_tg.Struct):
    ss_sp: int | None
    ss_onstack: int
class Elf32_Ehdr(_tg.Struct):
    e_ident: Any
    e_type: int
    e_machine: int
    e_version: int
    e_entry: int
    e_phoff: int
    e_shoff: int
    e_flags: int
    e_ehsize: int
    e_phentsize: int
    e_phnum: int
    e_shentsize: int
    e_shnum: int
    e_shstrndx: int
class Elf64_Ehdr(_tg.Struct):
    e_ident: Any
    e_type: int
    e_machine: int
    e_version: int
    e_entry: int
    e_phoff: int
    e_shoff: int
    e_flags: int
    e_ehsize: int
    e_phentsize: int
    e_phnum: int
    e_shentsize: int
    e_shnum: int
    e_shstrndx: int
class Elf32_Shdr(_tg.Struct):
    sh_name: int
    sh_type: int
    sh_flags: int
    sh_addr: int
    sh_offset: int
    sh_size: int
    sh_link: int
    sh_info: int
    sh_addralign: int
    sh_entsize: int
class Elf64_Shdr(_tg.Struct):
    sh_name: int
    sh_type: int
    sh_flags: int
    sh_addr: int
    sh_offset: int
    sh_size: int
    sh_link: int
    sh_info: int
    sh_addralign: int
    sh_entsize: int
class Elf32_Chdr(_tg.Struct):
    ch_type: int
    ch_size: int
    ch_addralign: int
class Elf64_Chdr(_tg.Struct):
    ch_type: int
    ch_reserved: int
    ch_size: int
    ch_addralign: int
class Elf32_Sym(_tg.Struct):
    st_name: int
    st_value: int
    st_size: int
    st_info: int
    st_other: int
    st_shndx: int
class Elf64_Sym(_tg.Struct):
    st_name: int
    st_info: int
    st_other: int
    st_shndx: int
    st_value: int
    st_size: int
class Elf32_Syminfo(_tg.Struct):
    si_boundto: int
    si_flags: int
class Elf64_Syminfo(_tg.Struct):
    si_boundto: int
    si_flags: int
class Elf32_Rel(_tg.Struct):
    r_offset: int
    r_info: int
class Elf64_Rel(_tg.Struct):
    r_offset: int
    r_info: int
class Elf32_Rela(_tg.Struct):
    r_offset: int
    r_info: int
    r_addend: int
class Elf64_Rela(_tg.Struct):
    r_offset: int
    r_info: int
    r_addend: int
class Elf32_Phdr(_tg.Struct):
    p_type: int
    p_offset: int
    p_vaddr: int
    p_paddr: int
    p_filesz: int
    p_memsz: int
    p_flags: int
    p_align: int
class Elf64_Phdr(_tg.Struct):
    p_type: int
    p_flags: int
    p_offset: int
    p_vaddr: int
    p_paddr: int
    p_filesz: int
    p_memsz: int
    p_align: int
class Elf32_Dyn(_tg.Struct):
    d_tag: int
    d_un: Elf32_Dyn_d_un
class Elf32_Dyn_d_un(_tg.Union):
    d_val: int
    d_ptr: int
class Elf64_Dyn(_tg.Struct):
    d_tag: int
    d_un: Elf64_Dyn_d_un
class Elf64_Dyn_d_un(_tg.Union):
    d_val: int
    d_ptr: int
class Elf32_Verdef(_tg.Struct):
    vd_version: int
    vd_flags: int
    vd_ndx: int
    vd_cnt: int
    vd_hash: int
    vd_aux: int
    vd_next: int
class Elf64_Verdef(_tg.Struct):
    vd_version: int
    vd_flags: int
    vd_ndx: int
    vd_cnt: int
    vd_hash: int
    vd_aux: int
    vd_next: int
class Elf32_Verdaux(_tg.Struct):
    vda_name: int
    vda_next: int
class Elf64_Verdaux(_tg.Struct):
    vda_name: int
    vda_next: int
class Elf32_Verneed(_tg.Struct):
    vn_version: int
    vn_cnt: int
    vn_file: int
    vn_aux: int
    vn_next: int
class Elf64_Verneed(_tg.Struct):
    vn_version: int
    vn_cnt: int
    vn_file: int
    vn_aux: int
    vn_next: int
class Elf32_Vernaux(_tg.Struct):
    vna_hash: int
    vna_flags: int
    vna_other: int
    vna_name: int
    vna_next: int
class Elf64_Vernaux(_tg.Struct):
    vna_hash: int
    vna_flags: int
    vna_other: int
    vna_name: int
    vna_next: int
class Elf32_auxv_t(_tg.Struct):
    a_type: int
    a_un: Elf32_auxv_t_a_un
class Elf32_auxv_t_a_un(_tg.Union):
    a_val: int
class Elf64_auxv_t(_tg.Struct):
    a_type: int
    a_un: Elf64_auxv_t_a_un
class Elf64_auxv_t_a_un(_tg.Union):
    a_val: int
class Elf32_Nhdr(_tg.Struct):
    n_namesz: int
    n_descsz: int
    n_type: int
class Elf64_Nhdr(_tg.Struct):
    n_namesz: int
    n_descsz: int
    n_type: int
class Elf32_Move(_tg.Struct):
    m_value: int
    m_info: int
    m_poffset: int
    m_repeat: int
    m_stride: int
class Elf64_Move(_tg.Struct):
    m_value: int
    m_info: int
    m_poffset: int
    m_repeat: int
    m_stride: int
class Elf32_gptab(_tg.Union):
    gt_header: Elf32_gptab_gt_header
    gt_entry: Elf32_gptab_gt_entry
class Elf32_gptab_gt_header(_tg.Struct):
    gt_current_g_value: int
    gt_unused: int
class Elf32_gptab_gt_entry(_tg.Struct):
    gt_g_value: int
    gt_bytes: int
class Elf32_RegInfo(_tg.Struct):
    ri_gprmask: int
    ri_cprmask: Any
    ri_gp_value: int
class Elf_Options(_tg.Struct):
    kind: int
    size: int
    section: int
    info: int
class Elf_Options_Hw(_tg.Struct):
    hwp_flags1: int
    hwp_flags2: int
class Elf32_Lib(_tg.Struct):
    l_name: int
    l_time_stamp: int
    l_checksum: int
    l_version: int
    l_flags: int
class Elf64_Lib(_tg.Struct):
    l_name: int
    l_time_stamp: int
    l_checksum: int
    l_version: int
    l_flags: int
class Elf_MIPS_ABIFlags_v0(_tg.Struct):
    version: int
    isa_level: int
    isa_rev: int
    gpr_size: int
    cpr1_size: int
    cpr2_size: int
    fp_abi: int
    isa_ext: int
    ases: int
    flags1: int
    flags2: int
class flock(_tg.Struct):
    l_type: int
    l_whence: int
    l_start: int
    l_len: int
    l_pid: int
class flock64(_tg.Struct):
    l_type: int
    l_whence: int
    l_start: int
    l_len: int
    l_pid: int
class f_owner_ex(_tg.Struct):
    type: int
    pid: int
class file_handle(_tg.Struct):
    handle_bytes: int
    handle_type: int
    f_handle: Any
class div_t(_tg.Struct):
    quot: int
    rem: int
class ldiv_t(_tg.Struct):
    quot: int
    rem: int
class lldiv_t(_tg.Struct):
    quot: int
    rem: int
class random_data(_tg.Struct):
    fptr: Any
    rptr: Any
    state: Any
    rand_type: int
    rand_deg: int
    rand_sep: int
    end_ptr: Any
class drand48_data(_tg.Struct):
    __x: Any
    __old_x: Any
    __c: int
    __init: int
    __a: int
class __mbstate_t(_tg.Struct):
    __count: int
    __value: __mbstate_t___value
class __mbstate_t___value(_tg.Union):
    __wch: int
    __wchb: bytes
class _G_fpos_t(_tg.Struct):
    __pos: int
    __state: __mbstate_t
class _G_fpos64_t(_tg.Struct):
    __pos: int
    __state: __mbstate_t
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
class _IO_cookie_io_functions_t(_tg.Struct):
    read: Any
    write: Any
    seek: Any
    close: Any
class obstack(_tg.Struct): ...
class sem_t(_tg.Union):
    __size: bytes
    __align: int
class sched_param(_tg.Struct):
    sched_priority: int
class cpu_set_t(_tg.Struct):
    __bits: Any
class timex(_tg.Struct):
    modes: int
    offset: int
    freq: int
    maxerror: int
    esterror: int
    status: int
    constant: int
    precision: int
    tolerance: int
    time: timeval
    tick: int
    ppsfreq: int
    jitter: int
    shift: int
    stabil: int
    jitcnt: int
    calcnt: int
    errcnt: int
    stbcnt: int
    tai: int
class tm(_tg.Struct):
    tm_sec: int
    tm_min: int
    tm_hour: int
    tm_mday: int
    tm_mon: int
    tm_year: int
    tm_wday: int
    tm_yday: int
    tm_isdst: int
    tm_gmtoff: int
    tm_zone: bytes | None
class itimerspec(_tg.Struct):
    it_interval: timespec
    it_value: timespec
class __jmp_buf_tag(_tg.Struct):
    __jmpbuf: Any
    __mask_was_saved: int
    __saved_mask: __sigset_t
class _pthread_cleanup_buffer(_tg.Struct):
    __routine: Any
    __arg: int | None
    __canceltype: int
    __prev: Any
class __cancel_jmp_buf_tag(_tg.Struct):
    __cancel_jmp_buf: Any
    __mask_was_saved: int
class __pthread_unwind_buf_t(_tg.Struct):
    __cancel_jmp_buf: Any
    __pad: Any
class __pthread_cleanup_frame(_tg.Struct):
    __cancel_routine: Any
    __cancel_arg: int | None
    __do_it: int
    __cancel_type: int
class Dl_info(_tg.Struct):
    dli_fname: bytes | None
    dli_fbase: int | None
    dli_sname: bytes | None
    dli_saddr: int | None
class Dl_serpath(_tg.Struct):
    dls_name: _tg.CString
    dls_flags: int
class Dl_serinfo(_tg.Struct):
    dls_size: int
    dls_cnt: int
    dls_serpath: Any
    __dls_serpath_pad: Any
class Dl_serinfo_anonymous_2(_tg.Union):
    dls_serpath: Any
    __dls_serpath_pad: Any
class dl_find_object(_tg.Struct):
    dlfo_flags: int
    dlfo_map_start: int | None
    dlfo_map_end: int | None
    dlfo_link_map: Any
    dlfo_eh_frame: int | None
    __dflo_reserved: Any
class link_map(_tg.Struct): ...
class dirent(_tg.Struct):
    d_ino: int
    d_off: int
    d_reclen: int
    d_type: int
    d_name: bytes
class dirent64(_tg.Struct):
    d_ino: int
    d_off: int
    d_reclen: int
    d_type: int
    d_name: bytes
class __dirstream(_tg.Struct): ...
__socket_type: Any
__itimer_which: Any
__rlimit_resource: Any
__rusage_who: Any
__priority_which: Any
idtype_t: Any
__pid_type: Any
__u_char: Any
__u_short: Any
__u_int: Any
__u_long: Any
__int8_t: Any
__uint8_t: Any
__int16_t: Any
__uint16_t: Any
__int32_t: Any
__uint32_t: Any
__int64_t: Any
__uint64_t: Any
__int_least8_t: Any
__uint_least8_t: Any
__int_least16_t: Any
__uint_least16_t: Any
__int_least32_t: Any
__uint_least32_t: Any
__int_least64_t: Any
__uint_least64_t: Any
__quad_t: Any
__u_quad_t: Any
__intmax_t: Any
__uintmax_t: Any
__dev_t: Any
__uid_t: Any
__gid_t: Any
__ino_t: Any
__ino64_t: Any
__mode_t: Any
__nlink_t: Any
__off_t: Any
__off64_t: Any
__pid_t: Any
__clock_t: Any
__rlim_t: Any
__rlim64_t: Any
__id_t: Any
__time_t: Any
__useconds_t: Any
__suseconds_t: Any
__suseconds64_t: Any
__daddr_t: Any
__key_t: Any
__clockid_t: Any
__timer_t: Any
__blksize_t: Any
__blkcnt_t: Any
__blkcnt64_t: Any
__fsblkcnt_t: Any
__fsblkcnt64_t: Any
__fsfilcnt_t: Any
__fsfilcnt64_t: Any
__fsword_t: Any
__ssize_t: Any
__syscall_slong_t: Any
__syscall_ulong_t: Any
__loff_t: Any
__caddr_t: Any
__intptr_t: Any
__socklen_t: Any
__sig_atomic_t: Any
off_t: Any
mode_t: Any
time_t: Any
dev_t: Any
gid_t: Any
ino_t: Any
nlink_t: Any
uid_t: Any
blkcnt_t: Any
blksize_t: Any
eventfd_t: Any
clock_t: Any
clockid_t: Any
timer_t: Any
sigset_t: Any
__pthread_list_t: Any
__pthread_slist_t: Any
__tss_t: Any
__thrd_t: Any
pthread_t: Any
pthread_key_t: Any
pthread_once_t: Any
pthread_spinlock_t: Any
socklen_t: Any
sa_family_t: Any
__locale_t: Any
locale_t: Any
__itimer_which_t: Any
rlim_t: Any
rlim64_t: Any
__rlimit_resource_t: Any
__rusage_who_t: Any
__priority_which_t: Any
sig_atomic_t: Any
__sigval_t: Any
sigval_t: Any
sigevent_t: Any
__sighandler_t: Any
sighandler_t: Any
sig_t: Any
Elf32_Half: Any
Elf64_Half: Any
Elf32_Word: Any
Elf32_Sword: Any
Elf64_Word: Any
Elf64_Sword: Any
Elf32_Xword: Any
Elf32_Sxword: Any
Elf64_Xword: Any
Elf64_Sxword: Any
Elf32_Addr: Any
Elf64_Addr: Any
Elf32_Off: Any
Elf64_Off: Any
Elf32_Section: Any
Elf64_Section: Any
Elf32_Versym: Any
Elf64_Versym: Any
Elf32_Relr: Any
Elf64_Relr: Any
Elf32_Conflict: Any
_Float32: Any
_Float64: Any
_Float32x: Any
_Float64x: Any
__compar_fn_t: Any
comparison_fn_t: Any
__compar_d_fn_t: Any
__fpos_t: Any
__fpos64_t: Any
__FILE: Any
FILE: Any
_IO_lock_t: Any
cookie_read_function_t: Any
cookie_write_function_t: Any
cookie_seek_function_t: Any
cookie_close_function_t: Any
cookie_io_functions_t: Any
va_list: Any
fpos_t: Any
fpos64_t: Any
error_t: Any
__cpu_mask: Any
__jmp_buf: Any
Lmid_t: Any
DIR: Any
def memfd_create(name: Any, flags: int) -> int: ...
def mlock2(addr: Any, length: int, flags: int) -> int: ...
def pkey_alloc(flags: int, access_rights: int) -> int: ...
def pkey_set(key: int, access_rights: int) -> int: ...
def pkey_get(key: int) -> int: ...
def pkey_free(key: int) -> int: ...
def pkey_mprotect(addr: Any, len: int, prot: int, pkey: int) -> int: ...
def mmap(addr: Any, len: int, prot: int, flags: int, fd: int, offset: int) -> int | None: ...
def mmap64(addr: Any, len: int, prot: int, flags: int, fd: int, offset: int) -> int | None: ...
def munmap(addr: Any, len: int) -> int: ...
def mprotect(addr: Any, len: int, prot: int) -> int: ...
def msync(addr: Any, len: int, flags: int) -> int: ...
def madvise(addr: Any, len: int, advice: int) -> int: ...
def posix_madvise(addr: Any, len: int, advice: int) -> int: ...
def mlock(addr: Any, len: int) -> int: ...
def munlock(addr: Any, len: int) -> int: ...
def mlockall(flags: int) -> int: ...
def munlockall() -> int: ...
def mincore(start: Any, len: int, vec: Any) -> int: ...
def mremap(addr: Any, old_len: int, new_len: int, flags: int, *more: Any) -> int | None: ...
def remap_file_pages(start: Any, size: int, prot: int, pgoff: int, flags: int) -> int: ...
def shm_open(name: Any, oflag: int, mode: int) -> int: ...
def shm_unlink(name: Any) -> int: ...
def process_madvise(pid_fd: int, iov: Any, count: int, advice: int, flags: int) -> int: ...
def process_mrelease(pidfd: int, flags: int) -> int: ...
def stat(file: Any, buf: Any) -> int: ...
def fstat(fd: int, buf: Any) -> int: ...
def stat64(file: Any, buf: Any) -> int: ...
def fstat64(fd: int, buf: Any) -> int: ...
def fstatat(fd: int, file: Any, buf: Any, flag: int) -> int: ...
def fstatat64(fd: int, file: Any, buf: Any, flag: int) -> int: ...
def lstat(file: Any, buf: Any) -> int: ...
def lstat64(file: Any, buf: Any) -> int: ...
def chmod(file: Any, mode: int) -> int: ...
def lchmod(file: Any, mode: int) -> int: ...
def fchmod(fd: int, mode: int) -> int: ...
def fchmodat(fd: int, file: Any, mode: int, flag: int) -> int: ...
def umask(mask: int) -> int: ...
def getumask() -> int: ...
def mkdir(path: Any, mode: int) -> int: ...
def mkdirat(fd: int, path: Any, mode: int) -> int: ...
def mknod(path: Any, mode: int, dev: int) -> int: ...
def mknodat(fd: int, path: Any, mode: int, dev: int) -> int: ...
def mkfifo(path: Any, mode: int) -> int: ...
def mkfifoat(fd: int, path: Any, mode: int) -> int: ...
def utimensat(fd: int, path: Any, times: Any, flags: int) -> int: ...
def futimens(fd: int, times: Any) -> int: ...
def statx(dirfd: int, path: Any, flags: int, mask: int, buf: Any) -> int: ...
def ioctl(fd: int, request: int, *more: Any) -> int: ...
def eventfd(count: int, flags: int) -> int: ...
def eventfd_read(fd: int, value: Any) -> int: ...
def eventfd_write(fd: int, value: int) -> int: ...
def gnu_dev_major(dev: int) -> int: ...
def gnu_dev_minor(dev: int) -> int: ...
def gnu_dev_makedev(major: int, minor: int) -> int: ...
def readv(fd: int, iovec: Any, count: int) -> int: ...
def writev(fd: int, iovec: Any, count: int) -> int: ...
def preadv(fd: int, iovec: Any, count: int, offset: int) -> int: ...
def pwritev(fd: int, iovec: Any, count: int, offset: int) -> int: ...
def preadv64(fd: int, iovec: Any, count: int, offset: int) -> int: ...
def pwritev64(fd: int, iovec: Any, count: int, offset: int) -> int: ...
def preadv2(fp: int, iovec: Any, count: int, offset: int, flags: int) -> int: ...
def pwritev2(fd: int, iodev: Any, count: int, offset: int, flags: int) -> int: ...
def preadv64v2(fp: int, iovec: Any, count: int, offset: int, flags: int) -> int: ...
def pwritev64v2(fd: int, iodev: Any, count: int, offset: int, flags: int) -> int: ...
def process_vm_readv(pid: int, lvec: Any, liovcnt: int, rvec: Any, riovcnt: int, flags: int) -> int: ...
def process_vm_writev(pid: int, lvec: Any, liovcnt: int, rvec: Any, riovcnt: int, flags: int) -> int: ...
def __cmsg_nxthdr(mhdr: Any, cmsg: Any) -> Any: ...
def socket(domain: int, type: int, protocol: int) -> int: ...
def socketpair(domain: int, type: int, protocol: int, fds: Any) -> int: ...
def bind(fd: int, addr: __CONST_SOCKADDR_ARG, len: int) -> int: ...
def getsockname(fd: int, addr: __SOCKADDR_ARG, len: Any) -> int: ...
def connect(fd: int, addr: __CONST_SOCKADDR_ARG, len: int) -> int: ...
def getpeername(fd: int, addr: __SOCKADDR_ARG, len: Any) -> int: ...
def send(fd: int, buf: Any, n: int, flags: int) -> int: ...
def recv(fd: int, buf: Any, n: int, flags: int) -> int: ...
def sendto(fd: int, buf: Any, n: int, flags: int, addr: __CONST_SOCKADDR_ARG, addr_len: int) -> int: ...
def recvfrom(fd: int, buf: Any, n: int, flags: int, addr: __SOCKADDR_ARG, addr_len: Any) -> int: ...
def sendmsg(fd: int, message: Any, flags: int) -> int: ...
def sendmmsg(fd: int, vmessages: Any, vlen: int, flags: int) -> int: ...
def recvmsg(fd: int, message: Any, flags: int) -> int: ...
def recvmmsg(fd: int, vmessages: Any, vlen: int, flags: int, tmo: Any) -> int: ...
def getsockopt(fd: int, level: int, optname: int, optval: Any, optlen: Any) -> int: ...
def setsockopt(fd: int, level: int, optname: int, optval: Any, optlen: int) -> int: ...
def listen(fd: int, n: int) -> int: ...
def accept(fd: int, addr: __SOCKADDR_ARG, addr_len: Any) -> int: ...
def accept4(fd: int, addr: __SOCKADDR_ARG, addr_len: Any, flags: int) -> int: ...
def shutdown(fd: int, how: int) -> int: ...
def sockatmark(fd: int) -> int: ...
def isfdtype(fd: int, fdtype: int) -> int: ...
def memcpy(dest: Any, src: Any, n: int) -> int | None: ...
def memmove(dest: Any, src: Any, n: int) -> int | None: ...
def memccpy(dest: Any, src: Any, c: int, n: int) -> int | None: ...
def memset(s: Any, c: int, n: int) -> int | None: ...
def memcmp(s1: Any, s2: Any, n: int) -> int: ...
def __memcmpeq(s1: Any, s2: Any, n: int) -> int: ...
def memchr(s: Any, c: int, n: int) -> int | None: ...
def rawmemchr(s: Any, c: int) -> int | None: ...
def memrchr(s: Any, c: int, n: int) -> int | None: ...
def strcpy(dest: Any, src: Any) -> _tg.CString: ...
def strncpy(dest: Any, src: Any, n: int) -> _tg.CString: ...
def strcat(dest: Any, src: Any) -> _tg.CString: ...
def strncat(dest: Any, src: Any, n: int) -> _tg.CString: ...
def strcmp(s1: Any, s2: Any) -> int: ...
def strncmp(s1: Any, s2: Any, n: int) -> int: ...
def strcoll(s1: Any, s2: Any) -> int: ...
def strxfrm(dest: Any, src: Any, n: int) -> int: ...
def strcoll_l(s1: Any, s2: Any, l: Any) -> int: ...
def strxfrm_l(dest: Any, src: Any, n: int, l: Any) -> int: ...
def strdup(s: Any) -> _tg.CString: ...
def strndup(string: Any, n: int) -> _tg.CString: ...
def strchr(s: Any, c: int) -> _tg.CString: ...
def strrchr(s: Any, c: int) -> _tg.CString: ...
def strchrnul(s: Any, c: int) -> _tg.CString: ...
def strcspn(s: Any, reject: Any) -> int: ...
def strspn(s: Any, accept: Any) -> int: ...
def strpbrk(s: Any, accept: Any) -> _tg.CString: ...
def strstr(haystack: Any, needle: Any) -> _tg.CString: ...
def strtok(s: Any, delim: Any) -> _tg.CString: ...
def __strtok_r(s: Any, delim: Any, save_ptr: Any) -> _tg.CString: ...
def strtok_r(s: Any, delim: Any, save_ptr: Any) -> _tg.CString: ...
def strcasestr(haystack: Any, needle: Any) -> _tg.CString: ...
def memmem(haystack: Any, haystacklen: int, needle: Any, needlelen: int) -> int | None: ...
def __mempcpy(dest: Any, src: Any, n: int) -> int | None: ...
def mempcpy(dest: Any, src: Any, n: int) -> int | None: ...
def strlen(s: Any) -> int: ...
def strnlen(string: Any, maxlen: int) -> int: ...
def strerror(errnum: int) -> _tg.CString: ...
def strerror_r(errnum: int, buf: Any, buflen: int) -> _tg.CString: ...
def strerrordesc_np(err: int) -> bytes | None: ...
def strerrorname_np(err: int) -> bytes | None: ...
def strerror_l(errnum: int, l: Any) -> _tg.CString: ...
def explicit_bzero(s: Any, n: int) -> None: ...
def strsep(stringp: Any, delim: Any) -> _tg.CString: ...
def strsignal(sig: int) -> _tg.CString: ...
def sigabbrev_np(sig: int) -> bytes | None: ...
def sigdescr_np(sig: int) -> bytes | None: ...
def __stpcpy(dest: Any, src: Any) -> _tg.CString: ...
def stpcpy(dest: Any, src: Any) -> _tg.CString: ...
def __stpncpy(dest: Any, src: Any, n: int) -> _tg.CString: ...
def stpncpy(dest: Any, src: Any, n: int) -> _tg.CString: ...
def strverscmp(s1: Any, s2: Any) -> int: ...
def strfry(string: Any) -> _tg.CString: ...
def memfrob(s: Any, n: int) -> int | None: ...
def basename(filename: Any) -> _tg.CString: ...
def gettimeofday(tv: Any, tz: Any) -> int: ...
def settimeofday(tv: Any, tz: Any) -> int: ...
def adjtime(delta: Any, olddelta: Any) -> int: ...
def getitimer(which: int, value: Any) -> int: ...
def setitimer(which: int, new: Any, old: Any) -> int: ...
def utimes(file: Any, tvp: Any) -> int: ...
def lutimes(file: Any, tvp: Any) -> int: ...
def futimes(fd: int, tvp: Any) -> int: ...
def futimesat(fd: int, file: Any, tvp: Any) -> int: ...
def prlimit(pid: int, resource: int, new_limit: Any, old_limit: Any) -> int: ...
def prlimit64(pid: int, resource: int, new_limit: Any, old_limit: Any) -> int: ...
def getrlimit(resource: int, rlimits: Any) -> int: ...
def getrlimit64(resource: int, rlimits: Any) -> int: ...
def setrlimit(resource: int, rlimits: Any) -> int: ...
def setrlimit64(resource: int, rlimits: Any) -> int: ...
def getrusage(who: int, usage: Any) -> int: ...
def getpriority(which: int, who: int) -> int: ...
def setpriority(which: int, who: int, prio: int) -> int: ...
def __sysv_signal(sig: int, handler: Any) -> Any: ...
def sysv_signal(sig: int, handler: Any) -> Any: ...
def signal(sig: int, handler: Any) -> Any: ...
def kill(pid: int, sig: int) -> int: ...
def killpg(pgrp: int, sig: int) -> int: ...
def raise_(sig: int) -> int: ...
def ssignal(sig: int, handler: Any) -> Any: ...
def gsignal(sig: int) -> int: ...
def psignal(sig: int, s: Any) -> None: ...
def psiginfo(pinfo: Any, s: Any) -> None: ...
def sigpause(sig: int) -> int: ...
def sigblock(mask: int) -> int: ...
def sigsetmask(mask: int) -> int: ...
def siggetmask() -> int: ...
def sigemptyset(set: Any) -> int: ...
def sigfillset(set: Any) -> int: ...
def sigaddset(set: Any, signo: int) -> int: ...
def sigdelset(set: Any, signo: int) -> int: ...
def sigismember(set: Any, signo: int) -> int: ...
def sigisemptyset(set: Any) -> int: ...
def sigandset(set: Any, left: Any, right: Any) -> int: ...
def sigorset(set: Any, left: Any, right: Any) -> int: ...
def sigprocmask(how: int, set: Any, oset: Any) -> int: ...
def sigsuspend(set: Any) -> int: ...
def sigaction(sig: int, act: Any, oact: Any) -> int: ...
def sigpending(set: Any) -> int: ...
def sigwait(set: Any, sig: Any) -> int: ...
def sigwaitinfo(set: Any, info: Any) -> int: ...
def sigtimedwait(set: Any, info: Any, timeout: Any) -> int: ...
def sigqueue(pid: int, sig: int, val: sigval) -> int: ...
def sigreturn(scp: Any) -> int: ...
def siginterrupt(sig: int, interrupt: int) -> int: ...
def access(name: Any, type: int) -> int: ...
def euidaccess(name: Any, type: int) -> int: ...
def eaccess(name: Any, type: int) -> int: ...
def execveat(fd: int, path: Any, argv: Any, envp: Any, flags: int) -> int: ...
def faccessat(fd: int, file: Any, type: int, flag: int) -> int: ...
def lseek(fd: int, offset: int, whence: int) -> int: ...
def lseek64(fd: int, offset: int, whence: int) -> int: ...
def close(fd: int) -> int: ...
def closefrom(lowfd: int) -> None: ...
def read(fd: int, buf: Any, nbytes: int) -> int: ...
def write(fd: int, buf: Any, n: int) -> int: ...
def pread(fd: int, buf: Any, nbytes: int, offset: int) -> int: ...
def pwrite(fd: int, buf: Any, n: int, offset: int) -> int: ...
def pread64(fd: int, buf: Any, nbytes: int, offset: int) -> int: ...
def pwrite64(fd: int, buf: Any, n: int, offset: int) -> int: ...
def pipe(pipedes: Any) -> int: ...
def pipe2(pipedes: Any, flags: int) -> int: ...
def alarm(seconds: int) -> int: ...
def sleep(seconds: int) -> int: ...
def ualarm(value: int, interval: int) -> int: ...
def usleep(useconds: int) -> int: ...
def pause() -> int: ...
def chown(file: Any, owner: int, group: int) -> int: ...
def fchown(fd: int, owner: int, group: int) -> int: ...
def lchown(file: Any, owner: int, group: int) -> int: ...
def fchownat(fd: int, file: Any, owner: int, group: int, flag: int) -> int: ...
def chdir(path: Any) -> int: ...
def fchdir(fd: int) -> int: ...
def getcwd(buf: Any, size: int) -> _tg.CString: ...
def get_current_dir_name() -> _tg.CString: ...
def getwd(buf: Any) -> _tg.CString: ...
def dup(fd: int) -> int: ...
def dup2(fd: int, fd2: int) -> int: ...
def dup3(fd: int, fd2: int, flags: int) -> int: ...
def execve(path: Any, argv: Any, envp: Any) -> int: ...
def fexecve(fd: int, argv: Any, envp: Any) -> int: ...
def execv(path: Any, argv: Any) -> int: ...
def execle(path: Any, arg: Any, *more: Any) -> int: ...
def execl(path: Any, arg: Any, *more: Any) -> int: ...
def execvp(file: Any, argv: Any) -> int: ...
def execlp(file: Any, arg: Any, *more: Any) -> int: ...
def execvpe(file: Any, argv: Any, envp: Any) -> int: ...
def nice(inc: int) -> int: ...
def _exit(status: int) -> None: ...
def pathconf(path: Any, name: int) -> int: ...
def fpathconf(fd: int, name: int) -> int: ...
def sysconf(name: int) -> int: ...
def confstr(name: int, buf: Any, len: int) -> int: ...
def getpid() -> int: ...
def getppid() -> int: ...
def getpgrp() -> int: ...
def __getpgid(pid: int) -> int: ...
def getpgid(pid: int) -> int: ...
def setpgid(pid: int, pgid: int) -> int: ...
def setpgrp() -> int: ...
def setsid() -> int: ...
def getsid(pid: int) -> int: ...
def getuid() -> int: ...
def geteuid() -> int: ...
def getgid() -> int: ...
def getegid() -> int: ...
def getgroups(size: int, list: Any) -> int: ...
def group_member(gid: int) -> int: ...
def setuid(uid: int) -> int: ...
def setreuid(ruid: int, euid: int) -> int: ...
def seteuid(uid: int) -> int: ...
def setgid(gid: int) -> int: ...
def setregid(rgid: int, egid: int) -> int: ...
def setegid(gid: int) -> int: ...
def getresuid(ruid: Any, euid: Any, suid: Any) -> int: ...
def getresgid(rgid: Any, egid: Any, sgid: Any) -> int: ...
def setresuid(ruid: int, euid: int, suid: int) -> int: ...
def setresgid(rgid: int, egid: int, sgid: int) -> int: ...
def fork() -> int: ...
def vfork() -> int: ...
def _Fork() -> int: ...
def ttyname(fd: int) -> _tg.CString: ...
def ttyname_r(fd: int, buf: Any, buflen: int) -> int: ...
def isatty(fd: int) -> int: ...
def ttyslot() -> int: ...
def link(from_: Any, to: Any) -> int: ...
def linkat(fromfd: int, from_: Any, tofd: int, to: Any, flags: int) -> int: ...
def symlink(from_: Any, to: Any) -> int: ...
def readlink(path: Any, buf: Any, len: int) -> int: ...
def symlinkat(from_: Any, tofd: int, to: Any) -> int: ...
def readlinkat(fd: int, path: Any, buf: Any, len: int) -> int: ...
def unlink(name: Any) -> int: ...
def unlinkat(fd: int, name: Any, flag: int) -> int: ...
def rmdir(path: Any) -> int: ...
def tcgetpgrp(fd: int) -> int: ...
def tcsetpgrp(fd: int, pgrp_id: int) -> int: ...
def getlogin() -> _tg.CString: ...
def getlogin_r(name: Any, name_len: int) -> int: ...
def setlogin(name: Any) -> int: ...
def getopt(argc: int, argv: Any, shortopts: Any) -> int: ...
def gethostname(name: Any, len: int) -> int: ...
def sethostname(name: Any, len: int) -> int: ...
def sethostid(id: int) -> int: ...
def getdomainname(name: Any, len: int) -> int: ...
def setdomainname(name: Any, len: int) -> int: ...
def vhangup() -> int: ...
def revoke(file: Any) -> int: ...
def profil(sample_buffer: Any, size: int, offset: int, scale: int) -> int: ...
def acct(name: Any) -> int: ...
def getusershell() -> _tg.CString: ...
def endusershell() -> None: ...
def setusershell() -> None: ...
def daemon(nochdir: int, noclose: int) -> int: ...
def chroot(path: Any) -> int: ...
def getpass(prompt: Any) -> _tg.CString: ...
def fsync(fd: int) -> int: ...
def syncfs(fd: int) -> int: ...
def gethostid() -> int: ...
def sync() -> None: ...
def getpagesize() -> int: ...
def getdtablesize() -> int: ...
def truncate(file: Any, length: int) -> int: ...
def truncate64(file: Any, length: int) -> int: ...
def ftruncate(fd: int, length: int) -> int: ...
def ftruncate64(fd: int, length: int) -> int: ...
def brk(addr: Any) -> int: ...
def sbrk(delta: int) -> int | None: ...
def syscall(sysno: int, *more: Any) -> int: ...
def lockf(fd: int, cmd: int, len: int) -> int: ...
def lockf64(fd: int, cmd: int, len: int) -> int: ...
def copy_file_range(infd: int, pinoff: Any, outfd: int, poutoff: Any, length: int, flags: int) -> int: ...
def fdatasync(fildes: int) -> int: ...
def crypt(key: Any, salt: Any) -> _tg.CString: ...
def swab(from_: Any, to: Any, n: int) -> None: ...
def getentropy(buffer: Any, length: int) -> int: ...
def close_range(fd: int, max_fd: int, flags: int) -> int: ...
def gettid() -> int: ...
def sigaltstack(ss: Any, oss: Any) -> int: ...
def sigstack(ss: Any, oss: Any) -> int: ...
def sighold(sig: int) -> int: ...
def sigrelse(sig: int) -> int: ...
def sigignore(sig: int) -> int: ...
def sigset(sig: int, disp: Any) -> Any: ...
def pthread_sigmask(how: int, newmask: Any, oldmask: Any) -> int: ...
def pthread_kill(threadid: int, signo: int) -> int: ...
def pthread_sigqueue(threadid: int, signo: int, value: sigval) -> int: ...
def __libc_current_sigrtmin() -> int: ...
def __libc_current_sigrtmax() -> int: ...
def tgkill(tgid: int, tid: int, signal: int) -> int: ...
def wait(stat_loc: Any) -> int: ...
def waitpid(pid: int, stat_loc: Any, options: int) -> int: ...
def waitid(idtype: int, id: int, infop: Any, options: int) -> int: ...
def wait3(stat_loc: Any, options: int, usage: Any) -> int: ...
def wait4(pid: int, stat_loc: Any, options: int, usage: Any) -> int: ...
def getauxval(type: int) -> int: ...
def readahead(fd: int, offset: int, count: int) -> int: ...
def sync_file_range(fd: int, offset: int, count: int, flags: int) -> int: ...
def vmsplice(fdout: int, iov: Any, count: int, flags: int) -> int: ...
def splice(fdin: int, offin: Any, fdout: int, offout: Any, len: int, flags: int) -> int: ...
def tee(fdin: int, fdout: int, len: int, flags: int) -> int: ...
def fallocate(fd: int, mode: int, offset: int, len: int) -> int: ...
def fallocate64(fd: int, mode: int, offset: int, len: int) -> int: ...
def name_to_handle_at(dfd: int, name: Any, handle: Any, mnt_id: Any, flags: int) -> int: ...
def open_by_handle_at(mountdirfd: int, handle: Any, flags: int) -> int: ...
def fcntl(fd: int, cmd: int, *more: Any) -> int: ...
def fcntl64(fd: int, cmd: int, *more: Any) -> int: ...
def open(file: Any, oflag: int, *more: Any) -> int: ...
def open64(file: Any, oflag: int, *more: Any) -> int: ...
def openat(fd: int, file: Any, oflag: int, *more: Any) -> int: ...
def openat64(fd: int, file: Any, oflag: int, *more: Any) -> int: ...
def creat(file: Any, mode: int) -> int: ...
def creat64(file: Any, mode: int) -> int: ...
def posix_fadvise(fd: int, offset: int, len: int, advise: int) -> int: ...
def posix_fadvise64(fd: int, offset: int, len: int, advise: int) -> int: ...
def posix_fallocate(fd: int, offset: int, len: int) -> int: ...
def posix_fallocate64(fd: int, offset: int, len: int) -> int: ...
def __ctype_get_mb_cur_max() -> int: ...
def atof(nptr: Any) -> float: ...
def atoi(nptr: Any) -> int: ...
def atol(nptr: Any) -> int: ...
def atoll(nptr: Any) -> int: ...
def strtod(nptr: Any, endptr: Any) -> float: ...
def strtof(nptr: Any, endptr: Any) -> float: ...
def strtold(nptr: Any, endptr: Any) -> float: ...
def strtof32(nptr: Any, endptr: Any) -> float: ...
def strtof64(nptr: Any, endptr: Any) -> float: ...
def strtof32x(nptr: Any, endptr: Any) -> float: ...
def strtof64x(nptr: Any, endptr: Any) -> float: ...
def strtol(nptr: Any, endptr: Any, base: int) -> int: ...
def strtoul(nptr: Any, endptr: Any, base: int) -> int: ...
def strtoq(nptr: Any, endptr: Any, base: int) -> int: ...
def strtouq(nptr: Any, endptr: Any, base: int) -> int: ...
def strtoll(nptr: Any, endptr: Any, base: int) -> int: ...
def strtoull(nptr: Any, endptr: Any, base: int) -> int: ...
def strfromd(dest: Any, size: int, format: Any, f: float) -> int: ...
def strfromf(dest: Any, size: int, format: Any, f: float) -> int: ...
def strfroml(dest: Any, size: int, format: Any, f: float) -> int: ...
def strfromf32(dest: Any, size: int, format: Any, f: float) -> int: ...
def strfromf64(dest: Any, size: int, format: Any, f: float) -> int: ...
def strfromf32x(dest: Any, size: int, format: Any, f: float) -> int: ...
def strfromf64x(dest: Any, size: int, format: Any, f: float) -> int: ...
def strtol_l(nptr: Any, endptr: Any, base: int, loc: Any) -> int: ...
def strtoul_l(nptr: Any, endptr: Any, base: int, loc: Any) -> int: ...
def strtoll_l(nptr: Any, endptr: Any, base: int, loc: Any) -> int: ...
def strtoull_l(nptr: Any, endptr: Any, base: int, loc: Any) -> int: ...
def strtod_l(nptr: Any, endptr: Any, loc: Any) -> float: ...
def strtof_l(nptr: Any, endptr: Any, loc: Any) -> float: ...
def strtold_l(nptr: Any, endptr: Any, loc: Any) -> float: ...
def strtof32_l(nptr: Any, endptr: Any, loc: Any) -> float: ...
def strtof64_l(nptr: Any, endptr: Any, loc: Any) -> float: ...
def strtof32x_l(nptr: Any, endptr: Any, loc: Any) -> float: ...
def strtof64x_l(nptr: Any, endptr: Any, loc: Any) -> float: ...
def l64a(n: int) -> _tg.CString: ...
def a64l(s: Any) -> int: ...
def random() -> int: ...
def srandom(seed: int) -> None: ...
def initstate(seed: int, statebuf: Any, statelen: int) -> _tg.CString: ...
def setstate(statebuf: Any) -> _tg.CString: ...
def random_r(buf: Any, result: Any) -> int: ...
def srandom_r(seed: int, buf: Any) -> int: ...
def initstate_r(seed: int, statebuf: Any, statelen: int, buf: Any) -> int: ...
def setstate_r(statebuf: Any, buf: Any) -> int: ...
def rand() -> int: ...
def srand(seed: int) -> None: ...
def rand_r(seed: Any) -> int: ...
def drand48() -> float: ...
def erand48(xsubi: Any) -> float: ...
def lrand48() -> int: ...
def nrand48(xsubi: Any) -> int: ...
def mrand48() -> int: ...
def jrand48(xsubi: Any) -> int: ...
def srand48(seedval: int) -> None: ...
def seed48(seed16v: Any) -> Any: ...
def lcong48(param: Any) -> None: ...
def drand48_r(buffer: Any, result: Any) -> int: ...
def erand48_r(xsubi: Any, buffer: Any, result: Any) -> int: ...
def lrand48_r(buffer: Any, result: Any) -> int: ...
def nrand48_r(xsubi: Any, buffer: Any, result: Any) -> int: ...
def mrand48_r(buffer: Any, result: Any) -> int: ...
def jrand48_r(xsubi: Any, buffer: Any, result: Any) -> int: ...
def srand48_r(seedval: int, buffer: Any) -> int: ...
def seed48_r(seed16v: Any, buffer: Any) -> int: ...
def lcong48_r(param: Any, buffer: Any) -> int: ...
def arc4random() -> int: ...
def arc4random_buf(buf: Any, size: int) -> None: ...
def arc4random_uniform(upper_bound: int) -> int: ...
def malloc(size: int) -> int | None: ...
def calloc(nmemb: int, size: int) -> int | None: ...
def realloc(ptr: Any, size: int) -> int | None: ...
def free(ptr: Any) -> None: ...
def reallocarray(ptr: Any, nmemb: int, size: int) -> int | None: ...
def valloc(size: int) -> int | None: ...
def posix_memalign(memptr: Any, alignment: int, size: int) -> int: ...
def aligned_alloc(alignment: int, size: int) -> int | None: ...
def abort() -> None: ...
def atexit(func: Any) -> int: ...
def at_quick_exit(func: Any) -> int: ...
def on_exit(func: Any, arg: Any) -> int: ...
def exit(status: int) -> None: ...
def quick_exit(status: int) -> None: ...
def _Exit(status: int) -> None: ...
def getenv(name: Any) -> _tg.CString: ...
def secure_getenv(name: Any) -> _tg.CString: ...
def putenv(string: Any) -> int: ...
def setenv(name: Any, value: Any, replace: int) -> int: ...
def unsetenv(name: Any) -> int: ...
def clearenv() -> int: ...
def mktemp(template: Any) -> _tg.CString: ...
def mkstemp(template: Any) -> int: ...
def mkstemp64(template: Any) -> int: ...
def mkstemps(template: Any, suffixlen: int) -> int: ...
def mkstemps64(template: Any, suffixlen: int) -> int: ...
def mkdtemp(template: Any) -> _tg.CString: ...
def mkostemp(template: Any, flags: int) -> int: ...
def mkostemp64(template: Any, flags: int) -> int: ...
def mkostemps(template: Any, suffixlen: int, flags: int) -> int: ...
def mkostemps64(template: Any, suffixlen: int, flags: int) -> int: ...
def system(command: Any) -> int: ...
def canonicalize_file_name(name: Any) -> _tg.CString: ...
def realpath(name: Any, resolved: Any) -> _tg.CString: ...
def bsearch(key: Any, base: Any, nmemb: int, size: int, compar: Any) -> int | None: ...
def qsort(base: Any, nmemb: int, size: int, compar: Any) -> None: ...
def qsort_r(base: Any, nmemb: int, size: int, compar: Any, arg: Any) -> None: ...
def abs(x: int) -> int: ...
def labs(x: int) -> int: ...
def llabs(x: int) -> int: ...
def div(numer: int, denom: int) -> div_t: ...
def ldiv(numer: int, denom: int) -> ldiv_t: ...
def lldiv(numer: int, denom: int) -> lldiv_t: ...
def ecvt(value: float, ndigit: int, decpt: Any, sign: Any) -> _tg.CString: ...
def fcvt(value: float, ndigit: int, decpt: Any, sign: Any) -> _tg.CString: ...
def gcvt(value: float, ndigit: int, buf: Any) -> _tg.CString: ...
def qecvt(value: float, ndigit: int, decpt: Any, sign: Any) -> _tg.CString: ...
def qfcvt(value: float, ndigit: int, decpt: Any, sign: Any) -> _tg.CString: ...
def qgcvt(value: float, ndigit: int, buf: Any) -> _tg.CString: ...
def ecvt_r(value: float, ndigit: int, decpt: Any, sign: Any, buf: Any, len: int) -> int: ...
def fcvt_r(value: float, ndigit: int, decpt: Any, sign: Any, buf: Any, len: int) -> int: ...
def qecvt_r(value: float, ndigit: int, decpt: Any, sign: Any, buf: Any, len: int) -> int: ...
def qfcvt_r(value: float, ndigit: int, decpt: Any, sign: Any, buf: Any, len: int) -> int: ...
def mblen(s: Any, n: int) -> int: ...
def mbtowc(pwc: Any, s: Any, n: int) -> int: ...
def wctomb(s: Any, wchar: str) -> int: ...
def mbstowcs(pwcs: Any, s: Any, n: int) -> int: ...
def wcstombs(s: Any, pwcs: Any, n: int) -> int: ...
def rpmatch(response: Any) -> int: ...
def getsubopt(optionp: Any, tokens: Any, valuep: Any) -> int: ...
def posix_openpt(oflag: int) -> int: ...
def grantpt(fd: int) -> int: ...
def unlockpt(fd: int) -> int: ...
def ptsname(fd: int) -> _tg.CString: ...
def ptsname_r(fd: int, buf: Any, buflen: int) -> int: ...
def getpt() -> int: ...
def getloadavg(loadavg: Any, nelem: int) -> int: ...
def remove(filename: Any) -> int: ...
def rename(old: Any, new: Any) -> int: ...
def renameat(oldfd: int, old: Any, newfd: int, new: Any) -> int: ...
def renameat2(oldfd: int, old: Any, newfd: int, new: Any, flags: int) -> int: ...
def fclose(stream: Any) -> int: ...
def tmpfile() -> Any: ...
def tmpfile64() -> Any: ...
def tmpnam(arg0: Any) -> _tg.CString: ...
def tmpnam_r(s: Any) -> _tg.CString: ...
def tempnam(dir: Any, pfx: Any) -> _tg.CString: ...
def fflush(stream: Any) -> int: ...
def fflush_unlocked(stream: Any) -> int: ...
def fcloseall() -> int: ...
def fopen(filename: Any, modes: Any) -> Any: ...
def freopen(filename: Any, modes: Any, stream: Any) -> Any: ...
def fopen64(filename: Any, modes: Any) -> Any: ...
def freopen64(filename: Any, modes: Any, stream: Any) -> Any: ...
def fdopen(fd: int, modes: Any) -> Any: ...
def fopencookie(magic_cookie: Any, modes: Any, io_funcs: _IO_cookie_io_functions_t) -> Any: ...
def fmemopen(s: Any, len: int, modes: Any) -> Any: ...
def open_memstream(bufloc: Any, sizeloc: Any) -> Any: ...
def setbuf(stream: Any, buf: Any) -> None: ...
def setvbuf(stream: Any, buf: Any, modes: int, n: int) -> int: ...
def setbuffer(stream: Any, buf: Any, size: int) -> None: ...
def setlinebuf(stream: Any) -> None: ...
def fprintf(stream: Any, format: Any, *more: Any) -> int: ...
def printf(format: Any, *more: Any) -> int: ...
def sprintf(s: Any, format: Any, *more: Any) -> int: ...
def vfprintf(s: Any, format: Any, arg: Any) -> int: ...
def vprintf(format: Any, arg: Any) -> int: ...
def vsprintf(s: Any, format: Any, arg: Any) -> int: ...
def snprintf(s: Any, maxlen: int, format: Any, *more: Any) -> int: ...
def vsnprintf(s: Any, maxlen: int, format: Any, arg: Any) -> int: ...
def vasprintf(ptr: Any, f: Any, arg: Any) -> int: ...
def __asprintf(ptr: Any, fmt: Any, *more: Any) -> int: ...
def asprintf(ptr: Any, fmt: Any, *more: Any) -> int: ...
def vdprintf(fd: int, fmt: Any, arg: Any) -> int: ...
def dprintf(fd: int, fmt: Any, *more: Any) -> int: ...
def fscanf(stream: Any, format: Any, *more: Any) -> int: ...
def scanf(format: Any, *more: Any) -> int: ...
def sscanf(s: Any, format: Any, *more: Any) -> int: ...
def vfscanf(s: Any, format: Any, arg: Any) -> int: ...
def vscanf(format: Any, arg: Any) -> int: ...
def vsscanf(s: Any, format: Any, arg: Any) -> int: ...
def fgetc(stream: Any) -> int: ...
def getc(stream: Any) -> int: ...
def getchar() -> int: ...
def getc_unlocked(stream: Any) -> int: ...
def getchar_unlocked() -> int: ...
def fgetc_unlocked(stream: Any) -> int: ...
def fputc(c: int, stream: Any) -> int: ...
def putc(c: int, stream: Any) -> int: ...
def putchar(c: int) -> int: ...
def fputc_unlocked(c: int, stream: Any) -> int: ...
def putc_unlocked(c: int, stream: Any) -> int: ...
def putchar_unlocked(c: int) -> int: ...
def getw(stream: Any) -> int: ...
def putw(w: int, stream: Any) -> int: ...
def fgets(s: Any, n: int, stream: Any) -> _tg.CString: ...
def fgets_unlocked(s: Any, n: int, stream: Any) -> _tg.CString: ...
def __getdelim(lineptr: Any, n: Any, delimiter: int, stream: Any) -> int: ...
def getdelim(lineptr: Any, n: Any, delimiter: int, stream: Any) -> int: ...
def getline(lineptr: Any, n: Any, stream: Any) -> int: ...
def fputs(s: Any, stream: Any) -> int: ...
def puts(s: Any) -> int: ...
def ungetc(c: int, stream: Any) -> int: ...
def fread(ptr: Any, size: int, n: int, stream: Any) -> int: ...
def fwrite(ptr: Any, size: int, n: int, s: Any) -> int: ...
def fputs_unlocked(s: Any, stream: Any) -> int: ...
def fread_unlocked(ptr: Any, size: int, n: int, stream: Any) -> int: ...
def fwrite_unlocked(ptr: Any, size: int, n: int, stream: Any) -> int: ...
def fseek(stream: Any, off: int, whence: int) -> int: ...
def ftell(stream: Any) -> int: ...
def rewind(stream: Any) -> None: ...
def fseeko(stream: Any, off: int, whence: int) -> int: ...
def ftello(stream: Any) -> int: ...
def fgetpos(stream: Any, pos: Any) -> int: ...
def fsetpos(stream: Any, pos: Any) -> int: ...
def fseeko64(stream: Any, off: int, whence: int) -> int: ...
def ftello64(stream: Any) -> int: ...
def fgetpos64(stream: Any, pos: Any) -> int: ...
def fsetpos64(stream: Any, pos: Any) -> int: ...
def clearerr(stream: Any) -> None: ...
def feof(stream: Any) -> int: ...
def ferror(stream: Any) -> int: ...
def clearerr_unlocked(stream: Any) -> None: ...
def feof_unlocked(stream: Any) -> int: ...
def ferror_unlocked(stream: Any) -> int: ...
def perror(s: Any) -> None: ...
def fileno(stream: Any) -> int: ...
def fileno_unlocked(stream: Any) -> int: ...
def pclose(stream: Any) -> int: ...
def popen(command: Any, modes: Any) -> Any: ...
def ctermid(s: Any) -> _tg.CString: ...
def cuserid(s: Any) -> _tg.CString: ...
def obstack_printf(obstack: Any, format: Any, *more: Any) -> int: ...
def obstack_vprintf(obstack: Any, format: Any, args: Any) -> int: ...
def flockfile(stream: Any) -> None: ...
def ftrylockfile(stream: Any) -> int: ...
def funlockfile(stream: Any) -> None: ...
def __uflow(arg0: Any) -> int: ...
def __overflow(arg0: Any, arg1: int) -> int: ...
def __errno_location() -> Any: ...
def sem_init(sem: Any, pshared: int, value: int) -> int: ...
def sem_destroy(sem: Any) -> int: ...
def sem_open(name: Any, oflag: int, *more: Any) -> Any: ...
def sem_close(sem: Any) -> int: ...
def sem_unlink(name: Any) -> int: ...
def sem_wait(sem: Any) -> int: ...
def sem_timedwait(sem: Any, abstime: Any) -> int: ...
def sem_clockwait(sem: Any, clock: int, abstime: Any) -> int: ...
def sem_trywait(sem: Any) -> int: ...
def sem_post(sem: Any) -> int: ...
def sem_getvalue(sem: Any, sval: Any) -> int: ...
def clone(fn: Any, child_stack: Any, flags: int, arg: Any, *more: Any) -> int: ...
def unshare(flags: int) -> int: ...
def sched_getcpu() -> int: ...
def getcpu(arg0: Any, arg1: Any) -> int: ...
def setns(fd: int, nstype: int) -> int: ...
def __sched_cpucount(setsize: int, setp: Any) -> int: ...
def __sched_cpualloc(count: int) -> Any: ...
def __sched_cpufree(set: Any) -> None: ...
def sched_setparam(pid: int, param: Any) -> int: ...
def sched_getparam(pid: int, param: Any) -> int: ...
def sched_setscheduler(pid: int, policy: int, param: Any) -> int: ...
def sched_getscheduler(pid: int) -> int: ...
def sched_yield() -> int: ...
def sched_get_priority_max(algorithm: int) -> int: ...
def sched_get_priority_min(algorithm: int) -> int: ...
def sched_rr_get_interval(pid: int, t: Any) -> int: ...
def sched_setaffinity(pid: int, cpusetsize: int, cpuset: Any) -> int: ...
def sched_getaffinity(pid: int, cpusetsize: int, cpuset: Any) -> int: ...
def clock_adjtime(clock_id: int, utx: Any) -> int: ...
def clock() -> int: ...
def time(timer: Any) -> int: ...
def difftime(time1: int, time0: int) -> float: ...
def mktime(tp: Any) -> int: ...
def strftime(s: Any, maxsize: int, format: Any, tp: Any) -> int: ...
def strptime(s: Any, fmt: Any, tp: Any) -> _tg.CString: ...
def strftime_l(s: Any, maxsize: int, format: Any, tp: Any, loc: Any) -> int: ...
def strptime_l(s: Any, fmt: Any, tp: Any, loc: Any) -> _tg.CString: ...
def gmtime(timer: Any) -> Any: ...
def localtime(timer: Any) -> Any: ...
def gmtime_r(timer: Any, tp: Any) -> Any: ...
def localtime_r(timer: Any, tp: Any) -> Any: ...
def asctime(tp: Any) -> _tg.CString: ...
def ctime(timer: Any) -> _tg.CString: ...
def asctime_r(tp: Any, buf: Any) -> _tg.CString: ...
def ctime_r(timer: Any, buf: Any) -> _tg.CString: ...
def tzset() -> None: ...
def timegm(tp: Any) -> int: ...
def timelocal(tp: Any) -> int: ...
def dysize(year: int) -> int: ...
def nanosleep(requested_time: Any, remaining: Any) -> int: ...
def clock_getres(clock_id: int, res: Any) -> int: ...
def clock_gettime(clock_id: int, tp: Any) -> int: ...
def clock_settime(clock_id: int, tp: Any) -> int: ...
def clock_nanosleep(clock_id: int, flags: int, req: Any, rem: Any) -> int: ...
def clock_getcpuclockid(pid: int, clock_id: Any) -> int: ...
def timer_create(clock_id: int, evp: Any, timerid: Any) -> int: ...
def timer_delete(timerid: Any) -> int: ...
def timer_settime(timerid: Any, flags: int, value: Any, ovalue: Any) -> int: ...
def timer_gettime(timerid: Any, value: Any) -> int: ...
def timer_getoverrun(timerid: Any) -> int: ...
def timespec_get(ts: Any, base: int) -> int: ...
def timespec_getres(ts: Any, base: int) -> int: ...
def getdate(string: Any) -> Any: ...
def getdate_r(string: Any, resbufp: Any) -> int: ...
def __sysconf(name: int) -> int: ...
def pthread_create(newthread: Any, attr: Any, start_routine: Any, arg: Any) -> int: ...
def pthread_exit(retval: Any) -> None: ...
def pthread_join(th: int, thread_return: Any) -> int: ...
def pthread_tryjoin_np(th: int, thread_return: Any) -> int: ...
def pthread_timedjoin_np(th: int, thread_return: Any, abstime: Any) -> int: ...
def pthread_clockjoin_np(th: int, thread_return: Any, clockid: int, abstime: Any) -> int: ...
def pthread_detach(th: int) -> int: ...
def pthread_self() -> int: ...
def pthread_equal(thread1: int, thread2: int) -> int: ...
def pthread_attr_init(attr: Any) -> int: ...
def pthread_attr_destroy(attr: Any) -> int: ...
def pthread_attr_getdetachstate(attr: Any, detachstate: Any) -> int: ...
def pthread_attr_setdetachstate(attr: Any, detachstate: int) -> int: ...
def pthread_attr_getguardsize(attr: Any, guardsize: Any) -> int: ...
def pthread_attr_setguardsize(attr: Any, guardsize: int) -> int: ...
def pthread_attr_getschedparam(attr: Any, param: Any) -> int: ...
def pthread_attr_setschedparam(attr: Any, param: Any) -> int: ...
def pthread_attr_getschedpolicy(attr: Any, policy: Any) -> int: ...
def pthread_attr_setschedpolicy(attr: Any, policy: int) -> int: ...
def pthread_attr_getinheritsched(attr: Any, inherit: Any) -> int: ...
def pthread_attr_setinheritsched(attr: Any, inherit: int) -> int: ...
def pthread_attr_getscope(attr: Any, scope: Any) -> int: ...
def pthread_attr_setscope(attr: Any, scope: int) -> int: ...
def pthread_attr_getstackaddr(attr: Any, stackaddr: Any) -> int: ...
def pthread_attr_setstackaddr(attr: Any, stackaddr: Any) -> int: ...
def pthread_attr_getstacksize(attr: Any, stacksize: Any) -> int: ...
def pthread_attr_setstacksize(attr: Any, stacksize: int) -> int: ...
def pthread_attr_getstack(attr: Any, stackaddr: Any, stacksize: Any) -> int: ...
def pthread_attr_setstack(attr: Any, stackaddr: Any, stacksize: int) -> int: ...
def pthread_attr_setaffinity_np(attr: Any, cpusetsize: int, cpuset: Any) -> int: ...
def pthread_attr_getaffinity_np(attr: Any, cpusetsize: int, cpuset: Any) -> int: ...
def pthread_getattr_default_np(attr: Any) -> int: ...
def pthread_attr_setsigmask_np(attr: Any, sigmask: Any) -> int: ...
def pthread_attr_getsigmask_np(attr: Any, sigmask: Any) -> int: ...
def pthread_setattr_default_np(attr: Any) -> int: ...
def pthread_getattr_np(th: int, attr: Any) -> int: ...
def pthread_setschedparam(target_thread: int, policy: int, param: Any) -> int: ...
def pthread_getschedparam(target_thread: int, policy: Any, param: Any) -> int: ...
def pthread_setschedprio(target_thread: int, prio: int) -> int: ...
def pthread_getname_np(target_thread: int, buf: Any, buflen: int) -> int: ...
def pthread_setname_np(target_thread: int, name: Any) -> int: ...
def pthread_getconcurrency() -> int: ...
def pthread_setconcurrency(level: int) -> int: ...
def pthread_yield() -> int: ...
def pthread_setaffinity_np(th: int, cpusetsize: int, cpuset: Any) -> int: ...
def pthread_getaffinity_np(th: int, cpusetsize: int, cpuset: Any) -> int: ...
def pthread_once(once_control: Any, init_routine: Any) -> int: ...
def pthread_setcancelstate(state: int, oldstate: Any) -> int: ...
def pthread_setcanceltype(type: int, oldtype: Any) -> int: ...
def pthread_cancel(th: int) -> int: ...
def pthread_testcancel() -> None: ...
def __pthread_register_cancel(buf: Any) -> None: ...
def __pthread_unregister_cancel(buf: Any) -> None: ...
def __pthread_register_cancel_defer(buf: Any) -> None: ...
def __pthread_unregister_cancel_restore(buf: Any) -> None: ...
def __pthread_unwind_next(buf: Any) -> None: ...
def __sigsetjmp(env: Any, savemask: int) -> int: ...
def pthread_mutex_init(mutex: Any, mutexattr: Any) -> int: ...
def pthread_mutex_destroy(mutex: Any) -> int: ...
def pthread_mutex_trylock(mutex: Any) -> int: ...
def pthread_mutex_lock(mutex: Any) -> int: ...
def pthread_mutex_timedlock(mutex: Any, abstime: Any) -> int: ...
def pthread_mutex_clocklock(mutex: Any, clockid: int, abstime: Any) -> int: ...
def pthread_mutex_unlock(mutex: Any) -> int: ...
def pthread_mutex_getprioceiling(mutex: Any, prioceiling: Any) -> int: ...
def pthread_mutex_setprioceiling(mutex: Any, prioceiling: int, old_ceiling: Any) -> int: ...
def pthread_mutex_consistent(mutex: Any) -> int: ...
def pthread_mutex_consistent_np(arg0: Any) -> int: ...
def pthread_mutexattr_init(attr: Any) -> int: ...
def pthread_mutexattr_destroy(attr: Any) -> int: ...
def pthread_mutexattr_getpshared(attr: Any, pshared: Any) -> int: ...
def pthread_mutexattr_setpshared(attr: Any, pshared: int) -> int: ...
def pthread_mutexattr_gettype(attr: Any, kind: Any) -> int: ...
def pthread_mutexattr_settype(attr: Any, kind: int) -> int: ...
def pthread_mutexattr_getprotocol(attr: Any, protocol: Any) -> int: ...
def pthread_mutexattr_setprotocol(attr: Any, protocol: int) -> int: ...
def pthread_mutexattr_getprioceiling(attr: Any, prioceiling: Any) -> int: ...
def pthread_mutexattr_setprioceiling(attr: Any, prioceiling: int) -> int: ...
def pthread_mutexattr_getrobust(attr: Any, robustness: Any) -> int: ...
def pthread_mutexattr_getrobust_np(arg0: Any, arg1: Any) -> int: ...
def pthread_mutexattr_setrobust(attr: Any, robustness: int) -> int: ...
def pthread_mutexattr_setrobust_np(arg0: Any, arg1: int) -> int: ...
def pthread_rwlock_init(rwlock: Any, attr: Any) -> int: ...
def pthread_rwlock_destroy(rwlock: Any) -> int: ...
def pthread_rwlock_rdlock(rwlock: Any) -> int: ...
def pthread_rwlock_tryrdlock(rwlock: Any) -> int: ...
def pthread_rwlock_timedrdlock(rwlock: Any, abstime: Any) -> int: ...
def pthread_rwlock_clockrdlock(rwlock: Any, clockid: int, abstime: Any) -> int: ...
def pthread_rwlock_wrlock(rwlock: Any) -> int: ...
def pthread_rwlock_trywrlock(rwlock: Any) -> int: ...
def pthread_rwlock_timedwrlock(rwlock: Any, abstime: Any) -> int: ...
def pthread_rwlock_clockwrlock(rwlock: Any, clockid: int, abstime: Any) -> int: ...
def pthread_rwlock_unlock(rwlock: Any) -> int: ...
def pthread_rwlockattr_init(attr: Any) -> int: ...
def pthread_rwlockattr_destroy(attr: Any) -> int: ...
def pthread_rwlockattr_getpshared(attr: Any, pshared: Any) -> int: ...
def pthread_rwlockattr_setpshared(attr: Any, pshared: int) -> int: ...
def pthread_rwlockattr_getkind_np(attr: Any, pref: Any) -> int: ...
def pthread_rwlockattr_setkind_np(attr: Any, pref: int) -> int: ...
def pthread_cond_init(cond: Any, cond_attr: Any) -> int: ...
def pthread_cond_destroy(cond: Any) -> int: ...
def pthread_cond_signal(cond: Any) -> int: ...
def pthread_cond_broadcast(cond: Any) -> int: ...
def pthread_cond_wait(cond: Any, mutex: Any) -> int: ...
def pthread_cond_timedwait(cond: Any, mutex: Any, abstime: Any) -> int: ...
def pthread_cond_clockwait(cond: Any, mutex: Any, clock_id: int, abstime: Any) -> int: ...
def pthread_condattr_init(attr: Any) -> int: ...
def pthread_condattr_destroy(attr: Any) -> int: ...
def pthread_condattr_getpshared(attr: Any, pshared: Any) -> int: ...
def pthread_condattr_setpshared(attr: Any, pshared: int) -> int: ...
def pthread_condattr_getclock(attr: Any, clock_id: Any) -> int: ...
def pthread_condattr_setclock(attr: Any, clock_id: int) -> int: ...
def pthread_spin_init(lock: Any, pshared: int) -> int: ...
def pthread_spin_destroy(lock: Any) -> int: ...
def pthread_spin_lock(lock: Any) -> int: ...
def pthread_spin_trylock(lock: Any) -> int: ...
def pthread_spin_unlock(lock: Any) -> int: ...
def pthread_barrier_init(barrier: Any, attr: Any, count: int) -> int: ...
def pthread_barrier_destroy(barrier: Any) -> int: ...
def pthread_barrier_wait(barrier: Any) -> int: ...
def pthread_barrierattr_init(attr: Any) -> int: ...
def pthread_barrierattr_destroy(attr: Any) -> int: ...
def pthread_barrierattr_getpshared(attr: Any, pshared: Any) -> int: ...
def pthread_barrierattr_setpshared(attr: Any, pshared: int) -> int: ...
def pthread_key_create(key: Any, destr_function: Any) -> int: ...
def pthread_key_delete(key: int) -> int: ...
def pthread_getspecific(key: int) -> int | None: ...
def pthread_setspecific(key: int, pointer: Any) -> int: ...
def pthread_getcpuclockid(thread_id: int, clock_id: Any) -> int: ...
def pthread_atfork(prepare: Any, parent: Any, child: Any) -> int: ...
def _dl_mcount_wrapper_check(selfpc: Any) -> None: ...
def dlopen(file: Any, mode: int) -> int | None: ...
def dlclose(handle: Any) -> int: ...
def dlsym(handle: Any, name: Any) -> int | None: ...
def dlmopen(nsid: int, file: Any, mode: int) -> int | None: ...
def dlvsym(handle: Any, name: Any, version: Any) -> int | None: ...
def dlerror() -> _tg.CString: ...
def dladdr(address: Any, info: Any) -> int: ...
def dladdr1(address: Any, info: Any, extra_info: Any, flags: int) -> int: ...
def dlinfo(handle: Any, request: int, arg: Any) -> int: ...
def _dl_find_object(address: Any, result: Any) -> int: ...
def closedir(dirp: Any) -> int: ...
def opendir(name: Any) -> Any: ...
def fdopendir(fd: int) -> Any: ...
def readdir(dirp: Any) -> Any: ...
def readdir64(dirp: Any) -> Any: ...
def readdir_r(dirp: Any, entry: Any, result: Any) -> int: ...
def readdir64_r(dirp: Any, entry: Any, result: Any) -> int: ...
def rewinddir(dirp: Any) -> None: ...
def seekdir(dirp: Any, pos: int) -> None: ...
def telldir(dirp: Any) -> int: ...
def dirfd(dirp: Any) -> int: ...
def scandir(dir: Any, namelist: Any, selector: Any, cmp: Any) -> int: ...
def scandir64(dir: Any, namelist: Any, selector: Any, cmp: Any) -> int: ...
def scandirat(dfd: int, dir: Any, namelist: Any, selector: Any, cmp: Any) -> int: ...
def scandirat64(dfd: int, dir: Any, namelist: Any, selector: Any, cmp: Any) -> int: ...
def alphasort(e1: Any, e2: Any) -> int: ...
def alphasort64(e1: Any, e2: Any) -> int: ...
def getdirentries(fd: int, buf: Any, nbytes: int, basep: Any) -> int: ...
def getdirentries64(fd: int, buf: Any, nbytes: int, basep: Any) -> int: ...
def versionsort(e1: Any, e2: Any) -> int: ...
def versionsort64(e1: Any, e2: Any) -> int: ...
def getdents64(fd: int, buffer: Any, length: int) -> int: ...
__environ: _tg.Variable
environ: _tg.Variable
optarg: _tg.Variable
optind: _tg.Variable
opterr: _tg.Variable
optopt: _tg.Variable
stdin: _tg.Variable
stdout: _tg.Variable
stderr: _tg.Variable
program_invocation_name: _tg.Variable
program_invocation_short_name: _tg.Variable
__tzname: _tg.Variable
__daylight: _tg.Variable
__timezone: _tg.Variable
tzname: _tg.Variable
daylight: _tg.Variable
timezone: _tg.Variable
getdate_err: _tg.Variable
EFD_SEMAPHORE: Final = 1
EFD_CLOEXEC: Final = 0x80000
EFD_NONBLOCK: Final = 2048
SOCK_STREAM: Final = 1
SOCK_DGRAM: Final = 2
SOCK_RAW: Final = 3
SOCK_RDM: Final = 4
SOCK_SEQPACKET: Final = 5
SOCK_DCCP: Final = 6
SOCK_PACKET: Final = 10
SOCK_CLOEXEC: Final = 0x80000
SOCK_NONBLOCK: Final = 2048
MSG_OOB: Final = 1
MSG_PEEK: Final = 2
MSG_DONTROUTE: Final = 4
MSG_TRYHARD: Final = 4
MSG_CTRUNC: Final = 8
MSG_PROXY: Final = 16
MSG_TRUNC: Final = 32
MSG_DONTWAIT: Final = 64
MSG_EOR: Final = 128
MSG_WAITALL: Final = 256
MSG_FIN: Final = 512
MSG_SYN: Final = 1024
MSG_CONFIRM: Final = 2048
MSG_RST: Final = 4096
MSG_ERRQUEUE: Final = 8192
MSG_NOSIGNAL: Final = 0x4000
MSG_MORE: Final = 0x8000
MSG_WAITFORONE: Final = 0x10000
MSG_BATCH: Final = 0x40000
MSG_ZEROCOPY: Final = 0x4000000
MSG_FASTOPEN: Final = 0x20000000
MSG_CMSG_CLOEXEC: Final = 0x40000000
SCM_RIGHTS: Final = 1
SCM_CREDENTIALS: Final = 2
SHUT_RD: Final = 0
SHUT_WR: Final = 1
SHUT_RDWR: Final = 2
ITIMER_REAL: Final = 0
ITIMER_VIRTUAL: Final = 1
ITIMER_PROF: Final = 2
RLIMIT_CPU: Final = 0
RLIMIT_FSIZE: Final = 1
RLIMIT_DATA: Final = 2
RLIMIT_STACK: Final = 3
RLIMIT_CORE: Final = 4
__RLIMIT_RSS: Final = 5
RLIMIT_NOFILE: Final = 7
__RLIMIT_OFILE: Final = 7
RLIMIT_AS: Final = 9
__RLIMIT_NPROC: Final = 6
__RLIMIT_MEMLOCK: Final = 8
__RLIMIT_LOCKS: Final = 10
__RLIMIT_SIGPENDING: Final = 11
__RLIMIT_MSGQUEUE: Final = 12
__RLIMIT_NICE: Final = 13
__RLIMIT_RTPRIO: Final = 14
__RLIMIT_RTTIME: Final = 15
__RLIMIT_NLIMITS: Final = 16
__RLIM_NLIMITS: Final = 16
RUSAGE_SELF: Final = 0
RUSAGE_CHILDREN: Final = -1
RUSAGE_THREAD: Final = 1
PRIO_PROCESS: Final = 0
PRIO_PGRP: Final = 1
PRIO_USER: Final = 2
SI_ASYNCNL: Final = -60
SI_DETHREAD: Final = -7
SI_TKILL: Final = -6
SI_SIGIO: Final = -5
SI_ASYNCIO: Final = -4
SI_MESGQ: Final = -3
SI_TIMER: Final = -2
SI_QUEUE: Final = -1
SI_USER: Final = 0
SI_KERNEL: Final = 128
ILL_ILLOPC: Final = 1
ILL_ILLOPN: Final = 2
ILL_ILLADR: Final = 3
ILL_ILLTRP: Final = 4
ILL_PRVOPC: Final = 5
ILL_PRVREG: Final = 6
ILL_COPROC: Final = 7
ILL_BADSTK: Final = 8
ILL_BADIADDR: Final = 9
FPE_INTDIV: Final = 1
FPE_INTOVF: Final = 2
FPE_FLTDIV: Final = 3
FPE_FLTOVF: Final = 4
FPE_FLTUND: Final = 5
FPE_FLTRES: Final = 6
FPE_FLTINV: Final = 7
FPE_FLTSUB: Final = 8
FPE_FLTUNK: Final = 14
FPE_CONDTRAP: Final = 15
SEGV_MAPERR: Final = 1
SEGV_ACCERR: Final = 2
SEGV_BNDERR: Final = 3
SEGV_PKUERR: Final = 4
SEGV_ACCADI: Final = 5
SEGV_ADIDERR: Final = 6
SEGV_ADIPERR: Final = 7
SEGV_MTEAERR: Final = 8
SEGV_MTESERR: Final = 9
BUS_ADRALN: Final = 1
BUS_ADRERR: Final = 2
BUS_OBJERR: Final = 3
BUS_MCEERR_AR: Final = 4
BUS_MCEERR_AO: Final = 5
TRAP_BRKPT: Final = 1
TRAP_TRACE: Final = 2
TRAP_BRANCH: Final = 3
TRAP_HWBKPT: Final = 4
TRAP_UNK: Final = 5
CLD_EXITED: Final = 1
CLD_KILLED: Final = 2
CLD_DUMPED: Final = 3
CLD_TRAPPED: Final = 4
CLD_STOPPED: Final = 5
CLD_CONTINUED: Final = 6
POLL_IN: Final = 1
POLL_OUT: Final = 2
POLL_MSG: Final = 3
POLL_ERR: Final = 4
POLL_PRI: Final = 5
POLL_HUP: Final = 6
SIGEV_SIGNAL: Final = 0
SIGEV_NONE: Final = 1
SIGEV_THREAD: Final = 2
SIGEV_THREAD_ID: Final = 4
_PC_LINK_MAX: Final = 0
_PC_MAX_CANON: Final = 1
_PC_MAX_INPUT: Final = 2
_PC_NAME_MAX: Final = 3
_PC_PATH_MAX: Final = 4
_PC_PIPE_BUF: Final = 5
_PC_CHOWN_RESTRICTED: Final = 6
_PC_NO_TRUNC: Final = 7
_PC_VDISABLE: Final = 8
_PC_SYNC_IO: Final = 9
_PC_ASYNC_IO: Final = 10
_PC_PRIO_IO: Final = 11
_PC_SOCK_MAXBUF: Final = 12
_PC_FILESIZEBITS: Final = 13
_PC_REC_INCR_XFER_SIZE: Final = 14
_PC_REC_MAX_XFER_SIZE: Final = 15
_PC_REC_MIN_XFER_SIZE: Final = 16
_PC_REC_XFER_ALIGN: Final = 17
_PC_ALLOC_SIZE_MIN: Final = 18
_PC_SYMLINK_MAX: Final = 19
_PC_2_SYMLINKS: Final = 20
_SC_ARG_MAX: Final = 0
_SC_CHILD_MAX: Final = 1
_SC_CLK_TCK: Final = 2
_SC_NGROUPS_MAX: Final = 3
_SC_OPEN_MAX: Final = 4
_SC_STREAM_MAX: Final = 5
_SC_TZNAME_MAX: Final = 6
_SC_JOB_CONTROL: Final = 7
_SC_SAVED_IDS: Final = 8
_SC_REALTIME_SIGNALS: Final = 9
_SC_PRIORITY_SCHEDULING: Final = 10
_SC_TIMERS: Final = 11
_SC_ASYNCHRONOUS_IO: Final = 12
_SC_PRIORITIZED_IO: Final = 13
_SC_SYNCHRONIZED_IO: Final = 14
_SC_FSYNC: Final = 15
_SC_MAPPED_FILES: Final = 16
_SC_MEMLOCK: Final = 17
_SC_MEMLOCK_RANGE: Final = 18
_SC_MEMORY_PROTECTION: Final = 19
_SC_MESSAGE_PASSING: Final = 20
_SC_SEMAPHORES: Final = 21
_SC_SHARED_MEMORY_OBJECTS: Final = 22
_SC_AIO_LISTIO_MAX: Final = 23
_SC_AIO_MAX: Final = 24
_SC_AIO_PRIO_DELTA_MAX: Final = 25
_SC_DELAYTIMER_MAX: Final = 26
_SC_MQ_OPEN_MAX: Final = 27
_SC_MQ_PRIO_MAX: Final = 28
_SC_VERSION: Final = 29
_SC_PAGESIZE: Final = 30
_SC_RTSIG_MAX: Final = 31
_SC_SEM_NSEMS_MAX: Final = 32
_SC_SEM_VALUE_MAX: Final = 33
_SC_SIGQUEUE_MAX: Final = 34
_SC_TIMER_MAX: Final = 35
_SC_BC_BASE_MAX: Final = 36
_SC_BC_DIM_MAX: Final = 37
_SC_BC_SCALE_MAX: Final = 38
_SC_BC_STRING_MAX: Final = 39
_SC_COLL_WEIGHTS_MAX: Final = 40
_SC_EQUIV_CLASS_MAX: Final = 41
_SC_EXPR_NEST_MAX: Final = 42
_SC_LINE_MAX: Final = 43
_SC_RE_DUP_MAX: Final = 44
_SC_CHARCLASS_NAME_MAX: Final = 45
_SC_2_VERSION: Final = 46
_SC_2_C_BIND: Final = 47
_SC_2_C_DEV: Final = 48
_SC_2_FORT_DEV: Final = 49
_SC_2_FORT_RUN: Final = 50
_SC_2_SW_DEV: Final = 51
_SC_2_LOCALEDEF: Final = 52
_SC_PII: Final = 53
_SC_PII_XTI: Final = 54
_SC_PII_SOCKET: Final = 55
_SC_PII_INTERNET: Final = 56
_SC_PII_OSI: Final = 57
_SC_POLL: Final = 58
_SC_SELECT: Final = 59
_SC_UIO_MAXIOV: Final = 60
_SC_IOV_MAX: Final = 60
_SC_PII_INTERNET_STREAM: Final = 61
_SC_PII_INTERNET_DGRAM: Final = 62
_SC_PII_OSI_COTS: Final = 63
_SC_PII_OSI_CLTS: Final = 64
_SC_PII_OSI_M: Final = 65
_SC_T_IOV_MAX: Final = 66
_SC_THREADS: Final = 67
_SC_THREAD_SAFE_FUNCTIONS: Final = 68
_SC_GETGR_R_SIZE_MAX: Final = 69
_SC_GETPW_R_SIZE_MAX: Final = 70
_SC_LOGIN_NAME_MAX: Final = 71
_SC_TTY_NAME_MAX: Final = 72
_SC_THREAD_DESTRUCTOR_ITERATIONS: Final = 73
_SC_THREAD_KEYS_MAX: Final = 74
_SC_THREAD_STACK_MIN: Final = 75
_SC_THREAD_THREADS_MAX: Final = 76
_SC_THREAD_ATTR_STACKADDR: Final = 77
_SC_THREAD_ATTR_STACKSIZE: Final = 78
_SC_THREAD_PRIORITY_SCHEDULING: Final = 79
_SC_THREAD_PRIO_INHERIT: Final = 80
_SC_THREAD_PRIO_PROTECT: Final = 81
_SC_THREAD_PROCESS_SHARED: Final = 82
_SC_NPROCESSORS_CONF: Final = 83
_SC_NPROCESSORS_ONLN: Final = 84
_SC_PHYS_PAGES: Final = 85
_SC_AVPHYS_PAGES: Final = 86
_SC_ATEXIT_MAX: Final = 87
_SC_PASS_MAX: Final = 88
_SC_XOPEN_VERSION: Final = 89
_SC_XOPEN_XCU_VERSION: Final = 90
_SC_XOPEN_UNIX: Final = 91
_SC_XOPEN_CRYPT: Final = 92
_SC_XOPEN_ENH_I18N: Final = 93
_SC_XOPEN_SHM: Final = 94
_SC_2_CHAR_TERM: Final = 95
_SC_2_C_VERSION: Final = 96
_SC_2_UPE: Final = 97
_SC_XOPEN_XPG2: Final = 98
_SC_XOPEN_XPG3: Final = 99
_SC_XOPEN_XPG4: Final = 100
_SC_CHAR_BIT: Final = 101
_SC_CHAR_MAX: Final = 102
_SC_CHAR_MIN: Final = 103
_SC_INT_MAX: Final = 104
_SC_INT_MIN: Final = 105
_SC_LONG_BIT: Final = 106
_SC_WORD_BIT: Final = 107
_SC_MB_LEN_MAX: Final = 108
_SC_NZERO: Final = 109
_SC_SSIZE_MAX: Final = 110
_SC_SCHAR_MAX: Final = 111
_SC_SCHAR_MIN: Final = 112
_SC_SHRT_MAX: Final = 113
_SC_SHRT_MIN: Final = 114
_SC_UCHAR_MAX: Final = 115
_SC_UINT_MAX: Final = 116
_SC_ULONG_MAX: Final = 117
_SC_USHRT_MAX: Final = 118
_SC_NL_ARGMAX: Final = 119
_SC_NL_LANGMAX: Final = 120
_SC_NL_MSGMAX: Final = 121
_SC_NL_NMAX: Final = 122
_SC_NL_SETMAX: Final = 123
_SC_NL_TEXTMAX: Final = 124
_SC_XBS5_ILP32_OFF32: Final = 125
_SC_XBS5_ILP32_OFFBIG: Final = 126
_SC_XBS5_LP64_OFF64: Final = 127
_SC_XBS5_LPBIG_OFFBIG: Final = 128
_SC_XOPEN_LEGACY: Final = 129
_SC_XOPEN_REALTIME: Final = 130
_SC_XOPEN_REALTIME_THREADS: Final = 131
_SC_ADVISORY_INFO: Final = 132
_SC_BARRIERS: Final = 133
_SC_BASE: Final = 134
_SC_C_LANG_SUPPORT: Final = 135
_SC_C_LANG_SUPPORT_R: Final = 136
_SC_CLOCK_SELECTION: Final = 137
_SC_CPUTIME: Final = 138
_SC_THREAD_CPUTIME: Final = 139
_SC_DEVICE_IO: Final = 140
_SC_DEVICE_SPECIFIC: Final = 141
_SC_DEVICE_SPECIFIC_R: Final = 142
_SC_FD_MGMT: Final = 143
_SC_FIFO: Final = 144
_SC_PIPE: Final = 145
_SC_FILE_ATTRIBUTES: Final = 146
_SC_FILE_LOCKING: Final = 147
_SC_FILE_SYSTEM: Final = 148
_SC_MONOTONIC_CLOCK: Final = 149
_SC_MULTI_PROCESS: Final = 150
_SC_SINGLE_PROCESS: Final = 151
_SC_NETWORKING: Final = 152
_SC_READER_WRITER_LOCKS: Final = 153
_SC_SPIN_LOCKS: Final = 154
_SC_REGEXP: Final = 155
_SC_REGEX_VERSION: Final = 156
_SC_SHELL: Final = 157
_SC_SIGNALS: Final = 158
_SC_SPAWN: Final = 159
_SC_SPORADIC_SERVER: Final = 160
_SC_THREAD_SPORADIC_SERVER: Final = 161
_SC_SYSTEM_DATABASE: Final = 162
_SC_SYSTEM_DATABASE_R: Final = 163
_SC_TIMEOUTS: Final = 164
_SC_TYPED_MEMORY_OBJECTS: Final = 165
_SC_USER_GROUPS: Final = 166
_SC_USER_GROUPS_R: Final = 167
_SC_2_PBS: Final = 168
_SC_2_PBS_ACCOUNTING: Final = 169
_SC_2_PBS_LOCATE: Final = 170
_SC_2_PBS_MESSAGE: Final = 171
_SC_2_PBS_TRACK: Final = 172
_SC_SYMLOOP_MAX: Final = 173
_SC_STREAMS: Final = 174
_SC_2_PBS_CHECKPOINT: Final = 175
_SC_V6_ILP32_OFF32: Final = 176
_SC_V6_ILP32_OFFBIG: Final = 177
_SC_V6_LP64_OFF64: Final = 178
_SC_V6_LPBIG_OFFBIG: Final = 179
_SC_HOST_NAME_MAX: Final = 180
_SC_TRACE: Final = 181
_SC_TRACE_EVENT_FILTER: Final = 182
_SC_TRACE_INHERIT: Final = 183
_SC_TRACE_LOG: Final = 184
_SC_LEVEL1_ICACHE_SIZE: Final = 185
_SC_LEVEL1_ICACHE_ASSOC: Final = 186
_SC_LEVEL1_ICACHE_LINESIZE: Final = 187
_SC_LEVEL1_DCACHE_SIZE: Final = 188
_SC_LEVEL1_DCACHE_ASSOC: Final = 189
_SC_LEVEL1_DCACHE_LINESIZE: Final = 190
_SC_LEVEL2_CACHE_SIZE: Final = 191
_SC_LEVEL2_CACHE_ASSOC: Final = 192
_SC_LEVEL2_CACHE_LINESIZE: Final = 193
_SC_LEVEL3_CACHE_SIZE: Final = 194
_SC_LEVEL3_CACHE_ASSOC: Final = 195
_SC_LEVEL3_CACHE_LINESIZE: Final = 196
_SC_LEVEL4_CACHE_SIZE: Final = 197
_SC_LEVEL4_CACHE_ASSOC: Final = 198
_SC_LEVEL4_CACHE_LINESIZE: Final = 199
_SC_IPV6: Final = 235
_SC_RAW_SOCKETS: Final = 236
_SC_V7_ILP32_OFF32: Final = 237
_SC_V7_ILP32_OFFBIG: Final = 238
_SC_V7_LP64_OFF64: Final = 239
_SC_V7_LPBIG_OFFBIG: Final = 240
_SC_SS_REPL_MAX: Final = 241
_SC_TRACE_EVENT_NAME_MAX: Final = 242
_SC_TRACE_NAME_MAX: Final = 243
_SC_TRACE_SYS_MAX: Final = 244
_SC_TRACE_USER_EVENT_MAX: Final = 245
_SC_XOPEN_STREAMS: Final = 246
_SC_THREAD_ROBUST_PRIO_INHERIT: Final = 247
_SC_THREAD_ROBUST_PRIO_PROTECT: Final = 248
_SC_MINSIGSTKSZ: Final = 249
_SC_SIGSTKSZ: Final = 250
_CS_PATH: Final = 0
_CS_V6_WIDTH_RESTRICTED_ENVS: Final = 1
_CS_GNU_LIBC_VERSION: Final = 2
_CS_GNU_LIBPTHREAD_VERSION: Final = 3
_CS_V5_WIDTH_RESTRICTED_ENVS: Final = 4
_CS_V7_WIDTH_RESTRICTED_ENVS: Final = 5
_CS_LFS_CFLAGS: Final = 1000
_CS_LFS_LDFLAGS: Final = 1001
_CS_LFS_LIBS: Final = 1002
_CS_LFS_LINTFLAGS: Final = 1003
_CS_LFS64_CFLAGS: Final = 1004
_CS_LFS64_LDFLAGS: Final = 1005
_CS_LFS64_LIBS: Final = 1006
_CS_LFS64_LINTFLAGS: Final = 1007
_CS_XBS5_ILP32_OFF32_CFLAGS: Final = 1100
_CS_XBS5_ILP32_OFF32_LDFLAGS: Final = 1101
_CS_XBS5_ILP32_OFF32_LIBS: Final = 1102
_CS_XBS5_ILP32_OFF32_LINTFLAGS: Final = 1103
_CS_XBS5_ILP32_OFFBIG_CFLAGS: Final = 1104
_CS_XBS5_ILP32_OFFBIG_LDFLAGS: Final = 1105
_CS_XBS5_ILP32_OFFBIG_LIBS: Final = 1106
_CS_XBS5_ILP32_OFFBIG_LINTFLAGS: Final = 1107
_CS_XBS5_LP64_OFF64_CFLAGS: Final = 1108
_CS_XBS5_LP64_OFF64_LDFLAGS: Final = 1109
_CS_XBS5_LP64_OFF64_LIBS: Final = 1110
_CS_XBS5_LP64_OFF64_LINTFLAGS: Final = 1111
_CS_XBS5_LPBIG_OFFBIG_CFLAGS: Final = 1112
_CS_XBS5_LPBIG_OFFBIG_LDFLAGS: Final = 1113
_CS_XBS5_LPBIG_OFFBIG_LIBS: Final = 1114
_CS_XBS5_LPBIG_OFFBIG_LINTFLAGS: Final = 1115
_CS_POSIX_V6_ILP32_OFF32_CFLAGS: Final = 1116
_CS_POSIX_V6_ILP32_OFF32_LDFLAGS: Final = 1117
_CS_POSIX_V6_ILP32_OFF32_LIBS: Final = 1118
_CS_POSIX_V6_ILP32_OFF32_LINTFLAGS: Final = 1119
_CS_POSIX_V6_ILP32_OFFBIG_CFLAGS: Final = 1120
_CS_POSIX_V6_ILP32_OFFBIG_LDFLAGS: Final = 1121
_CS_POSIX_V6_ILP32_OFFBIG_LIBS: Final = 1122
_CS_POSIX_V6_ILP32_OFFBIG_LINTFLAGS: Final = 1123
_CS_POSIX_V6_LP64_OFF64_CFLAGS: Final = 1124
_CS_POSIX_V6_LP64_OFF64_LDFLAGS: Final = 1125
_CS_POSIX_V6_LP64_OFF64_LIBS: Final = 1126
_CS_POSIX_V6_LP64_OFF64_LINTFLAGS: Final = 1127
_CS_POSIX_V6_LPBIG_OFFBIG_CFLAGS: Final = 1128
_CS_POSIX_V6_LPBIG_OFFBIG_LDFLAGS: Final = 1129
_CS_POSIX_V6_LPBIG_OFFBIG_LIBS: Final = 1130
_CS_POSIX_V6_LPBIG_OFFBIG_LINTFLAGS: Final = 1131
_CS_POSIX_V7_ILP32_OFF32_CFLAGS: Final = 1132
_CS_POSIX_V7_ILP32_OFF32_LDFLAGS: Final = 1133
_CS_POSIX_V7_ILP32_OFF32_LIBS: Final = 1134
_CS_POSIX_V7_ILP32_OFF32_LINTFLAGS: Final = 1135
_CS_POSIX_V7_ILP32_OFFBIG_CFLAGS: Final = 1136
_CS_POSIX_V7_ILP32_OFFBIG_LDFLAGS: Final = 1137
_CS_POSIX_V7_ILP32_OFFBIG_LIBS: Final = 1138
_CS_POSIX_V7_ILP32_OFFBIG_LINTFLAGS: Final = 1139
_CS_POSIX_V7_LP64_OFF64_CFLAGS: Final = 1140
_CS_POSIX_V7_LP64_OFF64_LDFLAGS: Final = 1141
_CS_POSIX_V7_LP64_OFF64_LIBS: Final = 1142
_CS_POSIX_V7_LP64_OFF64_LINTFLAGS: Final = 1143
_CS_POSIX_V7_LPBIG_OFFBIG_CFLAGS: Final = 1144
_CS_POSIX_V7_LPBIG_OFFBIG_LDFLAGS: Final = 1145
_CS_POSIX_V7_LPBIG_OFFBIG_LIBS: Final = 1146
_CS_POSIX_V7_LPBIG_OFFBIG_LINTFLAGS: Final = 1147
_CS_V6_ENV: Final = 1148
_CS_V7_ENV: Final = 1149
SS_ONSTACK: Final = 1
SS_DISABLE: Final = 2
P_ALL: Final = 0
P_PID: Final = 1
P_PGID: Final = 2
P_PIDFD: Final = 3
Val_GNU_MIPS_ABI_FP_ANY: Final = 0
Val_GNU_MIPS_ABI_FP_DOUBLE: Final = 1
Val_GNU_MIPS_ABI_FP_SINGLE: Final = 2
Val_GNU_MIPS_ABI_FP_SOFT: Final = 3
Val_GNU_MIPS_ABI_FP_OLD_64: Final = 4
Val_GNU_MIPS_ABI_FP_XX: Final = 5
Val_GNU_MIPS_ABI_FP_64: Final = 6
Val_GNU_MIPS_ABI_FP_64A: Final = 7
Val_GNU_MIPS_ABI_FP_MAX: Final = 7
F_OWNER_TID: Final = 0
F_OWNER_PID: Final = 1
F_OWNER_PGRP: Final = 2
F_OWNER_GID: Final = 2
PTHREAD_CREATE_JOINABLE: Final = 0
PTHREAD_CREATE_DETACHED: Final = 1
PTHREAD_MUTEX_TIMED_NP: Final = 0
PTHREAD_MUTEX_RECURSIVE_NP: Final = 1
PTHREAD_MUTEX_ERRORCHECK_NP: Final = 2
PTHREAD_MUTEX_ADAPTIVE_NP: Final = 3
PTHREAD_MUTEX_NORMAL: Final = 0
PTHREAD_MUTEX_RECURSIVE: Final = 1
PTHREAD_MUTEX_ERRORCHECK: Final = 2
PTHREAD_MUTEX_DEFAULT: Final = 0
PTHREAD_MUTEX_FAST_NP: Final = 0
PTHREAD_MUTEX_STALLED: Final = 0
PTHREAD_MUTEX_STALLED_NP: Final = 0
PTHREAD_MUTEX_ROBUST: Final = 1
PTHREAD_MUTEX_ROBUST_NP: Final = 1
PTHREAD_PRIO_NONE: Final = 0
PTHREAD_PRIO_INHERIT: Final = 1
PTHREAD_PRIO_PROTECT: Final = 2
PTHREAD_RWLOCK_PREFER_READER_NP: Final = 0
PTHREAD_RWLOCK_PREFER_WRITER_NP: Final = 1
PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP: Final = 2
PTHREAD_RWLOCK_DEFAULT_NP: Final = 0
PTHREAD_INHERIT_SCHED: Final = 0
PTHREAD_EXPLICIT_SCHED: Final = 1
PTHREAD_SCOPE_SYSTEM: Final = 0
PTHREAD_SCOPE_PROCESS: Final = 1
PTHREAD_PROCESS_PRIVATE: Final = 0
PTHREAD_PROCESS_SHARED: Final = 1
PTHREAD_CANCEL_ENABLE: Final = 0
PTHREAD_CANCEL_DISABLE: Final = 1
PTHREAD_CANCEL_DEFERRED: Final = 0
PTHREAD_CANCEL_ASYNCHRONOUS: Final = 1
RTLD_DL_SYMENT: Final = 1
RTLD_DL_LINKMAP: Final = 2
RTLD_DI_LMID: Final = 1
RTLD_DI_LINKMAP: Final = 2
RTLD_DI_CONFIGADDR: Final = 3
RTLD_DI_SERINFO: Final = 4
RTLD_DI_SERINFOSIZE: Final = 5
RTLD_DI_ORIGIN: Final = 6
RTLD_DI_PROFILENAME: Final = 7
RTLD_DI_PROFILEOUT: Final = 8
RTLD_DI_TLS_MODID: Final = 9
RTLD_DI_TLS_DATA: Final = 10
RTLD_DI_PHDR: Final = 11
RTLD_DI_MAX: Final = 11
DT_UNKNOWN: Final = 0
DT_FIFO: Final = 1
DT_CHR: Final = 2
DT_DIR: Final = 4
DT_BLK: Final = 6
DT_REG: Final = 8
DT_LNK: Final = 10
DT_SOCK: Final = 12
DT_WHT: Final = 14
_SYS_MMAN_H: Final = 1
_BITS_TYPES_H: Final = 1
_BITS_TYPESIZES_H: Final = 1
_BITS_TIME64_H: Final = 1
MAP_32BIT: Final = 64
MAP_GROWSDOWN: Final = 256
MAP_DENYWRITE: Final = 2048
MAP_EXECUTABLE: Final = 4096
MAP_LOCKED: Final = 8192
MAP_NORESERVE: Final = 0x4000
MAP_POPULATE: Final = 0x8000
MAP_NONBLOCK: Final = 0x10000
MAP_STACK: Final = 0x20000
MAP_HUGETLB: Final = 0x40000
MAP_SYNC: Final = 0x80000
MAP_FIXED_NOREPLACE: Final = 0x100000
PROT_READ: Final = 1
PROT_WRITE: Final = 2
PROT_EXEC: Final = 4
PROT_NONE: Final = 0
PROT_GROWSDOWN: Final = 0x1000000
PROT_GROWSUP: Final = 0x2000000
MAP_SHARED: Final = 1
MAP_PRIVATE: Final = 2
MAP_SHARED_VALIDATE: Final = 3
MAP_TYPE: Final = 15
MAP_FIXED: Final = 16
MAP_FILE: Final = 0
MAP_ANONYMOUS: Final = 32
MAP_ANON: Final = 32
MAP_HUGE_SHIFT: Final = 26
MAP_HUGE_MASK: Final = 63
MS_ASYNC: Final = 1
MS_SYNC: Final = 4
MS_INVALIDATE: Final = 2
MADV_NORMAL: Final = 0
MADV_RANDOM: Final = 1
MADV_SEQUENTIAL: Final = 2
MADV_WILLNEED: Final = 3
MADV_DONTNEED: Final = 4
MADV_FREE: Final = 8
MADV_REMOVE: Final = 9
MADV_DONTFORK: Final = 10
MADV_DOFORK: Final = 11
MADV_MERGEABLE: Final = 12
MADV_UNMERGEABLE: Final = 13
MADV_HUGEPAGE: Final = 14
MADV_NOHUGEPAGE: Final = 15
MADV_DONTDUMP: Final = 16
MADV_DODUMP: Final = 17
MADV_WIPEONFORK: Final = 18
MADV_KEEPONFORK: Final = 19
MADV_COLD: Final = 20
MADV_PAGEOUT: Final = 21
MADV_POPULATE_READ: Final = 22
MADV_POPULATE_WRITE: Final = 23
MADV_DONTNEED_LOCKED: Final = 24
MADV_HWPOISON: Final = 100
POSIX_MADV_NORMAL: Final = 0
POSIX_MADV_RANDOM: Final = 1
POSIX_MADV_SEQUENTIAL: Final = 2
POSIX_MADV_WILLNEED: Final = 3
POSIX_MADV_DONTNEED: Final = 4
MCL_CURRENT: Final = 1
MCL_FUTURE: Final = 2
MCL_ONFAULT: Final = 4
MREMAP_MAYMOVE: Final = 1
MREMAP_FIXED: Final = 2
MREMAP_DONTUNMAP: Final = 4
MFD_CLOEXEC: Final = 1
MFD_ALLOW_SEALING: Final = 2
MFD_HUGETLB: Final = 4
MLOCK_ONFAULT: Final = 1
PKEY_DISABLE_ACCESS: Final = 1
PKEY_DISABLE_WRITE: Final = 2
MAP_FAILED: Final = 0xffffffffffffffff
_SYS_STAT_H: Final = 1
_STRUCT_TIMESPEC: Final = 1
_BITS_ENDIAN_H: Final = 1
_BITS_ENDIANNESS_H: Final = 1
_BITS_STAT_H: Final = 1
_BITS_STRUCT_STAT_H: Final = 1
UTIME_NOW: Final = 0x3fffffff
UTIME_OMIT: Final = 0x3ffffffe
S_IREAD: Final = 256
S_IWRITE: Final = 128
S_IEXEC: Final = 64
ACCESSPERMS: Final = 511
ALLPERMS: Final = 4095
DEFFILEMODE: Final = 438
S_BLKSIZE: Final = 512
STATX_TYPE: Final = 1
STATX_MODE: Final = 2
STATX_NLINK: Final = 4
STATX_UID: Final = 8
STATX_GID: Final = 16
STATX_ATIME: Final = 32
STATX_MTIME: Final = 64
STATX_CTIME: Final = 128
STATX_INO: Final = 256
STATX_SIZE: Final = 512
STATX_BLOCKS: Final = 1024
STATX_BASIC_STATS: Final = 2047
STATX_BTIME: Final = 2048
STATX_MNT_ID: Final = 4096
STATX_DIOALIGN: Final = 8192
STATX__RESERVED: Final = 0x80000000
STATX_ALL: Final = 4095
STATX_ATTR_COMPRESSED: Final = 4
STATX_ATTR_IMMUTABLE: Final = 16
STATX_ATTR_APPEND: Final = 32
STATX_ATTR_NODUMP: Final = 64
STATX_ATTR_ENCRYPTED: Final = 2048
STATX_ATTR_AUTOMOUNT: Final = 4096
STATX_ATTR_MOUNT_ROOT: Final = 8192
STATX_ATTR_VERITY: Final = 0x100000
STATX_ATTR_DAX: Final = 0x200000
_SYS_IOCTL_H: Final = 1
TCGETS: Final = 0x5401
TCSETS: Final = 0x5402
TCSETSW: Final = 0x5403
TCSETSF: Final = 0x5404
TCGETA: Final = 0x5405
TCSETA: Final = 0x5406
TCSETAW: Final = 0x5407
TCSETAF: Final = 0x5408
TCSBRK: Final = 0x5409
TCXONC: Final = 0x540a
TCFLSH: Final = 0x540b
TIOCEXCL: Final = 0x540c
TIOCNXCL: Final = 0x540d
TIOCSCTTY: Final = 0x540e
TIOCGPGRP: Final = 0x540f
TIOCSPGRP: Final = 0x5410
TIOCOUTQ: Final = 0x5411
TIOCSTI: Final = 0x5412
TIOCGWINSZ: Final = 0x5413
TIOCSWINSZ: Final = 0x5414
TIOCMGET: Final = 0x5415
TIOCMBIS: Final = 0x5416
TIOCMBIC: Final = 0x5417
TIOCMSET: Final = 0x5418
TIOCGSOFTCAR: Final = 0x5419
TIOCSSOFTCAR: Final = 0x541a
FIONREAD: Final = 0x541b
TIOCINQ: Final = 0x541b
TIOCLINUX: Final = 0x541c
TIOCCONS: Final = 0x541d
TIOCGSERIAL: Final = 0x541e
TIOCSSERIAL: Final = 0x541f
TIOCPKT: Final = 0x5420
FIONBIO: Final = 0x5421
TIOCNOTTY: Final = 0x5422
TIOCSETD: Final = 0x5423
TIOCGETD: Final = 0x5424
TCSBRKP: Final = 0x5425
TIOCSBRK: Final = 0x5427
TIOCCBRK: Final = 0x5428
TIOCGSID: Final = 0x5429
TIOCGRS485: Final = 0x542e
TIOCSRS485: Final = 0x542f
TCGETX: Final = 0x5432
TCSETX: Final = 0x5433
TCSETXF: Final = 0x5434
TCSETXW: Final = 0x5435
TIOCVHANGUP: Final = 0x5437
FIONCLEX: Final = 0x5450
FIOCLEX: Final = 0x5451
FIOASYNC: Final = 0x5452
TIOCSERCONFIG: Final = 0x5453
TIOCSERGWILD: Final = 0x5454
TIOCSERSWILD: Final = 0x5455
TIOCGLCKTRMIOS: Final = 0x5456
TIOCSLCKTRMIOS: Final = 0x5457
TIOCSERGSTRUCT: Final = 0x5458
TIOCSERGETLSR: Final = 0x5459
TIOCSERGETMULTI: Final = 0x545a
TIOCSERSETMULTI: Final = 0x545b
TIOCMIWAIT: Final = 0x545c
TIOCGICOUNT: Final = 0x545d
FIOQSIZE: Final = 0x5460
TIOCPKT_DATA: Final = 0
TIOCPKT_FLUSHREAD: Final = 1
TIOCPKT_FLUSHWRITE: Final = 2
TIOCPKT_STOP: Final = 4
TIOCPKT_START: Final = 8
TIOCPKT_NOSTOP: Final = 16
TIOCPKT_DOSTOP: Final = 32
TIOCPKT_IOCTL: Final = 64
TIOCSER_TEMT: Final = 1
SIOCADDRT: Final = 0x890b
SIOCDELRT: Final = 0x890c
SIOCRTMSG: Final = 0x890d
SIOCGIFNAME: Final = 0x8910
SIOCSIFLINK: Final = 0x8911
SIOCGIFCONF: Final = 0x8912
SIOCGIFFLAGS: Final = 0x8913
SIOCSIFFLAGS: Final = 0x8914
SIOCGIFADDR: Final = 0x8915
SIOCSIFADDR: Final = 0x8916
SIOCGIFDSTADDR: Final = 0x8917
SIOCSIFDSTADDR: Final = 0x8918
SIOCGIFBRDADDR: Final = 0x8919
SIOCSIFBRDADDR: Final = 0x891a
SIOCGIFNETMASK: Final = 0x891b
SIOCSIFNETMASK: Final = 0x891c
SIOCGIFMETRIC: Final = 0x891d
SIOCSIFMETRIC: Final = 0x891e
SIOCGIFMEM: Final = 0x891f
SIOCSIFMEM: Final = 0x8920
SIOCGIFMTU: Final = 0x8921
SIOCSIFMTU: Final = 0x8922
SIOCSIFNAME: Final = 0x8923
SIOCSIFHWADDR: Final = 0x8924
SIOCGIFENCAP: Final = 0x8925
SIOCSIFENCAP: Final = 0x8926
SIOCGIFHWADDR: Final = 0x8927
SIOCGIFSLAVE: Final = 0x8929
SIOCSIFSLAVE: Final = 0x8930
SIOCADDMULTI: Final = 0x8931
SIOCDELMULTI: Final = 0x8932
SIOCGIFINDEX: Final = 0x8933
SIOGIFINDEX: Final = 0x8933
SIOCSIFPFLAGS: Final = 0x8934
SIOCGIFPFLAGS: Final = 0x8935
SIOCDIFADDR: Final = 0x8936
SIOCSIFHWBROADCAST: Final = 0x8937
SIOCGIFCOUNT: Final = 0x8938
SIOCGIFBR: Final = 0x8940
SIOCSIFBR: Final = 0x8941
SIOCGIFTXQLEN: Final = 0x8942
SIOCSIFTXQLEN: Final = 0x8943
SIOCDARP: Final = 0x8953
SIOCGARP: Final = 0x8954
SIOCSARP: Final = 0x8955
SIOCDRARP: Final = 0x8960
SIOCGRARP: Final = 0x8961
SIOCSRARP: Final = 0x8962
SIOCGIFMAP: Final = 0x8970
SIOCSIFMAP: Final = 0x8971
SIOCADDDLCI: Final = 0x8980
SIOCDELDLCI: Final = 0x8981
SIOCDEVPRIVATE: Final = 0x89f0
SIOCPROTOPRIVATE: Final = 0x89e0
NCC: Final = 8
TIOCM_LE: Final = 1
TIOCM_DTR: Final = 2
TIOCM_RTS: Final = 4
TIOCM_ST: Final = 8
TIOCM_SR: Final = 16
TIOCM_CTS: Final = 32
TIOCM_CAR: Final = 64
TIOCM_RNG: Final = 128
TIOCM_DSR: Final = 256
TIOCM_CD: Final = 64
TIOCM_RI: Final = 128
N_TTY: Final = 0
N_SLIP: Final = 1
N_MOUSE: Final = 2
N_PPP: Final = 3
N_STRIP: Final = 4
N_AX25: Final = 5
N_X25: Final = 6
N_6PACK: Final = 7
N_MASC: Final = 8
N_R3964: Final = 9
N_PROFIBUS_FDL: Final = 10
N_IRDA: Final = 11
N_SMSBLOCK: Final = 12
N_HDLC: Final = 13
N_SYNC_PPP: Final = 14
N_HCI: Final = 15
_SYS_EVENTFD_H: Final = 1
_SYSCALL_H: Final = 1
__X32_SYSCALL_BIT: Final = 0x40000000
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
SYS__sysctl: Final = 156
SYS_accept: Final = 43
SYS_accept4: Final = 288
SYS_access: Final = 21
SYS_acct: Final = 163
SYS_add_key: Final = 248
SYS_adjtimex: Final = 159
SYS_afs_syscall: Final = 183
SYS_alarm: Final = 37
SYS_arch_prctl: Final = 158
SYS_bind: Final = 49
SYS_bpf: Final = 321
SYS_brk: Final = 12
SYS_capget: Final = 125
SYS_capset: Final = 126
SYS_chdir: Final = 80
SYS_chmod: Final = 90
SYS_chown: Final = 92
SYS_chroot: Final = 161
SYS_clock_adjtime: Final = 305
SYS_clock_getres: Final = 229
SYS_clock_gettime: Final = 228
SYS_clock_nanosleep: Final = 230
SYS_clock_settime: Final = 227
SYS_clone: Final = 56
SYS_clone3: Final = 435
SYS_close: Final = 3
SYS_close_range: Final = 436
SYS_connect: Final = 42
SYS_copy_file_range: Final = 326
SYS_creat: Final = 85
SYS_create_module: Final = 174
SYS_delete_module: Final = 176
SYS_dup: Final = 32
SYS_dup2: Final = 33
SYS_dup3: Final = 292
SYS_epoll_create: Final = 213
SYS_epoll_create1: Final = 291
SYS_epoll_ctl: Final = 233
SYS_epoll_ctl_old: Final = 214
SYS_epoll_pwait: Final = 281
SYS_epoll_pwait2: Final = 441
SYS_epoll_wait: Final = 232
SYS_epoll_wait_old: Final = 215
SYS_eventfd: Final = 284
SYS_eventfd2: Final = 290
SYS_execve: Final = 59
SYS_execveat: Final = 322
SYS_exit: Final = 60
SYS_exit_group: Final = 231
SYS_faccessat: Final = 269
SYS_faccessat2: Final = 439
SYS_fadvise64: Final = 221
SYS_fallocate: Final = 285
SYS_fanotify_init: Final = 300
SYS_fanotify_mark: Final = 301
SYS_fchdir: Final = 81
SYS_fchmod: Final = 91
SYS_fchmodat: Final = 268
SYS_fchown: Final = 93
SYS_fchownat: Final = 260
SYS_fcntl: Final = 72
SYS_fdatasync: Final = 75
SYS_fgetxattr: Final = 193
SYS_finit_module: Final = 313
SYS_flistxattr: Final = 196
SYS_flock: Final = 73
SYS_fork: Final = 57
SYS_fremovexattr: Final = 199
SYS_fsconfig: Final = 431
SYS_fsetxattr: Final = 190
SYS_fsmount: Final = 432
SYS_fsopen: Final = 430
SYS_fspick: Final = 433
SYS_fstat: Final = 5
SYS_fstatfs: Final = 138
SYS_fsync: Final = 74
SYS_ftruncate: Final = 77
SYS_futex: Final = 202
SYS_futex_waitv: Final = 449
SYS_futimesat: Final = 261
SYS_get_kernel_syms: Final = 177
SYS_get_mempolicy: Final = 239
SYS_get_robust_list: Final = 274
SYS_get_thread_area: Final = 211
SYS_getcpu: Final = 309
SYS_getcwd: Final = 79
SYS_getdents: Final = 78
SYS_getdents64: Final = 217
SYS_getegid: Final = 108
SYS_geteuid: Final = 107
SYS_getgid: Final = 104
SYS_getgroups: Final = 115
SYS_getitimer: Final = 36
SYS_getpeername: Final = 52
SYS_getpgid: Final = 121
SYS_getpgrp: Final = 111
SYS_getpid: Final = 39
SYS_getpmsg: Final = 181
SYS_getppid: Final = 110
SYS_getpriority: Final = 140
SYS_getrandom: Final = 318
SYS_getresgid: Final = 120
SYS_getresuid: Final = 118
SYS_getrlimit: Final = 97
SYS_getrusage: Final = 98
SYS_getsid: Final = 124
SYS_getsockname: Final = 51
SYS_getsockopt: Final = 55
SYS_gettid: Final = 186
SYS_gettimeofday: Final = 96
SYS_getuid: Final = 102
SYS_getxattr: Final = 191
SYS_init_module: Final = 175
SYS_inotify_add_watch: Final = 254
SYS_inotify_init: Final = 253
SYS_inotify_init1: Final = 294
SYS_inotify_rm_watch: Final = 255
SYS_io_cancel: Final = 210
SYS_io_destroy: Final = 207
SYS_io_getevents: Final = 208
SYS_io_pgetevents: Final = 333
SYS_io_setup: Final = 206
SYS_io_submit: Final = 209
SYS_io_uring_enter: Final = 426
SYS_io_uring_register: Final = 427
SYS_io_uring_setup: Final = 425
SYS_ioctl: Final = 16
SYS_ioperm: Final = 173
SYS_iopl: Final = 172
SYS_ioprio_get: Final = 252
SYS_ioprio_set: Final = 251
SYS_kcmp: Final = 312
SYS_kexec_file_load: Final = 320
SYS_kexec_load: Final = 246
SYS_keyctl: Final = 250
SYS_kill: Final = 62
SYS_landlock_add_rule: Final = 445
SYS_landlock_create_ruleset: Final = 444
SYS_landlock_restrict_self: Final = 446
SYS_lchown: Final = 94
SYS_lgetxattr: Final = 192
SYS_link: Final = 86
SYS_linkat: Final = 265
SYS_listen: Final = 50
SYS_listxattr: Final = 194
SYS_llistxattr: Final = 195
SYS_lookup_dcookie: Final = 212
SYS_lremovexattr: Final = 198
SYS_lseek: Final = 8
SYS_lsetxattr: Final = 189
SYS_lstat: Final = 6
SYS_madvise: Final = 28
SYS_mbind: Final = 237
SYS_membarrier: Final = 324
SYS_memfd_create: Final = 319
SYS_memfd_secret: Final = 447
SYS_migrate_pages: Final = 256
SYS_mincore: Final = 27
SYS_mkdir: Final = 83
SYS_mkdirat: Final = 258
SYS_mknod: Final = 133
SYS_mknodat: Final = 259
SYS_mlock: Final = 149
SYS_mlock2: Final = 325
SYS_mlockall: Final = 151
SYS_mmap: Final = 9
SYS_modify_ldt: Final = 154
SYS_mount: Final = 165
SYS_mount_setattr: Final = 442
SYS_move_mount: Final = 429
SYS_move_pages: Final = 279
SYS_mprotect: Final = 10
SYS_mq_getsetattr: Final = 245
SYS_mq_notify: Final = 244
SYS_mq_open: Final = 240
SYS_mq_timedreceive: Final = 243
SYS_mq_timedsend: Final = 242
SYS_mq_unlink: Final = 241
SYS_mremap: Final = 25
SYS_msgctl: Final = 71
SYS_msgget: Final = 68
SYS_msgrcv: Final = 70
SYS_msgsnd: Final = 69
SYS_msync: Final = 26
SYS_munlock: Final = 150
SYS_munlockall: Final = 152
SYS_munmap: Final = 11
SYS_name_to_handle_at: Final = 303
SYS_nanosleep: Final = 35
SYS_newfstatat: Final = 262
SYS_nfsservctl: Final = 180
SYS_open: Final = 2
SYS_open_by_handle_at: Final = 304
SYS_open_tree: Final = 428
SYS_openat: Final = 257
SYS_openat2: Final = 437
SYS_pause: Final = 34
SYS_perf_event_open: Final = 298
SYS_personality: Final = 135
SYS_pidfd_getfd: Final = 438
SYS_pidfd_open: Final = 434
SYS_pidfd_send_signal: Final = 424
SYS_pipe: Final = 22
SYS_pipe2: Final = 293
SYS_pivot_root: Final = 155
SYS_pkey_alloc: Final = 330
SYS_pkey_free: Final = 331
SYS_pkey_mprotect: Final = 329
SYS_poll: Final = 7
SYS_ppoll: Final = 271
SYS_prctl: Final = 157
SYS_pread64: Final = 17
SYS_preadv: Final = 295
SYS_preadv2: Final = 327
SYS_prlimit64: Final = 302
SYS_process_madvise: Final = 440
SYS_process_mrelease: Final = 448
SYS_process_vm_readv: Final = 310
SYS_process_vm_writev: Final = 311
SYS_pselect6: Final = 270
SYS_ptrace: Final = 101
SYS_putpmsg: Final = 182
SYS_pwrite64: Final = 18
SYS_pwritev: Final = 296
SYS_pwritev2: Final = 328
SYS_query_module: Final = 178
SYS_quotactl: Final = 179
SYS_quotactl_fd: Final = 443
SYS_read: Final = 0
SYS_readahead: Final = 187
SYS_readlink: Final = 89
SYS_readlinkat: Final = 267
SYS_readv: Final = 19
SYS_reboot: Final = 169
SYS_recvfrom: Final = 45
SYS_recvmmsg: Final = 299
SYS_recvmsg: Final = 47
SYS_remap_file_pages: Final = 216
SYS_removexattr: Final = 197
SYS_rename: Final = 82
SYS_renameat: Final = 264
SYS_renameat2: Final = 316
SYS_request_key: Final = 249
SYS_restart_syscall: Final = 219
SYS_rmdir: Final = 84
SYS_rseq: Final = 334
SYS_rt_sigaction: Final = 13
SYS_rt_sigpending: Final = 127
SYS_rt_sigprocmask: Final = 14
SYS_rt_sigqueueinfo: Final = 129
SYS_rt_sigreturn: Final = 15
SYS_rt_sigsuspend: Final = 130
SYS_rt_sigtimedwait: Final = 128
SYS_rt_tgsigqueueinfo: Final = 297
SYS_sched_get_priority_max: Final = 146
SYS_sched_get_priority_min: Final = 147
SYS_sched_getaffinity: Final = 204
SYS_sched_getattr: Final = 315
SYS_sched_getparam: Final = 143
SYS_sched_getscheduler: Final = 145
SYS_sched_rr_get_interval: Final = 148
SYS_sched_setaffinity: Final = 203
SYS_sched_setattr: Final = 314
SYS_sched_setparam: Final = 142
SYS_sched_setscheduler: Final = 144
SYS_sched_yield: Final = 24
SYS_seccomp: Final = 317
SYS_security: Final = 185
SYS_select: Final = 23
SYS_semctl: Final = 66
SYS_semget: Final = 64
SYS_semop: Final = 65
SYS_semtimedop: Final = 220
SYS_sendfile: Final = 40
SYS_sendmmsg: Final = 307
SYS_sendmsg: Final = 46
SYS_sendto: Final = 44
SYS_set_mempolicy: Final = 238
SYS_set_mempolicy_home_node: Final = 450
SYS_set_robust_list: Final = 273
SYS_set_thread_area: Final = 205
SYS_set_tid_address: Final = 218
SYS_setdomainname: Final = 171
SYS_setfsgid: Final = 123
SYS_setfsuid: Final = 122
SYS_setgid: Final = 106
SYS_setgroups: Final = 116
SYS_sethostname: Final = 170
SYS_setitimer: Final = 38
SYS_setns: Final = 308
SYS_setpgid: Final = 109
SYS_setpriority: Final = 141
SYS_setregid: Final = 114
SYS_setresgid: Final = 119
SYS_setresuid: Final = 117
SYS_setreuid: Final = 113
SYS_setrlimit: Final = 160
SYS_setsid: Final = 112
SYS_setsockopt: Final = 54
SYS_settimeofday: Final = 164
SYS_setuid: Final = 105
SYS_setxattr: Final = 188
SYS_shmat: Final = 30
SYS_shmctl: Final = 31
SYS_shmdt: Final = 67
SYS_shmget: Final = 29
SYS_shutdown: Final = 48
SYS_sigaltstack: Final = 131
SYS_signalfd: Final = 282
SYS_signalfd4: Final = 289
SYS_socket: Final = 41
SYS_socketpair: Final = 53
SYS_splice: Final = 275
SYS_stat: Final = 4
SYS_statfs: Final = 137
SYS_statx: Final = 332
SYS_swapoff: Final = 168
SYS_swapon: Final = 167
SYS_symlink: Final = 88
SYS_symlinkat: Final = 266
SYS_sync: Final = 162
SYS_sync_file_range: Final = 277
SYS_syncfs: Final = 306
SYS_sysfs: Final = 139
SYS_sysinfo: Final = 99
SYS_syslog: Final = 103
SYS_tee: Final = 276
SYS_tgkill: Final = 234
SYS_time: Final = 201
SYS_timer_create: Final = 222
SYS_timer_delete: Final = 226
SYS_timer_getoverrun: Final = 225
SYS_timer_gettime: Final = 224
SYS_timer_settime: Final = 223
SYS_timerfd_create: Final = 283
SYS_timerfd_gettime: Final = 287
SYS_timerfd_settime: Final = 286
SYS_times: Final = 100
SYS_tkill: Final = 200
SYS_truncate: Final = 76
SYS_tuxcall: Final = 184
SYS_umask: Final = 95
SYS_umount2: Final = 166
SYS_uname: Final = 63
SYS_unlink: Final = 87
SYS_unlinkat: Final = 263
SYS_unshare: Final = 272
SYS_uselib: Final = 134
SYS_userfaultfd: Final = 323
SYS_ustat: Final = 136
SYS_utime: Final = 132
SYS_utimensat: Final = 280
SYS_utimes: Final = 235
SYS_vfork: Final = 58
SYS_vhangup: Final = 153
SYS_vmsplice: Final = 278
SYS_vserver: Final = 236
SYS_wait4: Final = 61
SYS_waitid: Final = 247
SYS_write: Final = 1
SYS_writev: Final = 20
_SYS_SYSMACROS_H: Final = 1
_BITS_SYSMACROS_H: Final = 1
_SYS_UIO_H: Final = 1
_SIGSET_NWORDS: Final = 16
_BITS_PTHREADTYPES_COMMON_H: Final = 1
_THREAD_SHARED_TYPES_H: Final = 1
_BITS_PTHREADTYPES_ARCH_H: Final = 1
_THREAD_MUTEX_INTERNAL_H: Final = 1
_BITS_UIO_LIM_H: Final = 1
UIO_MAXIOV: Final = 1024
_BITS_UIO_EXT_H: Final = 1
RWF_HIPRI: Final = 1
RWF_DSYNC: Final = 2
RWF_SYNC: Final = 4
RWF_NOWAIT: Final = 8
RWF_APPEND: Final = 16
RWF_NOAPPEND: Final = 32
_SYS_SOCKET_H: Final = 1
PF_UNSPEC: Final = 0
PF_LOCAL: Final = 1
PF_UNIX: Final = 1
PF_FILE: Final = 1
PF_INET: Final = 2
PF_AX25: Final = 3
PF_IPX: Final = 4
PF_APPLETALK: Final = 5
PF_NETROM: Final = 6
PF_BRIDGE: Final = 7
PF_ATMPVC: Final = 8
PF_X25: Final = 9
PF_INET6: Final = 10
PF_ROSE: Final = 11
PF_DECnet: Final = 12
PF_NETBEUI: Final = 13
PF_SECURITY: Final = 14
PF_KEY: Final = 15
PF_NETLINK: Final = 16
PF_ROUTE: Final = 16
PF_PACKET: Final = 17
PF_ASH: Final = 18
PF_ECONET: Final = 19
PF_ATMSVC: Final = 20
PF_RDS: Final = 21
PF_SNA: Final = 22
PF_IRDA: Final = 23
PF_PPPOX: Final = 24
PF_WANPIPE: Final = 25
PF_LLC: Final = 26
PF_IB: Final = 27
PF_MPLS: Final = 28
PF_CAN: Final = 29
PF_TIPC: Final = 30
PF_BLUETOOTH: Final = 31
PF_IUCV: Final = 32
PF_RXRPC: Final = 33
PF_ISDN: Final = 34
PF_PHONET: Final = 35
PF_IEEE802154: Final = 36
PF_CAIF: Final = 37
PF_ALG: Final = 38
PF_NFC: Final = 39
PF_VSOCK: Final = 40
PF_KCM: Final = 41
PF_QIPCRTR: Final = 42
PF_SMC: Final = 43
PF_XDP: Final = 44
PF_MCTP: Final = 45
PF_MAX: Final = 46
AF_UNSPEC: Final = 0
AF_LOCAL: Final = 1
AF_UNIX: Final = 1
AF_FILE: Final = 1
AF_INET: Final = 2
AF_AX25: Final = 3
AF_IPX: Final = 4
AF_APPLETALK: Final = 5
AF_NETROM: Final = 6
AF_BRIDGE: Final = 7
AF_ATMPVC: Final = 8
AF_X25: Final = 9
AF_INET6: Final = 10
AF_ROSE: Final = 11
AF_DECnet: Final = 12
AF_NETBEUI: Final = 13
AF_SECURITY: Final = 14
AF_KEY: Final = 15
AF_NETLINK: Final = 16
AF_ROUTE: Final = 16
AF_PACKET: Final = 17
AF_ASH: Final = 18
AF_ECONET: Final = 19
AF_ATMSVC: Final = 20
AF_RDS: Final = 21
AF_SNA: Final = 22
AF_IRDA: Final = 23
AF_PPPOX: Final = 24
AF_WANPIPE: Final = 25
AF_LLC: Final = 26
AF_IB: Final = 27
AF_MPLS: Final = 28
AF_CAN: Final = 29
AF_TIPC: Final = 30
AF_BLUETOOTH: Final = 31
AF_IUCV: Final = 32
AF_RXRPC: Final = 33
AF_ISDN: Final = 34
AF_PHONET: Final = 35
AF_IEEE802154: Final = 36
AF_CAIF: Final = 37
AF_ALG: Final = 38
AF_NFC: Final = 39
AF_VSOCK: Final = 40
AF_KCM: Final = 41
AF_QIPCRTR: Final = 42
AF_SMC: Final = 43
AF_XDP: Final = 44
AF_MCTP: Final = 45
AF_MAX: Final = 46
SOL_RAW: Final = 255
SOL_DECNET: Final = 261
SOL_X25: Final = 262
SOL_PACKET: Final = 263
SOL_ATM: Final = 264
SOL_AAL: Final = 265
SOL_IRDA: Final = 266
SOL_NETBEUI: Final = 267
SOL_LLC: Final = 268
SOL_DCCP: Final = 269
SOL_NETLINK: Final = 270
SOL_TIPC: Final = 271
SOL_RXRPC: Final = 272
SOL_PPPOL2TP: Final = 273
SOL_BLUETOOTH: Final = 274
SOL_PNPIPE: Final = 275
SOL_RDS: Final = 276
SOL_IUCV: Final = 277
SOL_CAIF: Final = 278
SOL_ALG: Final = 279
SOL_NFC: Final = 280
SOL_KCM: Final = 281
SOL_TLS: Final = 282
SOL_XDP: Final = 283
SOL_MPTCP: Final = 284
SOL_MCTP: Final = 285
SOL_SMC: Final = 286
SOMAXCONN: Final = 4096
_BITS_SOCKADDR_H: Final = 1
_SS_SIZE: Final = 128
_SS_PADSIZE: Final = 118
FIOSETOWN: Final = 0x8901
SIOCSPGRP: Final = 0x8902
FIOGETOWN: Final = 0x8903
SIOCGPGRP: Final = 0x8904
SIOCATMARK: Final = 0x8905
SIOCGSTAMP_OLD: Final = 0x8906
SIOCGSTAMPNS_OLD: Final = 0x8907
SOL_SOCKET: Final = 1
SO_DEBUG: Final = 1
SO_REUSEADDR: Final = 2
SO_TYPE: Final = 3
SO_ERROR: Final = 4
SO_DONTROUTE: Final = 5
SO_BROADCAST: Final = 6
SO_SNDBUF: Final = 7
SO_RCVBUF: Final = 8
SO_SNDBUFFORCE: Final = 32
SO_RCVBUFFORCE: Final = 33
SO_KEEPALIVE: Final = 9
SO_OOBINLINE: Final = 10
SO_NO_CHECK: Final = 11
SO_PRIORITY: Final = 12
SO_LINGER: Final = 13
SO_BSDCOMPAT: Final = 14
SO_REUSEPORT: Final = 15
SO_PASSCRED: Final = 16
SO_PEERCRED: Final = 17
SO_RCVLOWAT: Final = 18
SO_SNDLOWAT: Final = 19
SO_RCVTIMEO_OLD: Final = 20
SO_SNDTIMEO_OLD: Final = 21
SO_SECURITY_AUTHENTICATION: Final = 22
SO_SECURITY_ENCRYPTION_TRANSPORT: Final = 23
SO_SECURITY_ENCRYPTION_NETWORK: Final = 24
SO_BINDTODEVICE: Final = 25
SO_ATTACH_FILTER: Final = 26
SO_DETACH_FILTER: Final = 27
SO_GET_FILTER: Final = 26
SO_PEERNAME: Final = 28
SO_ACCEPTCONN: Final = 30
SO_PEERSEC: Final = 31
SO_PASSSEC: Final = 34
SO_MARK: Final = 36
SO_PROTOCOL: Final = 38
SO_DOMAIN: Final = 39
SO_RXQ_OVFL: Final = 40
SO_WIFI_STATUS: Final = 41
SCM_WIFI_STATUS: Final = 41
SO_PEEK_OFF: Final = 42
SO_NOFCS: Final = 43
SO_LOCK_FILTER: Final = 44
SO_SELECT_ERR_QUEUE: Final = 45
SO_BUSY_POLL: Final = 46
SO_MAX_PACING_RATE: Final = 47
SO_BPF_EXTENSIONS: Final = 48
SO_INCOMING_CPU: Final = 49
SO_ATTACH_BPF: Final = 50
SO_DETACH_BPF: Final = 27
SO_ATTACH_REUSEPORT_CBPF: Final = 51
SO_ATTACH_REUSEPORT_EBPF: Final = 52
SO_CNX_ADVICE: Final = 53
SCM_TIMESTAMPING_OPT_STATS: Final = 54
SO_MEMINFO: Final = 55
SO_INCOMING_NAPI_ID: Final = 56
SO_COOKIE: Final = 57
SCM_TIMESTAMPING_PKTINFO: Final = 58
SO_PEERGROUPS: Final = 59
SO_ZEROCOPY: Final = 60
SO_TXTIME: Final = 61
SCM_TXTIME: Final = 61
SO_BINDTOIFINDEX: Final = 62
SO_TIMESTAMP_OLD: Final = 29
SO_TIMESTAMPNS_OLD: Final = 35
SO_TIMESTAMPING_OLD: Final = 37
SO_TIMESTAMP_NEW: Final = 63
SO_TIMESTAMPNS_NEW: Final = 64
SO_TIMESTAMPING_NEW: Final = 65
SO_RCVTIMEO_NEW: Final = 66
SO_SNDTIMEO_NEW: Final = 67
SO_DETACH_REUSEPORT_BPF: Final = 68
SO_PREFER_BUSY_POLL: Final = 69
SO_BUSY_POLL_BUDGET: Final = 70
SO_NETNS_COOKIE: Final = 71
SO_BUF_LOCK: Final = 72
SO_RESERVE_MEM: Final = 73
SO_TXREHASH: Final = 74
SO_RCVMARK: Final = 75
SO_TIMESTAMP: Final = 29
SO_TIMESTAMPNS: Final = 35
SO_TIMESTAMPING: Final = 37
SO_RCVTIMEO: Final = 20
SO_SNDTIMEO: Final = 21
SCM_TIMESTAMP: Final = 29
SCM_TIMESTAMPNS: Final = 35
SCM_TIMESTAMPING: Final = 37
_SYS_UN_H: Final = 1
_STRING_H: Final = 1
_BITS_TYPES_LOCALE_T_H: Final = 1
_BITS_TYPES___LOCALE_T_H: Final = 1
_SYS_TIME_H: Final = 1
_SYS_RESOURCE_H: Final = 1
RLIMIT_RSS: Final = 5
RLIMIT_OFILE: Final = 7
RLIMIT_NPROC: Final = 6
RLIMIT_MEMLOCK: Final = 8
RLIMIT_LOCKS: Final = 10
RLIMIT_SIGPENDING: Final = 11
RLIMIT_MSGQUEUE: Final = 12
RLIMIT_NICE: Final = 13
RLIMIT_RTPRIO: Final = 14
RLIMIT_RTTIME: Final = 15
RLIMIT_NLIMITS: Final = 16
RLIM_NLIMITS: Final = 16
RLIM_INFINITY: Final = 0xffffffffffffffff
RLIM64_INFINITY: Final = 0xffffffffffffffff
RLIM_SAVED_MAX: Final = 0xffffffffffffffff
RLIM_SAVED_CUR: Final = 0xffffffffffffffff
RUSAGE_LWP: Final = 1
PRIO_MIN: Final = -20
PRIO_MAX: Final = 20
_SYS_WAIT_H: Final = 1
_BITS_SIGNUM_GENERIC_H: Final = 1
SIG_ERR: Final = 0xffffffffffffffff
SIG_DFL: Final = 0
SIG_IGN: Final = 1
SIG_HOLD: Final = 2
SIGINT: Final = 2
SIGILL: Final = 4
SIGABRT: Final = 6
SIGFPE: Final = 8
SIGSEGV: Final = 11
SIGTERM: Final = 15
SIGHUP: Final = 1
SIGQUIT: Final = 3
SIGTRAP: Final = 5
SIGKILL: Final = 9
SIGPIPE: Final = 13
SIGALRM: Final = 14
_BITS_SIGNUM_ARCH_H: Final = 1
SIGSTKFLT: Final = 16
SIGPWR: Final = 30
SIGBUS: Final = 7
SIGSYS: Final = 31
SIGURG: Final = 23
SIGSTOP: Final = 19
SIGTSTP: Final = 20
SIGCONT: Final = 18
SIGCHLD: Final = 17
SIGTTIN: Final = 21
SIGTTOU: Final = 22
SIGPOLL: Final = 29
SIGXFSZ: Final = 25
SIGXCPU: Final = 24
SIGVTALRM: Final = 26
SIGPROF: Final = 27
SIGUSR1: Final = 10
SIGUSR2: Final = 12
SIGWINCH: Final = 28
SIGIO: Final = 29
SIGIOT: Final = 6
SIGCLD: Final = 17
_NSIG: Final = 65
_BITS_SIGINFO_ARCH_H: Final = 1
_BITS_SIGINFO_CONSTS_H: Final = 1
_BITS_SIGINFO_CONSTS_ARCH_H: Final = 1
_BITS_SIGEVENT_CONSTS_H: Final = 1
NSIG: Final = 65
_BITS_SIGACTION_H: Final = 1
SA_NOCLDSTOP: Final = 1
SA_NOCLDWAIT: Final = 2
SA_SIGINFO: Final = 4
SA_ONSTACK: Final = 0x8000000
SA_RESTART: Final = 0x10000000
SA_NODEFER: Final = 0x40000000
SA_RESETHAND: Final = 0x80000000
SA_INTERRUPT: Final = 0x20000000
SA_NOMASK: Final = 0x40000000
SA_ONESHOT: Final = 0x80000000
SA_STACK: Final = 0x8000000
SIG_BLOCK: Final = 0
SIG_UNBLOCK: Final = 1
SIG_SETMASK: Final = 2
_BITS_SIGCONTEXT_H: Final = 1
FP_XSTATE_MAGIC1: Final = 0x46505853
FP_XSTATE_MAGIC2: Final = 0x46505845
FP_XSTATE_MAGIC2_SIZE: Final = 4
_BITS_SIGSTACK_H: Final = 1
_UNISTD_H: Final = 1
_POSIX_VERSION: Final = 0x31069
__POSIX2_THIS_VERSION: Final = 0x31069
_POSIX2_VERSION: Final = 0x31069
_POSIX2_C_VERSION: Final = 0x31069
_POSIX2_C_BIND: Final = 0x31069
_POSIX2_C_DEV: Final = 0x31069
_POSIX2_SW_DEV: Final = 0x31069
_POSIX2_LOCALEDEF: Final = 0x31069
_XOPEN_VERSION: Final = 700
_XOPEN_XCU_VERSION: Final = 4
_XOPEN_XPG2: Final = 1
_XOPEN_XPG3: Final = 1
_XOPEN_XPG4: Final = 1
_XOPEN_UNIX: Final = 1
_XOPEN_ENH_I18N: Final = 1
_XOPEN_LEGACY: Final = 1
_BITS_POSIX_OPT_H: Final = 1
_POSIX_JOB_CONTROL: Final = 1
_POSIX_SAVED_IDS: Final = 1
_POSIX_PRIORITY_SCHEDULING: Final = 0x31069
_POSIX_SYNCHRONIZED_IO: Final = 0x31069
_POSIX_FSYNC: Final = 0x31069
_POSIX_MAPPED_FILES: Final = 0x31069
_POSIX_MEMLOCK: Final = 0x31069
_POSIX_MEMLOCK_RANGE: Final = 0x31069
_POSIX_MEMORY_PROTECTION: Final = 0x31069
_POSIX_CHOWN_RESTRICTED: Final = 0
_POSIX_VDISABLE: Final = 0
_POSIX_NO_TRUNC: Final = 1
_XOPEN_REALTIME: Final = 1
_XOPEN_REALTIME_THREADS: Final = 1
_XOPEN_SHM: Final = 1
_POSIX_THREADS: Final = 0x31069
_POSIX_REENTRANT_FUNCTIONS: Final = 1
_POSIX_THREAD_SAFE_FUNCTIONS: Final = 0x31069
_POSIX_THREAD_PRIORITY_SCHEDULING: Final = 0x31069
_POSIX_THREAD_ATTR_STACKSIZE: Final = 0x31069
_POSIX_THREAD_ATTR_STACKADDR: Final = 0x31069
_POSIX_THREAD_PRIO_INHERIT: Final = 0x31069
_POSIX_THREAD_PRIO_PROTECT: Final = 0x31069
_POSIX_THREAD_ROBUST_PRIO_INHERIT: Final = 0x31069
_POSIX_THREAD_ROBUST_PRIO_PROTECT: Final = -1
_POSIX_SEMAPHORES: Final = 0x31069
_POSIX_REALTIME_SIGNALS: Final = 0x31069
_POSIX_ASYNCHRONOUS_IO: Final = 0x31069
_POSIX_ASYNC_IO: Final = 1
_LFS_ASYNCHRONOUS_IO: Final = 1
_POSIX_PRIORITIZED_IO: Final = 0x31069
_LFS64_ASYNCHRONOUS_IO: Final = 1
_LFS_LARGEFILE: Final = 1
_LFS64_LARGEFILE: Final = 1
_LFS64_STDIO: Final = 1
_POSIX_SHARED_MEMORY_OBJECTS: Final = 0x31069
_POSIX_CPUTIME: Final = 0
_POSIX_THREAD_CPUTIME: Final = 0
_POSIX_REGEXP: Final = 1
_POSIX_READER_WRITER_LOCKS: Final = 0x31069
_POSIX_SHELL: Final = 1
_POSIX_TIMEOUTS: Final = 0x31069
_POSIX_SPIN_LOCKS: Final = 0x31069
_POSIX_SPAWN: Final = 0x31069
_POSIX_TIMERS: Final = 0x31069
_POSIX_BARRIERS: Final = 0x31069
_POSIX_MESSAGE_PASSING: Final = 0x31069
_POSIX_THREAD_PROCESS_SHARED: Final = 0x31069
_POSIX_MONOTONIC_CLOCK: Final = 0
_POSIX_CLOCK_SELECTION: Final = 0x31069
_POSIX_ADVISORY_INFO: Final = 0x31069
_POSIX_IPV6: Final = 0x31069
_POSIX_RAW_SOCKETS: Final = 0x31069
_POSIX2_CHAR_TERM: Final = 0x31069
_POSIX_SPORADIC_SERVER: Final = -1
_POSIX_THREAD_SPORADIC_SERVER: Final = -1
_POSIX_TRACE: Final = -1
_POSIX_TRACE_EVENT_FILTER: Final = -1
_POSIX_TRACE_INHERIT: Final = -1
_POSIX_TRACE_LOG: Final = -1
_POSIX_TYPED_MEMORY_OBJECTS: Final = -1
_POSIX_V7_LPBIG_OFFBIG: Final = -1
_POSIX_V6_LPBIG_OFFBIG: Final = -1
_XBS5_LPBIG_OFFBIG: Final = -1
_POSIX_V7_LP64_OFF64: Final = 1
_POSIX_V6_LP64_OFF64: Final = 1
_XBS5_LP64_OFF64: Final = 1
STDIN_FILENO: Final = 0
STDOUT_FILENO: Final = 1
STDERR_FILENO: Final = 2
R_OK: Final = 4
W_OK: Final = 2
X_OK: Final = 1
F_OK: Final = 0
L_SET: Final = 0
L_INCR: Final = 1
L_XTND: Final = 2
_SC_PAGE_SIZE: Final = 30
_CS_POSIX_V6_WIDTH_RESTRICTED_ENVS: Final = 1
_CS_POSIX_V5_WIDTH_RESTRICTED_ENVS: Final = 4
_CS_POSIX_V7_WIDTH_RESTRICTED_ENVS: Final = 5
_GETOPT_POSIX_H: Final = 1
_GETOPT_CORE_H: Final = 1
F_ULOCK: Final = 0
F_LOCK: Final = 1
F_TLOCK: Final = 2
F_TEST: Final = 3
_BITS_SS_FLAGS_H: Final = 1
_BITS_SIGTHREAD_H: Final = 1
WNOHANG: Final = 1
WUNTRACED: Final = 2
WSTOPPED: Final = 2
WEXITED: Final = 4
WCONTINUED: Final = 8
WNOWAIT: Final = 0x1000000
WCOREFLAG: Final = 128
WAIT_ANY: Final = -1
WAIT_MYPGRP: Final = 0
_SYS_AUXV_H: Final = 1
_ELF_H: Final = 1
EI_NIDENT: Final = 16
EI_MAG0: Final = 0
ELFMAG0: Final = 127
EI_MAG1: Final = 1
ELFMAG1: Final = 69
EI_MAG2: Final = 2
ELFMAG2: Final = 76
EI_MAG3: Final = 3
ELFMAG3: Final = 70
ELFMAG: Final = b'\x7fELF'
SELFMAG: Final = 4
EI_CLASS: Final = 4
ELFCLASSNONE: Final = 0
ELFCLASS32: Final = 1
ELFCLASS64: Final = 2
ELFCLASSNUM: Final = 3
EI_DATA: Final = 5
ELFDATANONE: Final = 0
ELFDATA2LSB: Final = 1
ELFDATA2MSB: Final = 2
ELFDATANUM: Final = 3
EI_VERSION: Final = 6
EI_OSABI: Final = 7
ELFOSABI_NONE: Final = 0
ELFOSABI_SYSV: Final = 0
ELFOSABI_HPUX: Final = 1
ELFOSABI_NETBSD: Final = 2
ELFOSABI_GNU: Final = 3
ELFOSABI_LINUX: Final = 3
ELFOSABI_SOLARIS: Final = 6
ELFOSABI_AIX: Final = 7
ELFOSABI_IRIX: Final = 8
ELFOSABI_FREEBSD: Final = 9
ELFOSABI_TRU64: Final = 10
ELFOSABI_MODESTO: Final = 11
ELFOSABI_OPENBSD: Final = 12
ELFOSABI_ARM_AEABI: Final = 64
ELFOSABI_ARM: Final = 97
ELFOSABI_STANDALONE: Final = 255
EI_ABIVERSION: Final = 8
EI_PAD: Final = 9
ET_NONE: Final = 0
ET_REL: Final = 1
ET_EXEC: Final = 2
ET_DYN: Final = 3
ET_CORE: Final = 4
ET_NUM: Final = 5
ET_LOOS: Final = 0xfe00
ET_HIOS: Final = 0xfeff
ET_LOPROC: Final = 0xff00
ET_HIPROC: Final = 0xffff
EM_NONE: Final = 0
EM_M32: Final = 1
EM_SPARC: Final = 2
EM_386: Final = 3
EM_68K: Final = 4
EM_88K: Final = 5
EM_IAMCU: Final = 6
EM_860: Final = 7
EM_MIPS: Final = 8
EM_S370: Final = 9
EM_MIPS_RS3_LE: Final = 10
EM_PARISC: Final = 15
EM_VPP500: Final = 17
EM_SPARC32PLUS: Final = 18
EM_960: Final = 19
EM_PPC: Final = 20
EM_PPC64: Final = 21
EM_S390: Final = 22
EM_SPU: Final = 23
EM_V800: Final = 36
EM_FR20: Final = 37
EM_RH32: Final = 38
EM_RCE: Final = 39
EM_ARM: Final = 40
EM_FAKE_ALPHA: Final = 41
EM_SH: Final = 42
EM_SPARCV9: Final = 43
EM_TRICORE: Final = 44
EM_ARC: Final = 45
EM_H8_300: Final = 46
EM_H8_300H: Final = 47
EM_H8S: Final = 48
EM_H8_500: Final = 49
EM_IA_64: Final = 50
EM_MIPS_X: Final = 51
EM_COLDFIRE: Final = 52
EM_68HC12: Final = 53
EM_MMA: Final = 54
EM_PCP: Final = 55
EM_NCPU: Final = 56
EM_NDR1: Final = 57
EM_STARCORE: Final = 58
EM_ME16: Final = 59
EM_ST100: Final = 60
EM_TINYJ: Final = 61
EM_X86_64: Final = 62
EM_PDSP: Final = 63
EM_PDP10: Final = 64
EM_PDP11: Final = 65
EM_FX66: Final = 66
EM_ST9PLUS: Final = 67
EM_ST7: Final = 68
EM_68HC16: Final = 69
EM_68HC11: Final = 70
EM_68HC08: Final = 71
EM_68HC05: Final = 72
EM_SVX: Final = 73
EM_ST19: Final = 74
EM_VAX: Final = 75
EM_CRIS: Final = 76
EM_JAVELIN: Final = 77
EM_FIREPATH: Final = 78
EM_ZSP: Final = 79
EM_MMIX: Final = 80
EM_HUANY: Final = 81
EM_PRISM: Final = 82
EM_AVR: Final = 83
EM_FR30: Final = 84
EM_D10V: Final = 85
EM_D30V: Final = 86
EM_V850: Final = 87
EM_M32R: Final = 88
EM_MN10300: Final = 89
EM_MN10200: Final = 90
EM_PJ: Final = 91
EM_OPENRISC: Final = 92
EM_ARC_COMPACT: Final = 93
EM_XTENSA: Final = 94
EM_VIDEOCORE: Final = 95
EM_TMM_GPP: Final = 96
EM_NS32K: Final = 97
EM_TPC: Final = 98
EM_SNP1K: Final = 99
EM_ST200: Final = 100
EM_IP2K: Final = 101
EM_MAX: Final = 102
EM_CR: Final = 103
EM_F2MC16: Final = 104
EM_MSP430: Final = 105
EM_BLACKFIN: Final = 106
EM_SE_C33: Final = 107
EM_SEP: Final = 108
EM_ARCA: Final = 109
EM_UNICORE: Final = 110
EM_EXCESS: Final = 111
EM_DXP: Final = 112
EM_ALTERA_NIOS2: Final = 113
EM_CRX: Final = 114
EM_XGATE: Final = 115
EM_C166: Final = 116
EM_M16C: Final = 117
EM_DSPIC30F: Final = 118
EM_CE: Final = 119
EM_M32C: Final = 120
EM_TSK3000: Final = 131
EM_RS08: Final = 132
EM_SHARC: Final = 133
EM_ECOG2: Final = 134
EM_SCORE7: Final = 135
EM_DSP24: Final = 136
EM_VIDEOCORE3: Final = 137
EM_LATTICEMICO32: Final = 138
EM_SE_C17: Final = 139
EM_TI_C6000: Final = 140
EM_TI_C2000: Final = 141
EM_TI_C5500: Final = 142
EM_TI_ARP32: Final = 143
EM_TI_PRU: Final = 144
EM_MMDSP_PLUS: Final = 160
EM_CYPRESS_M8C: Final = 161
EM_R32C: Final = 162
EM_TRIMEDIA: Final = 163
EM_QDSP6: Final = 164
EM_8051: Final = 165
EM_STXP7X: Final = 166
EM_NDS32: Final = 167
EM_ECOG1X: Final = 168
EM_MAXQ30: Final = 169
EM_XIMO16: Final = 170
EM_MANIK: Final = 171
EM_CRAYNV2: Final = 172
EM_RX: Final = 173
EM_METAG: Final = 174
EM_MCST_ELBRUS: Final = 175
EM_ECOG16: Final = 176
EM_CR16: Final = 177
EM_ETPU: Final = 178
EM_SLE9X: Final = 179
EM_L10M: Final = 180
EM_K10M: Final = 181
EM_AARCH64: Final = 183
EM_AVR32: Final = 185
EM_STM8: Final = 186
EM_TILE64: Final = 187
EM_TILEPRO: Final = 188
EM_MICROBLAZE: Final = 189
EM_CUDA: Final = 190
EM_TILEGX: Final = 191
EM_CLOUDSHIELD: Final = 192
EM_COREA_1ST: Final = 193
EM_COREA_2ND: Final = 194
EM_ARCV2: Final = 195
EM_OPEN8: Final = 196
EM_RL78: Final = 197
EM_VIDEOCORE5: Final = 198
EM_78KOR: Final = 199
EM_56800EX: Final = 200
EM_BA1: Final = 201
EM_BA2: Final = 202
EM_XCORE: Final = 203
EM_MCHP_PIC: Final = 204
EM_INTELGT: Final = 205
EM_KM32: Final = 210
EM_KMX32: Final = 211
EM_EMX16: Final = 212
EM_EMX8: Final = 213
EM_KVARC: Final = 214
EM_CDP: Final = 215
EM_COGE: Final = 216
EM_COOL: Final = 217
EM_NORC: Final = 218
EM_CSR_KALIMBA: Final = 219
EM_Z80: Final = 220
EM_VISIUM: Final = 221
EM_FT32: Final = 222
EM_MOXIE: Final = 223
EM_AMDGPU: Final = 224
EM_RISCV: Final = 243
EM_BPF: Final = 247
EM_CSKY: Final = 252
EM_LOONGARCH: Final = 258
EM_NUM: Final = 259
EM_ARC_A5: Final = 93
EM_ALPHA: Final = 0x9026
EV_NONE: Final = 0
EV_CURRENT: Final = 1
EV_NUM: Final = 2
SHN_UNDEF: Final = 0
SHN_LORESERVE: Final = 0xff00
SHN_LOPROC: Final = 0xff00
SHN_BEFORE: Final = 0xff00
SHN_AFTER: Final = 0xff01
SHN_HIPROC: Final = 0xff1f
SHN_LOOS: Final = 0xff20
SHN_HIOS: Final = 0xff3f
SHN_ABS: Final = 0xfff1
SHN_COMMON: Final = 0xfff2
SHN_XINDEX: Final = 0xffff
SHN_HIRESERVE: Final = 0xffff
SHT_NULL: Final = 0
SHT_PROGBITS: Final = 1
SHT_SYMTAB: Final = 2
SHT_STRTAB: Final = 3
SHT_RELA: Final = 4
SHT_HASH: Final = 5
SHT_DYNAMIC: Final = 6
SHT_NOTE: Final = 7
SHT_NOBITS: Final = 8
SHT_REL: Final = 9
SHT_SHLIB: Final = 10
SHT_DYNSYM: Final = 11
SHT_INIT_ARRAY: Final = 14
SHT_FINI_ARRAY: Final = 15
SHT_PREINIT_ARRAY: Final = 16
SHT_GROUP: Final = 17
SHT_SYMTAB_SHNDX: Final = 18
SHT_RELR: Final = 19
SHT_NUM: Final = 20
SHT_LOOS: Final = 0x60000000
SHT_GNU_ATTRIBUTES: Final = 0x6ffffff5
SHT_GNU_HASH: Final = 0x6ffffff6
SHT_GNU_LIBLIST: Final = 0x6ffffff7
SHT_CHECKSUM: Final = 0x6ffffff8
SHT_LOSUNW: Final = 0x6ffffffa
SHT_SUNW_move: Final = 0x6ffffffa
SHT_SUNW_COMDAT: Final = 0x6ffffffb
SHT_SUNW_syminfo: Final = 0x6ffffffc
SHT_GNU_verdef: Final = 0x6ffffffd
SHT_GNU_verneed: Final = 0x6ffffffe
SHT_GNU_versym: Final = 0x6fffffff
SHT_HISUNW: Final = 0x6fffffff
SHT_HIOS: Final = 0x6fffffff
SHT_LOPROC: Final = 0x70000000
SHT_HIPROC: Final = 0x7fffffff
SHT_LOUSER: Final = 0x80000000
SHT_HIUSER: Final = 0x8fffffff
SHF_WRITE: Final = 1
SHF_ALLOC: Final = 2
SHF_EXECINSTR: Final = 4
SHF_MERGE: Final = 16
SHF_STRINGS: Final = 32
SHF_INFO_LINK: Final = 64
SHF_LINK_ORDER: Final = 128
SHF_OS_NONCONFORMING: Final = 256
SHF_GROUP: Final = 512
SHF_TLS: Final = 1024
SHF_COMPRESSED: Final = 2048
SHF_MASKOS: Final = 0xff00000
SHF_MASKPROC: Final = 0xf0000000
SHF_GNU_RETAIN: Final = 0x200000
SHF_ORDERED: Final = 0x40000000
SHF_EXCLUDE: Final = 0x80000000
ELFCOMPRESS_ZLIB: Final = 1
ELFCOMPRESS_LOOS: Final = 0x60000000
ELFCOMPRESS_HIOS: Final = 0x6fffffff
ELFCOMPRESS_LOPROC: Final = 0x70000000
ELFCOMPRESS_HIPROC: Final = 0x7fffffff
GRP_COMDAT: Final = 1
SYMINFO_BT_SELF: Final = 0xffff
SYMINFO_BT_PARENT: Final = 0xfffe
SYMINFO_BT_LOWRESERVE: Final = 0xff00
SYMINFO_FLG_DIRECT: Final = 1
SYMINFO_FLG_PASSTHRU: Final = 2
SYMINFO_FLG_COPY: Final = 4
SYMINFO_FLG_LAZYLOAD: Final = 8
SYMINFO_NONE: Final = 0
SYMINFO_CURRENT: Final = 1
SYMINFO_NUM: Final = 2
STB_LOCAL: Final = 0
STB_GLOBAL: Final = 1
STB_WEAK: Final = 2
STB_NUM: Final = 3
STB_LOOS: Final = 10
STB_GNU_UNIQUE: Final = 10
STB_HIOS: Final = 12
STB_LOPROC: Final = 13
STB_HIPROC: Final = 15
STT_NOTYPE: Final = 0
STT_OBJECT: Final = 1
STT_FUNC: Final = 2
STT_SECTION: Final = 3
STT_FILE: Final = 4
STT_COMMON: Final = 5
STT_TLS: Final = 6
STT_NUM: Final = 7
STT_LOOS: Final = 10
STT_GNU_IFUNC: Final = 10
STT_HIOS: Final = 12
STT_LOPROC: Final = 13
STT_HIPROC: Final = 15
STN_UNDEF: Final = 0
STV_DEFAULT: Final = 0
STV_INTERNAL: Final = 1
STV_HIDDEN: Final = 2
STV_PROTECTED: Final = 3
PN_XNUM: Final = 0xffff
PT_NULL: Final = 0
PT_LOAD: Final = 1
PT_DYNAMIC: Final = 2
PT_INTERP: Final = 3
PT_NOTE: Final = 4
PT_SHLIB: Final = 5
PT_PHDR: Final = 6
PT_TLS: Final = 7
PT_NUM: Final = 8
PT_LOOS: Final = 0x60000000
PT_GNU_EH_FRAME: Final = 0x6474e550
PT_GNU_STACK: Final = 0x6474e551
PT_GNU_RELRO: Final = 0x6474e552
PT_GNU_PROPERTY: Final = 0x6474e553
PT_LOSUNW: Final = 0x6ffffffa
PT_SUNWBSS: Final = 0x6ffffffa
PT_SUNWSTACK: Final = 0x6ffffffb
PT_HISUNW: Final = 0x6fffffff
PT_HIOS: Final = 0x6fffffff
PT_LOPROC: Final = 0x70000000
PT_HIPROC: Final = 0x7fffffff
PF_X: Final = 1
PF_W: Final = 2
PF_R: Final = 4
PF_MASKOS: Final = 0xff00000
PF_MASKPROC: Final = 0xf0000000
NT_PRSTATUS: Final = 1
NT_PRFPREG: Final = 2
NT_FPREGSET: Final = 2
NT_PRPSINFO: Final = 3
NT_PRXREG: Final = 4
NT_TASKSTRUCT: Final = 4
NT_PLATFORM: Final = 5
NT_AUXV: Final = 6
NT_GWINDOWS: Final = 7
NT_ASRS: Final = 8
NT_PSTATUS: Final = 10
NT_PSINFO: Final = 13
NT_PRCRED: Final = 14
NT_UTSNAME: Final = 15
NT_LWPSTATUS: Final = 16
NT_LWPSINFO: Final = 17
NT_PRFPXREG: Final = 20
NT_SIGINFO: Final = 0x53494749
NT_FILE: Final = 0x46494c45
NT_PRXFPREG: Final = 0x46e62b7f
NT_PPC_VMX: Final = 256
NT_PPC_SPE: Final = 257
NT_PPC_VSX: Final = 258
NT_PPC_TAR: Final = 259
NT_PPC_PPR: Final = 260
NT_PPC_DSCR: Final = 261
NT_PPC_EBB: Final = 262
NT_PPC_PMU: Final = 263
NT_PPC_TM_CGPR: Final = 264
NT_PPC_TM_CFPR: Final = 265
NT_PPC_TM_CVMX: Final = 266
NT_PPC_TM_CVSX: Final = 267
NT_PPC_TM_SPR: Final = 268
NT_PPC_TM_CTAR: Final = 269
NT_PPC_TM_CPPR: Final = 270
NT_PPC_TM_CDSCR: Final = 271
NT_PPC_PKEY: Final = 272
NT_386_TLS: Final = 512
NT_386_IOPERM: Final = 513
NT_X86_XSTATE: Final = 514
NT_S390_HIGH_GPRS: Final = 768
NT_S390_TIMER: Final = 769
NT_S390_TODCMP: Final = 770
NT_S390_TODPREG: Final = 771
NT_S390_CTRS: Final = 772
NT_S390_PREFIX: Final = 773
NT_S390_LAST_BREAK: Final = 774
NT_S390_SYSTEM_CALL: Final = 775
NT_S390_TDB: Final = 776
NT_S390_VXRS_LOW: Final = 777
NT_S390_VXRS_HIGH: Final = 778
NT_S390_GS_CB: Final = 779
NT_S390_GS_BC: Final = 780
NT_S390_RI_CB: Final = 781
NT_ARM_VFP: Final = 1024
NT_ARM_TLS: Final = 1025
NT_ARM_HW_BREAK: Final = 1026
NT_ARM_HW_WATCH: Final = 1027
NT_ARM_SYSTEM_CALL: Final = 1028
NT_ARM_SVE: Final = 1029
NT_ARM_PAC_MASK: Final = 1030
NT_ARM_PACA_KEYS: Final = 1031
NT_ARM_PACG_KEYS: Final = 1032
NT_ARM_TAGGED_ADDR_CTRL: Final = 1033
NT_ARM_PAC_ENABLED_KEYS: Final = 1034
NT_VMCOREDD: Final = 1792
NT_MIPS_DSP: Final = 2048
NT_MIPS_FP_MODE: Final = 2049
NT_MIPS_MSA: Final = 2050
NT_VERSION: Final = 1
DT_NULL: Final = 0
DT_NEEDED: Final = 1
DT_PLTRELSZ: Final = 2
DT_PLTGOT: Final = 3
DT_HASH: Final = 4
DT_STRTAB: Final = 5
DT_SYMTAB: Final = 6
DT_RELA: Final = 7
DT_RELASZ: Final = 8
DT_RELAENT: Final = 9
DT_STRSZ: Final = 10
DT_SYMENT: Final = 11
DT_INIT: Final = 12
DT_FINI: Final = 13
DT_SONAME: Final = 14
DT_RPATH: Final = 15
DT_SYMBOLIC: Final = 16
DT_REL: Final = 17
DT_RELSZ: Final = 18
DT_RELENT: Final = 19
DT_PLTREL: Final = 20
DT_DEBUG: Final = 21
DT_TEXTREL: Final = 22
DT_JMPREL: Final = 23
DT_BIND_NOW: Final = 24
DT_INIT_ARRAY: Final = 25
DT_FINI_ARRAY: Final = 26
DT_INIT_ARRAYSZ: Final = 27
DT_FINI_ARRAYSZ: Final = 28
DT_RUNPATH: Final = 29
DT_FLAGS: Final = 30
DT_ENCODING: Final = 32
DT_PREINIT_ARRAY: Final = 32
DT_PREINIT_ARRAYSZ: Final = 33
DT_SYMTAB_SHNDX: Final = 34
DT_RELRSZ: Final = 35
DT_RELR: Final = 36
DT_RELRENT: Final = 37
DT_NUM: Final = 38
DT_LOOS: Final = 0x6000000d
DT_HIOS: Final = 0x6ffff000
DT_LOPROC: Final = 0x70000000
DT_HIPROC: Final = 0x7fffffff
DT_PROCNUM: Final = 55
DT_VALRNGLO: Final = 0x6ffffd00
DT_GNU_PRELINKED: Final = 0x6ffffdf5
DT_GNU_CONFLICTSZ: Final = 0x6ffffdf6
DT_GNU_LIBLISTSZ: Final = 0x6ffffdf7
DT_CHECKSUM: Final = 0x6ffffdf8
DT_PLTPADSZ: Final = 0x6ffffdf9
DT_MOVEENT: Final = 0x6ffffdfa
DT_MOVESZ: Final = 0x6ffffdfb
DT_FEATURE_1: Final = 0x6ffffdfc
DT_POSFLAG_1: Final = 0x6ffffdfd
DT_SYMINSZ: Final = 0x6ffffdfe
DT_SYMINENT: Final = 0x6ffffdff
DT_VALRNGHI: Final = 0x6ffffdff
DT_VALNUM: Final = 12
DT_ADDRRNGLO: Final = 0x6ffffe00
DT_GNU_HASH: Final = 0x6ffffef5
DT_TLSDESC_PLT: Final = 0x6ffffef6
DT_TLSDESC_GOT: Final = 0x6ffffef7
DT_GNU_CONFLICT: Final = 0x6ffffef8
DT_GNU_LIBLIST: Final = 0x6ffffef9
DT_CONFIG: Final = 0x6ffffefa
DT_DEPAUDIT: Final = 0x6ffffefb
DT_AUDIT: Final = 0x6ffffefc
DT_PLTPAD: Final = 0x6ffffefd
DT_MOVETAB: Final = 0x6ffffefe
DT_SYMINFO: Final = 0x6ffffeff
DT_ADDRRNGHI: Final = 0x6ffffeff
DT_ADDRNUM: Final = 11
DT_VERSYM: Final = 0x6ffffff0
DT_RELACOUNT: Final = 0x6ffffff9
DT_RELCOUNT: Final = 0x6ffffffa
DT_FLAGS_1: Final = 0x6ffffffb
DT_VERDEF: Final = 0x6ffffffc
DT_VERDEFNUM: Final = 0x6ffffffd
DT_VERNEED: Final = 0x6ffffffe
DT_VERNEEDNUM: Final = 0x6fffffff
DT_VERSIONTAGNUM: Final = 16
DT_AUXILIARY: Final = 0x7ffffffd
DT_FILTER: Final = 0x7fffffff
DT_EXTRANUM: Final = 3
DF_ORIGIN: Final = 1
DF_SYMBOLIC: Final = 2
DF_TEXTREL: Final = 4
DF_BIND_NOW: Final = 8
DF_STATIC_TLS: Final = 16
DF_1_NOW: Final = 1
DF_1_GLOBAL: Final = 2
DF_1_GROUP: Final = 4
DF_1_NODELETE: Final = 8
DF_1_LOADFLTR: Final = 16
DF_1_INITFIRST: Final = 32
DF_1_NOOPEN: Final = 64
DF_1_ORIGIN: Final = 128
DF_1_DIRECT: Final = 256
DF_1_TRANS: Final = 512
DF_1_INTERPOSE: Final = 1024
DF_1_NODEFLIB: Final = 2048
DF_1_NODUMP: Final = 4096
DF_1_CONFALT: Final = 8192
DF_1_ENDFILTEE: Final = 0x4000
DF_1_DISPRELDNE: Final = 0x8000
DF_1_DISPRELPND: Final = 0x10000
DF_1_NODIRECT: Final = 0x20000
DF_1_IGNMULDEF: Final = 0x40000
DF_1_NOKSYMS: Final = 0x80000
DF_1_NOHDR: Final = 0x100000
DF_1_EDITED: Final = 0x200000
DF_1_NORELOC: Final = 0x400000
DF_1_SYMINTPOSE: Final = 0x800000
DF_1_GLOBAUDIT: Final = 0x1000000
DF_1_SINGLETON: Final = 0x2000000
DF_1_STUB: Final = 0x4000000
DF_1_PIE: Final = 0x8000000
DF_1_KMOD: Final = 0x10000000
DF_1_WEAKFILTER: Final = 0x20000000
DF_1_NOCOMMON: Final = 0x40000000
DTF_1_PARINIT: Final = 1
DTF_1_CONFEXP: Final = 2
DF_P1_LAZYLOAD: Final = 1
DF_P1_GROUPPERM: Final = 2
VER_DEF_NONE: Final = 0
VER_DEF_CURRENT: Final = 1
VER_DEF_NUM: Final = 2
VER_FLG_BASE: Final = 1
VER_NDX_LOCAL: Final = 0
VER_NDX_GLOBAL: Final = 1
VER_NDX_LORESERVE: Final = 0xff00
VER_NDX_ELIMINATE: Final = 0xff01
VER_NEED_NONE: Final = 0
VER_NEED_CURRENT: Final = 1
VER_NEED_NUM: Final = 2
VER_FLG_WEAK: Final = 2
ELF_NOTE_SOLARIS: Final = b'SUNW Solaris'
ELF_NOTE_GNU: Final = b'GNU'
ELF_NOTE_FDO: Final = b'FDO'
ELF_NOTE_PAGESIZE_HINT: Final = 1
NT_GNU_ABI_TAG: Final = 1
ELF_NOTE_ABI: Final = 1
ELF_NOTE_OS_LINUX: Final = 0
ELF_NOTE_OS_GNU: Final = 1
ELF_NOTE_OS_SOLARIS2: Final = 2
ELF_NOTE_OS_FREEBSD: Final = 3
NT_GNU_HWCAP: Final = 2
NT_GNU_BUILD_ID: Final = 3
NT_GNU_GOLD_VERSION: Final = 4
NT_GNU_PROPERTY_TYPE_0: Final = 5
NT_FDO_PACKAGING_METADATA: Final = 0xcafe1a7e
NOTE_GNU_PROPERTY_SECTION_NAME: Final = b'.note.gnu.property'
GNU_PROPERTY_STACK_SIZE: Final = 1
GNU_PROPERTY_NO_COPY_ON_PROTECTED: Final = 2
GNU_PROPERTY_UINT32_AND_LO: Final = 0xb0000000
GNU_PROPERTY_UINT32_AND_HI: Final = 0xb0007fff
GNU_PROPERTY_UINT32_OR_LO: Final = 0xb0008000
GNU_PROPERTY_UINT32_OR_HI: Final = 0xb000ffff
GNU_PROPERTY_1_NEEDED: Final = 0xb0008000
GNU_PROPERTY_1_NEEDED_INDIRECT_EXTERN_ACCESS: Final = 1
GNU_PROPERTY_LOPROC: Final = 0xc0000000
GNU_PROPERTY_HIPROC: Final = 0xdfffffff
GNU_PROPERTY_LOUSER: Final = 0xe0000000
GNU_PROPERTY_HIUSER: Final = 0xffffffff
GNU_PROPERTY_AARCH64_FEATURE_1_AND: Final = 0xc0000000
GNU_PROPERTY_AARCH64_FEATURE_1_BTI: Final = 1
GNU_PROPERTY_AARCH64_FEATURE_1_PAC: Final = 2
GNU_PROPERTY_X86_ISA_1_USED: Final = 0xc0010002
GNU_PROPERTY_X86_ISA_1_NEEDED: Final = 0xc0008002
GNU_PROPERTY_X86_FEATURE_1_AND: Final = 0xc0000002
GNU_PROPERTY_X86_ISA_1_BASELINE: Final = 1
GNU_PROPERTY_X86_ISA_1_V2: Final = 2
GNU_PROPERTY_X86_ISA_1_V3: Final = 4
GNU_PROPERTY_X86_ISA_1_V4: Final = 8
GNU_PROPERTY_X86_FEATURE_1_IBT: Final = 1
GNU_PROPERTY_X86_FEATURE_1_SHSTK: Final = 2
EF_CPU32: Final = 0x810000
R_68K_NONE: Final = 0
R_68K_32: Final = 1
R_68K_16: Final = 2
R_68K_8: Final = 3
R_68K_PC32: Final = 4
R_68K_PC16: Final = 5
R_68K_PC8: Final = 6
R_68K_GOT32: Final = 7
R_68K_GOT16: Final = 8
R_68K_GOT8: Final = 9
R_68K_GOT32O: Final = 10
R_68K_GOT16O: Final = 11
R_68K_GOT8O: Final = 12
R_68K_PLT32: Final = 13
R_68K_PLT16: Final = 14
R_68K_PLT8: Final = 15
R_68K_PLT32O: Final = 16
R_68K_PLT16O: Final = 17
R_68K_PLT8O: Final = 18
R_68K_COPY: Final = 19
R_68K_GLOB_DAT: Final = 20
R_68K_JMP_SLOT: Final = 21
R_68K_RELATIVE: Final = 22
R_68K_TLS_GD32: Final = 25
R_68K_TLS_GD16: Final = 26
R_68K_TLS_GD8: Final = 27
R_68K_TLS_LDM32: Final = 28
R_68K_TLS_LDM16: Final = 29
R_68K_TLS_LDM8: Final = 30
R_68K_TLS_LDO32: Final = 31
R_68K_TLS_LDO16: Final = 32
R_68K_TLS_LDO8: Final = 33
R_68K_TLS_IE32: Final = 34
R_68K_TLS_IE16: Final = 35
R_68K_TLS_IE8: Final = 36
R_68K_TLS_LE32: Final = 37
R_68K_TLS_LE16: Final = 38
R_68K_TLS_LE8: Final = 39
R_68K_TLS_DTPMOD32: Final = 40
R_68K_TLS_DTPREL32: Final = 41
R_68K_TLS_TPREL32: Final = 42
R_68K_NUM: Final = 43
R_386_NONE: Final = 0
R_386_32: Final = 1
R_386_PC32: Final = 2
R_386_GOT32: Final = 3
R_386_PLT32: Final = 4
R_386_COPY: Final = 5
R_386_GLOB_DAT: Final = 6
R_386_JMP_SLOT: Final = 7
R_386_RELATIVE: Final = 8
R_386_GOTOFF: Final = 9
R_386_GOTPC: Final = 10
R_386_32PLT: Final = 11
R_386_TLS_TPOFF: Final = 14
R_386_TLS_IE: Final = 15
R_386_TLS_GOTIE: Final = 16
R_386_TLS_LE: Final = 17
R_386_TLS_GD: Final = 18
R_386_TLS_LDM: Final = 19
R_386_16: Final = 20
R_386_PC16: Final = 21
R_386_8: Final = 22
R_386_PC8: Final = 23
R_386_TLS_GD_32: Final = 24
R_386_TLS_GD_PUSH: Final = 25
R_386_TLS_GD_CALL: Final = 26
R_386_TLS_GD_POP: Final = 27
R_386_TLS_LDM_32: Final = 28
R_386_TLS_LDM_PUSH: Final = 29
R_386_TLS_LDM_CALL: Final = 30
R_386_TLS_LDM_POP: Final = 31
R_386_TLS_LDO_32: Final = 32
R_386_TLS_IE_32: Final = 33
R_386_TLS_LE_32: Final = 34
R_386_TLS_DTPMOD32: Final = 35
R_386_TLS_DTPOFF32: Final = 36
R_386_TLS_TPOFF32: Final = 37
R_386_SIZE32: Final = 38
R_386_TLS_GOTDESC: Final = 39
R_386_TLS_DESC_CALL: Final = 40
R_386_TLS_DESC: Final = 41
R_386_IRELATIVE: Final = 42
R_386_GOT32X: Final = 43
R_386_NUM: Final = 44
STT_SPARC_REGISTER: Final = 13
EF_SPARCV9_MM: Final = 3
EF_SPARCV9_TSO: Final = 0
EF_SPARCV9_PSO: Final = 1
EF_SPARCV9_RMO: Final = 2
EF_SPARC_LEDATA: Final = 0x800000
EF_SPARC_EXT_MASK: Final = 0xffff00
EF_SPARC_32PLUS: Final = 256
EF_SPARC_SUN_US1: Final = 512
EF_SPARC_HAL_R1: Final = 1024
EF_SPARC_SUN_US3: Final = 2048
R_SPARC_NONE: Final = 0
R_SPARC_8: Final = 1
R_SPARC_16: Final = 2
R_SPARC_32: Final = 3
R_SPARC_DISP8: Final = 4
R_SPARC_DISP16: Final = 5
R_SPARC_DISP32: Final = 6
R_SPARC_WDISP30: Final = 7
R_SPARC_WDISP22: Final = 8
R_SPARC_HI22: Final = 9
R_SPARC_22: Final = 10
R_SPARC_13: Final = 11
R_SPARC_LO10: Final = 12
R_SPARC_GOT10: Final = 13
R_SPARC_GOT13: Final = 14
R_SPARC_GOT22: Final = 15
R_SPARC_PC10: Final = 16
R_SPARC_PC22: Final = 17
R_SPARC_WPLT30: Final = 18
R_SPARC_COPY: Final = 19
R_SPARC_GLOB_DAT: Final = 20
R_SPARC_JMP_SLOT: Final = 21
R_SPARC_RELATIVE: Final = 22
R_SPARC_UA32: Final = 23
R_SPARC_PLT32: Final = 24
R_SPARC_HIPLT22: Final = 25
R_SPARC_LOPLT10: Final = 26
R_SPARC_PCPLT32: Final = 27
R_SPARC_PCPLT22: Final = 28
R_SPARC_PCPLT10: Final = 29
R_SPARC_10: Final = 30
R_SPARC_11: Final = 31
R_SPARC_64: Final = 32
R_SPARC_OLO10: Final = 33
R_SPARC_HH22: Final = 34
R_SPARC_HM10: Final = 35
R_SPARC_LM22: Final = 36
R_SPARC_PC_HH22: Final = 37
R_SPARC_PC_HM10: Final = 38
R_SPARC_PC_LM22: Final = 39
R_SPARC_WDISP16: Final = 40
R_SPARC_WDISP19: Final = 41
R_SPARC_GLOB_JMP: Final = 42
R_SPARC_7: Final = 43
R_SPARC_5: Final = 44
R_SPARC_6: Final = 45
R_SPARC_DISP64: Final = 46
R_SPARC_PLT64: Final = 47
R_SPARC_HIX22: Final = 48
R_SPARC_LOX10: Final = 49
R_SPARC_H44: Final = 50
R_SPARC_M44: Final = 51
R_SPARC_L44: Final = 52
R_SPARC_REGISTER: Final = 53
R_SPARC_UA64: Final = 54
R_SPARC_UA16: Final = 55
R_SPARC_TLS_GD_HI22: Final = 56
R_SPARC_TLS_GD_LO10: Final = 57
R_SPARC_TLS_GD_ADD: Final = 58
R_SPARC_TLS_GD_CALL: Final = 59
R_SPARC_TLS_LDM_HI22: Final = 60
R_SPARC_TLS_LDM_LO10: Final = 61
R_SPARC_TLS_LDM_ADD: Final = 62
R_SPARC_TLS_LDM_CALL: Final = 63
R_SPARC_TLS_LDO_HIX22: Final = 64
R_SPARC_TLS_LDO_LOX10: Final = 65
R_SPARC_TLS_LDO_ADD: Final = 66
R_SPARC_TLS_IE_HI22: Final = 67
R_SPARC_TLS_IE_LO10: Final = 68
R_SPARC_TLS_IE_LD: Final = 69
R_SPARC_TLS_IE_LDX: Final = 70
R_SPARC_TLS_IE_ADD: Final = 71
R_SPARC_TLS_LE_HIX22: Final = 72
R_SPARC_TLS_LE_LOX10: Final = 73
R_SPARC_TLS_DTPMOD32: Final = 74
R_SPARC_TLS_DTPMOD64: Final = 75
R_SPARC_TLS_DTPOFF32: Final = 76
R_SPARC_TLS_DTPOFF64: Final = 77
R_SPARC_TLS_TPOFF32: Final = 78
R_SPARC_TLS_TPOFF64: Final = 79
R_SPARC_GOTDATA_HIX22: Final = 80
R_SPARC_GOTDATA_LOX10: Final = 81
R_SPARC_GOTDATA_OP_HIX22: Final = 82
R_SPARC_GOTDATA_OP_LOX10: Final = 83
R_SPARC_GOTDATA_OP: Final = 84
R_SPARC_H34: Final = 85
R_SPARC_SIZE32: Final = 86
R_SPARC_SIZE64: Final = 87
R_SPARC_WDISP10: Final = 88
R_SPARC_JMP_IREL: Final = 248
R_SPARC_IRELATIVE: Final = 249
R_SPARC_GNU_VTINHERIT: Final = 250
R_SPARC_GNU_VTENTRY: Final = 251
R_SPARC_REV32: Final = 252
R_SPARC_NUM: Final = 253
DT_SPARC_REGISTER: Final = 0x70000001
DT_SPARC_NUM: Final = 2
EF_MIPS_NOREORDER: Final = 1
EF_MIPS_PIC: Final = 2
EF_MIPS_CPIC: Final = 4
EF_MIPS_XGOT: Final = 8
EF_MIPS_64BIT_WHIRL: Final = 16
EF_MIPS_ABI2: Final = 32
EF_MIPS_ABI_ON32: Final = 64
EF_MIPS_FP64: Final = 512
EF_MIPS_NAN2008: Final = 1024
EF_MIPS_ARCH: Final = 0xf0000000
EF_MIPS_ARCH_1: Final = 0
EF_MIPS_ARCH_2: Final = 0x10000000
EF_MIPS_ARCH_3: Final = 0x20000000
EF_MIPS_ARCH_4: Final = 0x30000000
EF_MIPS_ARCH_5: Final = 0x40000000
EF_MIPS_ARCH_32: Final = 0x50000000
EF_MIPS_ARCH_64: Final = 0x60000000
EF_MIPS_ARCH_32R2: Final = 0x70000000
EF_MIPS_ARCH_64R2: Final = 0x80000000
E_MIPS_ARCH_1: Final = 0
E_MIPS_ARCH_2: Final = 0x10000000
E_MIPS_ARCH_3: Final = 0x20000000
E_MIPS_ARCH_4: Final = 0x30000000
E_MIPS_ARCH_5: Final = 0x40000000
E_MIPS_ARCH_32: Final = 0x50000000
E_MIPS_ARCH_64: Final = 0x60000000
SHN_MIPS_ACOMMON: Final = 0xff00
SHN_MIPS_TEXT: Final = 0xff01
SHN_MIPS_DATA: Final = 0xff02
SHN_MIPS_SCOMMON: Final = 0xff03
SHN_MIPS_SUNDEFINED: Final = 0xff04
SHT_MIPS_LIBLIST: Final = 0x70000000
SHT_MIPS_MSYM: Final = 0x70000001
SHT_MIPS_CONFLICT: Final = 0x70000002
SHT_MIPS_GPTAB: Final = 0x70000003
SHT_MIPS_UCODE: Final = 0x70000004
SHT_MIPS_DEBUG: Final = 0x70000005
SHT_MIPS_REGINFO: Final = 0x70000006
SHT_MIPS_PACKAGE: Final = 0x70000007
SHT_MIPS_PACKSYM: Final = 0x70000008
SHT_MIPS_RELD: Final = 0x70000009
SHT_MIPS_IFACE: Final = 0x7000000b
SHT_MIPS_CONTENT: Final = 0x7000000c
SHT_MIPS_OPTIONS: Final = 0x7000000d
SHT_MIPS_SHDR: Final = 0x70000010
SHT_MIPS_FDESC: Final = 0x70000011
SHT_MIPS_EXTSYM: Final = 0x70000012
SHT_MIPS_DENSE: Final = 0x70000013
SHT_MIPS_PDESC: Final = 0x70000014
SHT_MIPS_LOCSYM: Final = 0x70000015
SHT_MIPS_AUXSYM: Final = 0x70000016
SHT_MIPS_OPTSYM: Final = 0x70000017
SHT_MIPS_LOCSTR: Final = 0x70000018
SHT_MIPS_LINE: Final = 0x70000019
SHT_MIPS_RFDESC: Final = 0x7000001a
SHT_MIPS_DELTASYM: Final = 0x7000001b
SHT_MIPS_DELTAINST: Final = 0x7000001c
SHT_MIPS_DELTACLASS: Final = 0x7000001d
SHT_MIPS_DWARF: Final = 0x7000001e
SHT_MIPS_DELTADECL: Final = 0x7000001f
SHT_MIPS_SYMBOL_LIB: Final = 0x70000020
SHT_MIPS_EVENTS: Final = 0x70000021
SHT_MIPS_TRANSLATE: Final = 0x70000022
SHT_MIPS_PIXIE: Final = 0x70000023
SHT_MIPS_XLATE: Final = 0x70000024
SHT_MIPS_XLATE_DEBUG: Final = 0x70000025
SHT_MIPS_WHIRL: Final = 0x70000026
SHT_MIPS_EH_REGION: Final = 0x70000027
SHT_MIPS_XLATE_OLD: Final = 0x70000028
SHT_MIPS_PDR_EXCEPTION: Final = 0x70000029
SHT_MIPS_XHASH: Final = 0x7000002b
SHF_MIPS_GPREL: Final = 0x10000000
SHF_MIPS_MERGE: Final = 0x20000000
SHF_MIPS_ADDR: Final = 0x40000000
SHF_MIPS_STRINGS: Final = 0x80000000
SHF_MIPS_NOSTRIP: Final = 0x8000000
SHF_MIPS_LOCAL: Final = 0x4000000
SHF_MIPS_NAMES: Final = 0x2000000
SHF_MIPS_NODUPE: Final = 0x1000000
STO_MIPS_DEFAULT: Final = 0
STO_MIPS_INTERNAL: Final = 1
STO_MIPS_HIDDEN: Final = 2
STO_MIPS_PROTECTED: Final = 3
STO_MIPS_PLT: Final = 8
STO_MIPS_SC_ALIGN_UNUSED: Final = 255
STB_MIPS_SPLIT_COMMON: Final = 13
ODK_NULL: Final = 0
ODK_REGINFO: Final = 1
ODK_EXCEPTIONS: Final = 2
ODK_PAD: Final = 3
ODK_HWPATCH: Final = 4
ODK_FILL: Final = 5
ODK_TAGS: Final = 6
ODK_HWAND: Final = 7
ODK_HWOR: Final = 8
OEX_FPU_MIN: Final = 31
OEX_FPU_MAX: Final = 7936
OEX_PAGE0: Final = 0x10000
OEX_SMM: Final = 0x20000
OEX_FPDBUG: Final = 0x40000
OEX_PRECISEFP: Final = 0x40000
OEX_DISMISS: Final = 0x80000
OEX_FPU_INVAL: Final = 16
OEX_FPU_DIV0: Final = 8
OEX_FPU_OFLO: Final = 4
OEX_FPU_UFLO: Final = 2
OEX_FPU_INEX: Final = 1
OHW_R4KEOP: Final = 1
OHW_R8KPFETCH: Final = 2
OHW_R5KEOP: Final = 4
OHW_R5KCVTL: Final = 8
OPAD_PREFIX: Final = 1
OPAD_POSTFIX: Final = 2
OPAD_SYMBOL: Final = 4
OHWA0_R4KEOP_CHECKED: Final = 1
OHWA1_R4KEOP_CLEAN: Final = 2
R_MIPS_NONE: Final = 0
R_MIPS_16: Final = 1
R_MIPS_32: Final = 2
R_MIPS_REL32: Final = 3
R_MIPS_26: Final = 4
R_MIPS_HI16: Final = 5
R_MIPS_LO16: Final = 6
R_MIPS_GPREL16: Final = 7
R_MIPS_LITERAL: Final = 8
R_MIPS_GOT16: Final = 9
R_MIPS_PC16: Final = 10
R_MIPS_CALL16: Final = 11
R_MIPS_GPREL32: Final = 12
R_MIPS_SHIFT5: Final = 16
R_MIPS_SHIFT6: Final = 17
R_MIPS_64: Final = 18
R_MIPS_GOT_DISP: Final = 19
R_MIPS_GOT_PAGE: Final = 20
R_MIPS_GOT_OFST: Final = 21
R_MIPS_GOT_HI16: Final = 22
R_MIPS_GOT_LO16: Final = 23
R_MIPS_SUB: Final = 24
R_MIPS_INSERT_A: Final = 25
R_MIPS_INSERT_B: Final = 26
R_MIPS_DELETE: Final = 27
R_MIPS_HIGHER: Final = 28
R_MIPS_HIGHEST: Final = 29
R_MIPS_CALL_HI16: Final = 30
R_MIPS_CALL_LO16: Final = 31
R_MIPS_SCN_DISP: Final = 32
R_MIPS_REL16: Final = 33
R_MIPS_ADD_IMMEDIATE: Final = 34
R_MIPS_PJUMP: Final = 35
R_MIPS_RELGOT: Final = 36
R_MIPS_JALR: Final = 37
R_MIPS_TLS_DTPMOD32: Final = 38
R_MIPS_TLS_DTPREL32: Final = 39
R_MIPS_TLS_DTPMOD64: Final = 40
R_MIPS_TLS_DTPREL64: Final = 41
R_MIPS_TLS_GD: Final = 42
R_MIPS_TLS_LDM: Final = 43
R_MIPS_TLS_DTPREL_HI16: Final = 44
R_MIPS_TLS_DTPREL_LO16: Final = 45
R_MIPS_TLS_GOTTPREL: Final = 46
R_MIPS_TLS_TPREL32: Final = 47
R_MIPS_TLS_TPREL64: Final = 48
R_MIPS_TLS_TPREL_HI16: Final = 49
R_MIPS_TLS_TPREL_LO16: Final = 50
R_MIPS_GLOB_DAT: Final = 51
R_MIPS_COPY: Final = 126
R_MIPS_JUMP_SLOT: Final = 127
R_MIPS_NUM: Final = 128
PT_MIPS_REGINFO: Final = 0x70000000
PT_MIPS_RTPROC: Final = 0x70000001
PT_MIPS_OPTIONS: Final = 0x70000002
PT_MIPS_ABIFLAGS: Final = 0x70000003
PF_MIPS_LOCAL: Final = 0x10000000
DT_MIPS_RLD_VERSION: Final = 0x70000001
DT_MIPS_TIME_STAMP: Final = 0x70000002
DT_MIPS_ICHECKSUM: Final = 0x70000003
DT_MIPS_IVERSION: Final = 0x70000004
DT_MIPS_FLAGS: Final = 0x70000005
DT_MIPS_BASE_ADDRESS: Final = 0x70000006
DT_MIPS_MSYM: Final = 0x70000007
DT_MIPS_CONFLICT: Final = 0x70000008
DT_MIPS_LIBLIST: Final = 0x70000009
DT_MIPS_LOCAL_GOTNO: Final = 0x7000000a
DT_MIPS_CONFLICTNO: Final = 0x7000000b
DT_MIPS_LIBLISTNO: Final = 0x70000010
DT_MIPS_SYMTABNO: Final = 0x70000011
DT_MIPS_UNREFEXTNO: Final = 0x70000012
DT_MIPS_GOTSYM: Final = 0x70000013
DT_MIPS_HIPAGENO: Final = 0x70000014
DT_MIPS_RLD_MAP: Final = 0x70000016
DT_MIPS_DELTA_CLASS: Final = 0x70000017
DT_MIPS_DELTA_CLASS_NO: Final = 0x70000018
DT_MIPS_DELTA_INSTANCE: Final = 0x70000019
DT_MIPS_DELTA_INSTANCE_NO: Final = 0x7000001a
DT_MIPS_DELTA_RELOC: Final = 0x7000001b
DT_MIPS_DELTA_RELOC_NO: Final = 0x7000001c
DT_MIPS_DELTA_SYM: Final = 0x7000001d
DT_MIPS_DELTA_SYM_NO: Final = 0x7000001e
DT_MIPS_DELTA_CLASSSYM: Final = 0x70000020
DT_MIPS_DELTA_CLASSSYM_NO: Final = 0x70000021
DT_MIPS_CXX_FLAGS: Final = 0x70000022
DT_MIPS_PIXIE_INIT: Final = 0x70000023
DT_MIPS_SYMBOL_LIB: Final = 0x70000024
DT_MIPS_LOCALPAGE_GOTIDX: Final = 0x70000025
DT_MIPS_LOCAL_GOTIDX: Final = 0x70000026
DT_MIPS_HIDDEN_GOTIDX: Final = 0x70000027
DT_MIPS_PROTECTED_GOTIDX: Final = 0x70000028
DT_MIPS_OPTIONS: Final = 0x70000029
DT_MIPS_INTERFACE: Final = 0x7000002a
DT_MIPS_DYNSTR_ALIGN: Final = 0x7000002b
DT_MIPS_INTERFACE_SIZE: Final = 0x7000002c
DT_MIPS_RLD_TEXT_RESOLVE_ADDR: Final = 0x7000002d
DT_MIPS_PERF_SUFFIX: Final = 0x7000002e
DT_MIPS_COMPACT_SIZE: Final = 0x7000002f
DT_MIPS_GP_VALUE: Final = 0x70000030
DT_MIPS_AUX_DYNAMIC: Final = 0x70000031
DT_MIPS_PLTGOT: Final = 0x70000032
DT_MIPS_RWPLT: Final = 0x70000034
DT_MIPS_RLD_MAP_REL: Final = 0x70000035
DT_MIPS_XHASH: Final = 0x70000036
DT_MIPS_NUM: Final = 55
RHF_NONE: Final = 0
RHF_QUICKSTART: Final = 1
RHF_NOTPOT: Final = 2
RHF_NO_LIBRARY_REPLACEMENT: Final = 4
RHF_NO_MOVE: Final = 8
RHF_SGI_ONLY: Final = 16
RHF_GUARANTEE_INIT: Final = 32
RHF_DELTA_C_PLUS_PLUS: Final = 64
RHF_GUARANTEE_START_INIT: Final = 128
RHF_PIXIE: Final = 256
RHF_DEFAULT_DELAY_LOAD: Final = 512
RHF_REQUICKSTART: Final = 1024
RHF_REQUICKSTARTED: Final = 2048
RHF_CORD: Final = 4096
RHF_NO_UNRES_UNDEF: Final = 8192
RHF_RLD_ORDER_SAFE: Final = 0x4000
LL_NONE: Final = 0
LL_EXACT_MATCH: Final = 1
LL_IGNORE_INT_VER: Final = 2
LL_REQUIRE_MINOR: Final = 4
LL_EXPORTS: Final = 8
LL_DELAY_LOAD: Final = 16
LL_DELTA: Final = 32
MIPS_AFL_REG_NONE: Final = 0
MIPS_AFL_REG_32: Final = 1
MIPS_AFL_REG_64: Final = 2
MIPS_AFL_REG_128: Final = 3
MIPS_AFL_ASE_DSP: Final = 1
MIPS_AFL_ASE_DSPR2: Final = 2
MIPS_AFL_ASE_EVA: Final = 4
MIPS_AFL_ASE_MCU: Final = 8
MIPS_AFL_ASE_MDMX: Final = 16
MIPS_AFL_ASE_MIPS3D: Final = 32
MIPS_AFL_ASE_MT: Final = 64
MIPS_AFL_ASE_SMARTMIPS: Final = 128
MIPS_AFL_ASE_VIRT: Final = 256
MIPS_AFL_ASE_MSA: Final = 512
MIPS_AFL_ASE_MIPS16: Final = 1024
MIPS_AFL_ASE_MICROMIPS: Final = 2048
MIPS_AFL_ASE_XPA: Final = 4096
MIPS_AFL_ASE_MASK: Final = 8191
MIPS_AFL_EXT_XLR: Final = 1
MIPS_AFL_EXT_OCTEON2: Final = 2
MIPS_AFL_EXT_OCTEONP: Final = 3
MIPS_AFL_EXT_LOONGSON_3A: Final = 4
MIPS_AFL_EXT_OCTEON: Final = 5
MIPS_AFL_EXT_5900: Final = 6
MIPS_AFL_EXT_4650: Final = 7
MIPS_AFL_EXT_4010: Final = 8
MIPS_AFL_EXT_4100: Final = 9
MIPS_AFL_EXT_3900: Final = 10
MIPS_AFL_EXT_10000: Final = 11
MIPS_AFL_EXT_SB1: Final = 12
MIPS_AFL_EXT_4111: Final = 13
MIPS_AFL_EXT_4120: Final = 14
MIPS_AFL_EXT_5400: Final = 15
MIPS_AFL_EXT_5500: Final = 16
MIPS_AFL_EXT_LOONGSON_2E: Final = 17
MIPS_AFL_EXT_LOONGSON_2F: Final = 18
MIPS_AFL_FLAGS1_ODDSPREG: Final = 1
EF_PARISC_TRAPNIL: Final = 0x10000
EF_PARISC_EXT: Final = 0x20000
EF_PARISC_LSB: Final = 0x40000
EF_PARISC_WIDE: Final = 0x80000
EF_PARISC_NO_KABP: Final = 0x100000
EF_PARISC_LAZYSWAP: Final = 0x400000
EF_PARISC_ARCH: Final = 0xffff
EFA_PARISC_1_0: Final = 523
EFA_PARISC_1_1: Final = 528
EFA_PARISC_2_0: Final = 532
SHN_PARISC_ANSI_COMMON: Final = 0xff00
SHN_PARISC_HUGE_COMMON: Final = 0xff01
SHT_PARISC_EXT: Final = 0x70000000
SHT_PARISC_UNWIND: Final = 0x70000001
SHT_PARISC_DOC: Final = 0x70000002
SHF_PARISC_SHORT: Final = 0x20000000
SHF_PARISC_HUGE: Final = 0x40000000
SHF_PARISC_SBP: Final = 0x80000000
STT_PARISC_MILLICODE: Final = 13
STT_HP_OPAQUE: Final = 11
STT_HP_STUB: Final = 12
R_PARISC_NONE: Final = 0
R_PARISC_DIR32: Final = 1
R_PARISC_DIR21L: Final = 2
R_PARISC_DIR17R: Final = 3
R_PARISC_DIR17F: Final = 4
R_PARISC_DIR14R: Final = 6
R_PARISC_PCREL32: Final = 9
R_PARISC_PCREL21L: Final = 10
R_PARISC_PCREL17R: Final = 11
R_PARISC_PCREL17F: Final = 12
R_PARISC_PCREL14R: Final = 14
R_PARISC_DPREL21L: Final = 18
R_PARISC_DPREL14R: Final = 22
R_PARISC_GPREL21L: Final = 26
R_PARISC_GPREL14R: Final = 30
R_PARISC_LTOFF21L: Final = 34
R_PARISC_LTOFF14R: Final = 38
R_PARISC_SECREL32: Final = 41
R_PARISC_SEGBASE: Final = 48
R_PARISC_SEGREL32: Final = 49
R_PARISC_PLTOFF21L: Final = 50
R_PARISC_PLTOFF14R: Final = 54
R_PARISC_LTOFF_FPTR32: Final = 57
R_PARISC_LTOFF_FPTR21L: Final = 58
R_PARISC_LTOFF_FPTR14R: Final = 62
R_PARISC_FPTR64: Final = 64
R_PARISC_PLABEL32: Final = 65
R_PARISC_PLABEL21L: Final = 66
R_PARISC_PLABEL14R: Final = 70
R_PARISC_PCREL64: Final = 72
R_PARISC_PCREL22F: Final = 74
R_PARISC_PCREL14WR: Final = 75
R_PARISC_PCREL14DR: Final = 76
R_PARISC_PCREL16F: Final = 77
R_PARISC_PCREL16WF: Final = 78
R_PARISC_PCREL16DF: Final = 79
R_PARISC_DIR64: Final = 80
R_PARISC_DIR14WR: Final = 83
R_PARISC_DIR14DR: Final = 84
R_PARISC_DIR16F: Final = 85
R_PARISC_DIR16WF: Final = 86
R_PARISC_DIR16DF: Final = 87
R_PARISC_GPREL64: Final = 88
R_PARISC_GPREL14WR: Final = 91
R_PARISC_GPREL14DR: Final = 92
R_PARISC_GPREL16F: Final = 93
R_PARISC_GPREL16WF: Final = 94
R_PARISC_GPREL16DF: Final = 95
R_PARISC_LTOFF64: Final = 96
R_PARISC_LTOFF14WR: Final = 99
R_PARISC_LTOFF14DR: Final = 100
R_PARISC_LTOFF16F: Final = 101
R_PARISC_LTOFF16WF: Final = 102
R_PARISC_LTOFF16DF: Final = 103
R_PARISC_SECREL64: Final = 104
R_PARISC_SEGREL64: Final = 112
R_PARISC_PLTOFF14WR: Final = 115
R_PARISC_PLTOFF14DR: Final = 116
R_PARISC_PLTOFF16F: Final = 117
R_PARISC_PLTOFF16WF: Final = 118
R_PARISC_PLTOFF16DF: Final = 119
R_PARISC_LTOFF_FPTR64: Final = 120
R_PARISC_LTOFF_FPTR14WR: Final = 123
R_PARISC_LTOFF_FPTR14DR: Final = 124
R_PARISC_LTOFF_FPTR16F: Final = 125
R_PARISC_LTOFF_FPTR16WF: Final = 126
R_PARISC_LTOFF_FPTR16DF: Final = 127
R_PARISC_LORESERVE: Final = 128
R_PARISC_COPY: Final = 128
R_PARISC_IPLT: Final = 129
R_PARISC_EPLT: Final = 130
R_PARISC_TPREL32: Final = 153
R_PARISC_TPREL21L: Final = 154
R_PARISC_TPREL14R: Final = 158
R_PARISC_LTOFF_TP21L: Final = 162
R_PARISC_LTOFF_TP14R: Final = 166
R_PARISC_LTOFF_TP14F: Final = 167
R_PARISC_TPREL64: Final = 216
R_PARISC_TPREL14WR: Final = 219
R_PARISC_TPREL14DR: Final = 220
R_PARISC_TPREL16F: Final = 221
R_PARISC_TPREL16WF: Final = 222
R_PARISC_TPREL16DF: Final = 223
R_PARISC_LTOFF_TP64: Final = 224
R_PARISC_LTOFF_TP14WR: Final = 227
R_PARISC_LTOFF_TP14DR: Final = 228
R_PARISC_LTOFF_TP16F: Final = 229
R_PARISC_LTOFF_TP16WF: Final = 230
R_PARISC_LTOFF_TP16DF: Final = 231
R_PARISC_GNU_VTENTRY: Final = 232
R_PARISC_GNU_VTINHERIT: Final = 233
R_PARISC_TLS_GD21L: Final = 234
R_PARISC_TLS_GD14R: Final = 235
R_PARISC_TLS_GDCALL: Final = 236
R_PARISC_TLS_LDM21L: Final = 237
R_PARISC_TLS_LDM14R: Final = 238
R_PARISC_TLS_LDMCALL: Final = 239
R_PARISC_TLS_LDO21L: Final = 240
R_PARISC_TLS_LDO14R: Final = 241
R_PARISC_TLS_DTPMOD32: Final = 242
R_PARISC_TLS_DTPMOD64: Final = 243
R_PARISC_TLS_DTPOFF32: Final = 244
R_PARISC_TLS_DTPOFF64: Final = 245
R_PARISC_TLS_LE21L: Final = 154
R_PARISC_TLS_LE14R: Final = 158
R_PARISC_TLS_IE21L: Final = 162
R_PARISC_TLS_IE14R: Final = 166
R_PARISC_TLS_TPREL32: Final = 153
R_PARISC_TLS_TPREL64: Final = 216
R_PARISC_HIRESERVE: Final = 255
PT_HP_TLS: Final = 0x60000000
PT_HP_CORE_NONE: Final = 0x60000001
PT_HP_CORE_VERSION: Final = 0x60000002
PT_HP_CORE_KERNEL: Final = 0x60000003
PT_HP_CORE_COMM: Final = 0x60000004
PT_HP_CORE_PROC: Final = 0x60000005
PT_HP_CORE_LOADABLE: Final = 0x60000006
PT_HP_CORE_STACK: Final = 0x60000007
PT_HP_CORE_SHM: Final = 0x60000008
PT_HP_CORE_MMF: Final = 0x60000009
PT_HP_PARALLEL: Final = 0x60000010
PT_HP_FASTBIND: Final = 0x60000011
PT_HP_OPT_ANNOT: Final = 0x60000012
PT_HP_HSL_ANNOT: Final = 0x60000013
PT_HP_STACK: Final = 0x60000014
PT_PARISC_ARCHEXT: Final = 0x70000000
PT_PARISC_UNWIND: Final = 0x70000001
PF_PARISC_SBP: Final = 0x8000000
PF_HP_PAGE_SIZE: Final = 0x100000
PF_HP_FAR_SHARED: Final = 0x200000
PF_HP_NEAR_SHARED: Final = 0x400000
PF_HP_CODE: Final = 0x1000000
PF_HP_MODIFY: Final = 0x2000000
PF_HP_LAZYSWAP: Final = 0x4000000
PF_HP_SBP: Final = 0x8000000
EF_ALPHA_32BIT: Final = 1
EF_ALPHA_CANRELAX: Final = 2
SHT_ALPHA_DEBUG: Final = 0x70000001
SHT_ALPHA_REGINFO: Final = 0x70000002
SHF_ALPHA_GPREL: Final = 0x10000000
STO_ALPHA_NOPV: Final = 128
STO_ALPHA_STD_GPLOAD: Final = 136
R_ALPHA_NONE: Final = 0
R_ALPHA_REFLONG: Final = 1
R_ALPHA_REFQUAD: Final = 2
R_ALPHA_GPREL32: Final = 3
R_ALPHA_LITERAL: Final = 4
R_ALPHA_LITUSE: Final = 5
R_ALPHA_GPDISP: Final = 6
R_ALPHA_BRADDR: Final = 7
R_ALPHA_HINT: Final = 8
R_ALPHA_SREL16: Final = 9
R_ALPHA_SREL32: Final = 10
R_ALPHA_SREL64: Final = 11
R_ALPHA_GPRELHIGH: Final = 17
R_ALPHA_GPRELLOW: Final = 18
R_ALPHA_GPREL16: Final = 19
R_ALPHA_COPY: Final = 24
R_ALPHA_GLOB_DAT: Final = 25
R_ALPHA_JMP_SLOT: Final = 26
R_ALPHA_RELATIVE: Final = 27
R_ALPHA_TLS_GD_HI: Final = 28
R_ALPHA_TLSGD: Final = 29
R_ALPHA_TLS_LDM: Final = 30
R_ALPHA_DTPMOD64: Final = 31
R_ALPHA_GOTDTPREL: Final = 32
R_ALPHA_DTPREL64: Final = 33
R_ALPHA_DTPRELHI: Final = 34
R_ALPHA_DTPRELLO: Final = 35
R_ALPHA_DTPREL16: Final = 36
R_ALPHA_GOTTPREL: Final = 37
R_ALPHA_TPREL64: Final = 38
R_ALPHA_TPRELHI: Final = 39
R_ALPHA_TPRELLO: Final = 40
R_ALPHA_TPREL16: Final = 41
R_ALPHA_NUM: Final = 46
LITUSE_ALPHA_ADDR: Final = 0
LITUSE_ALPHA_BASE: Final = 1
LITUSE_ALPHA_BYTOFF: Final = 2
LITUSE_ALPHA_JSR: Final = 3
LITUSE_ALPHA_TLS_GD: Final = 4
LITUSE_ALPHA_TLS_LDM: Final = 5
DT_ALPHA_PLTRO: Final = 0x70000000
DT_ALPHA_NUM: Final = 1
EF_PPC_EMB: Final = 0x80000000
EF_PPC_RELOCATABLE: Final = 0x10000
EF_PPC_RELOCATABLE_LIB: Final = 0x8000
R_PPC_NONE: Final = 0
R_PPC_ADDR32: Final = 1
R_PPC_ADDR24: Final = 2
R_PPC_ADDR16: Final = 3
R_PPC_ADDR16_LO: Final = 4
R_PPC_ADDR16_HI: Final = 5
R_PPC_ADDR16_HA: Final = 6
R_PPC_ADDR14: Final = 7
R_PPC_ADDR14_BRTAKEN: Final = 8
R_PPC_ADDR14_BRNTAKEN: Final = 9
R_PPC_REL24: Final = 10
R_PPC_REL14: Final = 11
R_PPC_REL14_BRTAKEN: Final = 12
R_PPC_REL14_BRNTAKEN: Final = 13
R_PPC_GOT16: Final = 14
R_PPC_GOT16_LO: Final = 15
R_PPC_GOT16_HI: Final = 16
R_PPC_GOT16_HA: Final = 17
R_PPC_PLTREL24: Final = 18
R_PPC_COPY: Final = 19
R_PPC_GLOB_DAT: Final = 20
R_PPC_JMP_SLOT: Final = 21
R_PPC_RELATIVE: Final = 22
R_PPC_LOCAL24PC: Final = 23
R_PPC_UADDR32: Final = 24
R_PPC_UADDR16: Final = 25
R_PPC_REL32: Final = 26
R_PPC_PLT32: Final = 27
R_PPC_PLTREL32: Final = 28
R_PPC_PLT16_LO: Final = 29
R_PPC_PLT16_HI: Final = 30
R_PPC_PLT16_HA: Final = 31
R_PPC_SDAREL16: Final = 32
R_PPC_SECTOFF: Final = 33
R_PPC_SECTOFF_LO: Final = 34
R_PPC_SECTOFF_HI: Final = 35
R_PPC_SECTOFF_HA: Final = 36
R_PPC_TLS: Final = 67
R_PPC_DTPMOD32: Final = 68
R_PPC_TPREL16: Final = 69
R_PPC_TPREL16_LO: Final = 70
R_PPC_TPREL16_HI: Final = 71
R_PPC_TPREL16_HA: Final = 72
R_PPC_TPREL32: Final = 73
R_PPC_DTPREL16: Final = 74
R_PPC_DTPREL16_LO: Final = 75
R_PPC_DTPREL16_HI: Final = 76
R_PPC_DTPREL16_HA: Final = 77
R_PPC_DTPREL32: Final = 78
R_PPC_GOT_TLSGD16: Final = 79
R_PPC_GOT_TLSGD16_LO: Final = 80
R_PPC_GOT_TLSGD16_HI: Final = 81
R_PPC_GOT_TLSGD16_HA: Final = 82
R_PPC_GOT_TLSLD16: Final = 83
R_PPC_GOT_TLSLD16_LO: Final = 84
R_PPC_GOT_TLSLD16_HI: Final = 85
R_PPC_GOT_TLSLD16_HA: Final = 86
R_PPC_GOT_TPREL16: Final = 87
R_PPC_GOT_TPREL16_LO: Final = 88
R_PPC_GOT_TPREL16_HI: Final = 89
R_PPC_GOT_TPREL16_HA: Final = 90
R_PPC_GOT_DTPREL16: Final = 91
R_PPC_GOT_DTPREL16_LO: Final = 92
R_PPC_GOT_DTPREL16_HI: Final = 93
R_PPC_GOT_DTPREL16_HA: Final = 94
R_PPC_TLSGD: Final = 95
R_PPC_TLSLD: Final = 96
R_PPC_EMB_NADDR32: Final = 101
R_PPC_EMB_NADDR16: Final = 102
R_PPC_EMB_NADDR16_LO: Final = 103
R_PPC_EMB_NADDR16_HI: Final = 104
R_PPC_EMB_NADDR16_HA: Final = 105
R_PPC_EMB_SDAI16: Final = 106
R_PPC_EMB_SDA2I16: Final = 107
R_PPC_EMB_SDA2REL: Final = 108
R_PPC_EMB_SDA21: Final = 109
R_PPC_EMB_MRKREF: Final = 110
R_PPC_EMB_RELSEC16: Final = 111
R_PPC_EMB_RELST_LO: Final = 112
R_PPC_EMB_RELST_HI: Final = 113
R_PPC_EMB_RELST_HA: Final = 114
R_PPC_EMB_BIT_FLD: Final = 115
R_PPC_EMB_RELSDA: Final = 116
R_PPC_DIAB_SDA21_LO: Final = 180
R_PPC_DIAB_SDA21_HI: Final = 181
R_PPC_DIAB_SDA21_HA: Final = 182
R_PPC_DIAB_RELSDA_LO: Final = 183
R_PPC_DIAB_RELSDA_HI: Final = 184
R_PPC_DIAB_RELSDA_HA: Final = 185
R_PPC_IRELATIVE: Final = 248
R_PPC_REL16: Final = 249
R_PPC_REL16_LO: Final = 250
R_PPC_REL16_HI: Final = 251
R_PPC_REL16_HA: Final = 252
R_PPC_TOC16: Final = 255
DT_PPC_GOT: Final = 0x70000000
DT_PPC_OPT: Final = 0x70000001
DT_PPC_NUM: Final = 2
PPC_OPT_TLS: Final = 1
R_PPC64_NONE: Final = 0
R_PPC64_ADDR32: Final = 1
R_PPC64_ADDR24: Final = 2
R_PPC64_ADDR16: Final = 3
R_PPC64_ADDR16_LO: Final = 4
R_PPC64_ADDR16_HI: Final = 5
R_PPC64_ADDR16_HA: Final = 6
R_PPC64_ADDR14: Final = 7
R_PPC64_ADDR14_BRTAKEN: Final = 8
R_PPC64_ADDR14_BRNTAKEN: Final = 9
R_PPC64_REL24: Final = 10
R_PPC64_REL14: Final = 11
R_PPC64_REL14_BRTAKEN: Final = 12
R_PPC64_REL14_BRNTAKEN: Final = 13
R_PPC64_GOT16: Final = 14
R_PPC64_GOT16_LO: Final = 15
R_PPC64_GOT16_HI: Final = 16
R_PPC64_GOT16_HA: Final = 17
R_PPC64_COPY: Final = 19
R_PPC64_GLOB_DAT: Final = 20
R_PPC64_JMP_SLOT: Final = 21
R_PPC64_RELATIVE: Final = 22
R_PPC64_UADDR32: Final = 24
R_PPC64_UADDR16: Final = 25
R_PPC64_REL32: Final = 26
R_PPC64_PLT32: Final = 27
R_PPC64_PLTREL32: Final = 28
R_PPC64_PLT16_LO: Final = 29
R_PPC64_PLT16_HI: Final = 30
R_PPC64_PLT16_HA: Final = 31
R_PPC64_SECTOFF: Final = 33
R_PPC64_SECTOFF_LO: Final = 34
R_PPC64_SECTOFF_HI: Final = 35
R_PPC64_SECTOFF_HA: Final = 36
R_PPC64_ADDR30: Final = 37
R_PPC64_ADDR64: Final = 38
R_PPC64_ADDR16_HIGHER: Final = 39
R_PPC64_ADDR16_HIGHERA: Final = 40
R_PPC64_ADDR16_HIGHEST: Final = 41
R_PPC64_ADDR16_HIGHESTA: Final = 42
R_PPC64_UADDR64: Final = 43
R_PPC64_REL64: Final = 44
R_PPC64_PLT64: Final = 45
R_PPC64_PLTREL64: Final = 46
R_PPC64_TOC16: Final = 47
R_PPC64_TOC16_LO: Final = 48
R_PPC64_TOC16_HI: Final = 49
R_PPC64_TOC16_HA: Final = 50
R_PPC64_TOC: Final = 51
R_PPC64_PLTGOT16: Final = 52
R_PPC64_PLTGOT16_LO: Final = 53
R_PPC64_PLTGOT16_HI: Final = 54
R_PPC64_PLTGOT16_HA: Final = 55
R_PPC64_ADDR16_DS: Final = 56
R_PPC64_ADDR16_LO_DS: Final = 57
R_PPC64_GOT16_DS: Final = 58
R_PPC64_GOT16_LO_DS: Final = 59
R_PPC64_PLT16_LO_DS: Final = 60
R_PPC64_SECTOFF_DS: Final = 61
R_PPC64_SECTOFF_LO_DS: Final = 62
R_PPC64_TOC16_DS: Final = 63
R_PPC64_TOC16_LO_DS: Final = 64
R_PPC64_PLTGOT16_DS: Final = 65
R_PPC64_PLTGOT16_LO_DS: Final = 66
R_PPC64_TLS: Final = 67
R_PPC64_DTPMOD64: Final = 68
R_PPC64_TPREL16: Final = 69
R_PPC64_TPREL16_LO: Final = 70
R_PPC64_TPREL16_HI: Final = 71
R_PPC64_TPREL16_HA: Final = 72
R_PPC64_TPREL64: Final = 73
R_PPC64_DTPREL16: Final = 74
R_PPC64_DTPREL16_LO: Final = 75
R_PPC64_DTPREL16_HI: Final = 76
R_PPC64_DTPREL16_HA: Final = 77
R_PPC64_DTPREL64: Final = 78
R_PPC64_GOT_TLSGD16: Final = 79
R_PPC64_GOT_TLSGD16_LO: Final = 80
R_PPC64_GOT_TLSGD16_HI: Final = 81
R_PPC64_GOT_TLSGD16_HA: Final = 82
R_PPC64_GOT_TLSLD16: Final = 83
R_PPC64_GOT_TLSLD16_LO: Final = 84
R_PPC64_GOT_TLSLD16_HI: Final = 85
R_PPC64_GOT_TLSLD16_HA: Final = 86
R_PPC64_GOT_TPREL16_DS: Final = 87
R_PPC64_GOT_TPREL16_LO_DS: Final = 88
R_PPC64_GOT_TPREL16_HI: Final = 89
R_PPC64_GOT_TPREL16_HA: Final = 90
R_PPC64_GOT_DTPREL16_DS: Final = 91
R_PPC64_GOT_DTPREL16_LO_DS: Final = 92
R_PPC64_GOT_DTPREL16_HI: Final = 93
R_PPC64_GOT_DTPREL16_HA: Final = 94
R_PPC64_TPREL16_DS: Final = 95
R_PPC64_TPREL16_LO_DS: Final = 96
R_PPC64_TPREL16_HIGHER: Final = 97
R_PPC64_TPREL16_HIGHERA: Final = 98
R_PPC64_TPREL16_HIGHEST: Final = 99
R_PPC64_TPREL16_HIGHESTA: Final = 100
R_PPC64_DTPREL16_DS: Final = 101
R_PPC64_DTPREL16_LO_DS: Final = 102
R_PPC64_DTPREL16_HIGHER: Final = 103
R_PPC64_DTPREL16_HIGHERA: Final = 104
R_PPC64_DTPREL16_HIGHEST: Final = 105
R_PPC64_DTPREL16_HIGHESTA: Final = 106
R_PPC64_TLSGD: Final = 107
R_PPC64_TLSLD: Final = 108
R_PPC64_TOCSAVE: Final = 109
R_PPC64_ADDR16_HIGH: Final = 110
R_PPC64_ADDR16_HIGHA: Final = 111
R_PPC64_TPREL16_HIGH: Final = 112
R_PPC64_TPREL16_HIGHA: Final = 113
R_PPC64_DTPREL16_HIGH: Final = 114
R_PPC64_DTPREL16_HIGHA: Final = 115
R_PPC64_JMP_IREL: Final = 247
R_PPC64_IRELATIVE: Final = 248
R_PPC64_REL16: Final = 249
R_PPC64_REL16_LO: Final = 250
R_PPC64_REL16_HI: Final = 251
R_PPC64_REL16_HA: Final = 252
EF_PPC64_ABI: Final = 3
DT_PPC64_GLINK: Final = 0x70000000
DT_PPC64_OPD: Final = 0x70000001
DT_PPC64_OPDSZ: Final = 0x70000002
DT_PPC64_OPT: Final = 0x70000003
DT_PPC64_NUM: Final = 4
PPC64_OPT_TLS: Final = 1
PPC64_OPT_MULTI_TOC: Final = 2
PPC64_OPT_LOCALENTRY: Final = 4
STO_PPC64_LOCAL_BIT: Final = 5
STO_PPC64_LOCAL_MASK: Final = 224
EF_ARM_RELEXEC: Final = 1
EF_ARM_HASENTRY: Final = 2
EF_ARM_INTERWORK: Final = 4
EF_ARM_APCS_26: Final = 8
EF_ARM_APCS_FLOAT: Final = 16
EF_ARM_PIC: Final = 32
EF_ARM_ALIGN8: Final = 64
EF_ARM_NEW_ABI: Final = 128
EF_ARM_OLD_ABI: Final = 256
EF_ARM_SOFT_FLOAT: Final = 512
EF_ARM_VFP_FLOAT: Final = 1024
EF_ARM_MAVERICK_FLOAT: Final = 2048
EF_ARM_ABI_FLOAT_SOFT: Final = 512
EF_ARM_ABI_FLOAT_HARD: Final = 1024
EF_ARM_SYMSARESORTED: Final = 4
EF_ARM_DYNSYMSUSESEGIDX: Final = 8
EF_ARM_MAPSYMSFIRST: Final = 16
EF_ARM_EABIMASK: Final = 0xff000000
EF_ARM_BE8: Final = 0x800000
EF_ARM_LE8: Final = 0x400000
EF_ARM_EABI_UNKNOWN: Final = 0
EF_ARM_EABI_VER1: Final = 0x1000000
EF_ARM_EABI_VER2: Final = 0x2000000
EF_ARM_EABI_VER3: Final = 0x3000000
EF_ARM_EABI_VER4: Final = 0x4000000
EF_ARM_EABI_VER5: Final = 0x5000000
STT_ARM_TFUNC: Final = 13
STT_ARM_16BIT: Final = 15
SHF_ARM_ENTRYSECT: Final = 0x10000000
SHF_ARM_COMDEF: Final = 0x80000000
PF_ARM_SB: Final = 0x10000000
PF_ARM_PI: Final = 0x20000000
PF_ARM_ABS: Final = 0x40000000
PT_ARM_EXIDX: Final = 0x70000001
SHT_ARM_EXIDX: Final = 0x70000001
SHT_ARM_PREEMPTMAP: Final = 0x70000002
SHT_ARM_ATTRIBUTES: Final = 0x70000003
R_AARCH64_NONE: Final = 0
R_AARCH64_P32_ABS32: Final = 1
R_AARCH64_P32_COPY: Final = 180
R_AARCH64_P32_GLOB_DAT: Final = 181
R_AARCH64_P32_JUMP_SLOT: Final = 182
R_AARCH64_P32_RELATIVE: Final = 183
R_AARCH64_P32_TLS_DTPMOD: Final = 184
R_AARCH64_P32_TLS_DTPREL: Final = 185
R_AARCH64_P32_TLS_TPREL: Final = 186
R_AARCH64_P32_TLSDESC: Final = 187
R_AARCH64_P32_IRELATIVE: Final = 188
R_AARCH64_ABS64: Final = 257
R_AARCH64_ABS32: Final = 258
R_AARCH64_ABS16: Final = 259
R_AARCH64_PREL64: Final = 260
R_AARCH64_PREL32: Final = 261
R_AARCH64_PREL16: Final = 262
R_AARCH64_MOVW_UABS_G0: Final = 263
R_AARCH64_MOVW_UABS_G0_NC: Final = 264
R_AARCH64_MOVW_UABS_G1: Final = 265
R_AARCH64_MOVW_UABS_G1_NC: Final = 266
R_AARCH64_MOVW_UABS_G2: Final = 267
R_AARCH64_MOVW_UABS_G2_NC: Final = 268
R_AARCH64_MOVW_UABS_G3: Final = 269
R_AARCH64_MOVW_SABS_G0: Final = 270
R_AARCH64_MOVW_SABS_G1: Final = 271
R_AARCH64_MOVW_SABS_G2: Final = 272
R_AARCH64_LD_PREL_LO19: Final = 273
R_AARCH64_ADR_PREL_LO21: Final = 274
R_AARCH64_ADR_PREL_PG_HI21: Final = 275
R_AARCH64_ADR_PREL_PG_HI21_NC: Final = 276
R_AARCH64_ADD_ABS_LO12_NC: Final = 277
R_AARCH64_LDST8_ABS_LO12_NC: Final = 278
R_AARCH64_TSTBR14: Final = 279
R_AARCH64_CONDBR19: Final = 280
R_AARCH64_JUMP26: Final = 282
R_AARCH64_CALL26: Final = 283
R_AARCH64_LDST16_ABS_LO12_NC: Final = 284
R_AARCH64_LDST32_ABS_LO12_NC: Final = 285
R_AARCH64_LDST64_ABS_LO12_NC: Final = 286
R_AARCH64_MOVW_PREL_G0: Final = 287
R_AARCH64_MOVW_PREL_G0_NC: Final = 288
R_AARCH64_MOVW_PREL_G1: Final = 289
R_AARCH64_MOVW_PREL_G1_NC: Final = 290
R_AARCH64_MOVW_PREL_G2: Final = 291
R_AARCH64_MOVW_PREL_G2_NC: Final = 292
R_AARCH64_MOVW_PREL_G3: Final = 293
R_AARCH64_LDST128_ABS_LO12_NC: Final = 299
R_AARCH64_MOVW_GOTOFF_G0: Final = 300
R_AARCH64_MOVW_GOTOFF_G0_NC: Final = 301
R_AARCH64_MOVW_GOTOFF_G1: Final = 302
R_AARCH64_MOVW_GOTOFF_G1_NC: Final = 303
R_AARCH64_MOVW_GOTOFF_G2: Final = 304
R_AARCH64_MOVW_GOTOFF_G2_NC: Final = 305
R_AARCH64_MOVW_GOTOFF_G3: Final = 306
R_AARCH64_GOTREL64: Final = 307
R_AARCH64_GOTREL32: Final = 308
R_AARCH64_GOT_LD_PREL19: Final = 309
R_AARCH64_LD64_GOTOFF_LO15: Final = 310
R_AARCH64_ADR_GOT_PAGE: Final = 311
R_AARCH64_LD64_GOT_LO12_NC: Final = 312
R_AARCH64_LD64_GOTPAGE_LO15: Final = 313
R_AARCH64_TLSGD_ADR_PREL21: Final = 512
R_AARCH64_TLSGD_ADR_PAGE21: Final = 513
R_AARCH64_TLSGD_ADD_LO12_NC: Final = 514
R_AARCH64_TLSGD_MOVW_G1: Final = 515
R_AARCH64_TLSGD_MOVW_G0_NC: Final = 516
R_AARCH64_TLSLD_ADR_PREL21: Final = 517
R_AARCH64_TLSLD_ADR_PAGE21: Final = 518
R_AARCH64_TLSLD_ADD_LO12_NC: Final = 519
R_AARCH64_TLSLD_MOVW_G1: Final = 520
R_AARCH64_TLSLD_MOVW_G0_NC: Final = 521
R_AARCH64_TLSLD_LD_PREL19: Final = 522
R_AARCH64_TLSLD_MOVW_DTPREL_G2: Final = 523
R_AARCH64_TLSLD_MOVW_DTPREL_G1: Final = 524
R_AARCH64_TLSLD_MOVW_DTPREL_G1_NC: Final = 525
R_AARCH64_TLSLD_MOVW_DTPREL_G0: Final = 526
R_AARCH64_TLSLD_MOVW_DTPREL_G0_NC: Final = 527
R_AARCH64_TLSLD_ADD_DTPREL_HI12: Final = 528
R_AARCH64_TLSLD_ADD_DTPREL_LO12: Final = 529
R_AARCH64_TLSLD_ADD_DTPREL_LO12_NC: Final = 530
R_AARCH64_TLSLD_LDST8_DTPREL_LO12: Final = 531
R_AARCH64_TLSLD_LDST8_DTPREL_LO12_NC: Final = 532
R_AARCH64_TLSLD_LDST16_DTPREL_LO12: Final = 533
R_AARCH64_TLSLD_LDST16_DTPREL_LO12_NC: Final = 534
R_AARCH64_TLSLD_LDST32_DTPREL_LO12: Final = 535
R_AARCH64_TLSLD_LDST32_DTPREL_LO12_NC: Final = 536
R_AARCH64_TLSLD_LDST64_DTPREL_LO12: Final = 537
R_AARCH64_TLSLD_LDST64_DTPREL_LO12_NC: Final = 538
R_AARCH64_TLSIE_MOVW_GOTTPREL_G1: Final = 539
R_AARCH64_TLSIE_MOVW_GOTTPREL_G0_NC: Final = 540
R_AARCH64_TLSIE_ADR_GOTTPREL_PAGE21: Final = 541
R_AARCH64_TLSIE_LD64_GOTTPREL_LO12_NC: Final = 542
R_AARCH64_TLSIE_LD_GOTTPREL_PREL19: Final = 543
R_AARCH64_TLSLE_MOVW_TPREL_G2: Final = 544
R_AARCH64_TLSLE_MOVW_TPREL_G1: Final = 545
R_AARCH64_TLSLE_MOVW_TPREL_G1_NC: Final = 546
R_AARCH64_TLSLE_MOVW_TPREL_G0: Final = 547
R_AARCH64_TLSLE_MOVW_TPREL_G0_NC: Final = 548
R_AARCH64_TLSLE_ADD_TPREL_HI12: Final = 549
R_AARCH64_TLSLE_ADD_TPREL_LO12: Final = 550
R_AARCH64_TLSLE_ADD_TPREL_LO12_NC: Final = 551
R_AARCH64_TLSLE_LDST8_TPREL_LO12: Final = 552
R_AARCH64_TLSLE_LDST8_TPREL_LO12_NC: Final = 553
R_AARCH64_TLSLE_LDST16_TPREL_LO12: Final = 554
R_AARCH64_TLSLE_LDST16_TPREL_LO12_NC: Final = 555
R_AARCH64_TLSLE_LDST32_TPREL_LO12: Final = 556
R_AARCH64_TLSLE_LDST32_TPREL_LO12_NC: Final = 557
R_AARCH64_TLSLE_LDST64_TPREL_LO12: Final = 558
R_AARCH64_TLSLE_LDST64_TPREL_LO12_NC: Final = 559
R_AARCH64_TLSDESC_LD_PREL19: Final = 560
R_AARCH64_TLSDESC_ADR_PREL21: Final = 561
R_AARCH64_TLSDESC_ADR_PAGE21: Final = 562
R_AARCH64_TLSDESC_LD64_LO12: Final = 563
R_AARCH64_TLSDESC_ADD_LO12: Final = 564
R_AARCH64_TLSDESC_OFF_G1: Final = 565
R_AARCH64_TLSDESC_OFF_G0_NC: Final = 566
R_AARCH64_TLSDESC_LDR: Final = 567
R_AARCH64_TLSDESC_ADD: Final = 568
R_AARCH64_TLSDESC_CALL: Final = 569
R_AARCH64_TLSLE_LDST128_TPREL_LO12: Final = 570
R_AARCH64_TLSLE_LDST128_TPREL_LO12_NC: Final = 571
R_AARCH64_TLSLD_LDST128_DTPREL_LO12: Final = 572
R_AARCH64_TLSLD_LDST128_DTPREL_LO12_NC: Final = 573
R_AARCH64_COPY: Final = 1024
R_AARCH64_GLOB_DAT: Final = 1025
R_AARCH64_JUMP_SLOT: Final = 1026
R_AARCH64_RELATIVE: Final = 1027
R_AARCH64_TLS_DTPMOD: Final = 1028
R_AARCH64_TLS_DTPREL: Final = 1029
R_AARCH64_TLS_TPREL: Final = 1030
R_AARCH64_TLSDESC: Final = 1031
R_AARCH64_IRELATIVE: Final = 1032
PT_AARCH64_MEMTAG_MTE: Final = 0x70000002
DT_AARCH64_BTI_PLT: Final = 0x70000001
DT_AARCH64_PAC_PLT: Final = 0x70000003
DT_AARCH64_VARIANT_PCS: Final = 0x70000005
DT_AARCH64_NUM: Final = 6
STO_AARCH64_VARIANT_PCS: Final = 128
R_ARM_NONE: Final = 0
R_ARM_PC24: Final = 1
R_ARM_ABS32: Final = 2
R_ARM_REL32: Final = 3
R_ARM_PC13: Final = 4
R_ARM_ABS16: Final = 5
R_ARM_ABS12: Final = 6
R_ARM_THM_ABS5: Final = 7
R_ARM_ABS8: Final = 8
R_ARM_SBREL32: Final = 9
R_ARM_THM_PC22: Final = 10
R_ARM_THM_PC8: Final = 11
R_ARM_AMP_VCALL9: Final = 12
R_ARM_SWI24: Final = 13
R_ARM_TLS_DESC: Final = 13
R_ARM_THM_SWI8: Final = 14
R_ARM_XPC25: Final = 15
R_ARM_THM_XPC22: Final = 16
R_ARM_TLS_DTPMOD32: Final = 17
R_ARM_TLS_DTPOFF32: Final = 18
R_ARM_TLS_TPOFF32: Final = 19
R_ARM_COPY: Final = 20
R_ARM_GLOB_DAT: Final = 21
R_ARM_JUMP_SLOT: Final = 22
R_ARM_RELATIVE: Final = 23
R_ARM_GOTOFF: Final = 24
R_ARM_GOTPC: Final = 25
R_ARM_GOT32: Final = 26
R_ARM_PLT32: Final = 27
R_ARM_CALL: Final = 28
R_ARM_JUMP24: Final = 29
R_ARM_THM_JUMP24: Final = 30
R_ARM_BASE_ABS: Final = 31
R_ARM_ALU_PCREL_7_0: Final = 32
R_ARM_ALU_PCREL_15_8: Final = 33
R_ARM_ALU_PCREL_23_15: Final = 34
R_ARM_LDR_SBREL_11_0: Final = 35
R_ARM_ALU_SBREL_19_12: Final = 36
R_ARM_ALU_SBREL_27_20: Final = 37
R_ARM_TARGET1: Final = 38
R_ARM_SBREL31: Final = 39
R_ARM_V4BX: Final = 40
R_ARM_TARGET2: Final = 41
R_ARM_PREL31: Final = 42
R_ARM_MOVW_ABS_NC: Final = 43
R_ARM_MOVT_ABS: Final = 44
R_ARM_MOVW_PREL_NC: Final = 45
R_ARM_MOVT_PREL: Final = 46
R_ARM_THM_MOVW_ABS_NC: Final = 47
R_ARM_THM_MOVT_ABS: Final = 48
R_ARM_THM_MOVW_PREL_NC: Final = 49
R_ARM_THM_MOVT_PREL: Final = 50
R_ARM_THM_JUMP19: Final = 51
R_ARM_THM_JUMP6: Final = 52
R_ARM_THM_ALU_PREL_11_0: Final = 53
R_ARM_THM_PC12: Final = 54
R_ARM_ABS32_NOI: Final = 55
R_ARM_REL32_NOI: Final = 56
R_ARM_ALU_PC_G0_NC: Final = 57
R_ARM_ALU_PC_G0: Final = 58
R_ARM_ALU_PC_G1_NC: Final = 59
R_ARM_ALU_PC_G1: Final = 60
R_ARM_ALU_PC_G2: Final = 61
R_ARM_LDR_PC_G1: Final = 62
R_ARM_LDR_PC_G2: Final = 63
R_ARM_LDRS_PC_G0: Final = 64
R_ARM_LDRS_PC_G1: Final = 65
R_ARM_LDRS_PC_G2: Final = 66
R_ARM_LDC_PC_G0: Final = 67
R_ARM_LDC_PC_G1: Final = 68
R_ARM_LDC_PC_G2: Final = 69
R_ARM_ALU_SB_G0_NC: Final = 70
R_ARM_ALU_SB_G0: Final = 71
R_ARM_ALU_SB_G1_NC: Final = 72
R_ARM_ALU_SB_G1: Final = 73
R_ARM_ALU_SB_G2: Final = 74
R_ARM_LDR_SB_G0: Final = 75
R_ARM_LDR_SB_G1: Final = 76
R_ARM_LDR_SB_G2: Final = 77
R_ARM_LDRS_SB_G0: Final = 78
R_ARM_LDRS_SB_G1: Final = 79
R_ARM_LDRS_SB_G2: Final = 80
R_ARM_LDC_SB_G0: Final = 81
R_ARM_LDC_SB_G1: Final = 82
R_ARM_LDC_SB_G2: Final = 83
R_ARM_MOVW_BREL_NC: Final = 84
R_ARM_MOVT_BREL: Final = 85
R_ARM_MOVW_BREL: Final = 86
R_ARM_THM_MOVW_BREL_NC: Final = 87
R_ARM_THM_MOVT_BREL: Final = 88
R_ARM_THM_MOVW_BREL: Final = 89
R_ARM_TLS_GOTDESC: Final = 90
R_ARM_TLS_CALL: Final = 91
R_ARM_TLS_DESCSEQ: Final = 92
R_ARM_THM_TLS_CALL: Final = 93
R_ARM_PLT32_ABS: Final = 94
R_ARM_GOT_ABS: Final = 95
R_ARM_GOT_PREL: Final = 96
R_ARM_GOT_BREL12: Final = 97
R_ARM_GOTOFF12: Final = 98
R_ARM_GOTRELAX: Final = 99
R_ARM_GNU_VTENTRY: Final = 100
R_ARM_GNU_VTINHERIT: Final = 101
R_ARM_THM_PC11: Final = 102
R_ARM_THM_PC9: Final = 103
R_ARM_TLS_GD32: Final = 104
R_ARM_TLS_LDM32: Final = 105
R_ARM_TLS_LDO32: Final = 106
R_ARM_TLS_IE32: Final = 107
R_ARM_TLS_LE32: Final = 108
R_ARM_TLS_LDO12: Final = 109
R_ARM_TLS_LE12: Final = 110
R_ARM_TLS_IE12GP: Final = 111
R_ARM_ME_TOO: Final = 128
R_ARM_THM_TLS_DESCSEQ: Final = 129
R_ARM_THM_TLS_DESCSEQ16: Final = 129
R_ARM_THM_TLS_DESCSEQ32: Final = 130
R_ARM_THM_GOT_BREL12: Final = 131
R_ARM_IRELATIVE: Final = 160
R_ARM_RXPC25: Final = 249
R_ARM_RSBREL32: Final = 250
R_ARM_THM_RPC22: Final = 251
R_ARM_RREL32: Final = 252
R_ARM_RABS22: Final = 253
R_ARM_RPC24: Final = 254
R_ARM_RBASE: Final = 255
R_ARM_NUM: Final = 256
R_CKCORE_NONE: Final = 0
R_CKCORE_ADDR32: Final = 1
R_CKCORE_PCRELIMM8BY4: Final = 2
R_CKCORE_PCRELIMM11BY2: Final = 3
R_CKCORE_PCREL32: Final = 5
R_CKCORE_PCRELJSR_IMM11BY2: Final = 6
R_CKCORE_RELATIVE: Final = 9
R_CKCORE_COPY: Final = 10
R_CKCORE_GLOB_DAT: Final = 11
R_CKCORE_JUMP_SLOT: Final = 12
R_CKCORE_GOTOFF: Final = 13
R_CKCORE_GOTPC: Final = 14
R_CKCORE_GOT32: Final = 15
R_CKCORE_PLT32: Final = 16
R_CKCORE_ADDRGOT: Final = 17
R_CKCORE_ADDRPLT: Final = 18
R_CKCORE_PCREL_IMM26BY2: Final = 19
R_CKCORE_PCREL_IMM16BY2: Final = 20
R_CKCORE_PCREL_IMM16BY4: Final = 21
R_CKCORE_PCREL_IMM10BY2: Final = 22
R_CKCORE_PCREL_IMM10BY4: Final = 23
R_CKCORE_ADDR_HI16: Final = 24
R_CKCORE_ADDR_LO16: Final = 25
R_CKCORE_GOTPC_HI16: Final = 26
R_CKCORE_GOTPC_LO16: Final = 27
R_CKCORE_GOTOFF_HI16: Final = 28
R_CKCORE_GOTOFF_LO16: Final = 29
R_CKCORE_GOT12: Final = 30
R_CKCORE_GOT_HI16: Final = 31
R_CKCORE_GOT_LO16: Final = 32
R_CKCORE_PLT12: Final = 33
R_CKCORE_PLT_HI16: Final = 34
R_CKCORE_PLT_LO16: Final = 35
R_CKCORE_ADDRGOT_HI16: Final = 36
R_CKCORE_ADDRGOT_LO16: Final = 37
R_CKCORE_ADDRPLT_HI16: Final = 38
R_CKCORE_ADDRPLT_LO16: Final = 39
R_CKCORE_PCREL_JSR_IMM26BY2: Final = 40
R_CKCORE_TOFFSET_LO16: Final = 41
R_CKCORE_DOFFSET_LO16: Final = 42
R_CKCORE_PCREL_IMM18BY2: Final = 43
R_CKCORE_DOFFSET_IMM18: Final = 44
R_CKCORE_DOFFSET_IMM18BY2: Final = 45
R_CKCORE_DOFFSET_IMM18BY4: Final = 46
R_CKCORE_GOT_IMM18BY4: Final = 48
R_CKCORE_PLT_IMM18BY4: Final = 49
R_CKCORE_PCREL_IMM7BY4: Final = 50
R_CKCORE_TLS_LE32: Final = 51
R_CKCORE_TLS_IE32: Final = 52
R_CKCORE_TLS_GD32: Final = 53
R_CKCORE_TLS_LDM32: Final = 54
R_CKCORE_TLS_LDO32: Final = 55
R_CKCORE_TLS_DTPMOD32: Final = 56
R_CKCORE_TLS_DTPOFF32: Final = 57
R_CKCORE_TLS_TPOFF32: Final = 58
EF_CSKY_ABIMASK: Final = 0xf0000000
EF_CSKY_OTHER: Final = 0xfff0000
EF_CSKY_PROCESSOR: Final = 0xffff
EF_CSKY_ABIV1: Final = 0x10000000
EF_CSKY_ABIV2: Final = 0x20000000
SHT_CSKY_ATTRIBUTES: Final = 0x70000001
EF_IA_64_MASKOS: Final = 15
EF_IA_64_ABI64: Final = 16
EF_IA_64_ARCH: Final = 0xff000000
PT_IA_64_ARCHEXT: Final = 0x70000000
PT_IA_64_UNWIND: Final = 0x70000001
PT_IA_64_HP_OPT_ANOT: Final = 0x60000012
PT_IA_64_HP_HSL_ANOT: Final = 0x60000013
PT_IA_64_HP_STACK: Final = 0x60000014
PF_IA_64_NORECOV: Final = 0x80000000
SHT_IA_64_EXT: Final = 0x70000000
SHT_IA_64_UNWIND: Final = 0x70000001
SHF_IA_64_SHORT: Final = 0x10000000
SHF_IA_64_NORECOV: Final = 0x20000000
DT_IA_64_PLT_RESERVE: Final = 0x70000000
DT_IA_64_NUM: Final = 1
R_IA64_NONE: Final = 0
R_IA64_IMM14: Final = 33
R_IA64_IMM22: Final = 34
R_IA64_IMM64: Final = 35
R_IA64_DIR32MSB: Final = 36
R_IA64_DIR32LSB: Final = 37
R_IA64_DIR64MSB: Final = 38
R_IA64_DIR64LSB: Final = 39
R_IA64_GPREL22: Final = 42
R_IA64_GPREL64I: Final = 43
R_IA64_GPREL32MSB: Final = 44
R_IA64_GPREL32LSB: Final = 45
R_IA64_GPREL64MSB: Final = 46
R_IA64_GPREL64LSB: Final = 47
R_IA64_LTOFF22: Final = 50
R_IA64_LTOFF64I: Final = 51
R_IA64_PLTOFF22: Final = 58
R_IA64_PLTOFF64I: Final = 59
R_IA64_PLTOFF64MSB: Final = 62
R_IA64_PLTOFF64LSB: Final = 63
R_IA64_FPTR64I: Final = 67
R_IA64_FPTR32MSB: Final = 68
R_IA64_FPTR32LSB: Final = 69
R_IA64_FPTR64MSB: Final = 70
R_IA64_FPTR64LSB: Final = 71
R_IA64_PCREL60B: Final = 72
R_IA64_PCREL21B: Final = 73
R_IA64_PCREL21M: Final = 74
R_IA64_PCREL21F: Final = 75
R_IA64_PCREL32MSB: Final = 76
R_IA64_PCREL32LSB: Final = 77
R_IA64_PCREL64MSB: Final = 78
R_IA64_PCREL64LSB: Final = 79
R_IA64_LTOFF_FPTR22: Final = 82
R_IA64_LTOFF_FPTR64I: Final = 83
R_IA64_LTOFF_FPTR32MSB: Final = 84
R_IA64_LTOFF_FPTR32LSB: Final = 85
R_IA64_LTOFF_FPTR64MSB: Final = 86
R_IA64_LTOFF_FPTR64LSB: Final = 87
R_IA64_SEGREL32MSB: Final = 92
R_IA64_SEGREL32LSB: Final = 93
R_IA64_SEGREL64MSB: Final = 94
R_IA64_SEGREL64LSB: Final = 95
R_IA64_SECREL32MSB: Final = 100
R_IA64_SECREL32LSB: Final = 101
R_IA64_SECREL64MSB: Final = 102
R_IA64_SECREL64LSB: Final = 103
R_IA64_REL32MSB: Final = 108
R_IA64_REL32LSB: Final = 109
R_IA64_REL64MSB: Final = 110
R_IA64_REL64LSB: Final = 111
R_IA64_LTV32MSB: Final = 116
R_IA64_LTV32LSB: Final = 117
R_IA64_LTV64MSB: Final = 118
R_IA64_LTV64LSB: Final = 119
R_IA64_PCREL21BI: Final = 121
R_IA64_PCREL22: Final = 122
R_IA64_PCREL64I: Final = 123
R_IA64_IPLTMSB: Final = 128
R_IA64_IPLTLSB: Final = 129
R_IA64_COPY: Final = 132
R_IA64_SUB: Final = 133
R_IA64_LTOFF22X: Final = 134
R_IA64_LDXMOV: Final = 135
R_IA64_TPREL14: Final = 145
R_IA64_TPREL22: Final = 146
R_IA64_TPREL64I: Final = 147
R_IA64_TPREL64MSB: Final = 150
R_IA64_TPREL64LSB: Final = 151
R_IA64_LTOFF_TPREL22: Final = 154
R_IA64_DTPMOD64MSB: Final = 166
R_IA64_DTPMOD64LSB: Final = 167
R_IA64_LTOFF_DTPMOD22: Final = 170
R_IA64_DTPREL14: Final = 177
R_IA64_DTPREL22: Final = 178
R_IA64_DTPREL64I: Final = 179
R_IA64_DTPREL32MSB: Final = 180
R_IA64_DTPREL32LSB: Final = 181
R_IA64_DTPREL64MSB: Final = 182
R_IA64_DTPREL64LSB: Final = 183
R_IA64_LTOFF_DTPREL22: Final = 186
EF_SH_MACH_MASK: Final = 31
EF_SH_UNKNOWN: Final = 0
EF_SH1: Final = 1
EF_SH2: Final = 2
EF_SH3: Final = 3
EF_SH_DSP: Final = 4
EF_SH3_DSP: Final = 5
EF_SH4AL_DSP: Final = 6
EF_SH3E: Final = 8
EF_SH4: Final = 9
EF_SH2E: Final = 11
EF_SH4A: Final = 12
EF_SH2A: Final = 13
EF_SH4_NOFPU: Final = 16
EF_SH4A_NOFPU: Final = 17
EF_SH4_NOMMU_NOFPU: Final = 18
EF_SH2A_NOFPU: Final = 19
EF_SH3_NOMMU: Final = 20
EF_SH2A_SH4_NOFPU: Final = 21
EF_SH2A_SH3_NOFPU: Final = 22
EF_SH2A_SH4: Final = 23
EF_SH2A_SH3E: Final = 24
R_SH_NONE: Final = 0
R_SH_DIR32: Final = 1
R_SH_REL32: Final = 2
R_SH_DIR8WPN: Final = 3
R_SH_IND12W: Final = 4
R_SH_DIR8WPL: Final = 5
R_SH_DIR8WPZ: Final = 6
R_SH_DIR8BP: Final = 7
R_SH_DIR8W: Final = 8
R_SH_DIR8L: Final = 9
R_SH_SWITCH16: Final = 25
R_SH_SWITCH32: Final = 26
R_SH_USES: Final = 27
R_SH_COUNT: Final = 28
R_SH_ALIGN: Final = 29
R_SH_CODE: Final = 30
R_SH_DATA: Final = 31
R_SH_LABEL: Final = 32
R_SH_SWITCH8: Final = 33
R_SH_GNU_VTINHERIT: Final = 34
R_SH_GNU_VTENTRY: Final = 35
R_SH_TLS_GD_32: Final = 144
R_SH_TLS_LD_32: Final = 145
R_SH_TLS_LDO_32: Final = 146
R_SH_TLS_IE_32: Final = 147
R_SH_TLS_LE_32: Final = 148
R_SH_TLS_DTPMOD32: Final = 149
R_SH_TLS_DTPOFF32: Final = 150
R_SH_TLS_TPOFF32: Final = 151
R_SH_GOT32: Final = 160
R_SH_PLT32: Final = 161
R_SH_COPY: Final = 162
R_SH_GLOB_DAT: Final = 163
R_SH_JMP_SLOT: Final = 164
R_SH_RELATIVE: Final = 165
R_SH_GOTOFF: Final = 166
R_SH_GOTPC: Final = 167
R_SH_NUM: Final = 256
EF_S390_HIGH_GPRS: Final = 1
R_390_NONE: Final = 0
R_390_8: Final = 1
R_390_12: Final = 2
R_390_16: Final = 3
R_390_32: Final = 4
R_390_PC32: Final = 5
R_390_GOT12: Final = 6
R_390_GOT32: Final = 7
R_390_PLT32: Final = 8
R_390_COPY: Final = 9
R_390_GLOB_DAT: Final = 10
R_390_JMP_SLOT: Final = 11
R_390_RELATIVE: Final = 12
R_390_GOTOFF32: Final = 13
R_390_GOTPC: Final = 14
R_390_GOT16: Final = 15
R_390_PC16: Final = 16
R_390_PC16DBL: Final = 17
R_390_PLT16DBL: Final = 18
R_390_PC32DBL: Final = 19
R_390_PLT32DBL: Final = 20
R_390_GOTPCDBL: Final = 21
R_390_64: Final = 22
R_390_PC64: Final = 23
R_390_GOT64: Final = 24
R_390_PLT64: Final = 25
R_390_GOTENT: Final = 26
R_390_GOTOFF16: Final = 27
R_390_GOTOFF64: Final = 28
R_390_GOTPLT12: Final = 29
R_390_GOTPLT16: Final = 30
R_390_GOTPLT32: Final = 31
R_390_GOTPLT64: Final = 32
R_390_GOTPLTENT: Final = 33
R_390_PLTOFF16: Final = 34
R_390_PLTOFF32: Final = 35
R_390_PLTOFF64: Final = 36
R_390_TLS_LOAD: Final = 37
R_390_TLS_GDCALL: Final = 38
R_390_TLS_LDCALL: Final = 39
R_390_TLS_GD32: Final = 40
R_390_TLS_GD64: Final = 41
R_390_TLS_GOTIE12: Final = 42
R_390_TLS_GOTIE32: Final = 43
R_390_TLS_GOTIE64: Final = 44
R_390_TLS_LDM32: Final = 45
R_390_TLS_LDM64: Final = 46
R_390_TLS_IE32: Final = 47
R_390_TLS_IE64: Final = 48
R_390_TLS_IEENT: Final = 49
R_390_TLS_LE32: Final = 50
R_390_TLS_LE64: Final = 51
R_390_TLS_LDO32: Final = 52
R_390_TLS_LDO64: Final = 53
R_390_TLS_DTPMOD: Final = 54
R_390_TLS_DTPOFF: Final = 55
R_390_TLS_TPOFF: Final = 56
R_390_20: Final = 57
R_390_GOT20: Final = 58
R_390_GOTPLT20: Final = 59
R_390_TLS_GOTIE20: Final = 60
R_390_IRELATIVE: Final = 61
R_390_NUM: Final = 62
R_CRIS_NONE: Final = 0
R_CRIS_8: Final = 1
R_CRIS_16: Final = 2
R_CRIS_32: Final = 3
R_CRIS_8_PCREL: Final = 4
R_CRIS_16_PCREL: Final = 5
R_CRIS_32_PCREL: Final = 6
R_CRIS_GNU_VTINHERIT: Final = 7
R_CRIS_GNU_VTENTRY: Final = 8
R_CRIS_COPY: Final = 9
R_CRIS_GLOB_DAT: Final = 10
R_CRIS_JUMP_SLOT: Final = 11
R_CRIS_RELATIVE: Final = 12
R_CRIS_16_GOT: Final = 13
R_CRIS_32_GOT: Final = 14
R_CRIS_16_GOTPLT: Final = 15
R_CRIS_32_GOTPLT: Final = 16
R_CRIS_32_GOTREL: Final = 17
R_CRIS_32_PLT_GOTREL: Final = 18
R_CRIS_32_PLT_PCREL: Final = 19
R_CRIS_NUM: Final = 20
R_X86_64_NONE: Final = 0
R_X86_64_64: Final = 1
R_X86_64_PC32: Final = 2
R_X86_64_GOT32: Final = 3
R_X86_64_PLT32: Final = 4
R_X86_64_COPY: Final = 5
R_X86_64_GLOB_DAT: Final = 6
R_X86_64_JUMP_SLOT: Final = 7
R_X86_64_RELATIVE: Final = 8
R_X86_64_GOTPCREL: Final = 9
R_X86_64_32: Final = 10
R_X86_64_32S: Final = 11
R_X86_64_16: Final = 12
R_X86_64_PC16: Final = 13
R_X86_64_8: Final = 14
R_X86_64_PC8: Final = 15
R_X86_64_DTPMOD64: Final = 16
R_X86_64_DTPOFF64: Final = 17
R_X86_64_TPOFF64: Final = 18
R_X86_64_TLSGD: Final = 19
R_X86_64_TLSLD: Final = 20
R_X86_64_DTPOFF32: Final = 21
R_X86_64_GOTTPOFF: Final = 22
R_X86_64_TPOFF32: Final = 23
R_X86_64_PC64: Final = 24
R_X86_64_GOTOFF64: Final = 25
R_X86_64_GOTPC32: Final = 26
R_X86_64_GOT64: Final = 27
R_X86_64_GOTPCREL64: Final = 28
R_X86_64_GOTPC64: Final = 29
R_X86_64_GOTPLT64: Final = 30
R_X86_64_PLTOFF64: Final = 31
R_X86_64_SIZE32: Final = 32
R_X86_64_SIZE64: Final = 33
R_X86_64_GOTPC32_TLSDESC: Final = 34
R_X86_64_TLSDESC_CALL: Final = 35
R_X86_64_TLSDESC: Final = 36
R_X86_64_IRELATIVE: Final = 37
R_X86_64_RELATIVE64: Final = 38
R_X86_64_GOTPCRELX: Final = 41
R_X86_64_REX_GOTPCRELX: Final = 42
R_X86_64_NUM: Final = 43
SHT_X86_64_UNWIND: Final = 0x70000001
R_MN10300_NONE: Final = 0
R_MN10300_32: Final = 1
R_MN10300_16: Final = 2
R_MN10300_8: Final = 3
R_MN10300_PCREL32: Final = 4
R_MN10300_PCREL16: Final = 5
R_MN10300_PCREL8: Final = 6
R_MN10300_GNU_VTINHERIT: Final = 7
R_MN10300_GNU_VTENTRY: Final = 8
R_MN10300_24: Final = 9
R_MN10300_GOTPC32: Final = 10
R_MN10300_GOTPC16: Final = 11
R_MN10300_GOTOFF32: Final = 12
R_MN10300_GOTOFF24: Final = 13
R_MN10300_GOTOFF16: Final = 14
R_MN10300_PLT32: Final = 15
R_MN10300_PLT16: Final = 16
R_MN10300_GOT32: Final = 17
R_MN10300_GOT24: Final = 18
R_MN10300_GOT16: Final = 19
R_MN10300_COPY: Final = 20
R_MN10300_GLOB_DAT: Final = 21
R_MN10300_JMP_SLOT: Final = 22
R_MN10300_RELATIVE: Final = 23
R_MN10300_TLS_GD: Final = 24
R_MN10300_TLS_LD: Final = 25
R_MN10300_TLS_LDO: Final = 26
R_MN10300_TLS_GOTIE: Final = 27
R_MN10300_TLS_IE: Final = 28
R_MN10300_TLS_LE: Final = 29
R_MN10300_TLS_DTPMOD: Final = 30
R_MN10300_TLS_DTPOFF: Final = 31
R_MN10300_TLS_TPOFF: Final = 32
R_MN10300_SYM_DIFF: Final = 33
R_MN10300_ALIGN: Final = 34
R_MN10300_NUM: Final = 35
R_M32R_NONE: Final = 0
R_M32R_16: Final = 1
R_M32R_32: Final = 2
R_M32R_24: Final = 3
R_M32R_10_PCREL: Final = 4
R_M32R_18_PCREL: Final = 5
R_M32R_26_PCREL: Final = 6
R_M32R_HI16_ULO: Final = 7
R_M32R_HI16_SLO: Final = 8
R_M32R_LO16: Final = 9
R_M32R_SDA16: Final = 10
R_M32R_GNU_VTINHERIT: Final = 11
R_M32R_GNU_VTENTRY: Final = 12
R_M32R_16_RELA: Final = 33
R_M32R_32_RELA: Final = 34
R_M32R_24_RELA: Final = 35
R_M32R_10_PCREL_RELA: Final = 36
R_M32R_18_PCREL_RELA: Final = 37
R_M32R_26_PCREL_RELA: Final = 38
R_M32R_HI16_ULO_RELA: Final = 39
R_M32R_HI16_SLO_RELA: Final = 40
R_M32R_LO16_RELA: Final = 41
R_M32R_SDA16_RELA: Final = 42
R_M32R_RELA_GNU_VTINHERIT: Final = 43
R_M32R_RELA_GNU_VTENTRY: Final = 44
R_M32R_REL32: Final = 45
R_M32R_GOT24: Final = 48
R_M32R_26_PLTREL: Final = 49
R_M32R_COPY: Final = 50
R_M32R_GLOB_DAT: Final = 51
R_M32R_JMP_SLOT: Final = 52
R_M32R_RELATIVE: Final = 53
R_M32R_GOTOFF: Final = 54
R_M32R_GOTPC24: Final = 55
R_M32R_GOT16_HI_ULO: Final = 56
R_M32R_GOT16_HI_SLO: Final = 57
R_M32R_GOT16_LO: Final = 58
R_M32R_GOTPC_HI_ULO: Final = 59
R_M32R_GOTPC_HI_SLO: Final = 60
R_M32R_GOTPC_LO: Final = 61
R_M32R_GOTOFF_HI_ULO: Final = 62
R_M32R_GOTOFF_HI_SLO: Final = 63
R_M32R_GOTOFF_LO: Final = 64
R_M32R_NUM: Final = 256
R_MICROBLAZE_NONE: Final = 0
R_MICROBLAZE_32: Final = 1
R_MICROBLAZE_32_PCREL: Final = 2
R_MICROBLAZE_64_PCREL: Final = 3
R_MICROBLAZE_32_PCREL_LO: Final = 4
R_MICROBLAZE_64: Final = 5
R_MICROBLAZE_32_LO: Final = 6
R_MICROBLAZE_SRO32: Final = 7
R_MICROBLAZE_SRW32: Final = 8
R_MICROBLAZE_64_NONE: Final = 9
R_MICROBLAZE_32_SYM_OP_SYM: Final = 10
R_MICROBLAZE_GNU_VTINHERIT: Final = 11
R_MICROBLAZE_GNU_VTENTRY: Final = 12
R_MICROBLAZE_GOTPC_64: Final = 13
R_MICROBLAZE_GOT_64: Final = 14
R_MICROBLAZE_PLT_64: Final = 15
R_MICROBLAZE_REL: Final = 16
R_MICROBLAZE_JUMP_SLOT: Final = 17
R_MICROBLAZE_GLOB_DAT: Final = 18
R_MICROBLAZE_GOTOFF_64: Final = 19
R_MICROBLAZE_GOTOFF_32: Final = 20
R_MICROBLAZE_COPY: Final = 21
R_MICROBLAZE_TLS: Final = 22
R_MICROBLAZE_TLSGD: Final = 23
R_MICROBLAZE_TLSLD: Final = 24
R_MICROBLAZE_TLSDTPMOD32: Final = 25
R_MICROBLAZE_TLSDTPREL32: Final = 26
R_MICROBLAZE_TLSDTPREL64: Final = 27
R_MICROBLAZE_TLSGOTTPREL32: Final = 28
R_MICROBLAZE_TLSTPREL32: Final = 29
DT_NIOS2_GP: Final = 0x70000002
R_NIOS2_NONE: Final = 0
R_NIOS2_S16: Final = 1
R_NIOS2_U16: Final = 2
R_NIOS2_PCREL16: Final = 3
R_NIOS2_CALL26: Final = 4
R_NIOS2_IMM5: Final = 5
R_NIOS2_CACHE_OPX: Final = 6
R_NIOS2_IMM6: Final = 7
R_NIOS2_IMM8: Final = 8
R_NIOS2_HI16: Final = 9
R_NIOS2_LO16: Final = 10
R_NIOS2_HIADJ16: Final = 11
R_NIOS2_BFD_RELOC_32: Final = 12
R_NIOS2_BFD_RELOC_16: Final = 13
R_NIOS2_BFD_RELOC_8: Final = 14
R_NIOS2_GPREL: Final = 15
R_NIOS2_GNU_VTINHERIT: Final = 16
R_NIOS2_GNU_VTENTRY: Final = 17
R_NIOS2_UJMP: Final = 18
R_NIOS2_CJMP: Final = 19
R_NIOS2_CALLR: Final = 20
R_NIOS2_ALIGN: Final = 21
R_NIOS2_GOT16: Final = 22
R_NIOS2_CALL16: Final = 23
R_NIOS2_GOTOFF_LO: Final = 24
R_NIOS2_GOTOFF_HA: Final = 25
R_NIOS2_PCREL_LO: Final = 26
R_NIOS2_PCREL_HA: Final = 27
R_NIOS2_TLS_GD16: Final = 28
R_NIOS2_TLS_LDM16: Final = 29
R_NIOS2_TLS_LDO16: Final = 30
R_NIOS2_TLS_IE16: Final = 31
R_NIOS2_TLS_LE16: Final = 32
R_NIOS2_TLS_DTPMOD: Final = 33
R_NIOS2_TLS_DTPREL: Final = 34
R_NIOS2_TLS_TPREL: Final = 35
R_NIOS2_COPY: Final = 36
R_NIOS2_GLOB_DAT: Final = 37
R_NIOS2_JUMP_SLOT: Final = 38
R_NIOS2_RELATIVE: Final = 39
R_NIOS2_GOTOFF: Final = 40
R_NIOS2_CALL26_NOAT: Final = 41
R_NIOS2_GOT_LO: Final = 42
R_NIOS2_GOT_HA: Final = 43
R_NIOS2_CALL_LO: Final = 44
R_NIOS2_CALL_HA: Final = 45
R_TILEPRO_NONE: Final = 0
R_TILEPRO_32: Final = 1
R_TILEPRO_16: Final = 2
R_TILEPRO_8: Final = 3
R_TILEPRO_32_PCREL: Final = 4
R_TILEPRO_16_PCREL: Final = 5
R_TILEPRO_8_PCREL: Final = 6
R_TILEPRO_LO16: Final = 7
R_TILEPRO_HI16: Final = 8
R_TILEPRO_HA16: Final = 9
R_TILEPRO_COPY: Final = 10
R_TILEPRO_GLOB_DAT: Final = 11
R_TILEPRO_JMP_SLOT: Final = 12
R_TILEPRO_RELATIVE: Final = 13
R_TILEPRO_BROFF_X1: Final = 14
R_TILEPRO_JOFFLONG_X1: Final = 15
R_TILEPRO_JOFFLONG_X1_PLT: Final = 16
R_TILEPRO_IMM8_X0: Final = 17
R_TILEPRO_IMM8_Y0: Final = 18
R_TILEPRO_IMM8_X1: Final = 19
R_TILEPRO_IMM8_Y1: Final = 20
R_TILEPRO_MT_IMM15_X1: Final = 21
R_TILEPRO_MF_IMM15_X1: Final = 22
R_TILEPRO_IMM16_X0: Final = 23
R_TILEPRO_IMM16_X1: Final = 24
R_TILEPRO_IMM16_X0_LO: Final = 25
R_TILEPRO_IMM16_X1_LO: Final = 26
R_TILEPRO_IMM16_X0_HI: Final = 27
R_TILEPRO_IMM16_X1_HI: Final = 28
R_TILEPRO_IMM16_X0_HA: Final = 29
R_TILEPRO_IMM16_X1_HA: Final = 30
R_TILEPRO_IMM16_X0_PCREL: Final = 31
R_TILEPRO_IMM16_X1_PCREL: Final = 32
R_TILEPRO_IMM16_X0_LO_PCREL: Final = 33
R_TILEPRO_IMM16_X1_LO_PCREL: Final = 34
R_TILEPRO_IMM16_X0_HI_PCREL: Final = 35
R_TILEPRO_IMM16_X1_HI_PCREL: Final = 36
R_TILEPRO_IMM16_X0_HA_PCREL: Final = 37
R_TILEPRO_IMM16_X1_HA_PCREL: Final = 38
R_TILEPRO_IMM16_X0_GOT: Final = 39
R_TILEPRO_IMM16_X1_GOT: Final = 40
R_TILEPRO_IMM16_X0_GOT_LO: Final = 41
R_TILEPRO_IMM16_X1_GOT_LO: Final = 42
R_TILEPRO_IMM16_X0_GOT_HI: Final = 43
R_TILEPRO_IMM16_X1_GOT_HI: Final = 44
R_TILEPRO_IMM16_X0_GOT_HA: Final = 45
R_TILEPRO_IMM16_X1_GOT_HA: Final = 46
R_TILEPRO_MMSTART_X0: Final = 47
R_TILEPRO_MMEND_X0: Final = 48
R_TILEPRO_MMSTART_X1: Final = 49
R_TILEPRO_MMEND_X1: Final = 50
R_TILEPRO_SHAMT_X0: Final = 51
R_TILEPRO_SHAMT_X1: Final = 52
R_TILEPRO_SHAMT_Y0: Final = 53
R_TILEPRO_SHAMT_Y1: Final = 54
R_TILEPRO_DEST_IMM8_X1: Final = 55
R_TILEPRO_TLS_GD_CALL: Final = 60
R_TILEPRO_IMM8_X0_TLS_GD_ADD: Final = 61
R_TILEPRO_IMM8_X1_TLS_GD_ADD: Final = 62
R_TILEPRO_IMM8_Y0_TLS_GD_ADD: Final = 63
R_TILEPRO_IMM8_Y1_TLS_GD_ADD: Final = 64
R_TILEPRO_TLS_IE_LOAD: Final = 65
R_TILEPRO_IMM16_X0_TLS_GD: Final = 66
R_TILEPRO_IMM16_X1_TLS_GD: Final = 67
R_TILEPRO_IMM16_X0_TLS_GD_LO: Final = 68
R_TILEPRO_IMM16_X1_TLS_GD_LO: Final = 69
R_TILEPRO_IMM16_X0_TLS_GD_HI: Final = 70
R_TILEPRO_IMM16_X1_TLS_GD_HI: Final = 71
R_TILEPRO_IMM16_X0_TLS_GD_HA: Final = 72
R_TILEPRO_IMM16_X1_TLS_GD_HA: Final = 73
R_TILEPRO_IMM16_X0_TLS_IE: Final = 74
R_TILEPRO_IMM16_X1_TLS_IE: Final = 75
R_TILEPRO_IMM16_X0_TLS_IE_LO: Final = 76
R_TILEPRO_IMM16_X1_TLS_IE_LO: Final = 77
R_TILEPRO_IMM16_X0_TLS_IE_HI: Final = 78
R_TILEPRO_IMM16_X1_TLS_IE_HI: Final = 79
R_TILEPRO_IMM16_X0_TLS_IE_HA: Final = 80
R_TILEPRO_IMM16_X1_TLS_IE_HA: Final = 81
R_TILEPRO_TLS_DTPMOD32: Final = 82
R_TILEPRO_TLS_DTPOFF32: Final = 83
R_TILEPRO_TLS_TPOFF32: Final = 84
R_TILEPRO_IMM16_X0_TLS_LE: Final = 85
R_TILEPRO_IMM16_X1_TLS_LE: Final = 86
R_TILEPRO_IMM16_X0_TLS_LE_LO: Final = 87
R_TILEPRO_IMM16_X1_TLS_LE_LO: Final = 88
R_TILEPRO_IMM16_X0_TLS_LE_HI: Final = 89
R_TILEPRO_IMM16_X1_TLS_LE_HI: Final = 90
R_TILEPRO_IMM16_X0_TLS_LE_HA: Final = 91
R_TILEPRO_IMM16_X1_TLS_LE_HA: Final = 92
R_TILEPRO_GNU_VTINHERIT: Final = 128
R_TILEPRO_GNU_VTENTRY: Final = 129
R_TILEPRO_NUM: Final = 130
R_TILEGX_NONE: Final = 0
R_TILEGX_64: Final = 1
R_TILEGX_32: Final = 2
R_TILEGX_16: Final = 3
R_TILEGX_8: Final = 4
R_TILEGX_64_PCREL: Final = 5
R_TILEGX_32_PCREL: Final = 6
R_TILEGX_16_PCREL: Final = 7
R_TILEGX_8_PCREL: Final = 8
R_TILEGX_HW0: Final = 9
R_TILEGX_HW1: Final = 10
R_TILEGX_HW2: Final = 11
R_TILEGX_HW3: Final = 12
R_TILEGX_HW0_LAST: Final = 13
R_TILEGX_HW1_LAST: Final = 14
R_TILEGX_HW2_LAST: Final = 15
R_TILEGX_COPY: Final = 16
R_TILEGX_GLOB_DAT: Final = 17
R_TILEGX_JMP_SLOT: Final = 18
R_TILEGX_RELATIVE: Final = 19
R_TILEGX_BROFF_X1: Final = 20
R_TILEGX_JUMPOFF_X1: Final = 21
R_TILEGX_JUMPOFF_X1_PLT: Final = 22
R_TILEGX_IMM8_X0: Final = 23
R_TILEGX_IMM8_Y0: Final = 24
R_TILEGX_IMM8_X1: Final = 25
R_TILEGX_IMM8_Y1: Final = 26
R_TILEGX_DEST_IMM8_X1: Final = 27
R_TILEGX_MT_IMM14_X1: Final = 28
R_TILEGX_MF_IMM14_X1: Final = 29
R_TILEGX_MMSTART_X0: Final = 30
R_TILEGX_MMEND_X0: Final = 31
R_TILEGX_SHAMT_X0: Final = 32
R_TILEGX_SHAMT_X1: Final = 33
R_TILEGX_SHAMT_Y0: Final = 34
R_TILEGX_SHAMT_Y1: Final = 35
R_TILEGX_IMM16_X0_HW0: Final = 36
R_TILEGX_IMM16_X1_HW0: Final = 37
R_TILEGX_IMM16_X0_HW1: Final = 38
R_TILEGX_IMM16_X1_HW1: Final = 39
R_TILEGX_IMM16_X0_HW2: Final = 40
R_TILEGX_IMM16_X1_HW2: Final = 41
R_TILEGX_IMM16_X0_HW3: Final = 42
R_TILEGX_IMM16_X1_HW3: Final = 43
R_TILEGX_IMM16_X0_HW0_LAST: Final = 44
R_TILEGX_IMM16_X1_HW0_LAST: Final = 45
R_TILEGX_IMM16_X0_HW1_LAST: Final = 46
R_TILEGX_IMM16_X1_HW1_LAST: Final = 47
R_TILEGX_IMM16_X0_HW2_LAST: Final = 48
R_TILEGX_IMM16_X1_HW2_LAST: Final = 49
R_TILEGX_IMM16_X0_HW0_PCREL: Final = 50
R_TILEGX_IMM16_X1_HW0_PCREL: Final = 51
R_TILEGX_IMM16_X0_HW1_PCREL: Final = 52
R_TILEGX_IMM16_X1_HW1_PCREL: Final = 53
R_TILEGX_IMM16_X0_HW2_PCREL: Final = 54
R_TILEGX_IMM16_X1_HW2_PCREL: Final = 55
R_TILEGX_IMM16_X0_HW3_PCREL: Final = 56
R_TILEGX_IMM16_X1_HW3_PCREL: Final = 57
R_TILEGX_IMM16_X0_HW0_LAST_PCREL: Final = 58
R_TILEGX_IMM16_X1_HW0_LAST_PCREL: Final = 59
R_TILEGX_IMM16_X0_HW1_LAST_PCREL: Final = 60
R_TILEGX_IMM16_X1_HW1_LAST_PCREL: Final = 61
R_TILEGX_IMM16_X0_HW2_LAST_PCREL: Final = 62
R_TILEGX_IMM16_X1_HW2_LAST_PCREL: Final = 63
R_TILEGX_IMM16_X0_HW0_GOT: Final = 64
R_TILEGX_IMM16_X1_HW0_GOT: Final = 65
R_TILEGX_IMM16_X0_HW0_PLT_PCREL: Final = 66
R_TILEGX_IMM16_X1_HW0_PLT_PCREL: Final = 67
R_TILEGX_IMM16_X0_HW1_PLT_PCREL: Final = 68
R_TILEGX_IMM16_X1_HW1_PLT_PCREL: Final = 69
R_TILEGX_IMM16_X0_HW2_PLT_PCREL: Final = 70
R_TILEGX_IMM16_X1_HW2_PLT_PCREL: Final = 71
R_TILEGX_IMM16_X0_HW0_LAST_GOT: Final = 72
R_TILEGX_IMM16_X1_HW0_LAST_GOT: Final = 73
R_TILEGX_IMM16_X0_HW1_LAST_GOT: Final = 74
R_TILEGX_IMM16_X1_HW1_LAST_GOT: Final = 75
R_TILEGX_IMM16_X0_HW3_PLT_PCREL: Final = 76
R_TILEGX_IMM16_X1_HW3_PLT_PCREL: Final = 77
R_TILEGX_IMM16_X0_HW0_TLS_GD: Final = 78
R_TILEGX_IMM16_X1_HW0_TLS_GD: Final = 79
R_TILEGX_IMM16_X0_HW0_TLS_LE: Final = 80
R_TILEGX_IMM16_X1_HW0_TLS_LE: Final = 81
R_TILEGX_IMM16_X0_HW0_LAST_TLS_LE: Final = 82
R_TILEGX_IMM16_X1_HW0_LAST_TLS_LE: Final = 83
R_TILEGX_IMM16_X0_HW1_LAST_TLS_LE: Final = 84
R_TILEGX_IMM16_X1_HW1_LAST_TLS_LE: Final = 85
R_TILEGX_IMM16_X0_HW0_LAST_TLS_GD: Final = 86
R_TILEGX_IMM16_X1_HW0_LAST_TLS_GD: Final = 87
R_TILEGX_IMM16_X0_HW1_LAST_TLS_GD: Final = 88
R_TILEGX_IMM16_X1_HW1_LAST_TLS_GD: Final = 89
R_TILEGX_IMM16_X0_HW0_TLS_IE: Final = 92
R_TILEGX_IMM16_X1_HW0_TLS_IE: Final = 93
R_TILEGX_IMM16_X0_HW0_LAST_PLT_PCREL: Final = 94
R_TILEGX_IMM16_X1_HW0_LAST_PLT_PCREL: Final = 95
R_TILEGX_IMM16_X0_HW1_LAST_PLT_PCREL: Final = 96
R_TILEGX_IMM16_X1_HW1_LAST_PLT_PCREL: Final = 97
R_TILEGX_IMM16_X0_HW2_LAST_PLT_PCREL: Final = 98
R_TILEGX_IMM16_X1_HW2_LAST_PLT_PCREL: Final = 99
R_TILEGX_IMM16_X0_HW0_LAST_TLS_IE: Final = 100
R_TILEGX_IMM16_X1_HW0_LAST_TLS_IE: Final = 101
R_TILEGX_IMM16_X0_HW1_LAST_TLS_IE: Final = 102
R_TILEGX_IMM16_X1_HW1_LAST_TLS_IE: Final = 103
R_TILEGX_TLS_DTPMOD64: Final = 106
R_TILEGX_TLS_DTPOFF64: Final = 107
R_TILEGX_TLS_TPOFF64: Final = 108
R_TILEGX_TLS_DTPMOD32: Final = 109
R_TILEGX_TLS_DTPOFF32: Final = 110
R_TILEGX_TLS_TPOFF32: Final = 111
R_TILEGX_TLS_GD_CALL: Final = 112
R_TILEGX_IMM8_X0_TLS_GD_ADD: Final = 113
R_TILEGX_IMM8_X1_TLS_GD_ADD: Final = 114
R_TILEGX_IMM8_Y0_TLS_GD_ADD: Final = 115
R_TILEGX_IMM8_Y1_TLS_GD_ADD: Final = 116
R_TILEGX_TLS_IE_LOAD: Final = 117
R_TILEGX_IMM8_X0_TLS_ADD: Final = 118
R_TILEGX_IMM8_X1_TLS_ADD: Final = 119
R_TILEGX_IMM8_Y0_TLS_ADD: Final = 120
R_TILEGX_IMM8_Y1_TLS_ADD: Final = 121
R_TILEGX_GNU_VTINHERIT: Final = 128
R_TILEGX_GNU_VTENTRY: Final = 129
R_TILEGX_NUM: Final = 130
EF_RISCV_RVC: Final = 1
EF_RISCV_FLOAT_ABI: Final = 6
EF_RISCV_FLOAT_ABI_SOFT: Final = 0
EF_RISCV_FLOAT_ABI_SINGLE: Final = 2
EF_RISCV_FLOAT_ABI_DOUBLE: Final = 4
EF_RISCV_FLOAT_ABI_QUAD: Final = 6
EF_RISCV_RVE: Final = 8
EF_RISCV_TSO: Final = 16
R_RISCV_NONE: Final = 0
R_RISCV_32: Final = 1
R_RISCV_64: Final = 2
R_RISCV_RELATIVE: Final = 3
R_RISCV_COPY: Final = 4
R_RISCV_JUMP_SLOT: Final = 5
R_RISCV_TLS_DTPMOD32: Final = 6
R_RISCV_TLS_DTPMOD64: Final = 7
R_RISCV_TLS_DTPREL32: Final = 8
R_RISCV_TLS_DTPREL64: Final = 9
R_RISCV_TLS_TPREL32: Final = 10
R_RISCV_TLS_TPREL64: Final = 11
R_RISCV_BRANCH: Final = 16
R_RISCV_JAL: Final = 17
R_RISCV_CALL: Final = 18
R_RISCV_CALL_PLT: Final = 19
R_RISCV_GOT_HI20: Final = 20
R_RISCV_TLS_GOT_HI20: Final = 21
R_RISCV_TLS_GD_HI20: Final = 22
R_RISCV_PCREL_HI20: Final = 23
R_RISCV_PCREL_LO12_I: Final = 24
R_RISCV_PCREL_LO12_S: Final = 25
R_RISCV_HI20: Final = 26
R_RISCV_LO12_I: Final = 27
R_RISCV_LO12_S: Final = 28
R_RISCV_TPREL_HI20: Final = 29
R_RISCV_TPREL_LO12_I: Final = 30
R_RISCV_TPREL_LO12_S: Final = 31
R_RISCV_TPREL_ADD: Final = 32
R_RISCV_ADD8: Final = 33
R_RISCV_ADD16: Final = 34
R_RISCV_ADD32: Final = 35
R_RISCV_ADD64: Final = 36
R_RISCV_SUB8: Final = 37
R_RISCV_SUB16: Final = 38
R_RISCV_SUB32: Final = 39
R_RISCV_SUB64: Final = 40
R_RISCV_GNU_VTINHERIT: Final = 41
R_RISCV_GNU_VTENTRY: Final = 42
R_RISCV_ALIGN: Final = 43
R_RISCV_RVC_BRANCH: Final = 44
R_RISCV_RVC_JUMP: Final = 45
R_RISCV_RVC_LUI: Final = 46
R_RISCV_GPREL_I: Final = 47
R_RISCV_GPREL_S: Final = 48
R_RISCV_TPREL_I: Final = 49
R_RISCV_TPREL_S: Final = 50
R_RISCV_RELAX: Final = 51
R_RISCV_SUB6: Final = 52
R_RISCV_SET6: Final = 53
R_RISCV_SET8: Final = 54
R_RISCV_SET16: Final = 55
R_RISCV_SET32: Final = 56
R_RISCV_32_PCREL: Final = 57
R_RISCV_IRELATIVE: Final = 58
R_RISCV_NUM: Final = 59
STO_RISCV_VARIANT_CC: Final = 128
SHT_RISCV_ATTRIBUTES: Final = 0x70000003
PT_RISCV_ATTRIBUTES: Final = 0x70000003
DT_RISCV_VARIANT_CC: Final = 0x70000001
R_BPF_NONE: Final = 0
R_BPF_64_64: Final = 1
R_BPF_64_32: Final = 10
R_METAG_HIADDR16: Final = 0
R_METAG_LOADDR16: Final = 1
R_METAG_ADDR32: Final = 2
R_METAG_NONE: Final = 3
R_METAG_RELBRANCH: Final = 4
R_METAG_GETSETOFF: Final = 5
R_METAG_REG32OP1: Final = 6
R_METAG_REG32OP2: Final = 7
R_METAG_REG32OP3: Final = 8
R_METAG_REG16OP1: Final = 9
R_METAG_REG16OP2: Final = 10
R_METAG_REG16OP3: Final = 11
R_METAG_REG32OP4: Final = 12
R_METAG_HIOG: Final = 13
R_METAG_LOOG: Final = 14
R_METAG_REL8: Final = 15
R_METAG_REL16: Final = 16
R_METAG_GNU_VTINHERIT: Final = 30
R_METAG_GNU_VTENTRY: Final = 31
R_METAG_HI16_GOTOFF: Final = 32
R_METAG_LO16_GOTOFF: Final = 33
R_METAG_GETSET_GOTOFF: Final = 34
R_METAG_GETSET_GOT: Final = 35
R_METAG_HI16_GOTPC: Final = 36
R_METAG_LO16_GOTPC: Final = 37
R_METAG_HI16_PLT: Final = 38
R_METAG_LO16_PLT: Final = 39
R_METAG_RELBRANCH_PLT: Final = 40
R_METAG_GOTOFF: Final = 41
R_METAG_PLT: Final = 42
R_METAG_COPY: Final = 43
R_METAG_JMP_SLOT: Final = 44
R_METAG_RELATIVE: Final = 45
R_METAG_GLOB_DAT: Final = 46
R_METAG_TLS_GD: Final = 47
R_METAG_TLS_LDM: Final = 48
R_METAG_TLS_LDO_HI16: Final = 49
R_METAG_TLS_LDO_LO16: Final = 50
R_METAG_TLS_LDO: Final = 51
R_METAG_TLS_IE: Final = 52
R_METAG_TLS_IENONPIC: Final = 53
R_METAG_TLS_IENONPIC_HI16: Final = 54
R_METAG_TLS_IENONPIC_LO16: Final = 55
R_METAG_TLS_TPOFF: Final = 56
R_METAG_TLS_DTPMOD: Final = 57
R_METAG_TLS_DTPOFF: Final = 58
R_METAG_TLS_LE: Final = 59
R_METAG_TLS_LE_HI16: Final = 60
R_METAG_TLS_LE_LO16: Final = 61
R_NDS32_NONE: Final = 0
R_NDS32_32_RELA: Final = 20
R_NDS32_COPY: Final = 39
R_NDS32_GLOB_DAT: Final = 40
R_NDS32_JMP_SLOT: Final = 41
R_NDS32_RELATIVE: Final = 42
R_NDS32_TLS_TPOFF: Final = 102
R_NDS32_TLS_DESC: Final = 119
EF_LARCH_ABI_MODIFIER_MASK: Final = 7
EF_LARCH_ABI_SOFT_FLOAT: Final = 1
EF_LARCH_ABI_SINGLE_FLOAT: Final = 2
EF_LARCH_ABI_DOUBLE_FLOAT: Final = 3
EF_LARCH_OBJABI_V1: Final = 64
R_LARCH_NONE: Final = 0
R_LARCH_32: Final = 1
R_LARCH_64: Final = 2
R_LARCH_RELATIVE: Final = 3
R_LARCH_COPY: Final = 4
R_LARCH_JUMP_SLOT: Final = 5
R_LARCH_TLS_DTPMOD32: Final = 6
R_LARCH_TLS_DTPMOD64: Final = 7
R_LARCH_TLS_DTPREL32: Final = 8
R_LARCH_TLS_DTPREL64: Final = 9
R_LARCH_TLS_TPREL32: Final = 10
R_LARCH_TLS_TPREL64: Final = 11
R_LARCH_IRELATIVE: Final = 12
R_LARCH_MARK_LA: Final = 20
R_LARCH_MARK_PCREL: Final = 21
R_LARCH_SOP_PUSH_PCREL: Final = 22
R_LARCH_SOP_PUSH_ABSOLUTE: Final = 23
R_LARCH_SOP_PUSH_DUP: Final = 24
R_LARCH_SOP_PUSH_GPREL: Final = 25
R_LARCH_SOP_PUSH_TLS_TPREL: Final = 26
R_LARCH_SOP_PUSH_TLS_GOT: Final = 27
R_LARCH_SOP_PUSH_TLS_GD: Final = 28
R_LARCH_SOP_PUSH_PLT_PCREL: Final = 29
R_LARCH_SOP_ASSERT: Final = 30
R_LARCH_SOP_NOT: Final = 31
R_LARCH_SOP_SUB: Final = 32
R_LARCH_SOP_SL: Final = 33
R_LARCH_SOP_SR: Final = 34
R_LARCH_SOP_ADD: Final = 35
R_LARCH_SOP_AND: Final = 36
R_LARCH_SOP_IF_ELSE: Final = 37
R_LARCH_SOP_POP_32_S_10_5: Final = 38
R_LARCH_SOP_POP_32_U_10_12: Final = 39
R_LARCH_SOP_POP_32_S_10_12: Final = 40
R_LARCH_SOP_POP_32_S_10_16: Final = 41
R_LARCH_SOP_POP_32_S_10_16_S2: Final = 42
R_LARCH_SOP_POP_32_S_5_20: Final = 43
R_LARCH_SOP_POP_32_S_0_5_10_16_S2: Final = 44
R_LARCH_SOP_POP_32_S_0_10_10_16_S2: Final = 45
R_LARCH_SOP_POP_32_U: Final = 46
R_LARCH_ADD8: Final = 47
R_LARCH_ADD16: Final = 48
R_LARCH_ADD24: Final = 49
R_LARCH_ADD32: Final = 50
R_LARCH_ADD64: Final = 51
R_LARCH_SUB8: Final = 52
R_LARCH_SUB16: Final = 53
R_LARCH_SUB24: Final = 54
R_LARCH_SUB32: Final = 55
R_LARCH_SUB64: Final = 56
R_LARCH_GNU_VTINHERIT: Final = 57
R_LARCH_GNU_VTENTRY: Final = 58
R_ARC_NONE: Final = 0
R_ARC_8: Final = 1
R_ARC_16: Final = 2
R_ARC_24: Final = 3
R_ARC_32: Final = 4
R_ARC_B26: Final = 5
R_ARC_B22_PCREL: Final = 6
R_ARC_H30: Final = 7
R_ARC_N8: Final = 8
R_ARC_N16: Final = 9
R_ARC_N24: Final = 10
R_ARC_N32: Final = 11
R_ARC_SDA: Final = 12
R_ARC_SECTOFF: Final = 13
R_ARC_S21H_PCREL: Final = 14
R_ARC_S21W_PCREL: Final = 15
R_ARC_S25H_PCREL: Final = 16
R_ARC_S25W_PCREL: Final = 17
R_ARC_SDA32: Final = 18
R_ARC_SDA_LDST: Final = 19
R_ARC_SDA_LDST1: Final = 20
R_ARC_SDA_LDST2: Final = 21
R_ARC_SDA16_LD: Final = 22
R_ARC_SDA16_LD1: Final = 23
R_ARC_SDA16_LD2: Final = 24
R_ARC_S13_PCREL: Final = 25
R_ARC_W: Final = 26
R_ARC_32_ME: Final = 27
R_ARC_N32_ME: Final = 28
R_ARC_SECTOFF_ME: Final = 29
R_ARC_SDA32_ME: Final = 30
R_ARC_W_ME: Final = 31
R_ARC_H30_ME: Final = 32
R_ARC_SECTOFF_U8: Final = 33
R_ARC_SECTOFF_S9: Final = 34
R_AC_SECTOFF_U8: Final = 35
R_AC_SECTOFF_U8_1: Final = 36
R_AC_SECTOFF_U8_2: Final = 37
R_AC_SECTOFF_S9: Final = 38
R_AC_SECTOFF_S9_1: Final = 39
R_AC_SECTOFF_S9_2: Final = 40
R_ARC_SECTOFF_ME_1: Final = 41
R_ARC_SECTOFF_ME_2: Final = 42
R_ARC_SECTOFF_1: Final = 43
R_ARC_SECTOFF_2: Final = 44
R_ARC_PC32: Final = 50
R_ARC_GOTPC32: Final = 51
R_ARC_PLT32: Final = 52
R_ARC_COPY: Final = 53
R_ARC_GLOB_DAT: Final = 54
R_ARC_JUMP_SLOT: Final = 55
R_ARC_RELATIVE: Final = 56
R_ARC_GOTOFF: Final = 57
R_ARC_GOTPC: Final = 58
R_ARC_GOT32: Final = 59
R_ARC_TLS_DTPMOD: Final = 66
R_ARC_TLS_DTPOFF: Final = 67
R_ARC_TLS_TPOFF: Final = 68
R_ARC_TLS_GD_GOT: Final = 69
R_ARC_TLS_GD_LD: Final = 70
R_ARC_TLS_GD_CALL: Final = 71
R_ARC_TLS_IE_GOT: Final = 72
R_ARC_TLS_DTPOFF_S9: Final = 74
R_ARC_TLS_LE_S9: Final = 74
R_ARC_TLS_LE_32: Final = 75
R_OR1K_NONE: Final = 0
R_OR1K_32: Final = 1
R_OR1K_16: Final = 2
R_OR1K_8: Final = 3
R_OR1K_LO_16_IN_INSN: Final = 4
R_OR1K_HI_16_IN_INSN: Final = 5
R_OR1K_INSN_REL_26: Final = 6
R_OR1K_GNU_VTENTRY: Final = 7
R_OR1K_GNU_VTINHERIT: Final = 8
R_OR1K_32_PCREL: Final = 9
R_OR1K_16_PCREL: Final = 10
R_OR1K_8_PCREL: Final = 11
R_OR1K_GOTPC_HI16: Final = 12
R_OR1K_GOTPC_LO16: Final = 13
R_OR1K_GOT16: Final = 14
R_OR1K_PLT26: Final = 15
R_OR1K_GOTOFF_HI16: Final = 16
R_OR1K_GOTOFF_LO16: Final = 17
R_OR1K_COPY: Final = 18
R_OR1K_GLOB_DAT: Final = 19
R_OR1K_JMP_SLOT: Final = 20
R_OR1K_RELATIVE: Final = 21
R_OR1K_TLS_GD_HI16: Final = 22
R_OR1K_TLS_GD_LO16: Final = 23
R_OR1K_TLS_LDM_HI16: Final = 24
R_OR1K_TLS_LDM_LO16: Final = 25
R_OR1K_TLS_LDO_HI16: Final = 26
R_OR1K_TLS_LDO_LO16: Final = 27
R_OR1K_TLS_IE_HI16: Final = 28
R_OR1K_TLS_IE_LO16: Final = 29
R_OR1K_TLS_LE_HI16: Final = 30
R_OR1K_TLS_LE_LO16: Final = 31
R_OR1K_TLS_TPOFF: Final = 32
R_OR1K_TLS_DTPOFF: Final = 33
R_OR1K_TLS_DTPMOD: Final = 34
AT_NULL: Final = 0
AT_IGNORE: Final = 1
AT_EXECFD: Final = 2
AT_PHDR: Final = 3
AT_PHENT: Final = 4
AT_PHNUM: Final = 5
AT_PAGESZ: Final = 6
AT_BASE: Final = 7
AT_FLAGS: Final = 8
AT_ENTRY: Final = 9
AT_NOTELF: Final = 10
AT_UID: Final = 11
AT_EUID: Final = 12
AT_GID: Final = 13
AT_EGID: Final = 14
AT_CLKTCK: Final = 17
AT_PLATFORM: Final = 15
AT_HWCAP: Final = 16
AT_FPUCW: Final = 18
AT_DCACHEBSIZE: Final = 19
AT_ICACHEBSIZE: Final = 20
AT_UCACHEBSIZE: Final = 21
AT_IGNOREPPC: Final = 22
AT_SECURE: Final = 23
AT_BASE_PLATFORM: Final = 24
AT_RANDOM: Final = 25
AT_HWCAP2: Final = 26
AT_RSEQ_FEATURE_SIZE: Final = 27
AT_RSEQ_ALIGN: Final = 28
AT_EXECFN: Final = 31
AT_SYSINFO: Final = 32
AT_SYSINFO_EHDR: Final = 33
AT_L1I_CACHESHAPE: Final = 34
AT_L1D_CACHESHAPE: Final = 35
AT_L2_CACHESHAPE: Final = 36
AT_L3_CACHESHAPE: Final = 37
AT_L1I_CACHESIZE: Final = 40
AT_L1I_CACHEGEOMETRY: Final = 41
AT_L1D_CACHESIZE: Final = 42
AT_L1D_CACHEGEOMETRY: Final = 43
AT_L2_CACHESIZE: Final = 44
AT_L2_CACHEGEOMETRY: Final = 45
AT_L3_CACHESIZE: Final = 46
AT_L3_CACHEGEOMETRY: Final = 47
AT_MINSIGSTKSZ: Final = 51
_FCNTL_H: Final = 1
F_GETLK64: Final = 5
F_SETLK64: Final = 6
F_SETLKW64: Final = 7
O_ACCMODE: Final = 3
O_RDONLY: Final = 0
O_WRONLY: Final = 1
O_RDWR: Final = 2
O_CREAT: Final = 64
O_EXCL: Final = 128
O_NOCTTY: Final = 256
O_TRUNC: Final = 512
O_APPEND: Final = 1024
O_NONBLOCK: Final = 2048
O_NDELAY: Final = 2048
O_SYNC: Final = 0x101000
O_FSYNC: Final = 0x101000
O_ASYNC: Final = 8192
F_GETLK: Final = 5
F_SETLK: Final = 6
F_SETLKW: Final = 7
F_OFD_GETLK: Final = 36
F_OFD_SETLK: Final = 37
F_OFD_SETLKW: Final = 38
O_LARGEFILE: Final = 0
O_DIRECTORY: Final = 0x10000
O_NOFOLLOW: Final = 0x20000
O_CLOEXEC: Final = 0x80000
O_DIRECT: Final = 0x4000
O_NOATIME: Final = 0x40000
O_PATH: Final = 0x200000
O_TMPFILE: Final = 0x410000
O_DSYNC: Final = 4096
O_RSYNC: Final = 0x101000
F_DUPFD: Final = 0
F_GETFD: Final = 1
F_SETFD: Final = 2
F_GETFL: Final = 3
F_SETFL: Final = 4
F_SETOWN: Final = 8
F_GETOWN: Final = 9
F_SETSIG: Final = 10
F_GETSIG: Final = 11
F_SETOWN_EX: Final = 15
F_GETOWN_EX: Final = 16
F_SETLEASE: Final = 1024
F_GETLEASE: Final = 1025
F_NOTIFY: Final = 1026
F_SETPIPE_SZ: Final = 1031
F_GETPIPE_SZ: Final = 1032
F_ADD_SEALS: Final = 1033
F_GET_SEALS: Final = 1034
F_GET_RW_HINT: Final = 1035
F_SET_RW_HINT: Final = 1036
F_GET_FILE_RW_HINT: Final = 1037
F_SET_FILE_RW_HINT: Final = 1038
F_DUPFD_CLOEXEC: Final = 1030
FD_CLOEXEC: Final = 1
F_RDLCK: Final = 0
F_WRLCK: Final = 1
F_UNLCK: Final = 2
F_EXLCK: Final = 4
F_SHLCK: Final = 8
LOCK_SH: Final = 1
LOCK_EX: Final = 2
LOCK_NB: Final = 4
LOCK_UN: Final = 8
LOCK_MAND: Final = 32
LOCK_READ: Final = 64
LOCK_WRITE: Final = 128
LOCK_RW: Final = 192
DN_ACCESS: Final = 1
DN_MODIFY: Final = 2
DN_CREATE: Final = 4
DN_DELETE: Final = 8
DN_RENAME: Final = 16
DN_ATTRIB: Final = 32
DN_MULTISHOT: Final = 0x80000000
F_SEAL_SEAL: Final = 1
F_SEAL_SHRINK: Final = 2
F_SEAL_GROW: Final = 4
F_SEAL_WRITE: Final = 8
F_SEAL_FUTURE_WRITE: Final = 16
RWH_WRITE_LIFE_NOT_SET: Final = 0
RWF_WRITE_LIFE_NOT_SET: Final = 0
RWH_WRITE_LIFE_NONE: Final = 1
RWH_WRITE_LIFE_SHORT: Final = 2
RWH_WRITE_LIFE_MEDIUM: Final = 3
RWH_WRITE_LIFE_LONG: Final = 4
RWH_WRITE_LIFE_EXTREME: Final = 5
FAPPEND: Final = 1024
FFSYNC: Final = 0x101000
FASYNC: Final = 8192
FNONBLOCK: Final = 2048
FNDELAY: Final = 2048
POSIX_FADV_NORMAL: Final = 0
POSIX_FADV_RANDOM: Final = 1
POSIX_FADV_SEQUENTIAL: Final = 2
POSIX_FADV_WILLNEED: Final = 3
POSIX_FADV_DONTNEED: Final = 4
POSIX_FADV_NOREUSE: Final = 5
SYNC_FILE_RANGE_WAIT_BEFORE: Final = 1
SYNC_FILE_RANGE_WRITE: Final = 2
SYNC_FILE_RANGE_WAIT_AFTER: Final = 4
SYNC_FILE_RANGE_WRITE_AND_WAIT: Final = 7
SPLICE_F_MOVE: Final = 1
SPLICE_F_NONBLOCK: Final = 2
SPLICE_F_MORE: Final = 4
SPLICE_F_GIFT: Final = 8
FALLOC_FL_KEEP_SIZE: Final = 1
FALLOC_FL_PUNCH_HOLE: Final = 2
FALLOC_FL_NO_HIDE_STALE: Final = 4
FALLOC_FL_COLLAPSE_RANGE: Final = 8
FALLOC_FL_ZERO_RANGE: Final = 16
FALLOC_FL_INSERT_RANGE: Final = 32
FALLOC_FL_UNSHARE_RANGE: Final = 64
MAX_HANDLE_SZ: Final = 128
AT_FDCWD: Final = -100
AT_SYMLINK_NOFOLLOW: Final = 256
AT_REMOVEDIR: Final = 512
AT_SYMLINK_FOLLOW: Final = 1024
AT_NO_AUTOMOUNT: Final = 2048
AT_EMPTY_PATH: Final = 4096
AT_STATX_SYNC_TYPE: Final = 0x6000
AT_STATX_SYNC_AS_STAT: Final = 0
AT_STATX_FORCE_SYNC: Final = 8192
AT_STATX_DONT_SYNC: Final = 0x4000
AT_RECURSIVE: Final = 0x8000
AT_EACCESS: Final = 512
S_IFMT: Final = 0xf000
S_IFDIR: Final = 0x4000
S_IFCHR: Final = 8192
S_IFBLK: Final = 0x6000
S_IFREG: Final = 0x8000
S_IFIFO: Final = 4096
S_IFLNK: Final = 0xa000
S_IFSOCK: Final = 0xc000
S_ISUID: Final = 2048
S_ISGID: Final = 1024
S_ISVTX: Final = 512
S_IRUSR: Final = 256
S_IWUSR: Final = 128
S_IXUSR: Final = 64
S_IRWXU: Final = 448
S_IRGRP: Final = 32
S_IWGRP: Final = 16
S_IXGRP: Final = 8
S_IRWXG: Final = 56
S_IROTH: Final = 4
S_IWOTH: Final = 2
S_IXOTH: Final = 1
S_IRWXO: Final = 7
_STDLIB_H: Final = 1
__ldiv_t_defined: Final = 1
__lldiv_t_defined: Final = 1
RAND_MAX: Final = 0x7fffffff
EXIT_FAILURE: Final = 1
EXIT_SUCCESS: Final = 0
_STDIO_H: Final = 1
_IO_EOF_SEEN: Final = 16
_IO_ERR_SEEN: Final = 32
_IO_USER_LOCK: Final = 0x8000
_IOFBF: Final = 0
_IOLBF: Final = 1
_IONBF: Final = 2
BUFSIZ: Final = 8192
EOF: Final = -1
SEEK_SET: Final = 0
SEEK_CUR: Final = 1
SEEK_END: Final = 2
SEEK_DATA: Final = 3
SEEK_HOLE: Final = 4
P_tmpdir: Final = b'/tmp'
_BITS_STDIO_LIM_H: Final = 1
L_tmpnam: Final = 20
TMP_MAX: Final = 0x3a2f8
FILENAME_MAX: Final = 4096
L_ctermid: Final = 9
L_cuserid: Final = 9
FOPEN_MAX: Final = 16
_PRINTF_NAN_LEN_MAX: Final = 4
RENAME_NOREPLACE: Final = 1
RENAME_EXCHANGE: Final = 2
RENAME_WHITEOUT: Final = 4
_ERRNO_H: Final = 1
_BITS_ERRNO_H: Final = 1
EPERM: Final = 1
ENOENT: Final = 2
ESRCH: Final = 3
EINTR: Final = 4
EIO: Final = 5
ENXIO: Final = 6
E2BIG: Final = 7
ENOEXEC: Final = 8
EBADF: Final = 9
ECHILD: Final = 10
EAGAIN: Final = 11
ENOMEM: Final = 12
EACCES: Final = 13
EFAULT: Final = 14
ENOTBLK: Final = 15
EBUSY: Final = 16
EEXIST: Final = 17
EXDEV: Final = 18
ENODEV: Final = 19
ENOTDIR: Final = 20
EISDIR: Final = 21
EINVAL: Final = 22
ENFILE: Final = 23
EMFILE: Final = 24
ENOTTY: Final = 25
ETXTBSY: Final = 26
EFBIG: Final = 27
ENOSPC: Final = 28
ESPIPE: Final = 29
EROFS: Final = 30
EMLINK: Final = 31
EPIPE: Final = 32
EDOM: Final = 33
ERANGE: Final = 34
EDEADLK: Final = 35
ENAMETOOLONG: Final = 36
ENOLCK: Final = 37
ENOSYS: Final = 38
ENOTEMPTY: Final = 39
ELOOP: Final = 40
EWOULDBLOCK: Final = 11
ENOMSG: Final = 42
EIDRM: Final = 43
ECHRNG: Final = 44
EL2NSYNC: Final = 45
EL3HLT: Final = 46
EL3RST: Final = 47
ELNRNG: Final = 48
EUNATCH: Final = 49
ENOCSI: Final = 50
EL2HLT: Final = 51
EBADE: Final = 52
EBADR: Final = 53
EXFULL: Final = 54
ENOANO: Final = 55
EBADRQC: Final = 56
EBADSLT: Final = 57
EDEADLOCK: Final = 35
EBFONT: Final = 59
ENOSTR: Final = 60
ENODATA: Final = 61
ETIME: Final = 62
ENOSR: Final = 63
ENONET: Final = 64
ENOPKG: Final = 65
EREMOTE: Final = 66
ENOLINK: Final = 67
EADV: Final = 68
ESRMNT: Final = 69
ECOMM: Final = 70
EPROTO: Final = 71
EMULTIHOP: Final = 72
EDOTDOT: Final = 73
EBADMSG: Final = 74
EOVERFLOW: Final = 75
ENOTUNIQ: Final = 76
EBADFD: Final = 77
EREMCHG: Final = 78
ELIBACC: Final = 79
ELIBBAD: Final = 80
ELIBSCN: Final = 81
ELIBMAX: Final = 82
ELIBEXEC: Final = 83
EILSEQ: Final = 84
ERESTART: Final = 85
ESTRPIPE: Final = 86
EUSERS: Final = 87
ENOTSOCK: Final = 88
EDESTADDRREQ: Final = 89
EMSGSIZE: Final = 90
EPROTOTYPE: Final = 91
ENOPROTOOPT: Final = 92
EPROTONOSUPPORT: Final = 93
ESOCKTNOSUPPORT: Final = 94
EOPNOTSUPP: Final = 95
EPFNOSUPPORT: Final = 96
EAFNOSUPPORT: Final = 97
EADDRINUSE: Final = 98
EADDRNOTAVAIL: Final = 99
ENETDOWN: Final = 100
ENETUNREACH: Final = 101
ENETRESET: Final = 102
ECONNABORTED: Final = 103
ECONNRESET: Final = 104
ENOBUFS: Final = 105
EISCONN: Final = 106
ENOTCONN: Final = 107
ESHUTDOWN: Final = 108
ETOOMANYREFS: Final = 109
ETIMEDOUT: Final = 110
ECONNREFUSED: Final = 111
EHOSTDOWN: Final = 112
EHOSTUNREACH: Final = 113
EALREADY: Final = 114
EINPROGRESS: Final = 115
ESTALE: Final = 116
EUCLEAN: Final = 117
ENOTNAM: Final = 118
ENAVAIL: Final = 119
EISNAM: Final = 120
EREMOTEIO: Final = 121
EDQUOT: Final = 122
ENOMEDIUM: Final = 123
EMEDIUMTYPE: Final = 124
ECANCELED: Final = 125
ENOKEY: Final = 126
EKEYEXPIRED: Final = 127
EKEYREVOKED: Final = 128
EKEYREJECTED: Final = 129
EOWNERDEAD: Final = 130
ENOTRECOVERABLE: Final = 131
ERFKILL: Final = 132
EHWPOISON: Final = 133
ENOTSUP: Final = 95
_SEMAPHORE_H: Final = 1
SEM_FAILED: Final = 0
_PTHREAD_H: Final = 1
_SCHED_H: Final = 1
_BITS_SCHED_H: Final = 1
SCHED_OTHER: Final = 0
SCHED_FIFO: Final = 1
SCHED_RR: Final = 2
SCHED_BATCH: Final = 3
SCHED_ISO: Final = 4
SCHED_IDLE: Final = 5
SCHED_DEADLINE: Final = 6
SCHED_RESET_ON_FORK: Final = 0x40000000
CSIGNAL: Final = 255
CLONE_VM: Final = 256
CLONE_FS: Final = 512
CLONE_FILES: Final = 1024
CLONE_SIGHAND: Final = 2048
CLONE_PIDFD: Final = 4096
CLONE_PTRACE: Final = 8192
CLONE_VFORK: Final = 0x4000
CLONE_PARENT: Final = 0x8000
CLONE_THREAD: Final = 0x10000
CLONE_NEWNS: Final = 0x20000
CLONE_SYSVSEM: Final = 0x40000
CLONE_SETTLS: Final = 0x80000
CLONE_PARENT_SETTID: Final = 0x100000
CLONE_CHILD_CLEARTID: Final = 0x200000
CLONE_DETACHED: Final = 0x400000
CLONE_UNTRACED: Final = 0x800000
CLONE_CHILD_SETTID: Final = 0x1000000
CLONE_NEWCGROUP: Final = 0x2000000
CLONE_NEWUTS: Final = 0x4000000
CLONE_NEWIPC: Final = 0x8000000
CLONE_NEWUSER: Final = 0x10000000
CLONE_NEWPID: Final = 0x20000000
CLONE_NEWNET: Final = 0x40000000
CLONE_IO: Final = 0x80000000
CLONE_NEWTIME: Final = 128
_BITS_TYPES_STRUCT_SCHED_PARAM: Final = 1
_BITS_CPU_SET_H: Final = 1
CPU_SETSIZE: Final = 1024
_TIME_H: Final = 1
_BITS_TIME_H: Final = 1
CLOCKS_PER_SEC: Final = 0xf4240
CLOCK_REALTIME: Final = 0
CLOCK_MONOTONIC: Final = 1
CLOCK_PROCESS_CPUTIME_ID: Final = 2
CLOCK_THREAD_CPUTIME_ID: Final = 3
CLOCK_MONOTONIC_RAW: Final = 4
CLOCK_REALTIME_COARSE: Final = 5
CLOCK_MONOTONIC_COARSE: Final = 6
CLOCK_BOOTTIME: Final = 7
CLOCK_REALTIME_ALARM: Final = 8
CLOCK_BOOTTIME_ALARM: Final = 9
CLOCK_TAI: Final = 11
TIMER_ABSTIME: Final = 1
_BITS_TIMEX_H: Final = 1
ADJ_OFFSET: Final = 1
ADJ_FREQUENCY: Final = 2
ADJ_MAXERROR: Final = 4
ADJ_ESTERROR: Final = 8
ADJ_STATUS: Final = 16
ADJ_TIMECONST: Final = 32
ADJ_TAI: Final = 128
ADJ_SETOFFSET: Final = 256
ADJ_MICRO: Final = 4096
ADJ_NANO: Final = 8192
ADJ_TICK: Final = 0x4000
ADJ_OFFSET_SINGLESHOT: Final = 0x8001
ADJ_OFFSET_SS_READ: Final = 0xa001
MOD_OFFSET: Final = 1
MOD_FREQUENCY: Final = 2
MOD_MAXERROR: Final = 4
MOD_ESTERROR: Final = 8
MOD_STATUS: Final = 16
MOD_TIMECONST: Final = 32
MOD_CLKB: Final = 0x4000
MOD_CLKA: Final = 0x8001
MOD_TAI: Final = 128
MOD_MICRO: Final = 4096
MOD_NANO: Final = 8192
STA_PLL: Final = 1
STA_PPSFREQ: Final = 2
STA_PPSTIME: Final = 4
STA_FLL: Final = 8
STA_INS: Final = 16
STA_DEL: Final = 32
STA_UNSYNC: Final = 64
STA_FREQHOLD: Final = 128
STA_PPSSIGNAL: Final = 256
STA_PPSJITTER: Final = 512
STA_PPSWANDER: Final = 1024
STA_PPSERROR: Final = 2048
STA_CLOCKERR: Final = 4096
STA_NANO: Final = 8192
STA_MODE: Final = 0x4000
STA_CLK: Final = 0x8000
STA_RONLY: Final = 0xff00
TIME_UTC: Final = 1
_BITS_SETJMP_H: Final = 1
PTHREAD_CANCELED: Final = 0xffffffffffffffff
PTHREAD_ONCE_INIT: Final = 0
PTHREAD_BARRIER_SERIAL_THREAD: Final = -1
PTHREAD_ATTR_NO_SIGMASK_NP: Final = -1
_DLFCN_H: Final = 1
RTLD_LAZY: Final = 1
RTLD_NOW: Final = 2
RTLD_BINDING_MASK: Final = 3
RTLD_NOLOAD: Final = 4
RTLD_DEEPBIND: Final = 8
RTLD_GLOBAL: Final = 256
RTLD_LOCAL: Final = 0
RTLD_NODELETE: Final = 4096
DLFO_STRUCT_HAS_EH_DBASE: Final = 0
DLFO_STRUCT_HAS_EH_COUNT: Final = 0
DLFO_EH_SEGMENT_TYPE: Final = 0x6474e550
LM_ID_BASE: Final = 0
LM_ID_NEWLM: Final = -1
RTLD_NEXT: Final = 0xffffffffffffffff
RTLD_DEFAULT: Final = 0
_DIRENT_H: Final = 1
_DIRENT_MATCHES_DIRENT64: Final = 1
_BITS_POSIX1_LIM_H: Final = 1
_POSIX_AIO_LISTIO_MAX: Final = 2
_POSIX_AIO_MAX: Final = 1
_POSIX_ARG_MAX: Final = 4096
_POSIX_CHILD_MAX: Final = 25
_POSIX_DELAYTIMER_MAX: Final = 32
_POSIX_HOST_NAME_MAX: Final = 255
_POSIX_LINK_MAX: Final = 8
_POSIX_LOGIN_NAME_MAX: Final = 9
_POSIX_MAX_CANON: Final = 255
_POSIX_MAX_INPUT: Final = 255
_POSIX_MQ_OPEN_MAX: Final = 8
_POSIX_MQ_PRIO_MAX: Final = 32
_POSIX_NAME_MAX: Final = 14
_POSIX_NGROUPS_MAX: Final = 8
_POSIX_OPEN_MAX: Final = 20
_POSIX_FD_SETSIZE: Final = 20
_POSIX_PATH_MAX: Final = 256
_POSIX_PIPE_BUF: Final = 512
_POSIX_RE_DUP_MAX: Final = 255
_POSIX_RTSIG_MAX: Final = 8
_POSIX_SEM_NSEMS_MAX: Final = 256
_POSIX_SEM_VALUE_MAX: Final = 0x7fff
_POSIX_SIGQUEUE_MAX: Final = 32
_POSIX_SSIZE_MAX: Final = 0x7fff
_POSIX_STREAM_MAX: Final = 8
_POSIX_SYMLINK_MAX: Final = 255
_POSIX_SYMLOOP_MAX: Final = 8
_POSIX_TIMER_MAX: Final = 32
_POSIX_TTY_NAME_MAX: Final = 9
_POSIX_TZNAME_MAX: Final = 6
_POSIX_QLIMIT: Final = 1
_POSIX_HIWAT: Final = 512
_POSIX_UIO_MAXIOV: Final = 16
_POSIX_CLOCKRES_MIN: Final = 0x1312d00
NGROUPS_MAX: Final = 0x10000
MAX_CANON: Final = 255
MAX_INPUT: Final = 255
NAME_MAX: Final = 255
PATH_MAX: Final = 4096
PIPE_BUF: Final = 4096
XATTR_NAME_MAX: Final = 255
XATTR_SIZE_MAX: Final = 0x10000
XATTR_LIST_MAX: Final = 0x10000
RTSIG_MAX: Final = 32
_POSIX_THREAD_KEYS_MAX: Final = 128
PTHREAD_KEYS_MAX: Final = 1024
_POSIX_THREAD_DESTRUCTOR_ITERATIONS: Final = 4
PTHREAD_DESTRUCTOR_ITERATIONS: Final = 4
_POSIX_THREAD_THREADS_MAX: Final = 64
AIO_PRIO_DELTA_MAX: Final = 20
DELAYTIMER_MAX: Final = 0x7fffffff
TTY_NAME_MAX: Final = 32
LOGIN_NAME_MAX: Final = 256
HOST_NAME_MAX: Final = 64
MQ_PRIO_MAX: Final = 0x8000
SEM_VALUE_MAX: Final = 0x7fffffff
MAXNAMLEN: Final = 255
TIOCGDEV: _tg.Ioctl
TIOCGEXCL: _tg.Ioctl
TIOCGPKT: _tg.Ioctl
TIOCGPTLCK: _tg.Ioctl
TIOCGPTN: _tg.Ioctl
TIOCGPTPEER: _tg.Ioctl
TIOCSIG: _tg.Ioctl
TIOCSPTLCK: _tg.Ioctl
def __S_ISTYPE(mode: int, mask: int) -> int: ...
def S_ISDIR(mode: int) -> int: ...
def S_ISCHR(mode: int) -> int: ...
def S_ISBLK(mode: int) -> int: ...
def S_ISREG(mode: int) -> int: ...
def S_ISFIFO(mode: int) -> int: ...
def S_ISLNK(mode: int) -> int: ...
def S_ISSOCK(mode: int) -> int: ...
def CMSG_ALIGN(len: int) -> int: ...
def CMSG_SPACE(len: int) -> int: ...
def CMSG_LEN(len: int) -> int: ...
def sigmask(sig: int) -> int: ...
def WEXITSTATUS(status: int) -> int: ...
def WTERMSIG(status: int) -> int: ...
def WSTOPSIG(status: int) -> int: ...
def WIFEXITED(status: int) -> int: ...
def WIFSIGNALED(status: int) -> int: ...
def WIFSTOPPED(status: int) -> int: ...
def WIFCONTINUED(status: int) -> int: ...
def WCOREDUMP(status: int) -> int: ...
def W_EXITCODE(ret: int, sig: int) -> int: ...
def W_STOPCODE(sig: int) -> int: ...
def ELF32_ST_BIND(val: int) -> int: ...
def ELF32_ST_TYPE(val: int) -> int: ...
def ELF32_ST_INFO(bind: int, type: int) -> int: ...
def ELF64_ST_BIND(val: int) -> int: ...
def ELF64_ST_TYPE(val: int) -> int: ...
def ELF64_ST_INFO(bind: int, type: int) -> int: ...
def ELF32_ST_VISIBILITY(o: int) -> int: ...
def ELF64_ST_VISIBILITY(o: int) -> int: ...
def ELF32_R_SYM(val: int) -> int: ...
def ELF32_R_TYPE(val: int) -> int: ...
def ELF32_R_INFO(sym: int, type: int) -> int: ...
def ELF64_R_SYM(i: int) -> int: ...
def ELF64_R_TYPE(i: int) -> int: ...
def ELF64_R_INFO(sym: int, type: int) -> int: ...
def DT_VALTAGIDX(tag: int) -> int: ...
def DT_ADDRTAGIDX(tag: int) -> int: ...
def DT_VERSIONTAGIDX(tag: int) -> int: ...
def DT_EXTRATAGIDX(tag: int) -> int: ...
def ELF32_M_SYM(info: int) -> int: ...
def ELF32_M_SIZE(info: int) -> int: ...
def ELF32_M_INFO(sym: int, size: int) -> int: ...
def ELF64_M_SYM(info: int) -> int: ...
def ELF64_M_SIZE(info: int) -> int: ...
def ELF64_M_INFO(sym: int, size: int) -> int: ...
def PPC64_LOCAL_ENTRY_OFFSET(other: int) -> int: ...
def EF_ARM_EABI_VERSION(flags: int) -> int: ...
def __OPEN_NEEDS_MODE(oflag: int) -> int: ...
def CPU_ALLOC_SIZE(count: int) -> int: ...
def __isleap(year: int) -> int: ...
def IFTODT(mode: int) -> int: ...
def DTTOIF(dirtype: int) -> int: ...
