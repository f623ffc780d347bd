"""The class method `infer_return_types`: the types of results from operands and properties (InferTypeOpInterface)."""

from __future__ import annotations

from odsgen.codegen.context import FileContext
from odsgen.codegen.literals import string_literal, tuple_literal, type_expression
from odsgen.codegen.views.inference import narrowed_type
from odsgen.ods.hooks import inference_hook
from odsgen.ods.model import Arity, InferenceKind, OpDef, Result, ResultInference, SegmentKind


def return_types_expression(op: OpDef, context: FileContext) -> str | None:
    """What `infer_return_types` returns; None for an operation whose types do not all follow from its parts."""
    if not op.results or any(inference is None for inference in op.inference):
        return None
    if any(i is not None and i.kind is InferenceKind.HOOK for i in op.inference):
        if op.infers_components:
            tensors = context.imports.use("odsgen.runtime.interfaces.inference", "tensor_types_of")
            return f"{tensors}(cls.infer_return_type_components(operands, properties, regions))"
        return f"{context.hook(inference_hook(op))}(operands, properties, regions)"
    if any(result.arity is not Arity.REQUIRED for result in op.results):
        return None
    if not all(_is_known(op, result) for result in op.results):
        return None
    return tuple_literal([_type(op, result, context) for result in op.results])


def _is_known(op: OpDef, result: Result) -> bool:
    """Whether a type follows from operands that have a fixed place and attributes that are always there."""
    inference = op.inference[result.index]
    if inference is None:
        return False
    if inference.kind is InferenceKind.BUILDABLE:
        return True
    for operand in op.operands:
        if operand.name == inference.source:
            return _operand_index(op, operand.index) is not None
    for other in op.results:
        if other.name == inference.source:
            return _is_known(op, other)
    attribute = next((a for a in op.attributes if a.name == inference.source), None)
    return attribute is not None and not attribute.optional and attribute.default is None


def _type(op: OpDef, result: Result, context: FileContext) -> str:
    inference = op.inference[result.index]
    assert inference is not None
    if inference.kind is InferenceKind.BUILDABLE:
        assert inference.builder is not None
        return type_expression(inference.builder, context.imports)
    source = _source_type(op, inference, context)
    if inference.kind is InferenceKind.TRANSFORM:
        assert inference.expression is not None
        narrowed = narrowed_type(op, inference, source, context)
        return context.expression(inference.expression, narrowed)
    return source


def _source_type(op: OpDef, inference: ResultInference, context: FileContext) -> str:
    for operand in op.operands:
        if operand.name == inference.source:
            return f"operands[{_operand_index(op, operand.index)}].type"
    for result in op.results:
        if result.name == inference.source:
            return _type(op, result, context)
    return f"properties[{string_literal(inference.source or '')}].type"


def _operand_index(op: OpDef, position: int) -> int | None:
    """Where an operand stands among all, counted from the end behind a variadic; None if that depends."""
    operands = op.operands
    if operands[position].arity is not Arity.REQUIRED:
        first_is_it = position == 0 and len(operands) == 1
        return 0 if first_is_it and operands[0].arity is Arity.VARIADIC else None
    if all(o.arity is Arity.REQUIRED for o in operands[:position]):
        return position
    if op.operand_segments is SegmentKind.NONE and all(
        o.arity is Arity.REQUIRED for o in operands[position:]
    ):
        return position - len(operands)
    return None
