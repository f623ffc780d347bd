"""Actions: the steps in which programs change, and who is told of them (MLIR: Action Tracing and Debugging).

Nothing here runs unless somebody traces: what changes programs asks for the tracer when it begins, and then does its work in
a subclass that tells (`ObservedDriver`, `ObservedLegalizer` …).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import count
from typing import TYPE_CHECKING, Any

from odsgen.rewriting.rewriter import RewriteListener

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


class Action:
    """A step in which a program may change.

    Tags that MLIR has: `pass-execution`, `GreedyPatternRewriteIteration`, `apply-pattern`, `apply-conversion`.  Others of
    ours: `fold`, `erase-dead`, `cse`, `merge-constants`, `erase-unreachable-blocks`, `erase-dead-values`, `merge-blocks`,
    `drop-same-arguments`, `rewrite-operations`, `eliminate-common-subexpressions`, `convert-block-signatures`,
    `commit-conversion` with `commit-pattern`, `commit-fold`, `commit-block-signatures`, `materialize-cast`, `undo-patterns`.
    """

    __slots__ = (
        "tag",
        "name",
        "op",
        "index",
        "parent",
        "depth",
        "is_skipped",
        "is_required",
        "has_failed",
        "run",
        "shown",
        "together",
    )

    def __init__(
        self, tag: str, name: str, op: Operation | None, index: int, parent: Action | None
    ) -> None:
        self.tag = tag
        #: The argument of a pass, the name of a pattern, the number of an iteration, else the name of the operation.
        self.name = name
        #: What it is about; it may be erased when the action ends.
        self.op = op
        #: Its number among all actions since tracing began, skipped ones too, from 0.
        self.index = index
        #: The action around it.
        self.parent = parent
        self.depth: int = 0 if parent is None else parent.depth + 1
        #: Whether a handler said that it should not happen.
        self.is_skipped = False
        #: Whether it happens whatever handlers say: it ends what was begun before.
        self.is_required = False
        #: Whether it ended by an exception.
        self.has_failed = False
        #: The pass of a `pass-execution`.
        self.run: Any = None
        #: The operation as text, before the action, where `first_wrong_action` found it.
        self.shown = ""
        #: Others that are not told apart from it, where `first_wrong_action` found it.
        self.together: tuple[Action, ...] = ()

    def enclosing(self, tag: str) -> Action | None:
        """The nearest action of a tag, this one or one around it."""
        action: Action | None = self
        while action is not None and action.tag != tag:
            action = action.parent
        return action

    def __repr__(self) -> str:
        return f"<action {self.index}: {self.tag} {self.name}>"


class ActionHandler(RewriteListener):
    """Told of each action; what it is told as a listener in between is the action's.

    The innermost action that has begun and not ended is the one that changes something.
    """

    #: Whether a conversion in which patterns are skipped leaves what it cannot convert without them, instead of failing.
    KEEPS_ILLEGAL = False

    def begin(self, action: Action) -> bool:
        """An action is about to happen; False: it should not.  Those asked before may have said so (`is_skipped`)."""
        return True

    def end(self, action: Action, changed: bool) -> None:
        """The action has ended, also if it was skipped or failed; `changed`: whether it says that it changed something."""

    def conversion(self, target: Any, patterns: Sequence[Any]) -> None:
        """A dialect conversion to a `ConversionTarget` is about to begin, with these patterns."""

    def greedy_rewriting(self, patterns: Sequence[Any]) -> None:
        """The greedy driver is about to apply these patterns, or only to fold."""

    def tracer(self) -> Tracer:
        """The tracer where this is the only handler."""
        return Tracer((self,))


class Listeners(RewriteListener):
    """Tells several listeners."""

    def __init__(self, listeners: Sequence[RewriteListener]) -> None:
        self._listeners = tuple(listeners)

    def operation_inserted(self, op: Operation) -> None:
        """Tell each."""
        for listener in self._listeners:
            listener.operation_inserted(op)

    def operation_modified(self, op: Operation) -> None:
        """Tell each."""
        for listener in self._listeners:
            listener.operation_modified(op)

    def operation_replaced(self, op: Operation, values: Sequence[Value]) -> None:
        """Tell each."""
        for listener in self._listeners:
            listener.operation_replaced(op, values)

    def operation_erased(self, op: Operation) -> None:
        """Tell each."""
        for listener in self._listeners:
            listener.operation_erased(op)

    def match_failed(self, op: Operation, reason: str) -> None:
        """Tell each."""
        for listener in self._listeners:
            listener.match_failed(op, reason)


class Tracer(Listeners):
    """Performs actions and tells the handlers of them."""

    #: Whether nobody skips what `attempt` does or wants to know where it changes nothing: a fold may be computed before.
    IS_QUIET = False

    def __init__(self, handlers: Sequence[ActionHandler], outer: Tracer | None = None) -> None:
        self.handlers: tuple[ActionHandler, ...] = (*(outer.handlers if outer else ()), *handlers)
        super().__init__(self.handlers)
        #: Whom to tell of changes.
        self.listener: RewriteListener = self.handlers[0] if len(self.handlers) == 1 else self
        self.keeps_illegal = any(handler.KEEPS_ILLEGAL for handler in self.handlers)
        self._numbers: Iterator[int] = outer._numbers if outer else count()
        #: The innermost action that has begun and not ended.
        self.current: Action | None = outer.current if outer else None

    def perform(
        self,
        tag: str,
        name: str,
        op: Operation | None,
        change: Callable[..., bool],
        *arguments: Any,
    ) -> bool:
        """Call a function, which says whether it changed something, as an action; False if it is skipped."""
        return self._perform(
            Action(tag, name, op, next(self._numbers), self.current), change, arguments
        )

    def attempt(
        self,
        tag: str,
        name: str,
        op: Operation,
        change: Callable[..., bool],
        *arguments: Any,
    ) -> bool:
        """The same of one operation that may be folded, rewritten or erased, of which there are very many."""
        return self._perform(
            Action(tag, name, op, next(self._numbers), self.current), change, arguments
        )

    def require(
        self,
        tag: str,
        name: str,
        op: Operation | None,
        change: Callable[..., bool],
        *arguments: Any,
    ) -> bool:
        """The same of an action that cannot be skipped, as it ends what was begun before."""
        action = Action(tag, name, op, next(self._numbers), self.current)
        action.is_required = True
        return self._perform(action, change, arguments)

    def _perform(
        self, action: Action, change: Callable[..., bool], arguments: tuple[Any, ...]
    ) -> bool:
        self.current = action
        changed = False
        begun: list[ActionHandler] = []
        try:
            for handler in self.handlers:
                if not handler.begin(action) and not action.is_required:
                    action.is_skipped = True
                begun.insert(0, handler)
            if not action.is_skipped:
                changed = change(*arguments)
        except BaseException:
            action.has_failed = changed = True
            raise
        finally:
            try:
                self._end(action, changed, begun)
            finally:
                self.current = action.parent
        return changed

    def _end(self, action: Action, changed: bool, begun: Sequence[ActionHandler]) -> None:
        """Tell each handler, also where one before it raises."""
        found: BaseException | None = None
        for handler in begun:
            try:
                handler.end(action, changed)
            except BaseException as error:
                found = found or error
                action.has_failed = True
        if found is not None:
            raise found


_TRACER: ContextVar[Tracer | None] = ContextVar("tracer", default=None)


def active_tracer() -> Tracer | None:
    """The tracer of whoever traces around here, if anybody does."""
    return _TRACER.get()


@contextmanager
def tracing(*handlers: ActionHandler) -> Iterator[Tracer]:
    """Within, handlers are told of every action, those of a `with` around it before the new ones.

    >>> with tracing(ActionLog(sys.stderr.write)):
    ...     PassManager.parse("builtin.module(canonicalize)").run(module)
    """
    outer = _TRACER.get()
    is_alone = outer is None and len(handlers) == 1
    tracer = handlers[0].tracer() if is_alone else Tracer(handlers, outer)
    token = _TRACER.set(tracer)
    try:
        yield tracer
    finally:
        _TRACER.reset(token)
