"""A TableGen file as records: what `odsgen export --td` lays out."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.export.values import Value


@dataclass(frozen=True, slots=True)
class Setting:
    """``let name = value;``"""

    name: str
    value: Value


@dataclass(frozen=True, slots=True)
class RecordDefinition:
    """``def name : bases { settings }``, or ``defvar name = base;`` for another name of the base."""

    name: str
    bases: tuple[Value, ...]
    settings: tuple[Setting, ...] = ()
    is_alias: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """Records of one kind, below a heading."""

    title: str
    records: tuple[RecordDefinition, ...]


@dataclass(frozen=True, slots=True)
class TableGenFile:
    """The records of a dialect."""

    dialect: str
    guard: str
    includes: tuple[str, ...]
    sections: tuple[Section, ...]
