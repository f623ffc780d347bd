"""The view of a rewrite pattern: a class with `match_and_rewrite`."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring, wrapped
from odsgen.codegen.pattern_lowering.match import (
    MatchLowering,
    call_function,
    condition_function,
    operand_definitions,
)
from odsgen.codegen.pattern_lowering.merging import with_merged_matching
from odsgen.codegen.pattern_lowering.names import OperationNames, PatternNames
from odsgen.codegen.pattern_lowering.rewrite import RewriteLowering
from odsgen.codegen.python.expressions import Expression, Literal, Name, tuple_of
from odsgen.codegen.python.steps import Steps
from odsgen.ods.model import DialectDef
from odsgen.ods.model.patterns import PatternDef, built_operations


@dataclass(frozen=True, slots=True)
class PatternView:
    """The class of a pattern."""

    name: str
    documentation: str
    base: Name
    settings: tuple[tuple[str, Expression], ...]
    match: Steps
    rewrite: Steps


def pattern_views(dialect: DialectDef, context: FileContext) -> tuple[PatternView, ...]:
    """All patterns of a dialect."""
    context.imports.runtime_type_only("Operation")
    context.imports.runtime_type_only("PatternRewriter")
    context.imports.runtime_type_only("RewritePattern")
    operations = OperationNames(dialect, context)
    taken = _taken(dialect)
    return tuple(
        _pattern_view(pattern, PatternNames(pattern, taken), operations, context)
        for pattern in dialect.patterns
    )


def _taken(dialect: DialectDef) -> set[str]:
    """The names of the module that no variable may hide."""
    taken = {pattern.name for pattern in dialect.patterns}
    taken.update(op.class_name for op in dialect.ops)
    for definitions in (dialect.enums, dialect.attributes, dialect.types):
        taken.update(definition.name for definition in definitions)
    for pattern in dialect.patterns:
        for result in (*pattern.results, *pattern.supplemental):
            taken.update(build.operation.op.class_name for build in built_operations(result))
    taken.update(call_function(call) for call in dialect.native_calls)
    taken.update(condition_function(each) for each in dialect.pattern_constraints)
    return taken


def _pattern_view(
    pattern: PatternDef, names: PatternNames, operations: OperationNames, context: FileContext
) -> PatternView:
    match, matched = MatchLowering(names, operations, context).lower(pattern)
    rewrite = RewriteLowering(pattern, matched, names, operations, context).lower()
    generated = sorted(
        {
            build.operation.op.name
            for result in (*pattern.results, *pattern.supplemental)
            for build in built_operations(result)
        }
    )
    settings: list[tuple[str, Expression]] = [("root", Literal(pattern.source.operation.op.name))]
    if pattern.benefit != 1:
        settings.append(("benefit", Literal(pattern.benefit)))
    definitions = operand_definitions(pattern, operations, context)
    if definitions:
        settings.append(("operand_definitions", tuple_of(definitions)))
    if generated:
        settings.append(("generated_operations", tuple_of(map(Literal, generated))))
    base = "CanonicalizationPattern" if pattern.is_canonicalization else "RewritePattern"
    return PatternView(
        name=pattern.name,
        documentation=_documentation(pattern),
        base=context.imports.runtime_name(base),
        settings=tuple(settings),
        match=with_merged_matching(match, rewrite),
        rewrite=rewrite,
    )


def _documentation(pattern: PatternDef) -> str:
    """The summary and the description, then the texts of the spec."""
    results = " and ".join(pattern.result_texts) or "nothing"
    rewriting = f"Rewrite {pattern.source_text} to {results}"
    if not pattern.summary:
        return docstring(rewriting, pattern.description)
    paragraphs = [pattern.description.strip("\n"), wrapped(rewriting)]
    return docstring(pattern.summary, "\n\n".join(filter(None, paragraphs)))
