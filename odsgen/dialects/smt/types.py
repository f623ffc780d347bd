"""Types of the dialect `smt`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import verifies
from odsgen.runtime import StringAttr, Type
from odsgen_dialects.smt import ArrayType, BitVectorType, BoolType, IntType, SMTFuncType, SortType

_VALUES = (BoolType, BitVectorType, ArrayType, IntType, SortType)


def is_non_function_value(type: Type) -> bool:
    """Whether values of the type can be bound by quantifiers and compared."""
    return isinstance(type, _VALUES)


def is_value(type: Type) -> bool:
    """Whether the type is an SMT value, functions included."""
    return isinstance(type, (*_VALUES, SMTFuncType))


@verifies(BitVectorType)
def verify_bit_vector_type(width: int) -> None:
    """BitVectorType::verify"""
    if width <= 0:
        raise ValueError("bit-vector must have at least a width of one")


@verifies(ArrayType)
def verify_array_type(domain_type: Type, range_type: Type) -> None:
    """ArrayType::verify"""
    if not is_value(domain_type):
        raise ValueError("domain must be any SMT value type")
    if not is_value(range_type):
        raise ValueError("range must be any SMT value type")


@verifies(SMTFuncType)
def verify_smt_func_type(domain_types: tuple[Type, ...], range_type: Type) -> None:
    """SMTFuncType::verify"""
    if not domain_types:
        raise ValueError("domain must not be empty")
    if not all(map(is_non_function_value, domain_types)):
        raise ValueError("domain types must be any non-function SMT type")
    if not is_non_function_value(range_type):
        raise ValueError("range type must be any non-function SMT type")


@verifies(SortType)
def verify_sort_type(identifier: StringAttr, sort_params: Sequence[Type]) -> None:
    """SortType::verify"""
    if not all(map(is_non_function_value, sort_params)):
        raise ValueError("sort parameter types must be any non-function SMT type")
