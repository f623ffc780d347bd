"""From a program to its rows: read, verified, sent through the pipeline, counted and written as it is at the end."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from time import perf_counter

from odsgen.batch.diagnostic_records import diagnostic_record, error_record, printable
from odsgen.batch.model import DiagnosticRecord, Emit, Record, Settings, Status
from odsgen.batch.program import Program
from odsgen.bytecode import BytecodeFile, parse_file, write_bytecode
from odsgen.bytecode.toplevel import program_file
from odsgen.drivers.split_input import split_input
from odsgen.passes import PassFailure, PassManager
from odsgen.passes.pipeline_text import PipelineError
from odsgen.rewriting import FoldError, RewriteError, UnknownPatternError
from odsgen.runtime.diagnostics import Diagnostic, DiagnosticError
from odsgen.runtime.ir.disposal import dispose
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.printer import print_ir
from odsgen.runtime.printer.limits import PrintLimits
from odsgen.runtime.registry.context import Context, DialectLoadError
from odsgen.runtime.registry.dialect_folders import load_dialect_package
from odsgen.runtime.registry.hook_errors import HookError
from odsgen.runtime.support.source import SourceFile, encode

#: Faults of passes that are told as they are, see `PassManager.run`.
_FAULTS = (
    DialectLoadError,
    FoldError,
    HookError,
    NotImplementedError,
    PipelineError,
    RewriteError,
    UnknownPatternError,
)
#: Where the collector is off, as in a worker, garbage is looked for after so many bytes of programs: what programs leave
#: that were refused while they were read.
_BYTES_BETWEEN_COLLECTIONS = 1 << 20
_OUT_OF_MEMORY = ": MemoryError"

OUT_OF_MEMORY = "needed more memory than --memory allows"


class Chunk:
    """A program, or a part of one that is split, before it is processed."""

    __slots__ = ("path", "row", "number", "file", "problem")

    def __init__(
        self,
        program: Program,
        number: int | None = None,
        file: SourceFile | BytecodeFile | None = None,
        problem: str | None = None,
    ) -> None:
        self.path = program.path
        self.row = program.row
        self.number = number
        self.file = file
        self.problem = problem

    def unprocessed(self, status: Status, message: str, seconds: float = 0.0) -> Record:
        """The row of a chunk of which nothing but a problem is known."""
        path = printable(self.path)
        diagnostics = (error_record(path, message),)
        return Record(path, self.row, self.number, status, diagnostics, {}, seconds)


class Processor:
    """Processes programs, each in a context of its own; the packages of dialects are loaded once.

    Raises DialectLoadError or HookError where a dialect of the settings cannot be loaded, PipelineError for a pipeline that
    makes no sense.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._context = Context(settings.allow_unregistered, early_syntax=settings.early_syntax)
        self._context.dialect("builtin")  # every program has it
        for folder in settings.dialects:
            self._context.load(load_dialect_package(folder))
        self._check_pipeline()
        self._bytes_since_collection = 0

    def chunks(self, program: Program) -> Iterator[Chunk]:
        """The parts of a program that are processed one by one: at least one."""
        if program.problem is not None:
            yield Chunk(program, problem=program.problem)
            return
        marker = self._settings.split_marker
        file: SourceFile | BytecodeFile
        if isinstance(program.data, str):
            file = SourceFile(program.data, program.path)
        else:
            file = program_file(program.data, program.path)
        self._bytes_since_collection += len(program.data)
        if marker is None:
            yield Chunk(program, None, file)
        elif isinstance(file, BytecodeFile):  # bytecode has no markers
            yield Chunk(program, 0, file)
        else:
            parts, _ = split_input(file, marker)
            for number, part in enumerate(parts or [file]):
                yield Chunk(program, number, part)

    def process(self, chunk: Chunk) -> Record:
        """The row of a chunk. Raises nothing but what ends a process."""
        if chunk.file is None:
            return chunk.unprocessed(Status.FAILED, chunk.problem or "cannot be read")
        start = perf_counter()
        try:
            record = self._processed(chunk, chunk.file)
        except MemoryError:
            record = chunk.unprocessed(Status.KILLED, OUT_OF_MEMORY)
        record = record._replace(seconds=round(perf_counter() - start, 6))
        if self._bytes_since_collection > _BYTES_BETWEEN_COLLECTIONS:
            if not gc.isenabled():
                gc.collect()
            self._bytes_since_collection = 0
        return record

    def _processed(self, chunk: Chunk, file: SourceFile | BytecodeFile) -> Record:
        settings = self._settings
        emitted: list[Diagnostic] = []
        status = Status.REFUSED
        op: Operation | None = None
        try:
            op = parse_file(file, self._context.copy())
            op.verify()
            status = Status.FAILED  # from here on it is no fault of the program
            if settings.pipeline is not None:
                self._transform(op, settings.pipeline, emitted.append)
            operations = dict(Counter([inner.name for inner in op.walk()]))
            if not all(
                map(str.isascii, operations)
            ):  # an unregistered one has any bytes as its name
                operations = dict(Counter([printable(inner.name) for inner in op.walk()]))
            output = self._output(op) if settings.native is None else self._run(op, settings.native)
        except DiagnosticError as error:
            # Passes have told what they have to say.
            emitted += () if isinstance(error, PassFailure) else error.diagnostics
            status = _killed_or(status, error, emitted)
        except _FAULTS as error:
            diagnostics = (*map(diagnostic_record, emitted), error_record(None, str(error)))
            return self._row(chunk, status, diagnostics)
        else:
            record = self._row(chunk, Status.OK, tuple(map(diagnostic_record, emitted)))
            return _with_output(record._replace(operations=operations), output)
        finally:
            if op is not None:
                dispose(op)
        return self._row(chunk, status, tuple(map(diagnostic_record, emitted)))

    def _row(
        self, chunk: Chunk, status: Status, diagnostics: tuple[DiagnosticRecord, ...]
    ) -> Record:
        path = printable(chunk.path)
        if status is Status.KILLED:
            diagnostics = (error_record(path, OUT_OF_MEMORY),)
        return Record(path, chunk.row, chunk.number, status, diagnostics, {}, 0.0)

    def _check_pipeline(self) -> None:
        if self._settings.pipeline is not None:
            for run in PassManager.parse(self._settings.pipeline).passes():
                path = run.output_file()
                if path is not None:
                    raise PipelineError(
                        f"the pass '{run.ARGUMENT}' writes the file '{path}', "
                        "which would be that of one program among many: leave out the option, or use ods-opt"
                    )

    def _transform(self, op: Operation, pipeline: str, emit: Callable[[Diagnostic], None]) -> None:
        # A new manager for each program: passes may keep what they found.
        PassManager.parse(pipeline, verify_each=self._settings.verify_each).run(op, emit)

    @staticmethod
    def _run(op: Operation, name: str) -> str:
        """The text that a function prints when it runs natively, and its results."""
        from odsgen.native.errors import NativeError
        from odsgen.native.running import printed

        try:
            return printed(op, name)
        except PassFailure as failure:  # of the lowering, whose diagnostics nobody has been told
            raise DiagnosticError(failure.diagnostics) from None
        except (NativeError, LookupError) as error:
            raise op.op_error(f"does not run natively: {error}") from None

    def _output(self, op: Operation) -> str | bytes | None:
        settings = self._settings
        if settings.emit is Emit.NONE:
            return None
        if settings.emit is Emit.BYTECODE:
            return write_bytecode(op)
        return print_ir(
            op,
            generic=settings.print_generic,
            locations=settings.print_locations,
            local_scope=settings.local_scope,
            limits=PrintLimits(mlir_version=settings.mlir_version),
        )


def _with_output(record: Record, output: str | bytes | None) -> Record:
    if output is None:
        return record
    if isinstance(output, bytes):
        return record._replace(bytecode=output)
    if not output.isascii():
        try:
            output.encode()
        except UnicodeEncodeError:
            return record._replace(text_bytes=encode(output))
    return record._replace(text=output)


def _killed_or(status: Status, error: DiagnosticError, emitted: list[Diagnostic]) -> Status:
    """The status of a program with errors; one that found no memory inside a hook is no fault of the hook."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, MemoryError):
            return Status.KILLED
        cause = cause.__cause__ or cause.__context__
    if any(diagnostic.message.endswith(_OUT_OF_MEMORY) for diagnostic in emitted):
        return Status.KILLED
    return status
