"""Conversion where somebody traces actions: each pattern and fold is one, and what makes or takes back all changes.

New operations and moves are told with the pattern that makes them; what is replaced or erased, when that is done, in
`commit-conversion`: there each change is an action of its own, `commit-pattern` or `commit-fold`, by the name of the pattern
that wanted it.  Where no pattern makes a result legal, `undo-patterns` takes back what they did.
"""

from __future__ import annotations

from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, Any

from odsgen.conversion.changes import (
    AddedCast,
    EmptiedBlock,
    InsertedOp,
    ModifiedOp,
    MovedBlocks,
    MovedOp,
    ReplacedOp,
    ReplacedValue,
    RetargetedBlock,
)
from odsgen.conversion.driver import Conversion, ConversionError
from odsgen.conversion.legalizer import Legalizer
from odsgen.conversion.log import ChangeLog
from odsgen.runtime.ir.disposal import drop_all_references
from odsgen.runtime.ir.operation import Operation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from odsgen.conversion.changes import Change
    from odsgen.conversion.legalizer import AnyPattern
    from odsgen.conversion.pattern import ConversionPattern
    from odsgen.conversion.target import ConversionTarget
    from odsgen.rewriting.actions import Action, Tracer
    from odsgen.rewriting.folding import FoldRules
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.value import Value


class ObservedConversion(Conversion):
    """A conversion whose steps are actions."""

    __slots__ = ("tracer",)

    log: _ObservedLog

    def __init__(
        self,
        target: ConversionTarget,
        patterns: Iterable[AnyPattern],
        *,
        is_full: bool,
        tracer: Tracer,
    ) -> None:
        patterns = tuple(patterns)
        for handler in tracer.handlers:
            handler.conversion(target, patterns)
        self.target = target
        self.is_full = is_full
        self.tracer = self.listener = tracer
        self.log = log = _ObservedLog(tracer)
        self.legalizer = _ObservedLegalizer(target, patterns, log)

    def run(self, ops: Operation | Sequence[Operation]) -> set[Operation]:
        """As an action; where it is skipped, everything stays as it is."""
        left: set[Operation] = set()
        self.log.root = root = ops if isinstance(ops, Operation) else next(iter(ops), None)

        def convert() -> bool:
            left.update(super(ObservedConversion, self).run(ops))
            return bool(self.log.changes)

        self.tracer.perform("apply-conversion", self.log.root_name, root, convert)
        return left

    def _finish(self) -> None:
        def finish() -> bool:
            super(ObservedConversion, self)._finish()
            return bool(self.log.changes)

        self.log.require("commit-conversion", finish)

    def _may_stay(self, op: Operation) -> bool:
        return self.log.lacks_patterns or super()._may_stay(op)

    def _materialize(self, cast: AddedCast) -> None:
        def materialize() -> bool:
            super(ObservedConversion, self)._materialize(cast)
            return True

        maker = self.log.maker_of_cast.get(cast.op)
        with suppress(ConversionError) if self.log.lacks_patterns else nullcontext():
            self.log.act_for(maker, "materialize-cast", cast.op, materialize)


class _ObservedLog(ChangeLog):
    """Tells of changes that are made, committed and undone."""

    __slots__ = ("tracer", "root", "lacks_patterns", "maker_of_cast", "_makers")

    def __init__(self, tracer: Tracer) -> None:
        super().__init__()
        self.tracer = tracer
        #: The operation that is converted, the first of several.
        self.root: Operation | None = None
        #: Whether operations may stay as patterns are skipped.
        self.lacks_patterns = False
        #: The actions that added casts.
        self.maker_of_cast: dict[Operation, Action | None] = {}
        #: The actions of the changes that have been told.
        self._makers: list[Action | None] = []

    @property
    def root_name(self) -> str:
        """The name of the operation that is converted."""
        return "" if self.root is None else self.root.name

    def require(self, tag: str, change: Callable[..., bool], *arguments: Any) -> None:
        """An action about all that is converted, which cannot be skipped."""
        self.tracer.require(tag, self.root_name, self.root, change, *arguments)

    def tell(self) -> None:
        """Tell of what was done since."""
        maker = self.tracer.current
        new = self.changes[len(self._makers) :]
        self._makers += [maker] * len(new)
        self._tell_of_inserted(op for each in new for op in (*_made(each), *_moved(each)))
        for change in new:
            self._tell_of_modified(change)
            if isinstance(change, AddedCast):
                self.maker_of_cast[change.op] = maker

    def _tell_of_inserted(self, ops: Iterable[Operation]) -> None:
        for op in dict.fromkeys(ops):
            self.tracer.operation_inserted(op)

    def _tell_of_modified(self, change: Change) -> None:
        if isinstance(change, ModifiedOp):
            self.tracer.operation_modified(change.op)
        elif isinstance(change, RetargetedBlock):
            for op in change.users:
                self.tracer.operation_modified(op)

    def undo_to(self, length: int) -> None:
        """As an action, if there is anything to take back."""
        if len(self.changes) > length:
            self.tell()
            self.require("undo-patterns", self._undo_to, length)

    def _undo_to(self, length: int) -> bool:
        while len(self.changes) > length:
            change = self.changes[-1]
            for op in reversed(_made(change)):
                self.tracer.operation_erased(op)
            super().undo_to(len(self.changes) - 1)
            self._tell_of_inserted(_moved(change))
            self._tell_of_modified(change)
        del self._makers[length:]
        return True

    def commit(self) -> None:
        """Let uses be replaced in the order in which patterns wanted it, then erase users before what they use.

        Unlike in a conversion that nobody observes, what will be erased learns of replacements as well: the program computes
        the same, or shows who is wrong, after each change.
        """
        self.tell()
        values = {
            change.op: [value for each in change.op.results for value in self.mapping.last(each)]
            for change in self.changes
            if isinstance(change, ReplacedOp)
        }
        for number, change in enumerate(self.changes):  # a commit may add casts
            replaced = _replaced(change)
            if any(each.has_uses or self.mapping.is_replacement(each) for each in replaced):
                self._commit_as(number, self._replace_uses, change)
        told: set[Operation] = set()
        for number in range(len(self.changes) - 1, -1, -1):
            change = self.changes[number]
            if isinstance(change, ReplacedOp):
                self._commit_as(number, self._erase, change.op, values[change.op], told)

    def _commit_as(self, number: int, commit: Callable[..., bool], *arguments: Any) -> None:
        """Make a change last, by the name of the action that wanted it."""
        change, maker = self.changes[number], self._makers[number]
        op = change.op if isinstance(change, ReplacedOp) else None
        did = "conversion"
        if maker is not None:
            op = op or maker.op
            did = maker.tag.split("-", 1)[-1]
        self.act_for(maker, f"commit-{did}", op, commit, *arguments)

    def act_for(
        self,
        maker: Action | None,
        tag: str,
        op: Operation | None,
        change: Callable[..., bool],
        *arguments: Any,
    ) -> None:
        """An action that cannot be skipped, as it ends another one."""
        name = self.root_name if maker is None else maker.name
        self.tracer.require(tag, name, op, change, *arguments)

    def _replace_uses(self, change: ReplacedOp | ReplacedValue) -> bool:
        users = dict.fromkeys(user for value in _replaced(change) for user in value.users)
        if isinstance(change, ReplacedOp):
            change.replace_uses(self)
        else:
            change.commit(self)
        self.tell()
        for user in users:
            self.tracer.operation_modified(user)
        return bool(users)

    def _erase(self, op: Operation, values: Sequence[Value], told: set[Operation]) -> bool:
        self.tracer.operation_replaced(op, values)
        for inner in reversed(list(op.walk())):
            if inner not in told:
                told.add(inner)
                self.tracer.operation_erased(inner)
        drop_all_references((op,))
        op.remove()
        return True


def _made(change: Change) -> list[Operation]:
    if isinstance(change, InsertedOp):
        return list(change.op.walk())
    return [change.op] if isinstance(change, AddedCast) else []


def _moved(change: Change) -> Iterator[Operation]:
    if isinstance(change, MovedOp):
        yield change.op
    elif isinstance(change, MovedBlocks):
        for block in change.blocks:
            yield from block
    elif isinstance(change, EmptiedBlock):
        op = change.first
        while op is not None:
            following = None if op is change.last else op.next
            yield op
            op = following


def _replaced(change: Change) -> Sequence[Value]:
    if isinstance(change, ReplacedOp):
        return change.op.results
    return (change.value,) if isinstance(change, ReplacedValue) else ()


class _ObservedLegalizer(Legalizer):
    """Applies each pattern and folds each operation in an action."""

    __slots__ = ()

    log: _ObservedLog

    def _act(self, tag: str, name: str, op: Operation, change: Any, *arguments: Any) -> bool:
        self.log.tell()  # what was done between actions

        is_performed = False

        def change_and_tell() -> bool:
            nonlocal is_performed
            is_performed = True
            try:
                return bool(change(*arguments))
            finally:
                self.log.tell()

        changed = self.log.tracer.perform(tag, name, op, change_and_tell)
        if not is_performed and self.log.tracer.keeps_illegal:
            self.log.lacks_patterns = True
        return changed

    def _fold(self, op: Operation, rules: FoldRules) -> bool:
        return self._act("fold", op.name, op, super()._fold, op, rules)

    def _use_counterpart(
        self, pattern: ConversionPattern[Any], counterparts: object, op: Operation
    ) -> bool:
        return False  # the pattern does the same

    def _rewrite(self, pattern: AnyPattern, op: Operation) -> bool:
        return self._act("apply-pattern", pattern.name, op, super()._rewrite, pattern, op)

    def _legalize_blocks(
        self, op: Operation, blocks: Iterable[Block], made: Iterable[Operation]
    ) -> bool:
        tag, legalize = "convert-block-signatures", super()._legalize_blocks
        return self._act(tag, op.name, op, legalize, op, blocks, made)
