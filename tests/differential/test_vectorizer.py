"""Random structured operations are vectorized as mlir-opt vectorizes them."""

from tests.differential.vectorizer import differences
from tests.oracle import requires_oracle


@requires_oracle
def test_random_operations_are_vectorized_as_by_mlir_opt() -> None:
    assert differences(seed=11, count=60) == []
