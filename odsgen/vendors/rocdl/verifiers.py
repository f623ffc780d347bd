"""Verifiers of the dialect `rocdl`."""

from __future__ import annotations

from odsgen.hooks import verifies_operation_attributes
from odsgen.runtime import Attribute, Operation
from odsgen_dialects.llvm import LLVMFuncOp

_KERNEL = "rocdl.kernel"


@verifies_operation_attributes
def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """ROCDLDialect::verifyOperationAttribute"""
    if name == _KERNEL and not isinstance(op, LLVMFuncOp):
        raise op.error(f"'\"{_KERNEL}\"' attribute attached to unexpected op")
