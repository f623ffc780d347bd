"""Types that follow from an operand or attribute that may be absent: of what is absent, AllTypesMatch says nothing."""

from __future__ import annotations

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir

SPEC = """\
dialect: t
ops:
  of_operand:
    arguments: {o: Optional<AnyType>}
    results: {r: Optional<AnyType>}
    traits: ["AllTypesMatch<[o, r]>"]
    assembly_format: "($o^ `:` type($o))? attr-dict"
  of_attribute:
    arguments: {a: OptionalAttr<I32Attr>}
    results: {r: AnyType}
    traits: ["AllTypesMatch<[a, r]>"]
    assembly_format: "(`=` $a^)? attr-dict"
"""


@pytest.fixture(scope="module")
def context() -> Context:
    context = Context(allow_unregistered=True)
    context.load(load_in_memory(SPEC).DIALECT)
    return context


@pytest.mark.parametrize(
    "text",
    [
        '%0 = "x.y"() : () -> i32\n%1 = t.of_operand %0 : i32',
        "t.of_operand",
        "%0 = t.of_attribute = 7",
        '%0 = "t.of_attribute"() : () -> f32',
    ],
)
def test_accepted(text: str, context: Context):
    module = parse(text, context)
    module.verify()
    again = parse(print_ir(module, generic=True), context)
    assert print_ir(again, generic=True) == print_ir(module, generic=True)


def test_a_type_that_follows_from_a_missing_attribute(context: Context):
    with pytest.raises(ParseError, match="requires attribute 'a' for the types that follow"):
        parse("%0 = t.of_attribute", context)


@pytest.mark.parametrize(
    "text, names",
    [
        ('%0 = "x.y"() : () -> i32\n%1 = "t.of_operand"(%0) : (i32) -> i64', "o, r"),
        ('%0 = "t.of_attribute"() <{a = 7 : i32}> : () -> i64', "a, r"),
    ],
)
def test_refused(text: str, names: str, context: Context):
    module = parse(text, context)
    with pytest.raises(VerifyError, match=f"all of {{{names}}} have same type"):
        module.verify()


TRANSFORMED = """\
dialect: w
ops:
  plain:
    arguments: {a: Optional<AnyVectorOfNonZeroRank>, x: AnyType}
    traits: ["TypesMatchWith<'x is an element of a', a, x, '$_self.element_type'>"]
  inferred:
    arguments: {a: Optional<AnyType>, x: AnyType}
    traits: ["TypesMatchWith<'a and x are alike', a, x, '$_self'>"]
    assembly_format: "($a^ `:` type($a))? `x` $x attr-dict"
"""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('"w.plain"(%v, %i) : (vector<2xi32>, i32) -> ()', None),
        ('"w.plain"(%i) : (i32) -> ()', None),
        ("w.inferred %i : i32 x %i", None),
        ('"w.inferred"(%i) : (i32) -> ()', None),
        ('"w.plain"(%v, %v) : (vector<2xi32>, vector<2xi32>) -> ()', "x is an element of a"),
        ("w.inferred x %i", "the type of 'x' cannot be inferred from the types that are given"),
    ],
)
def test_a_type_computed_from_an_operand_that_may_be_absent(text: str, message: str | None):
    context = Context(allow_unregistered=True, dialects=[load_in_memory(TRANSFORMED).DIALECT])
    values = '%v, %i = "u.v"() : () -> (vector<2xi32>, i32)\n'
    if message is None:
        parse(values + text, context).verify()
        return
    with pytest.raises((ParseError, VerifyError), match=message):
        parse(values + text, context).verify()
