"""What `spirv` operations on composites must satisfy, and the types of their parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.upstream.spirv.types import (
    Array,
    CooperativeMatrix,
    Matrix,
    Struct,
    TensorArm,
    composition,
    same_type,
)
from odsgen.runtime.builtin.attributes import ArrayAttr, IntegerAttr
from odsgen.runtime.builtin.types import VectorType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation


class CompositeError(ValueError):
    """There is no such part of a type."""


# --- parts ------------------------------------------------------------------------------------------------------------


def is_composite(type: Type) -> bool:
    """Whether it has parts: an array, a matrix, a struct, a vector."""
    return isinstance(type, VectorType) or isinstance(
        composition(type), (Array, CooperativeMatrix, Matrix, Struct, TensorArm)
    )


def part_count(type: Type) -> int | None:
    """How many parts a composite has; None if that is not known."""
    found = composition(type)
    if isinstance(type, VectorType):
        return type.num_elements
    if isinstance(found, Array):
        return found.count
    if isinstance(found, Matrix):
        return found.num_columns
    if isinstance(found, Struct):
        return len(found.members)
    return None


def part_type(type: Type, number: int) -> Type:
    """The type of a part that there is."""
    found = composition(type)
    if isinstance(found, Struct):
        return found.members[number]
    if isinstance(found, Matrix):
        return found.column_type
    if isinstance(found, (Array, CooperativeMatrix, TensorArm)):
        return found.element_type
    assert isinstance(type, VectorType)
    return type.element_type


def element_at(type: Type, indices: Attribute) -> Type:
    """The type that the indices lead to.  Raises CompositeError."""
    if not isinstance(indices, ArrayAttr):
        raise CompositeError("expected a 32-bit integer array attribute for 'indices'")
    if not indices.elements:
        raise CompositeError("expected at least one index for spirv.CompositeExtract")
    numbers = []
    for index in indices.elements:
        if not isinstance(index, IntegerAttr):
            raise CompositeError(f"expected an 32-bit integer for index, but found '{index}'")
        numbers.append(int(index.value))
    for number in numbers:
        if not is_composite(type):
            raise CompositeError(
                f"cannot extract from non-composite type '{type}' with index {number}"
            )
        count = part_count(type)
        if count is not None and not 0 <= number < count:
            raise CompositeError(f"index {number} out of bounds for '{type}'")
        type = part_type(type, number)
    return type


# --- CompositeConstruct -----------------------------------------------------------------------------------------------


def verify_CompositeConstruct(op: Operation) -> None:
    """A constituent for each part; vectors may be put together of vectors."""
    type, found = op.results[0].type, composition(op.results[0].type)
    types = op.operand_types
    if isinstance(found, CooperativeMatrix):
        if len(types) != 1:
            raise op.op_error(
                f"has incorrect number of operands: expected 1, but provided {len(types)}"
            )
        _verify_constituent(op, types[0], found.element_type)
        return
    count = part_count(type)
    if count is None or len(types) == count:
        for number, given in enumerate(types):
            _verify_constituent(op, given, part_type(type, number))
        return
    if not isinstance(type, VectorType):
        raise op.op_error(
            "expected to return a vector or cooperative matrix when the number of constituents is "
            "less than what the result needs"
        )
    provided = 0
    for given in types:
        element = given.element_type if isinstance(given, VectorType) else given
        if not isinstance(given, VectorType) and given is not type.element_type:
            raise op.op_error(
                "operand type mismatch: expected operand to have a scalar or vector type, but "
                f"provided '{given}'"
            )
        if element is not type.element_type:
            raise op.op_error(
                "operand element type mismatch: expected to be "
                f"'{type.element_type}', but provided '{element}'"
            )
        provided += given.num_elements if isinstance(given, VectorType) else 1
    if provided != count:
        raise op.op_error(
            f"has incorrect number of operands: expected {count}, but provided {provided}"
        )


def _verify_constituent(op: Operation, given: Type, expected: Type) -> None:
    if not same_type(given, expected):
        raise op.op_error(
            f"operand type mismatch: expected operand type '{expected}', but provided '{given}'"
        )


# --- CompositeExtract, CompositeInsert --------------------------------------------------------------------------------


def verify_CompositeExtract(op: Operation) -> None:
    """The result has the type of the part."""
    type, given = _part(op, op.operands[0].type), op.results[0].type
    if not same_type(type, given):
        raise op.op_error(f"invalid result type: expected '{type}' but provided '{given}'")


def verify_CompositeInsert(op: Operation) -> None:
    """The object has the type of the part, the result that of the composite."""
    given, composite = op.operand_types
    type = _part(op, composite)
    if not same_type(type, given):
        raise op.op_error(f"object operand type should be '{type}', but found '{given}'")
    result = op.results[0].type
    if result is not composite:
        raise op.op_error(
            "result type should be the same as the composite type, "
            f"but found '{composite}' vs '{result}'"
        )


def _part(op: Operation, type: Type) -> Type:
    try:
        return element_at(type, op.properties["indices"])
    except CompositeError as error:
        raise op.error(str(error)) from None


# --- VectorShuffle ----------------------------------------------------------------------------------------------------

UNDEFINED_COMPONENT = 0xFFFFFFFF


def verify_VectorShuffle(op: Operation) -> None:
    """A selector for each element of the result, of an element of both operands or of none."""
    result = op.results[0].type
    assert isinstance(result, VectorType)
    selectors = [
        int(element.value) & UNDEFINED_COMPONENT for element in op.properties["components"].elements
    ]
    if result.num_elements != len(selectors):
        raise op.op_error(
            f"result type element count ({result.num_elements}) mismatch with the number of "
            f"component selectors ({len(selectors)})"
        )
    count = sum(type.num_elements for type in op.operand_types if isinstance(type, VectorType))
    for selector in selectors:
        if selector >= count and selector != UNDEFINED_COMPONENT:
            raise op.op_error(
                f"component selector {selector} out of range: expected to be in [0, {count}) or "
                "0xffffffff"
            )
