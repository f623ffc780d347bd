"""`affine-raise-from-memref`: loads and stores of `memref` at affine subscripts become those of `affine`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.composition import is_dim, is_symbol
from odsgen.dialects.shared import constant_integer
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    Operation,
    Value,
)
from odsgen_dialects import affine, arith, memref


@register_pass
class RaiseMemrefDialect(Pass):
    """Goes through the loads and stores of a function."""

    ARGUMENT = "affine-raise-from-memref"
    NAME = "RaiseMemrefDialect"
    SUMMARY = "Turn some memref operators to affine operators where supported"
    OPERATION = "func.func"
    REWRITES = ("memref.load", "memref.store")

    def run_on_operation(self, op: Operation) -> None:
        """Replace the accesses whose subscripts are affine."""
        for access in list(op.walk(post_order=True)):
            if not isinstance(access, (memref.LoadOp, memref.StoreOp)):
                continue
            subscripts = _Subscripts()
            if not subscripts.add(access.indices):
                continue
            map, operands = AffineMapAttr.get(subscripts.map()), subscripts.operands
            made: Operation
            if isinstance(access, memref.LoadOp):
                made = affine.AffineLoadOp.build(
                    access.result.type, access.memref, operands, map, location=access.location
                )
            else:
                made = affine.AffineStoreOp.build(
                    access.value, access.memref, operands, map, location=access.location
                )
            block = access.parent_block
            assert block is not None
            block.insert_before(access, made)
            access.replace_with(made)


class _Subscripts:
    """Values as expressions of dimensions and symbols."""

    def __init__(self) -> None:
        self._dims: list[Value] = []
        self._symbols: list[Value] = []
        self._exprs: list[AffineExpr] = []

    @property
    def operands(self) -> list[Value]:
        return [*self._dims, *self._symbols]

    def map(self) -> AffineMap:
        return AffineMap.get(len(self._dims), len(self._symbols), self._exprs)

    def add(self, values: Sequence[Value]) -> bool:
        """Adds results; False where a value is none."""
        for value in values:
            expr = self._expr(value)
            if expr is None:
                return False
            self._exprs.append(expr)
        return True

    def _expr(self, value: Value) -> AffineExpr | None:
        """Operands come before what uses them, without recursion: sums may be long."""
        known: dict[Value, AffineExpr | None] = {}
        stack = [value]
        while stack:
            current = stack[-1]
            op = current.defining_op
            number = constant_integer(current)
            if current in known:
                stack.pop()
            elif number is not None:
                known[current] = AffineConstantExpr.get(number)
            elif isinstance(op, (arith.AddIOp, arith.MulIOp)):
                missing = [each for each in (op.rhs, op.lhs) if each not in known]
                if not missing:
                    lhs, rhs = known[op.lhs], known[op.rhs]
                    if lhs is None or rhs is None:
                        known[current] = self._leaf(current)
                    else:
                        known[current] = lhs + rhs if isinstance(op, arith.AddIOp) else lhs * rhs
                stack += missing
            else:
                known[current] = self._leaf(current)
        return known[value]

    def _leaf(self, value: Value) -> AffineExpr | None:
        if value in self._symbols or is_symbol(value):
            return AffineSymbolExpr.get(_position(value, self._symbols))
        if value in self._dims or is_dim(value):
            return AffineDimExpr.get(_position(value, self._dims))
        return None


def _position(value: Value, values: list[Value]) -> int:
    if value not in values:
        values.append(value)
    return values.index(value)
