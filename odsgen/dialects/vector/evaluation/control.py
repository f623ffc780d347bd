"""Evaluation of `vector.mask`, and of `vector.print` as the lowered program prints."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from odsgen.dialects.shared import leave, vector_of
from odsgen.dialects.vector.evaluation.operands import is_set
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    POISON,
    Elements,
    Exit,
    Machine,
    Run,
    UndefinedBehavior,
    number_text,
)
from odsgen.runtime import Type, VectorType
from odsgen_dialects import vector

Values = Sequence[Any]


evaluates(vector.YieldOp)(leave)


@evaluates(vector.MaskOp)
def evaluate_mask(
    op: vector.MaskOp, operands: Values, machine: Machine
) -> Generator[Run, Exit, Values]:
    """Runs the operation, which asks for the mask; other elements are those of the second operand."""
    exit = yield Run(op.mask_region)
    if len(operands) < 2:
        return exit.values
    mask = vector_of(operands[0], op.mask.type)
    found = []
    for value, result in zip(exit.values, op.results, strict=True):
        vectors = [vector_of(each, result.type).values for each in (value, operands[1])]
        chosen = [
            new if is_set(mask, place) else old
            for place, (new, old) in enumerate(zip(*vectors, strict=True))
        ]
        found.append(Elements(vector_of(value, result.type).shape, chosen))
    return found


_PUNCTUATION = {"NoPunctuation": "", "NewLine": "\n", "Comma": ", ", "Open": "( ", "Close": " )"}


@evaluates(vector.PrintOp)
def evaluate_print(op: Any, operands: Values, machine: Machine) -> Values:
    """Writes a number, a vector as `( 1, 2 )`, or a text; then the punctuation."""
    if op.string_literal is not None:
        machine.write(op.string_literal)
        return []
    text = ""
    if operands:
        type = op.operands[0].type
        if isinstance(type, VectorType):
            source = vector_of(operands[0], type)
            machine.charge(len(source.values))
            text = _vector_text(source.values, source.shape, type.element_type)
        else:
            text = _number_text(operands[0], type)
    machine.write(text + _PUNCTUATION[op.punctuation.name])
    return []


def _number_text(value: Any, type: Type) -> str:
    if value is POISON:
        raise UndefinedBehavior("prints poison")
    return number_text(value, type)


def _vector_text(values: Sequence[Any], shape: Sequence[int], type: Type) -> str:
    texts = [_number_text(value, type) for value in values]
    for size in [*reversed(shape)] or [1]:
        texts = [
            f"( {', '.join(texts[place : place + size])} )" for place in range(0, len(texts), size)
        ]
    return texts[0]
