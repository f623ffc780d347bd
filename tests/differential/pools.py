"""Types and attributes to choose from: at least one for every constraint of the bundled dialects."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from odsgen.ods.model import DialectDef, EnumDef
from odsgen.runtime import Context, ParseError
from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.parser import Parser
from odsgen.runtime.support.source import SourceFile
from tests.differential.comparison import context

_SCALARS = (
    *("i1", "i8", "i16", "i32", "i64", "i128", "i7", "si32", "ui32", "si8", "ui8", "si64", "ui64"),
    *("index", "f16", "bf16", "f32", "f64", "tf32", "f80", "f128", "f8E5M2", "f8E8M0FNU"),
    *("f4E2M1FN", "f6E2M3FN", "none", "complex<f32>", "complex<f64>", "complex<i32>"),
)

_SHAPED = (
    *("tensor<i1>", "tensor<4xi1>", "tensor<4xi32>", "tensor<?xi32>", "tensor<4x?xf32>"),
    *("tensor<f32>", "tensor<2xf32>", "tensor<1x2xi16>", "tensor<1x2x3xi16>", "tensor<*xf32>"),
    *(
        "tensor<1x2x3x4xi16>",
        "tensor<*xi32>",
        "tensor<4xindex>",
        "tensor<2x3xi64>",
        "tensor<0xf32>",
    ),
    *("tensor<4xbf16>", "tensor<2xcomplex<f64>>", "tensor<i8>", "tensor<4xi64>", "tensor<2xsi32>"),
    *('tensor<4xf32, "encoded">', "tensor<4xf64>", "tensor<2xi1>", "tensor<*xi1>", "tensor<?xi1>"),
    *("vector<4xi32>", "vector<4xi1>", "vector<4xf32>", "vector<[4]xi32>", "vector<2x[4]xf16>"),
    *("vector<f32>", "vector<4xindex>", "vector<2x3xi64>", "vector<4xi64>", "vector<4xf64>"),
    *("vector<[4]xi1>", "vector<8xi16>", "vector<4xbf16>", "vector<2xi1>", "vector<3xf8E5M2>"),
    *("memref<4xi32>", "memref<?xf32>", "memref<i8>", "memref<3xf32>", "memref<*xi8>"),
    *("memref<4x4xf32, strided<[4, 1], offset: ?>>", "memref<2xi32, 1>", 'memref<2xi32, "space">'),
    *("memref<4xindex>", "memref<2x3xi1>", "memref<*xf32, 2>", "memref<f32>", "memref<1xi8>"),
)

_OTHERS = (
    *("tuple<>", "tuple<i32, f32>", "tuple<i32, tuple<f32>>", "() -> ()", "(i32) -> f32"),
    *("(i32, f32) -> (i1, i1)", "!foo.bar", "!test.test_type", "!test.i32", "!test.smpla"),
    *("!test.int<signed, 8>", "!test.test_type_with_trait", "!test.memref_element"),
)

_ATTRIBUTES = (
    "unit",
    *(
        "true",
        "false",
        "0 : i1",
        "1 : i32",
        "0 : i32",
        "-1 : i32",
        "5 : i32",
        "10 : i32",
        "42 : i32",
    ),
    *(
        "2 : i32",
        "3 : i32",
        "2147483647 : i32",
        "-2147483648 : i32",
        "4 : i32",
        "7 : i32",
        "8 : i32",
    ),
    *("0", "1", "-1", "2", "3", "5", "10", "15", "16", "4294967296", "9223372036854775807", "6"),
    *(
        "1 : i8",
        "-1 : i8",
        "1 : i16",
        "1 : index",
        "0 : index",
        "-3 : index",
        "7 : si32",
        "-7 : si32",
    ),
    *("7 : ui32", "7 : ui64", "7 : si64", "1 : i128", "12 : ui8", "-12 : si8", "1 : i7", "5 : i64"),
    *("1.0 : f32", "-0.0 : f32", "1.5", "0x7FC00000 : f32", "1.0 : f16", "1.0 : bf16", "2.5 : f80"),
    *('""', '"abc"', '"a\\22b\\0A"', '"typed" : i32', '"typed" : f32', '"private"', '"nested"'),
    *("@sym", "@sym::@nested", '@"with space"', "i32", "f32", "tensor<4xf32>", "() -> ()"),
    *("(i32) -> i32", "none", "vector<4xi32>", "memref<4xi32>", "i64", "!test.test_type"),
    *(
        "[]",
        "[1, 2]",
        "[1 : i32, 2 : i32]",
        '["a", "b"]',
        "[true, false]",
        "[@a, @b]",
        "[i32, f32]",
    ),
    *(
        "[1.0 : f32]",
        "[1.0]",
        "[{}, {a = 1 : i32}]",
        "[[1, 2], [3]]",
        "[unit]",
        "[affine_map<(d0) -> (d0)>]",
    ),
    *("[1 : index]", "[@a::@b]", "[#test.bit_enum<read>]", "[[1, 2]]", '[["a"]]', "[{}]", '["a"]'),
    *("{}", "{a = 1 : i32, b}", '{"a b" = "c"}', "{a = {b = {}}}", "[0]"),
    *("array<i1: true, false>", "array<i8: 1, 2>", "array<i16: 1, 2>", "array<i32: 1, 2>"),
    *(
        "array<i64: 1, 2>",
        "array<f32: 1.0, 2.0>",
        "array<f64: 1.0, 2.0>",
        "array<i32>",
        "array<i64>",
    ),
    *("array<i16>", "array<i16: 2, 1>", "array<i32: 2, 1>", "array<i64: 1, 1>", "array<i32: 0, 0>"),
    *(
        "array<i8: -1>",
        "array<f32: 0.0>",
        "array<f64: -1.0>",
        "array<i1>",
        "array<i32: 1, 0, 1, 0>",
    ),
    *(
        "array<i32: 1, 1, 1, 1>",
        "array<i32: 1, 1>",
        "array<i32: 0, 1>",
        "array<i32: -1, 1>",
        "array<i32: 3>",
    ),
    *("dense<1> : tensor<4xi32>", "dense<[1, 2]> : tensor<2xi32>", "dense<1.0> : tensor<2xf32>"),
    *("dense<1> : vector<4xi32>", "dense<1> : tensor<4xi64>", "dense<true> : tensor<2xi1>"),
    *('dense<"x"> : tensor<2x!foo.bar>', "dense<1> : tensor<4xindex>", "dense<> : tensor<0xi32>"),
    *("dense<1.0> : tensor<4x8xf64>", "dense<1> : tensor<4x8xi64>", "dense<1> : vector<2xi32>"),
    *("dense<1> : tensor<2xsi32>", "dense<1> : tensor<2xui32>", "dense<1.0> : tensor<f32>"),
    *(
        "sparse<0, 1> : tensor<4xi32>",
        "dense_resource<blob> : tensor<4xi32>",
        "dense<1> : vector<4xi1>",
    ),
    *(
        "dense<0> : tensor<i32>",
        "dense<[0x7FC00000, 1.0]> : tensor<2xf32>",
        "dense<1> : tensor<2xi32>",
    ),
    *(
        "dense<1.0> : vector<4xf32>",
        "dense<1> : vector<[4]xi32>",
        'dense<"a"> : tensor<!test.test_type>',
    ),
    *("affine_map<() -> ()>", "affine_map<(d0, d1)[s0] -> (d0 + s0, d1 mod 2)>"),
    *("affine_set<(d0) : (d0 >= 0)>", "strided<[4, 1], offset: ?>", "strided<[]>"),
    *(
        'loc("a.c":1:2)',
        'loc("name")',
        "loc(unknown)",
        'loc(fused["a", "b"])',
        "#foo.bar",
        "#foo<bar>",
    ),
    *(
        "#test.smpla",
        "#test.cmpnd_a<1, i32, [1, 2]>",
        "#test.attr_with_trait",
        "#test.decimal_shape<1x2>",
    ),
    *(
        "#test.cmpnd_nested<nested = <1, i32, [5]>>",
        "#test<attr_ugly begin 1 : i32 end>",
        "#test.custom_anchor<5>",
    ),
    *(
        "#test.cmpnd_nested_inner<42 <1, i32, [5]>>",
        "#test.cmpnd_nested_outer<i <42 <1, i32, [5]>>>",
    ),
    *(
        "#test.i64_elements<[1, 2]> : tensor<2xi64>",
        "#test.slash_attr<1 / 2>",
        '#test.custom_location<"a" * 3>',
    ),
    *(
        "#test.cmpnd_nested_outer_qual<i #test.cmpnd_nested_inner<42 <1, i32, [5]>>>",
        "#test.simple_enum a",
    ),
    *('#test.conditional_alias<"x">',),
    *(
        "#test<simple_enum a>",
        '#test.nested_alias<"a", <"b">>',
        "#test.attr_params<1, 2>",
        "#test<array_of_ints[1, 2]>",
    ),
    *(
        "#test.attr_self_type_format<5> : i32",
        "#test.attr_with_self_type_param : i32",
        "#test<array_of_ugly[]>",
    ),
    *(
        '#test.custom_float<"double" : 1.0>',
        "#test.const_memory_space<5>",
        "#test.const_memory_space",
    ),
)


TYPE_TEXTS = (*_SCALARS, *_SHAPED, *_OTHERS)


def _parser(text: str, context: Context) -> Parser:
    return Parser(SourceFile(text, "<pool>"), context)


@cache
def types() -> dict[str, Type]:
    """The pool of types by their text."""
    found = {}
    for text in TYPE_TEXTS:
        try:
            found[text] = _parser(text, context(unregistered=True)).parse_type()
        except ParseError:  # one that is not in the spec yet
            continue
    return found


@cache
def attributes() -> dict[str, Attribute]:
    """The pool of attributes by their text."""
    found = {}
    for text in _ATTRIBUTES:
        try:
            found[text] = _parser(text, context(unregistered=True)).parse_attribute()
        except ParseError:
            continue
    return found


def enum_attributes(dialect: DialectDef) -> Iterable[str]:
    """Every case of every enum of a dialect: as its attribute in both syntaxes, as integer and as string."""
    for definition in dialect.attributes:
        if definition.enum is None or definition.mnemonic is None:
            continue
        for text in enum_texts(definition.enum):
            yield f"#{dialect.name}.{definition.mnemonic}<{text}>"
            yield f"#{dialect.name}<{definition.mnemonic} {text}>"
            yield f"#{dialect.name}<{definition.mnemonic}<{text}>>"
    for enum in dialect.enums:
        for case in enum.cases:
            yield f"{case.value} : i{enum.width}"
            yield f'"{case.text}"'


def enum_texts(enum: EnumDef) -> Iterable[str]:
    """The texts of the cases; of bit enums also of pairs, of a repetition and of all."""
    texts = [case.text for case in enum.cases]
    yield from texts
    if enum.is_bit_enum:
        for left, right in zip(texts, texts[1:], strict=False):
            yield f"{left}{enum.separator}{right}"
            yield f"{right}{enum.separator.strip()}{left}"
        yield enum.separator.join([texts[0], texts[0]])
        yield enum.separator.join(texts)


def parsed_attributes(texts: Iterable[str]) -> dict[str, Attribute]:
    """Those of the texts that odsgen can read."""
    found = {}
    for text in texts:
        try:
            found[text] = _parser(text, context(unregistered=True)).parse_attribute()
        except ParseError:
            continue
    return found
