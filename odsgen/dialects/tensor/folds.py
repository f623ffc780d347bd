"""Folds and canonicalization of `tensor`: sizes, casts and elements that are known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.constant_folding import number_attribute, number_type, scalar_bits
from odsgen.dialects.shared.dimensions import is_dimension, size_of_dimension
from odsgen.runtime.builtin.attributes import FloatAttr, IntegerAttr
from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.types import DYNAMIC, RankedTensorType, TensorType, index
from odsgen.runtime.rewriting.pattern import RewritePattern

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.tensor import CastOp, DimOp, ExtractOp, FromElementsOp, RankOp

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


def fold_dim(op: DimOp, operands: Constants) -> Folded:
    """A size that the type has, or that what makes the tensor was given."""
    type, constant = op.source.type, operands[1]
    if not isinstance(type, RankedTensorType) or not is_dimension(constant, type):
        return None
    size = size_of_dimension(op.source, type, constant.value, ("tensor.empty", "tensor.generate"))
    return None if size is None else [size]


def fold_rank(op: RankOp, operands: Constants) -> Folded:
    """The number of dimensions that the type has."""
    type = op.operands[0].type
    return [IntegerAttr.get(type.rank, index)] if isinstance(type, RankedTensorType) else None


def _element(constant: DenseIntOrFPElementsAttr, number: int) -> Attribute | None:
    if number_type(constant.type) is None:
        return None
    bits = constant.number_bits()
    return number_attribute(bits[0 if constant.is_splat else number], constant.type.element_type)


def fold_extract(op: ExtractOp, operands: Constants) -> Folded:
    """An element of a constant, or of what is made of elements."""
    tensor = operands[0]
    if isinstance(tensor, DenseIntOrFPElementsAttr) and tensor.is_splat:
        element = _element(tensor, 0)
        return None if element is None else [element]
    type = op.tensor.type
    if not isinstance(type, RankedTensorType):
        return None
    number = 0
    for size, constant in zip(type.shape, operands[1:], strict=True):
        if not isinstance(constant, IntegerAttr) or not 0 <= constant.value:
            return None
        if size == DYNAMIC or constant.value >= size:
            return None
        number = number * size + constant.value
    source = op.tensor.defining_op
    if source is not None and source.name == "tensor.from_elements":
        return [source.operands[number]]
    if isinstance(tensor, DenseIntOrFPElementsAttr):
        element = _element(tensor, number)
        return None if element is None else [element]
    return None


def fold_from_elements(op: FromElementsOp, operands: Constants) -> Folded:
    """Constants make a constant."""
    type = op.results[0].type
    if not isinstance(type, RankedTensorType) or number_type(type) is None or not operands:
        return None
    bits: list[int] = []
    for constant in operands:
        found = scalar_bits(constant) if isinstance(constant, (IntegerAttr, FloatAttr)) else None
        if found is None:
            return None
        bits.append(found)
    return [DenseIntOrFPElementsAttr.from_bits(type, bits)]


class ChainedTensorCast(RewritePattern):
    """Of two casts, one after another, the second is enough if the first loses nothing of the shape."""

    root = "tensor.cast"

    def match_and_rewrite(self, op: CastOp, rewriter: PatternRewriter) -> bool:  # type: ignore[override]
        """Cast once."""
        inner = op.operands[0].defining_op
        if inner is None or inner.name != "tensor.cast":
            return False
        source, middle = inner.operands[0].type, op.operands[0].type
        result = op.results[0].type
        first = _joined(_joined(source, middle), result)
        if first is None or first is not _joined(source, result):
            return False
        made = type(op).build_generic(
            (inner.operands[0],), result_types=[result], location=op.location
        )
        rewriter.replace_op_with_new(op, made)
        return True


def canonicalization_patterns_cast() -> Sequence[RewritePattern]:
    """The patterns of casts."""
    return (ChainedTensorCast(),)


def _joined(one: object, other: object) -> TensorType | None:
    """The type with what both know of the shape; None if they contradict each other."""
    if not isinstance(one, TensorType) or not isinstance(other, TensorType):
        return None
    if not isinstance(one, RankedTensorType):
        return other
    if not isinstance(other, RankedTensorType):
        return one
    if one.rank != other.rank:
        return None
    shape: list[int] = []
    for a, b in zip(one.shape, other.shape, strict=True):
        if a != DYNAMIC and b != DYNAMIC and a != b:
            return None
        shape.append(b if a == DYNAMIC else a)
    return RankedTensorType.get(tuple(shape), one.element_type)
