"""Numbers as constants, and folding of them element by element (MLIR: `CommonFolders.h`).

Integers are given as unsigned bits, floats as the bits of their format.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from odsgen.runtime import (
    Attribute,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    FloatType,
    IndexType,
    IntegerAttr,
    IntegerType,
    ShapedType,
    Type,
    element_type_or_self,
    integer_width,
)
from odsgen.runtime.glue.numbers import signed

#: Computes the bits of the result; None: do not fold.
Compute = Callable[..., "int | None"]


def is_poison(constant: Attribute | None) -> bool:
    """Whether a constant is `#ub.poison`."""
    return (
        constant is not None
        and type(constant).__name__ == "PoisonAttr"
        and constant.DIALECT_NAME == "ub"
    )


def number_type(type: Type) -> IntegerType | IndexType | FloatType | None:
    """The number type of a scalar or shaped type; None for others."""
    element = element_type_or_self(type)
    return element if isinstance(element, (IntegerType, IndexType, FloatType)) else None


def width_of(type: Type) -> int:
    """The bit width of the type or its elements."""
    element = number_type(type)
    assert element is not None
    return element.WIDTH if isinstance(element, FloatType) else integer_width(element)


def scalar_bits(constant: Attribute | None) -> int | None:
    """The bits of a scalar or a splat."""
    if isinstance(constant, IntegerAttr):
        return constant.unsigned_value
    if isinstance(constant, FloatAttr):
        return constant.bits
    if isinstance(constant, DenseIntOrFPElementsAttr) and constant.is_splat:
        if number_type(constant.type) is None:
            return None
        return constant.number_bits()[0]
    return None


def integer_bits(constant: Attribute | None) -> int | None:
    """The bits of a constant integer or splat."""
    if constant is None:
        return None
    if isinstance(constant, IntegerAttr):
        value = constant.value
        return value if value >= 0 else constant.unsigned_value
    if isinstance(constant, FloatAttr):
        return None
    if isinstance(constant, DenseIntOrFPElementsAttr) and isinstance(
        constant.type.element_type, FloatType
    ):
        return None
    return scalar_bits(constant)


def float_bits(constant: Attribute | None) -> int | None:
    """The bits of a constant float or splat."""
    if isinstance(constant, IntegerAttr):
        return None
    if isinstance(constant, DenseIntOrFPElementsAttr) and not isinstance(
        constant.type.element_type, FloatType
    ):
        return None
    return scalar_bits(constant)


def all_ones(type: Type) -> int:
    """The bits of -1."""
    return (1 << width_of(type)) - 1


def number_attribute(bits: int, type: Type) -> Attribute | None:
    """A scalar or splat constant of these bits; None if the type has none."""
    if isinstance(type, (IntegerType, IndexType)):
        width = integer_width(type)
        bits &= (1 << width) - 1
        if isinstance(type, IntegerType) and type.is_unsigned:
            return IntegerAttr.get(bits, type)
        return IntegerAttr.get(signed(bits, width), type)
    if isinstance(type, ShapedType):
        if not type.has_static_shape:
            return None
        return DenseIntOrFPElementsAttr.from_bits(type, [bits])
    return FloatAttr.from_bits(bits, type) if isinstance(type, FloatType) else None


def integer_constant(number: int, type: Type) -> Attribute | None:
    """A scalar or splat of the low bits of a number; None if the type is not one of integers."""
    element = number_type(type)
    if element is None or isinstance(element, FloatType):
        return None
    return number_attribute(number & ((1 << integer_width(element)) - 1), type)


def float_constant(bits: int, type: Type) -> Attribute | None:
    """A scalar or splat of the bits of a float; None if the type is not one of floats."""
    return number_attribute(bits, type) if isinstance(number_type(type), FloatType) else None


def zero_attribute(type: Type) -> Attribute | None:
    """The zero of a type."""
    return number_attribute(0, type)


def fold_numbers(
    operands: Sequence[Attribute | None], result_type: Type, compute: Compute
) -> Attribute | None:
    """Folds constants element by element; None if the result is unknown.

    The operands have one type.  Poison among them makes the result poison.
    """
    first = operands[0]
    bits: list[int] = []
    if isinstance(first, (IntegerAttr, FloatAttr)):
        of, of_type = type(first), first.type
        for constant in operands:
            if isinstance(constant, of) and constant.type is of_type:
                bits.append(
                    constant.unsigned_value if isinstance(constant, IntegerAttr) else constant.bits
                )
        if len(bits) == len(operands):
            folded = compute(*bits)
            return None if folded is None else number_attribute(folded, result_type)
    for constant in operands:
        if is_poison(constant):
            return constant
    if not isinstance(first, DenseIntOrFPElementsAttr) or number_type(first.type) is None:
        return None
    columns: list[Sequence[int]] = []
    count = 1
    for constant in operands:
        if not isinstance(constant, DenseIntOrFPElementsAttr) or constant.type is not first.type:
            return None
        columns.append(constant.number_bits())
        if not constant.is_splat:
            count = constant.type.num_elements
    if not isinstance(result_type, ShapedType) or not result_type.has_static_shape:
        return None
    if count != 1:
        columns = [column if len(column) == count else list(column) * count for column in columns]
    elif first.type.num_elements == 0:
        return None
    results: list[int] = []
    for row in zip(*columns, strict=True):
        folded = compute(*row)
        if folded is None:
            return None
        results.append(folded)
    return DenseIntOrFPElementsAttr.from_bits(result_type, results)


def chosen_elements(operands: Sequence[Attribute | None]) -> Attribute | None:
    """Selects elements of two constants by a third."""
    columns: list[DenseIntOrFPElementsAttr] = []
    for constant in operands:
        if not isinstance(constant, DenseIntOrFPElementsAttr):
            return None
        if number_type(constant.type) is None:
            return None
        columns.append(constant)
    count = columns[0].type.num_elements
    condition, true_bits, false_bits = (
        list(column.number_bits()) * (count if column.is_splat else 1) for column in columns
    )
    chosen = [a if c else b for c, a, b in zip(condition, true_bits, false_bits, strict=True)]
    return DenseIntOrFPElementsAttr.from_bits(columns[1].type, chosen)
