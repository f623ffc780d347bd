"""Refuses functions of `semantics` whose arguments may be what they are not defined of: a divisor that may be zero.

Python raises where SMT-LIB has a value, so a spec says what happens: a condition of `undefined` or `poison`, or an `if`
around, excludes such arguments.  Conditions of flags (`nsw`) exclude nothing, for folding believes what they promise.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from odsgen.ods.library.semantic_functions import SEMANTIC_FUNCTIONS
from odsgen.ods.model.semantics import (
    Apply,
    Choose,
    Exclusion,
    Local,
    Number,
    Read,
    Reduce,
    Semantics,
    Sort,
    Term,
    TypeOf,
    reads,
)
from odsgen.ods.resolve.expansion import WrittenSemantics
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.source import SpecText

#: What is known where a term is computed: that some terms are not zero, or not negative.
Facts = frozenset[tuple[str, Term]]

_NOT_ZERO, _NOT_NEGATIVE = "not zero", "not negative"
_OPPOSITES = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}
_MIRRORED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}
#: Functions that are not negative if no argument is, and those that never are.
_KEEP_THE_SIGN = frozenset(
    {"+", "*", "//", "%", "quo", "rem", "ceildiv", "|", "^", "min", ">>", "<<"}
)
_NEVER_NEGATIVE = frozenset(
    {
        "abs",
        "width",
        "popcount",
        "leading_zeros",
        "trailing_zeros",
        "reversed_bits",
        "reversed_bytes",
    }
)


def check_guards(semantics: Semantics, written: WrittenSemantics) -> None:
    """Raises ExpressionError where an argument is not excluded of which a function has no value."""
    _Guards(semantics, _texts(written)).check()


def _texts(written: WrittenSemantics) -> dict[str, SpecText]:
    """The texts of the expressions, by the names of results and of `let`, and by the reasons of conditions."""
    found: dict[str, SpecText] = {}
    computed = {**written.let, **written.results}
    for name, each in computed.items():
        found[str(name)] = each.value or each.switch or name
    if written.result is not None:
        found[""] = written.result.value or written.result.switch or SpecText("")
    for conditions in (written.undefined, written.unsupported, written.poison):
        found.update((f"?{reason}", each.condition) for reason, each in conditions.items())
    return found


@dataclass
class _Guards:
    semantics: Semantics
    texts: Mapping[str, SpecText]

    def check(self) -> None:
        """Follows the order in which generated functions compute."""
        semantics = self.semantics
        facts: Facts = frozenset()
        results = {name for name, _ in semantics.results}
        poison = sorted(semantics.poison, key=lambda each: each.is_promise)
        conditions = (*semantics.unsupported, *semantics.undefined, *poison)
        last = [each for each in conditions if results & reads(each.condition, semantics)]
        for each in conditions:
            if each not in last:
                facts = self.behind(each, facts)
        for name, term in semantics.results:
            self.look(term, facts, facts, self.texts.get(name) or self.texts.get(""))
        for each in last:
            facts = self.behind(each, facts)

    def behind(self, each: Exclusion, facts: Facts) -> Facts:
        """The facts behind a condition that excludes."""
        self.look(each.condition, facts, facts, self.texts.get(f"?{each.reason}"))
        return facts if each.is_promise else facts | self.known(each.condition, False)

    def look(self, term: Term, facts: Facts, at_start: Facts, place: SpecText | None) -> None:
        """Checks a term; what `let` names is computed before the expression that reads it."""
        match term:
            case Local(name=name):
                value = self.semantics.local(name)
                self.look(value, at_start, at_start, self.texts.get(name, place))
            case Choose(condition=condition, when_true=first, when_false=second):
                self.look(condition, facts, at_start, place)
                self.look(first, facts | self.known(condition, True), at_start, place)
                self.look(second, facts | self.known(condition, False), at_start, place)
            case Apply(function="and" | "or" as function, arguments=(first, second)):
                self.look(first, facts, at_start, place)
                known = self.known(first, function == "and")
                self.look(second, facts | known, at_start, place)
            case Apply(function=function, arguments=arguments):
                for argument in arguments:
                    self.look(argument, facts, at_start, place)
                for position, need in SEMANTIC_FUNCTIONS[function].needs:
                    self.need(need, term, arguments[position], facts, place)

    def need(
        self, need: str, term: Apply, argument: Term, facts: Facts, place: SpecText | None
    ) -> None:
        if need == _NOT_ZERO and self.is_not_zero(argument, facts):
            return
        if need == _NOT_NEGATIVE and self.is_not_negative(argument, facts):
            return
        if need == _NOT_ZERO:
            message = f"'{term.function}' may divide by zero"
            hint = "exclude it: undefined: {divides by zero: DIVISOR == 0}, or … if DIVISOR != 0 else …"
        elif term.function in ("<<", ">>"):
            message = f"'{term.function}' may shift by a negative number"
            hint = "exclude it: … if AMOUNT >= 0 else …"
        else:
            message = f"an argument of '{term.function}' may be negative"
            hint = "exclude it: … if x >= 0 else …"
        written = _written(argument)
        hint = (
            hint.replace("DIVISOR", written)
            .replace("AMOUNT", written)
            .replace("x >=", f"{written} >=")
        )
        raise ExpressionError(message, place or "", 0, hint)

    # --- what is known ------------------------------------------------------------------------------

    def known(self, condition: Term, holds: bool) -> Facts:
        """The facts of a condition that holds, or does not."""
        condition = self.expanded(condition)
        match condition:
            case Apply(function="not", arguments=(inner,)):
                return self.known(inner, not holds)
            case Apply(function="and" | "or" as function, arguments=(first, second)):
                if (function == "and") is holds:
                    return self.known(first, holds) | self.known(second, holds)
                return self.known(first, holds) & self.known(second, holds)
            case Apply(function=function, arguments=(first, second)) if function in _OPPOSITES:
                operator = function if holds else _OPPOSITES[function]
                return frozenset(
                    (
                        *self.compared(first, operator, second),
                        *self.compared(second, _MIRRORED[operator], first),
                    )
                )
        return frozenset()

    def compared(self, first: Term, operator: str, second: Term) -> Iterator[tuple[str, Term]]:
        """The facts that a comparison says of its first side."""
        nothing: Facts = frozenset()
        if operator == ">" or operator == "!=" and _is_zero(second):
            if operator == "!=" or self.is_not_negative(second, nothing):
                yield _NOT_ZERO, _magnitude(self.expanded(first))
        if operator in (">", ">=") and self.is_not_negative(second, nothing):
            yield _NOT_NEGATIVE, self.expanded(first)
        if operator in (">", ">="):
            yield _NOT_NEGATIVE, Apply(
                "-", (self.expanded(first), self.expanded(second)), Sort.INTEGER
            )
        if operator == "<" and _is_zero(second):
            yield _NOT_ZERO, _magnitude(self.expanded(first))

    def expanded(self, term: Term) -> Term:
        """The term that a name of `let` stands for."""
        while isinstance(term, Local):
            term = self.semantics.local(term.name)
        return term

    def is_not_zero(self, term: Term, facts: Facts) -> bool:
        term = self.expanded(term)
        if (_NOT_ZERO, _magnitude(term)) in facts:
            return True
        match term:
            case Number(value=value):
                return value != 0
            case Apply(function="signed" | "negate" | "abs", arguments=(inner,)):
                return self.is_not_zero(inner, facts)
            case Apply(function="<<" | "*", arguments=(first, second)):
                return self.is_not_zero(first, facts) and (
                    term.function == "<<" or self.is_not_zero(second, facts)
                )
            case Apply(function="+", arguments=arguments):
                return all(self.is_not_negative(each, facts) for each in arguments) and any(
                    self.is_not_zero(each, facts) for each in arguments
                )
            case Apply(function="|", arguments=arguments):
                return any(self.is_not_zero(each, facts) for each in arguments)
            case Apply(function="max", arguments=arguments):
                return any(
                    self.is_not_negative(each, facts) and self.is_not_zero(each, facts)
                    for each in arguments
                )
            case Choose(condition=condition, when_true=first, when_false=second):
                return self.is_not_zero(
                    first, facts | self.known(condition, True)
                ) and self.is_not_zero(second, facts | self.known(condition, False))
        return False

    def is_not_negative(self, term: Term, facts: Facts) -> bool:
        term = self.expanded(term)
        if term.sort is Sort.BITS or (_NOT_NEGATIVE, term) in facts:
            return True
        match term:
            case Number(value=value):
                return value >= 0
            case Apply(function=function) if function in _NEVER_NEGATIVE:
                return True
            case Reduce(function="+" | "*" | "|" | "^" | "concat"):
                return True
            case Apply(function="&" | "max", arguments=arguments):
                return any(self.is_not_negative(each, facts) for each in arguments)
            case Apply(function="-", arguments=(first, Number(value=1))):
                return self.is_not_zero(first, facts) and self.is_not_negative(first, facts)
            case Apply(function=function, arguments=arguments) if function in _KEEP_THE_SIGN:
                return all(self.is_not_negative(each, facts) for each in arguments)
            case Choose(condition=condition, when_true=first, when_false=second):
                return self.is_not_negative(
                    first, facts | self.known(condition, True)
                ) and self.is_not_negative(second, facts | self.known(condition, False))
        return False


def _is_zero(term: Term) -> bool:
    return isinstance(term, Number) and term.value == 0


def _magnitude(term: Term) -> Term:
    """The term without what keeps it from zero, or at zero: its sign."""
    while isinstance(term, Apply) and term.function in ("signed", "negate", "abs"):
        [term] = term.arguments
    return term


def _written(term: Term) -> str:
    """The term as a spec writes it, as far as a hint needs it."""
    match term:
        case Read(name=name) | TypeOf(name=name):
            return f"${name}"
        case Local(name=name):
            return name
        case Number(value=value):
            return str(value)
        case Apply(function="negate", arguments=(inner,)):
            return f"-{_written(inner)}"
        case Apply(function="invert", arguments=(inner,)):
            return f"~{_written(inner)}"
        case Apply(function=function, arguments=arguments):
            texts: Sequence[str] = [_written(each) for each in arguments]
            return (
                f"({f' {function} '.join(texts)})"
                if not function.isidentifier()
                else f"{function}({', '.join(texts)})"
            )
    return "…"
