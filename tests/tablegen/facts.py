"""Facts of a resolved dialect without the places at which its spec says them: two can be compared."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields, is_dataclass
from typing import Any

from odsgen.ods.model import DialectDef
from odsgen.spec.source import SpecText

#: What documentation is made of. Constraints have summaries too, which diagnostics say.
PROSE = frozenset({"summary", "description"})

#: What constraints are called, which shows nowhere but in specs.
CONSTRAINT_NAMES = frozenset({"type_constraints", "attr_constraints"})

_WHERE = frozenset({"place", "source"})


def facts(dialect: DialectDef, without: Collection[str] = ()) -> dict[str, Any]:
    """The fields of the dialect, and its operations by name; ``without`` are names of fields of definitions."""
    reader = _Reader(frozenset(without))
    found = {
        field.name: reader.read(getattr(dialect, field.name))
        for field in fields(dialect)
        if field.name not in {"ops", *_WHERE, *without}
    }
    found.update((f"op {op.mnemonic}", reader.read(op)) for op in dialect.ops)
    return found


class _Reader:
    def __init__(self, without: frozenset[str]) -> None:
        self._without = without
        self._known: dict[int, tuple[Any, Any]] = {}  # the values are kept: their ids stay theirs

    def read(self, value: Any) -> Any:
        if isinstance(value, (SpecText, str)):
            return str(value)
        if isinstance(value, (tuple, list)):
            return tuple(self.read(part) for part in value)
        if not is_dataclass(value):
            return value
        if id(value) not in self._known:
            self._known[id(value)] = (value, self._definition(value))
        return self._known[id(value)][1]

    def _definition(self, value: Any) -> Any:
        name = type(value).__name__
        of_constraint = _WHERE | ({"name"} if CONSTRAINT_NAMES & self._without else set())
        left_out = of_constraint if name.endswith("Constraint") else _WHERE | self._without
        return (
            name,
            *(
                (field.name, self.read(_value(value, field.name)))
                for field in fields(value)
                if field.name not in left_out
            ),
        )


def _value(definition: Any, name: str) -> Any:
    value = getattr(definition, name)
    if name == "constraint_summary" and value is None:
        return definition.summary  # as diagnostics do
    return value
