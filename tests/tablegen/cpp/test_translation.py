"""C++ conditions in the language of predicates, text by text; each result is bound, so that it means something."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odsgen.ods.resolve.constraints import ConstraintTable
from odsgen.spec.predicate_expression import parse_predicate_expression
from odsgen.spec.predicate_text import predicate_text
from odsgen.tablegen.cpp import (
    BUILTIN_CLASSES,
    Checks,
    CppClass,
    CppEnum,
    Method,
    translate_builder_call,
    translate_default,
    translate_predicate,
    translate_type_expression,
)

_MODE = CppEnum(
    "mlir::toy::Mode", "Mode", {"slow": 0, "Fast": 1}, {"slow": "slow", "Fast": "Fast"}, True
)
CLASSES = BUILTIN_CLASSES.extended(
    [
        CppClass(
            "mlir::toy::StructType",
            "toy.StructType",
            "type",
            ("mlir::Type",),
            {
                "getElements/0": Method("$_self.elements", "ArrayRef<Type>"),
                "getMode/0": Method("$_self.mode", "Mode"),
            },
            parameters=(("elements", "ArrayRef<Type>"), ("mode", "Mode")),
            mnemonic="toy.struct",
            declarations="""
                size_t size() const { return getElements().size(); }
                bool isSmall(unsigned limit) { if (size() > limit) return false; return true; }
                void change() { elements = {}; }
            """,
        ),
        CppClass("mlir::pdl::RangeType", "pdl.RangeType", "type", mnemonic="pdl.range"),
        CppClass("mlir::pdl::TypeType", "pdl.TypeType", "type", mnemonic="pdl.type"),
        CppClass("mlir::toy::Holder", "", "type", ("mlir::Type",), interface="Holder"),
        CppClass(
            "mlir::toy::UnitType", "toy.UnitType", "type", ("mlir::Type",), mnemonic="toy.unit"
        ),
    ],
    [_MODE],
).within("::mlir::toy")


def translated(text: str, kind: str = "type", **symbols: str) -> str | None:
    found = translate_predicate(text, self_kind=kind, symbols=symbols, classes=CLASSES)  # type: ignore[arg-type]
    assert found.worked is (found.predicate is not None)
    assert found.worked is (found.message == "")
    if found.predicate is not None:
        assert predicate_text(parse_predicate_expression(found.predicate)) == found.predicate
    return found.predicate if found.worked else found.reason


_VECTOR = "isa($_self, VectorType)"

TYPES = [
    ("true", "True"),
    ("isa<VectorType>($_self)", _VECTOR),
    ("::llvm::isa<::mlir::VectorType, TensorType>($_self)", "isa($_self, VectorType, TensorType)"),
    ("isa<VectorType>($_self) || isa<TensorType>($_self)", "isa($_self, VectorType, TensorType)"),
    ("$_self.isa<VectorType>()", _VECTOR),
    ("isa<Type>($_self)", "True"),
    ("isa<StructType>($_self)", "isa($_self, toy.StructType)"),
    ("isa<Holder>($_self)", "has_interface($_self, Holder)"),
    # what a cast takes for granted is tested first, once, and where it is needed
    ("cast<VectorType>($_self).getRank() == 2", f"{_VECTOR} and $_self.rank == 2"),
    ("isa<VectorType>($_self) && cast<ShapedType>($_self).getRank() == 2", f"{_VECTOR} and $_self.rank == 2"),
    ("!cast<VectorType>($_self).isScalable()", f"{_VECTOR} and not $_self.is_scalable"),
    ("$_self.isF32() || cast<VectorType>($_self).isScalable()", f"isa($_self, Float32Type) or {_VECTOR} and $_self.is_scalable"),
    ("isa<VectorType>($_self) ? cast<VectorType>($_self).getRank() == 1 : $_self.isF32()", f"$_self.rank == 1 if {_VECTOR} else isa($_self, Float32Type)"),
    ("isa<FixedVectorType>($_self)", f"{_VECTOR} and not $_self.is_scalable"),
    # types
    ("$_self.isSignlessInteger(32)", "satisfies($_self, I<32>)"),
    ("$_self.isUnsignedInteger()", "isa($_self, IntegerType) and $_self.is_unsigned"),
    ("$_self.isIntOrIndexOrFloat()", "isa($_self, IntegerType, IndexType, FloatType)"),
    ("$_self.getIntOrFloatBitWidth() >= 8", "bit_width($_self) >= 8"),
    ("getElementTypeOrSelf($_self).isF32()", "isa(element_type_or_self($_self), Float32Type)"),
    ("$_self.hasTrait<mlir::ValueSemantics>()", "has_trait($_self, ValueSemantics)"),
    ("$_self.hasPromiseOrImplementsInterface<Holder>()", "has_interface($_self, Holder)"),
    # shapes
    ("cast<ShapedType>($_self).getShape() == ArrayRef<int64_t>({2, 3})", "isa($_self, ShapedType) and $_self.shape == [2, 3]"),
    ("cast<ShapedType>($_self).isDynamicDim(0)", "isa($_self, ShapedType) and $_self.shape[0] == DYNAMIC"),
    ("cast<ShapedType>($_self).getDimSize(cast<ShapedType>($_self).getRank() + -1) != ShapedType::kDynamic", "isa($_self, ShapedType) and $_self.shape[$_self.rank - 1] != DYNAMIC"),
    ("llvm::is_contained(ArrayRef<int64_t>({4, 8}), cast<VectorType>($_self).getNumElements())", f"{_VECTOR} and $_self.num_elements in [4, 8]"),
    ("llvm::all_of(cast<TensorType>($_self).getShape(), [](int64_t d) { return d > 0; })", "isa($_self, TensorType) and all(d > 0 for d in $_self.shape)"),
    ("llvm::none_of(cast<TupleType>($_self), [](Type t) { return isa<VectorType>(t); })", "a value of type mlir::TupleType where a sequence is expected"),
    ("llvm::none_of(cast<TupleType>($_self).getTypes(), [](Type t) { return cast<VectorType>(t).getRank() == 1; })", "isa($_self, TupleType) and not any(isa(t, VectorType) and t.rank == 1 for t in $_self.types)"),
    ("!llvm::is_contained(cast<VectorType>($_self).getScalableDims().drop_back(), true)", f"{_VECTOR} and True not in $_self.scalable_dims[:-1]"),
    ("cast<VectorType>($_self).getShape().back() % 4 == 0", f"{_VECTOR} and $_self.shape[-1] >= 0 and $_self.shape[-1] % 4 == 0"),
    # lambdas
    ("[](Type t) { return t.isF32() || t.isF64(); }(cast<ComplexType>($_self).getElementType())", "isa($_self, ComplexType) and isa($_self.element_type, Float32Type, Float64Type)"),
    ("[&]() { auto v = dyn_cast<VectorType>($_self); return v && v.getRank() == 1; }()", f"{_VECTOR} and $_self.rank == 1"),
    ("[&]() { if (auto v = dyn_cast<VectorType>($_self)) return v.getRank() == 1; return $_self.isF32(); }()", f"$_self.rank == 1 if {_VECTOR} else isa($_self, Float32Type)"),
    ("[&]() { auto v = dyn_cast<VectorType>($_self); if (!v) return false; assert(v); return v.isScalable(); }()", f"{_VECTOR} and $_self.is_scalable"),
    ("[&]() { for (auto d : cast<VectorType>($_self).getShape()) { if (d == 1) return false; } return true; }()", f"{_VECTOR} and all(d != 1 for d in $_self.shape)"),
    ("[&]() { for (auto d : cast<VectorType>($_self).getShape()) if (d == 1) return true; return false; }()", f"{_VECTOR} and any(d == 1 for d in $_self.shape)"),
    ("[](ArrayRef<int64_t> a) { return std::adjacent_find(std::begin(a), std::end(a)) == std::end(a); }(cast<ShapedType>($_self).getShape())", "isa($_self, ShapedType) and all(a != b for a, b in pairwise($_self.shape))"),
    # classes with methods in C++, enums
    ("cast<StructType>($_self).size() == 2", "isa($_self, toy.StructType) and len($_self.elements) == 2"),
    ("cast<StructType>($_self).isSmall(3)", "isa($_self, toy.StructType) and not len($_self.elements) > 3"),
    ("cast<StructType>($_self).getMode() == Mode::Fast", "isa($_self, toy.StructType) and $_self.mode == Mode.Fast"),
    ("cast<StructType>($_self).getMode() == toy::Mode::fast", "'fast' is no case of 'toy::Mode'"),
    # numbers are folded
    ("cast<VectorType>($_self).getRank() == (1 | 2 | 4) - ~0", f"{_VECTOR} and $_self.rank == 8"),
    ("(true ? $_self.isF32() : $_self.isF64())", "isa($_self, Float32Type)"),
]  # fmt: skip

ATTRIBUTES = [
    ("cast<IntegerAttr>($_self).getValue().eq(APInt(32, 3))", "isa($_self, IntegerAttr) and $_self.value == 3"),
    ("cast<IntegerAttr>($_self).getValue().eq(APInt(32, -1))", "isa($_self, IntegerAttr) and $_self.unsigned_value == 4294967295"),
    ("cast<IntegerAttr>($_self).getValue().isStrictlyPositive()", "isa($_self, IntegerAttr) and signed_value($_self) > 0"),
    ("!(cast<IntegerAttr>($_self).getValue().getZExtValue() & (~(0u|1u|4u)))", "isa($_self, IntegerAttr) and $_self.unsigned_value & -6 == 0"),
    ("llvm::is_contained({1, 2}, cast<IntegerAttr>($_self).getInt())", "isa($_self, IntegerAttr) and $_self.value in [1, 2]"),
    ("cast<IntegerAttr>($_self).getUInt() == static_cast<uint64_t>(-1)", "isa($_self, IntegerAttr) and $_self.unsigned_value == 18446744073709551615"),
    ("isa<DenseI64ArrayAttr>($_self)", "isa($_self, DenseArrayAttr) and $_self.element_type == I64"),
    ("llvm::is_sorted(cast<DenseI64ArrayAttr>($_self).asArrayRef())", "isa($_self, DenseArrayAttr) and $_self.element_type == I64 and all(a <= b for a, b in pairwise($_self.values))"),
    ("isa<FunctionType>(cast<TypeAttr>($_self).getValue())", "isa($_self, TypeAttr) and isa($_self.value, FunctionType)"),
    ("cast<StringAttr>($_self).getValue().starts_with(\"a'b\")", "isa($_self, StringAttr) and $_self.value.startswith(\"a'b\")"),
    ("cast<ArrayAttr>($_self).size() >= 2", "isa($_self, ArrayAttr) and len($_self.elements) >= 2"),
    ("llvm::all_of(cast<ArrayAttr>($_self), [](Attribute a) { return a && isa<StringAttr>(a); })", "isa($_self, ArrayAttr) and all(isa(a, StringAttr) for a in $_self.elements)"),
    ("isa<DenseIntElementsAttr>($_self)", "isa($_self, DenseIntOrFPElementsAttr) and isa($_self.type.element_type, IntegerType, IndexType)"),
    ("$_self == $_builder.getBoolAttr(true)", "isa($_self, BoolAttr) and $_self.unsigned_value == 1"),
    ("$_self == ((false) ? $_builder.getUnitAttr() : nullptr)", "False"),
    ("cast<FloatAttr>($_self).getType().isF32()", "isa($_self, FloatAttr) and isa($_self.type, Float32Type)"),
]  # fmt: skip

OPERATIONS = [
    ("$a.getType() == $b.getType() && $b.getType() == $a.getType()", "$a.type == $b.type"),
    ("std::equal_to<>()(getElementTypeOrSelf($a), $b.getType())", "element_type_or_self($a.type) == $b.type"),
    ("$m == nullptr || $m.getType() == $a.getType()", "$m is None or $m.type == $a.type"),
    ("!getM() || getA() == getM()", "$m is None or $a == $m"),
    ("$m.getType().isF32()", "$m is not None and isa($m.type, Float32Type)"),
    ("$vs.getTypes().size() == 2", "len($vs.types) == 2"),
    ("llvm::all_of($vs.getTypes(), [&](Type t) { return t == $a.getType(); })", "all(t == $a.type for t in $vs.types)"),
    ("llvm::equal($vs.getType(), cast<FunctionType>($a.getType()).getInputs())", "isa($a.type, FunctionType) and $vs.types == $a.type.inputs"),
    ("$_op.getNumOperands() > 1 && $_op.getOperand(1).getType() == $_op.getResult(0).getType()", "len($_op.operands) > 1 and $_op.operands[1].type == $_op.results[0].type"),
    ("getN() % 2 == 0", "$n.unsigned_value % 2 == 0"),
    ("getProperties().n.getInt() == 3", "$n.value == 3"),
    ("getFlag()", "$flag is not None"),
    ("getD() == 3", "($d.unsigned_value if $d is not None else 7) == 3"),
    ("isa<VectorType>($s.getType())", "a 'mlir::toy::StructType' is no 'mlir::VectorType' here"),
    ("$s.getType().size() == 2", "isa($s.type, toy.StructType) and len($s.type.elements) == 2"),
    ("getTwice() == 4", "$n.unsigned_value * 2 == 4"),
    ("$r.empty()", "$r.is_empty"),
    ("$a.getType() == VectorType::get({2}, Float32Type::get($_ctxt))", "isa($a.type, VectorType) and $a.type.shape == [2] and $a.type.element_type == F32 and not $a.type.is_scalable"),
    ("$a.getType() == StructType::get($_ctxt, $vs.getTypes(), Mode::slow)", "isa($a.type, toy.StructType) and $a.type.elements == $vs.types and $a.type.mode == Mode.slow"),
    ("VectorType(VectorType::Builder(cast<VectorType>($a.getType())).setDim(cast<VectorType>($a.getType()).getRank() - 1, 4)) == $b.getType()", "isa($a.type, VectorType) and isa($b.type, VectorType) and $b.type.shape == $a.type.shape[:-1] + [4] and $b.type.element_type == $a.type.element_type and $b.type.scalable_dims == $a.type.scalable_dims"),
    ("IntegerType::get($_ctxt, cast<VectorType>($a.getType()).getShape()[0]) == $b.getType()", "isa($a.type, VectorType) and integer_type($a.type.shape[0]) == $b.type"),
]  # fmt: skip

_SYMBOLS = {
    "a": "operand",
    "b": "result",
    "m": "optional operand",
    "vs": "variadic operand",
    "n": "attribute: ::mlir::IntegerAttr",
    "flag": "optional attribute: ::mlir::UnitAttr",
    "r": "region",
    "d": "attribute: ::mlir::IntegerAttr = 7",
    "s": "operand: ::mlir::toy::StructType",
}


@pytest.mark.parametrize(("text", "expected"), TYPES)
def test_of_types(text: str, expected: str):
    assert translated(text) == expected


@pytest.mark.parametrize(("text", "expected"), ATTRIBUTES)
def test_of_attributes(text: str, expected: str):
    assert translated(text, "attribute") == expected
    ConstraintTable().attribute_predicate(expected)


@pytest.mark.parametrize(("text", "expected"), OPERATIONS)
def test_of_operations(text: str, expected: str):
    found = translate_predicate(
        text,
        self_kind="op",
        symbols=_SYMBOLS,
        classes=CLASSES,
        declarations="unsigned getTwice() { return getN() * 2; }",
    )
    assert (found.predicate or found.reason) == expected, found.message


def test_of_regions_and_properties():
    assert translated("llvm::hasNItems($_self, 2)", "region") == "len($_self.blocks) == 2"
    found = translate_predicate(
        "$_self >= 2 && $_self < 7", self_kind="property", self_type="int64_t"
    )
    assert found.predicate == "$_self >= 2 and $_self < 7"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("isFancy($_self)", "the function 'isFancy' is C++ that is not known"),
        ("isa<FancyType>($_self)", "the class 'FancyType' is not known"),
        ("$_self.getFancy()", "'getFancy' of 'mlir::Type' is C++ that is not known"),
        ("$x.getType().isF32()", "'$x' is no operand, result or attribute"),
        ("$_self == 3", "values of types mlir::Type and int are compared"),
        ("$_self.isInteger(4) == nullptr", "a value of type bool is compared with null"),
        ("[&] { int x = 1; x = 2; return x == 2; }()", "expected ';', but got '=' (at character 19)"),
        ("[&] { int x; return true; }()", "the variable 'x' is declared without a value"),
        ("[&] { f(); return true; }()", "a statement changes something"),
        ("[&] { if ($_self.isF32()) return true; }()", "a lambda may end without a result"),
        ("[](Type t) { return true; }()", "a lambda of 1 parameters is given 0"),
        ("1.5 / 2.0 == 1", "a division of floats"),
        ("$_self < $_self", "'<' of values of types mlir::Type and mlir::Type"),
        ("'c' == 3", "a character"),
        ("f(", "expected an expression, but got the end (at character 2)"),
    ],
)  # fmt: skip
def test_what_cannot_be_translated_says_why(text: str, reason: str):
    found = translate_predicate(text, self_kind="type", classes=CLASSES)
    assert (found.predicate, found.reason) == (None, reason)
    assert found.message == f"not translated, {reason}: {text}"


def test_checks_stand_for_as_little_as_possible():
    checks = Checks("toy")
    found = translate_predicate(
        "isa<VectorType>($_self) && !isFancy($_self) && (isFancy($_self) || $_self.isRare(3))",
        self_kind="type",
        classes=CLASSES,
        checks=checks,
    )
    assert found.predicate == (
        "isa($_self, VectorType) and not hook(toy.check_is_fancy, $_self)"
        " and (hook(toy.check_is_fancy, $_self) or hook(toy.check_is_rare, $_self))"
    )
    assert not found.worked
    assert found.reason == (
        "the function 'isFancy' is C++ that is not known; 'isRare' of 'mlir::Type' is C++ that is not known"
    )
    assert checks.cpp_of == {
        "check_is_fancy": "isFancy($_self)",
        "check_is_rare": "$_self.isRare(3)",
    }
    of_operation = translate_predicate(
        "odd($_op)", self_kind="op", symbols={}, classes=CLASSES, checks=checks
    )
    assert of_operation.predicate == "hook(toy.check_odd, $_op)"


@pytest.mark.parametrize(
    ("text", "cpp_type", "expected"),
    [
        ("1", "uint64_t", "1"),
        ("0x1F", "int", "31"),
        ("-1", "int", "-1"),
        ("static_cast<uint64_t>(-1)", "uint64_t", "18446744073709551615"),
        ("false", "bool", "false"),
        ("1.5f", "float", "1.5"),
        ('"a\\"b"', "StringRef", '"a\\"b"'),
        ("{}", "::llvm::ArrayRef<int64_t>", "[]"),
        ("{1, 2}", "::llvm::ArrayRef<int64_t>", "[1, 2]"),
        ("ArrayRef<int64_t>({1})", "::llvm::ArrayRef<int64_t>", "[1]"),
        ("{}", "::mlir::ArrayAttr", "[]"),
        ("{}", "::mlir::DictionaryAttr", '"{}"'),
        ("::mlir::toy::Mode::slow", "::mlir::toy::Mode", "slow"),
        ("Mode::slow|Mode::Fast", "::mlir::toy::Mode", '"slow|Fast"'),
        ("Mode()", "Mode", "slow"),
        ("{}", "Mode", "slow"),
        ("uint32_t()", "uint32_t", "0"),
        ("nullptr", "ArrayAttr", "None"),
        ("DictionaryAttr()", "DictionaryAttr", "None"),
        ("std::nullopt", "std::optional<int64_t>", "None"),
        ("::llvm::SmallVector<Type>()", "::llvm::ArrayRef<Type>", "[]"),
        ("$_builder.getI32Type()", "Type", "I32"),
        ("makeDefault()", "int", None),
        ("Mode::medium", "Mode", None),
        ("1 +", "int", None),
    ],
)
def test_defaults(text: str, cpp_type: str, expected: str | None):
    assert translate_default(text, cpp_type=cpp_type, classes=CLASSES).predicate == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("$_builder.getI32Type()", "i32"),
        ("$_builder.getIntegerType(7)", "i7"),
        ("$_builder.getIntegerType(8, /*isSigned=*/true)", "si8"),
        ("$_builder.getIntegerType(9, false)", "ui9"),
        ("$_builder.getType<::mlir::Float8E4M3FNType>()", "f8E4M3FN"),
        ("$_builder.getIndexType()", "index"),
        ("::mlir::VectorType::get({16} , $_builder.getF16Type() );", "vector<16xf16>"),
        ("RankedTensorType::get({ShapedType::kDynamic, 2}, $_builder.getIndexType())", "tensor<?x2xindex>"),
        ("ComplexType::get($_builder.getF32Type())", None),
        ("$_builder.getType<::mlir::toy::UnitType>()", "!toy.unit"),
        ("StructType::get($_builder.getContext(), {}, Mode::slow)", None),
        ("makeIt()", None),
        ("::mlir::pdl::RangeType::get($_builder.getType<::mlir::pdl::TypeType>())", "!pdl.range<type>"),
    ],
)  # fmt: skip
def test_builder_calls(text: str, expected: str | None):
    found = translate_builder_call(text, classes=CLASSES)
    if expected is None:
        assert found.predicate is None or not found.predicate.startswith("!")
    else:
        assert found.predicate == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("$_self", "$_self"),
        ("cast<ShapedType>($_self).getElementType()", "$_self.element_type"),
        ("getI1SameShape($_self)", "i1_same_shape($_self)"),
        ("cast<FunctionType>($_self).getResults()", "$_self.results"),
        ("VectorType::get({2, 4}, IntegerType::get($_self.getContext(), 8))", "vector_type([2, 4], I8)"),
        ("IntegerType::get($_ctxt, cast<VectorType>($_self).getShape()[0])", "integer_type($_self.shape[0])"),
        ("cast<ShapedType>($_self).clone(IntegerType::get($_ctxt, 1))", "with_element_type($_self, I1)"),
        ("StructType::get($_ctxt, TypeRange{}, Mode::slow)", "toy.StructType.get([], Mode.slow)"),
        ("VectorType::get({4}, $_self, {true})", "scalable_vector_type([4], $_self, [True])"),
        ("VectorType(VectorType::Builder(cast<VectorType>($_self)).dropDim(0))", "scalable_vector_type($_self.shape[1:], $_self.element_type, $_self.scalable_dims[1:])"),
        ("VectorType(VectorType::Builder(cast<VectorType>($_self)).setShape({1}))", "with_shape($_self, [1])"),
        ("cast<VectorType>($_self).cloneWith({}, Float32Type::get($_ctxt))", "with_element_type($_self, F32)"),
        ("cast<VectorType>(cast<ComplexType>($_self).getElementType()).getElementType()", "cast($_self.element_type, VectorType).element_type"),
        ("cast<::mlir::spirv::PointerType>($_self).getPointeeType()", "$_self.pointee_type"),
        ("SmallVector<Type, 2>(3, $_self)", "repeated($_self, 3)"),
        ("makeIt($_self)", None),
    ],
)  # fmt: skip
def test_type_expressions(text: str, expected: str | None):
    assert translate_type_expression(text, classes=CLASSES).predicate == expected


def test_a_class_of_a_record_takes_the_place_of_one_that_only_cpp_had():
    own = CppClass("mlir::spirv::PointerType", "PointerType", "type", ("mlir::Type",))
    text = "isa<::mlir::spirv::PointerType>($_self)"
    before = translate_predicate(text, self_kind="type").predicate
    assert before == "isa($_self, spirv.PointerType)"
    classes = BUILTIN_CLASSES.extended([own])
    after = translate_predicate(text, self_kind="type", classes=classes).predicate
    assert after == "isa($_self, PointerType)"


def test_kinds_of_symbols_are_checked():
    with pytest.raises(ValueError, match="'thing' is no kind of a symbol"):
        translate_predicate("true", self_kind="op", symbols={"x": "thing"})


_CONDITIONS = [text for table in (TYPES, ATTRIBUTES, OPERATIONS) for text, _ in table]


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(_CONDITIONS),
    st.integers(0, 200),
    st.integers(0, 12),
    st.sampled_from(_CONDITIONS),
    st.sampled_from(["type", "attribute", "op", "region", "property"]),
)
def test_broken_conditions_are_answered(text: str, at: int, length: int, other: str, kind: str):
    """A piece taken out, or another condition put in: a predicate that can be read, or a reason."""
    for broken in (text[:at] + text[at + length :], text[:at] + other + text[at:]):
        found = translate_predicate(broken, self_kind=kind, symbols=_SYMBOLS, classes=CLASSES)  # type: ignore[arg-type]
        if found.predicate is None:
            assert found.reason
        else:
            parse_predicate_expression(found.predicate)
        translate_default(broken, cpp_type="int", classes=CLASSES)
        translate_builder_call(broken, classes=CLASSES)
        translate_type_expression(broken, classes=CLASSES)
