"""Arguments and results of the functions that `ods-run` runs, as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.cli.options import UsageError
from odsgen.interpreter import from_text, value_text

if TYPE_CHECKING:
    from odsgen.interpreter import Limits
    from odsgen.runtime import Type


def values_of_texts(
    tool: str, entry: str, texts: Sequence[str], types: Sequence[Type]
) -> list[Any]:
    """The arguments of these texts, as the interpreter has them; raises UsageError."""
    if len(texts) != len(types):
        needed = ", ".join(f"'{t}'" for t in types) or "none"
        raise UsageError([f"{tool}: @{entry} takes other arguments: {needed}"])
    values: list[Any] = []
    for text, expected in zip(texts, types, strict=True):
        try:
            values.append(from_text(text, expected))
        except ValueError as error:
            raise UsageError([f"{tool}: argument {len(values)} of @{entry}: {error}"]) from None
    return values


def result_texts(
    tool: str, entry: str, results: Sequence[Any], types: Sequence[Type], limits: Limits
) -> list[str]:
    """The texts of results; raises UsageError for one with too many elements to show."""
    lines: list[str] = []
    for value, expected in zip(results, types, strict=True):
        try:
            lines.append(value_text(value, expected, limits.elements))
        except ValueError as error:
            raise UsageError(
                [f"{tool}: result {len(lines)} of @{entry}, a '{expected}', {error}"]
            ) from None
    return lines
