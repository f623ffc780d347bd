"""Strings that know where they stand in the file of a spec.

Every string of a loaded spec is a `SpecText`.  It behaves as the `str` that YAML means, and maps each of its characters back to
the character of the file that wrote it, through escapes, folding, indentation and the expansion of op classes, so that an error
inside a constraint or an assembly format is shown at its own column.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from odsgen.places import Place, SpecSource


class ScalarStyle(Enum):
    PLAIN = "plain"
    SINGLE_QUOTED = "'"
    DOUBLE_QUOTED = '"'
    LITERAL = "|"
    FOLDED = ">"


@dataclass(frozen=True, slots=True)
class _Piece:
    """Some characters of an expanded string: `length` of them, beginning at `offset` of `origin`."""

    origin: SpecText
    offset: int
    length: int


class SpecText(str):
    """A string of a spec that knows its place.

    `text.place` is where it begins, `text.place_at(offset)` where its character of that offset
    stands; `text.part(start, end)` is a substring that keeps its places.  Ordinary `str` methods return ordinary strings.
    """

    __slots__ = ("source", "start", "end", "style", "_offsets", "_pieces")

    source: SpecSource
    start: int  # of the scalar in the source, with its quote or block header
    end: int
    style: ScalarStyle
    _offsets: Sequence[int] | None
    _pieces: tuple[_Piece, ...]

    @classmethod
    def scalar(
        cls, value: str, source: SpecSource, start: int, end: int, style: ScalarStyle
    ) -> SpecText:
        """The value of a YAML scalar that is written at `start`…`end` of the source."""
        text = cls(value)
        text.source = source
        text.start = start
        text.end = end
        text.style = style
        text._offsets = None
        text._pieces = ()
        return text

    @classmethod
    def of(cls, value: str, file: str = "<text>") -> SpecText:
        """A text that is its own source: what a caller without a file hands to a parser."""
        if isinstance(value, SpecText):
            return value
        return cls.scalar(value, SpecSource(value, file), 0, len(value), ScalarStyle.PLAIN)

    @classmethod
    def fixed(cls, value: str, place: Place) -> SpecText:
        """A text all of whose characters stand at one place: it was put there by an expansion."""
        source = place.source or SpecSource("", place.file)
        offset = source.offset(place.line, place.column)
        text = cls.scalar(value, source, offset, offset, ScalarStyle.PLAIN)
        text._offsets = (0,)
        return text

    @classmethod
    def joined(cls, parts: Sequence[tuple[SpecText, int, int]]) -> SpecText:
        """The concatenation of parts `(origin, start, end)`; each character keeps the place it had in its origin."""
        if not parts:
            raise ValueError("a joined text needs at least one part")
        text = cls("".join(str.__getitem__(origin, slice(a, b)) for origin, a, b in parts))
        first = parts[0][0]
        text.source = first.source
        text.start = first.start
        text.end = first.end
        text.style = first.style
        text._offsets = None
        text._pieces = tuple(_Piece(origin, a, b - a) for origin, a, b in parts)
        return text

    def part(self, start: int, end: int) -> SpecText:
        """The characters `start`…`end`, with their places."""
        return SpecText.joined([(self, start, end)])

    @property
    def place(self) -> Place:
        """Where the string begins: the quote of a quoted scalar counts, a block's header does not."""
        if self._pieces:
            return self.place_at(0)
        if self.style in (ScalarStyle.LITERAL, ScalarStyle.FOLDED):
            return self.place_at(0)
        return self.source.place(self.start)

    def place_at(self, offset: int) -> Place:
        """Where the character of that offset stands in its file; an offset past the end gives the end."""
        if self._pieces:
            for piece in self._pieces:
                if offset < piece.length:
                    return piece.origin.place_at(piece.offset + offset)
                offset -= piece.length
            last = self._pieces[-1]
            return last.origin.place_at(last.offset + last.length)
        offsets = self._offsets
        if offsets is None:
            offsets = self._offsets = scalar_offsets(
                self, self.source.text[self.start : self.end], self.style
            )
        index = min(max(offset, 0), len(offsets) - 1)
        return self.source.place(self.start + offsets[index])

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        # A pickled or copied text is a plain string: places belong to one run.
        return (str, (str(self),))


def place_of(text: str) -> Place | None:
    """The place of a string that came from a spec; None of any other."""
    return text.place if isinstance(text, SpecText) else None


# --- from the value of a scalar back to how it was written --------------------------------------------------------------


_ESCAPE_LENGTHS = {"x": 4, "u": 6, "U": 10}


def scalar_offsets(value: str, written: str, style: ScalarStyle) -> Sequence[int]:
    """For each character of the value, and for its end, the offset in the written scalar (YAML 1.2, chapters 7 and 8)."""
    if style is ScalarStyle.PLAIN:
        if value == written:
            return range(len(value) + 1)
        return _flow_offsets(value, written, 0, style)
    if style in (ScalarStyle.SINGLE_QUOTED, ScalarStyle.DOUBLE_QUOTED):
        if written[1:-1] == value:
            return range(1, len(value) + 2)
        return _flow_offsets(value, written, 1, style)
    return _block_offsets(value, written, style)


def _flow_offsets(value: str, written: str, at: int, style: ScalarStyle) -> list[int]:
    offsets: list[int] = []
    double = style is ScalarStyle.DOUBLE_QUOTED
    single = style is ScalarStyle.SINGLE_QUOTED
    end = len(written)
    while len(offsets) < len(value) and at < end:
        character = written[at]
        if double and character == "\\":
            following = written[at + 1 : at + 2]
            if following in ("\n", "\r"):  # a folded line without a blank: nothing in the value
                at += 2
                while at < end and written[at] in " \t\r\n":
                    at += 1
                continue
            offsets.append(at)
            at += _ESCAPE_LENGTHS.get(following, 2)
        elif single and written.startswith("''", at):
            offsets.append(at)
            at += 2
        elif character in " \t\r\n":
            run = at
            while run < end and written[run] in " \t\r\n":
                run += 1
            breaks = written.count("\n", at, run)
            if breaks == 0:
                offsets.append(at)
                at += 1
            else:  # folding: one break is a blank, more are one less
                offsets.extend([at] * max(1, breaks - 1))
                at = run
        else:
            offsets.append(at)
            at += 1
    del offsets[len(value) :]
    while len(offsets) <= len(value):
        offsets.append(min(at, end))
    return offsets


def _block_offsets(value: str, written: str, style: ScalarStyle) -> list[int]:
    header_end = written.find("\n")
    if header_end < 0:
        return [0] * (len(value) + 1)
    at = header_end + 1
    header = written[:header_end].split("#", 1)[0]
    digits = [c for c in header if c.isdigit()]
    lines = written[at:].split("\n")
    indents = [len(line) - len(line.lstrip(" ")) for line in lines if line.strip()]
    indentation = min(indents, default=0)
    if digits:  # an explicit indicator: the first line may have blanks of its own
        first_value = value.lstrip("\n")
        own = len(first_value) - len(first_value.lstrip(" "))
        indentation = max(0, (indents[0] if indents else 0) - own)
    offsets: list[int] = []
    end = len(written)
    # at the beginning of a line: past the indentation
    at += _indentation_at(written, at, indentation)
    while len(offsets) < len(value) and at < end:
        if written[at] == "\r" and value[len(offsets)] != "\r":
            at += 1
            continue
        if written[at] != "\n":
            offsets.append(at)
            at += 1
            continue
        wanted = value[len(offsets)]
        if style is ScalarStyle.LITERAL or wanted not in " \n":
            if wanted == "\n":
                offsets.append(at)
            at += 1
            at += _indentation_at(written, at, indentation)
            continue
        # folded: the breaks up to the next written line stand for one blank or for the line feeds of the value
        run = at
        breaks = 0
        while run < end and written[run] == "\n":
            breaks += 1
            run += 1
            run += _indentation_at(written, run, indentation)
        if wanted == " ":
            offsets.append(at)
        else:
            meant = 0
            first = len(offsets)
            while first + meant < len(value) and meant < breaks and value[first + meant] == "\n":
                meant += 1
            offsets.extend([at] * meant)
        at = run
    del offsets[len(value) :]
    while len(offsets) <= len(value):
        offsets.append(min(at, end))
    return offsets


def _indentation_at(written: str, at: int, indentation: int) -> int:
    count = 0
    while count < indentation and written[at + count : at + count + 1] == " ":
        count += 1
    return count
