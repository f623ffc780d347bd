"""Inference of result types of the dialect `vector`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.types import VectorType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


def _vector(value: Value) -> VectorType:
    if not isinstance(value.type, VectorType):
        raise ValueError("expected a vector")
    return value.type


#: A result takes room though the text does not name it: so many, and no more, follow from a number in a type.
_MOST_RESULTS = 1 << 20


def infer_shuffle_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """As many of the parts of the vectors as the mask is long."""
    type = _vector(operands[0])
    if len(properties["mask"]) == 0:
        raise ValueError("'vector.shuffle' op invalid mask length")
    return [VectorType.get((len(properties["mask"]), *type.shape[1:]), type.element_type)]


def infer_to_elements_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """A result for each element."""
    type = _vector(operands[0])
    if type.num_elements > _MOST_RESULTS:
        raise ValueError(
            f"'vector.to_elements' op would have {type.num_elements} results: more than {_MOST_RESULTS} are not supported"
        )
    return [type.element_type] * type.num_elements


def infer_extract_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """The vector of the dimensions behind the positions; the element type if none remains."""
    type = _vector(operands[0])
    count = min(len(properties["static_position"]), len(type.shape))
    if count == len(type.shape):
        return [type.element_type]
    return [VectorType.get(type.shape[count:], type.element_type, type.scalable_dims[count:])]


def infer_multi_reduction_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """The type of what is added to."""
    return [operands[1].type]
