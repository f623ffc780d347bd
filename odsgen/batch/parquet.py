"""Rows as a Parquet file."""

from __future__ import annotations

import os
from itertools import islice

import pyarrow as pa
from pyarrow.parquet import ParquetWriter

from odsgen.batch.rows import record_of

_PLACE = [("file", pa.string()), ("line", pa.int64()), ("column", pa.int64())]
_NOTE = pa.struct([*_PLACE, ("message", pa.string())])
_DIAGNOSTIC = pa.struct(
    [*_PLACE, ("severity", pa.string()), ("message", pa.string()), ("notes", pa.list_(_NOTE))]
)
SCHEMA = pa.schema(
    [
        ("path", pa.string()),
        ("row", pa.int64()),
        ("chunk", pa.int64()),
        ("status", pa.string()),
        ("diagnostics", pa.list_(_DIAGNOSTIC)),
        ("operations", pa.map_(pa.string(), pa.int64())),
        ("seconds", pa.float64()),
        ("text", pa.large_string()),
        ("text_bytes", pa.large_binary()),
        ("bytecode", pa.large_binary()),
    ]
)
_ROWS_AT_A_TIME = 1000


def write_parquet(journal: str, path: str) -> None:
    """Write the rows of a journal. Raises OSError."""
    with open(journal, "rb") as file, open(path, "wb") as made:
        with ParquetWriter(made, SCHEMA, compression="zstd") as writer:
            while lines := list(islice(file, _ROWS_AT_A_TIME)):
                writer.write_table(pa.Table.from_pylist(list(map(_row, lines)), SCHEMA))
        made.flush()
        os.fsync(made.fileno())


def _row(line: bytes) -> dict[str, object]:
    record = record_of(line)
    row = record._asdict()
    del row["output"]
    row["status"] = record.status.value
    row["operations"] = list(record.operations.items())
    row["diagnostics"] = [
        {
            **diagnostic._asdict(),
            "severity": diagnostic.severity.value,
            "notes": [note._asdict() for note in diagnostic.notes],
        }
        for diagnostic in record.diagnostics
    ]
    return row
