"""Functions of `llvm` that lowerings declare or call, and global constants."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from odsgen.runtime import (
    DenseArrayAttr,
    InsertionPoint,
    Region,
    StringAttr,
    SymbolTable,
    TypeAttr,
    UnknownLoc,
    i32,
)
from odsgen_dialects import builtin, llvm

if TYPE_CHECKING:
    from odsgen.conversion import ConversionRewriter
    from odsgen.runtime import Attribute, Operation, Type, Value
    from odsgen.runtime.ir.building import AnyLocation


def build_function(
    name: str,
    type: llvm.LLVMFunctionType,
    location: AnyLocation,
    linkage: llvm.Linkage = llvm.Linkage.External,
) -> llvm.LLVMFuncOp:
    """Builds an `llvm.func` without a body."""
    return llvm.LLVMFuncOp(
        (),
        (),
        {
            "sym_name": StringAttr.get(name),
            "function_type": TypeAttr.get(type),
            "linkage": llvm.LinkageAttr.get(linkage),
            "CConv": llvm.CConvAttr.get(llvm.CConv.C),
        },
        regions=(Region(),),
        location=location,
    )


@cache
def _call_properties(operand_count: int) -> dict[str, Any]:
    return {
        "CConv": llvm.CConvAttr.get(llvm.CConv.C),
        "TailCallKind": llvm.TailCallKindAttr.get(llvm.TailCallKind.None_),
        "op_bundle_sizes": DenseArrayAttr.get(i32, ()),
        "operandSegmentSizes": DenseArrayAttr.get(i32, (operand_count, 0)),
    }


def call_properties(operand_count: int, callee: Attribute | None) -> dict[str, Any]:
    """The properties of an `llvm.call` of a symbol, or of the first operand."""
    properties = dict(_call_properties(operand_count))
    if callee is not None:
        properties["callee"] = callee
    return properties


def build_call(
    result_type: Type | None,
    operands: Sequence[Value],
    location: AnyLocation,
    callee: Attribute | None = None,
    attributes: dict[str, Attribute] | None = None,
) -> llvm.CallOp:
    """Builds an `llvm.call` of a symbol, or of the first operand."""
    properties = call_properties(len(operands), callee)
    types = () if result_type is None else (result_type,)
    return llvm.CallOp(tuple(operands), types, properties, attributes, location=location)


def enclosing_module(op: Operation) -> Operation | None:
    """The nearest enclosing symbol table."""
    parent = op.parent_op
    while parent is not None and not isinstance(parent, builtin.ModuleOp):
        parent = parent.parent_op
    return parent


def declared_function(
    name: str, type: llvm.LLVMFunctionType, module: Operation, rewriter: ConversionRewriter
) -> llvm.LLVMFuncOp | None:
    """Finds or declares the function of that name; None if it has another type."""
    for op in module.regions[0].entry_block:
        if op in rewriter.log.replaced:
            continue
        symbol = op.properties.get("sym_name")
        if isinstance(symbol, StringAttr) and symbol.value == name:
            fits = isinstance(op, llvm.LLVMFuncOp) and op.function_type is type
            return op if fits and isinstance(op, llvm.LLVMFuncOp) else None
    with rewriter.insertion_guard():
        rewriter.insertion_point = InsertionPoint.at_start(module.regions[0].entry_block)
        return rewriter.insert(build_function(name, type, UnknownLoc.get()))


def unused_symbol(base: str, module: Operation) -> str:
    """The name, or the name with a number, that no symbol of the module has."""
    taken = SymbolTable(module)
    name, number = base, 0
    while taken.lookup(name) is not None:
        name = f"{base}_{number}"
        number += 1
    return name
