"""Whether what a program does after a transformation refines what it did before (MLIR: the `ub` dialect, "poison")."""

from __future__ import annotations

from typing import Any

from odsgen.interpreter import POISON, Elements, value_text
from odsgen.oracle.behavior import Behavior
from odsgen.runtime import FloatType, ShapedType, Type


def difference(before: Behavior, after: Behavior) -> str | None:
    """The first difference that must not be; None where everything agrees, or nothing can be said."""
    if not before.is_defined or after.unsupported:
        return None
    if after.undefined:
        return f"it is undefined now: {after.undefined}"
    if len(before.results) != len(after.results):
        return f"it had {len(before.results)} results and has {len(after.results)} now"
    for number, (old, new) in enumerate(zip(before.results, after.results, strict=True)):
        type = before.result_types[number]
        if not refines(old, new, type):
            return f"result {number} was {_text(old, type)} and is {_text(new, type)} now"
    for number, (old, new) in enumerate(zip(before.memory, after.memory, strict=True)):
        if old is not None and not refines(old, new, None):
            held = None if new is None else new.values
            return f"the memory of argument {number} held {old.values} and holds {held} now"
    if before.printed != after.printed:
        return f"it printed {before.printed!r} and prints {after.printed!r} now"
    return None


def refines(old: Any, new: Any, type: Type | None) -> bool:
    """Whether a value may stand where the other one was; poison may become anything, one NaN another."""
    if old is POISON or old is None:
        return True
    if new is POISON:
        return False
    if isinstance(old, Elements):
        if not isinstance(new, Elements) or old.shape != new.shape:
            return False
        element = type.element_type if isinstance(type, ShapedType) else None
        pairs = zip(old.values, new.values, strict=True)
        return all(refines(before, after, element) for before, after in pairs)
    if isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new):
        part = getattr(type, "element_type", None)
        return all(refines(before, after, part) for before, after in zip(old, new, strict=True))
    if isinstance(type, FloatType):
        is_nan = type.SEMANTICS.is_nan
        if isinstance(old, int) and isinstance(new, int) and is_nan(old) and is_nan(new):
            return True
    return bool(old == new)


def _text(value: Any, type: Type) -> str:
    try:
        return value_text(value, type, 1000)
    except (ValueError, AttributeError):
        return repr(value)
