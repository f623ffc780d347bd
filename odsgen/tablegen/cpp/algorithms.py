"""The algorithms over ranges: `llvm::all_of`, `llvm::is_contained`, `std::adjacent_find` and their like."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import logic
from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp import values as v
from odsgen.tablegen.cpp.equality import check_comparable
from odsgen.tablegen.cpp.logic import compared
from odsgen.tablegen.cpp.values import Translated

if TYPE_CHECKING:
    from odsgen.tablegen.cpp.translator import Translator

_Arguments = tuple[c.Expression, ...]


def _argument_sequence(
    translator: Translator, arguments: _Arguments, count: int, function: str
) -> Translated:
    if len(arguments) != count:
        translator.fail(f"'{function}' of {len(arguments)} arguments")
    return translator.sequence(translator.value(arguments[0]))


def _all_of(translator: Translator, arguments: _Arguments) -> v.Evaluated:
    return Translated(_quantified(translator, "all", arguments), v.BOOL)


def _any_of(translator: Translator, arguments: _Arguments) -> v.Evaluated:
    return Translated(_quantified(translator, "any", arguments), v.BOOL)


def _none_of(translator: Translator, arguments: _Arguments) -> v.Evaluated:
    return Translated(logic.negation(_quantified(translator, "any", arguments)), v.BOOL)


def _quantified(translator: Translator, function: str, arguments: _Arguments) -> s.PredicateSyntax:
    sequence = _argument_sequence(translator, arguments, 2, f"{function}_of")
    tested = translator.value(arguments[1])
    wanted = "element"
    if isinstance(tested, v.Closure) and len(tested.lambda_.parameters) == 1:
        wanted = tested.lambda_.parameters[0].name or wanted
    name = translator.fresh_name(wanted)
    element = Translated(s.Name(name), sequence.type.element or v.UNKNOWN)

    def test() -> s.PredicateSyntax:
        if isinstance(tested, v.Closure):
            typed = _declared(translator, element, tested.lambda_.parameters)
            return translator.apply_as_condition(tested, (typed,))
        if isinstance(tested, v.Special) and tested.name.startswith("function "):
            function_name = c.Name(tuple(c.NamePart(p) for p in tested.name[9:].split("::")))
            translator.names["element of the range"] = element
            argument = c.Name((c.NamePart("element of the range"),))
            return translator.as_condition(translator.named_call(function_name, (argument,)))
        translator.fail(f"'{function}_of' with something that is no lambda")

    guards, condition = translator.scoped(test)
    translator.local_names.discard(name)
    body = logic.all_of([*guards, condition])
    return s.Comprehension(function, body, (name,), sequence.syntax, None)


def _declared(
    translator: Translator, element: Translated, parameters: tuple[c.LambdaParameter, ...]
) -> Translated:
    """The element with the type that the lambda declares for it."""
    if element.type != v.UNKNOWN or len(parameters) != 1:
        return element
    of = v.type_of_name(parameters[0].type.name, translator.table)
    return element if of is None else Translated(element.syntax, of)


def _is_contained(translator: Translator, arguments: _Arguments) -> v.Evaluated:
    sequence = _argument_sequence(translator, arguments, 2, "is_contained")
    value = translator.plain(arguments[1])
    element = sequence.type.element or v.UNKNOWN
    if v.UNKNOWN not in (element, value.type):
        check_comparable(translator, Translated(value.syntax, element), value)
    return Translated(compared(value.syntax, "in", sequence.syntax), v.BOOL)


def _equal(translator: Translator, arguments: _Arguments) -> v.Evaluated:
    if len(arguments) != 2:
        translator.fail(f"'equal' of {len(arguments)} arguments")
    left, right = (translator.sequence(translator.value(argument)) for argument in arguments)
    return Translated(translator.equal(left, right), v.BOOL)


def _all_equal(translator: Translator, arguments: _Arguments) -> v.Evaluated:
    sequence = _argument_sequence(translator, arguments, 1, "all_equal")
    distinct = s.Call("distinct", (sequence.syntax,))
    return Translated(compared(distinct, "<=", s.Literal(1)), v.BOOL)


def _is_sorted(translator: Translator, arguments: _Arguments) -> v.Evaluated:
    sequence = _argument_sequence(translator, arguments, 1, "is_sorted")
    return Translated(_pairwise(sequence, "<="), v.BOOL)


def _adjacent_find(translator: Translator, arguments: _Arguments) -> v.Evaluated:
    if len(arguments) == 2:
        first = translator.value(arguments[0])
        if isinstance(first, v.Special) and first.name == "begin" and first.value is not None:
            return v.Special("adjacent", first.value)
    translator.fail("'adjacent_find' of a part of a sequence")


def _count(translator: Translator, arguments: _Arguments) -> v.Evaluated:
    sequence = _argument_sequence(translator, arguments, 2, "count")
    value = translator.plain(arguments[1])
    return Translated(s.MethodCall(sequence.syntax, "count", (value.syntax,)), v.INT)


def _number_of(operator: str) -> Callable[[Translator, _Arguments], v.Evaluated]:
    def length(translator: Translator, arguments: _Arguments) -> v.Evaluated:
        sequence = _argument_sequence(translator, arguments, 2, "hasNItems")
        number = translator.plain(arguments[1])
        of = compared(s.Call("len", (sequence.syntax,)), operator, number.syntax)
        return Translated(of, v.BOOL)

    return length


def _has_single_element(translator: Translator, arguments: _Arguments) -> v.Evaluated:
    sequence = _argument_sequence(translator, arguments, 1, "hasSingleElement")
    return Translated(compared(s.Call("len", (sequence.syntax,)), "==", s.Literal(1)), v.BOOL)


def _equal_to(translator: Translator, arguments: _Arguments) -> v.Evaluated:
    if arguments:
        translator.fail("'equal_to' with arguments")
    return v.Special("equal_to")


def equal_iterators(
    translator: Translator, left: v.Evaluated, right: v.Evaluated
) -> s.PredicateSyntax:
    match left, right:
        case (
            v.Special(name="adjacent", value=first),
            v.Special(name="end", value=second),
        ) if (
            first is not None and first == second
        ):
            return all_different_neighbours(first)
    translator.fail("iterators are compared")


def _pairwise(sequence: Translated, operator: str) -> s.PredicateSyntax:
    pairs = s.Call("pairwise", (sequence.syntax,))
    return s.Comprehension(
        "all", compared(s.Name("a"), operator, s.Name("b")), ("a", "b"), pairs, None
    )


def all_different_neighbours(sequence: Translated) -> s.PredicateSyntax:
    """``std::adjacent_find(begin, end) == end``."""
    return _pairwise(sequence, "!=")


#: What each function gives, by its name without namespaces.
ALGORITHMS: dict[str, Callable[[Translator, _Arguments], v.Evaluated]] = {
    "all_of": _all_of,
    "any_of": _any_of,
    "none_of": _none_of,
    "is_contained": _is_contained,
    "equal": _equal,
    "all_equal": _all_equal,
    "is_sorted": _is_sorted,
    "adjacent_find": _adjacent_find,
    "count": _count,
    "hasNItems": _number_of("=="),
    "hasNItemsOrMore": _number_of(">="),
    "hasNItemsOrLess": _number_of("<="),
    "hasSingleElement": _has_single_element,
    "equal_to": _equal_to,
}
