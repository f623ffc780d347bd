"""Custom forms of the dialect `arith`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Parser, ShapedType, Type, i1
from odsgen_dialects.arith import SelectOp

if TYPE_CHECKING:
    from odsgen.runtime import OperationState


@form(SelectOp)
class SelectForm:
    def parse(self, parser: Parser, state: OperationState[SelectOp]) -> None:
        """`%condition, %a, %b : [condition type,] type`"""
        start = parser.index
        if _parse_usual_select(parser, state, start):
            return
        operands = parser.parse_operand_list(required=3)
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        condition_type: Type = i1
        if parser.parse_optional_token(","):
            condition_type, type = type, parser.parse_type()
        state.result_types.append(type)
        state.operands.extend(
            parser.resolve_operands(operands, (condition_type, type, type), start)
        )

    def print(self, op: SelectOp, printer: AsmPrinter) -> None:
        """Omits the type of an `i1` condition."""
        names = printer.names
        condition, true_value, false_value = op._operands
        attributes = printer.attr_dict_text(op._attributes) if op._attributes else ""
        condition_type = condition.type
        types = printer.type_texts[op._result.type]
        if condition_type is not i1 and isinstance(condition_type, ShapedType):
            types = f"{printer.type_texts[condition_type]}, {types}"
        printer.emit(
            f" {names[condition]}, {names[true_value]}, {names[false_value]}{attributes} : {types}"
        )


def _parse_usual_select(parser: Parser, state: OperationState[SelectOp], start: int) -> bool:
    """Parses `%condition, %a, %b : type` of known values; False for any other text."""
    condition, comma, true_value, comma_2, false_value, colon, type_text, behind = parser.tokens[
        start : start + 8
    ]
    if comma != "," or comma_2 != "," or colon != ":" or behind in ("<", ","):
        return False
    type, values = parser.token_types.get(type_text), parser.values
    chosen, when_true, when_false = (
        values.get(condition),
        values.get(true_value),
        values.get(false_value),
    )
    if chosen is None or when_true is None or when_false is None or type is None:
        return False
    if chosen.type is not i1 or when_true.type is not type or when_false.type is not type:
        return False
    parser.index = start + 7
    state.operands = [chosen, when_true, when_false]
    state.result_types.append(type)
    return True
