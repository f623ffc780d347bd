"""Interfaces and traits: from records to what an operation, a type or an attribute lists, and the dialect's own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from odsgen.ods.library.interfaces import INTERFACES, interface_dependencies
from odsgen.ods.library.reserved_names import OPERATION_MEMBERS, PARAMETERIZED_MEMBERS
from odsgen.ods.library.shipped_interfaces import python_method_name, shipped_interface
from odsgen.ods.library.traits import TRAITS
from odsgen.ods.model.names import identifier as python_identifier
from odsgen.ods.model.names import snake_case
from odsgen.tablegen.constraints import ConstraintWriter
from odsgen.tablegen.cpp_types import annotation
from odsgen.tablegen.library import Library
from odsgen.tablegen.losses import Loss
from odsgen.tablegen.notation import cpp_class_name, identifier, paragraph, quoted, sequence, use
from odsgen.tablegen.ownership import Ownership
from odsgen.tablegen.predicates import PredicateTranslator
from odsgen.tablegen.records import Record, Records

_TEMPLATE = re.compile(r"(\w+)<(.*)>(?:::Impl)?", re.DOTALL)

#: Methods that are a key of an operation, or that codegen makes itself.
_INFERENCE = {"InferTypeOpInterface", "InferTypeOpAdaptor", "InferTypeOpAdaptorWithIsCompatible"}


class TraitWriter:
    """Writes the traits and interfaces of one dialect; its own gather in ``traits`` and ``interfaces``."""

    def __init__(
        self,
        records: Records,
        library: Library,
        ownership: Ownership,
        constraints: ConstraintWriter,
        predicates: PredicateTranslator,
        operations: Mapping[str, str],
    ) -> None:
        """``operations`` are the names of those of other inputs by their C++ classes."""
        self._known_operations = operations
        self._records = records
        self._library = library
        self._ownership = ownership
        self._constraints = constraints
        self._predicates = predicates
        self.traits: dict[str, dict[str, Any]] = {}
        self.interfaces: dict[str, dict[str, Any]] = {}
        self.translated = 0
        self.left = 0
        #: Traits that could not be written.
        self.losses: list[Loss] = []
        self._operations: dict[str, str] | None = None

    # --- of one definition ------------------------------------------------------------------------------------------

    def write(self, records: list[Record], kind: str, op: Record | None = None) -> dict[str, Any]:
        """The keys `traits`, `interfaces`, `invariants` and `infer_return_types` of a definition."""
        traits: list[str] = []
        # The interfaces, each with the number of traits before it.
        listed: list[tuple[int, str, list[str]]] = []
        invariants: list[dict[str, str]] = []
        infers = False
        for record in records:
            if self._is_interface(record):
                interface, methods = self.interface(record, kind)
                if op is not None:
                    by_hand = self._declared_in_class(record, op)
                    methods += [method for method in by_hand if method not in methods]
                if not self._has_what_it_requires(interface, records):
                    continue  # an older MLIR did not require it; here it would be refused
                if interface == "RegionKindInterface" and op is not None:
                    region_kind = _constant_region_kind(op)
                    if region_kind == "Graph":
                        traits.append("GraphRegion")
                    if region_kind in ("Graph", "SSACFG"):
                        continue  # the kind of all regions without the interface
                if interface in _INFERENCE and "inferReturnTypes" in methods:
                    infers = True
                    methods.remove("inferReturnTypes")
                listed.append((len(traits), interface, methods))
                continue
            written = self.trait(record, kind, op)
            if isinstance(written, dict):
                invariants.append(written)
            elif written is not None:
                if record.is_a("PredOpTrait"):  # those before it are checked before it
                    traits += [text for i in invariants if (text := _as_trait(i)) is not None]
                    invariants = [i for i in invariants if _as_trait(i) is None]
                traits += [written] if isinstance(written, str) else written
                infers = infers or record.is_a("InferTypeOpAdaptorBase")
            if op is not None and record.is_a("TraitList"):
                for part in filter(self._is_interface, record.records("traits")):
                    if by_hand := self._declared_in_class(part, op):
                        listed.append((len(traits), self.interface(part, kind)[0], by_hand))
        # Interfaces and traits are verified in the order in which they are declared.
        among = [
            kind == "op"
            and any(_verified_at(interface) & _stages(trait) for trait in traits[index:])
            for index, interface, _ in listed
        ]
        interfaces = [
            _interface_entry(interface, methods)
            for (_, interface, methods), is_trait in zip(listed, among, strict=True)
            if not is_trait
        ]
        for (index, interface, methods), is_trait in reversed([*zip(listed, among, strict=True)]):
            if is_trait:
                traits.insert(index, _interface_as_trait(interface, methods))
        spec: dict[str, Any] = {}
        if traits:
            spec["traits"] = list(dict.fromkeys(traits))
        if interfaces:
            spec["interfaces"] = _without_repetitions(interfaces)
        if invariants:
            spec["invariants"] = invariants
        if infers:
            spec["infer_return_types"] = True
        return spec

    def _declared_in_class(self, interface: Record, op: Record) -> list[str]:
        """The methods of an interface that the C++ class of the operation declares by hand.

        Of an interface of the author's own, those with a default: the others are implemented anyway.
        """
        text = op.text("extraClassDeclaration")
        if not text:
            return []
        known = self._library.interface(interface)
        if known is None:
            methods = self._original(interface).records("methods")
            candidates = [m.text("name") for m in methods if _has_default(m)]
        else:
            declared = shipped_interface(known.name)
            candidates = [m.name for m in declared.methods] if declared is not None else []
        return [name for name in dict.fromkeys(candidates) if _declares(text, name)]

    def _has_what_it_requires(self, interface: str, records: list[Record]) -> bool:
        required = interface_dependencies(interface)
        return {record.name for record in records}.issuperset(required)

    @staticmethod
    def _is_interface(record: Record) -> bool:
        return record.is_a("Interface")

    # --- traits -----------------------------------------------------------------------------------------------------

    def trait(
        self, record: Record, kind: str, op: Record | None = None
    ) -> str | list[str] | dict[str, str] | None:
        """A trait as the spec lists it, several that stand for it, or an invariant."""
        known = None if record.is_anonymous else self._library.trait(record)
        if known is not None and not known.parameters:
            return record.name
        name = record.superclasses[-1]
        if record.is_a("TraitList"):
            return self._trait_list(record, name, kind, op)
        if record.is_a("MemoryEffects"):
            effects = self._constraints.effects(record.records("effects"))
            return use("MemoryEffects", sequence(effects))
        if record.is_a("PredTrait"):
            return self._predicate_trait(record, op)
        if (arguments := self._template_arguments(record)) is not None:
            return self._parametric(record, arguments, kind, op)
        return self._own_trait(record, kind)

    def _trait_list(
        self, record: Record, name: str, kind: str, op: Record | None
    ) -> str | list[str] | None:
        parts = record.records("traits")
        if name == "SingleBlockImplicitTerminator":
            for part in parts:
                arguments = self._template_arguments(part)
                if arguments is not None:
                    terminator = self._operation(arguments[0])
                    if terminator is not None:
                        return use(name, terminator)
                    kept = "SingleBlock and NoTerminator are kept"
                    self._lose(op, use(name, arguments[0]), arguments[0], kept)
                    return ["SingleBlock", "NoTerminator"]
        if self._library.trait_class(name) is not None:
            return name
        # A list of the author's own: the traits one by one, under its name.
        own = self._own_name(record)
        if own not in self.traits:
            self.traits[own] = {"kind": kind} if kind != "op" else {}
            written = [self.trait(part, kind) for part in parts if not self._is_interface(part)]
            written += [self.interface(part, kind)[0] for part in parts if self._is_interface(part)]
            self.traits[own]["extends"] = [part for part in written if isinstance(part, str)]
        return own

    def _predicate_trait(self, record: Record, op: Record | None) -> str | dict[str, str] | None:
        if record.is_a("AllMatchSameOperatorTrait"):
            for name in reversed(record.superclasses):
                if self._library.trait_class(name) is not None and name != "PredOpTrait":
                    return use(name, sequence(record.texts("values")))
        if record.is_a("TypesMatchWith"):
            written = self._types_match(record, op)
            if written is not None:
                return written
        if record.is_a("ShapedTypeMatchesElementCountAndTypes"):
            return use(
                "ShapedTypeMatchesElementCountAndTypes",
                record.text("shaped"),
                record.text("elements"),
            )
        return self._predicates.invariant(record, op)

    def _types_match(self, record: Record, op: Record | None) -> str | None:
        name = next(
            n
            for n in ("OptionalTypesMatchWith", "RangedTypesMatchWith", "TypesMatchWith")
            if record.is_a(n)
        )
        transform = self._predicates.transform(record, op)
        if transform is None:
            return None
        return use(
            name,
            quoted(record.text("summary")),
            record.text("lhs"),
            record.text("rhs"),
            quoted(transform),
        )

    @staticmethod
    def _template_arguments(record: Record) -> list[str] | None:
        match = _TEMPLATE.fullmatch(record.text("trait").strip())
        if match is None:
            return None
        return [argument.strip() for argument in match[2].split(",") if argument.strip()]

    def _parametric(
        self, record: Record, arguments: list[str], kind: str, op: Record | None
    ) -> str | None:
        name = record.superclasses[-1]
        definition = self._library.trait_class(name)
        if definition is None or not definition.parameters:
            return self._own_trait(record, kind, arguments)
        if definition.parameters[0].kind == "op":
            operations: list[str] = []
            for argument in arguments:
                operation = self._operation(argument)
                if operation is None:
                    self._lose(op, use(name, *arguments), argument)
                    return None
                operations.append(operation)
            if len(operations) > 1 and not definition.parameters[0].is_list:
                return use("ParentOneOf", sequence(operations))
            if definition.parameters[0].is_list:
                return use(name, sequence(operations))
            return use(name, *operations)
        return use(name, *arguments)

    def _own_trait(self, record: Record, kind: str, arguments: list[str] | None = None) -> str:
        """A trait written in C++: the spec has its name alone."""
        name = self._own_name(record)
        if arguments:
            name = identifier("_".join([name, *arguments]))
        if name not in self.traits:
            spec: dict[str, Any] = {} if kind == "op" else {"kind": kind}
            trait = record.text("trait")
            spec["summary"] = f"{trait or record.name}, which MLIR writes in C++"
            self.traits[name] = spec
        return name

    def _own_name(self, record: Record) -> str:
        if not record.is_anonymous:
            return identifier(record.name)
        if record.superclasses[-1] == "NativeOpTrait":
            return identifier(record.text("trait"))
        return record.superclasses[-1]

    def _lose(self, op: Record | None, trait: str, cpp_class: str, kept: str = "") -> None:
        """Remember that a trait is left out because it mentions an operation that no record defines."""
        self.losses.append(
            Loss(
                "ops",
                op.text("opName") if op is not None else "",
                f"{trait} of its traits is left out" + (f", {kept}" if kept else ""),
                f"no operation that the inputs define has the C++ class '{cpp_class}'",
            )
        )

    def _operation(self, cpp_class: str) -> str | None:
        """The name of the operation of a C++ class; None if no record says it."""
        if self._operations is None:
            self._operations = operation_classes(self._records)
        wanted = cpp_class.strip()
        for full in _looked_up(wanted, self._ownership.dialect.text("cppNamespace")):
            found = self._operations.get(full) or self._known_operations.get(full)
            if found is not None:
                return found
        return _OPERATIONS_OF_MLIR.get(wanted.removeprefix("::").removeprefix("mlir::"))

    # --- interfaces -------------------------------------------------------------------------------------------------

    def interface(self, record: Record, kind: str) -> tuple[str, list[str]]:
        """The name of an interface and the methods of it that are implemented here."""
        known = self._library.interface(record)
        if known is not None:
            if not record.is_a("DeclareInterfaceMethods"):
                return known.name, []
            overridden = [m for m in record.texts("alwaysOverriddenMethods") if m in known.methods]
            declared = shipped_interface(known.name)
            hookable = {m.name for m in declared.methods} if declared is not None else set()
            wanted = dict.fromkeys([*known.required, *overridden])
            return known.name, [method for method in wanted if method in hookable]
        name = self._declared(record, kind)
        if not record.is_a("DeclareInterfaceMethods"):
            return name, []
        defaults = {
            m.text("name") for m in self._original(record).records("methods") if _has_default(m)
        }
        return name, [m for m in record.texts("alwaysOverriddenMethods") if m in defaults]

    def _declared(self, record: Record, kind: str) -> str:
        """An interface of the author's own, declared in the spec."""
        original = self._original(record)
        name = identifier(original.text("cppInterfaceName") or original.name)
        if name in self.interfaces:
            return name
        spec: dict[str, Any] = {}
        self.interfaces[name] = spec
        if kind != "op":
            spec["kind"] = kind
        if description := paragraph(original.text("description")):
            spec["description"] = description
        bases = [self.interface(base, kind)[0] for base in original.records("baseInterfaces")]
        if bases:
            spec["extends"] = bases
        if kind == "op" and _NOTHING_CHECKED.fullmatch(original.text("verify")) is None:
            after = original.flag("verifyWithRegions")
            spec["region_verifier" if after else "verifier"] = True
        methods: dict[str, Any] = {}
        taken: set[str] = set(OPERATION_MEMBERS if kind == "op" else PARAMETERIZED_MEMBERS)
        for method in original.records("methods"):
            method_name = method.text("name")
            if method_name in methods:
                continue
            methods[method_name] = self._method(method)
            accessor = python_method_name(method_name)
            if accessor in taken:
                # Its whole name in C++ is another one; else it says what it is.
                accessor = python_identifier(snake_case(method_name))
                accessor = f"{accessor}_method" if accessor in taken else accessor
                methods[method_name]["accessor"] = accessor
            taken.add(accessor)
        if methods:
            spec["methods"] = methods
        return name

    def _original(self, record: Record) -> Record:
        """The interface itself, where a record declares its methods for an operation."""
        if not record.is_anonymous:
            return record
        for candidate in self._records.instances("Interface"):
            if (
                not candidate.is_anonymous
                and candidate.text("cppInterfaceName") == record.text("cppInterfaceName")
                and candidate.text("cppNamespace") == record.text("cppNamespace")
            ):
                return candidate
        return record

    def _method(self, method: Record) -> dict[str, Any]:
        spec: dict[str, Any] = {}
        arguments = method.dag("arguments")
        parameters = {
            argument.name: self.annotation(argument.value)
            for argument in (arguments.arguments if arguments is not None else ())
            if argument.name
        }
        if parameters:
            spec["parameters"] = parameters
        returned = annotation(method.text("returnType"), self._class)
        if returned != "None":
            spec["returns"] = returned
        if _has_default(method):
            spec["default"] = True
        if method.is_a("StaticInterfaceMethod"):
            spec["static"] = True
        elif not parameters and returned != "None" and method.text("name").startswith("get"):
            spec["property"] = True
        return spec

    def annotation(self, value: object) -> str:
        return annotation(value, self._class) if isinstance(value, str) else "object"

    def _class(self, cpp_name: str) -> str | None:
        """The Python class of a type, attribute or enum of this dialect."""
        definition = self._ownership.definition_of_class(cpp_name)
        if (
            definition is not None
            and self._ownership.dialect_of(definition) is self._ownership.dialect
        ):
            return identifier(definition.name)
        enum = self._ownership.enum_of_class(cpp_name)
        if enum is not None and self._ownership.enum_name(enum) in self._ownership.names:
            return self._ownership.enum_name(enum)
        return None


_OPERATIONS_OF_MLIR: Mapping[str, str] = {
    "ModuleOp": "builtin.module",
    "FuncOp": "func.func",
    "func::FuncOp": "func.func",
}


def operation_classes(records: Records) -> dict[str, str]:
    """The names of operations by their C++ classes, with all and with the last of the namespaces."""
    found: dict[str, str] = {}
    for record in records.instances("Op"):
        dialect = record.record("opDialect")
        if dialect is None:
            continue
        name = f"{dialect.text('name')}.{record.text('opName')}"
        namespace = dialect.text("cppNamespace").removeprefix("::")
        class_name = cpp_class_name(record.name)
        found.setdefault(f"{namespace}::{class_name}", name)
        found.setdefault(f"{namespace.rpartition('::')[2]}::{class_name}", name)
    return found


#: The body of a verifier that checks nothing while the program runs.
_NOTHING_CHECKED = re.compile(
    r'(?:\s|//[^\n]*|static_assert\s*\((?:[^;"]|"[^"]*")*\)\s*;)*'
    r"(?:return\s+(?:::)?(?:(?:mlir|llvm)::)?success\(\)\s*;\s*)?"
)
_REGION_KIND = re.compile(
    r"\bgetRegionKind\s*\([^)]*\)\s*(?:const\s*)?\{\s*return\s+(?:\w+::)*RegionKind::(\w+)\s*;\s*\}"
)


def _constant_region_kind(op: Record) -> str | None:
    """The kind of all its regions that an operation's record states in C++: ``Graph``, ``SSACFG``; None without one."""
    for field in ("extraClassDeclaration", "extraClassDefinition"):
        if (match := _REGION_KIND.search(op.text(field))) is not None:
            return match[1]
    return None


def _without_repetitions(interfaces: list[Any]) -> list[Any]:
    """Each interface once, with the methods of all its mentions."""
    methods: dict[str, list[str]] = {}
    for interface in interfaces:
        name = interface if isinstance(interface, str) else interface["name"]
        implemented = methods.setdefault(name, [])
        if not isinstance(interface, str):
            implemented += [m for m in interface["methods"] if m not in implemented]
    return [{"name": n, "methods": m} if m else n for n, m in methods.items()]


def _verified_at(interface: str) -> set[str]:
    """When an interface is verified: with the operation, or when its regions have been."""
    row = INTERFACES.get(interface)
    if row is None or not row.has_verifier:
        return set()
    return {"regions" if row.verifies_regions else "op"}


def _has_default(method: Record) -> bool:
    """Whether an operation need not implement a method: it has a body, or a default one."""
    return bool(method.text("body").strip() or method.text("defaultBody").strip())


def _declares(text: str, method: str) -> bool:
    """Whether the declarations of a C++ class have a method of that name: a type and the name begin a line."""
    return any(
        match["type"].split()[0] not in ("return", "else", "case", "throw", "new", "delete")
        for match in re.finditer(
            rf"^[ \t]*(?P<type>[A-Za-z_:][\w:<>,\s*&]*?[\s*&>]){re.escape(method)}\s*\(",
            text,
            re.MULTILINE,
        )
    )


def _interface_entry(interface: str, methods: list[str]) -> Any:
    """An interface as the key `interfaces` lists it."""
    return {"name": interface, "methods": methods} if methods else interface


def _as_trait(invariant: Mapping[str, str]) -> str | None:
    """The invariant as one of the traits, unless more is to be said of it than its predicate and its message."""
    if set(invariant) != {"predicate", "message"}:
        return None
    test = use("Pred", quoted(invariant["predicate"]))
    return use("PredOpTrait", quoted(invariant["message"]), test)


def _interface_as_trait(interface: str, methods: list[str]) -> str:
    """An interface among the traits."""
    if not methods:
        return interface
    return f"DeclareOpInterfaceMethods<{interface}, [{', '.join(methods)}]>"


def _stages(trait: str) -> set[str]:
    """When a trait is verified that comes behind the invariants of the definition, or one that it includes."""
    name, _, arguments = trait.partition("<")
    row = TRAITS.get(name)
    if row is None:
        return _verified_at(arguments.partition(",")[0].rstrip("> ") if arguments else name)
    found = set[str]().union(*map(_stages, row.includes))
    if not row.is_structural:
        found |= {"op"} if row.verifier else set()
        found |= {"regions"} if row.region_verifier else set()
    return found


def _looked_up(name: str, namespace: str) -> Iterator[str]:
    """The names that C++ tries for one that is written inside of a namespace: from the innermost outwards."""
    if not name.startswith("::"):
        scopes = namespace.removeprefix("::").split("::")
        for count in range(len(scopes), 0, -1):
            yield "::".join((*scopes[:count], name))
    yield name.removeprefix("::")
