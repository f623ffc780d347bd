"""Inference of result types of the dialect `async`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.types import index

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


def infer_runtime_num_worker_threads_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """An index"""
    return [index]
