"""Traits and interfaces: names bound, arguments checked, what they ask of an operation made explicit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NoReturn

from odsgen.ods import predicates as p
from odsgen.ods.constraints import ConstraintScope, kinds_of_operation
from odsgen.ods.constraints.arguments import text_of
from odsgen.ods.library.definitions import ParameterSignature
from odsgen.ods.library.interfaces import INTERFACES
from odsgen.ods.library.kinds import TYPE, Kind
from odsgen.ods.library.traits import TRAITS, TraitDefinition
from odsgen.ods.model import (
    Arity,
    InterfaceDef,
    InterfaceUse,
    OpInvariant,
    TraitDef,
    TraitUse,
)
from odsgen.ods.resolve.classes import InterfaceMention, expression_place
from odsgen.ods.resolve.names import snake_case
from odsgen.ods.resolve.parts import OperationParts
from odsgen.ods.resolve.shipped_interfaces import shipped_interface
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    ListExpression,
    LiteralExpression,
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


@dataclass(frozen=True, slots=True)
class ResolvedTraits:
    """What a list of traits comes to, lists of traits taken apart."""

    traits: tuple[TraitUse, ...] = ()
    interfaces: tuple[InterfaceUse, ...] = ()
    invariants: tuple[OpInvariant, ...] = ()


class TraitScope:
    """The traits and interfaces that one spec can name."""

    def __init__(
        self,
        constraints: ConstraintScope,
        interfaces: dict[str, InterfaceDef],
        spec: DialectSpec,
        errors: SpecDiagnostics,
    ) -> None:
        self.constraints = constraints
        self.own_interfaces = interfaces
        self.errors = errors
        self.dialect = str(spec.dialect)
        self.own_traits: dict[str, TraitDef] = {}
        self._specs: dict[str, TraitSpec] = {
            str(name): trait for name, trait in spec.traits.items()
        }
        self._names: dict[str, SpecText] = {str(name): name for name in spec.traits}
        self._defining: list[str] = []
        self.used_interfaces: dict[str, InterfaceDef] = {}  # those that are not the spec's own

    def import_from(self, other: TraitScope) -> None:
        for name, trait in other.own_traits.items():
            if name not in self._specs:
                self.own_traits.setdefault(name, trait)

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
        bases = self.of_definition(self._read(spec.extends), spec.kind)[0]
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
            bases=bases,
            invariant=invariant,
            has_verifier=spec.verifier,
            hook_name=snake_case(name),
            place=name.place,
            dialect=dialect,
        )
        self.own_traits[str(name)] = trait
        return trait

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
        binder = _Binder(self, "op", operation)
        for expression in expressions:
            binder.add(expression)
        return binder.resolved()

    def of_definition(
        self, expressions: Iterable[ConstraintExpression], kind: str
    ) -> tuple[tuple[TraitUse, ...], tuple[InterfaceUse, ...]]:
        """The traits of a type or attribute."""
        binder = _Binder(self, kind, None)
        for expression in expressions:
            binder.add(expression)
        resolved = binder.resolved()
        return resolved.traits, resolved.interfaces

    def interfaces(
        self, mentions: Iterable[InterfaceMention], kind: str
    ) -> tuple[InterfaceUse, ...]:
        """Interfaces as the key `interfaces` names them, with the methods that hooks implement."""
        found = []
        for mention in mentions:
            binder = _Binder(self, kind, None)
            try:
                use = binder.interface(mention.interface)
                methods = dict.fromkeys((*use.methods, *binder.methods(use.name, mention.methods)))
                found.append(replace(use, methods=tuple(methods)))
            except ExpressionError as error:
                self.errors.add(error.diagnostic)
        return tuple(found)

    def interface_definition(self, name: str) -> InterfaceDef | None:
        return self.own_interfaces.get(name) or shipped_interface(name)

    def python_methods(self, use: InterfaceUse) -> tuple[str, ...]:
        """The Python names of the methods that hooks implement."""
        definition = self.used_interfaces.get(use.name) or self.own_interfaces.get(use.name)
        if definition is None:
            return ()
        return tuple(m.python_name for m in definition.methods if m.name in use.methods)

    def method_hooks(self, uses: Iterable[InterfaceUse], hook: str) -> set[str]:
        """The hooks that implement methods: `asm_result_names_constant`."""
        return {f"{name}_{hook}" for use in uses for name in self.python_methods(use)}

    def is_declared(self, name: str) -> bool:
        """Whether the spec has a trait of that name, resolved or not."""
        return name in self._specs and name not in TRAITS

    def trait_names(self) -> list[str]:
        return [*self.own_traits, *self._specs, *TRAITS, *self.interface_names()]

    def interface_names(self) -> list[str]:
        return [*self.own_interfaces, *INTERFACES]


_DECLARATIONS = {
    "DeclareOpInterfaceMethods": "op",
    "DeclareTypeInterfaceMethods": "type",
    "DeclareAttrInterfaceMethods": "attribute",
}


class _Binder:
    """Collects the traits of one operation, type or attribute."""

    def __init__(self, scope: TraitScope, kind: str, operation: OperationParts | None) -> None:
        self.scope = scope
        self.kind = kind
        self.operation = operation
        self.traits: dict[str, TraitUse] = {}
        self.uses: list[InterfaceUse] = []
        self.invariants: list[OpInvariant] = []

    def resolved(self) -> ResolvedTraits:
        self._check_required()
        return ResolvedTraits(tuple(self.traits.values()), tuple(self.uses), tuple(self.invariants))

    def add(self, expression: ConstraintExpression) -> None:
        try:
            self._add(expression)
        except ExpressionError as error:
            self.scope.errors.add(error.diagnostic)

    def fail(self, at: ConstraintExpression, message: str, hint: str | None = None) -> NoReturn:
        raise ExpressionError(message, at.text, at.offset, hint)

    def _add(self, expression: ConstraintExpression) -> None:
        if not isinstance(expression, NameExpression):
            self.fail(expression, f"expected the name of a trait, got '{expression}'")
        name = expression.name
        own = self.scope.own_traits.get(name)
        if own is not None:
            self._add_own(expression, own)
            return
        if self.scope.is_declared(name):
            return  # what is wrong with it has been said where it is declared
        known = TRAITS.get(name)
        if known is not None:
            self._add_known(expression, known)
            return
        if name in _DECLARATIONS or self.scope.interface_definition(name) is not None:
            self.uses.append(self.interface(expression))
            return
        self.fail(
            expression,
            f"there is no trait '{name}'",
            did_you_mean(name, self.scope.trait_names())
            or "a trait of your own is declared under 'traits'",
        )

    def _add_own(self, expression: NameExpression, trait: TraitDef) -> None:
        if expression.arguments:
            self.fail(expression, f"the trait '{trait.name}' takes no arguments")
        self._check_kind(expression, trait.kind)
        for base in trait.bases:
            self.traits.setdefault(_key(base), base)
        use = TraitUse(trait.name, (), expression_place(expression))
        self.traits.setdefault(_key(use), use)
        if trait.invariant is not None and self.kind == "op":
            self.invariants.append(trait.invariant)

    def _add_known(self, expression: NameExpression, known: TraitDefinition) -> None:
        self._check_kind(expression, known.kind)
        arguments = self._arguments(expression, known.parameters)
        for text in known.includes:
            included = parse_constraint_expression(text)
            self._add(_at(included, expression, arguments))
        bound = self._bound(expression, known, arguments)
        use = TraitUse(known.name, bound, expression_place(expression))
        if _key(use) in self.traits:
            return
        self.traits[_key(use)] = use
        if self.operation is not None:
            invariant = self.scope.constraints.trait_invariant(known, expression, self._kinds())
            if invariant is not None:
                self.invariants.append(invariant)

    def _check_required(self) -> None:
        names = {use.name for use in self.traits.values()}
        for use in self.traits.values():
            known = TRAITS.get(use.name)
            for required in known.requires if known is not None else ():
                if required not in names:
                    self.scope.errors.error(
                        f"the trait '{use.name}' needs the trait '{required}' beside it", use.place
                    )

    def _check_kind(self, expression: NameExpression, kind: str) -> None:
        if kind != self.kind and kind != "any":
            self.fail(
                expression,
                f"'{expression.name}' is a trait of {_PLURALS[kind]}, not of {_PLURALS[self.kind]}",
            )

    # --- arguments -------------------------------------------------------------------------------

    def _arguments(
        self, expression: NameExpression, parameters: tuple[ParameterSignature, ...]
    ) -> dict[str, ConstraintExpression]:
        given = expression.arguments or ()
        required = sum(parameter.default is None for parameter in parameters)
        if not required <= len(given) <= len(parameters):
            wanted = (
                str(required) if required == len(parameters) else f"{required} to {len(parameters)}"
            )
            plural = "" if wanted == "1" else "s"
            wanted = "no" if wanted == "0" else wanted
            self.fail(
                expression,
                f"the trait '{expression.name}' takes {wanted} argument{plural}, got {len(given)}",
            )
        found: dict[str, ConstraintExpression] = {}
        names = [parameter.name for parameter in parameters]
        for position, argument in enumerate(given):
            name = argument.name if argument.name is not None else names[position]
            if name not in names or name in found:
                self.fail(
                    argument.value,
                    (
                        f"the trait '{expression.name}' has no parameter '{name}'"
                        if name not in names
                        else f"the parameter '{name}' is given twice"
                    ),
                    did_you_mean(name, names),
                )
            found[name] = argument.value
        return found

    def _bound(
        self,
        expression: NameExpression,
        known: TraitDefinition,
        arguments: Mapping[str, ConstraintExpression],
    ) -> tuple[object, ...]:
        bound: list[object] = []
        for parameter in known.parameters:
            value = arguments.get(parameter.name)
            if value is None:
                assert parameter.default is not None
                value = parse_constraint_expression(parameter.default)
            if parameter.is_list:
                if not isinstance(value, ListExpression):
                    self.fail(
                        value,
                        f"the trait '{expression.name}' takes {parameter.description}"
                        f" as '{parameter.name}'",
                        f"write it in brackets: [{value}]",
                    )
                bound.append(self._list(expression, parameter, value, arguments))
            else:
                bound.append(self._argument(expression, parameter, value, arguments))
        return tuple(bound)

    def _list(
        self,
        expression: NameExpression,
        parameter: ParameterSignature,
        value: ListExpression,
        arguments: Mapping[str, ConstraintExpression],
    ) -> tuple[object, ...]:
        return tuple(
            (
                self._list(expression, parameter, element, arguments)
                if parameter.nested and isinstance(element, ListExpression)
                else self._argument(expression, parameter, element, arguments)
            )
            for element in value.elements
        )

    def _argument(
        self,
        expression: NameExpression,
        parameter: ParameterSignature,
        value: ConstraintExpression,
        arguments: Mapping[str, ConstraintExpression],
    ) -> object:
        match parameter.kind, value:
            case "name", NameExpression(arguments=None) | LiteralExpression(value=str()):
                return self._part_name(value)
            case "op", NameExpression(arguments=None):
                return self._op_name(value.name)
            case "op" | "string", LiteralExpression(value=str() as text):
                return str(text) if parameter.kind == "string" else self._op_name(str(text))
            case "int", LiteralExpression(value=int() as number) if not isinstance(number, bool):
                return number
            case "bit", LiteralExpression(value=bool() as truth):
                return truth
            case "expression", LiteralExpression(value=str()):
                return self._transform(value, arguments)
            case "Type", _:
                return self.scope.constraints.type_constraint(value)
            case "Effect", _:
                return self.scope.constraints.effect(value)
            case "Interface", NameExpression():
                return self._interface_name(value)
            case "value" | "Pred", _:
                return str(value)
        self.fail(
            value,
            f"the trait '{expression.name}' takes {_singular(parameter)} as '{parameter.name}',"
            f" got '{value}'",
        )

    def _part_name(self, value: NameExpression | LiteralExpression) -> str:
        name = value.name if isinstance(value, NameExpression) else str(value.value)
        name = name.removeprefix("$")
        if self.operation is not None and name not in self.operation.names:
            self.fail(
                value,
                f"the operation has no operand, result or attribute '{name}'",
                did_you_mean(name, self.operation.names),
            )
        return name

    def _op_name(self, name: str) -> str:
        """`func.func`; C++ names of ODS (`FuncOp`) are for the importer to translate."""
        return name if "." in name else f"{self.scope.dialect}.{name}"

    def _transform(
        self, value: LiteralExpression, arguments: Mapping[str, ConstraintExpression]
    ) -> p.Expression:
        source = arguments.get("lhs")
        about = TYPE
        if self.operation is not None and isinstance(source, NameExpression):
            about = self._type_kind(source.name)
        kinds = self._kinds()
        return self.scope.constraints.transform(text_of(value), about, kinds).expression

    def _kinds(self) -> dict[str, Kind]:
        operation = self.operation
        if operation is None:
            return {}
        return kinds_of_operation(
            operation.arguments, operation.results, operation.regions, operation.successors
        )

    def _type_kind(self, name: str) -> Kind:
        """The kind of the type, or types, of a part of the operation."""
        assert self.operation is not None
        for part in self.operation.values:
            if part.name == name:
                kind = Kind(part.constraint.python_type)
                return kind if part.arity is Arity.REQUIRED else Kind("tuple", (kind,))
        return TYPE

    # --- interfaces ------------------------------------------------------------------------------

    def interface(self, expression: ConstraintExpression) -> InterfaceUse:
        """`OpAsmOpInterface` or `DeclareOpInterfaceMethods<OpAsmOpInterface, [getAsmResultNames]>`."""
        if not isinstance(expression, NameExpression):
            self.fail(expression, f"expected the name of an interface, got '{expression}'")
        place = expression_place(expression)
        declared = _DECLARATIONS.get(expression.name)
        if declared is None:
            name = self._interface_name(expression)
            if expression.arguments:
                self.fail(expression, f"the interface '{name}' takes no arguments")
            own = self.scope.interface_definition(expression.name)
            # The methods of ODS's own interfaces are written by hand unless they are declared.
            methods: tuple[str, ...] = ()
            if own is not None and own.dialect:
                methods = tuple(m.name for m in own.methods if not m.has_default)
            return InterfaceUse(name, methods, place)
        if declared != self.kind:
            self.fail(
                expression,
                f"'{expression.name}' declares methods of {_PLURALS[declared]},"
                f" not of {_PLURALS[self.kind]}",
            )
        arguments = [argument.value for argument in expression.arguments or ()]
        if not 1 <= len(arguments) <= 2 or not isinstance(arguments[0], NameExpression):
            self.fail(
                expression, f"'{expression.name}' takes an interface and a list of its methods"
            )
        name = self._interface_name(arguments[0])
        definition = self.scope.interface_definition(name)
        listed: tuple[str, ...] = ()
        if len(arguments) == 2:
            if not isinstance(arguments[1], ListExpression):
                self.fail(arguments[1], "expected a list of methods", f"[{arguments[1]}]")
            listed = tuple(self._method(name, e) for e in arguments[1].elements)
        always: tuple[str, ...] = ()
        if definition is not None:
            # As in ODS: methods without a default are always declared, those with one when they are listed.
            always = tuple(m.name for m in definition.methods if not m.has_default)
        return InterfaceUse(name, tuple(dict.fromkeys((*always, *listed))), place)

    def _interface_name(self, expression: NameExpression) -> str:
        definition = self.scope.interface_definition(expression.name)
        if definition is None:
            self.fail(
                expression,
                f"there is no interface '{expression.name}'",
                did_you_mean(expression.name, self.scope.interface_names())
                or "an interface of your own is declared under 'interfaces'",
            )
        if definition.kind != self.kind:
            self.fail(
                expression,
                f"'{expression.name}' is an interface of {_PLURALS[definition.kind]},"
                f" not of {_PLURALS[self.kind]}",
            )
        if definition.dialect != self.scope.dialect:
            self.scope.used_interfaces[definition.name] = definition
        return definition.name

    def _method(self, interface: str, expression: ConstraintExpression) -> str:
        name = expression.name if isinstance(expression, NameExpression) else None
        if isinstance(expression, LiteralExpression) and isinstance(expression.value, str):
            name = str(expression.value)
        found = None if name is None else self._find_method(interface, name)
        if found is None:
            self.fail(
                expression,
                f"the interface '{interface}' has no method '{name or expression}'",
                did_you_mean(name or "", self._method_names(interface)),
            )
        return found

    def methods(self, interface: str, names: Iterable[SpecText]) -> list[str]:
        found = []
        for text in names:
            method = self._find_method(interface, text)
            if method is None:
                raise ExpressionError(
                    f"the interface '{interface}' has no method '{text}'",
                    text,
                    0,
                    did_you_mean(text, self._method_names(interface)),
                )
            found.append(method)
        return found

    def _find_method(self, interface: str, name: str) -> str | None:
        definition = self.scope.interface_definition(interface)
        if definition is None:
            return None
        return next((m.name for m in definition.methods if name in (m.name, m.python_name)), None)

    def _method_names(self, interface: str) -> list[str]:
        definition = self.scope.interface_definition(interface)
        return [m.name for m in definition.methods] if definition is not None else []


_PLURALS = {"op": "operations", "type": "types", "attribute": "attributes"}


def _key(use: TraitUse) -> str:
    return f"{use.name}{use.arguments!r}" if use.arguments else use.name


def _singular(parameter: ParameterSignature) -> str:
    if parameter.is_list:
        return parameter.description.removeprefix("a list of ").removesuffix("s")
    return parameter.description


def _at(
    included: ConstraintExpression,
    expression: NameExpression,
    arguments: Mapping[str, ConstraintExpression],
) -> ConstraintExpression:
    """A trait that another one includes, at the place of that one and with its arguments."""
    from odsgen.spec.constraint_expression import substitute

    included = substitute(included, arguments)
    return replace(included, offset=expression.offset, text=expression.text)
