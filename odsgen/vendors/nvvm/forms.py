"""Custom forms of the dialect `nvvm`: products of matrices by a warp, `nvvm.mma.*`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.hooks import form
from odsgen.runtime import Delimiter, DenseArrayAttr, UnitAttr, i16, i32
from odsgen.vendors.nvvm.multiplicands import inferred_ptx_type
from odsgen_dialects import nvvm

if TYPE_CHECKING:
    from odsgen.runtime import (
        AsmPrinter,
        Attribute,
        OperationState,
        Parser,
        UnresolvedOperand,
        Value,
    )

_TYPE_ATTRIBUTES = ("multiplicandAPtxType", "multiplicandBPtxType")
_SCALE_TYPES = (i32, i16, i16)


def _parse_operands(parser: Parser, names: Sequence[str]) -> list[list[UnresolvedOperand]]:
    """`A[%a, %b] B[%c] …`"""
    found = []
    for name in names:
        parser.parse_keyword(name)
        found.append(parser.parse_operand_list(Delimiter.OPTIONAL_SQUARE))
    return found


def _set_segments(
    state: OperationState[Any], matrices: Sequence[Sequence[object]], ones: int
) -> None:
    sizes = (*(len(matrix) for matrix in matrices), *((1,) * ones))
    state.properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, sizes)


def _attributes(op: Any) -> dict[str, Attribute]:
    return {**op.properties_as_attributes(), **op.attributes}


def _first_types(matrices: Sequence[Sequence[Value]], printer: AsmPrinter) -> str:
    return ", ".join(printer.type_text(matrix[0].type) for matrix in matrices if matrix)


# --- products -----------------------------------------------------------------------------------------------------------


def _parse_product(
    parser: Parser,
    state: OperationState[Any],
    sparse: Sequence[str],
    *,
    infers_as_accumulator: bool,
) -> None:
    """Parses a product without scales; `sparse` names the operands of sparse products."""
    name = parser.index - 1
    matrices = _parse_operands(parser, ("A", "B", "C", *sparse))
    single = [operand for operands in matrices[3:] for operand in operands]
    del matrices[3:]
    attributes = parser.parse_optional_attr_dict()
    parser.parse_token(":")
    parser.parse_token("(")
    types = parser.parse_type_list()
    parser.parse_token(")")
    if len(types) != 3:
        raise parser.custom_error(
            f"expected one type for each operand segment but got {len(types)} types", name
        )
    for operands, type in zip(matrices, types, strict=True):
        state.operands.extend(parser.resolve_operands_of_type(operands, type))
    parser.parse_token("->")
    result = parser.parse_type()
    state.operands.extend(parser.resolve_operands_of_type(single, i32))
    for attribute, type in zip(_TYPE_ATTRIBUTES, types, strict=False):
        if attribute in attributes:
            continue
        inferred = inferred_ptx_type(type, is_accumulator=infers_as_accumulator)
        if inferred is None:
            raise parser.custom_error(
                f"attribute {attribute} is not provided explicitly and cannot be inferred", name
            )
        state.properties[attribute] = nvvm.MMATypesAttr.get(nvvm.MMATypes.of_keyword(inferred))
    state.result_types.append(result)
    state.add_attributes(attributes)
    _set_segments(state, matrices, len(sparse))


@form(nvvm.MmaOp)
class MmaForm:
    def parse(self, parser: Parser, state: OperationState[nvvm.MmaOp]) -> None:
        """`A[%a] B[%b] C[%c, %c] {…} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>`"""
        _parse_product(parser, state, (), infers_as_accumulator=True)

    def print(self, op: nvvm.MmaOp, printer: AsmPrinter) -> None:
        matrices = (op.operand_a, op.operand_b, op.operand_c)
        for name, operands in zip("ABC", matrices, strict=True):
            printer.emit(f" {name}[{printer.operands_text(operands)}] ")
        elided = {"operandSegmentSizes"}
        # As in MLIR, the first operand decides for B, too.
        if matrices[0] and inferred_ptx_type(matrices[0][0].type, is_accumulator=False) is not None:
            elided.update(_TYPE_ATTRIBUTES)
        printer.print_optional_attr_dict(_attributes(op), elided)
        printer.emit(f" : ({_first_types(matrices, printer)}) -> {printer.type_text(op.res.type)}")


@form(nvvm.MmaSpOp)
class MmaSpForm:
    def parse(self, parser: Parser, state: OperationState[nvvm.MmaSpOp]) -> None:
        """`A[%a] B[%b] C[%c] sparseMetadata[%m] selector[%s] {…} : (i32, i32, f32) -> !llvm.struct<(f32)>`"""
        _parse_product(parser, state, ("sparseMetadata", "selector"), infers_as_accumulator=False)

    def print(self, op: nvvm.MmaSpOp, printer: AsmPrinter) -> None:
        matrices = (op.operand_a, op.operand_b, op.operand_c)
        _print_operands(printer, zip("ABC", matrices, strict=True))
        sparse = (("sparseMetadata", (op.sparse_metadata,)), ("selector", (op.sparsity_selector,)))
        _print_operands(printer, sparse)
        _print_attributes(op, printer, matrices)


# --- scaled blocks ------------------------------------------------------------------------------------------------------


def _parse_scaled(parser: Parser, state: OperationState[Any], sparse: Sequence[str]) -> None:
    name = parser.index - 1
    matrices = _parse_operands(parser, ("A", "B", "C"))
    single = _parse_operands(parser, (*sparse, "scaleA", "scaleB"))
    attributes = parser.parse_optional_attr_dict()
    parser.parse_token(":")
    parser.parse_token("(")
    types = parser.parse_type_list()
    if len(types) != 3:
        raise parser.custom_error("expected exactly 3 types")
    parser.parse_token(")")
    result_types = parser.parse_arrow_type_list()
    for operands, type in zip(matrices, types, strict=True):
        state.operands.extend(parser.resolve_operands_of_type(operands, type))
    for operands in single[:-2]:
        state.operands.extend(parser.resolve_operands_of_type(operands, i32))
    for operands in single[-2:]:
        state.operands.extend(parser.resolve_operands(operands, _SCALE_TYPES, name))
    state.add_attributes(attributes)
    for attribute, type in zip(_TYPE_ATTRIBUTES, types, strict=False):
        inferred = inferred_ptx_type(type, is_accumulator=False)
        if attribute not in attributes and inferred is not None:
            state.properties[attribute] = nvvm.MMATypesAttr.get(nvvm.MMATypes.of_keyword(inferred))
    state.result_types.extend(result_types)
    _set_segments(state, matrices, len(sparse) + 6)


@form(nvvm.MmaBlockScaleOp)
class MmaBlockScaleForm:
    def parse(self, parser: Parser, state: OperationState[nvvm.MmaBlockScaleOp]) -> None:
        """`A[%a] B[%b] C[%c] scaleA[%d, %e, %f] scaleB[%g, %h, %i] {…} : (i32, i32, f32) -> !llvm.struct<(f32)>`"""
        _parse_scaled(parser, state, ())

    def print(self, op: nvvm.MmaBlockScaleOp, printer: AsmPrinter) -> None:
        matrices = (op.operand_a, op.operand_b, op.operand_c)
        _print_operands(printer, zip("ABC", matrices, strict=True))
        _print_operands(printer, _scales(op))
        _print_attributes(op, printer, matrices)


@form(nvvm.MmaSpBlockScaleOp)
class MmaSpBlockScaleForm:
    def parse(self, parser: Parser, state: OperationState[nvvm.MmaSpBlockScaleOp]) -> None:
        """`A[%a] B[%b] C[%c] sparseMetadata[%m] selector[%s] scaleA[%d, …] scaleB[%g, …] {…} : (i32, …) -> type`"""
        _parse_scaled(parser, state, ("sparseMetadata", "selector"))
        state.properties.setdefault("orderedMetadata", UnitAttr.get())

    def print(self, op: nvvm.MmaSpBlockScaleOp, printer: AsmPrinter) -> None:
        matrices = (op.operand_a, op.operand_b, op.operand_c)
        _print_operands(printer, zip("ABC", matrices, strict=True))
        sparse = (("sparseMetadata", (op.sparse_metadata,)), ("selector", (op.sparsity_selector,)))
        _print_operands(printer, sparse)
        _print_operands(printer, _scales(op))
        _print_attributes(op, printer, matrices)


def _scales(
    op: nvvm.MmaBlockScaleOp | nvvm.MmaSpBlockScaleOp,
) -> tuple[tuple[str, tuple[Value, ...]], ...]:
    return (
        ("scaleA", (op.scale_a_data, op.byte_id_a, op.thread_id_a)),
        ("scaleB", (op.scale_b_data, op.byte_id_b, op.thread_id_b)),
    )


def _print_operands(printer: AsmPrinter, operands: Iterable[tuple[str, tuple[Value, ...]]]) -> None:
    for name, values in operands:
        printer.emit(f" {name}[{printer.operands_text(values)}]")


def _print_attributes(
    op: nvvm.MmaSpOp | nvvm.MmaBlockScaleOp | nvvm.MmaSpBlockScaleOp,
    printer: AsmPrinter,
    matrices: Sequence[tuple[Value, ...]],
) -> None:
    elided = {"operandSegmentSizes"}
    for attribute, matrix in zip(_TYPE_ATTRIBUTES, matrices, strict=False):
        if matrix and inferred_ptx_type(matrix[0].type, is_accumulator=False) is not None:
            elided.add(attribute)
    printer.print_optional_attr_dict(_attributes(op), elided)
    printer.emit(f" : ({_first_types(matrices, printer)}) -> {printer.type_text(op.res.type)}")
