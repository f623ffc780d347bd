"""Inlining of and into the dialect `affine`."""

from __future__ import annotations

from collections.abc import Mapping

from odsgen.dialects.affine.identifiers import (
    affine_scope,
    is_valid_dim,
    is_valid_symbol,
    tells_dimension,
)
from odsgen.hooks import inlines
from odsgen.passes import DialectInliner
from odsgen.runtime import (
    AffineScope,
    BlockArgument,
    ConstantLike,
    MemoryEffectOpInterface,
    Operation,
    Region,
    Value,
    as_interface,
)
from odsgen_dialects import affine

_BODIES = (affine.AffineForOp, affine.AffineIfOp, affine.AffineParallelOp)
_LOADS = (affine.AffineLoadOp, affine.AffineVectorLoadOp)
_STORES = (affine.AffineStoreOp, affine.AffineVectorStoreOp)


@inlines
class AffineInliner(DialectInliner):
    """AffineInlinerInterface"""

    def is_legal_region(
        self, target: Region, body: Region, arguments: Mapping[Value, Value], would_be_cloned: bool
    ) -> bool:
        """Whether each operation of the single block has no effects or keeps valid subscripts."""
        around = target.parent_op
        if not isinstance(around, _BODIES) or len(body.blocks) != 1:
            return False
        scope = affine_scope(around)
        return all(
            _has_no_effect(op) or _stays_affine(op, body, arguments, scope)
            for op in body.entry_block
        )

    def is_legal_operation(self, op: Operation, region: Region, would_be_cloned: bool) -> bool:
        """Whether the region belongs to an AffineScope or to an affine loop or condition."""
        around = region.parent_op
        return around is not None and (AffineScope in around.TRAITS or isinstance(around, _BODIES))


def _has_no_effect(op: Operation) -> bool:
    effects = as_interface(op, MemoryEffectOpInterface)
    return effects is not None and effects.has_no_effect


def _stays_affine(
    op: Operation, body: Region, arguments: Mapping[Value, Value], scope: Region | None
) -> bool:
    if isinstance(op, _LOADS):
        subscripts = op.operands[1:]
    elif isinstance(op, _STORES):
        subscripts = op.operands[2:]
    else:
        return False
    num_dims = op.map.value.num_dims
    for number, value in enumerate(subscripts):
        if value.parent_region is not body:
            continue  # defined in a nested region, inlined too
        if isinstance(value, BlockArgument):
            is_valid = is_valid_dim if number < num_dims else is_valid_symbol
            if not is_valid(arguments[value], scope):
                return False
            continue
        definition = value.defining_op
        assert definition is not None
        is_constant = ConstantLike in definition.TRAITS
        if not is_constant and not tells_dimension(definition):
            return False
    return True
