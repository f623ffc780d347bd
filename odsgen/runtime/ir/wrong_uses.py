"""Diagnostics of values that are used where they may not be, in MLIR's order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.ir.traits import IsIsolatedFromAbove

if TYPE_CHECKING:
    from collections.abc import Mapping

    from odsgen.runtime.diagnostics import Diagnostic
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


def first_use_from_outside(
    isolated: Operation, wrong: Mapping[Operation, Diagnostic]
) -> Diagnostic:
    """Of what is wrong with some operations, what MLIR meets first: each region with the last one inside it next."""
    for region in isolated.regions:
        pending = [region]
        while pending:
            for block in pending.pop().blocks:
                for op in block:
                    if op in wrong:
                        return wrong[op]
                    if IsIsolatedFromAbove not in op.TRAITS:
                        pending += op.regions
    raise AssertionError("the operations are inside")


def first_wrong_use(around: Operation, wrong: Mapping[Operation, Diagnostic]) -> Diagnostic:
    """Of what is wrong with some operations, what MLIR meets first: all regions of one, then those of the last one in them."""
    pending = [around]
    while pending:
        for region in pending.pop().regions:
            for block in region.blocks:
                for op in block:
                    if op in wrong:
                        return wrong[op]
                    if op.regions and IsIsolatedFromAbove not in op.TRAITS:
                        pending.append(op)
    raise AssertionError("the operations are inside")


def note_definition(error: Diagnostic, op: Operation, value: Value) -> None:
    """Say where the value that does not dominate its use is defined."""
    use_block, block = op.parent_block, value.parent_block
    use_region = use_block.parent_region if use_block is not None else None
    region = block.parent_region if block is not None else None
    definition = value.defining_op
    if definition is not None:
        if use_block is block:
            relation = "op in the same block"
        elif use_region is region:
            relation = "op in the same region"
        elif (
            region is not None and use_region is not None and region.is_proper_ancestor(use_region)
        ):
            relation = "op in a parent region"
        elif (
            region is not None and use_region is not None and use_region.is_proper_ancestor(region)
        ):
            relation = "op in a child region"
        else:
            relation = "op is neither in a parent nor in a child region"
        error.attach_note(f"operand defined here ({relation})", definition.location)
        return
    if region is None or block is None or region.parent_op is None:
        error.attach_note(" (block without parent)")
        return
    number = region.block_number(block)
    if use_region is region:
        relation = " in the same region)"
    elif use_region is not None and region.is_proper_ancestor(use_region):
        relation = " in a parent region)"
    elif use_region is not None and use_region.is_proper_ancestor(region):
        relation = " in a child region)"
    else:
        relation = " neither in a parent nor in a child region)"
    error.attach_note(
        f"operand defined as a block argument (block #{number}{relation}", region.parent_op.location
    )
