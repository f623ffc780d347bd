"""Predicates of records in the language of predicates; what cannot be said in it becomes a hook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.tablegen.ownership import Ownership
from odsgen.tablegen.records import Record, Records

if TYPE_CHECKING:
    from odsgen.tablegen.constraints import ConstraintWriter


class PredicateTranslator:
    def __init__(self, records: Records, ownership: Ownership) -> None:
        self._records = records
        self._ownership = ownership
        self.count = 0
        self.translated = 0
        self.hooks: list[str] = []

    def constraint(self, record: Record, predicate: Record, kind: str) -> dict[str, Any]:
        self.count += 1
        return {}

    def inline(self, predicate: Record) -> str | None:
        return None

    def invariant(self, record: Record) -> dict[str, str] | None:
        self.count += 1
        return None

    def transform(self, record: Record) -> str | None:
        return None

    def builder_call(self, text: str) -> str | None:
        return None

    def default(self, text: str, base: Record, constraints: ConstraintWriter) -> str | None:
        if text in ("true", "false") or text.lstrip("-").isdigit():
            return text
        if text == "{}":
            return "{}"
        name = text.rpartition("::")[2]
        return name if name.isidentifier() else None

    def parameter_default(self, text: str, kind: str) -> Any:
        return text
