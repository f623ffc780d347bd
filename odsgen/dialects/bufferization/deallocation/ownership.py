"""Which blocks own which buffers (MLIR: `DeallocationState`, `BufferDeallocationOpInterface`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cmp_to_key
from typing import TYPE_CHECKING, Any, TypeVar

from odsgen.dialects.shared import MixedSlice, constant_integer
from odsgen.dialects.shared.models import Models
from odsgen.passes.block_liveness import BlockLiveness
from odsgen.runtime import (
    BaseMemRefType,
    BlockArgument,
    BoolAttr,
    Builder,
    Diagnostic,
    MemRefType,
    Severity,
    StridedLayoutAttr,
    SymbolTableCollection,
    UnrankedMemRefType,
    VerifyError,
)
from odsgen_dialects import arith, bufferization, memref

if TYPE_CHECKING:
    from typing import TypeAlias

    from odsgen.runtime import Block, Location, Operation, Region, Value

    #: An `i1`, unknown, or None: not yet known.
    Ownership: TypeAlias = "Value | _Unknown | None"


def is_buffer(value: Value) -> bool:
    """Whether a value is a memref."""
    return isinstance(value.type, BaseMemRefType)


def buffers_of(values: Iterable[Value]) -> list[Value]:
    """The values that are memrefs."""
    return [value for value in values if is_buffer(value)]


def constant_flag(builder: Builder, holds: bool, location: Location) -> Value:
    """Inserts an `arith.constant` of type `i1`."""
    made = arith.ConstantOp.build(BoolAttr.get(holds), location=location)
    return builder.insert(made).result


class _Unknown:
    """The ownership that no single value says."""


UNKNOWN = _Unknown()


def _combined(one: Ownership, other: Ownership) -> Ownership:
    if one is None or other is None:
        return other if one is None else one
    if isinstance(one, _Unknown) or isinstance(other, _Unknown):
        return UNKNOWN
    if one is other:
        return one
    number = constant_integer(one)
    return one if number is not None and number == constant_integer(other) else UNKNOWN


class DeallocationState:
    """The ownership of buffers in each block of a function, and what is to be freed at the ends of blocks."""

    def __init__(
        self, function: Operation, tables: SymbolTableCollection, is_dynamic: bool
    ) -> None:
        self.tables = tables
        #: Whether private functions return the ownership of their results.
        self.is_dynamic = is_dynamic
        self.liveness = BlockLiveness(function, is_buffer)
        self._owned: dict[tuple[Value, Block], Ownership] = {}
        self._freed_in: dict[Block, list[Value]] = {}
        self._places: dict[Operation, int] = {}
        for region in function.regions:
            self._number(region)

    # --- ownership ------------------------------------------------------------------------------------------------------

    def ownership(self, buffer: Value, block: Block) -> Ownership:
        """Whether a block owns a buffer."""
        return self._owned.get((buffer, block))

    def indicator(self, buffer: Value, block: Block) -> Value | None:
        """The `i1` that says whether a block owns a buffer; None if there is no single one."""
        found = self.ownership(buffer, block)
        return None if isinstance(found, _Unknown) else found

    def update(self, buffer: Value, ownership: Ownership, block: Block | None = None) -> None:
        """Joins an ownership with what is known of it, in the block that defines the buffer or another one."""
        key = (buffer, block or block_of(buffer))
        self._owned[key] = _combined(self._owned.get(key), ownership)

    def replace(self, buffer: Value, ownership: Value, block: Block | None = None) -> None:
        """Sets the ownership."""
        self._owned[buffer, block or block_of(buffer)] = ownership

    def free_in(self, block: Block, buffer: Value) -> None:
        """A buffer is to be freed at the end of a block, if that owns it."""
        self._freed_in.setdefault(block, []).append(buffer)

    def own(self, buffer: Value, ownership: Value) -> None:
        """A block gets a buffer that it defines with its ownership."""
        self.update(buffer, ownership)
        self.free_in(block_of(buffer), buffer)

    def with_ownership(self, builder: Builder, buffer: Value, block: Block) -> tuple[Value, Value]:
        """A buffer with the `i1` that says whether the block owns it: a copy where no single one does."""
        known = self.indicator(buffer, block)
        if known is not None:
            return buffer, known
        location = buffer.location
        clone = bufferization.CloneOp.build(buffer.type, buffer, location=location)
        made = builder.insert(clone).results[0]
        holds = constant_flag(builder, True, location)
        self.own(made, holds)
        return made, holds

    def renamed(self, old: Operation, new: Operation) -> None:
        """An operation has taken the place of another one with fewer results."""
        self._places[new] = self._place(old)
        for before, after in zip(old.results, new.results, strict=False):
            if is_buffer(before):
                self.liveness.rename(before, after)

    # --- what is freed and retained at the end of a block --------------------------------------------------------------

    def live_in(self, block: Block) -> list[Value]:
        """The buffers that are live at the start of a block."""
        return self._sorted(self.liveness.live_in(block))

    def retained(
        self, source: Block, target: Block | None, operands: Sequence[Value]
    ) -> list[Value]:
        """Buffers that must not be freed on the way to a block, or past the region: what is passed on, and what is live there."""
        live: Iterable[Value] = self.liveness.live_out(source)
        if target is not None:
            there = self.liveness.live_in(target)
            live = [value for value in live if value in there]
        return [*buffers_of(operands), *self._sorted(live)]

    def freed(
        self, builder: Builder, location: Location, block: Block
    ) -> tuple[list[Value], list[Value]]:
        """The buffers, as they were allocated, that are freed at the end of a block, and the conditions.

        Raises VerifyError where there is none.
        """
        buffers: list[Value] = []
        conditions: list[Value] = []
        for buffer in self._freed_in.get(block, ()):
            condition = self.indicator(buffer, block)
            if condition is None:
                message = "MemRef value does not have valid ownership"
                raise VerifyError([Diagnostic(Severity.ERROR, buffer.location, message)])
            if isinstance(buffer.type, UnrankedMemRefType):
                # Its metadata is that of any memref with the same base.
                layout, space = StridedLayoutAttr.get(0, ()), buffer.type.memory_space
                type = MemRefType.get((), buffer.type.element_type, layout, space)
                slice = MixedSlice([0], [], []).build_arguments()
                cast = memref.ReinterpretCastOp.build(type, buffer, *slice, location=location)
                buffer = builder.insert(cast).results[0]
            metadata = memref.ExtractStridedMetadataOp.build(buffer, location=location)
            buffers.append(builder.insert(metadata).results[0])
            conditions.append(condition)
        return buffers, conditions

    def dealloc(
        self,
        builder: Builder,
        location: Location,
        block: Block,
        freed: tuple[Sequence[Value], Sequence[Value]],
        retained: Sequence[Value],
    ) -> Sequence[Value]:
        """Inserts a `bufferization.dealloc`; gives the new ownerships of what is retained, which the block has then."""
        made = bufferization.DeallocOp.build(*freed, retained, location=location)
        found = builder.insert(made).results
        for buffer in retained:
            self._owned.pop((buffer, block), None)
        for buffer, ownership in zip(retained, found, strict=True):
            self.update(buffer, ownership, block)
        return found

    def dealloc_at_end(self, end: Operation, operands: Sequence[Value]) -> Sequence[Value]:
        """Frees buffers before a terminator without successors; gives the ownerships of its operands that are buffers."""
        block = end.parent_block
        assert block is not None
        builder = Builder.before(end)
        freed = self.freed(builder, end.location, block)
        retained = self.retained(block, None, operands)
        if not freed[0] and not retained:
            return ()
        found = self.dealloc(builder, end.location, block, freed, retained)
        return found[: len(buffers_of(operands))]

    def _sorted(self, values: Iterable[Value]) -> list[Value]:
        return sorted(values, key=cmp_to_key(self._compare))

    def _compare(self, one: Value, other: Value) -> int:
        """The order of values (`ValueComparator`): arguments first, then results by the places of their operations."""
        is_argument = isinstance(one, BlockArgument)
        if is_argument != isinstance(other, BlockArgument):
            return -1 if is_argument else 1
        if one.index != other.index and (  # type: ignore[attr-defined]
            is_argument or one.defining_op is other.defining_op
        ):
            return int(one.index - other.index)  # type: ignore[attr-defined]
        mine, its = one.parent_region, other.parent_region
        if not is_argument and mine is its:
            return self._place(one.defining_op) - self._place(other.defining_op)
        while mine is not None and its is not None:
            if mine.region_number != its.region_number:
                return mine.region_number - its.region_number
            if mine.parent_region is its.parent_region:
                return self._place(mine.parent_op) - self._place(its.parent_op)
            mine, its = mine.parent_region, its.parent_region
        return (mine is not None) - (its is not None)

    def _place(self, op: Operation | None) -> int:
        return 0 if op is None else self._places.get(op, 0)

    def _number(self, region: Region) -> None:
        for block in region.blocks:
            for number, op in enumerate(block):
                self._places[op] = number
                for inner in op.regions:
                    self._number(inner)


def block_of(value: Value) -> Block:
    """The block in which a value is defined."""
    block = value.parent_block
    assert block is not None
    return block


# --- operations that say themselves what is freed --------------------------------------------------------------------


class Deallocation:
    """A model of an operation that needs more than its interfaces say; a subclass for each kind of operation."""

    def process(self, op: Any, state: DeallocationState) -> None:
        """Updates ownerships, and inserts `bufferization.dealloc` where buffers are freed; raises VerifyError."""

    def with_ownership(
        self, op: Any, state: DeallocationState, builder: Builder, buffer: Value
    ) -> tuple[Value, Value]:
        """A buffer that the operation defines, or a copy, with the `i1` that says whether its block owns it."""
        return state.with_ownership(builder, buffer, block_of(buffer))


ModelT = TypeVar("ModelT", bound=Deallocation)

_MODELS: Models[Deallocation] = Models("deallocation")


def deallocates(*op_classes: type[Any]) -> Callable[[type[ModelT]], type[ModelT]]:
    """Makes a model that of some classes of operations: a class decorator."""
    return _MODELS.register(*op_classes)


def deallocation_of(op: Operation) -> Deallocation | None:
    """The model of an operation; None if its interfaces say all."""
    return _MODELS.of(op)
