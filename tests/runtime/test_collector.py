"""Programs that are read in a loop do not fill the memory; one that is held is not collected."""

from __future__ import annotations

import gc
import subprocess
import sys

import pytest

from odsgen.runtime import Context, parse
from odsgen.runtime.support import interpreter

TEXT = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n"

#: How many programs of a loop are in memory at once, at most: in a process of its own, for it counts all objects.
LOOP = f"""
import gc
from odsgen.runtime import Context, Operation, parse, write_bytecode
from odsgen.runtime.support import interpreter

interpreter._FEWEST = 5_000
context = Context()
program = {TEXT!r}
if IS_BYTECODE:
    program = write_bytecode(parse(program, context))
most = 0
for number in range(6_000):
    parse(program, context)
    if number % 500 == 0:
        held = [each for each in gc.get_objects() if type(each).__name__ == "ModuleOp"]
        most = max(most, len(held))
        del held
print(most)
"""


@pytest.mark.parametrize("is_bytecode", [False, True])
def test_memory_of_a_loop(is_bytecode: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOOP.replace("IS_BYTECODE", str(is_bytecode))],
        capture_output=True,
        check=True,
        text=True,
        timeout=120,
    )
    assert 0 < int(done.stdout) < 3_000


def test_held_programs_stay() -> None:
    context = Context()
    held = [parse(TEXT, context) for _ in range(1_000)]
    gc.collect()
    assert all(str(module) == str(held[0]) for module in held)
    assert gc.isenabled()


def test_collector_that_is_off_stays_off() -> None:
    gc.disable()
    try:
        parse(TEXT, Context())
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_what_others_collect_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    context = Context()
    text = "\n".join(TEXT.replace("@f", f"@f{n}") for n in range(10))
    parse(text, context)
    monkeypatch.setattr(interpreter, "_survivors", 0)
    monkeypatch.setattr(interpreter, "_FEWEST", 2_000)
    before = _collections()
    for _ in range(50):
        gc.collect()
        parse(text, context)
    assert _collections() == before + 50
    for _ in range(50):
        parse(text, context)
    assert _collections() > before + 50


def _collections() -> int:
    count: int = gc.get_stats()[2]["collections"]
    return count
