"""From spec files to the texts of an export."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from odsgen.export.dialect import tablegen_files
from odsgen.export.irdl import IrdlDialect, irdl_dialect
from odsgen.export.names import ExportNames
from odsgen.export.overlay import overlay_of
from odsgen.export.problems import Problems
from odsgen.export.rendering import render
from odsgen.export.skeleton import Skeleton, skeleton
from odsgen.ods import DialectLoader
from odsgen.ods.resolve.allowances import not_allowed
from odsgen.spec.errors import SpecDiagnostic, SpecErrors
from odsgen.spec.loader import read_source
from odsgen.spec.recovery import read_as_far_as_possible
from odsgen.spec.warning_kinds import WarningSource
from odsgen.tablegen.yaml_text import yaml_text

#: What the code that mlir-tblgen writes includes nothing of by itself.
_HEADERS = (
    "any",
    "mlir/AsmParser/AsmParser.h",
    "mlir/Bytecode/BytecodeOpInterface.h",
    "mlir/Dialect/Traits.h",
    "mlir/IR/Builders.h",
    "mlir/IR/BuiltinAttributes.h",
    "mlir/IR/BuiltinOps.h",
    "mlir/IR/BuiltinTypes.h",
    "mlir/IR/Dialect.h",
    "mlir/IR/DialectImplementation.h",
    "mlir/IR/IntegerSet.h",
    "mlir/IR/OpDefinition.h",
    "mlir/IR/OpImplementation.h",
    "mlir/IR/PatternMatch.h",
    "mlir/IR/RegionKindInterface.h",
    "mlir/IR/SymbolTable.h",
    "mlir/IR/TypeUtilities.h",
    "mlir/Interfaces/CallInterfaces.h",
    "mlir/Interfaces/CastInterfaces.h",
    "mlir/Interfaces/ControlFlowInterfaces.h",
    "mlir/Interfaces/DataLayoutInterfaces.h",
    "mlir/Interfaces/DestinationStyleOpInterface.h",
    "mlir/Interfaces/FunctionInterfaces.h",
    "mlir/Interfaces/InferIntRangeInterface.h",
    "mlir/Interfaces/InferTypeOpInterface.h",
    "mlir/Interfaces/LoopLikeInterface.h",
    "mlir/Interfaces/SideEffectInterfaces.h",
    "mlir/Interfaces/ViewLikeInterface.h",
    "mlir/Interfaces/VectorInterfaces.h",
    "llvm/ADT/StringExtras.h",
    "llvm/ADT/TypeSwitch.h",
)


@dataclass(frozen=True, slots=True)
class TableGenExport:
    """A dialect in TableGen: the files by name, and what is not in them as the spec says it.

    ``once`` are those that people fill in, which are not written again.
    """

    dialect: str
    files: Mapping[str, str]
    once: Mapping[str, str]
    warnings: tuple[SpecDiagnostic, ...]
    skeleton: Skeleton


def plugin_files(exports: Sequence[TableGenExport]) -> dict[str, str]:
    """The files of a plugin that has all these dialects."""
    views = [export.skeleton for export in exports]
    name = views[0].file if len(views) == 1 else "dialects"
    return {
        "plugin.cpp": render("plugin.cpp.j2", views=views, name=name),
        "CMakeLists.txt": render("CMakeLists.txt.j2", views=views, name=name),
    }


def loaded(path: Path, search: Sequence[str | Path] = ()) -> ExportNames:
    """The dialect of a spec, with the names that its export has. Raises SpecErrors."""
    reading = read_as_far_as_possible(read_source(path))
    loader = DialectLoader(search)
    loader.errors.extend(reading.diagnostics)
    resolved = loader.resolve(reading.spec, path)
    loader.errors.raise_if_any()
    return ExportNames(reading.spec, resolved)


def export_tablegen(path: Path, search: Sequence[str | Path] = ()) -> TableGenExport:
    """The dialect of a spec in TableGen; raises SpecErrors for what is wrong and for what TableGen cannot say.

    Beside ``DIALECT.td`` there is ``DIALECT.overlay.yaml`` with what is Python's affair: with it, `odsgen import` makes
    the spec again.
    """
    names = loaded(path, search)
    problems = Problems()
    written = tablegen_files(names, problems)
    problems.raise_if_any()
    view = skeleton(names, problems)
    problems.raise_if_any()
    files = {f"{name}.td": render("dialect.td.j2", file=file) for name, file in written.items()}
    overlay = overlay_of(names)
    if len(overlay) > 1:
        files[f"{names.dialect}.overlay.yaml"] = yaml_text(overlay)
    files[f"{view.file}.h"] = render("dialect.h.j2", view=view, headers=(*_HEADERS, *view.headers))
    files[f"{view.file}.cpp"] = render("dialect.cpp.j2", view=view)
    once = {
        f"{view.file}_hooks.h": render("hooks.h.j2", view=view),
        f"{view.file}_hooks.cpp": render("hooks.cpp.j2", view=view),
    }
    warnings = not_allowed(names.resolved.dialect, problems.warnings, WarningSource.EXPORT)
    return TableGenExport(names.dialect, files, once, warnings, view)


def export_irdl(
    paths: Sequence[Path], search: Sequence[str | Path] = ()
) -> tuple[str, tuple[SpecDiagnostic, ...]]:
    """The dialects of specs in one file of IRDL, and warnings of all that it does not say. Raises SpecErrors."""
    errors: list[SpecDiagnostic] = []
    dialects: list[IrdlDialect] = []
    told: list[SpecDiagnostic] = []
    for path in paths:
        names, problems = loaded(path, search), Problems()
        dialects.append(irdl_dialect(names, problems))
        errors += problems.errors
        told += not_allowed(names.resolved.dialect, problems.warnings, WarningSource.EXPORT)
    if errors:
        raise SpecErrors(errors)
    return render("irdl.mlir.j2", dialects=dialects), tuple(dict.fromkeys(told))
