"""The Python of predicates, as generated code has it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from odsgen.codegen.imports import Imports
from odsgen.codegen.predicates import Subjects, condition, value
from odsgen.codegen.python.expression_text import expression_text
from odsgen.codegen.python.expressions import SELF, Name
from odsgen.ods.model.predicates import Expression, Predicate


def predicate_source(
    predicate: Predicate,
    subject: str,
    imports: Imports,
    named: Mapping[str, str] | None = None,
) -> str:
    """The condition that ``subject`` satisfies the predicate; ``named`` gives the members that are operands and so on."""
    return expression_text(condition(predicate, _subjects(subject, named), imports))


def expression_source(
    expression: Expression,
    subject: str,
    imports: Imports,
    named: Mapping[str, str] | None = None,
) -> str:
    """The value of an expression over ``subject``."""
    return expression_text(value(expression, _subjects(subject, named), imports))


def _subjects(subject: str, named: Mapping[str, str] | None) -> Subjects:
    members = {name: SELF.member(member) for name, member in (named or {}).items()}
    return Subjects(Name(subject), SELF, members)


def import_lines(imports: Imports) -> list[str]:
    """The import statements for what runs, one a line."""
    view = imports.view()
    return [
        f"from {statement.module} import {name.name} as {name.alias or name.name}"
        for statement in chain(*view.running)
        for name in statement.names
    ]
