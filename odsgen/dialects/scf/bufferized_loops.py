"""Bufferization of loops: `scf.for`, `scf.while`, `scf.forall`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.bufferization.one_shot.buffers import (
    allocate_tensor,
    buffer_type_of,
    bufferized_type_of,
    buffers_of,
    cast_buffer,
    dynamic_memref,
    get_buffer,
    get_buffer_type,
    replace_with_buffers,
    replace_with_new_op,
    to_tensor,
)
from odsgen.dialects.bufferization.one_shot.copies import resolve_operand_conflicts
from odsgen.dialects.bufferization.one_shot.interface import (
    Alias,
    Bufferizable,
    bufferizes,
    is_tensor,
)
from odsgen.dialects.bufferization.one_shot.state import OneShotState
from odsgen.dialects.scf.canonicalization.parallel_loops import forall_bounds
from odsgen.dialects.shared import known_integer
from odsgen.runtime import (
    BaseMemRefType,
    Block,
    BlockArgument,
    InsertionPoint,
    OpResult,
    Region,
    TensorType,
    Use,
)
from odsgen_dialects import scf

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.dialects.bufferization.one_shot.state import AnalysisState
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Operation, Value

_CONTROL_OPERANDS = 3  # of `scf.for`: lower bound, upper bound, step


def _end(region: Region) -> Any:
    """The terminator of a region with one block."""
    return region.entry_block.last


def _iter_arg_type(
    op: Operation,
    argument: BlockArgument,
    init: Value,
    yielded: Value,
    options: BufferizationOptions,
    stack: list[Value],
) -> BaseMemRefType:
    """The type of a buffer that a loop carries: that of its init and of what is yielded."""
    first = buffer_type_of(init, options, stack)
    if sum(value is argument for value in stack) >= 2:
        return first
    other = bufferized_type_of(yielded, options, stack)
    if first is other:
        return first
    if first.memory_space is not other.memory_space:
        raise op.op_error("init_arg and yielded value bufferize to inconsistent memory spaces")
    return dynamic_memref(argument.type, other.memory_space)


def _move_body(
    rewriter: PatternRewriter,
    old: Block,
    new: Block,
) -> None:
    """Moves operations to a block with buffers for arguments, which they use as tensors."""
    with rewriter.insertion_guard():
        rewriter.insertion_point = InsertionPoint.at_start(new)
        values = [
            (
                to_tensor(rewriter, made, argument.type, made.location)
                if isinstance(argument.type, TensorType)
                else made
            )
            for argument, made in zip(old.arguments, new.arguments, strict=True)
        ]
        old.merge_into(new, values)


# --- for --------------------------------------------------------------------------------------------------------------


@bufferizes(scf.ForOp)
class For(Bufferizable):
    """`scf.for` that carries buffers."""

    def _argument(self, use: Use) -> BlockArgument:
        return use.owner.regions[0].arguments[use.index - _CONTROL_OPERANDS + 1]

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        op = use.owner
        assert isinstance(op, scf.ForOp)
        lower, upper = known_integer(op.lower_bound), known_integer(op.upper_bound)
        if lower is None or upper is None or upper <= lower:
            return True
        return state.is_value_read(self._argument(use))

    def bufferizes_to_memory_write(self, use: Use, state: AnalysisState) -> bool:
        return True

    def _is_equivalent(self, op: Operation, index: int, state: AnalysisState) -> bool:
        region = op.regions[0]
        return state.are_equivalent(region.arguments[index + 1], _end(region).operands[index])

    def aliasing_values(self, use: Use, state: AnalysisState) -> Sequence[Alias]:
        index = use.index - _CONTROL_OPERANDS
        is_same = self._is_equivalent(use.owner, index, state)
        return [Alias(use.owner.results[index], is_same, is_same)]

    def is_writable(self, value: Value, state: AnalysisState) -> bool:
        return True

    def resolve_conflicts(
        self, op: Operation, rewriter: PatternRewriter, state: AnalysisState
    ) -> None:
        resolve_operand_conflicts(op, rewriter, state)
        options = state.options
        if options.copy_before_write or not isinstance(state, OneShotState):
            return
        region = op.regions[0]
        end = _end(region)
        rewriter.set_insertion_point_before(end)
        values: list[Value] = []
        for argument, value in zip(region.arguments[1:], end.operands, strict=True):
            if is_tensor(argument) and not _is_local(value, region, argument, state):
                value = allocate_tensor(rewriter, value, options, end.location)
            values.append(value)
        end.operands = values

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        if isinstance(value, OpResult):
            argument = value.owner.regions[0].arguments[value.index + 1]
            return buffer_type_of(argument, options, stack)
        assert isinstance(value, BlockArgument)
        op = value.owner.parent_op
        assert op is not None
        index = value.index - 1
        return _iter_arg_type(
            op,
            value,
            op.operands[_CONTROL_OPERANDS + index],
            _end(op.regions[0]).operands[index],
            options,
            stack,
        )

    def bufferize(
        self, op: scf.ForOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        inits = []
        for value, result in zip(
            buffers_of(rewriter, op.init_args, options), op.results, strict=True
        ):
            if is_tensor(result):
                value = cast_buffer(rewriter, value, get_buffer_type(result, options))
            inits.append(value)
        old = op.region.entry_block
        types = [value.type for value in inits]
        locations = [argument.location for argument in old.arguments]
        body = Block([old.arguments[0].type, *types], locations)
        made = scf.ForOp.build(
            types,
            op.lower_bound,
            op.upper_bound,
            op.step,
            inits,
            unsigned_cmp=op.unsigned_cmp,
            region=Region((body,)),
            location=op.location,
        )
        made.attributes.update(op.attributes)
        rewriter.insert(made)
        _move_body(rewriter, old, body)
        replace_with_buffers(rewriter, op, made.results)

    def verify_analysis(self, op: Operation, state: AnalysisState) -> None:
        if state.options.allow_return_allocs_from_loops:
            return
        for result in op.results:
            if is_tensor(result) and not self._is_equivalent(op, result.index, state):
                raise _end(op.regions[0]).error(
                    f"Yield operand #{result.index} is not equivalent to the corresponding iter "
                    "bbArg"
                )


def _is_local(value: Value, region: Region, exception: Value, state: OneShotState) -> bool:
    """Whether a value shares no buffer with anything outside of a loop or another of its arguments."""
    for alias in state.aliases(value):
        if alias is exception:
            continue
        around = alias.parent_region
        if around is None or not region.is_ancestor(around):
            return False
        if isinstance(alias, BlockArgument) and around is region:
            return False
    return True


# --- while ------------------------------------------------------------------------------------------------------------


@bufferizes(scf.WhileOp)
class While(Bufferizable):
    """`scf.while` that carries buffers."""

    def bufferizes_to_memory_write(self, use: Use, state: AnalysisState) -> bool:
        return True

    def aliasing_values(self, use: Use, state: AnalysisState) -> Sequence[Alias]:
        op = use.owner
        if use.index >= len(op.results):
            return ()
        result = op.results[use.index]
        if op.operands[use.index].type is not result.type:
            return ()
        is_same = self._is_equivalent(op, use.index, state)
        return [Alias(result, is_same, is_same)]

    def _is_equivalent(self, op: Operation, index: int, state: AnalysisState) -> bool:
        before, after = op.regions
        if index >= len(before.arguments):
            return False
        if op.results[index].type is not before.arguments[index].type:
            return False
        return state.are_equivalent(
            before.arguments[index], _end(before).args[index]
        ) and state.are_equivalent(after.arguments[index], _end(after).operands[index])

    def is_writable(self, value: Value, state: AnalysisState) -> bool:
        return True

    def resolve_conflicts(
        self, op: Operation, rewriter: PatternRewriter, state: AnalysisState
    ) -> None:
        resolve_operand_conflicts(op, rewriter, state)
        options = state.options
        if options.copy_before_write or not isinstance(state, OneShotState):
            return
        before, after = op.regions
        condition = _end(before)
        same = _equivalent(before.arguments, condition.args, state) & _equivalent(
            after.arguments, _end(after).operands, state
        )
        rewriter.set_insertion_point_before(condition)
        values: list[Value] = []
        for index, value in enumerate(condition.args):
            if is_tensor(value) and index not in same:
                value = allocate_tensor(rewriter, value, options, condition.location)
            values.append(value)
        condition.args = values

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        op = value.owner if isinstance(value, OpResult) else value.owner.parent_op
        before, after = op.regions
        if isinstance(value, BlockArgument) and value.parent_region is before:
            yielded = _end(after).operands[value.index]
            return _iter_arg_type(op, value, op.operands[value.index], yielded, options, stack)
        return bufferized_type_of(_end(before).args[value.index], options, stack)  # type: ignore[attr-defined]

    def bufferize(
        self, op: scf.WhileOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        inits = []
        for value, argument in zip(
            buffers_of(rewriter, op.inits, options), op.before.arguments, strict=True
        ):
            if is_tensor(argument):
                value = cast_buffer(rewriter, value, get_buffer_type(argument, options))
            inits.append(value)
        types = [
            get_buffer_type(argument, options) if is_tensor(argument) else argument.type
            for argument in op.after.arguments
        ]
        before = Block([value.type for value in inits], [op.location] * len(inits))
        after = Block(types, [op.location] * len(types))
        made = scf.WhileOp.build(
            types, inits, before=Region((before,)), after=Region((after,)), location=op.location
        )
        rewriter.insert(made)
        _move_body(rewriter, op.before.entry_block, before)
        _move_body(rewriter, op.after.entry_block, after)
        replace_with_buffers(rewriter, op, made.results)

    def verify_analysis(self, op: Operation, state: AnalysisState) -> None:
        if state.options.allow_return_allocs_from_loops:
            return
        for region, what in zip(op.regions, ("Condition arg", "Yield operand"), strict=True):
            end = _end(region)
            values = end.args if isinstance(end, scf.ConditionOp) else end.operands
            for index, value in enumerate(values):
                if not is_tensor(value):
                    continue
                if index >= len(region.arguments) or not state.are_equivalent(
                    value, region.arguments[index]
                ):
                    raise end.error(
                        f"{what} #{index} is not equivalent to the corresponding iter bbArg"
                    )


def _equivalent(
    arguments: Sequence[Value], values: Sequence[Value], state: AnalysisState
) -> set[int]:
    """The numbers of the values that are equivalent to the argument of that number."""
    pairs = enumerate(zip(arguments, values, strict=False))
    return {
        index
        for index, (one, other) in pairs
        if is_tensor(one) and is_tensor(other) and state.are_equivalent(one, other)
    }


@bufferizes(scf.ConditionOp)
class Condition(Bufferizable):
    """`scf.condition` with buffers."""

    def must_bufferize_in_place(self, use: Use, state: AnalysisState) -> bool:
        return True

    def bufferize(
        self, op: scf.ConditionOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        loop = op.parent_op
        assert isinstance(loop, scf.WhileOp)
        values: list[Value] = []
        for index, value in enumerate(op.args):
            if is_tensor(value):
                buffer = get_buffer(rewriter, value, options)
                type = get_buffer_type(loop.after.arguments[index], options)
                value = cast_buffer(rewriter, buffer, type)
            values.append(value)
        replace_with_new_op(rewriter, op, scf.ConditionOp.build(op.condition, values))


# --- forall -----------------------------------------------------------------------------------------------------------


@bufferizes(scf.ForallOp)
class Forall(Bufferizable):
    """`scf.forall` without results; its body writes the buffers of its outputs."""

    def _position(self, use: Use) -> int:
        op = use.owner
        assert isinstance(op, scf.ForallOp)
        return use.index - (len(op.operands) - len(op.outputs))

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        op = use.owner
        assert isinstance(op, scf.ForallOp)
        for lower, upper, _ in forall_bounds(op):
            first, end = known_integer(lower), known_integer(upper)
            if first is None or end is None or first >= end:
                return True
        arguments = op.region.arguments
        return state.is_value_read(
            arguments[len(arguments) - len(op.outputs) + self._position(use)]
        )

    def bufferizes_to_memory_write(self, use: Use, state: AnalysisState) -> bool:
        return True

    def aliasing_values(self, use: Use, state: AnalysisState) -> Sequence[Alias]:
        return [Alias(use.owner.results[self._position(use)])]

    def is_writable(self, value: Value, state: AnalysisState) -> bool:
        return True

    def is_repetitive_region(self, op: Operation, index: int) -> bool:
        assert isinstance(op, scf.ForallOp)
        for bounds in forall_bounds(op):
            lower, upper, step = map(known_integer, bounds)
            if lower is None or upper is None or step is None or lower + step < upper:
                return True
        return False

    def is_parallel_region(self, op: Operation, index: int) -> bool:
        return self.is_repetitive_region(op, index)

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        if isinstance(value, BlockArgument):
            op = value.owner.parent_op
            assert isinstance(op, scf.ForallOp)
            output = op.outputs[value.index - (len(op.region.arguments) - len(op.outputs))]
        else:
            output = value.owner.outputs[value.index]  # type: ignore[attr-defined]
        return buffer_type_of(output, options, stack)

    def bufferize(
        self, op: scf.ForallOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        buffers = [get_buffer(rewriter, value, options) for value in op.outputs]
        old = op.region.entry_block
        counters = len(old.arguments) - len(buffers)
        tensors: list[Value] = []
        with rewriter.insertion_guard():
            rewriter.insertion_point = InsertionPoint.at_start(old)
            for argument, buffer in zip(old.arguments[counters:], buffers, strict=True):
                tensors.append(to_tensor(rewriter, buffer, argument.type, op.location))
        body = Block(
            [argument.type for argument in old.arguments[:counters]],
            [op.location] * counters,
        )
        made = scf.ForallOp.build(
            [],
            op.dynamic_lower_bound,
            op.dynamic_upper_bound,
            op.dynamic_step,
            op.static_lower_bound,
            op.static_upper_bound,
            op.static_step,
            mapping=op.mapping,
            region=Region((body,)),
            location=op.location,
        )
        made.attributes.update(op.attributes)
        rewriter.insert(made)
        old.merge_into(body, [*body.arguments, *tensors])
        replace_with_buffers(rewriter, op, buffers)


@bufferizes(scf.InParallelOp)
class InParallel(Bufferizable):
    """Has no tensors."""
