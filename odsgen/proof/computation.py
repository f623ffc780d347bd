"""Encodes a tree of semantics over encoded inputs as terms of SMT-LIB (docs/howto/proving.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from odsgen.ods.library.semantic_functions import SEMANTIC_FUNCTIONS, SemanticFunction
from odsgen.ods.model.definitions import EnumDef
from odsgen.ods.model.semantic_types import decided, tested
from odsgen.ods.model.semantics import (
    Apply,
    Choose,
    Exclusion,
    HasFlag,
    IsCase,
    Local,
    Number,
    Read,
    Reduce,
    Semantics,
    Sort,
    Term,
    TypeOf,
    reads,
    width_of,
)
from odsgen.ods.resolve.semantics import read_meaning
from odsgen.proof.encoder import Encoder
from odsgen.proof.terms import (
    Float,
    Int,
    OutsideError,
    ScalarType,
    bits_sort,
    integer_type,
    literal,
)


@dataclass(frozen=True, slots=True)
class Quantity:
    """An encoded value or attribute: the bits of a number, a float, or the truth of a condition."""

    text: str
    type: ScalarType | None  # None: a condition
    poison: str = "false"
    given: str = "true"  # of an optional attribute: whether it is there

    @property
    def sort(self) -> str:
        return "Bool" if self.type is None else self.type.sort


#: What a name of a tree may stand for; of the definition of a function, exact integers and floats.
Input = Quantity | Int | Float | str | tuple[Quantity, ...]

#: Functions of bits that are encoded where it is not known beforehand how many count.
_OF_ANY_WIDTH = frozenset({"signed", "popcount"})

_LocalT = TypeVar("_LocalT", Int, Float, str)


class Computation:
    """The terms of one tree over its inputs."""

    def __init__(
        self,
        encoder: Encoder,
        semantics: Semantics,
        inputs: Mapping[str, Input],
        types: Mapping[str, ScalarType],
        enums: Mapping[str, EnumDef] | None = None,
    ) -> None:
        self.encoder = encoder
        self.semantics = decided(semantics, lambda test: _answer(test, types))
        self.inputs = dict(inputs)
        self.types = types
        self.enums = enums or {}
        self._locals: dict[str, Int | Float | str] = {}

    # --- the operation ------------------------------------------------------------------------------

    def results(self) -> dict[str, Quantity]:
        """The results, as if none were poison."""
        found = {}
        for name, term in self.semantics.results:
            type = self.type_of(name)
            found[name] = Quantity(self.stored(term, type), type)
        self.inputs.update(found)
        return found

    def poison(self) -> str:
        """Whether the results, which have been computed, are poison."""
        encoder, script = self.encoder, self.encoder.script
        chosen = self.semantics.chosen or ()
        conditions = [self._poison_of(name) for name in self.inputs if name not in chosen]
        if chosen:
            [(_, choice)] = self.semantics.results
            assert isinstance(choice, Choose)
            of_each = [self._poison_of(name) for name in chosen]
            conditions.append(script.choose("Bool", self.condition(choice.condition), *of_each))
        conditions += [self.condition(each.condition) for each in self.semantics.poison]
        return encoder.script.either(*conditions)

    def undefined(self) -> str:
        """Whether the behavior is undefined: it may be, for some value of what is poison."""
        return self.encoder.script.either(*map(self._may_hold, self.semantics.undefined))

    def unsupported(self) -> str:
        conditions = [self.condition(each.condition) for each in self.semantics.unsupported]
        return self.encoder.script.either(*conditions)

    def requires(self) -> list[tuple[Exclusion, str]]:
        """The conditions that verification guarantees."""
        return [(each, self.condition(each.condition)) for each in self.semantics.requires]

    def _may_hold(self, each: Exclusion) -> str:
        script = self.encoder.script
        parts = []
        for part in conjuncts(each.condition):
            poison = [self._poison_of(name) for name in sorted(reads(part, self.semantics))]
            parts.append(script.either(self.condition(part), *poison))
        return script.both(*parts)

    def _poison_of(self, name: str) -> str:
        found = self.inputs.get(name)
        if isinstance(found, tuple):
            return self.encoder.script.either(*(each.poison for each in found))
        return found.poison if isinstance(found, Quantity) else "false"

    # --- names --------------------------------------------------------------------------------------

    def type_of(self, name: str) -> ScalarType:
        found = self.types.get(name)
        if found is None:
            raise OutsideError(f"the type of '{name}'")
        return found

    def input(self, name: str) -> Input:
        found = self.inputs.get(name)
        if found is None:
            raise OutsideError(f"the attribute '{name}'")
        return found

    # --- terms --------------------------------------------------------------------------------------

    def stored(self, term: Term, type: ScalarType) -> str:
        """The term as a value of a type: the low bits of an integer."""
        match term.sort:
            case Sort.CONDITION:
                condition = self.condition(term)
                return self.encoder.choose_bits(
                    condition, literal(1, type.width), literal(0, type.width), type.width
                )
            case Sort.FLOAT:
                return self.float(term).text
            case Sort.VALUE:
                return self.any_value(term, type)
        bits = self.low_bits(term, type.width)
        if type.count:
            return self.encoder.masked(bits, self.encoder.width_of(type)).text
        return bits

    def any_value(self, term: Term, type: ScalarType) -> str:
        match term:
            case Read(name=name):
                found = self.input(name)
                if isinstance(found, Quantity):
                    return found.text
            case Local(name=name):
                return self.any_value(self.semantics.local(name), type)
            case Choose():
                first = self.any_value(term.when_true, type)
                second = self.any_value(term.when_false, type)
                condition = self.condition(term.condition)
                return self.encoder.script.choose(type.sort, condition, first, second)
        raise OutsideError("a value of any type")

    def low_bits(self, term: Term, width: int) -> str:
        """The low bits of an integer, computed with no more than these where that suffices."""
        encoder = self.encoder
        match term:
            case Local(name=name):
                return self.low_bits(self.semantics.local(name), width)
            case Choose():
                first = self.low_bits(term.when_true, width)
                second = self.low_bits(term.when_false, width)
                return encoder.choose_bits(self.condition(term.condition), first, second, width)
            case Apply(function="wrap", arguments=(inner, count)):
                if self.exact(count).low >= width:
                    return self.low_bits(inner, width)
                return encoder.fit(self.exact(term), width)
            case Apply(function=function, arguments=arguments):
                operation = SEMANTIC_FUNCTIONS[function].on_low_bits
                if operation == "bvshl":
                    text = self.low_bits(arguments[0], width)
                    return encoder.shift_left_low(text, width, self.exact(arguments[1]))
                if operation:
                    texts = [self.low_bits(argument, width) for argument in arguments]
                    return encoder.on_low_bits(operation, width, *texts)
        return encoder.fit(self.exact(term), width)

    def exact(self, term: Term) -> Int:
        """An integer as it is; of the sort BITS with the width of the term."""
        match term:
            case Read(name=name):
                found = self.input(name)
                if isinstance(found, Quantity) and found.type is not None:
                    if found.type.format is not None:
                        raise OutsideError(f"'{name}' is a float")
                    return self.encoder.of_type(found.text, found.type)
                if isinstance(found, Int):
                    return found
                raise OutsideError(f"the integer '{name}'")
            case Local(name=name):
                return self.local(name, Int)
            case Number(value=value):
                return self.encoder.constant(int(value))
            case Choose():
                first, second = self.exact(term.when_true), self.exact(term.when_false)
                return self.encoder.choose(self.condition(term.condition), first, second)
            case Apply(function="wrap", arguments=(inner, count)):
                of_type = self.exact(count)
                if of_type.constant is None and of_type.low > 0:
                    return self.encoder.masked(self.low_bits(inner, of_type.high), of_type)
                width = self.encoder.known(of_type)
                return self.encoder.bits(self.low_bits(inner, width), width)
        found = self.applied(term)
        assert isinstance(found, Int)
        return found

    def of_width(self, term: Term) -> Int:
        """Bits, at the full width that their type has."""
        count = self.exact(width_of(term, self.semantics))
        found = self.exact(term)
        if count.constant is None:
            return self.encoder.masked(self.encoder.fit(found, count.high), count)
        width = self.encoder.known(count)
        if found.width == width:
            return found
        return Int(self.encoder.fit(found, width), found.low, found.high, width)

    def condition(self, term: Term) -> str:
        script = self.encoder.script
        match term:
            case Read(name=name):
                found = self.input(name)
                if isinstance(found, str):
                    return found
                if isinstance(found, Quantity) and found.type is None:
                    return script.both(found.given, found.text)
                if isinstance(found, Quantity) and found.type == integer_type(1):
                    one = self.encoder.bits(found.text, 1)
                    return self.encoder.equal(one, self.encoder.constant(1))
                raise OutsideError(f"the condition '{name}'")
            case Local(name=name):
                return self.local(name, str)
            case Number(value=value):
                return "true" if value else "false"
            case IsCase(attribute=attribute, cases=cases):
                numbers = [self.case_value(attribute, case) for case in cases]
                return self.attribute_is(attribute, numbers)
            case HasFlag(attribute=attribute, flag=flag):
                return self.has_flag(attribute, self.case_value(attribute, flag))
            case Choose():
                first, second = self.condition(term.when_true), self.condition(term.when_false)
                return script.choose("Bool", self.condition(term.condition), first, second)
        found = self.applied(term)
        assert isinstance(found, str)
        return found

    def float(self, term: Term) -> Float:
        match term:
            case Read(name=name):
                found = self.input(name)
                if isinstance(found, Quantity) and found.type and found.type.format:
                    return Float(found.text, found.type.format)
                if isinstance(found, Float):
                    return found
                raise OutsideError(f"the float '{name}'")
            case Local(name=name):
                return self.local(name, Float)
            case Choose():
                first, second = self.float(term.when_true), self.float(term.when_false)
                condition = self.condition(term.condition)
                return self.encoder.choose_float(condition, first, second)
            case Apply(function="float_number", arguments=(Number(value=value), TypeOf(name=like))):
                return self.encoder.float_literal(float(value), self.type_of(like))
        found = self.applied(term)
        assert isinstance(found, Float)
        return found

    def any(self, term: Term) -> Int | Float | str:
        match term.sort:
            case Sort.CONDITION:
                return self.condition(term)
            case Sort.FLOAT:
                return self.float(term)
        return self.exact(term)

    def local(self, name: str, kind: type[_LocalT]) -> _LocalT:
        if name not in self._locals:
            self._locals[name] = self.any(self.semantics.local(name))
        found = self._locals[name]
        assert isinstance(found, kind)
        return found

    def reduced(self, term: Reduce) -> Int | Float | str:
        """A function of two values, applied to all values of a variadic operand."""
        values = self.inputs.get(term.operand)
        if not isinstance(values, tuple):
            raise OutsideError(f"the values of '{term.operand}'")
        row = SEMANTIC_FUNCTIONS[term.function]
        of_conditions = row.parameters[0] is Sort.CONDITION
        found: Int | Float | str | None = None
        for value in values:
            if value.type is None or value.type.format is not None:
                raise OutsideError(f"the values of '{term.operand}'")
            bits = self.encoder.bits(value.text, value.type.width)
            is_set = self.encoder.negation(self.encoder.equal(bits, self.encoder.constant(0)))
            one = is_set if of_conditions else bits
            found = one if found is None else apply_row(self.encoder, row, [found, one])
        if found is not None:
            return found
        if of_conditions:
            return "true" if row.identity else "false"
        return self.encoder.constant(row.identity or 0)

    def applied(self, term: Term) -> Int | Float | str:
        """A function of the table."""
        if isinstance(term, Reduce):
            return self.reduced(term)
        assert isinstance(term, Apply), term
        row = SEMANTIC_FUNCTIONS[term.function]
        arguments: list[Int | Float | str | ScalarType] = []
        for argument, sort in zip(term.arguments, row.parameters, strict=True):
            if isinstance(argument, TypeOf):
                arguments.append(self.type_of(argument.name))
            elif sort is Sort.BITS:
                bits = self.of_width(argument)
                if bits.count is not None and row.name not in _OF_ANY_WIDTH:
                    raise OutsideError(f"{row.name} of a width that is not known beforehand")
                arguments.append(bits)
            else:
                arguments.append(self.any(argument))
        return apply_row(self.encoder, row, arguments)

    # --- enums --------------------------------------------------------------------------------------

    def case_value(self, attribute: str, case: str) -> int:
        enum = self.enums.get(attribute)
        if enum is not None:
            for each in enum.cases:
                if each.name == case:
                    return each.value
        raise OutsideError(f"the cases of the attribute '{attribute}'")

    def attribute_is(self, attribute: str, numbers: list[int]) -> str:
        found = self.attribute(attribute)
        assert found.type is not None
        script = self.encoder.script
        number = self.encoder.bits(found.text, found.type.width)
        equal = [self.encoder.equal(number, self.encoder.constant(each)) for each in numbers]
        return script.both(found.given, script.either(*equal))

    def has_flag(self, attribute: str, bit: int) -> str:
        found = self.attribute(attribute)
        assert found.type is not None
        width = found.type.width
        mask = literal(bit, width)
        text = self.encoder.script.define(bits_sort(width), f"(bvand {found.text} {mask})")
        script = self.encoder.script
        is_zero = script.define("Bool", f"(= {text} {literal(0, width)})")
        return script.both(found.given, script.negation(is_zero))

    def attribute(self, name: str) -> Quantity:
        found = self.input(name)
        if not isinstance(found, Quantity) or found.type is None:
            raise OutsideError(f"the attribute '{name}'")
        return found


def _answer(test: Apply, types: Mapping[str, ScalarType]) -> bool | None:
    """Whether a type is of a kind."""
    type = types.get(tested(test))
    if type is None:
        return None
    return type.format is not None if test.function == "is_float" else type.kind == "unsigned"


def apply_row(
    encoder: Encoder, row: SemanticFunction, arguments: list[Int | Float | str | ScalarType]
) -> Int | Float | str:
    """A function of the table on encoded arguments: by its encoding, or its definition in the language."""
    if row.smt is not None:
        return row.smt(encoder, *arguments)  # type: ignore[no-any-return]
    if not row.meaning:
        raise OutsideError(f"the function {row.name}")
    inputs: dict[str, Input] = {}
    types: dict[str, ScalarType] = {}
    for name, argument in zip("abc", arguments, strict=False):
        if isinstance(argument, ScalarType):
            types[name] = argument
        else:
            inputs[name] = argument
    meaning = read_meaning_of(row.name)
    return Computation(encoder, Semantics((), (), ()), inputs, types).any(meaning)


@cache
def read_meaning_of(name: str) -> Term:
    row = SEMANTIC_FUNCTIONS[name]
    return read_meaning(row.meaning, dict(zip("abc", row.parameters, strict=False)))


def conjuncts(term: Term) -> tuple[Term, ...]:
    """The conditions that a condition joins with `and`."""
    match term:
        case Apply(function="and", arguments=(first, second)):
            return (*conjuncts(first), *conjuncts(second))
    return (term,)
