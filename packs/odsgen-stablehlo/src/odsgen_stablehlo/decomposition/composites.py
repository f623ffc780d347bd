"""`stablehlo-legalize-composite-to-call`: composites as calls of the functions that say what they compute."""

from __future__ import annotations

from odsgen.passes import Pass, register_pass, texts
from odsgen.runtime import Builder, Operation
from odsgen_dialects.func import CallOp

from ..stablehlo import ops


@register_pass
class StablehloLegalizeCompositeToCallPass(Pass):
    """Calls the decomposition of each composite, but for those of some names."""

    ARGUMENT = "stablehlo-legalize-composite-to-call"
    NAME = "StablehloLegalizeCompositeToCallPass"
    SUMMARY = "Replaces composite ops with a call to their decomposition"
    OPERATION = "func.func"

    excepted = texts("except", "Names of composites that stay.")

    def run_on_operation(self, op: Operation) -> None:
        for inner in list(op.walk()):
            if isinstance(inner, ops.CompositeOp) and inner.name_argument not in self.excepted:
                with Builder.before(inner):
                    call = CallOp.build(
                        inner.result_types,
                        inner.decomposition,
                        inner.inputs,
                        location=inner.location,
                    )
                inner.replace_with(call)
