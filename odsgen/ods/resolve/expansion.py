"""Expands op classes: merges the parts that an operation has from several of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from odsgen.spec.constraint_expression import ConstraintExpression
from odsgen.spec.errors import SpecDiagnostics, SpecNote
from odsgen.spec.operation_model import BuilderSpec, DerivedAttributeSpec
from odsgen.spec.semantics_model import ComputedSpec, ExclusionSpec
from odsgen.spec.source import SpecText, place_of


@dataclass(frozen=True, slots=True)
class Part:
    """An argument, result, region or successor, its constraint still an expression."""

    name: SpecText
    constraint: ConstraintExpression
    summary: str = ""
    accessor: SpecText | None = None
    effects: tuple[ConstraintExpression, ...] = ()
    since: int | None = None  # the version of the dialect that added it
    #: Of a region: constraints, and texts that name the types of other parts.
    block_arguments: tuple[SpecText | ConstraintExpression, ...] | None = None
    #: Names in the text: of a result, or of the arguments of a region.
    asm_names: tuple[SpecText, ...] = ()


@dataclass(frozen=True, slots=True)
class InterfaceMention:
    interface: ConstraintExpression
    methods: tuple[SpecText, ...] = ()


@dataclass(frozen=True, slots=True)
class Invariant:
    predicate: SpecText
    message: SpecText
    key: str = "message"  # or "op_error", "error": that of the text in the spec


@dataclass(frozen=True, slots=True)
class WrittenSemantics:
    """Semantics as an operation and its classes write them; the more special adds to them and replaces by name."""

    let: Mapping[SpecText, ComputedSpec] = field(default_factory=dict)
    result: ComputedSpec | None = None
    results: Mapping[SpecText, ComputedSpec] = field(default_factory=dict)
    poison: Mapping[SpecText, ExclusionSpec] = field(default_factory=dict)
    undefined: Mapping[SpecText, ExclusionSpec] = field(default_factory=dict)
    unsupported: Mapping[SpecText, ExclusionSpec] = field(default_factory=dict)
    requires: Mapping[SpecText, ExclusionSpec] = field(default_factory=dict)
    elementwise: bool | None = None
    fold: str | None = None

    def extended(self, other: WrittenSemantics) -> WrittenSemantics:
        """With what a more special one says; only with a result is it that of an operation."""
        return WrittenSemantics(
            {**self.let, **other.let},
            other.result or self.result,
            {**self.results, **other.results},
            {**self.poison, **other.poison},
            {**self.undefined, **other.undefined},
            {**self.unsupported, **other.unsupported},
            {**self.requires, **other.requires},
            self.elementwise if other.elementwise is None else other.elementwise,
            other.fold or self.fold,
        )

    @property
    def is_whole(self) -> bool:
        """Whether it says what the results are."""
        return self.result is not None or bool(self.results)


@dataclass(frozen=True, slots=True)
class Expansion:
    """The parts of an operation and of its classes."""

    parts: Mapping[str, Mapping[str, Part]]  # by kind: arguments, results, regions, successors
    traits: tuple[ConstraintExpression, ...] = ()
    interfaces: tuple[InterfaceMention, ...] = ()
    methods: Mapping[SpecText, SpecText] = field(default_factory=dict)
    invariants: tuple[Invariant, ...] = ()
    derived_attributes: Mapping[SpecText, DerivedAttributeSpec] = field(default_factory=dict)
    builders: Mapping[SpecText, BuilderSpec] = field(default_factory=dict)
    summary: SpecText | None = None
    description: SpecText | None = None
    assembly_format: SpecText | None = None
    default_dialect: SpecText | None = None
    semantics: WrittenSemantics | None = None
    folds: Mapping[SpecText, object] = field(default_factory=dict)
    flags: Mapping[str, bool] = field(default_factory=dict)
    #: The op class or operation that says what hooks do, by what it says: a flag, the format, an interface, a derived attribute.
    origins: Mapping[str, str] = field(default_factory=dict)

    def of(self, kind: str) -> Mapping[str, Part]:
        return self.parts.get(kind, {})

    def flag(self, name: str) -> bool:
        return self.flags.get(name, False)


EMPTY = Expansion(parts={})
KINDS = ("arguments", "results", "regions", "successors")
FLAGS = (
    "skip_default_builders",
    "verifier",
    "region_verifier",
    "fold",
    "canonicalizer",
    "canonicalize_method",
    "infer_return_types",
)


_Value = TypeVar("_Value")


def merged(
    bases: Sequence[Expansion], own: Expansion, owner: SpecText, errors: SpecDiagnostics
) -> Expansion:
    parts: dict[str, dict[str, Part]] = {}
    for kind in KINDS:
        merged: dict[str, Part] = {}
        for base in bases:
            for name, part in base.of(kind).items():
                earlier = merged.get(name)
                if (
                    earlier is not None
                    and name not in own.of(kind)
                    and str(earlier.constraint) != str(part.constraint)
                ):
                    errors.error(
                        f"'{owner}' inherits two different {kind} called '{name}'",
                        owner,
                        f"say which one it is: {kind}: {{{name}: …}}",
                        [
                            SpecNote("one is here", place_of(earlier.name)),
                            SpecNote("the other is here", place_of(part.name)),
                        ],
                    )
                merged[name] = part
        merged.update(own.of(kind))
        if merged:
            parts[kind] = merged
    everyone = [*bases, own]

    def last(attribute: Callable[[Expansion], _Value | None]) -> _Value | None:
        for expansion in reversed(everyone):
            value = attribute(expansion)
            if value is not None:
                return value
        return None

    traits: dict[str, ConstraintExpression] = {}
    interfaces: dict[str, InterfaceMention] = {}
    invariants: dict[tuple[str, str], Invariant] = {}
    derived: dict[SpecText, DerivedAttributeSpec] = {}
    builders: dict[SpecText, BuilderSpec] = {}
    flags: dict[str, bool] = {}
    origins: dict[str, str] = {}
    semantics: WrittenSemantics | None = None
    folds: dict[SpecText, object] = {}
    stated: dict[SpecText, SpecText] = {}
    for expansion in (own, *bases):  # the more special before the more general, as in ODS
        for trait in expansion.traits:
            traits.setdefault(str(trait), trait)
        for invariant in expansion.invariants:
            invariants.setdefault((invariant.predicate, invariant.message), invariant)
    for expansion in everyone:
        for mention in expansion.interfaces:
            key = str(mention.interface)
            before = interfaces.get(key)
            if before is not None:
                methods = dict.fromkeys((*before.methods, *mention.methods))
                mention = replace(mention, methods=tuple(methods))
            interfaces[key] = mention
        derived.update(expansion.derived_attributes)
        builders.update(expansion.builders)
        flags.update(expansion.flags)
        origins.update(expansion.origins)
        folds.update(expansion.folds)
        stated.update(expansion.methods)
        if expansion.semantics is not None:
            semantics = (
                expansion.semantics
                if semantics is None
                else semantics.extended(expansion.semantics)
            )
    return Expansion(
        parts=parts,
        traits=tuple(traits.values()),
        interfaces=tuple(interfaces.values()),
        methods=stated,
        invariants=tuple(invariants.values()),
        derived_attributes=derived,
        builders=builders,
        summary=last(lambda e: e.summary),
        description=last(lambda e: e.description),
        assembly_format=last(lambda e: e.assembly_format),
        default_dialect=last(lambda e: e.default_dialect),
        semantics=semantics,
        folds=folds,
        flags=flags,
        origins=origins,
    )
