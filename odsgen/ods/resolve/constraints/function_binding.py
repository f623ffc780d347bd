"""The functions of the predicate language applied to arguments: kinds in, kind out."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.ods.library import kinds as k
from odsgen.ods.library.kinds import Kind, kind
from odsgen.ods.library.readable import FUNCTIONS, MOST_NUMBERS
from odsgen.ods.model import predicates as p
from odsgen.ods.resolve.constraints.binding_state import NUMBERS, BindingState
from odsgen.spec import predicate_expression as s
from odsgen.spec.errors import did_you_mean

#: The functions that are part of the language and written with parentheses alone.
LANGUAGE_FUNCTIONS = tuple(
    "isa cast satisfies has_trait has_interface hook all any len sum min max abs zip enumerate pairwise range "
    "distinct repeated".split()
)


class FunctionBinding(BindingState):
    """Binds calls."""

    def arguments(
        self,
        at: s.PredicateSyntax,
        function: str,
        given: tuple[s.PredicateSyntax, ...],
        expected: tuple[str, ...],
    ) -> tuple[p.Expression, ...]:
        if len(given) != len(expected):
            self.fail(at, f"{function} takes {len(expected)} arguments, but got {len(given)}")
        found: list[p.Expression] = []
        for argument, text in zip(given, expected, strict=True):
            value, of = self.value(argument)
            if not self._fits(of, kind(text)):
                self.fail(
                    argument, f"expected a value of kind {kind(text)}, but this is of kind {of}"
                )
            found.append(value)
        return tuple(found)

    def _fits(self, of: Kind, expected: Kind) -> bool:
        if of.optional and not expected.optional:
            return False
        if expected.name == "tuple" and of.element is not None and expected.element is not None:
            return self._fits(of.element, expected.element)
        return self.kinds.extends(of.name, expected.name)

    def call(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        name, given = syntax.function, syntax.arguments
        own = _FUNCTIONS.get(name)
        if own is not None:
            return own(self, syntax)
        signature = FUNCTIONS.get(name)
        if signature is None:
            known = (*LANGUAGE_FUNCTIONS, *FUNCTIONS)
            hint = did_you_mean(name, known) or f"the functions are {', '.join(known)}"
            self.fail(syntax, f"there is no function '{name}'", hint)
        arguments = self.arguments(syntax, f"'{name}'", given, signature[0])
        if (precondition := k.FUNCTION_PRECONDITIONS.get(name)) is not None:
            self.require(p.Holds(p.FunctionCall(precondition, arguments)))
        value, of = p.FunctionCall(name, arguments), kind(signature[1])
        if name in k.PARTIAL_FUNCTIONS:
            self.require(p.Holds(p.Comparison(value, (("is not", p.Constant(None)),))))
            of = of.present
        return value, of

    def _one(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        if len(syntax.arguments) != 1:
            self.fail(
                syntax, f"'{syntax.function}' takes 1 argument, but got {len(syntax.arguments)}"
            )
        return self.value(syntax.arguments[0])

    def sequence(self, syntax: s.PredicateSyntax) -> tuple[p.Expression, Kind]:
        value, of = self.value(syntax)
        element = of.element
        if element is None or of.optional:
            self.fail(syntax, f"expected a sequence, but this is of kind {of}")
        return value, element

    def _call_len(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        value, of = self._one(syntax)
        if of.optional or of.name not in ("tuple", "range", "str", "ArrayAttr", "DictionaryAttr"):
            self.fail(syntax.arguments[0], f"expected a sequence, but this is of kind {of}")
        return p.FunctionCall("len", (value,)), k.INT

    def _call_sum(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        self._one(syntax)
        value, element = self.sequence(syntax.arguments[0])
        if element.name not in NUMBERS:
            self.fail(syntax.arguments[0], "expected a sequence of numbers")
        return p.FunctionCall("sum", (value,)), element

    def _call_min(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        if len(syntax.arguments) == 1:
            value, element = self.sequence(syntax.arguments[0])
            if element.name not in NUMBERS:
                self.fail(syntax.arguments[0], "expected a sequence of numbers")
            length = p.FunctionCall("len", (value,))
            self.require(p.Holds(p.Comparison(length, ((">", p.Constant(0)),))))
            return p.FunctionCall(syntax.function, (value,)), element
        if not syntax.arguments:
            self.fail(syntax, f"'{syntax.function}' takes one sequence or several numbers")
        numbers = [self.number(a) for a in syntax.arguments]
        of = k.INT if all(n.name == "int" for _, n in numbers) else k.FLOAT
        return p.FunctionCall(syntax.function, tuple(v for v, _ in numbers)), of

    def _call_abs(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        self._one(syntax)
        value, of = self.number(syntax.arguments[0])
        return p.FunctionCall("abs", (value,)), of

    def _call_zip(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        if len(syntax.arguments) < 2:
            self.fail(syntax, "'zip' takes two or more sequences")
        parts = [self.sequence(a) for a in syntax.arguments]
        pair = Kind("pair", tuple(of for _, of in parts))
        return p.FunctionCall("zip", tuple(v for v, _ in parts)), Kind("range", (pair,))

    def _call_enumerate(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        self._one(syntax)
        value, of = self.sequence(syntax.arguments[0])
        pair = Kind("pair", (k.INT, of))
        return p.FunctionCall("enumerate", (value,)), Kind("range", (pair,))

    def _call_pairwise(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        self._one(syntax)
        value, of = self.sequence(syntax.arguments[0])
        return p.FunctionCall("pairwise", (value,)), Kind("range", (Kind("pair", (of, of)),))

    def _call_range(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        self._one(syntax)
        value, of = self.number(syntax.arguments[0])
        if of.name != "int":
            self.fail(syntax, "'range' takes an integer")
        if (_known_integer(value) or 0) > MOST_NUMBERS:
            self.fail(syntax, f"a predicate may look at up to {MOST_NUMBERS} numbers")
        return p.FunctionCall("range", (value,)), Kind("range", (k.INT,))

    def _call_repeated(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        if len(syntax.arguments) != 2:
            self.fail(syntax, f"'repeated' takes 2 arguments, but got {len(syntax.arguments)}")
        value, of = self.value(syntax.arguments[0])
        count, count_kind = self.number(syntax.arguments[1])
        if count_kind.name != "int":
            self.fail(syntax.arguments[1], "'repeated' takes an integer")
        limit = p.Comparison(count, (("<=", p.Constant(MOST_NUMBERS)),))
        self.require(p.Holds(limit))
        return p.FunctionCall("repeated", (value, count)), Kind("tuple", (of,))

    def _call_distinct(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        self._one(syntax)
        value, _ = self.sequence(syntax.arguments[0])
        return p.FunctionCall("distinct", (value,)), k.INT

    def number(self, syntax: s.PredicateSyntax) -> tuple[p.Expression, Kind]:
        value, of = self.value(syntax)
        self.check_number(syntax, of)
        return value, of

    def check_number(self, at: s.PredicateSyntax, of: Kind) -> None:
        if of.optional or of.name not in NUMBERS:
            self.fail(at, f"expected a number, but this is of kind {of}")


def _known_integer(value: p.Expression) -> int | None:
    """The integer that an expression is in every program; None where that cannot be told."""
    match value:
        case p.Constant(value=int(number)):
            return number
        case p.Arithmetic(operator="+" | "-" | "*" as operator, left=first, right=second):
            left, right = _known_integer(first), _known_integer(second)
            if left is None or right is None:
                return None
            return {"+": left + right, "-": left - right, "*": left * right}[operator]
    return None


_FUNCTIONS: dict[str, Callable[[FunctionBinding, s.Call], tuple[p.Expression, Kind]]] = {
    "len": FunctionBinding._call_len,
    "sum": FunctionBinding._call_sum,
    "min": FunctionBinding._call_min,
    "max": FunctionBinding._call_min,
    "abs": FunctionBinding._call_abs,
    "zip": FunctionBinding._call_zip,
    "enumerate": FunctionBinding._call_enumerate,
    "pairwise": FunctionBinding._call_pairwise,
    "range": FunctionBinding._call_range,
    "distinct": FunctionBinding._call_distinct,
    "repeated": FunctionBinding._call_repeated,
}
