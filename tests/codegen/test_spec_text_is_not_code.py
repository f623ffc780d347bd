"""Text of a spec is never taken for a part of the generated code, and expressions are computed as a whole."""

from __future__ import annotations

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, ParseError, parse, print_ir

LITERALS = """
dialect: mini
ops:
  pair:
    arguments: {a: I32, b: I32}
    assembly_format: "`self._operands` $a `printer.names` $b `operands` attr-dict"
"""


def test_a_keyword_spelled_like_a_variable_of_the_printer():
    context = Context(dialects=[load_in_memory(LITERALS).DIALECT], allow_unregistered=True)
    operation = "mini.pair self._operands %0#0 printer.names %0#1 operands"
    text = f'%0:2 = "test.pair"() : () -> (i32, i32)\n{operation}\n'
    assert operation in print_ir(parse(text, context))


TERMINATOR = """
dialect: mini
ops:
  REGION_end:
    traits: [Terminator]
    assembly_format: "attr-dict"
  loop:
    regions: {body: AnyRegion}
    traits: [SingleBlock, "SingleBlockImplicitTerminator<mini.REGION_end>"]
    assembly_format: "$body attr-dict"
"""


def test_an_implicit_terminator_whose_name_has_a_word_of_the_generator():
    context = Context(dialects=[load_in_memory(TERMINATOR).DIALECT])
    module = parse("mini.loop {\n}\n", context)
    module.verify()
    assert '"mini.REGION_end"() : () -> ()' in print_ir(module, generic=True)


GUARDED = """
dialect: mini
ops:
  compare:
    arguments: {a: "AnyTypeOf<[I32, AnyVectorOfAnyRank]>"}
    results: {r: AnyType}
    traits: ["TypesMatchWith<'as long', a, r, '{transform}'>"]
    assembly_format: "$a attr-dict `:` type($a)"
"""
CHOICE = "vector_type([$_self.shape[0]], I1) if isa($_self, VectorType) else I1"


def test_a_guard_is_asked_before_both_sides_of_a_choice():
    """A conclusion that fails on one side is refused; it is not taken for the other side alone."""
    context = Context(
        dialects=[load_in_memory(GUARDED.replace("{transform}", CHOICE)).DIALECT],
        allow_unregistered=True,
    )

    def compared(type: str) -> str:
        text = f'%0 = "test.value"() : () -> {type}\n%1 = mini.compare %0 : {type}\n'
        return print_ir(parse(text, context), generic=True)

    assert '"mini.compare"(%0) : (vector<4xi32>) -> vector<4xi1>' in compared("vector<4xi32>")
    assert '"mini.compare"(%0) : (i32) -> i1' in compared("i32")
    with pytest.raises(ParseError, match="the type of 'r' cannot be inferred"):
        compared("vector<i32>")
