"""Custom assembly of the dialect `affine`: maps."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.affine.operands import (
    dims_and_symbols_text,
    parse_dims_and_symbols,
    parse_map_attribute,
)
from odsgen.dialects.shared import name_place, print_attributes
from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, OperationState, Parser, index
from odsgen_dialects.affine import AffineApplyOp, AffineMaxOp, AffineMinOp


@form(AffineApplyOp)
class AffineApplyForm:
    def parse(self, parser: Parser, state: OperationState[AffineApplyOp]) -> None:
        """`map(%dims)[%symbols] {attributes}`"""
        attribute = parse_map_attribute(parser)
        dims, symbols = parse_dims_and_symbols(parser)
        state.add_attributes(parser.parse_optional_attr_dict())
        map = attribute.value
        if (len(dims), len(symbols)) != (map.num_dims, map.num_symbols):
            raise parser.custom_error("dimension or symbol index mismatch", name_place(state))
        state.properties["map"] = attribute
        state.operands.extend(dims + symbols)
        state.result_types.extend([index] * len(map.results))

    def print(self, op: AffineApplyOp | AffineMaxOp | AffineMinOp, printer: AsmPrinter) -> None:
        attribute = op.map
        operands = dims_and_symbols_text(printer, attribute.value.num_dims, op.operands)
        printer.emit(f" {printer.attribute_text(attribute)}{operands}")
        print_attributes(op, printer, ("map",))


@form(AffineMinOp, AffineMaxOp)
class AffineMinForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`map(%dims)[%symbols] {attributes}`"""
        state.properties["map"] = parse_map_attribute(parser)
        dims, symbols = parse_dims_and_symbols(parser)
        state.add_attributes(parser.parse_optional_attr_dict())
        state.operands.extend(dims + symbols)
        state.result_types.append(index)

    def print(self, op: AffineApplyOp | AffineMaxOp | AffineMinOp, printer: AsmPrinter) -> None:
        AffineApplyForm().print(op, printer)
