"""`convert-parallel-loops-to-gpu`: parallel loops that are mapped to the ids of a GPU become launches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odsgen.dialects.shared import build_for, load_dependent_dialects
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import constant_value
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    Block,
    Builder,
    CloneMap,
    Diagnostic,
    EffectKind,
    InsertionPoint,
    IntegerAttr,
    Location,
    MemoryEffectOpInterface,
    MissingMethodError,
    Operation,
    Region,
    Severity,
    UnitAttr,
    Value,
    as_interface,
    index,
    is_memory_effect_free,
)
from odsgen_dialects import affine, arith, gpu, scf

#: The attribute that MLIR leaves on launches.
_VISITED = "SCFToGPU_visited"
_D0, _S0, _S1 = AffineDimExpr.get(0), AffineSymbolExpr.get(0), AffineSymbolExpr.get(1)


class _CannotMap(Exception):
    """The loops cannot be a launch; one of them, which is given, has a mapping of another kind."""

    def __init__(self, loop: Operation | None = None) -> None:
        super().__init__()
        self.loop = loop


def _apply(builder: Builder, map: AffineMap, operands: list[Value], location: Location) -> Value:
    made = affine.AffineApplyOp.build(AffineMapAttr.get(map), operands, location=location)
    return builder.insert(made).results[0]


def _of(map: AffineMap, expr: AffineExpr) -> AffineMap:
    """A map of the value of an expression of one dimension and two symbols."""
    return map.compose(AffineMap.get(1, 2, [expr]))


def _has_effect(op: Operation, *kinds: EffectKind) -> bool:
    """Whether an operation says itself that it has an effect of some kinds."""
    known = as_interface(op, MemoryEffectOpInterface)
    try:
        return known is not None and any(effect.kind in kinds for effect in known.effects)
    except MissingMethodError:
        return False


class _Launch:
    """A launch that is built apart, with what has to come before it, until it is complete."""

    def __init__(self, loop: scf.ParallelOp) -> None:
        self._loop = loop
        location = loop.location
        self._before = Block()
        self._outside = Builder(InsertionPoint.at_end(self._before))
        one = index_constant(self._outside, 1, location)
        body = Block([index] * 12, [location] * 12)
        body.append(gpu.TerminatorOp.build(location=location))
        self._launch = gpu.LaunchOp.build(
            None, [], *[one] * 6, body=Region((body,)), location=location
        )
        self._inside = Builder(InsertionPoint.at_start(body))
        self._mapping = CloneMap()
        self._sizes: dict[gpu.Processor, Value] = {}
        self._has_effects = False
        self._has_written = False
        self._has_left_scope = False

    # --- values -------------------------------------------------------------------------------------------------------

    def _mapped(self, value: Value) -> Value:
        return self._mapping.values.get(value, value)

    def _is_independent(self, value: Value) -> bool:
        """Whether a value is there before the launch."""
        region, own = value.parent_region, self._loop.parent_region
        if value.parent_block is self._before:
            return True
        return region is not None and own is not None and region.is_ancestor(own)

    def _is_known(self, value: Value) -> bool:
        is_constant = isinstance(value.defining_op, arith.ConstantOp)
        return is_constant or self._is_independent(value)

    def _taken_out(self, value: Value, builder: Builder) -> Value:
        """A value that is there before the launch, or a new constant."""
        value = self._mapped(value)
        if self._is_independent(value):
            return value
        constant = value.defining_op
        if not isinstance(constant, arith.ConstantOp):
            raise _CannotMap
        return builder.insert(constant.clone()).results[0]

    def _most(self, bound: Value) -> Value | None:
        """A number that a bound does not exceed."""
        op = bound.defining_op
        if isinstance(op, arith.ConstantOp):
            return bound
        if isinstance(op, affine.AffineMinOp):
            for expr in op.map.value.results:
                if isinstance(expr, AffineConstantExpr):
                    return index_constant(self._outside, expr.value, op.location)
        if isinstance(op, arith.MinSIOp):
            return self._most(op.lhs) or self._most(op.rhs)
        if isinstance(op, arith.MulIOp):
            factors = [self._most(factor) for factor in op.operands]
            numbers = [
                known.value
                for factor in factors
                if factor is not None and isinstance(known := constant_value(factor), IntegerAttr)
            ]
            if len(numbers) == len(factors) and (numbers[0] < 0) == (numbers[1] < 0):
                return index_constant(self._outside, numbers[0] * numbers[1], op.location)
        return None

    # --- loops --------------------------------------------------------------------------------------------------------

    def enter(self, loop: scf.ParallelOp) -> int:
        """Map the dimensions of a loop; the number of scopes that were opened."""
        mapping = loop.attributes.get("mapping")
        entries: Any = getattr(mapping, "elements", None)
        dims = list(
            zip(
                loop.region.entry_block.arguments,
                loop.lower_bound,
                loop.upper_bound,
                loop.step,
                strict=True,
            )
        )
        if entries is None or loop.results or len(entries) != len(dims):
            raise _CannotMap
        scopes = 0
        for entry, (counter, lower, upper, step) in zip(entries, dims, strict=True):
            if not isinstance(entry, gpu.ParallelLoopDimMappingAttr):
                raise _CannotMap(loop)
            if entry.processor is gpu.Processor.Sequential:
                first, end, by = map(self._mapped, (lower, upper, step))
                made = build_for(first, end, by, (), loop.location)
                self._open(made)
                place: Value = made.region.entry_block.arguments[0]
                scopes += 1
            else:
                place, is_exact = self._place(loop, entry, lower, upper, step)
                if not is_exact:
                    self._open_if_below(place, upper, loop.location)
                    scopes += 1
            self._mapping.map_value(counter, place)
        for name, attribute in loop.attributes.items():
            if name != "mapping":
                self._launch.attributes[name] = attribute
        return scopes

    def _place(
        self, loop: scf.ParallelOp, entry: Any, lower: Value, upper: Value, step: Value
    ) -> tuple[Value, bool]:
        """The value of a counter, and whether the ids do not exceed the bound."""
        location = loop.location
        number = self._launch.body.entry_block.arguments[entry.processor.value]
        parts = [self._taken_out(value, self._inside) for value in (step, lower)]
        place = _apply(self._inside, _of(entry.map, _D0 * _S0 + _S1), [number, *parts], location)
        if entry.bound is None:
            return place, True
        if not self._is_known(lower) or not self._is_known(step):
            raise _CannotMap
        is_exact = self._is_known(upper)
        most: Value | None = upper if is_exact else self._most(upper)
        if most is None or entry.processor in self._sizes:
            raise _CannotMap
        operands = [self._taken_out(value, self._outside) for value in (most, lower, step)]
        self._sizes[entry.processor] = _apply(
            self._outside, _of(entry.bound, (_D0 - _S0).ceil_div(_S1)), operands, location
        )
        return place, is_exact

    def _open(self, op: Operation) -> None:
        """Insert an operation with a body, and go on in that."""
        self._inside.insert(op)
        self._inside.insertion_point = InsertionPoint.at_start(op.regions[0].entry_block)

    def _open_if_below(self, place: Value, bound: Value, location: Location) -> None:
        less = arith.CmpIOp.build(
            arith.CmpIPredicate.slt, place, self._mapped(bound), location=location
        )
        condition = self._inside.insert(less).results[0]
        body = Block()
        body.append(scf.YieldOp.build(location=location))
        self._open(scf.IfOp((condition,), regions=(Region((body,)), Region()), location=location))

    def leave(self) -> None:
        """Go on behind the innermost scope."""
        block = self._inside.insertion_point.block
        parent = block.parent_op
        assert parent is not None
        self._inside.insertion_point = InsertionPoint.after(parent)
        self._has_left_scope = True
        self._has_effects = False

    def check_nested(self, loop: Operation) -> None:
        """Refuses a loop that accesses memory behind writes, which all its iterations would repeat."""
        accesses = (EffectKind.READ, EffectKind.WRITE)
        if self._has_written and any(_has_effect(inner, *accesses) for inner in loop.walk()):
            raise _CannotMap

    def copy(self, op: Operation) -> None:
        """Copy an operation of a body; those with effects belong into the innermost loop."""
        made = self._inside.insert(op.clone(self._mapping))
        self._has_written |= _has_effect(made, EffectKind.WRITE)
        self._has_effects |= bool(made.regions) or not is_memory_effect_free(made)
        if self._has_effects and self._has_left_scope:
            raise _CannotMap

    # --- the end ------------------------------------------------------------------------------------------------------

    def replace_loop(self) -> None:
        """Puts the launch in the place of the loop."""
        for processor, size in self._sizes.items():
            self._launch.set_operand(processor.value, size)
        self._launch.attributes[_VISITED] = UnitAttr.get()
        block = self._loop.parent_block
        assert block is not None
        for op in [*self._before, self._launch]:
            if op.parent_block is not None:
                op.remove()
            block.insert_before(self._loop, op)
        self._loop.erase()

    def discard(self) -> None:
        """Drops what was built."""
        self._launch.erase()
        for op in reversed(list(self._before)):
            op.erase()


def _convert(loop: scf.ParallelOp) -> Operation | None:
    """Make the loop, with those inside, a launch; it stays if that cannot be.

    Gives a loop with a mapping of another kind.
    """
    launch = _Launch(loop)
    tasks: list[Operation | Callable[[], None]] = [loop]
    try:
        while tasks:
            task = tasks.pop()
            if isinstance(task, scf.ParallelOp):
                launch.check_nested(task)
                scopes = launch.enter(task)
                tasks += [launch.leave] * scopes
                tasks += reversed(list(task.region.entry_block)[:-1])
            elif isinstance(task, Operation):
                launch.copy(task)
            else:
                task()
    except _CannotMap as problem:
        launch.discard()
        return problem.loop
    launch.replace_loop()
    return None


@register_pass
class ConvertParallelLoopToGpuPass(Pass):
    """Converts mapped parallel loops to launches."""

    ARGUMENT = "convert-parallel-loops-to-gpu"
    NAME = "ConvertParallelLoopToGpu"
    SUMMARY = "Convert mapped scf.parallel ops to gpu launch operations"
    REWRITES = ("scf.parallel",)

    def run_on_operation(self, op: Operation) -> None:
        load_dependent_dialects(op, "affine", "gpu")
        loops = [
            inner
            for inner in op.walk()
            if isinstance(inner, scf.ParallelOp)
            and "mapping" in inner.attributes
            and inner.parent_of_type(scf.ParallelOp) is None
        ]
        for loop in loops:
            wrong = _convert(loop)
            if wrong is not None:
                message = "'scf.parallel' op expected mapping attribute for lowering to GPU"
                self.emit(Diagnostic(Severity.ERROR, wrong.location, message))
