"""Custom forms of the dialect `shape`."""

from __future__ import annotations

from odsgen.dialects.shared import add_region, name_place, print_attributes, type_class
from odsgen.hooks import form
from odsgen.runtime import (
    ArrayAttr,
    AsmPrinter,
    Delimiter,
    DenseIntOrFPElementsAttr,
    DictionaryAttr,
    FunctionForm,
    IntegerAttr,
    OperationState,
    Parser,
    RankedTensorType,
    i1,
    index,
    none,
    parse_attribute_of,
)
from odsgen_dialects.shape import AssumingOp, ConstShapeOp, FuncOp, FunctionLibraryOp, ReduceOp

MOST_EXTENTS = 1 << 24
"""Of a constant shape, whose text shows each, though its attribute may hold one for all."""


# --- assuming ---------------------------------------------------------------------------------------------------------


@form(AssumingOp)
class AssumingForm:
    def parse(self, parser: Parser, state: OperationState[AssumingOp]) -> None:
        """`%witness -> (types) { … } {attributes}`"""
        witness = type_class(parser, "shape", "witness").get()
        state.operands.append(parser.resolve_operand(parser.parse_operand(), witness))
        state.result_types.extend(parser.parse_optional_arrow_type_list())
        add_region(parser, state, parser.parse_region(), "shape.assuming_yield")
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: AssumingOp, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operand_text(op.witness)}")
        if op.results:
            printer.emit(f" -> ({printer.types_text(op.result_types)})")
        printer.emit(" ")
        printer.print_region(
            op.do_region,
            print_entry_block_arguments=False,
            print_block_terminators=bool(op.results),
        )
        print_attributes(op, printer)


@form(ConstShapeOp)
class ConstShapeForm:
    def parse(self, parser: Parser, state: OperationState[ConstShapeOp]) -> None:
        """`{attributes} [1, 2] : type`"""
        state.add_attributes(parser.parse_optional_attr_dict())
        place = parser.index
        extents = parser.parse_attribute()
        if not isinstance(extents, ArrayAttr):
            raise parser.custom_error("expected the extents of a shape", place)
        numbers: list[int] = []
        for extent in extents:
            if not isinstance(extent, IntegerAttr):
                raise parser.custom_error("expected the extents of a shape", place)
            numbers.append(-1 if extent.type is i1 and extent.value else int(extent.value))
        type = RankedTensorType.get((len(numbers),), index)
        state.properties["shape"] = DenseIntOrFPElementsAttr.get(type, numbers)
        state.result_types.append(parser.parse_colon_type())

    def print(self, op: ConstShapeOp, printer: AsmPrinter) -> None:
        printer.emit(" ")
        print_attributes(op, printer, ("shape",))
        extents = op.shape.values()
        if len(extents) > MOST_EXTENTS:
            raise ValueError(f"expected at most {MOST_EXTENTS} extents, but found {len(extents)}")
        printer.emit(f"[{', '.join(map(str, extents))}] : {printer.type_text(op.result.type)}")


# --- functions --------------------------------------------------------------------------------------------------------


form(FuncOp)(FunctionForm)


@form(FunctionLibraryOp)
class FunctionLibraryForm:
    def parse(self, parser: Parser, state: OperationState[FunctionLibraryOp]) -> None:
        """`@name attributes {…} { … } mapping {…}`"""
        state.properties["sym_name"] = parser.parse_symbol_name()
        state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
        state.regions.append(parser.parse_region())
        parser.parse_keyword("mapping")
        mapping = parse_attribute_of(parser, DictionaryAttr, none)
        state.properties["mapping"] = mapping

    def print(self, op: FunctionLibraryOp, printer: AsmPrinter) -> None:
        properties = op.properties
        printer.emit(f" {printer.symbol_text(properties['sym_name'].value)}")
        attributes = {**op.properties_as_attributes(), **op.attributes}
        printer.print_optional_attr_dict_with_keyword(attributes, ("sym_name", "mapping"))
        printer.emit(" ")
        printer.print_region(
            op.body, print_entry_block_arguments=False, print_block_terminators=False
        )
        printer.emit(" mapping ")
        printer.print_attribute_without_type(properties["mapping"])


# --- reduce -----------------------------------------------------------------------------------------------------------


@form(ReduceOp)
class ReduceForm:
    def parse(self, parser: Parser, state: OperationState[ReduceOp]) -> None:
        """`(%shape, %init) : type -> types { … } {attributes}`"""
        operands = parser.parse_operand_list(Delimiter.PAREN)
        type = parser.parse_colon_type()
        state.result_types.extend(parser.parse_optional_arrow_type_list())
        if not operands:
            raise parser.custom_error("expected a shape to reduce", name_place(state))
        state.operands.append(parser.resolve_operand(operands[0], type))
        state.operands.extend(
            parser.resolve_operands(operands[1:], state.result_types, name_place(state))
        )
        state.regions.append(parser.parse_region())
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: ReduceOp, printer: AsmPrinter) -> None:
        type = printer.type_text(op.shape.type)
        printer.emit(f"({printer.operands_text(op.operands)}) : {type}")
        if op.result:
            printer.emit(f" {printer.arrow_type_list_text(op.result_types)}")
        printer.emit(" ")
        printer.print_region(op.region)
        print_attributes(op, printer)
