"""`composite-fixed-point-pass`: a pipeline until nothing changes."""

from __future__ import annotations

import pytest

from odsgen.passes import PassFailure, PassManager
from odsgen.runtime import Context, Diagnostic, parse, print_ir

TEXT = """\
module {
  func.func @f(%arg0: i32) -> i32 {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %0 = arith.addi %c1, %c2 : i32
    %1 = arith.addi %arg0, %0 : i32
    return %1 : i32
  }
}
"""


def _run(options: str) -> tuple[str, list[str]]:
    module = parse(TEXT, Context(), filename="program.mlir")
    said: list[Diagnostic] = []
    manager = PassManager.parse(f"builtin.module(composite-fixed-point-pass{{{options}}})")
    manager.run(module, said.append)
    return print_ir(module), [diagnostic.message for diagnostic in said]


def test_the_pipeline_runs_until_nothing_changes():
    text, said = _run("pipeline=func.func(canonicalize,cse)")
    assert "arith.constant 3" in text
    assert said == []


def test_a_limit_that_does_not_suffice_is_told():
    text, said = _run("name=Both pipeline=any(canonicalize,cse) max-iterations=1")
    assert "arith.constant 3" in text
    assert said == ['Composite pass "Both"+ didn\'t converge in 1 iterations']


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("pipeline=func.func(nonsense)", "'nonsense' does not refer to a registered pass"),
        ("pipeline=cse max-iterations=0", "it must be at least 1"),
    ],
)
def test_what_cannot_run_is_refused(options, message):
    with pytest.raises(PassFailure) as raised:
        _run(options)
    assert message in str(raised.value)
