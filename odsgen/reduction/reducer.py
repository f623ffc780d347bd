"""The edits in their order, and the tests of the programs that the search asks for, several at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

from odsgen.reduction.candidates import Candidate, Together
from odsgen.reduction.edits import (
    DropAttribute,
    DropBlockArgument,
    DropOperand,
    DropResult,
    Edit,
    EraseOperation,
    EraseUnused,
    LeaveAtOnce,
    OpenRegion,
    ShrinkSignature,
    TakeEarliest,
    TakeSuccessor,
)
from odsgen.reduction.search import Search
from odsgen.reduction.stand_ins import any_value, earlier_value, zero
from odsgen.reduction.types import NARROWER, NarrowType, ShrinkDimension, ShrinkNumber
from odsgen.runtime import Operation

#: Edits of types, numbers and attributes, which most programs let happen.
_SHRINKING: Sequence[Edit] = (
    *(ShrinkDimension(size, numbers) for size in (1, 2, 4) for numbers in (False, True)),
    *(NarrowType(type) for type in NARROWER),
    *(ShrinkNumber(number) for number in (0, 1, -1, None)),
    DropAttribute(),
)
#: In the order in which they are tried: what takes most away comes first, then what makes all types alike, for which more values
#: can stand in then.
EDITS: Sequence[Edit] = (
    EraseOperation(any_value, share=0.5, is_outermost=True),
    EraseUnused(),
    EraseOperation(any_value, share=0.5),
    OpenRegion(),
    ShrinkSignature(of_arguments=True),
    ShrinkSignature(of_arguments=False),
    Together(_SHRINKING),
    *_SHRINKING,
    EraseOperation(earlier_value),
    EraseOperation(zero),
    TakeSuccessor(0),
    TakeSuccessor(1),
    LeaveAtOnce(),
    DropBlockArgument(),
    DropResult(),
    DropOperand(),
    TakeEarliest(),
)
#: Those of them that take operations away, by the fewest tests.
QUICK_EDITS = EDITS[:4]


#: By so many jobs, nothing is tested of which it is as likely as not that nobody will ask.
_FEW_JOBS = 2
#: So many programs are tested together at first, and at most.
_FIRST_TOGETHER = 4
_MOST_TOGETHER = 16


class Progress(NamedTuple):
    """Report after each step: the number of operations, and how many programs were tested."""

    edit: str
    operations: int
    tested: int


class _Step(NamedTuple):
    """A moment of the search, and the program that is to be tested."""

    search: Search
    candidate: Candidate

    def after(self, is_interesting: bool) -> Search:
        """The next moment by what the test says."""
        if is_interesting:
            return self.search.after_interesting(self.candidate)
        return self.search.after_boring()


class Reducer:
    """Makes a program smaller as long as a test finds it interesting; the same result in every run, by however many jobs.

    What the context of the program does not know stays unknown, whatever else this process has loaded.
    `is_interesting` gets the text of a program that verifies; it is called by several threads where there are several jobs.
    `together` gives the same for several texts, one after the other, where that is cheaper than to ask for each.
    """

    def __init__(
        self,
        is_interesting: Callable[[str], bool],
        *,
        jobs: int = 1,
        together: Callable[[Sequence[str]], Iterable[bool]] | None = None,
        edits: Sequence[Edit] = EDITS,
        told: Callable[[Progress], None] | None = None,
    ) -> None:
        self._is_interesting = is_interesting
        self._jobs = jobs
        self._together = together
        self._edits = edits
        self._told = told
        self._known: dict[str, bool] = {}
        self.tested = 0

    def reduce(self, module: Operation) -> Operation:
        """The smallest interesting program that was found; the given one stays as it is.

        Raises VerifyError if the given one is not valid, and ValueError if it is not interesting itself.
        """
        program = Candidate.of(module)
        if not self._test(program.text):
            raise ValueError("the program is not interesting before anything is taken from it")
        search = Search.of(self._edits, program)
        if self._together is not None:
            return self._by_batches(search, self._together).best.module
        with ThreadPoolExecutor(self._jobs) as pool:
            return self._by_jobs(search, pool).best.module

    def _by_jobs(self, search: Search, pool: ThreadPoolExecutor) -> Search:
        """The end of a search where each job tests a program: the next ones if those before are not interesting."""
        ahead: deque[tuple[_Step, Future[bool]]] = deque()
        while True:
            while len(ahead) < self._jobs:
                if ahead and ahead[-1][0].search.is_open and self._jobs <= _FEW_JOBS:
                    break
                step = self._next(ahead[-1][0].after(False) if ahead else search)
                if step is None:
                    break
                ahead.append((step, pool.submit(self._test, step.candidate.text)))
            if not ahead:
                return search
            step, test = ahead.popleft()
            is_interesting = test.result()
            search = self._went_on(step, is_interesting)
            if is_interesting:
                for _, other in ahead:
                    other.cancel()
                ahead.clear()

    def _by_batches(
        self, search: Search, together: Callable[[Sequence[str]], Iterable[bool]]
    ) -> Search:
        """The end of a search where several programs are tested together: the next ones if none before is interesting."""
        count = _FIRST_TOGETHER
        while True:
            batch: list[_Step] = []
            at = search
            while len(batch) < count and (step := self._next(at)):
                batch.append(step)
                at = step.after(False)
            if not batch:
                return search
            texts = [step.candidate.text for step in batch]
            # after some that are not, the next ones most likely are not either
            count = min(2 * count, _MOST_TOGETHER)
            verdicts = together(texts) if len(texts) > 1 else map(self._is_interesting, texts)
            for step, verdict in zip(batch, verdicts, strict=False):
                self.tested += 1
                self._known[step.candidate.text] = verdict
                search = self._went_on(step, verdict)
                if verdict:
                    count = _FIRST_TOGETHER
                    break

    def _next(self, search: Search) -> _Step | None:
        """The next program to be tested; None if the search is over."""
        while not search.is_over:
            candidate = search.candidate()
            if candidate is search.best:
                search = search.after_nothing()
            elif candidate is None or not self._known.get(candidate.text, True):
                search = search.after_boring()
            else:
                return _Step(search, candidate)
        return None

    def _test(self, text: str) -> bool:
        """Verdict of the test on a program; each text is asked for once."""
        if text not in self._known:
            self.tested += 1
            self._known[text] = self._is_interesting(text)
        return self._known[text]

    def _went_on(self, step: _Step, is_interesting: bool) -> Search:
        """The search after a test, of which is told."""
        if is_interesting and self._told is not None:
            operations = sum(1 for _ in step.candidate.module.walk())
            self._told(Progress(type(step.search.edit).__name__, operations, self.tested))
        return step.after(is_interesting)
