"""The views of a spec's own interfaces and traits."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.views.methods import MethodView, protocol_methods
from odsgen.ods.model import DialectDef, InterfaceDef, TraitDef


@dataclass(frozen=True, slots=True)
class InterfaceView:
    """A protocol."""

    name: str
    bases: tuple[str, ...]
    documentation: str
    methods: tuple[MethodView, ...]


@dataclass(frozen=True, slots=True)
class TraitView:
    """A class that stands for a trait in `TRAITS`."""

    name: str
    base: str
    documentation: str


def interface_view(interface: InterfaceDef, context: FileContext) -> InterfaceView:
    """Decide how the protocol of an interface looks."""
    own = {i.name for i in context.dialect.interfaces}
    protocol = context.imports.use("typing", "Protocol")
    bases = tuple(base for base in interface.bases if base in own)
    return InterfaceView(
        interface.name,
        (*bases, protocol),
        docstring(interface.summary or f"The interface {interface.name}", interface.description),
        protocol_methods(interface, context),
    )


def trait_view(trait: TraitDef, context: FileContext) -> TraitView:
    """Decide how the class of a trait looks."""
    return TraitView(
        trait.name,
        context.imports.use("odsgen.runtime.ir.traits", "OpTrait"),
        docstring(trait.summary or f"The trait {trait.name}"),
    )


def op_traits(dialect: DialectDef) -> tuple[TraitDef, ...]:
    """The spec's own traits of operations; those of types and attributes are known by their names."""
    return tuple(trait for trait in dialect.traits if trait.kind == "op")
