"""An open program: its chunks, and the answers to what editors ask about a place in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from lsprotocol import types

from odsgen.drivers.split_input import split_input
from odsgen.lsp.mlir.chunk import Chunk, Occurrence
from odsgen.lsp.mlir.completion import completions
from odsgen.lsp.mlir.diagnostics import CURRENT_OPERATION, chunk_diagnostics
from odsgen.lsp.mlir.hover import hover_text
from odsgen.lsp.mlir.layout import laid_out
from odsgen.lsp.mlir.outline import document_symbols
from odsgen.lsp.positions import TextPositions
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from odsgen.runtime.registry.context import Context


_NAME = re.compile(r"[%^#!](?:[0-9]+|[A-Za-z$._-][\w$.-]*)|@[A-Za-z_][\w$.]*", re.ASCII)


class MlirDocument:
    """A program as it stands in the editor; it is read once."""

    def __init__(
        self, uri: str, text: str, make_context: Callable[[], Context], encoding: str = "utf-16"
    ) -> None:
        self.uri = uri
        self.positions = TextPositions(text, encoding)
        self._make_context = make_context
        source = SourceFile(text, uri)
        pieces = split_input(source)[0]
        #: At least one: an empty text is a chunk, too.
        self.chunks = [Chunk(piece, -piece.offset(1, 1), make_context()) for piece in pieces]
        if not self.chunks:
            self.chunks.append(Chunk(source, 0, make_context()))
        for chunk in self.chunks:
            _ = chunk.occurrences  # found now rather than when the first question comes

    # --- the whole ------------------------------------------------------------------------------------------------------

    def diagnostics(self) -> list[types.Diagnostic]:
        """The diagnostics, chunk by chunk."""
        return [
            diagnostic
            for chunk in self.chunks
            for diagnostic in chunk_diagnostics(chunk, self.uri, self.positions)
        ]

    def symbols(self) -> list[types.DocumentSymbol]:
        """The outline; of several chunks, each has its own."""
        return document_symbols(self.chunks, self.positions)

    def formatted(self) -> list[types.TextEdit]:
        """The edit that lays the text out, if it is needed; values, comments and tokens stay as they are."""
        text = self.positions.text
        result = laid_out(text, self.chunks)
        if result == text:
            return []
        return [types.TextEdit(self.positions.range(0, len(text)), result)]

    # --- a place --------------------------------------------------------------------------------------------------------

    def chunk_at(self, offset: int) -> Chunk:
        """The chunk that an offset belongs to."""
        for chunk in reversed(self.chunks):
            if chunk.start <= offset:
                return chunk
        return self.chunks[0]

    def hover(self, position: types.Position) -> types.Hover | None:
        """The text about the token at a position."""
        chunk, token = self._token(position)
        if token is None:
            return None
        text = hover_text(chunk, token)
        if text is None:
            return None
        contents = types.MarkupContent(types.MarkupKind.Markdown, text)
        return types.Hover(contents, self.positions.range(*chunk.span(token)))

    def definition(self, position: types.Position) -> list[types.Location]:
        """Where that which a position names is defined; of a symbol, the name of its operation."""
        chunk, token = self._token(position)
        if token is None:
            return []
        occurrence = chunk.occurrence_at(token)
        if occurrence is None:
            return []
        name = occurrence.name
        if name.kind == "symbol" and name.operation is not None:
            return self._locations(chunk, [name.operation.name])
        return self._locations(chunk, [] if name.definition is None else [name.definition])

    def references(
        self, position: types.Position, include_declaration: bool
    ) -> list[types.Location]:
        """The uses of what a position names; of an operation, those of its results."""
        chunk, token = self._token(position)
        if token is None:
            return []
        found: dict[int, None] = {}
        for occurrence in self._named(chunk, token):
            name = occurrence.name
            if include_declaration and name.definition is not None:
                found[name.definition] = None
            found.update(dict.fromkeys(name.uses))
        return self._locations(chunk, list(found))

    def highlights(self, position: types.Position) -> list[types.DocumentHighlight]:
        """The same places, to be shown while the cursor stands there."""
        return [
            types.DocumentHighlight(location.range)
            for location in self.references(position, include_declaration=True)
        ]

    def renamed_range(self, position: types.Position) -> types.Range | None:
        """The range of the name at a position that `renamed` changes."""
        chunk, token = self._token(position)
        if token is None or not self._renamable(chunk, token):
            return None
        return self.positions.range(*chunk.span(token))

    def renamed(self, position: types.Position, new_name: str) -> list[types.TextEdit]:
        """The edits that give what a position names another name, with or without its `%`, `^`, `@`, `#` or `!`.

        Empty where the new name is none, or is taken somewhere in the chunk.
        """
        chunk, token = self._token(position)
        if token is None or not self._renamable(chunk, token):
            return []
        sigil = chunk.tokens[token][0]
        new_token = sigil + new_name.removeprefix(sigil)
        if _NAME.fullmatch(new_token) is None or new_token in chunk.tokens:
            return []
        occurrence = chunk.occurrence_at(token)
        assert occurrence is not None and occurrence.name.definition is not None
        places = {occurrence.name.definition: None} | dict.fromkeys(occurrence.name.uses)
        return [
            types.TextEdit(self.positions.range(*chunk.span(place)), new_token) for place in places
        ]

    def _renamable(self, chunk: Chunk, token: int) -> bool:
        occurrence = chunk.occurrence_at(token)
        return occurrence is not None and occurrence.name.definition is not None

    def expected_diagnostics(self, diagnostics: Sequence[types.Diagnostic]) -> list[types.TextEdit]:
        """Comments that tell `--verify-diagnostics` to expect diagnostics, on lines of their own before them."""
        edits = []
        lines = self.positions.text.split("\n")
        for diagnostic in diagnostics:
            severity = (
                "error" if diagnostic.severity == types.DiagnosticSeverity.Error else "warning"
            )
            expected = [(severity, diagnostic.range, diagnostic.message)]
            for note in diagnostic.related_information or ():
                if not note.message.startswith(CURRENT_OPERATION):
                    expected.append(("note", note.location.range, note.message))
            for kind, range, message in expected:
                line = lines[range.start.line] if range.start.line < len(lines) else ""
                indentation = line[: len(line) - len(line.lstrip())]
                start = types.Position(range.start.line, 0)
                text = f"{indentation}// expected-{kind} @below {{{{{message}}}}}\n"
                edits.append(types.TextEdit(types.Range(start, start), text))
        return edits

    def completions(self, position: types.Position) -> list[types.CompletionItem]:
        """The completions at a position."""
        offset = self.positions.offset(position)
        return completions(self.chunk_at(offset), offset, self._make_context(), self.positions)

    def _named(self, chunk: Chunk, token: int) -> list[Occurrence]:
        occurrence = chunk.occurrence_at(token)
        if occurrence is not None:
            return [occurrence]
        record = chunk.operation_at(token)
        if record is None or record.name != token:
            return []
        results = range(record.start, record.name)
        found = [chunk.occurrences[i] for i in results if i in chunk.occurrences]
        symbol = chunk.symbol_of(record)
        return found + ([] if symbol is None else [Occurrence(symbol)])

    def _token(self, position: types.Position) -> tuple[Chunk, int | None]:
        offset = self.positions.offset(position)
        chunk = self.chunk_at(offset)
        return chunk, chunk.token_at(offset)

    def _locations(self, chunk: Chunk, tokens: Sequence[int]) -> list[types.Location]:
        return [types.Location(self.uri, self.positions.range(*chunk.span(t))) for t in tokens]
