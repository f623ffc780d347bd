"""Shared parts of operations become op classes: the spec is shorter, and means what it meant."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odsgen.ods import load_dialect, load_dialect_dict
from odsgen.tablegen import importing
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.importing import ImportRequest, import_specs
from odsgen.tablegen.op_classes import with_op_classes, without_made_classes
from odsgen.tablegen.op_groups import grouped
from odsgen.tablegen.yaml_text import yaml_text
from tests.tablegen.facts import facts

#: What is there with op classes alone: their list, and at each operation which of them it extends.
#: What tells which op class a part comes from.
CLASSES = {"op_classes", "hook_origins"}


def test_upstream_dialects_mean_the_same(
    headers: Path, tblgen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = tuple(headers / "mlir" / "Dialect" / name for name in ("ArmSME", "Complex", "Index"))
    names = ("arm_sme", "complex", "index")
    request = ImportRequest(folders, (headers,), str(tblgen), names, prose=False)
    import_specs(request, tmp_path / "shared")
    monkeypatch.setattr(importing, "with_op_classes", lambda spec, *rest: spec)
    import_specs(request, tmp_path / "flat")
    for name in names:
        shared, flat = (tmp_path / kind / f"{name}.yaml" for kind in ("shared", "flat"))
        assert facts(load_dialect(shared), CLASSES) == facts(load_dialect(flat), CLASSES)
        assert len(shared.read_text()) < 0.9 * len(flat.read_text())
    # The class that TableGen calls IndexBinaryOp keeps its name.
    binary = next(
        op for op in load_dialect(tmp_path / "shared" / "index.yaml").ops if op.mnemonic == "add"
    )
    assert binary.op_classes


# --- random specs -----------------------------------------------------------------------------------------------------------

_CONSTRAINTS = st.sampled_from(
    ["I32", "F32", "AnyType", "I32Attr", "UnitAttr", "OptionalAttr<StrAttr>"]
)
_ARGUMENTS = st.dictionaries(
    st.sampled_from(["a", "b", "c", "d"]),
    st.one_of(_CONSTRAINTS, st.just({"constraint": "F32", "effects": ["MemRead"]})),
    max_size=4,
)
_RESULTS = st.dictionaries(st.sampled_from(["r", "s"]), st.sampled_from(["I32", "F32"]), max_size=2)
_TRAITS = st.lists(
    st.sampled_from(["Pure", "Commutative", "IsolatedFromAbove", "HasParent<d.op0>"]), unique=True
)


def _interface(use: Any) -> str:
    return use if isinstance(use, str) else str(use["name"])


_INTERFACES = st.lists(
    st.sampled_from(
        [
            "ConditionallySpeculatable",
            {"name": "OpAsmOpInterface", "methods": ["getAsmResultNames"]},
            {"name": "OpAsmOpInterface", "methods": ["getAsmBlockNames"]},
        ]
    ),
    unique_by=_interface,
)
_OPERATION = st.fixed_dictionaries(
    {},
    optional={
        "arguments": _ARGUMENTS,
        "results": _RESULTS,
        "regions": st.just({"body": "AnyRegion"}),
        "traits": _TRAITS,
        "interfaces": _INTERFACES,
        "invariants": st.just(
            [{"predicate": "len($_op.operands) < 9", "message": "there are few"}]
        ),
        "assembly_format": st.just("custom"),
        "builders": st.sampled_from([{"from_a": {"parameters": {"a": "int"}}}, {"empty": {}}]),
        "verifier": st.just(True),
        "fold": st.just(True),
    },
)
_CLASSES = st.lists(st.sampled_from(["Op", "D_Op", "D_Left", "D_Right", "D_Far_Op"]), unique=True)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(_OPERATION, _CLASSES), min_size=2, max_size=7), st.data())
def test_a_spec_means_the_same(written: list[tuple[dict[str, Any], list[str]]], data: Any) -> None:
    # Some operations are like others: without, there would be little to share.
    ops = [op for op, _ in written]
    ops += [dict(data.draw(st.sampled_from(ops))) for _ in range(3)]
    named = {f"op{number}": op for number, op in enumerate(ops)}
    superclasses = {f"op{number}": classes for number, (_, classes) in enumerate(written)}
    spec = {"dialect": "d", "missing_hooks": "allowed", "ops": named}
    shared = with_op_classes(spec, superclasses)
    assert facts(load_dialect_dict(shared), CLASSES) == facts(load_dialect_dict(spec), CLASSES)
    assert with_op_classes(spec, superclasses) == shared


# --- what becomes a class ---------------------------------------------------------------------------------------------------


def _unary(**more: Any) -> dict[str, Any]:
    return {
        "arguments": {"value": "F32"},
        "results": {"result": "F32"},
        "traits": ["Pure", "SameOperandsAndResultType"],
        "assembly_format": "$value attr-dict `:` type($result)",
        **more,
    }


def test_classes_have_the_names_of_tablegen() -> None:
    ops = {"sin": _unary(), "cos": _unary(fold=True), "wait": {"results": {"token": "I32"}}}
    classes = dict.fromkeys(("sin", "cos"), ("Op", "Math_Op", "Math_FloatUnary"))
    spec = with_op_classes({"dialect": "math", "ops": ops}, {**classes, "wait": ("Op", "Math_Op")})
    assert spec["op_classes"] == {"FloatUnary": _unary()}
    assert spec["ops"] == {
        "sin": {"extends": "FloatUnary"},
        "cos": {"extends": "FloatUnary", "fold": True},
        "wait": {"results": {"token": "I32"}},
    }


def test_a_part_of_a_class_is_named_after_what_it_shares() -> None:
    shapes = {
        "atomic.and": {"pointer": "AnyMemRef", "scope": "I32Attr", "value": "I32"},
        "atomic.or": {"pointer": "AnyMemRef", "scope": "I32Attr", "value": "I32"},
        "load": {"address": "AnyMemRef", "alignment": "I64Attr"},
        "fetch": {"address": "AnyMemRef", "alignment": "I64Attr"},
    }
    ops = {
        name: {"arguments": arguments, "results": {"result": "I32"}, "verifier": True}
        for name, arguments in shapes.items()
    }
    spec = with_op_classes({"dialect": "m", "ops": ops}, dict.fromkeys(ops, ("Op", "M_Access")))
    assert {name: op["extends"] for name, op in spec["ops"].items()} == {
        "atomic.and": "AtomicOp",
        "atomic.or": "AtomicOp",
        "load": "AccessOpOfAddressAndAlignment",
        "fetch": "AccessOpOfAddressAndAlignment",
    }


def test_an_operation_says_what_is_different() -> None:
    """A part that most have stands in the class; in its place, one of them has another."""
    ops = {
        name: {
            "arguments": {
                "first": "I32",
                "flag": flag,
                "second": "I32",
                "third": "I32",
                "fourth": "I32",
                "fifth": "I32",
            },
            "results": {"result": "I32"},
        }
        for name, flag in (("one", "I1Attr"), ("two", "I1Attr"), ("three", "UnitAttr"))
    }
    spec = with_op_classes({"dialect": "m", "ops": ops}, {})
    (name,) = spec["op_classes"]
    assert spec["op_classes"][name]["arguments"]["flag"] == "I1Attr"
    assert spec["ops"]["three"] == {"extends": name, "arguments": {"flag": "UnitAttr"}}
    assert spec["ops"]["one"] == spec["ops"]["two"] == {"extends": name}


def test_operations_that_share_little_have_no_class() -> None:
    ops = {"one": {"results": {"r": "I32"}}, "two": {"results": {"r": "I32"}, "verifier": True}}
    assert "op_classes" not in with_op_classes({"dialect": "m", "ops": ops}, {})


def test_groups_nest() -> None:
    features: list[dict[Hashable, int]] = [
        {"all": 50, "left": 60},
        {"all": 50, "left": 60},
        {"all": 50},
        {"other": 9},
    ]
    (group,) = grouped(features, {"Family": (0, 1, 2)})
    assert (group.operations, group.family) == ((0, 1, 2), "Family")
    (part,) = group.parts
    assert (part.operations, part.family) == ((0, 1), "")


def test_classes_stand_before_the_operations() -> None:
    spec = with_op_classes(
        {"dialect": "m", "ops": {"sin": _unary(), "cos": _unary()}, "patterns": {}}, {}
    )
    assert list(spec) == ["dialect", "op_classes", "ops", "patterns"]
    assert "extends: " in yaml_text(spec)


# --- additions of overlays --------------------------------------------------------------------------------------------------


def test_an_overlay_adds_to_a_class_that_the_import_makes() -> None:
    ops = {"sin": _unary(), "cos": _unary()}
    classes = dict.fromkeys(ops, ("Op", "Math_Op", "Math_FloatUnary"))
    addition = {"semantics": {"elementwise": True}}
    overlaid = {"dialect": "math", "ops": ops, "op_classes": {"FloatUnary": addition}}
    spec, additions = without_made_classes(overlaid)
    shared = with_op_classes(spec, classes, additions)
    assert shared["op_classes"] == {"FloatUnary": {**_unary(), **addition}}
    assert shared["ops"] == dict.fromkeys(ops, {"extends": "FloatUnary"})


def test_an_overlay_that_adds_to_no_class_is_refused() -> None:
    ops = {"sin": _unary(), "cos": _unary()}
    with pytest.raises(TableGenError, match="'Binary', which the operations of 'math' do not"):
        with_op_classes({"dialect": "math", "ops": ops}, {}, {"Binary": {"verifier": True}})


def test_classes_that_operations_extend_stay() -> None:
    spec = {"ops": {"sin": {"extends": "Unary"}}, "op_classes": {"Unary": {"traits": ["Pure"]}}}
    assert without_made_classes(spec) == (spec, {})
