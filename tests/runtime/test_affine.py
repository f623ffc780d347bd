"""Affine expressions, maps and sets: identity, rules, text, laws."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odsgen.runtime.affine import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprKind,
    AffineMap,
    AffineSymbolExpr,
    IntegerSet,
    affine_binary_op_expr,
)
from odsgen.runtime.affine.map import infer_operands
from odsgen.runtime.affine.text import affine_expr_text

D0, D1, D2 = (AffineDimExpr.get(i) for i in range(3))
S0, S1 = (AffineSymbolExpr.get(i) for i in range(2))
DIMS: list[AffineExpr] = [D0, D1, D2]
SYMBOLS: list[AffineExpr] = [S0, S1]


def constant(value: int) -> AffineConstantExpr:
    return AffineConstantExpr.get(value)


# A tree of operations, before anything is simplified.
Tree = AffineExpr | tuple[AffineExprKind, "Tree", "Tree"]

_symbolic = st.one_of(st.sampled_from(SYMBOLS), st.integers(-9, 9).map(constant))
_operand = st.one_of(st.sampled_from(DIMS), _symbolic)


def _extend(trees: st.SearchStrategy[Tree]) -> st.SearchStrategy[Tree]:
    divisions = [AffineExprKind.MOD, AffineExprKind.FLOOR_DIV, AffineExprKind.CEIL_DIV]
    return st.one_of(
        st.tuples(st.just(AffineExprKind.ADD), trees, trees),
        st.tuples(st.just(AffineExprKind.MUL), trees, _symbolic),
        st.tuples(st.sampled_from(divisions), trees, _symbolic),
    )


trees: st.SearchStrategy[Tree] = st.recursive(_operand, _extend, max_leaves=12)


def build(tree: Tree) -> AffineExpr:
    if isinstance(tree, AffineExpr):
        return tree
    kind, lhs, rhs = tree
    return affine_binary_op_expr(kind, build(lhs), build(rhs))


def value(tree: Tree, dims: list[int], symbols: list[int]) -> int | None:
    """The value of a tree, by Python's arithmetic; None where it has none."""
    if isinstance(tree, AffineExpr):
        return tree.evaluate(dims, symbols)
    kind, left, right = tree
    lhs, rhs = value(left, dims, symbols), value(right, dims, symbols)
    if lhs is None or rhs is None:
        return None
    if kind is AffineExprKind.ADD:
        return lhs + rhs
    if kind is AffineExprKind.MUL:
        return lhs * rhs
    if rhs == 0 or (kind is AffineExprKind.MOD and rhs < 0):
        return None
    if kind is AffineExprKind.MOD:
        return lhs % rhs
    return lhs // rhs if kind is AffineExprKind.FLOOR_DIV else -(-lhs // rhs)


points = st.tuples(
    st.lists(st.integers(-30, 30), min_size=3, max_size=3),
    st.lists(st.integers(1, 12), min_size=2, max_size=2),
)


def test_equal_expressions_are_one_object():
    assert D0 + D1 * 2 is D0 + D1 * 2
    assert AffineMap.get(1, 0, [D0]) is AffineMap.get_multi_dim_identity(1)
    assert IntegerSet.get(1, 0, [D0], [True]) is IntegerSet.get(1, 0, (D0,), (True,))
    assert IntegerSet.get(1, 0, [D0], [True]) is not IntegerSet.get(1, 0, [D0], [False])
    assert AffineMap.get(1, 0, [D0]) is not AffineMap.get(2, 0, [D0])


@pytest.mark.parametrize(
    ("expr", "text"),
    [
        (D1 + D0, "d0 + d1"),
        (D0 + D2 + D1, "d0 + d2 + d1"),
        (S1 * S0, "s0 * s1"),
        (4 + D0, "d0 + 4"),
        (S0 + D0, "d0 + s0"),
        (D0 + 2 + 3, "d0 + 5"),
        (D0 + 2 + D1, "d0 + d1 + 2"),
        (D0 + (D1 + D2), "d0 + d1 + d2"),
        (D0 * 2 + D0 * 3, "d0 * 5"),
        (D0 - D0, "0"),
        (D0 - D1, "d0 - d1"),
        (1 - D0, "-d0 + 1"),
        (-(D0 + 1), "-(d0 + 1)"),
        (D0 - (D1 + 1), "d0 - (d1 + 1)"),
        (D0 - D1 * 3, "d0 - d1 * 3"),
        (D0 - (D1 + 1) * 3, "d0 - (d1 + 1) * 3"),
        (D0 - (D1 % 3), "d0 - d1 mod 3"),
        (D0 * -2, "d0 * -2"),
        (D0 - 5, "d0 - 5"),
        (2 * D0 * 3, "d0 * 6"),
        (D0 * 2 * S0, "(d0 * s0) * 2"),
        (D0 * 0, "0"),
        (D0 - D0.floor_div(4) * 4, "d0 mod 4"),
        (D0 - D0.floor_div(S0) * S0, "d0 mod s0"),
        (D0 * 64 + S0 - S0.floor_div(8) * 8, "d0 * 64 + s0 mod 8"),
        ((D0 * 128) // 64, "d0 * 2"),
        ((D0 * 8 + D1) // 4, "d0 * 2 + d1 floordiv 4"),
        ((D0 * 8).ceil_div(4), "d0 * 2"),
        ((D0 + 1).ceil_div(2), "(d0 + 1) ceildiv 2"),
        (D0 // 1, "d0"),
        (D0 // 0, "d0 floordiv 0"),
        (D0 % 0, "d0 mod 0"),
        (constant(10) // constant(-3), "-4"),
        (constant(10).ceil_div(-3), "-3"),
        (constant(10) % constant(-3), "10 mod -3"),
        (constant(-10) % constant(3), "2"),
        ((D0 * 128) % 64, "0"),
        ((D0 * 8 + D1) % 4, "d1 mod 4"),
        (D0 % 12 % 4, "d0 mod 4"),
        (constant(2) * constant(2**63 - 1), f"2 * {2**63 - 1}"),
        (constant(-(2**63)).floor_div(-1), f"{-(2**63)} floordiv -1"),
    ],
)
def test_text_of_simplified(expr: AffineExpr, text: str):
    assert str(expr) == text


def test_difference_keeps_its_constant():
    """mlir-opt makes ``d0 mod s0`` of this, which is something else: not followed."""
    expr = D0 + (D0.floor_div(S0) * S0 - 1)
    assert expr.evaluate([7], [2]) == 7 + 3 * 2 - 1


@given(trees, points)
def test_simplification_keeps_the_value(tree: Tree, point: tuple[list[int], list[int]]):
    expected = value(tree, *point)
    if expected is not None:
        assert build(tree).evaluate(*point) == expected


@given(trees, points)
def test_largest_known_divisor_divides(tree: Tree, point: tuple[list[int], list[int]]):
    expr = build(tree)
    divisor = expr.largest_known_divisor
    if value(tree, *point) is not None:
        number = expr.evaluate(*point)
        assert number == 0 if divisor == 0 else number % divisor == 0


@given(trees)
def test_replacing_nothing_changes_nothing(tree: Tree):
    expr = build(tree)
    assert expr.replace({}) is expr
    assert expr.replace_dims_and_symbols(DIMS, SYMBOLS) is expr


@given(trees, st.integers(0, 3), st.integers(0, 2))
def test_shift_moves_the_operands(tree: Tree, shift: int, offset: int):
    expr = build(tree)
    dims, symbols = [3, 5, 8], [2, 7]
    moved_dims = dims[:offset] + [99] * shift + dims[offset:]
    moved_symbols = symbols[:offset] + [99] * shift + symbols[offset:]
    try:
        expected = expr.evaluate(dims, symbols)
    except ValueError:
        return
    assert expr.shift_dims(shift, offset).evaluate(moved_dims, symbols) == expected
    assert expr.shift_symbols(shift, offset).evaluate(dims, moved_symbols) == expected


@given(st.lists(trees, min_size=1, max_size=3), st.lists(trees, min_size=3, max_size=3), points)
def test_composition_is_evaluation_of_results(
    outer_trees: list[Tree], inner_trees: list[Tree], point: tuple[list[int], list[int]]
):
    outer = AffineMap.get(3, 2, [build(tree) for tree in outer_trees])
    inner = AffineMap.get(3, 2, [build(tree) for tree in inner_trees])
    dims, symbols = point
    composed = outer.compose(inner)
    assert (composed.num_dims, composed.num_symbols) == (3, 4)
    try:
        expected = outer.evaluate([*inner.evaluate([*dims, *symbols]), *symbols])
    except ValueError:
        return
    assert composed.evaluate([*dims, *symbols, *symbols]) == expected


@given(trees)
def test_questions_agree_with_walk(tree: Tree):
    expr = build(tree)
    inside = set(expr.walk())
    dims = {e.position for e in inside if isinstance(e, AffineDimExpr)}
    symbols = {e.position for e in inside if isinstance(e, AffineSymbolExpr)}
    assert {i for i in range(3) if expr.is_function_of_dim(i)} == dims
    assert {i for i in range(2) if expr.is_function_of_symbol(i)} == symbols
    assert expr.is_symbolic_or_constant == (not dims)
    assert infer_operands([expr]) == (max(dims, default=-1) + 1, max(symbols, default=-1) + 1)


def test_pure_affine():
    assert (D0 * 2 + S0 - D1 % 3).is_pure_affine
    assert not (D0 * S0).is_pure_affine
    assert not D0.floor_div(S0).is_pure_affine
    assert not (D0 % S0 + 1).is_pure_affine


def test_replace_whole_expressions():
    sum = D0 + D1
    assert (sum * 2 + D0).replace({sum: D2}) is D2 * 2 + D0
    assert (sum * 2 + D0).replace({D0: D1}) is D1 * 4 + D1
    swapped = AffineMap.get(2, 0, [D0, D1 * 2]).replace({D0: D1, D1: D0})
    assert swapped is AffineMap.get(2, 0, [D1, D0 * 2])


def test_operands_in_text():
    assert affine_expr_text(D0 + S0 * 2, ["%i"], ["symbol(%n)"]) == "%i + symbol(%n) * 2"


def test_map_text():
    assert str(AffineMap.get(0)) == "() -> ()"
    assert str(AffineMap.get(2, 1, [D0 + S0, D1])) == "(d0, d1)[s0] -> (d0 + s0, d1)"
    assert str(AffineMap.get_constant(4)) == "() -> (4)"


def test_set_text():
    assert (
        str(IntegerSet.get(1, 1, [D0 - S0, D0], [False, True]))
        == "(d0)[s0] : (d0 - s0 >= 0, d0 == 0)"
    )
    assert str(IntegerSet.get_universe(0, 0)) == "() : (0 == 0)"
    assert IntegerSet.get_empty_set(2, 0).is_empty_integer_set()
    assert not IntegerSet.get_universe(2, 0).is_empty_integer_set()


def test_set_contains():
    triangle = IntegerSet.get(2, 1, [D0, D1 - D0, S0 - D1], [False, False, False])
    assert triangle.contains([1, 2, 3])
    assert not triangle.contains([2, 1, 3])
    diagonal = IntegerSet.get(2, 0, [D0 - D1], [True])
    assert diagonal.contains([4, 4])
    assert not diagonal.contains([5, 4])
    assert (triangle.num_constraints, triangle.num_equalities, triangle.num_inequalities) == (
        3,
        0,
        3,
    )
    with pytest.raises(ValueError, match="expected 2 operands, but got 1"):
        diagonal.contains([1])


def test_identities_and_permutations():
    identity = AffineMap.get_multi_dim_identity(3)
    assert identity.is_identity() and identity.is_permutation() and identity.is_minor_identity()
    rotation = AffineMap.get_permutation([1, 2, 0])
    assert rotation.is_permutation() and not rotation.is_identity()
    assert rotation.inverse_permutation() is AffineMap.get_permutation([2, 0, 1])
    assert rotation.compose(AffineMap.get_permutation([2, 0, 1])) is identity
    minor = AffineMap.get_minor_identity(3, 2)
    assert (
        minor.is_minor_identity() and not minor.is_identity() and minor.is_projected_permutation()
    )
    assert minor.inverse_permutation() is None
    broadcast = AffineMap.get(2, 0, [D0, constant(0)])
    assert not broadcast.is_projected_permutation()
    assert broadcast.is_projected_permutation(allow_zero_in_results=True)
    assert not AffineMap.get(2, 0, [D0, D0]).is_projected_permutation()
    assert AffineMap.get(0, 2, [S0, S1]).is_symbol_identity()
    assert AffineMap.get(0).is_empty()
    assert rotation.dim_position(0) == 1
    assert rotation.result_position(D0) == 2
    assert rotation.sub_map([0, 2]).results == (D1, D0)
    assert rotation.drop_results([1]).results == (D1, D0)


def test_constant_maps():
    map = AffineMap.get(1, 0, [constant(3)])
    assert map.is_single_constant() and map.constant_results() == (3,)
    with pytest.raises(ValueError, match="expected a constant map"):
        AffineMap.get(1, 0, [D0]).constant_results()


def test_what_get_refuses():
    with pytest.raises(ValueError, match="'d1' is used, but there are only 1 dimensions"):
        AffineMap.get(1, 0, [D0 + D1])
    with pytest.raises(ValueError, match="'s0' is used, but there are only 0 symbols"):
        IntegerSet.get(1, 0, [S0], [False])
    with pytest.raises(ValueError, match="expected at least one constraint"):
        IntegerSet.get(1, 0, [], [])
    with pytest.raises(ValueError, match="expected 1 flags, but got 2"):
        IntegerSet.get(1, 0, [D0], [False, True])
    with pytest.raises(ValueError, match="expected a signed 64-bit integer"):
        constant(2**63)
    with pytest.raises(ValueError, match="expected a position from 0 on"):
        AffineDimExpr.get(-1)
    with pytest.raises(ValueError, match="expected a permutation"):
        AffineMap.get_permutation([0, 2])
    with pytest.raises(ValueError, match="expected a map with 1 results, but got 2"):
        AffineMap.get_multi_dim_identity(1).compose(AffineMap.get_multi_dim_identity(2))


def test_values_that_are_none():
    for expr in (D0 // S0, D0 % S0, D0.ceil_div(S0)):
        with pytest.raises(ValueError, match="divisor"):
            expr.evaluate([1], [0])


def test_depth_has_no_limit():
    """Long sums, and operands nested in operands on either side."""
    depth = 20_000
    expr: AffineExpr = D0
    for position in range(depth):
        expr = expr + AffineDimExpr.get(position % 7) * (position + 1)
    assert len(str(expr)) > depth
    assert expr.shift_dims(1).shift_dims(-1) is expr
    assert (expr * 6 // 3).evaluate([0] * 7) == 0
    left: AffineExpr = D0
    right: AffineExpr = D0
    for position in range(depth):
        left = left.floor_div(S0) + 1
        right = AffineBinaryOpExpr._get_unsimplified(
            AffineExprKind.ADD, D1, right * (2 if position % 2 else -1)
        )
    assert str(left).count("(") == depth - 1
    assert right.evaluate([0, 0]) == 0
    assert (right * 2).floor_div(2) is right
    assert str(right)
    assert right % 4 is right % 4
    (right + D2.floor_div(2) * -2).evaluate([0, 0, 0])
