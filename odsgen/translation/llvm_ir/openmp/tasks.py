"""Tasks: regions that any thread of a team may run later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.translation.llvm_ir.attributes import AttributeSet, attribute_set
from odsgen.translation.llvm_ir.model import Function, Instruction
from odsgen.translation.llvm_ir.openmp.blocks import replace_uses
from odsgen.translation.llvm_ir.openmp.cancellation import Leaving
from odsgen.translation.llvm_ir.openmp.library import Library
from odsgen.translation.llvm_ir.openmp.outlining import Outline
from odsgen.translation.llvm_ir.openmp.regions import inline_region, library_of
from odsgen.translation.llvm_ir.openmp.task_privates import TaskPrivates
from odsgen.translation.llvm_ir.types import (
    I1,
    I8,
    I32,
    I64,
    POINTER,
    VOID,
    ArrayIRType,
    FunctionIRType,
    StructIRType,
)
from odsgen.translation.llvm_ir.values import NullConstant, Value, integer

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation

#: What the library calls a task, in bytes, without what it shares.
_TASK_SIZE = 40
_DEPENDENCE = StructIRType([I64, I64, I8], name="struct.kmp_dep_info")
#: The numbers of the kinds of dependences.
_KINDS = {
    "taskdependin": 1,
    "taskdependout": 3,
    "taskdependinout": 3,
    "taskdependmutexinoutset": 4,
    "taskdependinoutset": 8,
}
#: The structs around the priority of a task, and its place in each.
_WAY_TO_PRIORITY = (
    (StructIRType([POINTER]), 0),
    (StructIRType([POINTER, POINTER, I32, POINTER, POINTER]), 4),
    (StructIRType([POINTER, POINTER]), 0),
)
_MEMCPY = "llvm.memcpy.p0.p0.i64"


class TaskOutline(Outline):
    """The region of a task."""

    tied = True
    mergeable = False
    final: Value | None = None
    condition: Value | None = None
    priority: Value | None = None
    event: Value | None = None
    dependences: Sequence[tuple[int, Value]] = ()

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
        if self.priority is not None:
            flags = builder.binary("or", integer(I32, 32), flags)
        size = layout.store_size(struct.types[0]) if struct is not None else 0
        sizes = integer(I64, _TASK_SIZE), integer(I64, size)
        task = builder.call(allocate.value_type, allocate, (ident, thread, flags, *sizes, made))
        if self.event is not None:
            event = library.call("__kmpc_task_allow_completion_event", ident, thread, task)
            library.store(builder.cast("ptrtoint", event, I64), self.event)
        if struct is not None:
            shared = builder.instruction(POINTER, "load ptr, ptr ", task, ", align 8")
            _copy(library, shared, struct, size)
        if self.priority is not None:
            self._store_priority(library, task)
        waited = self._dependences(library)
        if self.condition is not None:
            self._run_at_once(library, made, (ident, thread, task), struct is not None, waited)
        if waited:
            library.call("__kmpc_omp_task_with_deps", ident, thread, task, *waited)
        else:
            library.call("__kmpc_omp_task", ident, thread, task)
        if self.condition is not None:
            builder.instruction(VOID, "br label ", self.joined)
            builder.block = self.joined
            builder.branch(self.end)
            builder.block = self.end
        if struct is not None:
            loaded = Instruction(POINTER, ("load ptr, ptr ", made.arguments[1], ", align 8"))
            replace_uses(made.blocks, made.arguments[1], loaded)
            self.entry.instructions.insert(0, loaded)

    def _store_priority(self, library: Library, task: Value) -> None:
        """Stores the priority in what the library calls a task."""
        address = task
        for type, place in _WAY_TO_PRIORITY:
            indices = integer(I32, 0), integer(I32, place)
            address = library.builder.address(type, address, indices, ("inbounds",))
        assert self.priority is not None
        library.store(self.priority, address)

    def _dependences(self, library: Library) -> tuple[Value, ...]:
        """Stores what the task depends on: the arguments that say it to the library."""
        if not self.dependences:
            return ()
        builder, layout = library.builder, library.translation.module.layout
        type = ArrayIRType(_DEPENDENCE, len(self.dependences))
        array = Instruction(POINTER, (f"alloca {type.text}, align 8",), (type,))
        library.named(array, ".dep.arr.addr")
        library.function.blocks[0].instructions.insert(-1, array)
        for place, (kind, address) in enumerate(self.dependences):
            zero, number = integer(I64, 0), integer(I64, place)
            entry = builder.address(type, array, (zero, number), ("inbounds",))
            for field, type_of_field in enumerate((I64, I64, I8)):
                indices = integer(I32, 0), integer(I32, field)
                target = builder.address(_DEPENDENCE, entry, indices, ("inbounds", "nuw"))
                value: Value = integer(I8, kind)
                if field == 0:
                    value = builder.cast("ptrtoint", address, I64)
                elif field == 1:
                    value = integer(I64, layout.store_size(address.type))
                pieces = (value, ", ptr ", target, f", align {layout.alignment(type_of_field)}")
                builder.instruction(VOID, f"store {type_of_field.text} ", *pieces)
        count = integer(I32, len(self.dependences))
        return count, array, integer(I32, 0), NullConstant(POINTER)

    def _run_at_once(
        self,
        library: Library,
        made: Function,
        arguments: tuple[Value, ...],
        shares: bool,
        waited: tuple[Value, ...],
    ) -> None:
        """Runs the task in place if its condition is false; the builder goes on where it is true."""
        builder = library.builder
        assert self.condition is not None
        before = builder.block
        self.end = library.block("if.end", before)
        then = library.block("", before)
        other = library.block("", then)
        self.joined = library.block("", other)
        builder.uses(other, then)
        builder.instruction(VOID, "br i1 ", self.condition, ", label ", then, ", label ", other)
        builder.block = other
        ident, thread, task = arguments
        if waited:
            library.call("__kmpc_omp_wait_deps", ident, thread, *waited)
        library.call("__kmpc_omp_task_begin_if0", *arguments)
        builder.call(made.value_type, made, (thread, task) if shares else (thread,))
        library.call("__kmpc_omp_task_complete_if0", *arguments)
        self.joined.users += [then, other]
        builder.instruction(VOID, "br label ", self.joined)
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
    privates = TaskPrivates(translation, op)
    library, builder = library_of(translation), translation.builder
    point = library.leave_entry()
    alloca_block = library.alloca_block
    source = builder.block
    start = library.block("omp.task.start")
    copies = library.block("omp.private.copy", source)
    initial = library.block("omp.private.init", source)
    builder.branch(initial)
    builder.block = initial
    privates.keep()
    builder.branch(copies)
    builder.block = copies
    privates.copy()
    builder.branch(start)
    builder.block = start
    library.ident()
    outline = TaskOutline(library.function, start, alloca_block)
    outline.tied, outline.mergeable = not op.untied, bool(op.mergeable)
    if op.final is not None:
        outline.final = translation.values[op.final]
    if op.priority is not None:
        outline.priority = translation.values[op.priority]
    if op.event_handle is not None:
        outline.event = translation.values[op.event_handle]
    if op.if_expr is not None:
        outline.condition = translation.values[op.if_expr]
    kinds = [_KINDS[each.keyword] for each in op.depend_kinds or ()]
    addresses = [translation.values[each] for each in op.depend_vars]
    outline.dependences = list(zip(kinds, addresses, strict=True))
    outline.entry, outline.exit = library.enter_region("task")
    privates.enter()
    leaving = Leaving(library)
    library.leavings.append(leaving)
    inline_region(translation, op.region, "omp.task.region")
    library.leavings.pop()
    leaving.go_to(builder.block)
    privates.leave()
    library.pop_variables()
    builder.branch(outline.exit)
    names = library.function.names
    for word in ("addr", "val"):
        name = names.unique(f"global.tid.{word}")
        if word == "val":
            outline.parameters = [(I32, name)]
    if not library.alloca_blocks and point in alloca_block.instructions:
        outline.set_mark("", alloca_block.instructions.index(point))
    library.outlines.append(outline)
    builder.block = outline.exit
