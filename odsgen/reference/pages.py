"""From a resolved dialect to its page: the views that the template lays out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
from odsgen.ods.model.fold_identities import FoldIdentity
from odsgen.ods.model.parts import Arity, AttributeArgument, Operand, PropertyArgument, Result
from odsgen.ods.model.semantics import Semantics

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
    description: str
    facts: tuple[tuple[str, str], ...]  # "Traits": `Pure`, `Commutative`
    tables: tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """The definitions of one kind."""

    title: str
    entries: tuple[Entry, ...]


def reference_page(dialect: DialectDef) -> str:
    """The page of a dialect, in Markdown."""
    sections = (
        Section("Operations", tuple(_op_entry(op) for op in dialect.ops)),
        Section("Types", tuple(_definition_entry(t, "!", dialect) for t in dialect.types)),
        Section(
            "Attributes", tuple(_definition_entry(a, "#", dialect) for a in dialect.attributes)
        ),
        Section("Enums", tuple(_enum_entry(enum) for enum in dialect.enums)),
        Section("Interfaces", tuple(_interface_entry(each) for each in dialect.interfaces)),
    )
    return render(
        "reference.md.j2",
        dialect=dialect,
        module=dialect.python_name,
        sections=[section for section in sections if section.entries],
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


def _op_entry(op: OpDef) -> Entry:
    return Entry(
        title=f"`{op.name}`",
        anchor=op.class_name.lower(),
        class_name=op.class_name,
        summary=op.summary,
        syntax=_op_syntax(op),
        description=op.description.strip(),
        facts=_facts(op),
        tables=(*_op_tables(op), *_computed(op.semantics), *_folds(op)),
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
    yield Table("Computes", ("", "Expression", "Meaning"), tuple(rows))


def _folds(op: OpDef) -> Iterable[Table]:
    """The fold identities of an operation in their order."""
    if op.folds:
        rows = [
            Row(f"`{each.text}`", f"`{each.result_text}`", _rank_of_fold(each)) for each in op.folds
        ]
        yield Table("Folds", ("Where", "Results", ""), tuple(rows))


def _rank_of_fold(identity: FoldIdentity) -> str:
    return "where constants give no result" if identity.behind_constants else ""


def _op_syntax(op: OpDef) -> str:
    if op.format_kind is FormatKind.DECLARATIVE and op.format is not None:
        return f"operation ::= `{op.name}` {_joined_lines(op.format.text)}"
    return ""


def _op_tables(op: OpDef) -> Iterable[Table]:
    inherent: list[AttributeArgument | PropertyArgument] = [*op.attributes, *op.properties]
    attributes = [Row(f"`{a.name}`", _argument_kind(a), a.summary) for a in inherent]
    operands = [Row(f"`{o.name}`", _value_kind(o), o.summary) for o in op.operands]
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


def _definition_entry(definition: TypeDef | AttributeDef, sigil: str, dialect: DialectDef) -> Entry:
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
        description=definition.description.strip(),
        facts=_facts(definition),
        tables=tuple(_tables(("Parameters", rows))),
    )


def _enum_entry(enum: EnumDef) -> Entry:
    rows = [Row(f"`{case.text}`", str(case.value), case.summary) for case in enum.cases]
    return Entry(
        title=f"`{enum.name}`",
        anchor=enum.name.lower(),
        class_name=enum.name,
        summary=enum.summary,
        syntax="",
        description=enum.description.strip(),
        facts=(("Kind", "bits that are combined" if enum.is_bit_enum else "one of its cases"),),
        tables=tuple(_tables(("Cases", rows), kind="Value")),
    )


def _interface_entry(interface: InterfaceDef) -> Entry:
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
        description=interface.description.strip(),
        facts=(("Of", {"op": "operations", "type": "types"}.get(interface.kind, "attributes")),),
        tables=tuple(_tables(("Methods", rows), kind="Signature")),
    )


# --- parts --------------------------------------------------------------------------------------------------------------


def _facts(definition: OpDef | TypeDef | AttributeDef) -> tuple[tuple[str, str], ...]:
    traits = [
        f"`{use.name}{_arguments(use.arguments)}`"
        for use in definition.traits
        if use.name not in {interface.name for interface in definition.interfaces}
    ]
    interfaces = [f"`{use.name}`" for use in definition.interfaces]
    return tuple(
        (title, ", ".join(dict.fromkeys(names)))
        for title, names in (("Traits", traits), ("Interfaces", interfaces))
        if names
    )


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


def _argument_kind(argument: AttributeArgument | PropertyArgument) -> str:
    kind = argument.constraint.summary
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
