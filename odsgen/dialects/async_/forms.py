"""Custom forms of the dialect `async`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.async_.predicates import value_type
from odsgen.dialects.shared import parse_untyped_argument, type_class, with_types
from odsgen.hooks import form
from odsgen.runtime import Delimiter, DenseArrayAttr, FunctionForm, i32
from odsgen_dialects.async_ import ExecuteOp, FuncOp

if TYPE_CHECKING:
    from odsgen.runtime import Argument, AsmPrinter, OperationState, Parser, Type, UnresolvedOperand
    from odsgen_dialects.async_ import AwaitOp


form(FuncOp)(FunctionForm)


@form("AwaitResultType")
class AwaitResultType:
    def parse(self, parser: Parser) -> tuple[Type, Type | None]:
        """The type of the operand; implies the result type"""
        type = parser.parse_type()
        return type, value_type(type)

    def print(self, op: AwaitOp, printer: AsmPrinter, type: Type, result_type: Type | None) -> None:
        printer.print_type(type)


@form(ExecuteOp)
class ExecuteForm:
    def parse(self, parser: Parser, state: OperationState[ExecuteOp]) -> None:
        """`[%tokens] (%value as %inside: type, …) -> types attributes {…} { … }`"""
        token = type_class(parser, "async", "token").get()
        tokens: list[UnresolvedOperand] = []
        if parser.parse_optional_token("["):
            tokens = parser.parse_operand_list()
            state.operands.extend(parser.resolve_operands_of_type(tokens, token))
            parser.parse_token("]")
        values: list[UnresolvedOperand] = []
        types: list[Type] = []
        arguments: list[Argument] = []
        places: list[int] = []

        def value() -> None:
            values.append(parser.parse_operand())
            parser.parse_keyword("as")
            argument = parse_untyped_argument(parser)
            parser.parse_token(":")
            places.append(parser.index)
            types.append(parser.parse_type())
            arguments.append(argument)

        place = parser.index
        parser.parse_comma_separated_list(value, Delimiter.OPTIONAL_PAREN)
        state.operands.extend(parser.resolve_operands(values, types, place))
        inside = [value_type(type) for type in types]
        if None in inside:
            raise parser.custom_error("expected an async value type", places[inside.index(None)])
        arguments = with_types(arguments, [type for type in inside if type is not None])
        state.properties["operandSegmentSizes"] = DenseArrayAttr.get(
            i32, (len(tokens), len(values))
        )
        state.result_types.extend([token, *parser.parse_optional_arrow_type_list()])
        state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
        state.regions.append(parser.parse_region(arguments))

    def print(self, op: ExecuteOp, printer: AsmPrinter) -> None:
        name = printer.operand_text
        tokens, values = op.dependencies, op.body_operands
        if tokens:
            printer.emit(f" [{printer.operands_text(tokens)}]")
        if values:
            arguments = op.body_region.blocks[0].arguments
            texts = [
                f"{name(value)} as {name(argument)}: {printer.type_text(value.type)}"
                for value, argument in zip(values, arguments, strict=False)
            ]
            printer.emit(f" ({', '.join(texts)})")
        if len(op.results) > 1:
            printer.emit(f" {printer.arrow_type_list_text(op.result_types[1:])}")
        attributes = {**op.properties_as_attributes(), **op.attributes}
        printer.print_optional_attr_dict_with_keyword(attributes, ("operandSegmentSizes",))
        printer.emit(" ")
        printer.print_region(op.body_region, print_entry_block_arguments=False)
