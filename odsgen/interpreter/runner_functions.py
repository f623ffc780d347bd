"""The functions of MLIR's runners and of the C library, where programs declare them (`mlir_runner_utils`)."""

from __future__ import annotations

import struct
import time
from collections.abc import Callable, Iterator, Sequence
from math import isfinite, prod
from typing import TYPE_CHECKING, Any

from odsgen.interpreter.c_library import c_functions
from odsgen.interpreter.number_texts import element_text, float_text
from odsgen.interpreter.requests import UndefinedBehavior, Unsupported
from odsgen.interpreter.values import POISON, Buffer, Elements, Storage, row_major_strides
from odsgen.runtime.builtin.types import (
    ComplexType,
    FloatType,
    bf16,
    f16,
    f32,
    f64,
    i8,
    i16,
    i32,
    i64,
    index,
)

if TYPE_CHECKING:
    from odsgen.interpreter.machine import External
    from odsgen.runtime.base.attribute import Type

    Write = Callable[[str], object]

#: The element types of `printMemrefF32` and the others by what their names end in.
ELEMENT_TYPES: dict[str, Type] = {
    "I8": i8,
    "I16": i16,
    "I32": i32,
    "I64": i64,
    "BF16": bf16,
    "F16": f16,
    "F32": f32,
    "F64": f64,
    "C32": ComplexType.get(f32),
    "C64": ComplexType.get(f64),
    "Ind": index,
}
#: How far floats may be from what was expected, relative to that.
_TOLERANCES: dict[Type, float] = {f32: 1e-6, f64: 1e-12}
#: How many elements of a buffer are shown or compared.
_MOST = 1 << 22
#: The ranks for which there is `printMemref1dF32` and the like.
_RANKS = range(5)


def runner_functions(write: Write) -> dict[str, External]:
    """`printI64`, `printMemrefF32`, `rtclock` … by name; what they print goes to `write`."""
    functions: dict[str, External] = {
        **c_functions(),
        "printI64": _printing(write, lambda bits: str(bits - (1 << 64) if bits >> 63 else bits)),
        "printU64": _printing(write, str),
        "printF16": _printing(write, lambda bits: _float_text(bits, f16)),
        "printBF16": _printing(write, lambda bits: _float_text(bits, bf16)),
        "printF32": _printing(write, lambda bits: _float_text(bits, f32)),
        "printF64": _printing(write, lambda bits: _float_text(bits, f64)),
        "printOpen": _literal(write, "( "),
        "printClose": _literal(write, " )"),
        "printComma": _literal(write, ", "),
        "printNewline": _literal(write, "\n"),
        "printFlops": lambda flops: None,  # to standard error
        "mlirAsyncRuntimePrintCurrentThreadId": _literal(write, "Current thread id: 1\n"),
        "rtclock": lambda: [_bits(time.time())],
        "nanoTime": lambda: [time.monotonic_ns() & (1 << 64) - 1],
    }
    for name, type in ELEMENT_TYPES.items():
        functions[f"printMemref{name}"] = _memref_printer(write, "Unranked Memref ", type)
        functions[f"printMemrefShape{name}"] = _shape_printer(write)
        functions[f"verifyMemRef{name}"] = _verifier(write, type)
        for rank in _RANKS:
            functions[f"printMemref{rank}d{name}"] = _memref_printer(write, "Memref ", type)
    return functions


def _bits(number: float) -> int:
    return int.from_bytes(struct.pack("<d", number), "little")


def _printing(write: Write, text: Callable[[int], str]) -> External:
    def print_value(bits: Any) -> None:
        if not isinstance(bits, int):
            raise UndefinedBehavior("prints poison")
        write(text(bits))

    return print_value


def _literal(write: Write, text: str) -> External:
    def print_text() -> None:
        write(text)

    return print_text


def _float_text(bits: int, type: FloatType) -> str:
    return float_text(type.SEMANTICS.to_float(bits), type.SEMANTICS.is_negative(bits))


# --- buffers ----------------------------------------------------------------------------------------------------------------


def _as_buffer(value: Any) -> Buffer:
    """A buffer; a tensor stands for memory of its own."""
    if isinstance(value, Elements):
        storage = Storage(0)
        storage.cells = list(value.values)
        return Buffer(storage, 0, value.shape, row_major_strides(value.shape))
    if not isinstance(value, Buffer):
        raise UndefinedBehavior("uses a buffer that is poison")
    if not value.storage.is_alive:
        raise UndefinedBehavior("uses a buffer after it was deallocated")
    return value


def _check_size(buffer: Buffer) -> None:
    """Refuses a window on more elements, or lists of nothing, than are shown."""
    count = 1
    for size in buffer.shape:
        if (count := count * size) > _MOST:
            raise Unsupported(f"shows more than {_MOST} elements of a buffer")


def _metadata(kind: str, buffer: Buffer) -> str:
    sizes, strides = (", ".join(map(str, each)) for each in (buffer.shape, buffer.strides))
    return (
        f"{kind}base@ = {id(buffer.storage):#x} rank = {len(buffer.shape)} offset = {buffer.offset} "
        f"sizes = [{sizes}] strides = [{strides}]"
    )


def _shape_printer(write: Write) -> External:
    def print_shape(value: Any) -> None:
        write(_metadata("Unranked Memref ", _as_buffer(value)) + "\n")

    return print_shape


def _memref_printer(write: Write, kind: str, type: Type) -> External:
    def print_memref(value: Any) -> None:
        buffer = _as_buffer(value)
        _check_size(buffer)
        cells = [buffer.storage.cells[place] for place in buffer.positions()]
        if POISON in cells:
            raise UndefinedBehavior("prints an element that nobody has written")
        texts = [element_text(cell, type) for cell in cells]
        write(f"{_metadata(kind, buffer)} data = \n{_data_text(texts, buffer.shape)}\n")

    return print_memref


def _data_text(texts: Sequence[str], shape: Sequence[int]) -> str:
    """Elements in rows, the brackets below one another."""
    rank = len(shape)
    if not rank:
        return f"[{texts[0]}]"
    found = list(texts)
    for dimension in range(rank - 1, -1, -1):
        is_row = dimension == rank - 1
        between = "," + " " * (rank + 1) if is_row else ", \n" + " " * (dimension + 1)
        size = shape[dimension]
        count = len(found) // size if size else prod(shape[:dimension])
        found = [f"[{between.join(found[n * size : (n + 1) * size])}]" for n in range(count)]
    return found[0] if found else "[]"


def _verifier(write: Write, type: Type) -> External:
    """The number of elements that differ from those that were expected."""

    def verify(actual: Any, expected: Any) -> list[int]:
        first, second = _as_buffer(actual), _as_buffer(expected)
        if first.shape != second.shape:
            return [-1 & (1 << 64) - 1]
        _check_size(first)
        wrong = 0
        for a, b in _pairs(first, second):
            if POISON in (a, b):
                raise UndefinedBehavior("compares an element that nobody has written")
            wrong += not _is_close(a, b, type)
        return [wrong]

    return verify


def _pairs(first: Buffer, second: Buffer) -> Iterator[tuple[Any, Any]]:
    for a, b in zip(first.positions(), second.positions(), strict=True):
        yield first.storage.cells[a], second.storage.cells[b]


def _is_close(actual: Any, expected: Any, type: Type) -> bool:
    """Whether integers are equal, floats nearly so (MLIR: MemRefDataVerifier::verifyElem)."""
    if not isinstance(type, FloatType) or type not in _TOLERANCES:
        return bool(actual == expected)
    a, b = type.SEMANTICS.to_float(actual), type.SEMANTICS.to_float(expected)
    return isfinite(a) and isfinite(b) and abs(a - b) <= _TOLERANCES[type] * abs(b)
