"""Bufferization of the dialect `bufferization` itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.one_shot.buffers import (
    buffer_type_of,
    create_alloc,
    create_copy,
    dynamic_sizes,
    get_buffer,
    get_buffer_type,
    identity_memref,
    known_memory_space,
    replace_with_buffers,
)
from odsgen.dialects.bufferization.one_shot.interface import (
    Alias,
    Bufferizable,
    BufferizationError,
    bufferizes,
    used_value,
)
from odsgen.dialects.bufferization.one_shot.subsets import SubsetInsertion, inserts_subset
from odsgen.runtime import BaseMemRefType, RankedTensorType, TensorType, UnrankedTensorType
from odsgen_dialects import memref
from odsgen_dialects.bufferization import (
    AllocTensorOp,
    DeallocTensorOp,
    MaterializeInDestinationOp,
    ToBufferOp,
    ToTensorOp,
)

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.dialects.bufferization.one_shot.state import AnalysisState
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Location, Operation, OpResult, Use, Value


@bufferizes(AllocTensorOp)
class AllocTensor(Bufferizable):
    """`memref.alloc`, and `memref.copy` of the copied tensor."""

    def bufferizes_to_allocation(self, value: Value) -> bool:
        return True

    def result_bufferizes_to_memory_write(self, result: OpResult, state: AnalysisState) -> bool:
        op = result.owner
        return isinstance(op, AllocTensorOp) and op.copy is not None

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        op = value.owner
        if op.memory_space is not None:
            space = op.memory_space
        elif op.copy is not None:
            space = buffer_type_of(op.copy, options, stack).memory_space
        else:
            space = known_memory_space(value, options)
        return identity_memref(value.type, space)

    def bufferize(
        self, op: AllocTensorOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        if not op.result.has_uses:
            rewriter.erase_op(op)
            return
        source = None if op.copy is None else get_buffer(rewriter, op.copy, options)
        type = get_buffer_type(op.result, options)
        sizes: Sequence[Value] = op.dynamic_sizes
        if source is not None:
            sizes = dynamic_sizes(rewriter, source, op.location)
        made = create_alloc(rewriter, type, sizes, op.location, options)
        if source is not None:
            create_copy(rewriter, source, made, op.location)
        replace_with_buffers(rewriter, op, [made])


@bufferizes(DeallocTensorOp)
class DeallocTensor(Bufferizable):
    """`memref.dealloc`."""

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        return False

    def bufferize(
        self, op: DeallocTensorOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        buffer = get_buffer(rewriter, op.tensor, options)
        rewriter.insert(memref.DeallocOp.build(buffer, location=op.location))
        rewriter.erase_op(op)


@bufferizes(MaterializeInDestinationOp)
class MaterializeInDestination(Bufferizable):
    """`memref.copy` to the destination."""

    def _is_source(self, use: Use) -> bool:
        return use.index == 0

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        return self._is_source(use)

    def bufferizes_to_memory_write(self, use: Use, state: AnalysisState) -> bool:
        return not self._is_source(use)

    def bufferizes_to_elementwise_access(
        self, op: Operation, state: AnalysisState, uses: Sequence[Use]
    ) -> bool:
        return True

    def must_bufferize_in_place(self, use: Use, state: AnalysisState) -> bool:
        return isinstance(used_value(use).type, UnrankedTensorType) or not self._is_source(use)

    def aliasing_values(self, use: Use, state: AnalysisState) -> Sequence[Alias]:
        return () if self._is_source(use) else [Alias(use.owner.results[0])]

    def is_writable(self, value: Value, state: AnalysisState) -> bool:
        return True

    def bufferize(
        self,
        op: MaterializeInDestinationOp,
        rewriter: PatternRewriter,
        options: BufferizationOptions,
    ) -> None:
        target: Value = op.dest
        if isinstance(target.type, TensorType):
            target = get_buffer(rewriter, target, options)
        source = get_buffer(rewriter, op.source, options)
        create_copy(rewriter, source, target, op.location)
        replace_with_buffers(rewriter, op, [target] * len(op.results))


@inserts_subset(MaterializeInDestinationOp)
class MaterializedSubset(SubsetInsertion):
    """The whole of the destination."""

    def build_extraction(
        self, op: MaterializeInDestinationOp, rewriter: PatternRewriter, location: Location
    ) -> Value | None:
        destination = op.dest
        type = destination.type
        if isinstance(type, TensorType):
            return destination
        assert isinstance(type, BaseMemRefType)
        if not op.restrict:
            return None
        op.restrict = False  # which only one operation may promise
        made = ToTensorOp.build(
            (
                RankedTensorType.get(type.shape, type.element_type)
                if type.has_rank
                else UnrankedTensorType.get(type.element_type)
            ),
            destination,
            restrict=True,
            writable=op.writable,
            location=location,
        )
        return rewriter.insert(made).result


@bufferizes(ToBufferOp)
class ToBuffer(Bufferizable):
    """Stays; it is read, and written unless it is `read_only`."""

    def bufferizes_to_memory_write(self, use: Use, state: AnalysisState) -> bool:
        op = use.owner
        return not (isinstance(op, ToBufferOp) and op.read_only)

    def bufferize(
        self, op: ToBufferOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        """It folds when all other operations are bufferized."""


@bufferizes(ToTensorOp)
class ToTensor(Bufferizable):
    """Stays; folds with `to_buffer`."""

    def is_writable(self, value: Value, state: AnalysisState) -> bool:
        return bool(value.owner.writable)

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        type = value.owner.buffer.type
        if not isinstance(type, BaseMemRefType):
            raise BufferizationError
        return type

    def bufferize(
        self, op: ToTensorOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        """It folds when all other operations are bufferized."""
