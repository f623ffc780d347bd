"""`buffer-deallocation-simplification`: fewer checks of `bufferization.dealloc` at run time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.deallocations import dealloc_patterns, update_dealloc
from odsgen.dialects.bufferization.one_shot.loading import load_dialects
from odsgen.dialects.bufferization.view_flow import BufferOrigins
from odsgen.dialects.shared import constant_integer, is_allocated, view_base
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import BlockArgument, BoolAttr
from odsgen_dialects.arith import ConstantOp, OrIOp
from odsgen_dialects.bufferization import DeallocOp
from odsgen_dialects.memref import ExtractStridedMetadataOp

if TYPE_CHECKING:
    from odsgen.runtime import Operation, Value


def _is_inside(block: object, op: Operation) -> bool:
    """Whether an operation is in a block, or in a region of an operation there."""
    current = op.parent_block
    while current is not None and current is not block:
        parent = current.parent_op
        current = None if parent is None else parent.parent_block
    return current is not None


def _are_distinct(one: Value, other: Value) -> bool:
    """Whether one buffer is allocated in a block of which the other one is an argument."""

    def is_allocated_under(allocated: Value, argument: Value) -> bool:
        op = allocated.defining_op
        return (
            op is not None
            and is_allocated(allocated)
            and isinstance(argument, BlockArgument)
            and _is_inside(argument.owner, op)
        )

    one, other = view_base(one), view_base(other)
    return is_allocated_under(one, other) or is_allocated_under(other, one)


class _Pattern(RewritePattern[DeallocOp]):
    """A pattern that asks from which allocations buffers come."""

    def __init__(self, origins: BufferOrigins) -> None:
        self._origins = origins

    def _may_be_any(self, others: Iterable[Value], buffer: Value) -> bool:
        return any(
            not _are_distinct(other, buffer) and self._origins.is_same(other, buffer) is not False
            for other in others
        )


class RemoveDeallocMemrefsContainedInRetained(_Pattern):
    """Drops memrefs that are certainly among the retained ones, and may be no others of them."""

    def match_and_rewrite(self, op: DeallocOp, rewriter: PatternRewriter) -> bool:
        """Or-s the condition of the memref to the results for those that are the same."""
        if len(set(op.retained)) != len(op.retained):
            return False
        kept = [
            (buffer, condition)
            for buffer, condition in zip(op.memrefs, op.conditions, strict=True)
            if not self._is_moved_to_results(op, buffer, condition, rewriter)
        ]
        return update_dealloc(op, rewriter, kept)

    def _is_moved_to_results(
        self, op: DeallocOp, buffer: Value, condition: Value, rewriter: PatternRewriter
    ) -> bool:
        metadata = buffer.defining_op
        buffers = [buffer]
        if isinstance(metadata, ExtractStridedMetadataOp):
            buffers.append(metadata.source)
        for each in buffers:
            same = [self._origins.is_same(retained, each) for retained in op.retained]
            if None in same or True not in same:
                continue
            rewriter.set_insertion_point_after(op)
            for result, is_same in zip(op.results, same, strict=True):
                if is_same:
                    made = rewriter.insert(OrIOp.build(result, condition, location=op.location))
                    for user in dict.fromkeys(result.users):
                        if user is not made:
                            with rewriter.modifying(user):
                                user.replace_uses_of_with(result, made.result)
            return True
        return False


class RemoveRetainedMemrefsGuaranteedToNotAlias(_Pattern):
    """Drops retained memrefs that are none of those that are freed; their results are `false`."""

    def match_and_rewrite(self, op: DeallocOp, rewriter: PatternRewriter) -> bool:
        """Inserts a constant for each."""
        kept: list[Value] = []
        results: list[Value | None] = []
        for retained in op.retained:
            if self._may_be_any(op.memrefs, retained):
                kept.append(retained)
                results.append(None)
            else:
                made = ConstantOp.build(BoolAttr.get(False), location=op.location)
                results.append(rewriter.insert(made).result)
        if len(kept) == len(op.retained):
            return False
        made_op = rewriter.insert(
            DeallocOp.build(op.memrefs, op.conditions, kept, location=op.location)
        )
        remaining = iter(made_op.results)
        rewriter.replace_op(op, [next(remaining) if each is None else each for each in results])
        return True


class SplitDeallocWhenNotAliasingAnyOther(_Pattern):
    """Frees a memref that is none of the others by itself."""

    def match_and_rewrite(self, op: DeallocOp, rewriter: PatternRewriter) -> bool:
        """Or-s the results."""
        memrefs, conditions, location = op.memrefs, op.conditions, op.location
        if len(memrefs) <= 1:
            return False
        kept: list[int] = []
        found: list[Sequence[Value]] = []
        alone = self._origins.are_alone(memrefs)
        for number, buffer in enumerate(memrefs):
            is_kept = (
                self._may_be_any((*memrefs[:number], *memrefs[number + 1 :]), buffer)
                if alone is None
                else not alone[number]
            )
            if is_kept:
                kept.append(number)
                continue
            single = DeallocOp.build([buffer], [conditions[number]], op.retained, location=location)
            found.append(rewriter.insert(single).results)
        if not found:
            return False
        rest = DeallocOp.build(
            [memrefs[number] for number in kept],
            [conditions[number] for number in kept],
            op.retained,
            location=location,
        )
        results: list[Value] = list(rewriter.insert(rest).results)
        for more in found:
            for number, other in enumerate(more):
                either = OrIOp.build(results[number], other, location=location)
                results[number] = rewriter.insert(either).result
        rewriter.replace_op(op, results)
        return True


class RetainedMemrefAliasingAlwaysDeallocatedMemref(_Pattern):
    """Results for retained memrefs that are certainly freed are `true`."""

    def match_and_rewrite(self, op: DeallocOp, rewriter: PatternRewriter) -> bool:
        """Drops the memrefs if that holds for all retained ones."""
        kept: list[tuple[Value, Value]] = []
        owned: set[int] = set()
        for buffer, condition in zip(op.memrefs, op.conditions, strict=True):
            metadata = buffer.defining_op
            is_kept = True
            if constant_integer(condition) == 1:
                for number, retained in enumerate(op.retained):
                    is_same = self._origins.is_same(retained, buffer)
                    if not is_same and isinstance(metadata, ExtractStridedMetadataOp):
                        is_same = self._origins.is_same(retained, metadata.source)
                    if is_same:
                        rewriter.replace_all_uses_with(op.results[number], condition)
                        owned.add(number)
                        is_kept = False
            if is_kept:
                kept.append((buffer, condition))
        return len(owned) == len(op.retained) and update_dealloc(op, rewriter, kept)


@register_pass
class BufferDeallocationSimplification(Pass):
    """Takes from `bufferization.dealloc` what is known statically."""

    ARGUMENT = "buffer-deallocation-simplification"
    NAME = "BufferDeallocationSimplificationPass"
    SUMMARY = "Optimizes `bufferization.dealloc` operation for more efficient codegen"

    def run_on_operation(self, op: Operation) -> None:
        """Applies the patterns with those of `canonicalize`."""
        origins = BufferOrigins(op)
        patterns = [
            RemoveDeallocMemrefsContainedInRetained(origins),
            RemoveRetainedMemrefsGuaranteedToNotAlias(origins),
            SplitDeallocWhenNotAliasingAnyOther(origins),
            RetainedMemrefAliasingAlwaysDeallocatedMemref(origins),
            *dealloc_patterns(),
        ]
        outcome = apply_patterns_greedily(op, patterns, merge_blocks=False)
        load_dialects(op)
        if not outcome.converged:
            self.signal_failure()
