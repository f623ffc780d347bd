"""The program as it is before and after passes (MLIR: IR Printing)."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import TYPE_CHECKING

from odsgen.passes.instrumentation import PassInstrumentation
from odsgen.runtime.ir.symbol_table import symbol_name
from odsgen.runtime.printer import print_ir

if TYPE_CHECKING:
    from odsgen.passes.base import Pass
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.printer.limits import PrintLimits


class AllPasses:
    """Contains every pass."""

    def __contains__(self, argument: object) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class IRPrintingOptions:
    """Options of IR printing; `before` and `after` contain the arguments of passes."""

    before: Container[str] = ()
    after: Container[str] = ()
    only_after_change: bool = False
    only_after_failure: bool = False
    module_scope: bool = False
    generic: bool = False
    locations: bool = False
    local_scope: bool = False
    limits: PrintLimits | None = None


class IRPrinting(PassInstrumentation):
    """Writes the operation on which a pass runs."""

    def __init__(self, options: IRPrintingOptions, write: Callable[[str], object]) -> None:
        self._options = options
        self._write = write
        self._before: list[str] = []

    def before_pass(self, run: Pass, op: Operation) -> None:
        """Print, and remember what may change."""
        if self._options.only_after_change:
            self._before.append(_fingerprint(op))
        if run.ARGUMENT in self._options.before:
            self._print("Before", run, op)

    def after_pass(self, run: Pass, op: Operation) -> None:
        """Print, if it has changed or that does not matter."""
        changed = not self._options.only_after_change or self._before.pop() != _fingerprint(op)
        if changed and not self._options.only_after_failure and run.ARGUMENT in self._options.after:
            self._print("After", run, op)

    def after_failed_pass(self, run: Pass, op: Operation) -> None:
        """Print what is left."""
        if self._options.only_after_change:
            self._before.pop()
        if run.ARGUMENT in self._options.after:
            self._print("After", run, op, " Failed")

    def _print(self, when: str, run: Pass, op: Operation, how: str = "") -> None:
        options = self._options
        title = f"// -----// IR Dump {when} {run.NAME}{how} ({run.ARGUMENT})"
        local_scope = options.local_scope
        if options.module_scope:
            name = symbol_name(op)
            title += f" ('{op.name}' operation{'' if name is None else f': @{name}'})"
            while op.parent_op is not None:
                op = op.parent_op
        elif op.parent_block is not None:
            local_scope = True
        text = print_ir(
            op,
            generic=options.generic,
            locations=options.locations,
            local_scope=local_scope,
            limits=options.limits,
        )
        end = "" if local_scope else "\n"
        stripped = text.rstrip("\n")
        self._write(f"{title} //----- //\n{stripped}{end}\n\n")


def _fingerprint(op: Operation) -> str:
    return print_ir(op, generic=True, locations=True, local_scope=True)
