"""Adaptors: values and properties seen through the accessors of an operation that does not exist (ODS: operand adaptors).

What computes the types of results has operands and properties and no operation yet; a conversion has operands that take
the place of those that an operation still has.  An adaptor gives them their names.
"""

from __future__ import annotations

from contextlib import contextmanager
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NoReturn

from odsgen.runtime.ir.operation import Operation

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value

_classes: dict[type[Operation], type[Operation]] = {}


def make_adaptor(
    op_class: type[Operation],
    operands: Sequence[Value],
    properties: Mapping[str, Any] | None,
    regions: Sequence[Region],
) -> Operation:
    """An adaptor for an op class; it uses none of the values, and cannot be changed."""
    adaptor_class = _classes.get(op_class)
    if adaptor_class is None:
        name = f"{op_class.__name__}Adaptor"
        made = type(name, (_Adaptor, op_class), {"__slots__": (), "__doc__": _Adaptor.__doc__})
        adaptor_class = _classes.setdefault(op_class, made)
    return adaptor_class(
        tuple(operands), (), dict(properties) if properties else None, regions=tuple(regions)
    )


@contextmanager
def given_operands(op: Operation, operands: Sequence[Value]) -> Iterator[None]:
    """Within, the accessors of an operation give other values, which it does not use; as many as it has operands."""
    used = op._operands
    op._operands = tuple(operands)
    try:
        yield
    finally:
        op._operands = used


class _Absent(tuple[Any, ...]):
    """The results of an adaptor."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> NoReturn:
        raise AttributeError("an adaptor has no results")


_ABSENT = _Absent()
_NO_ENTRIES: MappingProxyType[str, Any] = MappingProxyType({})


class _Adaptor(Operation):
    """Operands, properties and regions by the names that an operation gives them."""

    __slots__ = ()

    def __init__(
        self,
        operands: tuple[Value, ...] = (),
        result_types: Sequence[Any] = (),
        properties: dict[str, Any] | None = None,
        attributes: dict[str, Any] | None = None,
        successors: tuple[Any, ...] = (),
        regions: tuple[Region, ...] = (),
        location: Any = None,
    ) -> None:
        # Unlike an operation: the values do not know it, and the regions belong to another.
        self._operands = operands
        self._result = None
        self._several_results = _ABSENT
        self._properties = MappingProxyType(properties) if properties else _NO_ENTRIES  # type: ignore[assignment]
        self._attributes = MappingProxyType(attributes) if attributes else _NO_ENTRIES  # type: ignore[assignment]
        self._successors = ()
        self._regions = regions
        self._location = location
        self._block = self._previous = self._next = None
        self._order = 0

    @property
    def operands(self) -> tuple[Value, ...]:
        """The operands in order."""
        return self._operands

    @operands.setter
    def operands(self, operands: Sequence[Value]) -> None:
        raise TypeError("an adaptor cannot be changed")

    def set_operand(self, index: int, value: Value) -> None:
        raise TypeError("an adaptor cannot be changed")

    def verify(self) -> None:
        raise TypeError("an adaptor is no operation that could be verified")
