"""Memory slots of `memref`: what mem2reg and sroa make of `alloca`, `load` and `store` (MLIR: MemRefMemorySlot.cpp)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING

from odsgen.dialects.shared.memory_slots import erase_promoted_allocation
from odsgen.dialects.shared.static_shapes import constant_integer
from odsgen.runtime.builtin.attributes import ArrayAttr, IntegerAttr
from odsgen.runtime.builtin.types import MemRefType, index
from odsgen.runtime.interfaces.memory_slots import (
    DeletionKind,
    DestructurableMemorySlot,
    MemorySlot,
)
from odsgen.runtime.ir.builder import InsertionPoint

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.builder import Builder
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import BlockArgument, Use, Value
    from odsgen_dialects.memref import AllocaOp, LoadOp, StoreOp

    Access = LoadOp | StoreOp

MOST_PARTS = 16
"""Of a memref that is split, as in MLIR."""


# --- alloca -----------------------------------------------------------------------------------------------------------


def promotable_slots_alloca(op: AllocaOp) -> Sequence[MemorySlot]:
    """The only element."""
    type = op.memref.type
    assert isinstance(type, MemRefType)
    if not type.has_static_shape or type.num_elements != 1:
        return ()
    return (MemorySlot(op.memref, type.element_type),)


def default_value_alloca(op: AllocaOp, slot: MemorySlot, builder: Builder) -> Value:
    """Memory to which nothing was written holds anything."""
    from odsgen_dialects.ub import PoisonOp

    made = PoisonOp.build_generic(result_types=[slot.type], location=op.location)
    return builder.insert(made).results[0]


def handle_block_argument_alloca(
    op: AllocaOp, slot: MemorySlot, argument: BlockArgument, builder: Builder
) -> None:
    """Nothing goes with it."""


handle_promotion_complete_alloca = erase_promoted_allocation


def destructurable_slots_alloca(op: AllocaOp) -> Sequence[DestructurableMemorySlot]:
    """All elements, if there are a few."""
    type = op.memref.type
    assert isinstance(type, MemRefType)
    if not type.has_static_shape or not 1 < type.num_elements <= MOST_PARTS:
        return ()
    places = product(*map(range, type.shape))
    parts: dict[Attribute, Type] = {_index(place): type.element_type for place in places}
    return (DestructurableMemorySlot(op.memref, type, parts),)


def destructure_alloca(
    op: AllocaOp,
    slot: DestructurableMemorySlot,
    used_indices: Sequence[Attribute],
    builder: Builder,
    new_allocators: list[Operation],
) -> Mapping[Attribute, MemorySlot]:
    """Memory of its own for each element that is used."""
    from odsgen_dialects.memref import AllocaOp

    builder.insertion_point = InsertionPoint.after(op)
    found: dict[Attribute, MemorySlot] = {}
    for place in used_indices:
        element = slot.parts[place]
        made = AllocaOp.build(MemRefType.get((), element), (), (), location=op.location)
        new_allocators.append(builder.insert(made))
        found[place] = MemorySlot(made.memref, element)
    return found


def handle_destructuring_complete_alloca(op: AllocaOp, slot: DestructurableMemorySlot) -> None:
    """Nothing uses the memory any more."""
    op.erase()


def _index(place: Sequence[int]) -> ArrayAttr:
    return ArrayAttr.get([IntegerAttr.get(number, index) for number in place])


# --- load and store ---------------------------------------------------------------------------------------------------


def _accesses(op: Access, slot: MemorySlot) -> bool:
    return op.memref is slot.pointer


def _accesses_not(op: Access, slot: MemorySlot) -> bool:
    return False


loads_from_load = stores_to_store = _accesses
loads_from_store = stores_to_load = _accesses_not


def stored_load(
    op: LoadOp, slot: MemorySlot, builder: Builder, reaching_definition: Value
) -> Value:
    """Nothing is stored: the value from before."""
    return reaching_definition


def stored_store(
    op: StoreOp, slot: MemorySlot, builder: Builder, reaching_definition: Value
) -> Value:
    """The value that is stored."""
    return op.value


def can_uses_be_removed_load(
    op: LoadOp, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """A load of the whole slot."""
    return len(blocking_uses) == 1 and op.memref is slot.pointer and op.result.type is slot.type


def can_uses_be_removed_store(
    op: StoreOp, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """A store into the whole slot, but not of the slot itself."""
    if len(blocking_uses) != 1 or op.memref is not slot.pointer:
        return False
    return op.value is not slot.pointer and op.value.type is slot.type


def remove_blocking_uses_load(
    op: LoadOp,
    slot: MemorySlot,
    blocking_uses: Sequence[Use],
    builder: Builder,
    reaching_definition: Value,
) -> DeletionKind:
    """The value from before takes the place of the result."""
    op.result.replace_all_uses_with(reaching_definition)
    return DeletionKind.DELETE


def remove_blocking_uses_store(
    op: StoreOp,
    slot: MemorySlot,
    blocking_uses: Sequence[Use],
    builder: Builder,
    reaching_definition: Value,
) -> DeletionKind:
    """Nothing is left of it."""
    return DeletionKind.DELETE


def _element(op: Access) -> Attribute | None:
    """The index of the element, if it is known."""
    type = op.memref.type
    assert isinstance(type, MemRefType)
    place: list[int] = []
    for value, size in zip(op.indices, type.shape, strict=True):
        number = constant_integer(value)
        if number is None or not 0 <= number < size:
            return None
        place.append(number)
    return _index(place)


def can_rewire_load(
    op: LoadOp,
    slot: DestructurableMemorySlot,
    used_indices: dict[Attribute, None],
    must_be_safely_used: list[MemorySlot],
) -> bool:
    """An element at an index that is known."""
    place = _element(op) if op.memref is slot.pointer else None
    if place is None:
        return False
    used_indices[place] = None
    return True


def can_rewire_store(
    op: StoreOp,
    slot: DestructurableMemorySlot,
    used_indices: dict[Attribute, None],
    must_be_safely_used: list[MemorySlot],
) -> bool:
    """An element at an index that is known, but not the memory itself."""
    place = _element(op) if op.memref is slot.pointer is not op.value else None
    if place is None:
        return False
    used_indices[place] = None
    return True


def _rewire(
    op: Access,
    slot: DestructurableMemorySlot,
    parts: Mapping[Attribute, MemorySlot],
    builder: Builder,
) -> DeletionKind:
    place = _element(op)
    assert place is not None
    op.memref = parts[place].pointer
    op.indices = ()
    return DeletionKind.KEEP


rewire_load = rewire_store = _rewire
