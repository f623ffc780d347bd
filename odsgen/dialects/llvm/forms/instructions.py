"""Custom assembly of the dialect `llvm`: instructions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.llvm.keywords import print_attributes
from odsgen.dialects.llvm.positions import type_at
from odsgen.hooks import form
from odsgen.runtime import (
    DenseArrayAttr,
    FunctionType,
    IntegerAttr,
    StringAttr,
    TypeAttr,
    UnitAttr,
    VectorType,
    i1,
    i32,
    i64,
    parse_attribute_of,
    parse_optional_sized_integer,
)
from odsgen_dialects.llvm import AllocaOp, FCmpOp, ICmpOp, LLVMPointerType

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, OperationState, Parser, Type, UnresolvedOperand, Value
    from odsgen_dialects.llvm import ExtractValueOp, GEPOp, InsertValueOp


# --- comparisons --------------------------------------------------------------------------------------------------------

_INTEGER_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
_FLOAT_PREDICATES = (
    *("_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord"),
    *("ueq", "ugt", "uge", "ult", "ule", "une", "uno", "_true"),
)


def _parse_comparison(
    parser: Parser, state: OperationState[Any], predicates: Sequence[str]
) -> None:
    place = parser.index
    predicate = parse_attribute_of(parser, StringAttr).value
    if predicate not in predicates:
        raise parser.custom_error(
            f"'{predicate}' is an incorrect value of the 'predicate' attribute", place
        )
    state.properties["predicate"] = IntegerAttr.get(predicates.index(predicate), i64)
    operands = [parser.parse_operand()]
    parser.parse_token(",")
    operands.append(parser.parse_operand())
    state.add_attributes(parser.parse_optional_attr_dict())
    type = parser.parse_colon_type()
    state.operands.extend(parser.resolve_operands_of_type(operands, type))
    result: Type = i1
    if isinstance(type, VectorType):
        result = VectorType.get(type.shape, i1, type.scalable_dims)
    state.result_types.append(result)


def _print_comparison(op: FCmpOp | ICmpOp, printer: AsmPrinter, predicates: Sequence[str]) -> None:
    predicate = predicates[op.predicate_attr.value]
    printer.emit(f' "{predicate}" {printer.operands_text(op.operands)}')
    print_attributes(op, printer, ("predicate",))
    printer.emit(f" : {printer.type_text(op.lhs.type)}")


@form(ICmpOp)
class ICmpForm:
    def parse(self, parser: Parser, state: OperationState[ICmpOp]) -> None:
        """`"eq" %a, %b {…} : type`"""
        _parse_comparison(parser, state, _INTEGER_PREDICATES)

    def print(self, op: ICmpOp, printer: AsmPrinter) -> None:
        _print_comparison(op, printer, _INTEGER_PREDICATES)


@form(FCmpOp)
class FCmpForm:
    def parse(self, parser: Parser, state: OperationState[FCmpOp]) -> None:
        """`"oeq" %a, %b {…} : type`"""
        _parse_comparison(parser, state, _FLOAT_PREDICATES)

    def print(self, op: FCmpOp, printer: AsmPrinter) -> None:
        _print_comparison(op, printer, _FLOAT_PREDICATES)


# --- memory and aggregates ----------------------------------------------------------------------------------------------

_DYNAMIC_INDEX = -(1 << 31)
"""The marker of a dynamic index in `getelementptr`."""


@form(AllocaOp)
class AllocaForm:
    def parse(self, parser: Parser, state: OperationState[AllocaOp]) -> None:
        """`inalloca %count x type {…} : (i32) -> !llvm.ptr`"""
        if parser.parse_optional_keyword("inalloca"):
            state.properties["inalloca"] = UnitAttr.get()
        count = parser.parse_operand()
        parser.parse_keyword("x")
        element = TypeAttr.get(parser.parse_type())
        attributes = parser.parse_optional_attr_dict()
        alignment = attributes.get("alignment")
        if alignment is not None:
            if not isinstance(alignment, IntegerAttr):
                raise parser.custom_error("expected integer alignment", parser.operation_name_place)
            if alignment.value == 0:
                del attributes["alignment"]
        state.add_attributes(attributes)
        parser.parse_token(":")
        place = parser.index
        type = parser.parse_type()
        if not isinstance(type, FunctionType) or len(type.inputs) != 1 or len(type.results) != 1:
            raise parser.custom_error(
                "expected trailing function type with one argument and one result", place
            )
        state.operands.append(parser.resolve_operand(count, type.inputs[0]))
        result = type.results[0]
        if isinstance(result, LLVMPointerType):
            state.add_attributes({"elem_type": element})
        state.result_types.append(result)

    def print(self, op: AllocaOp, printer: AsmPrinter) -> None:
        printer.emit(" inalloca" if op.inalloca else "")
        element = printer.type_text(op.elem_type)
        printer.emit(f" {printer.operand_text(op.array_size)} x {element}")
        alignment = op.alignment_attr
        elided = {"elem_type", "inalloca"}
        if alignment is not None and alignment.value == 0:
            elided.add("alignment")
        print_attributes(op, printer, elided)
        printer.emit(" : ")
        printer.print_functional_type(op.operand_types, op.result_types)


@form("GEPIndices")
class GEPIndices:
    def parse(self, parser: Parser) -> tuple[list[UnresolvedOperand], DenseArrayAttr]:
        """`%i, 4`: the dynamic indices, and the constant ones with a marker for each dynamic one"""
        values: list[UnresolvedOperand] = []

        def entry() -> int:
            number = parse_optional_sized_integer(parser, 32)
            if number is not None:
                return number
            values.append(parser.parse_operand())
            return _DYNAMIC_INDEX

        numbers = parser.parse_comma_separated_list(entry)
        return values, DenseArrayAttr.get(i32, tuple(numbers))

    def print(
        self, op: GEPOp, printer: AsmPrinter, values: Sequence[Value], numbers: DenseArrayAttr
    ) -> None:
        names = iter([printer.operand_text(value) for value in values])
        texts = [next(names, "") if n == _DYNAMIC_INDEX else str(n) for n in numbers.values]
        printer.emit(", ".join(texts))


@form("InsertExtractValueElementType")
class InsertExtractValueElementType:
    def parse(self, parser: Parser, container: Type, position: DenseArrayAttr) -> Type:
        """Parses nothing: the element type follows from the container."""
        return type_at(container, position, parser.custom_error)

    def print(
        self,
        op: ExtractValueOp | InsertValueOp,
        printer: AsmPrinter,
        value_type: Type,
        container: Type,
        position: DenseArrayAttr,
    ) -> None:
        """Prints nothing."""
