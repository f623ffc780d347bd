"""Transform scripts that fail: the errors and notes are mlir-opt's."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from odsgen.passes import PassManager
from odsgen.passes.base import PassFailure
from odsgen.runtime import Context, DiagnosticError, parse
from tests.oracle import mlir_opt_path, requires_oracle

CASES = sorted((Path(__file__).parent / "transform_errors").glob("*.mlir"))
LINE = re.compile(r"^[^:\n]*:(\d+:\d+: (?:error|note): .*)$", re.MULTILINE)


def messages(text: str) -> list[str]:
    """Errors and notes without the name of the file, and without what MLIR adds of the operation."""
    return [line for line in LINE.findall(text) if "see current operation" not in line]


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_message(path: Path) -> None:
    module = parse(path.read_text("utf-8"), Context(), filename="script.mlir")
    with pytest.raises(DiagnosticError) as failure:
        PassManager.parse("builtin.module(transform-interpreter)").run(module)
    assert isinstance(failure.value, PassFailure)
    found = [line.rstrip() for line in messages(str(failure.value))]
    assert found == path.with_suffix(".txt").read_text("utf-8").splitlines()


@requires_oracle
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_expected_is_what_mlir_opt_says(path: Path) -> None:
    tool = mlir_opt_path()
    assert tool is not None
    run = subprocess.run(
        [tool, "--transform-interpreter", path], capture_output=True, text=True, check=False
    )
    found = [line.rstrip() for line in messages(run.stderr)]
    assert found == path.with_suffix(".txt").read_text("utf-8").splitlines()


def test_transforms_that_the_interpreter_does_not_have_are_refused_by_name() -> None:
    module = parse(
        """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
""",
        Context(),
    )
    with pytest.raises(
        DiagnosticError, match=r"'transform.structured.winograd_conv2d' op cannot be applied"
    ):
        PassManager.parse("builtin.module(transform-interpreter)").run(module)
