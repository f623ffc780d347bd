"""Dense elements from the arrays of NumPy, and as such arrays: the buffers are the same, nothing is read number by number."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any, Protocol

from odsgen.runtime.builtin.element_storage import (
    bit_width,
    is_bit_packed,
    number_size,
    pack_bits,
)
from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.resources import (
    DenseResourceElementsAttr,
    DenseResourceElementsHandle,
    ResourceBlob,
)
from odsgen.runtime.builtin.types import (
    FLOAT_TYPES,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    f32,
    f64,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.elements import ElementsAttr


class Array(Protocol):
    """An array as NumPy has them."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def dtype(self) -> Any: ...
    def tobytes(self) -> bytes: ...


def _name_of(type: FloatType) -> str:
    """The name of the dtype of NumPy or ml_dtypes: `float32`, `bfloat16`, `float8_e4m3fn`."""
    keyword = type.KEYWORD.lower()
    if keyword == "bf16":
        return "bfloat16"
    return re.sub(r"^f(\d+)e", r"float\1_e", keyword).replace("f", "float", keyword[1:].isdigit())


_FLOATS: dict[str, Type] = {_name_of(type): type for type in FLOAT_TYPES}
_COMPLEX: dict[str, Type] = {
    "complex64": ComplexType.get(f32),
    "complex128": ComplexType.get(f64),
}
_INTEGER = re.compile(r"u?int(\d+)")
#: The fields of complex numbers that NumPy has no dtype for, such as `complex<i32>`.
_PARTS = ("real", "imag")
#: The widths of integers that NumPy has, and booleans.
_WIDTHS = frozenset({1, 8, 16, 32, 64})
_LARGEST = 64


def element_type_of(array: Array) -> Type:
    """The type of the elements of an array, integers without signedness; raises TypeError for what has no type in MLIR."""
    return _type_of(array.dtype)


def _type_of(dtype: Any) -> Type:
    if dtype.names == _PARTS and dtype["real"] == dtype["imag"]:
        if dtype.itemsize == 2 * dtype["real"].itemsize:
            return ComplexType.get(_type_of(dtype["real"]))
    name = str(dtype.name)
    if name == "bool":
        return IntegerType.get(1)
    if match := _INTEGER.fullmatch(name):
        return IntegerType.get(int(match[1]))
    found = _FLOATS.get(name) or _COMPLEX.get(name)
    if found is None:
        raise TypeError(f"there is no type for the elements of an array of {name}")
    return found


def elements_from_array(array: Array, type: ShapedType | None = None) -> DenseIntOrFPElementsAttr:
    """The elements of an array, in row-major order.

    Without a type it is a tensor of the array's shape. Raises TypeError where the elements of the array are not those
    of the type, and ValueError for another shape.
    """
    type = _checked_type(array, type)
    element_type = type.element_type
    if isinstance(element_type, (IntegerType, IndexType)) and _is_converted(element_type):
        return DenseIntOrFPElementsAttr.from_raw(type, _narrowed(array, element_type))
    data = _little_endian(array).tobytes()
    if is_bit_packed(type.element_type):
        data = pack_bits(data)
    return DenseIntOrFPElementsAttr.from_raw(type, data)


def resource_of_array(
    array: Array, key: str, type: ShapedType | None = None
) -> DenseResourceElementsAttr:
    """The elements of an array as a resource of that name, which shares the memory of the array where that has them in
    row-major order: what is written to it later is written to the attribute.

    Raises as `elements_from_array`.
    """
    type = _checked_type(array, type, is_shared=True)
    numpy: Any = sys.modules["numpy"]  # whose array it is
    flat = numpy.ascontiguousarray(_little_endian(array)).reshape(-1)
    blob = ResourceBlob(flat.dtype.alignment, flat.view(numpy.uint8).data.toreadonly())
    return DenseResourceElementsAttr.get(type, DenseResourceElementsHandle(key, blob))


def _is_converted(type: IntegerType | IndexType) -> bool:
    """Whether integers of any width are taken for these, as NumPy has none that are so wide, or all fit."""
    return isinstance(type, IndexType) or type.width not in _WIDTHS


def _narrowed(array: Any, type: IntegerType | IndexType) -> bytes:
    """The integers of an array as they are stored; raises ValueError for one that has more bits."""
    width = bit_width(type)
    is_signless = not isinstance(type, IntegerType) or type.is_signless
    is_unsigned = isinstance(type, IntegerType) and type.is_unsigned
    least = 0 if is_unsigned else -(1 << width - 1)
    most = (1 << (width if is_signless or is_unsigned else width - 1)) - 1
    wide = array.astype("<u8" if array.dtype.kind == "u" else "<i8").reshape(-1)
    if wide.size and not least <= int(wide.min()) <= int(wide.max()) <= most:
        wrong = wide.min() if int(wide.min()) < least else wide.max()
        raise ValueError(f"{int(wrong)} does not fit into '{type}'")
    numpy: Any = sys.modules["numpy"]  # whose array it is
    bits = wide.view("<u8") & numpy.uint64((1 << width) - 1)
    packed: bytes = bits.reshape(-1, 1).view("u1")[:, : number_size(type)].tobytes()
    return packed


def _widened(data: bytes, type: IntegerType, numpy: Any) -> Any:
    """Stored integers in the next width that NumPy has."""
    size = number_size(type)
    wide = next(each for each in (1, 2, 4, 8) if each >= size)
    padded = numpy.zeros((len(data) // size, wide), "u1")
    padded[:, :size] = numpy.frombuffer(data, "u1").reshape(-1, size)
    unused = 8 * wide - type.width
    flat = padded.view(f"<{'u' if type.is_unsigned else 'i'}{wide}").reshape(-1)
    return flat << unused >> unused


def _checked_type(array: Array, type: ShapedType | None, *, is_shared: bool = False) -> ShapedType:
    """The type that is given, or that follows from the array, which has to fit."""
    own = element_type_of(array)
    if type is None:
        return RankedTensorType.get(array.shape, own)
    element_type = type.element_type
    if isinstance(element_type, (IntegerType, IndexType)) and isinstance(own, IntegerType):
        fits = bit_width(element_type) == own.width or (
            not is_shared
            and own.width > 1
            and bit_width(element_type) <= _LARGEST
            and _is_converted(element_type)
        )
    else:
        fits = element_type is own
    if not fits:
        raise TypeError(f"the elements of '{type}' are no {array.dtype.name}, which the array has")
    if type.shape != tuple(array.shape):
        raise ValueError(f"the array has the shape {tuple(array.shape)}, which '{type}' has not")
    return type


def _little_endian(array: Array) -> Any:
    if array.dtype.names:
        return array.astype(array.dtype.newbyteorder("<"))  # type: ignore[attr-defined]
    if array.dtype.byteorder == ">" or (array.dtype.byteorder == "=" and sys.byteorder == "big"):
        return array.astype(array.dtype.newbyteorder("<"))  # type: ignore[attr-defined]
    return array


def array_of_elements(self: ElementsAttr, dtype: Any = None, copy: bool | None = None) -> Any:
    """The elements as an array of NumPy, which shares their memory and cannot be written to, unless a copy is asked for.

    Raises TypeError for elements that NumPy has no dtype for (those of ml_dtypes count where it is loaded), and ValueError
    for a resource whose data is not there, or has another size.
    """
    numpy: Any = sys.modules["numpy"]  # who else asks for an array?
    element_type, shape = self.type.element_type, self.type.shape
    if isinstance(self, DenseResourceElementsAttr):
        return _converted(_array_of_resource(self, numpy), dtype, copy)
    if not isinstance(self, DenseIntOrFPElementsAttr):
        raise TypeError(
            f"'{self}' has no array: its elements of '{element_type}' are not stored as one"
        )
    if is_bit_packed(element_type):
        bits = numpy.frombuffer(self.raw_data, numpy.uint8)
        flat = numpy.unpackbits(bits, bitorder="little")[: 1 if self.is_splat else len(self)]
        flat = flat.astype(numpy.bool_)
    elif isinstance(element_type, IntegerType) and _has_no_dtype(element_type):
        flat = _widened(self.raw_data, element_type, numpy)
    else:
        flat = numpy.frombuffer(self.raw_data, _dtype_of(element_type, numpy))
    array = numpy.broadcast_to(flat.reshape(()), shape) if self.is_splat else flat.reshape(shape)
    return _converted(array, dtype, copy)


def _array_of_resource(attribute: DenseResourceElementsAttr, numpy: Any) -> Any:
    type, blob = attribute.type, attribute.handle.blob
    if blob is None:
        raise ValueError(f"the program has no data of the resource '{attribute.handle.key}'")
    dtype = _dtype_of(type.element_type, numpy)
    size = len(attribute) * dtype.itemsize
    if len(blob.data) != size:
        raise ValueError(
            f"the resource '{attribute.handle.key}' has {len(blob.data)} bytes, '{type}' needs {size}"
        )
    return numpy.frombuffer(blob.data, dtype).reshape(type.shape)


def _converted(array: Any, dtype: Any, copy: bool | None) -> Any:
    if dtype is not None and array.dtype != dtype:
        return array.astype(dtype)
    return array.copy() if copy else array


def _has_no_dtype(type: IntegerType) -> bool:
    """Whether integers are read as wider ones: NumPy has none of their width, nor ml_dtypes, where it is loaded."""
    name = f"{'u' if type.is_unsigned else ''}int{type.width}"
    is_small = hasattr(sys.modules.get("ml_dtypes"), name)
    return type.width not in _WIDTHS and 0 < type.width <= _LARGEST and not is_small


def _dtype_of(type: Type, numpy: Any) -> Any:
    if isinstance(type, ComplexType) and type not in _COMPLEX.values():
        part = _dtype_of(type.element_type, numpy)
        return numpy.dtype([(name, part) for name in _PARTS])
    if isinstance(type, IndexType):
        return numpy.dtype("int64")
    if isinstance(type, IntegerType) and type.width == 1:
        return numpy.dtype("bool")  # a byte each, in resources
    if isinstance(type, IntegerType):
        name = f"{'u' if type.is_unsigned else ''}int{type.width}"
    elif isinstance(type, FloatType):
        name = _name_of(type)
    else:
        name = next((name for name, each in _COMPLEX.items() if each is type), "")
    small = sys.modules.get("ml_dtypes")
    found = getattr(numpy, name, None) or getattr(small, name, None)
    if not name or found is None:
        raise TypeError(
            f"NumPy has no dtype for elements of '{type}'; ml_dtypes may have one, if it is imported"
        )
    return numpy.dtype(found).newbyteorder("<") if hasattr(numpy, name) else numpy.dtype(found)
