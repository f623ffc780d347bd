"""Predicate records as conditions; what MLIR's own generator makes of the same records is the measure."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from odsgen.tablegen.cpp import (
    AllHold,
    AnyHolds,
    CppError,
    DoesNotHold,
    Leaf,
    cpp_text,
    leaves_of,
    predicate_of_record,
)
from tests.tablegen.cpp.upstream import dialect_folders

_RECORDS: dict[str, Any] = {
    "a": {"!superclasses": ["Pred", "CPred"], "predExpr": "f($_self)"},
    "b": {"!superclasses": ["Pred", "CPred"], "predExpr": "g($_self, X)"},
    "both": {"!superclasses": ["Pred", "CombinedPred", "And"], "children": ["a", "b"]},
    "either": {"!superclasses": ["Pred", "CombinedPred", "Or"], "children": ["both", "a"]},
    "not": {"!superclasses": ["Pred", "CombinedPred", "Neg"], "children": ["either"]},
    "one": {"!superclasses": ["Pred", "CombinedPred", "And"], "children": ["a"]},
    "none": {"!superclasses": ["Pred", "CombinedPred", "Or"], "children": []},
    "inner": {
        "!superclasses": ["Pred", "CombinedPred", "SubstLeaves"],
        "children": ["both"],
        "pattern": "X",
        "replacement": "$_self",
    },
    "wrapped": {
        "!superclasses": ["Pred", "CombinedPred", "Concat"],
        "children": ["inner"],
        "prefix": "[](T t) { return ",
        "suffix": "; }($_self.x())",
    },
    "outer": {
        "!superclasses": ["Pred", "CombinedPred", "SubstLeaves"],
        "children": ["wrapped"],
        "pattern": "$_self",
        "replacement": "t",
    },
    "loop": {"!superclasses": ["Pred", "CombinedPred", "And"], "children": ["loop", "loop"]},
    "wide": {"!superclasses": ["Pred", "CombinedPred", "Or"], "children": ["wider"] * 400},
    "wider": {"!superclasses": ["Pred", "CombinedPred", "Or"], "children": ["a"] * 400},
    "thing": {"!superclasses": ["Thing"]},
    "odd": {"!superclasses": ["Pred", "CombinedPred", "Neg"], "children": ["a", "b"]},
    "textless": {"!superclasses": ["Pred", "CPred"], "predExpr": None},
    "childless": {"!superclasses": ["Pred", "CombinedPred", "And"]},
    "lost": {"!superclasses": ["Pred", "CombinedPred", "And"], "children": ["nowhere"]},
    "growing": {
        "!superclasses": ["Pred", "CombinedPred", "SubstLeaves"],
        "children": ["growing"],
        "pattern": "X",
        "replacement": "XX",
    },
}  # fmt: skip
for _name, _record in _RECORDS.items():
    _record["!name"] = _name
    if "children" in _record:
        _record["children"] = [{"def": child, "kind": "def"} for child in _record["children"]]

_BOTH = AllHold((Leaf("f($_self)"), Leaf("g($_self, X)")))


def test_combinations():
    assert predicate_of_record("both", _RECORDS) == _BOTH
    either = AnyHolds((_BOTH, Leaf("f($_self)")))
    assert predicate_of_record("not", _RECORDS) == DoesNotHold(either)
    assert predicate_of_record("one", _RECORDS) == Leaf("f($_self)")
    assert cpp_text(predicate_of_record("none", _RECORDS)) == "false"
    assert [leaf.text for leaf in leaves_of(either)] == ["f($_self)", "g($_self, X)", "f($_self)"]
    assert cpp_text(DoesNotHold(either)) == ("!(((f($_self)) && (g($_self, X))) || (f($_self)))")


def test_substitutions_go_from_the_innermost_out_and_reach_what_is_put_around():
    assert predicate_of_record("outer", _RECORDS) == Leaf(
        "[](T t) { return (f(t)) && (g(t, t)); }(t.x())"
    )


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("missing", "there is no record 'missing'"),
        ("thing", "the record 'thing' is no predicate"),
        ("odd", "the record 'odd' is no predicate"),
        ("textless", "the record 'textless' has no text 'predExpr'"),
        ("childless", "the record 'childless' is no predicate"),
        ("lost", "there is no record 'nowhere'"),
        ("loop", "predicate records nest too deeply"),
        ("wide", "a predicate of more than 100000 records"),
        ("growing", "predicate records nest too deeply"),
    ],
)
def test_broken_records(name: str, message: str):
    with pytest.raises(CppError) as caught:
        predicate_of_record(name, _RECORDS)
    assert caught.value.message == message


_TABLEGEN = """
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Inner : SubstLeaves<"X", "$_self", And<[CPred<"leaf($_self, X)">, Neg<CPred<"q(X)">>]>>;
def P : SubstLeaves<"$_self", "OUTER", Concat<"PRE($_self)", Or<[Inner, CPred<"r">]>, "SUF($_self)">>;
def T : Type<P, "t">;
def O : Op<D, "o"> { let arguments = (ins T:$a); }
"""


@pytest.mark.skipif(not dialect_folders(), reason="needs MLIR's headers and TableGen")
def test_mlir_tblgen_makes_the_same(tmp_path: Path):
    include = dialect_folders()[0].parents[2]
    file = tmp_path / "p.td"
    file.write_text(_TABLEGEN)

    def run(program: str, *arguments: str) -> str:
        command = [str(include.parent / "bin" / program), *arguments, "-I", str(include), str(file)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    ours = cpp_text(predicate_of_record("P", json.loads(run("llvm-tblgen", "--dump-json"))))
    theirs = run("mlir-tblgen", "-gen-op-defs")
    assert f"if (!({ours}))" in theirs
