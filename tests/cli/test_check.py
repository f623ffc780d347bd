"""`odsgen check`: everything that is wrong at once, quickly, for people and for editors."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

TEN = Path(__file__).parents[1] / "ods" / "bad_input" / "ten_kinds_of_mistakes.yaml"
_PLACE = re.compile(r"(\S+):(\d+):(\d+): error: .")


def check(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "odsgen.cli.odsgen", "check", *arguments],
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_ten_mistakes_are_reported_with_file_line_column_caret_and_hint():
    process = check(TEN.name, cwd=TEN.parent)
    assert process.returncode == 1 and process.stdout == ""
    text = TEN.read_text(encoding="utf-8").splitlines()
    errors = re.split(r"(?m)^(?=\S+:\d+:\d+: error)", process.stderr)[1:]
    assert len(errors) == 10
    messages = set()
    for error in errors:
        first, excerpt, caret, hint, *_ = error.splitlines()
        place = _PLACE.match(first)
        assert place is not None and place[1] == TEN.name
        assert excerpt == "  " + text[int(place[2]) - 1]
        assert caret == " " * (int(place[3]) + 1) + "^"
        assert hint.startswith("  hint: ")
        messages.add(first[place.end() - 1 :])
    assert len(messages) == 10
    assert process.stderr.endswith("10 errors\n")


def test_ten_mistakes_take_little_time_beyond_start_up(tmp_path: Path):
    (tmp_path / "empty.yaml").write_text("dialect: empty\n")
    (tmp_path / "ten.yaml").write_text(TEN.read_text(encoding="utf-8"), encoding="utf-8")

    def seconds(name: str) -> float:
        started = time.perf_counter()
        check(name, cwd=tmp_path)
        return time.perf_counter() - started

    seconds("empty.yaml")  # compiles what is not compiled yet
    differences = [seconds("ten.yaml") - seconds("empty.yaml") for _ in range(4)]
    assert min(differences) < 0.3


def test_check_starts_without_what_writes_packages():
    names = "jinja2", "ruff", "odsgen.codegen"
    code = (
        "import sys\n"
        "from click.testing import CliRunner\n"
        "from odsgen.cli.commands import cli\n"
        f"CliRunner().invoke(cli, ['check', {str(TEN)!r}])\n"
        "assert 'odsgen.ods.resolve.dialect' in sys.modules\n"
        f"print([name for name in {names!r} if name in sys.modules])\n"
    )
    process = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True
    )
    assert process.stdout == "[]\n"


def test_errors_for_editors(tmp_path: Path):
    (tmp_path / "good.yaml").write_text("dialect: good\n")
    (tmp_path / "bad.yaml").write_text(
        "dialect: bad\nenums: {E: {cases: {a: 0, b: 0}}}\nops: {o: {traits: [Purr]}}\n"
    )
    process = check("--json", "good.yaml", "bad.yaml", cwd=tmp_path)
    assert (process.returncode, process.stderr) == (1, "")
    assert json.loads(process.stdout) == [
        {
            "file": "bad.yaml",
            "line": 2,
            "column": 27,
            "severity": "error",
            "message": "the enum 'E' has the value '0' twice",
            "hint": "give one of them another value",
            "name": None,
            "notes": [{"file": "bad.yaml", "line": 2, "column": 21, "message": "it is here first"}],
        },
        {
            "file": "bad.yaml",
            "line": 3,
            "column": 20,
            "severity": "error",
            "message": "there is no trait 'Purr'",
            "hint": "did you mean 'Pure'?",
            "name": None,
            "notes": [],
        },
    ]
    process = check("--json", "good.yaml", cwd=tmp_path)
    assert (process.returncode, process.stdout, process.stderr) == (0, "[]\n", "")


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_an_error_of_an_import_is_said_once(options: list[str], tmp_path: Path):
    (tmp_path / "base.yaml").write_text("dialect: base\nops: {o: {traits: [Purr]}}\n")
    for name in ("one", "two"):
        (tmp_path / f"{name}.yaml").write_text(f"dialect: {name}\nimports: [base]\n")
    process = check(*options, "one.yaml", "two.yaml", cwd=tmp_path)
    assert process.returncode == 1
    output = process.stdout + process.stderr
    assert output.count("there is no trait 'Purr'") == 1
    assert output.count("the imported dialect 'base' has errors") == 2


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_no_such_spec(options: list[str], tmp_path: Path):
    process = check(*options, "missing.yaml", cwd=tmp_path)
    output = process.stdout + process.stderr
    assert process.returncode == 1
    assert "cannot read 'missing.yaml'" in output and "Traceback" not in output
