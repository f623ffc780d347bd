"""The labels of blocks, with their arguments and predecessors (LangRef: Blocks)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import BlockArgument
    from odsgen.runtime.printer.operations import AsmPrinter


def block_label(printer: AsmPrinter, block: Block) -> str:
    text = printer.successor_text(block)
    comment = _predecessors_comment(printer, block)
    arguments = block.arguments
    if not arguments:
        return f"{text}:{comment}"
    if printer.locations:
        entries = [_located_argument_text(printer, argument) for argument in arguments]
    else:
        names, types = printer.names, printer.type_texts
        if len(arguments) == 1:  # most often; without a list
            argument = arguments[0]
            return f"{text}({names[argument]}: {types[argument.type]}):{comment}"
        entries = [f"{names[argument]}: {types[argument.type]}" for argument in arguments]
    return f"{text}({', '.join(entries)}):{comment}"


def _located_argument_text(printer: AsmPrinter, argument: BlockArgument) -> str:
    text = f"{printer.names[argument]}: {printer.type_text(argument.type)}"
    # As MLIR: the location of an argument is written out though it has an alias.
    return f"{text} {printer.attribute_body_text(argument.location)}"


def _predecessors_comment(printer: AsmPrinter, block: Block) -> str:
    if block.parent_region is None:
        return "  // block is not in a region!"
    found: list[Block] = []
    for op in block.users:
        predecessor = op.parent_block
        if predecessor is not None:
            successors = op.stored_successors
            if len(successors) == 1 or (
                len(successors) == 2 and successors[0] is not successors[1]
            ):
                found.append(predecessor)
            else:
                found += [predecessor] * _branches(printer, op, block)
    if not found:
        return "" if block.is_entry_block else "  // no predecessors"
    names = printer.names
    texts = names.blocks
    try:
        if len(found) == 1:
            return f"  // pred: {texts[found[0]]}"
        found.sort(key=names.block_numbers.__getitem__)
        text = ", ".join([texts[predecessor] for predecessor in found])
    except KeyError:  # a branch from elsewhere, which does not verify
        numbers = names.block_numbers
        found.sort(key=lambda predecessor: numbers.get(predecessor, -1))
        text = ", ".join(map(printer.successor_text, found))
    return f"  // pred: {text}" if len(found) == 1 else f"  // {len(found)} preds: {text}"


def _branches(printer: AsmPrinter, op: Operation, block: Block) -> int:
    """How many of the successors of an operation are `block`."""
    successors = op.stored_successors
    if len(successors) < 8:
        return successors.count(block)
    counts = printer._branch_counts.get(op)
    if counts is None:
        counts = printer._branch_counts[op] = Counter(successors)
    return counts[block]
