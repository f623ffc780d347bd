"""Verifiers of the dialect `rocdl`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation


_KERNEL = "rocdl.kernel"


def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """A kernel is a function of LLVM."""
    if name == _KERNEL and op.name != "llvm.func":
        raise op.error(f"'\"{_KERNEL}\"' attribute attached to unexpected op")
