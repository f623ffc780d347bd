"""Canonicalization of `bufferization`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.deallocations import dealloc_patterns
from odsgen.dialects.memref.interfaces import can_be_cast
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.shared import constant_integer, index_constant, view_base
from odsgen.hooks import canonicalization_patterns, pattern
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    BaseMemRefType,
    EffectKind,
    MemoryEffectOpInterface,
    MemRefType,
    MissingMethodError,
    Operation,
    RankedTensorType,
    UnrankedMemRefType,
    Value,
    as_interface,
)
from odsgen_dialects.bufferization import AllocTensorOp, CloneOp, DeallocOp, ToBufferOp, ToTensorOp
from odsgen_dialects.tensor import CastOp as TensorCastOp
from odsgen_dialects.tensor import DimOp, ExtractOp

if TYPE_CHECKING:
    from odsgen_dialects import memref


# --- alloc_tensor -----------------------------------------------------------------------------------------------------


@pattern(AllocTensorOp, root="tensor.dim")
def _size_of_alloc_tensor(op: DimOp, rewriter: PatternRewriter) -> bool:
    """`tensor.dim` of `alloc_tensor`: the dynamic size, or the size of the copied tensor."""
    made, number = op.source.defining_op, constant_integer(op.index)
    if not isinstance(made, AllocTensorOp) or number is None:
        return False
    type = made.result.type
    if not isinstance(type, RankedTensorType) or not 0 <= number < len(type.shape):
        return False
    if type.shape[number] != DYNAMIC:
        return False
    if made.copy is not None:
        index = index_constant(rewriter, number, op.location)
        rewriter.replace_op_with_new(op, DimOp.build(made.copy, index))
    else:
        rewriter.replace_op(op, [made.dynamic_sizes[type.shape[:number].count(DYNAMIC)]])
    return True


@pattern(AllocTensorOp)
def _alloc_tensor_of_known_size(op: AllocTensorOp, rewriter: PatternRewriter) -> bool:
    """Moves constant dynamic sizes into the result type."""
    type = op.result.type
    if op.copy is not None or not isinstance(type, RankedTensorType):
        return False
    remaining = iter(op.dynamic_sizes)
    shape: list[int] = []
    sizes: list[Value] = []
    for size in type.shape:
        if size == DYNAMIC:
            value = next(remaining)
            known = constant_integer(value)
            if known is not None and known >= 0:
                size = known
            else:
                sizes.append(value)
        shape.append(size)
    if tuple(shape) == type.shape:
        return False
    made = AllocTensorOp.build(
        RankedTensorType.get(tuple(shape), type.element_type, type.encoding),
        sizes,
        location=op.location,
    )
    rewriter.insert(made)
    rewriter.replace_op_with_new(op, TensorCastOp.build(type, made.result))
    return True


# --- clone ------------------------------------------------------------------------------------------------------------


@pattern(CloneOp)
def _needless_clone(op: CloneOp, rewriter: PatternRewriter) -> bool:
    """Erases an unused clone; replaces a clone by its source if this block frees one of the two."""
    from odsgen_dialects.memref import CastOp, ReallocOp

    if not op.output.has_uses:
        rewriter.erase_op(op)
        return True
    source, type = op.input, op.output.type
    if source.type is not type and not can_be_cast(source.type, type):
        return False
    freeing = [_frees(op.output), _frees(view_base(source))]
    if any(
        len(found) > 1 or any(isinstance(each, ReallocOp) for each in found) for found in freeing
    ):
        return False
    block = op.parent_block
    blocks = [found[0].parent_block for found in freeing if found]
    if len(blocks) == 2 and blocks[0] is blocks[1]:
        return False
    needless = [found[0] for found in freeing if found and found[0].parent_block is block]
    if not needless or not _nothing_is_freed_between(op, needless[0]):
        return False
    if source.type is not type:
        source = rewriter.insert(
            CastOp.build_generic([source], result_types=[type], location=op.location)
        ).dest
    rewriter.replace_op(op, [source])
    rewriter.erase_op(needless[0])
    return True


def _frees(buffer: Value) -> list[Operation]:
    """The operations that free a buffer (`memref::findDealloc`)."""
    found: list[Operation] = []
    for user in buffer.users:
        effects = as_interface(user, MemoryEffectOpInterface)
        if effects is not None and any(
            effect.kind is EffectKind.FREE for effect in effects.effects_on_value(buffer)
        ):
            found.append(user)
    return found


def _nothing_is_freed_between(first: Operation, last: Operation) -> bool:
    """Whether `last` follows `first` in its block with no deallocation in between."""
    current = first.next
    while current is not last:
        if current is None:
            return False
        effects = as_interface(current, MemoryEffectOpInterface)
        try:
            if effects is not None and effects.has_effect(EffectKind.FREE):
                return False
        except MissingMethodError:  # not implemented
            return False
        current = current.next
    return True


# --- to_buffer and to_tensor ------------------------------------------------------------------------------------------


@pattern(ToBufferOp)
def _buffer_of_cast(op: ToBufferOp, rewriter: PatternRewriter) -> bool:
    """`to_buffer(tensor.cast x)` is `memref.cast(to_buffer x)`."""
    from odsgen_dialects.memref import CastOp

    cast = op.tensor.defining_op
    if not isinstance(cast, TensorCastOp):
        return False
    source, type = cast.operands[0].type, op.buffer.type
    if not isinstance(source, RankedTensorType) or not isinstance(type, BaseMemRefType):
        return False
    layout = type.layout if isinstance(type, MemRefType) else None
    made = ToBufferOp.build_generic(
        [cast.operands[0]],
        {} if op.read_only_attr is None else {"read_only": op.read_only_attr},
        [MemRefType.get(source.shape, source.element_type, layout, type.memory_space)],
        location=op.location,
    )
    buffer = rewriter.insert(made).buffer
    rewriter.replace_op_with_new(op, CastOp.build_generic([buffer], result_types=[type]))
    return True


@pattern(ToBufferOp)
def _buffer_of_buffer(op: ToBufferOp, rewriter: PatternRewriter) -> bool:
    """`to_buffer(to_tensor m)` is `m`: cast, or copied where a cast could fail."""
    from odsgen_dialects.memref import CastOp

    source = op.tensor.defining_op
    if not isinstance(source, ToTensorOp):
        return False
    buffer, type = source.operands[0], op.buffer.type
    if buffer.type is type:
        rewriter.replace_op(op, [buffer])
        return True
    if isinstance(buffer.type, MemRefType) and isinstance(type, MemRefType):
        found = _cast_or_copied(rewriter, buffer, type, op)
        if found is None:
            return False
        rewriter.replace_op(op, [found])
        return True
    if not isinstance(type, UnrankedMemRefType) or not can_be_cast(buffer.type, type):
        return False
    rewriter.replace_op_with_new(op, CastOp.build_generic([buffer], result_types=[type]))
    return True


def _cast_or_copied(
    rewriter: PatternRewriter, buffer: Value, type: MemRefType, op: Operation
) -> Value | None:
    from odsgen_dialects import memref

    source = buffer.type
    assert isinstance(source, MemRefType)
    if source.element_type is not type.element_type or len(source.shape) != len(type.shape):
        return None
    if can_be_cast(source, type) and _cast_never_fails(source, type):
        cast = memref.CastOp.build_generic([buffer], result_types=[type], location=op.location)
        return rewriter.insert(cast).dest
    sizes = []
    for number, size in enumerate(type.shape):
        if size == DYNAMIC:
            index = index_constant(rewriter, number, op.location)
            dim = memref.DimOp.build(buffer, index, location=op.location)
            sizes.append(rewriter.insert(dim).result)
    made = memref.AllocOp.build(type, sizes, (), location=op.location)
    copy = rewriter.insert(made).results[0]
    rewriter.insert(memref.CopyOp.build(buffer, copy, location=op.location))
    return copy


def _cast_never_fails(source: MemRefType, target: MemRefType) -> bool:
    """Whether no static stride or offset of the target is dynamic in the source."""
    known, wanted = strides_and_offset(source), strides_and_offset(target)
    if known is None or wanted is None:
        return False
    pairs = zip([*known[0], known[1]], [*wanted[0], wanted[1]], strict=True)
    return not any(a == DYNAMIC_STRIDE and b != DYNAMIC_STRIDE for a, b in pairs)


@pattern(ToBufferOp, root="memref.dim")
def _size_of_to_buffer(op: memref.DimOp, rewriter: PatternRewriter) -> bool:
    """`memref.dim(to_buffer t)` is `tensor.dim t`."""
    buffer = op.source.defining_op
    if not isinstance(buffer, ToBufferOp):
        return False
    rewriter.replace_op_with_new(op, DimOp.build(buffer.operands[0], op.index))
    return True


@pattern(ToBufferOp, root="memref.load")
def _load_of_to_buffer(op: memref.LoadOp, rewriter: PatternRewriter) -> bool:
    """`memref.load(to_buffer t)` is `tensor.extract t`; as in MLIR, stores to the buffer are
    ignored.
    """
    buffer = op.memref.defining_op
    if not isinstance(buffer, ToBufferOp):
        return False
    rewriter.replace_op_with_new(op, ExtractOp.build(buffer.operands[0], op.indices))
    return True


@pattern(ToTensorOp, root="tensor.dim")
def _size_of_to_tensor(op: DimOp, rewriter: PatternRewriter) -> bool:
    """`tensor.dim(to_tensor m)` is `memref.dim m`."""
    from odsgen_dialects import memref

    source = op.source.defining_op
    if not isinstance(source, ToTensorOp):
        return False
    rewriter.replace_op_with_new(op, memref.DimOp.build(source.operands[0], op.index))
    return True


@canonicalization_patterns(DeallocOp)
def canonicalization_patterns_dealloc() -> Sequence[RewritePattern]:
    """DeallocOp::getCanonicalizationPatterns"""
    return dealloc_patterns()
