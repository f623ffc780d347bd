"""The custom directives of random formats: in Python, as the hooks of a spec, and the same in C++."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser, UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter


def parse_boxed_operand(parser: Parser) -> UnresolvedOperand:
    parser.parse_token("(")
    operand = parser.parse_operand()
    parser.parse_token(")")
    return operand


def print_boxed_operand(op: Operation, printer: AsmPrinter, operand: Value) -> None:
    printer.emit(f"({printer.operand_text(operand)})")


def parse_operand_with_type(parser: Parser) -> tuple[UnresolvedOperand, Type]:
    parser.parse_token("(")
    operand = parser.parse_operand()
    parser.parse_token(":")
    type = parser.parse_type()
    parser.parse_token(")")
    return operand, type


def print_operand_with_type(op: Operation, printer: AsmPrinter, operand: Value, type: Type) -> None:
    printer.emit(f"({printer.operand_text(operand)} : {printer.type_text(type)})")


def parse_boxed_values(parser: Parser) -> tuple[list[UnresolvedOperand], list[Type]]:
    parser.parse_token("(")
    if parser.parse_optional_token(")"):
        return [], []
    operands = parser.parse_operand_list()
    parser.parse_token(":")
    types = parser.parse_type_list()
    parser.parse_token(")")
    return operands, types


def print_boxed_values(
    op: Operation, printer: AsmPrinter, operands: Sequence[Value], types: Sequence[Type]
) -> None:
    inside = ""
    if operands:
        inside = f"{printer.operands_text(operands)} : {printer.types_text(types)}"
    printer.emit(f"({inside})")


def parse_maybe_values(parser: Parser) -> tuple[list[UnresolvedOperand], list[Type]] | None:
    """None where the group that begins so is left out."""
    if not parser.parse_optional_keyword("maybe"):
        return None
    operands = parser.parse_operand_list()
    parser.parse_token(":")
    return operands, parser.parse_type_list()


def print_maybe_values(
    op: Operation, printer: AsmPrinter, operands: Sequence[Value], types: Sequence[Type]
) -> None:
    printer.emit(f"maybe {printer.operands_text(operands)} : {printer.types_text(types)}")


def parse_boxed_attribute(parser: Parser) -> Attribute:
    parser.parse_token("(")
    attribute = parser.parse_attribute()
    parser.parse_token(")")
    return attribute


def print_boxed_attribute(op: Operation, printer: AsmPrinter, attribute: Attribute) -> None:
    printer.emit(f"({printer.attribute_text(attribute)})")


def parse_boxed_region(parser: Parser) -> Region:
    parser.parse_token("(")
    region = parser.parse_region()
    parser.parse_token(")")
    return region


def print_boxed_region(op: Operation, printer: AsmPrinter, region: Region) -> None:
    printer.emit("(")
    printer.print_region(region)
    printer.emit(")")


def parse_boxed_successor(parser: Parser) -> Block:
    parser.parse_token("(")
    block = parser.parse_successor()
    parser.parse_token(")")
    return block


def print_boxed_successor(op: Operation, printer: AsmPrinter, block: Block) -> None:
    printer.emit("(")
    printer.print_successor(block)
    printer.emit(")")


def parse_repeated_type(parser: Parser, type: Type) -> Type:
    """Nothing is written: the type is the one of the reference."""
    parser.parse_keyword("same")
    return type


def print_repeated_type(op: Operation, printer: AsmPrinter, type: Type, reference: Type) -> None:
    printer.emit("same")


#: By the names that a spec looks for.
HOOKS: dict[str, Callable[..., Any]] = {
    name: function
    for name, function in globals().items()
    if name.startswith(("parse_", "print_")) and callable(function)
}

CPP = """
using namespace mlir;
[[maybe_unused]] static ParseResult parseBoxedOperand(OpAsmParser &p, OpAsmParser::UnresolvedOperand &operand) {
  return failure(p.parseLParen() || p.parseOperand(operand) || p.parseRParen());
}
[[maybe_unused]] static void printBoxedOperand(OpAsmPrinter &p, Operation *, Value operand) {
  p << '(' << operand << ')';
}
[[maybe_unused]] static ParseResult parseOperandWithType(OpAsmParser &p, OpAsmParser::UnresolvedOperand &operand, Type &type) {
  return failure(p.parseLParen() || p.parseOperand(operand) || p.parseColonType(type) || p.parseRParen());
}
[[maybe_unused]] static void printOperandWithType(OpAsmPrinter &p, Operation *, Value operand, Type type) {
  p << '(' << operand << " : " << type << ')';
}
[[maybe_unused]] static ParseResult parseBoxedValues(OpAsmParser &p, SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands, SmallVectorImpl<Type> &types) {
  if (p.parseLParen()) return failure();
  if (succeeded(p.parseOptionalRParen())) return success();
  return failure(p.parseOperandList(operands) || p.parseColonTypeList(types) || p.parseRParen());
}
template <typename Operands, typename Types>
[[maybe_unused]] static void printBoxedValues(OpAsmPrinter &p, Operation *, Operands operands, Types types) {
  p << '(';
  if (!operands.empty()) p << operands << " : " << types;
  p << ')';
}
[[maybe_unused]] static OptionalParseResult parseMaybeValues(OpAsmParser &p, SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands, SmallVectorImpl<Type> &types) {
  if (failed(p.parseOptionalKeyword("maybe"))) return std::nullopt;
  return ParseResult(failure(p.parseOperandList(operands) || p.parseColonTypeList(types)));
}
template <typename Operands, typename Types>
[[maybe_unused]] static void printMaybeValues(OpAsmPrinter &p, Operation *, Operands operands, Types types) {
  p << "maybe " << operands << " : " << types;
}
template <typename AttrT>
[[maybe_unused]] static ParseResult parseBoxedAttribute(OpAsmParser &p, AttrT &attribute) {
  return failure(p.parseLParen() || p.parseAttribute(attribute) || p.parseRParen());
}
template <typename AttrT>
[[maybe_unused]] static void printBoxedAttribute(OpAsmPrinter &p, Operation *, AttrT attribute) {
  p << '(' << Attribute(attribute) << ')';
}
[[maybe_unused]] static ParseResult parseBoxedRegion(OpAsmParser &p, Region &region) {
  return failure(p.parseLParen() || p.parseRegion(region) || p.parseRParen());
}
[[maybe_unused]] static void printBoxedRegion(OpAsmPrinter &p, Operation *, Region &region) {
  p << '(';
  p.printRegion(region);
  p << ')';
}
[[maybe_unused]] static ParseResult parseBoxedSuccessor(OpAsmParser &p, Block *&block) {
  return failure(p.parseLParen() || p.parseSuccessor(block) || p.parseRParen());
}
[[maybe_unused]] static void printBoxedSuccessor(OpAsmPrinter &p, Operation *, Block *block) {
  p << '(';
  p.printSuccessor(block);
  p << ')';
}
[[maybe_unused]] static ParseResult parseRepeatedType(OpAsmParser &p, Type &type, Type reference) {
  type = reference;
  return p.parseKeyword("same");
}
[[maybe_unused]] static void printRepeatedType(OpAsmPrinter &p, Operation *, Type, Type) { p << "same"; }
"""
