"""Folding: what an operation computes, known without new operations (MLIR: Operation Canonicalization, "fold")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.base.attribute import Attribute
from odsgen.runtime.builtin.locations import NameLoc, UnknownLoc
from odsgen.runtime.ir.builder import InsertionPoint
from odsgen.runtime.ir.operation import Operation
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
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.rewriting.rewriter import PatternRewriter

    Folded = Sequence[Attribute | Value]
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


class KnownConstants(dict[Any, Any]):
    """The constant that each operation gives, asked for once; None for operations, and blocks, that give none.

    Whoever changes an operation takes it out.
    """

    __slots__ = ()

    def __missing__(self, owner: Operation | Block) -> Attribute | None:
        constant = operation_constant(owner) if isinstance(owner, Operation) else None
        self[owner] = constant
        return constant


def fold_operation(op: Operation) -> Folded | None:
    """The folded results: a value or a constant for each; None if nothing is known.

    Empty: the operation was changed in place (its fold hook returns its own results, or a commutative operation had
    its constants moved to the end).  Raises FoldError.
    """
    return fold_rules(type(op)).fold(op, KnownConstants())


def simulated_fold(op: Operation, constants: Sequence[Attribute | None]) -> Folded | None:
    """The results of folding the operation as if its operands were these constants; None if nothing is known.

    A fold in place is undone, but for properties that it adds, and counts as nothing known.  Raises FoldError.
    """
    operands, properties, attributes = op.operands, dict(op._properties), dict(op._attributes)
    rules = fold_rules(type(op))
    folded = None if rules.hook is None else rules.hook(op, constants)
    if folded is None or not folded:
        folded = rules.fold_by_class(op, constants) if rules.has_class_rule else None
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
        "looks_inside",
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
        self.looks_inside = self.is_idempotent or self.is_involution
        self.has_class_rule = self.is_cast or self.is_commutative or self.looks_inside
        self.can_fold = self.hook is not None or self.has_class_rule

    def fold(self, op: Operation, known: KnownConstants) -> Folded | None:
        """The folded results of an operation of the class, as `fold_operation`."""
        operands = op._operands
        constants: list[Attribute | None]
        if len(operands) == 2:
            first, second = operands
            constants = [known[first.owner], known[second.owner]]
        else:
            constants = [known[operand.owner] for operand in operands]
        folded = None
        if self.hook is not None:
            folded = self.hook(op, constants)
            if folded is not None and not _is_in_place(op, folded):
                return folded
        # Also after a change in place.
        by_class = self.fold_by_class(op, constants) if self.has_class_rule else None
        if by_class is None and folded is not None:
            return ()
        return by_class

    def fold_by_class(
        self, op: Operation, constants: Sequence[Attribute | None]
    ) -> Folded | None:
        """The results that follow from the traits and the interfaces of the class."""
        operands = op._operands
        if self.is_cast and operands and op.operand_types == op.result_types:
            return operands  # a cast to the same type
        if self.is_commutative and _has_constant_first(constants):
            op.operands = tuple(
                operand
                for wanted in (False, True)
                for operand, constant in zip(
                    operands, constants, strict=False
                )  # a hook may drop the last
                if (constant is not None) is wanted
            )
            return ()
        return self._fold_with_inner(op) if self.looks_inside else None

    def _fold_with_inner(self, op: Operation) -> Folded | None:
        """The result of an idempotent operation, or an involution, on a result of its own class."""
        operands, result = op._operands, op._result
        if result is None:
            return None
        if self.is_idempotent and len(operands) == 2 and operands[0] is operands[1]:
            return (operands[0],) if operands[0].type is result.type else None
        if len(operands) != 1:
            return None
        inner = operands[0].defining_op
        if inner is None or type(inner) is not type(op) or inner is op:
            return None
        if self.is_idempotent and inner.results[0].type is result.type:
            return (inner.results[0],)
        if self.is_involution and inner.operands[0].type is result.type:
            return (inner.operands[0],)
        return None


_fold_rules: dict[type[Operation], FoldRules] = {}


def fold_rules(op_class: type[Operation]) -> FoldRules:
    """The ways in which the operations of a class may fold."""
    known = _fold_rules.get(op_class)
    if known is None:
        known = _fold_rules[op_class] = FoldRules(op_class)
    return known


def _is_in_place(op: Operation, folded: Folded) -> bool:
    """Whether a hook says that it changed the operation: by no results, or its own; raises FoldError."""
    if not folded:
        return True
    result = op._result
    if result is not None and len(folded) == 1:
        new = folded[0]
        if new is result:
            return True
        if isinstance(new, Attribute) or (isinstance(new, Value) and new.type is result.type):
            return False
    _check(op, folded)
    return all(new is old for new, old in zip(folded, op.results, strict=True))


def _has_constant_first(constants: Sequence[Attribute | None]) -> bool:
    """Whether a constant stands before something else."""
    if len(constants) == 2:
        return constants[0] is not None and constants[1] is None
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

    __slots__ = ("rewriter", "_known", "_owned", "_places")

    def __init__(self, rewriter: PatternRewriter) -> None:
        self.rewriter = rewriter
        #: By the block at whose beginning they stand: by their dialect, value and type.
        self._known: dict[Block, dict[tuple[str, Attribute, Type], Operation]] = {}
        self._owned: set[Operation] = set()
        #: For a block the one at whose beginning its constants may stand.
        self._places: dict[Block, Block | None] = {}

    def add(self, op: Operation, value: Attribute, dialect: str) -> bool:
        """Keep a constant of a dialect, moved to the beginning of its region; False if it was replaced by an equal one."""
        block = op._block
        assert block is not None and op._result is not None
        try:
            entry = self._places[block]
        except KeyError:
            region = insertion_region(block)
            entry = self._places[block] = None if region is None else region.entry_block
        if entry is None:
            return True
        known = self._known.setdefault(entry, {})
        key = (dialect, value, op._result.type)
        first = known.get(key)
        if first is not None:
            self.rewriter.replace_by_values(op, (first._result,))
            first.location = UnknownLoc.get()  # as MLIR does: it stands for several now
            return False
        if block is not entry:
            op.remove()
            entry.prepend(op)
            op.location = UnknownLoc.get()
        elif op._previous is not None and op._previous not in self._owned:
            op.remove()
            entry.prepend(op)
        known[key] = op
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
