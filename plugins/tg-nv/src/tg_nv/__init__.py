"""NVIDIA kernel-driver bindings for tgcore: ioctls, classes, QMD."""
