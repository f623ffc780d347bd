"""Custom forms of the dialect `seq`: registers."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import ImplicitSSAName, asm_result_names_of_name, type_class
from odsgen.hooks import form, implements, verifies
from odsgen.runtime import AsmPrinter, Operation, Parser, Type, UnresolvedOperand, Value

form("ImplicitSSAName")(ImplicitSSAName)
implements(
    "seq.compreg", "seq.compreg.ce", "seq.shiftreg", "seq.firreg", method="asm_result_names"
)(asm_result_names_of_name)


@form("OptionalTypeMatch")
class OptionalTypeMatch:
    def parse(
        self, parser: Parser, data_type: Type, reset_value: UnresolvedOperand | None
    ) -> Type | None:
        """The type of the reset value, which is that of the register."""
        return None if reset_value is None else data_type

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        data_type: Type,
        reset_value: Value | None,
        reset_value_type: Type | None,
    ) -> None:
        """Prints nothing: the type is implied."""


@form("OptionalImmutableTypeMatch")
class OptionalImmutableTypeMatch:
    def parse(
        self, parser: Parser, data_type: Type, initial_value: UnresolvedOperand | None
    ) -> Type | None:
        """The type of the initial value, `!seq.immutable` of the register's."""
        if initial_value is None:
            return None
        found: Type = type_class(parser, "seq", "immutable").get(data_type)
        return found

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        data_type: Type,
        initial_value: Value | None,
        initial_value_type: Type | None,
    ) -> None:
        """Prints nothing: the type is implied."""


@verifies("seq.compreg", "seq.compreg.ce", "seq.shiftreg")
def verify_compreg(op: Any) -> None:
    """Checks that register, reset value and initial value have one type."""
    data = op.results[0].type
    for name in ("reset_value", "initial_value"):
        value = getattr(op, name, None)
        if value is None:
            continue
        type = value.type
        if name == "initial_value" and type.MNEMONIC == "immutable":
            type = type.inner_type
        if type != data:
            raise op.op_error(f"has the type {data}, but its {name.replace('_', ' ')} has {type}")
