"""Values of a program that is run for all inputs at once: known ones as the interpreter has them, or symbols."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any, NoReturn

from odsgen.interpreter import POISON, Elements
from odsgen.proof.computation import Quantity
from odsgen.proof.encoder import Encoder
from odsgen.proof.terms import (
    FLOAT_FORMATS,
    OutsideError,
    ScalarType,
    float_type,
    integer_type,
    literal,
)
from odsgen.runtime import (
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    Type,
    VectorType,
)

#: The width of an index in a program.
INDEX_WIDTH = 64
#: Types of conditions.
_OF_ONE_BIT = ("!smt.bool",)
#: A vector or tensor may have so many elements.
MAX_ELEMENTS = 256


class UndeterminedError(Exception):
    """An evaluation depends on a symbol."""

    def __init__(self, symbol: Symbol) -> None:
        super().__init__()
        self.symbol = symbol


class Symbol:
    """A number that is not known.  It may be moved about; what looks at it raises UndeterminedError."""

    __slots__ = ("quantity",)

    def __init__(self, quantity: Quantity) -> None:
        self.quantity = quantity

    def _depends(self, *_: object) -> NoReturn:
        raise UndeterminedError(self)


_ARITHMETIC = "add sub mul floordiv truediv mod divmod pow lshift rshift and or xor".split()
for _name in (
    *"eq ne lt le gt ge bool hash int index float neg pos abs invert".split(),
    *_ARITHMETIC,
    *(f"r{operation}" for operation in _ARITHMETIC),
):
    setattr(Symbol, f"__{_name}__", Symbol._depends)


def scalar_type(type: Type) -> ScalarType:
    """The number type of a value, or of its elements."""
    element = type.element_type if isinstance(type, (RankedTensorType, VectorType)) else type
    if isinstance(element, IntegerType) and element.width > 0:
        return ScalarType("unsigned" if element.is_unsigned else "integer", element.width)
    if isinstance(element, IndexType):
        return ScalarType("index", INDEX_WIDTH)
    if isinstance(element, FloatType) and str(element) in FLOAT_FORMATS:
        return float_type(str(element))
    if str(element) in _OF_ONE_BIT:
        return integer_type(1)
    width = getattr(element, "width", None)  # as `!smt.bv<8>` has one
    if isinstance(width, int) and width > 0:
        return integer_type(width)
    kind = "memory: " if isinstance(type, MemRefType) else ""
    raise OutsideError(f"{kind}values of the type '{type}'")


def shape_of(type: Type) -> tuple[int, ...] | None:
    """The shape of a vector or tensor, None of a number; raises OutsideError if it is not known or large."""
    if not isinstance(type, (RankedTensorType, VectorType)):
        return None
    is_scalable = isinstance(type, VectorType) and type.is_scalable
    if is_scalable or any(size < 0 for size in type.shape):
        raise OutsideError(f"values of the type '{type}', whose size is not known")
    if prod(type.shape) > MAX_ELEMENTS:
        raise OutsideError(f"values of the type '{type}', which has over {MAX_ELEMENTS} elements")
    return tuple(type.shape)


def flattened(value: Any) -> Sequence[Any]:
    """The elements of a value, or itself."""
    return value.values if isinstance(value, Elements) else (value,)


def is_known(value: Any) -> bool:
    """Whether there is no symbol in a value."""
    return not any(isinstance(each, Symbol) for each in flattened(value))


def shaped(value: Any, type: Type) -> Any:
    """A value of a type: vectors and tensors that are poison as a whole have elements that are."""
    if value is not POISON:
        return value
    shape = shape_of(type)
    return value if shape is None else Elements(shape, [POISON] * prod(shape))


def quantity_of(encoder: Encoder, value: Any, type: ScalarType) -> Quantity:
    """The encoding of a number."""
    if isinstance(value, Symbol):
        if value.quantity.type != type:
            raise OutsideError(f"a value of the type {value.quantity.type} as one of {type}")
        return value.quantity
    poison = "true" if value is POISON else "false"
    bits = 0 if value is POISON else value
    if not isinstance(bits, int):
        raise OutsideError("a value that is no number")
    if type.format is None:
        return Quantity(literal(bits, type.width), type, poison)
    return Quantity(encoder.float_of_bits(encoder.constant(bits), type).text, type, poison)


def merged(encoder: Encoder, condition: str, first: Any, second: Any, type: Type) -> Any:
    """The first value if a condition holds, else the second."""
    if first is second or condition == "true":
        return first
    if condition == "false":
        return second
    first, second = shaped(first, type), shaped(second, type)
    if isinstance(first, Elements) and isinstance(second, Elements):
        if first.shape != second.shape:
            raise OutsideError("a value whose shape depends on others")
        scalar = scalar_type(type)
        pairs = zip(first.values, second.values, strict=True)
        return Elements(first.shape, [_chosen(encoder, condition, *pair, scalar) for pair in pairs])
    return _chosen(encoder, condition, first, second, scalar_type(type))


def _chosen(encoder: Encoder, condition: str, first: Any, second: Any, type: ScalarType) -> Any:
    if first is second or is_known(first) and is_known(second) and first == second:
        return first
    one, other = (quantity_of(encoder, each, type) for each in (first, second))
    choose: Callable[..., str] = encoder.script.choose
    text = choose(type.sort, condition, one.text, other.text)
    poison = choose("Bool", condition, one.poison, other.poison)
    return Symbol(Quantity(text, type, poison))
