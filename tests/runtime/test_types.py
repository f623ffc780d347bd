"""Types: what is accepted and printed, what is refused and how, and uniqueness."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odsgen.runtime import AsmPrinter, Context, Dialect, ParseError, Parser, Type
from odsgen.runtime.base.attribute import construct
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    TypeAttr,
)
from odsgen.runtime.builtin.types import (
    DYNAMIC,
    FLOAT_TYPES,
    ComplexType,
    FunctionType,
    IntegerType,
    MemRefType,
    OpaqueType,
    RankedTensorType,
    Signedness,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    f32,
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

CASES = text_cases("types")


def parse_type(text: str, in_context: Context | None = None) -> Type:
    parser = Parser(SourceFile(text, "x.mlir"), in_context or context())
    found = parser.parse_type()
    assert parser.tokens[parser.index] == ""
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.text)
def test_text(case: TextCase):
    assert outcome(case.text) == case.expected


@requires_oracle
def test_expected_text_is_mlirs():
    assert mlir_outcomes([case.text for case in CASES]) == [case.expected for case in CASES]


# Laws

scalars = st.sampled_from([i1, i8, i32, i64, index, *FLOAT_TYPES]) | st.builds(
    IntegerType.get, st.integers(0, 200), st.sampled_from(Signedness)
)
static_shapes = st.lists(st.integers(1, 9), max_size=3)
shapes = st.lists(st.integers(0, 9) | st.just(DYNAMIC), max_size=3)
vectors = st.builds(
    lambda dims, element: VectorType.get([d for d, _ in dims], element, [s for _, s in dims]),
    st.lists(st.tuples(st.integers(1, 9), st.booleans()), max_size=3),
    scalars,
)
opaque = st.builds(
    OpaqueType.get,
    st.just("u"),
    st.sampled_from(["x", "x<1, [2]>", '"x y"', "x.y", "_", "", "a-b"]),
)
memory_spaces = st.none() | st.sampled_from(
    [IntegerAttr.get(1), IntegerAttr.get(2, i32), StringAttr.get("near"), StringAttr.get("é\n")]
)
memrefs = st.builds(
    lambda shape, element, space: MemRefType.get(shape, element, None, space),
    shapes,
    scalars | vectors,
    memory_spaces,
) | st.builds(
    lambda dims, element: MemRefType.get(
        [d for d, _ in dims], element, StridedLayoutAttr.get(3, [s for _, s in dims])
    ),
    st.lists(st.tuples(st.integers(0, 9), st.integers(-3, 9)), max_size=3),
    scalars,
)
tensors = st.builds(
    RankedTensorType.get,
    shapes,
    scalars | vectors | opaque,
    st.none() | st.builds(lambda inner: ArrayAttr.get([TypeAttr.get(inner)]), scalars),
)
types = st.recursive(
    scalars | vectors | opaque | memrefs | tensors | st.just(none),
    lambda inner: st.builds(
        FunctionType.get, st.lists(inner, max_size=3), st.lists(inner, max_size=2)
    )
    | st.builds(TupleType.get, st.lists(inner, max_size=3)),
    max_leaves=6,
)


@given(types)
def test_what_is_printed_is_read_back(type: Type):
    assert parse_type(str(type)) is type


@given(types)
def test_copies_are_the_type_itself(type: Type):
    assert copy.deepcopy(type) is type
    assert pickle.loads(pickle.dumps(type)) is type


@given(types)
def test_replacing_nothing_changes_nothing(type: Type):
    assert replace_subelements(type, lambda symbol: None) is type
    assert list(walk_subelements(type))[-1] is type


# Construction


def test_equal_types_are_one():
    assert IntegerType.get(32) is i32
    assert RankedTensorType.get([2, DYNAMIC], f32) is parse_type("tensor<2 x ? x f32>")
    assert FunctionType.get([i32], []) is FunctionType.get((i32,), ())


@pytest.mark.parametrize(
    ("construct", "message"),
    [
        (lambda: IntegerType.get(1 << 24), "integer bitwidth is limited to 16777215 bits"),
        (lambda: IntegerType.get(-1), "integer bitwidth is limited to 16777215 bits"),
        (lambda: ComplexType.get(index), "invalid element type for complex"),
        (
            lambda: VectorType.get([2, 0], i32),
            "vector types must have positive constant sizes but got 2, 0",
        ),
        (lambda: VectorType.get([2], i32, [True, False]), "number of dims must match, got 2 and 1"),
        (
            lambda: VectorType.get([2], none),
            "failed to verify 'elementType': VectorElementTypeInterface instance",
        ),
        (lambda: RankedTensorType.get([-2], i32), "invalid tensor dimension size"),
        (lambda: RankedTensorType.get([2], none), "invalid tensor element type: 'none'"),
        (lambda: UnrankedTensorType.get(none), "invalid tensor element type: 'none'"),
        (lambda: MemRefType.get([-2], i32), "invalid memref size"),
        (lambda: MemRefType.get([2], none), "invalid memref element type"),
        (lambda: UnrankedMemRefType.get(none), "invalid memref element type"),
        (
            lambda: MemRefType.get([2], i32, StridedLayoutAttr.get(0, [1, 2])),
            "expected the number of strides to match the rank",
        ),
        (
            lambda: MemRefType.get([2], i32, None, ArrayAttr.get()),
            "unsupported memory space Attribute",
        ),
        (lambda: OpaqueType.get("a b"), "invalid dialect namespace '\"a b\"'"),
    ],
)
def test_refused(construct, message: str):
    with pytest.raises(ValueError) as refusal:
        construct()
    assert str(refusal.value) == message


def test_default_memory_space_and_identity_layout_are_dropped():
    assert MemRefType.get([2], i32, None, IntegerAttr.get(0)) is MemRefType.get([2], i32)
    assert parse_type("memref<2xi32, affine_map<(d0) -> (d0)>>") is MemRefType.get([2], i32)
    assert UnrankedMemRefType.get(i32, IntegerAttr.get(0)).memory_space is None


def test_shape_queries():
    type = RankedTensorType.get([2, 3], f32)
    assert (type.rank, type.num_elements, type.has_static_shape) == (2, 6, True)
    dynamic = RankedTensorType.get([2, DYNAMIC], f32)
    assert (dynamic.num_dynamic_dims, dynamic.has_static_shape) == (1, False)
    with pytest.raises(ValueError):
        _ = dynamic.num_elements
    unranked = UnrankedTensorType.get(f32)
    assert not unranked.has_rank and unranked.shape == ()
    assert unranked.clone_with([2, 3], f32) is type
    assert type.clone_with(None, i32) is RankedTensorType.get([2, 3], i32)


def test_flattened_tuple():
    inner = TupleType.get([f32, TupleType.get([i64])])
    assert TupleType.get([i32, inner, i1]).flattened_types() == (i32, f32, i64, i1)


def test_subelements_are_replaced_everywhere():
    type = parse_type(
        "(tensor<2xi32, [i32]>, vector<[4]xi32>) -> tuple<i32, memref<*xi32, 1 : i32>>"
    )
    replaced = replace_subelements(type, lambda symbol: i64 if symbol is i32 else None)
    assert (
        str(replaced) == "(tensor<2xi64, [i64]>, vector<[4]xi64>) -> tuple<i64, memref<*xi64, 1>>"
    )


# Aliases and dialects


def test_aliases():
    parser = Parser(SourceFile("!a = i32\n!b = tensor<2x!a>\n!b !c", "x.mlir"), context())
    parser.parse_type_alias_definition()
    parser.parse_type_alias_definition()
    assert str(parser.parse_type()) == "tensor<2xi32>"
    with pytest.raises(ParseError, match="undefined symbol alias id 'c'"):
        parser.parse_type()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("!a = i32", "redefinition of type alias id 'a'"),
        ("!a.b = i32", "type names with a '.' are reserved for dialect-defined names"),
        ("!b i32", "expected '=' in type alias definition"),
    ],
)
def test_refused_alias_definitions(text: str, message: str):
    parser = Parser(SourceFile("!a = i32\n" + text, "x.mlir"), context())
    parser.parse_type_alias_definition()
    with pytest.raises(ParseError) as error:
        parser.parse_type_alias_definition()
    assert error.value.diagnostics[0].message == message
    assert error.value.diagnostics[0].location.line in (1, 2)


class BoxType(Type):
    """A type of a dialect: ``!box.of<i32>``."""

    __slots__ = ("inner",)
    DIALECT_NAME = "box"
    MNEMONIC = "of"
    _interned: dict[Type, BoxType] = {}

    def __init__(self, inner: Type) -> None:
        self.inner = inner

    @classmethod
    def get(cls, inner: Type) -> BoxType:
        if inner is none:
            raise ValueError("a box is not empty")
        return cls._interned.setdefault(inner, construct(BoxType, inner))

    @classmethod
    def parse(cls, parser: Parser) -> BoxType:
        parser.parse_token("<")
        inner = parser.parse_type()
        parser.parse_token(">")
        return cls.get(inner)

    def print_parameters(self, printer: AsmPrinter) -> str:
        return f"<{printer.type_text(self.inner)}>"


BOXES = Dialect("box", types=[BoxType])


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("!box.of<i32>", "!box.of<i32>"),
        ("!box<of<i32>>", "!box.of<i32>"),
        ("!box<of<i32> and what is left>", "!box.of<i32>"),
        ("!box.of<!box.of<tensor<2x!box.of<i1>>>>", "!box.of<!box.of<tensor<2x!box.of<i1>>>>"),
    ],
)
def test_registered_type(text: str, printed: str):
    assert str(parse_type(text, Context(dialects=[BOXES]))) == printed


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("!box.for<i32>", 6, "unknown  type `for` in dialect `box`"),
        ("!box.of<i32", 8, "unbalanced '<' character in pretty dialect name"),
        ("!box.of<i32, i32>", 12, "expected '>'"),
        ("!box.of<none>", 8, "a box is not empty"),
        ("!box.", 6, "expected valid keyword"),
        ("!empty.of<i32>", 8, "dialect 'empty' provides no type parsing hook"),
        (
            "!u.x<1>",
            4,
            '`!"u"<"x<1>">` type created with unregistered dialect. If this is intended, please '
            "call allowUnregisteredDialects() on the MLIRContext, or use "
            "-allow-unregistered-dialect with the MLIR opt tool used",
        ),
    ],
)
def test_refused_dialect_types(text: str, column: int, message: str):
    with pytest.raises(ParseError) as error:
        parse_type(text, Context(dialects=[BOXES, Dialect("empty")], dialect_path=()))
    (diagnostic,) = error.value.diagnostics
    assert (diagnostic.location.column, diagnostic.message) == (column, message)


def test_parameters_of_a_dialects_type_are_subelements():
    box = BoxType.get(BoxType.get(i32))
    assert list(walk_subelements(box)) == [i32, BoxType.get(i32), box]
    assert replace_subelements(box, lambda symbol: f32 if symbol is i32 else None) is BoxType.get(
        BoxType.get(f32)
    )


@pytest.mark.parametrize(
    ("opening", "closing"),
    [("tuple<", ">"), ("tensor<1xf32, ", ">"), ("memref<2x", ">"), ("() -> (", ")")],
)
def test_nesting_has_a_limit(opening: str, closing: str):
    parse_type(opening * 400 + "memref<f32>" + closing * 400)
    with pytest.raises(ParseError, match="nesting is deeper than the limit of 512 levels"):
        parse_type(opening * 5000 + "memref<f32>" + closing * 5000)
