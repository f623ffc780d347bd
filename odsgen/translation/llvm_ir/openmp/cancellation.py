"""Cancellation: a thread leaves a region, and the others do at the next place where they look."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from odsgen.runtime import Operation
from odsgen.translation.llvm_ir.errors import failure_of
from odsgen.translation.llvm_ir.openmp.library import Library
from odsgen.translation.llvm_ir.openmp.regions import library_of
from odsgen.translation.llvm_ir.types import I1, I32, VOID
from odsgen.translation.llvm_ir.values import BasicBlock, integer
from odsgen_dialects import omp

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation

#: The numbers of what is cancelled.
_KINDS = {"parallel": 1, "loop": 2, "sections": 3, "taskgroup": 4}
_AROUND: dict[str, tuple[type[Operation], ...]] = {
    "parallel": (omp.ParallelOp,),
    "loop": (omp.LoopNestOp,),
    "sections": (omp.SectionOp,),
    "taskgroup": (omp.TaskOp,),
}


class Leaving:
    """How a region is left before its end; the block by which that is done is made when it is first needed."""

    def __init__(
        self,
        library: Library,
        fill: Callable[[], None] | None = None,
        block: BasicBlock | None = None,
    ) -> None:
        self.library = library
        self.block = block
        self._fill = fill
        self._known = 0 if block is None else len(block.users)

    def by(self, block: BasicBlock) -> None:
        """Leaves the region at the end of a block."""
        builder = self.library.builder
        if self.block is None:
            self.block = self.library.block(".fini")
            if self._fill is not None:
                before = builder.block
                builder.block = self.block
                self._fill()
                builder.block = before
        builder.block = block
        builder.branch(self.block)
        if self._known:  # the latest use stands behind those that were there before
            users = self.block.users
            users.insert(self._known, users.pop())

    def go_to(self, target: BasicBlock) -> None:
        """Says where control gets by leaving the region."""
        if self.block is not None:
            builder = self.library.builder
            before, builder.block = builder.block, self.block
            builder.branch(target)
            builder.block = before


def is_cancelled(op: Any, kind: str) -> bool:
    """Whether an operation in a construct cancels it."""
    return any(
        isinstance(each, omp.CancelOp | omp.CancellationPointOp)
        and each.cancel_directive.keyword == kind
        for each in op.walk()
    )


def cancel(translation: Translation, op: Any) -> None:
    """Cancels a region, or only looks whether it was if a condition is false."""
    if op.if_expr is None:
        _call(translation, op, "__kmpc_cancel")
        return
    library, builder = library_of(translation), translation.builder
    condition = translation.values[op.if_expr]
    head = builder.block
    tail = library.block("", head)
    other = library.block("", head)
    then = library.block("", head)
    builder.uses(other, then)
    builder.instruction(VOID, "br i1 ", condition, ", label ", then, ", label ", other)
    tail.users = [then, other]
    for block, name in ((other, "__kmpc_cancellationpoint"), (then, "__kmpc_cancel")):
        builder.block = block
        _call(translation, op, name)
        builder.instruction(VOID, "br label ", tail)
        tail.users = [builder.block if user is block else user for user in tail.users]
    builder.block = tail


def cancellation_point(translation: Translation, op: Any) -> None:
    """Looks whether a region was cancelled."""
    _call(translation, op, "__kmpc_cancellationpoint")


def _call(translation: Translation, op: Any, name: str) -> None:
    """Calls the library, and leaves the region if that says so."""
    library, builder = library_of(translation), translation.builder
    kind = op.cancel_directive.keyword
    if not isinstance(_construct_around(op), _AROUND[kind]) or not library.leavings:
        raise failure_of(op, "cancellation from inside of another construct cannot be translated")
    ident = library.ident()
    thread = library.thread(ident)
    call = library.call(name, ident, thread, integer(I32, _KINDS[kind]))
    before = builder.block
    following = library.block(f"{before.name}.split", before)
    left = library.block(f"{before.name}.cncl")
    goes_on = builder.instruction(I1, "icmp eq i32 ", call, ", 0")
    builder.uses(left, following)
    pieces = (goes_on, ", label ", following, ", label ", left)
    builder.instruction(VOID, "br i1 ", *pieces)
    library.leavings[-1].by(left)
    builder.block = following


def _construct_around(op: Operation) -> Operation | None:
    parent = op.parent_op
    while parent is not None and not parent.name.startswith("omp."):
        parent = parent.parent_op
    return parent
