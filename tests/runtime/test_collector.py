"""Programs that are read in a loop do not fill the memory; one that is held is not collected."""

from __future__ import annotations

import gc

import pytest

from odsgen.runtime import Context, Operation, parse, write_bytecode
from odsgen.runtime.support import collector

TEXT = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n"


def modules() -> int:
    return sum(
        isinstance(each, Operation) and each.name == "builtin.module" for each in gc.get_objects()
    )


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    gc.collect()
    monkeypatch.setattr(collector, "_FEWEST", 5_000)
    monkeypatch.setattr(collector, "_read", 0)
    monkeypatch.setattr(collector, "_survivors", 0)


@pytest.mark.parametrize("is_bytecode", [False, True])
def test_memory_of_a_loop(few: None, is_bytecode: bool) -> None:
    context = Context()
    program = write_bytecode(parse(TEXT, context)) if is_bytecode else TEXT
    before = modules()
    most = 0
    for number in range(3_000):
        parse(program, context)
        if number % 500 == 0:
            most = max(most, modules() - before)
            # A loop over many programs holds a fraction of them at any time.
    assert collector._survivors
    assert most < 1_500


def test_held_programs_stay(few: None) -> None:
    context = Context()
    held = [parse(TEXT, context) for _ in range(1_000)]
    assert all(str(module) == str(held[0]) for module in held)
    assert gc.isenabled()


def test_collector_that_is_off_stays_off() -> None:
    gc.disable()
    try:
        parse(TEXT, Context())
        assert not gc.isenabled()
    finally:
        gc.enable()
