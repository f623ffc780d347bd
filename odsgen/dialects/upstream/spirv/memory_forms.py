"""The forms of `spirv` operations that read and write memory, and of constants that are set later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.enum_attributes import attribute_of_text, keyword_of
from odsgen.dialects.upstream.spirv.types import pointer_of, pointer_to
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    FlatSymbolRefAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from odsgen.runtime.builtin.types import i32

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

ACCESS = ("memory_access", "alignment")
SOURCE_ACCESS = ("source_memory_access", "source_alignment")
"""The properties that say how memory is read or written, and how what it holds is aligned."""


def is_aligned(access: Any) -> bool:
    """Whether a kind of access says that there is an alignment."""
    return "Aligned" in keyword_of(access).split("|")


# --- parts ------------------------------------------------------------------------------------------------------------


def parse_text_case(parser: Parser, name: str, example: str) -> Any:
    """A case, or several between `|`, in quotes; `example` is an attribute of the enum."""
    place = parser.index
    text = parser.parse_attribute()
    if not isinstance(text, StringAttr):
        raise parser.custom_error(f"expected {name} attribute specified as string", place)
    attribute = type(attribute_of_text(example))
    flags = type(attribute_of_text(example).parameters()[0])
    cases = [flags.from_keyword(word.strip()) for word in text.value.split("|")]
    if None in cases:
        raise parser.custom_error(f"invalid {name} attribute specification: {text}", place)
    value = cases[0]
    for case in cases[1:]:
        value |= case
    return attribute.get(value)


def _parse_storage_class(parser: Parser) -> str:
    example = "#spirv.storage_class<Function>"
    return keyword_of(parse_text_case(parser, "storage_class", example))


def _parse_access(parser: Parser, state: OperationState[Any], names: tuple[str, str]) -> None:
    """`["Aligned", 4]`, or nothing"""
    if not parser.parse_optional_token("["):
        return
    access = parse_text_case(parser, "memory_access", "#spirv.memory_access<None>")
    state.properties[names[0]] = access
    if is_aligned(access):
        parser.parse_token(",")
        state.properties[names[1]] = parser.parse_attribute(i32)
    parser.parse_token("]")


def _access_text(op: Operation, *names: tuple[str, str]) -> str:
    """`["Aligned", 4]` behind a blank: by the first of the names that there is something for."""
    properties = op.properties
    access = next((properties[name] for name, _ in names if name in properties), None)
    if access is None:
        return ""
    alignment = next((properties[name] for _, name in names if name in properties), None)
    behind = f", {alignment.value}" if is_aligned(access) and alignment is not None else ""
    return f' ["{keyword_of(access)}"{behind}]'


def _pointer_text(printer: AsmPrinter, value: Value) -> str:
    pointer = pointer_of(value.type)
    storage = "" if pointer is None else pointer.storage_class
    return f' "{storage}" {printer.operand_text(value)}'


# --- Load, Store, CopyMemory ------------------------------------------------------------------------------------------


def parse_Load(parser: Parser, state: OperationState[Any]) -> None:
    """`"Function" %pointer ["Aligned", 4] : type`"""
    storage = _parse_storage_class(parser)
    pointer = parser.parse_operand()
    _parse_access(parser, state, ACCESS)
    state.add_attributes(parser.parse_optional_attr_dict())
    type = parser.parse_colon_type()
    state.operands.append(parser.resolve_operand(pointer, pointer_to(type, storage)))
    state.result_types.append(type)


def print_Load(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_Load` reads it."""
    printer.emit(_pointer_text(printer, op.operands[0]) + _access_text(op, ACCESS))
    _print_rest(op, printer, ACCESS)
    printer.emit(f" : {printer.type_text(op.results[0].type)}")


def _print_rest(op: Operation, printer: AsmPrinter, *shown: tuple[str, str]) -> None:
    """The attributes that stand nowhere else."""
    elided = {name for names in shown for name in _shown(op, names)}
    printer.print_optional_attr_dict({**op.properties_as_attributes(), **op.attributes}, elided)


def _shown(op: Operation, names: tuple[str, str]) -> tuple[str, ...]:
    access = op.properties.get(names[0])
    if access is None:
        return ()
    return names if is_aligned(access) else names[:1]


def parse_Store(parser: Parser, state: OperationState[Any]) -> None:
    """`"Function" %pointer, %value ["Aligned", 4] : type`"""
    storage = _parse_storage_class(parser)
    pointer = parser.parse_operand()
    parser.parse_token(",")
    value = parser.parse_operand()
    _parse_access(parser, state, ACCESS)
    type = parser.parse_colon_type()
    state.operands.append(parser.resolve_operand(pointer, pointer_to(type, storage)))
    state.operands.append(parser.resolve_operand(value, type))


def print_Store(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_Store` reads it."""
    pointer, value = op.operands
    text = f"{_pointer_text(printer, pointer)}, {printer.operand_text(value)}"
    printer.emit(text + _access_text(op, ACCESS))
    _print_rest(op, printer, ACCESS)
    printer.emit(f" : {printer.type_text(value.type)}")


def parse_CopyMemory(parser: Parser, state: OperationState[Any]) -> None:
    """`"Function" %target, "Input" %source ["Aligned", 4], ["Volatile"] : type`"""
    target_storage = _parse_storage_class(parser)
    target = parser.parse_operand()
    parser.parse_token(",")
    source_storage = _parse_storage_class(parser)
    source = parser.parse_operand()
    _parse_access(parser, state, ACCESS)
    if parser.parse_optional_token(","):
        _parse_access(parser, state, SOURCE_ACCESS)
    state.add_attributes(parser.parse_optional_attr_dict())
    type = parser.parse_colon_type()
    state.operands.append(parser.resolve_operand(target, pointer_to(type, target_storage)))
    state.operands.append(parser.resolve_operand(source, pointer_to(type, source_storage)))


def print_CopyMemory(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_CopyMemory` reads it."""
    target, source = op.operands
    printer.emit(f" {_pointer_text(printer, target)}, {_pointer_text(printer, source)}")
    printer.emit(f"{_access_text(op, ACCESS)}, {_access_text(op, SOURCE_ACCESS, ACCESS)}")
    _print_rest(op, printer, ACCESS, SOURCE_ACCESS)
    pointer = pointer_of(target.type)
    if pointer is not None:
        printer.emit(f" : {printer.type_text(pointer.pointee)}")


# --- SubgroupBlockWrite -----------------------------------------------------------------------------------------------


def parse_INTEL_SubgroupBlockWrite(parser: Parser, state: OperationState[Any]) -> None:
    """`"StorageBuffer" %pointer, %value : type`"""
    storage = _parse_storage_class(parser)
    pointer = parser.parse_operand()
    parser.parse_token(",")
    value = parser.parse_operand()
    type = parser.parse_colon_type()
    element = getattr(type, "element_type", type)
    state.operands.append(parser.resolve_operand(pointer, pointer_to(element, storage)))
    state.operands.append(parser.resolve_operand(value, type))


def print_INTEL_SubgroupBlockWrite(op: Operation, printer: AsmPrinter) -> None:
    """As MLIR writes it, without the storage class that it reads."""
    printer.emit(
        f" {printer.operands_text(op.operands)} : {printer.type_text(op.operands[1].type)}"
    )


# --- constants that are set later -------------------------------------------------------------------------------------


def parse_SpecConstant(parser: Parser, state: OperationState[Any]) -> None:
    """`@name spec_id(5) = value`"""
    state.properties["sym_name"] = parser.parse_symbol_name()
    if parser.parse_optional_keyword("spec_id"):
        parser.parse_token("(")
        state.attributes["spec_id"] = IntegerAttr.get(parser.parse_integer(), i32)
        parser.parse_token(")")
    parser.parse_token("=")
    state.properties["default_value"] = parser.parse_attribute()


def print_SpecConstant(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_SpecConstant` reads it."""
    printer.emit(" ")
    printer.print_symbol_name(op.properties["sym_name"].value)
    number = op.attributes.get("spec_id")
    if isinstance(number, IntegerAttr):
        printer.emit(f" spec_id({number.value})")
    printer.emit(f" = {printer.attribute_text(op.properties['default_value'])}")


def parse_SpecConstantComposite(parser: Parser, state: OperationState[Any]) -> None:
    """`@name (@a, @b) : type`"""
    state.properties["sym_name"] = parser.parse_symbol_name()
    parser.parse_token("(")
    constituents = [FlatSymbolRefAttr.get(parser.parse_symbol_name().value)]
    while parser.parse_optional_token(","):
        constituents.append(FlatSymbolRefAttr.get(parser.parse_symbol_name().value))
    parser.parse_token(")")
    state.properties["constituents"] = ArrayAttr.get(tuple(constituents))
    state.properties["type"] = TypeAttr.get(parser.parse_colon_type())


def print_SpecConstantComposite(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_SpecConstantComposite` reads it."""
    printer.emit(" ")
    printer.print_symbol_name(op.properties["sym_name"].value)
    names = ", ".join(map(printer.attribute_text, op.properties["constituents"].elements))
    printer.emit(f" ({names}) : {printer.type_text(op.properties['type'].value)}")


def parse_EXT_SpecConstantCompositeReplicate(parser: Parser, state: OperationState[Any]) -> None:
    """`@name (@a) : type`"""
    state.properties["sym_name"] = parser.parse_symbol_name()
    parser.parse_token("(")
    state.properties["constituent"] = FlatSymbolRefAttr.get(parser.parse_symbol_name().value)
    parser.parse_token(")")
    state.properties["type"] = TypeAttr.get(parser.parse_colon_type())


def print_EXT_SpecConstantCompositeReplicate(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_EXT_SpecConstantCompositeReplicate` reads it."""
    printer.emit(" ")
    printer.print_symbol_name(op.properties["sym_name"].value)
    name = printer.attribute_text(op.properties["constituent"])
    printer.emit(f" ({name}) : {printer.type_text(op.properties['type'].value)}")


def parse_SpecConstantOperation(parser: Parser, state: OperationState[Any]) -> None:
    """`wraps "spirv.IAdd"(%a, %b) : (i32, i32) -> i32`"""
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.region import Region

    parser.parse_keyword("wraps")
    block = Block()
    region = Region()
    region.append(block)
    wrapped = parser.parse_generic_operation(block)
    if wrapped is None:
        raise parser.custom_error("expected an operation in its generic form")
    yield_class = parser.context.operation_class("spirv.mlir.yield")
    if yield_class is None:
        raise parser.custom_error("needs the operation 'spirv.mlir.yield'")
    block.append(yield_class(wrapped.results[:1], (), location=state.location))
    state.regions.append(region)
    state.result_types.extend(wrapped.result_types[:1])
    state.add_attributes(parser.parse_optional_attr_dict())


def print_SpecConstantOperation(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_SpecConstantOperation` reads it."""
    printer.emit(" wraps ")
    wrapped = op.regions[0].blocks[0].first
    if wrapped is not None:
        printer.print_generic_op(wrapped)
