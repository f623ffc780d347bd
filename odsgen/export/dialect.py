"""A whole dialect as a TableGen file."""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.export.by_hand import ByHandWriter
from odsgen.export.constraints import ConstraintWriter
from odsgen.export.cpp_values import CppNames
from odsgen.export.definitions import TRUE, DefinitionWriter
from odsgen.export.expressions import ExpressionWriter
from odsgen.export.model import RecordDefinition, Section, Setting, TableGenFile
from odsgen.export.names import ExportNames, check_names, dialect_class_of
from odsgen.export.operations import OperationWriter
from odsgen.export.patterns import PatternWriter
from odsgen.export.problems import Problems
from odsgen.export.traits import TraitWriter
from odsgen.export.values import Code, Listing, Reference, String

_FLAGS = (
    ("materialize_constant", "hasConstantMaterializer"),
    ("canonicalizer", "hasCanonicalizer"),
    ("verify_operation_attribute", "hasOperationAttrVerify"),
    ("verify_region_argument_attribute", "hasRegionArgAttrVerify"),
    ("verify_region_result_attribute", "hasRegionResultAttrVerify"),
    ("extensible", "isExtensible"),
)
#: What every exported file includes: ODS, and the interfaces that MLIR ships, whatever the dialect uses of them.
INCLUDES = (
    "mlir/IR/OpBase.td",
    "mlir/IR/AttrTypeBase.td",
    "mlir/IR/BuiltinAttributeInterfaces.td",
    "mlir/IR/BuiltinTypeInterfaces.td",
    "mlir/IR/CommonAttrConstraints.td",
    "mlir/IR/CommonTypeConstraints.td",
    "mlir/IR/EnumAttr.td",
    "mlir/IR/OpAsmInterface.td",
    "mlir/IR/PatternBase.td",
    "mlir/IR/Properties.td",
    "mlir/IR/RegionKindInterface.td",
    "mlir/IR/SymbolInterfaces.td",
    "mlir/IR/TensorEncoding.td",
    "mlir/Interfaces/AlignmentAttrInterface.td",
    "mlir/Interfaces/CallInterfaces.td",
    "mlir/Interfaces/CastInterfaces.td",
    "mlir/Interfaces/ControlFlowInterfaces.td",
    "mlir/Interfaces/DataLayoutInterfaces.td",
    "mlir/Interfaces/DerivedAttributeOpInterface.td",
    "mlir/Interfaces/DestinationStyleOpInterface.td",
    "mlir/Interfaces/FunctionInterfaces.td",
    "mlir/Interfaces/IndexingMapOpInterface.td",
    "mlir/Interfaces/InferIntRangeInterface.td",
    "mlir/Interfaces/InferStridedMetadataInterface.td",
    "mlir/Interfaces/InferTypeOpInterface.td",
    "mlir/Interfaces/LoopLikeInterface.td",
    "mlir/Interfaces/MemOpInterfaces.td",
    "mlir/Interfaces/MemorySlotInterfaces.td",
    "mlir/Interfaces/ParallelCombiningOpInterface.td",
    "mlir/Interfaces/RuntimeVerifiableOpInterface.td",
    "mlir/Interfaces/ShapedOpInterfaces.td",
    "mlir/Interfaces/SideEffectInterfaces.td",
    "mlir/Interfaces/SubsetOpInterface.td",
    "mlir/Interfaces/TilingInterface.td",
    "mlir/Interfaces/ValueBoundsOpInterface.td",
    "mlir/Interfaces/VectorInterfaces.td",
    "mlir/Interfaces/ViewLikeInterface.td",
)


def tablegen_files(names: ExportNames, problems: Problems) -> dict[str, TableGenFile]:
    """The records of a dialect by file; what TableGen cannot say is recorded in ``problems``.

    Where the file includes those of other dialects, the enums stand in one of their own: mlir-tblgen has no option by
    which it would leave the others out.
    """
    check_names(names, problems)
    cpp = CppNames(names)
    expressions = ExpressionWriter(names, cpp)
    traits = TraitWriter(names, cpp, expressions, problems)
    by_hand = ByHandWriter(names, expressions, problems)
    definitions = DefinitionWriter(names, expressions, traits, problems)
    constraints = ConstraintWriter(names, expressions, by_hand, problems)
    operations = OperationWriter(names, expressions, traits, definitions, by_hand, problems)
    patterns = PatternWriter(names, cpp, expressions, problems)
    enums = _section("Enums", definitions.enums())
    before = (
        _section("The dialect", [_dialect(names)]),
        *_in_order_of_use(("Interfaces", tuple(traits.interfaces()))),
        # A constraint may speak of a type and a type of a constraint: TableGen wants each before its use.
        *_in_order_of_use(
            ("Attributes", tuple(definitions.attributes())),
            ("Types", tuple(definitions.types())),
            ("Constraints", tuple(constraints.records())),
            ("Traits", tuple(traits.traits())),
        ),
    )
    of_ops = tuple(operations.records())
    sections = (
        *before,
        _section("Constraints of operations", by_hand.records.values()),
        _section("Operations", of_ops),
        _section("What patterns call", patterns.calls()),
        _section("Patterns", patterns.patterns()),
    )
    # That file has the dialect `builtin`, with which mlir-tblgen would have to be told which dialect is meant.
    uses_builtin = any("ValueSemantics" in spec.traits for spec in names.spec.types.values())
    found: dict[str, TableGenFile] = {}
    includes: tuple[str, ...] = ()
    if names.notes.includes and enums.records:
        stem = f"{names.dialect}_enums"
        found[stem] = TableGenFile(stem, f"{stem.upper()}_TD", ("mlir/IR/EnumAttr.td",), (enums,))
        includes = (f"{stem}.td",)
    else:
        sections = (sections[0], enums, *sections[1:])
    found[names.dialect] = TableGenFile(
        names.dialect,
        f"{names.dialect.upper()}_TD",
        tuple(
            dict.fromkeys(
                (
                    *INCLUDES,
                    *(("mlir/IR/BuiltinTypes.td",) if uses_builtin else ()),
                    *names.notes.includes,
                    *includes,
                )
            )
        ),
        tuple(section for section in sections if section.records),
    )
    return found


def _section(title: str, records: Iterable[RecordDefinition]) -> Section:
    return Section(title, tuple(records))


def _in_order_of_use(*sections: tuple[str, tuple[RecordDefinition, ...]]) -> list[Section]:
    """The sections, taken apart where records of one need those of another."""
    from odsgen.export.values import value_text

    titles = {record.name: title for title, records in sections for record in records}
    pending = {record.name: record for _, records in sections for record in records}
    needs = {
        name: {
            other
            for other in pending
            if other != name and any(_mentions(value_text(v), other) for v in _values(record))
        }
        for name, record in pending.items()
    }
    ordered: list[RecordDefinition] = []
    done: set[str] = set()
    while pending:
        ready = [n for n in pending if needs[n] <= done] or list(pending)
        # As many of one kind together as can be.
        last = titles[ordered[-1].name] if ordered else None
        name = next((n for n in ready if titles[n] == last), ready[0])
        done.add(name)
        ordered.append(pending.pop(name))
    found: list[Section] = []
    for record in ordered:
        title = titles[record.name]
        if found and found[-1].title == title:
            found[-1] = Section(title, (*found[-1].records, record))
        else:
            found.append(Section(title, (record,)))
    return found


def _values(record: RecordDefinition):  # type: ignore[no-untyped-def]
    yield from record.bases
    yield from (s.value for s in record.settings if s.name not in ("description", "summary"))


def _mentions(text: str, name: str) -> bool:
    import re

    return re.search(rf"(?<![\w.:\"$]){re.escape(name)}(?![\w\"])", text) is not None


def _dialect(names: ExportNames) -> RecordDefinition:
    spec, dialect = names.spec, names.resolved.dialect
    settings = [Setting("name", String(dialect.name))]
    if dialect.summary:
        settings.append(Setting("summary", String(dialect.summary)))
    if dialect.description:
        settings.append(Setting("description", Code(dialect.description)))
    settings.append(Setting("cppNamespace", String(names.namespace)))
    if dialect.dependencies:
        classes = tuple(String(dialect_class_of(name)) for name in dialect.dependencies)
        settings.append(Setting("dependentDialects", Listing(classes)))
    settings += [Setting(field, TRUE) for key, field in _FLAGS if getattr(spec, key)]
    if not dialect.allow_unknown_types:
        settings.append(Setting("useDefaultTypePrinterParser", TRUE))
        settings.append(Setting("useDefaultAttributePrinterParser", TRUE))
    return RecordDefinition(names.dialect_record, (Reference("Dialect"),), tuple(settings))
