"""`cse` where somebody traces actions: each replacement and each erasure is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.passes.transforms.cse import Driver
from odsgen.rewriting.actions import Listeners

if TYPE_CHECKING:
    from collections.abc import Iterable

    from odsgen.passes.transforms.cse import Scope
    from odsgen.rewriting.actions import Tracer
    from odsgen.rewriting.rewriter import RewriteListener
    from odsgen.runtime.ir.dominance import DominanceInfo
    from odsgen.runtime.ir.operation import Operation


class ObservedDriver(Driver):
    """A driver that tells the tracer."""

    def __init__(
        self, dominance: DominanceInfo, listener: RewriteListener | None, tracer: Tracer
    ) -> None:
        super().__init__(dominance, Listeners((tracer, listener)) if listener else tracer)
        self._tracer = tracer

    def run(self, op: Operation) -> bool:
        """As an action that has those of each operation in it."""
        tag, run = "eliminate-common-subexpressions", super().run
        return self._tracer.perform(tag, op.name, op, run, op)

    def _replace(self, op: Operation, existing: Operation, scope: Scope, dominates: bool) -> None:
        def replace() -> bool:
            users, location = op.users, existing.stored_location
            super(ObservedDriver, self)._replace(op, existing, scope, dominates)
            for user in dict.fromkeys(users):
                self._tracer.operation_modified(user)
            if existing.stored_location is not location:
                self._tracer.operation_modified(existing)
            return True

        self._tracer.perform("cse", op.name, op, replace)

    def _erase(self, ops: Iterable[Operation]) -> None:
        def erase(op: Operation) -> bool:
            super(ObservedDriver, self)._erase((op,))
            return True

        for op in ops:
            self._tracer.perform("erase-dead", op.name, op, erase, op)
