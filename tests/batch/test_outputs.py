"""Rows and parts: each form of the output says the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from odsgen.batch import BatchError, Emit, Format, Settings, Status, local, records, run
from odsgen.batch.rows import line_of, record_of
from odsgen.bytecode import write_bytecode
from odsgen.runtime import parse, print_ir
from tests.batch.corpus import (
    GOOD,
    PRINTED,
    PROGRAMS,
    STATUSES,
    messages,
    rows_in,
    statuses,
    write_files,
)

WITH_BYTES = b'"test.op"() {a = "x"} : () -> () loc("\xff")'


def test_json_lines(tmp_path: Path) -> None:
    inputs = write_files(tmp_path / "in")
    totals = run([str(inputs)], str(tmp_path / "out"), Settings(emit=Emit.TEXT), batch_size=3)
    assert (totals.rows, totals.parts) == (4, 2)
    assert totals.counts[Status.OK] == totals.counts[Status.REFUSED] == 2
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        ".lock",
        "_log.jsonl",
        "_run.json",
        "part-00000000.jsonl",
        "part-00000001.jsonl",
    ]
    first, second, *_ = rows_in(tmp_path / "out")
    assert first == {
        "path": str(inputs / "a.mlir"),
        "row": None,
        "chunk": None,
        "status": "ok",
        "diagnostics": [],
        "operations": {"builtin.module": 1, "func.func": 1, "arith.addi": 1, "func.return": 1},
        "text": PRINTED,
    }
    assert second["diagnostics"] == [
        {
            "file": str(inputs / "b.mlir"),
            "line": 2,
            "column": 9,
            "severity": "error",
            "message": "expected operation name in quotes",
            "notes": [],
        }
    ]


def test_lines_come_back_as_records(tmp_path: Path) -> None:
    write_files(tmp_path)
    for emit in Emit:
        for record in records([str(tmp_path)], Settings(emit=emit)):
            assert record_of(line_of(record)) == record


def test_parquet(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    from pyarrow.parquet import read_table

    inputs = write_files(tmp_path / "in")
    settings = Settings(emit=Emit.TEXT)
    out = tmp_path / "out"
    run([str(inputs)], str(out), settings, format=Format.PARQUET, batch_size=3)
    rows = read_table(out).to_pylist()
    expected = list(records([str(inputs)], settings))
    assert [row["path"] for row in rows] == [record.path for record in expected]
    for row, record in zip(rows, expected, strict=True):
        assert row["status"] == record.status.value
        assert dict(row["operations"]) == record.operations
        assert row["text"] == record.text
        assert [d["message"] for d in row["diagnostics"]] == messages([record])
        assert [d["line"] for d in row["diagnostics"]] == [d.line for d in record.diagnostics]


@pytest.mark.parametrize("format", [Format.FILES, Format.JSON_LINES])
def test_files(tmp_path: Path, format: Format) -> None:
    """A part is a folder with the programs and the rows, which name them."""
    inputs = write_files(tmp_path / "in", {**PROGRAMS, "e;\n.mlir": GOOD})
    run([str(inputs)], str(tmp_path / "out"), format=Format.FILES)
    part = tmp_path / "out" / "part-00000000"
    names = ["000000-a.mlir", "000002-e__.mlir", "000004-d.mlir"]
    assert sorted(path.name for path in part.iterdir()) == [*names, "rows.jsonl"]
    assert (part / names[0]).read_text() == (part / names[1]).read_text() == PRINTED
    rows = [json.loads(line) for line in (part / "rows.jsonl").open()]
    assert [row.get("output") for row in rows] == [names[0], None, names[1], None, names[2]]


def test_bytecode(tmp_path: Path) -> None:
    inputs = write_files(tmp_path / "in")
    (found,) = records([str(inputs / "a.mlir")], Settings(emit=Emit.BYTECODE))
    assert found.bytecode == write_bytecode(parse(GOOD, filename=found.path))
    run(
        [str(inputs / "a.mlir")],
        str(tmp_path / "out"),
        Settings(emit=Emit.BYTECODE),
        format=Format.FILES,
    )
    written = tmp_path / "out" / "part-00000000" / "000000-a.mlirbc"
    assert print_ir(parse(written.read_bytes())) == PRINTED


def test_forms_of_the_text(tmp_path: Path) -> None:
    write_files(tmp_path, {"a.mlir": GOOD})
    module = parse(GOOD, filename=str(tmp_path / "a.mlir"))
    for generic, locations, local_scope in (
        (True, False, False),
        (False, True, False),
        (False, True, True),
    ):
        settings = Settings(
            emit=Emit.TEXT,
            print_generic=generic,
            print_locations=locations,
            local_scope=local_scope,
        )
        (found,) = records([str(tmp_path)], settings)
        assert found.text == print_ir(
            module, generic=generic, locations=locations, local_scope=local_scope
        )


def test_pipeline(tmp_path: Path) -> None:
    dead = "func.func @f() {\n  %0 = arith.constant 1 : i32\n  return\n}\n"
    write_files(tmp_path, {"a.mlir": dead, "b.mlir": "func.func @f() { return }"})
    settings = Settings(pipeline="builtin.module(func.func(canonicalize))", emit=Emit.TEXT)
    first, second = records([str(tmp_path)], settings)
    assert first.text == second.text
    assert first.operations == {"builtin.module": 1, "func.func": 1, "func.return": 1}


def test_a_pass_that_fails(tmp_path: Path) -> None:
    text = '"builtin.unrealized_conversion_cast"() : () -> i32\nfunc.func @f(%x: complex<i1>) { return }\n'
    write_files(tmp_path, {"a.mlir": text, "b.mlir": GOOD})
    settings = Settings(pipeline="func.func(cse)")
    failed = list(records([str(tmp_path)], settings))
    assert statuses(failed) == ["failed", "failed"]
    assert messages(failed)[0] == "can't run 'func.func' pass manager on 'builtin.module' op"


def test_a_pipeline_that_makes_no_sense(tmp_path: Path) -> None:
    write_files(tmp_path)
    with pytest.raises(BatchError, match="no-such-pass"):
        list(records([str(tmp_path)], Settings(pipeline="builtin.module(no-such-pass)")))


def test_a_program_knows_nothing_of_the_one_before(tmp_path: Path) -> None:
    """Dialects that a program defines are its own."""
    defines = "irdl.dialect @mine {\n  irdl.operation @op {}\n}\n"
    write_files(tmp_path, {"a.mlir": defines, "b.mlir": '"mine.op"() : () -> ()'})
    assert statuses(records([str(tmp_path)])) == ["ok", "refused"]


def test_unregistered_operations(tmp_path: Path) -> None:
    write_files(tmp_path, {"a.mlir": '"x.y"() : () -> ()'})
    assert statuses(records([str(tmp_path)])) == ["refused"]
    assert statuses(records([str(tmp_path)], Settings(allow_unregistered=True))) == ["ok"]


def test_output_that_is_no_utf8_is_kept_as_bytes(tmp_path: Path) -> None:
    write_files(tmp_path, {"a.mlir": WITH_BYTES})
    settings = Settings(allow_unregistered=True, emit=Emit.TEXT, print_locations=True)
    (found,) = records([str(tmp_path)], settings)
    assert found.status is Status.OK
    assert found.text is not None or found.text_bytes is not None
    assert record_of(line_of(found)) == found


def test_scratch_is_left_empty(tmp_path: Path) -> None:
    write_files(tmp_path / "in")
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    found = records([str(tmp_path / "in")], batch_size=1, scratch=str(scratch))
    next(found)
    assert list(scratch.iterdir())
    found.close()  # type: ignore[attr-defined]
    assert list(scratch.iterdir()) == []
    assert statuses(records([str(tmp_path / "in")], scratch=str(scratch))) == STATUSES
    assert list(scratch.iterdir()) == []


def test_names_of_operations_that_are_no_text(tmp_path: Path) -> None:
    program = tmp_path / "a.mlir"
    program.write_bytes(b'"a.\xff"() : () -> ()\n"a.\xff"() : () -> ()\n')
    settings = Settings(allow_unregistered=True)
    (found,) = records([str(program)], settings)
    assert found.operations == {"builtin.module": 1, "a.\\xff": 2}
    run([str(program)], str(tmp_path / "out"), settings, engine=local(1))
    (row,) = rows_in(tmp_path / "out")
    assert row["operations"] == found.operations


def test_the_spelling_of_a_newer_release(tmp_path: Path) -> None:
    text = "%0 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>"
    write_files(tmp_path, {"a.mlir": text})
    (found,) = records([str(tmp_path)], Settings(emit=Emit.TEXT, mlir_version=24))
    assert found.text is not None and "memref.alloc() alignment = 64 :" in found.text
