"""Evaluation of the intrinsics of vectors with a mask and a length (`llvm.intr.vp.add`): other elements are poison."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

from odsgen.dialects.llvm.evaluation.aggregates import elements_of
from odsgen.dialects.llvm.evaluation.layouts import size_of
from odsgen.dialects.llvm.evaluation.memory import memory_of
from odsgen.dialects.shared import combiner, condition, signed
from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Elements, Machine, UndefinedBehavior
from odsgen.runtime import Block, Operation
from odsgen_dialects import llvm

Values = Sequence[Any]

#: The operations whose names say which one is done to each element: `llvm.add`, or `llvm.intr.smax`.
_ELEMENTWISE = (
    "add and ashr fadd fdiv fma fmul fmuladd fneg fpext fptosi fptoui fptrunc frem fsub inttoptr lshr "
    "mul or ptrtoint sdiv sext shl sitofp smax smin srem sub trunc udiv uitofp umax umin urem xor zext"
).split()
_PREFIX = "llvm.intr.vp."


def _classes(names: Sequence[str]) -> list[type[Operation]]:
    return [llvm.DIALECT.operations[_PREFIX + name] for name in names]


def _lanes(mask: Sequence[Any] | None, length: Any, count: int) -> Iterator[bool]:
    """For each element whether it takes part."""
    if length is POISON:
        raise UndefinedBehavior("has a length that is poison")
    for place in range(count):
        yield place < length and (mask is None or condition(mask[place]))


def _mask(op: Operation, mask: Any) -> Sequence[Any]:
    """The elements of the mask, the last operand but one."""
    return elements_of(mask, op.operands[-2].type)


def _start_and_step(pointer: Any, strides: Values, type: Any) -> tuple[int, int]:
    """The address of the first element, and how far it is to the next one."""
    if POISON in (pointer, *strides):
        raise UndefinedBehavior("uses poison as an address")
    return pointer, signed(strides[0], 64) if strides else size_of(type.element_type)


@evaluates(*_classes(_ELEMENTWISE))
def evaluate_elementwise(op: Operation, operands: Values, machine: Machine) -> Values:
    """The operation without a mask, for the elements that take part."""
    *vectors, mask, length = operands
    plain = machine.prepared.get(op)
    if plain is None:
        plain = machine.prepared[op] = _plain(op)
    evaluate = machine.evaluator(plain)
    assert evaluate is not None
    type: Any = op.results[0].type
    lanes = list(_lanes(_mask(op, mask), length, prod(type.shape)))
    kept = [
        Elements(
            type.shape, [each if lane else POISON for each, lane in zip(column, lanes, strict=True)]
        )
        for column in (
            elements_of(vector, value.type)
            for vector, value in zip(vectors, op.operands, strict=False)
        )
    ]
    found: Any = evaluate(plain, kept, machine)
    return list(found)


def _plain(op: Operation) -> Operation:
    """The operation without a mask, on operands of its own."""
    name = op.name.removeprefix(_PREFIX)
    classes = llvm.DIALECT.operations
    op_class = classes.get(f"llvm.{name}") or classes[f"llvm.intr.{name}"]
    block = Block([operand.type for operand in op.operands[:-2]])
    return block.append(op_class(block.arguments, op.result_types, location=op.location))


@evaluates(llvm.VPSelectMinOp, llvm.VPMergeMinOp)
def evaluate_select(op: Operation, operands: Values, machine: Machine) -> Values:
    """One of two elements; behind the length poison, for `merge` the second."""
    chosen, true, false, length = operands
    type: Any = op.results[0].type
    columns = [elements_of(each, type) for each in (true, false)]
    flags = elements_of(chosen, op.operands[0].type)
    is_merged = isinstance(op, llvm.VPMergeMinOp)
    found = []
    for lane, flag, a, b in zip(_lanes(None, length, len(flags)), flags, *columns, strict=True):
        if lane:
            found.append(POISON if flag is POISON else a if flag else b)
        else:
            found.append(b if is_merged else POISON)
    return [Elements(type.shape, found)]


_KINDS = {
    "add": "add",
    "and": "and",
    "fadd": "add",
    "fmax": "maxnumf",
    "fmin": "minnumf",
    "fmul": "mul",
    "mul": "mul",
    "or": "or",
    "smax": "maxs",
    "smin": "mins",
    "umax": "maxu",
    "umin": "minu",
    "xor": "xor",
}


@evaluates(*_classes([f"reduce.{kind}" for kind in _KINDS]))
def evaluate_reduce(op: Operation, operands: Values, machine: Machine) -> Values:
    """The elements that take part, combined onto the first operand."""
    found, vector, mask, length = operands
    combine = combiner(_KINDS[op.name.rpartition(".")[2]], op.results[0].type)
    values = elements_of(vector, op.operands[1].type)
    for lane, value in zip(_lanes(_mask(op, mask), length, len(values)), values, strict=True):
        if lane:
            found = combine(found, value)
    return [found]


@evaluates(llvm.VPLoadOp, llvm.VPStridedLoadOp)
def evaluate_load(op: Operation, operands: Values, machine: Machine) -> Values:
    pointer, *strides, mask, length = operands
    type: Any = op.results[0].type
    start, step = _start_and_step(pointer, strides, type)
    memory = memory_of(machine)
    return [
        Elements(
            type.shape,
            [
                memory.load(start + place * step, type.element_type) if lane else POISON
                for place, lane in enumerate(_lanes(_mask(op, mask), length, prod(type.shape)))
            ],
        )
    ]


@evaluates(llvm.VPStoreOp, llvm.VPStridedStoreOp)
def evaluate_store(op: Operation, operands: Values, machine: Machine) -> Values:
    value, pointer, *strides, mask, length = operands
    type: Any = op.operands[0].type
    start, step = _start_and_step(pointer, strides, type)
    values = elements_of(value, type)
    for place, lane in enumerate(_lanes(_mask(op, mask), length, len(values))):
        if lane:
            memory_of(machine).store(start + place * step, values[place], type.element_type)
    return []
