"""Folding: what an operation computes, known without new operations (MLIR: Operation Canonicalization, "fold")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from odsgen.rewriting.computed_folds import fold_of
from odsgen.runtime.base.attribute import Attribute, TypedAttr
from odsgen.runtime.builtin.attributes import BoolAttr, FloatAttr, IntegerAttr
from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.builtin.nested_locations import NameLoc
from odsgen.runtime.builtin.types import FloatType, IndexType, IntegerType, index, none
from odsgen.runtime.glue.folds import FoldMethod
from odsgen.runtime.glue.semantics import declared_fold_of, folds_by_semantics
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
from odsgen.runtime.registry.hook_checks import hook_and_check
from odsgen.runtime.registry.hook_errors import WrongHookError

if TYPE_CHECKING:
    from collections.abc import Callable

    from odsgen.rewriting.rewriter import PatternRewriter
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import OpResult

    Folded = Sequence[Attribute | Value]
    _Fold = Callable[[Operation, Sequence[Attribute | None]], Folded | None]


HookT = TypeVar("HookT")


class FoldError(WrongHookError):
    """A fold hook returned what cannot be the results of its operation, or a materializer what cannot be a constant."""


def _fold_error(op: Operation, message: str) -> FoldError:
    return FoldError(f"the fold hook of '{op.name}' {message}", fold_rules(type(op)).written_hook)


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
    if ConstantLike not in op.TRAITS or op.single_result is None:
        return None
    return (_fold_rules.get(type(op)) or fold_rules(type(op))).constant(op)


class KnownConstants(dict[Any, Any]):
    """The constant that an operation with the trait ConstantLike gives, asked for once; None where it gives none.

    Whoever changes an operation takes it out.
    """

    __slots__ = ()

    def __missing__(self, op: Operation) -> Attribute | None:
        self[op] = constant = operation_constant(op)
        return constant


class _GivesConstants(dict[Any, bool]):
    """Whether what defines values, a block or an operation, is a constant, by its class."""

    def __missing__(self, owner_class: Any) -> bool:
        found = self[owner_class] = ConstantLike in getattr(owner_class, "TRAITS", ())
        return found


_gives_constants = _GivesConstants()


def fold_operation(op: Operation) -> Folded | None:
    """The folded results: a value or a constant for each; None if nothing is known.

    Empty: the operation was changed in place (its fold hook returns its own results, or a commutative operation had
    its constants moved to the end).  Raises FoldError.
    """
    return fold_rules(type(op)).fold(op, KnownConstants())


def simulated_fold(op: Operation, constants: Sequence[Attribute | None]) -> Folded | None:
    """The results of folding the operation as if its operands were these constants; None if nothing is known.

    A fold in place is undone, but for properties that it adds, and counts as nothing known.  As in MLIR, it stays where the
    operation is a cast that does nothing then, so that there are results too; but operands that it took away come back, which
    MLIR forgets: the operation may be invalid without them.  Raises FoldError.
    """
    operands, properties, attributes = (
        op.operands,
        dict(op.stored_properties),
        dict(op.stored_attributes),
    )
    folded = fold_rules(type(op)).fold_with(op, constants)
    if folded and len(op.operands) == len(operands):
        return folded
    if (
        op.operands != operands
        or op.stored_properties != properties
        or op.stored_attributes != attributes
    ):
        op.operands = operands
        # As in MLIR, what was there is as before; a property that the fold has set anew stays.
        op.properties = {**op.stored_properties, **properties}
        op.attributes = attributes
    return folded or None


def _check(op: Operation, folded: Folded) -> None:
    results = op.results
    if len(folded) != len(results):
        raise FoldError(
            f"'{op.name}' has {len(results)} results, but its fold hook returned {len(folded)}",
            fold_rules(type(op)).written_hook,
        )
    for new, result in zip(folded, results, strict=True):
        if isinstance(new, Value):
            if new.type is not result.type:
                raise _fold_error(
                    op,
                    f"returned a value of type '{new.type}' for a result of type '{result.type}'",
                )
        elif isinstance(new, Attribute):
            if new.__class__ in _NUMBERS and new.type is not result.type:  # type: ignore[attr-defined]
                _check_number(op, new, result.type)  # type: ignore[arg-type]
        else:
            raise _fold_error(
                op, f"returned {type(new).__name__}, neither a value nor an attribute"
            )


CAST_INTERFACE = "CastOpInterface"


#: The operations of which one must define an operand, for hooks that fold nothing else but constants.
_needed_definitions: dict[type[Operation], tuple[type[Operation], ...]] = {}
#: Those whose hooks fold no constants, either.
_folds_no_constants: set[type[Operation]] = set()


def folds_only_with(
    op_class: type[Operation], *definitions: type[Operation], constants: bool = True
) -> Callable[[HookT], HookT]:
    """Says of the hook that folds the operations of a class: only if an operand is a constant or a result of one of these.

    Or if two operands are the same.  Elsewhere the driver need not call it; of operations with two operands it does not.
    Without `constants`, a constant is no reason to call it.
    """
    _needed_definitions[op_class] = definitions
    if not constants:
        _folds_no_constants.add(op_class)
    return lambda hook: hook


class FoldRules:
    """The ways in which the operations of a class may fold: by its hook, then by its traits and interfaces."""

    __slots__ = (
        "op_class",
        "hook",
        "class_rules",
        "can_fold",
        "is_asked",
        "_method",
        "_computes",
        "written_hook",
        "_check_result",
    )

    def __init__(self, op_class: type[Operation]) -> None:
        traits = op_class.TRAITS
        self.op_class = op_class
        self._method: FoldMethod[Any] | _Fold | None = getattr(op_class, "fold", None)
        self.is_asked = False  # whether the hook was asked for, so that its module is there
        self.hook: _Fold | None = None  # once it was
        #: What somebody wrote, without the folding by what the spec says.
        self.written_hook: _Fold | None = None
        self._check_result: Callable[[object], None]
        rules: list[_Fold] = []
        if CAST_INTERFACE in op_class.INTERFACES:
            rules.append(_fold_cast_to_same_type)
        if IsCommutative in traits:
            rules.append(_move_constants_to_end)
        if IsIdempotent in traits:
            rules.append(_fold_idempotent)
        if IsInvolution in traits:
            rules.append(_fold_involution)
        self.class_rules = tuple(rules)
        self._computes = folds_by_semantics(op_class)
        self.can_fold = self._method is not None or self._computes or bool(rules)

    def find_hook(self) -> _Fold | None:
        """The hook that folds, called without what stands between an operation and its hook; None if there is none."""
        if not self.is_asked:
            method = self._method
            if method is not None:
                hook = method.hook if isinstance(method, FoldMethod) else method
                hook, self._check_result = hook_and_check(hook)
                self.hook = self.written_hook = hook
            if self._computes:
                self._fold_by_spec()
            self.is_asked = True
        return self.hook

    def _fold_by_spec(self) -> None:
        """Puts what the spec says before the hook, if there is one, and behind it."""
        hook, op_class = self.written_hook, self.op_class
        if hook is None:
            self._check_result = lambda folded: None
            if not declared_fold_of(op_class).folds_any_operands:
                _needed_definitions.setdefault(op_class, ())
        self.hook = fold_of(op_class, hook)

    def constant(self, op: Operation) -> Attribute | None:
        """The constant that an operation of the class gives, if it folds to one, whatever its operands are."""
        hook = self.hook or self.find_hook()
        if hook is None:
            return op.property_attribute("value")
        folded = hook(op, [None] * len(op.stored_operands))
        if folded is None:
            return None
        if type(folded) is not list:
            self._check_result(folded)
        if len(folded) == 1:
            [constant] = folded
            if isinstance(constant, Attribute):
                return constant
        self._check_result(folded)
        return None

    def for_definitions(self, definitions: Sequence[type[Any]]) -> PairRules | None:
        """The ways for an operation with two operands that differ, by the classes of what defines them; None if none."""
        rules = PairRules(self.op_class, *[_gives_constants[each] for each in definitions])
        if rules.pair_rules:
            return rules
        if self.hook is None:
            return None
        needed = _needed_definitions.get(self.op_class)
        are_constants = rules.is_first_constant or rules.is_second_constant
        asks_hook = (
            needed is None
            or (are_constants and self.op_class not in _folds_no_constants)
            or any(issubclass(each, needed) for each in definitions)
        )
        if not are_constants and not asks_hook:
            return None
        if self._computes:
            hook = self.written_hook if asks_hook else None
            rules.hook = fold_of(self.op_class, hook, are_constants)
        return rules

    def fold(self, op: Operation, known: KnownConstants) -> Folded | None:
        """The folded results of an operation of the class, as `fold_operation`."""
        operands = op.stored_operands
        constants: list[Attribute | None]
        if len(operands) == 2:  # most often; without a loop
            first, second = operands[0].owner, operands[1].owner
            constants = [
                known[first] if _gives_constants[type(first)] else None,
                known[second] if _gives_constants[type(second)] else None,
            ]
        else:
            constants = [
                known[operand.owner] if _gives_constants[type(operand.owner)] else None
                for operand in operands
            ]
        return self.fold_with(op, constants)

    def fold_with(self, op: Operation, constants: Sequence[Attribute | None]) -> Folded | None:
        """The same, where the operands are known to be constants, or None for others."""
        hook = self.hook or self.find_hook()
        if hook is not None:
            folded = hook(op, constants)
            if folded is not None:
                return self._judge(op, constants, folded)
        for rule in self.class_rules:
            folded = rule(op, constants)
            if folded is not None:
                return folded
        return None

    def _judge(
        self, op: Operation, constants: Sequence[Attribute | None], folded: Folded
    ) -> Folded:
        """The folded results of an operation, by what the hook returned; raises WrongHookError and FoldError."""
        result = op.single_result
        if result is not None and type(folded) is list and len(folded) == 1:  # most often
            new = folded[0]
            if isinstance(new, Attribute):
                if new.__class__ in _NUMBERS and new.type is not result.type:  # type: ignore[attr-defined]
                    _check_number(op, new, result.type)  # type: ignore[arg-type]
                return folded
            if isinstance(new, Value) and new is not result and new.type is result.type:
                return folded
        self._check_result(folded)
        return self._fold_on(op, constants) if _is_in_place(op, folded) else folded

    def _fold_on(self, op: Operation, constants: Sequence[Attribute | None]) -> Folded:
        """The folded results of an operation that the hook changed in place; empty if there is nothing more."""
        for rule in self.class_rules:
            folded = rule(op, constants)
            if folded is not None:
                return folded
        return ()


class PairRules(FoldRules):
    """The same for operations with two operands that differ, of which is known whether constants define them."""

    __slots__ = ("is_first_constant", "is_second_constant", "pair_rules")

    def __init__(
        self, op_class: type[Operation], is_first_constant: bool, is_second_constant: bool
    ) -> None:
        super().__init__(op_class)
        self.find_hook()
        self.is_first_constant = is_first_constant
        self.is_second_constant = is_second_constant
        idle = {_fold_idempotent, _fold_involution}
        if not is_first_constant:
            idle.add(_move_constants_to_end)
        #: The rules by traits and interfaces that are not idle, as long as the hook has changed nothing.
        self.pair_rules = tuple([rule for rule in self.class_rules if rule not in idle])

    def fold(self, op: Operation, known: KnownConstants) -> Folded | None:
        """The folded results of an operation of the class."""
        first, second = op.stored_operands
        constants = [
            known[first.owner] if self.is_first_constant else None,
            known[second.owner] if self.is_second_constant else None,
        ]
        hook = self.hook
        folded = None if hook is None else hook(op, constants)
        if folded is not None:
            return self._judge(op, constants, folded)
        for rule in self.pair_rules:
            folded = rule(op, constants)
            if folded is not None:
                return folded
        return None


def _fold_cast_to_same_type(op: Operation, constants: Sequence[Attribute | None]) -> Folded | None:
    operands = op.stored_operands
    return operands if operands and op.operand_types == op.result_types else None


def _move_constants_to_end(op: Operation, constants: Sequence[Attribute | None]) -> Folded | None:
    """Puts the operands of a commutative operation in order, where a constant stands before something else."""
    if len(constants) == 2:
        is_in_order = constants[0] is None or constants[1] is not None
    else:
        kinds = [constant is not None for constant in constants]
        is_in_order = kinds == sorted(kinds)
    if is_in_order:
        return None
    op.operands = tuple(
        operand
        for wanted in (False, True)
        for operand, constant in zip(
            op.stored_operands, constants, strict=False
        )  # a hook may drop the last
        if (constant is not None) is wanted
    )
    return ()


def _fold_idempotent(op: Operation, constants: Sequence[Attribute | None]) -> Folded | None:
    """The operand of an operation that it has twice, or that is a result of another one of its class."""
    operands, result = op.stored_operands, op.single_result
    if len(operands) == 2:
        same, other = operands
        return (
            (same,) if same is other and result is not None and same.type is result.type else None
        )
    inner = _inner_of_same_class(op)
    if inner is None or inner.results[0].type is not op.results[0].type:
        return None
    return (inner.results[0],)


def _fold_involution(op: Operation, constants: Sequence[Attribute | None]) -> Folded | None:
    """The operand of an operation on whose result the same is done."""
    inner = _inner_of_same_class(op)
    if inner is None or inner.operands[0].type is not op.results[0].type:
        return None
    return (inner.operands[0],)


def _inner_of_same_class(op: Operation) -> Operation | None:
    if op.single_result is None or len(op.stored_operands) != 1:
        return None
    inner = op.stored_operands[0].defining_op
    return inner if inner is not None and inner is not op and type(inner) is type(op) else None


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
    _check(op, folded)
    return all(new is old for new, old in zip(folded, op.results, strict=True))


def materialize(
    op: Operation, folded: Folded, rewriter: PatternRewriter
) -> tuple[Value, ...] | None:
    """The values for what an operation folded to; constants are made before it by the hook of its dialect.

    None, and nothing is inserted, if a constant cannot be made.
    """
    values: list[Value] = []
    made: list[Operation] = []
    for new, result in zip(folded, op.results, strict=True):
        if isinstance(new, Value):
            values.append(new)
            continue
        value = materialize_one(op, result, new, rewriter)
        if value is None:
            for unneeded in reversed(made):
                rewriter.erase_op(unneeded)
            return None
        made.append(value.owner)
        values.append(value)
    return tuple(values)


def materialize_one(
    op: Operation, result: OpResult, constant: Attribute, rewriter: PatternRewriter
) -> OpResult | None:
    """The value for the constant to which one result of an operation folded; None, and nothing is inserted, if there is none."""
    made = _make_constant(constant, result.type, op)
    if made is None:
        check_folded_constant(op, constant, result.type)
        return None
    value: OpResult | None = made.single_result
    if value is None or value.type is not result.type:
        check_folded_constant(op, constant, result.type)
        assert (dialect := loaded_dialect(op.dialect_name)) is not None
        raise wrong_constant(made, result.type, dialect.materialize_constant)
    if made.parent_block is None:
        rewriter.insert_before(op, made)
    return value


def check_folded_constant(op: Operation, constant: Attribute, type: Type) -> None:
    """Raise FoldError for a constant of which nothing can be made because it is of another type than the result.

    Where something is made of it, the types may differ: a shape is a `tensor<?xindex>` of numbers.
    """
    if isinstance(constant, TypedAttr) and constant.type is not type and constant.type is not none:
        raise _fold_error(op, f"returned the constant {constant} for a result of type '{type}'")


_NUMBERS = frozenset({IntegerAttr, BoolAttr, FloatAttr})


def _check_number(op: Operation, constant: IntegerAttr | FloatAttr, type: Type) -> None:
    """Raise FoldError for a number of another type than the result, that of a number too.

    In `llvm`, numbers of type `index` stand for integers of a target's width.
    """
    if constant.type is not index and isinstance(type, (IntegerType, IndexType, FloatType)):
        check_folded_constant(op, constant, type)


def wrong_constant(made: Operation, type: Type, hook: object) -> FoldError:
    """The error of a materializer whose operation does not give the constant that is asked for."""
    return FoldError(
        f"the hook materialize_constant made a '{made.name}' that does not give a constant of type '{type}'",
        hook,
    )


#: Stands for a place in a parsed text, which takes time to compute and which hooks only pass on.
_SOME_LOCATION = NameLoc.get("the operation that folds")


def _make_constant(value: Attribute, type: Type, op: Operation) -> Operation | None:
    """An operation of the dialect of `op`, at its location, that gives a constant; None if there is none."""
    dialect = loaded_dialect(op.dialect_name)
    hook = None if dialect is None else dialect.materialize_constant
    if hook is None:
        return None
    location = op.stored_location
    if isinstance(location, tuple):
        constant = hook(value, type, _SOME_LOCATION)
        if constant is None:
            return None
        if constant.stored_location is _SOME_LOCATION and not constant.regions:
            constant.location = location
            return constant
    return hook(value, type, op.location)


class ConstantPool:
    """The constants of each isolated region, each once and at the beginning (MLIR: `OperationFolder`)."""

    __slots__ = ("rewriter", "left_blocks", "has_moved", "_known", "_owned", "_places")

    def __init__(self, rewriter: PatternRewriter) -> None:
        self.rewriter = rewriter
        #: Whether a constant has left its block, which may be like another one now.
        self.left_blocks = False
        self.has_moved = False  # any constant, or put another one in its place
        #: By the block at whose beginning they stand: by their dialect, value and type.
        self._known: dict[Block, dict[tuple[str, Attribute, Type], Operation]] = {}
        self._owned: set[Operation] = set()
        #: For a block the one at whose beginning its constants may stand.
        self._places: dict[Block, Block | None] = {}

    def add(self, op: Operation, value: Attribute, dialect: str) -> bool:
        """Keep a constant of a dialect, moved to the beginning of its region; False if it was replaced by an equal one."""
        block = op.parent_block
        assert block is not None and op.single_result is not None
        try:
            entry = self._places[block]
        except KeyError:
            region = insertion_region(block)
            entry = self._places[block] = None if region is None else region.entry_block
        if entry is None:
            return True
        known = self._known.get(entry)
        if known is None:
            known = self._known[entry] = {}
        key = (dialect, value, op.single_result.type)
        first = known.get(key)
        if first is not None:
            self.has_moved = True
            self.rewriter.replace_by_values(op, (first.single_result,))
            self.left_blocks = self.left_blocks or block is not entry
            first.location = UnknownLoc.get()  # as MLIR does: it stands for several now
            return False
        if block is not entry:
            block.remove(op)
            entry.prepend(op)
            self.left_blocks = self.has_moved = True
            op.location = UnknownLoc.get()
        elif op.previous is not None and op.previous not in self._owned:
            self.has_moved = True
            entry.move_to_start(op)
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
