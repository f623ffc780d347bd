"""Functions with branches: what is proved of them is what all inputs say."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from odsgen.ods import load_dialect
from odsgen.ods.model import OpDef
from odsgen.proof.programs import compare, pairs
from odsgen.proof.proving import Options
from odsgen.proof.report import Verdict
from odsgen.runtime import Context, Operation, parse
from tests.oracle import mlir_opt, requires_oracle
from tests.proof.branching_programs import BranchingFunction, changed, refutation
from tests.proof.test_programs import compared, function

pytest.importorskip("z3")

#: `make prove` tries more.
_COUNT = 1500 if "ODSGEN_PROVE_ALL" in os.environ else 40


@cache
def operations() -> dict[str, OpDef]:
    dialects = [load_dialect(f"dialect_specs/{name}.yaml") for name in ("arith", "cf", "scf")]
    return {op.name: op for dialect in dialects for op in dialect.ops}


def verdict_of(before: Operation, after: Operation) -> Verdict:
    [pair] = [pair for pair in pairs(before, after) if pair.name == "main"]
    return compare(pair, operations(), Options(seconds=20))


def test_verdicts_are_those_of_all_inputs() -> None:
    """A changed program is refuted exactly if inputs refute it; both programs run on the counter-example as the solver says."""
    counts: Counter[str] = Counter()
    for seed in range(_COUNT):
        width = seed % 3 + 1
        text = BranchingFunction(seed, width).text()
        other = changed(text, seed)
        before, after = (parse(each, Context()) for each in (text, other))
        for module in (before, after):
            module.verify()
        found, inputs = verdict_of(before, after), refutation(before, after, width)
        counts[found.status] += 1
        assert (found.status == "refuted") == (inputs is not None), (text, other, found, inputs)
        assert found.status in ("equal", "refined", "refuted"), (found, text)
        assert found.run is None or not found.run.disagreement, (text, other, found.run)
        if found.status != "refuted":
            is_equal = refutation(after, before, width) is None
            assert (found.status == "equal") == is_equal, (text, other)
    assert counts["refuted"] > _COUNT // 4 and counts["equal"] > _COUNT // 20, counts


# --- each operation ---------------------------------------------------------------------------------------------------

_CASES = [
    re.match(r"// (\w+): ([^\n]*)\n(.*)// after\n(.*)", part, re.S)
    for part in Path(__file__).with_name("branches.txt").read_text("utf-8").split("// -----\n")[:-1]
]


@pytest.mark.parametrize("case", _CASES, ids=[case[1] for case in _CASES if case])
def test_control_flow(case: re.Match[str], tmp_path: Path) -> None:
    code, output = compared(tmp_path, case[3], case[4], "--json")
    verdict = json.loads(output)[-1]
    status, _, reason = case[2].partition(": ")
    assert verdict["verdict"] == status, output
    assert (verdict["reason"] or "").replace(str(tmp_path), "").startswith(reason) or not reason
    assert code == (1 if status == "refuted" else 0)
    run = verdict["interpreter"]
    assert run is None or run["disagreement"] is None


def test_several_processes(tmp_path: Path) -> None:
    """The verdicts are the same, in the same order."""
    cases = [case for case in _CASES if case and case[1] in ("switch", "index", "loop", "assert")]
    before, after = (
        "\n".join(case[part].replace("@", f"@{case[1]}_") for case in cases) for part in (3, 4)
    )
    one, two = (compared(tmp_path, before, after, "--jobs", jobs) for jobs in "12")
    assert one == two and one[0] == 1
    assert "1 equal, 1 refined, 1 refuted, 1 outside" in one[1]


def test_counter_examples_are_small(tmp_path: Path) -> None:
    """Numbers that don't matter are zero, the others near it."""
    before = function("%c = arith.constant 100 : i32\n%r = arith.addi %x, %c : i32", "i32", "i32")
    after = before.replace("addi", "ori")
    _, output = compared(tmp_path, before, after)
    assert "%arg0 = 4 : i32" in output or "%arg0 = -" in output


def test_division_by_poison_is_undefined(tmp_path: Path) -> None:
    """The interpreter gives poison; nothing may be replaced by such a division."""
    before = "%r = ub.poison : i8"
    after = "%p = ub.poison : i8\n%c = arith.constant 1 : i8\n%r = arith.divui %c, %p : i8"
    code, output = compared(tmp_path, function(before), function(after))
    assert code == 1 and "after:  undefined behavior" in output


def test_large_tensors_are_outside(tmp_path: Path) -> None:
    text = "func.func @f(%x: tensor<257xi8>) -> tensor<257xi8> { return %x : tensor<257xi8> }"
    _, output = compared(tmp_path, text, text)
    assert "outside @f: values of the type 'tensor<257xi8>', which has over 256 elements" in output
    text = text.replace("257", "?")
    _, output = compared(tmp_path, text, text)
    assert "whose size is not known" in output


def test_many_operations_are_outside(tmp_path: Path) -> None:
    """Calls that double each time are not run to the end."""
    functions = ["func.func private @g0(%x: i8) -> i8 { return %x : i8 }"]
    functions += [
        f"func.func private @g{n + 1}(%x: i8) -> i8 {{\n %a = call @g{n}(%x) : (i8) -> i8\n"
        f"%b = call @g{n}(%a) : (i8) -> i8\n return %b : i8 }}"
        for n in range(20)
    ]
    text = "\n".join(functions).replace("private @g20", "@f")
    _, output = compared(tmp_path, text, text)
    assert "outside @f: more than 20000 operations" in output


@requires_oracle
@pytest.mark.parametrize(
    ("pass_", "text"),
    [
        (
            "--convert-scf-to-cf",
            """func.func @f(%x: index, %a: i8, %b: i8) -> i8 {
              %r = scf.index_switch %x -> i8 case 1 { scf.yield %a : i8 } default { scf.yield %b : i8 }
              return %r : i8 }""",
        ),
        (
            "--arith-expand",
            """func.func @f(%x: f32, %y: f32) -> f32 {
              %r = arith.maximumf %x, %y : f32
              return %r : f32 }""",
        ),
    ],
)
def test_passes_of_mlir_opt(pass_: str, text: str, tmp_path: Path) -> None:
    """An index that is cut to 32 bits, and a zero that loses its sign: mistakes of passes of mlir-opt are found."""
    code, output = compared(tmp_path, text, mlir_opt(text, pass_), "--json")
    [verdict] = json.loads(output)
    assert (code, verdict["verdict"]) == (1, "refuted")
    assert verdict["interpreter"]["disagreement"] is None
