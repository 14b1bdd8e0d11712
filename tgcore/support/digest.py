"""The digest by which entries of caches are named, without loading a library of cryptography.

The module `hashlib` loads OpenSSL first, which takes longer than all digests of a program
together; the function is the same one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import blake2b
else:
    try:
        from _blake2 import blake2b
    except ImportError:  # another Python than CPython
        from hashlib import blake2b

__all__ = ["blake2b"]
