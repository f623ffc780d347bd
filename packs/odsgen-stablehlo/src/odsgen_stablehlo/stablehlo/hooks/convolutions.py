"""`[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`, and the windows of convolutions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import form
from odsgen.runtime import (
    AsmPrinter,
    Delimiter,
    DenseArrayAttr,
    DenseIntOrFPElementsAttr,
    Operation,
    Parser,
    RankedTensorType,
    i1,
    i64,
)

from ...structs import parse_sizes, parse_struct, sizes_text
from ..attributes import ConvDimensionNumbersAttr

#: The places of the dimensions that are no spatial ones, and of these.
_Dimensions = tuple[dict[str, int], list[int]]

_MOST_UNSPECIFIED = 10


def _parse_dimensions(parser: Parser, letters: str) -> _Dimensions:
    """`[b, 0, 1, f]`: letters and numbers, each once, and `?` for a dimension without a meaning."""
    others: dict[str, int] = {}
    spatial: dict[int, int] = {}
    count = 0

    def dimension() -> None:
        nonlocal count
        place = parser.index
        number = parser.parse_optional_integer()
        if number is not None:
            if number < 0:
                raise parser.custom_error(f"Unexpected dimension {number}", place)
            if number in spatial:
                raise parser.custom_error(
                    f"Duplicate entries for spatial dimension {number}", place
                )
            spatial[number] = count
        elif not parser.parse_optional_token("?"):
            keyword = parser.parse_keyword()
            left = [letter for letter in letters if letter not in others]
            if len(keyword) != 1 or not left:
                raise parser.custom_error(f"Unexpected keyword {keyword}", place)
            if keyword not in left:
                expected = ", ".join(left)
                raise parser.custom_error(
                    f"Unexpected dimension {keyword}, expecting {expected}", place
                )
            others[keyword] = count
        count += 1

    parser.parse_token("[")
    parser.parse_comma_separated_list(dimension)
    missing = ", ".join(letter for letter in letters if letter not in others)
    if missing:
        raise parser.custom_error(f"Expected dimensions {missing} not specified")
    parser.parse_token("]")
    unknown = [number for number in range(max(spatial, default=-1)) if number not in spatial]
    if unknown:
        named = ", ".join(map(str, unknown[:_MOST_UNSPECIFIED]))
        raise parser.custom_error(f"Expected spatial dimensions {named} not specified")
    return others, [spatial[number] for number in range(len(spatial))]


def _parse_dimension_numbers(parser: Parser) -> ConvDimensionNumbersAttr:
    inputs, input_spatial = _parse_dimensions(parser, "bf")
    parser.parse_keyword("x")
    kernel, kernel_spatial = _parse_dimensions(parser, "io")
    parser.parse_token("->")
    outputs, output_spatial = _parse_dimensions(parser, "bf")
    return ConvDimensionNumbersAttr.get(
        inputs["b"],
        inputs["f"],
        input_spatial,
        kernel["i"],
        kernel["o"],
        kernel_spatial,
        outputs["b"],
        outputs["f"],
        output_spatial,
    )


def _dimensions_text(spatial: Sequence[int], **others: int) -> str:
    meanings = {place: str(number) for number, place in enumerate(spatial)}
    meanings |= {place: letter for letter, place in others.items()}
    return f"[{', '.join(meanings.get(place, '?') for place in range(max(meanings) + 1))}]"


def _dimension_numbers_text(numbers: ConvDimensionNumbersAttr) -> str:
    inputs = _dimensions_text(
        numbers.input_spatial_dimensions,
        b=numbers.input_batch_dimension,
        f=numbers.input_feature_dimension,
    )
    kernel = _dimensions_text(
        numbers.kernel_spatial_dimensions,
        i=numbers.kernel_input_feature_dimension,
        o=numbers.kernel_output_feature_dimension,
    )
    outputs = _dimensions_text(
        numbers.output_spatial_dimensions,
        b=numbers.output_batch_dimension,
        f=numbers.output_feature_dimension,
    )
    return f"{inputs}x{kernel}->{outputs}"


_RAW_FIELDS = (
    "input_batch_dimension",
    "input_feature_dimension",
    "input_spatial_dimensions",
    "kernel_input_feature_dimension",
    "kernel_output_feature_dimension",
    "kernel_spatial_dimensions",
    "output_batch_dimension",
    "output_feature_dimension",
    "output_spatial_dimensions",
)


@form(ConvDimensionNumbersAttr)
class ConvDimensionNumbersForm:
    def parse(self, parser: Parser) -> ConvDimensionNumbersAttr:
        """`<[b, 0, f]x[0, i, o]->[b, 0, f]>`, or `<raw input_batch_dimension = 0, …>`"""
        parser.parse_token("<")
        if parser.parse_optional_keyword("raw"):
            fields: dict[str, Any] = {
                name: (lambda: parse_sizes(parser)) if name.endswith("s") else parser.parse_integer
                for name in _RAW_FIELDS
            }
            found = parse_struct(parser, fields)
            empty: dict[str, Any] = {name: () if name.endswith("s") else 0 for name in _RAW_FIELDS}
            return ConvDimensionNumbersAttr.get(*(empty | found).values())
        numbers = _parse_dimension_numbers(parser)
        parser.parse_token(">")
        return numbers

    def print(self, attribute: ConvDimensionNumbersAttr, printer: AsmPrinter) -> None:
        printer.emit(f"<{_dimension_numbers_text(attribute)}>")


@form("ConvolutionDimensions")
class ConvolutionDimensions:
    def parse(self, parser: Parser) -> ConvDimensionNumbersAttr:
        """`[b, 0, f]x[0, i, o]->[b, 0, f]`"""
        return _parse_dimension_numbers(parser)

    def print(self, op: Operation, printer: AsmPrinter, numbers: ConvDimensionNumbersAttr) -> None:
        printer.emit(_dimension_numbers_text(numbers))


_ArrayAttr = DenseArrayAttr | None
_WINDOW = ("stride", "pad", "lhs_dilate", "rhs_dilate", "reverse")
_PAIR = 2


def _parse_pair(parser: Parser) -> list[int]:
    pair = parse_sizes(parser)
    if len(pair) != _PAIR:
        raise parser.custom_error(
            f"Expected array with {_PAIR} elements, got {len(pair)} elements instead"
        )
    return pair


@form("WindowAttributes")
class WindowAttributes:
    """`stride = [1, 1], pad = [[0, 0], [0, 0]], reverse = [false, false]`, each of which may be left out."""

    def parse(
        self, parser: Parser
    ) -> tuple[_ArrayAttr, DenseIntOrFPElementsAttr | None, _ArrayAttr, _ArrayAttr, _ArrayAttr]:
        found: dict[str, Any] = {}
        while (name := parser.parse_optional_any_keyword()) is not None:
            if name not in _WINDOW or name in found:
                raise parser.custom_error(f"Unexpected keyword {name}")
            parser.parse_token("=")
            if name == "pad":
                pairs = parser.parse_comma_separated_list(
                    lambda: _parse_pair(parser), Delimiter.SQUARE
                )
                type = RankedTensorType.get((len(pairs), _PAIR), i64)
                numbers = [number for pair in pairs for number in pair]
                found[name] = DenseIntOrFPElementsAttr.get(type, numbers)
            else:
                element_type = i1 if name == "reverse" else i64
                found[name] = DenseArrayAttr.get(element_type, parse_sizes(parser))
            if not parser.parse_optional_token(","):
                break
        stride, pad, lhs_dilate, rhs_dilate, reverse = map(found.get, _WINDOW)
        return stride, pad, lhs_dilate, rhs_dilate, reverse

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        stride: _ArrayAttr,
        pad: DenseIntOrFPElementsAttr | None,
        lhs_dilate: _ArrayAttr,
        rhs_dilate: _ArrayAttr,
        reverse: _ArrayAttr,
    ) -> None:
        texts = []
        arrays = {"stride": stride, "lhs_dilate": lhs_dilate, "rhs_dilate": rhs_dilate}
        for name in _WINDOW:
            if name == "pad" and pad is not None:
                pairs = zip(*[iter(pad.values())] * _PAIR, strict=True)
                texts.append(f"pad = [{', '.join(f'[{low}, {high}]' for low, high in pairs)}]")
            elif name == "reverse" and reverse is not None:
                flags = ", ".join("true" if flag else "false" for flag in reverse.values)
                texts.append(f"reverse = [{flags}]")
            elif (array := arrays.get(name)) is not None:
                texts.append(f"{name} = [{sizes_text(array.numbers)}]")
        printer.emit(", ".join(texts))
