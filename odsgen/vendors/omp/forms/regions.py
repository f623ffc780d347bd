"""Custom assembly of the dialect `omp`: regions with clauses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

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
    UnresolvedOperand,
    Value,
    i1,
    i64,
    parse_attribute_of,
    parse_sized_integer,
)
from odsgen.vendors.omp.forms.clauses import enum_case
from odsgen_dialects.omp import ReductionModifier, ReductionModifierAttr

if TYPE_CHECKING:
    from odsgen_dialects import omp


#: Clauses in the order of the assembly and of the region arguments.
_ORDER = (
    *("has_device_addr", "host_eval", "in_reduction", "map_entries", "private", "reduction"),
    *("task_reduction", "use_device_addr", "use_device_ptr"),
)
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


# --- reading --------------------------------------------------------------------------------------------------------------


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


def _parse_region(
    parser: Parser, *names: str, map_indices: bool = False
) -> tuple[Region, list[Clause]]:
    """Parses clauses, each optional and in order, and the region."""
    arguments: list[Argument] = []
    found = {name: Clause() for name in names}
    for name in _ORDER:
        if name in found and parser.parse_optional_keyword(name):
            indexed = map_indices and name == "private"
            with summed_up(parser, f"invalid `{name}` format"):
                found[name] = _parse_clause(parser, name, arguments, indexed)
    return parser.parse_region(arguments), [found[name] for name in names]


_Private = tuple["list[UnresolvedOperand]", "Sequence[Type]", "ArrayAttr | None", "UnitAttr | None"]
_Reduced = tuple[
    "list[UnresolvedOperand]", "Sequence[Type]", "DenseArrayAttr | None", "ArrayAttr | None"
]


def _private(clause: Clause) -> _Private:
    return clause.operands, clause.types, clause.symbols, clause.needs_barrier


def _reduced(clause: Clause) -> _Reduced:
    return clause.operands, clause.types, clause.by_reference, clause.symbols


@form("PrivateRegion")
class PrivateRegion:
    def parse(self, parser: Parser) -> tuple[Any, ...]:
        """`private(…) { … }`"""
        region, (private,) = _parse_region(parser, "private")
        return region, *_private(private)

    def print(
        self,
        op: omp.DistributeOp | omp.SingleOp,
        printer: AsmPrinter,
        region: Region,
        *private: Any,
    ) -> None:
        values, _, symbols, barrier = private
        _print_region(printer, region, {"private": _private_clause(values, symbols, barrier)})


@form("PrivateReductionRegion")
class PrivateReductionRegion:
    def parse(self, parser: Parser) -> tuple[Any, ...]:
        """`private(…) reduction(…) { … }`"""
        region, (private, reduction) = _parse_region(parser, "private", "reduction")
        return region, *_private(private), reduction.modifier, *_reduced(reduction)

    def print(self, op: Operation, printer: AsmPrinter, region: Region, *parts: Any) -> None:
        values, _, symbols, barrier, modifier, reduced, _, by_reference, reductions = parts
        _print_region(
            printer,
            region,
            {
                "private": _private_clause(values, symbols, barrier),
                "reduction": Clause(reduced, (), reductions, by_reference, modifier),
            },
        )


@form("InReductionPrivateRegion")
class InReductionPrivateRegion:
    def parse(self, parser: Parser) -> tuple[Any, ...]:
        """`in_reduction(…) private(…) { … }`"""
        region, (inside, private) = _parse_region(parser, "in_reduction", "private")
        return region, *_reduced(inside), *_private(private)

    def print(self, op: omp.TaskOp, printer: AsmPrinter, region: Region, *parts: Any) -> None:
        inside, _, by_reference, reductions, values, _, symbols, barrier = parts
        _print_region(
            printer,
            region,
            {
                "in_reduction": Clause(inside, (), reductions, by_reference),
                "private": _private_clause(values, symbols, barrier),
            },
        )


@form("InReductionPrivateReductionRegion")
class InReductionPrivateReductionRegion:
    def parse(self, parser: Parser) -> tuple[Any, ...]:
        """`in_reduction(…) private(…) reduction(…) { … }`"""
        names = ("in_reduction", "private", "reduction")
        region, (inside, private, reduction) = _parse_region(parser, *names)
        return (
            *(region, *_reduced(inside), *_private(private)),
            *(reduction.modifier, *_reduced(reduction)),
        )

    def print(self, op: omp.TaskloopOp, printer: AsmPrinter, region: Region, *parts: Any) -> None:
        inside, _, inside_by_reference, inside_symbols, values, _, symbols, barrier = parts[:8]
        modifier, reduced, _, by_reference, reductions = parts[8:]
        _print_region(
            printer,
            region,
            {
                "in_reduction": Clause(inside, (), inside_symbols, inside_by_reference),
                "private": _private_clause(values, symbols, barrier),
                "reduction": Clause(reduced, (), reductions, by_reference, modifier),
            },
        )


@form("TaskReductionRegion")
class TaskReductionRegion:
    def parse(self, parser: Parser) -> tuple[Any, ...]:
        """`task_reduction(…) { … }`"""
        region, (reduction,) = _parse_region(parser, "task_reduction")
        return region, *_reduced(reduction)

    def print(self, op: omp.TaskgroupOp, printer: AsmPrinter, region: Region, *parts: Any) -> None:
        values, _, by_reference, symbols = parts
        _print_region(
            printer, region, {"task_reduction": Clause(values, (), symbols, by_reference)}
        )


@form("UseDeviceAddrUseDevicePtrRegion")
class UseDeviceAddrUseDevicePtrRegion:
    def parse(self, parser: Parser) -> tuple[Any, ...]:
        """`use_device_addr(…) use_device_ptr(…) { … }`"""
        names = ("use_device_addr", "use_device_ptr")
        region, (addresses, pointers) = _parse_region(parser, *names)
        return region, addresses.operands, addresses.types, pointers.operands, pointers.types

    def print(self, op: omp.TargetDataOp, printer: AsmPrinter, region: Region, *parts: Any) -> None:
        addresses, _, pointers, _ = parts
        clauses = {"use_device_addr": Clause(addresses), "use_device_ptr": Clause(pointers)}
        _print_region(printer, region, clauses)


@form("TargetOpRegion")
class TargetOpRegion:
    def parse(self, parser: Parser) -> tuple[Any, ...]:
        """`has_device_addr(…) host_eval(…) in_reduction(…) map_entries(…) private(…) { … }`"""
        names = ("has_device_addr", "host_eval", "in_reduction", "map_entries", "private")
        region, (device, host, inside, mapped, private) = _parse_region(
            parser, *names, map_indices=True
        )
        return (
            *(region, device.operands, device.types, host.operands, host.types),
            *(*_reduced(inside), mapped.operands, mapped.types),
            *(*_private(private), private.map_indices),
        )

    def print(self, op: omp.TargetOp, printer: AsmPrinter, region: Region, *parts: Any) -> None:
        device, _, host, _, inside, _, by_reference, reductions, mapped, _ = parts[:10]
        values, _, symbols, barrier, indices = parts[10:]
        _print_region(
            printer,
            region,
            {
                "has_device_addr": Clause(device),
                "host_eval": Clause(host),
                "in_reduction": Clause(inside, (), reductions, by_reference),
                "map_entries": Clause(mapped),
                "private": _private_clause(values, symbols, barrier, indices),
            },
        )


# --- printing -------------------------------------------------------------------------------------------------------------


def _print_region(printer: AsmPrinter, region: Region, clauses: dict[str, Clause]) -> None:
    start = 0
    arguments = region.arguments
    for name in _ORDER:
        clause = clauses.get(name)
        if clause is not None and clause.operands:
            end = start + len(clause.operands)
            _print_clause(printer, name, clause, arguments[start:end])
            start = end
    printer.print_region(region, print_entry_block_arguments=False)


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


def _private_clause(values: Any, symbols: Any, needs_barrier: Any, indices: Any = None) -> Clause:
    return Clause(values, (), symbols, needs_barrier=needs_barrier, map_indices=indices)
