"""Evaluation of the dialect `memref`: accesses are checked against bounds and lifetime."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from math import prod
from typing import Any

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.shared import (
    check_shape,
    collapsed_shape,
    combiner,
    constant,
    index_bits,
    index_value,
    indices_in,
    kept_dimensions,
    leave,
    reassociation_of,
    shape_with,
    signed,
    slice_of,
    width_of,
)
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    POISON,
    Buffer,
    Elements,
    Exit,
    Machine,
    Run,
    Storage,
    UndefinedBehavior,
    Unsupported,
    row_major_strides,
)
from odsgen.interpreter.byte_views import ByteView, ViewedStorage, byte_count
from odsgen.runtime import DYNAMIC_STRIDE, AffineDimExpr, MemRefType, Operation
from odsgen_dialects.memref import (
    AllocaOp,
    AllocaScopeOp,
    AllocaScopeReturnOp,
    AllocOp,
    AssumeAlignmentOp,
    AtomicRMWOp,
    AtomicYieldOp,
    CastOp,
    CollapseShapeOp,
    CopyOp,
    DeallocOp,
    DimOp,
    DistinctObjectsOp,
    ExpandShapeOp,
    ExtractStridedMetadataOp,
    GenericAtomicRMWOp,
    GetGlobalOp,
    GlobalOp,
    LoadOp,
    MemorySpaceCastOp,
    PrefetchOp,
    RankOp,
    ReallocOp,
    ReinterpretCastOp,
    ReshapeOp,
    StoreOp,
    SubViewOp,
    TransposeOp,
    ViewOp,
)

Values = Sequence[Any]
Running = Generator[Run, Exit, Values]


def buffer_of(value: Any) -> Buffer:
    """The buffer, checked to be alive and not poison."""
    if not isinstance(value, Buffer):
        raise UndefinedBehavior("uses a buffer that is poison")
    if not value.storage.is_alive:
        raise UndefinedBehavior("uses a buffer after it was deallocated")
    return value


# --- allocation -------------------------------------------------------------------------------------------------------------


@evaluates(AllocOp, AllocaOp)
def evaluate_alloc(op: Any, operands: Values, machine: Machine) -> Values:
    """An uninitialized buffer."""
    type = op.results[0].type
    shape = shape_with(type.shape, operands[: len(op.dynamic_sizes)])
    return [_allocated(shape, type, machine)]


def _allocated(shape: Sequence[int], type: MemRefType, machine: Machine) -> Buffer:
    found = None if type.layout is None else strides_and_offset(type)
    if found is None or DYNAMIC_STRIDE in (*found[0], found[1]) or min(found[0], default=0) < 0:
        machine.reserve(prod(shape))
        return Buffer.allocate(shape)
    strides, offset = found
    count = offset + sum((n - 1) * s for n, s in zip(shape, strides, strict=True)) + 1
    count = count if all(shape) else 0
    machine.reserve(count)
    return Buffer(Storage(count), offset, shape, strides)


@evaluates(DeallocOp)
def evaluate_dealloc(op: Operation, operands: Values, machine: Machine) -> Values:
    storage = buffer_of(operands[0]).storage
    storage.is_alive = False
    storage.cells = []
    return []


@evaluates(ReallocOp)
def evaluate_realloc(op: Any, operands: Values, machine: Machine) -> Values:
    """A new buffer with the elements of the old one, which is deallocated."""
    source = buffer_of(operands[0])
    type = op.results[0].type
    shape = shape_with(type.shape, operands[1:])
    target = _allocated(shape, type, machine)
    for index in range(min(source.shape[0], shape[0])):
        cell = source.storage.cells[source.position([index])]
        target.storage.cells[target.position([index])] = cell
    source.storage.is_alive = False
    return [target]


@evaluates(GlobalOp)
def evaluate_global(op: Operation, operands: Values, machine: Machine) -> Values:
    """Does nothing: the memory is allocated at its first use."""
    return []


@evaluates(GetGlobalOp)
def evaluate_get_global(op: GetGlobalOp, operands: Values, machine: Machine) -> Values:
    """The buffer of a global, the same for the whole program."""
    definition = machine.symbol(op, op.name_argument_attr)
    assert isinstance(definition, GlobalOp)
    found = machine.state.get(definition)
    if found is None:
        initial = definition.initial_value
        if initial is None:
            raise Unsupported("refers to a global that is only declared")
        type = definition.type
        assert isinstance(type, MemRefType)
        found = machine.state[definition] = _allocated(type.shape, type, machine)
        if not type_is_unit(initial):
            elements = constant(initial, machine)
            for place, element in zip(found.positions(), elements.values, strict=True):
                found.storage.cells[place] = element
    return [found]


def type_is_unit(initial: Any) -> bool:
    """Whether the initial value is `uninitialized`."""
    return type(initial).__name__ == "UnitAttr"


# --- elements ---------------------------------------------------------------------------------------------------------------


@evaluates(LoadOp)
def evaluate_load(op: Operation, operands: Values, machine: Machine) -> Values:
    """The element, poison if uninitialized."""
    buffer = buffer_of(operands[0])
    return [buffer.storage.cells[buffer.position(indices_in(buffer.shape, operands[1:]))]]


@evaluates(StoreOp)
def evaluate_store(op: Operation, operands: Values, machine: Machine) -> Values:
    buffer = buffer_of(operands[1])
    buffer.storage.cells[buffer.position(indices_in(buffer.shape, operands[2:]))] = operands[0]
    return []


@evaluates(CopyOp)
def evaluate_copy(op: Operation, operands: Values, machine: Machine) -> Values:
    source, target = buffer_of(operands[0]), buffer_of(operands[1])
    if source.shape != target.shape:
        raise UndefinedBehavior("copies between buffers of different shapes")
    count = prod(source.shape)
    machine.charge(count)
    cells: Sequence[Any] = source.storage.cells
    places: Iterable[int] = source.positions()
    if source.storage is target.storage:  # read before writing: the places may overlap
        if count < len(cells):
            cells = [cells[place] for place in places]
            places = range(count)
        else:
            cells = list(cells)
    for place, cell in zip(target.positions(), places, strict=True):
        target.storage.cells[place] = cells[cell]
    return []


@evaluates(PrefetchOp)
def evaluate_prefetch(op: Operation, operands: Values, machine: Machine) -> Values:
    return []


@evaluates(AtomicRMWOp)
def evaluate_atomic_rmw(op: Any, operands: Values, machine: Machine) -> Values:
    """The old element; the combined one is stored."""
    value, memref, *indices = operands
    buffer = buffer_of(memref)
    place = buffer.position(indices_in(buffer.shape, indices))
    old = buffer.storage.cells[place]
    buffer.storage.cells[place] = combiner(op.kind.name, op.value.type)(old, value)
    return [old]


@evaluates(GenericAtomicRMWOp)
def evaluate_generic_atomic_rmw(op: Any, operands: Values, machine: Machine) -> Running:
    """The old element; the one that the region yields is stored."""
    buffer = buffer_of(operands[0])
    place = buffer.position(indices_in(buffer.shape, operands[1:]))
    old = buffer.storage.cells[place]
    exit = yield Run(op.regions[0], [old])
    buffer.storage.cells[place] = exit.values[0]
    return [old]


evaluates(AtomicYieldOp, AllocaScopeReturnOp)(leave)


@evaluates(AllocaScopeOp)
def evaluate_alloca_scope(op: Operation, operands: Values, machine: Machine) -> Running:
    exit = yield Run(op.regions[0])
    return exit.values


# --- shapes and views -------------------------------------------------------------------------------------------------------


@evaluates(DimOp)
def evaluate_dim(op: Operation, operands: Values, machine: Machine) -> Values:
    value, which = operands
    if not isinstance(value, (Buffer, Elements)):
        raise UndefinedBehavior("asks for a dimension of poison")
    dimension = index_value(which)
    if not 0 <= dimension < len(value.shape):
        raise UndefinedBehavior(f"asks for dimension {dimension} of {len(value.shape)}")
    return [value.shape[dimension]]


@evaluates(RankOp)
def evaluate_rank(op: Operation, operands: Values, machine: Machine) -> Values:
    value = operands[0]
    if not isinstance(value, (Buffer, Elements)):
        raise UndefinedBehavior("asks for the rank of poison")
    return [len(value.shape)]


@evaluates(CastOp)
def evaluate_cast(op: Operation, operands: Values, machine: Machine) -> Values:
    """The same buffer, checked against the type."""
    buffer = buffer_of(operands[0])
    type = op.results[0].type
    check_shape(buffer.shape, type)
    if isinstance(type, MemRefType) and type.layout is not None:
        found = strides_and_offset(type)
        if found is not None:
            known = zip((*buffer.strides, buffer.offset), (*found[0], found[1]), strict=True)
            if any(number != stated and stated != DYNAMIC_STRIDE for number, stated in known):
                raise UndefinedBehavior(f"has another layout than the type '{type}' says")
    return [buffer]


@evaluates(MemorySpaceCastOp, AssumeAlignmentOp, DistinctObjectsOp)
def _same(op: Operation, operands: Values, machine: Machine) -> Values:
    return operands


@evaluates(SubViewOp)
def evaluate_subview(op: Any, operands: Values, machine: Machine) -> Values:
    """A view of the same memory."""
    buffer = buffer_of(operands[0])
    part = slice_of(op, operands)
    part.check_bounds(buffer.shape)
    strides = [a * b for a, b in zip(buffer.strides, part.strides, strict=True)]
    kept = kept_dimensions(op)
    return [
        Buffer(
            buffer.storage,
            buffer.position(part.offsets),
            [part.sizes[d] for d in kept],
            [strides[d] for d in kept],
        )
    ]


@evaluates(ReinterpretCastOp)
def evaluate_reinterpret_cast(op: Any, operands: Values, machine: Machine) -> Values:
    """A view with other offset, sizes and strides, checked to lie within the memory."""
    buffer = buffer_of(operands[0])
    part = slice_of(op, operands)
    found = Buffer(buffer.storage, part.offsets[0], part.sizes, part.strides)
    if all(found.shape):
        steps = [(n - 1) * s for n, s in zip(found.shape, found.strides, strict=True)]
        low = found.offset + sum(min(step, 0) for step in steps)
        high = found.offset + sum(max(step, 0) for step in steps)
        if low < 0 or high >= len(buffer.storage.cells):
            raise UndefinedBehavior(
                f"reaches from {low} to {high} in memory of {len(buffer.storage.cells)} elements"
            )
    return [found]


@evaluates(ViewOp)
def evaluate_view(op: Any, operands: Values, machine: Machine) -> Values:
    """A view of bytes as elements of a type, checked to lie within the buffer."""
    buffer = buffer_of(operands[0])
    shift = index_value(operands[1])
    type = op.results[0].type
    shape = shape_with(type.shape, operands[2:])
    count = prod(shape)
    if shift < 0 or shift + count * byte_count(type.element_type) > buffer.shape[0]:
        raise UndefinedBehavior(f"reaches out of a buffer of {buffer.shape[0]} bytes")
    view = ByteView(
        buffer.storage.cells, buffer.position([shift]) if count else 0, count, type.element_type
    )
    return [Buffer(ViewedStorage(buffer.storage, view), 0, shape, row_major_strides(shape))]


@evaluates(TransposeOp)
def evaluate_transpose(op: Any, operands: Values, machine: Machine) -> Values:
    """A view with permuted dimensions."""
    buffer = buffer_of(operands[0])
    order = [e.position for e in op.permutation.value.results if isinstance(e, AffineDimExpr)]
    shape, strides = [buffer.shape[d] for d in order], [buffer.strides[d] for d in order]
    return [Buffer(buffer.storage, buffer.offset, shape, strides)]


@evaluates(ExpandShapeOp)
def evaluate_expand_shape(op: ExpandShapeOp, operands: Values, machine: Machine) -> Values:
    """A view with expanded dimensions."""
    buffer = buffer_of(operands[0])
    groups = reassociation_of(op)
    shape = shape_with(op.static_output_shape, operands[1:])
    if collapsed_shape(shape, groups) != buffer.shape:
        raise UndefinedBehavior("has sizes whose products are not those of the source")
    strides = [0] * len(shape)
    for stride, group in zip(buffer.strides, groups, strict=True):
        for dimension in reversed(group):
            strides[dimension] = stride
            stride *= shape[dimension]
    if not groups:
        strides = [1] * len(shape)
    return [Buffer(buffer.storage, buffer.offset, shape, strides)]


@evaluates(CollapseShapeOp)
def evaluate_collapse_shape(op: Any, operands: Values, machine: Machine) -> Values:
    """A view with collapsed dimensions, which must be contiguous."""
    buffer = buffer_of(operands[0])
    groups = reassociation_of(op)
    shape = collapsed_shape(buffer.shape, groups)
    strides = [_group_stride(buffer, group) for group in groups]
    return [Buffer(buffer.storage, buffer.offset, shape, strides)]


def _group_stride(buffer: Buffer, group: Sequence[int]) -> int:
    moving = [d for d in group if buffer.shape[d] != 1]
    for outer, inner in zip(moving, moving[1:], strict=False):
        if buffer.strides[outer] != buffer.strides[inner] * buffer.shape[inner]:
            raise UndefinedBehavior(
                "makes one of dimensions that do not follow one another in memory"
            )
    return buffer.strides[moving[-1] if moving else group[-1]]


@evaluates(ReshapeOp)
def evaluate_reshape(op: Any, operands: Values, machine: Machine) -> Values:
    """A view with the sizes that the other buffer holds."""
    buffer, sizes = buffer_of(operands[0]), buffer_of(operands[1])
    machine.charge(prod(sizes.shape))
    cells = [sizes.storage.cells[place] for place in sizes.positions()]
    width = width_of(op.operands[1].type)
    shape = [
        index_value(cell if cell is POISON else index_bits(signed(cell, width))) for cell in cells
    ]
    if buffer.strides != row_major_strides(buffer.shape) or prod(shape) != prod(buffer.shape):
        raise UndefinedBehavior(
            "needs a source of rows that follow one another, with as many elements"
        )
    check_shape(shape, op.results[0].type)
    return [Buffer(buffer.storage, buffer.offset, shape, row_major_strides(shape))]


@evaluates(ExtractStridedMetadataOp)
def evaluate_extract_strided_metadata(op: Any, operands: Values, machine: Machine) -> Values:
    """The base buffer, offset, sizes and strides."""
    buffer = buffer_of(operands[0])
    numbers = (buffer.offset, *buffer.shape, *buffer.strides)
    return [Buffer(buffer.storage, 0, (), ()), *map(index_bits, numbers)]
