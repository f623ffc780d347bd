"""Attributes with an element for each place of a shape (MLIR's docs, "Builtin Dialect", "Attributes")."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from odsgen.runtime.base.attribute import Attribute, Type, TypedAttr, construct
from odsgen.runtime.base.parameters import instance, several, shown, string
from odsgen.runtime.builtin.element_storage import (
    bit_width,
    element_size,
    is_bit_packed,
    number_size,
    pack_bits,
    pack_numbers,
    scalar_type,
    signed_reading,
    unpack_bits,
    unpack_numbers,
)
from odsgen.runtime.builtin.scalar_attributes import canonical_integer
from odsgen.runtime.builtin.types import (
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    i1,
    i64,
)
from odsgen.runtime.support.on_demand import ModuleOnDemand
from odsgen.runtime.support.repeated import Repeated

if TYPE_CHECKING:
    from odsgen.runtime.builtin import arrays as arrays
else:
    arrays = ModuleOnDemand("odsgen.runtime.builtin.arrays")

#: A number as Python has it: a bool for ``i1``, a pair for a complex number.
Number = bool | int | float | tuple[int, int] | tuple[float, float]


class ElementsAttr(TypedAttr[ShapedType]):
    """The common base: ``type`` is a vector, tensor or memref with a static shape."""

    __slots__ = ()
    INTERFACES = dict.fromkeys(("ElementsAttr", "TypedAttr"))

    @property
    def num_elements(self) -> int:
        return self.type.num_elements

    __array__ = arrays.array_of_elements

    def __len__(self) -> int:
        return self.type.num_elements

    def __bool__(self) -> bool:
        return True


class DenseElementsAttr(ElementsAttr):
    """``dense<…> : type``: every element is written down, or one that stands for all (a splat)."""

    __slots__ = ("is_splat",)

    def __init__(self, type: ShapedType, is_splat: bool) -> None:
        super().__init__(type)
        self.is_splat: Final = is_splat

    #: The elements of an array of NumPy: `DenseElementsAttr.from_numpy(array)`; `numpy.asarray(attribute)` gives them back.
    from_numpy = (
        staticmethod(arrays.elements_from_array) if TYPE_CHECKING else arrays.elements_from_array
    )

    @classmethod
    def get(cls, type: ShapedType, values: Sequence[Number] | Sequence[str]) -> DenseElementsAttr:
        """Elements in row-major order; a single one stands for all.

        Raises ValueError for a shape that is not static, another number of elements than the type
        has, and a value that the element type does not have.
        """
        check_static_shape(type)
        given: tuple[Any, ...] = several("elements", cast("Sequence[Any]", values))
        if given and isinstance(given[0], str):
            return DenseStringElementsAttr.get(type, given)
        return DenseIntOrFPElementsAttr.get(type, given)


def check_static_shape(type: Type) -> None:
    """Raises ValueError for a type that elements cannot have."""
    if not isinstance(type, ShapedType):
        raise ValueError("elements literal must be a shaped type")
    if not type.has_static_shape:
        raise ValueError("elements literal type must have static shape")


class DenseIntOrFPElementsAttr(DenseElementsAttr):
    """Dense elements that are integers, floats or complex numbers of those.

    ``raw_data`` is MLIR's buffer (see ``element_storage.py``); that of a splat has one element, and
    a byte of ones or zeros for a splat of ``i1``.
    """

    __slots__ = ("raw_data",)
    _interned: ClassVar[dict[tuple[ShapedType, bytes, bool], DenseIntOrFPElementsAttr]] = {}

    def __init__(self, type: ShapedType, raw_data: bytes, is_splat: bool) -> None:
        super().__init__(type, is_splat)
        self.raw_data: Final = raw_data

    @classmethod
    def get(
        cls, type: ShapedType, values: Sequence[Number] | Sequence[str]
    ) -> DenseIntOrFPElementsAttr:
        """See :meth:`DenseElementsAttr.get`."""
        check_static_shape(type)
        number = scalar_type(type.element_type)
        if number is None:
            raise ValueError("expected floating-point, integer, or complex element type")
        flat: list[int | float] = []
        for value in several("elements", values):
            if isinstance(type.element_type, ComplexType):
                if not isinstance(value, tuple) or len(value) != 2:
                    raise ValueError("expected a pair of numbers for a complex element")
                flat.extend(value)
            elif isinstance(value, (int, float)):
                flat.append(value)
            else:
                raise ValueError("expected a number for an element")
        bits: list[int] = []
        for part in flat:
            if not isinstance(part, (int, float)):
                raise TypeError(f"expected a number for an element, got {shown(part)}")
            if isinstance(number, FloatType):
                bits.append(number.SEMANTICS.from_float(part))
                continue
            if not isinstance(part, int):
                raise ValueError("expected integer elements, but parsed floating-point")
            canonical = canonical_integer(part, number)
            if canonical is None:
                raise ValueError("integer constant out of range for type")
            bits.append(canonical)
        return DenseIntOrFPElementsAttr.from_bits(type, bits)

    @classmethod
    def from_bits(cls, type: ShapedType, bits: Sequence[int]) -> DenseIntOrFPElementsAttr:
        """The numbers of all elements, or of one that stands for all, given by their bits.

        Complex elements are two numbers each. Only the low bits that the element type has count.
        Raises ValueError for another number of them.
        """
        check_static_shape(type)
        element_type = type.element_type
        number = scalar_type(element_type)
        if number is None:
            raise ValueError("expected floating-point, integer, or complex element type")
        if not isinstance(bits, (list, tuple)):
            bits = several("the bits of elements", bits)
        for value in bits:
            if not isinstance(value, int):
                raise TypeError(f"the bits of an element must be an int, but got {shown(value)}")
        per_element = 2 if isinstance(element_type, ComplexType) else 1
        count = type.num_elements * per_element
        if len(bits) not in (count, per_element):
            raise ValueError(
                f"parsed {len(bits)} elements, but type ('{type}') expected {count} elements"
            )
        mask = (1 << bit_width(number)) - 1
        if is_bit_packed(element_type):
            ones = [bit & 1 for bit in bits]
            if len(ones) == 1:
                return DenseIntOrFPElementsAttr._interned_raw(
                    type, b"\xff" if ones[0] else b"\x00", True
                )
            return DenseIntOrFPElementsAttr.from_raw(type, pack_bits(ones))
        if isinstance(number, FloatType):
            storage = number.SEMANTICS.storage
            data = pack_numbers([storage(value) & mask for value in bits], number_size(number))
        else:
            data = pack_numbers([value & mask for value in bits], number_size(number))
        if len(bits) == per_element and data:
            return DenseIntOrFPElementsAttr._interned_raw(type, data, True)
        return DenseIntOrFPElementsAttr.from_raw(type, data)

    @classmethod
    def from_raw(cls, type: ShapedType, data: bytes) -> DenseIntOrFPElementsAttr:
        """MLIR's buffer, of all elements or of one that stands for all.

        Elements that are all the same become a splat. Raises ValueError for another size.
        """
        check_static_shape(type)
        element_type = type.element_type
        if scalar_type(element_type) is None:
            raise ValueError("expected floating-point, integer, or complex element type")
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError(f"the buffer of elements must be bytes, but got {shown(data)}")
        data = bytes(data)
        count = type.num_elements
        if is_bit_packed(element_type):
            if len(data) == 1 and (data in (b"\x00", b"\xff") or count == 1):
                if count == 1:
                    data = b"\xff" if data[0] else b"\x00"
                return DenseIntOrFPElementsAttr._interned_raw(type, data, True)
            if len(data) != (count + 7) // 8:
                raise ValueError(f"elements hex data size is invalid for provided type: '{type}'")
            if count and data == pack_bits([1] * count):
                return DenseIntOrFPElementsAttr._interned_raw(type, b"\xff", True)
            if count and not any(data):
                return DenseIntOrFPElementsAttr._interned_raw(type, b"\x00", True)
            return DenseIntOrFPElementsAttr._interned_raw(type, data, False)
        size = element_size(element_type)
        if len(data) == size and size:
            return DenseIntOrFPElementsAttr._interned_raw(type, data, True)
        if len(data) != size * count:
            raise ValueError(f"elements hex data size is invalid for provided type: '{type}'")
        if count and size and data[size:] == data[:-size]:
            return DenseIntOrFPElementsAttr._interned_raw(type, data[:size], True)
        return DenseIntOrFPElementsAttr._interned_raw(type, data, False)

    @classmethod
    def _interned_raw(
        cls, type: ShapedType, raw_data: bytes, is_splat: bool
    ) -> DenseIntOrFPElementsAttr:
        key = (type, raw_data, is_splat)
        found = DenseIntOrFPElementsAttr._interned.get(key)
        if found is not None:
            return found
        return DenseIntOrFPElementsAttr._interned.setdefault(
            key, construct(DenseIntOrFPElementsAttr, *key)
        )

    def number_bits(self) -> Sequence[int]:
        """The bits of the numbers that are stored: of one element for a splat, of all for others;
        complex elements have two each."""
        element_type = self.type.element_type
        if is_bit_packed(element_type):
            if self.is_splat:
                return [self.raw_data[0] & 1]
            return unpack_bits(self.raw_data, self.type.num_elements)
        number = scalar_type(element_type)
        assert number is not None
        size = number_size(number)
        if size == 0:
            # Nothing is stored of integers without bits.
            per_element = 2 if isinstance(element_type, ComplexType) else 1
            return [0] * (self.type.num_elements * per_element)
        return unpack_numbers(self.raw_data, size)

    def stored_values(self) -> list[Number]:
        """The elements that are stored: one for a splat, all for others."""
        element_type = self.type.element_type
        number = scalar_type(element_type)
        bits = self.number_bits()
        numbers: Sequence[bool | int | float]
        if isinstance(number, FloatType):
            numbers = [number.SEMANTICS.to_float(value) for value in bits]
        elif number is i1:
            numbers = [bool(value & 1) for value in bits]
        else:
            assert number is not None
            numbers = signed_reading(bits, number)
        if isinstance(element_type, ComplexType):
            return list(zip(numbers[::2], numbers[1::2], strict=True))
        return list(numbers)

    def values(self) -> Sequence[Number]:
        """All elements, in row-major order; those of a splat take no more room than one."""
        stored = self.stored_values()
        return Repeated(stored[0], self.type.num_elements) if self.is_splat else stored

    @property
    def splat_value(self) -> Number:
        """The element that stands for all; raises ValueError if this is no splat."""
        if not self.is_splat:
            raise ValueError("not a splat")
        return self.stored_values()[0]

    def parameters(self) -> tuple[object, ...]:
        return (self.type, self.raw_data, self.is_splat)

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return DenseIntOrFPElementsAttr._interned_raw, self.parameters()

    def immediate_subelements(self) -> tuple[Attribute | Type, ...]:
        return (self.type,)

    def replace_immediate_subelements(self, replace: object) -> DenseIntOrFPElementsAttr:
        # With another type the buffer would mean something else: MLIR does not enter it either.
        return self


class _ByElementType(type):
    """Classes that what is no object of them belongs to by the type of its elements."""

    ELEMENT_TYPES: tuple[type[Type], ...]

    def __instancecheck__(cls, instance: object) -> bool:
        if not isinstance(instance, DenseIntOrFPElementsAttr):
            return False
        return isinstance(instance.type.element_type, cls.ELEMENT_TYPES)


class DenseIntElementsAttr(DenseIntOrFPElementsAttr, metaclass=_ByElementType):
    """Dense elements that are integers: those of `DenseIntOrFPElementsAttr` of such a type, also for `isinstance`."""

    __slots__ = ()
    ELEMENT_TYPES = (IntegerType, IndexType)

    @classmethod
    def get(
        cls, type: ShapedType, values: Sequence[Number] | Sequence[str]
    ) -> DenseIntOrFPElementsAttr:
        """See :meth:`DenseElementsAttr.get`; raises ValueError where the elements are no integers."""
        return _of_elements(cls, type, "integers").get(type, values)


class DenseFPElementsAttr(DenseIntOrFPElementsAttr, metaclass=_ByElementType):
    """Dense elements that are floats: those of `DenseIntOrFPElementsAttr` of such a type, also for `isinstance`."""

    __slots__ = ()
    ELEMENT_TYPES = (FloatType,)

    @classmethod
    def get(
        cls, type: ShapedType, values: Sequence[Number] | Sequence[str]
    ) -> DenseIntOrFPElementsAttr:
        """See :meth:`DenseElementsAttr.get`; raises ValueError where the elements are no floats."""
        return _of_elements(cls, type, "floats").get(type, values)


def _of_elements(
    cls: _ByElementType, type: Type, words: str
) -> builtins.type[DenseIntOrFPElementsAttr]:
    """The class of the elements of a type, where it is among those that ``cls`` stands for; else raises ValueError."""
    check_static_shape(type)
    if not isinstance(type, ShapedType) or not isinstance(type.element_type, cls.ELEMENT_TYPES):
        raise ValueError(f"expected a type of elements that are {words}, but got '{type}'")
    return DenseIntOrFPElementsAttr


class DenseStringElementsAttr(DenseElementsAttr):
    """Dense elements that are strings; the element type may be any."""

    __slots__ = ("strings",)
    _interned: ClassVar[dict[tuple[ShapedType, tuple[str, ...]], DenseStringElementsAttr]] = {}

    def __init__(self, type: ShapedType, strings: tuple[str, ...], is_splat: bool) -> None:
        super().__init__(type, is_splat)
        self.strings: Final = strings

    @classmethod
    def get(
        cls, type: ShapedType, values: Sequence[str] | Sequence[Number]
    ) -> DenseStringElementsAttr:
        """See :meth:`DenseElementsAttr.get`."""
        check_static_shape(type)
        given: tuple[Any, ...] = several("elements", cast("Sequence[Any]", values))
        if not all(isinstance(value, str) for value in given):
            raise ValueError("expected a string for an element")
        if scalar_type(type.element_type) is not None:
            raise ValueError(f"the elements of '{type}' are numbers, not strings")
        strings: tuple[str, ...] = tuple([string("an element", value) for value in given])
        if len(strings) not in (1, type.num_elements):
            raise ValueError(
                f"parsed {len(strings)} elements, but type ('{type}') expected "
                f"{type.num_elements} elements"
            )
        if len(strings) > 1 and strings.count(strings[0]) == len(strings):
            strings = strings[:1]
        key = (type, strings)
        found = DenseStringElementsAttr._interned.get(key)
        if found is not None:
            return found
        return DenseStringElementsAttr._interned.setdefault(
            key, construct(DenseStringElementsAttr, type, strings, len(strings) == 1)
        )

    def values(self) -> Sequence[str]:
        """All elements, in row-major order; those of a splat take no more room than one."""
        if self.is_splat:
            return Repeated(self.strings[0], self.type.num_elements)
        return list(self.strings)

    def parameters(self) -> tuple[object, ...]:
        return (self.type, self.strings)


class SparseElementsAttr(ElementsAttr):
    """``sparse<indices, values> : type``: the elements that are not zero, by their indices."""

    __slots__ = ("indices", "values")
    _interned: ClassVar[
        dict[
            tuple[ShapedType, DenseIntOrFPElementsAttr, DenseElementsAttr],
            SparseElementsAttr,
        ]
    ] = {}

    def __init__(
        self, type: ShapedType, indices: DenseIntOrFPElementsAttr, values: DenseElementsAttr
    ) -> None:
        super().__init__(type)
        self.indices: Final = indices
        self.values: Final = values

    def parameters(self) -> tuple[object, ...]:
        return (self.type, self.indices, self.values)

    @classmethod
    def get(
        cls, type: ShapedType, indices: DenseIntOrFPElementsAttr, values: DenseElementsAttr
    ) -> SparseElementsAttr:
        """``indices`` has a row of ``i64`` for each of the ``values``.

        Raises ValueError when the shapes do not fit and for an index outside of the type's shape.
        """
        key = (type, indices, values)
        try:
            found = SparseElementsAttr._interned.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        instance("the indices", indices, DenseIntOrFPElementsAttr, "dense elements")
        instance("the values", values, DenseElementsAttr, "dense elements")
        check_static_shape(type)
        _verify_sparse(type, indices, values)
        return SparseElementsAttr._interned.setdefault(key, construct(SparseElementsAttr, *key))


def _verify_sparse(
    type: ShapedType, indices: DenseIntOrFPElementsAttr, values: DenseElementsAttr
) -> None:
    if indices.type.element_type is not i64 or not isinstance(indices.type, RankedTensorType):
        raise ValueError(
            f"the indices of sparse elements must be a tensor of i64, but got '{indices.type}'"
        )
    values_type = values.type
    if not (
        isinstance(values_type, RankedTensorType) and values_type.element_type is type.element_type
    ):
        raise ValueError(
            f"the values of sparse elements must be a tensor of {type.element_type}, but got '{values_type}'"
        )
    values_shape, indices_shape, rank = values.type.shape, indices.type.shape, type.rank
    if len(values_shape) != 1:
        raise ValueError("expected 1-d tensor for sparse element values")
    fits = (len(indices_shape) == 2 and indices_shape[1] == rank) or (
        len(indices_shape) == 1 and rank == 1
    )
    if not fits or indices_shape[0] != values_shape[0]:
        raise ValueError(
            f"expected shape ([{_listed(type.shape)}]); inferred shape of indices literal "
            f"([{_listed(indices_shape)}]); inferred shape of values literal "
            f"([{_listed(values_shape)}])"
        )
    numbers = indices.number_bits()
    if indices.is_splat:
        rows = [[numbers[0]] * rank]
    elif rank == 0:
        rows = []
    else:
        rows = [list(numbers[start : start + rank]) for start in range(0, len(numbers), rank)]
    for row_number, row in enumerate(rows):
        if any(index >= size for index, size in zip(row, type.shape, strict=True)):
            raise ValueError(
                f"sparse index #{row_number} is not contained within the value shape, "
                f"with index=[{_listed(row)}], and type='{type}'"
            )


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
