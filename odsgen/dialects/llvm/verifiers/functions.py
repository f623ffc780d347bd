"""Verifiers of the dialect `llvm`: functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.llvm.types import is_compatible
from odsgen.dialects.llvm.verifiers.symbols import linkage_of, parent_module, verify_comdat
from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import (
    Operation,
    Region,
    Type,
    lookup_symbol_in,
    verify_entry_arguments,
    verify_signature_attributes,
)
from odsgen_dialects import llvm


@verifies(llvm.LLVMFuncOp)
def verify_func(op: llvm.LLVMFuncOp) -> None:
    """LLVMFuncOp::verify"""
    type: Any = op.function_type
    returns = not isinstance(type.return_type, llvm.LLVMVoidType)
    verify_signature_attributes(op, len(type.params), 1 if returns else 0)
    if op.body.blocks:
        verify_entry_arguments(op, type.params)
    linkage = linkage_of(op)
    if linkage == "common":
        raise op.op_error("functions cannot have 'common' linkage")
    verify_comdat(op)
    if not op.body.blocks:
        if linkage not in ("external", "extern_weak"):
            raise op.op_error("external functions must have 'external' or 'extern_weak' linkage")
        return
    if op.no_inline and op.always_inline:
        raise op.error("no_inline and always_inline attributes are incompatible")
    if op.optimize_none and not op.no_inline:
        raise op.op_error("with optimize_none must also be no_inline")
    watched = _watched_in(op.body)
    if watched:
        _verify_landing_pads(watched)
        _verify_block_tags(watched)


def _watched_in(region: Region) -> list[Operation]:
    """The operations inside, in order, that are compared with one another."""
    found: list[Operation] = []
    watched = _WATCHED
    for block in region.stored_blocks:
        op = block.first
        while op is not None:
            if op.regions:
                found += [inner for inner in op.walk() if type(inner) in watched]
            elif type(op) in watched:
                found.append(op)
            op = op.next
    return found


def _verify_landing_pads(ops: Sequence[Operation]) -> None:
    """Checks that landing pads and what is resumed are of one type."""
    known: Type | None = None
    for op in ops:
        if isinstance(op, llvm.LandingpadOp):
            type, what = op.result_types[0], "'llvm.landingpad' should have a consistent result"
        elif isinstance(op, llvm.ResumeOp):
            type, what = op.operands[0].type, "'llvm.resume' should have a consistent input"
        else:
            continue
        if known is not None and type is not known:
            raise op.error(f"{what} type inside a function")
        known = type


def _verify_block_tags(ops: Sequence[Operation]) -> None:
    """Checks that block tags are unique."""
    known = set()
    for op in ops:
        if not isinstance(op, llvm.BlockTagOp):
            continue
        tag = op.tag
        if tag in known:
            raise op.error(f"duplicate block tag '{tag.parameters()[0]}' in the same function: ")
        known.add(tag)


@verifies(llvm.BlockAddressOp)
def verify_blockaddress(op: llvm.BlockAddressOp) -> None:
    """BlockAddressOp::verify"""
    function_name, tag = op.block_addr.parameters()
    module = parent_module(op)
    function = None if module is None else lookup_symbol_in(module, function_name)
    if not isinstance(function, llvm.LLVMFuncOp) or not any(
        isinstance(inner, llvm.BlockTagOp) and inner.tag is tag for inner in function.walk()
    ):
        raise op.op_error("expects an existing block label target in the referenced function")


@verifies_regions(llvm.LLVMFuncOp)
def verify_func_regions(op: llvm.LLVMFuncOp) -> None:
    """LLVMFuncOp::verifyRegions"""
    if not op.body.blocks:
        return
    for number, argument in enumerate(op.body.entry_block.arguments):
        if not is_compatible(argument.type):
            raise op.op_error(f"entry block argument #{number} is not of LLVM type")


#: What functions look for among the operations inside.
_WATCHED = frozenset((llvm.LandingpadOp, llvm.ResumeOp, llvm.BlockTagOp))
