"""`convert-math-to-llvm`: functions for which LLVM has intrinsics."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from odsgen.conversion import ConversionPattern, ConversionRewriter, apply_partial_conversion
from odsgen.dialects.llvm.lowering.one_to_one import (
    CounterpartLowering,
    LLVMPattern,
    fastmath_flags,
    has_encoded_float,
)
from odsgen.dialects.llvm.lowering.operations import LLVMBuilder
from odsgen.dialects.llvm.lowering.target import llvm_target
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
from odsgen.dialects.llvm.types import struct_of
from odsgen.passes import Pass, flag, register_pass
from odsgen.runtime import (
    Attribute,
    BoolAttr,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    Operation,
    Type,
    Value,
    VectorType,
    i32,
)
from odsgen_dialects import llvm

COUNTERPARTS: dict[str, type[Operation]] = {
    "math.absf": llvm.FAbsOp,
    "math.acos": llvm.ACosOp,
    "math.asin": llvm.ASinOp,
    "math.atan": llvm.ATanOp,
    "math.atan2": llvm.ATan2Op,
    "math.ceil": llvm.FCeilOp,
    "math.copysign": llvm.CopySignOp,
    "math.cos": llvm.CosOp,
    "math.cosh": llvm.CoshOp,
    "math.ctpop": llvm.CtPopOp,
    "math.exp": llvm.ExpOp,
    "math.exp2": llvm.Exp2Op,
    "math.floor": llvm.FFloorOp,
    "math.fma": llvm.FMAOp,
    "math.fpowi": llvm.PowIOp,
    "math.log": llvm.LogOp,
    "math.log10": llvm.Log10Op,
    "math.log2": llvm.Log2Op,
    "math.powf": llvm.PowOp,
    "math.round": llvm.RoundOp,
    "math.roundeven": llvm.RoundEvenOp,
    "math.sin": llvm.SinOp,
    "math.sinh": llvm.SinhOp,
    "math.sqrt": llvm.SqrtOp,
    "math.tan": llvm.TanOp,
    "math.tanh": llvm.TanhOp,
    "math.trunc": llvm.FTruncOp,
}

#: Integer intrinsics with a flag `is_zero_poison` or the like, always false.
_WITH_FLAG: dict[str, tuple[type[Operation], str]] = {
    "math.absi": (llvm.AbsOp, "is_int_min_poison"),
    "math.ctlz": (llvm.CountLeadingZerosOp, "is_zero_poison"),
    "math.cttz": (llvm.CountTrailingZerosOp, "is_zero_poison"),
}

#: The masks of `llvm.is.fpclass`.
_CLASSES = {"math.isnan": 0x003, "math.isfinite": 0x1F8}


class FlaggedLowering(LLVMPattern):
    """Lowers to an integer intrinsic whose poison flag is false."""

    def __init__(
        self, root: str, op_class: type[Operation], name: str, type_converter: LLVMTypeConverter
    ) -> None:
        super().__init__(type_converter)
        self.root = root
        self.op_class = op_class
        self.flag = name

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.results[0].type)
        if type is None or isinstance(type, llvm.LLVMArrayType):
            return rewriter.match_failure(op, "vectors of several dimensions")
        properties = {self.flag: BoolAttr.get(False)}
        made = self.op_class(tuple(adaptor.operands), (type,), properties, location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True


class FloatClassLowering(LLVMPattern):
    """Lowers to `llvm.intr.is.fpclass`."""

    def __init__(self, root: str, type_converter: LLVMTypeConverter) -> None:
        super().__init__(type_converter)
        self.root = root

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.results[0].type)
        (operand,) = adaptor.operands
        if type is None or isinstance(operand.type, llvm.LLVMArrayType):
            return rewriter.match_failure(op, "vectors of several dimensions")
        if has_encoded_float(op, self.type_converter):
            return rewriter.match_failure(op, "LLVM has no such floats")
        assert self.root is not None
        bits = IntegerAttr.get(_CLASSES[self.root], i32)
        made = llvm.IsFPClass((operand,), (type,), {"bit": bits}, location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True


class ComposedLowering(LLVMPattern):
    """Lowers rsqrt, log1p and expm1 to an intrinsic and arithmetic with 1."""

    def __init__(
        self,
        root: str,
        compose: Callable[[LLVMBuilder, Value, Value, llvm.FastmathFlags], Value],
        type_converter: LLVMTypeConverter,
    ) -> None:
        super().__init__(type_converter)
        self.root = root
        self.compose = compose

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        from odsgen.dialects.llvm.lowering.one_to_one import innermost, positions

        type = self.type_converter.convert_type(op.results[0].type)
        if type is None or has_encoded_float(op, self.type_converter):
            return rewriter.match_failure(op, "the type cannot be converted")
        flags = fastmath_flags(op.fastmath)
        parts = self.parts(op, rewriter)
        (operand,) = adaptor.operands
        if not isinstance(operand.type, llvm.LLVMArrayType):
            one = self._one(parts, operand.type)
            rewriter.replace_op(op, [self.compose(parts, operand, one, flags)])
            return True
        result = parts.poison(type)
        inner = innermost(type)
        for position in positions(type):
            element = parts.extract(inner, operand, *position)
            one = self._one(parts, inner)
            result = parts.put(result, self.compose(parts, element, one, flags), *position)
        rewriter.replace_op(op, [result])
        return True

    @staticmethod
    def _one(parts: LLVMBuilder, type: Type) -> Value:
        value: Attribute = (
            DenseIntOrFPElementsAttr.get(type, [1.0])
            if isinstance(type, VectorType)
            else FloatAttr.get(1.0, type)
        )
        return parts.insert(llvm.ConstantOp.build(type, value, location=parts.location))


def _reciprocal_root(
    parts: LLVMBuilder, value: Value, one: Value, flags: llvm.FastmathFlags
) -> Value:
    at = parts.location
    root = parts.insert(llvm.SqrtOp.build(value, fastmath_flags=flags, location=at))
    return parts.insert(llvm.FDivOp.build(one, root, fastmath_flags=flags, location=at))


def _logarithm(parts: LLVMBuilder, value: Value, one: Value, flags: llvm.FastmathFlags) -> Value:
    at = parts.location
    total = parts.insert(llvm.FAddOp.build(one, value, fastmath_flags=flags, location=at))
    return parts.insert(llvm.LogOp.build(total, fastmath_flags=flags, location=at))


def _exponential(parts: LLVMBuilder, value: Value, one: Value, flags: llvm.FastmathFlags) -> Value:
    at = parts.location
    power = parts.insert(llvm.ExpOp.build(value, fastmath_flags=flags, location=at))
    return parts.insert(llvm.FSubOp.build(power, one, fastmath_flags=flags, location=at))


class SincosLowering(LLVMPattern):
    """Lowers to `llvm.intr.sincos`, whose struct result is unpacked."""

    root = "math.sincos"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.results[0].type)
        (operand,) = adaptor.operands
        if type is None or isinstance(type, llvm.LLVMArrayType):
            return rewriter.match_failure(op, "vectors of several dimensions")
        parts = self.parts(op, rewriter)
        flags = {"fastmathFlags": llvm.FastmathFlagsAttr.get(fastmath_flags(op.fastmath))}
        both = parts.insert(
            llvm.SincosOp((operand,), (struct_of((type, type)),), flags, location=op.location)
        )
        rewriter.replace_op(op, [parts.extract(type, both, place) for place in range(2)])
        return True


def math_patterns(
    converter: LLVMTypeConverter, *, approximate_log1p: bool = True
) -> Iterator[ConversionPattern[Any]]:
    """The patterns that lower `math`."""
    for root, op_class in COUNTERPARTS.items():
        yield CounterpartLowering(root, op_class, converter)
    for root, (op_class, name) in _WITH_FLAG.items():
        yield FlaggedLowering(root, op_class, name, converter)
    for root in _CLASSES:
        yield FloatClassLowering(root, converter)
    yield ComposedLowering("math.rsqrt", _reciprocal_root, converter)
    yield ComposedLowering("math.expm1", _exponential, converter)
    if approximate_log1p:
        yield ComposedLowering("math.log1p", _logarithm, converter)
    yield SincosLowering(converter)


@register_pass
class ConvertMathToLLVMPass(Pass):
    """Lowers `math` to `llvm`."""

    ARGUMENT = "convert-math-to-llvm"
    NAME = "ConvertMathToLLVMPass"
    SUMMARY = "Convert Math dialect to LLVM dialect"

    approximate_log1p = flag("approximate-log1p", True, "Enable approximation of Log1p.")

    def run_on_operation(self, op: Operation) -> None:
        converter = LLVMTypeConverter.of_machine(op)
        patterns = math_patterns(converter, approximate_log1p=self.approximate_log1p)
        apply_partial_conversion(op, llvm_target(), patterns)
