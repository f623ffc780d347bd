"""Fold identities: the solver says of each what all values of small widths say; those of the bundled specs are right."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import yaml

from odsgen.codegen import load_in_memory
from odsgen.ods import load_dialect, load_dialect_dict, load_dialect_text
from odsgen.proof.proving import Options, prove_one, subjects
from odsgen.proof.report import Verdict
from odsgen.resources import packs_of_checkout
from odsgen.runtime import Block, IntegerAttr, IntegerType
from odsgen.runtime.glue.semantics import Outcome, computation_of, declared_fold_of
from tests.bundled import SPECS

pytest.importorskip("z3")

_WIDTHS = (1, 2, 3)

#: Operations of two integers: what they compute, and where they do not.
_OPERATIONS: dict[str, dict[str, Any]] = {
    "add": {"result": "$lhs + $rhs"},
    "sub": {"result": "$lhs - $rhs"},
    "mul": {"result": "$lhs * $rhs"},
    "div": {"result": "$lhs // $rhs", "undefined": {"by zero": "$rhs == 0"}},
    "and": {"result": "$lhs & $rhs"},
    "xor": {"result": "$lhs ^ $rhs"},
    "shl": {"result": "$lhs << $rhs", "poison": {"too far": "$rhs >= width($lhs)"}},
    "maxs": {"result": "max(signed($lhs), signed($rhs))"},
    "less": {"result": "$lhs < $rhs"},
}
_CONDITIONS = (
    "$rhs == 0",
    "$rhs == 1",
    "signed($rhs) == -1",
    "$lhs == $rhs",
    "$lhs == 0",
    "$rhs != 0 and $lhs == $rhs",
)
_RESULTS = ("$lhs", "$rhs", "0", "1", "-1", "$rhs + 1")  # fmt: skip


def _verdicts(dialect: Any, widths: tuple[int, ...] = _WIDTHS) -> dict[str, Verdict]:
    """The verdicts of the fold identities of a dialect, by their names."""
    options = Options(widths=widths, seconds=30)
    found = (subject for subject in subjects(dialect) if subject[1] == "fold identity")
    return {subject[0]: prove_one(subject, options) for subject in found}


def _spec() -> dict[str, Any]:
    """Every operation with every identity, right or wrong."""
    ops: dict[str, Any] = {}
    for name, semantics in _OPERATIONS.items():
        for number, (condition, result) in enumerate(product(_CONDITIONS, _RESULTS)):
            result_type = "I1" if name == "less" else "AnySignlessInteger"
            types = "SameTypeOperands" if name == "less" else "SameOperandsAndResultType"
            ops[f"{name}{number}"] = {
                "arguments": {"lhs": "AnySignlessInteger", "rhs": "AnySignlessInteger"},
                "results": {"result": result_type},
                "traits": ["Pure", types],
                "semantics": semantics,
                "folds": {condition: result},
            }
    return {"dialect": "claims", "ops": ops}


def _is_wrong(op_class: Any, is_one_value: bool) -> bool:
    """Whether the generated fold gives something else than what is computed, for some values of small widths."""
    fold = declared_fold_of(op_class).first
    computation = computation_of(op_class)
    assert fold is not None and computation is not None
    outcome = Outcome(lambda reason: None, lambda reason: None, None, True)
    for width in _WIDTHS:
        type = IntegerType.get(width)
        block = Block([type, type])
        lhs, rhs = block.arguments
        op = op_class.build_generic(
            [lhs, lhs if is_one_value else rhs],
            result_types=[IntegerType.get(1) if op_class.__name__.startswith("Less") else type],
        )
        compute = computation.scalars(op, outcome)
        for a, b in product(range(1 << width), repeat=2):
            if is_one_value and a != b:
                continue
            numbers = {lhs: a, rhs: b}
            constants = [IntegerAttr.get(_signed(n, width), type) for n in (a, b)]
            folded = fold(op, constants)
            computed = compute(a, b)
            if folded is None or computed is None:
                continue
            new: Any = folded[0]
            if isinstance(new, IntegerAttr):
                given = new.unsigned_value
            elif new.type is op.results[0].type:
                given = numbers[new]
            else:
                continue
            if given != computed:
                return True
    return False


def _signed(number: int, width: int) -> int:
    return number - (1 << width) if number >> (width - 1) else number


def test_verdicts_are_those_of_all_values() -> None:
    spec = _spec()
    package: Any = load_in_memory(spec)
    verdicts = _verdicts(load_dialect_dict(spec))
    wrong = 0
    for name, written in spec["ops"].items():
        [condition] = written["folds"]
        op_class = getattr(package, f"{name.capitalize()}Op")
        is_wrong = _is_wrong(op_class, "$lhs == $rhs" in condition)
        status = verdicts[f"claims.{name}: {condition}"].status
        text = f"{written['semantics']}: {written['folds']}"
        if is_wrong:
            assert status == "refuted", text
        else:  # or no type that is tried has such a fold
            assert status in ("proved", "outside"), text
        wrong += is_wrong
    assert 150 < wrong < len(verdicts)


FLOATS = """
dialect: f
op_classes:
  Binary:
    arguments: {lhs: AnyFloat, rhs: AnyFloat}
    results: {result: AnyFloat}
    traits: [Pure, SameOperandsAndResultType]
ops:
  add:
    extends: Binary
    semantics: fadd($lhs, $rhs)
    folds: {is_zero($rhs): $lhs, is_zero($rhs) and is_negative($rhs): $lhs, is_nan($lhs): $lhs}
  sub:
    extends: Binary
    semantics: fsub($lhs, $rhs)
    folds: {$lhs == $rhs: 0.0, is_zero($rhs) and not is_negative($rhs): $lhs}
  mul:
    extends: Binary
    semantics: fmul($lhs, $rhs)
    folds: {is_zero($rhs): $rhs, "feq($rhs, float_number(1.0, $rhs))": $lhs}
"""


def test_floats_have_two_zeros() -> None:
    found = _verdicts(load_dialect_text(FLOATS, "f.yaml"))
    assert {name: verdict.status for name, verdict in found.items()} == {
        "f.add: is_zero($rhs)": "refuted",
        "f.add: is_zero($rhs) and is_negative($rhs)": "proved",
        "f.add: is_nan($lhs)": "proved",
        "f.sub: $lhs == $rhs": "refuted",
        "f.sub: is_zero($rhs) and not is_negative($rhs)": "proved",
        "f.mul: is_zero($rhs)": "refuted",
        "f.mul: feq($rhs, float_number(1.0, $rhs))": "proved",
    }
    example = found["f.add: is_zero($rhs)"].counter_example
    assert example is not None and "lhs = -0.0 : f16" in example.lines()


CHOICES = """
dialect: c
imports: [arith]
enums:
  Order: {cases: [less, equal]}
ops:
  compare:
    arguments: {order: Order, lhs: AnySignlessInteger, rhs: AnySignlessInteger}
    results: {result: I1}
    traits: [Pure, SameTypeOperands]
    semantics: {result: {switch: $order, cases: {less: $lhs < $rhs, equal: $lhs == $rhs}}}
    folds:
      $lhs == $rhs: $order == 'equal'
      $rhs == 0: $order == 'equal'
      $order == 'less' and $rhs == 0: false
  select:
    arguments: {condition: I1, yes: AnyType, no: AnyType}
    results: {result: AnyType}
    traits: [Pure, "AllTypesMatch<[yes, no, result]>"]
    semantics: $yes if $condition != 0 else $no
    folds: {$condition == 1: $yes, $condition == 0: $yes, $yes == $no: $no}
  widen:
    arguments: {in: AnySignlessInteger}
    results: {out: AnySignlessInteger}
    traits: [Pure]
    semantics: $in
    folds: {$in.type == $out.type: $in, width($in) == 1: $in, $in == 1: 1}
  mystery: {arguments: {x: I32}, results: {y: I32}, folds: {$x == 0: $x}}
"""


def test_cases_types_and_choices() -> None:
    found = _verdicts(load_dialect_text(CHOICES, "c.yaml"))
    assert {name: verdict.status for name, verdict in found.items()} == {
        "c.compare: $lhs == $rhs": "proved",
        "c.compare: $rhs == 0": "refuted",
        "c.compare: $order == 'less' and $rhs == 0": "proved",
        "c.select: $condition == 1": "proved",
        "c.select: $condition == 0": "refuted",
        "c.select: $yes == $no": "proved",
        "c.widen: $in.type == $out.type": "proved",
        "c.widen: width($in) == 1": "proved",
        "c.widen: $in == 1": "proved",
        "c.mystery: $x == 0": "outside",
    }


@pytest.mark.parametrize(
    "spec",
    [path for path in SPECS if re.search(r"^    folds:", path.read_text("utf-8"), re.M)],
    ids=lambda path: path.stem,
)
def test_the_identities_of_bundled_specs_are_right(spec: Path) -> None:
    for verdict in _verdicts(load_dialect(spec), (1, 8, 32)).values():
        if verdict.name in MISTAKES_OF_MLIR:
            assert verdict.status == "refuted"
            continue
        assert verdict.status in ("proved", "outside"), verdict.name
        if verdict.status == "outside":
            assert "has no semantics" in verdict.reason


#: MLIR folds sums with zeros of either sign, so that the sign of a zero is lost.
MISTAKES_OF_MLIR = {
    "tosa.add: is_zero($input2)",
    "tosa.add: is_zero($input1)",
    "tosa.sub: is_zero($input2)",
}


def test_the_identities_of_the_overlay_of_comb_are_right() -> None:
    """CIRCT's TableGen is not here: the operations stand as it defines them."""
    [pack] = [path for path in packs_of_checkout() if path.name == "odsgen-circt"]
    overlay = yaml.safe_load((pack / "overlays/comb.yaml").read_text("utf-8"))
    integer, parts = "AnySignlessInteger", ("semantics", "folds")
    ops: dict[str, Any] = {}
    for name, written in overlay["ops"].items():
        if "folds" not in written:
            continue
        operands, result, traits = {"lhs": integer, "rhs": integer}, integer, ["SameTypeOperands"]
        if name == "mux":
            operands = {"cond": "I1", "trueValue": integer, "falseValue": integer}
            traits = ["AllTypesMatch<[trueValue, falseValue, result]>"]
        elif name == "extract":
            operands, traits = {"input": integer, "lowBit": "I32Attr"}, []
        elif name == "icmp":
            operands, result = {"predicate": "Predicate", **operands}, "I1"
        else:
            traits = ["SameOperandsAndResultType"]
        said = {key: written[key] for key in parts}
        types = {"arguments": operands, "results": {"result": result}, "traits": traits}
        ops[name] = {**types, **said}
    cases = "eq ne slt sle sgt sge ult ule ugt uge ceq cne weq wne".split()
    spec = {"dialect": "comb", "enums": {"Predicate": {"cases": cases}}, "ops": ops}
    found = _verdicts(load_dialect_dict(spec), (1, 8, 32))
    assert len(found) > 10
    assert {name: v.status for name, v in found.items() if v.status != "proved"} == {}
