"""Custom forms and result types of the dialect `dc`: tokens and values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import print_attributes, type_class
from odsgen.hooks import checks, form, infers
from odsgen.runtime import AsmPrinter, IntegerType, Operation, OperationState, Parser, Type, Value
from odsgen_circt.hooks.common import i1, loaded_type_class


def _is(type: Any, mnemonic: str) -> bool:
    return (type.DIALECT_NAME, type.MNEMONIC) == ("dc", mnemonic)


def _token(parser: Parser) -> Type:
    found: Type = type_class(parser, "dc", "token").get()
    return found


def _condition(parser: Parser) -> Type:
    found: Type = type_class(parser, "dc", "value").get(i1)
    return found


class _FixedForm:
    """Operands and results whose types are known: `%a, %b {…}`."""

    OPERANDS = ""
    RESULTS = ""

    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        place = parser.index
        operands = parser.parse_operand_list()
        state.add_attributes(parser.parse_optional_attr_dict())
        made = {"t": _token(parser), "c": _condition(parser)}
        state.operands += parser.resolve_operands(operands, [made[k] for k in self.OPERANDS], place)
        state.result_types += [made[kind] for kind in self.RESULTS]

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operands_text(op.operands)}")
        print_attributes(op, printer)


@form("dc.branch")
class BranchForm(_FixedForm):
    OPERANDS, RESULTS = "c", "tt"


@form("dc.merge")
class MergeForm(_FixedForm):
    OPERANDS, RESULTS = "tt", "c"


@form("dc.select")
class SelectForm(_FixedForm):
    OPERANDS, RESULTS = "ctt", "t"


@form("dc.fork")
class ForkForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`[2] %token {…}`"""
        parser.parse_token("[")
        place = parser.index
        size = parser.parse_integer()
        parser.parse_token("]")
        if not 0 < size <= 1 << 16:
            raise parser.custom_error("fork size must be greater than 0", place)
        operand = parser.parse_operand()
        state.add_attributes(parser.parse_optional_attr_dict())
        token = _token(parser)
        state.operands.append(parser.resolve_operand(operand, token))
        state.result_types += [token] * size

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(f" [{len(op.results)}] {printer.operand_text(op.operands[0])} ")
        if op.attributes:
            printer.emit(" ")
        print_attributes(op, printer)


@infers("dc.pack")
def infer_pack(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """The value with its token."""
    return [loaded_type_class("dc", "value").get(operands[-1].type)]


@infers("dc.unpack")
def infer_unpack(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """The token, and the value without it."""
    value: Any = operands[0].type
    if not _is(value, "value"):
        raise ValueError(f"'{value}' is not '!dc.value'")
    return [loaded_type_class("dc", "token").get(), value.inner_type]


@infers("dc.to_esi")
def infer_to_esi(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """A channel of the value, and of `i0` for a token."""
    value: Any = operands[0].type
    inner = value.inner_type if _is(value, "value") else IntegerType.get(0)
    return [loaded_type_class("esi", "channel").get(inner)]


@infers("dc.from_esi")
def infer_from_esi(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """The value of a channel, and a token for `i0`."""
    inner = getattr(operands[0].type, "inner", None)
    if inner is None:
        raise ValueError(f"'{operands[0].type}' is not '!esi.channel'")
    if isinstance(inner, IntegerType) and inner.width == 0:
        return [loaded_type_class("dc", "token").get()]
    return [loaded_type_class("dc", "value").get(inner)]


@checks("check_is_i1_value_type")
def check_is_i1_value_type(type: Any) -> bool:
    """Whether it is `!dc.value<i1>`."""
    return _is(type, "value") and type.inner_type == i1


@checks("check_condition")
def check_condition(type: Type) -> bool:
    """Whether it is `!esi.channel`."""
    return (type.DIALECT_NAME, type.MNEMONIC) == ("esi", "channel")
