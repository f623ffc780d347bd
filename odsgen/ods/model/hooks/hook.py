"""A hook: a function that a spec asks its author for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from odsgen.hook_kinds import decoration
from odsgen.ods.model.hooks.kinds import HookKind
from odsgen.places import Place

_QUALIFIER = re.compile(r"\b[a-z_]\w*\.(?=\w)")


def _short(annotation: str) -> str:
    """An annotation with the names of classes alone: `StructType` for `toy.StructType`."""
    return _QUALIFIER.sub("", annotation)


@dataclass(frozen=True, slots=True)
class HookParameter:
    """A parameter; the annotation as definitions write it."""

    name: str
    annotation: str
    takes_rest: bool = False  # all arguments that remain, each of that annotation
    is_keyword: bool = False  # given by its name
    is_optional: bool = False  # None if it is not given


@dataclass(frozen=True, slots=True)
class Hook:
    """A function that the spec asks its author for."""

    kind: HookKind
    subject: (
        str  # as the spec calls it: the operation, type, attribute, interface, method, directive
    )
    function: str
    parameters: tuple[HookParameter, ...]
    returns: str
    documentation: str
    place: Place | None = None  # in the spec: what asks for it
    part: str = ""  # of the subject: the builder, the method, the derived attribute
    of_class: bool = False  # the subject is an op class
    class_name: str = ""  # of the generated class that it is for; the subject, if it is not said
    member: str = ""  # the part as Python spells it
    #: What a directive gives back, for the runtime to check: `Attribute, Type?, Region*`.
    gives: str = ""

    @property
    def target(self) -> str:
        """Subject that the decorator names: a class, `custom<Directive>`, a native call; empty for the dialect's own hooks."""
        if self.kind.is_of_directive:
            return f"custom<{self.subject}>"
        if self.kind.is_of_dialect:
            return ""
        return self.class_name or self.subject

    @property
    def names_class(self) -> bool:
        """Whether the decorator names a class."""
        return self.kind.names_class

    @property
    def direction(self) -> str:
        """`parse` or `print`, of a hook that is half of a form."""
        return self.kind.direction

    @property
    def key(self) -> tuple[str, str, str]:
        """The decorator, what it names, and the part of that: two hooks with one key are one object."""
        return self.kind.decorator, self.target, self.member

    @property
    def keys(self) -> tuple[tuple[str, str, str], ...]:
        """All keys by which it may be written: an operation also by its name, a type's form by that of its class."""
        decorator, target, member = self.key
        others = []
        if "." in self.subject and not self.of_class:
            others.append((decorator, self.subject, member))
        if self.direction and self.names_class:
            others.append((decorator, f"custom<{target}>", member))
        return (self.key, *others)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by which `written_hooks` of a spec lists it: `AddOp`, `AddOp.effects`, `my.add`, a directive."""
        keys = self.keys[:1] if self.kind.is_of_directive else self.keys
        targets = dict.fromkeys(
            key[1] for key in keys if not (self.names_class and key[1].startswith("custom<"))
        )
        return tuple(
            name.removeprefix("custom<").removesuffix(">")
            + (f".{self.member}" if self.member else "")
            for name in targets
        )

    @property
    def decoration(self) -> str:
        """The decorator as somebody writes it: `@implements(AddOp, method="effects")`."""
        return decoration(*self.key)

    @property
    def meaning(self) -> str:
        """Its purpose, in plain words."""
        meaning = self.kind.meaning.format(self.subject, self.part)
        return meaning.replace("the operation '", "the op class '") if self.of_class else meaning

    @property
    def declaration(self) -> str:
        """How a stub of it is declared, behind its name: `(op: AddOp) -> None`."""
        return f"({', '.join(self._declared_parameters())}) -> {_short(self.returns)}"

    def _declared_parameters(self) -> Iterator[str]:
        has_keywords = False
        for parameter in self.parameters:
            if parameter.is_keyword and not has_keywords:
                has_keywords = True
                yield "*"
            star = "*" if parameter.takes_rest else ""
            default = " = None" if parameter.is_optional else ""
            yield f"{star}{parameter.name}: {_short(parameter.annotation)}{default}"

    def means_the_same(self, other: Hook) -> bool:
        """Whether one function is both: it does the same for the same subject, and is called in the same way.

        A directive may be given other arguments in other formats: in C++ it names all overloads of one function.
        """
        if (self.kind, self.subject, self.part) != (other.kind, other.subject, other.part):
            return False
        return self.kind.is_of_directive or (self.parameters, self.returns) == (
            other.parameters,
            other.returns,
        )


def parameters(**annotations: str) -> tuple[HookParameter, ...]:
    """Parameters by their names and annotations."""
    return tuple(HookParameter(name, annotation) for name, annotation in annotations.items())


class _Definition(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def place(self) -> Place | None: ...


def own_hooks(
    owner: str,
    definition: _Definition,
    hook_name: str,
    class_name: str = "",
    noun: str = "",
    **computed: bool,
) -> Iterator[Hook]:
    """The hooks that fields of a definition ask for, or what is computed of it, with the signatures of their kinds.

    ``class_name`` is that of an operation, ``noun`` what a hook calls a type or attribute.
    """
    name = definition.name
    for kind in HookKind.of(owner):
        if computed[kind.field] if kind.field in computed else getattr(definition, kind.field):
            given, _, returns = kind.signature.format(class_name or name, name, noun)[1:].partition(
                ") -> "
            )
            pairs = (each.partition(": ") for each in re.split(r", (?=\w+: )", given) if each)
            yield Hook(
                kind,
                name,
                kind.function(hook_name),
                tuple(HookParameter(parameter, annotation) for parameter, _, annotation in pairs),
                returns,
                kind.documentation.format("", name),
                definition.place,
                class_name=class_name,
            )
