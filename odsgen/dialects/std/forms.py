"""Custom forms of the dialect `std`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.operands import (
    dims_and_symbols_text,
    loop_bound_text,
    parse_dims_and_symbols,
    parse_loop_bound,
    parse_map_attribute,
)
from odsgen.dialects.shared import name_place, print_attributes
from odsgen.hooks import form
from odsgen.runtime import (
    AsmPrinter,
    Attribute,
    Block,
    Delimiter,
    DenseArrayAttr,
    IntegerAttr,
    IntegerSetAttr,
    Operation,
    OperationState,
    Parser,
    Region,
    SymbolRefAttr,
    Type,
    TypedAttr,
    UnresolvedOperand,
    Value,
    i32,
    i64,
    index,
)
from odsgen_dialects.std import (
    AffineApplyOp,
    AllocOp,
    AllocStaticOp,
    CmpIOp,
    CmpPredicate,
    ConstantOp,
    DimOp,
    ForOp,
    IfOp,
    ViewOp,
)


def _body(parser: Parser, region: Region) -> Region:
    """Parses a region; `{ }` has an empty block."""
    if not region.blocks:
        region.append(Block())
    return region


# --- for ------------------------------------------------------------------------------------------------------------------

_FOR_PROPERTIES = ("lowerBoundMap", "upperBoundMap", "step", "operandSegmentSizes")


@form(ForOp)
class ForForm:
    def parse(self, parser: Parser, state: OperationState[ForOp]) -> None:
        """`%i = bound to bound step 2 { … } {attributes}`"""
        variable = parser.parse_argument(allow_type=False, allow_attributes=False, type=index)
        parser.parse_token("=")
        state.properties["lowerBoundMap"], low = parse_loop_bound(parser, state, is_lower=True)
        parser.parse_keyword("to")
        state.properties["upperBoundMap"], high = parse_loop_bound(parser, state, is_lower=False)
        step = IntegerAttr.get(1, index)
        if parser.parse_optional_keyword("step"):
            place = parser.index
            given = parser.parse_attribute(index)
            if not isinstance(given, IntegerAttr) or given.value <= 0:
                raise parser.custom_error("expected the step to be a positive integer", place)
            step = given
        state.properties["step"] = step
        state.operands.extend([*low, *high])
        state.properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, (len(low), len(high)))
        state.regions.append(parser.parse_region([variable]))
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: ForOp, printer: AsmPrinter) -> None:
        """A step of 1 is not printed."""
        printer.emit(" ")
        printer.print_region_argument(op.body.blocks[0].arguments[0], omit_type=True)
        low = loop_bound_text(printer, "max", op.lower_bound_map, op.lower_bound_operands)
        high = loop_bound_text(printer, "min", op.upper_bound_map, op.upper_bound_operands)
        printer.emit(f" = {low} to {high} ")
        if op.step != 1:
            printer.emit(f"step {op.step} ")
        printer.print_region(op.body, print_entry_block_arguments=False)
        print_attributes(op, printer, _FOR_PROPERTIES)


# --- if -------------------------------------------------------------------------------------------------------------------


@form(IfOp)
class IfForm:
    def parse(self, parser: Parser, state: OperationState[IfOp]) -> None:
        """`set(%dims)[%symbols] { … } else { … } {attributes}`, also `else if set…`"""
        place = parser.index
        condition = parser.parse_attribute()
        if not isinstance(condition, IntegerSetAttr):
            raise parser.custom_error("expected an integer set", place)
        state.properties["condition"] = condition
        dims, symbols = parse_dims_and_symbols(parser)
        if (len(dims), len(symbols)) != (condition.value.num_dims, condition.value.num_symbols):
            raise parser.custom_error(
                "dimension or symbol operand count does not match the integer set",
                name_place(state),
            )
        state.operands.extend(dims + symbols)
        state.regions.append(_body(parser, parser.parse_region()))
        otherwise = Region()
        if parser.parse_optional_keyword("else"):
            if parser.tokens[parser.index] == "if":
                otherwise = parser.nested(_parse_else_if, parser)
            else:
                otherwise = _body(parser, parser.parse_region())
        state.regions.append(otherwise)
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: IfOp, printer: AsmPrinter) -> None:
        while True:
            condition = op.condition
            operands = dims_and_symbols_text(printer, condition.value.num_dims, op.operands)
            printer.emit(f" {printer.attribute_text(condition)}{operands} ")
            printer.print_region(op.then_body)
            if not op.else_body.blocks:
                break
            printer.emit(" else")
            inner = _only_if(op)
            if inner is None:
                printer.emit(" ")
                printer.print_region(op.else_body)
                break
            printer.emit(" if")
            op = inner
        print_attributes(op, printer, ("condition",))


def _parse_else_if(parser: Parser) -> Region:
    block = Block()
    name, parser.op_name = parser.op_name, None
    place = parser.index
    parser.index += 1
    op_class = parser.context.operation_class("std.if")
    assert op_class is not None
    parser.op_name = op_class.OPERATION_NAME
    block.append(op_class.parse(parser, (parser.positions, place)))
    parser.op_name = name
    return Region([block])


def _only_if(op: IfOp) -> IfOp | None:
    """The `if` that is alone in an `else` region and can be printed as `else if`."""
    block = op.else_body.blocks[0]
    first = block.first
    if not isinstance(first, type(op)) or first is not block.last or op.attributes:
        return None
    return first


# --- maps and sizes -------------------------------------------------------------------------------------------------------


@form(AffineApplyOp)
class AffineApplyForm:
    def parse(self, parser: Parser, state: OperationState[AffineApplyOp]) -> None:
        """`map(%dims)[%symbols] {attributes}`"""
        attribute = parse_map_attribute(parser)
        dims, symbols = parse_dims_and_symbols(parser)
        if (len(dims), len(symbols)) != (attribute.value.num_dims, attribute.value.num_symbols):
            raise parser.custom_error("dimension or symbol index mismatch", name_place(state))
        state.properties["map"] = attribute
        state.operands.extend(dims + symbols)
        state.result_types.append(index)
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: AffineApplyOp, printer: AsmPrinter) -> None:
        operands = dims_and_symbols_text(printer, op.map.value.num_dims, op.operands)
        printer.emit(f" {printer.attribute_text(op.map)}{operands}")
        print_attributes(op, printer, ("map",))


@form("SizesAndSymbols")
class SizesAndSymbols:
    def parse(self, parser: Parser) -> tuple[list[UnresolvedOperand], list[UnresolvedOperand]]:
        """`(%sizes)[%symbols]`, the brackets optional"""
        sizes = parser.parse_operand_list(Delimiter.PAREN)
        return list(sizes), list(parser.parse_operand_list(Delimiter.OPTIONAL_SQUARE))

    def print(
        self, op: Operation, printer: AsmPrinter, sizes: Sequence[Value], symbols: Sequence[Value]
    ) -> None:
        printer.emit(dims_and_symbols_text(printer, len(sizes), [*sizes, *symbols]))


@form("Allocation")
class Allocation:
    def parse(
        self, parser: Parser
    ) -> tuple[list[UnresolvedOperand], list[UnresolvedOperand], Type]:
        """`(%sizes)[%symbols] : type`, or the type before the sizes"""
        if parser.tokens[parser.index] != "(":
            type = parser.parse_type()
            return *SizesAndSymbols().parse(parser), type
        sizes, symbols = SizesAndSymbols().parse(parser)
        return sizes, symbols, parser.parse_colon_type()

    def print(
        self,
        op: AllocOp,
        printer: AsmPrinter,
        sizes: Sequence[Value],
        symbols: Sequence[Value],
        type: Type,
    ) -> None:
        """Prints the type at the end."""
        SizesAndSymbols().print(op, printer, sizes, symbols)
        printer.emit(f" : {printer.type_text(type)}")


@form(ViewOp)
class ViewForm:
    def parse(self, parser: Parser, state: OperationState[ViewOp]) -> None:
        """`type(%sizes)[%symbols] %source {attributes} : type`; also `: type -> type`"""
        place = parser.index
        type = parser.parse_type()
        named: Type | None = None
        if parser.parse_optional_token("->"):
            named, type = type, parser.parse_type()
        sizes, symbols = SizesAndSymbols().parse(parser)
        source = parser.parse_operand()
        state.add_attributes(parser.parse_optional_attr_dict())
        source_type = parser.parse_colon_type()
        if named is not None and named is not source_type:
            raise parser.custom_error(f"expected the type of the source, '{source_type}'", place)
        state.operands.extend(parser.resolve_operands_of_type([*sizes, *symbols], index))
        state.operands.append(parser.resolve_operand(source, source_type))
        counts = (len(sizes), len(symbols), 1)
        state.properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, counts)
        state.result_types.append(type)

    def print(self, op: ViewOp, printer: AsmPrinter) -> None:
        """Prints the result type in front."""
        printer.emit(f" {printer.type_text(op.result.type)}")
        SizesAndSymbols().print(op, printer, op.sizes, op.symbols)
        printer.emit(f" {printer.operand_text(op.source)}")
        print_attributes(op, printer, ("operandSegmentSizes",))
        printer.emit(f" : {printer.type_text(op.source.type)}")


# --- numbers and constants ------------------------------------------------------------------------------------------------


def _integer(parser: Parser) -> IntegerAttr:
    place = parser.index
    attribute = parser.parse_attribute(i64)
    if not isinstance(attribute, IntegerAttr):
        raise parser.custom_error("expected an integer", place)
    return attribute


@form("Dimension")
class Dimension:
    def parse(self, parser: Parser) -> IntegerAttr:
        """`1`"""
        return _integer(parser)

    def print(self, op: DimOp, printer: AsmPrinter, index: IntegerAttr) -> None:
        printer.emit(str(index.value))


@form("Address")
class Address:
    def parse(self, parser: Parser) -> IntegerAttr:
        """`0x1232a00`"""
        return _integer(parser)

    def print(self, op: AllocStaticOp, printer: AsmPrinter, base: IntegerAttr) -> None:
        printer.emit(hex(base.value) if base.value >= 0 else str(base.value))


@form("Predicate")
class Predicate:
    def parse(self, parser: Parser) -> IntegerAttr:
        """`"slt"`"""
        place = parser.index
        keyword = parser.parse_optional_string()
        if keyword is None:
            raise parser.custom_error('expected the predicate as a string, such as "slt"', place)
        try:
            return IntegerAttr.get(int(CmpPredicate.of_keyword(keyword)), i64)
        except ValueError:
            raise parser.custom_error(
                f'unknown comparison predicate "{keyword}"; there are '
                f"{', '.join(str(predicate) for predicate in CmpPredicate)}",
                place,
            ) from None

    def print(self, op: CmpIOp, printer: AsmPrinter, predicate: IntegerAttr) -> None:
        printer.emit(f'"{op.predicate}"')


@form("ConstantValue")
class ConstantValue:
    def parse(self, parser: Parser) -> tuple[Attribute, Type]:
        """`42 : i32`, `dense<0> : vector<4xi32>` or `@function : type`."""
        place = parser.index
        value = parser.parse_attribute()
        if isinstance(value, SymbolRefAttr):
            return value, parser.parse_colon_type()
        if not isinstance(value, TypedAttr):
            raise parser.custom_error("expected a constant that has a type, or a function", place)
        return value, value.type

    def print(self, op: ConstantOp, printer: AsmPrinter, value: Attribute, type: Type) -> None:
        printer.print_attribute(value)
        if isinstance(value, SymbolRefAttr):
            printer.emit(f" : {printer.type_text(type)}")
