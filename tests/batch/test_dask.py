"""Tasks on a Dask cluster: the rows are those of one process, whatever becomes of the workers."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from odsgen.batch import BatchError, Settings, dask, records, run
from odsgen.cli.ods_batch import run as run_command
from tests.batch.corpus import GOOD, json_lines, rows_in
from tests.batch.dask_cluster import Cluster, running_cluster
from tests.batch.trouble import CRASH

pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with running_cluster(tmp_path_factory.mktemp("cluster")) as cluster:
        yield cluster


def table(path: Path, count: int) -> Path:
    texts = [GOOD.replace("double", f"f{n}") if n % 5 else "bad.op" for n in range(count)]
    texts[count // 2] = CRASH
    path.write_bytes(json_lines(texts))
    return path


def test_a_worker_is_killed(tmp_path: Path, cluster: Cluster, trouble: str) -> None:
    """Every row is there once, and equal to those of one process but for the program that this one would not survive."""
    given = table(tmp_path / "p.jsonl", 200)
    settings = Settings(dialects=(trouble,))
    killed: list[int] = []

    def kill_once(progress: object) -> None:
        if not killed:
            killed.append(1)
            cluster.kill_worker()

    engine = dask(cluster.address)
    out = tmp_path / "out"
    totals = run([str(given)], str(out), settings, engine=engine, batch_size=10, observer=kill_once)
    assert killed and (totals.rows, totals.parts) == (200, 20)
    rows = rows_in(out)
    assert [row["row"] for row in rows] == list(range(200))
    assert [row["row"] for row in rows if row["status"] == "killed"] == [100]
    lines = given.read_bytes().splitlines(keepends=True)
    given.write_bytes(b"".join(lines[:100] + json_lines(["bad.op"]).splitlines(True) + lines[101:]))
    run([str(given)], str(tmp_path / "alone"), settings, batch_size=10)
    alone = rows_in(tmp_path / "alone")
    assert rows[:100] + rows[101:] == alone[:100] + alone[101:]


def test_a_worker_dies_with_answers(tmp_path: Path, cluster: Cluster) -> None:
    """Tasks that were done, and whose answers nobody had fetched, are done again."""
    (tmp_path / "p.jsonl").write_bytes(json_lines([GOOD] * 30))
    parts = 0

    def kill_both_at_rest(progress: object) -> None:
        nonlocal parts
        parts += 1
        if parts == 1:
            time.sleep(2)  # all tasks that were given out are done
            cluster.kill_worker()
            cluster.kill_worker()
            time.sleep(0.1)  # the scheduler notices; new workers need longer

    engine = dask(cluster.address)
    out = tmp_path / "out"
    totals = run(
        [str(tmp_path / "p.jsonl")],
        str(out),
        engine=engine,
        batch_size=1,
        observer=kill_both_at_rest,
    )
    assert (totals.rows, totals.parts) == (30, 30)
    assert [row["status"] for row in rows_in(out)] == ["ok"] * 30


def test_on_the_command_line(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Relative paths go from where the command runs."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "p.jsonl").write_bytes(json_lines([GOOD, "bad.op"]))
    scheduler = f"--scheduler={cluster.address}"
    assert run_command(["p.jsonl", "-o", "out", "--engine=dask", scheduler, "--quiet"]) == 0
    assert [row["status"] for row in rows_in(tmp_path / "out")] == ["ok", "refused"]
    assert rows_in(tmp_path / "out")[0]["path"] == "p.jsonl"


def test_a_cluster_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "p.jsonl").write_bytes(json_lines([GOOD, "bad.op"]))
    found = list(records([str(tmp_path)], engine=dask(workers=1)))
    assert [record.status.value for record in found] == ["ok", "refused"]


def test_a_task_that_cannot_be_done(tmp_path: Path, cluster: Cluster) -> None:
    (tmp_path / "p.jsonl").write_bytes(json_lines([GOOD]))
    with pytest.raises(BatchError, match="no/such"):
        list(
            records([str(tmp_path)], Settings(dialects=("no/such",)), engine=dask(cluster.address))
        )


def test_nobody_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "p.jsonl").write_bytes(json_lines([GOOD]))
    monkeypatch.setattr("odsgen.batch.engines.dask_cluster._SECONDS_TO_CONNECT", 0.5)
    with pytest.raises(BatchError, match="no Dask scheduler answers at 'tcp://127.0.0.1:1'"):
        list(records([str(tmp_path)], engine=dask("tcp://127.0.0.1:1")))
