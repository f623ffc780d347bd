"""Regions of constructs, inlined into the function."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime import Region
from odsgen.translation.llvm_ir.functions import translate_blocks
from odsgen.translation.llvm_ir.model import Instruction
from odsgen.translation.llvm_ir.openmp.library import Library
from odsgen.translation.llvm_ir.types import VOID
from odsgen.translation.llvm_ir.values import BasicBlock
from odsgen_dialects import omp

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


def library_of(translation: Translation) -> Library:
    """The library, as the module uses it."""
    found = translation.openmp
    if not isinstance(found, Library):
        found = translation.openmp = Library(translation)
    return found


def inline_region(translation: Translation, region: Region, name: str) -> None:
    """Translates a region behind the current block; the builder goes on behind it, in a block of its own."""
    library, builder = library_of(translation), translation.builder
    source = builder.block
    continuation = library.block("omp.region.cont", source)
    blocks = list(region.blocks)
    made = [library.block(name, source) for _ in blocks]
    location = builder.location
    builder.branch(made[0])
    place = library.function.blocks.index(continuation)
    translate_blocks(translation, blocks, made, place)
    for block in blocks:
        if isinstance(block.last, omp.TerminatorOp | omp.YieldOp):
            builder.block = translation.ends[block]
            builder.branch(continuation)
    builder.block, builder.location = continuation, location


def conditional(
    translation: Translation, condition: Instruction, body: BasicBlock, end: BasicBlock
) -> None:
    """Branches to the body of a construct, or past it."""
    builder = translation.builder
    builder.uses(end)
    builder.instruction(
        VOID, f"br {condition.type.text} ", condition, ", label ", body, ", label ", end
    )
    builder.uses(body)
