"""Constructs whose regions stay where they are, between two calls of the library."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from odsgen.runtime import SymbolTableCollection
from odsgen.translation.llvm_ir.model import Instruction
from odsgen.translation.llvm_ir.openmp.library import IMPLIED_BARRIER
from odsgen.translation.llvm_ir.openmp.regions import inline_region, library_of
from odsgen.translation.llvm_ir.types import I1, I32, I64, VOID
from odsgen.translation.llvm_ir.values import Value, integer

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation

# --- regions that every thread runs -------------------------------------------------------------------------------------


def critical(translation: Translation, op: Any) -> None:
    """A region that one thread runs after the other."""
    library = library_of(translation)
    name, hint = "", None
    if op.name_argument is not None:
        found: Any = SymbolTableCollection().lookup_nearest_symbol_from(op, op.name_argument_attr)
        name = found.sym_name
        given = found.property_attribute("hint")
        hint = integer(I32, 0 if given is None else int(given.value))
    ident = library.ident()
    thread = library.thread(ident)
    lock = library.lock(name)
    if hint is None:
        library.call("__kmpc_critical", ident, thread, lock)
    else:
        library.call("__kmpc_critical_with_hint", ident, thread, lock, hint)
    _always(translation, op, "__kmpc_end_critical", ident, thread, lock)


def ordered_region(translation: Translation, op: Any) -> None:
    """A region that threads run in the order of the iterations."""
    library = library_of(translation)
    ident = library.ident()
    thread = library.thread(ident)
    library.call("__kmpc_ordered", ident, thread)
    _always(translation, op, "__kmpc_end_ordered", ident, thread)


def _always(translation: Translation, op: Any, end_name: str, *arguments: Value) -> None:
    """Translates a region that every thread runs, and the call at its end."""
    library, builder = library_of(translation), translation.builder
    library.declared(end_name)
    names = library.function.names
    merged = names.unique("omp_region.end")
    end = library.block("omp_region.finalize", builder.block)
    word = op.name.removesuffix(".region")
    inline_region(translation, op.region, f"{word}.region")
    builder.branch(end)
    builder.block = end
    library.call(end_name, *arguments)
    names.free(merged)


# --- regions that one thread runs ---------------------------------------------------------------------------------------


def single(translation: Translation, op: Any) -> None:
    """A region that one thread runs, whose variables the others may get."""
    library, builder = library_of(translation), translation.builder
    shared = list(zip(op.copyprivate_vars, op.copyprivate_syms or (), strict=False))
    mark: Instruction | None = None
    if shared:
        layout = translation.module.layout
        alignment = layout.alignment(I32, preferred=True)
        mark = builder.instruction(
            translation.value_type(shared[0][0]), f"alloca i32, align {alignment}"
        )
        library.store(integer(I32, 0), mark)
    ident = library.ident()
    thread = library.thread(ident)
    call = library.call("__kmpc_single", ident, thread)

    def finish() -> None:
        if mark is not None:
            library.store(integer(I32, 1), mark)
        library.call("__kmpc_end_single", ident, thread)

    _where_chosen(translation, op, call, "__kmpc_end_single", finish)
    for variable, function in shared:
        thread = library.thread(ident)
        done = builder.instruction(I32, "load i32, ptr ", mark or call, ", align 4")
        copied = translation.symbols[function if isinstance(function, str) else function.value]
        arguments = (translation.values[variable], copied, done)
        library.call("__kmpc_copyprivate", ident, thread, integer(I64, 0), *arguments)
    if not shared and not op.nowait:
        library.barrier(IMPLIED_BARRIER)


def masked(translation: Translation, op: Any) -> None:
    """A region that the thread of a number runs."""
    operands = op.stored_operands
    number: Value = translation.values[operands[0]] if operands else integer(I32, 0)
    _in_thread(translation, op, "masked", number)


def master(translation: Translation, op: Any) -> None:
    """A region that the first thread runs."""
    _in_thread(translation, op, "master")


def _in_thread(translation: Translation, op: Any, word: str, *more: Value) -> None:
    library = library_of(translation)
    ident = library.ident()
    thread = library.thread(ident)
    call = library.call(f"__kmpc_{word}", ident, thread, *more)
    end = f"__kmpc_end_{word}"
    _where_chosen(translation, op, call, end, lambda: library.call(end, ident, thread))


def _where_chosen(
    translation: Translation,
    op: Any,
    call: Instruction,
    end_name: str,
    finish: Callable[[], object],
) -> None:
    """Translates a region that a thread runs for which a call is not zero; `finish` builds its end."""
    library, builder = library_of(translation), translation.builder
    library.declared(end_name)
    before = builder.block
    end = library.block("omp_region.end", before)
    final = library.block("omp_region.finalize", before)
    chosen = builder.instruction(I1, "icmp ne i32 ", call, ", 0")
    body = library.block("omp_region.body", before)
    end.users.append(final)
    builder.uses(end, body)
    builder.instruction(VOID, "br i1 ", chosen, ", label ", body, ", label ", end)
    builder.block = body
    inline_region(translation, op.region, f"{op.name}.region")
    builder.branch(final)
    builder.block = final
    finish()
    builder.instruction(VOID, "br label ", end)
    builder.block = end
