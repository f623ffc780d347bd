"""Custom assembly of the dialect `omp`: clauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from odsgen.dialects.shared import keyword_of
from odsgen.hooks import form
from odsgen.runtime import (
    ArrayAttr,
    AsmPrinter,
    Attribute,
    IntegerAttr,
    Operation,
    Parser,
    SymbolRefAttr,
    Type,
    UnresolvedOperand,
    Value,
    i64,
    parse_attribute_of,
    parse_sized_integer,
)
from odsgen.runtime.glue.enums import IntegerEnum
from odsgen_dialects import omp

Operands = list["UnresolvedOperand"]
Types = list["Type"]
EnumClass = tuple[type[IntegerEnum], type[Any]]
"""An enum, and the class of the attributes that wrap a case of it."""


# --- clauses that are keywords --------------------------------------------------------------------------------------------

#: The enum of the operation's clause; each operation has at most one of this kind.
_MEMORY_ORDER = (omp.ClauseMemoryOrderKind, omp.ClauseMemoryOrderKindAttr)
_CANCELLED = (omp.ClauseCancellationConstructType, omp.ClauseCancellationConstructTypeAttr)
_ENUM_OF_CLAUSE: dict[str, EnumClass] = {
    omp.CancelOp.OPERATION_NAME: _CANCELLED,
    omp.CancellationPointOp.OPERATION_NAME: _CANCELLED,
    omp.LoopOp.OPERATION_NAME: (omp.ClauseBindKind, omp.ClauseBindKindAttr),
    omp.ParallelOp.OPERATION_NAME: (omp.ClauseProcBindKind, omp.ClauseProcBindKindAttr),
}


@form("ClauseAttr")
class ClauseAttr:
    def parse(self, parser: Parser) -> Attribute:
        """A keyword of the clause's enum"""
        return parse_enum_case(parser, _ENUM_OF_CLAUSE.get(parser.op_name or "", _MEMORY_ORDER))

    def print(self, op: Operation, printer: AsmPrinter, case: Attribute | None) -> None:
        if case is not None:
            printer.emit(keyword_of(case))


_HINTS = ("uncontended", "contended", "nonspeculative", "speculative")


@form("SynchronizationHint")
class SynchronizationHint:
    def parse(self, parser: Parser) -> IntegerAttr:
        """`none`, or `contended, speculative`"""
        hint = 0
        if parser.parse_optional_keyword("none"):
            return IntegerAttr.get(0, i64)

        def keyword() -> int:
            found = parser.parse_keyword()
            if found not in _HINTS:
                raise parser.custom_error(f"{found} is not a valid hint")
            return 1 << _HINTS.index(found)

        for bit in parser.parse_comma_separated_list(keyword):
            hint |= bit
        return IntegerAttr.get(hint, i64)

    def print(self, op: Operation, printer: AsmPrinter, hint: IntegerAttr | None) -> None:
        bits = 0 if hint is None else hint.value
        texts = [text for bit, text in enumerate(_HINTS) if bits >> bit & 1]
        printer.emit(", ".join(texts) if bits else "none")


@form("OrderClause")
class OrderClause:
    def parse(self, parser: Parser) -> tuple[Attribute, Attribute | None]:
        """`concurrent`, or `reproducible:concurrent`: the order and its modifier"""
        place = parser.index
        keyword = parser.parse_keyword()
        modifier = enum_case((omp.OrderModifier, omp.OrderModifierAttr), keyword)
        if modifier is not None:
            parser.parse_token(":")
            place = parser.index
            keyword = parser.parse_keyword()
        order = enum_case((omp.ClauseOrderKind, omp.ClauseOrderKindAttr), keyword)
        if order is None:
            raise parser.custom_error(f"invalid clause value: '{keyword}'", place)
        return order, modifier

    def print(
        self,
        op: omp.DistributeOp | omp.LoopOp | omp.SimdOp | omp.WsloopOp,
        printer: AsmPrinter,
        order: Attribute | None,
        modifier: Attribute | None,
    ) -> None:
        printer.emit("" if modifier is None else f"{keyword_of(modifier)}:")
        printer.emit("" if order is None else keyword_of(order))


@form("CaptureType")
class CaptureType:
    def parse(self, parser: Parser) -> Attribute:
        """`ByRef` and the like; as in MLIR an unknown keyword counts as a missing attribute"""
        captured = (omp.VariableCaptureKind, omp.VariableCaptureKindAttr)
        found = enum_case(captured, parser.parse_keyword())
        if found is None:
            raise parser.error(
                f"'{parser.op_name}' op requires attribute 'map_capture_type'",
                parser.operation_name_place,
            )
        return found

    def print(self, op: omp.MapInfoOp, printer: AsmPrinter, kind: Attribute | None) -> None:
        printer.emit("" if kind is None else keyword_of(kind))


# --- maps -----------------------------------------------------------------------------------------------------------------

#: The map flags of each keyword, in printing order.
_MAP_FLAGS = {
    **{name: (name,) for name in ("always", "implicit", "ompx_hold", "close", "present")},
    "tofrom": ("to", "from"),
    "to": ("to",),
    "from": ("from",),
    "delete": ("del",),
    "return_param": ("return_param",),
    "storage": ("storage",),
    "private": ("priv",),
    **{name: (name,) for name in ("literal", "attach", "attach_always", "attach_none")},
    **{name: (name,) for name in ("attach_auto", "ref_ptr", "ref_ptee", "ref_ptr_ptee")},
    "is_device_ptr": ("is_device_ptr",),
}


@form("MapClause")
class MapClause:
    def parse(self, parser: Parser) -> Attribute:
        """`always, tofrom`; unknown keywords are ignored"""
        flags: dict[str, None] = {}
        for keyword in parser.parse_comma_separated_list(parser.parse_keyword):
            flags.update(dict.fromkeys(_MAP_FLAGS.get(keyword, ())))
        case = omp.ClauseMapFlags.from_keyword("|".join(flags) or "none")
        assert case is not None
        return omp.ClauseMapFlagsAttr.get(case)

    def print(self, op: omp.MapInfoOp, printer: AsmPrinter, flags: Attribute) -> None:
        text = str(flags).partition("clause_map_flags ")[2].rstrip(">")
        known = {part.strip() for part in text.split("|")}
        texts = []
        for keyword, needed in _MAP_FLAGS.items():
            if known.issuperset(needed) and not (keyword in ("to", "from") and "tofrom" in texts):
                texts.append(keyword)
        printer.emit(", ".join(texts) or "none")


@form("MembersIndex")
class MembersIndex:
    def parse(self, parser: Parser) -> ArrayAttr:
        """`[0], [1, 2]`"""

        def path() -> Attribute:
            parser.parse_token("[")
            numbers = parser.parse_comma_separated_list(lambda: parse_sized_integer(parser, 64))
            parser.parse_token("]")
            return ArrayAttr.get(tuple(IntegerAttr.get(number, i64) for number in numbers))

        return ArrayAttr.get(tuple(parser.parse_comma_separated_list(path)))

    def print(self, op: omp.MapInfoOp, printer: AsmPrinter, paths: ArrayAttr | None) -> None:
        if paths is not None:
            texts = [
                f"[{', '.join(str(number.value) for number in path.elements)}]"  # type: ignore[attr-defined]
                for path in paths.elements
            ]
            printer.emit(", ".join(texts))


# --- clauses of values ----------------------------------------------------------------------------------------------------


def _parse_typed(parser: Parser, operands: Operands, types: Types) -> None:
    operands.append(parser.parse_operand())
    types.append(parser.parse_colon_type())


def typed(printer: AsmPrinter, value: Value) -> str:
    return f"{printer.operand_text(value)} : {printer.type_text(value.type)}"


@form("AllocateAndAllocator")
class AllocateAndAllocator:
    def parse(self, parser: Parser) -> tuple[Operands, Types, Operands, Types]:
        """`%allocator : type -> %value : type, …`"""
        values: Operands = []
        types: Types = []
        allocators: Operands = []
        allocator_types: Types = []

        def entry() -> None:
            _parse_typed(parser, allocators, allocator_types)
            parser.parse_token("->")
            _parse_typed(parser, values, types)

        parser.parse_comma_separated_list(entry)
        return values, types, allocators, allocator_types

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        values: Sequence[Value],
        types: Sequence[Type],
        allocators: Sequence[Value],
        allocator_types: Sequence[Type],
    ) -> None:
        texts = [
            f"{typed(printer, allocator)} -> {typed(printer, value)}"
            for value, allocator in zip(values, allocators, strict=False)
        ]
        printer.emit(", ".join(texts))


@form("LinearClause")
class LinearClause:
    def parse(self, parser: Parser) -> tuple[Operands, Types, Operands]:
        """`%value = %step : type, …`"""
        values: Operands = []
        types: Types = []
        steps: Operands = []

        def entry() -> None:
            values.append(parser.parse_operand())
            parser.parse_token("=")
            steps.append(parser.parse_operand())
            types.append(parser.parse_colon_type())

        parser.parse_comma_separated_list(entry)
        return values, types, steps

    def print(
        self,
        op: omp.SimdOp | omp.WsloopOp,
        printer: AsmPrinter,
        values: Sequence[Value],
        types: Sequence[Type],
        steps: Sequence[Value],
    ) -> None:
        texts = []
        for number, value in enumerate(values):
            step = f" = {printer.operand_text(steps[number])}" if number < len(steps) else ""
            texts.append(f"{printer.operand_text(value)}{step} : {printer.type_text(value.type)}")
        printer.emit(", ".join(texts))


def _parse_pairs(
    parser: Parser, parse_attribute: Callable[[], Attribute]
) -> tuple[Operands, Types, ArrayAttr]:
    """`%value : type -> attribute, …`"""
    values: Operands = []
    types: Types = []

    def entry() -> Attribute:
        _parse_typed(parser, values, types)
        parser.parse_token("->")
        return parse_attribute()

    attributes = parser.parse_comma_separated_list(entry)
    return values, types, ArrayAttr.get(tuple(attributes))


class _ValuesWithAttributes:
    """A list of values, each with an attribute: both are written in one entry."""

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        values: Sequence[Value],
        types: Sequence[Type],
        attributes: ArrayAttr | None,
    ) -> None:
        known = () if attributes is None else attributes.elements
        entries = zip(values, known, strict=False)
        printer.emit(", ".join(self.entry(printer, value, of) for value, of in entries))

    def entry(self, printer: AsmPrinter, value: Value, attribute: Attribute) -> str:
        """The text of an entry."""
        raise NotImplementedError


@form("AlignedClause")
class AlignedClause(_ValuesWithAttributes):
    def parse(self, parser: Parser) -> tuple[Operands, Types, ArrayAttr]:
        """`%value : type -> 32 : i64, …`"""
        return _parse_pairs(parser, parser.parse_attribute)

    def entry(self, printer: AsmPrinter, value: Value, attribute: Attribute) -> str:
        return f"{typed(printer, value)} -> {printer.attribute_text(attribute)}"


@form("Copyprivate")
class Copyprivate(_ValuesWithAttributes):
    def parse(self, parser: Parser) -> tuple[Operands, Types, ArrayAttr]:
        """`%value -> @copy : type, …`"""
        values: Operands = []
        types: Types = []

        def entry() -> Attribute:
            values.append(parser.parse_operand())
            parser.parse_token("->")
            symbol = parse_attribute_of(parser, SymbolRefAttr)
            types.append(parser.parse_colon_type())
            return symbol

        symbols = parser.parse_comma_separated_list(entry)
        return values, types, ArrayAttr.get(tuple(symbols))

    def entry(self, printer: AsmPrinter, value: Value, attribute: Attribute) -> str:
        symbol, type = printer.attribute_text(attribute), printer.type_text(value.type)
        return f"{printer.operand_text(value)} -> {symbol} : {type}"


@form("DependVarList")
class DependVarList(_ValuesWithAttributes):
    def parse(self, parser: Parser) -> tuple[Operands, Types, ArrayAttr]:
        """`taskdependin -> %value : type, …`"""
        values: Operands = []
        types: Types = []

        def entry() -> Attribute:
            place = parser.index
            keyword = parser.parse_keyword()
            parser.parse_token("->")
            _parse_typed(parser, values, types)
            enum = (omp.ClauseTaskDepend, omp.ClauseTaskDependAttr)
            return case_of_keyword(parser, enum, keyword, place)

        kinds = parser.parse_comma_separated_list(entry)
        return values, types, ArrayAttr.get(tuple(kinds))

    def entry(self, printer: AsmPrinter, value: Value, attribute: Attribute) -> str:
        return f"{keyword_of(attribute)} -> {typed(printer, value)}"


def parse_enum_case(parser: Parser, enum: EnumClass) -> Attribute:
    """Parses a keyword as an attribute of an enum."""
    place = parser.index
    return case_of_keyword(parser, enum, parser.parse_keyword(), place)


def case_of_keyword(parser: Parser, enum: EnumClass, keyword: str, place: int) -> Attribute:
    """The attribute of a case; raises ParseError at `place` if there is none."""
    found = enum_case(enum, keyword)
    if found is None:
        raise parser.custom_error(f"invalid clause value: '{keyword}'", place)
    return found


def enum_case(enum: EnumClass, keyword: str) -> Attribute | None:
    """The attribute of a case; None if there is none."""
    cases, definition = enum
    case = cases.from_keyword(keyword)
    if case is None:
        return None
    found: Attribute = definition.get(case)
    return found
