"""Operations, as records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from odsgen.export.annotations import cpp_type
from odsgen.export.definitions import TRUE, DefinitionWriter
from odsgen.export.expressions import ExpressionWriter
from odsgen.export.interface_methods import declarations_of
from odsgen.export.model import RecordDefinition, Setting
from odsgen.export.names import ExportNames
from odsgen.export.problems import Problems, Unsayable
from odsgen.export.traits import TraitWriter
from odsgen.export.values import Code, Dag, DagPart, Listing, Reference, String, Use, Value, use
from odsgen.ods.model import FormatKind, OpDef
from odsgen.ods.resolve.expansion import Expansion, Part
from odsgen.spec.constraint_expression import NameExpression
from odsgen.spec.operation_model import OpSpec
from odsgen.spec.source import SpecText

_FLAGS = (
    ("verifier", "hasVerifier"),
    ("region_verifier", "hasRegionVerifier"),
    ("fold", "hasFolder"),
    ("canonicalizer", "hasCanonicalizer"),
    ("canonicalize_method", "hasCanonicalizeMethod"),
    ("skip_default_builders", "skipDefaultBuilders"),
)
_KINDS = (
    ("arguments", "ins", "type"),
    ("results", "outs", "type"),
    ("regions", "region", "region"),
    ("successors", "successor", "successor"),
)
#: The kind of the regions of an operation is a method of its class, and no record.
_GRAPH = (
    "static ::mlir::RegionKind getRegionKind(unsigned index) { return ::mlir::RegionKind::Graph; }"
)


class OperationWriter:
    """Writes the operations of one dialect."""

    def __init__(
        self,
        names: ExportNames,
        expressions: ExpressionWriter,
        traits: TraitWriter,
        definitions: DefinitionWriter,
        problems: Problems,
    ) -> None:
        self._names = names
        self._expressions = expressions
        self._traits = traits
        self._definitions = definitions
        self._problems = problems

    def records(self) -> Iterator[RecordDefinition]:
        """A record for each operation, the op classes expanded."""
        classes = self._names.resolved.classes
        for key, spec in self._names.spec.ops.items():
            op = self._names.ops[str(key)]
            yield self._operation(key, spec, op, classes.expand(spec, key))

    def _operation(
        self, key: SpecText, spec: OpSpec, op: OpDef, expansion: Expansion
    ) -> RecordDefinition:
        traits, declared = self._listed(key, op, expansion)
        arguments: list[Value] = [Reference(self._names.dialect_record), String(op.mnemonic)]
        if traits:
            arguments.append(Listing(tuple(traits)))
        settings: list[Setting] = []
        if op.summary:
            settings.append(Setting("summary", String(op.summary)))
        if op.description:
            settings.append(Setting("description", Code(op.description)))
        for section, marker, kind in _KINDS:
            parts = [self._part(key, part, kind, op) for part in expansion.of(section).values()]
            if section == "arguments":
                parts += self._derived(op)
            if parts:
                settings.append(Setting(section, Dag(Reference(marker), tuple(parts))))
        settings += self._format(key, op)
        builders = self._definitions.builders(op.builders, "OpBuilder", op.name)
        if builders:
            settings.append(Setting("builders", Listing(builders)))
        settings += [Setting(field, TRUE) for flag, field in _FLAGS if expansion.flag(flag)]
        if op.default_dialect is not None:
            declared.append(
                f'static ::llvm::StringRef getDefaultDialect() {{ return "{op.default_dialect}"; }}'
            )
        if declared:
            settings.append(Setting("extraClassDeclaration", Code("\n".join(declared))))
        return RecordDefinition(
            self._names.op_record(op), (Use("Op", tuple(arguments)),), tuple(settings)
        )

    # --- parts ------------------------------------------------------------------------------------------------------

    def _part(self, key: SpecText, part: Part, kind: str, op: OpDef) -> DagPart:
        if kind == "type":
            kinds = {**dict.fromkeys((a.name for a in op.attributes), "attribute"),
                     **dict.fromkeys((p.name for p in op.properties), "property")}
            kind = kinds.get(str(part.name), "type")
        try:
            value = self._expressions.value(part.constraint, kind)
            if part.effects or part.summary:
                value = self._decorated(value, part, is_result=part.name in {r.name for r in op.results})
        except Unsayable as problem:
            self._problems.error(
                f"'{part.name}' of the operation '{op.name}': {problem.message}", part.name, problem.hint
            )
            return DagPart(None, str(part.name))
        return DagPart(value, str(part.name))

    def _decorated(self, value: Value, part: Part, *, is_result: bool) -> Value:
        effects = tuple(self._expressions.value(effect) for effect in part.effects)
        arguments: list[Value] = [value, String(part.summary)]
        if effects:
            arguments.append(Listing(effects))
        return Use("Res" if is_result else "Arg", tuple(arguments))

    def _derived(self, op: OpDef) -> list[DagPart]:
        found = []
        for derived in op.derived_attributes:
            told = f"the derived attribute '{derived.name}' of '{op.name}' is not written"
            try:
                of = cpp_type(derived.annotation, self._names)
            except Unsayable as problem:
                self._problems.warning(
                    f"the derived attribute '{derived.name}' of '{op.name}' is left out: {problem.message}", op.place
                )
                continue
            body = Code(f'::llvm::report_fatal_error("{told}");')
            found.append(DagPart(use("DerivedAttr", String(of), body), derived.name))
        return found

    def _format(self, key: SpecText, op: OpDef) -> list[Setting]:
        match op.format_kind:
            case FormatKind.NONE:
                return []
            case FormatKind.DECLARATIVE:
                assert op.format is not None
                return [Setting("assemblyFormat", Code(op.format.text))]
            case FormatKind.FUNCTION:
                self._problems.warning(
                    f"'{op.name}' is written as a function; in C++ its parser and printer are written by hand", key
                )
        return [Setting("hasCustomAssemblyFormat", TRUE)]

    # --- traits and interfaces --------------------------------------------------------------------------------------

    def _listed(
        self, key: SpecText, op: OpDef, expansion: Expansion
    ) -> tuple[list[Value], list[str]]:
        """The list of traits, and what the class declares by itself."""
        found: list[Value] = []
        declared: list[str] = []

        def add(value: Value) -> None:
            if value not in found:
                found.append(value)

        for expression in expansion.traits:
            if isinstance(expression, NameExpression) and expression.name == "GraphRegion":
                add(Reference("RegionKindInterface"))
                declared.append(_GRAPH)
                continue
            try:
                add(self._traits.trait(expression, op, "op"))
            except Unsayable as problem:
                self._problems.error(
                    f"the trait '{expression}' of '{op.name}': {problem.message}", key, problem.hint
                )
        for invariant in expansion.invariants:
            try:
                add(self._traits.invariant(str(invariant.predicate), str(invariant.message), op))
            except Unsayable as problem:
                self._problems.error(
                    f"an invariant of '{op.name}': {problem.message}", invariant.predicate, problem.hint
                )
        if expansion.flag("infer_return_types"):
            add(use("DeclareOpInterfaceMethods", Reference("InferTypeOpInterface")))
        for mention in expansion.interfaces:
            try:
                value = self._traits.interface_use(mention.interface, mention.methods, "op")
            except Unsayable as problem:
                self._problems.error(
                    f"the interface '{mention.interface}' of '{op.name}': {problem.message}", key, problem.hint
                )
                continue
            add(value)
            if isinstance(value, Reference):
                declared += declarations_of(value.name, _accessors(op))
        if op.default_dialect is not None and not _has(found, "OpAsmOpInterface"):
            add(Reference("OpAsmOpInterface"))
        return found, declared


def _accessors(op: OpDef) -> frozenset[str]:
    """The methods that mlir-tblgen makes for the parts of an operation."""
    from odsgen.tablegen.cpp import accessor_name

    found: set[str] = set()
    for part in (*op.arguments, *op.results, *op.regions, *op.successors):
        getter = accessor_name(part.name)
        found |= {getter, f"{getter}Attr", f"set{getter[3:]}", f"set{getter[3:]}Attr", f"{getter}Mutable", f"remove{getter[3:]}Attr"}
    return frozenset(found)


def _has(listed: Sequence[Value], interface: str) -> bool:
    return any(
        value == Reference(interface) or isinstance(value, Use) and Reference(interface) in value.arguments
        for value in listed
    )
