"""Custom forms of the dialect `comb`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.hooks import form, infers, materializes_constants, verifies
from odsgen.runtime import AsmPrinter, IntegerType, Operation, Parser, Type, Value
from odsgen_circt.hooks.hw.constants import materialize_constant
from odsgen_circt.hooks.hw.types import without_aliases

if TYPE_CHECKING:
    from odsgen.runtime import OperationState

materializes_constants(materialize_constant)


@form("comb.concat")
class ConcatForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a, %b : i4, i8`: the result is as wide as all operands."""
        operands = parser.parse_operand_list()
        state.add_attributes(parser.parse_optional_attr_dict())
        parser.parse_token(":")
        place = parser.index
        types = parser.parse_type_list() if operands else []
        state.operands += parser.resolve_operands(operands, types, place)
        try:
            state.result_types.append(_all_of(types))
        except ValueError as error:
            raise parser.custom_error(str(error), place) from None

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(" ")
        printer.print_operands(op.operands)
        printer.print_optional_attr_dict(op.attributes)
        printer.emit(" : ")
        printer.print_types([value.type for value in op.operands])


@infers("comb.concat")
def infer_concat(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """As wide as all operands."""
    return [_all_of([value.type for value in operands])]


@verifies("comb.concat")
def verify_concat(op: Any) -> None:
    """Checks that the width of the result is the sum of the operand widths."""
    try:
        type = _all_of([value.type for value in op.operands])
    except ValueError as error:
        raise op.op_error(str(error)) from None
    if op.results[0].type != type:
        raise op.op_error(f"has operands of {type.width} bits and a result of {op.results[0].type}")


def _all_of(types: Sequence[Type]) -> IntegerType:
    """The integer type of the concatenation; raises ValueError for an unknown width."""
    width = 0
    for type in types:
        meant = without_aliases(type)
        if not isinstance(meant, IntegerType):
            raise ValueError(f"the width of '{type}' is not known")
        width += meant.width
    return IntegerType.get(width)
