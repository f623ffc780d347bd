"""Everything that one spec can name: what ODS has, its own definitions and those of its imports."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeVar

from odsgen.ods.library.kinds import Kind
from odsgen.ods.library.reserved_names import OPERATION_MEMBERS, PARAMETERIZED_MEMBERS
from odsgen.ods.model import (
    AttrConstraint,
    AttributeDef,
    BuilderDef,
    EnumDef,
    InterfaceDef,
    InterfaceUse,
    RegionConstraint,
    SuccessorConstraint,
    TraitUse,
    TypeConstraint,
    TypeDef,
)
from odsgen.ods.model.predicates import Expression
from odsgen.ods.resolve.annotations import AnnotationReader, qualified_annotation
from odsgen.ods.resolve.builders import resolve_builders
from odsgen.ods.resolve.constraint_classes import ConstraintClass, ConstraintClasses, narrowed
from odsgen.ods.resolve.constraints import (
    ArgumentConstraint,
    ConstraintTable,
    ResultConstraint,
    kinds_of_operation,
)
from odsgen.ods.resolve.constraints.combinators import COMBINATORS
from odsgen.ods.resolve.constraints.predicate_names import BoundValue
from odsgen.ods.resolve.constraints.values import AttrUse, EffectUse
from odsgen.ods.resolve.expansion import InterfaceMention
from odsgen.ods.resolve.parts import OperationParts
from odsgen.ods.resolve.signatures import read_signature
from odsgen.ods.resolve.traits import TraitTable
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    ListExpression,
    NameExpression,
    parse_constraint_expression,
)
from odsgen.spec.definition_model import ConstraintSpec
from odsgen.spec.errors import SpecDiagnostics
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.model import DialectSpec
from odsgen.spec.operation_model import BuilderSpec, InterfaceUseSpec
from odsgen.spec.source import SpecText

_Result = TypeVar("_Result")

CONSTRAINT_KINDS = ("type", "attribute", "property", "region", "successor")


class SpecScope:
    """The names of one spec.  What cannot be resolved is recorded in `errors` and becomes None."""

    def __init__(
        self,
        spec: DialectSpec,
        enums: Mapping[str, EnumDef],
        imported: Mapping[str, SpecScope],
        errors: SpecDiagnostics,
    ) -> None:
        self.spec = spec
        self.dialect = str(spec.dialect)
        self.errors = errors
        self.constraints = ConstraintTable()
        self.enums: dict[str, EnumDef] = {}
        self.types: dict[str, str] = {}  # name in the spec → Python class
        self.attributes: dict[str, str] = {}
        self.interfaces_by_name: dict[str, InterfaceDef] = {}
        self.own_constraints: list[SpecText] = []
        self.exports: dict[str, Callable[[SpecScope, str], None]] = {}
        self.imported_names: dict[str, str] = {}  # short name → full name
        self.constraint_classes = ConstraintClasses()
        self.constraints.expand = self.constraint_classes.expand
        self.known_dialects: set[str] = {
            self.dialect,
            *(name for scope in imported.values() for name in scope.known_dialects),
        }
        self.constraints.may_call_hooks_of(self.known_dialects)
        self.annotations = AnnotationReader(
            self._class_of, self._class_names, self.enums.get, errors
        )
        self._import(imported)
        for name, enum in enums.items():
            self.enums[name] = enum
            self.constraints.define_enum(enum, name)
            self._export(name, _enum_export(enum, self.dialect))
        for type_name, type_spec in spec.types.items():
            self.types[str(type_name)] = str(type_spec.class_name or type_name)
        for attribute_name, attribute_spec in spec.attributes.items():
            self.attributes[str(attribute_name)] = str(attribute_spec.class_name or attribute_name)
        for constraint_name, constraint in spec.constraints.items():
            self._declare(constraint_name, constraint)
        self.traits = TraitTable(self.constraints, self.interfaces_by_name, spec, errors)
        for scope in imported.values():
            self.traits.import_from(scope.traits)

    # --- imports ---------------------------------------------------------------------------------

    def _import(self, imported: Mapping[str, SpecScope]) -> None:
        """Definitions of imports under `dialect.Name` and, where only one import has it, under `Name`."""
        owners: dict[str, list[str]] = {}
        for dialect, scope in imported.items():
            for qualified, define in scope.exports.items():
                owner, _, name = qualified.partition(".")
                define(self, qualified)
                self.exports.setdefault(qualified, define)
                if owner == dialect:
                    owners.setdefault(name, []).append(dialect)
        own = {
            str(name)
            for names in (
                self.spec.enums,
                self.spec.types,
                self.spec.attributes,
                self.spec.constraints,
                self.spec.interfaces,
                self.spec.traits,
            )
            for name in names
        }
        for name, dialects in owners.items():
            if len(dialects) == 1 and name not in own:
                qualified = f"{dialects[0]}.{name}"
                self.exports[qualified](self, name)
                self.imported_names[name] = qualified

    def own_names(self) -> frozenset[str]:
        """Definitions of the spec that others can name."""
        prefix = f"{self.dialect}."
        return frozenset(n.removeprefix(prefix) for n in self.exports if n.startswith(prefix))

    def _export(self, name: str, define: Callable[[SpecScope, str], None]) -> None:
        self.exports[f"{self.dialect}.{name}"] = define

    # --- definitions -----------------------------------------------------------------------------

    def _declare(self, name: SpecText, spec: ConstraintSpec) -> None:
        signature = read_signature(name, self.errors, "constraint")
        expression = self._constraint_expression(name, spec)
        if signature is None or expression is None:
            return
        qualified = self._qualified(expression)
        if signature.parameters:
            self.constraint_classes.known[signature.name] = ConstraintClass(
                signature, expression, spec
            )
            exported = ConstraintClass(signature, qualified, spec)

            def define_class(scope: SpecScope, known_as: str) -> None:
                scope.constraint_classes.known[known_as] = exported

            self._export(signature.name, define_class)
            return
        summary = str(spec.summary) if spec.summary is not None else None
        self.own_constraints.append(name)
        self.constraints.declare(str(name), narrowed(expression, spec, {}), summary)
        qualified = narrowed(qualified, spec, {})

        def define(scope: SpecScope, known_as: str) -> None:
            scope.constraints.declare(known_as, qualified, summary)

        self._export(str(name), define)

    def _constraint_expression(
        self, name: SpecText, spec: ConstraintSpec
    ) -> ConstraintExpression | None:
        given = [kind for kind in CONSTRAINT_KINDS if getattr(spec, kind) is not None]
        if len(given) != 1:
            what = (
                "constrains " + " and ".join(given) if given else "does not say what it constrains"
            )
            self.errors.error(
                f"the constraint '{name}' {what}: expected one of {', '.join(CONSTRAINT_KINDS)}",
                name,
            )
            return None
        [kind] = given
        if spec.predicate is not None and kind not in ("type", "attribute"):
            self.errors.error(
                f"a predicate can narrow types and attributes, not a {kind}", spec.predicate
            )
            return None
        return self._tried(partial(parse_constraint_expression, getattr(spec, kind)))

    def _qualified(self, expression: ConstraintExpression) -> ConstraintExpression:
        """The expression as other dialects must write it: own names with the dialect before them."""
        if isinstance(expression, ListExpression):
            return replace(
                expression, elements=tuple(self._qualified(e) for e in expression.elements)
            )
        if isinstance(expression, NameExpression):
            name = expression.name
            if self._defines(name):
                name = f"{self.dialect}.{name}"
            else:
                name = self.imported_names.get(name, name)
            arguments = expression.arguments
            if arguments is not None:
                arguments = tuple(replace(a, value=self._qualified(a.value)) for a in arguments)
            return replace(expression, name=name, arguments=arguments)
        return expression

    def _defines(self, name: str) -> bool:
        spec = self.spec
        tables: tuple[Mapping[SpecText, object], ...] = (
            spec.enums,
            spec.types,
            spec.attributes,
            spec.constraints,
            spec.interfaces,
        )
        return any(name in table for table in tables)

    def add_interfaces(self, interfaces: Iterable[InterfaceDef]) -> None:
        for interface in interfaces:
            self.interfaces_by_name[interface.name] = interface
            self.constraints.define_interface(interface)
            self._export(interface.name, _interface_export(interface))

    def add_attribute(self, name: SpecText, attribute: AttributeDef) -> None:
        self.constraints.define_attribute(attribute, attribute.name, str(name))
        self._export(str(name), _attribute_export(attribute, self.dialect))

    def add_type(self, name: SpecText, definition: TypeDef) -> None:
        self.constraints.define_type(definition, definition.name, str(name))
        self._export(str(name), _type_export(definition, self.dialect))

    # --- names -----------------------------------------------------------------------------------

    def is_constraint(self, name: str) -> bool:
        return self.constraints.knows(name) or name in self.constraint_classes.known

    def visible_names(self) -> Iterable[str]:
        return (*self.enums, *self.types, *self.attributes, *map(str, self.own_constraints))

    def _class_of(self, name: str) -> str | None:
        enum = self.enums.get(name)
        if enum is not None:
            return enum.name
        return self.types.get(name) or self.attributes.get(name)

    def _class_names(self) -> list[str]:
        return [*self.enums, *self.types, *self.attributes]

    # --- expressions -----------------------------------------------------------------------------

    def _tried(self, evaluate: Callable[[], _Result]) -> _Result | None:
        try:
            return evaluate()
        except ExpressionError as error:
            self.errors.add(error.diagnostic)
            return None

    def constraint(
        self, expression: ConstraintExpression
    ) -> TypeConstraint | AttrConstraint | None:
        return self._tried(lambda: self.constraints.constraint(expression))

    def argument(self, expression: ConstraintExpression) -> ArgumentConstraint | None:
        return self._tried(lambda: self.constraints.argument(expression))

    def result(self, expression: ConstraintExpression) -> ResultConstraint | None:
        return self._tried(lambda: self.constraints.result(expression))

    def region(self, expression: ConstraintExpression) -> tuple[RegionConstraint, bool] | None:
        return self._tried(lambda: self.constraints.region(expression))

    def successor(
        self, expression: ConstraintExpression
    ) -> tuple[SuccessorConstraint, bool] | None:
        return self._tried(lambda: self.constraints.successor(expression))

    def effect(self, expression: ConstraintExpression) -> EffectUse | None:
        return self._tried(lambda: self.constraints.effect(expression))

    def invariant(self, predicate: SpecText, operation: OperationParts) -> Expression | None:
        kinds = kinds_of_operation(
            operation.arguments, operation.results, operation.regions, operation.successors
        )
        return self._tried(lambda: self.constraints.invariant(predicate, kinds))

    def checked(
        self, predicate: SpecText, error: SpecText, operation: OperationParts
    ) -> tuple[Expression, tuple[str | Expression, ...]] | None:
        """An invariant with the pieces of its error; an attribute that is absent has its default in them."""
        kinds = kinds_of_operation(
            *(operation.arguments, operation.results, operation.regions, operation.successors),
            with_defaults=True,
        )
        return self._tried(lambda: self.constraints.checked(predicate, error, kinds))

    def method_value(self, text: SpecText, kinds: Mapping[str, Kind]) -> BoundValue | None:
        """The value that a method gives, over an operation and the parameters of the method."""
        return self._tried(lambda: self.constraints.transform(text, None, kinds))

    def check_constraints(self) -> None:
        """Evaluate every named constraint, so that one that nothing uses is checked too."""
        for name in self.own_constraints:
            self._tried(
                partial(self.constraints.evaluate, NameExpression(str(name), None, 0, name))
            )

    def named_type_constraints(self) -> tuple[TypeConstraint, ...]:
        values = (self._value(name) for name in self.own_constraints)
        return tuple(value for value in values if isinstance(value, TypeConstraint))

    def named_attr_constraints(self) -> tuple[AttrConstraint, ...]:
        values = (self._value(name) for name in self.own_constraints)
        return tuple(value.constraint for value in values if isinstance(value, AttrUse))

    def _value(self, name: SpecText) -> object:
        try:
            return self.constraints.evaluate(NameExpression(str(name), None, 0, name))
        except ExpressionError:
            return None  # check_constraints has recorded it

    # --- traits, interfaces, builders ------------------------------------------------------------

    def definition_traits(
        self, texts: Iterable[SpecText], kind: str
    ) -> tuple[tuple[TraitUse, ...], tuple[InterfaceUse, ...]]:
        return self.traits.of_definition(self._expressions(texts), kind)

    def definition_interfaces(
        self, uses: Iterable[InterfaceUseSpec], kind: str
    ) -> tuple[InterfaceUse, ...]:
        mentions = []
        for use in uses:
            for expression in self._expressions([use.name]):
                mentions.append(InterfaceMention(expression, tuple(use.methods)))
        return self.traits.interfaces(mentions, kind)

    def _expressions(self, texts: Iterable[SpecText]) -> list[ConstraintExpression]:
        found = []
        for text in texts:
            expression = self._tried(partial(parse_constraint_expression, text))
            if expression is not None:
                found.append(expression)
        return found

    def builders(
        self, specs: Mapping[SpecText, BuilderSpec], owner: SpecText
    ) -> tuple[BuilderDef, ...]:
        return resolve_builders(specs, owner, OPERATION_MEMBERS, self.annotations, self.errors)

    def definition_builders(
        self, specs: Mapping[SpecText, BuilderSpec], owner: SpecText
    ) -> tuple[BuilderDef, ...]:
        return resolve_builders(specs, owner, PARAMETERIZED_MEMBERS, self.annotations, self.errors)


def is_reserved(name: str) -> bool:
    """Whether the name is one of the language's own, which a spec cannot give another meaning."""
    return name in COMBINATORS


def _enum_export(enum: EnumDef, dialect: str) -> Callable[[SpecScope, str], None]:
    qualified = replace(enum, name=f"{dialect}.{enum.name}")

    def define(scope: SpecScope, known_as: str) -> None:
        scope.enums[known_as] = qualified
        scope.constraints.define_enum(qualified, known_as)

    return define


def _type_export(definition: TypeDef, dialect: str) -> Callable[[SpecScope, str], None]:
    class_name = f"{dialect}.{definition.name}"
    summary = definition.summary or definition.name
    qualified = replace(definition, name=class_name, summary=summary)

    def define(scope: SpecScope, known_as: str) -> None:
        scope.types[known_as] = class_name
        scope.constraints.define_type(qualified, class_name, known_as)

    return define


def _attribute_export(attribute: AttributeDef, dialect: str) -> Callable[[SpecScope, str], None]:
    class_name = f"{dialect}.{attribute.name}"
    enum = attribute.enum
    if enum is not None and "." not in enum.name:
        enum = replace(enum, name=f"{dialect}.{enum.name}")
    summary = attribute.summary or (enum.constraint_summary if enum is not None else attribute.name)
    qualified = replace(attribute, name=class_name, summary=summary, enum=enum)

    def define(scope: SpecScope, known_as: str) -> None:
        scope.attributes[known_as] = class_name
        scope.constraints.define_attribute(qualified, class_name, known_as)

    return define


def _interface_export(interface: InterfaceDef) -> Callable[[SpecScope, str], None]:
    dialect = interface.dialect
    methods = tuple(
        replace(
            method,
            returns=qualified_annotation(method.returns, dialect),
            parameters=tuple(
                replace(p, annotation=qualified_annotation(p.annotation, dialect))
                for p in method.parameters
            ),
        )
        for method in interface.methods
    )
    interface = replace(interface, methods=methods)

    def define(scope: SpecScope, known_as: str) -> None:
        scope.interfaces_by_name[known_as] = interface
        scope.constraints.define_interface(interface)

    return define
