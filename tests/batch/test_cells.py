"""Worker processes: a program that ends one costs only itself."""

from __future__ import annotations

import os
import signal
import threading
import time
from pathlib import Path

import pytest

from odsgen.batch import BatchError, Emit, Format, Settings, local, records, run
from odsgen.batch.model import Files, Job, Task
from odsgen.batch.supervision import CellClosedError, SupervisedCell
from tests.batch.corpus import GOOD, json_lines, messages, statuses, write_files
from tests.batch.trouble import CRASH, HANG, LEAVE, SWALLOW

MEMORY = 512 << 20


def test_the_rows_are_those_of_one_process(tmp_path: Path) -> None:
    write_files(tmp_path)
    path = tmp_path / "p.jsonl"
    path.write_bytes(json_lines([GOOD, "bad.op", GOOD]))
    settings = Settings(emit=Emit.TEXT)
    one = [record._replace(seconds=0) for record in records([str(tmp_path)], settings)]
    two = records([str(tmp_path)], settings, engine=local(2), batch_size=2)
    assert [record._replace(seconds=0) for record in two] == one


def test_neighbours_of_a_program_that_is_killed(tmp_path: Path, trouble: str) -> None:
    path = tmp_path / "p.jsonl"
    path.write_bytes(json_lines([GOOD, CRASH, LEAVE, "bad.op", GOOD]))
    found = list(records([str(path)], Settings(dialects=(trouble,)), engine=local(1)))
    assert [record.row for record in found] == list(range(5))
    assert statuses(found) == "ok killed killed refused ok".split()
    assert messages(found)[:2] == [
        "ended its process by SIGSEGV",
        "ended its process with exit code 3",
    ]


def test_time(tmp_path: Path, trouble: str) -> None:
    path = tmp_path / "p.jsonl"
    path.write_bytes(json_lines([HANG, HANG]))
    settings = Settings(dialects=(trouble,), timeout=0.5)
    found = list(records([str(path)], settings, engine=local(1)))
    assert messages(found) == ["ran longer than --timeout allows, 0.5 seconds"] * 2


def test_memory(tmp_path: Path, trouble: str) -> None:
    write_files(tmp_path, {"a.mlir": SWALLOW, "b.mlir": GOOD})
    settings = Settings(dialects=(trouble,), timeout=0, memory=MEMORY)
    found = list(records([str(tmp_path)], settings, engine=local(1)))
    assert statuses(found) == ["killed", "ok"]
    assert messages(found) == ["needed more memory than --memory allows"]


def test_the_first_and_the_last_program_of_split_files(tmp_path: Path, trouble: str) -> None:
    text = f"{CRASH}// -----\n{GOOD}// -----\n{CRASH}"
    inputs = write_files(tmp_path / "in", {"a.mlir": text, "b.mlir": text})
    settings = Settings(dialects=(trouble,), split_marker="// -----")
    out = tmp_path / "out"
    run([str(inputs)], str(out), settings, format=Format.FILES, engine=local(1))
    names = sorted(path.name for path in (out / "part-00000000").iterdir())
    assert names == ["000001-a.mlir", "000004-b.mlir", "rows.jsonl"]


def test_a_worker_that_is_killed_from_outside_tries_again(tmp_path: Path, trouble: str) -> None:
    """It might have been about any program; the second time it is about this one."""
    inputs = write_files(tmp_path / "in", {"a.mlir": HANG})
    settings = Settings(dialects=(trouble,), timeout=0)
    job = Job(settings, str(tmp_path), Format.JSON_LINES, os.getcwd())
    cell = SupervisedCell(job)
    killed: list[int] = []

    def kill_when_it_runs() -> None:
        while len(killed) < 2:
            pid = cell.pid
            if pid is not None and pid not in killed and any(tmp_path.glob(".part-*/rows.jsonl")):
                killed.append(pid)
                os.kill(pid, signal.SIGKILL)
            time.sleep(0.01)

    thread = threading.Thread(target=kill_when_it_runs)
    thread.start()
    summary = cell.run(Task(0, (Files((str(inputs / "a.mlir"),)),)))
    thread.join()
    cell.close()
    assert len(killed) == 2
    assert summary.counts["killed"] == 1
    assert "SIGKILL" in (tmp_path / "part-00000000.jsonl").read_text()


def test_a_cell_is_closed_in_the_middle_of_a_program(tmp_path: Path, trouble: str) -> None:
    inputs = write_files(tmp_path / "in", {"a.mlir": HANG})
    settings = Settings(dialects=(trouble,), timeout=0)
    cell = SupervisedCell(Job(settings, str(tmp_path), Format.JSON_LINES, os.getcwd()))

    def close_when_it_runs() -> None:
        while not any(tmp_path.glob(".part-*/rows.jsonl")):
            time.sleep(0.01)
        cell.close()

    thread = threading.Thread(target=close_when_it_runs)
    thread.start()
    with pytest.raises(CellClosedError):
        cell.run(Task(0, (Files((str(inputs / "a.mlir"),)),)))
    thread.join()
    assert cell.pid is not None and not Path(f"/proc/{cell.pid}").exists()


def test_a_dialect_that_is_not_there(tmp_path: Path) -> None:
    write_files(tmp_path)
    with pytest.raises(BatchError, match="no/such"):
        list(records([str(tmp_path)], Settings(dialects=("no/such",)), engine=local(1)))
