"""The generic form of operations (LangRef: Operations)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.ir.operation import Operation, UnregisteredOperation

if TYPE_CHECKING:
    from odsgen.runtime.printer.operations import AsmPrinter


def print_generic_op(printer: AsmPrinter, op: Operation, name: bool = True) -> None:
    """The generic form of an operation, after its results."""
    emit = printer.emit
    names = printer.names
    operands = ", ".join([names[operand] for operand in op.stored_operands])
    emit(f"{printer.string_literal(op.name)}({operands})" if name else f"({operands})")
    if op.stored_successors:
        emit(f"[{', '.join([printer.successor_text(s) for s in op.stored_successors])}]")
    if isinstance(op, UnregisteredOperation):
        if op.properties_attribute is not None:
            emit(f" <{printer.attribute_text(op.properties_attribute)}>")
    else:
        properties = op.properties_as_attributes()
        if properties:
            entries = [
                printer.attribute_entry_text(key, properties[key]) for key in sorted(properties)
            ]
            emit(f" <{{{', '.join(entries)}}}>")
    if op.regions:
        emit(" (")
        for number, region in enumerate(op.regions):
            if number:
                emit(", ")
            printer.print_region(region, print_empty_block=True)
        emit(")")
    printer.print_optional_attr_dict(op.stored_attributes)
    emit(" : ")
    printer.print_functional_type(
        [operand.type for operand in op.stored_operands], [result.type for result in op.results]
    )
