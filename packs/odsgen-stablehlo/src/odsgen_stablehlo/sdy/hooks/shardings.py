"""Forms of shardings: `#sdy.sharding<@mesh, [{"a"}, {?}p1], replicated={"b"}>`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Attribute, Delimiter, Operation, ParseError, Parser

from ...structs import with_context
from ..attributes import (
    AxisRefAttr,
    DimensionShardingAttr,
    MeshAttr,
    TensorShardingAttr,
    TensorShardingPerValueAttr,
)
from ..enums import ReductionOp

#: Of a number that fits into 64 bits.
_MOST_DIGITS = 19


def _parse_axis(parser: Parser) -> AxisRefAttr:
    axis: AxisRefAttr = parser.nested(AxisRefAttr.parse, parser)
    return axis


def _axes_text(printer: AsmPrinter, axes: Iterable[AxisRefAttr]) -> str:
    return ", ".join(map(printer.stripped_text, axes))


@form(DimensionShardingAttr)
class DimensionShardingForm:
    def parse(self, parser: Parser) -> DimensionShardingAttr:
        """`{"a", "b":(2)4, ?}p1`"""
        parser.parse_token("{")
        axes: list[AxisRefAttr] = []
        is_closed = True
        while parser.tokens[parser.index] != "}":
            if parser.parse_optional_token("?"):
                is_closed = False
                break
            axes.append(_parse_axis(parser))
            if not parser.parse_optional_token(","):
                break
        parser.parse_token("}")
        return DimensionShardingAttr.get(axes, is_closed, self._parse_priority(parser))

    def _parse_priority(self, parser: Parser) -> int | None:
        """`p1`, or nothing"""
        keyword = parser.parse_optional_any_keyword()
        if keyword is None:
            return None
        digits = keyword[1:]
        if keyword[0] != "p" or not (digits.isascii() and digits.isdecimal()):
            raise parser.custom_error(f"expecting priority in format 'p<number>', got: {keyword}")
        if digits[0] == "0" and digits != "0":
            raise parser.custom_error(
                f"priorities with leading zeros are not allowed, got: {keyword}"
            )
        if len(digits) > _MOST_DIGITS or int(digits) >= 1 << 63:
            raise parser.custom_error(f"expecting integer priority, got: {keyword}")
        return int(digits)

    def print(self, sharding: DimensionShardingAttr, printer: AsmPrinter) -> None:
        parts = [printer.stripped_text(axis) for axis in sharding.axes]
        if not sharding.is_closed:
            parts.append("?")
        priority = "" if sharding.priority is None else f"p{sharding.priority}"
        printer.emit(f"{{{', '.join(parts)}}}{priority}")


@form("MeshOrRef")
class MeshOrRef:
    def parse(self, parser: Parser) -> Attribute:
        """`@mesh`, or `mesh<["a"=2]>`"""
        if parser.parse_optional_keyword("mesh"):
            mesh: MeshAttr = parser.nested(MeshAttr.parse, parser)
            return mesh
        return parser.parse_attribute()

    def print(self, attribute: object, printer: AsmPrinter, mesh: Attribute) -> None:
        if isinstance(mesh, MeshAttr):
            printer.emit(f"mesh{printer.stripped_text(mesh)}")
        else:
            printer.print_attribute(mesh)


_Axes = Sequence[AxisRefAttr]
_REDUCTIONS = {reduction.keyword: reduction for reduction in ReductionOp}


@form("ReplicatedAndUnreducedAxes")
class ReplicatedAndUnreducedAxes:
    def parse(self, parser: Parser) -> tuple[_Axes, _Axes, ReductionOp]:
        """`, replicated={"a"}, unreduced={"b"}`, each of which may be left out"""
        replicated: _Axes = ()
        unreduced: _Axes = ()
        reduction = ReductionOp.SUM
        while parser.parse_optional_token(","):
            if not replicated and parser.parse_optional_keyword("replicated"):
                replicated = self._parse_axes(parser, "replicated")
            elif not unreduced and parser.parse_optional_keyword("unreduced"):
                if parser.tokens[parser.index] == "=":
                    if parser.tokens[parser.index + 1] in _REDUCTIONS:
                        reduction = _REDUCTIONS[parser.tokens[parser.index + 1]]
                unreduced = self._parse_axes(parser, "unreduced")
            else:
                raise parser.custom_error(
                    "failed to parse Sdy_TensorSharding, expected valid named axis list after comma"
                )
        return replicated, unreduced, reduction

    def _parse_axes(self, parser: Parser, kind: str) -> _Axes:
        """`={"a", "b"}`; of unreduced axes, perhaps with a reduction before the brace, or without `=`"""
        try:
            if kind == "replicated" or parser.tokens[parser.index] == "=":
                parser.parse_token("=")
                if kind == "unreduced":
                    parser.parse_optional_keyword_of(_REDUCTIONS)
            parser.parse_token("{")
            axes = parser.parse_comma_separated_list(lambda: _parse_axis(parser))
            parser.parse_token("}")
        except ParseError as error:
            message = f"failed to parse Sdy_TensorSharding parameter '{kind}_axes'"
            raise with_context(parser, error, message) from None
        return axes

    def print(
        self,
        attribute: object,
        printer: AsmPrinter,
        replicated: _Axes,
        unreduced: _Axes,
        reduction: ReductionOp,
    ) -> None:
        if replicated:
            printer.emit(f", replicated={{{_axes_text(printer, replicated)}}}")
        if unreduced:
            keyword = "" if reduction is ReductionOp.SUM else reduction.keyword
            printer.emit(f", unreduced={keyword}{{{_axes_text(printer, unreduced)}}}")


@form("StrippedTensorShardingPerValueAttr")
class StrippedTensorShardingPerValueAttr:
    def parse(self, parser: Parser) -> TensorShardingPerValueAttr | None:
        """`[<@mesh, [{"a"}]>, <@mesh, [{}]>]`"""
        if parser.tokens[parser.index] != "[":
            return None

        def sharding() -> TensorShardingAttr:
            found: TensorShardingAttr = parser.nested(TensorShardingAttr.parse, parser)
            return found

        shardings = parser.parse_comma_separated_list(sharding, Delimiter.SQUARE)
        return TensorShardingPerValueAttr.get(shardings)

    def print(
        self, op: Operation, printer: AsmPrinter, shardings: TensorShardingPerValueAttr
    ) -> None:
        texts = map(printer.stripped_text, shardings.shardings)
        printer.emit(f"[{', '.join(texts)}]")
