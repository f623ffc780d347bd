"""Types of the dialect `smt`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.attributes import StringAttr

_VALUES = frozenset({"bool", "bv", "array", "int", "sort"})


def is_non_function_value(type: Type) -> bool:
    """Whether values of the type can be bound and compared."""
    return type.DIALECT_NAME == "smt" and type.MNEMONIC in _VALUES


def is_value(type: Type) -> bool:
    """Whether it is a type of values, functions among them."""
    return is_non_function_value(type) or (type.DIALECT_NAME == "smt" and type.MNEMONIC == "func")


def verify_bit_vector_type(width: int) -> None:
    """There is at least one bit."""
    if width <= 0:
        raise ValueError("bit-vector must have at least a width of one")


def verify_array_type(domain_type: Type, range_type: Type) -> None:
    """From values to values."""
    if not is_value(domain_type):
        raise ValueError("domain must be any SMT value type")
    if not is_value(range_type):
        raise ValueError("range must be any SMT value type")


def verify_smt_func_type(domain_types: tuple[Type, ...], range_type: Type) -> None:
    """From one value or more to a value, none of them a function."""
    if not domain_types:
        raise ValueError("domain must not be empty")
    if not all(map(is_non_function_value, domain_types)):
        raise ValueError("domain types must be any non-function SMT type")
    if not is_non_function_value(range_type):
        raise ValueError("range type must be any non-function SMT type")


def verify_sort_type(identifier: StringAttr, sort_params: Sequence[Type]) -> None:
    """The parameters are no functions."""
    if not all(map(is_non_function_value, sort_params)):
        raise ValueError("sort parameter types must be any non-function SMT type")
