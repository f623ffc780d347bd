"""The options of `ods-opt` that are about passes, as mlir-opt has them. Quick to import: it starts with it."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from odsgen.cli.options import CommandLine, Option, OptionKind, UsageError

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator

    from odsgen.drivers.driver import DriverOptions
    from odsgen.passes import PassManager
    from odsgen.passes.ir_printing import IRPrintingOptions
    from odsgen.passes.report import PassTiming
    from odsgen.passes.workers import Workers
    from odsgen.runtime.diagnostics import Diagnostic
    from odsgen.runtime.ir.operation import Operation

_APPLY_PATTERNS = "apply-patterns"
_ANCHOR = "builtin.module"
#: The most worker processes that may be asked for.
MAX_WORKERS = 256


def pass_option(name: str) -> Option | None:
    """The option for a pass or a pipeline of a name; None if there is none."""
    from odsgen.passes import find_pass
    from odsgen.passes.registry import find_pipeline

    found = find_pass(name)
    if found is None and find_pipeline(name) is None:
        return None
    kind = OptionKind.VALUE if name == _APPLY_PATTERNS else OptionKind.OPTIONAL_VALUE
    return Option(name, kind, "" if found is None else found.SUMMARY, "options")


def pass_names() -> list[str]:
    """The names of all passes and pipelines, which are options, too."""
    from odsgen.passes import registered_passes
    from odsgen.passes.registry import registered_pipelines

    return [*registered_passes(), *registered_pipelines()]


def runs_passes(line: CommandLine) -> bool:
    """Whether a command line asks for passes, or for anything that is told of them."""
    flags = (
        "dump-pass-pipeline",
        "mlir-pass-statistics",
        "mlir-print-ir-module-scope",
        "mlir-timing",
        "run-reproducer",
    )
    values = "pass-pipeline" in line.values or "record" in line.values
    return values or bool(line.found) or any(map(line.flag, flags))


def passes_help() -> str:
    """The part of `--help` about passes."""
    from odsgen.passes import registered_passes
    from odsgen.passes.options import declared_options
    from odsgen.passes.registry import registered_pipelines

    lines = ["", "PASSES, in the order in which they are given:"]
    for name, found in registered_passes().items():
        lines.append(f"  --{name:<34} {found.SUMMARY}")
        for option in declared_options(found).values():
            lines.append(f"    {option.name + '=…':<34} {option.summary}")
            for choice, meaning in (option.choices or {}).items():
                lines.append(f"      ={choice:<31} {meaning}")
    for name, summary in registered_pipelines().items():
        lines.append(f"  --{name:<34} {summary}")
    return "\n".join(lines) + "\n"


def pass_manager(line: CommandLine) -> PassManager:
    """The passes that a command line asks for. Raises UsageError for those that do not exist, or have no such options."""
    from odsgen.passes import PassManager, PipelineError

    texts = line.values.get("pass-pipeline")
    flags = line.found
    if texts and flags:
        message = "'-pass-pipeline' option can't be used with individual pass options"
        raise UsageError([f"<unknown>:0: error: {message}"])
    try:
        if texts:
            manager = PassManager.parse(texts[-1])
        else:
            manager = PassManager(_ANCHOR, implicit_nesting=True)
            for name, value in flags:
                _add_pass(manager, name, value)
    except PipelineError as error:
        complaints = [f"{line.tool}: {complaint}" for complaint in error.complaints]
        messages = [*complaints, f"<unknown>:0: error: {error.message}"]
        if error.hint is not None and not line.flag("no-hints"):
            messages.append(f"<unknown>:0: note: {error.hint}")
        raise UsageError(messages) from None
    manager.verify_each = line.flag("verify-each", True)
    manager.workers = _workers(line)
    return manager


def _workers(line: CommandLine) -> Workers:
    """The worker processes that a command line allows; raises UsageError."""
    from odsgen.passes.workers import Workers

    text = line.value("workers")
    if text is None:
        return Workers(1)
    if not (
        text.isascii() and text.isdecimal() and len(text) < 4 and 1 <= int(text) <= MAX_WORKERS
    ):
        message = f"expected a number from 1 to {MAX_WORKERS}, got '{text}'"
        raise line.refused_option("workers", message)
    return Workers(1 if line.flag("mlir-disable-threading") else int(text))


def _add_pass(manager: PassManager, name: str, text: str) -> None:
    from odsgen.passes import OptionError, PipelineError
    from odsgen.passes.pipeline_text import add_pass

    if name == _APPLY_PATTERNS:
        from odsgen.passes.transforms.apply_patterns import ApplyPatterns

        made = ApplyPatterns()
        made.names = tuple(text.split(","))
        manager.add(made)
        return
    try:
        add_pass(name, text, manager)
    except OptionError as error:
        raise PipelineError(str(error), tuple(filter(None, [error.complaint]))) from None


class PassRunner:
    """Runs the passes that a command line asks for on each program that the driver reads."""

    def __init__(
        self,
        line: CommandLine,
        options: DriverOptions,
        report: Callable[[str], None],
    ) -> None:
        """Raises UsageError for passes that do not exist, or options that they do not have."""
        self._line = line
        self._report = report
        self._driver_options = options
        self._timing = _timing() if line.flag("mlir-timing") else None
        self._printing = self._printing_options(options)
        self._files_written: dict[str, int] = {}
        self._manager()  # so that mistakes are told before anything is read
        self.options = options._replace(transform=self._transform)
        if self._timing is not None:
            self.options = self.options._replace(phase=self._timing.phase)

    def finish(self) -> None:
        """Report what is to be said of all programs."""
        if self._timing is not None:
            as_list = self._line.value("mlir-timing-display") == "list"
            self._report(self._timing.report(as_list=as_list))

    def _manager(self) -> PassManager:
        manager = pass_manager(self._line)
        for run in manager.passes():
            run.files_written = self._files_written
        return manager

    # --- running it -----------------------------------------------------------------------------------------------------

    def _transform(self, op: Operation, emit: Callable[[Diagnostic], None]) -> None:
        from odsgen.passes import PassFailure, PipelineError
        from odsgen.passes.manager import ANY

        line = self._line
        try:
            manager = self._reproduced(op) or self._manager()
        except PipelineError as error:
            self._report(f"<unknown>:0: error: {error}\n")
            raise PassFailure([]) from None
        if "pass-pipeline" not in line.values and manager.anchor == _ANCHOR and not manager.entries:
            manager.anchor = ANY  # nothing runs, on whatever is at the top
        if self._timing is not None:
            manager.instrumentations.append(self._timing)
        if self._printing is not None:
            from odsgen.passes.ir_printing import IRPrinting

            manager.instrumentations.append(IRPrinting(self._printing, self._report))
        if line.flag("dump-pass-pipeline"):
            count = len(manager.entries)
            self._report(f"Pass Manager with {count} passes:\n{manager.pretty_text()}\n\n")
        path = line.value("mlir-pass-pipeline-crash-reproducer")
        try:
            with self._recording(op):
                if path is None:
                    manager.run(op, emit)
                else:
                    self._run_with_reproducer(manager, op, emit, path)
        finally:
            if line.flag("mlir-pass-statistics"):
                from odsgen.passes.report import statistics_report

                as_list = line.value("mlir-pass-statistics-display") == "list"
                self._report(statistics_report(manager, as_list=as_list))

    @contextmanager
    def _recording(self, op: Operation) -> Iterator[None]:
        """Within, what is done to a program is recorded, if that was asked for; of several, each in a file of its own."""
        path = self._line.value("record")
        if path is None:
            yield
            return
        from odsgen.recording.recorder import record, source_of

        count = self._files_written["--record"] = self._files_written.get("--record", 0) + 1
        if count > 1:
            path = numbered_path(path, count)
        command = [self._line.tool, *sys.argv[1:]]
        implicit_module = self._driver_options.implicit_module
        try:
            with record(
                op,
                path,
                command=command,
                source=source_of(op),
                implicit_module=implicit_module,
                only_passes=True,
            ):
                yield
        except OSError as error:
            message = f"cannot write the recording '{path}': {error.strerror}"
            raise self._line.refusal(message) from None

    def _reproduced(self, op: Operation) -> PassManager | None:
        if not self._line.flag("run-reproducer"):
            return None
        from odsgen.passes import PassManager
        from odsgen.passes.reproducer import reproducer_of

        reproducer = reproducer_of(op)
        if reproducer is None:
            return None
        # A reproducer shows what failed: nothing runs beside it.
        return PassManager.parse(reproducer.pipeline, verify_each=reproducer.verify_each)

    def _run_with_reproducer(
        self, manager: PassManager, op: Operation, emit: Callable[[Diagnostic], None], path: str
    ) -> None:
        from odsgen.drivers.output_file import OutputFile
        from odsgen.passes.reproducer import ReproducerWriter

        def write(path: str, text: str) -> None:
            with OutputFile(path) as output:
                output.write(text)
                output.keep()

        writer = ReproducerWriter(
            path,
            write,
            emit,
            local=self._line.flag("mlir-pass-pipeline-local-reproducer"),
            disable_threading=self._line.flag("mlir-disable-threading"),
        )
        writer.run(manager, op)

    # --- printing -------------------------------------------------------------------------------------------------------

    def _printing_options(self, options: DriverOptions) -> IRPrintingOptions | None:
        line = self._line
        only_after_change = line.flag("mlir-print-ir-after-change")
        only_after_failure = line.flag("mlir-print-ir-after-failure")
        before = self._passes("mlir-print-ir-before")
        after = self._passes("mlir-print-ir-after")
        if only_after_failure and "mlir-print-ir-after" not in line.values:
            after = _all_passes()
        if not before and not after:
            return None
        from odsgen.passes.ir_printing import IRPrintingOptions

        module_scope = line.flag("mlir-print-ir-module-scope")
        if module_scope and not line.flag("mlir-disable-threading"):
            message = (
                "IR print for module scope can't be setup on a pass-manager without disabling "
                "multi-threading first."
            )
            raise UsageError([f"<unknown>:0: error: {message}\n"])
        return IRPrintingOptions(
            before=before,
            after=after,
            only_after_change=only_after_change,
            only_after_failure=only_after_failure,
            module_scope=module_scope,
            generic=options.print_generic,
            locations=options.print_locations,
            local_scope=options.local_scope,
            limits=options.limits,
        )

    def _passes(self, option: str) -> Container[str]:
        """The passes around which an option wants the program."""
        if self._line.flag(f"{option}-all"):
            return _all_passes()
        names = [
            name for text in self._line.values.get(option, ()) for name in text.split(",") if name
        ]
        for name in names:
            if pass_option(name) is None:
                message = f"Cannot find option named '{name}'!"
                raise self._line.refused_option(option, message)
        return names


def numbered_path(path: str, number: int) -> str:
    """The path of one of several files: `run.2.jsonl.gz`."""
    folder, name = os.path.split(path)
    stem, dot, ending = name.partition(".")
    return os.path.join(folder, f"{stem}.{number}{dot}{ending}")


def _timing() -> PassTiming:
    from odsgen.passes.report import PassTiming

    return PassTiming()


def _all_passes() -> Container[str]:
    from odsgen.passes.ir_printing import AllPasses

    return AllPasses()
