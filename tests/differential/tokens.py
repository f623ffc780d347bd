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


def changed_numbers(text: str, random: Random, count: int) -> Iterator[Program]:
    """The program so often with one number, type or name of it in the place of another of its kind."""
    tokens = list(_TOKEN.finditer(text))
    kinds: dict[str, list[str]] = {}
    for token in tokens:
        kinds.setdefault(_kind(token.group()), []).append(token.group())
    found = _OPERATION.findall(text)
    subject = found[0] if found else ""
    usual = {"number": ["0", "1", "2", "3", "7", "-1"], "type": ["i1", "i8", "i32", "f32", "index"]}
    for _ in range(count if tokens else 0):
        token = random.choice(tokens)
        kind = _kind(token.group())
        other = random.choice(kinds[kind] + usual.get(kind, []))
        yield Program(
            f"{text[: token.start()]}{other}{text[token.end() :]}",
            subject,
            f"token {token.group()} -> {other}",
        )


def _kind(token: str) -> str:
    if token[0].isdigit():
        return "number"
    if re.fullmatch(r"[sui]*i\d+|index|b?f\d\w*|x[\w]+", token):
        return "type"
    return token[0] if token[0] in '%@^#!"' else "word" if token[0].isalpha() else "sign"


def changed_programs(
    texts: Sequence[str], dialect: str, random: Random, per_text: int
) -> Iterator[Program]:
    """Each text so often with one token dropped, doubled, replaced or swapped with its neighbour."""
    for text in (f"{text.rstrip()}\n" for text in texts):
        found = [name for name in _OPERATION.findall(text) if name.startswith(f"{dialect}.")]
        subject = found[0] if found else dialect
        line = next((i for i, row in enumerate(text.splitlines()) if f"{subject}" in row), None)
        if line is None:
            continue
        rows = text.splitlines()
        start = sum(len(row) + 1 for row in rows[:line])
        tokens = [m for m in _TOKEN.finditer(text, start) if m.group() not in ("module",)]
        if not tokens:
            continue
        for _ in range(per_text):
            position = random.randrange(len(tokens))
            token = tokens[position]
            before, after = text[: token.start()], text[token.end() :]
            match random.choice(
                ("dropped", "doubled", "replaced", "replaced", "inserted", "swapped")
            ):
                case "dropped":
                    yield Program(before + after, subject, f"token dropped: {token.group()}")
                case "doubled":
                    yield Program(
                        f"{before}{token.group()} {token.group()}{after}", subject, "token doubled"
                    )
                case "replaced":
                    yield Program(
                        f"{before}{random.choice(_OTHERS)}{after}", subject, "token replaced"
                    )
                case "inserted":
                    yield Program(
                        f"{before}{random.choice(_OTHERS)} {token.group()}{after}",
                        subject,
                        "token inserted",
                    )
                case _:
                    if position + 1 == len(tokens):
                        continue
                    other = tokens[position + 1]
                    between = text[token.end() : other.start()]
                    yield Program(
                        f"{before}{other.group()}{between or ' '}{token.group()}{text[other.end() :]}",
                        subject,
                        "tokens swapped",
                    )
