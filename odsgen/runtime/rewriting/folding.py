"""Folding: what an operation computes, known without new operations (MLIR: Operation Canonicalization, "fold")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from odsgen.runtime.base.attribute import Attribute
from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.ir.traits import (
    ConstantLike,
    IsCommutative,
    IsIdempotent,
    IsInvolution,
    IsIsolatedFromAbove,
)
from odsgen.runtime.ir.value import Value
from odsgen.runtime.registry.context import loaded_dialect

if TYPE_CHECKING:
    from collections.abc import Callable

    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.rewriting.rewriter import PatternRewriter

    Folded = Sequence[Attribute | Value]


class FoldError(Exception):
    """A fold hook returned what cannot be the results of its operation."""


def constant_value(value: Value) -> Attribute | None:
    """The constant that a value is known to be: the result of an operation with the trait ConstantLike."""
    op = value.defining_op
    return None if op is None else operation_constant(op)


def matched_constant(value: Value) -> Any:
    """The constant that a value is known to be, for a pattern whose constraints say which attribute that is."""
    op = value.defining_op
    return None if op is None else operation_constant(op)


def operation_constant(op: Operation) -> Attribute | None:
    """The constant that an operation gives: what its fold hook returns, else its attribute `value`."""
    if ConstantLike not in op.TRAITS or op._result is None:
        return None
    hook = _fold_hook(op)
    if hook is None:
        return op.property_attribute("value")
    folded = hook([None] * len(op._operands))
    if folded is not None and len(folded) == 1 and isinstance(folded[0], Attribute):
        return folded[0]
    return None


def constant_operands(op: Operation) -> list[Attribute | None]:
    """The constants that the operands of an operation are known to be; None for others."""
    constants: list[Attribute | None] = []
    for operand in op._operands:
        definition = operand.defining_op
        if definition is None or ConstantLike not in definition.TRAITS:
            constants.append(None)
        else:
            constants.append(operation_constant(definition))
    return constants


def may_fold(op_class: type[Operation]) -> bool:
    """Whether operations of a class can fold at all: by a hook, or by what the class is."""
    return hasattr(op_class, "fold") or _folds_by_class(op_class)


def fold_operation(op: Operation) -> Folded | None:
    """The folded results: a value or a constant for each; None if nothing is known.

    Empty: the operation was changed in place (its fold hook returns its own results, or a commutative operation had
    its constants moved to the end).  Raises FoldError.
    """
    constants = constant_operands(op)
    hook = _fold_hook(op)
    folded = None if hook is None else hook(constants)
    if folded is not None:
        results = op.results
        if not folded:
            folded = results
        _check(op, folded)
        for new, old in zip(folded, results, strict=True):
            if new is not old:
                return folded
    # Also after a change in place.
    by_class = _fold_by_class(op, constants) if _folds_by_class(type(op)) else None
    if by_class is None and folded is not None:
        return ()
    return by_class


def simulated_fold(op: Operation, constants: Sequence[Attribute | None]) -> Folded | None:
    """The results of folding the operation as if its operands were these constants; None if nothing is known.

    A fold in place is undone, but for properties that it adds, and counts as nothing known.  Raises FoldError.
    """
    operands, properties, attributes = op.operands, dict(op._properties), dict(op._attributes)
    hook = _fold_hook(op)
    folded = None if hook is None else hook(constants)
    if folded is None or not folded:
        folded = _fold_by_class(op, constants) if _folds_by_class(type(op)) else None
    if op.operands != operands or op._properties != properties or op._attributes != attributes:
        op.operands = operands
        # As in MLIR, what was there is as before; a property that the fold has set anew stays.
        op.properties = {**op._properties, **properties}
        op.attributes = attributes
        return None
    if not folded:
        return None
    _check(op, folded)
    if all(new is old for new, old in zip(folded, op.results, strict=True)):
        return None
    return folded


def _check(op: Operation, folded: Folded) -> None:
    if len(folded) != len(op.results):
        raise FoldError(
            f"'{op.name}' has {len(op.results)} results, but its fold hook returned {len(folded)}"
        )
    for new, result in zip(folded, op.results, strict=True):
        if isinstance(new, Value) and new.type is not result.type:
            raise FoldError(
                f"the fold hook of '{op.name}' returned a value of type '{new.type}' for a result of "
                f"type '{result.type}'"
            )
        if not isinstance(new, (Value, Attribute)):
            raise FoldError(
                f"the fold hook of '{op.name}' returned {type(new).__name__}, "
                "neither a value nor an attribute"
            )


CAST_INTERFACE = "CastOpInterface"
_FOLDING_TRAITS = frozenset({IsCommutative, IsIdempotent, IsInvolution})
_known_to_fold: dict[type[Operation], bool] = {}


def _folds_by_class(op_class: type[Operation]) -> bool:
    """Whether a trait or an interface of an op class says anything of how its operations fold."""
    known = _known_to_fold.get(op_class)
    if known is None:
        known = CAST_INTERFACE in op_class.INTERFACES or not _FOLDING_TRAITS.isdisjoint(
            op_class.TRAITS
        )
        _known_to_fold[op_class] = known
    return known


def _fold_by_class(op: Operation, constants: Sequence[Attribute | None]) -> Folded | None:
    operands = op.operands
    if operands and CAST_INTERFACE in op.INTERFACES and op.operand_types == op.result_types:
        return operands  # a cast to the same type
    traits = op.TRAITS
    if IsCommutative in traits and _has_constant_first(constants):
        ordered = tuple(
            operand
            for wanted in (False, True)
            for operand, constant in zip(
                operands, constants, strict=False
            )  # a hook may drop the last
            if (constant is not None) is wanted
        )
        op.operands = ordered
        return ()
    if IsIdempotent not in traits and IsInvolution not in traits:
        return None
    if len(op.results) != 1:
        return None
    if len(operands) == 2 and operands[0] is operands[1] and op.has_trait(IsIdempotent):
        return (operands[0],) if operands[0].type is op.results[0].type else None
    if len(operands) != 1:
        return None
    inner = operands[0].defining_op
    if inner is None or type(inner) is not type(op) or inner is op:
        return None
    if op.has_trait(IsIdempotent) and inner.results[0].type is op.results[0].type:
        return (inner.results[0],)
    if op.has_trait(IsInvolution) and inner.operands[0].type is op.results[0].type:
        return (inner.operands[0],)
    return None


def _has_constant_first(constants: Sequence[Attribute | None]) -> bool:
    """Whether a constant stands before something else."""
    seen = False
    for constant in constants:
        if constant is not None:
            seen = True
        elif seen:
            return True
    return False


def _fold_hook(op: Operation) -> Callable[[Sequence[Attribute | None]], Folded | None] | None:
    found = getattr(op, "fold", None)
    return cast("Callable[[Sequence[Attribute | None]], Folded | None] | None", found)


def materialize(
    op: Operation, folded: Folded, rewriter: PatternRewriter
) -> tuple[Value, ...] | None:
    """The values for what an operation folded to; constants are made by the hook of its dialect.

    None, and nothing is inserted, if a constant cannot be made.
    """
    dialect = loaded_dialect(op.dialect_name)
    values: list[Value] = []
    made: list[Operation] = []
    for new, result in zip(folded, op.results, strict=True):
        if isinstance(new, Value):
            values.append(new)
            continue
        hook = None if dialect is None else dialect.materialize_constant
        constant = None if hook is None else hook(new, result.type, op.location)
        if constant is None:
            for unneeded in reversed(made):
                rewriter.erase_op(unneeded)
            return None
        if len(constant.results) != 1 or constant.results[0].type is not result.type:
            raise FoldError(
                f"the hook materialize_constant made a '{constant.name}' "
                f"that does not give a constant of type '{result.type}'"
            )
        if constant.parent_block is None:
            rewriter.insert(constant)
        made.append(constant)
        values.append(constant.results[0])
    return tuple(values)


class ConstantPool:
    """The constants of each isolated region, each once and at the beginning (MLIR: `OperationFolder`)."""

    __slots__ = ("rewriter", "_known", "_owned", "_regions")

    def __init__(self, rewriter: PatternRewriter) -> None:
        self.rewriter = rewriter
        self._known: dict[tuple[Region, str, Attribute, Type], Operation] = {}
        self._owned: set[Operation] = set()
        self._regions: dict[Block, Region | None] = {}

    def add(self, op: Operation, value: Attribute) -> bool:
        """Keep a constant, moved to the beginning of its region; False if it was replaced by an equal one."""
        block = op.parent_block
        assert block is not None
        if block not in self._regions:
            self._regions[block] = insertion_region(block)
        region = self._regions[block]
        if region is None:
            return True
        entry = region.entry_block
        assert op._result is not None
        key = (region, op.dialect_name, value, op._result.type)
        first = self._known.get(key)
        if first is not None:
            self.rewriter.replace_op(op, first)
            first.location = UnknownLoc.get()  # as MLIR does: it stands for several now
            return False
        if block is not entry:
            op.remove()
            entry.prepend(op)
            op.location = UnknownLoc.get()
        elif op.previous is not None and op.previous not in self._owned:
            op.remove()
            entry.prepend(op)
        self._known[key] = op
        self._owned.add(op)
        return True


def insertion_region(block: Block) -> Region | None:
    """The region at whose beginning a constant may stand: the nearest that sees nothing from outside."""
    region = block.parent_region
    while region is not None:
        parent = region.parent_op
        if parent is None or not parent.REGISTERED or parent.parent_block is None:
            return region
        if parent.has_trait(IsIsolatedFromAbove):
            return region
        region = parent.parent_region
    return None
