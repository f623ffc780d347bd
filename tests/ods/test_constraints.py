"""Constraint expressions: the notation, what each evaluates to, and how wrong ones are refused."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odsgen.ods.model import (
    Arity,
    AttrConstraint,
    AttributeDef,
    AttributeKind,
    DefaultValue,
    EnumCase,
    EnumDef,
    FormatKind,
    InterfaceDef,
    Operand,
    Parameter,
    PropertyArgument,
    PropertyConstraint,
    TypeBuilder,
    TypeConstraint,
    TypeDef,
)
from odsgen.ods.model import (
    predicates as p,
)
from odsgen.ods.resolve.constraints import RESERVED_NAMES, ConstraintTable, kinds_of_operation
from odsgen.spec.constraint_expression import (
    Argument,
    ConstraintExpression,
    ListExpression,
    LiteralExpression,
    NameExpression,
    ParameterExpression,
    parameters_of,
    parse_constraint_expression,
    substitute,
)
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.source import SpecText
from tests.ods.compiled import compiled_predicate


def parsed(text: str) -> ConstraintExpression:
    return parse_constraint_expression(text)


# --- notation -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("F32", "F32"),
        (" Variadic < AnyTypeOf< [ F32 ,I64 ] > > ", "Variadic<AnyTypeOf<[F32, I64]>>"),
        ("ConfinedAttr<I64Attr, [IntMinValue<-1>]>", "ConfinedAttr<I64Attr, [IntMinValue<-1>]>"),
        ("0DTensorOf<[F32]>", "0DTensorOf<[F32]>"),
        ("SingleBlockImplicitTerminator<toy.yield>", "SingleBlockImplicitTerminator<toy.yield>"),
        ("X<0x1F, 0b101, 1.5, 1e3, -2, true, false>", "X<31, 5, 1.5, 1000.0, -2, true, false>"),
        ("Pred<'a \"b\" \\'c\\' \\n'>", 'Pred<"a \\"b\\" \'c\' \\n">'),
        ("Pred<[{ $_self.width > [1][0] }]>", 'Pred<"$_self.width > [1][0]">'),
        ("TensorOf<[F32], summary = 'x'>", 'TensorOf<[F32], summary = "x">'),
        ("Binary<$T, [$U]>", "Binary<$T, [$U]>"),
        ("X<>", "X<>"),
        ("[]", "[]"),
    ],
)
def test_notation(text: str, written: str):
    assert str(parsed(text)) == written
    assert parsed(str(parsed(text))) == parsed(text)


@pytest.mark.parametrize(
    ("text", "offset", "message"),
    [
        ("", 0, "expected a name, a literal or a list, but got the end of the expression"),
        ("X<", 2, "expected a name, a literal or a list, but got the end of the expression"),
        ("X<F32", 5, "expected ',' or '>' after this '<', but got the end of the expression"),
        ("X<[F32>", 6, "expected ',' or ']' after this '[', but got '>'"),
        ("X<1 2>", 4, "expected ',' or '>' after this '<', but got '2'"),
        ("X<1,,2>", 4, "expected a name, a literal or a list, but got ','"),
        ("X> y", 1, "expected the end of the expression, but got '>'"),
        ("X y", 2, "expected the end of the expression, but got 'y'"),
        ("'abc", 0, "this string has no closing quote"),
        ("X<'a\\q'>", 4, "unknown escape '\\q' in a string"),
        ("[{ code", 0, "this code has no closing '}]'"),
        ("X<$>", 3, "expected the name of a parameter after '$'"),
        ("X<ä>", 2, "expected a name, a literal or a list, but got 'ä'"),
        ("X<" * 70, 129, "an expression may nest at most 64 brackets deep"),
        ("X<" + "1" * 200 + ">", 2, "a number may have at most 100 digits"),
    ],
)
def test_notation_that_is_refused(text: str, offset: int, message: str):
    with pytest.raises(ExpressionError) as caught:
        parsed(text)
    assert (caught.value.offset, caught.value.message) == (offset, message)


_NAMES = st.from_regex(r"[A-Za-z_][A-Za-z0-9_]{0,5}(\.[a-z]{1,3})?", fullmatch=True).filter(
    lambda name: name not in ("true", "false")
)
_LITERALS = st.one_of(
    st.integers(-(10**20), 10**20),
    st.booleans(),
    st.text(max_size=8),
    st.floats(allow_nan=False, allow_infinity=False),
).map(LiteralExpression)
_EXPRESSIONS = st.recursive(
    st.one_of(
        _NAMES.map(NameExpression),
        _LITERALS,
        st.from_regex(r"[A-Z][a-z]{0,3}", fullmatch=True).map(ParameterExpression),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda parts: ListExpression(tuple(parts))),
        st.tuples(
            _NAMES,
            st.lists(
                st.tuples(inner, st.none() | st.from_regex(r"[a-z]{1,4}", fullmatch=True)),
                max_size=3,
            ),
        ).map(
            lambda parts: NameExpression(
                parts[0], tuple(Argument(value, name) for value, name in parts[1])
            )
        ),
    ),
    max_leaves=12,
)


@settings(max_examples=1000)
@given(_EXPRESSIONS)
def test_what_is_written_is_read_back(expression: ConstraintExpression):
    assert parsed(str(expression)) == expression


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text: str):
    try:
        parsed(text)
    except ExpressionError as error:
        assert 0 <= error.offset <= len(text)


def test_substitution_of_parameters():
    expression = parsed("Variadic<AnyTypeOf<[$T, I64, $U]>>")
    assert [parameter.name for parameter in parameters_of(expression)] == ["T", "U"]
    assert str(substitute(expression, {"T": parsed("TensorOf<[F32]>")})) == (
        "Variadic<AnyTypeOf<[TensorOf<[F32]>, I64, $U]>>"
    )


# --- refusals -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "offset", "message", "hint"),
    [
        ("I33", 0, "there is no constraint 'I33'", "did you mean 'I32'?"),
        ("AnyTypeOf<[F32, F65]>", 16, "there is no constraint 'F65'", "did you mean 'F64'?"),
        ("CPred<'x'>", 0, "CPred holds C++", "write Pred<'…'> with a predicate, e.g. Pred<'$_self.width > 8'>"),
        ("TensorOf", 0, "'TensorOf' needs 1 to 3 arguments", None),
        ("TensorOf<>", 0, "'TensorOf' takes 1 to 3 arguments, but got 0", None),
        ("I<8, 9>", 5, "'I' takes 1 argument, but got 2", "write I<int width>"),
        ("F32<1>", 4, "'F32' takes no arguments, but got 1", None),
        ("TensorOf<F32>", 9, "'TensorOf' takes a list of type constraints as 'types', but got 'F32'", "write it in brackets: [F32]"),
        ("I<'8'>", 2, "'I' takes an integer as 'width', but got a string", None),
        ("I<true>", 2, "'I' takes an integer as 'width', but got a truth value", None),
        ("Variadic<StrAttr>", 9, "'Variadic' takes a type constraint as 'type', but got 'StrAttr', which is an attribute constraint", None),
        ("Variadic<Variadic<F32>>", 9, "'Variadic' takes a type constraint as 'type', but got 'Variadic<F32>', which is a variadic type constraint", None),
        ("OptionalAttr<F32>", 13, "'OptionalAttr' takes an attribute constraint as 'attr', but got 'F32', which is a type constraint", None),
        ("OptionalAttr<IntNonNegative>", 13, "'OptionalAttr' takes an attribute constraint as 'attr', but got 'IntNonNegative', which is a confinement of attributes", None),
        ("TensorOf<[F32], sumary = 'x'>", 25, "'TensorOf' has no parameter 'sumary'", "did you mean 'summary'?"),
        ("TensorOf<[F32], types = [F64]>", 24, "the parameter 'types' is given twice", None),
        ("DefaultValuedAttr<I8Attr, 300>", 26, "300 does not fit: -128 to 255 do", None),
        ("DefaultValuedAttr<UI8Attr, -1>", 27, "-1 does not fit: 0 to 255 do", None),
        ("DefaultValuedAttr<SI8Attr, 200>", 27, "200 does not fit: -128 to 127 do", None),
        ("DefaultValuedAttr<I8Attr, 'many'>", 26, "expected an integer as the default, but got \"many\"", None),
        ("DefaultValuedAttr<BoolAttr, 1>", 28, "expected true or false as the default, but got 1", None),
        ("DefaultValuedAttr<DictionaryAttr, 5>", 34, "a default for dictionary of named attribute values is written as the attribute's text", None),
        ("DefaultValuedAttr<DenseI8ArrayAttr, [1, 999]>", 40, "999 does not fit: -128 to 255 do", None),
        ("IntProp<'in64_t'>", 0, "'IntProp' cannot store 'in64_t'", "did you mean 'int64_t'?"),
        ("F<33>", 0, "there is no float of 33 bits", "F<…> takes 16, 32, 64, 80, 128"),
        ("AllOf<[AnyInteger, StrAttr]>", 0, "'AllOf' takes types or attributes, not both", None),
        ("AllOf<[AnyInteger, Pred<'$_self.widht > 2'>]>", 32, "a value of kind IntegerType has no 'widht'", "did you mean 'width'?"),
        ("ConfinedType<AnyTensor, ['$_self.rnk == 2']>", 33, "a value of kind TensorType has no 'rnk'", "did you mean 'rank'?"),
        ("MemRead<DefaultResource, 'x'>", 25, "'MemRead' takes an integer as 'stage', but got a string", None),
    ],
)  # fmt: skip
def test_refused_with_its_place(text: str, offset: int, message: str, hint: str | None):
    with pytest.raises(ExpressionError) as caught:
        ConstraintTable().evaluate(parsed(SpecText.of(text)))
    error = caught.value
    place = error.place
    assert place is not None
    assert (place.column - 1, error.message) == (offset, message)
    if hint is not None:
        assert error.hint == hint


@pytest.mark.parametrize(
    ("method", "text", "message"),
    [
        ("argument", "SizedRegion<1>", "expected a type constraint, an attribute constraint or a property, but 'SizedRegion<1>' is a region constraint"),
        ("argument", "IntNonNegative", "'IntNonNegative' confines attributes but is none itself"),
        ("argument", "[F32]", "expected a type constraint, an attribute constraint or a property, but '[F32]' is a list"),
        ("result", "StrAttr", "expected a type constraint, but 'StrAttr' is an attribute constraint"),
        (
            "result",
            "VariadicOfVariadic<F32, s>",
            "'VariadicOfVariadic' results are currently not supported",
        ),
        ("region", "F32", "expected a region constraint, but 'F32' is a type constraint"),
        ("successor", "AnyRegion", "expected a successor constraint, but 'AnyRegion' is a region constraint"),
        ("effect", "F32", "expected a memory effect, but 'F32' is a type constraint"),
        ("type_constraint", "Variadic<F32>", "expected a type constraint, but 'Variadic<F32>' is a variadic type constraint"),
        ("attr_constraint", "F32", "expected an attribute constraint, but 'F32' is a type constraint"),
        ("property_constraint", "StrAttr", "expected a property, but 'StrAttr' is an attribute constraint"),
    ],
)  # fmt: skip
def test_a_constraint_in_the_wrong_place(method: str, text: str, message: str):
    with pytest.raises(ExpressionError) as caught:
        getattr(ConstraintTable(), method)(parsed(text))
    assert caught.value.message == message


# --- evaluation ---------------------------------------------------------------------------------------------------------


def test_arguments_of_operations():
    scope = ConstraintTable()

    def argument(text: str):
        return scope.argument(parsed(text))

    operand = argument("Variadic<AnyTypeOf<[F32, I64]>>")
    assert isinstance(operand.constraint, TypeConstraint)
    assert operand.arity is Arity.VARIADIC
    assert operand.constraint.summary == "32-bit float or 64-bit signless integer"
    nested = argument("VariadicOfVariadic<AnyType, sizes>")
    assert (nested.arity, nested.segment_attribute) == (Arity.VARIADIC_OF_VARIADIC, "sizes")
    assert argument("Optional<I32>").arity is Arity.OPTIONAL
    described = argument('Arg<AnyMemRef, "where to", [MemWrite, MemReadAt<1, FullEffect>]>')
    assert described.summary == "where to"
    assert [(e.effect, e.stage, e.on_full_region) for e in described.effects] == [
        ("Write", 0, False),
        ("Read", 1, True),
    ]
    assert argument("MemRefOf<[F32]>").constraint == scope.type_constraint(
        parsed("MemRefOf<[F32]>")
    )
    attribute = argument("OptionalAttr<StrAttr>")
    assert isinstance(attribute.constraint, AttrConstraint)
    assert attribute.optional and attribute.default is None
    assert argument("UnitAttr").optional
    prop = argument("DefaultValuedProp<StringProp, 'x'>")
    assert isinstance(prop.constraint, PropertyConstraint)
    assert prop.default == DefaultValue("x", '"x"')
    assert scope.region(parsed("VariadicRegion<SizedRegion<2>>"))[1]
    assert scope.successor(parsed("AnySuccessor"))[0].summary == "any successor"


@pytest.mark.parametrize(
    ("text", "kind", "python_class", "accessor", "value_type"),
    [
        ("I32Attr", AttributeKind.INTEGER, "IntegerAttr", "int", TypeBuilder("IntegerType", (32,))),
        ("I1Attr", AttributeKind.BOOL, "IntegerAttr", "bool", TypeBuilder("IntegerType", (1,))),
        ("BoolAttr", AttributeKind.BOOL, "BoolAttr", "bool", TypeBuilder("IntegerType", (1,))),
        ("AnyI32Attr", AttributeKind.INTEGER, "IntegerAttr", "int", None),
        ("UI8Attr", AttributeKind.INTEGER, "IntegerAttr", "int", TypeBuilder("IntegerType", (8, p.Signedness.UNSIGNED))),
        ("F64Attr", AttributeKind.FLOAT, "FloatAttr", "float", TypeBuilder("Float64Type")),
        ("StrAttr", AttributeKind.STRING, "StringAttr", "str", TypeBuilder("NoneType")),
        ("SymbolNameAttr", AttributeKind.SYMBOL_NAME, "StringAttr", "str", TypeBuilder("NoneType")),
        ("TypeAttrOf<FunctionType>", AttributeKind.TYPE, "TypeAttr", "FunctionType", TypeBuilder("NoneType")),
        ("DenseI64ArrayAttr", AttributeKind.DENSE_ARRAY, "DenseArrayAttr", "tuple[int, ...]", None),
        ("TypedAttrInterface", AttributeKind.ATTRIBUTE, "TypedAttr", "TypedAttr", None),
        ("FlatSymbolRefAttr", AttributeKind.STRING, "FlatSymbolRefAttr", "str", TypeBuilder("NoneType")),
        ("ConfinedAttr<I64Attr, [IntMinValue<0>]>", AttributeKind.INTEGER, "IntegerAttr", "int", TypeBuilder("IntegerType", (64,))),
    ],
)  # fmt: skip
def test_how_attributes_are_seen(
    text: str, kind: AttributeKind, python_class: str, accessor: str, value_type: TypeBuilder | None
):
    constraint = ConstraintTable().attr_constraint(parsed(text))
    assert (constraint.kind, constraint.python_class) == (kind, python_class)
    assert (constraint.accessor_type, constraint.value_type) == (accessor, value_type)


def test_arrays_know_their_elements():
    scope = ConstraintTable()
    array = scope.attr_constraint(parsed("TypedArrayAttrBase<I32Attr, 'numbers'>"))
    assert array.kind is AttributeKind.ARRAY
    assert array.element is not None and array.element.name == "I32Attr"
    dense = scope.attr_constraint(parsed("DenseF32ArrayAttr"))
    assert dense.element_type == TypeBuilder("Float32Type")


@pytest.mark.parametrize(
    ("text", "builder"),
    [
        ("I<24>", TypeBuilder("IntegerType", (24,))),
        ("SI32", TypeBuilder("IntegerType", (32, p.Signedness.SIGNED))),
        ("Complex<F32>", TypeBuilder("ComplexType", (TypeBuilder("Float32Type"),))),
        ("Complex<AnyFloat>", None),
        ("TypeAlias<Index, 'x'>", TypeBuilder("IndexType")),
        ("AnyTypeOf<[I32]>", None),
        ("OpaqueType<'a', 'b', 'c'>", TypeBuilder("OpaqueType", ("a", "b"))),
    ],
)
def test_what_can_be_built(text: str, builder: TypeBuilder | None):
    assert ConstraintTable().type_constraint(parsed(text)).builder == builder


@pytest.mark.parametrize(
    ("text", "value", "written"),
    [
        ("DefaultValuedAttr<I64Attr, 5>", 5, "5"),
        ("DefaultValuedAttr<I64Attr, '0x10'>", 16, "16"),
        ("DefaultValuedAttr<BoolAttr, 'true'>", True, "true"),
        ("DefaultValuedAttr<F32Attr, 1>", 1.0, "1.0"),
        ("DefaultValuedStrAttr<StrAttr, 'x y'>", "x y", '"x y"'),
        ("DefaultValuedAttr<StrAttr, '\"x\"'>", "x", '"x"'),
        ("DefaultValuedAttr<DenseI64ArrayAttr, [1, 2]>", (1, 2), "[1, 2]"),
        ("DefaultValuedAttr<DenseI64ArrayAttr, '{}'>", (), "[]"),
        ("DefaultValuedAttr<StrArrayAttr, ['a', b]>", ("a", "b"), '["a", "b"]'),
        ("DefaultValuedAttr<DictionaryAttr, '{a = 1}'>", None, "{a = 1}"),
        ("DefaultValuedAttr<TypeAttrOf<AnyInteger>, I32>", TypeBuilder("IntegerType", (32,)), ""),
        ("DefaultValuedProp<ArrayProp<I64Prop>, [1, 2]>", (1, 2), "[1, 2]"),
        ("DefaultValuedProp<OptionalProp<I64Prop, false>, 5>", 5, "5"),
        ("OptionalProp<I64Prop>", None, "none"),
        ("UnitProp", False, "false"),
    ],
)
def test_defaults(text: str, value: object, written: str):
    assert ConstraintTable().argument(parsed(text)).default == DefaultValue(value, written)


# --- definitions of a dialect -------------------------------------------------------------------------------------------

MODE = EnumDef(
    "Mode",
    "",
    32,
    False,
    False,
    (EnumCase("Fast", "FAST", 0, "fast"), EnumCase("Slow", "SLOW", 3, "slow")),
    constraint_summary="allowed 32-bit signless integer cases: 0, 3",
)
FLAGS = EnumDef(
    "Flags",
    "some flags",
    8,
    False,
    True,
    (EnumCase("A", "A", 1, "a"), EnumCase("B", "B", 2, "b")),
    separator=", ",
)


def _type(name: str, *parameters: Parameter) -> TypeDef:
    return TypeDef(name, "m", "h", "a box", "", parameters, FormatKind.NONE, None)


def test_types_and_attributes_of_the_dialect():
    scope = ConstraintTable()
    scope.define_type(_type("UnitType"))
    scope.define_type(_type("BoxType", Parameter("sizeHint", "size_hint", "integer", "int")))
    unit = scope.type_constraint(parsed("UnitType"))
    assert unit.builder == TypeBuilder("UnitType") and unit.summary == "a box"
    box = scope.type_constraint(parsed("AllOf<[BoxType, Pred<'$_self.size_hint > 2'>]>"))
    assert (box.python_type, box.builder) == ("BoxType", None)
    with pytest.raises(ExpressionError, match="has no 'width'"):
        scope.type_constraint(parsed("AllOf<[BoxType, Pred<'$_self.width > 2'>]>"))
    either = scope.type_constraint(parsed("AnyTypeOf<[BoxType, UnitType]>"))
    assert either.predicate == p.Or(
        (p.IsA(("BoxType",)), p.IsA(("UnitType",)))
    ) or either.predicate == p.IsA(("BoxType", "UnitType"))


def test_enums_as_attributes_and_properties():
    scope = ConstraintTable()
    scope.define_enum(MODE)
    scope.define_enum(FLAGS)
    attribute = AttributeDef(
        "ModeAttr", "mode", "mode_attr", "", "", (), FormatKind.NONE, None, enum=MODE
    )
    scope.define_attribute(attribute)
    plain = scope.argument(parsed("Mode")).constraint
    assert isinstance(plain, AttrConstraint)
    assert plain.summary == "allowed 32-bit signless integer cases: 0, 3"
    assert (plain.kind, plain.python_class) == (AttributeKind.ENUM, "IntegerAttr")
    wrapped = scope.argument(parsed("DefaultValuedAttr<ModeAttr, slow>"))
    assert wrapped.default == DefaultValue("Slow", "slow")
    assert isinstance(wrapped.constraint, AttrConstraint)
    assert wrapped.constraint.attribute_def is attribute and wrapped.constraint.enum is MODE
    bits = scope.argument(parsed("DefaultValuedAttr<Flags, 'a|B'>"))
    assert bits.default == DefaultValue("A,B", "a, b")
    prop = scope.argument(parsed("DefaultValuedProp<EnumProp<Mode>, Fast>"))
    assert prop.default == DefaultValue("Fast", "fast")
    with pytest.raises(ExpressionError) as caught:
        scope.argument(parsed("DefaultValuedAttr<ModeAttr, slwo>"))
    assert caught.value.message == "failed to find enum-case 'slwo'"
    constant = scope.evaluate(parsed("ConstantEnumCase<ModeAttr, slow>"))
    assert "constant attribute" in repr(constant)


def test_named_constraints_in_any_order_and_their_cycles():
    scope = ConstraintTable()
    scope.declare("Small", parsed("AnyTypeOf<[Tiny, I8]>"), "small integer")
    scope.declare("Tiny", parsed("I1"))
    scope.declare("A", parsed("AnyTypeOf<[B]>"))
    scope.declare("B", parsed("A"))
    small = scope.type_constraint(parsed("Small"))
    assert (small.name, small.summary) == ("Small", "small integer")
    assert (
        scope.type_constraint(parsed("TensorOf<[Small]>")).summary
        == "tensor of small integer values"
    )
    assert scope.type_constraint(parsed("Tiny")).builder == TypeBuilder("IntegerType", (1,))
    with pytest.raises(ExpressionError, match="the constraint 'A' is defined by itself: A → B → A"):
        scope.evaluate(parsed("A"))
    assert scope.knows("Small") and scope.knows("I32") and not scope.knows("Smal")
    with pytest.raises(ExpressionError) as caught:
        scope.evaluate(parsed("Smal"))
    assert caught.value.hint == "did you mean 'Small'?"


def test_interfaces_as_constraints():
    scope = ConstraintTable()
    scope.define_interface(InterfaceDef("Sized", "type", "", ()))
    constraint = scope.type_constraint(parsed("Sized"))
    assert constraint.summary == "Sized instance"
    assert constraint.predicate == p.HasInterface("Sized")


def test_deep_definitions_are_refused():
    scope = ConstraintTable()
    for number in range(300):
        scope.declare(f"C{number}", parsed(f"C{number + 1}"))
    scope.declare("C300", parsed("I1"))
    with pytest.raises(ExpressionError, match="more than 100 deep"):
        scope.evaluate(parsed("C0"))


def test_what_the_operation_offers_to_predicates():
    scope = ConstraintTable()
    constraint = scope.type_constraint(parsed("FunctionType"))
    operands = (
        Operand("callee", "callee", constraint, Arity.REQUIRED, 0),
        Operand("maybe", "maybe", constraint, Arity.OPTIONAL, 1),
        Operand("inputs", "inputs", constraint, Arity.VARIADIC, 2),
    )
    kinds = kinds_of_operation(operands, ())
    assert {name: str(of) for name, of in kinds.items()} == {
        "callee": "Value[FunctionType]",
        "maybe": "Value[FunctionType] or None",
        "inputs": "tuple[Value]",
    }


def test_the_reserved_names():
    assert {
        "I32",
        "TensorOf",
        "AnyTypeOf",
        "Variadic",
        "StrAttr",
        "I64Prop",
        "AnyRegion",
    } <= RESERVED_NAMES


@pytest.mark.parametrize(
    ("text", "of"),
    [
        ("I64Prop", "int"),
        ("OptionalProp<OptionalProp<I64Prop>>", "int or None"),
        ("ArrayProp<OptionalProp<StringProp>>", "tuple[str or None]"),
        ("OptionalProp<ArrayProp<ArrayProp<I32Prop>>>", "tuple[tuple[int]] or None"),
        ("EnumProp<other.Mode>", "other.Mode"),
    ],
)
def test_the_kinds_of_properties_in_predicates(text: str, of: str):
    scope = ConstraintTable()
    scope.define_enum(replace(MODE, name="other.Mode"), "other.Mode")
    found = scope.argument(parsed(text))
    assert isinstance(found.constraint, PropertyConstraint)
    argument = PropertyArgument("p", "p", found.constraint)
    assert str(kinds_of_operation((argument,), ())["p"]) == of


def test_confined_properties():
    scope = ConstraintTable()
    confined = scope.property_constraint(
        parsed(
            "ConfinedProp<ArrayProp<I64Prop>, Pred<'all(v >= 0 for v in $_self) and len($_self) < 3'>, 'small'>"
        )
    )
    test = compiled_predicate(confined.predicate)
    assert confined.summary == "small"
    assert [test(value) for value in ((), (1, 2), (1, -2), (1, 2, 3))] == [True, True, False, False]
    optional = scope.property_constraint(
        parsed("OptionalProp<ConfinedProp<I64Prop, Pred<'$_self > 2'>>>")
    )
    test = compiled_predicate(optional.predicate)
    assert [test(value) for value in (None, 3, 1)] == [True, True, False]
    array = scope.property_constraint(
        parsed("ArrayProp<ConfinedProp<I64Prop, Pred<'$_self > 2'>>>")
    )
    test = compiled_predicate(array.predicate)
    assert [test(value) for value in ((), (3, 4), (3, 1))] == [True, True, False]
