"""A parser that remembers where operations, regions and names stand, for editors (MLIR: AsmParserState).

The ordinary parser knows nothing of it. Places are indices of tokens.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from odsgen.runtime.ir.block import Block
from odsgen.runtime.parser.parser import Parser

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser.ssa import BlockScope
    from odsgen.runtime.registry.context import Context
    from odsgen.runtime.support.source import SourceFile


@dataclass(slots=True, eq=False)
class ScopeRecord:
    """The names that one region defines; the first one is that of the whole text."""

    parent: ScopeRecord | None
    start: int
    end: int | None = None  # None: the text broke off inside
    isolated: bool = False
    #: `%x` and `%x#1`, each with the token of its definition.
    values: dict[str, tuple[int, Value]] = field(default_factory=dict)
    #: `^name`, each with the token of its definition, or None where it is only used.
    blocks: dict[str, tuple[int | None, Block]] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class OperationRecord:
    """One operation of the text: from its first token, which may name a result, to the one behind its last."""

    parent: OperationRecord | None
    start: int
    name: int  # the token of its name
    end: int | None = None  # None: the text broke off inside
    op: Operation | None = None


class _OpenScope(NamedTuple):
    """A scope that is being read, with the parser's own tables of its names."""

    record: ScopeRecord
    defined: dict[str, int]
    values: dict[str, Value]
    blocks: BlockScope
    block_places: dict[str, int]

    def take_names(self) -> None:
        """Copy the names into the record."""
        values = self.values
        self.record.values = {
            key: (place, values[key]) for key, place in self.defined.items() if key in values
        }
        self.record.blocks = {
            name: (self.block_places.get(name), block) for name, block in self.blocks.blocks.items()
        }


class RecordingParser(Parser):
    """The parser of a text whose places are asked for later, also where the text is wrong from some place on."""

    __slots__ = ("operation_records", "scope_records", "alias_places", "_operation", "_open")

    def __init__(self, source: SourceFile, context: Context) -> None:
        super().__init__(source, context)
        #: In the order of the text: outer ones before those inside them.
        self.operation_records: list[OperationRecord] = []
        self.scope_records = [ScopeRecord(None, 0)]
        #: The tokens that define `#alias` and `!alias`.
        self.alias_places: dict[str, int] = {}
        self._operation: OperationRecord | None = None
        self._open: list[_OpenScope] = []
        self._open_scope(self.scope_records[0])

    def _open_scope(self, scope: ScopeRecord) -> None:
        names = _OpenScope(scope, self._defined[-1], self.values, self._block_scopes[-1], {})
        self._open.append(names)

    def finish_records(self) -> None:
        """Take down what the scopes that are still open define: those of a text that broke off."""
        while self._open:
            self._open.pop().take_names()

    # --- operations -----------------------------------------------------------------------------------------------------

    def parse_operation(self, block: Block) -> Operation:
        """One operation with the names of its results."""
        start = name = self.index
        tokens = self.tokens
        if tokens[start][:1] == "%":
            while tokens[name] not in ("=", ""):
                name += 1
            name = name + 1 if tokens[name] else start
        record = self._enter(start, name)
        op = super().parse_operation(block)
        self._leave(record, op)
        return op

    def _parse_block_body(self, block: Block) -> None:
        """The operations of a block, each with its record."""
        while self.tokens[self.index] != "}" and self.tokens[self.index][:1] != "^":
            self.parse_operation(block)

    def parse_generic_operation(self, block: Block) -> Operation:
        """An operation in the generic form inside a custom one."""
        record = self._enter(self.index, self.index)
        op = super().parse_generic_operation(block)
        self._leave(record, op)
        return op

    def _enter(self, start: int, name: int) -> OperationRecord:
        record = self._operation = OperationRecord(self._operation, start, name)
        self.operation_records.append(record)
        return record

    def _leave(self, record: OperationRecord, op: Operation) -> None:
        record.op = op
        record.end = self.index
        self._operation = record.parent

    # --- names ----------------------------------------------------------------------------------------------------------

    def push_scope(self, isolated: bool) -> None:
        """Enter a region."""
        super().push_scope(isolated)
        scope = ScopeRecord(self._open[-1].record, self.index, isolated=isolated)
        self.scope_records.append(scope)
        self._open_scope(scope)

    def pop_scope(self, isolated: bool) -> None:
        """Leave a region, or the whole text."""
        names = self._open.pop()
        names.take_names()
        super().pop_scope(isolated)
        names.record.end = self.index

    def define_block(self, entry: Block | None) -> Block:
        """At `^name`: the block of that name."""
        place = self.index
        block = super().define_block(entry)
        self._open[-1].block_places[self.tokens[place]] = place
        return block

    def parse_attribute_alias_definition(self) -> None:
        """`#name = attribute`"""
        self.alias_places.setdefault(self.tokens[self.index], self.index)
        super().parse_attribute_alias_definition()

    def parse_type_alias_definition(self) -> None:
        """`!name = type`"""
        self.alias_places.setdefault(self.tokens[self.index], self.index)
        super().parse_type_alias_definition()
