"""Docstrings of generated code, from the summaries and descriptions of a spec."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable

from odsgen.codegen.python.expression_text import printable

_WIDTH = 92  # of a docstring's lines in a class body


def sentence(text: str) -> str:
    """The text with a capital letter and a full stop, as a docstring begins."""
    text = " ".join(text.split())
    if not text:
        return text
    if text[0].islower() and text.split()[0].isalpha():
        text = text[0].upper() + text[1:]
    return text if text[-1] in ".:!?" else text + "."


def wrapped(text: str) -> str:
    """The text as a sentence in lines that fit."""
    return "\n".join(textwrap.wrap(sentence(text), _WIDTH))


def docstring(
    summary: str, description: str = "", sections: Iterable[tuple[str, Iterable[str]]] = ()
) -> str:
    """The text between the quotes of a docstring: paragraphs, then titled lists, escaped."""
    parts = []
    if summary:
        parts.append(wrapped(summary))
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
    escaped = _CLOSING_QUOTES.sub(lambda quotes: '\\"' * len(quotes[0]), text.replace("\\", "\\\\"))
    return "\n".join(map(printable, escaped.replace("\t", "    ").split("\n")))


#: Quotes that would end a docstring: three and more, and those before the closing ones.
_CLOSING_QUOTES = re.compile(r'"{3,}|"+\Z')
