"""A run of a pass manager where somebody traces actions: each pass is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.passes.manager import Run
from odsgen.passes.workers import Workers

if TYPE_CHECKING:
    from odsgen.passes.analyses import AnalysisManager
    from odsgen.passes.base import Pass
    from odsgen.passes.manager import PassAdaptor, PassManager, Report
    from odsgen.rewriting.actions import Tracer
    from odsgen.runtime.ir.operation import Operation

#: What runs pipelines on the operations inside another one is a pass, too, in MLIR.
ADAPTOR = "mlir::detail::OpToOpPassAdaptor"


class ObservedRun(Run):
    """A run that tells the tracer, and therefore stays in this process."""

    def __init__(self, manager: PassManager, report: Report | None, tracer: Tracer) -> None:
        super().__init__(manager, report)
        self._workers = Workers(1)
        self._tracer = tracer

    def _run_adaptor(self, adaptor: PassAdaptor, op: Operation, analyses: AnalysisManager) -> None:
        def run() -> bool:
            super(ObservedRun, self)._run_adaptor(adaptor, op, analyses)
            return True

        self._tracer.perform("pass-execution", ADAPTOR, op, run)

    def _execute(self, run: Pass, op: Operation) -> None:
        def execute() -> bool:
            assert self._tracer.current is not None
            self._tracer.current.run = run
            run.run_on_operation(op)
            return not run.preserved.is_all

        if not self._tracer.perform("pass-execution", run.ARGUMENT, op, execute):
            run.mark_all_analyses_preserved()
