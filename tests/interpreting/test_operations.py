"""Every operation of the dialects that programs are made of and lowered to is evaluated, or a reason is written why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.runtime.glue.semantics import computation_of
from odsgen.runtime.registry.context import Context

_DIALECTS = (
    "affine arith async bufferization cf complex func index linalg llvm math memref scf shape tensor "
    "ub vector"
).split()
_EXCEPTIONS = Path(__file__).parent / "operations_without_evaluation.txt"


def _excepted() -> set[str]:
    lines = _EXCEPTIONS.read_text("utf-8").splitlines()
    return {name for line in lines if not line.startswith("#") for name in line.split()}


def _without_evaluation(dialect_name: str) -> set[str]:
    dialect = Context().dialect(dialect_name)
    assert dialect is not None
    return {
        name
        for name, op_class in dialect.operations.items()
        if dialect.bound_hooks.find("evaluates", op_class) is None
        and computation_of(op_class) is None
    }


@pytest.mark.parametrize("dialect_name", _DIALECTS)
def test_operations_are_evaluated_or_excepted(dialect_name: str) -> None:
    excepted = {name for name in _excepted() if name.partition(".")[0] == dialect_name}
    assert _without_evaluation(dialect_name) == excepted


def test_exceptions_are_of_these_dialects() -> None:
    assert {name.partition(".")[0] for name in _excepted()} <= set(_DIALECTS)
