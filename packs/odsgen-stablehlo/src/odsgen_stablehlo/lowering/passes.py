"""`stablehlo-legalize-to-linalg`: StableHLO as structured operations on tensors, and control flow of `scf`."""

from __future__ import annotations

from typing import Any

from odsgen.conversion import ConversionTarget, apply_partial_conversion
from odsgen.dialects.shared.lowered import Lowering
from odsgen.dialects.shared.signless_types import signless, signless_type_converter
from odsgen.passes import Pass, register_pass
from odsgen.runtime import FunctionType, Operation, Type, TypeAttr
from odsgen_dialects.builtin import UnrealizedConversionCastOp

from ..chlo import ops as chlo
from ..stablehlo import ops
from . import batches, control, dynamic, movement, reductions
from .scalars import ELEMENTWISE

_LOWERINGS: dict[type[Operation], Any] = {
    ops.BatchNormGradOp: batches.gradient,
    ops.BatchNormInferenceOp: batches.inference,
    ops.BatchNormTrainingOp: batches.training,
    ops.BitcastConvertOp: movement.bitcast_convert,
    ops.BroadcastInDimOp: movement.broadcast_in_dim,
    ops.CaseOp: control.cases,
    ops.ConcatenateOp: movement.concatenate,
    ops.ConstantOp: movement.constant_tensor,
    ops.ConvolutionOp: reductions.convolution,
    ops.DotGeneralOp: reductions.dot_general,
    ops.DotOp: reductions.dot,
    ops.DynamicBroadcastInDimOp: dynamic.dynamic_broadcast_in_dim,
    ops.DynamicGatherOp: dynamic.dynamic_gather,
    ops.DynamicIotaOp: dynamic.dynamic_iota,
    ops.DynamicPadOp: dynamic.dynamic_pad,
    ops.DynamicReshapeOp: movement.reshape,
    ops.DynamicSliceOp: movement.dynamic_slice,
    ops.DynamicUpdateSliceOp: movement.dynamic_update_slice,
    ops.GatherOp: reductions.gather,
    ops.GetDimensionSizeOp: dynamic.dimension_size,
    ops.IfOp: control.condition,
    ops.IotaOp: movement.iota,
    ops.MapOp: reductions.mapped,
    ops.OptimizationBarrierOp: lambda op, operands: operands,
    ops.PadOp: movement.pad,
    ops.RealDynamicSliceOp: dynamic.real_dynamic_slice,
    ops.ReduceOp: reductions.reduction,
    ops.ReduceWindowOp: reductions.reduce_window,
    ops.ReshapeOp: movement.reshape,
    ops.ReverseOp: movement.reverse,
    ops.ScatterOp: control.scatter,
    ops.SelectAndScatterOp: control.select_and_scatter,
    ops.SliceOp: movement.slice,
    ops.SortOp: control.sort,
    ops.TransposeOp: movement.transpose,
    ops.WhileOp: control.while_loop,
    chlo.TopKOp: control.top_k,
}


_LOWERED = frozenset((*ELEMENTWISE, *_LOWERINGS))


def _operations() -> list[type[Operation]]:
    return [
        kind
        for module in (ops, chlo)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Operation) and kind.OPERATION_NAME
    ]


def to_linalg_patterns() -> list[Lowering]:
    """The patterns of `stablehlo-legalize-to-linalg`."""
    converter = signless_type_converter()
    return [
        *(Lowering(each, reductions.elementwise, converter) for each in ELEMENTWISE),
        *(Lowering(each, lower, converter) for each, lower in _LOWERINGS.items()),
    ]


@register_pass
class StablehloLegalizeToLinalgPass(Pass):
    """Lowers what has a lowering; what has none stays."""

    ARGUMENT = "stablehlo-legalize-to-linalg"
    NAME = "StablehloLegalizeToLinalgPass"
    SUMMARY = "StableHLO to Linalg"

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect(
            "arith",
            "bufferization",
            "builtin",
            "complex",
            "func",
            "linalg",
            "math",
            "scf",
            "shape",
            "tensor",
        )
        # What has no lowering may stand in a loop that is lowered.
        target.add_legal_op(*(kind for kind in _operations() if kind not in _LOWERED))
        apply_partial_conversion(op, target, to_linalg_patterns())


@register_pass
class StablehloConvertToSignlessPass(Pass):
    """Takes the sign from the types of a lowered program, in which operations have it.

    The casts between types with and without a sign go.
    """

    ARGUMENT = "stablehlo-convert-to-signless"
    NAME = "StablehloConvertToSignlessPass"
    SUMMARY = "Pass to transform the IR to be on signless integers."

    def run_on_operation(self, op: Operation) -> None:
        for inner in list(op.walk()):
            if inner.dialect_name in ("stablehlo", "chlo") and _has_sign(inner):
                self.signal_failure(
                    inner.op_error("computes with unsigned integers: lower it before")
                )
                return
        for inner in list(op.walk()):
            _without_sign(inner)


def _has_sign(op: Operation) -> bool:
    return any(signless(value.type) is not value.type for value in (*op.operands, *op.results))


def _without_sign(op: Operation) -> None:
    for result in op.results:
        result.type = signless(result.type)
    for region in op.regions:
        for block in region.blocks:
            for argument in block.arguments:
                argument.type = signless(argument.type)
    for name, attribute in op.stored_properties.items():
        if isinstance(attribute, TypeAttr):
            op.properties[name] = TypeAttr.get(_signless_function(attribute.value))
    if isinstance(op, UnrealizedConversionCastOp):
        types = [value.type for value in op.operands]
        if types == [value.type for value in op.results]:
            for result, value in zip(op.results, op.operands, strict=True):
                result.replace_all_uses_with(value)
            op.erase()


def _signless_function(type: Type) -> Type:
    if not isinstance(type, FunctionType):
        return signless(type)
    return FunctionType.get(list(map(signless, type.inputs)), list(map(signless, type.results)))
