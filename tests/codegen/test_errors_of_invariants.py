"""Invariants that say all of their error: what they show, and when they are checked."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, VerifyError, parse

ENUM = {
    "enums": {"Mode": {"cases": ["slow", "fast"]}},
    "attributes": {"ModeAttr": {"mnemonic": "mode", "enum": "Mode"}},
}


def message(op: dict[str, Any], text: str) -> str:
    """The error of the operation `t.a`, without its place; empty for one that is accepted."""
    dialect = load_in_memory({"dialect": "t", **ENUM, "ops": {"a": op}}).DIALECT
    try:
        parse(text, Context(dialects=[dialect], allow_unregistered=True)).verify()
    except VerifyError as error:
        return error.diagnostics[0].message
    return ""


def op(*invariants: dict[str, str], **keys: Any) -> dict[str, Any]:
    arguments = {
        "x": "AnyType",
        "y": "Optional<AnyType>",
        "n": "DefaultValuedAttr<I32Attr, 5>",
        "mode": "OptionalAttr<ModeAttr>",
    }
    return {"arguments": arguments, "invariants": list(invariants), **keys}


@pytest.mark.parametrize(
    ("invariant", "expected"),
    [
        ({"predicate": "$n.value < 5", "op_error": "has {$n.value}"}, "'t.a' op has 5"),
        ({"predicate": "$n.value < 5", "error": "{{{$n.value}}} of {$_op.name}"}, "{5} of t.a"),
        ({"predicate": "$n.value == 5", "error": "no"}, ""),
        ({"predicate": "$mode is None", "error": "is {$mode.value}"}, "is fast"),
        (
            {
                "predicate": "not isa($x.type, VectorType) or $x.type.rank > 1",
                "op_error": "'{$x.type}' of rank {$x.type.rank}",
            },
            "'t.a' op 'vector<3xi8>' of rank 1",
        ),
        (
            {"predicate": "$y is not None", "error": "no y for '{$x.type}'"},
            "no y for 'vector<3xi8>'",
        ),
    ],
)
def test_text(invariant: dict[str, str], expected: str) -> None:
    text = (
        '%0 = "test.value"() : () -> vector<3xi8>\n'
        '"t.a"(%0) <{mode = #t<mode fast>}> : (vector<3xi8>) -> ()\n'
    )
    assert message(op(invariant), text) == expected


def test_in_the_order_of_a_verifier() -> None:
    """After the invariants of the definition and after traits; one after the other."""
    text = '%0 = "test.value"() : () -> i8\n"t.a"(%0, %0) : (i8, i8) -> ()\n'
    first = {"predicate": "$n.value < 5", "error": "first"}
    second = {"predicate": "$n.value < 4", "error": "second"}
    defined = {"predicate": "$y is None", "message": "it has no y"}
    assert message(op(first, second), text) == "first"
    assert message(op(second, first), text) == "second"
    assert message(op(first, defined), text) == "'t.a' op failed to verify that it has no y"
    other = text.replace("(%0, %0) : (i8, i8)", "(%0, %1) : (i8, i16)").replace(
        "i8\n", 'i8\n%1 = "test.value"() : () -> i16\n', 1
    )
    found = message(op(first, traits=["SameTypeOperands"]), other)
    assert found == "'t.a' op requires all operands to have the same type"
