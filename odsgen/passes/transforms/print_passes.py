"""`print-ir` and `print-op-stats`: passes that write what they find to the standard error."""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING

from odsgen.passes.base import Pass
from odsgen.passes.options import flag, text
from odsgen.passes.registry import register_pass

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


class _Report(Pass):
    """A pass that changes nothing and writes a text."""

    RUNS_IN_WORKERS = False  # texts come in the order of the program

    def run_on_operation(self, op: Operation) -> None:
        """Write the text of the operation."""
        self.mark_all_analyses_preserved()
        sys.stderr.write(self.text_of(op))

    def text_of(self, op: Operation) -> str:
        """The text that is written."""
        raise NotImplementedError


@register_pass
class PrintIR(_Report):
    """Writes the operation."""

    ARGUMENT = "print-ir"
    NAME = "PrintIRPass"
    SUMMARY = "Print IR on the debug stream"

    label = text("label", "", "Label")

    def text_of(self, op: Operation) -> str:
        """The operation below a line with the label."""
        from odsgen.runtime.printer import print_ir

        label = f" {self.label}" if self.label else ""
        return f"// -----// IR Dump{label} //----- //\n{print_ir(op, local_scope=True)}"


@register_pass
class PrintOpStats(_Report):
    """Writes how many operations of each name there are."""

    ARGUMENT = "print-op-stats"
    NAME = "PrintOpStats"
    SUMMARY = "Print statistics of operations"

    json = flag("json", False, "print the stats as JSON")

    def text_of(self, op: Operation) -> str:
        """A table, or an object of JSON; in the table, names are below each other by their dots."""
        counts = sorted(Counter(inner.name for inner in op.walk()).items())
        if self.json:
            entries = ",\n".join(f'  "{name}" : {count}' for name, count in counts)
            return f"{{\n{entries}\n}}\n"
        parts = [(name.partition("."), count) for name, count in counts]
        before = max((len(dialect) for (dialect, dot, _), _ in parts if dot), default=0)
        widths = [len(rest) if dot else len(name) for (name, dot, rest), _ in parts]
        lines = ["Operations encountered:", "-----------------------"]
        for (dialect, dot, rest), count in parts:
            name = f"{dialect:>{before + 2}}.{rest}" if dot else f"{'':{before + 3}}{dialect}"
            lines.append(f"{name:<{before + max(widths) + 3}} , {count}")
        return "\n".join(lines) + "\n"
