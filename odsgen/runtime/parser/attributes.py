"""Parsing attributes (MLIR's docs, "Builtin Dialect", "Attributes"; LangRef, "Attributes")."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from odsgen.runtime.base.attribute import TypedAttr
from odsgen.runtime.builtin.attributes import (
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    OpaqueAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.shaped_types import DYNAMIC_STRIDE
from odsgen.runtime.builtin.types import FloatType, IndexType, IntegerType, f64, i64, none
from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.parser.dialect_symbols import UNREGISTERED_ADVICE
from odsgen.runtime.parser.elements import ElementsParser
from odsgen.runtime.parser.lexer import DIGITS, IDENTIFIER_START, unescape
from odsgen.runtime.parser.types import MOST_OF_TEXT

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.registry.context import Context
    from odsgen.runtime.registry.dialect import Dialect
    from odsgen.runtime.support.source import SourceFile

_UNIT: Final = UnitAttr.get()
_INT64_MAX: Final = (1 << 63) - 1

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


class AttributeParser(ElementsParser):
    """The part of the parser that reads attributes."""

    __slots__ = ("_numbers", "_negative_numbers", "_symbols", "bracketed_attributes")

    def __init__(self, source: SourceFile, context: Context) -> None:
        super().__init__(source, context)
        # Numbers that have been read, by their digits and the type that was given or, behind a colon, said by one token.
        self._numbers: dict[Type | str, dict[str, Attribute]] = {}
        self._negative_numbers: dict[Type | str, dict[str, Attribute]] = {}
        self._symbols: dict[str, SymbolRefAttr] = {}  # `@name` by its token
        #: Attributes of a class that a format wrote without their names, as one word or two in `<…>`, by class and tokens.
        self.bracketed_attributes: dict[tuple[object, ...], Attribute] = {}

    def parse_attribute(self, type: Type | None = None) -> Attribute:
        """An attribute; with ``type``, one of that type, which is not written down."""
        index, tokens = self.index, self.tokens
        token = tokens[index]
        numbers = self._numbers
        if token == "-":
            index += 1
            numbers = self._negative_numbers
        if type is not None:
            of_type, end = numbers.get(type), index + 1
        elif tokens[index + 1] == ":":
            of_type, end = numbers.get(tokens[index + 2]), index + 3
        else:
            of_type, end = None, index
        if of_type is not None and tokens[index] in of_type:
            self.index = end
            return of_type[tokens[index]]
        first = token[:1]
        if (first in DIGITS and token) or token == "-":
            return self._parse_number(type)
        if first == '"' and len(token) > 1:
            return self._parse_string_attribute(token, type)
        if first == "@" and len(token) > 1:
            return self._parse_symbol_ref(token)
        if first == "#" and len(token) > 1 and token != "#-}":
            return self._parse_extended_attribute(type)
        known = _KEYWORD_ATTRIBUTES.get(token)
        if known is not None:
            self.index += 1
            return known
        parse = _ATTRIBUTE_PARSERS.get(token)
        if parse is not None:
            return self.nested(parse, self, type)
        attribute_type = self.parse_optional_type()
        if attribute_type is None:
            raise self.wrong_token("expected attribute value")
        return TypeAttr.get(attribute_type)

    def parse_optional_attribute(self, type: Type | None = None) -> Attribute | None:
        """An attribute, if what is here begins one."""
        token = self.tokens[self.index]
        first = token[:1]
        if (first in DIGITS and token) or token in _OPTIONAL_KEYWORDS:
            return self.parse_attribute(type)
        if first in ("[", "{", "-") and len(token) == 1:
            return self.parse_attribute(type)
        if first in ("@", "#", '"') and len(token) > 1 and token != "#-}":
            return self.parse_attribute(type)
        found = self.parse_optional_type()
        return None if found is None else TypeAttr.get(found)

    # Numbers

    def _parse_number(self, type: Type | None) -> Attribute:
        """A number, and its type unless it is given."""
        index, tokens = self.index, self.tokens
        numbers = self._numbers
        if tokens[index] == "-":
            index += 1
            numbers = self._negative_numbers
        digits = tokens[index]
        found = self._parse_new_number(type)
        if type is not None and self.index == index + 1:
            numbers.setdefault(type, {})[digits] = found
        elif type is None and self.index == index + 3:
            type_text = tokens[index + 2]
            if type_text[0] != "!":  # such a type may go on
                numbers.setdefault(type_text, {})[digits] = found
        return found

    def _parse_new_number(self, type: Type | None) -> Attribute:
        negative = self.parse_optional_token("-")
        place = self.index
        token = self.tokens[place]
        if token[:1] not in DIGITS or not token:
            raise self.wrong_token("expected constant integer or floating point value")
        self.index += 1
        is_float = "." in token
        if type is None:
            tokens = self.tokens
            if tokens[self.index] == ":":
                self.index += 1
                type = self.parse_type()
            else:
                type = f64 if is_float else i64
        if is_float:
            if not isinstance(type, FloatType):
                raise self.error("floating point value not valid for specified type")
            literal = "-" + token if negative else token
            return FloatAttr.from_bits(type.SEMANTICS.from_literal(literal), type)
        if isinstance(type, FloatType):
            return FloatAttr.from_bits(self.hexadecimal_float_bits(place, negative, type), type)
        value = self.integer_token_value(token)
        if not isinstance(type, (IntegerType, IndexType)):
            raise self.error("integer literal not valid for specified type", place)
        if negative:
            if isinstance(type, IntegerType) and type.is_unsigned:
                raise self.error(
                    "negative integer literal not valid for unsigned integer type", place
                )
            value = -value
        try:
            # MLIR finds no sign in the bits of -0 and takes that for an overflow.
            if negative and not value:
                raise ValueError("integer constant out of range for attribute")
            return IntegerAttr.get(value, type)
        except ValueError as refusal:
            raise self.error(str(refusal), place) from None

    # Names and strings

    def _parse_string_attribute(self, token: str, type: Type | None) -> StringAttr:
        self.index += 1
        if type is None:
            if self.tokens[self.index] != ":":
                return StringAttr.get(unescape(token))
            self.index += 1
            type = self.parse_type()
        return StringAttr.get(unescape(token), type)

    def _parse_symbol_ref(self, token: str) -> SymbolRefAttr:
        known = self._symbols.get(token)
        if known is not None and self.tokens[self.index + 1] != ":":
            self.index += 1
            return known
        start = self.index
        found = self._parse_new_symbol_ref(token)
        if self.index == start + 1:
            self._symbols[token] = found
        return found

    def _parse_new_symbol_ref(self, token: str) -> SymbolRefAttr:
        root = unescape(token[1:]) if token[1] == '"' else token[1:]
        self.index += 1
        nested: list[str] = []
        tokens = self.tokens
        while tokens[self.index] == ":":
            if tokens[self.index + 1] != ":":
                self.index += 1
                if tokens[self.index] and self.lexical_error_here() is None:
                    self.index -= 1
                break
            self.index += 2
            token = tokens[self.index]
            if token[:1] != "@" or len(token) < 2:
                raise self.error("expected nested symbol reference identifier", self.index)
            nested.append(unescape(token[1:]) if token[1] == '"' else token[1:])
            self.index += 1
        return SymbolRefAttr.get(root, nested)

    # Keywords

    def _parse_affine_map_attribute(self, type: Type | None) -> AffineMapAttr:
        return AffineMapAttr.get(self.parse_affine_map())

    def _parse_integer_set_attribute(self, type: Type | None) -> IntegerSetAttr:
        return IntegerSetAttr.get(self.parse_integer_set())

    def _parse_location_attribute(self, type: Type | None) -> Location:
        self.index += 1
        self.parse_token("(", "expected '(' in inline location")
        location = self.parse_location_attr()
        self.parse_token(")", "expected ')' in inline location")
        return location

    def _parse_distinct(self, type: Type | None) -> DistinctAttr:
        place = self.index
        self.index += 1
        self.parse_token("[", "expected '[' after 'distinct'")
        token = self.tokens[self.index]
        if token[:1] not in DIGITS or not token or "." in token:
            raise self.wrong_token("expected distinct ID")
        self.index += 1
        number = self.integer_token_value(token)
        if number >= 1 << 64:
            raise self.error("expected an unsigned 64-bit integer")
        self.parse_token("]", "expected ']' to close distinct ID")
        self.parse_token("<", "expected '<' after distinct ID")
        referenced: Attribute = _UNIT
        if self.tokens[self.index] == ">":
            self.index += 1
        else:
            try:
                referenced = self.parse_attribute(type)
            except ParseError as error:
                raise self.followed_by(error, "expected attribute") from None
            self.parse_token(">", "expected '>' to close distinct attribute")
        known = self.distinct_attributes.get(number)
        if known is None:
            known = self.distinct_attributes[number] = DistinctAttr.create(referenced)
        elif known.referenced is not referenced:
            raise self.error(
                f"referenced attribute does not match previous definition: {known.referenced}",
                place,
            )
        return known

    # Strided layouts

    def _parse_strided_layout(self, type: Type | None) -> StridedLayoutAttr:
        self.index += 1
        self.parse_token("<", "expected '<' after 'strided'")
        self.parse_token("[")
        strides: list[int] = []
        if self.tokens[self.index] != "]":
            strides.append(self._parse_stride_or_offset())
            while self.parse_optional_token(","):
                strides.append(self._parse_stride_or_offset())
        self.parse_token("]")
        offset = 0
        if not self.parse_optional_token(">"):
            self.parse_token(",")
            self.parse_token("offset", "expected 'offset' after comma")
            self.parse_token(":", "expected ':' after 'offset'")
            offset = self._parse_stride_or_offset()
            self.parse_token(">")
        return StridedLayoutAttr.get(offset, strides)

    def _parse_stride_or_offset(self) -> int:
        if self.parse_optional_token("?"):
            return DYNAMIC_STRIDE
        place = self.index
        negative = self.parse_optional_token("-")
        token = self.tokens[self.index]
        if token[:1] in DIGITS and token and "." not in token:
            value = self.integer_token_value(token)
            if value <= _INT64_MAX:
                self.index += 1
                return -value if negative else value
        raise self.error("expected a 64-bit signed integer or '?'", place)

    # Attributes that hold attributes

    def _parse_array(self, type: Type | None) -> ArrayAttr:
        self.index += 1
        tokens = self.tokens
        if tokens[self.index] == "]":
            self.index += 1
            return ArrayAttr.get(())
        elements = [self.parse_attribute()]
        while tokens[self.index] == ",":
            self.index += 1
            elements.append(self.parse_attribute())
        self.parse_token("]", "expected ',' or ']'")
        return ArrayAttr.get(elements)

    def _parse_dictionary(self, type: Type | None) -> DictionaryAttr:
        return DictionaryAttr.get(self.parse_attr_dict())

    def _parse_known_dictionary(self) -> Attribute:
        """An attribute at a `{`, where others may have the same text."""
        end = self._end_of_dictionary()
        return self._known_or_new(end, self.parse_attribute) if end else self.parse_attribute()

    def _end_of_dictionary(self) -> int:
        """The index behind the `}` for the `{` here; 0 where tokens alone do not say what is between them."""
        tokens, start = self.tokens, self.index
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

    def parse_attr_dict(self) -> dict[str, Attribute]:
        """``{name = value, unit_name}``, in the order of the text."""
        self.parse_token("{", "expected '{' in attribute dictionary")
        attributes: dict[str, Attribute] = {}
        if self.parse_optional_token("}"):
            return attributes
        while True:
            self._parse_dict_entry(attributes)
            if self.tokens[self.index] != ",":
                break
            self.index += 1
        self.parse_token("}", "expected '}' in attribute dictionary")
        return attributes

    def _parse_dict_entry(self, attributes: dict[str, Attribute]) -> None:
        token = self.tokens[self.index]
        if token[:1] in IDENTIFIER_START and token:
            if token[-1] == ">":
                self.split_shaped_token()
                token = self.tokens[self.index]
            name = token
        elif token[:1] == '"' and len(token) > 1:
            name = unescape(token)
            if not name:
                raise self.error("expected valid attribute name")
        else:
            raise self.wrong_token("expected attribute name")
        if name in attributes:
            raise self.error(f"duplicate key '{name}' in dictionary attribute")
        if "." in name:
            # The verifier asks the dialect of that prefix, which is loaded for it.
            self.context.dialect(name.partition(".")[0])
        self.index += 1
        if self.tokens[self.index] != "=":
            attributes[name] = _UNIT
            return
        self.index += 1
        attributes[name] = self.parse_attribute()

    def parse_optional_attr_dict(self) -> dict[str, Attribute]:
        """``{…}``, or nothing: an empty dict."""
        if self.tokens[self.index] != "{":
            return {}
        return self.parse_attr_dict()

    def parse_optional_attr_dict_with_keyword(self) -> dict[str, Attribute]:
        """``attributes {…}``, or nothing: an empty dict."""
        if self.tokens[self.index] != "attributes":
            return {}
        self.index += 1
        return self.parse_attr_dict()

    # Aliases and the attributes of other dialects

    def _parse_extended_attribute(self, type: Type | None) -> Attribute:
        """``#alias``, ``#dialect.mnemonic…`` or ``#dialect<…>``, with ``: type`` behind the latter."""
        start = self.index
        if self.is_alias():
            name = self.tokens[start][1:]
            self.index += 1
            self.enter_alias("#" + name)
            found = self.attribute_aliases.get(name)
            if found is None:
                raise self.wrong_token(f"undefined symbol alias id '{name}'")
        else:
            dialect = self.dialect_of_symbol()
            if dialect is None:
                found = self._parse_opaque_attribute(type)
            else:
                found = self._parse_dialect_attribute(start, dialect, type)
        if type is not None and isinstance(found, TypedAttr) and found.type is not type:
            raise self.error(
                f"attribute type different than expected: expected '{type}', "
                f"but got '{found.type}'"
            )
        return found

    def _parse_dialect_attribute(
        self, start: int, dialect: Dialect, type: Type | None
    ) -> Attribute:
        if not dialect.attributes and dialect.parse_attribute is None:
            if dialect.allow_unknown_types:
                namespace, data, _ = self.parse_raw_symbol()
                return OpaqueAttr.get(
                    namespace, self.one_spelling(data), self._parse_attribute_type(type) or none
                )
            error = self.no_parsing_hook(dialect, "attribute")
            self.skip_body(start)
            self._parse_attribute_type(type)
            raise error
        mnemonic = self.parse_mnemonic()
        attribute_class = dialect.attribute_class(mnemonic)
        if (
            attribute_class is None
            and dialect.allow_unknown_types
            and dialect.parse_attribute is None
        ):
            self.index = start
            namespace, data, _ = self.parse_raw_symbol()
            return OpaqueAttr.get(
                namespace, self.one_spelling(data), self._parse_attribute_type(type) or none
            )
        outer_type = self.attribute_type
        end: int | None = None
        body = self.index
        if attribute_class is not None and issubclass(attribute_class, TypedAttr):
            # Its type stands behind its body, and its parameters may depend on it.
            self.skip_body(start)
            self.attribute_type = self._parse_attribute_type(type)
            end = self.index
            self.index = body
        # Errors in here are not those of an operation's format.
        outer_op_name, self.op_name = self.op_name, None
        found: Attribute | None = None
        try:
            if attribute_class is not None:
                found = self.nested(attribute_class.parse, self)
            elif dialect.parse_attribute is not None:
                found = self.nested(dialect.parse_attribute, self, mnemonic)
        except ParseError as error:
            raise self.body_error(start, error) from None
        except ValueError as refusal:
            raise self.error(str(refusal), body) from None
        finally:
            self.op_name = outer_op_name
        self.attribute_type = outer_type
        if found is None:
            self.skip_body(start)
            self._parse_attribute_type(type)
            unknown = f"unknown attribute `{mnemonic}` in dialect `{dialect.name}`"
            raise self.body_error(start, self.error_at(self.mnemonic_offset(start), unknown))
        if end is not None:
            self.index = end
        else:
            self.finish_symbol(start)
            self._parse_attribute_type(type)
        return found

    def _parse_attribute_type(self, type: Type | None) -> Type | None:
        if self.tokens[self.index] != ":":
            return type
        self.index += 1
        return self.parse_type()

    def _parse_opaque_attribute(self, type: Type | None) -> OpaqueAttr:
        dialect, data, offset = self.parse_raw_symbol()
        attribute_type = self._parse_attribute_type(type) or none
        if not self.context.allow_unregistered:
            raise self.error_at(
                offset,
                f'#"{dialect}"<"{data}"> : \'{attribute_type}\' attribute {UNREGISTERED_ADVICE}',
            )
        try:
            return OpaqueAttr.get(dialect, data, attribute_type)
        except ValueError as refusal:
            raise self.error_at(offset, str(refusal)) from None

    def parse_attribute_alias_definition(self) -> None:
        """``#name = attribute`` at the top of a file."""
        name = self.tokens[self.index][1:]
        if name in self.attribute_aliases:
            raise self.error(f"redefinition of attribute alias id '{name}'")
        if "." in name:
            raise self.error("attribute names with a '.' are reserved for dialect-defined names")
        self.index += 1
        self.parse_token("=", "expected '=' in attribute alias definition")
        self.attribute_aliases[name] = self.define_alias("#" + name, self.parse_attribute)


_KEYWORD_ATTRIBUTES: Final[dict[str, Attribute]] = {
    "false": BoolAttr.get(False),
    "true": BoolAttr.get(True),
    "unit": _UNIT,
}

_ATTRIBUTE_PARSERS: Final[dict[str, Callable[[AttributeParser, Type | None], Attribute]]] = {
    "[": AttributeParser._parse_array,
    "{": AttributeParser._parse_dictionary,
    "affine_map": AttributeParser._parse_affine_map_attribute,
    "affine_set": AttributeParser._parse_integer_set_attribute,
    "array": AttributeParser.parse_dense_array,
    "dense": AttributeParser.parse_dense_elements,
    "dense_resource": AttributeParser.parse_dense_resource,
    "distinct": AttributeParser._parse_distinct,
    "loc": AttributeParser._parse_location_attribute,
    "sparse": AttributeParser.parse_sparse_elements,
    "strided": AttributeParser._parse_strided_layout,
}
