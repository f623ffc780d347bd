"""Hooks of the dialect `cf`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.scalar_attributes import integer_width
from odsgen.runtime.builtin.types import IndexType, IntegerType, VectorType
from odsgen.runtime.interfaces import EffectInstance, EffectKind

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.cf import BranchOp, CondBranchOp, SwitchOp

_CASE_LIMIT = 1 << 63
"""Cases are read as signed numbers of 64 bits …"""
_LARGEST_CASE = (1 << 64) - 1
"""… and written as unsigned ones."""


# --- effects ----------------------------------------------------------------------------------------------------------


def effects_assert(op: Operation) -> Sequence[EffectInstance]:
    """What may end the program must stay where it is: a write that is on nothing."""
    return [EffectInstance(EffectKind.WRITE)]


# --- what is passed on to the successors ------------------------------------------------------------------------------


def successor_operands_br(op: BranchOp, index: int) -> Sequence[Value]:
    """All operands."""
    return op.dest_operands


def successor_operands_cond_br(op: CondBranchOp, index: int) -> Sequence[Value]:
    """Those of the true destination (0) or of the false one (1)."""
    return op.true_dest_operands if index == 0 else op.false_dest_operands


def successor_operands_switch(op: SwitchOp, index: int) -> Sequence[Value]:
    """Those of the default destination (0) or of a case (from 1)."""
    if index == 0:
        return op.default_operands
    cases = op.case_operands
    return cases[index - 1] if index <= len(cases) else ()


# --- switch -------------------------------------------------------------------------------------------------------------


def parse_switch_op_cases(parser: Parser, flag_type: Type) -> tuple[
    Block,
    list[UnresolvedOperand],
    list[Type],
    DenseIntOrFPElementsAttr | None,
    list[Block],
    list[list[UnresolvedOperand]],
    list[list[Type]],
]:
    """`default: ^bb1(%a : i32), 42: ^bb2, …`"""
    parser.parse_keyword("default")
    default, default_operands, default_types = _parse_destination(parser)
    values: list[int] = []
    destinations: list[Block] = []
    operands: list[list[UnresolvedOperand]] = []
    types: list[list[Type]] = []
    while parser.parse_optional_token(","):
        place = parser.index
        values.append(parser.parse_integer())
        if not -_CASE_LIMIT <= values[-1] < _CASE_LIMIT:
            raise parser.custom_error("integer value too large", place)
        destination, case_operands, case_types = _parse_destination(parser)
        destinations.append(destination)
        operands.append(case_operands)
        types.append(case_types)
    case_values = None
    if values and isinstance(flag_type, (IntegerType, IndexType)):
        # A number that is too large loses its upper bits, as in MLIR.
        mask = (1 << integer_width(flag_type)) - 1
        case_values = DenseIntOrFPElementsAttr.from_bits(
            VectorType.get((len(values),), flag_type), [value & mask for value in values]
        )
    return default, default_operands, default_types, case_values, destinations, operands, types


def _parse_destination(parser: Parser) -> tuple[Block, list[UnresolvedOperand], list[Type]]:
    """`: ^bb1(%a, %b : i32, i64)`"""
    parser.parse_token(":")
    destination = parser.parse_successor()
    operands: list[UnresolvedOperand] = []
    types: list[Type] = []
    if parser.parse_optional_token("("):
        operands = parser.parse_operand_list()
        types = parser.parse_colon_type_list()
        parser.parse_token(")")
    return destination, operands, types


def print_switch_op_cases(
    printer: AsmPrinter,
    op: Operation,
    flag_type: Type,
    default_destination: Block,
    default_operands: Sequence[Value],
    default_operand_types: Sequence[Type],
    case_values: DenseIntOrFPElementsAttr | None,
    case_destinations: Sequence[Block],
    case_operands: Sequence[Sequence[Value]],
    case_operand_types: Sequence[Sequence[Type]],
) -> None:
    """As `parse_switch_op_cases` reads it, a line for each case."""
    printer.emit("  default: ")
    printer.print_successor_and_operands(default_destination, default_operands)
    if case_values is None:
        return
    cases = zip(_unsigned_values(case_values), case_destinations, case_operands, strict=False)
    for value, destination, operands in cases:
        printer.emit(",")
        printer.print_newline()
        printer.emit(f"  {min(value, _LARGEST_CASE)}: ")
        printer.print_successor_and_operands(destination, operands)
    printer.print_newline()


def _unsigned_values(attribute: DenseIntOrFPElementsAttr) -> Iterator[int]:
    element_type = attribute.type.element_type
    assert isinstance(element_type, (IntegerType, IndexType))
    mask = (1 << integer_width(element_type)) - 1
    return (value & mask for value in attribute.values() if isinstance(value, int))


def verify_switch(op: SwitchOp) -> None:
    """The cases must have the type of the flag, and each a destination."""
    values = op.case_values
    destinations = op.case_destinations
    if values is None:
        if destinations:
            raise op.op_error(
                f"number of case values (0) should match number of case destinations "
                f"({len(destinations)})"
            )
        return
    flag_type = op.flag.type
    case_type = values.type.element_type
    if case_type is not flag_type:
        raise op.op_error(
            f"'flag' type ('{flag_type}') should match case value type ('{case_type}')"
        )
    count = values.type.num_elements
    if count != len(destinations):
        raise op.op_error(
            f"number of case values ({count}) should match number of case destinations "
            f"({len(destinations)})"
        )
