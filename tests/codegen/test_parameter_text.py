"""Types and attributes read odd texts as mlir-opt does with mlir-tblgen's code of the same definitions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, ParseError, parse, print_ir
from odsgen.runtime.parser import Parser
from odsgen.runtime.printer import AsmPrinter

SPEC = """
dialect: odd
cpp_namespace: "::odd"
enums:
  Plain: {cases: {red: 0, blue: {value: 1, text: dark-blue}}}
  Field: {cases: {red: 0, blue: {value: 1, text: dark-blue}}, reads_as_field: true, constraint_summary: a color}
  Bits: {bits: {a: 0, b: 1}, constraint_summary: ""}
  Groups: {bits: {a: 0, b: 1, c: 2}, groups: {ab: [a, b]}, print_groups: false}
attributes:
  SignedAttr: {mnemonic: signed, parameters: {v: int64}, assembly_format: "`<` $v `>`"}
  UnsignedAttr: {mnemonic: unsigned, parameters: {v: uint32}, assembly_format: "`<` $v `>`"}
  FlagAttr: {mnemonic: flag, parameters: {v: bool}, assembly_format: "`<` $v `>`"}
  BitsAttr: {mnemonic: bits, parameters: {v: DenseBoolArrayAttr}, assembly_format: "`<` $v `>`"}
  FloatsAttr: {mnemonic: floats, parameters: {v: DenseF32ArrayAttr}, assembly_format: "`<` $v `>`"}
  PlainAttr: {mnemonic: plain, enum: Plain, assembly_format: "`<` $value `>`"}
  FieldAttr: {mnemonic: field, enum: Field, assembly_format: "`<` $value `>`"}
  ManyAttr: {mnemonic: many, parameters: {v: list<Plain>}, assembly_format: "`<` $v `>`"}
  MaybeAttr: {mnemonic: maybe, parameters: {v: {kind: uint32, optional: true}}, assembly_format: "`<` (`k` $v^)? `>`"}
  QualifiedAttr: {mnemonic: qual, parameters: {v: Plain}, assembly_format: "`<` qualified($v) `>`"}
  WithTypeAttr: {mnemonic: typed, parameters: {v: int64, type: {kind: SelfType, accessor: type}}, assembly_format: "`<` $v `>`"}
  BareAttr: {mnemonic: bare}
  HoldsAttr: {mnemonic: holds, parameters: {v: BareAttr, t: InnerType}, assembly_format: "`<` $v `,` $t `>`"}
types:
  InnerType: {mnemonic: inner, parameters: {v: PlainAttr}, assembly_format: "`<` $v `>`"}
ops:
  bits: {arguments: {v: Bits}, assembly_format: "$v attr-dict"}
  groups: {arguments: {v: EnumProp<Groups>}, assembly_format: "$v attr-dict"}
"""


@pytest.fixture(scope="module")
def context() -> Context:
    return Context(allow_unregistered=True, dialects=[load_in_memory(SPEC).DIALECT])


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("#odd.signed<true>", "#odd.signed<-1>"),  # one bit, extended with its sign
        ("#odd.signed<-9223372036854775808>", "#odd.signed<-9223372036854775808>"),
        ("#odd.unsigned<-1>", "#odd.unsigned<4294967295>"),
        ("#odd.unsigned<true>", "#odd.unsigned<4294967295>"),
        ("#odd.flag<1>", "#odd.flag<true>"),
        ("#odd.bits<[1, false]>", "#odd.bits<[true, false]>"),
        ('#odd.plain<"dark-blue">', "#odd.plain<dark-blue>"),
        ('#odd.field<"dark-blue">', '#odd.field<"dark-blue">'),
        ('#odd.many<red, "dark-blue">', '#odd.many<red, "dark-blue">'),
        ('#odd.qual<"dark-blue">', '#odd.qual<"dark-blue">'),
        ("#odd.typed<5>", "#odd.typed<5>"),
        ("#odd.typed<5> : i32", "#odd.typed<5> : i32"),
        # types and attributes that hold one another
        ("#odd.holds<#odd.bare, <<red>>>", "#odd.holds<#odd.bare, <<red>>>"),
    ],
)
def test_is_read(text: str, printed: str, context: Context):
    assert f"{{a = {printed}}}" in print_ir(parse(f'"t.x"() {{a = {text}}} : () -> ()', context))


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("#odd.unsigned<-99999999999>", ["integer value too large"]),
        ("#odd.flag<2>", ["integer value too large"]),
        ("#odd.flag<-1>", ["integer value too large"]),
        (
            "#odd.floats<[1]>",
            ["unexpected decimal integer literal for a floating point value", "expected ']'"],
        ),
        ("#odd.plain<green>", ["expected ::odd::Plain to be one of: red, dark-blue"]),
        (
            "#odd.field<green>",
            ['expected one of [red, "dark-blue"dark-blue] for a color, got: green'],
        ),
        ("#odd.many<5>", ["expected keyword for allowed 32-bit signless integer cases: 0, 1"]),
        ("#odd.maybe<k x>", ["expected '>'"]),
        ("#odd.holds<, <<red>>>", ["expected attribute value"]),
        ('#odd.signed<5 "a\\zz">', ["unknown escape in string literal"]),
    ],
)
def test_is_refused(text: str, messages: list[str], context: Context):
    with pytest.raises(ParseError) as refusal:
        parse(f'"t.x"() {{a = {text}}} : () -> ()', context)
    assert [d.message for d in refusal.value.diagnostics][: len(messages)] == messages


def test_cpp_types_in_messages(context: Context):
    for text, cpp_type in (
        ("#odd.floats<5>", "::mlir::DenseF32ArrayAttr"),
        ("#odd.maybe<k 99999999999>", "std::optional<uint32_t>"),
        ("#odd.many<5>", "::llvm::ArrayRef<::odd::Plain>"),
        ("#odd.holds<5, <<red>>>", "::odd::BareAttr"),
    ):
        with pytest.raises(ParseError) as refusal:
            parse(f'"t.x"() {{a = {text}}} : () -> ()', context)
        assert refusal.value.diagnostics[-1].message.endswith(f"which is to be a `{cpp_type}`")


def test_bits_that_are_all_keywords_stand_without_quotes(context: Context):
    module = parse('"odd.bits"() <{v = 3 : i32}> : () -> ()', context)
    assert "odd.bits a|b\n" in print_ir(module)


def test_only_what_is_no_group_stands_in_quotes(context: Context):
    for bits, text in ((3, "a|b|ab"), (5, '"a|c"'), (4, "c")):
        module = parse(f'"odd.groups"() <{{v = {bits} : i32}}> : () -> ()', context)
        assert f"odd.groups {text}\n" in print_ir(module)


def test_each_directive_with_a_string_prints_its_own_text():
    spec = """
dialect: pair
types:
  PairType: {mnemonic: pair, parameters: {a: int64, b: int64}, assembly_format: '`<` custom<Left>($a, "l") `,` custom<Right>($b, "r") `>`'}
"""

    def parsed(parser: Parser, letter: str) -> int:
        parser.parse_keyword(letter)
        return parser.parse_integer()

    def printed(type: object, printer: AsmPrinter, value: int, letter: str) -> None:
        printer.emit(f"{letter} {value}")

    hooks: dict[str, Callable[..., Any]] = {
        "parse_left": parsed,
        "parse_right": parsed,
        "print_left": printed,
        "print_right": printed,
    }
    context = Context(allow_unregistered=True, dialects=[load_in_memory(spec, hooks).DIALECT])
    text = '"t.x"() {a = !pair.pair<l 1, r 2>} : () -> ()'
    assert "{a = !pair.pair<l 1, r 2>}" in print_ir(parse(text, context))
