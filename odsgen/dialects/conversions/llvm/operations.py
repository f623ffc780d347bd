"""Small pieces of `llvm` that most lowerings build."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.attributes import DenseArrayAttr, IntegerAttr, TypeAttr
from odsgen.runtime.builtin.types import i32, index
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.dialects.conversions.llvm.types import LLVMTypeConverter
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.builder import Builder
    from odsgen.runtime.ir.value import Value

NO_WRAP = llvm.IntegerOverflowFlags.nsw | llvm.IntegerOverflowFlags.nuw
INBOUNDS_NO_WRAP = llvm.GEPNoWrapFlags.inbounds | llvm.GEPNoWrapFlags.nuw
#: In the indices of a getelementptr: the one that is a value.
_DYNAMIC_INDEX = -(1 << 31)


class LLVMBuilder:
    """Builds operations of `llvm` at one location."""

    __slots__ = ("builder", "converter", "location")

    def __init__(self, builder: Builder, converter: LLVMTypeConverter, location: Location) -> None:
        self.builder = builder
        self.converter = converter
        self.location = location

    def insert(self, op: Any) -> Value:
        """Insert an operation and return its only result."""
        result: Value = self.builder.insert(op).results[0]
        return result

    def index(self, value: int) -> Value:
        """A number of the type that indices become."""
        return self.insert(
            llvm.ConstantOp.build(
                self.converter.index, IntegerAttr.get(value, index), location=self.location
            )
        )

    def integer(self, value: int, type: Type) -> Value:
        """A number of an integer type."""
        return self.insert(
            llvm.ConstantOp.build(type, IntegerAttr.get(value, type), location=self.location)
        )

    def poison(self, type: Type) -> Value:
        """A value that nobody may use."""
        return self.insert(llvm.PoisonOp.build(type, location=self.location))

    def extract(self, type: Type, container: Value, *position: int) -> Value:
        """An element of a struct or an array."""
        return self.insert(
            llvm.ExtractValueOp.build(type, container, position, location=self.location)
        )

    def put(self, container: Value, value: Value, *position: int) -> Value:
        """A struct or array with another element."""
        return self.insert(
            llvm.InsertValueOp.build(container, value, position, location=self.location)
        )

    def add(
        self,
        left: Value,
        right: Value,
        flags: llvm.IntegerOverflowFlags = llvm.IntegerOverflowFlags.none,
    ) -> Value:
        """A sum."""
        return self.insert(
            llvm.AddOp.build(left, right, overflow_flags=flags, location=self.location)
        )

    def multiply(
        self,
        left: Value,
        right: Value,
        flags: llvm.IntegerOverflowFlags = llvm.IntegerOverflowFlags.none,
    ) -> Value:
        """A product."""
        return self.insert(
            llvm.MulOp.build(left, right, overflow_flags=flags, location=self.location)
        )

    def element_pointer(
        self,
        pointer: Value,
        element_type: Type,
        indices: Sequence[Value | int],
        flags: llvm.GEPNoWrapFlags = llvm.GEPNoWrapFlags.none,
    ) -> Value:
        """The place of an element behind a pointer."""
        values = [value for value in indices if not isinstance(value, int)]
        numbers = [value if isinstance(value, int) else _DYNAMIC_INDEX for value in indices]
        return self.insert(
            llvm.GEPOp(
                (pointer, *values),
                (pointer.type,),
                {
                    "noWrapFlags": flags,
                    "rawConstantIndices": DenseArrayAttr.get(i32, numbers),
                    "elem_type": TypeAttr.get(element_type),
                },
                location=self.location,
            )
        )

    def size_of(self, type: Type, count: Value | int = 1) -> Value:
        """How many bytes so many elements take: the place behind them in an array that begins at zero."""
        null = self.insert(llvm.ZeroOp.build(self.converter.pointer, location=self.location))
        end = self.element_pointer(null, type, (count,))
        return self.insert(llvm.PtrToIntOp.build(self.converter.index, end, location=self.location))

    def alloca(self, count: Value, type: Type, alignment: int | None = None) -> Value:
        """Memory on the stack."""
        return self.insert(
            llvm.AllocaOp.build(
                self.converter.pointer, count, type, alignment=alignment, location=self.location
            )
        )

    def load(self, type: Type, pointer: Value, **settings: Any) -> Value:
        """The value at a pointer."""
        return self.insert(llvm.LoadOp.build(type, pointer, location=self.location, **settings))

    def store(self, value: Value, pointer: Value, **settings: Any) -> None:
        """Put a value at a pointer."""
        self.builder.insert(llvm.StoreOp.build(value, pointer, location=self.location, **settings))
