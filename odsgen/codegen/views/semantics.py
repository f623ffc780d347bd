"""The functions of `semantics` in a generated package: for each operation one that gives the function of its scalars."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from odsgen.codegen.docstrings import docstring
from odsgen.codegen.imports import Imports
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Assign, Steps
from odsgen.codegen.views.computation import Computation
from odsgen.ods.library.semantic_functions import SEMANTIC_FUNCTIONS
from odsgen.ods.model import DialectDef, OpDef
from odsgen.ods.model.number_types import is_complex
from odsgen.ods.model.parts import Arity, Operand, Result
from odsgen.ods.model.semantic_types import alternatives, known_answer
from odsgen.ods.model.semantics import (
    Apply,
    Folding,
    Reduce,
    Semantics,
    reads,
    subterms,
)


@dataclass(frozen=True, slots=True)
class AlternativeView:
    """The function of the scalars of one kind of types."""

    name: str
    condition: e.Expression | None  # None: of all that are left
    prelude: Steps
    body: Steps


@dataclass(frozen=True, slots=True)
class ComputationView:
    """The function of one operation."""

    name: str
    op_class: str
    documentation: str
    parameters: str
    alternatives: tuple[AlternativeView, ...]
    elementwise: bool
    folding: str
    chosen: tuple[int, ...]  # the operands of which only the one that is chosen counts
    multiplies: bool
    by_type: bool
    powers: bool


def computation_views(dialect: DialectDef, imports: Imports) -> tuple[ComputationView, ...]:
    """The functions of all operations whose spec says what they compute."""
    return tuple(_view(op, op.semantics, imports) for op in dialect.ops if op.semantics is not None)


def _view(op: OpDef, semantics: Semantics, imports: Imports) -> ComputationView:
    computation = Computation(op, semantics, imports)
    functions = [
        SEMANTIC_FUNCTIONS[part.function]
        for _, term in (*semantics.lets, *semantics.results)
        for part in subterms(term)
        if isinstance(part, (Apply, Reduce))
    ]
    texts = [text if name is None else f"{name} = {text}" for name, text in _texts(semantics)]
    return ComputationView(
        name=f"compute_{op.hook_name}",
        op_class=imports.dialect_class(op.class_name),
        documentation=docstring("; ".join(f"`{text}`" for text in texts)),
        parameters=", ".join(_parameter(computation, operand) for operand in op.operands),
        alternatives=tuple(_alternatives(op, semantics, imports)),
        elementwise=semantics.elementwise,
        folding=semantics.folding.value,
        chosen=tuple(
            operand.index
            for operand in op.operands
            if semantics.chosen and operand.name in semantics.chosen
        ),
        multiplies=any(row.multiplies for row in functions),
        powers=any(row.powers for row in functions),
        by_type=_depends_on_type(computation),
    )


def _parameter(computation: Computation, operand: Operand) -> str:
    star = "*" if operand.arity is Arity.VARIADIC else ""
    of = "Any" if is_complex(operand.constraint.predicate) else "int"
    return f"{star}{computation.variable(operand.name)}: {of}"


def _depends_on_type(computation: Computation) -> bool:
    """Whether constants of two operands fold to what depends on the one type of all alone."""
    op, semantics = computation.op, computation.semantics
    parts = [operand.name for operand in op.operands]
    parts += [result.name for result in op.results]
    if any(operand.arity is Arity.VARIADIC for operand in op.operands):
        return False
    if len(parts) != 3 or len(op.operands) != 2 or semantics.folding is not Folding.CONSTANTS:
        return False
    if len({computation.same_types.get(name, name) for name in parts}) != 1:
        return False
    exclusions = (*semantics.undefined, *semantics.unsupported, *semantics.poison)
    looked_at = [
        *(term for _, term in semantics.results),
        *(each.condition for each in exclusions if not each.is_promise),
    ]
    return all(reads(term, semantics) <= set(parts) for term in looked_at)


def _texts(semantics: Semantics) -> list[tuple[str | None, str]]:
    texts = [(name, " ".join(text.split())) for name, text in semantics.texts]
    only = len(texts) == 1 and not semantics.lets
    return [(None, texts[0][1])] if only else [*texts]


def _alternatives(op: OpDef, semantics: Semantics, imports: Imports) -> Iterator[AlternativeView]:
    """The functions of each kind of types that the spec tells apart."""
    parts: tuple[Operand | Result, ...] = (*op.operands, *op.results)
    constraints = {part.name: part.constraint for part in parts}
    for tests, each in alternatives(semantics, lambda test: known_answer(test, constraints)):
        computation = Computation(op, each, imports)
        conditions = [computation.type_test(test) for test in tests]
        body = computation.body()
        yield AlternativeView(
            "_".join(["compute", *map(computation.kind, tests)]),
            e.all_of(conditions) if conditions else None,
            tuple(Assign(name, value) for value, name in computation.prelude.items()),
            body,
        )
