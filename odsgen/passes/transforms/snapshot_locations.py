"""`snapshot-op-locations`: operations come from where they stand in a file that is written."""

from __future__ import annotations

import os
import sys
import tempfile
from typing import TYPE_CHECKING

from odsgen.passes.base import Pass
from odsgen.passes.options import flag, text
from odsgen.passes.registry import register_pass
from odsgen.runtime.builtin.locations import FileLineColLoc, FileLineColRange
from odsgen.runtime.builtin.nested_locations import FusedLoc, NameLoc
from odsgen.runtime.diagnostics import Diagnostic, DiagnosticError, Severity

if TYPE_CHECKING:
    from collections.abc import Iterator

    from odsgen.runtime.ir.operation import Operation


@register_pass
class LocationSnapshot(Pass):
    """Writes the program to a file, and gives its operations the places in that as locations."""

    ARGUMENT = "snapshot-op-locations"
    NAME = "LocationSnapshot"
    SUMMARY = "Generate new locations from the current IR"
    RUNS_IN_WORKERS = False  # it writes a file

    filename = text("filename", "", "The filename to print the generated IR")
    tag = text(
        "tag",
        "",
        "A tag to use when fusing the new locations with the original. If unset, the locations are replaced.",
    )
    print_debuginfo = flag("print-debuginfo", False, "Print debug info in MLIR output")
    print_op_generic = flag("print-op-generic", False, "Print the generic op form")
    print_local_scope = flag(
        "print-local-scope",
        False,
        "Print with local scope and inline information (eliding aliases for attributes, types, and locations",
    )

    def run_on_operation(self, op: Operation) -> None:
        """Write the operation, and locate what is in it."""
        written = self._text(op, self.print_debuginfo)
        try:
            name = self._write(written)
        except OSError as error:
            message = f"cannot open output file '{self.filename}': {error.strerror}"
            self.signal_failure([Diagnostic(Severity.ERROR, op.location, message)])
            return
        try:
            places = dict(_places(op, self._text(op, False)))
        except DiagnosticError as error:
            self.signal_failure(error)
            return
        # Definitions of aliases for locations stand before the program.
        shift = _start(written) - _start(self._text(op, False))
        for inner, (line, column) in places.items():
            found = FileLineColLoc.get(name, line + shift, column)
            if self.tag:
                inner.location = FusedLoc.get([inner.location, NameLoc.get(self.tag, found)])
            else:
                inner.location = found

    def _text(self, op: Operation, locations: bool) -> str:
        from odsgen.runtime.printer import print_ir

        return print_ir(op, self.print_op_generic, locations, local_scope=self.print_local_scope)

    def _write(self, written: str) -> str:
        if self.filename == "-":
            sys.stdout.write(written)
            return "-"
        if self.filename:
            with open(self.filename, "w", encoding="utf-8", errors="surrogateescape") as file:
                file.write(written)
            return self.filename
        descriptor, name = tempfile.mkstemp(".tmp.mlir", "mlir_snapshot")
        with os.fdopen(descriptor, "w", encoding="utf-8", errors="surrogateescape") as file:
            file.write(written)
        return name


def _start(written: str) -> int:
    """The number of lines before the operation."""
    lines = written.split("\n")
    return next(number for number, line in enumerate(lines) if not line.startswith(("#", "!")))


def _places(op: Operation, written: str) -> Iterator[tuple[Operation, tuple[int, int]]]:
    """The line and indentation of each operation, as its text is read again; none of those without a text."""
    from odsgen.runtime.parser import parse
    from odsgen.runtime.registry.context import Context, context_of

    context = context_of(op) or Context(allow_unregistered=True)
    lines, seen = written.split("\n"), set[int]()
    top = parse(written, context)
    root = top if top.name == op.name else top.regions[0].entry_block.first
    assert root is not None
    for inner, read in zip(op.walk(), root.walk(), strict=True):
        place = read.location
        if not isinstance(place, FileLineColRange) or (
            inner is not op and place.start_line in seen
        ):
            continue
        line = place.start_line if inner is not op else _start(written) + 1
        seen.add(line)
        yield inner, (line, len(lines[line - 1]) - len(lines[line - 1].lstrip(" ")))
