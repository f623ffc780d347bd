"""How definitions of a dialect are called from generated code."""

from __future__ import annotations

from odsgen.ods.model import AttributeDef, EnumDef, TypeDef


def qualified_name(definition: TypeDef | AttributeDef | EnumDef) -> str:
    """`toy.StructType`; the name alone for a definition that does not say its dialect.

    A definition of an import has the dialect in its name already.
    """
    if not definition.dialect or "." in definition.name:
        return definition.name
    return f"{definition.dialect}.{definition.name}"
