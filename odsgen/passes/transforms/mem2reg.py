"""`mem2reg`: memory that holds one value at a time becomes values (MLIR: `Mem2Reg.cpp`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.passes.base import Pass, Statistic
from odsgen.passes.options import flag
from odsgen.passes.promotion import promote_slots
from odsgen.passes.registry import register_pass

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


@register_pass
class Mem2Reg(Pass):
    """Promotes memory slots into values."""

    ARGUMENT = "mem2reg"
    NAME = "Mem2Reg"
    SUMMARY = "Promotes memory slots into values."

    region_simplify = flag(
        "region-simplify", True, "Perform control flow optimizations to the region tree"
    )
    """Changes nothing, as in MLIR."""

    num_promoted = Statistic("promoted slots", "Total amount of memory slot promoted")
    num_arguments = Statistic(
        "new block args", "Total amount of new block argument inserted in blocks"
    )

    def run_on_operation(self, op: Operation) -> None:
        """Promote the slots of each region."""
        for region in op.regions:
            if region.blocks:
                promoted, arguments = promote_slots(region)
                self.num_promoted += promoted
                self.num_arguments += arguments
