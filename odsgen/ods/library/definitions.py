"""The rows of the library's tables.

A row's ``signature`` is its name with its parameters as TableGen writes them, ``TensorOf<list<Type> types>``; its
predicate is written in the predicate language, in which ``$types`` is the argument.  ``summary`` is the text of
diagnostics: ``{…}`` in it stands for the value of a parameter, or the summary of a constraint expression;
``{list|separator|suffix}`` joins the parts of a list.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

#: The parameter kinds of signatures and what diagnostics call them.
PARAMETER_KINDS = {
    "Type": "a type constraint",
    "Attr": "an attribute constraint",
    "AttrConstraint": "an attribute constraint",
    "Pred": "a predicate",
    "Property": "a property",
    "Region": "a region constraint",
    "Successor": "a successor constraint",
    "Constraint": "a type, attribute or property constraint",
    "EnumInfo": "an enum",
    "Effect": "an effect",
    "Resource": "a resource",
    "Trait": "a trait",
    "Interface": "an interface",
    "int": "an integer",
    "bit": "true or false",
    "string": "a string",
    "name": "a name",
    "op": "the name of an operation",
    "value": "a value",
    "expression": "a string with an expression",
}


@dataclass(frozen=True, slots=True)
class ParameterSignature:
    """A parameter of a library definition."""

    name: str
    kind: str
    is_list: bool = False
    nested: bool = False  # a list of lists
    default: str | None = None  # an expression; None: the argument is required

    @property
    def description(self) -> str:
        what = PARAMETER_KINDS[self.kind]
        return f"a list of {what.split(' ', 1)[1]}s" if self.is_list else what


_PARAMETER = re.compile(
    r"(?P<list>list<)?(?P<nested>list<)?(?P<kind>\w+)>{0,2} (?P<name>\w+)(?: = (?P<default>.+))?"
)


def parse_signature(text: str) -> tuple[str, tuple[ParameterSignature, ...]]:
    """The name and the parameters of a signature."""
    name, opened, rest = text.partition("<")
    if not opened:
        return name, ()
    parameters: list[ParameterSignature] = []
    for part in re.split(r", (?=(?:list<)*\w+>* \w+)", rest[:-1]):
        match = _PARAMETER.fullmatch(part)
        if match is None or match["kind"] not in PARAMETER_KINDS:
            raise ValueError(f"'{part}' is no parameter of '{text}'")
        parameters.append(
            ParameterSignature(
                match["name"],
                match["kind"],
                match["list"] is not None,
                match["nested"] is not None,
                match["default"],
            )
        )
    return name, tuple(parameters)


@dataclass(frozen=True)
class Definition:
    """The columns of every row."""

    signature: str

    @cached_property
    def _parsed(self) -> tuple[str, tuple[ParameterSignature, ...]]:
        return parse_signature(self.signature)

    @property
    def name(self) -> str:
        return self._parsed[0]

    @property
    def parameters(self) -> tuple[ParameterSignature, ...]:
        return self._parsed[1]


@dataclass(frozen=True)
class TypeDefinition(Definition):
    """A type constraint: a predicate, or ``same_as`` another constraint under its own name and, perhaps, summary."""

    predicate: str = ""
    summary: str = ""
    builder: str = ""  # how its one type is built, in the predicate language: IntegerType($width)
    same_as: str = ""
    is_written_whole: bool = False  # in formats, although it has one class: C++ knows it as a Type


@dataclass(frozen=True)
class AttrDefinition(Definition):
    """An attribute constraint.  ``kind`` is an AttributeKind's value, ``value_type`` the type constraint of the value."""

    predicate: str = ""
    summary: str = ""
    kind: str = "attribute"
    accessor_type: str = ""  # empty: the class that stores it
    value_type: str = ""
    same_as: str = ""
    element: str = ""  # of arrays: the attribute constraint of the elements
    is_constraint_only: bool = False  # ODS's AttrConstraint: for ConfinedAttr, not for an argument
    stored_class: str = ""  # where it is wider than the predicate tells
    storage: str = ""  # what MLIR's storage type takes, where no class of ours is that type


@dataclass(frozen=True)
class PropertyDefinition(Definition):
    """A property.  ``storage`` names the runtime's conversion to and from an attribute."""

    predicate: str = ""
    summary: str = ""
    python_type: str = ""
    storage: str = ""
    default: str = ""
    same_as: str = ""


@dataclass(frozen=True)
class RegionDefinition(Definition):
    predicate: str = ""
    summary: str = ""


@dataclass(frozen=True)
class SuccessorDefinition(Definition):
    summary: str = ""


_DefinitionT = TypeVar("_DefinitionT", bound=Definition)


def table(*rows: _DefinitionT) -> dict[str, _DefinitionT]:
    """The rows by name."""
    found = {row.name: row for row in rows}
    if len(found) != len(rows):
        raise ValueError("a name is twice in the table")
    return found
