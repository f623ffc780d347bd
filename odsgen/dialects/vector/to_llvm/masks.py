"""Lowering of masked reductions to intrinsics of vector predication."""

from __future__ import annotations

from typing import Any

from odsgen.conversion import ConversionRewriter
from odsgen.dialects.llvm.lowering.one_to_one import LLVMPattern
from odsgen.runtime import FloatAttr, FloatType, IntegerAttr, IntegerType, i32
from odsgen_dialects import llvm, vector

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


class MaskedReductionLowering(LLVMPattern[vector.MaskOp]):
    """Lowers `vector.mask` around `vector.reduction`; other masked operations are left alone."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        inner = next(iter(op.mask_region.entry_block), None)
        if not isinstance(inner, vector.ReductionOp) or op.passthru is not None:
            return rewriter.match_failure(op, "no reduction")
        type = self.type_converter.convert_type(inner.results[0].type)
        shape = inner.vector.type.shape
        if (
            type is not inner.results[0].type
            or len(shape) != 1
            or any(inner.vector.type.scalable_dims)
        ):
            return rewriter.match_failure(op, "no vector of a fixed number of elements of LLVM")
        neutral: IntegerAttr | FloatAttr
        kind = inner.kind.keyword
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
        made = intrinsic.build(type, start, elements, adaptor.mask, length, location=op.location)
        rewriter.replace_op(op, [parts.insert(made)])
        return True
