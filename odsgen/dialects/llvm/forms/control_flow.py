"""Custom assembly of the dialect `llvm`: control flow."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.llvm.types import is_compatible
from odsgen.hooks import form
from odsgen.runtime import (
    AsmPrinter,
    Block,
    Delimiter,
    DenseArrayAttr,
    DenseIntOrFPElementsAttr,
    IntegerType,
    OperationState,
    Parser,
    Type,
    UnitAttr,
    UnresolvedOperand,
    Value,
    VectorType,
    digits_of_integer,
    parse_sized_integer,
)
from odsgen_dialects import llvm

_Destination = tuple["Block", "list[UnresolvedOperand]", "list[Type]"]


def _parse_destination(parser: Parser) -> _Destination:
    """`^bb1(%a, %b : i32, i64)`"""
    destination = parser.parse_successor()
    operands: list[UnresolvedOperand] = []
    types: list[Type] = []
    if parser.parse_optional_token("("):
        operands = parser.parse_operand_list(allow_result_number=False)
        types = parser.parse_colon_type_list()
        parser.parse_token(")")
    return destination, operands, types


# --- switch ---------------------------------------------------------------------------------------------------------------


@form("SwitchOpCases")
class SwitchOpCases:
    def parse(self, parser: Parser, value_type: Type) -> tuple[
        DenseIntOrFPElementsAttr | None,
        list[Block],
        list[list[UnresolvedOperand]],
        list[list[Type]],
    ]:
        """`[1: ^bb1(%a : i32), 42: ^bb2]`"""
        values: list[int] = []
        found: list[_Destination] = []

        def case() -> None:
            values.append(parse_sized_integer(parser, 64))
            parser.parse_token(":")
            found.append(_parse_destination(parser))

        parser.parse_token("[")
        attribute = None
        if not parser.parse_optional_token("]"):
            parser.parse_comma_separated_list(case)
            if isinstance(value_type, IntegerType):
                mask = (1 << value_type.width) - 1
                attribute = DenseIntOrFPElementsAttr.from_bits(
                    VectorType.get((len(values),), value_type), [value & mask for value in values]
                )
            parser.parse_token("]")
        blocks, operands, types = ([part[place] for part in found] for place in range(3))
        return attribute, blocks, operands, types  # type: ignore[return-value]

    def print(
        self,
        op: llvm.SwitchOp,
        printer: AsmPrinter,
        value_type: Type,
        values: DenseIntOrFPElementsAttr | None,
        destinations: Sequence[Block],
        operands: Sequence[Sequence[Value]],
        types: Sequence[Sequence[Type]],
    ) -> None:
        """Prints a case a line."""
        printer.emit("[")
        printer.print_newline()
        if values is None:
            printer.emit("]")
            return
        separator = ""
        for value, destination, own in zip(values.values(), destinations, operands, strict=False):
            if separator:
                printer.emit(separator)
                printer.print_newline()
            printer.emit(f"  {digits_of_integer(_signed(int(value), values))}: ")  # type: ignore[arg-type]
            printer.print_successor_and_operands(destination, own)
            separator = ","
        printer.print_newline()
        printer.emit("]")


def _signed(value: int, values: DenseIntOrFPElementsAttr) -> int:
    width = getattr(values.type.element_type, "width", 64)
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


# --- indirectbr -----------------------------------------------------------------------------------------------------------


@form("IndirectBrOpSucessors")
class IndirectBrOpSucessors:
    def parse(
        self, parser: Parser, address_type: Type
    ) -> tuple[list[Block], list[list[UnresolvedOperand]], list[list[Type]]]:
        """`[^bb1(%a : i32), ^bb2]`"""
        found = parser.parse_comma_separated_list(
            lambda: _parse_destination(parser), Delimiter.SQUARE, "successor blocks"
        )
        blocks, operands, types = ([part[place] for part in found] for place in range(3))
        return blocks, operands, types  # type: ignore[return-value]

    def print(
        self,
        op: llvm.IndirectBrOp,
        printer: AsmPrinter,
        address_type: Type,
        destinations: Sequence[Block],
        operands: Sequence[Sequence[Value]],
        types: Sequence[Sequence[Type]],
    ) -> None:
        """Prints a successor a line."""
        printer.emit("[")
        separator = ""
        for destination, own in zip(destinations, operands, strict=False):
            printer.emit(separator)
            printer.print_newline()
            printer.print_successor_and_operands(destination, own)
            separator = ","
        if destinations:
            printer.print_newline()
        printer.emit("]")


# --- landingpad -----------------------------------------------------------------------------------------------------------


@form(llvm.LandingpadOp)
class LandingpadForm:
    def parse(self, parser: Parser, state: OperationState[llvm.LandingpadOp]) -> None:
        """`cleanup (catch %a : !llvm.ptr) (filter %b : !llvm.array<…>) : type`"""
        if parser.parse_optional_keyword("cleanup"):
            state.properties["cleanup"] = UnitAttr.get()
        while parser.parse_optional_token("("):
            if parser.parse_optional_keyword_of(("filter", "catch")) is None:
                break
            operand = parser.parse_operand()
            state.operands.append(parser.resolve_operand(operand, parser.parse_colon_type()))
            parser.parse_token(")")
        state.result_types.append(parser.parse_colon_type())

    def print(self, op: llvm.LandingpadOp, printer: AsmPrinter) -> None:
        printer.emit(" cleanup " if op.cleanup else " ")
        for value in op.operands:
            keyword = "filter" if isinstance(value.type, llvm.LLVMArrayType) else "catch"
            printer.emit(
                f"({keyword} {printer.operand_text(value)} : {printer.type_text(value.type)}) "
            )
        printer.print_optional_attr_dict(op.attributes)
        printer.emit(f": {printer.type_text(op.result_types[0])}")


# --- shufflevector --------------------------------------------------------------------------------------------------------


@form("ShuffleType")
class ShuffleType:
    def parse(self, parser: Parser, vector: Type, mask: DenseArrayAttr) -> Type:
        """Parses nothing: the result has an element for each one of the mask."""
        if not is_compatible(vector) or not isinstance(vector, VectorType):
            raise parser.custom_error("expected an LLVM compatible vector type")
        return VectorType.get((len(mask.values),), vector.element_type, vector.scalable_dims)

    def print(
        self,
        op: llvm.ShuffleVectorOp,
        printer: AsmPrinter,
        vector: Type,
        result: Type,
        mask: DenseArrayAttr,
    ) -> None:
        """Prints nothing."""
