"""Reductions: each thread has its own variable, and the library combines them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import Region
from odsgen.translation.llvm_ir.model import Function
from odsgen.translation.llvm_ir.openmp.blocks import inserting
from odsgen.translation.llvm_ir.openmp.library import ATOMIC_REDUCTION, PLAIN, Library
from odsgen.translation.llvm_ir.openmp.privates import symbols
from odsgen.translation.llvm_ir.openmp.regions import (
    block_arguments,
    continue_in,
    inline_in_place,
    library_of,
)
from odsgen.translation.llvm_ir.types import I32, I64, POINTER, VOID, ArrayIRType, FunctionIRType
from odsgen.translation.llvm_ir.values import Value, integer

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


class Reductions:
    """The reductions of a construct."""

    def __init__(self, translation: Translation, op: Any) -> None:
        self.translation = translation
        self.declarations = symbols(op, getattr(op, "reduction_syms_attr", None))
        self.outer = list(getattr(op, "reduction_vars", ()))
        self.arguments = block_arguments(op, "reduction_vars")
        self.by_reference = list(getattr(op, "reduction_byref", None) or ())
        self.own: list[Value | None] = [None] * len(self.outer)
        self._allocations: list[tuple[Value, Value]] = []
        self._mapped: dict[Any, Value] = {}

    @property
    def types(self) -> list[Any]:
        """The types of the reductions."""
        return [self.translation.convert_type(each.type) for each in self.declarations]

    def _library(self) -> Library:
        return library_of(self.translation)

    def allocate(self) -> None:
        """Allocates the variables at the end of those of the function or region."""
        library, values = self._library(), self.translation.values
        for number, declaration in enumerate(self.declarations):
            region = declaration.alloc_region
            type = self.types[number]
            if not self.by_reference[number]:
                [own] = library.variables(-1, (type, ""))
                values[self.arguments[number]] = self.own[number] = own
                self._mapped.setdefault(self.outer[number], own)
            elif region.blocks:
                with inserting(library.builder, library.alloca_block):
                    [made] = inline_in_place(self.translation, region, "omp.reduction.alloc")
                [own] = library.variables(-1, (type, ""))
                self._allocations.append((made, own))
                self.own[number] = own
                values[self.arguments[number]] = made
                self._mapped.setdefault(self.outer[number], made)

    def initialize(self) -> None:
        """Runs the regions `init` in a block of their own."""
        if not self.outer:
            return
        library, values = self._library(), self.translation.values
        continue_in(self.translation, "omp.reduction.init")
        for number, declaration in enumerate(self.declarations):
            if self.by_reference[number] and not declaration.alloc_region.blocks:
                self.own[number] = library.variables(-1, (self.types[number], ""))[0]
        for made, own in self._allocations:
            library.store(made, own)
        for number, declaration in enumerate(self.declarations):
            region = declaration.initializer_region
            arguments = region.entry_block.arguments
            values[arguments[0]] = self._mold(number, declaration)
            if len(arguments) > 1:
                values[arguments[1]] = self._mapped[self.outer[number]]
            [made] = inline_in_place(self.translation, region, "omp.reduction.neutral")
            own = self._owned()[number]
            if not self.by_reference[number]:
                library.store(made, own)
            elif not declaration.alloc_region.blocks:
                library.store(made, own)
                values[self.arguments[number]] = made
                self._mapped.setdefault(self.outer[number], made)

    def _mold(self, number: int, declaration: Any) -> Value:
        """The outer variable, or its value where the declaration is of values."""
        outer = self.translation.values[self.outer[number]]
        mold = declaration.initializer_region.entry_block.arguments[0]
        if mold.type == self.outer[number].type:
            return outer
        library = self._library()
        type = self.translation.convert_type(mold.type)
        return library.named(library.load(type, outer), "omp_orig")

    def reduce(self, nowait: bool = False) -> None:
        """Combines the variables of the threads; the builder goes on behind that."""
        if not self.outer:
            return
        library, builder = self._library(), self.translation.builder
        before = builder.block
        end = library.block("reduce.finalize", before)
        array_type = ArrayIRType(POINTER, len(self.outer))
        [array] = library.variables(-1, (array_type, "red.array"))
        zero = integer(I64, 0)
        for number, own in enumerate(self._owned()):
            indices = zero, integer(I64, number)
            field = builder.address(array_type, array, indices, ("inbounds",))
            library.with_name(field, f"red.array.elem.{number}")
            library.store(own, field)
        is_atomic = all(each.atomic_reduction_region.blocks for each in self.declarations)
        ident = library.ident(PLAIN | ATOMIC_REDUCTION if is_atomic else PLAIN)
        thread = library.thread(ident)
        size = integer(I64, self.translation.module.layout.store_size(array_type))
        function = self._declare()
        lock = library.lock(".reduction")
        suffix = "_nowait" if nowait else ""
        count = integer(I32, len(self.outer))
        arguments = (ident, thread, count, size, array, function, lock)
        call = library.call(f"__kmpc_reduce{suffix}", *arguments)
        library.named(call, "reduce")
        plain = library.block("reduce.switch.nonatomic")
        atomic = library.block("reduce.switch.atomic")
        builder.uses(end, plain, atomic)
        cases = ("\n    i32 1, label ", plain, "\n    i32 2, label ", atomic, "\n  ]")
        builder.instruction(VOID, "switch i32 ", call, ", label ", end, " [", *cases)
        builder.block = plain
        self.combine_here()
        library.call(f"__kmpc_end_reduce{suffix}", ident, thread, lock)
        builder.branch(end)
        builder.block = atomic
        if is_atomic and not any(self.by_reference):
            for number, declaration in enumerate(self.declarations):
                self._inline(
                    declaration.atomic_reduction_region,
                    "omp.reduction.atomic.body",
                    self.translation.values[self.outer[number]],
                    self._owned()[number],
                )
            builder.branch(end)
        else:
            builder.instruction(VOID, "unreachable")
        self._define(function, array_type)
        builder.block = end

    def _owned(self) -> list[Value]:
        return [own for own in self.own if own is not None]

    def _inline(self, region: Region, name: str, left: Value, right: Value) -> list[Value]:
        values = self.translation.values
        first, second = region.entry_block.arguments
        values[first], values[second] = left, right
        return inline_in_place(self.translation, region, name)

    def combine_here(self) -> None:
        """Combines the variables with the outer ones."""
        library = self._library()
        for number, declaration in enumerate(self.declarations):
            type = self.types[number]
            outer = self.translation.values[self.outer[number]]
            left = outer
            if not self.by_reference[number]:
                left = library.named(library.load(type, outer), f"red.value.{number}")
            own = self._owned()[number]
            right = library.named(library.load(type, own), f"red.private.value.{number}")
            region = declaration.reduction_region
            [made] = self._inline(region, "omp.reduction.nonatomic.body", left, right)
            if not self.by_reference[number]:
                library.store(made, outer)

    def _declare(self) -> Function:
        """The function by which the library combines two threads."""
        module = self.translation.module
        name = self._library().unique_symbol(".omp.reduction.func")
        made = Function(name, FunctionIRType(VOID, (POINTER, POINTER), False))
        made.linkage = "internal"
        module.add(made)
        return made

    def _define(self, function: Function, type: ArrayIRType) -> None:
        library, builder = self._library(), self.translation.builder
        outer, self.translation.function = self.translation.function, function
        builder.block = library.block("")
        for number, declaration in enumerate(self.declarations):
            loaded: list[Value] = []
            addresses: list[Value] = []
            for argument in function.arguments:
                indices = integer(I64, 0), integer(I64, number)
                field = builder.address(type, argument, indices, ("inbounds",))
                addresses.append(library.load(POINTER, field))
                loaded.append(library.load(self.types[number], addresses[-1]))
            region = declaration.reduction_region
            [made] = self._inline(region, "omp.reduction.nonatomic.body", *loaded)
            if not self.by_reference[number]:
                library.store(made, addresses[0])
        builder.instruction(VOID, "ret void")
        self.translation.function = outer

    def clean_up(self) -> None:
        """Runs the regions `cleanup`."""
        library = self._library()
        for number, declaration in enumerate(self.declarations):
            region = declaration.cleanup_region
            if region.blocks:
                [argument] = region.entry_block.arguments
                type = self.translation.convert_type(argument.type)
                loaded = library.load(type, self._owned()[number])
                self.translation.values[argument] = loaded
                inline_in_place(self.translation, region, "omp.reduction.cleanup")
