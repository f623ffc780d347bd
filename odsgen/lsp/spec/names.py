"""The names that a spec can mention: ODS's own, those of the spec, and those of the specs that it imports."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from odsgen.lsp.spec.index import Context, SpecIndex
from odsgen.ods.library.attributes import ATTR_CONSTRAINTS
from odsgen.ods.library.definitions import Definition
from odsgen.ods.library.effects import EFFECTS
from odsgen.ods.library.interfaces import INTERFACES, InterfaceDefinition
from odsgen.ods.library.properties import PROPERTIES
from odsgen.ods.library.regions import REGIONS, SUCCESSORS
from odsgen.ods.library.traits import TRAITS
from odsgen.ods.library.types import TYPE_CONSTRAINTS
from odsgen.ods.resolve.constraints.combinators import COMBINATORS
from odsgen.ods.resolve.imports import ImportFinder

#: The sections of a spec that define names which others mention, each with what such a name is.
SECTIONS = {
    "enums": "enum",
    "attributes": "attribute",
    "types": "type",
    "constraints": "constraint",
    "interfaces": "interface",
    "traits": "trait",
    "op_classes": "op class",
    "ops": "operation",
    "native_calls": "native call",
    "pattern_constraints": "pattern constraint",
}
#: The parts of an operation whose keys are names for its format.
PARTS = ("arguments", "results", "regions", "successors")

_LIBRARY: Mapping[str, Mapping[str, Definition]] = {
    "type constraint": TYPE_CONSTRAINTS,
    "attribute constraint": ATTR_CONSTRAINTS,
    "property": PROPERTIES,
    "region constraint": REGIONS,
    "successor constraint": SUCCESSORS,
    "trait": TRAITS,
    "interface": INTERFACES,
    "memory effect": EFFECTS,
    "combinator": {name: definition for name, (definition, _) in COMBINATORS.items()},
}
_OF_ARGUMENTS = ("type constraint", "attribute constraint", "property", "combinator")
# What the constraint expressions under a key are made of.
_KINDS_UNDER = {
    "arguments": _OF_ARGUMENTS,
    "results": ("type constraint", "combinator"),
    "regions": ("region constraint", "combinator"),
    "successors": ("successor constraint", "combinator"),
    "traits": ("trait", "interface"),
    "requires": ("trait", "interface"),
    "interfaces": ("interface",),
    "effects": ("memory effect",),
    "type": ("type constraint", "combinator"),
    "attribute": ("attribute constraint", "combinator"),
    "property": ("property", "combinator"),
    "region": ("region constraint", "combinator"),
    "successor": ("successor constraint", "combinator"),
}
_SECTIONS_OF = {
    "type constraint": ("types", "constraints"),
    "attribute constraint": ("attributes", "enums", "constraints"),
    "trait": ("traits",),
    "interface": ("interfaces",),
    "region constraint": ("constraints",),
    "successor constraint": ("constraints",),
    "property": ("constraints",),
    "op class": ("op_classes",),
}


@dataclass(frozen=True, slots=True)
class Meaning:
    """The meaning of a name, in Markdown; `index` and `path` say where a spec defines it."""

    name: str
    kind: str
    text: str
    file: str | None = None  # None: ODS's own
    index: SpecIndex | None = None
    path: tuple[str, ...] = ()


class SpecNames:
    """The names that one spec can mention."""

    def __init__(self, index: SpecIndex, file: Path | None) -> None:
        self.index = index
        self.file = file

    def specs(self) -> Iterator[tuple[str, SpecIndex]]:
        """The spec itself under the empty name, and all that it imports, by their files."""
        yield "", self.index
        finder = ImportFinder()
        pending = self.index.list_at("imports")
        seen = {self.index.value("dialect")}
        for name in pending:
            if name in seen:
                continue
            seen.add(name)
            found = finder.find(name, self.file)
            index = None if found is None else _index_of_file(found)
            if found is not None and index is not None:
                yield str(found), index
                pending += index.list_at("imports")

    def meanings(self, name: str) -> Iterator[Meaning]:
        """The meanings of a name: in specs, then in ODS."""
        for file, index in self.specs():
            for section, kind in SECTIONS.items():
                if (section, name) in index.keys:
                    text = _definition_text(index, section, name, kind)
                    yield Meaning(name, kind, text, file, index, (section, name))
        for kind, rows in _LIBRARY.items():
            row = rows.get(name)
            if row is not None:
                yield Meaning(name, kind, _library_text(row, kind))

    def offered(self, context: Context) -> Iterator[Meaning]:
        """The names that can stand in the value at a place, each definition once."""
        seen: set[tuple[str | None, tuple[str, ...], str]] = set()
        for meaning in self._offered(context):
            key = (meaning.file, meaning.path, meaning.name)
            if key not in seen:
                seen.add(key)
                yield meaning

    def _offered(self, context: Context) -> Iterator[Meaning]:
        for kind in kinds_at(context):
            for file, index in self.specs():
                for section in _SECTIONS_OF.get(kind, ()):
                    for name in index.children(section):
                        text = _definition_text(index, section, name, SECTIONS[section])
                        yield Meaning(name, SECTIONS[section], text, file, index, (section, name))
            for name, row in _LIBRARY.get(kind, {}).items():
                yield Meaning(name, kind, _library_text(row, kind))

    # --- the parts of an operation --------------------------------------------------------------------------------------

    def parts(self, section: str, name: str) -> dict[str, tuple[SpecIndex, str, tuple[str, ...]]]:
        """The parts that `$names` mean in an operation, an op class, a type or an attribute: their index, file and path."""
        found: dict[str, tuple[SpecIndex, str, tuple[str, ...]]] = {}
        for owner_section, owner, index, file in self.with_classes(section, name):
            parts = PARTS if owner_section in ("ops", "op_classes") else ("parameters",)
            for part in parts:
                for key in index.children(owner_section, owner, part):
                    found.setdefault(key, (index, file, (owner_section, owner, part, key)))
        return found

    def with_classes(self, section: str, name: str) -> Iterator[tuple[str, str, SpecIndex, str]]:
        """A definition, and the op classes that it extends."""
        pending = [(section, name, self.index, "")]
        seen = set()
        for owner_section, owner, index, file in pending:
            if (owner_section, owner, file) in seen:
                continue
            seen.add((owner_section, owner, file))
            yield owner_section, owner, index, file
            if owner_section not in ("ops", "op_classes"):
                continue
            for extended in index.list_at(owner_section, owner, "extends"):
                base = extended.partition("<")[0].strip()
                for meaning in self.meanings(base):
                    if meaning.kind == "op class" and meaning.index is not None:
                        pending.append(("op_classes", base, meaning.index, meaning.file or ""))
                        break


def kinds_at(context: Context) -> tuple[str, ...]:
    """The kinds of names that the value at a place is made of."""
    if context.is_key:
        return ()
    steps = [step for step in context.path if isinstance(step, str)]
    if not steps:
        return ()
    if steps[:1] == ["constraints"]:
        return _KINDS_UNDER.get(
            steps[-1], ("type constraint", "combinator") if len(steps) == 2 else ()
        )
    if steps[:1] in (["ops"], ["op_classes"]) and len(steps) > 2:
        if steps[2] == "extends":
            return ("op class",)
        if steps[-1] in ("summary", "description", "accessor", "methods"):
            return ()
        if steps[-1] == "effects":
            return _KINDS_UNDER["effects"]
        return _KINDS_UNDER.get(steps[2], ()) if steps[2] != "type" else ()
    if steps[-1:] == ["extends"]:
        return ("interface",) if steps[0] == "interfaces" else ("trait",)
    if steps[0] in ("types", "attributes", "traits") and len(steps) > 2:
        return (
            _KINDS_UNDER.get(steps[2], ())
            if steps[2] in ("traits", "interfaces", "requires")
            else ()
        )
    return ()


def _library_text(row: Definition, kind: str) -> str:
    text = f"`{row.signature}`: {kind} of ODS"
    summary = getattr(row, "summary", "")
    if summary:
        text += f"\n\n{summary}"
    predicate = getattr(row, "predicate", "")
    if predicate:
        text += f"\n\n```python\n{predicate}\n```"
    if isinstance(row, InterfaceDefinition) and row.methods:
        text += f"\n\nMethods: {', '.join(f'`{method}`' for method in row.methods)}"
    return text


def _definition_text(index: SpecIndex, section: str, name: str, kind: str) -> str:
    dialect = index.value("dialect") or "?"
    text = f"`{name}`: {kind} of the dialect `{dialect}`"
    for key in ("summary", "description"):
        said = index.value(section, name, key)
        if said:
            text += f"\n\n{said.strip()}"
    short = index.value(section, name)
    for key in ("type", "attribute", "property", "region", "successor", "predicate"):
        short = short or index.value(section, name, key)
    return text + (f"\n\n```\n{short}\n```" if short else "")


def _index_of_file(path: Path) -> SpecIndex | None:
    try:
        return _index_as_of(path, path.stat().st_mtime_ns)
    except (OSError, UnicodeDecodeError):
        return None


@lru_cache(maxsize=64)
def _index_as_of(path: Path, time: int) -> SpecIndex:
    return SpecIndex(path.read_text(encoding="utf-8"))
