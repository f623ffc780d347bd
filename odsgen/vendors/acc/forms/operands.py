"""Custom forms of the dialect `acc`: operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared import PointerType, is_llvm_pointer, keyword_of
from odsgen.hooks import form
from odsgen.runtime import (
    Argument,
    AsmPrinter,
    Attribute,
    BaseMemRefType,
    Delimiter,
    Operation,
    Parser,
    Region,
    SymbolRefAttr,
    Type,
    TypeAttr,
    UnitAttr,
    UnresolvedOperand,
    Value,
    parse_attribute_of,
)
from odsgen_dialects.acc import CombinedConstructsType, CombinedConstructsTypeAttr

if TYPE_CHECKING:
    from odsgen_dialects.acc import EnterDataOp, ExitDataOp, LoopOp, WaitOp

form("PointerType")(PointerType)


Operands = list["UnresolvedOperand"]
Types = list["Type"]


# --- variables ----------------------------------------------------------------------------------------------------------


def is_pointer_like(type: Type) -> bool:
    """Whether the type is a `PointerLikeType`."""
    return isinstance(type, BaseMemRefType) or is_llvm_pointer(type)


def _variable_type(type: Type) -> Type | None:
    """The pointee of a pointer-like type; None if the type does not tell."""
    if isinstance(type, BaseMemRefType):
        return type.element_type
    return None if is_pointer_like(type) else type


@form("Var")
class Var:
    def parse(self, parser: Parser) -> UnresolvedOperand:
        """`varPtr(%a`, or `var(%a`; the type follows."""
        if not parser.parse_optional_keyword("varPtr"):
            parser.parse_keyword("var")
        parser.parse_token("(")
        return parser.parse_operand()

    def print(self, op: Operation, printer: AsmPrinter, variable: Value) -> None:
        keyword = "varPtr" if is_pointer_like(variable.type) else "var"
        printer.emit(f"{keyword}({printer.operand_text(variable)}")


@form("VarPtrType")
class VarPtrType:
    def parse(self, parser: Parser) -> tuple[Type, TypeAttr]:
        """`type) varType(type)`; `varType` only where it differs from the pointee."""
        type = parser.parse_type()
        parser.parse_token(")")
        variable = _variable_type(type) or type
        if parser.parse_optional_keyword("varType"):
            parser.parse_token("(")
            variable = parser.parse_type()
            parser.parse_token(")")
        return type, TypeAttr.get(variable)

    def print(self, op: Operation, printer: AsmPrinter, type: Type, variable: TypeAttr) -> None:
        printer.emit(f"{printer.type_text(type)})")
        if variable.value is not _variable_type(type):
            printer.emit(f" varType({printer.type_text(variable.value)})")


@form("AccVar")
class AccVar:
    def parse(self, parser: Parser) -> tuple[UnresolvedOperand, Type]:
        """`accPtr(%a : type)`, or `accVar(%a : type)`"""
        if not parser.parse_optional_keyword("accPtr"):
            parser.parse_keyword("accVar")
        parser.parse_token("(")
        operand = parser.parse_operand()
        type = parser.parse_colon_type()
        parser.parse_token(")")
        return operand, type

    def print(self, op: Operation, printer: AsmPrinter, variable: Value, type: Type) -> None:
        keyword = "accPtr" if is_pointer_like(type) else "accVar"
        printer.emit(f"{keyword}({printer.operand_text(variable)} : {printer.type_text(type)})")


@form("RecipeSym")
class RecipeSym:
    def parse(self, parser: Parser) -> SymbolRefAttr:
        """`@recipe`"""
        symbol = parse_attribute_of(parser, SymbolRefAttr)
        return symbol

    def print(self, op: Operation, printer: AsmPrinter, symbol: SymbolRefAttr | None) -> None:
        if symbol is not None:
            printer.emit(printer.attribute_text(symbol))


# --- keywords that may have values --------------------------------------------------------------------------------------


@form("OperandWithKeywordOnly")
class OperandWithKeywordOnly:
    def parse(
        self, parser: Parser
    ) -> tuple[UnresolvedOperand | None, Type | None, UnitAttr | None]:
        """Nothing, or `(%a : type)`"""
        if not parser.parse_optional_token("("):
            return None, None, UnitAttr.get()
        operand = parser.parse_operand()
        type = parser.parse_colon_type()
        parser.parse_token(")")
        return operand, type, None

    def print(
        self,
        op: EnterDataOp | ExitDataOp | WaitOp,
        printer: AsmPrinter,
        operand: Value | None,
        type: Type | None,
        alone: UnitAttr | None,
    ) -> None:
        if alone is None and operand is not None:
            printer.emit(f"({printer.operand_text(operand)} : {printer.type_text(operand.type)})")


@form("OperandsWithKeywordOnly")
class OperandsWithKeywordOnly:
    def parse(self, parser: Parser) -> tuple[Operands, Types, UnitAttr | None]:
        """Nothing, or `(%a, %b : type, type)`"""
        if not parser.parse_optional_token("("):
            return [], [], UnitAttr.get()
        operands = parser.parse_comma_separated_list(parser.parse_operand)
        types = parser.parse_colon_type_list()
        parser.parse_token(")")
        return operands, types, None

    def print(
        self,
        op: EnterDataOp | ExitDataOp,
        printer: AsmPrinter,
        operands: Sequence[Value],
        types: Sequence[Type],
        alone: UnitAttr | None,
    ) -> None:
        if alone is None:
            printer.emit(f"({printer.operands_text(operands)} : {printer.types_text(types)})")


# --- loops --------------------------------------------------------------------------------------------------------------

_CONSTRUCTS = ("kernels", "parallel", "serial")


@form("CombinedConstructsLoop")
class CombinedConstructsLoop:
    def parse(self, parser: Parser) -> Attribute:
        """`kernels`, `parallel` or `serial`"""
        keyword = parser.parse_optional_keyword_of(_CONSTRUCTS)
        if keyword is None:
            raise parser.custom_error("expected compute construct name")
        case = CombinedConstructsType.of_keyword(f"{keyword}_loop")
        return CombinedConstructsTypeAttr.get(case)

    def print(self, op: LoopOp, printer: AsmPrinter, construct: Attribute | None) -> None:
        if construct is not None:
            printer.emit(keyword_of(construct).removesuffix("_loop"))


@form("LoopControl")
class LoopControl:
    def parse(
        self, parser: Parser
    ) -> tuple[Region, Operands, Types, Operands, Types, Operands, Types]:
        """`control(%i : type) = (%a : type) to (%b : type) step (%c : type) { … }`, or only a
        region
        """
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

    def print(
        self,
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
        arguments = region.arguments
        if arguments:
            texts = [f"{printer.operand_text(a)} : {printer.type_text(a.type)}" for a in arguments]
            bounds = [
                f"({printer.operands_text(values)} : {printer.types_text(types)})"
                for values, types in ((low, low_types), (high, high_types), (step, step_types))
            ]
            printer.emit(
                f"control({', '.join(texts)}) = {bounds[0]} to {bounds[1]}  step {bounds[2]} "
            )
        printer.print_region(region, print_entry_block_arguments=False)
