"""A real call through each library that is on this machine, with the committed modules."""

from __future__ import annotations

import ctypes
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

PLUGINS = Path(__file__).parents[2] / "plugins"


def module(plugin: str, name: str):
    """A generated module of a plugin."""
    folder = PLUGINS / plugin / "src"
    if not folder.exists():
        pytest.skip(f"{plugin} is not in this checkout")
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    return importlib.import_module(f"{plugin.replace('-', '_')}.bindings.{name}")


def loaded(plugin: str, name: str):
    """The same, skipped when its library is not here."""
    found = module(plugin, name)
    if not found.lib.available:
        pytest.skip(f"the library {found.lib.name} is not on this machine")
    return found


def test_libc_maps_memory_and_reports_errors():
    libc = loaded("tg-hcq", "libc")
    flags = libc.MAP_PRIVATE | libc.MAP_ANONYMOUS
    address = libc.mmap(None, 4096, libc.PROT_READ | libc.PROT_WRITE, flags, -1, 0)
    assert address != libc.MAP_FAILED
    ctypes.memmove(address, b"hello", 5)
    assert ctypes.string_at(address, 5) == b"hello"
    assert libc.munmap(address, 4096) == 0
    assert libc.mmap(None, 0, libc.PROT_READ, flags, -1, 0) == libc.MAP_FAILED
    assert ctypes.get_errno() == libc.EINVAL


def test_libc_fills_a_stat_record_and_answers_an_ioctl():
    libc = loaded("tg-hcq", "libc")
    status = libc.struct_stat()
    assert libc.stat(b"/", status) == 0
    assert status.st_mode & libc.S_IFMT if hasattr(libc, "S_IFMT") else status.st_mode & 0o170000
    ends = (ctypes.c_int32 * 2)()
    assert libc.pipe(ends) == 0
    assert libc.write(ends[1], b"12345", 5) == 5
    ready = ctypes.c_int32()
    assert libc.ioctl(ends[0], ctypes.c_ulong(libc.FIONREAD), ctypes.byref(ready)) == 0
    assert ready.value == 5
    assert (libc.close(ends[0]), libc.close(ends[1])) == (0, 0)


def test_io_uring_is_set_up_or_says_why_not():
    libc, ring = loaded("tg-hcq", "libc"), module("tg-hcq", "io_uring")
    parameters = ring.io_uring_params()
    fd = libc.syscall(ring.__NR_io_uring_setup, 4, ctypes.byref(parameters))
    if fd < 0:
        assert ctypes.get_errno() in (libc.EPERM, libc.ENOSYS, libc.ENOMEM)
        return
    assert parameters.sq_entries == 4
    assert parameters.cq_entries == 8
    assert libc.close(fd) == 0


def test_llvm_builds_and_runs_a_function():
    llvm = loaded("tg-llvm", "llvm_c")
    for name in ("TargetInfo", "Target", "TargetMC", "AsmPrinter"):
        getattr(llvm, f"LLVMInitializeX86{name}")()
    llvm.LLVMLinkInMCJIT()
    context = llvm.LLVMContextCreate()
    unit = llvm.LLVMModuleCreateWithNameInContext(b"demo", context)
    integer = llvm.LLVMInt32TypeInContext(context)
    parameters = (llvm.LLVMTypeRef * 2)(integer, integer)
    kind = llvm.LLVMFunctionType(integer, parameters, 2, 0)
    function = llvm.LLVMAddFunction(unit, b"add", kind)
    builder = llvm.LLVMCreateBuilderInContext(context)
    block = llvm.LLVMAppendBasicBlockInContext(context, function, b"entry")
    llvm.LLVMPositionBuilderAtEnd(builder, block)
    left, right = llvm.LLVMGetParam(function, 0), llvm.LLVMGetParam(function, 1)
    llvm.LLVMBuildRet(builder, llvm.LLVMBuildAdd(builder, left, right, b"sum"))
    text = llvm.LLVMPrintModuleToString(unit)
    assert b"add i32 %0, %1" in bytes(text)
    llvm.LLVMDisposeMessage(text)
    engine, message = llvm.LLVMExecutionEngineRef(), ctypes.c_char_p()
    failed = llvm.LLVMCreateMCJITCompilerForModule(
        ctypes.byref(engine), unit, None, 0, ctypes.byref(message)
    )
    assert not failed, message.value
    address = llvm.LLVMGetFunctionAddress(engine, b"add")
    assert ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32, ctypes.c_int32)(address)(40, 2) == 42
    llvm.LLVMDisposeBuilder(builder)
    llvm.LLVMDisposeExecutionEngine(engine)
    llvm.LLVMContextDispose(context)


def test_libclang_parses_a_file(tmp_path):
    clang = loaded("tg-llvm", "clang_c")
    source = tmp_path / "one.c"
    source.write_text("int answer(void);\n")
    index = clang.clang_createIndex(0, 0)
    unit = clang.clang_parseTranslationUnit(index, str(source).encode(), None, 0, None, 0, 0)
    seen: list[bytes] = []

    @clang.CXCursorVisitor
    def visit(cursor, parent, data):
        spelling = clang.clang_getCursorSpelling(cursor)
        seen.append(clang.clang_getCString(spelling))
        clang.clang_disposeString(spelling)
        return clang.CXChildVisit_Continue

    clang.clang_visitChildren(clang.clang_getTranslationUnitCursor(unit), visit, None)
    assert seen == [b"answer"]
    clang.clang_disposeTranslationUnit(unit)
    clang.clang_disposeIndex(index)


def test_opencl_lists_platforms():
    cl = loaded("tg-opencl", "opencl")
    count = ctypes.c_uint32()
    status = cl.clGetPlatformIDs(0, None, ctypes.byref(count))
    if status == cl.CL_PLATFORM_NOT_FOUND_KHR:
        pytest.skip("no OpenCL implementation is installed")
    assert status == cl.CL_SUCCESS
    platforms = (cl.cl_platform_id * count.value)()
    assert cl.clGetPlatformIDs(count.value, platforms, None) == cl.CL_SUCCESS
    name = ctypes.create_string_buffer(200)
    assert cl.clGetPlatformInfo(platforms[0], cl.CL_PLATFORM_NAME, 200, name, None) == 0
    assert name.value


def test_nvrtc_compiles_a_kernel():
    nvrtc = loaded("tg-cuda", "nvrtc")
    major, minor = ctypes.c_int32(), ctypes.c_int32()
    assert nvrtc.nvrtcVersion(major, minor) == nvrtc.NVRTC_SUCCESS
    program = nvrtc.nvrtcProgram()
    source = b'extern "C" __global__ void f(float *x) { x[threadIdx.x] *= 2; }'
    status = nvrtc.nvrtcCreateProgram(ctypes.byref(program), source, b"f.cu", 0, None, None)
    assert status == nvrtc.NVRTC_SUCCESS
    options = (ctypes.c_char_p * 1)(b"--gpu-architecture=compute_90")
    assert nvrtc.nvrtcCompileProgram(program, 1, options) == nvrtc.NVRTC_SUCCESS
    size = ctypes.c_uint64()
    assert nvrtc.nvrtcGetPTXSize(program, size) == nvrtc.NVRTC_SUCCESS
    text = ctypes.create_string_buffer(size.value)
    assert nvrtc.nvrtcGetPTX(program, text) == nvrtc.NVRTC_SUCCESS
    assert b".visible .entry f(" in text.value
    assert nvrtc.nvrtcDestroyProgram(ctypes.byref(program)) == nvrtc.NVRTC_SUCCESS


def test_nvjitlink_answers_with_its_version():
    link = loaded("tg-cuda", "nvjitlink")
    major, minor = ctypes.c_uint32(), ctypes.c_uint32()
    assert link.nvJitLinkVersion(major, minor) == link.NVJITLINK_SUCCESS
    assert major.value >= 12


def test_webgpu_creates_an_instance_and_calls_back():
    gpu = loaded("tg-webgpu", "wgpu_native")
    instance = gpu.wgpuCreateInstance(None)
    assert instance
    answers = []

    @gpu.WGPURequestAdapterCallback
    def answered(status, adapter, message, first, second):
        answers.append(
            (
                status,
                ctypes.string_at(message.data, message.length)
                if message.data and message.length < 10_000
                else b"",
            )
        )

    info = gpu.WGPURequestAdapterCallbackInfo(
        mode=gpu.WGPUCallbackMode_AllowSpontaneous, callback=answered
    )
    future = gpu.wgpuInstanceRequestAdapter(instance, None, info)
    assert isinstance(future, gpu.WGPUFuture)
    gpu.wgpuInstanceProcessEvents(instance)
    assert len(answers) == 1
    gpu.wgpuInstanceRelease(instance)


def test_the_older_dawn_creates_an_instance_with_its_own_enum_values():
    dawn = loaded("tg-webgpu", "dawn")
    instance = dawn.wgpuCreateInstance(None)
    assert instance
    dawn.wgpuInstanceRelease(instance)
    native = module("tg-webgpu", "wgpu_native")
    assert dawn.WGPUFeatureName_ShaderF16 == 8
    assert native.WGPUFeatureName_ShaderF16 == 0x0B


def test_libusb_lists_devices():
    usb = loaded("tg-hcq", "libusb")
    context = ctypes.POINTER(usb.libusb_context)()
    status = usb.libusb_init(ctypes.byref(context))
    if status != usb.LIBUSB_SUCCESS:
        assert usb.libusb_error_name(status)
        return
    devices = ctypes.POINTER(ctypes.POINTER(usb.libusb_device))()
    count = usb.libusb_get_device_list(context, ctypes.byref(devices))
    assert count >= 0 or usb.libusb_error_name(count)
    if count >= 0:
        usb.libusb_free_device_list(devices, 1)
    usb.libusb_exit(context)


def test_verbs_lists_devices():
    verbs = loaded("tg-rdma", "verbs")
    count = ctypes.c_int32()
    devices = verbs.ibv_get_device_list(ctypes.byref(count))
    assert count.value >= 0
    if devices:
        verbs.ibv_free_device_list(devices)


def test_comgr_answers_in_a_process_of_its_own():
    """comgr brings an LLVM, which aborts when another one is loaded already."""
    code = (
        f"import sys, ctypes; sys.path.insert(0, {str(PLUGINS / 'tg-amd' / 'src')!r})\n"
        "from tg_amd.bindings import comgr\n"
        "major, minor = ctypes.c_uint64(), ctypes.c_uint64()\n"
        "if comgr.lib.available:\n"
        "    comgr.amd_comgr_get_version(major, minor)\n"
        "print(comgr.lib.available, major.value)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    if done.stdout.startswith("False"):
        pytest.skip("the library amd_comgr is not on this machine")
    assert done.stdout.split() == ["True", "2"], done.stderr


def test_a_kfd_request_runs_on_a_virtual_device():
    kfd = module("tg-amd", "kfd")

    class Device:
        def ioctl(self, request, argument):
            assert request == 0x80084B01
            argument.major_version, argument.minor_version = 1, 14
            return 0

    answer = kfd.AMDKFD_IOC_GET_VERSION(Device())
    assert (answer.major_version, answer.minor_version) == (1, 14)
    assert kfd.AMDKFD_IOC_CREATE_QUEUE.payload is kfd.kfd_ioctl_create_queue_args
