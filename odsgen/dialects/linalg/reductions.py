"""Reductions in the bodies of structured operations, and their neutral elements."""

from __future__ import annotations

from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.shared import identity_constant
from odsgen.runtime import FloatAttr, FloatType, Location, Operation, Type, Value
from odsgen_dialects import arith

_KINDS: dict[type[Operation], arith.AtomicRMWKind] = {
    arith.AddFOp: arith.AtomicRMWKind.addf,
    arith.AddIOp: arith.AtomicRMWKind.addi,
    arith.MulFOp: arith.AtomicRMWKind.mulf,
    arith.MulIOp: arith.AtomicRMWKind.muli,
    arith.MaximumFOp: arith.AtomicRMWKind.maximumf,
    arith.MinimumFOp: arith.AtomicRMWKind.minimumf,
    arith.MaxNumFOp: arith.AtomicRMWKind.maxnumf,
    arith.MinNumFOp: arith.AtomicRMWKind.minnumf,
    arith.MaxSIOp: arith.AtomicRMWKind.maxs,
    arith.MinSIOp: arith.AtomicRMWKind.mins,
    arith.MaxUIOp: arith.AtomicRMWKind.maxu,
    arith.MinUIOp: arith.AtomicRMWKind.minu,
    arith.OrIOp: arith.AtomicRMWKind.ori,
    arith.AndIOp: arith.AtomicRMWKind.andi,
    arith.XOrIOp: arith.AtomicRMWKind.xori,
}


def combining_operations(op: Operation, number: int) -> list[Operation]:
    """The chain of operations by which a result is reduced into its init; empty if it is no such chain."""
    block = op.regions[0].entry_block
    terminator = block.terminator
    assert terminator is not None
    argument = block.arguments[len(block.arguments) - len(inits_of(op)) + number]
    found: list[Operation] = []
    current: Value = argument
    yielded = terminator.operands[number]
    while current is not yielded:
        users = list(current.users)
        if len(users) != 1 or len(users[0].operands) != 2 or users[0].parent_block is not block:
            return []
        if users[0].operands[0] is users[0].operands[1]:
            return []
        found.append(users[0])
        current = users[0].results[0]
    return found


def neutral_element(op: Operation, location: Location) -> Operation | None:
    """An `arith.constant` of the neutral element of a binary operation (`arith::getNeutralElement`)."""
    kind = _KINDS.get(type(op))
    if kind is None:
        return None
    type_: Type = op.results[0].type
    flags = getattr(op, "fastmath", None)
    if isinstance(type_, FloatType) and flags is not None and arith.FastMathFlags.ninf in flags:
        value = _greatest_finite(kind, type_)
        if value is not None:
            return arith.ConstantOp.build(value, location=location)
    return identity_constant(kind, type_, location)


def _greatest_finite(kind: arith.AtomicRMWKind, type_: FloatType) -> FloatAttr | None:
    signs = {arith.AtomicRMWKind.maximumf: 1, arith.AtomicRMWKind.minimumf: 0}
    if kind not in signs:
        return None
    infinity = type_.SEMANTICS.from_float(float("inf"))
    return FloatAttr.from_bits((infinity - 1) | (signs[kind] << (type_.width - 1)), type_)
