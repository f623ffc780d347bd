"""Verifiers of the interfaces of the dialect `llvm` (LLVMInterfaces.td)."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import ArrayAttr, Attribute, Operation
from odsgen_dialects.llvm import (
    AccessGroupAttr,
    AccessGroupOpInterface,
    AliasAnalysisOpInterface,
    AliasScopeAttr,
    DereferenceableOpInterface,
    LLVMPointerType,
    TBAATagAttr,
)


def verify_array_of(op: Operation, name: str, wanted: type[Attribute]) -> None:
    """Check that a property, if it is there, is an array of attributes of one class."""
    found = op.property_attribute(name)
    if isinstance(found, ArrayAttr) and not all(isinstance(each, wanted) for each in found):
        raise op.op_error(f"expected op to return array of {wanted.MNEMONIC} attributes")


@verifies(AccessGroupOpInterface)
def verify_access_group_op_interface(op: Operation) -> None:
    """detail::verifyAccessGroupOpInterface"""
    verify_array_of(op, "access_groups", AccessGroupAttr)


@verifies(AliasAnalysisOpInterface)
def verify_alias_analysis_op_interface(op: Operation) -> None:
    """detail::verifyAliasAnalysisOpInterface"""
    verify_array_of(op, "alias_scopes", AliasScopeAttr)
    verify_array_of(op, "noalias_scopes", AliasScopeAttr)
    verify_array_of(op, "tbaa", TBAATagAttr)


@verifies(DereferenceableOpInterface)
def verify_dereferenceable_op_interface(op: Operation) -> None:
    """detail::verifyDereferenceableOpInterface"""
    if op.property_attribute("dereferenceable") is None:
        return
    if len(op.results) != 1 or not isinstance(op.results[0].type, LLVMPointerType):
        raise op.op_error("expected op to return a single LLVM pointer type")
