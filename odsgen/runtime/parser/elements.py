"""Parsing attributes with many elements: ``dense``, ``array``, ``sparse`` and ``dense_resource``
(MLIR's docs, "Builtin Dialect", "Attributes")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.container_attributes import DenseArrayAttr, check_dense_array_type
from odsgen.runtime.builtin.element_storage import scalar_type
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
    f64,
    i1,
    i64,
)
from odsgen.runtime.diagnostics import Diagnostic, ParseError, Severity
from odsgen.runtime.parser.lexer import DIGITS, unescape
from odsgen.runtime.parser.resources import ResourceParser
from odsgen.runtime.support.integer_text import integer_of_digits

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type


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


class ElementsParser(ResourceParser):
    """The part of the parser that reads attributes with many elements."""

    __slots__ = ()

    # Numbers

    def integer_token_value(self, token: str) -> int:
        """The value of an integer token, decimal or hexadecimal."""
        return int(token, 16) if token[:2] == "0x" else integer_of_digits(token)

    def parse_float(self) -> float:
        """A floating-point literal, or the bits of a 64-bit float in hexadecimal; a decimal integer is none."""
        value = self.parse_optional_float()
        if value is not None:
            return value
        negative = self.parse_optional_token("-")
        place = self.index
        if self.tokens[place][:1] not in DIGITS:
            raise self.error("expected floating point literal", place)
        self.index += 1
        return f64.SEMANTICS.to_float(self.hexadecimal_float_bits(place, negative, f64))

    def hexadecimal_float_bits(self, place: int, negative: bool, type: FloatType) -> int:
        """The bits that the integer token at ``place`` gives to a float; refuses decimal ones."""
        token = self.tokens[place]
        if token[:2] != "0x":
            diagnostic = Diagnostic(
                Severity.ERROR,
                self.location_of(place),
                "unexpected decimal integer literal for a floating point value",
            )
            diagnostic.attach_note("add a trailing dot to make the literal a float")
            raise ParseError([diagnostic], self.source)
        if negative:
            raise self.error("hexadecimal float literal should not have a leading minus", place)
        try:
            return type.SEMANTICS.from_hexadecimal(token)
        except ValueError as refusal:
            raise self.error(str(refusal), place) from None

    # The literal of dense and sparse elements

    def _parse_tensor_literal(self, allow_hexadecimal: bool) -> TensorLiteral:
        literal = TensorLiteral()
        token = self.tokens[self.index]
        if allow_hexadecimal and token[:1] == '"' and len(token) > 1:
            literal.hexadecimal = self.index
            self.index += 1
        elif token == "[":
            literal.shape = self._parse_element_list(literal.places)
        else:
            self._parse_element(literal.places)
        return literal

    def _parse_element_list(self, places: list[int]) -> tuple[int, ...]:
        """A list of elements or of lists; returns the sizes of the lists."""
        tokens = self.tokens
        start = self.index + 1
        if tokens[start] != "[":
            found = self._simple_list(start)
            if found is not None:
                places.extend(found)
                self.index = found.stop
                return (len(found),)
        self.index = start
        return self.nested(self._parse_list_of_any, places)

    def _parse_list_of_any(self, places: list[int]) -> tuple[int, ...]:
        """The rest of a list of elements or of lists, behind its ``[``; returns the sizes of the lists."""
        tokens = self.tokens
        size = 0
        inner: tuple[int, ...] = ()
        if tokens[self.index] != "]":
            while True:
                this: tuple[int, ...] = ()
                if tokens[self.index] == "[":
                    this = self._parse_element_list(places)
                else:
                    self._parse_element(places)
                if size == 0:
                    inner = this
                elif inner != this:
                    raise self.error(
                        "tensor literal is invalid; ranks are not consistent between elements"
                    )
                size += 1
                if tokens[self.index] != ",":
                    break
                self.index += 1
        self.parse_token("]")
        return (size, *inner)

    def _simple_list(self, start: int) -> range | None:
        """The places of the numbers of a list without signs or brackets; ``stop`` is behind it."""
        tokens = self.tokens
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

    def _parse_element(self, places: list[int]) -> None:
        token = self.tokens[self.index]
        if token == "-":
            self.index += 1
            token = self.tokens[self.index]
            if token[:1] not in DIGITS or not token:
                raise self.error("expected integer or floating point literal")
        elif token == "(":
            self.index += 1
            self.nested(self._parse_complex_element, places)
            return
        elif not (
            token in ("true", "false")
            or (token[:1] in DIGITS and token)
            or (token[:1] == '"' and len(token) > 1)
        ):
            raise self.error("expected element literal of primitive type")
        places.append(self.index)
        self.index += 1

    def _parse_complex_element(self, places: list[int]) -> None:
        """The rest of a complex element, behind its ``(``."""
        self._parse_element(places)
        self.parse_token(",", "expected ',' between complex elements")
        self._parse_element(places)
        self.parse_token(")", "expected ')' after complex elements")

    def _parse_elements_type(self, place: int, type: Type | None) -> ShapedType:
        if type is None:
            self.parse_token(":")
            type = self.parse_type()
        if not isinstance(type, ShapedType):
            raise self.error("elements literal must be a shaped type", place)
        if not type.has_static_shape:
            raise self.error("elements literal type must have static shape", place)
        return type

    # From literals to elements

    def _elements_of(
        self, literal: TensorLiteral, place: int, type: ShapedType
    ) -> DenseElementsAttr:
        """The literal as elements of the type; errors of the whole are at the token ``place``."""
        element_type = type.element_type
        number = scalar_type(element_type)
        if literal.hexadecimal is not None and number is not None:
            return self._hexadecimal_elements(literal.hexadecimal, place, type)
        if literal.shape and literal.shape != type.shape:
            raise self.error(
                f"inferred shape of elements literal ([{_listed(literal.shape)}]) does not match "
                f"type ([{_listed(type.shape)}])",
                place,
            )
        places = literal.places
        count = type.num_elements
        if literal.hexadecimal is None and not places and count:
            raise self.error(
                f"parsed zero elements, but type ('{type}') expected at least 1", place
            )
        if isinstance(element_type, ComplexType):
            if not literal.shape:
                expected, expected_type = (2 if count else len(places)), str(element_type)
            else:
                expected, expected_type = 2 * count, str(type)
            if len(places) != expected:
                raise self.error(
                    f"parsed {len(places)} elements, but type ('{expected_type}') "
                    f"expected {expected} elements",
                    place,
                )
        if number is None:
            return self._string_elements(literal, place, type)
        if isinstance(number, FloatType):
            bits = self._float_bits(places, number)
        else:
            bits = self._integer_values(places, number)
        try:
            return DenseIntOrFPElementsAttr.from_bits(type, bits)
        except ValueError as refusal:
            raise self.error(str(refusal), place) from None

    def _hexadecimal_elements(
        self, string: int, place: int, type: ShapedType
    ) -> DenseIntOrFPElementsAttr:
        data = self.hexadecimal_string(string)
        if data is None:
            raise self.error("expected string containing hex digits starting with `0x`", string)
        try:
            return DenseIntOrFPElementsAttr.from_raw(type, data)
        except ValueError as refusal:
            raise self.error(str(refusal), place) from None

    def _string_elements(
        self, literal: TensorLiteral, place: int, type: ShapedType
    ) -> DenseStringElementsAttr:
        tokens = self.tokens
        places = literal.places if literal.hexadecimal is None else [literal.hexadecimal]
        strings: list[str] = []
        for element in places:
            token = tokens[element]
            if token[0] != '"':
                raise self.error(f"expected string token, got {token}", place)
            strings.append(unescape(token))
        try:
            return DenseStringElementsAttr.get(type, strings)
        except ValueError as refusal:
            raise self.error(str(refusal), place) from None

    def _integer_values(self, places: Sequence[int], type: IntegerType | IndexType) -> list[int]:
        """The values of the tokens as integers of the type."""
        tokens = self.tokens
        if type is not i1 and places:
            fast = self._plain_integers(places, type)
            if fast is not None:
                return fast
        values: list[int] = []
        for place in places:
            token = tokens[place]
            negative = tokens[place - 1] == "-"
            if negative and isinstance(type, IntegerType) and type.is_unsigned:
                raise self.error(
                    "expected unsigned integer elements, but parsed negative value", place
                )
            if token in ("true", "false"):
                if not (isinstance(type, IntegerType) and type.width == 1):
                    raise self.error("expected i1 type for 'true' or 'false' values", place)
                values.append(token == "true")
                continue
            if token[0] == '"':
                raise self.error("integer constant out of range for type", place)
            if "." in token:
                raise self.error("expected integer elements, but parsed floating-point", place)
            value = integer_in_range(self.integer_token_value(token), negative, type)
            if value is None:
                raise self.error("integer constant out of range for type", place)
            values.append(value)
        return values

    def _plain_integers(
        self, places: Sequence[int], type: IntegerType | IndexType
    ) -> list[int] | None:
        """The values if all tokens are short decimals that the type has with either sign."""
        tokens = self.tokens
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
            not value and tokens[place - 1] == "-"
            for place, value in zip(places, values, strict=True)
        ):
            return None
        return values

    def _float_bits(self, places: Sequence[int], type: FloatType) -> list[int]:
        """The bits of the tokens as floats of the type."""
        tokens = self.tokens
        from_literal = type.SEMANTICS.from_literal
        bits: list[int] = []
        for place in places:
            token = tokens[place]
            negative = tokens[place - 1] == "-"
            if "." in token and token[0] in DIGITS:
                bits.append(from_literal("-" + token if negative else token))
            elif token[0] in DIGITS:
                bits.append(self.hexadecimal_float_bits(place, negative, type))
            else:
                raise self.error("expected floating point literal", place)
        return bits

    # The attributes

    def parse_dense_elements(self, type: Type | None) -> DenseElementsAttr:
        """``dense<…> : type``."""
        place = self.index
        self.index += 1
        self.parse_token("<", "expected '<' after 'dense'")
        literal = TensorLiteral()
        if not self.parse_optional_token(">"):
            literal = self._parse_tensor_literal(True)
            self.parse_token(">")
        return self._elements_of(literal, place, self._parse_elements_type(place, type))

    def parse_sparse_elements(self, type: Type | None) -> SparseElementsAttr:
        """``sparse<indices, values> : type``."""
        place = self.index
        self.index += 1
        self.parse_token("<", "Expected '<' after 'sparse'")
        indices, values = TensorLiteral(), TensorLiteral()
        indices_place = values_place = self.index
        is_empty = self.parse_optional_token(">")
        if not is_empty:
            indices = self._parse_tensor_literal(False)
            self.parse_token(",")
            values_place = self.index
            values = self._parse_tensor_literal(True)
            self.parse_token(">")
        shaped = self._parse_elements_type(place, type)
        try:
            if is_empty:
                indices_type = RankedTensorType.get((0, shaped.rank), i64)
            else:
                indices_type = RankedTensorType.get(indices.shape or (1, shaped.rank), i64)
            values_shape = values.shape or indices_type.shape[:1]
            values_type = RankedTensorType.get(values_shape, shaped.element_type)
        except ValueError as refusal:
            raise self.error(str(refusal), place) from None
        if is_empty:
            index_elements: DenseElementsAttr = DenseIntOrFPElementsAttr.from_bits(indices_type, ())
            value_elements = self._no_elements(values_type)
        else:
            index_elements = self._elements_of(indices, indices_place, indices_type)
            value_elements = self._elements_of(values, values_place, values_type)
        assert isinstance(index_elements, DenseIntOrFPElementsAttr)
        try:
            return SparseElementsAttr.get(shaped, index_elements, value_elements)
        except ValueError as refusal:
            raise self.error(str(refusal), place) from None

    def _no_elements(self, type: ShapedType) -> DenseElementsAttr:
        if scalar_type(type.element_type) is None:
            return DenseStringElementsAttr.get(type, ())
        return DenseIntOrFPElementsAttr.from_bits(type, ())

    def parse_dense_resource(self, type: Type | None) -> DenseResourceElementsAttr:
        """``dense_resource<key> : type``."""
        type_place = self.index
        self.index += 1
        self.parse_token("<", "expected '<' after 'dense_resource'")
        handle = self.parse_resource_handle("builtin")
        self.parse_token(">")
        if type is None:
            type_place = self.index
            self.parse_token(":")
            type = self.parse_type()
        if not isinstance(type, ShapedType):
            raise self.error("`dense_resource` expected a shaped type", type_place)
        return DenseResourceElementsAttr.get(type, handle)

    # Dense arrays

    def parse_dense_array(self, type: Type | None) -> DenseArrayAttr:
        """``array<i32: 1, 2>``; the type of the attribute's user has no say in it."""
        self.index += 1
        self.parse_token("<", "expected '<' after 'array'")
        place = self.index
        try:
            element_type = self.parse_type()
        except ParseError as error:
            message = "expected an integer or floating point type"
            raise self.followed_by(error, message, place) from None
        try:
            number_type = check_dense_array_type(element_type)
        except ValueError as refusal:
            raise self.error(str(refusal), place) from None
        if self.parse_optional_token(">"):
            return DenseArrayAttr.get(number_type, ())
        self.parse_token(":", "expected ':' after dense array type")
        numbers = self.parse_dense_array_elements(number_type)
        self.parse_token(">", "expected '>' to close an array attribute")
        return DenseArrayAttr.from_numbers(number_type, numbers)

    def parse_dense_array_elements(self, type: IntegerType | FloatType) -> list[int]:
        """One or more elements between commas, as ``DenseArrayAttr.numbers`` has them."""
        parse = self._parse_float_array_element
        if isinstance(type, IntegerType):
            integers = [self._parse_integer_array_element(type)]
            while self.parse_optional_token(","):
                integers.append(self._parse_integer_array_element(type))
            return integers
        floats = [parse(type)]
        while self.parse_optional_token(","):
            floats.append(parse(type))
        return floats

    def _parse_integer_array_element(self, type: IntegerType) -> int:
        negative = self.parse_optional_token("-")
        token = self.tokens[self.index]
        if token in ("true", "false"):
            if type.width != 1:
                raise self.error("expected i1 type for 'true' or 'false' values")
            self.index += 1
            return int(token == "true")
        if token[:1] not in DIGITS or not token or "." in token:
            raise self.error("expected integer literal")
        self.index += 1
        if type.width == 1:
            raise self.error("expected 'true' or 'false' values for i1 type")
        value = integer_in_range(self.integer_token_value(token), negative, type)
        if value is None:
            raise self.error("integer constant out of range")
        return value

    def _parse_float_array_element(self, type: FloatType) -> int:
        negative = self.parse_optional_token("-")
        place = self.index
        token = self.tokens[place]
        if token[:1] not in DIGITS or not token:
            raise self.error("expected floating point literal", place)
        if "." in token:
            self.index += 1
            return type.SEMANTICS.from_literal("-" + token if negative else token)
        bits = self.hexadecimal_float_bits(place, negative, type)
        self.index += 1
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
