"""A run of a pass manager where somebody traces actions: each pass is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.passes.manager import Run
from odsgen.passes.workers import Workers

if TYPE_CHECKING:
    from odsgen.passes.base import Pass
    from odsgen.passes.manager import PassManager, Report
    from odsgen.rewriting.actions import Tracer
    from odsgen.runtime.ir.operation import Operation


class ObservedRun(Run):
    """A run that tells the tracer, and therefore stays in this process."""

    def __init__(self, manager: PassManager, report: Report | None, tracer: Tracer) -> None:
        super().__init__(manager, report)
        self._workers = Workers(1)
        self._tracer = tracer

    def _execute(self, run: Pass, op: Operation) -> None:
        def execute() -> bool:
            run.run_on_operation(op)
            return not run.preserved.is_all

        if not self._tracer.perform("pass-execution", run.ARGUMENT, op, execute):
            run.mark_all_analyses_preserved()
