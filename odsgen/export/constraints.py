"""Named constraints, as records."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from odsgen.export.by_hand import WRAPPERS, ByHandWriter, parsed_type
from odsgen.export.cpp_values import ATTRIBUTE, TYPE
from odsgen.export.expressions import ExpressionWriter
from odsgen.export.model import RecordDefinition, Setting
from odsgen.export.names import ExportNames
from odsgen.export.problems import Problems, Unsayable
from odsgen.export.values import Code, Listing, Member, Reference, String, Use, Value, use
from odsgen.ods.model import TypeConstraint
from odsgen.spec.constraint_expression import ConstraintExpression, parse_constraint_expression
from odsgen.spec.definition_model import ConstraintSpec
from odsgen.spec.source import SpecText

_INTEGER_TYPE = re.compile(r"(si|ui|i)(\d+)")
_FLOATS = {
    "bf16": "getBF16Type",
    "f16": "getF16Type",
    "f32": "getF32Type",
    "f64": "getF64Type",
    "index": "getIndexType",
    "none": "getNoneType",
}


class ConstraintWriter:
    """Writes the named constraints of one dialect; what cannot be said is recorded in ``problems``."""

    def __init__(
        self,
        names: ExportNames,
        expressions: ExpressionWriter,
        by_hand: ByHandWriter,
        problems: Problems,
    ) -> None:
        self._names = names
        self._expressions = expressions
        self._by_hand = by_hand
        self._problems = problems

    def records(self) -> Iterator[RecordDefinition]:
        """A record for each, and those that stand for its parts."""
        for name, spec in self._names.spec.constraints.items():
            self._keep_constraint(name, spec)
            if "<" in name:
                continue  # each use is expanded
            try:
                yield self._constraint(name, spec)
            except Unsayable as problem:
                yield from self._constraint_by_hand(name, spec, problem)

    def _constraint_by_hand(
        self, name: SpecText, spec: ConstraintSpec, problem: Unsayable
    ) -> Iterator[RecordDefinition]:
        """The constraint, where C++ that is written by hand has to test it."""
        kind, expression = _kind_of(spec)
        record = self._names.record(str(name))
        try:
            base = self._by_hand.constraint(expression, kind, record)
        except Unsayable:
            self._refuse(problem, spec.predicate or name, f"the constraint '{name}'")
            return
        standing = self._by_hand.records
        self._by_hand.records = {}
        if spec.predicate is not None and kind in ("type", "attribute"):
            of = TYPE if kind == "type" else ATTRIBUTE
            test = self._by_hand.test(record, of, str(spec.predicate))
            confined = Listing((test if kind == "type" else use("AttrConstraint", test),))
            base = use("ConfinedType" if kind == "type" else "ConfinedAttr", base, confined)
        elif spec.predicate is not None:
            self._refuse(problem, spec.predicate, f"the constraint '{name}'")
            return
        self._by_hand.tell(f"the constraint '{name}'", problem, spec.predicate or name)
        builds: list[Value] = []
        if kind == "type" and spec.summary is not None:
            cpp = self._expressions.class_of(expression) or TYPE
            if spec.build is None and spec.predicate is None and self._is_buildable(expression):
                builds = [use("BuildableType", Member(base, "builderCall"))]
            base = use(
                "Type", Member(base, "predicate"), String(str(spec.summary)), String(f"::{cpp}")
            )
        bases: list[Value] = [base, *builds]
        if spec.build is not None:
            bases.append(use("BuildableType", String(self._builder_call(name, spec))))
        settings = []
        if spec.description:
            settings.append(Setting("description", Code(str(spec.description))))
        if kind == "attribute" and spec.summary is not None:
            settings.append(Setting("summary", String(str(spec.summary))))
        if len(bases) == 1 and not settings and base == Reference(record):
            yield from standing.values()
            return
        if record in standing:  # the name is that of the whole
            inner = standing.pop(record)
            renamed = f"{record}Base"
            yield replace(inner, name=renamed)
            bases = [_renamed(value, record, renamed) for value in bases]
        yield from standing.values()
        if isinstance(bases[0], Reference) and kind == "attribute":
            bases[0] = use("ConfinedAttr", bases[0], Listing(()))
        elif isinstance(bases[0], Reference):
            bases[0] = use("ConfinedType", bases[0], Listing(()))
        yield RecordDefinition(record, tuple(bases), tuple(settings))

    def _keep_constraint(self, name: SpecText, spec: ConstraintSpec) -> None:
        """The constraint comes back in the language of specs, and not as C++ that is read."""
        written: dict[str, str | None] = dict.fromkeys(ConstraintSpec.model_fields)
        for key in spec.model_fields_set:
            if (value := getattr(spec, key)) is not None:
                written[key] = str(value)
        for key in dict.fromkeys((str(name), self._names.record(str(name)))):
            self._names.notes.keep(written, "constraints", key)

    def _builder_call(self, name: SpecText, spec: ConstraintSpec) -> str:
        assert spec.build is not None
        try:
            return builder_call(str(spec.build), self._names)
        except Unsayable:
            return parsed_type(str(spec.build))

    def _constraint(self, name: SpecText, spec: ConstraintSpec) -> RecordDefinition:
        kind, expression = _kind_of(spec)
        base = self._expressions.value(expression, kind)
        summary = None if spec.summary is None else String(str(spec.summary))
        settings: list[Setting] = []
        builds: Value | None = None
        if spec.description:
            settings.append(Setting("description", Code(str(spec.description))))
        if spec.predicate is not None:
            base = self._narrowed(base, expression, spec, kind)
            if summary is not None and kind == "type":
                base = Use("ConfinedType", (*base.arguments, summary))  # type: ignore[union-attr]
        elif isinstance(base, Reference) and not (summary or spec.description or spec.build):
            return RecordDefinition(self._names.record(str(name)), (base,), is_alias=True)
        elif kind == "type" and isinstance(base, Use) and base.name in WRAPPERS:
            if summary is not None:
                settings.append(Setting("summary", summary))
        elif kind == "type" and summary is not None:
            if spec.build is None and self._is_buildable(expression):
                builds = use("BuildableType", Member(base, "builderCall"))
            base = Use("ConfinedType", (base, Listing(()), summary))
        elif isinstance(base, Reference):
            if kind == "type":
                base = Use("ConfinedType", (base, Listing(())))
            elif kind == "attribute":
                base = use("ConfinedAttr", base, Listing(()))
            else:
                raise Unsayable(f"'{name}' is another name for '{base.name}' alone")
        if summary is not None and kind != "type":
            settings.append(Setting("summary", summary))
        bases: list[Value] = [base]
        if spec.build is not None:
            builds = use("BuildableType", String(self._builder_call(name, spec)))
        if builds is not None:
            bases.append(builds)
        return RecordDefinition(self._names.record(str(name)), tuple(bases), tuple(settings))

    def _is_buildable(self, expression: ConstraintExpression) -> bool:
        found = self._expressions.resolved(expression)
        return isinstance(found, TypeConstraint) and found.builder is not None

    def _narrowed(
        self, base: Value, expression: ConstraintExpression, spec: ConstraintSpec, kind: str
    ) -> Value:
        if spec.cpp_predicate is not None:
            test: Value = use("CPred", Code(str(spec.cpp_predicate)))
        else:
            assert spec.predicate is not None
            of = self._expressions.class_of(expression)
            test = self._expressions.predicate(str(spec.predicate), kind, of)
        if kind == "type":
            return use("ConfinedType", base, Listing((test,)))
        if kind == "attribute":
            return use("ConfinedAttr", base, Listing((use("AttrConstraint", test),)))
        raise Unsayable(f"a predicate on a {kind} is not exported")

    def _refuse(self, problem: Unsayable, place: object, what: str) -> None:
        self._problems.error(f"{what}: {problem.message}", place, problem.hint)  # type: ignore[arg-type]


def _kind_of(spec: ConstraintSpec) -> tuple[str, ConstraintExpression]:
    """Subject of a constraint, and its parts."""
    kind = next(
        k
        for k in ("type", "attribute", "property", "region", "successor")
        if getattr(spec, k) is not None
    )
    return kind, parse_constraint_expression(getattr(spec, kind))


def _renamed(value: Value, old: str, new: str) -> Value:
    """The value with another name for a record."""
    match value:
        case Reference(name=name):
            return Reference(new if name == old else name)
        case Use(name=name, arguments=arguments):
            return Use(name, tuple(_renamed(a, old, new) for a in arguments))
        case Member(value=inner, name=name):
            return Member(_renamed(inner, old, new), name)
        case Listing(elements=elements):
            return Listing(tuple(_renamed(e, old, new) for e in elements))
    return value


def builder_call(text: str, names: ExportNames) -> str:
    """C++ that makes the type of a text. Raises Unsayable."""
    if (match := _INTEGER_TYPE.fullmatch(text)) is not None:
        sign = {"i": "", "si": ", /*isSigned=*/true", "ui": ", /*isSigned=*/false"}[match[1]]
        return f"$_builder.getIntegerType({match[2]}{sign})"
    if text in _FLOATS:
        return f"$_builder.{_FLOATS[text]}()"
    sigil = f"!{names.dialect}."
    if text.startswith(sigil):
        for definition in names.types.values():
            if definition.mnemonic == text.removeprefix(sigil) and not definition.parameters:
                return f"$_builder.getType<{names.qualified(definition.name)}>()"
    raise Unsayable(f"no C++ is known that builds the type '{text}'")
