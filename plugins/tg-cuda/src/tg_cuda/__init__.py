"""CUDA driver, nvrtc and nvJitLink bindings for tgcore."""
