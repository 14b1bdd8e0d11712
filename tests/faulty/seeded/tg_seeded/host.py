"""The device that is right, from which all others here derive: scalar C on host memory.

It is the core's own host device without vectors and threads, so that a fault shows the same with
every compiler.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from tgcore.render.hostc import HostCRenderer
from tgcore.runtime.devices.cpu import CpuDevice, host_renderer

if TYPE_CHECKING:
    from tgcore.target import Target


class RightDevice(CpuDevice):
    """Right in everything; a family overrides what it gets wrong.

    Attributes
    ----------
    renderer_class : type
        Of the renderer.
    """

    renderer_class: type[HostCRenderer] = HostCRenderer

    def __init__(self, target: Target) -> None:
        found, _ = host_renderer(dataclasses.replace(target, renderer="C"))
        dialect = dataclasses.replace(found.dialect, vectors=False)
        facts = dataclasses.replace(
            found.capabilities, vector_bytes=0, masked_vectors=False, threads=1, fallback=False
        )
        super().__init__(target, self.renderer_class(found.target, facts, dialect, found.compiler))
