"""Parsing the builtin types with parameters, each from its keyword on (MLIR's docs, "Builtin Dialect", "Types")."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from odsgen.runtime.builtin.types import (
    BaseMemRefType,
    ComplexType,
    MemRefType,
    RankedTensorType,
    TensorType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from odsgen.runtime.parser.dimensions import (
    at_dimension,
    parse_dimension_list,
    parse_static_dimension,
    parse_x_in_dimension_list,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.parser.parser import Parser

T = TypeVar("T")

_UNCLOSED = "missing ']' closing scalable dimension"


def checked(parser: Parser, place: int, get: Callable[[], T]) -> T:
    """The result of ``get``; its refusal becomes the error at a token."""
    try:
        return get()
    except ValueError as refusal:
        raise parser.error(str(refusal), place) from None


# The builtin types with parameters, each from its keyword on


def _parse_complex_type(parser: Parser) -> ComplexType:
    parser.index += 1
    parser.parse_token("<", "expected '<' in complex type")
    place = parser.index
    element_type = parser.parse_type()
    parser.parse_token(">", "expected '>' in complex type")
    return checked(parser, place, lambda: ComplexType.get(element_type))


def _parse_tuple_type(parser: Parser) -> TupleType:
    parser.index += 1
    parser.parse_token("<", "expected '<' in tuple type")
    if parser.parse_optional_token(">"):
        return TupleType.get(())
    types = parser.parse_type_list()
    parser.parse_token(">", "expected '>' in tuple type")
    return TupleType.get(types)


def _parse_vector_type(parser: Parser) -> VectorType:
    place = parser.index
    parser.index += 1
    parser.parse_token("<", "expected '<' in vector type")
    shape: list[int] = []
    scalable_dims: list[bool] = []
    while parser.tokens[parser.index] == "[" or (
        parser.tokens[parser.index] != "?" and at_dimension(parser)
    ):
        scalable = parser.parse_optional_token("[")
        if scalable and parser.tokens[parser.index][1:2] == "x" and not at_dimension(parser):
            # As MLIR reads it, which takes the first character for a zero.
            raise parser.error_at(parser.offset_of(parser.index) + 1, _UNCLOSED)
        shape.append(parse_static_dimension(parser))
        if scalable:
            parser.parse_token("]", _UNCLOSED)
        scalable_dims.append(scalable)
        parse_x_in_dimension_list(parser)
    element_type = parser.parse_type()
    parser.parse_token(">", "expected '>' in vector type")
    return checked(parser, place, lambda: VectorType.get(shape, element_type, scalable_dims))


def _parse_shape(parser: Parser) -> tuple[int, ...] | None:
    """The dimensions of a tensor or memref; None for ``*x``."""
    if parser.parse_optional_token("*"):
        parse_x_in_dimension_list(parser)
        return None
    return parse_dimension_list(parser)


def _parse_tensor_type(parser: Parser) -> TensorType:
    parser.index += 1
    parser.parse_token("<", "expected '<' in tensor type")
    shape = _parse_shape(parser)
    place = parser.index
    element_type = parser.parse_type()
    encoding: Attribute | None = None
    if parser.parse_optional_token(","):
        encoding_place = parser.index
        encoding = parser.parse_optional_attribute()
        if (
            encoding is not None
            and "VerifiableTensorEncoding" in encoding.INTERFACES
            and hasattr(encoding, "verify_encoding")
        ):
            _check_encoding(parser, encoding, shape or (), element_type, encoding_place)
    parser.parse_token(">", "expected '>' in tensor type")
    if not TensorType.is_valid_element_type(element_type):
        raise parser.error("invalid tensor element type", place)
    if shape is not None:
        return RankedTensorType.get(shape, element_type, encoding)
    if encoding is not None:
        raise parser.error("cannot apply encoding to unranked tensor")
    return UnrankedTensorType.get(element_type)


def _check_encoding(
    parser: Parser, encoding: Attribute, shape: tuple[int, ...], element_type: Type, place: int
) -> None:
    try:
        encoding.verify_encoding(shape, element_type)  # type: ignore[attr-defined]
    except ValueError as refusal:
        raise parser.error(str(refusal)) from None


def parse_memref_type(parser: Parser) -> BaseMemRefType:
    place = parser.index
    parser.index += 1
    parser.parse_token("<", "expected '<' in memref type")
    shape = _parse_shape(parser)
    element_place = parser.index
    element_type = parser.parse_type()
    if not BaseMemRefType.is_valid_element_type(element_type):
        raise parser.error("invalid memref element type", element_place)
    layout: Attribute | None = None
    memory_space: Attribute | None = None
    if not parser.parse_optional_token(">"):
        parser.parse_token(",", "expected ',' or '>' in memref type")
        if parser.tokens[parser.index] == ">":
            raise parser.wrong_token("expected list element")
        layout, memory_space = parser._parse_layout_and_memory_space(is_ranked=shape is not None)
        parser.parse_token(">", "expected ',' or '>'")
    if shape is None:
        return checked(parser, place, lambda: UnrankedMemRefType.get(element_type, memory_space))
    return checked(parser, place, lambda: MemRefType.get(shape, element_type, layout, memory_space))


def parse_layout_and_memory_space(
    parser: Parser, is_ranked: bool
) -> tuple[Attribute | None, Attribute | None]:
    layout: Attribute | None = None
    memory_space: Attribute | None = None
    while True:
        attribute = parser.parse_attribute()
        if "MemRefLayoutAttrInterface" in attribute.INTERFACES:
            layout = attribute
            if not is_ranked:
                raise parser.error("cannot have affine map for unranked memref type")
            if memory_space is not None:
                raise parser.error("expected memory space to be last in memref type")
        elif memory_space is not None:
            raise parser.error("multiple memory spaces specified in memref type")
        else:
            memory_space = attribute
        if not parser.parse_optional_token(","):
            return layout, memory_space


#: What reads each type from its keyword on.
TYPE_PARSERS: Final[dict[str, Callable[[Parser], Type]]] = {
    "complex": _parse_complex_type,
    "memref": parse_memref_type,
    "tensor": _parse_tensor_type,
    "tuple": _parse_tuple_type,
    "vector": _parse_vector_type,
}
