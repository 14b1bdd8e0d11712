from typing import Any, Final

from . import _runtime as _tg

lib: _tg.Library

class nvJitLink(_tg.Struct): ...
nvJitLinkResult: Any
nvJitLinkInputType: Any
nvJitLinkHandle: Any
def __nvJitLinkCreate_13_5(handle: Any, numOptions: int, options: Any) -> int: ...
def __nvJitLinkDestroy_13_5(handle: Any) -> int: ...
def __nvJitLinkAddData_13_5(handle: Any, inputType: int, data: Any, size: int, name: Any) -> int: ...
def __nvJitLinkAddFile_13_5(handle: Any, inputType: int, fileName: Any) -> int: ...
def __nvJitLinkComplete_13_5(handle: Any) -> int: ...
def __nvJitLinkGetLinkedCubinSize_13_5(handle: Any, size: Any) -> int: ...
def __nvJitLinkGetLinkedCubin_13_5(handle: Any, cubin: Any) -> int: ...
def __nvJitLinkGetLinkedPtxSize_13_5(handle: Any, size: Any) -> int: ...
def __nvJitLinkGetLinkedPtx_13_5(handle: Any, ptx: Any) -> int: ...
def __nvJitLinkGetLinkedLTOIRSize_13_5(handle: Any, size: Any) -> int: ...
def __nvJitLinkGetLinkedLTOIR_13_5(handle: Any, ltoir: Any) -> int: ...
def __nvJitLinkGetErrorLogSize_13_5(handle: Any, size: Any) -> int: ...
def __nvJitLinkGetErrorLog_13_5(handle: Any, log: Any) -> int: ...
def __nvJitLinkGetInfoLogSize_13_5(handle: Any, size: Any) -> int: ...
def __nvJitLinkGetInfoLog_13_5(handle: Any, log: Any) -> int: ...
def nvJitLinkVersion(major: Any, minor: Any) -> int: ...
NVJITLINK_SUCCESS: Final = 0
NVJITLINK_ERROR_UNRECOGNIZED_OPTION: Final = 1
NVJITLINK_ERROR_MISSING_ARCH: Final = 2
NVJITLINK_ERROR_INVALID_INPUT: Final = 3
NVJITLINK_ERROR_PTX_COMPILE: Final = 4
NVJITLINK_ERROR_NVVM_COMPILE: Final = 5
NVJITLINK_ERROR_INTERNAL: Final = 6
NVJITLINK_ERROR_THREADPOOL: Final = 7
NVJITLINK_ERROR_UNRECOGNIZED_INPUT: Final = 8
NVJITLINK_ERROR_FINALIZE: Final = 9
NVJITLINK_ERROR_NULL_INPUT: Final = 10
NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS: Final = 11
NVJITLINK_ERROR_INCORRECT_INPUT_TYPE: Final = 12
NVJITLINK_ERROR_ARCH_MISMATCH: Final = 13
NVJITLINK_ERROR_OUTDATED_LIBRARY: Final = 14
NVJITLINK_ERROR_MISSING_FATBIN: Final = 15
NVJITLINK_ERROR_UNRECOGNIZED_ARCH: Final = 16
NVJITLINK_ERROR_UNSUPPORTED_ARCH: Final = 17
NVJITLINK_ERROR_LTO_NOT_ENABLED: Final = 18
NVJITLINK_INPUT_NONE: Final = 0
NVJITLINK_INPUT_CUBIN: Final = 1
NVJITLINK_INPUT_PTX: Final = 2
NVJITLINK_INPUT_LTOIR: Final = 3
NVJITLINK_INPUT_FATBIN: Final = 4
NVJITLINK_INPUT_OBJECT: Final = 5
NVJITLINK_INPUT_LIBRARY: Final = 6
NVJITLINK_INPUT_INDEX: Final = 7
NVJITLINK_INPUT_ANY: Final = 10
nvJitLinkDestroy: Any
nvJitLinkAddData: Any
nvJitLinkAddFile: Any
nvJitLinkComplete: Any
nvJitLinkGetLinkedCubinSize: Any
nvJitLinkGetLinkedCubin: Any
nvJitLinkGetLinkedPtxSize: Any
nvJitLinkGetLinkedPtx: Any
nvJitLinkGetLinkedLTOIRSize: Any
nvJitLinkGetLinkedLTOIR: Any
nvJitLinkGetErrorLogSize: Any
nvJitLinkGetErrorLog: Any
nvJitLinkGetInfoLogSize: Any
nvJitLinkGetInfoLog: Any
