"""Which operations of a block depend on which by memory and values (MLIR: `MemRefDependenceGraph`)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from odsgen.dialects.affine.accesses import (
    ACCESSES,
    READS,
    WRITES,
    Access,
    enclosing_loops,
    nesting_depth,
)
from odsgen.dialects.affine.dependences import NoAnswer, dependence
from odsgen.dialects.shared import view_base
from odsgen.runtime import (
    Block,
    EffectInstance,
    EffectKind,
    MemoryEffectOpInterface,
    MemRefType,
    MissingMethodError,
    Operation,
    RegionBranchOpInterface,
    Value,
    as_interface,
    has_interface,
    is_memory_effect_free,
)
from odsgen_dialects.affine import AffineForOp


class Edge(NamedTuple):
    """A dependence on the node of that number, or of it, by a value."""

    id: int
    value: Value


@dataclass
class Node:
    """An operation, and the operations in it that touch memory."""

    id: int
    op: Operation
    loads: list[Access] = field(default_factory=list)
    stores: list[Access] = field(default_factory=list)
    other_loads: list[Operation] = field(default_factory=list)
    other_stores: list[Operation] = field(default_factory=list)
    other_frees: list[Operation] = field(default_factory=list)

    def collect(self) -> None:
        """Finds the operations that touch memory, once more."""
        self.loads = []
        self.stores = []
        for op in self.op.walk(post_order=True):
            if isinstance(op, READS):
                self.loads.append(op)
            elif isinstance(op, WRITES):
                self.stores.append(op)
            elif isinstance(op, AffineForOp):
                continue
            elif not has_interface(op, MemoryEffectOpInterface):
                for value in op.operands:
                    if isinstance(value.type, MemRefType):
                        self.other_loads.append(op)
                        self.other_stores.append(op)
            else:
                kinds = {effect.kind for effect in _own_effects(op) or ()}
                for kind, ops in (
                    (EffectKind.READ, self.other_loads),
                    (EffectKind.WRITE, self.other_stores),
                    (EffectKind.FREE, self.other_frees),
                ):
                    if kind in kinds:
                        ops.append(op)

    def loads_of(self, memref: Value) -> list[Access]:
        """The loads from a memref."""
        return [op for op in self.loads if op.memref is memref]

    def load_count(self, memref: Value) -> int:
        """How many operations read a memref."""
        return len(self.loads_of(memref))

    def store_count(self, memref: Value) -> int:
        """How many operations write a memref."""
        others = [op for op in self.other_stores if _has_effect(op, EffectKind.WRITE, memref)]
        return sum(op.memref is memref for op in self.stores) + len(others)

    def touched(self) -> Iterator[Value]:
        """The memrefs that it reads, writes or frees."""
        for access in (*self.loads, *self.stores):
            yield access.memref
        yield from self.touched_otherwise()

    def touched_otherwise(self) -> Iterator[Value]:
        """Those of other operations than accesses of `affine`."""
        for ops, kind in (
            (self.other_loads, EffectKind.READ),
            (self.other_stores, EffectKind.WRITE),
            (self.other_frees, EffectKind.FREE),
        ):
            for op in ops:
                yield from _affected(op, kind)

    def conflicts_by_views(self, other: Node) -> bool:
        """Whether one changes memory that the other touches by another view of it."""
        theirs = dict.fromkeys(other.touched())
        return any(
            mine is not memref
            and view_base(mine) is view_base(memref)
            and (self.changes(mine) or other.changes(memref))
            for mine in dict.fromkeys(self.touched())
            for memref in theirs
        )

    def changes(self, memref: Value) -> bool:
        """Whether a memref is written or freed."""
        return self.store_count(memref) > 0 or any(
            _has_effect(op, EffectKind.FREE, memref) for op in self.other_frees
        )


def _own_effects(op: Operation) -> list[EffectInstance] | None:
    """The effects of an operation, without those of what is inside; None if they are not known."""
    effects = as_interface(op, MemoryEffectOpInterface)
    try:
        return None if effects is None else list(effects.effects)
    except MissingMethodError:  # not implemented
        return None


def _has_effect(op: Operation, kind: EffectKind, memref: Value) -> bool:
    return memref in _affected(op, kind)


def _affected(op: Operation, kind: EffectKind) -> list[Value]:
    effects = _own_effects(op)
    if effects is None:
        return [value for value in op.operands if isinstance(value.type, MemRefType)]
    return [
        effect.on
        for effect in effects
        if effect.kind is kind
        and isinstance(effect.on, Value)
        and isinstance(effect.on.type, MemRefType)
    ]


class MemoryGraph:
    """The graph of a block."""

    def __init__(self, block: Block) -> None:
        self.block = block
        self.nodes: dict[int, Node] = {}
        self.in_edges: dict[int, list[Edge]] = {}
        self.out_edges: dict[int, list[Edge]] = {}
        #: How many dependences there are by a memref.
        self.edge_counts: dict[Value, int] = {}
        self._next_id = 0
        self._buckets = 64

    def build(self) -> bool:
        """Makes nodes and edges; False where an operation of the block is not understood."""
        touched: dict[Value, dict[int, None]] = {}
        for op in self.block:
            if isinstance(op, (AffineForOp, *ACCESSES)) or op.has_uses:
                pass
            elif not op.regions or has_interface(op, RegionBranchOpInterface):
                if is_memory_effect_free(op):
                    continue
            else:
                return False
            node = self.add_node(op)
            node.collect()
            for memref in node.touched():
                touched.setdefault(memref, {})[node.id] = None
        self._add_edges_of_values()
        for memref, ids in touched.items():
            numbers = list(ids)
            for place, source in enumerate(numbers):
                for target in numbers[place + 1 :]:
                    first, second = self.nodes[source], self.nodes[target]
                    if (first.changes(memref) or second.changes(memref)) and _may_depend(
                        first, second, memref
                    ):
                        self.add_edge(source, target, memref)
        self._add_edges_of_views(touched)
        return True

    def _add_edges_of_views(self, touched: dict[Value, dict[int, None]]) -> None:
        """Keeps the order of what touches one memory by several memrefs, which MLIR forgets."""
        ids_by_base: dict[Value, dict[int, None]] = {}
        counts: dict[Value, int] = {}
        for memref, ids in touched.items():
            base = view_base(memref)
            ids_by_base.setdefault(base, {}).update(ids)
            counts[base] = counts.get(base, 0) + 1
        for base, ids in ids_by_base.items():
            numbers = sorted(ids) if counts[base] > 1 else ()
            for place, source in enumerate(numbers):
                for target in numbers[place + 1 :]:
                    if self.nodes[source].conflicts_by_views(self.nodes[target]):
                        self.add_edge(source, target, base)

    def _add_edges_of_values(self) -> None:
        ids = {node.op: node.id for node in self.nodes.values() if isinstance(node.op, AffineForOp)}
        for number in self.ordered_ids():
            node = self.nodes[number]
            if node.stores:
                continue
            for value in node.op.results:
                for user in value.users:
                    loop = self.loop_around(user)
                    if loop in ids:
                        self.add_edge(node.id, ids[loop], value)

    def loop_around(self, op: Operation) -> AffineForOp | None:
        """The loop of the block around an operation."""
        for loop in enclosing_loops(op):
            if loop.parent_block is self.block:
                return loop
        return None

    def ordered_ids(self) -> list[int]:
        """The numbers of the nodes in the order of MLIR's hash table."""
        return sorted(self.nodes, key=lambda number: number * 37 % self._buckets)

    def add_node(self, op: Operation) -> Node:
        """A new node."""
        node = self.nodes[self._next_id] = Node(self._next_id, op)
        self._next_id += 1
        if len(self.nodes) * 4 >= self._buckets * 3:
            self._buckets *= 2
        return node

    def remove_node(self, number: int) -> None:
        """Removes a node with its edges."""
        for edge in list(self.in_edges.get(number, ())):
            self.remove_edge(edge.id, number, edge.value)
        for edge in list(self.out_edges.get(number, ())):
            self.remove_edge(number, edge.id, edge.value)
        del self.nodes[number]

    def add_edge(self, source: int, target: int, value: Value) -> None:
        """Adds a dependence of a target on a source, unless there is one by that value."""
        if Edge(target, value) in self.out_edges.get(source, ()):
            return
        self.out_edges.setdefault(source, []).append(Edge(target, value))
        self.in_edges.setdefault(target, []).append(Edge(source, value))
        if isinstance(value.type, MemRefType):
            self.edge_counts[value] = self.edge_counts.get(value, 0) + 1

    def remove_edge(self, source: int, target: int, value: Value) -> None:
        """Removes a dependence."""
        self.out_edges[source].remove(Edge(target, value))
        self.in_edges[target].remove(Edge(source, value))
        if isinstance(value.type, MemRefType):
            self.edge_counts[value] -= 1

    def out_count(self, number: int, memref: Value | None = None) -> int:
        """How many nodes depend on one, by a memref or by anything."""
        edges = self.out_edges.get(number, ())
        return sum(memref is None or edge.value is memref for edge in edges)

    def writers_before(self, number: int, memref: Value) -> int:
        """On how many nodes that write a memref a node depends by it."""
        return sum(
            edge.value is memref and self.nodes[edge.id].store_count(memref) > 0
            for edge in self.in_edges.get(number, ())
        )

    def memory_edges(self, edges: dict[int, list[Edge]], number: int) -> Iterator[Edge]:
        """The edges of a node by memrefs."""
        for edge in list(edges.get(number, ())):
            if isinstance(edge.value.type, MemRefType):
                yield edge

    def has_path(self, source: int, target: int) -> bool:
        """Whether a target depends on a source by others."""
        end = self.nodes[target].op
        seen: set[int] = set()
        pending = [source]
        while pending:
            current = pending.pop()
            if current == target:
                return True
            if current in seen:
                continue
            seen.add(current)
            pending += [
                edge.id
                for edge in self.out_edges.get(current, ())
                if not end.is_before_in_block(self.nodes[edge.id].op)
            ]
        return False

    def place_of_fused(self, source: int, target: int) -> Operation | None:
        """The operation before which both nodes may stand as one; None if there is none."""
        last = self.nodes[target].op
        if self.nodes[source].conflicts_by_views(self.nodes[target]):
            return None
        if source not in self.out_edges:
            return last
        for edge in self.in_edges.get(target, ()):
            if not isinstance(edge.value.type, MemRefType) and self.has_path(source, edge.id):
                return None
        after = {self.nodes[e.id].op for e in self.out_edges[source] if e.id != target}
        before = {self.nodes[e.id].op for e in self.in_edges.get(target, ()) if e.id != source}
        first: Operation | None = None
        op = self.nodes[source].op.next
        while op is not None and op is not last:
            if first is None and op in after:
                first = op
            if first is not None and op in before:
                return None
            op = op.next
        return last if first is None else first

    def fuse(
        self, source: int, target: int, private: Collection[Value], *, removes_source: bool
    ) -> None:
        """Moves the edges of a source that was fused into a target, where some memrefs have become private."""
        for edge in list(self.in_edges.get(source, ())):
            if edge.value not in private:
                self.add_edge(edge.id, target, edge.value)
        for edge in list(self.out_edges.get(source, ())):
            if edge.id == target:
                self.remove_edge(source, target, edge.value)
            elif removes_source:
                self.add_edge(target, edge.id, edge.value)
                self.remove_edge(source, edge.id, edge.value)
        for edge in list(self.in_edges.get(target, ())):
            if edge.value in private:
                self.remove_edge(edge.id, target, edge.value)

    def fuse_sibling(self, sibling: int, target: int) -> None:
        """Moves the edges of a sibling that was fused into a target."""
        for edge in list(self.in_edges.get(sibling, ())):
            self.add_edge(edge.id, target, edge.value)
            self.remove_edge(edge.id, sibling, edge.value)
        for edge in list(self.out_edges.get(sibling, ())):
            self.add_edge(target, edge.id, edge.value)
            self.remove_edge(sibling, edge.id, edge.value)


def _may_depend(source: Node, target: Node, memref: Value) -> bool:
    """Whether accesses of a target may depend on those of a source, in an iteration of the loops around both."""
    if not isinstance(source.op, AffineForOp) or not isinstance(target.op, AffineForOp):
        return True

    def touch(ops: Collection[Operation]) -> bool:
        return any(memref in op.operands for op in ops)

    theirs: list[Operation] = [*target.loads, *target.stores, *target.other_loads]
    theirs += target.other_stores
    if touch(source.other_stores) and touch(theirs):
        return True
    if touch(source.other_loads) and touch([*target.stores, *target.other_stores]):
        return True
    if touch(source.stores) and touch([*target.other_loads, *target.other_stores]):
        return True
    if touch(source.loads) and touch(target.other_stores):
        return True
    depth = nesting_depth(source.op) + 1
    return any(
        dependence(first, second, depth) is not NoAnswer.NONE
        for first in (*source.stores, *source.loads)
        if first.memref is memref
        for second in (*target.stores, *target.loads)
        if second.memref is memref
    )
