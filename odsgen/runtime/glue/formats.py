"""Elements of formats that are more than one token, for generated `parse` and `print` methods."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, cast

from odsgen.exports import exporter
from odsgen.runtime.base.attribute import Attribute, AttrOrType, Type
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    FlatSymbolRefAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
)
from odsgen.runtime.builtin.types import FunctionType
from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.glue.enums import BitEnum, IntegerEnum, is_keyword
from odsgen.runtime.ir.block import Block
from odsgen.runtime.parser.types import compact_shaped_type

if TYPE_CHECKING:
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter

if TYPE_CHECKING:
    from odsgen.runtime.glue.format_parts import *  # noqa: F403
else:  # most formats do without these
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.runtime.glue.format_parts": (
                "dense_array_text element_types_of_shape ensure_terminator keeps_terminator "
                "operand_groups_text optional_self_type parse_dense_array parse_field_name "
                "parse_operand_groups parse_optional_type_of parse_properties parse_regions "
                "parse_same_types parse_successors parse_type_groups parse_type_of_interface "
                "parse_type_with_interface print_properties refuse_inference self_type "
                "type_groups_text type_of_text"
            )
        },
    )[1]

AttributeT = TypeVar("AttributeT", bound=Attribute)
TypeT = TypeVar("TypeT", bound=Type)
ValueT = TypeVar("ValueT")

INVALID_ATTRIBUTE = "invalid kind of attribute specified"
INVALID_TYPE = "invalid kind of type specified"


def parse_attribute_of(
    parser: Parser, attribute_class: type[AttributeT], type: Type | None = None
) -> AttributeT:
    """An attribute of a class; with `type`, one whose type the text leaves out."""
    place = parser.index
    attribute = parser.parse_attribute(type)
    if not isinstance(attribute, attribute_class):
        raise parser.custom_error(INVALID_ATTRIBUTE, place)
    return attribute


def parse_optional_attribute_of(
    parser: Parser, attribute_class: type[AttributeT], type: Type | None = None
) -> AttributeT | None:
    """An attribute, if one begins here; arrays, strings and symbols are told by their first character.

    As in MLIR, whether it is of the class is left to the verifier (`AsmParser::parseOptionalAttribute`).
    """
    wanted = _FIRST_CHARACTERS.get(attribute_class)
    if wanted is not None and parser.tokens[parser.index][:1] != wanted:
        return None
    return cast("AttributeT | None", parser.parse_optional_attribute(type))


def parse_optional_attribute_parameter(
    parser: Parser, attribute_class: type[AttributeT]
) -> AttributeT | None:
    """An attribute of a class, if an attribute begins here."""
    place = parser.index
    attribute = parser.parse_optional_attribute()
    if attribute is None or isinstance(attribute, attribute_class):
        return attribute
    raise parser.custom_error(INVALID_ATTRIBUTE, place)


_FIRST_CHARACTERS: dict[type[Attribute], str] = {
    ArrayAttr: "[",
    StringAttr: '"',
    FlatSymbolRefAttr: "@",
    SymbolRefAttr: "@",
}


def parse_stripped_attribute(parser: Parser, attribute_class: type[AttributeT]) -> AttributeT:
    """An attribute of a dialect without `#dialect.mnemonic`, or with it, or an alias."""
    tokens, start = parser.tokens, parser.index
    opening, first, second, third, fourth = tokens[start : start + 5]
    key: tuple[object, ...] = ()
    if opening == "<":  # one keyword or number in brackets, or two with a separator
        if second == ">":
            key = attribute_class, first
        elif fourth == ">":
            key = attribute_class, first, second, third
        known: Any = parser.bracketed_attributes.get(key)
        if known is not None:
            parser.index = start + len(key) + 1
            return known  # type: ignore[no-any-return]
    if opening[:1] == "#" or not _has_format(attribute_class):  # type: ignore[arg-type]
        return parse_attribute_of(parser, attribute_class)
    attribute = attribute_class.parse(parser)
    if key and parser.index == start + len(key) + 1:
        if all(token.isalnum() for token in (first, third)[: len(key) // 2]):
            parser.bracketed_attributes[key] = attribute
    return attribute


class EnumAttributes(dict[str, Attribute]):
    """The attributes of an enum's cases by their keywords, for attributes that a format spells as keywords.

    The attributes are integers of a type or, for enums of strings, strings.
    """

    __slots__ = ("enum", "type", "_texts", "_bits", "_quotes_bits")

    def __init__(self, enum: type[IntegerEnum] | type[BitEnum], type: Type | None = None) -> None:
        super().__init__()
        self.enum = enum
        self.type = type
        self._texts: dict[Attribute, str] = {}
        self._bits = enum if issubclass(enum, BitEnum) else None
        self._quotes_bits = False
        for case in enum.__members__.values():
            attribute = self._attribute(case)
            keyword = case.keyword
            if is_keyword(keyword):
                self[keyword] = attribute
            plain = is_keyword(keyword) and (self._bits is None or case.value.bit_count() == 1)
            self._texts[attribute] = keyword if plain else f'"{keyword}"'
            self._quotes_bits = self._quotes_bits or not plain

    def _attribute(self, case: IntegerEnum | BitEnum) -> Attribute:
        if self.type is None:
            return StringAttr.get(case.keyword)
        return IntegerAttr.get(case.value, self.type)

    def parse(self, parser: Parser, name: str) -> Attribute:
        """A keyword or string; `name` is that of the attribute, for errors."""
        attribute = self.get(parser.tokens[parser.index])
        if attribute is not None:
            parser.index += 1
            if self._bits is not None:
                parser.separated_bits = self._bits.separated_bits(parser, parser.index - 1)
            return attribute
        attribute = self.parse_optional(parser, name)
        if attribute is None:
            keywords = ", ".join([case.keyword for case in self.enum.__members__.values()])
            raise parser.custom_error(
                "expected string or keyword containing one of the following enum values for "
                f"attribute '{name}' [{keywords}]"
            )
        return attribute

    def parse_optional(self, parser: Parser, name: str) -> Attribute | None:
        """A keyword or string, if there is one."""
        attribute = self.get(parser.tokens[parser.index])
        if attribute is not None:
            parser.index += 1
            if self._bits is not None:
                parser.separated_bits = self._bits.separated_bits(parser, parser.index - 1)
            return attribute
        place = parser.index
        text = parser.parse_optional_string()
        if text is None:
            return None
        case = self.enum.from_keyword(text)
        if case is None:
            raise parser.custom_error(f'invalid {name} attribute specification: "{text}"', place)
        return self._attribute(case)

    def text(self, attribute: Attribute) -> str:
        """The keyword, or a string: of several bits where a case is no keyword or more or less than one bit."""
        text = self._texts.get(attribute)
        if text is None:
            value = attribute.value if isinstance(attribute, IntegerAttr) else 0
            try:
                text = self.enum(value).keyword
            except ValueError:
                text = ""
            if self._quotes_bits:  # mlir-tblgen's code then lists what stands without quotes
                text = f'"{text}"'
            self._texts[attribute] = text
        return text


def parse_type_of(parser: Parser, type_class: type[TypeT]) -> TypeT:
    """A type of a class."""
    place = parser.index
    type = parser.parse_type()
    if not isinstance(type, type_class):
        from odsgen.runtime.glue.format_parts import instead

        raise parser.custom_error(f"{INVALID_TYPE}{instead(type_class, type)}", place)
    return type


def parse_colon_and_type_of(parser: Parser, type_class: type[TypeT]) -> TypeT:
    """`:` and a type of a class; one of another class is an error at the type."""
    place = parser.index + 1
    type = parser.parse_colon_type()
    if not isinstance(type, type_class):
        from odsgen.runtime.glue.format_parts import instead

        raise parser.custom_error(f"{INVALID_TYPE}{instead(type_class, type)}", place)
    return type


def parse_colon_type_of(parser: Parser, type_class: type[TypeT]) -> TypeT:
    """`: type`, of a class; as in MLIR's `parseColonType`, one of another class is an error at the colon."""
    place = parser.index
    parser.parse_token(":")
    type = parser.parse_type()
    if not isinstance(type, type_class):
        from odsgen.runtime.glue.format_parts import instead

        raise parser.custom_error(f"{INVALID_TYPE}{instead(type_class, type)}", place)
    return type


def parse_stripped_type(parser: Parser, type_class: type[TypeT]) -> TypeT:
    """A type of a dialect without `!dialect.mnemonic`, or with it, or an alias."""
    if parser.tokens[parser.index][:1] == "!" or not _has_format(type_class):  # type: ignore[arg-type]
        return parse_type_of(parser, type_class)
    return type_class.parse(parser)


@cache
def _has_format(symbol_class: type[Attribute] | type[Type]) -> bool:
    """Whether anything follows the mnemonic; what is a mnemonic alone is always written in full."""
    return any("parse" in vars(base) for base in symbol_class.__mro__ if base is not AttrOrType)


def stripped_type_text(printer: AsmPrinter, type: Type, type_class: type[Type]) -> str:
    """A type without `!dialect.mnemonic` if it is of the class that the format expects."""
    return printer.stripped_text(type) if isinstance(type, type_class) else printer.type_text(type)


def parse_optional_types(parser: Parser) -> list[Type]:
    """The type of an optional value: none or one."""
    type = parser.parse_optional_type()
    return [] if type is None else [type]


def parse_function_type(parser: Parser) -> FunctionType:
    """`(types) -> types`, or an alias of one."""
    if parser.tokens[parser.index] == "(":
        return parser.parse_function_type()
    return parse_type_of(parser, FunctionType)


def parse_signature(
    parser: Parser, operands: Sequence[UnresolvedOperand], place: int
) -> tuple[tuple[Value, ...], Sequence[Type]]:
    """`: (types) -> types` behind operands: these, and the types of the results."""
    tokens, known, types = parser.tokens, parser.values, parser.token_types
    values: list[Value] = []
    index = parser.index + 1
    before = "("
    for operand in operands:  # the usual text: all is known, and one token for each type
        value = known.get(tokens[operand])
        if value is None or value.type is not types.get(tokens[index + 1]):
            break
        if tokens[index] != before or tokens[operand + 1][:1] == "#":
            break
        values.append(value)
        before = ","
        index += 2
    else:
        closing, arrow, result, behind = tokens[index : index + 4]
        type = types.get(result) or compact_shaped_type(result)
        if closing == ")" and arrow == "->" and type is not None and behind != "<":
            if before == "," and tokens[parser.index] == ":":
                parser.index = index + 3
                types[result] = type
                return tuple(values), (type,)
    parser.parse_token(":")
    function_type = parse_function_type(parser)
    values_of_types = parser.resolve_operands(operands, function_type.inputs, place)
    return values_of_types, function_type.results


def ensure_block(region: Region) -> None:
    """Give a region without blocks an empty one (MLIR: SingleBlock)."""
    if not region.blocks:
        region.append(Block())


def with_error_after(parser: Parser, error: ParseError, message: str) -> ParseError:
    """An error and a second one, which says of what it is a part, where the parser stands.

    As in MLIR, nothing follows an error of the lexer.
    """
    if parser.lexical_error_here() is not None:
        return error
    return ParseError(
        [*error.diagnostics, *parser.custom_error(message).diagnostics], parser.source
    )


def begins_value(parser: Parser) -> bool:
    """Whether the current token can begin an element of a list, and does not close what is around it."""
    return parser.tokens[parser.index] not in ("", ">", ")", "]", "}", ",", ":", "=", "->")


def or_default(value: ValueT | None, default: ValueT) -> ValueT:
    """The value, or the default where there is none."""
    return default if value is None else value
