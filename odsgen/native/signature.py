"""Signatures of native functions: where in a frame of memory each argument and result is, and the LLVM IR that calls with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.native.errors import NativeError
from odsgen.native.memrefs import MemRefPlace, UnrankedMemRefPlace
from odsgen.native.values import Place, place_of_value
from odsgen.runtime import FunctionType, MemRefType, Type, UnrankedMemRefType

if TYPE_CHECKING:
    from collections.abc import Callable

    from odsgen.native.pointers import Pointers

#: Each place of a frame begins at a multiple of it.
_ALIGNMENT = 16


class Signature:
    """The places of the arguments and results of a function."""

    def __init__(
        self,
        name: str,
        type: FunctionType,
        arguments: Sequence[Place],
        results: Sequence[Place],
        *,
        calling_convention: str = "",
    ) -> None:
        self.name = name
        self.type = type
        self.arguments = tuple(arguments)
        self.results = tuple(results)
        self._calling_convention = calling_convention
        self.size = 0
        self.argument_offsets = [self._reserve(place) for place in arguments]
        self.result_offsets = [self._reserve(place) for place in results]

    def _reserve(self, place: Place) -> int:
        offset = self.size
        self.size += -(-max(place.size, 1) // _ALIGNMENT) * _ALIGNMENT
        return offset

    @property
    def wrapper(self) -> str:
        """The name of the function that takes a frame."""
        return f"_odsgen_call_{self.name}"

    def wrapper_ir(self) -> str:
        """The LLVM IR of a function that reads arguments from a frame, calls, and writes the results there."""
        lines = [f"define void {quoted(self.wrapper)}(ptr %frame) {{"]
        values: list[str] = []
        for place, start in zip(self.arguments, self.argument_offsets, strict=True):
            for llvm_type, offset in place.llvm_arguments():
                number = len(values)
                lines += [
                    f"  %p{number} = getelementptr i8, ptr %frame, i64 {start + offset}",
                    f"  %a{number} = load {llvm_type}, ptr %p{number}, align 1",
                ]
                values.append(f"{llvm_type} %a{number}")
        types = [place.llvm_result() for place in self.results]
        result = (
            "void" if not types else types[0] if len(types) == 1 else f"{{ {', '.join(types)} }}"
        )
        convention = f"{self._calling_convention} " if self._calling_convention else ""
        call = f"call {convention}{result} {quoted(self.name)}({', '.join(values)})"
        lines.append(f"  %r = {call}" if types else f"  {call}")
        for number, (llvm_type, start) in enumerate(zip(types, self.result_offsets, strict=True)):
            value = "%r"
            if len(types) > 1:
                value = f"%r{number}"
                lines.append(f"  {value} = extractvalue {result} %r, {number}")
            lines += [
                f"  %q{number} = getelementptr i8, ptr %frame, i64 {start}",
                f"  store {llvm_type} {value}, ptr %q{number}, align 1",
            ]
        return "\n".join([*lines, "  ret void", "}", ""])


def quoted(name: str) -> str:
    """The name of a function as LLVM IR has it."""
    plain = all(c.isalnum() and c.isascii() or c in "-$._" for c in name) and not name[:1].isdigit()
    if plain and name:
        return f"@{name}"
    text = "".join(
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:02X}"
        for byte in name.encode("utf-8", "surrogateescape")
    )
    return f'@"{text}"'


def place_of(type: Type, *, is_bare: bool, read_only: bool, pointers: Pointers) -> Place:
    """The place of an argument or result of a type; raises NativeError."""
    if isinstance(type, MemRefType):
        return MemRefPlace(type, is_bare=is_bare, read_only=read_only)
    if isinstance(type, UnrankedMemRefType):
        return UnrankedMemRefPlace(type, read_only=read_only)
    pointer = pointers.place(type, read_only=read_only)
    return place_of_value(type) if pointer is None else pointer


def places_of(
    types: Sequence[Type], place: Callable[[int, Type], Place], what: str, name: str
) -> list[Place]:
    """The places of all arguments or results; raises NativeError with the one that has none."""
    found: list[Place] = []
    for number, type in enumerate(types):
        try:
            found.append(place(number, type))
        except NativeError as error:
            raise NativeError(
                f"@{name} cannot be called from Python: {what} {number}: {error}"
            ) from None
    return found
