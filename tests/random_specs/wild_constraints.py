"""Random expressions of constraints and properties, as a spec and as TableGen write them, and what is tried on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

Both = tuple[str, str]  # of a spec, of TableGen

TYPES = (
    "i1", "i8", "i32", "i64", "si8", "ui8", "si32", "ui64", "i128", "i5", "index", "f16", "bf16", "f32", "f64", "f80", "tf32",
    "f8E4M3FN", "f8E5M2", "f4E2M1FN", "none", "complex<f32>", "complex<i32>", "tuple<>", "tuple<i32>", "tuple<i32, f32>",
    "tuple<tuple<i32>, f32>", "() -> ()", "(i32) -> f32", "tensor<f32>", "tensor<2xf32>", "tensor<2x3xi32>", "tensor<?x4xi8>",
    "tensor<*xf32>", "tensor<*xi1>", "tensor<4xindex>", "tensor<2xcomplex<f32>>", "tensor<2x2x2xf64>", "tensor<0xi1>",
    "tensor<3xf32, 5 : i8>", "tensor<1x2x3x4xf32>", "memref<f32>", "memref<2xf32>", "memref<2x3xi32>", "memref<?xi8>", "memref<*xf32>", "memref<*xi8>",
    "memref<4xf32, strided<[2]>>", "memref<4x4xf32, strided<[?, 1], offset: ?>>", "memref<4xf32, affine_map<(d0) -> (d0 * 2)>>",
    "memref<2xi8, 1>", "memref<2x2xf32, strided<[4, 2]>>", "vector<f32>", "vector<4xf32>", "vector<[4]xf32>", "vector<4xi1>", "vector<2x4xi32>", "vector<2x[4]xf32>",
    "vector<[2]x[4]xi8>", "vector<[2]x4xi8>", "vector<16xi8>", "vector<1xf64>", "vector<4xindex>", "vector<3x4x5xf32>", "!unknown.type", "vector<i1>", "vector<8xf16>",
    "memref<?x?xf32>", "memref<1xindex>", "tensor<1x1xi1>", "tensor<5xbf16>", "memref<3xvector<4xf32>>", "tensor<2xtensor<2xi8>>", "memref<2xmemref<2xi8>>",
)  # fmt: skip

_TYPE_LEAVES = tuple(
    """AnyType NoneType AnyInteger AnySignlessInteger AnySignedInteger AnyUnsignedInteger AnyI1 AnyI8 AnyI16
    AnyI32 AnyI64 I1 I8 I16 I32 I64 I128 SI1 SI8 SI16 SI32 SI64 UI1 UI8 UI16 UI32 UI64 Index AnySignlessIntegerOrIndex AnyFloat
    F16 F32 F64 F80 F128 BF16 TF32 F8E4M3FN F8E5M2 F8E4M3 F4E2M1FN AnyComplex FunctionType AnyShaped AnyVectorOfNonZeroRank
    AnyFixedVectorOfNonZeroRank AnyVectorOfAnyRank AnyFixedVectorOfAnyRank AnyScalableVectorOfAnyRank AnyTensor I1Tensor I8Tensor
    F32Tensor F64Tensor IndexTensor AnyRankedTensor AnyNon0RankedTensor AnyUnrankedTensor AnyNon0RankedOrUnrankedTensor
    AnyStaticShapeTensor AnyUnrankedMemRef AnyMemRef AnyNon0RankedMemRef AnyRankedOrUnrankedMemRef
    AnyNon0RankedOrUnrankedMemRef I8MemRef F32MemRef AnyStaticShapeMemRef AnyStridedMemRef AnyTuple BoolLike SignlessIntegerLike
    SignlessIntegerOrIndexLike FloatLike SignlessIntegerOrFloatLike SignlessIntegerOrIndexOrFloatLike
    AnyIntOfWidths<[8,16]> SignlessIntOfWidths<[1,32]> SignedIntOfWidths<[8]> UnsignedIntOfWidths<[8,64]> FloatOfWidths<[16,32]>
    I<5> SI<8> UI<8> AnyI<8>""".split()
)

_OF_LISTS = tuple(
    """TensorOf RankedTensorOf UnrankedTensorOf Non0RankedTensorOf StaticShapeTensorOf VectorOfNonZeroRankOf VectorOfAnyRankOf
    FixedVectorOfNonZeroRankOf FixedVectorOfAnyRank ScalableVectorOfAnyRank MemRefOf UnrankedMemRefOf RankedOrUnrankedMemRefOf
    Non0RankedMemRefOf StaticShapeMemRefOf StridedMemRefOf TupleOf NestedTupleOf ValueSemanticsContainerOf
    0DTensorOf 1DTensorOf 2DTensorOf""".split()
)

_NUMBERED = (
    "TensorRankOf<[{T}], [{n}]>", "MemRefRankOf<[{T}], [{n}]>", "VectorOfRankAndType<[{n}], [{T}]>",
    "FixedVectorOfRankAndType<[{n}], [{T}]>", "VectorOfLengthAndType<[{n}], [{T}]>", "FixedVectorOfLengthAndType<[{n}], [{T}]>",
    "ScalableVectorOfLengthAndType<[{n}], [{T}]>", "ScalableVectorOfRankAndLengthAndType<[1, 2], [{n}], [{T}]>",
    "FixedVectorOfShapeAndType<[{n}], {T1}>", "StridedMemRefRankOf<[{T}], [{n}]>", "VectorOfRank<[{n}]>", "FixedVectorOfRank<[{n}]>",
    "ScalableVectorOfRank<[{n}]>", "VectorOfLength<[{n}]>", "FixedVectorOfLength<[{n}]>", "ScalableVectorOfLength<[{n}]>",
    "VectorOfMinLength<2>", "VectorOfMaxLength<3>", "VectorWithTrailingDimScalableOf<[{T}]>",
    "VectorOfMinMaxLengthAndType<2, 4, [{T}]>", "ShapedTypeWithNthDimOfSize<0, [{n}]>", "ShapedTypeWithNthDimOfSize<-1, [{n}]>",
    "VectorWithTrailingDimScalableOfSizeAndType<[{n}], [{T}]>", "AnyStridedMemRefOfRank<{n1}>",
)  # fmt: skip

_TYPE_PREDS = (
    ("Pred<'$_self.rank == 2'>", "::llvm::cast<::mlir::ShapedType>($_self).getRank() == 2"),
    ("Pred<'$_self.has_static_shape'>", "::llvm::cast<::mlir::ShapedType>($_self).hasStaticShape()"),
    ("Pred<'$_self.shape[0] == 2'>", "::llvm::cast<::mlir::ShapedType>($_self).getShape()[0] == 2"),
)  # fmt: skip

ATTRIBUTES = (
    "0 : i32", "1 : i32", "-1 : i32", "3 : i32", "8 : i32", "11 : i32", "0 : i64", "1 : i64", "-5 : i64", "16 : i64", "3", "true", "false",
    "5 : i8", "255 : ui8", "-5 : si8", "5 : si16", "5 : ui64", "5 : si64", "5 : ui32", "5 : si32", "7 : i16", "2 : index", "-2 : index", "1 : i128", "1 : i1", "1.5 : f32", "2.5 : f64", "1.5 : f16", "1.5 : bf16",
    "unit", '""', '"a"', '"x y"', '"a" : i32', "@f", '@"a b"', "@f::@g", "i32", "f32", "() -> ()", "tensor<2xi8>", "index", "[]", "[1]",
    "[1, 2, 3]", "[2, 1]", "[1 : i32]", "[1 : i32, 2 : i32]", "[3 : i32, 5 : i32, 7 : i32]", "[1.5 : f32]", "[1.5]", '["a"]', '["a", "b"]', "[true, false]", "[i32, f32]", "[@f, @g]",
    "[@f::@g]", "[unit]", "[{a = 1}, {}]", "[affine_map<() -> ()>]", "[[1, 2], [3]]", "[[1], 2]", "[loc(unknown)]", "{}", "{a = 1 : i32, b}", "affine_map<(d0) -> (d0)>",
    "affine_set<(d0) : (d0 == 0)>", "loc(unknown)", 'loc("f":1:2)', "dense<1> : tensor<2xi32>", "dense<1> : tensor<2xi64>",
    "dense<1.0> : tensor<2xf32>", "dense<1.0> : tensor<2xf64>", "dense<1> : vector<4xi32>", "dense<1.0> : vector<2x2xf32>", "dense<1> : tensor<2xindex>", 'dense<"s"> : tensor<2x!unknown.t>', "dense<true> : tensor<2xi1>",
    "dense<1> : tensor<ui8>", "dense<1> : tensor<si32>", "dense<(1.0, 2.0)> : tensor<complex<f32>>", "dense_resource<blob> : tensor<2xi32>", "sparse<[[0]], [1]> : tensor<2xi32>", "sparse<[[0]], [1.0]> : tensor<2xf32>",
    "array<i32>", "array<i32: 1, 2>", "array<i32: 2, 1, 1>", "array<i32: -1, 0>", "array<i64: 1, 2, 3>", "array<i64: 1, 1>", "array<i64>", "array<i8: 1>", "array<i16: 1>", "array<i1: true>",
    "array<f32: 1.5>", "array<f64: 1.5, 2.0>", "#unknown.attr", "dense<> : tensor<0xi32>", "dense<1> : tensor<0xi64>", "array<f32>", "[0, 4]", "[4 : i32, 1 : i32, 9 : i32, 2 : i32]", '"é\\00"', "[[]]",
)  # fmt: skip

_ATTR_LEAVES = tuple(
    """AnyAttr LocationAttr BoolAttr IndexAttr AnyI1Attr AnyI8Attr AnyI16Attr AnyI32Attr AnyI64Attr APIntAttr I1Attr I8Attr
    I16Attr I32Attr I64Attr SI1Attr SI8Attr SI16Attr SI32Attr SI64Attr UI1Attr UI8Attr UI16Attr UI32Attr UI64Attr F32Attr F64Attr StrAttr
    SymbolNameAttr TypeAttr TypeAttrOf<AnyInteger> UnitAttr AffineMapAttr IntegerSetAttr SymbolRefAttr FlatSymbolRefAttr DictionaryAttr
    ElementsAttr IndexElementsAttr AnyIntElementsAttr SignlessIntElementsAttr<8> FloatElementsAttr<32> RankedFloatElementsAttr<32,[2]>
    RankedSignlessIntElementsAttr<32,[2]> IntElementsAttrOf<32> StringElementsAttr AnyI32ElementsAttr AnyI64ElementsAttr I32ElementsAttr I64ElementsAttr
    F64ElementsAttr RankedI32ElementsAttr<[2]> RankedI64ElementsAttr<[2]> RankedF32ElementsAttr<[2,2]> RankedF64ElementsAttr<[2]>
    DenseBoolArrayAttr DenseI8ArrayAttr DenseI16ArrayAttr DenseI32ArrayAttr DenseI64ArrayAttr DenseF32ArrayAttr DenseF64ArrayAttr ArrayAttr
    LocationArrayAttr AffineMapArrayAttr BoolArrayAttr I32ArrayAttr I64ArrayAttr I64SmallVectorArrayAttr F32ArrayAttr F64ArrayAttr StrArrayAttr TypeArrayAttr
    IndexListArrayAttr DictArrayAttr SymbolRefArrayAttr FlatSymbolRefArrayAttr TypedStrAttr<AnyInteger>""".split()
)
_INTEGERS = (
    "I32Attr",
    "I64Attr",
    "I8Attr",
    "IndexAttr",
    "SI8Attr",
    "UI8Attr",
    "AnyI32Attr",
    "I1Attr",
    "SI16Attr",
)
_INT_CONDITIONS = ("IntMinValue<0>", "IntMaxValue<8>", "IntNonNegative", "IntPositive", "IntPowerOf2", "IntPositivePowerOf2", "IntNEQValue<3>",
                   "IntIsOneOf<[1, 8]>", "IntValidAlignment<I64Attr>")  # fmt: skip
_ARRAYS = ("I32ArrayAttr", "I64ArrayAttr", "StrArrayAttr", "ArrayAttr", "TypeArrayAttr")
_ARRAY_CONDITIONS = ("ArrayMinCount<1>", "ArrayMaxCount<2>", "ArrayCount<2>")
_NTH_CONDITIONS = (
    "IntArrayNthElemEq<0, 1>",
    "IntArrayNthElemMinValue<1, 2>",
    "IntArrayNthElemMaxValue<0, 3>",
    "IntArrayNthElemInRange<0, 1, 4>",
)
_DENSE = ("DenseI32ArrayAttr", "DenseI64ArrayAttr", "DenseI8ArrayAttr")
_DENSE_CONDITIONS = ("DenseArrayMinCt<1>", "DenseArrayMaxCt<2>", "DenseArrayCount<2>", "DenseArrayStrictlyPositive<{0}>", "DenseArrayNonNegative<{0}>",
                     "DenseArraySorted<{0}>", "DenseArrayStrictlySorted<{0}>")  # fmt: skip

_ATTR_DEFAULTS = (
    ("I32Attr", "3", "3"), ("I64Attr", "-1", "-1"), ("BoolAttr", "true", "true"), ("StrAttr", "'d'", '\\"d\\"'), ("F32Attr", "1.5", "1.5f"),
    ("F64Attr", "0.0", "0.0"), ("I32ArrayAttr", "[1, 2]", "{1, 2}"), ("DenseI64ArrayAttr", "[1, -2]", "{1, -2}"), ("ArrayAttr", "[]", "{}"), ("I8Attr", "5", "5"),
    ("IndexAttr", "4", "4"), ("StrArrayAttr", "['a', 'b']", '{\\"a\\", \\"b\\"}'), ("DenseBoolArrayAttr", "[true]", "{true}"), ("UI8Attr", "200", "200"), ("SI8Attr", "-3", "-3"),
)  # fmt: skip

#: A property: expression, TableGen, and a default of each side.
_PROPERTIES = (
    ("I32Prop", "I32Prop", "4", "4"), ("I64Prop", "I64Prop", "-4", "-4"), ("StringProp", "StringProp", "'q'", '\\"q\\"'),
    ("BoolProp", "BoolProp", "true", "true"), ("UnitProp", "UnitProp", "", ""), ("IntProp<uint8_t>", 'IntProp<"uint8_t">', "7", "7"),
    ("IntProp<int8_t>", 'IntProp<"int8_t">', "-7", "-7"),

)  # fmt: skip

PROPERTY_VALUES = (
    "0 : i32", "1 : i32", "-1 : i32", "1 : i64", "-5 : i64", "200 : i8", "-1 : i8", "300 : i16", "7 : index", "5 : ui8", "-5 : si8", "true", "false", "unit", '"a"', '""', '"x\\00\\22"', "[]", "[1]", "[1, 2]",
    "[1 : i32]", "[2 : i32, -3 : i32]", '["a", "b"]', "[[]]", "[[1], []]", "[[1, 2], [3]]", '[["a"]]', "[true]", "[unit]", "[unit, false]", "array<i32: 1, 2>", "array<i64: 1>", "array<i8: -1>", "array<i32>", "array<i64>",
    "1.5", "i32", "@s", "{}", "123456789012345678901234567890 : i128", "18446744073709551615 : ui64", "[[[1]]]", "[[], [1, -1]]", "array<i16: 3>", "[-1 : i8]", "[1, \"a\"]", "[[true]]",
)  # fmt: skip


@dataclass(slots=True)
class ConstraintMaker:
    """Makes expressions; `types`, `attributes` and `enums` are those of the spec."""

    random: Random
    types: tuple[str, ...] = ()
    attributes: tuple[str, ...] = ()
    enums: list[tuple[str, str, str]] = field(default_factory=list)  # name, attribute, case

    # --- types ---

    def type(self, depth: int = 3) -> Both:
        random = self.random
        if depth <= 0 or random.random() < 0.25:
            leaf = random.choice((*_TYPE_LEAVES, *self.types, *self.types))
            return leaf, leaf
        makers: tuple[Callable[[int], Both], ...] = (
            self._any_of, self._any_of, self._all_of, self._confined, self._of_list, self._of_list, self._numbered, self._numbered, self._logic,
            self._container, self._complex,
        )  # fmt: skip
        return random.choice(makers)(depth - 1)

    def _list(self, depth: int, most: int = 3) -> Both:
        parts = [self.type(depth) for _ in range(self.random.randint(1, most))]
        return ", ".join(p[0] for p in parts), ", ".join(p[1] for p in parts)

    def _any_of(self, depth: int) -> Both:
        ours, theirs = self._list(depth)
        if self.random.random() < 0.3:
            return f"AnyTypeOf<[{ours}], 'a choice'>", f'AnyTypeOf<[{theirs}], "a choice">'
        return f"AnyTypeOf<[{ours}]>", f"AnyTypeOf<[{theirs}]>"

    def _all_of(self, depth: int) -> Both:
        ours, theirs = self._list(depth, 2)
        return f"AllOfType<[{ours}]>", f"AllOfType<[{theirs}]>"

    def _confined(self, depth: int) -> Both:
        of = self.random.choice(
            (
                "AnyRankedTensor",
                "AnyMemRef",
                "AnyVectorOfNonZeroRank",
                "TensorRankOf<[AnyType], [1, 2]>",
            )
        )
        ours, theirs = self.random.choice(_TYPE_PREDS)
        if "shape[0]" in ours:
            of = "AnyVectorOfNonZeroRank"
        return (
            f"ConfinedType<{of}, [{ours}], 'confined thing'>",
            f'ConfinedType<{of}, [CPred<"{theirs}">], "confined thing">',
        )

    def _of_list(self, depth: int) -> Both:
        ours, theirs = self._list(depth, 2)
        name = self.random.choice(_OF_LISTS)
        theirs_name = {f"{n}DTensorOf": f"TensorRankOf<[{theirs}], [{n}]>" for n in range(3)}.get(
            name
        )
        return f"{name}<[{ours}]>", theirs_name or f"{name}<[{theirs}]>"

    def _numbered(self, depth: int) -> Both:
        random = self.random
        form = random.choice(_NUMBERED)
        ours, theirs = self._list(depth, 2)
        one = self.type(0)
        numbers = ", ".join(str(n) for n in random.sample((0, 1, 2, 3, 4, 8), random.randint(1, 2)))
        if "Length" in form or "Scalable" in form or "Shape" in form:
            numbers = numbers.replace("0", "4")
        first = numbers.partition(",")[0]

        def fill(elements: str, single: str) -> str:
            text = form.replace("{T}", elements).replace("{T1}", single)
            return text.replace("{n}", numbers).replace("{n1}", first)

        return fill(ours, one[0]), fill(theirs, one[1])

    def _logic(self, depth: int) -> Both:
        a, b = self.type(depth), self.type(depth)
        match self.random.randrange(4):
            case 0:
                return f"Type<Neg<{a[0]}>, 'not that'>", f'Type<Neg<{a[1]}.predicate>, "not that">'
            case 1:
                return (
                    f"Type<Or<[{a[0]}, {b[0]}]>, 'either'>",
                    f'Type<Or<[{a[1]}.predicate, {b[1]}.predicate]>, "either">',
                )
            case 2:
                return (
                    f"Type<And<[{a[0]}, Neg<{b[0]}>]>, 'one but not the other'>",
                    f'Type<And<[{a[1]}.predicate, Neg<{b[1]}.predicate>]>, "one but not the other">',
                )
            case _:
                return (
                    (
                        f"Type<And<[AnyShaped, Pred<'satisfies($_self.element_type, {a[0]})'>]>, 'held'>",
                        f'Type<And<[AnyShaped.predicate, SubstLeaves<"$_self", "::llvm::cast<::mlir::ShapedType>($_self).getElementType()",'
                        f' {a[1]}.predicate>]>, "held">',
                    )
                    if "'" not in a[0]
                    else self._logic(depth)
                )

    def _container(self, depth: int) -> Both:
        a = self.type(depth)
        name = self.random.choice(("TypeOrContainer", "TypeOrValueSemanticsContainer"))
        if name == "TypeOrContainer":
            name = "TypeOrValueSemanticsContainer"
        return f"{name}<{a[0]}, 'wrapped'>", f'{name}<{a[1]}, "wrapped">'

    def _complex(self, depth: int) -> Both:
        a = self.type(depth)
        return f"Complex<{a[0]}>", f"Complex<{a[1]}>"

    # --- attributes ---

    def attribute(self, depth: int = 2) -> Both:
        random = self.random
        if depth <= 0 or random.random() < 0.45:
            leaf = random.choice((*_ATTR_LEAVES, *self.attributes, *self.attributes))
            return leaf, leaf
        match random.randrange(8):
            case 0:
                parts = [self.attribute(depth - 1) for _ in range(random.randint(1, 3))]
                return (
                    f"AnyAttrOf<[{', '.join(p[0] for p in parts)}]>",
                    f"AnyAttrOf<[{', '.join(p[1] for p in parts)}]>",
                )
            case 1:
                a = self.attribute(depth - 1)
                return (
                    f"TypedArrayAttrBase<{a[0]}, 'row of things'>",
                    f'TypedArrayAttrBase<{a[1]}, "row of things">',
                )
            case 2:
                a = self.type(1)
                return f"TypeAttrOf<{a[0]}>", f"TypeAttrOf<{a[1]}>"
            case 3:
                base = random.choice(_INTEGERS)
                return self._confinement((base, base), _INT_CONDITIONS)
            case 4:
                base = random.choice(_ARRAYS)
                more = _NTH_CONDITIONS if base.startswith("I") else ()
                return self._confinement((base, base), (*_ARRAY_CONDITIONS, *more))
            case 5:
                base = random.choice(_DENSE)
                return self._confinement(
                    (base, base), tuple(c.format(base) for c in _DENSE_CONDITIONS)
                )
            case 6:
                return self._confinement(("I64Attr", "I64Attr"), _INT_CONDITIONS)
            case _:
                a, b = self.attribute(depth - 1), self.attribute(depth - 1)
                return (
                    f"AnyAttrOf<[{a[0]}, {b[0]}]>",
                    f"AnyAttrOf<[{a[1]}, {b[1]}]>",
                )

    def _confinement(self, of: Both, conditions: tuple[str, ...]) -> Both:
        chosen = ", ".join(self.random.sample(conditions, self.random.choice((1, 1, 2))))
        return f"ConfinedAttr<{of[0]}, [{chosen}]>", f"ConfinedAttr<{of[1]}, [{chosen}]>"

    def used_attribute(self) -> Both:
        """With its mode."""
        random = self.random
        if random.random() < 0.3:
            base, ours, theirs = random.choice(_ATTR_DEFAULTS)
            of = random.choice(("DefaultValuedAttr", "DefaultValuedOptionalAttr"))
            return f"{of}<{base}, {ours}>", f'{of}<{base}, "{theirs}">'
        a = self.attribute()
        if random.random() < 0.3:
            return f"OptionalAttr<{a[0]}>", f"OptionalAttr<{a[1]}>"
        return a

    # --- properties ---

    def property(self, depth: int = 2) -> Both:
        return self._property(depth)[:2]

    def _property(self, depth: int) -> tuple[str, str, str, str]:
        """Expression and TableGen of the property and of a value of it; no value where there is none to write."""
        random = self.random
        if self.enums and random.random() < 0.25:
            return self._enum_property()
        if depth <= 0 or random.random() < 0.3:
            return random.choice(_PROPERTIES)
        ours, theirs, default, cpp = self._property(depth - 1)
        match random.randrange(6):
            case 0 | 1:
                named = random.random() < 0.2
                return (
                    f"ArrayProp<{ours}, 'a row'>" if named else f"ArrayProp<{ours}>",
                    f'ArrayProp<{theirs}, "a row">' if named else f"ArrayProp<{theirs}>",
                    "", "",
                )  # fmt: skip
            case 2:
                delegate = random.choice(("", "", ", 0"))
                return (
                    f"OptionalProp<{ours}{', false' if delegate else ''}>",
                    f"OptionalProp<{theirs}{delegate}>",
                    "",
                    "",
                )
            case 3 if default:
                return (
                    f"DefaultValuedProp<{ours}, {default}>",
                    f'DefaultValuedProp<{theirs}, "{cpp}">',
                    "",
                    "",
                )
            case 4 if ours.startswith(("I32", "I64", "IntProp")):
                summary = random.random() < 0.5
                return (
                    f"ConfinedProp<{ours}, Pred<'$_self > 0'>" + (", 'more than nothing'>" if summary else ">"),
                    f'ConfinedProp<{theirs}, CPred<"$_self > 0">' + (', "more than nothing">' if summary else ">"),
                    "5", "5",
                )  # fmt: skip
            case 4 if ours.startswith("ArrayProp"):
                return (
                    f"ConfinedProp<{ours}, Pred<'len($_self) < 2'>, 'short row'>",
                    f'ConfinedProp<{theirs}, CPred<"$_self.size() < 2">, "short row">',
                    "", "",
                )  # fmt: skip
            case 5 if ours in ("I32Prop", "I64Prop"):
                return f"IntArrayProp<{ours}>", f"IntArrayProp<{theirs}>", "", ""
            case _:
                return ours, theirs, default, cpp

    def _enum_property(self) -> tuple[str, str, str, str]:
        random = self.random
        name, attribute, case = random.choice(self.enums)
        cpp = case
        short = case.rpartition("::")[2]
        match random.randrange(4):
            case 0:
                ours, theirs = f"NamedEnumProp<{name}, 'named'>", f'NamedEnumProp<{name}, "named">'
            case 1 if attribute:
                ours = theirs = f"EnumPropWithAttrForm<{name}, {attribute}>"
            case 2 if attribute:
                ours = f"NamedEnumPropWithAttrForm<{name}, 'named', {attribute}>"
                theirs = f'NamedEnumPropWithAttrForm<{name}, "named", {attribute}>'
            case _:
                ours = theirs = f"EnumProp<{name}>"
        return ours, theirs, short, cpp
