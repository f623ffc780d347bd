"""Parallel regions, and those of one thread in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.translation.llvm_ir.errors import failure_of
from odsgen.translation.llvm_ir.model import Function, Instruction
from odsgen.translation.llvm_ir.openmp.cancellation import Leaving, is_cancelled
from odsgen.translation.llvm_ir.openmp.library import IMPLIED_BARRIER, Library
from odsgen.translation.llvm_ir.openmp.outlining import Outline, reload_numbers
from odsgen.translation.llvm_ir.openmp.privates import Privates
from odsgen.translation.llvm_ir.openmp.reductions import Reductions
from odsgen.translation.llvm_ir.openmp.regions import inline_region, library_of
from odsgen.translation.llvm_ir.types import I1, I32, POINTER, VOID
from odsgen.translation.llvm_ir.values import NullConstant, Value, integer
from odsgen_dialects import omp

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation

#: The numbers of the kinds of `proc_bind`.
_BINDINGS = {"primary": 5, "master": 2, "close": 3, "spread": 4}


class ParallelOutline(Outline):
    """A parallel region."""

    attributes = ("nounwind",)
    hoists = True
    thread: Instruction
    thread_address: Instruction
    condition: Value | None = None

    def finish(self, library: Library, made: Function, struct: Instruction | None) -> None:
        call, names = library.builder.block, library.function.names
        names.free(call.name)
        call.name = names.unique("omp_parallel")
        for number in range(2):
            made.parameter_attributes[number].add("noalias")
        _take_thread(self, made)
        _fork(library, self, made, [] if struct is None else [struct])


def _take_thread(outline: ParallelOutline, made: Function) -> None:
    """Copies the number of the thread, of which the library passes the address."""
    thread, address = outline.thread, outline.thread_address
    number = Instruction(I32, ("load i32, ptr ", made.arguments[0], ", align 4"))
    stored = Instruction(VOID, ("store i32 ", number, ", ptr ", address, ", align 4"))
    instructions = outline.entry.instructions
    place = instructions.index(thread)
    instructions[place:place] = [number, stored]


def _fork(
    library: Library, outline: ParallelOutline, made: Function, arguments: Sequence[Value]
) -> None:
    """Calls the function on all threads of a team."""
    translation = library.translation
    builder = translation.builder
    count = integer(I32, len(arguments))
    leading: list[Value] = [library.ident(), count, made]
    if outline.condition is None:
        callee = library.forking("__kmpc_fork_call")
    else:
        condition = outline.condition
        leading.append(builder.cast("sext" if condition.type == I1 else "trunc", condition, I32))
        callee = library.forking("__kmpc_fork_call_if")
        arguments = arguments or [NullConstant(POINTER)]
    builder.call(callee.value_type, callee, [*leading, *arguments])


def parallel(translation: Translation, op: Any) -> None:
    """A region that all threads of a team run: it becomes a function at the end."""
    library, builder = library_of(translation), translation.builder
    privates, reductions = Privates(translation, op), Reductions(translation, op)
    library.leave_entry()
    alloca_block = library.alloca_block
    ident = library.ident()
    thread = library.thread(ident)
    if op.num_threads is not None:
        count = library.as_i32(translation.values[op.num_threads])
        library.call("__kmpc_push_num_threads", ident, thread, count)
    if op.proc_bind_kind is not None:
        kind = integer(I32, _BINDINGS[op.proc_bind_kind.keyword])
        library.call("__kmpc_push_proc_bind", ident, thread, kind)
    before = builder.block
    outline = ParallelOutline(library.function, before, alloca_block)
    names = library.function.names
    outline.parameters = [(POINTER, names.unique(name)) for name in ("tid.addr", "zero.addr")]
    if not library.alloca_blocks:
        outline.set_mark("alloca", 0)
    if op.if_expr is not None:
        outline.condition = translation.values[op.if_expr]
    entry = library.block("omp.par.entry", before)
    region = library.block("omp.par.region", entry)
    final = library.block("omp.par.pre_finalize", region)
    end = library.block("omp.par.exit", final)
    outline.entry, outline.exit = entry, end
    builder.branch(entry)
    builder.block = entry
    address = library.named(builder.instruction(POINTER, "alloca i32, align 4"), "tid.addr.local")
    number = builder.instruction(I32, "load i32, ptr ", address, ", align 4")
    library.named(number, "tid")
    outline.thread, outline.thread_address = number, address
    # The uses of both parameters have names that nothing else gets.
    for name in ("tid.addr.use", "zero.addr.use"):
        names.unique(name)
    builder.branch(region)
    builder.block = region
    library.push_variables(entry)
    privates.allocate()
    reductions.allocate()
    privates.initialize()
    privates.copy()
    reductions.initialize()
    library.pop_variables()
    library.push_variables(entry)

    def leave() -> None:
        if is_cancelled(op, "parallel"):
            library.barrier(IMPLIED_BARRIER, "__kmpc_cancel_barrier")
        reductions.clean_up()
        privates.clean_up()
        builder.branch(end)

    if is_cancelled(op, "parallel") and _waits(op):
        raise failure_of(op, "barriers in a region that is cancelled cannot be translated")
    leaving = Leaving(library, leave)
    library.leavings.append(leaving)
    inline_region(translation, op.region, "omp.par.region")
    library.leavings.pop()
    reductions.reduce()
    library.pop_variables()
    builder.branch(final)
    reload_numbers(library, outline, number)
    leaving.by(final)
    library.outlines.append(outline)
    builder.block = end


def _waits(op: Any) -> bool:
    """Whether threads wait for others in a region."""
    waiting = (omp.BarrierOp, omp.WsloopOp, omp.SectionsOp, omp.SingleOp)
    return any(isinstance(each, waiting) for each in op.walk())
