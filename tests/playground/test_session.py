"""The answers of the playground, without a browser."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from odsgen.playground import Session, answer
from tools.playground import gallery

SPEC = """\
dialect: bits
summary: Operations on bits.
imports: [builtin]
ops:
  rotate:
    summary: Moves bits around.
    arguments: {value: AnySignlessInteger, amount: I32Attr}
    results: {result: AnySignlessInteger}
    traits: [Pure, SameOperandsAndResultType]
    assembly_format: "$value `by` $amount attr-dict `:` type($value)"
"""
PROGRAM = """\
func.func @main(%word: i32) -> i32 {
  %0 = bits.rotate %word by 16 : i32
  %1 = bits.rotate %word by 16 : i32
  return %1 : i32
}
"""
SUM = """\
func.func @main(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  vector.print %0 : i32
  return %0 : i32
}
"""


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return Session(tmp_path)


def ask(session: Session, **request: Any) -> dict[str, Any]:
    """The answer by the way of the page, through JSON."""
    found: dict[str, Any] = json.loads(answer(session, json.dumps(request)))
    return found


def test_a_spec_and_a_program(session: Session) -> None:
    assert ask(session, ask="set_spec", text=SPEC, hooks="") == {
        "diagnostics": [],
        "hooks": None,
        "dialect": "bits",
    }
    found = ask(session, ask="set_program", text=PROGRAM)
    assert found["diagnostics"] == []
    assert "    %0 = bits.rotate %arg0 by 16 : i32\n" in found["custom"]
    assert '"bits.rotate"(%arg0) <{amount = 16 : i32}>' in found["generic"]
    assert "class RotateOp(" in ask(session, ask="code")["files"]["ops.py"]
    assert ask(session, ask="page")["text"].startswith("# The dialect `bits`")


def test_tokens_are_told_by_what_they_name(session: Session) -> None:
    program = 'func.func @f(%a: i32) {\n  // "𝄞"\n  return\n}\n'
    lines = program.split("\n")
    told = ask(session, ask="set_program", text=program)["tokens"]
    encoded = [line.encode("utf-16-le") for line in lines]
    shown = [
        (encoded[line][2 * column : 2 * (column + length)].decode("utf-16-le"), kind)
        for line, column, length, kind in told
    ]
    assert shown == [
        ("func.func", "method"),
        ("@f", "function"),
        ("%a", "parameter"),
        ("i32", "type"),
        ('// "𝄞"', "comment"),
        ("return", "method"),
    ]


def test_a_mistake_in_the_spec_has_its_place_and_the_last_right_one_serves(
    session: Session,
) -> None:
    session.set_spec(SPEC, "")
    (wrong,) = session.set_spec(SPEC.replace("Signless", "Signles"), "")["diagnostics"][:1]
    assert wrong["range"] == [6, 23, 6, 40]
    assert wrong["severity"] == "error"
    assert "did you mean 'AnySignlessInteger'?" in wrong["message"]
    assert session.set_program(PROGRAM)["diagnostics"] == []


def test_a_program_is_read_again_when_the_spec_has_changed(session: Session) -> None:
    session.set_spec(SPEC, "")
    assert session.set_program(PROGRAM)["diagnostics"] == []
    session.set_spec(SPEC.replace("rotate", "turn"), "")
    (wrong,) = session.set_program(PROGRAM)["diagnostics"]
    assert wrong["range"][:2] == [1, 7] and "bits.rotate" in wrong["message"]


def test_hooks_are_those_of_the_third_tab(session: Session) -> None:
    spec = SPEC + "    verifier: true\n"
    hooks = """\
from odsgen.hooks import verifies
from .ops import RotateOp

@verifies(RotateOp)
def amount_is_small(op: RotateOp) -> None:
    if op.amount > 8:
        raise op.op_error("turns too far")
"""
    assert session.set_spec(spec, hooks)["hooks"] is None
    (wrong,) = session.set_program(PROGRAM)["diagnostics"][:1]
    assert wrong["message"] == "'bits.rotate' op turns too far"
    assert session.set_spec(spec, hooks.replace("> 8", "> 16"))["hooks"] is None
    assert session.set_program(PROGRAM)["diagnostics"] == []


@pytest.mark.parametrize(
    ("hooks", "told"),
    [
        ("def f(:\n", "hooks.py:1: cannot import these hooks: SyntaxError: invalid syntax"),
        ("\nraise ValueError('x')\n", "hooks.py:2: cannot import these hooks: ValueError: x"),
    ],
)
def test_what_is_wrong_with_hooks_has_a_line(session: Session, hooks: str, told: str) -> None:
    found = session.set_spec(SPEC + "    verifier: true\n", hooks)
    assert found["hooks"] == told


def test_passes_show_what_changed(session: Session) -> None:
    session.set_spec(SPEC, "")
    found = ask(session, ask="run_passes", text=PROGRAM, pipeline="cse")
    assert found["failure"] is None
    assert found["text"].count("bits.rotate") == 1
    changed = [line for line in found["difference"] if line[0] != "="]
    assert ["-", "    %1 = bits.rotate %arg0 by 16 : i32"] in changed


@pytest.mark.parametrize("pipeline", ["builtin.module(func.func(cse))", "func.func(cse)", " cse "])
def test_pipelines_are_taken_as_people_write_them(session: Session, pipeline: str) -> None:
    session.set_spec(SPEC, "")
    assert session.run_passes(PROGRAM, pipeline)["text"].count("bits.rotate") == 1


@pytest.mark.parametrize("pipeline", ["no-such-pass", "cse{", "func.func(cse"])
def test_wrong_pipelines_are_told(session: Session, pipeline: str) -> None:
    assert session.run_passes(SUM, pipeline)["failure"]


def test_functions_run(session: Session) -> None:
    found = ask(session, ask="run_function", text=SUM, entry="main", arguments="4")
    assert (found["output"], found["results"], found["failure"]) == ("8\n", ["8"], None)
    assert "takes other arguments: 'i32'" in session.run_function(SUM, "main", "")["failure"]
    assert session.run_function(SUM, "other", "4")["failure"]
    assert session.run_function(SUM, "main", "'4")["failure"]


def test_places_are_answered(session: Session) -> None:
    session.set_spec(SPEC, "")
    session.set_program(PROGRAM)
    assert "Moves bits around." in session.hover("program", 1, 12)["text"]
    begun = PROGRAM.replace("bits.rotate %word by 16 : i32\n", "bits.\n", 1)
    session.set_program(begun)
    labels = [item["label"] for item in session.complete("program", 1, 12)["items"]]
    assert "rotate" in labels
    assert "constraint" in session.hover("spec", 6, 26)["text"].lower()
    assert session.hover("program", 99, 99) == {"text": None}
    begun = PROGRAM.replace("bits.rotate %word by 16 : i32\n", "scf.for %i = \n", 1)
    session.set_program(begun)
    column = begun.splitlines()[1].index(" = ", 8) + 3
    found = session.signature("program", 1, column)
    assert found["text"].startswith("scf.for unsigned %i = %low to %high")
    assert found["text"][slice(*found["part"])] == "%low"
    assert session.signature("program", 99, 99) == {"text": None}
    assert session.signature("spec", 0, 0) == {"text": None}


def test_a_package_is_let_go_when_another_takes_its_place(session: Session) -> None:
    session.set_spec(SPEC, "")
    before = len(sys.modules)
    for number in range(3):
        assert session.set_spec(SPEC + "\n" * number, "")["dialect"] == "bits"
    assert len(sys.modules) == before


def test_without_a_spec_there_is_no_dialect(session: Session) -> None:
    session.set_spec(SPEC, "")
    assert session.set_spec("", "")["dialect"] is None
    assert session.set_program(PROGRAM)["diagnostics"]


def test_examples_one_after_another(session: Session) -> None:
    """The packages of earlier specs do no harm."""
    for entry in gallery():
        session.set_spec(entry["spec"], entry["hooks"])
        session.set_program(entry["program"])
        failure = session.run_passes(entry["program"], entry["pipeline"])["failure"]
        assert bool(failure) is (entry["name"] == "wrong"), failure


def test_requests_that_there_are_not(session: Session) -> None:
    assert "error" in ask(session, ask="__init__", folder="x")
    assert "error" in ask(session, ask="set_spec", text="x")


@pytest.mark.parametrize("entry", gallery(), ids=lambda entry: str(entry["name"]))
def test_the_gallery_works(session: Session, entry: dict[str, str]) -> None:
    """Examples that are meant to be right are; those that are meant to be wrong have their messages."""
    is_wrong = entry["name"] == "wrong"
    spec = session.set_spec(entry["spec"], entry["hooks"])
    assert bool(spec["diagnostics"]) is is_wrong and spec["hooks"] is None
    program = session.set_program(entry["program"])
    assert bool(program["diagnostics"]) is is_wrong
    passes = session.run_passes(entry["program"], entry["pipeline"])
    assert bool(passes["failure"]) is is_wrong
    if entry.get("entry"):
        run = session.run_function(entry["program"], entry["entry"], entry.get("arguments", ""))
        assert run["failure"] is None and (run["output"] or run["results"])
