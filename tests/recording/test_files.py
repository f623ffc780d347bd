"""Files of recordings: compressed, broken off, and with what nobody has recorded in them."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path

import pytest

from odsgen.cli import ods_opt, ods_replay
from odsgen.passes import PassManager
from odsgen.recording import Recording, RecordingError, record
from odsgen.runtime import Context, parse, print_ir
from tests.recording.recorded import read, recorded

_TEXT = """
func.func @f(%a: i32, %c: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = arith.addi %a, %zero : i32
  %1 = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    %2 = arith.muli %0, %0 : i32
    scf.yield %2 : i32
  }
  return %1 : i32
}
"""
_LINES = recorded(_TEXT, "builtin.module(canonicalize,convert-scf-to-cf,cse)")[2]


@pytest.mark.parametrize("name", ["run.jsonl", "run.jsonl.gz"])
def test_a_file_is_read_as_it_was_written(name: str, tmp_path: Path) -> None:
    module = parse(_TEXT, Context())
    with record(module, tmp_path / name, command=["x", "y"]):
        PassManager.parse("builtin.module(canonicalize)").run(module)
    assert (tmp_path / name).read_bytes()[:1] == (b"\x1f" if name.endswith("gz") else b"{")
    recording = Recording.read(tmp_path / name)
    recording.go_to(recording.last)
    assert recording.text() == print_ir(module)
    assert recording.header["command"] == ["x", "y"]
    assert [run.outcome for run in recording.passes] == ["done"]


@pytest.mark.parametrize("compressed", [False, True])
def test_what_breaks_off_is_read_as_far_as_it_goes(compressed: bool, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    data = _LINES.encode()
    data = gzip.compress(data) if compressed else data
    path.write_bytes(data[: -len(data) // 5])
    try:
        recording = Recording.read(path)
    except RecordingError as error:  # so short that not even the program is whole
        assert compressed and str(path) in str(error)
        return
    assert recording.problem is not None
    assert "the recording breaks off after step" in recording.problem
    recording.go_to(recording.last)
    assert ods_replay.run([str(path), "-c", "passes"]) == 0


def test_a_failed_pass_is_recorded(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "program.mlir"
    program.write_text(
        "func.func private @f()\nfunc.func @g(%a: f32) {\n  func.call @f() : () -> ()\n  return\n}"
    )
    path = tmp_path / "run.jsonl"
    passes = "builtin.module(canonicalize,convert-vector-to-llvm,finalize-memref-to-llvm)"
    ods_opt.run([f"--pass-pipeline={passes}", f"--record={path}", str(program)])
    assert Recording.read(path).problem is None


def test_each_program_has_a_file(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "program.mlir"
    program.write_text(f"{_TEXT}\n// -----\n{_TEXT.replace('@f', '@g')}")
    path = tmp_path / "run.jsonl.gz"
    assert (
        ods_opt.run(["--split-input-file", "--canonicalize", f"--record={path}", str(program)]) == 0
    )
    assert "@f(" in Recording.read(path).text()
    second = Recording.read(tmp_path / "run.2.jsonl.gz")
    assert "@g(" in second.text()
    assert second.steps[-1].op >= 0 and second.place(1) == f"{program}:16:1"


def test_what_cannot_be_written_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "program.mlir"
    program.write_text(_TEXT)
    assert ods_opt.run(["--canonicalize", "--record=/nowhere/x.jsonl", str(program)]) == 1
    assert (
        "ods-opt: cannot write the recording '/nowhere/x.jsonl': No such file"
        in capfd.readouterr().err
    )


@pytest.mark.parametrize(
    ("line", "text", "message"),
    [
        (0, "", "this is no recording"),
        (0, "module {}", "this is no recording"),
        (0, "[]", "expected a JSON object on each line"),
        (0, "{}", "it does not begin with"),
        (0, '{"odsgen-recording":99}', "the recording has the format 99, and this odsgen reads 1"),
        (1, "{}", "expected the program"),
        (1, '{"program":"func.func @f(","file":"-"}', "cannot read the program: expected"),
        (2, '{"texts":[1]}', "expected a list of texts"),
        (2, '{"what":1}', "a line with 'what' means nothing here"),
        (2, '{"end":[0,"done"]}', "no pass ends here"),
        (2, '{"pass":[0,0]}', "expected three numbers for a pass"),
        (2, '{"pass":[7,0,0]}', "expected the pass 0, not 7"),
        (2, '{"pass":[0,5,0]}', "there is no text 5 yet"),
        (2, '{"step":[0,0,0,0],"changes":[]}', "expected five numbers for a step"),
        (2, '{"step":[3,0,0,0,0],"changes":[]}', "there is no pass 3 yet"),
        (2, '{"step":[-1,0,0,0,9],"changes":[]}', "step 9 is no cause of step 1"),
        (2, '{"step":[-1,0,0,0,0],"changes":[["x","y"]]}', "this is no change"),
        (2, '{"step":[-1,0,0,0,0],"changes":[["q",1]]}', "this is no change"),
        (2, "[" * 100_000, "expected a line of JSON"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(line: int, text: str, message: str) -> None:
    lines = _LINES.splitlines()
    lines[line] = text
    with pytest.raises(RecordingError) as error:
        read("\n".join(lines) + "\n")
    assert f"run.jsonl:{line + 1}: " in str(error.value)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (["x", 99], "there is no operation 99"),
        (["+", 3, 0, -1], "stands in a block already"),
        (["-", 10**30], "there is no operation"),
        (["o", 0, 0, [], 0, [], [], [], -1, [], []], "there is an operation 0 already"),
        (["o", 90, 0, [], 90, [99], [], [], -1, [], []], "there is no text 99"),
        (
            ["o", 90, 0, [], 90, [], [], [], -(10**30), [], []],
            "the program has no token",
        ),
        (["+b", 0, 0, -1], "region"),
        (["+b", 0, 77, -1], "there is no region 77"),
        (["-b", 77], "block 77 is in no region"),
        (["t", 0, [0]], "'canonicalize'"),
        (["u", 3, 9, 0], "operation 3 has no operand 9"),
        (["a", 3, [0]], "zip"),
    ],
)
def test_a_step_that_cannot_be_done_is_told_and_leaves_the_program(change, message: str) -> None:
    lines = _LINES.splitlines()
    at = next(number for number, line in enumerate(lines) if '"step":' in line)
    entries = json.loads(lines[at])
    entries["changes"].append(change)
    lines[at] = json.dumps(entries)
    recording = read("\n".join(lines) + "\n")
    before = recording.text()
    with pytest.raises(RecordingError) as error:
        recording.go_to(1)
    assert f"run.jsonl:{at + 1}: step 1 cannot be done: " in str(error.value)
    assert recording.moment == 0
    assert recording.text() == before


def test_no_mutation_of_a_file_ends_in_anything_but_a_message() -> None:
    chance = random.Random(5)
    lines = _LINES.splitlines(keepends=True)
    for _ in range(400):
        mutated = list(lines)
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(mutated))
            line = mutated[at]
            where = chance.randrange(len(line) or 1)
            mutated[at] = chance.choice(
                [
                    line[:where],
                    line[:where] + chance.choice('0123456789-[]{},"x') + line[where + 1 :],
                    line[:where] + line[where + 1 :],
                    lines[chance.randrange(len(lines))],
                    "",
                ]
            )
        try:
            recording = read("".join(mutated))
            recording.go_to(recording.last)
            recording.text()
            recording.go_to(0)
        except RecordingError:
            pass
