"""The forms of named structured operations, whose regions follow from their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.linalg.named_bodies import ELEMENTWISE_BODIES, NAMED_BODIES
from odsgen.dialects.upstream.linalg.scalar_body import ScalarBody
from odsgen.dialects.upstream.linalg.structured_parts import (
    INDEXING_MAPS,
    parse_indexing_maps,
    parse_parts,
    print_indexing_maps,
    print_named_operation,
)
from odsgen.runtime.affine import AffineMap
from odsgen.runtime.affine.map import dim_exprs
from odsgen.runtime.builtin.attributes import AffineMapAttr, ArrayAttr
from odsgen.runtime.builtin.types import ShapedType

if TYPE_CHECKING:
    from odsgen.dialects.upstream.linalg.named_bodies import NamedBody
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

CAST = "cast"
KIND = "kind"


# --- operations with the maps that their names say -----------------------------------------------------------------------


def parse_named_operation(parser: Parser, state: OperationState[Any]) -> None:
    """`{attributes} ins(…) outs(…) {attributes} -> types`"""
    _parse_with_body(parser, state, NAMED_BODIES[_name_of(state.op_class)])


def _parse_with_body(parser: Parser, state: OperationState[Any], named: NamedBody) -> None:
    start = parser.index
    parts = parse_parts(parser, state)
    state.add_attributes(parser.parse_optional_attr_dict())
    state.result_types.extend(parser.parse_optional_arrow_type_list())
    types = parts.scalar_types
    if len(types) != named.argument_count:
        raise parser.custom_error(
            "[parseNamedStructuredOpRegion] ods-gen generated region expects "
            f"{named.argument_count} args, got {len(types)}"
        )
    cast = state.properties.get(CAST)
    body = ScalarBody(parser, types, start)
    named.fill(body, cast is not None and cast.value.keyword == "cast_unsigned")
    state.regions.append(body.region())


def _name_of(op_class: type[Operation]) -> str:
    return op_class.OPERATION_NAME.partition(".")[2]


# --- operations with maps that may be written ----------------------------------------------------------------------------


def _maps(dimension_count: int, *results: tuple[int, ...]) -> ArrayAttr:
    dimensions = dim_exprs(dimension_count)
    return ArrayAttr.get(
        [
            AffineMapAttr.get(AffineMap.get(dimension_count, 0, [dimensions[d] for d in positions]))
            for positions in results
        ]
    )


_DEFAULT_MAPS = {
    "matmul": _maps(3, (0, 2), (2, 1), (0, 1)),
    "batch_matmul": _maps(4, (0, 1, 3), (0, 3, 2), (0, 1, 2)),
    "batch_reduce_matmul": _maps(4, (0, 1, 3), (0, 3, 2), (1, 2)),
}


def parse_matrix_product(parser: Parser, state: OperationState[Any]) -> None:
    """`indexing_maps = [map, …]` unless they are those of the name, then as `parse_named_operation`"""
    maps = parse_indexing_maps(parser)
    state.properties[INDEXING_MAPS] = maps or _DEFAULT_MAPS[_name_of(state.op_class)]
    parse_named_operation(parser, state)


def print_matrix_product(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_matrix_product` reads it."""
    if op.properties.get(INDEXING_MAPS) not in (None, _DEFAULT_MAPS[_name_of(type(op))]):
        print_indexing_maps(op, printer)
    print_named_operation(op, printer, (INDEXING_MAPS,))


def parse_contract(parser: Parser, state: OperationState[Any]) -> None:
    """`indexing_maps = [map, …]`, then as `parse_named_operation`"""
    maps = parse_indexing_maps(parser)
    if maps is None:
        raise parser.custom_error("expected 'indexing_maps' attribute")
    state.properties[INDEXING_MAPS] = maps
    parse_named_operation(parser, state)


def print_contract(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_contract` reads it."""
    print_indexing_maps(op, printer)
    print_named_operation(op, printer, (INDEXING_MAPS,))


# --- elementwise --------------------------------------------------------------------------------------------------------


def parse_elementwise(parser: Parser, state: OperationState[Any]) -> None:
    """`kind=#linalg.elementwise_kind<add> indexing_maps = [map, …]`, then as `parse_named_operation`"""
    parser.parse_keyword(KIND)
    parser.parse_token("=")
    kind: Any = parser.parse_attribute()
    if kind.DIALECT_NAME != "linalg" or kind.MNEMONIC != "elementwise_kind":
        raise parser.custom_error("expected ElementwiseKind attribute")
    state.properties[KIND] = kind
    maps = parse_indexing_maps(parser)
    _parse_with_body(parser, state, ELEMENTWISE_BODIES[kind.value.keyword])
    if maps is None:
        maps = _identity_maps(state.operands[-1].type, len(state.operands))
    if maps is None:
        raise parser.custom_error("return type needs to be shaped type")
    state.properties[INDEXING_MAPS] = maps


def print_elementwise(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_elementwise` reads it."""
    printer.emit(f" {KIND}={printer.attribute_text(op.properties[KIND])}")
    maps: Attribute | None = op.properties.get(INDEXING_MAPS)
    if maps is not None and maps is not _identity_maps(op.operands[-1].type, len(op.operands)):
        print_indexing_maps(op, printer)
    print_named_operation(op, printer, (KIND, INDEXING_MAPS))


def _identity_maps(type: object, count: int) -> ArrayAttr | None:
    """All elements in their places."""
    if not isinstance(type, ShapedType):
        return None
    identity = AffineMapAttr.get(AffineMap.get_multi_dim_identity(len(type.shape)))
    return ArrayAttr.get([identity] * count)
