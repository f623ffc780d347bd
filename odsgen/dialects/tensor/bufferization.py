"""Bufferization of the dialect `tensor`: views and elements. What makes tensors is in `bufferized_tensors.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.bufferization.one_shot.buffers import (
    allocate_tensor,
    buffer_type_of,
    create_copy,
    dynamic_memref,
    get_buffer,
    get_buffer_type,
    identity_memref,
    replace_with_buffers,
    replace_with_new_op,
    to_buffer,
)
from odsgen.dialects.bufferization.one_shot.interface import (
    Alias,
    Bufferizable,
    BufferizationError,
    DestinationStyle,
    View,
    bufferizes,
)
from odsgen.dialects.bufferization.one_shot.subsets import (
    SubsetInsertion,
    extracts_subset,
    inserts_subset,
)
from odsgen.dialects.memref.layouts import (
    collapsed_type,
    expanded_type,
    has_identity_map,
    strides_and_offset,
)
from odsgen.dialects.memref.subviews import rank_reduced_type
from odsgen.dialects.shared import mixed_slice, reassociation_of
from odsgen.runtime import (
    BaseMemRefType,
    EffectKind,
    MemoryEffectOpInterface,
    MemRefType,
    MissingMethodError,
    RankedTensorType,
    StridedLayoutAttr,
    UnrankedTensorType,
    as_interface,
)
from odsgen_dialects import memref, tensor

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.dialects.bufferization.one_shot.state import AnalysisState
    from odsgen.dialects.shared import MixedSlice
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Location, Operation, Use, Value


def _ranked(type: BaseMemRefType) -> MemRefType:
    if not isinstance(type, MemRefType):
        raise BufferizationError
    return type


# --- elements and sizes -----------------------------------------------------------------------------------------------


@bufferizes(tensor.DimOp, tensor.RankOp)
class Size(Bufferizable):
    """`memref.dim`, `memref.rank`."""

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        return False

    def bufferize(self, op: Any, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        buffer = get_buffer(rewriter, op.operands[0], options)
        made: Operation
        if isinstance(op, tensor.DimOp):
            made = memref.DimOp.build(buffer, op.index)
        else:
            made = memref.RankOp.build(buffer)
        replace_with_new_op(rewriter, op, made)


@bufferizes(tensor.ExtractOp)
class Extract(Bufferizable):
    """`memref.load`."""

    def bufferize(
        self, op: tensor.ExtractOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        buffer = get_buffer(rewriter, op.tensor, options)
        replace_with_new_op(rewriter, op, memref.LoadOp.build(buffer, op.indices))


@bufferizes(tensor.InsertOp)
class Insert(DestinationStyle):
    """`memref.store`."""

    def bufferize(
        self, op: tensor.InsertOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        buffer = get_buffer(rewriter, op.dest, options)
        rewriter.insert(memref.StoreOp.build(op.scalar, buffer, op.indices, location=op.location))
        replace_with_buffers(rewriter, op, [buffer])


# --- views ------------------------------------------------------------------------------------------------------------


@bufferizes(tensor.CastOp)
class Cast(View):
    """`memref.cast`."""

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        source, type = value.owner.source, value.type
        found = buffer_type_of(source, options, stack)
        if isinstance(source.type, UnrankedTensorType) or isinstance(type, UnrankedTensorType):
            return dynamic_memref(type, found.memory_space)
        assert isinstance(type, RankedTensorType)
        return MemRefType.get(
            type.shape, type.element_type, _ranked(found).layout, found.memory_space
        )

    def bufferize(
        self, op: tensor.CastOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        buffer = get_buffer(rewriter, op.source, options)
        type = get_buffer_type(op.dest, options)
        if buffer.type is type:
            replace_with_buffers(rewriter, op, [buffer])
        else:
            replace_with_new_op(rewriter, op, memref.CastOp.build(type, buffer))


@bufferizes(tensor.CollapseShapeOp)
class CollapseShape(View):
    """`memref.collapse_shape`, of a copy if dimensions do not lie side by side."""

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        return True  # for the copy

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        op = value.owner
        source = _ranked(buffer_type_of(op.src, options, stack))
        shape, groups = op.result.type.shape, reassociation_of(op)
        if collapsed_type(source, shape, groups, strict=True) is None:
            return identity_memref(value.type, source.memory_space)
        found = collapsed_type(source, shape, groups)
        assert found is not None
        return found

    def bufferize(
        self, op: tensor.CollapseShapeOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        buffer = get_buffer(rewriter, op.src, options)
        source, target = _ranked(buffer.type), op.result.type  # type: ignore[arg-type]
        assert isinstance(target, RankedTensorType)
        shape, groups = target.shape, reassociation_of(op)
        type: MemRefType | None
        if not shape:
            layout = None
            if not has_identity_map(source):
                strides = strides_and_offset(source)
                if strides is None:
                    raise BufferizationError
                layout = StridedLayoutAttr.get(strides[1], ())
            type = MemRefType.get((), target.element_type, layout, source.memory_space)
        else:
            if collapsed_type(source, shape, groups, strict=True) is None:
                copy = allocate_tensor(rewriter, op.src, options, op.location)
                source = MemRefType.get(
                    source.shape, source.element_type, None, source.memory_space
                )
                buffer = to_buffer(rewriter, copy, source, op.location)
            type = collapsed_type(source, shape, groups)
        assert type is not None
        made = memref.CollapseShapeOp.build(type, buffer, groups)
        replace_with_new_op(rewriter, op, made)


@bufferizes(tensor.ExpandShapeOp)
class ExpandShape(View):
    """`memref.expand_shape`."""

    def _type(self, op: tensor.ExpandShapeOp, source: BaseMemRefType) -> MemRefType:
        found = expanded_type(_ranked(source), op.result.type.shape, reassociation_of(op))
        if found is None:
            raise BufferizationError
        return found

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        return self._type(value.owner, buffer_type_of(value.owner.src, options, stack))

    def bufferize(
        self, op: tensor.ExpandShapeOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        buffer = get_buffer(rewriter, op.src, options)
        made = memref.ExpandShapeOp.build(
            self._type(op, buffer.type),  # type: ignore[arg-type]
            buffer,
            reassociation_of(op),
            op.output_shape,
            op.static_output_shape,
        )
        replace_with_new_op(rewriter, op, made)


@bufferizes(tensor.ReshapeOp)
class Reshape(View):
    """`memref.reshape`, of a copy if the source has a layout."""

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        return use.index == 1

    def aliasing_values(self, use: Use, state: AnalysisState) -> Sequence[Alias]:
        return () if use.index == 1 else super().aliasing_values(use, state)

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        source = buffer_type_of(value.owner.source, options, stack)
        return identity_memref(value.type, source.memory_space)

    def bufferize(
        self, op: tensor.ReshapeOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        source = get_buffer(rewriter, op.source, options)
        shape = get_buffer(rewriter, op.shape, options)
        result = get_buffer_type(op.result, options)
        type = source.type
        if isinstance(type, MemRefType) and not has_identity_map(type):
            copy = allocate_tensor(rewriter, op.source, options, op.location)
            plain = MemRefType.get(type.shape, type.element_type, None, type.memory_space)
            source = to_buffer(rewriter, copy, plain, op.location)
        replace_with_new_op(rewriter, op, memref.ReshapeOp.build(result, source, shape))


# --- slices -----------------------------------------------------------------------------------------------------------


@bufferizes(tensor.ExtractSliceOp)
class ExtractSlice(View):
    """`memref.subview`."""

    is_equivalent = False

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        op = value.owner
        source = _ranked(buffer_type_of(op.source, options, stack))
        return rank_reduced_type(source, mixed_slice(op), op.result.type.shape)

    def bufferize(
        self, op: tensor.ExtractSliceOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        buffer = get_buffer(rewriter, op.source, options)
        type = get_buffer_type(op.result, options)
        made = memref.SubViewOp.build(
            type, buffer, *mixed_slice(op).build_arguments(), location=op.location
        )
        replace_with_new_op(rewriter, op, made)


def _destination_view(op: Any, buffer: Value, rewriter: PatternRewriter) -> Value:
    """The part of the destination buffer that is written."""
    slice = mixed_slice(op)
    type = rank_reduced_type(_ranked(buffer.type), slice, op.source.type.shape)  # type: ignore[arg-type]
    return rewriter.insert(
        memref.SubViewOp.build(type, buffer, *slice.build_arguments(), location=op.location)
    ).result


def _reads(use: Use) -> bool:
    """Whether an operand of an insertion is read; a destination is not if all of it is written."""
    op = use.owner
    return use.index == 0 or not mixed_slice(op).is_identity(op.operands[1].type.shape)  # type: ignore[attr-defined]


@bufferizes(tensor.InsertSliceOp)
class InsertSlice(DestinationStyle):
    """`memref.copy` to a `memref.subview`."""

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        return _reads(use)

    def bufferize(
        self, op: tensor.InsertSliceOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        buffer = get_buffer(rewriter, op.dest, options)
        view = _destination_view(op, buffer, rewriter)
        source = get_buffer(rewriter, op.source, options)
        create_copy(rewriter, source, view, op.location)
        replace_with_buffers(rewriter, op, [buffer])


@bufferizes(tensor.ParallelInsertSliceOp)
class ParallelInsertSlice(Bufferizable):
    """`memref.copy` to a `memref.subview`, in front of the terminator."""

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        return _reads(use)

    def bufferizes_to_memory_write(self, use: Use, state: AnalysisState) -> bool:
        return use.index == 1

    def resolve_conflicts(
        self, op: Operation, rewriter: PatternRewriter, state: AnalysisState
    ) -> None:
        """The destination is written in place."""

    def bufferize(
        self,
        op: tensor.ParallelInsertSliceOp,
        rewriter: PatternRewriter,
        options: BufferizationOptions,
    ) -> None:
        end = op.parent_op
        assert end is not None
        rewriter.set_insertion_point_before(end)
        target = get_buffer(rewriter, op.dest, options)
        source = get_buffer(rewriter, op.source, options)
        view = _destination_view(op, target, rewriter)
        create_copy(rewriter, source, view, op.location)
        for user in source.users:
            if _frees(user):
                block = user.parent_block
                if block is end.parent_block and block is not None and block.last is not None:
                    rewriter.move_op_before(user, block.last)
                break
        rewriter.erase_op(op)


def _frees(op: Operation) -> bool:
    effects = as_interface(op, MemoryEffectOpInterface)
    try:
        return effects is not None and effects.has_effect(EffectKind.FREE)
    except MissingMethodError:
        return False


@extracts_subset(tensor.ExtractSliceOp)
def _extracted(op: tensor.ExtractSliceOp) -> tuple[Value, MixedSlice]:
    return op.source, mixed_slice(op)


@inserts_subset(tensor.InsertSliceOp, tensor.ParallelInsertSliceOp)
class InsertedSlice(SubsetInsertion):
    """The part of the destination that is written."""

    def slice(self, op: Any) -> MixedSlice:
        return mixed_slice(op)

    def needed_values(self, op: Any) -> Sequence[Value]:
        return op.operands[1:]  # type: ignore[no-any-return]

    def build_extraction(self, op: Any, rewriter: PatternRewriter, location: Location) -> Value:
        made = tensor.ExtractSliceOp.build(
            op.source.type, op.dest, *mixed_slice(op).build_arguments(), location=location
        )
        return rewriter.insert(made).result


from odsgen.dialects.tensor import bufferized_tensors as bufferized_tensors  # noqa: E402
