"""`affine-loop-fusion`: loop nests that touch the same memory become one."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.accesses import (
    READS,
    WRITES,
    Access,
    are_same_element,
    enclosing_loops,
)
from odsgen.dialects.affine.loops.fusing import (
    NestCosts,
    cost_of_fusion,
    fuse,
    fusion_slice,
    has_cyclic_dependence,
    produced_and_consumed,
)
from odsgen.dialects.affine.loops.fusion_order import keeps_order, reads_what_was_before, runs_once
from odsgen.dialects.affine.loops.interchange import sink_sequential_loops
from odsgen.dialects.affine.memory_graph import MemoryGraph, Node
from odsgen.dialects.affine.regions import MemoryRegion, element_bytes, footprint_of_loop
from odsgen.dialects.affine.replacement import MAP_ACCESSES, replace_accesses
from odsgen.dialects.affine.slices import Slice, innermost_common_loops
from odsgen.dialects.shared import is_allocated
from odsgen.passes import Option, Pass, options, register_pass
from odsgen.runtime import (
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    Block,
    IntegerAttr,
    MemRefType,
    MissingMethodError,
    Operation,
    Value,
    ViewLikeOpInterface,
    as_interface,
    i64,
)
from odsgen.runtime.affine.simplification import simplify_affine_expr
from odsgen_dialects import memref
from odsgen_dialects.affine import AffineForOp


def _read_number(text: str | None) -> float:
    try:
        return float(text or "")
    except ValueError:
        raise ValueError(f"'{text or ''}' value invalid for floating point argument!") from None


@register_pass
class AffineLoopFusion(Pass):
    """Goes through the blocks inside of an operation, the innermost ones first."""

    ARGUMENT = "affine-loop-fusion"
    NAME = "AffineLoopFusion"
    SUMMARY = "Fuse affine loop nests"
    REWRITES = ("affine.for",)

    compute_tolerance = Option(
        "compute-tolerance",
        0.3,
        "Fractional increase in additional computation tolerated while fusing",
        _read_number,
        lambda value: f"{value:e}",
    )
    fast_mem_space = options.unsigned(
        "fast-mem-space", 0, "Faster memory space number to promote fusion buffers to"
    )
    local_buf_threshold = options.unsigned(
        "local-buf-threshold",
        0,
        "Threshold size (KiB) for promoting local buffers to fast memory space",
    )
    maximal = options.flag("maximal", False, "Enables maximal loop fusion")
    mode = options.choice(
        "mode",
        "greedy",
        "fusion mode to attempt",
        {
            "greedy": "Perform greedy (both producer-consumer and sibling)  fusion",
            "producer": "Perform only producer-consumer fusion",
            "sibling": "Perform only sibling fusion",
        },
    )

    def run_on_operation(self, op: Operation) -> None:
        """Fuse in each block with several loops."""
        for inner in list(op.walk(post_order=True)):
            if inner is not op and inner.is_erased:
                continue
            for region in inner.regions:
                for block in region.blocks:
                    if sum(isinstance(each, AffineForOp) for each in block) > 1:
                        _Fusion(self, block).run()


class _Fusion:
    """Fuses the nests of a block as long as that pays (MLIR: `GreedyFusion`)."""

    def __init__(self, options: AffineLoopFusion, block: Block) -> None:
        self.options = options
        self.block = block
        self.graph = MemoryGraph(block)
        self.fast_space = (
            options.fast_mem_space if "fast_mem_space" in options.option_values else None
        )

    def run(self) -> None:
        if not self.graph.build():
            return
        if self.options.mode == "producer":
            self._fuse_producers(None)
        elif self.options.mode == "sibling":
            self._fuse_siblings()
        else:
            self._fuse_producers(1)
            self._fuse_siblings()
            self._fuse_producers(None)
        for value, count in self.graph.edge_counts.items():
            op = value.defining_op
            if count <= 0 and isinstance(op, memref.AllocOp) and not op.has_uses:
                op.erase()

    # --- producers ------------------------------------------------------------------------------------------------------

    def _fuse_producers(self, most_users: int | None) -> None:
        for number in reversed(self.graph.ordered_ids()):
            node = self.graph.nodes.get(number)
            if node is None or not isinstance(node.op, AffineForOp) or node.op.results:
                continue
            node.op = sink_sequential_loops(node.op)
            while self._fuse_into(node, most_users):
                pass

    def _producers(self, target: Node) -> list[Node]:
        read = {op.memref for op in target.loads}
        numbers = {
            edge.id
            for edge in self.graph.in_edges.get(target.id, ())
            if isinstance(self.graph.nodes[edge.id].op, AffineForOp)
            and any(op.memref in read for op in self.graph.nodes[edge.id].stores)
        }
        return [self.graph.nodes[number] for number in sorted(numbers, reverse=True)]

    def _fuse_into(self, target: Node, most_users: int | None) -> bool:
        changed = False
        for source in self._producers(target):
            changed |= self._fuse_producer(source, target, most_users)
        return changed

    def _fuse_producer(self, source: Node, target: Node, most_users: int | None) -> bool:
        graph = self.graph
        assert isinstance(source.op, AffineForOp) and isinstance(target.op, AffineForOp)
        if source.op.results:
            return False
        memrefs = produced_and_consumed(source.stores, target.loads)
        if most_users is not None and any(
            graph.out_count(source.id, each) > most_users for each in memrefs
        ):
            return False
        escaping: set[Value] = {
            op.memref for op in source.stores if is_escaping(op.memref, self.block)
        }
        place = graph.place_of_fused(source.id, target.id)
        if place is None:
            return False
        around = len(enclosing_loops(target.op))
        used = [op for op in (*target.loads, *target.stores) if op.memref in memrefs]
        if not used:
            return False
        slices = self._slices(source.op, target.op, around, len(innermost_common_loops(used)))
        depth = max((n for n, each in enumerate(slices, 1) if each is not None), default=0)
        if not depth:
            return False
        tolerance = self.options.compute_tolerance
        if has_cyclic_dependence(source.op):
            tolerance = 0.0
        stores = [op for op in source.stores if op.memref in memrefs]
        if self.options.maximal and tolerance == 0 or len(stores) > 1:
            more = self._additional_cost(source.op, target.op, slices[depth - 1])
            if more is None or more > tolerance:
                return False
        elif not self.options.maximal:
            chosen = self._best_depth(source.op, stores[0], target.op, slices[:depth], tolerance)
            if chosen is None:
                return False
            depth = chosen
        slice = slices[depth - 1]
        assert slice is not None and slice.place is not None
        removes = self._can_remove(source, target, slice, place, escaping)
        if reads_what_was_before(source) and not (removes and runs_once(slice, target.op)):
            return False  # it would add up twice, as it does in MLIR
        private = [
            each
            for each in memrefs
            if self._can_be_private(each, escaping, source.id, target.id, removes)
        ]
        if not keeps_order(source, target, around + depth, private):
            return False
        fuse(source.op, slice)
        if place is not target.op:
            target.op.move_before(place)
        graph.fuse(source.id, target.id, private, removes_source=removes)
        block = slice.place.parent_block
        stores_of: dict[Value, list[Access]] = {}
        for op in target.op.walk(post_order=True):
            if isinstance(op, WRITES) and op.memref in private:
                stores_of.setdefault(op.memref, []).append(op)
        for writers in stores_of.values():
            assert block is not None
            if not all(are_same_element(op, writers[0]) for op in writers):
                continue
            made = self._make_private(target.op, writers, depth, block)
            node = graph.add_node(made)
            graph.add_edge(node.id, target.id, made.results[0])
        target.collect()
        if removes:
            source.op.erase()
            graph.remove_node(source.id)
        return True

    def _slices(
        self,
        source: AffineForOp,
        target: AffineForOp,
        around: int,
        depth: int,
        sibling_memref: Value | None = None,
    ) -> list[Slice | None]:
        return [
            fusion_slice(source, target, level, sibling_memref)
            for level in range(around + 1, depth + 1)
        ]

    def _can_remove(
        self,
        source: Node,
        target: Node,
        slice: Slice,
        place: Operation,
        escaping: set[Value],
    ) -> bool:
        """Whether nothing needs the source any more (`canRemoveSrcNodeAfterFusion`)."""
        has_others = False
        for edge in self.graph.out_edges.get(source.id, ()):
            op = self.graph.nodes[edge.id].op
            if op is target.op:
                continue
            if op.parent_block is not target.op.parent_block:
                return False
            if place is not op and not place.is_before_in_block(op):
                return False
            has_others = True
        return not (has_others or escaping) or slice.is_maximal() is True

    def _can_be_private(
        self, value: Value, escaping: set[Value], source: int, target: int, removes_source: bool
    ) -> bool:
        graph = self.graph
        if isinstance(value.type, MemRefType) and element_bytes(value.type) is None:
            return False
        if value in escaping and (removes_source or graph.nodes[target].store_count(value) > 0):
            return False
        if graph.writers_before(source, value) or graph.out_count(target, value):
            return False
        return not removes_source or not any(
            edge.value is value and edge.id != target for edge in graph.out_edges.get(source, ())
        )

    def _best_depth(
        self,
        source: AffineForOp,
        access: Access,
        target: AffineForOp,
        slices: Sequence[Slice | None],
        tolerance: float,
    ) -> int | None:
        """The depth where fusion saves the most memory; None where it does not pay (`isFusionProfitable`)."""
        region = MemoryRegion.of(access, 0)
        size = None if region is None else region.size_in_bytes()
        if size is None:
            return None
        best: tuple[int, int] | None = None
        most_saved = 0.0
        for depth in range(len(slices), 0, -1):
            slice = slices[depth - 1]
            if slice is None:
                continue
            more = self._additional_cost(source, target, slice)
            sliced = None if more is None else MemoryRegion.of(access, 0, slice)
            slice_size = None if sliced is None else sliced.size_in_bytes()
            if more is None or not slice_size:
                continue
            saved = size / slice_size
            if saved > most_saved and more <= tolerance:
                most_saved = saved
                best = depth, slice_size
        if best is None:
            return None
        theirs, mine = footprint_of_loop(target), footprint_of_loop(source)
        if theirs is None or mine is None or theirs + best[1] > mine + theirs:
            return None
        return best[0]

    def _additional_cost(
        self, source: AffineForOp, target: AffineForOp, slice: Slice | None
    ) -> float | None:
        """The part of all computation that is done once more; None if that is not known."""
        costs, target_costs = NestCosts.of(source), NestCosts.of(target)
        if costs is None or target_costs is None or slice is None:
            return None
        cost = cost_of_fusion(source, costs, target, target_costs, slice)
        before = costs.total(source) + target_costs.total(target)
        if cost is None:
            return None
        return cost / before - 1 if before else float("nan" if cost == 0 else "inf")

    def _make_private(
        self, loop: AffineForOp, stores: Sequence[Access], depth: int, block: Block
    ) -> Operation:
        """A memref of only what a fused nest touches, at the beginning of the region (`createPrivateMemRef`)."""
        old = stores[0].memref
        type = old.type
        region = MemoryRegion.of(stores[0], depth)
        shape = None if region is None else region.shape()
        assert isinstance(type, MemRefType) and region is not None and shape is not None
        sizes, begins = shape
        outer = [value for value in region.constraints.symbols if value is not None]
        dims: list[AffineExpr] = [AffineDimExpr.get(number) for number in range(len(outer))]
        bytes = element_bytes(type) or 0
        for size in sizes:
            bytes *= size
        space = type.memory_space
        if bytes <= self.options.local_buf_threshold * 1024 and self.fast_space is not None:
            space = IntegerAttr.get(self.fast_space, i64)
        made = memref.AllocOp.build(
            MemRefType.get(tuple(sizes), type.element_type, None, space), location=loop.location
        )
        top = loop.parent_region
        assert top is not None
        top.entry_block.prepend(made)
        count = len(outer) + len(sizes)
        remap = AffineMap.get(
            count,
            0,
            [
                simplify_affine_expr(
                    AffineDimExpr.get(len(outer) + number)
                    - begin.replace_dims_and_symbols((), dims),
                    count,
                    0,
                )
                for number, begin in enumerate(begins)
            ],
        )
        first = _first_ancestor(stores, block)
        replace_accesses(
            old, made.results[0], remap, outer, wanted=lambda user: _is_dominated(user, first)
        )
        return made

    # --- siblings -------------------------------------------------------------------------------------------------------

    def _fuse_siblings(self) -> None:
        for number in reversed(self.graph.ordered_ids()):
            node = self.graph.nodes.get(number)
            if node is not None and isinstance(node.op, AffineForOp):
                self._fuse_siblings_into(node)

    def _fuse_siblings_into(self, target: Node) -> None:
        graph = self.graph
        visited: set[int] = set()
        while (found := self._sibling(target, visited)) is not None:
            sibling, value = found
            assert isinstance(sibling.op, AffineForOp) and isinstance(target.op, AffineForOp)
            nodes = (sibling, target)
            if not sibling.op.is_before_in_block(target.op):
                nodes = (target, sibling)
            place = graph.place_of_fused(nodes[0].id, nodes[1].id)
            if place is None:
                continue
            load = sibling.loads_of(value)[0]
            around = len(enclosing_loops(target.op))
            depth_of_load = len(enclosing_loops(target.loads_of(value)[0]))
            slices = self._slices(sibling.op, target.op, around, depth_of_load, value)
            depth = max((n for n, each in enumerate(slices, 1) if each is not None), default=0)
            if not depth:
                continue
            if not self.options.maximal:
                chosen = self._best_depth(
                    sibling.op, load, target.op, slices[:depth], self.options.compute_tolerance
                )
                if chosen is None:
                    continue
                depth = chosen
            slice = slices[depth - 1]
            assert slice is not None and slice.place is not None
            if not slice.is_maximal():
                continue
            inner = slice.place
            outermost = target.op
            before = outermost.previous
            fuse(sibling.op, slice, is_innermost_sibling=depth == depth_of_load - around)
            if outermost.is_erased:
                replaced = self.block.first if before is None else before.next
                assert isinstance(replaced, AffineForOp) and inner is not None
                target.op = replaced
            if place is not target.op and place is not outermost:
                target.op.move_before(place)
            graph.fuse_sibling(sibling.id, target.id)
            target.collect()
            if not graph.out_count(sibling.id):
                graph.remove_node(sibling.id)
                sibling.op.erase()

    def _sibling(self, target: Node, visited: set[int]) -> tuple[Node, Value] | None:
        """Another nest that reads a memref that the target reads, and does not depend on it."""
        graph = self.graph
        for argument in self.block.arguments:
            for user in reversed(argument.users):
                if not isinstance(user, READS):
                    continue
                loop = graph.loop_around(user)
                node = next((n for n in graph.nodes.values() if n.op is loop), None)
                if loop is None or node is None or node is target or node.id in visited:
                    continue
                if target.load_count(user.memref) and self._is_sibling(node, target, user.memref):
                    visited.add(node.id)
                    return node, user.memref
        for edge in graph.memory_edges(graph.in_edges, target.id):
            if not target.load_count(edge.value):
                continue
            if not graph.nodes[edge.id].store_count(edge.value):
                continue
            for other in graph.memory_edges(graph.out_edges, edge.id):
                if other.id in visited or other.id == target.id or other.value is not edge.value:
                    continue
                node = graph.nodes[other.id]
                if isinstance(node.op, AffineForOp) and self._is_sibling(node, target, edge.value):
                    visited.add(node.id)
                    return node, edge.value
        return None

    def _is_sibling(self, node: Node, target: Node, value: Value) -> bool:
        graph = self.graph
        if node.load_count(value) != 1:
            return False
        if graph.has_path(node.id, target.id) or graph.has_path(target.id, node.id):
            return False
        read = {op.memref for op in node.loads}
        written = {op.memref for op in node.stores}
        return len(written) <= 1 and not any(
            graph.writers_before(node.id, each) for each in read & written
        )


def is_escaping(value: Value, block: Block) -> bool:
    """Whether a memref is touched otherwise than by accesses of `affine` in a block (`isEscapingMemref`)."""
    op = value.defining_op
    if op is None:
        return True
    view = as_interface(op, ViewLikeOpInterface)
    try:
        if view is not None and is_escaping(view.view_source, block):
            return True
    except MissingMethodError:  # not implemented
        return True
    if not is_allocated(value):
        return True
    region = block.parent_region
    for user in value.users:
        ancestor = None if region is None else region.find_ancestor_op_in_region(user)
        if ancestor is None:
            return True
        if ancestor.parent_block is block and not isinstance(user, MAP_ACCESSES):
            return True
    return False


def _first_ancestor(stores: Sequence[Access], block: Block) -> Operation:
    """The first operation around stores in the block that is around all of them and a slice."""

    def blocks(op: Operation) -> list[Block]:
        found: list[Block] = []
        current: Operation | None = op
        while current is not None and current.parent_block is not None:
            found.append(current.parent_block)
            current = current.parent_op
        return found

    first = block.first
    assert first is not None
    common = blocks(first)
    for store in stores:
        mine = blocks(store)
        common = [each for each in common if each in mine]
    for op in common[0]:
        if any(op is store or op.is_proper_ancestor(store) for store in stores):
            return op
    return stores[0]


def _is_dominated(user: Operation, first: Operation) -> bool:
    """Whether an operation comes with or after another one, in its block or inside."""
    block = first.parent_block
    current: Operation | None = user
    while current is not None and current.parent_block is not block:
        current = current.parent_op
    return current is not None and (current is first or first.is_before_in_block(current))
