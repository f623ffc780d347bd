"""The driver behind `ods-translate`: each chunk of an input goes through translations, one after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from odsgen.bytecode import BytecodeFile, parse_file
from odsgen.bytecode.toplevel import program_file
from odsgen.drivers.driver import Driver, DriverOptions
from odsgen.runtime import (
    Context,
    Diagnostic,
    DiagnosticError,
    Dialect,
    Operation,
    Severity,
    UnknownLoc,
    VerifyError,
    print_ir,
)
from odsgen.runtime.diagnostics import is_fault
from odsgen.runtime.ir.hook_faults import fault_diagnostic
from odsgen.runtime.support.source import SourceFile
from odsgen.translation.registry import Translation

#: What a buffer is called that a translation has filled.
_UNNAMED = "<unknown>"


class Step(NamedTuple):
    """A translation with the values of its options, by their keywords."""

    translation: Translation
    options: Mapping[str, bool | str]


class TranslationDriver(Driver):
    """Translates each chunk of its input in contexts of its own, as mlir-translate does."""

    def __init__(
        self,
        context: Context,
        options: DriverOptions,
        steps: Sequence[Step],
        write: Callable[[str | bytes], object],
        report: Callable[[str], object],
        *,
        errors_only: bool = False,
    ) -> None:
        super().__init__(context, options, write, report)
        self._steps = steps
        self._errors_only = errors_only

    def _process_chunk(
        self, chunk: SourceFile | BytecodeFile, process_diagnostic: Callable[[Diagnostic], None]
    ) -> bool:
        try:
            for step in self._steps[:-1]:
                parts: list[str | bytes] = []
                self._run(step, chunk, parts.append)
                chunk = program_file(b"".join(map(_bytes, parts)), _UNNAMED)
            self._run(self._steps[-1], chunk, self._write)
        except DiagnosticError as error:
            for diagnostic in error.diagnostics:
                if not self._errors_only or diagnostic.severity is Severity.ERROR:
                    process_diagnostic(diagnostic)
            return False
        return True

    def _run(
        self, step: Step, chunk: SourceFile | BytecodeFile, write: Callable[[str | bytes], object]
    ) -> None:
        translation, options = step
        context = self._context.copy()
        if translation.to_mlir:
            data = chunk.data if isinstance(chunk, BytecodeFile) else _bytes(chunk.text)
            try:
                op: Operation = translation.load()(data, context, **options)
            except Exception as error:
                if not is_fault(error):
                    raise
                unknown = UnknownLoc.get()
                raise VerifyError([fault_diagnostic(error, "read", unknown)]) from None
            op.verify()
            write(print_ir(op))
            return
        if translation.dialects is not None:
            context = NarrowContext(context, translation.dialects)
        op = parse_file(chunk, context, implicit_module=self._options.implicit_module)
        op.verify()
        translation.check_root(op)
        try:
            translation.load()(op, write, **options)
        except Exception as error:
            if not is_fault(error) or isinstance(error, OSError):
                raise
            raise VerifyError([fault_diagnostic(error, "translated", op.location)]) from None


class NarrowContext(Context):
    """A context that finds no dialects but those of a translation, what they depend on, and those that it was given."""

    __slots__ = ("_names",)

    def __init__(self, context: Context, names: Sequence[str]) -> None:
        super().__init__(context.allow_unregistered, context.dialects(), (), context.early_syntax)
        self._names = (*names, "builtin")

    def _find(self, name: str) -> Dialect | None:
        return super()._find(name) if name in self._names else None

    def _usable(self, name: str) -> Dialect | None:
        self._names = (*self._names, name)
        return super()._usable(name)

    def available_dialects(self) -> list[str]:
        return sorted({*self._names, *(dialect.name for dialect in self.dialects())})


def _bytes(part: str | bytes) -> bytes:
    return part if isinstance(part, bytes) else part.encode("utf-8", "surrogateescape")
