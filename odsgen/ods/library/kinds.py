"""The kinds of values that predicates may look at, and what each offers.

A predicate that names anything else is refused, so that a spec remains data.  The classes, what they extend and the kinds of
their members are those of the runtime (readable.py).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache

from odsgen.ods.library.readable import BASES, MEMBERS, METHODS


@dataclass(frozen=True, slots=True)
class Kind:
    """The kind of a value: a class by name, or ``tuple`` with the kinds of its elements; perhaps None instead."""

    name: str
    elements: tuple[Kind, ...] = ()
    optional: bool = False

    @property
    def element(self) -> Kind | None:
        """The kind of the elements of a sequence; None of anything else."""
        return self.elements[0] if self.name in ("tuple", "range") and self.elements else None

    @property
    def present(self) -> Kind:
        """The kind without None."""
        return replace(self, optional=False) if self.optional else self

    def __str__(self) -> str:
        text = self.name
        if self.elements:
            text += f"[{', '.join(map(str, self.elements))}]"
        return f"{text} or None" if self.optional and self.name != "None" else text


_KIND = re.compile(r"([\w.]+)(?:\[(.*)\])?(\?)?")


@cache
def kind(text: str) -> Kind:
    """The kind that a table spells: ``int``, ``tuple[Type]``, ``Attribute?``."""
    match = _KIND.fullmatch(text)
    if match is None:
        raise ValueError(f"'{text}' is no kind")
    elements = (kind(match[2]),) if match[2] else ()
    return Kind(match[1], elements, match[3] is not None)


_ANNOTATION = re.compile(
    r"(?:(?P<sequence>Sequence|tuple|Iterable)\[)?(?P<names>[\w.]+(?: \| [\w.]+)*)(?(sequence)(?:, \.\.\.)?\](?P<none> \| None)?)"
)


def kinds_of_annotation(annotation: str) -> tuple[Kind, ...]:
    """The kinds that an annotation allows, two of `Value | Attribute`; none of what no kind stands for."""
    match = _ANNOTATION.fullmatch(annotation)
    if match is None:
        return ()
    names = match["names"].split(" | ")
    found = [Kind(name, (), "None" in names) for name in names if name != "None"]
    if match["sequence"]:
        found = [Kind("tuple", (element,), match["none"] is not None) for element in found]
    return tuple(found)


ANY = kind("object")
BOOL = kind("bool")
INT = kind("int")
FLOAT = kind("float")
STRING = kind("str")
NONE = Kind("None", (), True)
TYPE = kind("Type")
ATTRIBUTE = kind("Attribute")
OPERATION = kind("Operation")
VALUE = kind("Value")
VALUES = kind("tuple[Value]")
REGION = kind("Region")
BLOCK = kind("Block")

#: The functions that must hold of the same arguments before a function may be called; without it the runtime raises.
FUNCTION_PRECONDITIONS: Mapping[str, str] = {"with_element_type": "can_have_element_type"}

#: Functions that have no answer for some arguments; a comparison that needs such an answer is false.
PARTIAL_FUNCTIONS = frozenset(
    {
        "bit_width",
        "first_number",
        "type_at",
        "integer_type",
        "vector_type",
        "scalable_vector_type",
        "with_shape",
        "with_scaled_elements",
    }
)

#: The condition under which a member may be read; without it the runtime raises.
PRECONDITIONS: Mapping[tuple[str, str], str] = {
    ("ShapedType", "num_elements"): "has_static_shape",
}


@dataclass(frozen=True, slots=True)
class Kinds:
    """The classes that predicates may name: those of the runtime and those of dialects."""

    bases: Mapping[str, str]
    members: Mapping[str, Mapping[str, Kind]]
    aliases: Mapping[str, str] = field(
        default_factory=dict
    )  # what a spec calls a class of another package

    @classmethod
    def of_runtime(cls) -> Kinds:
        """The classes of the runtime alone."""
        return _RUNTIME_KINDS

    def extended(self, name: str, class_name: str, base: str, members: Mapping[str, Kind]) -> Kinds:
        """With one more class: what a spec calls it, its name in Python, what it extends and what it offers."""
        return Kinds(
            {**self.bases, class_name: base},
            {**self.members, class_name: members},
            {**self.aliases, name: class_name},
        )

    def class_of(self, name: str) -> str | None:
        """The class that ``isa`` means by a name."""
        found = self.aliases.get(name, name)
        return found if found in self.bases and found != "bool" else None

    @property
    def class_names(self) -> tuple[str, ...]:
        """The names that ``isa`` takes."""
        return tuple(name for name in (*self.aliases, *self.bases) if name != "bool")

    def line(self, name: str) -> tuple[str, ...]:
        """The class and those that it extends, the nearest first."""
        found = [name]
        while (base := self.bases.get(found[-1])) is not None:
            found.append(base)
        return tuple(found)

    def extends(self, name: str, base: str) -> bool:
        """Whether every value of the class is one of ``base``."""
        return base == "object" or base in self.line(name)

    def common_base(self, names: tuple[str, ...]) -> str | None:
        """The nearest class that all of these are or extend."""
        if not names:
            return None
        return next(
            (c for c in self.line(names[0]) if all(self.extends(n, c) for n in names)), None
        )

    def member(self, of: Kind, name: str) -> Kind | None:
        """The kind of a member of a value of that kind, or None when it has no such member."""
        for class_name in self.line(of.name):
            found = self.members.get(class_name, {}).get(name)
            if found is not None:
                return found
        return None

    def members_of(self, of: Kind) -> tuple[str, ...]:
        """The names of what can be read of a value of that kind."""
        found: dict[str, None] = {}
        for class_name in self.line(of.name):
            found.update(dict.fromkeys(self.members.get(class_name, ())))
        return tuple(found)

    def precondition(self, of: Kind, name: str) -> str | None:
        """The member that must be true before this one may be read."""
        for class_name in self.line(of.name):
            if (found := PRECONDITIONS.get((class_name, name))) is not None:
                return found
        return None

    def method(self, of: Kind, name: str) -> tuple[tuple[str, ...], str] | None:
        """The kinds of the arguments and the result of a method, or None when there is no such method."""
        for class_name in self.line(of.name):
            if (found := METHODS.get(class_name, {}).get(name)) is not None:
                return found
        return None

    def methods_of(self, of: Kind) -> tuple[str, ...]:
        return tuple(m for class_name in self.line(of.name) for m in METHODS.get(class_name, ()))


_RUNTIME_KINDS = Kinds(
    BASES,
    {
        class_name: {name: kind(text) for name, text in members.items()}
        for class_name, members in MEMBERS.items()
    },
)
