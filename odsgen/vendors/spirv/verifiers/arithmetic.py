"""Verifiers of the dialect `spirv`: arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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


@verifies(spirv.GLLdexpOp)
def verify_GL_Ldexp(op: spirv.GLLdexpOp) -> None:
    """GLLdexpOp::verify"""
    significand, exponent = op.operand_types
    if isinstance(significand, VectorType) != isinstance(exponent, VectorType):
        raise op.op_error("operands must both be scalars or vectors")
    if isinstance(significand, VectorType) and isinstance(exponent, VectorType):
        if significand.num_elements != exponent.num_elements:
            raise op.op_error("operands must have the same number of elements")


# --- shifts, selection ------------------------------------------------------------------------------------------------


@verifies(spirv.ShiftLeftLogicalOp, spirv.ShiftRightArithmeticOp, spirv.ShiftRightLogicalOp)
def _verify_shift(
    op: spirv.ShiftLeftLogicalOp | spirv.ShiftRightArithmeticOp | spirv.ShiftRightLogicalOp,
) -> None:
    operand, result = op.operand1.type, op.result.type
    if operand is not result:
        raise op.op_error(
            "expected the same type for the first operand and result, but provided "
            f"'{operand}' and '{result}'"
        )


@verifies(spirv.SelectOp)
def verify_Select(op: spirv.SelectOp) -> None:
    """SelectOp::verify"""
    condition, result = op.condition.type, op.result.type
    if isinstance(condition, VectorType):
        if not isinstance(result, VectorType):
            raise op.op_error(
                "result expected to be of vector type when condition is of vector type"
            )
        if result.num_elements != condition.num_elements:
            raise op.op_error(
                "result should have the same number of elements as the condition when condition is "
                "of vector type"
            )


# --- matrices ---------------------------------------------------------------------------------------------------------


class _Matrix(NamedTuple):
    num_rows: int
    num_columns: int
    element_type: Type


def _matrix(type: Type) -> _Matrix:
    assert isinstance(type, spirv.MatrixType)
    column = type.column_type
    return _Matrix(column.shape[0], type.column_count, column.element_type)


@verifies(spirv.VectorTimesScalarOp)
def verify_VectorTimesScalar(op: spirv.VectorTimesScalarOp) -> None:
    """VectorTimesScalarOp::verify"""
    vector, scalar = op.operand_types
    result = op.result.type
    if vector is not result:
        raise op.op_error("vector operand and result type mismatch")
    if scalar is not scalar_of(result):
        raise op.op_error("scalar operand and result element type match")


@verifies(spirv.MatrixTimesScalarOp)
def verify_MatrixTimesScalar(op: spirv.MatrixTimesScalarOp) -> None:
    """MatrixTimesScalarOp::verify"""
    matrix, scalar = op.operand_types
    if isinstance(matrix, spirv.MatrixType):
        matrix = matrix.column_type
    if isinstance(matrix, (spirv.CooperativeMatrixType, VectorType)) and (
        matrix.element_type is not scalar
    ):
        raise op.op_error("input matrix components' type and scaling value must have the same type")


@verifies(spirv.TransposeOp)
def verify_Transpose(op: spirv.TransposeOp) -> None:
    """TransposeOp::verify"""
    matrix, result = _matrix(op.matrix.type), _matrix(op.result.type)
    if matrix.num_rows != result.num_columns:
        raise op.error("input matrix rows count must be equal to output matrix columns count")
    if matrix.num_columns != result.num_rows:
        raise op.error("input matrix columns count must be equal to output matrix rows count")
    if matrix.element_type is not result.element_type:
        raise op.error("input and output matrices must have the same component type")


@verifies(spirv.MatrixTimesVectorOp)
def verify_MatrixTimesVector(op: spirv.MatrixTimesVectorOp) -> None:
    """MatrixTimesVectorOp::verify"""
    matrix, vector = _matrix(op.matrix.type), op.vector.type
    result = op.result.type
    assert isinstance(vector, VectorType) and isinstance(result, VectorType)
    if matrix.num_columns != vector.num_elements:
        raise op.op_error(
            f"matrix columns ({matrix.num_columns}) must match vector operand size "
            f"({vector.num_elements})"
        )
    if result.num_elements != matrix.num_rows:
        raise op.op_error(
            f"result size ({result.num_elements}) must match the matrix rows ({matrix.num_rows})"
        )
    if matrix.element_type is not result.element_type:
        raise op.op_error("matrix and result element types must match")


@verifies(spirv.VectorTimesMatrixOp)
def verify_VectorTimesMatrix(op: spirv.VectorTimesMatrixOp) -> None:
    """VectorTimesMatrixOp::verify"""
    vector, matrix = op.vector.type, _matrix(op.matrix.type)
    result = op.result.type
    assert isinstance(vector, VectorType) and isinstance(result, VectorType)
    if vector.num_elements != matrix.num_rows:
        raise op.op_error(
            "number of components in vector must equal the number of components in each column in "
            "matrix"
        )
    if result.num_elements != matrix.num_columns:
        raise op.op_error(
            "number of columns in matrix must equal the number of components in result"
        )
    if matrix.element_type is not result.element_type:
        raise op.op_error(
            "matrix must be a matrix with the same component type as the component type in result"
        )


@verifies(spirv.MatrixTimesMatrixOp)
def verify_MatrixTimesMatrix(op: spirv.MatrixTimesMatrixOp) -> None:
    """MatrixTimesMatrixOp::verify"""
    left, right = (_matrix(type) for type in op.operand_types)
    result = _matrix(op.result.type)
    if left.num_columns != right.num_rows:
        raise op.error("left matrix columns' count must be equal to the right matrix rows' count")
    if right.num_columns != result.num_columns:
        raise op.error("right and result matrices must have equal columns' count")
    if right.element_type is not result.element_type:
        raise op.error("right and result matrices' component type must be the same")
    if left.element_type is not result.element_type:
        raise op.error("left and result matrices' component type must be the same")
    if left.num_rows != result.num_rows:
        raise op.error("left and result matrices must have equal rows' count")


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


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, spirv.CooperativeMatrixType) else scalar_of(type)


def _verify_cast(op: Operation, same_width: bool = False, any_width: bool = False) -> None:
    """Checks that operand and result have the same element width, or different ones."""
    operand, result = op.operands[0].type, op.results[0].type
    matrices = [isinstance(t, spirv.CooperativeMatrixType) for t in (operand, result)]
    if matrices[0] != matrices[1]:
        raise op.op_error("incompatible operand and result types")
    widths = bit_width(_element(operand)), bit_width(_element(result))
    if any_width:
        return
    if same_width and widths[0] != widths[1]:
        raise op.op_error(
            f"expected the same bit widths for operand type and result type, but provided "
            f"'{_element(operand)}' and '{_element(result)}'"
        )
    if not same_width and widths[0] == widths[1]:
        raise op.op_error(
            "expected the different bit widths for operand type and result type, but provided "
            f"'{_element(operand)}' and '{_element(result)}'"
        )


@verifies(spirv.ConvertFToSOp, spirv.ConvertFToUOp, spirv.ConvertSToFOp, spirv.ConvertUToFOp)
def _verify_conversion(op: Operation) -> None:
    _verify_cast(op, any_width=True)


@verifies(spirv.FConvertOp, spirv.SConvertOp, spirv.UConvertOp)
def _verify_resizing(op: Operation) -> None:
    _verify_cast(op)


@verifies(spirv.BitcastOp)
def verify_Bitcast(op: spirv.BitcastOp) -> None:
    """BitcastOp::verify"""
    operand, result = op.operand.type, op.result.type
    if operand is result:
        raise op.error("result type must be different from operand type")
    pointers = isinstance(operand, spirv.PointerType), isinstance(result, spirv.PointerType)
    if pointers == (True, False):
        raise op.error("unhandled bit cast conversion from pointer type to non-pointer type")
    if pointers == (False, True):
        raise op.error("unhandled bit cast conversion from non-pointer type to pointer type")
    if bit_width(operand) != bit_width(result):
        raise op.op_error(
            f"mismatch in result type bitwidth {bit_width(result)} "
            f"and operand type bitwidth {bit_width(operand)}"
        )
