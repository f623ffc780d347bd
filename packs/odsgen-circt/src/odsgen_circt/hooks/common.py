"""Forms that operations of several of CIRCT's dialects have."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from odsgen.dialects.shared import print_attributes, type_class
from odsgen.runtime import (
    Argument,
    ArrayAttr,
    AsmPrinter,
    BlockArgument,
    BoolAttr,
    Delimiter,
    IntegerType,
    Operation,
    OperationState,
    Parser,
    StringAttr,
    Type,
    UnresolvedOperand,
    Value,
    loaded_dialect,
)

i1 = IntegerType.get(1)


class OperandsOfOneType:
    """`%a, %b {…} : type`, the type of all operands; the result has one that is made of it."""

    #: Whether the attributes stand before the type, and not behind it.
    ATTRIBUTES_FIRST = True

    def result_types(self, parser: Parser, type: Type) -> list[Type]:
        """The types of the results, by the type that is written."""
        return [type]

    def written_type(self, op: Operation) -> Type:
        """The type that is written."""
        return op.results[0].type

    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        operands = parser.parse_operand_list()
        if self.ATTRIBUTES_FIRST:
            state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        if not self.ATTRIBUTES_FIRST:
            state.add_attributes(parser.parse_optional_attr_dict())
        state.operands += parser.resolve_operands_of_type(operands, type)
        state.result_types += self.result_types(parser, type)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(" ")
        printer.print_operands(op.operands)
        if self.ATTRIBUTES_FIRST:
            print_attributes(op, printer)
        printer.emit(f" : {printer.type_text(self.written_type(op))}")
        if not self.ATTRIBUTES_FIRST:
            print_attributes(op, printer)


class ElementsOfOneType(OperandsOfOneType):
    """The same for a container `!DIALECT.MNEMONIC<element type>`."""

    DIALECT = ""
    MNEMONIC = ""

    def result_types(self, parser: Parser, type: Type) -> list[Type]:
        return [type_class(parser, self.DIALECT, self.MNEMONIC).get(type)]

    def written_type(self, op: Operation) -> Type:
        return element_type_of_result(op)


def element_type_of_result(op: Any) -> Type:
    """The element type of the only result."""
    found: Type = op.results[0].type.element_type
    return found


# --- `(%argument : type = %value)` ----------------------------------------------------------------


def parse_initializers(
    parser: Parser,
) -> tuple[list[Argument], list[UnresolvedOperand], list[Type]]:
    """The arguments of a region with the operands that they begin with, and their types."""
    arguments: list[Argument] = []
    operands: list[UnresolvedOperand] = []

    def initializer() -> None:
        place = parser.index
        name = parser.parse_operand(allow_result_number=False)
        parser.parse_token(":")
        arguments.append(Argument(name, parser.parse_type(), {}, (parser.positions, place)))
        parser.parse_token("=")
        operands.append(parser.parse_operand())

    parser.parse_comma_separated_list(initializer, Delimiter.PAREN)
    return arguments, operands, [argument.type for argument in arguments]


def initializers_text(
    printer: AsmPrinter, values: Sequence[Value], arguments: Sequence[BlockArgument]
) -> str:
    """The same as text."""
    texts = [
        f"{printer.operand_text(argument)} : {printer.type_text(value.type)} = {printer.operand_text(value)}"
        for value, argument in zip(values, arguments, strict=False)
    ]
    return f"({', '.join(texts)})"


def name_of_argument(parser: Parser, place: int) -> str:
    """The name of a value in the text, without `%`."""
    return parser.tokens[place][1:]


def string_array(names: Sequence[str]) -> ArrayAttr:
    """An array of strings."""
    return ArrayAttr.get(tuple(StringAttr.get(name) for name in names))


def strings_of(attribute: Any) -> list[str]:
    """The strings of an array attribute; none without one."""
    return [] if attribute is None else [each.value for each in attribute.elements]


# --- directives -----------------------------------------------------------------------------------


class KeywordBool:
    """`custom<KeywordBool>($flag, "\\"yes\\"", "\\"no\\"")`: one keyword for true, one for false."""

    def parse(self, parser: Parser, yes: str, no: str) -> BoolAttr:
        place = parser.index
        yes, no = yes.strip('"'), no.strip('"')
        keyword = parser.parse_optional_keyword_of((yes, no))
        if keyword is None:
            raise parser.custom_error(f'expected keyword "{yes}" or "{no}"', place)
        return BoolAttr.get(keyword == yes)

    def print(self, op: Operation, printer: AsmPrinter, flag: BoolAttr, yes: str, no: str) -> None:
        printer.emit((yes if flag.value else no).strip('"'))


# --- classes of dialects that hooks cannot import ---------------------------------------------------


def loaded_type_class(dialect: str, mnemonic: str) -> Any:
    """The class of `!dialect.mnemonic`; raises ValueError if the dialect is not available."""
    found = loaded_dialect(dialect)
    made: Any = None if found is None else found.type_class(mnemonic)
    if made is None:
        raise ValueError(f"needs the type '!{dialect}.{mnemonic}', whose dialect is not available")
    return made


def enum_beside(owner: type, name: str) -> Any:
    """An enum of the dialect that a class belongs to."""
    package = owner.__module__.rpartition(".")[0]
    return getattr(import_module(f"{package}.enums"), name)
