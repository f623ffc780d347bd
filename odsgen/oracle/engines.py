"""Engines of campaigns: where the programs of one are checked (as those of `odsgen.batch`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from odsgen.oracle.campaign import Outcome

Batches = Iterator[Sequence[str]]


class Checks(Protocol):
    """A campaign, or several with the same programs."""

    def outcomes(self, names: Sequence[str]) -> Iterator[Outcome]:
        """Check the programs of these names."""
        ...


#: Checks the programs of each batch of names; the outcomes come in the order of the batches.
Engine = Callable[[Checks, Batches], "Iterator[Outcome]"]

#: So many batches are given to each worker ahead.
_AHEAD = 4


def in_process(campaign: Checks, batches: Batches) -> Iterator[Outcome]:
    """Check all in this process."""
    for batch in batches:
        yield from campaign.outcomes(batch)


def local(jobs: int) -> Engine:
    """So many processes of this machine, which are copies of this one."""

    def engine(campaign: Checks, batches: Batches) -> Iterator[Outcome]:
        global _campaign
        _campaign = campaign
        with ProcessPoolExecutor(jobs, get_context("fork")) as pool:
            while several := list(islice(batches, _AHEAD * jobs)):
                for outcomes in pool.map(_outcomes, several):
                    yield from outcomes

    return engine


def dask(made: Callable[[], Checks], scheduler: str | None = None, jobs: int = 0) -> Engine:
    """The workers of a Dask cluster, or of one that is started on this machine; each calls a function for the campaign.

    That function is sent to them: one of a module, or a `functools.partial` of one.  All see files and tools under the same
    names.  Raises InputError where Dask is not installed; the engine TaskError where no scheduler answers, or workers end.
    """
    from odsgen.batch.engines import TaskError
    from odsgen.batch.engines.dask_cluster import check_dask, connected

    check_dask()

    def engine(campaign: Checks, batches: Batches) -> Iterator[Outcome]:
        from distributed.scheduler import KilledWorker

        with connected(scheduler, jobs) as client:
            running = deque(
                client.submit(_outcomes_of, made, batch, pure=False)
                for batch in islice(batches, _AHEAD * max(1, sum(client.nthreads().values())))
            )
            while running:
                try:
                    yield from running.popleft().result()
                except KilledWorker as error:
                    raise TaskError(f"Dask gave up: {error}") from None
                for batch in islice(batches, 1):
                    running.append(client.submit(_outcomes_of, made, batch, pure=False))

    return engine


_campaign: Checks
#: In a worker of Dask: the campaign with what makes it.
_made: list[tuple[bytes, Checks]] = []


def _outcomes(names: Sequence[str]) -> list[Outcome]:
    return list(_campaign.outcomes(names))


def _outcomes_of(made: Callable[[], Checks], names: Sequence[str]) -> list[Outcome]:
    import pickle

    key = pickle.dumps(made)
    if not _made or _made[0][0] != key:
        _made[:] = [(key, made())]
    return list(_made[0][1].outcomes(names))
