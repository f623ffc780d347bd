"""Vectorizes the body of a structured operation, one operation after the other (MLIR: `vectorizeAsLinalgGeneric`)."""

from __future__ import annotations

from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps, shape_of
from odsgen.dialects.linalg.reductions import combining_operations
from odsgen.dialects.linalg.vectorization.extracts import extract_elements
from odsgen.dialects.linalg.vectorization.state import (
    CannotVectorizeError,
    State,
    compressed,
    inverse,
    transfer_read,
    transfer_write,
    with_broadcasts,
)
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.dialects.vector.shapes import is_broadcastable
from odsgen.rewriting import fold_operation
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    BlockArgument,
    Elementwise,
    MemRefType,
    Operation,
    RankedTensorType,
    Type,
    TypedAttr,
    Value,
    VectorType,
    element_type_or_self,
    index,
)
from odsgen.runtime.ir.traits import Scalarizable, Tensorizable, Vectorizable
from odsgen_dialects import arith, linalg, tensor, vector

_MAPPABLE = (Elementwise, Scalarizable, Tensorizable, Vectorizable)
_Kind = vector.CombiningKind
_KINDS: dict[type[Operation], vector.CombiningKind] = {
    arith.AddIOp: _Kind.ADD,
    arith.AddFOp: _Kind.ADD,
    arith.AndIOp: _Kind.AND,
    arith.MaxSIOp: _Kind.MAXSI,
    arith.MaxUIOp: _Kind.MAXUI,
    arith.MaximumFOp: _Kind.MAXIMUMF,
    arith.MaxNumFOp: _Kind.MAXNUMF,
    arith.MinSIOp: _Kind.MINSI,
    arith.MinUIOp: _Kind.MINUI,
    arith.MinimumFOp: _Kind.MINIMUMF,
    arith.MinNumFOp: _Kind.MINNUMF,
    arith.MulIOp: _Kind.MUL,
    arith.MulFOp: _Kind.MUL,
    arith.OrIOp: _Kind.OR,
    arith.XOrIOp: _Kind.XOR,
}


def is_mappable(op: Operation) -> bool:
    """Whether an operation computes vectors element by element."""
    return all(trait in op.TRAITS for trait in _MAPPABLE)


def combining_kind(op: Operation) -> vector.CombiningKind | None:
    """How an operation combines elements in a reduction of vectors."""
    return _KINDS.get(type(op))


def only_combiner(op: Operation, number: int) -> Operation | None:
    """The only operation that reduces into a result (`matchLinalgReduction`)."""
    found = combining_operations(op, number)
    return found[0] if len(found) == 1 else None


def broadcast_if_needed(state: State, value: Value, type: Type) -> Value:
    """The value as a vector of the type, where it can be broadcast."""
    if not isinstance(type, VectorType) or not type.rank or value.type is type:
        return value
    if not is_broadcastable(value.type, type):
        return value
    rewriter, location = state.rewriter, state.op.location
    made = rewriter.insert(vector.BroadcastOp.build(type, value, location=location))
    folded = fold_operation(made)
    if not folded or not isinstance(folded[0], TypedAttr):
        return made.results[0]
    rewriter.erase_op(made)
    return rewriter.insert(arith.ConstantOp.build(folded[0], location=location)).results[0]


def vectorize_body(state: State) -> list[Value]:
    """The values that take the places of the results."""
    return _Body(state).run()


class _Body:
    """The values on vectors that stand for those of the body."""

    def __init__(self, state: State) -> None:
        self.state, self.op, self.rewriter = state, state.op, state.rewriter
        self.block = self.op.regions[0].entry_block
        self.values: dict[Value, Value] = {}

    def run(self) -> list[Value]:
        self._read_operands()
        for inner in self.block:
            if isinstance(inner, linalg.YieldOp):
                return self._write(inner)
            made = self._vectorized(inner)
            for old, new in zip(inner.results, self.state.masked(made).results, strict=True):
                self.values[old] = new
        raise CannotVectorizeError

    def value(self, value: Value) -> Value:
        """The value that stands for one of the body; those of outside for themselves."""
        return self.values.get(value, value)

    # --- operands -------------------------------------------------------------------------------------------------------

    def _read_operands(self) -> None:
        op, state = self.op, self.state
        zero = index_constant(self.rewriter, 0, op.location)
        first = len(op.operands) - len(inits_of(op))
        arguments = self.block.arguments
        # `linalg.map` and the like have no arguments for what they only write.
        pairs = list(zip(op.operands, loop_maps(op), strict=True))[: len(arguments)]
        for number, ((value, map), argument) in enumerate(zip(pairs, arguments, strict=True)):
            if not isinstance(value.type, (RankedTensorType, MemRefType)):
                self.values[argument] = value
                continue
            element = element_type_or_self(value.type)
            if number < first:
                reading, type = with_broadcasts(map), state.type(element)
            else:
                reading = inverse(compressed(map))
                type = state.type(element, reading.compose(map))
            indices = [zero] * len(shape_of(value.type))
            read = transfer_read(self.rewriter, type, value, indices, op.location, map=reading)
            made = state.masked(read, map)
            if made is not read:
                read.in_bounds = [True] * type.rank
            found = made.results[0]
            if not type.rank:
                scalar = vector.ExtractOp.build(found, (), (), location=op.location)
                found = self.rewriter.insert(scalar).results[0]
            self.values[argument] = found

    # --- results --------------------------------------------------------------------------------------------------------

    def _write(self, terminator: Operation) -> list[Value]:
        found: list[Value] = []
        inits = inits_of(self.op)
        first = len(self.op.operands) - len(inits)
        maps = loop_maps(self.op)
        for number, yielded in enumerate(terminator.operands):
            made = self._write_one(self.value(yielded), inits[number], maps[first + number])
            found += made.results
        return found

    def _write_one(self, value: Value, init: Value, map: AffineMap) -> Operation:
        state, location = self.state, value.location
        named = {e.position for e in map.results if isinstance(e, AffineDimExpr)}
        kept = AffineMap.get(map.num_dims, 0, [AffineDimExpr.get(n) for n in sorted(named)])
        type = state.type(element_type_or_self(init.type), kept)
        zero = index_constant(self.rewriter, 0, location)
        indices = [zero] * len(shape_of(init.type))
        if type.rank:
            value = broadcast_if_needed(state, value, type)
            writing = inverse(compressed(map))
        else:
            if not isinstance(value.type, VectorType):
                made = vector.BroadcastOp.build(type, value, location=location)
                value = self.rewriter.insert(made).results[0]
            writing = AffineMap.get(len(indices), 0, [])
        write = transfer_write(self.rewriter, value, init, indices, location, map=writing)
        found = state.masked(write, map)
        if found is not write:
            write.in_bounds = [True] * type.rank
        return found

    # --- operations -----------------------------------------------------------------------------------------------------

    def _vectorized(self, inner: Operation) -> Operation:
        if isinstance(inner, linalg.IndexOp):
            return self._index(inner)
        if isinstance(inner, tensor.ExtractOp) and (
            len(inner.indices) == 1 or self.state.options.nd_extract
        ):
            return extract_elements(self.state, inner, self.value)
        if isinstance(inner, arith.ConstantOp):
            return self.rewriter.clone(inner)
        if not is_mappable(inner):
            raise CannotVectorizeError
        return self._reduced(inner) or self._elementwise(inner)

    def _index(self, inner: linalg.IndexOp) -> Operation:
        state, dim, location = self.state, inner.dim, inner.location
        type = VectorType.get([state.sizes[dim]], index, [state.scalable[dim]])
        steps = self.rewriter.insert(vector.StepOp.build(type, location=location))
        last = len(state.sizes) - 1
        if dim == last:
            return steps
        order = list(range(last + 1))
        order[dim], order[last] = order[last], order[dim]
        wide = state.type(index, AffineMap.get_permutation(order))
        spread = vector.BroadcastOp.build(wide, steps.results[0], location=location)
        moved = self.rewriter.insert(spread).results[0]
        return self.rewriter.insert(
            vector.TransposeOp.build(state.type(index), moved, order, location=location)
        )

    def _reduced(self, inner: Operation) -> Operation | None:
        """The reduction of vectors that an operation on an init means."""
        first = len(self.block.arguments) - len(inits_of(self.op))
        for operand in inner.operands:
            if not isinstance(operand, BlockArgument) or operand.owner is not self.block:
                continue
            if operand.index < first:
                continue
            chain = combining_operations(self.op, operand.index - first)
            if not chain:
                continue
            left, right = chain[0].operands
            reduced = self.value(right if left is operand else left)
            acc = self.value(operand)
            if not isinstance(reduced.type, VectorType):
                return None
            if isinstance(acc.type, VectorType) and acc.type.shape == reduced.type.shape:
                return None
            kind = combining_kind(inner)
            if kind is None:
                raise CannotVectorizeError
            dims = [n for n, is_parallel in enumerate(loop_kinds(self.op)) if not is_parallel]
            return self.rewriter.insert(
                vector.MultiDimReductionOp.build(kind, reduced, acc, dims, location=inner.location)
            )
        return None

    def _elementwise(self, inner: Operation) -> Operation:
        operands = [self.value(operand) for operand in inner.operands]
        shape: VectorType | None = None
        for operand in operands:
            if isinstance(operand.type, VectorType):
                if shape is None or shape.rank < operand.type.rank:
                    shape = operand.type
        types = list(inner.result_types)
        if shape is not None:
            operands = [
                broadcast_if_needed(
                    self.state,
                    each,
                    VectorType.get(
                        shape.shape, element_type_or_self(each.type), shape.scalable_dims
                    ),
                )
                for each in operands
            ]
            types = [VectorType.get(shape.shape, type, shape.scalable_dims) for type in types]
        made = type(inner).build_generic(
            operands,
            inner.properties_as_attributes() | dict(inner.attributes),
            types,
            location=inner.location,
        )
        return self.rewriter.insert(made)
