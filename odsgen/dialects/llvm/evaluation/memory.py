"""Memory as bytes: every allocation has addresses of its own, far from others, so that what leaves it is noticed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.llvm.evaluation.layouts import from_bytes, stored_size, to_bytes
from odsgen.interpreter import POISON, Machine, UndefinedBehavior
from odsgen.runtime import Operation, Type

#: The addresses of an allocation: the upper bits are its number.
_ADDRESS_BITS = 32
_OFFSET_MASK = (1 << _ADDRESS_BITS) - 1
#: An allocation begins in the middle of its addresses.
_START = 1 << _ADDRESS_BITS - 1
#: The numbers of allocations begin here, so that no small number is an address.
_FIRST = 0x10


class Block:
    """Memory that was allocated at once; `written` says which bytes have a value."""

    __slots__ = ("data", "written", "is_alive", "is_constant", "function")

    def __init__(self, size: int, function: Operation | None = None) -> None:
        self.data = bytearray(size)
        self.written = bytearray(size)
        self.is_alive = True
        self.is_constant = False
        #: The function whose address this is.
        self.function = function


class Memory:
    """The memory of a program."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._blocks: list[Block] = []
        self._symbols: dict[Operation, int] = {}

    def allocate(self, size: int, function: Operation | None = None) -> int:
        """The address of new memory in which nothing is written."""
        if size >= _START:
            raise UndefinedBehavior(f"allocates {size} bytes")
        self._machine.reserve(size)
        self._blocks.append(Block(size, function))
        return (len(self._blocks) - 1 + _FIRST << _ADDRESS_BITS) + _START

    def block(self, address: Any) -> tuple[Block, int]:
        """The allocation of an address and the place in it; undefined behaviour where there is none."""
        if address is POISON:
            raise UndefinedBehavior("uses poison as an address")
        number = (address >> _ADDRESS_BITS) - _FIRST
        if not 0 <= number < len(self._blocks):
            what = "the null pointer" if address == 0 else f"the address {address:#x}"
            raise UndefinedBehavior(f"uses {what}, at which nothing is allocated")
        found = self._blocks[number]
        if not found.is_alive:
            raise UndefinedBehavior("uses memory after it was freed")
        return found, (address & _OFFSET_MASK) - _START

    def _span(self, address: Any, size: int) -> tuple[Block, int]:
        found, start = self.block(address)
        if start < 0 or start + size > len(found.data):
            raise UndefinedBehavior(
                f"reaches {size} bytes from {start} on in memory of {len(found.data)} bytes"
            )
        return found, start

    def free(self, address: Any) -> None:
        if address == 0:
            return
        found, start = self.block(address)
        if start:
            raise UndefinedBehavior("frees memory from its middle on")
        found.is_alive = False
        found.data, found.written = bytearray(), bytearray()

    def read(self, address: Any, size: int) -> Sequence[Any]:
        """Bytes; POISON for those that nobody has written."""
        if not size:
            return []
        found, start = self._span(address, size)
        data = found.data[start : start + size]
        written = found.written[start : start + size]
        if all(written):
            return data
        return [byte if known else POISON for byte, known in zip(data, written, strict=True)]

    def write(self, address: Any, data: Sequence[Any]) -> None:
        if not data:
            return
        found, start = self._span(address, len(data))
        if found.is_constant:
            raise UndefinedBehavior("writes to a constant")
        end = start + len(data)
        if isinstance(data, list) and POISON in data:
            found.data[start:end] = bytes([0 if byte is POISON else byte for byte in data])
            found.written[start:end] = bytes([byte is not POISON for byte in data])
        else:
            found.data[start:end] = bytes(data)
            found.written[start:end] = b"\1" * len(data)

    def fill(self, address: Any, byte: Any, count: int) -> None:
        """Writes the same byte, which may be poison, many times."""
        self._machine.charge(count // 8)
        if not count:
            return
        found, start = self._span(address, count)
        if found.is_constant:
            raise UndefinedBehavior("writes to a constant")
        known = byte is not POISON
        found.data[start : start + count] = bytes([byte & 0xFF if known else 0]) * count
        found.written[start : start + count] = bytes([known]) * count

    def load(self, address: Any, type: Type) -> Any:
        size = stored_size(type)
        if size > 64:
            self._machine.charge(size // 8)
        return from_bytes(self.read(address, size), type)

    def store(self, address: Any, value: Any, type: Type) -> None:
        data = to_bytes(value, type)
        if len(data) > 64:
            self._machine.charge(len(data) // 8)
        self.write(address, data)

    def text(self, address: Any) -> str:
        """The text at an address, which ends with a zero byte."""
        found, start = self.block(address)
        end = found.data.find(0, start) if start >= 0 else -1
        if end < 0 or not all(found.written[start:end]):
            raise UndefinedBehavior("uses a text that does not end")
        return found.data[start:end].decode("utf-8", "surrogateescape")

    # --- symbols --------------------------------------------------------------------------------------------------------

    def known_address(self, symbol: Operation) -> int | None:
        """The address of a symbol that was used before."""
        return self._symbols.get(symbol)

    def place(self, symbol: Operation, size: int) -> int:
        """The address of new memory for a global."""
        found = self._symbols[symbol] = self.allocate(size)
        return found

    def function_address(self, function: Operation) -> int:
        found = self._symbols.get(function)
        if found is None:
            found = self._symbols[function] = self.allocate(0, function)
        return found

    def function_at(self, address: Any) -> Operation:
        """The function with an address."""
        found, start = self.block(address)
        if found.function is None or start:
            raise UndefinedBehavior("calls an address that is not that of a function")
        return found.function


def memory_of(machine: Machine) -> Memory:
    """The memory of a program."""
    found = machine.state.get(Memory)
    if found is None:
        found = machine.state[Memory] = Memory(machine)
    assert isinstance(found, Memory)
    return found
