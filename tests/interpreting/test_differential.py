"""A sample of random programs; `make interpreter-differential` runs as many as one likes."""

from __future__ import annotations

import pytest

from tests.interpreting.differential import difference
from tests.interpreting.runner import requires_runner


@requires_runner
@pytest.mark.parametrize("seed", range(3))
def test_interpreter_and_native_code_print_the_same(seed: int) -> None:
    assert difference(seed) is None
