"""Sizes and alignments of pointers and structs (MLIR: the `DataLayoutTypeInterface` of types of LLVM)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared.pointer_layouts import alignment_fits, pointers_fit
from odsgen.runtime.builtin.attributes import DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.types import IntegerType, i64
from odsgen.runtime.diagnostics import Diagnostic, Severity, VerifyError

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.interfaces.data_layout import (
        DataLayoutEntryInterface,
        DataLayoutSpecInterface,
    )
    from odsgen.runtime.interfaces.data_layout_queries import DataLayout
    from odsgen_dialects.llvm import LLVMPointerType

    Entries = Sequence[DataLayoutEntryInterface]

_SIZE, _ABI_ALIGNMENT, _PREFERRED_ALIGNMENT, _INDEX_WIDTH = range(4)
#: Of a pointer of which no entry speaks.
_DEFAULT_BITS = 64


_SHOWN = 16  # numbers of an entry; none may have more than five


def entry_numbers(entry: DataLayoutEntryInterface) -> list[int] | None:
    """The numbers of an entry, so many that too many are told; None if it holds none."""
    value = entry.value
    if not isinstance(value, DenseIntOrFPElementsAttr):
        return None
    if not isinstance(value.type.element_type, IntegerType):
        return None
    return [int(number) for number in value.values()[:_SHOWN] if not isinstance(number, tuple)]


def _bits(type: LLVMPointerType, layout: DataLayout, entries: Entries, position: int) -> int | None:
    """A number of the entry for the address space of a pointer, or for the space of number zero."""
    for wanted in (type, _default_pointer()):
        for entry in entries:
            numbers = entry_numbers(entry) if entry.key is wanted else None
            if numbers:
                return numbers[position if position < len(numbers) else _SIZE]
    return None


def _default_pointer() -> LLVMPointerType:
    from odsgen_dialects.llvm import LLVMPointerType

    return LLVMPointerType.get(0)


def type_size_in_bits_llvm_pointer_type(
    type: LLVMPointerType, layout: DataLayout, entries: Entries
) -> int:
    """The size that the entry says; 64."""
    found = _bits(type, layout, entries, _SIZE)
    return _DEFAULT_BITS if found is None else found


def abi_alignment_llvm_pointer_type(
    type: LLVMPointerType, layout: DataLayout, entries: Entries
) -> int:
    """The alignment that the entry says, in bytes; 8."""
    found = _bits(type, layout, entries, _ABI_ALIGNMENT)
    return (_DEFAULT_BITS if found is None else found) // 8


def preferred_alignment_llvm_pointer_type(
    type: LLVMPointerType, layout: DataLayout, entries: Entries
) -> int:
    """The alignment that the entry says, in bytes; 8."""
    found = _bits(type, layout, entries, _PREFERRED_ALIGNMENT)
    return (_DEFAULT_BITS if found is None else found) // 8


def index_bitwidth_llvm_pointer_type(
    type: LLVMPointerType, layout: DataLayout, entries: Entries
) -> int | None:
    """The width that the entry says, or the size of the pointer; 64."""
    found = _bits(type, layout, entries, _INDEX_WIDTH)
    return _DEFAULT_BITS if found is None else found


# --- checking ---------------------------------------------------------------------------------------------------------

_ALIGNMENTS = "preferred alignment is expected to be at least as large as ABI alignment"


def _error(location: Location, message: str) -> VerifyError:
    return VerifyError([Diagnostic(Severity.ERROR, location, message)])


def _has_i64(entry: DataLayoutEntryInterface) -> bool:
    value: Any = entry.value
    return value.type.element_type is i64


def verify_entries_llvm_pointer_type(type: Type, entries: Entries, location: Location) -> None:
    """Size, both alignments and perhaps the width of indices."""
    for entry in entries:
        numbers = entry_numbers(entry)
        if numbers is None or len(numbers) not in (3, 4):
            raise _error(
                location,
                f"expected layout attribute for '{entry.key}' to be a dense integer elements "
                "attribute with 3 or 4 elements",
            )
        if not _has_i64(entry):
            raise _error(location, f"expected i64 parameters for '{entry.key}'")
        if numbers[1] > numbers[2]:
            raise _error(location, _ALIGNMENTS)


def verify_entries_llvm_struct_type(type: Type, entries: Entries, location: Location) -> None:
    """One or two alignments, for the struct without elements that stands for all."""
    for entry in entries:
        numbers = entry_numbers(entry)
        if numbers is None or len(numbers) not in (1, 2):
            raise _error(
                location,
                f"expected layout attribute for '{entry.key}' to be a dense integer elements "
                "attribute of 1 or 2 elements",
            )
        if not _has_i64(entry):
            raise _error(location, f"expected i64 entries for '{entry.key}'")
        if str(entry.key) != "!llvm.struct<()>":
            raise _error(location, f"unexpected layout attribute for struct '{entry.key}'")
        if numbers[0] > numbers[-1]:
            raise _error(location, _ALIGNMENTS)


def are_compatible_llvm_pointer_type(
    type: Type,
    old: Entries,
    new: Entries,
    new_spec: DataLayoutSpecInterface,
) -> bool:
    """Sizes stay, alignments may become smaller; address space 0 stands for those without an entry."""

    def by_space(entries: Entries) -> dict[object, tuple[int, int]]:
        found: dict[object, tuple[int, int]] = {}
        for entry in entries:
            key: Any = entry.key
            size, alignment = (entry_numbers(entry) or [0, 0])[:2]
            found[key.address_space] = size, alignment
        return found

    return pointers_fit(by_space(old), by_space(new), 0)


def are_compatible_llvm_struct_type(
    type: Type,
    old: Entries,
    new: Entries,
    new_spec: DataLayoutSpecInterface,
) -> bool:
    """The alignment may become smaller."""
    outer = {entry.key: (entry_numbers(entry) or [0])[0] for entry in old}
    return all(
        entry.key not in outer or alignment_fits(outer[entry.key], (entry_numbers(entry) or [0])[0])
        for entry in new
    )
