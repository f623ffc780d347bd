"""Values from what a caller has: a value, an operation with one result, a number, an array.

A number becomes an `arith.constant` in front of the operation that wants it, of the type that is wanted there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, TypeGuard, TypeVar

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.arrays import Array, elements_from_array
from odsgen.runtime.builtin.attributes import (
    BoolAttr,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
)
from odsgen.runtime.builtin.types import (
    DYNAMIC_STRIDE,
    FloatType,
    IndexType,
    IntegerType,
    ShapedType,
)
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.value import OpResult, Value
from odsgen_dialects.arith.ops import ConstantOp

OpT = TypeVar("OpT", bound=Operation)


class AnyBody:
    """The body of an operation, `odsgen.building.Body`: it stands for the only result."""

    __slots__ = ()

    @property
    def result(self) -> OpResult[Any]:
        """The result; raises TypeError where there is none, or several."""
        raise NotImplementedError


#: What stands for a number in a program before it has a type.
Number: TypeAlias = int | float
#: What the functions of a dialect take for a value.
AnyValue: TypeAlias = Value[Any] | Operation | AnyBody | Number | Array
#: What stands for an attribute that has a type: the attribute, a number, an array or numbers row by row.
AnyTypedAttr: TypeAlias = Attribute | Number | Array | Sequence[Any]


def value(given: AnyValue) -> Value[Any]:
    """The value that is meant, where nothing says which type it has; raises TypeError for a number."""
    if isinstance(given, Value):
        return given
    return _made(given, None)


def value_of(given: AnyValue, type: Type) -> Value[Any]:
    """The value that is meant, a number as a constant of that type."""
    if isinstance(given, Value):
        return given
    return _made(given, type)


def optional(given: AnyValue | None) -> Value[Any] | None:
    """As `value`, of what may be left out."""
    return None if given is None else value(given)


def optional_of(given: AnyValue | None, type: Type) -> Value[Any] | None:
    """As `value_of`, of what may be left out."""
    return None if given is None else value_of(given, type)


def values(given: Iterable[AnyValue]) -> list[Value[Any]]:
    """The values that are meant, see `value`."""
    if type(given) is not list:
        given = _several(given)
    return [each if isinstance(each, Value) else _made(each, None) for each in given]


def values_of(given: Iterable[AnyValue], type: Type) -> list[Value[Any]]:
    """The values that are meant, numbers as constants of that type."""
    return [value_of(each, type) for each in _several(given)]


def groups(given: Iterable[Iterable[AnyValue]]) -> list[list[Value[Any]]]:
    """The values that are meant, by groups, see `value`."""
    return [values(group) for group in given]


def groups_of(given: Iterable[Iterable[AnyValue]], type: Type) -> list[list[Value[Any]]]:
    """The values that are meant, by groups, numbers as constants of that type."""
    return [values_of(group, type) for group in given]


def same_type(*given: AnyValue) -> Sequence[Value[Any]]:
    """Values of one type: numbers become constants of the type of the first that is none."""
    for each in given:
        if not isinstance(each, Value):
            break
    else:
        return given  # type: ignore[return-value]
    known = [None if isinstance(each, (int, float)) else value(each) for each in given]
    type = next((each.type for each in known if each is not None), None)
    return [
        _made(number, type) if found is None else found
        for number, found in zip(given, known, strict=True)
    ]


def mixed(given: Iterable[AnyValue], type: Type) -> tuple[list[Value[Any]], list[int]]:
    """Values and integers, as lists that are partly static hold them: the values, and the integers with
    `ShapedType::kDynamic` in the places of values (MLIR: `DynamicIndexList`)."""
    values: list[Value[Any]] = []
    static: list[int] = []
    for each in _several(given):
        if isinstance(each, int) and not isinstance(each, bool):
            static.append(each)
        else:
            static.append(DYNAMIC_STRIDE)
            values.append(value_of(each, type))
    return values, static


def constant(number: Number | Array | Sequence[Any], type: Type | None = None) -> Value[Any]:
    """The result of an `arith.constant`; see `typed_attribute`."""
    return ConstantOp.build(typed_attribute(number, type)).result


def typed_attribute(given: AnyTypedAttr, type: Type | None = None) -> Any:
    """An attribute from itself, a number, an array or numbers row by row, and its type.

    A number for a vector or a tensor stands for all elements. An array needs no type: it says its shape and its elements.
    Raises TypeError for a number without a type, and ValueError for what the type does not have.
    """
    if isinstance(given, Attribute):
        return given
    if not isinstance(given, (int, float)):
        if _is_array(given):
            if type is None or isinstance(type, ShapedType):
                return elements_from_array(given, type)
            raise TypeError(f"an array is no value of type '{type}'")
        if type is None or not isinstance(type, ShapedType):
            raise TypeError(f"expected a number or an attribute, got {given!r}")
        return DenseElementsAttr.get(type, _row_by_row(given))
    if type is None:
        raise TypeError(f"{given!r} has no type: say one, such as `arith.constant({given!r}, i32)`")
    if isinstance(type, ShapedType):
        return DenseElementsAttr.get(type, [given])
    if isinstance(type, FloatType):
        return FloatAttr.get(float(given), type)
    if isinstance(type, (IntegerType, IndexType)):
        if isinstance(given, bool) and isinstance(type, IntegerType) and type.width == 1:
            return BoolAttr.get(given)
        if isinstance(given, float):
            raise TypeError(f"{given!r} is no integer, which '{type}' asks for")
        return IntegerAttr.get(given, type)
    raise TypeError(f"there is no number of type '{type}'")


def retyped(op: OpT, *types: Type | None) -> OpT:
    """The operation, whose results have the types that are given in place of those that were inferred."""
    for result, type in zip(op.results, types, strict=True):
        if type is not None:
            result.type = type
    return op


def only_result(op: Operation) -> OpResult[Any]:
    """The result of an operation; raises TypeError where it has none, or several."""
    result = op.single_result
    if result is None:
        raise TypeError(f"'{op.name}' has {len(op.results)} results: say which one is meant")
    return result


def _made(given: object, type: Type | None) -> Value[Any]:
    if isinstance(given, (int, float)):
        if type is None:
            raise TypeError(
                f"the type of {given!r} does not follow here: use a value, such as `arith.constant({given!r}, i32)`"
            )
        return constant(given, type)
    if isinstance(given, Operation):
        return only_result(given)
    if isinstance(given, AnyBody):
        return given.result
    if _is_array(given):
        return constant(given, type)
    hint = ""
    if isinstance(given, (list, tuple)):
        hint = ": one value is wanted here, not a sequence"
    elif isinstance(given, Type):
        hint = ": types of results stand in front of the operands"
    elif callable(given):
        hint = ": it is a function, call it"
    raise TypeError(f"expected a value or a number, got {given!r}{hint}")


def _is_array(given: object) -> TypeGuard[Array]:
    return hasattr(given, "dtype") and hasattr(given, "tobytes")


def _several(given: Iterable[AnyValue]) -> Iterable[AnyValue]:
    if isinstance(given, (Value, Operation, AnyBody, int, float)):
        raise TypeError(f"expected a sequence of values, got {given!r}: write [{given!r}]")
    return given


def _row_by_row(rows: object) -> list[Any]:
    if isinstance(rows, (list, tuple)):
        return [number for row in rows for number in _row_by_row(row)]
    return [rows]
