"""Buffers of tensors: their types, and operations that make, copy and cast them (MLIR: BufferizableOpInterface.cpp)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.one_shot.interface import (
    BufferizationError,
    forwarded_uses,
    owner_of,
    used_value,
)
from odsgen.dialects.bufferization.one_shot.options import UnknownSpace
from odsgen.dialects.memref.interfaces import can_be_cast
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.shared import index_constant
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    BaseMemRefType,
    BlockArgument,
    BranchOpInterface,
    InsertionPoint,
    IntegerAttr,
    MemRefType,
    OpResult,
    RankedTensorType,
    ShapedType,
    StridedLayoutAttr,
    TensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    as_interface,
)
from odsgen.runtime.interfaces import ReifyRankedShapedTypeOpInterface
from odsgen_dialects import memref, tensor
from odsgen_dialects.bufferization import AllocTensorOp, ToBufferOp, ToTensorOp

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Attribute, Block, Location, Operation, Type, Value

# --- types --------------------------------------------------------------------------------------------------------------


def dynamic_memref(type: Type, memory_space: Attribute | None = None) -> BaseMemRefType:
    """The memref with dynamic strides and offset (`getMemRefTypeWithFullyDynamicLayout`)."""
    if isinstance(type, RankedTensorType):
        layout = StridedLayoutAttr.get(DYNAMIC_STRIDE, [DYNAMIC_STRIDE] * len(type.shape))
        return _ranked_memref(type, layout, memory_space)
    return identity_memref(type, memory_space)


def identity_memref(type: Type, memory_space: Attribute | None = None) -> BaseMemRefType:
    """The memref without a layout (`getMemRefTypeWithStaticIdentityLayout`)."""
    if isinstance(type, RankedTensorType):
        return _ranked_memref(type, None, memory_space)
    assert isinstance(type, UnrankedTensorType)
    with _elements_of_a_buffer(type):
        return UnrankedMemRefType.get(type.element_type, memory_space)


def _ranked_memref(
    type: RankedTensorType, layout: StridedLayoutAttr | None, memory_space: Attribute | None
) -> MemRefType:
    with _elements_of_a_buffer(type):
        return MemRefType.get(type.shape, type.element_type, layout, memory_space)


@contextmanager
def _elements_of_a_buffer(type: TensorType) -> Iterator[None]:
    """Refuses elements that a tensor may have and no memref; MLIR makes a type of them that nothing reads."""
    try:
        yield
    except ValueError as error:
        raise BufferizationError(f"no memref for '{type}': {error}") from None


def memref_type(
    value: Value, options: BufferizationOptions, *, memory_space: Attribute | None = None
) -> BaseMemRefType:
    """The memref for a tensor of which nothing is known (`getMemRefType`)."""
    if options.unknown_layout == "identity-layout-map":
        return identity_memref(value.type, memory_space)
    return dynamic_memref(value.type, memory_space)


def known_memory_space(value: Value, options: BufferizationOptions) -> Attribute | None:
    """The memory space of a tensor of which nothing else is known; raises VerifyError if it has none."""
    assert isinstance(value.type, TensorType)
    space = options.memory_space(value.type)
    if isinstance(space, UnknownSpace):
        raise owner_of(value).error("could not infer memory space")
    return space


def get_buffer_type(value: Value, options: BufferizationOptions) -> BaseMemRefType:
    """The type of the buffer of a tensor."""
    return buffer_type_of(value, options, [])


def buffer_type_of(
    value: Value, options: BufferizationOptions, stack: list[Value]
) -> BaseMemRefType:
    """The same, where `stack` are values whose types are being looked for."""
    from odsgen.dialects.bufferization.one_shot.interface import model_of

    stack.append(value)
    try:
        op = owner_of(value)
        model = model_of(op) if options.is_allowed(op) else None
        if model is not None:
            return model.buffer_type(value, options, stack)
        return memref_type(value, options, memory_space=known_memory_space(value, options))
    finally:
        stack.pop()


def bufferized_type_of(
    value: Value, options: BufferizationOptions, stack: list[Value]
) -> BaseMemRefType:
    """The type of a buffer, or of that of a tensor."""
    if isinstance(value.type, BaseMemRefType):
        return value.type
    return buffer_type_of(value, options, stack)


# --- buffers ------------------------------------------------------------------------------------------------------------


def point_after(value: Value) -> InsertionPoint:
    """The place behind the definition of a value."""
    if isinstance(value, OpResult):
        return InsertionPoint.after(value.owner)
    assert isinstance(value, BlockArgument)
    return InsertionPoint.at_start(value.owner)


def to_buffer(rewriter: PatternRewriter, value: Value, type: Type, location: Location) -> Value:
    """Builds `bufferization.to_buffer`."""
    return rewriter.insert(ToBufferOp.build(type, value, location=location)).buffer


def to_tensor(rewriter: PatternRewriter, buffer: Value, type: Type, location: Location) -> Value:
    """Builds `bufferization.to_tensor`."""
    return rewriter.insert(ToTensorOp.build(type, buffer, location=location)).result


def get_buffer(rewriter: PatternRewriter, value: Value, options: BufferizationOptions) -> Value:
    """The buffer of a tensor: that of its `to_tensor`, or a new `to_buffer` behind its definition."""
    defining = value.defining_op
    if isinstance(defining, ToTensorOp):
        return defining.buffer
    with rewriter.insertion_guard():
        rewriter.insertion_point = point_after(value)
        return to_buffer(rewriter, value, get_buffer_type(value, options), value.location)


def buffers_of(
    rewriter: PatternRewriter, values: Iterable[Value], options: BufferizationOptions
) -> list[Value]:
    """The buffers of tensors, and other values as they are."""
    return [
        get_buffer(rewriter, value, options) if isinstance(value.type, TensorType) else value
        for value in values
    ]


def replace_with_buffers(rewriter: PatternRewriter, op: Operation, values: Sequence[Value]) -> None:
    """Replaces results by values; for tensors these are their buffers (`replaceOpWithBufferizedValues`)."""
    replacements = []
    with rewriter.insertion_guard():
        for result, value in zip(op.results, values, strict=True):
            if isinstance(result.type, TensorType):
                rewriter.set_insertion_point_after(op)
                value = to_tensor(rewriter, value, result.type, value.location)
            replacements.append(value)
        rewriter.replace_op(op, replacements)


def replace_with_new_op(rewriter: PatternRewriter, op: Operation, new: Operation) -> None:
    """Inserts an operation on buffers, whose results replace those of one on tensors."""
    if new.stored_location is None:
        new.location = op.location
    rewriter.insert(new)
    replace_with_buffers(rewriter, op, new.results)


def cast_buffer(rewriter: PatternRewriter, buffer: Value, type: Type) -> Value:
    """The buffer, cast if its type is another one."""
    if buffer.type is type:
        return buffer
    return rewriter.insert(memref.CastOp.build(type, buffer, location=buffer.location)).dest


# --- allocations and copies -----------------------------------------------------------------------------------------


def create_alloc(
    rewriter: PatternRewriter,
    type: Type,
    sizes: Sequence[Value],
    location: Location,
    options: BufferizationOptions,
) -> Value:
    """Builds `memref.alloc` with the alignment of the options."""
    alignment = options.buffer_alignment or None
    made = memref.AllocOp.build(type, sizes, alignment=alignment, location=location)
    return rewriter.insert(made).results[0]


def create_copy(
    rewriter: PatternRewriter, source: Value, target: Value, location: Location
) -> None:
    """Builds `memref.copy`."""
    rewriter.insert(memref.CopyOp.build(source, target, location=location))


def dynamic_sizes(rewriter: PatternRewriter, value: Value, location: Location) -> list[Value]:
    """Builds the dynamic sizes of a tensor or memref (`populateDynamicDimSizes`)."""
    type = value.type
    assert isinstance(type, ShapedType)
    found: list[Value] = []
    for number, size in enumerate(type.shape):
        if size == DYNAMIC:
            index = index_constant(rewriter, number, location)
            dim = memref.DimOp if isinstance(type, MemRefType) else tensor.DimOp
            found.append(rewriter.insert(dim.build(value, index, location=location)).result)
    return found


def _reified_sizes(rewriter: PatternRewriter, value: Value) -> list[Value] | None:
    """The dynamic sizes of a result, as its operation computes them."""
    op = value.defining_op
    reifying = None if op is None else as_interface(op, ReifyRankedShapedTypeOpInterface)
    if reifying is None or op is None:
        return None
    number = op.results.index(value)
    sizes = reifying.reify_result_shapes(rewriter)[number]
    assert isinstance(value.type, RankedTensorType)
    found: list[Value] = []
    for size, extent in zip(sizes, value.type.shape, strict=True):
        if extent == DYNAMIC:
            if isinstance(size, IntegerAttr):
                found.append(index_constant(rewriter, size.value, op.location))
            else:
                found.append(size)  # type: ignore[arg-type]
    return found


def reified_or_new_sizes(
    rewriter: PatternRewriter, value: Value, location: Location
) -> list[Value]:
    """The dynamic sizes of a tensor, as its operation computes them, or else built."""
    type = value.type
    if isinstance(type, RankedTensorType) and type.has_static_shape:
        return []
    sizes = _reified_sizes(rewriter, value)
    return dynamic_sizes(rewriter, value, location) if sizes is None else sizes


def allocate_tensor(
    rewriter: PatternRewriter,
    value: Value,
    options: BufferizationOptions,
    location: Location,
    *,
    copy: bool = True,
) -> Value:
    """Builds `bufferization.alloc_tensor`: a copy of a tensor, or one with its shape (`allocateTensorForShapedValue`)."""
    shaped = value
    if isinstance(value.type, MemRefType):
        type = RankedTensorType.get(value.type.shape, value.type.element_type)
        shaped = to_tensor(rewriter, value, type, location)
    elif not isinstance(value.type, RankedTensorType):
        raise owner_of(value).error("copying of unranked tensors is not implemented")
    if copy:
        made = AllocTensorOp.build(shaped.type, (), copy=shaped, location=location)
        return rewriter.insert(made).result
    sizes = _reified_sizes(rewriter, value)
    if sizes is None:
        sizes = dynamic_sizes(rewriter, shaped, location)
    made = rewriter.insert(AllocTensorOp.build(shaped.type, sizes, location=location))
    space = get_buffer_type(shaped, options).memory_space
    if space is not None:
        made.memory_space = space
    return made.result


def _cast_never_fails(source: MemRefType, target: MemRefType) -> bool:
    """Whether no static stride or offset of the target is dynamic in the source."""
    known, wanted = strides_and_offset(source), strides_and_offset(target)
    if known is None or wanted is None:
        return False
    pairs = zip([*known[0], known[1]], [*wanted[0], wanted[1]], strict=True)
    return not any(a == DYNAMIC_STRIDE and b != DYNAMIC_STRIDE for a, b in pairs)


def cast_or_realloc(
    rewriter: PatternRewriter, buffer: Value, type: Type, options: BufferizationOptions
) -> Value | None:
    """The buffer, cast or copied; None if its elements or rank are others (`castOrReallocMemRefValue`)."""
    source = buffer.type
    assert isinstance(source, MemRefType)
    assert isinstance(type, MemRefType)
    if source.element_type is not type.element_type or len(source.shape) != len(type.shape):
        return None
    location = buffer.location
    if can_be_cast(source, type) and _cast_never_fails(source, type):
        return rewriter.insert(memref.CastOp.build(type, buffer, location=location)).dest
    sizes = []
    for number, size in enumerate(type.shape):
        if size == DYNAMIC:
            index = index_constant(rewriter, number, location)
            sizes.append(
                rewriter.insert(memref.DimOp.build(buffer, index, location=location)).result
            )
    copy = create_alloc(rewriter, type, sizes, location, options)
    create_copy(rewriter, buffer, copy, location)
    return copy


def fold_to_buffer_of_to_tensor(
    rewriter: PatternRewriter, op: ToBufferOp, options: BufferizationOptions
) -> None:
    """`to_buffer(to_tensor m)` becomes `m`, cast or copied (`foldToBufferToTensorPair`)."""
    source = op.tensor.defining_op
    if not isinstance(source, ToTensorOp):
        return
    buffer, type = source.buffer, op.buffer.type
    replacement: Value | None
    if buffer.type is type:
        replacement = buffer
    elif isinstance(buffer.type, MemRefType) and isinstance(type, MemRefType):
        replacement = cast_or_realloc(rewriter, buffer, type, options)
    elif isinstance(type, MemRefType):
        return
    else:
        replacement = rewriter.insert(memref.CastOp.build(type, buffer, location=op.location)).dest
    if replacement is not None:
        rewriter.replace_op(op, [replacement])


# --- blocks -----------------------------------------------------------------------------------------------------------


def bufferize_block_signature(
    block: Block, rewriter: PatternRewriter, options: BufferizationOptions
) -> None:
    """Gives arguments and what branches pass to them types of buffers (`bufferizeBlockSignature`)."""
    from odsgen.dialects.bufferization.one_shot.interface import model_of

    op = block.parent_op
    if op is None or model_of(op) is None or not options.is_allowed(op):
        raise BufferizationError
    types = [
        (
            get_buffer_type(argument, options)
            if isinstance(argument.type, TensorType)
            else argument.type
        )
        for argument in block.arguments
    ]
    with rewriter.insertion_guard():
        for argument, type in zip(block.arguments, types, strict=True):
            old = argument.type
            if old is not type:
                users = argument.users
                argument.type = type
                rewriter.insertion_point = InsertionPoint.at_start(block)
                if users:
                    value = to_tensor(rewriter, argument, old, argument.location)
                    _replace_uses(argument, value)
        _bufferize_branches(block, types, rewriter, options)


def _replace_uses(value: Value, replacement: Value) -> None:
    """Replaces the uses of a value, but for that by which the replacement is made."""
    made = replacement.defining_op
    value.replace_uses_with_if(replacement, lambda use: use.owner is not made)


def _bufferize_branches(
    block: Block, types: Sequence[Type], rewriter: PatternRewriter, options: BufferizationOptions
) -> None:
    for user in block.users:
        if as_interface(user, BranchOpInterface) is None:
            raise user.op_error(
                "cannot bufferize ops with block references that do not implement "
                "BranchOpInterface"
            )
    for argument, type in zip(block.arguments, types, strict=True):
        for use in forwarded_uses(argument):
            operand = used_value(use)
            if operand.type is type or not isinstance(operand.type, TensorType):
                continue
            found = get_buffer_type(operand, options)
            rewriter.insertion_point = point_after(operand)
            buffer = to_buffer(rewriter, operand, found, operand.location)
            if found is not type:
                buffer = rewriter.insert(
                    memref.CastOp.build(type, buffer, location=operand.location)
                ).dest
            use.owner.set_operand(use.index, buffer)
