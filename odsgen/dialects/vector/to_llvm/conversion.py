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
from odsgen.dialects.shared import DYNAMIC_INDEX
from odsgen.dialects.vector.lowering.masks import MASKS, mask_materialization
from odsgen.dialects.vector.lowering.products import OuterProduct, contractions
from odsgen.dialects.vector.lowering.shapes import SHAPE_CASTS, STRIDED_SLICES, transposes
from odsgen.dialects.vector.lowering.transfers import ReadAsLoad, WriteAsStore
from odsgen.dialects.vector.lowering.unrolling import (
    BITCAST,
    ELEMENTS,
    INTERLEAVE,
    BroadcastUnrolling,
    FMAUnrolling,
    GatherUnrolling,
    StepConstant,
)
from odsgen.dialects.vector.to_llvm.elements import ELEMENT_LOWERINGS, ScalableMaskLowering
from odsgen.dialects.vector.to_llvm.masked_memory import (
    CompressStoreLowering,
    ExpandLoadLowering,
    GatherLowering,
    LoadLowering,
    MaskedLoadLowering,
    MaskedStoreLowering,
    ScatterLowering,
    StoreLowering,
)
from odsgen.dialects.vector.to_llvm.masks import MaskedReductionLowering
from odsgen.dialects.vector.to_llvm.printing import PrintLowering
from odsgen.passes import Pass, choice, flag, register_pass
from odsgen.rewriting import apply_patterns_greedily
from odsgen.runtime import FloatAttr, FloatType, VectorType, i32, i64
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
        # One element is the whole row, but for a scalable one; MLIR leaves the others of that without a value.
        is_whole = row_type is type and row_type.shape[0] == 1 and not row_type.scalable_dims[0]
        if not is_whole:
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
    rank = len(container.type.shape)
    last: Value | int | None = None
    if rank == 0:
        last = 0
    elif len(position) == rank:
        last = position.pop()
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
        if split is None or type is None:
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
        if split is None:
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
    """Lowers to `llvm.shufflevector`; vectors of different types, or of several dimensions, element by element."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        first, second = adaptor.operands
        type = self.type_converter.convert_type(op.results[0].type)
        if type is None:
            return rewriter.match_failure(op, "the type cannot be converted")
        if len(op.results[0].type.shape) == 1 and op.v1.type is op.v2.type:
            rewriter.replace_op_with_new(
                op, llvm.ShuffleVectorOp.build(type, first, second, op.mask)
            )
            return True
        parts = self.parts(op, rewriter)
        count = op.v1.type.shape[0]
        result = parts.poison(type)
        for place, number in enumerate(op.mask):
            source = first if number < count else second
            number -= 0 if number < count else count
            if isinstance(type, VectorType):
                element = parts.insert(llvm.ExtractElementOp.build(source, parts.index(number)))
                result = parts.insert(
                    llvm.InsertElementOp.build(result, element, parts.index(place))
                )
            else:
                assert isinstance(type, llvm.LLVMArrayType)
                part = parts.extract(type.element_type, source, number)
                result = parts.put(result, part, place)
        rewriter.replace_op(op, [result])
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

    def __init__(self, type_converter: LLVMTypeConverter, may_reassociate: bool = False) -> None:
        super().__init__(type_converter)
        self._may_reassociate = may_reassociate

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.results[0].type)
        kind = op.kind.keyword
        if type is None:
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

    def _floats(
        self, parts: LLVMBuilder, op: Any, adaptor: Any, kind: str, type: Type
    ) -> Value | None:
        flags = fastmath_flags(op.fastmath)
        if self._may_reassociate:
            flags |= llvm.FastmathFlags.reassoc
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


def vector_patterns(
    converter: LLVMTypeConverter,
    *,
    may_reassociate: bool = False,
    has_short_indices: bool = False,
    aligns_vectors: bool = False,
) -> Iterator[ConversionPattern[Any]]:
    """The patterns that lower `vector`."""
    yield BitCastLowering(converter)
    yield ShuffleLowering(converter)
    yield ExtractLowering(converter)
    yield FMALowering(converter)
    yield InsertLowering(converter)
    yield MaskedReductionLowering(converter)
    yield ReductionLowering(converter, may_reassociate)
    for memory in (
        LoadLowering,
        StoreLowering,
        MaskedLoadLowering,
        MaskedStoreLowering,
        GatherLowering,
        ScatterLowering,
        ExpandLoadLowering,
        CompressStoreLowering,
    ):
        yield memory(converter, aligns_vectors)
    yield BroadcastLowering(converter)
    yield PrintLowering(converter)
    yield ScalableMaskLowering(converter, has_short_indices)
    for pattern in ELEMENT_LOWERINGS:
        yield pattern(converter)


@register_pass
class ConvertVectorToLLVMPass(Pass):
    """Lowers `vector` to `llvm`; transfers of several dimensions are lowered by `convert-vector-to-scf`."""

    ARGUMENT = "convert-vector-to-llvm"
    NAME = "ConvertVectorToLLVMPass"
    SUMMARY = "Lower the operations from the vector dialect into the LLVM dialect"

    may_reassociate = flag(
        "reassociate-fp-reductions",
        False,
        "Allows llvm to reassociate floating-point reductions for speed",
    )
    has_short_indices = flag(
        "force-32bit-vector-indices",
        True,
        "Allows compiler to assume vector indices fit in 32-bit if that yields faster code",
    )
    aligns_vectors = flag(
        "use-vector-alignment",
        False,
        "Use the preferred alignment of a vector type in load/store operations instead of the alignment of the "
        "element type of the memref",
    )
    contracts = choice(
        "vector-contract-lowering",
        "dot",
        "control the lowering of `vector.contract` operations.",
        {
            "dot": "Progressively lower to finer grained `vector.contract` and dot-products. (default)",
            "outerproduct": "Lower to `vector.outerproduct`.",
            "parallelarith": "Lower contract with all reduction dimensions unrolled to 1 to a vector "
            "elementwise operations.",
        },
    )
    transposes = choice(
        "vector-transpose-lowering",
        "eltwise",
        "control the lowering of `vector.transpose` operations.",
        {
            "eltwise": "Lower transpose into element-wise extract and inserts (default)",
            "shuffle1d": "Lower 2-D transpose to `vector.shuffle` on 1-D vector.",
        },
    )

    def run_on_operation(self, op: Operation) -> None:
        """Unrolls vectors of higher rank, then converts."""
        patterns = (
            BITCAST,
            BroadcastUnrolling(),
            OuterProduct(),
            *contractions(self.contracts),
            *MASKS,
            *SHAPE_CASTS,
            *INTERLEAVE,
            *transposes(self.transposes),
            ReadAsLoad(max_rank=1),
            WriteAsStore(max_rank=1),
            *mask_materialization(self.has_short_indices),
            *STRIDED_SLICES,
            StepConstant(),
            FMAUnrolling(),
            GatherUnrolling(),
            *ELEMENTS,
        )
        apply_patterns_greedily(op, patterns)
        converter = LLVMTypeConverter.of_machine(op)
        target = llvm_target()
        target.add_legal_dialect("arith", "memref")
        lowerings = vector_patterns(
            converter,
            may_reassociate=self.may_reassociate,
            has_short_indices=self.has_short_indices,
            aligns_vectors=self.aligns_vectors,
        )
        apply_partial_conversion(op, target, lowerings)
