"""Predicates of the dialect `gpu`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.gpu.types import is_integer
from odsgen.hooks import checks
from odsgen.runtime import Float16Type, Float32Type, Float64Type, OpaqueAttr, Signedness

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Type


def _element(type: Any) -> Type:
    element: Type = type.parameters()[1]
    return element


@checks("check_is_signed_integer")
def check_is_signed_integer(type: Type) -> bool:
    """Whether the element type is `si8`."""
    return is_integer(_element(type), 8, Signedness.SIGNED)


@checks("check_is_unsigned_integer")
def check_is_unsigned_integer(type: Type) -> bool:
    """Whether the element type is `ui8`."""
    return is_integer(_element(type), 8, Signedness.UNSIGNED)


@checks("check_is_signless_integer")
def check_is_signless_integer(type: Type) -> bool:
    """Whether the element type is `i32`."""
    return is_integer(_element(type), 32, Signedness.SIGNLESS)


@checks("check_is_f16")
def check_is_f16(type: Type) -> bool:
    """Whether the element type is `f16`."""
    return isinstance(_element(type), Float16Type)


@checks("check_is_f32")
def check_is_f32(type: Type) -> bool:
    """Whether the element type is `f32`."""
    return isinstance(_element(type), Float32Type)


@checks("check_is_f64")
def check_is_f64(type: Type) -> bool:
    """Whether the element type is `f64`."""
    return isinstance(_element(type), Float64Type)


@checks("make_value_type")
def make_value_type(type: Type) -> Type:
    """The element type."""
    return _element(type)


# --- targets ------------------------------------------------------------------------------------------------------------

_TARGETS = frozenset({("nvvm", "target"), ("rocdl", "target"), ("xevm", "target")})


@checks("check_is_target")
def check_is_target(attribute: Attribute) -> bool:
    """Whether the attribute implements `TargetAttrInterface`."""
    if isinstance(attribute, OpaqueAttr):
        return attribute.dialect == "spirv" and attribute.data.startswith("target_env<")
    return (attribute.DIALECT_NAME, attribute.MNEMONIC) in _TARGETS
