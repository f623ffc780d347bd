"""Verifiers of the dialect `spirv`: arithmetic."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import keyword_of
from odsgen.hooks import verifies
from odsgen.runtime import FloatType, IntegerType, Operation, Type, VectorType
from odsgen.vendors.spirv.structs import members_of
from odsgen_dialects import spirv


def scalar_of(type: Type) -> Type:
    """The element type of a vector; any other type itself."""
    return type.element_type if isinstance(type, VectorType) else type


def bit_width(type: Type) -> int:
    """The width of a scalar, or of all elements of a vector together."""
    count = type.num_elements if isinstance(type, VectorType) else 1
    scalar = scalar_of(type)
    return scalar.width * count if isinstance(scalar, (IntegerType, FloatType)) else 0


# --- two results ------------------------------------------------------------------------------------------------------


def _members(type: Type) -> Sequence[Type]:
    return members_of(type) if isinstance(type, spirv.StructType) else ()


@verifies(spirv.IAddCarryOp, spirv.ISubBorrowOp, spirv.SMulExtendedOp, spirv.UMulExtendedOp)
def _verify_two_results(op: Operation) -> None:
    """IAddCarryOp::verify, ISubBorrowOp::verify, SMulExtendedOp::verify, UMulExtendedOp::verify"""
    members = _members(op.results[0].type)
    if len(members) != 2:
        raise op.op_error("expected result struct type containing two members")
    if len({*op.operand_types, *members}) != 1:
        raise op.op_error("expected all operand types and struct member types are the same")


@verifies(spirv.GLFrexpStructOp)
def verify_GL_FrexpStruct(op: spirv.GLFrexpStructOp) -> None:
    """GLFrexpStructOp::verify"""
    members, operand = _members(op.result.type), op.operand.type
    if len(members) != 2:
        raise op.error("result type must be a struct type with two memebers")
    significand, exponent = members
    if significand is not operand:
        raise op.error(
            "member zero of the resulting struct type must be the same type as the operand"
        )
    element = scalar_of(exponent)
    if isinstance(exponent, VectorType):
        if not isinstance(element, IntegerType) or element.width != 32:
            raise op.error(
                "member one of the resulting struct type mustbe a scalar or vector of 32 bit "
                "integer type"
            )
    elif not isinstance(exponent, IntegerType) or exponent.width != 32:
        raise op.error(
            "member one of the resulting struct type must be a scalar or vector of 32 bit integer "
            "type"
        )
    counts = [t.num_elements if isinstance(t, VectorType) else 1 for t in (operand, exponent)]
    if counts[0] != counts[1]:
        raise op.error(
            "member one of the resulting struct type must have the same number of components as "
            "the operand type"
        )


# --- dot products -----------------------------------------------------------------------------------------------------

_PACKED_WIDTH = 32


@verifies(
    spirv.SDotOp,
    spirv.SUDotOp,
    spirv.UDotOp,
    spirv.SDotAccSatOp,
    spirv.SUDotAccSatOp,
    spirv.UDotAccSatOp,
)
def _verify_dot_product(op: Operation) -> None:
    """SDotOp::verify and the other dot products"""
    factor, result = op.operands[0].type, op.results[0].type
    format = op.properties.get("format")
    if isinstance(factor, IntegerType):
        if format is None:
            raise op.op_error("requires Packed Vector Format attribute for integer vector operands")
        if factor.width != _PACKED_WIDTH:
            raise op.op_error(
                f"with specified Packed Vector Format ({keyword_of(format)}) requires integer "
                "vector operands to be 32-bits wide"
            )
    elif format is not None:
        raise op.op_error(f"with invalid format attribute for vector operands of type '{factor}'")
    width = bit_width(factor)
    if bit_width(result) < width:
        raise op.op_error(
            f"result type has insufficient bit-width ({bit_width(result)} bits) for the specified "
            f"vector operand type ({width} bits)"
        )


# --- casts ------------------------------------------------------------------------------------------------------------


@verifies(spirv.BitcastOp)
def verify_Bitcast(op: spirv.BitcastOp) -> None:
    """BitcastOp::verify"""
    operand, result = op.operand.type, op.result.type
    if bit_width(operand) != bit_width(result):
        raise op.op_error(
            f"mismatch in result type bitwidth {bit_width(result)} "
            f"and operand type bitwidth {bit_width(operand)}"
        )
