"""The package of MLIR's test dialect: made once for all processes, and whole by itself."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.test_dialect import package

PROGRAM = """
import sys
from odsgen.runtime import Context, parse, print_ir

module = parse('"x.y"() {a = !test.int<signed, 8>} : () -> ()', Context(allow_unregistered=True))
print(print_ir(module))
print(*sorted(name for name in sys.modules if name.startswith("tests")))
"""


def test_the_folder_works_by_itself(tmp_path: Path) -> None:
    shutil.copytree(package.dialect_folder(), tmp_path / "elsewhere")
    process = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=tmp_path,
        env={**os.environ, "ODSGEN_DIALECT_PATH": str(tmp_path / "elsewhere")},
        capture_output=True,
        text=True,
    )
    assert process.stderr == ""
    assert process.stdout.splitlines() == [
        "module {",
        '  "x.y"() {a = !test.int<signed, 8>} : () -> ()',
        "}",
        "",
        "",
    ]


def _make_slowly(package: Path) -> None:
    with open(package / "log", "a") as log:
        log.write("begun\n")
    time.sleep(0.2)
    package.joinpath("__init__.py").touch()


def _ask(folder: Path) -> None:
    package.FOLDER = folder
    package._make = _make_slowly
    package.dialect_folder.cache_clear()
    package.dialect_folder()


def test_processes_that_ask_at_once_make_it_once(tmp_path: Path) -> None:
    (tmp_path / package.PACKAGE).mkdir()
    fork = get_context("fork")
    for _ in range(2):  # the second time, nothing has changed
        processes = [fork.Process(target=_ask, args=(tmp_path,)) for _ in range(3)]
        for process in processes:
            process.start()
        for process in processes:
            process.join()
            assert process.exitcode == 0
        assert (tmp_path / package.PACKAGE / "log").read_text() == "begun\n"
    (tmp_path / package.PACKAGE / "__init__.py").write_text("# edited by hand\n")
    process = fork.Process(target=_ask, args=(tmp_path,))
    process.start()
    process.join()
    assert (tmp_path / package.PACKAGE / "log").read_text() == "begun\nbegun\n"


def test_hooks_are_copied_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stale = tmp_path / package.PACKAGE / "hooks" / "removed.py"
    stale.parent.mkdir(parents=True)
    stale.touch()
    monkeypatch.setattr("odsgen.codegen.generate", lambda *_: None)
    package._make(tmp_path / package.PACKAGE)
    copied = {path.name for path in stale.parent.iterdir()}
    assert copied == {path.name for path in package.HOOKS.glob("*.py")}
