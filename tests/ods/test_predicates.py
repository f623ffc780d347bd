"""The language of predicates: what it refuses, what it means, and that nothing in it can fail when it runs."""

from __future__ import annotations

import ast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odsgen.codegen.imports import Imports
from odsgen.codegen.predicates import FUNCTION_MODULES
from odsgen.ods.library.kinds import TYPE, VALUE, VALUES, Kind, kind
from odsgen.ods.library.runtime_names import RUNTIME_MODULES
from odsgen.ods.model import predicates as p
from odsgen.ods.resolve.constraints import ConstraintTable
from odsgen.runtime import Context
from odsgen.runtime.base.attribute import Type
from odsgen.runtime.parser import Parser
from odsgen.runtime.support.source import SourceFile
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.predicate_expression import parse_predicate_expression
from odsgen.spec.source import SpecText
from tests.ods.compiled import compiled_predicate
from tests.predicate_code import expression_source, predicate_source

CONTEXT = Context(allow_unregistered=True)

TYPE_TEXTS = """
i1 i8 i32 si8 ui16 index f32 f64 bf16 f80 tf32 none complex<f32> complex<i8>
tensor<f32> tensor<4xf32> tensor<?x4xi1> tensor<*xf32> tensor<0xi32> tensor<2x3xindex>
vector<4xf32> vector<[4]xi1> vector<2x[4]xi8> vector<f32>
memref<4xf32> memref<?x4xi32> memref<*xf32> memref<4x4xf32,strided<[4,1]>>
memref<4xf32,affine_map<(d0)->(d0*2)>> memref<4xf32,affine_map<(d0)->(d0,d0)>>
tuple<> tuple<i32,f32> tuple<i32,tuple<f32,i1>> (i32)->f32 ()->() !unknown.type<x>
""".split()


def parse_type(text: str) -> Type:
    return Parser(SourceFile(text, "t"), CONTEXT).parse_type()


TYPES = [parse_type(text) for text in TYPE_TEXTS]


def accepted(predicate_text: str) -> list[str]:
    """The types of the list that satisfy a predicate, as they are written above."""
    test = compiled_predicate(ConstraintTable().type_predicate(predicate_text))
    return [text for text, type in zip(TYPE_TEXTS, TYPES, strict=True) if test(type)]


# --- meaning ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("predicate", "expected"),
    [
        ("False", ""),
        ("isa($_self, IntegerType) and $_self.width % 2 == 0", "i8 i32 si8 ui16"),
        ("isa($_self, IntegerType) and $_self.signedness == Signedness.UNSIGNED", "ui16"),
        ("isa($_self, IntegerType) and not $_self.is_signless", "si8 ui16"),
        ("$_self == F32 or $_self == Index", "index f32"),
        ("isa($_self, FloatType) and $_self.WIDTH > 32", "f64 f80"),
        (
            "isa($_self, ShapedType) and $_self.rank == 2",
            "tensor<?x4xi1> tensor<2x3xindex> vector<2x[4]xi8> memref<?x4xi32> memref<4x4xf32,strided<[4,1]>>",
        ),
        ("isa($_self, TensorType) and $_self.shape[0] == 4", "tensor<4xf32>"),
        (
            "isa($_self, TensorType) and not $_self.shape[0] == 4",
            "tensor<f32> tensor<?x4xi1> tensor<*xf32> tensor<0xi32> tensor<2x3xindex>",
        ),
        (
            "isa($_self, TensorType) and $_self.shape[-1] in (3, 4)",
            "tensor<4xf32> tensor<?x4xi1> tensor<2x3xindex>",
        ),
        ("isa($_self, TensorType) and $_self.num_elements == 6", "tensor<2x3xindex>"),
        ("isa($_self, TensorType) and $_self.shape == (4,)", "tensor<4xf32>"),
        ("isa($_self, ShapedType) and 0 in $_self.shape", "tensor<0xi32>"),
        (
            "isa($_self, VectorType) and any(d for d in $_self.scalable_dims)",
            "vector<[4]xi1> vector<2x[4]xi8>",
        ),
        (
            "isa($_self, TupleType) and len($_self.types) == 2",
            "tuple<i32,f32> tuple<i32,tuple<f32,i1>>",
        ),
        ("isa($_self, TupleType) and all(isa(t, IntegerType) for t in $_self.types)", "tuple<>"),
        (
            "isa($_self, TupleType) and any(isa(t, FloatType) for t in $_self.flattened_types())",
            "tuple<i32,f32> tuple<i32,tuple<f32,i1>>",
        ),
        (
            "isa($_self, TupleType) and any(t.width > 8 for t in $_self.types if isa(t, IntegerType))",
            "tuple<i32,f32> tuple<i32,tuple<f32,i1>>",
        ),
        (
            "isa($_self, FunctionType) and len($_self.inputs) + len($_self.results) > 1",
            "(i32)->f32",
        ),
        ("satisfies($_self, TensorOf<[F32]>)", "tensor<f32> tensor<4xf32> tensor<*xf32>"),
        (
            "isa($_self, ShapedType) and satisfies($_self.element_type, AnyI<1>)",
            "tensor<?x4xi1> vector<[4]xi1>",
        ),
        (
            "has_trait($_self, ValueSemantics) and isa($_self, VectorType)",
            "vector<4xf32> vector<[4]xi1> vector<2x[4]xi8> vector<f32>",
        ),
        (
            "has_interface($_self, VectorElementTypeInterface) and not isa($_self, FloatType)",
            "i1 i8 i32 si8 ui16 index",
        ),
        ("element_type_or_self($_self) == I1", "i1 tensor<?x4xi1> vector<[4]xi1>"),
        (
            "rank_of($_self) == 2",
            "tensor<?x4xi1> tensor<2x3xindex> vector<2x[4]xi8> memref<?x4xi32> memref<4x4xf32,strided<[4,1]>>",
        ),
        (
            "isa($_self, ShapedType) and sum($_self.shape) > 5",
            "vector<2x[4]xi8> memref<4x4xf32,strided<[4,1]>>",
        ),
        ("isa($_self, ShapedType) and max($_self.shape) == 3", "tensor<2x3xindex>"),
        (
            "isa($_self, ShapedType) and distinct($_self.shape) == 2",
            "tensor<?x4xi1> tensor<2x3xindex> vector<2x[4]xi8> memref<?x4xi32>",
        ),
        (
            "isa($_self, ShapedType) and any(a < b for a, b in pairwise($_self.shape))",
            "tensor<?x4xi1> tensor<2x3xindex> vector<2x[4]xi8> memref<?x4xi32>",
        ),
        (
            "isa($_self, ShapedType) and any(i == 1 and d == 3 for i, d in enumerate($_self.shape))",
            "tensor<2x3xindex>",
        ),
        (
            "isa($_self, FunctionType) and all(a == b for a, b in zip($_self.inputs, $_self.results))",
            "()->()",
        ),
        ("isa($_self, OpaqueType) and $_self.dialect.startswith('un')", "!unknown.type<x>"),
        (
            "is_strided($_self)",
            "memref<4xf32> memref<?x4xi32> memref<4x4xf32,strided<[4,1]>> memref<4xf32,affine_map<(d0)->(d0*2)>>",
        ),
        (
            "isa($_self, MemRefType) and $_self.layout is not None and isa($_self.layout, StridedLayoutAttr)",
            "memref<4x4xf32,strided<[4,1]>>",
        ),
        ("isa($_self, IntegerType) and (1 if $_self.is_signless else 2) == 2", "si8 ui16"),
        (
            "isa($_self, IntegerType) and $_self.width & ($_self.width - 1) == 0 and $_self.width >> 4 != 0",
            "i32 ui16",
        ),
        ("isa($_self, IntegerType) and -$_self.width <= -16", "i32 ui16"),
        ("($_self.num_elements if isa($_self, TensorType) else 1) == 6", "tensor<2x3xindex>"),
        ("isa($_self, IntegerType) and 8 <= $_self.width < 32", "i8 si8 ui16"),
        ("isa($_self, IntegerType) and 48 % $_self.width == 0", "i1 i8 si8 ui16"),
        ("isa($_self, ShapedType) and 6 // $_self.rank == 3", "tensor<?x4xi1> tensor<2x3xindex> vector<2x[4]xi8> memref<?x4xi32> memref<4x4xf32,strided<[4,1]>>"),
        ("isa($_self, TensorType) and $_self.shape[:-1] == [2]", "tensor<2x3xindex>"),
        ("isa($_self, TensorType) and $_self.shape[1:] == (4,)", "tensor<?x4xi1>"),
        ("isa($_self, TensorType) and $_self.shape[5:] == [] and $_self.shape[:1] + [3] == $_self.shape", "tensor<2x3xindex>"),
        ("isa($_self, ShapedType) and DYNAMIC in $_self.shape", "tensor<?x4xi1> memref<?x4xi32>"),
        ("bit_width($_self) > 32", "f64 f80"),
        ("bit_width($_self) > 32 or bit_width($_self) <= 32", "i1 i8 i32 si8 ui16 f32 f64 bf16 f80 tf32"),
        ("$_self == integer_type(4 * 8)", "i32"),
        ("$_self == integer_type(-1) or $_self == integer_type(1 << 30)", ""),
        ("$_self == vector_type([4], F32)", "vector<4xf32>"),
        ("$_self == vector_type([-4], F32)", ""),
        ("$_self == scalable_vector_type([4], I1, [True])", "vector<[4]xi1>"),
        ("with_shape($_self, [4]) == $_self", "tensor<4xf32> vector<4xf32> vector<[4]xi1> memref<4xf32> memref<4xf32,affine_map<(d0)->(d0*2)>> memref<4xf32,affine_map<(d0)->(d0,d0)>>"),
        ("with_scaled_elements($_self, 2) == vector_type([4], F64)", "vector<4xf32>"),
        ("$_self == VectorType.get([4], F32)", "vector<4xf32>"),
        ("$_self == VectorType.get([4])", ""),
        ("$_self == ComplexType.get(F32) or $_self == ComplexType.get(Index)", "complex<f32>"),
        ("isa($_self, TupleType) and $_self.types == repeated(I32, 2)", ""),
        ("isa($_self, FunctionType) and $_self.inputs == repeated(I32, len($_self.results))", "(i32)->f32 ()->()"),
        ("cast($_self, TensorType).rank == 1", "tensor<4xf32> tensor<0xi32>"),
        ("isa($_self, OpaqueType) and $_self.data[:4] == 'type' and $_self.data + '!' == 'type<x>!'", "!unknown.type<x>"),
        ("type_at('i3x') == $_self or type_at('') == $_self or type_at('!') == $_self", ""),
        ("type_at('tuple<i32, f32> and more') == $_self", "tuple<i32,f32>"),
        ("first_number('no digits') == 1 or first_number('x12y3') == bit_width($_self) - 20", "i32 f32"),
    ],
)  # fmt: skip
def test_what_satisfies_a_predicate(predicate: str, expected: str):
    assert accepted(predicate) == expected.split()


# --- refusals -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "offset", "message", "hint"),
    [
        ("", 0, "expected a value, but got the end of the predicate", None),
        ("$_self.", 7, "expected a name after '.', but got the end of the predicate", None),
        ("(True", 5, "expected ')', but got the end of the predicate", None),
        ("True)", 4, "expected the end of the predicate, but got ')'", None),
        ("True && False", 5, "unexpected '&&'", "write 'and' instead of '&&'"),
        ("!True", 0, "expected a value, but got '!'", "write 'not' instead of '!'"),
        ("'abc", 0, "this string has no closing quote", None),
        ("'\\q'", 1, "unknown escape '\\q' in a string", None),
        ("1 ** 2 == 1", 2, "'**' is not an operator of predicates", None),
        ("$", 0, "unexpected character '$'", None),
        ("all(True for not in $_self)", 13, "expected a name for an element, but got 'not'", None),
        ("1" * 101 + " == 1", 0, "a number may have at most 100 digits", None),
        ("(" * 70, 64, "a predicate may nest at most 64 deep", None),
        ("not " * 70 + "True", 256, "a predicate may nest at most 64 deep", None),
        ("1", 0, "expected a truth value, but this is of kind int", "compare it with what it should be"),
        ("$_self.width == 1", 7, "a value of kind Type has no 'width'", "IntegerType has it: test isa(…, IntegerType) first, to the left of 'and'"),
        ("isa($_self, IntegerType) or $_self.width == 1", 35, "a value of kind Type has no 'width'", "IntegerType has it: test isa(…, IntegerType) first, to the left of 'and'"),
        ("isa($_self, IntegerType) and $_self.witdh == 1", 36, "a value of kind IntegerType has no 'witdh'", "did you mean 'width'?"),
        ("$_self.__class__ == 1", 7, "a value of kind Type has no '__class__'", None),
        ("isa($_self, IntegerType) and $_self.get(1)", 36, "a value of kind IntegerType has no 'get'", None),
        ("isa($_self, IntegerTyp)", 12, "there is no class 'IntegerTyp'", "did you mean 'IntegerType'?"),
        ("isa($_self, F32)", 12, "there is no class 'F32'", "'F32' is a constraint: write satisfies(…, F32)"),
        ("isa($_self, IntegerAttr)", 12, "a value of kind Type is never of class IntegerAttr", None),
        ("isa($_self)", 0, "isa takes a value and one or more classes", None),
        ("exec('1')", 0, "there is no function 'exec'", None),
        ("__import__('os')", 0, "there is no function '__import__'", None),
        ("lenn($_self)", 0, "there is no function 'lenn'", "did you mean 'len'?"),
        ("len($_self) == 1", 4, "expected a sequence, but this is of kind Type", None),
        ("self == 1", 0, "there is no name 'self' here", "did you mean '$_self'?"),
        ("$other == 1", 0, "'$other' means nothing here", "there is $_self"),
        ("$_op.name == 'x'", 0, "'$_op' means nothing here", None),
        ("$_self == 'x'", 10, "values of kinds Type and str are never equal", None),
        ("$_self is None", 10, "values of kinds Type and None are never equal", None),
        ("$_self < I32", 9, "'<' cannot compare values of kinds Type and IntegerType", None),
        ("1 // 0 == 1", 5, "the right side of '//' must be a number that is not zero", None),
        ("[1] + ['a'] == [1]", 0, "sequences of kinds tuple[int] and tuple[str] cannot be joined", None),
        ("isa($_self, TupleType) and $_self.types[True:] == []", 40, "expected a number, but this is of kind bool", None),
        ("$_self[1:] == []", 6, "expected a sequence, but this is of kind Type", None),
        ("isa($_self, foo.Bar)", 16, "there is no class 'foo.Bar'", None),
        ("isa($_self, 3)", 12, "expected the name of a class of types or attributes", None),
        ("cast($_self, StringAttr).value == 'a'", 13, "a value of kind Type is never of this class", None),
        ("cast($_self) == F32", 0, "'cast' takes a value and a class, but got 1", None),
        ("$_self == foo.Bar.get(1)", 10, "there is no name 'foo' here", None),
        ("repeated(1) == [1]", 0, "'repeated' takes 2 arguments, but got 1", None),
        ("hook()", 0, "'hook' takes the name of a hook and values", None),
        ("hook(check_it, $_self)", 5, "expected the name of a hook", "the dialect stands before it: hook(toy.check_even, $_self)"),
        ("hook(toy.check_it, $_self)", 9, "there is no dialect 'toy' here whose hooks could be called", None),
        ("5 % 0 == 1", 4, "the right side of '%' must be a number that is not zero", None),
        ("1 << 5000 == 1", 5, "the right side of '<<' must be a number from 0 to 1023", None),
        ("isa($_self, MemRefType) and isa($_self.memory_space.type, I32)", 52, "this may be None, so that 'type' cannot be read", "test '… is not None' first, to the left of 'and'"),
        ("satisfies($_self, I32Attr)", 18, "this constraint is about Attribute, but the value is of kind Type", None),
        ("satisfies($_self, I33)", 18, "there is no constraint 'I33'", "did you mean 'I32'?"),
        ("satisfies($_self, AnyTypeOf<[F32)", 32, "expected ',' or ']' after this '[', but got ')'", None),
        ("isa($_self, TupleType) and all(t == t for t, u in $_self.types)", 27, "each element of this sequence has 1 parts to name", None),
        ("sum(x for x in (1, 2)) == 3", 0, "only all(…) and any(…) take '… for … in …'", None),
        ("isa($_self, ShapedType) and any(i == 1 for i in range($_self.element_type))", 61, "expected a number, but this is of kind Type", None),
        ("1 >= (rank_of(F32) if isa($_self, IntegerType) else 0)", 6, "'>=' cannot compare values of kinds int and int or None", None),
        ("(1, 'a') == (1, 2)", 4, "expected a value of kind int as before, but this is of kind str", None),
    ],
)  # fmt: skip
def test_refused_with_its_place(text: str, offset: int, message: str, hint: str | None):
    with pytest.raises(ExpressionError) as caught:
        ConstraintTable().type_predicate(text)
    error = caught.value
    assert (error.offset, error.message) == (offset, message)
    if hint is not None:
        assert error.hint == hint


def test_an_error_knows_its_place_in_the_spec():
    text = SpecText.of("isa($_self, IntegerType) and\n$_self.withd", "x.yaml")
    with pytest.raises(ExpressionError) as caught:
        ConstraintTable().type_predicate(text)
    place = caught.value.place
    assert place is not None and (place.line, place.column) == (2, 8)
    assert caught.value.diagnostic.hint == "did you mean 'width'?"


# --- over an operation --------------------------------------------------------------------------------------------------

NAMED = {
    "lhs": VALUE,
    "callee": Kind("Value", (Kind("FunctionType"),)),
    "inputs": VALUES,
    "maybe": kind("Value?"),
    "value": kind("IntegerAttr"),
    "body": kind("Region"),
}
MEMBERS = {name: name for name in NAMED}


@pytest.mark.parametrize(
    ("text", "source"),
    [
        (
            "$lhs.type == $inputs[0].type",
            "len(self.inputs) > 0 and self.lhs.type is self.inputs[0].type",
        ),
        ("len($inputs) == $value.value", "len(self.inputs) == self.value.value"),
        ("$maybe is None or $maybe.type == I32", "self.maybe is None or self.maybe.type is i32"),
        (
            "$callee.type.inputs == $inputs.types",
            "isinstance(self.callee.type, FunctionType) and "
            "self.callee.type.inputs == tuple([value.type for value in self.inputs])",
        ),
        (
            "len($body.blocks) == 1 or $body.is_empty",
            "len(self.body.blocks) == 1 or self.body.is_empty",
        ),
        (
            "len($_op.operands) > 1 and $_op.name != 'x'",
            'len(self.operands) > 1 and self.name != "x"',
        ),
        (
            "with_element_type($lhs.type, I1) == $callee.type",
            "can_have_element_type(self.lhs.type, i1) and with_element_type(self.lhs.type, i1) is self.callee.type",
        ),
    ],
)
def test_predicates_over_an_operation(text: str, source: str):
    expression = ConstraintTable().invariant(text, NAMED)
    assert expression_source(expression, "unused", Imports(), MEMBERS) == source


@pytest.mark.parametrize(
    ("text", "message", "hint"),
    [
        (
            "$lsh.type == I32",
            "the operation has no operand, result or attribute 'lsh'",
            "did you mean 'lhs'?",
        ),
        ("lhs.type == I32", "there is no name 'lhs' here", "did you mean '$lhs'?"),
        ("$maybe.type == I32", "this may be None, so that 'type' cannot be read", None),
        ("$_self == I32", "there is no $_self here", "name an operand, result or attribute"),
        ("$lhs.owner == 1", "a value of kind Value[…] has no 'owner'", None),
    ],
)
def test_wrong_predicates_over_an_operation(text: str, message: str, hint: str | None):
    with pytest.raises(ExpressionError) as caught:
        ConstraintTable().invariant(text, NAMED)
    assert caught.value.message.replace("Value has", "Value[…] has") == message
    assert hint is None or caught.value.hint == hint


def test_a_transform_gives_its_kind_and_what_must_hold():
    bound = ConstraintTable().transform("$_self.inputs[0]", Kind("FunctionType"))
    assert bound.kind == TYPE
    assert predicate_source(bound.guard, "t", Imports()) == "len(t.inputs) > 0"
    assert expression_source(bound.expression, "t", Imports()) == "t.inputs[0]"


# --- Python -------------------------------------------------------------------------------------------------------------


def test_names_of_elements_hide_nothing():
    predicate = ConstraintTable().type_predicate(
        "isa($_self, TupleType) and all(index == Index or any(c == index for c in $_self.types) for index in $_self.types)"
    )
    assert predicate_source(predicate, "c", Imports()) == (
        "isinstance(c, TupleType) and all(all(index_ is index or any(c_ is index_ for c_ in budget.charge(c.types)) "
        "for index_ in budget.charge(c.types)) for budget in (Budget(),))"
    )


def test_a_computed_value_that_is_looked_at_twice_gets_a_name():
    predicate = ConstraintTable().type_predicate(
        "satisfies(element_type_or_self($_self), AnySignlessInteger)"
    )
    assert predicate_source(predicate, "type", Imports()) == (
        "all(isinstance(element, IntegerType) and element.is_signless for element in (element_type_or_self(type),))"
    )


def test_every_function_is_where_the_table_says():
    from importlib import import_module

    for name, module in FUNCTION_MODULES.items():
        assert callable(getattr(import_module(module), name)), name


# --- laws ---------------------------------------------------------------------------------------------------------------

_ATOMS = st.sampled_from(
    "$_self $_self.shape $_self.rank $_self.element_type $_self.width $_self.types 0 1 -3 2.5 'a' True None I32 F32 "
    "$_self.shape[0] $_self.types[1] $_self.num_elements (1,2) [] Signedness.SIGNED x".split()
)


def _larger(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.one_of(
        st.tuples(
            inner,
            st.sampled_from(
                "== != < <= in is + - * // % & | and or".split() + ["is not", "not in"]
            ),
            inner,
        ).map(lambda parts: f"({parts[0]} {parts[1]} {parts[2]})"),
        inner.map(lambda e: f"not {e}"),
        inner.map(lambda e: f"-{e}"),
        st.tuples(inner, inner, inner).map(lambda e: f"({e[0]} if {e[1]} else {e[2]})"),
        st.tuples(
            inner, st.sampled_from("IntegerType ShapedType TupleType VectorType".split())
        ).map(lambda e: f"isa({e[0]}, {e[1]})"),
        st.tuples(st.sampled_from("IntegerType ShapedType TupleType".split()), inner).map(
            lambda e: f"(isa($_self, {e[0]}) and {e[1]})"
        ),
        st.tuples(st.sampled_from("all any".split()), inner, inner).map(
            lambda e: f"{e[0]}({e[1]} for x in {e[2]})"
        ),
        st.tuples(
            st.sampled_from("len sum max abs element_type_or_self shape_of distinct".split()), inner
        ).map(lambda e: f"{e[0]}({e[1]})"),
        st.tuples(inner, inner).map(lambda e: f"{e[0]}[{e[1]}]"),
    )


@settings(max_examples=2000, deadline=None)
@given(st.recursive(_ATOMS, _larger, max_leaves=12))
def test_what_is_accepted_never_fails(text: str):
    """Whatever the text: it is refused with a place inside it, or it has an answer for every type."""
    try:
        predicate = ConstraintTable().type_predicate(text)
    except ExpressionError as error:
        assert 0 <= error.offset <= len(text) and error.message
        return
    test = compiled_predicate(predicate)
    for type in TYPES:
        assert test(type) in (True, False)


@settings(max_examples=500, deadline=None)
@given(st.text(alphabet="$_selfwidth.()[]'\"1=<>!&|+ andornotisa,", max_size=40))
def test_any_text_is_read_or_refused(text: str):
    try:
        parse_predicate_expression(text)
    except ExpressionError as error:
        assert 0 <= error.offset <= len(text)


def test_trees_are_values():
    scope = ConstraintTable()
    first = scope.type_predicate("isa($_self, IntegerType) and $_self.width == 8")
    second = scope.type_predicate("isa($_self,IntegerType)   and ($_self.width == 8)")
    assert first == second and hash(first) == hash(second)
    assert p.negation(p.negation(first)) == first
    assert p.conjunction([first, p.TRUE, first]) == first
    assert p.disjunction([p.TRUE, first]) == p.TRUE
    assert p.conjunction([p.FALSE, first]) == p.FALSE


def test_source_is_one_expression():
    for text in ("True", "isa($_self, IntegerType) and $_self.width in (1, 2) or $_self == F32"):
        source = predicate_source(ConstraintTable().type_predicate(text), "t", Imports())
        assert isinstance(ast.parse(source, mode="eval"), ast.Expression)
    assert {"IntegerType", "i1"} <= set(RUNTIME_MODULES)
