"""The view of a rewrite pattern: a class with `match_and_rewrite`."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.pattern_lowering import (
    OperationNames,
    PatternNames,
    lower_match,
    lower_rewrite,
)
from odsgen.codegen.python.expressions import Expression, Literal, tuple_of
from odsgen.codegen.python.steps import Steps
from odsgen.ods.model import DialectDef
from odsgen.ods.model.patterns import PatternDef, built_operations, pattern_hooks


@dataclass(frozen=True, slots=True)
class PatternView:
    """The class of a pattern."""

    name: str
    documentation: str
    root: str
    benefit: int
    generated_operations: Expression
    labels: Expression | None
    match: Steps
    rewrite: Steps


_CANONICALIZATION = tuple_of((Literal("canonicalization"),))


def pattern_views(dialect: DialectDef, context: FileContext) -> tuple[PatternView, ...]:
    """All patterns of a dialect."""
    context.imports.runtime("RewritePattern")
    context.imports.runtime_type_only("Operation")
    context.imports.runtime_type_only("PatternRewriter")
    operations = OperationNames(dialect, context)
    taken = _taken(dialect)
    taken.update(
        context.hook_modules.module_of(hook).alias
        for pattern in dialect.patterns
        for hook in pattern_hooks(pattern)
    )
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
    return taken


def _pattern_view(
    pattern: PatternDef,
    names: PatternNames,
    operations: OperationNames,
    context: FileContext,
) -> PatternView:
    match, matched = lower_match(pattern, names, operations, context)
    rewrite = lower_rewrite(pattern, matched, names, operations, context)
    generated = sorted(
        {
            build.operation.op.name
            for result in (*pattern.results, *pattern.supplemental)
            for build in built_operations(result)
        }
    )
    return PatternView(
        name=pattern.name,
        documentation=docstring(
            pattern.summary or f"Rewrite {pattern.source.operation.op.name}",
            pattern.description,
            [
                ("Source", [_one_line(pattern.source_text)]),
                ("Results", [_one_line(text) for text in pattern.result_texts]),
            ],
        ),
        root=pattern.source.operation.op.name,
        benefit=pattern.benefit,
        generated_operations=tuple_of(map(Literal, generated)),
        labels=_CANONICALIZATION if pattern.is_canonicalization else None,
        match=match,
        rewrite=rewrite,
    )


def _one_line(text: str) -> str:
    return " ".join(text.split())
