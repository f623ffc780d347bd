"""Functions that programs declare and a library defines: memory, text, and those of MLIR's runners, which take descriptors."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from typing import Any

from odsgen.dialects.llvm.evaluation.memory import Memory, memory_of
from odsgen.dialects.shared import signed, width_of
from odsgen.interpreter import (
    POISON,
    Buffer,
    Call,
    Exit,
    Machine,
    Storage,
    UndefinedBehavior,
    Unsupported,
)
from odsgen.interpreter.byte_views import byte_count, from_bytes
from odsgen.interpreter.runner_functions import ELEMENT_TYPES
from odsgen.runtime import FloatType, Operation, Type, f64, i64
from odsgen.runtime.ir.symbol_table import symbol_name
from odsgen_dialects.llvm import LLVMPointerType

Values = Sequence[Any]
#: A function that reads and writes memory.
Function = Callable[[Sequence[Any], Machine], Values]

_POINTER = LLVMPointerType.get(0)
_INTERFACE = "_mlir_ciface_"
#: The functions that print and compare buffers: what they do, the rank where it is known, and the elements.
_OF_BUFFERS = re.compile(r"(?:printMemref|printMemrefShape|verifyMemRef)(?:(\d)d)?([A-Z]+\d*|Ind)")


def called(
    function: Operation, operands: Values, types: Sequence[Type], machine: Machine
) -> Generator[Call, Exit, Values]:
    """The results of a function that is only declared."""
    name = symbol_name(function) or ""
    is_interface = name.startswith(_INTERFACE)
    plain = name.removeprefix(_INTERFACE)
    if plain in _PRINTING:
        return _PRINTING[plain](operands, types, machine)
    if plain in _FUNCTIONS:
        if POISON in operands:
            raise UndefinedBehavior(f"passes poison to @{name}")
        return _FUNCTIONS[plain](operands, machine)
    external = machine.external(plain)
    of_buffers = _OF_BUFFERS.fullmatch(plain)
    if external is not None and of_buffers is not None:
        type = ELEMENT_TYPES[of_buffers[2]]
        rank = None if of_buffers[1] is None else int(of_buffers[1])
        operands = list(_buffers(operands, rank, type, is_interface, memory_of(machine)))
        return external(*operands) or ()
    exit = yield Call(function, operands)
    return exit.values


# --- buffers ----------------------------------------------------------------------------------------------------------------


class _Cells:
    """The elements behind an address."""

    def __init__(self, memory: Memory, address: int, type: Type) -> None:
        self._memory = memory
        self._address = address
        self._type = type
        self._size = byte_count(type)

    def __getitem__(self, place: int) -> Any:
        data = self._memory.read(self._address + place * self._size, self._size)
        return from_bytes(data, self._type)


def _buffers(
    operands: Values, rank: int | None, type: Type, is_interface: bool, memory: Memory
) -> Generator[Buffer, None, None]:
    """The buffers of descriptors: of known rank, behind the rank, or in a struct with it."""
    if rank is not None:
        for pointer in operands:
            yield _described(pointer, rank, type, memory)
    elif is_interface:
        for pointer in operands:
            number = memory.load(pointer, i64)
            yield _described(memory.load(pointer + 8, _POINTER), number, type, memory)
    else:
        number, *pointers = operands
        for pointer in pointers:
            yield _described(pointer, number, type, memory)


def _described(pointer: Any, rank: Any, type: Type, memory: Memory) -> Buffer:
    """The buffer that a descriptor says: two pointers, an offset, sizes and strides."""
    if rank is POISON:
        raise UndefinedBehavior("uses poison as a rank")
    numbers = [
        memory.load(pointer + 8 * number, _POINTER if number < 2 else i64)
        for number in range(3 + 2 * rank)
    ]
    if POISON in numbers[1:]:
        raise UndefinedBehavior("has poison in the description of a buffer")
    _, aligned, *rest = numbers
    offset, *extents = [signed(number, 64) for number in rest]
    storage = Storage(0)
    storage.cells = _Cells(memory, aligned, type)
    return Buffer(storage, offset, extents[:rank], extents[rank:])


def _copy_memref(operands: Values, machine: Machine) -> Values:
    """memrefCopy: elements of a size from one buffer to another, given by rank and descriptor."""
    size, *pointers = operands
    memory = memory_of(machine)
    bytes_of = [
        _described(memory.load(p + 8, _POINTER), memory.load(p, i64), i64, memory) for p in pointers
    ]
    source, target = bytes_of
    starts = [memory.load(memory.load(p + 8, _POINTER) + 8, _POINTER) for p in pointers]
    for a, b in zip(source.positions(), target.positions(), strict=True):
        machine.charge(1)
        memory.write(starts[1] + b * size, memory.read(starts[0] + a * size, size))
    return ()


# --- memory -----------------------------------------------------------------------------------------------------------------


def _allocate(operands: Values, machine: Machine) -> Values:
    return [memory_of(machine).allocate(operands[-1])]


def _allocate_zeros(operands: Values, machine: Machine) -> Values:
    count, size = operands
    memory = memory_of(machine)
    address = memory.allocate(count * size)
    memory.fill(address, 0, count * size)
    return [address]


def _reallocate(operands: Values, machine: Machine) -> Values:
    old, size = operands
    memory = memory_of(machine)
    address = memory.allocate(size)
    if old:
        block, _ = memory.block(old)
        kept = min(size, len(block.data))
        memory.write(address, memory.read(old, kept))
        memory.free(old)
    return [address]


def _free(operands: Values, machine: Machine) -> Values:
    memory_of(machine).free(operands[-1])
    return ()


def _copy(operands: Values, machine: Machine) -> Values:
    target, source, count = operands
    machine.charge(count // 8)
    memory = memory_of(machine)
    memory.write(target, memory.read(source, count))
    return [target]


def _fill(operands: Values, machine: Machine) -> Values:
    target, byte, count = operands
    memory_of(machine).fill(target, byte, count)
    return [target]


def _length(operands: Values, machine: Machine) -> Values:
    text = memory_of(machine).text(operands[0])
    return [len(text.encode("utf-8", "surrogateescape"))]


def _stop(operands: Values, machine: Machine) -> Values:
    raise UndefinedBehavior("ends the program")


_FUNCTIONS: dict[str, Function] = {
    **dict.fromkeys(
        "malloc aligned_alloc mlirAlloc mlirAlignedAlloc _mlir_memref_to_llvm_alloc "
        "_mlir_memref_to_llvm_aligned_alloc".split(),
        _allocate,
    ),
    **dict.fromkeys("free mlirFree mlirAlignedFree _mlir_memref_to_llvm_free".split(), _free),
    **dict.fromkeys("memcpy memmove".split(), _copy),
    **dict.fromkeys("abort exit".split(), _stop),
    "calloc": _allocate_zeros,
    "fflush": lambda operands, machine: [0],
    "memrefCopy": _copy_memref,
    "memset": _fill,
    "realloc": _reallocate,
    "strlen": _length,
}


# --- text -------------------------------------------------------------------------------------------------------------------


def _print_text(operands: Values, types: Sequence[Type], machine: Machine) -> Values:
    machine.write(memory_of(machine).text(operands[0]))
    return [0]


def _print_line(operands: Values, types: Sequence[Type], machine: Machine) -> Values:
    machine.write(memory_of(machine).text(operands[0]) + "\n")
    return [0]


def _print_character(operands: Values, types: Sequence[Type], machine: Machine) -> Values:
    machine.write(chr(operands[0] & 0xFF))
    return operands[:1]


_DIRECTIVE = re.compile(
    r"%([-+ #0]*)(\d+|\*)?(?:\.(\d+|\*))?(hh|h|ll|l|z|j|t)?([diouxXcsfFeEgGap%])"
)
#: The digits of the width of a field.
_WIDEST = 4
#: The bits of integers by the letters before a conversion; `int` where there are none.
_SIZES = {"hh": 8, "h": 16, "": 32, "l": 64, "ll": 64, "z": 64, "j": 64, "t": 64}


def _print_formatted(operands: Values, types: Sequence[Type], machine: Machine) -> Values:
    """printf"""
    text = memory_of(machine).text(operands[0])
    given = iter(zip(operands[1:], types[1:], strict=True))

    def argument() -> tuple[Any, Type]:
        found = next(given, None)
        if found is None:
            raise UndefinedBehavior("has fewer arguments than its format takes")
        if found[0] is POISON:
            raise UndefinedBehavior("prints poison")
        return found

    def written(match: re.Match[str]) -> str:
        flags, width, precision, length, kind = match.groups()
        if kind == "%":
            return "%"
        if width == "*":
            width = str(signed(argument()[0], 32))
        if precision == "*":
            precision = str(signed(argument()[0], 32))
        if max(len(width or ""), len(precision or "")) > _WIDEST:
            raise Unsupported("cannot be evaluated with a field that wide")
        value, type = argument()
        form = f"%{flags}{width or ''}" + ("" if precision is None else f".{precision}")
        return _converted(form, kind, length or "", value, type, machine)

    output = _DIRECTIVE.sub(written, text)
    machine.write(output)
    return [len(output) & 0xFFFFFFFF]


def _converted(form: str, kind: str, length: str, value: Any, type: Type, machine: Machine) -> str:
    """One argument of printf."""
    if kind == "s":
        return (form + "s") % memory_of(machine).text(value)
    if kind == "p":
        return (form + "s") % (f"{value:#x}" if value else "(nil)")
    if kind == "c":
        return (form + "s") % chr(value & 0xFF)
    if kind in "fFeEgG":
        if not isinstance(type, FloatType):
            raise UndefinedBehavior(f"prints a '{type}' as a number with a fraction")
        number = f64.SEMANTICS.to_float(f64.SEMANTICS.convert(value, type.SEMANTICS))
        return str((form + kind) % number)
    if kind == "a" or isinstance(type, FloatType):
        raise Unsupported(f"cannot be evaluated with '%{kind}' of a '{type}'")
    bits = min(_SIZES[length], width_of(type) if not isinstance(type, LLVMPointerType) else 64)
    value &= (1 << bits) - 1
    if kind in "di":
        return (form + "d") % signed(value, bits)
    return str((form + ("d" if kind == "u" else kind)) % value)


_PRINTING: dict[str, Callable[[Values, Sequence[Type], Machine], Values]] = {
    "printString": _print_text,
    "printf": _print_formatted,
    "putchar": _print_character,
    "puts": _print_line,
}
