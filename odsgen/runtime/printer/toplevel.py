"""The texts of whole programs, and of operations, blocks, values, types and attributes by themselves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from odsgen.runtime.base import callbacks
from odsgen.runtime.diagnostics import VerifyError, is_fault
from odsgen.runtime.ir.traits import IsIsolatedFromAbove
from odsgen.runtime.printer.operations import AsmPrinter
from odsgen.runtime.support.interpreter import on_new_stack, stack_is_deep

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.printer.aliases import AliasHook
    from odsgen.runtime.printer.limits import PrintLimits


def print_ir(
    op: Operation,
    generic: bool = False,
    locations: bool = False,
    *,
    local_scope: bool = False,
    limits: PrintLimits | None = None,
) -> str:
    """The text that mlir-opt prints for an operation, ended by a new line.

    `generic`: all operations in the generic form.  `locations`: with `loc(…)`.  `local_scope`: without aliases.
    `limits`: how much is shown.  An operation inside another one is numbered as part of the whole and written alone, without
    aliases.  A program that does not verify and therefore has no custom form is written in the generic one, as mlir-opt does.

    Raises VerifyError where a printing hook fails over a program that verifies.
    """
    if stack_is_deep():
        write = partial(print_ir, local_scope=local_scope, limits=limits)
        return on_new_stack(write, op, generic, locations)
    if not hasattr(op, "walk"):
        raise TypeError(f"expected an operation, got {op!r}")
    try:
        return _text(op, generic, locations, local_scope, limits)
    except Exception as error:
        if not is_fault(error):
            raise
        if generic or _is_valid(op):
            from odsgen.runtime.ir.hook_faults import fault_inside

            raise VerifyError([fault_inside(error, "printed", op)]) from None
    return print_ir(op, True, locations, local_scope=local_scope, limits=limits)


def _is_valid(op: Operation) -> bool:
    try:
        op.verify()
    except VerifyError:
        return False
    return True


def _text(
    op: Operation, generic: bool, locations: bool, local_scope: bool, limits: PrintLimits | None
) -> str:
    printer = (AsmPrinter if limits is None else limits.printer_class)(generic, locations)
    printer.limits = limits
    root = root_of_names(op, local_scope)
    if limits is not None and limits.named_locations:
        from odsgen.runtime.printer.located_names import LocatedNames

        printer.names = LocatedNames(root, suggestions=not generic)
    else:
        printer.number(root)
    if root is not op or local_scope:
        printer.print_operation(op)
        return printer.text() + "\n"
    from odsgen.runtime.printer.aliases import AliasWatch, alias_hooks

    hooks = alias_hooks(op)
    printer.has_alias_hooks = bool(hooks)
    before = after = ""
    if not locations:
        printer.external_resources = op.external_resources
        printer.alias_watch = AliasWatch(hooks)
        printer.classes_without_alias = printer.alias_watch.classes_without
        printer.print_operation(op)
    if printer.alias_watch is None or printer.alias_watch.found:
        printer = _with_aliases(op, printer, hooks)
        before, after = printer.alias_definitions()
        printer.print_operation(op)
    return f"{before}{printer.text()}\n{after}{printer.file_metadata_text()}"


def _with_aliases(op: Operation, other: AsmPrinter, hooks: tuple[AliasHook, ...]) -> AsmPrinter:
    """A printer with the names of another one, and with the aliases that the print of an operation shows."""
    from odsgen.runtime.printer.alias_collector import AliasCollector

    collector = AliasCollector(other.generic, other.locations, hooks)
    collector.share_names(other)
    collector.limits = other.limits
    collector.print_operation(op)
    printer = type(other)(other.generic, other.locations)
    printer.share_names(other)
    printer.limits = other.limits
    printer.external_resources = op.external_resources
    printer.aliases = collector.visits.state()
    printer.has_alias_hooks = bool(hooks)
    return printer


def root_of_names(op: Operation, local_scope: bool) -> Operation:
    """The operation from which the values of `op` are numbered: in local scope, the next that is isolated from above."""
    while not (local_scope and IsIsolatedFromAbove in op.TRAITS):
        parent = op.parent_op
        if parent is None:
            break
        op = parent
    return op


def generic_op_text(op: Operation, locations: bool = False) -> str:
    """An operation in the generic form as diagnostics quote it: numbers are local, and many elements are elided."""
    if stack_is_deep():
        return on_new_stack(generic_op_text, op, locations)
    from odsgen.runtime.printer.limits import PrintLimits

    printer = AsmPrinter(generic=True, locations=locations)
    printer.limits = PrintLimits(elements=16)
    printer.number(root_of_names(op, local_scope=True))
    printer.print_operation(op)
    return printer.text()


def _type_text(type: Type) -> str:
    write = AsmPrinter().type_text
    return on_new_stack(write, type) if stack_is_deep() else write(type)


def _attribute_text(attribute: Attribute) -> str:
    write = AsmPrinter().attribute_text
    return on_new_stack(write, attribute) if stack_is_deep() else write(attribute)


callbacks.type_text = _type_text
callbacks.attribute_text = _attribute_text
callbacks.operation_text = print_ir
callbacks.generic_op_text = generic_op_text
