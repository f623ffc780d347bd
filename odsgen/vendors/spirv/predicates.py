"""Predicates of the dialect `spirv`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from odsgen.hooks import checks
from odsgen.runtime import BFloat16Type, Float16Type, Float32Type, Float64Type, IntegerType
from odsgen.runtime.ir.traits import SymbolTable
from odsgen.vendors.spirv.types import CooperativeMatrix, Image, Matrix, SampledImage, composition
from odsgen_dialects.spirv import GraphARMOp

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Operation, Type


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
    return enclosing(op, lambda parent: isinstance(parent, GraphARMOp)) is not None


# --- attributes, matrices ---------------------------------------------------------------------------------------------


@checks("check_condition")
def check_condition(attribute: Attribute) -> bool:
    """`SPIRV_VerCapExtAttr`"""
    return str(attribute).startswith("#spirv.vce<")


def _matrix_of(float_type: type[Type]) -> Callable[[Type], bool]:
    def check(type: Type) -> bool:
        found = composition(type)
        return isinstance(found, Matrix) and isinstance(found.element_type, float_type)

    return check


check_is_f16 = checks("check_is_f16")(_matrix_of(Float16Type))
check_is_f32 = checks("check_is_f32")(_matrix_of(Float32Type))
check_is_f64 = checks("check_is_f64")(_matrix_of(Float64Type))


def _is_cooperative(*element_types: type[Type]) -> Callable[[Type], bool]:
    def check(type: Type) -> bool:
        found = composition(type)
        return isinstance(found, CooperativeMatrix) and isinstance(
            found.element_type, element_types
        )

    return check


check_cooperative_float = checks("check_cooperative_float")(
    _is_cooperative(Float16Type, Float32Type, Float64Type, BFloat16Type)
)
check_cooperative_ieee_float = checks("check_cooperative_ieee_float")(
    _is_cooperative(Float16Type, Float32Type, Float64Type)
)


@checks("check_cooperative_integer")
def check_cooperative_integer(type: Type) -> bool:
    """Whether it is a cooperative matrix of 8, 16, 32 or 64-bit integers."""
    found = composition(type)
    return (
        isinstance(found, CooperativeMatrix)
        and isinstance(found.element_type, IntegerType)
        and found.element_type.width in (8, 16, 32, 64)
    )


# --- images -----------------------------------------------------------------------------------------------------------


def image_of(type: Type) -> Image | None:
    """The image type, or that of a sampled image; None for another type."""
    found = composition(type)
    if isinstance(found, SampledImage):
        found = composition(found.image_type)
    return found if isinstance(found, Image) else None


def _image_has(word: str, *values: str) -> Callable[[Operation], bool]:
    """A predicate: the first operand's image has one of `values` for the field `word`."""

    def check(op: Operation) -> bool:
        image = image_of(op.operands[0].type)
        return image is not None and getattr(image, word) in values

    return check


# Numbered in the order of the operations' predicates.
check_is_contained = checks("check_is_contained")(_image_has("dim", "Dim2D", "Cube", "Rect"))
check_is_contained_2 = checks("check_is_contained_2")(_image_has("sampling", "SingleSampled"))
check_is_contained_3 = checks("check_is_contained_3")(
    _image_has("dim", "Cube")
)  # negated in the spec
check_is_contained_4 = checks("check_is_contained_4")(_image_has("sampler_use", "NeedSampler"))
check_is_contained_5 = checks("check_is_contained_5")(
    _image_has("sampler_use", "SamplerUnknown", "NoSampler")
)
check_is_contained_6 = checks("check_is_contained_6")(
    _image_has("dim", "Buffer")
)  # negated in the spec
check_is_contained_7 = checks("check_is_contained_7")(
    _image_has("dim", "SubpassData")
)  # negated in the spec
