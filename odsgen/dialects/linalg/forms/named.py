"""Custom assembly of the dialect `linalg`: named operations."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, Any

from odsgen.dialects.linalg.named_bodies import DEFAULT_MAPS, ELEMENTWISE_BODIES, NAMED_BODIES
from odsgen.dialects.linalg.scalar_body import ScalarBody
from odsgen.dialects.linalg.structured_parts import (
    INDEXING_MAPS,
    MEMOIZED_MAPS,
    SEGMENT_SIZES,
    all_attributes,
    input_and_output_values,
    parse_indexing_maps,
    parse_parts,
    print_indexing_maps,
    print_parts,
    print_result_types,
)
from odsgen.dialects.shared import mnemonic_of, operation_class
from odsgen.hooks import form
from odsgen.runtime import AffineMap, AffineMapAttr, ArrayAttr, ShapedType
from odsgen_dialects import linalg
from odsgen_dialects.linalg.ops import LinalgOp2Op

if TYPE_CHECKING:
    from odsgen.dialects.linalg.named_bodies import NamedBody
    from odsgen.runtime import AsmPrinter, Attribute, Operation, OperationState, Parser


CAST = "cast"
KIND = "kind"


# --- operations with the maps that their names say -----------------------------------------------------------------------


@form(LinalgOp2Op)
class NamedOperationForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`{attributes} ins(…) outs(…) {attributes} -> types`"""
        _parse_with_body(parser, state, NAMED_BODIES[mnemonic_of(state.op_class)])

    def print(self, op: Operation, printer: AsmPrinter, elided: Collection[str] = ()) -> None:
        """Prints ` {attributes} ins(…) outs(…) -> types` without the region."""
        printer.print_optional_attr_dict(
            all_attributes(op), {SEGMENT_SIZES, MEMOIZED_MAPS, *elided}
        )
        print_parts(printer, *input_and_output_values(op))
        print_result_types(op, printer)


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
    body = ScalarBody(
        partial(operation_class, parser), types, lambda text: parser.custom_error(text, start)
    )
    named.fill(body, cast is not None and cast.value.keyword == "cast_unsigned")
    state.regions.append(body.region())


# --- operations with maps that may be written ----------------------------------------------------------------------------


@form(linalg.MatmulOp, linalg.BatchMatmulOp, linalg.BatchReduceMatmulOp)
class MatrixProductForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`indexing_maps = [map, …] ins(…) outs(…) -> types`, default maps left out"""
        maps = parse_indexing_maps(parser)
        state.properties[INDEXING_MAPS] = maps or DEFAULT_MAPS[mnemonic_of(state.op_class)]
        NamedOperationForm().parse(parser, state)

    def print(
        self,
        op: linalg.BatchMatmulOp | linalg.BatchReduceMatmulOp | linalg.MatmulOp,
        printer: AsmPrinter,
    ) -> None:
        if op.indexing_maps_attr not in (None, DEFAULT_MAPS[mnemonic_of(type(op))]):
            print_indexing_maps(op, printer)
        NamedOperationForm().print(op, printer, (INDEXING_MAPS,))


@form(linalg.ContractOp)
class ContractForm:
    def parse(self, parser: Parser, state: OperationState[linalg.ContractOp]) -> None:
        """`indexing_maps = [map, …] ins(…) outs(…) -> types`"""
        maps = parse_indexing_maps(parser)
        if maps is None:
            raise parser.custom_error("expected 'indexing_maps' attribute")
        state.properties[INDEXING_MAPS] = maps
        NamedOperationForm().parse(parser, state)

    def print(self, op: linalg.ContractOp, printer: AsmPrinter) -> None:
        print_indexing_maps(op, printer)
        NamedOperationForm().print(op, printer, (INDEXING_MAPS,))


# --- elementwise --------------------------------------------------------------------------------------------------------


@form(linalg.ElementwiseOp)
class ElementwiseForm:
    def parse(self, parser: Parser, state: OperationState[linalg.ElementwiseOp]) -> None:
        """`kind=#linalg.elementwise_kind<add> indexing_maps = [map, …] ins(…) outs(…) -> types`"""
        parser.parse_keyword(KIND)
        parser.parse_token("=")
        kind = parser.parse_attribute()
        if not isinstance(kind, linalg.ElementwiseKindAttr):
            raise parser.custom_error("expected ElementwiseKind attribute")
        state.properties[KIND] = kind
        maps = parse_indexing_maps(parser)
        _parse_with_body(parser, state, ELEMENTWISE_BODIES[kind.value.keyword])
        if maps is None:
            maps = _identity_maps(state.operands[-1].type, len(state.operands))
        if maps is None:
            raise parser.custom_error("return type needs to be shaped type")
        state.properties[INDEXING_MAPS] = maps

    def print(self, op: linalg.ElementwiseOp, printer: AsmPrinter) -> None:
        printer.emit(f" {KIND}={printer.attribute_text(op.kind_attr)}")
        maps: Attribute | None = op.indexing_maps_attr
        if maps is not None and maps is not _identity_maps(op.operands[-1].type, len(op.operands)):
            print_indexing_maps(op, printer)
        NamedOperationForm().print(op, printer, (KIND, INDEXING_MAPS))


def _identity_maps(type: object, count: int) -> ArrayAttr | None:
    """Identity maps for `count` operands."""
    if not isinstance(type, ShapedType):
        return None
    identity = AffineMapAttr.get(AffineMap.get_multi_dim_identity(len(type.shape)))
    return ArrayAttr.get([identity] * count)
