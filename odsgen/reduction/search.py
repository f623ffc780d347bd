"""Where the search for a smaller program stands: which places of which edit are tried next.

Each edit goes through its places from the first to the last.  It is tried on a run of them; where the program is not interesting
any more, a place in the run must stay, and halves of it lead to the first of them.  The run after that is as long as those before
were on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from odsgen.reduction.candidates import Candidate
from odsgen.reduction.edits import Edit


class Search(NamedTuple):
    """A moment of the search, which does not change; `after` gives the next one by what a test says."""

    edits: Sequence[Edit]
    #: The smallest interesting program that was found, and the one at the beginning of the round through all edits.
    best: Candidate
    before: Candidate
    is_first_round: bool = True
    edit_number: int = 0
    #: So many places the edit has in the best program; those from `start` on, `size` of them, are tried next.
    total: int = 0
    start: int = 0
    size: int = 0
    #: So many places from `start` on include one that must stay, if that is known.
    suspects: int = 0
    #: How many places went since the last one that must stay, and before it on average, the nearer ones above all.
    gone: int = 0
    average: float = 0

    @classmethod
    def of(cls, edits: Sequence[Edit], program: Candidate) -> Search:
        """The beginning of the search for a program that is smaller than an interesting one."""
        return cls(edits, program, program)._at_edit(0)

    @property
    def edit(self) -> Edit:
        """The edit that is tried."""
        return self.edits[self.edit_number]

    @property
    def is_over(self) -> bool:
        """Whether no edit makes the program smaller."""
        return self.edit_number == len(self.edits)

    @property
    def is_open(self) -> bool:
        """Whether the test may say the one as well as the other; it seldom finds what is tried besides interesting."""
        return self.suspects > 0 or (self.is_first_round and 0 < self.edit.share < 1)

    def candidate(self) -> Candidate | None:
        """The program to be tested, the best one where there is nothing to edit; None where the edit cannot be made."""
        return self.best.edited(self.edit, self.start, self.size)

    def after_interesting(self, found: Candidate) -> Search:
        """The search from the candidate on, which was interesting."""
        total = len(self.edit.places(found.module))
        vanished = self.total - total
        start = self.start + max(0, self.size - vanished)
        went = self._replace(best=found, total=total, start=start, gone=self.gone + self.size)
        if not self.suspects:
            return went._at_run(2 * self.size)
        return went._among(min(self.suspects - self.size, total - start))

    def after_boring(self) -> Search:
        """The search where the candidate was not interesting."""
        return self._among(self.size)

    def after_nothing(self) -> Search:
        """The search where there was nothing to edit."""
        went = self._replace(start=self.start + self.size)
        if not self.suspects:
            return went._at_run(2 * self.size)
        return went._among(self.suspects - self.size)

    def _among(self, suspects: int) -> Search:
        """One of so many next places must stay."""
        if suspects > 1:
            return self._replace(suspects=suspects, size=suspects // 2)
        average = (self.average + self.gone) / 2
        found = self._replace(
            start=self.start + max(suspects, 0), suspects=0, gone=0, average=average
        )
        return found._at_run(round(average))

    def _at_run(self, size: int) -> Search:
        """A run of so many places is tried next, as far as there are any, else the next edit."""
        rest = self.total - self.start
        if rest <= 0:
            return self._at_edit(self.edit_number + 1)
        size = max(min(size, rest), 1)
        return self._replace(size=size)

    def _at_edit(self, number: int) -> Search:
        """The first places of an edit, or of the first one again if the program is smaller than at the beginning of the round."""
        found = self
        if number == len(self.edits) and self.best is not self.before:
            number, found = 0, self._replace(before=self.best, is_first_round=False)
        found = found._replace(edit_number=number, start=0, suspects=0, gone=0)
        if found.is_over:
            return found
        total = len(found.edit.places(found.best.module))
        share = found.edit.share if found.is_first_round else 0
        first = total * share
        return found._replace(total=total, average=first)._at_run(round(first))
