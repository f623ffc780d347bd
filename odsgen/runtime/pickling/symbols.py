"""Types, attributes and affine expressions as a flat list of records, each after those that it holds.

A record tells the class, the class method that gives the object, and its arguments: a number for an object of an earlier
record, a tuple of one value for a constant, a list for a tuple of arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, Protocol

from odsgen.runtime.pickling.classes import ClassName, class_name, class_of_name

Record = tuple[int, str, Any]


class Constructed(Protocol):
    """The result of a class method, the same object for the same arguments."""

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """A class method and the arguments for which it gives this object."""
        ...


Body = tuple[int, Callable[[Any, Any], None], Any]

_bodies: dict[Any, tuple[Callable[[Any, Any], None], Any]] = {}


def keep_body(symbol: Any, body: Any, set_body: Callable[[Any, Any], None]) -> None:
    """Let the body of a mutable type or attribute be pickled with it; ``set_body(symbol, body)`` sets it again."""
    _bodies[symbol] = set_body, body


class SymbolWriter:
    """Collects the records of objects; each object has one, however often it is held."""

    def __init__(self) -> None:
        self.classes: list[ClassName] = []
        self.records: list[Record] = []
        self.bodies: list[Body] = []
        self._mutable: list[Any] = []
        self._numbers: dict[int, int] = {}  # of objects by their identity
        self._kept: list[Any] = []  # so that no identity is given twice
        self._class_numbers: dict[type, int] = {}

    def add(self, root: Any) -> int:
        """The number of the record of an object."""
        known = self._numbers.get(id(root))
        if known is not None:
            return known
        pending: list[tuple[Any, type, str, tuple[Any, ...] | None]] = [(root, type, "", None)]
        while pending:
            symbol, owner, method, arguments = pending.pop()
            if id(symbol) in self._numbers:
                continue
            if arguments is None:
                owner, method, arguments = _construction(symbol)
                pending.append((symbol, owner, method, arguments))
                pending.extend([(held, type, "", None) for held in _held(arguments)])
                continue
            encoded = [self._encoded(argument) for argument in arguments]
            self._numbers[id(symbol)] = len(self.records)
            self._kept.append(symbol)
            self.records.append((self.class_number(owner), method, encoded))
            if symbol in _bodies:
                self._mutable.append(symbol)
        return self._numbers[id(root)]

    def finish(self) -> tuple[list[ClassName], list[Record], list[Body]]:
        """All that is written, with the bodies of what is mutable, which may hold what holds them."""
        for symbol in self._mutable:  # grows while it is walked
            set_body, body = _bodies[symbol]
            value = self.value(body)
            self.bodies.append((self._numbers[id(symbol)], set_body, value))
        return self.classes, self.records, self.bodies

    def class_number(self, owner: type) -> int:
        """The number of a class."""
        number = self._class_numbers.get(owner)
        if number is None:
            number = self._class_numbers[owner] = len(self.classes)
            self.classes.append(class_name(owner))
        return number

    def value(self, value: Any) -> Any:
        """A value as the arguments of records are written, its objects among the records."""
        for held in _held((value,)):
            self.add(held)
        return self._encoded(value)

    def _encoded(self, value: Any) -> Any:
        if _is_symbol(value):
            return self._numbers[id(value)]
        if isinstance(value, tuple):
            encoded = [self._encoded(entry) for entry in value]
            if type(value) is tuple and any(not isinstance(entry, tuple) for entry in encoded):
                return encoded
        return (value,)


class SymbolReader:
    """Makes the objects of records; their numbers are places in ``symbols``."""

    def __init__(
        self, classes: Iterable[ClassName], records: Iterable[Record], bodies: Iterable[Body]
    ) -> None:
        self.classes = [class_of_name(name) for name in classes]
        self.symbols: list[Any] = []
        for number, method, arguments in records:
            owner: Any = self.classes[number]
            make = getattr(owner, method) if method else owner
            self.symbols.append(make(*[self.value(argument) for argument in arguments]))
        for number, set_body, body in bodies:
            set_body(self.symbols[number], self.value(body))

    def value(self, encoded: Any) -> Any:
        """The value that was written so."""
        if isinstance(encoded, int):
            return self.symbols[encoded]
        if isinstance(encoded, list):
            return tuple([self.value(entry) for entry in encoded])
        return encoded[0]


def reduced(symbol: Constructed) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """The result of ``__reduce__`` for an object that is made of others."""
    writer = SymbolWriter()
    number = writer.add(symbol)
    return restored, (number, *writer.finish())


def restored(
    number: int, classes: list[ClassName], records: list[Record], bodies: list[Body]
) -> Any:
    """The object of a record."""
    return SymbolReader(classes, records, bodies).symbols[number]


def _is_symbol(value: Any) -> bool:
    return hasattr(value, "construction") or isinstance(value, Enum)


def _construction(symbol: Any) -> tuple[type, str, tuple[Any, ...]]:
    if isinstance(symbol, Enum):
        return type(symbol), "", (symbol.value,)
    method, arguments = symbol.construction()
    return method.__self__, method.__name__, arguments


def _held(values: Iterable[Any]) -> list[Any]:
    """The objects with records of their own among values and in tuples of them, the last first."""
    found: list[Any] = []
    pending = list(values)
    while pending:
        value = pending.pop()
        if isinstance(value, tuple):
            pending.extend(value)
        elif _is_symbol(value):
            found.append(value)
    return found
