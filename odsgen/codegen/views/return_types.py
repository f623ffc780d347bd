"""The class method `infer_return_types`: the types of results from operands and properties (InferTypeOpInterface)."""

from __future__ import annotations

from odsgen.codegen.context import FileContext
from odsgen.codegen.python.expressions import CLS, Expression, Name, tuple_of
from odsgen.codegen.views.inference import ResultTypes
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    InferenceKind,
    OpDef,
    Operand,
    Result,
    SegmentKind,
)
from odsgen.ods.model.hooks import inference_hook

_INFERENCE = "odsgen.runtime.interfaces.shape_inference"

_OPERANDS, _PROPERTIES = Name("operands"), Name("properties")
#: The parameters of `infer_return_types`.
_PARAMETERS = (_OPERANDS, _PROPERTIES, Name("regions"))


def return_types(op: OpDef, context: FileContext) -> Expression | None:
    """The value that `infer_return_types` returns; None for an operation whose types do not all follow from its parts."""
    if not op.results or any(inference is None for inference in op.inference):
        return None
    if any(i is not None and i.kind is InferenceKind.HOOK for i in op.inference):
        if op.infers_components:
            tensor_types = context.imports.name(_INFERENCE, "tensor_types_of")
            return tensor_types.call(CLS.method("infer_return_type_components", *_PARAMETERS))
        return context.hook_function(inference_hook(op)).call(*_PARAMETERS)
    if any(result.arity is not Arity.REQUIRED for result in op.results):
        return None
    if not all(_is_known(op, result) for result in op.results):
        return None

    def operand_type(operand: Operand, arity: Arity) -> Expression:
        index = _operand_index(op, operand.index)
        assert index is not None, "`_is_known` asks before"
        return _OPERANDS.item(index).member("type")

    def attribute_type(attribute: AttributeArgument) -> Expression:
        return _PROPERTIES.item(attribute.name).member("type")

    return tuple_of(ResultTypes(op, context, operand_type, attribute_type).all())


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
