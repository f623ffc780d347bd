"""`custom<SameOperandsAndResultType>`, and traits that hold where all values have one type."""

from __future__ import annotations

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, Operation, ParseError, VerifyError, parse, print_ir

TYPES = "custom<SameOperandsAndResultType>(type($a), type($b), type($c))"
PAIRS = {
    "dialect": "pairs",
    "traits": {"Alike": {"verifier": True, "holds_of_one_type": True}},
    "ops": {
        "join": {
            "arguments": {"a": "AnyRankedTensor", "b": "AnyRankedTensor"},
            "results": {"c": "AnyRankedTensor"},
            "traits": ["Alike"],
            "assembly_format": f"$a `,` $b attr-dict `:` {TYPES}",
        }
    },
}
asked: list[str] = []


def verify_alike(op: Operation) -> None:
    asked.append(str(op.results[0].type))


@pytest.fixture(scope="module")
def context() -> Context:
    return Context(dialects=[load_in_memory(PAIRS, {"verify_alike": verify_alike}).DIALECT])


def program(*lines: str) -> str:
    body = "".join(f"    {line}\n" for line in lines)
    header = "  func.func @f(%arg0: tensor<2xi8>, %arg1: tensor<3xi8>) {\n"
    return f"module {{\n{header}{body}    return\n  }}\n}}\n"


def test_one_type_stands_for_all_and_a_function_type_for_others(context: Context) -> None:
    text = program(
        "%0 = pairs.join %arg0, %arg0 : tensor<2xi8>",
        "%1 = pairs.join %arg0, %arg1 {x.y} : (tensor<2xi8>, tensor<3xi8>) -> tensor<5xi8>",
    )
    asked.clear()
    module = parse(text, context)
    module.verify()
    assert print_ir(module) == text
    assert asked == ["tensor<5xi8>"]


@pytest.mark.parametrize(
    ("types", "message"),
    [
        ("(tensor<2xi8>) -> tensor<2xi8>", "2 operands present, but expected 1"),
        ("(tensor<2xi8>, tensor<2xi8>) -> ()", "expected single output"),
        ("tensor<3xi8>", "use of value '%arg0' expects different type than prior uses"),
    ],
)
def test_other_types_are_refused(types: str, message: str, context: Context) -> None:
    with pytest.raises((ParseError, VerifyError), match=message):
        parse(program(f"%0 = pairs.join %arg0, %arg0 : {types}"), context)
