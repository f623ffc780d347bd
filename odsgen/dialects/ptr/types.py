"""Types of the dialect `ptr`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import pointers_fit
from odsgen.hooks import implements, infers, verifies
from odsgen.runtime import (
    Attribute,
    BaseMemRefType,
    DataLayout,
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


# --- data layout --------------------------------------------------------------------------------------------------------

_Entries = Sequence[DataLayoutEntryInterface]

#: What holds for a pointer that no entry tells of, in bits: size, ABI and preferred alignment.
_UNTOLD = (64, 8, 8)
#: A `#ptr.spec` without a width of indices.
ABSENT = (1 << 32) - 1


def _spec_of(type: PtrType, layout: DataLayout, entries: _Entries) -> SpecAttr | None:
    """The entry of a pointer, or else that of one to the default memory space."""
    by_space: dict[Attribute | None, SpecAttr] = {}
    for entry in entries:
        if isinstance(entry.key, PtrType) and isinstance(entry.value, SpecAttr):
            by_space.setdefault(entry.key.memory_space, entry.value)
    return by_space.get(type.memory_space) or by_space.get(layout.default_memory_space)


@implements(PtrType, method="type_size_in_bits")
def type_size_in_bits_pointer(type: PtrType, layout: DataLayout, entries: _Entries) -> int:
    """PtrType::getTypeSizeInBits"""
    spec = _spec_of(type, layout, entries)
    return _UNTOLD[0] if spec is None else spec.size


@implements(PtrType, method="abi_alignment")
def abi_alignment_pointer(type: PtrType, layout: DataLayout, entries: _Entries) -> int:
    """PtrType::getABIAlignment"""
    spec = _spec_of(type, layout, entries)
    return (_UNTOLD[1] if spec is None else spec.abi) // 8


@implements(PtrType, method="preferred_alignment")
def preferred_alignment_pointer(type: PtrType, layout: DataLayout, entries: _Entries) -> int:
    """PtrType::getPreferredAlignment"""
    spec = _spec_of(type, layout, entries)
    return (_UNTOLD[2] if spec is None else spec.preferred) // 8


@implements(PtrType, method="index_bitwidth")
def index_bitwidth_pointer(type: PtrType, layout: DataLayout, entries: _Entries) -> int | None:
    """PtrType::getIndexBitwidth"""
    spec = _spec_of(type, layout, entries)
    if spec is None:
        return _UNTOLD[0]
    return spec.size if spec.index == ABSENT else spec.index


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
