"""Whether what a program does after a transformation refines what it did before (MLIR: the `ub` dialect, "poison")."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest
from math import isclose, isfinite, isnan
from typing import Any

from odsgen.interpreter import POISON, Elements, value_text
from odsgen.oracle.behavior import COMPARABLE, Behavior, Use
from odsgen.runtime import FloatType, ShapedType, Type

#: How far floats may be from each other where rounding is not laid down, by the least width.
_TOLERANCES = {64: 1e-9, 32: 1e-3, 16: 0.1}


def difference(
    before: Behavior, after: Behavior, types: Sequence[Type] = (), *, is_rounded: bool = False
) -> str | None:
    """The first difference that must not be; None where everything agrees, or nothing can be said.

    `types` are those of the arguments.  `is_rounded` tells that floats may be rounded in more than one way.
    """
    if not before.is_defined or after.unsupported:
        return None
    if after.undefined:
        return f"it is undefined now: {after.undefined}"
    if len(before.results) != len(after.results):
        return f"it had {len(before.results)} results and has {len(after.results)} now"
    for number, (old, new) in enumerate(zip(before.results, after.results, strict=True)):
        of_result = before.result_types[number]
        if not refines(old, new, of_result, is_rounded):
            texts = _text(old, of_result), _text(new, of_result)
            return f"result {number} was {texts[0]} and is {texts[1]} now"
    for number, (held, holds) in enumerate(zip(before.memory, after.memory, strict=True)):
        type = types[number] if types else None
        if held is not None and not refines(held, holds, type, is_rounded):
            return f"the memory of argument {number} {_change(held, holds)}"
    for first, second in zip_longest(before.trace, after.trace):
        if not _is_same_event(first, second, is_rounded):
            return f"it {_event(first, 'printed')} and {_event(second, 'prints')} now"
    return None


def _is_same_event(first: str | Use | None, second: str | Use | None, is_rounded: bool) -> bool:
    if isinstance(first, str) and isinstance(second, str):
        return _is_same_text(first, second, is_rounded)
    if not isinstance(first, Use) or not isinstance(second, Use):
        return first == second
    if first.name != second.name or len(first.values) != len(second.values):
        return False
    values = zip(first.values, second.values, first.types, strict=True)
    return all(refines(old, new, type, is_rounded) for old, new, type in values)


_NUMBER = re.compile(r"-?(?:nan|inf|\d+(?:\.\d+)?(?:e[+-]?\d+)?)")


def _is_same_text(first: str, second: str, is_rounded: bool) -> bool:
    """Whether the same is printed but for the sign of NaN and, where floats may be rounded in more than one way, last digits."""
    if first == second:
        return True
    if _NUMBER.split(first) != _NUMBER.split(second):
        return False
    for old, new in zip(_NUMBER.findall(first), _NUMBER.findall(second), strict=True):
        before, after = float(old), float(new)
        if old == new or isnan(before) and isnan(after):
            continue
        if not (is_rounded and isclose(before, after, rel_tol=1e-3, abs_tol=1e-3)):
            return False
    return True


def _event(event: str | Use | None, prints: str) -> str:
    if event is None:
        return "no more"
    if isinstance(event, str):
        return f"{prints} {event!r}"
    values = [_text(value, type) for value, type in zip(event.values, event.types, strict=True)]
    return f"{event.name}({', '.join(values)})"


def refines(old: Any, new: Any, type: Type | None, is_rounded: bool = False) -> bool:
    """Whether a value may stand where the other one was; poison may become anything, one NaN another."""
    if old is POISON or not isinstance(old, COMPARABLE):
        return True
    if new is POISON:
        return False
    if isinstance(old, Elements):
        if not isinstance(new, Elements) or old.shape != new.shape:
            return False
        element = type.element_type if isinstance(type, ShapedType) else None
        pairs = zip(old.values, new.values, strict=True)
        return all(refines(before, after, element, is_rounded) for before, after in pairs)
    if isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new):
        part = getattr(type, "element_type", None)
        pairs = zip(old, new, strict=True)
        return all(refines(before, after, part, is_rounded) for before, after in pairs)
    if isinstance(type, FloatType) and old != new and isinstance(old, int) and isinstance(new, int):
        is_nan = type.SEMANTICS.is_nan
        if old >> type.width:
            return True  # what has no encoding, as a quotient by zero in a format without NaN
        return is_nan(old) and is_nan(new) or is_rounded and _is_near(old, new, type)
    return bool(old == new)


def _is_near(old: int, new: int, type: FloatType) -> bool:
    """Whether a float may be another one where the order of sums is not laid down, or nothing can be said."""
    first, second = type.SEMANTICS.to_float(old), type.SEMANTICS.to_float(new)
    tolerance = next((far for width, far in _TOLERANCES.items() if type.width >= width), None)
    if tolerance is None or not isfinite(first):
        return True
    return isfinite(second) and abs(first - second) <= tolerance * max(1.0, abs(first))


def _change(held: Elements, holds: Elements | None) -> str:
    """The first element that differs, as a sentence about the memory."""
    if holds is None:
        return "is freed now"
    if held.shape != holds.shape:
        return f"had {held.shape[0]} elements and has {holds.shape[0]} now"
    for place, (old, new) in enumerate(zip(held.values, holds.values, strict=True)):
        if not refines(old, new, None):
            return f"held {old} at {place} and holds {new} now"
    return "differs"


def _text(value: Any, type: Type) -> str:
    try:
        return value_text(value, type, 1000)
    except (ValueError, AttributeError):
        return repr(value)
