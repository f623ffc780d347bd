"""The values that take the place of others while a conversion is under way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.value import Value

    Values = tuple[Value, ...]


def types_of(values: Sequence[Value]) -> tuple[Type, ...]:
    """The types of values."""
    return tuple([value.type for value in values])


class ValueMapping:
    """From values to those that replace them, in steps: a replacement may have been replaced itself.

    A group of several values maps to another group only by a cast between their types.
    """

    __slots__ = ("_steps", "_targets")

    def __init__(self) -> None:
        self._steps: dict[Values, Values] = {}
        #: How often a value takes the place of another one.
        self._targets: dict[Value, int] = {}

    def map(self, old: Values, new: Values) -> None:
        """Let `new` take the place of `old`."""
        if old in self._steps:
            self.unmap(old)
        self._steps[old] = new
        targets = self._targets
        for value in new:
            targets[value] = targets.get(value, 0) + 1

    def unmap(self, old: Values) -> None:
        """Let nothing take the place of `old`."""
        before = self._steps.pop(old, None)
        for value in before or ():
            self._targets[value] -= 1

    def is_replacement(self, value: Value) -> bool:
        """Whether the value takes the place of another one."""
        return self._targets.get(value, 0) > 0

    def next(self, values: Values) -> Values | None:
        """The values one step on; None if there is none."""
        steps = self._steps
        if len(values) == 1:  # most often
            return steps.get(values) or None
        result: list[Value] = []
        found = False
        for value in values:
            step = steps.get((value,))
            if step:
                result += step
                found = True
            else:
                result.append(value)
        return tuple(result) if found else steps.get(values)

    def last(self, value: Value, is_cast: Callable[[Values], bool] | None = None) -> Values:
        """The values at the end of the steps; with `is_cast` the last that are not mere casts."""
        current: Values = (value,)
        last = current
        while True:
            if is_cast is None or not is_cast(current):
                last = current
            following = self.next(current)
            if following is None:
                return last
            current = following

    def leads_to(self, values: Values, end: Value) -> bool:
        """Whether a value is among some others or what replaces them."""
        current: Values | None = values
        while current is not None:
            if end in current:
                return True
            current = self.next(current)
        return False

    def of_types(self, value: Value, types: tuple[Type, ...]) -> Values | None:
        """The last values on the way that have these types, the value itself among them; None if there are none."""
        current: Values | None = (value,)
        found: Values | None = None
        if len(types) == 1:  # most often
            [type] = types
            steps = self._steps
            while current:
                if len(current) == 1:
                    if current[0].type is type:
                        found = current
                    current = steps.get(current)
                else:
                    current = self.next(current)
            return found
        while current is not None:
            if types_of(current) == types:
                found = current
            current = self.next(current)
        return found
