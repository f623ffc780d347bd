"""Programs in the custom form with a token changed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random

from tests.differential.comparison import Program

_TOKEN = re.compile(
    r'"(?:[^"\\]|\\.)*"|->|::|[%^@#!][\w$.\-]+(?:#\d+)?|[A-Za-z_][\w$.]*|0x[0-9A-Fa-f]+|\d+(?:\.\d*(?:[eE][-+]?\d+)?)?|[^\s\w]'
)
_OTHERS = (
    "i32",
    "f32",
    "1",
    ",",
    ":",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "<",
    ">",
    "=",
    "->",
    "@x",
    "%x",
    '"s"',
    "foo",
    "-",
    "#a",
    "!b",
    "^c",
    "1.5",
    "unit",
    "*",
)
_OPERATION = re.compile(r'(?:= |^\s*)"?([a-z_]+\.\w+)', re.MULTILINE)
_CHANGES = ("dropped", "doubled", "replaced", "replaced", "inserted", "swapped")


def tokens_of(text: str, start: int = 0) -> list[re.Match[str]]:
    """The tokens of a text from an offset on."""
    return [m for m in _TOKEN.finditer(text, start) if m.group() != "module"]


def change_token(
    text: str, tokens: Sequence[re.Match[str]], position: int, random: Random
) -> str | None:
    """The text with one of its tokens dropped, doubled, replaced or swapped with its neighbour."""
    token = tokens[position]
    before, after = text[: token.start()], text[token.end() :]
    match random.choice(_CHANGES):
        case "dropped":
            return before + after
        case "doubled":
            return f"{before}{token.group()} {token.group()}{after}"
        case "replaced":
            return f"{before}{random.choice(_OTHERS)}{after}"
        case "inserted":
            return f"{before}{random.choice(_OTHERS)} {token.group()}{after}"
    if position + 1 == len(tokens):
        return None
    other = tokens[position + 1]
    between = text[token.end() : other.start()]
    return f"{before}{other.group()}{between or ' '}{token.group()}{text[other.end() :]}"


def changed_programs(
    texts: Sequence[str], dialect: str, random: Random, per_text: int
) -> Iterator[Program]:
    """Each text so often with one token changed, from the first operation of the dialect on."""
    for text in (f"{text.rstrip()}\n" for text in texts):
        found = [name for name in _OPERATION.findall(text) if name.startswith(f"{dialect}.")]
        subject = found[0] if found else dialect
        line = next((i for i, row in enumerate(text.splitlines()) if f"{subject}" in row), None)
        if line is None:
            continue
        start = sum(len(row) + 1 for row in text.splitlines()[:line])
        tokens = tokens_of(text, start)
        if not tokens:
            continue
        for _ in range(per_text):
            changed = change_token(text, tokens, random.randrange(len(tokens)), random)
            if changed is not None:
                yield Program(changed, subject, "token")
