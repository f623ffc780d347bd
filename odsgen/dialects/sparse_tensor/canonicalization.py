"""Canonicalization patterns of the dialect `sparse_tensor`."""

from __future__ import annotations

from odsgen.dialects.sparse_tensor.forms import bits, set_of
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter
from odsgen_dialects.sparse_tensor import IterateOp


@pattern(IterateOp)
def _unused_coordinates(op: IterateOp, rewriter: PatternRewriter) -> bool:
    """Drops the coordinates that the body does not use."""
    levels = bits(op.crd_used_lvls_attr)
    block = op.region.entry_block
    first = len(block.arguments) - len(levels) - 1
    coordinates = block.arguments[first : first + len(levels)]
    unused = [number for number, value in enumerate(coordinates) if not value.has_uses]
    if not unused:
        return False
    with rewriter.modifying(op):
        op.crd_used_lvls_attr = set_of([each for n, each in enumerate(levels) if n not in unused])
        block.erase_arguments([first + number for number in unused])
    return True
