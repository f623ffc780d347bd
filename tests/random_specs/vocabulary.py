"""The vocabulary of random specs: constraints of ODS with their summaries, values that satisfy them and values that do not.

The summaries are those of MLIR's diagnostics, written down here and not taken from odsgen: the expected text of a
diagnostic is computed from them. A row is spelled for a spec and for TableGen.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TypeRow:
    """A type constraint."""

    expression: str
    summary: str
    good: tuple[str, ...]
    bad: tuple[str, ...]
    is_buildable: bool = False
    tablegen: str = ""  # where it is not the expression
    is_own: bool = False  # a type of the spec

    @property
    def in_tablegen(self) -> str:
        return self.tablegen or self.expression


@dataclass(frozen=True, slots=True)
class Default:
    """A default value, as a spec, TableGen and the textual form write it."""

    expression: str
    cpp: str
    text: str


@dataclass(frozen=True, slots=True)
class AttrRow:
    """An attribute constraint; `good` has the values by their text, with what the accessor must return (`...`: anything).

    `bad` are of the class that stores the attribute, so that it is the verifier who finds them.
    """

    expression: str
    summary: str
    good: tuple[tuple[str, object], ...]
    bad: tuple[str, ...] = ()
    default: Default | None = None
    tablegen: str = ""
    is_typed: bool = False
    is_symbol_name: bool = False
    needs_qualified: bool = False  # its type is not printed unless its name is

    @property
    def in_tablegen(self) -> str:
        return self.tablegen or self.expression


@dataclass(frozen=True, slots=True)
class PropertyRow:
    """A property; `good` has the attributes that it is read from, with the native value."""

    expression: str
    good: tuple[tuple[str, object], ...]
    default: Default | None = None
    tablegen: str = ""
    is_unit: bool = False
    is_optional: bool = False
    bad: str = ""  # a value that is refused, and
    complaint: str = ""  # how

    @property
    def in_tablegen(self) -> str:
        return self.tablegen or self.expression


_NO_INTEGER = ("f32", "index", "tensor<2xi8>", "none", "vector<4xf32>")
_NO_SHAPE = ("i32", "f32", "index", "tuple<i32>", "none")

TYPE_ROWS = (
    TypeRow("AnyType", "any type", ("i32", "f32", "index", "tensor<2xi8>", "memref<?xf32>"), ()),
    TypeRow("I32", "32-bit signless integer", ("i32",), ("i64", "si32", *_NO_INTEGER), True),
    TypeRow("Index", "index", ("index",), ("i64", "f32", "tensor<2xindex>"), True),
    TypeRow("F32", "32-bit float", ("f32",), ("f64", "i32", "bf16"), True),
    TypeRow("BF16", "bfloat16 type", ("bf16",), ("f16", "i16"), True),
    TypeRow("SI8", "8-bit signed integer", ("si8",), ("i8", "ui8"), True),
    TypeRow("NoneType", "none type", ("none",), ("i1", "tuple<>"), True),
    TypeRow(
        "Complex<F32>",
        "complex type with 32-bit float elements",
        ("complex<f32>",),
        ("complex<f64>", "f32"),
        True,
    ),
    TypeRow("AnyInteger", "integer", ("i1", "i32", "si8", "ui64"), _NO_INTEGER),
    TypeRow("AnySignlessInteger", "signless integer", ("i1", "i32"), ("si32", *_NO_INTEGER)),
    TypeRow("AnyIntOfWidths<[8, 16]>", "8/16-bit integer", ("i8", "si16"), ("i32", "bf16")),
    TypeRow("AnyFloat", "floating-point", ("f32", "f64", "bf16", "f8E4M3FN"), ("i32", "index")),
    TypeRow(
        "SignlessIntegerLike",
        "signless-integer",
        ("i32", "i1", "vector<4xi32>", "tensor<2xi8>"),
        ("f32", "si32", "memref<2xi32>", "tensor<2xf32>"),
    ),
    TypeRow(
        "FloatLike",
        "floating-point-like",
        ("f32", "vector<4xf32>", "tensor<?xf64>"),
        ("i32", "index", "memref<2xf32>"),
    ),
    TypeRow(
        "AnyTypeOf<[I32, F32]>",
        "32-bit signless integer or 32-bit float",
        ("i32", "f32"),
        ("i64", "index", "vector<4xf32>"),
    ),
    TypeRow("AnyComplex", "complex-type", ("complex<f32>", "complex<i8>"), ("f32",)),
    TypeRow("FunctionType", "function type", ("(i32) -> f32", "() -> ()"), ("i32", "tuple<>")),
    TypeRow(
        "TupleOf<[I32]>",
        "tuple with any combination of 32-bit signless integer values",
        ("tuple<i32, i32>", "tuple<>"),
        ("tuple<i32, f32>", "i32"),
    ),
    TypeRow(
        "AnyTensor",
        "tensor of any type values",
        ("tensor<2xi8>", "tensor<*xf32>", "tensor<?x4xindex>"),
        (*_NO_SHAPE, "memref<2xi8>", "vector<2xi8>"),
    ),
    TypeRow(
        "TensorOf<[F32, F64]>",
        "tensor of 32-bit float or 64-bit float values",
        ("tensor<2xf32>", "tensor<*xf64>"),
        ("tensor<2xi32>", "f32"),
    ),
    TypeRow(
        "AnyRankedTensor",
        "ranked tensor of any type values",
        ("tensor<2xi8>", "tensor<?x4xindex>", "tensor<f32>"),
        ("tensor<*xi8>", *_NO_SHAPE),
    ),
    TypeRow(
        "2DTensorOf<[I32]>",
        "2D tensor of 32-bit signless integer values",
        ("tensor<2x?xi32>",),
        ("tensor<2xi32>", "tensor<2x2xi64>"),
        tablegen="TensorRankOf<[I32], [2]>",
    ),
    TypeRow(
        "StaticShapeTensorOf<[AnyFloat]>",
        "statically shaped tensor of floating-point values",
        ("tensor<2x2xf32>", "tensor<f64>"),
        ("tensor<?xf32>", "tensor<*xf32>", "tensor<2xi8>"),
    ),
    TypeRow(
        "AnyMemRef",
        "memref of any type values",
        ("memref<2xi8>", "memref<?xf32, strided<[1], offset: ?>>", "memref<4xi8, 1>"),
        ("memref<*xi8>", "tensor<2xi8>", "i32"),
    ),
    TypeRow(
        "MemRefRankOf<[I8], [1, 2]>",
        "1D/2D memref of 8-bit signless integer values",
        ("memref<2xi8>", "memref<2x?xi8>"),
        ("memref<i8>", "memref<2xi16>", "memref<2x2x2xi8>"),
    ),
    TypeRow(
        "AnyVectorOfNonZeroRank",
        "vector of any type values",
        ("vector<4xi32>", "vector<[4]xf32>", "vector<2x2xindex>"),
        ("vector<i32>", "tensor<4xi32>", "i32"),
    ),
    TypeRow(
        "VectorOfRankAndType<[1], [F32]>",
        "vector of 32-bit float values of ranks 1",
        ("vector<4xf32>", "vector<[2]xf32>"),
        ("vector<4x4xf32>", "vector<4xf64>"),
    ),
    TypeRow(
        "AnyTypeOf<[AnyTensor, AnyMemRef]>",
        "tensor of any type values or memref of any type values",
        ("tensor<2xi8>", "memref<2xi8>"),
        ("i32", "vector<2xi8>"),
    ),
    TypeRow(
        "TypeOrValueSemanticsContainer<I1, 'bool-like things'>",
        "bool-like things",
        ("i1", "vector<4xi1>", "tensor<*xi1>"),
        ("i8", "memref<2xi1>"),
        tablegen='TypeOrValueSemanticsContainer<I1, "bool-like things">',
    ),
)

#: Types with elements, for traits about these: expression, summary, types, and what is no such type.
SHAPED_ROWS = tuple(row for row in TYPE_ROWS if row.expression.startswith(("AnyRankedT", "AnyV")))


def _strings(*texts: str) -> tuple[tuple[str, object], ...]:
    return tuple((f'"{text}"', text) for text in texts)


def _numbers(type: str, *numbers: int) -> tuple[tuple[str, object], ...]:
    return tuple((f"{number} : {type}", number) for number in numbers)


def _confined(
    of: str, confinements: str, summary: str, good: tuple[str, ...], bad: tuple[str, ...]
) -> AttrRow:
    bases = {
        "I32Attr": "32-bit signless integer attribute",
        "I64Attr": "64-bit signless integer attribute",
    }
    return AttrRow(
        f"ConfinedAttr<{of}, [{confinements}]>",
        f"{bases.get(of, summary.partition(' whose')[0])} {summary}" if of in bases else summary,
        tuple((text, ...) for text in good),
        bad,
    )


ATTR_ROWS = (
    AttrRow(
        "I32Attr",
        "32-bit signless integer attribute",
        _numbers("i32", 1, -7, 3),
        ("1 : i64", "1 : index"),
        Default("3", "3", "3 : i32"),
    ),
    AttrRow(
        "I64Attr",
        "64-bit signless integer attribute",
        _numbers("i64", 0, -9223372036854775808),
        ("1 : i32", "1 : si64"),
        Default("-2", "-2", "-2 : i64"),
    ),
    AttrRow(
        "I1Attr",
        "1-bit signless integer attribute",
        (("true", True), ("false", False)),
        ("1 : i8",),
    ),
    AttrRow("SI16Attr", "16-bit signed integer attribute", _numbers("si16", 5, -5), ("5 : i16",)),
    AttrRow("UI8Attr", "8-bit unsigned integer attribute", _numbers("ui8", 255), ("5 : si8",)),
    AttrRow("IndexAttr", "index attribute", _numbers("index", 5, -1), ("5 : i64",)),
    AttrRow(
        "APIntAttr",
        "arbitrary integer attribute",
        (("170141183460469231731687303715884105727 : i128", ...),),
    ),
    AttrRow(
        "BoolAttr",
        "bool attribute",
        (("true", True), ("false", False)),
        (),
        Default("true", "true", "true"),
    ),
    AttrRow(
        "F32Attr",
        "32-bit float attribute",
        (("1.5 : f32", 1.5), ("-0.0 : f32", -0.0)),
        ("1.5 : f64", "1.5 : f16"),
        Default("1.5", "1.5f", "1.5 : f32"),
    ),
    AttrRow(
        "F64Attr",
        "64-bit float attribute",
        (("2.5 : f64", 2.5), ("0x7FF0000000000000 : f64", float("inf"))),
        ("1.5 : f32",),
    ),
    AttrRow(
        "StrAttr",
        "string attribute",
        _strings("a", "x y", "", "true"),
        default=Default("'d'", '\\"d\\"', '"d"'),
    ),
    AttrRow("SymbolNameAttr", "string attribute", _strings("s", "a b"), is_symbol_name=True),
    AttrRow(
        "FlatSymbolRefAttr", "flat symbol reference attribute", (("@f", "f"), ('@"a b"', "a b"))
    ),
    AttrRow("SymbolRefAttr", "symbol reference attribute", (("@f", ...), ("@f::@g", ...))),
    AttrRow(
        "TypeAttr", "any type attribute", (("i32", ...), ("tensor<2xi8>", ...), ("() -> i1", ...))
    ),
    AttrRow(
        "TypeAttrOf<AnyInteger>",
        "type attribute of integer",
        (("i32", ...), ("si8", ...)),
        ("f32", "index"),
    ),
    AttrRow(
        "TypeAttrOf<FunctionType>",
        "type attribute of function type",
        (("(i32) -> i1", ...),),
        ("i32",),
    ),
    AttrRow(
        "AnyAttr",
        "any attribute",
        (('[1, "a"]', ...), ("{a = 1 : i8}", ...), ("i32", ...), ("unit", ...), ("5 : i7", ...)),
    ),
    AttrRow(
        "ArrayAttr",
        "array attribute",
        (("[]", ...), ('[1, "a", i32]', ...)),
        default=Default("[]", "{}", "[]"),
    ),
    AttrRow(
        "I32ArrayAttr",
        "32-bit integer array attribute",
        (("[1 : i32, 2 : i32]", ...), ("[]", ...)),
        ("[1 : i64]", "[1 : i32, 1.0]"),
        Default("[1, 2]", "{1, 2}", "[1 : i32, 2 : i32]"),
    ),
    AttrRow(
        "StrArrayAttr",
        "string array attribute",
        (('["a", "b"]', ...), ("[]", ...)),
        ("[1]", '["a", unit]'),
    ),
    AttrRow(
        "TypedArrayAttrBase<F32Attr, 'floats in a row'>",
        "floats in a row",
        (("[1.0 : f32, 2.0 : f32]", ...),),
        ("[1.0]", "[1 : i32]"),
        tablegen='TypedArrayAttrBase<F32Attr, "floats in a row">',
    ),
    AttrRow(
        "DenseI32ArrayAttr",
        "i32 dense array attribute",
        (("array<i32: 1, 2>", (1, 2)), ("array<i32>", ())),
        default=Default("[4, -5]", "{4, -5}", "array<i32: 4, -5>"),
    ),
    AttrRow(
        "DenseI64ArrayAttr",
        "i64 dense array attribute",
        (("array<i64: 1, -2>", (1, -2)), ("array<i64>", ())),
    ),
    AttrRow(
        "DenseBoolArrayAttr",
        "i1 dense array attribute",
        (("array<i1: true, false>", (True, False)), ("array<i1>", ())),
    ),
    AttrRow(
        "DenseF32ArrayAttr",
        "f32 dense array attribute",
        (("array<f32: 1.5, -2.0>", (1.5, -2.0)), ("array<f32>", ())),
    ),
    AttrRow(
        "DictionaryAttr",
        "dictionary of named attribute values",
        (("{}", ...), ("{x = 1 : i32, y}", ...)),
    ),
    AttrRow(
        "I32ElementsAttr",
        "32-bit signless integer elements attribute",
        (("dense<[1, 2]> : tensor<2xi32>", ...), ("dense<0> : vector<2x2xi32>", ...)),
        ("dense<1> : tensor<1xi64>", "dense<true> : tensor<i1>"),
    ),
    AttrRow(
        "ElementsAttr",
        "constant vector/tensor attribute",
        (("dense<1.0> : tensor<4xf32>", ...), ("dense_resource<blob> : tensor<2xi8>", ...)),
    ),
    AttrRow(
        "AffineMapAttr",
        "AffineMap attribute",
        (("affine_map<(d0)[s0] -> (d0 + s0)>", ...), ("affine_map<() -> ()>", ...)),
    ),
    AttrRow("IntegerSetAttr", "IntegerSet attribute", (("affine_set<(d0) : (d0 - 1 >= 0)>", ...),)),
    AttrRow(
        "LocationAttr", "location attribute", (('loc("a.mlir":1:2)', ...), ("loc(unknown)", ...))
    ),
    AttrRow(
        "TypedAttrInterface",
        "TypedAttr instance",
        (("4 : i9", ...), ("1.5 : f64", ...), ("dense<1> : tensor<2xi8>", ...)),
        is_typed=True,
    ),
    _confined(
        "I32Attr",
        "IntMinValue<0>",
        "whose minimum value is 0",
        ("0 : i32", "9 : i32"),
        ("-1 : i32",),
    ),
    _confined(
        "I32Attr",
        "IntMinValue<1>, IntMaxValue<10>",
        "whose minimum value is 1 whose maximum value is 10",
        ("1 : i32", "10 : i32"),
        ("0 : i32", "11 : i32", "5 : i64"),
    ),
    _confined(
        "I64Attr", "IntPositive", "whose value is positive", ("1 : i64",), ("0 : i64", "-1 : i64")
    ),
    _confined(
        "I64Attr",
        "IntNonNegative, IntNEQValue<3>",
        "whose value is non-negative whose value is not 3",
        ("0 : i64", "4 : i64"),
        ("3 : i64", "-1 : i64"),
    ),
    _confined(
        "I32Attr", "IntPowerOf2", "whose value is a power of two > 0", ("8 : i32",), ("6 : i32",)
    ),
    _confined(
        "I64ArrayAttr",
        "ArrayMinCount<1>",
        "64-bit integer array attribute with at least 1 elements",
        ("[1]", "[1, 2]"),
        ("[]", "[1 : i32]"),
    ),
    _confined(
        "StrArrayAttr",
        "ArrayCount<2>",
        "string array attribute with exactly 2 elements",
        ('["a", "b"]',),
        ('["a"]',),
    ),
    _confined(
        "DenseI32ArrayAttr",
        "DenseArrayMaxCt<2>",
        "i32 dense array attribute with at most 2 elements",
        ("array<i32>", "array<i32: 1, 2>"),
        ("array<i32: 1, 2, 3>",),
    ),
    _confined(
        "DenseI64ArrayAttr",
        "DenseArraySorted<DenseI64ArrayAttr>",
        "i64 dense array attribute should be in non-decreasing order",
        ("array<i64: 1, 1, 2>", "array<i64>"),
        ("array<i64: 2, 1>",),
    ),
    AttrRow(
        "AnyAttrOf<[StrAttr, I32Attr]>",
        "string attribute or 32-bit signless integer attribute",
        (('"a"', ...), ("1 : i32", ...)),
        ("1 : i64", "unit"),
    ),
)

PROPERTY_ROWS = (
    PropertyRow("I64Prop", (("1 : i64", 1), ("-5 : i64", -5)), Default("4", "4", "4 : i64")),
    PropertyRow("I32Prop", (("1 : i32", 1), ("-5 : i32", -5)), Default("-4", "-4", "-4 : i32")),
    PropertyRow(
        "IntProp<uint8_t>", (("200 : i8", 200), ("0 : i8", 0)), tablegen='IntProp<"uint8_t">'
    ),
    PropertyRow("StringProp", _strings("p", "", "x y"), Default("'q'", '\\"q\\"', '"q"')),
    PropertyRow("BoolProp", (("true", True), ("false", False)), Default("true", "true", "true")),
    PropertyRow("UnitProp", (("unit", True),), is_unit=True),
    PropertyRow("ArrayProp<I64Prop>", (("[]", ()), ("[1, 2]", (1, 2)))),
    PropertyRow("ArrayProp<StringProp>", (("[]", ()), ('["a", "b c"]', ("a", "b c")))),
    PropertyRow("IntArrayProp<I32Prop>", (("array<i32: 4>", (4,)), ("array<i32>", ()))),
    PropertyRow("OptionalProp<I64Prop>", (("[]", None), ("[3]", 3)), is_optional=True),
    PropertyRow("OptionalProp<StringProp>", (("[]", None), ('["s"]', "s")), is_optional=True),
    PropertyRow(
        "ConfinedProp<I64Prop, Pred<'$_self >= 0'>, 'natural number'>",
        (("0 : i64", 0), ("7 : i64", 7)),
        tablegen='ConfinedProp<I64Prop, CPred<"$_self >= 0">, "natural number">',
        bad="-1 : i64",
        complaint="failed to satisfy constraint: natural number",
    ),
)
