"""Computes once what a condition compares with None and uses again: `(width := bit_width(type)) is not None and width > 8`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from odsgen.codegen.python.expressions import (
    NONE,
    And,
    Assigned,
    Call,
    Choice,
    Comparison,
    Expression,
    Name,
    Not,
    Or,
    compare,
    names_in,
    parts_of,
    substituted,
)

#: What the result of a function is called; that of another one is called a value of it.  No variable of generated code and
#: no argument of an operation begins with an underscore.
_RESULTS = {
    "type_at": "_inner",
    "bit_width": "_width",
    "first_number": "_number",
    "vector_type": "_vector",
    "integer_type": "_integer",
    "with_shape": "_shaped",
    "with_scaled_elements": "_scaled",
    "constructed": "_made",
}


def computed_once(expression: Expression) -> Expression:
    """The expression, in which a call that is tested with `is not None` has a name where its result is used again.

    A type checker then knows that the result is not None; it doesn't know that of a second call.
    """
    return _Binding(names_in(expression)).within(expression)


def calls_tested_in(expression: Expression) -> Iterator[Call]:
    """The calls whose results the expression compares with None."""
    tested = map(_tested, parts_of(expression))
    return (call for call in tested if call is not None)


@dataclass(frozen=True, slots=True)
class _Binding:
    taken: frozenset[str]

    def within(self, expression: Expression) -> Expression:
        match expression:
            case And(parts=parts):
                return self._conjunction(parts)
            case Or(parts=parts):
                return Or(tuple(map(self.within, parts)))
            case Not(value=value):
                return Not(self.within(value))
            case Choice(condition=condition, when_true=when_true):
                parts = condition.parts if isinstance(condition, And) else (condition,)
                *conditions, last = self._bound((*parts, when_true))
                junction = conditions[0] if len(conditions) == 1 else And(tuple(conditions))
                return Choice(junction, last, self.within(expression.when_false))
            case _:
                return expression

    def _conjunction(self, parts: tuple[Expression, ...]) -> Expression:
        bound = self._bound(parts)
        return bound[0] if len(bound) == 1 else And(tuple(bound))

    def _bound(self, parts: tuple[Expression, ...]) -> list[Expression]:
        """The parts, of which each is evaluated where those before it are true."""
        done: list[Expression] = []
        waiting = list(parts)
        binding = self
        known: set[Expression] = set()
        while waiting:
            part = waiting.pop(0)
            call = _tested(part)
            if call is not None and any(call in parts_of(later) for later in waiting):
                name = binding._fresh(call)
                binding = _Binding(binding.taken | {name.id})
                waiting = [substituted(later, call, name) for later in waiting]
                known.add(compare(name, "is not", NONE))
                part = compare(Assigned(name.id, call), "is not", NONE)
            elif part in known:
                continue
            else:
                part = binding.within(part)
            done.append(part)
        return done

    def _fresh(self, call: Call) -> Name:
        function = call.function.id if isinstance(call.function, Name) else "call"
        base = name = _RESULTS.get(function, f"_{function}_value")
        number = 1
        while name in self.taken:
            number += 1
            name = f"{base}{number}"
        return Name(name)


def _tested(part: Expression) -> Call | None:
    """The call that a part compares with None."""
    match part:
        case Comparison(first=Call() as call, rest=(("is not", right),)) if right == NONE:
            return call
    return None
