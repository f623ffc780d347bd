"""Texts with one token left out, exchanged or replaced."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

_TOKEN = re.compile(r'"[^"]*"|[%^@#!]?[\w.]+|->|[^\s\w]|\s+')
_OTHERS = (
    *(
        "i32",
        "tensor<*xf32>",
        "5",
        "-1",
        "{}",
        "[]",
        '"s"',
        "@s",
        "%v0",
        "unit",
        ",",
        "(",
        "<",
        "-",
    ),
    *("vector", ">", ")", "}", "1.5", "k1", "k2", "attributes", ":", "->", "true", "dense<1>"),
)


def changed_texts(random: Random, text: str, count: int) -> Iterator[str]:
    """So many variants of the text."""
    tokens = _TOKEN.findall(text)
    words = [number for number, token in enumerate(tokens) if not token.isspace()]
    for _ in range(count):
        changed = list(tokens)
        place = random.choice(words)
        match random.randrange(3):
            case 0:
                del changed[place]
            case 1:
                changed[place] = changed[random.choice(words)]
            case 2:
                changed[place] = random.choice(_OTHERS)
        yield "".join(changed)
