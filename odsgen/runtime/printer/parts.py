"""The texts of values and of blocks by themselves, as debuggers show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.base import callbacks
from odsgen.runtime.printer.operations import AsmPrinter
from odsgen.runtime.printer.toplevel import root_of_names
from odsgen.runtime.support.interpreter import on_new_stack, stack_is_deep

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.value import Value


def value_text(value: Value) -> str:
    """A value with what defines it, as MLIR shows it for debugging."""
    owner = value.defining_op
    if owner is not None:
        return str(owner)
    block = value.parent_block
    number = block.arguments.index(value) if block is not None else 0
    return f"<block argument> of type '{value.type}' at index: {number}"


def block_text(block: Block) -> str:
    """A block with its operations."""
    if stack_is_deep():
        return on_new_stack(block_text, block)
    printer = AsmPrinter()
    parent = block.parent_op
    if parent is not None:
        printer.number(root_of_names(parent, local_scope=False))
    printer._print_block(block, True, True)
    return printer.text().removeprefix("\n") + "\n"


callbacks.value_text = value_text
callbacks.block_text = block_text
