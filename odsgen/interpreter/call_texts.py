"""Arguments and results of a function as text, as `ods-run` and the playground have them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.interpreter.arguments import from_text, value_text

if TYPE_CHECKING:
    from odsgen.interpreter.machine import Limits
    from odsgen.runtime import Type


class CallTextError(ValueError):
    """Texts are no arguments of a function, or a result is too large to be shown as text."""


def values_of_texts(entry: str, texts: Sequence[str], types: Sequence[Type]) -> list[Any]:
    """The arguments of these texts for the function `entry`, as the interpreter has them.

    Raises CallTextError for other arguments than the function takes.
    """
    if len(texts) != len(types):
        needed = ", ".join(f"'{t}'" for t in types) or "none"
        raise CallTextError(f"@{entry} takes other arguments: {needed}")
    values: list[Any] = []
    for text, expected in zip(texts, types, strict=True):
        try:
            values.append(from_text(text, expected))
        except ValueError as error:
            raise CallTextError(f"argument {len(values)} of @{entry}: {error}") from None
    return values


def result_texts(
    entry: str, results: Sequence[Any], types: Sequence[Type], limits: Limits
) -> list[str]:
    """The texts of the results of the function `entry`.

    Raises CallTextError for one with too many elements to show.
    """
    lines: list[str] = []
    for value, expected in zip(results, types, strict=True):
        try:
            lines.append(value_text(value, expected, limits.elements))
        except ValueError as error:
            raise CallTextError(
                f"result {len(lines)} of @{entry}, a '{expected}', {error}"
            ) from None
    return lines
