"""`remove-dead-values`: removes dead values (MLIR: `RemoveDeadValues`).

Everything dead is collected first, in the unchanged program; then block arguments, signatures,
calls
and operations are changed.  Operands of region operations and their terminators cannot be removed:
they become poison, and canonicalization removes what only poison reaches.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from odsgen.passes import Pass, ValueLiveness, flag, forwarded_operands, register_pass
from odsgen.rewriting import apply_patterns_to_operations, canonicalization_patterns
from odsgen.runtime import (
    ArrayAttr,
    Block,
    BranchOpInterface,
    CallOpInterface,
    FunctionOpInterface,
    IsTerminator,
    MissingMethodError,
    Operation,
    RegionBranchOpInterface,
    ReturnLike,
    Value,
    as_interface,
    build_operation,
    erasable_operands,
    erase_operands,
    has_interface,
    is_memory_effect_free,
    loaded_dialects,
    nearest_symbol_table,
    operand_numbers,
    successor_operand_numbers,
    symbol_uses,
)
from odsgen_dialects import ub

T = TypeVar("T")


@register_pass
class RemoveDeadValues(Pass):
    """Removes dead values."""

    ARGUMENT = "remove-dead-values"
    NAME = "RemoveDeadValues"
    SUMMARY = "Remove dead values"

    canonicalize = flag("canonicalize", True, "Canonicalize region branch ops")

    def run_on_operation(self, op: Operation) -> None:
        _Removal(op, self.analyses.get(ValueLiveness)).run()
        if not self.canonicalize:
            return
        operations = [inner for inner in op.walk(post_order=True) if _has_region_branches(inner)]
        patterns = canonicalization_patterns(loaded_dialects())
        if not apply_patterns_to_operations(operations, patterns, within=op).converged:
            self.signal_failure(op.error("greedy pattern rewrite failed to converge"))


def _has_region_branches(op: Operation) -> bool:
    return has_interface(op, RegionBranchOpInterface)


class _Removal:
    """Collects dead values and operations in post-order, then removes them."""

    def __init__(self, root: Operation, liveness: ValueLiveness) -> None:
        self.root = root
        self.liveness = liveness
        self.dead: set[Value] = set()  # in addition to the analysis
        self.operations: list[Operation] = []
        self.poisoned: dict[Operation, list[int]] = {}
        self.functions: list[_FunctionRemoval] = []
        self.branches: list[Operation] = []
        self.unreached: set[Operation] = set()

    def run(self) -> None:
        """Collects and removes."""
        for op in list(self.root.walk(post_order=True)):
            try:
                self._collect(op)
            except MissingMethodError:  # not implemented
                continue
        self._remove()

    def _is_live(self, value: Value) -> bool:
        return value not in self.dead and self.liveness.is_live(value)

    def _any_live(self, values: Iterable[Value]) -> bool:
        return any(map(self._is_live, values))

    # --- collecting -----------------------------------------------------------------------------------------------------

    def _collect(self, op: Operation) -> None:
        function = as_interface(op, FunctionOpInterface)
        branch = as_interface(op, RegionBranchOpInterface)
        block_branch = as_interface(op, BranchOpInterface)
        if function is not None:
            if op is not self.root:  # its calls are not below the root
                self._collect_function(op, function)
        elif branch is not None:
            self._collect_region_branch(op, branch)
        elif block_branch is not None:
            self._collect_branch(op, block_branch)
        elif IsTerminator not in op.TRAITS and not has_interface(op, CallOpInterface):
            self._collect_plain(op)

    def _collect_plain(self, op: Operation) -> None:
        # A live operation has live operands only.
        has_dead_operand = any(not self._is_live(value) for value in op.operands)
        if has_dead_operand or (is_memory_effect_free(op) and not self._any_live(op.results)):
            self.operations.append(op)
            self.dead.update(op.results)

    def _collect_function(self, op: Operation, function: FunctionOpInterface) -> None:
        if function.is_public or function.is_external:
            return
        table = nearest_symbol_table(op)
        if table is None:
            return
        calls = list(dict.fromkeys(use.user for use in symbol_uses(op, table)))
        if not all(has_interface(call, CallOpInterface) for call in calls):
            return
        arguments = [
            argument.index for argument in function.arguments if not self._is_live(argument)
        ]
        results = [
            number
            for number in range(function.num_function_results)
            if not any(
                number >= len(call.results) or self._is_live(call.results[number]) for call in calls
            )
        ]
        removal = _FunctionRemoval(op, function, calls, arguments, results)
        if not removal.is_possible:
            return
        self.functions.append(removal)
        self.dead.update(function.arguments[number] for number in arguments)
        self.dead.update(call.results[number] for call in calls for number in results)

    def _collect_region_branch(self, op: Operation, branch: RegionBranchOpInterface) -> None:
        if is_memory_effect_free(op) and not self._any_live(op.results):
            self.operations.append(op)
            return
        targets: dict[tuple[Operation, int], list[Value]] = {}
        for point in branch.all_region_branch_points:
            owner = op if point is None else point
            for successor in branch.successor_regions(point):
                for number, value in forwarded_operands(owner, op, branch, successor):
                    targets.setdefault((owner, number), []).append(value)
        for (owner, number), inputs in targets.items():
            if not self._is_live(owner.operands[number]) or not self._any_live(inputs):
                self.poisoned.setdefault(owner, []).append(number)

    def _collect_branch(self, op: Operation, branch: BranchOpInterface) -> None:
        passed = successor_operand_numbers(op, branch)
        forwarded = {number for numbers in passed for number in numbers}
        if any(
            number not in forwarded and not self._is_live(value)
            for number, value in enumerate(op.operands)
        ):
            self.operations.append(op)
            self.unreached.add(op)
            return
        self.branches.append(op)
        for successor, numbers in zip(op.successors, passed, strict=True):
            for argument, number in zip(successor.arguments, numbers, strict=False):
                if number is not None and not self._is_live(op.operands[number]):
                    self.dead.add(argument)

    # --- removing -------------------------------------------------------------------------------------------------------

    def _remove(self) -> None:
        placeholders = _Placeholders()
        for block in dict.fromkeys(
            successor for branch in self.branches for successor in branch.successors
        ):
            self._shorten_block(block, placeholders)
        for function in self.functions:
            function.shorten_signature(placeholders)
        for owner, numbers in self.poisoned.items():
            for number in sorted(numbers):
                owner.set_operand(number, placeholders.poison(owner, owner.operands[number]))
        for function in self.functions:
            function.shorten_calls(placeholders)
        for op in self.operations:
            for inner in op.walk():
                for result in inner.results:
                    placeholders.take_uses(result)
        for op in self.operations:
            _erase(op)
        placeholders.finish()

    def _shorten_block(self, block: Block, placeholders: _Placeholders) -> None:
        """Removes dead block arguments and the successor operands of all branches."""
        ends = (predecessor.last for predecessor in block.predecessors)
        branches = [end for end in ends if end is not None and end not in self.unreached]
        passed: list[tuple[Operation, list[int | None]]] = []
        for op in branches:
            branch = as_interface(op, BranchOpInterface)
            if branch is None:
                return
            numbers_of_successors = successor_operand_numbers(op, branch)
            passed += [
                (op, numbers)
                for successor, numbers in zip(op.successors, numbers_of_successors, strict=True)
                if successor is block
            ]
        removed = [
            argument
            for argument in block.arguments
            if all(self._goes(op, numbers[argument.index]) for op, numbers in passed)
        ]
        for op in dict.fromkeys(op for op, _ in passed):
            erased = {
                number
                for owner, numbers in passed
                if owner is op
                for argument in removed
                if (number := numbers[argument.index]) is not None
            }
            erase_operands(op, erased)
        for argument in reversed(removed):
            placeholders.take_uses(argument)
            block.erase_argument(argument.index)

    def _goes(self, op: Operation, number: int | None) -> bool:
        return (
            number is not None
            and number in erasable_operands(op)
            and not self._is_live(op.operands[number])
        )


class _FunctionRemoval:
    """The dead arguments and results of a function, with its calls."""

    def __init__(
        self,
        op: Operation,
        function: FunctionOpInterface,
        calls: Sequence[Operation],
        arguments: Sequence[int],
        results: Sequence[int],
    ) -> None:
        self.function = function
        self.calls = calls
        self.arguments = arguments
        self.results = results
        self.returns = [
            end
            for block in op.regions[0].blocks
            if (end := block.last) is not None and ReturnLike in end.TRAITS
        ]
        self.call_operands = {call: self._operands_of(call) for call in calls}

    @property
    def is_possible(self) -> bool:
        """Whether function type, returns and calls can all be changed."""
        kept_inputs = _without(self.function.argument_types, self.arguments)
        kept_results = _without(self.function.callable_result_types, self.results)
        try:
            self.function.clone_type_with(kept_inputs, kept_results)
        except (MissingMethodError, ValueError):
            return False
        return all(
            len(end.operands) > max(self.results, default=-1)
            and erasable_operands(end).issuperset(self.results)
            for end in self.returns
        ) and all(
            erasable_operands(call).issuperset(numbers)
            for call, numbers in self.call_operands.items()
        )

    def _operands_of(self, call: Operation) -> set[int]:
        interface = as_interface(call, CallOpInterface)
        assert interface is not None
        numbers = operand_numbers(call, lambda: interface.arg_operands)
        return {
            number
            for index in self.arguments
            if index < len(numbers) and (number := numbers[index]) is not None
        }

    def shorten_signature(self, placeholders: _Placeholders) -> None:
        """Removes arguments, results and returned values."""
        for index in self.arguments:
            placeholders.take_uses(self.function.arguments[index])
        self.function.erase_arguments(self.arguments)
        self.function.erase_function_results(self.results)
        for end in self.returns:
            erase_operands(end, set(self.results))

    def shorten_calls(self, placeholders: _Placeholders) -> None:
        """Removes operands and results of the calls."""
        for call, numbers in self.call_operands.items():
            interface = as_interface(call, CallOpInterface)
            assert interface is not None
            if numbers:
                erase_operands(call, numbers)
                attributes = interface.arg_attrs_attr
                if attributes is not None:
                    interface.set_arg_attrs_attr(_shorter(attributes, self.arguments))
            if self.results:
                attributes = interface.res_attrs_attr
                if attributes is not None:
                    interface.set_res_attrs_attr(_shorter(attributes, self.results))
                _erase_results(call, self.results, placeholders)


def _shorter(attributes: ArrayAttr, numbers: Sequence[int]) -> ArrayAttr:
    return ArrayAttr.get(tuple(_without(attributes.elements, numbers)))


def _without(values: Sequence[T], numbers: Sequence[int]) -> list[T]:
    return [value for number, value in enumerate(values) if number not in numbers]


def _erase_results(call: Operation, numbers: Sequence[int], placeholders: _Placeholders) -> None:
    """Replaces a call by one with fewer results."""
    kept = _without(call.results, numbers)
    for number in numbers:
        placeholders.take_uses(call.results[number])
    made = build_operation(
        type(call),
        call.operands,
        tuple(result.type for result in kept),
        dict(call.properties),
        dict(call.attributes),
        call.location,
        call.successors,
        (),
    )
    block = call.parent_block
    assert block is not None
    block.insert_before(call, made)
    for old, new in zip(kept, made.results, strict=True):
        old.replace_all_uses_with(new)
    call.erase()


def _erase(op: Operation) -> None:
    block = op.parent_block
    if block is not None and IsTerminator in op.TRAITS:
        block.insert_before(op, ub.UnreachableOp.build(location=op.location))
    op.erase()


class _Placeholders:
    """Placeholders for dead values until their users are erased; poison for the users that stay."""

    def __init__(self) -> None:
        self._block = Block()
        self._made: list[Operation] = []

    def take_uses(self, value: Value) -> None:
        """Moves all uses of a value to a placeholder."""
        if value.has_uses:
            value.replace_all_uses_with(self._block.add_argument(value.type))

    def poison(self, user: Operation, value: Value) -> Value:
        """Inserts poison for a value before its user."""
        block = user.parent_block
        assert block is not None
        made = ub.PoisonOp.build(value.type, location=value.location)
        block.insert_before(user, made)
        self._made.append(made)
        return made.results[0]

    def finish(self) -> None:
        """Replaces remaining placeholders by poison, and erases unused poison."""
        for argument in self._block.arguments:
            for use in list(argument.uses):
                use.owner.set_operand(use.index, self.poison(use.owner, argument))
        for op in self._made:
            if not op.results[0].has_uses:
                op.erase()
