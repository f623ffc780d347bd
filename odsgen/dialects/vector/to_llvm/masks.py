"""Lowering of masked reductions to intrinsics of vector predication."""

from __future__ import annotations

from typing import Any

from odsgen.conversion import ConversionRewriter
from odsgen.dialects.llvm.lowering.one_to_one import LLVMPattern, fastmath_flags
from odsgen.runtime import (
    DenseIntOrFPElementsAttr,
    FloatAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    VectorType,
    i32,
)
from odsgen_dialects import arith, llvm, vector

#: Integer reductions: the intrinsic, and the neutral element by width.
_INTEGERS: dict[str, tuple[Any, Any]] = {
    "add": (llvm.VPReduceAddOp, lambda width: 0),
    "mul": (llvm.VPReduceMulOp, lambda width: 1),
    "and": (llvm.VPReduceAndOp, lambda width: -1),
    "or": (llvm.VPReduceOrOp, lambda width: 0),
    "xor": (llvm.VPReduceXorOp, lambda width: 0),
    "minui": (llvm.VPReduceUMinOp, lambda width: -1),
    "minsi": (llvm.VPReduceSMinOp, lambda width: (1 << (width - 1)) - 1),
    "maxui": (llvm.VPReduceUMaxOp, lambda width: 0),
    "maxsi": (llvm.VPReduceSMaxOp, lambda width: -(1 << (width - 1))),
}
#: Float reductions likewise; the neutral element of minnum and maxnum is a NaN.
_FLOATS: dict[str, tuple[Any, float]] = {
    "add": (llvm.VPReduceFAddOp, 0.0),
    "mul": (llvm.VPReduceFMulOp, 1.0),
    "minnumf": (llvm.VPReduceFMinOp, -float("nan")),
    "maxnumf": (llvm.VPReduceFMaxOp, float("nan")),
}


#: Float reductions without an intrinsic with a mask: the intrinsic, the operation that combines its result with
#: the accumulator, and the neutral element. MLIR 22 takes finite numbers, the least negative one for a maximum.
_SELECTED: dict[str, tuple[Any, Any, float]] = {
    "minimumf": (llvm.vector_reduce_fminimum, llvm.MinimumOp, float("inf")),
    "maximumf": (llvm.vector_reduce_fmaximum, llvm.MaximumOp, -float("inf")),
}


class MaskedReductionLowering(LLVMPattern[vector.MaskOp]):
    """Lowers `vector.mask` around `vector.reduction`; other masked operations are left alone."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        inner = next(iter(op.mask_region.entry_block), None)
        if not isinstance(inner, vector.ReductionOp) or op.passthru is not None:
            return rewriter.match_failure(op, "no reduction")
        type = self.type_converter.convert_type(inner.results[0].type)
        shape = inner.vector.type.shape
        if type is not inner.results[0].type or len(shape) != 1:
            return rewriter.match_failure(op, "no row of elements of LLVM")
        neutral: IntegerAttr | FloatAttr
        kind = inner.kind.keyword
        if kind in _SELECTED and isinstance(type, FloatType):
            return self._selected(op, inner, adaptor, rewriter)
        if isinstance(type, FloatType) and kind in _FLOATS:
            intrinsic, number = _FLOATS[kind]
            neutral = FloatAttr.get(number, type)
        elif isinstance(type, IntegerType) and kind in _INTEGERS:
            intrinsic, number_of = _INTEGERS[kind]
            neutral = IntegerAttr.get(number_of(type.width), type)
        else:
            return rewriter.match_failure(op, "LLVM has no such reduction with a mask")
        values = rewriter.remapped_values(inner.operands)
        if values is None:
            return rewriter.match_failure(op, "an operand cannot be converted")
        parts = self.parts(op, rewriter)
        elements = values[0][0]
        if len(values) > 1:
            start = values[1][0]
        else:
            start = parts.insert(llvm.ConstantOp.build(type, neutral))
        length = parts.integer(shape[0], i32)
        if inner.vector.type.scalable_dims[0]:
            scale = parts.insert(vector.VectorScaleOp.build())
            times = parts.insert(arith.IndexCastOp.build(i32, scale))
            length = parts.insert(arith.MulIOp.build(length, times))
        made = intrinsic.build(type, start, elements, adaptor.mask, length, location=op.location)
        rewriter.replace_op(op, [parts.insert(made)])
        return True

    def _selected(self, op: Any, inner: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Selects the neutral element where the mask is not set; LLVM has no such reduction with a mask."""
        values = rewriter.remapped_values(inner.operands)
        if values is None:
            return rewriter.match_failure(op, "an operand cannot be converted")
        intrinsic, join, neutral = _SELECTED[inner.kind.keyword]
        type = inner.results[0].type
        parts = self.parts(op, rewriter)
        elements = values[0][0]
        assert isinstance(elements.type, VectorType)
        splat = DenseIntOrFPElementsAttr.get(elements.type, [neutral])
        others = parts.insert(llvm.ConstantOp.build(elements.type, splat))
        chosen = parts.insert(llvm.SelectOp.build(adaptor.mask, elements, others))
        flags = fastmath_flags(inner.fastmath)
        properties = {"fastmathFlags": llvm.FastmathFlagsAttr.get(flags)}
        result = parts.insert(intrinsic((chosen,), (type,), properties))
        if len(values) > 1:
            result = parts.insert(join.build(result, values[1][0]))
        rewriter.replace_op(op, [result])
        return True
