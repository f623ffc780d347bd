"""Parsing the builtin attributes that begin with a keyword of their own (MLIR's docs, "Builtin Dialect", "Attributes")."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from odsgen.runtime.builtin.attributes import (
    AffineMapAttr,
    DistinctAttr,
    IntegerSetAttr,
    StridedLayoutAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.shaped_types import DYNAMIC_STRIDE
from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.parser.attributes import integer_token_value
from odsgen.runtime.parser.dialect_symbols import followed_by
from odsgen.runtime.parser.elements import (
    parse_dense_array,
    parse_dense_elements,
    parse_dense_resource,
    parse_sparse_elements,
)
from odsgen.runtime.parser.lexer import DIGITS

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.parser.parser import Parser

_INT64_MAX: Final = (1 << 63) - 1


def _parse_affine_map_attribute(parser: Parser, type: Type | None) -> AffineMapAttr:
    return AffineMapAttr.get(parser.parse_affine_map())


def _parse_integer_set_attribute(parser: Parser, type: Type | None) -> IntegerSetAttr:
    return IntegerSetAttr.get(parser.parse_integer_set())


def _parse_location_attribute(parser: Parser, type: Type | None) -> Location:
    parser.index += 1
    parser.parse_token("(", "expected '(' in inline location")
    location = parser.parse_location_attr()
    parser.parse_token(")", "expected ')' in inline location")
    return location


def _parse_distinct(parser: Parser, type: Type | None) -> DistinctAttr:
    place = parser.index
    parser.index += 1
    parser.parse_token("[", "expected '[' after 'distinct'")
    token = parser.tokens[parser.index]
    if token[:1] not in DIGITS or not token or "." in token:
        raise parser.wrong_token("expected distinct ID")
    parser.index += 1
    number = integer_token_value(token)
    if number >= 1 << 64:
        raise parser.error("expected an unsigned 64-bit integer")
    parser.parse_token("]", "expected ']' to close distinct ID")
    parser.parse_token("<", "expected '<' after distinct ID")
    referenced: Attribute = UnitAttr.get()
    if parser.tokens[parser.index] == ">":
        parser.index += 1
    else:
        try:
            referenced = parser.parse_attribute(type)
        except ParseError as error:
            raise followed_by(parser, error, "expected attribute") from None
        parser.parse_token(">", "expected '>' to close distinct attribute")
    known = parser.distinct_attributes.get(number)
    if known is None:
        known = parser.distinct_attributes[number] = DistinctAttr.create(referenced)
    elif known.referenced is not referenced:
        raise parser.error(
            f"referenced attribute does not match previous definition: {known.referenced}",
            place,
        )
    return known


# Strided layouts


def _parse_strided_layout(parser: Parser, type: Type | None) -> StridedLayoutAttr:
    parser.index += 1
    parser.parse_token("<", "expected '<' after 'strided'")
    parser.parse_token("[")
    strides: list[int] = []
    if parser.tokens[parser.index] != "]":
        strides.append(_parse_stride_or_offset(parser))
        while parser.parse_optional_token(","):
            strides.append(_parse_stride_or_offset(parser))
    parser.parse_token("]")
    offset = 0
    if not parser.parse_optional_token(">"):
        parser.parse_token(",")
        parser.parse_token("offset", "expected 'offset' after comma")
        parser.parse_token(":", "expected ':' after 'offset'")
        offset = _parse_stride_or_offset(parser)
        parser.parse_token(">")
    return StridedLayoutAttr.get(offset, strides)


def _parse_stride_or_offset(parser: Parser) -> int:
    if parser.parse_optional_token("?"):
        return DYNAMIC_STRIDE
    place = parser.index
    negative = parser.parse_optional_token("-")
    token = parser.tokens[parser.index]
    if token[:1] in DIGITS and token and "." not in token:
        value = integer_token_value(token)
        if value <= _INT64_MAX:
            parser.index += 1
            return -value if negative else value
    raise parser.error("expected a 64-bit signed integer or '?'", place)


#: What reads each attribute from its keyword on, with the type of its user if it has one.
ATTRIBUTE_PARSERS: Final[dict[str, Callable[[Parser, Type | None], Attribute]]] = {
    "affine_map": _parse_affine_map_attribute,
    "affine_set": _parse_integer_set_attribute,
    "array": parse_dense_array,
    "dense": parse_dense_elements,
    "dense_resource": parse_dense_resource,
    "distinct": _parse_distinct,
    "loc": _parse_location_attribute,
    "sparse": parse_sparse_elements,
    "strided": _parse_strided_layout,
}
