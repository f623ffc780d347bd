"""Custom assembly of the dialect `omp`: regions with clauses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from odsgen.dialects.shared import (
    keyword_of,
    parse_untyped_argument,
    summed_up,
    with_types,
    without_words,
)
from odsgen.hooks import form
from odsgen.runtime import (
    Argument,
    ArrayAttr,
    AsmPrinter,
    Attribute,
    DenseArrayAttr,
    Operation,
    Parser,
    Region,
    SymbolRefAttr,
    Type,
    UnitAttr,
    Value,
    i1,
    i64,
    parse_attribute_of,
    parse_sized_integer,
)
from odsgen.vendors.omp.forms.clauses import enum_case
from odsgen_dialects.omp import ReductionModifier, ReductionModifierAttr

#: The parts of a clause in the order of the parameters of directives.
_VALUES = ("operands", "types")
_REDUCED = (*_VALUES, "by_reference", "symbols")
_PARTS = {
    "private": (*_VALUES, "symbols", "needs_barrier"),
    "reduction": ("modifier", *_REDUCED),
    "in_reduction": _REDUCED,
    "task_reduction": _REDUCED,
}
_REDUCTIONS = frozenset({"in_reduction", "reduction", "task_reduction"})
_WITHOUT_INDEX = -1


@dataclass(slots=True)
class Clause:
    """A clause with region arguments: operands, types, symbols and modifiers."""

    operands: list[Any] = field(default_factory=list)
    types: Sequence[Type] = ()
    symbols: ArrayAttr | None = None
    by_reference: DenseArrayAttr | None = None
    modifier: Attribute | None = None
    needs_barrier: UnitAttr | None = None
    map_indices: DenseArrayAttr | None = None


# --- one clause --------------------------------------------------------------------------------------------------------------


def _parse_clause(
    parser: Parser, name: str, arguments: list[Argument], with_map_indices: bool
) -> Clause:
    clause = Clause()
    has_symbols = name in _REDUCTIONS or name == "private"
    symbols: list[Attribute] = []
    references: list[bool] = []
    indices: list[int] = []
    own: list[Argument] = []
    parser.parse_token("(")
    if name == "reduction" and parser.parse_optional_keyword("mod"):
        parser.parse_token(":")
        keyword = parser.parse_keyword()
        parser.parse_token(",")
        clause.modifier = enum_case((ReductionModifier, ReductionModifierAttr), keyword)
        if clause.modifier is None:
            raise without_words(parser)

    def entry() -> None:
        if name in _REDUCTIONS:
            references.append(parser.parse_optional_keyword("byref"))
        if has_symbols:
            symbol = parse_attribute_of(parser, SymbolRefAttr)
            symbols.append(symbol)
        clause.operands.append(parser.parse_operand())
        parser.parse_token("->")
        own.append(parse_untyped_argument(parser))
        if with_map_indices:
            index = _WITHOUT_INDEX
            if parser.parse_optional_token("["):
                parser.parse_keyword("map_idx")
                parser.parse_token("=")
                index = parse_sized_integer(parser, 64)
                parser.parse_token("]")
            indices.append(index)

    parser.parse_comma_separated_list(entry)
    types = parser.parse_colon_type_list()
    if len(types) != len(own):
        raise without_words(parser)
    clause.types = types
    parser.parse_token(")")
    if name == "private" and parser.parse_optional_keyword("private_barrier"):
        clause.needs_barrier = UnitAttr.get()
    arguments.extend(with_types(own, types))
    if has_symbols:
        clause.symbols = ArrayAttr.get(tuple(symbols))
    if references:
        clause.by_reference = DenseArrayAttr.get(i1, references)
    if indices:
        clause.map_indices = DenseArrayAttr.get(i64, indices)
    return clause


def _print_clause(
    printer: AsmPrinter, name: str, clause: Clause, arguments: Sequence[Value]
) -> None:
    count = len(clause.operands)
    symbols = [None] * count if clause.symbols is None else clause.symbols.elements
    references = [0] * count if clause.by_reference is None else clause.by_reference.values
    indices = [_WITHOUT_INDEX] * count if clause.map_indices is None else clause.map_indices.values
    texts = []
    for operand, argument, symbol, by_reference, index in zip(
        clause.operands, arguments, symbols, references, indices, strict=False
    ):
        text = "byref " if by_reference else ""
        text += "" if symbol is None else f"{printer.attribute_text(symbol)} "
        text += f"{printer.operand_text(operand)} -> {printer.operand_text(argument)}"
        text += "" if index == _WITHOUT_INDEX else f" [map_idx={index}]"
        texts.append(text)
    modifier = "" if clause.modifier is None else f"mod: {keyword_of(clause.modifier)}, "
    types = printer.types_text([operand.type for operand in clause.operands])
    printer.emit(f"{name}({modifier}{', '.join(texts)} : {types}) ")
    if clause.needs_barrier is not None:
        printer.emit("private_barrier ")


# --- clauses and a region -------------------------------------------------------------------------------------------------


class _ClausesAndRegion:
    """Clauses, each optional and in this order, and a region that has an argument for each value in them."""

    NAMES: ClassVar[tuple[str, ...]]
    HAS_MAP_INDICES: ClassVar[bool] = False  # of what is private, behind all other parameters

    def _parts(self) -> list[tuple[str, str]]:
        """The parameters of the directive behind the region: the name of a clause, and the part of it."""
        parts = [(name, part) for name in self.NAMES for part in _PARTS.get(name, _VALUES)]
        return parts + [("private", "map_indices")] * self.HAS_MAP_INDICES

    def parse(self, parser: Parser) -> tuple[Any, ...]:
        """`private(…) reduction(…) { … }`"""
        arguments: list[Argument] = []
        found = {name: Clause() for name in self.NAMES}
        for name in self.NAMES:
            if parser.parse_optional_keyword(name):
                indexed = self.HAS_MAP_INDICES and name == "private"
                with summed_up(parser, f"invalid `{name}` format"):
                    found[name] = _parse_clause(parser, name, arguments, indexed)
        region = parser.parse_region(arguments)
        return region, *(getattr(found[name], part) for name, part in self._parts())

    def print(self, op: Operation, printer: AsmPrinter, region: Region, *values: Any) -> None:
        clauses = {name: Clause() for name in self.NAMES}
        for (name, part), value in zip(self._parts(), values, strict=True):
            setattr(clauses[name], part, value)
        start = 0
        for name, clause in clauses.items():
            if clause.operands:
                end = start + len(clause.operands)
                _print_clause(printer, name, clause, region.arguments[start:end])
                start = end
        printer.print_region(region, print_entry_block_arguments=False)


@form("PrivateRegion")
class PrivateRegion(_ClausesAndRegion):
    NAMES = ("private",)


@form("PrivateReductionRegion")
class PrivateReductionRegion(_ClausesAndRegion):
    NAMES = ("private", "reduction")


@form("InReductionPrivateRegion")
class InReductionPrivateRegion(_ClausesAndRegion):
    NAMES = ("in_reduction", "private")


@form("InReductionPrivateReductionRegion")
class InReductionPrivateReductionRegion(_ClausesAndRegion):
    NAMES = ("in_reduction", "private", "reduction")


@form("TaskReductionRegion")
class TaskReductionRegion(_ClausesAndRegion):
    NAMES = ("task_reduction",)


@form("UseDeviceAddrUseDevicePtrRegion")
class UseDeviceAddrUseDevicePtrRegion(_ClausesAndRegion):
    NAMES = ("use_device_addr", "use_device_ptr")


@form("TargetOpRegion")
class TargetOpRegion(_ClausesAndRegion):
    NAMES = ("has_device_addr", "host_eval", "in_reduction", "map_entries", "private")
    HAS_MAP_INDICES = True
