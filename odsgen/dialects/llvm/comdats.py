"""`llvm-add-comdats`: functions that linkers merge are in comdat sections."""

from __future__ import annotations

from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    Block,
    Builder,
    InsertionPoint,
    Operation,
    SymbolRefAttr,
    SymbolTable,
)
from odsgen.runtime.ir.symbol_changes import insert
from odsgen_dialects import llvm

_NAME = "__llvm_comdat"
_MERGED = (llvm.Linkage.Linkonce, llvm.Linkage.LinkonceODR)


@register_pass
class LLVMAddComdats(Pass):
    """Adds a selector to the comdat of the module for each `linkonce` function in it."""

    ARGUMENT = "llvm-add-comdats"
    NAME = "LLVMAddComdats"
    SUMMARY = "Add comdats to linkonce and linkonce_odr functions"
    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        comdat: llvm.ComdatOp | None = None
        for function in list(op.regions[0].entry_block):
            if not isinstance(function, llvm.LLVMFuncOp):
                continue
            if function.linkage.linkage not in _MERGED:
                continue
            comdat = comdat or _comdat_of(op)
            selector = llvm.ComdatSelectorOp.build(
                function.sym_name, llvm.Comdat.Any, location=comdat.location
            )
            Builder(InsertionPoint.at_start(comdat.body.entry_block)).insert(selector)
            function.comdat = SymbolRefAttr.get(_NAME, [function.sym_name])


def _comdat_of(module: Operation) -> llvm.ComdatOp:
    symbols = SymbolTable(module)
    found = symbols.lookup(_NAME)
    if isinstance(found, llvm.ComdatOp):
        return found
    made = llvm.ComdatOp.build(_NAME, location=module.location)
    Builder(InsertionPoint.at_start(module.regions[0].entry_block)).insert(made)
    made.body.append(Block())
    insert(symbols, made)
    return made
