"""The options of `--canonicalize`, written as for mlir-opt: ``--canonicalize="top-down=false max-iterations=3"``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from odsgen.cli.options import UsageError

if TYPE_CHECKING:
    from odsgen.runtime.rewriting import CanonicalizeOptions

_TRUE = ("", "true", "TRUE", "True", "1")
_FALSE = ("false", "FALSE", "False", "0")
_LEVELS = {
    "disabled": {"simplify_regions": False, "merge_blocks": False},
    "normal": {"simplify_regions": True, "merge_blocks": False},
    "aggressive": {"simplify_regions": True, "merge_blocks": True},
}
_NO_LIMIT = -1


def canonicalize_options(tool: str, text: str) -> CanonicalizeOptions:
    """The options of the text. Raises UsageError, in the words of mlir-opt."""
    from odsgen.runtime.rewriting import CanonicalizeOptions

    found: dict[str, Any] = {}
    for name, value in _entries(text):
        if name not in _READERS:
            known = ", ".join(_READERS)
            raise UsageError(
                [f"{tool}: <Pass-Options-Parser>: no such option {name} (there is {known})"]
            )
        key, read = _READERS[name]
        try:
            made = read(value)
        except ValueError as error:
            raise UsageError([f"{tool}: for the --{name} option: {error}"]) from None
        found.update(made if isinstance(made, dict) else {key: made})
    return CanonicalizeOptions(**found)


def _entries(text: str) -> Iterator[tuple[str, str | None]]:
    """Names and values, between spaces; braces and quotes keep what is in them together."""
    depth, quote, current = 0, "", ""
    for character in f"{text} ":
        if quote:
            quote = "" if character == quote else quote
        elif character in "\"'":
            quote = character
        elif character in "{[(":
            depth += 1
        elif character in "}])":
            depth -= 1
        elif character == " " and depth <= 0:
            if current:
                name, equals, value = current.partition("=")
                yield name, _bare(value) if equals else None
            current = ""
            continue
        current += character
    if current:
        name, equals, value = current.partition("=")
        yield name, value if equals else None


def _bare(value: str) -> str:
    pairs = ("{}", "''", '""')
    return value[1:-1] if len(value) > 1 and value[0] + value[-1] in pairs else value


def _flag(value: str | None) -> bool:
    if value is None or value in _TRUE:
        return True
    if value in _FALSE:
        return False
    raise ValueError(f"'{value}' is invalid value for boolean argument! Try 0 or 1")


def _limit(value: str | None) -> int | None:
    if value is None:
        raise ValueError("requires a value!")
    try:
        number = int(value, 0)
    except ValueError:
        number = 1 << 64
    if not -(1 << 63) <= number < 1 << 63:
        raise ValueError(f"'{value}' value invalid for long argument!")
    return None if number == _NO_LIMIT else max(number, 0)


def _level(value: str | None) -> dict[str, bool]:
    if value is None:
        raise ValueError("requires a value!")
    if value not in _LEVELS:
        raise ValueError(f"Cannot find option named '{value}'!")
    return _LEVELS[value]


def _names(value: str | None) -> tuple[str, ...]:
    if value is None:
        raise ValueError("requires a value!")
    return tuple(name.strip() for name in value.split(",") if name.strip())


_READERS: dict[str, tuple[str, Callable[[str | None], Any]]] = {
    "top-down": ("top_down", _flag),
    "max-iterations": ("max_iterations", _limit),
    "max-num-rewrites": ("max_rewrites", _limit),
    "region-simplify": ("simplify_regions", _level),
    "disable-patterns": ("disabled_patterns", _names),
    "enable-patterns": ("enabled_patterns", _names),
}
