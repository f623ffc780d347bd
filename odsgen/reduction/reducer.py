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
from odsgen.reduction.stand_ins import earlier_value, operand_of_type, zero
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

#: In the order in which they are tried: what takes most away comes first.
EDITS: Sequence[Edit] = (
    EraseOperation(operand_of_type),
    EraseOperation(earlier_value),
    EraseOperation(zero),
    TakeSuccessor(0),
    TakeSuccessor(1),
    LeaveAtOnce(),
    OpenRegion(),
    ShrinkSignature(),
    DropBlockArgument(),
    DropResult(),
    DropOperand(),
    TakeEarliest(),
    DropAttribute(),
    *(ShrinkDimension(size, numbers) for size in (1, 2, 4) for numbers in (False, True)),
    *(NarrowType(type) for type in NARROWER),
    *(ShrinkNumber(number) for number in (0, 1, -1, None)),
)


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
    #: The number of the first place of the edit that it does not contain.
    end: int


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
        told: Callable[[Progress], None] | None = None,
    ) -> None:
        self._is_interesting = is_interesting
        self._jobs = jobs
        self._together = together
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
                for edit in EDITS:
                    best = self._reduce_by(edit, best, pool)
                if best is before:
                    return best.module

    def _reduce_by(self, edit: Edit, best: _Candidate, pool: ThreadPoolExecutor) -> _Candidate:
        """The smallest program that one edit leads to: at all places, at halves of them, and so on down to single ones."""
        count = len(edit.places(best.module))
        size = count
        while size > 0:
            start = 0
            while start < count:
                found = self._first_interesting(edit, best, range(start, count, size), size, pool)
                if found is None:
                    break
                best, start = found, found.end
                if self._told is not None:
                    name = type(edit).__name__
                    self._told(Progress(name, sum(1 for _ in best.module.walk()), self.tested))
                count = len(edit.places(best.module))
            size = min(size, count) if size > count else size // 2
        return best

    def _first_interesting(
        self,
        edit: Edit,
        best: _Candidate,
        starts: range,
        size: int,
        pool: ThreadPoolExecutor,
    ) -> _Candidate | None:
        """The first program, of those with one part changed, that is interesting."""
        candidates = self._candidates(edit, best, starts, size)
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
                    return candidate
                self._boring.add(candidate.text)
            if (
                self._together is not None
            ):  # after some that are not, the next ones most likely are not either
                count = min(2 * count, _MOST_TOGETHER)
        return None

    def _candidates(
        self, edit: Edit, best: _Candidate, starts: range, size: int
    ) -> Iterator[_Candidate]:
        """Valid smaller programs that were not tested yet, one for each part of the places that has one."""
        for start in starts:
            module = _copied(best.module)
            places = edit.places(module)[start : start + size]
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
                yield _Candidate(module, text, found, start + size - sum(made))


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
