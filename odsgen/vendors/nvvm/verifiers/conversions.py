"""Verifiers of the dialect `nvvm`: conversions between formats of floats, and permutations of bytes."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import (
    Float4E2M1FNType,
    Float6E2M3FNType,
    Float6E3M2FNType,
    Float8E4M3FNType,
    Float8E5M2Type,
    Float8E8M0FNUType,
    Operation,
    Type,
)
from odsgen_dialects import nvvm

_F8 = (Float8E4M3FNType.get(), Float8E5M2Type.get())
_F6 = (Float6E2M3FNType.get(), Float6E3M2FNType.get())
_F4 = (Float4E2M1FNType.get(),)
_EXPONENT = Float8E8M0FNUType.get()


def _quoted(types: tuple[Type, ...]) -> str:
    return " and ".join(f"'{type}'" for type in types)


def _verify_type(
    op: Operation, type: Type, expected: tuple[Type, ...], pair: str, end: str = "."
) -> None:
    """Checks the format of the narrow floats; ``pair`` is source and result in messages."""
    if type not in expected:
        what = "type is" if len(expected) == 1 else "types are"
        raise op.op_error(
            f"Only {_quoted(expected)} {what} supported for conversions from {pair}{end}"
        )


@verifies(nvvm.ConvertFloatToTF32Op)
def verify_convert_float_to_tf32(op: nvvm.ConvertFloatToTF32Op) -> None:
    """ConvertFloatToTF32Op::verify"""
    rounding = op.rnd.keyword
    if rounding not in ("rn", "rz", "rna"):
        raise op.error("Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.")
    if rounding == "rna" and op.relu:
        raise op.error("Relu not supported with rna rounding mode.")


@verifies(nvvm.ConvertF32x2ToF6x2Op)
def verify_convert_f32x2_to_f6x2(op: nvvm.ConvertF32x2ToF6x2Op) -> None:
    """ConvertF32x2ToF6x2Op::verify"""
    _verify_type(op, op.dst_ty, _F6, "f32x2 to f6x2")


@verifies(nvvm.ConvertF32x2ToF4x2Op)
def verify_convert_f32x2_to_f4x2(op: nvvm.ConvertF32x2ToF4x2Op) -> None:
    """ConvertF32x2ToF4x2Op::verify"""
    _verify_type(op, op.dst_ty, _F4, "f32x2 to f4x2")


@verifies(nvvm.ConvertF32x2ToF8x2Op)
def verify_convert_f32x2_to_f8x2(op: nvvm.ConvertF32x2ToF8x2Op) -> None:
    """ConvertF32x2ToF8x2Op::verify"""
    type = op.dst_ty
    rounding = op.rnd.keyword
    if type in _F8:
        if rounding != "rn":
            raise op.op_error(
                "Only RN rounding mode is supported for conversions from f32x2 to "
                f"{_quoted(_F8)} types"
            )
        if op.sat.keyword != "satfinite":
            raise op.op_error(
                "Only SATFINITE saturation mode is supported for conversions from f32x2 to "
                f"{_quoted(_F8)} types"
            )
    elif type is _EXPONENT:
        if rounding not in ("rz", "rp"):
            raise op.op_error(
                "Only RZ and RP rounding modes are supported for conversions from f32x2 to "
                f"'{_EXPONENT}' type"
            )
        if op.relu:
            raise op.op_error(f"relu not supported for conversions to '{_EXPONENT}' type")
    else:
        raise op.op_error(
            f"Only '{_F8[0]}', '{_F8[1]}', and '{_EXPONENT}' types are supported for conversions "
            "from f32x2 to f8x2"
        )


@verifies(nvvm.ConvertF16x2ToF8x2Op)
def verify_convert_f16x2_to_f8x2(op: nvvm.ConvertF16x2ToF8x2Op) -> None:
    """ConvertF16x2ToF8x2Op::verify"""
    _verify_type(op, op.dst_ty, _F8, "f16x2 to f8x2")


@verifies(nvvm.ConvertBF16x2ToF8x2Op)
def verify_convert_bf16x2_to_f8x2(op: nvvm.ConvertBF16x2ToF8x2Op) -> None:
    """ConvertBF16x2ToF8x2Op::verify"""
    _verify_type(op, op.dst_ty, (_EXPONENT,), "bf16x2 to f8x2")
    if op.rnd.keyword not in ("rz", "rp"):
        raise op.op_error(
            "Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2."
        )


@verifies(nvvm.ConvertF8x2ToF16x2Op)
def verify_convert_f8x2_to_f16x2(op: nvvm.ConvertF8x2ToF16x2Op) -> None:
    """ConvertF8x2ToF16x2Op::verify"""
    _verify_type(op, op.src_type, _F8, "f8x2 to f16x2")


@verifies(nvvm.ConvertF8x2ToBF16x2Op)
def verify_convert_f8x2_to_bf16x2(op: nvvm.ConvertF8x2ToBF16x2Op) -> None:
    """ConvertF8x2ToBF16x2Op::verify"""
    _verify_type(op, op.src_type, (_EXPONENT,), "f8x2 to bf16x2")


@verifies(nvvm.ConvertF6x2ToF16x2Op)
def verify_convert_f6x2_to_f16x2(op: nvvm.ConvertF6x2ToF16x2Op) -> None:
    """ConvertF6x2ToF16x2Op::verify"""
    _verify_type(op, op.src_type, _F6, "f6x2 to f16x2")


@verifies(nvvm.ConvertF4x2ToF16x2Op)
def verify_convert_f4x2_to_f16x2(op: nvvm.ConvertF4x2ToF16x2Op) -> None:
    """ConvertF4x2ToF16x2Op::verify"""
    _verify_type(op, op.src_type, _F4, "f4x2 to f16x2")


@verifies(nvvm.ConvertF32x4ToF8x4Op)
def verify_convert_f32x4_to_f8x4(op: nvvm.ConvertF32x4ToF8x4Op) -> None:
    """ConvertF32x4ToF8x4Op::verify"""
    _verify_type(op, op.dst_ty, _F8, "f32x4 to f8x4")


@verifies(nvvm.ConvertF32x4ToF6x4Op)
def verify_convert_f32x4_to_f6x4(op: nvvm.ConvertF32x4ToF6x4Op) -> None:
    """ConvertF32x4ToF6x4Op::verify"""
    _verify_type(op, op.dst_ty, _F6, "f32x4 to f6x4")


@verifies(nvvm.ConvertF32x4ToF4x4Op)
def verify_convert_f32x4_to_f4x4(op: nvvm.ConvertF32x4ToF4x4Op) -> None:
    """ConvertF32x4ToF4x4Op::verify"""
    _verify_type(op, op.dst_ty, _F4, "f32x4 to f4x4")


def _verify_random_bits(
    op: nvvm.ConvertF32x2ToF16x2Op | nvvm.ConvertF32x2ToBF16x2Op, destination: str
) -> None:
    rounding = op.rnd.keyword
    if rounding not in ("rn", "rz", "rs"):
        raise op.op_error(
            "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to "
            f"{destination}."
        )
    if rounding == "rs" and op.random_bits is None:
        raise op.op_error("random_bits is required for RS rounding mode.")
    if rounding != "rs" and op.random_bits is not None:
        raise op.op_error("random_bits not supported for RN and RZ rounding modes.")


@verifies(nvvm.ConvertF32x2ToF16x2Op)
def verify_convert_f32x2_to_f16x2(op: nvvm.ConvertF32x2ToF16x2Op) -> None:
    """ConvertF32x2ToF16x2Op::verify"""
    _verify_random_bits(op, "f16x2")


@verifies(nvvm.ConvertF32x2ToBF16x2Op)
def verify_convert_f32x2_to_bf16x2(op: nvvm.ConvertF32x2ToBF16x2Op) -> None:
    """ConvertF32x2ToBF16x2Op::verify"""
    _verify_random_bits(op, "bf16x2")


@verifies(nvvm.PermuteOp)
def verify_prmt(op: nvvm.PermuteOp) -> None:
    """PermuteOp::verify"""
    mode = op.mode.keyword
    if mode in ("default", "f4e", "b4e"):
        if op.hi is None:
            raise op.error(f"mode '{mode}' requires 'hi' operand.")
    elif op.hi is not None:
        raise op.error(f"mode '{mode}' does not accept 'hi' operand.")
