"""`convert-arith-to-llvm`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from odsgen.conversion import ConversionPattern, ConversionRewriter, apply_partial_conversion
from odsgen.dialects.llvm.lowering.one_to_one import (
    CounterpartLowering,
    LLVMPattern,
    build_for_vectors,
    fastmath_flags,
    has_encoded_float,
)
from odsgen.dialects.llvm.lowering.target import llvm_target
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
from odsgen.dialects.llvm.types import struct_of
from odsgen.passes import Pass, register_pass, unsigned
from odsgen.runtime import (
    Attribute,
    DenseIntOrFPElementsAttr,
    IntegerAttr,
    IntegerType,
    Operation,
    ShapedType,
    Type,
    Value,
    VectorType,
)
from odsgen_dialects import arith, llvm

COUNTERPARTS: dict[str, type[Operation]] = {
    "arith.addf": llvm.FAddOp,
    "arith.addi": llvm.AddOp,
    "arith.andi": llvm.AndOp,
    "arith.bitcast": llvm.BitcastOp,
    "arith.divf": llvm.FDivOp,
    "arith.divsi": llvm.SDivOp,
    "arith.divui": llvm.UDivOp,
    "arith.extf": llvm.FPExtOp,
    "arith.extsi": llvm.SExtOp,
    "arith.extui": llvm.ZExtOp,
    "arith.fptosi": llvm.FPToSIOp,
    "arith.fptoui": llvm.FPToUIOp,
    "arith.maximumf": llvm.MaximumOp,
    "arith.maxnumf": llvm.MaxNumOp,
    "arith.maxsi": llvm.SMaxOp,
    "arith.maxui": llvm.UMaxOp,
    "arith.minimumf": llvm.MinimumOp,
    "arith.minnumf": llvm.MinNumOp,
    "arith.minsi": llvm.SMinOp,
    "arith.minui": llvm.UMinOp,
    "arith.mulf": llvm.FMulOp,
    "arith.muli": llvm.MulOp,
    "arith.negf": llvm.FNegOp,
    "arith.ori": llvm.OrOp,
    "arith.remf": llvm.FRemOp,
    "arith.remsi": llvm.SRemOp,
    "arith.remui": llvm.URemOp,
    "arith.select": llvm.SelectOp,
    "arith.shli": llvm.ShlOp,
    "arith.shrsi": llvm.AShrOp,
    "arith.shrui": llvm.LShrOp,
    "arith.sitofp": llvm.SIToFPOp,
    "arith.subf": llvm.FSubOp,
    "arith.subi": llvm.SubOp,
    "arith.trunci": llvm.TruncOp,
    "arith.uitofp": llvm.UIToFPOp,
    "arith.xori": llvm.XOrOp,
}


class ConstantLowering(LLVMPattern):
    """Lowers to `llvm.mlir.constant`."""

    root = "arith.constant"
    counterpart = llvm.ConstantOp

    def counterpart_properties(self, op: Any) -> Mapping[str, Any] | None:
        """The value."""
        properties: Mapping[str, Any] = op.stored_properties
        return properties if isinstance(properties.get("value"), Attribute) else None

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.results[0].type)
        if type is None:
            return rewriter.match_failure(op, "the type cannot be converted")
        value = op.property_attribute("value")
        made = llvm.ConstantOp.build(
            type, value, attributes=dict(op.attributes), location=op.location
        )
        rewriter.replace_op_with_new(op, made)
        return True


class IndexCastLowering(LLVMPattern):
    """Lowers to an extension or truncation, or to nothing if the index has the same width."""

    def __init__(
        self, root: str, extend: type[Operation], type_converter: LLVMTypeConverter
    ) -> None:
        super().__init__(type_converter)
        self.root = root
        self.extend = extend

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        convert = self.type_converter.convert_type
        source, target = convert(_element(op.operands[0].type)), convert(
            _element(op.results[0].type)
        )
        result_type = convert(op.results[0].type)
        if (
            not isinstance(source, IntegerType)
            or not isinstance(target, IntegerType)
            or result_type is None
        ):
            return rewriter.match_failure(op, "a type cannot be converted")
        if source.width == target.width:
            rewriter.replace_op(op, adaptor.operands)
            return True
        cast: type[Operation] = llvm.TruncOp if target.width < source.width else self.extend

        def build(operands: Sequence[Value], type: Type) -> Operation:
            return cast(tuple(operands), (type,), location=op.stored_location)

        parts = self.parts(op, rewriter)
        rewriter.replace_op(op, [build_for_vectors(parts, adaptor.operands, result_type, build)])
        return True


class CmpILowering(LLVMPattern):
    """Lowers to `llvm.icmp`."""

    root = "arith.cmpi"
    counterpart = llvm.ICmpOp  # whose predicates have the same numbers

    def has_counterpart(self, op: Any, operand_types: Sequence[Type]) -> bool:
        """Not for each vector in an array."""
        return not isinstance(operand_types[0], llvm.LLVMArrayType)

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        predicate = llvm.ICmpPredicate[op.predicate.name]

        def build(operands: Sequence[Value], type: Type) -> Operation:
            return llvm.ICmpOp.build(predicate, *operands, location=op.stored_location)

        return _compare(self, op, adaptor, rewriter, build)


class CmpFLowering(LLVMPattern):
    """Lowers to `llvm.fcmp`."""

    root = "arith.cmpf"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        if has_encoded_float(op, self.type_converter):
            return rewriter.match_failure(op, "LLVM has no such floats")
        predicate = llvm.FCmpPredicate(op.predicate.value)
        flags = fastmath_flags(op.fastmath)

        def build(operands: Sequence[Value], type: Type) -> Operation:
            return llvm.FCmpOp.build(
                predicate, *operands, fastmath_flags=flags, location=op.location
            )

        return _compare(self, op, adaptor, rewriter, build)


def _compare(
    pattern: LLVMPattern, op: Any, adaptor: Any, rewriter: ConversionRewriter, build: Any
) -> bool:
    type = pattern.type_converter.convert_type(op.results[0].type)
    if type is None:
        return rewriter.match_failure(op, "the type of the result cannot be converted")
    parts = pattern.parts(op, rewriter)
    rewriter.replace_op(op, [build_for_vectors(parts, adaptor.operands, type, build)])
    return True


class AddUIExtendedLowering(LLVMPattern):
    """Lowers to `llvm.intr.uadd.with.overflow`."""

    root = "arith.addui_extended"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        types = [self.type_converter.convert_type(type) for type in op.result_types]
        sum_type, carry_type = types
        if sum_type is None or carry_type is None or isinstance(sum_type, llvm.LLVMArrayType):
            return rewriter.match_failure(op, "vectors of several dimensions")
        parts = self.parts(op, rewriter)
        both = parts.insert(
            llvm.UAddWithOverflowOp.build(
                struct_of((sum_type, carry_type)), *adaptor.operands, location=op.location
            )
        )
        results = [
            parts.extract(type, both, place) for place, type in enumerate((sum_type, carry_type))
        ]
        rewriter.replace_op(op, results)
        return True


class MulExtendedLowering(LLVMPattern):
    """Lowers to a product of twice the width, split into halves."""

    def __init__(
        self, root: str, extend: type[Operation], type_converter: LLVMTypeConverter
    ) -> None:
        super().__init__(type_converter)
        self.root = root
        self.extend = extend

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.results[0].type)
        if type is None or isinstance(type, llvm.LLVMArrayType):
            return rewriter.match_failure(op, "vectors of several dimensions")
        element = _element(type)
        assert isinstance(element, IntegerType)
        wide: Type = IntegerType.get(2 * element.width)
        amount: Attribute = IntegerAttr.get(element.width, wide)
        if isinstance(type, VectorType):
            wide = VectorType.get(type.shape, wide, type.scalable_dims)
            amount = DenseIntOrFPElementsAttr.get(wide, [element.width])
        parts = self.parts(op, rewriter)
        location = op.stored_location
        left, right = [
            parts.insert(self.extend((value,), (wide,), location=location))
            for value in adaptor.operands
        ]
        product = parts.multiply(left, right)
        low = parts.insert(llvm.TruncOp.build(type, product, location=location))
        shift = parts.insert(llvm.ConstantOp.build(wide, amount, location=location))
        upper = parts.insert(llvm.LShrOp.build(product, shift, location=location))
        high = parts.insert(llvm.TruncOp.build(type, upper, location=location))
        rewriter.replace_op(op, [low, high])
        return True


class TruncFLowering(CounterpartLowering):
    """Lowers `truncf` without a rounding mode to `llvm.fptrunc`."""

    def __init__(self, type_converter: LLVMTypeConverter) -> None:
        super().__init__("arith.truncf", llvm.FPTruncOp, type_converter)

    def counterpart_properties(self, op: Any) -> Mapping[str, Any] | None:
        """None with a rounding mode."""
        return None if op.roundingmode is not None else super().counterpart_properties(op)

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        if op.roundingmode is None:
            return super().match_and_rewrite(op, adaptor, rewriter)
        type = self.type_converter.convert_type(op.results[0].type)
        if type is None or has_encoded_float(op, self.type_converter):
            return rewriter.match_failure(op, "the type of the result cannot be converted")
        mode = {
            "to_nearest_even": llvm.RoundingMode.NearestTiesToEven,
            "downward": llvm.RoundingMode.TowardNegative,
            "upward": llvm.RoundingMode.TowardPositive,
            "toward_zero": llvm.RoundingMode.TowardZero,
            "to_nearest_away": llvm.RoundingMode.NearestTiesToAway,
        }[op.roundingmode.name]

        def build(operands: Sequence[Value], type: Type) -> Operation:
            behavior = llvm.FPExceptionBehavior.Ignore
            return llvm.ConstrainedFPTruncIntr.build(
                type, operands[0], mode, behavior, location=op.location
            )

        parts = self.parts(op, rewriter)
        rewriter.replace_op(op, [build_for_vectors(parts, adaptor.operands, type, build)])
        return True


class RoundedDivisionExpansion(ConversionPattern[Any]):
    """Expands `ceildivsi` and the like into other operations of `arith`, which are lowered in turn."""

    def __init__(self, root: str) -> None:
        super().__init__()
        self.root = root

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Divides towards zero and corrects the quotient if the remainder is not zero."""
        parts = _ArithBuilder(op, rewriter)
        left, right = op.operands
        if isinstance(op, arith.CeilDivUIOp):
            zero = parts.constant(0)
            is_zero = parts.compare("eq", left, zero)
            one = parts.constant(1)
            less = parts.insert(arith.SubIOp.build(left, one, location=op.stored_location))
            quotient = parts.insert(arith.DivUIOp.build(less, right, location=op.stored_location))
            more = parts.insert(arith.AddIOp.build(quotient, one, location=op.stored_location))
            result = parts.select(is_zero, zero, more)
        else:
            is_up = isinstance(op, arith.CeilDivSIOp)
            constants = [parts.constant(0), parts.constant(1)] if is_up else []
            quotient = parts.insert(arith.DivSIOp.build(left, right, location=op.stored_location))
            whole = parts.insert(arith.MulIOp.build(quotient, right, location=op.stored_location))
            has_rest = parts.compare("ne", left, whole)
            zero = constants[0] if is_up else parts.constant(0)
            signs = [parts.compare("slt", value, zero) for value in (left, right)]
            fits = parts.compare("eq" if is_up else "ne", signs[0], signs[1])
            is_off = parts.insert(arith.AndIOp.build(has_rest, fits, location=op.stored_location))
            step = constants[1] if is_up else parts.constant(-1)
            corrected = parts.insert(
                arith.AddIOp.build(quotient, step, location=op.stored_location)
            )
            result = parts.select(is_off, corrected, quotient)
        rewriter.replace_op(op, [result])
        return True


class _ArithBuilder:
    """Builds operations of `arith` on one type."""

    def __init__(self, op: Operation, rewriter: ConversionRewriter) -> None:
        self.type = op.results[0].type
        self.location = op.stored_location
        self.rewriter = rewriter

    def insert(self, op: Operation) -> Value:
        return self.rewriter.insert(op).results[0]

    def constant(self, number: int) -> Value:
        value: Any = (
            DenseIntOrFPElementsAttr.get(self.type, [number])
            if isinstance(self.type, ShapedType)
            else IntegerAttr.get(number, self.type)
        )
        return self.insert(arith.ConstantOp.build(value, location=self.location))

    def compare(self, predicate: str, left: Value, right: Value) -> Value:
        kind = arith.CmpIPredicate[predicate]
        return self.insert(arith.CmpIOp.build(kind, left, right, location=self.location))

    def select(self, condition: Value, left: Value, right: Value) -> Value:
        return self.insert(arith.SelectOp.build(condition, left, right, location=self.location))


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, VectorType) else type


def arith_patterns(converter: LLVMTypeConverter) -> Iterator[ConversionPattern[Any]]:
    """The patterns that lower `arith`."""
    for root in ("arith.ceildivsi", "arith.ceildivui", "arith.floordivsi"):
        yield RoundedDivisionExpansion(root)
    yield from direct_arith_patterns(converter)


def direct_arith_patterns(converter: LLVMTypeConverter) -> Iterator[ConversionPattern[Any]]:
    """The patterns of what `llvm` has operations for; others, like rounded divisions, stay."""
    for root, op_class in COUNTERPARTS.items():
        yield CounterpartLowering(root, op_class, converter)
    yield AddUIExtendedLowering(converter)
    yield CmpFLowering(converter)
    yield CmpILowering(converter)
    yield ConstantLowering(converter)
    yield IndexCastLowering("arith.index_cast", llvm.SExtOp, converter)
    yield IndexCastLowering("arith.index_castui", llvm.ZExtOp, converter)
    yield MulExtendedLowering("arith.mulsi_extended", llvm.SExtOp, converter)
    yield MulExtendedLowering("arith.mului_extended", llvm.ZExtOp, converter)
    yield TruncFLowering(converter)


@register_pass
class ArithToLLVMConversionPass(Pass):
    """Lowers `arith` to `llvm`."""

    ARGUMENT = "convert-arith-to-llvm"
    NAME = "ArithToLLVMConversionPass"
    SUMMARY = "Convert Arith dialect to LLVM dialect"

    index_bitwidth = unsigned(
        "index-bitwidth", 0, "Bitwidth of the index type, 0 to use size of machine word"
    )

    def run_on_operation(self, op: Operation) -> None:
        target = llvm_target()
        converter = LLVMTypeConverter.of_machine(op, self.index_bitwidth)
        apply_partial_conversion(op, target, arith_patterns(converter))
