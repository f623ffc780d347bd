"""TableGen's records, as ``llvm-tblgen --dump-json`` prints them.

The form of the JSON is that of LLVM's documentation, "TableGen BackEnds", section "JSON Reference".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from odsgen.tablegen.errors import TableGenError


@dataclass(frozen=True, slots=True)
class DagArgument:
    """An argument of a dag: a record or another value, and its name (without ``$``)."""

    value: Record | Dag | str | int | None
    name: str


@dataclass(frozen=True, slots=True)
class Dag:
    operator: Record
    arguments: tuple[DagArgument, ...]
    name: str = ""


class Record:
    """A ``def``, with the values of its fields; anonymous ones are those that TableGen made of a class in place."""

    __slots__ = ("_records", "_values", "is_anonymous", "name", "superclasses")

    def __init__(self, records: Records, values: Mapping[str, Any]) -> None:
        self._records = records
        self._values = values
        self.name: str = values["!name"]
        self.is_anonymous: bool = values["!anonymous"]
        #: From the root of the hierarchy to the class that the record is written with.
        self.superclasses: tuple[str, ...] = tuple(values["!superclasses"])

    def __repr__(self) -> str:
        return f"Record({self.name})"

    def is_a(self, *classes: str) -> bool:
        return any(name in self.superclasses for name in classes)

    def has(self, field: str) -> bool:
        """Whether the field is there and has a value."""
        return self._values.get(field) is not None

    def value(self, field: str) -> Any:
        """The value as TableGen's JSON has it, or None."""
        return self._values.get(field)

    def text(self, field: str) -> str:
        """A string or code field; empty when it is unset."""
        value = self._values.get(field)
        return value if isinstance(value, str) else ""

    def flag(self, field: str) -> bool:
        return bool(self._values.get(field))

    def integer(self, field: str) -> int | None:
        value = self._values.get(field)
        if isinstance(value, list):  # `bits<N>`, the lowest first
            return sum(1 << position for position, bit in enumerate(value) if bit)
        return value if isinstance(value, int) else None

    def record(self, field: str) -> Record | None:
        value = self._values.get(field)
        if value is None or not _is_reference(value):
            return None
        return self._records.resolve(value)

    def records(self, field: str) -> list[Record]:
        """The records of a list field; what is no record is left out."""
        value = self._values.get(field)
        if not isinstance(value, list):
            return []
        return [self._records.resolve(part) for part in value if _is_reference(part)]

    def texts(self, field: str) -> list[str]:
        value = self._values.get(field)
        return [part for part in value if isinstance(part, str)] if isinstance(value, list) else []

    def dag(self, field: str) -> Dag | None:
        value = self._values.get(field)
        if isinstance(value, dict) and value.get("kind") == "dag":
            return self._records.dag(value)
        return None

    def dags(self, field: str) -> list[Dag]:
        """The dags of a list field."""
        value = self._values.get(field)
        if not isinstance(value, list):
            return []
        return [self._records.dag(part) for part in value if part.get("kind") == "dag"]

    @property
    def files(self) -> tuple[str, ...]:
        """The base names of the files in which it is written: its own, then those of the classes in between."""
        return tuple(location.rpartition(":")[0] for location in self._values.get("!locs", ()))

    @property
    def place(self) -> str:
        """The base name of the file in which it is written, and the line."""
        return _place(self._values)


@dataclass(frozen=True, slots=True)
class NameClash:
    """Two records of one name that define different things; the second is called something else from here on."""

    name: str
    first: str  # the place of the one that keeps the name
    second: str
    new_name: str

    def __str__(self) -> str:
        return (
            f"{self.second}: the name '{self.name}' is that of another record too, at {self.first}; this one would be "
            f"'{self.new_name}'"
        )


class Records:
    """All records of an evaluation."""

    def __init__(self, values: Any, clashes: Sequence[NameClash] = ()) -> None:
        if not isinstance(values, dict) or not isinstance(values.get("!instanceof"), dict):
            raise TableGenError("these are no records of TableGen: '!instanceof' is missing")
        self._values: dict[str, Any] = values
        self._known: dict[str, Record] = {}
        #: What several evaluations define under one name.
        self.clashes = tuple(clashes)

    @classmethod
    def merged(cls, parts: Iterable[Any]) -> Records:
        """The records of several evaluations; of a definition that several have, the first one's.

        Where two of the same name define different things, the second gets another name.
        """
        together: dict[str, Any] = {"!instanceof": {}}
        instances: dict[str, dict[str, None]] = {}
        clashes: list[NameClash] = []
        for number, part in enumerate(parts):
            values = cls(part)._values  # checks the form
            if number:
                names = {
                    name: _other_name(record, together)
                    for name, record in values.items()
                    if name in together
                    and not name.startswith("!")
                    and _identity(record) != _identity(together[name])
                }
                clashes += (
                    NameClash(name, _place(together[name]), _place(values[name]), new_name)
                    for name, new_name in names.items()
                )
                values = _with_own_names(values, number, names)
            for name, record in values.items():
                if not name.startswith("!"):
                    together.setdefault(name, record)
            for class_name, of_class in values["!instanceof"].items():
                instances.setdefault(class_name, {}).update(dict.fromkeys(of_class))
        together["!instanceof"] = {name: list(names) for name, names in instances.items()}
        return cls(together, clashes)

    def __getitem__(self, name: str) -> Record:
        record = self._known.get(name)
        if record is None:
            try:
                record = self._known[name] = Record(self, self._values[name])
            except (KeyError, TypeError):
                raise TableGenError(f"the records mention '{name}', which is not there") from None
        return record

    def __contains__(self, name: str) -> bool:
        return name in self._values

    @property
    def json(self) -> Mapping[str, Any]:
        """The records as they were printed."""
        return self._values

    def __iter__(self) -> Iterator[Record]:
        for name in self._values:
            if not name.startswith("!"):
                yield self[name]

    def instances(self, class_name: str) -> list[Record]:
        """The records of a class, in TableGen's order."""
        return [self[name] for name in self._values["!instanceof"].get(class_name, ())]

    def resolve(self, reference: Mapping[str, Any]) -> Record:
        name = reference.get("def")
        if name is None:
            raise TableGenError(
                f"expected a record, but the records have '{reference.get('printable')}'"
            )
        return self[name]

    def dag(self, value: Mapping[str, Any]) -> Dag:
        return Dag(
            self.resolve(value["operator"]),
            tuple(DagArgument(self._argument(part), name or "") for part, name in value["args"]),
            value.get("name") or "",
        )

    def _argument(self, value: Any) -> Record | Dag | str | int | None:
        if _is_reference(value):
            return self.resolve(value)
        if isinstance(value, dict) and value.get("kind") == "dag":
            return self.dag(value)
        return value if isinstance(value, (str, int)) else None

    @cached_property
    def by_predicate(self) -> Mapping[str, tuple[Record, ...]]:
        """The constraints by the name of their predicate record: TableGen makes equal predicates one record."""
        found: dict[str, list[Record]] = {}
        for record in self.instances("Constraint"):
            predicate = record.record("predicate")
            if predicate is not None:
                found.setdefault(predicate.name, []).append(record)
        return {name: tuple(records) for name, records in found.items()}


def _place(values: Mapping[str, Any]) -> str:
    locations: list[str] = values.get("!locs", [])
    return locations[0] if locations else values["!name"]


def _identity(record: Mapping[str, Any]) -> tuple[object, ...]:
    """The dialect of an operation, type or attribute, and its names in programs and in C++; empty for others."""
    if not {"Op", "TypeDef", "AttrDef"} & set(record["!superclasses"]):
        return ()
    owner = record.get("opDialect") or record.get("dialect") or {}
    names = (record.get(key) for key in ("opName", "mnemonic", "cppClassName"))
    return (owner.get("def"), *names)


def _other_name(record: Mapping[str, Any], taken: Mapping[str, Any]) -> str:
    """A name for a definition whose own is taken: after its mnemonic."""
    words = re.split(r"[^A-Za-z0-9]+", record.get("opName") or record.get("mnemonic") or "")
    stem = "".join(word[:1].upper() + word[1:] for word in words)
    wanted = f"{stem}Op" if record.get("opName") else f"{stem}{record['!name']}"
    name, count = wanted, 2
    while name in taken or name == record["!name"]:
        name, count = f"{wanted}{count}", count + 1
    return name


_ANONYMOUS = re.compile(r"anonymous_(\d+)\Z")


def _with_own_names(value: Any, number: int, names: Mapping[str, str]) -> Any:
    """The values with other names for some records, and the anonymous ones different from those of other evaluations."""
    if isinstance(value, str):
        return names.get(value) or _ANONYMOUS.sub(rf"anonymous_{number}_\1", value)
    if isinstance(value, list):
        return [_with_own_names(part, number, names) for part in value]
    if isinstance(value, dict):
        return {
            _with_own_names(key, number, names): _with_own_names(part, number, names)
            for key, part in value.items()
        }
    return value


def _is_reference(value: Any) -> bool:
    return isinstance(value, dict) and value.get("kind") == "def"
