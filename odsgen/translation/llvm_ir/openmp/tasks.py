"""Tasks: regions that any thread of a team may run later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.translation.llvm_ir.attributes import AttributeSet, attribute_set
from odsgen.translation.llvm_ir.errors import Failure
from odsgen.translation.llvm_ir.model import Function, Instruction
from odsgen.translation.llvm_ir.openmp.library import Library
from odsgen.translation.llvm_ir.openmp.outlining import Outline, replace
from odsgen.translation.llvm_ir.openmp.regions import inline_region, library_of
from odsgen.translation.llvm_ir.types import I1, I32, I64, POINTER, VOID, FunctionIRType
from odsgen.translation.llvm_ir.values import Value, integer

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation

#: What the library calls a task, in bytes, without what it shares.
_TASK_SIZE = 40
_MEMCPY = "llvm.memcpy.p0.p0.i64"


class TaskOutline(Outline):
    """The region of a task."""

    tied = True
    mergeable = False
    final: Value | None = None
    condition: Value | None = None

    def finish(self, library: Library, made: Function, struct: Instruction | None) -> None:
        builder, layout = library.builder, library.translation.module.layout
        ident = library.ident()
        allocate = library.declared("__kmpc_omp_task_alloc")
        allocate.result_attributes.add("noalias")
        thread = library.thread(ident)
        flags: Value = integer(I32, int(self.tied))
        if self.final is not None:
            chosen = builder.select(self.final, integer(I32, 2), integer(I32, 0))
            flags = builder.binary("or", chosen, flags)
        if self.mergeable:
            flags = builder.binary("or", integer(I32, 4), flags)
        size = layout.store_size(struct.types[0]) if struct is not None else 0
        sizes = integer(I64, _TASK_SIZE), integer(I64, size)
        task = builder.call(allocate.value_type, allocate, (ident, thread, flags, *sizes, made))
        if struct is not None:
            shared = builder.instruction(POINTER, "load ptr, ptr ", task, ", align 8")
            _copy(library, shared, struct, size)
        if self.condition is not None:
            self._run_at_once(library, made, (ident, thread, task), struct is not None)
        library.call("__kmpc_omp_task", ident, thread, task)
        if self.condition is not None:
            builder.branch(self.end)
            builder.block = self.end
        if struct is not None:
            loaded = Instruction(POINTER, ("load ptr, ptr ", made.arguments[1], ", align 8"))
            replace(made.blocks, made.arguments[1], loaded)
            self.entry.instructions.insert(0, loaded)

    def _run_at_once(
        self, library: Library, made: Function, arguments: tuple[Value, ...], shares: bool
    ) -> None:
        """Runs the task in place if its condition is false; the builder goes on where it is true."""
        builder = library.builder
        assert self.condition is not None
        before = builder.block
        self.end = library.block("if.end", before)
        then = library.block("", before)
        other = library.block("", then)
        builder.uses(other, then)
        builder.instruction(VOID, "br i1 ", self.condition, ", label ", then, ", label ", other)
        builder.block = other
        ident, thread, task = arguments
        library.call("__kmpc_omp_task_begin_if0", *arguments)
        builder.call(made.value_type, made, (thread, task) if shares else (thread,))
        library.call("__kmpc_omp_task_complete_if0", *arguments)
        self.end.users.append(then)
        builder.instruction(VOID, "br label ", self.end)
        self.end.users.append(other)
        self.end.users.pop(0)
        builder.block = then


def _copy(library: Library, target: Value, source: Value, size: int) -> None:
    """Copies bytes."""
    module = library.translation.module
    is_new = _MEMCPY not in module.symbols
    type = FunctionIRType(VOID, (POINTER, POINTER, I64, I1), False)
    callee = module.function(_MEMCPY, type)
    if is_new:
        callee.attributes = attribute_set(("nocallback", "nofree", "nounwind", "willreturn"))
        callee.attributes.add("memory", "memory(argmem: readwrite)")
        for number, word in enumerate(("writeonly", "readonly")):
            own = attribute_set(("noalias", word))
            own.add("captures", "captures(none)")
            callee.parameter_attributes[number] = own
        callee.parameter_attributes[3] = attribute_set(("immarg",))
    aligned = AttributeSet({"align": "align 1"})
    library.builder.call(
        type,
        callee,
        (target, source, integer(I64, size), integer(I1, 0)),
        argument_attributes=(aligned, aligned),
    )


def task(translation: Translation, op: Any) -> None:
    """A region that becomes a function at the end, and a task of the library."""
    if op.depend_vars or op.private_vars or op.in_reduction_vars or op.priority is not None:
        raise Failure
    if op.event_handle is not None:
        raise Failure
    library, builder = library_of(translation), translation.builder
    library.leave_entry()
    alloca_block = library.alloca_block
    source = builder.block
    start = library.block("omp.task.start", source)
    copies = library.block("omp.private.copy", source)
    initial = library.block("omp.private.init", source)
    for block in (initial, copies, start):
        builder.branch(block)
        builder.block = block
    library.ident()
    outline = TaskOutline(library.function, start, alloca_block)
    outline.tied, outline.mergeable = not op.untied, bool(op.mergeable)
    if op.final is not None:
        outline.final = translation.values[op.final]
    if op.if_expr is not None:
        outline.condition = translation.values[op.if_expr]
    end = library.block("task.exit", start)
    body = library.block("task.body", start)
    entry = library.block("task.alloca", start)
    outline.entry, outline.exit = entry, end
    for block in (entry, body):
        builder.branch(block)
        builder.block = block
    library.alloca_blocks.append(entry)
    inline_region(translation, op.region, "omp.task.region")
    library.alloca_blocks.pop()
    builder.branch(end)
    names = library.function.names
    for word in ("addr", "val", "use"):
        name = names.unique(f"global.tid.{word}")
        if word == "val":
            outline.parameters = [(I32, name)]
    library.outlines.append(outline)
    builder.block = end
