"""Custom assembly of the dialect `omp`: loops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from odsgen.dialects.shared import keyword_of, parse_untyped_arguments, with_type
from odsgen.hooks import form
from odsgen.runtime import (
    AsmPrinter,
    Attribute,
    Delimiter,
    DenseArrayAttr,
    IntegerAttr,
    Parser,
    Type,
    UnitAttr,
    UnresolvedOperand,
    Value,
    i64,
    parse_sized_integer,
)
from odsgen.vendors.omp.forms.clauses import EnumClass, enum_case, typed
from odsgen_dialects import omp

if TYPE_CHECKING:
    from odsgen.runtime import OperationState


# --- schedules, granularity -----------------------------------------------------------------------------------------------

_CHUNKED = frozenset({"static", "dynamic", "guided"})
_SIMD = "simd"
_MODIFIERS = (omp.ScheduleModifier, omp.ScheduleModifierAttr)


@form("ScheduleClause")
class ScheduleClause:
    def parse(
        self, parser: Parser
    ) -> tuple[Attribute, Attribute | None, UnitAttr | None, UnresolvedOperand | None, Type | None]:
        """`static = %chunk : type, nonmonotonic, simd`"""
        place = parser.index
        keyword = parser.parse_keyword()
        kind = enum_case((omp.ClauseScheduleKind, omp.ClauseScheduleKindAttr), keyword)
        if kind is None:
            raise parser.custom_error(" expected schedule kind", place)
        chunk: UnresolvedOperand | None = None
        type: Type | None = None
        if keyword in _CHUNKED and parser.parse_optional_token("="):
            chunk = parser.parse_operand()
            type = parser.parse_colon_type()
        modifiers: list[str] = []
        while parser.parse_optional_token(","):
            modifiers.append(parser.parse_keyword())
        if len(modifiers) > 2:
            raise parser.custom_error(" unexpected modifier(s)")
        for modifier in modifiers:
            if enum_case(_MODIFIERS, modifier) is None:
                raise parser.custom_error(f" unknown modifier type: {modifier}")
        if modifiers == [_SIMD]:
            modifiers = ["none", _SIMD]
        if len(modifiers) == 2 and (modifiers[0] == _SIMD or modifiers[1] != _SIMD):
            raise parser.custom_error(" incorrect modifier order")
        found = enum_case(_MODIFIERS, modifiers[0]) if modifiers else None
        simd = UnitAttr.get() if len(modifiers) == 2 else None
        return kind, found, simd, chunk, type

    def print(
        self,
        op: omp.WsloopOp,
        printer: AsmPrinter,
        kind: Attribute | None,
        modifier: Attribute | None,
        simd: UnitAttr | None,
        chunk: Value | None,
        type: Type | None,
    ) -> None:
        printer.emit("" if kind is None else keyword_of(kind))
        printer.emit("" if chunk is None else f" = {typed(printer, chunk)}")
        printer.emit("" if modifier is None else f", {keyword_of(modifier)}")
        printer.emit("" if simd is None else ", simd")


class _Granularity:
    """A value, and perhaps a modifier before it."""

    ENUM: ClassVar[EnumClass]
    CLAUSE: ClassVar[str]

    def parse(self, parser: Parser) -> tuple[Attribute | None, UnresolvedOperand, Type]:
        """`strict, %value: type`"""
        modifier = None
        keyword = parser.parse_optional_any_keyword()
        if keyword is not None:
            modifier = enum_case(self.ENUM, keyword)
            if modifier is None:
                raise parser.custom_error(f"invalid {self.CLAUSE} modifier : '{keyword}'")
            parser.parse_token(",")
        operand = parser.parse_operand()
        return modifier, operand, parser.parse_colon_type()

    def print(
        self,
        op: omp.TaskloopOp,
        printer: AsmPrinter,
        modifier: Attribute | None,
        value: Value | None,
        type: Type | None,
    ) -> None:
        printer.emit("" if modifier is None else f"{keyword_of(modifier)}, ")
        if value is not None:
            printer.emit(f"{printer.operand_text(value)}: {printer.type_text(value.type)}")


@form("GrainsizeClause")
class GrainsizeClause(_Granularity):
    ENUM = (omp.ClauseGrainsizeType, omp.ClauseGrainsizeTypeAttr)
    CLAUSE = "grainsize"


@form("NumTasksClause")
class NumTasksClause(_Granularity):
    ENUM = (omp.ClauseNumTasksType, omp.ClauseNumTasksTypeAttr)
    CLAUSE = "num_tasks"


# --- loops ----------------------------------------------------------------------------------------------------------------


@form(omp.LoopNestOp)
class LoopNestForm:
    def parse(self, parser: Parser, state: OperationState[omp.LoopNestOp]) -> None:
        """`(%i, %j) : type = (%l, %l) to (%u, %u) inclusive step (%s, %s) collapse(2) tiles(4, 4) { … }`"""
        places = parse_untyped_arguments(parser)
        type = parser.parse_colon_type()
        parser.parse_token("=")
        count = len(places)
        lower = parser.parse_operand_list(Delimiter.PAREN, required=count)
        parser.parse_keyword("to")
        upper = parser.parse_operand_list(Delimiter.PAREN, required=count)
        if parser.parse_optional_keyword("inclusive"):
            state.add_attributes({"loop_inclusive": UnitAttr.get()})
        parser.parse_keyword("step")
        steps = parser.parse_operand_list(Delimiter.PAREN, required=count)
        if parser.parse_optional_keyword("collapse"):
            parser.parse_token("(")
            collapsed = parse_sized_integer(parser, 64)
            parser.parse_token(")")
            if collapsed > 1:
                state.add_attributes({"collapse_num_loops": IntegerAttr.get(collapsed, i64)})
        if parser.parse_optional_keyword("tiles"):
            parser.parse_token("(")
            sizes = parser.parse_comma_separated_list(lambda: parse_sized_integer(parser, 64))
            parser.parse_token(")")
            state.add_attributes({"tile_sizes": DenseArrayAttr.get(i64, sizes)})
        state.regions.append(parser.parse_region(with_type(places, type)))
        for values in (lower, upper, steps):
            state.operands.extend(parser.resolve_operands_of_type(values, type))
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: omp.LoopNestOp, printer: AsmPrinter) -> None:
        if not op.region.arguments:
            printer.print_generic_instead(op)
            return
        region = op.region
        count = len(region.arguments)
        lower, upper, steps = (
            printer.operands_text(op.operands[start : start + count])
            for start in (0, count, 2 * count)
        )
        type = printer.type_text(region.arguments[0].type)
        printer.emit(f" ({printer.operands_text(region.arguments)}) : {type}")
        printer.emit(f" = ({lower}) to ({upper}) ")
        if op.loop_inclusive:
            printer.emit("inclusive ")
        printer.emit(f"step ({steps}) ")
        collapsed: Any = op.property_attribute("collapse_num_loops")
        if collapsed is not None and collapsed.value > 1:
            printer.emit(f"collapse({collapsed.value}) ")
        tiles = op.tile_sizes_attr
        if tiles is not None:
            printer.emit(f"tiles({', '.join(map(str, tiles.values))}) ")
        printer.print_region(region, print_entry_block_arguments=False)
