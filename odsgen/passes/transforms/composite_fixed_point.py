"""`composite-fixed-point-pass`: runs a pipeline until it changes nothing any more (MLIR: `CompositePass.cpp`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.passes.base import Pass
from odsgen.passes.manager import OpPassManager
from odsgen.passes.options import OptionError, integer, text
from odsgen.passes.pipeline_text import PipelineError, parse_passes
from odsgen.passes.registry import register_pass
from odsgen.runtime.diagnostics import Diagnostic, Severity
from odsgen.runtime.printer import print_ir

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


@register_pass
class CompositeFixedPointPass(Pass):
    """Runs a pipeline again and again."""

    ARGUMENT = "composite-fixed-point-pass"
    NAME = "CompositeFixedPointPass"
    SUMMARY = "Composite fixed point pass"

    display_name = text("name", "CompositeFixedPointPass", "Composite pass display name")
    pipeline = text("pipeline", "", "Composite pass inner pipeline")
    max_iterations = integer("max-iterations", 10, "Maximum number of iterations if inner pipeline")

    def run_on_operation(self, op: Operation) -> None:
        """Run it until the operation is as before."""
        if self.max_iterations <= 0:
            message = f"the option 'max-iterations' is {self.max_iterations}; it must be at least 1"
            self.signal_failure([Diagnostic(Severity.ERROR, op.location, message)])
            return
        manager = OpPassManager()
        try:
            parse_passes(self.pipeline, manager)
        except (PipelineError, OptionError) as error:
            message = f"failed to parse the pipeline of the composite pass: {error}"
            self.signal_failure([Diagnostic(Severity.ERROR, op.location, message)])
            return
        before = _fingerprint(op)
        for _ in range(self.max_iterations):
            self.run_pipeline(manager, op)
            if self.failed:
                return
            after = _fingerprint(op)
            if after == before:
                return
            before = after
        # As in MLIR, the sign stands there.
        self.emit_warning(
            op,
            f'Composite pass "{self.display_name}"+ '
            f"didn't converge in {self.max_iterations} iterations",
        )


def _fingerprint(op: Operation) -> str:
    return print_ir(op, generic=True, locations=True)
