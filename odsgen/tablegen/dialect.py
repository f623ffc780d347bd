"""A whole dialect: from the records of TableGen to a spec."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import reduce
from pathlib import Path
from typing import Any

from odsgen.ods.model.names import LONGEST_DIALECT_NAME, is_dialect_name
from odsgen.tablegen.constraints import ConstraintWriter
from odsgen.tablegen.definitions import TEXT, DefinitionWriter
from odsgen.tablegen.encodings import DeclaredEncoding, add_encodings
from odsgen.tablegen.enums import enum_spec
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.interfaces import TraitWriter
from odsgen.tablegen.library import Library
from odsgen.tablegen.losses import Loss
from odsgen.tablegen.notation import paragraph, sentence
from odsgen.tablegen.operations import NAMESPACE_OF_MLIR, OperationWriter
from odsgen.tablegen.overlay import merged
from odsgen.tablegen.ownership import Ownership, definition_name
from odsgen.tablegen.patterns import PatternWriter
from odsgen.tablegen.predicates import PredicateTranslator
from odsgen.tablegen.records import NameClash, Record, Records
from odsgen.tablegen.usual_formats import UsualFormat

_FLAGS = (
    ("hasConstantMaterializer", "materialize_constant"),
    ("hasCanonicalizer", "canonicalizer"),
    ("hasOperationAttrVerify", "verify_operation_attribute"),
    ("hasRegionArgAttrVerify", "verify_region_argument_attribute"),
    ("hasRegionResultAttrVerify", "verify_region_result_attribute"),
    ("isExtensible", "extensible"),
)


@dataclass(frozen=True, slots=True)
class ImportSummary:
    """The counts of what was imported, and what is left for people to write."""

    operations: int
    types: int
    attributes: int
    enums: int
    declarative_formats: int = 0
    custom_formats: int = 0
    texts: int = 0  # types and attributes that are carried as text
    predicates: int = 0
    predicates_translated: int = 0
    hooks: int = 0  # left to write: verifiers, parsers, checks, methods
    untranslated: Mapping[str, str] = field(default_factory=dict)  # C++ that stays, with the reason
    patterns: int = 0
    patterns_left: Mapping[str, str] = field(default_factory=dict)  # left out, with the reason
    degraded: Sequence[str] = ()  # what of definitions is not as in TableGen, with the reason
    missing_dialects: Sequence[str] = ()  # whose types and attributes hooks have to check
    has_bundled_hooks: bool = False  # that come with odsgen, for a dialect of another project
    is_extension: bool = False  # of a bundled dialect

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class ImportedDialect:
    """A dialect as its records have it; what the language of specs refuses of it is still in there."""

    name: str
    spec: dict[str, Any]
    summary: ImportSummary
    #: The kind of each argument of an operation: "operand", "attribute" or "property".
    argument_kinds: Mapping[tuple[str, str], str]
    check_hooks: int  # that stand for parts of predicates
    losses: Sequence[Loss] = ()
    usual_formats: Mapping[str, UsualFormat] = field(default_factory=dict)  # instead of C++
    superclasses: Mapping[str, Sequence[str]] = field(default_factory=dict)  # of operations
    clashes: Sequence[NameClash] = ()
    taken_names: Collection[str] = ()  # that no constraint can have
    overlays: Sequence[Mapping[str, Any]] = ()  # to be merged over it, in this order

    @property
    def overlay(self) -> dict[str, Any]:
        """All overlays as one."""
        nothing: dict[str, Any] = {}
        return reduce(merged, self.overlays, nothing)

    def summary_of(self, spec: Mapping[str, Any], losses: Sequence[Loss]) -> ImportSummary:
        """The summary of the import for the spec as it is in the end."""
        formats = [op.get("assembly_format") for op in spec.get("ops", {}).values()]
        left = {d.definition: d.reason for d in losses if d.section == "patterns"}
        return replace(
            self.summary,
            declarative_formats=sum(1 for text in formats if text not in (None, "custom")),
            custom_formats=formats.count("custom"),
            texts=sum(
                1
                for section in ("types", "attributes")
                for definition in spec.get(section, {}).values()
                if definition.get("assembly_format") == TEXT
            ),
            hooks=_hooks(spec) + self.check_hooks,
            patterns=len(spec.get("patterns", {})),
            patterns_left={**self.summary.patterns_left, **left},
            degraded=[f"{d.section} {d}" for d in losses if d.section != "patterns"],
        )


def dialects_of(records: Records) -> dict[str, Record]:
    """The dialects of the records by name."""
    return {record.text("name"): record for record in records.instances("Dialect")}


def definition_files(records: Records) -> dict[str, tuple[str, ...]]:
    """The base names of the files in which something of a dialect is defined, by the name of the dialect."""
    found: dict[str, dict[str, None]] = {}
    for class_name, owner in (
        ("Dialect", None),
        ("Op", "opDialect"),
        ("TypeDef", "dialect"),
        ("AttrDef", "dialect"),
    ):
        for record in records.instances(class_name):
            dialect = record if owner is None else record.record(owner)
            if dialect is not None and record.files:
                found.setdefault(dialect.text("name"), {}).setdefault(record.files[0])
    return {dialect: tuple(names) for dialect, names in found.items()}


def defined_dialects(records: Records, files: Iterable[Path]) -> list[str]:
    """The dialects of which something is defined in the files themselves, and not in what they include."""
    wanted = {file.name for file in files}
    return [
        dialect
        for dialect, names in definition_files(records).items()
        if not wanted.isdisjoint(names)
    ]


def import_dialect(
    records: Records,
    name: str,
    overlay: Mapping[str, Any] | None = None,
    files: Iterable[Path] = (),
    available: Collection[str] | None = None,
    operations: Mapping[str, str] | None = None,
    encodings: Sequence[DeclaredEncoding] = (),
    *,
    unknown_types: bool = True,
) -> ImportedDialect:
    """The spec of a dialect. Raises TableGenError if the records have no such dialect.

    ``overlay`` will be merged over it; the types and attributes that it adds are those that C++ defines by itself, and
    predicates may speak of them.  Of the rewrite patterns, those are imported that ``files`` define, if any are given.
    ``available`` are the dialects that the spec can import, all if it is None; types and attributes of others are checked by
    hooks. ``operations`` are the names of operations that other records define, by their C++ classes; ``encodings`` are
    those of the bytecode of the dialect.  ``unknown_types`` says whether C++ may define types and attributes that are neither
    in the records nor in the overlay.
    """
    dialects = dialects_of(records)
    if name not in dialects:
        known = ", ".join(sorted(dialects)) or "none"
        raise TableGenError(f"the records define no dialect '{name}'; dialects in them: {known}")
    if not is_dialect_name(name):
        raise TableGenError(
            f"{dialects[name].place}: {name!r} cannot be the name of a dialect, and of its files: expected at most "
            f"{LONGEST_DIALECT_NAME} letters, digits and underscores"
        )
    importer = _Importer(records, dialects[name], overlay or {}, available, operations or {})
    imported = importer.run({file.name for file in files}, unknown_types=unknown_types)
    losses = add_encodings(imported.spec, encodings, overlay or {})
    return replace(imported, losses=[*imported.losses, *losses])


class _Importer:
    def __init__(
        self,
        records: Records,
        dialect: Record,
        overlay: Mapping[str, Any],
        available: Collection[str] | None,
        known_operations: Mapping[str, str],
    ) -> None:
        self._records = records
        self._dialect = dialect
        library = Library()
        spelled = [
            name
            for section in ("types", "attributes")
            for name, definition in (overlay.get(section) or {}).items()
            if isinstance(definition, Mapping) and definition.get("mnemonic")
        ]
        self._ownership = Ownership(records, dialect, available, spelled)
        self._predicates = PredicateTranslator(records, self._ownership, overlay)
        self._constraints = ConstraintWriter(records, library, self._ownership, self._predicates)
        self._traits = TraitWriter(
            records,
            library,
            self._ownership,
            self._constraints,
            self._predicates,
            known_operations,
        )
        self._constraints.interface = lambda record, kind: self._traits.interface(record, kind)[0]
        self._has_hooks = bool(overlay.get("hooks"))
        self._knows_aliases = bool(overlay.get("alias"))
        self._operations = OperationWriter(
            self._constraints, self._traits, has_hooks=self._has_hooks
        )
        self._definitions = DefinitionWriter(
            self._ownership, self._constraints, self._traits, self._predicates
        )

    def run(self, files: Collection[str] = (), *, unknown_types: bool = True) -> ImportedDialect:
        dialect = self._dialect
        records = {
            record.text("opName"): record
            for record in self._records.instances("Op")
            if record.record("opDialect") is dialect
        }
        operations = {name: self._operations.write(record) for name, record in records.items()}
        types = self._definition_specs(self._ownership.types, "type")
        attributes = self._definition_specs(self._ownership.attributes, "attribute")
        named = {self._ownership.enum_name(r): r for r in self._ownership.enums}
        named |= self._ownership.adopted_enums
        namespace = dialect.text("cppNamespace")
        enums = {name: enum_spec(record, namespace) for name, record in named.items()}
        patterns = PatternWriter(
            self._records, self._ownership, self._constraints, self._predicates, operations
        )
        patterns.write(files)
        spec: dict[str, Any] = {"dialect": dialect.text("name")}
        if summary := sentence(dialect.text("summary")):
            spec["summary"] = summary
        if description := paragraph(dialect.text("description")):
            spec["description"] = description
        if self._ownership.imports:
            spec["imports"] = list(self._ownership.imports)
        if dependencies := self._dependencies():
            spec["dependencies"] = dependencies
        spec["missing_hooks"] = "allowed"
        spec["cpp_namespace"] = namespace
        if unknown_types and (types or attributes) and not self._knows_aliases:
            spec["aliases"] = "as_read"
        for field_name, key in _FLAGS:
            if dialect.flag(field_name):
                spec[key] = True
        if unknown_types and (
            not dialect.flag("useDefaultTypePrinterParser")
            or not dialect.flag("useDefaultAttributePrinterParser")
            or self._predicates.mentions_unknown_class
        ):
            # Types and attributes that only C++ knows may appear in the text of this dialect.
            spec["allow_unknown_types"] = True
        for key, definitions in (
            ("enums", enums),
            ("attributes", attributes),
            ("types", types),
            ("constraints", self._constraints.named),
            ("interfaces", self._traits.interfaces),
            ("traits", self._traits.traits),
            ("ops", operations),
        ):
            if definitions:
                spec[key] = definitions
        for key, definitions in (
            ("native_calls", patterns.calls.native_calls),
            ("pattern_constraints", patterns.calls.constraints),
            ("patterns", patterns.patterns),
        ):
            if definitions and patterns.patterns:
                spec[key] = definitions
        if not self._has_hooks and not NAMESPACE_OF_MLIR.fullmatch(namespace):
            for interface in self._traits.interfaces.values():
                if "kind" in interface:  # of types or attributes, to which only C++ attaches it
                    interface["external_models"] = True
        return ImportedDialect(
            spec["dialect"],
            spec,
            ImportSummary(
                len(operations),
                len(types),
                len(attributes),
                len(enums),
                predicates=self._predicates.count,
                predicates_translated=self._predicates.translated,
                untranslated=dict(self._predicates.untranslated),
                patterns_left=dict(patterns.left),
                missing_dialects=list(self._ownership.missing),
            ),
            self._operations.argument_kinds,
            self._predicates.hooks,
            list(dict.fromkeys([*self._traits.losses, *self._constraints.losses])),
            self._operations.usual_formats,
            {name: record.superclasses for name, record in records.items()},
            self._records.clashes,
            self._constraints.taken,
        )

    def _definition_specs(self, records: Sequence[Record], kind: str) -> dict[str, Any]:
        return {
            definition_name(record): self._definitions.write(record, kind) for record in records
        }

    def _dependencies(self) -> list[str]:
        """The dialects that are loaded with this one, as far as the records know their C++ classes."""
        by_class: dict[str, str] = {}
        for record in self._records.instances("Dialect"):
            name = record.text("name")
            class_name = record.name.replace("_", "")
            by_class[class_name.lower().removesuffix("dialect")] = name
        found: dict[str, None] = {}
        for class_name in self._dialect.texts("dependentDialects"):
            short = class_name.rpartition("::")[2].removesuffix("Dialect")
            name = by_class.get(short.lower(), _NAMES_OF_DIALECTS.get(short, short.lower()))
            found.setdefault(name)
        return list(found)


_HOOK_FLAGS = ("verifier", "region_verifier", "fold", "canonicalizer", "canonicalize_method")


def _hooks(spec: Mapping[str, Any]) -> int:
    """How many functions the spec leaves to people, without the checks inside predicates."""
    count = sum(1 for _, key in _FLAGS if spec.get(key) is True and key != "extensible")
    directives: set[str] = set()
    for section in ("ops", "types", "attributes"):
        for definition in spec.get(section, {}).values():
            count += sum(1 for flag in _HOOK_FLAGS if definition.get(flag))
            count += bool(definition.get("infer_return_types"))
            count += len(definition.get("builders", {})) + len(
                definition.get("derived_attributes", {})
            )
            text = definition.get("assembly_format", "")
            count += 2 * (text == "custom")
            directives.update(_DIRECTIVE.findall(text))
            for interface in definition.get("interfaces", ()):
                count += len(interface["methods"]) if isinstance(interface, dict) else 0
    count += len(spec.get("native_calls", {}))
    conditions = spec.get("pattern_constraints", {}).values()
    count += sum(1 for condition in conditions if "predicate" not in condition)
    return count + 2 * len(directives)


_DIRECTIVE = re.compile(r"\bcustom\s*<\s*(\w+)")
_NAMES_OF_DIALECTS = {
    "ControlFlow": "cf",
    "OpenACC": "acc",
    "OpenMP": "omp",
    "SPIRV": "spirv",
    "X86Vector": "x86vector",
}
