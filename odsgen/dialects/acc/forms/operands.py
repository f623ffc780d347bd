"""Custom forms of the dialect `acc`: operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.atomic_operations import parse_pointer_type as parse_pointer_type
from odsgen.dialects.shared.atomic_operations import print_pointer_type as print_pointer_type
from odsgen.dialects.shared.enum_attributes import attribute_of_text, keyword_of
from odsgen.runtime.builtin.attributes import SymbolRefAttr, TypeAttr, UnitAttr
from odsgen.runtime.builtin.types import BaseMemRefType
from odsgen.runtime.generated.formats import parse_attribute_of
from odsgen.runtime.parser.cursor import Delimiter

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.operations import Argument
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.acc import (
        EnterDataOp,
        ExitDataOp,
        LoopOp,
        WaitOp,
    )


Operands = list["UnresolvedOperand"]
Types = list["Type"]


# --- variables ----------------------------------------------------------------------------------------------------------


def is_pointer_like(type: Type) -> bool:
    """Whether values of the type point to memory."""
    return isinstance(type, BaseMemRefType) or (type.DIALECT_NAME, type.MNEMONIC) == ("llvm", "ptr")


def _variable_type(type: Type) -> Type | None:
    """The type of the variable of such a pointer; None if the type does not tell."""
    if isinstance(type, BaseMemRefType):
        return type.element_type
    return None if is_pointer_like(type) else type


def parse_var(parser: Parser) -> UnresolvedOperand:
    """`varPtr(%a`, or `var(%a`; the type follows."""
    if not parser.parse_optional_keyword("varPtr"):
        parser.parse_keyword("var")
    parser.parse_token("(")
    return parser.parse_operand()


def print_var(op: Operation, printer: AsmPrinter, variable: Value) -> None:
    """As `parse_var` reads it."""
    keyword = "varPtr" if is_pointer_like(variable.type) else "var"
    printer.emit(f"{keyword}({printer.operand_text(variable)}")


def parse_var_ptr_type(parser: Parser) -> tuple[Type, TypeAttr]:
    """`type) varType(type)`, the latter where the former does not tell it."""
    type = parser.parse_type()
    parser.parse_token(")")
    variable = _variable_type(type) or type
    if parser.parse_optional_keyword("varType"):
        parser.parse_token("(")
        variable = parser.parse_type()
        parser.parse_token(")")
    return type, TypeAttr.get(variable)


def print_var_ptr_type(op: Operation, printer: AsmPrinter, type: Type, variable: TypeAttr) -> None:
    """As `parse_var_ptr_type` reads it."""
    printer.emit(f"{printer.type_text(type)})")
    if variable.value is not _variable_type(type):
        printer.emit(f" varType({printer.type_text(variable.value)})")


def parse_acc_var(parser: Parser) -> tuple[UnresolvedOperand, Type]:
    """`accPtr(%a : type)`, or `accVar(%a : type)`"""
    if not parser.parse_optional_keyword("accPtr"):
        parser.parse_keyword("accVar")
    parser.parse_token("(")
    operand = parser.parse_operand()
    type = parser.parse_colon_type()
    parser.parse_token(")")
    return operand, type


def print_acc_var(
    op: Operation,
    printer: AsmPrinter,
    variable: Value,
    type: Type,
) -> None:
    """As `parse_acc_var` reads it."""
    keyword = "accPtr" if is_pointer_like(type) else "accVar"
    printer.emit(f"{keyword}({printer.operand_text(variable)} : {printer.type_text(type)})")


def parse_recipe_sym(parser: Parser) -> SymbolRefAttr:
    """`@recipe`"""
    symbol = parse_attribute_of(parser, SymbolRefAttr)
    return symbol


def print_recipe_sym(op: Operation, printer: AsmPrinter, symbol: SymbolRefAttr | None) -> None:
    """As `parse_recipe_sym` reads it."""
    if symbol is not None:
        printer.emit(printer.attribute_text(symbol))


# --- keywords that may have values --------------------------------------------------------------------------------------


def parse_operand_with_keyword_only(
    parser: Parser,
) -> tuple[UnresolvedOperand | None, Type | None, UnitAttr | None]:
    """Nothing, or `(%a : type)`"""
    if not parser.parse_optional_token("("):
        return None, None, UnitAttr.get()
    operand = parser.parse_operand()
    type = parser.parse_colon_type()
    parser.parse_token(")")
    return operand, type, None


def print_operand_with_keyword_only(
    op: EnterDataOp | ExitDataOp | WaitOp,
    printer: AsmPrinter,
    operand: Value | None,
    type: Type | None,
    alone: UnitAttr | None,
) -> None:
    """As `parse_operand_with_keyword_only` reads it."""
    if alone is None and operand is not None:
        printer.emit(f"({printer.operand_text(operand)} : {printer.type_text(operand.type)})")


def parse_operands_with_keyword_only(
    parser: Parser,
) -> tuple[Operands, Types, UnitAttr | None]:
    """Nothing, or `(%a, %b : type, type)`"""
    if not parser.parse_optional_token("("):
        return [], [], UnitAttr.get()
    operands = parser.parse_comma_separated_list(parser.parse_operand)
    types = parser.parse_colon_type_list()
    parser.parse_token(")")
    return operands, types, None


def print_operands_with_keyword_only(
    op: EnterDataOp | ExitDataOp,
    printer: AsmPrinter,
    operands: Sequence[Value],
    types: Sequence[Type],
    alone: UnitAttr | None,
) -> None:
    """As `parse_operands_with_keyword_only` reads it."""
    if alone is None:
        printer.emit(f"({printer.operands_text(operands)} : {printer.types_text(types)})")


# --- loops --------------------------------------------------------------------------------------------------------------

_CONSTRUCTS = ("kernels", "parallel", "serial")


def parse_combined_constructs_loop(parser: Parser) -> Attribute:
    """`parallel`, and the like."""
    keyword = parser.parse_optional_keyword_of(_CONSTRUCTS)
    if keyword is None:
        raise parser.custom_error("expected compute construct name")
    found: Attribute = attribute_of_text(f"#acc.combined_constructs<{keyword}_loop>")
    return found


def print_combined_constructs_loop(
    op: LoopOp, printer: AsmPrinter, construct: Attribute | None
) -> None:
    """As `parse_combined_constructs_loop` reads it."""
    if construct is not None:
        printer.emit(keyword_of(construct).removesuffix("_loop"))


def parse_loop_control(
    parser: Parser,
) -> tuple[Region, Operands, Types, Operands, Types, Operands, Types]:
    """`control(%i : type) = (%a : type) to (%b : type) step (%c : type) { … }`, or the region alone."""
    arguments: list[Argument] = []
    bounds: list[tuple[Operands, Types]] = [([], []), ([], []), ([], [])]
    if parser.parse_optional_keyword("control"):
        parser.parse_token("(")
        arguments = parser.parse_argument_list(Delimiter.NONE, allow_attributes=False)
        parser.parse_token(")")
        for number, before in enumerate(("=", "to", "step")):
            if before == "=":
                parser.parse_token(before)
            else:
                parser.parse_keyword(before)
            parser.parse_token("(")
            operands = parser.parse_operand_list(required=len(arguments))
            bounds[number] = operands, parser.parse_colon_type_list()
            parser.parse_token(")")
    (low, low_types), (high, high_types), (step, step_types) = bounds
    return parser.parse_region(arguments), low, low_types, high, high_types, step, step_types


def print_loop_control(
    op: LoopOp,
    printer: AsmPrinter,
    region: Region,
    low: Sequence[Value],
    low_types: Sequence[Type],
    high: Sequence[Value],
    high_types: Sequence[Type],
    step: Sequence[Value],
    step_types: Sequence[Type],
) -> None:
    """As `parse_loop_control` reads it."""
    arguments = region.arguments
    if arguments:
        texts = [f"{printer.operand_text(a)} : {printer.type_text(a.type)}" for a in arguments]
        bounds = [
            f"({printer.operands_text(values)} : {printer.types_text(types)})"
            for values, types in ((low, low_types), (high, high_types), (step, step_types))
        ]
        printer.emit(f"control({', '.join(texts)}) = {bounds[0]} to {bounds[1]}  step {bounds[2]} ")
    printer.print_region(region, print_entry_block_arguments=False)
