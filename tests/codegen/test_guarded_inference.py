"""Types that a format concludes by an expression, where the expression has no value."""

from __future__ import annotations

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, ParseError, parse, print_ir

SPEC = """
dialect: doubling
ops:
  double:
    arguments: {x: AnyVectorOfAnyRank}
    results: {y: AnyVectorOfAnyRank}
    traits: ["TypesMatchWith<'twice as long', x, y, 'vector_type([$_self.shape[0] * 2], I8)'>"]
    assembly_format: "$x attr-dict `:` type($x)"
"""
PROGRAM = """func.func @f(%arg0: {type}) {{
  %0 = doubling.double %arg0 : {type}
  return
}}
"""


def test_a_type_is_concluded_where_there_is_one():
    module = load_in_memory(SPEC)
    context = Context(dialects=[module.DIALECT])
    top = parse(PROGRAM.format(type="vector<4xf32>"), context)
    top.verify()
    assert "doubling.double %arg0 : vector<4xf32>" in print_ir(top)
    with pytest.raises(ParseError) as caught:
        parse(PROGRAM.format(type="vector<f32>"), context)
    assert [diagnostic.message for diagnostic in caught.value.diagnostics] == [
        "custom op 'doubling.double' the type of 'y' cannot be inferred from the types that are given"
    ]
