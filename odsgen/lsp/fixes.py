"""Edits that put what a hint suggests into the place of what a diagnostic is about."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from lsprotocol import types

from odsgen.lsp.positions import TextPositions

_HINT = re.compile(r"did you mean (?P<meant>[^?\n]+)\?|there is (?P<known>'[^\n]+')")
_QUOTED = re.compile(r"'([^']+)'")
_WHOLE_NAMES = re.compile(r"begins with its dialect: '([^']+)'|begins with '!': (!\S+)")
_CHOICES = re.compile(r"expected .*(?:one of|enum values).*?\[([^\]]*)\]")
#: How many suggestions of one diagnostic are offered.
_MOST = 4


def suggestions(diagnostic: types.Diagnostic) -> Iterator[str]:
    """Texts that the hints of a diagnostic suggest to write."""
    related = diagnostic.related_information or ()
    for text in (diagnostic.message, *(note.message for note in related)):
        for hint in _HINT.finditer(text):
            yield from _QUOTED.findall(hint["meant"] or hint["known"])
        for whole in _WHOLE_NAMES.finditer(text):
            yield whole[1] or whole[2]


def hint_fixes(
    uri: str, diagnostics: Sequence[types.Diagnostic], positions: TextPositions
) -> list[types.CodeAction]:
    """An action for each suggestion of some diagnostics."""
    found = []
    for diagnostic in diagnostics:
        start = _word_start(diagnostic, positions)
        meant = list(
            dict.fromkeys([*suggestions(diagnostic), *_near_choices(diagnostic, positions)])
        )
        for suggestion in meant[:_MOST]:
            end = _word_end(positions.text, start, suggestion)
            if end > start and positions.text[start:end] != suggestion:
                edit = types.TextEdit(positions.range(start, end), suggestion)
                action = types.CodeAction(
                    title=f"Write '{suggestion}'",
                    kind=types.CodeActionKind.QuickFix,
                    diagnostics=[diagnostic],
                    is_preferred=len(meant) == 1,
                    edit=types.WorkspaceEdit(changes={uri: [edit]}),
                )
                found.append(action)
    return found


def _near_choices(diagnostic: types.Diagnostic, positions: TextPositions) -> list[str]:
    """The keywords that a message lists, as far as they are like the one that is there."""
    choices = _CHOICES.search(diagnostic.message)
    if choices is None:
        return []
    start = _word_start(diagnostic, positions)
    word = positions.text[start : _word_end(positions.text, start, "")]
    return get_close_matches(word, choices[1].split(", "), n=_MOST, cutoff=0.5)


def _word_start(diagnostic: types.Diagnostic, positions: TextPositions) -> int:
    """The word at a diagnostic: MLIR's may begin behind the token before it."""
    start = positions.offset(diagnostic.range.start)
    while positions.text[start : start + 1] == " ":
        start += 1
    return start


def _word_end(text: str, start: int, suggestion: str) -> int:
    """The end of the word that a suggestion replaces: of the characters of names, and those that the suggestion has."""
    others = "".join(re.escape(each) for each in ".-" if each in suggestion)
    match = re.compile(rf"[$%^@#!]?[\w{others}]+", re.ASCII).match(text, start)
    return start if match is None else match.end()
