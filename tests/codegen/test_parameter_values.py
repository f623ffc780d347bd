"""`get` takes what is of the kind of its parameters and refuses all else, with the name of the parameter."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import DiagnosticError
from odsgen.runtime.builtin.types import i32
from odsgen.spec import SpecErrors

SPEC = """
dialect: pval
enums: {E: {cases: [a, b]}}
attributes:
  IntAttr: {mnemonic: i, parameters: {v: int8}, assembly_format: "`<` $v `>`"}
  LongAttr: {mnemonic: n, parameters: {v: int}, assembly_format: "`<` $v `>`"}
  FloatingAttr: {mnemonic: f, parameters: {v: float}, assembly_format: "`<` $v `>`"}
  TextAttr: {mnemonic: s, parameters: {v: string}, assembly_format: "`<` $v `>`"}
  FlagAttr: {mnemonic: b, parameters: {v: bool}, assembly_format: "`<` $v `>`"}
  CaseAttr: {mnemonic: e, parameters: {v: E}, assembly_format: "`<` $v `>`"}
  TextsAttr: {mnemonic: l, parameters: {v: list<string>}, assembly_format: "`<` $v `>`"}
  MapAttr: {mnemonic: m, parameters: {v: AffineMap}, assembly_format: "`<` $v `>`"}
types:
  NodeType: {mnemonic: node, parameters: {next: {kind: NodeType, optional: true}}, assembly_format: "`<` (`n` $next^)? `>`"}
"""


@pytest.fixture(scope="module")
def pval() -> Any:
    return load_in_memory(SPEC)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("IntAttr", "x", "must be an int, but got 'x'"),
        ("IntAttr", 1.0, "must be an int, but got 1.0"),
        ("IntAttr", None, "must be an int, but got an object of NoneType"),
        ("FloatingAttr", "1", "must be a float, but got '1'"),
        ("FloatingAttr", 10**400, "is too large for a float"),
        ("TextAttr", b"x", "must be a string, but got b'x'"),
        ("FlagAttr", "x", "must be a bool, but got 'x'"),
        ("FlagAttr", 2, "must be a bool, but got 2"),
        ("CaseAttr", "zz", "must be of E, and 'zz' is no case of it"),
        ("TextsAttr", "abc", "must be a sequence, but got 'abc'"),
        ("TextsAttr", 5, "must be a sequence, but got 5"),
        ("TextsAttr", ["a", 5], "must be a string, but got 5"),
        ("MapAttr", i32, "must be of AffineMap, but got an object of IntegerType"),
        ("NodeType", i32, "must be of NodeType, but got an object of IntegerType"),
    ],
)
def test_what_does_not_fit_is_refused(name: str, value: object, reason: str, pval: Any):
    parameter = "next" if name == "NodeType" else "v"
    with pytest.raises(ValueError, match="the parameter") as refusal:
        getattr(pval, name).get(value)
    assert str(refusal.value) == f"the parameter '{parameter}' {reason}"
    with pytest.raises(DiagnosticError) as checked:
        getattr(pval, name).get_checked(value)
    assert checked.value.diagnostics[0].message == str(refusal.value)


def test_what_cannot_be_a_key_is_a_diagnostic_too(pval: Any):
    with pytest.raises(DiagnosticError):
        pval.IntAttr.get_checked([])


def test_equal_numbers_are_one_value_with_one_text(pval: Any):
    assert str(pval.IntAttr.get(True)) == "#pval.i<1>"
    assert pval.IntAttr.get(1) is pval.IntAttr.get(True)
    assert pval.FloatingAttr.get(1) is pval.FloatingAttr.get(1.0)
    assert pval.FloatingAttr.get(0.0) is not pval.FloatingAttr.get(-0.0)
    assert str(pval.FlagAttr.get(1)) == "#pval.b<true>"


def test_an_integer_of_any_length_has_a_text(pval: Any):
    assert str(pval.LongAttr.get(10**5000)) == f"#pval.n<1{'0' * 5000}>"


def test_a_list_of_lists_has_no_text():
    spec = 'attributes: {A: {mnemonic: a, parameters: {v: list<list<int>>}, assembly_format: "`<` $v `>`"}}'
    with pytest.raises(SpecErrors) as refusal:
        load_in_memory(f"dialect: lol\n{spec}")
    (diagnostic,) = refusal.value.diagnostics
    assert diagnostic.message == "the parameter 'v' is a list of lists, which no text tells apart"


def test_a_default_may_be_a_list():
    pval = load_in_memory(
        "dialect: lod\nattributes: {A: {mnemonic: a, parameters: {v: {kind: list<int>, default: [1, 2]}},"
        ' assembly_format: "`<` (`k` $v^)? `>`"}}'
    )
    assert str(pval.A.get()) == str(pval.A.get([1, 2])) == "#lod.a<>"
    assert str(pval.A.get([3])) == "#lod.a<k 3>"
