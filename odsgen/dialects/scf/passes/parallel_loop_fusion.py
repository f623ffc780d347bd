"""`scf-parallel-loop-fusion`: neighbouring parallel loops over the same counters become one."""

from __future__ import annotations

from odsgen.building.bodies import one_block
from odsgen.dialects.shared import is_allocated, is_argument_of_function, view_base
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    CloneMap,
    DominanceInfo,
    InsertionPoint,
    Operation,
    Region,
    Value,
    is_memory_effect_free,
)
from odsgen.runtime.ir.equivalence import equivalence_key
from odsgen_dialects import memref, scf


def _loop_around(value: Value) -> Operation | None:
    op = value.defining_op
    while op is not None:
        op = op.parent_op
        if isinstance(op, scf.ParallelOp):
            return op
    return None


def _may_alias(one: Value, other: Value) -> bool:
    """Whether two buffers may share memory, unless one is new and the other new too or given to the function."""
    if _loop_around(one) is not _loop_around(other):
        return True
    one, other = view_base(one), view_base(other)
    if one is other:
        return True
    new = is_allocated(one), is_allocated(other)
    if all(new):
        return False
    return not (any(new) and is_argument_of_function(one if new[1] else other))


def _same_index(store: Value, load: Value, mapping: dict[Value, Value]) -> bool:
    if mapping.get(store, store) is load:
        return True
    one, other = store.defining_op, load.defining_op
    if one is None or other is None:
        return False
    if not is_memory_effect_free(one) or not is_memory_effect_free(other):
        return False
    return _mapped_key(one, mapping) == _mapped_key(other, mapping)


def _mapped_key(op: Operation, mapping: dict[Value, Value]) -> object:
    known = CloneMap()
    for old, new in mapping.items():
        known.map_value(old, new)
    copy = op.clone(known)
    key = equivalence_key(copy)
    copy.erase()
    return key


def _reads_only_its_own(
    writer: scf.ParallelOp, reader: scf.ParallelOp, mapping: dict[Value, Value]
) -> bool:
    """Whether an iteration reads, of what the other loop writes, only what its own iteration writes."""
    stores: dict[Value, list[list[Value]]] = {}
    for op in writer.region.walk():
        if isinstance(op, memref.StoreOp):
            stores.setdefault(op.memref, []).append(list(op.indices))
    for op in reader.region.walk():
        if not isinstance(op, memref.LoadOp):
            continue
        buffer = op.memref
        definition = buffer.defining_op
        if definition is not None and definition.parent_block is op.parent_block:
            return False
        if any(stored is not buffer and _may_alias(stored, buffer) for stored in stores):
            return False
        written = stores.get(buffer)
        if written is None:
            continue
        if any(indices != written[0] for indices in written):
            return False
        if not all(
            _same_index(store, load, mapping)
            for store, load in zip(written[0], op.indices, strict=True)
        ):
            return False
    return True


def _can_fuse(first: scf.ParallelOp, second: scf.ParallelOp, dominance: DominanceInfo) -> bool:
    for loop in (first, second):
        if any(isinstance(op, scf.ParallelOp) for op in loop.region.walk()):
            return False
    counters = first.region.entry_block.arguments
    others = second.region.entry_block.arguments
    if len(counters) != len(others):
        return False
    bounds = 3 * len(counters)
    if list(first.operands[:bounds]) != list(second.operands[:bounds]):
        return False
    forth: dict[Value, Value] = dict(zip(counters, others, strict=True))
    back: dict[Value, Value] = dict(zip(others, counters, strict=True))
    return (
        _reads_only_its_own(first, second, forth)
        and _reads_only_its_own(second, first, back)
        and all(
            dominance.properly_dominates(second, use.owner, enclosing_op_ok=False)
            for result in first.results
            for use in result.uses
        )
    )


def _fuse(first: scf.ParallelOp, second: scf.ParallelOp) -> scf.ParallelOp:
    """Puts both bodies and both reductions into one loop in the place of the second."""
    rewriter = PatternRewriter(InsertionPoint.before(second))
    loops = (first, second)
    inits = [*first.init_vals, *second.init_vals]
    block_types = [each.type for each in second.region.entry_block.arguments]
    made = scf.ParallelOp.build(
        [init.type for init in inits],
        second.lower_bound,
        second.upper_bound,
        second.step,
        inits,
        region=one_block(block_types),
        location=second.location,
    )
    rewriter.insert(made)
    block = made.region.entry_block
    ends: list[Operation] = []
    for loop in loops:
        body = loop.region.entry_block
        end = body.terminator
        assert end is not None
        rewriter.merge_blocks(body, block, block.arguments)
        ends.append(end)
    values = [value for end in ends for value in end.operands]
    regions: list[Region] = [region for end in ends for region in end.regions]
    reduce = scf.ReduceOp.build(
        values,
        reductions=[one_block([value.type, value.type]) for value in values],
        location=second.location if not values else ends[1].location,
    )
    rewriter.insertion_point = InsertionPoint.at_end(block)
    rewriter.insert(reduce)
    for region, target in zip(regions, reduce.regions, strict=True):
        joined = target.entry_block
        rewriter.merge_blocks(region.entry_block, joined, joined.arguments)
    for end in ends:
        rewriter.erase_op(end)
    count = len(first.results)
    rewriter.replace_op(first, made.results[:count])
    rewriter.replace_op(second, made.results[count:])
    return made


def _fuse_in(region: Region) -> None:
    for block in region.blocks:
        chains: list[list[scf.ParallelOp]] = [[]]
        is_free = True
        for op in block:
            if isinstance(op, scf.ParallelOp):
                if not is_free:
                    chains.append([])
                    is_free = True
                chains[-1].append(op)
            elif is_free:
                is_free = is_memory_effect_free(op) and not op.regions
        for chain in chains:
            for number in range(len(chain) - 1):
                if _can_fuse(chain[number], chain[number + 1], DominanceInfo()):
                    chain[number + 1] = _fuse(chain[number], chain[number + 1])


@register_pass
class SCFParallelLoopFusion(Pass):
    """Fuses loops that nothing with effects stands between."""

    ARGUMENT = "scf-parallel-loop-fusion"
    NAME = "SCFParallelLoopFusion"
    SUMMARY = "Fuse adjacent parallel loops"
    REWRITES = ("scf.parallel",)

    def run_on_operation(self, op: Operation) -> None:
        """Fuses in every block, inner ones first."""
        for inner in list(op.walk(post_order=True)):
            if inner.parent_block is not None or inner is op:
                for region in inner.regions:
                    _fuse_in(region)
