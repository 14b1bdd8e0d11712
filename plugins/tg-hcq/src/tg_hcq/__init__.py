"""Bindings that hardware-queue plugins share: libc, io_uring, vfio, pci, libusb."""
