"""The passes of the pack, which the entry point `odsgen.passes` names."""

from __future__ import annotations

from .decomposition import composites
from .decomposition import passes as decomposition
from .lowering import passes as lowering
from .simplification import assertions, dynamism
from .simplification import passes as simplification

__all__ = ["assertions", "composites", "decomposition", "dynamism", "lowering", "simplification"]
