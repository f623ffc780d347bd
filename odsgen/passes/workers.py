"""Pipelines on isolated operations in worker processes (MLIR: Multithreading in the Pass Infrastructure).

A worker is a fork of this process: it has the program as it is.  It runs the pipelines on its share of the operations and sends
them back as bytecode.  Where anything is to be said of the program, where a pass fails, and where the operations cannot be sent,
what the workers did is dropped, and the pipelines run here, one operation after another: what is reported, and in which order,
is therefore the same.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn

from odsgen.runtime.diagnostics import Diagnostic, DiagnosticError, Severity
from odsgen.runtime.registry.context import Context, context_of, loaded_dialects

if TYPE_CHECKING:
    from odsgen.passes.base import Pass
    from odsgen.runtime.ir.operation import Operation

    #: Runs a pipeline on an operation; False where something is to be said of it.
    RunTask = Callable[[Operation], bool]

_DONE, _REFUSED = b"+", b"-"


class Workers:
    """How many processes may run a pipeline, and how many operations must be there for it."""

    __slots__ = ("count", "min_operations")

    def __init__(self, count: int, min_operations: int = 5000) -> None:
        self.count = count
        self.min_operations = min_operations

    def shares(self, tasks: Sequence[Operation]) -> list[list[Operation]] | None:
        """The operations for each worker, about as much for each; None where they all had better stay here."""
        if self.count < 2 or len(tasks) < 2 or not _can_fork():
            return None
        if any(op.operands or op.results or op.successors for op in tasks):
            return None
        from odsgen.runtime.builtin.attributes import DistinctAttr
        from odsgen.runtime.builtin.resources import DenseResourceElementsHandle

        if DistinctAttr.any_created or DenseResourceElementsHandle.any_created:
            return None  # one that two workers send would become two
        if len({op.parent_block for op in tasks}) != 1:
            return None
        sizes = {op: sum(1 for _ in op.walk()) for op in tasks}
        if sum(sizes.values()) < self.min_operations:
            return None
        chosen: list[list[Operation]] = [[] for _ in range(min(self.count, len(tasks)))]
        loads = [0] * len(chosen)
        for op in sorted(tasks, key=lambda op: -sizes[op]):
            least = loads.index(min(loads))
            chosen[least].append(op)
            loads[least] += sizes[op]
        order = {op: number for number, op in enumerate(tasks)}
        return [sorted(share, key=order.__getitem__) for share in chosen]


def _can_fork() -> bool:
    """Whether this process can be copied safely: other threads, which the copy would not have, might hold locks."""
    import _thread

    return hasattr(os, "fork") and _thread._count() == 0


class WorkerDied(Exception):
    """A worker ended before it was done."""


def run_in_workers(
    shares: Sequence[Sequence[Operation]], passes: Sequence[Pass], run: RunTask
) -> bool:
    """Run a pipeline on the operations of each share in a worker of its own; False where it must run here instead.

    Nothing is changed then.  The statistics of `passes` grow by those of the workers.  Raises WorkerDied.
    """
    parent = shares[0][0].parent_op
    assert parent is not None
    started: list[_Worker] = []
    try:
        try:
            for share in shares:
                started.append(_Worker(share, passes, run))
        except OSError:  # there are too many processes or open files
            return False
        answers = [worker.answer() for worker in started]
        if any(answer is None for answer in answers):
            return False
        received = [_read(answer, parent) for answer in answers if answer is not None]
    finally:
        for worker in started:
            worker.end()
    if any(
        made is None or len(made[1]) != len(share)
        for share, made in zip(shares, received, strict=True)
    ):
        return False
    for share, made in zip(shares, received, strict=True):
        assert made is not None
        statistics, operations = made
        for own, counted in zip(passes, statistics, strict=True):
            for name, value in counted.items():
                own.statistics[name] = own.statistics.get(name, 0) + value
        for op, new in zip(share, operations, strict=True):
            _take_place(op, new)
    return True


def _read(answer: bytes, parent: Operation) -> tuple[list[dict[str, int]], list[Operation]] | None:
    """The statistics and the operations that a worker sent; None where they cannot be read."""
    import json

    from odsgen.bytecode.toplevel import BytecodeFile, parse_file

    context = context_of(parent) or Context(
        dialects=list(loaded_dialects()), allow_unregistered=True
    )
    length = int.from_bytes(answer[:8], "little")
    statistics: list[dict[str, int]] = json.loads(answer[8 : 8 + length])
    file = BytecodeFile(answer[8 + length :], "a worker's answer")
    try:
        root = parse_file(file, context, implicit_module=False)
    except DiagnosticError:
        return None
    block = root.regions[0].entry_block
    return statistics, [block.remove(op) for op in list(block)]


def _take_place(op: Operation, new: Operation) -> None:
    """Make an operation what another one is; it stays the same object for those who hold it."""
    for region, new_region in zip(op.regions, new.regions, strict=True):
        region.take_body(new_region)
    op.properties = new.properties
    op.attributes = new.attributes
    op.location = new.location


class _Worker:
    """A process that runs a pipeline on some operations."""

    def __init__(self, share: Sequence[Operation], passes: Sequence[Pass], run: RunTask) -> None:
        self._receiver, sender = os.pipe()
        self._pid: int | None = None
        try:
            self._pid = os.fork()
        except OSError:
            os.close(self._receiver)
            raise
        finally:
            if self._pid != 0:
                os.close(sender)
        if self._pid == 0:
            _work(share, passes, run, sender)

    def answer(self) -> bytes | None:
        """The answer that the worker sent; None if it refused.  Raises WorkerDied."""
        parts: list[bytes] = []
        while part := os.read(self._receiver, 1 << 20):
            parts.append(part)
        sent = b"".join(parts)
        status = self._wait()
        if status or not sent:
            how = f"signal {-status}" if status < 0 else f"exit status {status}"
            raise WorkerDied(how)
        return sent[1:] if sent[:1] == _DONE else None

    def _wait(self) -> int:
        assert self._pid is not None
        _, status = os.waitpid(self._pid, 0)
        self._pid = None
        return os.waitstatus_to_exitcode(status)

    def end(self) -> None:
        """End the worker, if it has not ended, and forget it."""
        if self._pid is not None:
            from signal import SIGKILL

            os.kill(self._pid, SIGKILL)
            self._wait()
        os.close(self._receiver)


def _work(
    share: Sequence[Operation], passes: Sequence[Pass], run: RunTask, sender: int
) -> NoReturn:
    """The life of a worker: nothing of the process that it is a copy of runs after it, and nothing is flushed twice."""
    status = 1
    try:
        gc.freeze()  # so that the collector leaves the pages alone that are shared
        answer = _answer(share, passes, run)
        with os.fdopen(sender, "wb") as stream:
            stream.write(answer)
        status = 0
    finally:
        os._exit(status)


def _answer(share: Sequence[Operation], passes: Sequence[Pass], run: RunTask) -> bytes:
    import json

    from odsgen.bytecode.toplevel import write_bytecode

    for own in passes:
        own.statistics.clear()
    try:
        if not all(map(run, share)):
            return _REFUSED
        root = share[0].parent_op
        assert root is not None
        context = context_of(root)
        chosen = set(share)
        for block in [block for region in root.regions for block in region.blocks]:
            for op in block:
                if op not in chosen:
                    block.remove(op)
        if root.parent_block is not None:
            root.remove()
        program = write_bytecode(root, context=context)
    except Exception:  # it is raised again, and told, where the pipeline runs next
        return _REFUSED
    statistics = json.dumps([own.statistics for own in passes]).encode()
    return _DONE + len(statistics).to_bytes(8, "little") + statistics + program


def death_of_worker(op: Operation, anchor: str, how: str) -> Diagnostic:
    """The diagnostic of a worker that ended before it was done."""
    message = f"a worker that ran '{anchor}' pipelines ended unexpectedly ({how})"
    return Diagnostic(Severity.ERROR, op.location, message)
