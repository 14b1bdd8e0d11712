"""The lock under which plugins are loaded and devices opened, each once.

One for both, because loading a plugin may open a device and opening one loads plugins: with two,
two threads could wait for each other. It is not taken once a device is open.
"""

from __future__ import annotations

import os
from _thread import RLock  # `threading` would be imported for nothing

FIRST_USE = RLock()

if hasattr(os, "register_at_fork"):  # a child must not inherit it from a thread that it lacks
    os.register_at_fork(
        before=FIRST_USE.acquire,
        after_in_parent=FIRST_USE.release,
        after_in_child=FIRST_USE.release,
    )
