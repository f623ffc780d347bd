"""The texts that editors show at a token: those of `mlir-lsp-server`, and below them what the dialect's spec says."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING

from odsgen.lsp.mlir.chunk import Chunk, Name, Occurrence
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.symbol_interfaces import SymbolOpInterface
from odsgen.runtime.ir.symbol_table import symbol_visibility
from odsgen.runtime.printer import AsmPrinter
from odsgen.runtime.printer.limits import PrintLimits
from odsgen.runtime.support.interpreter import on_new_stack, stack_is_deep

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.parser.recording import OperationRecord

_RULE = "\n---\n\n"


def hover_text(chunk: Chunk, token: int) -> str | None:
    """The Markdown text about a token; None where there is nothing to say."""
    record = chunk.operation_at(token)
    if record is not None and record.name == token:
        return _operation_hover(chunk, record)
    occurrence = chunk.occurrence_at(token)
    if occurrence is not None:
        return _named_hover(chunk, occurrence)
    if record is not None and record.start <= token < record.name:
        return None
    return _symbol_of_dialect(chunk, chunk.tokens[token])


# --- names ----------------------------------------------------------------------------------------------------------


def _named_hover(chunk: Chunk, occurrence: Occurrence) -> str | None:
    name = occurrence.name
    match name.kind:
        case "symbol":
            assert name.operation is not None
            return _operation_hover(chunk, name.operation)
        case "block":
            return _block_hover(chunk, name)
        case "value":
            return _value_hover(chunk, name, occurrence)
        case "attribute alias" | "type alias":
            if name.alias is None:
                return None
            title = "Attribute Alias" if name.kind == "attribute alias" else "Type Alias"
            assert name.definition is not None
            text = chunk.tokens[name.definition][1:]
            return f'{title}: "{text}\n\nValue: ```mlir\n{name.alias}\n```\n\n'


def _value_hover(chunk: Chunk, name: Name, occurrence: Occurrence) -> str | None:
    values = name.values
    op = values[0].defining_op
    if op is None:
        block = values[0].parent_block
        if block is None:
            return None  # used before a definition that could not be read
        parent = block.parent_op
        about = "" if parent is None else f'Operation: "{parent.name}"\n\n'
        number = block.arguments.index(values[0])
        return (
            f"{about}Block: {_block_name(chunk, block)}\n\nArgument #{number}\n\n"
            f"Type: `{values[0].type}`\n\n"
        )
    about = f'Operation: "{op.name}"\n\n'
    first = op.results.index(values[0])
    is_use = occurrence.number is not None
    if len(values) > 1 and not is_use:
        shown = ", ".join(f"`{value.type}`" for value in values)
        return f"{about}Result #[{first}, {first + len(values) - 1}]\n\nTypes: {shown}"
    number = occurrence.number or 0
    if number >= len(values):
        return None
    return f"{about}Result #{first + number}\n\nType: `{values[number].type}`\n\n"


def _block_hover(chunk: Chunk, name: Name) -> str | None:
    block = name.block
    if block is None or block.parent_region is None:
        return None
    parent = block.parent_op
    about = "" if parent is None else f'Operation: "{parent.name}"\n\n'
    about += f"Block #{block.parent_region.blocks.index(block)}\n\n"
    predecessors = block.predecessors
    if predecessors:
        names = ", ".join(_block_name(chunk, predecessor) for predecessor in predecessors)
        about += f"Predecessors: {names}\n\n"
    return about


def _block_name(chunk: Chunk, block: Block) -> str:
    """How the text names a block, or its number where it has no name."""
    token = chunk.block_definitions.get(block)
    if token is not None:
        return chunk.tokens[token]
    number = 0 if block.parent_region is None else block.parent_region.blocks.index(block)
    return f"<Block #{number}>"


# --- operations -----------------------------------------------------------------------------------------------------


def _operation_hover(chunk: Chunk, record: OperationRecord) -> str | None:
    op = record.op
    if op is None:
        op_class = chunk.op_class(record)
        return None if op_class is None else f'"{op_class.OPERATION_NAME}"\n' + _about(op_class)
    title = f'"{op.name}"'
    symbol = chunk.symbol_name(record)
    if symbol is not None and isinstance(op, SymbolOpInterface):
        title += f" : {symbol_visibility(op)} @{symbol}"
    text = f"{title}\n\nGeneric Form:\n\n```mlir\n{_generic_text(chunk, record, op)}\n```\n"
    return text + _about(type(op))


def _about(definition: type) -> str:
    """The documentation of a generated class, below a rule."""
    documentation = definition.__dict__.get("__doc__")
    if not documentation or not getattr(definition, "REGISTERED", True):
        return ""
    return f"{_RULE}{inspect.cleandoc(documentation)}\n"


class _HeaderPrinter(AsmPrinter):
    """Writes an operation in the generic form without its regions; many elements are elided."""

    def __init__(self) -> None:
        super().__init__(generic=True)
        self.limits = PrintLimits(elements=16)

    def print_region(
        self,
        region: Region,
        print_entry_block_arguments: bool = True,
        print_block_terminators: bool = True,
        print_empty_block: bool = False,
    ) -> None:
        self.emit("{...}")


def _generic_text(chunk: Chunk, record: OperationRecord, op: Operation) -> str:
    if stack_is_deep():
        return on_new_stack(_generic_text, chunk, record, op)
    printer = _HeaderPrinter()
    printer.share_names(_numbering(chunk, record, op))
    printer.print_operation(op)
    return printer.text()


def _numbering(chunk: Chunk, record: OperationRecord, op: Operation) -> AsmPrinter:
    """The printer that has numbered the values around an operation: as MLIR's server, all of that at the top of the text.

    One at the top whose operands are defined beside it is numbered with those.
    """
    top = record
    while top.parent is not None:
        top = top.parent
    root = op if top.op is None else top.op
    if top is record and op.operands and op.parent_op is not None:
        root = op.parent_op
    printer = chunk.numberings.get(root)
    if printer is None:
        printer = chunk.numberings[root] = AsmPrinter(generic=True)
        printer.number(root)
    return printer


# --- types and attributes -------------------------------------------------------------------------------------------


def _symbol_of_dialect(chunk: Chunk, token: str) -> str | None:
    """The documentation of the type or attribute that `!dialect.name` or `#dialect.name` spells."""
    definition = chunk.symbol_of_dialect(token)
    if definition is None:
        return None
    kind = "Type" if token[0] == "!" else "Attribute"
    return f"{kind}: `{token}`\n" + _about(definition)
