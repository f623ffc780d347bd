"""`strip-debuginfo`: forgets where operations come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.passes.base import Pass
from odsgen.passes.registry import register_pass
from odsgen.runtime.builtin.locations import UnknownLoc

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


@register_pass
class StripDebugInfo(Pass):
    """Gives all operations and block arguments an unknown location."""

    ARGUMENT = "strip-debuginfo"
    NAME = "StripDebugInfo"
    SUMMARY = "Strip debug info from all operations"

    def run_on_operation(self, op: Operation) -> None:
        """Strip the operation and all inside it."""
        unknown = UnknownLoc.get()
        for inner in op.walk():
            inner.location = unknown
            for region in inner.regions:
                for block in region.blocks:
                    for argument in block.arguments:
                        argument.location = unknown
