"""Region successors of conditionals, such as `scf.if` and `emitc.if`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime import Attribute, BoolAttr

if TYPE_CHECKING:
    from odsgen.runtime import RegionSuccessor


def chosen_by_condition(
    successors: Sequence[RegionSuccessor], condition: Attribute | None
) -> Sequence[RegionSuccessor]:
    """The first successor for true, the second for false, both if the condition is unknown."""
    if not isinstance(condition, BoolAttr):
        return successors
    return successors[:1] if condition.value else successors[1:]
