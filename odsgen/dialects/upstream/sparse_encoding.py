"""The encoding of sparse tensors: `#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>`.

It is held as the text that MLIR prints: dimensions are called d0, d1, …, and what is not said is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.affine.expr import AffineDimExpr, AffineExpr, AffineSymbolExpr
from odsgen.runtime.parser.cursor import Delimiter

if TYPE_CHECKING:
    from odsgen.runtime.parser import Parser

_FORMATS = frozenset({"dense", "batch", "compressed", "loose_compressed", "singleton"})
_PROPERTIES = ("nonunique", "nonordered", "soa")
_WIDTHS = ("posWidth", "crdWidth")
_VALUES = ("explicitVal", "implicitVal")


def parse_encoding_text(parser: Parser) -> str:
    """`<{ map = …, posWidth = 32 }>` as MLIR prints it.  Raises ParseError."""
    entries: dict[str, str] = {}

    def entry() -> None:
        place = parser.index
        if entries and parser.tokens[place] == "}":
            return  # behind a comma
        name = parser.parse_keyword()
        parser.parse_token("=")
        if name == "map":
            entries[name] = _parse_map(parser)
        elif name in _WIDTHS:
            entries[name] = str(parser.parse_integer())
        elif name in _VALUES:
            entries[name] = str(parser.parse_attribute())
        else:
            raise parser.error(f"unexpected key: {name}", place)

    parser.parse_token("<")
    parser.parse_comma_separated_list(entry, Delimiter.BRACES)
    parser.parse_token(">")
    if "map" not in entries:
        raise parser.error("expected key: map")
    shown = [name for name in ("map", *_WIDTHS, *_VALUES) if entries.get(name, "0") != "0"]
    return f"<{{ {', '.join(f'{name} = {entries[name]}' for name in shown)} }}>"


def _parse_map(parser: Parser) -> str:
    """`[s0] {l0, l1} (d0, d1) -> (level, level)`"""
    symbols = parser.parse_comma_separated_list(parser.parse_keyword, Delimiter.OPTIONAL_SQUARE)
    declared = parser.parse_comma_separated_list(parser.parse_keyword, Delimiter.OPTIONAL_BRACES)
    constants: dict[str, AffineExpr] = {
        name: AffineSymbolExpr.get(number) for number, name in enumerate(symbols)
    }
    levels = {name: AffineDimExpr.get(number) for number, name in enumerate(declared)}
    dimensions: dict[str, AffineExpr] = {}
    slices: list[str] = []

    def dimension() -> None:
        name = parser.parse_keyword()
        dimensions[name] = AffineDimExpr.get(len(dimensions))
        if parser.parse_optional_token("="):
            # How it follows from the levels, which is known from how they follow from it.
            parser.parse_affine_expr({**constants, **levels})
        slices.append(_parse_slice(parser) if parser.parse_optional_token(":") else "")

    parser.parse_comma_separated_list(dimension, Delimiter.PAREN)
    parser.parse_token("->")
    names = {**constants, **dimensions}

    def level() -> str:
        if parser.tokens[parser.index + 1] == "=" and parser.tokens[parser.index] in levels:
            parser.index += 2
        expression = parser.parse_affine_expr(names)
        parser.parse_token(":")
        return f"{expression} : {_parse_level_type(parser)}"

    level_texts = parser.parse_comma_separated_list(level, Delimiter.PAREN)
    symbol_text = (
        f"[{', '.join(f's{number}' for number in range(len(symbols)))}]" if symbols else ""
    )
    dimension_texts = [
        f"d{number} : {slice}" if slice else f"d{number}" for number, slice in enumerate(slices)
    ]
    return f"{symbol_text}({', '.join(dimension_texts)}) -> ({', '.join(level_texts)})"


def _parse_slice(parser: Parser) -> str:
    """`#sparse_tensor<slice(1, ?, 1)>`, an offset, a size and a stride"""

    def number() -> str:
        return "?" if parser.parse_optional_token("?") else str(parser.parse_integer())

    parser.parse_token("#sparse_tensor")
    parser.parse_token("<")
    parser.parse_keyword("slice")
    numbers = parser.parse_comma_separated_list(number, Delimiter.PAREN)
    parser.parse_token(">")
    return f"#sparse_tensor<slice({', '.join(numbers)})>"


def _parse_level_type(parser: Parser) -> str:
    """`compressed(nonunique, nonordered)` or `structured[2, 4]`"""
    place = parser.index
    name = parser.parse_keyword()
    if name == "structured":
        numbers = parser.parse_comma_separated_list(parser.parse_integer, Delimiter.SQUARE)
        if len(numbers) != 2:
            raise parser.error("expected exactly 2 structure sizes", place)
        name = f"structured[{numbers[0]}, {numbers[1]}]"
    elif name not in _FORMATS:
        raise parser.error(f"unknown level format: {name}", place)
    found: set[str] = set()

    def level_property() -> None:
        property_place = parser.index
        keyword = parser.parse_keyword()
        if keyword not in _PROPERTIES:
            raise parser.error(f"unknown level property: {keyword}", property_place)
        found.add(keyword)

    parser.parse_comma_separated_list(level_property, Delimiter.OPTIONAL_PAREN)
    properties = ", ".join(keyword for keyword in _PROPERTIES if keyword in found)
    return f"{name}({properties})" if properties else name
