"""Verifiers of the dialect `rocdl`."""

from __future__ import annotations

from odsgen.dialects.llvm.verifiers.interfaces import verify_array_of
from odsgen.hooks import verifies, verifies_operation_attributes
from odsgen.runtime import Attribute, Operation
from odsgen_dialects.llvm import AliasScopeAttr, LLVMFuncOp, TBAATagAttr
from odsgen_dialects.rocdl import AliasAnalysisOpInterface

_KERNEL = "rocdl.kernel"


@verifies_operation_attributes
def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """ROCDLDialect::verifyOperationAttribute"""
    if name == _KERNEL and not isinstance(op, LLVMFuncOp):
        raise op.error(f"'\"{_KERNEL}\"' attribute attached to unexpected op")


@verifies(AliasAnalysisOpInterface)
def verify_alias_analysis_op_interface(op: Operation) -> None:
    """detail::verifyAliasAnalysisOpInterface"""
    verify_array_of(op, "alias_scopes", AliasScopeAttr)
    verify_array_of(op, "noalias_scopes", AliasScopeAttr)
    verify_array_of(op, "tbaa", TBAATagAttr)
