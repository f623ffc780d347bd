"""Programs that print what they compute: the interpreter prints what mlir-runner does, whose output stands beside them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from odsgen.interpreter import Machine
from odsgen.interpreter.runner_functions import runner_functions
from odsgen.runtime import Context, parse
from tests.interpreting.runner import native_output, requires_runner

PROGRAMS = sorted((Path(__file__).parent / "printing").glob("*.mlir"))
_IDS = [path.stem for path in PROGRAMS]


def _without_addresses(text: str) -> str:
    return re.sub(r"0x[0-9a-f]+", "0x0", text)


def _expected(path: Path) -> str:
    return path.with_suffix(".out").read_text("utf-8")


@pytest.mark.parametrize("path", PROGRAMS, ids=_IDS)
def test_interpreter_prints(path: Path) -> None:
    printed: list[str] = []
    module = parse(path.read_text("utf-8"), Context())
    module.verify()
    machine = Machine(module, write=printed.append, externals=runner_functions(printed.append))
    machine.call(machine.function("main"), [])
    assert _without_addresses("".join(printed)) == _expected(path)


@requires_runner
@pytest.mark.parametrize("path", PROGRAMS, ids=_IDS)
def test_native_code_prints_the_same(path: Path) -> None:
    assert _without_addresses(native_output(path.read_text("utf-8"))) == _expected(path)
