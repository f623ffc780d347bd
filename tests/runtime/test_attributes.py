"""Attributes of one value or of other attributes: text, refusals, uniqueness."""

from __future__ import annotations

import copy
import math
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odsgen.runtime import AsmPrinter, Attribute, Context, Dialect, ParseError, Parser, Type
from odsgen.runtime.base.attribute import TypedAttr, construct
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    BoolAttr,
    DictionaryAttr,
    DistinctAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    OpaqueAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.types import (
    FLOAT_TYPES,
    IntegerType,
    Signedness,
    VectorType,
    f16,
    f32,
    f64,
    i1,
    i8,
    i32,
    i64,
    index,
    none,
)
from odsgen.runtime.ir.subelements import replace_subelements, walk_subelements
from odsgen.runtime.support.source import SourceFile
from tests.oracle import requires_oracle
from tests.runtime.text_cases import TextCase, context, mlir_outcomes, outcome, text_cases

CASES = text_cases("attributes")


def parse_attribute(
    text: str, in_context: Context | None = None, type: Type | None = None
) -> Attribute:
    parser = Parser(SourceFile(text, "x.mlir"), in_context or context())
    found = parser.parse_attribute(type)
    assert parser.tokens[parser.index] == ""
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.text)
def test_text(case: TextCase):
    assert outcome(case.text) == case.expected


@requires_oracle
def test_expected_text_is_mlirs():
    assert mlir_outcomes([case.text for case in CASES]) == [case.expected for case in CASES]


# Laws

strings = st.binary(max_size=8).map(lambda data: data.decode("utf-8", "surrogateescape"))
names = st.sampled_from(["a", "b.c", "_x$1", "with blank", "é", '"', "i32", "tensor", "0"])
signless = st.integers(1, 130).flatmap(
    lambda width: st.builds(
        IntegerAttr.get,
        st.integers(-(1 << (width - 1)), (1 << width) - 1),
        st.just(IntegerType.get(width)),
    )
)
unsigned = st.integers(1, 70).flatmap(
    lambda width: st.builds(
        IntegerAttr.get,
        st.integers(0, (1 << width) - 1),
        st.just(IntegerType.get(width, Signedness.UNSIGNED)),
    )
)
# MLIR reads the decimals of all float types as f64 first: wider ones are not all read back.
floats = st.sampled_from([type for type in FLOAT_TYPES if type.WIDTH <= 64]).flatmap(
    lambda type: st.builds(
        FloatAttr.from_bits,
        st.integers(0, (1 << type.WIDTH) - 1).map(type.SEMANTICS.canonical),
        st.just(type),
    )
)
leaves = (
    signless
    | unsigned
    | floats
    | st.builds(StringAttr.get, strings, st.sampled_from([none, i32, VectorType.get([2], f32)]))
    | st.builds(SymbolRefAttr.get, names, st.lists(names, max_size=2))
    | st.sampled_from([UnitAttr.get(), TypeAttr.get(i32), OpaqueAttr.get("u", "x<1>", i32)])
    | st.builds(StridedLayoutAttr.get, st.integers(-5, 5), st.lists(st.integers(-5, 5), max_size=3))
)
attributes = st.recursive(
    leaves,
    lambda inner: st.builds(ArrayAttr.get, st.lists(inner, max_size=4))
    | st.builds(DictionaryAttr.get, st.dictionaries(names, inner, max_size=4)),
    max_leaves=8,
)


@given(attributes)
def test_what_is_printed_is_read_back(attribute: Attribute):
    assert parse_attribute(str(attribute)) is attribute


@given(attributes)
def test_copies_are_the_attribute_itself(attribute: Attribute):
    assert copy.deepcopy(attribute) is attribute
    assert pickle.loads(pickle.dumps(attribute)) is attribute


@given(attributes)
def test_replacing_nothing_changes_nothing(attribute: Attribute):
    assert replace_subelements(attribute, lambda symbol: None) is attribute


# Numbers


def test_signless_integers_are_read_either_way():
    assert IntegerAttr.get(255, i8) is IntegerAttr.get(-1, i8)
    assert IntegerAttr.get(-1, i8).value == -1
    assert IntegerAttr.get(-1, i8).unsigned_value == 255
    ui8 = IntegerType.get(8, Signedness.UNSIGNED)
    assert IntegerAttr.get(255, ui8).value == 255


def test_bools_are_integers_of_one_bit():
    assert BoolAttr.get(True) is IntegerAttr.get(1, i1) is IntegerAttr.get(-1, i1)
    assert BoolAttr.get(False).value is False
    assert isinstance(IntegerAttr.get(0, i1), BoolAttr)
    with pytest.raises(ValueError):
        BoolAttr.get(True, i32)


@pytest.mark.parametrize(
    ("value", "type"),
    [
        (256, i8),
        (-129, i8),
        (128, IntegerType.get(8, Signedness.SIGNED)),
        (-1, IntegerType.get(8, Signedness.UNSIGNED)),
        (2, i1),
        (1, IntegerType.get(0)),
        (1 << 63, index),
        (1, f32),
    ],
)
def test_refused_integers(value: int, type: Type):
    with pytest.raises(ValueError):
        IntegerAttr.get(value, type)


def test_floats_are_rounded_to_their_type():
    assert FloatAttr.get(0.1, f32).value == pytest.approx(0.1)
    assert FloatAttr.get(0.1, f32).value != 0.1
    assert FloatAttr.get(1e9, f16).value == math.inf
    assert FloatAttr.get(0.0) is not FloatAttr.get(-0.0)
    assert FloatAttr.get(1.5).type is f64
    with pytest.raises(ValueError):
        FloatAttr.get(1.0, i32)
    with pytest.raises(ValueError):
        FloatAttr.from_bits(1 << 40, f32)


# Names and containers


def test_symbols():
    nested = SymbolRefAttr.get("a", ["b", "c"])
    assert (nested.root, nested.nested, nested.leaf) == ("a", ("b", "c"), "c")
    flat = SymbolRefAttr.get("a")
    assert isinstance(flat, FlatSymbolRefAttr) and flat is FlatSymbolRefAttr.get("a")
    with pytest.raises(ValueError):
        FlatSymbolRefAttr.get("a", ["b"])


def test_dictionaries_are_sorted_by_the_bytes_of_names():
    a, b = IntegerAttr.get(1), IntegerAttr.get(2)
    assert DictionaryAttr.get({"b": b, "a": a}) is DictionaryAttr.get([("a", a), ("b", b)])
    stray = "\udcff"
    names = [name for name, _ in DictionaryAttr.get({stray: a, "\U0001f600": b}).entries]
    assert names == ["\U0001f600", stray]
    with pytest.raises(ValueError, match="duplicate key"):
        DictionaryAttr.get([("a", a), ("a", b)])


def test_dictionary_access():
    one = IntegerAttr.get(1)
    dictionary = DictionaryAttr.get({"a": one})
    assert dictionary["a"] is one and "a" in dictionary and list(dictionary) == ["a"]
    assert dictionary.lookup("b") is None
    with pytest.raises(KeyError):
        _ = dictionary["b"]


def test_distinct_attributes_equal_only_themselves():
    one = IntegerAttr.get(1)
    first, second = DistinctAttr.create(one), DistinctAttr.create(one)
    assert first is not second
    text = str(ArrayAttr.get([second, first, second]))
    assert text == "[distinct[0]<1 : i64>, distinct[1]<1 : i64>, distinct[0]<1 : i64>]"
    read = parse_attribute(text)
    assert isinstance(read, ArrayAttr)
    assert read[0] is read[2] and read[0] is not read[1]


def test_subelements():
    attribute = parse_attribute('{a = [1 : i32, "s" : i32], b = (i32) -> i32}')
    assert [str(part) for part in attribute.immediate_subelements()] == [
        '[1 : i32, "s" : i32]',
        "(i32) -> i32",
    ]
    assert sum(symbol is i32 for symbol in walk_subelements(attribute)) == 1
    replaced = replace_subelements(attribute, lambda symbol: i64 if symbol is i32 else None)
    assert str(replaced) == '{a = [1, "s" : i64], b = (i64) -> i64}'


# Attributes of a type that is known, aliases, dialects


def test_a_known_type_is_not_written():
    assert parse_attribute("1", type=i32) is IntegerAttr.get(1, i32)
    assert parse_attribute("-1.5", type=f32) is FloatAttr.get(-1.5, f32)
    assert parse_attribute('"a"', type=i32) is StringAttr.get("a", i32)
    assert AsmPrinter().attribute_text(IntegerAttr.get(1, i32), elide_type=True) == "1"
    with pytest.raises(ParseError, match="attribute type different than expected"):
        parse_attribute("#u.x : i64", type=i32)


def test_optional_attributes():
    parser = Parser(SourceFile(": 1", "x.mlir"), context())
    assert parser.parse_optional_attribute() is None
    assert parser.index == 0


def test_aliases():
    parser = Parser(SourceFile("#a = 1 : i32\n#b = [#a]\n#b #c", "x.mlir"), context())
    parser.parse_attribute_alias_definition()
    parser.parse_attribute_alias_definition()
    assert str(parser.parse_attribute()) == "[1 : i32]"
    with pytest.raises(ParseError, match="undefined symbol alias id 'c'"):
        parser.parse_attribute()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("#a = 1", "redefinition of attribute alias id 'a'"),
        ("#a.b = 1", "attribute names with a '.' are reserved for dialect-defined names"),
        ("#b 1", "expected '=' in attribute alias definition"),
    ],
)
def test_refused_alias_definitions(text: str, message: str):
    parser = Parser(SourceFile("#a = 1\n" + text, "x.mlir"), context())
    parser.parse_attribute_alias_definition()
    with pytest.raises(ParseError) as error:
        parser.parse_attribute_alias_definition()
    assert error.value.diagnostics[0].message == message


class UnitsAttr(TypedAttr[Type]):
    """A typed attribute of a dialect: ``#si.units<3> : f32``."""

    __slots__ = ("exponent",)
    DIALECT_NAME = "si"
    MNEMONIC = "units"
    _interned: dict[tuple[int, Type], UnitsAttr] = {}

    def __init__(self, exponent: int, type: Type) -> None:
        super().__init__(type)
        self.exponent = exponent

    @classmethod
    def get(cls, exponent: int, type: Type = none) -> UnitsAttr:
        return cls._interned.setdefault((exponent, type), construct(UnitsAttr, exponent, type))

    @classmethod
    def parse(cls, parser: Parser) -> UnitsAttr:
        parser.parse_token("<")
        exponent = parser.parse_integer()
        parser.parse_token(">")
        return cls.get(exponent, parser.attribute_type or none)

    def print_parameters(self, printer: AsmPrinter) -> str:
        return f"<{self.exponent}>"


UNITS = Dialect("si", attributes=[UnitsAttr])


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("#si.units<3> : f32", "#si.units<3> : f32"),
        ("#si.units<3>", "#si.units<3>"),
        ("#si<units<-3>> : i32", "#si.units<-3> : i32"),
        ("[#si.units<1> : f32, #si.units<2>]", "[#si.units<1> : f32, #si.units<2>]"),
    ],
)
def test_registered_attribute(text: str, printed: str):
    assert str(parse_attribute(text, Context(dialects=[UNITS]))) == printed


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("#si.unit<3>", 5, "unknown attribute `unit` in dialect `si`"),
        ("#si.units<3", 10, "unbalanced '<' character in pretty dialect name"),
        ("#si.units<>", 11, "expected integer value"),
        ("#empty.x", 8, "dialect 'empty' provides no attribute parsing hook"),
        (
            "#u.x<1>",
            4,
            '#"u"<"x<1>"> : \'none\' attribute created with unregistered dialect. If this is '
            "intended, please call allowUnregisteredDialects() on the MLIRContext, or use "
            "-allow-unregistered-dialect with the MLIR opt tool used",
        ),
    ],
)
def test_refused_dialect_attributes(text: str, column: int, message: str):
    with pytest.raises(ParseError) as error:
        parse_attribute(text, Context(dialects=[UNITS, Dialect("empty")], dialect_path=()))
    (diagnostic,) = error.value.diagnostics
    assert (diagnostic.location.column, diagnostic.message) == (column, message)


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ("{a = ", "}")])
def test_nesting_has_a_limit(opening: str, closing: str):
    attribute = parse_attribute(opening * 400 + "1 : i32" + closing * 400)
    assert parse_attribute(str(attribute)) is attribute
    with pytest.raises(ParseError, match="nesting is deeper than the limit of 512 levels"):
        parse_attribute(opening * 5000 + "1 : i32" + closing * 5000)
