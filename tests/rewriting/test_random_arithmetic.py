"""Random functions of arith are canonicalized as by mlir-opt; `make rewriting` asks for many more."""

from __future__ import annotations

import pytest

from tests.oracle import requires_oracle
from tests.rewriting.random_arithmetic import differences


@requires_oracle
@pytest.mark.parametrize("seed, casts", [(1, False), (2, True)])
def test_random_functions(seed, casts):
    assert not differences(seed, 150, casts=casts)


@requires_oracle
def test_random_functions_with_cse():
    assert not differences(3, 100, "builtin.module(cse,canonicalize,cse)")
