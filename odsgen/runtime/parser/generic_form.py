"""Operations in the generic form (LangRef: Operations)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import DictionaryAttr
from odsgen.runtime.builtin.types import FunctionType
from odsgen.runtime.ir.construction import make_operation
from odsgen.runtime.ir.operation import Operation, UnregisteredOperation
from odsgen.runtime.ir.traits import IsTerminator
from odsgen.runtime.parser.operations import inner_default_dialect, parse_region_in

if TYPE_CHECKING:
    from typing import Any

    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.parser.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand


def parse_operation_in_generic_form(parser: Parser) -> Operation:
    """`"name"(operands) [successors] <{properties}> ({regions}) {attributes} : type`."""
    place = parser.index
    tokens = parser.tokens
    name = parser._parse_generic_name()
    parser.index = place
    if not name:
        raise parser.error("empty operation name is invalid")
    if "\0" in name:
        raise parser.error("null character not allowed in operation name")
    parser.index = place + 1
    context = parser.context
    op_class = context.operation_class(name)
    if op_class is None and not context.allow_unregistered:
        if context.dialect(name.partition(".")[0]) is None:
            raise parser.error(
                "operation being parsed with an unregistered dialect. If this is intended, "
                "please use -allow-unregistered-dialect with the MLIR tool used"
            )
    parser.parse_token("(", "expected '(' to start operand list")
    operands = parser.parse_operand_list() if tokens[parser.index][:1] == "%" else []
    parser.parse_token(")", "expected ')' to end operand list")
    successors, properties, regions, attributes, type = parser._parse_after_operands(
        op_class, operands
    )
    values = parser.resolve_operands(operands, type.inputs)
    location = (parser.positions, place)
    if op_class is None:
        return UnregisteredOperation(
            name,
            values,
            type.results,
            properties,
            attributes,
            successors,
            tuple(regions),
            location,
        )
    op = make_operation(
        op_class, values, type.results, None, attributes, successors, tuple(regions), location
    )
    if properties is not None or op.stored_attributes:
        parser._set_properties(op, properties, place)
    return op


def parse_generic_name(parser: Parser) -> str:
    """The name of an operation in quotes."""
    return parser.parse_string()


def parse_after_operands(
    parser: Parser, op_class: type[Operation] | None, operands: Sequence[UnresolvedOperand]
) -> tuple[tuple[Block, ...], Attribute | None, list[Region], dict[str, Attribute], FunctionType]:
    """`[successors] <{properties}> ({regions}) {attributes} : type`, the rest of the generic form."""
    tokens = parser.tokens
    successors: tuple[Block, ...] = ()
    if tokens[parser.index] == "[":
        if op_class is not None and IsTerminator not in op_class.TRAITS:
            raise parser.error("successors in non-terminator")
        parser.index += 1
        if tokens[parser.index] == "]":
            raise parser.wrong_token("expected list element")
        successors = tuple(parser.parse_comma_separated_list(parser._parse_generic_successor))
        parser.parse_token("]", "expected ',' or ']'")
    properties: Attribute | None = None
    if tokens[parser.index] == "<":
        parser.index += 1
        properties = parser._parse_known_dictionary()
        parser.parse_token(">", "expected '>' to close properties")
    regions: list[Region] = []
    if tokens[parser.index] == "(":
        parser.index += 1
        regions = parser.parse_comma_separated_list(lambda: _parse_generic_region(parser))
        parser.parse_token(")", "expected ')' to end region list")
    attributes = parser.parse_optional_attr_dict() if tokens[parser.index] == "{" else {}
    parser.parse_token(":", "expected ':' followed by operation type")
    type_place = parser.index
    type = parser._parse_operation_type()
    if not isinstance(type, FunctionType):
        raise parser.error("expected function type", type_place)
    if len(type.inputs) != len(operands):
        # MLIR writes its plural as a character of "s", which for one operand is NUL.
        plural = "" if len(operands) == 1 else "s"
        raise parser.error(
            f"expected {len(operands)} operand type{plural} but had {len(type.inputs)}",
            type_place,
        )
    return successors, properties, regions, attributes, type


def parse_generic_successor(parser: Parser) -> Block:
    """A successor, whose arguments are among the operands."""
    return parser.parse_successor()


def parse_operation_type(parser: Parser) -> Type:
    """The type at the end of the generic form."""
    return parser.parse_type()


def parse_generic_operation(parser: Parser, block: Block) -> Operation:
    """An operation in the generic form, put at the end of `block` (`OpAsmParser::parseGenericOperation`)."""
    if not parser.at_string():
        raise parser.custom_error("expected operation name in quotes")
    outer = parser.op_name, parser._default_dialect
    parser._default_dialect = inner_default_dialect(parser)
    parser.op_name = None
    op = parse_operation_in_generic_form(parser)
    if parser.tokens[parser.index] == "loc":
        parser.parse_trailing_location(op)
    parser.op_name, parser._default_dialect = outer
    block.append(op)
    return op


def parse_generic_operation_after_operands(
    parser: Parser, state: OperationState[Any], operands: Sequence[UnresolvedOperand]
) -> None:
    """The generic form behind operands that were read already, into the state of an operation."""
    successors, properties, regions, attributes, type = parser._parse_after_operands(
        state.op_class, operands
    )
    state.operands.extend(parser.resolve_operands(operands, type.inputs))
    state.result_types.extend(type.results)
    state.successors.extend(successors)
    state.regions.extend(regions)
    state.add_attributes(attributes)
    if isinstance(properties, DictionaryAttr):
        state.add_attributes(properties.as_dict())


def _parse_generic_region(parser: Parser) -> Region:
    return parse_region_in(parser, isolated=False, default_dialect=inner_default_dialect(parser))
