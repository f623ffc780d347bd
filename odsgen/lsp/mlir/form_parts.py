"""The parts of a form that a hook declares by an example, `%i = %low to %high step %by { … }`, and which of them is in work."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

_PART = re.compile(
    r'"[^"]*"|[%^@#!][\w.]*(?:<[^>]*>)?|[A-Za-z_][\w.-]*(?:<[^>]*>)?|\d+|->|…|\.\.\.|\S', re.ASCII
)
_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}
#: Those that stand for more of the same.
_MORE = ("…", "...")


@dataclass(frozen=True, slots=True)
class FormPart:
    """A part of a form: a word, a sigil with its name, a string, or punctuation."""

    text: str
    start: int
    end: int

    @property
    def is_parameter(self) -> bool:
        """Whether it is more than punctuation."""
        return self.text[0] in '%^@#!"' or self.text[0].isalnum() or self.text in _MORE

    def matches(self, token: str) -> bool:
        """Whether a token of a program may be what the part stands for: the same text, or a name with the same sigil."""
        sigil = self.text[0]
        if sigil in '%^@"':
            return token[0] == sigil
        if sigil.isdigit():
            return token[0].isdigit()
        return token == self.text


def parts_of(form: str) -> list[FormPart]:
    """The parts of a form, in their order."""
    return [FormPart(match[0], match.start(), match.end()) for match in _PART.finditer(form)]


def active_part(parts: Sequence[FormPart], tokens: Sequence[str]) -> int | None:
    """The number, among the parameters, of the part that follows some tokens: the number of all behind the last one.

    A token that is none of the parts stands for one that the form leaves open, as types do. None in a region, whose operations
    are of other forms.
    """
    following, last = 0, len(parts)
    around: list[tuple[str, int, int]] = (
        []
    )  # what closes the brackets that are open, and the parts behind and around them
    for token in filter(None, tokens):
        if around and token == around[-1][0]:
            _, following, last = around.pop()
            continue
        number = next((n for n in range(following, last) if parts[n].matches(token)), None)
        if number is not None:
            following = number + 1
        if token in _CLOSING:
            behind = following if number is None else _behind(parts, number)
            around.append((_CLOSING[token], behind, last))
            last = following if number is None else behind - 1
    if around and around[-1][0] == "}" and all(p.text in _MORE for p in parts[following:last]):
        return None
    return sum(part.is_parameter for part in parts[:following])


def _behind(parts: Sequence[FormPart], opening: int) -> int:
    """The number of the part behind the bracket that closes the one at a number."""
    depth = 0
    for number in range(opening, len(parts)):
        depth += (parts[number].text in _CLOSING) - (parts[number].text in _CLOSING.values())
        if depth == 0:
            return number + 1
    return len(parts) + 1
