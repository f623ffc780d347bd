"""Constructs of OpenMP as calls of its library."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import Operation, SymbolTableCollection
from odsgen.translation.llvm_ir.openmp import atomics, parallel, tasks, teams
from odsgen.translation.llvm_ir.openmp.library import BARRIER, IMPLIED_BARRIER, Library
from odsgen.translation.llvm_ir.openmp.outlining import extract
from odsgen.translation.llvm_ir.openmp.regions import conditional, inline_region, library_of
from odsgen.translation.llvm_ir.types import I1, I32, I64, VOID
from odsgen.translation.llvm_ir.values import Value, integer
from odsgen_dialects import omp

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.model import Instruction
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


# --- critical, single, taskgroup ----------------------------------------------------------------------------------------


def _critical(translation: Translation, op: Any) -> None:
    library, builder = library_of(translation), translation.builder
    name, hint = "", None
    if op.name_argument is not None:
        found: Any = SymbolTableCollection().lookup_nearest_symbol_from(op, op.name_argument_attr)
        name = found.sym_name
        hint = integer(I32, int(found.property_attribute("hint").value))
    ident = library.ident()
    thread = library.thread(ident)
    lock = library.lock(name)
    if hint is None:
        library.call("__kmpc_critical", ident, thread, lock)
    else:
        library.call("__kmpc_critical_with_hint", ident, thread, lock, hint)
    library.declared("__kmpc_end_critical")
    names = library.function.names
    merged = names.unique("omp_region.end")
    end = library.block("omp_region.finalize", builder.block)
    inline_region(translation, op.region, "omp.critical.region")
    builder.branch(end)
    builder.block = end
    library.call("__kmpc_end_critical", ident, thread, lock)
    names.free(merged)


def _single(translation: Translation, op: Any) -> None:
    library, builder = library_of(translation), translation.builder
    shared = list(zip(op.copyprivate_vars, op.copyprivate_syms or (), strict=False))
    mark: Instruction | None = None
    if shared:
        layout = translation.module.layout
        alignment = layout.alignment(I32, preferred=True)
        mark = builder.instruction(
            translation.value_type(shared[0][0]), f"alloca i32, align {alignment}"
        )
        _store(translation, integer(I32, 0), mark)
    ident = library.ident()
    thread = library.thread(ident)
    call = library.call("__kmpc_single", ident, thread)
    library.declared("__kmpc_end_single")
    before = builder.block
    end = library.block("omp_region.end", before)
    final = library.block("omp_region.finalize", before)
    chosen = builder.instruction(I1, "icmp ne i32 ", call, ", 0")
    body = library.block("omp_region.body", before)
    end.users.append(final)
    conditional(translation, chosen, body, end)
    builder.block = body
    inline_region(translation, op.region, "omp.single.region")
    builder.branch(final)
    builder.block = final
    if mark is not None:
        _store(translation, integer(I32, 1), mark)
    library.call("__kmpc_end_single", ident, thread)
    builder.instruction(VOID, "br label ", end)
    builder.block = end
    for variable, function in shared:
        thread = library.thread(ident)
        done = builder.instruction(I32, "load i32, ptr ", mark or call, ", align 4")
        copied = translation.symbols[function if isinstance(function, str) else function.value]
        arguments = (translation.values[variable], copied, done)
        library.call("__kmpc_copyprivate", ident, thread, integer(I64, 0), *arguments)
    if not shared and not op.nowait:
        library.barrier(IMPLIED_BARRIER)


def _store(translation: Translation, value: Value, address: Value) -> None:
    translation.builder.instruction(VOID, "store i32 ", value, ", ptr ", address, ", align 4")


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
    library, builder = library_of(translation), translation.builder
    sections = [each for each in op.region.entry_block if isinstance(each, omp.SectionOp)]
    library.leave_entry()
    if not sections:
        return
    before = builder.block
    prefix = "omp_section_loop"
    words = "preheader header cond body inc exit after".split()
    blocks = []
    last = before
    for word in words:
        last = library.block(f"{prefix}.{word}", last)
        blocks.append(last)
    preheader, header, condition, body, latch, end, after = blocks
    builder.branch(preheader)
    builder.block = header
    phi = builder.phi(I32)
    library.named(phi, f"{prefix}.iv")
    builder.branch(condition)
    builder.block = condition
    compared = builder.instruction(I1, "icmp ult i32 ", phi, ", ", phi)
    library.named(compared, f"{prefix}.cmp")
    end.users.append(condition)
    body.users.append(condition)
    builder.instruction(VOID, "br i1 ", compared, ", label ", body, ", label ", end)
    builder.block = latch
    following = builder.instruction(I32, "add nuw i32 ", phi, ", 1")
    library.named(following, f"{prefix}.next")
    builder.branch(header)
    latch_end = builder.block
    ended = library.block(f"{body.name}.sections.after", body)
    builder.block = body
    index_pieces = _section_bodies(translation, library, op, sections, body, ended)
    builder.block = ended
    builder.branch(latch)
    _share_sections(translation, library, op, blocks, (phi, compared, index_pieces), len(sections))
    phi.incoming += [(integer(I32, 0), preheader), (following, latch_end)]
    builder.block = end
    builder.branch(after)
    builder.block = after


def _section_bodies(
    translation: Translation,
    library: Library,
    op: Any,
    sections: list[Any],
    body: Any,
    ended: Any,
) -> Instruction:
    """A switch over the number of the section; the number is computed later."""
    builder = translation.builder
    number = builder.instruction(I32, "add i32 0, 0")
    ended.users.append(body)
    pieces: list[Any] = ["switch i32 ", number, ", label ", ended, " ["]
    last = body
    for place, section in enumerate(sections):
        case = library.block(f"{body.name}.case", last)
        case.users.append(body)
        pieces += [f"\n    i32 {place}, label ", case]
        builder.block = case
        inline_region(translation, section.regions[0], "omp.section.region")
        builder.branch(ended)
        last = builder.block
    builder.block = body
    builder.instruction(VOID, *pieces, "\n  ]")
    return number


def _share_sections(
    translation: Translation,
    library: Library,
    op: Any,
    blocks: list[Any],
    values: tuple[Any, Any, Any],
    count: int,
) -> None:
    """Asks the library for the numbers of a thread, and says that it is done with them."""
    builder = translation.builder
    preheader, _, _, body, _, end, _ = blocks
    phi, compared, number = values
    ident = library.ident()
    library.declared("__kmpc_for_static_init_4u")
    library.declared("__kmpc_for_static_fini")
    names = ("p.lastiter", "p.lowerbound", "p.upperbound", "p.stride")
    last_one, lower, upper, stride = [
        library.allocate(I32, name, place) for place, name in enumerate(names)
    ]
    builder.block = preheader
    _store(translation, integer(I32, 0), lower)
    _store(translation, integer(I32, count - 1), upper)
    _store(translation, integer(I32, 1), stride)
    thread = library.thread(ident)
    library.call(
        "__kmpc_for_static_init_4u",
        ident,
        thread,
        integer(I32, 34),
        last_one,
        lower,
        upper,
        stride,
        integer(I32, 1),
        integer(I32, 0),
    )
    first = builder.instruction(I32, "load i32, ptr ", lower, ", align 4")
    final = builder.instruction(I32, "load i32, ptr ", upper, ", align 4")
    difference = builder.binary("sub", final, first)
    trips = builder.binary("add", difference, integer(I32, 1))
    builder.branch(blocks[1])
    # The header's predecessors: the preheader, and then the latch.
    blocks[1].users.reverse()
    compared.pieces = ("icmp ult i32 ", phi, ", ", trips)
    builder.block = body
    instructions = body.instructions
    rest = instructions[instructions.index(number) + 1 :]
    del instructions[instructions.index(number) :]
    moved = builder.binary("add", phi, first)
    scaled = builder.instruction(I32, "mul i32 ", moved, ", 1")
    shown = builder.instruction(I32, "add i32 ", scaled, ", 0")
    instructions += rest
    for instruction in rest:
        instruction.pieces = [shown if each is number else each for each in instruction.pieces]
    builder.block = end
    library.call("__kmpc_for_static_fini", ident, thread)
    if not op.nowait:
        library.barrier(IMPLIED_BARRIER)


def finish(translation: Translation) -> None:
    """Makes functions of the regions that are to be ones."""
    library = library_of(translation)
    library.alloca_blocks.clear()
    for outline in library.outlines:
        extract(translation, library, outline)
    translation.function = None


# --- data of devices ----------------------------------------------------------------------------------------------------


def _target_data(translation: Translation, op: Any) -> None:
    """Nothing is copied where there is no device: the texts of the mapped variables are left."""
    library = library_of(translation)
    library.leave_entry()
    for variable in op.map_vars:
        owner = variable.defining_op
        location = owner.location
        name = "unknown"
        place = location.file_location()
        if place is not None:
            library.place(f";{place.filename};{name};{place.line};{place.column};;")


TRANSLATIONS: dict[type[Operation], Translate] = {
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
    omp.MaskedOp: parallel.masked,
    omp.MasterOp: parallel.master,
    omp.ThreadprivateOp: parallel.threadprivate,
    omp.CriticalOp: _critical,
    omp.SingleOp: _single,
    omp.TaskgroupOp: _taskgroup,
    omp.SectionsOp: _sections,
    omp.AtomicWriteOp: atomics.write,
    omp.AtomicReadOp: atomics.read,
    omp.AtomicUpdateOp: atomics.update,
    omp.TargetUpdateOp: _target_data,
    omp.TargetEnterDataOp: _target_data,
    omp.TargetExitDataOp: _target_data,
}
