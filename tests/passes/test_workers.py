"""Pipelines in worker processes: the same bytes, statistics and diagnostics as in this one, and never a hang."""

from __future__ import annotations

import os
import signal

import pytest

from odsgen.cli import ods_opt
from odsgen.passes import (
    Pass,
    PassFailure,
    PassManager,
    Statistic,
    register_pass,
)
from odsgen.passes import (
    workers as workers_module,
)
from odsgen.passes.workers import Workers
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.builtin.attributes import DistinctAttr, StringAttr
from odsgen.runtime.builtin.resources import DenseResourceElementsHandle

EAGER = Workers(3, min_operations=0)


@pytest.fixture(autouse=True)
def nothing_distinct(monkeypatch):
    """Other tests of this process may have made what keeps operations here."""
    monkeypatch.setattr(DistinctAttr, "any_created", False)
    monkeypatch.setattr(DenseResourceElementsHandle, "any_created", False)
    monkeypatch.setattr(workers_module, "_can_fork", lambda: True)


FUNCTIONS = "\n".join(
    f"""
    func.func @f{number}(%x: i32, %m: memref<?xi32>) -> (i32, tensor<2xi32>) attributes {{test.number = {number} : i64}} {{
      %a = arith.constant {number} : i32 loc("file.mlir":{number + 1}:2)
      %b = arith.addi %x, %a : i32
      %c = arith.addi %a, %x : i32
      %u = "test.unknown"(%b, %c) {{name = "value", list = [1, f32, @f0]}} : (i32, i32) -> i32
      %t = arith.constant dense<[1, 2]> : tensor<2xi32>
      cf.cond_br %flag, ^one(%u : i32), ^two
    ^one(%d: i32):
      %call:2 = call @f0(%d, %m) : (i32, memref<?xi32>) -> (i32, tensor<2xi32>)
      return %call#0, %t : i32, tensor<2xi32>
    ^two:
      return %c, %t : i32, tensor<2xi32>
    }}
    """.replace("%flag", "%k").replace("%u =", "%k = arith.cmpi slt, %b, %c : i32\n      %u =")
    for number in range(7)
)
PROGRAM = "memref.global @between : memref<4xi32>\n" + FUNCTIONS + "func.func private @declared()\n"


@register_pass
class CountOperations(Pass):
    """Counts, and says or does what the attribute of a function asks for."""

    ARGUMENT = "test-workers"
    NAME = "TestWorkers"
    SUMMARY = "Count operations"

    num_operations = Statistic("num-operations", "Number of operations")

    def run_on_operation(self, op):
        asked = op.attributes.get("test.do")
        for _ in op.walk():
            self.num_operations += 1
        match asked.value if isinstance(asked, StringAttr) else None:
            case "warn":
                self.emit_warning(op, "warned of")
            case "fail":
                self.signal_failure(op.op_error("was refused"))
            case "raise":
                raise ZeroDivisionError("a mistake")
            case "die":
                os.kill(os.getpid(), signal.SIGKILL)
            case "exit":
                os._exit(0)


def read(text: str = PROGRAM):
    return parse(text, Context(allow_unregistered=True))


def run(pipeline: str, workers: int | Workers, text: str = PROGRAM):
    """The program, the statistics, what was reported, and whether the pipeline failed."""
    module = read(text)
    manager = PassManager.parse(pipeline, workers=workers)
    reported: list[str] = []
    failed = False
    try:
        manager.run(module, lambda diagnostic: reported.append(str(diagnostic)))
    except PassFailure:
        failed = True
    statistics = [dict(one.statistics) for one in manager.passes()]
    printed = print_ir(module, generic=True, locations=True)
    return printed, statistics, reported, failed


@pytest.mark.parametrize(
    "pipeline",
    [
        "builtin.module(func.func(canonicalize,cse,test-workers),symbol-privatize)",
        "builtin.module(any(cse))",
        "any(any(test-workers),cse)",
    ],
)
def test_same_as_in_one_process(pipeline):
    assert run(pipeline, EAGER) == run(pipeline, 1)


def test_workers_were_there():
    module = read()
    functions = [op for op in module.regions[0].entry_block if op.name == "func.func"]
    shares = EAGER.shares(functions)
    assert shares is not None and len(shares) == 3
    assert sorted(sum(shares, []), key=functions.index) == functions
    assert Workers(3).shares(functions) is None  # too few operations


@pytest.mark.parametrize("attribute", ["distinct[0]<unit>", "dense_resource<blob> : tensor<1xi8>"])
def test_what_cannot_be_sent_stays_here(attribute):
    alias = f"#shared = {attribute}\n"
    held = "".join(
        f"func.func private @h{number}() attributes {{test.held = #shared}}\n"
        for number in range(4)
    )
    text = alias + held + PROGRAM
    if "blob" in attribute:
        text += '{-# dialect_resources: { builtin: { blob: "0x0100000001" } } #-}\n'
    pipeline = "builtin.module(func.func(canonicalize))"
    assert run(pipeline, EAGER, text) == run(pipeline, 1, text)


def test_operations_stay_the_same_objects():
    module = read()
    before = list(module.regions[0].entry_block)
    PassManager.parse("builtin.module(func.func(canonicalize))", workers=EAGER).run(module)
    assert list(module.regions[0].entry_block) == before
    module.verify()


def asking(*asked: str) -> str:
    functions = "".join(
        f'func.func @g{number}() attributes {{test.do = "{what}"}} {{ return }}\n'
        for number, what in enumerate(asked)
    )
    return functions + PROGRAM


@pytest.mark.parametrize("asked", [("warn", "", "warn"), ("warn", "fail", "fail", "warn")])
def test_diagnostics_come_in_the_order_of_the_program(asked):
    pipeline = "builtin.module(func.func(test-workers,canonicalize))"
    found = run(pipeline, EAGER, asking(*asked))
    assert found == run(pipeline, 1, asking(*asked))
    assert [line.rpartition(": ")[2] for line in found[2]] == [
        {"warn": "warned of", "fail": "'func.func' op was refused"}[what] for what in asked if what
    ] or "fail" in asked


def test_mistake_of_a_pass_is_told_as_in_one_process():
    text = asking("raise")
    pipeline = "builtin.module(func.func(test-workers))"
    for workers in (1, EAGER):
        with pytest.raises((ZeroDivisionError, PassFailure)):
            PassManager.parse(pipeline, workers=workers).run(read(text))


@pytest.mark.parametrize("how", ["die", "exit"])
def test_worker_that_dies_is_an_error(how):
    module = read(asking("", how, ""))
    before = print_ir(module)
    with pytest.raises(PassFailure, match=r"a worker that ran 'func.func' pipelines ended"):
        PassManager.parse("builtin.module(func.func(test-workers))", workers=EAGER).run(module)
    assert print_ir(module) == before


def test_pass_that_writes_runs_here(capsys):
    PassManager.parse("builtin.module(func.func(view-cfg))", workers=EAGER).run(read())
    assert capsys.readouterr().err.count("digraph") == 8


@pytest.mark.parametrize("value", ["0", "-1", "many", "257", "9" * 5000])
def test_number_of_workers_is_checked(value, tmp_path, capsys):
    program = tmp_path / "program.mlir"
    program.write_text(PROGRAM)
    line = [f"--workers={value}", "--cse", "--allow-unregistered-dialect", str(program)]
    assert ods_opt.run(line) == 1
    assert "expected a number from 1 to 256" in capsys.readouterr().err


def test_option(tmp_path, capsys):
    program = tmp_path / "program.mlir"
    program.write_text(PROGRAM)
    outputs = []
    for workers in ("--workers=2", "--mlir-disable-threading"):
        line = [workers, "--cse", "--allow-unregistered-dialect", str(program)]
        assert ods_opt.run(line) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]
