"""OpenCL bindings for tgcore."""
