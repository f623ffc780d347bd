"""Folding: what an operation computes, known without new operations (MLIR: Operation Canonicalization, "fold")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.base.attribute import Attribute
from odsgen.runtime.builtin.locations import NameLoc, UnknownLoc
from odsgen.runtime.ir.builder import InsertionPoint
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
    KnownConstants = dict[Operation, Attribute]
    _Fold = Callable[[Operation, Sequence[Attribute | None]], Folded | None]


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
    hook = fold_rules(type(op)).hook
    if hook is None:
        return op.property_attribute("value")
    folded = hook(op, [None] * len(op._operands))
    if folded is not None and len(folded) == 1 and isinstance(folded[0], Attribute):
        return folded[0]
    return None


def constant_operands(op: Operation, known: KnownConstants) -> list[Attribute | None]:
    """The constants that the operands of an operation are known to be; None for others."""
    constants: list[Attribute | None] = []
    for operand in op._operands:
        definition = operand.defining_op
        if definition is None or ConstantLike not in definition.TRAITS:
            constants.append(None)
            continue
        constant = known.get(definition)
        if constant is None:
            constant = operation_constant(definition)
            if constant is not None:
                known[definition] = constant
        constants.append(constant)
    return constants


def fold_operation(op: Operation) -> Folded | None:
    """The folded results: a value or a constant for each; None if nothing is known.

    Empty: the operation was changed in place (its fold hook returns its own results, or a commutative operation had
    its constants moved to the end).  Raises FoldError.
    """
    return fold_by_rules(op, fold_rules(type(op)), {})


def fold_by_rules(op: Operation, rules: FoldRules, known: KnownConstants) -> Folded | None:
    """The same by the rules of the op class.

    `known` has the constants of operations that are as they were when they were asked; those that are found are added.
    """
    constants = constant_operands(op, known)
    folded = None
    if rules.hook is not None:
        folded = rules.hook(op, constants)
        if folded is not None:
            if not folded:
                folded = op.results
            _check(op, folded)
            for new, old in zip(folded, op.results, strict=True):
                if new is not old:
                    return folded
    # Also after a change in place.
    by_class = _fold_by_class(op, constants, rules) if rules.has_class_rule else None
    if by_class is None and folded is not None:
        return ()
    return by_class


def simulated_fold(op: Operation, constants: Sequence[Attribute | None]) -> Folded | None:
    """The results of folding the operation as if its operands were these constants; None if nothing is known.

    A fold in place is undone, but for properties that it adds, and counts as nothing known.  Raises FoldError.
    """
    operands, properties, attributes = op.operands, dict(op._properties), dict(op._attributes)
    rules = fold_rules(type(op))
    folded = None if rules.hook is None else rules.hook(op, constants)
    if folded is None or not folded:
        folded = _fold_by_class(op, constants, rules) if rules.has_class_rule else None
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
    results = op.results
    if len(folded) != len(results):
        raise FoldError(
            f"'{op.name}' has {len(results)} results, but its fold hook returned {len(folded)}"
        )
    for new, result in zip(folded, results, strict=True):
        if isinstance(new, Value):
            if new.type is not result.type:
                raise FoldError(
                    f"the fold hook of '{op.name}' returned a value of type '{new.type}' for a result of "
                    f"type '{result.type}'"
                )
        elif not isinstance(new, Attribute):
            raise FoldError(
                f"the fold hook of '{op.name}' returned {type(new).__name__}, "
                "neither a value nor an attribute"
            )


CAST_INTERFACE = "CastOpInterface"


class FoldRules:
    """The ways in which the operations of a class may fold."""

    __slots__ = (
        "hook",
        "is_cast",
        "is_commutative",
        "is_idempotent",
        "is_involution",
        "has_class_rule",
        "can_fold",
    )

    def __init__(self, op_class: type[Operation]) -> None:
        traits = op_class.TRAITS
        self.hook: _Fold | None = getattr(op_class, "fold", None)
        self.is_cast = CAST_INTERFACE in op_class.INTERFACES
        self.is_commutative = IsCommutative in traits
        self.is_idempotent = IsIdempotent in traits
        self.is_involution = IsInvolution in traits
        self.has_class_rule = (
            self.is_cast or self.is_commutative or self.is_idempotent or self.is_involution
        )
        self.can_fold = self.hook is not None or self.has_class_rule


_fold_rules: dict[type[Operation], FoldRules] = {}


def fold_rules(op_class: type[Operation]) -> FoldRules:
    """The ways in which the operations of a class may fold."""
    known = _fold_rules.get(op_class)
    if known is None:
        known = _fold_rules[op_class] = FoldRules(op_class)
    return known


def _fold_by_class(
    op: Operation, constants: Sequence[Attribute | None], rules: FoldRules
) -> Folded | None:
    operands = op._operands
    if rules.is_cast and operands and op.operand_types == op.result_types:
        return operands  # a cast to the same type
    if rules.is_commutative and _has_constant_first(constants):
        op.operands = tuple(
            operand
            for wanted in (False, True)
            for operand, constant in zip(
                operands, constants, strict=False
            )  # a hook may drop the last
            if (constant is not None) is wanted
        )
        return ()
    result = op._result
    if result is None or not (rules.is_idempotent or rules.is_involution):
        return None
    if rules.is_idempotent and len(operands) == 2 and operands[0] is operands[1]:
        return (operands[0],) if operands[0].type is result.type else None
    if len(operands) != 1:
        return None
    inner = operands[0].defining_op
    if inner is None or type(inner) is not type(op) or inner is op:
        return None
    if rules.is_idempotent and inner.results[0].type is result.type:
        return (inner.results[0],)
    if rules.is_involution and inner.operands[0].type is result.type:
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


def materialize(
    op: Operation, folded: Folded, rewriter: PatternRewriter
) -> tuple[Value, ...] | None:
    """The values for what an operation folded to; constants are made before it by the hook of its dialect.

    None, and nothing is inserted, if a constant cannot be made.
    """
    if len(folded) == 1 and isinstance(folded[0], Value):
        return (folded[0],)
    values: list[Value] = []
    made: list[Operation] = []
    for new, result in zip(folded, op.results, strict=True):
        if isinstance(new, Value):
            values.append(new)
            continue
        constant = _make_constant(new, result.type, op)
        if constant is None:
            for unneeded in reversed(made):
                rewriter.erase_op(unneeded)
            return None
        if constant._result is None or constant._result.type is not result.type:
            raise FoldError(
                f"the hook materialize_constant made a '{constant.name}' "
                f"that does not give a constant of type '{result.type}'"
            )
        if constant._block is None:
            rewriter.insertion_point = InsertionPoint.before(op)
            rewriter.insert(constant)
        made.append(constant)
        values.append(constant._result)
    return tuple(values)


#: Stands for a place in a parsed text, which takes time to compute and which hooks only pass on.
_SOME_LOCATION = NameLoc.get("the operation that folds")


def _make_constant(value: Attribute, type: Type, op: Operation) -> Operation | None:
    """An operation of the dialect of `op`, at its location, that gives a constant; None if there is none."""
    dialect = loaded_dialect(op.dialect_name)
    hook = None if dialect is None else dialect.materialize_constant
    if hook is None:
        return None
    if isinstance(op._location, tuple):
        constant = hook(value, type, _SOME_LOCATION)
        if constant is None:
            return None
        if constant._location is _SOME_LOCATION and not constant._regions:
            constant._location = op._location
            return constant
    return hook(value, type, op.location)


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
