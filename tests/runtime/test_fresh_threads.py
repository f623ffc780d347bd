"""Threads that are the first to use something: all get what one alone gets, and none waits for ever."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TypeVar

import pytest

from odsgen.bytecode import encoding
from odsgen.passes import Pass, PassManager, PipelineError, registry
from odsgen.runtime import Context, ParseError, parse
from odsgen.runtime.parser import parse_type
from tests.runtime.fresh_threads import ENTRIES, THREADS, differences, mixture


@pytest.fixture(autouse=True)
def switching_often() -> Iterator[None]:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


T = TypeVar("T")

#: Read each time, not once.
read_type = parse_type.__wrapped__


def in_threads(work: Callable[[int], T]) -> list[T]:
    """The results of threads that begin at the same time, by their numbers."""
    start = Barrier(THREADS)

    def wait_and_work(number: int) -> T:
        start.wait()
        return work(number)

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(wait_and_work, range(THREADS)))


@pytest.mark.parametrize("entry", ENTRIES)
def test_the_first_use_is_by_eight_threads(entry: str) -> None:
    assert differences([entry]) == []


@pytest.mark.parametrize("seed", (1, 2))
def test_the_first_uses_of_eight_entries_are_at_the_same_time(seed: int) -> None:
    assert differences(mixture(seed)) == []


def test_integers_of_bytecode_are_kept_once(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = [encoding.varint(value) for value in range(1 << 15)]
    for _ in range(5):
        monkeypatch.setattr(encoding, "_kept_varints", [])

        def first_integers(number: int) -> list[bytes]:
            return list(encoding.varints(1 << 8 + number))

        for found in in_threads(first_integers):
            assert found == expected[: len(found)]


def test_structs_of_other_threads_are_not_around_this_one() -> None:
    texts = [f"!spirv.struct<same, (i32, f32, vector<{n}xf32>)>" for n in (2, 3, 4) for _ in "12"]
    refused = "!spirv.struct<same>"  # no struct of that name is around it

    def read(number: int) -> list[str]:
        told = []
        for text in texts * 20:
            told.append(str(read_type(text)))
            with pytest.raises(ParseError, match="recursive struct reference not nested"):
                read_type(refused)
        return told

    for found in in_threads(read):
        assert found == texts * 20


def test_a_struct_without_a_body_is_refused_while_another_thread_reads_fields() -> None:
    from odsgen.dialects.llvm.types import struct_body

    reference = '!llvm.struct<"node">'
    whole = read_type('!llvm.struct<"node", (i32, struct<"node">)>')

    def read(number: int) -> None:
        for _ in range(300):
            if number % 2:
                assert struct_body(whole) is not None
            else:
                with pytest.raises(ParseError, match="only allowed in a recursive struct"):
                    read_type(reference)

    in_threads(read)


class _Late:
    """An entry point whose module takes a while, and asks for passes itself."""

    def load(self) -> None:
        assert registry.find_pass("no-such-pass-either") is None
        for _ in range(1000):
            sys._getframe()

        class Late(Pass):
            ARGUMENT = "late"
            NAME = "Late"

        if "late" not in registry._passes:
            Late.__qualname__ = "Late"
            registry.register_pass(Late)


def test_passes_of_installed_packages_are_registered_before_anybody_misses_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [_Late()])
    for _ in range(10):
        monkeypatch.setattr(registry, "_loaded", set())
        monkeypatch.setattr(registry, "_passes", dict(registry._passes))

        def find(number: int) -> str:
            try:
                return PassManager.parse("builtin.module(late)").pipeline_text()
            except PipelineError as error:
                return str(error)

        assert in_threads(find) == ["builtin.module(late)"] * THREADS
        registry._passes.pop("late")


def test_programs_that_share_a_new_context_fold_at_once() -> None:
    text = "func.func @f() -> i32 { %0 = arith.constant 1 : i32 %1 = arith.addi %0, %0 : i32 return %1 : i32 }"
    for _ in range(20):
        context = Context()

        def run(number: int, context: Context = context) -> str:
            module = parse(text, context)
            PassManager.parse("builtin.module(canonicalize)").run(module)
            return str(module)

        assert len(set(in_threads(run))) == 1
