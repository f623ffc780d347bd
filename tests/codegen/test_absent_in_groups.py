"""Prints an attribute that is absent although its group is there: MLIR's sign for it, which nothing reads."""

from __future__ import annotations

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, ParseError, parse, print_ir

SPEC = """\
dialect: t
ops:
  number:
    arguments: {a: OptionalAttr<I64Attr>, b: OptionalAttr<I64Attr>}
    assembly_format: "(`k` $a^ $b)? attr-dict"
  symbol:
    arguments: {a: OptionalAttr<I64Attr>, b: OptionalAttr<SymbolNameAttr>}
    assembly_format: "(`k` $a^ $b)? attr-dict"
  array:
    arguments: {a: OptionalAttr<I64Attr>, b: OptionalAttr<DenseI32ArrayAttr>}
    assembly_format: "(`k` $a^ $b)? attr-dict"
  default:
    arguments: {a: OptionalAttr<I64Attr>, b: "DefaultValuedOptionalAttr<I64Attr, 3>"}
    assembly_format: "(`k` $a^ $b)? attr-dict"
  other_branch:
    arguments: {a: OptionalAttr<I64Attr>, b: OptionalAttr<AnyAttr>}
    assembly_format: "(`k` $a^) : (`n` $b)? attr-dict"
  clause:
    arguments: {a: "DefaultValuedAttr<DenseI32ArrayAttr, [1]>", b: OptionalAttr<BoolAttr>}
    assembly_format: "oilist(`k` $a `n` $b) attr-dict"
"""


@pytest.fixture(scope="module")
def context() -> Context:
    return Context(dialects=[load_in_memory(SPEC).DIALECT])


def _printed(text: str, context: Context) -> str:
    """The one line inside the printed module."""
    _, line, _ = print_ir(parse(text, context)).splitlines()
    return line.strip()


@pytest.mark.parametrize(
    "text, printed",
    [
        ('"t.number"() <{a = 1}> : () -> ()', "t.number k 1 <<NULL ATTRIBUTE>>"),
        ('"t.symbol"() <{a = 1}> : () -> ()', "t.symbol k 1 <<NULL ATTRIBUTE>>"),
        ('"t.array"() <{a = 1}> : () -> ()', "t.array k 1 <<NULL ATTRIBUTE>>"),
        ('"t.default"() <{a = 1}> : () -> ()', "t.default k 1 <<NULL ATTRIBUTE>>"),
        ('"t.other_branch"() : () -> ()', "t.other_branch n <<NULL ATTRIBUTE>>"),
    ],
)
def test_absent(context, text, printed):
    assert _printed(text, context) == printed
    with pytest.raises(ParseError):
        parse(printed, context)


@pytest.mark.parametrize(
    "text",
    [
        "t.number k 1 2",
        "t.number",
        "t.symbol k 1 @s",
        "t.array k 1 [1, 2]",
        "t.default k 1 3",
        't.other_branch n "x"',
        "t.other_branch k 1",
        "t.clause k [1] n true",
        "t.clause k [2] n",
    ],
)
def test_present(context, text):
    assert _printed(text, context) == text
