"""Loops whose bounds have other operands than their maps take: verifiers accept them, as MLIR's do, and no pass falls over them."""

from __future__ import annotations

import random

import pytest

from odsgen.interpreter import Limits, Machine
from odsgen.passes import PassManager
from odsgen.runtime import Context, Diagnostic, DiagnosticError, parse, print_ir

_MAPS = """() -> (0)|() -> (16)|(d0) -> (d0)|()[s0] -> (s0)|(d0)[s0] -> (d0 + s0)|(d0, d1) -> (d0, d1 + 1)|() -> (3, 5)""".split(
    "|"
)
_PASSES = """canonicalize lower-affine cse sccp loop-invariant-code-motion inline remove-dead-values mem2reg sroa
control-flow-sink symbol-dce""".split()


def _loop(chance: random.Random, depth: int = 0) -> str:
    lower, upper = chance.choice(_MAPS), chance.choice(_MAPS)
    counts = [chance.choice((0, 0, 1, 2)), chance.choice((0, 0, 1, 2)), chance.choice((0, 0, 1))]
    bounds, inits = counts[0] + counts[1], counts[2]
    operands = ", ".join(["%n"] * bounds + ["%z"] * inits)
    types = ", ".join(["index"] * bounds + ["f32"] * inits)
    if depth == 0 and chance.random() < 0.4:
        inside = _loop(chance, 1)
    else:
        inside = chance.choice((f'"test.use"(%i{depth}) : (index) -> ()', ""))
    carried = f", %x{depth}: f32" if inits else ""
    ends = f'"affine.yield"(%x{depth}) : (f32)' if inits else '"affine.yield"() : ()'
    return (
        f'{f"%r{depth} = " if inits else ""}"affine.for"({operands}) <{{lowerBoundMap = affine_map<{lower}>, '
        f"upperBoundMap = affine_map<{upper}>, operandSegmentSizes = array<i32: {', '.join(map(str, counts))}>, "
        f"step = 1 : index}}> ({{\n^bb0(%i{depth}: index{carried}):\n{inside}\n{ends} -> ()\n"
        f"}}) : ({types}) -> ({'f32' if inits else ''})"
    )


@pytest.mark.parametrize("what", [*_PASSES, "print", "run"])
def test_no_hook_falls_over_operands_that_are_missing_or_too_many(what: str) -> None:
    tried = 0
    for seed in range(60):
        program = (
            f"func.func @main(%n: index, %z: f32) {{\n{_loop(random.Random(seed))}\nreturn\n}}\n"
        )
        told: list[Diagnostic] = []
        try:
            module = parse(program, Context(allow_unregistered=True))
            module.verify()
        except DiagnosticError:
            continue
        tried += 1
        try:
            if what == "print":
                print_ir(module)
            elif what == "run":
                machine = Machine(module, limits=Limits(steps=1000))
                machine.call(machine.function("main"), [3, 0])
            else:
                PassManager.parse(f"builtin.module({what})").run(module, told.append)
        except DiagnosticError as error:
            told += error.diagnostics
        notes = [note.message for diagnostic in told for note in diagnostic.notes]
        assert not any("fault of the hook" in note for note in notes), (program, notes)
    assert tried > 30


def test_lowering_refuses_a_bound_without_its_operands() -> None:
    program = (
        'func.func @f() {\n"affine.for"() <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 0, 0, 0>, '
        "step = 1 : index, upperBoundMap = affine_map<() -> (16)>}> ({\n^bb0(%i: index):\n"
        '"affine.yield"() : () -> ()\n}) : () -> ()\nreturn\n}\n'
    )
    module = parse(program, Context())
    module.verify()
    with pytest.raises(DiagnosticError, match="'scf.yield' op expects parent op"):
        PassManager.parse("builtin.module(lower-affine)").run(module)
