"""A whole dialect: imports first, then names, then definitions, then operations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from odsgen.ods.library.reserved_names import (
    OPERATION_MEMBERS,
    PARAMETERIZED_MEMBERS,
    reserved_class_name,
)
from odsgen.ods.library.shipped_interfaces import python_method_name
from odsgen.ods.model import (
    AttributeDef,
    CheckHook,
    DialectDef,
    EnumDef,
    InterfaceDef,
    InterfaceMethod,
    InterfaceUse,
    OpClassDef,
    OpDef,
    TraitDef,
    TypeDef,
)
from odsgen.ods.model.hooks import collisions, interface_as_written, trait_as_written
from odsgen.ods.model.names import (
    LONGEST_DIALECT_NAME,
    identifier,
    is_dialect_name,
    is_module_path,
    is_name,
    op_class_name,
    snake_case,
)
from odsgen.ods.resolve.allowances import resolve_allowances
from odsgen.ods.resolve.annotations import AnnotationReader
from odsgen.ods.resolve.builders import resolve_parameters
from odsgen.ods.resolve.classes import OpClassTable
from odsgen.ods.resolve.consequences import without_consequences
from odsgen.ods.resolve.definition_order import definition_order
from odsgen.ods.resolve.definitions import DefinitionResolver, DefinitionUses
from odsgen.ods.resolve.enums import resolve_enum
from odsgen.ods.resolve.extensions import check_extension, defined_classes
from odsgen.ods.resolve.imports import ImportFinder
from odsgen.ods.resolve.interface_bases import bind_bases
from odsgen.ods.resolve.operations import OperationResolver
from odsgen.ods.resolve.patterns import PatternResolver
from odsgen.ods.resolve.scope import SpecScope, is_reserved
from odsgen.ods.resolve.trait_requirements import check_terminators
from odsgen.ods.resolve.written_hooks import check_written_hooks
from odsgen.spec.definition_model import InterfaceSpec
from odsgen.spec.errors import SpecDiagnostic, SpecDiagnostics, SpecErrors, SpecNote
from odsgen.spec.model import DialectSpec
from odsgen.spec.recovery import SpecReading
from odsgen.spec.source import SpecText

MAX_IMPORTS = 64
"""How deep imports may nest."""


class Resolved:
    """A dialect with the names that it offers to those that import it."""

    def __init__(
        self,
        dialect: DialectDef,
        scope: SpecScope,
        classes: OpClassTable,
        imported: Mapping[str, Resolved] | None = None,
    ) -> None:
        self.imported = imported or {}
        self.dialect = dialect
        self.scope = scope
        self.classes = classes


class DialectLoader:
    """Resolves specs and what they import; each spec once."""

    def __init__(self, search: Sequence[str | Path] = ()) -> None:
        self.finder = ImportFinder(search)
        self.errors = SpecDiagnostics()
        self._resolved: dict[Path, Resolved | None] = {}
        self._open: dict[Path, SpecText] = {}

    def resolve(self, spec: DialectSpec, path: Path | None) -> Resolved:
        """The dialect; what is wrong is in `self.errors`, and the rest is resolved all the same."""
        place = path.resolve() if path is not None else None
        if place is not None:
            self._open[place] = spec.dialect
        imported = self._imports(spec, path)
        try:
            return _DialectResolver(spec, path, imported, self.errors).resolve()
        finally:
            if place is not None:
                self._open.pop(place, None)

    def attempt(self, reading: SpecReading, path: Path) -> Sequence[SpecDiagnostic]:
        """The errors of a spec; without errors, others can import it, whatever the file says.

        What it imports is resolved once for all attempts.
        """
        self.errors = SpecDiagnostics()
        self.errors.extend(reading.diagnostics)
        resolved = self.resolve(reading.spec, path)
        found = errors_of(reading, self.errors)
        if not found:
            self.finder.give(reading.spec, path)
            self._resolved[path.resolve()] = resolved
        return found

    def _imports(self, spec: DialectSpec, path: Path | None) -> dict[str, Resolved]:
        found: dict[str, Resolved] = {}
        seen: dict[str, SpecText] = {}
        if spec.extension:
            extended = self._resolved_import(
                self.finder.load_bundled(spec.dialect, self.errors), spec.dialect
            )
            if extended is not None:
                found[str(spec.dialect)] = extended
        for name in spec.imports:
            if name in seen:
                self.errors.error(
                    f"'{name}' is imported twice",
                    name,
                    notes=[SpecNote("it was imported here first", seen[name].place)],
                )
                continue
            seen[name] = name
            if name == spec.dialect:
                self.errors.error(f"the dialect '{name}' imports itself", name)
                continue
            resolved = self._import(name, path)
            if resolved is not None:
                found[str(name)] = resolved
        return found

    def _import(self, name: SpecText, path: Path | None) -> Resolved | None:
        return self._resolved_import(self.finder.load(name, path, self.errors), name)

    def _resolved_import(
        self, loaded: tuple[Path, DialectSpec] | None, name: SpecText
    ) -> Resolved | None:
        if loaded is None:
            return None
        file, spec = loaded
        place = file.resolve()
        if place in self._open:
            dialects = [str(text) for text in self._open.values()]
            cycle = dialects[list(self._open).index(place) :]
            self.errors.error(
                "the imports go in a circle: " + " → ".join((*cycle, str(name))), name
            )
            return None
        if len(self._open) >= MAX_IMPORTS:
            self.errors.error(f"imports nest at most {MAX_IMPORTS} deep", name)
            return None
        if place not in self._resolved:
            before = len(self.errors)
            resolved: Resolved | None = self.resolve(spec, file)
            if len(self.errors) > before:
                self.errors.error(f"the imported dialect '{name}' has errors", name)
            self._resolved[place] = resolved
        return self._resolved[place]


class _DialectResolver:
    """Resolves one dialect whose imports are resolved."""

    def __init__(
        self,
        spec: DialectSpec,
        path: Path | None,
        imported: Mapping[str, Resolved],
        errors: SpecDiagnostics,
    ) -> None:
        self.spec = spec
        self.path = path
        self.imported = imported
        self.errors = errors
        self.name = str(spec.dialect)
        self.class_names: dict[str, SpecText] = {}  # of what it extends, too
        self.extended = imported.get(self.name)
        self.broken_ops: set[str] = set()  # keys and classes of operations with errors

    def resolve(self) -> Resolved:
        spec, errors = self.spec, self.errors
        if not is_dialect_name(spec.dialect):
            errors.error(
                f"'{spec.dialect}' cannot be the name of a dialect",
                spec.dialect,
                f"at most {LONGEST_DIALECT_NAME} letters, digits and underscores make a name, and it names a Python package"
                " too",
            )
        elif self.name in _RESERVED_DIALECTS:
            errors.error(f"no dialect can be called '{self.name}'", spec.dialect)
        if spec.hooks is not None and not is_module_path(spec.hooks):
            errors.error(
                f"'{spec.hooks}' is not the path of a Python module",
                spec.hooks,
                _module_path(spec.hooks),
            )
        if self.extended is not None:
            check_extension(spec, self.extended.scope.spec, errors)
            self.class_names |= {
                str(class_name): key
                for key, class_name in defined_classes(self.extended.scope.spec)
            }
        for dependency in spec.dependencies:
            if not is_dialect_name(dependency):
                errors.error(f"'{dependency}' cannot be the name of a dialect", dependency)
        if spec.version is not None and not 0 <= spec.version < 1 << 64:
            errors.error("a version is a number of 64 bits, from 0", spec.dialect)
        self._check_definition_names()
        enums = self._enums()
        imported_scopes = {name: r.scope for name, r in self.imported.items()}
        scope = SpecScope(self.spec, enums, imported_scopes, errors)
        annotations = scope.annotations
        declared = {
            name: self._interface(name, interface, annotations)
            for name, interface in spec.interfaces.items()
        }
        scope.add_interfaces(declared.values())
        interfaces = bind_bases(
            declared,
            spec.interfaces,
            scope.traits.interface_definition,
            scope.traits.interface_names,
            errors,
        )
        scope.add_interfaces(interfaces)
        traits = tuple(
            scope.traits.define(name, trait, scope.dialect) for name, trait in spec.traits.items()
        )
        attributes, types = self._definitions(scope)
        scope.check_constraints()
        classes = OpClassTable(
            spec.op_classes, {name: r.classes for name, r in self.imported.items()}, errors
        )
        ops = self._ops(scope, classes)
        patterns = PatternResolver(
            spec,
            scope,
            {op.mnemonic: op for op in ops},
            {name: r.dialect.ops for name, r in self.imported.items()},
            errors,
            self.broken_ops,
        ).resolve()
        check_terminators(ops, errors)
        dialect = DialectDef(
            name=self.name,
            python_name=identifier(self.name),
            summary=str(spec.summary or ""),
            description=str(spec.description or ""),
            imports=tuple(self.imported),
            dependencies=tuple(str(name) for name in dict.fromkeys(spec.dependencies)),
            version=spec.version,
            cpp_namespace=None if spec.cpp_namespace is None else str(spec.cpp_namespace),
            hooks_module=None if spec.hooks is None else str(spec.hooks),
            op_classes=tuple(
                OpClassDef(
                    op_class.name,
                    str(op_class.spec.summary or "").strip(),
                    str(op_class.spec.description or ""),
                    classes.own_bases(op_class.spec),
                )
                for op_class in classes.own.values()
            ),
            ops=ops,
            types=types,
            attributes=attributes,
            enums=tuple(enums.values()),
            type_constraints=scope.named_type_constraints(),
            attr_constraints=scope.named_attr_constraints(),
            interfaces=interfaces,
            allow_unknown_operations=spec.allow_unknown_operations,
            allow_unknown_types=spec.allow_unknown_types,
            allows_missing_hooks=spec.missing_hooks != "refused",
            tells_missing_hooks=spec.missing_hooks == "allowed",
            functions=tuple(
                (str(module), tuple(map(str, names))) for module, names in spec.functions.items()
            ),
            written_hooks=tuple(
                (str(kind), tuple(names)) for kind, names in spec.written_hooks.items()
            ),
            checks=self._checks(scope),
            place=spec.dialect.place,
            source=self.path.name if self.path is not None else "",
            traits=tuple(trait for trait in traits if trait is not None),
            has_constant_materializer=spec.materialize_constant,
            has_canonicalizer=spec.canonicalizer,
            has_operation_attribute_verifier=spec.verify_operation_attribute,
            has_region_argument_attribute_verifier=spec.verify_region_argument_attribute,
            has_region_result_attribute_verifier=spec.verify_region_result_attribute,
            has_type_parser=spec.type_parser,
            has_attribute_parser=spec.attribute_parser,
            has_upgrade=spec.upgrade,
            has_alias=spec.alias,
            keeps_aliases=spec.aliases == "as_read",
            has_data_layout_entry_verifier=spec.verify_data_layout_entry,
            extensible=spec.extensible,
            is_extension=spec.extension,
            external_interfaces=tuple(
                (
                    interface
                    if (owner := self._owner(interface)) is None
                    else interface_as_written(interface, owner)
                )
                for interface in scope.traits.used_interfaces.values()
            ),
            external_traits=tuple(
                trait if (owner := self._owner(trait)) is None else trait_as_written(trait, owner)
                for trait in scope.traits.used_traits.values()
            ),
            patterns=patterns.patterns,
            native_calls=patterns.native_calls,
            pattern_constraints=patterns.constraints,
            allowances=resolve_allowances(spec, errors),
        )
        self._refuse_collisions(dialect)
        check_written_hooks(spec, errors)
        return Resolved(dialect, scope, classes, self.imported)

    def _owner(self, definition: InterfaceDef | TraitDef) -> DialectDef | None:
        """The imported dialect, by whatever way, that defines an interface or a trait; None for one of ODS."""
        pending = [self.imported]
        while pending:
            imported = pending.pop()
            if definition.dialect in imported:
                return imported[definition.dialect].dialect
            pending += [each.imported for each in imported.values()]
        return None

    def _checks(self, scope: SpecScope) -> tuple[CheckHook, ...]:
        """The hooks that predicates call; those of a dialect that is extended are its own affair."""
        known = () if self.extended is None else self.extended.dialect.checks
        of_extended = {check.name for check in known}
        return tuple(
            check
            for check in scope.constraints.check_hooks(self.name)
            if check.name not in of_extended
        )

    def _refuse_collisions(self, dialect: DialectDef) -> None:
        """Hooks of the same name with different meanings."""
        for first, second in collisions(dialect):
            if first.meaning == second.meaning:
                message = (
                    f"the hook '{second.function}' {second.meaning}, but not with the signature"
                    " that it has elsewhere"
                )
            else:
                message = (
                    f"the hook '{second.function}' {second.meaning}, but the hook of that name"
                    f" {first.meaning}"
                )
            self.errors.error(
                message,
                second.place,
                "another name for one of the two makes another hook",
                notes=[SpecNote("the other one is asked for here", first.place)],
            )

    # --- names -----------------------------------------------------------------------------------

    def _check_definition_names(self) -> None:
        """Types, attributes, enums, constraints, interfaces and traits share one space of names."""
        taken: dict[str, tuple[str, SpecText]] = {}
        for kind, names in self._definition_names():
            for name in names:
                if not is_name(name):
                    self.errors.error(
                        f"'{name}' cannot name {_ARTICLES[kind]}: it is no Python identifier",
                        name,
                        "ASCII letters, digits and underscores make a name",
                    )
                    continue
                if is_reserved(name):
                    self.errors.error(
                        f"'{name}' cannot name {_ARTICLES[kind]}: it is a word of constraint expressions",
                        name,
                    )
                    continue
                first = taken.get(name)
                if first is not None:
                    self.errors.error(
                        f"'{name}' is {_ARTICLES[first[0]]} and {_ARTICLES[kind]}",
                        name,
                        notes=[
                            SpecNote(f"it is defined as {_ARTICLES[first[0]]} here", first[1].place)
                        ],
                    )
                    continue
                taken[str(name)] = (kind, name)
        for key, class_name in defined_classes(self.spec):
            self.claim_class(str(class_name), key, class_name)

    def _definition_names(self) -> Iterable[tuple[str, Iterable[SpecText]]]:
        spec = self.spec
        return (
            ("enum", spec.enums),
            ("attribute", spec.attributes),
            ("type", spec.types),
            ("constraint", [key.part(0, len(key.partition("<")[0])) for key in spec.constraints]),
            ("interface", spec.interfaces),
            ("trait", spec.traits),
        )

    def claim_class(self, class_name: str, definition: SpecText, written: str) -> None:
        """One package holds all classes of the dialect: each name is free once."""
        key = written if isinstance(written, SpecText) else definition
        if not is_name(class_name) or class_name.startswith("_"):
            if key is definition and class_name == definition and not is_name(class_name):
                return  # the name itself has been refused
            self.errors.error(
                f"'{class_name}' cannot be the name of a Python class",
                key,
                "'class_name' gives the Python class another name",
            )
            return
        reason = reserved_class_name(class_name)
        if reason is not None:
            self.errors.error(
                f"'{class_name}' cannot be the name of a class: it is {reason}",
                key,
                (
                    "'class_name' gives the Python class another name"
                    if key is definition
                    else "take another one: AddOp, BoxType, …"
                ),
            )
            return
        first = self.class_names.get(class_name)
        if first is not None:
            self.errors.error(
                f"'{first}' and '{definition}' would both be the Python class '{class_name}'",
                key,
                "'class_name' gives one of them another name",
                [SpecNote("the first is here", first.place)],
            )
            return
        self.class_names[class_name] = definition

    # --- definitions -----------------------------------------------------------------------------

    def _enums(self) -> dict[str, EnumDef]:
        found = {}
        for name, spec in self.spec.enums.items():
            class_name = str(spec.class_name or name)
            found[str(name)] = resolve_enum(name, class_name, spec, self.errors, self.name)
        return found

    def _definitions(
        self, scope: SpecScope
    ) -> tuple[tuple[AttributeDef, ...], tuple[TypeDef, ...]]:
        resolver = DefinitionResolver(self.name, scope, self.errors)
        mnemonics: dict[tuple[str, str], SpecText] = {}
        extended = [] if self.extended is None else [self.extended.scope.spec]
        for spec in (*extended, self.spec):
            for kind, definitions in (("attribute", spec.attributes), ("type", spec.types)):
                for definition in definitions.values():
                    self._claim_mnemonic(kind, definition.mnemonic, mnemonics)
        attributes: dict[str, AttributeDef] = {}
        types: dict[str, TypeDef] = {}
        names = {str(name): name for name in (*self.spec.attributes, *self.spec.types)}
        for name in map(names.__getitem__, definition_order(self.spec)):
            if name in self.spec.attributes:
                uses = self._uses(scope, name, "attribute")
                attribute = resolver.attribute_definition(name, self.spec.attributes[name], uses)
                scope.add_attribute(name, attribute)
                attributes[name] = attribute
            if name in self.spec.types:
                uses = self._uses(scope, name, "type")
                type = resolver.type_definition(name, self.spec.types[name], uses)
                scope.add_type(name, type)
                types[name] = type
        return tuple(attributes[name] for name in self.spec.attributes), tuple(
            types[name] for name in self.spec.types
        )

    def _uses(self, scope: SpecScope, name: SpecText, kind: str) -> DefinitionUses:
        specs = self.spec.types if kind == "type" else self.spec.attributes
        spec = specs[name]
        traits, trait_interfaces = scope.definition_traits(spec.traits, kind)
        interfaces = scope.definition_interfaces(spec.interfaces, kind)
        accessors = {
            identifier(str(p.accessor) if p.accessor is not None else snake_case(key)): key
            for key, p in spec.parameters.items()
        }
        implemented = tuple(
            self._implemented_by_parameters(use, accessors, name, scope)
            for use in (*trait_interfaces, *interfaces)
        )
        for builder in spec.builders:
            if builder in accessors:
                self.errors.error(
                    f"the builder '{builder}' of '{name}' has the name of a parameter",
                    builder,
                    notes=[SpecNote("the parameter is here", accessors[builder].place)],
                )
        return DefinitionUses(
            traits,
            implemented,
            scope.definition_builders(spec.builders, name),
        )

    def _implemented_by_parameters(
        self,
        use: InterfaceUse,
        accessors: Mapping[str, SpecText],
        owner: SpecText,
        scope: SpecScope,
    ) -> InterfaceUse:
        """The use without the properties that parameters implement; a method cannot have the name of a parameter."""
        definition = scope.traits.interface_definition(use.name)
        kept = list(use.methods)
        if definition is None:
            return use
        for method in definition.methods:
            parameter = accessors.get(method.python_name)
            if parameter is None:
                continue
            is_called = method.name in use.methods or (method.has_default and definition.dialect)
            if method.is_property:
                kept = [name for name in kept if name != method.name]
            elif is_called:
                self.errors.error(
                    f"'{parameter}' of '{owner}' has the Python name of the method '{method.name}'"
                    f" of the interface '{use.name}': '{method.python_name}'",
                    parameter,
                    "'accessor' gives it another name",
                )
        return replace(use, methods=tuple(kept))

    def _claim_mnemonic(
        self,
        kind: str,
        mnemonic: SpecText | None,
        taken: dict[tuple[str, str], SpecText],
    ) -> None:
        if mnemonic is None:
            return
        first = taken.setdefault((kind, str(mnemonic)), mnemonic)
        if first is not mnemonic:
            self.errors.error(
                f"two {kind}s have the mnemonic '{mnemonic}'",
                mnemonic,
                notes=[SpecNote("the first is here", first.place)],
            )

    def _interface(
        self, name: SpecText, spec: InterfaceSpec, annotations: AnnotationReader
    ) -> InterfaceDef:
        methods = []
        python_names: dict[str, SpecText] = {}
        for method_name, method in spec.methods.items():
            shown = method_name if method.accessor is None else method.accessor
            if not is_name(method_name) or not is_name(shown):
                self.errors.error(
                    f"'{shown}' cannot name a method: it is no Python identifier", shown
                )
                continue
            python_name = (
                python_method_name(method_name)
                if method.accessor is None
                else identifier(str(method.accessor))
            )
            if method_name == "verifyTrait":
                self.errors.error(
                    f"'verifyTrait' method cannot be specified as interface method for '{name}';"
                    " use the 'verifier' key instead",
                    method_name,
                    "verifier: true",
                )
                continue
            members = OPERATION_MEMBERS if spec.kind == "op" else PARAMETERIZED_MEMBERS
            if python_name in members or python_name.startswith("_"):
                self.errors.error(
                    f"the method '{method_name}' of '{name}' would hide what every"
                    f" {_KINDS_OF_INTERFACES[spec.kind]} has under the name '{python_name}'",
                    shown,
                    "'accessor' gives it another name in Python",
                )
            for parameter in method.parameters:
                if parameter in _TAKEN_IN_METHODS:
                    self.errors.error(
                        f"every method has a parameter '{parameter}' already", parameter
                    )
            first = python_names.setdefault(python_name, method_name)
            if first is not method_name:
                self.errors.error(
                    f"'{first}' and '{method_name}' would both be the method '{python_name}'",
                    shown,
                    "'accessor' gives one of them another name in Python",
                )
            methods.append(
                InterfaceMethod(
                    name=str(method_name),
                    python_name=python_name,
                    parameters=resolve_parameters(method.parameters, annotations, self.errors),
                    returns=annotations.read(method.returns) if method.returns else "None",
                    summary=str(method.summary or ""),
                    has_default=method.default,
                    is_static=method.static,
                    is_property=method.property,
                )
            )
            if method.property and (method.parameters or method.static):
                self.errors.error(
                    f"'{method_name}' is a property: it takes no parameters and is not static",
                    method_name,
                )
        if spec.kind != "op" and (spec.verifier or spec.region_verifier):
            self.errors.error(
                f"'{name}' is an interface of {_KINDS_OF_INTERFACES[spec.kind]}s: only those of"
                " operations have verifiers",
                name,
                f"'verifier' of a {_KINDS_OF_INTERFACES[spec.kind]} checks its parameters",
            )
        return InterfaceDef(
            name=str(spec.class_name or name),
            kind=spec.kind,
            summary=str(spec.summary or ""),
            methods=tuple(methods),
            place=name.place,
            dialect=self.name,
            description=str(spec.description or ""),
            has_verifier=spec.verifier,
            has_region_verifier=spec.region_verifier,
            hook_name=snake_case(str(spec.class_name or name)),
            has_external_models=spec.external_models and spec.kind != "op",
        )

    # --- operations ------------------------------------------------------------------------------

    def _ops(self, scope: SpecScope, classes: OpClassTable) -> tuple[OpDef, ...]:
        resolver = OperationResolver(self.name, scope)
        found = []
        for key, spec in self.spec.ops.items():
            before = len(self.errors)
            op = resolver.resolve(key, spec, classes.expand(spec, key), classes.own_bases(spec))
            if len(self.errors) > before:
                self.broken_ops.update((str(key), str(spec.class_name or op_class_name(key))))
            if op is not None:
                found.append(op)
        return tuple(found)


def _module_path(written: str) -> str:
    """The path of the module that a file name stands for, or an example."""
    path = written.removesuffix(".py").strip("./").replace("/", ".")
    return f"as behind `import`: {path if is_module_path(path) else 'package.module'}"


_ARTICLES = {
    "enum": "an enum",
    "attribute": "an attribute",
    "type": "a type",
    "constraint": "a constraint",
    "interface": "an interface",
    "trait": "a trait",
}
_KINDS_OF_INTERFACES = {"op": "operation", "type": "type", "attribute": "attribute"}
_TAKEN_IN_METHODS = frozenset({"cls", "self", "subject"})
_RESERVED_DIALECTS = frozenset({"odsgen", "odsgen_dialects"})


def load(reading: SpecReading, path: Path | None, search: Sequence[str | Path] = ()) -> DialectDef:
    """The dialect that a spec describes; raises SpecErrors with everything that is wrong."""
    loader = DialectLoader(search)
    loader.errors.extend(reading.diagnostics)
    resolved = loader.resolve(reading.spec, path)
    if found := errors_of(reading, loader.errors):
        raise SpecErrors(found)
    return resolved.dialect


def errors_of(reading: SpecReading, errors: SpecDiagnostics) -> list[SpecDiagnostic]:
    """The errors of a spec without those that follow from others, or may follow from what could not be read of it."""
    shape = set(reading.diagnostics)
    found = [d for d in errors.diagnostics if d in shape or not reading.is_damaged(d)]
    return without_consequences(reading.spec, found)
