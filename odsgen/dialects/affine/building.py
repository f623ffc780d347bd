"""Builds affine loops and accesses: bounds and subscripts as numbers, values, or maps of values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from odsgen.building.bodies import Body, one_block, types_of
from odsgen.building.values import AnyValue, value, values, values_of
from odsgen.dialects.affine.identifiers import is_top_level, is_valid_symbol
from odsgen.runtime import (
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    IntegerSet,
    IntegerSetAttr,
    MemRefType,
    OpResult,
    Type,
    Value,
    dim_exprs,
    index,
)
from odsgen.runtime.ir.building import AnyLocation
from odsgen_dialects.affine.ops import (
    AffineApplyOp,
    AffineForOp,
    AffineIfOp,
    AffineLoadOp,
    AffineMaxOp,
    AffineMinOp,
    AffineStoreOp,
    AffineYieldOp,
)

#: A bound of a loop: a number, a value, or a map and its operands.
Bound: TypeAlias = AnyValue | tuple[AffineMap, Sequence[AnyValue]]


def for_(
    lower_bound: Bound,
    upper_bound: Bound,
    step: int = 1,
    iter_args: Sequence[AnyValue] = (),
    *,
    location: AnyLocation = None,
) -> Body[AffineForOp]:
    """Counts from a lower bound up to an upper one, which is left out; see `scf.for_`.

    A bound that is a map with several results is the largest, or the smallest, of them.
    """
    lower_map, lower = _bound(lower_bound)
    upper_map, upper = _bound(upper_bound)
    initial = values(iter_args)
    types = types_of(initial)
    op = AffineForOp.build(
        types,
        lower,
        upper,
        initial,
        lower_map,
        upper_map,
        step,
        region=one_block([index, *types]),
        location=location,
    )
    return Body(op, end=AffineYieldOp, ends_by_itself=not types)


def if_(
    condition: IntegerSet,
    operands: Sequence[AnyValue],
    results: Sequence[Type] = (),
    *,
    location: AnyLocation = None,
) -> Body[AffineIfOp]:
    """Runs its body where the operands are in a set; that of `else_` where they are not."""
    op = AffineIfOp.build(
        results,
        values_of(operands, index),
        IntegerSetAttr.get(condition),
        then_region=one_block(),
        location=location,
    )
    return Body(op, end=AffineYieldOp, ends_by_itself=not results)


def else_(conditional: Body[AffineIfOp]) -> Body[AffineIfOp]:
    """The other branch of a conditional: `with affine.else_(choice): …`."""
    return conditional.other(conditional.op.else_region)


def load(
    memref: AnyValue,
    indices: Sequence[AnyValue],
    map: AffineMap | None = None,
    *,
    location: AnyLocation = None,
) -> OpResult:
    """Reads an element of a memref, at the results of a map of the indices or at the indices themselves."""
    source = value(memref)
    return AffineLoadOp.build(
        _element_type(source),
        source,
        values_of(indices, index),
        _subscripts(indices, map),
        location=location,
    ).result


def store(
    stored: AnyValue,
    memref: AnyValue,
    indices: Sequence[AnyValue],
    map: AffineMap | None = None,
    *,
    location: AnyLocation = None,
) -> AffineStoreOp:
    """Writes an element of a memref, at the results of a map of the indices or at the indices themselves."""
    return AffineStoreOp.build(
        value(stored),
        value(memref),
        values_of(indices, index),
        _subscripts(indices, map),
        location=location,
    )


def apply(
    map: AffineMap, operands: Sequence[AnyValue] = (), *, location: AnyLocation = None
) -> OpResult:
    """The only result of a map."""
    return AffineApplyOp.build(
        AffineMapAttr.get(map), values_of(operands, index), location=location
    ).result


def min(
    map: AffineMap, operands: Sequence[AnyValue] = (), *, location: AnyLocation = None
) -> OpResult:
    """The smallest result of a map."""
    return AffineMinOp.build(
        AffineMapAttr.get(map), values_of(operands, index), location=location
    ).result


def max(
    map: AffineMap, operands: Sequence[AnyValue] = (), *, location: AnyLocation = None
) -> OpResult:
    """The largest result of a map."""
    return AffineMaxOp.build(
        AffineMapAttr.get(map), values_of(operands, index), location=location
    ).result


def _bound(bound: Bound) -> tuple[AffineMapAttr, list[Value]]:
    if isinstance(bound, tuple):
        map, operands = bound
        return AffineMapAttr.get(map), values_of(operands, index)
    if isinstance(bound, int):
        return AffineMapAttr.get(AffineMap.get_constant(bound)), []
    bounding = value(bound)
    # What is constant in the whole function is a symbol, as in the text; a counter of another loop is a dimension.
    is_symbol = is_top_level(bounding) or is_valid_symbol(bounding, None)
    map = (
        AffineMap.get(0, 1, [AffineSymbolExpr.get(0)])
        if is_symbol
        else AffineMap.get(1, 0, dim_exprs(1))
    )
    return AffineMapAttr.get(map), [bounding]


def _subscripts(indices: Sequence[AnyValue], map: AffineMap | None) -> AffineMapAttr:
    return AffineMapAttr.get(AffineMap.get_multi_dim_identity(len(indices)) if map is None else map)


def _element_type(memref: Value) -> Type:
    if not isinstance(memref.type, MemRefType):
        raise TypeError(f"expected a memref, got a value of type '{memref.type}'")
    return memref.type.element_type
