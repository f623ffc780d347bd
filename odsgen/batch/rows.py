"""Rows as lines of JSON, and back."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from typing import Any

from odsgen.batch.model import DiagnosticRecord, Note, Record, Status
from odsgen.runtime.diagnostics import Severity

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def line_of(record: Record) -> bytes:
    """A row as a line of JSON; bytes are base64, and what was not asked for is left out."""
    row: dict[str, Any] = {
        "path": record.path,
        "row": record.row,
        "chunk": record.chunk,
        "status": record.status.value,
        "diagnostics": [_diagnostic(diagnostic) for diagnostic in record.diagnostics],
        "operations": record.operations,
        "seconds": record.seconds,
    }
    if record.text is not None:
        row["text"] = record.text
    if record.text_bytes is not None:
        row["text_bytes"] = b64encode(record.text_bytes).decode()
    if record.bytecode is not None:
        row["bytecode"] = b64encode(record.bytecode).decode()
    if record.output is not None:
        row["output"] = record.output
    return _encode(row).encode() + b"\n"


def _diagnostic(diagnostic: DiagnosticRecord) -> dict[str, Any]:
    return {
        "file": diagnostic.file,
        "line": diagnostic.line,
        "column": diagnostic.column,
        "severity": diagnostic.severity.value,
        "message": diagnostic.message,
        "notes": [note._asdict() for note in diagnostic.notes],
    }


def record_of(line: bytes) -> Record:
    """The row of a line that `line_of` wrote."""
    row = json.loads(line)
    return Record(
        path=row["path"],
        row=row["row"],
        chunk=row["chunk"],
        status=Status(row["status"]),
        diagnostics=tuple(map(_diagnostic_of, row["diagnostics"])),
        operations=row["operations"],
        seconds=row["seconds"],
        text=row.get("text"),
        text_bytes=_bytes(row.get("text_bytes")),
        bytecode=_bytes(row.get("bytecode")),
        output=row.get("output"),
    )


def _diagnostic_of(found: dict[str, Any]) -> DiagnosticRecord:
    severity = Severity(found["severity"])
    notes = tuple(Note(**note) for note in found["notes"])
    return DiagnosticRecord(
        found["file"], found["line"], found["column"], severity, found["message"], notes
    )


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else b64decode(text)
