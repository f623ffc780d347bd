"""Builder of the operations of `llvm` that most lowerings need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime import (
    DenseArrayAttr,
    IntegerAttr,
    Location,
    Type,
    TypeAttr,
    Value,
    i32,
    i64,
    index,
)
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
    from odsgen.runtime import Builder, Operation

NO_WRAP = llvm.IntegerOverflowFlags.nsw | llvm.IntegerOverflowFlags.nuw
INBOUNDS_NO_WRAP = llvm.GEPNoWrapFlags.inbounds | llvm.GEPNoWrapFlags.nuw
#: Marks a dynamic index of `llvm.getelementptr`.
_DYNAMIC_INDEX = -(1 << 31)


class LLVMBuilder:
    """Builds operations of `llvm`, at one location, or that of an operation, where they have none of their own."""

    __slots__ = ("builder", "converter", "place")

    def __init__(
        self, builder: Builder, converter: LLVMTypeConverter, place: Location | Operation
    ) -> None:
        self.builder = builder
        self.converter = converter
        self.place = place

    @property
    def location(self) -> Location:
        """The location of what has none of its own."""
        return self.place if isinstance(self.place, Location) else self.place.location

    def insert(self, op: Any) -> Value:
        """Inserts an operation and returns its only result."""
        if op.stored_location is None:
            place = self.place
            op.location = place if isinstance(place, Location) else place.stored_location
        result: Value = self.builder.insert(op).results[0]
        return result

    def index(self, value: int, type: Type | None = None) -> Value:
        """A constant of an index, of the converted index type unless given."""
        return self.insert(
            llvm.ConstantOp.build(
                self.converter.index if type is None else type, IntegerAttr.get(value, index)
            )
        )

    def integer(self, value: int, type: Type) -> Value:
        """A constant of an integer type."""
        return self.insert(llvm.ConstantOp.build(type, IntegerAttr.get(value, type)))

    def poison(self, type: Type) -> Value:
        """Builds `llvm.mlir.poison`."""
        return self.insert(llvm.PoisonOp.build(type))

    def extract(self, type: Type, container: Value, *position: int) -> Value:
        """Builds `llvm.extractvalue`."""
        return self.insert(llvm.ExtractValueOp.build(type, container, position))

    def put(self, container: Value, value: Value, *position: int) -> Value:
        """Builds `llvm.insertvalue`."""
        return self.insert(llvm.InsertValueOp.build(container, value, position))

    def add(
        self,
        left: Value,
        right: Value,
        flags: llvm.IntegerOverflowFlags = llvm.IntegerOverflowFlags.none,
    ) -> Value:
        """Builds `llvm.add`."""
        return self.insert(llvm.AddOp.build(left, right, overflow_flags=flags))

    def multiply(
        self,
        left: Value,
        right: Value,
        flags: llvm.IntegerOverflowFlags = llvm.IntegerOverflowFlags.none,
    ) -> Value:
        """Builds `llvm.mul`."""
        return self.insert(llvm.MulOp.build(left, right, overflow_flags=flags))

    def element_pointer(
        self,
        pointer: Value,
        element_type: Type,
        indices: Sequence[Value | int],
        flags: llvm.GEPNoWrapFlags = llvm.GEPNoWrapFlags.none,
        type: Type | None = None,
    ) -> Value:
        """Builds `llvm.getelementptr`; the type of the result is that of the pointer unless given."""
        values = [value for value in indices if not isinstance(value, int)]
        numbers = [value if isinstance(value, int) else _DYNAMIC_INDEX for value in indices]
        return self.insert(
            llvm.GEPOp(
                (pointer, *values),
                (pointer.type if type is None else type,),
                {
                    "noWrapFlags": flags,
                    "rawConstantIndices": DenseArrayAttr.get(i32, numbers),
                    "elem_type": TypeAttr.get(element_type),
                },
            )
        )

    def size_of(self, type: Type, count: Value | int = 1) -> Value:
        """The size of an array in bytes: `getelementptr` from null, as an integer."""
        null = self.insert(llvm.ZeroOp.build(self.converter.pointer))
        end = self.element_pointer(null, type, (count,))
        return self.insert(llvm.PtrToIntOp.build(self.converter.index, end))

    def alloca(
        self, count: Value, type: Type, alignment: int | None = None, space: int = 0
    ) -> Value:
        """Builds `llvm.alloca`."""
        pointer = llvm.LLVMPointerType.get(space)
        return self.insert(llvm.AllocaOp.build(pointer, count, type, alignment=alignment))

    def on_stack(self, descriptor: Value) -> Value:
        """Stores a descriptor on the stack; the count of the allocation has 64 bits, as in MLIR."""
        place = self.alloca(self.index(1, i64), descriptor.type)
        self.store(descriptor, place)
        return place

    def cast_space(self, pointer: Value, space: int) -> Value:
        """Builds `llvm.addrspacecast` unless the pointer is in that address space."""
        target = llvm.LLVMPointerType.get(space)
        if pointer.type is target:
            return pointer
        return self.insert(llvm.AddrSpaceCastOp.build(target, pointer))

    def load(self, type: Type, pointer: Value, **settings: Any) -> Value:
        """Builds `llvm.load`."""
        return self.insert(llvm.LoadOp.build(type, pointer, **settings))

    def store(self, value: Value, pointer: Value, **settings: Any) -> None:
        """Builds `llvm.store`."""
        self.builder.insert(llvm.StoreOp.build(value, pointer, location=self.location, **settings))
