"""Custom assembly of the dialect `affine`: loops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.affine.operands import (
    bounds_text,
    dims_and_symbols_text,
    loop_bound_text,
    parse_bounds,
    parse_dims_and_symbols,
    parse_loop_bound,
)
from odsgen.dialects.shared import (
    add_region,
    name_place,
    parse_assignment_list,
    parse_untyped_arguments,
    print_assignments,
    print_attributes,
    print_body,
    with_type,
    with_types,
)
from odsgen.hooks import form
from odsgen.runtime import (
    AffineConstantExpr,
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    Delimiter,
    DenseArrayAttr,
    DenseIntOrFPElementsAttr,
    IntegerAttr,
    IntegerSetAttr,
    NoneType,
    RankedTensorType,
    Region,
    StringAttr,
    i32,
    i64,
    index,
    parse_attribute_of,
)
from odsgen_dialects.affine import AffineForOp, AffineIfOp, AffineParallelOp

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, OperationState, Parser, Value


YIELD = "affine.yield"


# --- for --------------------------------------------------------------------------------------------------------------

_FOR_PROPERTIES = ("lowerBoundMap", "upperBoundMap", "step", "operandSegmentSizes")


@form(AffineForOp)
class AffineForForm:
    def parse(self, parser: Parser, state: OperationState[AffineForOp]) -> None:
        """`%i = bound to bound step 2 iter_args(%a = %b) -> (types) { … } {attributes}`"""
        arguments = [parser.parse_argument(allow_type=False, allow_attributes=False, type=index)]
        parser.parse_token("=")
        state.properties["lowerBoundMap"], low = parse_loop_bound(parser, state, is_lower=True)
        if not parser.parse_optional_keyword("to"):
            raise parser.custom_error("expected 'to' between bounds")
        state.properties["upperBoundMap"], high = parse_loop_bound(parser, state, is_lower=False)
        step = IntegerAttr.get(1, index)
        if parser.parse_optional_keyword("step"):
            place = parser.index
            attribute = parse_attribute_of(parser, IntegerAttr, index)
            if attribute.value < 0 or isinstance(attribute, BoolAttr) and attribute.value:
                raise parser.custom_error(
                    "expected step to be representable as a positive signed integer", place
                )
            step = attribute
        state.properties["step"] = step
        inits: Sequence[Value] = ()
        count = 0
        if parser.parse_optional_keyword("iter_args"):
            carried, operands = parse_assignment_list(parser)
            state.result_types.extend(parser.parse_arrow_type_list())
            count = len(carried)
            pairs = list(zip(operands, state.result_types, strict=False))
            inits = [parser.resolve_operand(operand, type) for operand, type in pairs]
            if count == len(state.result_types):
                arguments += with_types(carried, state.result_types)
        state.operands.extend([*low, *high, *inits])
        sizes = (len(low), len(high), len(inits))
        state.properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, sizes)
        if count != len(state.result_types):
            raise parser.custom_error(
                "mismatch between the number of loop-carried values and results", name_place(state)
            )
        add_region(parser, state, parser.parse_region(arguments), YIELD)
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: AffineForOp, printer: AsmPrinter) -> None:
        low, high = op.lower_bound_operands, op.upper_bound_operands
        variable, *carried = op.region.blocks[0].arguments
        emit = printer.emit
        emit(" ")
        printer.print_region_argument(variable, omit_type=True)
        emit(f" = {loop_bound_text(printer, 'max', op.lower_bound_map, low)}")
        emit(f" to {loop_bound_text(printer, 'min', op.upper_bound_map, high)}")
        if op.step != 1:
            emit(f" step {op.step}")
        # As in MLIR, iter_args are the operands that the maps do not take, not a segment.
        maps = op.lower_bound_map, op.upper_bound_map
        has_carried = len(op.operands) != sum(bound.value.num_inputs for bound in maps)
        if has_carried:
            print_assignments(printer, " iter_args", carried, op.inits)
            emit(f" -> ({printer.types_text(op.result_types)})")
        emit(" ")
        printer.print_region(
            op.region, print_entry_block_arguments=False, print_block_terminators=has_carried
        )
        print_attributes(op, printer, _FOR_PROPERTIES)


# --- if ---------------------------------------------------------------------------------------------------------------


@form(AffineIfOp)
class AffineIfForm:
    def parse(self, parser: Parser, state: OperationState[AffineIfOp]) -> None:
        """`set(%dims)[%symbols] -> types { … } else { … } {attributes}`"""
        condition = parse_attribute_of(parser, IntegerSetAttr)
        state.properties["condition"] = condition
        dims, symbols = parse_dims_and_symbols(parser)
        place = name_place(state)
        if len(dims) != condition.value.num_dims:
            raise parser.custom_error(
                "dim operand count and integer set dim count must match", place
            )
        if len(symbols) != condition.value.num_symbols:
            raise parser.custom_error(
                "symbol operand count and integer set symbol count must match", place
            )
        state.operands.extend(dims + symbols)
        state.result_types.extend(parser.parse_optional_arrow_type_list())
        add_region(parser, state, parser.parse_region(), YIELD)
        if parser.parse_optional_keyword("else"):
            add_region(parser, state, parser.parse_region(), YIELD)
        else:
            state.regions.append(Region())
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: AffineIfOp, printer: AsmPrinter) -> None:
        condition = op.condition
        operands = dims_and_symbols_text(printer, condition.value.num_dims, op.operands)
        printer.emit(f" {printer.attribute_text(condition)}{operands}")
        if op.results:
            printer.emit(f" {printer.arrow_type_list_text(op.result_types)}")
        printer.emit(" ")
        print_body(printer, op.then_region, with_terminator=bool(op.results))
        if op.else_region.blocks:
            printer.emit(" else ")
            print_body(printer, op.else_region, with_terminator=bool(op.results))
        print_attributes(op, printer, ("condition",))


# --- parallel ---------------------------------------------------------------------------------------------------------

_PARALLEL_PROPERTIES = (
    "reductions",
    "lowerBoundsMap",
    "lowerBoundsGroups",
    "upperBoundsMap",
    "upperBoundsGroups",
    "steps",
)


@form(AffineParallelOp)
class AffineParallelForm:
    def parse(self, parser: Parser, state: OperationState[AffineParallelOp]) -> None:
        """`(%i, …) = (bounds) to (bounds) step (1, …) reduce ("addf", …) -> (types) { … } {attributes}`"""
        variables = parse_untyped_arguments(parser)
        parser.parse_token("=")
        _parse_parallel_bounds(parser, state, "lower", "max")
        parser.parse_keyword("to")
        _parse_parallel_bounds(parser, state, "upper", "min")
        steps = [1] * len(variables)
        if parser.parse_optional_keyword("step"):
            map, _ = parser.parse_affine_map_of_ssa_ids(Delimiter.PAREN)
            steps = []
            for expr in map.results:
                if not isinstance(expr, AffineConstantExpr):
                    raise parser.custom_error("steps must be constant integers", name_place(state))
                steps.append(expr.value)
        state.properties["steps"] = _integer_array(steps)
        reductions: list[int] = []
        if parser.parse_optional_keyword("reduce"):
            parser.parse_token("(")
            reductions = parser.parse_comma_separated_list(lambda: _parse_reduction(parser))
            parser.parse_token(")")
        state.properties["reductions"] = _integer_array(reductions)
        state.result_types.extend(parser.parse_optional_arrow_type_list())
        body = parser.parse_region(with_type(variables, index))
        state.add_attributes(parser.parse_optional_attr_dict())
        add_region(parser, state, body, YIELD)

    def print(self, op: AffineParallelOp, printer: AsmPrinter) -> None:
        emit = printer.emit
        emit(f" ({printer.operands_text(op.region.blocks[0].arguments)}) = (")
        count = op.lower_bounds_map.value.num_inputs
        emit(_parallel_bounds_text(op, printer, "lower", "max", op.map_operands[:count]))
        emit(") to (")
        emit(_parallel_bounds_text(op, printer, "upper", "min", op.map_operands[count:]))
        emit(")")
        steps = op.steps
        if any(step != 1 for step in steps):
            emit(f" step ({', '.join(map(str, steps))})")
        if op.results:
            kinds = [f'"{kind}"' for kind in op.reductions]
            emit(f" reduce ({', '.join(kinds)}) -> ({printer.types_text(op.result_types)})")
        emit(" ")
        print_body(printer, op.region, with_terminator=bool(op.results))
        print_attributes(op, printer, _PARALLEL_PROPERTIES)


def _parse_parallel_bounds(
    parser: Parser, state: OperationState[Any], which: str, keyword: str
) -> None:
    bounds, groups = parse_bounds(parser, keyword)
    state.operands.extend([*bounds.dims, *bounds.symbols])
    state.properties[f"{which}BoundsMap"] = AffineMapAttr.get(bounds.map())
    state.properties[f"{which}BoundsGroups"] = DenseIntOrFPElementsAttr.get(
        RankedTensorType.get((len(groups),), i32), groups
    )


def _parse_reduction(parser: Parser) -> int:
    """`"addf"`"""
    from odsgen_dialects.arith import AtomicRMWKind

    place = parser.index
    attribute = parse_attribute_of(parser, StringAttr, NoneType.get())
    try:
        return int(AtomicRMWKind.of_keyword(attribute.value))
    except ValueError:
        raise parser.custom_error(f"invalid reduction value: {attribute}", place) from None


def _integer_array(values: Sequence[int]) -> ArrayAttr:
    return ArrayAttr.get([IntegerAttr.get(value, i64) for value in values])


def _parallel_bounds_text(
    op: AffineParallelOp, printer: AsmPrinter, which: str, keyword: str, values: Sequence[Value]
) -> str:
    # Excess groups are not printed.
    sizes = op.properties[f"{which}BoundsGroups"].values()[: len(op.region.arguments)]
    groups = [int(size) for size in sizes]
    return bounds_text(printer, keyword, op.properties[f"{which}BoundsMap"].value, groups, values)
