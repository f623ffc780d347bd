"""Inference of result types of the dialect `async`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.hooks import infers
from odsgen.runtime.builtin.types import index
from odsgen_dialects.async_ import RuntimeNumWorkerThreadsOp

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


@infers(RuntimeNumWorkerThreadsOp)
def infer_runtime_num_worker_threads_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """RuntimeNumWorkerThreadsOp::inferReturnTypes"""
    return [index]
