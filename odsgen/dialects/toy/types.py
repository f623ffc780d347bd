"""Types of the dialect `toy`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import verifies
from odsgen.runtime import TensorType, Type
from odsgen_dialects.toy import StructType


@verifies(StructType)
def verify_struct_type(elements: Sequence[Type]) -> None:
    """Checks that there are elements, each a tensor or a struct."""
    if not elements:
        raise ValueError("expected at least 1 element type")
    for element in elements:
        if not isinstance(element, (TensorType, StructType)):
            raise ValueError(
                "element type for a struct must either be a TensorType or a StructType, got: "
                f"'{element}'"
            )
