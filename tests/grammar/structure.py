"""The operations of a text, as the tree-sitter grammar and as the parser find them."""

from __future__ import annotations

from tree_sitter import Node

from odsgen.runtime.diagnostics import DiagnosticError
from odsgen.runtime.parser.recording import RecordingParser
from odsgen.runtime.parser.toplevel import read_file
from odsgen.runtime.registry.context import Context
from odsgen.runtime.support.source import SourceFile


def operations_of_the_tree(root: Node) -> set[int]:
    """Where the names of the operations begin, in bytes."""
    found = set()
    pending = [root]
    while pending:
        node = pending.pop()
        pending += node.children
        name = node.child_by_field_name("name") if node.type == "operation" else None
        if name is not None:
            found.add(name.start_byte)
    return found


def operations_of_the_parser(text: str) -> set[int] | None:
    """The same; None for a text that is not read."""
    parser = RecordingParser(SourceFile(text), Context(allow_unregistered=True))
    try:
        read_file(parser)
    except DiagnosticError:
        return None
    offsets = (parser.offset_of(record.name) for record in parser.operation_records)
    return {len(text[:offset].encode()) for offset in offsets}
