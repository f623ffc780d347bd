"""Bounds of values and of sizes of shaped values, from the operations that define them (MLIR: `ValueBoundsConstraintSet`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from odsgen.dialects.shared import (
    Mixed,
    as_shape,
    constant_integer,
    dropped_dimensions,
    mixed_sizes,
    mixed_slice,
)
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.presburger import Polyhedron
from odsgen.runtime import (
    DYNAMIC,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    BlockArgument,
    Operation,
    OpResult,
    ShapedType,
    Value,
)
from odsgen_dialects import affine, arith, linalg, memref, scf, tensor

T = TypeVar("T")
#: A value of type index, or a dimension of a shaped value.
Key = tuple[Value, int | None]
Rule = Callable[["ValueBounds", Any, Value, int | None], None]

_MEMORY = (memref.AllocOp, memref.AllocaOp)
_CASTS = (tensor.CastOp, memref.CastOp)
_SLICES = (tensor.ExtractSliceOp, memref.SubViewOp)


class ValueBounds:
    """Constraints that grow from one value to those that it is computed from."""

    def __init__(self) -> None:
        self._system = Polyhedron()
        self._columns: dict[Key, int] = {}
        self._queue: deque[Key] = deque()

    def expr(self, value: Value, dim: int | None = None) -> AffineExpr:
        """A value or size as an expression: a number where it is known."""
        known = constant_integer(value) if dim is None else _static_size(value, dim)
        return AffineConstantExpr.get(known) if known is not None else self._column(value, dim)

    def mixed(self, entry: Mixed) -> AffineExpr:
        """A number or a value."""
        return self.expr(entry) if isinstance(entry, Value) else AffineConstantExpr.get(entry)

    def _column(self, value: Value, dim: int | None) -> AffineExpr:
        position = self._columns.get((value, dim))
        if position is None:
            position = self._columns[value, dim] = self._system.append_dims()
            self._queue.append((value, dim))
        return AffineDimExpr.get(position)

    def bound(self, value: Value, dim: int | None, relation: str, *exprs: AffineExpr) -> None:
        """A value or size is `==`, `>=` or `<=` expressions."""
        map = AffineMap.get(self._system.num_dims, 0, exprs)
        self._system.add_bound(map, self._columns[value, dim], relation)

    def constant_bound(self, value: Value, dim: int | None, *, is_upper: bool) -> int | None:
        """The first bound found that is a number, which may be reached (`computeConstantBound`)."""
        known = self.expr(value, dim)
        if isinstance(known, AffineConstantExpr):
            return known.value
        position = self._columns[value, dim]
        return self._first(lambda: self._system.constant_bound(position, is_upper=is_upper))

    def insert(self, expr: AffineExpr, num_dims: int, operands: Sequence[Value]) -> int:
        """A new variable that is an expression of values."""
        position = self._system.append_dims()
        exprs = [self.expr(operand) for operand in operands]
        said = expr.replace_dims_and_symbols(exprs[:num_dims], exprs[num_dims:])
        return self._variable(position, said)

    def _variable(self, position: int, expr: AffineExpr) -> int:
        self._system.add_bound(AffineMap.get(self._system.num_dims, 0, [expr]), position, "==")
        return position

    def is_size(self, size: Mixed, value: Value, dim: int) -> bool:
        """Whether a number or value, or another's size, is known to be a size (`areEqual`)."""
        return self._are_equal(self.mixed(size), self.expr(value, dim))

    def are_same_sizes(self, one: tuple[Value, int], other: tuple[Value, int]) -> bool:
        """Whether sizes of two values are known to be the same (`areEqual`)."""
        return self._are_equal(self.expr(*one), self.expr(*other))

    def _are_equal(self, one: AffineExpr, other: AffineExpr) -> bool:
        first, second = (self._variable(self._system.append_dims(), expr) for expr in (one, other))

        def decided() -> bool | None:
            return True if self._is_zero(first, second) else None

        return bool(self._first(decided))

    def _is_zero(self, one: int, other: int) -> bool:
        """Whether the difference of variables can be neither less nor more than zero."""
        for factors in ({one: 1, other: -1}, {one: -1, other: 1}):
            tried = self._system.copy()
            tried.inequalities.append(tried.row(factors, -1))
            if not tried.is_empty():
                return False
        return True

    def is_less(self, one: int, other: int) -> bool | None:
        """Whether a variable is less than another; None if neither that nor the contrary is known (`strongCompare`)."""

        def decided() -> bool | None:
            system = self._system
            if system.is_empty():
                return None
            for answer, factors, constant in (
                (True, {one: 1, other: -1}, 0),
                (False, {one: -1, other: 1}, -1),
            ):
                tried = system.copy()
                tried.inequalities.append(tried.row(factors, constant))
                if tried.is_empty():
                    return answer
            return None

        return self._first(decided)

    def _first(self, found: Callable[[], T | None]) -> T | None:
        """The first answer that there is, as values are visited one after another."""
        while self._queue:
            answer = found()
            if answer is not None:
                return answer
            self._visit(*self._queue.popleft())
        return found()

    def bound_by(
        self, value: Value, is_kept: Callable[[Value], bool]
    ) -> tuple[AffineExpr, list[Key]] | None:
        """The upper bound, which may be reached, of a value by some values and sizes, which the dimensions name."""
        known = self.expr(value)
        if isinstance(known, AffineConstantExpr):
            return known, []
        while self._queue:
            key = self._queue.popleft()
            if key[0] is value or not is_kept(key[0]):
                self._visit(*key)
        keys = list(self._columns)
        for number in range(len(keys) - 1, 0, -1):
            if not is_kept(keys[number][0]):
                self._system.project_out(number, 1)
                del keys[number]
        exprs = [] if self._system.num_locals else self._system.bounds(0, is_upper=True)
        if len(exprs) == 1:
            return exprs[0], keys
        constant = self._system.constant_bound(0, is_upper=True)
        return None if constant is None else (AffineConstantExpr.get(constant), keys)

    def _visit(self, value: Value, dim: int | None) -> None:
        owner = value.owner if isinstance(value, OpResult) else _parent_of(value)
        if owner is None:
            return
        rule = _RULES.get(type(owner))
        if rule is not None:
            rule(self, owner, value, dim)
        elif dim is not None and isinstance(value, OpResult):
            self._tied(owner, value, dim)

    def _tied(self, owner: Any, value: OpResult, dim: int) -> None:
        """The results of an operation that writes into tensors have their sizes."""
        if "DestinationStyleOpInterface" in owner.INTERFACES:
            init = list(owner.dps_inits_mutable)[value.index]
            self.bound(value, dim, "==", self.expr(init, dim))


def _static_size(value: Value, dim: int) -> int | None:
    type = value.type
    size = type.shape[dim] if isinstance(type, ShapedType) and type.has_rank else DYNAMIC
    return None if size == DYNAMIC else size


def _parent_of(value: Value) -> Operation | None:
    region = value.parent_region
    return None if region is None else region.parent_op


def constant_upper_bound(value: Value, dim: int | None = None) -> int | None:
    """A number that a value or size does not exceed; None if none is known."""
    return ValueBounds().constant_bound(value, dim, is_upper=True)


# --- what operations say of their results and arguments ------------------------------------------------------------------


def _affine(relation: str) -> Rule:
    def rule(bounds: ValueBounds, op: Any, value: Value, dim: int | None) -> None:
        map: AffineMap = op.map.value
        exprs = [bounds.expr(operand) for operand in op.operands]
        for result in map.results:
            said = result.replace_dims_and_symbols(exprs[: map.num_dims], exprs[map.num_dims :])
            bounds.bound(value, None, relation, said)

    return rule


def _arithmetic(combine: Callable[[AffineExpr, AffineExpr], AffineExpr]) -> Rule:
    def rule(bounds: ValueBounds, op: Any, value: Value, dim: int | None) -> None:
        bounds.bound(value, None, "==", combine(*map(bounds.expr, op.operands)))

    return rule


def _sizes(of: Callable[[Any], Sequence[Mixed]]) -> Rule:
    """The sizes of the result are those that an operation lists."""

    def rule(bounds: ValueBounds, op: Any, value: Value, dim: int | None) -> None:
        assert dim is not None
        bounds.bound(value, dim, "==", bounds.mixed(of(op)[dim]))

    return rule


def _kept_sizes(op: Any) -> list[Mixed]:
    sizes = mixed_slice(op).sizes
    dropped = dropped_dimensions(as_shape(sizes), op.result.type.shape) or ()
    return [size for number, size in enumerate(sizes) if number not in dropped]


def _pad(bounds: ValueBounds, op: tensor.PadOp, value: Value, dim: int | None) -> None:
    assert dim is not None
    low = mixed_values(op.static_low, op.low)[dim]
    high = mixed_values(op.static_high, op.high)[dim]
    total = bounds.expr(op.source, dim) + bounds.mixed(low) + bounds.mixed(high)
    bounds.bound(value, dim, "==", total)


def _cast(bounds: ValueBounds, op: Operation, value: Value, dim: int | None) -> None:
    source = op.operands[0]
    if dim is not None and isinstance(source.type, ShapedType) and source.type.has_rank:
        bounds.bound(value, dim, "==", bounds.expr(source, dim))


def _dimension(bounds: ValueBounds, op: Any, value: Value, dim: int | None) -> None:
    bounds.bound(value, None, ">=", AffineConstantExpr.get(0))
    number = constant_integer(op.operands[1])
    source = op.operands[0]
    if number is not None and isinstance(source.type, ShapedType) and source.type.has_rank:
        bounds.bound(value, None, "==", bounds.expr(source, number))


def _for(bounds: ValueBounds, op: scf.ForOp, value: Value, dim: int | None) -> None:
    if isinstance(value, BlockArgument) and value.index == 0:
        lower, upper, step = map(bounds.expr, (op.lower_bound, op.upper_bound, op.step))
        _count(bounds, value, lower, upper, step)
        return
    number = value.index if isinstance(value, OpResult) else value.index - 1  # type: ignore[attr-defined]
    terminator = op.region.entry_block.terminator
    assert terminator is not None
    argument = op.region.entry_block.arguments[number + 1]
    if _root(terminator.operands[number], dim) is argument:
        bounds.bound(value, dim, "==", bounds.expr(op.init_args[number], dim))


def _count(
    bounds: ValueBounds, value: Value, lower: AffineExpr, upper: AffineExpr, step: AffineExpr
) -> None:
    """A loop counts from a bound to the last step before another one."""
    bounds.bound(value, None, ">=", lower)
    bounds.bound(value, None, "<=", upper - 1)
    if isinstance(step, AffineConstantExpr) and step.value > 1:
        bounds.bound(value, None, "<=", lower + (upper - 1 - lower).floor_div(step) * step)


def _root(value: Value, dim: int | None) -> Value:
    """The value that surely has the same size, or is the same index."""
    while dim is not None and isinstance(value, OpResult):
        owner: Any = value.owner
        if isinstance(owner, tensor.InsertSliceOp):
            value = owner.dest
        elif isinstance(owner, _CASTS):
            value = owner.operands[0]
        elif isinstance(owner, scf.ForOp):
            value = owner.init_args[value.index]
        elif "DestinationStyleOpInterface" in owner.INTERFACES:
            value = list(owner.dps_inits_mutable)[value.index]
        else:
            break
    return value


def _forall(bounds: ValueBounds, op: scf.ForallOp, value: Value, dim: int | None) -> None:
    upper = mixed_values(op.static_upper_bound, op.dynamic_upper_bound)
    if isinstance(value, BlockArgument) and value.index < len(upper):
        lower = mixed_values(op.static_lower_bound, op.dynamic_lower_bound)
        steps = mixed_values(op.static_step, op.dynamic_step)
        _count(bounds, value, *(bounds.mixed(part[value.index]) for part in (lower, upper, steps)))
        return
    number = value.index if isinstance(value, OpResult) else value.index - len(upper)  # type: ignore[attr-defined]
    bounds.bound(value, dim, "==", bounds.expr(op.outputs[number], dim))


_RULES: dict[type[Operation], Rule] = {
    affine.AffineApplyOp: _affine("=="),
    affine.AffineMinOp: _affine("<="),
    affine.AffineMaxOp: _affine(">="),
    arith.AddIOp: _arithmetic(lambda a, b: a + b),
    arith.SubIOp: _arithmetic(lambda a, b: a - b),
    arith.MulIOp: _arithmetic(lambda a, b: a * b),
    scf.ForOp: _for,
    scf.ForallOp: _forall,
    tensor.EmptyOp: _sizes(lambda op: mixed_sizes(op.result.type.shape, op.dynamic_sizes)),
    tensor.ExpandShapeOp: _sizes(lambda op: mixed_values(op.static_output_shape, op.output_shape)),
    tensor.PadOp: _pad,
    **dict.fromkeys(
        _MEMORY, _sizes(lambda op: mixed_sizes(op.memref.type.shape, op.dynamic_sizes))
    ),
    **dict.fromkeys(_CASTS, _cast),
    **dict.fromkeys(_SLICES, _sizes(_kept_sizes)),
    **dict.fromkeys((tensor.DimOp, memref.DimOp), _dimension),
    linalg.IndexOp: lambda bounds, op, value, dim: bounds.bound(
        value, None, ">=", AffineConstantExpr.get(0)
    ),
}
