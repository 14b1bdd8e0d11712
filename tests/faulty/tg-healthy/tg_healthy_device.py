"""The device of tg-healthy."""

from tgcore.runtime.devices.interpreter import NumpyDevice


class HealthyDevice(NumpyDevice):
    """Runs kernels with numpy."""
