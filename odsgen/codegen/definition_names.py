"""How definitions of a dialect are called from generated code."""

from __future__ import annotations

from odsgen.ods.model import AttributeDef, EnumDef, TypeDef


def qualified_name(definition: TypeDef | AttributeDef | EnumDef) -> str:
    """`toy.StructType`; the name alone for a definition that does not say its dialect."""
    return f"{definition.dialect}.{definition.name}" if definition.dialect else definition.name
