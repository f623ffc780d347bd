"""Findings of `ods-validate`: wrong results, memory, output, undefined behaviour, crashes, hangs and broken programs."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from odsgen.cli import ods_validate
from odsgen.oracle import (
    Campaign,
    Campaigns,
    Command,
    InProcess,
    Kind,
    Totals,
    Transformed,
    Validator,
    Verdict,
    bisect,
    split_passes,
)
from odsgen.passes import PassManager
from odsgen.runtime import Operation, parse
from odsgen_dialects import arith, memref
from tests.oracle import mlir_opt_path, requires_oracle

SUM = """
func.func @main(%a: i8, %b: i8) -> i8 {
  %0 = arith.addi %a, %b : i8
  return %0 : i8
}
"""
DIVISION = """
func.func @main(%a: i8, %b: i8) -> i8 {
  %0 = arith.divsi %a, %b : i8
  return %0 : i8
}
"""
WRONG_COMPARISON = """
func.func @"of two"(%x: index) -> i1 {
  %two = index.constant 2
  %n = index.sub %x, %two
  %zero = index.constant 0
  %r = index.cmp ule(%n, %zero)
  return %r : i1
}
"""
NO_WRAP = """
func.func @main(%a: i8, %b: i8) -> i8 {
  %0 = arith.addi %a, %b overflow<nsw> : i8
  return %0 : i8
}
"""
STORE = """
func.func @main(%m: memref<4xi32>, %x: i32, %i: index) {
  %c1 = arith.constant 1 : index
  memref.store %x, %m[%c1] : memref<4xi32>
  return
}
"""
PRINTS = """
func.func private @printI64(i64)
func.func @main(%a: i64) {
  call @printI64(%a) : (i64) -> ()
  return
}
"""


def replaced(old: str, new: str) -> Callable[[str], Transformed]:
    return lambda text: Transformed(text.replace(old, new))


@pytest.mark.parametrize(
    ("program", "old", "new"),
    [
        (SUM, "addi", "subi"),
        (SUM, "return %0", "return %a"),
        (
            SUM,
            " : i8\n  return",
            " : i8\n %z = arith.constant 0 : i8\n %d = arith.divui %a, %z : i8\n  return",
        ),
        (SUM, "%a, %b", "%a, %b overflow<nuw>"),
        (STORE, "constant 1", "constant 2"),
        (PRINTS, "  call @printI64(%a) : (i64) -> ()\n", ""),
    ],
    ids=["result", "other value", "undefined", "poison", "memory", "output"],
)
def test_changes_are_found(program: str, old: str, new: str) -> None:
    finding = Validator(replaced(old, new)).check(program).finding
    assert finding is not None and finding.kind is Kind.CHANGED
    assert finding.call().startswith("@main(")


@pytest.mark.parametrize(
    ("program", "old", "new"),
    [
        (SUM, "%a, %b", "%b, %a"),
        (NO_WRAP, " overflow<nsw>", ""),
        (DIVISION, "arith.divsi %a, %b", "arith.divsi %a, %b"),
        (STORE, "return", "%l = memref.load %m[%c1] : memref<4xi32>\n return"),
    ],
)
def test_what_may_be_is_no_finding(program: str, old: str, new: str) -> None:
    verdict = Validator(replaced(old, new)).check(program)
    assert verdict.finding is None and verdict.compared


def test_undefined_calls_are_counted() -> None:
    verdict = Validator(lambda text: Transformed(text)).check(DIVISION)
    assert verdict.undefined and verdict.compared and verdict.finding is None


@pytest.mark.parametrize(
    ("script", "kind"),
    [
        ("kill -SEGV $$", Kind.CRASHED),
        ("sleep 5", Kind.TIMED_OUT),
        ("echo error: no >&2; exit 1", Kind.REFUSED),
        ("echo '\"func.return\"(%nothing) : (i32) -> ()'", Kind.INVALID),
    ],
)
def test_commands_that_fail(script: str, kind: Kind) -> None:
    finding = Validator(Command(("sh", "-c", script), 0.5)).check(SUM).finding
    assert finding is not None and finding.kind is kind


def test_what_the_tool_does_not_read_is_no_finding() -> None:
    refuses = Command(("sh", "-c", "exit 1"))
    verdict = Validator(refuses, reader=refuses).check(SUM)
    assert verdict.finding is None and verdict.reasons == ["the tool does not read the program"]


def test_functions_of_python() -> None:
    def wrong(module: Operation) -> None:
        for op in module.walk(arith.AddIOp):
            op.replace_with(op.lhs)

    def crashes(module: Operation) -> None:
        raise LookupError("nothing there")

    assert Validator(InProcess(lambda module: None)).check(SUM).finding is None
    changed = Validator(InProcess(wrong)).check(SUM).finding
    assert changed is not None and changed.kind is Kind.CHANGED
    crashed = Validator(InProcess(crashes)).check(SUM).finding
    assert crashed is not None and crashed.message == "LookupError: nothing there"


def test_passes_of_command_lines() -> None:
    settings, passes = split_passes(
        [
            "--mlir-print-local-scope",
            "--cse",
            "--pass-pipeline=builtin.module(func.func(a{x=1 y={2}},b),c)",
            "-",
        ]
    )
    assert settings == ["--mlir-print-local-scope", "-"]
    assert passes == [
        "--cse",
        "--pass-pipeline=builtin.module(func.func(a{x=1 y={2}}))",
        "--pass-pipeline=builtin.module(func.func(b))",
        "--pass-pipeline=builtin.module(c)",
    ]


NARROWED = """
func.func @main(%a: i64) -> i64 {
  %mask = arith.constant 63 : i64
  %amt = arith.andi %a, %mask : i64
  %v = arith.constant 4 : i64
  %r = arith.shrsi %v, %amt : i64
  return %r : i64
}
"""


@requires_oracle
def test_pass_and_options_to_blame() -> None:
    """A shift by more than the new width (llvm-project, issue 218191)."""
    pipeline = (
        "--pass-pipeline=builtin.module(cse,func.func(canonicalize{top-down=true},"
        "arith-int-range-narrowing{int-bitwidths-supported=32}),symbol-dce)"
    )
    command = Command((str(mlir_opt_path()), pipeline))
    validator = Validator(command)
    finding = validator.check(NARROWED).finding
    assert finding is not None
    found = bisect(command, finding, validator)
    assert found.blamed == (
        "--pass-pipeline=builtin.module(func.func(arith-int-range-narrowing{int-bitwidths-supported=32}))"
    )


def test_findings_that_are_alike_are_told_once() -> None:
    def wrong(text: str) -> Transformed:
        return Transformed(text.replace("arith.muli", "arith.addi"))

    programs = {str(n): f"""
func.func @main(%a: i8, %b: i8) -> i8 {{
  %c = arith.constant {n} : i8
  %0 = arith.muli %a, %c : i8
  %1 = arith.subi %0, %b : i8
  return %1 : i8
}}""" for n in range(3, 6)}
    totals = Totals()
    outcomes = list(Campaign(Validator(wrong), programs.__getitem__).run(programs))
    assert [totals.add(outcome) for outcome in outcomes] == [True, False, False]
    reduced = outcomes[0].finding
    assert reduced is not None
    assert len(list(parse(reduced.program).walk())) <= 5  # module, function, constant, muli, return


def test_memory_that_was_freed_is_not_compared() -> None:
    program = """
func.func @main(%m: memref<2xi32>) {
  memref.dealloc %m : memref<2xi32>
  return
}
"""

    def kept(module: Operation) -> None:
        for op in module.walk(memref.DeallocOp):
            op.erase()

    assert Validator(InProcess(kept)).check(program).finding is None


SEVERAL = """
func.func @refused(%m: !llvm.ptr) {
  return
}
func.func @main(%a: i8, %b: i8) -> i8 {
  %0 = arith.addi %a, %b : i8
  return %0 : i8
}
"""


def test_functions_that_cannot_be_run_do_not_keep_others_from_it() -> None:
    verdict = Validator(replaced("addi", "subi")).check(SEVERAL)
    assert verdict.finding is not None and verdict.functions == 2
    same = Validator(replaced("addi", "addi")).check(SEVERAL)
    assert same.compared_functions == 1 and "no inputs" in same.reasons[0]


UNKNOWN = """
func.func private @give(i32) -> i32
func.func @main(%a: i32, %b: i32) -> i32 {
  %0 = "foo.first"(%a) : (i32) -> i32
  %1 = call @give(%b) : (i32) -> i32
  "foo.second"(%0, %1) : (i32, i32) -> ()
  return %0 : i32
}
"""


@pytest.mark.parametrize(
    ("old", "new", "event"),
    [
        ('  "foo.second"(%0, %1) : (i32, i32) -> ()\n', "", "no more"),
        ('"foo.second"(%0, %1)', '"foo.second"(%1, %0)', "foo.second("),
        ("call @give(%b)", "call @give(%a)", "@give("),
        ('"foo.first"', '"foo.third"', "foo.third("),
    ],
)
def test_what_nobody_knows_is_seen(old: str, new: str, event: str) -> None:
    assert Validator(replaced(old, old)).check(UNKNOWN).compared == 16
    finding = Validator(replaced(old, new)).check(UNKNOWN).finding
    assert finding is not None and event in finding.message


def test_operations_that_the_tool_knows_are_not_run_as_unknown() -> None:
    verdict = Validator(replaced("x", "x"), opaque=lambda name: name != "foo.first").check(UNKNOWN)
    assert not verdict.compared and "'foo.first' op cannot be evaluated" in verdict.reasons[0]


@pytest.mark.parametrize("flags", [" fastmath<reassoc>", ""])
def test_sums_in_another_order(flags: str) -> None:
    """Large and small numbers make the difference, which the flag allows."""
    program = f"""
func.func @main(%a: f32, %b: f32, %c: f32) -> f32 {{
  %0 = arith.addf %a, %b{flags} : f32
  %1 = arith.addf %0, %c{flags} : f32
  return %1 : f32
}}
"""

    def other_order(text: str) -> Transformed:
        return Transformed(text.replace("%a, %b", "%b, %c").replace("%0, %c", "%a, %0"))

    verdict = Validator(other_order, inputs=64).check(program)
    assert verdict.compared and (verdict.finding is None) is bool(flags)
    assert Validator(replaced("return %1", "return %0")).check(program).finding is not None


def test_memory_around_a_window_is_compared() -> None:
    program = """
func.func @main(%m: memref<2xi32, strided<[2], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %x = arith.constant 7 : i32
  memref.store %x, %m[%c1] : memref<2xi32, strided<[2], offset: ?>>
  return
}
"""
    assert Validator(replaced("7", "7")).check(program).compared == 16
    assert Validator(replaced("7 : i32", "8 : i32")).check(program).finding is not None


@requires_oracle
def test_many_programs_by_one_process() -> None:
    command = Command((str(mlir_opt_path()), "--canonicalize"))
    texts = [SUM, "func.func @f() { return %x }", DIVISION]
    found = command.all(texts)
    assert [each.succeeded for each in found] == [True, False, True]
    assert [each.text for each in found] == [command(text).text for text in texts]
    assert command.knows("arith.addi") and not command.knows("foo.first")


def test_pattern_to_blame_for_a_function_of_python() -> None:
    def wrong(module: Operation) -> None:
        PassManager.parse("builtin.module(cse,canonicalize)").run(module)
        for op in module.walk(arith.SubIOp):
            op.replace_with(op.lhs)

    program = SUM.replace("addi", "subi")
    (outcome,) = Campaign(Validator(InProcess(wrong)), lambda name: program).run(["only"])
    assert outcome.finding is not None and not outcome.action  # no action does it


@requires_oracle
def test_programs_beside_one_that_is_refused_need_no_process_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    command = Command((str(mlir_opt_path()), "--lower-affine"))
    texts = [SUM] * 5 + ["func.func @f() { return %x }"] + [DIVISION] * 5
    started: list[str] = []
    run = Command._run

    def counted(command: Command, text: str) -> tuple[int, bytes, bytes]:
        started.append(text)
        return run(command, text)

    monkeypatch.setattr(Command, "_run", counted)
    found = command.all(texts)
    assert len(started) == 2 and [each.succeeded for each in found].index(False) == 5


ENDLESS = """
func.func @main(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %r = scf.while (%i = %c0) : (i32) -> i32 {
    %t = arith.cmpi slt, %i, %c3 : i32
    scf.condition(%t) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.addi %i, %c1 : i32
    scf.yield %j : i32
  }
  return %r : i32
}
"""


def test_loops_that_no_longer_end_are_found() -> None:
    finding = Validator(replaced("addi %i", "subi %i")).check(ENDLESS).finding
    assert finding is not None and "takes more than 200000 now" in finding.message
    slower = Validator(replaced("constant 3", "constant 30")).check(ENDLESS).finding
    assert slower is not None and "result 0" in slower.message


def test_inputs_that_take_long_are_tried_where_there_are_no_others() -> None:
    program = ENDLESS.replace("constant 3 ", "constant 3000 ")
    found = Validator(replaced("x", "x")).check(program)
    assert found.compared == 16 and found.finding is None
    assert Validator(replaced("return %r", "return %c1")).check(program).finding is not None


def test_engines_tell_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed")
    own = ["--generate=arith", "--count=70", "--quiet"]
    command = ["--", "ods-opt", "--canonicalize"]
    told = []
    for engine in (["--engine=in-process"], ["--jobs=2"], ["--engine=dask", "--jobs=1"]):
        assert ods_validate.run([*own, *engine, *command]) == 0
        told.append(capsys.readouterr().out)
    assert told[0].startswith("70 programs") and told == [told[0]] * 3


def test_options_of_engines(capsys: pytest.CaptureFixture[str]) -> None:
    own, command = ["--generate=arith"], ["--", "ods-opt", "--canonicalize"]
    assert ods_validate.run([*own, "--scheduler=tcp://host:1", *command]) == 2
    assert "--scheduler is for --engine=dask" in capsys.readouterr().err
    assert ods_validate.run([*own, "--engine=in-process", "--jobs=2", *command]) == 2
    assert "--jobs is not for --engine=in-process" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "is_allowed"),
    [("1.5", "1.5000001", True), ("1.5", "1.6", False), ("1.5", "0x7FC00000", False)],
)
def test_what_is_printed_may_be_rounded_where_results_may(
    old: str, new: str, is_allowed: bool
) -> None:
    program = """
func.func @main(%a: f32) {
  %c = arith.constant 1.5 : f32
  %0 = math.cosh %c : f32
  vector.print %0 : f32
  return
}
"""
    finding = Validator(replaced(old, new)).check(program).finding
    assert (finding is None) is is_allowed


def test_an_empty_nest_that_takes_long_is_no_finding() -> None:
    nest = """
func.func @main(%a: index, %b: index) {
  %c0 = arith.constant 0 : index
  scf.parallel (%i, %j) = (%a, %b) to (%b, %b) step (%b, %b) {
    scf.reduce
  }
  return
}
"""
    lowered = PassManager.parse("builtin.module(convert-scf-to-cf)")
    assert Validator(InProcess(lowered.run)).check(nest).finding is None


def test_several_commands_have_a_verdict_each(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []
    check = Validator.check

    def noted(self: Validator, text: str, transformed: Transformed | None = None) -> Verdict:
        checked.append(text)
        return check(self, text, transformed)

    monkeypatch.setattr(Validator, "check", noted)
    add = Command(("sed", "s/%a, %b/%b, %a/"))
    commands = [
        add,
        Command(("sed", "s/addi %a, %b/addi %b, %a/")),
        Command(("sed", "s/i %a/i %b/")),
    ]
    first = Campaign(Validator(add), {"one": SUM, "two": SUM + "\n"}.__getitem__, reduces=False)
    campaigns = Campaigns([first, *(first.of(Validator(each)) for each in commands[1:])])
    found = [
        (each.name, each.command, bool(each.finding)) for each in campaigns.run(["one", "two"])
    ]
    assert found == [(name, n, n == 2) for name in ("one", "two") for n in range(3)]
    assert len(checked) == 4  # what the second one makes is known


@requires_oracle
def test_a_finding_says_how_to_have_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "two programs.mlir"
    program.write_text(SUM + "// -----\n" + WRONG_COMPARISON, encoding="utf-8")
    report = tmp_path / "report.jsonl"
    mlir_opt = [str(mlir_opt_path()), "--canonicalize"]
    commands = ["--", "ods-opt", "--canonicalize", "--", *mlir_opt]
    own = ["--inputs=8", "--quiet", f"--report={report}", f"--page={tmp_path}/page.html"]
    assert ods_validate.run([*own, str(program), *commands]) == 1
    told = capsys.readouterr().out
    rows = [json.loads(row) for row in report.read_text("utf-8").splitlines()]
    assert [row.get("command", 0) for row in rows] == [0, 1, 0, 1]
    assert ["finding" in row for row in rows] == [False, False, False, True]
    assert (tmp_path / "page.2.html").exists()
    assert "ods-opt --canonicalize: 2 programs, 2 of them compared by 16 calls" in told
    again = shlex.split(rows[3]["finding"]["reproduce"])
    assert again == ["ods-validate", "--inputs=8", f"{program}#1", "--", *mlir_opt]
    assert f"  reproduce: {shlex.join(again)}\n" in told
    assert ods_validate.run(again[1:]) == 1
    assert '@"of two"(' in rows[3]["finding"]["call"]
    assert "1 program, 1 of them" in capsys.readouterr().out
    assert ods_validate.run([f"{program}#2", *commands]) == 2
    assert "there is no program 2 in" in capsys.readouterr().err
    # What an earlier run has told of for each command is left out.
    report.write_text("".join(f"{json.dumps(row)}\n" for row in rows[:3]), encoding="utf-8")
    assert ods_validate.run([*own, "--resume", str(program), *commands]) == 1
    assert "--canonicalize: 1 program, 1 of them" in capsys.readouterr().out
