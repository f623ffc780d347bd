"""Evaluation by what the spec says that an operation computes (docs/reference/semantics.md)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import product
from typing import TYPE_CHECKING, Any, NoReturn

from odsgen.interpreter.requests import UndefinedBehavior, Unsupported
from odsgen.interpreter.values import POISON, Elements
from odsgen.runtime.builtin.types import FloatType, IndexType, IntegerType, ShapedType
from odsgen.runtime.glue.numbers import ComplexNumber
from odsgen.runtime.glue.semantics import Computation, Outcome, Scalars
from odsgen.runtime.ir.traits import ResultsBroadcastableShape
from odsgen.runtime.support import limits

if TYPE_CHECKING:
    from odsgen.interpreter.machine import Evaluator, Machine
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation


def _undefined(reason: str) -> NoReturn:
    raise UndefinedBehavior(reason)


def _unsupported(reason: str) -> NoReturn:
    raise Unsupported(f"cannot be evaluated with {reason}")


_STRICT = Outcome(_undefined, _unsupported, POISON, True)


#: Up to this width, a power costs one step.
_SHORT_POWER = 256


class _Prepared:
    """The function of an operation's scalars and the cost of its numbers, which stay the same while a program runs."""

    __slots__ = ("compute", "words", "steps", "edges")

    def __init__(self, computation: Computation, op: Operation) -> None:
        try:
            self.compute: Scalars = computation.scalars(op, _STRICT)
        except ValueError as error:
            raise Unsupported(f"cannot be evaluated: {error}") from None
        if computation.elementwise and not _has_shape_of_operands(op):
            raise Unsupported("cannot be evaluated with operands and results of different shapes")
        #: What stands for poison in an operand.
        self.edges = [_edges(value.type) for value in op.operands]
        width = max(_width(value.type) for value in (*op.operands, *op.results))
        #: The words of 64 bits of the widest number, where it takes more than one step.
        self.words = width >> 6 if width > limits.WIDE_INTEGER else 0
        self.steps = self.words**2 >> 3 if computation.multiplies else self.words
        if computation.powers and width > _SHORT_POWER:
            self.words = width >> 6
            self.steps = width * (1 + (self.words**2 >> 6))


def evaluator_of(computation: Computation) -> Evaluator:
    """The evaluator of the operations that compute so."""

    def evaluate(op: Operation, operands: Sequence[Any], machine: Machine) -> Sequence[Any]:
        prepared: _Prepared | None = machine.prepared.get(op)
        if prepared is None:
            prepared = machine.prepared[op] = _Prepared(computation, op)
        shaped = None
        is_poison = False
        for number, operand in enumerate(operands):
            if number not in computation.chosen:
                if operand is POISON:
                    is_poison = True
                elif type(operand) is not int:
                    shaped = operand
        if shaped is not None:
            return _elements(computation, prepared, op, operands, machine)
        if is_poison:
            return _of_poison(prepared, operands, len(op.results))
        if prepared.words:
            _charge(prepared, 1, machine)
        found = prepared.compute(*operands)
        return _results(op, found)

    return evaluate


def _of_poison(prepared: _Prepared, operands: Sequence[Any], count: int) -> list[Any]:
    """Poison, unless a number in the place of poison makes the operation undefined, as a divisor of zero does."""
    choices = [
        prepared.edges[number] if operand is POISON else (operand,)
        for number, operand in enumerate(operands)
    ]
    for numbers in product(*choices):
        with suppress(Unsupported):
            prepared.compute(*numbers)
    return [POISON] * count


def _results(op: Operation, found: Any) -> Sequence[Any]:
    if op.single_result is None:
        return [POISON] * len(op.results) if found is POISON else list(map(_number, found))
    return [_number(found)]


def _number(found: Any) -> Any:
    return int(found) if found is True or found is False else found


def _charge(prepared: _Prepared, count: int, machine: Machine) -> None:
    """Charges the steps and the memory of wide numbers."""
    machine.reserve(prepared.words * count)
    machine.charge(prepared.steps * count)


def _elements(
    computation: Computation,
    prepared: _Prepared,
    op: Operation,
    operands: Sequence[Any],
    machine: Machine,
) -> Sequence[Any]:
    """Computes each element; scalars stand for one that all have."""
    first = next((each for each in operands if isinstance(each, Elements)), None)
    if first is None and POISON in operands:
        return [POISON] * len(op.results)
    if all(isinstance(operand, (int, ComplexNumber)) for operand in operands):
        return _results(op, prepared.compute(*operands))
    if first is None or not computation.elementwise:
        raise Unsupported("cannot be evaluated with operands that are no numbers")
    count = len(first.values)
    machine.reserve(count)
    if prepared.words:
        _charge(prepared, count, machine)
    columns: list[Sequence[Any]] = []
    for operand in operands:
        if isinstance(operand, Elements):
            if operand.shape != first.shape:
                if ResultsBroadcastableShape in type(op).TRAITS:
                    raise Unsupported("cannot be evaluated with operands of different shapes")
                raise UndefinedBehavior("has operands of different shapes")
            columns.append(operand.values)
        elif operand is POISON or isinstance(operand, (int, ComplexNumber)):
            columns.append([operand] * count)
        else:
            raise Unsupported("cannot be evaluated with operands that are no numbers")
    strict = [n for n in range(len(operands)) if n not in computation.chosen]
    has_one = op.single_result is not None
    rows: list[Sequence[Any]] = []
    for row in zip(*columns, strict=True):
        if any(row[number] is POISON for number in strict):
            rows.append(_of_poison(prepared, row, len(op.results)))
            continue
        found = prepared.compute(*row)
        if has_one or found is POISON:
            found = [found] * len(op.results)
        rows.append(found)
    results = list(zip(*rows, strict=True)) or [()] * len(op.results)
    return [Elements(first.shape, list(map(_number, column))) for column in results]


def _edges(type: Type) -> Sequence[int]:
    """Numbers with which operations are undefined, if with any."""
    element = getattr(type, "element_type", type)
    if not isinstance(element, (IntegerType, IndexType)):
        return (0,)
    width = _width(type)
    return (0, (1 << width) - 1, 1 << (width - 1)) if width else (0,)


def _has_shape_of_operands(op: Operation) -> bool:
    """Whether the results are vectors or tensors where an operand is one, and numbers otherwise."""
    are_shaped = any(isinstance(operand.type, ShapedType) for operand in op.operands)
    return all(isinstance(result.type, ShapedType) is are_shaped for result in op.results)


def _width(type: Any) -> int:
    element = getattr(type, "element_type", type)
    width = getattr(element, "width", None)
    if isinstance(width, int):
        return width
    return 64 if isinstance(element, (IndexType, FloatType)) else 0
