"""Types of results that are as good as those that are inferred."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements
from odsgen.runtime import RankedTensorType, Type

from ...linear_layouts import are_equivalent
from ..ops import SplitOp, TransOp


@implements(SplitOp, TransOp, method="is_compatible_return_types")
def have_equivalent_layouts(
    op: SplitOp | TransOp, inferred: Sequence[Type], actual: Sequence[Type]
) -> bool:
    """InferTensorTypeOpWithLayoutEquivalence::isCompatibleReturnTypes"""
    return len(inferred) == len(actual) and all(
        _are_compatible(one, other) for one, other in zip(inferred, actual, strict=True)
    )


def _are_compatible(inferred: Type, actual: Type) -> bool:
    if inferred is actual:
        return True
    if not isinstance(inferred, RankedTensorType) or not isinstance(actual, RankedTensorType):
        return False
    if inferred.shape != actual.shape or inferred.element_type is not actual.element_type:
        return False
    if inferred.encoding is None or actual.encoding is None:
        return inferred.encoding is None
    return are_equivalent(inferred.encoding, actual.encoding, inferred.shape) is not False
