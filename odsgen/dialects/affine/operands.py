"""Affine maps with operands in custom assembly.

Either `map(%dims)[%symbols]`, or with the operands inside: `%i + 3, %j * symbol(%n)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import name_place
from odsgen.runtime import (
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    Delimiter,
    affine_expr_text,
    index,
    parse_attribute_of,
    signed_value,
)

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, OperationState, Parser, Value


def parse_map_attribute(parser: Parser) -> AffineMapAttr:
    """`affine_map<…>` or an alias"""
    attribute = parse_attribute_of(parser, AffineMapAttr)
    return attribute


def parse_dims_and_symbols(parser: Parser) -> tuple[list[Value], list[Value]]:
    """`(%dims)[%symbols]`, the symbols optional"""
    dims = parser.parse_operand_list(Delimiter.PAREN)
    symbols = parser.parse_operand_list(Delimiter.OPTIONAL_SQUARE)
    return (
        list(parser.resolve_operands_of_type(dims, index)),
        list(parser.resolve_operands_of_type(symbols, index)),
    )


def dims_and_symbols_text(printer: AsmPrinter, num_dims: int, values: Sequence[Value]) -> str:
    """`(%dims)[%symbols]`, without brackets if there are no symbols"""
    text = f"({printer.operands_text(values[:num_dims])})"
    if len(values) > num_dims:
        text += f"[{printer.operands_text(values[num_dims:])}]"
    return text


def parse_subscripts(parser: Parser) -> tuple[AffineMapAttr, list[Value]]:
    """`[%i + 3, symbol(%n)]`: the map and its operands."""
    map, operands = parser.parse_affine_map_of_ssa_ids()
    return AffineMapAttr.get(map), list(parser.resolve_operands_of_type(operands, index))


def map_text(printer: AsmPrinter, map: AffineMap, values: Sequence[Value]) -> str:
    """The results of a map, written with its operands, separated by commas."""
    return ", ".join(expr_texts(printer, map, values))


def expr_texts(printer: AsmPrinter, map: AffineMap, values: Sequence[Value]) -> list[str]:
    """Each result of a map, written with its operands."""
    names = [printer.operand_text(value) for value in values]
    dims = names[: map.num_dims]
    symbols = [f"symbol({name})" for name in names[map.num_dims :]]
    return [affine_expr_text(expr, dims, symbols) for expr in map.results]


# --- several expressions with their own operands ----------------------------------------------------------------------


class ExpressionList:
    """Collects expressions over their own operands into one map over unique operands."""

    __slots__ = ("exprs", "dims", "symbols")

    def __init__(self) -> None:
        self.exprs: list[AffineExpr] = []
        self.dims: list[Value] = []
        self.symbols: list[Value] = []

    def add(
        self, exprs: Sequence[AffineExpr], dims: Sequence[Value], symbols: Sequence[Value]
    ) -> None:
        """Adds expressions over the given dimensions and symbols."""
        new_dims = [AffineDimExpr.get(_position(self.dims, value)) for value in dims]
        new_symbols = [AffineSymbolExpr.get(_position(self.symbols, value)) for value in symbols]
        for expr in exprs:
            self.exprs.append(expr.replace_dims_and_symbols(new_dims, new_symbols))

    def map(self) -> AffineMap:
        """The map of all expressions over `dims` and `symbols`."""
        return AffineMap.get(len(self.dims), len(self.symbols), self.exprs)


def _position(values: list[Value], value: Value) -> int:
    for position, known in enumerate(values):
        if known is value:
            return position
    values.append(value)
    return len(values) - 1


def parse_bounds(parser: Parser, keyword: str) -> tuple[ExpressionList, list[int]]:
    """`(%i + 1, max(%j, 3))`: expressions, and their number per bound; `keyword` is min or max."""
    found = ExpressionList()
    groups: list[int] = []

    def bound() -> None:
        if parser.parse_optional_keyword(keyword):
            map, operands = parser.parse_affine_map_of_ssa_ids(Delimiter.PAREN)
            values = parser.resolve_operands_of_type(operands, index)
            found.add(map.results, values[: map.num_dims], values[map.num_dims :])
            groups.append(len(map.results))
            return
        expr, dims, symbols = parser.parse_affine_expr_of_ssa_ids()
        found.add(
            [expr],
            parser.resolve_operands_of_type(dims, index),
            parser.resolve_operands_of_type(symbols, index),
        )
        groups.append(1)

    parser.parse_comma_separated_list(bound, Delimiter.PAREN)
    return found, groups


def bounds_text(
    printer: AsmPrinter,
    keyword: str,
    map: AffineMap,
    groups: Sequence[int],
    values: Sequence[Value],
) -> str:
    """`%i + 1, max(%j, 3)`"""
    texts = expr_texts(printer, map, values)
    bounds: list[str] = []
    for size in groups:
        group, texts = texts[:size], texts[size:]
        bounds.append(group[0] if size == 1 and group else f"{keyword}({', '.join(group)})")
    return ", ".join(bounds)


# --- the bounds of a loop ---------------------------------------------------------------------------------------------


def parse_loop_bound(
    parser: Parser, state: OperationState[Any], *, is_lower: bool
) -> tuple[AffineMapAttr, list[Value]]:
    """`3`, `%n` or `map(%i)[%n]`; a map with several results needs `max` or `min` before it."""
    from odsgen.runtime import IntegerAttr

    keyword = "max" if is_lower else "min"
    place = name_place(state)
    has_keyword = parser.parse_optional_keyword(keyword)
    operands = parser.parse_operand_list()
    if operands:
        if len(operands) > 1:
            raise parser.custom_error("expected only one loop bound operand", place)
        identity = AffineMap.get(0, 1, [AffineSymbolExpr.get(0)])
        return AffineMapAttr.get(identity), [parser.resolve_operand(operands[0], index)]
    start = parser.index
    attribute = parser.parse_attribute(index)
    if isinstance(attribute, IntegerAttr):
        return AffineMapAttr.get(AffineMap.get_constant(signed_value(attribute))), []
    if not isinstance(attribute, AffineMapAttr):
        raise parser.custom_error("expected valid affine map representation for loop bounds", place)
    map = attribute.value
    dims, symbols = parse_dims_and_symbols(parser)
    if len(dims) != map.num_dims:
        raise parser.custom_error("dim operand count and affine map dim count must match", place)
    if len(symbols) != map.num_symbols:
        raise parser.custom_error(
            "symbol operand count and affine map symbol count must match", place
        )
    if len(map.results) > 1 and not has_keyword:
        which = "lower" if is_lower else "upper"
        raise parser.custom_error(
            f"{which} loop bound affine map with multiple results requires '{keyword}' prefix",
            start,
        )
    return attribute, dims + symbols


def loop_bound_text(
    printer: AsmPrinter, keyword: str, attribute: AffineMapAttr, values: Sequence[Value]
) -> str:
    """A loop bound; a single constant or symbol is printed without its map."""
    from odsgen.runtime import AffineConstantExpr

    map = attribute.value
    prefix = f"{keyword} "
    if len(map.results) == 1:
        prefix = ""
        expr = map.results[0]
        if map.num_inputs == 0 and isinstance(expr, AffineConstantExpr):
            return str(expr.value)
        if map.num_dims == 0 and map.num_symbols == 1 and isinstance(expr, AffineSymbolExpr):
            # The verifier does not count operands; mlir-opt prints this for a missing one.
            return printer.operand_text(values[0]) if values else "<<UNKNOWN SSA VALUE>>"
    operands = dims_and_symbols_text(printer, map.num_dims, values)
    return f"{prefix}{printer.attribute_text(attribute)}{operands}"
