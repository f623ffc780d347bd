"""The graph of an operation, as `mlir-opt --view-op-graph` writes it.

Operations are nodes, blocks and operations with regions are clusters, uses of values are edges.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from odsgen.pictures.graphviz import escaped
from odsgen.runtime.builtin.attributes import ArrayAttr
from odsgen.runtime.builtin.elements import DenseElementsAttr, ElementsAttr
from odsgen.runtime.glue.segments import SegmentSizes
from odsgen.runtime.printer import AsmPrinter
from odsgen.runtime.support.interpreter import on_new_stack, stack_is_deep

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value

#: Lists with more elements are elided.
_MOST_ELEMENTS = 16


@dataclass(frozen=True, slots=True)
class OpGraphOptions:
    """The parts that the graph shows (MLIR: Passes, `-view-op-graph`).

    `max_label_len` counts characters of attributes and types.
    """

    max_label_len: int = 20
    print_attrs: bool = True
    print_control_flow_edges: bool = False
    print_data_flow_edges: bool = True
    print_result_types: bool = True


@dataclass(frozen=True, slots=True)
class _Node:
    """A node by its number, and the cluster whose anchor it is."""

    number: int
    cluster: int | None = None


def op_graph_dot(op: Operation, options: OpGraphOptions | None = None) -> str:
    """The graph of an operation and all inside it, in Graphviz's language; the same bytes as mlir-opt writes."""
    return _Graph(op, options or OpGraphOptions()).text()


class _Graph:
    def __init__(self, root: Operation, options: OpGraphOptions) -> None:
        self._options = options
        self._lines = ["digraph G {", "  compound = true;"]
        self._edges: list[str] = []
        self._uses: list[tuple[Value, _Node]] = []
        self._definitions: dict[Value, _Node] = {}
        self._count = 0
        self._indent = "  "
        self._names = _names_of(root)
        self._colors = _colors_of(root)
        self._add_operation(root)
        if options.print_data_flow_edges:
            self._add_data_flow()

    def text(self) -> str:
        return "\n".join([*self._lines, *self._edges, "}", ""])

    # --- operations and blocks ------------------------------------------------------------------------------------------

    def _add_operation(self, op: Operation) -> _Node:
        if op.regions:
            node = self._open_cluster(self._cluster_label(op))
            for region in op.regions:
                for block in region.blocks:
                    self._add_block(block)
            self._close_cluster()
        else:
            label = self._record_label(op)
            node = self._add_node(
                f'fillcolor = "{self._colors[op.name]}", ', label, ", style = filled"
            )
        self._uses += [(operand, node) for operand in op.operands]
        for result in op.results:
            self._definitions[result] = node
        return node

    def _add_block(self, block: Block) -> None:
        if stack_is_deep():
            on_new_stack(self._add_block, block)
            return
        self._open_cluster("")
        for argument in block.arguments:
            self._definitions[argument] = self._add_node("", self._result_field(argument))
        before: _Node | None = None
        for op in block:
            node = self._add_operation(op)
            if before is not None and self._options.print_control_flow_edges:
                self._add_edge(before, "", node, "", "dashed")
            before = node
        self._close_cluster()

    def _add_data_flow(self) -> None:
        """Edges from definitions to uses; a value from outside has no node to start from."""
        for value, user in self._uses:
            definition = self._definitions.get(value)
            if definition is not None:
                port = self._port(value)
                self._add_edge(definition, f":res{port}:s", user, f":arg{port}:n", "solid")

    # --- labels ---------------------------------------------------------------------------------------------------------

    def _cluster_label(self, op: Operation) -> str:
        label = op.name
        if self._options.print_result_types:
            types = ", ".join([str(result.type) for result in op.results])
            label += f" : ({self._cut(types)})"
        if self._options.print_attrs:
            label += "\\l" + self._attribute_lines(op)
        return label

    def _record_label(self, op: Operation) -> str:
        label = f"{op.name}\\l"
        operands = [f"<arg{self._port(value)}> {self._name(value)}" for value in op.operands]
        if operands:
            label = f"{{{'|'.join(operands)}}}|{label}"
        attributes = self._attribute_lines(op) if self._options.print_attrs else ""
        if attributes:
            label += f"\\l{attributes}"
        if op.results:
            label += f"|{{{'|'.join([self._result_field(result) for result in op.results])}}}"
        return f"{{{label}}}"

    def _result_field(self, value: Value) -> str:
        field = f"<res{self._port(value)}> {self._name(value)}"
        if self._options.print_result_types:
            field += f" {escaped(self._cut(str(value.type)))}"
        return field

    def _attribute_lines(self, op: Operation) -> str:
        """A line for each attribute; native properties, which are none, are not shown."""
        attributes = {**op.attributes, **op.properties_as_attributes()}
        for name, kind in op.PROPERTY_KINDS.items():
            if not isinstance(kind, SegmentSizes):
                attributes.pop(name, None)
        return "".join(
            [
                f"{escaped(name)}: {self._attribute_text(attributes[name])}\\l"
                for name in sorted(attributes)
            ]
        )

    def _attribute_text(self, attribute: Attribute) -> str:
        """The text of an attribute, cut; of elements without their type, and of long lists without their elements."""
        if isinstance(attribute, DenseElementsAttr) and attribute.is_splat:
            return escaped(str(attribute))
        if isinstance(attribute, ElementsAttr) and attribute.num_elements > _MOST_ELEMENTS:
            rank = len(attribute.type.shape)
            return f"{'[' * rank}...{']' * rank} : {escaped(self._cut(str(attribute.type)))}"
        if isinstance(attribute, ArrayAttr) and len(attribute) > _MOST_ELEMENTS:
            return "[...]"
        return escaped(self._cut(str(attribute)))

    def _cut(self, text: str) -> str:
        limit = self._options.max_label_len
        return text if len(text) <= limit else f"{text[:limit]}..."

    def _name(self, value: Value) -> str:
        return self._names[value]

    def _port(self, value: Value) -> str:
        return self._names[value].replace("%", "_").replace("#", "_")

    # --- lines ----------------------------------------------------------------------------------------------------------

    def _next_number(self) -> int:
        self._count += 1
        return self._count

    def _open_cluster(self, label: str) -> _Node:
        """Begin a cluster with an invisible node, at which the edges of the cluster end."""
        cluster, anchor = self._next_number(), self._next_number()
        self._lines.append(f"{self._indent}subgraph cluster_{cluster} {{")
        self._indent += "  "
        self._lines.append(f'{self._indent}v{anchor} [label = " ", shape = plain];')
        self._lines.append(f'{self._indent}label = "{label}";')
        return _Node(anchor, cluster)

    def _close_cluster(self) -> None:
        self._indent = self._indent[:-2]
        self._lines.append(f"{self._indent}}}")

    def _add_node(self, before: str, label: str, after: str = "") -> _Node:
        node = _Node(self._next_number())
        self._lines.append(
            f'{self._indent}v{node.number} [{before}label = "{label}", shape = Mrecord{after}];'
        )
        return node

    def _add_edge(
        self, start: _Node, start_port: str, end: _Node, end_port: str, style: str
    ) -> None:
        """An edge between ports of nodes, or between clusters as wholes."""
        attributes = ""
        if end.cluster is not None:
            attributes += f"lhead = cluster_{end.cluster}, "
            end_port = ""
        if start.cluster is not None:
            attributes += f"ltail = cluster_{start.cluster}, "
            start_port = ""
        self._edges.append(
            f"  v{start.number}{start_port} -> v{end.number}{end_port}[{attributes}style = {style}];"
        )


def _names_of(root: Operation) -> Mapping[Value, str]:
    """The names of all values as the text of the whole program has them."""
    while root.parent_op is not None:
        root = root.parent_op
    printer = AsmPrinter()
    printer.number(root)
    return printer.names


def _colors_of(root: Operation) -> dict[str, str]:
    """A colour for each name of an operation, spread evenly in the order in which such operations end."""
    names = dict.fromkeys(op.name for op in root.walk(post_order=True))
    return {name: f"{number / len(names):f} 0.3 0.95" for number, name in enumerate(names)}
