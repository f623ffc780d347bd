"""Splitting an input into chunks that are processed one by one (mlir-opt's `--split-input-file`)."""

from __future__ import annotations

from odsgen.runtime.support.source import SourceFile

DEFAULT_SPLIT_MARKER = "// -----"

# As many characters at the end of a marker may be wrong for a text to be a near miss.
_NEAR_MISS_LENGTH = 2


class SourceChunk(SourceFile):
    """A part of a source text; its lines and columns are those of the whole."""

    __slots__ = ("_whole", "_start")

    def __init__(self, whole: SourceFile, start: int, end: int) -> None:
        super().__init__(whole.text[start:end], whole.filename)
        self._whole = whole
        self._start = start

    @property
    def origin(self) -> tuple[int, int]:
        return self._whole.line_column(self._start) if self._start else (0, 0)

    @property
    def line_count(self) -> int:
        return self._whole.line_count

    def line_column(self, offset: int) -> tuple[int, int]:
        return self._whole.line_column(self._start + offset)

    def offset(self, line: int, column: int) -> int:
        return self._whole.offset(line, column) - self._start

    def line_text(self, line: int) -> str:
        return self._whole.line_text(line)


def split_input(
    source: SourceFile, marker: str = DEFAULT_SPLIT_MARKER
) -> tuple[list[SourceChunk], list[int]]:
    """Split a text at each marker.

    Returns the chunks, and the offsets where something almost is a marker: the first characters of one without its last
    two. As in MLIR, what is before the first marker is no chunk if it is empty, and a marker counts only if something
    other than `0` follows it. Raises ValueError for a marker too short to tell a near miss.
    """
    if len(marker) <= _NEAR_MISS_LENGTH:
        raise ValueError(
            f"a split marker has more than {_NEAR_MISS_LENGTH} characters, not '{marker}'"
        )
    text = source.text
    prefix, suffix = marker[:-_NEAR_MISS_LENGTH], marker[-_NEAR_MISS_LENGTH:]
    chunks: list[SourceChunk] = []
    near_misses: list[int] = []
    start = end = 0  # the chunk that is being put together
    position = 0
    while position <= len(text):
        found = text.find(prefix, position)
        piece_end = len(text) if found < 0 else found
        if start == end:
            start, end = position, piece_end
        elif text.startswith(suffix, position) and _is_followed(text, position, piece_end):
            chunks.append(SourceChunk(source, start, end))
            start, end = position + len(suffix), piece_end
        else:
            near_misses.append(position)
            end = piece_end
        position = piece_end + len(prefix)
    if start != end:
        chunks.append(SourceChunk(source, start, end))
    return chunks, near_misses


def check_split_marker(marker: str) -> None:
    """Raise ValueError for a marker too short to tell a near miss."""
    if len(marker) <= _NEAR_MISS_LENGTH:
        raise ValueError(f"a marker has more than {_NEAR_MISS_LENGTH} characters, not '{marker}'")


def _is_followed(text: str, position: int, piece_end: int) -> bool:
    after = position + _NEAR_MISS_LENGTH
    return after < piece_end and text[after] != "0"
