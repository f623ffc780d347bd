"""Custom forms of the dialect `synth`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import parse_other_attributes
from odsgen.hooks import checks, form, verifies
from odsgen.runtime import (
    FUNCTION_TYPE,
    AsmPrinter,
    Attribute,
    DenseArrayAttr,
    FunctionType,
    IntegerType,
    Operation,
    OperationState,
    Parser,
    Type,
    TypeAttr,
    UnresolvedOperand,
    Value,
    function_type_of,
    parse_function_arguments,
    parse_function_results,
    print_function_signature,
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


@checks("check_get_num_operands")
def check_get_num_operands(op: Operation) -> bool:
    """Whether there are three operands."""
    return len(op.operands) == 3


@form("synth.cut_rewrite_pattern")
class CutRewritePatternForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`(%a: i1) -> i1 attributes {…} { … }`"""
        arguments, _ = parse_function_arguments(parser)
        results, _ = parse_function_results(parser)
        type = FunctionType.get([argument.type for argument in arguments], results)
        state.properties[FUNCTION_TYPE] = TypeAttr.get(type)
        parse_other_attributes(parser, state, {FUNCTION_TYPE}, with_keyword=True)
        state.regions.append(parser.parse_region(arguments))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        type = function_type_of(op)
        print_function_signature(op, type.inputs, type.results, printer)
        printer.print_optional_attr_dict_with_keyword(
            {**op.properties_as_attributes(), **op.attributes}, {FUNCTION_TYPE}
        )
        printer.emit(" ")
        printer.print_region(op.regions[0], print_entry_block_arguments=False)
