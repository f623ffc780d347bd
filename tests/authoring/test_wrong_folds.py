"""Folds of the wrong type and materializers that give no constant are told with the place of the hook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.passes import PassFailure, PassManager
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.builtin.attributes import FloatAttr, IntegerAttr
from odsgen.runtime.builtin.types import f32, i32, i64
from odsgen.runtime.registry.hook_errors import WrongHookError
from odsgen.runtime.registry.hook_slots import checked

SPEC = """
dialect: wf
imports: [builtin]
materialize_constant: true
ops:
  const: {arguments: {value: I32Attr}, results: {r: I32}, traits: [ConstantLike, Pure], fold: true, assembly_format: "$value attr-dict"}
  wide: {arguments: {value: I32Attr}, results: {r: I64}, traits: [Pure], assembly_format: "$value attr-dict"}
  none: {arguments: {value: I32Attr}, traits: [Pure], assembly_format: "$value attr-dict"}
  seven: {results: {r: I32}, traits: [Pure], fold: true, assembly_format: attr-dict}
"""
TEXT = '%0 = wf.seven\n"t.use"(%0) : (i32) -> ()\n'


def seven(op: Any, operands: Any) -> Any:
    return [IntegerAttr.get(7, i32)]


def run(pipeline: str, fold: Callable[..., Any], make: str | Callable[..., Any]) -> str:
    def materialize(value: Any, type: Any, location: Any) -> Any:
        return getattr(package, str(make)).build(7, location=location)

    package: Any = load_in_memory(
        SPEC,
        {
            "fold_const": lambda op, operands: [op.properties["value"]],
            "fold_seven": fold,
            "materialize_constant": make if callable(make) else materialize,
        },
    )
    module = parse(TEXT, Context(allow_unregistered=True, dialects=[package.DIALECT]))
    PassManager.parse(f"builtin.module({pipeline})").run(module)
    return print_ir(module)


PIPELINES = pytest.mark.parametrize("pipeline", ["canonicalize", "sccp"])


@PIPELINES
def test_a_right_fold(pipeline: str) -> None:
    assert "wf.const 7" in run(pipeline, seven, "ConstOp")


@PIPELINES
@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda value, type, location: value, "returned an IntegerAttr, expected Operation | None"),
        (lambda value, type, location: "x", "returned the str 'x', expected Operation | None"),
        ("WideOp", "made a 'wf.wide' that does not give a constant of type 'i32'"),
        ("NoneOp", "made a 'wf.none' that does not give a constant of type 'i32'"),
    ],
)
def test_a_materializer_that_gives_no_constant(
    pipeline: str, make: str | Callable[..., Any], message: str
) -> None:
    with pytest.raises(PassFailure) as failure:
        run(pipeline, seven, make)
    assert message in str(failure.value)
    assert "test_wrong_folds.py:" in str(failure.value)


@PIPELINES
@pytest.mark.parametrize("make", ["ConstOp", lambda value, type, location: None])
@pytest.mark.parametrize("constant", [IntegerAttr.get(7, i64), FloatAttr.get(7.0, f32)], ids=str)
def test_a_number_of_another_type(pipeline: str, make: str, constant: Any) -> None:
    with pytest.raises(PassFailure) as failure:
        run(pipeline, lambda op, operands: [constant], make)
    expected = f"-:1:6: error: 'wf.seven' op cannot be rewritten: the fold hook of 'wf.seven' returned the constant {constant}"
    assert f"{expected} for a result of type 'i32'" in str(failure.value)
    assert "test_wrong_folds.py:" in str(failure.value)


@PIPELINES
def test_another_number_of_results(pipeline: str) -> None:
    with pytest.raises(PassFailure, match="has 1 results, but its fold hook returned 2"):
        run(pipeline, lambda op, operands: seven(op, operands) * 2, "ConstOp")


@pytest.mark.parametrize("patterns", [[3], ["pattern"], [object]])
def test_canonicalizations_that_are_no_patterns(patterns: list[Any]) -> None:
    # Not by a pass: that of any other test would ask the dialect, too.
    hook = checked("canonicalization_patterns", "AOp", "", lambda: patterns)
    with pytest.raises(WrongHookError, match=r"expected Sequence\[RewritePattern\]"):
        hook()
