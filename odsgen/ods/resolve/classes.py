"""Op classes: `Binary<T>` with its parameters, extended by operations and by other classes, and taken apart here.

The rules are TableGen's where it has them: a class is expanded with the arguments at its use, what
comes later (the operation itself, a class further right in `extends`) goes before what comes
earlier.  Arguments, results, regions, successors, traits, interfaces, invariants and builders add
up; everything else is replaced.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from odsgen.ods.resolve.block_arguments import is_types_of
from odsgen.ods.resolve.expansion import (
    FLAGS,
    KINDS,
    Expansion,
    InterfaceMention,
    Invariant,
    Part,
    WrittenSemantics,
    merged,
)
from odsgen.ods.resolve.signatures import Signature, bound_arguments, read_signature
from odsgen.ods.resolve.substitution import substituted_text
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    NameExpression,
    ParameterExpression,
    parameters_of,
    parse_constraint_expression,
    substitute,
)
from odsgen.spec.errors import SpecDiagnostics, SpecNote, did_you_mean, what_there_is
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.operation_model import OpClassSpec
from odsgen.spec.semantics_model import ComputedSpec, ExclusionSpec, SemanticsSpec
from odsgen.spec.source import SpecText

MAX_CLASS_DEPTH = 64
"""How many classes may stand between an operation and the last that it extends."""

MAX_EXPANSIONS = 100_000
"""How many classes one spec may expand."""


@dataclass(frozen=True, slots=True)
class OpClass:
    """A class with its signature read."""

    signature: Signature
    spec: OpClassSpec
    scope: OpClassTable  # where the names that it mentions are looked up

    @property
    def name(self) -> str:
        return self.signature.name

    @property
    def key(self) -> SpecText:
        return self.signature.key


class OpClassTable:
    """The op classes that one spec can name: its own and those of its imports."""

    def __init__(
        self,
        specs: Mapping[SpecText, OpClassSpec],
        imported: Mapping[str, OpClassTable],
        errors: SpecDiagnostics,
    ) -> None:
        self.errors = errors
        self.own: dict[str, OpClass] = {}
        self.imported: dict[str, OpClass] = {}
        for dialect, scope in imported.items():
            for name, op_class in scope.own.items():
                self.imported[f"{dialect}.{name}"] = op_class
        names = [qualified.partition(".")[2] for qualified in self.imported]
        for qualified, op_class in list(self.imported.items()):
            name = qualified.partition(".")[2]
            if names.count(name) == 1:  # what two imports have needs its full name
                self.imported[name] = op_class
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
        signature = read_signature(key, self.errors, "op class")
        if signature is None:
            return
        name = signature.name
        if name in self.own:
            self.errors.error(
                f"the op class '{name}' is defined twice",
                key,
                notes=[SpecNote("it was defined here first", self.own[name].key.place)],
            )
            return
        for parameter in signature.parameters:
            # In a format or a predicate, `$T` could not be told from the variable of that name.
            if any(parameter.name in getattr(spec, kind) for kind in KINDS):
                self.errors.error(
                    f"the parameter '{parameter.name}' of the op class '{name}' has the name of"
                    " one of its operands, attributes, results, regions or successors",
                    parameter.name,
                )
        self.own[name] = OpClass(signature, spec, self)

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
                bases = [base for base in _bases(op_class.spec) if base[0] in self.own]
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

    def own_bases(self, spec: OpClassSpec) -> tuple[str, ...]:
        """The op classes of the same dialect that an operation or class extends."""
        return tuple(dict.fromkeys(name for name, _ in _bases(spec) if name in self.own))

    # --- expansion -----------------------------------------------------------------------------

    def expand(self, spec: OpClassSpec, owner: SpecText) -> Expansion:
        """Everything that an operation or class says, with what it extends."""
        return self._expand(spec, owner, {}, self)

    def _expand(
        self,
        spec: OpClassSpec,
        owner: SpecText,
        arguments: Mapping[str, ConstraintExpression],
        root: OpClassTable,
    ) -> Expansion:
        bases = [
            base
            for text in spec.extends
            if (base := self._expand_use(text, owner, arguments, root)) is not None
        ]
        own = self._own(spec, owner, arguments)
        if not bases:
            return own
        return merged(bases, own, owner, root.errors)

    def _expand_use(
        self,
        text: SpecText,
        owner: SpecText,
        arguments: Mapping[str, ConstraintExpression],
        root: OpClassTable,
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
        bound = bound_arguments(op_class.signature, use, text, errors)
        if bound is None:
            return None
        if root.depth >= MAX_CLASS_DEPTH:
            errors.error(f"op classes extend each other at most {MAX_CLASS_DEPTH} deep", text)
            return None
        root.depth += 1
        try:
            found = op_class.scope._expand(op_class.spec, op_class.key, bound, root)
            # A class of another dialect is no base class here.
            return found if op_class.scope is root else replace(found, origins={})
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
                    substituted_text(written.summary, arguments) or "",
                    written.accessor,
                    effects,
                    getattr(written, "since", None),
                    self._block_arguments(written, arguments),
                    _asm_names(written),
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
            methods={
                name: substituted_text(text, arguments) or text
                for name, text in spec.methods.items()
            },
            invariants=tuple(
                Invariant(
                    substituted_text(invariant.predicate, arguments) or invariant.predicate,
                    substituted_text(text, arguments) or text,
                    key,
                )
                for invariant in spec.invariants
                for key in ("message", "op_error", "error")
                if (text := getattr(invariant, key)) is not None
            ),
            derived_attributes=spec.derived_attributes,
            builders=spec.builders,
            summary=substituted_text(spec.summary, arguments),
            description=substituted_text(spec.description, arguments),
            assembly_format=substituted_text(spec.assembly_format, arguments),
            default_dialect=substituted_text(spec.default_dialect, arguments),
            semantics=None if spec.semantics is None else _written(spec.semantics, arguments),
            folds=_written_folds(spec.folds, arguments),
            flags=flags,
            origins=dict.fromkeys(
                (
                    *flags,
                    *(("assembly_format",) if spec.assembly_format is not None else ()),
                    *(str(mention.interface) for mention in interfaces),
                    *map(str, spec.derived_attributes),
                ),
                str(owner),
            ),
        )

    def _block_arguments(
        self, written: object, arguments: Mapping[str, ConstraintExpression]
    ) -> tuple[SpecText | ConstraintExpression, ...] | None:
        """The arguments of the first block of a region, read."""
        texts: list[SpecText] | None = getattr(written, "block_arguments", None)
        if texts is None:
            return None
        read = (text if is_types_of(text) else self.expression(text, arguments) for text in texts)
        return tuple(each for each in read if each is not None)

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
                    what_there_is(parameter.name, arguments, "$")
                    if arguments
                    else "op classes have parameters: Binary<T>"
                ),
            )
        if unknown:
            return None
        return substitute(expression, arguments) if arguments else expression


def _asm_names(written: object) -> tuple[SpecText, ...]:
    """The name of a result, or those of the arguments of a region, as they are written."""
    name: SpecText | None = getattr(written, "asm_name", None)
    return tuple(getattr(written, "asm_names", ())) if name is None else (name,)


def _written(
    spec: SemanticsSpec, arguments: Mapping[str, ConstraintExpression]
) -> WrittenSemantics:
    """The semantics with the parameters of the class replaced."""

    def computed(value: ComputedSpec | None) -> ComputedSpec | None:
        if value is None or not arguments:
            return value
        return value.model_copy(
            update={
                "value": substituted_text(value.value, arguments),
                "switch": substituted_text(value.switch, arguments),
                "cases": texts(value.cases),
                "otherwise": substituted_text(value.otherwise, arguments),
            }
        )

    def exclusions(written: Mapping[SpecText, ExclusionSpec]) -> dict[SpecText, ExclusionSpec]:
        if not arguments:
            return dict(written)
        return {
            reason: each.model_copy(
                update={"condition": substituted_text(each.condition, arguments)}
            )
            for reason, each in written.items()
        }

    def texts(written: Mapping[SpecText, SpecText]) -> dict[SpecText, SpecText]:
        return {name: substituted_text(text, arguments) or text for name, text in written.items()}

    return WrittenSemantics(
        {name: computed(value) or value for name, value in spec.let.items()},
        computed(spec.result),
        {name: computed(value) or value for name, value in spec.results.items()},
        exclusions(spec.poison),
        exclusions(spec.undefined),
        exclusions(spec.unsupported),
        exclusions(spec.requires),
        spec.elementwise,
        spec.fold,
    )


def _written_folds(
    folds: Mapping[SpecText, object], arguments: Mapping[str, ConstraintExpression]
) -> Mapping[SpecText, object]:
    """The fold identities with the parameters of the class replaced."""
    if not arguments:
        return folds

    def replaced(value: object) -> object:
        if isinstance(value, Mapping):
            return {name: replaced(each) for name, each in value.items()}
        return substituted_text(value, arguments) if isinstance(value, SpecText) else value

    return {
        substituted_text(condition, arguments) or condition: replaced(value)
        for condition, value in folds.items()
    }


_CLASS_USE = re.compile(r"\s*([A-Za-z_]\w*)\s*(?:<|\Z)", re.ASCII)


def _bases(spec: OpClassSpec) -> list[tuple[str, SpecText]]:
    """The names of the classes that a spec extends, with their places."""
    matches = ((_CLASS_USE.match(text), text) for text in spec.extends)
    return [(match.group(1), text) for match, text in matches if match]


def _parameters_as_themselves(op_class: OpClass) -> dict[str, ConstraintExpression]:
    return {
        str(parameter.name): ParameterExpression(parameter.name, 0, parameter.name)
        for parameter in op_class.signature.parameters
    }
