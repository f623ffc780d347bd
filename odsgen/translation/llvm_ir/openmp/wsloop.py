"""Loop nests, and the constructs around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.translation.llvm_ir.errors import Failure
from odsgen.translation.llvm_ir.openmp.library import IMPLIED_BARRIER
from odsgen.translation.llvm_ir.openmp.loops import CanonicalLoop, collapse, counted, tile
from odsgen.translation.llvm_ir.openmp.privates import Privates
from odsgen.translation.llvm_ir.openmp.reductions import Reductions
from odsgen.translation.llvm_ir.openmp.regions import inline_region, library_of
from odsgen.translation.llvm_ir.openmp.worksharing import Schedule, share
from odsgen.translation.llvm_ir.types import IntegerIRType
from odsgen.translation.llvm_ir.values import Value, integer

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
            raise Failure  # no function of the library has such bounds
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


def wsloop(translation: Translation, op: Any) -> None:
    """A loop whose iterations the threads of a team share."""
    library, builder = library_of(translation), translation.builder
    nest = wrapped(op)
    type = translation.value_type(nest.loop_steps[0])
    schedule = _schedule(translation, op, type)
    privates, reductions = Privates(translation, op), Reductions(translation, op)
    point = library.leave_entry()
    privates.allocate()
    reductions.allocate()
    privates.initialize()
    privates.copy()
    reductions.initialize()
    inline_region(translation, op.region, "omp.wsloop.region")
    assert library.loop is not None
    share(library, library.loop, schedule, not op.nowait, point)
    if reductions.outer:
        reductions.reduce(bool(op.nowait))
        library.barrier(IMPLIED_BARRIER)
        reductions.clean_up()
    privates.clean_up()


def _schedule(translation: Translation, op: Any, type: Any) -> Schedule:
    """What the clauses say about the schedule."""
    chunk: Value | None = None
    if op.schedule_chunk is not None:
        chunk = translation.values[op.schedule_chunk]
        assert isinstance(chunk.type, IntegerIRType)
        opcode = "trunc" if chunk.type.width > type.width else "sext"
        chunk = translation.builder.cast(opcode, chunk, type)
    kind, modifier = op.schedule_kind, op.schedule_mod
    return Schedule(
        "static" if kind is None else kind.keyword,
        chunk,
        None if modifier is None or modifier.keyword == "none" else modifier.keyword,
        bool(op.schedule_simd),
        op.ordered is not None,
    )


def wrapped(op: Any) -> Any:
    """The loop nest in a wrapper, or in wrappers in it."""
    while not hasattr(op, "loop_steps"):
        op = op.region.entry_block.first
    return op
