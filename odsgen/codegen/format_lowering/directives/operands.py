"""Operands."""

from __future__ import annotations

from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.directives.lowering import ArgumentLowering, lowers
from odsgen.codegen.format_lowering.op_parse import ParseMethod
from odsgen.codegen.format_lowering.op_print import PrintMethod
from odsgen.codegen.python import expressions as e
from odsgen.ods.model import Arity
from odsgen.ods.model.format import OperandVariable


def next_token_begins(opening: str) -> e.Expression:
    """The condition that the next token begins with a character."""
    return e.compare(e.Part(names.NEXT_TOKEN, None, e.Literal(1)), "==", e.Literal(opening))


@lowers(OperandVariable)
class OperandLowering(ArgumentLowering[OperandVariable]):
    """The operand, or the operands, of one definition."""

    @property
    def local(self) -> e.Name:
        return names.operand_name(self.part.operand)

    def parse(self, method: ParseMethod) -> None:
        operand = self.part.operand
        one = names.PARSER.method("parse_operand")
        match operand.arity:
            case Arity.REQUIRED:
                value: e.Expression = one
            case Arity.OPTIONAL:
                value = e.Choice(next_token_begins("%"), e.list_of([one]), e.list_of([]))
            case Arity.VARIADIC:
                value = names.PARSER.method("parse_operand_list")
            case Arity.VARIADIC_OF_VARIADIC:
                value = method.form("parse_operand_groups").call(names.PARSER)
        method.note_place(operand)
        method.bind(self.local, value)

    def declare_unread(self, method: ParseMethod) -> None:
        operand = self.part.operand
        if operand.arity is Arity.REQUIRED:
            method.bind(self.local, e.NONE, "int | None")
            method.required.declare(self.local, f"the operand '{operand.name}'")
            return
        is_grouped = operand.arity is Arity.VARIADIC_OF_VARIADIC
        annotation = "list[list[int]]" if is_grouped else "list[int]"
        method.bind(self.local, e.list_of([]), annotation)
        if method.is_read_at_once(operand):
            value = method.context.imports.runtime_type_only("Value")
            known = names.known_values(operand)
            method.bind(known, e.EMPTY_TUPLE, f"tuple[{value}, ...] | None")
        method.note_place(operand)

    def parse_guard(self, method: ParseMethod) -> e.Expression:
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
                method.emit(text.call(names.PRINTER, e.SELF.member(operand.python_name)))

    def presence(self, method: PrintMethod) -> e.Expression:
        return method.values(self.part.operand)

    def reference(self) -> e.Expression:
        if self.part.operand.arity is Arity.OPTIONAL:
            return e.Choice(self.local, self.local.item(0), e.NONE)
        return self.local

    def returned(self) -> e.Name:
        operand = self.part.operand
        if operand.arity is Arity.OPTIONAL:
            return names.single_operand_name(operand)
        return self.local

    def prepare(self, method: ParseMethod) -> None:
        method.note_place(self.part.operand)

    def bind(self, method: ParseMethod) -> None:
        if self.part.operand.arity is Arity.OPTIONAL:
            local = self.returned()
            method.bind(self.local, e.Choice(local.is_none(), e.list_of([]), e.list_of([local])))

    def printed(self, method: PrintMethod) -> e.Expression:
        return e.SELF.member(self.part.operand.python_name)
