"""Which invariant is told first of an operation that breaks several: the verdicts are those of mlir-opt for the same TableGen."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, VerifyError, parse

VALUES = {"arguments": {"a": "Variadic<AnyType>"}, "results": {"r": "Variadic<AnyType>"}}
PAIR = {"arguments": {"a": "AnyType", "b": "AnyType"}, "results": {"r": "AnyType"}}
BLOCKS = {"regions": {"g": "VariadicRegion<AnyRegion>"}}
BEHIND = {"arguments": {"v": "Variadic<AnyType>", "a": "AnyType"}, "results": {"r": "AnyType"}}


def op(parts: dict[str, Any], *traits: str) -> dict[str, Any]:
    return {**parts, "traits": list(traits)}


SAME = "SameOperandsAndResultType"
SPEC = {
    "dialect": "o",
    "ops": {
        "parallel": op(BLOCKS, "HasParallelRegion"),
        "graph": op(BLOCKS, "GraphRegion", "NoTerminator"),
        "only_graph": op(BLOCKS, "HasOnlyGraphRegion"),
        "floats": op(VALUES, "ResultsAreFloatLike"),
        "same_elementwise": op(PAIR, SAME, "Elementwise"),
        "elementwise_same": op(PAIR, "Elementwise", SAME),
        "inferred": op(PAIR, SAME),
        "inferred_beside": op(
            {
                "arguments": {"a": "AnyType", "v": "Variadic<AnyType>"},
                "results": {"r": "AnyType"},
            },
            SAME,
        ),
        "inferred_behind": op(BEHIND, "AllTypesMatch<[a, r]>"),
        "inferred_with_regions": op({**PAIR, **BLOCKS}, SAME),
        "inferred_with_verifier": {**op(PAIR, SAME), "verifier": True},
        "equal_sizes": op(
            {"arguments": {"a": "Variadic<AnyTensor>", "b": "Optional<I1>"}},
            "SameVariadicOperandSize",
        ),
        "no_operands": op({"results": {"r": "AnyType", "s": "AnyType"}}, SAME),
        "no_operands_shape": op({"results": {"r": "AnyType"}}, "SameOperandsShape"),
    },
}


def verify_inferred_with_verifier(op: Any) -> None:
    raise op.op_error("is refused by the hook")


@pytest.fixture(scope="module")
def context() -> Context:
    hooks = {"verify_inferred_with_verifier": verify_inferred_with_verifier}
    return Context(allow_unregistered=True, dialects=[load_in_memory(SPEC, hooks).DIALECT])


FITTING = "(tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>"
INCOMPATIBLE = (
    "inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation "
    "'tensor<?xf32>'"
)
TWO_BLOCKS = '({ "u.br"()[^bb1] : () -> ()\n^bb1:\n "u.end"() : () -> () })'

VERDICTS = [
    ('"o.parallel"() : () -> ()', "'o.parallel' op requires one region"),
    ('"o.parallel"() ({}, {}) : () -> ()', "'o.parallel' op requires one region"),
    (
        f'"o.graph"() {TWO_BLOCKS} : () -> ()',
        "'o.graph' op expects graph region #0 to have 0 or 1 blocks",
    ),
    # Without RegionKindInterface nobody asks the trait.
    (f'"o.only_graph"() {TWO_BLOCKS} : () -> ()', None),
    ('%0 = "o.floats"() : () -> tensor<2xvector<2xf32>>', None),
    (
        '%0 = "o.floats"() : () -> tensor<2xvector<2xi1>>',
        "'o.floats' op requires a floating point type",
    ),
    (
        '%0 = "o.same_elementwise"(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> f32',
        "'o.same_elementwise' op requires the same type for all operands and results",
    ),
    (
        '%0 = "o.elementwise_same"(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> f32',
        "'o.elementwise_same' op if an operand is non-scalar, then there must be at least one "
        "non-scalar result",
    ),
    (f'%0 = "o.inferred"(%a, %a) : {FITTING}', f"'o.inferred' op {INCOMPATIBLE}"),
    (f'%0 = "o.inferred_beside"(%a, %a) : {FITTING}', f"'o.inferred_beside' op {INCOMPATIBLE}"),
    # mlir-tblgen's code counts operands as the definition does.
    (
        '%0 = "o.inferred_behind"(%a) : (tensor<4xf32>) -> tensor<4xf32>',
        "'o.inferred_behind' op failed to infer returned types",
    ),
    ('%0 = "o.inferred_behind"(%b, %a) : (i1, tensor<4xf32>) -> tensor<4xf32>', None),
    (
        '%0 = "o.inferred_behind"(%a, %b, %a) : (tensor<4xf32>, i1, tensor<4xf32>) -> tensor<4xf32>',
        "'o.inferred_behind' op inferred type(s) 'i1' are incompatible with return type(s) of "
        "operation 'tensor<4xf32>'",
    ),
    (
        f'%0 = "o.inferred_with_regions"(%a, %a) ({{^bb0:}}) : {FITTING}',
        "empty block: expect at least a terminator",
    ),
    (f'%0 = "o.inferred_with_regions"(%a, %a) ({{}}) : {FITTING}', f"'o.inferred_with_regions' op {INCOMPATIBLE}"),
    (
        f'%0 = "o.inferred_with_verifier"(%a, %a) : {FITTING}',
        "'o.inferred_with_verifier' op is refused by the hook",
    ),
    # Both groups are as large as the number of operands has room for.
    (
        '"o.equal_sizes"(%a, %a, %b) : (tensor<4xf32>, tensor<4xf32>, i1) -> ()',
        "'o.equal_sizes' op operand #1 must be 1-bit signless integer, but got 'tensor<4xf32>'",
    ),
    (
        '%0:2 = "o.no_operands"() : () -> (i1, i1)',
        "'o.no_operands' op expected 1 or more operands, but found 0",
    ),
    (
        '%0 = "o.no_operands_shape"() : () -> i1',
        "'o.no_operands_shape' op expected 1 or more operands, but found 0",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "message"), VERDICTS)
def test_the_first_that_is_broken(context: Context, text: str, message: str | None) -> None:
    sources = '%a = "u.source"() : () -> tensor<4xf32>\n%b = "u.source"() : () -> i1\n'
    module = parse(f"{sources}{text}\n", context)
    if message is None:
        module.verify()
        return
    with pytest.raises(VerifyError) as caught:
        module.verify()
    assert caught.value.diagnostics[0].message == message
