"""Calls that a condition tests for None get a name where their result is used again."""

from __future__ import annotations

import pytest

from odsgen.codegen.in_memory import load_in_memory
from odsgen.codegen.python.binding import computed_once
from odsgen.codegen.python.expression_text import expression_text
from odsgen.codegen.python.expressions import (
    NONE,
    Call,
    Choice,
    Comprehension,
    Expression,
    Literal,
    Name,
    Not,
    all_of,
    any_of,
    compare,
)
from odsgen.runtime import Context, ParseError, parse
from odsgen.runtime.builtin.types import i32

X = Name("x")


def width(of: Expression = X) -> Call:
    return Name("bit_width").call(of)


def is_there(call: Expression) -> Expression:
    return compare(call, "is not", NONE)


NESTED = Name("type_at").call(Name("type_at").call(X).member("data"))
INNER = Name("type_at").call(X)

CASES = {
    "used again": (
        all_of([is_there(width()), compare(width(), ">", Literal(8))]),
        "(_width := bit_width(x)) is not None and _width > 8",
    ),
    "tested alone": (is_there(width()), "bit_width(x) is not None"),
    "tested behind its use": (
        all_of([compare(width(), ">", Literal(8)), is_there(width())]),
        "bit_width(x) > 8 and bit_width(x) is not None",
    ),
    "tested twice": (
        all_of([is_there(width()), is_there(width()), width()]),
        "(_width := bit_width(x)) is not None and _width",
    ),
    "of another": (
        all_of([is_there(width()), compare(width(Name("y")), ">", Literal(8))]),
        "bit_width(x) is not None and bit_width(y) > 8",
    ),
    "one in the other": (
        all_of([is_there(INNER), is_there(NESTED), NESTED.member("data")]),
        "(_inner := type_at(x)) is not None and (_inner2 := type_at(_inner.data)) is not None "
        "and _inner2.data",
    ),
    "alternatives": (
        any_of([all_of([is_there(width()), width()]), all_of([is_there(width()), width()])]),
        "((_width := bit_width(x)) is not None and _width) or "
        "((_width := bit_width(x)) is not None and _width)",
    ),
    "negation": (
        Not(all_of([is_there(width()), width()])),
        "not ((_width := bit_width(x)) is not None and _width)",
    ),
    "choice": (
        Choice(all_of([X, is_there(width())]), width(), NONE),
        "_width if x and (_width := bit_width(x)) is not None else None",
    ),
    "the other branch of a choice": (
        Choice(is_there(width()), NONE, width()),
        "None if bit_width(x) is not None else bit_width(x)",
    ),
    "what a loop runs over": (
        Name("all").call(
            Comprehension(
                all_of([is_there(width()), width()]),
                ("x",),
                all_of([is_there(INNER), INNER]),
                is_list=False,
            )
        ),
        "all(bit_width(x) is not None and bit_width(x) for x in type_at(x) is not None and type_at(x))",
    ),
    "a name that is taken": (
        all_of([Name("_width"), is_there(width()), width()]),
        "_width and (_width2 := bit_width(x)) is not None and _width2",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_text(case: str) -> None:
    expression, text = CASES[case]
    assert expression_text(computed_once(expression)) == text


SPEC = """
dialect: wide
ops:
  quarter:
    arguments: {value: AnyVectorOfAnyRank}
    results: {result: AnyVectorOfAnyRank}
    traits:
      - "TypesMatchWith<'a quarter as long', value, result, 'vector_type([$_self.shape[0] // 4], I32)'>"
    assembly_format: "$value attr-dict `:` type($value)"
  same:
    results: {a: Variadic<I32>, b: Variadic<I32>}
    traits: [SameVariadicResultSize, "DeclareOpInterfaceMethods<InferTypeOpInterface>"]
"""


def test_a_type_that_does_not_follow_is_refused() -> None:
    wide = load_in_memory(SPEC, {"infer_same_return_types": lambda *parts: ()})
    context = Context(allow_unregistered=True, dialects=[wide.DIALECT])
    module = parse(
        '%0, %1 = "x.y"() : () -> (vector<8xi8>, vector<2xi8>)\n%2 = wide.quarter %0 : vector<8xi8>',
        context,
    )
    values, quarter = module.regions[0].blocks[0].operations
    assert str(quarter.results[0].type) == "vector<2xi32>"
    assert str(wide.QuarterOp.build(values.results[0]).result.type) == "vector<2xi32>"
    with pytest.raises(ValueError, match="^the type of 'result' cannot be inferred"):
        wide.QuarterOp.build(values.results[1])
    with pytest.raises(ParseError, match="the type of 'result' cannot be inferred"):
        parse('%0 = "x.y"() : () -> vector<2xi8>\n%1 = wide.quarter %0 : vector<2xi8>', context)


def test_results_of_one_size_that_a_hook_infers() -> None:
    wide = load_in_memory(SPEC, {"infer_same_return_types": lambda *parts: (i32, i32)})
    assert len(wide.SameOp.build().results) == 2


def test_parameters_with_the_names_of_variables() -> None:
    spec = """
dialect: keyed
attributes:
  Flag: {mnemonic: flag, parameters: {key: str, found: int}, assembly_format: "`<` params `>`"}
"""
    keyed = load_in_memory(spec, {})
    flag = keyed.Flag.get("a", 3)
    assert (flag.key, flag.found) == ("a", 3) and keyed.Flag.get("a", 3) is flag
