"""Functions of MLIR's async runtime (`mlir_async_runtime`): tokens, values and groups, and threads that resume coroutines."""

from __future__ import annotations

import ctypes
import os
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from odsgen.native.errors import NativeError
from odsgen.native.runner.output import Run, current_run
from odsgen.native.runner.table import Functions, RunnerFunction

_I64, _ADDRESS = ctypes.c_int64, ctypes.c_void_p
#: The type of the functions that resume coroutines.
_RESUME = ctypes.CFUNCTYPE(None, _ADDRESS)
#: Whoever creates a token or value and whoever fulfills it hold it.
_HELD_BY_TWO = 2
_MOST_WORKERS = 16

Work = Callable[[], object]


class _Promise:
    """A token, a value or a group: it is pending, fulfilled, or failed."""

    def __init__(self, references: int, size: int = 0) -> None:
        self.references = references
        self.storage = ctypes.create_string_buffer(size + 64) if size else None
        self.is_done = False
        self.is_failed = False
        self.waiting: list[Work] = []
        #: Of a group: the tokens that it was told, and those that are pending.
        self.size = 0
        self.pending = 0

    def address(self) -> int:
        """The storage of a value, aligned for any type."""
        if self.storage is None:
            return 0
        return (ctypes.addressof(self.storage) + 63) & ~63


class _Executor:
    """Resumes coroutines of one run: by threads of its own, and by those that wait meanwhile."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._changed = threading.Condition(threading.RLock())
        self._tasks: deque[Work] = deque()
        self._promises: dict[int, _Promise] = {}
        self._handles = count(1)
        self._workers: list[threading.Thread] = []
        self._active = 0
        self._is_over = False

    # --- promises -------------------------------------------------------------------------------------------------------

    def create(self, promise: _Promise) -> int:
        with self._changed:
            handle = next(self._handles)
            self._promises[handle] = promise
            return handle

    def find(self, handle: int) -> _Promise:
        return self._promises[handle]

    def add_references(self, handle: int, number: int) -> None:
        with self._changed:
            promise = self._promises[handle]
            promise.references += number
            if promise.references <= 0:
                del self._promises[handle]

    def settle(self, handle: int, *, failed: bool) -> None:
        """Fulfill a token or value, or let it fail; whoever fulfills it no longer holds it."""
        promise = self._promises[handle]
        self._finish(promise, failed)
        self.add_references(handle, -1)

    def _finish(self, promise: _Promise, failed: bool) -> None:
        with self._changed:
            promise.is_done = True
            promise.is_failed = failed
            waiting, promise.waiting = promise.waiting, []
            self._changed.notify_all()
        for work in waiting:
            work()

    def add_to_group(self, token: int, group: int) -> int:
        """Let a group wait for a token; its number in the group."""
        members, promise = self._promises[group], self._promises[token]
        with self._changed:
            number = members.size
            members.size += 1
            members.pending += 1
        self.when_done(promise, lambda: self._leave_group(members, promise))
        return number

    def _leave_group(self, group: _Promise, token: _Promise) -> None:
        with self._changed:
            group.pending -= 1
            group.is_failed = group.is_failed or token.is_failed
            waiting: list[Work] = []
            if not group.pending:
                waiting, group.waiting = group.waiting, []
                self._changed.notify_all()
        for work in waiting:
            work()

    def when_done(self, promise: _Promise, work: Work, *, is_group: bool = False) -> None:
        """Do something once a promise is done, now if it is."""
        with self._changed:
            if not (promise.pending == 0 if is_group else promise.is_done):
                promise.waiting.append(work)
                return
        work()

    # --- threads --------------------------------------------------------------------------------------------------------

    def execute(self, work: Work) -> None:
        """Let a thread do something."""
        with self._changed:
            self._tasks.append(work)
            if len(self._workers) < min(worker_threads(), len(self._tasks)):
                worker = threading.Thread(target=self._work, daemon=True)
                self._workers.append(worker)
                worker.start()
            self._changed.notify()

    def wait(self, is_done: Callable[[], bool]) -> None:
        """Do what is to be done until something has happened."""
        while True:
            with self._changed:
                if is_done():
                    return
                task = self._next() if self._tasks else None
                if task is None:
                    if not self._active:
                        raise NativeError("the program awaits what nothing will fulfill")
                    with self._sleeping():
                        self._changed.wait()
                    continue
            self._do(task)

    @contextmanager
    def _sleeping(self) -> Iterator[None]:
        """A thread that waits inside of a task is not active meanwhile."""
        inside = getattr(_state, "depth", 0) > 0
        self._active -= inside
        try:
            yield
        finally:
            self._active += inside

    def _next(self) -> Work:
        """The next task, which is active from now on: whoever waits may count on it."""
        self._active += 1
        return self._tasks.popleft()

    def _do(self, task: Work) -> None:
        _state.depth = getattr(_state, "depth", 0) + 1
        try:
            task()
        finally:
            _state.depth -= 1
            with self._changed:
                self._active -= 1
                self._changed.notify_all()

    def _work(self) -> None:
        with self._run.in_this_thread():
            while True:
                with self._changed:
                    while not self._tasks:
                        if self._is_over:
                            return
                        self._changed.wait()
                    task = self._next()
                self._do(task)

    def finish(self) -> None:
        """Wait for all that was begun."""
        try:
            self.wait(lambda: not self._tasks and not self._active)
        finally:
            with self._changed:
                self._is_over = True
                self._changed.notify_all()
        for worker in self._workers:
            worker.join()


class _State(threading.local):
    depth: int


_state = _State()
_starting = threading.Lock()


def _executor() -> _Executor:
    run = current_run()
    with _starting:
        found = run.executor
        if not isinstance(found, _Executor):
            found = run.executor = _Executor(run)
            run.at_end.append(found.finish)
        return found


def worker_threads() -> int:
    """The most threads that resume coroutines."""
    return min(os.cpu_count() or 1, _MOST_WORKERS)


def _resumption(handle: int, resume: int) -> Work:
    return lambda: _RESUME(resume)(handle)


def _await(handle: int) -> None:
    executor = _executor()
    promise = executor.find(handle)
    executor.wait(lambda: promise.is_done)


def _await_group(handle: int) -> None:
    executor = _executor()
    promise = executor.find(handle)
    executor.wait(lambda: promise.pending == 0)


def _await_and_execute(handle: int, coroutine: int, resume: int) -> None:
    executor = _executor()
    executor.when_done(executor.find(handle), _resumption(coroutine, resume))


def _await_group_and_execute(handle: int, coroutine: int, resume: int) -> None:
    executor = _executor()
    executor.when_done(executor.find(handle), _resumption(coroutine, resume), is_group=True)


def _function(call: Callable[..., Any], result: Any, *arguments: Any) -> RunnerFunction:
    return RunnerFunction(call, result, arguments)


_AWAIT_AND_EXECUTE = (_ADDRESS, _ADDRESS, _ADDRESS)
_OF_TASKS: Functions = {
    "AddRef": _function(lambda h, n: _executor().add_references(h, n), None, _ADDRESS, _I64),
    "DropRef": _function(lambda h, n: _executor().add_references(h, -n), None, _ADDRESS, _I64),
    "CreateToken": _function(lambda: _executor().create(_Promise(_HELD_BY_TWO)), _ADDRESS),
    "CreateValue": _function(
        lambda size: _executor().create(_Promise(_HELD_BY_TWO, size)), _ADDRESS, _I64
    ),
    "CreateGroup": _function(lambda size: _executor().create(_Promise(1)), _ADDRESS, _I64),
    "AddTokenToGroup": _function(
        lambda token, group: _executor().add_to_group(token, group), _I64, _ADDRESS, _ADDRESS
    ),
    "IsGroupError": _function(
        lambda handle: _executor().find(handle).is_failed, ctypes.c_bool, _ADDRESS
    ),
    "AwaitAllInGroup": _function(_await_group, None, _ADDRESS),
    "GetValueStorage": _function(lambda h: _executor().find(h).address(), _ADDRESS, _ADDRESS),
    "Execute": _function(
        lambda handle, resume: _executor().execute(_resumption(handle, resume)),
        None,
        _ADDRESS,
        _ADDRESS,
    ),
    "AwaitAllInGroupAndExecute": _function(_await_group_and_execute, None, *_AWAIT_AND_EXECUTE),
    "PrintCurrentThreadId": _function(
        lambda: current_run().write(f"Current thread id: {threading.get_ident()}\n"), None
    ),
}
for _kind in ("Token", "Value"):
    _OF_TASKS |= {
        f"Emplace{_kind}": _function(
            lambda handle: _executor().settle(handle, failed=False), None, _ADDRESS
        ),
        f"Set{_kind}Error": _function(
            lambda handle: _executor().settle(handle, failed=True), None, _ADDRESS
        ),
        f"Is{_kind}Error": _function(
            lambda handle: _executor().find(handle).is_failed, ctypes.c_bool, _ADDRESS
        ),
        f"Await{_kind}": _function(_await, None, _ADDRESS),
        f"Await{_kind}AndExecute": _function(_await_and_execute, None, *_AWAIT_AND_EXECUTE),
    }

FUNCTIONS: Functions = {f"mlirAsyncRuntime{name}": each for name, each in _OF_TASKS.items()}
# As MLIR spells it.
FUNCTIONS["mlirAsyncRuntimGetNumWorkerThreads"] = _function(worker_threads, _I64)
