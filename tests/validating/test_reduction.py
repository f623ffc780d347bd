"""Smaller programs: each way of making one smaller, and the search."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odsgen.cli import ods_reduce
from odsgen.reduction import EDITS, Reducer, ScriptError, ScriptTester
from odsgen.reduction.candidates import Candidate
from odsgen.runtime import Context, parse, print_ir

LARGE = """
func.func @helper(%a: i32) -> i32 attributes {note = "x"} {
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
func.func @main(%x: index, %y: index, %c: i1, %t: tensor<512x8xf64>) -> (i1, index) {
  %two = arith.constant 2 : index
  %r0 = scf.if %c -> (index) {
    %n0 = arith.subi %x, %two : index
    scf.yield %n0 : index
  } else {
    scf.yield %y : index
  }
  %v = arith.addf %t, %t : tensor<512x8xf64>
  %n = arith.subi %x, %two {kept, other = 3} : index
  cf.cond_br %c, ^a(%n : index), ^b
^a(%z: index):
  %r = arith.cmpi ule, %z, %r0 : index
  cf.br ^d(%r : i1)
^b:
  %true = arith.constant true
  cf.br ^d(%true : i1)
^d(%e: i1):
  %k = arith.constant 1234567 : i64
  "test.use"(%k, %v) : (i64, tensor<512x8xf64>) -> ()
  return %e, %r0 : i1, index
}
"""


def reduced(pattern: str, program: str = LARGE, jobs: int = 1) -> str:
    module = parse(program, Context(allow_unregistered=True))
    reducer = Reducer(lambda text: re.search(pattern, text) is not None, jobs=jobs)
    return print_ir(reducer.reduce(module))


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (r"cmpi", "%0 = arith.cmpi ule, %c0, %c0 : index"),
        (r"scf.if", "scf.if %false {"),
        (r"addf", "%0 = arith.addf %cst, %cst : tensor<1x1xf16>"),
        (r"test.use", '"test.use"() : () -> ()'),
        (r"func private|@helper", "func.func @helper() {"),
        (r"kept", "{kept}"),
        (r"cond_br", "cf.cond_br %false, ^bb1, ^bb2"),
    ],
)
def test_reduced(pattern: str, expected: str) -> None:
    text = reduced(pattern)
    parse(text, Context(allow_unregistered=True)).verify()
    assert expected in text


def test_as_small_as_it_can_be() -> None:
    assert reduced("cmpi").split("\n") == [
        "module {",
        "  func.func @main() {",
        "    %c0 = arith.constant 0 : index",
        "    %0 = arith.cmpi ule, %c0, %c0 : index",
        "    return",
        "  }",
        "}",
        "",
    ]


def test_same_by_any_number_of_jobs() -> None:
    assert reduced("cond_br", jobs=1) == reduced("cond_br", jobs=3)


def test_same_by_tests_of_several_programs_together() -> None:
    asked: list[int] = []

    def together(texts: Sequence[str]) -> Iterator[bool]:
        asked.append(len(texts))
        return ("cond_br" in text for text in texts)

    reducer = Reducer(lambda text: "cond_br" in text, together=together)
    module = parse(LARGE, Context(allow_unregistered=True))
    assert print_ir(reducer.reduce(module)) == reduced("cond_br")
    assert max(asked) > 1


def test_what_is_not_interesting_is_refused() -> None:
    with pytest.raises(ValueError, match="not interesting"):
        reduced("nowhere")


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "program.mlir"
    path.write_text(LARGE, encoding="utf-8")
    return path


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "test.sh"
    path.write_text('#!/bin/sh\ngrep -q "arith.cmpi" "$1" && exit 1\nexit 0\n', encoding="utf-8")
    path.chmod(0o755)
    return path


def test_spellings_of_mlir_reduce(
    program: Path, script: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tree = f"-reduction-tree=traversal-mode=0 test={script}"
    arguments = [str(program), tree, "--quiet", "--allow-unregistered-dialect"]
    assert ods_reduce.run(arguments) == 0
    assert capsys.readouterr().out == reduced("cmpi")


def test_scripts_that_cannot_be_run(
    program: Path, script: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    allow = "--allow-unregistered-dialect"
    script.chmod(0o644)
    assert ods_reduce.run([str(program), allow, f"--test={script}"]) == 1
    assert "make it executable" in capsys.readouterr().err
    assert ods_reduce.run([str(program), allow, "--test=./missing.sh"]) == 1
    assert "cannot run the test './missing.sh'" in capsys.readouterr().err
    assert ods_reduce.run([str(program)]) == 1
    assert "no test was given" in capsys.readouterr().err
    with pytest.raises(ScriptError):
        ScriptTester(("./missing.sh",))("")


def test_scripts_of_llvm_reduce_and_slow_ones() -> None:
    assert ScriptTester(("true",), zero_is_interesting=True)("")
    assert not ScriptTester(("true",))("")
    assert not ScriptTester(("sh", "-c", "sleep 5"), seconds=0.1)("")


CARRYING = """
func.func @main(%x: index, %y: index, %c: i1, %m: memref<8xi32>) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 7 : i32
  %r:2 = scf.for %i = %c0 to %x step %y iter_args(%p = %z, %q = %x) -> (i32, index) {
    %l = memref.load %m[%i] : memref<8xi32>
    %s = arith.addi %l, %p : i32
    %t = arith.addi %q, %i : index
    scf.yield %s, %t : i32, index
  }
  %u:2 = "carry.many"(%r#0, %r#1, %x) ({
    "carry.inner"() : () -> ()
  }) : (i32, index, index) -> (i32, index)
  cf.cond_br %c, ^a(%r#0, %r#1 : i32, index), ^b
^b:
  cf.br ^a(%u#0, %u#1 : i32, index)
^a(%e: i32, %f: index):
  "carry.use"(%e) : (i32) -> ()
  return %e, %f : i32, index
}
"""


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (r"scf.for(.|\n)*memref.load", "scf.for %arg1 = %c0 to %c0 step %c0 {\n"),
        (r"carry.inner", '"carry.many"() ({\n      "carry.inner"() : () -> ()\n    }) : () -> ()'),
        (r"cond_br(.|\n)*\^bb\d.*:(.|\n)*carry.use", "cf.cond_br %false, ^bb2, ^bb1"),
    ],
)
def test_results_arguments_and_operands_that_are_not_needed_go(pattern: str, expected: str) -> None:
    text = reduced(pattern, CARRYING)
    parse(text, Context(allow_unregistered=True)).verify()
    assert expected in text


OF_OTHERS = """
func.func @main(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  "async.other"(%1) : (i32) -> ()
  return %0 : i32
}
"""


def test_what_the_context_does_not_know_is_reduced_whatever_else_is_loaded() -> None:
    import odsgen_dialects.async_  # noqa: F401

    context = Context(allow_unregistered=True)
    context._dialects["async"] = None  # as where no package of it is found
    module = parse(OF_OTHERS, context)
    text = print_ir(Reducer(lambda text: "async.other" in text).reduce(module))
    assert "async.other" in text and "arith." not in text


def test_programs_that_are_not_valid_are_refused(
    program: Path, script: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program.write_text(OF_OTHERS, encoding="utf-8")
    arguments = [str(program), "--allow-unregistered-dialect", f"--test={script}"]
    assert ods_reduce.run(arguments) == 1
    told = capsys.readouterr()
    assert "unregistered operation 'async.other' found in dialect" in told.err and not told.out


def test_a_pipeline_of_mlir_reduce(
    program: Path, script: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [str(program), "--quiet", "--allow-unregistered-dialect"]
    option = f"-opt-reduction-pass=opt-pass=symbol-dce test={script}"
    program.write_text(LARGE.replace("@helper", "private @helper"), encoding="utf-8")
    assert ods_reduce.run([*arguments, option]) == 0
    alone = capsys.readouterr().out
    assert "@helper" not in alone and "tensor<512x8xf64>" in alone
    tree = f"-reduction-tree=traversal-mode=0 test={script}"
    assert ods_reduce.run([*arguments, option, tree]) == 0
    assert capsys.readouterr().out == reduced("cmpi")
    assert ods_reduce.run([*arguments, option.replace("symbol-dce", "no-pass")]) == 1
    assert "for the --opt-reduction-pass option" in capsys.readouterr().err


def test_quick_effort_takes_operations_away_alone(
    program: Path, script: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = ["--allow-unregistered-dialect", f"--test={script}", str(program)]
    left, tested = [], []
    for effort in ("quick", "full"):
        assert ods_reduce.run([f"--effort={effort}", *own]) == 0
        told = capsys.readouterr()
        left.append(told.out)
        tested.append(int(re.findall(r"(\d+) programs tested", told.err)[-1]))
    assert "(%arg0: " in left[0] and "@main()" in left[1]
    assert all(text.count("arith.cmpi") == 1 and "scf.if" not in text for text in left)
    assert tested[0] < tested[1]


BRANCHES = """
func.func @main(%c: i1, %x: i32, %m: memref<i32>) {
  scf.if %c {
    %a = arith.divsi %x, %x : i32
    memref.store %a, %m[] : memref<i32>
  } else {
    %b = arith.remsi %x, %x : i32
    memref.store %b, %m[] : memref<i32>
  }
  return
}
"""


def test_all_regions_of_an_operation_are_opened_at_once() -> None:
    text = reduced(r"divsi[\s\S]*remsi", BRANCHES)
    assert "scf.if" not in text and "remsi" in text


def _chain(kinds: Sequence[str]) -> str:
    """A function that returns what its operations compute, each of the one before it."""
    lines = [
        f"  %{number} = arith.{kind} {f'%{number - 1}' if number else '%a'}, %a : i32"
        for number, kind in enumerate(kinds)
    ]
    body = "\n".join(lines)
    return f"func.func @main(%a: i32) -> i32 {{\n{body}\n  return %{len(kinds) - 1} : i32\n}}"


@settings(max_examples=8, deadline=None)
@given(st.lists(st.sampled_from(("addi", "muli", "divsi", "shli")), min_size=2, max_size=12))
def test_no_single_edit_makes_the_result_smaller(kinds: list[str]) -> None:
    wanted = set(kinds[:2])

    def is_interesting(text: str) -> bool:
        return all(f"arith.{kind}" in text for kind in wanted) and "%arg0: " in text

    left = Candidate.of(Reducer(is_interesting).reduce(parse(_chain(kinds), Context())))
    assert left.text.count("= arith.") - left.text.count("= arith.constant") == len(wanted)
    for edit in EDITS:
        for number in range(len(edit.places(left.module))):
            smaller = left.edited(edit, number, 1)
            assert smaller is None or smaller is left or not is_interesting(smaller.text), edit


def test_three_operations_are_found_among_a_thousand_by_few_tests() -> None:
    kinds = ["addi"] * 1000
    kinds[123], kinds[500], kinds[901] = "divsi", "remui", "shli"
    reducer = Reducer(lambda text: re.search(r"divsi[\s\S]*remui[\s\S]*shli", text) is not None)
    left = reducer.reduce(parse(_chain(kinds), Context()))
    assert print_ir(left).count("arith.") == 4
    assert reducer.tested < 55


def test_a_program_of_which_nothing_can_go_is_left_alone() -> None:
    text = print_ir(parse(_chain(["addi"] * 30), Context()))
    reducer = Reducer(lambda tested: tested == text)
    assert print_ir(reducer.reduce(parse(text, Context()))) == text
    assert reducer.tested < 200
