"""Custom forms of the dialect `omp`: clauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.enum_attributes import attribute_of_text, keyword_of
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    IntegerAttr,
    SymbolRefAttr,
)
from odsgen.runtime.builtin.types import i64
from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.generated.formats import parse_attribute_of
from odsgen.runtime.generated.native_numbers import parse_sized_integer

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.omp import DistributeOp, LoopOp, MapInfoOp, SimdOp, SingleOp, WsloopOp


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


def print_clause_attr(op: Operation, printer: AsmPrinter, case: Attribute | None) -> None:
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


def print_synchronization_hint(
    op: Operation, printer: AsmPrinter, hint: IntegerAttr | None
) -> None:
    """As `parse_synchronization_hint` reads it."""
    bits = 0 if hint is None else hint.value
    texts = [text for bit, text in enumerate(_HINTS) if bits >> bit & 1]
    printer.emit(", ".join(texts) if bits else "none")


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
    op: DistributeOp | LoopOp | SimdOp | WsloopOp,
    printer: AsmPrinter,
    order: Attribute | None,
    modifier: Attribute | None,
) -> None:
    """As `parse_order_clause` reads it."""
    printer.emit("" if modifier is None else f"{keyword_of(modifier)}:")
    printer.emit("" if order is None else keyword_of(order))


def parse_capture_type(parser: Parser) -> Attribute:
    """`ByRef`, and the like; in MLIR another keyword means nothing, and the operation lacks what it needs."""
    found = enum_case("variable_capture_kind", parser.parse_keyword())
    if found is None:
        raise parser.error(
            f"'{parser.op_name}' op requires attribute 'map_capture_type'",
            parser.operation_name_place,
        )
    return found


def print_capture_type(op: MapInfoOp, printer: AsmPrinter, kind: Attribute | None) -> None:
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


def print_map_clause(op: MapInfoOp, printer: AsmPrinter, flags: Attribute) -> None:
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
        parser.parse_token("[")
        numbers = parser.parse_comma_separated_list(lambda: parse_sized_integer(parser, 64))
        parser.parse_token("]")
        return ArrayAttr.get(tuple(IntegerAttr.get(number, i64) for number in numbers))

    return ArrayAttr.get(tuple(parser.parse_comma_separated_list(path)))


def print_members_index(op: MapInfoOp, printer: AsmPrinter, paths: ArrayAttr | None) -> None:
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


def typed(printer: AsmPrinter, value: Value) -> str:
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
    op: Operation,
    printer: AsmPrinter,
    values: Sequence[Value],
    types: Sequence[Type],
    allocators: Sequence[Value],
    allocator_types: Sequence[Type],
) -> None:
    """As `parse_allocate_and_allocator` reads it."""
    texts = [
        f"{typed(printer, allocator)} -> {typed(printer, value)}"
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
    op: SimdOp | WsloopOp,
    printer: AsmPrinter,
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
    op: SimdOp,
    printer: AsmPrinter,
    values: Sequence[Value],
    types: Sequence[Type],
    alignments: ArrayAttr | None,
) -> None:
    """As `parse_aligned_clause` reads it."""
    known = () if alignments is None else alignments.elements
    texts = [
        f"{typed(printer, value)} -> {printer.attribute_text(alignment)}"
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
        symbol = parse_attribute_of(parser, SymbolRefAttr)
        types.append(parser.parse_colon_type())
        return symbol

    symbols = parser.parse_comma_separated_list(entry)
    return values, types, ArrayAttr.get(tuple(symbols))


def print_copyprivate(
    op: SingleOp,
    printer: AsmPrinter,
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
        place = parser.index
        keyword = parser.parse_keyword()
        parser.parse_token("->")
        _parse_typed(parser, values, types)
        return case_of_keyword(parser, "clause_task_depend", keyword, place)

    kinds = parser.parse_comma_separated_list(entry)
    return values, types, ArrayAttr.get(tuple(kinds))


def print_depend_var_list(
    op: Operation,
    printer: AsmPrinter,
    values: Sequence[Value],
    types: Sequence[Type],
    kinds: ArrayAttr | None,
) -> None:
    """As `parse_depend_var_list` reads it."""
    known = () if kinds is None else kinds.elements
    texts = [
        f"{keyword_of(kind)} -> {typed(printer, value)}"
        for value, kind in zip(values, known, strict=False)
    ]
    printer.emit(", ".join(texts))


def parse_enum_case(parser: Parser, mnemonic: str) -> Attribute:
    """The attribute `#omp<mnemonic keyword>` of the keyword that stands here."""
    place = parser.index
    return case_of_keyword(parser, mnemonic, parser.parse_keyword(), place)


def case_of_keyword(parser: Parser, mnemonic: str, keyword: str, place: int) -> Attribute:
    """The attribute `#omp<mnemonic keyword>` of a keyword that was read at a place; raises ParseError."""
    found = enum_case(mnemonic, keyword)
    if found is None:
        raise parser.custom_error(f"invalid clause value: '{keyword}'", place)
    return found


def enum_case(mnemonic: str, keyword: str) -> Attribute | None:
    """The attribute `#omp<mnemonic keyword>`; None if there is none."""
    try:
        found: Attribute = attribute_of_text(f"#omp<{mnemonic} {keyword}>")
    except ParseError:
        try:
            found = attribute_of_text(f"#omp<{mnemonic}({keyword})>")
        except ParseError:
            return None
    return found
