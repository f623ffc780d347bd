"""`affine-data-copy-generate`: loops compute in buffers of a faster memory, into and out of which memory is copied."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import prod

from odsgen.dialects.affine.accesses import (
    Access,
    enclosing,
    enclosing_function_body,
    enclosing_variables,
    nesting_depth,
)
from odsgen.dialects.affine.composition import (
    canonicalize,
    compose,
    fully_compose,
    remove_repetitions,
)
from odsgen.dialects.affine.constraints import ValueConstraints
from odsgen.dialects.affine.loops.bounds import (
    build_apply,
    build_loop,
    promote_if_single_iteration,
)
from odsgen.dialects.affine.regions import (
    MemoryRegion,
    element_bytes,
    footprint_of_loop,
    touches_all,
)
from odsgen.dialects.affine.replacement import replace_accesses
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.passes import Pass, options, register_pass
from odsgen.presburger.bounds import lower_and_upper
from odsgen.rewriting import apply_patterns_to_operations
from odsgen.runtime import (
    DYNAMIC,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    Attribute,
    Block,
    Builder,
    InsertionPoint,
    IntegerAttr,
    Location,
    MemRefType,
    Operation,
    Region,
    Value,
    dim_exprs,
    i32,
    i64,
)
from odsgen_dialects import affine, memref
from odsgen_dialects.affine import AffineForOp

#: A memref and the indices of one of its elements.
Place = tuple[Value, Sequence[Value]]
_ACCESSES = (affine.AffineLoadOp, affine.AffineStoreOp)
_UNLIMITED = (1 << 64) - 1


@register_pass
class AffineDataCopyGeneration(Pass):
    """Copies what loops read and write to buffers and back, pointwise or by transfers."""

    ARGUMENT = "affine-data-copy-generate"
    NAME = "AffineDataCopyGeneration"
    SUMMARY = "Generate explicit copying for affine memory operations"
    OPERATION = "func.func"
    REWRITES = ("affine.for",)

    fast_mem_capacity = options.unsigned(
        "fast-mem-capacity",
        _UNLIMITED,
        "Set fast memory space capacity in KiB (default: unlimited)",
    )
    fast_mem_space = options.unsigned(
        "fast-mem-space", 1, "Fast memory space identifier for copy generation (default: 1)"
    )
    generate_dma = options.flag("generate-dma", False, "Generate DMA instead of point-wise copy")
    min_dma_transfer = options.integer(
        "min-dma-transfer", 1024, "Minimum DMA transfer size supported by the target in bytes"
    )
    skip_non_unit_stride_loops = options.flag(
        "skip-non-unit-stride-loops",
        False,
        "Testing purposes: avoid non-unit stride loop choice depths for copy placement",
    )
    slow_mem_space = options.unsigned(
        "slow-mem-space", 0, "Slow memory space identifier for copy generation (default: 0)"
    )
    tag_mem_space = options.unsigned(
        "tag-mem-space", 0, "Tag memory space identifier for copy generation (default: 0)"
    )

    def run_on_operation(self, op: Operation) -> None:
        if not op.regions[0].blocks:
            return
        self.nests: list[Operation] = []
        _at_start(op.regions[0].blocks[0], 0, op.location)
        for block in list(op.regions[0].blocks):
            self._run_on_block(block)
        accesses: list[Operation] = []
        for nest in self.nests:
            for inner in list(nest.walk(post_order=True)):
                if isinstance(inner, AffineForOp):
                    promote_if_single_iteration(inner)
                elif isinstance(inner, _ACCESSES):
                    accesses.append(inner)
        patterns = (
            *affine.AffineLoadOp.canonicalization_patterns(),
            *affine.AffineStoreOp.canonicalization_patterns(),
        )
        apply_patterns_to_operations(accesses, patterns, within=op)

    @property
    def capacity(self) -> int:
        """The size of the faster memory in bytes."""
        limit = self.fast_mem_capacity
        return limit if limit == _UNLIMITED else limit * 1024

    def _run_on_block(self, block: Block) -> None:
        """Copies for each loop, and for the operations between loops from a load or store on."""
        begin: Operation | None = None
        for op in block.operations:
            if isinstance(op, AffineForOp):
                if begin is not None:
                    _Range(self, block, begin, op).copy()
                begin = None
                if self._is_too_much(op):
                    self._run_on_block(op.region.entry_block)
                elif op.next is not None:
                    _Range(self, block, op, op.next).copy()
            elif begin is None and isinstance(op, _ACCESSES):
                begin = op
        end = block.last
        if begin is not None and end is not None:
            _Range(self, block, begin, end).copy()

    def _is_too_much(self, loop: AffineForOp) -> bool:
        if self.skip_non_unit_stride_loops:
            return loop.step != 1
        footprint = None if self.capacity == _UNLIMITED else footprint_of_loop(loop)
        return footprint is not None and footprint > self.capacity


def _at_start(block: Block, value: int, location: Location) -> Value:
    """A constant at the start of a block."""
    return index_constant(Builder(InsertionPoint.at_start(block)), value, location)


@dataclass
class _Range:
    """Operations of a block, from one up to another that is not among them."""

    options: AffineDataCopyGeneration
    block: Block
    begin: Operation
    end: Operation
    buffers: dict[Value, Value] = field(default_factory=dict)
    #: The loads and stores that are replaced, by their memref.
    accesses: dict[Value, list[Operation]] = field(default_factory=dict)

    def _operations(self) -> Iterator[Operation]:
        op: Operation | None = self.begin
        while op is not None and op is not self.end:
            yield op
            op = op.next

    def copy(self) -> None:
        """Copies each memref that is read or written, if its region is a box of constant size (`affineDataCopyGenerate`)."""
        if self.begin is self.end:
            return
        regions = self._regions()
        if regions is None:
            return
        total, is_whole = 0, True
        for region in regions:
            size = self._generate(region)
            is_whole = is_whole and size is not None
            total += size or 0
        parent = self.block.parent_op
        if is_whole and total > self.options.capacity and parent is not None:
            self.options.emit_warning(
                parent,
                "total size of all copy buffers' for this block exceeds fast memory capacity",
            )

    def _regions(self) -> list[MemoryRegion] | None:
        """The loops or transfers in, then those out; None where the size of a memref is not known."""
        depth = nesting_depth(self.begin)
        reads: dict[Value, MemoryRegion] = {}
        writes: dict[Value, MemoryRegion] = {}
        exact: list[MemoryRegion] = []
        for op in self._accesses():
            self.accesses.setdefault(op.memref, []).append(op)
            region = MemoryRegion.of(op, depth, within_memref=False)
            whole = _whole_memref(op, depth)
            if region is not None and region.is_write and self._runs_in_loops_alone(op):
                exact.append(replace(region, constraints=region.constraints.copy()))
            region = region or whole
            if region is None:
                return None
            for known in (reads.get(op.memref), writes.get(op.memref)):
                if known is None:
                    continue
                if not known.unite(region):
                    if whole is None:
                        return None
                    known.constraints = whole.constraints.copy()
                region.constraints = known.constraints.copy()
            (writes if region.is_write else reads).setdefault(op.memref, region)
        for value, region in writes.items():
            if (
                region.rank
                and value not in reads
                and not any(each.memref is value and touches_all(each, region) for each in exact)
            ):
                # Elements that are not written keep their values; in MLIR they lose them.
                reads[value] = MemoryRegion(value, False, region.constraints.copy())
        return [*reads.values(), *writes.values()]

    def _accesses(self) -> list[affine.AffineLoadOp | affine.AffineStoreOp]:
        """The loads and stores of memrefs in slow memory that come from outside and of which nothing else is done here."""
        found: list[affine.AffineLoadOp | affine.AffineStoreOp] = []
        others: set[Value] = set()
        for top in self._operations():
            for op in top.walk():
                if isinstance(op, _ACCESSES) and op.operands.count(op.memref) == 1:
                    found.append(op)
                else:
                    others.update(op.operands)
        return [op for op in found if op.memref not in others and self._is_outside(op.memref)]

    def _is_outside(self, value: Value) -> bool:
        type, region, around = value.type, value.parent_region, self.block.parent_region
        assert isinstance(type, MemRefType)
        if isinstance(type.memory_space, IntegerAttr):
            if type.memory_space.value != self.options.slow_mem_space:
                return False
        return region is not None and around is not None and region.is_ancestor(around)

    def _runs_in_loops_alone(self, op: Operation) -> bool:
        """Whether nothing but loops decides how often an operation runs."""
        while (parent := op.parent_op) is not None and op.parent_block is not self.block:
            if not isinstance(parent, AffineForOp):
                return False
            op = parent
        return True

    def _placement(self, region: MemoryRegion) -> tuple[Operation, Operation] | None:
        """The loops that copies in come before, and copies out: loops around in which the region is the same are left.

        As another operation in a loop may touch the memref, too, its copies stay inside; in MLIR they leave it.
        """
        outermost: AffineForOp | None = None
        for loop in reversed(enclosing(self.begin)):
            around = loop.parent_region
            if (
                not isinstance(loop, AffineForOp)
                or around is None
                or loop.region.arguments[0] in region.constraints.symbols
                or not _is_defined_outside(region.memref, around)
                or any(
                    loop.is_ancestor(user) and not self._holds(user) for user in region.memref.users
                )
            ):
                break
            outermost = loop
        if outermost is None:
            return self.begin, self.end
        return None if outermost.next is None else (outermost, outermost.next)

    def _holds(self, op: Operation) -> bool:
        """Whether an operation is one of the range, or inside of one."""
        current: Operation | None = op
        while current is not None and current.parent_block is not self.block:
            current = current.parent_op
        return (
            current is not None
            and not current.is_before_in_block(self.begin)
            and current.is_before_in_block(self.end)
        )

    def _generate(self, region: MemoryRegion) -> int | None:
        """Copies a region in or out, and lets the range use the buffer (`generateCopy`).

        The bytes of the buffer if it is new; None where nothing is copied.
        """
        settings, location, type = self.options, self.begin.location, region.type
        top = enclosing_function_body(self.begin)
        assert top is not None
        zero = _at_start(top, 0, location)
        placement, shape = self._placement(region), region.shape()
        if type.layout is not None or not region.rank or placement is None or shape is None:
            return None
        sizes, begins = shape
        if 0 in sizes:
            return 0
        bounds = [_bounds(region, number) for number in range(region.rank)]
        if not all(lower.results and upper.results for lower, upper in bounds):
            return None
        symbols = [value for value in region.constraints.symbols if value is not None]
        starts = [begin.replace_dims_and_symbols((), dim_exprs(len(symbols))) for begin in begins]
        prologue = Builder(InsertionPoint.before(placement[0]))
        epilogue = Builder(InsertionPoint.before(placement[1]))
        builder = epilogue if region.is_write else prologue
        constants = Builder(InsertionPoint.at_start(top))

        indices: list[Value] = []
        for start in starts:
            if isinstance(start, AffineConstantExpr):
                value = start.value
                indices.append(index_constant(constants, value, location) if value else zero)
            else:
                applied = build_apply(start, len(symbols), symbols, location)
                indices.append(builder.insert(applied).result)
        buffer, bytes = self.buffers.get(region.memref), 0
        is_new = buffer is None
        if buffer is None:
            space = IntegerAttr.get(settings.fast_mem_space, i64)
            made = MemRefType.get(tuple(sizes), type.element_type, None, space)
            buffer = prologue.insert(memref.AllocOp.build(made, location=location)).results[0]
            self.buffers[region.memref] = buffer
            bytes = (element_bytes(type) or 0) * prod(sizes)
        count = index_constant(constants, prod(sizes), location)
        behind: Operation | None = None  # the first operation behind the range that is made
        if settings.generate_dma:
            strides = _strides(type, sizes)
            if len(strides) > 1:
                return None
            counts = [count, *(index_constant(constants, n, location) for n in sum(strides, ()))]
            number = settings.tag_mem_space
            of_tags = IntegerAttr.get(number, i64) if number else None
            tag_type = MemRefType.get((1,), i32, None, of_tags)
            tag = prologue.insert(memref.AllocOp.build(tag_type, location=location)).results[0]
            slow = (region.memref, indices)
            fast = (buffer, [zero] * region.rank)
            ends = (fast, slow) if region.is_write else (slow, fast)
            behind = builder.insert(_transfer(*ends, (tag, [zero]), counts, location))
            builder.insert(_wait(tag, zero, count, location))
            released = epilogue.insert(memref.DeallocOp.build(tag, location=location))
            behind = behind if region.is_write else released
        else:
            nest = _copy_nest(region, buffer, bounds, starts, symbols, location)
            settings.nests.append(builder.insert(nest))
            behind = nest if region.is_write else None
        if is_new:
            freed = epilogue.insert(memref.DeallocOp.build(buffer, location=location))
            behind = behind or freed
        if placement[1] is self.end and behind is not None:
            self.end = behind
        moved = [
            AffineDimExpr.get(len(symbols) + number) - start for number, start in enumerate(starts)
        ]
        remap = AffineMap.get(len(symbols) + len(moved), 0, moved)
        before = self.begin.previous
        among = self.accesses.pop(region.memref, ())
        replace_accesses(region.memref, buffer, remap, symbols, among=among)
        first = self.block.first if before is None else before.next
        assert first is not None
        self.begin = first
        return bytes


# --- regions --------------------------------------------------------------------------------------------------------------


def _whole_memref(access: Access, depth: int) -> MemoryRegion | None:
    """All of a memref of static shape (`getFullMemRefAsRegion`)."""
    type = access.memref.type
    assert isinstance(type, MemRefType)
    if DYNAMIC in type.shape:
        return None
    constraints = ValueConstraints.of((), enclosing_variables(access)[:depth])
    constraints.dims = [None] * len(type.shape)
    constraints.polyhedron.append_dims(len(type.shape))
    region = MemoryRegion(access.memref, isinstance(access, affine.AffineStoreOp), constraints)
    region.add_shape(constraints)
    return region


def _bounds(region: MemoryRegion, number: int) -> tuple[AffineMap, AffineMap]:
    """The bounds of a dimension by values, the upper one exclusive."""
    symbols = len(region.constraints.symbols)
    found = lower_and_upper(region.constraints.polyhedron, number, 0, region.rank, 1)
    lower, upper = (
        AffineMap.get(
            symbols,
            0,
            [expr.replace_dims_and_symbols((), dim_exprs(symbols)) for expr in exprs],
        )
        for exprs in found
    )
    return lower, upper


def _strides(type: MemRefType, sizes: Sequence[int]) -> list[tuple[int, int]]:
    """Distances in a memref, with the elements between them, at which parts of a box lie (`getMultiLevelStrides`)."""
    found: list[tuple[int, int]] = []
    distance = elements = 1
    for dim in range(len(sizes) - 1, 0, -1):
        distance *= type.shape[dim]
        elements *= sizes[dim]
        if sizes[dim] < type.shape[dim] and sizes[dim - 1] > 1:
            found.append((distance, elements))
    return found


def _is_defined_outside(value: Value, region: Region) -> bool:
    around = value.parent_region
    return around is not None and around.is_ancestor(region)


# --- copies ---------------------------------------------------------------------------------------------------------------


def _transfer(
    source: Place, target: Place, tag: Place, counts: Sequence[Value], location: Location
) -> affine.AffineDmaStartOp:
    attributes: dict[str, Attribute] = {}
    operands: list[Value] = []
    for name, (value, indices) in (("src_map", source), ("dst_map", target), ("tag_map", tag)):
        identity = AffineMap.get_multi_dim_identity(len(indices))
        map, values = fully_compose(identity, indices)
        attributes[name] = AffineMapAttr.get(map)
        operands += [value, *values]
    return affine.AffineDmaStartOp.build_generic(
        (*operands, *counts), attributes, (), location=location
    )


def _wait(tag: Value, zero: Value, count: Value, location: Location) -> affine.AffineDmaWaitOp:
    map = AffineMapAttr.get(AffineMap.get_multi_dim_identity(1))
    return affine.AffineDmaWaitOp.build_generic(
        (tag, zero, count), {"tag_map": map}, (), location=location
    )


def _copy_nest(
    region: MemoryRegion,
    buffer: Value,
    bounds: Sequence[tuple[AffineMap, AffineMap]],
    starts: Sequence[AffineExpr],
    symbols: Sequence[Value],
    location: Location,
) -> AffineForOp:
    """Loops that copy each element between a region and its buffer (`generatePointWiseCopy`)."""
    nest: list[AffineForOp] = []
    for lower, upper in bounds:
        (lower, of_lower), (upper, of_upper) = (
            canonicalize(*fully_compose(map, symbols)) for map in (lower, upper)
        )
        made = build_loop(
            remove_repetitions(lower),
            of_lower,
            remove_repetitions(upper),
            of_upper,
            1,
            location,
        )
        if nest:
            nest[-1].region.entry_block.prepend(made)
        nest.append(made)
    counters: list[Value] = [loop.region.arguments[0] for loop in nest]
    used = dict.fromkeys(
        number
        for start in starts
        for number in range(len(symbols))
        if AffineDimExpr.get(number) in start.walk()
    )
    moved: list[AffineExpr] = [AffineConstantExpr.get(0)] * len(symbols)
    for place, number in enumerate(used, len(counters)):
        moved[number] = AffineDimExpr.get(place)
    exprs = [
        AffineDimExpr.get(number) - start.replace_dims_and_symbols(moved, ())
        for number, start in enumerate(starts)
    ]
    map = AffineMap.get(len(counters) + len(used), 0, exprs)
    map, operands = compose(map, [*counters, *(symbols[number] for number in used)])
    identity = AffineMap.get_multi_dim_identity(len(counters))
    slow = region.memref, AffineMapAttr.get(identity), counters
    fast = buffer, AffineMapAttr.get(map), operands
    source, target = (fast, slow) if region.is_write else (slow, fast)
    inside = Builder(InsertionPoint.at_start(nest[-1].region.entry_block))
    element = region.type.element_type
    loaded = inside.insert(
        affine.AffineLoadOp.build_generic(
            (source[0], *source[2]), {"map": source[1]}, [element], location=location
        )
    )
    inside.insert(
        affine.AffineStoreOp.build_generic(
            (loaded.results[0], target[0], *target[2]), {"map": target[1]}, (), location=location
        )
    )
    return nest[0]
