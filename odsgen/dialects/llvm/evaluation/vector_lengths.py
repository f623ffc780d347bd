"""Evaluation of the intrinsics of vectors with a mask and a length (`llvm.intr.vp.add`): other elements are poison."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import compress
from math import prod
from typing import Any

from odsgen.dialects.llvm.evaluation.layouts import size_of
from odsgen.dialects.llvm.evaluation.memory import memory_of
from odsgen.dialects.shared import combiner, condition, signed, vector_of
from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Elements, Machine, UndefinedBehavior
from odsgen.runtime import Block, Operation
from odsgen_dialects import llvm

Values = Sequence[Any]


@evaluates(llvm.vscale)
def evaluate_vscale(op: Operation, operands: Values, machine: Machine) -> Values:
    """1: scalable vectors are as small as they can be."""
    return [1]


#: The operations that are done to each element.
_ELEMENTWISE: dict[type[Operation], type[Operation]] = {
    llvm.VPAddOp: llvm.AddOp,
    llvm.VPAndOp: llvm.AndOp,
    llvm.VPAShrOp: llvm.AShrOp,
    llvm.VPFAddOp: llvm.FAddOp,
    llvm.VPFDivOp: llvm.FDivOp,
    llvm.VPFmaOp: llvm.FMAOp,
    llvm.VPFMulOp: llvm.FMulOp,
    llvm.VPFMulAddOp: llvm.FMulAddOp,
    llvm.VPFNegOp: llvm.FNegOp,
    llvm.VPFPExtOp: llvm.FPExtOp,
    llvm.VPFPToSIOp: llvm.FPToSIOp,
    llvm.VPFPToUIOp: llvm.FPToUIOp,
    llvm.VPFPTruncOp: llvm.FPTruncOp,
    llvm.VPFRemOp: llvm.FRemOp,
    llvm.VPFSubOp: llvm.FSubOp,
    llvm.VPIntToPtrOp: llvm.IntToPtrOp,
    llvm.VPLShrOp: llvm.LShrOp,
    llvm.VPMulOp: llvm.MulOp,
    llvm.VPOrOp: llvm.OrOp,
    llvm.VPPtrToIntOp: llvm.PtrToIntOp,
    llvm.VPSDivOp: llvm.SDivOp,
    llvm.VPSExtOp: llvm.SExtOp,
    llvm.VPShlOp: llvm.ShlOp,
    llvm.VPSIToFPOp: llvm.SIToFPOp,
    llvm.VPSMaxOp: llvm.SMaxOp,
    llvm.VPSMinOp: llvm.SMinOp,
    llvm.VPSRemOp: llvm.SRemOp,
    llvm.VPSubOp: llvm.SubOp,
    llvm.VPTruncOp: llvm.TruncOp,
    llvm.VPUDivOp: llvm.UDivOp,
    llvm.VPUIToFPOp: llvm.UIToFPOp,
    llvm.VPUMaxOp: llvm.UMaxOp,
    llvm.VPUMinOp: llvm.UMinOp,
    llvm.VPURemOp: llvm.URemOp,
    llvm.VPXorOp: llvm.XOrOp,
    llvm.VPZExtOp: llvm.ZExtOp,
}


def _lanes(mask: Sequence[Any] | None, length: Any, count: int) -> Iterator[bool]:
    """For each element whether it takes part."""
    if length is POISON:
        raise UndefinedBehavior("has a length that is poison")
    for place in range(count):
        yield place < length and (mask is None or condition(mask[place]))


def _mask(op: Operation, mask: Any) -> Sequence[Any]:
    """The elements of the mask, the last operand but one."""
    return vector_of(mask, op.operands[-2].type).values


def _start_and_step(pointer: Any, strides: Values, type: Any) -> tuple[int, int]:
    """The address of the first element, and how far it is to the next one."""
    if POISON in (pointer, *strides):
        raise UndefinedBehavior("uses poison as an address")
    return pointer, signed(strides[0], 64) if strides else size_of(type.element_type)


@evaluates(*_ELEMENTWISE)
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
            vector_of(vector, value.type).values
            for vector, value in zip(vectors, op.operands, strict=False)
        )
    ]
    found: Any = evaluate(plain, kept, machine)
    return list(found)


def _plain(op: Operation) -> Operation:
    """The operation without a mask, on operands of its own."""
    block = Block([operand.type for operand in op.operands[:-2]])
    plain = _ELEMENTWISE[type(op)](block.arguments, op.result_types, location=op.location)
    return block.append(plain)


@evaluates(llvm.VPSelectMinOp, llvm.VPMergeMinOp)
def evaluate_select(op: Operation, operands: Values, machine: Machine) -> Values:
    """One of two elements; behind the length poison, for `merge` the second."""
    chosen, true, false, length = operands
    type: Any = op.results[0].type
    columns = [vector_of(each, type).values for each in (true, false)]
    flags = vector_of(chosen, op.operands[0].type).values
    is_merged = isinstance(op, llvm.VPMergeMinOp)
    found = []
    for lane, flag, a, b in zip(_lanes(None, length, len(flags)), flags, *columns, strict=True):
        if lane:
            found.append(POISON if flag is POISON else a if flag else b)
        else:
            found.append(b if is_merged else POISON)
    return [Elements(type.shape, found)]


#: The kinds as `combiner` has them.
_KINDS: dict[type[Operation], str] = {
    llvm.VPReduceAddOp: "add",
    llvm.VPReduceAndOp: "and",
    llvm.VPReduceFAddOp: "add",
    llvm.VPReduceFMaxOp: "maxnumf",
    llvm.VPReduceFMinOp: "minnumf",
    llvm.VPReduceFMulOp: "mul",
    llvm.VPReduceMulOp: "mul",
    llvm.VPReduceOrOp: "or",
    llvm.VPReduceSMaxOp: "maxs",
    llvm.VPReduceSMinOp: "mins",
    llvm.VPReduceUMaxOp: "maxu",
    llvm.VPReduceUMinOp: "minu",
    llvm.VPReduceXorOp: "xor",
}


@evaluates(*_KINDS)
def evaluate_reduce(op: Operation, operands: Values, machine: Machine) -> Values:
    """The elements that take part, combined onto the first operand."""
    found, vector, mask, length = operands
    combine = combiner(_KINDS[type(op)], op.results[0].type)
    values = vector_of(vector, op.operands[1].type).values
    lanes = _lanes(_mask(op, mask), length, len(values))
    return [reduce(combine, compress(values, lanes), found)]


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
    values = vector_of(value, type).values
    for place, lane in enumerate(_lanes(_mask(op, mask), length, len(values))):
        if lane:
            memory_of(machine).store(start + place * step, values[place], type.element_type)
    return []
