"""The operations that MLIR's tests add to the dialect `transform`: read and printed as mlir-opt does."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.runtime import Context, parse, print_ir
from tests.oracle import mlir_opt, requires_oracle
from tests.test_dialect.package import dialect_folder

PROGRAMS = [
    text.strip()
    for text in Path(__file__)
    .with_name("transform_programs.mlir")
    .read_text("utf-8")
    .split("// -----\n")
]


def _name(text: str) -> str:
    return next(line for line in reversed(text.splitlines()) if "transform." in line).strip()[:60]


@pytest.mark.parametrize("text", PROGRAMS, ids=_name)
def test_prints_what_it_reads(text: str) -> None:
    module = parse(text, Context(allow_unregistered=True, dialect_path=[dialect_folder()]))
    module.verify()
    assert print_ir(module).strip() == text
    again = parse(
        print_ir(module, generic=True),
        Context(allow_unregistered=True, dialect_path=[dialect_folder()]),
    )
    assert print_ir(again).strip() == text


@requires_oracle
def test_mlir_opt_prints_the_same() -> None:
    printed = mlir_opt(
        "\n// -----\n".join(PROGRAMS), "--allow-unregistered-dialect", "--split-input-file"
    )
    assert [part.strip() for part in printed.split("// -----\n")] == PROGRAMS
