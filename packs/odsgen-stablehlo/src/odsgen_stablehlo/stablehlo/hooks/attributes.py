"""Forms of the attributes of `stablehlo`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from odsgen.hooks import form, parses_attributes
from odsgen.runtime import AsmPrinter, Attribute, Delimiter, FloatAttr, ParseError, Parser, f64

from ...structs import (
    DimensionNumbers,
    parse_known_sizes,
    parse_struct,
    sizes_text,
    with_context,
)
from ..attributes import (
    DotDimensionNumbersAttr,
    GatherDimensionNumbersAttr,
    ResultAccuracyAttr,
    ResultAccuracyModeAttr,
    ScatterDimensionNumbersAttr,
    TypeExtensionsAttr,
)
from ..enums import ResultAccuracyMode


@form(DotDimensionNumbersAttr)
class DotForm(DimensionNumbers):
    attribute = DotDimensionNumbersAttr
    what = "dot"
    lists = (
        "lhs_batching_dimensions",
        "rhs_batching_dimensions",
        "lhs_contracting_dimensions",
        "rhs_contracting_dimensions",
    )


@form(GatherDimensionNumbersAttr)
class GatherForm(DimensionNumbers):
    attribute = GatherDimensionNumbersAttr
    what = "gather"
    lists = (
        "offset_dims",
        "collapsed_slice_dims",
        "operand_batching_dims",
        "start_indices_batching_dims",
        "start_index_map",
    )
    last = "index_vector_dim"


@form(ScatterDimensionNumbersAttr)
class ScatterForm(DimensionNumbers):
    attribute = ScatterDimensionNumbersAttr
    what = "scatter"
    lists = (
        "update_window_dims",
        "inserted_window_dims",
        "input_batching_dims",
        "scatter_indices_batching_dims",
        "scatter_dims_to_operand_dims",
    )
    last = "index_vector_dim"


@form(ResultAccuracyAttr)
class ResultAccuracyForm:
    def parse(self, parser: Parser) -> Any:
        """`<atol = 1.0, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>`"""
        parser.parse_token("<")
        fields: dict[str, Callable[[], object]] = {
            "atol": parser.parse_float,
            "rtol": parser.parse_float,
            "ulps": parser.parse_integer,
            "mode": parser.parse_attribute,
        }
        try:
            found = parse_struct(parser, fields)
        except ParseError as error:
            message = "failed parsing result accuracy attribute"
            raise with_context(parser, error, message) from None
        mode = found.get("mode") or ResultAccuracyModeAttr.get(ResultAccuracyMode.DEFAULT)
        return ResultAccuracyAttr.get(
            found.get("atol", 0.0), found.get("rtol", 0.0), found.get("ulps", 0), mode
        )

    def print(self, attribute: ResultAccuracyAttr, printer: AsmPrinter) -> None:
        texts = [
            f"{name} = {printer.attribute_text(FloatAttr.get(number, f64), elide_type=True)}"
            for name, number in (("atol", attribute.atol), ("rtol", attribute.rtol))
            if number
        ]
        if attribute.ulps:
            texts.append(f"ulps = {attribute.ulps}")
        texts.append(f"mode = {printer.attribute_text(attribute.mode)}")
        printer.emit(f"<{', '.join(texts)}>")


@form("DimSizes")
class DimSizes:
    def parse(self, parser: Parser) -> list[int]:
        """`[4, ?]`"""
        return parse_known_sizes(parser)

    def print(self, attribute: object, printer: AsmPrinter, sizes: Sequence[int]) -> None:
        printer.emit(f"[{sizes_text(sizes)}]")


@form("Bounds")
class Bounds:
    def parse(self, parser: Parser) -> list[int]:
        """`4, ?`"""
        return parse_known_sizes(parser, Delimiter.NONE)

    def print(self, attribute: object, printer: AsmPrinter, bounds: Sequence[int]) -> None:
        printer.emit(sizes_text(bounds))


@parses_attributes
def parse_attribute(parser: Parser, mnemonic: str) -> Attribute | None:
    """`#stablehlo.type_extensions<bounds = [4, ?]>`, which is printed as `#stablehlo.bounds<4, ?>`."""
    if mnemonic != "type_extensions":
        return None
    parser.parse_token("<")
    parser.parse_keyword("bounds")
    parser.parse_token("=")
    bounds = parse_known_sizes(parser)
    parser.parse_token(">")
    return TypeExtensionsAttr.get(bounds)
