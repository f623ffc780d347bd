"""Runs that end before their end are continued: no row twice and none missing, and what is there is whole."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from odsgen.batch import BatchError, Format, Settings, run
from odsgen.batch.engines import Summaries, in_process
from odsgen.batch.model import Job, Task
from odsgen.batch.parts import TEMPORARY_PREFIX
from tests.batch.corpus import GOOD, UNPARSABLE, json_lines, rows_in, write_files, write_zip

KILLS = 20

_DRIVER = """
import resource, sys
from odsgen.batch import BatchError, Format, InputError, in_process, local, run
given, out, engine, limit = sys.argv[1:]
if int(limit):
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(limit), int(limit)))
engine = in_process if engine == "in-process" else local(1)
try:
    run([given], out, engine=engine, batch_size=3, resume=True)
except BatchError as error:
    sys.exit(str(error))
"""


def driver(given: Path, out: Path, engine: str, limit: int = 0) -> subprocess.Popen[str]:
    """A process that begins or continues a run."""
    command = [sys.executable, "-c", _DRIVER, str(given), str(out), engine, str(limit)]
    # Under the limit, Python would leave half of a compiled module.
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, start_new_session=True, env=environment
    )


def table(path: Path, count: int) -> Path:
    """A table in which each program can be told from the others."""
    texts = [GOOD.replace("double", f"f{n}") if n % 5 else UNPARSABLE for n in range(count)]
    path.write_bytes(json_lines(texts))
    return path


def stopping_after(parts: int) -> Any:
    """An engine that fails after so many tasks."""

    def engine(job: Job, tasks: Iterator[Task]) -> Summaries:
        yield from islice(in_process(job, tasks), parts)
        raise KeyboardInterrupt

    return engine


def check_is_whole(out: Path, expected: list[dict[str, Any]]) -> None:
    """Check that the rows of the parts are a selection of whole parts in order."""
    rows = rows_in(out)
    assert len({row["row"] for row in rows}) == len(rows)
    by_number = {row["row"]: row for row in expected}
    assert all(by_number[row["row"]] == row for row in rows)


def test_interrupted_after_each_part(tmp_path: Path) -> None:
    given = table(tmp_path / "p.jsonl", 10)
    run([str(given)], str(tmp_path / "whole"), batch_size=3)
    expected = rows_in(tmp_path / "whole")
    out = tmp_path / "out"
    for _ in range(3):
        with pytest.raises(KeyboardInterrupt):
            run([str(given)], str(out), batch_size=3, resume=True, engine=stopping_after(1))
        check_is_whole(out, expected)
    totals = run([str(given)], str(out), batch_size=3, resume=True)
    assert rows_in(out) == expected
    assert (totals.rows, totals.parts) == (10, 4)
    assert run([str(given)], str(out), batch_size=3, resume=True) == totals  # nothing is left to do


def test_killed_at_random_moments(tmp_path: Path) -> None:
    given = table(tmp_path / "p.jsonl", 60)
    run([str(given)], str(tmp_path / "whole"), batch_size=3)
    expected = rows_in(tmp_path / "whole")
    out = tmp_path / "out"
    moments = random.Random(0)
    for _ in range(KILLS):
        process = driver(given, out, "in-process")
        time.sleep(moments.uniform(0.0, 0.7))
        process.send_signal(moments.choice([signal.SIGKILL, signal.SIGINT, signal.SIGTERM]))
        process.communicate()
        if out.exists():
            check_is_whole(out, expected)
    assert driver(given, out, "in-process").wait() == 0
    assert rows_in(out) == expected
    assert not [name for name in os.listdir(out) if name.startswith(TEMPORARY_PREFIX)]


def test_workers_end_with_their_driver(tmp_path: Path, trouble: str) -> None:
    """Though it was killed, and though one hangs."""
    out = tmp_path / "out"
    program = (
        "import sys\nfrom odsgen.batch import Settings, local, run\n"
        "run([sys.argv[1]], sys.argv[2], Settings(dialects=(sys.argv[3],), timeout=0), engine=local(1))\n"
    )
    given = tmp_path / "p.jsonl"
    given.write_bytes(json_lines(["trouble.hang"]))
    command = [sys.executable, "-c", program, str(given), str(out), trouble]
    process = subprocess.Popen(command)
    while not (out.exists() and any(out.glob(".part-*/rows.jsonl"))):
        assert process.poll() is None
        time.sleep(0.01)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    if not children.exists():
        process.kill()
        pytest.skip("the kernel does not list the children of a process")
    workers = [
        pid
        for task in Path(f"/proc/{process.pid}/task").iterdir()
        for pid in (task / "children").read_text().split()
    ]
    assert len(workers) == 1
    process.kill()
    process.wait()
    while is_running(workers[0]):
        time.sleep(0.01)


def is_running(pid: str) -> bool:
    """Whether a process is there, and not only waits for its parent to look."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


@pytest.mark.parametrize("engine", ["in-process", "local"])
def test_a_full_disk(tmp_path: Path, engine: str) -> None:
    """The limit of the size of files stands for it: writing fails in the middle of a row."""
    good = json_lines([GOOD] * 6)
    given = tmp_path / "p.jsonl"
    given.write_bytes(good + json_lines(["bad.op // " + "x" * 2000] * 3))
    run([str(given)], str(tmp_path / "whole"), batch_size=3)
    largest = max(path.stat().st_size for path in (tmp_path / "whole").glob("part-*"))
    out = tmp_path / "out"
    process = driver(given, out, engine, largest - 100)
    _, errors = process.communicate()
    assert process.returncode == 1
    assert errors == "cannot write the output: File too large\n"
    assert [path.name for path in sorted(out.glob("*part*"))] == [
        "part-00000000.jsonl",
        "part-00000001.jsonl",
    ]
    assert driver(given, out, engine).wait() == 0
    assert rows_in(out) == rows_in(tmp_path / "whole")


def test_a_log_that_was_not_written_whole(tmp_path: Path) -> None:
    """Parts that are not logged are made again."""
    given = table(tmp_path / "p.jsonl", 10)
    out = tmp_path / "out"
    run([str(given)], str(out), batch_size=3)
    expected = rows_in(out)
    log = out / "_log.jsonl"
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(lines[0] + b"\0\0\n" + lines[2][:20])
    (out / "part-00000003.jsonl").write_text("garbage\n")
    totals = run([str(given)], str(out), batch_size=3, resume=True)
    assert (totals.rows, rows_in(out)) == (10, expected)
    for line in log.read_bytes().splitlines()[3:]:
        json.loads(line)


def test_a_part_that_is_gone(tmp_path: Path) -> None:
    given = table(tmp_path / "p.jsonl", 10)
    out = tmp_path / "out"
    for format in (Format.JSON_LINES, Format.FILES):
        out = tmp_path / format.value
        run([str(given)], str(out), batch_size=3, format=format)
        (part,) = out.glob("part-00000001*")
        os.rename(part, tmp_path / f"away-{format.value}")
        run([str(given)], str(out), batch_size=3, format=format, resume=True)
        assert part.exists()


def test_files_whose_log_is_gone(tmp_path: Path) -> None:
    inputs = write_files(tmp_path / "in")
    out = tmp_path / "out"
    run([str(inputs)], str(out), format=Format.FILES)
    (out / "_log.jsonl").unlink()
    totals = run([str(inputs)], str(out), format=Format.FILES, resume=True)
    assert (totals.rows, totals.parts) == (4, 1)
    assert len(list((out / "part-00000000").iterdir())) == 3


def refusal(given: Path, out: Path, **options: Any) -> str:
    with pytest.raises(BatchError) as found:
        run([str(given)], str(out), **{"batch_size": 3, **options})
    return str(found.value)


def test_other_inputs_or_settings_are_refused(tmp_path: Path) -> None:
    given = table(tmp_path / "p.jsonl", 10)
    out = tmp_path / "out"
    run([str(given)], str(out), batch_size=3)
    assert "--resume continues it" in refusal(given, out)
    assert "other batch_size: 3, not 4" in refusal(given, out, resume=True, batch_size=4)
    other = Settings(timeout=5)
    assert "timeout = 60.0, not 5" in refusal(given, out, resume=True, settings=other)
    assert "other format" in refusal(given, out, resume=True, format=Format.FILES)
    another = table(tmp_path / "q.jsonl", 10)
    assert "other inputs" in refusal(another, out, resume=True)
    (tmp_path / "p.jsonl").write_bytes(json_lines([GOOD] * 10))
    assert "the inputs are not those of 'part-00000000.jsonl'" in refusal(given, out, resume=True)


def test_a_folder_of_something_else(tmp_path: Path) -> None:
    given = table(tmp_path / "p.jsonl", 1)
    assert "is not empty" in refusal(given, tmp_path)
    out = tmp_path / "out"
    out.mkdir()
    (out / "_run.json").write_text("garbage")
    assert "does not describe a run" in refusal(given, out, resume=True)
    (tmp_path / "file").touch()
    assert "cannot write to" in refusal(given, tmp_path / "file")
    assert "cannot write to" in refusal(given, Path("/proc/no/such"))


def test_two_runs_at_once_are_refused(tmp_path: Path) -> None:
    given = write_zip(tmp_path / "p.zip", [("a.mlir", GOOD), ("b.mlir", GOOD)])
    out = tmp_path / "out"

    def engine(job: Job, tasks: Iterator[Task]) -> Summaries:
        assert "another run writes" in refusal(given, out, resume=True)
        yield from in_process(job, tasks)

    run([str(given)], str(out), engine=engine)
