"""Checks after each action (MLIR: `MLIR_ENABLE_EXPENSIVE_PATTERN_API_CHECKS`).

What changed must verify, uses must agree in both directions, all changes must have been told, analyses that a pass preserves
must be as if they were made anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NoReturn

from odsgen.rewriting.actions import ActionHandler
from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.diagnostics import Diagnostic, Severity, VerifyError
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.dominance import DominanceInfo
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.traits import IsTerminator
from odsgen.tracing.analysis_checks import stale_analyses
from odsgen.tracing.texts import operation_text

if TYPE_CHECKING:

    from odsgen.rewriting.actions import Action
    from odsgen.runtime.ir.value import Value

#: The actions in which every change is told; between them, passes change what they like.
_TOLD_IN_FULL = frozenset(
    {
        "GreedyPatternRewriteIteration",
        "rewrite-operations",
        "apply-conversion",
        "eliminate-common-subexpressions",
    }
)
#: Actions that change only what they tell of and leave a program that verifies.
_LEAVES = frozenset({"apply-pattern", "fold", "erase-dead", "cse", "merge-constants"})


class ExpensiveCheckError(VerifyError):
    """A pattern, fold or pass left a program that is wrong, or did not say what it changed."""


class Fingerprint:
    """Operands, place and contents of an operation, to be compared later."""

    __slots__ = ("parts",)

    #: What the parts are called.
    NAMES = ("block", "operands", "successors", "properties", "attributes")

    def __init__(self, op: Operation) -> None:
        self.parts = (
            op.parent_block,
            op.operands,
            op.successors,
            dict(op.stored_properties),
            {k: v for k, v in op.stored_attributes.items() if "memoized" not in k},
        )

    def difference(self, other: Fingerprint) -> str | None:
        """The first part that is another one, with what it was and is; None where all are the same."""
        for name, old, new in zip(self.NAMES, self.parts, other.parts, strict=True):
            if old != new:
                if name == "block":
                    return "it stands in another block"
                return f"its {name} were {_shown(old)} and are {_shown(new)}"
        return None


class _Frame:
    """An action that has not ended, and what was told in it."""

    __slots__ = ("action", "inserted", "modified", "erased", "before", "was_valid")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.inserted: dict[Operation, None] = {}
        self.modified: dict[Operation, None] = {}
        #: With what was around each.
        self.erased: dict[Operation, Operation | None] = {}
        #: By operation as it was; of actions in which every change is told, and of passes.
        self.before: dict[Operation, Fingerprint] | None = None
        #: Whether it verified before; a program need not, between passes.
        self.was_valid = False

    @property
    def has_changes(self) -> bool:
        return bool(self.inserted or self.modified or self.erased)

    def is_told(self, op: Operation) -> bool:
        return op in self.inserted or op in self.modified or op in self.erased


class ExpensiveChecks(ActionHandler):
    """Raises ExpensiveCheckError for the first action that is wrong."""

    def __init__(self) -> None:
        self._frames: list[_Frame] = []

    # --- what is told ---------------------------------------------------------------------------------------------------

    def operation_inserted(self, op: Operation) -> None:
        """Look at it when the action ends."""
        if self._frames:
            self._frames[-1].inserted[op] = None

    def operation_modified(self, op: Operation) -> None:
        """Look at it when the action ends."""
        if self._frames:
            self._frames[-1].modified[op] = None

    def operation_erased(self, op: Operation) -> None:
        """It must be away when the action ends."""
        if self._frames:
            self._frames[-1].erased[op] = op.parent_op

    # --- actions --------------------------------------------------------------------------------------------------------

    def begin(self, action: Action) -> bool:
        """Remember the program where all changes are told from now on, or none may be made."""
        if self._frames and action.op is not None and action.tag in _LEAVES:
            _check_uses(self._frames[-1].action, action.op)  # it is not this action that is wrong
        frame = _Frame(action)
        if action.op is not None and action.tag in _TOLD_IN_FULL | {"pass-execution"}:
            frame.before = {op: Fingerprint(op) for op in action.op.walk()}
            frame.was_valid = action.tag != "apply-conversion" and _is_valid(action.op)
        self._frames.append(frame)
        return True

    def end(self, action: Action, changed: bool) -> None:
        """Check what the action changed."""
        frame = self._frames.pop()
        outer = self._frames[-1] if self._frames else None
        if not action.is_skipped and not action.has_failed:
            if action.tag == "pass-execution":
                self._check_pass(frame)
            elif action.tag in _TOLD_IN_FULL:
                self._sweep(frame)
            elif action.tag in _LEAVES:
                self._check_leaf(frame, changed)
        if outer is not None:
            outer.inserted.update(frame.inserted)
            outer.modified.update(frame.modified)
            outer.erased.update(frame.erased)

    def _check_leaf(self, frame: _Frame, changed: bool) -> None:
        action = frame.action
        is_converted = action.enclosing("apply-conversion") is not None
        around = next((f for f in reversed(self._frames) if f.before is not None), None)
        is_checked = around is not None and around.was_valid
        # Of a pass that changes the program itself as well, nobody knows how it was before.
        if around is not None and around.action.tag in _TOLD_IN_FULL:
            self._check_told(frame, around)
        if not is_converted and action.tag == "apply-pattern" and changed is not frame.has_changes:
            problem = (
                "returned True and changed nothing: expected `return False`"
                if changed
                else "changed the program and returned False: expected `return True`"
            )
            _refuse(action, action.op, problem)
        if action.op is not None and self._is_there(action.op):
            _check_uses(action, action.op)
        for op in frame.erased:
            if op not in frame.inserted and self._is_there(op):
                _refuse(action, op, f"told that '{op.name}' is erased, but it is still there")
        dominance = DominanceInfo()
        for op, parent in frame.erased.items():
            if is_checked and parent and op.has_trait(IsTerminator) and self._is_there(parent):
                _verify(action, parent)
        for op in filter(self._is_there, _touched(frame)):
            _check_uses(action, op)
            if is_checked:
                _check_dominance(action, op, dominance)
                _verify(action, op)

    def _is_there(self, op: Operation) -> bool:
        """Whether an operation is in the program."""
        outermost = next((f.action.op for f in self._frames if f.action.op is not None), op)
        return _top(op) is _top(outermost)

    def _check_told(self, frame: _Frame, around: _Frame) -> None:
        """Compare what is within reach of a pattern and was not told; remember what was."""
        known = around.before
        assert known is not None
        frames = [frame, *self._frames]
        for op in _within_reach(frame):
            if any(f.is_told(op) for f in frames):
                continue
            before = known.get(op)
            if before is not None:
                _compare(frame.action, op, before)
            elif any(each is around.action.op for each in _ancestors(op)) and not any(
                each in f.inserted for f in frames for each in _ancestors(op)
            ):
                _refuse_insertion(frame.action, op)
        for op in frame.erased:
            known.pop(op, None)
        for op in (*frame.inserted, *frame.modified):
            if self._is_there(op):
                known.update(
                    (inner, Fingerprint(inner)) for inner in op.walk() if inner not in known
                )
                known[op] = Fingerprint(op)

    def _sweep(self, frame: _Frame) -> None:
        """Compare all operations with what they were or when they were last told of."""
        action, known = frame.action, frame.before
        assert known is not None and action.op is not None
        now = dict.fromkeys(action.op.walk())
        for op in now:
            if op in known:
                if not frame.is_told(op):
                    _compare(action, op, known[op])
            elif op not in frame.inserted and op.parent_op not in frame.inserted:
                _refuse_insertion(action, op)
            _check_uses(action, op)
        for op in known:
            if op not in now and op not in frame.erased and not self._is_there(op):
                _refuse(
                    action,
                    None,
                    f"'{op.name}' was taken away without telling: expected `rewriter.erase_op`",
                )
        if frame.was_valid:
            _verify(action, action.op)

    def _check_pass(self, frame: _Frame) -> None:
        action, run = frame.action, frame.action.run
        if run is None or run.failed or action.op is None:
            return
        if run.preserved.is_all and frame.before is not None:
            now = list(action.op.walk())
            for op in now:
                before = frame.before.get(op)
                if before is None:
                    _refuse(action, op, f"says that it changed nothing, but inserted '{op.name}'")
                difference = before.difference(Fingerprint(op))
                if difference is not None:
                    _refuse(
                        action, op, f"says that it changed nothing, but of '{op.name}' {difference}"
                    )
            if now != list(frame.before):
                _refuse(
                    action,
                    action.op,
                    "says that it changed nothing, but moved or erased operations",
                )
        for op, analysis in stale_analyses(run.analyses, run.preserved):
            _refuse(
                action,
                op,
                f"says that the analysis {analysis.__name__} of '{op.name}' holds as before, but made anew "
                "it is another one: expected no `mark_analyses_preserved` for it",
            )
        for op in action.op.walk():
            _check_uses(action, op)


def _touched(frame: _Frame) -> list[Operation]:
    """The operations in the program that were told of, those that use their results, and what defines their operands."""
    found: dict[Operation, None] = {}
    for op in (*frame.inserted, *frame.modified):
        found[op] = None
        found.update(dict.fromkeys(op.users))
        found.update(dict.fromkeys(_definitions(op)))
    return list(found)


def _within_reach(frame: _Frame) -> dict[Operation, None]:
    """The operation of an action and those told of, each with what is around, before and behind it."""
    found: dict[Operation, None] = {}
    op = frame.action.op
    for each in (*(() if op is None else (op,)), *frame.inserted, *frame.modified):
        near = (each, each.parent_op, each.previous, each.next, *_definitions(each), *each.users)
        found.update(dict.fromkeys(op for op in near if op is not None))
    return found


def _ancestors(op: Operation) -> Iterator[Operation]:
    """The operations around an operation, from the inside."""
    while (parent := op.parent_op) is not None:
        yield parent
        op = parent


def _top(op: Operation) -> Operation:
    for each in _ancestors(op):
        op = each
    return op


def _is_valid(op: Operation) -> bool:
    try:
        op.verify()
    except VerifyError:
        return False
    return True


def _definitions(op: Operation) -> Iterator[Operation]:
    for operand in op.operands:
        definition = operand.defining_op
        if definition is not None:
            yield definition


# --- the checks ---------------------------------------------------------------------------------------------------------


def _compare(action: Action, op: Operation, before: Fingerprint) -> None:
    difference = before.difference(Fingerprint(op))
    if difference is not None:
        _refuse(
            action,
            op,
            f"changed '{op.name}' without telling: {difference}; expected a call of the rewriter, or "
            "`with rewriter.modifying(op)` around the change",
        )


def _check_uses(action: Action, op: Operation) -> None:
    """The operation is among the users of its operands, and its users have its results."""
    for number, operand in enumerate(op.operands):
        if op not in operand.users:
            _refuse(action, op, f"operand {number} of '{op.name}' does not have it among its users")
        is_once = op.operands.count(operand) == 1
        if operand.user_count == 1 and operand.has_one_use is not is_once:
            count = "several uses" if is_once else "one use"
            _refuse(
                action, op, f"operand {number} of '{op.name}' counts {count} where there is not"
            )
    for number, result in enumerate(op.results):
        for user in result.users:
            if result not in user.operands:
                _refuse(
                    action,
                    op,
                    f"result {number} of '{op.name}' has '{user.name}' among its users, whose operands do "
                    "not have it",
                )


def _check_dominance(action: Action, op: Operation, dominance: DominanceInfo) -> None:
    for number, operand in enumerate(op.operands):
        owner = operand.owner
        if isinstance(owner, Operation) and owner.parent_block is None:
            _refuse(
                action,
                op,
                f"operand {number} of '{op.name}' is a result of '{owner.name}', which is in no block",
            )
        if not dominance.value_dominates(operand, op):
            _refuse(
                action,
                op,
                f"operand {number} of '{op.name}' does not dominate it: {_shown((operand,))}",
            )


def _verify(action: Action, op: Operation) -> None:
    """Verify an operation, with what is around a terminator."""
    parent = op.parent_op
    if parent is not None and op.has_trait(IsTerminator):
        op = parent
    try:
        op.verify()
    except VerifyError as error:
        first, *others = error.diagnostics
        message = f"{by(action)} left what does not verify: {first.message}"
        raise ExpensiveCheckError(
            [
                Diagnostic(Severity.ERROR, first.location, message, operation=first.operation),
                *others,
            ]
        ) from None


def _refuse_insertion(action: Action, op: Operation) -> NoReturn:
    _refuse(
        action,
        op,
        f"inserted '{op.name}' without telling: expected an insertion by the rewriter",
    )


def _refuse(action: Action, op: Operation | None, problem: str) -> NoReturn:
    op = op if op is not None and op.parent_block is not None else action.op
    message = f"{by(action)} {problem}"
    location = UnknownLoc.get() if op is None else op.location
    raise ExpensiveCheckError([Diagnostic(Severity.ERROR, location, message, operation=op)])


def by(action: Action) -> str:
    """Who did it, in words."""
    match action.tag:
        case "pass-execution":
            return f"the pass '{action.name}'"
        case "apply-pattern":
            on = "" if action.op is None else f" on '{action.op.name}'"
            return f"the pattern '{action.name}'{on}"
        case "fold":
            return f"the fold of '{action.name}'"
        case "GreedyPatternRewriteIteration":
            return f"a pattern or fold in iteration {action.name}:"
    return f"{action.tag} of '{action.name}':"


def _shown(part: Any) -> str:
    if isinstance(part, dict):
        return "{" + ", ".join(f"{key} = {value}" for key, value in part.items()) + "}"
    return "(" + ", ".join(map(_shown_value, part)) + ")"


def _shown_value(value: Value | Block) -> str:
    if isinstance(value, Block):
        return "a block"
    op = value.defining_op
    if op is None:
        return f"a block argument of type '{value.type}'"
    return f"a result of '{op.name}'" if op.parent_block is None else operation_text(op)
