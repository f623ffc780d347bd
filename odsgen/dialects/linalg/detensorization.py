"""`linalg-detensorize`: tensors of one element, rank zero, that decide where control goes become scalars."""

from __future__ import annotations

from collections.abc import Iterator

from odsgen.passes import Pass, flag, register_pass
from odsgen.rewriting import apply_patterns_greedily
from odsgen.runtime import (
    Block,
    BlockArgument,
    BranchOpInterface,
    Builder,
    ConstantLike,
    FloatType,
    IntegerType,
    Operation,
    RankedTensorType,
    Region,
    Type,
    Value,
    as_interface,
)
from odsgen_dialects import cf, linalg, tensor


def _is_scalar_tensor(type: Type) -> bool:
    return isinstance(type, RankedTensorType) and not type.shape


def _can_be_scalar(op: Operation) -> bool:
    return isinstance(op, linalg.GenericOp) and all(map(_is_scalar_tensor, op.operand_types))


def _passed(argument: BlockArgument) -> Iterator[tuple[Operation | None, int, Value | None]]:
    """The branches to the block of an argument, with the operand for it, and its number; None for what is no branch."""
    for before in dict.fromkeys(argument.parent_block.predecessors):
        end = before.last
        branch = None if end is None else as_interface(end, BranchOpInterface)
        if end is None or branch is None:
            yield None, 0, None
            continue
        for place, value in enumerate(end.operands):
            if branch.successor_block_argument(place) is argument:
                yield end, place, value


class _Choice:
    """The operations and arguments of blocks that become scalars."""

    def __init__(self) -> None:
        self.operations: dict[Operation, None] = {}
        self.arguments: dict[BlockArgument, None] = {}

    def all_of(self, body: Region) -> None:
        """Whatever can be a scalar."""
        for block in body.blocks:
            for op in block:
                for inner in op.walk():
                    if _can_be_scalar(inner):
                        self.operations[inner] = None
        for block in body.blocks[1:]:
            self.arguments |= dict.fromkeys(block.arguments)

    def by_control_flow(self, function: Operation, entry: Block) -> None:
        """Values on which branches depend, and those that depend on these."""
        pending: list[Value] = []
        for kind in (cf.CondBranchOp, cf.BranchOp):
            for op in function.walk(kind, post_order=True):
                pending += op.operands
        seen: set[Value] = set()
        while pending:
            value = pending.pop()
            if value in seen:
                continue
            seen.add(value)
            pending += self._passed_on(value)
            for user in value.users:
                pending += user.results
            if not isinstance(value, BlockArgument):
                pending += self._operands(value)
            elif value.parent_block is not entry:
                self.arguments[value] = None
                for branch, _, passed in _passed(value):
                    if branch is None:
                        self.operations.clear()
                        self.arguments.clear()
                        return
                    if passed is not None:
                        pending.append(passed)
        for argument in list(self.arguments):
            if any(self._stays(passed) for _, _, passed in _passed(argument)):
                del self.arguments[argument]

    def _passed_on(self, value: Value) -> Iterator[Value]:
        block = value.parent_block
        end = None if block is None else block.last
        branch = None if end is None else as_interface(end, BranchOpInterface)
        if end is None or branch is None:
            return
        for number, operand in enumerate(end.operands):
            if operand is value:
                argument = branch.successor_block_argument(number)
                if argument is not None and argument not in self.arguments:
                    yield argument

    def _operands(self, value: Value) -> tuple[Value, ...]:
        op = value.defining_op
        assert op is not None
        if isinstance(op, linalg.GenericOp):
            if op in self.operations or not _can_be_scalar(op):
                return ()
            self.operations[op] = None
            return tuple(op.inputs)
        if isinstance(op, tensor.FromElementsOp):
            return ()
        if all(isinstance(type, (IntegerType, FloatType)) for type in op.result_types):
            return op.operands
        return ()

    def _stays(self, value: Value | None) -> bool:
        op = None if value is None else value.defining_op
        return isinstance(op, linalg.GenericOp) and op not in self.operations


class _Scalars:
    """The scalars of tensors."""

    def __init__(self) -> None:
        self._known: dict[Value, Value] = {}

    def of(self, value: Value) -> Value:
        """The element of a tensor, extracted where that is defined."""
        if not _is_scalar_tensor(value.type):
            return value
        found = self._known.get(value)
        if found is None:
            op = value.defining_op
            block = value.parent_block
            assert block is not None
            builder = Builder.at_start(block) if op is None else Builder.after(op)
            found = builder.insert(
                tensor.ExtractOp.build(value, (), location=value.location)
            ).result
            self._known[value] = found
        return found

    def make_argument_scalar(self, argument: BlockArgument) -> None:
        """Let an argument be a scalar, of which a tensor is made for those that use it."""
        type = argument.type
        if not isinstance(type, RankedTensorType) or type.shape:
            return
        argument.type = type.element_type
        builder = Builder.at_start(argument.parent_block)
        made = tensor.FromElementsOp.build(type, [argument], location=argument.location)
        argument.replace_all_uses_with(made.result)
        made.set_operand(0, argument)
        builder.insert(made)
        self._known[made.result] = argument

    def inline(self, op: linalg.GenericOp) -> None:
        """Computes an operation on elements, and makes tensors of its results."""
        operands = [self.of(value) for value in op.operands]
        block = op.region.entry_block
        for argument, value in zip(block.arguments, operands, strict=True):
            argument.replace_all_uses_with(value)
        *computation, end = list(block)
        builder = Builder.before(op)
        for inner in computation:
            builder.insert(inner.remove())
        for result, value in zip(op.results, end.operands, strict=True):
            made = tensor.FromElementsOp.build(result.type, [value], location=op.location)
            builder.insert(made)
            self._known[made.result] = value
            result.replace_all_uses_with(made.result)
        op.erase()


@register_pass
class LinalgDetensorizePass(Pass):
    """Makes tensors of one element scalars where control flow depends on them."""

    ARGUMENT = "linalg-detensorize"
    NAME = "LinalgDetensorizePass"
    SUMMARY = "Detensorize linalg ops"
    INTERFACE = "FunctionOpInterface"

    aggressive = flag(
        "aggressive-mode",
        False,
        "Detensorize all ops that qualify for detensoring along with branch operands and basic-block arguments.",
    )

    def run_on_operation(self, op: Operation) -> None:
        if len(op.regions) != 1 or op.regions[0].is_empty:
            return
        body = op.regions[0]
        choice = _Choice()
        if self.aggressive:
            choice.all_of(body)
        else:
            choice.by_control_flow(op, body.entry_block)
        branches = [
            (branch, place)
            for argument in choice.arguments
            if _is_scalar_tensor(argument.type)
            for branch, place, _ in _passed(argument)
        ]
        scalars = _Scalars()
        for argument in choice.arguments:
            scalars.make_argument_scalar(argument)
        for inner in list(op.walk()):
            if inner in choice.operations:
                assert isinstance(inner, linalg.GenericOp)
                scalars.inline(inner)
            for branch, place in branches:
                if branch is inner:
                    inner.set_operand(place, scalars.of(inner.operands[place]))
        # As in MLIR, constants end at the front, the last one first.
        for constant in [inner for inner in op.walk() if ConstantLike in inner.TRAITS]:
            first = body.entry_block.first
            if first is not None and first is not constant:
                constant.move_before(first)
        apply_patterns_greedily(op, tensor.FromElementsOp.canonicalization_patterns())
