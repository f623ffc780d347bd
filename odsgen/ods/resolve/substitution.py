"""`$T` in the strings of a class, replaced by the argument for the parameter T."""

from __future__ import annotations

import re
from collections.abc import Mapping

from odsgen.spec.constraint_expression import ConstraintExpression, LiteralExpression
from odsgen.spec.source import SpecText

_PARAMETER = re.compile(r"\$([A-Za-z_]\w*)", re.ASCII)


def substituted_text(
    text: SpecText | None, arguments: Mapping[str, ConstraintExpression]
) -> SpecText | None:
    """A format, summary or predicate with the arguments put in; what is no parameter stays.

    What is put in has the place where it was put in: that of `$T` in the class.
    """
    if text is None or not arguments or "$" not in text:
        return text
    pieces: list[tuple[SpecText, int, int]] = []
    at = 0
    for match in _PARAMETER.finditer(text):
        argument = arguments.get(match.group(1))
        if argument is None:
            continue
        pieces.append((text, at, match.start()))
        value = argument.value if isinstance(argument, LiteralExpression) else argument
        shown = SpecText.fixed(str(value), text.place_at(match.start()))
        pieces.append((shown, 0, len(shown)))
        at = match.end()
    if not pieces:
        return text
    pieces.append((text, at, len(text)))
    return SpecText.joined(pieces)
