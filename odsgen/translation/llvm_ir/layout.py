"""Sizes and alignments of types by the data layout of a module (LangRef: Data Layout)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from odsgen.translation.llvm_ir.types import (
    PPC_FP128,
    X86_AMX,
    ArrayIRType,
    FloatIRType,
    IntegerIRType,
    IRType,
    PointerIRType,
    StructIRType,
    TargetIRType,
    VectorIRType,
)

#: Alignments in bits, ABI and preferred, by kind and size: what holds unless the layout says otherwise.
_INTEGERS = {1: (8, 8), 8: (8, 8), 16: (16, 16), 32: (32, 32), 64: (32, 64)}
_FLOATS = {16: (16, 16), 32: (32, 32), 64: (64, 64), 128: (128, 128)}
_VECTORS = {64: (64, 64), 128: (128, 128)}


@dataclass(frozen=True, slots=True)
class PointerLayout:
    """Sizes and alignments of a pointer, in bits."""

    size: int
    abi: int
    preferred: int
    index: int


class LayoutError(ValueError):
    """A text that is not a data layout."""


class DataLayout:
    """The sizes and alignments that the text of a layout says."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.integers = dict(_INTEGERS)
        self.floats = dict(_FLOATS)
        self.vectors = dict(_VECTORS)
        self.aggregate = (0, 64)
        self.pointers = {0: PointerLayout(64, 64, 64, 64)}
        self.alloca_space = self.program_space = self.global_space = 0
        self.non_integral: frozenset[int] = frozenset()
        self.is_big_endian = False
        for entry in text.split("-") if text else ():
            self._read(entry)

    def _read(self, entry: str) -> None:
        if not entry:
            raise LayoutError("empty specification is not allowed")
        kind, rest = entry[0], entry[1:]
        try:
            if entry.startswith("ni:"):
                self.non_integral = frozenset(map(int, entry[3:].split(":")))
            elif kind in "ifv":
                size, *alignments = map(int, rest.split(":"))
                table = {"i": self.integers, "f": self.floats, "v": self.vectors}[kind]
                table[size] = (alignments[0], alignments[-1])
            elif kind == "a":
                alignments = [int(number) for number in rest.split(":") if number]
                self.aggregate = (alignments[0], alignments[-1])
            elif kind == "p":
                space, *numbers = rest.lstrip("eu").split(":")
                sizes = [int(number) for number in numbers]
                size = sizes[0]
                abi = sizes[1] if len(sizes) > 1 else size
                preferred = sizes[2] if len(sizes) > 2 else abi
                index = sizes[3] if len(sizes) > 3 else size
                self.pointers[int(space or 0)] = PointerLayout(size, abi, preferred, index)
            elif entry in ("e", "E"):
                self.is_big_endian = entry == "E"
            elif kind == "A":
                self.alloca_space = int(rest)
            elif kind == "P":
                self.program_space = int(rest)
            elif kind == "G":
                self.global_space = int(rest)
        except (ValueError, IndexError):
            raise LayoutError(f"malformed specification, {entry!r}") from None

    def pointer(self, space: int) -> PointerLayout:
        """The layout of pointers to an address space."""
        return self.pointers.get(space) or self.pointers[0]

    def size_in_bits(self, type: IRType) -> int:
        """The bits of a value; of a scalable vector, the least."""
        if isinstance(type, (IntegerIRType, FloatIRType)):
            return type.width
        if isinstance(type, PointerIRType):
            return self.pointer(type.space).size
        if isinstance(type, ArrayIRType):
            return type.count * self.alloc_size(type.element) * 8
        if isinstance(type, VectorIRType):
            return type.count * self.size_in_bits(type.element)
        if isinstance(type, StructIRType):
            return self.struct_layout(type)[1] * 8
        if type == PPC_FP128:
            return 128
        if type == X86_AMX:
            return 8192
        if isinstance(type, TargetIRType):
            return self.size_in_bits(layout_type(type))
        return 0

    def store_size(self, type: IRType) -> int:
        """The bytes that a store may write."""
        return (self.size_in_bits(type) + 7) // 8

    def alloc_size(self, type: IRType) -> int:
        """The bytes from one element of an array to the next."""
        return _aligned(self.store_size(type), self.alignment(type))

    def alignment(self, type: IRType, preferred: bool = False) -> int:
        """The alignment in bytes."""
        return max(self._alignment_in_bits(type, preferred) // 8, 1)

    def _alignment_in_bits(self, type: IRType, preferred: bool) -> int:
        if isinstance(type, IntegerIRType):
            sizes = [size for size in self.integers if size >= type.width]
            return self.integers[min(sizes) if sizes else max(self.integers)][preferred]
        if isinstance(type, PointerIRType):
            pointer = self.pointer(type.space)
            return pointer.preferred if preferred else pointer.abi
        if isinstance(type, ArrayIRType):
            return self._alignment_in_bits(type.element, preferred)
        if isinstance(type, VectorIRType):
            found = self.vectors.get(self.size_in_bits(type))
            return found[preferred] if found else _power_of_two(self.store_size(type)) * 8
        if isinstance(type, StructIRType):
            if type.packed and not preferred:
                return 8
            own = max(self.aggregate[preferred], 8)
            return max(own, self.struct_layout(type)[2] * 8)
        if isinstance(type, TargetIRType):
            return self._alignment_in_bits(layout_type(type), preferred)
        if type == X86_AMX:
            return 512
        found = self.floats.get(self.size_in_bits(type))
        return found[preferred] if found else _power_of_two(self.store_size(type)) * 8

    def struct_layout(self, type: StructIRType) -> tuple[Sequence[int], int, int]:
        """The offsets of the fields, the size and the alignment of a struct, in bytes."""
        offsets = []
        offset, alignment = 0, 1
        for field in type.fields or ():
            own = 1 if type.packed else self.alignment(field)
            offset = _aligned(offset, own)
            alignment = max(alignment, own)
            offsets.append(offset)
            offset += self.alloc_size(field)
        return offsets, _aligned(offset, alignment), alignment


def layout_type(type: TargetIRType) -> IRType:
    """The type by whose layout a target type is stored."""
    from odsgen.translation.llvm_ir.types import I8, I32, POINTER, VOID

    if type.name.startswith("spirv.Type") and len(type.numbers) >= 3:
        # Opcode, size in bytes, alignment.
        return ArrayIRType(IntegerIRType(8 * type.numbers[2]), type.numbers[1] // type.numbers[2])
    if type.name.startswith("spirv."):
        return POINTER
    if type.name == "aarch64.svcount":
        return VectorIRType(IntegerIRType(1), 16, True)
    if type.name == "riscv.vector.tuple" and type.types and type.numbers:
        element = type.types[0]
        count = element.count if isinstance(element, VectorIRType) else 1
        return VectorIRType(I8, max(count, 8) * type.numbers[0], True)
    if type.name.startswith("dx."):
        return POINTER
    if type.name == "amdgcn.named.barrier":
        return VectorIRType(I32, 4)
    return VOID


def _aligned(offset: int, alignment: int) -> int:
    return -(-offset // alignment) * alignment


def _power_of_two(number: int) -> int:
    return 1 << max(number - 1, 0).bit_length()
