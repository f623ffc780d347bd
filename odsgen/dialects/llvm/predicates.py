"""Predicates of the dialect `llvm`."""

from __future__ import annotations

from odsgen.dialects.llvm.types import (
    has_target_property,
    is_compatible_outside,
    is_opaque,
    struct_of,
)
from odsgen.hooks import checks
from odsgen.runtime import FloatType, IntegerType, Operation, Type, VectorType, i1
from odsgen_dialects.llvm import LLVMFunctionType, LLVMPointerType, LLVMStructType, LLVMVoidType


@checks("check_is_loadable_type")
def check_is_loadable_type(type: Type) -> bool:
    """isLoadableType"""
    if not is_compatible_outside(type) or isinstance(type, (LLVMVoidType, LLVMFunctionType)):
        return False
    if isinstance(type, LLVMStructType) and is_opaque(type):
        return False
    return has_target_property(type, "spirv", "aarch64.svcount")


def is_atomic_type(type: Type) -> bool:
    """isTypeCompatibleWithAtomicOp"""
    if isinstance(type, LLVMPointerType):
        return True
    if isinstance(type, IntegerType):
        return type.width >= 8 and type.width & (type.width - 1) == 0
    return isinstance(type, FloatType) and type.WIDTH in (8, 16, 32, 64, 128)


@checks("make_res_type")
def make_res_type(type: Type) -> Type:
    """The result type of `cmpxchg`: a struct of the old value and the success flag."""
    return struct_of((type, i1))


# --- sizes of vectors ---------------------------------------------------------------------------------------------------

_MOST_BITS = 1 << 17


def _is_small(type: Type) -> bool:
    """Whether a vector, at its minimum size, has no more bits than LLVM's intrinsics allow."""
    if not isinstance(type, VectorType):
        return False
    element = type.element_type
    if isinstance(element, IntegerType):
        width = element.width
    else:
        width = element.WIDTH if isinstance(element, FloatType) else 0
    return type.num_elements * width <= _MOST_BITS


@checks("check_get_src_vector_bit_width")
def check_get_src_vector_bit_width(op: Operation) -> bool:
    """Whether `srcvec`, the last operand, is within the limit."""
    return _is_small(op.operands[-1].type)


@checks("check_get_dst_vector_bit_width")
def check_get_dst_vector_bit_width(op: Operation) -> bool:
    """Whether `dstvec`, the first operand, is within the limit."""
    return _is_small(op.operands[0].type)


@checks("check_get_res_vector_bit_width")
def check_get_res_vector_bit_width(op: Operation) -> bool:
    """Whether the result is within the limit."""
    return _is_small(op.results[0].type)


@checks("check_get_vector_num_elements")
def check_get_vector_num_elements(op: Operation) -> bool:
    """Whether the result has twice the elements of the first operand."""
    source, result = op.operands[0].type, op.results[0].type
    return (
        isinstance(source, VectorType)
        and isinstance(result, VectorType)
        and result.num_elements == 2 * source.num_elements
        and any(result.scalable_dims) == any(source.scalable_dims)
    )
