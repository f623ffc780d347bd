"""Bufferization of the dialect `vector`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.bufferization.one_shot.buffers import (
    buffers_of,
    get_buffer,
    replace_with_buffers,
    replace_with_new_op,
)
from odsgen.dialects.bufferization.one_shot.copies import resolve_operand_conflicts
from odsgen.dialects.bufferization.one_shot.interface import (
    Alias,
    Bufferizable,
    DestinationStyle,
    RegionYield,
    bufferizes,
    model_of,
)
from odsgen.dialects.bufferization.one_shot.subsets import (
    SubsetInsertion,
    extracts_subset,
    inserts_subset,
)
from odsgen.dialects.shared import MixedSlice, constant_integer
from odsgen.runtime import (
    DYNAMIC,
    Region,
    Use,
    VectorType,
)
from odsgen_dialects import vector
from odsgen_dialects.bufferization import AllocTensorOp

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.dialects.bufferization.one_shot.state import AnalysisState
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Operation, Value


def _on_buffer(op: Operation, number: int, buffer: Value, *, results: bool) -> Operation:
    """The operation with a buffer for one operand."""
    operands = list(op.operands)
    operands[number] = buffer
    made = type(op).build_generic(
        operands,
        op.properties_as_attributes(),
        result_types=op.result_types if results else (),
        location=op.location,
    )
    return made


@bufferizes(vector.TransferReadOp, vector.GatherOp)
class Read(Bufferizable):
    """The same operation on a buffer."""

    def bufferize(self, op: Any, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        buffer = get_buffer(rewriter, op.base, options)
        replace_with_new_op(rewriter, op, _on_buffer(op, 0, buffer, results=True))


@bufferizes(vector.TransferWriteOp)
class TransferWrite(DestinationStyle):
    """The same operation on a buffer."""

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        op = use.owner
        assert isinstance(op, vector.TransferWriteOp)
        shape = op.base.type.shape
        if DYNAMIC in shape or any(constant_integer(index) != 0 for index in op.indices):
            return True
        if isinstance(op.parent_op, vector.MaskOp):
            return True
        sizes = op.value_to_store.type.shape
        return any(size > written for size, written in zip(shape, sizes, strict=False))

    def bufferize(
        self, op: vector.TransferWriteOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        buffer = get_buffer(rewriter, op.base, options)
        rewriter.insert(_on_buffer(op, 1, buffer, results=False))
        replace_with_buffers(rewriter, op, [buffer] * len(op.results))


def _accessed(op: vector.TransferReadOp | vector.TransferWriteOp, type: Any) -> MixedSlice:
    """The part that a transfer accesses, a size for each dimension of the tensor."""
    assert isinstance(type, VectorType)
    rank = len(op.indices)
    sizes = [1] * rank
    for expr, size in zip(op.permutation_map.value.results, type.shape, strict=True):
        position = getattr(expr, "position", None)
        if position is not None:
            sizes[position] = size
    return MixedSlice(list(op.indices), list(sizes), [1] * rank)


@extracts_subset(vector.TransferReadOp)
def _read_part(op: vector.TransferReadOp) -> tuple[Value, MixedSlice]:
    return op.base, _accessed(op, op.vector.type)


@inserts_subset(vector.TransferWriteOp)
class WrittenPart(SubsetInsertion):
    """The part that a transfer writes."""

    def slice(self, op: vector.TransferWriteOp) -> MixedSlice:
        return _accessed(op, op.value_to_store.type)


@bufferizes(vector.MaskOp)
class Mask(Bufferizable):
    """A mask around an operation on buffers."""

    def aliasing_uses(self, value: Value, state: AnalysisState) -> Sequence[Alias]:
        end = value.owner.mask_region.entry_block.last
        return [Alias(Use(end, value.index))]  # type: ignore[attr-defined]

    def resolve_conflicts(
        self, op: Operation, rewriter: PatternRewriter, state: AnalysisState
    ) -> None:
        resolve_operand_conflicts(op, rewriter, state)
        if any(isinstance(inner, AllocTensorOp) for inner in op.regions[0].entry_block):
            raise op.op_error("body must bufferize in-place")

    def bufferize(
        self, op: vector.MaskOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        block = op.mask_region.entry_block
        masked, end = block.first, block.last
        assert masked is not None
        assert end is not None
        if masked is end or model_of(masked) is None or not options.is_allowed(masked):
            return
        kept = [value for value in end.operands if value.defining_op is masked]
        replaced = {
            number: value
            for number, value in enumerate(end.operands)
            if value.defining_op is not masked
        }
        end.operands = kept
        region = Region()
        region.take_body(op.mask_region)
        made = vector.MaskOp.build(
            [value.type for value in kept],
            op.mask,
            passthru=op.passthru,
            mask_region=region,
            location=op.location,
        )
        rewriter.insert(made)
        results = iter(made.results)
        replace_with_buffers(
            rewriter,
            op,
            [
                replaced[number] if number in replaced else next(results)
                for number in range(len(op.results))
            ],
        )


@bufferizes(vector.YieldOp)
class Yield(RegionYield):
    """`vector.yield` of buffers; the mask around drops them."""

    def bufferize(
        self, op: vector.YieldOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        parent = op.parent_op
        if not isinstance(parent, vector.MaskOp):
            raise op.error("unsupported vector::YieldOp parent")
        masked = parent.mask_region.entry_block.first
        if masked is None or model_of(masked) is None or not options.is_allowed(masked):
            return
        values = buffers_of(rewriter, op.operands, options)
        replace_with_new_op(rewriter, op, vector.YieldOp.build(values))
