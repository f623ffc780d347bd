"""Small programs, good and bad, and the same programs in each kind of input."""

from __future__ import annotations

import io
import json
import tarfile
import zipfile
from base64 import b64encode
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from odsgen.batch import Record
from odsgen.bytecode import write_bytecode
from odsgen.runtime import parse

GOOD = """\
func.func @double(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
"""
PRINTED = "module {\n  func.func @double(%arg0: i32) -> i32 {\n    %0 = arith.addi %arg0, %arg0 : i32\n    return %0 : i32\n  }\n}\n"
UNPARSABLE = "func.func @f() {\n  return\n"
UNVERIFIABLE = "func.func @f() -> i32 {\n  return\n}\n"

PROGRAMS: dict[str, str] = {
    "a.mlir": GOOD,
    "b.mlir": UNPARSABLE,
    "inner/c.mlir": UNVERIFIABLE,
    "inner/d.mlir": "",
}
STATUSES = ["ok", "refused", "refused", "ok"]


def bytecode_of(text: str) -> bytes:
    """The bytecode of a program."""
    return write_bytecode(parse(text))


def write_files(folder: Path, programs: Mapping[str, str | bytes] = PROGRAMS) -> Path:
    """Write a file for each program."""
    for name, data in programs.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data.encode() if isinstance(data, str) else data)
    return folder


def write_tar(path: Path, programs: Iterable[tuple[str, str]], mode: Any = "w") -> Path:
    """Write a tar archive."""
    with tarfile.open(path, mode) as archive:
        for name, text in programs:
            member = tarfile.TarInfo(name)
            member.size = len(text.encode())
            archive.addfile(member, io.BytesIO(text.encode()))
    return path


def write_zip(path: Path, programs: Iterable[tuple[str, str]]) -> Path:
    """Write a zip archive."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in programs:
            archive.writestr(name, text)
    return path


def json_lines(values: Iterable[str | bytes], column: str = "text") -> bytes:
    """A line of JSON for each program; bytes are base64."""
    texts = [v if isinstance(v, str) else b64encode(v).decode() for v in values]
    return "".join(json.dumps({"id": 1, column: text}) + "\n" for text in texts).encode()


def rows_in(folder: Path) -> list[dict[str, Any]]:
    """The rows of all parts of JSON Lines, without the time that they took."""
    lines = [
        line for path in sorted(folder.glob("part-*.jsonl")) for line in path.open(encoding="utf-8")
    ]
    return [{k: v for k, v in json.loads(line).items() if k != "seconds"} for line in lines]


def statuses(records: Iterable[Record]) -> list[str]:
    """The status of each row."""
    return [record.status.value for record in records]


def messages(records: Iterable[Record]) -> list[str]:
    """The messages of all diagnostics."""
    return [d.message for record in records for d in record.diagnostics]
