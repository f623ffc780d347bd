"""Linear variables: each iteration of a loop has its own value, a number of steps from the first one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.translation.llvm_ir.errors import failure_of
from odsgen.translation.llvm_ir.model import Instruction
from odsgen.translation.llvm_ir.openmp.blocks import inserting, replace_uses, split_end
from odsgen.translation.llvm_ir.openmp.library import BARRIER, Library
from odsgen.translation.llvm_ir.openmp.loops import CanonicalLoop
from odsgen.translation.llvm_ir.openmp.regions import library_of
from odsgen.translation.llvm_ir.types import I32, VOID, IntegerIRType
from odsgen.translation.llvm_ir.values import BasicBlock, Value, integer

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


class Linears:
    """The linear variables of a loop: the outer ones, where they start, and where an iteration has them."""

    def __init__(self, translation: Translation, op: Any) -> None:
        self.library = library_of(translation)
        self.outer = [translation.values[each] for each in op.linear_vars]
        self.steps = [translation.values[each] for each in op.linear_step_vars]
        types = op.linear_var_types.elements if op.linear_var_types is not None else ()
        self.types = [translation.convert_type(each.value) for each in types]
        if not all(isinstance(each, IntegerIRType) for each in self.types):
            raise failure_of(op, "linear variables that are no integers cannot be translated")
        self.starts: list[Instruction] = []
        self.results: list[Instruction] = []
        self._blocks: tuple[BasicBlock, ...] = ()

    def allocate(self) -> None:
        """Allocates the variables in the current block."""
        layout = self.library.translation.module.layout
        for outer, type in zip(self.outer, self.types, strict=True):
            name = getattr(outer, "name", "")
            alignment = layout.alignment(type, preferred=True)
            for word, made in (("var", self.starts), ("result", self.results)):
                variable = self.library.builder.instruction(
                    outer.type, f"alloca {type.text}, align {alignment}", types=(type,)
                )
                made.append(self.library.named(variable, f"{name}.linear_{word}"))

    def start(self, loop: CanonicalLoop) -> None:
        """Stores the first values in front of a loop."""
        library = self.library
        with inserting(library.builder, loop.preheader):
            for outer, type, start in zip(self.outer, self.types, self.starts, strict=True):
                library.store(library.load(type, outer), start)

    def advance(self, loop: CanonicalLoop) -> None:
        """Computes the values of an iteration, which its body then has instead of the outer ones."""
        library, builder = self.library, self.library.builder
        with inserting(builder, loop.body):
            for number, type in enumerate(self.types):
                assert isinstance(type, IntegerIRType)
                place = _as(library, loop.variable, type)
                first = library.load(type, self.starts[number])
                moved = builder.binary("mul", place, _as(library, self.steps[number], type))
                library.store(builder.binary("add", first, moved), self.results[number])
        blocks = [
            block
            for block in library.function.blocks
            if block.name.startswith("omp.loop_nest.region")
        ]
        for outer, result in zip(self.outer, self.results, strict=True):
            replace_uses(blocks, outer, result)

    def finish(self) -> None:
        """Stores the last values in the outer variables."""
        library = self.library
        for outer, type, result in zip(self.outer, self.types, self.results, strict=True):
            library.store(library.load(type, result), outer)

    def split(self, loop: CanonicalLoop) -> None:
        """Makes the blocks behind a loop for the thread that has the last iteration."""
        library = self.library
        final = split_end(library, loop.exit, "omp_loop.linear_finalization")
        end = split_end(library, final, "omp_loop.linear_exit")
        last = split_end(library, final, "omp_loop.linear_lastiter_exit")
        self._blocks = (final, last, end)

    def finish_last(self, library: Library) -> None:
        """Stores the last values where the last iteration was, and waits for that."""
        builder = library.builder
        final, last, end = self._blocks
        location, before = builder.location, builder.block
        mark = library.last_mark
        assert mark is not None
        with inserting(builder, last):
            self.finish()
        final.instructions.pop()
        last.users.remove(final)
        builder.block = final
        loaded = library.load(I32, mark)
        is_last = builder.compare("icmp", "ne", loaded, integer(I32, 0))
        builder.uses(end, last)
        builder.instruction(VOID, "br i1 ", is_last, ", label ", last, ", label ", end)
        with inserting(builder, end):
            library.barrier(BARRIER)
        builder.block, builder.location = before, location


def _as(library: Library, value: Value, type: IntegerIRType) -> Value:
    assert isinstance(value.type, IntegerIRType)
    opcode = "trunc" if value.type.width > type.width else "sext"
    return library.builder.cast(opcode, value, type)
