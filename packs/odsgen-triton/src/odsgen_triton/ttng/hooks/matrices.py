"""Verifiers of products of matrices of `ttng`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import verifies
from odsgen.runtime import (
    Attribute,
    Float6E2M3FNType,
    Float6E3M2FNType,
    Float8E4M3FNType,
    Float8E5M2Type,
    FloatType,
    IntegerType,
    Operation,
    RankedTensorType,
    Type,
    f16,
    f32,
    i32,
)
from odsgen.runtime.builtin.types import BFloat16Type, Float4E2M1FNType

from ...checks import num_warps
from ...interface_checks import UNPACKED, Packing, verify_product
from ...layouts import cta_bases_of
from ...tt.enums import ScaleDotElemType
from ...tt.hooks.verifiers import width_of
from ...ttg.attributes import (
    DotOperandEncodingAttr,
    NvidiaMmaEncodingAttr,
    NVMMASharedEncodingAttr,
    SharedLinearEncodingAttr,
)
from ..attributes import TensorMemoryEncodingAttr
from ..interfaces import DotOpInterface
from ..ops import TCGen5MMAOp, TCGen5MMAScaledOp, WarpGroupDotOp, WarpGroupDotWaitOp
from .barriers import verify_completion_barrier

_SHARED = NVMMASharedEncodingAttr | SharedLinearEncodingAttr


def _is_transposed(type: Type) -> bool | None:
    """Whether shared memory has a matrix transposed; None where its layout does not say."""
    encoding = getattr(type, "encoding", None)
    return encoding.transposed if isinstance(encoding, NVMMASharedEncodingAttr) else None


def _packing(op: TCGen5MMAScaledOp) -> Packing:
    """Two numbers of four bits are stored in a byte, along the dimension that is contiguous in memory."""
    depth, outer = [1, 1], [1, 1]
    for number, (kind, is_other) in enumerate(
        ((op.a_type, _is_transposed(op.a.type)), (op.b_type, _is_transposed(op.b.type) is False))
    ):
        if kind is ScaleDotElemType.E2M1:
            (outer if is_other else depth)[number] = 2
    return Packing((depth[0], depth[1]), (outer[0], outer[1]))


@verifies(DotOpInterface)
def verify_dot_interface(op: Operation) -> None:
    """DotOpInterface::verify"""
    verify_product(op, _packing(op) if isinstance(op, TCGen5MMAScaledOp) else UNPACKED)


# --- products of warp groups ----------------------------------------------------------------------------------------


def _per_cta(shape: Sequence[int], bases: Sequence[Sequence[int]]) -> list[int]:
    """The part of a shape that one CTA has (getShapePerCTA)."""
    sizes = list(shape)
    for basis in bases:
        for dimension, step in enumerate(basis):
            if step:
                sizes[dimension] //= 2
    return sizes


@verifies(WarpGroupDotOp)
def verify_warp_group_dot(op: WarpGroupDotOp) -> None:
    """WarpGroupDotOp::verify, without what it says of versions"""
    result = op.d.type
    layout = result.encoding
    if not isinstance(layout, NvidiaMmaEncodingAttr) or layout.version_major != 3:
        raise op.op_error("WGMMA result layout must be Hopper NVMMA")
    if not isinstance(op.a.type.encoding, _SHARED | DotOperandEncodingAttr):
        raise op.op_error("WGMMA A operand must have NVMMA shared or dot layout")
    if not isinstance(op.b.type.encoding, _SHARED):
        raise op.op_error("WGMMA B operand must have NVMMA shared layout")
    if (num_warps(op) or 0) % 4:
        raise op.op_error("WGMMA requires num_warps to be divisible by 4")
    shape = _per_cta(result.shape, layout.cga_layout)
    if len(shape) != 2:
        raise op.op_error("WGMMA result shape must be 2D")
    for name, size, multiple in (("M", shape[0], 64), ("N", shape[1], 8)):
        if size % multiple:
            raise op.op_error(f"WGMMA result {name} dimension must be divisible by {multiple}")
    element = op.a.type.element_type
    is_small = isinstance(element, Float8E5M2Type | Float8E4M3FNType)
    if op.max_num_imprecise_acc < 32 and is_small and result.element_type is f32:
        raise op.op_error(
            "Cannot use F32 as the accumulator element type when the max_num_imprecise_acc is less than 32"
        )
    _verify_in_registers(op, op.a.type)


def _verify_in_registers(op: Operation, type: Type) -> None:
    if not isinstance(type, RankedTensorType) or not isinstance(
        type.encoding, DotOperandEncodingAttr
    ):
        return
    width = width_of(type.element_type)
    if width and type.encoding.k_width != 32 // width:
        raise op.op_error(
            f"in-register LHS operand must have a kWidth of {32 // width} but got {type.encoding.k_width}"
        )


@verifies(WarpGroupDotWaitOp)
def verify_warp_group_dot_wait(op: WarpGroupDotWaitOp) -> None:
    """WarpGroupDotWaitOp::verify"""
    if not op.operands:
        raise op.op_error("expected to be waiting on at least one dependency")


# --- products in tensor memory --------------------------------------------------------------------------------------

#: The element types of scaled operands, which may be stored as integers.
_SCALED: dict[ScaleDotElemType, Type] = {
    ScaleDotElemType.E4M3: Float8E4M3FNType.get(),
    ScaleDotElemType.E5M2: Float8E5M2Type.get(),
    ScaleDotElemType.E2M3: Float6E2M3FNType.get(),
    ScaleDotElemType.E3M2: Float6E3M2FNType.get(),
    ScaleDotElemType.E2M1: Float4E2M1FNType.get(),
    ScaleDotElemType.BF16: BFloat16Type.get(),
    ScaleDotElemType.FP16: f16,
}
_BYTES = (ScaleDotElemType.E4M3, ScaleDotElemType.E5M2)


def _kind_of(type: Type) -> tuple[str, tuple[Type, ...]] | None:
    """The kind of an instruction for operands of a type, and the types that it may add to."""
    if type is f32:
        return "tf32", (f32,)
    if type is f16:
        return "f16", (f16, f32)
    if isinstance(type, BFloat16Type):
        return "f16", (f32,)
    if isinstance(type, FloatType) and type.width in (4, 6, 8):
        return "f8f6f4", (f16, f32)
    if isinstance(type, IntegerType) and type.width == 8:
        return "i8", (i32,)
    return None


def _verify_element_types(op: Operation, a: Type, b: Type, result: Type) -> None:
    """verifyMMADType"""
    kinds = []
    for name, type in (("LHS", a), ("RHS", b)):
        kind = _kind_of(type)
        if kind is None:
            raise op.op_error(f"unsupported {name} operand dtype: '{type}'")
        kinds.append(kind)
    (first, sums), (second, others) = kinds
    if first != second:
        raise op.op_error(
            f"LHS and RHS operand dtypes kinds don't match: LHS kind is {first} but RHS kind is {second}"
        )
    if result not in sums or result not in others:
        allowed = ", ".join(f"'{type}'" for type in sums)
        raise op.op_error(
            f"unsupported accumulator dtype for operand types '{a}' and '{b}', accumulator dtype is "
            f"'{result}' but must be one of [{allowed}]"
        )


def _verify_barriers(op: TCGen5MMAOp | TCGen5MMAScaledOp) -> None:
    if op.barriers and not op.is_async_argument:
        raise op.op_error("The op is synchronous but a barrier is present.")
    for barrier in op.barriers:
        verify_completion_barrier(op, barrier.type)


def _split(bases: Sequence[Sequence[int]], dimension: int) -> int:
    """Into how many parts CTAs split a dimension."""
    return 1 << sum(1 for basis in bases if basis[dimension])


@verifies(TCGen5MMAOp)
def verify_mma(op: TCGen5MMAOp) -> None:
    """TCGen5MMAOp::verify, without what it says of the bases of CTAs"""
    _verify_barriers(op)
    a, b, result = op.a.type, op.b.type, op.d.type
    _verify_element_types(op, a.element_type, b.element_type, result.element_type)
    for name, type in (("LHS", a), ("RHS", b), ("Return", result)):
        if len(type.shape) != 2:
            raise op.op_error(f"{name} operand must have a rank-2 tensor")
    if not isinstance(a.encoding, _SHARED | TensorMemoryEncodingAttr):
        raise op.op_error("LHS operand must have a NVMMAShared or TensorMemory encoding")
    if not isinstance(b.encoding, _SHARED):
        raise op.op_error("RHS operand must have a NVMMAShared encoding")
    memory = result.encoding
    if not isinstance(memory, TensorMemoryEncodingAttr):
        raise op.op_error("Return operand must have a TensorMemory encoding")
    if memory.fp4_padded:
        raise op.op_error("Accumulator must not be fp4_padded")
    _verify_columns(op, a.encoding, memory, width_of(result.element_type) or 32)
    if min(memory.block_n, _per_cta(result.shape, memory.cga_layout)[1]) > 256:
        raise op.op_error("The block size of the return operand must be less than or equal to 256")
    for name, encoding, dimension in (("LHS", a.encoding, 1), ("RHS", b.encoding, 0)):
        parts = _split(cta_bases_of(encoding) or (), dimension)
        if parts != 1:
            raise op.op_error(f"{name} CTASplit along K should be 1, but got {parts}")
    _verify_pairs(op, a.encoding, b.encoding, memory)


def _verify_columns(
    op: TCGen5MMAOp, a: Attribute, memory: TensorMemoryEncodingAttr, width: int
) -> None:
    if isinstance(a, TensorMemoryEncodingAttr):
        if a.col_stride != 1:
            raise op.op_error("The col stride of the LHS operand must be 1")
        if a.fp4_padded:
            raise op.op_error("fp4_padded tensor memory LHS is only supported by scaled MMA")
    if memory.col_stride != 32 // width:
        raise op.op_error(
            f"The col stride of the return operand must be 32 / {width} but got {memory.col_stride}"
        )


def _verify_pairs(
    op: TCGen5MMAOp, a: Attribute, b: Attribute, memory: TensorMemoryEncodingAttr
) -> None:
    """What a product that two CTAs share asks of layouts."""
    is_shared = bool(op.two_ctas)
    if is_shared:
        bases = cta_bases_of(b) or ()
        if not bases or tuple(bases[0]) != (0, 1):
            raise op.op_error(
                "twoCTA mode expects the first basis of the cga_layout of the RHS to be [0, 1]"
            )
        if op.d.type.shape[1] // _split(memory.cga_layout, 1) > 256:
            raise op.op_error(
                "We don't allow to emit more than one mma instruction along N. Reduce the block or increase "
                "the number of warps or CTAs along N"
            )
    for name, encoding in (("returned value", memory), ("LHS operand", a)):
        if isinstance(encoding, TensorMemoryEncodingAttr) and encoding.two_ct_as != is_shared:
            raise op.op_error(
                f"The {name}'s encoding must have twoCTA={int(is_shared)} to be used in a "
                f"{'twoCTA' if is_shared else 'non-twoCTA'} kernel"
            )


@verifies(TCGen5MMAScaledOp)
def verify_scaled_mma(op: TCGen5MMAScaledOp) -> None:
    """TCGen5MMAScaledOp::verify, without what it says of the order of scales"""
    _verify_barriers(op)
    a, b, result = op.a.type, op.b.type, op.d.type
    types = [
        type if isinstance(type, FloatType) else _SCALED[kind]
        for type, kind in ((a.element_type, op.a_type), (b.element_type, op.b_type))
    ]
    _verify_element_types(op, types[0], types[1], result.element_type)
    memory = result.encoding
    if not isinstance(memory, TensorMemoryEncodingAttr):
        raise op.op_error("expected accumulator layout to be a TensorMemoryLayout")
    if memory.fp4_padded:
        raise op.op_error("accumulator layout must not be fp4_padded")
    if memory.block_m != 128:
        raise op.op_error("only supports instruction shape blockM=128")
    if isinstance(a.encoding, TensorMemoryEncodingAttr):
        _verify_scaled_in_memory(op, a.element_type, a.encoding.fp4_padded)


def _verify_scaled_in_memory(op: TCGen5MMAScaledOp, stored: Type, is_padded: bool) -> None:
    """verifyScaledLHSOperand"""
    if op.a_type is ScaleDotElemType.E2M1:
        has_bytes = op.b_type in _BYTES
        if not isinstance(stored, IntegerType) or stored.width != 8:
            raise op.op_error("expected e2m1 LHS operand to have i8 storage")
        if is_padded and not has_bytes:
            raise op.op_error("can only use fp4_padded LHS when RHS is float8")
        if has_bytes and not is_padded:
            raise op.op_error("expected e2m1 LHS operand to be fp4_padded when RHS is float8")
    elif not isinstance(stored, Float8E4M3FNType | Float8E5M2Type):
        raise op.op_error("unsupported LHS operand type for scaled MMA")
    elif op.a_type not in _BYTES:
        raise op.op_error("expected float8 LHS operand to have e4m3 or e5m2 format")
