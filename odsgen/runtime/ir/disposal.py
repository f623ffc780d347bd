"""Disposal of operations that are erased, and of programs that nobody needs any more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


def check_no_outside_uses(ops: Sequence[Operation], blocks: Sequence[Block] = ()) -> None:
    """Raise ValueError if something outside `ops` (and what they contain) uses a value or block of theirs."""
    simple = len(ops) == 1 and not ops[0]._regions and not blocks
    inside = set(ops) if simple else {inner for op in ops for inner in op.walk()}
    values: list[Value] = [argument for block in blocks for argument in block._arguments]
    targets: list[Block] = list(blocks)
    for op in inside:
        values.extend(op._results)
        for region in op._regions:
            for block in region._blocks:
                targets.append(block)
                values.extend(block._arguments)
    for value in values:
        for user in value.users:
            if user not in inside:
                owner = value.defining_op
                what = f"'{owner.name}'" if owner is not None else "a block argument"
                raise ValueError(f"cannot erase {what}: it is still used by '{user.name}'")
    for target in targets:
        for user in target._users or ():
            if user not in inside:
                raise ValueError(f"cannot erase a block: it is still a successor of '{user.name}'")


def drop_all_references(ops: Iterable[Operation]) -> None:
    """Let operations that are going away, and all inside them, use nothing any more."""
    for op in ops:
        for inner in op.walk() if op._regions else (op,):
            for operand in inner._operands:
                operand._remove_user(inner)
            inner._operands = ()
            if inner._successors:
                inner.successors = ()


def dispose(root: Operation) -> None:
    """Take an operation apart with all inside it, which frees their memory at once.

    Nothing that refers to any of it can be used afterwards. Operations, blocks and values refer to each other in circles,
    which only the garbage collector would find; that takes ten times as long.
    """
    pending = [root]
    while pending:
        op = pending.pop()
        for region in op._regions:
            for block in region._blocks:
                inner = block._first
                while inner is not None:
                    pending.append(inner)
                    following = inner._next
                    inner._next = inner._previous = inner._block = None
                    inner = following
                block._first = block._last = block._region = None
                block._arguments = []
            region._blocks = []
            region._parent = None
        op._regions = ()
        op._result = None
        op._several_results = ()
        op._operands = ()
        op._successors = ()
