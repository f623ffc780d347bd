"""The runtime library of OpenMP: places in the source, functions, and named values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.translation.llvm_ir.attributes import attribute_set
from odsgen.translation.llvm_ir.metadata import ValueMetadata
from odsgen.translation.llvm_ir.model import Function, GlobalVariable, Instruction
from odsgen.translation.llvm_ir.types import (
    I8,
    I32,
    I64,
    POINTER,
    VOID,
    ArrayIRType,
    FunctionIRType,
    IntegerIRType,
    IRType,
    StructIRType,
)
from odsgen.translation.llvm_ir.values import (
    BasicBlock,
    Constant,
    GlobalValue,
    Value,
    aggregate,
    boolean,
    data,
    integer,
)

if TYPE_CHECKING:
    from odsgen.runtime import Value as SourceValue
    from odsgen.translation.llvm_ir.openmp.cancellation import Leaving
    from odsgen.translation.llvm_ir.openmp.loops import CanonicalLoop
    from odsgen.translation.llvm_ir.openmp.outlining import Outline
    from odsgen.translation.llvm_ir.translation import Translation

IDENT = StructIRType([I32, I32, I32, I32, POINTER], name="struct.ident_t")

#: The flags of a place: that of the compiler, of a barrier that a construct implies, and of one that is written.
PLAIN, IMPLIED_BARRIER, BARRIER = 2, 2 | 64, 2 | 32
#: That of a reduction which can be done by atomic operations.
ATOMIC_REDUCTION = 16
_NO_PLACE = ";unknown;unknown;0;0;;"

_I, _P, _V, _L = I32, POINTER, VOID, I64
#: Results and parameters; `convergent` says that all threads of a team call it.
_FUNCTIONS: dict[str, tuple[bool, IRType, Sequence[IRType]]] = {
    "__kmpc_barrier": (True, _V, (_P, _I)),
    "__kmpc_flush": (True, _V, (_P,)),
    "__kmpc_global_thread_num": (False, _I, (_P,)),
    "__kmpc_omp_taskwait": (True, _I, (_P, _I)),
    "__kmpc_omp_taskyield": (False, _I, (_P, _I, _I)),
    "__kmpc_critical": (True, _V, (_P, _I, _P)),
    "__kmpc_critical_with_hint": (True, _V, (_P, _I, _P, _I)),
    "__kmpc_end_critical": (True, _V, (_P, _I, _P)),
    "__kmpc_single": (True, _I, (_P, _I)),
    "__kmpc_end_single": (True, _V, (_P, _I)),
    "__kmpc_copyprivate": (False, _V, (_P, _I, _L, _P, _P, _I)),
    "__kmpc_taskgroup": (True, _V, (_P, _I)),
    "__kmpc_end_taskgroup": (True, _V, (_P, _I)),
    "__kmpc_master": (False, _I, (_P, _I)),
    "__kmpc_end_master": (False, _V, (_P, _I)),
    "__kmpc_masked": (False, _I, (_P, _I, _I)),
    "__kmpc_end_masked": (False, _V, (_P, _I)),
    "__kmpc_omp_task_alloc": (False, _P, (_P, _I, _I, _L, _L, _P)),
    "__kmpc_omp_task": (False, _I, (_P, _I, _P)),
    "__kmpc_task_allow_completion_event": (False, _P, (_P, _I, _P)),
    "__kmpc_omp_task_with_deps": (False, _I, (_P, _I, _P, _I, _P, _I, _P)),
    "__kmpc_omp_wait_deps": (True, _V, (_P, _I, _I, _P, _I, _P)),
    "__atomic_load": (False, _V, (_L, _P, _P, _I)),
    "__kmpc_push_num_teams_51": (False, _V, (_P, _I, _I, _I, _I)),
    "__kmpc_omp_task_begin_if0": (False, _V, (_P, _I, _P)),
    "__kmpc_omp_task_complete_if0": (False, _V, (_P, _I, _P)),
    "__kmpc_push_num_threads": (False, _V, (_P, _I, _I)),
    "__kmpc_push_proc_bind": (False, _V, (_P, _I, _I)),
    "__kmpc_threadprivate_cached": (False, _P, (_P, _I, _P, _L, _P)),
    "__kmpc_for_static_init_4u": (False, _V, (_P, _I, _I, _P, _P, _P, _P, _I, _I)),
    "__kmpc_for_static_init_8u": (False, _V, (_P, _I, _I, _P, _P, _P, _P, _L, _L)),
    "__kmpc_dist_for_static_init_4u": (False, _V, (_P, _I, _I, _P, _P, _P, _P, _P, _I, _I)),
    "__kmpc_dist_for_static_init_8u": (False, _V, (_P, _I, _I, _P, _P, _P, _P, _P, _L, _L)),
    "__kmpc_dispatch_init_4u": (False, _V, (_P, _I, _I, _I, _I, _I, _I)),
    "__kmpc_dispatch_init_8u": (False, _V, (_P, _I, _I, _L, _L, _L, _L)),
    "__kmpc_dispatch_next_4u": (False, _I, (_P, _I, _P, _P, _P, _P)),
    "__kmpc_dispatch_next_8u": (False, _I, (_P, _I, _P, _P, _P, _P)),
    "__kmpc_dispatch_fini_4u": (False, _V, (_P, _I)),
    "__kmpc_dispatch_fini_8u": (False, _V, (_P, _I)),
    "__kmpc_ordered": (True, _V, (_P, _I)),
    "__kmpc_end_ordered": (True, _V, (_P, _I)),
    "__kmpc_reduce": (True, _I, (_P, _I, _I, _L, _P, _P, _P)),
    "__kmpc_reduce_nowait": (True, _I, (_P, _I, _I, _L, _P, _P, _P)),
    "__kmpc_end_reduce": (True, _V, (_P, _I, _P)),
    "__kmpc_end_reduce_nowait": (True, _V, (_P, _I, _P)),
    "__kmpc_doacross_post": (True, _V, (_P, _I, _P)),
    "__kmpc_doacross_wait": (True, _V, (_P, _I, _P)),
    "__kmpc_cancel": (False, _I, (_P, _I, _I)),
    "__kmpc_cancellationpoint": (False, _I, (_P, _I, _I)),
    "__kmpc_cancel_barrier": (True, _I, (_P, _I)),
    "__kmpc_for_static_fini": (False, _V, (_P, _I)),
    "__tgt_target_data_begin_mapper": (False, _V, (_P, _L, _I, _P, _P, _P, _P, _P, _P)),
    "__tgt_target_data_end_mapper": (False, _V, (_P, _L, _I, _P, _P, _P, _P, _P, _P)),
    "__tgt_target_data_update_mapper": (False, _V, (_P, _L, _I, _P, _P, _P, _P, _P, _P)),
}
#: Those of which LLVM says nothing.
_WITHOUT_ATTRIBUTES = frozenset({"__kmpc_push_num_teams_51", "__atomic_load"})


class Library:
    """Calls the library from the block of a builder."""

    def __init__(self, translation: Translation) -> None:
        self.translation = translation
        self.builder = translation.builder
        self.outlines: list[Outline] = []
        self.handles: dict[SourceValue, CanonicalLoop] = {}
        self.loop: CanonicalLoop | None = None  # that of the loop nest translated last
        self.alloca_blocks: list[BasicBlock] = []  # of the regions that become functions
        self._points: list[Instruction] = []  # where variables go in each of them, by default
        self.leavings: list[Leaving] = []  # of the regions around that may be left early
        self.last_mark: Instruction | None = (
            None  # that says whether a thread has the last iteration
        )
        self._last_symbol = 0
        self._places: dict[str, GlobalVariable] = {}
        self._idents: dict[tuple[str, int], GlobalVariable] = {}

    # --- names ----------------------------------------------------------------------------------------------------------

    @property
    def function(self) -> Function:
        """The function that is translated."""
        found = self.translation.function
        assert found is not None
        return found

    def named(self, instruction: Instruction, name: str) -> Instruction:
        """Gives an instruction a name."""
        instruction.name = self.function.names.unique(name)
        return instruction

    def with_name(self, value: Value, name: str) -> Value:
        """Gives a value a name, unless it is a constant."""
        return self.named(value, name) if isinstance(value, Instruction) else value

    def block(self, name: str, after: BasicBlock | None = None) -> BasicBlock:
        """A new block with a name, behind another one or at the end of the function."""
        made = BasicBlock()
        made.name = self.function.names.unique(name) if name else ""
        blocks = self.function.blocks
        place = len(blocks) if after is None else blocks.index(after) + 1
        blocks.insert(place, made)
        return made

    def block_in_front(self, name: str, following: BasicBlock | None) -> BasicBlock:
        """A new block with a name in front of another one, or at the end of the function."""
        made = self.block(name)
        if following is not None:
            blocks = self.function.blocks
            blocks.insert(blocks.index(following), blocks.pop())
        return made

    @property
    def alloca_block(self) -> BasicBlock:
        """The block in which variables are allocated."""
        return self.alloca_blocks[-1] if self.alloca_blocks else self.function.blocks[0]

    def unique_symbol(self, name: str) -> str:
        """The name of a new function, with a number if another symbol has it."""
        found = name
        while found in self.translation.module.symbols:
            self._last_symbol += 1
            found = f"{name}.{self._last_symbol}"
        return found

    def variables(self, place: int, *variables: tuple[IRType, str]) -> list[Instruction]:
        """Allocates variables at a place in the block for them."""
        made = []
        for type, name in variables:
            alignment = self.translation.module.layout.alignment(type, preferred=True)
            variable = Instruction(POINTER, (f"alloca {type.text}, align {alignment}",), (type,))
            made.append(self.named(variable, name) if name else variable)
        instructions = self.alloca_block.instructions
        place = place if place >= 0 else len(instructions) + place
        instructions[place:place] = made
        return made

    def allocate(self, type: IRType, name: str) -> Instruction:
        """Allocates a variable at the start of a function, or where a region has its first ones."""
        [made] = self.variables_at(self.leave_entry(), (type, name))
        return made

    @property
    def first_place(self) -> int:
        """The start of the block for variables; in a function the place behind those that are there."""
        if self.alloca_blocks:
            return 0
        instructions = self.alloca_block.instructions
        return next(
            place
            for place, each in enumerate(instructions)
            if not str(each.pieces[0]).startswith("alloca")
        )

    def leave_entry(self) -> Instruction:
        """Leaves the entry block of the function, so that it is free for variables: the instruction before which they go."""
        if not self.alloca_blocks and self.builder.block is self.function.blocks[0]:
            following = self.block("entry", self.builder.block)
            self.builder.branch(following)
            self.builder.block = following
        return self._points[-1] if self._points else self.alloca_block.instructions[0]

    def enter_region(self, word: str) -> tuple[BasicBlock, BasicBlock]:
        """Goes on in a region of its own: its block for variables, and the one behind it."""
        builder, before = self.builder, self.builder.block
        end, body, entry = [
            self.block(f"{word}.{each}", before) for each in ("exit", "body", "alloca")
        ]
        for block in (entry, body):
            builder.branch(block)
            builder.block = block
        self.push_variables(entry)
        return entry, end

    def push_variables(self, block: BasicBlock) -> None:
        """Variables are allocated in a block of a region, in front of its terminator, until they no longer are."""
        self.alloca_blocks.append(block)
        self._points.append(block.instructions[-1])

    def pop_variables(self) -> None:
        """Variables are allocated where they were before."""
        self.alloca_blocks.pop()
        self._points.pop()

    def enter_function(self) -> tuple[list[BasicBlock], list[Instruction]]:
        """Starts a function inside of another one: what `leave_function` needs."""
        before = self.alloca_blocks, self._points
        self.alloca_blocks, self._points = [], []
        return before

    def leave_function(self, before: tuple[list[BasicBlock], list[Instruction]]) -> None:
        """Goes on with the function around."""
        self.alloca_blocks, self._points = before

    def variables_at(self, point: Instruction, *variables: tuple[IRType, str]) -> list[Instruction]:
        """Allocates variables in front of an instruction of the entry block, which may have moved to another one."""
        made = self.variables(0, *variables)
        del self.alloca_block.instructions[: len(made)]
        for block in self.function.blocks:
            if point in block.instructions:
                place = block.instructions.index(point)
                block.instructions[place:place] = made
        return made

    def as_i32(self, value: Value) -> Value:
        """A number with 32 bits, as the library gets it."""
        assert isinstance(value.type, IntegerIRType)
        return self.builder.cast("trunc" if value.type.width > 32 else "zext", value, I32)

    # --- places in the source -------------------------------------------------------------------------------------------

    def place(self, text: str = _NO_PLACE) -> GlobalVariable:
        """The text that says a place."""
        found = self._places.get(text)
        if found is None:
            bits = [*text.encode("utf-8", "surrogateescape"), 0]
            type = ArrayIRType(I8, len(bits))
            value = data(type, bits)
            found = self._constant(type, value) or self._private(type, value, 1)
            self._places[text] = found
        return found

    def ident(self, flags: int = PLAIN, text: str = _NO_PLACE) -> GlobalVariable:
        """The place as the library gets it."""
        found = self._idents.get((text, flags))
        if found is None:
            place = self.place(text)
            length = len(text.encode("utf-8", "surrogateescape"))
            numbers: list[Constant] = [integer(I32, each) for each in (0, flags, 0, length)]
            value = aggregate(IDENT, [*numbers, place])
            found = self._idents[text, flags] = self._private(IDENT, value, 8)
        return found

    def _constant(self, type: IRType, value: Constant) -> GlobalVariable | None:
        """A constant of the program with the value."""
        key = value.key()
        for each in self.translation.module.globals:
            if each.is_constant and each.value_type == type and each.initializer is not None:
                if each.initializer.key() == key:
                    return each
        return None

    def _private(self, type: IRType, value: Constant, alignment: int) -> GlobalVariable:
        made = GlobalVariable("", type)
        made.linkage, made.unnamed_addr = "private", "unnamed_addr"
        made.is_constant, made.alignment = True, alignment
        made.initializer = value
        self.translation.module.add(made)
        return made

    def lock(self, name: str) -> GlobalValue:
        """The variable that threads lock in front of a critical section."""
        full = f".gomp_critical_user_{name}.var"
        found = self.translation.module.symbols.get(full)
        if found is None:
            type = ArrayIRType(I32, 8)
            found = GlobalVariable(full, type)
            found.linkage, found.alignment = "common", 8
            found.initializer = aggregate(type, [integer(I32, 0)] * 8)
            self.translation.module.add(found)
        return found

    # --- memory ---------------------------------------------------------------------------------------------------------

    def store(self, value: Value, address: Value) -> Instruction:
        """Stores a value, aligned as its type."""
        type = value.type
        alignment = self.translation.module.layout.alignment(type)
        pieces = (value, ", ptr ", address, f", align {alignment}")
        return self.builder.instruction(VOID, f"store {type.text} ", *pieces)

    def load(self, type: IRType, address: Value) -> Instruction:
        """Loads a value, aligned as its type."""
        alignment = self.translation.module.layout.alignment(type)
        text = f"load {type.text}, ptr "
        return self.builder.instruction(type, text, address, f", align {alignment}")

    # --- calls ----------------------------------------------------------------------------------------------------------

    def declared(self, name: str) -> Function:
        """A function of the library."""
        convergent, result, parameters = _FUNCTIONS[name]
        is_new = name not in self.translation.module.symbols
        found = self.translation.module.function(name, FunctionIRType(result, parameters, False))
        if is_new and name not in _WITHOUT_ATTRIBUTES:
            found.attributes = attribute_set(
                ("convergent", "nounwind") if convergent else ("nounwind",)
            )
        return found

    def forking(self, name: str) -> Function:
        """A function of the library that calls another one, to which it passes what follows."""
        module = self.translation.module
        is_new = name not in module.symbols
        if name.endswith("_if"):
            type = FunctionIRType(VOID, (POINTER, I32, POINTER, I32, POINTER), False)
            found = module.function(name, type)
        else:
            found = module.function(name, FunctionIRType(VOID, (POINTER, I32, POINTER), True))
            found.attributes.add("nounwind")
        if is_new:
            node = module.metadata.node
            places = [ValueMetadata(integer(I64, each)) for each in (2, -1, -1)]
            encoding = node(*places, ValueMetadata(boolean(True)))
            found.attachments.append(("callback", node(encoding)))
        return found

    def call(self, name: str, *arguments: Value) -> Instruction:
        """Calls a function of the library."""
        callee = self.declared(name)
        return self.builder.call(callee.value_type, callee, arguments)

    def thread(self, ident: Value | None = None) -> Instruction:
        """The number of the thread."""
        made = self.call("__kmpc_global_thread_num", ident or self.ident())
        return self.named(made, "omp_global_thread_num")

    def barrier(self, flags: int, name: str = "__kmpc_barrier") -> None:
        """Waits for the other threads of the team."""
        ident = self.ident(flags)
        self.call(name, ident, self.thread())

    def flush(self) -> None:
        """Makes memory the same for all threads."""
        self.call("__kmpc_flush", self.ident())
