"""Every kind of input gives the same rows, in the order of the programs."""

from __future__ import annotations

import bz2
import gzip
import lzma
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from odsgen.batch import Emit, InputError, Settings, records
from odsgen.batch.model import TarMembers
from odsgen.batch.planning import tasks
from tests.batch.corpus import (
    GOOD,
    PRINTED,
    PROGRAMS,
    STATUSES,
    UNPARSABLE,
    bytecode_of,
    json_lines,
    messages,
    statuses,
    write_files,
    write_tar,
    write_zip,
)

PACKERS: dict[str, Callable[[bytes], bytes]] = {
    "": bytes,
    ".gz": gzip.compress,
    ".bz2": bz2.compress,
    ".xz": lzma.compress,
}


def test_files(tmp_path: Path) -> None:
    write_files(tmp_path)
    found = list(records([str(tmp_path / name) for name in PROGRAMS]))
    assert statuses(found) == STATUSES
    assert [record.path for record in found] == [str(tmp_path / name) for name in PROGRAMS]
    assert all(record.row is None and record.chunk is None for record in found)


def test_relative_paths_stay_as_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_files(tmp_path)
    monkeypatch.chdir(tmp_path)
    found = list(records(["inner/c.mlir"]))
    assert found[0].path == found[0].diagnostics[0].file == "inner/c.mlir"


def test_folder(tmp_path: Path) -> None:
    """Programs, archives and tables in it, by name; anything else is no input."""
    write_files(tmp_path)
    (tmp_path / "README.md").write_text("no program")
    (tmp_path / "e.jsonl").write_bytes(json_lines([GOOD]))
    os.symlink(tmp_path, tmp_path / "loop")
    found = list(records([str(tmp_path)]))
    assert [r.path for r in found] == [
        str(tmp_path / name)
        for name in ["a.mlir", "b.mlir", "e.jsonl", "inner/c.mlir", "inner/d.mlir"]
    ]


def test_pattern(tmp_path: Path) -> None:
    write_files(tmp_path)
    found = list(records([f"{tmp_path}/**/[bc].mlir"]))
    assert [Path(record.path).name for record in found] == ["b.mlir", "c.mlir"]


def test_a_name_with_the_characters_of_a_pattern(tmp_path: Path) -> None:
    write_files(tmp_path, {"[a].mlir": GOOD, "a.mlir": UNPARSABLE})
    assert statuses(records([f"{tmp_path}/[a].mlir"])) == ["ok"]


@pytest.mark.parametrize("suffix", PACKERS)
@pytest.mark.parametrize("batch_size", [1, 3, 100])
def test_tar(tmp_path: Path, suffix: str, batch_size: int) -> None:
    plain = write_tar(tmp_path / "plain", [*PROGRAMS.items(), ("notes.txt", "no program")])
    path = tmp_path / f"programs.tar{suffix}"
    path.write_bytes(PACKERS[suffix](plain.read_bytes()))
    found = list(records([str(path)], batch_size=batch_size))
    assert statuses(found) == STATUSES
    assert [record.path for record in found] == [f"{path}/{name}" for name in PROGRAMS]


def test_the_reader_goes_to_a_member_of_a_plain_tar(tmp_path: Path) -> None:
    path = write_tar(tmp_path / "programs.tar", PROGRAMS.items())
    planned = list(tasks([str(path)], Settings(), 2))
    offsets = [
        piece.offset for task in planned for piece in task.pieces if isinstance(piece, TarMembers)
    ]
    assert offsets == [0, 4 * 512]  # a header and a block of text for each of two


@pytest.mark.parametrize("batch_size", [1, 3, 100])
def test_zip(tmp_path: Path, batch_size: int) -> None:
    programs = [*PROGRAMS.items(), ("notes.txt", "no program"), ("inner/", "")]
    path = write_zip(tmp_path / "programs.zip", programs)
    found = list(records([str(path)], batch_size=batch_size))
    assert statuses(found) == STATUSES
    assert [record.path for record in found] == [f"{path}/{name}" for name in PROGRAMS]


@pytest.mark.parametrize("suffix", PACKERS)
@pytest.mark.parametrize("batch_size", [1, 3, 100])
def test_json_lines(tmp_path: Path, suffix: str, batch_size: int) -> None:
    path = tmp_path / f"programs.jsonl{suffix}"
    path.write_bytes(PACKERS[suffix](json_lines(PROGRAMS.values())))
    found = list(records([str(path)], batch_size=batch_size))
    assert statuses(found) == STATUSES
    assert [(record.path, record.row) for record in found] == [(str(path), n) for n in range(4)]


def test_json_lines_without_a_last_end_of_line(tmp_path: Path) -> None:
    path = tmp_path / "programs.jsonl"
    path.write_bytes(json_lines(PROGRAMS.values()).rstrip(b"\n"))
    assert statuses(records([str(path)])) == STATUSES


def test_columns(tmp_path: Path) -> None:
    path = tmp_path / "programs.jsonl"
    path.write_bytes(json_lines([GOOD], "source"))
    assert statuses(records([str(path)], Settings(text_column="source"))) == ["ok"]
    (failed,) = records([str(path)])
    assert messages([failed]) == [
        "has no column 'text', only 'id', 'source'; see --text-column and --bytecode-column"
    ]


def test_bytecode_in_json_lines(tmp_path: Path) -> None:
    path = tmp_path / "programs.jsonl"
    path.write_bytes(json_lines([bytecode_of(GOOD), b"garbage"], "code"))
    settings = Settings(bytecode_column="code", emit=Emit.TEXT)
    good, bad = records([str(path)], settings)
    assert good.text == PRINTED
    assert bad.status.value == "refused"


def test_bytecode_in_a_file(tmp_path: Path) -> None:
    write_files(tmp_path, {"a.mlirbc": bytecode_of(GOOD)})
    (found,) = records([str(tmp_path)], Settings(emit=Emit.TEXT, split_marker="// -----"))
    assert (found.text, found.chunk) == (PRINTED, 0)


@pytest.mark.parametrize("batch_size", [1, 3, 100])
@pytest.mark.parametrize("row_group_size", [1, 3])
def test_parquet(tmp_path: Path, batch_size: int, row_group_size: int) -> None:
    pa = pytest.importorskip("pyarrow")
    from pyarrow.parquet import write_table

    path = tmp_path / "programs.parquet"
    table = pa.table({"id": [1, 2, 3, 4], "text": list(PROGRAMS.values())})
    write_table(table, path, row_group_size=row_group_size)
    found = list(records([str(path)], batch_size=batch_size))
    assert statuses(found) == STATUSES
    assert [(record.path, record.row) for record in found] == [(str(path), n) for n in range(4)]


def test_bytecode_in_parquet(tmp_path: Path) -> None:
    pa = pytest.importorskip("pyarrow")
    from pyarrow.parquet import write_table

    path = tmp_path / "programs.parquet"
    write_table(pa.table({"code": [bytecode_of(GOOD), None]}), path)
    good, null = records([str(path)], Settings(bytecode_column="code"))
    assert good.operations == {
        "builtin.module": 1,
        "func.func": 1,
        "arith.addi": 1,
        "func.return": 1,
    }
    assert messages([null]) == ["the column 'code' is no text and no bytes"]


def test_split(tmp_path: Path) -> None:
    text = f"{GOOD}// -----\n{UNPARSABLE}// -----\n{GOOD}"
    write_files(tmp_path, {"a.mlir": text, "b.mlir": ""})
    found = list(records([str(tmp_path)], Settings(split_marker="// -----")))
    assert [(Path(r.path).name, r.chunk, r.status.value) for r in found] == [
        ("a.mlir", 0, "ok"),
        ("a.mlir", 1, "refused"),
        ("a.mlir", 2, "ok"),
        ("b.mlir", 0, "ok"),
    ]
    line = found[1].diagnostics[0].line
    assert line is not None and line > GOOD.count("\n")  # that of the whole file


def test_several_inputs_keep_their_order(tmp_path: Path) -> None:
    write_files(tmp_path)
    table = tmp_path / "t.jsonl"
    table.write_bytes(json_lines([GOOD, GOOD]))
    archive = write_zip(tmp_path / "z.zip", PROGRAMS.items())
    inputs = [str(archive), str(tmp_path / "b.mlir"), str(table), str(tmp_path / "a.mlir")]
    expected = [*STATUSES, "refused", "ok", "ok", "ok"]
    for batch_size in (1, 2, 5, 100):
        assert statuses(records(inputs, batch_size=batch_size)) == expected


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ([], "there is no input"),
        (["no/such.mlir"], "there is no file or folder 'no/such.mlir'"),
        (["no/*.mlir"], r"nothing matches 'no/\*.mlir'"),
    ],
)
def test_an_input_that_is_not_there(given: list[str], message: str) -> None:
    with pytest.raises(InputError, match=message):
        list(records(given))
