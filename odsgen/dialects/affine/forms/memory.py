"""Custom assembly of the dialect `affine`: memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.affine.operands import map_text, parse_subscripts
from odsgen.dialects.memref.forms import (
    parse_prefetch_keywords,
    prefetch_keywords_text,
    set_prefetch_keywords,
)
from odsgen.dialects.shared import name_place, print_attributes
from odsgen.hooks import form
from odsgen.runtime import (
    AffineMap,
    AffineMapAttr,
    AsmPrinter,
    MemRefType,
    Operation,
    OperationState,
    Parser,
    Type,
    UnresolvedOperand,
    Value,
    VectorType,
    index,
    parse_colon_type_of,
    parse_type_of,
)
from odsgen_dialects import affine

# --- memory -----------------------------------------------------------------------------------------------------------


@form(affine.AffineLoadOp)
class AffineLoadForm:
    def parse(self, parser: Parser, state: OperationState[affine.AffineLoadOp]) -> None:
        """`%memref[%i + 1] {attributes} : type`"""
        memref = parser.parse_operand()
        state.properties["map"], indices = parse_subscripts(parser)
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parse_colon_type_of(parser, MemRefType)
        state.operands.extend([parser.resolve_operand(memref, type), *indices])
        state.result_types.append(type.element_type)

    def print(
        self, op: affine.AffineLoadOp | affine.AffineVectorLoadOp, printer: AsmPrinter
    ) -> None:
        printer.emit(" ")
        _print_access(op, printer, op.operands)
        print_attributes(op, printer, ("map",))
        printer.emit(f" : {printer.type_text(op.memref.type)}")


def _print_access(op: Any, printer: AsmPrinter, operands: Sequence[Value]) -> None:
    """Prints `%memref[%i + 1]`."""
    memref, *indices = operands
    subscripts = map_text(printer, op.map.value, indices)
    printer.emit(f"{printer.operand_text(memref)}[{subscripts}]")


@form(affine.AffineStoreOp)
class AffineStoreForm:
    def parse(self, parser: Parser, state: OperationState[affine.AffineStoreOp]) -> None:
        """`%value, %memref[%i + 1] {attributes} : type`"""
        value = parser.parse_operand()
        parser.parse_token(",")
        memref = parser.parse_operand()
        state.properties["map"], indices = parse_subscripts(parser)
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parse_colon_type_of(parser, MemRefType)
        state.operands.append(parser.resolve_operand(value, type.element_type))
        state.operands.extend([parser.resolve_operand(memref, type), *indices])

    def print(
        self, op: affine.AffineStoreOp | affine.AffineVectorStoreOp, printer: AsmPrinter
    ) -> None:
        value, *access = op.operands
        printer.emit(f" {printer.operand_text(value)}, ")
        _print_access(op, printer, access)
        print_attributes(op, printer, ("map",))
        printer.emit(f" : {printer.type_text(access[0].type)}")


def _parse_memref_and_vector(parser: Parser) -> tuple[MemRefType, VectorType]:
    """`: memref<…>, vector<…>`"""
    memref = parse_colon_type_of(parser, MemRefType)
    parser.parse_token(",")
    return memref, parse_type_of(parser, VectorType)


@form(affine.AffineVectorLoadOp)
class AffineVectorLoadForm:
    def parse(self, parser: Parser, state: OperationState[affine.AffineVectorLoadOp]) -> None:
        """`%memref[%i + 1] {attributes} : memref type, vector type`"""
        memref = parser.parse_operand()
        state.properties["map"], indices = parse_subscripts(parser)
        state.add_attributes(parser.parse_optional_attr_dict())
        type, vector = _parse_memref_and_vector(parser)
        state.operands.extend([parser.resolve_operand(memref, type), *indices])
        state.result_types.append(vector)

    def print(self, op: affine.AffineVectorLoadOp, printer: AsmPrinter) -> None:
        AffineLoadForm().print(op, printer)
        printer.emit(f", {printer.type_text(op.result.type)}")


@form(affine.AffineVectorStoreOp)
class AffineVectorStoreForm:
    def parse(self, parser: Parser, state: OperationState[affine.AffineVectorStoreOp]) -> None:
        """`%vector, %memref[%i + 1] {attributes} : memref type, vector type`"""
        value = parser.parse_operand()
        parser.parse_token(",")
        memref = parser.parse_operand()
        state.properties["map"], indices = parse_subscripts(parser)
        state.add_attributes(parser.parse_optional_attr_dict())
        type, vector = _parse_memref_and_vector(parser)
        state.operands.append(parser.resolve_operand(value, vector))
        state.operands.extend([parser.resolve_operand(memref, type), *indices])

    def print(self, op: affine.AffineVectorStoreOp, printer: AsmPrinter) -> None:
        AffineStoreForm().print(op, printer)
        printer.emit(f", {printer.type_text(op.value.type)}")


@form(affine.AffinePrefetchOp)
class AffinePrefetchForm:
    def parse(self, parser: Parser, state: OperationState[affine.AffinePrefetchOp]) -> None:
        """`%memref[%i + 1], read, locality<3>, data {attributes} : type`"""
        memref = parser.parse_operand()
        state.properties["map"], indices = parse_subscripts(parser)
        access, hint, cache = parse_prefetch_keywords(parser)
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parse_colon_type_of(parser, MemRefType)
        state.operands.extend([parser.resolve_operand(memref, type), *indices])
        set_prefetch_keywords(parser, state, access, hint, cache)

    def print(self, op: affine.AffinePrefetchOp, printer: AsmPrinter) -> None:
        printer.emit(" ")
        _print_access(op, printer, op.operands)
        printer.emit(prefetch_keywords_text(op))
        print_attributes(op, printer, ("map", "localityHint", "isWrite", "isDataCache"))
        printer.emit(f" : {printer.type_text(op.memref.type)}")


# --- dma_start, dma_wait ----------------------------------------------------------------------------------------------


@form(affine.AffineDmaStartOp)
class AffineDmaStartForm:
    def parse(self, parser: Parser, state: OperationState[affine.AffineDmaStartOp]) -> None:
        """`%from[%i], %to[%j + 1], %tag[%k], %count, %stride, %per_stride : type, type, type`"""
        memrefs: list[UnresolvedOperand] = []
        indices: list[list[Value]] = []
        for name in ("src_map", "dst_map", "tag_map"):
            memrefs.append(parser.parse_operand())
            state.attributes[name], values = parse_subscripts(parser)
            indices.append(values)
            parser.parse_token(",")
        count = [parser.parse_operand()]
        if parser.parse_optional_token(","):
            count += parser.parse_operand_list()
        if len(count) not in (1, 3):
            raise parser.custom_error("expected two stride related operands", name_place(state))
        types = parser.parse_colon_type_list()
        if len(types) != len(memrefs):
            raise parser.custom_error("expected three types", name_place(state))
        for memref, type, values in zip(memrefs, types, indices, strict=True):
            state.operands.extend([parser.resolve_operand(memref, type), *values])
        state.operands.extend(parser.resolve_operands_of_type(count, index))

    def print(self, op: affine.AffineDmaStartOp, printer: AsmPrinter) -> None:
        texts: list[str] = []
        types: list[Type] = []
        rest: Sequence[Value] = op.operands
        for name in ("src_map", "dst_map", "tag_map"):
            text, rest = _access_text(printer, _map_of(op, name), rest, types)
            texts.append(text)
        texts += [printer.operand_text(value) for value in rest]
        printer.emit(f" {', '.join(texts)} : {printer.types_text(types)}")


@form(affine.AffineDmaWaitOp)
class AffineDmaWaitForm:
    def parse(self, parser: Parser, state: OperationState[affine.AffineDmaWaitOp]) -> None:
        """`%tag[%i], %count : type`"""
        memref = parser.parse_operand()
        state.attributes["tag_map"], indices = parse_subscripts(parser)
        parser.parse_token(",")
        count = parser.parse_operand()
        type = parser.parse_colon_type()
        state.operands.extend([parser.resolve_operand(memref, type), *indices])
        state.operands.append(parser.resolve_operand(count, index))

    def print(self, op: affine.AffineDmaWaitOp, printer: AsmPrinter) -> None:
        types: list[Type] = []
        text, rest = _access_text(printer, _map_of(op, "tag_map"), op.operands, types)
        printer.emit(f" {text}, {printer.operands_text(rest)} : {printer.types_text(types)}")


def _map_of(op: Operation, name: str) -> AffineMap:
    attribute = op.attributes[name]
    assert isinstance(attribute, AffineMapAttr)
    return attribute.value


def _access_text(
    printer: AsmPrinter, map: AffineMap, operands: Sequence[Value], types: list[Type]
) -> tuple[str, Sequence[Value]]:
    """`%memref[%i + 1]` and the remaining operands; appends the memref's type to `types`."""
    memref, indices = operands[0], operands[1 : 1 + map.num_inputs]
    types.append(memref.type)
    text = f"{printer.operand_text(memref)}[{map_text(printer, map, indices)}]"
    return text, operands[1 + map.num_inputs :]
