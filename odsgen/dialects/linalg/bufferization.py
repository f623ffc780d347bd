"""Bufferization of the dialect `linalg`: structured operations on buffers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.bufferization.one_shot.buffers import (
    buffers_of,
    get_buffer,
    replace_with_buffers,
)
from odsgen.dialects.bufferization.one_shot.interface import DestinationStyle, bufferizes
from odsgen.dialects.bufferization.one_shot.subsets import SubsetInsertion, inserts_subset
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.dialects.shared import taken_regions
from odsgen.runtime import (
    DestinationStyleOpInterface,
    MemRefType,
    Operation,
    RankedTensorType,
    Use,
    as_interface,
)
from odsgen_dialects import linalg, sparse_tensor
from odsgen_dialects.linalg import ops

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.dialects.bufferization.one_shot.state import AnalysisState
    from odsgen.rewriting import PatternRewriter


class Structured(DestinationStyle):
    """The same operation on buffers."""

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        arguments = use.owner.regions[0].arguments
        return use.index >= len(arguments) or arguments[use.index].has_uses

    def bufferizes_to_elementwise_access(
        self, op: Operation, state: AnalysisState, uses: Sequence[Use]
    ) -> bool:
        if not all(loop_kinds(op)):
            return False
        if any(_is_sparse(operand.type) for operand in op.operands):
            return False
        maps = loop_maps(op)
        return all(
            maps[use.index].is_identity()
            for use in uses
            if isinstance(op.operands[use.index].type, (RankedTensorType, MemRefType))
        )

    def bufferize(self, op: Any, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        style = as_interface(op, DestinationStyleOpInterface)
        assert style is not None
        if style.has_pure_buffer_semantics:
            return
        if not style.has_pure_tensor_semantics:
            raise op.error("op does not have pure tensor semantics")
        inputs = buffers_of(rewriter, style.dps_inputs, options)
        outputs = buffers_of(rewriter, style.dps_inits, options)
        made = type(op).build_generic(
            [*inputs, *outputs],
            op.properties_as_attributes(),
            result_types=(),
            regions=taken_regions(op),
            location=op.location,
        )
        made.attributes.update(op.attributes)
        rewriter.insert(made)
        replace_with_buffers(rewriter, op, outputs)


def _is_sparse(type: Any) -> bool:
    if not isinstance(type, RankedTensorType) or type.encoding is None:
        return False
    return isinstance(type.encoding, sparse_tensor.SparseTensorEncodingAttr)


bufferizes(
    *(
        found
        for found in vars(ops).values()
        if isinstance(found, type) and "LinalgOp" in getattr(found, "INTERFACES", ())
    )
)(Structured)


@bufferizes(linalg.SoftmaxOp)
class Softmax(DestinationStyle):
    """The same operation on buffers."""

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        return use.index == 0

    def bufferize(
        self, op: linalg.SoftmaxOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        source = get_buffer(rewriter, op.input, options)
        target = get_buffer(rewriter, op.output, options)
        rewriter.insert(
            linalg.SoftmaxOp.build([], source, target, op.dimension, location=op.location)
        )
        replace_with_buffers(rewriter, op, [target])


@inserts_subset(linalg.CopyOp)
class CopiedSubset(SubsetInsertion):
    """The whole of the output."""
