"""Hooks of the dialect `omp`: clauses and loops; clauses with arguments of regions are in `omp_regions`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.atomic_operations import parse_pointer_type, print_pointer_type
from odsgen.dialects.upstream.enum_attributes import attribute_of_text, keyword_of
from odsgen.dialects.upstream.omp_nesting import (
    verify_cancel,
    verify_cancellation_point,
    verify_distribute_regions,
    verify_loop_regions,
    verify_simd_regions,
    verify_taskloop_regions,
    verify_wsloop_regions,
)
from odsgen.dialects.upstream.omp_regions import (
    enum_case,
    parse_enum_case,
    parse_in_reduction_private_reduction_region,
    parse_in_reduction_private_region,
    parse_private_reduction_region,
    parse_private_region,
    parse_target_op_region,
    parse_task_reduction_region,
    parse_use_device_addr_use_device_ptr_region,
    print_in_reduction_private_reduction_region,
    print_in_reduction_private_region,
    print_private_reduction_region,
    print_private_region,
    print_target_op_region,
    print_task_reduction_region,
    print_use_device_addr_use_device_ptr_region,
)
from odsgen.dialects.upstream.omp_verifiers import (
    verify_atomic_capture,
    verify_atomic_capture_regions,
    verify_atomic_read,
    verify_atomic_update,
    verify_atomic_update_regions,
    verify_atomic_write,
    verify_critical_declare,
    verify_declare_reduction_regions,
    verify_loop,
    verify_loop_nest,
    verify_parallel,
    verify_sections,
    verify_sections_regions,
    verify_simd,
    verify_single,
    verify_symbol_uses_critical,
    verify_taskgroup,
    verify_teams,
    verify_wsloop,
)
from odsgen.dialects.upstream.region_arguments import parse_untyped_arguments, with_type
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    IntegerAttr,
    SymbolRefAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.types import i64
from odsgen.runtime.parser.cursor import Delimiter

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter

__all__ = [
    "verify_cancel",
    "verify_cancellation_point",
    "verify_distribute_regions",
    "verify_loop_regions",
    "verify_simd_regions",
    "verify_taskloop_regions",
    "verify_wsloop_regions",
    "parse_pointer_type",
    "print_pointer_type",
    "verify_atomic_capture",
    "verify_atomic_capture_regions",
    "verify_atomic_read",
    "verify_atomic_update",
    "verify_atomic_update_regions",
    "verify_atomic_write",
    "verify_critical_declare",
    "verify_declare_reduction_regions",
    "verify_loop",
    "verify_loop_nest",
    "verify_parallel",
    "verify_sections",
    "verify_sections_regions",
    "verify_simd",
    "verify_single",
    "verify_symbol_uses_critical",
    "verify_taskgroup",
    "verify_teams",
    "verify_wsloop",
    "parse_in_reduction_private_reduction_region",
    "parse_in_reduction_private_region",
    "parse_private_reduction_region",
    "parse_private_region",
    "parse_target_op_region",
    "parse_task_reduction_region",
    "parse_use_device_addr_use_device_ptr_region",
    "print_in_reduction_private_reduction_region",
    "print_in_reduction_private_region",
    "print_private_reduction_region",
    "print_private_region",
    "print_target_op_region",
    "print_task_reduction_region",
    "print_use_device_addr_use_device_ptr_region",
]

Operands = list["UnresolvedOperand"]
Types = list["Type"]


# --- clauses that are keywords --------------------------------------------------------------------------------------------

#: The enum of the only clause of this kind that the operation has.
_ENUM_OF_CLAUSE = {
    "omp.atomic.capture": "memoryorderkind",
    "omp.atomic.read": "memoryorderkind",
    "omp.atomic.update": "memoryorderkind",
    "omp.atomic.write": "memoryorderkind",
    "omp.cancel": "cancellationconstructtype",
    "omp.cancellation_point": "cancellationconstructtype",
    "omp.loop": "bindkind",
    "omp.parallel": "procbindkind",
}


def parse_clause_attr(parser: Parser) -> Attribute:
    """The keyword of a case of the enum of the clause."""
    return parse_enum_case(parser, _ENUM_OF_CLAUSE.get(parser.op_name or "", "memoryorderkind"))


def print_clause_attr(printer: AsmPrinter, op: Operation, case: Attribute | None) -> None:
    """As `parse_clause_attr` reads it."""
    if case is not None:
        printer.emit(keyword_of(case))


_HINTS = ("uncontended", "contended", "nonspeculative", "speculative")


def parse_synchronization_hint(parser: Parser) -> IntegerAttr:
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


def print_synchronization_hint(printer: AsmPrinter, op: Operation, hint: IntegerAttr) -> None:
    """As `parse_synchronization_hint` reads it."""
    texts = [text for bit, text in enumerate(_HINTS) if hint.value >> bit & 1]
    printer.emit(", ".join(texts) or "none")


def parse_order_clause(parser: Parser) -> tuple[Attribute, Attribute | None]:
    """`concurrent`, or `reproducible:concurrent`: the order and its modifier."""
    place = parser.index
    keyword = parser.parse_keyword()
    modifier = enum_case("order_mod", keyword)
    if modifier is not None:
        parser.parse_token(":")
        place = parser.index
        keyword = parser.parse_keyword()
    order = enum_case("orderkind", keyword)
    if order is None:
        raise parser.custom_error(f"invalid clause value: '{keyword}'", place)
    return order, modifier


def print_order_clause(
    printer: AsmPrinter, op: Operation, order: Attribute | None, modifier: Attribute | None
) -> None:
    """As `parse_order_clause` reads it."""
    printer.emit("" if modifier is None else f"{keyword_of(modifier)}:")
    printer.emit("" if order is None else keyword_of(order))


def parse_capture_type(parser: Parser) -> Attribute:
    """`ByRef`, and the like."""
    return parse_enum_case(parser, "variable_capture_kind")


def print_capture_type(printer: AsmPrinter, op: Operation, kind: Attribute | None) -> None:
    """As `parse_capture_type` reads it."""
    printer.emit("" if kind is None else keyword_of(kind))


# --- maps -----------------------------------------------------------------------------------------------------------------

#: Keywords of the text and the flags that they mean, in the order of the text.
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


def parse_map_clause(parser: Parser) -> Attribute:
    """`always, tofrom`; keywords that mean no flag are allowed."""
    flags: dict[str, None] = {}
    for keyword in parser.parse_comma_separated_list(parser.parse_keyword):
        flags.update(dict.fromkeys(_MAP_FLAGS.get(keyword, ())))
    text = "|".join(flags) or "none"
    found: Attribute = attribute_of_text(f"#omp<clause_map_flags {text}>")
    return found


def print_map_clause(printer: AsmPrinter, op: Operation, flags: Attribute) -> None:
    """As `parse_map_clause` reads it."""
    text = str(flags).partition("clause_map_flags ")[2].rstrip(">")
    known = {part.strip() for part in text.split("|")}
    texts = []
    for keyword, needed in _MAP_FLAGS.items():
        if known.issuperset(needed) and not (keyword in ("to", "from") and "tofrom" in texts):
            texts.append(keyword)
    printer.emit(", ".join(texts) or "none")


def parse_members_index(parser: Parser) -> ArrayAttr:
    """`[0], [1, 2]`"""

    def path() -> Attribute:
        numbers = parser.parse_comma_separated_list(parser.parse_integer, Delimiter.SQUARE)
        return ArrayAttr.get(tuple(IntegerAttr.get(number, i64) for number in numbers))

    return ArrayAttr.get(tuple(parser.parse_comma_separated_list(path)))


def print_members_index(printer: AsmPrinter, op: Operation, paths: ArrayAttr | None) -> None:
    """As `parse_members_index` reads it."""
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


def _typed(printer: AsmPrinter, value: Value) -> str:
    return f"{printer.operand_text(value)} : {printer.type_text(value.type)}"


def parse_allocate_and_allocator(parser: Parser) -> tuple[Operands, Types, Operands, Types]:
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


def print_allocate_and_allocator(
    printer: AsmPrinter,
    op: Operation,
    values: Sequence[Value],
    types: Sequence[Type],
    allocators: Sequence[Value],
    allocator_types: Sequence[Type],
) -> None:
    """As `parse_allocate_and_allocator` reads it."""
    texts = [
        f"{_typed(printer, allocator)} -> {_typed(printer, value)}"
        for value, allocator in zip(values, allocators, strict=False)
    ]
    printer.emit(", ".join(texts))


def parse_linear_clause(parser: Parser) -> tuple[Operands, Types, Operands]:
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


def print_linear_clause(
    printer: AsmPrinter,
    op: Operation,
    values: Sequence[Value],
    types: Sequence[Type],
    steps: Sequence[Value],
) -> None:
    """As `parse_linear_clause` reads it."""
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


def parse_aligned_clause(parser: Parser) -> tuple[Operands, Types, ArrayAttr]:
    """`%value : type -> 32 : i64, …`"""
    return _parse_pairs(parser, parser.parse_attribute)


def print_aligned_clause(
    printer: AsmPrinter,
    op: Operation,
    values: Sequence[Value],
    types: Sequence[Type],
    alignments: ArrayAttr | None,
) -> None:
    """As `parse_aligned_clause` reads it."""
    known = () if alignments is None else alignments.elements
    texts = [
        f"{_typed(printer, value)} -> {printer.attribute_text(alignment)}"
        for value, alignment in zip(values, known, strict=False)
    ]
    printer.emit(", ".join(texts))


def parse_copyprivate(parser: Parser) -> tuple[Operands, Types, ArrayAttr]:
    """`%value -> @copy : type, …`"""
    values: Operands = []
    types: Types = []

    def entry() -> Attribute:
        values.append(parser.parse_operand())
        parser.parse_token("->")
        place = parser.index
        symbol = parser.parse_attribute()
        if not isinstance(symbol, SymbolRefAttr):
            raise parser.custom_error("invalid kind of attribute specified", place)
        types.append(parser.parse_colon_type())
        return symbol

    symbols = parser.parse_comma_separated_list(entry)
    return values, types, ArrayAttr.get(tuple(symbols))


def print_copyprivate(
    printer: AsmPrinter,
    op: Operation,
    values: Sequence[Value],
    types: Sequence[Type],
    symbols: ArrayAttr | None,
) -> None:
    """As `parse_copyprivate` reads it."""
    known = () if symbols is None else symbols.elements
    texts = [
        f"{printer.operand_text(value)} -> {printer.attribute_text(symbol)}"
        f" : {printer.type_text(value.type)}"
        for value, symbol in zip(values, known, strict=False)
    ]
    printer.emit(", ".join(texts))


def parse_depend_var_list(parser: Parser) -> tuple[Operands, Types, ArrayAttr]:
    """`taskdependin -> %value : type, …`"""
    values: Operands = []
    types: Types = []

    def entry() -> Attribute:
        kind = parse_enum_case(parser, "clause_task_depend")
        parser.parse_token("->")
        _parse_typed(parser, values, types)
        return kind

    kinds = parser.parse_comma_separated_list(entry)
    return values, types, ArrayAttr.get(tuple(kinds))


def print_depend_var_list(
    printer: AsmPrinter,
    op: Operation,
    values: Sequence[Value],
    types: Sequence[Type],
    kinds: ArrayAttr | None,
) -> None:
    """As `parse_depend_var_list` reads it."""
    known = () if kinds is None else kinds.elements
    texts = [
        f"{keyword_of(kind)} -> {_typed(printer, value)}"
        for value, kind in zip(values, known, strict=False)
    ]
    printer.emit(", ".join(texts))


# --- schedules, granularity -----------------------------------------------------------------------------------------------

_CHUNKED = frozenset({"static", "dynamic", "guided"})
_SIMD = "simd"


def parse_schedule_clause(
    parser: Parser,
) -> tuple[Attribute, Attribute | None, UnitAttr | None, UnresolvedOperand | None, Type | None]:
    """`static = %chunk : type, nonmonotonic, simd`"""
    place = parser.index
    keyword = parser.parse_keyword()
    kind = enum_case("schedulekind", keyword)
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
        if enum_case("sched_mod", modifier) is None:
            raise parser.custom_error(f" unknown modifier type: {modifier}")
    if modifiers == [_SIMD]:
        modifiers = ["none", _SIMD]
    if len(modifiers) == 2 and (modifiers[0] == _SIMD or modifiers[1] != _SIMD):
        raise parser.custom_error(" incorrect modifier order")
    found = enum_case("sched_mod", modifiers[0]) if modifiers else None
    simd = UnitAttr.get() if len(modifiers) == 2 else None
    return kind, found, simd, chunk, type


def print_schedule_clause(
    printer: AsmPrinter,
    op: Operation,
    kind: Attribute,
    modifier: Attribute | None,
    simd: UnitAttr | None,
    chunk: Value | None,
    type: Type | None,
) -> None:
    """As `parse_schedule_clause` reads it."""
    printer.emit(keyword_of(kind))
    printer.emit("" if chunk is None else f" = {_typed(printer, chunk)}")
    printer.emit("" if modifier is None else f", {keyword_of(modifier)}")
    printer.emit("" if simd is None else ", simd")


def _granularity_parser(
    mnemonic: str, what: str
) -> Callable[[Parser], tuple[Attribute | None, UnresolvedOperand, Type]]:
    def parse(parser: Parser) -> tuple[Attribute | None, UnresolvedOperand, Type]:
        modifier = None
        keyword = parser.parse_optional_any_keyword()
        if keyword is not None:
            modifier = enum_case(mnemonic, keyword)
            if modifier is None:
                raise parser.custom_error(f"invalid {what} modifier : '{keyword}'")
            parser.parse_token(",")
        operand = parser.parse_operand()
        return modifier, operand, parser.parse_colon_type()

    return parse


def _print_granularity(
    printer: AsmPrinter,
    op: Operation,
    modifier: Attribute | None,
    value: Value | None,
    type: Type | None,
) -> None:
    printer.emit("" if modifier is None else f"{keyword_of(modifier)}, ")
    if value is not None:
        printer.emit(f"{printer.operand_text(value)}: {printer.type_text(value.type)}")


parse_grainsize_clause = _granularity_parser("grainsizetype", "grainsize")
print_grainsize_clause = _print_granularity
parse_num_tasks_clause = _granularity_parser("numtaskstype", "num_tasks")
print_num_tasks_clause = _print_granularity


# --- loops ----------------------------------------------------------------------------------------------------------------


def parse_loop_nest(parser: Parser, state: OperationState[Any]) -> None:
    """`(%i, %j) : type = (%l, %l) to (%u, %u) inclusive step (%s, %s) collapse(2) tiles(4, 4) { … }`"""
    places = parse_untyped_arguments(parser)
    type = parser.parse_colon_type()
    parser.parse_token("=")
    lower = parser.parse_operand_list(Delimiter.PAREN)
    parser.parse_keyword("to")
    upper = parser.parse_operand_list(Delimiter.PAREN)
    if parser.parse_optional_keyword("inclusive"):
        state.properties["loop_inclusive"] = UnitAttr.get()
    parser.parse_keyword("step")
    steps = parser.parse_operand_list(Delimiter.PAREN)
    if parser.parse_optional_keyword("collapse"):
        parser.parse_token("(")
        count = parser.parse_integer()
        parser.parse_token(")")
        if count > 1:
            state.properties["collapse_num_loops"] = IntegerAttr.get(count, i64)
    if parser.parse_optional_keyword("tiles"):
        sizes = parser.parse_comma_separated_list(parser.parse_integer, Delimiter.PAREN)
        state.properties["tile_sizes"] = DenseArrayAttr.get(i64, sizes)
    state.regions.append(parser.parse_region(with_type(places, type)))
    for values in (lower, upper, steps):
        if len(values) != len(places):
            raise parser.custom_error(f"expected {len(places)} operands")
        state.operands.extend(parser.resolve_operands_of_type(values, type))


def print_loop_nest(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_loop_nest` reads it."""
    region = op.regions[0]
    count = len(region.arguments)
    lower, upper, steps = (
        printer.operands_text(op.operands[start : start + count]) for start in (0, count, 2 * count)
    )
    type = printer.type_text(region.arguments[0].type)
    printer.emit(f" ({printer.operands_text(region.arguments)}) : {type}")
    printer.emit(f" = ({lower}) to ({upper}) ")
    if op.properties.get("loop_inclusive") is not None:
        printer.emit("inclusive ")
    printer.emit(f"step ({steps}) ")
    collapsed: Any = op.property_attribute("collapse_num_loops")
    if collapsed is not None and collapsed.value > 1:
        printer.emit(f"collapse({collapsed.value}) ")
    tiles = op.properties.get("tile_sizes")
    if tiles is not None:
        printer.emit(f"tiles({', '.join(map(str, tiles.values))}) ")
    printer.print_region(region, print_entry_block_arguments=False)
