"""The outline of a program: its symbols, as they nest."""

from __future__ import annotations

from collections.abc import Sequence

from lsprotocol import types

from odsgen.lsp.mlir.chunk import Chunk
from odsgen.lsp.positions import TextPositions
from odsgen.runtime.parser.recording import OperationRecord


def document_symbols(
    chunks: Sequence[Chunk], positions: TextPositions
) -> list[types.DocumentSymbol]:
    """The symbols of the chunks; where there are several, below one entry for each."""
    if len(chunks) == 1:
        return _chunk_symbols(chunks[0], positions)
    return [
        types.DocumentSymbol(
            name=f"<file-split-{number}>",
            kind=types.SymbolKind.Namespace,
            range=_lines(chunk, positions),
            selection_range=_first_line(chunk, positions),
            children=_chunk_symbols(chunk, positions),
        )
        for number, chunk in enumerate(chunks)
    ]


def _first_line(chunk: Chunk, positions: TextPositions) -> types.Range:
    """The beginning of the line of the separator, or of the text."""
    start = types.Position(positions.position(chunk.start).line, 0)
    return types.Range(start, start)


def _lines(chunk: Chunk, positions: TextPositions) -> types.Range:
    start = _first_line(chunk, positions).start
    return types.Range(start, positions.position(chunk.end))


def _chunk_symbols(chunk: Chunk, positions: TextPositions) -> list[types.DocumentSymbol]:
    top: list[types.DocumentSymbol] = []
    children: dict[OperationRecord, list[types.DocumentSymbol]] = {}
    for record in chunk.operations:
        siblings = children.get(record.parent, top) if record.parent is not None else top
        # What stands between an operation and the next symbol around it does not show.
        children[record] = siblings
        symbol = chunk.symbol_name(record)
        if symbol is None and not chunk.is_table(record):
            continue
        entry = _entry(chunk, record, symbol, positions)
        inner: list[types.DocumentSymbol] = []
        entry.children = inner
        siblings.append(entry)
        children[record] = inner
    return top


def _entry(
    chunk: Chunk, record: OperationRecord, symbol: str | None, positions: TextPositions
) -> types.DocumentSymbol:
    start, name_end = chunk.span(record.name)
    op_name = chunk.operation_name(record)
    if symbol is None:
        kind = types.SymbolKind.Namespace
    else:
        kind = types.SymbolKind.Function if chunk.is_function(record) else types.SymbolKind.Class
    return types.DocumentSymbol(
        name=symbol or f"<{op_name}>",
        detail=op_name if symbol else None,
        kind=kind,
        range=positions.range(start, max(chunk.end_of(record), name_end)),
        selection_range=positions.range(start, name_end),
    )
