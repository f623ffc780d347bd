"""Types of the dialect `ptr`, and the types of results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.types import BaseMemRefType, ShapedType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


def memory_space_of(type: Type) -> Attribute | None:
    """The memory space of a pointer, or of a type that is like one."""
    if isinstance(type, BaseMemRefType):
        return type.memory_space
    space: Attribute | None = getattr(type, "memory_space", None)
    return space


def is_pointer(type: Type) -> bool:
    """Whether the type is `!ptr.ptr` itself."""
    return type.DIALECT_NAME == "ptr" and type.MNEMONIC == "ptr"


def verify_ptr_ptr_metadata(type: Type) -> None:
    """A memref has metadata besides its pointer; a pointer is all that there is of it."""
    if is_pointer(type):
        raise ValueError("the ptr-like type has no metadata")


def infer_ptr_add_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """The base, as often as there are offsets; raises ValueError where the two don't go together."""
    base, offset = operands[0].type, operands[1].type
    if not isinstance(offset, ShapedType):
        return (base,)
    if not isinstance(base, ShapedType):
        return (offset.clone_with(None, base),)
    if type(base) is not type(offset):
        raise ValueError("the shaped containers type must match")
    if base.shape != offset.shape:
        raise ValueError("shapes of base and offset must match")
    return (base,)
