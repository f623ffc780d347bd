"""Traits and interfaces: names bound, arguments checked, what they ask of an operation made explicit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from odsgen.ods.library.interfaces import INTERFACES
from odsgen.ods.library.shipped_interfaces import shipped_interface
from odsgen.ods.library.traits import TRAITS
from odsgen.ods.model import (
    InterfaceDef,
    InterfaceUse,
    OpInvariant,
    TraitDef,
    TraitUse,
)
from odsgen.ods.model import (
    predicates as p,
)
from odsgen.ods.model.names import op_class_name, snake_case
from odsgen.ods.resolve.constraints import ConstraintTable
from odsgen.ods.resolve.expansion import InterfaceMention
from odsgen.ods.resolve.parts import OperationParts
from odsgen.ods.resolve.trait_binding import ResolvedTraits, TraitBinder
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    NameExpression,
    parse_constraint_expression,
)
from odsgen.spec.definition_model import TraitSpec
from odsgen.spec.errors import SpecDiagnostics, did_you_mean
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.model import DialectSpec
from odsgen.spec.source import SpecText

MAX_TRAIT_DEPTH = 64
"""How many traits may stand between a trait and the last that it extends."""


class TraitTable:
    """The traits and interfaces that one spec can name."""

    def __init__(
        self,
        constraints: ConstraintTable,
        interfaces: dict[str, InterfaceDef],
        spec: DialectSpec,
        errors: SpecDiagnostics,
    ) -> None:
        self.constraints = constraints
        self.own_interfaces = interfaces
        self.errors = errors
        self.dialect = str(spec.dialect)
        self.own_traits: dict[str, TraitDef] = {}
        self.own_bases: dict[str, tuple[ConstraintExpression, ...]] = {}
        self._specs: dict[str, TraitSpec] = {
            str(name): trait for name, trait in spec.traits.items()
        }
        self._names: dict[str, SpecText] = {str(name): name for name in spec.traits}
        self._own_classes = frozenset(
            str(interface.class_name or name) for name, interface in spec.interfaces.items()
        ).union(self._specs)
        self._defining: list[str] = []
        self.used_interfaces: dict[str, InterfaceDef] = {}  # those that are not the spec's own
        self.used_traits: dict[str, TraitDef] = {}  # of imports

        self.operations: dict[str, dict[str, str]] = {
            self.dialect: {
                str(name): str(op.class_name or op_class_name(name))
                for name, op in spec.ops.items()
            }
        }

    def import_from(self, other: TraitTable) -> None:
        self.operations[other.dialect] = {
            **other.operations[other.dialect],
            **self.operations.get(other.dialect, {}),
        }
        for name, trait in other.own_traits.items():
            if "." in name:
                self.own_traits[name] = trait
                self.own_bases[name] = other.own_bases[name]
        names = [name.partition(".")[2] for name in self.own_traits if "." in name]
        for qualified, trait in list(self.own_traits.items()):
            short = qualified.partition(".")[2]
            if not short or short in self._specs:
                continue
            if names.count(short) == 1:
                self.own_traits[short] = trait
            else:  # what two imports have needs its full name
                self.own_traits.pop(short, None)

    def is_own(self, definition: InterfaceDef | TraitDef) -> bool:
        """Whether the spec defines an interface or a trait, and not what it imports or extends."""
        return definition.dialect == self.dialect and definition.name in self._own_classes

    # --- own traits ------------------------------------------------------------------------------

    def define(self, name: SpecText, spec: TraitSpec, dialect: str) -> TraitDef | None:
        """Resolve a trait of the spec; what it extends is resolved before it."""
        known = self.own_traits.get(name)
        if known is not None and known.dialect == dialect:
            return known
        if name in TRAITS or name in INTERFACES:
            self.errors.error(f"ODS has a trait '{name}' already", name)
            return None
        if str(name) in self._defining:
            cycle = " → ".join((*self._defining, str(name)))
            self.errors.error(f"the trait '{name}' extends itself: {cycle}", name)
            return None
        if len(self._defining) >= MAX_TRAIT_DEPTH:
            self.errors.error(f"traits extend each other at most {MAX_TRAIT_DEPTH} deep", name)
            return None
        self._defining.append(str(name))
        try:
            return self._define(name, spec, dialect)
        finally:
            self._defining.pop()

    def _define(self, name: SpecText, spec: TraitSpec, dialect: str) -> TraitDef:
        for text in spec.extends:
            base = text.partition("<")[0].strip()
            if base in self._specs:
                self.define(self._names[base], self._specs[base], dialect)
        written = self._read(spec.extends)
        bases = self.of_definition(written, spec.kind)[0]
        # One that is not resolved by now is wrong, or extends this one: that has been said.
        self.own_bases[f"{dialect}.{name}"] = tuple(
            self._qualified(base)
            for base in written
            if not isinstance(base, NameExpression)
            or base.name in self.own_traits
            or not self.is_declared(base.name)
        )
        invariant = None
        if spec.predicate is not None:
            message = spec.message
            if message is None:
                self.errors.error(
                    f"the trait '{name}' has a predicate but no 'message' that says what it asks",
                    spec.predicate,
                )
            try:
                if spec.kind == "op":
                    expression = self.constraints.invariant(spec.predicate, {})
                elif spec.kind == "type":
                    expression = p.truth(self.constraints.type_predicate(spec.predicate))
                else:
                    expression = p.truth(self.constraints.attribute_predicate(spec.predicate))
                invariant = OpInvariant(str(message or ""), expression)
            except ExpressionError as error:
                self.errors.add(error.diagnostic)
        elif spec.message is not None:
            self.errors.error("a message without a predicate is never shown", spec.message)
        trait = TraitDef(
            name=str(name),
            kind=spec.kind,
            summary=str(spec.summary or ""),
            description=str(spec.description or ""),
            bases=bases,
            invariant=invariant,
            has_verifier=spec.verifier,
            holds_of_one_type=spec.holds_of_one_type,
            hook_name=snake_case(name),
            place=name.place,
            dialect=dialect,
            requires=self._required(spec.requires),
        )
        self.own_traits[str(name)] = self.own_traits[f"{dialect}.{name}"] = trait
        return trait

    def _required(self, names: Iterable[SpecText]) -> tuple[str, ...]:
        """ODS's dependentTraits: those that must stand before the trait."""
        found = []
        for name in names:
            trait = self.own_traits.get(name)
            if trait is not None:
                found.append(trait.name)
            elif name in TRAITS or name in self._specs or self.interface_definition(name):
                found.append(str(name))
            else:
                self.errors.error(
                    f"there is no trait '{name}'", name, did_you_mean(name, self.trait_names())
                )
        return tuple(found)

    def _qualified(self, expression: ConstraintExpression) -> ConstraintExpression:
        """The use of a trait as every dialect that imports this one understands it."""
        if isinstance(expression, NameExpression):
            trait = self.own_traits.get(expression.name)
            if trait is not None:
                return replace(expression, name=f"{trait.dialect}.{trait.name}")
        return expression

    def _read(self, texts: Iterable[SpecText]) -> list[ConstraintExpression]:
        found = []
        for text in texts:
            try:
                found.append(parse_constraint_expression(text))
            except ExpressionError as error:
                self.errors.add(error.diagnostic)
        return found

    # --- uses ------------------------------------------------------------------------------------

    def of_operation(
        self, expressions: Iterable[ConstraintExpression], operation: OperationParts
    ) -> ResolvedTraits:
        """The traits of an operation, with the invariants that they stand for."""
        binder = TraitBinder(self, "op", operation)
        for expression in expressions:
            binder.add(expression)
        return binder.resolved()

    def of_definition(
        self, expressions: Iterable[ConstraintExpression], kind: str
    ) -> tuple[tuple[TraitUse, ...], tuple[InterfaceUse, ...]]:
        """The traits of a type or attribute."""
        binder = TraitBinder(self, kind, None)
        for expression in expressions:
            binder.add(expression)
        resolved = binder.resolved()
        return resolved.traits, resolved.interfaces

    def interfaces(
        self, mentions: Iterable[InterfaceMention], kind: str
    ) -> tuple[InterfaceUse, ...]:
        """Interfaces as the key `interfaces` names them, with the methods that hooks implement."""
        found: list[InterfaceUse] = []
        for mention in mentions:
            binder = TraitBinder(self, kind, None)
            try:
                found += binder.interface(mention.interface, mention.methods)
            except ExpressionError as error:
                self.errors.add(error.diagnostic)
        return tuple(found)

    def interface_definition(self, name: str) -> InterfaceDef | None:
        return self.own_interfaces.get(name) or shipped_interface(name)

    def definition_of(self, use: InterfaceUse) -> InterfaceDef | None:
        return self.used_interfaces.get(use.name) or self.own_interfaces.get(use.name)

    def python_methods(self, use: InterfaceUse) -> tuple[str, ...]:
        """The Python names of the methods that hooks implement or the spec declares."""
        definition = self.definition_of(use)
        if definition is None:
            return ()
        names = {*use.methods, *(method.name for method in use.declared)}
        return tuple(m.python_name for m in definition.methods if m.name in names)

    def properties(self, use: InterfaceUse) -> Mapping[str, str]:
        """The properties of an interface with their Python names."""
        definition = self.interface_definition(use.name)
        methods = definition.methods if definition is not None else ()
        return {method.name: method.python_name for method in methods if method.is_property}

    def is_declared(self, name: str) -> bool:
        """Whether the spec has a trait of that name, resolved or not."""
        return name in self._specs and name not in TRAITS

    def trait_names(self) -> list[str]:
        return [*self.own_traits, *self._specs, *TRAITS, *self.interface_names()]

    def interface_names(self) -> list[str]:
        return [*self.own_interfaces, *INTERFACES]
