"""Folds of `shape`: computations with sizes and shapes that are known."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING

from odsgen.dialects.shape.constants import (
    broadcast_extents,
    extents_attribute,
    extents_of,
    integer_of,
)
from odsgen.dialects.shared.constant_folding import is_poison
from odsgen.dialects.shared.index_lists import DYNAMIC_INDEX
from odsgen.dialects.shared.static_shapes import raw_size
from odsgen.runtime.builtin.attributes import BoolAttr, IntegerAttr
from odsgen.runtime.builtin.types import DYNAMIC, ShapedType, index
from odsgen.runtime.rewriting.folding import constant_value

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.shape import (
        AssumingAllOp,
        BroadcastOp,
        CstrBroadcastableOp,
        DimOp,
        GetExtentOp,
    )

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


def _size(number: int) -> Sequence[Attribute]:
    """A size as 64 bits hold it."""
    number &= (1 << 64) - 1
    return [IntegerAttr.get(number - (1 << 64) if number >> 63 else number, index)]


# --- constants --------------------------------------------------------------------------------------------------------


def fold_const_shape(op: Operation, operands: Constants) -> Folded:
    """The extents."""
    return [op.properties["shape"]]


def fold_const_size(op: Operation, operands: Constants) -> Folded:
    """The value."""
    return [op.properties["value"]]


def fold_const_witness(op: Operation, operands: Constants) -> Folded:
    """Whether the condition holds."""
    return [op.properties["passing"]]


# --- sizes ------------------------------------------------------------------------------------------------------------


def fold_add(op: Operation, operands: Constants) -> Folded:
    """x + 0 is x, and what is added to poison is poison."""
    for constant in operands:
        if constant is not None and is_poison(constant):
            return [constant]
    a, b = map(integer_of, operands)
    if b == 0:
        return [op.operands[0]]
    return None if a is None or b is None else _size(a + b)


def fold_mul(op: Operation, operands: Constants) -> Folded:
    """The product of constants."""
    a, b = map(integer_of, operands)
    return None if a is None or b is None else _size(a * b)


def fold_div(op: Operation, operands: Constants) -> Folded:
    """The quotient of constants, rounded down."""
    a, b = map(integer_of, operands)
    return None if a is None or not b else _size(a // b)


def _fold_of_equal(op: Operation, operands: Constants) -> Folded:
    """Of x and x that is x."""
    first, second = op.operands
    return [first] if first is second else None


fold_max = fold_min = _fold_of_equal


def _fold_cast(op: Operation, operands: Constants) -> Folded:
    """Sizes and indices are the same constants."""
    return None if operands[0] is None else [operands[0]]


fold_index_to_size = fold_size_to_index = _fold_cast


# --- what is known of a shape -----------------------------------------------------------------------------------------


def fold_dim(op: DimOp, operands: Constants) -> Folded:
    """A size that the type has."""
    type, number = op.value.type, _constant_dimension(op.index)
    if not isinstance(type, ShapedType) or not type.has_rank or number is None:
        return None
    if not 0 <= number < len(type.shape) or type.shape[number] == DYNAMIC:
        return None
    return _size(type.shape[number])


def _constant_dimension(value: Value) -> int | None:
    op = value.defining_op
    if op is None or op.name not in ("shape.const_size", "arith.constant"):
        return None
    return integer_of(constant_value(value))


def fold_get_extent(op: GetExtentOp, operands: Constants) -> Folded:
    """An extent of a constant shape."""
    extents, number = extents_of(operands[0]), _constant_dimension(op.dim)
    if extents is None or number is None or not 0 <= number < len(extents):
        return None
    return _size(extents[number])


def fold_num_elements(op: Operation, operands: Constants) -> Folded:
    """The product of the extents of a constant shape."""
    extents = extents_of(operands[0])
    return None if extents is None else _size(prod(extents))


def fold_rank(op: Operation, operands: Constants) -> Folded:
    """The number of extents of a constant shape."""
    extents = extents_of(operands[0])
    return None if extents is None else _size(len(extents))


# --- shapes -----------------------------------------------------------------------------------------------------------


def fold_any(op: Operation, operands: Constants) -> Folded:
    """Any of them will do: the last, where constants stand."""
    return [operands[-1]] if operands and operands[-1] is not None else None


def fold_broadcast(op: BroadcastOp, operands: Constants) -> Folded:
    """One shape is itself; constants are broadcast."""
    if len(op.operands) == 1:
        shape = op.operands[0]
        return [shape] if shape.type is op.result.type else None
    if not operands:
        return None
    found = extents_of(operands[0])
    for constant in operands[1:]:
        extents = extents_of(constant)
        if found is None or extents is None:
            return None
        found = broadcast_extents(found, extents)
    return None if found is None else [extents_attribute(found)]


def fold_concat(op: Operation, operands: Constants) -> Folded:
    """The extents of both."""
    first, second = map(extents_of, operands)
    return None if first is None or second is None else [extents_attribute((*first, *second))]


def fold_from_extents(op: Operation, operands: Constants) -> Folded:
    """A constant shape, of constants."""
    numbers = [number for number in map(integer_of, operands) if number is not None]
    return [extents_attribute(numbers)] if len(numbers) == len(operands) else None


def fold_to_extent_tensor(op: Operation, operands: Constants) -> Folded:
    """The extents of a constant shape."""
    extents = extents_of(operands[0])
    return None if extents is None else [extents_attribute(extents)]


def fold_split_at(op: Operation, operands: Constants) -> Folded:
    """Two constant shapes."""
    extents, place = extents_of(operands[0]), integer_of(operands[1])
    if extents is None or place is None or not -len(extents) <= place <= len(extents):
        return None
    place += len(extents) if place < 0 else 0
    return [extents_attribute(extents[:place]), extents_attribute(extents[place:])]


# --- conditions -------------------------------------------------------------------------------------------------------


def fold_shape_eq(op: Operation, operands: Constants) -> Folded:
    """Constants are equal or not."""
    if any(constant is None for constant in operands):
        return None
    return [BoolAttr.get(all(constant is operands[0] for constant in operands))]


def fold_is_broadcastable(op: Operation, operands: Constants) -> Folded:
    """A single shape always is."""
    return [BoolAttr.get(True)] if len(op.operands) < 2 else None


def fold_cstr_require(op: Operation, operands: Constants) -> Folded:
    """Whether a constant condition holds."""
    return None if operands[0] is None else [operands[0]]


def fold_cstr_eq(op: Operation, operands: Constants) -> Folded:
    """Constants that are equal. What fails at run time stays."""
    if all(constant is not None and constant is operands[0] for constant in operands):
        return [BoolAttr.get(True)]
    return None


def fold_cstr_broadcastable(op: CstrBroadcastableOp, operands: Constants) -> Folded:
    """Shapes of which is known that they can be broadcast. What fails at run time stays."""
    constants = [extents_of(constant) for constant in operands]
    if sum(1 for extents in constants if extents != ()) <= 1:
        return [BoolAttr.get(True)]
    for found in (constants, [_known_extents(shape) for shape in op.operands]):
        known = [extents for extents in found if extents is not None]
        if len(known) == len(found) and _are_broadcastable(known):
            return [BoolAttr.get(True)]
    return None


def _known_extents(shape: Value) -> tuple[int, ...] | None:
    """The extents of a shape as far as a type or a constant tells them."""
    op = shape.defining_op
    if op is not None and op.name == "shape.shape_of":
        type = op.operands[0].type
        if not isinstance(type, ShapedType) or not type.has_rank:
            return None
        return tuple(map(raw_size, type.shape))
    if op is not None and op.name == "shape.const_shape":
        return extents_of(op.properties["shape"])
    return None


def _are_broadcastable(shapes: Sequence[Sequence[int]]) -> bool:
    """Whether shapes can be broadcast whatever their dynamic extents are (MLIR: `staticallyKnownBroadcastable`)."""
    for place in range(1, 1 + max(map(len, shapes), default=0)):
        extents = [shape[-place] for shape in shapes if len(shape) >= place and shape[-place] != 1]
        if DYNAMIC_INDEX in extents and len(extents) > 1:
            return False
        if len(set(extents)) > 1:
            return False
    return True


def fold_assuming_all(op: AssumingAllOp, operands: Constants) -> Folded:
    """Conditions that are known to hold are dropped; one that doesn't decides."""
    for number in range(len(operands) - 1, -1, -1):
        constant = operands[number]
        if not isinstance(constant, BoolAttr):
            return None
        op.operands = op.operands[:number]
        if not constant.value:
            return [constant]
    return [BoolAttr.get(True)]
