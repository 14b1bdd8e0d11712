"""Imports a module that is not installed."""

import no_such_module  # noqa: F401
