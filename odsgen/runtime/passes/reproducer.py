"""Reproducers: a program with the pipeline that fails on it (MLIR: Crash and Failure Reproduction)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from odsgen.runtime.diagnostics import Diagnostic, Severity
from odsgen.runtime.ir.symbol_table import symbol_name
from odsgen.runtime.passes.base import PassFailure
from odsgen.runtime.passes.instrumentation import PassInstrumentation
from odsgen.runtime.passes.manager import PassManager
from odsgen.runtime.passes.pipeline_text import PipelineError
from odsgen.runtime.printer import print_ir

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.passes.base import Pass
    from odsgen.runtime.passes.manager import Report

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


class _Running(PassInstrumentation):
    """Knows the pass that runs, and the pipeline on the way to it."""

    def __init__(self) -> None:
        self.stack: list[tuple[Pass, Operation]] = []

    def before_pass(self, run: Pass, op: Operation) -> None:
        self.stack.append((run, op))

    def after_pass(self, run: Pass, op: Operation) -> None:
        self.stack.pop()


def run_with_reproducer(
    manager: PassManager,
    op: Operation,
    report: Report,
    path: str,
    write: Callable[[str, str], object],
    *,
    local: bool = False,
    disable_threading: bool = False,
) -> None:
    """Run a pipeline; if it fails, `write` gets `path` and the text of a reproducer, and the user is told.

    A `local` reproducer has the program as it was before the pass that failed, and that pass alone.
    """
    running = _Running()
    recorder = _Recorder(manager.verify_each) if local else None
    manager.instrumentations.append(running)
    if recorder is not None:
        manager.instrumentations.append(recorder)
    text = ""
    if not local:
        pipeline = manager.pipeline_text(", ")
        text = reproducer_text(op, Reproducer(pipeline, manager.verify_each, disable_threading))
    try:
        manager.run(op, report)
    except PassFailure:
        if recorder is not None:
            text = recorder.text
        write(path, text)
        report(_failure(op, running.stack, path))
        raise
    finally:
        manager.instrumentations.remove(running)
        if recorder is not None:
            manager.instrumentations.remove(recorder)


def _failure(op: Operation, stack: list[tuple[Pass, Operation]], path: str) -> Diagnostic:
    message = "Failures have been detected while processing an MLIR pass pipeline"
    diagnostic = Diagnostic(Severity.ERROR, op.location, message)
    shown = []
    for run, on in stack:
        name = symbol_name(on)
        where = f"'{on.name}' operation" + ("" if name is None else f": @{name}")
        shown.append(f"`{run.NAME}` on {where}")
    note = (
        f"Pipeline failed while executing [{', '.join(shown)}]: reproducer generated at `{path}`"
    )
    diagnostic.attach_note(note)
    return diagnostic


class _Recorder(PassInstrumentation):
    """Keeps a reproducer of the pass that runs."""

    def __init__(self, verify_each: bool) -> None:
        self.text = ""
        self._verify_each = verify_each

    def before_pass(self, run: Pass, op: Operation) -> None:
        pipeline = run.pipeline_text()
        root = op
        while root.parent_op is not None:
            pipeline = f"{root.name}({pipeline})"
            root = root.parent_op
        pipeline = f"{root.name}({pipeline})"
        self.text = reproducer_text(root, Reproducer(pipeline, self._verify_each))
