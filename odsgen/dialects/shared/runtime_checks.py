"""Checks at run time of what the verifier of an operation cannot know (MLIR: RuntimeVerifiableOpInterface)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from odsgen.dialects.shared.index_constants import index_constant
from odsgen.dialects.shared.models import Models
from odsgen.rewriting import PatternRewriter, fold_operation
from odsgen.rewriting.folding import materialize
from odsgen.runtime import (
    DYNAMIC,
    BaseMemRefType,
    Block,
    BoolAttr,
    InsertionPoint,
    Operation,
    Region,
    Type,
    Value,
    i1,
)
from odsgen_dialects import arith, cf, memref, scf, tensor

_PREDICATES = arith.CmpIPredicate


class Checks:
    """Builds the checks of an operation before it."""

    def __init__(self, op: Operation, message: Callable[[str], str]) -> None:
        self.op = op
        self.location = op.location
        self.rewriter = PatternRewriter(InsertionPoint.before(op))
        self._message = message

    def insert(self, op: Operation) -> Value:
        """The result of an operation."""
        op.location = self.location
        return self.rewriter.insert(op).results[0]

    def fold(self, op: Operation) -> Value:
        """The result of an operation, or what it folds to (`createOrFold`)."""
        result = self.insert(op)
        folded = fold_operation(op)
        while folded is not None and not folded:  # changed in place
            folded = fold_operation(op)
        values = materialize(op, folded, self.rewriter) if folded else None
        if not values or values[0] is result:
            return result
        self.rewriter.erase_op(op)
        return values[0]

    def constant(self, number: int) -> Value:
        """A number of type `index`."""
        return index_constant(self.rewriter, number, self.location)

    def value(self, entry: int | Value) -> Value:
        """A value, or the constant of a number."""
        return entry if isinstance(entry, Value) else self.constant(entry)

    def dim(self, value: Value, number: int) -> Operation:
        """A size of a tensor or memref, which is not yet inserted."""
        kind = memref.DimOp if isinstance(value.type, BaseMemRefType) else tensor.DimOp
        return kind.build(value, self.constant(number))

    def compare(self, predicate: str, left: Value, right: Value) -> Operation:
        """A comparison, which is not yet inserted."""
        return arith.CmpIOp.build(getattr(_PREDICATES, predicate), left, right)

    def equal(self, left: Value, right: Value) -> Value:
        """Whether two numbers are the same."""
        return self.insert(self.compare("eq", left, right))

    def require(self, condition: Value, what: str) -> None:
        """Fails at run time, and says what is wrong, where a condition does not hold."""
        self.rewriter.insert(
            cf.AssertOp.build(condition, self._message(what), location=self.location)
        )

    def is_in_bounds(self, value: Value, least: Value, end: Value) -> Value:
        """Whether a number lies between two others; the end does not count."""
        left = self.fold(self.compare("sge", value, least))
        right = self.fold(self.compare("slt", value, end))
        return self.fold(arith.AndIOp.build(left, right))

    def choose(
        self, condition: Value, then: Callable[[], Value], otherwise: Callable[[], Value]
    ) -> Value:
        """One of two conditions."""
        blocks = (Block(), Block())
        for block, compute in zip(blocks, (then, otherwise), strict=True):
            with self.rewriter.insertion_guard():
                self.rewriter.insertion_point = InsertionPoint.at_end(block)
                found = compute()
                self.rewriter.insert(scf.YieldOp.build((found,), location=self.location))
        types: tuple[Type, ...] = (i1,)
        return self.insert(
            scf.IfOp((condition,), types, regions=tuple(Region((block,)) for block in blocks))
        )

    # --- what several dialects check ------------------------------------------------------------------------------------

    def cast(self, source: Any, result: Any, rank: Callable[[Value], Operation]) -> None:
        """The rank of the result of a cast, if it was not known."""
        if not source.type.has_rank:
            found = self.insert(rank(source))
            self.require(self.equal(found, self.constant(len(result.shape))), "rank mismatch")

    def sizes(self, source: Any, result: Any) -> None:
        """The static sizes of the result of a cast that were dynamic."""
        for number, size in enumerate(result.shape):
            is_known = source.type.has_rank and source.type.shape[number] != DYNAMIC
            if size == DYNAMIC or is_known:
                continue
            found = self.insert(self.dim(source, number))
            same = self.equal(found, self.constant(size))
            self.require(same, f"size mismatch of dim {number}")

    def index_of_dim(self, rank: Operation, number: Value) -> None:
        """The number of a dimension lies below the rank."""
        found = self.insert(rank)
        zero = self.constant(0)
        self.require(self.is_in_bounds(number, zero, found), "index is out of bounds")

    def access(self, source: Value, indices: Sequence[Value]) -> None:
        """All indices of an element lie below the sizes."""
        if not indices:
            return
        zero = self.constant(0)
        condition: Value | None = None
        for number, position in enumerate(indices):
            size = self.fold(self.dim(source, number))
            inside = self.is_in_bounds(position, zero, size)
            if condition is None:
                condition = inside
            else:
                condition = self.fold(arith.AndIOp.build(condition, inside))
        assert condition is not None
        self.require(condition, "out-of-bounds access")

    def slice(
        self,
        slice: Sequence[Sequence[int | Value]],
        size_of: Callable[[int], Value],
        zero: Value,
        one: Value,
        what: str,
    ) -> None:
        """The first and the last element of a slice, in each dimension; one of no elements may begin at the end."""
        for number, (start, count, step) in enumerate(zip(*slice, strict=True)):
            offset, size, stride = self.value(start), self.value(count), self.value(step)
            end = size_of(number)

            def may_be_end(offset: Value = offset, end: Value = end) -> Value:
                left = self.insert(self.compare("sge", offset, zero))
                right = self.insert(self.compare("sle", offset, end))
                return self.insert(arith.AndIOp.build(left, right))

            def is_inside(offset: Value = offset, end: Value = end) -> Value:
                return self.is_in_bounds(offset, zero, end)

            def is_last_inside(
                offset: Value = offset, size: Value = size, stride: Value = stride, end: Value = end
            ) -> Value:
                steps = self.insert(arith.SubIOp.build(size, one))
                distance = self.insert(arith.MulIOp.build(steps, stride))
                last = self.insert(arith.AddIOp.build(offset, distance))
                return self.is_in_bounds(last, zero, end)

            def is_empty() -> Value:
                return self.insert(arith.ConstantOp.build(BoolAttr.get(True)))

            empty = self.equal(size, zero)
            fits = self.choose(empty, may_be_end, is_inside)
            self.require(fits, f"offset {number} is out-of-bounds")
            some = self.insert(self.compare("sgt", size, zero))
            fits = self.choose(some, is_last_inside, is_empty)
            self.require(fits, f"{what} runs out-of-bounds along dimension {number}")


Check: TypeAlias = Callable[[Any, Checks], None]

#: The check of an operation, by its class; `runtime_checks` in a dialect's folder registers them.
RUNTIME_CHECKS: Models[Check] = Models("runtime_checks")


def checks(*op_classes: type[Any]) -> Callable[[Check], Check]:
    """Registers a function that builds the checks of operations of these classes."""

    def register(check: Check) -> Check:
        RUNTIME_CHECKS.register(*op_classes)(lambda: check)
        return check

    return register
