"""Splitting an input at its markers."""

import pytest

from odsgen.drivers.split_input import split_input
from odsgen.runtime.support.source import SourceFile


def split(text: str, marker: str = "// -----") -> tuple[list[str], list[int]]:
    chunks, near_misses = split_input(SourceFile(text, "in.mlir"), marker)
    return [chunk.text for chunk in chunks], near_misses


@pytest.mark.parametrize(
    ("text", "chunks"),
    [
        ("", []),
        ("a", ["a"]),
        ("a\n// -----\nb\n", ["a\n", "\nb\n"]),
        ("a // ----- b", ["a ", " b"]),
        ("\n// -----\n// -----\n", ["\n", "\n", "\n"]),
        # What is empty before the first marker is no chunk, and takes the marker's end along.
        ("// -----\na", ["--\na"]),
        # Dashes too many go to the next chunk.
        ("a\n// ------\nb", ["a\n", "-\nb"]),
    ],
)
def test_chunks(text: str, chunks: list[str]) -> None:
    assert split(text) == (chunks, [])


@pytest.mark.parametrize(
    ("text", "near_misses"),
    [
        ("a\n// ----\nb", [8]),
        ("a\n// ---\nb", [8]),
        ("a\n// -----", [8]),  # nothing follows
        ("a\n// -----0\nb", [8]),
    ],
)
def test_near_misses_do_not_split(text: str, near_misses: list[int]) -> None:
    assert split(text) == ([text], near_misses)


def test_other_marker() -> None:
    assert split("a\n// next\nb", "// next") == (["a\n", "\nb"], [])


@pytest.mark.parametrize("marker", ["", "x", "//"])
def test_marker_too_short(marker: str) -> None:
    with pytest.raises(ValueError, match="more than 2 characters"):
        split("a", marker)


def test_places_are_those_of_the_whole() -> None:
    chunks, _ = split_input(SourceFile("ab\n// -----\ncd\n  ef", "in.mlir"))
    chunk = chunks[1]
    assert chunk.line_column(chunk.text.index("ef")) == (4, 3)
    assert chunk.offset(4, 3) == chunk.text.index("ef")
    assert chunk.line_text(4) == "  ef"
    assert chunk.line_text(2) == "// -----"
    assert chunk.line_count == 4
