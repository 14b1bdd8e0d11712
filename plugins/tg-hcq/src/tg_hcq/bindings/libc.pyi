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
class timezone(_tg.Struct):
    tz_minuteswest: int
    tz_dsttime: int
class timeval(_tg.Struct):
    tv_sec: int
    tv_usec: int
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
class sigval(_tg.Union):
    sival_int: int
    sival_ptr: int | None
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
class __locale_struct(_tg.Struct):
    __locales: Any
    __ctype_b: Any
    __ctype_tolower: Any
    __ctype_toupper: Any
    __names: Any
class __locale_data(_tg.Struct): ...
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
class __jmp_buf_tag(_tg.Struct):
    __jmpbuf: Any
    __mask_was_saved: int
    __saved_mask: __sigset_t
class __sigset_t(_tg.Struct):
    __val: Any
class _pthread_cleanup_buffer(_tg.Struct):
    __routine: Any
    __arg: int | None
    __canceltype: int
    __prev: Any
class pthread_attr_t(_tg.Union):
    __size: bytes
    __align: int
class sched_param(_tg.Struct):
    sched_priority: int
class cpu_set_t(_tg.Struct):
    __bits: Any
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
class pthread_mutexattr_t(_tg.Union):
    __size: bytes
    __align: int
class pthread_rwlock_t(_tg.Union):
    __data: __pthread_rwlock_arch_t
    __size: bytes
    __align: int
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
class pthread_rwlockattr_t(_tg.Union):
    __size: bytes
    __align: int
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
class pthread_condattr_t(_tg.Union):
    __size: bytes
    __align: int
class pthread_barrier_t(_tg.Union):
    __size: bytes
    __align: int
class pthread_barrierattr_t(_tg.Union):
    __size: bytes
    __align: int
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
socklen_t: Any
sa_family_t: Any
__itimer_which_t: Any
rlim_t: Any
rlim64_t: Any
__rlimit_resource_t: Any
__rusage_who_t: Any
__priority_which_t: Any
__sigval_t: Any
_Float32: Any
_Float64: Any
_Float32x: Any
_Float64x: Any
__locale_t: Any
locale_t: Any
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
__jmp_buf: Any
__pthread_list_t: Any
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
stdin: _tg.Variable
stdout: _tg.Variable
stderr: _tg.Variable
program_invocation_name: _tg.Variable
program_invocation_short_name: _tg.Variable
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
P_ALL: Final = 0
P_PID: Final = 1
P_PGID: Final = 2
P_PIDFD: Final = 3
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
ENOTSUP: Final = 95
_SEMAPHORE_H: Final = 1
SEM_FAILED: Final = 0
_PTHREAD_H: Final = 1
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
def __OPEN_NEEDS_MODE(oflag: int) -> int: ...
def IFTODT(mode: int) -> int: ...
def DTTOIF(dirtype: int) -> int: ...
