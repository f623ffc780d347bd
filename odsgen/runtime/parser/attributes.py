"""Parsing attributes (MLIR's docs, "Builtin Dialect", "Attributes"; LangRef, "Attributes")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    BoolAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.types import FloatType, IndexType, IntegerType, f64, i64
from odsgen.runtime.diagnostics import Diagnostic, ParseError, Severity
from odsgen.runtime.parser.lexer import DIGITS, IDENTIFIER_START, unescape
from odsgen.runtime.parser.types import MOST_OF_TEXT, known_or_new
from odsgen.runtime.support.integer_text import integer_of_digits

if TYPE_CHECKING:
    from collections.abc import Callable

    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.parser.parser import Parser

_UNIT: Final = UnitAttr.get()
_WORDS: Final[dict[str, Attribute]] = {
    "false": BoolAttr.get(False),
    "true": BoolAttr.get(True),
    "unit": _UNIT,
}

#: The keywords that begin the other builtin attributes, which `builtin_attributes` reads.
_KEYWORDS: Final = frozenset(
    {
        "affine_map",
        "affine_set",
        "array",
        "dense",
        "dense_resource",
        "distinct",
        "loc",
        "sparse",
        "strided",
    }
)

#: The keywords that begin an attribute where one may be missing; a type begins one as well.
_OPTIONAL_KEYWORDS: Final = frozenset(
    {
        "affine_map",
        "affine_set",
        "dense",
        "dense_resource",
        "false",
        "loc",
        "sparse",
        "true",
        "unit",
    }
)


def parse_attribute(parser: Parser, type: Type | None = None) -> Attribute:
    """An attribute; with ``type``, one of that type, which is not written down."""
    index, tokens = parser.index, parser.tokens
    token = tokens[index]
    numbers = parser._numbers
    if token == "-":
        index += 1
        numbers = parser._negative_numbers
    if type is not None:
        of_type, end = numbers.get(type), index + 1
    elif tokens[index + 1] == ":":
        of_type, end = numbers.get(tokens[index + 2]), index + 3
    else:
        of_type, end = None, index
    if of_type is not None and tokens[index] in of_type:
        parser.index = end
        return of_type[tokens[index]]
    first = token[:1]
    if (first in DIGITS and token) or token == "-":
        return _parse_number(parser, type)
    if first == '"' and len(token) > 1:
        return _parse_string_attribute(parser, token, type)
    if first == "@" and len(token) > 1:
        return _parse_symbol_ref(parser, token)
    if first == "#" and len(token) > 1 and token != "#-}":
        return parser._parse_extended_attribute(type)
    known = _WORDS.get(token)
    if known is not None:
        parser.index += 1
        return known
    parse = _PARSERS.get(token)
    if parse is None and token in _KEYWORDS:
        from odsgen.runtime.parser.builtin_attributes import ATTRIBUTE_PARSERS

        _PARSERS.update(ATTRIBUTE_PARSERS)
        parse = _PARSERS[token]
    if parse is not None:
        return parser.nested(parse, parser, type)
    attribute_type = parser.parse_optional_type()
    if attribute_type is None:
        raise parser.wrong_token("expected attribute value")
    return TypeAttr.get(attribute_type)


def parse_optional_attribute(parser: Parser, type: Type | None = None) -> Attribute | None:
    """An attribute, if what is here begins one."""
    token = parser.tokens[parser.index]
    first = token[:1]
    if (first in DIGITS and token) or token in _OPTIONAL_KEYWORDS:
        return parser.parse_attribute(type)
    if first in ("[", "{", "-") and len(token) == 1:
        return parser.parse_attribute(type)
    if first in ("@", "#", '"') and len(token) > 1 and token != "#-}":
        return parser.parse_attribute(type)
    found = parser.parse_optional_type()
    return None if found is None else TypeAttr.get(found)


# Numbers


def _parse_number(parser: Parser, type: Type | None) -> Attribute:
    """A number, and its type unless it is given."""
    index, tokens = parser.index, parser.tokens
    numbers = parser._numbers
    if tokens[index] == "-":
        index += 1
        numbers = parser._negative_numbers
    digits = tokens[index]
    found = _parse_new_number(parser, type)
    if type is not None and parser.index == index + 1:
        numbers.setdefault(type, {})[digits] = found
    elif type is None and parser.index == index + 3:
        type_text = tokens[index + 2]
        if type_text[0] != "!":  # such a type may go on
            numbers.setdefault(type_text, {})[digits] = found
    return found


def _parse_new_number(parser: Parser, type: Type | None) -> Attribute:
    negative = parser.parse_optional_token("-")
    place = parser.index
    token = parser.tokens[place]
    if token[:1] not in DIGITS or not token:
        raise parser.wrong_token("expected constant integer or floating point value")
    parser.index += 1
    is_float = "." in token
    if type is None:
        tokens = parser.tokens
        if tokens[parser.index] == ":":
            parser.index += 1
            type = parser.parse_type()
        else:
            type = f64 if is_float else i64
    if is_float:
        if not isinstance(type, FloatType):
            raise parser.error("floating point value not valid for specified type")
        literal = "-" + token if negative else token
        return FloatAttr.from_bits(type.SEMANTICS.from_literal(literal), type)
    if isinstance(type, FloatType):
        return FloatAttr.from_bits(hexadecimal_float_bits(parser, place, negative, type), type)
    value = integer_token_value(token)
    if not isinstance(type, (IntegerType, IndexType)):
        raise parser.error("integer literal not valid for specified type", place)
    if negative:
        if isinstance(type, IntegerType) and type.is_unsigned:
            raise parser.error(
                "negative integer literal not valid for unsigned integer type", place
            )
        value = -value
    try:
        # MLIR finds no sign in the bits of -0 and takes that for an overflow.
        if negative and not value:
            raise ValueError("integer constant out of range for attribute")
        return IntegerAttr.get(value, type)
    except ValueError as refusal:
        raise parser.error(str(refusal), place) from None


def parse_float(parser: Parser) -> float:
    """A floating-point literal, or the bits of a 64-bit float in hexadecimal; a decimal integer is none."""
    value = parser.parse_optional_float()
    if value is not None:
        return value
    negative = parser.parse_optional_token("-")
    place = parser.index
    if parser.tokens[place][:1] not in DIGITS:
        raise parser.error("expected floating point literal", place)
    parser.index += 1
    return f64.SEMANTICS.to_float(hexadecimal_float_bits(parser, place, negative, f64))


def hexadecimal_float_bits(parser: Parser, place: int, negative: bool, type: FloatType) -> int:
    """The bits that the integer token at ``place`` gives to a float; refuses decimal ones."""
    token = parser.tokens[place]
    if token[:2] != "0x":
        diagnostic = Diagnostic(
            Severity.ERROR,
            parser.location_of(place),
            "unexpected decimal integer literal for a floating point value",
        )
        diagnostic.attach_note("add a trailing dot to make the literal a float")
        raise ParseError([diagnostic], parser.source)
    if negative:
        raise parser.error("hexadecimal float literal should not have a leading minus", place)
    try:
        return type.SEMANTICS.from_hexadecimal(token)
    except ValueError as refusal:
        raise parser.error(str(refusal), place) from None


def integer_token_value(token: str) -> int:
    """The value of an integer token, decimal or hexadecimal."""
    return int(token, 16) if token[:2] == "0x" else integer_of_digits(token)


# Names and strings


def _parse_string_attribute(parser: Parser, token: str, type: Type | None) -> StringAttr:
    parser.index += 1
    if type is None:
        if parser.tokens[parser.index] != ":":
            return StringAttr.get(unescape(token))
        parser.index += 1
        type = parser.parse_type()
    return StringAttr.get(unescape(token), type)


def _parse_symbol_ref(parser: Parser, token: str) -> SymbolRefAttr:
    known = parser._symbols.get(token)
    if known is not None and parser.tokens[parser.index + 1] != ":":
        parser.index += 1
        return known
    start = parser.index
    found = _parse_new_symbol_ref(parser, token)
    if parser.index == start + 1:
        parser._symbols[token] = found
    return found


def _parse_new_symbol_ref(parser: Parser, token: str) -> SymbolRefAttr:
    root = unescape(token[1:]) if token[1] == '"' else token[1:]
    parser.index += 1
    nested: list[str] = []
    tokens = parser.tokens
    while tokens[parser.index] == ":":
        if tokens[parser.index + 1] != ":":
            parser.index += 1
            if tokens[parser.index] and parser.lexical_error_here() is None:
                parser.index -= 1
            break
        parser.index += 2
        token = tokens[parser.index]
        if token[:1] != "@" or len(token) < 2:
            raise parser.error("expected nested symbol reference identifier", parser.index)
        nested.append(unescape(token[1:]) if token[1] == '"' else token[1:])
        parser.index += 1
    return SymbolRefAttr.get(root, nested)


# Attributes that hold attributes


def _parse_array(parser: Parser, type: Type | None) -> ArrayAttr:
    parser.index += 1
    tokens = parser.tokens
    if tokens[parser.index] == "]":
        parser.index += 1
        return ArrayAttr.get(())
    elements = [parser.parse_attribute()]
    while tokens[parser.index] == ",":
        parser.index += 1
        elements.append(parser.parse_attribute())
    parser.parse_token("]", "expected ',' or ']'")
    return ArrayAttr.get(elements)


def _parse_dictionary(parser: Parser, type: Type | None) -> DictionaryAttr:
    return DictionaryAttr.get(parser.parse_attr_dict())


def parse_known_dictionary(parser: Parser) -> Attribute:
    """An attribute at a `{`, where others may have the same text."""
    end = _end_of_dictionary(parser)
    return known_or_new(parser, end, parser.parse_attribute) if end else parser.parse_attribute()


def _end_of_dictionary(parser: Parser) -> int:
    """The index behind the `}` for the `{` here; 0 where tokens alone do not say what is between them."""
    tokens, start = parser.tokens, parser.index
    braces = 0
    for index in range(start, min(start + MOST_OF_TEXT, len(tokens) - 1)):
        token = tokens[index]
        if token == "{":
            braces += 1
        elif token == "}":
            braces -= 1
        elif token[:1] in ("!", "#") and tokens[index + 1] == "<":  # white space may count
            return 0
        if not braces:
            return index + 1 if token == "}" else 0
    return 0


def parse_attr_dict(parser: Parser) -> dict[str, Attribute]:
    """``{name = value, unit_name}``, in the order of the text."""
    parser.parse_token("{", "expected '{' in attribute dictionary")
    attributes: dict[str, Attribute] = {}
    if parser.parse_optional_token("}"):
        return attributes
    while True:
        parser._parse_dict_entry(attributes)
        if parser.tokens[parser.index] != ",":
            break
        parser.index += 1
    parser.parse_token("}", "expected '}' in attribute dictionary")
    return attributes


def parse_dict_entry(parser: Parser, attributes: dict[str, Attribute]) -> None:
    token = parser.tokens[parser.index]
    if token[:1] in IDENTIFIER_START and token:
        if token[-1] == ">":
            parser.split_shaped_token()
            token = parser.tokens[parser.index]
        name = token
    elif token[:1] == '"' and len(token) > 1:
        name = unescape(token)
        if not name:
            raise parser.error("expected valid attribute name")
    else:
        raise parser.wrong_token("expected attribute name")
    if name in attributes:
        raise parser.error(f"duplicate key '{name}' in dictionary attribute")
    if "." in name:
        # The verifier asks the dialect of that prefix, which is loaded for it.
        parser.context.dialect(name.partition(".")[0])
    parser.index += 1
    if parser.tokens[parser.index] != "=":
        attributes[name] = _UNIT
        return
    parser.index += 1
    attributes[name] = parser.parse_attribute()


def parse_attribute_alias_definition(parser: Parser) -> None:
    """``#name = attribute`` at the top of a file."""
    name = parser.tokens[parser.index][1:]
    if name in parser.attribute_aliases:
        raise parser.error(f"redefinition of attribute alias id '{name}'")
    if "." in name:
        raise parser.error("attribute names with a '.' are reserved for dialect-defined names")
    parser.index += 1
    parser.parse_token("=", "expected '=' in attribute alias definition")
    parser.attribute_aliases[name] = parser.define_alias("#" + name, parser.parse_attribute)


#: What reads the attributes that begin with a token; those of keywords are here as soon as one was met.
_PARSERS: Final[dict[str, Callable[[Parser, Type | None], Attribute]]] = {
    "[": _parse_array,
    "{": _parse_dictionary,
}
