"""Makes nests of loops over vectors of nests of loops over elements (MLIR: `vectorizeAffineLoopNest`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.affine.composition import compose
from odsgen.dialects.affine.loops.bounds import bound_operands
from odsgen.dialects.affine.vectorization.matching import (
    Loop,
    Strategy,
    are_bounds_known,
    depends_on,
    has_vectorizable_body,
    moves_by_elements,
)
from odsgen.dialects.shared import elements_of, identity_constant, joining_operation
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    Block,
    BlockArgument,
    FloatType,
    IndexType,
    InsertionPoint,
    IntegerType,
    MemRefType,
    Operation,
    Region,
    Type,
    Value,
    VectorType,
    VerifyError,
    i1,
    index,
)
from odsgen_dialects import affine, arith, ub, vector

_COMBINING = {
    arith.AtomicRMWKind.addf: vector.CombiningKind.ADD,
    arith.AtomicRMWKind.addi: vector.CombiningKind.ADD,
    arith.AtomicRMWKind.mulf: vector.CombiningKind.MUL,
    arith.AtomicRMWKind.muli: vector.CombiningKind.MUL,
    arith.AtomicRMWKind.andi: vector.CombiningKind.AND,
    arith.AtomicRMWKind.ori: vector.CombiningKind.OR,
    arith.AtomicRMWKind.minimumf: vector.CombiningKind.MINIMUMF,
    arith.AtomicRMWKind.maximumf: vector.CombiningKind.MAXIMUMF,
    arith.AtomicRMWKind.mins: vector.CombiningKind.MINSI,
    arith.AtomicRMWKind.maxs: vector.CombiningKind.MAXSI,
    arith.AtomicRMWKind.minu: vector.CombiningKind.MINUI,
    arith.AtomicRMWKind.maxu: vector.CombiningKind.MAXUI,
}


class _NotVectorizable(Exception):
    """An operation has no counterpart on vectors."""


def vectorize_nest(root: Loop, strategy: Strategy) -> bool:
    """Replaces a nest of loops; False, and nothing but broadcasts before it is made, if something is in the way."""
    if not has_vectorizable_body(root):
        return False
    for loop in root.walk(affine.AffineForOp):
        dim = strategy.dims.get(loop)
        if dim is not None and not moves_by_elements(loop, strategy.sizes[dim]):
            return False
        if not are_bounds_known(loop, strategy.dims):
            return False
    nest = _Nest(root, strategy)
    try:
        nest.vectorize_loop(root)
    except _NotVectorizable:
        for op in reversed(nest.around):
            op.erase()
        return False
    for result, scalar in zip(root.results, nest.reduced, strict=True):
        result.replace_all_uses_with(scalar)
    root.erase()
    return True


class _Nest:
    """The nest that is made, with what stands for the values of the old one."""

    def __init__(self, root: Loop, strategy: Strategy) -> None:
        self.root = root
        self.strategy = strategy
        self.rewriter = PatternRewriter(InsertionPoint.after(root))
        self.vectors: dict[Value, Value] = {}
        self.scalars: dict[Value, Value] = {}
        self.dims: dict[Operation, int] = {}
        self.masks: dict[Loop, Value] = {}
        #: The new loop of the root, what begins its reductions and what ends them.
        self.around: list[Operation] = []
        self.reduced: list[Value] = []

    # --- values ---------------------------------------------------------------------------------------------------------

    def _vector_type(self, type: Type) -> VectorType:
        if not isinstance(type, (IntegerType, IndexType, FloatType)):
            raise _NotVectorizable
        return VectorType.get(tuple(self.strategy.sizes), type)

    def _is_inside(self, value: Value) -> bool:
        region = value.parent_region
        return (
            region is not None
            and region.parent_op is not None
            and self.root.is_ancestor(region.parent_op)
        )

    def _scalar(self, value: Value) -> Value:
        """The value in the new nest that stays a scalar."""
        found = self.scalars.get(value)
        if found is None and self._is_inside(value):
            raise _NotVectorizable
        return found or value

    def _vector(self, value: Value) -> Value:
        """The vector for a value: of what is vectorized already, a constant, or the same value in all elements."""
        found = self.vectors.get(value)
        if found is not None:
            return found
        if isinstance(value.defining_op, arith.ConstantOp):
            return self._constant(value.defining_op)
        if not self._is_uniform(value):
            raise _NotVectorizable
        scalar = self._scalar(value)
        with self.rewriter.insertion_guard():
            if isinstance(scalar, BlockArgument):
                self.rewriter.insertion_point = InsertionPoint.at_start(scalar.owner)
            else:
                self.rewriter.set_insertion_point_after(_definition(scalar))
            made = vector.BroadcastOp.build(
                self._vector_type(value.type), scalar, location=value.location
            )
            self.vectors[value] = self.rewriter.insert(made).results[0]
        return self.vectors[value]

    def _is_uniform(self, value: Value) -> bool:
        """Whether a value is the same in all elements: a counter that is not vectorized, or from outside."""
        region = value.parent_region
        loop = None if region is None else region.parent_op
        if isinstance(value, BlockArgument) and isinstance(loop, affine.AffineForOp):
            if value.index == 0 and loop not in self.strategy.dims:
                return True
        return region is not None and not any(
            any(inner.is_ancestor(region) for inner in each.regions) for each in self.strategy.dims
        )

    def _constant(self, op: arith.ConstantOp) -> Value:
        """The constant vector, at the start of the innermost vectorized loop."""
        type = self._vector_type(op.result.type)
        around: Operation | None = self.rewriter.insertion_point.block.parent_op
        while around is not None and around not in self.dims:
            around = around.parent_op
        if around is None:
            raise _NotVectorizable
        made = _splat(type, op)
        with self.rewriter.insertion_guard():
            self.rewriter.insertion_point = InsertionPoint.at_start(around.regions[0].entry_block)
            self.vectors[op.result] = self.rewriter.insert(made).result
        return made.result

    # --- operations -----------------------------------------------------------------------------------------------------

    def _vectorize(self, op: Any) -> None:
        match op:
            case affine.AffineLoadOp():
                self._vectorize_load(op)
            case affine.AffineStoreOp():
                self._vectorize_store(op)
            case affine.AffineForOp():
                self.vectorize_loop(op)
            case affine.AffineYieldOp():
                self._vectorize_yield(op)
            case arith.ConstantOp():
                self._constant(op)
            case affine.AffineApplyOp():
                if any(operand in self.vectors for operand in op.operands):
                    raise _NotVectorizable
                operands = [self._scalar(operand) for operand in op.operands]
                made = affine.AffineApplyOp.build(op.map, operands, location=op.location)
                self.scalars[op.result] = self.rewriter.insert(made).result
            case _:
                self._widen(op)

    def _widen(self, op: Operation) -> Operation:
        types = [self._vector_type(type) for type in op.result_types]
        operands = [self._vector(operand) for operand in op.operands]
        attributes = {**op.properties_as_attributes(), **op.attributes}
        made = type(op).build_generic(operands, attributes, types, location=op.location)
        self.rewriter.insert(made)
        try:
            made.verify()
        except VerifyError:
            raise _NotVectorizable from None
        self.vectors.update(zip(op.results, made.results, strict=True))
        return made

    def _indices(self, op: affine.AffineLoadOp | affine.AffineStoreOp) -> list[Value]:
        map = op.map.value
        operands = [self._scalar(operand) for operand in op.indices]
        rank = len(map.results)
        if map == AffineMap.get_multi_dim_identity(rank):
            return operands
        is_load = isinstance(op, affine.AffineLoadOp)
        if is_load and any(isinstance(v.defining_op, affine.AffineApplyOp) for v in operands):
            raise _NotVectorizable
        found: list[Value] = []
        for expr in map.results:
            single = AffineMap.get(map.num_dims, map.num_symbols, [expr])
            apply = affine.AffineApplyOp.build(
                AffineMapAttr.get(single), operands, location=op.location
            )
            found.append(self.rewriter.insert(apply).result)
        return found

    def _permutation(self, indices: Sequence[Value]) -> AffineMapAttr:
        """The subscript along which each dimension of the vector lies; 0 where all elements are the same."""
        exprs: dict[int, AffineExpr] = {}
        around = self.rewriter.insertion_point.block.parent_op
        while around is not None:
            dim = self.dims.get(around)
            if dim is not None:
                if dim in exprs:
                    raise _NotVectorizable
                exprs[dim] = AffineConstantExpr.get(0)
                for number, subscript in enumerate(indices):
                    if depends_on(subscript, around.regions[0].arguments[0]):
                        exprs[dim] = AffineDimExpr.get(number)
            around = around.parent_op
        if len(exprs) != len(self.strategy.sizes):
            raise _NotVectorizable
        return AffineMapAttr.get(
            AffineMap.get(len(indices), 0, [exprs[dim] for dim in range(len(exprs))])
        )

    def _vectorize_load(self, op: affine.AffineLoadOp) -> None:
        memory = op.memref.type
        assert isinstance(memory, MemRefType)
        type = self._vector_type(memory.element_type)
        indices = self._indices(op)
        permutation = self._permutation(indices)
        poison = ub.PoisonOp.build(memory.element_type, location=op.location)
        padding = self.rewriter.insert(poison).results[0]
        made = vector.TransferReadOp.build(
            type,
            self._scalar(op.memref),
            indices,
            permutation,
            padding,
            [False] * len(type.shape),
            location=op.location,
        )
        self.vectors[op.result] = self.rewriter.insert(made).vector

    def _vectorize_store(self, op: affine.AffineStoreOp) -> None:
        value = self._vector(op.value)
        indices = self._indices(op)
        made = vector.TransferWriteOp.build(
            None,
            value,
            self._scalar(op.memref),
            indices,
            self._permutation(indices),
            [False] * len(self.strategy.sizes),
            location=op.location,
        )
        self.rewriter.insert(made)
        try:
            made.verify()
        except VerifyError:
            raise _NotVectorizable from None

    # --- loops ----------------------------------------------------------------------------------------------------------

    def vectorize_loop(self, loop: Loop) -> None:
        """Makes the new loop, with its body."""
        dim = self.strategy.dims.get(loop)
        reductions = self.strategy.reductions.get(loop, []) if dim is not None else []
        if dim is not None and len(reductions) != len(loop.inits):
            raise _NotVectorizable
        if reductions and loop.step != 1:
            raise _NotVectorizable
        step = loop.step * (1 if dim is None else self.strategy.sizes[dim])
        if dim is None:
            inits = [self._vector(value) for value in loop.inits]
        else:
            inits = [
                self._neutral(reduction.kind, value)
                for reduction, value in zip(reductions, loop.inits, strict=True)
            ]
        lower, upper = ([self._scalar(v) for v in values] for values in bound_operands(loop))
        types = [value.type for value in inits]
        block = Block()
        block.add_arguments([(type, loop.location) for type in (index, *types)])
        made = affine.AffineForOp.build(
            types,
            lower,
            upper,
            inits,
            loop.lower_bound_map,
            loop.upper_bound_map,
            step,
            region=Region((block,)),
            location=loop.location,
        )
        self.rewriter.insert(made)
        self.vectors.update(zip(loop.results, made.results, strict=True))
        self.scalars[loop.region.arguments[0]] = block.arguments[0]
        self.vectors.update(zip(loop.region.arguments[1:], block.arguments[1:], strict=True))
        if loop is self.root:
            self.around.append(made)
        if dim is not None:
            self.dims[made] = dim
            for number, reduction in enumerate(reductions):
                self._reduce(reduction.kind, made.results[number], loop.inits[number])
        self.rewriter.insertion_point = InsertionPoint.at_start(block)
        if reductions:
            self._make_mask(made)
        for op in loop.region.entry_block:
            self._vectorize(op)
        self.rewriter.insertion_point = InsertionPoint.after(made)

    def _neutral(self, kind: arith.AtomicRMWKind, init: Value) -> Value:
        type = self._vector_type(init.type)
        scalar = identity_constant(kind, init.type, init.location)
        if not isinstance(scalar, arith.ConstantOp) or kind not in _COMBINING:
            raise _NotVectorizable
        made = _splat(type, scalar)
        self.around.append(self.rewriter.insert(made))
        return made.result

    def _reduce(self, kind: arith.AtomicRMWKind, carried: Value, init: Value) -> None:
        """Reduces the vector that a loop gives, and joins it with the first value unless that is neutral."""
        location = carried.location
        made: Operation = vector.ReductionOp.build(
            init.type, _COMBINING[kind], carried, location=location
        )
        self.around.append(self.rewriter.insert(made))
        neutral = identity_constant(kind, init.type, location)
        known = init.defining_op
        assert isinstance(neutral, arith.ConstantOp)
        if not isinstance(known, arith.ConstantOp) or known.value != neutral.value:
            joined = joining_operation(kind, made.results[0], init, location)
            assert joined is not None
            made = self.rewriter.insert(joined)
            self.around.append(made)
        self.reduced.append(made.results[0])

    def _make_mask(self, loop: Loop) -> None:
        """The mask of the elements that are iterations of the old loop; none where all vectors are full."""
        lower, upper = loop.lower_bound_map.value, loop.upper_bound_map.value
        if lower.is_single_constant() and upper.is_single_constant():
            if (upper.constant_results()[0] - lower.constant_results()[0]) % loop.step == 0:
                return
        operands = bound_operands(loop)[1]
        counter = loop.region.arguments[0]
        location = loop.location
        if len(upper.results) == 1:
            end: Operation = affine.AffineApplyOp.build(
                loop.upper_bound_map, operands, location=location
            )
        else:
            end = affine.AffineMinOp.build(loop.upper_bound_map, operands, location=location)
        self.rewriter.insert(end)
        difference = AffineMap.get(2, 0, [AffineDimExpr.get(0) - AffineDimExpr.get(1)])
        map, values = compose(difference, [end.results[0], counter])
        left = affine.AffineApplyOp.build(AffineMapAttr.get(map), values, location=location)
        self.rewriter.insert(left)
        if not end.has_uses:
            end.erase()
        type = VectorType.get(tuple(self.strategy.sizes), i1)
        mask = vector.CreateMaskOp.build(type, [left.result], location=location)
        self.masks[loop] = self.rewriter.insert(mask).results[0]

    def _vectorize_yield(self, op: affine.AffineYieldOp) -> None:
        end = self._widen(op)
        loop = end.parent_op
        mask = self.masks.get(loop) if isinstance(loop, affine.AffineForOp) else None
        if mask is None:
            return
        assert isinstance(loop, affine.AffineForOp)
        for number, carried in enumerate(loop.region.arguments[1:]):
            (combiner,) = carried.users
            value = next(v for v in combiner.operands if v is not carried)
            select = arith.SelectOp.build(mask, value, loop.inits[number], location=value.location)
            self.rewriter.insert_before(combiner, select)
            combiner.replace_uses_of_with(value, select.result)


def _definition(value: Value) -> Operation:
    op = value.defining_op
    assert op is not None
    return op


def _splat(type: VectorType, op: arith.ConstantOp) -> arith.ConstantOp:
    """The constant vector with a number in all elements."""
    elements = elements_of(type, [op.value])
    if elements is None:
        raise _NotVectorizable
    return arith.ConstantOp.build(elements, location=op.location)
