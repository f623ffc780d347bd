"""The hooks of fd.td."""

from typing import Any

from odsgen.rewriting import RewritePattern, constant_value
from odsgen.runtime.builtin.attributes import FloatAttr, IntegerAttr, StringAttr
from odsgen.runtime.builtin.types import f32, i32
from odsgen.runtime.interfaces import RegionKind

fd: Any = None  # the package of the dialect, which the test puts here


def number(attribute):
    if not isinstance(attribute, IntegerAttr):
        return None
    return (attribute.value + 2**31) % 2**32 - 2**31


def made(value):
    return IntegerAttr.get((value + 2**31) % 2**32 - 2**31, i32)


def materialize_constant(value, type, location):
    if type is f32:
        return None
    made_of = fd.Other if isinstance(value, StringAttr) else fd.Constant
    return made_of((), [type], {"value": value}, location=location)


def fold_constant(op, operands):
    return [op.property_attribute("value")]


fold_other = fold_constant


def fold_add(op, operands):
    a, b = map(number, operands)
    if b == 0:
        return [op.a]
    return None if a is None or b is None else [made(a + b)]


def fold_sub(op, operands):
    a, b = map(number, operands)
    if op.a is op.b:
        return [made(0)]
    return None if a is None or b is None else [made(a - b)]


def fold_count(op, operands):
    if op.n == 0:
        return None
    op.n -= 1
    return [op.r]


def fold_divide(op, operands):
    a, b = map(number, operands)
    if b == 1:
        return [op.a, made(0)]
    if a is None or b is None or b == 0:
        return None
    quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    return [made(quotient), made(a - quotient * b)]


def fold_half(op, operands):
    a = number(operands[0])
    return (
        None if a is None else [made(abs(a) // 2 * (1 if a >= 0 else -1)), FloatAttr.get(7.0, f32)]
    )


def fold_emit(op, operands):
    inner = op.a.defining_op
    if inner is None or inner.name != "fd.sub":
        return None
    op.a = inner.a
    return []


def fold_pass(op, operands):
    return [operands[0]] if isinstance(operands[0], StringAttr) else None


class LeftOfLeft(RewritePattern):
    root = "fd.left"

    def match_and_rewrite(self, op: Any, rewriter):
        inner = op.x.defining_op
        if inner is None or inner.name != "fd.left":
            return False
        rewriter.replace_op_with_new(
            op, fd.Add((inner.x, op.x), op.result_types, location=op.location)
        )
        return True


class LeftOfConstant(RewritePattern):
    root = "fd.left"
    benefit = 3

    def match_and_rewrite(self, op: Any, rewriter):
        if constant_value(op.x) is None:
            return False
        first = rewriter.insert(
            fd.Constant((), op.result_types, {"value": made(1)}, location=op.location)
        )
        rewriter.replace_op_with_new(
            op, fd.Sub((first.r, op.x), op.result_types, location=op.location)
        )
        return True


def canonicalization_patterns_left():
    return [LeftOfLeft(), LeftOfConstant()]


def canonicalize_method(op, rewriter):
    if not op.r.has_uses:
        rewriter.erase_op(op)
        return True
    if "skip" in op.attributes:
        rewriter.replace_op(op, [op.x])
        return True
    return False


def canonicalize_grow(op, rewriter):
    if op.n == 0:
        return False
    rewriter.set_insertion_point_after(op)
    rewriter.insert(fd.Grow((), (), {"n": made(op.n - 1)}, location=op.location))
    rewriter.replace_op_with_new(op, fd.Down((), (), {"n": op.n_attr}, location=op.location))
    return True


def region_kind_graph(op, index):
    return RegionKind.GRAPH


def successor_operands_br(op, index):
    return op.xs


def successor_for_operands_br(op, operands):
    return op.to


def successor_operands_if(op, index):
    return op.ys if index else op.xs
