"""The passes of the pack, which the entry point `odsgen.passes` names."""

from __future__ import annotations

from .lowering import passes as lowering
from .simplification import passes as simplification

__all__ = ["lowering", "simplification"]
