"""Custom forms of the dialect `scf`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import (
    DYNAMIC_INDEX,
    SwitchCases,
    add_region,
    constant_integer,
    index_list_text,
    name_place,
    parse_assignment_list,
    parse_index_list,
    parse_untyped_arguments,
    print_assignment_list,
    print_attributes,
    print_body,
    with_type,
    with_types,
)
from odsgen.hooks import form
from odsgen.runtime import (
    Argument,
    AsmPrinter,
    Block,
    Delimiter,
    DenseArrayAttr,
    FunctionType,
    IsTerminator,
    OperationState,
    Parser,
    Region,
    Type,
    UnitAttr,
    UnresolvedOperand,
    Value,
    ensure_block,
    i1,
    i32,
    i64,
    index,
    parse_colon_type_of,
)
from odsgen_dialects import scf

form("SwitchCases")(SwitchCases)


YIELD = "scf.yield"


# --- execute_region ---------------------------------------------------------------------------------------------------


@form(scf.ExecuteRegionOp)
class ExecuteRegionForm:
    def parse(self, parser: Parser, state: OperationState[scf.ExecuteRegionOp]) -> None:
        """`-> types no_inline { … } {attributes}`"""
        state.result_types.extend(parser.parse_optional_arrow_type_list())
        if parser.parse_optional_keyword("no_inline"):
            state.properties["no_inline"] = UnitAttr.get()
        state.regions.append(parser.parse_region())
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: scf.ExecuteRegionOp, printer: AsmPrinter) -> None:
        if op.results:
            printer.emit(f" {printer.arrow_type_list_text(op.result_types)}")
        printer.emit(" no_inline " if op.no_inline else " ")
        print_body(printer, op.region)
        print_attributes(op, printer, ("no_inline",))


# --- if ---------------------------------------------------------------------------------------------------------------


@form(scf.IfOp)
class IfForm:
    def parse(self, parser: Parser, state: OperationState[scf.IfOp]) -> None:
        """`%condition -> (types) { … } else { … } {attributes}`"""
        state.operands.append(parser.resolve_operand(parser.parse_operand(), i1))
        state.result_types.extend(parser.parse_optional_arrow_type_list())
        add_region(parser, state, parser.parse_region(), YIELD)
        if parser.parse_optional_keyword("else"):
            add_region(parser, state, parser.parse_region(), YIELD)
        else:
            state.regions.append(Region())
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: scf.IfOp, printer: AsmPrinter) -> None:
        """Leaves out what yields nothing."""
        printer.emit(f" {printer.operand_text(op.condition)}")
        if op.results:
            printer.emit(f" -> ({printer.types_text(op.result_types)})")
        printer.emit(" ")
        has_results = bool(op.results)
        print_body(printer, op.then_region, with_terminator=has_results)
        if op.else_region.blocks:
            printer.emit(" else ")
            print_body(printer, op.else_region, with_terminator=has_results)
        print_attributes(op, printer)


# --- for --------------------------------------------------------------------------------------------------------------


@form(scf.ForOp)
class ForForm:
    def parse(self, parser: Parser, state: OperationState[scf.ForOp]) -> None:
        """`unsigned %i = %low to %high step %by iter_args(%a = %b) -> (types) : type { … } {attributes}`"""
        if parser.parse_optional_keyword("unsigned"):
            state.properties["unsignedCmp"] = UnitAttr.get()
        # As in MLIR, an operand, which may have a result number: `%i#0`.
        variable = parser.parse_operand()
        arguments = [Argument(variable, index, {}, (parser.positions, variable))]
        parser.parse_token("=")
        bounds = [parser.parse_operand()]
        for keyword in ("to", "step"):
            parser.parse_keyword(keyword)
            bounds.append(parser.parse_operand())
        inits: list[UnresolvedOperand] = []
        if parser.parse_optional_keyword("iter_args"):
            carried, inits = parse_assignment_list(parser)
            arguments += carried
            state.result_types.extend(parser.parse_arrow_type_list())
        if len(inits) != len(state.result_types):
            raise parser.custom_error(
                "mismatch in number of loop-carried values and defined values", name_place(state)
            )
        type: Type = index
        if parser.parse_optional_token(":"):
            type = parser.parse_type()
        arguments = with_types(arguments, [type, *state.result_types])
        add_region(parser, state, parser.parse_region(arguments), YIELD)
        state.operands.extend(parser.resolve_operands_of_type(bounds, type))
        state.operands.extend(parser.resolve_operands(inits, state.result_types))
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: scf.ForOp, printer: AsmPrinter) -> None:
        """An index type and a terminator without operands are not printed."""
        emit = printer.emit
        variable, *carried = op.region.blocks[0].arguments
        low, high, step, inits = op.lower_bound, op.upper_bound, op.step, op.init_args
        if op.unsigned_cmp:
            emit(" unsigned")
        name = printer.operand_text
        emit(f" {name(variable)} = {name(low)} to {name(high)} step {name(step)}")
        print_assignment_list(printer, " iter_args", carried, inits)
        if inits:
            emit(f" -> ({printer.types_text([init.type for init in inits])})")
        emit(" ")
        if variable.type is not index:
            emit(f" : {printer.type_text(variable.type)} ")
        print_body(printer, op.region, with_terminator=bool(inits))
        print_attributes(op, printer, ("unsignedCmp",))


# --- while ------------------------------------------------------------------------------------------------------------


@form(scf.WhileOp)
class WhileForm:
    def parse(self, parser: Parser, state: OperationState[scf.WhileOp]) -> None:
        """`(%a = %b) : (types) -> types { … } do { … } attributes {…}`"""
        arguments, operands = (
            parse_assignment_list(parser) if parser.tokens[parser.index] == "(" else ([], [])
        )
        place = parser.index
        type = parse_colon_type_of(parser, FunctionType)
        state.result_types.extend(type.results)
        if len(type.inputs) != len(operands):
            raise parser.custom_error(
                "expected as many input types as operands "
                f"(expected {len(operands)} got {len(type.inputs)})",
                place,
            )
        state.operands.extend(parser.resolve_operands(operands, type.inputs))
        state.regions.append(parser.parse_region(with_types(arguments, type.inputs)))
        parser.parse_keyword("do")
        state.regions.append(parser.parse_region())
        state.add_attributes(parser.parse_optional_attr_dict_with_keyword())

    def print(self, op: scf.WhileOp, printer: AsmPrinter) -> None:
        before, after = op.regions
        print_assignment_list(printer, " ", before.blocks[0].arguments, op.inits)
        printer.emit(" : ")
        printer.print_functional_type(op.operand_types, op.result_types)
        printer.emit(" ")
        print_body(printer, before)
        printer.emit(" do ")
        printer.print_region(after)
        printer.print_optional_attr_dict_with_keyword(op.attributes)


# --- parallel ---------------------------------------------------------------------------------------------------------


@form(scf.ParallelOp)
class ParallelForm:
    def parse(self, parser: Parser, state: OperationState[scf.ParallelOp]) -> None:
        """`(%i, %j) = (%low, …) to (%high, …) step (%by, …) init (%a) -> types { … } {attributes}`"""
        variables = parse_untyped_arguments(parser)
        count = len(variables)
        parser.parse_token("=")
        for keyword in ("", "to", "step"):
            if keyword:
                parser.parse_keyword(keyword)
            bounds = parser.parse_operand_list(Delimiter.PAREN, required=count)
            state.operands.extend(parser.resolve_operands_of_type(bounds, index))
        inits: list[UnresolvedOperand] = []
        if parser.parse_optional_keyword("init"):
            inits = parser.parse_operand_list(Delimiter.PAREN)
        state.result_types.extend(parser.parse_optional_arrow_type_list())
        body = parser.parse_region(with_type(variables, index))
        state.properties["operandSegmentSizes"] = DenseArrayAttr.get(
            i32, (count, count, count, len(inits))
        )
        state.add_attributes(parser.parse_optional_attr_dict())
        state.operands.extend(parser.resolve_operands(inits, state.result_types, name_place(state)))
        add_region(parser, state, body, "scf.reduce")

    def print(self, op: scf.ParallelOp, printer: AsmPrinter) -> None:
        low, high, step, inits = op.lower_bound, op.upper_bound, op.step, op.init_vals
        names = printer.operands_text
        printer.emit(f" ({names(op.region.blocks[0].arguments)})")
        printer.emit(f" = ({names(low)}) to ({names(high)}) step ({names(step)})")
        if inits:
            printer.emit(f" init ({names(inits)})")
        if op.results:
            printer.emit(f" {printer.arrow_type_list_text(op.result_types)}")
        printer.emit(" ")
        print_body(printer, op.region)
        print_attributes(op, printer, ("operandSegmentSizes",))


# --- forall -----------------------------------------------------------------------------------------------------------

_BOUNDS = ("staticLowerBound", "staticUpperBound", "staticStep")


@form(scf.ForallOp)
class ForallForm:
    def parse(self, parser: Parser, state: OperationState[scf.ForallOp]) -> None:
        """`(%i) in (4) …` or `(%i) = (0) to (%high) step (2) shared_outs(%a = %b) -> (types) { … } {attributes}`"""
        variables = parse_untyped_arguments(parser)
        count = len(variables)
        numbers = {"staticLowerBound": [0] * count, "staticStep": [1] * count}
        sizes = [0, 0, 0]
        if parser.parse_optional_keyword("in"):
            keywords = {"staticUpperBound": ""}
        else:
            parser.parse_token("=")
            keywords = {"staticLowerBound": "", "staticUpperBound": "to", "staticStep": "step"}
        for name, keyword in keywords.items():
            if keyword:
                parser.parse_keyword(keyword)
            values, numbers[name], _ = parse_index_list(parser, Delimiter.PAREN)
            sizes[_BOUNDS.index(name)] = len(values)
            state.operands.extend(parser.resolve_operands_of_type(values, index))
        for name in _BOUNDS:
            state.properties[name] = DenseArrayAttr.get(i64, numbers[name])
        place = parser.index
        arguments = with_type(variables, index)
        outputs: list[UnresolvedOperand] = []
        if parser.parse_optional_keyword("shared_outs"):
            shared, outputs = parse_assignment_list(parser)
            state.result_types.extend(parser.parse_optional_arrow_type_list())
            state.operands.extend(parser.resolve_operands(outputs, state.result_types, place))
            arguments += with_types(shared, state.result_types)
        body = parser.parse_region(arguments)
        _ensure_in_parallel(parser, state, body)
        state.regions.append(body)
        state.add_attributes(parser.parse_optional_attr_dict())
        state.properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, (*sizes, len(outputs)))

    def print(self, op: scf.ForallOp, printer: AsmPrinter) -> None:
        """Prints `in` if all loops count from 0 by 1."""
        low = index_list_text(printer, op.dynamic_lower_bound, op.static_lower_bound)
        high = index_list_text(printer, op.dynamic_upper_bound, op.static_upper_bound)
        arguments = op.region.blocks[0].arguments
        count = len(op.static_lower_bound)
        printer.emit(f" ({printer.operands_text(arguments[:count])})")
        if _is_always(0, op.static_lower_bound, op.dynamic_lower_bound) and _is_always(
            1, op.static_step, op.dynamic_step
        ):
            printer.emit(f" in ({high})")
        else:
            step = index_list_text(printer, op.dynamic_step, op.static_step)
            printer.emit(f" = ({low}) to ({high}) step ({step})")
        shared = arguments[count:]
        print_assignment_list(printer, " shared_outs", shared, op.outputs)
        printer.emit(f" -> ({printer.types_text(op.result_types)}) " if shared else " ")
        print_body(printer, op.region, with_terminator=bool(op.results))
        print_attributes(op, printer, (*_BOUNDS, "operandSegmentSizes"))


def _ensure_in_parallel(parser: Parser, state: OperationState[Any], body: Region) -> None:
    """Adds an empty `scf.forall.in_parallel` if there is none."""
    ensure_block(body)
    block = body.blocks[-1]
    last = block.last
    if last is None or IsTerminator not in type(last).TRAITS:
        op_class = parser.context.operation_class("scf.forall.in_parallel")
        assert op_class is not None
        block.append(op_class(regions=(Region([Block()]),), location=state.location))


def _is_always(number: int, static: Sequence[int], values: Sequence[Value]) -> bool:
    """Whether all bounds are that constant."""
    dynamic = iter(values)
    found = [
        constant_integer(next(dynamic)) if value == DYNAMIC_INDEX else value for value in static
    ]
    return all(value == number for value in found)


@form(scf.InParallelOp)
class InParallelForm:
    def parse(self, parser: Parser, state: OperationState[scf.InParallelOp]) -> None:
        """`{ … } {attributes}`"""
        body = parser.parse_region()
        ensure_block(body)
        state.regions.append(body)
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: scf.InParallelOp, printer: AsmPrinter) -> None:
        printer.emit(" ")
        print_body(printer, op.region, with_terminator=False)
        print_attributes(op, printer)
