"""Vectors, tensors and memrefs (MLIR's docs, "Builtin Dialect", "Types")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from odsgen.runtime.base.attribute import Attribute, Type, construct
from odsgen.runtime.base.parameters import instance, integers, several, shown
from odsgen.runtime.builtin.float_types import FloatType
from odsgen.runtime.builtin.scalar_types import ComplexType, IndexType, IntegerType

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

#: The size of a dimension that is only known when the program runs.
DYNAMIC: Final = -1


#: MLIR's ``ShapedType::kDynamic``: a stride or offset that is only known when the program runs, and
#: what stands for a dynamic number in an ``array<i64: …>``. Unlike sizes, these may be -1.
DYNAMIC_STRIDE: Final = -(1 << 63)


_PLAIN = frozenset({int})


def _sizes(shape: tuple[int, ...]) -> tuple[int, ...]:
    """The sizes as plain ints; raises TypeError where one is none."""
    if _PLAIN.issuperset(map(type, shape)):
        return shape
    for size in shape:
        if not isinstance(size, int):
            raise TypeError(f"a size is an int, DYNAMIC where it is not known, got {shown(size)}")
    return tuple(map(int, shape))


def _shape(shape: Iterable[int]) -> tuple[int, ...]:
    """The shape as a tuple; raises TypeError for a single size."""
    if type(shape) is tuple:
        return shape
    try:
        sizes = iter(shape)
    except TypeError:
        raise TypeError(f"expected the sizes of a shape, in a list, got {shown(shape)}") from None
    return tuple(sizes)


def _check_element_type(element_type: Type) -> None:
    instance("the type of the elements", element_type, Type, "a type")


def _check_optional(what: str, attribute: Attribute | None) -> None:
    if attribute is not None:
        instance(what, attribute, Attribute, "an attribute")


class ShapedType(Type):
    """The base of vectors, tensors and memrefs, and of types of dialects with the interface (MLIR's ShapedTypeInterface).

    ``shape`` has a size for each dimension, ``DYNAMIC`` for an unknown one; it is empty for an unranked type.
    """

    __slots__ = ()

    @property
    def shape(self) -> tuple[int, ...]:
        """The sizes of the dimensions."""
        raise NotImplementedError(type(self).__name__)

    @property
    def element_type(self) -> Type:
        """The type of an element."""
        raise NotImplementedError(type(self).__name__)

    @property
    def has_rank(self) -> bool:
        """Whether the number of dimensions is known."""
        return True

    @property
    def rank(self) -> int:
        """The number of dimensions; 0 for an unranked type too."""
        return len(self.shape)

    @property
    def has_static_shape(self) -> bool:
        """Whether the rank and the size of every dimension are known."""
        return self.has_rank and DYNAMIC not in self.shape

    @property
    def num_dynamic_dims(self) -> int:
        return self.shape.count(DYNAMIC)

    @property
    def num_elements(self) -> int:
        """The number of elements of a static shape; raises ValueError for another."""
        if not self.has_static_shape:
            raise ValueError("cannot get the number of elements of a dynamic or unranked shape")
        count = 1
        for size in self.shape:
            count *= size
        return count

    def is_dynamic_dim(self, index: int) -> bool:
        return self.shape[index] == DYNAMIC

    def clone_with(self, shape: Sequence[int] | None, element_type: Type) -> ShapedType:
        """This type with another element type and, unless None, another shape; unranked ones
        become ranked with a shape (MLIR's ``cloneWith``)."""
        raise NotImplementedError(type(self).__name__)


class BuiltinShapedType(ShapedType):
    """The common base of vectors, tensors and memrefs, which hold their shape and element type."""

    __slots__ = ("shape", "element_type")
    INTERFACES: ClassVar[Mapping[str, Callable[[Any], Any] | None]] = {"ShapedType": None}

    def __init__(self, shape: tuple[int, ...], element_type: Type) -> None:
        # Slots in the place of the properties of the interface: reading them has to be fast.
        self.shape: Final = shape  # pyright: ignore
        self.element_type: Final = element_type  # pyright: ignore

    def parameters(self) -> tuple[object, ...]:
        return (self.shape, self.element_type)


class VectorType(BuiltinShapedType):
    """``vector<4x[8]xf32>``: an SIMD vector; a dimension in brackets is scalable."""

    __slots__ = ("scalable_dims",)
    TRAITS = frozenset({"ValueSemantics"})
    _interned: ClassVar[dict[tuple[tuple[int, ...], Type, tuple[bool, ...]], VectorType]] = {}

    def __init__(
        self, shape: tuple[int, ...], element_type: Type, scalable_dims: tuple[bool, ...]
    ) -> None:
        super().__init__(shape, element_type)
        self.scalable_dims: Final = scalable_dims

    @classmethod
    def get(
        cls, shape: Iterable[int], element_type: Type, scalable_dims: Iterable[bool] = ()
    ) -> VectorType:
        """No ``scalable_dims``: none is scalable. Raises ValueError for a size below 1, another
        number of scalable flags than dimensions, or an element that is no int, index or float."""
        shape = _shape(shape)
        scalable_dims = several("the flags of scalable dimensions", scalable_dims)
        scalable_dims = scalable_dims or (False,) * len(shape)
        try:
            found = VectorType._interned.get((shape, element_type, scalable_dims))
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        shape = _sizes(shape)
        _check_element_type(element_type)
        if "VectorElementTypeInterface" not in element_type.INTERFACES:
            raise ValueError("failed to verify 'elementType': VectorElementTypeInterface instance")
        if any(size <= 0 for size in shape):
            raise ValueError(
                "vector types must have positive constant sizes but got "
                + ", ".join(map(str, shape))
            )
        if len(scalable_dims) != len(shape):
            raise ValueError(
                f"number of dims must match, got {len(scalable_dims)} and {len(shape)}"
            )
        flags = integers("the flag of a scalable dimension", scalable_dims)
        key = (shape, element_type, tuple(map(bool, flags)))
        return VectorType._interned.setdefault(key, construct(VectorType, *key))

    @property
    def is_scalable(self) -> bool:
        return True in self.scalable_dims

    def parameters(self) -> tuple[object, ...]:
        return (self.shape, self.element_type, self.scalable_dims)

    def clone_with(self, shape: Sequence[int] | None, element_type: Type) -> VectorType:
        if shape is None:
            return VectorType.get(self.shape, element_type, self.scalable_dims)
        scalable_dims = self.scalable_dims if len(shape) == len(self.shape) else ()
        return VectorType.get(shape, element_type, scalable_dims)


class TensorType(BuiltinShapedType):
    """A ranked or unranked tensor."""

    __slots__ = ()
    TRAITS = frozenset({"ValueSemantics"})

    @staticmethod
    def is_valid_element_type(element_type: Type) -> bool:
        """Whether tensors may hold it: scalars, vectors and the types of all other dialects."""
        if element_type.DIALECT_NAME != "builtin":
            return True
        if isinstance(element_type, (IntegerType, FloatType, IndexType, ComplexType, VectorType)):
            return True
        from odsgen.runtime.builtin.opaque import OpaqueType

        return isinstance(element_type, OpaqueType)


class RankedTensorType(TensorType):
    """``tensor<4x?xf32, #encoding>``: a value with a fixed number of dimensions."""

    __slots__ = ("encoding",)
    _interned: ClassVar[dict[tuple[tuple[int, ...], Type, Attribute | None], RankedTensorType]] = {}

    def __init__(
        self, shape: tuple[int, ...], element_type: Type, encoding: Attribute | None
    ) -> None:
        super().__init__(shape, element_type)
        self.encoding: Final = encoding

    @classmethod
    def get(
        cls, shape: Iterable[int], element_type: Type, encoding: Attribute | None = None
    ) -> RankedTensorType:
        """Raises ValueError for a negative size (other than ``DYNAMIC``), an element type that
        tensors cannot hold, or an encoding that refuses the shape."""
        shape = _shape(shape)
        try:
            found = RankedTensorType._interned.get((shape, element_type, encoding))
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        shape = _sizes(shape)
        _check_element_type(element_type)
        _check_optional("the encoding of a tensor", encoding)
        if any(size < 0 and size != DYNAMIC for size in shape):
            raise ValueError("invalid tensor dimension size")
        if encoding is not None and "VerifiableTensorEncoding" in encoding.INTERFACES:
            from odsgen.runtime.base.interface import as_interface
            from odsgen.runtime.builtin.interfaces import VerifiableTensorEncoding

            verifiable = as_interface(encoding, VerifiableTensorEncoding)
            assert verifiable is not None
            verifiable.verify_encoding(shape, element_type)
        if not cls.is_valid_element_type(element_type):
            raise ValueError(f"invalid tensor element type: '{element_type}'")
        key = (shape, element_type, encoding)
        return RankedTensorType._interned.setdefault(key, construct(RankedTensorType, *key))

    def parameters(self) -> tuple[object, ...]:
        return (self.shape, self.element_type, self.encoding)

    def clone_with(self, shape: Sequence[int] | None, element_type: Type) -> RankedTensorType:
        shape = self.shape if shape is None else shape
        return RankedTensorType.get(shape, element_type, self.encoding)


class UnrankedTensorType(TensorType):
    """``tensor<*xf32>``: a tensor whose number of dimensions is not known."""

    __slots__ = ()

    @property
    def has_rank(self) -> bool:
        return False

    _interned: ClassVar[dict[Type, UnrankedTensorType]] = {}

    @classmethod
    def get(cls, element_type: Type) -> UnrankedTensorType:
        """Raises ValueError for an element type that tensors cannot hold."""
        try:
            found = UnrankedTensorType._interned.get(element_type)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        _check_element_type(element_type)
        if not cls.is_valid_element_type(element_type):
            raise ValueError(f"invalid tensor element type: '{element_type}'")
        return UnrankedTensorType._interned.setdefault(
            element_type, construct(UnrankedTensorType, (), element_type)
        )

    def parameters(self) -> tuple[object, ...]:
        return (self.element_type,)

    def clone_with(self, shape: Sequence[int] | None, element_type: Type) -> TensorType:
        if shape is None:
            return UnrankedTensorType.get(element_type)
        return RankedTensorType.get(shape, element_type)


class BaseMemRefType(BuiltinShapedType):
    """A ranked or unranked reference to a region of memory."""

    __slots__ = ("memory_space",)
    INTERFACES = dict.fromkeys(("PtrLikeTypeInterface", "ShapedType"))

    def __init__(
        self, shape: tuple[int, ...], element_type: Type, memory_space: Attribute | None
    ) -> None:
        super().__init__(shape, element_type)
        self.memory_space: Final = memory_space

    @staticmethod
    def is_valid_element_type(element_type: Type) -> bool:
        """Whether memrefs may hold it: scalars, vectors, memrefs, MemRefElementTypeInterface."""
        return (
            isinstance(
                element_type,
                (IntegerType, FloatType, IndexType, ComplexType, VectorType, BaseMemRefType),
            )
            or "MemRefElementTypeInterface" in element_type.INTERFACES
        )


class MemRefType(BaseMemRefType):
    """``memref<4x?xf32, strided<[?, 1]>, 3>``: a reference with a known rank.

    ``layout`` is None for the identity layout and ``memory_space`` is None for the default one: MLIR
    drops an explicit identity map and the memory space 0.
    """

    __slots__ = ("layout",)
    _interned: ClassVar[
        dict[tuple[tuple[int, ...], Type, Attribute | None, Attribute | None], MemRefType]
    ] = {}

    def __init__(
        self,
        shape: tuple[int, ...],
        element_type: Type,
        layout: Attribute | None,
        memory_space: Attribute | None,
    ) -> None:
        super().__init__(shape, element_type, memory_space)
        self.layout: Final = layout

    @classmethod
    def get(
        cls,
        shape: Iterable[int],
        element_type: Type,
        layout: Attribute | None = None,
        memory_space: Attribute | None = None,
    ) -> MemRefType:
        """Raises ValueError for an element type that memrefs cannot hold, a negative size, a layout
        that does not fit the rank, and an attribute that is no memory space."""
        shape = _shape(shape)
        try:
            found = MemRefType._interned.get((shape, element_type, layout, memory_space))
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        shape = _sizes(shape)
        _check_element_type(element_type)
        _check_optional("the layout of a memref", layout)
        _check_optional("the memory space of a memref", memory_space)
        key = (shape, element_type, layout, memory_space)
        if not cls.is_valid_element_type(element_type):
            raise ValueError("invalid memref element type")
        if any(size < 0 and size != DYNAMIC for size in shape):
            raise ValueError("invalid memref size")
        canonical_layout = verified_layout(layout, shape)
        memory_space = verified_memory_space(memory_space)
        canonical = (shape, element_type, canonical_layout, memory_space)
        found = MemRefType._interned.get(canonical)
        if found is None:
            found = MemRefType._interned.setdefault(canonical, construct(MemRefType, *canonical))
        MemRefType._interned[key] = found
        return found

    def parameters(self) -> tuple[object, ...]:
        return (self.shape, self.element_type, self.layout, self.memory_space)

    def clone_with(self, shape: Sequence[int] | None, element_type: Type) -> MemRefType:
        shape = self.shape if shape is None else shape
        return MemRefType.get(shape, element_type, self.layout, self.memory_space)


class UnrankedMemRefType(BaseMemRefType):
    """``memref<*xf32, 3>``: a reference whose number of dimensions is not known."""

    __slots__ = ()

    @property
    def has_rank(self) -> bool:
        return False

    _interned: ClassVar[dict[tuple[Type, Attribute | None], UnrankedMemRefType]] = {}

    @classmethod
    def get(cls, element_type: Type, memory_space: Attribute | None = None) -> UnrankedMemRefType:
        """Raises ValueError for an element type that memrefs cannot hold, and an attribute that is
        no memory space."""
        key = (element_type, memory_space)
        try:
            found = UnrankedMemRefType._interned.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        _check_element_type(element_type)
        _check_optional("the memory space of a memref", memory_space)
        if not cls.is_valid_element_type(element_type):
            raise ValueError("invalid memref element type")
        memory_space = verified_memory_space(memory_space)
        canonical = (element_type, memory_space)
        found = UnrankedMemRefType._interned.get(canonical)
        if found is None:
            found = UnrankedMemRefType._interned.setdefault(
                canonical, construct(UnrankedMemRefType, (), element_type, memory_space)
            )
        UnrankedMemRefType._interned[key] = found
        return found

    def parameters(self) -> tuple[object, ...]:
        return (self.element_type, self.memory_space)

    def clone_with(self, shape: Sequence[int] | None, element_type: Type) -> BaseMemRefType:
        if shape is None:
            return UnrankedMemRefType.get(element_type, self.memory_space)
        return MemRefType.get(shape, element_type, None, self.memory_space)


def verified_layout(layout: Attribute | None, shape: tuple[int, ...]) -> Attribute | None:
    """``layout`` as a memref of that shape stores it: None for an identity map.

    Raises ValueError when it is no layout (MLIR's MemRefLayoutAttrInterface) or does not fit.
    """
    if layout is None:
        return None
    from odsgen.runtime.base.interface import as_interface
    from odsgen.runtime.builtin.interfaces import MemRefLayoutAttrInterface

    found = as_interface(layout, MemRefLayoutAttrInterface)
    if found is None:
        raise ValueError(f"expected a memref layout, but got '{layout}'")
    from odsgen.runtime.registry.hooks import verify_where_written

    verify_where_written(found, "verify_layout", shape)
    return None if getattr(found, "is_identity_layout", False) else layout


def verified_memory_space(memory_space: Attribute | None) -> Attribute | None:
    """``memory_space`` as a memref stores it: None for the integer 0, which is the default.

    Raises ValueError for an attribute that cannot be a memory space.
    """
    from odsgen.runtime.builtin.attributes import DictionaryAttr, IntegerAttr, StringAttr

    if memory_space is None:
        return None
    if isinstance(memory_space, IntegerAttr):
        return memory_space if memory_space.value else None
    if (
        isinstance(memory_space, (StringAttr, DictionaryAttr))
        or memory_space.DIALECT_NAME != "builtin"
    ):
        return memory_space
    raise ValueError("unsupported memory space Attribute")
