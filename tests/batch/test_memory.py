"""The memory of programs is free when they are done, and that of the driver does not grow."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path

from odsgen.runtime import Operation, parse, print_ir
from odsgen.runtime.ir.disposal import dispose
from tests.batch.corpus import GOOD, json_lines

LOOPS = """\
func.func @f(%c: i1, %x: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = arith.addi %x, %x : i32
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  cf.br ^next(%0 : i32)
^next(%y: i32):
  cf.cond_br %c, ^next(%y : i32), ^last
^last:
  return %y : i32
}
"""


def count_operations() -> int:
    """The number of operations that the garbage collector knows."""
    return sum(isinstance(found, Operation) for found in gc.get_objects())


def test_a_program_that_is_taken_apart_is_gone() -> None:
    parse(LOOPS).verify()  # dialects are loaded once
    gc.collect()
    gc.disable()
    try:
        before = count_operations()
        module = parse(LOOPS)
        module.verify()
        print_ir(module)
        assert count_operations() == before + 9
        dispose(module)
        del module
        assert count_operations() == before
    finally:
        gc.enable()


_DRIVER = """
import sys, tracemalloc
from odsgen.batch import Settings, local, run
from odsgen.batch.model import Summary

def engine(job, tasks):
    for task in tasks:
        yield Summary(task.number, {"ok": task.programs}, 0.0)

tracemalloc.start()
peaks = []
for count in sys.argv[1:]:
    tracemalloc.reset_peak()
    run([count], count + ".out", engine=engine, batch_size=10)
    peaks.append(tracemalloc.get_traced_memory()[1])
print(*peaks)
"""


def test_the_memory_of_the_driver(tmp_path: Path) -> None:
    """Planning ten times as many programs takes no more of it."""
    paths: list[str] = []
    for count in (500, 500, 5000):
        path = tmp_path / f"{len(paths)}.jsonl"
        path.write_bytes(json_lines([GOOD] * count))
        paths.append(str(path))
    command = [sys.executable, "-c", _DRIVER, *paths]
    process = subprocess.run(command, capture_output=True, text=True)
    assert process.returncode == 0, process.stderr
    _, small, large = map(int, process.stdout.split())
    assert large < small + 200_000
