"""The names and the dialect that are known at a place of a chunk, for the operation that stands there to be read by itself."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import TYPE_CHECKING

from odsgen.lsp.mlir.chunk import Chunk
from odsgen.runtime.parser.recording import OperationRecord, ScopeRecord

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import Value


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The region around a place, and the token at which that begins which the place is in or behind."""

    start: int
    begins_with_label: bool
    default_dialect: str
    values: dict[str, Value]
    blocks: frozenset[str]


def surroundings_at(chunk: Chunk, token: int) -> Surroundings | None:
    """The surroundings of a token; None behind the place where the chunk could not be read any further."""
    if chunk.root is None and token > chunk.parser.index:
        return None
    scope = _scope_at(chunk, token)
    owner = chunk.operation_at(scope.start - 1) if scope.parent is not None else None
    start, is_label = token, False
    record = _record_before(chunk, owner, token)
    if record is not None:
        start = record.start
    labels = [place for place, _ in scope.blocks.values() if place is not None and place < token]
    if labels and (record is None or max(labels) > record.start):
        start, is_label = max(labels), True
    if owner is None:
        # The definition of an alias stands between operations.
        aliases = [place for place in chunk.parser.alias_places.values() if place < token]
        if aliases and (record is None or max(aliases) > record.start):
            start = max(aliases)
    values: dict[str, Value] = {}
    scopes = [scope]
    while scopes[-1].parent is not None and not scopes[-1].isolated:
        scopes.append(scopes[-1].parent)
    for outer in reversed(scopes):
        for name, (place, value) in outer.values.items():
            if place < start:
                values[name] = value
    defined_here = chunk.tokens[start] if is_label else None
    blocks = frozenset(name for name in scope.blocks if name != defined_here)
    return Surroundings(start, is_label, chunk.default_dialect(owner), values, blocks)


def _scope_at(chunk: Chunk, token: int) -> ScopeRecord:
    """The innermost region around a token."""
    scopes = chunk.parser.scope_records
    found = scopes[0]
    for scope in scopes:
        if scope.start > token:
            break
        if scope.end is None or token < scope.end:
            found = scope
    return found


def _record_before(
    chunk: Chunk, owner: OperationRecord | None, token: int
) -> OperationRecord | None:
    """The last operation of a region that begins before a token."""
    at = bisect_left(chunk.operation_starts, token) - 1
    record = chunk.operations[at] if at >= 0 else None
    while record is not None and record.parent is not owner:
        record = record.parent
    return record
