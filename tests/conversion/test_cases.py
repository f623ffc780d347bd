"""Programs and what lowerings make of them; the pipeline is the first line of a program, what is expected is mlir-opt's."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.conversion.legalizer import Legalizer
from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir
from tests.oracle import mlir_opt, requires_oracle

CASES = sorted((Path(__file__).parent / "cases").glob("*.mlir"))


def pipeline_of(text: str) -> str:
    return text.partition("\n")[0].removeprefix("// ")


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_result(path):
    text = path.read_text("utf-8")
    module = parse(text, Context(allow_unregistered=True), filename="program.mlir")
    PassManager.parse(pipeline_of(text)).run(module)
    module.verify()
    assert print_ir(module) == path.with_suffix(".after").read_text("utf-8")


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_counterparts_are_what_rewriting_makes(path, monkeypatch):
    """Operations that become their counterparts where they stand are those that the same patterns build."""
    monkeypatch.setattr(Legalizer, "_use_counterpart", lambda *_: False)
    test_result(path)


@requires_oracle
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_expected_is_what_mlir_opt_says(path):
    text = path.read_text("utf-8")
    found = mlir_opt(text, f"--pass-pipeline={pipeline_of(text)}", "--allow-unregistered-dialect")
    assert found.strip() == path.with_suffix(".after").read_text("utf-8").strip()
