"""From a resolved dialect to its page: the views that the template lays out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from odsgen.codegen.missing_hooks import checks_programs, unwritten_hooks
from odsgen.codegen.rendering import render
from odsgen.ods.model import (
    AttributeDef,
    DialectDef,
    EnumDef,
    FormatKind,
    InterfaceDef,
    OpDef,
    TypeDef,
)
from odsgen.ods.model.definitions import Parameter
from odsgen.ods.model.parts import (
    Arity,
    AttributeArgument,
    Operand,
    PropertyArgument,
    Result,
    TraitUse,
)
from odsgen.ods.model.semantics import Semantics
from odsgen.reference.examples import with_links
from odsgen.reference.findings import Findings
from odsgen.reference.forms import form_and_note
from odsgen.reference.signatures import signatures
from odsgen.reference.trait_words import following, in_words

#: Of an enum, where an operation takes one.
_MOST_CASES = 12
#: Of a definition, that are listed.
_MOST_USERS = 30
_NOTHING = Findings()
#: Links to the definitions that use a class, by its name.
Users = Mapping[str, Sequence[str]]
_ARITIES = {
    Arity.REQUIRED: "",
    Arity.OPTIONAL: "optional ",
    Arity.VARIADIC: "variadic of ",
    Arity.VARIADIC_OF_VARIADIC: "variadic of variadic of ",
}


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table: a name, what it is, and what is said of it."""

    name: str
    kind: str
    summary: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """The parts of one kind that a definition has."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """The section of one definition."""

    title: str
    anchor: str
    class_name: str
    summary: str
    syntax: str
    python: str  # the function that builds it
    description: str
    facts: tuple[tuple[str, str], ...]  # "Traits": `Pure`, `Commutative`
    tables: tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """The definitions of one kind."""

    title: str
    entries: tuple[Entry, ...]


def reference_page(
    dialect: DialectDef,
    link: Callable[[str], str | None] = lambda example: None,
    findings: Findings = _NOTHING,
) -> str:
    """The page of a dialect, in Markdown; below each example stands the link that is given for its text."""
    written = signatures(dialect)
    users = _users(dialect)
    sections = (
        Section(
            "Operations",
            tuple(_op_entry(op, dialect, written, findings) for op in dialect.ops),
        ),
        Section("Types", tuple(_definition_entry(t, "!", dialect, users) for t in dialect.types)),
        Section(
            "Attributes",
            tuple(_definition_entry(a, "#", dialect, users) for a in dialect.attributes),
        ),
        Section("Enums", tuple(_enum_entry(enum, users) for enum in dialect.enums)),
        Section("Interfaces", tuple(_interface_entry(each, users) for each in dialect.interfaces)),
    )
    return render(
        "reference.md.j2",
        dialect=dialect,
        module=dialect.python_name,
        sections=[section for section in sections if section.entries],
        patterns=_patterns(dialect, findings),
        linked=lambda description: with_links(description, link),
        unchecked=[
            (hook.decoration, hook.meaning)
            for hook in unwritten_hooks(dialect)
            if checks_programs(hook.kind)
        ],
    )


def index_page(dialects: Sequence[DialectDef]) -> str:
    """A page that lists dialects with links to their pages."""
    return render("reference_index.md.j2", dialects=dialects)


# --- entries ------------------------------------------------------------------------------------------------------------


def _op_entry(
    op: OpDef, dialect: DialectDef, written: Mapping[str, str], findings: Findings
) -> Entry:
    syntax, more = _op_syntax(op, findings)
    return Entry(
        title=f"`{op.name}`",
        anchor=op.class_name.lower(),
        class_name=op.class_name,
        summary=op.summary,
        syntax=syntax,
        python=written.get(op.name, ""),
        description=op.description.strip(),
        facts=(*more, *_facts(op, dialect, findings.verdicts), *_rewriting(op, dialect, findings)),
        tables=(*_op_tables(op, dialect), *_computed(op.semantics), *_folds(op, findings.verdicts)),
    )


def _computed(semantics: Semantics | None) -> Iterable[Table]:
    """The results of an operation as expressions, and the conditions under which there are none."""
    if semantics is None:
        return
    results = {name for name, _ in semantics.results}
    rows = [
        Row(f"`{name}`", f"`{_joined_lines(text)}`", "result" if name in results else "")
        for name, text in semantics.texts
    ]
    for kind, exclusions in (
        ("undefined", semantics.undefined),
        ("poison", semantics.poison),
        ("not described", semantics.unsupported),
        ("required", semantics.requires),
    ):
        rows += [Row(kind, f"`{_joined_lines(each.text)}`", each.reason) for each in exclusions]
    yield Table("Computes", ("Part", "Expression", "Meaning"), tuple(rows))


def _folds(op: OpDef, verdicts: Mapping[str, str]) -> Iterable[Table]:
    """The fold identities of an operation in their order, with what proofs say of them."""
    if op.folds:
        rows = []
        for each in op.folds:
            rank = "where constants give no result" if each.behind_constants else ""
            verdict = verdicts.get(f"{op.name}: {each.text}", "")  # as `odsgen prove` calls it
            rows.append(
                Row(
                    f"`{each.text}`",
                    f"`{each.result_text}`",
                    "; ".join(filter(None, (rank, verdict))),
                )
            )
        yield Table("Folds", ("Where", "Results", "Note"), tuple(rows))


def _rewriting(op: OpDef, dialect: DialectDef, findings: Findings) -> Iterable[tuple[str, str]]:
    """Facts about what folds, canonicalizes and converts an operation."""
    if op.has_fold:
        yield "Folded by", f"a hook, `@folds({op.class_name})`"
    patterns = [
        f"[`{pattern.name}`](#patterns)"
        for pattern in dialect.patterns
        if pattern.is_canonicalization and pattern.source.operation.op.name == op.name
    ]
    patterns += [f"`{name.lstrip('_')}`" for name in findings.patterns.get(op.name, ())]
    if patterns:
        yield "Canonicalized by", ", ".join(patterns)
    for fact, passes in (
        ("Converted by", findings.lowerings.converting),
        ("Rewritten by", findings.lowerings.rewriting),
    ):
        if op.name in passes:
            yield fact, ", ".join([f"`{name}`" for name in passes[op.name]])


def _patterns(dialect: DialectDef, findings: Findings) -> Table | None:
    """The rewrite patterns of a dialect's spec."""
    if not dialect.patterns:
        return None
    rows = []
    for each in dialect.patterns:
        said = (each.summary, findings.verdicts.get(each.name, ""))
        what = f"`{_joined_lines(each.source_text, ' ')}` becomes " + ", ".join(
            [f"`{_joined_lines(text, ' ')}`" for text in each.result_texts]
        )
        rows.append(Row(f"`{each.name}`", what, " ".join(filter(None, said))))
    return Table("Patterns", ("Pattern", "Rewriting", "Meaning"), tuple(rows))


def _op_syntax(op: OpDef, findings: Findings) -> tuple[str, Iterable[tuple[str, str]]]:
    """The syntax of an operation, and a fact about it where it is written by hand."""
    if op.format_kind is FormatKind.FUNCTION:
        syntax = (
            f"operation ::= `{op.name}` visibility? symbol-name `(` arguments `)` (`->` results)?\n"
            "              (`attributes` attribute-dict)? region?"
        )
        return syntax, ()
    if op.format_kind is FormatKind.CUSTOM:
        form, note = form_and_note(findings.syntax.get(op.name, ""))
        if form:
            return f"{op.name} {form}", [("Form", note)] if note else []
        return "", [("Form", note or f"written by hand, in the hooks of `{op.class_name}`")]
    if op.format_kind is FormatKind.DECLARATIVE and op.format is not None:
        return f"operation ::= `{op.name}` {_joined_lines(op.format.text)}", ()
    return "", ()


def _op_tables(op: OpDef, dialect: DialectDef) -> Iterable[Table]:
    inherent: list[AttributeArgument | PropertyArgument] = [*op.attributes, *op.properties]
    attributes = [Row(_named(a), _argument_kind(a, dialect), a.summary) for a in inherent]
    operands = [Row(_named(o), _value_kind(o), o.summary) for o in op.operands]
    results = [Row(_result_name(r), _value_kind(r), r.summary) for r in op.results]
    regions = [
        Row(f"`{r.name}`", _many(r.variadic) + r.constraint.summary, r.summary) for r in op.regions
    ]
    successors = [
        Row(f"`{s.name}`", _many(s.variadic) + s.constraint.summary, s.summary)
        for s in op.successors
    ]
    yield from _tables(
        ("Operands", operands),
        ("Attributes", attributes),
        ("Results", results),
        ("Regions", regions),
        ("Successors", successors),
    )


def _definition_entry(
    definition: TypeDef | AttributeDef, sigil: str, dialect: DialectDef, users: Users
) -> Entry:
    name = definition.name
    if definition.mnemonic is not None:
        name = f"{sigil}{dialect.name}.{definition.mnemonic}"
    syntax = ""
    if definition.format is not None and definition.mnemonic is not None:
        syntax = f"`{name}` {_joined_lines(definition.format.text, ' ')}".rstrip()
    rows = [Row(f"`{p.name}`", _parameter_kind(p), p.summary) for p in definition.parameters]
    return Entry(
        title=f"`{name}`",
        anchor=definition.name.lower(),
        class_name=definition.name,
        summary=definition.summary,
        syntax=syntax,
        python="",
        description=definition.description.strip(),
        facts=(*_facts(definition, dialect), *_used_by(definition.name, users)),
        tables=tuple(_tables(("Parameters", rows))),
    )


def _enum_entry(enum: EnumDef, users: Users) -> Entry:
    rows = [Row(f"`{case.text}`", str(case.value), case.summary) for case in enum.cases]
    return Entry(
        title=f"`{enum.name}`",
        anchor=enum.name.lower(),
        class_name=enum.name,
        summary=enum.summary,
        syntax="",
        python="",
        description=enum.description.strip(),
        facts=(
            ("Kind", "bits that are combined" if enum.is_bit_enum else "one of its cases"),
            *_used_by(enum.name, users),
        ),
        tables=tuple(_tables(("Cases", rows), kind="Value")),
    )


def _interface_entry(interface: InterfaceDef, users: Users) -> Entry:
    rows = [
        Row(
            f"`{method.python_name}`",
            f"`({', '.join(p.name for p in method.parameters)}) -> {method.returns}`",
            method.summary,
        )
        for method in interface.methods
    ]
    return Entry(
        title=f"`{interface.name}`",
        anchor=interface.name.lower(),
        class_name=interface.name,
        summary=interface.summary,
        syntax="",
        python="",
        description=interface.description.strip(),
        facts=(
            ("Of", {"op": "operations", "type": "types"}.get(interface.kind, "attributes")),
            *_used_by(interface.name, users),
        ),
        tables=tuple(_tables(("Methods", rows), kind="Signature")),
    )


# --- links back ---------------------------------------------------------------------------------------------------------


def _users(dialect: DialectDef) -> Users:
    """For each class that a definition names, links to those that name it, in the order of the spec."""
    found: dict[str, dict[str, None]] = {}

    def note(name: str | None, user: str) -> None:
        if name is not None:
            found.setdefault(name, {})[user] = None

    for op in dialect.ops:
        link = f"[`{op.name}`](#{op.class_name.lower()})"
        types = [part.constraint for part in op.operands] + [part.constraint for part in op.results]
        for constraint in types:
            for name in (constraint.python_type, *constraint.alternatives):
                note(name, link)
        enums = [a.constraint.enum for a in op.attributes] + [
            p.constraint.enum for p in op.properties
        ]
        for enum in enums:
            note(None if enum is None else enum.name, link)
        for attribute in op.attributes:
            note(attribute.constraint.python_class, link)
        for use in op.interfaces:
            note(use.name, link)
    definitions: list[TypeDef | AttributeDef] = [*dialect.types, *dialect.attributes]
    for definition in definitions:
        for use in definition.interfaces:
            note(use.name, f"[`{definition.name}`](#{definition.name.lower()})")
    return {name: tuple(users) for name, users in found.items()}


def _used_by(name: str, users: Users) -> Iterable[tuple[str, str]]:
    """The fact of who uses a definition."""
    links = users.get(name, ())
    if links:
        more = f" and {len(links) - _MOST_USERS} more" if len(links) > _MOST_USERS else ""
        yield "Used by", ", ".join(links[:_MOST_USERS]) + more


# --- parts --------------------------------------------------------------------------------------------------------------


def _facts(
    definition: OpDef | TypeDef | AttributeDef,
    dialect: DialectDef,
    verdicts: Mapping[str, str] = _NOTHING.verdicts,
) -> tuple[tuple[str, str], ...]:
    interfaces = {use.name for use in definition.interfaces}
    traits = [use for use in definition.traits if use.name not in interfaces]
    hidden = following({use.name for use in traits})
    said = [
        _trait(use, dialect, verdicts.get(f"{definition.name}: {use.name}"))
        for use in traits
        if use.name not in hidden
    ]
    here = {each.name for each in dialect.interfaces}
    answered = [
        f"[`{name}`](#{name.lower()})" if name in here else f"`{name}`"
        for name in (use.name for use in definition.interfaces)
        if name not in hidden
    ]
    facts = []
    if said:
        facts.append(("Traits", "".join([f"\n\n- {each}" for each in dict.fromkeys(said)])))
    if answered:
        facts.append(("Interfaces", ", ".join(dict.fromkeys(answered))))
    return tuple(facts)


def _trait(use: TraitUse, dialect: DialectDef, verdict: str | None) -> str:
    """A trait in words, with its name, and what a proof says of it."""
    name = f"`{use.name}{_arguments(use.arguments)}`"
    return f"{in_words(use, dialect)} ({name}{f': {verdict}' if verdict else ''})"


def _arguments(arguments: tuple[object, ...]) -> str:
    if not arguments or not all(isinstance(each, (str, int, tuple)) for each in arguments):
        return ""
    return f"<{', '.join(_argument(each) for each in arguments)}>"


def _argument(argument: object) -> str:
    if isinstance(argument, tuple):
        return f"[{', '.join(_argument(each) for each in argument)}]"
    return str(argument)


def _tables(*parts: tuple[str, list[Row]], kind: str = "Description") -> Iterable[Table]:
    for title, rows in parts:
        if rows:
            columns: tuple[str, ...] = (title.removesuffix("s"), kind)
            if any(row.summary for row in rows):
                columns += ("Meaning",)
            yield Table(title, columns, tuple(rows))


def _value_kind(value: Operand | Result) -> str:
    return _ARITIES[value.arity] + value.constraint.summary


def _result_name(result: Result) -> str:
    return f"`{result.name}`" if result.name else "*unnamed*"


def _named(part: Operand | AttributeArgument | PropertyArgument) -> str:
    """A part as formats name it, and its accessor in Python where that is another name."""
    is_same = part.name == part.python_name
    return f"`{part.name}`" if is_same else f"`{part.name}`, `op.{part.python_name}`"


def _argument_kind(argument: AttributeArgument | PropertyArgument, dialect: DialectDef) -> str:
    kind = argument.constraint.summary
    enum = argument.constraint.enum
    if enum is not None:
        cases = " ".join([f"`{case.text}`" for case in enum.cases[:_MOST_CASES]])
        more = ", …" if len(enum.cases) > _MOST_CASES else ""
        is_here = any(each.name == enum.name for each in dialect.enums)
        name = f"[`{enum.name}`](#{enum.name.lower()})" if is_here else f"`{enum.name}`"
        kind = f"{name}: {cases.replace(' ', ', ')}{more}"
    if argument.default is not None:
        return f"{kind}, `{argument.default.text}` by default"
    return f"{kind}, optional" if argument.optional else kind


def _parameter_kind(parameter: Parameter) -> str:
    kind = f"`{parameter.annotation}`"
    if parameter.default is not None:
        return f"{kind}, `{parameter.default.text}` by default"
    return f"{kind}, optional" if parameter.optional else kind


def _many(variadic: bool) -> str:
    return "variadic of " if variadic else ""


def _joined_lines(text: str, between: str = "\n              ") -> str:
    return between.join([line.strip() for line in text.strip().splitlines()])
