"""Sizes and alignments of pointers (MLIR: the `DataLayoutTypeInterface` of `LLVMPointerType`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.llvm.types import entry_numbers

if TYPE_CHECKING:
    from odsgen.runtime.interfaces.data_layout import DataLayoutEntryInterface
    from odsgen.runtime.interfaces.data_layout_queries import DataLayout
    from odsgen_dialects.llvm import LLVMPointerType

    Entries = Sequence[DataLayoutEntryInterface]

_SIZE, _ABI_ALIGNMENT, _PREFERRED_ALIGNMENT, _INDEX_WIDTH = range(4)
#: Of a pointer of which no entry speaks.
_DEFAULT_BITS = 64


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
