"""Numbers and vectors of MLIR's types, as Python and as memory have them."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any, Protocol

from odsgen.native.errors import NativeError
from odsgen.runtime import (
    BFloat16Type,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    Type,
    VectorType,
    integer_width,
)

if TYPE_CHECKING:
    from numpy import dtype

_LLVM_FLOATS = {
    "bf16": "bfloat",
    "f16": "half",
    "f32": "float",
    "f64": "double",
    "f80": "x86_fp80",
    "f128": "fp128",
}
_INTEGER_FORMATS = {8: "b", 16: "h", 32: "i", 64: "q"}


class Place(Protocol):
    """The place of an argument or result in a frame of memory, from which a wrapper in LLVM IR takes it."""

    @property
    def type(self) -> Type:
        """The type in MLIR."""
        ...

    @property
    def size(self) -> int:
        """The size in the frame, in bytes."""
        ...

    def llvm_arguments(self) -> list[tuple[str, int]]:
        """The LLVM types of the arguments, each with its offset in the place."""
        ...

    def llvm_result(self) -> str:
        """The LLVM type of a result."""
        ...

    def put(self, value: Any, memory: bytearray, offset: int) -> object:
        """Write an argument into the frame; what is returned has to live as long as the call.

        Raises TypeError or ValueError with what was expected.
        """
        ...

    def take(self, memory: bytearray, offset: int) -> Any:
        """Read a result from the frame."""
        ...


def llvm_scalar(type: Type) -> str:
    """The LLVM type of a number; raises NativeError."""
    if isinstance(type, (IntegerType, IndexType)):
        return f"i{integer_width(type)}"
    if isinstance(type, FloatType):
        known = _LLVM_FLOATS.get(str(type))
        if known is not None:
            return known
        if type.width <= 8:
            return f"i{type.width}"
    raise NativeError(f"there are no native values of the type '{type}'")


class ScalarPlace:
    """An integer, a float or an index."""

    def __init__(self, type: Type) -> None:
        self.type = type
        self._llvm = llvm_scalar(type)
        width = type.width if isinstance(type, FloatType) else integer_width(_integer(type))
        self.size = (width + 7) // 8
        self._width = width
        self._float = type if isinstance(type, FloatType) else None
        self._is_signed = (
            not self._float
            and width > 1
            and not (isinstance(type, IntegerType) and type.is_unsigned)
        )
        format = {"f32": "<f", "f64": "<d"}.get(str(type))
        self._packed = None if format is None else struct.Struct(format)

    def llvm_arguments(self) -> list[tuple[str, int]]:
        return [(self._llvm, 0)]

    def llvm_result(self) -> str:
        return self._llvm

    def put(self, value: Any, memory: bytearray, offset: int) -> object:
        if self._float is not None:
            number = _real(value, self.type)
            if self._packed is not None:
                try:
                    self._packed.pack_into(memory, offset, number)
                    return None
                except OverflowError:  # rounded to infinity below
                    pass
            bits = self._float.SEMANTICS.from_float(number)
        else:
            bits = _whole(value, self._width, self.type)
        memory[offset : offset + self.size] = bits.to_bytes(self.size, "little")
        return None

    def take(self, memory: bytearray, offset: int) -> Any:
        if self._packed is not None:
            return self._packed.unpack_from(memory, offset)[0]
        bits = int.from_bytes(memory[offset : offset + self.size], "little")
        bits &= (1 << self._width) - 1
        if self._float is not None:
            return self._float.SEMANTICS.to_float(bits)
        if self._width == 1:
            return bool(bits)
        return bits - (1 << self._width) if self._is_signed and bits >> self._width - 1 else bits


def _integer(type: Type) -> IntegerType | IndexType:
    assert isinstance(type, (IntegerType, IndexType))
    return type


def _whole(value: Any, width: int, type: Type) -> int:
    try:
        number = int(value) if isinstance(value, bool) else value.__index__()
    except (AttributeError, TypeError):
        if _is_numpy_bool(value):
            number = int(value)
        else:
            raise TypeError(f"expected an integer, but got {_described(value)}") from None
    if not -(1 << width >> 1) <= number < 1 << width:
        raise ValueError(f"{number} does not fit into '{type}'")
    return int(number) & ((1 << width) - 1)


def _real(value: Any, type: Type) -> float:
    if not isinstance(value, (bool, str, bytes)) and not _is_numpy_bool(value):
        try:
            if not hasattr(value, "ndim") or value.ndim == 0:
                return float(value)
        except (TypeError, OverflowError):
            pass
    raise TypeError(f"expected a number, but got {_described(value)}")


def _is_numpy_bool(value: Any) -> bool:
    return getattr(getattr(value, "dtype", None), "kind", "") == "b" and value.ndim == 0


def _described(value: Any) -> str:
    shape = getattr(value, "shape", None)
    if shape is not None and hasattr(value, "dtype"):
        size = "x".join(map(str, shape)) or "no dimensions"
        return f"an array of {size} {value.dtype}"
    text = repr(value)
    return text if len(text) <= 40 else f"a {type(value).__name__}"


class ComplexPlace:
    """A complex number."""

    def __init__(self, type: ComplexType) -> None:
        self.type = type
        self._element = ScalarPlace(type.element_type)
        if self._element.size not in (1, 2, 4, 8):
            raise NativeError(f"there are no native values of the type '{type}'")
        self.size = 2 * self._element.size

    def llvm_arguments(self) -> list[tuple[str, int]]:
        return [(self.llvm_result(), 0)]

    def llvm_result(self) -> str:
        (element, _), *_rest = self._element.llvm_arguments()
        return f"{{ {element}, {element} }}"

    def put(self, value: Any, memory: bytearray, offset: int) -> object:
        if isinstance(value, (bool, str, bytes)):
            raise TypeError(f"expected a complex number, but got {_described(value)}")
        try:
            number = complex(value)
        except (TypeError, ValueError):
            raise TypeError(f"expected a complex number, but got {_described(value)}") from None
        self._element.put(number.real, memory, offset)
        self._element.put(number.imag, memory, offset + self._element.size)
        return None

    def take(self, memory: bytearray, offset: int) -> Any:
        return complex(
            self._element.take(memory, offset),
            self._element.take(memory, offset + self._element.size),
        )


class VectorPlace:
    """A vector of any rank; NumPy arrays and nested lists are its values."""

    def __init__(self, type: VectorType) -> None:
        if any(type.scalable_dims):
            raise NativeError(f"there are no native values of the scalable type '{type}'")
        self.type = type
        self.shape = tuple(type.shape) or (1,)
        self._dtype = element_dtype(type.element_type)
        bits = (
            type.element_type.width
            if isinstance(type.element_type, FloatType)
            else (integer_width(_integer(type.element_type)))
        )
        #: LLVM packs the bits of `vector<8xi1>`.
        self._is_packed = bits == 1
        row = self.shape[-1]
        self._row_size = (row + 7) // 8 if self._is_packed else row * self._dtype.itemsize
        #: In an array of vectors, each begins at a multiple of a power of two.
        self._row_stride = 1 << (self._row_size - 1).bit_length()
        self._rows = prod(self.shape[:-1])
        self.size = self._rows * self._row_stride

    def llvm_arguments(self) -> list[tuple[str, int]]:
        return [(self.llvm_result(), 0)]

    def llvm_result(self) -> str:
        text = f"<{self.shape[-1]} x {llvm_scalar(self.type.element_type)}>"
        for extent in reversed(self.shape[:-1]):
            text = f"[{extent} x {text}]"
        return text

    def put(self, value: Any, memory: bytearray, offset: int) -> object:
        import numpy

        array = numpy.asarray(value)
        if array.shape != tuple(self.type.shape):
            wanted = "x".join(map(str, self.type.shape)) or "no dimensions"
            raise ValueError(f"expected {wanted} elements, but got {_described(array)}")
        if not numpy.can_cast(array.dtype, self._dtype, "same_kind"):
            if not (array.dtype.kind in "iu" and self._dtype.kind in "iub"):
                raise TypeError(f"expected elements of {self._dtype}, but got {_described(array)}")
        cells = array.astype(self._dtype).reshape(self._rows, -1)
        if self._is_packed:
            cells = numpy.packbits(cells, axis=-1, bitorder="little")
        padded = numpy.zeros((self._rows, self._row_stride), numpy.uint8)
        padded[:, : self._row_size] = numpy.ascontiguousarray(cells).view(numpy.uint8)
        memory[offset : offset + self.size] = padded.tobytes()
        return None

    def take(self, memory: bytearray, offset: int) -> Any:
        import numpy

        data = bytes(memory[offset : offset + self.size])
        padded = numpy.frombuffer(data, numpy.uint8).reshape(self._rows, self._row_stride)
        rows = numpy.ascontiguousarray(padded[:, : self._row_size])
        if self._is_packed:
            bits = numpy.unpackbits(rows, axis=-1, count=self.shape[-1], bitorder="little")
            return bits.astype(bool).reshape(self.type.shape)
        return rows.view(self._dtype).reshape(self.type.shape)


def element_dtype(type: Type) -> dtype[Any]:
    """How NumPy has the elements of memrefs and vectors; raises NativeError.

    NumPy has no bf16: such elements are those of ml_dtypes where it is installed, else their bits.
    """
    import numpy

    found = _dtype_name(type)
    if found is None:
        raise NativeError(f"NumPy has no elements of the type '{type}'")
    return numpy.dtype(found)


def _dtype_name(type: Type) -> str | None:
    if isinstance(type, BFloat16Type):
        return "uint16"
    if isinstance(type, FloatType):
        return {"f16": "float16", "f32": "float32", "f64": "float64"}.get(
            str(type), "uint8" if type.width == 8 else None
        )
    if isinstance(type, IndexType):
        return "int64"
    if isinstance(type, IntegerType):
        if type.width == 1:
            return "bool"
        sign = "u" if type.is_unsigned else ""
        return f"{sign}int{type.width}" if type.width in _INTEGER_FORMATS else None
    if isinstance(type, ComplexType):
        return {"f32": "complex64", "f64": "complex128"}.get(str(type.element_type))
    return None


def accepts_dtype(type: Type, wanted: dtype[Any], given: dtype[Any]) -> bool:
    """Whether an array of one dtype is one of elements of a type: signless integers have either sign."""
    if not given.isnative:
        return False
    if given == wanted:
        return True
    if isinstance(type, FloatType) and wanted.kind == "u":
        return given.itemsize == wanted.itemsize and _names_float(type, given.name)
    signless = isinstance(type, IndexType) or (isinstance(type, IntegerType) and type.is_signless)
    if not signless or given.itemsize != wanted.itemsize:
        return False
    return given.kind in "iu" and wanted.kind in "iu"


def _names_float(type: FloatType, name: str) -> bool:
    """Whether a dtype of ml_dtypes, `bfloat16` or `float8_e4m3fn`, is the type of floats."""
    known = {"bf16": "bfloat16"}.get(str(type), f"float8_{str(type)[2:].lower()}")
    return name == known


def place_of_value(type: Type) -> Place:
    """The place of a number or a vector; raises NativeError."""
    if isinstance(type, VectorType):
        return VectorPlace(type)
    if isinstance(type, ComplexType):
        return ComplexPlace(type)
    return ScalarPlace(type)


def shape_text(shape: Sequence[object]) -> str:
    """Sizes as types have them: `4x?x8`."""
    return "x".join(map(str, shape)) or "no dimensions"
