"""Edits that make a program smaller, each at many places: operations go, regions open, blocks join."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from odsgen.reduction.stand_ins import (
    StandIn,
    constant_before,
    earlier_values,
)
from odsgen.rewriting import PatternRewriter, RewriteListener, erase_results
from odsgen.rewriting.regions import erase_unreachable_blocks
from odsgen.runtime import (
    Block,
    BranchOpInterface,
    FunctionOpInterface,
    FunctionType,
    InsertionPoint,
    IsTerminator,
    Operation,
    Region,
    ReturnLike,
    Type,
    UnregisteredOperation,
    Value,
    as_interface,
)
from odsgen.runtime.interfaces.operand_slots import (
    erasable_operands,
    erase_operands,
    successor_operand_numbers,
)


class Edit(Protocol):
    """A way of making a program smaller."""

    @property
    def share(self) -> float:
        """How large a part of its places is tried first; 0 is a single one."""
        ...

    def places(self, module: Operation) -> Sequence[Any]:
        """Where it can be made, in the order of the program."""
        ...

    def make(self, place: Any) -> bool:
        """Make it at one of its places, unless it cannot be made there, or an edit at a later place took it away."""
        ...


class EraseOperation(NamedTuple):
    """Erases an operation with all inside it; another value stands in for each result that is used."""

    stand_in: StandIn
    share: float = 0
    #: Whether only what stands in no other operation is erased, such as functions; the largest first.
    is_outermost: bool = False

    def places(self, module: Operation) -> Sequence[Operation]:
        if not self.is_outermost:
            return [op for op in inner(module) if not op.has_trait(IsTerminator)]
        outermost = [op for op in inner(module) if op.parent_op is module]
        found = [op for op in outermost if not op.has_trait(IsTerminator)]
        return sorted(found, key=lambda op: -sum(1 for _ in op.walk()))

    def make(self, place: Operation) -> bool:
        if place.parent_block is None:
            return False
        values: list[Value] = []
        for result in place.results:
            value: Value | None = self.stand_in(place, result) if result.has_uses else result
            if value is None:
                return False
            values.append(value)
        replace_and_erase(place, values)
        return True


class EraseUnused:
    """Erases all operations whose results nobody uses, and what is used by these alone."""

    share: float = 1

    def places(self, module: Operation) -> Sequence[Operation]:
        return [module]

    def make(self, place: Operation) -> bool:
        unused = [op for op in inner(place) if op.results and not op.has_trait(IsTerminator)]
        erased = 0
        for op in reversed(unused):
            if not op.has_uses:
                op.erase()
                erased += 1
        return erased > 0


class OpenRegion:
    """Puts what stands in the only block of a region, or of all regions, in the place of the operation."""

    share: float = 1

    def places(self, module: Operation) -> Sequence[tuple[Operation, Sequence[int]]]:
        found: list[tuple[Operation, Sequence[int]]] = []
        for op in inner(module):
            numbers = [
                number for number, region in enumerate(op.regions) if len(region.blocks) == 1
            ]
            found += ((op, [number]) for number in numbers)
            if len(numbers) > 1:
                found.append((op, numbers))
        return found

    def make(self, place: tuple[Operation, Sequence[int]]) -> bool:
        op, numbers = place
        if op.parent_block is None or as_interface(op, FunctionOpInterface) is not None:
            return False
        yielded: list[Value] = []
        for number in numbers:
            block = op.regions[number].blocks[0]
            arguments = values_for(op, block.arguments)
            if arguments is None:
                return False
            last = block.terminator
            passed: dict[Value, Value] = dict(zip(block.arguments, arguments, strict=True))
            yielded += (passed.get(each, each) for each in last.operands) if last else ()
            if last is not None:
                last.erase()
            block.inline_before(op, arguments)
        results: list[Value] = []
        for result in op.results:
            fitting = (each for each in yielded if each.type is result.type)
            found = next(fitting, None) or value_for(op, result) if result.has_uses else result
            if found is None:
                return False
            results.append(found)
        replace_and_erase(op, results)
        return True


class LeaveAtOnce:
    """Ends a block as another one of its region ends that has no successors; what is not reached any more goes."""

    share: float = 1

    def places(self, module: Operation) -> Sequence[Operation]:
        return [op for op in inner(module) if op.successors]

    def make(self, place: Operation) -> bool:
        region = place.parent_region
        if region is None:
            return False
        ends = (block.last for block in region.blocks)
        leaving = next(
            (end for end in ends if end and not end.successors and not end.regions), None
        )
        if leaving is None:
            return False
        operands = values_for(place, leaving.operands)
        if operands is None or place.has_uses:
            return False
        copy = leaving.clone()
        copy.operands = operands
        return _end_instead(place, copy)


class TakeSuccessor(NamedTuple):
    """Lets a block always go on with one of its successors, and joins blocks that only follow each other."""

    number: int
    share: float = 1

    def places(self, module: Operation) -> Sequence[Operation]:
        return [op for op in inner(module) if len(op.successors) > self.number]

    def make(self, place: Operation) -> bool:
        branch = as_interface(place, BranchOpInterface)
        if place.parent_block is None or branch is None or place.has_uses:
            return False
        successor = place.successors[self.number]
        passed = branch.successor_operands(self.number)
        operands = [each for each in passed if each is not None]
        if len(operands) < len(passed):
            return False
        if (
            successor.predecessors == (place.parent_block,)
            and place.successors.count(successor) == 1
        ):
            block = place.parent_block
            place.erase()
            successor.merge_into(block, operands)
            _erase_unreachable(block)
            return True
        if len(place.successors) == 1:
            return False
        from odsgen_dialects.cf import BranchOp

        return _end_instead(place, BranchOp.build(operands, dest=successor))


class ShrinkSignature(NamedTuple):
    """Takes an argument or a result from a function that nobody calls."""

    of_arguments: bool
    share: float = 1

    def places(self, module: Operation) -> Sequence[tuple[Operation, int]]:
        found = []
        for op in inner(module):
            function = as_interface(op, FunctionOpInterface)
            if function is None or not isinstance(function.function_type, FunctionType):
                continue
            table = op.parent_op
            if table is None or not function.symbol_known_use_empty(table):
                continue
            type = function.function_type
            types = type.inputs if self.of_arguments else type.results
            found += [(op, number) for number in range(len(types))]
        return found

    def make(self, place: tuple[Operation, int]) -> bool:
        op, number = place
        function = as_interface(op, FunctionOpInterface)
        if function is None or op.parent_block is None:
            return False
        if self.of_arguments:
            for argument in function.arguments[number : number + 1]:
                if not argument.has_uses:
                    continue
                first = function.function_body.blocks[0].first
                value = first and value_for(first, argument, argument)
                if not value:
                    return False
                argument.replace_all_uses_with(value)
            function.erase_arguments([number])
            return True
        for block in function.function_body.blocks:
            end = block.last
            if end is not None and end.has_trait(ReturnLike):
                end.operands = _without(end.operands, number)
        function.erase_function_results([number])
        return True


class DropBlockArgument:
    """Takes an argument from a block, with the operands that branches pass for it."""

    share: float = 1

    def places(self, module: Operation) -> Sequence[tuple[Block, int]]:
        return [
            (block, number)
            for op in (module, *inner(module))
            for region in op.regions
            for block in region.blocks[1:]
            for number in range(len(block.arguments))
        ]

    def make(self, place: tuple[Block, int]) -> bool:
        block, number = place
        passed: dict[Operation, set[int]] = {}
        for before in block.predecessors:
            op = before.last
            branch = None if op is None else as_interface(op, BranchOpInterface)
            if op is None or branch is None:
                return False
            for successor, numbers in zip(
                op.successors, successor_operand_numbers(op, branch), strict=True
            ):
                if successor is block:
                    operand = numbers[number] if number < len(numbers) else None
                    if operand is None or operand not in erasable_operands(op):
                        return False
                    passed.setdefault(op, set()).add(operand)
        argument = block.arguments[number]
        if argument.has_uses:
            value = block.first and value_for(block.first, argument, argument)
            if not value:
                return False
            argument.replace_all_uses_with(value)
        for op, operands in passed.items():
            erase_operands(op, operands)
        block.erase_argument(number)
        return True


class DropOperand:
    """Takes an operand away where there may be any number of them."""

    share: float = 1

    def places(self, module: Operation) -> Sequence[tuple[Operation, int]]:
        return [
            (op, number)
            for op in inner(module)
            if not op.has_trait(IsTerminator)
            for number in range(len(op.operands))
        ]

    def make(self, place: tuple[Operation, int]) -> bool:
        op, number = place
        if isinstance(op, UnregisteredOperation):
            op.operands = _without(op.operands, number)
            return True
        if number not in erasable_operands(op):
            return False
        erase_operands(op, {number})
        return True


class DropResult:
    """Takes a result that nobody uses from an operation, with what its regions yield for it and what a loop carries."""

    share: float = 1

    def places(self, module: Operation) -> Sequence[tuple[Operation, int]]:
        return [(op, number) for op in inner(module) for number in range(len(op.results))]

    def make(self, place: tuple[Operation, int]) -> bool:
        op, number = place
        count = len(op.results)
        if op.parent_block is None or number >= count or op.results[number].has_uses:
            return False
        if not isinstance(op, UnregisteredOperation) and count == 1 and not op.regions:
            return False  # it would be another operation
        carried = False
        for region in op.regions:
            for block in region.blocks:
                last = block.last
                if last is not None and last.has_trait(IsTerminator) and not last.successors:
                    if len(last.operands) == count:
                        last.operands = _without(last.operands, number)
            for block in region.blocks[:1]:
                index = len(block.arguments) - count + number
                if 0 <= index and block.arguments[index].type is op.results[number].type:
                    initial = len(op.operands) - count + number
                    if initial < 0:
                        return False
                    block.arguments[index].replace_all_uses_with(op.operands[initial])
                    block.erase_argument(index)
                    carried = True
        if carried:
            initial = len(op.operands) - count + number
            if initial not in erasable_operands(op):
                return False
            erase_operands(op, {initial})
        if isinstance(op, UnregisteredOperation):
            _drop_result_of_unregistered(op, number)
        else:
            erase_results(op, {number}, PatternRewriter(InsertionPoint.before(op)))
        return True


class DropAttribute:
    """Takes an attribute, or a property that may be left out, from an operation."""

    share: float = 1

    def places(self, module: Operation) -> Sequence[tuple[Operation, bool, str]]:
        found = []
        for op in (module, *inner(module)):
            found += [(op, False, name) for name in op.attributes]
            found += [(op, True, name) for name in op.properties]
        return found

    def make(self, place: tuple[Operation, bool, str]) -> bool:
        op, is_property, name = place
        entries = dict(op.properties if is_property else op.attributes)
        del entries[name]
        if is_property:
            op.properties = entries
        else:
            op.attributes = entries
        return True


class TakeEarliest:
    """Lets operands be the first values of their types that may be used there."""

    share: float = 1

    def places(self, module: Operation) -> Sequence[Operation]:
        return [module]

    def make(self, place: Operation) -> bool:
        changed = False
        for op in inner(place):
            earliest: dict[Type, Value] = {}
            for value in earlier_values(op) if op.operands else ():
                earliest[value.type] = value
            operands = [earliest.get(operand.type, operand) for operand in op.operands]
            if operands != list(op.operands):
                op.operands = operands
                changed = True
        return changed


# --- what they share ----------------------------------------------------------------------------------------------------


def inner(module: Operation) -> Iterator[Operation]:
    """The operations inside another one, outer ones first."""
    walked = module.walk()
    next(walked)
    return walked


def _drop_result_of_unregistered(op: UnregisteredOperation, number: int) -> None:
    assert op.parent_block is not None
    made = UnregisteredOperation(
        op.name,
        op.operands,
        [result.type for result in op.results if result.index != number],
        op.properties_attribute,
        dict(op.attributes),
        op.successors,
        tuple(Region() for _ in op.regions),
        op.location,
    )
    op.parent_block.insert_before(op, made)
    for new, old in zip(made.regions, op.regions, strict=True):
        new.take_body(old)
    values = list(made.results)
    values.insert(number, op.results[number])
    replace_and_erase(op, values)


def _without(values: Sequence[Value], number: int) -> tuple[Value, ...]:
    return (*values[:number], *values[number + 1 :])


def replace_and_erase(op: Operation, values: Sequence[Value]) -> None:
    """Let values take the place of the results of an operation, as far as they are others, and erase it."""
    for result, value in zip(op.results, values, strict=True):
        if value is not result:
            result.replace_all_uses_with(value)
    op.erase()


def value_for(op: Operation, wanted: Value, besides: Value | None = None) -> Value | None:
    """A value of a type that may be used where an operation stands, and is not a given one."""
    for value in earlier_values(op):
        if value.type is wanted.type and value is not besides:
            return value
    return constant_before(op, wanted.type)


def values_for(op: Operation, wanted: Sequence[Value]) -> list[Value] | None:
    """Such a value for each of several; None if there is none for some."""
    found = [value_for(op, each) for each in wanted]
    kept = [each for each in found if each is not None]
    return kept if len(kept) == len(found) else None


def _end_instead(end: Operation, other: Operation) -> bool:
    block = end.parent_block
    assert block is not None
    block.insert_before(end, other)
    end.erase()
    _erase_unreachable(block)
    return True


def _erase_unreachable(block: Block) -> None:
    if block.parent_op is not None:
        erase_unreachable_blocks(block.parent_op, RewriteListener())
