"""`control-flow-sink`: moves operations into the only region that needs them (MLIR: `ControlFlowSinkUtils.h`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.passes.base import Pass, Statistic
from odsgen.passes.registry import register_pass
from odsgen.rewriting.folding import constant_value
from odsgen.runtime.base.interface import MissingMethodError, as_interface
from odsgen.runtime.interfaces.control_flow import RegionBranchOpInterface
from odsgen.runtime.interfaces.effects_of_operations import is_memory_effect_free
from odsgen.runtime.ir.dominance import DominanceInfo

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region


@register_pass
class ControlFlowSink(Pass):
    """Sinks operations into regions that run at most once."""

    ARGUMENT = "control-flow-sink"
    NAME = "ControlFlowSink"
    SUMMARY = "Sink operations into conditional blocks"

    num_sunk = Statistic("num-sunk", "Number of operations sunk")

    def run_on_operation(self, op: Operation) -> None:
        """Go through all branches between regions inside."""
        dominance = DominanceInfo()
        for inner in list(op.walk(post_order=True)):
            branch = as_interface(inner, RegionBranchOpInterface)
            if branch is not None:
                for region in _regions_run_once(inner, branch):
                    self.num_sunk += _sink_into(region, dominance)


def _regions_run_once(op: Operation, branch: RegionBranchOpInterface) -> Sequence[Region]:
    """The regions of an operation that run at most once."""
    constants = [constant_value(operand) for operand in op.operands]
    try:
        bounds = branch.region_invocation_bounds(constants)
    except MissingMethodError:  # nobody has written it yet
        return ()
    return [
        region
        for region, bound in zip(op.regions, bounds, strict=True)
        if bound.upper is not None and bound.upper <= 1 and region.blocks
    ]


def _sink_into(region: Region, dominance: DominanceInfo) -> int:
    sunk = 0
    pending = [op for block in region.blocks for op in block]
    while pending:
        user = pending.pop()
        for operand in user.operands:
            op = operand.defining_op
            if op is None or op.parent_region is region:
                continue
            if _is_used_only_in(op, region, dominance) and is_memory_effect_free(op):
                entry = region.entry_block
                assert entry.first is not None
                op.move_before(entry.first)
                sunk += 1
                pending.append(op)
    return sunk


def _is_used_only_in(op: Operation, region: Region, dominance: DominanceInfo) -> bool:
    entry = region.entry_block
    for result in op.results:
        for user in result.users:
            block = user.parent_block
            if block is None or not (
                block is entry or dominance.properly_dominates_block(entry, block)
            ):
                return False
    return True
