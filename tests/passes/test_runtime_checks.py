"""`generate-runtime-verification`: assertions beside those of mlir-opt, and what they find when a program runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.interpreter import EvaluationError, Machine
from odsgen.passes import PassFailure, PassManager
from odsgen.runtime import Context, parse, print_ir
from tests.oracle import mlir_opt, requires_oracle

PROGRAMS = Path(__file__).parent / "runtime_checks" / "programs.mlir"
SEPARATOR = "// -----\n"


def checked(text: str, options: str = "verbose-level=1"):
    module = parse(text, Context(), filename="<stdin>")
    PassManager.parse(f"builtin.module(generate-runtime-verification{{{options}}})").run(module)
    return module


@pytest.mark.parametrize("level", [0, 1])
def test_programs_are_as_expected(level):
    options = f"verbose-level={level}"
    texts = PROGRAMS.read_text("utf-8").split(SEPARATOR)
    made = [print_ir(checked(text, options)) for text in texts]
    expected = (PROGRAMS.parent / f"level_{level}.after").read_text("utf-8")
    assert f"\n{SEPARATOR}".join(made) == expected


@requires_oracle
@pytest.mark.parametrize("level", [0, 1])
def test_expected_is_what_mlir_opt_says(level):
    texts = PROGRAMS.read_text("utf-8").split(SEPARATOR)
    found = [
        mlir_opt(text, f"--generate-runtime-verification=verbose-level={level}") for text in texts
    ]
    assert (
        SEPARATOR.join(found)
        == (PROGRAMS.parent / f"level_{level}.after").read_text("utf-8") + "\n"
    )


PROGRAM = """func.func @f(%i: index) -> f32 {
  %m = memref.alloc() : memref<4x8xf32>
  %x = arith.constant 1.0 : f32
  memref.store %x, %m[%i, %i] : memref<4x8xf32>
  %r = memref.load %m[%i, %i] : memref<4x8xf32>
  return %r : f32
}"""


def test_a_program_says_what_is_out_of_bounds():
    module = checked(PROGRAM)
    machine = Machine(module)
    function = module.regions[0].entry_block.first
    assert function is not None
    assert len(machine.call(function, [3])) == 1
    with pytest.raises(EvaluationError, match="out-of-bounds access"):
        machine.call(function, [4])


def test_other_levels_are_refused():
    with pytest.raises(PassFailure, match="set verboseLevel to 0 or 1"):
        checked("func.func private @f()", "verbose-level=2")
