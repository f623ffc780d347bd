"""Schedules: which iterations of a loop each thread of a team gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from odsgen.translation.llvm_ir.metadata import Metadata, Node, StringMetadata
from odsgen.translation.llvm_ir.model import Function, Instruction, PhiInstruction
from odsgen.translation.llvm_ir.openmp.blocks import (
    inserting,
    redirect,
    set_successor,
    split_end,
)
from odsgen.translation.llvm_ir.openmp.library import IMPLIED_BARRIER, Library
from odsgen.translation.llvm_ir.openmp.loops import CanonicalLoop, create_loop, trip_count
from odsgen.translation.llvm_ir.types import I32, VOID, IRType
from odsgen.translation.llvm_ir.values import BasicBlock, Value, integer

_STATIC_CHUNKED, _STATIC = 1, 2
#: The numbers of the library by kind, and those of the kinds that have another one with the modifier `simd`.
_KINDS = {"static": _STATIC, "dynamic": 3, "guided": 4, "auto": 6, "runtime": 5}
_SIMD_KINDS = {"guided": 14, "runtime": 15}
_DISTRIBUTE_CHUNKED, _DISTRIBUTE = 91, 92
_UNORDERED, _ORDERED, _MONOTONIC, _NONMONOTONIC = 1 << 5, 1 << 6, 1 << 29, 1 << 30


@dataclass(frozen=True, slots=True)
class Schedule:
    """The schedule of a loop, by its clauses."""

    kind: str = "static"
    chunk: Value | None = None
    modifier: str | None = None
    simd: bool = False
    ordered: bool = False
    distributes: bool = False
    in_distribute: bool = False

    @property
    def number(self) -> int:
        """The number that the library has for the schedule."""
        if self.distributes:
            return _DISTRIBUTE if self.chunk is None else _DISTRIBUTE_CHUNKED
        base = _KINDS[self.kind]
        if self.kind == "static" and self.chunk is not None:
            base = _STATIC_CHUNKED
        if self.simd and not self.ordered:
            base = _SIMD_KINDS.get(self.kind, base)
        found = base | (_ORDERED if self.ordered else _UNORDERED)
        if self.modifier is not None:
            return found | (_MONOTONIC if self.modifier == "monotonic" else _NONMONOTONIC)
        is_monotonic = self.kind == "static" or self.ordered
        return found if is_monotonic else found | _NONMONOTONIC


def share(
    library: Library, loop: CanonicalLoop, schedule: Schedule, barrier: bool, point: Instruction
) -> None:
    """Shares the iterations of a loop among the threads; `point` is where variables can be allocated."""
    if schedule.kind != "static" or schedule.ordered:
        _share_dynamically(library, loop, schedule, barrier)
    elif schedule.chunk is not None:
        _share_chunks(library, loop, schedule, barrier, point)
    else:
        share_evenly(library, loop, barrier, schedule)


def _bounds(loop: CanonicalLoop) -> list[tuple[IRType, str]]:
    """Variables of the library: whether the iterations are the last ones, their bounds, and the step."""
    names = ("p.lowerbound", "p.upperbound", "p.stride")
    return [(I32, "p.lastiter"), *[(loop.type, name) for name in names]]


def _finish(
    library: Library, block: BasicBlock, call: tuple[str, Value, Value], barrier: bool
) -> None:
    """Tells the library that a thread is done, and waits for the others."""
    with inserting(library.builder, block):
        library.call(*call)
        if barrier:
            library.barrier(IMPLIED_BARRIER)


def share_evenly(
    library: Library, loop: CanonicalLoop, barrier: bool, schedule: Schedule | None = None
) -> None:
    """Each thread gets one part of the iterations."""
    builder, type = library.builder, loop.type
    zero, one = integer(type, 0), integer(type, 1)
    ident = library.ident()
    suffix = _suffix(loop)
    schedule = schedule or Schedule()
    word = "dist_for" if schedule.in_distribute else "for"
    initialize = f"__kmpc_{word}_static_init_{suffix}"
    library.declared(initialize)
    library.declared("__kmpc_for_static_fini")
    bounds = _bounds(loop)
    if schedule.in_distribute:
        bounds.append((type, "p.distupperbound"))
    variables = library.variables(library.first_place, *bounds)
    library.last_mark, lower, upper, stride = variables[:4]
    passed = [*variables[:3], *variables[4:], stride]
    with inserting(builder, loop.preheader):
        library.store(zero, lower)
        library.store(builder.binary("sub", loop.trips, one), upper)
        library.store(one, stride)
        thread = library.thread(ident)
        number = _DISTRIBUTE if schedule.distributes else _STATIC | _UNORDERED
        library.call(initialize, ident, thread, integer(I32, number), *passed, one, zero)
        first = library.load(type, lower)
        last = library.load(type, upper)
        span = builder.binary("sub", last, first)
        loop.trips = builder.binary("add", span, one)
    loop.shift(library, first)
    _finish(library, loop.exit, ("__kmpc_for_static_fini", ident, thread), barrier)


def _suffix(loop: CanonicalLoop) -> str:
    """How the functions of the library for the type of a loop end."""
    return f"{loop.type.width // 8}u"


def _share_chunks(
    library: Library, loop: CanonicalLoop, schedule: Schedule, barrier: bool, point: Instruction
) -> None:
    """Each thread gets every so many chunks, in a loop around that over the iterations of a chunk."""
    builder, type = library.builder, loop.type
    assert schedule.chunk is not None
    zero, one = integer(type, 0), integer(type, 1)
    group = parallel_accesses(library, loop)
    initialize = f"__kmpc_for_static_init_{_suffix(loop)}"
    library.declared(initialize)
    library.declared("__kmpc_for_static_fini")
    variables = library.variables_at(point, *_bounds(loop))
    library.last_mark, lower, upper, stride = variables
    trips = loop.trips
    with inserting(builder, loop.preheader):
        library.store(zero, lower)
        last = builder.binary("sub", trips, one)
        none = builder.compare("icmp", "eq", trips, zero)
        library.store(builder.select(none, zero, last), upper)
        library.store(one, stride)
        ident = library.ident()
        thread = library.thread(ident)
        number = integer(I32, schedule.number)
        library.call(initialize, ident, thread, number, *variables, one, schedule.chunk)
        first = library.named(library.load(type, lower), "omp_firstchunk.lb")
        stop = library.named(library.load(type, upper), "omp_firstchunk.ub")
        end = builder.binary("add", stop, one)
        span = library.with_name(builder.binary("sub", end, first), "omp_chunk.range")
        step = library.named(library.load(type, stride), "omp_dispatch.stride")
    before = loop.preheader
    loop.preheader = split_end(library, before, before.name)
    counter: list[Value] = []

    def chunk(outer: CanonicalLoop) -> None:
        scaled = builder.binary("mul", outer.variable, step)
        counter.append(builder.binary("add", scaled, first))

    outside = builder.block
    before.instructions.pop()
    loop.preheader.users.remove(before)
    builder.block = before
    chunks = trip_count(library, (first, trips, step), "dispatch", False, False)
    outer = create_loop(library, chunks, "dispatch", chunk)
    builder.block = outside
    redirect(outer.after, loop.after)
    redirect(loop.exit, outer.latch)
    redirect(outer.body, loop.preheader)
    [start] = counter
    with inserting(builder, loop.preheader):
        end = builder.binary("add", start, span)
        is_last = builder.compare("icmp", "uge", end, trips)
        library.with_name(is_last, "omp_chunk.is_last")
        rest = builder.binary("sub", trips, start)
        count = builder.select(is_last, rest, span)
        loop.trips = library.with_name(count, "omp_chunk.tripcount")
    loop.shift(library, start)
    _finish(library, outer.exit, ("__kmpc_for_static_fini", ident, thread), barrier)
    attach_properties(loop, [group])


def _share_dynamically(
    library: Library, loop: CanonicalLoop, schedule: Schedule, barrier: bool
) -> None:
    """Threads ask for iterations until there are no more."""
    builder, type = library.builder, loop.type
    one = integer(type, 1)
    ident = library.ident()
    suffix = _suffix(loop)
    library.declared(f"__kmpc_dispatch_init_{suffix}")
    library.declared(f"__kmpc_dispatch_next_{suffix}")
    variables = library.variables(library.first_place, *_bounds(loop))
    library.last_mark, lower, upper, stride = variables
    with inserting(builder, loop.preheader):
        library.store(one, lower)
        library.store(loop.trips, upper)
        library.store(one, stride)
        thread = library.thread(ident)
        number = integer(I32, schedule.number)
        arguments = (number, one, loop.trips, one, schedule.chunk or one)
        library.call(f"__kmpc_dispatch_init_{suffix}", ident, thread, *arguments)
    outer = library.block(f"{loop.preheader.name}.outer.cond")
    outside = builder.block
    builder.block = outer
    result = library.call(f"__kmpc_dispatch_next_{suffix}", ident, thread, *variables)
    more = builder.compare("icmp", "ne", result, integer(I32, 0))
    first = builder.binary("sub", library.load(type, lower), one)
    library.with_name(first, "lb")
    builder.uses(loop.exit, loop.header)
    builder.instruction(VOID, "br i1 ", more, ", label ", loop.header, ", label ", loop.exit)
    loop.variable.incoming[0] = (first, outer)
    set_successor(loop.preheader, loop.header, outer)
    with inserting(builder, loop.condition, 0):
        loop.trips = library.named(library.load(type, upper), "ub")
    set_successor(loop.condition, loop.exit, outer)
    if schedule.ordered:
        with inserting(builder, loop.latch):
            library.call(f"__kmpc_dispatch_fini_{suffix}", ident, thread)
    if barrier:
        with inserting(builder, loop.exit):
            library.barrier(IMPLIED_BARRIER)
    builder.block = outside


# --- properties of loops ------------------------------------------------------------------------------------------------


def loop_blocks(loop: CanonicalLoop) -> list[BasicBlock]:
    """The blocks of a loop that may access memory: all but its header and condition."""
    found = {loop.header, loop.latch}
    waiting = [loop.latch]
    while waiting:
        for user in waiting.pop().users:
            if user not in found:
                found.add(user)
                waiting.append(user)
    return [block for block in found if block not in (loop.header, loop.condition)]


def _accesses_memory(instruction: Instruction) -> bool:
    if isinstance(instruction, PhiInstruction):
        return False
    text = str(instruction.pieces[0])
    if text.startswith(("load", "store", "atomicrmw", "cmpxchg", "fence", "va_arg")):
        return True
    if not text.startswith(("call", "tail call", "musttail call", "invoke")):
        return False
    for piece in instruction.pieces[1:2]:
        if isinstance(piece, Function):
            return piece.attributes.known.get("memory") != "memory(none)"
    return True


def parallel_accesses(library: Library, loop: CanonicalLoop) -> Node:
    """Says that accesses of memory in a loop do not depend on those of other iterations."""
    group = Node([], distinct=True)
    for block in loop_blocks(loop):
        for instruction in block.instructions:
            if _accesses_memory(instruction):
                instruction.attachments["llvm.access.group"] = group
    return property_of_loop(library, "llvm.loop.parallel_accesses", group)


def property_of_loop(library: Library, name: str, *operands: Metadata) -> Node:
    """The node of one property."""
    return library.translation.module.metadata.node(StringMetadata(name), *operands)


def attach_properties(loop: CanonicalLoop, properties: Sequence[Metadata]) -> None:
    """Adds properties to a loop."""
    last = loop.latch.instructions[-1]
    known = last.attachments.get("llvm.loop")
    before = known.operands[1:] if known is not None else []
    node = Node([None, *before, *properties], distinct=True)
    node.operands[0] = node
    last.attachments["llvm.loop"] = node
