"""`ownership-based-buffer-deallocation`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.deallocation.ownership import (
    DeallocationState,
    block_of,
    buffers_of,
    constant_flag,
    deallocation_of,
    is_buffer,
)
from odsgen.dialects.bufferization.one_shot.loading import load_dialects
from odsgen.dialects.shared import constant_integer, taken_regions
from odsgen.passes import Pass, flag, register_pass
from odsgen.runtime import (
    AUTOMATIC_ALLOCATION_SCOPE_RESOURCE,
    Block,
    BranchOpInterface,
    Builder,
    CallOpInterface,
    EffectKind,
    FunctionOpInterface,
    FunctionType,
    HasRecursiveMemoryEffects,
    IsTerminator,
    MemoryEffectOpInterface,
    Region,
    RegionBranchOpInterface,
    RegionSuccessor,
    ReturnLike,
    SymbolTableCollection,
    TypeAttr,
    VerifyError,
    as_interface,
    has_interface,
    i1,
    operand_numbers,
    successor_operand_numbers,
)
from odsgen.runtime.interfaces.region_terminators import RegionBranchTerminatorOpInterface
from odsgen.runtime.ir.symbol_table import symbol_visibility
from odsgen.runtime.ir.traits import NoTerminator
from odsgen_dialects import arith, bufferization, cf, scf
from odsgen_dialects.func import FuncOp

if TYPE_CHECKING:
    from odsgen.runtime import Operation, Value

#: The attribute of allocations, and of what frees them, that are left alone.
MANUAL_DEALLOCATION = "bufferization.manual_deallocation"


def _ends_region(op: Operation) -> bool:
    return ReturnLike in op.TRAITS or has_interface(op, RegionBranchTerminatorOpInterface)


# --- what is refused --------------------------------------------------------------------------------------------------


def _refuse_loops(function: Operation) -> None:
    """Refuses loops of branches between blocks, in nested regions too."""
    for region in (region for op in function.walk() for region in op.regions):
        if len(region.blocks) > 1:
            _refuse_cycles(region, function)


def _refuse_cycles(region: Region, function: Operation) -> None:
    on_path: set[Block] = set()
    done: set[Block] = set()
    stack = [(region.entry_block, iter(_branch_targets(region.entry_block)))]
    on_path.add(region.entry_block)
    while stack:
        block, targets = stack[-1]
        target = next(targets, None)
        if target is None:
            stack.pop()
            on_path.discard(block)
            done.add(block)
        elif target in on_path:
            raise function.error("Only structured control-flow loops are supported.")
        elif target not in done:
            on_path.add(target)
            stack.append((target, iter(_branch_targets(target))))


def _branch_targets(block: Block) -> tuple[Block, ...]:
    last = block.last
    return last.successors if last is not None and has_interface(last, BranchOpInterface) else ()


def _has_buffers(op: Operation) -> bool:
    if any(map(is_buffer, op.operands)) or any(map(is_buffer, op.results)):
        return True
    return any(region.blocks and any(map(is_buffer, region.arguments)) for region in op.regions)


def _has_no_effect_of_its_own(op: Operation) -> bool:
    effects = as_interface(op, MemoryEffectOpInterface)
    if effects is not None:
        return effects.has_effect(EffectKind.ALLOCATE) or effects.has_effect(EffectKind.FREE)
    return HasRecursiveMemoryEffects in op.TRAITS


def _verify(op: Operation) -> None:
    """Refuses operations of which it is not known what they do to buffers."""
    if isinstance(op, bufferization.DeallocOp):
        raise op.error("No deallocation operations must be present when running this pass!")
    if (
        not has_interface(op, MemoryEffectOpInterface)
        and HasRecursiveMemoryEffects not in op.TRAITS
        and not has_interface(op, CallOpInterface)
    ):
        raise op.error("ops with unknown memory side effects are not supported")
    if not _has_buffers(op) and _has_no_effect_of_its_own(op):
        return
    count = len(op.regions)
    if ((count == 1 and op.results) or count > 1) and not has_interface(
        op, RegionBranchOpInterface
    ):
        raise op.error(
            "All operations with attached regions need to implement the RegionBranchOpInterface."
        )
    if NoTerminator in op.TRAITS:
        raise op.error("NoTerminator trait is not supported")
    if IsTerminator in op.TRAITS:
        if has_interface(op, BranchOpInterface) == _ends_region(op):
            raise op.error(
                "Terminators must implement either BranchOpInterface or "
                "RegionBranchTerminatorOpInterface (but not both)!"
            )
        if len(op.successors) > 1:
            raise op.error("Terminators with more than one successor are not supported!")


# --- insertion --------------------------------------------------------------------------------------------------------


def _regions_first(op: Operation) -> Iterator[Block]:
    """The blocks inside an operation that are reached, those of nested regions before the block around them."""
    for region in op.regions:
        for block in _depth_first(region):
            for inner in list(block):
                if inner.regions:
                    yield from _regions_first(inner)
            yield block


def _depth_first(region: Region) -> list[Block]:
    if not region.blocks:
        return []
    found: dict[Block, None] = {}
    stack = [region.entry_block]
    while stack:
        block = stack.pop()
        if block not in found:
            found[block] = None
            stack += reversed(block.successors)
    return list(found)


def _is_private(op: Operation) -> bool:
    return symbol_visibility(op) == "private"


class _Insertion:
    """Inserts deallocations into a function."""

    def __init__(self, state: DeallocationState) -> None:
        self._state = state

    def run(self, function: Operation) -> None:
        """Goes through all blocks; raises VerifyError."""
        _refuse_loops(function)
        for block in list(_regions_first(function)):
            self._process_block(block)
        _update_signature(function)

    def _keeps_to_abi(self, op: Operation | None) -> bool:
        """Whether an operation is a function whose callers own what it returns, and that owns no argument."""
        function = None if op is None else as_interface(op, FunctionOpInterface)
        if op is None or function is None:
            return False
        return not self._state.is_dynamic or not _is_private(op) or function.is_external

    def _process_block(self, block: Block) -> None:
        state, region = self._state, block.parent_region
        assert region is not None
        builder = Builder.at_start(block)
        for buffer in state.live_in(block):
            home = buffer.parent_region
            if home is region:
                state.update(buffer, state.ownership(buffer, block_of(buffer)), block)
                state.free_in(block, buffer)
            elif home is not None and home.is_proper_ancestor(region):
                state.update(buffer, constant_flag(builder, False, buffer.location), block)
        parent = region.parent_op
        is_function = (
            block.is_entry_block
            and parent is not None
            and has_interface(parent, FunctionOpInterface)
        )
        for argument in buffers_of(block.arguments):
            if is_function:
                state.own(argument, constant_flag(builder, False, argument.location))
            else:
                state.own(argument, block.add_argument(i1, argument.location))
        for op in list(block):
            made = self._process(op)
            for result in buffers_of(made.results):
                self._set_remaining(made, result, block)

    def _set_remaining(self, op: Operation, result: Value, block: Block) -> None:
        """A result of which nothing is known may be any of the operands."""
        state = self._state
        if state.ownership(result, block) is not None:
            return
        for operand in buffers_of(op.operands):
            state.update(result, state.ownership(operand, block_of(operand)), block)
        if state.ownership(result, block) is None:
            state.update(result, constant_flag(Builder.before(op), False, op.location))

    def _process(self, op: Operation) -> Operation:
        """Does what the model or the interfaces of an operation ask for; gives the operation that is there then."""
        model = deallocation_of(op)
        if model is not None:
            model.process(op, self._state)
            return op
        _verify(op)
        effects = as_interface(op, MemoryEffectOpInterface)
        if effects is not None:
            self._process_effects(op, effects)
        region_branch = as_interface(op, RegionBranchOpInterface)
        if region_branch is not None:
            op = self._process_region_branch(op, region_branch)
        call = as_interface(op, CallOpInterface)
        if call is not None:
            op = self._process_call(op, call)
        branch = as_interface(op, BranchOpInterface)
        if branch is not None:
            self._process_branch(op, branch)
        if _ends_region(op):
            self._process_end(op)
        return op

    def _process_effects(self, op: Operation, effects: MemoryEffectOpInterface) -> None:
        """Owns what is allocated; refuses what is freed, but for manual deallocation."""
        state, block = self._state, op.parent_block
        assert block is not None
        is_manual = MANUAL_DEALLOCATION in op.attributes
        for operand in buffers_of(op.operands):
            kinds = [effect.kind for effect in effects.effects_on_value(operand)]
            if EffectKind.FREE not in kinds:
                continue
            if not is_manual:
                raise op.error("memory free side-effect on MemRef value not supported!")
            owned = state.indicator(operand, block)
            if owned is not None:
                builder, location = Builder.before(op), op.location
                yes = constant_flag(builder, True, location)
                is_free = builder.insert(arith.XOrIOp.build(owned, yes, location=location)).result
                message = "expected that the block does not have ownership"
                builder.insert(cf.AssertOp.build(is_free, message, location=location))
        first = block.first
        assert first is not None
        builder = Builder.before(first)
        for result in buffers_of(op.results):
            allocations = [
                effect
                for effect in effects.effects_on_value(result)
                if effect.kind is EffectKind.ALLOCATE
            ]
            if not allocations:
                continue
            on_stack = allocations[0].resource == AUTOMATIC_ALLOCATION_SCOPE_RESOURCE
            if on_stack or is_manual:
                state.replace(result, constant_flag(builder, False, op.location))
            else:
                state.own(result, constant_flag(builder, True, op.location))

    def _process_region_branch(self, op: Operation, branch: RegionBranchOpInterface) -> Operation:
        """Passes ownerships along with the buffers: none into the regions, those of the results out."""
        block = op.parent_block
        assert block is not None
        assert block.first is not None
        entry = branch.successor_regions(None)[0]
        given = len(buffers_of(branch.entry_successor_operands(entry)))
        no = constant_flag(Builder.before(block.first), False, op.location)
        if given:
            op.operands = (*op.operands, *[no] * given)
        return self._own_results(op)

    def _own_results(self, op: Operation) -> Operation:
        """Adds an ownership for each result that is a buffer."""
        count = len(op.results)
        added = len(buffers_of(op.results))
        if not added:
            return op
        made = _with_results(op, added)
        self._state.renamed(op, made)
        op.replace_with(made.results[:count])
        for buffer, owned in zip(buffers_of(made.results), made.results[count:], strict=True):
            self._state.own(buffer, owned)
        return made

    def _process_call(self, op: Operation, call: CallOpInterface) -> Operation:
        """Owns the results, as the function says that is called."""
        callee = call.resolve_callable(self._state.tables)
        function = None if callee is None else as_interface(callee, FunctionOpInterface)
        is_private = callee is not None and (
            function is None or (_is_private(callee) and not function.is_external)
        )
        if self._state.is_dynamic and is_private:
            return self._own_results(op)
        yes = constant_flag(Builder.before(op), True, op.location)
        for result in buffers_of(op.results):
            self._state.own(result, yes)
        return op

    def _process_branch(self, op: Operation, branch: BranchOpInterface) -> None:
        """Frees what is not live in the next block, and passes ownerships on."""
        if len(op.successors) > 1:
            raise op.error(
                "BranchOpInterface operations with multiple successors are not supported yet"
            )
        if not op.successors:
            message = (
                "only BranchOpInterface operations with exactly one successor are supported yet"
            )
            raise op.error(message)
        (numbers,) = successor_operand_numbers(op, branch)
        if None in numbers:
            raise op.error("produced operands are not supported")
        state, block, builder = self._state, op.parent_block, Builder.before(op)
        assert block is not None
        operands = [value for value in branch.successor_operands(0) if value is not None]
        freed = state.freed(builder, op.location, block)
        retained = state.retained(block, op.successors[0], operands)
        owned = state.dealloc(builder, op.location, block, freed, retained)
        _append_after(op, numbers, owned[: len(buffers_of(operands))])

    def _process_end(self, op: Operation) -> None:
        """Frees what does not leave the region; a function that keeps to the ABI returns no buffers that it does not own."""
        keeps_to_abi = self._keeps_to_abi(op.parent_op)
        if keeps_to_abi:
            for number, value in enumerate(op.operands):
                if is_buffer(value):
                    op.set_operand(number, self._certainly_owned(op, value))
        end = as_interface(op, RegionBranchTerminatorOpInterface)
        numbers: Sequence[int | None] = range(len(op.operands))
        if end is not None:
            numbers = operand_numbers(
                op, lambda: end.mutable_successor_operands(RegionSuccessor(None))
            )
        operands = [op.operands[number] for number in numbers if number is not None]
        owned = self._state.dealloc_at_end(op, operands)
        if not keeps_to_abi:
            _append_after(op, numbers, owned)

    def _certainly_owned(self, end: Operation, value: Value) -> Value:
        """A buffer, or a copy of it where the function may not own it."""
        state, builder, block = self._state, Builder.before(end), end.parent_block
        assert block is not None
        owner = value.defining_op or block_of(value).parent_op
        model = None if owner is None or block_of(value) is not block else deallocation_of(owner)
        if model is not None:
            buffer, owned = model.with_ownership(owner, state, builder, value)
        else:
            buffer, owned = state.with_ownership(builder, value, block)
        if constant_integer(owned) == 1:
            return buffer
        location = value.location
        blocks = [Block(), Block()]
        blocks[0].append(scf.YieldOp.build((buffer,), location=location))
        clone = bufferization.CloneOp.build(buffer.type, buffer, location=location)
        blocks[1].append(clone)
        blocks[1].append(scf.YieldOp.build((clone.output,), location=location))
        regions = tuple(Region((each,)) for each in blocks)
        made = scf.IfOp((owned,), (buffer.type,), regions=regions, location=location)
        result = builder.insert(made).results[0]
        state.own(result, constant_flag(builder, True, location))
        return result


def _append_after(op: Operation, numbers: Sequence[int | None], values: Sequence[Value]) -> None:
    """Adds operands after some of those that an operation has, or at the end."""
    if values:
        last = max(number for number in numbers if number is not None) + 1
        op.operands = (*op.operands[:last], *values, *op.operands[last:])


def _with_results(op: Operation, count: int) -> Operation:
    """Inserts an operation with more results of type `i1` that takes the regions of another one."""
    made = type(op).build_generic(
        op.operands,
        op.properties_as_attributes(),
        result_types=[*op.result_types, *[i1] * count],
        successors=op.successors,
        regions=taken_regions(op),
        location=op.location,
    )
    made.attributes = dict(op.attributes)
    return Builder.before(op).insert(made)


def _update_signature(op: Operation) -> None:
    """Gives a function the types of what it returns then."""
    function = as_interface(op, FunctionOpInterface)
    assert function is not None
    ends = [end for block in function.function_body.blocks for end in block if _ends_region(end)]
    types = {end.operand_types for end in ends}
    if len(types) > 1:
        raise op.error("there are multiple return operations with different operand types")
    known = function.function_type
    if types and isinstance(known, FunctionType) and tuple(known.results) != (found := types.pop()):
        function.set_function_type_attr(TypeAttr.get(FunctionType.get(known.inputs, found)))


@register_pass
class OwnershipBasedBufferDeallocation(Pass):
    """Frees all buffers at the ends of blocks that own them; what is not known statically is passed on as an `i1`."""

    ARGUMENT = "ownership-based-buffer-deallocation"
    NAME = "OwnershipBasedBufferDeallocationPass"
    SUMMARY = "Adds all required dealloc operations for all allocations in the input program"

    private_function_dynamic_ownership = flag(
        "private-function-dynamic-ownership",
        False,
        "Allows to add additional arguments to private functions to dynamically pass ownership of "
        "memrefs to callees. This can enable earlier deallocations.",
    )

    def run_on_operation(self, op: Operation) -> None:
        """Goes through all `func.func` with a body, as MLIR does."""
        tables = SymbolTableCollection()
        for function in list(op.walk(post_order=True)):
            if not isinstance(function, FuncOp) or function.is_external:
                continue
            try:
                state = DeallocationState(function, tables, self.private_function_dynamic_ownership)
                _Insertion(state).run(function)
            except VerifyError as error:
                self.signal_failure(error)
                break
        load_dialects(op)
