"""Verifiers of the dialect `dlti`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import StringAttr
from odsgen.runtime.diagnostics import Diagnostic, Severity, VerifyError

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.interfaces.data_layout import DataLayoutEntryInterface
    from odsgen.runtime.ir.operation import Operation


_FREE = frozenset(
    f"dlti.{name}"
    for name in ("default_memory_space", "alloca_memory_space", "program_memory_space")
    + ("global_memory_space", "mangling_mode", "stack_alignment", "function_pointer_alignment")
    + ("legal_int_widths",)
)
_LISTS = {
    "dlti.dl_spec": "dl_spec",
    "dlti.map": "map",
    "dlti.target_system_spec": "target_system_spec",
}


def verify_data_layout_entry(entry: DataLayoutEntryInterface, location: Location) -> None:
    """The identifiers that the dialect has."""
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


def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """The attributes that the dialect has for any operation."""
    mnemonic = _LISTS.get(name)
    if mnemonic is None:
        raise op.error(f"attribute '{name}' not supported by dialect")
    if (attribute.DIALECT_NAME, attribute.MNEMONIC) != ("dlti", mnemonic):
        raise op.error(f"'{name}' is expected to be a #dlti.{mnemonic} attribute")
