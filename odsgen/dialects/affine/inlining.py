"""Inlining of and into the dialect `affine`: dimensions and symbols stay what they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from odsgen.dialects.affine.identifiers import (
    DIMENSION_OPERATIONS,
    affine_scope,
    is_valid_dim,
    is_valid_symbol,
)
from odsgen.runtime.base.interface import as_interface
from odsgen.runtime.interfaces.side_effects import MemoryEffectOpInterface
from odsgen.runtime.ir.traits import AffineScope, ConstantLike
from odsgen.runtime.ir.value import BlockArgument, Value
from odsgen.runtime.passes.inlining import DialectInliner

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region

_BODIES = ("affine.for", "affine.if", "affine.parallel")
_LOADS = ("affine.load", "affine.vector_load")
_STORES = ("affine.store", "affine.vector_store")


class AffineInliner(DialectInliner):
    """Into a loop or a condition goes what has no effect, and accesses whose subscripts are still affine there."""

    def is_legal_region(
        self, target: Region, body: Region, arguments: Mapping[Value, Value], would_be_cloned: bool
    ) -> bool:
        """Whether each operation of a single block may be there."""
        around = target.parent_op
        if around is None or around.name not in _BODIES or len(body.blocks) != 1:
            return False
        scope = affine_scope(around)
        return all(
            _has_no_effect(op) or _stays_affine(op, body, arguments, scope)
            for op in body.entry_block
        )

    def is_legal_operation(self, op: Operation, region: Region, would_be_cloned: bool) -> bool:
        """Whether the region is that of an affine scope, or of a loop or a condition of this dialect."""
        around = region.parent_op
        return around is not None and (AffineScope in around.TRAITS or around.name in _BODIES)


def _has_no_effect(op: Operation) -> bool:
    effects = as_interface(op, MemoryEffectOpInterface)
    return effects is not None and effects.has_no_effect


def _stays_affine(
    op: Operation, body: Region, arguments: Mapping[Value, Value], scope: Region | None
) -> bool:
    if op.name in _LOADS:
        subscripts = op.operands[1:]
    elif op.name in _STORES:
        subscripts = op.operands[2:]
    else:
        return False
    num_dims = op.properties["map"].value.num_dims
    for number, value in enumerate(subscripts):
        if value.parent_region is not body:
            continue  # inner loops and what they define come along
        if isinstance(value, BlockArgument):
            is_valid = is_valid_dim if number < num_dims else is_valid_symbol
            if not is_valid(arguments[value], scope):
                return False
            continue
        definition = value.defining_op
        assert definition is not None
        is_constant = ConstantLike in definition.TRAITS
        if not is_constant and definition.name not in DIMENSION_OPERATIONS:
            return False
    return True


INLINER = AffineInliner()
