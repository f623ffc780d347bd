"""MLIR for Pygments: tokens that together are the text, and dialects that are known."""

from __future__ import annotations

import time
from importlib.metadata import entry_points

from hypothesis import given
from hypothesis import strategies as st
from pygments.token import Keyword, Name, String

from odsgen.pictures.pygments_lexer import MlirLexer
from odsgen.pictures.tokens import TOKEN

PIECES = [
    "%0",
    "arith.addi",
    '"a \\" b"',
    "// note",
    "\n",
    " ",
    "@f",
    "^bb0",
    "!x.y",
    "-1",
    "i32",
    "é",
    '"',
]


def test_pygments_finds_it() -> None:
    (entry,) = entry_points(group="pygments.lexers", name="mlir")
    assert entry.load() is MlirLexer


def test_dialects_are_known() -> None:
    tokens = {
        text: kind for kind, text in MlirLexer().get_tokens('%0 = arith.addi "x"\nforeign.op @f')
    }
    assert tokens["arith.addi"] is Keyword
    assert tokens["foreign.op"] is Name.Other
    assert tokens['"x"'] is String
    assert tokens["@f"] is Name.Function


@given(st.lists(st.sampled_from(PIECES)).map("".join))
def test_tokens_are_the_text(text: str) -> None:
    found = list(MlirLexer().get_tokens_unprocessed(text))
    assert "".join([part for _, _, part in found]) == text
    places = [place for place, _, _ in found]
    assert places == sorted(set(places))


def test_quotes_without_end_take_no_time() -> None:
    start = time.perf_counter()
    assert TOKEN.match(chr(34) + "a" * 200_000) is None
    list(MlirLexer().get_tokens_unprocessed('"\\"' * 20_000))
    assert time.perf_counter() - start < 5
