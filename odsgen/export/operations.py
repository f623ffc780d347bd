"""Operations, as records."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from odsgen.export.annotations import cpp_type
from odsgen.export.by_hand import ByHandWriter
from odsgen.export.definitions import TRUE, DefinitionWriter
from odsgen.export.expressions import ExpressionWriter
from odsgen.export.interface_methods import CppMethod, declaration, methods_of
from odsgen.export.model import RecordDefinition, Setting
from odsgen.export.names import ExportNames
from odsgen.export.problems import Problems, Unsayable
from odsgen.export.traits import TRANSFORMS, TraitWriter
from odsgen.export.values import Code, Dag, DagPart, Listing, Reference, String, Use, Value, use
from odsgen.ods.library.interfaces import INTERFACES
from odsgen.ods.model import FormatKind, InterfaceDef, OpDef
from odsgen.ods.resolve.expansion import Expansion, Part
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    ListExpression,
    LiteralExpression,
    NameExpression,
)
from odsgen.spec.operation_model import OpSpec
from odsgen.spec.source import SpecText
from odsgen.tablegen.cpp import accessor_name

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
        by_hand: ByHandWriter,
        problems: Problems,
    ) -> None:
        self._names = names
        self._expressions = expressions
        self._traits = traits
        self._definitions = definitions
        self._by_hand = by_hand
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
            parts = [
                self._part(key, part, kind, section, op) for part in expansion.of(section).values()
            ]
            if section == "arguments":
                parts += self._derived(op)
            if parts:
                settings.append(Setting(section, Dag(Reference(marker), tuple(parts))))
        settings += self._format(key, op)
        builders = self._definitions.builders(op.builders, "OpBuilder", op.name)
        if builders:
            settings.append(Setting("builders", Listing(builders)))
        flags = {flag for flag, _ in _FLAGS if expansion.flag(flag)}
        if op.checks_by_itself and "verifier" not in flags:
            flags.add("verifier")
            self._names.notes.keep(False, "ops", str(key), "verifier")
        if not builders and "skip_default_builders" in flags:
            flags.remove("skip_default_builders")  # ODS wants others in their place
            self._names.notes.keep(True, "ops", str(key), "skip_default_builders")
        settings += [Setting(field, TRUE) for flag, field in _FLAGS if flag in flags]
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

    def _part(self, key: SpecText, part: Part, kind: str, section: str, op: OpDef) -> DagPart:
        if kind == "type":
            kinds = {
                **dict.fromkeys((a.name for a in op.attributes), "attribute"),
                **dict.fromkeys((p.name for p in op.properties), "property"),
            }
            kind = kinds.get(str(part.name), "type")
        try:
            value = self._constraint(part, kind, op)
            self._keep(key, part, section)
            if part.effects or part.summary:
                value = self._decorated(
                    value, part, is_result=part.name in {r.name for r in op.results}
                )
        except Unsayable as problem:
            self._problems.error(
                f"'{part.name}' of the operation '{op.name}': {problem.message}",
                part.name,
                problem.hint,
            )
            return DagPart(None, str(part.name))
        return DagPart(value, str(part.name))

    def _constraint(self, part: Part, kind: str, op: OpDef) -> Value:
        if (stored := self._by_hand.enum_property(part.constraint, op, part.name)) is not None:
            return stored
        try:
            return self._expressions.value(part.constraint, kind)
        except Unsayable as problem:
            name = f"{self._names.op_record(op)}_{part.name}"
            value = self._by_hand.constraint(part.constraint, kind, name)
            self._by_hand.tell(f"'{part.name}' of the operation '{op.name}'", problem, part.name)
            return value

    def _keep(self, key: SpecText, part: Part, section: str) -> None:
        """A constraint that is written in place: the importer finds a way of its own to say what C++ says."""
        if isinstance(part.constraint, NameExpression) and part.constraint.arguments:
            written = {"constraint": str(part.constraint)}
            self._names.notes.keep(written, "ops", str(key), section, str(part.name))

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
                    f"the derived attribute '{derived.name}' of '{op.name}' is left out: {problem.message}",
                    op.place,
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
                    f"'{op.name}' is written as a function; in C++ its parser and printer are written by hand",
                    key,
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
                add(self._trait(key, expression, op, expansion))
            except Unsayable as problem:
                self._problems.error(
                    f"the trait '{expression}' of '{op.name}': {problem.message}", key, problem.hint
                )
        for invariant in expansion.invariants:
            if invariant.key != "message":
                continue  # a part of the verifier
            try:
                add(self._traits.invariant(str(invariant.predicate), str(invariant.message), op))
            except Unsayable as problem:
                what = f"an invariant of '{op.name}'"
                self._by_hand.tell(what, problem, invariant.predicate)
                predicate = str(invariant.predicate)
                add(self._by_hand.invariant(op, str(invariant.message), predicate))
        self._keep_traits(key, expansion)
        if expansion.flag("infer_return_types"):
            add(use("DeclareOpInterfaceMethods", Reference("InferTypeOpInterface")))
        for mention in expansion.interfaces:
            try:
                value = self._traits.interface_use(mention.interface, mention.methods, "op")
            except Unsayable as problem:
                self._problems.error(
                    f"the interface '{mention.interface}' of '{op.name}': {problem.message}",
                    key,
                    problem.hint,
                )
                continue
            add(value)
        for interface, methods in interface_mentions(expansion).items():
            if _is_declared(interface, methods, expansion):
                continue  # mlir-tblgen declares them
            for method in class_methods(self._names, op, interface, methods):
                if declaration(method) not in declared:
                    declared.append(declaration(method))
        if op.default_dialect is not None and not _has(found, "OpAsmOpInterface"):
            add(Reference("OpAsmOpInterface"))
        return found, declared

    def _trait(
        self, key: SpecText, expression: ConstraintExpression, op: OpDef, expansion: Expansion
    ) -> Value:
        """A trait; what C++ cannot say of it, a function says. Raises Unsayable."""
        try:
            return self._traits.trait(expression, op, "op")
        except Unsayable as problem:
            if not isinstance(expression, NameExpression) or expression.arguments is None:
                raise
            values = [argument.value for argument in expression.arguments]
            texts = [_name(value) for value in values]
            if expression.name in TRANSFORMS and len(texts) == 4:
                made = self._by_hand.types_match(expression.name, op, texts[:3], texts[3])
            elif expression.name == "PredOpTrait" and len(texts) == 2:
                made = self._by_hand.invariant(op, texts[0], texts[1])
            else:
                raise
            self._by_hand.tell(f"the trait '{expression}' of '{op.name}'", problem, key)
            return made

    def _keep_traits(self, key: SpecText, expansion: Expansion) -> None:
        """Predicates over the operation, traits or invariants, as they are written, and what is no trait in TableGen."""
        notes = self._names.notes
        if not expansion.invariants and not any(
            isinstance(t, NameExpression)
            and t.name in {*TRANSFORMS, "PredOpTrait", "GraphRegion", "HasOnlyGraphRegion"}
            for t in expansion.traits
        ):
            return
        notes.keep([str(t) for t in expansion.traits] or None, "ops", str(key), "traits")
        listed = [
            {"predicate": str(i.predicate), i.key: str(i.message)} for i in expansion.invariants
        ]
        notes.keep(listed or None, "ops", str(key), "invariants")


def accessors(op: OpDef) -> frozenset[str]:
    """The methods that mlir-tblgen makes for the parts of an operation."""
    found: set[str] = set()
    for part in (*op.arguments, *op.results, *op.regions, *op.successors):
        getter = accessor_name(part.name)
        stem = getter.removeprefix("get")
        found |= {
            getter,
            f"{getter}Attr",
            f"{getter}Mutable",
            f"set{stem}",
            f"set{stem}Attr",
            f"remove{stem}Attr",
        }
    return frozenset(found)


def expansion_of(names: ExportNames, op: OpDef) -> Expansion:
    """The operation as the spec writes it, its op classes expanded."""
    key = next(key for key in names.spec.ops if key == op.mnemonic)
    return names.resolved.classes.expand(names.spec.ops[key], key)


def interface_mentions(expansion: Expansion) -> dict[str, tuple[str, ...]]:
    """The interfaces that an operation lists, also among its traits, with the methods that hooks implement."""
    found: dict[str, tuple[str, ...]] = {}
    for trait in expansion.traits:
        if not isinstance(trait, NameExpression):
            continue
        if trait.name == "DeclareOpInterfaceMethods" and trait.arguments:
            interface, *rest = (argument.value for argument in trait.arguments)
            listed = rest[0].elements if rest and isinstance(rest[0], ListExpression) else ()
            found[str(interface)] = tuple(_name(method) for method in listed)
        elif trait.arguments is None:
            found.setdefault(trait.name, ())
    for mention in expansion.interfaces:
        name = str(mention.interface)
        methods = tuple(str(method) for method in mention.methods)
        found[name] = (*found.get(name, ()), *methods)
    return found


def _name(value: ConstraintExpression) -> str:
    return (
        value.value
        if isinstance(value, LiteralExpression) and isinstance(value.value, str)
        else str(value)
    )


def _is_declared(interface: str, methods: Sequence[str], expansion: Expansion) -> bool:
    """Whether an interface of MLIR stands in `DeclareOpInterfaceMethods`."""
    is_listed = any(
        isinstance(trait, NameExpression)
        and trait.name == "DeclareOpInterfaceMethods"
        and trait.arguments is not None
        and str(trait.arguments[0].value) == interface
        for trait in expansion.traits
    )
    return interface in INTERFACES and (bool(methods) or is_listed)


def class_methods(
    names: ExportNames, op: OpDef, interface: str, listed: Collection[str]
) -> list[CppMethod]:
    """The methods that the class of an operation must have for an interface."""
    own = names.resolved.scope.interfaces_by_name.get(interface)
    if own is not None and own.dialect == names.dialect and interface not in INTERFACES:
        return own_methods(names, own, listed, accessors(op))
    return list(methods_of(interface, listed, accessors(op)))


def own_methods(
    names: ExportNames, interface: InterfaceDef, listed: Collection[str], has: Collection[str]
) -> list[CppMethod]:
    """The methods of an interface of the dialect that the class of an operation must have."""
    found = []
    for method in interface.methods:
        if method.name in has or (method.has_default and method.name not in listed):
            continue
        try:
            parameters = ", ".join(
                f"{cpp_type(p.annotation, names)} {p.name}" for p in method.parameters
            )
            returns = cpp_type(method.returns, names)
        except Unsayable:
            continue  # the record of the interface is refused for it
        found.append(CppMethod(returns, method.name, parameters, method.is_static))
    return found


def _has(listed: Sequence[Value], interface: str) -> bool:
    return any(
        value == Reference(interface)
        or isinstance(value, Use)
        and Reference(interface) in value.arguments
        for value in listed
    )
