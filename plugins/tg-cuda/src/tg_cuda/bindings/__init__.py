"""Generated bindings; see autogen.toml."""
