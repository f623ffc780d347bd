"""Constructs of OpenMP as calls of its library."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import Operation
from odsgen.translation.llvm_ir.errors import failure_of
from odsgen.translation.llvm_ir.model import GlobalVariable
from odsgen.translation.llvm_ir.openmp import (
    atomics,
    cancellation,
    canonical,
    clauses,
    devices,
    inlined,
    parallel,
    target,
    tasks,
    teams,
    wsloop,
)
from odsgen.translation.llvm_ir.openmp.library import BARRIER, IMPLIED_BARRIER
from odsgen.translation.llvm_ir.openmp.loops import CanonicalLoop, counted
from odsgen.translation.llvm_ir.openmp.outlining import extract
from odsgen.translation.llvm_ir.openmp.reductions import Reductions
from odsgen.translation.llvm_ir.openmp.regions import inline_region, library_of
from odsgen.translation.llvm_ir.openmp.worksharing import share_evenly
from odsgen.translation.llvm_ir.types import I32, I64, POINTER, VOID, ArrayIRType
from odsgen.translation.llvm_ir.values import GlobalValue, NullConstant, Value, integer
from odsgen_dialects import omp

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translate, Translation


def _nothing(translation: Translation, op: Operation) -> None:
    """A part of a construct that the construct translates."""


def _barrier(translation: Translation, op: Operation) -> None:
    library_of(translation).barrier(BARRIER)


def _flush(translation: Translation, op: Operation) -> None:
    library_of(translation).flush()


def _taskwait(translation: Translation, op: Operation) -> None:
    library = library_of(translation)
    ident = library.ident()
    library.call("__kmpc_omp_taskwait", ident, library.thread())


def _taskyield(translation: Translation, op: Operation) -> None:
    library = library_of(translation)
    ident = library.ident()
    library.call("__kmpc_omp_taskyield", ident, library.thread(), integer(I32, 0))


# --- variables, groups of tasks -----------------------------------------------------------------------------------------


def _threadprivate(translation: Translation, op: Any) -> None:
    """The address of a thread's own copy of a variable."""
    library, module = library_of(translation), translation.module
    variable = translation.values[op.sym_addr]
    if not isinstance(variable, GlobalVariable):
        raise failure_of(op, "Addressing symbol not found")
    ident = library.ident()
    thread = library.thread(ident)
    size = integer(I64, module.layout.store_size(variable.value_type))
    name = f"{variable.name}.cache"
    cache: GlobalValue | None = module.symbols.get(name)
    if cache is None:
        made = GlobalVariable(name, POINTER)
        made.linkage, made.alignment = "common", 8
        made.initializer = NullConstant(POINTER)
        module.add(made)
        cache = made
    call = library.call("__kmpc_threadprivate_cached", ident, thread, variable, size, cache)
    translation.values[op.tls_addr] = call


def _ordered(translation: Translation, op: Any) -> None:
    """Waits for other iterations, or tells them that this one is there: of each, the values of the loops around."""
    library, builder = library_of(translation), translation.builder
    count = op.doacross_num_loops or 0
    values = [translation.values[each] for each in op.doacross_depend_vars]
    is_source = op.doacross_depend_type.keyword == "dependsource"
    name = "__kmpc_doacross_post" if is_source else "__kmpc_doacross_wait"
    type, zero = ArrayIRType(I64, count), integer(I64, 0)
    for start in range(0, len(values), count):
        point = library.leave_entry()
        [array] = library.variables_at(point, (type, ".cnt.addr"))
        for place, value in enumerate(values[start : start + count]):
            field = builder.address(type, array, (zero, integer(I64, place)), ("inbounds",))
            builder.instruction(VOID, "store i64 ", value, ", ptr ", field, ", align 8")
        first = builder.address(type, array, (zero, zero), ("inbounds",))
        ident = library.ident()
        library.call(name, ident, library.thread(ident), first)


def _taskgroup(translation: Translation, op: Any) -> None:
    library, builder = library_of(translation), translation.builder
    library.leave_entry()
    ident = library.ident()
    thread = library.thread(ident)
    library.call("__kmpc_taskgroup", ident, thread)
    end = library.block("taskgroup.exit", builder.block)
    inline_region(translation, op.region, "omp.taskgroup.region")
    builder.branch(end)
    builder.block = end
    library.call("__kmpc_end_taskgroup", ident, thread)


# --- sections -----------------------------------------------------------------------------------------------------------


def _sections(translation: Translation, op: Any) -> None:
    """A loop over the numbers of the sections, of which each thread gets some."""
    library = library_of(translation)
    sections = [each for each in op.region.entry_block if isinstance(each, omp.SectionOp)]
    reductions = Reductions(translation, op)
    library.leave_entry()
    reductions.allocate()
    reductions.initialize()
    if not sections:
        return

    def fill(loop: CanonicalLoop, number: Value) -> None:
        library.leavings.append(cancellation.Leaving(library, block=loop.exit))
        _choose_section(translation, op, sections, number)
        library.leavings.pop()

    bounds = (integer(I32, 0), integer(I32, len(sections)), integer(I32, 1))
    loop = counted(library, bounds, "section_loop", False, fill)
    share_evenly(library, loop, not op.nowait)
    if reductions.outer:
        reductions.reduce(bool(op.nowait))
        library.barrier(IMPLIED_BARRIER)
        reductions.clean_up()


def _choose_section(translation: Translation, op: Any, sections: list[Any], number: Value) -> None:
    """A switch over the number of a section."""
    library, builder = library_of(translation), translation.builder
    body = builder.block
    ended = library.block(f"{body.name}.sections.after", body)
    builder.uses(ended)
    pieces: list[Any] = ["switch i32 ", number, ", label ", ended, " ["]
    switch = builder.instruction(VOID)
    last = body
    for place, section in enumerate(sections):
        case = library.block("omp_section_loop.body.case", last)
        case.users.append(body)
        pieces += [f"\n    i32 {place}, label ", case]
        builder.block = case
        for outer, inner in zip(
            op.region.entry_block.arguments, section.region.entry_block.arguments, strict=True
        ):
            translation.values[inner] = translation.values[outer]
        inline_region(translation, section.region, "omp.section.region")
        builder.branch(ended)
        last = builder.block
    switch.pieces = (*pieces, "\n  ]")
    builder.block = ended


def finish(translation: Translation) -> None:
    """Makes functions of the regions that are to be ones."""
    library = library_of(translation)
    library.alloca_blocks.clear()
    for outline in library.outlines:
        extract(translation, library, outline)
    translation.function = None


def translation_of(translation: Translation, op: Operation) -> Translate | None:
    """The translation of an operation; refuses it, or clauses of it, if there is none."""
    clauses.check(translation, op)
    found = _TRANSLATIONS.get(op.__class__)
    if devices.is_for_device(translation):
        return devices.translation_of(translation, op, found)
    return found


_TRANSLATIONS: dict[type[Operation], Translate] = {
    omp.TerminatorOp: _nothing,
    omp.YieldOp: _nothing,
    omp.MapInfoOp: _nothing,
    omp.CriticalDeclareOp: _nothing,
    omp.BarrierOp: _barrier,
    omp.FlushOp: _flush,
    omp.TaskwaitOp: _taskwait,
    omp.TaskyieldOp: _taskyield,
    omp.ParallelOp: parallel.parallel,
    omp.TeamsOp: teams.teams,
    omp.TaskOp: tasks.task,
    omp.MaskedOp: inlined.masked,
    omp.MasterOp: inlined.master,
    omp.ThreadprivateOp: _threadprivate,
    omp.CriticalOp: inlined.critical,
    omp.SingleOp: inlined.single,
    omp.TaskgroupOp: _taskgroup,
    omp.SectionsOp: _sections,
    omp.AtomicWriteOp: atomics.write,
    omp.AtomicReadOp: atomics.read,
    omp.AtomicUpdateOp: atomics.update,
    omp.AtomicCaptureOp: atomics.capture,
    omp.WsloopOp: wsloop.wsloop,
    omp.LoopNestOp: wsloop.loop_nest,
    omp.SimdOp: wsloop.simd,
    omp.DistributeOp: wsloop.distribute,
    omp.CancelOp: cancellation.cancel,
    omp.CancellationPointOp: cancellation.cancellation_point,
    omp.NewCliOp: canonical.new_handle,
    omp.CanonicalLoopOp: canonical.canonical_loop,
    omp.UnrollHeuristicOp: canonical.unroll,
    omp.TileOp: canonical.tile_loops,
    omp.DeclareReductionOp: _nothing,
    omp.PrivateClauseOp: _nothing,
    omp.OrderedOp: _ordered,
    omp.OrderedRegionOp: inlined.ordered_region,
    omp.TargetOp: target.target,
    omp.TargetDataOp: target.target_data,
    omp.MapBoundsOp: _nothing,
    omp.DeclareMapperOp: _nothing,
    omp.TargetUpdateOp: target.copy_data,
    omp.TargetEnterDataOp: target.copy_data,
    omp.TargetExitDataOp: target.copy_data,
}
