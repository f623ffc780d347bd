"""Python statements that are written one after another."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

_INDENT = "    "


class SourceLines:
    """Lines of Python with the current indentation."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._depth = 0

    def add(self, *lines: str) -> None:
        """Append statements; a line may carry indentation of its own."""
        self.lines.extend(_INDENT * self._depth + line for line in lines)

    @contextmanager
    def block(self, header: str) -> Iterator[None]:
        """Statements under `if …:`, `else:`, `for …:`; a block that stays empty gets `pass`."""
        self.add(header)
        before = len(self.lines)
        self._depth += 1
        try:
            yield
        finally:
            if len(self.lines) == before:
                self.add("pass")
            self._depth -= 1

    def text(self) -> str:
        return "\n".join(self.lines)


class PrintLines(SourceLines):
    """Statements that print: text and values are gathered into one call of `emit` where nothing comes between."""

    def __init__(self) -> None:
        super().__init__()
        self._pieces: list[str] = []

    def literal(self, text: str) -> None:
        """Text as it is."""
        if text:
            self._pieces.append(_in_f_string(text))

    def value(self, expression: str) -> None:
        """The text that an expression gives."""
        self._pieces.append("{" + expression + "}")

    def add(self, *lines: str) -> None:
        self.flush()
        super().add(*lines)

    @contextmanager
    def block(self, header: str) -> Iterator[None]:
        with super().block(header):
            yield
            self.flush()

    def flush(self) -> None:
        """Write the call for what has been gathered."""
        if not self._pieces:
            return
        pieces, self._pieces = self._pieces, []
        super().add(f"printer.emit({_joined(pieces)})")

    def text(self) -> str:
        self.flush()
        return super().text()


def f_string_piece(text: str) -> str:
    """Text as it stands inside an f-string."""
    return _in_f_string(text)


def joined_text(pieces: list[str]) -> str:
    """The expression for gathered text and values; a value alone need not be a string."""
    if len(pieces) == 1 and _is_value(pieces[0]) and "(" not in pieces[0]:
        return f'f"{pieces[0]}"'
    return _joined(pieces)


def _joined(pieces: list[str]) -> str:
    if len(pieces) == 1 and _is_value(pieces[0]):
        return pieces[0][1:-1]
    if any(_is_value(piece) for piece in pieces):
        return 'f"' + "".join(pieces) + '"'
    return '"' + "".join(pieces).replace("{{", "{").replace("}}", "}") + '"'


def _is_value(piece: str) -> bool:
    return piece.startswith("{") and not piece.startswith("{{")


def _in_f_string(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return escaped.replace("{", "{{").replace("}", "}}")
