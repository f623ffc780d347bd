"""Private variables: each thread or task has its own, as an `omp.private` says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import SymbolTableCollection
from odsgen.translation.llvm_ir.openmp.blocks import split_end
from odsgen.translation.llvm_ir.openmp.library import BARRIER
from odsgen.translation.llvm_ir.openmp.regions import (
    block_arguments,
    continue_in,
    inline_in_place,
    library_of,
)
from odsgen.translation.llvm_ir.values import Value

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


def symbols(op: Any, names: Any) -> list[Any]:
    """The operations that a clause names."""
    table = SymbolTableCollection()
    return [
        table.lookup_nearest_symbol_from(op, each) for each in (names.elements if names else ())
    ]


class Privates:
    """The private variables of a construct: how they are made, the outer ones, and their own."""

    def __init__(self, translation: Translation, op: Any) -> None:
        self.translation = translation
        self.op = op
        self.declarations = symbols(op, op.private_syms_attr)
        self.outer = list(op.private_vars)
        self.arguments = block_arguments(op, "private_vars")
        self.own: list[Value] = []

    def allocate(self) -> None:
        """Allocates the variables; what is allocated later stands in front of the block that is split off."""
        library = library_of(self.translation)
        split_end(library, library.alloca_block, "omp.region.after_alloca")
        for declaration in self.declarations:
            type = self.translation.convert_type(declaration.type)
            self.own += library.variables(-1, (type, "omp.private.alloc"))

    def initialize(self) -> None:
        """Runs the regions `init`."""
        if not self.arguments:
            return
        continue_in(self.translation, "omp.private.init")
        values = self.translation.values
        for number, declaration in enumerate(self.declarations):
            self.own[number] = self.initialized(number, declaration)
            values[self.arguments[number]] = self.own[number]

    def initialized(self, number: int, declaration: Any) -> Value:
        """The value of a variable after its region `init`."""
        region = declaration.init_region
        if not region.blocks:
            return self.own[number]
        mold, private = region.entry_block.arguments
        values = self.translation.values
        values[mold], values[private] = values[self.outer[number]], self.own[number]
        [made] = inline_in_place(self.translation, region, "omp.private.init")
        return made

    @property
    def copied(self) -> bool:
        """Whether any of them gets its value from the outer one."""
        return any(map(_is_copied, self.declarations))

    def copy(self) -> None:
        """Runs the regions `copy` in a block of their own."""
        if not self.copied:
            return
        continue_in(self.translation, "omp.private.copy")
        self.copy_here()
        if self.op.private_needs_barrier:
            library_of(self.translation).barrier(BARRIER)

    def copy_here(self) -> None:
        """Runs the regions `copy`."""
        values = self.translation.values
        for number, declaration in enumerate(self.declarations):
            if _is_copied(declaration):
                region = declaration.copy_region
                mold, private = region.entry_block.arguments
                values[mold], values[private] = values[self.outer[number]], self.own[number]
                inline_in_place(self.translation, region, "omp.private.copy")

    def clean_up(self) -> None:
        """Runs the regions `dealloc`."""
        for declaration, own in zip(self.declarations, self.own, strict=True):
            region = declaration.dealloc_region
            if region.blocks:
                self.translation.values[region.entry_block.arguments[0]] = own
                inline_in_place(self.translation, region, "omp.private.dealloc")


def _is_copied(declaration: Any) -> bool:
    return bool(declaration.data_sharing_type.keyword == "firstprivate")
