"""Uses of traits and interfaces: arguments bound, lists taken apart, invariants made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NoReturn

from odsgen.ods.library.definitions import ParameterSignature
from odsgen.ods.library.interfaces import interface_dependencies
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
from odsgen.ods.model import (
    predicates as p,
)
from odsgen.ods.resolve.constraints import kinds_of_operation
from odsgen.ods.resolve.constraints.arguments import text_of
from odsgen.ods.resolve.effects import memory_effect
from odsgen.ods.resolve.parts import OperationParts
from odsgen.ods.resolve.signatures import expression_place
from odsgen.places import Place
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    ListExpression,
    LiteralExpression,
    NameExpression,
    parse_constraint_expression,
)
from odsgen.spec.errors import SpecDiagnostics, did_you_mean, what_there_is
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.source import SpecText

if TYPE_CHECKING:
    from odsgen.ods.resolve.traits import TraitTable


@dataclass(frozen=True, slots=True)
class ResolvedTraits:
    """The traits and interfaces of a list of traits, lists in it taken apart."""

    traits: tuple[TraitUse, ...] = ()
    interfaces: tuple[InterfaceUse, ...] = ()
    invariants: tuple[OpInvariant, ...] = ()
    order: tuple[str, ...] = ()  # of the traits and interfaces among each other, by name


_DECLARATIONS = {
    "DeclareOpInterfaceMethods": "op",
    "DeclareTypeInterfaceMethods": "type",
    "DeclareAttrInterfaceMethods": "attribute",
}


class TraitBinder:
    """Collects the traits of one operation, type or attribute."""

    def __init__(self, scope: TraitTable, kind: str, operation: OperationParts | None) -> None:
        self.scope = scope
        self.kind = kind
        self.operation = operation
        self.traits: dict[str, TraitUse] = {}
        self.uses: list[InterfaceUse] = []
        self.invariants: list[OpInvariant] = []
        self.order: dict[str, None] = {}

    def resolved(self) -> ResolvedTraits:
        self._check_required()
        return ResolvedTraits(
            tuple(self.traits.values()), tuple(self.uses), tuple(self.invariants), tuple(self.order)
        )

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
            for use in self.interface(expression):
                self._check_before(expression, use.name, interface_dependencies(use.name))
                self.uses.append(use)
                self.order[use.name] = None
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
        for base in self.scope.own_bases[f"{trait.dialect}.{trait.name}"]:
            self._add(_at(base, expression, {}))
        if not self.scope.is_own(trait):
            self.scope.used_traits[trait.name] = trait
        use = TraitUse(trait.name, (), expression_place(expression))
        if _key(use) not in self.traits:
            self._check_before(expression, trait.name, trait.requires)
            self.traits[_key(use)] = use
        self.order[trait.name] = None
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
        self._check_before(expression, known.name, known.after)
        self.traits[_key(use)] = use
        self.order[known.name] = None
        if self.operation is not None:
            invariant = self.scope.constraints.trait_invariant(known, expression, self._kinds())
            if invariant is not None:
                self.invariants.append(invariant)

    def _check_before(
        self, expression: ConstraintExpression, name: str, required: Iterable[str]
    ) -> None:
        """ODS's dependentTraits: what is verified before a trait stands before it."""
        for trait in required:
            if trait not in self.order:
                self.scope.errors.error(
                    f"{name} requires {trait} to precede it in traits list",
                    expression_place(expression),
                    f"write '{trait}' before '{name}'",
                )

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
                (
                    f"write {expression.name}<{', '.join(p.name for p in parameters)}>"
                    if parameters
                    else None
                ),
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
                return self._op_name(value, value.name)
            case "op" | "string", LiteralExpression(value=str() as text):
                return str(text) if parameter.kind == "string" else self._op_name(value, str(text))
            case "int", LiteralExpression(value=int() as number) if not isinstance(number, bool):
                return number
            case "bit", LiteralExpression(value=bool() as truth):
                return truth
            case "expression", LiteralExpression(value=str()):
                return self._transform(value, arguments)
            case "Type", _:
                return self.scope.constraints.type_constraint(value)
            case "Effect", _:
                return memory_effect(self.scope.constraints.effect(value))
            case "Interface", NameExpression():
                return self._interface(value).name
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
                what_there_is(name, self.operation.names),
            )
        return name

    def _op_name(self, value: ConstraintExpression, name: str) -> str:
        """The full name of an operation: `func.func`, or the mnemonic or class of one of this dialect."""
        own = self.scope.operations[self.scope.dialect]
        if name in own:
            return f"{self.scope.dialect}.{name}"
        by_class = next((m for m, class_name in own.items() if class_name == name), None)
        if by_class is not None:
            return f"{self.scope.dialect}.{by_class}"
        dialect, dot, mnemonic = name.partition(".")
        known = self.scope.operations.get(dialect) if dot else own
        # Of a dialect that is not imported, any name is taken as it is.
        if known is None or mnemonic in known:
            return name
        names = [f"{of}.{m}" for of, mnemonics in self.scope.operations.items() for m in mnemonics]
        full = name if dot else f"{self.scope.dialect}.{name}"
        self.fail(
            value,
            f"there is no operation '{full}'",
            what_there_is(full, names) or "the operations of this spec stand under 'ops'",
        )

    def _transform(
        self, value: LiteralExpression, arguments: Mapping[str, ConstraintExpression]
    ) -> p.Expression:
        source = arguments.get("lhs")
        about = TYPE
        if self.operation is not None and isinstance(source, NameExpression):
            about = self._type_kind(source.name)
        kinds = self._kinds()
        bound = self.scope.constraints.transform(text_of(value), about, kinds)
        if bound.guard == p.TRUE:
            return bound.expression
        return p.Guarded(bound.expression, bound.guard)

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
                is_one = part.arity in (Arity.REQUIRED, Arity.OPTIONAL)
                return kind if is_one else Kind("tuple", (kind,))
        return TYPE

    # --- interfaces ------------------------------------------------------------------------------

    def interface(
        self, expression: ConstraintExpression, listed: Iterable[SpecText] = ()
    ) -> tuple[InterfaceUse, ...]:
        """`OpAsmOpInterface` or `DeclareOpInterfaceMethods<OpAsmOpInterface, [getAsmResultNames]>`.

        What an interface of a spec includes comes before it.
        """
        if not isinstance(expression, NameExpression):
            self.fail(expression, f"expected the name of an interface, got '{expression}'")
        place = expression_place(expression)
        declared = _DECLARATIONS.get(expression.name)
        if declared is None:
            definition = self._interface(expression)
            if expression.arguments:
                self.fail(expression, f"the interface '{expression.name}' takes no arguments")
            return self._implemented(definition, listed, place, declares=False)
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
        definition = self._interface(arguments[0])
        methods: list[SpecText | ConstraintExpression] = list(listed)
        if len(arguments) == 2:
            if not isinstance(arguments[1], ListExpression):
                self.fail(arguments[1], "expected a list of methods", f"[{arguments[1]}]")
            methods += arguments[1].elements
        return self._implemented(definition, methods, place, declares=True)

    def _implemented(
        self,
        definition: InterfaceDef,
        listed: Iterable[SpecText | ConstraintExpression],
        place: Place | None,
        *,
        declares: bool,
    ) -> tuple[InterfaceUse, ...]:
        """The use of an interface, after those of the interfaces of specs that it includes.

        As in ODS, methods without a default are always declared, those with one when they are listed; the methods of
        ODS's own interfaces are written by hand unless they are declared.
        """
        included = self._with_bases(definition)
        methods = {
            interface.name: [
                m.name
                for m in interface.methods
                if not m.has_default and (declares or interface.dialect)
            ]
            for interface in included
        }
        for text in listed:
            owner, method = self._method(definition, included, text)
            methods[owner].append(method)
        return tuple(
            InterfaceUse(interface.name, tuple(dict.fromkeys(methods[interface.name])), place)
            for interface in included
        )

    def _with_bases(self, definition: InterfaceDef) -> list[InterfaceDef]:
        """An interface behind those that it includes; what one of ODS includes is its own affair."""
        found: dict[str, InterfaceDef] = {}

        def visit(interface: InterfaceDef) -> None:
            if interface.name in found:
                return
            for name in interface.bases if interface.dialect else ():
                base = self.scope.interface_definition(name)
                if base is not None:
                    visit(base)
            if not self.scope.is_own(interface):
                self.scope.used_interfaces[interface.name] = interface
            found[interface.name] = interface

        visit(definition)
        return list(found.values())

    def _interface(self, expression: NameExpression) -> InterfaceDef:
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
        if not self.scope.is_own(definition):
            self.scope.used_interfaces[definition.name] = definition
        return definition

    def _method(
        self,
        definition: InterfaceDef,
        included: list[InterfaceDef],
        text: SpecText | ConstraintExpression,
    ) -> tuple[str, str]:
        """The interface among ``included`` that has a method, and the name of the method there."""
        expression = LiteralExpression(text, 0, text) if isinstance(text, SpecText) else text
        name = str(expression)
        if isinstance(expression, LiteralExpression) and isinstance(expression.value, str):
            name = str(expression.value)
        for interface in reversed(included):
            found = _find_method(interface, name)
            if found is not None:
                return interface.name, found
        names = [method.name for interface in included for method in interface.methods]
        self.fail(
            expression,
            f"the interface '{definition.name}' has no method '{name}' for hooks",
            did_you_mean(name, names) or (f"there is {', '.join(names)}" if names else None),
        )


def check_interface_dependencies(
    uses: Iterable[InterfaceUse], traits: Iterable[TraitUse], errors: SpecDiagnostics
) -> None:
    """Interfaces of the key `interfaces` stand behind all traits; those that they need must be among these."""
    names = {trait.name for trait in traits}
    for use in uses:
        for trait in interface_dependencies(use.name):
            if trait not in names:
                errors.error(
                    f"{use.name} requires {trait} to precede it in traits list",
                    use.place,
                    f"add '{trait}' to the traits",
                )


def _find_method(interface: InterfaceDef, name: str) -> str | None:
    return next((m.name for m in interface.methods if name in (m.name, m.python_name)), None)


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
