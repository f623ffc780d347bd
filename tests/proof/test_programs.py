"""Two programs: equal, refined, or refuted with a counter-example that the interpreter runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from odsgen.cli.commands import cli

pytest.importorskip("z3")


def compared(folder: Path, before: str, after: str, *arguments: str) -> tuple[int, str]:
    """The exit code and the output of the command."""
    names = []
    for name, text in (("before.mlir", before), ("after.mlir", after)):
        (folder / name).write_text(text, encoding="utf-8")
        names.append(str(folder / name))
    options = ["prove", "--before", names[0], "--after", names[1], *arguments]
    result = CliRunner().invoke(cli, options)
    return result.exit_code, result.output


def function(body: str, type: str = "i8", result: str = "i8", arguments: str = "") -> str:
    more = f", {arguments}" if arguments else ""
    return f"func.func @f(%x: {type}{more}) -> {result} {{\n{body}\nreturn %r : {result}\n}}\n"


def test_comparison_of_a_difference_with_zero(tmp_path: Path) -> None:
    """As mlir-opt canonicalized it: `x - 2 <= 0` is not `x <= 2`, for the difference wraps around."""
    before = """
      %two = index.constant 2
      %n = index.sub %x, %two
      %zero = index.constant 0
      %r = index.cmp ule(%n, %zero)"""
    after = "%two = index.constant 2\n%r = index.cmp ule(%x, %two)"
    programs = [function(body, "index", "i1") for body in (before, after)]
    code, output = compared(tmp_path, *programs, "--json")
    [verdict] = json.loads(output)
    assert (code, verdict["verdict"]) == (1, "refuted")
    assert verdict["counter_example"]["inputs"][0]["bits"] in (0, 1)
    assert verdict["interpreter"] == {
        "before": "returns 0",
        "after": "returns 1",
        "disagreement": None,
    }


def test_shift_that_is_narrowed(tmp_path: Path) -> None:
    """As mlir-opt narrowed it: 63 is no shift of 32 bits."""
    before = """
      %mask = arith.constant 63 : i64
      %amount = arith.andi %x, %mask : i64
      %four = arith.constant 4 : i64
      %r = arith.shrsi %four, %amount : i64"""
    after = """
      %mask = arith.constant 63 : i64
      %four = arith.constant 4 : i32
      %amount = arith.andi %x, %mask : i64
      %narrow = arith.trunci %amount : i64 to i32
      %shifted = arith.shrsi %four, %narrow : i32
      %r = arith.extui %shifted : i32 to i64"""
    programs = [function(body, "i64", "i64") for body in (before, after)]
    code, output = compared(tmp_path, *programs)
    assert code == 1
    assert "before: the result = 0 : i64\n    after:  the result = poison : i64" in output
    assert "ods-run before: returns 0\n    ods-run after:  returns poison" in output


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("%r = arith.addi %x, %x : i8", "%c = arith.constant 1 : i8\n%r = arith.shli %x, %c : i8", "equal"),
        ("%r = arith.addi %x, %x overflow<nsw> : i8", "%r = arith.addi %x, %x : i8", "refined"),
        ("%r = arith.addi %x, %x : i8", "%r = arith.addi %x, %x overflow<nsw> : i8", "refuted"),
        ("%r = arith.divui %x, %x : i8", "%r = arith.constant 1 : i8", "refined"),
        ("%r = arith.constant 1 : i8", "%r = arith.divui %x, %x : i8", "refuted"),
        ("%r = ub.poison : i8", "%r = arith.muli %x, %x : i8", "refined"),
        ("%r = func.call @f(%x) : (i8) -> i8", "%r = arith.muli %x, %x : i8", "outside"),
    ],
)  # fmt: skip
def test_verdicts(tmp_path: Path, before: str, after: str, expected: str) -> None:
    code, output = compared(tmp_path, function(before), function(after), "--json")
    [verdict] = json.loads(output)
    assert verdict["verdict"] == expected, output
    assert code == (1 if expected == "refuted" else 0)
    run = verdict["interpreter"]
    assert run is None or run["disagreement"] is None


def test_undefined_behavior_is_shown(tmp_path: Path) -> None:
    zero = "%r = arith.constant 1 : i8"
    code, output = compared(tmp_path, function(zero), function("%r = arith.divui %x, %x : i8"))
    assert code == 1
    assert "after:  undefined behavior" in output


def test_floats(tmp_path: Path) -> None:
    """x + 0 is not x: -0 + 0 is 0; x * 1 is x, whatever NaN it is."""
    zero = "%c = arith.constant 0.0 : f32\n%r = arith.addf %x, %c : f32"
    one = "%c = arith.constant 1.0 : f32\n%r = arith.mulf %x, %c : f32"
    same = "%c = arith.constant true\n%r = arith.select %c, %x, %x : f32"
    code, output = compared(tmp_path, function(zero, "f32", "f32"), function(same, "f32", "f32"))
    assert code == 1 and "%arg0 = -0.0 : f32" in output
    code, output = compared(tmp_path, function(one, "f32", "f32"), function(same, "f32", "f32"))
    assert code == 0 and "equal @f" in output


def test_what_is_wrong_is_told(tmp_path: Path) -> None:
    code, output = compared(tmp_path, "func.func @f(", function("%r = arith.addi %x, %x : i8"))
    assert code == 1 and "is not valid" in output and "Traceback" not in output
    code, output = compared(tmp_path, "", "")
    assert code == 1 and "no function of one name" in output
    assert CliRunner().invoke(cli, ["prove"]).exit_code == 2
    assert CliRunner().invoke(cli, ["prove", "--before", "a.mlir"]).exit_code == 2


def test_own_dialect(tmp_path: Path) -> None:
    """The spec of a dialect that is not bundled says what its operations compute, to the solver and to the interpreter."""
    spec = tmp_path / "mini.yaml"
    spec.write_text(
        "dialect: mini\nops:\n  average:\n    arguments: {a: I8, b: I8}\n    results: {r: I8}\n"
        "    traits: [Pure]\n    semantics: ($a + $b) // 2\n"
        '    assembly_format: "$a `,` $b attr-dict"\n',
        encoding="utf-8",
    )
    before = "%r = mini.average %x, %y"
    after = "%s = arith.addi %x, %y : i8\n%c = arith.constant 1 : i8\n%r = arith.shrui %s, %c : i8"
    programs = [function(body, arguments="%y: i8") for body in (before, after)]
    code, output = compared(tmp_path, *programs, str(spec))
    assert code == 1, output
    assert "ods-run before" in output and "disagrees" not in output


def test_the_bits_of_floats(tmp_path: Path) -> None:
    """The sign of a float is one bit, of a NaN, too; what is cast there and back has kept its bits."""
    before = """
      %n = arith.negf %x : f32
      %r = arith.bitcast %n : f32 to i32"""
    after = """
      %sign = arith.constant 0x80000000 : i32
      %b = arith.bitcast %x : f32 to i32
      %r = arith.xori %b, %sign : i32"""
    programs = [function(body, "f32", "i32") for body in (before, after)]
    code, output = compared(tmp_path, *programs, "--json")
    assert (code, json.loads(output)[0]["verdict"]) == (0, "equal")
    before = "%f = arith.bitcast %x : i16 to bf16\n%r = arith.bitcast %f : bf16 to i16"
    after = "%zero = arith.constant 0 : i16\n%r = arith.addi %x, %zero : i16"
    programs = [function(body, "i16", "i16") for body in (before, after)]
    code, output = compared(tmp_path, *programs, "--json")
    assert (code, json.loads(output)[0]["verdict"]) == (0, "equal")


def test_operations_of_which_types_decide(tmp_path: Path) -> None:
    """C's division is refuted as a shift of signed integers, and is one of unsigned integers."""
    for type, expected in (("i32", "refuted"), ("ui32", "refined")):
        before = f"""
          %two = "emitc.constant"() <{{value = 2 : {type}}}> : () -> {type}
          %r = emitc.div %x, %two : ({type}, {type}) -> {type}"""
        after = f"""
          %one = "emitc.constant"() <{{value = 1 : {type}}}> : () -> {type}
          %r = emitc.bitwise_right_shift %x, %one : ({type}, {type}) -> {type}"""
        programs = [function(body, type, type) for body in (before, after)]
        _, output = compared(tmp_path, *programs, "--json")
        verdict = json.loads(output)[0]
        assert verdict["verdict"] in (expected, "equal"), verdict
        assert (verdict["verdict"] == "refuted") is (expected == "refuted")


GATES = """
dialect: gates
ops:
  parity:
    arguments: {inputs: Variadic<AnySignlessInteger>}
    results: {odd: AnySignlessInteger}
    traits: [Pure, SameOperandsAndResultType]
    assembly_format: "$inputs attr-dict `:` type($odd)"
    semantics: reduce('^', $inputs)
  joined:
    arguments: {inputs: Variadic<AnySignlessInteger>}
    results: {whole: AnySignlessInteger}
    traits: [Pure]
    assembly_format: "$inputs attr-dict `:` functional-type($inputs, $whole)"
    semantics: reduce('concat', $inputs)
"""


def test_any_number_of_operands(tmp_path: Path) -> None:
    spec = tmp_path / "gates.yaml"
    spec.write_text(GATES, encoding="utf-8")
    before = "%r = gates.parity %z, %y, %z, %z : i8"
    for after, expected in (
        ("%r = arith.xori %y, %z : i8", "equal"),
        ("%r = gates.parity %x : i8", "refuted"),
    ):
        programs = [function(body, arguments="%y: i8, %z: i8") for body in (before, after)]
        _, output = compared(tmp_path, *programs, str(spec), "--json")
        assert json.loads(output)[0]["verdict"] == expected
    before = "%r = gates.joined %x, %y : (i8, i4) -> i12"
    after = """
      %a = arith.extui %x : i8 to i12
      %b = arith.extui %y : i4 to i12
      %four = arith.constant 4 : i12
      %s = arith.shli %a, %four : i12
      %r = arith.ori %s, %b : i12"""
    programs = [function(body, "i8", "i12", "%y: i4") for body in (before, after)]
    _, output = compared(tmp_path, *programs, str(spec), "--json")
    assert json.loads(output)[0]["verdict"] == "equal"


def test_conditions_of_smt(tmp_path: Path) -> None:
    def program(body: str) -> str:
        return function(body, "!smt.bool", "!smt.bool", "%y: !smt.bool")

    before = program("%a = smt.and %x, %y\n%r = smt.not %a")
    after = program("%a = smt.not %x\n%b = smt.not %y\n%r = smt.or %a, %b")
    assert compared(tmp_path, before, after) == (0, "equal @f\n1 equal\n")
    one, other = (program(f"%r = smt.implies {operands}") for operands in ("%x, %y", "%y, %x"))
    code, output = compared(tmp_path, one, other)
    assert code == 1
    assert "ods-run after:" in output
