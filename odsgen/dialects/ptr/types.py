"""Types of the dialect `ptr`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import pointers_fit
from odsgen.hooks import implements, infers, verifies
from odsgen.runtime import (
    Attribute,
    BaseMemRefType,
    DataLayoutEntryInterface,
    DataLayoutSpecInterface,
    Diagnostic,
    Location,
    Region,
    Severity,
    ShapedType,
    Type,
    Value,
    VerifyError,
)
from odsgen_dialects.ptr import PtrAddOp, PtrMetadataType, PtrType, SpecAttr


def memory_space_of(type: Type) -> Attribute | None:
    """The memory space of a pointer-like type."""
    if isinstance(type, BaseMemRefType):
        return type.memory_space
    space: Attribute | None = getattr(type, "memory_space", None)
    return space


def is_pointer(type: Type) -> bool:
    """Whether the type is `!ptr.ptr`."""
    return isinstance(type, PtrType)


@verifies(PtrMetadataType)
def verify_ptr_ptr_metadata(type: Type) -> None:
    """PtrMetadataType::verify"""
    if is_pointer(type):
        raise ValueError("the ptr-like type has no metadata")


def is_spec(value: Attribute) -> bool:
    """Whether the attribute is `#ptr.spec`."""
    return isinstance(value, SpecAttr)


@implements(PtrType, method="verify_entries")
def verify_entries_ptr_ptr_type(
    type: Type, entries: Sequence[DataLayoutEntryInterface], location: Location
) -> None:
    """PtrType::verifyEntries"""
    for entry in entries:
        if not is_spec(entry.value):
            message = f"expected layout attribute for '{entry.key}' to be a #ptr.spec attribute"
            raise VerifyError([Diagnostic(Severity.ERROR, location, message)])


@implements(PtrType, method="are_compatible")
def are_compatible_ptr_ptr_type(
    type: Type,
    old: Sequence[DataLayoutEntryInterface],
    new: Sequence[DataLayoutEntryInterface],
    new_spec: DataLayoutSpecInterface,
) -> bool:
    """PtrType::areCompatible"""

    def by_space(entries: Sequence[DataLayoutEntryInterface]) -> dict[object, tuple[int, int]]:
        found: dict[object, tuple[int, int]] = {}
        for entry in entries:
            key: Any = entry.key
            value: Any = entry.value
            if is_spec(value):
                found[key.memory_space] = value.size, value.abi
        return found

    return pointers_fit(by_space(old), by_space(new), None)


@infers(PtrAddOp)
def infer_ptr_add_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """PtrAddOp::inferReturnTypes"""
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


@implements(PtrAddOp, method="view_source")
def view_source_ptr_add(op: PtrAddOp) -> Value:
    """PtrAddOp::getViewSource"""
    return op.base
