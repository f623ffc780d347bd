"""Inference of result shapes in the dialect `tosa`."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from odsgen.dialects.tosa.element_types import element_type
from odsgen.dialects.tosa.shapes import (
    Shape,
    as_sizes,
    constant_sizes,
    known_shape,
    shape_rank,
)
from odsgen.hooks import implements
from odsgen.runtime import DYNAMIC, Operation, Region, ShapedTypeComponents, Value, i1
from odsgen_dialects import tosa


@implements(tosa.ConcatOp, method="infer_return_type_components")
def infer_return_type_components_concat(
    cls: type[Operation],
    operands: Sequence[Value],
    properties: dict[str, Any],
    regions: Sequence[Region],
) -> Sequence[ShapedTypeComponents]:
    """ConcatOp::inferReturnTypeComponents"""
    axis = properties["axis"].value
    shapes = [known_shape(value) for value in operands]
    result: list[int] | None = None
    for shape in shapes:
        if shape is None:
            continue
        if result is None:
            result = [DYNAMIC] * len(shape)
        for number, (size, known) in enumerate(zip(shape, result, strict=False)):
            if number == axis or size == DYNAMIC:
                continue
            if known not in (DYNAMIC, size):
                raise ValueError(
                    "Cannot concat tensors with different sizes on the non-axis dimension "
                    f"{number}"
                )
            result[number] = size
    if not operands:
        raise ValueError("")
    type = element_type(operands[0].type)
    if result is None:
        return [ShapedTypeComponents(None, type)]
    if 0 <= axis < len(result):
        along = [DYNAMIC if s is None or axis >= len(s) else s[axis] for s in shapes]
        result[axis] = DYNAMIC if DYNAMIC in along else sum(along)
    return [ShapedTypeComponents(tuple(result), type)]


@implements(tosa.ReshapeOp, method="infer_return_type_components")
def infer_return_type_components_reshape(
    cls: type[Operation],
    operands: Sequence[Value],
    properties: dict[str, Any],
    regions: Sequence[Region],
) -> Sequence[ShapedTypeComponents]:
    """ReshapeOp::inferReturnTypeComponents"""
    input, shape = operands
    type = element_type(input.type)
    given = constant_sizes(shape)
    if given is None:
        return [ShapedTypeComponents((DYNAMIC,) * shape_rank(shape), type)]
    sizes = as_sizes(given)
    old = known_shape(input)
    known = prod(size for size in sizes if size != DYNAMIC)
    if old is not None and DYNAMIC not in old and known:
        sizes = tuple(prod(old) // known if size == DYNAMIC else size for size in sizes)
    return [ShapedTypeComponents(sizes, type)]


@implements(tosa.EqualOp, method="infer_return_type_components")
def infer_return_type_components_equal(
    cls: type[Operation],
    operands: Sequence[Value],
    properties: dict[str, Any],
    regions: Sequence[Region],
) -> Sequence[ShapedTypeComponents]:
    """EqualOp::inferReturnTypeComponents"""
    return [ShapedTypeComponents(broadcast_shape([known_shape(value) for value in operands]), i1)]


def broadcast_shape(shapes: Sequence[Shape]) -> Shape:
    """The broadcast shape; None if it is unknown."""
    known = [shape for shape in shapes if shape is not None]
    if len(known) != len(shapes):
        return None
    result = [1] * max(map(len, known), default=0)
    for shape in known:
        before = len(result) - len(shape)
        for number, size in enumerate(shape, before):
            if result[number] == 1:
                result[number] = size
            elif size not in (1, result[number]):
                return None
    return tuple(result)


@implements(
    tosa.ReduceAllOp,
    tosa.ReduceAnyOp,
    tosa.ReduceMaxOp,
    tosa.ReduceMinOp,
    tosa.ReduceProductOp,
    tosa.ReduceSumOp,
    method="infer_return_type_components",
)
def infer_return_type_components_reduce_all(
    cls: type[Operation],
    operands: Sequence[Value],
    properties: dict[str, Any],
    regions: Sequence[Region],
) -> Sequence[ShapedTypeComponents]:
    """ReduceAllOp::inferReturnTypeComponents and the other reductions"""
    input = operands[0]
    type, shape, axis = element_type(input.type), known_shape(input), properties["axis"].value
    if shape is None or not 0 <= axis < len(shape):
        return [ShapedTypeComponents(None, type)]
    return [ShapedTypeComponents((*shape[:axis], 1, *shape[axis + 1 :]), type)]
