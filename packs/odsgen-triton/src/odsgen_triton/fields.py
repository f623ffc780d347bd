"""Layouts that are written as dictionaries, `<{order = [1, 0], vec = 8}>`, and what stands in them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from odsgen.runtime import ArrayAttr, Attribute, BoolAttr, DictionaryAttr, IntegerAttr, Parser

#: The bases of a linear layout along one of its inputs: where each power of two goes.
Bases = Sequence[tuple[int, ...]]


def parse_dictionary(parser: Parser) -> Mapping[str, Attribute]:
    """`{name = value, …}`"""
    place = parser.index
    found = parser.parse_attribute()
    if not isinstance(found, DictionaryAttr):
        raise parser.error("invalid kind of attribute specified", place)
    return dict(found.entries)


class Fields:
    """The entries of a dictionary, each of which may be left out where Triton gives it a value."""

    def __init__(
        self, parser: Parser, entries: Mapping[str, Attribute], known: Collection[str] | None = None
    ) -> None:
        self.parser = parser
        self.entries = entries
        for name in entries:
            if known is not None and name not in known:
                raise parser.error(f"unexpected key: {name}")

    def integer(self, name: str, default: int = 0) -> int:
        found = self.entries.get(name)
        return default if found is None else self._integer(found, name)

    def boolean(self, name: str) -> bool:
        found = self.entries.get(name)
        if found is None:
            return False
        if not isinstance(found, BoolAttr):
            raise self.parser.error(f"expected a bool type in {name}")
        return bool(found.value)

    def integers(self, name: str, what: str = "", default: Sequence[int] = ()) -> Sequence[int]:
        found = self.entries.get(name)
        return default if found is None else self._integers(found, what or name)

    def cta_bases(self, rank: int) -> Bases:
        """`CGALayout = [[0, 1], …]`, each base as long as the layout has dimensions."""
        found = self.entries.get("CGALayout")
        if found is None:
            return ()
        if not isinstance(found, ArrayAttr):
            raise self.parser.error("expected array value for 'CGALayout'")
        bases = [tuple(self._integers(base, "CGALayout entry")) for base in found]
        if any(len(base) != rank for base in bases):
            raise self.parser.error(f"'CGALayout' entry length does not match rank {rank}")
        return bases

    def dictionary(self, name: str) -> Fields:
        found = self.entries.get(name)
        if not isinstance(found, DictionaryAttr):
            raise self.parser.error(f"expected dictionary value for '{name}'")
        return Fields(self.parser, dict(found.entries))

    def bases(self, name: str) -> Bases:
        """`[[0, 1], [8, 0]]` of a linear layout."""
        found = self.entries.get(name)
        if found is None:
            raise self.parser.error(f"Expected basis of '{name}' not found")
        if not isinstance(found, ArrayAttr):
            raise self.parser.error(f"Expected array of arrays for basis of '{name}'")
        return [self._base(base, name) for base in found]

    def _base(self, base: Attribute, name: str) -> tuple[int, ...]:
        if not isinstance(base, ArrayAttr):
            raise self.parser.error(f"Expected array of integers in basis for '{name}'")
        numbers = []
        for number in base:
            if not isinstance(number, IntegerAttr):
                raise self.parser.error(f"Expected integer in basis for '{name}'")
            numbers.append(number.value)
        return tuple(numbers)

    def _integer(self, attribute: Attribute, what: str) -> int:
        if not isinstance(attribute, IntegerAttr):
            raise self.parser.error(f"expected an integer type in {what}")
        value = attribute.value
        if value < 0:
            raise self.parser.error(f"expected an unsigned integer value in {what}")
        return value

    def _integers(self, attribute: Attribute, what: str) -> Sequence[int]:
        if not isinstance(attribute, ArrayAttr):
            raise self.parser.error(f"expected an array for {what}")
        return [self._integer(element, what) for element in attribute]


def checked_rank(parser: Parser, layouts: Iterable[Bases], rank: int = 0) -> int:
    """The number of dimensions that the bases of a linear layout have, all as many."""
    lengths = {len(base) for bases in layouts for base in bases}
    if not lengths and not rank:
        raise parser.error("Empty Layout not supported")
    if len(lengths) > 1:
        raise parser.error("the bases of a linear layout must have the same length")
    if rank and lengths and lengths != {rank}:
        raise parser.error("Serialized rank and rank deduced from LL need to match")
    return rank or next(iter(lengths))


def list_text(numbers: Iterable[object]) -> str:
    return f"[{', '.join(map(str, numbers))}]"


def bases_text(bases: Bases) -> str:
    return list_text(map(list_text, bases))


def cta_text(bases: Bases) -> str:
    """`, CGALayout = [[0, 1]]`, or nothing where there is one CTA."""
    return f", CGALayout = {bases_text(bases)}" if bases else ""


def linear_text(inputs: Iterable[tuple[str, Bases]]) -> str:
    return ", ".join(f"{name} = {bases_text(bases)}" for name, bases in inputs)
