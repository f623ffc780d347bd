"""Programs that are read in a loop do not fill the memory; one that is held is not collected."""

from __future__ import annotations

import gc
import subprocess
import sys

import pytest

from odsgen.runtime import Context, parse

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


#: In a process of its own: in one that has run other tests a collection takes seconds.
COLLECTED_BY_OTHERS = f"""
import gc
from odsgen.runtime import Context, parse
from odsgen.runtime.support import interpreter

def collections():
    return gc.get_stats()[2]["collections"]

context = Context()
text = "\\n".join({TEXT!r}.replace("@f", f"@f{{n}}") for n in range(10))
parse(text, context)
interpreter._survivors, interpreter._FEWEST = 0, 2_000
before = collections()
for _ in range(50):
    gc.collect()
    parse(text, context)
assert collections() == before + 50
for _ in range(50):
    parse(text, context)
assert collections() > before + 50
"""


def test_what_others_collect_counts() -> None:
    subprocess.run([sys.executable, "-c", COLLECTED_BY_OTHERS], check=True)
