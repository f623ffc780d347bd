"""Custom assembly of the dialect `spirv`: memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import keyword_of
from odsgen.hooks import form
from odsgen.runtime import StringAttr, TypeAttr, i32, parse_attribute_of
from odsgen.vendors.spirv.forms.enums import parse_symbol_reference, parse_text_case
from odsgen_dialects import spirv

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Operation, OperationState, Parser, Value


# --- variables ----------------------------------------------------------------------------------------------------------


@form(spirv.GlobalVariableOp)
class GlobalVariableForm:
    def parse(self, parser: Parser, state: OperationState[spirv.GlobalVariableOp]) -> None:
        """`@a initializer(@b) bind(0, 1) built_in("…") {…} : type`"""
        properties = state.properties
        properties["sym_name"] = parser.parse_symbol_name()
        if parser.parse_optional_keyword("initializer"):
            parser.parse_token("(")
            properties["initializer"] = parse_symbol_reference(parser)
            parser.parse_token(")")
        _parse_decorations(parser, state)
        place = parser.index
        type = parser.parse_colon_type()
        if not isinstance(type, spirv.PointerType):
            raise parser.custom_error("expected spirv.ptr type", place)
        properties["type"] = TypeAttr.get(type)

    def print(self, op: spirv.GlobalVariableOp, printer: AsmPrinter) -> None:
        properties = op.properties
        printer.emit(" ")
        printer.print_symbol_name(properties["sym_name"].value)
        elided = {"sym_name", "type", "initializer"}
        initializer = properties.get("initializer")
        if initializer is not None:
            printer.emit(f" initializer({printer.attribute_text(initializer)})")
        if "descriptor_set" in properties and "binding" in properties:
            elided |= {"descriptor_set", "binding"}
            binding = properties["binding"].value
            printer.emit(f" bind({properties['descriptor_set'].value}, {binding})")
        built_in = properties.get("built_in")
        if built_in is not None:
            elided.add("built_in")
            printer.emit(f" built_in({printer.attribute_text(built_in)})")
        printer.print_optional_attr_dict({**op.properties_as_attributes(), **op.attributes}, elided)
        printer.emit(f" : {printer.type_text(properties['type'].value)}")


def _parse_decorations(parser: Parser, state: OperationState[Any]) -> None:
    """`bind(0, 1) {…}` or `built_in("…") {…}`, each part optional"""
    if parser.parse_optional_keyword("bind"):
        parser.parse_token("(")
        state.add_attributes({"descriptor_set": parser.parse_attribute(i32)})
        parser.parse_token(",")
        state.add_attributes({"binding": parser.parse_attribute(i32)})
        parser.parse_token(")")
    elif parser.parse_optional_keyword("built_in"):
        parser.parse_token("(")
        state.add_attributes({"built_in": parse_attribute_of(parser, StringAttr)})
        parser.parse_token(")")
    state.add_attributes(parser.parse_optional_attr_dict())


# --- local variables ----------------------------------------------------------------------------------------------------


@form(spirv.VariableOp)
class VariableForm:
    def parse(self, parser: Parser, state: OperationState[spirv.VariableOp]) -> None:
        """`init(%value) {…} : !spirv.ptr<i32, Function>`"""
        initializer = None
        if parser.parse_optional_keyword("init"):
            parser.parse_token("(")
            initializer = parser.parse_operand()
            parser.parse_token(")")
        _parse_decorations(parser, state)
        parser.parse_token(":")
        place = parser.index
        type = parser.parse_type()
        if not isinstance(type, spirv.PointerType):
            raise parser.custom_error("expected spirv.ptr type", place)
        state.result_types.append(type)
        if initializer is not None:
            state.operands.append(parser.resolve_operand(initializer, type.pointee_type))
        state.properties["storage_class"] = spirv.StorageClassAttr.get(type.storage_class)

    def print(self, op: spirv.VariableOp, printer: AsmPrinter) -> None:
        if op.initializer is not None:
            printer.emit(f" init({printer.operand_text(op.initializer)})")
        printer.print_optional_attr_dict(
            {**op.properties_as_attributes(), **op.attributes}, ("storage_class",)
        )
        printer.emit(f" : {printer.type_text(op.pointer.type)}")


ACCESS = ("memory_access", "alignment")
SOURCE_ACCESS = ("source_memory_access", "source_alignment")
"""Properties of the source's memory access and alignment."""


def is_aligned(access: Any) -> bool:
    """Whether a memory access is `Aligned`."""
    return "Aligned" in keyword_of(access).split("|")


def _parse_storage_class(parser: Parser) -> spirv.StorageClass:
    found = parse_text_case(parser, spirv.StorageClassAttr, spirv.StorageClass)
    assert isinstance(found, spirv.StorageClassAttr)
    return found.value


def _parse_access(parser: Parser, state: OperationState[Any], names: tuple[str, str]) -> None:
    """`["Aligned", 4]`, or nothing"""
    if not parser.parse_optional_token("["):
        return
    name, alignment = names
    access = parse_text_case(parser, spirv.MemoryAccessAttr, spirv.MemoryAccess, shown_name=name)
    state.properties[name] = access
    if is_aligned(access):
        parser.parse_token(",")
        state.add_attributes({alignment: parser.parse_attribute(i32)})
    parser.parse_token("]")


def _access_text(op: Operation, *names: tuple[str, str]) -> str:
    """` ["Aligned", 4]`, taken from the first of `names` that is set"""
    properties = op.properties
    access = next((properties[name] for name, _ in names if name in properties), None)
    if access is None:
        return ""
    alignment = next((properties[name] for _, name in names if name in properties), None)
    behind = f", {alignment.value}" if is_aligned(access) and alignment is not None else ""
    return f' ["{keyword_of(access)}"{behind}]'


def _pointer_text(printer: AsmPrinter, value: Value) -> str:
    type = value.type
    storage = type.storage_class if isinstance(type, spirv.PointerType) else ""
    return f' "{storage}" {printer.operand_text(value)}'


# --- Load, Store, CopyMemory ------------------------------------------------------------------------------------------


@form(spirv.LoadOp)
class LoadForm:
    def parse(self, parser: Parser, state: OperationState[spirv.LoadOp]) -> None:
        """`"Function" %pointer ["Aligned", 4] : type`"""
        storage = _parse_storage_class(parser)
        pointer = parser.parse_operand()
        _parse_access(parser, state, ACCESS)
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        state.operands.append(parser.resolve_operand(pointer, spirv.PointerType.get(type, storage)))
        state.result_types.append(type)

    def print(self, op: spirv.LoadOp, printer: AsmPrinter) -> None:
        printer.emit(_pointer_text(printer, op.ptr) + _access_text(op, ACCESS))
        _print_rest(op, printer, ACCESS)
        printer.emit(f" : {printer.type_text(op.value.type)}")


def _print_rest(op: Operation, printer: AsmPrinter, *shown: tuple[str, str]) -> None:
    """Prints the attributes that are not in the custom assembly."""
    elided = {name for names in shown for name in _shown(op, names)}
    printer.print_optional_attr_dict({**op.properties_as_attributes(), **op.attributes}, elided)


def _shown(op: Operation, names: tuple[str, str]) -> tuple[str, ...]:
    access = op.properties.get(names[0])
    if access is None:
        return ()
    return names if is_aligned(access) else names[:1]


@form(spirv.StoreOp)
class StoreForm:
    def parse(self, parser: Parser, state: OperationState[spirv.StoreOp]) -> None:
        """`"Function" %pointer, %value ["Aligned", 4] : type`"""
        storage = _parse_storage_class(parser)
        pointer, value = parser.parse_operand_list(required=2)
        _parse_access(parser, state, ACCESS)
        type = parser.parse_colon_type()
        state.operands.append(parser.resolve_operand(pointer, spirv.PointerType.get(type, storage)))
        state.operands.append(parser.resolve_operand(value, type))

    def print(self, op: spirv.StoreOp, printer: AsmPrinter) -> None:
        pointer, value = op.ptr, op.value
        text = f"{_pointer_text(printer, pointer)}, {printer.operand_text(value)}"
        printer.emit(text + _access_text(op, ACCESS))
        _print_rest(op, printer, ACCESS)
        printer.emit(f" : {printer.type_text(value.type)}")


@form(spirv.CopyMemoryOp)
class CopyMemoryForm:
    def parse(self, parser: Parser, state: OperationState[spirv.CopyMemoryOp]) -> None:
        """`"Function" %target, "Input" %source ["Aligned", 4], ["Volatile"] : type`"""
        target_storage = _parse_storage_class(parser)
        target = parser.parse_operand()
        parser.parse_token(",")
        source_storage = _parse_storage_class(parser)
        source = parser.parse_operand()
        _parse_access(parser, state, ACCESS)
        if parser.parse_optional_token(","):
            _parse_access(parser, state, SOURCE_ACCESS)
        type = parser.parse_colon_type()
        state.operands.append(
            parser.resolve_operand(target, spirv.PointerType.get(type, target_storage))
        )
        state.operands.append(
            parser.resolve_operand(source, spirv.PointerType.get(type, source_storage))
        )

    def print(self, op: spirv.CopyMemoryOp, printer: AsmPrinter) -> None:
        target, source = op.target, op.source
        printer.emit(f" {_pointer_text(printer, target)}, {_pointer_text(printer, source)}")
        printer.emit(f"{_access_text(op, ACCESS)}, {_access_text(op, SOURCE_ACCESS, ACCESS)}")
        _print_rest(op, printer, ACCESS, SOURCE_ACCESS)
        pointer = target.type
        if isinstance(pointer, spirv.PointerType):
            printer.emit(f" : {printer.type_text(pointer.pointee_type)}")


# --- SubgroupBlockWrite -----------------------------------------------------------------------------------------------


@form(spirv.INTELSubgroupBlockWriteOp)
class INTELSubgroupBlockWriteForm:
    def parse(self, parser: Parser, state: OperationState[spirv.INTELSubgroupBlockWriteOp]) -> None:
        """`"StorageBuffer" %pointer, %value : type`"""
        storage = _parse_storage_class(parser)
        pointer, value = parser.parse_operand_list(required=2)
        type = parser.parse_colon_type()
        element = getattr(type, "element_type", type)
        state.operands.append(
            parser.resolve_operand(pointer, spirv.PointerType.get(element, storage))
        )
        state.operands.append(parser.resolve_operand(value, type))

    def print(self, op: spirv.INTELSubgroupBlockWriteOp, printer: AsmPrinter) -> None:
        """Omits the storage class, as MLIR does, although it is parsed."""
        printer.emit(f" {printer.operands_text(op.operands)} : {printer.type_text(op.value.type)}")
