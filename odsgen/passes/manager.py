"""Pass managers: passes in order, and those for the operations inside (MLIR: Pass Infrastructure, "OpPassManager")."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, NoReturn, Self

from odsgen.passes.analyses import AnalysisManager, PreservedAnalyses
from odsgen.passes.base import Pass, PassFailure
from odsgen.passes.instrumentation import PassInstrumentation
from odsgen.passes.pipeline_text import PipelineError, parse_passes, split_anchor
from odsgen.passes.workers import WorkerDied, Workers, death_of_worker, run_in_workers
from odsgen.rewriting.actions import active_tracer, tracing
from odsgen.runtime.diagnostics import Diagnostic, DiagnosticError, Severity, VerifyError, is_fault
from odsgen.runtime.ir.traits import IsIsolatedFromAbove

if TYPE_CHECKING:
    from odsgen.rewriting.actions import ActionHandler
    from odsgen.runtime.ir.operation import Operation

    Report = Callable[[Diagnostic], object]

#: Stands for the name of an operation where a pipeline runs on operations of any name.
ANY = "any"
#: How deep pipelines may nest.
MAX_NESTING = 100


class PassAdaptor:
    """Runs pipelines on the operations directly inside another one, each on those of its name."""

    __slots__ = ("managers",)

    def __init__(self, managers: Sequence[OpPassManager]) -> None:
        self.managers = list(managers)

    def manager_for(self, op: Operation) -> OpPassManager | None:
        """The pipeline that is for an operation: that of its name, else that for any name if it may run there."""
        for manager in self.managers:
            if manager.anchor == op.name:
                return manager
        for manager in self.managers:
            if manager.anchor == ANY and manager.can_schedule_on(op):
                return manager
        return None

    def merged_with(self, other: PassAdaptor) -> PassAdaptor:
        """One adaptor that does what two do one after another: the pipelines for the same name are joined."""
        managers = [manager.copy() for manager in self.managers]
        for manager in other.managers:
            same = next((known for known in managers if known.anchor == manager.anchor), None)
            if same is None:
                managers.append(manager.copy())
            else:
                same.entries += manager.entries
        return PassAdaptor(managers)


class OpPassManager:
    """Passes that run one after another on operations of one name, or of any (`any`)."""

    __slots__ = ("anchor", "entries", "implicit_nesting", "_depth")

    def __init__(
        self, anchor: str = ANY, *, implicit_nesting: bool = False, depth: int = 0
    ) -> None:
        self.anchor = anchor
        self.entries: list[Pass | PassAdaptor] = []
        #: Whether a pass for operations of another name is put into a pipeline for those (as for options of mlir-opt).
        self.implicit_nesting = implicit_nesting
        self._depth = depth

    def copy(self) -> OpPassManager:
        """A manager with the same passes."""
        made = OpPassManager(self.anchor, depth=self._depth)
        made.entries = list(self.entries)
        return made

    def add(self, run: Pass) -> Self:
        """Add a pass at the end.  Raises PipelineError if it runs on operations of another name only."""
        wanted = run.OPERATION
        if wanted is not None and self.anchor not in (ANY, wanted):
            if not self.implicit_nesting:
                raise PipelineError(
                    f"Can't add pass '{run.NAME}' restricted to '{wanted}' on a PassManager intended to run on "
                    f"'{self.anchor}', did you intend to nest?"
                )
            last = self.entries[-1] if self.entries else None
            target = (
                last.managers[-1]
                if isinstance(last, PassAdaptor) and last.managers[-1].anchor == wanted
                else self.nest(wanted)
            )
            target.add(run)
        else:
            self.entries.append(run)
        return self

    def nest(self, anchor: str) -> OpPassManager:
        """Add a pipeline for the operations of a name directly inside, and return it.

        Raises PipelineError where pipelines nest deeper than MAX_NESTING.
        """
        if self._depth >= MAX_NESTING:
            raise PipelineError(f"pipelines nest deeper than {MAX_NESTING} levels")
        made = OpPassManager(anchor, implicit_nesting=self.implicit_nesting, depth=self._depth + 1)
        self.entries.append(PassAdaptor([made]))
        return made

    def can_schedule_on(self, op: Operation) -> bool:
        """Whether the pipeline may run on an operation, as far as its class says."""
        if self.anchor != ANY:
            return op.name == self.anchor
        return (
            op.REGISTERED
            and IsIsolatedFromAbove in op.TRAITS
            and all(
                entry.can_schedule_on(type(op)) for entry in self.entries if isinstance(entry, Pass)
            )
        )

    def merged_entries(self) -> list[Pass | PassAdaptor]:
        """The entries, adaptors side by side made one."""
        merged: list[Pass | PassAdaptor] = []
        for entry in self.entries:
            last = merged[-1] if merged else None
            if isinstance(entry, PassAdaptor) and isinstance(last, PassAdaptor):
                merged[-1] = last.merged_with(entry)
            else:
                merged.append(entry)
        return merged

    def passes(self) -> Iterator[Pass]:
        """All passes, of the nested pipelines too."""
        for entry in self.entries:
            if isinstance(entry, Pass):
                yield entry
            else:
                for manager in entry.managers:
                    yield from manager.passes()

    # --- text -----------------------------------------------------------------------------------------------------------

    def pipeline_text(self, separator: str = ",") -> str:
        """The pipeline as it can be read back: `builtin.module(func.func(cse),symbol-dce)`."""
        return f"{self.anchor}({separator.join(map(_entry_text, self.entries))})"

    def pretty_text(self, indentation: int = 0) -> str:
        """The pipeline with a line for each pass."""
        inner = indentation + 2
        lines = [
            (
                " " * inner + entry.pipeline_text()
                if isinstance(entry, Pass)
                else ",\n".join(m.pretty_text(inner) for m in entry.managers)
            )
            for entry in self.entries
        ]
        margin = " " * indentation
        body = ",\n".join(lines)
        return f"{margin}{self.anchor}(\n{body}\n{margin})"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.pipeline_text()}>"


def _entry_text(entry: Pass | PassAdaptor) -> str:
    if isinstance(entry, Pass):
        return entry.pipeline_text()
    return ",".join(manager.pipeline_text() for manager in entry.managers)


class PassManager(OpPassManager):
    """The passes for a whole program.

    >>> PassManager.parse("builtin.module(func.func(canonicalize,cse),symbol-dce)").run(module)
    """

    __slots__ = ("verify_each", "instrumentations", "workers", "handlers")

    def __init__(
        self,
        anchor: str = ANY,
        *,
        implicit_nesting: bool = False,
        verify_each: bool = True,
        instrumentations: Sequence[PassInstrumentation] = (),
        handlers: Sequence[ActionHandler] = (),
        workers: int | Workers = 1,
    ) -> None:
        super().__init__(anchor, implicit_nesting=implicit_nesting)
        self.verify_each = verify_each
        self.instrumentations = list(instrumentations)
        #: Told of all actions while the passes run: `ExpensiveChecks()` …
        self.handlers = list(handlers)
        #: The processes that may run pipelines on operations side by side.
        self.workers = Workers(workers) if isinstance(workers, int) else workers

    @classmethod
    def parse(cls, text: str, *, verify_each: bool = True, workers: int | Workers = 1) -> Self:
        """The manager of a pipeline's text; raises PipelineError."""
        anchor, inner = split_anchor(text)
        made = cls(anchor, verify_each=verify_each, workers=workers)
        parse_passes(inner, made)
        return made

    def run(self, op: Operation, report: Report | None = None) -> None:
        """Run all passes on an operation; raises PassFailure when one fails.

        `report` is given each diagnostic, in the order in which passes emit them.
        """
        try:
            if self.anchor not in (ANY, op.name):
                message = f"can't run '{self.anchor}' pass manager on '{op.name}' op"
                _fail([Diagnostic(Severity.ERROR, op.location, message)], report)
            for run in self.passes():
                run.statistics.clear()
                run.initialize()
            with tracing(*self.handlers) if self.handlers else nullcontext():
                run_here = _run(self, report)
                run_here.pipeline(
                    self, op, AnalysisManager(op, self.instrumentations), report_pipeline=False
                )
        except DiagnosticError:
            raise
        except Exception as error:
            if not is_fault(error) or not _is_of_hook(error):
                raise
            from odsgen.runtime.ir.hook_faults import fault_inside

            _fail([fault_inside(error, "rewritten", op)], report)


def _is_of_hook(error: Exception) -> bool:
    """Whether somebody's fold or pattern raised by mistake; what the rewriter refuses is told as it is."""
    from odsgen.rewriting import RewriteError, UnknownPatternError

    return not isinstance(error, (RewriteError, UnknownPatternError, PipelineError))


def _fail(diagnostics: Sequence[Diagnostic], report: Report | None) -> NoReturn:
    if report is not None:
        for diagnostic in diagnostics:
            report(diagnostic)
    raise PassFailure([d for d in diagnostics if d.severity is Severity.ERROR])


def _run(manager: PassManager, report: Report | None) -> Run:
    """A run; an observed one where somebody traces."""
    tracer = active_tracer()
    if tracer is None:
        return Run(manager, report)
    from odsgen.passes.observed_run import ObservedRun

    return ObservedRun(manager, report, tracer)


class Run:
    """One run of a manager."""

    def __init__(self, manager: PassManager, report: Report | None) -> None:
        self._verify_each = manager.verify_each
        self._instrumentations = manager.instrumentations
        self._report = report
        #: What was verified last, as long as no pass has changed anything since.
        self._sound: Operation | None = None
        # What instrumentations see is told as it happens, here.
        self._workers = Workers(1) if manager.instrumentations else manager.workers

    @classmethod
    def of_worker(cls, verify_each: bool, report: Report) -> Run:
        """A run that does all by itself."""
        return cls(PassManager(verify_each=verify_each), report)

    def pipeline(
        self,
        manager: OpPassManager,
        op: Operation,
        analyses: AnalysisManager,
        *,
        report_pipeline: bool = True,
    ) -> None:
        """Run the passes of a manager on an operation."""
        told = self._instrumentations if report_pipeline else ()
        for instrumentation in told:
            instrumentation.before_pipeline(manager.anchor)
        try:
            for entry in manager.merged_entries():
                if isinstance(entry, Pass):
                    self._run_pass(entry, op, analyses)
                else:
                    self._run_adaptor(entry, op, analyses)
        finally:
            for instrumentation in reversed(told):
                instrumentation.after_pipeline(manager.anchor)

    def _run_adaptor(self, adaptor: PassAdaptor, op: Operation, analyses: AnalysisManager) -> None:
        if self._workers.count > 1 and self._run_in_workers(adaptor, op, analyses):
            return
        failures: list[PassFailure] = []
        for region in op.regions:
            for block in region.blocks:
                for inner in block:
                    manager = adaptor.manager_for(inner)
                    if manager is None:
                        continue
                    try:
                        self.pipeline(manager, inner, analyses.nest(inner))
                    except PassFailure as failure:
                        # As in MLIR, the operations beside this one have their turn all the same.
                        failures.append(failure)
        if failures:
            raise PassFailure([d for failure in failures for d in failure.diagnostics])

    def _run_in_workers(
        self, adaptor: PassAdaptor, op: Operation, analyses: AnalysisManager
    ) -> bool:
        """Run the pipelines in worker processes, if they may; False where they must run here."""
        passes = [run for manager in adaptor.managers for run in manager.passes()]
        if not all(run.RUNS_IN_WORKERS for run in passes):
            return False
        chosen = {
            inner: manager
            for region in op.regions
            for block in region.blocks
            for inner in block
            if (manager := adaptor.manager_for(inner)) is not None
        }
        shares = self._workers.shares(list(chosen))
        if shares is None:
            return False
        told: list[Diagnostic] = []
        worker = Run.of_worker(self._verify_each, told.append)

        def run(inner: Operation) -> bool:
            worker.pipeline(chosen[inner], inner, analyses.nest(inner))
            return not told

        try:
            if not run_in_workers(shares, passes, run):
                return False
        except WorkerDied as death:
            anchors = ", ".join(manager.anchor for manager in adaptor.managers)
            _fail([death_of_worker(op, anchors, str(death))], self._report)
        self._sound = None
        for inner in chosen:
            analyses.nest(inner).clear()
        return True

    def _run_pass(self, run: Pass, op: Operation, analyses: AnalysisManager) -> None:
        if run.INTERFACE is not None and not run.can_schedule_on(type(op)):
            message = f"unable to schedule pass '{run.NAME}' on a PassManager intended to run on '{op.name}'!"
            _fail(op.error(message).diagnostics, self._report)
        reason = _refusal(run, op)
        if reason:
            _fail(op.op_error(reason).diagnostics, self._report)
        run.analyses = analyses
        run.preserved = PreservedAnalyses()
        run.diagnostics = []
        run.failed = run.is_untouched = False
        run.run_pipeline = lambda manager, inner: self.pipeline(
            manager,
            inner,
            analyses if inner is op else AnalysisManager(inner, self._instrumentations),
        )
        for instrumentation in self._instrumentations:
            instrumentation.before_pass(run, op)
        reported: list[Diagnostic] = []
        sound, self._sound = self._sound, None
        try:
            self._execute(run, op)
        except PassFailure as error:  # of a pipeline that the pass ran
            reported = error.diagnostics
            run.signal_failure()
        except DiagnosticError as error:
            run.signal_failure(error)
        analyses.invalidate(run.preserved)
        if not run.failed:
            self._verify(run, op, sound)
        # The instrumentation tells of the operation as it is, after what the pass says of it.
        failure = None
        try:
            self._tell(run)
        except PassFailure as error:
            failure = PassFailure([*reported, *error.diagnostics]) if reported else error
        for instrumentation in reversed(self._instrumentations):
            if failure is None:
                instrumentation.after_pass(run, op)
            else:
                instrumentation.after_failed_pass(run, op)
        if failure is not None:
            raise failure

    def _execute(self, run: Pass, op: Operation) -> None:
        run.run_on_operation(op)

    def _verify(self, run: Pass, op: Operation, sound: Operation | None) -> None:
        """Verify what a pass has left, unless it is as it was when it was verified before the pass (`sound`)."""
        if run.is_untouched and sound is op:
            self._sound = op
        elif self._verify_each and not run.preserved.is_all:
            try:
                op.verify()
            except VerifyError as error:
                run.signal_failure(error)
            else:
                self._sound = op

    def _tell(self, run: Pass) -> None:
        if run.failed:
            _fail(run.diagnostics, self._report)
        if self._report is not None:
            for diagnostic in run.diagnostics:
                self._report(diagnostic)


def _refusal(run: Pass, op: Operation) -> str:
    if not op.REGISTERED:
        return "trying to schedule a pass on an unregistered operation"
    if IsIsolatedFromAbove not in op.TRAITS:
        return "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'"
    if not run.can_schedule_on(type(op)):
        return "trying to schedule a pass on an unsupported operation"
    return ""
