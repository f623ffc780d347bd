"""Regions of constructs, which are translated in place or as blocks of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime import Region
from odsgen.runtime import Value as SourceValue
from odsgen.translation.llvm_ir.functions import (
    split_successors,
    translate_block,
    translate_blocks,
)
from odsgen.translation.llvm_ir.openmp.library import Library
from odsgen.translation.llvm_ir.values import BasicBlock, Value
from odsgen_dialects import omp

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation

#: The clauses whose variables are arguments of the region, in their order there.
CLAUSES_WITH_ARGUMENTS = """
    has_device_addr_vars host_eval_vars in_reduction_vars map_vars private_vars reduction_vars task_reduction_vars
    use_device_addr_vars use_device_ptr_vars
""".split()


def library_of(translation: Translation) -> Library:
    """The library, as the module uses it."""
    found = translation.openmp
    if not isinstance(found, Library):
        found = translation.openmp = Library(translation)
    return found


def block_arguments(op: Any, clause: str) -> Sequence[SourceValue]:
    """The arguments of a construct's region for the variables of one clause."""
    start = 0
    for name in CLAUSES_WITH_ARGUMENTS:
        # What `target_data` maps is not passed to its region.
        ignored = name == "map_vars" and isinstance(op, omp.TargetDataOp)
        count = 0 if ignored else len(getattr(op, name, ()))
        if name == clause:
            found: Sequence[SourceValue] = op.region.entry_block.arguments[start : start + count]
            return found
        start += count
    return ()


def inline_region(translation: Translation, region: Region, name: str) -> list[Value]:
    """Translates a region behind the current block: what it yields; the builder goes on behind it, in a block of its own."""
    library, builder = library_of(translation), translation.builder
    source = builder.block
    continuation = library.block("omp.region.cont", source)
    blocks = list(region.blocks)
    made = [library.block(name, source) for _ in (*blocks, *split_successors(blocks))]
    location = builder.location
    builder.branch(made[0])
    ends = [block for block in blocks if isinstance(block.last, omp.TerminatorOp | omp.YieldOp)]
    if not ends and len(blocks) == 1:  # of a loop wrapper
        ends = blocks
    yielded = ends[0].last.stored_operands if ends and isinstance(ends[0].last, omp.YieldOp) else ()
    builder.block = continuation
    phis = [builder.phi(translation.value_type(each)) for each in yielded]
    for block in translate_blocks(translation, blocks, made):
        if block not in ends:
            continue
        builder.block = translation.ends[block]
        builder.branch(continuation)
        if phis:
            assert block.last is not None
            for phi, value in zip(phis, block.last.stored_operands, strict=False):
                phi.incoming.append((translation.values[value], translation.blocks[block]))
    builder.block, builder.location = continuation, location
    return list(phis)


def inline_in_place(translation: Translation, region: Region, name: str) -> list[Value]:
    """Translates a region at the end of the current block, which a region of one block does not end: what it yields."""
    if len(region.blocks) > 1:
        return inline_region(translation, region, name)
    block = region.entry_block
    builder = translation.builder
    location = builder.location
    translation.blocks[block] = builder.block
    translate_block(translation, block, is_entry=True)
    builder.location = location
    assert block.last is not None
    return [translation.values[each] for each in block.last.stored_operands]


def continue_in(translation: Translation, name: str) -> BasicBlock:
    """Goes on in a new block."""
    builder = translation.builder
    made = library_of(translation).block(name, builder.block)
    builder.branch(made)
    builder.block = made
    return made
