"""Dense elements from the arrays of NumPy, and as such arrays: the buffers are the same, nothing is read number by number."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any, Protocol

from odsgen.runtime.builtin.element_storage import bit_width, is_bit_packed, pack_bits
from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
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
    from odsgen.runtime.builtin.attributes import DenseElementsAttr


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


def element_type_of(array: Array) -> Type:
    """The type of the elements of an array, integers without signedness; raises TypeError for what has no type in MLIR."""
    name = str(array.dtype.name)
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
    own = element_type_of(array)
    if type is None:
        type = RankedTensorType.get(array.shape, own)
    element_type = type.element_type
    if isinstance(element_type, (IntegerType, IndexType)) and isinstance(own, IntegerType):
        fits = bit_width(element_type) == own.width
    else:
        fits = element_type is own
    if not fits:
        raise TypeError(f"the elements of '{type}' are no {array.dtype.name}, which the array has")
    if type.shape != tuple(array.shape):
        raise ValueError(f"the array has the shape {tuple(array.shape)}, which '{type}' has not")
    if array.dtype.byteorder == ">" or (array.dtype.byteorder == "=" and sys.byteorder == "big"):
        array = array.astype(array.dtype.newbyteorder("<"))  # type: ignore[attr-defined]
    data = array.tobytes()
    if is_bit_packed(element_type):
        data = pack_bits(data)
    return DenseIntOrFPElementsAttr.from_raw(type, data)


def array_of_elements(self: DenseElementsAttr, dtype: Any = None, copy: bool | None = None) -> Any:
    """The elements as an array of NumPy, which shares their memory and cannot be written to, unless a copy is asked for.

    Raises TypeError for elements that NumPy has no dtype for; those of ml_dtypes count where it is loaded.
    """
    numpy: Any = sys.modules["numpy"]  # who else asks for an array?
    if not isinstance(self, DenseIntOrFPElementsAttr):
        raise TypeError(f"elements of '{self.type.element_type}' have no array")
    element_type, shape = self.type.element_type, self.type.shape
    if is_bit_packed(element_type):
        bits = numpy.frombuffer(self.raw_data, numpy.uint8)
        flat = numpy.unpackbits(bits, bitorder="little")[: 1 if self.is_splat else len(self)]
        flat = flat.astype(numpy.bool_)
    else:
        flat = numpy.frombuffer(self.raw_data, _dtype_of(element_type, numpy))
    array = numpy.broadcast_to(flat.reshape(()), shape) if self.is_splat else flat.reshape(shape)
    if dtype is not None and array.dtype != dtype:
        return array.astype(dtype)
    return array.copy() if copy else array


def _dtype_of(type: Type, numpy: Any) -> Any:
    if isinstance(type, IndexType):
        return numpy.dtype("int64")
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
