"""Operands of a variable number with their types behind them: ``$operands `:` type($operands)``.

`parse` reads such a run at one glance where all names and types are known, and else element by element.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from odsgen.ods.model import Arity, OpDef, Operand
from odsgen.ods.model import format as f

#: How many elements make up a run, without white space.
RUN = 3


def typed_operands(op: OpDef, format: f.OpFormat) -> frozenset[str]:
    """The names of the operands that the format has in runs, if nothing else asks for their tokens or types."""
    if op.regions:  # in which names may come to mean something else before the values are looked up
        return frozenset()
    sequences = tuple(_sequences(format.elements))
    runs = [
        operand
        for elements in sequences
        for number in range(len(elements))
        if (operand := operand_of_run(elements[number:])) is not None
    ]
    asked_for = set(_asked_for(format, sequences))
    return frozenset(operand.name for operand in runs if operand.name not in asked_for)


def operand_of_run(elements: Sequence[f.FormatElement]) -> Operand | None:
    """The operands of the run with which elements begin, if they do; there is no white space among them."""
    match elements:
        case [
            f.OperandVariable(operand=Operand(arity=Arity.VARIADIC) as operand),
            f.Literal(text=":"),
            f.TypeDirective(target=f.OperandVariable(operand=typed)),
            *_,
        ] if (
            operand is typed
        ):
            return operand
    return None


def without_white_space(elements: Sequence[f.FormatElement]) -> list[f.FormatElement]:
    """The elements that are read."""
    return [element for element in elements if not isinstance(element, f.Whitespace)]


def _sequences(elements: Sequence[f.FormatElement]) -> Iterator[list[f.FormatElement]]:
    """The elements, and those in each branch of a group and each clause of an `oilist`, without white space."""
    yield without_white_space(elements)
    for element in elements:
        match element:
            case f.OptionalGroup(then_elements=then_elements, else_elements=else_elements):
                yield from _sequences(then_elements)
                yield from _sequences(else_elements)
            case f.OIList(clauses=clauses):
                for clause in clauses:
                    yield from _sequences(clause.elements)


def _asked_for(format: f.OpFormat, sequences: Sequence[Sequence[f.FormatElement]]) -> Iterator[str]:
    """The names of operands whose tokens or types another part of the format takes."""
    for resolution in (*format.operand_types, *format.result_types):
        if isinstance(resolution.variable, Operand):
            yield resolution.variable.name
    for elements in sequences:
        for element in elements:
            for target in element.referenced:
                value = target.target if isinstance(target, f.TypeDirective) else target
                if isinstance(value, f.OperandVariable):
                    yield value.operand.name
