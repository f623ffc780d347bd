"""Hooks of the dialect `shape`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.dialect_classes import type_class
from odsgen.dialects.upstream.region_arguments import name_place
from odsgen.dialects.upstream.shape_verifiers import (
    verify_add,
    verify_assuming_all,
    verify_broadcast,
    verify_cstr_broadcastable,
    verify_div,
    verify_get_extent,
    verify_mul,
    verify_num_elements,
    verify_operation_attribute,
    verify_rank,
    verify_reduce,
    verify_shape_of,
    verify_yield,
)
from odsgen.runtime.builtin.attributes import ArrayAttr, DictionaryAttr, IntegerAttr
from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.type_functions import compatible_dimensions
from odsgen.runtime.builtin.types import (
    DYNAMIC,
    IndexType,
    RankedTensorType,
    ShapedType,
    TensorType,
    index,
)
from odsgen.runtime.generated.formats import ensure_terminator
from odsgen.runtime.interfaces.control_flow import RegionSuccessor
from odsgen.runtime.interfaces.function_format import parse_function, print_function
from odsgen.runtime.parser.cursor import Delimiter
from odsgen.runtime.registry.context import loaded_dialect

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

__all__ = [
    "verify_add",
    "verify_assuming_all",
    "verify_broadcast",
    "verify_cstr_broadcastable",
    "verify_div",
    "verify_get_extent",
    "verify_mul",
    "verify_num_elements",
    "verify_operation_attribute",
    "verify_rank",
    "verify_reduce",
    "verify_shape_of",
    "verify_yield",
]

Types = Sequence["Type"]
_Properties = dict[str, Any]

_MOST_EXTENTS = 1 << 24
"""Of a constant shape, whose text shows each, though its attribute may hold one for all."""


def _is(type: Type, *mnemonics: str) -> bool:
    """Whether a type is `!shape.mnemonic`, for one of the mnemonics."""
    return type.DIALECT_NAME == "shape" and type.MNEMONIC in mnemonics


def _is_size_or_index(type: Type) -> bool:
    return _is(type, "size") or isinstance(type, IndexType)


def _is_extent_tensor(type: Type) -> bool:
    return (
        isinstance(type, RankedTensorType)
        and len(type.shape) == 1
        and isinstance(type.element_type, IndexType)
    )


def _get(mnemonic: str) -> Type:
    """The type `!shape.mnemonic`."""
    dialect = loaded_dialect("shape")
    found = None if dialect is None else dialect.type_class(mnemonic)
    if found is None:
        raise ValueError("the dialect 'shape' is not loaded")
    type: Type = found.get()  # type: ignore[attr-defined]
    return type


def _print_attributes(op: Operation, printer: AsmPrinter, elided: Sequence[str] = ()) -> None:
    printer.print_optional_attr_dict({**op.properties_as_attributes(), **op.attributes}, elided)


# --- assuming ---------------------------------------------------------------------------------------------------------


def parse_assuming(parser: Parser, state: OperationState[Any]) -> None:
    """`%witness -> (types) { … } {attributes}`"""
    witness = type_class(parser, "shape", "witness").get()
    state.operands.append(parser.resolve_operand(parser.parse_operand(), witness))
    state.result_types.extend(parser.parse_optional_arrow_type_list())
    body = parser.parse_region()
    location = state.location
    assert isinstance(location, tuple)
    ensure_terminator(parser, body, "shape.assuming_yield", location)
    state.regions.append(body)
    state.add_attributes(parser.parse_optional_attr_dict())


def print_assuming(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_assuming` reads it."""
    printer.emit(f" {printer.operand_text(op.operands[0])}")
    if op.results:
        printer.emit(f" -> ({printer.types_text(op.result_types)})")
    printer.emit(" ")
    printer.print_region(
        op.regions[0], print_entry_block_arguments=False, print_block_terminators=bool(op.results)
    )
    _print_attributes(op, printer)


def successor_regions_assuming(op: Operation, point: Operation | None) -> list[RegionSuccessor]:
    """Into the region if the witness holds, and from there past the operation."""
    if point is not None:
        return [RegionSuccessor(None, op.results)]
    return [RegionSuccessor(op.regions[0])]


# --- constants --------------------------------------------------------------------------------------------------------


def asm_result_names_const_size(op: Operation) -> list[str | None]:
    """`%c4`"""
    return [f"c{op.properties['value'].value}"]


def parse_const_shape(parser: Parser, state: OperationState[Any]) -> None:
    """`{attributes} [1, 2] : type`"""
    state.add_attributes(parser.parse_optional_attr_dict())
    place = parser.index
    extents = parser.parse_attribute()
    if not isinstance(extents, ArrayAttr):
        raise parser.custom_error("expected the extents of a shape", place)
    numbers: list[int] = []
    for extent in extents:
        if not isinstance(extent, IntegerAttr):
            raise parser.custom_error("expected the extents of a shape", place)
        numbers.append(int(extent.value))
    type = RankedTensorType.get((len(numbers),), index)
    state.properties["shape"] = DenseIntOrFPElementsAttr.get(type, numbers)
    state.result_types.append(parser.parse_colon_type())


def print_const_shape(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_const_shape` reads it."""
    printer.emit(" ")
    _print_attributes(op, printer, ("shape",))
    extents = op.properties["shape"].values()
    if len(extents) > _MOST_EXTENTS:
        raise ValueError(f"expected at most {_MOST_EXTENTS} extents, but found {len(extents)}")
    printer.emit(f"[{', '.join(map(str, extents))}] : {printer.type_text(op.results[0].type)}")


# --- functions --------------------------------------------------------------------------------------------------------


def parse_func(parser: Parser, state: OperationState[Any]) -> None:
    """As any function"""
    parse_function(parser, state)


def print_func(op: Operation, printer: AsmPrinter) -> None:
    """As any function"""
    print_function(op, printer)


def parse_function_library(parser: Parser, state: OperationState[Any]) -> None:
    """`@name attributes {…} { … } mapping {…}`"""
    state.properties["sym_name"] = parser.parse_symbol_name()
    state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
    state.regions.append(parser.parse_region())
    parser.parse_keyword("mapping")
    place = parser.index
    mapping = parser.parse_attribute()
    if not isinstance(mapping, DictionaryAttr):
        raise parser.custom_error("invalid kind of attribute specified", place)
    state.properties["mapping"] = mapping


def print_function_library(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_function_library` reads it."""
    properties = op.properties
    printer.emit(f" {printer.symbol_text(properties['sym_name'].value)}")
    attributes = {**op.properties_as_attributes(), **op.attributes}
    printer.print_optional_attr_dict_with_keyword(attributes, ("sym_name", "mapping"))
    printer.emit(" ")
    printer.print_region(
        op.regions[0], print_entry_block_arguments=False, print_block_terminators=False
    )
    printer.emit(" mapping ")
    printer.print_attribute_without_type(properties["mapping"])


# --- reduce -----------------------------------------------------------------------------------------------------------


def parse_reduce(parser: Parser, state: OperationState[Any]) -> None:
    """`(%shape, %init) : type -> types { … } {attributes}`"""
    operands = parser.parse_operand_list(Delimiter.PAREN)
    type = parser.parse_colon_type()
    state.result_types.extend(parser.parse_optional_arrow_type_list())
    if not operands:
        raise parser.custom_error("expected a shape to reduce", name_place(state))
    state.operands.append(parser.resolve_operand(operands[0], type))
    state.operands.extend(
        parser.resolve_operands(operands[1:], state.result_types, name_place(state))
    )
    state.regions.append(parser.parse_region())
    state.add_attributes(parser.parse_optional_attr_dict())


def print_reduce(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_reduce` reads it."""
    type = printer.type_text(op.operands[0].type)
    printer.emit(f"({printer.operands_text(op.operands)}) : {type}")
    if op.results:
        printer.emit(f" {printer.arrow_type_list_text(op.result_types)}")
    printer.emit(" ")
    printer.print_region(op.regions[0])
    _print_attributes(op, printer)


# --- the types of results ---------------------------------------------------------------------------------------------


def _size_or_index(operands: Sequence[Value], *mnemonics: str) -> list[Type]:
    """`!shape.size` if an operand may be an error, else index."""
    if any(_is(operand.type, *mnemonics) for operand in operands):
        return [_get("size")]
    return [index]


def infer_add_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """A size if an operand is one, else an index."""
    return _size_or_index(operands, "size")


infer_mul_return_types = infer_add_return_types
infer_div_return_types = infer_add_return_types


def infer_num_elements_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """A size for a shape, else an index."""
    return _size_or_index(operands, "shape")


infer_rank_return_types = infer_num_elements_return_types


def infer_get_extent_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """An index."""
    return [index]


def infer_dim_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """The type of the index."""
    return [operands[1].type]


def infer_max_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """The type of both operands, or a size."""
    first, second = operands[0].type, operands[1].type
    return [first if first is second else _get("size")]


infer_min_return_types = infer_max_return_types


def infer_const_shape_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """A tensor of as many extents."""
    count = properties["shape"].type.num_elements
    if count > _MOST_EXTENTS:
        raise ValueError(f"expected at most {_MOST_EXTENTS} extents, but found {count}")
    return [RankedTensorType.get((count,), index)]


def infer_shape_of_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """A shape, or a tensor of extents if the operand is known to have dimensions."""
    type = operands[0].type
    if not isinstance(type, ShapedType):
        return [_get("shape")]
    return [RankedTensorType.get((len(type.shape) if type.has_rank else DYNAMIC,), index)]


def infer_meet_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """The type of sizes or of shapes that says least of them."""
    if not operands:
        raise ValueError("expected an operand to infer the type of the result from")
    found = operands[0].type
    for operand in operands[1:]:
        found = _meet(found, operand.type)
    return [found]


def _meet(first: Type, second: Type) -> Type:
    if not _is(first, "shape", "size"):
        first, second = second, first
    if _is(first, "size"):
        fits = _is_size_or_index(second)
    elif isinstance(first, IndexType):
        fits = isinstance(second, IndexType)
    elif _is(first, "shape"):
        fits = _is(second, "shape") or _is_extent_tensor(second)
    else:
        assert isinstance(first, ShapedType) and isinstance(second, ShapedType)
        sizes = first.shape[0], second.shape[0]
        if DYNAMIC not in sizes and sizes[0] != sizes[1]:
            raise ValueError("unequal shape cardinality")
        return second if sizes[0] != DYNAMIC and sizes[1] == DYNAMIC else first
    if not fits:
        raise ValueError("requires all sizes or shapes")
    return first


# --- which types of results are as good -------------------------------------------------------------------------------


def _single(
    compatible: Callable[[Type, Type], bool],
) -> Callable[[Operation, Types, Types], bool]:
    """A hook for operations with one result."""

    def is_compatible_return_types(op: Operation, inferred: Types, actual: Types) -> bool:
        return len(inferred) == 1 == len(actual) and compatible(inferred[0], actual[0])

    return is_compatible_return_types


def _are_sizes(first: Type, second: Type) -> bool:
    """Sizes or indices."""
    return _is_size_or_index(first) and _is_size_or_index(second)


def _are_equal_or_a_shape(first: Type, second: Type) -> bool:
    return _is(first, "shape") or _is(second, "shape") or first is second


def _are_sizes_or_shapes(first: Type, second: Type) -> bool:
    return any(_is(first, name) and _is(second, name) for name in ("shape", "size"))


def _are_compatible_tensors(first: Type, second: Type) -> bool:
    if not (isinstance(first, ShapedType) and isinstance(second, ShapedType)):
        return False
    if not (first.has_rank and second.has_rank):
        return True
    return compatible_dimensions(first.shape, second.shape)


def _are_met(first: Type, second: Type) -> bool:
    if first is second:
        return True
    if not _is(first, "shape", "size"):
        first, second = second, first
    if _is(first, "size"):
        return _is_size_or_index(second)
    if _is(first, "shape"):
        return _is(second, "shape") or isinstance(second, TensorType)
    return _are_compatible_tensors(first, second)


def _are_shapes(first: Type, second: Type) -> bool:
    if _is(first, "shape") or _is(second, "shape"):
        return all(_is(t, "shape") or isinstance(t, ShapedType) for t in (first, second))
    return first is second or _are_compatible_tensors(first, second)


is_compatible_return_types_add = _single(_are_sizes)
is_compatible_return_types_const_shape = _single(_are_equal_or_a_shape)
is_compatible_return_types_dim = _single(_are_sizes)
is_compatible_return_types_div = _single(_are_sizes)
is_compatible_return_types_get_extent = _single(_are_sizes)
is_compatible_return_types_max = _single(_are_sizes_or_shapes)
is_compatible_return_types_meet = _single(_are_met)
is_compatible_return_types_min = _single(_are_sizes_or_shapes)
is_compatible_return_types_mul = _single(_are_sizes)
is_compatible_return_types_num_elements = _single(_are_sizes)
is_compatible_return_types_rank = _single(_are_sizes)
is_compatible_return_types_shape_of = _single(_are_shapes)


def is_declaration_func(op: Operation) -> bool:
    """A function without a body is only declared, and must be private."""
    return not op.regions[0].blocks


# --- casts ------------------------------------------------------------------------------------------------------------


def are_cast_compatible_size_to_index(op: Operation, inputs: Types, outputs: Types) -> bool:
    """From a size or an index to an index."""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    return _is_size_or_index(inputs[0]) and isinstance(outputs[0], IndexType)


def are_cast_compatible_to_extent_tensor(op: Operation, inputs: Types, outputs: Types) -> bool:
    """From a shape or a tensor of extents to a tensor of indices."""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    if not (_is(inputs[0], "shape") or _is_extent_tensor(inputs[0])):
        return False
    return isinstance(outputs[0], TensorType) and isinstance(outputs[0].element_type, IndexType)
