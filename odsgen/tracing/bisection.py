"""The first action after which something is wrong, found by skipping those behind it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from odsgen.rewriting.actions import ActionHandler, tracing
from odsgen.tracing.texts import unit_text

if TYPE_CHECKING:
    from odsgen.rewriting.actions import Action

ResultT = TypeVar("ResultT")


def first_wrong_action(
    run: Callable[[], ResultT], is_right: Callable[[ResultT], bool]
) -> Action | None:
    """The action that makes a result wrong; None if the whole result is right, or wrong without any action.

    `run` transforms a program from the beginning and gives the result; it does the same each time, but for actions that are
    skipped.  Where it or `is_right` raises, as conversions do that lack a pattern, nothing is known of that number of actions:
    the first of a few that only change the program together is given, with the others (`together`), or else the action around
    them all.
    """
    search = _Search(run, is_right)
    if search.is_right_after(None) is not False or search.is_right_after(0) is not True:
        return None
    actions = search.actions
    right, wrong = 0, len(actions)  # so many actions
    while wrong - right > 1:
        for count in _candidates(actions, right, wrong):
            is_right_then = search.is_right_after(count)
            if is_right_then is not None:
                right, wrong = (count, wrong) if is_right_then else (right, count)
                break
        else:
            found = _blamed(actions[right:wrong], search.changing)
            search.show(found, actions.index(found))
            return found
    search.show(actions[right], right)
    return actions[right]


#: What a pattern needs, or it is undone.
_PARTS_OF_PATTERNS = frozenset({"convert-block-signatures"})
_REWRITES = frozenset({"apply-pattern", "fold"})
#: So many patterns and folds are blamed at once.
_MOST_TOGETHER = 3


class _Until(ActionHandler):
    """Skips all actions but the first, and notes which of them change something."""

    KEEPS_ILLEGAL = True

    def __init__(self, count: int | None, is_shown: bool = False) -> None:
        self._count = count
        self._is_shown = is_shown
        self.actions: list[Action] = []
        self.changing: set[Action] = set()
        #: The operation of the first action that is skipped.
        self.shown = ""

    def begin(self, action: Action) -> bool:
        if self._is_shown and len(self.actions) == self._count:
            self.shown = unit_text(action)
        self.actions.append(action)
        if self._count is None or action.tag in _PARTS_OF_PATTERNS:
            return True
        return len(self.actions) <= self._count

    def end(self, action: Action, changed: bool) -> None:
        if changed:
            self.changing.add(action)


class _Search:
    def __init__(self, run: Callable[[], ResultT], is_right: Callable[[ResultT], bool]) -> None:
        self._run: Callable[[], bool] = lambda: is_right(run())
        #: All of the whole run.
        self.actions: list[Action] = []
        self.changing: set[Action] = set()
        self._known: dict[int | None, bool | None] = {}

    def is_right_after(self, count: int | None) -> bool | None:
        """Whether the result of so many actions (None: of all) is right; None where that cannot be told."""
        if count not in self._known:
            handler = _Until(count)
            try:
                with tracing(handler):
                    self._known[count] = self._run()
            except Exception:
                self._known[count] = None
            if count is None:
                self.actions, self.changing = handler.actions, handler.changing
        return self._known[count]

    def show(self, action: Action, count: int) -> None:
        """Keep what the operation of an action is before it, by another run."""
        handler = _Until(count, is_shown=True)
        with suppress(Exception), tracing(handler):
            self._run()
        action.shown = handler.shown


def _candidates(actions: list[Action], right: int, wrong: int) -> list[int]:
    """Numbers of actions in between to look at: half of them, else before and after what is around these."""
    middle = (right + wrong) // 2
    found = [middle]
    around: Action | None = actions[middle]
    first = actions[0].index
    while around is not None:
        begin = around.index - first
        end = next(
            (n for n in range(begin + 1, len(actions)) if actions[n].depth <= around.depth),
            len(actions),
        )
        found += [begin, end]
        around = around.parent
    return [count for count in found if right < count < wrong]


def _blamed(actions: list[Action], changing: set[Action]) -> Action:
    """The first of the patterns and folds among some actions, with the others, if they are few; else what is around all."""
    around = {action.parent for action in actions}
    names: dict[tuple[str, str], Action] = {}
    for action in actions:
        is_needed = action.is_required or action.tag in _PARTS_OF_PATTERNS
        if action in changing and action not in around and not is_needed:
            names.setdefault((action.tag, action.name), action)
    if not 0 < len(names) <= _MOST_TOGETHER or any(tag not in _REWRITES for tag, _ in names):
        return _common(actions)
    first, *others = names.values()
    first.together = tuple(others)
    return first


def _common(actions: list[Action]) -> Action:
    """The innermost action that is or is around all of them."""
    common = actions[0]
    while common.parent is not None and not all(_is_inside(each, common) for each in actions):
        common = common.parent
    return common


def _is_inside(action: Action, other: Action) -> bool:
    while action.depth > other.depth and action.parent is not None:
        action = action.parent
    return action is other
