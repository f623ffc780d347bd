"""Methods of interfaces of which the spec says what they give: a value in the language of predicates, and no hook."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from odsgen.ods.library.kinds import ANY, VALUE, Kind, Kinds, kinds_of_annotation
from odsgen.ods.model import InterfaceMethod, InterfaceUse
from odsgen.ods.model.parts import DeclaredMethod
from odsgen.ods.model.predicates import TRUE
from odsgen.ods.resolve.constraints.table import kinds_of_operation
from odsgen.ods.resolve.parts import OperationParts
from odsgen.ods.resolve.scope import SpecScope
from odsgen.spec.errors import what_there_is
from odsgen.spec.source import SpecText

#: Methods that `asm_name` of results and `asm_names` of regions stand for.
_NAMES = frozenset({"getAsmResultNames", "getAsmBlockArgumentNames"})


def with_declared_methods(
    uses: tuple[InterfaceUse, ...],
    written: Mapping[SpecText, SpecText],
    parts: OperationParts,
    scope: SpecScope,
) -> tuple[InterfaceUse, ...]:
    """The interfaces of an operation with the methods that its spec declares: these, and names in the text, need no hooks."""
    if not (written or _NAMES.intersection(name for use in uses for name in use.methods)):
        return uses
    named = {"getAsmResultNames"} if any(result.asm_name for result in parts.results) else set()
    if any(region.asm_names for region in parts.regions):
        named.add("getAsmBlockArgumentNames")
    offered = {use.name: _offered(use, scope) for use in uses}
    every = {name: method for methods in offered.values() for name, method in methods.items()}
    values: dict[str, DeclaredMethod] = {}
    for name, text in written.items():
        if name not in every:
            hint = what_there_is(name, every) if every else "list the interface under 'interfaces'"
            message = f"no interface of '{parts.name}' has the method '{name}'"
            scope.errors.error(message, name, hint)
        elif (declared := _declared(every[name], text, parts, scope)) is not None:
            values[name] = declared
    return tuple(
        replace(
            use,
            methods=tuple(m for m in use.methods if m not in values and m not in named),
            declared=tuple(values[name] for name in offered[use.name] if name in values),
        )
        for use in uses
    )


def _offered(use: InterfaceUse, scope: SpecScope) -> dict[str, InterfaceMethod]:
    definition = scope.traits.definition_of(use)
    return {} if definition is None else {m.name: m for m in definition.methods}


def _declared(
    method: InterfaceMethod, text: SpecText, parts: OperationParts, scope: SpecScope
) -> DeclaredMethod | None:
    """A method with its value, checked against what the method returns."""
    if method.is_static:
        scope.errors.error(f"'{method.name}' is a method of the class, which has no parts", text)
        return None
    kinds = {p.name: of for p in method.parameters for of in kinds_of_annotation(p.annotation)[:1]}
    kinds |= kinds_of_operation(parts.arguments, parts.results, parts.regions, parts.successors)
    bound = scope.method_value(text, kinds)
    if bound is None:
        return None
    returns = kinds_of_annotation(method.returns or "None")
    if not any(_fits(bound.kind, of, scope.constraints.kinds) for of in returns):
        scope.errors.error(
            f"'{method.name}' gives {method.returns or 'None'}, but this is of kind {bound.kind}",
            text,
            None if returns else "a hook can give it",
        )
        return None
    if bound.guard != TRUE:
        scope.errors.error(
            f"'{method.name}' gives a value for each operation, but there may be none here",
            text,
            "say what it gives then: … if … else …",
        )
        return None
    return DeclaredMethod(method.name, bound.expression)


def _fits(given: Kind, returned: Kind, kinds: Kinds) -> bool:
    """Whether values of one kind are what a method returns."""
    if given.optional and not returned.optional:
        return False
    if given.name == "None":
        return True
    if returned.name == "tuple":
        elements = (given.element, returned.element)
        if given.name != "tuple" or None in elements:
            return False
        return given.element == ANY or _fits(*elements, kinds)  # type: ignore[arg-type]
    if kinds.extends(returned.name, VALUE.name):
        returned = VALUE  # predicates do not tell results from arguments of blocks
    return given.name == returned.name or kinds.extends(given.name, returned.name)
