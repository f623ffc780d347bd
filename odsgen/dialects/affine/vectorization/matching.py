"""Which loops can become loops over vectors (MLIR: `isVectorizableLoopBody`, NestedMatcher)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from odsgen.dialects.affine.accesses import access_map
from odsgen.dialects.affine.composition import compose, limits
from odsgen.dialects.affine.dependences import Reduction
from odsgen.dialects.memref.layouts import has_identity_map
from odsgen.runtime import (
    DYNAMIC,
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprKind,
    AffineMap,
    AffineSymbolExpr,
    MemRefType,
    Operation,
    Value,
    VectorType,
    bound_of_expr,
)
from odsgen_dialects import affine, vector

Loop: TypeAlias = affine.AffineForOp
Access: TypeAlias = affine.AffineLoadOp | affine.AffineStoreOp
#: Told of memory with a layout that is not vectorized.
Refusal: TypeAlias = Callable[[Operation], None]

ACCESSES = (affine.AffineLoadOp, affine.AffineStoreOp)


@dataclass
class Strategy:
    """The sizes of the vectors, the dimension that each vectorized loop becomes, and what loops reduce."""

    sizes: Sequence[int]
    dims: dict[Loop, int] = field(default_factory=dict)
    reductions: dict[Loop, list[Reduction]] = field(default_factory=dict)


@dataclass
class Match:
    """A loop with the matches inside."""

    loop: Loop
    inner: list[Match]

    def assign(self, dims: dict[Loop, int], depth: int = 0) -> None:
        """Gives each loop the dimension of its depth."""
        for match in self.inner:
            match.assign(dims, depth + 1)
        dims[self.loop] = depth


def depends_on(value: Value, variable: Value) -> bool:
    """Whether an index is computed of the counter of a loop."""
    return variable in compose(AffineMap.get_multi_dim_identity(1), [value])[1]


def accesses_in(loop: Loop) -> Iterator[Access]:
    """The loads and stores in a loop, inner ones first."""
    for op in loop.walk(post_order=True):
        if isinstance(op, ACCESSES):
            yield op


def _memref_type(access: Access) -> MemRefType:
    type = access.memref.type
    assert isinstance(type, MemRefType)
    return type


def has_vectorizable_body(loop: Loop) -> bool:
    """Whether there are but loops and operations without regions inside, and no vectors yet."""
    for op in loop.walk():
        if op.regions and not isinstance(op, affine.AffineForOp):
            return False
        if isinstance(op, (vector.TransferReadOp, vector.TransferWriteOp)):
            return False
        if isinstance(op, ACCESSES) and isinstance(_memref_type(op).element_type, VectorType):
            return False
    return True


def _varying_dim(access: Access, variable: Value) -> int | None:
    """The dimension, from the last one, along which a counter moves; -1 for none, None for several."""
    map = access.map.value
    operands = access.indices
    varying = -1
    for number, expr in enumerate(map.results):
        for part in expr.walk():
            if isinstance(part, AffineDimExpr):
                operand = operands[part.position]
            elif isinstance(part, AffineSymbolExpr):
                operand = operands[map.num_dims + part.position]
            else:
                continue
            if depends_on(operand, variable):
                if varying != -1:
                    return None
                varying = number
    return varying if varying == -1 else len(map.results) - varying - 1


def fastest_varying_dim(loop: Loop, refuse: Refusal) -> int | None:
    """The dimension along which all accesses move with the loop; -1 for none, None where that is not so."""
    if not has_vectorizable_body(loop):
        return None
    found = -1
    for access in accesses_in(loop):
        if not has_identity_map(_memref_type(access)):
            refuse(access)
            return None
        dim = _varying_dim(access, loop.region.arguments[0])
        if dim is None or (dim != -1 and found not in (-1, dim)):
            return None
        if dim != -1:
            found = dim
    return found


# --- nests ------------------------------------------------------------------------------------------------------------------


def matches(
    root: Operation, filters: Sequence[Callable[[Loop], bool]], skipped: Operation | None = None
) -> list[Match]:
    """The loops inside for which the first filter holds, with loops inside for the others; inner ones first."""
    found: list[Match] = []
    for loop in root.walk(affine.AffineForOp, post_order=True):
        if loop is skipped or not filters[0](loop):
            continue
        inner = matches(loop, filters[1:], loop) if len(filters) > 1 else []
        if inner or len(filters) == 1:
            found.append(Match(loop, inner))
    return found


def intersecting(found: Sequence[Match]) -> list[list[Match]]:
    """The matches in groups whose outermost loop is around the others."""
    groups: list[list[Match]] = []
    roots: list[Loop] = []
    for match in found:
        for number, root in enumerate(roots):
            if root.is_ancestor(match.loop) or match.loop.is_ancestor(root):
                groups[number].append(match)
                if match.loop.is_ancestor(root):
                    roots[number] = match.loop
                break
        else:
            roots.append(match.loop)
            groups.append([match])
    return groups


# --- what MLIR does not ask -------------------------------------------------------------------------------------------------


def moves_by_elements(loop: Loop, size: int) -> bool:
    """Whether each access in a loop is of neighbouring elements in as many iterations as a vector has elements.

    And whether no store of the last vector, if that is partial, is known to hit more elements than the loop does.
    """
    variable = loop.region.arguments[0]
    lower = _constant(loop.lower_bound_map.value)
    upper = _constant(loop.upper_bound_map.value)
    for access in accesses_in(loop):
        map, operands = access_map(access)
        if variable not in operands:
            continue
        counter = AffineDimExpr.get(operands.index(variable))
        motion = _Motion(counter, loop.step, size, lower)
        factors = [motion.factor(expr) for expr in map.results if counter in expr.walk()]
        if any(factor is None or factor * loop.step != 1 for factor in factors):
            return False
        is_partial = lower is not None and upper is not None and (upper - lower) % size != 0
        if is_partial and isinstance(access, affine.AffineStoreOp) and upper is not None:
            if _is_inside_behind(access, map, operands, counter, upper):
                return False
    return True


def _constant(map: AffineMap) -> int | None:
    return map.constant_results()[0] if map.is_single_constant() else None


def _is_inside_behind(
    access: Access, map: AffineMap, operands: Sequence[Value], counter: AffineDimExpr, upper: int
) -> bool:
    """Whether an element is known to exist that is accessed behind the last iteration."""
    least, most = limits(operands)
    for number, expr in enumerate(map.results):
        if counter in expr.walk():
            behind = expr.replace({counter: AffineConstantExpr.get(upper)})
            first = (
                behind.value
                if isinstance(behind, AffineConstantExpr)
                else bound_of_expr(
                    behind, map.num_dims, map.num_symbols, least, most, is_upper=False
                )
            )
            extent = _memref_type(access).shape[number]
            if first is None or extent == DYNAMIC or first >= extent:
                return False
    return True


@dataclass(frozen=True)
class _Motion:
    """How expressions move with a counter while it is in one vector."""

    counter: AffineDimExpr
    step: int
    size: int
    lower: int | None

    def factor(self, expr: AffineExpr) -> int | None:
        """By how much, for each one that the counter moves; None if not by the same."""
        if expr is self.counter:
            return 1
        if not isinstance(expr, AffineBinaryOpExpr) or self.counter not in expr.walk():
            return 0
        left, right = self.factor(expr.lhs), expr.rhs
        if expr.kind is AffineExprKind.ADD:
            other = self.factor(right)
            return None if left is None or other is None else left + other
        if left is None or not isinstance(right, AffineConstantExpr):
            return None
        if expr.kind is AffineExprKind.MUL:
            return left * right.value
        moved = abs(left) * self.step * self.size
        if expr.kind is AffineExprKind.CEIL_DIV or left <= 0 or right.value % moved:
            return None
        if not self._begins_at_multiple(expr.lhs, moved):
            return None
        return left if expr.kind is AffineExprKind.MOD else 0

    def _begins_at_multiple(self, expr: AffineExpr, factor: int) -> bool:
        if self.lower is None:
            return False
        first = expr.replace({self.counter: AffineConstantExpr.get(self.lower)})
        if isinstance(first, AffineConstantExpr):
            return first.value % factor == 0
        return first.largest_known_divisor % factor == 0


def are_bounds_known(loop: Loop, vectorized: Collection[Loop]) -> bool:
    """Whether the bounds of a loop are the same for all elements of a vector."""
    return not any(
        depends_on(operand, other.region.arguments[0])
        for operand in loop.operands[: len(loop.operands) - len(loop.inits)]
        for other in vectorized
    )
