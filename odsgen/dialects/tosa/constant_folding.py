"""`tosa-layerwise-constant-fold`: transposes, reciprocals and reductions of constants are computed."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from math import prod

from odsgen.dialects.shared.transposed_constants import transposed_constant
from odsgen.passes import Pass, flag, register_pass
from odsgen.rewriting import (
    PatternRewriter,
    RewritePattern,
    apply_patterns_greedily,
    canonicalization_patterns,
)
from odsgen.runtime import (
    DenseIntOrFPElementsAttr,
    FloatType,
    IntegerType,
    Operation,
    RankedTensorType,
    Value,
)
from odsgen.runtime.floats.arithmetic import divide
from odsgen_dialects import tosa


def _values(value: Value) -> DenseIntOrFPElementsAttr | None:
    made = value.defining_op
    if not isinstance(made, tosa.ConstOp) or not isinstance(made.values, DenseIntOrFPElementsAttr):
        return None
    return made.values


def _replace(op: Operation, values: DenseIntOrFPElementsAttr, rewriter: PatternRewriter) -> None:
    rewriter.replace_op_with_new(op, tosa.ConstOp.build(values, location=op.location))


def _can_be_moved(type: IntegerType | FloatType) -> bool:
    if isinstance(type, IntegerType):
        return type.is_signless and type.width in (1, 8, 16, 32, 64)
    return True


class TransposedConstant(RewritePattern[tosa.TransposeOp]):
    """Transposes a constant that nothing else uses."""

    def match_and_rewrite(self, op: tosa.TransposeOp, rewriter: PatternRewriter) -> bool:
        values, type = _values(op.input1), op.output.type
        if values is None or not isinstance(type, RankedTensorType) or not type.has_static_shape:
            return False
        element = type.element_type
        if not isinstance(element, (IntegerType, FloatType)) or not _can_be_moved(element):
            return False
        if not op.input1.has_one_use:
            return False
        _replace(op, transposed_constant(values, type, op.perms), rewriter)
        return True


class ReciprocalOfConstant(RewritePattern[tosa.ReciprocalOp]):
    """Divides one by each element of a constant."""

    def match_and_rewrite(self, op: tosa.ReciprocalOp, rewriter: PatternRewriter) -> bool:
        values = _values(op.input1)
        if values is None or not isinstance(values.type.element_type, FloatType):
            return False
        if not values.is_splat and not op.input1.has_one_use:
            return False
        semantics = values.type.element_type.SEMANTICS
        one = semantics.from_fraction(1)
        bits = [divide(semantics, one, each) for each in values.number_bits()]
        _replace(op, DenseIntOrFPElementsAttr.from_bits(values.type, bits), rewriter)
        return True


_REDUCTIONS: dict[type[Operation], Callable[[int, int], int]] = {
    tosa.ReduceAllOp: lambda one, other: one & other,
    tosa.ReduceAnyOp: lambda one, other: one | other,
    tosa.ReduceMaxOp: max,
    tosa.ReduceMinOp: min,
    tosa.ReduceProductOp: lambda one, other: one * other,
    tosa.ReduceSumOp: lambda one, other: one + other,
}


class ReducedConstant(RewritePattern[Operation]):
    """Reduces a constant of integers along its axis."""

    def __init__(self, kind: type[Operation], always: bool) -> None:
        self.root, self._combine, self._always = kind.OPERATION_NAME, _REDUCTIONS[kind], always

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        values, type = _values(op.operands[0]), op.results[0].type
        if values is None or not (self._always or op.operands[0].has_one_use):
            return False
        if not isinstance(type, RankedTensorType) or not type.has_static_shape:
            return False
        element = values.type.element_type
        if not isinstance(element, IntegerType):
            return False
        numbers = [each for each in values.values() if isinstance(each, int)]
        shape, axis = values.type.shape, op.axis  # type: ignore[attr-defined]
        stride = prod(shape[axis + 1 :])
        reduced: list[int] = []
        for start in range(0, prod(shape), stride * shape[axis] or 1):
            for offset in range(start, start + stride):
                line = numbers[offset : offset + stride * shape[axis] : stride]
                reduced.append(reduce(self._combine, line))
        mask = (1 << element.width) - 1
        bits = [number & mask for number in reduced]
        _replace(op, DenseIntOrFPElementsAttr.from_bits(type, bits), rewriter)
        return True


@register_pass
class TosaLayerwiseConstantFoldPass(Pass):
    """Computes operations on constants."""

    ARGUMENT = "tosa-layerwise-constant-fold"
    NAME = "TosaLayerwiseConstantFoldPass"
    SUMMARY = "Fold layerwise operations on constant tensors"
    OPERATION = "func.func"

    aggressive = flag(
        "aggressive-reduce-constant",
        False,
        "Always perform the reduce constant optimizationMay add more tosa.const but would reduce runtime calculations",
    )

    def run_on_operation(self, op: Operation) -> None:
        patterns: list[RewritePattern] = [ReciprocalOfConstant(), TransposedConstant()]
        patterns += [ReducedConstant(kind, self.aggressive) for kind in _REDUCTIONS]
        patterns += canonicalization_patterns([tosa.DIALECT])
        apply_patterns_greedily(op, patterns)
