"""Forms of operations of `ttg`."""

from __future__ import annotations

from odsgen.hooks import form
from odsgen.runtime import (
    AsmPrinter,
    Block,
    Delimiter,
    DenseArrayAttr,
    FunctionType,
    IntegerAttr,
    Operation,
    OperationState,
    Parser,
    Region,
    i32,
)

from ..enums import AddrSpace
from ..ops import BarrierOp, WarpSpecializeOp, WarpSpecializePartitionsOp


@form("Offsets")
class Offsets:
    def parse(self, parser: Parser) -> DenseArrayAttr:
        """`0, 16`"""
        return DenseArrayAttr.get(i32, parser.parse_comma_separated_list(parser.parse_integer))

    def print(self, op: Operation, printer: AsmPrinter, offsets: DenseArrayAttr) -> None:
        printer.emit(", ".join(map(str, offsets)))


@form(BarrierOp)
class BarrierForm:
    def parse(self, parser: Parser, state: OperationState[BarrierOp]) -> None:
        """`local|global_read`, `all`"""
        spaces = self._parse_space(parser)
        while parser.parse_optional_token("|"):
            spaces |= self._parse_space(parser)
        state.properties["addrSpace"] = IntegerAttr.get(spaces.value, i32)

    def _parse_space(self, parser: Parser) -> AddrSpace:
        keyword = parser.parse_keyword_or_string()
        found = AddrSpace.from_keyword(keyword)
        if found is None:
            raise parser.custom_error(f"unknown addrSpace '{keyword}'")
        return found

    def print(self, op: BarrierOp, printer: AsmPrinter) -> None:
        space = op.addr_space
        printer.emit(f" {'all' if space == AddrSpace.All else space.keyword}")


@form(WarpSpecializeOp)
class WarpSpecializeForm:
    def parse(self, parser: Parser, state: OperationState[WarpSpecializeOp]) -> None:
        """`(%a) default {…} partition0(%b: i32) num_warps(4) {…} : (i32) -> ()`"""
        captures = parser.parse_operand_list(Delimiter.PAREN)
        state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
        parser.parse_keyword("default")
        default = parser.parse_region()
        warps: list[int] = []
        partitions: list[Region] = []
        while parser.parse_optional_keyword(f"partition{len(warps)}"):
            arguments = parser.parse_argument_list(Delimiter.PAREN)
            parser.parse_keyword("num_warps")
            parser.parse_token("(")
            warps.append(parser.parse_integer())
            parser.parse_token(")")
            partitions.append(parser.parse_region(arguments))
        parser.parse_token(":")
        place = parser.index
        types = parser.parse_type()
        if not isinstance(types, FunctionType):
            raise parser.custom_error("invalid kind of type specified", place)
        values = parser.resolve_operands(captures, types.inputs)
        holder = Block()
        holder.append(
            WarpSpecializePartitionsOp.build(
                values, partition_regions=partitions, location=state.location
            )
        )
        state.result_types += types.results
        state.properties["partitionNumWarps"] = DenseArrayAttr.get(i32, warps)
        state.regions += [default, Region([holder])]

    def print(self, op: WarpSpecializeOp, printer: AsmPrinter) -> None:
        partitions = op.partition_op_holder.blocks[0].operations[0]
        captures = partitions.operands
        printer.emit(f"({printer.operands_text(captures)})")
        printer.print_optional_attr_dict_with_keyword(
            {**op.stored_properties, **op.attributes}, ["partitionNumWarps"]
        )
        printer.print_newline()
        printer.emit("default ")
        printer.print_region(op.default_region, print_entry_block_arguments=False)
        for number, region in enumerate(partitions.regions):
            printer.print_newline()
            printer.emit(f"partition{number}(")
            for index, argument in enumerate(region.arguments):
                printer.emit(", " if index else "")
                printer.print_region_argument(argument)
            printer.emit(f") num_warps({op.partition_num_warps[number]}) ")
            printer.print_region(region, print_entry_block_arguments=False)
        types = [value.type for value in captures]
        printer.emit(f" : {printer.functional_type_text(types, op.result_types)}")
