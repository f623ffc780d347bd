"""Programs in tables: JSON Lines, which may be compressed, and Parquet, each with a column of text or bytecode."""

from __future__ import annotations

import binascii
import json
from base64 import b64decode
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from odsgen.batch.model import MEGABYTE, InputError, Settings
from odsgen.batch.program import Program
from odsgen.batch.streams import DAMAGE, Allowance, LimitError, Unpacked, open_regular
from odsgen.installation import command_for_extra
from odsgen.runtime.support.integer_text import integer_of_literal

#: Room in a line of JSON for escapes, for base64, and for the other columns.
_JSON_PER_BYTE = 8
_ROWS_AT_A_TIME = 256
_BYTES_AT_A_TIME = 64 * MEGABYTE

TABLE_DAMAGE: tuple[type[Exception], ...] = (*DAMAGE, LimitError)


def table_problem(error: Exception) -> str:
    """Why a table cannot be read, in a line."""
    text = (error.strerror if isinstance(error, OSError) else None) or str(error)
    if isinstance(error, LimitError):
        return text
    return f"cannot be read as a table: {text.splitlines()[0] if text else type(error).__name__}"


# --- JSON Lines -----------------------------------------------------------------------------------------------------------


def line_stream(path: str, settings: Settings, offset: int = 0) -> Unpacked:
    """The bytes of a JSON Lines file. Raises what is in TABLE_DAMAGE."""
    return Unpacked(path, settings, longest_line(settings) + 1, offset)


def longest_line(settings: Settings) -> int:
    """The bytes of the longest line that is read."""
    return _JSON_PER_BYTE * settings.max_size


def lines_of(stream: Unpacked, settings: Settings) -> Iterator[tuple[int, bytes | None]]:
    """Each line with the offset where it begins; None for one that is too long, which is passed over."""
    longest = longest_line(settings)
    while True:
        start = stream.tell()
        line: bytes | None = stream.readline(longest + 1)
        if not line:
            return
        if len(line) > longest:
            while line and not line.endswith(b"\n"):
                line = stream.readline(longest)
            line = None
        yield start, line


def read_lines(path: str, first: int, offset: int, settings: Settings) -> Iterator[Program]:
    """The programs of a JSON Lines file from an offset on, where line ``first`` begins."""
    try:
        with line_stream(path, settings, offset) as stream:
            for number, (_, line) in enumerate(lines_of(stream, settings), first):
                yield _of_line(path, number, line, settings)
    except TABLE_DAMAGE as error:
        yield Program(path, problem=table_problem(error), ends=True)


def _of_line(path: str, number: int, line: bytes | None, settings: Settings) -> Program:
    if line is None:
        problem = f"the line is longer than {longest_line(settings)} bytes, see --max-size"
        return Program(path, number, problem=problem)
    try:
        found = json.loads(line, parse_int=integer_of_literal)
    except RecursionError:
        return Program(
            path, number, problem="the line is no JSON that can be read: it nests too deep"
        )
    except ValueError as error:
        return Program(path, number, problem=f"the line is no JSON: {error}")
    if not isinstance(found, dict):
        return Program(path, number, problem="the line is no JSON object")
    column = settings.bytecode_column or settings.text_column
    if column not in found:
        return Program(path, number, problem=no_column(column, found))
    value = found[column]
    if not isinstance(value, str):
        return Program(path, number, problem=f"the column '{column}' is no string")
    if settings.bytecode_column is not None:
        try:
            return _sized(path, number, b64decode(value, validate=True), settings)
        except (binascii.Error, ValueError) as error:
            return Program(path, number, problem=f"the column '{column}' is no base64: {error}")
    try:
        size = len(value) if value.isascii() else len(value.encode())
    except UnicodeEncodeError:
        return Program(path, number, problem=f"the column '{column}' has half of a surrogate pair")
    return _sized(path, number, value, settings, size)


def no_column(column: str, columns: Any) -> str:
    """The complaint about a column that is not there."""
    there = ", ".join(f"'{name}'" for name in list(columns)[:10]) or "none"
    return f"has no column '{column}', only {there}; see --text-column and --bytecode-column"


def _sized(
    path: str, number: int, data: str | bytes, settings: Settings, size: int | None = None
) -> Program:
    if (len(data) if size is None else size) > settings.max_size:
        problem = f"is larger than {settings.max_size} bytes, see --max-size"
        return Program(path, number, problem=problem)
    return Program(path, number, data)


# --- Parquet --------------------------------------------------------------------------------------------------------------


def require_parquet() -> None:
    """Raise InputError where pyarrow is not installed."""
    if find_spec("pyarrow") is None:
        raise InputError(f"Parquet needs pyarrow: {command_for_extra('parquet')}")


def count_rows(path: str, settings: Settings) -> int:
    """The number of rows of a Parquet file. Raises InputError, or what is in TABLE_DAMAGE."""
    from pyarrow.parquet import ParquetFile

    column = settings.bytecode_column or settings.text_column
    with open_regular(path) as file, ParquetFile(file) as table:
        if column not in table.schema_arrow.names:
            raise ValueError(no_column(column, table.schema_arrow.names))
        rows: int = table.metadata.num_rows
        _check_size(path, table.metadata, column, settings)
        return rows


def _check_size(path: str, metadata: Any, column: str, settings: Settings) -> None:
    """Raise LimitError for more rows or bytes than are allowed, ValueError where the file contradicts itself."""
    allowance = Allowance(path, settings)
    allowance.check_rows(metadata.num_rows)
    groups = [metadata.row_group(number) for number in range(metadata.num_row_groups)]
    if sum(group.num_rows for group in groups) != metadata.num_rows:
        raise ValueError("the number of rows is not that of its parts")
    allowance.check_bytes(sum(_chunk_size(group, column) for group in groups))


def _chunk_size(group: Any, column: str) -> int:
    """The bytes of a column in a row group, without compression; values of a dictionary count once."""
    chunks = [group.column(number) for number in range(group.num_columns)]
    return sum(
        chunk.total_uncompressed_size
        for chunk in chunks
        if f"{chunk.path_in_schema}.".startswith(f"{column}.")
    )


def read_rows(path: str, first: int, settings: Settings) -> Iterator[Program]:
    """The programs of a Parquet file from a row on."""
    from pyarrow.parquet import ParquetFile

    column = settings.bytecode_column or settings.text_column
    try:
        # Values of a dictionary stay there, however many rows have them.
        with open_regular(path) as file, ParquetFile(file, read_dictionary=[column]) as table:
            _check_size(path, table.metadata, column, settings)
            allowance = Allowance(path, settings)
            unpacked = 0
            groups, number = _groups_from(table, first)
            rows = _rows_at_a_time(table.metadata, column)
            for batch in table.iter_batches(rows, row_groups=groups, columns=[column]):
                values = batch.column(0)
                for index in range(len(values)):
                    if number >= first:
                        program = _of_value(path, number, column, values[index], settings)
                        unpacked += len(program.data)
                        allowance.check_bytes(unpacked)
                        yield program
                    number += 1
    except TABLE_DAMAGE as error:
        yield Program(path, problem=table_problem(error), ends=True)


def _rows_at_a_time(metadata: Any, column: str) -> int:
    """So many rows that they fit into memory, by the largest of all groups."""
    fewest = _ROWS_AT_A_TIME
    for number in range(metadata.num_row_groups):
        group = metadata.row_group(number)
        size = max(1, _chunk_size(group, column))
        fewest = min(fewest, _BYTES_AT_A_TIME * max(1, group.num_rows) // size)
    return max(1, fewest)


def _groups_from(table: Any, row: int) -> tuple[list[int], int]:
    """The row groups from that of a row on, and the first row of these."""
    start = 0
    for group in range(table.num_row_groups):
        end = start + table.metadata.row_group(group).num_rows
        if row < end:
            return list(range(group, table.num_row_groups)), start
        start = end
    return [], start


def _of_value(path: str, number: int, column: str, value: Any, settings: Settings) -> Program:
    value = getattr(value, "value", value)  # of a dictionary
    buffer = value.as_buffer() if hasattr(value, "as_buffer") else None
    if buffer is not None and buffer.size > settings.max_size:
        problem = f"is larger than {settings.max_size} bytes, see --max-size"
        return Program(path, number, problem=problem)
    try:
        data = value.as_py()
    except UnicodeDecodeError:  # a column of strings may hold anything, nobody checks
        data = value.as_buffer().to_pybytes()
    if not isinstance(data, (str, bytes)):
        return Program(path, number, problem=f"the column '{column}' is no text and no bytes")
    size = len(data) if isinstance(data, bytes) or data.isascii() else len(data.encode())
    return _sized(path, number, data, settings, size)
