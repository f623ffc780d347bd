"""One chunk of a program as it was read: its operations, names and their places, and what is wrong with it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from odsgen.runtime.builtin.locations import FileLineColLoc
from odsgen.runtime.diagnostics import Diagnostic, DiagnosticError
from odsgen.runtime.ir import symbol_table
from odsgen.runtime.ir.traits import SymbolTable
from odsgen.runtime.parser.lexer import unescape
from odsgen.runtime.parser.recording import OperationRecord, RecordingParser, ScopeRecord
from odsgen.runtime.parser.toplevel import read_file, root_of

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.printer import AsmPrinter
    from odsgen.runtime.registry.context import Context
    from odsgen.runtime.support.source import SourceFile

NameKind = Literal["value", "block", "symbol", "attribute alias", "type alias"]


@dataclass(slots=True, eq=False)
class Name:
    """Something that a text names, with the tokens that do so."""

    kind: NameKind
    definition: int | None  # the token that defines it
    uses: list[int] = field(default_factory=list)
    values: list[Value] = field(default_factory=list)  # the results of `%x:2`, or one value
    block: Block | None = None
    alias: Attribute | Type | None = None
    operation: OperationRecord | None = None  # that defines the value, or is the symbol


@dataclass(slots=True)
class Occurrence:
    """A token that names something."""

    name: Name
    number: int | None = None  # of `%x#1`


class Chunk:
    """A part of a text between two separators, or the whole of it; `start` is its offset in the text."""

    def __init__(self, source: SourceFile, start: int, context: Context) -> None:
        self.start = start
        self.end = start + len(source.text)
        self.context = context
        self.diagnostics: list[Diagnostic] = []
        #: Printers that have numbered the values of an operation, for hovers.
        self.numberings: dict[Operation, AsmPrinter] = {}
        #: The operation at the top, if the chunk could be read.
        self.root: Operation | None = None
        self.parser = parser = RecordingParser(source, context)
        try:
            operations = read_file(parser)
            line, column = source.origin
            location = FileLineColLoc.get(source.filename, line, column)
            self.root = root = root_of(operations, context, location, implicit_module=True)
            root.parse_context = context
        except DiagnosticError as error:
            self.diagnostics += error.diagnostics
        parser.finish_records()
        if self.root is not None:
            try:
                self.root.verify()
            except DiagnosticError as error:
                self.diagnostics += error.diagnostics

    # --- tokens ---------------------------------------------------------------------------------------------------------

    @property
    def tokens(self) -> Sequence[str]:
        """The tokens of the chunk."""
        return self.parser.tokens

    def span(self, token: int) -> tuple[int, int]:
        """The offsets in the whole text at which a token begins and ends."""
        start = self.start + self.parser.offset_of(token)
        return start, start + len(self.tokens[token])

    def token_at(self, offset: int) -> int | None:
        """The token at an offset of the whole text, or the one that ends there; a word before punctuation."""
        local = offset - self.start
        after = self.parser.positions.index_at(local + 1)
        punctuation = None
        for token in (after - 1, after - 2):
            if token >= 0 and self.tokens[token]:
                start, end = self.span(token)
                is_word = self.tokens[token][0] not in "(){}[]<>,:="
                if start <= offset <= end and is_word:
                    return token
                if start <= offset < end:
                    punctuation = token
        return punctuation

    # --- operations -----------------------------------------------------------------------------------------------------

    @property
    def operations(self) -> Sequence[OperationRecord]:
        """The operations in the order of the text."""
        return self.parser.operation_records

    @cached_property
    def operation_starts(self) -> list[int]:
        """The first tokens of the operations."""
        return [record.start for record in self.operations]

    def operation_at(self, token: int) -> OperationRecord | None:
        """The innermost operation that a token belongs to."""
        at = bisect_right(self.operation_starts, token) - 1
        record = self.operations[at] if at >= 0 else None
        while record is not None and record.end is not None and record.end <= token:
            record = record.parent
        return record

    def end_of(self, record: OperationRecord) -> int:
        """The offset in the whole text behind an operation."""
        if record.end is None:
            return self.end
        return self.span(record.end - 1)[1]

    def operation_name(self, record: OperationRecord) -> str:
        """The name of an operation, as it was understood or as it is written."""
        if record.op is not None:
            return record.op.name
        return self.tokens[record.name].strip('"')

    @cached_property
    def record_of(self) -> dict[Operation, OperationRecord]:
        """The records of the operations that were read."""
        return {record.op: record for record in self.operations if record.op is not None}

    # --- names ----------------------------------------------------------------------------------------------------------

    @cached_property
    def block_definitions(self) -> dict[Block, int]:
        """The tokens that label blocks."""
        return {
            block: token
            for scope in self.parser.scope_records
            for token, block in scope.blocks.values()
            if token is not None
        }

    @cached_property
    def occurrences(self) -> dict[int, Occurrence]:
        """The tokens that name values, blocks and aliases."""
        return _Binder(self).bind()

    def occurrence_at(self, token: int) -> Occurrence | None:
        """The name at a token."""
        if self.tokens[token][:1] == "@":
            symbol = self.symbol_at(token)
            return None if symbol is None else Occurrence(symbol)
        if self.tokens[token][:1] == '"':
            symbol = self._quoted_symbols.get(token)
            return None if symbol is None else Occurrence(symbol)
        return self.occurrences.get(token)

    # --- symbols --------------------------------------------------------------------------------------------------------

    @cached_property
    def _symbols(self) -> dict[OperationRecord | None, dict[str, Name]]:
        """The symbols of each symbol table; those of the text are under None."""
        found: dict[OperationRecord | None, dict[str, Name]] = {}
        for record in self.operations:
            name = self.symbol_name(record)
            if name is None:
                continue
            table = self._table_around(record.parent)
            token = self._symbol_token(record, name)
            symbol = Name("symbol", token, operation=record)
            found.setdefault(table, {}).setdefault(name, symbol)
        for token in self._symbol_tokens:
            used = self._resolve(token, found)
            if used is not None and used.definition != token:
                used.uses.append(token)
        return found

    @cached_property
    def _quoted_symbols(self) -> dict[int, Name]:
        """The symbols that a `sym_name = "…"` defines, by the tokens of the strings."""
        return {
            symbol.definition: symbol
            for symbols in self._symbols.values()
            for symbol in symbols.values()
            if symbol.definition is not None and self.tokens[symbol.definition][0] == '"'
        }

    @cached_property
    def _symbol_tokens(self) -> list[int]:
        return [i for i, token in enumerate(self.tokens) if token[:1] == "@" and len(token) > 1]

    def symbol_at(self, token: int) -> Name | None:
        """The symbol that the token `@name` refers to or defines."""
        return self._resolve(token, self._symbols)

    def symbol_names(self) -> Iterator[tuple[str, str]]:
        """The symbols of the chunk, each with the name of its operation."""
        for symbols in self._symbols.values():
            for name, symbol in symbols.items():
                if symbol.operation is not None:
                    yield name, self.operation_name(symbol.operation)

    def symbol_of(self, record: OperationRecord) -> Name | None:
        """The symbol that an operation is."""
        for symbol in self._symbols.get(self._table_around(record.parent), {}).values():
            if symbol.operation is record:
                return symbol
        return None

    def symbol_is_taken(self, symbol: Name, token: str) -> bool:
        """Whether a symbol cannot be called `@name`: its table has one, or a use of either would mean the other one."""
        assert symbol.operation is not None
        own = self._table_around(symbol.operation.parent)
        text = _symbol_text(token)
        if text in self._symbols.get(own, {}):
            return True
        for use in symbol.uses:
            if len(self._path_to(use)) == 1 and any(
                text in self._symbols.get(table, {}) for table in self._tables_inside(use, own)
            ):
                return True
        return any(
            self._path_to(other) == [text] and own in self._tables_around(other)
            for other in self._symbol_tokens
            if _symbol_text(self.tokens[other]) == text
        )

    def _tables_around(self, token: int) -> Iterator[OperationRecord | None]:
        """The symbol tables around a token, up to the one in which its symbol is found."""
        found = self.symbol_at(token)
        last = (
            None
            if found is None or found.operation is None
            else self._table_around(found.operation.parent)
        )
        yield from self._tables_inside(token, last)

    def _tables_inside(
        self, token: int, last: OperationRecord | None
    ) -> Iterator[OperationRecord | None]:
        """The symbol tables around a token, from the nearest one to the one before the last."""
        table = self._table_around(self.operation_at(token))
        while table is not last:
            yield table
            if table is None:
                return
            table = self._table_around(table.parent)

    def op_class(self, record: OperationRecord) -> type[Operation] | None:
        """The class of an operation, also where it could not be read."""
        if record.op is not None:
            return type(record.op)
        name = self.operation_name(record)
        return self.context.operation_class(name) or self.context.operation_class(
            f"{self.default_dialect(record.parent)}.{name}"
        )

    def definition_at(self, token: int) -> type | None:
        """The generated class of the operation, the type or the attribute of a dialect that a token names."""
        record = self.operation_at(token)
        if record is not None and record.name == token:
            return self.op_class(record)
        return self.symbol_of_dialect(self.tokens[token])

    def symbol_of_dialect(self, token: str) -> type | None:
        """The class of the type or attribute that `!dialect.name` or `#dialect.name` spells."""
        prefix, dot, mnemonic = token[1:].partition(".")
        dialect = self.context.dialect(prefix) if token[:1] in ("!", "#") and dot else None
        if dialect is None:
            return None
        return (dialect.types if token[0] == "!" else dialect.attributes).get(mnemonic)

    def default_dialect(self, owner: OperationRecord | None) -> str:
        """The dialect whose operations need no prefix in the regions of an operation."""
        while owner is not None:
            if self.tokens[owner.name][:1] != '"':
                op_class = self.op_class(owner)
                return op_class.DEFAULT_DIALECT if op_class is not None else ""
            owner = owner.parent
        return "builtin"

    def symbol_name(self, record: OperationRecord) -> str | None:
        """The name of an operation as a symbol, without `@`."""
        if record.op is not None:
            return symbol_table.symbol_name(record.op)
        op_class = self.op_class(record)
        if op_class is None or "SymbolOpInterface" not in op_class.INTERFACES:
            return None
        token = self._first_symbol(record)
        return None if token is None else _symbol_text(self.tokens[token])

    def is_function(self, record: OperationRecord) -> bool:
        """Whether an operation is a function."""
        op_class = self.op_class(record)
        return op_class is not None and "FunctionOpInterface" in op_class.INTERFACES

    def is_table(self, record: OperationRecord) -> bool:
        """Whether an operation is a symbol table."""
        op_class = self.op_class(record)
        return op_class is not None and SymbolTable in op_class.TRAITS

    def _first_symbol(self, record: OperationRecord) -> int | None:
        end = record.end if record.end is not None else len(self.tokens)
        for token in range(record.name + 1, end):
            text = self.tokens[token]
            if text[:1] == "@":
                return token
            if text == "{":
                break
        return None

    def _symbol_token(self, record: OperationRecord, name: str) -> int | None:
        """Where the name of a symbol is written: behind the operation's, or as its `sym_name`."""
        token = self._first_symbol(record)
        if token is not None and _symbol_text(self.tokens[token]) == name:
            return token
        end = record.end if record.end is not None else len(self.tokens)
        for token in range(record.name + 1, end - 2):
            if (
                self.tokens[token] in ("sym_name", '"sym_name"')
                and self.tokens[token + 1] == "="
                and self.tokens[token + 2][:1] == '"'
                and self.operation_at(token) is record
            ):
                is_same = unescape(self.tokens[token + 2]) == name
                return token + 2 if is_same else None
        return None

    def _table_around(self, record: OperationRecord | None) -> OperationRecord | None:
        while record is not None and not self.is_table(record):
            record = record.parent
        return record

    def _resolve(
        self, token: int, symbols: dict[OperationRecord | None, dict[str, Name]]
    ) -> Name | None:
        """The symbol of a token: `@b` in `@a::@b` is looked for inside `@a`."""
        record = self.operation_at(token)
        path = self._path_to(token)
        if record is not None and len(path) == 1:
            own = symbols.get(self._table_around(record.parent), {}).get(path[0])
            if own is not None and own.definition == token:
                return own
        table = self._table_around(record)
        while True:
            found = self._lookup(table, path, symbols)
            if found is not None or table is None:
                return found
            table = self._table_around(table.parent)

    def _path_to(self, token: int) -> list[str]:
        path = [_symbol_text(self.tokens[token])]
        while (
            token >= 3
            and self.tokens[token - 1] == self.tokens[token - 2] == ":"
            and self.tokens[token - 3][:1] == "@"
        ):
            token -= 3
            path.insert(0, _symbol_text(self.tokens[token]))
        return path

    def _lookup(
        self,
        table: OperationRecord | None,
        path: Sequence[str],
        symbols: dict[OperationRecord | None, dict[str, Name]],
    ) -> Name | None:
        found = None
        for name in path:
            found = symbols.get(table, {}).get(name)
            if found is None:
                return None
            table = found.operation
        return found


def _symbol_text(token: str) -> str:
    return unescape(token[1:]) if token[1:2] == '"' else token[1:]


class _Binder:
    """Finds what each name of a chunk stands for: a name is that of the innermost scope around it that defines it."""

    def __init__(self, chunk: Chunk) -> None:
        self._chunk = chunk
        self._names: dict[tuple[ScopeRecord, str], Name] = {}
        self._found: dict[int, Occurrence] = {}

    def bind(self) -> dict[int, Occurrence]:
        """The tokens that name something."""
        for scope in self._chunk.parser.scope_records:
            self._define(scope)
        aliases = self._define_aliases()
        tokens = self._chunk.tokens
        found = self._found
        for token, scope in self._scopes():
            text = tokens[token]
            if token in found or len(text) < 2:
                continue
            first = text[0]
            name: Name | None = None
            number: int | None = None
            if first == "%":
                name = self._innermost(scope, text)
                following = tokens[token + 1]
                if following[:1] == "#" and following[1:].isdecimal() and len(following) < 12:
                    number = int(following[1:])
            elif first == "^":
                name = self._names.get((scope, text))
            elif first in "#!":
                name = aliases.get(text)
            if name is not None:
                name.uses.append(token)
                found[token] = Occurrence(name, number)
        return found

    def _scopes(self) -> Iterator[tuple[int, ScopeRecord]]:
        """Each token with the innermost scope around it."""
        records = self._chunk.parser.scope_records
        open_scopes = [records[0]]
        following = 1
        for token in range(len(self._chunk.tokens)):
            while following < len(records) and records[following].start <= token:
                open_scopes.append(records[following])
                following += 1
            while (
                len(open_scopes) > 1
                and open_scopes[-1].end is not None
                and open_scopes[-1].end <= token
            ):
                open_scopes.pop()
            yield token, open_scopes[-1]

    def _define(self, scope: ScopeRecord) -> None:
        places: dict[int, Name] = {}
        for key, (place, value) in scope.values.items():
            name = places.get(place)
            if name is None:
                name = places[place] = Name("value", place)
                op = value.defining_op
                name.operation = self._chunk.record_of.get(op) if op is not None else None
                self._names[scope, key] = name
                self._found[place] = Occurrence(name)
            name.values.append(value)
        for key, (definition, block) in scope.blocks.items():
            name = self._names[scope, key] = Name("block", definition, block=block)
            if definition is not None:
                self._found[definition] = Occurrence(name)

    def _define_aliases(self) -> dict[str, Name]:
        parser = self._chunk.parser
        aliases: dict[str, Name] = {}
        for text, place in parser.alias_places.items():
            if text[0] == "#":
                name = Name("attribute alias", place, alias=parser.attribute_aliases.get(text[1:]))
            else:
                name = Name("type alias", place, alias=parser.type_aliases.get(text[1:]))
            aliases[text] = name
            self._found[place] = Occurrence(name)
        return aliases

    def _innermost(self, scope: ScopeRecord | None, text: str) -> Name | None:
        while scope is not None:
            name = self._names.get((scope, text))
            if name is not None:
                return name
            scope = None if scope.isolated else scope.parent
        return None
