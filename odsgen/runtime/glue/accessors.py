"""The typed accessors of generated operations, one line each in their classes::

    lhs: Operand[IntegerType] = operand_at(0)
    predicate, predicate_attr = native_attribute("predicate", enum_of_integer(CmpIPredicate, i64))

At run time each is a plain `property`; type checkers see an attribute of the class that it holds.  What sets an operand,
a result's group or an attribute keeps uses and segment sizes true.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from odsgen.runtime.builtin.attributes import UnitAttr
from odsgen.runtime.glue.conversions import AttributeT, Conversion, ValueT
from odsgen.runtime.ir.building import checked_attribute

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, TypeT_co
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import OpResult, Value

HeldT = TypeVar("HeldT")
HeldT_co = TypeVar("HeldT_co", covariant=True)
GivenT = TypeVar("GivenT")

if TYPE_CHECKING:

    class ReadOnly(Generic[HeldT_co]):
        """An accessor that nothing is assigned to."""

        def __init__(
            self, get: Callable[[Any], HeldT_co], set: None, delete: None, doc: str
        ) -> None: ...

        @overload
        def __get__(self, op: None, owner: type[Any], /) -> property: ...

        @overload
        def __get__(self, op: Any, owner: type[Any], /) -> HeldT_co: ...

        def __get__(self, op: Any, owner: type[Any], /) -> Any: ...

    class Accessor(ReadOnly[HeldT_co], Generic[HeldT_co, GivenT]):
        """An accessor: it holds one type, and may be given what becomes that."""

        def __init__(
            self,
            get: Callable[[Any], HeldT_co],
            set: Callable[[Any, GivenT], None],
            delete: None,
            doc: str,
        ) -> None: ...

        def __set__(self, op: Operation, value: GivenT, /) -> None: ...

    # What an op class says of its operands and results: the narrowest class of types that their constraints know.  Any
    # value may be assigned, which the verifier judges.
    Operand = Accessor[Value[TypeT_co], Value]
    OptionalOperand = Accessor[Value[TypeT_co] | None, Value | None]
    Operands = Accessor[tuple[Value[TypeT_co], ...], Sequence[Value]]
    Result = ReadOnly[OpResult[TypeT_co]]
    OptionalResult = ReadOnly[OpResult[TypeT_co] | None]
    Results = ReadOnly[tuple[OpResult[TypeT_co], ...]]

else:
    ReadOnly = Accessor = property


# --- operands -----------------------------------------------------------------------------------------------------------

# `get` gives Any, for the types of its values are what the op class says of them.


def operand_at(index: int, doc: str = "") -> Operand[TypeT_co]:
    """The operand of that index; a negative one counts from the end."""

    def get(op: Operation) -> Any:
        return op.stored_operands[index]

    def set(op: Operation, value: Value) -> None:
        op.set_operand(index if index >= 0 else len(op.stored_operands) + index, value)

    return Accessor(get, set, None, doc)


def optional_operand_at(
    start: int, stop: int | None = None, doc: str = ""
) -> OptionalOperand[TypeT_co]:
    """The operand between others, or None."""

    def get(op: Operation) -> Any:
        found = op.stored_operands[start:stop]
        return found[0] if found else None

    def set(op: Operation, value: Value | None) -> None:
        _replace_operands(op, start, stop, () if value is None else (value,))

    return Accessor(get, set, None, doc)


def operands_from(start: int, stop: int | None = None, doc: str = "") -> Operands[TypeT_co]:
    """The operands between others."""

    def get(op: Operation) -> Any:
        return op.stored_operands[start:stop]

    def set(op: Operation, values: Sequence[Value]) -> None:
        _replace_operands(op, start, stop, tuple(values))

    return Accessor(get, set, None, doc)


def _replace_operands(
    op: Operation, start: int, stop: int | None, values: tuple[Value, ...]
) -> None:
    after = () if stop is None else op.stored_operands[stop:]
    op.operands = (*op.stored_operands[:start], *values, *after)


# --- results, regions, successors ----------------------------------------------------------------------------------------


def result_at(index: int, doc: str = "") -> Result[TypeT_co]:
    """The result of that index; a negative one counts from the end."""

    def get(op: Operation) -> Any:
        return op.results[index]

    def get_first(op: Operation) -> Any:
        result = op.single_result
        return op.results[0] if result is None else result

    if index == 0:
        return ReadOnly(get_first, None, None, doc)

    return ReadOnly(get, None, None, doc)


def optional_result_at(
    start: int, stop: int | None = None, doc: str = ""
) -> OptionalResult[TypeT_co]:
    """The result between others, or None."""

    def get(op: Operation) -> Any:
        found = op.results[start:stop]
        return found[0] if found else None

    return ReadOnly(get, None, None, doc)


def results_from(start: int, stop: int | None = None, doc: str = "") -> Results[TypeT_co]:
    """The results between others."""

    def get(op: Operation) -> Any:
        return op.results[start:stop]

    return ReadOnly(get, None, None, doc)


def region_at(index: int, doc: str = "") -> ReadOnly[Region]:
    """The region of that index."""

    def get(op: Operation) -> Region:
        return op.regions[index]

    return ReadOnly(get, None, None, doc)


def regions_from(
    start: int, stop: int | None = None, doc: str = ""
) -> ReadOnly[tuple[Region, ...]]:
    """The regions after others."""

    def get(op: Operation) -> tuple[Region, ...]:
        return op.regions[start:stop]

    return ReadOnly(get, None, None, doc)


def successor_at(index: int, doc: str = "") -> ReadOnly[Block]:
    """The successor of that index."""

    def get(op: Operation) -> Block:
        return op.stored_successors[index]

    return ReadOnly(get, None, None, doc)


def successors_from(
    start: int, stop: int | None = None, doc: str = ""
) -> ReadOnly[tuple[Block, ...]]:
    """The successors after others."""

    def get(op: Operation) -> tuple[Block, ...]:
        return op.stored_successors[start:stop]

    return ReadOnly(get, None, None, doc)


# --- attributes ---------------------------------------------------------------------------------------------------------


def attribute_of(
    name: str, kind: type[AttributeT], doc: str = ""
) -> Accessor[AttributeT, AttributeT]:
    """An inherent attribute, or its default; raises KeyError without either."""
    return _converting(name, checked_attribute, _itself(name, doc))


def optional_attribute(
    name: str, kind: type[AttributeT], doc: str = ""
) -> Accessor[AttributeT | None, AttributeT | None]:
    """An inherent attribute, or None."""
    return _converting(name, checked_attribute, _itself_or_none(name, doc))


def _converting(
    name: str, convert: Callable[[Any], Any], accessor: Accessor[HeldT, GivenT]
) -> Accessor[HeldT, GivenT]:
    """The accessor by which builders convert what they are given for an attribute."""
    setter: Any = accessor.fset  # type: ignore[attr-defined]
    setter.conversion = name, convert
    return accessor


def _itself(name: str, doc: str) -> Accessor[AttributeT, AttributeT]:

    def get(op: Operation) -> AttributeT:
        found: AttributeT = _fetched(op, name)
        return found

    def set(op: Operation, value: AttributeT) -> None:
        op.properties[name] = checked_attribute(value)

    return Accessor(get, set, None, doc)


def _itself_or_none(name: str, doc: str) -> Accessor[AttributeT | None, AttributeT | None]:
    def get(op: Operation) -> AttributeT | None:
        return op.stored_properties.get(name)

    def set(op: Operation, value: AttributeT | None) -> None:
        _set_or_remove(op, name, None if value is None else checked_attribute(value))

    return Accessor(get, set, None, doc)


def native_attribute(
    name: str, conversion: Conversion[ValueT, AttributeT], doc: str = ""
) -> tuple[Accessor[ValueT, ValueT], Accessor[AttributeT, AttributeT]]:
    """The Python value of an inherent attribute, and the attribute itself."""

    value_of = conversion.value_of

    def get(op: Operation) -> ValueT:
        found = op.stored_properties.get(name)
        return value_of(op.DEFAULT_PROPERTIES[name] if found is None else found)

    def set(op: Operation, value: ValueT) -> None:
        try:
            op.properties[name] = conversion.attribute_of(value)
        except (TypeError, ValueError, AttributeError) as error:
            raise _not_settable(op, name, error) from None

    accessor = _converting(name, conversion.attribute_of, Accessor(get, set, None, doc))
    return accessor, _itself(name, doc)


def optional_native_attribute(
    name: str, conversion: Conversion[ValueT, AttributeT], doc: str = ""
) -> tuple[Accessor[ValueT | None, ValueT | None], Accessor[AttributeT | None, AttributeT | None]]:
    """The Python value of an inherent attribute, and the attribute itself; None without it."""

    def get(op: Operation) -> ValueT | None:
        found = op.stored_properties.get(name)
        return None if found is None else conversion.value_of(found)

    def set(op: Operation, value: ValueT | None) -> None:
        try:
            _set_or_remove(op, name, None if value is None else conversion.attribute_of(value))
        except (TypeError, ValueError, AttributeError) as error:
            raise _not_settable(op, name, error) from None

    accessor = _converting(name, conversion.attribute_of, Accessor(get, set, None, doc))
    return accessor, _itself_or_none(name, doc)


def defaulted_native_attribute(
    name: str, conversion: Conversion[ValueT, AttributeT], default: Any, doc: str = ""
) -> tuple[Accessor[ValueT, ValueT], Accessor[AttributeT | None, AttributeT | None]]:
    """The Python value of an inherent attribute, and the attribute itself; without it, the default and None."""

    def get(op: Operation) -> ValueT:
        found = op.stored_properties.get(name)
        value: ValueT = default if found is None else conversion.value_of(found)
        return value

    def set(op: Operation, value: ValueT) -> None:
        try:
            op.properties[name] = conversion.attribute_of(value)
        except (TypeError, ValueError, AttributeError) as error:
            raise _not_settable(op, name, error) from None

    accessor = _converting(name, conversion.attribute_of, Accessor(get, set, None, doc))
    return accessor, _itself_or_none(name, doc)


def unit_attribute(
    name: str, doc: str = ""
) -> tuple[Accessor[bool, bool], Accessor[UnitAttr | None, UnitAttr | None]]:
    """Whether a unit attribute is there, and the attribute itself."""

    def get(op: Operation) -> bool:
        return name in op.stored_properties

    def set(op: Operation, value: bool) -> None:
        _set_or_remove(op, name, _unit_if_true(value))

    accessor = _converting(name, _unit_if_true, Accessor(get, set, None, doc))
    return accessor, _itself_or_none(name, doc)


def _unit_if_true(value: bool) -> UnitAttr | None:
    return UnitAttr.get() if value else None


def _not_settable(op: Operation, name: str, error: Exception) -> Exception:
    """The error of a value that cannot be that of an attribute, with the attribute and the operation."""
    kind = ValueError if isinstance(error, ValueError) else TypeError
    return kind(f"the attribute '{name}' of '{op.name}': {error}")


def _fetched(op: Operation, name: str) -> Any:
    found = op.stored_properties.get(name)
    return op.DEFAULT_PROPERTIES[name] if found is None else found


def _set_or_remove(op: Operation, name: str, attribute: Attribute | None) -> None:
    if attribute is None:
        op.properties.pop(name, None)
    else:
        op.properties[name] = attribute
