"""The driver behind `ods-opt`: parses, verifies and prints each chunk of an input, and reports errors.

MLIR: `mlir-opt`, and Diagnostics for the verification of expected ones.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, NamedTuple

from odsgen.bytecode import BytecodeFile, parse_file, write_bytecode
from odsgen.drivers.split_input import DEFAULT_SPLIT_MARKER, split_input
from odsgen.runtime.diagnostics import (
    Diagnostic,
    Hint,
    ParseError,
    Severity,
    VerifyError,
)
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.printer import generic_op_text, print_ir
from odsgen.runtime.registry.context import Context
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from odsgen.drivers.verify_diagnostics import DiagnosticVerifier, VerifyLevel
    from odsgen.runtime.printer.limits import PrintLimits


def _untimed(name: str) -> AbstractContextManager[None]:
    return nullcontext()


class DriverOptions(NamedTuple):
    """How an input is processed; the names are those of mlir-opt's options."""

    print_generic: bool = False
    print_locations: bool = False
    local_scope: bool = False
    limits: PrintLimits | None = None  # of what is printed of programs
    operation_on_diagnostic: bool = True  # show the operation that an error is about
    implicit_module: bool = True
    split_marker: str | None = None  # None: the input is one chunk
    output_split_marker: str = DEFAULT_SPLIT_MARKER
    verify_diagnostics: VerifyLevel | None = None
    #: What is done to each chunk between reading and printing; raises PassFailure once it has reported why.
    transform: Callable[[Operation, Callable[[Diagnostic], None]], None] | None = None
    phase: Callable[[str], AbstractContextManager[None]] = _untimed  # around what is measured
    bytecode: BytecodeOptions | None = None  # None: the output is text
    hints: bool = True  # notes of ours, which mlir-opt does not have
    verify_round_trip: bool = False  # refuse a program that is not read as it is written
    refuse_unchecked: bool = False  # refuse a program of which something is not checked


class BytecodeOptions(NamedTuple):
    """How bytecode is written."""

    version: int | None = None  # the newest
    producer: str | None = None  # this version of odsgen
    elide_resource_data: bool = False


class Driver:
    """Processes each chunk of its inputs in a context of its own, as mlir-opt does.

    `report` receives the text of each diagnostic, `write` that of each chunk.
    """

    def __init__(
        self,
        context: Context,
        options: DriverOptions,
        write: Callable[[str | bytes], object],
        report: Callable[[str], object],
    ) -> None:
        self._context = context
        self._options = options
        self._write = write
        self._report = report

    def process(self, file: SourceFile | BytecodeFile) -> bool:
        """Process an input; return whether all went well (or as announced, where diagnostics are verified)."""
        # Bytecode has no lines to show, and no markers.
        source = file if isinstance(file, SourceFile) else SourceFile("", file.filename)
        chunks: list[SourceFile | BytecodeFile] = [file]
        marker = self._options.split_marker
        if marker is not None and isinstance(file, SourceFile):
            split, near_misses = split_input(source, marker)
            chunks = list(split)
            for offset in near_misses:
                self._warn_near_miss(source, offset)
        level = self._options.verify_diagnostics
        if level is None:
            return self._process_chunks(chunks, lambda d: self._show(d, source))
        from odsgen.drivers.verify_diagnostics import DiagnosticVerifier

        verifier = DiagnosticVerifier(source, level)
        reported = self._report_failures(verifier, source, 0)

        def process_diagnostic(diagnostic: Diagnostic) -> None:
            nonlocal reported
            verifier.process(diagnostic)
            reported = self._report_failures(verifier, source, reported)

        self._process_chunks(chunks, process_diagnostic)
        verified = verifier.finish()
        self._report_failures(verifier, source, reported)
        return verified

    def _process_chunks(
        self,
        chunks: list[SourceFile | BytecodeFile],
        process_diagnostic: Callable[[Diagnostic], None],
    ) -> bool:
        succeeded = True
        for number, chunk in enumerate(chunks):
            if number:
                self._write(self._options.output_split_marker + "\n")
            succeeded &= self._process_chunk(chunk, process_diagnostic)
        return succeeded

    def _process_chunk(
        self, chunk: SourceFile | BytecodeFile, process_diagnostic: Callable[[Diagnostic], None]
    ) -> bool:
        """Read, verify, transform and write a chunk; return whether all went well."""
        transform = self._options.transform
        transforming = False
        try:
            with self._options.phase("Parser"):
                op = parse_file(
                    chunk, self._context.copy(), implicit_module=self._options.implicit_module
                )
                self._verify(op)
            if self._options.verify_round_trip and not self._round_trips(op, process_diagnostic):
                return False
            if transform is not None:
                transforming = True
                transform(op, process_diagnostic)
                transforming = False
            with self._options.phase("Output"):
                output = self._output(op)
        except (ParseError, VerifyError) as error:
            # What passes have to say is reported as they say it.
            for diagnostic in () if transforming else error.diagnostics:
                process_diagnostic(diagnostic)
            return False
        self._write(output)
        return True

    def _verify(self, op: Operation) -> None:
        if not self._options.refuse_unchecked:
            op.verify()
            return
        from odsgen.drivers.unchecked import refuse_unchecked

        refuse_unchecked(op)

    def _round_trips(self, op: Operation, process_diagnostic: Callable[[Diagnostic], None]) -> bool:
        """Whether a program is read as it is written; reports where it is not."""
        from odsgen.drivers.round_trip import round_trip_failures

        failures = round_trip_failures(op, self._context)
        for failure in failures:
            process_diagnostic(failure)
        return not failures

    def _output(self, op: Operation) -> str | bytes:
        options = self._options.bytecode
        if options is None:
            return self._printed(op)
        return write_bytecode(
            op,
            version=options.version,
            producer=options.producer,
            elide_resource_data=options.elide_resource_data,
        )

    def _printed(self, op: Operation) -> str:
        options = self._options
        text = print_ir(
            op,
            generic=options.print_generic,
            locations=options.print_locations,
            local_scope=options.local_scope,
            limits=options.limits,
        )
        # mlir-opt ends the operation's line, and then the place for aliases that come last, though there be none.
        return text.rstrip("\n") + ("\n" if options.local_scope else "\n\n")

    def _show(self, diagnostic: Diagnostic, source: SourceFile) -> None:
        from odsgen.runtime.diagnostics.text import diagnostic_text

        if diagnostic.operation is not None and self._options.operation_on_diagnostic:
            diagnostic.notes.insert(0, self._current_operation(diagnostic, diagnostic.operation))
        if not self._options.hints:
            diagnostic.notes = [n for n in diagnostic.notes if not isinstance(n, Hint)]
        self._report(diagnostic_text(diagnostic, source) + "\n")

    def _current_operation(self, diagnostic: Diagnostic, operation: Operation) -> Diagnostic:
        """The note that shows the operation which a diagnostic is about, as it is: in the generic form."""
        try:
            text = generic_op_text(operation, self._options.print_locations)
        except Exception as error:
            from odsgen.runtime.ir.hook_faults import fault_of_operation

            fault = fault_of_operation(error, "printed", operation)
            return Diagnostic(Severity.NOTE, fault.location, fault.message)
        separator = "\n" if "\n" in text else ""
        message = f"see current operation: {separator}{text}"
        return Diagnostic(Severity.NOTE, operation.location, message)

    def _report_failures(
        self, verifier: DiagnosticVerifier, source: SourceFile, reported: int
    ) -> int:
        """Report the failures from number `reported` on; return how many there are now."""
        from odsgen.runtime.diagnostics.text import diagnostic_text

        for failure in verifier.failures[reported:]:
            text = diagnostic_text(failure.diagnostic, source, failure.underlined)
            self._report(text + "\n")
        return len(verifier.failures)

    def _warn_near_miss(self, source: SourceFile, offset: int) -> None:
        from odsgen.runtime.builtin.locations import FileLineColLoc
        from odsgen.runtime.diagnostics.text import diagnostic_text

        line, column = source.line_column(offset)
        place = FileLineColLoc.get(source.filename, line, column)
        message = "near miss with file split marker"
        self._report(diagnostic_text(Diagnostic(Severity.WARNING, place, message), source) + "\n")
