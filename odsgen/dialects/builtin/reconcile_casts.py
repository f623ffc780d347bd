"""`reconcile-unrealized-casts`: removes casts that cancel out."""

from __future__ import annotations

from odsgen.conversion import reconcile_casts
from odsgen.passes import Pass, register_pass
from odsgen.runtime import Operation
from odsgen_dialects.builtin import UnrealizedConversionCastOp


@register_pass
class ReconcileUnrealizedCasts(Pass):
    """Removes unrealized casts that cancel out."""

    ARGUMENT = "reconcile-unrealized-casts"
    NAME = "ReconcileUnrealizedCastsPass"
    SUMMARY = "Simplify and eliminate unrealized conversion casts"

    def run_on_operation(self, op: Operation) -> None:
        """Remove those inside."""
        reconcile_casts(
            [inner for inner in op.walk() if isinstance(inner, UnrealizedConversionCastOp)]
        )
