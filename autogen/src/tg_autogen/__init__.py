"""Headers of C libraries to typed, proved ctypes modules.

``tg-autogen generate HEADER --out FILE`` is the one-off use; recipes (``autogen.toml``) keep the
modules of a package current.  Generated modules import :mod:`tg_autogen.runtime` alone, or a copy.
"""

from __future__ import annotations

__version__ = "0.1.0"

# Part of every content hash: raise it when the emitted text changes for the same headers.
OUTPUT_FORMAT = 1
