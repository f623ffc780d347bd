"""Custom forms of the dialect `sv`: wires and registers."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import ImplicitSSAName, asm_result_names_of_name
from odsgen.hooks import form, implements
from odsgen.runtime import AsmPrinter, Operation, Parser, Type, UnresolvedOperand, Value

form("ImplicitSSAName")(ImplicitSSAName)
implements(
    "sv.wire",
    "sv.reg",
    "sv.logic",
    "sv.localparam",
    "sv.interface.instance",
    method="asm_result_names",
)(asm_result_names_of_name)


@form("ImplicitInitType")
class ImplicitInitType:
    def parse(
        self, parser: Parser, result_type: Any, init: UnresolvedOperand | None
    ) -> Type | None:
        """The type of the initial value, which is the element type of the register."""
        if init is None:
            return None
        found: Type | None = getattr(result_type, "element_type", None)
        if found is None:
            raise parser.custom_error(
                f"'{result_type}' holds nothing that a value could be put into"
            )
        return found

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        result_type: Type,
        init: Value | None,
        init_type: Type | None,
    ) -> None:
        """Nothing: the type is known."""
