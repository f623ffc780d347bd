"""The methods of interfaces: each calls the hook that implements it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from odsgen.codegen.attribute_values import parameter_default
from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.python.expressions import CLS, SELF, Call, Expression, Name
from odsgen.codegen.python.steps import Evaluate, Return, Steps
from odsgen.ods.model import (
    BuilderDef,
    BuilderParameter,
    InterfaceDef,
    InterfaceMethod,
    InterfaceUse,
    OpDef,
)
from odsgen.ods.model.hooks import HookKind, hooked_methods
from odsgen.ods.model.predicates import Expression as PredicateExpression


@dataclass(frozen=True, slots=True)
class Argument:
    """One parameter of a function: `name: annotation = default`."""

    name: str
    annotation: str
    default: Expression | None = None


@dataclass(frozen=True, slots=True)
class SetterView:
    """How a property stores its argument `value`."""

    annotation: str
    body: Steps


@dataclass(frozen=True, slots=True)
class MethodView:
    """A method, without `self` or `cls` among its parameters; or a function of a module."""

    MACRO: ClassVar[str] = "method"

    name: str
    parameters: tuple[Argument, ...]
    returns: str  # empty: the class that has the method
    documentation: str  # empty: the name says it
    body: Steps
    is_static: bool = False  # a class method
    is_property: bool = False
    keywords: tuple[Argument, ...] = ()  # given by their names
    setter: SetterView | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name,)


def accessor(
    name: str, annotation: str, documentation: str, body: Steps, setter: SetterView | None = None
) -> MethodView:
    """A property."""
    return MethodView(name, (), annotation, documentation, body, is_property=True, setter=setter)


def builder(
    definition: BuilderDef,
    hook: Expression,
    documentation: str,
    context: FileContext,
    keywords: tuple[Argument, ...] = (),
) -> MethodView:
    """A class method that a spec adds: a typed signature in front of a hook."""
    given = [Name(p.name) for p in definition.parameters]
    call = hook.call(*given, **{keyword.name: Name(keyword.name) for keyword in keywords})
    parameters = arguments(definition.parameters, context)
    body = (Return(call),)
    return MethodView(definition.name, parameters, "", documentation, body, True, keywords=keywords)


def arguments(parameters: Iterable[BuilderParameter], context: FileContext) -> tuple[Argument, ...]:
    """The parameters that a spec declares."""
    return tuple(
        Argument(
            parameter.name,
            context.imports.annotation(parameter.annotation),
            parameter_default(parameter, context.imports),
        )
        for parameter in parameters
    )


def default_methods(
    uses: tuple[InterfaceUse, ...], interfaces: Mapping[str, InterfaceDef]
) -> tuple[tuple[InterfaceDef, InterfaceMethod], ...]:
    """The methods of interfaces of specs for which there is a hook for all that lack their own."""
    hooked = {m.python_name for m in hooked_methods(uses, interfaces)}
    hooked.update(method.python_name for method, _ in _declared(uses, interfaces))
    found: dict[str, tuple[InterfaceDef, InterfaceMethod]] = {}
    for use in uses:
        interface = interfaces.get(use.name)
        if interface is None or not interface.dialect:
            continue
        for method in interface.methods:
            if method.has_default and method.python_name not in hooked:
                found.setdefault(method.python_name, (interface, method))
    return tuple(found.values())


def interface_methods(
    uses: tuple[InterfaceUse, ...],
    hook_name: str,
    context: FileContext,
    accessors: Iterable[str] = (),
) -> tuple[MethodView, ...]:
    """The methods, each of which calls its hook; accessors implement properties of their names."""
    implemented = frozenset(accessors)
    return (
        *(
            _call_view(
                method,
                context.hook_function(HookKind.OP_METHOD.function(hook_name, method.python_name)),
                context,
            )
            for method in hooked_methods(uses, context.interfaces)
        ),
        *(
            _call_view(
                method,
                context.hook_of(interface, HookKind.DEFAULT_METHOD.function(method.python_name)),
                context,
            )
            for interface, method in default_methods(uses, context.interfaces)
            if not (method.is_property and method.python_name in implemented)
        ),
    )


def declared_methods(
    op: OpDef, context: FileContext, accessors: Container[str]
) -> tuple[MethodView, ...]:
    """The methods of which the spec says what they give."""
    names = {argument.name: argument.python_name for argument in op.arguments}
    names |= {result.name: result.python_name for result in op.results}
    names |= {region.name: region.python_name for region in op.regions}
    names |= {successor.name: successor.python_name for successor in op.successors}
    for attribute in op.attributes:  # predicates look at attributes, not at their values
        accessor_name = f"{attribute.python_name}_attr"
        if accessor_name in accessors:
            names[attribute.name] = accessor_name
    named = {name: SELF.member(python_name) for name, python_name in names.items()}
    return tuple(
        _signature_view(method, (Return(context.value(value, method, named)),), context)
        for method, value in _declared(op.interfaces, context.interfaces)
    )


def _declared(
    uses: tuple[InterfaceUse, ...], interfaces: Mapping[str, InterfaceDef]
) -> tuple[tuple[InterfaceMethod, PredicateExpression], ...]:
    """The methods that specs declare, with what they give; one that several interfaces have is one."""
    found = {
        method.python_name: (method, declared.value)
        for use in uses
        for declared in use.declared
        for method in interfaces[use.name].methods
        if method.name == declared.name
    }
    return tuple(found.values())


#: The class attribute with the methods that raise because nobody has written their hooks.
UNWRITTEN_METHODS = "UNWRITTEN_METHODS"


def unwritten_methods(uses: tuple[InterfaceUse, ...], accessors: Iterable[str]) -> tuple[str, ...]:
    """The names of methods that nobody has written, without those that accessors implement."""
    return tuple(sorted({name for use in uses for name in use.unwritten}.difference(accessors)))


def protocol_methods(interface: InterfaceDef, context: FileContext) -> tuple[MethodView, ...]:
    """The methods of an interface, without bodies."""
    return tuple(_signature_view(method, (), context) for method in interface.methods)


def _call_view(method: InterfaceMethod, function: Expression, context: FileContext) -> MethodView:
    call = hook_call(function, CLS if method.is_static else SELF, method)
    returns_nothing = method.returns in ("", "None")
    body = Evaluate(call) if returns_nothing else Return(call)
    return _signature_view(method, (body,), context)


def hook_call(function: Expression, subject: Name, method: InterfaceMethod) -> Call:
    """The call of the function that implements a method, with the parameters of the method."""
    return function.call(subject, *(Name(p.name) for p in method.parameters))


def _signature_view(method: InterfaceMethod, body: Steps, context: FileContext) -> MethodView:
    return MethodView(
        method.python_name,
        arguments(method.parameters, context),
        context.imports.annotation(method.returns or "None"),
        docstring(method.summary),
        body,
        method.is_static,
        method.is_property,
    )
