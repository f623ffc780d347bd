"""The text of an operation beside its declarative format: which element of the format a place is in.

The text may end anywhere. Elements are tried in every way that fits, without reading types or attributes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from odsgen.ods.model import Arity
from odsgen.ods.model.format import (
    All,
    AllDirective,
    AttrDictDirective,
    AttributeStyle,
    AttributeVariable,
    FormatElement,
    FunctionalTypeDirective,
    Literal,
    OIList,
    OperandVariable,
    OptionalGroup,
    PropDictDirective,
    RegionVariable,
    SameTypesDirective,
    SuccessorVariable,
    TypeDirective,
    Whitespace,
)
from odsgen.runtime.parser.lexer import tokenize

_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}
#: Longer texts are not looked through for the end of a custom directive.
_MOST_TOKENS = 256

#: The operand that a value was read for, with its token.
Bound = Mapping[str, int]


@dataclass(frozen=True, slots=True, eq=False)
class Current:
    """An element that a place is in or may come next, where it begins, and the operands before it."""

    element: FormatElement
    start: int
    operands: Bound


@dataclass(slots=True)
class FormatMatch:
    """Reads the tokens behind an operation's name; those behind `cursor` are not looked at."""

    tokens: Sequence[str]
    cursor: int
    found: list[Current] = field(default_factory=list)

    def current(self, elements: Sequence[FormatElement]) -> list[Current]:
        """The elements at the cursor, in the order of the format: those that have begun, else those that may follow."""
        self.found.clear()
        self._sequence(elements, {0: {}})
        begun = [each for each in self.found if each.start < self.cursor]
        return begun or self.found

    # --- sequences ------------------------------------------------------------------------------------------------------

    def _sequence(
        self, elements: Sequence[FormatElement], starts: dict[int, Bound]
    ) -> dict[int, Bound]:
        """The places behind elements that begin at some of several places."""
        for element in elements:
            if not starts:
                break
            starts = self._element(element, starts)
        return starts

    def _element(self, element: FormatElement, starts: dict[int, Bound]) -> dict[int, Bound]:
        match element:
            case Whitespace():
                return starts
            case OptionalGroup():
                then = self._sequence(element.then_elements, starts)
                otherwise = self._sequence(element.else_elements, starts)
                return {**otherwise, **then}
            case OIList():
                return self._clauses(element, starts)
        found: dict[int, Bound] = {}
        for start, bound in starts.items():
            if start == self.cursor:
                self.found.append(Current(element, start, bound))
            for end in self._ends(element, start):
                if end > self.cursor:
                    self.found.append(Current(element, start, bound))
                    break
                found.setdefault(end, self._bind(element, start, bound))
        return found

    def _clauses(self, element: OIList, starts: dict[int, Bound]) -> dict[int, Bound]:
        found = dict(starts)
        fresh = starts
        for _ in element.clauses:
            following: dict[int, Bound] = {}
            for clause in element.clauses:
                following |= self._sequence((clause.literal, *clause.elements), fresh)
            fresh = {place: bound for place, bound in following.items() if place not in found}
            found |= fresh
            if not fresh:
                break
        return found

    def _bind(self, element: FormatElement, start: int, bound: Bound) -> Bound:
        if isinstance(element, OperandVariable) and element.operand.arity is Arity.REQUIRED:
            return {**bound, element.operand.name: start}
        return bound

    # --- the ends of one element ----------------------------------------------------------------------------------------

    def _ends(self, element: FormatElement, start: int) -> Iterator[int]:
        """The places behind an element; one behind the cursor stands for a text that goes on there."""
        match element:
            case Literal():
                yield from self._literal(element.text, start)
            case OperandVariable():
                yield from self._several(self._value, element.operand.arity, start)
            case AllDirective(of=All.OPERANDS):
                yield from self._several(self._value, Arity.VARIADIC, start)
            case RegionVariable():
                yield from self._several(self._braces, _arity(element.region.variadic), start)
            case AllDirective(of=All.REGIONS):
                yield from self._several(self._braces, Arity.VARIADIC, start)
            case SuccessorVariable():
                yield from self._several(self._block, _arity(element.successor.variadic), start)
            case AllDirective():
                yield from self._several(self._block, Arity.VARIADIC, start)
            case TypeDirective():
                value = element.target.value
                arity = Arity.VARIADIC if value is None else value.arity
                yield from self._several(self._type, arity, start)
            case FunctionalTypeDirective() | SameTypesDirective():
                yield from self._type(start)
            case AttrDictDirective():
                yield from self._dictionary(element.with_keyword, start)
            case PropDictDirective():
                yield start
                yield from self._group("<", start)
            case AttributeVariable():
                if element.may_be_absent:
                    yield start
                yield from self._attribute(start, element.style is AttributeStyle.GENERIC)
            case _:
                yield from self._anything(start)

    def _ended(self, place: int) -> bool:
        return place >= self.cursor

    def _literal(self, text: str, start: int) -> Iterator[int]:
        place = start
        for token in tokenize(text):
            if not token:
                break
            if self._ended(place):
                yield place + 1
                return
            if self.tokens[place] != token:
                return
            place += 1
        if place > start:
            yield place

    def _several(
        self, one: Callable[[int], Iterator[int]], arity: Arity, start: int
    ) -> Iterator[int]:
        """One, none or one, or a list between commas."""
        if arity is Arity.VARIADIC_OF_VARIADIC:
            yield from self._anything(start)
            return
        if arity is not Arity.REQUIRED:
            yield start
        if self._ended(start):
            return
        ends = list(one(start))
        yield from ends
        while arity is Arity.VARIADIC and ends:
            ends = [
                end
                for place in ends
                if not self._ended(place) and self.tokens[place] == ","
                for end in ([self.cursor + 1] if self._ended(place + 1) else one(place + 1))
            ]
            yield from ends

    def _value(self, start: int) -> Iterator[int]:
        if self._ended(start) or self.tokens[start][:1] != "%":
            return
        numbered = not self._ended(start + 1) and self.tokens[start + 1][:1] == "#"
        yield start + 1 + numbered

    def _block(self, start: int) -> Iterator[int]:
        if not self._ended(start) and self.tokens[start][:1] == "^":
            yield start + 1

    def _braces(self, start: int) -> Iterator[int]:
        yield from self._group("{", start)

    def _dictionary(self, with_keyword: bool, start: int) -> Iterator[int]:
        yield start
        if with_keyword:
            if self._ended(start) or self.tokens[start] != "attributes":
                return
            start += 1
            if self._ended(start):
                yield start + 1
        yield from self._group("{", start)

    def _group(self, opening: str, start: int) -> Iterator[int]:
        """Behind the bracket that closes; behind the cursor where none does before it."""
        if self._ended(start) or self.tokens[start] != opening:
            return
        open_brackets = [opening]
        for place in range(start + 1, self.cursor):
            token = self.tokens[place]
            if token in _CLOSING:
                open_brackets.append(token)
            elif token == _CLOSING[open_brackets[-1]]:
                open_brackets.pop()
                if not open_brackets:
                    yield place + 1
                    return
        yield self.cursor + 1

    def _unit(self, start: int) -> Iterator[int]:
        """One token, or all between brackets."""
        if self._ended(start):
            return
        token = self.tokens[start]
        if token in _CLOSING:
            yield from self._group(token, start)
        elif token not in (")", "]", "}", ">", ",", "="):
            yield start + 1

    def _type(self, start: int) -> Iterator[int]:
        for end in self._unit(start):
            if self._ended(end):
                yield end
                continue
            following = self.tokens[end]
            if following == "<":
                yield from self._group("<", end)
            elif following == "->" and self.tokens[start] == "(":
                if self._ended(end + 1):
                    yield self.cursor + 1
                else:
                    yield from self._type(end + 1)
            else:
                yield end

    def _attribute(self, start: int, may_have_type: bool) -> Iterator[int]:
        if not self._ended(start) and self.tokens[start] == "-":
            start += 1
        for end in self._type(start):
            yield end
            while not self._ended(end + 1) and self.tokens[end] == self.tokens[end + 1] == ":":
                end += 3  # @a::@b
                yield end
            if may_have_type and not self._ended(end) and self.tokens[end] == ":":
                yield from [self.cursor + 1] if self._ended(end + 1) else self._type(end + 1)

    def _anything(self, start: int) -> Iterator[int]:
        """As many tokens as one likes, brackets with what is in them."""
        place = start
        yield place
        for _ in range(_MOST_TOKENS):
            if self._ended(place):
                return
            token = self.tokens[place]
            place = next(iter(self._unit(place)), place + 1 if token in (",", "=") else -1)
            if place < 0:
                return
            yield place


def _arity(variadic: bool) -> Arity:
    return Arity.VARIADIC if variadic else Arity.REQUIRED
