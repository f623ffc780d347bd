"""What data layouts say about types of `llvm`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.attributes import DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.types import IntegerType, i64
from odsgen.runtime.diagnostics import Diagnostic, Severity, VerifyError

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.interfaces.data_layout import DataLayoutEntryInterface

_ALIGNMENTS = "preferred alignment is expected to be at least as large as ABI alignment"


_SHOWN = 16  # numbers of an entry; none may have more than five


def _error(location: Location, message: str) -> VerifyError:
    return VerifyError([Diagnostic(Severity.ERROR, location, message)])


def _numbers(entry: DataLayoutEntryInterface) -> list[int] | None:
    """The numbers of an entry, so many that too many are told; None if it holds none."""
    value = entry.value
    if not isinstance(value, DenseIntOrFPElementsAttr):
        return None
    if not isinstance(value.type.element_type, IntegerType):
        return None
    return [int(number) for number in value.values()[:_SHOWN] if not isinstance(number, tuple)]


def _has_i64(entry: DataLayoutEntryInterface) -> bool:
    value: Any = entry.value
    return value.type.element_type is i64


def verify_entries_llvm_pointer_type(
    type: Type, entries: Sequence[DataLayoutEntryInterface], location: Location
) -> None:
    """Size, both alignments and perhaps the width of indices."""
    for entry in entries:
        numbers = _numbers(entry)
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


def verify_entries_llvm_struct_type(
    type: Type, entries: Sequence[DataLayoutEntryInterface], location: Location
) -> None:
    """One or two alignments, for the struct without elements that stands for all."""
    for entry in entries:
        numbers = _numbers(entry)
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
