"""The search: edits are tried on ever smaller parts of a program, until none is left that keeps it interesting."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import NamedTuple

from odsgen.reduction.edits import (
    DropAttribute,
    DropBlockArgument,
    DropOperand,
    DropResult,
    Edit,
    EraseOperation,
    LeaveAtOnce,
    OpenRegion,
    ShrinkSignature,
    TakeEarliest,
    TakeSuccessor,
)
from odsgen.reduction.stand_ins import any_value, earlier_value, zero
from odsgen.reduction.types import (
    NARROWER,
    NarrowType,
    ShrinkDimension,
    ShrinkNumber,
    size_of_numbers,
    size_of_types,
)
from odsgen.runtime import ConstantLike, DiagnosticError, Operation, Value, print_ir
from odsgen.runtime.registry.context import context_of

#: In the order in which they are tried: what takes most away comes first, then what makes all types alike, for which more values
#: can stand in then.
EDITS: Sequence[Edit] = (
    EraseOperation(any_value, is_outermost=True),
    EraseOperation(any_value),
    OpenRegion(),
    ShrinkSignature(),
    *(ShrinkDimension(size, numbers) for size in (1, 2, 4) for numbers in (False, True)),
    *(NarrowType(type) for type in NARROWER),
    *(ShrinkNumber(number) for number in (0, 1, -1, None)),
    DropAttribute(),
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
QUICK_EDITS = EDITS[:3]


#: So many programs are tested together at first, and at most.
_FIRST_TOGETHER = 4
_MOST_TOGETHER = 16


class Progress(NamedTuple):
    """Report after each step: the number of operations, and how many programs were tested."""

    edit: str
    operations: int
    tested: int


class _Candidate(NamedTuple):
    module: Operation
    text: str
    measure: tuple[int, ...]
    #: The number of the part in which the last edit was made.
    part: int


class _Part(NamedTuple):
    """Some of the places of an edit, which follow each other."""

    start: int
    size: int
    is_first: bool = False

    def halves(self) -> Sequence[_Part]:
        """The first half, and the second one."""
        first = self.size // 2
        return _Part(self.start, first, True), _Part(self.start + first, self.size - first)

    def moved(self, shift: int) -> _Part:
        """The same part where the number of places before it has changed."""
        return self._replace(start=max(0, self.start + shift))


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
        self._boring: set[str] = set()
        self.tested = 0

    def reduce(self, module: Operation) -> Operation:
        """The smallest interesting program that was found; the given one stays as it is.

        Raises VerifyError if the given one is not valid, and ValueError if it is not interesting itself.
        """
        module.verify()
        text = print_ir(module)
        self.tested += 1
        if not self._is_interesting(text):
            raise ValueError("the program is not interesting before anything is taken from it")
        best = _Candidate(module, text, measure(module, text), 0)
        with ThreadPoolExecutor(self._jobs) as pool:
            while True:
                before = best
                for edit in self._edits:
                    best = self._reduce_by(edit, best, pool)
                if best is before:
                    return best.module

    def _reduce_by(self, edit: Edit, best: _Candidate, pool: ThreadPoolExecutor) -> _Candidate:
        """The smallest program that one edit leads to: at all places, at halves of them, and so on down to single ones."""
        parts = [_Part(0, len(edit.places(best.module)))]
        found = self._first_interesting(edit, best, parts, pool)
        if found is not None:
            best, parts = found, [_Part(0, len(edit.places(found.module)))]
        while parts := [part for part in parts if part.size > 1]:
            best, parts = self._reduce_halves(edit, best, parts, pool)
        return best

    def _reduce_halves(
        self, edit: Edit, best: _Candidate, parts: Sequence[_Part], pool: ThreadPoolExecutor
    ) -> tuple[_Candidate, list[_Part]]:
        """The smallest program by the edit at halves of parts, in their order, and the halves that must stay.

        Of a part that must stay, the second half must stay if the first one need not: it is not tested as a whole.
        """
        halves = [half for part in parts for half in part.halves()]
        staying: list[_Part] = []
        while halves:
            found = self._first_interesting(edit, best, halves, pool)
            tried = len(halves) if found is None else found.part
            staying += halves[:tried]
            if found is None:
                break
            shift = len(edit.places(found.module)) - len(edit.places(best.module))
            is_first = halves[tried].is_first
            halves = [part.moved(shift) for part in halves[tried + 1 :]]
            best = found
            if is_first:
                staying.append(halves.pop(0))
        return best, staying

    def _first_interesting(
        self, edit: Edit, best: _Candidate, parts: Sequence[_Part], pool: ThreadPoolExecutor
    ) -> _Candidate | None:
        """The first program, of those with the edit made in one part, that is interesting."""
        candidates = self._candidates(edit, best, parts)
        count = self._jobs if self._together is None else _FIRST_TOGETHER
        while batch := list(islice(candidates, count)):
            texts = [each.text for each in batch]
            if self._together is None or len(batch) == 1:
                verdicts = iter(pool.map(self._is_interesting, texts))
            else:
                verdicts = iter(self._together(texts))
            for candidate, is_interesting in zip(batch, verdicts, strict=False):
                self.tested += 1
                if is_interesting:
                    self._tell(edit, candidate)
                    return candidate
                self._boring.add(candidate.text)
            if (
                self._together is not None
            ):  # after some that are not, the next ones most likely are not either
                count = min(2 * count, _MOST_TOGETHER)
        return None

    def _candidates(
        self, edit: Edit, best: _Candidate, parts: Sequence[_Part]
    ) -> Iterator[_Candidate]:
        """Valid smaller programs that were not tested yet, one for each part of the places that has one."""
        for number, part in enumerate(parts):
            module = _copied(best.module)
            places = edit.places(module)[part.start : part.start + part.size]
            try:
                made = [edit.make(place) for place in reversed(places)]
                if not any(made):
                    continue
                module.verify()
                text = print_ir(module)
            except (DiagnosticError, ValueError, TypeError):
                continue  # what an edit leaves need be no program of the dialect
            found = measure(module, text)
            if found < best.measure and text not in self._boring:
                yield _Candidate(module, text, found, number)

    def _tell(self, edit: Edit, found: _Candidate) -> None:
        if self._told is not None:
            operations = sum(1 for _ in found.module.walk())
            self._told(Progress(type(edit).__name__, operations, self.tested))


def _copied(module: Operation) -> Operation:
    """A copy that belongs to the same context, whose dialects say what verifies."""
    copy = module.clone()
    context = context_of(module)
    if context is not None:
        copy.parse_context = context
    return copy


def measure(module: Operation, text: str) -> tuple[int, ...]:
    """How large a program is; each edit that is kept makes it smaller, so that the search ends."""
    operations = blocks = attributes = reach = 0
    order: dict[Value, int] = {}
    for op in module.walk():
        operations += 1 if op.has_trait(ConstantLike) else 2
        attributes += len(op.attributes) + len(op.properties)
        reach += sum(order.get(operand, 0) for operand in op.operands)
        for result in op.results:
            order[result] = len(order)
        for region in op.regions:
            for block in region.blocks:
                blocks += 2
                operations += 2 * len(block.arguments)
                for argument in block.arguments:
                    order[argument] = len(order)
    sizes = size_of_types(module), size_of_numbers(module)
    return operations, blocks, attributes, reach, *sizes, len(text)
