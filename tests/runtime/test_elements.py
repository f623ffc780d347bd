"""Attributes with many elements: text, refusals, the buffers behind them, resources."""

from __future__ import annotations

import math
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odsgen.runtime import AsmPrinter, Attribute, DiagnosticError, ParseError, Parser, parse
from odsgen.runtime.builtin.attributes import (
    DenseArrayAttr,
    DenseElementsAttr,
    DenseIntOrFPElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    SparseElementsAttr,
)
from odsgen.runtime.builtin.resources import DenseResourceElementsHandle, ResourceBlob
from odsgen.runtime.builtin.types import (
    FLOAT_TYPES,
    ComplexType,
    FloatType,
    IntegerType,
    OpaqueType,
    RankedTensorType,
    Signedness,
    UnrankedTensorType,
    VectorType,
    f32,
    i1,
    i8,
    i32,
    i64,
    index,
)
from odsgen.runtime.support.source import SourceFile
from tests.oracle import mlir_opt, requires_oracle
from tests.runtime.text_cases import TextCase, context, mlir_outcomes, outcome, text_cases

CASES = text_cases("elements")


def parse_attribute(text: str) -> Attribute:
    parser = Parser(SourceFile(text, "x.mlir"), context())
    found = parser.parse_attribute()
    assert parser.tokens[parser.index] == ""
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.text)
def test_text(case: TextCase):
    assert outcome(case.text) == case.expected


@requires_oracle
def test_expected_text_is_mlirs():
    assert mlir_outcomes([case.text for case in CASES]) == [case.expected for case in CASES]


# Laws

# MLIR reads the decimals of all float types as f64 first: wider ones are not all read back.
NARROW_FLOATS = [type for type in FLOAT_TYPES if type.WIDTH <= 64]
number_types = st.sampled_from([i1, i8, i32, i64, index, *NARROW_FLOATS]) | st.builds(
    IntegerType.get, st.integers(1, 70), st.sampled_from(Signedness)
)
element_types = number_types | st.builds(
    ComplexType.get, number_types.filter(lambda type: type is not index)
)
shapes = st.lists(st.integers(0, 4), max_size=3) | st.just([3, 50])


def _width(type: object) -> int:
    return type.width if isinstance(type, (IntegerType, FloatType)) else 64


@st.composite
def dense_elements(draw: st.DrawFn) -> DenseIntOrFPElementsAttr:
    element_type = draw(element_types)
    type = RankedTensorType.get(draw(shapes), element_type)
    is_complex = isinstance(element_type, ComplexType)
    number_type = (
        element_type.element_type if isinstance(element_type, ComplexType) else element_type
    )
    count = type.num_elements * (2 if is_complex else 1)
    bits = draw(
        st.lists(st.integers(0, (1 << _width(number_type)) - 1), min_size=count, max_size=count)
    )
    if isinstance(number_type, FloatType):
        bits = [number_type.SEMANTICS.canonical(value) for value in bits]
    return DenseIntOrFPElementsAttr.from_bits(type, bits)


@given(dense_elements())
def test_what_is_printed_is_read_back(attribute: DenseIntOrFPElementsAttr):
    assert parse_attribute(str(attribute)) is attribute
    assert pickle.loads(pickle.dumps(attribute)) is attribute


@given(dense_elements())
def test_buffers_are_the_elements(attribute: DenseIntOrFPElementsAttr):
    assert DenseIntOrFPElementsAttr.from_raw(attribute.type, attribute.raw_data) is attribute
    assert len(attribute.values()) == attribute.num_elements


@given(st.lists(st.integers(-(1 << 63), (1 << 63) - 1), max_size=6))
def test_values_are_those_given(values: list[int]):
    type = RankedTensorType.get([len(values)], i64)
    assert DenseElementsAttr.get(type, values).values() == values  # type: ignore[attr-defined]
    array = DenseArrayAttr.get(i64, values)
    assert list(array.values) == values
    assert parse_attribute(str(array)) is array


@given(st.lists(st.floats(width=32), max_size=6))
def test_float_arrays(values: list[float]):
    array = DenseArrayAttr.get(f32, values)
    assert parse_attribute(str(array)) is array
    for held, given_value in zip(array.values, values, strict=True):
        assert held == given_value or (math.isnan(held) and math.isnan(given_value))


@given(st.lists(st.text(max_size=4), min_size=1, max_size=4))
def test_strings(values: list[str]):
    attribute = DenseElementsAttr.get(
        RankedTensorType.get([len(values)], OpaqueType.get("u", "s")), values
    )
    assert isinstance(attribute, DenseStringElementsAttr) and attribute.values() == values
    assert parse_attribute(str(attribute)) is attribute


# Buffers


@pytest.mark.parametrize(
    ("type", "values", "raw_data"),
    [
        (VectorType.get([3], i32), [1, -1, 2], "01000000ffffffff02000000"),
        (VectorType.get([2], IntegerType.get(12)), [-2, 1], "fe0f0100"),
        (VectorType.get([10], i1), [1, 0, 1] + [0] * 6 + [1], "0502"),
        (VectorType.get([4], i1), [True], "ff"),
        (VectorType.get([2], f32), [1.0, -2.0], "0000803f000000c0"),
        (RankedTensorType.get([2], ComplexType.get(i8)), [(1, 2), (3, 4)], "01020304"),
        (RankedTensorType.get([2], index), [1, 2], "01000000000000000200000000000000"),
        (RankedTensorType.get([0], i32), [], ""),
        (RankedTensorType.get([2, 2], i8), [7, 7, 7, 7], "07"),
    ],
)
def test_raw_data(type, values, raw_data: str):
    attribute = DenseIntOrFPElementsAttr.get(type, values)
    assert attribute.raw_data.hex() == raw_data
    expected = values * type.num_elements if len(values) == 1 else values
    assert attribute.values() == expected


@pytest.mark.parametrize(
    ("type", "values"),
    [
        (VectorType.get([2], i32), [1, 2, 3]),
        (VectorType.get([2], i8), [300, 1]),
        (VectorType.get([2], i8), [1.5, 1]),
        (VectorType.get([2], i8), [(1, 2), (3, 4)]),
        (RankedTensorType.get([-1], i8), [1]),
        (UnrankedTensorType.get(i8), [1]),
        (RankedTensorType.get([2], ComplexType.get(i8)), [1, 2]),
        (RankedTensorType.get([2], OpaqueType.get("u", "x")), [1, 2]),
        (RankedTensorType.get([2], i8), ["a", 1]),
    ],
)
def test_refused_elements(type, values):
    with pytest.raises(ValueError):
        DenseElementsAttr.get(type, values)


def test_splat():
    attribute = DenseIntOrFPElementsAttr.get(RankedTensorType.get([2, 2], i32), [5])
    assert attribute.is_splat and attribute.splat_value == 5 and attribute.values() == [5] * 4
    other = DenseIntOrFPElementsAttr.get(RankedTensorType.get([2], i32), [1, 2])
    with pytest.raises(ValueError):
        _ = other.splat_value


@requires_oracle
@pytest.mark.parametrize(
    "attribute",
    [
        DenseIntOrFPElementsAttr.get(RankedTensorType.get([100], i32), range(100)),
        DenseIntOrFPElementsAttr.get(RankedTensorType.get([101], i32), range(101)),
        DenseIntOrFPElementsAttr.get(
            RankedTensorType.get([131], i1), [n % 3 == 0 for n in range(131)]
        ),
        DenseIntOrFPElementsAttr.get(
            RankedTensorType.get([101], IntegerType.get(12)), [n - 50 for n in range(101)]
        ),
        DenseIntOrFPElementsAttr.get(
            RankedTensorType.get([101], ComplexType.get(i1)),
            [(n & 1, n & 2 == 2) for n in range(101)],
        ),
        *(
            DenseIntOrFPElementsAttr.get(
                RankedTensorType.get([101], type), [float(n % 3) for n in range(101)]
            )
            for type in FLOAT_TYPES
        ),
    ],
    ids=lambda attribute: str(attribute.type),
)
def test_many_elements_as_mlir_prints_them(attribute: DenseIntOrFPElementsAttr):
    listed = ", ".join(map(_element_text, attribute.values()))
    source = f'"u.op"() {{a = dense<[{listed}]> : {attribute.type}}} : () -> ()'
    printed = mlir_opt(source, "--allow-unregistered-dialect")
    assert f"{{a = {attribute}}}" in printed


def _element_text(value: object) -> str:
    if isinstance(value, tuple):
        return f"({', '.join(map(_element_text, value))})"
    return str(value).lower()


# Sparse elements and arrays


def test_sparse_elements():
    type = RankedTensorType.get([3, 4], i32)
    indices = DenseIntOrFPElementsAttr.get(RankedTensorType.get([2, 2], i64), [0, 1, 2, 3])
    values = DenseIntOrFPElementsAttr.get(RankedTensorType.get([2], i32), [5, 6])
    attribute = SparseElementsAttr.get(type, indices, values)
    assert str(attribute) == "sparse<[[0, 1], [2, 3]], [5, 6]> : tensor<3x4xi32>"
    assert parse_attribute(str(attribute)) is attribute
    outside = DenseIntOrFPElementsAttr.get(RankedTensorType.get([2, 2], i64), [0, 1, 2, 4])
    with pytest.raises(ValueError, match="sparse index #1 is not contained within the value shape"):
        SparseElementsAttr.get(type, outside, values)


def test_array_buffers_and_access():
    array = DenseArrayAttr.get(i8, [1, -1])
    assert array.raw_data() == b"\x01\xff" and len(array) == 2 and array[1] == -1
    assert DenseArrayAttr.get(i1, [True, False]).values == (True, False)
    assert DenseArrayAttr.get(i8, [255]) is DenseArrayAttr.get(i8, [-1])
    for type, values in ((i8, [300]), (IntegerType.get(3), []), (index, []), (i8, [1.5])):
        with pytest.raises(ValueError):
            DenseArrayAttr.get(type, values)


# Resources

RESOURCES = """
{-#
  dialect_resources: {
    builtin: {
      b: "0x04000000AABBCCDD",
      "a b": "0x0800000001",
      unused: "0x0100000001"
    }
  },
  external_resources: {
    tool: {
      flag: true,
      "a text": "\\"x\\"",
      blob: "0x0100000044"
    },
    nothing: {}
  }
#-}
"""
ATTRIBUTES = """
{one = dense_resource<"a b"> : tensor<1xi8>, three = dense_resource<c> : tensor<*xi32>,
 two = dense_resource<b> : tensor<1xi32>}
"""


def test_resources_are_printed_behind_what_names_them():
    parser = Parser(SourceFile(ATTRIBUTES + RESOURCES, "x.mlir"), context())
    attribute = parser.parse_attribute()
    parser.parse_file_metadata()
    assert parser.tokens[parser.index] == ""
    printer = AsmPrinter()
    printer.external_resources = parser.external_resources
    printer.attribute_text(attribute)
    assert printer.file_metadata_text() == (
        "\n{-#\n  dialect_resources: {\n    builtin: {\n"
        '      "a b": "0x0800000001",\n'
        '      b: "0x04000000AABBCCDD"\n'
        "    }\n  },\n  external_resources: {\n    tool: {\n"
        "      flag: true,\n"
        '      "a text": "\\22x\\22",\n'
        '      blob: "0x0100000044"\n'
        "    }\n  }\n#-}\n"
    )


@requires_oracle
def test_resources_as_mlir_prints_them():
    source = f'"u.op"() {ATTRIBUTES.strip()} : () -> ()\n{RESOURCES}'
    parser = Parser(SourceFile(source, "x.mlir"), context())
    parser.index = parser.tokens.index("{")
    attributes = parser.parse_attr_dict()
    parser.index = parser.tokens.index("{-#")
    parser.parse_file_metadata()
    printer = AsmPrinter()
    printer.external_resources = parser.external_resources
    for attribute in attributes.values():
        printer.attribute_text(attribute)
    printed = mlir_opt(source, "--allow-unregistered-dialect")
    assert printed.endswith(f"}}\n{printer.file_metadata_text()}\n")


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("{-# a #-}", 6, "expected ':'"),
        ("{-# a: 1 #-}", 5, "unknown key 'a' in file metadata dictionary"),
        ("{-# 1: {} #-}", 5, "expected identifier key in file metadata dictionary"),
        ("{-# dialect_resources: 1 #-}", 23, "expected '{'"),
        ("{-# dialect_resources: {a} #-}", 26, "expected ':'"),
        ("{-# dialect_resources: {a: {}} #-}", 25, "dialect 'a' is unknown"),
        (
            "{-# dialect_resources: {builtin: {a: 1}} #-}",
            38,
            "expected hex string blob for key 'a'",
        ),
        (
            '{-# dialect_resources: {builtin: {a: "0x00"}} #-}',
            38,
            "expected hex string blob for key 'a' to encode alignment in first 4 bytes",
        ),
        (
            '{-# dialect_resources: {builtin: {a: "0x0300000000"}} #-}',
            38,
            "expected hex string blob for key 'a' to encode alignment in first 4 bytes, "
            "but got non-power-of-2 value: 3",
        ),
        (
            '{-# dialect_resources: {builtin: {a: "0x0400000000",}} #-}',
            53,
            "expected identifier key for 'resource' entry",
        ),
        (
            '{-# dialect_resources: {builtin: {a: "0x0400000000"} #-}',
            53,
            "expected ',' or '}'",
        ),
        ("{-# external_resources: {x: {a: 12}} #-}", 33, "expected string value for key 'a'"),
    ],
)
def test_refused_resources(text: str, column: int, message: str):
    parser = Parser(SourceFile(text, "x.mlir"), context())
    with pytest.raises(ParseError) as error:
        parser.parse_file_metadata()
    (diagnostic,) = error.value.diagnostics
    assert (diagnostic.location.column, diagnostic.message) == (column, message)


def test_resources_of_one_name_are_told_apart():
    type = RankedTensorType.get([1], i8)
    first = DenseResourceElementsAttr.get(
        type, DenseResourceElementsHandle("k", ResourceBlob(1, b"\1"))
    )
    second = DenseResourceElementsAttr.get(
        type, DenseResourceElementsHandle("k", ResourceBlob(1, b"\2"))
    )
    printer = AsmPrinter()
    assert printer.attribute_text(first) == "dense_resource<k> : tensor<1xi8>"
    assert printer.attribute_text(second) == "dense_resource<k_1> : tensor<1xi8>"
    assert 'k_1: "0x0100000002"' in printer.file_metadata_text()
    with pytest.raises(ValueError):
        ResourceBlob(3, b"")


def test_nested_lists_have_a_limit():
    with pytest.raises(ParseError, match="nesting is deeper than the limit of 512 levels"):
        parse_attribute(f"dense<{'[' * 5000}1{']' * 5000}> : tensor<1xi32>")
    with pytest.raises(ParseError, match="nesting is deeper than the limit of 512 levels"):
        parse_attribute(f"dense<{'(' * 5000}1")


NUMBERS = """0 -0 00 01 1 -1 127 128 -128 -129 255 256 32767 -32768 32768 2147483648 9223372036854775807
9223372036854775808 -9223372036854775808 1.0 -1.0 -0.0 1. 1.0e30 1.0e-50 1.5e+400 1e5 0x7F -0x7F true -true false "a" """.split()
TYPES = """tensor<4xi8> vector<4xi16> tensor<i32> tensor<3xi64> tensor<3xui8> tensor<3xsi8> tensor<2xi1> tensor<2xi7>
tensor<2xi0> tensor<1xi128> tensor<2xindex> tensor<3xf32> tensor<f16> tensor<2xbf16> tensor<2xf64> tensor<2xf80> tensor<2xf8E8M0FNU>
tensor<0xf32> tensor<0xi32> tensor<?xf32> memref<2xf32>""".split()


def read_or_refused(text: str) -> object:
    try:
        return parse(text).attributes["t.a"]
    except DiagnosticError as error:
        return [diagnostic.message for diagnostic in error.diagnostics]


@pytest.mark.parametrize("type", TYPES)
def test_splats_are_the_same_when_their_type_is_known(type: str) -> None:
    """A number for all elements is read in one look where the type was read before."""
    for number in NUMBERS:
        attribute = f"t.a = dense<{number}> : {type}"
        first = read_or_refused(f"module attributes {{{attribute}}} {{}}")
        again = read_or_refused(f"module attributes {{t.known = {type}, {attribute}}} {{}}")
        assert first is again or first == again, number


def test_bits_of_newer_releases_have_bytes_of_their_own():
    newer = parse_attribute('dense<"0x000100010001000101"> : tensor<9xi1>')
    assert newer is parse_attribute('dense<"0xAA01"> : tensor<9xi1>')
    with pytest.raises(ParseError, match="elements hex data size is invalid"):
        parse_attribute('dense<"0x0001000200010001"> : tensor<8xi1>')
