"""Interfaces of data layouts (MLIR: `DataLayoutInterfaces.td`, "Data Layout Modeling").

A specification is a list of entries: what a key, a type or an identifier such as `dlti.endianness`, stands for.  Operations
carry specifications; `odsgen.runtime.interfaces.data_layout_queries` answers questions with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.base.interface import (
    AttributeInterface,
    TypeInterface,
    as_interface,
)
from odsgen.runtime.builtin.attributes import (
    DenseIntOrFPElementsAttr,
    IntegerAttr,
    StringAttr,
)
from odsgen.runtime.builtin.types import FloatType, IndexType, IntegerType, i64
from odsgen.runtime.diagnostics import Diagnostic, Severity, VerifyError

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.interfaces.data_layout_queries import DataLayout
    from odsgen.runtime.ir.operation import Operation


class DLTIQueryInterface(AttributeInterface):
    """An attribute that has values for keys."""

    __slots__ = ()

    def query(self, key: Type | StringAttr) -> Attribute | None:
        """The value for a key; None if it has none."""
        self._missing("query")


class DataLayoutEntryInterface(AttributeInterface):
    """An entry of a specification: a key, which is a type or an identifier, and its value."""

    __slots__ = ()

    @property
    def key(self) -> Type | StringAttr:
        self._missing("key")

    @property
    def value(self) -> Attribute:
        self._missing("value")

    def verify_entry(self, location: Location) -> None:
        """Check the entry by itself; raises VerifyError. By default, there is nothing to check."""

    @property
    def is_type_entry(self) -> bool:
        return isinstance(self.key, Type)


class DataLayoutSpecInterface(DLTIQueryInterface):
    """A data layout specification."""

    __slots__ = ()

    @property
    def entries(self) -> Sequence[DataLayoutEntryInterface]:
        self._missing("entries")

    def combine_with(
        self, specs: Sequence[DataLayoutSpecInterface]
    ) -> DataLayoutSpecInterface | None:
        """This specification inside the others, which stand from the outermost to the innermost; None if it cannot."""
        self._missing("combine_with")

    @property
    def endianness_identifier(self) -> str:
        return "dlti.endianness"

    @property
    def default_memory_space_identifier(self) -> str:
        return "dlti.default_memory_space"

    @property
    def alloca_memory_space_identifier(self) -> str:
        return "dlti.alloca_memory_space"

    @property
    def program_memory_space_identifier(self) -> str:
        return "dlti.program_memory_space"

    @property
    def global_memory_space_identifier(self) -> str:
        return "dlti.global_memory_space"

    @property
    def mangling_mode_identifier(self) -> str:
        return "dlti.mangling_mode"

    @property
    def stack_alignment_identifier(self) -> str:
        return "dlti.stack_alignment"

    @property
    def function_pointer_alignment_identifier(self) -> str:
        return "dlti.function_pointer_alignment"

    @property
    def legal_int_widths_identifier(self) -> str:
        return "dlti.legal_int_widths"

    def query(self, key: Type | StringAttr) -> Attribute | None:
        return value_for(self.entries, key)

    def spec_for_type(self, type_class: type[Type]) -> list[DataLayoutEntryInterface]:
        """The entries whose keys are types of that class, whatever their parameters."""
        return [entry for entry in self.entries if type(entry.key) is type_class]

    def spec_for_identifier(self, identifier: str) -> DataLayoutEntryInterface | None:
        """The entry of an identifier, if there is one."""
        return _of_identifier(self.entries, identifier)

    def verify_spec(self, location: Location) -> None:
        """Check each entry, and let types check those about them; raises VerifyError.

        Dialects check theirs with the operation that has the specification: its program tells which are loaded.
        """
        verify_data_layout_spec(self, location)


class TargetDeviceSpecInterface(DLTIQueryInterface):
    """A device that programs run on."""

    __slots__ = ()

    @property
    def entries(self) -> Sequence[DataLayoutEntryInterface]:
        self._missing("entries")

    def spec_for_identifier(self, identifier: str) -> DataLayoutEntryInterface | None:
        """The entry of an identifier, if there is one."""
        return _of_identifier(self.entries, identifier)

    def verify_entry(self, location: Location) -> None:
        """Check the description; raises VerifyError. By default, there is nothing to check."""

    def query(self, key: Type | StringAttr) -> Attribute | None:
        entry = self.spec_for_identifier(key.value) if isinstance(key, StringAttr) else None
        return None if entry is None else entry.value


class TargetSystemSpecInterface(DLTIQueryInterface):
    """The devices of a system, by their names."""

    __slots__ = ()

    @property
    def entries(self) -> Sequence[DataLayoutEntryInterface]:
        self._missing("entries")

    def query(self, key: Type | StringAttr) -> Attribute | None:
        return value_for(self.entries, key)

    def device_spec_for_device_id(self, device_id: str) -> TargetDeviceSpecInterface | None:
        """The description of a device, if there is one."""
        self._missing("device_spec_for_device_id")

    def verify_spec(self, location: Location) -> None:
        """Check each entry; raises VerifyError."""
        for entry in self.entries:
            entry.verify_entry(location)


class DataLayoutTypeInterface(TypeInterface):
    """A type whose size and alignment data layouts can tell; ``entries`` are those about types of its class."""

    __slots__ = ()

    def type_size_in_bits(
        self, layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]
    ) -> int:
        self._missing("type_size_in_bits")

    def type_size(self, layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]) -> int:
        """The size in bytes."""
        return -(-self.type_size_in_bits(layout, entries) // 8)

    def abi_alignment(self, layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]) -> int:
        """The alignment that the ABI demands, in bytes."""
        self._missing("abi_alignment")

    def preferred_alignment(
        self, layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]
    ) -> int:
        """The alignment that is best, in bytes; by default that of the ABI."""
        return self.abi_alignment(layout, entries)

    def index_bitwidth(
        self, layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]
    ) -> int | None:
        """The width in which indices of a type like a pointer are computed; None for other types."""
        return None

    def are_compatible(
        self,
        old: Sequence[DataLayoutEntryInterface],
        new: Sequence[DataLayoutEntryInterface],
        new_spec: DataLayoutSpecInterface,
    ) -> bool:
        """Whether new entries may stand inside an operation with old ones."""
        return True

    def verify_entries(
        self, entries: Sequence[DataLayoutEntryInterface], location: Location
    ) -> None:
        """Check the entries about types of this class; raises VerifyError."""


class DataLayoutDialectInterface(Protocol):
    """A dialect that has identifiers for entries."""

    def verify_data_layout_entry(
        self, entry: DataLayoutEntryInterface, location: Location, /
    ) -> None:
        """Check an entry whose identifier begins with the name of the dialect; raises VerifyError."""


def value_for(
    entries: Sequence[DataLayoutEntryInterface], key: Type | StringAttr
) -> Attribute | None:
    """The value of the entry with a key; None if there is none."""
    return next((entry.value for entry in entries if entry.key is key), None)


def _of_identifier(
    entries: Sequence[DataLayoutEntryInterface], identifier: str
) -> DataLayoutEntryInterface | None:
    for entry in entries:
        key = entry.key
        if isinstance(key, StringAttr) and key.value == identifier:
            return entry
    return None


# --- checking ---------------------------------------------------------------------------------------------------------


def verify_specifications(
    op: Operation,
    spec: DataLayoutSpecInterface | None,
    system: TargetSystemSpecInterface | None,
) -> None:
    """Checks that what an operation carries is valid and stands inside the specifications of the operations around it."""
    from odsgen.runtime.interfaces.data_layout_queries import combined_data_layout, enclosing_specs

    if system is not None:
        system.verify_spec(op.location)
    if spec is None:
        return
    spec.verify_spec(op.location)
    for entry in spec.entries:
        if isinstance(entry.key, StringAttr):
            _verify_identifier(entry, entry.key.value, op)
    if combined_data_layout(op) is None:
        error = op.error("data layout does not combine with layouts of enclosing ops")
        for outer, _ in enclosing_specs(op):
            if outer is not op:
                error.diagnostics[0].attach_note("enclosing op with data layout", outer.location)
        raise error


def verify_data_layout_spec(spec: DataLayoutSpecInterface, location: Location) -> None:
    """Each entry by itself, then the entries about one class of types; raises VerifyError."""
    entries = list(spec.entries)
    for entry in entries:
        entry.verify_entry(location)
    classes: dict[type[Type], list[DataLayoutEntryInterface]] = {}
    for entry in entries:
        if isinstance(entry.key, Type):
            classes.setdefault(type(entry.key), []).append(entry)
    for of_class in classes.values():
        _verify_entries_of_class(of_class, location)


def _verify_entries_of_class(entries: list[DataLayoutEntryInterface], location: Location) -> None:
    sample = entries[0].key
    assert isinstance(sample, Type)
    if isinstance(sample, IndexType):
        if not isinstance(entries[0].value, IntegerAttr):
            raise _error(
                location, f"expected integer attribute in the data layout entry for '{sample}'"
            )
        return
    if isinstance(sample, (IntegerType, FloatType)):
        for entry in entries:
            _verify_alignments(entry, location)
        return
    if sample.DIALECT_NAME == "builtin":
        raise _error(location, "unexpected data layout for a built-in type")
    interface = as_interface(sample, DataLayoutTypeInterface)
    if interface is None:
        raise _error(location, "data layout specified for a type that does not support it")
    interface.verify_entries(entries, location)


def _verify_alignments(entry: DataLayoutEntryInterface, location: Location) -> None:
    value = entry.value
    if not isinstance(value, DenseIntOrFPElementsAttr) or value.type.element_type is not i64:
        raise _error(
            location,
            f"expected a dense i64 elements attribute in the data layout entry {entry}",
        )
    numbers = alignments(entry)
    if not 1 <= len(numbers) <= 2:
        raise _error(location, f"expected 1 or 2 elements in the data layout entry {entry}")
    if numbers[0] > numbers[-1]:
        raise _error(
            location,
            "preferred alignment is expected to be greater than or equal to the abi alignment in "
            f"data layout entry {entry}",
        )


def alignments(entry: DataLayoutEntryInterface) -> list[int]:
    """The numbers of an entry about an integer or float type, in bits: that of the ABI and the preferred one.

    Of more, which are wrong, only so many that this is told.
    """
    value = entry.value
    assert isinstance(value, DenseIntOrFPElementsAttr)
    return [int(number) for number in value.values()[:16] if not isinstance(number, tuple)]


def _verify_identifier(entry: DataLayoutEntryInterface, identifier: str, op: Operation) -> None:
    from odsgen.runtime.registry.context import dialect_loaded_for

    dialect = dialect_loaded_for(op, identifier.partition(".")[0])
    if dialect is None:
        return  # nothing is known of what is not loaded
    verify = dialect.verify_data_layout_entry
    if verify is None:
        raise _error(
            op.location,
            f"the '{dialect.name}' dialect does not support identifier data layout entries",
        )
    verify(entry, op.location)


def _error(location: Location, message: str) -> VerifyError:
    return VerifyError([Diagnostic(Severity.ERROR, location, message)])
