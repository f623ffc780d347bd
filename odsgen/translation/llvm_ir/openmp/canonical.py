"""Loops with a handle, and what is done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import Operation
from odsgen.translation.llvm_ir.openmp.loops import CanonicalLoop, create_loop, tile
from odsgen.translation.llvm_ir.openmp.regions import inline_region, library_of
from odsgen.translation.llvm_ir.openmp.worksharing import attach_properties, property_of_loop

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


def new_handle(translation: Translation, op: Operation) -> None:
    """A handle, which a loop gets."""


def canonical_loop(translation: Translation, op: Any) -> None:
    """A loop that counts from zero to a number."""
    library = library_of(translation)

    def fill(loop: CanonicalLoop) -> None:
        translation.values[op.region.entry_block.arguments[0]] = loop.variable
        inline_region(translation, op.region, "omp.loop.region")

    trips = translation.values[op.trip_count]
    loop = create_loop(library, trips, "omp.loop", fill)
    if op.cli is not None:
        library.handles[op.cli] = loop


def unroll(translation: Translation, op: Any) -> None:
    """Asks for a loop to be unrolled as LLVM finds best."""
    library = library_of(translation)
    loop = library.handles.pop(op.applyee)
    attach_properties(loop, [property_of_loop(library, "llvm.loop.unroll.enable")])


def tile_loops(translation: Translation, op: Any) -> None:
    """Loops over tiles, and over what is in a tile."""
    library = library_of(translation)
    loops = [library.handles.pop(each) for each in op.applyees]
    sizes = [translation.values[each] for each in op.sizes]
    made = tile(library, loops, sizes)
    library.handles.update(zip(op.generatees, made, strict=False))
