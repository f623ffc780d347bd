"""Reproducers: a program with the pipeline that fails on it (MLIR: Crash and Failure Reproduction)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from odsgen.passes.instrumentation import PassInstrumentation
from odsgen.passes.pipeline_text import PipelineError
from odsgen.runtime.diagnostics import Diagnostic, Severity
from odsgen.runtime.ir.symbol_table import symbol_name
from odsgen.runtime.printer import print_ir

if TYPE_CHECKING:
    from odsgen.passes.base import Pass
    from odsgen.passes.manager import PassManager, Report
    from odsgen.runtime.ir.operation import Operation

KEY = "mlir_reproducer"


class Reproducer(NamedTuple):
    """A pipeline as a program carries it, among its external resources."""

    pipeline: str
    verify_each: bool
    disable_threading: bool = True


def reproducer_text(op: Operation, reproducer: Reproducer) -> str:
    """The text of an operation with a reproducer behind it."""
    text = print_ir(op).rstrip("\n")
    escaped = reproducer.pipeline.replace("\\", "\\\\").replace('"', '\\"')
    return (
        f"{text}\n\n{{-#\n  external_resources: {{\n    {KEY}: {{\n"
        f'      pipeline: "{escaped}",\n'
        f"      disable_threading: {str(reproducer.disable_threading).lower()},\n"
        f"      verify_each: {str(reproducer.verify_each).lower()}\n"
        "    }\n  }\n#-}\n"
    )


def reproducer_of(op: Operation) -> Reproducer | None:
    """The reproducer that a program carries, taken from it; raises PipelineError for one that cannot be read."""
    resources = dict(op.external_resources)
    if KEY not in resources:
        return None
    entries = dict(resources.pop(KEY))
    op.external_resources = resources
    pipeline = entries.get("pipeline")
    verify = entries.get("verify_each", True)
    threading = entries.get("disable_threading", True)
    if (
        not isinstance(pipeline, str)
        or not isinstance(verify, bool)
        or not isinstance(threading, bool)
    ):
        raise PipelineError(
            f"the resources '{KEY}' of the program must be a text 'pipeline' and flags 'verify_each' and "
            "'disable_threading'"
        )
    return Reproducer(pipeline, verify, threading)


class ReproducerWriter(PassInstrumentation):
    """Writes a reproducer when a pass fails, and tells the user.

    A `local` one has the program as it was before the pass that failed, and that pass alone; else there is one for the
    whole pipeline, and the first failure is told.
    """

    def __init__(
        self,
        path: str,
        write: Callable[[str, str], object],
        report: Report,
        *,
        local: bool = False,
        disable_threading: bool = False,
    ) -> None:
        self._path = path
        self._write = write
        self._report = report
        self._local = local
        self._disable_threading = disable_threading
        self._text = ""
        self._verify_each = True
        self._has_failed = False

    def run(self, manager: PassManager, op: Operation) -> None:
        """Run a pipeline under the eyes of the writer; raises PassFailure."""
        self._verify_each = manager.verify_each
        self._has_failed = False
        if not self._local:
            self._text = self._reproducer(op, manager.pipeline_text(", "))
        manager.instrumentations.append(self)
        try:
            manager.run(op, self._report)
        finally:
            manager.instrumentations.remove(self)

    def before_pass(self, run: Pass, op: Operation) -> None:
        """Keep the program as it is."""
        if not self._local:
            return
        pipeline = run.pipeline_text()
        root = op
        while root.parent_op is not None:
            pipeline = f"{root.name}({pipeline})"
            root = root.parent_op
        self._text = self._reproducer(root, f"{root.name}({pipeline})")

    def after_failed_pass(self, run: Pass, op: Operation) -> None:
        """Write the reproducer, and say where it is."""
        if self._has_failed and not self._local:
            return
        self._has_failed = True
        self._write(self._path, self._text)
        message = "Failures have been detected while processing an MLIR pass pipeline"
        name = symbol_name(op)
        where = f"'{op.name}' operation" + ("" if name is None else f": @{name}")
        running = f"`{run.NAME}` on {where}" if self._local else f"[`{run.NAME}` on {where}]"
        note = f"Pipeline failed while executing {running}: reproducer generated at `{self._path}`"
        self._report(Diagnostic(Severity.ERROR, op.location, message).attach_note(note))

    def _reproducer(self, op: Operation, pipeline: str) -> str:
        return reproducer_text(
            op, Reproducer(pipeline, self._verify_each, self._local or self._disable_threading)
        )
