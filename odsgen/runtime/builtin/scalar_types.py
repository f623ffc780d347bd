"""The builtin types without a shape that are no floats: integers, index, none, complex numbers, functions, graphs, tuples."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, ClassVar, Final

from odsgen.runtime.base.attribute import Type, construct
from odsgen.runtime.base.parameters import integer, shown
from odsgen.runtime.builtin.float_types import FloatType

if TYPE_CHECKING:
    from collections.abc import Iterable


#: The largest width of an integer type in bits.
MAX_INTEGER_WIDTH: Final = (1 << 24) - 1

#: Width in bits in which constants of type ``index`` are stored.
INDEX_STORAGE_WIDTH: Final = 64


class Signedness(IntEnum):
    """Whether the bits of an integer type say how they are to be read."""

    SIGNLESS = 0
    SIGNED = 1
    UNSIGNED = 2


class IntegerType(Type):
    """``i32``, ``si8``, ``ui1``: an integer of a fixed width in bits."""

    __slots__ = ("width", "signedness")
    INTERFACES = dict.fromkeys(("VectorElementTypeInterface",))
    _interned: ClassVar[dict[tuple[int, Signedness], IntegerType]] = {}

    def __init__(self, width: int, signedness: Signedness) -> None:
        self.width: Final = width
        self.signedness: Final = signedness

    @classmethod
    def get(cls, width: int, signedness: Signedness = Signedness.SIGNLESS) -> IntegerType:
        """Raises ValueError for a width that is negative or above ``MAX_INTEGER_WIDTH``."""
        try:
            found = IntegerType._interned.get((width, signedness))
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        width = integer("the width of an integer type", width)
        if not 0 <= width <= MAX_INTEGER_WIDTH:
            raise ValueError(f"integer bitwidth is limited to {MAX_INTEGER_WIDTH} bits")
        key = (width, Signedness(integer("the signedness of an integer type", signedness)))
        return IntegerType._interned.setdefault(key, construct(IntegerType, *key))

    @property
    def is_signless(self) -> bool:
        return self.signedness is Signedness.SIGNLESS

    @property
    def is_signed(self) -> bool:
        return self.signedness is Signedness.SIGNED

    @property
    def is_unsigned(self) -> bool:
        return self.signedness is Signedness.UNSIGNED


class IndexType(Type):
    """``index``: a signless integer of the width of the target's machine word."""

    __slots__ = ()
    INTERFACES = dict.fromkeys(("VectorElementTypeInterface",))
    _instance: ClassVar[IndexType]

    @classmethod
    def get(cls) -> IndexType:
        return IndexType._instance


IndexType._instance = construct(IndexType)


class NoneType(Type):
    """``none``: the type with exactly one value."""

    __slots__ = ()
    _instance: ClassVar[NoneType]

    @classmethod
    def get(cls) -> NoneType:
        return NoneType._instance


NoneType._instance = construct(NoneType)


class ComplexType(Type):
    """``complex<f32>``: a number with a real and an imaginary part of one type."""

    __slots__ = ("element_type",)
    _interned: ClassVar[dict[Type, ComplexType]] = {}

    def __init__(self, element_type: IntegerType | FloatType) -> None:
        self.element_type: Final = element_type

    @classmethod
    def get(cls, element_type: Type) -> ComplexType:
        """Raises ValueError unless the element type is an integer or a float."""
        try:
            found = ComplexType._interned.get(element_type)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        if not isinstance(element_type, (IntegerType, FloatType)):
            raise ValueError("invalid element type for complex")
        return ComplexType._interned.setdefault(element_type, construct(ComplexType, element_type))


i1: Final = IntegerType.get(1)
i8: Final = IntegerType.get(8)
i16: Final = IntegerType.get(16)
i32: Final = IntegerType.get(32)
i64: Final = IntegerType.get(64)
index: Final = IndexType.get()
none: Final = NoneType.get()


class FunctionType(Type):
    """``(i32, f32) -> index``: the inputs and results of a function."""

    __slots__ = ("inputs", "results")
    _interned: ClassVar[dict[tuple[tuple[Type, ...], tuple[Type, ...]], FunctionType]] = {}

    def __init__(self, inputs: tuple[Type, ...], results: tuple[Type, ...]) -> None:
        self.inputs: Final = inputs
        self.results: Final = results

    @classmethod
    def get(cls, inputs: Iterable[Type], results: Iterable[Type]) -> FunctionType:
        """The type; raises TypeError where inputs or results are not several types."""
        key = _signature(inputs, results)
        found = FunctionType._interned.get(key)
        if found is not None:
            return found
        return FunctionType._interned.setdefault(key, construct(FunctionType, *key))


def _signature(
    inputs: Iterable[Type], results: Iterable[Type]
) -> tuple[tuple[Type, ...], tuple[Type, ...]]:
    """Inputs and results as tuples; raises TypeError where they are not several types."""
    words = "the inputs and results of a function are types"
    return _types(words, inputs), _types(words, results)


def _types(words: str, types: Iterable[Type]) -> tuple[Type, ...]:
    try:
        found = tuple(types)
    except TypeError:
        raise TypeError(f"expected several types, in a list, got {shown(types)}") from None
    for type in found:
        if not isinstance(type, Type):
            raise TypeError(f"{words}, got {shown(type)}")
    return found


class GraphType(Type):
    """The inputs and results of a graph; like FunctionType, but without a syntax in MLIR 22."""

    __slots__ = ("inputs", "results")
    _interned: ClassVar[dict[tuple[tuple[Type, ...], tuple[Type, ...]], GraphType]] = {}

    def __init__(self, inputs: tuple[Type, ...], results: tuple[Type, ...]) -> None:
        self.inputs: Final = inputs
        self.results: Final = results

    @classmethod
    def get(cls, inputs: Iterable[Type], results: Iterable[Type]) -> GraphType:
        key = _signature(inputs, results)
        found = GraphType._interned.get(key)
        if found is not None:
            return found
        return GraphType._interned.setdefault(key, construct(GraphType, *key))


class TupleType(Type):
    """``tuple<i32, f32>``: a fixed number of values, each of its own type."""

    __slots__ = ("types",)
    _interned: ClassVar[dict[tuple[Type, ...], TupleType]] = {}

    def __init__(self, types: tuple[Type, ...]) -> None:
        self.types: Final = types

    @classmethod
    def get(cls, types: Iterable[Type] = ()) -> TupleType:
        key = _types("the parts of a tuple are types", types)
        found = TupleType._interned.get(key)
        if found is not None:
            return found
        return TupleType._interned.setdefault(key, construct(TupleType, key))

    def flattened_types(self) -> tuple[Type, ...]:
        """The types of this tuple, with those of nested tuples in their place."""
        found: list[Type] = []
        pending: list[Type] = list(reversed(self.types))
        while pending:
            held = pending.pop()
            if isinstance(held, TupleType):
                pending.extend(reversed(held.types))
            else:
                found.append(held)
        return tuple(found)
