"""A long text has the same tokens by way of its words as by the pattern alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odsgen.runtime import Context, ParseError, parse
from odsgen.runtime.parser import lexer, words

_PIECES = st.sampled_from(
    (
        *"%#!^,:=(){}[]<>*+?|-/.@\"\\_x0;&'~$",
        *(" ", "\n", "\t", "\r", " \n", "\0", "\v", "\f", "\x1c", "\x85", "\u3000", "é"),
        *("%a", "%0#1", "^bb", "!llvm.ptr", "#map", "i32", "0x1F", "1.5e-3", "->", "...", "{-#"),
        *(
            '"a"',
            '"a b"',
            '@"a b"',
            "@f",
            "// a",
            '// "',
            '\\"',
            "//",
            "tensor<4x?xf32>",
            "memref<",
        ),
        *("arith.addi", "module", "#-}"),
    )
)


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text of a few words has several pieces, all of whose words may be new."""
    monkeypatch.setattr(words, "_PIECE", 24)
    monkeypatch.setattr(lexer, "_LONG", 24)
    monkeypatch.setattr(words, "_MANY_NEW", 1)
    monkeypatch.setattr(words, "_MANY_NEW_AT_FIRST", 1)


@given(st.lists(_PIECES, max_size=80), st.integers(1, 12))
def test_words_are_split_as_by_the_pattern(pieces: list[str], repeated: int) -> None:
    _check_tokens("".join(pieces) * repeated)


@given(st.lists(_PIECES, max_size=80))
def test_short_texts_have_the_same_tokens_each_time(pieces: list[str]) -> None:
    text = "".join(pieces)
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(lexer, "_SHORT", 0)
        monkeypatch.setattr(lexer, "_LONG", 1 << 15)
        for _ in range(3):  # its words are new, were met, and are kept
            _check_tokens(text)


def _check_tokens(text: str) -> None:
    by_pattern = (
        [lexer.cut_broken_string(t) for t in lexer._token_or_broken_string().findall(text)]
        if '\\"' in text
        else lexer.TOKEN.findall(text)
    )
    tokens = lexer.tokenize(text)
    assert tokens[-lexer.LOOK_AHEAD :] == [""] * lexer.LOOK_AHEAD
    assert [t for t in tokens if t] == [t for t in by_pattern if t]
    assert set(tokens[tokens.index("") :]) == {""}


def test_words_of_short_texts_are_split_when_they_are_met_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(words, "_kept", {})
    monkeypatch.setattr(words, "_seen", set())
    monkeypatch.setattr(words, "_MANY_NEW", 12)
    asked: list[str] = []

    def split(text: str) -> list[str]:
        asked.append(text)
        return lexer.TOKEN.findall(text)

    text = "%0 = arith.addi %0, %0 : i32\n" * 2
    tokens = [t for t in lexer.TOKEN.findall(text) if t]
    for wanted in ([text], ["%0", "%0,", ":", "=", "arith.addi", "i32"], []):
        asked.clear()
        assert [t for t in words.split_short_text(text, split) if t] == tokens
        assert sorted(asked) == wanted
    monkeypatch.setattr(words, "_MOST_KEPT", 4)
    words.split_short_text("%1 = new\n", split)
    assert not words._kept and words._seen == {"%1", "new"}


def test_words_that_come_again_are_split_once() -> None:
    asked: list[str] = []

    def split(text: str) -> list[str]:
        asked.append(text)
        return lexer.TOKEN.findall(text)

    text = "%0 = arith.addi %0, %0 : i32\n" * 40
    assert words.split_words(text, split) == [t for t in lexer.TOKEN.findall(text) if t]
    assert sorted(asked) == ["%0", "%0,", ":", "=", "arith.addi", "i32"]


def test_new_words_are_left_to_the_pattern(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_MANY_NEW_AT_FIRST", 4)
    asked: list[str] = []

    def split(text: str) -> list[str]:
        asked.append(text)
        return lexer.TOKEN.findall(text)

    text = "".join([f"%{n} = arith.addi %{n + 1}, %{n + 2} : i32\n" for n in range(40)])
    assert words.split_words(text, split) == [t for t in lexer.TOKEN.findall(text) if t]
    assert max(map(len, asked)) > 24


def test_pieces_with_comments_and_strings_are_left_to_the_pattern() -> None:
    text = '"a.b"() {s = "two words"} : () -> () // and %more\n' * 40
    assert words.split_words(text, lexer.TOKEN.findall) == [
        t for t in lexer.TOKEN.findall(text) if t
    ]


@pytest.mark.parametrize(
    ("line", "place"),
    [("%1 = arith.addi %0, %2 : i32", "21:21"), ("    %1 = arith.addi %0, : i32", "21:24")],
)
def test_an_error_has_its_place(line: str, place: str) -> None:
    lines = ["%0 = arith.constant 1 : i32", *['"a.b"() : () -> ()'] * 19, line]
    with pytest.raises(ParseError) as caught:
        parse("\n".join(lines), Context(allow_unregistered=True))
    assert str(caught.value.diagnostics[0].location) == f'loc("-":{place})'
