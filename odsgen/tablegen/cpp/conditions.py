"""The predicate records of ODS as conditions over C++ (MLIR: Constraints, "Predicates"; mlir/IR/Constraints.td).

``CPred`` is a piece of C++; ``And``, ``Or`` and ``Neg`` combine; ``Concat`` puts text around the C++ of its child and
``SubstLeaves`` replaces text in all that is below it, both before anybody reads the C++.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from odsgen.tablegen.cpp.errors import CppError

#: How deep the records of one predicate may nest.
MAX_DEPTH = 200
#: How many records one predicate may use, each counted as often as it is used.
MAX_RECORDS = 100_000
#: The longest C++ that substitutions may make.
MAX_LENGTH = 1_000_000


@dataclass(frozen=True, slots=True)
class Leaf:
    """C++ text."""

    text: str


@dataclass(frozen=True, slots=True)
class AllHold:
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyHolds:
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class DoesNotHold:
    condition: Condition


Condition = Leaf | AllHold | AnyHolds | DoesNotHold


def predicate_of_record(name: str, records: Mapping[str, Any]) -> Condition:
    """The condition of the record, which is a ``Pred``; ``records`` is the JSON of ``llvm-tblgen --dump-json``.

    Raises CppError for records that are no predicates.
    """
    return _Reader(records).condition(name, (), 0)


def cpp_text(condition: Condition) -> str:
    """The condition as one C++ expression."""
    match condition:
        case Leaf(text=text):
            return text
        case AllHold(conditions=()):
            return "true"
        case AnyHolds(conditions=()):
            return "false"
        case AllHold(conditions=parts):
            return " && ".join(f"({cpp_text(part)})" for part in parts)
        case AnyHolds(conditions=parts):
            return " || ".join(f"({cpp_text(part)})" for part in parts)
        case DoesNotHold(condition=inner):
            return f"!({cpp_text(inner)})"


def leaves_of(condition: Condition) -> Iterator[Leaf]:
    """The pieces of C++, from left to right."""
    match condition:
        case Leaf():
            yield condition
        case AllHold(conditions=parts) | AnyHolds(conditions=parts):
            for part in parts:
                yield from leaves_of(part)
        case DoesNotHold(condition=inner):
            yield from leaves_of(inner)


_Substitutions = tuple[tuple[str, str], ...]  # the outermost first


def _replaced(text: str, substitutions: _Substitutions) -> str:
    for pattern, replacement in reversed(substitutions):
        if pattern:
            text = text.replace(pattern, replacement)
        if len(text) > MAX_LENGTH:
            raise CppError("substitutions make a predicate too large")
    return text


class _Reader:
    """Reads one predicate."""

    def __init__(self, records: Mapping[str, Any]) -> None:
        self.records = records
        self.count = 0

    def condition(self, name: str, substitutions: _Substitutions, depth: int) -> Condition:
        self.count += 1
        if self.count > MAX_RECORDS:
            raise CppError(f"a predicate of more than {MAX_RECORDS} records")
        if depth > MAX_DEPTH:
            raise CppError("predicate records nest too deeply")
        record = self.records.get(name)
        classes = record.get("!superclasses") if isinstance(record, Mapping) else None
        if not isinstance(record, Mapping) or not isinstance(classes, list):
            raise CppError(f"there is no record '{name}'")
        if "CPred" in classes:
            return Leaf(_replaced(_text(record, "predExpr"), substitutions))
        inner = substitutions
        if "SubstLeaves" in classes:
            inner = (*substitutions, (_text(record, "pattern"), _text(record, "replacement")))
        children = [self.condition(child, inner, depth + 1) for child in _children(record)]
        if "And" in classes:
            return AllHold(tuple(children)) if len(children) != 1 else children[0]
        if "Or" in classes:
            return AnyHolds(tuple(children)) if len(children) != 1 else children[0]
        if len(children) != 1:
            raise CppError(f"the record '{name}' is no predicate")
        if "Neg" in classes:
            return DoesNotHold(children[0])
        if "SubstLeaves" in classes:
            return children[0]
        if "Concat" in classes:
            prefix = _replaced(_text(record, "prefix"), substitutions)
            suffix = _replaced(_text(record, "suffix"), substitutions)
            return Leaf(f"{prefix}{cpp_text(children[0])}{suffix}")
        raise CppError(f"the record '{name}' is no predicate")


def _text(record: Mapping[str, Any], field: str) -> str:
    value = record.get(field)
    if not isinstance(value, str):
        raise CppError(f"the record '{record.get('!name')}' has no text '{field}'")
    return value


def _children(record: Mapping[str, Any]) -> list[str]:
    children = record.get("children")
    if not isinstance(children, list):
        raise CppError(f"the record '{record.get('!name')}' is no predicate")
    found = []
    for child in children:
        if not isinstance(child, Mapping) or not isinstance(child.get("def"), str):
            raise CppError(f"the record '{record.get('!name')}' combines what is no record")
        found.append(child["def"])
    return found
