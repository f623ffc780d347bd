"""Custom forms of the dialect `emitc`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.emitc.verifiers.operators import initializer_type
from odsgen.dialects.shared import SwitchCases, add_region, name_place, print_attributes, print_body
from odsgen.hooks import form
from odsgen.runtime import (
    Argument,
    ElementsAttr,
    FloatAttr,
    FunctionType,
    IndexType,
    IntegerAttr,
    ParseError,
    Region,
    StringAttr,
    TypeAttr,
    UnitAttr,
    ensure_block,
    i1,
    index,
    parse_function,
    parse_optional_attribute_of,
    print_function,
    with_error_after,
)
from odsgen_dialects import emitc

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Attribute, Operation, OperationState, Parser, Type

form("SwitchCases")(SwitchCases)

_YIELD = "emitc.yield"


@form(emitc.FuncOp)
class FuncForm:
    def parse(
        self,
        parser: Parser,
        state: OperationState[Any],
        check_arguments: Callable[[Sequence[Type]], None] | None = None,
    ) -> None:
        """`private @name(%a: i32) -> f32 attributes {…} { … }`"""
        parse_function(parser, state, check_arguments)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        print_function(op, printer)


# --- expressions --------------------------------------------------------------------------------------------------------


@form(emitc.ExpressionOp)
class ExpressionForm:
    def parse(self, parser: Parser, state: OperationState[emitc.ExpressionOp]) -> None:
        """`%a, %b noinline : (types) -> type { … }`; the body uses the operands' names"""
        operands = parser.parse_operand_list()
        if parser.parse_optional_keyword("noinline"):
            state.properties["do_not_inline"] = UnitAttr.get()
        try:
            parser.parse_token(":")
            type = parser.parse_type()
        except ParseError as error:
            raise with_error_after(parser, error, "expected function type") from None
        if not isinstance(type, FunctionType):
            raise parser.custom_error("expected function type")
        state.operands.extend(parser.resolve_operands(operands, type.inputs, parser.index))
        if len(type.results) != 1:
            raise parser.custom_error("expected single return type")
        state.result_types.extend(type.results)
        arguments = [
            Argument(operand, type, {}, (parser.positions, operand))
            for operand, type in zip(operands, type.inputs, strict=True)
        ]
        state.regions.append(parser.parse_region(arguments, enable_name_shadowing=True))

    def print(self, op: emitc.ExpressionOp, printer: AsmPrinter) -> None:
        """As in MLIR, `noinline` is not printed."""
        printer.emit(f" {printer.operands_text(op.operands)}")
        printer.emit(" : ")
        printer.print_functional_type(op.operand_types, op.result_types)
        printer.shadow_region_arguments(op.region, op.operands)
        printer.emit(" ")
        printer.print_region(op.region, print_entry_block_arguments=False)


# --- control flow -------------------------------------------------------------------------------------------------------


@form(emitc.DoOp)
class DoForm:
    def parse(self, parser: Parser, state: OperationState[emitc.DoOp]) -> None:
        """`{ … } while { … } attributes {…}`"""
        body = parser.parse_region()
        parser.parse_keyword("while")
        condition = parser.parse_region()
        ensure_block(body)
        state.regions.extend((body, condition))
        state.add_attributes(parser.parse_optional_attr_dict_with_keyword())

    def print(self, op: emitc.DoOp, printer: AsmPrinter) -> None:
        printer.emit(" ")
        printer.print_region(op.body_region, print_entry_block_arguments=False)
        printer.emit(" while ")
        printer.print_region(op.condition_region)
        printer.print_optional_attr_dict_with_keyword(op.attributes)


@form(emitc.ForOp)
class ForForm:
    def parse(self, parser: Parser, state: OperationState[emitc.ForOp]) -> None:
        """`%i = %low to %high step %by : type { … } {attributes}`"""
        # As in MLIR, an operand, which may have a result number: `%i#0`.
        variable = parser.parse_operand()
        parser.parse_token("=")
        bounds = [parser.parse_operand()]
        for keyword in ("to", "step"):
            parser.parse_keyword(keyword)
            bounds.append(parser.parse_operand())
        type = parser.parse_type() if parser.parse_optional_token(":") else index
        state.operands.extend(parser.resolve_operand(bound, type) for bound in bounds)
        argument = Argument(variable, type, {}, (parser.positions, variable))
        add_region(parser, state, parser.parse_region([argument]), _YIELD)
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: emitc.ForOp, printer: AsmPrinter) -> None:
        if not op.region.arguments:
            printer.print_generic_instead(op)
            return
        variable = op.region.arguments[0]
        low, high, step = map(printer.operand_text, op.operands)
        printer.emit(f" {printer.operand_text(variable)} = {low} to {high} step {step} ")
        if not isinstance(variable.type, IndexType):
            printer.emit(f" : {printer.type_text(variable.type)} ")  # as in MLIR, two blanks
        print_body(printer, op.region, with_terminator=False)
        print_attributes(op, printer)


@form(emitc.IfOp)
class IfForm:
    def parse(self, parser: Parser, state: OperationState[emitc.IfOp]) -> None:
        """`%condition { … } else { … } {attributes}`"""
        state.operands.append(parser.resolve_operand(parser.parse_operand(), i1))
        add_region(parser, state, parser.parse_region(), _YIELD)
        if parser.parse_optional_keyword("else"):
            add_region(parser, state, parser.parse_region(), _YIELD)
        else:
            state.regions.append(Region())
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: emitc.IfOp, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operand_text(op.condition)} ")
        print_body(printer, op.then_region, with_terminator=False)
        if op.else_region.blocks:
            printer.emit(" else ")
            print_body(printer, op.else_region, with_terminator=False)
        print_attributes(op, printer)


# --- files, variables ---------------------------------------------------------------------------------------------------


@form(emitc.IncludeOp)
class IncludeForm:
    def parse(self, parser: Parser, state: OperationState[emitc.IncludeOp]) -> None:
        """`"a.h"` or `<"a.h">`"""
        is_standard = parser.parse_optional_token("<")
        place = name_place(state)
        include = parse_optional_attribute_of(parser, StringAttr)
        if include is None:
            raise parser.custom_error("expected string attribute", place)
        state.properties["include"] = include
        if is_standard:
            if not parser.parse_optional_token(">"):
                raise parser.custom_error("expected trailing '>' for standard include", place)
            state.properties["is_standard_include"] = UnitAttr.get()

    def print(self, op: emitc.IncludeOp, printer: AsmPrinter) -> None:
        printer.emit(f' <"{op.include}">' if op.is_standard_include else f' "{op.include}"')


@form("EmitCGlobalOpTypeAndInitialValue", "EmitCFieldOpTypeAndInitialValue")
class EmitCGlobalOpTypeAndInitialValue:
    def parse(self, parser: Parser) -> tuple[TypeAttr, Attribute | None]:
        """`i32 = 4`"""
        type = parser.parse_type()
        if not parser.parse_optional_token("="):
            return TypeAttr.get(type), None
        value = parser.parse_attribute(initializer_type(type))
        is_opaque = isinstance(value, emitc.EmitcOpaqueAttr)
        if not is_opaque and not isinstance(value, (ElementsAttr, IntegerAttr, FloatAttr)):
            raise parser.custom_error(
                "initial value should be a integer, float, elements or opaque attribute"
            )
        return TypeAttr.get(type), value

    def print(
        self, op: Operation, printer: AsmPrinter, type: TypeAttr, value: Attribute | None
    ) -> None:
        printer.emit(printer.type_text(type.value))
        if value is not None:
            printer.emit(f" = {printer.attribute_text(value, elide_type=True)}")
