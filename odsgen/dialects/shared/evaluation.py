"""Evaluation of arithmetic, scalar or element by element."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared.element_attributes import row_major
from odsgen.interpreter import (
    POISON,
    Elements,
    Jump,
    Leave,
    Machine,
    UndefinedBehavior,
    Unsupported,
)
from odsgen.rewriting.number_constants import number_type
from odsgen.runtime import (
    DYNAMIC,
    ComplexType,
    DenseIntOrFPElementsAttr,
    DenseResourceElementsAttr,
    ElementsAttr,
    FloatAttr,
    FloatType,
    IntegerAttr,
    ShapedType,
    SparseElementsAttr,
    f32,
    f64,
    i1,
    i8,
    i16,
    i32,
    i64,
    index,
)
from odsgen.runtime.glue.numbers import ComplexNumber, signed

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, FloatSemantics, Operation, Type

    Values = Sequence[Any]
    #: Evaluates an operation, given its operands and the machine.
    Evaluator = Callable[[Any, Values, Machine], Values]

#: Common number types, none of which is wide.
_NARROW = frozenset((i1, i8, i16, i32, i64, index, f32, f64))


def each(compute: Callable[..., Any], operands: Values, machine: Machine, type: Type) -> Any:
    """Computes a scalar or each element; poison propagates."""
    first = operands[0]
    count = len(first.values) if isinstance(first, Elements) else 1
    if type not in _NARROW:
        machine.reserve_integers(count, type)
    if isinstance(first, Elements):
        machine.reserve(count)
        columns = []
        for operand in operands:
            if operand is POISON:
                columns.append([POISON] * count)
                continue
            if not isinstance(operand, Elements) or operand.shape != first.shape:
                raise UndefinedBehavior("has operands of different shapes")
            columns.append(list(operand.values))
        rows = zip(*columns, strict=True)
        return Elements(first.shape, [POISON if POISON in row else compute(*row) for row in rows])
    for operand in operands:
        if operand is POISON:
            return POISON
    return compute(*operands)


# --- floats -----------------------------------------------------------------------------------------------------------------


def semantics_of(type: Type) -> FloatSemantics:
    """The float format of a type or its elements."""
    found = number_type(type)
    if not isinstance(found, FloatType):
        raise Unsupported(f"cannot be evaluated: '{type}' is no float type")
    return found.SEMANTICS


def float_operation(compute: Callable[..., Any]) -> Evaluator:
    """Evaluates on bits, with the float format of the first operand."""

    def evaluate(op: Operation, operands: Values, machine: Machine) -> Values:
        semantics = semantics_of(op.operands[0].type)
        return [
            each(lambda *bits: compute(semantics, *bits), operands, machine, op.results[0].type)
        ]

    return evaluate


# --- constants --------------------------------------------------------------------------------------------------------------


def constant(attribute: Attribute, machine: Machine) -> Any:
    """The value of a constant attribute."""
    if isinstance(attribute, IntegerAttr):
        return int(attribute.unsigned_value)
    if isinstance(attribute, FloatAttr):
        return attribute.bits
    if isinstance(attribute, DenseResourceElementsAttr) and attribute.handle.blob is not None:
        data = bytes(attribute.handle.blob.data)
        attribute = DenseIntOrFPElementsAttr.from_raw(attribute.type, data)
    if isinstance(attribute, (DenseIntOrFPElementsAttr, SparseElementsAttr)):
        found = _elements(attribute, machine)
        if found is not None:
            return found
    kind = "elements of that kind" if isinstance(attribute, ElementsAttr) else "that constant"
    raise Unsupported(f"cannot be evaluated with {kind}")


def _elements(
    attribute: DenseIntOrFPElementsAttr | SparseElementsAttr, machine: Machine
) -> Elements | None:
    """The elements of a constant of numbers or complex numbers."""
    type = attribute.type
    stored = attribute.values if isinstance(attribute, SparseElementsAttr) else attribute
    is_complex = isinstance(type.element_type, ComplexType)
    if not isinstance(stored, DenseIntOrFPElementsAttr) or not (is_complex or number_type(type)):
        return None
    shape = known_shape(type)
    count = type.num_elements
    machine.reserve(count)
    bits: Sequence[Any] = stored.number_bits()
    if is_complex:
        bits = list(map(ComplexNumber, bits[0::2], bits[1::2]))
    if stored.is_splat:
        bits = [bits[0]] * stored.type.num_elements
    if isinstance(attribute, SparseElementsAttr):
        found: list[Any] = [ComplexNumber(0, 0) if is_complex else 0] * count
        places = attribute.indices.number_bits()
        if attribute.indices.is_splat:
            places = list(places) * attribute.indices.type.num_elements
        rank = len(shape)
        for row, value in enumerate(bits):
            found[row_major(places[row * rank : (row + 1) * rank], shape)] = value
        bits = found
    return Elements(shape, bits)


def known_shape(type: Type) -> tuple[int, ...]:
    """The sizes of a vector or tensor; empty for a scalar.  Scalable vectors are as small as they can be: `vscale` is 1."""
    if not isinstance(type, ShapedType):
        return ()
    if DYNAMIC in type.shape:
        raise Unsupported("cannot be evaluated: the shape is not known")
    return tuple(type.shape)


def splat(number: Any, shape: Sequence[int], machine: Machine) -> Elements:
    """A splat of one element."""
    count = prod(shape)
    machine.reserve(count)
    return Elements(shape, [number] * count)


# --- vectors ----------------------------------------------------------------------------------------------------------------

#: How many elements a vector that is poison may have.
_MOST = 1 << 20


def vector_of(value: Any, type: Type) -> Elements:
    """The elements of a vector, those of a vector that is poison being poison; a scalar is the only one."""
    if isinstance(value, Elements):
        return value
    return _poison(type) if value is POISON else Elements((), [value])


@lru_cache(maxsize=64)
def _poison(type: Type) -> Elements:
    shape = known_shape(type)
    if prod(shape) > _MOST:
        raise Unsupported(f"cannot be evaluated: '{type}' has more than {_MOST} elements")
    return Elements(shape, [POISON] * prod(shape))


def vectors_of(op: Operation, operands: Values) -> list[Elements]:
    """The elements of all operands, which are vectors."""
    return [
        vector_of(operand, value.type) for operand, value in zip(operands, op.operands, strict=True)
    ]


# --- regions ----------------------------------------------------------------------------------------------------------------


def leave(op: Operation, operands: Values, machine: Machine) -> Leave:
    """Leaves the region with the operands."""
    return Leave(operands)


# --- indices ----------------------------------------------------------------------------------------------------------------


def index_value(value: Any, what: str = "an index") -> int:
    """A signed index; poison is undefined behaviour."""
    if value is POISON:
        raise UndefinedBehavior(f"uses poison as {what}")
    return signed(value, 64)


def indices_in(shape: Sequence[int], values: Values) -> list[int]:
    """Indices, checked against the shape."""
    found = [index_value(value) for value in values]
    if len(found) != len(shape):
        raise Unsupported(f"has {len(found)} indices for {len(shape)} dimensions")
    for dimension, (place, size) in enumerate(zip(found, shape, strict=True)):
        if not 0 <= place < size:
            raise UndefinedBehavior(
                f"has the index {place} out of bounds of dimension {dimension}, whose size is {size}"
            )
    return found


def condition(value: Any) -> bool:
    """A condition; poison is undefined behaviour."""
    if value is POISON:
        raise UndefinedBehavior("depends on poison")
    return bool(value)


def switched(op: Any, operands: Values, machine: Machine) -> Jump:
    """The successor of the matching case, else the default."""
    flag = operands[0]
    if flag is POISON:
        raise UndefinedBehavior("depends on poison")
    start = 1 + len(op.default_operands)
    cases = op.properties.get("case_values")
    if isinstance(cases, DenseIntOrFPElementsAttr):
        bits = cases.number_bits()
        if cases.is_splat:
            bits = [bits[0]] * cases.type.num_elements
        for value, block, passed in zip(bits, op.case_destinations, op.case_operands, strict=True):
            if value == flag:
                return Jump(block, operands[start : start + len(passed)])
            start += len(passed)
    return Jump(op.default_destination, operands[1 : 1 + len(op.default_operands)])
