"""The places of many tokens at once are those of each of them."""

from __future__ import annotations

import random

import pytest

from odsgen.drivers.split_input import split_input
from odsgen.runtime import Context, parse, write_bytecode
from odsgen.runtime.parser.lexer import TokenPositions, tokenize
from odsgen.runtime.support.source import SourceFile

PLAIN = '  // a comment, "with" a quote\n %a0 = arith.addi %b, %c : tensor<4x?xf32> loc("x":1:2) {a = [1, -2.5e3]}\n\t@"s p" !a.b<i32>'
ESCAPED = ' "a \\" quote" ^bb0(%x: i32) "not closed \\"\n'
HEXADECIMAL = "".join(f"{a} = 0x{a}F x 1{a}x2 : tensor<{a}x{a}0xf32>\n" for a in range(20))
LINE = '"a.b"(%c) {d = "ä"}, '
UNICODE = ' "größe" // größer\n  #a.ä\r\n'


def positions(text: str) -> TokenPositions:
    return TokenPositions(SourceFile(text, "x.mlir"))


def expected(positions: TokenPositions, indices: list[int]) -> tuple[list[int], list[int]]:
    locations = [positions.location(index) for index in indices]
    return [found.start_line for found in locations], [found.start_column for found in locations]


@pytest.mark.parametrize(
    "piece", [PLAIN, PLAIN + ESCAPED, PLAIN + UNICODE, HEXADECIMAL, LINE, LINE.replace("ä", "e")]
)
def test_places(piece: str) -> None:
    text = piece * 100
    count = len(tokenize(text))
    chance = random.Random(1)
    for share in (1, 3, 40, 700):
        indices = sorted(chance.sample(range(count), count // share))
        assert positions(text).places(indices) == expected(positions(text), indices)
        # Where some were computed before, and a token was cut into pieces or has lost its beginning.
        found, single = positions(text), positions(text)
        for known in (found, single):
            known.offset(30)
            known.split(20, ["a", "b"])
            known.shift(count // 2, 1)
            known.shift(5, 1)
        assert found.places(indices) == expected(single, indices)


def test_many_tokens_of_one_line() -> None:
    found = positions("a " * 200_000)  # not each one by those before it
    assert found.places(range(200_000)) == ([1] * 200_000, list(range(1, 400_000, 2)))


def test_behind_the_end() -> None:
    for text in ("", "  ", "a b // c", "a b\n"):
        indices = list(range(12))
        assert positions(text).places(indices) == expected(positions(text), indices)


def test_lines_are_those_of_the_whole_file() -> None:
    whole = SourceFile("a\nb\n// -----\nc d\n  e\n", "x.mlir")
    chunks, _ = split_input(whole)
    assert TokenPositions(chunks[1]).places([0, 1, 2]) == ([4, 4, 5], [1, 3, 3])
    chunks, _ = split_input(SourceFile("a\n// ----- b\n  c\n", "x.mlir"))
    assert TokenPositions(chunks[1]).places([0, 1]) == ([2, 3], [10, 3])


def test_a_written_program_has_the_places_of_the_text() -> None:
    lines = "".join(
        f"  %{i} = arith.constant dense<[{i}, 2]> : tensor<2xi32> // {i}\n" for i in range(60)
    )
    text = f'func.func @f() {{\n{lines}  return loc("x.mlir":3:3)\n}}\n'
    module = parse(text, Context(), filename="x.mlir")
    again = parse(write_bytecode(module), Context(), filename="y")
    assert [op.location for op in again.walk()] == [op.location for op in module.walk()]
    # An attribute that is the same place as a token goes by one number.
    assert write_bytecode(again) == write_bytecode(module)
