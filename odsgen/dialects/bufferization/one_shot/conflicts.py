"""Whether an operand can be in place: conflicts of reads and writes (MLIR: OneShotAnalysis.cpp).

A read conflicts with a write if it would see the elements that the write leaves instead of those of its definition.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.one_shot.interface import (
    is_repetitive,
    owner_of,
    parallel_region,
    used_value,
)
from odsgen.dialects.bufferization.one_shot.subsets import is_result, subset_insertion
from odsgen.runtime import (
    BlockArgument,
    DominanceInfo,
    OpResult,
    RegionBranchOpInterface,
    UnitAttr,
    Use,
    as_interface,
)

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.state import OneShotState
    from odsgen.dialects.bufferization.one_shot.subsets import SubsetInsertion
    from odsgen.runtime import Block, Operation, Region, Value

Uses = dict[Use, None]


# --- order --------------------------------------------------------------------------------------------------------------


def _happens_before(first: Operation, second: Operation, dominance: DominanceInfo) -> bool:
    """Whether an operation, or one around it, is done with when another one begins."""
    op: Operation | None = first
    while op is not None:
        if op.is_proper_ancestor(second):
            return False
        if dominance.properly_dominates(op, second):
            return True
        op = op.parent_op
    return False


def _region_of(op: Operation) -> Region | None:
    block = op.parent_block
    return None if block is None else block.parent_region


def _order_holds_in_regions(
    read: Use, write: Use, definitions: Iterable[Value], state: OneShotState
) -> bool:
    """Whether no loop around read and write leaves their definition outside."""
    for definition in definitions:
        defined = state.enclosing_repetitive_region(definition.parent_region)
        around = state.enclosing_repetitive_region(_region_of(read.owner))
        if around is defined:
            continue
        while around is not None:
            further = around.parent_region
            while further is not None and not is_repetitive(further, state.options):
                further = further.parent_region
            if further is defined:
                break
            around = further
        if around is None or around.parent_op is None:
            continue
        if around.parent_op.is_ancestor(write.owner):
            return False
    return True


def _is_reachable(block: Block, other: Block, without: Block) -> bool:
    """Whether control can come from one block to another on a way without a third one."""
    if other is without:
        return False
    visited, pending = {without}, list(block.successors)
    while pending:
        following = pending.pop()
        if following is other:
            return True
        if following not in visited:
            visited.add(following)
            pending.extend(following.successors)
    return False


def _order_holds_in_blocks(read: Use, write: Use, definitions: Iterable[Value]) -> bool:
    """Whether no cycle of blocks has read and write, but not their definition."""
    reading, writing = read.owner.parent_block, write.owner.parent_block
    if reading is None or writing is None or reading.parent_region is not writing.parent_region:
        return True
    for definition in definitions:
        block = definition.parent_block
        assert block is not None
        if _is_reachable(reading, writing, block) and _is_reachable(writing, reading, block):
            return False
    return True


def _are_mutually_exclusive(first: Operation, second: Operation) -> bool:
    """Whether two operations are in regions of which only one runs (`insideMutuallyExclusiveRegions`)."""
    op = first.parent_op
    while op is not None:
        branch = as_interface(op, RegionBranchOpInterface)
        if branch is None or not op.is_proper_ancestor(second):
            op = op.parent_op
            continue
        one, other = (
            next(region for region in op.regions if region.find_ancestor_op_in_region(inner))
            for inner in (first, second)
        )
        return (
            one is not other
            and not _region_is_reachable(branch, one, other)
            and not _region_is_reachable(branch, other, one)
        )
    return False


def _region_is_reachable(branch: RegionBranchOpInterface, start: Region, region: Region) -> bool:
    visited: set[Region] = set()
    pending = [start]
    while pending:
        for successor in branch.successors_of_region(pending.pop()):
            following = successor.region
            if following is region:
                return True
            if following is not None and following not in visited:
                visited.add(following)
                pending.append(following)
    return False


# --- parts of tensors ---------------------------------------------------------------------------------------------------


def _comes_from_inserted_part(
    state: OneShotState, use: Use, op: Operation, model: SubsetInsertion
) -> bool:
    """Whether an operand is the part of the tensor into which the operation inserts."""

    def is_part(value: Value) -> bool:
        return is_result(value) and model.is_equivalent_subset(op, value, state.are_equivalent)

    key = (used_value(use), op)
    found = state.inserted_parts.get(key)
    if found is None:
        found = all(map(is_part, state.find_in_reverse_use_def_chain(use, is_part)))
        state.inserted_parts[key] = found
    return found


def _are_non_conflicting_subsets(read: Use, write: Use, state: OneShotState) -> bool:
    """Whether the write leaves what is read as it is, because one of them inserts a part."""
    op = read.owner
    model = subset_insertion(op)
    if model is not None:
        destination = model.destination(op)
        if read == destination and _comes_from_inserted_part(state, write, op, model):
            return True
        if (
            read == model.source(op)
            and write == destination
            and _comes_from_inserted_part(state, read, op, model)
        ):
            return True
    op = write.owner
    model = subset_insertion(op)
    if model is None or write != model.destination(op):
        return False
    source = model.source(op)
    return state.are_equivalent(used_value(read), used_value(source)) and _comes_from_inserted_part(
        state, source, op, model
    )


# --- conflicts ----------------------------------------------------------------------------------------------------------


def _has_equivalent_value(state: OneShotState, use: Use, other: Value) -> bool:
    """Whether an operand comes from a tensor with the same elements at the same places."""
    return bool(
        state.find_in_reverse_use_def_chain(
            use,
            lambda value: value is other,
            always_include_leaves=False,
            follow_equivalent_only=True,
            follow_same_type_or_casts_only=True,
        )
    )


def _leaves_parallel_region(writes: Iterable[Use], state: OneShotState) -> bool:
    """Whether something writes a buffer that other runs of a parallel region share."""
    options = state.options
    for write in writes:
        around = parallel_region(_region_of(write.owner), options)
        for definition in state.find_in_reverse_use_def_chain(
            write, state.value_bufferizes_to_memory_write
        ):
            if parallel_region(definition.parent_region, options) is not around:
                return True
    return False


def _is_elementwise(read: Use, write: Use, state: OneShotState) -> bool:
    """Whether an operation reads each element before it writes it, in the same tensor."""
    model = state.model(read.owner)
    return (
        model is not None
        and model.bufferizes_to_elementwise_access(read.owner, state, (read, write))
        and (
            _has_equivalent_value(state, read, used_value(write))
            or _has_equivalent_value(state, write, used_value(read))
        )
    )


def _models_exclude_conflict(read: Use, write: Use, state: OneShotState) -> bool:
    for op in dict.fromkeys((read.owner, write.owner)):
        model = state.model(op)
        if model is not None and model.is_not_conflicting(read, write, state):
            return True
    return False


def _overwrites(
    write: Use, definition: Value, dominance: DominanceInfo, state: OneShotState
) -> bool:
    """Whether a write may come after the definition of what is read."""
    writing, defining = write.owner, definition.defining_op
    if defining is not None:
        if _happens_before(writing, defining, dominance) or defining.is_proper_ancestor(writing):
            return False
    elif isinstance(definition, BlockArgument) and not _is_in_block(writing, definition.owner):
        return False
    aliases = state.aliasing_values(write)
    return not (len(aliases) == 1 and aliases[0].other is definition)


def _is_in_block(op: Operation, block: Block) -> bool:
    inner: Operation | None = op
    while inner is not None:
        if inner.parent_block is block:
            return True
        inner = inner.parent_op
    return False


def _is_ruled_out(
    read: Use,
    write: Use,
    definitions: Collection[Value],
    dominance: DominanceInfo,
    state: OneShotState,
) -> bool:
    """Whether the places of read, write and definitions exclude a conflict, whatever else is decided to be in place."""
    if not any(_overwrites(write, each, dominance, state) for each in definitions):
        return True
    return (
        (
            read == write
            or _happens_before(read.owner, write.owner, dominance)
            or _are_mutually_exclusive(read.owner, write.owner)
        )
        and _order_holds_in_regions(read, write, definitions, state)
        and _order_holds_in_blocks(read, write, definitions)
    )


def _conflict(
    read: Use,
    write: Use,
    definitions: Collection[Value],
    dominance: DominanceInfo,
    state: OneShotState,
) -> Value | None:
    """The definition that a read would not see; None if there is no conflict."""
    if (
        read.owner is write.owner
        and _is_elementwise(read, write, state)
        and _order_holds_in_regions(read, write, definitions, state)
        and _order_holds_in_blocks(read, write, definitions)
    ):
        return None
    if _are_non_conflicting_subsets(read, write, state):
        return None
    if _models_exclude_conflict(read, write, state):
        return None
    return next(each for each in definitions if _overwrites(write, each, dominance, state))


def _has_interference(
    reads: Uses, writes: Uses, dominance: DominanceInfo, state: OneShotState
) -> bool:
    options = state.options
    if options.check_parallel_regions and reads and _leaves_parallel_region(writes, state):
        return True
    if not writes:
        return False
    for read in reads:
        definitions = state.find_definitions(read)
        if not definitions:
            continue
        ruled_out = state.ruled_out.setdefault((read, *definitions), set())
        for write in writes:
            if write in ruled_out:
                continue
            if _is_ruled_out(read, write, definitions, dominance, state):
                ruled_out.add(write)
                continue
            definition = _conflict(read, write, definitions, dominance, state)
            if definition is not None:
                if options.print_conflicts:
                    _annotate_conflict(read, write, definition, state)
                return True
    return False


def _add_writes(found: Uses, value: Value, state: OneShotState) -> None:
    for alias in state.aliases(value):
        for use in alias.uses:
            if state.is_in_place_write(use):
                found[use] = None


def _add_reads(found: Uses, value: Value, state: OneShotState) -> None:
    for alias in state.aliases(value):
        for use in alias.uses:
            if use in found:
                continue
            if state.bufferizes_to_memory_read(use) or (
                not state.bufferizes_to_memory_write(use)
                and any(state.is_value_read(each.other) for each in state.aliasing_values(use))
            ):
                found[use] = None


def _joined_values(use: Use, state: OneShotState) -> list[Value]:
    """The value of an operand, and those that share its buffer if it is in place."""
    return [used_value(use), *(alias.other for alias in state.aliasing_values(use))]


def would_conflict(
    use: Use, dominance: DominanceInfo, state: OneShotState, *, as_it_is: bool = False
) -> bool:
    """Whether a read sees the wrong elements if an operand is in place; `as_it_is`: whether one does already."""
    reads, writes = Uses(), Uses()
    values = _joined_values(use, state)
    for value in values:
        _add_writes(writes, value, state)
    if not as_it_is and state.bufferizes_to_memory_write(use):
        writes[use] = None
    if not writes:
        return False
    for value in values:
        _add_reads(reads, value, state)
    return _has_interference(reads, writes, dominance, state)


def would_write_read_only(use: Use, state: OneShotState, *, as_it_is: bool = False) -> bool:
    """Whether a buffer that must not be written is, if an operand is in place."""
    values = _joined_values(use, state)
    if as_it_is or not state.bufferizes_to_memory_write(use):
        writes = Uses()
        for value in values:
            _add_writes(writes, value, state)
        if not writes:
            return False
    found = False
    for value in values:
        for alias in state.aliases(value):
            if not state.is_writable(alias):
                found = True
                if not state.options.print_conflicts:
                    return True
                _annotate(alias, f"W_{state.unwritable}[NOT-WRITABLE: ")
                state.unwritable += 1
    return found


# --- notes in the program -----------------------------------------------------------------------------------------------


def _annotate(value: Value, text: str) -> None:
    assert isinstance(value, (OpResult, BlockArgument))
    kind = "result" if isinstance(value, OpResult) else "bbArg"
    owner_of(value).attributes[f"{text}{kind} {value.index}]"] = UnitAttr.get()


def _annotate_conflict(read: Use, write: Use, definition: Value, state: OneShotState) -> None:
    name = f"C_{state.conflicts}"
    state.conflicts += 1
    write.owner.attributes[f"{name}[CONFL-WRITE: {write.index}]"] = UnitAttr.get()
    read.owner.attributes[f"{name}[READ: {read.index}]"] = UnitAttr.get()
    _annotate(definition, f"{name}[DEF: ")
