"""A sample of the programs that `make run-differential` runs."""

from __future__ import annotations

from functools import cache

import pytest

from tests.native.differential import Outcome, compare
from tests.native.edge_programs import CASES
from tests.oracle import mlir_opt_path


@cache
def _edges() -> Outcome:
    return compare(0, 0, 24)


def test_operations_on_edge_values_agree() -> None:
    assert _edges().differences == []
    assert _edges().calls > 50


def test_undefined_calls_are_left_out() -> None:
    assert any("poison" in message for message in _edges().undefined)


@pytest.mark.parametrize("number", [394, 412, 417, 463, 1842])
def test_operations_that_once_differed_agree(number: int) -> None:
    assert compare(0, number, 1).differences == []


@pytest.mark.skipif(mlir_opt_path() is None, reason="mlir-opt makes buffers of tensors")
def test_random_programs_agree() -> None:
    assert compare(0, len(CASES), 24).differences == []
