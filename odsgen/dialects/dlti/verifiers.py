"""Verifiers of the dialect `dlti`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.hooks import verifies_data_layout_entries, verifies_operation_attributes
from odsgen.runtime import Diagnostic, Severity, StringAttr, VerifyError
from odsgen_dialects import dlti

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, DataLayoutEntryInterface, Location, Operation


_FREE = frozenset(
    f"dlti.{name}"
    for name in ("default_memory_space", "alloca_memory_space", "program_memory_space")
    + ("global_memory_space", "mangling_mode", "stack_alignment", "function_pointer_alignment")
    + ("legal_int_widths",)
)
_LISTS: dict[str, type[Attribute]] = {
    "dlti.dl_spec": dlti.DataLayoutSpecAttr,
    "dlti.map": dlti.MapAttr,
    "dlti.target_system_spec": dlti.TargetSystemSpecAttr,
}


@verifies_data_layout_entries
def verify_data_layout_entry(entry: DataLayoutEntryInterface, location: Location) -> None:
    """Checks the name and value of a `dlti.*` entry."""
    key, value = entry.key, entry.value
    name = key.value if isinstance(key, StringAttr) else ""
    if name == "dlti.endianness":
        if isinstance(value, StringAttr) and value.value in ("big", "little"):
            return
        message = f"'{name}' data layout entry is expected to be either 'big' or 'little'"
    elif name in _FREE:
        return
    else:
        message = f"unknown data layout entry name: {name}"
    raise VerifyError([Diagnostic(Severity.ERROR, location, message)])


@verifies_operation_attributes
def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """DLTIDialect::verifyOperationAttribute"""
    expected = _LISTS.get(name)
    if expected is None:
        raise op.error(f"attribute '{name}' not supported by dialect")
    if not isinstance(attribute, expected):
        raise op.error(f"'{name}' is expected to be a #dlti.{expected.MNEMONIC} attribute")
