"""Loop nests, and the constructs around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.llvm_intrinsics.table import find_intrinsic
from odsgen.translation.llvm_ir.errors import failure_of
from odsgen.translation.llvm_ir.metadata import ValueMetadata
from odsgen.translation.llvm_ir.model import Instruction
from odsgen.translation.llvm_ir.openmp.blocks import inserting
from odsgen.translation.llvm_ir.openmp.cancellation import Leaving
from odsgen.translation.llvm_ir.openmp.library import BARRIER, IMPLIED_BARRIER
from odsgen.translation.llvm_ir.openmp.linear import Linears
from odsgen.translation.llvm_ir.openmp.loops import CanonicalLoop, collapse, counted, tile
from odsgen.translation.llvm_ir.openmp.privates import Privates
from odsgen.translation.llvm_ir.openmp.reductions import Reductions
from odsgen.translation.llvm_ir.openmp.regions import inline_region, library_of
from odsgen.translation.llvm_ir.openmp.worksharing import (
    Schedule,
    attach_properties,
    parallel_accesses,
    property_of_loop,
    share,
)
from odsgen.translation.llvm_ir.signatures import declared
from odsgen.translation.llvm_ir.types import I1, I64, POINTER, VOID, IntegerIRType
from odsgen.translation.llvm_ir.values import Value, boolean, integer
from odsgen_dialects import omp

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


def loop_nest(translation: Translation, op: Any) -> None:
    """Loops in one another, of which the outer ones may become one loop; or loops over tiles."""
    library, builder = library_of(translation), translation.builder
    bounds = [
        tuple([translation.values[each] for each in one])
        for one in zip(op.loop_lower_bounds, op.loop_upper_bounds, op.loop_steps, strict=True)
    ]
    loops: list[CanonicalLoop] = []

    def fill(loop: CanonicalLoop, value: Value) -> None:
        translation.values[op.region.entry_block.arguments[len(loops)]] = value
        loops.append(loop)
        if len(loops) == len(bounds):
            inline_region(translation, op.region, "omp.loop_nest.region")
        else:
            nest(loops[0])

    def nest(outermost: CanonicalLoop | None) -> None:
        start, stop, step = bounds[len(loops)]
        if start.type.text not in ("i32", "i64"):
            raise failure_of(op, "loops over other numbers than i32 and i64 cannot be translated")
        parts = (start, stop, step)
        counted(library, parts, "loop", bool(op.loop_inclusive), fill, outermost)

    nest(None)
    location = builder.location
    nested: Sequence[CanonicalLoop] = loops
    if op.tile_sizes:
        type = loops[0].type
        sizes = [integer(type, size) for size in op.tile_sizes]
        nested = tile(library, loops, sizes)
    library.loop = collapse(library, nested[: op.collapse_num_loops or 1])
    builder.location = location


class _Wrapper:
    """A construct around a loop nest: its variables, and the translation of what is in it."""

    def __init__(self, translation: Translation, op: Any) -> None:
        self.translation, self.op = translation, op
        self.library = library_of(translation)
        self.privates = Privates(translation, op)
        self.reductions = Reductions(translation, op)
        self.linears: Linears | None = None
        if getattr(op, "linear_vars", ()):
            self.linears = Linears(translation, op)

    def enter(self) -> Instruction:
        """Makes the variables: the instruction in front of which others can be allocated."""
        point = self.library.leave_entry()
        if self.linears is not None:
            self.linears.allocate()
        self.privates.allocate()
        self.reductions.allocate()
        self.privates.initialize()
        self.privates.copy()
        self.reductions.initialize()
        return point

    def nest(self, word: str) -> CanonicalLoop:
        """Translates the region."""
        inline_region(self.translation, self.op.region, f"omp.{word}.region")
        loop = self.library.loop
        assert loop is not None
        return loop


def wsloop(translation: Translation, op: Any) -> None:
    """A loop whose iterations the threads of a team share."""
    library = library_of(translation)
    type = translation.value_type(wrapped(op).loop_steps[0])
    schedule = _schedule(translation, op, type)
    wrapper = _Wrapper(translation, op)
    point = wrapper.enter()
    leaving = Leaving(library)
    library.leavings.append(leaving)
    loop = wrapper.nest("wsloop")
    library.leavings.pop()
    leaving.go_to(loop.exit)
    linears = wrapper.linears
    if linears is not None:
        linears.start(loop)
        with inserting(library.builder, loop.preheader):
            library.barrier(BARRIER)
        linears.advance(loop)
        linears.split(loop)
    share(library, loop, schedule, not op.nowait, point)
    if linears is not None:
        linears.finish_last(library)
    if wrapper.reductions.outer:
        wrapper.reductions.reduce(bool(op.nowait))
        library.barrier(IMPLIED_BARRIER)
        wrapper.reductions.clean_up()
    wrapper.privates.clean_up()


def simd(translation: Translation, op: Any) -> None:
    """A loop that is to become one over vectors."""
    if op.if_expr is not None:
        raise failure_of(op, "the clause `if` of omp.simd cannot be translated")
    wrapper = _Wrapper(translation, op)
    wrapper.enter()
    _assume_alignments(translation, op)
    loop = wrapper.nest("simd")
    if wrapper.linears is not None:
        wrapper.linears.start(loop)
        wrapper.linears.advance(loop)
    _ask_for_vectors(translation, op, loop)
    if wrapper.linears is not None:
        wrapper.linears.finish()
    wrapper.reductions.combine_here()
    wrapper.reductions.clean_up()
    wrapper.privates.clean_up()


def _assume_alignments(translation: Translation, op: Any) -> None:
    library, builder = library_of(translation), translation.builder
    for variable, alignment in zip(op.aligned_vars, op.alignments or (), strict=True):
        address = library.load(POINTER, translation.values[variable])
        intrinsic = find_intrinsic("llvm.assume")
        assert intrinsic is not None
        callee = declared(translation, intrinsic, VOID, (I1,))
        assert callee is not None
        operands = (address, integer(I64, alignment))
        builder.call(callee.value_type, callee, (boolean(True),), bundles=[("align", operands)])


def _ask_for_vectors(translation: Translation, op: Any, loop: CanonicalLoop) -> None:
    """The properties by which LLVM makes vectors of a loop."""
    library = library_of(translation)
    properties = []
    if op.safelen is None or op.order is not None:
        properties.append(parallel_accesses(library, loop))
    yes = ValueMetadata(boolean(True))
    properties.append(property_of_loop(library, "llvm.loop.vectorize.enable", yes))
    width = op.safelen if op.simdlen is None else op.simdlen
    if width is not None:
        number = ValueMetadata(integer(I64, width))
        properties.append(property_of_loop(library, "llvm.loop.vectorize.width", number))
    attach_properties(loop, properties)


def distribute(translation: Translation, op: Any) -> None:
    """A loop whose iterations the teams share."""
    is_around = isinstance(op.region.entry_block.first, omp.WsloopOp)
    if is_around and op.dist_schedule_chunk_size is not None:
        raise failure_of(op, "chunks of a loop that is shared again cannot be translated")
    library, builder = library_of(translation), translation.builder
    library.leave_entry()
    _, end = library.enter_region("distribute")
    wrapper = _Wrapper(translation, op)
    wrapper.privates.allocate()
    wrapper.privates.initialize()
    wrapper.privates.copy()
    loop = wrapper.nest("distribute")
    if not is_around:
        chunk = op.dist_schedule_chunk_size
        value = None if chunk is None else _resized(translation, chunk, loop.type)
        schedule = Schedule(chunk=value, distributes=True)
        share(library, loop, schedule, False, library.leave_entry())
    wrapper.privates.clean_up()
    library.pop_variables()
    builder.branch(end)
    builder.block = end


def _schedule(translation: Translation, op: Any, type: Any) -> Schedule:
    """The schedule, by the clauses."""
    chunk = op.schedule_chunk
    if chunk is not None:
        chunk = _resized(translation, chunk, type)
    kind, modifier = op.schedule_kind, op.schedule_mod
    return Schedule(
        "static" if kind is None else kind.keyword,
        chunk,
        None if modifier is None or modifier.keyword == "none" else modifier.keyword,
        bool(op.schedule_simd),
        op.ordered is not None,
        in_distribute=isinstance(op.parent_op, omp.DistributeOp),
    )


def _resized(translation: Translation, number: Any, type: Any) -> Value:
    """A number with as many bits as the variable of a loop."""
    value = translation.values[number]
    assert isinstance(value.type, IntegerIRType)
    opcode = "trunc" if value.type.width > type.width else "sext"
    return translation.builder.cast(opcode, value, type)


def wrapped(op: Any) -> Any:
    """The loop nest in a wrapper, or in wrappers in it."""
    while not hasattr(op, "loop_steps"):
        op = op.region.entry_block.first
    return op
