"""Memory that can become values: slots, who allocates them and who uses them (MLIR: `MemorySlotInterfaces.td`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from odsgen.runtime.base.interface import OpInterface
from odsgen.runtime.ir.value import Use, Value

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.builder import Builder
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import BlockArgument


class MemorySlot(NamedTuple):
    """A piece of memory with one value in it: the pointer to it, and the type of the value."""

    pointer: Value
    type: Type


class DestructurableMemorySlot(NamedTuple):
    """A piece of memory with several values in it: the pointer, its type, and the types of the parts by their indices."""

    pointer: Value
    type: Type
    parts: Mapping[Attribute, Type]


class DeletionKind(Enum):
    """Whether an operation that no longer uses a slot stays."""

    KEEP = "keep"
    DELETE = "delete"


class PromotableAllocationOpInterface(OpInterface):
    """An operation that allocates slots which may become values."""

    __slots__ = ()

    @property
    def promotable_slots(self) -> Sequence[MemorySlot]:
        """The slots; the operation may still be kept from promotion by how they are used."""
        self._missing("promotable_slots")

    def default_value(self, slot: MemorySlot, builder: Builder) -> Value:
        """Build the value of a slot to which nothing was written."""
        self._missing("default_value")

    def handle_block_argument(
        self, slot: MemorySlot, argument: BlockArgument, builder: Builder
    ) -> None:
        """Told of each block argument that stands for a slot."""

    def handle_promotion_complete(self, slot: MemorySlot, default_value: Value | None) -> None:
        """Erase the allocation, which nothing uses any more, and the default value if it is unused."""
        self._missing("handle_promotion_complete")


class PromotableMemOpInterface(OpInterface):
    """An operation that reads or writes slots."""

    __slots__ = ()

    def loads_from(self, slot: MemorySlot) -> bool:
        self._missing("loads_from")

    def stores_to(self, slot: MemorySlot) -> bool:
        self._missing("stores_to")

    def stored(self, slot: MemorySlot, builder: Builder, reaching_definition: Value) -> Value:
        """The value in the slot after the operation."""
        self._missing("stored")

    def can_uses_be_removed(
        self, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
    ) -> bool:
        """Whether the uses can go once the slot is a value; those that must go with them are added to the list."""
        self._missing("can_uses_be_removed")

    def remove_blocking_uses(
        self,
        slot: MemorySlot,
        blocking_uses: Sequence[Use],
        builder: Builder,
        reaching_definition: Value,
    ) -> DeletionKind:
        """Remove the uses, now that the slot has that value before the operation."""
        self._missing("remove_blocking_uses")


class PromotableOpInterface(OpInterface):
    """An operation that uses a pointer to a slot, or something made of one, and can do without."""

    __slots__ = ()

    def can_uses_be_removed(
        self, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
    ) -> bool:
        """Whether the uses can go; those that must go with them are added to the list."""
        self._missing("can_uses_be_removed")

    def remove_blocking_uses(self, blocking_uses: Sequence[Use], builder: Builder) -> DeletionKind:
        """Remove the uses."""
        self._missing("remove_blocking_uses")

    def requires_replaced_values(self) -> bool:
        """Whether the operation is told of the values that were stored."""
        return False

    def visit_replaced_values(
        self, definitions: Sequence[tuple[Operation, Value]], builder: Builder
    ) -> None:
        """Told which operations stored which values."""


class DestructurableAllocationOpInterface(OpInterface):
    """An operation that allocates slots which can be split into parts."""

    __slots__ = ()

    @property
    def destructurable_slots(self) -> Sequence[DestructurableMemorySlot]:
        self._missing("destructurable_slots")

    def destructure(
        self,
        slot: DestructurableMemorySlot,
        used_indices: Sequence[Attribute],
        builder: Builder,
        new_allocators: list[Operation],
    ) -> Mapping[Attribute, MemorySlot]:
        """Allocate the parts that are used; the operations that do are added to the list."""
        self._missing("destructure")

    def handle_destructuring_complete(self, slot: DestructurableMemorySlot) -> None:
        """Erase the allocation, which nothing uses any more."""
        self._missing("handle_destructuring_complete")


class DestructurableAccessorOpInterface(OpInterface):
    """An operation that reads or writes a part of a slot."""

    __slots__ = ()

    def can_rewire(
        self,
        slot: DestructurableMemorySlot,
        used_indices: dict[Attribute, None],
        must_be_safely_used: list[MemorySlot],
    ) -> bool:
        """Whether the operation can use a part in place of the whole; which, is added to the indices."""
        self._missing("can_rewire")

    def rewire(
        self,
        slot: DestructurableMemorySlot,
        parts: Mapping[Attribute, MemorySlot],
        builder: Builder,
    ) -> DeletionKind:
        """Use the part."""
        self._missing("rewire")


class SafeMemorySlotAccessOpInterface(OpInterface):
    """An operation that tells whether it stays inside a slot."""

    __slots__ = ()

    def ensure_only_safe_accesses(
        self, slot: MemorySlot, must_be_safely_used: list[MemorySlot]
    ) -> bool:
        """Whether only the slot is accessed; slots that follow from it and must be used safely, too, are added to the list."""
        self._missing("ensure_only_safe_accesses")
