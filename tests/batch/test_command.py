"""`ods-batch` on the command line."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from odsgen.batch import Progress, Status, Totals
from odsgen.cli.batch_progress import duration, progress_line
from odsgen.cli.ods_batch import run
from odsgen.installation import command_for_extra
from tests.batch.corpus import GOOD, PROGRAMS, json_lines, rows_in, write_files


@pytest.fixture
def inputs(tmp_path: Path) -> str:
    return str(write_files(tmp_path / "in"))


def complaint(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert run(arguments) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    return shown.err


def test_a_run(tmp_path: Path, inputs: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert run([inputs, "-o", str(out), "--engine=in-process", "--emit=text"]) == 0
    assert capsys.readouterr().err == "4 rows in 1 parts: 2 ok, 2 refused, 0 failed, 0 killed\n"
    assert [row["status"] for row in rows_in(out)] == ["ok", "refused", "refused", "ok"]


def test_workers_and_passes(tmp_path: Path, inputs: str) -> None:
    """Passes as options, as in ods-opt, or a pipeline: the same."""
    one, two = tmp_path / "one", tmp_path / "two"
    arguments = [inputs, "--jobs=1", "--quiet", "--emit=text", "--batch-size=2"]
    assert run([*arguments, "-o", str(one), "--canonicalize=top-down=false", "--cse"]) == 0
    pipeline = "--pass-pipeline=builtin.module(canonicalize{top-down=false},cse)"
    assert run([*arguments, "-o", str(two), pipeline]) == 0
    assert rows_in(one) == rows_in(two)
    assert len(list(one.glob("part-*"))) == 2


def test_strict(tmp_path: Path, inputs: str) -> None:
    arguments = [inputs, "--engine=in-process", "--quiet", "--strict", "-o"]
    assert run([*arguments, str(tmp_path / "a")]) == 1
    assert run([f"{inputs}/a.mlir", *arguments[1:], str(tmp_path / "b")]) == 0


def test_resume(tmp_path: Path, inputs: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [inputs, "--engine=in-process", "-o", str(tmp_path / "out")]
    assert run(arguments) == 0
    capsys.readouterr()
    assert "--resume continues it" in complaint(arguments, capsys)
    assert run([*arguments, "--resume"]) == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "ods-batch: -o is missing: the folder of the output"),
        (["-o", "out"], "ods-batch: there is no input"),
        (["-o", "out", "no.mlir"], "ods-batch: there is no file or folder 'no.mlir'"),
        (
            ["--jobs=0", "-o", "out", "."],
            "ods-batch: for the --jobs option: '0' is no number above 0",
        ),
        (
            ["--jobs=two", "-o", "out", "."],
            "ods-batch: for the --jobs option: 'two' is no number above 0",
        ),
        (["--timeout=-1"], "ods-batch: for the --timeout option: '-1' is no number of seconds"),
        (
            ["--max-size=1MB"],
            "ods-batch: for the --max-size option: '1MB' is no size, such as 500M or 2G",
        ),
        (["--memory=10M"], "ods-batch: for the --memory option: a worker needs at least 256M"),
        (
            ["--engine=spark"],
            "ods-batch: for the --engine option: Cannot find option named 'spark'!",
        ),
        (
            ["--engine=in-process", "--timeout=3", "-o", "out", "."],
            "ods-batch: --timeout is not for --engine=in-process",
        ),
        (
            ["--scheduler=tcp://a:1", "-o", "out", "."],
            "ods-batch: --scheduler is for --engine=dask",
        ),
        (
            ["--split-input-file=x", "-o", "out", "."],
            "ods-batch: for the --split-input-file option: a marker has more than 2 characters, not 'x'",
        ),
    ],
)
def test_usage(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(arguments, capsys) == message + "\n"


def test_a_pass_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    shown = complaint(["--pass-pipeline=builtin.module(no-such)", "-o", "out", "."], capsys)
    assert "no-such" in shown


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == run(["--version"]) == 0
    shown = capsys.readouterr().out
    assert "--pass-pipeline <pipeline>" in shown and "--canonicalize" in shown
    assert "ods-batch (odsgen) " in shown


@pytest.mark.parametrize(
    ("blocked", "arguments", "remedy"),
    [
        ("pyarrow", ["--format=parquet", "in"], "parquet"),
        ("pyarrow", ["in/p.parquet"], "parquet"),
        ("distributed", ["--engine=dask", "in"], "dask"),
        ("rich", ["in"], None),
    ],
)
def test_without_an_extra(
    tmp_path: Path, inputs: str, blocked: str, arguments: list[str], remedy: str | None
) -> None:
    """A package that is missing is told with the one command that helps."""
    (tmp_path / "in" / "p.parquet").touch()
    if blocked != "pyarrow":
        (tmp_path / "in" / "p.parquet").unlink()
    hide = (
        "import importlib.util, sys\n"
        "found = importlib.util.find_spec\n"
        f"importlib.util.find_spec = lambda name, *a: None if name == {blocked!r} else found(name, *a)\n"
        f"sys.modules[{blocked!r}] = None\n"
        "from odsgen.cli.ods_batch import run\n"
        "sys.exit(run(sys.argv[1:]))\n"
    )
    command = [sys.executable, "-c", hide, *arguments, "-o", "out"]
    process = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    if remedy is None:
        assert process.returncode == 0, process.stderr
    else:
        assert process.returncode == 1
        assert command_for_extra(remedy) in process.stderr


def test_needs_only_the_standard_library(tmp_path: Path, inputs: str) -> None:
    program = (
        "import sys\nfrom odsgen.cli.ods_batch import run\n"
        f"assert run([{inputs!r}, '-o', 'out', '--engine=in-process']) == 0\n"
        "ours = {'odsgen', 'odsgen_dialects'}\n"
        "names = {name.partition('.')[0] for name in sys.modules}\n"
        "print(sorted(names & {'pyarrow', 'distributed', 'dask', 'rich', 'joblib', 'pydantic'}))\n"
    )
    command = [sys.executable, "-c", program]
    process = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert process.stdout == "[]\n", process.stderr


def test_interrupt(tmp_path: Path) -> None:
    given = tmp_path / "p.jsonl"
    given.write_bytes(json_lines([GOOD] * 20_000))
    out = tmp_path / "out"
    command = [sys.executable, "-m", "odsgen.cli.ods_batch", str(given), "-o", str(out)]
    command += ["--batch-size=20", "--jobs=1"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    while not out.exists() or not list(out.glob("part-*")):
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate()
    assert process.returncode == 130
    assert errors.splitlines()[-1] == (
        "ods-batch: interrupted; the parts that are there are whole, --resume continues"
    )
    names = os.listdir(out)
    assert not [name for name in names if name.startswith(".part-")]
    for name in names:
        if name.startswith("part-"):
            assert len((out / name).read_bytes().splitlines()) == 20


def test_a_bar_on_a_terminal(tmp_path: Path, inputs: str) -> None:
    pytest.importorskip("rich")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "odsgen.cli.ods_batch", inputs, "-o", "out", "--jobs=1"]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "120"}
    process = subprocess.Popen(command, cwd=tmp_path, stderr=theirs, env=environment)
    os.close(theirs)
    shown = b""
    try:
        while block := os.read(ours, 10_000):
            shown += block
    except OSError:  # the other end was closed
        pass
    os.close(ours)
    assert process.wait() == 0
    assert b"4 of 4 programs" in shown or b"4 programs" in shown
    assert b"2 refused" in shown


def test_a_line_of_progress() -> None:
    counts = {Status.OK: 900, Status.REFUSED: 90, Status.FAILED: 10, Status.KILLED: 0}
    progress = Progress(Totals(counts, 10, 50.0), 1000, 500, None, 5.0)
    counted = progress._replace(all_programs=8200)
    failed = "90 refused, 10 failed, 0 killed"
    assert progress_line(progress) == f"1,000 programs, 100 a second, {failed}"
    assert progress_line(counted) == (f"1,000 of 8,200 programs, 100 a second, {failed}, 1:12 left")
    assert duration(3723) == "1:02:03"


def test_rows_name_what_was_given(
    tmp_path: Path, inputs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Relative paths, in worker processes, too."""
    monkeypatch.chdir(tmp_path)
    assert run(["in", "-o", "out", "--quiet", "--jobs=1"]) == 0
    assert [row["path"] for row in rows_in(tmp_path / "out")] == [f"in/{n}" for n in PROGRAMS]
    assert json.loads((tmp_path / "out" / "_run.json").read_text())["inputs"] == ["in"]
