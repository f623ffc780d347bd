"""Interface methods of the dialect `vector`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.result_names import called
from odsgen.runtime.builtin.types import VectorType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen_dialects.vector import ExtractOp


asm_result_names_vscale = called("vscale")


def is_compatible_return_types_extract(
    op: ExtractOp, inferred: Sequence[Type], actual: Sequence[Type]
) -> bool:
    """A vector of one element may stand for the element."""
    first, second = inferred[0], actual[0]
    return first is second or any(
        isinstance(vector, VectorType) and vector.shape == (1,) and vector.element_type is element
        for vector, element in ((first, second), (second, first))
    )
