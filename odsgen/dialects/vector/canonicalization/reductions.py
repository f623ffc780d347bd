"""Canonicalization of reductions and contractions."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import float_bits, integer_bits, vector_type
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter, constant_value
from odsgen.runtime import (
    Attribute,
    CloneMap,
    FloatType,
    Operation,
    Value,
    VectorType,
    element_type_or_self,
)
from odsgen_dialects.vector import (
    ContractionOp,
    ExtractOp,
    MaskOp,
    MultiDimReductionOp,
    ReductionOp,
    ShapeCastOp,
)


def _combine(
    rewriter: PatternRewriter,
    op: ReductionOp | MultiDimReductionOp,
    one: Value,
    other: Value,
    mask: Value | None,
) -> Value:
    """makeArithReduction: combines two values; where the mask is not set, the result is `other`.

    Raises VerifyError where the kind does not combine values of the type, before constants are folded by their bits.
    """
    from odsgen_dialects import arith

    is_float = isinstance(element_type_or_self(one.type), FloatType)
    classes: dict[str, Any] = {
        "ADD": arith.AddFOp if is_float else arith.AddIOp,
        "MUL": arith.MulFOp if is_float else arith.MulIOp,
        "AND": arith.AndIOp,
        "OR": arith.OrIOp,
        "XOR": arith.XOrIOp,
        "MINUI": arith.MinUIOp,
        "MINSI": arith.MinSIOp,
        "MINNUMF": arith.MinNumFOp,
        "MINIMUMF": arith.MinimumFOp,
        "MAXUI": arith.MaxUIOp,
        "MAXSI": arith.MaxSIOp,
        "MAXNUMF": arith.MaxNumFOp,
        "MAXIMUMF": arith.MaximumFOp,
    }
    made = classes[op.kind.name].build(one, other, location=op.location)
    fastmath: Attribute | None = op.properties_as_attributes().get("fastmath")
    if fastmath is not None and is_float:
        made.set_property_attribute("fastmath", fastmath)
    result: Value = rewriter.insert(made).results[0]
    made.verify()
    if mask is None:
        return result
    return rewriter.insert(arith.SelectOp.build(mask, result, other, location=op.location)).result


def _masking_op(op: Operation) -> MaskOp | None:
    """The `vector.mask` around an operation."""
    return op.parent_op if isinstance(op.parent_op, MaskOp) else None


def _first_element(rewriter: PatternRewriter, vector: Value, op: Operation) -> Value:
    """Inserts the extraction of the only element."""
    position = [0] * vector_type(vector).rank
    return rewriter.insert(ExtractOp.build(vector, (), position, location=op.location)).result


@pattern(ReductionOp)
def _reduce_one_element(op: ReductionOp, rewriter: PatternRewriter) -> bool:
    """Replaces a reduction of one element by that element."""
    type = vector_type(op.vector)
    if type.rank and type.shape[0] != 1:
        return False
    masking = _masking_op(op)
    mask = None
    if masking is not None:
        rewriter.set_insertion_point_before(masking)
        mask = _first_element(rewriter, masking.mask, op)
    result = _first_element(rewriter, op.vector, op)
    if op.acc is not None:
        result = _combine(rewriter, op, result, op.acc, mask)
    rewriter.replace_op(masking or op, [result])
    return True


@pattern(MultiDimReductionOp)
def _reduce_unit_dimensions(op: MultiDimReductionOp, rewriter: PatternRewriter) -> bool:
    """Replaces a reduction of dimensions of size 1 by a cast, combined with the accumulator."""
    type = vector_type(op.source)
    for place in op.reduction_dims:
        # MLIR's verifier lets places pass that the vector does not have.
        if place >= type.rank or type.shape[place] != 1 or type.scalable_dims[place]:
            return False
    masking = _masking_op(op)
    if masking is not None:
        rewriter.set_insertion_point_before(masking)

    def without_dimensions(vector: Value) -> Value:
        if not isinstance(op.dest.type, VectorType):
            return _first_element(rewriter, vector, op)
        element_type = vector_type(vector).element_type
        cast = VectorType.get(op.dest.type.shape, element_type, op.dest.type.scalable_dims)
        return rewriter.insert(ShapeCastOp.build(cast, vector, location=op.location)).result

    mask = None if masking is None else without_dimensions(masking.mask)
    source = without_dimensions(op.source)
    rewriter.replace_op(masking or op, [_combine(rewriter, op, op.acc, source, mask)])
    return True


# --- contractions -------------------------------------------------------------------------------------------------------


def _is_zero(value: Value) -> bool:
    constant = constant_value(value)
    bits = float_bits(constant)
    if bits is None:
        bits = integer_bits(constant)
    return bits == 0


@pattern(ContractionOp, root="arith.addi")
@pattern(ContractionOp, root="arith.addf")
def _add_to_contraction(op: Operation, rewriter: PatternRewriter) -> bool:
    """Makes the other summand the accumulator of a contraction that starts at 0."""
    one, other = op.operands
    for value, summand in ((one, other), (other, one)):
        contraction = value.defining_op
        if not isinstance(contraction, ContractionOp) or _masking_op(contraction) is not None:
            continue
        if not _is_zero(contraction.acc):
            continue
        mapping = CloneMap()
        mapping.map_value(contraction.acc, summand)
        rewriter.replace_op(op, rewriter.clone(contraction, mapping).results)
        return True
    return False
