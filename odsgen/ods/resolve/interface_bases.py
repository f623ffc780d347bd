"""Binds the bases of interfaces to definitions (MLIR: Interfaces, "Interface Inheritance")."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from odsgen.ods.model import InterfaceDef
from odsgen.spec.definition_model import InterfaceSpec
from odsgen.spec.errors import SpecDiagnostics, did_you_mean
from odsgen.spec.source import SpecText


def bind_bases(
    interfaces: Mapping[SpecText, InterfaceDef],
    specs: Mapping[SpecText, InterfaceSpec],
    find: Callable[[str], InterfaceDef | None],
    names: Callable[[], list[str]],
    errors: SpecDiagnostics,
) -> tuple[InterfaceDef, ...]:
    """The interfaces with the names of what they include; ``find`` knows those of the spec, of imports and of ODS."""
    bound: dict[str, InterfaceDef] = {}
    for key, interface in interfaces.items():
        bases = []
        for text in specs[key].extends:
            base = find(str(text))
            if base is None:
                errors.error(f"there is no interface '{text}'", text, did_you_mean(text, names()))
            elif base.kind != interface.kind:
                errors.error(
                    f"'{interface.name}' is an interface of {interface.kind}s and cannot include"
                    f" '{text}', one of {base.kind}s",
                    text,
                )
            else:
                bases.append(base.name)
        bound[interface.name] = replace(interface, bases=tuple(dict.fromkeys(bases)))
    for key, interface in interfaces.items():
        if _includes_itself(interface.name, bound):
            errors.error(f"the interface '{key}' extends itself", key)
            bound[interface.name] = replace(bound[interface.name], bases=())
    return tuple(bound.values())


def _includes_itself(name: str, bound: Mapping[str, InterfaceDef]) -> bool:
    seen: set[str] = set()
    pending = [*bound[name].bases]
    while pending:
        base = pending.pop()
        if base == name:
            return True
        if base not in seen and base in bound:
            seen.add(base)
            pending += bound[base].bases
    return False
