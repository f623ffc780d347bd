"""Changes: where the definitions of two dialects differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from odsgen.ods import load_dialect
from odsgen.ods.difference.parts import Parts, definitions_of, dialect_parts
from odsgen.ods.model import DialectDef


@dataclass(frozen=True, slots=True)
class Change:
    """One part of one definition that is not the same in two dialects."""

    dialect: str
    definition: str  # "operation 'scf.for'"; empty for the dialect itself
    part: str  # "operand 'step'"; empty for the definition itself
    old: str | None  # None: it is new
    new: str | None  # None: it is gone

    def __str__(self) -> str:
        subject = ": ".join(part for part in (self.definition, self.part) if part)
        if self.old is None:
            return f"{subject} is new" + (f": {self.new}" if self.new else "")
        if self.new is None:
            return f"{subject} is gone" + (f": {self.old}" if self.old else "")
        if self.old == self.new:
            return f"{subject} has changed inside: {self.new}"
        return f"{subject}: {self.old} -> {self.new}"


def report_lines(changes: Iterable[Change]) -> Iterator[str]:
    """Each change on a line, below the name of its dialect."""
    for dialect, of_dialect in groupby(changes, key=lambda change: change.dialect):
        yield dialect
        yield from (f"  {change}" for change in of_dialect)


def changes_between(old: Path, new: Path, names: Iterable[str] | None = None) -> Iterator[Change]:
    """All changes from one spec to another, or from a folder of specs to another, dialect by dialect.

    Of folders, `names` are the files that count, all if they are not given.  Raises SpecErrors for a spec that is refused,
    ValueError for a file beside a folder.
    """
    if old.is_dir() != new.is_dir():
        raise ValueError(f"'{old}' and '{new}' must both be specs or both be folders of specs")
    if not old.is_dir():
        yield from dialect_changes(load_dialect(old), load_dialect(new))
        return
    if names is None:
        names = sorted({path.name for folder in (old, new) for path in folder.glob("*.yaml")})
    for name in names:
        before, after = (
            load_dialect(folder / name) if (folder / name).is_file() else None
            for folder in (old, new)
        )
        yield from dialect_changes(before, after)


def dialect_changes(old: DialectDef | None, new: DialectDef | None) -> list[Change]:
    """All changes from one dialect to another; None stands for one that does not exist.

    The order is that of the definitions in `new`; what is gone comes last.
    """
    if old is None or new is None:
        present = old or new
        if present is None:
            return []
        texts = (None, "") if old is None else ("", None)
        return [Change(present.name, "", f"dialect '{present.name}'", *texts)]
    name = new.name
    changes = [Change(name, "", *c) for c in _part_changes(dialect_parts(old), dialect_parts(new))]
    before, after = dict(definitions_of(old)), dict(definitions_of(new))
    for definition, parts in after.items():
        if definition not in before:
            changes.append(Change(name, definition, "", None, ""))
            continue
        changes += (
            Change(name, definition, *change) for change in _part_changes(before[definition], parts)
        )
    changes += (Change(name, gone, "", "", None) for gone in before if gone not in after)
    return changes


def _part_changes(old: Parts, new: Parts) -> Iterator[tuple[str, str | None, str | None]]:
    for part, described in new.items():
        before = old.get(part)
        if before is None:
            if not described.order:
                yield part, None, described.shown or described.text
        elif before != described and not _same_order(before.order, described.order):
            old_text, new_text = before.shown or before.text, described.shown or described.text
            yield part, old_text, new_text
    for part, described in old.items():
        if part not in new and not described.order:
            yield part, described.shown or described.text, None


def _same_order(old: tuple[str, ...], new: tuple[str, ...]) -> bool:
    """Whether the names that both have come in the same order; those that one alone has are changes of their own."""
    common = {*old} & {*new}
    return bool(common) and [n for n in old if n in common] == [n for n in new if n in common]
