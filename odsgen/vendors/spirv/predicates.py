"""Predicates of the dialect `spirv`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from odsgen.dialects.shared import keyword_of
from odsgen.hooks import checks
from odsgen.runtime import Float16Type, Float32Type, Float64Type, IntegerAttr
from odsgen.runtime.ir.traits import SymbolTable
from odsgen_dialects import spirv

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Operation, Type, Value


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


# --- pointers, memory -------------------------------------------------------------------------------------------------


@checks("check_is_physical")
def is_physical(op: Operation, pointer: Type) -> bool:
    """Whether the addressing model of the module, if any, makes the pointer physical."""
    parent = op.parent_op
    while parent is not None and not isinstance(parent, spirv.ModuleOp):
        parent = parent.parent_op
    if parent is None:
        return True
    model = parent.addressing_model
    return model is not spirv.AddressingModel.Logical and (
        model is not spirv.AddressingModel.PhysicalStorageBuffer64
        or isinstance(pointer, spirv.PointerType)
        and pointer.storage_class is spirv.StorageClass.PhysicalStorageBuffer
    )


_CONSTRAINTS = frozenset({"Acquire", "Release", "AcquireRelease", "SequentiallyConsistent"})


@checks("check_has_one_memory_constraint")
def has_one_memory_constraint(semantics: Attribute) -> bool:
    """Whether at most one of the constraints on memory is set."""
    return len(_CONSTRAINTS.intersection(keyword_of(semantics).split("|"))) <= 1


# --- groups -----------------------------------------------------------------------------------------------------------


def _constant(value: Value) -> Attribute | None:
    op = value.defining_op
    return op.properties.get("value") if isinstance(op, spirv.ConstantOp) else None


@checks("check_is_constant")
def is_constant(value: Value) -> bool:
    """Whether it is a constant integer."""
    return isinstance(_constant(value), IntegerAttr)


@checks("check_is_power_of_two")
def is_power_of_two(value: Value) -> bool:
    """Whether it is a constant power of two."""
    constant = _constant(value)
    return (
        isinstance(constant, IntegerAttr)
        and constant.value > 0
        and not constant.value & (constant.value - 1)
    )


@checks("check_is_constant_op")
def is_constant_op(value: Value) -> bool:
    """Whether an operation for constants defines it."""
    return isinstance(value.defining_op, (spirv.ConstantOp, spirv.ReferenceOfOp))


@checks("check_broadcasts_any_lane")
def broadcasts_any_lane(op: Operation) -> bool:
    """Whether the SPIR-V version of the target, if any, is one that broadcasts lanes that are no constants."""
    parent = op.parent_op
    while parent is not None:
        environment = parent.attributes.get("spirv.target_env")
        if isinstance(environment, spirv.TargetEnvAttr):
            return environment.triple_attr.version >= spirv.Version.V_1_5
        parent = parent.parent_op
    return False


# --- images -----------------------------------------------------------------------------------------------------------


def image_of(type: Type) -> spirv.ImageType | None:
    """The image type, or that of a sampled image; None for another type."""
    if isinstance(type, spirv.SampledImageType):
        return type.image_type
    return type if isinstance(type, spirv.ImageType) else None
