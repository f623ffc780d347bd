"""Computes once what a condition compares with None and uses again: `(width := bit_width(type)) is not None and width > 8`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from odsgen.codegen.python import expressions as e

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


def computed_once(expression: e.Expression) -> e.Expression:
    """The expression, in which a call that is tested with `is not None` has a name where its result is used again.

    A type checker then knows that the result is not None; it doesn't know that of a second call.
    """
    return _Binding(e.names_in(expression)).within(expression)


def calls_tested_in(expression: e.Expression) -> Iterator[e.Call]:
    """The calls whose results the expression compares with None."""
    tested = map(_tested, e.parts_of(expression))
    return (call for call in tested if call is not None)


@dataclass(frozen=True, slots=True)
class _Binding:
    taken: frozenset[str]

    def within(self, expression: e.Expression) -> e.Expression:
        match expression:
            case e.And(parts=parts):
                return e.all_of(self._bound(parts))
            case e.Or(parts=parts):
                return e.Or(tuple(map(self.within, parts)))
            case e.Not(value=value):
                return e.Not(self.within(value))
            case e.Choice(condition=condition, when_true=when_true):
                parts = condition.parts if isinstance(condition, e.And) else (condition,)
                *conditions, last = self._bound((*parts, when_true))
                junction = conditions[0] if len(conditions) == 1 else e.And(tuple(conditions))
                return e.Choice(junction, last, self.within(expression.when_false))
            case _:
                return expression

    def _bound(self, parts: tuple[e.Expression, ...]) -> list[e.Expression]:
        """The parts, of which each is evaluated where those before it are true."""
        done: list[e.Expression] = []
        waiting = list(parts)
        binding = self
        known: set[e.Expression] = set()
        while waiting:
            part = waiting.pop(0)
            call = _tested(part)
            if call is not None and any(call in e.parts_of(later) for later in waiting):
                name = binding._fresh(call)
                binding = _Binding(binding.taken | {name.id})
                waiting = [e.substituted(later, call, name) for later in waiting]
                known.add(e.compare(name, "is not", e.NONE))
                part = e.compare(e.Assigned(name.id, call), "is not", e.NONE)
            elif part in known:
                continue
            else:
                part = binding.within(part)
            done.append(part)
        return done

    def _fresh(self, call: e.Call) -> e.Name:
        function = call.function.id if isinstance(call.function, e.Name) else "call"
        base = name = _RESULTS.get(function, f"_{function}_value")
        number = 1
        while name in self.taken:
            number += 1
            name = f"{base}{number}"
        return e.Name(name)


def _tested(part: e.Expression) -> e.Call | None:
    """The call that a part compares with None."""
    match part:
        case e.Comparison(first=e.Call() as call, rest=(("is not", right),)) if right == e.NONE:
            return call
    return None
