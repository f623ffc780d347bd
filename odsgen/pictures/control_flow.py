"""The graph of a region: blocks are nodes, branches are edges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.pictures.graphviz import escaped
from odsgen.runtime.printer import AsmPrinter

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region


def control_flow_dot(op: Operation, *, max_lines: int = 30) -> str:
    """The control flow of an operation's regions in Graphviz's language, a cluster for each region that has blocks.

    A block shows its arguments and the texts of its operations, at most `max_lines` lines; an edge stands for a
    successor of the block's last operation, with its number where there are several.
    """
    return _ControlFlow(op, max_lines).text()


class BlockTexts:
    """The texts of blocks, with the names that values have in the whole program; at most `max_lines` lines each."""

    def __init__(self, op: Operation, max_lines: int) -> None:
        self._max_lines = max_lines
        self._printer = AsmPrinter()
        root = op
        while root.parent_op is not None:
            root = root.parent_op
        self._printer.number(root)

    def lines(self, block: Block) -> list[str]:
        """The name and the arguments of a block, and its operations."""
        names = self._printer.names
        arguments = ", ".join(
            [f"{names[argument]}: {argument.type}" for argument in block.arguments]
        )
        lines = [self._printer.successor_text(block) + (f"({arguments}):" if arguments else ":")]
        for op in block:
            lines += self._text_of(op).splitlines()
            if len(lines) > self._max_lines:
                lines[self._max_lines :] = ["..."]
                break
        return lines

    def _text_of(self, op: Operation) -> str:
        printer = AsmPrinter()
        printer.share_names(self._printer)
        printer.print_operation(op)
        return printer.text()


def region_title(op: Operation, number: int) -> str:
    """The name of an operation with its symbol, and of a region where it has several."""
    name = op.attribute("sym_name")
    title = f"{op.name} @{getattr(name, 'value', '')}" if name is not None else op.name
    return title if len(op.regions) == 1 else f"{title}, region #{number}"


class _ControlFlow:
    def __init__(self, op: Operation, max_lines: int) -> None:
        self._op = op
        self._lines = ["digraph G {", "  node [shape = record, fontname = monospace];"]
        self._texts = BlockTexts(op, max_lines)

    def text(self) -> str:
        """The graph as a whole."""
        for number, region in enumerate(region for region in self._op.regions if region.blocks):
            self._add_region(region, number)
        return "\n".join([*self._lines, "}", ""])

    def _add_region(self, region: Region, number: int) -> None:
        emit = self._lines.append
        nodes = {block: f"r{number}b{index}" for index, block in enumerate(region.blocks)}
        emit(f"  subgraph cluster_{number} {{")
        emit(f'    label = "{escaped(region_title(self._op, number))}";')
        for block, node in nodes.items():
            emit(f'    {node} [label = "{{{self._label(block)}}}"];')
        emit("  }")
        for block, node in nodes.items():
            successors = block.last.successors if block.last is not None else ()
            for index, successor in enumerate(successors):
                label = f' [label = "{index}"]' if len(successors) > 1 else ""
                if successor in nodes:
                    emit(f"  {node} -> {nodes[successor]}{label};")

    def _label(self, block: Block) -> str:
        return "".join([f"{_field(line)}\\l" for line in self._texts.lines(block)])


def _field(line: str) -> str:
    """A line as a record's field has it, with its blanks and backslashes."""
    return escaped(line.replace("\\", "\\\\")).replace(" ", "\\ ")
