"""Docstrings of generated code, from the summaries and descriptions of a spec."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

_WIDTH = 92  # of a docstring's lines in a class body


def sentence(text: str) -> str:
    """The text with a capital letter and a full stop, as a docstring begins."""
    text = " ".join(text.split())
    if not text:
        return text
    if text[0].islower() and text.split()[0].isalpha():
        text = text[0].upper() + text[1:]
    return text if text[-1] in ".:!?" else text + "."


def docstring(
    summary: str, description: str = "", sections: Iterable[tuple[str, Iterable[str]]] = ()
) -> str:
    """The text between the quotes of a docstring: paragraphs, then titled lists, escaped."""
    parts = []
    if summary:
        parts.append("\n".join(textwrap.wrap(sentence(summary), _WIDTH)))
    if description.strip():
        parts.append(textwrap.dedent(description).strip("\n"))
    for title, lines in sections:
        listed = [
            "\n".join(
                textwrap.wrap(
                    line,
                    _WIDTH,
                    initial_indent="    ",
                    subsequent_indent="        ",
                    break_on_hyphens=False,
                )
            )
            for line in lines
        ]
        if listed:
            parts.append(f"{title}:\n" + "\n".join(listed))
    return escape("\n\n".join(parts))


def escape(text: str) -> str:
    """The text such that between triple quotes it stands for itself."""
    escaped = text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    escaped = "".join(
        character if character.isprintable() or character == "\n" else _escaped(character)
        for character in escaped
    )
    if escaped.endswith('"'):
        escaped = escaped[:-1] + '\\"'
    return escaped


def _escaped(character: str) -> str:
    return "    " if character == "\t" else repr(character)[1:-1]
