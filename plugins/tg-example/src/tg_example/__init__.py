"""The device EXAMPLE for tgcore. Empty: this is imported before `_plugin` is."""
