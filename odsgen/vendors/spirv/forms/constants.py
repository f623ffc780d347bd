"""Custom assembly of the dialect `spirv`: constants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.hooks import form
from odsgen.runtime import (
    ArrayAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    RankedTensorType,
    TypeAttr,
    VectorType,
    none,
    parse_attribute_of,
)
from odsgen.vendors.spirv.forms.enums import parse_more_symbol_references, parse_symbol_reference
from odsgen_dialects import spirv

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, OperationState, Parser


# --- constants ----------------------------------------------------------------------------------------------------------


@form(spirv.ConstantOp)
class ConstantForm:
    def parse(self, parser: Parser, state: OperationState[spirv.ConstantOp]) -> None:
        """`0 : i32`, or `dense<…> : tensor<3xi32> : !spirv.array<3 x i32>`"""
        value = parser.parse_attribute()
        state.properties["value"] = value
        type = getattr(value, "type", none)
        if type is none or isinstance(type, RankedTensorType):
            type = parser.parse_colon_type()
        state.result_types.append(type)

    def print(self, op: spirv.ConstantOp, printer: AsmPrinter) -> None:
        value = op.value
        printer.emit(f" {printer.attribute_text(value)}")
        type = op.constant.type
        if not isinstance(type, (IntegerType, VectorType)) and not isinstance(value, FloatAttr):
            printer.emit(f" : {printer.type_text(type)}")


# --- constants that are set later -------------------------------------------------------------------------------------


@form(spirv.SpecConstantOp)
class SpecConstantForm:
    def parse(self, parser: Parser, state: OperationState[spirv.SpecConstantOp]) -> None:
        """`@name spec_id(5) = value`"""
        state.properties["sym_name"] = parser.parse_symbol_name()
        if parser.parse_optional_keyword("spec_id"):
            parser.parse_token("(")
            state.attributes["spec_id"] = parse_attribute_of(parser, IntegerAttr)
            parser.parse_token(")")
        parser.parse_token("=")
        state.add_attributes({"default_value": parser.parse_attribute()})

    def print(self, op: spirv.SpecConstantOp, printer: AsmPrinter) -> None:
        printer.emit(" ")
        printer.print_symbol_name(op.sym_name)
        number = op.attributes.get("spec_id")
        if isinstance(number, IntegerAttr):
            printer.emit(f" spec_id({number.value})")
        printer.emit(f" = {printer.attribute_text(op.default_value)}")


@form(spirv.SpecConstantCompositeOp)
class SpecConstantCompositeForm:
    def parse(self, parser: Parser, state: OperationState[spirv.SpecConstantCompositeOp]) -> None:
        """`@name (@a, @b) : type`"""
        state.properties["sym_name"] = parser.parse_symbol_name()
        parser.parse_token("(")
        first = parse_symbol_reference(parser)
        others = parse_more_symbol_references(parser)
        parser.parse_token(")")
        state.properties["constituents"] = ArrayAttr.get((first, *others.elements))
        state.properties["type"] = TypeAttr.get(parser.parse_colon_type())

    def print(self, op: spirv.SpecConstantCompositeOp, printer: AsmPrinter) -> None:
        printer.emit(" ")
        printer.print_symbol_name(op.sym_name)
        names = ", ".join(map(printer.attribute_text, op.constituents))
        printer.emit(f" ({names}) : {printer.type_text(op.type)}")


@form(spirv.EXTSpecConstantCompositeReplicateOp)
class EXTSpecConstantCompositeReplicateForm:
    def parse(
        self, parser: Parser, state: OperationState[spirv.EXTSpecConstantCompositeReplicateOp]
    ) -> None:
        """`@name (@a) : type`"""
        state.properties["sym_name"] = parser.parse_symbol_name()
        parser.parse_token("(")
        state.properties["constituent"] = parse_symbol_reference(parser)
        parser.parse_token(")")
        state.properties["type"] = TypeAttr.get(parser.parse_colon_type())

    def print(self, op: spirv.EXTSpecConstantCompositeReplicateOp, printer: AsmPrinter) -> None:
        printer.emit(" ")
        printer.print_symbol_name(op.sym_name)
        name = printer.attribute_text(op.constituent)
        printer.emit(f" ({name}) : {printer.type_text(op.type)}")


@form(spirv.SpecConstantOperationOp)
class SpecConstantOperationForm:
    def parse(self, parser: Parser, state: OperationState[spirv.SpecConstantOperationOp]) -> None:
        """`wraps "spirv.IAdd"(%a, %b) : (i32, i32) -> i32`"""
        from odsgen.runtime import Block, Region

        parser.parse_keyword("wraps")
        block = Block()
        region = Region()
        region.append(block)
        wrapped = parser.parse_generic_operation(block)
        if wrapped is None:
            raise parser.custom_error("expected an operation in its generic form")
        yield_class = parser.context.operation_class("spirv.mlir.yield")
        if yield_class is None:
            raise parser.custom_error("needs the operation 'spirv.mlir.yield'")
        block.append(yield_class(wrapped.results[:1], (), location=state.location))
        state.regions.append(region)
        state.result_types.extend(wrapped.result_types[:1])
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: spirv.SpecConstantOperationOp, printer: AsmPrinter) -> None:
        printer.emit(" wraps ")
        wrapped = op.body.blocks[0].first
        if wrapped is not None:
            printer.print_generic_op(wrapped)
