"""The op classes of a dialect that become base classes in its package, by the names that they have there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from odsgen.ods.model.dialect import DialectDef
from odsgen.ods.model.operation import OpClassDef

#: A class that only one operation extends shares nothing.
LEAST_OPERATIONS = 2


def with_ancestors(names: Iterable[str], definitions: Mapping[str, OpClassDef]) -> set[str]:
    """The op classes of these names, and all that they extend."""
    found: set[str] = set()
    pending = list(names)
    while pending:
        name = pending.pop()
        if name not in found:
            found.add(name)
            pending += definitions[name].extends
    return found


def base_class_names(dialect: DialectDef) -> dict[str, str]:
    """The classes of those op classes that several operations extend: `Binary` becomes `BinaryOp`.

    Where something else is called that, it is `BinaryOpBase`.
    """
    definitions = {definition.name: definition for definition in dialect.op_classes}
    counts = dict.fromkeys(definitions, 0)
    for op in dialect.ops:
        for name in with_ancestors(op.op_classes, definitions):
            counts[name] += 1
    taken = {op.class_name for op in dialect.ops}
    for others in (
        dialect.types,
        dialect.attributes,
        dialect.enums,
        dialect.interfaces,
        dialect.traits,
    ):
        taken.update(other.name for other in others)
    return {
        name: _class_name(name, taken)
        for name, count in counts.items()
        if count >= LEAST_OPERATIONS
    }


def _class_name(name: str, taken: Iterable[str]) -> str:
    class_name = name if name.endswith("Op") else f"{name}Op"
    return f"{class_name}Base" if class_name in taken else class_name
