"""`reconcile-unrealized-casts`: casts that take each other back go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.conversion import reconcile_casts
from odsgen.runtime.conversion.log import CAST_NAME
from odsgen.runtime.passes.base import Pass
from odsgen.runtime.passes.registry import register_pass

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


@register_pass
class ReconcileUnrealizedCasts(Pass):
    """Removes casts between types that nobody needs."""

    ARGUMENT = "reconcile-unrealized-casts"
    NAME = "ReconcileUnrealizedCastsPass"
    SUMMARY = "Simplify and eliminate unrealized conversion casts"

    def run_on_operation(self, op: Operation) -> None:
        """Remove those inside."""
        reconcile_casts([inner for inner in op.walk() if inner.name == CAST_NAME])
