"""Custom forms of the dialect `emitc`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.emitc.verifiers.operators import initializer_type
from odsgen.dialects.shared.region_arguments import name_place
from odsgen.dialects.shared.switch_cases import parse_switch_cases as parse_switch_cases
from odsgen.dialects.shared.switch_cases import print_switch_cases as print_switch_cases
from odsgen.runtime.builtin.attributes import (
    ElementsAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.types import FunctionType, IndexType, i1, index
from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.generated.formats import (
    ensure_block,
    ensure_terminator,
    parse_optional_attribute_of,
    with_error_after,
)
from odsgen.runtime.interfaces.function_format import parse_function, print_function
from odsgen.runtime.ir.region import Region
from odsgen.runtime.parser.operations import Argument

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.emitc import DoOp, ExpressionOp, ForOp, IfOp, IncludeOp

_YIELD = "emitc.yield"

parse_func = parse_function
print_func = print_function


def _add_region(parser: Parser, state: OperationState[Any], region: Region) -> None:
    location = state.location
    assert isinstance(location, tuple)
    ensure_terminator(parser, region, _YIELD, location)
    state.regions.append(region)


def _print_body(printer: AsmPrinter, region: Region) -> None:
    printer.print_region(region, print_entry_block_arguments=False, print_block_terminators=False)


def _print_attributes(op: Operation, printer: AsmPrinter) -> None:
    printer.print_optional_attr_dict({**op.properties_as_attributes(), **op.attributes})


# --- expressions --------------------------------------------------------------------------------------------------------


def parse_expression(parser: Parser, state: OperationState[ExpressionOp]) -> None:
    """`%a, %b noinline : (types) -> type { … }`; inside, the names are those of arguments."""
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


def print_expression(op: ExpressionOp, printer: AsmPrinter) -> None:
    """As `parse_expression` reads it; as in MLIR, `noinline` is not written."""
    printer.emit(f" {printer.operands_text(op.operands)}")
    printer.emit(" : ")
    printer.print_functional_type(op.operand_types, op.result_types)
    printer.shadow_region_arguments(op.region, op.operands)
    printer.emit(" ")
    printer.print_region(op.region, print_entry_block_arguments=False)


# --- control flow -------------------------------------------------------------------------------------------------------


def parse_do(parser: Parser, state: OperationState[DoOp]) -> None:
    """`{ … } while { … } attributes {…}`"""
    body = parser.parse_region()
    parser.parse_keyword("while")
    condition = parser.parse_region()
    ensure_block(body)
    state.regions.extend((body, condition))
    state.add_attributes(parser.parse_optional_attr_dict_with_keyword())


def print_do(op: DoOp, printer: AsmPrinter) -> None:
    """As `parse_do` reads it."""
    printer.emit(" ")
    printer.print_region(op.body_region, print_entry_block_arguments=False)
    printer.emit(" while ")
    printer.print_region(op.condition_region)
    printer.print_optional_attr_dict_with_keyword(op.attributes)


def parse_for(parser: Parser, state: OperationState[ForOp]) -> None:
    """`%i = %low to %high step %by : type { … } {attributes}`"""
    # An operand, not an argument: MLIR takes a number behind it, `%i#0`.
    variable = parser.parse_operand()
    parser.parse_token("=")
    bounds = [parser.parse_operand()]
    for keyword in ("to", "step"):
        parser.parse_keyword(keyword)
        bounds.append(parser.parse_operand())
    type = parser.parse_type() if parser.parse_optional_token(":") else index
    state.operands.extend(parser.resolve_operand(bound, type) for bound in bounds)
    argument = Argument(variable, type, {}, (parser.positions, variable))
    _add_region(parser, state, parser.parse_region([argument]))
    state.add_attributes(parser.parse_optional_attr_dict())


def print_for(op: ForOp, printer: AsmPrinter) -> None:
    """As `parse_for` reads it."""
    if not op.region.arguments:
        printer.print_generic_instead(op)
        return
    variable = op.region.arguments[0]
    low, high, step = map(printer.operand_text, op.operands)
    printer.emit(f" {printer.operand_text(variable)} = {low} to {high} step {step} ")
    if not isinstance(variable.type, IndexType):
        printer.emit(f" : {printer.type_text(variable.type)} ")  # two blanks, as MLIR prints
    _print_body(printer, op.region)
    _print_attributes(op, printer)


def parse_if(parser: Parser, state: OperationState[IfOp]) -> None:
    """`%condition { … } else { … } {attributes}`"""
    state.operands.append(parser.resolve_operand(parser.parse_operand(), i1))
    _add_region(parser, state, parser.parse_region())
    if parser.parse_optional_keyword("else"):
        _add_region(parser, state, parser.parse_region())
    else:
        state.regions.append(Region())
    state.add_attributes(parser.parse_optional_attr_dict())


def print_if(op: IfOp, printer: AsmPrinter) -> None:
    """As `parse_if` reads it."""
    printer.emit(f" {printer.operand_text(op.condition)} ")
    _print_body(printer, op.then_region)
    if op.else_region.blocks:
        printer.emit(" else ")
        _print_body(printer, op.else_region)
    _print_attributes(op, printer)


# --- files, variables ---------------------------------------------------------------------------------------------------


def parse_include(parser: Parser, state: OperationState[IncludeOp]) -> None:
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


def print_include(op: IncludeOp, printer: AsmPrinter) -> None:
    """As `parse_include` reads it."""
    printer.emit(f' <"{op.include}">' if op.is_standard_include else f' "{op.include}"')


def parse_emit_c_global_op_type_and_initial_value(
    parser: Parser,
) -> tuple[TypeAttr, Attribute | None]:
    """`i32 = 4`"""
    type = parser.parse_type()
    if not parser.parse_optional_token("="):
        return TypeAttr.get(type), None
    value = parser.parse_attribute(initializer_type(type))
    is_opaque = value.DIALECT_NAME == "emitc" and value.MNEMONIC == "opaque"
    if not is_opaque and not isinstance(value, (ElementsAttr, IntegerAttr, FloatAttr)):
        raise parser.custom_error(
            "initial value should be a integer, float, elements or opaque attribute"
        )
    return TypeAttr.get(type), value


def print_emit_c_global_op_type_and_initial_value(
    op: Operation, printer: AsmPrinter, type: TypeAttr, value: Attribute | None
) -> None:
    """As `parse_emit_c_global_op_type_and_initial_value` reads it."""
    printer.emit(printer.type_text(type.value))
    if value is not None:
        printer.emit(f" = {printer.attribute_text(value, elide_type=True)}")


parse_emit_c_field_op_type_and_initial_value = parse_emit_c_global_op_type_and_initial_value
print_emit_c_field_op_type_and_initial_value = print_emit_c_global_op_type_and_initial_value
