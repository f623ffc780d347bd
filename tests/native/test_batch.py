"""`ods-batch --native`: programs run in watched workers, and one that crashes costs its row."""

import json
from pathlib import Path

import pytest

from odsgen.cli.ods_batch import run

FACTORIAL = """
func.func @main() -> i64 {
  %0 = arith.constant 42 : i64
  vector.print str "hello\\n"
  return %0 : i64
}
"""
CRASH = """
llvm.func @main() {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.store volatile %1, %0 : i32, !llvm.ptr
  llvm.return
}
"""
UNKNOWN = "func.func @other() {\n  return\n}\n"
LEFT = "func.func @main() {\n  %0 = spirv.Constant 1 : i32\n  return\n}\n"


def test_each_row_has_what_its_program_printed(tmp_path: Path) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    programs = {"a": FACTORIAL, "b": CRASH, "c": UNKNOWN, "d": LEFT, "e": FACTORIAL}
    for name, text in programs.items():
        (folder / f"{name}.mlir").write_text(text)
    out = tmp_path / "out"
    assert run([str(folder), "--native=main", "-o", str(out), "--jobs=2", "--quiet"]) == 0
    rows = [json.loads(line) for part in sorted(out.glob("part-*.jsonl")) for line in part.open()]
    found = {Path(row["path"]).stem: row for row in rows}
    assert found["a"]["text"] == found["e"]["text"] == "hello\n42\n"
    assert {name: row["status"] for name, row in found.items()} == {
        "a": "ok",
        "b": "killed",
        "c": "failed",
        "d": "failed",
        "e": "ok",
    }
    assert "there is no function @main: the program has @other" in str(found["c"]["diagnostics"])
    assert "'spirv.Constant' op is left" in str(found["d"]["diagnostics"])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--engine=in-process"], "--native is not for --engine=in-process"),
        (["--emit=text"], "--emit is not for --native"),
    ],
)
def test_options_that_do_not_go_together(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], options: list[str], message: str
) -> None:
    (tmp_path / "a.mlir").write_text(FACTORIAL)
    arguments = [str(tmp_path / "a.mlir"), "--native=main", "-o", str(tmp_path / "out"), *options]
    assert run(arguments) == 1
    assert message in capfd.readouterr().err
