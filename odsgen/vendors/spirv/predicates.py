"""Predicates of the dialect `spirv`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from odsgen.hooks import checks
from odsgen.runtime import Float16Type, Float32Type, Float64Type
from odsgen.runtime.ir.traits import SymbolTable
from odsgen_dialects import spirv

if TYPE_CHECKING:
    from odsgen.runtime import Operation, Type


# --- scopes -----------------------------------------------------------------------------------------------------------


def enclosing(op: Operation, is_found: Callable[[Operation], bool]) -> Operation | None:
    """The innermost enclosing operation that matches, up to the nearest symbol table."""
    parent = op.parent_op
    while parent is not None and SymbolTable not in parent.TRAITS:
        if is_found(parent):
            return parent
        parent = parent.parent_op
    return None


def is_function(op: Operation) -> bool:
    """Whether it is a FunctionOpInterface."""
    return "FunctionOpInterface" in op.INTERFACES


@checks("check_is_nested_in_function_op_interface")
def check_is_nested_in_function_op_interface(op: Operation) -> bool:
    """`InFunctionScope`"""
    return enclosing(op, is_function) is not None


@checks("check_is_direct_in_module_like_op")
def check_is_direct_in_module_like_op(op: Operation) -> bool:
    """`InModuleScope`"""
    parent = op.parent_op
    return parent is not None and SymbolTable in parent.TRAITS


@checks("check_is_nested_in_graph_arm_op")
def check_is_nested_in_graph_arm_op(op: Operation) -> bool:
    """`InGraphScope`"""
    return enclosing(op, lambda parent: isinstance(parent, spirv.GraphARMOp)) is not None


# --- matrices ---------------------------------------------------------------------------------------------------------


def _matrix_of(float_type: type[Type]) -> Callable[[Type], bool]:
    def check(type: Type) -> bool:
        return isinstance(type, spirv.MatrixType) and isinstance(
            type.column_type.element_type, float_type
        )

    return check


check_is_f16 = checks("check_is_f16")(_matrix_of(Float16Type))
check_is_f32 = checks("check_is_f32")(_matrix_of(Float32Type))
check_is_f64 = checks("check_is_f64")(_matrix_of(Float64Type))


# --- images -----------------------------------------------------------------------------------------------------------


def image_of(type: Type) -> spirv.ImageType | None:
    """The image type, or that of a sampled image; None for another type."""
    if isinstance(type, spirv.SampledImageType):
        return type.image_type
    return type if isinstance(type, spirv.ImageType) else None
