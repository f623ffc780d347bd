"""Broadcasts, transposes and extracts that change places with operations on elements, loads and stores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from odsgen.dialects.shared import element_attribute, vector_type
from odsgen.dialects.shared.index_constants import index_value
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.dialects.vector.shapes import with_elements
from odsgen.rewriting import PatternRewriter, RewritePattern, operation_constant
from odsgen.runtime import (
    Attribute,
    DenseIntOrFPElementsAttr,
    Elementwise,
    FloatType,
    IndexType,
    IntegerType,
    Operation,
    Type,
    TypedAttr,
    Value,
    VectorType,
    element_type_or_self,
)
from odsgen.runtime.ir.traits import Scalarizable, Tensorizable, Vectorizable
from odsgen_dialects import arith, memref, vector


def is_mappable(op: Operation) -> bool:
    """hasElementwiseMappableTraits, but for `vector.fma`, which takes no scalars."""
    traits = (Elementwise, Scalarizable, Tensorizable, Vectorizable)
    return all(trait in op.TRAITS for trait in traits) and not isinstance(op, vector.FMAOp)


def _is_constant(value: Value) -> bool:
    return value.defining_op is not None and operation_constant(value.defining_op) is not None


def rebuilt(
    op: Operation, operands: Iterable[Value], result: Type, rewriter: PatternRewriter
) -> Value:
    """The result of the same operation on other operands."""
    attributes = op.properties_as_attributes() | dict(op.attributes)
    made = type(op).build_generic(list(operands), attributes, [result], location=op.location)
    return rewriter.insert(made).results[0]


class ElementwiseOfTransposes(RewritePattern):
    """Transposes the result where all operands are transposed alike, or constant."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        if Elementwise not in op.TRAITS or len(op.results) != 1 or op.regions:
            return False
        result, found = op.results[0].type, [operand.defining_op for operand in op.operands]
        transposes = [each for each in found if isinstance(each, vector.TransposeOp)]
        if not transposes or not isinstance(result, VectorType):
            return rewriter.match_failure(op, "nothing is transposed")
        order, source = list(transposes[0].permutation), vector_type(transposes[0].vector)
        if any(list(each.permutation) != order for each in transposes):
            return rewriter.match_failure(op, "the transposes differ")
        if not all(
            isinstance(definition, vector.TransposeOp)
            or (_is_constant(operand) and isinstance(operand.type, VectorType))
            for operand, definition in zip(op.operands, found, strict=True)
        ):
            return rewriter.match_failure(op, "an operand is neither transposed nor constant")
        back = [order.index(dim) for dim in range(len(order))]
        operands: list[Value] = []
        for operand, definition in zip(op.operands, found, strict=True):
            if isinstance(definition, vector.TransposeOp):
                operands.append(definition.vector)
                continue
            type = with_elements(source, element_type_or_self(operand.type))
            moved = vector.TransposeOp.build(type, operand, back, location=operand.location)
            operands.append(rewriter.insert(moved).results[0])
        inner = with_elements(source, result.element_type)
        value = rebuilt(op, operands, inner, rewriter)
        rewriter.replace_op_with_new(op, vector.TransposeOp.build(result, value, order))
        return True


def _broadcast_source(value: Value) -> Value | None:
    op = value.defining_op
    return op.source if isinstance(op, vector.BroadcastOp) else None


class CastOfBroadcast(RewritePattern):
    """Broadcasts what is cast, instead of casting what is broadcast."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        if len(op.operands) != 1 or len(op.results) != 1:
            return False
        source, result = _broadcast_source(op.operands[0]), op.results[0].type
        if source is None or "CastOpInterface" not in op.INTERFACES:
            return rewriter.match_failure(op, "no cast of a broadcast")
        if not isinstance(result, VectorType):
            return rewriter.match_failure(op, "the result is no vector")
        inner = with_elements(source.type, result.element_type)
        value = rebuilt(op, [source], inner, rewriter)
        rewriter.replace_op_with_new(op, vector.BroadcastOp.build(result, value))
        return True


def _shape(type: Type) -> tuple[Any, ...]:
    return (type.shape, type.scalable_dims) if isinstance(type, VectorType) else ()


def _splat(value: Value) -> DenseIntOrFPElementsAttr | None:
    """A constant vector of equal elements."""
    op = value.defining_op
    constant = None if op is None else operation_constant(op)
    if not isinstance(constant, DenseIntOrFPElementsAttr) or not constant.is_splat:
        return None
    return constant


class ElementwiseOfBroadcasts(RewritePattern):
    """Broadcasts the result where all operands are broadcast from the same shape, or constants of equal elements."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        if not is_mappable(op) or len(op.results) != 1 or not op.operands:
            return False
        result, source = op.results[0].type, None
        if not isinstance(result, VectorType):
            return rewriter.match_failure(op, "the result is no vector")
        for operand in op.operands:
            definition = operand.defining_op
            if definition is None or operation_constant(definition) is None:
                source = _broadcast_source(operand)
                break
        if source is None:
            return rewriter.match_failure(op, "nothing is broadcast")
        found = [_broadcast_source(operand) for operand in op.operands]
        splats = [_splat(operand) for operand in op.operands]
        shape = _shape(source.type)
        if any(
            splat is None if each is None else _shape(each.type) != shape
            for each, splat in zip(found, splats, strict=True)
        ):
            return rewriter.match_failure(op, "an operand is broadcast from another shape")
        operands: list[Value] = []
        for operand, each, splat in zip(op.operands, found, splats, strict=True):
            if each is None:
                assert splat is not None
                type = with_elements(source.type, element_type_or_self(operand.type))
                constant: Attribute | None
                if isinstance(type, VectorType):
                    constant = DenseIntOrFPElementsAttr.get(type, [splat.splat_value])
                else:
                    constant = element_attribute(splat, 0)
                assert isinstance(constant, TypedAttr)
                made = arith.ConstantOp.build(constant, location=operand.location)
                each = rewriter.insert(made).results[0]
            operands.append(each)
        inner = with_elements(source.type, result.element_type)
        value = rebuilt(op, operands, inner, rewriter)
        rewriter.replace_op_with_new(op, vector.BroadcastOp.build(result, value))
        return True


class ExtractOfElementwise(RewritePattern[vector.ExtractOp]):
    """Computes what is extracted alone."""

    def match_and_rewrite(self, op: vector.ExtractOp, rewriter: PatternRewriter) -> bool:
        inner = op.source.defining_op
        if inner is None or not is_mappable(inner) or len(inner.results) != 1:
            return rewriter.match_failure(op, "nothing that is computed by elements")
        if not inner.results[0].has_one_use or op.dynamic_position:
            return rewriter.match_failure(op, "several uses, or a position that is computed")
        if len(set(inner.operand_types)) != 1:
            return rewriter.match_failure(op, "operands of several types")
        rewriter.set_insertion_point_before(inner)
        parts: dict[Value, Value] = {}
        for operand in inner.operands:
            part = vector.ExtractOp.build(operand, (), op.static_position, location=inner.location)
            parts[operand] = rewriter.insert(part).results[0]
        operands = [parts[operand] for operand in inner.operands]
        rewriter.replace_op(op, [rebuilt(inner, operands, op.results[0].type, rewriter)])
        rewriter.erase_op(inner)
        return True


def _has_bytes(type: Type) -> bool:
    """Whether elements are whole bytes."""
    if isinstance(type, (IntegerType, FloatType)):
        return type.width % 8 == 0
    return isinstance(type, IndexType)


class ExtractOfLoad(RewritePattern[vector.ExtractOp]):
    """Loads what is extracted alone."""

    def match_and_rewrite(self, op: vector.ExtractOp, rewriter: PatternRewriter) -> bool:
        load = op.source.defining_op
        if not isinstance(load, vector.LoadOp) or not load.results[0].has_one_use:
            return rewriter.match_failure(op, "no load with one use")
        loaded, memory = vector_type(load.results[0]), load.base.type
        lead = len(load.indices) - loaded.rank
        if loaded.is_scalable or not _has_bytes(memory.element_type) or lead < 0:
            return rewriter.match_failure(op, "scalable, or elements that are no bytes")
        if op.dynamic_position:
            return rewriter.match_failure(op, "a position that is computed")
        rewriter.set_insertion_point_before(load)
        result = op.results[0].type
        indices: list[Value] = list(load.indices)
        for number, place in enumerate(mixed_values(op.static_position, op.dynamic_position)):
            if place == 0:
                continue
            offset = index_value(rewriter, place, load.location)
            added = arith.AddIOp.build(
                indices[lead + number],
                offset,
                overflow_flags=arith.IntegerOverflowFlags.nsw,
                location=load.location,
            )
            indices[lead + number] = rewriter.insert(added).results[0]
        made: Operation
        if isinstance(result, VectorType):
            made = vector.LoadOp.build(result, load.base, indices, location=op.location)
        else:
            made = memref.LoadOp.build(load.base, indices, location=op.location)
        rewriter.replace_op_with_new(op, made)
        rewriter.erase_op(load)
        return True


class StoreOfBroadcast(RewritePattern[vector.StoreOp]):
    """Stores the element of a vector of one."""

    def match_and_rewrite(self, op: vector.StoreOp, rewriter: PatternRewriter) -> bool:
        type = vector_type(op.value_to_store)
        source, definition = _broadcast_source(op.value_to_store), op.value_to_store.defining_op
        if type.is_scalable or isinstance(op.base.type.element_type, VectorType):
            return rewriter.match_failure(op, "scalable, or memory of vectors")
        if type.num_elements != 1 or source is None or not op.value_to_store.has_one_use:
            return rewriter.match_failure(op, "no broadcast with one use to one element")
        assert definition is not None
        made: Operation
        if isinstance(source.type, VectorType):
            made = vector.StoreOp.build(source, op.base, op.indices)
        else:
            made = memref.StoreOp.build(source, op.base, op.indices)
        rewriter.replace_op_with_new(op, made)
        rewriter.erase_op(definition)
        return True


SINKING = (
    ElementwiseOfTransposes(),
    CastOfBroadcast(),
    ElementwiseOfBroadcasts(),
    ExtractOfElementwise(),
)
SINKING_OF_MEMORY = (ExtractOfLoad(), StoreOfBroadcast())
