"""`reconcile-unrealized-casts`: removes casts that cancel out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.conversion import reconcile_casts
from odsgen.passes.base import Pass
from odsgen.passes.registry import register_pass
from odsgen_dialects.builtin import UnrealizedConversionCastOp

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


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
