"""Leagues of teams: a region that becomes a function."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.translation.llvm_ir.errors import failure_of
from odsgen.translation.llvm_ir.model import Function, Instruction
from odsgen.translation.llvm_ir.openmp.blocks import inserting
from odsgen.translation.llvm_ir.openmp.devices import is_for_device
from odsgen.translation.llvm_ir.openmp.library import IMPLIED_BARRIER, Library
from odsgen.translation.llvm_ir.openmp.outlining import Outline
from odsgen.translation.llvm_ir.openmp.reductions import Reductions
from odsgen.translation.llvm_ir.openmp.regions import inline_region, library_of
from odsgen.translation.llvm_ir.types import I32, POINTER
from odsgen.translation.llvm_ir.values import Value, integer

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


class TeamsOutline(Outline):
    """The region of a league; on a device it is called as it is."""

    on_device = False

    def finish(self, library: Library, made: Function, struct: Instruction | None) -> None:
        builder = library.builder
        shared: list[Value] = [] if struct is None else [struct]
        if self.on_device:
            numbers = self._variables(library, made)
            builder.call(made.value_type, made, [*numbers, *shared])
            return
        for argument, name in zip(
            made.arguments, ("global.tid.ptr", "bound.tid.ptr", "data"), strict=False
        ):
            argument.name = made.names.unique(name)
        callee = library.forking("__kmpc_fork_teams")
        arguments = [library.ident(), integer(I32, len(shared)), made, *shared]
        builder.call(callee.value_type, callee, arguments)

    def _variables(self, library: Library, made: Function) -> list[Value]:
        """The variables whose addresses stand for the numbers of the thread."""
        found: list[Value] = []
        uses = []
        for (_, name), argument in zip(self.parameters, made.arguments, strict=False):
            variable = Instruction(POINTER, ("alloca i32, align 4",), (I32,))
            variable.name = name
            found.append(variable)
            used = Instruction(I32, ("load i32, ptr ", argument, ", align 4"))
            used.name = made.names.unique(name.replace(".addr", ".use"))
            uses.append(used)
        outer, place = self.alloca_block.instructions, len(self.alloca_block.instructions)
        for number, instruction in enumerate(outer):
            if instruction.name != "structArg":
                place = number
                break
        outer[place:place] = found
        self.entry.instructions[len(self.unpacking) : len(self.unpacking)] = uses
        return found


def teams(translation: Translation, op: Any) -> None:
    """A region that the first threads of several teams run."""
    library, builder = library_of(translation), translation.builder
    library.leave_entry()
    reductions = Reductions(translation, op)
    reductions.allocate()
    reductions.initialize()
    ident = library.ident()
    before = builder.block
    outline = TeamsOutline(library.function, before, library.function.blocks[0])
    outline.on_device = is_for_device(translation)
    outline.entry, outline.exit = library.enter_region("teams")
    with inserting(builder, before):
        _limit(translation, op, ident)
    inline_region(translation, op.region, "omp.teams.region")
    library.pop_variables()
    builder.branch(outline.exit)
    names = library.function.names
    for word in ("gid", "tid"):
        outline.parameters.append((POINTER, names.unique(f"{word}.addr")))
        names.unique(f"{word}.use")
    if not library.alloca_blocks:
        outline.set_mark("alloca", 0)
    library.outlines.append(outline)
    builder.block = outline.exit
    if reductions.outer:
        reductions.reduce()
        library.barrier(IMPLIED_BARRIER)
        reductions.clean_up()


def _limit(translation: Translation, op: Any, ident: Value) -> None:
    """Tells the library how many teams, and threads in them, are wanted."""
    library, builder = library_of(translation), translation.builder
    clauses = (op.num_teams_lower, op.num_teams_upper, op.thread_limit, op.if_expr)
    if all(each is None for each in clauses):
        return
    zero, one = integer(I32, 0), integer(I32, 1)
    values = [None if each is None else translation.values[each] for each in clauses]
    if any(each is not None and each.type != I32 for each in values[:3]):
        raise failure_of(op, "Call parameter type does not match function signature!")
    upper = values[1] or zero
    lower = values[0] or upper
    if values[3] is not None:
        upper = library.with_name(builder.select(values[3], upper, one), "numTeamsUpper")
        lower = library.with_name(builder.select(values[3], lower, one), "numTeamsLower")
    thread = library.thread(ident)
    library.call("__kmpc_push_num_teams_51", ident, thread, lower, upper, values[2] or zero)
