"""Takes constants and fills into the body of `linalg.generic`, and frees its results from what they are computed in."""

from __future__ import annotations

from odsgen.dialects.linalg.effects import has_pure_tensor_semantics, inits_of
from odsgen.dialects.linalg.fusion.producers import Control, cover_loops, uses_element
from odsgen.dialects.linalg.generalization import build_generic, copied_body
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.dialects.shared import element_attribute, sizes_of
from odsgen.dialects.shared.transposed_constants import transposed_constant
from odsgen.rewriting import PatternRewriter, RewritePattern, constant_value
from odsgen.runtime import (
    Attribute,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    Operation,
    RankedTensorType,
    Use,
    Value,
)
from odsgen_dialects import arith, linalg, tensor


def _scalar_of(value: Value) -> IntegerAttr | FloatAttr | None:
    """The number that a constant is, in all its elements."""
    found: Attribute | None = constant_value(value)
    if isinstance(found, DenseIntOrFPElementsAttr) and found.is_splat:
        if not isinstance(found.type.element_type, (IntegerType, FloatType)):
            return None
        found = element_attribute(found, 0)
    return found if isinstance(found, (IntegerAttr, FloatAttr)) else None


class SplatIntoBody(RewritePattern[linalg.GenericOp]):
    """Uses a constant with one value in the body."""

    def match_and_rewrite(self, op: linalg.GenericOp, rewriter: PatternRewriter) -> bool:
        if not has_pure_tensor_semantics(op):
            return False
        for number, value in enumerate(op.inputs):
            scalar = _scalar_of(value)
            if scalar is None:
                continue
            maps = loop_maps(op)
            del maps[number]
            if not cover_loops(maps):
                return rewriter.match_failure(op, "the sizes of loops are not known")
            others = [each for place, each in enumerate(op.inputs) if place != number]
            if not isinstance(value.defining_op, arith.ConstantOp):
                return rewriter.match_failure(op, "the constant cannot be made a scalar")
            constant = rewriter.insert(arith.ConstantOp.build(scalar, location=value.location))
            body = copied_body(op)
            argument = body.entry_block.arguments[number]
            argument.replace_all_uses_with(constant.result)
            body.entry_block.erase_arguments([number])
            location = rewriter.fused_location(op, *others)
            fused = build_generic(others, op.outputs, maps, loop_kinds(op), body, location)
            rewriter.insert(fused)
            rewriter.replace_op(op, fused)
            return True
        return False


class FillIntoBody(RewritePattern[linalg.GenericOp]):
    """Uses what an input is filled with in the body."""

    def match_and_rewrite(self, op: linalg.GenericOp, rewriter: PatternRewriter) -> bool:
        if not has_pure_tensor_semantics(op):
            return False
        found = False
        for number, value in enumerate(op.inputs):
            fill = value.defining_op
            if not uses_element(op, number) or not isinstance(fill, linalg.FillOp):
                continue
            found = True
            argument = op.region.entry_block.arguments[number]
            rewriter.replace_all_uses_with(argument, fill.operands[0])
        return found


class EmptyOutputs(RewritePattern[linalg.GenericOp]):
    """Writes results whose old elements nobody reads into empty tensors."""

    def match_and_rewrite(self, op: linalg.GenericOp, rewriter: PatternRewriter) -> bool:
        changed = False
        for number, value in enumerate(op.outputs, len(op.inputs)):
            type = value.type
            if uses_element(op, number) or not isinstance(type, RankedTensorType):
                continue
            if _is_sparse(type) or isinstance(value.defining_op, tensor.EmptyOp):
                continue
            sizes = sizes_of(rewriter, value, op.location)
            dynamic = [size for size in sizes if isinstance(size, Value)]
            empty = tensor.EmptyOp.build(
                RankedTensorType.get(type.shape, type.element_type), dynamic, location=op.location
            )
            with rewriter.modifying(op):
                op.set_operand(number, rewriter.insert(empty).result)
            changed = True
        return changed


def _is_sparse(type: RankedTensorType) -> bool:
    if type.encoding is None:
        return False
    from odsgen_dialects.sparse_tensor import SparseTensorEncodingAttr

    return isinstance(type.encoding, SparseTensorEncodingAttr)


class TransposedConstant(RewritePattern[Operation]):
    """Transposes a constant (`FoldConstantTranspose`)."""

    def __init__(self, control: Control) -> None:
        self._control = control

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        if not isinstance(op, (linalg.GenericOp, linalg.TransposeOp)):
            return False
        maps = loop_maps(op)
        if not has_pure_tensor_semantics(op) or len(maps) != 2 or len(inits_of(op)) != 1:
            return False
        result = op.results[0].type
        source, init = op.operand_types
        if not isinstance(result, RankedTensorType) or not result.has_static_shape:
            return False
        if not isinstance(source, RankedTensorType) or not isinstance(init, RankedTensorType):
            return False
        element = result.element_type
        if source.element_type is not element or init.element_type is not element:
            return False
        if not isinstance(element, (IntegerType, FloatType)):
            return False
        block = op.regions[0].entry_block
        end = block.first
        if not all(map.is_permutation() for map in maps) or end is None or end is not block.last:
            return False
        if not isinstance(end, linalg.YieldOp) or end.operands[0] is not block.arguments[0]:
            return False
        constant = constant_value(op.operands[0])
        if not isinstance(constant, DenseIntOrFPElementsAttr) or not self._control(Use(op, 0)):
            return False
        of_input, of_output = maps
        places = [of_input.dim_position(each) for each in range(of_input.num_dims)]
        order = [places.index(of_output.dim_position(each)) for each in range(len(places))]
        value = transposed_constant(constant, result, order)
        made = arith.ConstantOp.build(value, location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True
