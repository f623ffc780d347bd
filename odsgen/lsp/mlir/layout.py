"""Lays a program out: indentation by nesting, single blanks, no blanks at the ends of lines.

Only blanks change. Printing the program anew would give values other names and drop its comments.
"""

from __future__ import annotations

import re

from odsgen.runtime.parser.lexer import tokenize

_INDENTATION = 2
_PIECE = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|[ \t]+|[^ \t"/\n]+|["/]')
_OPENERS, _CLOSERS = "{(", "})"
_LABEL = re.compile(r"\^[\w$.-]+\s*[(:]")
_BLANK_LINES = re.compile(r"\n{3,}")


def laid_out(text: str) -> str:
    """The text with other blanks; as it is where brackets do not balance, or if a token would change."""
    lines: list[str] = []
    closers: list[str] = []
    starts: list[int] = []  # the indentation of the line that opened each bracket
    for line in text.split("\n"):
        pieces = _pieces(line.strip())
        leading = 0
        for piece in pieces:
            if piece not in _CLOSERS:
                break
            leading += 1
        if leading > len(closers):
            return text
        indentation = starts[-leading] if leading else (starts[-1] + _INDENTATION if starts else 0)
        if starts and not leading and _LABEL.match("".join(pieces)):
            indentation = max(indentation - _INDENTATION, 0)
        for piece in pieces:
            if piece in _OPENERS:
                closers.append(_CLOSERS[_OPENERS.index(piece)])
                starts.append(indentation)
            elif piece in _CLOSERS:
                if not closers or closers.pop() != piece:
                    return text
                starts.pop()
        shown = "".join(pieces)
        lines.append(" " * indentation + shown if shown else "")
    if closers:
        return text
    result = _BLANK_LINES.sub("\n\n", "\n".join(lines)).strip("\n") + "\n"
    return result if tokenize(result) == tokenize(text) else text


def _pieces(line: str) -> list[str]:
    """The line in strings, a comment, brackets and what is between them, with one blank for several."""
    pieces: list[str] = []
    for match in _PIECE.finditer(line):
        piece = match[0]
        if piece.isspace():
            pieces.append(" ")
        elif piece[0] in '"/':
            pieces.append(piece)
        else:
            pieces += re.findall(r"[{}()]|[^{}()]+", piece)
    return pieces
