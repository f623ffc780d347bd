"""Evaluation of the intrinsics of numbers that have no semantics in the spec: inexact ones, and those of two results."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from odsgen.dialects.llvm.evaluation.layouts import filled
from odsgen.dialects.math.evaluation import FUNCTIONS, evaluate_fpowi, in_double
from odsgen.dialects.shared import each, float_operation, semantics_of, signed, width_of
from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Elements, Machine, UndefinedBehavior
from odsgen.runtime import FloatSemantics, Operation
from odsgen.runtime.floats.arithmetic import is_signaling
from odsgen.runtime.floats.functions import fused, is_normal
from odsgen_dialects import llvm
from odsgen_dialects import math as ops

Values = Sequence[Any]

_SAME: dict[type[Operation], type[Operation]] = {
    llvm.ACosOp: ops.AcosOp,
    llvm.ASinOp: ops.AsinOp,
    llvm.ATan2Op: ops.Atan2Op,
    llvm.ATanOp: ops.AtanOp,
    llvm.CosOp: ops.CosOp,
    llvm.CoshOp: ops.CoshOp,
    llvm.Exp2Op: ops.Exp2Op,
    llvm.ExpOp: ops.ExpOp,
    llvm.Log10Op: ops.Log10Op,
    llvm.Log2Op: ops.Log2Op,
    llvm.LogOp: ops.LogOp,
    llvm.PowOp: ops.PowFOp,
    llvm.SinOp: ops.SinOp,
    llvm.SinhOp: ops.SinhOp,
    llvm.TanOp: ops.TanOp,
    llvm.TanhOp: ops.TanhOp,
}
for _intrinsic, _function in _SAME.items():
    evaluates(_intrinsic)(in_double(FUNCTIONS[_function]))

evaluates(llvm.Exp10Op)(in_double(lambda number: FUNCTIONS[ops.PowFOp](10.0, number)))
evaluates(llvm.PowIOp)(evaluate_fpowi)
evaluates(llvm.FMulAddOp)(float_operation(fused))


@evaluates(llvm.SincosOp)
def evaluate_sincos_struct(op: Operation, operands: Values, machine: Machine) -> Values:
    """The sine and the cosine."""
    parts = [in_double(FUNCTIONS[of])(op, operands, machine) for of in (ops.SinOp, ops.CosOp)]
    return [tuple([part[0] for part in parts])]


def _pairs(
    compute: Callable[..., tuple[Any, Any]], op: Operation, operands: Values, machine: Machine
) -> Values:
    """Both results for numbers, or for each element of vectors, in a struct."""
    found = each(compute, operands, machine, op.operands[0].type)
    if not isinstance(found, Elements):
        return [filled(op.results[0].type, POISON) if found is POISON else found]
    pairs = [(POISON, POISON) if pair is POISON else pair for pair in found.values]
    return [tuple([Elements(found.shape, column) for column in zip(*pairs, strict=True)])]


_OVERFLOWS: dict[type[Operation], tuple[bool, Callable[[int, int], int]]] = {
    llvm.SAddWithOverflowOp: (True, int.__add__),
    llvm.SSubWithOverflowOp: (True, int.__sub__),
    llvm.SMulWithOverflowOp: (True, int.__mul__),
    llvm.UAddWithOverflowOp: (False, int.__add__),
    llvm.USubWithOverflowOp: (False, int.__sub__),
    llvm.UMulWithOverflowOp: (False, int.__mul__),
}


@evaluates(*_OVERFLOWS)
def evaluate_with_overflow(op: Operation, operands: Values, machine: Machine) -> Values:
    """The result, cut off, and whether it was."""
    is_signed, function = _OVERFLOWS[type(op)]
    width = width_of(op.operands[0].type)
    mask = (1 << width) - 1

    def compute(a: int, b: int) -> tuple[int, int]:
        if is_signed:
            a, b = signed(a, width), signed(b, width)
        exact = function(a, b)
        kept = exact & mask
        return kept, int((signed(kept, width) if is_signed else kept) != exact)

    return _pairs(compute, op, operands, machine)


@evaluates(llvm.FractionExpOp)
def evaluate_frexp(op: Any, operands: Values, machine: Machine) -> Values:
    """The fraction and the exponent."""
    semantics = semantics_of(op.operands[0].type)

    def compute(bits: int) -> tuple[int, int]:
        number = semantics.to_float(bits)
        if not math.isfinite(number):
            return bits, 0
        fraction, exponent = math.frexp(number)
        return semantics.from_float(fraction), exponent & 0xFFFFFFFF

    return _pairs(compute, op, operands, machine)


@evaluates(llvm.LoadExpOp)
def evaluate_ldexp(op: Operation, operands: Values, machine: Machine) -> Values:
    """A number times a power of two."""
    semantics, width = semantics_of(op.operands[0].type), width_of(op.operands[1].type)

    def compute(bits: int, exponent: int) -> int:
        try:
            return semantics.from_float(
                math.ldexp(semantics.to_float(bits), signed(exponent, width))
            )
        except OverflowError:
            return semantics.infinity(semantics.is_negative(bits))

    return [each(compute, operands, machine, op.results[0].type)]


@evaluates(llvm.IsFPClass)
def evaluate_is_fpclass(op: Any, operands: Values, machine: Machine) -> Values:
    """Whether a number is of one of the classes of a mask (LLVM: FPClassTest)."""
    semantics = semantics_of(op.operands[0].type)
    wanted = op.bit
    return [
        each(
            lambda bits: int(bool(1 << _class_of(semantics, bits) & wanted)),
            operands,
            machine,
            op.results[0].type,
        )
    ]


def _class_of(semantics: FloatSemantics, bits: int) -> int:
    """The number of a class: NaNs, then from negative to positive infinity."""
    if semantics.is_nan(bits):
        return 0 if is_signaling(semantics, bits) else 1
    if semantics.is_infinity(bits):
        size = 0
    elif semantics.is_zero(bits):
        size = 3
    else:
        size = 1 if is_normal(semantics, bits) else 2
    return 2 + size if semantics.is_negative(bits) else 9 - size


@evaluates(llvm.ExpectOp, llvm.ExpectWithProbabilityOp)
def evaluate_expect(op: Operation, operands: Values, machine: Machine) -> Values:
    return operands[:1]


@evaluates(llvm.IsConstantOp)
def evaluate_is_constant(op: Operation, operands: Values, machine: Machine) -> Values:
    """Not known while a program runs."""
    return [0]


@evaluates(llvm.AssumeOp)
def evaluate_assume(op: Operation, operands: Values, machine: Machine) -> Values:
    if operands[0] is POISON or not operands[0]:
        raise UndefinedBehavior("assumes what does not hold")
    return []
