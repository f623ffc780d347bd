"""Elements of formats that few formats have: dense arrays, groups, regions, dictionaries of properties, parts of structs."""

from __future__ import annotations

__all__ = [
    "dense_array_text", "element_types_of_shape", "ensure_terminator", "keeps_terminator",
    "operand_groups_text", "optional_self_type", "parse_dense_array", "parse_field_name",
    "parse_operand_groups", "parse_optional_type_of", "parse_properties", "parse_regions",
    "parse_same_types", "parse_successors", "parse_type_groups", "parse_type_of_interface",
    "parse_type_with_interface", "print_properties", "refuse_inference", "self_type",
    "type_groups_text", "type_of_text",
]  # fmt: skip

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.attributes import (
    DenseArrayAttr,
    DictionaryAttr,
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
    i64,
    none,
)
from odsgen.runtime.diagnostics import Diagnostic, ParseError, Severity
from odsgen.runtime.glue.formats import (
    INVALID_TYPE,
    ensure_block,
    parse_attribute_of,
    with_error_after,
)
from odsgen.runtime.glue.native_numbers import parse_bool, parse_sized_integer
from odsgen.runtime.ir.traits import IsTerminator
from odsgen.runtime.support.repeated import Repeated

if TYPE_CHECKING:
    from odsgen.runtime.glue.constraints import TypeConstraint
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import LocationToken, Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

TypeT = TypeVar("TypeT", bound=Type)


def parse_dense_array(parser: Parser, element_type: IntegerType | FloatType) -> DenseArrayAttr:
    """`[1, 2]`, a dense array whose element type is known; also in full."""
    tokens, start = parser.tokens, parser.index
    if tokens[start][:1] == "#":
        return parse_attribute_of(parser, DenseArrayAttr)
    few = tokens[start : start + _FEW_TOKENS]
    if "]" not in few:
        return _parse_new_dense_array(parser, element_type)
    count = few.index("]") + 1
    key = (element_type, *few[:count])
    found: Any = parser.bracketed_attributes.get(key)
    if found is not None:
        parser.index = start + count
        return found  # type: ignore[no-any-return]
    found = _parse_new_dense_array(parser, element_type)
    if parser.index == start + count:
        parser.bracketed_attributes[key] = found
    return found  # type: ignore[no-any-return]


#: Arrays of so many tokens are met again and again.
_FEW_TOKENS = 12


def _parse_new_dense_array(parser: Parser, element_type: IntegerType | FloatType) -> DenseArrayAttr:
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
    if attribute.element_type is i64 and len(attribute.numbers) <= _FEW_TOKENS:
        return short_array_text(attribute)
    _, _, elements = printer.dense_array_text(attribute).partition(": ")
    return f"[{elements[:-1]}]"


@lru_cache(maxsize=4096)
def short_array_text(attribute: DenseArrayAttr) -> str:
    """`[1, 2]` of few `i64`, as programs have them again and again."""
    return f"[{', '.join(map(str, attribute.numbers))}]"


def parse_type_with_interface(parser: Parser, interface: str) -> Type:
    """A type that implements the interface of that MLIR name; whatever else its constraint asks for is checked later."""
    place = parser.index
    type = parser.parse_type()
    if interface not in type.INTERFACES:
        raise parser.custom_error(INVALID_TYPE, place)
    return type


def parse_type_of_interface(parser: Parser, constraint: TypeConstraint) -> Type:
    """A type that implements an interface, which the constraint asks for."""
    place = parser.index
    type = parser.parse_type()
    if not constraint[type]:
        raise parser.custom_error(INVALID_TYPE, place)
    return type


def instead(type_class: type[Type], found: Type) -> str:
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


def parse_same_types(parser: Parser, operands: int) -> Sequence[Type]:
    """The types of operands and of the one result: `type` for all of them, or `(types) -> type`."""
    place = parser.index
    type = parser.parse_type()
    if not isinstance(type, FunctionType):
        return (type,) * (operands + 1)
    if len(type.inputs) != operands:
        raise parser.custom_error(
            f"{operands} operands present, but expected {len(type.inputs)}", place
        )
    if len(type.results) != 1:
        raise parser.custom_error("expected single output", place)
    return (*type.inputs, *type.results)


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
    return bool(
        last.stored_operands or last.results or last.stored_properties or last.stored_attributes
    )


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


def parse_optional_type_of(parser: Parser, type_class: type[TypeT]) -> TypeT | None:
    """A type of a class, if a type begins here."""
    place = parser.index
    type = parser.parse_optional_type()
    if type is None or isinstance(type, type_class):
        return type
    raise parser.custom_error(f"{INVALID_TYPE}{instead(type_class, type)}", place)


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
