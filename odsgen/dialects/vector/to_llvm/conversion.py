"""`convert-vector-to-llvm`: vectors of rank 1, and arrays of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.conversion import ConversionPattern, ConversionRewriter, apply_partial_conversion
from odsgen.dialects.llvm.lowering.one_to_one import (
    LLVMPattern,
    fastmath_flags,
    innermost,
    positions,
)
from odsgen.dialects.llvm.lowering.operations import LLVMBuilder
from odsgen.dialects.llvm.lowering.target import llvm_target
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
from odsgen.dialects.memref.to_llvm.memory import element_pointer
from odsgen.dialects.shared import DYNAMIC_INDEX
from odsgen.dialects.vector.to_llvm.masked_memory import (
    CompressStoreLowering,
    ExpandLoadLowering,
    GatherLowering,
    MaskedLoadLowering,
    MaskedStoreLowering,
    ScatterLowering,
    preferred_alignment,
)
from odsgen.dialects.vector.to_llvm.masks import MaskedReductionLowering
from odsgen.dialects.vector.to_llvm.printing import PrintLowering
from odsgen.dialects.vector.to_llvm.unrolling import UNROLLING
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import apply_patterns_greedily
from odsgen.runtime import FloatAttr, FloatType, MemRefType, VectorType, i32, i64
from odsgen_dialects import llvm, vector

if TYPE_CHECKING:
    from odsgen.runtime import Operation, Type, Value


# --- elements ---------------------------------------------------------------------------------------------------------------


class BroadcastLowering(LLVMPattern[vector.BroadcastOp]):
    """Lowers a broadcast of a scalar to `insertelement` and `shufflevector`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.vector.type)
        if type is None or isinstance(op.source.type, VectorType):
            return rewriter.match_failure(op, "not a scalar")
        row_type = innermost(type)
        assert isinstance(row_type, VectorType)
        parts = self.parts(op, rewriter)
        array = parts.poison(type) if row_type is not type else None
        poison = parts.poison(row_type)
        zero = parts.integer(0, i32)
        row = parts.insert(llvm.InsertElementOp.build(poison, adaptor.source, zero))
        if op.vector.type.shape:
            other = poison if array is None else row
            mask = [0] * row_type.shape[0]
            row = parts.insert(llvm.ShuffleVectorOp.build(row_type, row, other, mask))
        if array is None:
            rewriter.replace_op(op, [row])
            return True
        for position in positions(type):
            array = parts.put(array, row, *position)
        rewriter.replace_op(op, [array])
        return True


def _split_position(op: Any, adaptor: Any) -> tuple[list[int], Value | int | None] | None:
    """Splits a position into array indices and a vector index; None for a dynamic array index."""
    dynamic = iter(adaptor.dynamic_position)
    position: list[Value | int] = [
        next(dynamic) if place == DYNAMIC_INDEX else place for place in op.static_position
    ]
    container = op.source if isinstance(op, vector.ExtractOp) else op.dest
    last = position.pop() if len(position) == len(container.type.shape) and position else None
    if any(not isinstance(place, int) or place < 0 for place in position):
        return None
    if isinstance(last, int) and last < 0:
        return None
    return [place for place in position if isinstance(place, int)], last


def _as_value(parts: LLVMBuilder, place: Value | int) -> Value:
    return parts.integer(place, i64) if isinstance(place, int) else place


class ExtractLowering(LLVMPattern[vector.ExtractOp]):
    """Lowers to `llvm.extractvalue` and `llvm.extractelement`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        split = _split_position(op, adaptor)
        type = self.type_converter.convert_type(op.results[0].type)
        if split is None or type is None or not op.source.type.shape:
            return rewriter.match_failure(op, "a place in an array is a value")
        outer, last = split
        parts = self.parts(op, rewriter)
        result = adaptor.source
        if outer:
            inner = type if last is None else innermost(result.type)
            result = parts.extract(inner, result, *outer)
        if last is not None:
            place = _as_value(parts, last)
            result = parts.insert(llvm.ExtractElementOp.build(result, place))
        rewriter.replace_op(op, [result])
        return True


class InsertLowering(LLVMPattern[vector.InsertOp]):
    """Lowers to `llvm.insertelement` and `llvm.insertvalue`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        split = _split_position(op, adaptor)
        if split is None or not op.dest.type.shape or not len(op.static_position):
            return rewriter.match_failure(op, "a place in an array is a value")
        outer, last = split
        parts = self.parts(op, rewriter)
        result, value = adaptor.dest, adaptor.value_to_store
        if last is not None:
            row = result
            if outer:
                row = parts.extract(innermost(result.type), result, *outer)
            place = _as_value(parts, last)
            value = parts.insert(llvm.InsertElementOp.build(row, value, place))
        rewriter.replace_op(op, [parts.put(result, value, *outer) if outer else value])
        return True


# --- memory -----------------------------------------------------------------------------------------------------------------


class LoadLowering(LLVMPattern[vector.LoadOp]):
    """Lowers to `llvm.load`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.results[0].type)
        memory = op.base.type
        if not isinstance(type, VectorType) or not isinstance(memory, MemRefType):
            return rewriter.match_failure(op, "a vector of several dimensions")
        element = self.type_converter.convert_type(memory.element_type)
        alignment = op.alignment or (None if element is None else preferred_alignment(element))
        parts = self.parts(op, rewriter)
        place = element_pointer(parts, memory, adaptor.base, adaptor.indices)
        if place is None or alignment is None:
            return rewriter.match_failure(op, "the memory has no strides, or holds vectors")
        value = parts.load(type, place, alignment=alignment, nontemporal=bool(op.nontemporal))
        rewriter.replace_op(op, [value])
        return True


class StoreLowering(LLVMPattern[vector.StoreOp]):
    """Lowers to `llvm.store`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        memory = op.base.type
        value = adaptor.value_to_store
        if not isinstance(value.type, VectorType) or not isinstance(memory, MemRefType):
            return rewriter.match_failure(op, "a vector of several dimensions")
        element = self.type_converter.convert_type(memory.element_type)
        alignment = op.alignment or (None if element is None else preferred_alignment(element))
        parts = self.parts(op, rewriter)
        place = element_pointer(parts, memory, adaptor.base, adaptor.indices)
        if place is None or alignment is None:
            return rewriter.match_failure(op, "the memory has no strides, or holds vectors")
        parts.store(value, place, alignment=alignment, nontemporal=bool(op.nontemporal))
        rewriter.erase_op(op)
        return True


# --- arithmetic -------------------------------------------------------------------------------------------------------------


class FMALowering(LLVMPattern[vector.FMAOp]):
    """Lowers to `llvm.intr.fmuladd`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        if len(op.results[0].type.shape) > 1:
            return rewriter.match_failure(op, "a vector of several dimensions")
        rewriter.replace_op_with_new(op, llvm.FMulAddOp.build(*adaptor.operands))
        return True


class BitCastLowering(LLVMPattern[vector.BitCastOp]):
    """Lowers to `llvm.bitcast`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.results[0].type)
        if not isinstance(type, VectorType):
            return rewriter.match_failure(op, "a vector of several dimensions")
        (operand,) = adaptor.operands
        rewriter.replace_op_with_new(op, llvm.BitcastOp.build(type, operand))
        return True


class ShuffleLowering(LLVMPattern[vector.ShuffleOp]):
    """Lowers to `llvm.shufflevector`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        first, second = adaptor.operands
        type = self.type_converter.convert_type(op.results[0].type)
        if (
            len(op.results[0].type.shape) != 1
            or type is None
            or first.type is not second.type
            or not op.operands[0].type.shape
        ):
            return rewriter.match_failure(op, "vectors of different types or several dimensions")
        rewriter.replace_op_with_new(op, llvm.ShuffleVectorOp.build(type, first, second, op.mask))
        return True


#: Integer reductions: the intrinsic, and the operation that combines its result with the
#: accumulator.
_INTEGERS: dict[str, tuple[Any, Any]] = {
    "add": (llvm.vector_reduce_add, llvm.AddOp),
    "mul": (llvm.vector_reduce_mul, llvm.MulOp),
    "and": (llvm.vector_reduce_and, llvm.AndOp),
    "or": (llvm.vector_reduce_or, llvm.OrOp),
    "xor": (llvm.vector_reduce_xor, llvm.XOrOp),
    "minui": (llvm.vector_reduce_umin, "ule"),
    "minsi": (llvm.vector_reduce_smin, "sle"),
    "maxui": (llvm.vector_reduce_umax, "uge"),
    "maxsi": (llvm.vector_reduce_smax, "sge"),
}
#: Float reductions with a start value: the intrinsic and the neutral element.
_ORDERED_FLOATS: dict[str, tuple[Any, float]] = {
    "add": (llvm.vector_reduce_fadd, 0.0),
    "mul": (llvm.vector_reduce_fmul, 1.0),
}
_FLOATS: dict[str, tuple[Any, Any]] = {
    "minimumf": (llvm.vector_reduce_fminimum, llvm.MinimumOp),
    "maximumf": (llvm.vector_reduce_fmaximum, llvm.MaximumOp),
    "minnumf": (llvm.vector_reduce_fmin, llvm.MinNumOp),
    "maxnumf": (llvm.vector_reduce_fmax, llvm.MaxNumOp),
}


class ReductionLowering(LLVMPattern[vector.ReductionOp]):
    """Lowers to a reduction intrinsic; integer accumulators are combined with its result."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.results[0].type)
        kind = op.kind.keyword
        if type is None or not op.vector.type.shape:
            return rewriter.match_failure(op, "the type cannot be converted")
        if isinstance(op.parent_op, vector.MaskOp):
            return rewriter.match_failure(op, "a mask says which elements are reduced")
        parts = self.parts(op, rewriter)
        result = (
            self._floats(parts, op, adaptor, kind, type)
            if isinstance(type, FloatType)
            else self._integers(parts, adaptor, kind, type)
        )
        if result is None:
            return rewriter.match_failure(op, "there is no such reduction")
        rewriter.replace_op(op, [result])
        return True

    @staticmethod
    def _integers(parts: LLVMBuilder, adaptor: Any, kind: str, type: Type) -> Value | None:
        if kind not in _INTEGERS:
            return None
        intrinsic, join = _INTEGERS[kind]
        result = parts.insert(intrinsic((adaptor.vector,), (type,)))
        before = adaptor.acc
        if before is None:
            return result
        if not isinstance(join, str):
            return parts.insert(join.build(before, result))
        predicate = llvm.ICmpPredicate[join]
        is_before = parts.insert(llvm.ICmpOp.build(predicate, before, result))
        return parts.insert(llvm.SelectOp.build(is_before, before, result))

    @staticmethod
    def _floats(parts: LLVMBuilder, op: Any, adaptor: Any, kind: str, type: Type) -> Value | None:
        flags = fastmath_flags(op.fastmath)
        properties = {"fastmathFlags": llvm.FastmathFlagsAttr.get(flags)}
        before = adaptor.acc
        if kind in _ORDERED_FLOATS:
            intrinsic, neutral = _ORDERED_FLOATS[kind]
            if before is None:
                before = parts.insert(llvm.ConstantOp.build(type, FloatAttr.get(neutral, type)))
            operands: Sequence[Value] = (before, adaptor.vector)
            return parts.insert(intrinsic(tuple(operands), (type,), properties))
        if kind not in _FLOATS:
            return None
        intrinsic, join = _FLOATS[kind]
        result = parts.insert(intrinsic((adaptor.vector,), (type,), properties))
        if before is None:
            return result
        return parts.insert(join.build(result, before))


def vector_patterns(converter: LLVMTypeConverter) -> Iterator[ConversionPattern[Any]]:
    """The patterns that lower `vector`."""
    yield BitCastLowering(converter)
    yield ShuffleLowering(converter)
    yield ExtractLowering(converter)
    yield FMALowering(converter)
    yield InsertLowering(converter)
    yield MaskedReductionLowering(converter)
    yield ReductionLowering(converter)
    yield LoadLowering(converter)
    yield StoreLowering(converter)
    yield MaskedLoadLowering(converter)
    yield MaskedStoreLowering(converter)
    yield GatherLowering(converter)
    yield ScatterLowering(converter)
    yield ExpandLoadLowering(converter)
    yield CompressStoreLowering(converter)
    yield BroadcastLowering(converter)
    yield PrintLowering(converter)


@register_pass
class ConvertVectorToLLVMPass(Pass):
    """Lowers the basic operations of `vector` to `llvm`."""

    ARGUMENT = "convert-vector-to-llvm"
    NAME = "ConvertVectorToLLVMPass"
    SUMMARY = "Lower the operations from the vector dialect into the LLVM dialect"

    def run_on_operation(self, op: Operation) -> None:
        """Unrolls vectors of higher rank, then converts."""
        apply_patterns_greedily(op, UNROLLING)
        converter = LLVMTypeConverter.of_machine()
        target = llvm_target()
        target.add_legal_dialect("arith")
        apply_partial_conversion(op, target, vector_patterns(converter))
