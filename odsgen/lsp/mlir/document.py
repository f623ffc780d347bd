"""An open program: its chunks, and the answers to what editors ask about a place in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from lsprotocol import types

from odsgen.drivers.split_input import split_input
from odsgen.lsp.answers import Document, RenameRefused
from odsgen.lsp.dialect_specs import DialectSpecs
from odsgen.lsp.fixes import hint_fixes
from odsgen.lsp.mlir.chunk import Chunk, Occurrence
from odsgen.lsp.mlir.coloring import marked_tokens
from odsgen.lsp.mlir.completion import completions
from odsgen.lsp.mlir.diagnostics import CURRENT_OPERATION, chunk_diagnostics
from odsgen.lsp.mlir.hover import hover_text
from odsgen.lsp.mlir.inlay import inlay_hints
from odsgen.lsp.mlir.layout import laid_out
from odsgen.lsp.mlir.outline import document_symbols
from odsgen.lsp.mlir.renaming import checked_name, like, renamed_name
from odsgen.lsp.mlir.signature import signature_at
from odsgen.lsp.positions import TextPositions, location_of
from odsgen.lsp.token_kinds import encoded
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from odsgen.runtime.registry.context import Context


class MlirDocument(Document):
    """A program as it stands in the editor; it is read once."""

    def __init__(
        self,
        uri: str,
        text: str,
        make_context: Callable[[], Context],
        encoding: str = "utf-16",
        specs: DialectSpecs | None = None,
    ) -> None:
        self.uri = uri
        self._specs = specs if specs is not None else DialectSpecs()
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

    def prepare(self) -> None:
        """Have the specs of the operations loaded."""
        records = (record for chunk in self.chunks for record in chunk.operations)
        self._specs.load_soon({type(record.op) for record in records if record.op is not None})

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

    def semantic_tokens(self, range: types.Range | None = None) -> list[int]:
        """The kinds of what the tokens name, all or those in a range."""
        start, end = self._offsets(range)
        marked = (
            each
            for chunk in self._chunks_in(start, end)
            for each in marked_tokens(chunk, start, end)
        )
        return encoded(marked, self.positions)

    def inlay_hints(self, range: types.Range) -> list[types.InlayHint]:
        """The types and the names of operands that the text leaves out."""
        start, end = self._offsets(range)
        return [
            hint
            for chunk in self._chunks_in(start, end)
            for hint in inlay_hints(chunk, start, end, self.positions)
        ]

    def _offsets(self, range: types.Range | None) -> tuple[int, int]:
        if range is None:
            return 0, len(self.positions.text)
        return self.positions.offset(range.start), self.positions.offset(range.end)

    def _chunks_in(self, start: int, end: int) -> list[Chunk]:
        return [chunk for chunk in self.chunks if chunk.start <= end and start <= chunk.end]

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

    def signature(self, position: types.Position) -> types.SignatureHelp | None:
        """The format of the operation that is being written at a position."""
        offset = self.positions.offset(position)
        return signature_at(self.chunk_at(offset), offset, self._specs)

    def definition(self, position: types.Position) -> list[types.Location]:
        """Where that which a position names is defined; of a symbol, the name of its operation."""
        chunk, token = self._token(position)
        if token is None:
            return []
        occurrence = chunk.occurrence_at(token)
        if occurrence is None:
            return self._in_spec(chunk, token)
        name = occurrence.name
        if name.kind == "symbol" and name.operation is not None:
            return self._locations(chunk, [name.operation.name])
        return self._locations(chunk, [] if name.definition is None else [name.definition])

    def _in_spec(self, chunk: Chunk, token: int) -> list[types.Location]:
        """Where the spec defines the operation, the type or the attribute that a token names."""
        definition = chunk.definition_at(token)
        if definition is None:
            return []
        place = self._specs.place_of(definition)
        return [] if place is None else [location_of(place, self.positions.encoding)]

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

    def renamed_range(self, position: types.Position) -> types.Range | None:
        """The range of the name at a position that `renamed` changes."""
        chunk, token = self._token(position)
        if token is None or renamed_name(chunk, token) is None:
            return None
        return self.positions.range(*chunk.span(token))

    def renamed(self, position: types.Position, new_name: str) -> list[types.TextEdit]:
        """The edits that give what a position names another name, with or without its `%`, `^`, `@`, `#` or `!`."""
        chunk, token = self._token(position)
        if token is None:
            raise RenameRefused("there is no name here")
        name, new_token = checked_name(chunk, token, new_name)
        places = dict.fromkeys([name.definition, *name.uses])
        return [
            types.TextEdit(
                self.positions.range(*chunk.span(place)), like(chunk.tokens[place], new_token)
            )
            for place in places
            if place is not None
        ]

    def fixes(
        self, range: types.Range, diagnostics: Sequence[types.Diagnostic]
    ) -> list[types.CodeAction]:
        """Edits that the hints of diagnostics suggest, and comments that expect the diagnostics."""
        edits = self._expected_diagnostics(diagnostics)
        if not edits:
            return []
        expecting = types.CodeAction(
            title="Add expected-* diagnostic checks",
            kind=types.CodeActionKind.QuickFix,
            diagnostics=diagnostics,
            edit=types.WorkspaceEdit(changes={self.uri: edits}),
        )
        return [*hint_fixes(self.uri, diagnostics, self.positions), expecting]

    def _expected_diagnostics(
        self, diagnostics: Sequence[types.Diagnostic]
    ) -> list[types.TextEdit]:
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
        return completions(
            self.chunk_at(offset), offset, self._make_context(), self.positions, self._specs
        )

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
