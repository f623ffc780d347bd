"""An open spec, and the answers to what editors ask about a place in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from lsprotocol import types
from pygls.uris import from_fs_path, to_fs_path

from odsgen.lsp.answers import Document, RenameRefused
from odsgen.lsp.fixes import hint_fixes
from odsgen.lsp.positions import WORD, TextPositions, location_of
from odsgen.lsp.spec.coloring import marked_scalars
from odsgen.lsp.spec.completion import completions
from odsgen.lsp.spec.directives import directives_of
from odsgen.lsp.spec.hooks import functions_of, hooks_at
from odsgen.lsp.spec.index import Context, SpecIndex, context_at
from odsgen.lsp.spec.names import SECTIONS, Meaning, SpecNames
from odsgen.lsp.spec.renaming import Renaming, renaming_at
from odsgen.lsp.token_kinds import encoded
from odsgen.ods import DialectDef, SpecDiagnostic, SpecErrors, load_dialect_text
from odsgen.ods.resolve.format_warnings import warnings_of
from odsgen.places import Place, SpecSource
from odsgen.spec.validation import key_description

_SEVERITIES = {
    "error": types.DiagnosticSeverity.Error,
    "warning": types.DiagnosticSeverity.Warning,
}
_SYMBOL_KINDS = {
    "ops": types.SymbolKind.Method,
    "op_classes": types.SymbolKind.Class,
    "types": types.SymbolKind.Struct,
    "attributes": types.SymbolKind.Struct,
    "enums": types.SymbolKind.Enum,
    "interfaces": types.SymbolKind.Interface,
}
SOURCE = "odsgen"


class SpecDocument(Document):
    """A spec as it stands in the editor; it is checked once."""

    def __init__(self, uri: str, text: str, encoding: str = "utf-16") -> None:
        self.uri = uri
        self.positions = TextPositions(text, encoding)
        path = to_fs_path(uri)
        self.file = Path(path) if path is not None else None
        self.index = SpecIndex(text)
        self.names = SpecNames(self.index, self.file)
        self._checked: tuple[DialectDef | None, Sequence[SpecDiagnostic]] | None = None

    # --- the whole ------------------------------------------------------------------------------------------------------

    @property
    def is_spec(self) -> bool:
        """Whether the text is a spec, and no other YAML: its key `dialect` says so."""
        return ("dialect",) in self.index.keys

    def _check(self) -> tuple[DialectDef | None, Sequence[SpecDiagnostic]]:
        if self._checked is None:
            search = [self.file.parent] if self.file is not None else []
            try:
                dialect = load_dialect_text(self.positions.text, self._file_name, search)
                self._checked = dialect, warnings_of(dialect)
            except SpecErrors as errors:
                self._checked = None, errors.diagnostics
        return self._checked

    @property
    def _file_name(self) -> str:
        return str(self.file) if self.file is not None else self.uri

    @property
    def dialect(self) -> DialectDef | None:
        """The dialect that the text describes; None while it is wrong."""
        return self._check()[0] if self.is_spec else None

    def diagnostics(self) -> list[types.Diagnostic]:
        """The diagnostics of `odsgen check`."""
        return [self._shown(d) for d in self._check()[1]] if self.is_spec else []

    def _shown(self, diagnostic: SpecDiagnostic) -> types.Diagnostic:
        message = diagnostic.message + (f"\n{diagnostic.hint}" if diagnostic.hint else "")
        place = diagnostic.place
        own_range = self.positions.range(0, 0)
        if place is not None and place.file == self._file_name:
            own_range = self._range(place)
        elif place is not None:
            message = f"{place}: {message}"
        related = [
            types.DiagnosticRelatedInformation(self._location(note.place), note.message)
            for note in diagnostic.notes
            if note.place is not None
        ]
        return types.Diagnostic(
            range=own_range,
            message=message,
            severity=_SEVERITIES[diagnostic.severity],
            code=diagnostic.name,
            source=SOURCE,
            related_information=related or None,
        )

    def _range(self, place: Place) -> types.Range:
        """The word at a place of this text."""
        return self.positions.word_range(place.line, place.column, least=1)

    def _location(self, place: Place) -> types.Location:
        if place.file == self._file_name:
            return types.Location(self.uri, self._range(place))
        return location_of(place, self.positions.encoding)

    def symbols(self) -> list[types.DocumentSymbol]:
        """The outline: the definitions in their sections."""
        found = []
        for section in SECTIONS:
            key = self.index.keys.get((section,))
            if key is None:
                continue
            children = []
            for name in self.index.children(section):
                inner = self.index.keys[section, name]
                own_range = self.positions.range(inner.start, inner.end)
                kind = _SYMBOL_KINDS.get(section, types.SymbolKind.Object)
                detail = self.index.value(section, name, "summary")
                children.append(types.DocumentSymbol(name, kind, own_range, own_range, detail))
            start = self.positions.position(key.start)
            end = children[-1].range.end if children else self.positions.position(key.end)
            entry = types.DocumentSymbol(
                section,
                types.SymbolKind.Namespace,
                types.Range(start, end),
                self.positions.range(key.start, key.end),
                children=children,
            )
            found.append(entry)
        return found

    def formatted(self) -> list[types.TextEdit]:
        """The edit that lays the spec out, if it is needed; nothing while it is no YAML of a spec."""
        if find_spec("ruamel") is None:
            return []
        from odsgen.spec.formatting import formatted

        text = self.positions.text
        try:
            result = formatted(SpecSource(text, self.uri))
        except SpecErrors:
            return []
        if result == text:
            return []
        return [types.TextEdit(self.positions.range(0, len(text)), result)]

    def fixes(
        self, range: types.Range, diagnostics: Sequence[types.Diagnostic]
    ) -> list[types.CodeAction]:
        """Edits that the hints of diagnostics suggest."""
        return hint_fixes(self.uri, diagnostics, self.positions)

    def semantic_tokens(self, range: types.Range | None = None) -> list[int]:
        """The parts of formats, and the names of definitions, all or those in a range."""
        text = self.positions.text
        start = 0 if range is None else self.positions.offset(range.start)
        end = len(text) if range is None else self.positions.offset(range.end)
        marked = marked_scalars(self.names) if self.is_spec else ()
        return encoded((m for m in marked if start <= m[0] and m[1] <= end), self.positions)

    # --- a place --------------------------------------------------------------------------------------------------------

    def hover(self, position: types.Position) -> types.Hover | None:
        """The meaning of the word at a position."""
        found = self._word(position)
        if found is None:
            return None
        start, end, context = found
        text = self._meaning(self.positions.text[start:end], context)
        if text is None:
            return None
        contents = types.MarkupContent(types.MarkupKind.Markdown, text)
        return types.Hover(contents, self.positions.range(start, end))

    def _meaning(self, word: str, context: Context) -> str | None:
        path = context.path
        if word.startswith("$"):
            return self._part_meaning(word[1:], context)
        if not context.is_key and path[-1:] == ("assembly_format",):
            return directives_of(str(path[0])).get(word)
        if context.is_key:
            described = key_description(path)
            if described is not None:
                return f"`{word}`: {described}"
        meanings = list(self._meanings(word, context))
        return "\n\n---\n\n".join(meaning.text for meaning in meanings) or None

    def _part_meaning(self, name: str, context: Context) -> str | None:
        if len(context.path) < 2:
            return None
        part = self.names.parts(str(context.path[0]), str(context.path[1])).get(name)
        if part is None:
            return None
        index, _, path = part
        constraint = (
            index.value(*path) or index.value(*path, "constraint") or index.value(*path, "kind")
        )
        text = f"`${name}`: one of the {path[2]} of `{path[1]}`"
        if constraint:
            text += f"\n\n```\n{constraint}\n```"
        summary = index.value(*path, "summary")
        return text + (f"\n\n{summary}" if summary else "")

    def _meanings(self, word: str, context: Context) -> Iterator[Meaning]:
        """The meanings of a word: those that fit its place, or any where none does."""
        fitting = [m for m in self.names.offered(context) if m.name == word]
        if context.is_key and context.path[:1] in [(section,) for section in SECTIONS]:
            own = [m for m in self.names.meanings(word) if m.path == context.path]
            fitting = own or fitting
        if not fitting and not context.is_key and not _is_prose(context):
            fitting = list(self.names.meanings(word))
        # A definition of a spec hides one of ODS.
        of_specs = [meaning for meaning in fitting if meaning.index is not None]
        yield from of_specs or fitting

    def definition(self, position: types.Position) -> list[types.Location]:
        """Where the name at a position is defined; for what asks for hooks, where these are."""
        found = self._word(position)
        if found is None:
            return []
        start, end, context = found
        word = self.positions.text[start:end]
        if word.startswith("$") and len(context.path) > 1:
            part = self.names.parts(str(context.path[0]), str(context.path[1])).get(word[1:])
            return [] if part is None else [self._key_location(*part)]
        locations = [
            self._key_location(meaning.index, meaning.file or "", meaning.path)
            for meaning in self._meanings(word, context)
            if meaning.index is not None
        ]
        return locations or self._hook_locations(word, context)

    def _key_location(self, index: SpecIndex, file: str, path: tuple[str, ...]) -> types.Location:
        key = index.keys[path]
        if index is self.index:
            return types.Location(self.uri, self.positions.range(key.start, key.end))
        positions = TextPositions(index.text, self.positions.encoding)
        return types.Location(from_fs_path(file) or file, positions.range(key.start, key.end))

    def _hook_locations(self, word: str, context: Context) -> list[types.Location]:
        dialect = self._check()[0]
        if dialect is None:
            return []
        hooks = tuple(hooks_at(dialect, context.path, word))
        return [self._location(f.place) for f in functions_of(dialect, self.file, hooks)]

    def references(
        self, position: types.Position, include_declaration: bool
    ) -> list[types.Location]:
        """The places of this spec that name what the position names."""
        renaming = self._renaming(position)
        if renaming is None:
            return []
        spans = renaming.spans if include_declaration else renaming.spans[1:]
        return [types.Location(self.uri, self.positions.range(*span)) for span in spans]

    def completions(self, position: types.Position) -> list[types.CompletionItem]:
        """The completions at a position."""
        if not self.is_spec:
            return []
        return completions(self.names, self.positions.offset(position), self.positions)

    def renamed_range(self, position: types.Position) -> types.Range | None:
        """The range of the name at a position that `renamed` changes."""
        renaming = self._renaming(position)
        if renaming is None:
            return None
        offset = self.positions.offset(position)
        for start, end in renaming.spans:
            if start <= offset <= end:
                return self.positions.range(start, end)
        return None

    def renamed(self, position: types.Position, new_name: str) -> list[types.TextEdit]:
        """The edits that give a definition or an argument another name."""
        renaming = self._renaming(position)
        new_name = new_name.removeprefix("$")
        if renaming is None:
            raise RenameRefused(
                "only definitions and parts of operations of this spec can be renamed"
            )
        if not new_name.isidentifier() or iskeyword(new_name):
            raise RenameRefused(f"'{new_name}' is no name of a definition")
        if new_name in renaming.taken:
            raise RenameRefused(f"the name '{new_name}' is taken")
        return [types.TextEdit(self.positions.range(*span), new_name) for span in renaming.spans]

    def _renaming(self, position: types.Position) -> Renaming | None:
        found = self._word(position)
        if found is None:
            return None
        start, end, context = found
        return renaming_at(self.names, self.positions.text[start:end], context)

    def _word(self, position: types.Position) -> tuple[int, int, Context] | None:
        """The word at a position, and what it is written in."""
        text = self.positions.text
        offset = self.positions.offset(position)
        line = text.rfind("\n", 0, offset) + 1
        for match in WORD.finditer(text, line):
            if match.start() <= offset <= match.end():
                context = context_at(text, match.end())
                return None if context is None else (match.start(), match.end(), context)
            if match.start() > offset:
                break
        return None


def _is_prose(context: Context) -> bool:
    return context.path[-1:] in [("summary",), ("description",), ("message",)]
