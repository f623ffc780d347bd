"""`ensure-debug-info-scope-on-llvm-func`: functions say to debuggers where they are."""

from __future__ import annotations

from posixpath import split

from odsgen.dialects.llvm.debug_locations import metadata_in
from odsgen.passes import Pass, choice, register_pass
from odsgen.runtime import (
    DistinctAttr,
    Location,
    Operation,
    StringAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.locations import FileLineColRange
from odsgen.runtime.builtin.nested_locations import CallSiteLoc, FusedLoc, NameLoc
from odsgen_dialects import llvm

_KINDS = {kind.keyword: kind for kind in llvm.DIEmissionKind}


@register_pass
class EnsureDebugInfoScopes(Pass):
    """Gives functions subprograms, and what was inlined or comes from other files lexical blocks."""

    ARGUMENT = "ensure-debug-info-scope-on-llvm-func"
    NAME = "DIScopeForLLVMFuncOpPass"
    SUMMARY = "Materialize LLVM debug info subprogram attribute on every LLVMFuncOp"
    OPERATION = "builtin.module"

    emission_kind = choice(
        "emission-kind",
        "LineTablesOnly",
        "Emission kind to generate debug info.",
        dict.fromkeys(_KINDS, ""),
    )

    def run_on_operation(self, op: Operation) -> None:
        """Go through the module; its own compile unit, if it has one, is that of its functions."""
        unit = metadata_in(op.location, llvm.DICompileUnitAttr) or self._compile_unit(op)
        for inner in op.walk():
            if isinstance(inner, llvm.LLVMFuncOp):
                _add_subprogram(inner, unit)
            else:
                _add_lexical_block(inner)

    def _compile_unit(self, module: Operation) -> llvm.DICompileUnitAttr:
        place = _place(module.location)
        return llvm.DICompileUnitAttr.get(
            DistinctAttr.create(UnitAttr.get()),
            "DW_LANG_C",
            _file("<unknown>" if place is None else place.filename),
            StringAttr.get("MLIR"),
            True,
            _KINDS[self.emission_kind],
        )


def _place(location: Location) -> FileLineColRange | None:
    """The place in a file that stands for a location: of an inlined operation, that of the call."""
    if isinstance(location, FileLineColRange):
        return location
    if isinstance(location, NameLoc):
        return _place(location.child)
    if isinstance(location, CallSiteLoc):
        return _place(location.caller)
    if isinstance(location, FusedLoc):
        return next(filter(None, map(_place, location.locations)), None)
    return None


def _file(path: str) -> llvm.DIFileAttr:
    directory, name = split(path)
    return llvm.DIFileAttr.get(StringAttr.get(name), StringAttr.get(directory))


def _add_subprogram(function: llvm.LLVMFuncOp, unit: llvm.DICompileUnitAttr) -> None:
    if metadata_in(function.location, llvm.DISubprogramAttr) is not None:
        return
    place = _place(function.location)
    file = unit.file if place is None else _file(place.filename)
    line = 1 if place is None else place.start_line
    is_defined = bool(function.body.blocks)
    flags = llvm.DISubprogramFlags.Optimized
    if is_defined:
        flags |= llvm.DISubprogramFlags.Definition
    name = StringAttr.get(function.sym_name)
    subprogram = llvm.DISubprogramAttr.get(
        id=DistinctAttr.create(UnitAttr.get()) if is_defined else None,
        compile_unit=unit if is_defined else None,
        scope=file,
        name=name,
        linkage_name=name,
        file=file,
        line=line,
        scope_line=line,
        subprogram_flags=flags,
        type=llvm.DISubroutineTypeAttr.get("DW_CC_normal"),
    )
    function.location = FusedLoc.get([function.location], subprogram)


def _add_lexical_block(op: Operation) -> None:
    function = op.parent_op
    while function is not None and not isinstance(function, llvm.LLVMFuncOp):
        function = function.parent_op
    if function is None or not isinstance(function.location, FusedLoc):
        return
    scope, location = function.location.metadata, op.location
    if not isinstance(scope, llvm.DISubprogramAttr):
        return
    if isinstance(location, CallSiteLoc):
        callee = _in_lexical_block(location.callee, scope)
        op.location = CallSiteLoc.get(callee, location.caller)
        return
    place, start = _place(location), _place(function.location)
    if place is not None and start is not None and place.filename != start.filename:
        block = llvm.DILexicalBlockFileAttr.get(scope, _file(place.filename), 0)
        op.location = FusedLoc.get([location], block)


def _in_lexical_block(
    location: Location, scope: llvm.DISubprogramAttr | llvm.DILexicalBlockFileAttr
) -> Location:
    """A location in a lexical block of its file; of an inlined one, the callee in one inside of that."""
    place = _place(location)
    if place is None:
        return location
    block = llvm.DILexicalBlockFileAttr.get(scope, _file(place.filename), 0)
    if isinstance(location, CallSiteLoc):
        location = _in_lexical_block(location.callee, block)
    return FusedLoc.get([location], block)
