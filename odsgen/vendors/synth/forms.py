"""Custom forms of the dialect `synth`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import form, verifies
from odsgen.runtime import (
    AsmPrinter,
    Attribute,
    DenseArrayAttr,
    IntegerType,
    Operation,
    Parser,
    Type,
    UnresolvedOperand,
    Value,
)


@form("VariadicInvertibleOperands")
class VariadicInvertibleOperands:
    def parse(
        self, parser: Parser
    ) -> tuple[list[UnresolvedOperand], Type, DenseArrayAttr, dict[str, Attribute]]:
        """`%a, not %b {…} : i1`"""
        operands: list[UnresolvedOperand] = []
        inverted: list[int] = []

        def operand() -> None:
            inverted.append(int(parser.parse_optional_keyword("not")))
            operands.append(parser.parse_operand())

        if parser.tokens[parser.index] not in (":", "{"):
            parser.parse_comma_separated_list(operand)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_token(":")
        return (
            operands,
            parser.parse_type(),
            DenseArrayAttr.get(IntegerType.get(1), inverted),
            attributes,
        )

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        inputs: Sequence[Value],
        result_type: Type,
        inverted: DenseArrayAttr,
        attributes: dict[str, Attribute],
    ) -> None:
        texts = [
            f"not {printer.operand_text(value)}" if is_inverted else printer.operand_text(value)
            for value, is_inverted in zip(inputs, inverted.values, strict=True)
        ]
        printer.emit(f"{', '.join(texts)}")
        printer.print_optional_attr_dict(attributes, {"inverted"})
        printer.emit(f" : {printer.type_text(result_type)}")


@verifies("synth.aig.and_inv", "synth.xor_inv")
def verify_aig_and_inv(op: Any) -> None:
    """Checks that each operand has an inversion flag."""
    flags, operands = len(op.inverted), len(op.operands)
    if flags != operands:
        raise op.op_error(f"has {operands} operands, but says of {flags} whether they are inverted")
