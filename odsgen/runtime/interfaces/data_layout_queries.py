"""Sizes and alignments of types (MLIR: "Data Layout Modeling"): the class `DataLayout`.

The rules for builtin types are those of MLIR; what an operation around says in its specification goes before them, and
types of dialects speak for themselves (DataLayoutTypeInterface).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.base.interface import as_interface
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import (
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    VectorType,
)
from odsgen.runtime.interfaces.data_layout import (
    DataLayoutEntryInterface,
    DataLayoutSpecInterface,
    DataLayoutTypeInterface,
    TargetSystemSpecInterface,
    alignments,
)
from odsgen.runtime.interfaces.data_layout_op import DataLayoutOpInterface

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation

_Entries = Sequence[DataLayoutEntryInterface]

_INDEX_WIDTH = 64  # where nothing says otherwise
_LARGE_INTEGER_WIDTH = 64  # from this width on, integers need no more than …
_LARGE_INTEGER_ALIGNMENT = 4  # … this alignment, in bytes, where nothing says otherwise


class TypeSize(int):
    """A size; that of a scalable vector is a multiple of it that is only known when the program runs."""

    scalable: bool

    def __new__(cls, size: int, scalable: bool = False) -> TypeSize:
        made = super().__new__(cls, size)
        made.scalable = scalable
        return made


class UnknownLayoutError(ValueError):
    """Neither the operation around nor the type says what is asked."""


class DataLayout:
    """The data layout inside an operation: the specifications on it and around it, combined.

    Answers are remembered; a layout is of no use any more when a specification has changed.
    """

    def __init__(self, op: Operation | None = None) -> None:
        """For everything inside ``op``; without an operation, MLIR's defaults."""
        self.scope = op
        self.spec = None if op is None else combined_data_layout(op)
        self.system_spec = None if op is None else nearest_target_system_spec(op)
        self._sizes: dict[Type, TypeSize] = {}

    @classmethod
    def closest(cls, op: Operation) -> DataLayout:
        """The layout of the nearest operation around ``op``, or of itself, that may carry a specification."""
        current: Operation | None = op
        while current is not None:
            if as_interface(current, DataLayoutOpInterface) is not None:
                return cls(current)
            current = current.parent_op
        return cls()

    # --- types --------------------------------------------------------------------------------------------------------

    def type_size_in_bits(self, type: Type) -> TypeSize:
        """How many bits a value takes; raises UnknownLayoutError."""
        found = self._sizes.get(type)
        if found is None:
            found = self._sizes[type] = self._size_in_bits(type)
        return found

    def type_size(self, type: Type) -> TypeSize:
        """How many bytes a value takes."""
        bits = self.type_size_in_bits(type)
        return TypeSize(-(-bits // 8), bits.scalable)

    def type_abi_alignment(self, type: Type) -> int:
        """The alignment that the ABI demands, in bytes."""
        entries = self._entries(type)
        match type:
            case VectorType():
                return _power_of_two(self.type_size(type))
            case FloatType():
                if not entries:
                    return _power_of_two(self.type_size(type))
                return alignments(entries[0])[0] // 8
            case IntegerType():
                if entries:
                    return alignments(_entry_for_width(type.width, entries))[0] // 8
                if type.width < _LARGE_INTEGER_WIDTH:
                    return _power_of_two(-(-type.width // 8))
                return _LARGE_INTEGER_ALIGNMENT
            case IndexType():
                return self.type_abi_alignment(IntegerType.get(_index_width(entries)))
            case ComplexType():
                return self.type_abi_alignment(type.element_type)
            case _:
                return self._interface(type).abi_alignment(self, entries)

    def type_preferred_alignment(self, type: Type) -> int:
        """The alignment that is best, in bytes."""
        entries = self._entries(type)
        match type:
            case VectorType():
                return self.type_abi_alignment(type)
            case FloatType():
                if not entries:
                    return self.type_abi_alignment(type)
                return alignments(entries[0])[-1] // 8
            case IntegerType():
                if entries:
                    return alignments(_entry_for_width(type.width, entries))[-1] // 8
                return _power_of_two(self.type_size(type))
            case IndexType():
                return self.type_preferred_alignment(IntegerType.get(_index_width(entries)))
            case ComplexType():
                return self.type_preferred_alignment(type.element_type)
            case _:
                return self._interface(type).preferred_alignment(self, entries)

    def type_index_bitwidth(self, type: Type) -> int | None:
        """The width in which indices are computed; None for a type that has nothing to do with indices."""
        entries = self._entries(type)
        if isinstance(type, IndexType):
            return _index_width(entries)
        interface = as_interface(type, DataLayoutTypeInterface)
        return None if interface is None else interface.index_bitwidth(self, entries)

    def _size_in_bits(self, type: Type) -> TypeSize:
        match type:
            case IntegerType() | FloatType():
                return TypeSize(type.width)
            case IndexType():
                return TypeSize(_index_width(self._entries(type)))
            case ComplexType():
                inner = self.type_size_in_bits(type.element_type)
                alignment = self.type_preferred_alignment(type.element_type) * 8
                return TypeSize(-(-inner // alignment) * alignment + inner)
            case VectorType():
                if not type.shape:
                    return TypeSize(self.type_size(type.element_type) * 8)
                count = _power_of_two(type.shape[-1])
                for size in type.shape[:-1]:
                    count *= size
                return TypeSize(count * self.type_size(type.element_type) * 8, type.is_scalable)
            case _:
                interface = self._interface(type)
                return TypeSize(interface.type_size_in_bits(self, self._entries(type)))

    def _entries(self, type_: Type) -> list[DataLayoutEntryInterface]:
        return [] if self.spec is None else self.spec.spec_for_type(type(type_))

    def _interface(self, type: Type) -> DataLayoutTypeInterface:
        interface = as_interface(type, DataLayoutTypeInterface)
        if interface is None:
            raise UnknownLayoutError(
                "neither the scoping op nor the type class provide data layout information for "
                f"{type}"
            )
        return interface

    # --- the rest -----------------------------------------------------------------------------------------------------

    @property
    def endianness(self) -> Attribute | None:
        return self._identified(lambda spec: spec.endianness_identifier)

    @property
    def default_memory_space(self) -> Attribute | None:
        return self._identified(lambda spec: spec.default_memory_space_identifier)

    @property
    def alloca_memory_space(self) -> Attribute | None:
        return self._identified(lambda spec: spec.alloca_memory_space_identifier)

    @property
    def program_memory_space(self) -> Attribute | None:
        return self._identified(lambda spec: spec.program_memory_space_identifier)

    @property
    def global_memory_space(self) -> Attribute | None:
        return self._identified(lambda spec: spec.global_memory_space_identifier)

    @property
    def mangling_mode(self) -> Attribute | None:
        return self._identified(lambda spec: spec.mangling_mode_identifier)

    @property
    def function_pointer_alignment(self) -> Attribute | None:
        return self._identified(lambda spec: spec.function_pointer_alignment_identifier)

    @property
    def legal_int_widths(self) -> Attribute | None:
        return self._identified(lambda spec: spec.legal_int_widths_identifier)

    @property
    def stack_alignment(self) -> int:
        """The natural alignment of the stack in bits; 0 where nothing is said."""
        value = self._identified(lambda spec: spec.stack_alignment_identifier)
        return value.value if isinstance(value, IntegerAttr) else 0

    def device_property_value(self, device_id: str, key: str) -> Attribute | None:
        """The value of a property of a device; None without one."""
        if self.system_spec is None:
            return None
        device = self.system_spec.device_spec_for_device_id(device_id)
        entry = None if device is None else device.spec_for_identifier(key)
        return None if entry is None else entry.value

    def _identified(self, identifier: Callable[[DataLayoutSpecInterface], str]) -> Attribute | None:
        if self.spec is None:
            return None
        entry = self.spec.spec_for_identifier(identifier(self.spec))
        return None if entry is None else entry.value


def enclosing_specs(op: Operation) -> list[tuple[Operation, DataLayoutSpecInterface]]:
    """The specifications on an operation and around it, from the outermost to its own."""
    found = []
    current: Operation | None = op
    while current is not None:
        layout = as_interface(current, DataLayoutOpInterface)
        spec = None if layout is None else layout.data_layout_spec
        if spec is not None:
            found.append((current, spec))
        current = current.parent_op
    return found[::-1]


def combined_data_layout(op: Operation) -> DataLayoutSpecInterface | None:
    """The combined specifications on and around an operation; None for none, or if they do not fit."""
    specs = [spec for _, spec in enclosing_specs(op)]
    if len(specs) < 2:
        return specs[0] if specs else None
    return specs[-1].combine_with(specs[:-1])


def nearest_target_system_spec(op: Operation) -> TargetSystemSpecInterface | None:
    """The description of the system on an operation or on the nearest around it that has one."""
    current: Operation | None = op
    while current is not None:
        layout = as_interface(current, DataLayoutOpInterface)
        spec = None if layout is None else layout.target_system_spec
        if spec is not None:
            return spec
        current = current.parent_op
    return None


def _entry_for_width(width: int, entries: _Entries) -> DataLayoutEntryInterface:
    """The entry of the least width that is not below ``width``, else of the greatest."""

    def width_of(entry: DataLayoutEntryInterface) -> int:
        key = entry.key
        assert isinstance(key, IntegerType)
        return key.width

    ordered = sorted(entries, key=width_of)
    return next((entry for entry in ordered if width_of(entry) >= width), ordered[-1])


def _index_width(entries: _Entries) -> int:
    value = entries[0].value if entries else None
    return value.value if isinstance(value, IntegerAttr) else _INDEX_WIDTH


def _power_of_two(number: int) -> int:
    """The least power of two that is not below a number."""
    return 1 << (number - 1).bit_length() if number > 0 else 0
