"""DataLayoutTypeInterface of pointers and structs: sizes and alignments."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from odsgen.dialects.llvm.types import is_packed, struct_body
from odsgen.dialects.shared import alignment_fits, pointers_fit
from odsgen.hooks import implements
from odsgen.runtime import (
    DataLayout,
    DataLayoutEntryInterface,
    DataLayoutSpecInterface,
    DenseIntOrFPElementsAttr,
    Diagnostic,
    IntegerType,
    Location,
    Severity,
    Type,
    VerifyError,
    i64,
)
from odsgen_dialects.llvm import LLVMArrayType, LLVMPointerType, LLVMStructType

Entries = Sequence[DataLayoutEntryInterface]

_SIZE, _ABI_ALIGNMENT, _PREFERRED_ALIGNMENT, _INDEX_WIDTH = range(4)
#: Size and alignment of a pointer without an entry.
_DEFAULT_BITS = 64


_SHOWN = 16  # numbers read of an entry; a valid one has at most five


def entry_numbers(entry: DataLayoutEntryInterface) -> list[int] | None:
    """The first numbers of an entry; None if it is not a dense integer constant."""
    value = entry.value
    if not isinstance(value, DenseIntOrFPElementsAttr):
        return None
    if not isinstance(value.type.element_type, IntegerType):
        return None
    return [int(number) for number in value.values()[:_SHOWN] if not isinstance(number, tuple)]


def _bits(type: LLVMPointerType, layout: DataLayout, entries: Entries, position: int) -> int | None:
    """A number of the pointer's entry, or of the entry for address space 0."""
    for wanted in (type, _default_pointer()):
        for entry in entries:
            numbers = entry_numbers(entry) if entry.key is wanted else None
            if numbers:
                return numbers[position if position < len(numbers) else _SIZE]
    return None


def _default_pointer() -> LLVMPointerType:
    return LLVMPointerType.get(0)


@implements(LLVMPointerType, method="type_size_in_bits")
def type_size_in_bits_pointer(type: LLVMPointerType, layout: DataLayout, entries: Entries) -> int:
    """LLVMPointerType::getTypeSizeInBits"""
    found = _bits(type, layout, entries, _SIZE)
    return _DEFAULT_BITS if found is None else found


@implements(LLVMPointerType, method="abi_alignment")
def abi_alignment_pointer(type: LLVMPointerType, layout: DataLayout, entries: Entries) -> int:
    """LLVMPointerType::getABIAlignment"""
    found = _bits(type, layout, entries, _ABI_ALIGNMENT)
    return (_DEFAULT_BITS if found is None else found) // 8


@implements(LLVMPointerType, method="preferred_alignment")
def preferred_alignment_pointer(type: LLVMPointerType, layout: DataLayout, entries: Entries) -> int:
    """LLVMPointerType::getPreferredAlignment"""
    found = _bits(type, layout, entries, _PREFERRED_ALIGNMENT)
    return (_DEFAULT_BITS if found is None else found) // 8


@implements(LLVMPointerType, method="index_bitwidth")
def index_bitwidth_pointer(
    type: LLVMPointerType, layout: DataLayout, entries: Entries
) -> int | None:
    """LLVMPointerType::getIndexBitwidth"""
    found = _bits(type, layout, entries, _INDEX_WIDTH)
    return _DEFAULT_BITS if found is None else found


# --- arrays and structs -----------------------------------------------------------------------------------------------


def aligned(number: int, alignment: int) -> int:
    """The next multiple of an alignment."""
    return -(-number // alignment) * alignment


def offsets_of_fields(
    type: LLVMStructType, layout: DataLayout, start: int = 0
) -> Iterator[tuple[Type, int]]:
    """The fields of a struct that begins at `start`, with their offsets."""
    packed = is_packed(type)
    for field in struct_body(type) or ():
        if not packed:
            start = aligned(start, layout.type_abi_alignment(field))
        yield field, start
        start += layout.type_size(field)


@implements(LLVMArrayType, method="type_size_in_bits")
def type_size_in_bits_array(type: LLVMArrayType, layout: DataLayout, entries: Entries) -> int:
    """LLVMArrayType::getTypeSizeInBits"""
    element = type.element_type
    size = aligned(layout.type_size(element), layout.type_abi_alignment(element))
    return 8 * size * type.num_elements


@implements(LLVMArrayType, method="abi_alignment")
def abi_alignment_array(type: LLVMArrayType, layout: DataLayout, entries: Entries) -> int:
    """LLVMArrayType::getABIAlignment"""
    return layout.type_abi_alignment(type.element_type)


@implements(LLVMArrayType, method="preferred_alignment")
def preferred_alignment_array(type: LLVMArrayType, layout: DataLayout, entries: Entries) -> int:
    """LLVMArrayType::getPreferredAlignment"""
    return layout.type_preferred_alignment(type.element_type)


@implements(LLVMStructType, method="type_size_in_bits")
def type_size_in_bits_struct(type: LLVMStructType, layout: DataLayout, entries: Entries) -> int:
    """LLVMStructType::getTypeSizeInBits"""
    end, alignment, packed = 0, 1, is_packed(type)
    for field, start in offsets_of_fields(type, layout):
        end = start + layout.type_size(field)
        alignment = max(alignment, 1 if packed else layout.type_abi_alignment(field))
    return 8 * aligned(end, alignment)


def _struct_alignment(
    type: LLVMStructType, of: Callable[[Type], int], entries: Entries, position: int
) -> int:
    """The greatest alignment of a field, or what an entry for all structs asks for if that is more."""
    alignment = 1 if is_packed(type) else max(map(of, struct_body(type) or ()), default=1)
    for entry in entries:
        numbers = entry_numbers(entry)
        if numbers:
            alignment = max(alignment, numbers[min(position, len(numbers) - 1)] // 8)
    return alignment


@implements(LLVMStructType, method="abi_alignment")
def abi_alignment_struct(type: LLVMStructType, layout: DataLayout, entries: Entries) -> int:
    """LLVMStructType::getABIAlignment"""
    return _struct_alignment(type, layout.type_abi_alignment, entries, 0)


@implements(LLVMStructType, method="preferred_alignment")
def preferred_alignment_struct(type: LLVMStructType, layout: DataLayout, entries: Entries) -> int:
    """LLVMStructType::getPreferredAlignment"""
    return _struct_alignment(type, layout.type_preferred_alignment, entries, 1)


# --- checking ---------------------------------------------------------------------------------------------------------

_ALIGNMENTS = "preferred alignment is expected to be at least as large as ABI alignment"


def _error(location: Location, message: str) -> VerifyError:
    return VerifyError([Diagnostic(Severity.ERROR, location, message)])


def _checked_numbers(
    entry: DataLayoutEntryInterface, location: Location, counts: tuple[int, int], of: str, are: str
) -> list[int]:
    """The numbers of an entry; refuses other counts, and others than `i64`."""
    numbers = entry_numbers(entry)
    if numbers is None or len(numbers) not in counts:
        raise _error(
            location,
            f"expected layout attribute for '{entry.key}' to be a dense integer elements "
            f"attribute {of} {counts[0]} or {counts[1]} elements",
        )
    value: Any = entry.value
    if value.type.element_type is not i64:
        raise _error(location, f"expected i64 {are} for '{entry.key}'")
    return numbers


@implements(LLVMPointerType, method="verify_entries")
def verify_entries_pointer(type: Type, entries: Entries, location: Location) -> None:
    """LLVMPointerType::verifyEntries"""
    for entry in entries:
        numbers = _checked_numbers(entry, location, (3, 4), "with", "parameters")
        if numbers[1] > numbers[2]:
            raise _error(location, _ALIGNMENTS)


@implements(LLVMStructType, method="verify_entries")
def verify_entries_struct(type: Type, entries: Entries, location: Location) -> None:
    """LLVMStructType::verifyEntries"""
    for entry in entries:
        numbers = _checked_numbers(entry, location, (1, 2), "of", "entries")
        if str(entry.key) != "!llvm.struct<()>":
            raise _error(location, f"unexpected layout attribute for struct '{entry.key}'")
        if numbers[0] > numbers[-1]:
            raise _error(location, _ALIGNMENTS)


@implements(LLVMPointerType, method="are_compatible")
def are_compatible_pointer(
    type: Type, old: Entries, new: Entries, new_spec: DataLayoutSpecInterface
) -> bool:
    """LLVMPointerType::areCompatible"""

    def by_space(entries: Entries) -> dict[object, tuple[int, int]]:
        found: dict[object, tuple[int, int]] = {}
        for entry in entries:
            key: Any = entry.key
            size, alignment = (entry_numbers(entry) or [0, 0])[:2]
            found[key.address_space] = size, alignment
        return found

    return pointers_fit(by_space(old), by_space(new), 0)


@implements(LLVMStructType, method="are_compatible")
def are_compatible_struct(
    type: Type, old: Entries, new: Entries, new_spec: DataLayoutSpecInterface
) -> bool:
    """LLVMStructType::areCompatible"""
    outer = {entry.key: (entry_numbers(entry) or [0])[0] for entry in old}
    return all(
        entry.key not in outer or alignment_fits(outer[entry.key], (entry_numbers(entry) or [0])[0])
        for entry in new
    )
