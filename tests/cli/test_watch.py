"""`odsgen watch`: a scripted author who saves, and reads what each save changed."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("watchfiles")

SPEC = """\
dialect: tides
ops:
  rise:
    arguments: {value: AnyInteger}
    results: {result: AnyInteger}
    verifier: true
    assembly_format: "$value attr-dict `:` type($value) `to` type($result)"
"""
EBB = """\
  ebb:
    traits: [Pure]
    assembly_format: attr-dict
"""
HOOKS = '''\
"""Hooks."""

from __future__ import annotations

from .ops import RiseOp


def verify_rise(op: RiseOp) -> None:
    """Accept all."""
'''


class Author:
    """A running `odsgen watch`, round by round."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)

    def round(self) -> str:
        """The lines up to the end of the round."""
        lines: list[str] = []
        while not lines or "(waiting for the next save" not in lines[-1]:
            lines.append(self._lines.get(timeout=120))
        return "".join(lines)


@contextmanager
def watching(folder: Path, *arguments: str) -> Iterator[Author]:
    process = subprocess.Popen(
        [sys.executable, "-m", "odsgen.cli.odsgen", "watch", "tides.yaml", "-o", ".", *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        yield Author(process)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=120) == 0
    finally:
        process.kill()
        process.wait()


def save(path: Path, text: str) -> None:
    """Save as editors do: a new file takes the place of the old one."""
    fresh = path.with_suffix(".new")
    fresh.write_text(text, "utf-8")
    os.replace(fresh, path)


def test_saves(tmp_path: Path) -> None:
    spec, hooks = tmp_path / "tides.yaml", tmp_path / "tides" / "hooks.py"
    save(spec, SPEC)
    with watching(tmp_path, "--run", "echo ran the command") as author:
        first = author.round()
        assert "tides: 1 operation\n" in first
        assert "tides/hooks.py: yours to fill in, never written again" in first
        assert "ran the command\nok (waiting" in first

        save(spec, SPEC + EBB)
        said = author.round()
        assert "saved: tides.yaml\ntides\n  operation 'tides.ebb' is new\nwrote tides: " in said
        assert "ok (waiting" in said

        save(spec, SPEC + EBB.replace("Pure", "Poor"))
        said = author.round()
        assert "tides.yaml:9:14: error: there is no trait 'Poor'" in said
        assert "ran the command" not in said
        assert "not well yet (waiting" in said

        save(spec, SPEC)
        said = author.round()
        assert "operation 'tides.ebb' is gone" in said  # since all was well
        assert "ok (waiting" in said

        save(hooks, HOOKS.replace("verify_rise", "verify_rize"))
        said = author.round()
        assert "saved: hooks.py\n" in said
        assert "@verifies(RiseOp)" in said and "not well yet (waiting" in said

        save(hooks, HOOKS.replace(".ops", ".opps"))
        said = author.round()
        assert "opps" in said and "not well yet (waiting" in said and "Traceback" not in said

        save(hooks, HOOKS)
        assert "ok (waiting" in author.round()


def test_spec_that_is_refused_at_the_start(tmp_path: Path) -> None:
    spec = tmp_path / "tides.yaml"
    save(spec, "dialect: [")
    with watching(tmp_path) as author:
        assert "not well yet (waiting" in author.round()
        save(spec, SPEC)
        assert "tides: 1 operation\n" in author.round()


def test_no_such_spec(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "odsgen.cli.odsgen", "watch", "tides.yaml", "-o", "."],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, "Error: there is no file 'tides.yaml'\n")
