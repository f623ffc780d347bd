"""Conversion between the type of a memory slot and the types of loads and stores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime import (
    DataLayout,
    IntegerAttr,
    IntegerType,
    MissingMethodError,
    StringAttr,
    UnknownLayoutError,
    VectorType,
)

if TYPE_CHECKING:
    from odsgen.runtime import Builder, Operation, Type, Value


def can_convert(op: Operation, slot_type: Type, type: Type) -> bool:
    """Whether a value of `type` can be extracted from, and inserted into, one of `slot_type`."""
    from odsgen_dialects.llvm import LLVMPointerType

    if slot_type is type:
        return True
    if not (_is_convertible(slot_type) and _is_convertible(type)):
        return False
    layout = DataLayout.closest(op)
    try:
        slot_size, size = layout.type_size(slot_type), layout.type_size(type)
        slot_bits, bits = layout.type_size_in_bits(slot_type), layout.type_size_in_bits(type)
    except (UnknownLayoutError, MissingMethodError):
        return False
    if isinstance(slot_type, LLVMPointerType) and isinstance(type, LLVMPointerType):
        return slot_size == size
    return slot_size >= size and slot_bits >= bits


def _is_convertible(type: Type) -> bool:
    from odsgen_dialects.llvm import LLVMArrayType, LLVMPointerType, LLVMStructType

    if isinstance(type, VectorType):
        return not type.is_scalable and not isinstance(type.element_type, LLVMPointerType)
    return not isinstance(type, (LLVMArrayType, LLVMStructType))


class Casts:
    """Builds casts between pointers, integers and other types of the same size."""

    def __init__(self, op: Operation, builder: Builder) -> None:
        self._builder = builder
        self._location = op.location
        self._layout = DataLayout.closest(op)

    def extracted(self, value: Value, type: Type) -> Value:
        """Extracts the first bits of a value as a value of another type."""
        if value.type is type:
            return value
        from odsgen_dialects.llvm import LShrOp, TruncOp

        width = self._bits(type)
        if self._bits(value.type) == width:
            return self._same_size(value, type)
        held = self._as_integer(value)
        if self._is_big_endian:
            held = self._insert(
                LShrOp.build(held, self._shift_amount(held, width), location=self._location)
            )
        narrow = TruncOp.build(IntegerType.get(width), held, location=self._location)
        return self._from_integer(self._insert(narrow), type)

    def inserted(self, value: Value, before: Value) -> Value:
        """Replaces the first bits of `before` by a value."""
        from odsgen_dialects.llvm import AndOp, OrOp, ShlOp, ZExtOp

        if value.type is before.type:
            return value
        slot_width, width = self._bits(before.type), self._bits(value.type)
        if slot_width == width:
            return self._same_size(value, before.type)
        held, stored = self._as_integer(before), self._as_integer(value)
        wide = self._insert(ZExtOp.build(held.type, stored, location=self._location))
        if self._is_big_endian:
            wide = self._insert(
                ShlOp.build(wide, self._shift_amount(held, width), location=self._location)
            )
            kept = (1 << (slot_width - width)) - 1
        else:
            kept = -(1 << width)
        mask = self._constant(kept, held.type)
        rest = self._insert(AndOp.build(held, mask, location=self._location))
        both = self._insert(OrOp.build(rest, wide, location=self._location))
        return self._from_integer(both, before.type)

    @property
    def _is_big_endian(self) -> bool:
        return self._layout.endianness == StringAttr.get("big")

    def _constant(self, value: int, type: Type) -> Value:
        from odsgen_dialects.llvm import ConstantOp

        attribute = IntegerAttr.get(value, type)
        return self._insert(ConstantOp.build(type, attribute, location=self._location))

    def _shift_amount(self, held: Value, width: int) -> Value:
        """The difference of the widths, as a constant."""
        return self._constant(self._bits(held.type) - width, held.type)

    def _bits(self, type: Type) -> int:
        return int(self._layout.type_size_in_bits(type))

    def _insert(self, op: Operation) -> Value:
        return self._builder.insert(op).results[0]

    def _same_size(self, value: Value, type: Type) -> Value:
        from odsgen_dialects.llvm import AddrSpaceCastOp, LLVMPointerType

        if isinstance(value.type, LLVMPointerType) and isinstance(type, LLVMPointerType):
            # A cast through integers would lose the provenance.
            return self._insert(AddrSpaceCastOp.build(type, value, location=self._location))
        return self._from_integer(self._as_integer(value), type)

    def _as_integer(self, value: Value) -> Value:
        from odsgen_dialects.llvm import BitcastOp, LLVMPointerType, PtrToIntOp

        if isinstance(value.type, IntegerType):
            return value
        cast = PtrToIntOp if isinstance(value.type, LLVMPointerType) else BitcastOp
        type = IntegerType.get(self._bits(value.type))
        before = value.defining_op
        if isinstance(before, BitcastOp) and before.arg.type is type:
            return before.arg
        return self._insert(cast.build(type, value, location=self._location))

    def _from_integer(self, value: Value, type: Type) -> Value:
        from odsgen_dialects.llvm import BitcastOp, IntToPtrOp, LLVMPointerType

        if value.type is type:
            return value
        cast = IntToPtrOp if isinstance(type, LLVMPointerType) else BitcastOp
        return self._insert(cast.build(type, value, location=self._location))
