"""Values of the parameters of types and attributes: whether they are of the kind, and how they are kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from odsgen.runtime.base.parameters import string
from odsgen.runtime.glue.enums import BitEnum, IntegerEnum

ValueT = TypeVar("ValueT")

_WORDS: dict[object, str] = {int: "an int", bool: "a bool", str: "a string"}


def fitting(name: str, value: ValueT, of: type) -> ValueT:
    """The value of a parameter as it is kept; raises ValueError if it is not of the class.

    Python's `True` is an integer too, but no integer's text.
    """
    kept: Any = value
    if of is str and isinstance(kept, str):
        kept = string(name, kept)
        return kept  # type: ignore[no-any-return]
    if type(value) is of:
        return value
    if isinstance(kept, str) and issubclass(of, (IntegerEnum, BitEnum)):
        enum: Any = of
        case = enum.from_keyword(kept)
        if case is None:
            raise ValueError(
                f"the parameter '{name}' must be of {of.__name__}, and '{kept}' is no case of it"
            )
        kept = case
    elif of is bool and isinstance(kept, int) and kept in (0, 1):
        kept = bool(kept)
    elif of is int and isinstance(kept, int):
        kept = int(kept)
    elif of in (int, bool) or not isinstance(kept, of):
        words = _WORDS.get(of) or f"of {of.__name__}"
        raise ValueError(f"the parameter '{name}' must be {words}, but got {_shown(kept)}")
    return kept  # type: ignore[no-any-return]


def number(name: str, value: float) -> float:
    """A float, also of an integer; raises ValueError if it is none."""
    try:
        if isinstance(value, (int, float)):
            return float(value)
    except OverflowError:
        raise ValueError(f"the parameter '{name}' is too large for a float") from None
    raise ValueError(f"the parameter '{name}' must be a float, but got {_shown(value)}")


def elements(name: str, values: Iterable[ValueT]) -> tuple[ValueT, ...]:
    """The elements of a list, lists among them as tuples; raises ValueError if it is none."""
    if isinstance(values, (str, bytes)) or not isinstance(values, Iterable):
        raise ValueError(f"the parameter '{name}' must be a sequence, but got {_shown(values)}")
    kept: list[Any] = [tuple(v) if isinstance(v, list) else v for v in values]
    return tuple(kept)


def _shown(value: object) -> str:
    text = repr(value) if isinstance(value, (str, bytes, int, float)) else ""
    return text if text and len(text) < 40 else f"an object of {type(value).__name__}"
