"""Methods of interfaces: each calls the hook that implements it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.interface_methods import shipped_method
from odsgen.codegen.literals import argument_expression
from odsgen.ods.model import InterfaceDef, InterfaceMethod, InterfaceUse

#: Implemented otherwise: the inference of types is a part of the definition.
_NOT_BY_HOOKS = frozenset({"inferReturnTypes"})


@dataclass(frozen=True, slots=True)
class MethodView:
    name: str
    parameters: tuple[str, ...]  # `name: annotation = default`
    returns: str
    documentation: str
    body: str
    is_static: bool


def hooked_methods(
    uses: tuple[InterfaceUse, ...], interfaces: Mapping[str, InterfaceDef]
) -> tuple[InterfaceMethod, ...]:
    """The methods that hooks implement, of interfaces of specs and of MLIR's own."""
    found: dict[str, InterfaceMethod] = {}
    for use in uses:
        declared = interfaces.get(use.name)
        for name in use.methods:
            if name in _NOT_BY_HOOKS:
                continue
            method = shipped_method(name)
            if declared is not None:
                known = (m for m in declared.methods if name in (m.name, m.python_name))
                method = next(known, method)
            found.setdefault(method.python_name, method)
    return tuple(found.values())


def method_hook(method: InterfaceMethod, hook_name: str) -> str:
    """The hook that implements a method for one operation, type or attribute."""
    return f"{method.python_name}_{hook_name}"


def interface_methods(
    uses: tuple[InterfaceUse, ...], hook_name: str, context: FileContext
) -> tuple[MethodView, ...]:
    """The methods, each of which calls its hook."""
    return tuple(
        _method_view(method, hook_name, context)
        for method in hooked_methods(uses, context.interfaces)
    )


def _method_view(method: InterfaceMethod, hook_name: str, context: FileContext) -> MethodView:
    parameters = []
    for parameter in method.parameters:
        text = f"{parameter.name}: {context.imports.annotation(parameter.annotation)}"
        if parameter.default is not None:
            text += f" = {argument_expression(parameter.default.value, context.imports)}"
        parameters.append(text)
    subject = "cls" if method.is_static else "self"
    arguments = ", ".join([subject, *(p.name for p in method.parameters)])
    call = f"{context.hook(method_hook(method, hook_name))}({arguments})"
    returns = context.imports.annotation(method.returns or "None")
    return MethodView(
        method.python_name,
        tuple(parameters),
        returns,
        docstring(method.summary or method.python_name.replace("_", " ")),
        call if returns == "None" else f"return {call}",
        method.is_static,
    )
