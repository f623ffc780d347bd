"""The views of a spec's own interfaces and traits."""

from __future__ import annotations

from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring, sentence
from odsgen.codegen.python.expressions import Name
from odsgen.codegen.python.steps import Assign, Evaluate, Return, Steps
from odsgen.codegen.views.classes import ClassView
from odsgen.codegen.views.methods import (
    Argument,
    MethodView,
    arguments,
    hook_call,
    protocol_methods,
)
from odsgen.ods.library.runtime_interfaces import RUNTIME_INTERFACES
from odsgen.ods.model import DialectDef, InterfaceDef, InterfaceMethod, TraitDef
from odsgen.ods.model.hooks import HookKind, interface_hooks, trait_hooks


def interface_view(interface: InterfaceDef, context: FileContext) -> ClassView:
    """Decide how the protocol of an interface looks."""
    protocol = context.imports.name("typing", "Protocol")
    bases = tuple(
        context.imports.class_name(f"{declared}.{name}")
        for name in interface.bases
        if name not in RUNTIME_INTERFACES and (declared := context.interfaces[name].dialect)
    )
    return ClassView(
        interface.name,
        (*bases, protocol),
        docstring(interface.summary or f"The interface {interface.name}", interface.description),
        protocol_methods(interface, context),
    )


def bases_first(interfaces: tuple[InterfaceDef, ...]) -> list[InterfaceDef]:
    """The interfaces, each behind those that it extends: a class has to be there before another extends it."""
    by_name = {interface.name: interface for interface in interfaces}
    ordered: dict[str, InterfaceDef] = {}

    def add(interface: InterfaceDef) -> None:
        for name in interface.bases:
            if name in by_name and name not in ordered:
                add(by_name[name])
        ordered.setdefault(interface.name, interface)

    for interface in interfaces:
        add(interface)
    return list(ordered.values())


def interface_functions(
    interfaces: tuple[InterfaceDef, ...], context: FileContext
) -> tuple[MethodView, ...]:
    """The default implementations and verifiers of interfaces, for dialects that import them."""
    found: dict[str, MethodView] = {}
    for interface in interfaces:
        for method in interface.methods:
            if method.has_default:
                function = _default_function(method, context)
                found.setdefault(function.name, function)
        if interface.has_verifier:
            name = HookKind.VERIFY_INTERFACE.function(interface.hook_name)
            found[name] = _verifier(name, f"the interface {interface.name}", context)
        if interface.has_region_verifier:
            name = HookKind.VERIFY_INTERFACE_REGIONS.function(interface.hook_name)
            found[name] = _verifier(name, f"the regions of the interface {interface.name}", context)
    return tuple(found[name] for name in sorted(found))


def trait_functions(traits: tuple[TraitDef, ...], context: FileContext) -> tuple[MethodView, ...]:
    """The verifiers of traits, for dialects that import them."""
    return tuple(
        _verifier(hook.function, f"the trait {trait.name}", context)
        for trait in traits
        for hook in trait_hooks(trait)
    )


def _default_function(method: InterfaceMethod, context: FileContext) -> MethodView:
    name = HookKind.DEFAULT_METHOD.function(method.python_name)
    subject, found = Name("subject"), Name("found")
    call = hook_call(context.hook_function(name), subject, method)
    returns = context.imports.annotation(method.returns or "None")
    body: Steps = (Assign(found.id, call, returns), Return(found))
    if method.returns in ("", "None"):
        body = (Evaluate(call),)
    anything = context.imports.annotation("Any")
    return MethodView(
        name,
        (Argument(subject.id, anything), *arguments(method.parameters, context)),
        returns,
        docstring(
            "By default: " + sentence(method.summary or method.python_name.replace("_", " "))
        ),
        body,
    )


def _verifier(name: str, subject: str, context: FileContext) -> MethodView:
    operation = context.imports.annotation("Operation")
    op = Name("op")
    return MethodView(
        name,
        (Argument(op.id, operation),),
        "None",
        docstring(f"Check what {subject} asks of an operation; raises VerifyError"),
        (Evaluate(context.hook_function(name).call(op)),),
    )


def interface_exports(dialect: DialectDef) -> list[str]:
    """The names that `interfaces.py` gives to the package."""
    names = [i.name for i in dialect.interfaces]
    hooks = {hook.function for i in dialect.interfaces for hook in interface_hooks(i)}
    return [*names, *sorted(hooks)]


def trait_exports(dialect: DialectDef) -> list[str]:
    """The names that `traits.py` gives to the package."""
    traits = op_traits(dialect)
    hooks = [hook.function for trait in traits for hook in trait_hooks(trait)]
    return [*(trait.name for trait in traits), *hooks]


def trait_view(trait: TraitDef, context: FileContext) -> ClassView:
    """Decide how the class of a trait looks."""
    return ClassView(
        trait.name,
        (context.imports.name("odsgen.runtime.ir.traits", "OpTrait"),),
        docstring(trait.summary or f"The trait {trait.name}", trait.description),
    )


def op_traits(dialect: DialectDef) -> tuple[TraitDef, ...]:
    """The spec's own traits of operations; those of types and attributes are known by their names."""
    return tuple(trait for trait in dialect.traits if trait.kind == "op")
