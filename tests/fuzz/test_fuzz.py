"""The fuzzer itself, a few of its inputs, and those that once failed; `make fuzz` tries many more."""

from __future__ import annotations

import mmap
import os
import time
from collections import Counter
from pathlib import Path

import pytest

from odsgen.passes import Pass, PassManager, registered_passes, registry
from odsgen.runtime import Context, Operation
from odsgen_dialects.func import ReturnOp
from tests.fuzz.campaign import main
from tests.fuzz.inputs import Everything, check_canonicalized, check_spec, own_programs
from tests.fuzz.passes import EveryPass, check_passes, has_pipeline, spellings, with_pipeline
from tests.fuzz.runner import Failure, Range, failures, run
from tests.hostile.checks import check_text

REGRESSIONS = Path(__file__).parent / "regressions"


@pytest.mark.parametrize("path", sorted(REGRESSIONS.iterdir()), ids=lambda path: path.name)
def test_regression(path: Path) -> None:
    text = path.read_text("utf-8")
    if path.suffix == ".yaml":
        check_spec(text)
    elif has_pipeline(text):
        check_passes(text, Context(allow_unregistered=True))
    else:
        check_text(text, Context(allow_unregistered=True))
        check_canonicalized(text, Context(allow_unregistered=True))


class Bad:
    """Inputs of which some break every law."""

    def text(self, number: int) -> str:
        return "x" * (20 - number)

    def suffix(self, number: int) -> str:
        return ".mlir"

    def check(self, number: int, text: str) -> str:
        if number % 5 == 1:
            raise Failure("wrong", text)
        if number == 7:
            os._exit(3)
        if number == 8:
            while True:
                time.process_time()
        return "right"


def test_failures_are_counted_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.fuzz.runner.TIMEOUT", 0.2)
    outcomes, left = run(Bad(), Range(12, first=1), 1, tmp_path)
    assert left == 13
    assert outcomes == {
        "right": 7,
        "FAILURE wrong": 3,
        "FAILURE process death": 1,
        "FAILURE timeout": 1,
    }
    assert failures(outcomes) == 5
    kept = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert set(kept) == {"wrong.mlir", "process_death.mlir", "timeout.mlir"}
    assert kept["wrong.mlir"].startswith("x" * 9 + "\n")


class Large(Bad):
    """Inputs whose check takes some memory."""

    def check(self, number: int, text: str) -> str:
        return f"{len(bytes(1 << 28)) >> 20} megabytes"


def test_what_the_parent_has_mapped_is_not_counted(tmp_path: Path) -> None:
    with mmap.mmap(-1, 4 << 30):
        outcomes, _ = run(Large(), Range(1), 1, tmp_path)
    assert outcomes == {"256 megabytes": 1}


def test_inputs_are_the_same_in_every_run() -> None:
    first, second = (Everything(own_programs(), 3) for _ in range(2))
    for number in range(40):
        assert first.text(number) == second.text(number)
    kinds = Counter(map(first.kind, range(40)))
    assert kinds == {"operation": 25, "text": 6, "canonicalize": 2, "passes": 4, "spec": 3}
    assert Everything(own_programs(), 4).text(0) != first.text(0)


def test_some_inputs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["--inputs", "120", "--keep", str(tmp_path)]) == 0, capsys.readouterr().out
    assert "it goes on with --seed 0 --first 120" in capsys.readouterr().out


def test_every_pass_is_run() -> None:
    passes = spellings()
    assert passes.keys() == registered_passes().keys()
    for texts in passes.values():
        for text in texts:
            PassManager.parse(f"builtin.module({text})")
    inputs = EveryPass(["a.b", "c.d"], 0, ['"e.f"() : () -> ()'])
    firsts = [inputs.text(number).partition("\n") for number in range(len(inputs))]
    assert [program for _, _, program in firsts] == ["a.b"] * len(passes) + ["c.d"] * len(passes)
    assert len({pipeline for pipeline, _, _ in firsts}) == len(passes)
    changed = {
        inputs.text(number).partition("(")[2] for number in range(len(inputs), 10 * len(inputs))
    }
    assert all(any(name in text for text in changed) for name in passes)


class Broken(Pass):
    """Fails as the program says."""

    ARGUMENT = "broken"
    NAME = "Broken"

    def run_on_operation(self, op: Operation) -> None:
        for inner in op.walk():
            match inner.name:
                case "t.fault":
                    raise KeyError("t")
                case "t.memory":
                    raise MemoryError
                case "t.recursion":
                    raise RecursionError
                case "t.refuse":
                    raise inner.op_error("is refused")
                case "t.invalid":
                    inner.properties["x"] = 1
                    op.regions[0].blocks[0].append(ReturnOp.build())


@pytest.mark.parametrize("what", ("fault", "memory", "recursion", "invalid"))
def test_a_pass_that_fails_is_a_failure(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_passes", {**registry._passes, "broken": Broken})
    text = with_pipeline("builtin.module(broken)", f'"t.{what}"() : () -> ()')
    with pytest.raises(Failure):
        check_passes(text, Context(allow_unregistered=True))
    text = with_pipeline("builtin.module(broken)", '"t.refuse"() : () -> ()')
    assert check_passes(text, Context(allow_unregistered=True)) == "refused by a pass"
