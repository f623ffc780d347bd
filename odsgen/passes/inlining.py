"""Inlining of one call: what a dialect allows, and how it is done (MLIR: `InliningUtils.h`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.base.interface import as_interface
from odsgen.runtime.builtin.nested_locations import CallSiteLoc
from odsgen.runtime.interfaces.calls import CallableOpInterface, CallOpInterface
from odsgen.runtime.interfaces.functions import FunctionOpInterface
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.builder import Builder
from odsgen.runtime.ir.clone import CloneMap
from odsgen.runtime.ir.traits import IsIsolatedFromAbove
from odsgen.runtime.registry.context import loaded_dialect

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


class DialectInliner:
    """The inlining rules of a dialect (MLIR: `DialectInlinerInterface`); a subclass overrides those that differ."""

    def is_legal_call(self, call: Operation, callee: Operation, would_be_cloned: bool) -> bool:
        """Whether the body of a callee may take the place of a call of this dialect."""
        return True

    def is_legal_region(
        self, target: Region, body: Region, arguments: Mapping[Value, Value], would_be_cloned: bool
    ) -> bool:
        """Whether a body may be put into a region of this dialect; its arguments become the values that they are mapped to.

        It is not asked for the region of a function, into which everything may be put.
        """
        return True

    def is_legal_operation(self, op: Operation, region: Region, would_be_cloned: bool) -> bool:
        """Whether an operation of this dialect may be put into a region."""
        return True

    def should_analyze_recursively(self, op: Operation) -> bool:
        """Whether what is inside an operation must be legal, too."""
        return True

    def materialize_call_conversion(
        self, call: Operation, value: Value, type: Type
    ) -> Operation | None:
        """A new operation of this dialect that gives a value in another type, where a call and its callee differ."""
        return None

    def handle_argument(
        self, call: Operation, callee: Operation, number: int, value: Value
    ) -> Value:
        """The value that takes the place of an argument of the callee; what makes it is put before the call."""
        return value

    def process_inlined_blocks(self, call: Operation, blocks: Sequence[Block]) -> None:
        """Told of the blocks of a body before they take the place of a call of this dialect."""

    def branch(self, terminator: Operation, target: Block) -> Operation | None:
        """The branch to `target` that replaces a terminator; None if there is none, as without the dialect `cf`."""
        cf = loaded_dialect("cf")
        branch = None if cf is None else cf.operation_class("cf.br")
        if branch is None:
            return None
        return branch.build_generic(
            terminator.operands, result_types=(), successors=(target,), location=terminator.location
        )


class _FuncInliner(DialectInliner):
    """Functions and calls may say that they are not to be inlined."""

    def is_legal_call(self, call: Operation, callee: Operation, would_be_cloned: bool) -> bool:
        return call.attribute("no_inline") is None and callee.attribute("no_inline") is None


class _OperationsInliner(DialectInliner):
    """Operations may be put anywhere, but nothing into the regions of their dialect."""

    def is_legal_region(
        self, target: Region, body: Region, arguments: Mapping[Value, Value], would_be_cloned: bool
    ) -> bool:
        return False


_inliners: dict[str, DialectInliner] = {
    "func": _FuncInliner(),
    **dict.fromkeys("linalg memref scf shape tensor tosa".split(), DialectInliner()),
    **dict.fromkeys(
        "amdgpu arith bufferization builtin cf complex gpu index math ml_program nvvm quant rocdl shard ub vector".split(),
        _OperationsInliner(),
    ),
}


def _inliner_of(dialect_name: str) -> DialectInliner | None:
    """The inlining rules of a dialect: MLIR's, else those of its hook `@inlines`; None: nothing of it is inlined."""
    known = _inliners.get(dialect_name)
    dialect = loaded_dialect(dialect_name) if known is None else None
    if dialect is None:
        return known
    found = dialect.bound_hooks.find("inlines", "")
    rules = found() if isinstance(found, type) else found
    return rules if isinstance(rules, DialectInliner) else None


def can_be_inlined(call: Operation, callee: Operation, *, would_be_cloned: bool) -> bool:
    """Whether the body of a callee may take the place of a call, as far as types and dialects say."""
    interface = as_interface(call, CallOpInterface)
    callable_op = as_interface(callee, CallableOpInterface)
    region = None if callable_op is None else callable_op.callable_region
    target = call.parent_region
    if interface is None or callable_op is None or region is None or target is None:
        return False
    inliner = _inliner_of(call.dialect_name)
    if inliner is None or not inliner.is_legal_call(call, callee, would_be_cloned):
        return False
    if not _types_meet(call, interface.arg_operands, region, inliner):
        return False
    arguments: dict[Value, Value] = {}
    arguments.update(zip(region.arguments, interface.arg_operands, strict=True))
    if not _is_legal_target(target, region, arguments, would_be_cloned):
        return False
    if call.results and not all(_gives(block, len(call.results)) for block in region.blocks):
        return False
    if len(region) > 1 and _branch_from_ends(region, Block()) is None:
        return False
    return _is_legal(region, target, would_be_cloned)


def _is_legal_target(
    target: Region, body: Region, arguments: Mapping[Value, Value], would_be_cloned: bool
) -> bool:
    around = target.parent_op
    if around is None or not around.REGISTERED:
        return False
    if as_interface(around, FunctionOpInterface) is not None:
        return True
    inliner = _inliner_of(around.dialect_name)
    return inliner is not None and inliner.is_legal_region(target, body, arguments, would_be_cloned)


def _types_meet(
    call: Operation, operands: Sequence[Value], region: Region, inliner: DialectInliner
) -> bool:
    """Whether operands and results have the types of the callee, or the dialect of the call converts them."""
    pairs = [(value, a.type) for value, a in zip(operands, region.arguments, strict=False)]
    if len(operands) != len(region.arguments):
        return False
    for block in region.blocks:
        last = block.last
        if last is None or last.successors:
            continue
        returned = list(zip(last.operands, call.result_types, strict=False))
        if len(region) > 1 and any(value.type is not type for value, type in returned):
            return False
        pairs += returned
    return all(
        value.type is type or _is_convertible(call, value, type, inliner) for value, type in pairs
    )


def _is_convertible(call: Operation, value: Value, type: Type, inliner: DialectInliner) -> bool:
    made = inliner.materialize_call_conversion(call, value, type)
    if made is None:
        return False
    made.operands = ()  # it is only asked for
    return True


def _converted(call: Operation, values: Sequence[Value], types: Sequence[Type]) -> list[Value]:
    """The values in the types that are wanted, converted before a call where they have others."""
    found = []
    for value, type in zip(values, types, strict=True):
        if value.type is not type:
            inliner = _inliner_of(call.dialect_name)
            made = (
                None if inliner is None else inliner.materialize_call_conversion(call, value, type)
            )
            assert made is not None, "can_be_inlined has asked for it"
            Builder.before(call).insert(made)
            value = made.results[0]
        found.append(value)
    return found


def _gives(block: Block, count: int) -> bool:
    """Whether control that leaves a region at the end of a block brings so many values."""
    last = block.last
    return last is not None and (bool(last.successors) or len(last.operands) == count)


def _is_legal(region: Region, target: Region, would_be_cloned: bool) -> bool:
    pending = [op for block in region.blocks for op in block]
    while pending:
        op = pending.pop()
        inliner = _inliner_of(op.dialect_name)
        if (
            inliner is None
            or not op.REGISTERED
            or not inliner.is_legal_operation(op, target, would_be_cloned)
        ):
            return False
        if op.regions and IsIsolatedFromAbove not in op.TRAITS:
            if inliner.should_analyze_recursively(op):
                pending += [o for inner in op.regions for block in inner.blocks for o in block]
    return True


def _branch_from_ends(region: Region, target: Block) -> list[tuple[Operation, Operation]] | None:
    """The terminators by which control leaves a region, with the branches for them; None if there is none for one."""
    found = []
    for block in region.blocks:
        last = block.last
        if last is None or last.successors:
            continue
        inliner = _inliner_of(last.dialect_name)
        branch = None if inliner is None else inliner.branch(last, target)
        if branch is None:
            return None
        branch.operands = ()  # it is only asked for
        found.append((last, branch))
    return found


def inline_call(call: Operation, callee: Operation, *, clone: bool) -> list[Operation]:
    """Put the body of a callee in the place of a call, which is erased; gives the operations that came.

    `can_be_inlined` must hold. Without `clone` the body is moved out of the callee.
    """
    interface = as_interface(call, CallOpInterface)
    callable_op = as_interface(callee, CallableOpInterface)
    region = None if callable_op is None else callable_op.callable_region
    block = call.parent_block
    assert interface is not None and region is not None and block is not None
    arguments = _converted(call, interface.arg_operands, [a.type for a in region.arguments])
    inliner = _inliner_of(call.dialect_name)
    if inliner is not None:
        arguments = [
            inliner.handle_argument(call, callee, number, value)
            for number, value in enumerate(arguments)
        ]
    blocks = _copied(region) if clone else _taken(region)
    for inner_block in blocks:
        for op in inner_block.walk():
            op.location = CallSiteLoc.get(op.location, call.location)
        for argument in inner_block.arguments:
            argument.location = CallSiteLoc.get(argument.location, call.location)
    if inliner is not None:
        inliner.process_inlined_blocks(call, blocks)
    came = [op for inner_block in blocks for op in inner_block]
    if len(blocks) == 1:
        _inline_block(call, blocks[0], arguments)
    else:
        _inline_blocks(call, block, blocks, arguments)
    return [op for op in came if op.parent_block is not None]


def _copied(region: Region) -> list[Block]:
    from odsgen.runtime.ir.region import Region

    target = Region()
    region.clone_into(target, CloneMap())
    return _taken(target)


def _taken(region: Region) -> list[Block]:
    blocks = list(region.blocks)
    for block in blocks:
        region.remove(block)
    return blocks


def _inline_block(call: Operation, block: Block, arguments: Sequence[Value]) -> None:
    """Put the operations of the only block before the call; what it returns are the results."""
    terminator = block.last
    assert terminator is not None
    block.inline_before(call, arguments)
    if call.results:
        call.replace_all_uses_with(_converted(call, terminator.operands, call.result_types))
    terminator.erase()
    call.erase()


def _inline_blocks(
    call: Operation, block: Block, blocks: list[Block], arguments: Sequence[Value]
) -> None:
    """Split the block of the call; the body comes between, and branches to what follows."""
    after = block.split_before(call)
    region = block.parent_region
    assert region is not None
    location: Location = call.location
    for result in call.results:
        argument = after.add_argument(result.type, location)
        result.replace_all_uses_with(argument)
    previous = block
    for inner in blocks:
        region.insert_after(previous, inner)
        previous = inner
    for inner in blocks:
        last = inner.last
        if last is None or last.successors:
            continue
        inliner = _inliner_of(last.dialect_name)
        branch = None if inliner is None else inliner.branch(last, after)
        assert branch is not None, "can_be_inlined has asked for it"
        inner.append(branch)
        last.erase()
    call.erase()
    entry = blocks[0]
    entry.merge_into(block, arguments)
