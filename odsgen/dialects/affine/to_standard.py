"""`lower-affine`: affine loops, conditions and subscripts become `scf`, `arith`, `memref` and `vector`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.dialects.affine.expressions import (
    ExpansionError,
    expand_expr,
    expand_map,
    expand_max,
    expand_min,
)
from odsgen.dialects.affine.index_operations import DelinearizeIndexLowering, LinearizeIndexLowering
from odsgen.dialects.shared import build_parallel, identity_constant, joining_operation
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.passes import Pass, register_pass
from odsgen.runtime import AffineMapAttr, Block, BoolAttr, DenseIntElementsAttr, Operation, Region
from odsgen_dialects import affine, arith, memref, scf, vector

if TYPE_CHECKING:
    from odsgen.runtime import AffineMap, Value


def _map(op: Operation, name: str = "map") -> AffineMap:
    map: AffineMap = op.properties[name].value
    return map


OpT = TypeVar("OpT", bound=Operation)


class AffinePattern(ConversionPattern[OpT]):
    """Base of patterns that expand affine expressions; fails to match on ExpansionError."""

    def match_and_rewrite(self, op: OpT, adaptor: OpT, rewriter: ConversionRewriter) -> bool:
        try:
            return self.rewrite(op, rewriter)
        except ExpansionError as error:
            return rewriter.match_failure(op, str(error))

    def rewrite(self, op: OpT, rewriter: ConversionRewriter) -> bool:
        """Like `match_and_rewrite`, but may raise ExpansionError."""
        raise NotImplementedError


class ApplyLowering(AffinePattern[affine.AffineApplyOp]):
    """Expands the map."""

    def rewrite(self, op: affine.AffineApplyOp, rewriter: ConversionRewriter) -> bool:
        rewriter.replace_op(op, expand_map(rewriter, op.location, _map(op), op.operands))
        return True


class MinLowering(AffinePattern[affine.AffineMinOp]):
    """Expands the map and takes the minimum."""

    def rewrite(self, op: affine.AffineMinOp, rewriter: ConversionRewriter) -> bool:
        rewriter.replace_op(op, [expand_min(rewriter, op.location, _map(op), op.operands)])
        return True


class MaxLowering(AffinePattern[affine.AffineMaxOp]):
    """Expands the map and takes the maximum."""

    def rewrite(self, op: affine.AffineMaxOp, rewriter: ConversionRewriter) -> bool:
        rewriter.replace_op(op, [expand_max(rewriter, op.location, _map(op), op.operands)])
        return True


# --- loops and conditions -------------------------------------------------------------------------------------------------


class ForLowering(AffinePattern[affine.AffineForOp]):
    """Lowers to `scf.for`."""

    def rewrite(self, op: affine.AffineForOp, rewriter: ConversionRewriter) -> bool:
        location = op.location
        lower = expand_max(rewriter, location, _map(op, "lowerBoundMap"), op.lower_bound_operands)
        upper = expand_min(rewriter, location, _map(op, "upperBoundMap"), op.upper_bound_operands)
        step = index_constant(rewriter, op.step, location)
        loop = rewriter.insert(
            scf.ForOp(
                (lower, upper, step, *op.inits),
                op.result_types,
                regions=(Region(),),
                location=location,
            )
        )
        rewriter.inline_region_before(op.region, loop.region)
        rewriter.replace_op(op, loop)
        return True


class YieldLowering(AffinePattern[affine.AffineYieldOp]):
    """Lowers to `scf.yield`."""

    def rewrite(self, op: affine.AffineYieldOp, rewriter: ConversionRewriter) -> bool:
        parent = op.parent_op
        if isinstance(parent, scf.ParallelOp):
            rewriter.replace_op_with_new(op, scf.ReduceOp())
        else:
            rewriter.replace_op_with_new(op, scf.YieldOp.build(op.operands))
        return True


class IfLowering(AffinePattern[affine.AffineIfOp]):
    """Lowers to `scf.if` on the conjunction of the constraints."""

    def rewrite(self, op: affine.AffineIfOp, rewriter: ConversionRewriter) -> bool:
        location = op.location
        integer_set = op.condition.value
        dims, symbols = op.operands[: integer_set.num_dims], op.operands[integer_set.num_dims :]
        zero = index_constant(rewriter, 0, location)
        condition: Value | None = None
        for expr, is_equality in zip(integer_set.constraints, integer_set.eq_flags, strict=True):
            value = expand_expr(rewriter, location, expr, dims, symbols)
            predicate = arith.CmpIPredicate.eq if is_equality else arith.CmpIPredicate.sge
            holds = rewriter.insert(
                arith.CmpIOp.build(predicate, value, zero, location=location)
            ).results[0]
            if condition is None:
                condition = holds
            else:
                both = arith.AndIOp.build(condition, holds, location=location)
                condition = rewriter.insert(both).results[0]
        if condition is None:
            always = arith.ConstantOp.build(BoolAttr.get(True), location=location)
            condition = rewriter.insert(always).result
        made = rewriter.insert(
            scf.IfOp((condition,), op.result_types, regions=(Region(), Region()), location=location)
        )
        rewriter.inline_region_before(op.then_region, made.then_region)
        rewriter.inline_region_before(op.else_region, made.else_region)
        rewriter.replace_op(op, made)
        return True


class ParallelLowering(AffinePattern[affine.AffineParallelOp]):
    """Lowers to `scf.parallel`, with `scf.reduce` for results."""

    def rewrite(self, op: affine.AffineParallelOp, rewriter: ConversionRewriter) -> bool:
        location = op.location
        lower_map, upper_map = _map(op, "lowerBoundsMap"), _map(op, "upperBoundsMap")
        operands = op.map_operands
        lower_operands = operands[: lower_map.num_inputs]
        upper_operands = operands[lower_map.num_inputs :]
        lower_maps = _maps_of_groups(lower_map, _sizes(op.lower_bounds_groups))
        upper_maps = _maps_of_groups(upper_map, _sizes(op.upper_bounds_groups))
        lower, upper = [], []
        for lower_of_one, upper_of_one in zip(lower_maps, upper_maps, strict=True):
            lower.append(expand_max(rewriter, location, lower_of_one, lower_operands))
            upper.append(expand_min(rewriter, location, upper_of_one, upper_operands))
        steps = [index_constant(rewriter, step, location) for step in op.steps]
        inits: list[Value] = []
        for kind, type in zip(op.reductions, op.result_types, strict=True):
            identity = identity_constant(kind, type, location)
            if identity is None:
                return rewriter.match_failure(op, f"nothing begins a reduction by '{kind}'")
            inits.append(rewriter.insert(identity).results[0])
        loop = rewriter.insert(
            build_parallel(lower, upper, steps, inits, location, with_body=False)
        )
        terminator = op.region.entry_block.last
        assert terminator is not None
        rewriter.inline_region_before(op.region, loop.region)
        rewriter.set_insertion_point_before(terminator)
        regions = []
        for kind, value in zip(op.reductions, terminator.operands, strict=True):
            block = Block([value.type, value.type], [location, location])
            joined = joining_operation(kind, block.arguments[0], block.arguments[1], location)
            if joined is None:
                return rewriter.match_failure(op, f"no operation reduces by '{kind}'")
            block.append(joined)
            block.append(scf.ReduceReturnOp.build(joined.results[0], location=location))
            regions.append(Region((block,)))
        rewriter.replace_op_with_new(
            terminator,
            scf.ReduceOp(terminator.operands, regions=tuple(regions)),
        )
        rewriter.replace_op(op, loop)
        return True


def _sizes(groups: DenseIntElementsAttr) -> list[int]:
    return [size for size in groups.values() if isinstance(size, int)]


def _maps_of_groups(map: AffineMap, sizes: Sequence[int]) -> list[AffineMap]:
    """Splits the map of all bounds into one map for each group."""
    maps = []
    first = 0
    for size in sizes:
        maps.append(map.sub_map(range(first, first + size)))
        first += size
    return maps


# --- memory -----------------------------------------------------------------------------------------------------------------


class LoadLowering(AffinePattern[affine.AffineLoadOp]):
    """Lowers to `memref.load`."""

    def rewrite(self, op: affine.AffineLoadOp, rewriter: ConversionRewriter) -> bool:
        indices = expand_map(rewriter, op.location, _map(op), op.indices)
        rewriter.replace_op_with_new(op, memref.LoadOp.build(op.memref, indices))
        return True


class StoreLowering(AffinePattern[affine.AffineStoreOp]):
    """Lowers to `memref.store`."""

    def rewrite(self, op: affine.AffineStoreOp, rewriter: ConversionRewriter) -> bool:
        indices = expand_map(rewriter, op.location, _map(op), op.indices)
        rewriter.replace_op_with_new(op, memref.StoreOp.build(op.value, op.memref, indices))
        return True


class VectorLoadLowering(AffinePattern[affine.AffineVectorLoadOp]):
    """Lowers to `vector.load`."""

    def rewrite(self, op: affine.AffineVectorLoadOp, rewriter: ConversionRewriter) -> bool:
        indices = expand_map(rewriter, op.location, _map(op), op.indices)
        rewriter.replace_op_with_new(op, vector.LoadOp.build(op.result.type, op.memref, indices))
        return True


class VectorStoreLowering(AffinePattern[affine.AffineVectorStoreOp]):
    """Lowers to `vector.store`."""

    def rewrite(self, op: affine.AffineVectorStoreOp, rewriter: ConversionRewriter) -> bool:
        indices = expand_map(rewriter, op.location, _map(op), op.indices)
        rewriter.replace_op_with_new(op, vector.StoreOp.build(op.value, op.memref, indices))
        return True


class PrefetchLowering(AffinePattern[affine.AffinePrefetchOp]):
    """Lowers to `memref.prefetch`."""

    def rewrite(self, op: affine.AffinePrefetchOp, rewriter: ConversionRewriter) -> bool:
        indices = expand_map(rewriter, op.location, _map(op), op.indices)
        rewriter.replace_op_with_new(
            op,
            memref.PrefetchOp.build(
                op.memref, indices, op.is_write, op.locality_hint, op.is_data_cache
            ),
        )
        return True


class DmaStartLowering(AffinePattern[affine.AffineDmaStartOp]):
    """Lowers to `memref.dma_start`."""

    def rewrite(self, op: affine.AffineDmaStartOp, rewriter: ConversionRewriter) -> bool:
        source, rest = _subscripts(op, "src_map", op.operands, rewriter)
        target, rest = _subscripts(op, "dst_map", rest, rewriter)
        tag, (count, *strides) = _subscripts(op, "tag_map", rest, rewriter)
        rewriter.replace_op_with_new(
            op,
            memref.DmaStartOp.build((*source, *target, count, *tag, *strides)),
        )
        return True


class DmaWaitLowering(AffinePattern[affine.AffineDmaWaitOp]):
    """Lowers to `memref.dma_wait`."""

    def rewrite(self, op: affine.AffineDmaWaitOp, rewriter: ConversionRewriter) -> bool:
        (tag, *indices), (count,) = _subscripts(op, "tag_map", op.operands, rewriter)
        rewriter.replace_op_with_new(op, memref.DmaWaitOp.build(tag, indices, count))
        return True


def _subscripts(
    op: Operation, name: str, operands: Sequence[Value], rewriter: ConversionRewriter
) -> tuple[list[Value], Sequence[Value]]:
    """The memref, the expanded subscripts and the operands after them."""
    attribute = op.attributes[name]
    assert isinstance(attribute, AffineMapAttr)
    end = 1 + attribute.value.num_inputs
    indices = expand_map(rewriter, op.location, attribute.value, operands[1:end])
    return [operands[0], *indices], operands[end:]


PATTERNS = (
    ApplyLowering(),
    DmaStartLowering(),
    DmaWaitLowering(),
    LoadLowering(),
    MinLowering(),
    MaxLowering(),
    ParallelLowering(),
    PrefetchLowering(),
    StoreLowering(),
    ForLowering(),
    IfLowering(),
    YieldLowering(),
    VectorLoadLowering(),
    VectorStoreLowering(),
    DelinearizeIndexLowering(),
    LinearizeIndexLowering(),
)


@register_pass
class LowerAffine(Pass):
    """Lowers `affine` to `arith`, `scf`, `memref` and `vector`."""

    ARGUMENT = "lower-affine"
    NAME = "LowerAffinePass"
    SUMMARY = "Lower Affine operations to a combination of Arith and SCF operations"

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "memref", "scf", "vector")
        apply_partial_conversion(op, target, PATTERNS)
