"""Verifiers of operations of `ttg`, and of its memory descriptors."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import verifies
from odsgen.runtime import Attribute, Operation, RankedTensorType, Type, has_interface

from ...checks import num_warps
from ...interface_checks import verify_order
from ...layouts import is_power_of_two, rank_of
from ...linear import sizes_of
from ...tt.hooks.verifiers import width_of
from ...ttng.attributes import (
    TensorMemoryEncodingAttr,
    TensorMemoryScalesEncodingAttr,
    TensorMemorySpaceAttr,
)
from ..attributes import (
    PaddedSharedEncodingAttr,
    SharedLinearEncodingAttr,
    SharedMemorySpaceAttr,
)
from ..interfaces import SharedEncodingTrait, TransposeOpInterface
from ..ops import (
    AsyncCopyGlobalToLocalOp,
    LocalAllocOp,
    LocalGatherOp,
    LocalLoadOp,
    LocalScatterOp,
    LocalStoreOp,
    MemDescIndexOp,
    MemDescSubsliceOp,
    MemDescTransOp,
    WarpSpecializeOp,
    WarpSpecializePartitionsOp,
    WarpYieldOp,
)
from ..types import MemDescType


def _list(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


@verifies(MemDescType)
def verify_memdesc(
    shape: Sequence[int],
    element_type: Type,
    encoding: Attribute,
    memory_space: Attribute,
    mutable_memory: bool,
    alloc_shape: Sequence[int],
) -> None:
    """MemDescType::verify"""
    if not shape:
        raise ValueError("rank 0 memdesc is not allowed")
    if not all(map(is_power_of_two, shape[1:])):
        raise ValueError(f"shape must have power-of-2 and non-zero dimensions; got {_list(shape)}")
    if shape[0] == 0:
        raise ValueError("shape has 0 dimension")
    if len(alloc_shape) < len(shape):
        raise ValueError("alloc shape must have at least as many dimensions as shape")
    inner = alloc_shape[len(alloc_shape) - len(shape) :]
    if any(size > most for size, most in zip(shape, inner, strict=True)):
        raise ValueError(
            f"shape must be less than or equal to allocShape. shape = {_list(shape)}, "
            f"allocShape = {_list(alloc_shape)}"
        )
    width = width_of(element_type)
    if isinstance(encoding, TensorMemoryEncodingAttr | TensorMemoryScalesEncodingAttr):
        _verify_tensor_memory(shape, width, encoding, memory_space)
    elif has_interface(encoding, SharedEncodingTrait):
        if width is not None and width % 8:
            raise ValueError(
                f"shared-memory element type bit width must be a multiple of 8; got {width}"
            )
        _verify_shared(shape, encoding, memory_space, alloc_shape)
    else:
        raise ValueError(f"{encoding} is not a valid encoding")


def _verify_tensor_memory(
    shape: Sequence[int],
    width: int | None,
    encoding: TensorMemoryEncodingAttr | TensorMemoryScalesEncodingAttr,
    space: Attribute,
) -> None:
    if not isinstance(space, TensorMemorySpaceAttr):
        raise ValueError("memorySpace must be TensorMemorySpace")
    if isinstance(encoding, TensorMemoryScalesEncodingAttr):
        if len(shape) != 2:
            raise ValueError(f"tensor-memory scale descriptors must have rank 2; got {len(shape)}")
        if width != 8:
            raise ValueError("bitwidth must be 8")
        return
    if len(shape) not in (2, 3):
        raise ValueError("rank must be 2 or 3")
    if width is not None and width * encoding.col_stride > 32:
        raise ValueError(
            f"bitwidth * colStride must be less than or equal to 32. Got {width} and "
            f"{encoding.col_stride}"
        )


def _verify_shared(
    shape: Sequence[int], encoding: Attribute, space: Attribute, allocated: Sequence[int]
) -> None:
    if not isinstance(space, SharedMemorySpaceAttr):
        raise ValueError(f"memorySpace must be SharedMemorySpace for shared encoding. Got {space}")
    rank = rank_of(encoding)
    if rank is not None and rank not in (len(shape), len(shape) - 1):
        raise ValueError(
            f"rank must be equal to or one less than the shape size. Got {rank} and {len(shape)}"
        )
    if isinstance(encoding, PaddedSharedEncodingAttr | SharedLinearEncodingAttr):
        expected = allocated[len(allocated) - (rank or 0) :]
        for number, (size, given) in enumerate(
            zip(expected, sizes_of(encoding.offset, encoding.block), strict=False)
        ):
            if size != given:
                raise ValueError(
                    f"Mismatch in expected shape for dimension {number}. Expected: {size}, "
                    f"got: {given}"
                )


# --- local memory ---------------------------------------------------------------------------------------------------


def _verify_rank(op: Operation, tensor: RankedTensorType, memory: MemDescType, name: str) -> None:
    """verifySharedMemoryRank"""
    rank = rank_of(memory.encoding)
    if rank is None:
        raise op.op_error("expected memdesc to have a shared memory encoding")
    if len(tensor.shape) != rank:
        raise op.op_error(
            f"{name} has rank {len(tensor.shape)} but memdesc encoding has rank {rank}"
        )


_Shaped = RankedTensorType | MemDescType


def verify_memory_types(op: Operation, source: _Shaped, result: _Shaped) -> None:
    """verifyMemoryOpTypes"""
    if source.element_type is not result.element_type:
        raise op.op_error(
            f"source element type '{source}' must match destination element type "
            f"'{result.element_type}'"
        )
    if tuple(source.shape) != tuple(result.shape):
        raise op.op_error(
            f"source shape [{_list(source.shape)}] must match "
            f"[destination shape {_list(result.shape)}]"
        )


def verify_allocation(op: Operation, source: RankedTensorType | None, memory: MemDescType) -> None:
    """verifyAllocOp"""
    if memory.shape != memory.alloc_shape:
        raise op.op_error("result shape and its alloc shape must match")
    if source is not None:
        verify_memory_types(op, source, memory)
    elif not memory.mutable_memory:
        raise op.op_error("uninitialized alloc must have a mutable memdesc type")


@verifies(TransposeOpInterface)
def verify_transposition(op: MemDescTransOp) -> None:
    """TransposeOpInterface::verify"""
    verify_order(op, op.src.type.shape, tuple(op.order))


@verifies(LocalAllocOp)
def verify_local_alloc(op: LocalAllocOp) -> None:
    """LocalAllocOp::verify"""
    memory = op.result.type
    if not isinstance(memory.memory_space, SharedMemorySpaceAttr):
        raise op.op_error("should create a buffer of shared memory")
    if op.src is not None:
        _verify_rank(op, op.src.type, memory, "source")
    verify_allocation(op, None if op.src is None else op.src.type, memory)


@verifies(LocalStoreOp)
def verify_local_store(op: LocalStoreOp) -> None:
    """LocalStoreOp::verify"""
    if not op.dst.type.mutable_memory:
        raise op.op_error("Cannot store into immutable memory")
    _verify_rank(op, op.src.type, op.dst.type, "source")
    verify_memory_types(op, op.src.type, op.dst.type)


@verifies(LocalLoadOp)
def verify_local_load(op: LocalLoadOp) -> None:
    """LocalLoadOp::verify"""
    _verify_rank(op, op.result.type, op.src.type, "result")
    verify_memory_types(op, op.src.type, op.result.type)


@verifies(AsyncCopyGlobalToLocalOp)
def verify_async_copy(op: AsyncCopyGlobalToLocalOp) -> None:
    """AsyncCopyGlobalToLocalOp::verify"""
    if not op.result.type.mutable_memory:
        raise op.op_error("Cannot store into immutable memory")


@verifies(LocalGatherOp)
def verify_local_gather(op: LocalGatherOp) -> None:
    """LocalGatherOp::verify"""
    memory, indices, result = op.src.type, op.indices.type, op.result.type
    if not has_interface(memory.encoding, SharedEncodingTrait):
        raise op.error("source must have shared memory encoding")
    if result.shape != indices.shape:
        raise op.error("result shape must match indices shape")
    if len(memory.shape) != len(indices.shape):
        raise op.error("source and indices must have the same rank")
    if op.axis >= len(memory.shape):
        raise op.error(f"axis {op.axis} is out of bounds for source rank {len(memory.shape)}")
    if memory.element_type is not result.element_type:
        raise op.error("result element type must match source element type")
    if indices.encoding is not result.encoding:
        raise op.error("indices and result must have the same layout")


@verifies(LocalScatterOp)
def verify_local_scatter(op: LocalScatterOp) -> None:
    """LocalScatterOp::verify"""
    memory, values, indices = op.dst.type, op.values.type, op.indices.type
    if not has_interface(memory.encoding, SharedEncodingTrait):
        raise op.error("destination must have shared memory encoding")
    if values.shape != indices.shape:
        raise op.error("values shape must match indices shape")
    if len(memory.shape) != len(indices.shape):
        raise op.error("destination and indices must have the same rank")
    if op.axis >= len(memory.shape):
        raise op.error(f"axis {op.axis} is out of bounds for destination rank {len(memory.shape)}")
    if values.encoding is not indices.encoding:
        raise op.error("values must have the same layout as indices")
    if memory.element_type is not values.element_type:
        raise op.error("values element type must match destination element type")


@verifies(MemDescIndexOp)
def verify_memdesc_index(op: MemDescIndexOp) -> None:
    """MemDescIndexOp::verify"""
    source, result = op.src.type, op.result.type
    if source.element_type is not result.element_type:
        raise op.error("result element type must match desc element type")
    if source.encoding is not result.encoding:
        raise op.error("src and result must have the same encoding")
    if len(source.shape) != len(result.shape) + 1:
        raise op.error("result rank must be input rank - 1")
    if len(source.alloc_shape) != len(source.shape):
        raise op.error("We don't allow taking memdesc_index of a memdesc_index")
    if source.shape[1:] != result.shape:
        raise op.error("result shape must equal to srcShape[1:]")
    if result.alloc_shape != result.shape:
        raise op.error("alloc shape must match shape for the result")
    if source.alloc_shape != source.shape:
        raise op.error("We don't support memdesc_index of a subview")


@verifies(MemDescSubsliceOp)
def verify_memdesc_subslice(op: MemDescSubsliceOp) -> None:
    """MemDescSubsliceOp::verify, without what it says of swizzles"""
    source, result, offsets = op.src.type, op.result.type, tuple(op.offsets)
    if source.element_type is not result.element_type:
        raise op.error("result element type must match desc element type")
    if source.encoding is not result.encoding:
        raise op.error("src and result must have the same encoding")
    if len(offsets) != len(source.shape):
        raise op.error("offsets must have the same rank as input")
    if len(source.shape) != len(result.shape):
        raise op.error("result rank must equal to input rank")
    if not has_interface(source.encoding, SharedEncodingTrait):
        raise op.error("src and dst must both be of shared memory encoding")
    if source.shape == result.shape:
        return
    for offset, size, whole in zip(offsets, result.shape, source.shape, strict=True):
        if size == whole:
            if offset:
                raise op.error("A non zero offset found in a dimension that is not being split")
        elif offset & (size - 1):
            raise op.error("The split offset may not touch the tile")
        elif offset >= whole:
            raise op.error("The split offset may not exceed the source shape")
    rank = rank_of(source.encoding)
    if isinstance(source.encoding, PaddedSharedEncodingAttr) and rank != len(source.shape):
        raise op.error(
            "SubSlice of low rank PaddedSharedEncoding from higher rank tensors is not supported yet"
        )


# --- specialized warps ----------------------------------------------------------------------------------------------


@verifies(WarpSpecializeOp)
def verify_warp_specialize(op: WarpSpecializeOp) -> None:
    """WarpSpecializeOp::verify"""
    partitions = op.partition_op_holder.blocks[0].first
    if not isinstance(partitions, WarpSpecializePartitionsOp):
        raise op.op_error(
            "expected to find only a `ttg.warp_specialize.partitions` op inside its second region"
        )
    warps = tuple(op.partition_num_warps)
    if len(partitions.regions) != len(warps):
        raise op.op_error(
            f"has {len(partitions.regions)} partitions but `partitionNumWarps` has {len(warps)} "
            "elements"
        )
    for number, count in enumerate(warps):
        if not is_power_of_two(count):
            raise op.op_error(f"partition #{number} number of warps ({count}) must be a power of 2")
    starts = op.warp_group_start_ids
    if starts is not None and len(tuple(starts)) != len(warps):
        raise op.op_error(
            f"has {len(tuple(starts))} warp group start IDs but expected {len(warps)}"
        )
    parent = op.parent_op
    while parent is not None:
        if isinstance(parent, WarpSpecializeOp):
            raise op.op_error("cannot be nested inside another `ttg.warp_specialize` op")
        parent = parent.parent_op
    known = num_warps(op)
    if known is not None and known % 4:
        raise op.error("warp-specialized kernels requires num_warps to be a multiple of 4")


@verifies(WarpSpecializePartitionsOp)
def verify_partitions(op: WarpSpecializePartitionsOp) -> None:
    """WarpSpecializePartitionsOp::verify"""
    captures = op.operand_types
    for number, region in enumerate(op.regions):
        types = [argument.type for argument in region.arguments]
        if len(types) != len(captures):
            raise op.op_error(
                f"partition region #{number} has {len(types)} arguments but expected "
                f"{len(captures)}"
            )
        for index, (type, capture) in enumerate(zip(types, captures, strict=True)):
            if type is not capture:
                raise op.op_error(
                    f"partition region #{number} argument #{index} has type '{type}' but "
                    f"corresponding capture has type '{capture}'"
                )


@verifies(WarpYieldOp)
def verify_warp_yield(op: WarpYieldOp) -> None:
    """WarpYieldOp::verify"""
    parent = op.parent_op
    if parent is None:
        return
    expected = parent.result_types
    if len(op.operands) != len(expected):
        raise op.op_error(f"has {len(op.operands)} operands but parent op expected {len(expected)}")
    for number, (type, result) in enumerate(zip(op.operand_types, expected, strict=True)):
        if type is not result:
            raise op.op_error(
                f"operand #{number} has type '{type}' but parent op expected '{result}'"
            )
