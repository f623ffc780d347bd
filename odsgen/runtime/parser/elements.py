"""Parsing attributes with many elements: ``dense``, ``array``, ``sparse`` and ``dense_resource``
(MLIR's docs, "Builtin Dialect", "Attributes")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.container_attributes import DenseArrayAttr, check_dense_array_type
from odsgen.runtime.builtin.element_storage import number_size, packed_as_here, scalar_type
from odsgen.runtime.builtin.elements import (
    DenseElementsAttr,
    DenseIntOrFPElementsAttr,
    DenseStringElementsAttr,
    SparseElementsAttr,
)
from odsgen.runtime.builtin.resources import DenseResourceElementsAttr
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
from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.parser.attributes import hexadecimal_float_bits, integer_token_value
from odsgen.runtime.parser.dialect_symbols import followed_by
from odsgen.runtime.parser.lexer import DIGITS, unescape
from odsgen.runtime.parser.resources import hexadecimal_string, parse_resource_handle

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.parser.parser import Parser


class TensorLiteral:
    """The elements between the brackets of ``dense<…>``, before its type is known.

    ``places`` are the indices of the tokens of the numbers and strings, in order, and ``shape`` the
    sizes of the nested lists. A ``hexadecimal`` string is the index of its token.
    """

    __slots__ = ("places", "shape", "hexadecimal")

    def __init__(self) -> None:
        self.places: list[int] = []
        self.shape: tuple[int, ...] = ()
        self.hexadecimal: int | None = None


# The literal of dense and sparse elements


def _parse_tensor_literal(parser: Parser, allow_hexadecimal: bool) -> TensorLiteral:
    literal = TensorLiteral()
    token = parser.tokens[parser.index]
    if allow_hexadecimal and token[:1] == '"' and len(token) > 1:
        literal.hexadecimal = parser.index
        parser.index += 1
    elif token == "[":
        literal.shape = _parse_element_list(parser, literal.places)
    else:
        _parse_element(parser, literal.places)
    return literal


def _parse_element_list(parser: Parser, places: list[int]) -> tuple[int, ...]:
    """A list of elements or of lists; returns the sizes of the lists."""
    tokens = parser.tokens
    start = parser.index + 1
    if tokens[start] != "[":
        found = _simple_list(parser, start)
        if found is not None:
            places.extend(found)
            parser.index = found.stop
            return (len(found),)
    parser.index = start
    return parser.nested(_parse_list_of_any, parser, places)


def _parse_list_of_any(parser: Parser, places: list[int]) -> tuple[int, ...]:
    """The rest of a list of elements or of lists, behind its ``[``; returns the sizes of the lists."""
    tokens = parser.tokens
    size = 0
    inner: tuple[int, ...] = ()
    if tokens[parser.index] != "]":
        while True:
            this: tuple[int, ...] = ()
            if tokens[parser.index] == "[":
                this = _parse_element_list(parser, places)
            else:
                _parse_element(parser, places)
            if size == 0:
                inner = this
            elif inner != this:
                raise parser.error(
                    "tensor literal is invalid; ranks are not consistent between elements"
                )
            size += 1
            if tokens[parser.index] != ",":
                break
            parser.index += 1
    parser.parse_token("]")
    return (size, *inner)


def _simple_list(parser: Parser, start: int) -> range | None:
    """The places of the numbers of a list without signs or brackets; ``stop`` is behind it."""
    tokens = parser.tokens
    try:
        end = tokens.index("]", start)
    except ValueError:
        return None
    count = (end - start + 1) // 2
    if end - start != 2 * count - 1 or tokens[start + 1 : end : 2].count(",") != count - 1:
        return None
    if not all(token[0] in DIGITS for token in tokens[start:end:2] if token):
        return None
    return range(start, end + 1, 2)


def _parse_element(parser: Parser, places: list[int]) -> None:
    token = parser.tokens[parser.index]
    if token == "-":
        parser.index += 1
        token = parser.tokens[parser.index]
        if token[:1] not in DIGITS or not token:
            raise parser.error("expected integer or floating point literal")
    elif token == "(":
        parser.index += 1
        parser.nested(_parse_complex_element, parser, places)
        return
    elif not (
        token in ("true", "false")
        or (token[:1] in DIGITS and token)
        or (token[:1] == '"' and len(token) > 1)
    ):
        raise parser.error("expected element literal of primitive type")
    places.append(parser.index)
    parser.index += 1


def _parse_complex_element(parser: Parser, places: list[int]) -> None:
    """The rest of a complex element, behind its ``(``."""
    _parse_element(parser, places)
    parser.parse_token(",", "expected ',' between complex elements")
    _parse_element(parser, places)
    parser.parse_token(")", "expected ')' after complex elements")


def _parse_elements_type(parser: Parser, place: int, type: Type | None) -> ShapedType:
    if type is None:
        parser.parse_token(":")
        type = parser.parse_type()
    if not isinstance(type, ShapedType):
        raise parser.error("elements literal must be a shaped type", place)
    if not type.has_static_shape:
        raise parser.error("elements literal type must have static shape", place)
    return type


# From literals to elements


def _elements_of(
    parser: Parser, literal: TensorLiteral, place: int, type: ShapedType
) -> DenseElementsAttr:
    """The literal as elements of the type; errors of the whole are at the token ``place``."""
    element_type = type.element_type
    number = scalar_type(element_type)
    if literal.hexadecimal is not None and number is not None:
        return _hexadecimal_elements(parser, literal.hexadecimal, place, type)
    if literal.shape and literal.shape != type.shape:
        raise parser.error(
            f"inferred shape of elements literal ([{_listed(literal.shape)}]) does not match "
            f"type ([{_listed(type.shape)}])",
            place,
        )
    places = literal.places
    count = type.num_elements
    if literal.hexadecimal is None and not places and count:
        raise parser.error(f"parsed zero elements, but type ('{type}') expected at least 1", place)
    if isinstance(element_type, ComplexType):
        if not literal.shape:
            expected, expected_type = (2 if count else len(places)), str(element_type)
        else:
            expected, expected_type = 2 * count, str(type)
        if len(places) != expected:
            raise parser.error(
                f"parsed {len(places)} elements, but type ('{expected_type}') "
                f"expected {expected} elements",
                place,
            )
    if number is None:
        return _string_elements(parser, literal, place, type)
    if isinstance(number, FloatType):
        bits = _float_bits(parser, places, number)
    else:
        bits = _integer_values(parser, places, number)
    try:
        return DenseIntOrFPElementsAttr.from_bits(type, bits)
    except ValueError as refusal:
        raise parser.error(str(refusal), place) from None


def _hexadecimal_elements(
    parser: Parser, string: int, place: int, type: ShapedType
) -> DenseIntOrFPElementsAttr:
    data = hexadecimal_string(parser, string)
    if data is None:
        raise parser.error("expected string containing hex digits starting with `0x`", string)
    if type.has_static_shape:
        data = packed_as_here(type.element_type, type.num_elements, data)
    try:
        return DenseIntOrFPElementsAttr.from_raw(type, data)
    except ValueError as refusal:
        raise parser.error(str(refusal), place) from None


def _string_elements(
    parser: Parser, literal: TensorLiteral, place: int, type: ShapedType
) -> DenseStringElementsAttr:
    tokens = parser.tokens
    places = literal.places if literal.hexadecimal is None else [literal.hexadecimal]
    strings: list[str] = []
    for element in places:
        token = tokens[element]
        if token[0] != '"':
            raise parser.error(f"expected string token, got {token}", place)
        strings.append(unescape(token))
    try:
        return DenseStringElementsAttr.get(type, strings)
    except ValueError as refusal:
        raise parser.error(str(refusal), place) from None


def _integer_values(
    parser: Parser, places: Sequence[int], type: IntegerType | IndexType
) -> list[int]:
    """The values of the tokens as integers of the type."""
    tokens = parser.tokens
    if type is not i1 and places:
        fast = _plain_integers(parser, places, type)
        if fast is not None:
            return fast
    values: list[int] = []
    for place in places:
        token = tokens[place]
        negative = tokens[place - 1] == "-"
        if negative and isinstance(type, IntegerType) and type.is_unsigned:
            raise parser.error(
                "expected unsigned integer elements, but parsed negative value", place
            )
        if token in ("true", "false"):
            if not (isinstance(type, IntegerType) and type.width == 1):
                raise parser.error("expected i1 type for 'true' or 'false' values", place)
            values.append(token == "true")
            continue
        if token[0] == '"':
            raise parser.error("integer constant out of range for type", place)
        if "." in token:
            raise parser.error("expected integer elements, but parsed floating-point", place)
        value = integer_in_range(integer_token_value(token), negative, type)
        if value is None:
            raise parser.error("integer constant out of range for type", place)
        values.append(value)
    return values


def _plain_integers(
    parser: Parser, places: Sequence[int], type: IntegerType | IndexType
) -> list[int] | None:
    """The values if all tokens are short decimals that the type has with either sign."""
    tokens = parser.tokens
    texts = [tokens[place] for place in places]
    if not "".join(texts).isdecimal() or max(map(len, texts)) > 20:
        return None
    values = [
        -int(text) if tokens[place - 1] == "-" else int(text)
        for place, text in zip(places, texts, strict=True)
    ]
    half = 1 << (63 if isinstance(type, IndexType) else max(type.width - 1, 0))
    if isinstance(type, IntegerType) and type.is_unsigned or max(values) >= half:
        return None
    # A zero may be the -0 that MLIR refuses.
    if min(values) < -half or any(
        not value and tokens[place - 1] == "-" for place, value in zip(places, values, strict=True)
    ):
        return None
    return values


def _float_bits(parser: Parser, places: Sequence[int], type: FloatType) -> list[int]:
    """The bits of the tokens as floats of the type."""
    tokens = parser.tokens
    from_literal = type.SEMANTICS.from_literal
    bits: list[int] = []
    for place in places:
        token = tokens[place]
        negative = tokens[place - 1] == "-"
        if "." in token and token[0] in DIGITS:
            bits.append(from_literal("-" + token if negative else token))
        elif token[0] in DIGITS:
            bits.append(hexadecimal_float_bits(parser, place, negative, type))
        else:
            raise parser.error("expected floating point literal", place)
    return bits


# The attributes


def parse_dense_elements(parser: Parser, type: Type | None) -> DenseElementsAttr:
    """``dense<…> : type``."""
    place = parser.index
    if type is None and (splat := _plain_splat(parser, place)) is not None:
        return splat
    parser.index += 1
    parser.parse_token("<", "expected '<' after 'dense'")
    literal = TensorLiteral()
    if not parser.parse_optional_token(">"):
        literal = _parse_tensor_literal(parser, True)
        parser.parse_token(">")
    return _elements_of(parser, literal, place, _parse_elements_type(parser, place, type))


def _plain_splat(parser: Parser, place: int) -> DenseElementsAttr | None:
    """``dense<-1.5> : tensor<4xf32>``, a decimal of a type that is known: most constants; None where there is more to it."""
    tokens, start, sign = parser.tokens, place + 2, ""
    if tokens[start] == "-":
        start, sign = start + 1, "-"
    number, closing, colon, type_text, behind = tokens[start : start + 5]
    known = parser.bracketed_attributes.get((sign, number, type_text))
    if known is not None and closing == ">" and colon == ":" and behind != "<" == tokens[place + 1]:
        parser.index = start + 4
        return known  # type: ignore[return-value]
    type = parser.token_types.get(type_text)
    if closing != ">" or colon != ":" or behind == "<" or tokens[place + 1] != "<":
        return None
    if not isinstance(type, RankedTensorType) or not type.has_static_shape:
        return None
    bits = _plain_bits(sign, number, type.element_type)
    if bits is None:
        return None
    parser.index = start + 4
    found = DenseIntOrFPElementsAttr.from_raw(type, bits)
    parser.bracketed_attributes[sign, number, type_text] = found
    return found


def _plain_bits(sign: str, number: str, type: Type) -> bytes | None:
    """The bytes in memory of a decimal of a usual type, none of one bit; None where the type has it not, or another writing."""
    if number[:1] not in DIGITS or not number:
        return None
    if isinstance(type, FloatType):
        if "." not in number:
            return None
        semantics = type.SEMANTICS
        bits = semantics.storage(semantics.from_literal(sign + number))
        return bits.to_bytes(number_size(type), "little")
    if not isinstance(type, IntegerType) or type.width % 8 or len(number) > 18 or type.is_unsigned:
        return None
    if number == "0" and not sign and type.width:  # MLIR refuses -0
        return bytes(type.width // 8)
    value = int(sign + number) if number.isdecimal() else 0
    if not value or value.bit_length() >= type.width:
        return None
    return value.to_bytes(type.width // 8, "little", signed=True)


def parse_sparse_elements(parser: Parser, type: Type | None) -> SparseElementsAttr:
    """``sparse<indices, values> : type``."""
    place = parser.index
    parser.index += 1
    parser.parse_token("<", "Expected '<' after 'sparse'")
    indices, values = TensorLiteral(), TensorLiteral()
    indices_place = values_place = parser.index
    is_empty = parser.parse_optional_token(">")
    if not is_empty:
        indices = _parse_tensor_literal(parser, False)
        parser.parse_token(",")
        values_place = parser.index
        values = _parse_tensor_literal(parser, True)
        parser.parse_token(">")
    shaped = _parse_elements_type(parser, place, type)
    try:
        if is_empty:
            indices_type = RankedTensorType.get((0, shaped.rank), i64)
        else:
            indices_type = RankedTensorType.get(indices.shape or (1, shaped.rank), i64)
        values_shape = values.shape or indices_type.shape[:1]
        values_type = RankedTensorType.get(values_shape, shaped.element_type)
    except ValueError as refusal:
        raise parser.error(str(refusal), place) from None
    if is_empty:
        index_elements: DenseElementsAttr = DenseIntOrFPElementsAttr.from_bits(indices_type, ())
        value_elements = _no_elements(parser, values_type)
    else:
        index_elements = _elements_of(parser, indices, indices_place, indices_type)
        value_elements = _elements_of(parser, values, values_place, values_type)
    assert isinstance(index_elements, DenseIntOrFPElementsAttr)
    try:
        return SparseElementsAttr.get(shaped, index_elements, value_elements)
    except ValueError as refusal:
        raise parser.error(str(refusal), place) from None


def _no_elements(parser: Parser, type: ShapedType) -> DenseElementsAttr:
    if scalar_type(type.element_type) is None:
        return DenseStringElementsAttr.get(type, ())
    return DenseIntOrFPElementsAttr.from_bits(type, ())


def parse_dense_resource(parser: Parser, type: Type | None) -> DenseResourceElementsAttr:
    """``dense_resource<key> : type``."""
    type_place = parser.index
    parser.index += 1
    parser.parse_token("<", "expected '<' after 'dense_resource'")
    handle = parse_resource_handle(parser, "builtin")
    parser.parse_token(">")
    if type is None:
        type_place = parser.index
        parser.parse_token(":")
        type = parser.parse_type()
    if not isinstance(type, ShapedType):
        raise parser.error("`dense_resource` expected a shaped type", type_place)
    return DenseResourceElementsAttr.get(type, handle)


# Dense arrays


def parse_dense_array(parser: Parser, type: Type | None) -> DenseArrayAttr:
    """``array<i32: 1, 2>``; the type of the attribute's user has no say in it."""
    parser.index += 1
    parser.parse_token("<", "expected '<' after 'array'")
    place = parser.index
    try:
        element_type = parser.parse_type()
    except ParseError as error:
        message = "expected an integer or floating point type"
        raise followed_by(parser, error, message, place) from None
    try:
        number_type = check_dense_array_type(element_type)
    except ValueError as refusal:
        raise parser.error(str(refusal), place) from None
    if parser.parse_optional_token(">"):
        return DenseArrayAttr.get(number_type, ())
    parser.parse_token(":", "expected ':' after dense array type")
    numbers = parse_dense_array_elements(parser, number_type)
    parser.parse_token(">", "expected '>' to close an array attribute")
    return DenseArrayAttr.from_numbers(number_type, numbers)


def parse_dense_array_elements(parser: Parser, type: IntegerType | FloatType) -> list[int]:
    """One or more elements between commas, as ``DenseArrayAttr.numbers`` has them."""
    if isinstance(type, IntegerType):
        integers = [_parse_integer_array_element(parser, type)]
        while parser.parse_optional_token(","):
            integers.append(_parse_integer_array_element(parser, type))
        return integers
    floats = [_parse_float_array_element(parser, type)]
    while parser.parse_optional_token(","):
        floats.append(_parse_float_array_element(parser, type))
    return floats


def _parse_integer_array_element(parser: Parser, type: IntegerType) -> int:
    negative = parser.parse_optional_token("-")
    token = parser.tokens[parser.index]
    if token in ("true", "false"):
        if type.width != 1:
            raise parser.error("expected i1 type for 'true' or 'false' values")
        parser.index += 1
        return int(token == "true")
    if token[:1] not in DIGITS or not token or "." in token:
        raise parser.error("expected integer literal")
    parser.index += 1
    if type.width == 1:
        raise parser.error("expected 'true' or 'false' values for i1 type")
    value = integer_in_range(integer_token_value(token), negative, type)
    if value is None:
        raise parser.error("integer constant out of range")
    return value


def _parse_float_array_element(parser: Parser, type: FloatType) -> int:
    negative = parser.parse_optional_token("-")
    place = parser.index
    token = parser.tokens[place]
    if token[:1] not in DIGITS or not token:
        raise parser.error("expected floating point literal", place)
    if "." in token:
        parser.index += 1
        return type.SEMANTICS.from_literal("-" + token if negative else token)
    bits = hexadecimal_float_bits(parser, place, negative, type)
    parser.index += 1
    return bits


def integer_in_range(magnitude: int, negative: bool, type: IntegerType | IndexType) -> int | None:
    """The value that a literal has in the type, or None if it does not fit.

    A literal with a sign has to set the type's sign bit, as in MLIR: -0 does not fit. One without
    a sign may fill all bits of a signless type, and so may one with a sign of an unsigned type.
    """
    if not negative:
        return canonical_integer(magnitude, type)
    width = 64 if isinstance(type, IndexType) else type.width
    if width == 0 or not 1 <= magnitude <= 1 << (width - 1):
        return None
    if isinstance(type, IntegerType) and type.is_unsigned:
        return (1 << width) - magnitude
    return canonical_integer(-magnitude, type)


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
