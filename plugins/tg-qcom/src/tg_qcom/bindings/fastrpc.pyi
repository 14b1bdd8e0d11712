from typing import Any, Final

from . import _runtime as _tg

class fastrpc_invoke_args(_tg.Struct):
    ptr: int
    length: int
    fd: int
    attr: int
class fastrpc_invoke(_tg.Struct):
    handle: int
    sc: int
    args: int
class fastrpc_init_create(_tg.Struct):
    filelen: int
    filefd: int
    attrs: int
    siglen: int
    file: int
class fastrpc_alloc_dma_buf(_tg.Struct):
    fd: int
    flags: int
    size: int
class fastrpc_req_mmap(_tg.Struct):
    fd: int
    flags: int
    vaddrin: int
    size: int
    vaddrout: int
class fastrpc_mem_map(_tg.Struct):
    version: int
    fd: int
    offset: int
    flags: int
    vaddrin: int
    length: int
    vaddrout: int
    attrs: int
    reserved: Any
class fastrpc_req_munmap(_tg.Struct):
    vaddrout: int
    size: int
class fastrpc_mem_unmap(_tg.Struct):
    vesion: int
    fd: int
    vaddr: int
    length: int
    reserved: Any
class fastrpc_ioctl_capability(_tg.Struct):
    domain: int
    attribute_id: int
    capability: int
    reserved: Any
fastrpc_map_flags: Any
fastrpc_proc_attr: Any
FASTRPC_MAP_STATIC: Final = 0
FASTRPC_MAP_RESERVED: Final = 1
FASTRPC_MAP_FD: Final = 2
FASTRPC_MAP_FD_DELAYED: Final = 3
FASTRPC_MAP_FD_NOMAP: Final = 16
FASTRPC_MAP_MAX: Final = 17
FASTRPC_MODE_DEBUG: Final = 1
FASTRPC_MODE_PTRACE: Final = 2
FASTRPC_MODE_CRC: Final = 4
FASTRPC_MODE_UNSIGNED_MODULE: Final = 8
FASTRPC_MODE_ADAPTIVE_QOS: Final = 16
FASTRPC_MODE_SYSTEM_PROCESS: Final = 32
FASTRPC_MODE_PRIVILEGED: Final = 64
FASTRPC_ATTR_SECUREMAP: Final = 1
