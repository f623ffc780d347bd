"""Functions that print, compare, copy and sort memrefs (`mlir_runner_utils`, `mlir_c_runner_utils`)."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from odsgen.native.memory import MemRef, array_of, memref_at, unranked_memref_at
from odsgen.native.runner.output import current_run
from odsgen.native.runner.printing import bf16_text, complex_text, f16_text, float_text
from odsgen.native.runner.table import Functions, RunnerFunction

_ADDRESS = ctypes.c_void_p
#: Differences that a comparison shows.
_MOST_SHOWN = 10


class _Element(NamedTuple):
    """How NumPy reads an element, and its text."""

    dtype: str
    text: Callable[[Any], str]
    #: The difference that comparisons allow, by the expected value; None: none.
    tolerance: float | None = None

    def agrees(self, got: Any, wanted: Any) -> bool:
        """Whether a comparison takes two elements for the same."""
        if self.tolerance is None:
            return bool(got == wanted) and "nan" not in self.text(got)
        return bool(abs(got - wanted) <= self.tolerance * abs(wanted))


_ELEMENTS = {
    "I8": _Element("u1", lambda value: bytes([value]).decode("utf-8", "surrogateescape")),
    "I16": _Element("i2", str),
    "I32": _Element("i4", str),
    "I64": _Element("i8", str),
    "Ind": _Element("u8", str),
    "F16": _Element("u2", f16_text),
    "BF16": _Element("u2", bf16_text),
    "F32": _Element("f4", float_text, 1e-6),
    "F64": _Element("f8", float_text, 1e-12),
    "C32": _Element("c8", complex_text),
    "C64": _Element("c16", complex_text),
}
#: Functions for one rank.
_RANKED = ("0dF32", "1dF32", "2dF32", "3dF32", "4dF32")
_RANKED_1D = ("1dI8", "1dI32", "1dI64", "1dInd", "1dF64", "1dC32", "1dC64")
#: As C++ streams separate the rows of a vector of two dimensions.
_ROWS, _LAST_ROW = ",   ", ",  "


def _array(memref: MemRef, element: _Element, inner: Sequence[int] = ()) -> Any:
    import numpy

    return array_of(memref, numpy.dtype(element.dtype), inner)


def _shape_text(memref: MemRef) -> str:
    def listed(values: Sequence[int]) -> str:
        return f"[{', '.join(map(str, values))}]"

    return (
        f"base@ = {memref.aligned:#x} rank = {len(memref.sizes)} offset = {memref.offset} "
        f"sizes = {listed(memref.sizes)} strides = {listed(memref.strides)}"
    )


def _data_text(values: Any, text: Callable[[Any], str], rank: int, depth: int) -> str:
    """Nested lists; the deeper, the wider apart."""
    if depth == rank:
        return text(values)
    line = "\n" if rank - depth > 1 else ""
    separator = f", {line}{' ' * (depth + 1)}"
    return f"[{separator.join(_data_text(v, text, rank, depth + 1) for v in values)}]"


def _print(memref: MemRef, element: _Element, prefix: str) -> None:
    rank = len(memref.sizes)
    data = _data_text(_array(memref, element).tolist(), element.text, rank, 0)
    if not rank:
        data = f"[{data}]"
    current_run().write(f"{prefix}{_shape_text(memref)} data = \n{data}\n")


def _print_vectors(address: int) -> None:
    """`printMemrefVector4x4xf32`"""

    def row(values: Sequence[float]) -> str:
        return f"({', '.join(map(float_text, values))})"

    def vector(values: Sequence[Sequence[float]]) -> str:
        *rows, last = map(row, values)
        return f"({_ROWS.join(rows)}{_LAST_ROW}{last})"

    memref = memref_at(address, 2)
    values = _array(memref, _ELEMENTS["F32"], (4, 4)).tolist()
    data = _data_text(values, vector, 2, 0)
    current_run().write(f"Memref {_shape_text(memref)} data = \n{data}\n")


def _compare(actual: MemRef, expected: MemRef, element: _Element) -> int:
    """The number of elements that differ, -1 for other shapes; the first ones are told."""
    if actual.sizes != expected.sizes:
        sys.stderr.write(_shape_text(actual) + _shape_text(expected))
        return -1
    pairs = zip(
        _array(actual, element).ravel().tolist(),
        _array(expected, element).ravel().tolist(),
        strict=True,
    )
    errors = 0
    for offset, (got, wanted) in enumerate(pairs):
        if element.agrees(got, wanted):
            continue
        if errors < _MOST_SHOWN:
            sys.stderr.write(f"{element.text(got)} != {element.text(wanted)} offset = {offset}\n")
        errors += 1
    return errors


def _copy(size: int, source: int, target: int) -> None:
    """`memrefCopy`: the elements of one memref into another, whatever their strides are."""
    import numpy

    bytes_of_element = numpy.dtype(f"V{size}")
    array_of(unranked_memref_at(target), bytes_of_element)[...] = array_of(
        unranked_memref_at(source), bytes_of_element
    )


def _sort(element: _Element) -> RunnerFunction:
    def sort(count: int, address: int) -> None:
        _array(memref_at(address, 1), element)[:count].sort()

    return RunnerFunction(sort, None, (ctypes.c_uint64, _ADDRESS))


def _functions() -> Functions:
    found: Functions = {
        "_mlir_ciface_printMemrefVector4x4xf32": RunnerFunction(_print_vectors, None, (_ADDRESS,)),
        "memrefCopy": RunnerFunction(_copy, None, (ctypes.c_int64, _ADDRESS, _ADDRESS)),
    }
    for name, element in _ELEMENTS.items():
        found |= _of_element(name, element)
    for name in (*_RANKED, *_RANKED_1D):
        element, rank = _ELEMENTS[name[2:]], int(name[0])

        def ranked(address: int, element: _Element = element, rank: int = rank) -> None:
            _print(memref_at(address, rank), element, "Memref ")

        found[f"_mlir_ciface_printMemref{name}"] = RunnerFunction(ranked, None, (_ADDRESS,))
    for name in ("I64", "F32", "F64"):
        found[f"_mlir_ciface_stdSort{name}"] = _sort(_ELEMENTS[name])
    return found


def _of_element(name: str, element: _Element) -> Functions:
    def print_at(address: int) -> None:
        _print(unranked_memref_at(address), element, "Unranked Memref ")

    def print_parts(rank: int, address: int) -> None:
        _print(memref_at(address, rank), element, "Unranked Memref ")

    def print_shape(address: int) -> None:
        current_run().write(f"Unranked Memref {_shape_text(unranked_memref_at(address))}\n")

    def compare_at(actual: int, expected: int) -> int:
        return _compare(unranked_memref_at(actual), unranked_memref_at(expected), element)

    def compare_parts(rank: int, actual: int, expected: int) -> int:
        return _compare(memref_at(actual, rank), memref_at(expected, rank), element)

    parts = (ctypes.c_int64, _ADDRESS)
    return {
        f"_mlir_ciface_printMemref{name}": RunnerFunction(print_at, None, (_ADDRESS,)),
        f"_mlir_ciface_printMemrefShape{name}": RunnerFunction(print_shape, None, (_ADDRESS,)),
        f"printMemref{name}": RunnerFunction(print_parts, None, parts),
        f"_mlir_ciface_verifyMemRef{name}": RunnerFunction(
            compare_at, ctypes.c_int64, (_ADDRESS, _ADDRESS)
        ),
        f"verifyMemRef{name}": RunnerFunction(compare_parts, ctypes.c_int64, (*parts, _ADDRESS)),
    }


FUNCTIONS = _functions()
