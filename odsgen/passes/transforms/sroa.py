"""`sroa`: memory with several values becomes pieces with one each (MLIR: `SROA.cpp`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.passes.base import Pass, Statistic
from odsgen.passes.promotion import Uses, blocking_uses, users_in_order
from odsgen.passes.registry import register_pass
from odsgen.runtime.base.interface import MissingMethodError, as_interface
from odsgen.runtime.interfaces.data_layout_queries import UnknownLayoutError
from odsgen.runtime.interfaces.memory_slots import (
    DeletionKind,
    DestructurableAccessorOpInterface,
    DestructurableAllocationOpInterface,
    DestructurableMemorySlot,
    MemorySlot,
    PromotableOpInterface,
    SafeMemorySlotAccessOpInterface,
)
from odsgen.runtime.ir.builder import Builder, InsertionPoint

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Use


@register_pass
class SROA(Pass):
    """Splits memory slots into the parts that are used."""

    ARGUMENT = "sroa"
    NAME = "SROA"
    SUMMARY = "Scalar Replacement of Aggregates"

    num_destructured = Statistic("destructured slots", "Total amount of memory slots destructured")
    num_with_benefit = Statistic(
        "slots with memory benefit",
        "Total amount of memory slots in which the destructured size was smaller than the total size "
        "after eliminating unused fields",
    )
    most_parts = Statistic(
        "max subelement number",
        "Maximal number of sub-elements a successfully destructured slot initially had",
    )

    def run_on_operation(self, op: Operation) -> None:
        """Destructure the slots of each region, and of what comes of them."""
        for region in op.regions:
            self._destructure_in(region)

    def _destructure_in(self, region: Region) -> None:
        operations = [op for block in region.blocks for op in block.walk()]
        allocations = [
            op for op in operations if as_interface(op, DestructurableAllocationOpInterface)
        ]
        changed = True
        while changed:
            changed = False
            remaining: list[Operation] = []
            for op in allocations:
                if self._destructure_one(op, remaining):
                    changed = True
                else:
                    remaining.append(op)
            allocations = remaining

    def _destructure_one(self, op: Operation, made: list[Operation]) -> bool:
        allocation = as_interface(op, DestructurableAllocationOpInterface)
        assert allocation is not None
        try:
            for slot in allocation.destructurable_slots:
                found = _Accesses.of(slot)
                if found is not None:
                    found.rewire(allocation, made)
                    self.num_destructured += 1
                    self.num_with_benefit += len(slot.parts) != len(found.indices)
                    self.most_parts = max(self.most_parts, len(slot.parts))
                    return True
        except (
            MissingMethodError,
            UnknownLayoutError,
        ):  # nobody has written it, or a size is unknown
            return False
        return False


class _Accesses:
    """The operations that use a slot: those that use a part of it, and those that can do without."""

    def __init__(self, slot: DestructurableMemorySlot) -> None:
        self.slot = slot
        self.indices: dict[Attribute, None] = {}
        self.accessors: set[Operation] = set()
        self.uses: Uses = {}

    @classmethod
    def of(cls, slot: DestructurableMemorySlot) -> _Accesses | None:
        """The accesses, if each can be changed."""
        if not slot.pointer.has_uses:
            return None
        found = cls(slot)
        blocking = []
        safely: list[MemorySlot] = []
        for use in reversed(list(slot.pointer.uses)):  # as MLIR lists them: the last one first
            accessor = as_interface(use.owner, DestructurableAccessorOpInterface)
            if accessor is not None and accessor.can_rewire(slot, found.indices, safely):
                found.accessors.add(use.owner)
            else:
                blocking.append(use)
        seen: set[Use] = set()
        while safely:
            part = safely.pop()
            for use in reversed(list(part.pointer.uses)):
                if use in seen:
                    continue
                seen.add(use)
                user = as_interface(use.owner, SafeMemorySlotAccessOpInterface)
                if user is None or not user.ensure_only_safe_accesses(part, safely):
                    blocking.append(use)
        uses = blocking_uses(slot.pointer, blocking, None)
        if uses is None:
            return None
        found.uses = uses
        return found

    def rewire(
        self, allocation: DestructurableAllocationOpInterface, made: list[Operation]
    ) -> None:
        """Allocate the parts, let the operations use them, and drop the whole."""
        block = self.slot.pointer.parent_block
        assert block is not None
        builder = Builder(InsertionPoint.at_start(block))
        parts = allocation.destructure(self.slot, list(self.indices), builder, made)
        erased = []
        for op in reversed(users_in_order(self.slot.pointer)):
            builder = Builder(InsertionPoint.after(op))
            if op in self.accessors:
                accessor = as_interface(op, DestructurableAccessorOpInterface)
                assert accessor is not None
                kind = accessor.rewire(self.slot, parts, builder)
            elif op in self.uses:
                promotable = as_interface(op, PromotableOpInterface)
                assert promotable is not None
                kind = promotable.remove_blocking_uses(self.uses[op], builder)
            else:
                continue
            if kind is DeletionKind.DELETE:
                erased.append(op)
        for op in erased:
            op.erase()
        allocation.handle_destructuring_complete(self.slot)
