"""Splitting of `llvm.alloca` by sroa (MLIR: LLVMMemorySlot.cpp)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from odsgen.dialects.llvm.building import getelementptr
from odsgen.dialects.llvm.data_layouts import aligned, offsets_of_fields
from odsgen.dialects.llvm.types import is_opaque, struct_body
from odsgen.dialects.shared import constant_integer
from odsgen.hooks import implements
from odsgen.runtime import (
    Attribute,
    Builder,
    DataLayout,
    DeletionKind,
    DestructurableMemorySlot,
    InsertionPoint,
    IntegerAttr,
    IntegerType,
    MemorySlot,
    Operation,
    Type,
    Value,
    i8,
    i32,
)
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.dialects.llvm.memory_intrinsics import Copy, Set

#: The first constant index that a `getelementptr` cannot have (MLIR: kGEPConstantBitWidth).
_TOO_LARGE_INDEX = 1 << 29


class _ArrayParts(Mapping[Attribute, Type]):
    """The elements of an array by their numbers; nothing is made for those that nobody asks for."""

    def __init__(self, array: llvm.LLVMArrayType) -> None:
        self._element = array.element_type
        self._count = array.num_elements

    def __getitem__(self, index: Attribute) -> Type:
        if isinstance(index, IntegerAttr) and 0 <= index.value < self._count:
            return self._element
        raise KeyError(index)

    def __iter__(self) -> Iterator[Attribute]:
        return map(_index, range(self._count))

    def __len__(self) -> int:
        return self._count


def _index(number: int) -> IntegerAttr:
    return IntegerAttr.get(number, i32)


def _parts(type: Type) -> Mapping[Attribute, Type] | None:
    """LLVMStructType::getSubelementIndexMap, LLVMArrayType::getSubelementIndexMap; None for other types."""
    if isinstance(type, llvm.LLVMArrayType):
        return _ArrayParts(type)
    if not isinstance(type, llvm.LLVMStructType) or is_opaque(type):
        return None
    return {_index(number): field for number, field in enumerate(struct_body(type) or ())}


# --- alloca -----------------------------------------------------------------------------------------------------------


@implements(llvm.AllocaOp, method="destructurable_slots")
def destructurable_slots_alloca(op: llvm.AllocaOp) -> Sequence[DestructurableMemorySlot]:
    """AllocaOp::getDestructurableSlots"""
    parts = _parts(op.elem_type) if constant_integer(op.array_size) == 1 else None
    return () if parts is None else (DestructurableMemorySlot(op.res, op.elem_type, parts),)


@implements(llvm.AllocaOp, method="destructure")
def destructure_alloca(
    op: llvm.AllocaOp,
    slot: DestructurableMemorySlot,
    used_indices: Sequence[Attribute],
    builder: Builder,
    new_allocators: list[Operation],
) -> Mapping[Attribute, MemorySlot]:
    """AllocaOp::destructure"""
    builder.insertion_point = InsertionPoint.after(op)
    pointer = llvm.LLVMPointerType.get(0)
    found: dict[Attribute, MemorySlot] = {}
    for index in used_indices:
        type = slot.parts[index]
        made = llvm.AllocaOp.build(pointer, op.array_size, type, location=op.location)
        new_allocators.append(builder.insert(made))
        found[index] = MemorySlot(made.res, type)
    return found


@implements(llvm.AllocaOp, method="handle_destructuring_complete")
def handle_destructuring_complete_alloca(op: llvm.AllocaOp, slot: DestructurableMemorySlot) -> None:
    """AllocaOp::handleDestructuringComplete"""
    op.erase()


# --- load and store ---------------------------------------------------------------------------------------------------


def _accessed_type(op: llvm.LoadOp | llvm.StoreOp) -> Type:
    return op.res.type if isinstance(op, llvm.LoadOp) else op.value.type


@implements(llvm.LoadOp, llvm.StoreOp, method="ensure_only_safe_accesses")
def _accesses_safely(
    op: llvm.LoadOp | llvm.StoreOp, slot: MemorySlot, must_be_safely_used: list[MemorySlot]
) -> bool:
    """LoadOp::ensureOnlySafeAccesses, StoreOp::ensureOnlySafeAccesses"""
    layout = DataLayout.closest(op)
    return op.addr is not slot.pointer or (
        layout.type_size(_accessed_type(op)) <= layout.type_size(slot.type)
    )


@implements(llvm.LoadOp, llvm.StoreOp, method="can_rewire")
def _can_rewire_access(
    op: llvm.LoadOp | llvm.StoreOp,
    slot: DestructurableMemorySlot,
    used_indices: dict[Attribute, None],
    must_be_safely_used: list[MemorySlot],
) -> bool:
    """LoadOp::canRewire, StoreOp::canRewire: the first part is accessed"""
    first = _index(0)
    if op.volatile_ or (isinstance(op, llvm.StoreOp) and op.value is slot.pointer):
        return False
    layout = DataLayout.closest(op)
    if first not in slot.parts or (
        layout.type_size(_accessed_type(op)) > layout.type_size(slot.parts[first])
    ):
        return False
    used_indices[first] = None
    return True


@implements(llvm.LoadOp, llvm.StoreOp, method="rewire")
def _rewire_access(
    op: llvm.LoadOp | llvm.StoreOp,
    slot: DestructurableMemorySlot,
    parts: Mapping[Attribute, MemorySlot],
    builder: Builder,
) -> DeletionKind:
    """LoadOp::rewire, StoreOp::rewire"""
    op.addr = parts[_index(0)].pointer
    return DeletionKind.KEEP


# --- getelementptr ----------------------------------------------------------------------------------------------------


def _byte_offset(op: llvm.GEPOp, layout: DataLayout) -> int | None:
    """The constant number of bytes from the base; None if it is not known, or an index is negative."""
    indices = op.raw_constant_indices
    if op.dynamic_indices or any(index < 0 for index in indices):
        return None
    type: Type = op.elem_type
    offset = indices[0] * layout.type_size(type)
    for index in indices[1:]:
        if isinstance(type, llvm.LLVMArrayType):
            type = type.element_type
            offset += index * layout.type_size(type)
        elif isinstance(type, llvm.LLVMStructType):
            fields = list(offsets_of_fields(type, layout, offset))
            type, offset = fields[index]
        else:
            return None
    return offset


class _PartAccess(NamedTuple):
    """The part of a slot that an address lies in, and the bytes before it there."""

    number: int
    offset: int


def _part_access(op: llvm.GEPOp, type: Type, layout: DataLayout) -> _PartAccess | None:
    """getSubslotAccessInfo; None where the address is not known, outside, or in padding."""
    offset = _byte_offset(op, layout)
    found = None
    if offset is None or offset >= layout.type_size(type):
        return None
    if isinstance(type, llvm.LLVMArrayType):
        found = _PartAccess(*divmod(offset, layout.type_size(type.element_type)))
    elif isinstance(type, llvm.LLVMStructType):
        for index, (field, start) in enumerate(offsets_of_fields(type, layout)):
            if start <= offset < start + layout.type_size(field):
                found = _PartAccess(index, offset - start)
                break
    return None if found is None or found.number >= _TOO_LARGE_INDEX else found


@implements(llvm.GEPOp, method="ensure_only_safe_accesses")
def ensure_only_safe_accesses_getelementptr(
    op: llvm.GEPOp, slot: MemorySlot, must_be_safely_used: list[MemorySlot]
) -> bool:
    """GEPOp::ensureOnlySafeAccesses"""
    if op.base is not slot.pointer:
        return True
    layout = DataLayout.closest(op)
    offset, size = _byte_offset(op, layout), layout.type_size(slot.type)
    if offset is None or offset >= size:
        return False
    must_be_safely_used.append(MemorySlot(op.res, llvm.LLVMArrayType.get(i8, size - offset)))
    return True


@implements(llvm.GEPOp, method="can_rewire")
def can_rewire_getelementptr(
    op: llvm.GEPOp,
    slot: DestructurableMemorySlot,
    used_indices: dict[Attribute, None],
    must_be_safely_used: list[MemorySlot],
) -> bool:
    """GEPOp::canRewire"""
    layout = DataLayout.closest(op)
    if op.base is not slot.pointer or not isinstance(op.base.type, llvm.LLVMPointerType):
        return False
    access = _part_access(op, slot.type, layout)
    if access is None:
        return False
    index = _index(access.number)
    used_indices[index] = None
    rest = llvm.LLVMArrayType.get(i8, layout.type_size(slot.parts[index]) - access.offset)
    must_be_safely_used.append(MemorySlot(op.res, rest))
    return True


@implements(llvm.GEPOp, method="rewire")
def rewire_getelementptr(
    op: llvm.GEPOp,
    slot: DestructurableMemorySlot,
    parts: Mapping[Attribute, MemorySlot],
    builder: Builder,
) -> DeletionKind:
    """GEPOp::rewire"""
    access = _part_access(op, slot.type, DataLayout.closest(op))
    assert access is not None
    pointer = parts[_index(access.number)].pointer
    if access.offset or pointer.type is not op.res.type:
        made = llvm.GEPOp.build(
            op.res.type,
            pointer,
            (),
            (access.offset,),
            i8,
            no_wrap_flags=op.no_wrap_flags,
            location=op.location,
        )
        pointer = builder.insert(made).res
    op.res.replace_all_uses_with(pointer)
    return DeletionKind.DELETE


# --- memset, memcpy and memmove ---------------------------------------------------------------------------------------


def _length(op: Set | Copy) -> int | None:
    """The constant number of bytes; None if it is not known."""
    if isinstance(op, (llvm.MemcpyInlineOp, llvm.MemsetInlineOp)):
        number, type = op.len.value, op.len.type
    else:
        known = constant_integer(op.len)
        if known is None:
            return None
        number, type = known, op.len.type
    width = type.width if isinstance(type, IntegerType) else 64
    return None if width > 64 else number & ((1 << width) - 1)


def _stays_inside(op: Set | Copy, pointer: object, type: Type) -> bool:
    """definitelyWritesOnlyWithinSlot"""
    length = _length(op)
    return (
        op.dst is pointer
        and length is not None
        and length <= DataLayout.closest(op).type_size(type)
    )


@implements(
    llvm.MemsetOp,
    llvm.MemsetInlineOp,
    llvm.MemcpyOp,
    llvm.MemcpyInlineOp,
    llvm.MemmoveOp,
    method="ensure_only_safe_accesses",
)
def _writes_safely(op: Set | Copy, slot: MemorySlot, must_be_safely_used: list[MemorySlot]) -> bool:
    return _stays_inside(op, slot.pointer, slot.type)


@implements(llvm.MemsetOp, llvm.MemsetInlineOp, method="can_rewire")
def _can_rewire_set(
    op: Set,
    slot: DestructurableMemorySlot,
    used_indices: dict[Attribute, None],
    must_be_safely_used: list[MemorySlot],
) -> bool:
    """MemsetOp::canRewire, MemsetInlineOp::canRewire"""
    return not op.is_volatile and _stays_inside(op, slot.pointer, slot.type)


@implements(llvm.MemsetOp, llvm.MemsetInlineOp, method="rewire")
def _rewire_set(
    op: Set,
    slot: DestructurableMemorySlot,
    parts: Mapping[Attribute, MemorySlot],
    builder: Builder,
) -> DeletionKind:
    """MemsetOp::rewire, MemsetInlineOp::rewire"""
    layout, length = DataLayout.closest(op), _length(op)
    assert length is not None
    for index, part, start in _used_parts(slot, parts, layout):
        if start < length:
            size = min(length - start, layout.type_size(slot.parts[index]))
            _with_length(op, part.pointer, op.val, size, builder)
    return DeletionKind.DELETE


def _used_parts(
    slot: DestructurableMemorySlot, parts: Mapping[Attribute, MemorySlot], layout: DataLayout
) -> Iterator[tuple[Attribute, MemorySlot, int]]:
    """The parts that are used, with their indices and offsets, in the order of memory."""
    used = sorted((index.value, index) for index in parts if isinstance(index, IntegerAttr))
    if isinstance(slot.type, llvm.LLVMStructType):
        starts = [start for _, start in offsets_of_fields(slot.type, layout)]
        for number, index in used:
            yield index, parts[index], starts[number]
    else:
        assert isinstance(slot.type, llvm.LLVMArrayType)
        element = slot.type.element_type
        step = aligned(layout.type_size(element), layout.type_abi_alignment(element))
        for number, index in used:
            yield index, parts[index], number * step


def _with_length(op: Set | Copy, dst: Value, of: Value, size: int, builder: Builder) -> None:
    """Build an operation as this one, of so many bytes."""
    location, is_volatile = op.location, op.is_volatile
    if isinstance(op, (llvm.MemcpyInlineOp, llvm.MemsetInlineOp)):
        attribute = IntegerAttr.get(size, op.len.type)
        builder.insert(type(op).build(dst, of, attribute, is_volatile, location=location))
        return
    constant = llvm.ConstantOp.build(
        op.len.type,
        IntegerAttr.get(size, op.len.type),
        location=op.len.location if isinstance(op, llvm.MemsetOp) else location,
    )
    length = builder.insert(constant).res
    builder.insert(type(op).build(dst, of, length, is_volatile, location=location))


@implements(llvm.MemcpyOp, llvm.MemcpyInlineOp, llvm.MemmoveOp, method="can_rewire")
def _can_rewire_copy(
    op: Copy,
    slot: DestructurableMemorySlot,
    used_indices: dict[Attribute, None],
    must_be_safely_used: list[MemorySlot],
) -> bool:
    """MemcpyOp::canRewire and the other copies: only the whole is copied"""
    if op.is_volatile or _length(op) != DataLayout.closest(op).type_size(slot.type):
        return False
    if op.src is slot.pointer:
        used_indices.update(dict.fromkeys(slot.parts))
    return True


@implements(llvm.MemcpyOp, llvm.MemcpyInlineOp, llvm.MemmoveOp, method="rewire")
def _rewire_copy(
    op: Copy,
    slot: DestructurableMemorySlot,
    parts: Mapping[Attribute, MemorySlot],
    builder: Builder,
) -> DeletionKind:
    """MemcpyOp::rewire and the other copies"""
    layout = DataLayout.closest(op)
    is_dst = op.dst is slot.pointer
    other = op.src if is_dst else op.dst
    for index, part, _ in _used_parts(slot, parts, layout):
        assert isinstance(index, IntegerAttr)
        made = getelementptr(
            other,
            (0, index.value),
            slot.type,
            result_type=llvm.LLVMPointerType.get(0),
            location=op.location,
        )
        assert made.owner is not None
        builder.insert(made.owner)
        dst, src = (part.pointer, made) if is_dst else (made, part.pointer)
        _with_length(op, dst, src, layout.type_size(part.type), builder)
    return DeletionKind.DELETE
