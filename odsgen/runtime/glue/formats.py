"""Elements of formats that are more than one token, for generated `parse` and `print` methods."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, cast

from odsgen.runtime.base.attribute import Attribute, AttrOrType, Type
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    DictionaryAttr,
    FlatSymbolRefAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
)
from odsgen.runtime.builtin.types import (
    ComplexType,
    FloatType,
    FunctionType,
    GraphType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    OpaqueType,
    RankedTensorType,
    ShapedType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    none,
)
from odsgen.runtime.diagnostics import Diagnostic, ParseError, Severity
from odsgen.runtime.glue.enums import BitEnum, IntegerEnum, is_keyword
from odsgen.runtime.glue.native_numbers import parse_bool, parse_sized_integer
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.traits import IsTerminator
from odsgen.runtime.support.repeated import Repeated

if TYPE_CHECKING:
    from odsgen.runtime.glue.constraints import TypeConstraint
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import LocationToken, Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

AttributeT = TypeVar("AttributeT", bound=Attribute)
TypeT = TypeVar("TypeT", bound=Type)
ValueT = TypeVar("ValueT")
EnumT = TypeVar("EnumT", bound=IntegerEnum | BitEnum)

# --- attributes ---------------------------------------------------------------------------------

_INVALID_ATTRIBUTE = "invalid kind of attribute specified"
_INVALID_TYPE = "invalid kind of type specified"


def parse_attribute_of(
    parser: Parser, attribute_class: type[AttributeT], type: Type | None = None
) -> AttributeT:
    """An attribute of a class; with `type`, one whose type the text leaves out."""
    place = parser.index
    attribute = parser.parse_attribute(type)
    if not isinstance(attribute, attribute_class):
        raise parser.custom_error(_INVALID_ATTRIBUTE, place)
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
    raise parser.custom_error(_INVALID_ATTRIBUTE, place)


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
        known = parser.bracketed_attributes.get(key)
        if known is not None:
            parser.index = start + len(key) + 1
            return cast("AttributeT", known)
    if opening[:1] == "#" or not _has_format(attribute_class):
        return parse_attribute_of(parser, attribute_class)
    attribute = attribute_class.parse(parser)
    if key and parser.index == start + len(key) + 1:
        if all(token.isalnum() for token in (first, third)[: len(key) // 2]):
            parser.bracketed_attributes[key] = attribute
    return attribute


def parse_dense_array(parser: Parser, element_type: IntegerType | FloatType) -> DenseArrayAttr:
    """`[1, 2]`, a dense array whose element type is known; also in full."""
    if parser.tokens[parser.index][:1] == "#":
        return parse_attribute_of(parser, DenseArrayAttr)
    parser.parse_token("[")
    if parser.parse_optional_token("]"):
        return DenseArrayAttr.get(element_type)
    try:
        if isinstance(element_type, IntegerType) and element_type.width > 1:
            width = element_type.width
            numbers = parser.parse_comma_separated_list(lambda: parse_sized_integer(parser, width))
        elif isinstance(element_type, IntegerType):
            numbers = parser.parse_comma_separated_list(lambda: int(parse_bool(parser)))
        else:
            numbers = parser.parse_dense_array_elements(element_type)
    except ParseError as error:
        # As in MLIR: the list ends with its error, and the bracket is looked for there.
        if parser.tokens[parser.index] == "]" or parser.lexical_error_here() is not None:
            raise
        bracket = parser.wrong_token("expected ']'").diagnostics
        raise ParseError([*error.diagnostics, *bracket], parser.source) from None
    parser.parse_token("]")
    return DenseArrayAttr.from_numbers(element_type, numbers)


def dense_array_text(printer: AsmPrinter, attribute: DenseArrayAttr) -> str:
    """`[1, 2]`."""
    _, _, elements = printer.dense_array_text(attribute).partition(": ")
    return f"[{elements[:-1]}]"


class EnumAttributes(dict[str, Attribute]):
    """The attributes of an enum's cases by their keywords, for attributes that a format spells as keywords.

    The attributes are integers of a type or, for enums of strings, strings.
    """

    __slots__ = ("enum", "type", "_texts", "_quotes_bits")

    def __init__(self, enum: type[IntegerEnum] | type[BitEnum], type: Type | None = None) -> None:
        super().__init__()
        self.enum = enum
        self.type = type
        self._texts: dict[Attribute, str] = {}
        self._quotes_bits = False
        for case in enum.__members__.values():
            attribute = self._attribute(case)
            keyword = case.keyword
            if is_keyword(keyword):
                self[keyword] = attribute
            plain = is_keyword(keyword) and (
                not issubclass(enum, BitEnum) or case.value.bit_count() == 1
            )
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
            if issubclass(self.enum, BitEnum):
                parser.separated_bits = self.enum.separated_bits(parser, parser.index - 1)
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
            if issubclass(self.enum, BitEnum):
                parser.separated_bits = self.enum.separated_bits(parser, parser.index - 1)
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


# --- types --------------------------------------------------------------------------------------


def parse_type_of(parser: Parser, type_class: type[TypeT]) -> TypeT:
    """A type of a class."""
    place = parser.index
    type = parser.parse_type()
    if not isinstance(type, type_class):
        raise parser.custom_error(f"{_INVALID_TYPE}{_instead(type_class, type)}", place)
    return type


def parse_colon_type_of(parser: Parser, type_class: type[TypeT]) -> TypeT:
    """`: type`, of a class; as in MLIR's `parseColonType`, one of another class is an error at the colon."""
    place = parser.index
    parser.parse_token(":")
    type = parser.parse_type()
    if not isinstance(type, type_class):
        raise parser.custom_error(f"{_INVALID_TYPE}{_instead(type_class, type)}", place)
    return type


def parse_type_with_interface(parser: Parser, interface: str) -> Type:
    """A type that implements the interface of that MLIR name; whatever else its constraint asks for is checked later."""
    place = parser.index
    type = parser.parse_type()
    if interface not in type.INTERFACES:
        raise parser.custom_error(_INVALID_TYPE, place)
    return type


def parse_type_of_interface(parser: Parser, constraint: TypeConstraint) -> Type:
    """A type that implements an interface, which the constraint asks for."""
    place = parser.index
    type = parser.parse_type()
    if not constraint[type]:
        raise parser.custom_error(_INVALID_TYPE, place)
    return type


def _instead(type_class: type[Type], found: Type) -> str:
    """The message of what was expected and found, for a class that is one type of MLIR and not a family of them."""
    name = _TYPE_NAMES.get(type_class)
    if name is None and issubclass(type_class, FloatType) and type_class is not FloatType:
        name = f"builtin.{type_class.KEYWORD}"
    if name is None and type_class.MNEMONIC:
        name = f"{type_class.DIALECT_NAME}.{type_class.MNEMONIC}"
    return "" if name is None else f": expected {name}, but found '{found}'"


_TYPE_NAMES: dict[type[Type], str] = {
    ComplexType: "builtin.complex",
    FunctionType: "builtin.function",
    GraphType: "builtin.graph",
    IndexType: "builtin.index",
    IntegerType: "builtin.integer",
    MemRefType: "builtin.memref",
    NoneType: "builtin.none",
    OpaqueType: "builtin.opaque",
    RankedTensorType: "builtin.tensor",
    TupleType: "builtin.tuple",
    UnrankedMemRefType: "builtin.unranked_memref",
    UnrankedTensorType: "builtin.unranked_tensor",
    VectorType: "builtin.vector",
}


def parse_stripped_type(parser: Parser, type_class: type[TypeT]) -> TypeT:
    """A type of a dialect without `!dialect.mnemonic`, or with it, or an alias."""
    if parser.tokens[parser.index][:1] == "!" or not _has_format(type_class):
        return parse_type_of(parser, type_class)
    return type_class.parse(parser)


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
    return parse_type_of(parser, FunctionType)


def parse_type_groups(parser: Parser) -> list[list[Type]]:
    """`(type, type), ()`: the types of a variadic of variadics; perhaps no group."""
    groups: list[list[Type]] = []
    while parser.parse_optional_token("("):
        types: list[Type] = []
        if not parser.parse_optional_token(")"):
            types = parser.parse_type_list()
            parser.parse_token(")")
        groups.append(types)
        if not parser.parse_optional_token(","):
            break
    return groups


def type_groups_text(printer: AsmPrinter, groups: Iterable[Sequence[Value]]) -> str:
    """`(type, type), ()`."""
    return ", ".join(
        [f"({printer.types_text([value.type for value in group])})" for group in groups]
    )


def refuse_inference(parser: Parser, name: str, place: int) -> NoReturn:
    """Raise for an operand or result whose type cannot be concluded from what the text says."""
    raise parser.custom_error(
        f"the type of '{name}' cannot be inferred from the types that are given", place
    )


def element_types_of_shape(type: Type) -> Sequence[Type]:
    """As often the element type of a shaped type as it has elements."""
    if not isinstance(type, ShapedType) or not type.has_static_shape:
        return ()
    count = 1
    for size in type.shape:
        count *= size
    return Repeated(type.element_type, count)


# --- operands, successors, regions --------------------------------------------------------------


def parse_operand_groups(parser: Parser) -> list[list[int]]:
    """`(%a, %b), ()`: the operands of a variadic of variadics; perhaps no group."""
    groups: list[list[int]] = []
    while parser.parse_optional_token("("):
        groups.append(parser.parse_operand_list())
        parser.parse_token(")")
        if not parser.parse_optional_token(","):
            break
    return groups


def operand_groups_text(printer: AsmPrinter, groups: Iterable[Sequence[Value]]) -> str:
    """`(%a, %b), ()`."""
    return ", ".join([f"({printer.operands_text(group)})" for group in groups])


def parse_successors(parser: Parser) -> list[Block]:
    """`^a, ^b`, or nothing."""
    if parser.tokens[parser.index][:1] != "^":
        return []
    return parser.parse_comma_separated_list(parser.parse_successor)


def parse_regions(parser: Parser) -> list[Region]:
    """`{ … }, { … }`, or nothing."""
    if parser.tokens[parser.index] != "{":
        return []
    return parser.parse_comma_separated_list(parser.parse_region)


def ensure_block(region: Region) -> None:
    """Give a region without blocks an empty one (MLIR: SingleBlock)."""
    if not region.blocks:
        region.append(Block())


def ensure_terminator(
    parser: Parser, region: Region, terminator: str, location: LocationToken
) -> None:
    """End a region with the operation that its text may leave out (MLIR: SingleBlockImplicitTerminator)."""
    ensure_block(region)
    block = region.blocks[-1]
    last = block.last
    if last is not None and IsTerminator in type(last).TRAITS:
        return
    op_class = parser.context.operation_class(terminator)
    if op_class is None:
        raise parser.custom_error(f"needs the operation '{terminator}', which is not registered")
    block.append(op_class((), (), None, None, (), (), location))


def keeps_terminator(region: Region) -> bool:
    """Whether the terminator of a region says more than its name, so that it must be written."""
    blocks = region.blocks
    last: Operation | None = blocks[0].last if blocks else None
    if last is None:
        return True
    return bool(last.operands or last.results or last.stored_properties or last.stored_attributes)


# --- properties ---------------------------------------------------------------------------------


def parse_properties(
    parser: Parser,
    op_class: type[Operation],
    properties: dict[str, Any],
    location: LocationToken,
    required: Mapping[str, bool],
) -> None:
    """`<{name = value, …}>`: the properties that the format does not name, with whether each must be there.

    Where nothing stands, the dictionary is empty.
    """
    attribute: Attribute = DictionaryAttr.get({})
    if parser.parse_optional_token("<"):
        attribute = parser.parse_attribute()
        parser.parse_token(">")
    reason = "expected DictionaryAttr to set properties"
    if isinstance(attribute, DictionaryAttr):
        try:
            _convert_properties(op_class, attribute.as_dict(), properties, required)
            return
        except ValueError as error:
            reason = str(error)
    message = f"invalid properties {attribute} for op {op_class.OPERATION_NAME}: {reason}"
    place = parser.location_of(location[1])
    raise ParseError([Diagnostic(Severity.ERROR, place, message)], parser.source)


def _convert_properties(
    op_class: type[Operation],
    entries: Mapping[str, Attribute],
    properties: dict[str, Any],
    required: Mapping[str, bool],
) -> None:
    for name, must_be_there in required.items():
        entry = entries.get(name)
        if entry is not None:
            properties[name] = op_class.property_from_attribute(name, entry)
        elif must_be_there:
            raise ValueError(f"expected key entry for {name} in DictionaryAttr to set Properties.")
    unknown = next((name for name in entries if name not in required), None)
    if unknown is not None:
        raise ValueError(f"unknown key '\"{unknown}\"' when parsing properties dictionary")


def print_properties(printer: AsmPrinter, entries: dict[str, Attribute]) -> None:
    """`<{name = value, …}>`, or nothing where no entry is left."""
    if entries:
        texts = [printer.attribute_entry_text(name, entries[name]) for name in sorted(entries)]
        printer.emit(f"<{{{', '.join(texts)}}}>")


# --- parameters ---------------------------------------------------------------------------------


def with_error_after(parser: Parser, error: ParseError, message: str) -> ParseError:
    """An error and a second one, which says of what it is a part, where the parser stands.

    As in MLIR, nothing follows an error of the lexer.
    """
    if parser.lexical_error_here() is not None:
        return error
    return ParseError(
        [*error.diagnostics, *parser.custom_error(message).diagnostics], parser.source
    )


def parse_optional_type_of(parser: Parser, type_class: type[TypeT]) -> TypeT | None:
    """A type of a class, if a type begins here."""
    place = parser.index
    type = parser.parse_optional_type()
    if type is None or isinstance(type, type_class):
        return type
    raise parser.custom_error(f"{_INVALID_TYPE}{_instead(type_class, type)}", place)


def begins_value(parser: Parser) -> bool:
    """Whether the current token can begin an element of a list, and does not close what is around it."""
    return parser.tokens[parser.index] not in ("", ">", ")", "]", "}", ",", ":", "=", "->")


def or_default(value: ValueT | None, default: ValueT) -> ValueT:
    """The value, or the default where there is none."""
    return default if value is None else value


def parse_field_name(parser: Parser) -> str:
    """The name of a parameter in a struct."""
    try:
        return parser.parse_keyword()
    except ParseError as error:
        raise with_error_after(parser, error, "expected a parameter name in struct") from None


def self_type(parser: Parser, type_class: type[TypeT]) -> TypeT:
    """The type that is written after the attribute that is being read; without one, it is `none`."""
    type = parser.attribute_type or none
    if not isinstance(type, type_class):
        raise parser.custom_error("invalid kind of type specified")
    return type


def optional_self_type(parser: Parser, type_class: type[TypeT]) -> TypeT | None:
    """The type that is written after the attribute that is being read, if there is one."""
    return None if parser.attribute_type is None else self_type(parser, type_class)


@cache
def type_of_text(text: str) -> Type:
    """The type that a text means, whatever dialect it is of; raises ParseError for a text that means none."""
    from odsgen.runtime.parser import parse_type
    from odsgen.runtime.registry.context import loaded_dialect

    # Its package may be in no folder that a context looks into by itself.
    own = loaded_dialect(text[1:].partition(".")[0]) if text[:1] == "!" else None
    return parse_type(text, () if own is None else (own,))
