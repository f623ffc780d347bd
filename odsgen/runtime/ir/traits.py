"""The native traits of operations: a class for each, and the functions that verify them (MLIR: Traits).

An operation's traits are the set ``Operation.TRAITS`` of these classes, under the names that they have in MLIR's C++.
Generated code calls the functions for the traits of its operations, in ODS's order; what SingleBlock, HasParent and
NoRegionArguments check it has inline, written for the regions of the operation. Those that few operations need are in
`type_traits`. Each function raises the VerifyError of the first thing that is wrong, in MLIR's words
(``mlir/lib/IR/Operation.cpp``, ``mlir/lib/Dialect/Traits.cpp``).
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import StringAttr
from odsgen.runtime.builtin.type_functions import (
    element_type_or_self,
    have_one_shape,
    verify_compatible_shape,
    verify_compatible_shapes,
)
from odsgen.runtime.builtin.types import RankedTensorType

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


class OpTrait:
    """The base of all traits of operations."""

    __slots__ = ()


# --- structure --------------------------------------------------------------------------------------------------------


class IsTerminator(OpTrait):
    """The operation ends a block."""


class SingleBlock(OpTrait):
    """Each region of the operation has at most one block."""


class SingleBlockImplicitTerminator(SingleBlock):
    """The blocks of the operation end with one operation, which the text may leave out."""


class NoTerminator(OpTrait):
    """The blocks of the operation need no terminator."""


class NoRegionArguments(OpTrait):
    """The regions of the operation have no arguments."""


class HasParent(OpTrait):
    """The operation stands directly in one of the operations that the trait names."""


class IsIsolatedFromAbove(OpTrait):
    """Nothing inside the operation uses a value from outside."""


class HasOnlyGraphRegion(OpTrait):
    """The regions of the operation are graph regions: uses may stand before definitions."""


GraphRegion = HasOnlyGraphRegion


class SymbolTable(OpTrait):
    """The operation's region defines symbols."""


class Symbol(OpTrait):
    """The operation defines a symbol."""


class AttrSizedOperandSegments(OpTrait):
    """An attribute tells how many operands each variadic group has."""


class AttrSizedResultSegments(OpTrait):
    """An attribute tells how many results each variadic group has."""


class AffineScope(OpTrait):
    """Values at the top of the operation's region are symbols of affine expressions inside."""


class AutomaticAllocationScope(OpTrait):
    """Automatic allocations inside live until control leaves the operation."""


class HasParallelRegion(OpTrait):
    """The operation's region may run in parallel."""


# --- types ------------------------------------------------------------------------------------------------------------


class SameTypeOperands(OpTrait):
    """All operands have one type."""


class SameOperandsShape(OpTrait):
    """All operands have one shape."""


class SameOperandsAndResultShape(OpTrait):
    """All operands and results have one shape."""


class SameOperandsElementType(OpTrait):
    """All operands have one element type."""


class SameOperandsAndResultElementType(OpTrait):
    """All operands and results have one element type."""


class SameOperandsAndResultType(OpTrait):
    """All operands and results have one type, up to sizes that are not known."""


class SameOperandsAndResultRank(OpTrait):
    """All operands and results whose rank is known have the same."""


class ResultsAreBoolLike(OpTrait):
    """All results are ``i1`` or hold it."""


class ResultsAreFloatLike(OpTrait):
    """All results are floats or hold floats."""


class ResultsAreSignlessIntegerLike(OpTrait):
    """All results are signless integers or indices, or hold them."""


class OperandsAreFloatLike(OpTrait):
    """All operands are floats or hold floats."""


class OperandsAreSignlessIntegerLike(OpTrait):
    """All operands are signless integers or indices, or hold them."""


class ResultsBroadcastableShape(OpTrait):
    """The shapes of operands and results follow NumPy's rules of broadcasting."""


class Elementwise(OpTrait):
    """The operation works element by element on vectors and tensors."""


class Scalarizable(OpTrait):
    """An elementwise operation that is also defined on scalars."""


class Vectorizable(OpTrait):
    """An elementwise operation that is also defined on vectors."""


class Tensorizable(OpTrait):
    """An elementwise operation that is also defined on tensors."""


# --- meaning ----------------------------------------------------------------------------------------------------------


class IsCommutative(OpTrait):
    """The order of the operands does not matter."""


class IsIdempotent(OpTrait):
    """Applied again, the operation changes nothing."""


class IsInvolution(OpTrait):
    """Applied twice, the operation gives back its operand."""


class ConstantLike(OpTrait):
    """The result is a constant."""


class ReturnLike(OpTrait):
    """The operation ends a region and gives its operands to the parent operation."""


class MemRefsNormalizable(OpTrait):
    """The layouts of the operation's memrefs may be replaced by the identity."""


class DistinctObjectsTrait(OpTrait):
    """The operation's results do not alias its operands' memory."""


class HasRecursiveMemoryEffects(OpTrait):
    """The effects of the operation are those of what it contains."""


class AlwaysSpeculatableImplTrait(OpTrait):
    """The operation may always be executed without need."""


class RecursivelySpeculatableImplTrait(OpTrait):
    """The operation may be executed without need if all inside it may."""


class NoMemoryEffect(OpTrait):
    """The operation touches no memory."""


# --- counts -----------------------------------------------------------------------------------------------------------


def verify_at_least_n_operands(op: Operation, count: int) -> None:
    if len(op.stored_operands) < count:
        raise op.op_error(f"expected {count} or more operands, but found {len(op.stored_operands)}")


def verify_at_least_n_results(op: Operation, count: int) -> None:
    if len(op.results) < count:
        raise op.op_error(f"expected {count} or more results")


# --- structure --------------------------------------------------------------------------------------------------------


def verify_is_terminator(op: Operation) -> None:
    block = op.parent_block
    if block is None or block.last is not op:
        raise op.op_error("must be the last operation in the parent block")
    for successor in op.stored_successors:
        if successor.parent_region is not block.parent_region:
            raise op.op_error("reference to block defined in another region")


def verify_single_block_implicit_terminator(op: Operation, terminator: str) -> None:
    """After what is inside the regions: each block ends with ``terminator``."""
    for region in op.regions:
        blocks = region.stored_blocks
        last = blocks[0].last if blocks else None
        if last is not None and last.name != terminator:
            note = f"in custom textual format, the absence of terminator implies '{terminator}'"
            raise op.op_error(
                f"expects regions to end with '{terminator}', found '{last.name}'",
                [(op.location, note)],
            )


def verify_has_parallel_region(op: Operation) -> None:
    if len(op.regions) != 1:
        raise op.op_error("requires one region")


def verify_symbol_table(op: Operation) -> None:
    """After what is inside the region: one block, no name twice, and users of symbols agree."""
    from odsgen.runtime.ir import symbol_table

    symbol_table.verify_symbol_table(op)


_VISIBILITIES = ("public", "private", "nested")


def verify_symbol(op: Operation, is_optional: bool = False, is_declaration: bool = False) -> None:
    """A symbol (SymbolOpInterface): its name, its visibility, no results, and a symbol table around it.

    An optional symbol without a name is none; a declaration is not public.
    """
    name = op.attribute("sym_name")
    if name is None and is_optional:
        return
    if not isinstance(name, StringAttr):
        raise op.op_error("requires string attribute 'sym_name'")
    visibility = op.attribute("sym_visibility")
    if visibility is not None:
        if not isinstance(visibility, StringAttr):
            raise op.op_error(
                "requires visibility attribute 'sym_visibility' to be a string attribute, "
                f"but got {visibility}"
            )
        if visibility.value not in _VISIBILITIES:
            raise op.op_error(
                'visibility expected to be one of ["public", "private", "nested"], '
                f"but got {visibility}"
            )
    # An operation may say otherwise, as by whether it is exported.
    if is_declaration and getattr(op, "visibility", "public") == "public":
        raise op.op_error("symbol declaration cannot have public visibility")
    if op.results:
        raise op.op_error("symbols must not have results")
    parent = op.parent_op
    if parent is not None and parent.REGISTERED and SymbolTable not in parent.TRAITS:
        raise op.op_error("symbol's parent must have the SymbolTable trait")


# --- types ------------------------------------------------------------------------------------------------------------


def verify_same_operands_and_result_shape(op: Operation) -> None:
    verify_at_least_n_operands(op, 1)
    verify_at_least_n_results(op, 1)
    types = [value.type for value in chain(op.stored_operands, op.results)]
    if not have_one_shape(types) and not verify_compatible_shapes(types):
        raise op.op_error("requires the same shape for all operands and results")


def verify_same_operands_and_result_type(op: Operation) -> None:
    verify_at_least_n_operands(op, 1)
    verify_at_least_n_results(op, 1)
    first = op.results[0].type
    for value in chain(op.results[1:], op.stored_operands):
        if value.type is not first:
            break
    else:
        return
    element_type = element_type_or_self(first)
    encoding = first.encoding if isinstance(first, RankedTensorType) else None
    for value in chain(op.results[1:], op.stored_operands):
        type = value.type
        if element_type_or_self(type) is not element_type or not verify_compatible_shape(
            type, first
        ):
            raise op.op_error("requires the same type for all operands and results")
        if encoding is not None and isinstance(type, RankedTensorType):
            if type.encoding is not encoding:
                raise op.op_error("requires the same encoding for all operands and results")


def verify_elementwise(op: Operation) -> None:
    values = (*op.stored_operands, *op.results)
    if not op.stored_operands or not op.results or not have_one_shape([v.type for v in values]):
        from odsgen.runtime.ir.type_traits import verify_elementwise_of_several

        verify_elementwise_of_several(op)
