"""Copies to shared memory that a GPU does while it computes (MLIR: `createAsyncGroups`)."""

from __future__ import annotations

from odsgen.dialects.gpu.memory_spaces import has_shared_memory_space
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.shared import known_integer
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineMap,
    FloatType,
    HasRecursiveMemoryEffects,
    IntegerType,
    MemRefType,
    Operation,
    Type,
    Value,
    VectorType,
    is_memory_effect_free,
)
from odsgen_dialects import arith, nvgpu, vector

_SIZES = (4, 8, 16)  # in bytes
_BYPASSING = 16

_Read = vector.TransferReadOp | vector.LoadOp
_Write = vector.TransferWriteOp | vector.StoreOp


def _width(type: Type) -> int:
    return type.width if isinstance(type, IntegerType | FloatType) else 0


def _is_contiguous(op: Operation) -> bool:
    """Whether elements lie one after the other in memory."""
    if not isinstance(op, vector.TransferReadOp | vector.TransferWriteOp):
        return True
    map = op.permutation_map.value
    type = op.base.type
    if not isinstance(type, MemRefType):
        return False
    layout = strides_and_offset(type)
    return (
        map is AffineMap.get_minor_identity(map.num_dims, len(map.results))
        and bool(op.in_bounds)
        and op.in_bounds[0]
        and layout is not None
        and (not layout[0] or layout[0][-1] == 1)
    )


def _mask(read: _Read) -> tuple[vector.CreateMaskOp, tuple[int, ...]] | None:
    """The mask of a read, and the position in a larger one from which it is taken."""
    mask = read.mask if isinstance(read, vector.TransferReadOp) else None
    definition = None if mask is None else mask.defining_op
    if isinstance(definition, vector.CreateMaskOp):
        return definition, ()
    if isinstance(definition, vector.ExtractOp):
        whole = definition.source.defining_op
        if isinstance(whole, vector.CreateMaskOp):
            return whole, tuple(definition.static_position)
    return None


def _read_of(op: Operation) -> _Read | None:
    """The read whose vector a write stores, if an asynchronous copy can do both."""
    if not isinstance(op, _Write) or not _is_contiguous(op):
        return None
    if isinstance(op, vector.TransferWriteOp) and op.mask is not None:
        return None
    stored = op.value_to_store
    type, target = stored.type, op.base.type
    read = stored.defining_op
    if not isinstance(type, VectorType) or len(type.shape) != 1:
        return None
    if not isinstance(target, MemRefType) or not has_shared_memory_space(target):
        return None
    if not isinstance(read, _Read) or not _is_contiguous(read):
        return None
    source = read.base.type
    if not isinstance(source, MemRefType) or has_shared_memory_space(source):
        return None
    if isinstance(read, vector.TransferReadOp) and read.mask is not None:
        if known_integer(read.padding) == 0 or _mask(read) is None:
            return None
    bits = type.num_elements * _width(type.element_type)
    return read if bits in [8 * size for size in _SIZES] else None


def _number_of_elements(rewriter: PatternRewriter, write: _Write, read: _Read) -> Value | None:
    """How many elements the mask lets be read; None for all."""
    mask = _mask(read)
    if mask is None:
        return None
    created, positions = mask
    sizes = created.operands
    condition: Value | None = None
    for position, size in zip(positions, sizes, strict=False):
        number = index_constant(rewriter, position, write.location)
        found = rewriter.insert(
            arith.CmpIOp.build(arith.CmpIPredicate.slt, number, size, location=write.location)
        ).results[0]
        if condition is not None:
            both = arith.AndIOp.build(found, condition, location=write.location)
            found = rewriter.insert(both).results[0]
        condition = found
    if condition is None:
        return sizes[0]
    zero = index_constant(rewriter, 0, write.location)
    chosen = arith.SelectOp.build(condition, sizes[-1], zero, location=write.location)
    return rewriter.insert(chosen).results[0]


def _group(first: Operation, copies: dict[Operation, _Read]) -> list[Operation]:
    """A write and those behind it that nothing keeps from being done with it."""
    group = [first]
    following = first.next
    while following is not None:
        if following in copies:
            group.append(following)
        elif HasRecursiveMemoryEffects in following.TRAITS or not is_memory_effect_free(following):
            if not isinstance(following, _Read):
                break
            type = following.base.type
            if not isinstance(type, MemRefType) or has_shared_memory_space(type):
                break
        following = following.next
    return group


def create_async_groups(rewriter: PatternRewriter, root: Operation, *, bypass_l1: bool) -> None:
    """Let asynchronous copies, of which groups are awaited, take the place of writes to shared memory."""
    copies: dict[Operation, _Read] = {}
    for op in root.walk(post_order=True):
        read = _read_of(op)
        if read is not None:
            copies[op] = read
    while copies:
        group = _group(next(iter(copies)), copies)
        tokens = [_copy(rewriter, op, copies.pop(op), bypass_l1) for op in group]
        together = nvgpu.DeviceAsyncCreateGroupOp.build(tokens, location=root.location)
        token = rewriter.insert(together).results[0]
        rewriter.insert(nvgpu.DeviceAsyncWaitOp.build(token, location=root.location))
        for op in group:
            rewriter.erase_op(op)


def _copy(rewriter: PatternRewriter, write: Operation, read: _Read, bypass_l1: bool) -> Value:
    assert isinstance(write, _Write)
    rewriter.set_insertion_point_before(write)
    type, target = write.value_to_store.type, write.base.type
    assert isinstance(type, VectorType) and isinstance(target, MemRefType)
    size = type.num_elements * _width(target.element_type) // 8
    made = nvgpu.DeviceAsyncCopyOp.build(
        write.base,
        write.indices,
        read.base,
        read.indices,
        type.num_elements,
        src_elements=_number_of_elements(rewriter, write, read),
        bypass_l1=bypass_l1 and size == _BYPASSING,
        location=write.location,
    )
    return rewriter.insert(made).results[0]
