"""The methods of interfaces that hooks implement."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from odsgen.ods.model import (
    AttributeDef,
    DialectDef,
    InterfaceDef,
    InterfaceMethod,
    InterfaceUse,
    OpDef,
    TypeDef,
)
from odsgen.ods.model.hooks.hook import Hook, HookParameter
from odsgen.ods.model.hooks.kinds import HookKind

#: Implemented otherwise: the inference of types is a part of the definition.
_NOT_BY_HOOKS = frozenset({"inferReturnTypes"})


def known_interfaces(dialect: DialectDef) -> dict[str, InterfaceDef]:
    """The interfaces that something of the dialect implements, by name."""
    return {i.name: i for i in (*dialect.external_interfaces, *dialect.interfaces)}


def hooked_methods(
    uses: tuple[InterfaceUse, ...], interfaces: Mapping[str, InterfaceDef]
) -> tuple[InterfaceMethod, ...]:
    """The methods that hooks implement, of interfaces of specs and of MLIR's own."""
    found: dict[str, InterfaceMethod] = {}
    for use in uses:
        interface = interfaces.get(use.name)
        for method in interface.methods if interface is not None else ():
            if method.name in use.methods and method.name not in _NOT_BY_HOOKS:
                found.setdefault(method.python_name, method)
    return tuple(found.values())


def method_hooks(
    definition: OpDef | TypeDef | AttributeDef,
    interfaces: Mapping[str, InterfaceDef],
    subject: str,
    about: HookParameter,
) -> Iterator[Hook]:
    """The hooks of an operation, type or attribute that implement methods; ``about`` is what they are called on."""
    is_op = isinstance(definition, OpDef)
    kind = HookKind.OP_METHOD if is_op else HookKind.DEFINITION_METHOD
    for method in hooked_methods(definition.interfaces, interfaces):
        of_class = HookParameter("cls", f"type[{about.annotation}]")
        yield Hook(
            kind,
            subject,
            kind.function(definition.hook_name, method.python_name),
            (of_class if method.is_static else about, *method_parameters(method)),
            method.returns or "None",
            summary_of(method),
            definition.place,
            method.name,
            class_name=about.annotation,
            member=method.python_name,
        )


def method_parameters(method: InterfaceMethod) -> tuple[HookParameter, ...]:
    """The parameters of a method beside the object."""
    return tuple(HookParameter(p.name, p.annotation) for p in method.parameters)


def summary_of(method: InterfaceMethod) -> str:
    """The documentation of a method: its summary, else its name in words."""
    return method.summary or method.python_name.replace("_", " ")
