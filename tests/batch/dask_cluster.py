"""A Dask scheduler and workers, started by hand as processes on the loopback address."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Cluster:
    """A scheduler and its workers."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._workers: list[subprocess.Popen[bytes]] = []
        self._scheduler = _start("scheduler", folder, "--host=127.0.0.1", "--port=0")
        while not self._file.exists():
            assert self._scheduler.poll() is None, "the scheduler does not start"
            time.sleep(0.05)
        self.address: str = json.loads(self._file.read_text())["address"]

    @property
    def _file(self) -> Path:
        return self._folder / "scheduler.json"

    def start_worker(self) -> None:
        """Start one more worker: one process with one thread."""
        worker = _start(
            "worker",
            self._folder,
            "--nthreads=1",
            "--no-nanny",
            "--host=127.0.0.1",
            "--no-dashboard",
        )
        self._workers.append(worker)

    def kill_worker(self) -> None:
        """Kill the oldest worker, and start another one in its place."""
        worker = self._workers.pop(0)
        worker.send_signal(signal.SIGKILL)
        worker.wait()
        self.start_worker()

    def close(self) -> None:
        """End all processes."""
        for process in [*self._workers, self._scheduler]:
            process.kill()
            process.wait()


def _start(what: str, folder: Path, *arguments: str) -> subprocess.Popen[bytes]:
    file = folder / "scheduler.json"
    command = [sys.executable, "-m", f"distributed.cli.dask_{what}", *arguments]
    if what == "scheduler":
        command.append("--no-dashboard")
    with open(folder / f"{what}.log", "ab") as log:
        return subprocess.Popen(
            [*command, f"--scheduler-file={file}"],
            cwd=folder,
            stdout=log,
            stderr=log,
            env={**os.environ, "DASK_DISTRIBUTED__LOGGING__DISTRIBUTED": "warning"},
        )


@contextmanager
def running_cluster(folder: Path, workers: int = 2) -> Iterator[Cluster]:
    """A cluster, ended at the end."""
    cluster = Cluster(folder)
    try:
        for _ in range(workers):
            cluster.start_worker()
        yield cluster
    finally:
        cluster.close()
