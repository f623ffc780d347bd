"""Op classes: `Binary<T>` with its parameters, extended by operations and by other classes, and taken apart here.

The rules are TableGen's where it has them: a class is expanded with the arguments at its use, what
comes later (the operation itself, a class further right in `extends`) goes before what comes
earlier.  Arguments, results, regions, successors, traits, interfaces, invariants and builders add
up; everything else is replaced.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from odsgen.ods.resolve.names import is_name
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    LiteralExpression,
    NameExpression,
    ParameterExpression,
    parameters_of,
    parse_constraint_expression,
    substitute,
)
from odsgen.spec.errors import SpecDiagnostics, SpecNote, did_you_mean
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.operation_model import BuilderSpec, DerivedAttributeSpec, OpClassSpec
from odsgen.spec.source import Place, SpecText, place_of

MAX_CLASS_DEPTH = 64
"""How many classes may stand between an operation and the last that it extends."""

MAX_EXPANSIONS = 100_000
"""How many classes one spec may expand."""


@dataclass(frozen=True, slots=True)
class Part:
    """An argument, result, region or successor, its constraint still an expression."""

    name: SpecText
    constraint: ConstraintExpression
    summary: str = ""
    accessor: SpecText | None = None
    effects: tuple[ConstraintExpression, ...] = ()


@dataclass(frozen=True, slots=True)
class InterfaceMention:
    interface: ConstraintExpression
    methods: tuple[SpecText, ...] = ()


@dataclass(frozen=True, slots=True)
class Invariant:
    predicate: SpecText
    message: SpecText


@dataclass(frozen=True, slots=True)
class Expansion:
    """What an operation has, with its classes."""

    parts: Mapping[str, Mapping[str, Part]]  # by kind: arguments, results, regions, successors
    traits: tuple[ConstraintExpression, ...] = ()
    interfaces: tuple[InterfaceMention, ...] = ()
    invariants: tuple[Invariant, ...] = ()
    derived_attributes: Mapping[SpecText, DerivedAttributeSpec] = field(default_factory=dict)
    builders: Mapping[SpecText, BuilderSpec] = field(default_factory=dict)
    summary: SpecText | None = None
    description: SpecText | None = None
    assembly_format: SpecText | None = None
    default_dialect: SpecText | None = None
    flags: Mapping[str, bool] = field(default_factory=dict)

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


@dataclass(frozen=True, slots=True)
class ClassParameter:
    name: SpecText
    default: ConstraintExpression | None = None


@dataclass(frozen=True, slots=True)
class OpClass:
    """A class with its signature read."""

    name: str
    key: SpecText
    parameters: tuple[ClassParameter, ...]
    spec: OpClassSpec
    scope: ClassScope  # where the names that it mentions are looked up


class ClassScope:
    """The op classes that one spec can name: its own and those of its imports."""

    def __init__(
        self,
        specs: Mapping[SpecText, OpClassSpec],
        imported: Iterable[ClassScope],
        errors: SpecDiagnostics,
    ) -> None:
        self.errors = errors
        self.own: dict[str, OpClass] = {}
        self.imported: dict[str, OpClass] = {}
        for scope in imported:
            for name, op_class in scope.own.items():
                self.imported.setdefault(name, op_class)
        self.expansions = 0
        self.depth = 0
        self._cyclic: set[str] = set()
        self._read: dict[int, ConstraintExpression] = {}
        for key, spec in specs.items():
            self._declare(key, spec)
        self._check_cycles()
        for op_class in self.own.values():  # also those that nothing extends are read
            self._own(op_class.spec, op_class.key, _parameters_as_themselves(op_class))

    def _declare(self, key: SpecText, spec: OpClassSpec) -> None:
        signature = read_signature(key, self.errors)
        if signature is None:
            return
        name, parameters = signature
        if name in self.own:
            self.errors.error(
                f"the op class '{name}' is defined twice",
                key,
                notes=[SpecNote("it was defined here first", self.own[name].key.place)],
            )
            return
        self.own[name] = OpClass(name, key, parameters, spec, self)

    def find(self, name: str) -> OpClass | None:
        return self.own.get(name) or self.imported.get(name)

    def names(self) -> list[str]:
        return [*self.own, *self.imported]

    def _check_cycles(self) -> None:
        """Refuse classes that extend themselves; the others can then be expanded without end in sight."""
        state: dict[str, int] = {}
        for start in self.own:
            path: list[str] = []
            pending: list[tuple[str, int]] = [(start, 0)]
            while pending:
                name, step = pending.pop()
                if step == 0:
                    if state.get(name) == 2:
                        continue
                    state[name] = 1
                    path.append(name)
                op_class = self.own[name]
                bases = [base for base in self._bases(op_class) if base[0] in self.own]
                if step < len(bases):
                    pending.append((name, step + 1))
                    base, text = bases[step]
                    if state.get(base) == 1:
                        cycle = path[path.index(base) :] if base in path else [name]
                        self.errors.error(
                            f"the op class '{base}' extends itself: " + " → ".join((*cycle, base)),
                            text,
                        )
                        self._cyclic.update(cycle)
                    elif state.get(base) is None:
                        pending.append((base, 0))
                else:
                    state[name] = 2
                    path.pop()

    def _bases(self, op_class: OpClass) -> list[tuple[str, SpecText]]:
        bases = []
        for text in op_class.spec.extends:
            match = _CLASS_USE.match(text)
            if match:
                bases.append((match.group(1), text))
        return bases

    # --- expansion -----------------------------------------------------------------------------

    def expand(self, spec: OpClassSpec, owner: SpecText) -> Expansion:
        """Everything that an operation or class says, with what it extends."""
        return self._expand(spec, owner, {}, self)

    def _expand(
        self,
        spec: OpClassSpec,
        owner: SpecText,
        arguments: Mapping[str, ConstraintExpression],
        root: ClassScope,
    ) -> Expansion:
        bases = [
            base
            for text in spec.extends
            if (base := self._expand_use(text, owner, arguments, root)) is not None
        ]
        own = self._own(spec, owner, arguments)
        if not bases:
            return own
        return _merge(bases, own, owner, root.errors)

    def _expand_use(
        self,
        text: SpecText,
        owner: SpecText,
        arguments: Mapping[str, ConstraintExpression],
        root: ClassScope,
    ) -> Expansion | None:
        errors = root.errors
        use = self.expression(text, arguments)
        if use is None:
            return None
        if not isinstance(use, NameExpression):
            errors.error(f"expected the name of an op class, got '{use}'", text)
            return None
        op_class = self.find(use.name)
        if op_class is None:
            errors.error(
                f"no op class is called '{use.name}'", text, did_you_mean(use.name, self.names())
            )
            return None
        if op_class.name in op_class.scope._cyclic:
            return None
        root.expansions += 1
        if root.expansions > MAX_EXPANSIONS:
            if root.expansions == MAX_EXPANSIONS + 1:
                errors.error(f"a spec expands at most {MAX_EXPANSIONS} op classes", text)
            return None
        bound = _bind(op_class, use, text, errors)
        if bound is None:
            return None
        if root.depth >= MAX_CLASS_DEPTH:
            errors.error(f"op classes extend each other at most {MAX_CLASS_DEPTH} deep", text)
            return None
        root.depth += 1
        try:
            return op_class.scope._expand(op_class.spec, op_class.key, bound, root)
        finally:
            root.depth -= 1

    def _own(
        self,
        spec: OpClassSpec,
        owner: SpecText,
        arguments: Mapping[str, ConstraintExpression],
    ) -> Expansion:
        parts: dict[str, dict[str, Part]] = {}
        for kind in KINDS:
            found: dict[str, Part] = {}
            for name, written in getattr(spec, kind).items():
                constraint = self.expression(written.constraint, arguments)
                if constraint is None:
                    continue
                effects = tuple(
                    effect
                    for text in getattr(written, "effects", ())
                    if (effect := self.expression(text, arguments)) is not None
                )
                found[name] = Part(
                    name,
                    constraint,
                    self.text(written.summary, arguments) or "",
                    written.accessor,
                    effects,
                )
            if found:
                parts[kind] = found
        flags = {name: value for name in FLAGS if (value := getattr(spec, name)) is not None}
        interfaces = []
        for mention in spec.interfaces:
            interface = self.expression(mention.name, arguments)
            if interface is not None:
                interfaces.append(InterfaceMention(interface, tuple(mention.methods)))
        return Expansion(
            parts=parts,
            traits=tuple(
                trait
                for text in spec.traits
                if (trait := self.expression(text, arguments)) is not None
            ),
            interfaces=tuple(interfaces),
            invariants=tuple(
                Invariant(
                    self.text(invariant.predicate, arguments) or invariant.predicate,
                    self.text(invariant.message, arguments) or invariant.message,
                )
                for invariant in spec.invariants
            ),
            derived_attributes=spec.derived_attributes,
            builders=spec.builders,
            summary=self.text(spec.summary, arguments),
            description=self.text(spec.description, arguments),
            assembly_format=self.text(spec.assembly_format, arguments),
            default_dialect=self.text(spec.default_dialect, arguments),
            flags=flags,
        )

    def expression(
        self, text: SpecText, arguments: Mapping[str, ConstraintExpression]
    ) -> ConstraintExpression | None:
        """The expression that a text holds, its parameters replaced; None, and a diagnostic, when it cannot be read."""
        # A class is expanded for each of its uses, but read once; its texts live as long as its spec.
        known = self._read.get(id(text))
        if known is None:
            try:
                known = self._read[id(text)] = parse_constraint_expression(text)
            except ExpressionError as error:
                self.errors.add(error.diagnostic)
                return None
        expression = known
        unknown = [p for p in parameters_of(expression) if p.name not in arguments]
        for parameter in unknown:
            self.errors.error(
                f"'${parameter.name}' is no parameter of an op class here",
                text.place_at(parameter.offset),
                (
                    did_you_mean(parameter.name, arguments)
                    if arguments
                    else "op classes have parameters: Binary<T>"
                ),
            )
        if unknown:
            return None
        return substitute(expression, arguments) if arguments else expression

    def text(
        self, text: SpecText | None, arguments: Mapping[str, ConstraintExpression]
    ) -> SpecText | None:
        """A format, summary or predicate in which `$T` stands for the parameter T of the class."""
        if text is None or not arguments or "$" not in text:
            return text
        pieces: list[tuple[SpecText, int, int]] = []
        at = 0
        for match in _PARAMETER.finditer(text):
            argument = arguments.get(match.group(1))
            if argument is None:
                continue
            pieces.append((text, at, match.start()))
            value = argument.value if isinstance(argument, LiteralExpression) else argument
            # What is put in is shown where it was put in: the column of `$T` in the class.
            shown = SpecText.fixed(str(value), text.place_at(match.start()))
            pieces.append((shown, 0, len(shown)))
            at = match.end()
        if not pieces:
            return text
        pieces.append((text, at, len(text)))
        return SpecText.joined(pieces)


_CLASS_USE = re.compile(r"\s*([A-Za-z_]\w*)\s*(?:<|\Z)", re.ASCII)
_PARAMETER = re.compile(r"\$([A-Za-z_]\w*)", re.ASCII)


def expression_place(
    expression: ConstraintExpression, fallback: SpecText | None = None
) -> Place | None:
    """Where an expression is written: an argument of a class keeps the place of its use."""
    text = expression.text
    if isinstance(text, SpecText):
        return text.place_at(expression.offset)
    return fallback.place if fallback is not None else None


def read_signature(
    key: SpecText, errors: SpecDiagnostics
) -> tuple[str, tuple[ClassParameter, ...]] | None:
    """`Binary<T, U = F32>` taken apart; None, and a diagnostic, when it is no such thing."""
    try:
        expression = parse_constraint_expression(key)
    except ExpressionError as error:
        errors.add(error.diagnostic)
        return None
    if not isinstance(expression, NameExpression) or not is_name(expression.name):
        errors.error(f"expected the name of an op class and its parameters, got '{key}'", key)
        return None
    parameters: dict[str, ClassParameter] = {}
    for argument in expression.arguments or ():
        place = key.place_at(argument.offset)
        if argument.name is not None:
            name, default = argument.name, argument.value
        elif isinstance(argument.value, NameExpression) and argument.value.arguments is None:
            name, default = argument.value.name, None
        else:
            errors.error(f"expected the name of a parameter, got '{argument.value}'", place)
            return None
        if name in parameters:
            errors.error(f"the parameter '{name}' of the op class is named twice", place)
            return None
        if default is None and any(p.default is not None for p in parameters.values()):
            errors.error(f"the parameter '{name}' must have a default, as one before it has", place)
            return None
        start = argument.offset
        parameters[name] = ClassParameter(key.part(start, start + len(name)), default)
    return expression.name, tuple(parameters.values())


def _bind(
    op_class: OpClass, use: NameExpression, text: SpecText, errors: SpecDiagnostics
) -> dict[str, ConstraintExpression] | None:
    """The arguments of a use by the names of the parameters."""
    parameters = op_class.parameters
    given = use.arguments or ()
    names = [str(parameter.name) for parameter in parameters]
    note = [SpecNote(f"'{op_class.key}' is defined here", op_class.key.place)]
    bound: dict[str, ConstraintExpression] = {}
    positional = 0
    for argument in given:
        if argument.name is not None:
            if argument.name not in names:
                errors.error(
                    f"the op class '{op_class.name}' has no parameter '{argument.name}'",
                    expression_place(argument.value, text),
                    did_you_mean(argument.name, names),
                    note,
                )
                return None
            name = argument.name
        else:
            if positional >= len(names):
                break
            name = names[positional]
            positional += 1
        if name in bound:
            errors.error(
                f"the parameter '{name}' is given twice", expression_place(argument.value, text)
            )
            return None
        bound[name] = argument.value
    for parameter in parameters:
        if parameter.name not in bound and parameter.default is not None:
            bound[str(parameter.name)] = parameter.default
    required = sum(parameter.default is None for parameter in parameters)
    if len(bound) != len(parameters) or len(given) > len(parameters):
        wanted = (
            str(required) if required == len(parameters) else f"{required} to {len(parameters)}"
        )
        plural = "" if wanted == "1" else "s"
        errors.error(
            f"the op class '{op_class.name}' takes {wanted} argument{plural}, got {len(given)}",
            text,
            notes=note,
        )
        return None
    return bound


def _parameters_as_themselves(op_class: OpClass) -> dict[str, ConstraintExpression]:
    return {
        str(parameter.name): ParameterExpression(parameter.name, 0, parameter.name)
        for parameter in op_class.parameters
    }


_Value = TypeVar("_Value")


def _merge(
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
    return Expansion(
        parts=parts,
        traits=tuple(traits.values()),
        interfaces=tuple(interfaces.values()),
        invariants=tuple(invariants.values()),
        derived_attributes=derived,
        builders=builders,
        summary=last(lambda e: e.summary),
        description=last(lambda e: e.description),
        assembly_format=last(lambda e: e.assembly_format),
        default_dialect=last(lambda e: e.default_dialect),
        flags=flags,
    )
