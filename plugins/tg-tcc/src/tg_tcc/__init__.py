"""The device TCC for tgcore. Empty: this is imported before `_plugin` is."""
