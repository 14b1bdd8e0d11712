"""WebGPU bindings for tgcore."""
