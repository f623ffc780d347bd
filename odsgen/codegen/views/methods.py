"""Methods of interfaces: each calls the hook that implements it."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.literals import argument_expression
from odsgen.ods.model import InterfaceDef, InterfaceMethod, InterfaceUse


@dataclass(frozen=True, slots=True)
class MethodView:
    name: str
    parameters: tuple[str, ...]  # `name: annotation = default`
    returns: str
    documentation: str
    body: str
    is_static: bool


def interface_methods(
    uses: tuple[InterfaceUse, ...], class_name: str, hook_name: str, context: FileContext
) -> tuple[MethodView, ...]:
    """The methods that hooks implement: `<method>_<op>(op, …)`."""
    views = []
    for use in uses:
        interface = context.interface(use.name)
        for name in use.methods:
            method = _method(interface, name)
            if method is not None:
                views.append(_method_view(method, hook_name, context))
    return tuple(views)


def _method(interface: InterfaceDef | None, name: str) -> InterfaceMethod | None:
    if interface is None:
        return None
    return next((m for m in interface.methods if name in (m.name, m.python_name)), None)


def _method_view(method: InterfaceMethod, hook_name: str, context: FileContext) -> MethodView:
    parameters = []
    for parameter in method.parameters:
        text = f"{parameter.name}: {context.imports.annotation(parameter.annotation)}"
        if parameter.default is not None:
            text += f" = {argument_expression(parameter.default.value, context.imports)}"
        parameters.append(text)
    subject = "cls" if method.is_static else "self"
    arguments = ", ".join([subject, *(p.name for p in method.parameters)])
    call = f"{context.hook(f'{method.python_name}_{hook_name}')}({arguments})"
    returns = context.imports.annotation(method.returns or "None")
    return MethodView(
        method.python_name,
        tuple(parameters),
        returns,
        docstring(method.summary or f"{method.python_name.replace('_', ' ')}"),
        call if returns == "None" else f"return {call}",
        method.is_static,
    )
