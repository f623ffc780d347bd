"""Tile sizes that fit a loop: two sizes, or sizes that get smaller by powers of two (MLIR: `computeMultiTileSizes`)."""

from __future__ import annotations

from typing import NamedTuple

from odsgen.dialects.affine.mixed_values import built_apply, composed_apply
from odsgen.dialects.linalg.tiling.slices import as_value
from odsgen.dialects.linalg.tiling.tileable import TileableStructured
from odsgen.dialects.shared import index_constant
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import AffineExpr, AffineSymbolExpr, Operation, Value
from odsgen_dialects import arith, cf

_S = [AffineSymbolExpr.get(number) for number in range(4)]


class TwoSizes(NamedTuple):
    """Sizes of which the greater is greater by the divisor, and where the loop is split between them."""

    low: int
    high: int
    split: int


def two_sizes(length: int, target: int, divisor: int) -> TwoSizes | None:
    """Two multiples of a divisor, not much greater than wanted, that cover a loop; None if there are none."""
    count = length // divisor
    total = -(-count // -(-target // divisor))
    if not total:
        return None
    low = count // total * divisor
    high_rounds = count % total
    split = low * (total - high_rounds)
    if split + (low + divisor) * high_rounds != length:
        return None
    return TwoSizes(low, low + divisor, split)


def continuous_sizes(length: int, target: int) -> list[tuple[int, int]]:
    """Tile sizes with how often each fits: the one that is wanted, then powers of two for the rest."""
    found = [(target, length // target)]
    rest, size = length % target, target
    while size > 1 and rest:
        size = _next_power(size)
        if rest // size:
            found.append((size, rest // size))
        rest %= size
    return found


def _next_power(size: int) -> int:
    """The greatest power of two below."""
    return 1 << ((size - 1).bit_length() - 1)


class _Computation:
    def __init__(self, rewriter: PatternRewriter, op: Operation) -> None:
        self.rewriter, self.op, self.location = rewriter, op, op.location
        rewriter.set_insertion_point_before(op)

    def apply(self, expr: AffineExpr, *operands: Value) -> Value:
        return built_apply(self.rewriter, expr, operands, self.location)

    def constant(self, number: int) -> Value:
        return index_constant(self.rewriter, number, self.location)

    def length(self, loop: int) -> Value:
        domain = TileableStructured(self.op).iteration_domain(self.rewriter)
        return as_value(self.rewriter, domain[loop].size, self.location)


def build_two_sizes(
    rewriter: PatternRewriter, op: Operation, loop: int, target: int, divisor: int
) -> list[Value]:
    """Computes the two sizes and the split while the program runs, and asserts that they cover the loop."""
    build = _Computation(rewriter, op)
    wanted, by = build.constant(target), build.constant(divisor)
    length = build.length(loop)
    round_up = (_S[0] + _S[1] - 1).floor_div(_S[1])
    count = build.apply(_S[0].floor_div(_S[1]), length, by)
    scaled = build.apply(round_up, wanted, by)
    total = build.apply(round_up, count, scaled)
    low = build.apply(_S[0].floor_div(_S[1]) * _S[2], count, total, by)
    high_rounds = build.apply(_S[0] % _S[1], count, total)
    low_rounds = build.apply(_S[0] - _S[1], total, high_rounds)
    high = build.apply(_S[0] + _S[1], low, by)
    covered = build.apply(_S[0] * _S[1] + _S[2] * _S[3], low, low_rounds, high, high_rounds)
    equal = rewriter.insert(
        arith.CmpIOp.build(arith.CmpIPredicate.eq, covered, length, location=op.location)
    )
    message = "could not compute dynamic multi-size tile shapes"
    rewriter.insert(cf.AssertOp.build(equal.results[0], message, location=op.location))
    return [low, high, build.apply(_S[0] * _S[1], low, low_rounds)]


def build_continuous_sizes(
    rewriter: PatternRewriter, op: Operation, loop: int, target: int
) -> tuple[list[Value], list[Value]]:
    """Computes continuous sizes, and how much of the loop each covers, while the program runs."""
    build = _Computation(rewriter, op)
    domain = TileableStructured(op).iteration_domain(rewriter)
    wanted = build.constant(target)
    length = as_value(rewriter, domain[loop].size, op.location)
    quotient, remainder = _S[0].floor_div(_S[1]), _S[0] % _S[1]
    sizes = [(wanted, build.apply(quotient, length, wanted))]
    rest = build.apply(remainder, length, wanted)
    composed_apply(rewriter, quotient, [length, wanted], op.location, 0)
    size = target
    while size > 1:
        size = _next_power(size)
        step = build.constant(size)
        rounds = build.apply(quotient, rest, step)
        if composed_apply(rewriter, quotient, [rest, step], op.location, 0) != 0:
            sizes.append((step, rounds))
        rest = build.apply(remainder, rest, step)
    chunks = [build.apply(_S[0] * _S[1], *pair) for pair in sizes]
    return [size for size, _ in sizes], chunks
