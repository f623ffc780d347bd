"""Custom forms of the dialect `handshake`: operations on tokens and values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import print_attributes
from odsgen.hooks import checks, form, infers
from odsgen.runtime import (
    AsmPrinter,
    IntegerAttr,
    IntegerType,
    NoneType,
    Operation,
    OperationState,
    Parser,
    TupleType,
    Type,
    Value,
)
from odsgen_circt.hooks.common import OperandsOfOneType, i1

_SLOTS, _KIND = "slots", "bufferType"
_MOST_RESULTS = 1 << 16


def _operand_type(op: Operation) -> Type:
    return op.operands[0].type


@form("handshake.merge", "handshake.br")
class MergeForm(OperandsOfOneType):
    pass


@form("handshake.sink")
class SinkForm(OperandsOfOneType):
    def result_types(self, parser: Parser, type: Type) -> list[Type]:
        return []

    def written_type(self, op: Operation) -> Type:
        return _operand_type(op)


def _parse_number(parser: Parser) -> int:
    parser.parse_token("[")
    place = parser.index
    number = parser.parse_integer()
    if not -_MOST_RESULTS <= number <= _MOST_RESULTS:
        raise parser.custom_error("integer value too large", place)
    parser.parse_token("]")
    return number


@form("handshake.fork", "handshake.lazy_fork")
class ForkForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`[3] %a {…} : type`"""
        size = _parse_number(parser)
        place = parser.index
        operands = parser.parse_operand_list()
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        state.result_types += [type] * size
        state.operands += parser.resolve_operands(operands, (type,), place)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(f" [{len(op.results)}] {printer.operands_text(op.operands)}")
        print_attributes(op, printer)
        printer.emit(f" : {printer.type_text(_operand_type(op))}")


@form("handshake.buffer")
class BufferForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`[2] seq %a {…} : type`"""
        slots = _parse_number(parser)
        state.properties[_SLOTS] = IntegerAttr.get(slots, IntegerType.get(32))
        kind: Any = state.op_class.PROPERTY_STORAGE[_KIND]
        state.properties[_KIND] = kind.parse(parser)
        place = parser.index
        operands = parser.parse_operand_list()
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        state.result_types.append(type)
        state.operands += parser.resolve_operands(operands, (type,), place)

    def print(self, op: Any, printer: AsmPrinter) -> None:
        operands = printer.operands_text(op.operands)
        printer.emit(f" [{op.properties[_SLOTS].value}] {op.buffer_type} {operands}")
        print_attributes(op, printer, (_SLOTS, _KIND))
        printer.emit(f" : {printer.type_text(_operand_type(op))}")


@form("handshake.cond_br")
class CondBranchForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%condition, %a {…} : type`"""
        operands = parser.parse_operand_list()
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        if len(operands) != 2:
            raise parser.custom_error("Expected exactly 2 operands")
        state.result_types += [type, type]
        state.operands += parser.resolve_operands(operands, (i1, type))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operands_text(op.operands)}")
        print_attributes(op, printer)
        printer.emit(f" : {printer.type_text(op.operands[1].type)}")


@form("handshake.control_merge")
class ControlMergeForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a, %b {…} : type, index type`"""
        operands = parser.parse_operand_list()
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        parser.parse_token(",")
        state.result_types += [type, parser.parse_type()]
        state.operands += parser.resolve_operands_of_type(operands, type)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operands_text(op.operands)}")
        print_attributes(op, printer)
        printer.emit(f" : {printer.types_of_values_text(op.results)}")


@form("handshake.mux")
class MuxForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%select [%a, %b] {…} : select type, type`"""
        select = parser.parse_operand()
        parser.parse_token("[")
        operands = parser.parse_operand_list()
        parser.parse_token("]")
        state.add_attributes(parser.parse_optional_attr_dict())
        select_type = parser.parse_colon_type()
        parser.parse_token(",")
        type = parser.parse_type()
        state.result_types.append(type)
        state.operands.append(parser.resolve_operand(select, select_type))
        state.operands += parser.resolve_operands_of_type(operands, type)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        select, *operands = op.operands
        printer.emit(f" {printer.operand_text(select)} [{printer.operands_text(operands)}]")
        print_attributes(op, printer)
        printer.emit(
            f" : {printer.type_text(select.type)}, {printer.type_text(op.results[0].type)}"
        )


@form("handshake.join")
class JoinForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a, %b {…} : types`"""
        place = parser.index
        operands = parser.parse_operand_list()
        state.add_attributes(parser.parse_optional_attr_dict())
        parser.parse_token(":")
        state.operands += parser.resolve_operands(operands, parser.parse_type_list(), place)
        state.result_types.append(NoneType.get())

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operands_text(op.operands)}")
        print_attributes(op, printer, ("control",))
        printer.emit(f" : {printer.types_of_values_text(op.operands)}")


@form("handshake.source")
class SourceForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """Only attributes: a token of the type `none`."""
        state.add_attributes(parser.parse_optional_attr_dict())
        state.result_types.append(NoneType.get())

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        print_attributes(op, printer)


def _parse_tuple(parser: Parser) -> TupleType:
    place = parser.index
    type = parser.parse_colon_type()
    if not isinstance(type, TupleType):
        raise parser.custom_error("invalid kind of type specified", place + 1)
    return type


@form("handshake.pack")
class PackForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a, %b {…} : tuple type`"""
        place = parser.index
        operands = parser.parse_operand_list()
        state.add_attributes(parser.parse_optional_attr_dict())
        type = _parse_tuple(parser)
        state.operands += parser.resolve_operands(operands, type.types, place)
        state.result_types.append(type)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operands_text(op.operands)}")
        print_attributes(op, printer)
        printer.emit(f" : {printer.type_text(op.results[0].type)}")


@form("handshake.unpack")
class UnpackForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a {…} : tuple type`"""
        operand = parser.parse_operand()
        state.add_attributes(parser.parse_optional_attr_dict())
        type = _parse_tuple(parser)
        state.operands.append(parser.resolve_operand(operand, type))
        state.result_types += type.types

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operands_text(op.operands)}")
        print_attributes(op, printer)
        printer.emit(f" : {printer.type_text(op.operands[0].type)}")


@form("handshake.load", "handshake.store")
class MemoryAccessForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`[%address] %data, %control : address types, data type`"""
        place = parser.index
        parser.parse_token("[")
        operands = parser.parse_operand_list()
        parser.parse_token("]")
        operands += parser.parse_operand_list()
        parser.parse_token(":")
        types = parser.parse_type_list()
        state.result_types += [types[-1], *types[:-1]]
        state.operands += parser.resolve_operands(operands, [*types, NoneType.get()], place)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        *addresses, data, control = op.operands
        pair = printer.operands_text((data, control))
        types = printer.types_of_values_text((*addresses, data))
        printer.emit(f" [{printer.operands_text(addresses)}] {pair} : {types}")


@infers("handshake.mux")
def infer_mux(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """The type of the first value."""
    if len(operands) < 2:
        raise ValueError("expected a value behind the select operand")
    return [operands[1].type]


@infers("handshake.cond_br")
def infer_cond_br(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """The type of the value, twice."""
    return [operands[1].type] * 2


@infers("handshake.join")
def infer_join(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """`none`"""
    return [NoneType.get()]


@checks("check_condition")
def check_condition(type: Type) -> bool:
    """Whether it is `!esi.channel`."""
    return (type.DIALECT_NAME, type.MNEMONIC) == ("esi", "channel")
