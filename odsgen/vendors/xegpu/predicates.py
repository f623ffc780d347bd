"""Predicates of the dialect `xegpu`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.hooks import checks
from odsgen.runtime import FloatType, IntegerAttr, IntegerType, MemRefType, ShapedType

if TYPE_CHECKING:
    from odsgen.runtime import Operation, Type

_SHARED = 3
_KEYWORDS = frozenset({"slm", "shared", "workgroup"})


@checks("check_is_shared_memory")
def check_is_shared_memory(value: Type) -> bool:
    """Whether the memref is in shared local memory."""
    space: Any = value.memory_space if isinstance(value, MemRefType) else None
    if isinstance(space, IntegerAttr):
        return space.value == _SHARED
    if space is None:
        return False
    if space.DIALECT_NAME not in ("xegpu", "xevm", "gpu"):
        return False
    keyword = getattr(space.parameters()[0], "keyword", None) if space.parameters() else None
    return keyword in _KEYWORDS


def _bits(type: Type) -> int:
    if not isinstance(type, ShapedType) or not type.has_static_shape:
        return -1
    element = type.element_type
    width = element.width if isinstance(element, (IntegerType, FloatType)) else 0
    return type.num_elements * width


@checks("check_get_num_elements", "check_get_num_elements_2")
def check_get_num_elements(value: Operation) -> bool:
    """Whether source and result have the same number of bits."""
    return _bits(value.operands[0].type) == _bits(value.results[0].type)
