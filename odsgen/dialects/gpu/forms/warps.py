"""Custom forms of the dialect `gpu`: warps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared import add_region, print_attributes
from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, IntegerAttr, Parser, i64, index
from odsgen_dialects.gpu import WarpExecuteOnLane0Op

if TYPE_CHECKING:
    from odsgen.runtime import OperationState


_YIELD = "gpu.yield"


@form(WarpExecuteOnLane0Op)
class WarpExecuteOnLane0Form:
    def parse(self, parser: Parser, state: OperationState[WarpExecuteOnLane0Op]) -> None:
        """`(%lane)[32] args(%a : type) -> (types) { … }`"""
        parser.parse_token("(")
        lane = parser.parse_operand(allow_result_number=False)
        parser.parse_token(")")
        parser.parse_token("[")
        state.properties["warp_size"] = IntegerAttr.get(parser.parse_integer(), i64)
        parser.parse_token("]")
        state.operands.append(parser.resolve_operand(lane, index))
        if parser.parse_optional_keyword("args"):
            parser.parse_token("(")
            place = parser.index
            operands = parser.parse_operand_list()
            types = parser.parse_colon_type_list()
            parser.parse_token(")")
            state.operands.extend(parser.resolve_operands(operands, types, place))
        state.result_types.extend(parser.parse_optional_arrow_type_list())
        add_region(parser, state, parser.parse_region(), _YIELD)
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: WarpExecuteOnLane0Op, printer: AsmPrinter) -> None:
        lane, arguments = op.laneid, op.args
        printer.emit(f"({printer.operand_text(lane)})[{op.warp_size}]")
        if arguments:
            types = printer.types_text([argument.type for argument in arguments])
            printer.emit(f" args({printer.operands_text(arguments)} : {types})")
        if op.results:
            printer.emit(f" -> ({printer.types_text(op.result_types)})")
        printer.emit(" ")
        printer.print_region(op.warp_region, print_block_terminators=bool(op.results))
        print_attributes(op, printer, ("warp_size",))
