"""Whether programs of a dialect are read as they are printed: findings with the operation, the texts and the hooks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from odsgen.drivers.round_trip import custom_mismatches, round_trip_failures
from odsgen.ods import SpecDiagnostic, SpecNote
from odsgen.ods.model import DialectDef
from odsgen.runtime import Context, print_ir
from odsgen.runtime.diagnostics.text import diagnostic_text
from odsgen.validation.programs import Program


@dataclass(frozen=True, slots=True)
class RoundTripFinding:
    """An operation that is not read as it is printed, or written in bytecode, in the smallest program that shows it."""

    name: str
    program: str  # in the generic form
    notes: tuple[str, ...]

    def diagnostic(self, dialect: DialectDef) -> SpecDiagnostic:
        """The error at the operation of the spec."""
        place = next((op.place for op in dialect.ops if op.name == self.name), dialect.place)
        first, *others = self.notes
        notes = (*others, f"in the program\n{self.program.rstrip()}")
        return SpecDiagnostic(first, place, None, tuple(SpecNote(note) for note in notes))


def round_trip_findings(
    programs: Iterable[Program], context: Context
) -> Iterator[RoundTripFinding]:
    """One finding for each operation of which a program is not read as it was written."""
    told: set[str] = set()
    for program in programs:
        for finding in _findings(program, context):
            if finding.name not in told:
                told.add(finding.name)
                yield finding


def _findings(program: Program, context: Context) -> Iterator[RoundTripFinding]:
    failures = round_trip_failures(program.module, context)
    if not failures:
        return
    text = print_ir(program.module, True)
    found = False
    for mismatch in custom_mismatches(program.module, context):
        found = True
        yield RoundTripFinding(mismatch.operation.name, text, tuple(mismatch.notes()))
    if not found:
        # Bytecode, the generic form, or operations that fail only beside each other.
        failure = failures[0]
        message = f"'{program.operation.name}': {failure.message.splitlines()[0]}"
        notes = (diagnostic_text(note) for note in failure.notes)
        yield RoundTripFinding(program.operation.name, text, (message, *notes))
