"""Choices that types decide: `fadd($a, $b) if is_float($a) else $a + $b` is one expression for each kind of type."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from odsgen.ods.model import predicates as p
from odsgen.ods.model.constraints import TypeConstraint
from odsgen.ods.model.number_types import number_types
from odsgen.ods.model.parts import Arity, Operand, Result, TraitUse
from odsgen.ods.model.semantics import (
    TYPE_TESTS,
    Apply,
    Choose,
    Exclusion,
    Local,
    Number,
    Semantics,
    Sort,
    Term,
    TypeOf,
    subterms,
    width_of,
)

#: Says whether a test of a type holds; None: it is not known.
Answer = Callable[[Apply], "bool | None"]

_TRUE, _FALSE = Number(True, Sort.CONDITION), Number(False, Sort.CONDITION)
_INTEGERS = (Sort.BITS, Sort.INTEGER)
_OF_ALL = frozenset({"SameOperandsAndResultType", "SameOperandsAndResultElementType"})
_OF_OPERANDS = frozenset({"SameTypeOperands", "SameOperandsElementType"})


class MixedSortsError(Exception):
    """One value of a choice is an integer, the other a float, and types do not decide between them."""


def type_tests(semantics: Semantics) -> Iterator[Apply]:
    """The tests of types that the results depend on."""
    exclusions = (*semantics.undefined, *semantics.unsupported, *semantics.poison)
    terms = [term for _, term in (*semantics.lets, *semantics.results)]
    for term in (*terms, *(each.condition for each in exclusions)):
        for part in subterms(term):
            if isinstance(part, Apply) and part.function in TYPE_TESTS:
                yield part


def tested(test: Apply) -> str:
    """The operand, result or attribute whose type is tested."""
    [of] = test.arguments
    assert isinstance(of, TypeOf)
    return of.name


def decided(semantics: Semantics, answer: Answer) -> Semantics:
    """The semantics without what the answers exclude; raises MixedSortsError."""
    if next(type_tests(semantics), None) is None:
        return semantics
    return _Decision(semantics, answer).semantics()


class _Decision:
    """Simplifies terms by answers."""

    def __init__(self, semantics: Semantics, answer: Answer) -> None:
        self.written = semantics
        self.answer = answer
        self.lets: dict[str, Term] = {}

    def semantics(self) -> Semantics:
        written = self.written
        for name, term in written.lets:
            self.lets[name] = self.term(term)
        return replace(
            written,
            lets=tuple(self.lets.items()),
            results=tuple((name, self.term(term)) for name, term in written.results),
            poison=self.exclusions(written.poison),
            undefined=self.exclusions(written.undefined),
            unsupported=self.exclusions(written.unsupported),
        )

    def exclusions(self, written: Sequence[Exclusion]) -> tuple[Exclusion, ...]:
        found = [replace(each, condition=self.term(each.condition)) for each in written]
        return tuple(each for each in found if each.condition != _FALSE)

    def term(self, term: Term) -> Term:
        match term:
            case Local(name=name):
                return Local(name, self.lets[name].sort)
            case Choose():
                return self.choice(term)
            case Apply(function=function) if function in TYPE_TESTS:
                known = self.answer(term)
                return term if known is None else _TRUE if known else _FALSE
            case Apply(function="and" | "or", arguments=(first, second)):
                return self.junction(term, self.term(first), second)
            case Apply(function="not", arguments=(inner,)):
                found = self.term(inner)
                if isinstance(found, Number):
                    return _FALSE if found.value else _TRUE
                return replace(term, arguments=(found,))
            case Apply(arguments=arguments):
                return replace(term, arguments=tuple(map(self.term, arguments)))
        return term

    def junction(self, term: Apply, first: Term, second: Term) -> Term:
        neutral = _TRUE if term.function == "and" else _FALSE
        if isinstance(first, Number):
            return self.term(second) if first == neutral else first
        found = self.term(second)
        if isinstance(found, Number):
            return first if found == neutral else found
        return replace(term, arguments=(first, found))

    def choice(self, term: Choose) -> Term:
        condition = self.term(term.condition)
        if isinstance(condition, Number):
            return self.term(term.when_true if condition.value else term.when_false)
        first, second = self.term(term.when_true), self.term(term.when_false)
        sort = self.common_sort(condition, first, second)
        return Choose(condition, first, second, sort)

    def common_sort(self, condition: Term, first: Term, second: Term) -> Sort:
        if first.sort in _INTEGERS and second.sort in _INTEGERS:
            known = Semantics((), tuple(self.lets.items()), ())
            if first.sort is second.sort is Sort.BITS and width_of(first, known) == width_of(
                second, known
            ):
                return Sort.BITS
            return Sort.INTEGER
        if first.sort is second.sort:
            return first.sort
        if tests_type(condition):
            return Sort.NUMBER
        raise MixedSortsError


def tests_type(condition: Term) -> bool:
    """Whether a condition depends on a type."""
    return any(isinstance(p, Apply) and p.function in TYPE_TESTS for p in subterms(condition))


def alternatives(semantics: Semantics, answer: Answer) -> Iterator[tuple[list[Apply], Semantics]]:
    """The semantics for each kind of types, with the tests that must hold where all before them do not.

    `answer` tells what is known of all.
    """
    semantics = decided(semantics, answer)
    test = next(type_tests(semantics), None)
    if test is None:
        yield [], semantics
        return
    first: Apply = test
    for tests, found in alternatives(semantics, lambda other: _follows(first, other)):
        yield [first, *tests], found
    yield from alternatives(semantics, lambda other: False if other == first else None)


def _follows(test: Apply, other: Apply) -> bool | None:
    """The answer to another test where one holds: no type is a float and an integer."""
    if test == other:
        return True
    return False if test.arguments == other.arguments else None


# --- parts of one type ------------------------------------------------------------------------------


def same_element_types(
    operands: Sequence[Operand], results: Sequence[Result], traits: Sequence[TraitUse]
) -> dict[str, str]:
    """For operands and results that have the element type of an earlier one: that one."""
    found: dict[str, str] = {}
    parts: tuple[Operand | Result, ...] = (*operands, *results)
    lists = {part.name for part in parts if part.arity is not Arity.REQUIRED}
    for trait in traits:
        names: Sequence[object] = ()
        if trait.name in _OF_ALL:
            names = [part.name for part in parts]
        elif trait.name in _OF_OPERANDS:
            names = [part.name for part in operands]
        elif trait.name in ("AllTypesMatch", "AllElementTypesMatch"):
            names = trait.arguments[0] if isinstance(trait.arguments[0], tuple) else ()
        elif trait.name == "TypesMatchWith" and trait.arguments[3:4] == (p.SelfValue(),):
            names = trait.arguments[1:3]
        names = [name for name in names if name not in lists]
        first = next((found.get(str(name), str(name)) for name in names), "")
        found.update({str(name): first for name in names if str(name) != first})
    return found


def known_answer(test: Apply, constraints: dict[str, TypeConstraint]) -> bool | None:
    """The answer that the constraint of the operand or result gives."""
    constraint = constraints.get(tested(test))
    numbers = None if constraint is None else number_types(constraint.predicate)
    if numbers is None:
        return None
    are_floats = {name == "FloatType" for name, _ in numbers}
    if test.function == "is_float" and len(are_floats) == 1:
        return are_floats.pop()
    if test.function == "is_unsigned" and not any(name == "IntegerType" for name, _ in numbers):
        return False
    return None


__all__ = [
    "Answer",
    "MixedSortsError",
    "alternatives",
    "decided",
    "known_answer",
    "same_element_types",
    "tested",
    "tests_type",
    "type_tests",
]
