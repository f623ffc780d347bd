"""Inference of result types of the dialect `shape`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shape.forms import MOST_EXTENTS
from odsgen.dialects.shape.interfaces import is_extent_tensor, is_size_or_index
from odsgen.hooks import infers
from odsgen.runtime import DYNAMIC, IndexType, RankedTensorType, ShapedType, index, loaded_dialect
from odsgen_dialects import shape

if TYPE_CHECKING:
    from odsgen.runtime import Region, Type, Value


_Properties = dict[str, Any]


def _get(mnemonic: str) -> Type:
    """The type `!shape.mnemonic`."""
    dialect = loaded_dialect("shape")
    found = None if dialect is None else dialect.type_class(mnemonic)
    if found is None:
        raise ValueError("the dialect 'shape' is not loaded")
    type: Type = found.get()  # type: ignore[attr-defined]
    return type


# --- result types -----------------------------------------------------------------------------------------------------


def _size_or_index(operands: Sequence[Value], *types: type[Type]) -> list[Type]:
    """`!shape.size` if an operand has a type of one of the classes, else index."""
    if any(isinstance(operand.type, types) for operand in operands):
        return [_get("size")]
    return [index]


@infers(shape.AddOp, shape.MulOp, shape.DivOp)
def infer_add_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """AddOp::inferReturnTypes, MulOp::inferReturnTypes, DivOp::inferReturnTypes"""
    return _size_or_index(operands, shape.SizeType)


@infers(shape.NumElementsOp, shape.RankOp)
def infer_num_elements_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """NumElementsOp::inferReturnTypes, RankOp::inferReturnTypes"""
    return _size_or_index(operands, shape.ShapeType)


@infers(shape.GetExtentOp)
def infer_get_extent_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """GetExtentOp::inferReturnTypes"""
    return [index]


@infers(shape.DimOp)
def infer_dim_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """DimOp::inferReturnTypes"""
    return [operands[1].type]


@infers(shape.MaxOp, shape.MinOp)
def infer_max_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """MaxOp::inferReturnTypes, MinOp::inferReturnTypes"""
    first, second = operands[0].type, operands[1].type
    return [first if first is second else _get("size")]


@infers(shape.ConstShapeOp)
def infer_const_shape_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """ConstShapeOp::inferReturnTypes"""
    count = properties["shape"].type.num_elements
    if count > MOST_EXTENTS:
        raise ValueError(f"expected at most {MOST_EXTENTS} extents, but found {count}")
    return [RankedTensorType.get((count,), index)]


@infers(shape.ShapeOfOp)
def infer_shape_of_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """ShapeOfOp::inferReturnTypes"""
    type = operands[0].type
    if not isinstance(type, ShapedType):
        return [_get("shape")]
    return [RankedTensorType.get((len(type.shape) if type.has_rank else DYNAMIC,), index)]


@infers(shape.MeetOp)
def infer_meet_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """MeetOp::inferReturnTypes"""
    if not operands:
        raise ValueError("expected an operand to infer the type of the result from")
    found = operands[0].type
    for operand in operands[1:]:
        found = _meet(found, operand.type)
    return [found]


def _meet(first: Type, second: Type) -> Type:
    if not isinstance(first, (shape.ShapeType, shape.SizeType)):
        first, second = second, first
    if isinstance(first, shape.SizeType):
        fits = is_size_or_index(second)
    elif isinstance(first, IndexType):
        fits = isinstance(second, IndexType)
    elif isinstance(first, shape.ShapeType):
        fits = isinstance(second, shape.ShapeType) or is_extent_tensor(second)
    else:
        assert isinstance(first, ShapedType) and isinstance(second, ShapedType)
        sizes = first.shape[0], second.shape[0]
        if DYNAMIC not in sizes and sizes[0] != sizes[1]:
            raise ValueError("unequal shape cardinality")
        return second if sizes[0] != DYNAMIC and sizes[1] == DYNAMIC else first
    if not fits:
        raise ValueError("requires all sizes or shapes")
    return first
