"""Custom forms of the dialect `chlo`."""

from __future__ import annotations

from odsgen.hooks import form, implements
from odsgen.runtime import (
    AsmPrinter,
    Delimiter,
    DenseArrayAttr,
    FunctionType,
    IntegerAttr,
    OperationState,
    Parser,
    Region,
    i32,
    i64,
)

from ...structs import DimensionNumbers
from ..attributes import RaggedDotDimensionNumbersAttr
from ..ops import ScanOp


@form(RaggedDotDimensionNumbersAttr)
class RaggedDotForm(DimensionNumbers):
    attribute = RaggedDotDimensionNumbersAttr
    what = "ragged dot"
    lists = (
        "lhs_batching_dimensions",
        "rhs_batching_dimensions",
        "lhs_contracting_dimensions",
        "rhs_contracting_dimensions",
        "lhs_ragged_dimensions",
        "rhs_group_dimensions",
    )


@form(ScanOp)
class ScanForm:
    def parse(self, parser: Parser, state: OperationState[ScanOp]) -> None:
        """`(%inputs) inits (%inits) dimension=0 attributes {…} { … } : (types) -> types`"""
        place = parser.index
        inputs = parser.parse_operand_list(Delimiter.PAREN)
        parser.parse_keyword("inits")
        inits = parser.parse_operand_list(Delimiter.PAREN)
        parser.parse_keyword("dimension")
        parser.parse_token("=")
        state.properties["dimension"] = IntegerAttr.get(parser.parse_integer(), i64)
        state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
        state.regions.append(parser.parse_region())
        parser.parse_token(":")
        type_place = parser.index
        type = parser.parse_type()
        if not isinstance(type, FunctionType):
            raise parser.custom_error("expected function type", type_place)
        state.operands += parser.resolve_operands([*inputs, *inits], type.inputs, place)
        state.result_types += type.results
        carries = len(inits)
        state.properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, (len(inputs), carries))
        state.properties["resultSegmentSizes"] = DenseArrayAttr.get(
            i32, (len(type.results) - carries, carries)
        )

    def print(self, op: ScanOp, printer: AsmPrinter) -> None:
        inputs, inits = printer.operands_text(op.inputs), printer.operands_text(op.inits)
        printer.emit(f"({inputs}) inits ({inits}) dimension={op.dimension} ")
        elided = ("dimension", "operandSegmentSizes", "resultSegmentSizes")
        printer.print_optional_attr_dict_with_keyword(
            op.properties_as_attributes() | op.attributes, elided
        )
        printer.emit(" ")
        printer.print_region(op.body)
        printer.emit(" : ")
        printer.print_functional_type(op.operand_types, op.result_types)


@implements(ScanOp, method="asm_block_argument_names")
def asm_block_argument_names_scan(op: ScanOp, region: Region) -> list[str | None]:
    """ScanOp::getAsmBlockArgumentNames"""
    inputs = len(op.inputs)
    carries = len(region.arguments) - inputs
    return [*["input"] * inputs, *["carry"] * carries]
