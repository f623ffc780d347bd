"""Inference of result types of the dialect `async`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import infers
from odsgen.runtime import Region, Type, Value, index
from odsgen_dialects.async_ import RuntimeNumWorkerThreadsOp


@infers(RuntimeNumWorkerThreadsOp)
def infer_runtime_num_worker_threads_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """RuntimeNumWorkerThreadsOp::inferReturnTypes"""
    return [index]
