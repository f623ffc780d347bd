"""Custom assembly of the dialect `memref`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import DynamicIndexList, add_region, name_place, print_attributes
from odsgen.hooks import form
from odsgen.runtime import (
    DYNAMIC,
    AffineMapAttr,
    BoolAttr,
    Delimiter,
    ElementsAttr,
    IntegerAttr,
    MemRefType,
    RankedTensorType,
    TypeAttr,
    UnitAttr,
    i32,
    index,
    parse_attribute_of,
    parse_colon_type_of,
)
from odsgen_dialects.memref import (
    AllocaScopeOp,
    DmaStartOp,
    GenericAtomicRMWOp,
    PrefetchOp,
    TransposeOp,
)

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Attribute, Operation, OperationState, Parser, Type, Value
    from odsgen_dialects.memref import GlobalOp

form("DynamicIndexList")(DynamicIndexList)


# --- alloca_scope -----------------------------------------------------------------------------------------------------


@form(AllocaScopeOp)
class AllocaScopeForm:
    def parse(self, parser: Parser, state: OperationState[AllocaScopeOp]) -> None:
        """`-> (types) { … } {attributes}`"""
        state.result_types.extend(parser.parse_optional_arrow_type_list())
        add_region(parser, state, parser.parse_region(), "memref.alloca_scope.return")
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: AllocaScopeOp, printer: AsmPrinter) -> None:
        """Omits a terminator without operands."""
        printer.emit(" ")
        if op.results:
            printer.emit(f" -> ({printer.types_text(op.result_types)})")
        printer.emit(" ")
        printer.print_region(
            op.body_region,
            print_entry_block_arguments=False,
            print_block_terminators=bool(op.results),
        )
        print_attributes(op, printer)


# --- dma_start --------------------------------------------------------------------------------------------------------


@form(DmaStartOp)
class DmaStartForm:
    def parse(self, parser: Parser, state: OperationState[DmaStartOp]) -> None:
        """`%from[%i], %to[%j], %count, %tag[%k], %stride, %per_stride : type, type, type`"""
        memrefs: list[int] = []
        indices: list[list[int]] = []

        def memref() -> None:
            memrefs.append(parser.parse_operand())
            indices.append(parser.parse_operand_list(Delimiter.SQUARE))

        memref()
        parser.parse_token(",")
        memref()
        parser.parse_token(",")
        count = parser.parse_operand()
        parser.parse_token(",")
        memref()
        strides = parser.parse_operand_list() if parser.parse_optional_token(",") else []
        if len(strides) not in (0, 2):
            raise parser.custom_error("expected two stride related operands")
        types = parser.parse_colon_type_list()
        if len(types) != len(memrefs):
            raise parser.custom_error("fewer/more types expected", parser.operation_name_place)
        groups = list(zip(memrefs, types, indices, strict=True))
        operands: list[Value] = []
        for number, (operand, type, positions) in enumerate(groups):
            if number == 2:
                operands.append(parser.resolve_operand(count, index))
            operands.append(parser.resolve_operand(operand, type))
            operands += parser.resolve_operands_of_type(positions, index)
        operands += parser.resolve_operands_of_type(strides, index)
        state.operands.extend(operands)

    def print(self, op: DmaStartOp, printer: AsmPrinter) -> None:
        operands = list(op.operands)
        name = printer.operand_text
        types: list[Type] = []

        def memref() -> str:
            buffer = operands.pop(0)
            types.append(buffer.type)
            rank = len(buffer.type.shape) if isinstance(buffer.type, MemRefType) else 0
            indices = printer.operands_text(operands[:rank])
            del operands[:rank]
            return f"{name(buffer)}[{indices}]"

        texts = [memref(), memref(), name(operands.pop(0)), memref()]
        texts += [name(stride) for stride in operands]
        printer.emit(f" {', '.join(texts)}")
        print_attributes(op, printer)
        printer.emit(f" : {printer.types_text(types)}")


# --- generic_atomic_rmw -----------------------------------------------------------------------------------------------


@form(GenericAtomicRMWOp)
class GenericAtomicRMWForm:
    def parse(self, parser: Parser, state: OperationState[GenericAtomicRMWOp]) -> None:
        """`%memref[%i] : type { … } {attributes}`"""
        memref = parser.parse_operand()
        indices = parser.parse_operand_list(Delimiter.SQUARE)
        place = parser.index
        type = parser.parse_colon_type()
        state.operands.append(parser.resolve_operand(memref, type))
        if not isinstance(type, MemRefType):
            raise parser.custom_error(f"expected a memref, but found '{type}'", place)
        state.operands.extend(parser.resolve_operands_of_type(indices, index))
        state.regions.append(parser.parse_region())
        state.add_attributes(parser.parse_optional_attr_dict())
        state.result_types.append(type.element_type)

    def print(self, op: GenericAtomicRMWOp, printer: AsmPrinter) -> None:
        memref, indices = op.memref, op.indices
        name = printer.operand_text(memref)
        printer.emit(
            f" {name}[{printer.operands_text(indices)}] : {printer.type_text(memref.type)} "
        )
        printer.print_region(op.atomic_body)
        print_attributes(op, printer)


# --- global -----------------------------------------------------------------------------------------------------------


@form("GlobalMemrefOpTypeAndInitialValue")
class GlobalMemrefOpTypeAndInitialValue:
    def parse(self, parser: Parser) -> tuple[TypeAttr, Attribute | None]:
        """`type`, `type = uninitialized` or `type = value`"""
        type = parser.parse_type()
        if not isinstance(type, MemRefType) or DYNAMIC in type.shape:
            raise parser.custom_error(
                f"type should be static shaped memref, but got '{type}'",
                parser.operation_name_place,
            )
        if not parser.parse_optional_token("="):
            return TypeAttr.get(type), None
        if parser.parse_optional_keyword("uninitialized"):
            return TypeAttr.get(type), UnitAttr.get()
        place = parser.index
        value = parser.parse_attribute(RankedTensorType.get(type.shape, type.element_type))
        if not isinstance(value, ElementsAttr):
            raise parser.custom_error("initial value should be a unit or elements attribute", place)
        return TypeAttr.get(type), value

    def print(
        self, op: GlobalOp, printer: AsmPrinter, type: TypeAttr, value: Attribute | None
    ) -> None:
        printer.print_type(type.value)
        if isinstance(value, UnitAttr):
            printer.emit(" = uninitialized")
        elif value is not None:
            printer.emit(" = ")
            printer.print_attribute_without_type(value)


# --- prefetch ---------------------------------------------------------------------------------------------------------

_PREFETCH_KEYWORDS = ("localityHint", "isWrite", "isDataCache")


@form(PrefetchOp)
class PrefetchForm:
    def parse(self, parser: Parser, state: OperationState[PrefetchOp]) -> None:
        """`%memref[%i], read, locality<3>, data : type`"""
        memref = parser.parse_operand()
        indices = parser.parse_operand_list(Delimiter.SQUARE)
        access, hint, cache = parse_prefetch_keywords(parser)
        type = parse_colon_type_of(parser, MemRefType)
        state.operands.append(parser.resolve_operand(memref, type))
        state.operands.extend(parser.resolve_operands_of_type(indices, index))
        set_prefetch_keywords(parser, state, access, hint, cache)

    def print(self, op: PrefetchOp, printer: AsmPrinter) -> None:
        memref, indices = op.memref, op.indices
        name = printer.operand_text(memref)
        printer.emit(f" {name}[{printer.operands_text(indices)}]{prefetch_keywords_text(op)}")
        print_attributes(op, printer, _PREFETCH_KEYWORDS)
        printer.emit(f" : {printer.type_text(memref.type)}")


def parse_prefetch_keywords(parser: Parser) -> tuple[str, Attribute, str]:
    """`, read, locality<3>, data`"""
    parser.parse_token(",")
    access = parser.parse_keyword()
    parser.parse_token(",")
    parser.parse_keyword("locality")
    parser.parse_token("<")
    hint = parse_attribute_of(parser, IntegerAttr, i32)
    parser.parse_token(">")
    parser.parse_token(",")
    return access, hint, parser.parse_keyword()


def set_prefetch_keywords(
    parser: Parser, state: OperationState[Any], access: str, hint: Attribute, cache: str
) -> None:
    """Sets the properties from the keywords."""
    place = name_place(state)
    if access not in ("read", "write"):
        raise parser.custom_error("rw specifier has to be 'read' or 'write'", place)
    if cache not in ("data", "instr"):
        raise parser.custom_error("cache type has to be 'data' or 'instr'", place)
    state.properties["localityHint"] = hint
    state.properties["isWrite"] = BoolAttr.get(access == "write")
    state.properties["isDataCache"] = BoolAttr.get(cache == "data")


def prefetch_keywords_text(op: Operation) -> str:
    """`, read, locality<3>, data`"""
    properties = op.properties
    access = "write" if properties["isWrite"].value else "read"
    cache = "data" if properties["isDataCache"].value else "instr"
    return f", {access}, locality<{properties['localityHint'].value}>, {cache}"


# --- transpose --------------------------------------------------------------------------------------------------------


@form(TransposeOp)
class TransposeForm:
    def parse(self, parser: Parser, state: OperationState[TransposeOp]) -> None:
        """`%memref (d0, d1) -> (d1, d0) {attributes} : type to type`"""
        operand = parser.parse_operand()
        permutation = parser.parse_affine_map_body()
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parse_colon_type_of(parser, MemRefType)
        state.operands.append(parser.resolve_operand(operand, type))
        parser.parse_keyword("to")
        state.result_types.append(parser.parse_type())
        state.properties["permutation"] = AffineMapAttr.get(permutation)

    def print(self, op: TransposeOp, printer: AsmPrinter) -> None:
        operand = op.in_
        printer.emit(f" {printer.operand_text(operand)} {op.permutation.value}")
        print_attributes(op, printer, ("permutation",))
        types = f"{printer.type_text(operand.type)} to {printer.type_text(op.result.type)}"
        printer.emit(f" : {types}")
