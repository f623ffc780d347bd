"""Verifiers of the dialect `nvvm`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import DenseArrayAttr, IntegerAttr
from odsgen.runtime.builtin.types import i32

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.nvvm import BarrierOp


_KERNEL = "nvvm.kernel"
_TRIPLES = frozenset({"nvvm.maxntid", "nvvm.reqntid", "nvvm.cluster_dim"})
_NUMBERS = frozenset({"nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_max_blocks"})


def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """A kernel is a function of LLVM; its limits are numbers."""
    if name == _KERNEL and op.name != "llvm.func":
        raise op.error(f"'{_KERNEL}' attribute attached to unexpected op")
    if name in _TRIPLES:
        if (
            not isinstance(attribute, DenseArrayAttr)
            or attribute.element_type is not i32
            or not 0 < len(attribute.values) <= 3
        ):
            raise op.error(f"'\"{name}\"' attribute must be integer array with maximum 3 index")
    if name in _NUMBERS and not isinstance(attribute, IntegerAttr):
        raise op.error(f"'\"{name}\"' attribute must be integer constant")
    if name == "nvvm.blocksareclusters" and not (
        "nvvm.reqntid" in op.attributes and "nvvm.cluster_dim" in op.attributes
    ):
        raise op.error(
            f"'\"{name}\"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'"
        )


def verify_barrier(op: BarrierOp) -> None:
    """How many threads wait is said of a barrier that has a number."""
    if op.number_of_threads is not None and op.barrier_id is None:
        raise op.op_error("barrier id is missing, it should be set between 0 to 15")
