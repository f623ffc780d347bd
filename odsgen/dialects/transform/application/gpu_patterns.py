"""The patterns on GPU code, by the names of `transform.apply_patterns`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.gpu.barriers import BarrierElimination
from odsgen.hooks import populates
from odsgen.rewriting import RewritePattern
from odsgen_dialects.transform import EliminateBarriersOp


@populates(EliminateBarriersOp)
def populate_eliminate_barriers(op: EliminateBarriersOp) -> Sequence[RewritePattern[Any]]:
    """The pattern of `gpu-eliminate-barriers`."""
    return [BarrierElimination()]
