"""Constants of the dialect `hw`, which those of `comb` are, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.hooks import folds, form, materializes_constants
from odsgen.runtime import AsmPrinter, IntegerAttr, Operation, Parser, loaded_dialects

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Location, OperationState, Type


@form("hw.constant")
class ConstantForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`42 : i8` or `true`: the result has the type of the attribute."""
        place = parser.index
        value = parser.parse_attribute()
        if not isinstance(value, IntegerAttr):
            raise parser.custom_error("expected an integer attribute", place)
        state.properties["value"] = value
        state.add_attributes(parser.parse_optional_attr_dict())
        state.result_types.append(value.type)

    def print(self, op: Any, printer: AsmPrinter) -> None:
        printer.emit(" ")
        printer.print_attribute(op.value)
        printer.print_optional_attr_dict(op.attributes)


@folds("hw.constant")
def fold_constant(op: Any, operands: Sequence[Attribute | None]) -> Sequence[Attribute]:
    """ConstantOp::fold"""
    return [op.value]


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """Builds `hw.constant`."""
    if not isinstance(value, IntegerAttr) or value.type is not type:
        return None
    hw = next((each for each in loaded_dialects() if each.name == "hw"), None)
    op_class = None if hw is None else hw.operation_class("hw.constant")
    if op_class is None:
        return None
    return op_class.build_generic(
        attributes={"value": value}, result_types=[type], location=location
    )
