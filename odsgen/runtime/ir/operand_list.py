"""The operands of an operation that has very many, once some of them are set one by one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import Value


class OperandList(list["Value"]):
    """Operands that can be set one by one, and found by value, without a look at the others.

    It stands where a tuple stands otherwise, and reads like one: a part of it is a tuple.
    """

    __slots__ = ("_places", "_tuple")

    def __init__(self, operands: Iterable[Value]) -> None:
        super().__init__(operands)
        #: The numbers of the operands that each value is: one, or the several.
        self._places: dict[Value, int | dict[int, None]] = {}
        self._tuple: tuple[Value, ...] | None = None
        for index, operand in enumerate(self):
            self._add_place(operand, index)

    def as_tuple(self) -> tuple[Value, ...]:
        """The operands as they are now."""
        if self._tuple is None:
            self._tuple = tuple(self)
        return self._tuple

    def set(self, index: int, value: Value) -> None:
        """Replace the operand with a number."""
        old = self[index]
        places = self._places[old]
        if isinstance(places, dict):
            del places[index]
            if not places:
                del self._places[old]
        else:
            del self._places[old]
        list.__setitem__(self, index, value)
        self._add_place(value, index)
        self._tuple = None

    def replace(self, old: Value, new: Value) -> int:
        """Replace each operand that is `old`, and return how many are `new` now."""
        places = self._places.pop(old)
        for index in places if isinstance(places, dict) else (places,):
            list.__setitem__(self, index, new)
            self._add_place(new, index)
        self._tuple = None
        now = self._places[new]
        return len(now) if isinstance(now, dict) else 1

    def _add_place(self, value: Value, index: int) -> None:
        places = self._places.get(value)
        if places is None:
            self._places[value] = index
        elif isinstance(places, dict):
            places[index] = None
        else:
            self._places[value] = {places: None, index: None}

    if not TYPE_CHECKING:  # to type checkers it is the tuple for which it stands

        def __getitem__(self, index: Any) -> Any:
            found = list.__getitem__(self, index)
            return tuple(found) if isinstance(index, slice) else found

        def __eq__(self, other: object) -> bool:
            return self.as_tuple() == (
                other.as_tuple() if isinstance(other, OperandList) else other
            )

        __hash__ = None  # it changes: who needs a key takes `operands`
