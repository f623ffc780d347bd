"""Operands."""

from __future__ import annotations

from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.directives.lowering import ArgumentLowering, lowers
from odsgen.codegen.format_lowering.op_parse import ParseMethod
from odsgen.codegen.format_lowering.op_print import PrintMethod
from odsgen.codegen.python.expressions import (
    EMPTY_TUPLE,
    NONE,
    SELF,
    Choice,
    Expression,
    Literal,
    Name,
    Part,
    compare,
    list_of,
)
from odsgen.ods.model import Arity
from odsgen.ods.model.format import OperandVariable


def next_token_begins(opening: str) -> Expression:
    """The condition that the next token begins with a character."""
    return compare(Part(names.NEXT_TOKEN, None, Literal(1)), "==", Literal(opening))


@lowers(OperandVariable)
class OperandLowering(ArgumentLowering[OperandVariable]):
    """The operand, or the operands, of one definition."""

    @property
    def local(self) -> Name:
        return names.operand_name(self.part.operand)

    def parse(self, method: ParseMethod) -> None:
        operand = self.part.operand
        one = names.PARSER.method("parse_operand")
        match operand.arity:
            case Arity.REQUIRED:
                value: Expression = one
            case Arity.OPTIONAL:
                value = Choice(next_token_begins("%"), list_of([one]), list_of([]))
            case Arity.VARIADIC:
                value = names.PARSER.method("parse_operand_list")
            case Arity.VARIADIC_OF_VARIADIC:
                value = method.form("parse_operand_groups").call(names.PARSER)
        method.note_place(operand)
        method.bind(self.local, value)

    def declare_unread(self, method: ParseMethod) -> None:
        operand = self.part.operand
        if operand.arity is Arity.REQUIRED:
            method.bind(self.local, NONE, "int | None")
            method.required.declare(self.local, f"the operand '{operand.name}'")
            return
        is_grouped = operand.arity is Arity.VARIADIC_OF_VARIADIC
        annotation = "list[list[int]]" if is_grouped else "list[int]"
        method.bind(self.local, list_of([]), annotation)
        if method.is_read_at_once(operand):
            value = method.context.imports.runtime_type_only("Value")
            known = names.known_values(operand)
            method.bind(known, EMPTY_TUPLE, f"tuple[{value}, ...] | None")
        method.note_place(operand)

    def parse_guard(self, method: ParseMethod) -> Expression:
        is_grouped = self.part.operand.arity is Arity.VARIADIC_OF_VARIADIC
        return next_token_begins("(" if is_grouped else "%")

    def print(self, method: PrintMethod) -> None:
        operand = self.part.operand
        match operand.arity:
            case Arity.REQUIRED:
                method.emit(method.value_name(method.value(operand)))
            case Arity.OPTIONAL | Arity.VARIADIC:
                method.emit(names.PRINTER.method("operands_text", method.values(operand)))
            case Arity.VARIADIC_OF_VARIADIC:
                text = method.form("operand_groups_text")
                method.emit(text.call(names.PRINTER, SELF.member(operand.python_name)))

    def presence(self, method: PrintMethod) -> Expression:
        return method.values(self.part.operand)

    def reference(self) -> Expression:
        if self.part.operand.arity is Arity.OPTIONAL:
            return Choice(self.local, self.local.item(0), NONE)
        return self.local

    def returned(self) -> Name:
        operand = self.part.operand
        if operand.arity is Arity.OPTIONAL:
            return names.single_operand_name(operand)
        return self.local

    def prepare(self, method: ParseMethod) -> None:
        method.note_place(self.part.operand)

    def bind(self, method: ParseMethod) -> None:
        if self.part.operand.arity is Arity.OPTIONAL:
            local = self.returned()
            method.bind(self.local, Choice(local.is_none(), list_of([]), list_of([local])))

    def printed(self, method: PrintMethod) -> Expression:
        return SELF.member(self.part.operand.python_name)
