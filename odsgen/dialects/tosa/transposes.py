"""`tosa-reduce-transposes`: transposes go where constants, reshapes and inverse transposes take them in.

Operations on elements between a transpose and these are built a second time, on transposed operands. A transpose is replaced
by its value if nothing else needs the original operations.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from odsgen.dialects.shared.transposed_constants import transposed_constant
from odsgen.dialects.tosa.canonicalization import constant_shape
from odsgen.dialects.tosa.shapes import constant_sizes, ranked
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import is_trivially_dead
from odsgen.runtime import (
    Builder,
    DenseIntOrFPElementsAttr,
    InsertionPoint,
    Operation,
    RankedTensorType,
    Value,
)
from odsgen_dialects import func, tosa

_ROOTS = (tosa.TransposeOp, tosa.ReshapeOp, tosa.ConstOp)


def _permuted(sizes: Sequence[int], order: Sequence[int]) -> list[int]:
    return [sizes[number] for number in order]


def _permuted_type(type: RankedTensorType, order: Sequence[int]) -> RankedTensorType:
    return RankedTensorType.get(_permuted(type.shape, order), type.element_type)


def _element_operands(op: Operation) -> Sequence[Value]:
    """The operands that are transposed; all but the shift of a product."""
    return op.operands[:2] if isinstance(op, tosa.MulOp) else op.operands


def _fan_in(op: Operation | None) -> list[Operation] | None:
    """The operations on elements above a transpose and their roots, definitions first; None if there is another one."""
    found: dict[Operation, None] = {}
    stack: list[tuple[Operation | None, bool]] = [(op, False)]
    while stack:
        each, done = stack.pop()
        if each is None:
            return None
        if done or each in found:
            found.setdefault(each)
            continue
        on_elements = isinstance(each, tosa.MulOp) or each.has_trait(tosa.TosaElementwiseOperator)
        is_root = isinstance(each, _ROOTS)
        if (
            len(each.results) != 1
            or not (is_root or on_elements)
            or ranked(each.results[0]) is None
        ):
            return None
        stack.append((each, True))
        if not is_root:
            stack += [(value.defining_op, False) for value in reversed(_element_operands(each))]
    return list(found)


class _Hoisted(NamedTuple):
    """A transpose that can go, and the operations above it."""

    op: tosa.TransposeOp
    above: set[Operation]


class _Order:
    """The transposes with the same permutation."""

    def __init__(self, order: Sequence[int]) -> None:
        self.order = order
        self.transposed: dict[Value, Value] = {}  # of results of operations above
        self.hoisted: list[_Hoisted] = []

    def hoist(self, op: tosa.TransposeOp) -> bool:
        """Build the operations above on transposed operands; whether that gives the value of the transpose."""
        above = _fan_in(op.input1.defining_op)
        if above is None:
            return False
        for each in above:
            result = each.results[0]
            if result not in self.transposed:
                value = self._transposed(each)
                if value is None:
                    return False
                self.transposed[result] = value
        if self.transposed[op.input1].type is not op.output.type:
            return False
        self.hoisted.append(_Hoisted(op, set(above)))
        return True

    def _transposed(self, op: Operation) -> Value | None:
        builder = Builder(InsertionPoint.after(op))
        if isinstance(op, tosa.TransposeOp):
            inverse = all(op.perms[number] == n for n, number in enumerate(self.order))
            return op.input1 if inverse else None
        if isinstance(op, tosa.ConstOp):
            return self._transposed_constant(op, builder)
        if isinstance(op, tosa.ReshapeOp):
            return self._transposed_reshape(op, builder)
        values = [self.transposed.get(value) for value in _element_operands(op)]
        operands = [value for value in values if value is not None]
        if len(operands) != len(values):
            return None
        type = ranked(op.results[0])
        assert type is not None
        made = op.__class__.build_generic(
            operands=[*operands, *op.operands[len(operands) :]],
            result_types=[_permuted_type(type, self.order)],
            attributes={**op.attributes, **op.properties_as_attributes()},
            location=op.location,
        )
        return builder.insert(made).results[0]

    def _transposed_constant(self, op: tosa.ConstOp, builder: Builder) -> Value | None:
        constant = op.values
        type = constant.type
        if not isinstance(constant, DenseIntOrFPElementsAttr) or not isinstance(
            type, RankedTensorType
        ):
            return None
        values = transposed_constant(constant, _permuted_type(type, self.order), self.order)
        return builder.insert(tosa.ConstOp.build(values, location=op.location)).results[0]

    def _transposed_reshape(self, op: tosa.ReshapeOp, builder: Builder) -> Value | None:
        """Reshapes vectors to the transposed shape, if at most one size of that is not 1."""
        given, made, sizes = ranked(op.input1), ranked(op.output), constant_sizes(op.shape)
        if given is None or made is None or sizes is None or len(given.shape) != 1:
            return None
        others = len(made.shape) - made.shape.count(1)
        if others != 1 and (others or given.shape != (1,)):
            return None
        shape = constant_shape(_permuted(sizes, self.order), op, builder)
        type = _permuted_type(made, self.order)
        reshape = tosa.ReshapeOp((op.input1, shape), (type,), location=op.location)
        return builder.insert(reshape).output

    def replaceable(self) -> Iterator[tosa.TransposeOp]:
        """Those after whose replacement nothing above is used any more."""
        left = self.hoisted
        while True:
            above = {op for each in left for op in each.above}
            good = [each for each in left if self._only_used_in(each, above)]
            if len(good) == len(left):
                return (each.op for each in left)
            left = good

    def _only_used_in(self, hoisted: _Hoisted, above: set[Operation]) -> bool:
        for op in hoisted.above:
            if isinstance(op, tosa.ConstOp):
                continue
            for user in op.results[0].users:
                if isinstance(user, tosa.TransposeOp):
                    if user.perms != self.order:
                        return False
                elif user not in above:
                    return False
        return True


@register_pass
class TosaReduceTransposes(Pass):
    """Moves transposes up through operations on elements until they cancel."""

    ARGUMENT = "tosa-reduce-transposes"
    NAME = "TosaReduceTransposes"
    SUMMARY = "Reduce transposes through other operators"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        assert isinstance(op, func.FuncOp)
        if len(op.body.blocks) != 1:
            return
        orders: dict[tuple[int, ...], _Order] = {}
        replaced: list[tuple[tosa.TransposeOp, _Order]] = []
        for transpose in list(op.walk(tosa.TransposeOp, post_order=True)):
            perms = tuple(transpose.perms)
            types = ranked(transpose.input1), ranked(transpose.output)
            if None in types or perms == tuple(range(len(perms))):
                continue
            order = orders.setdefault(perms, _Order(transpose.perms))
            if order.hoist(transpose):
                replaced.append((transpose, order))
        good = {each for order in orders.values() for each in order.replaceable()}
        for transpose, order in reversed(replaced):
            if transpose in good:
                transpose.replace_with(order.transposed[transpose.input1])
        for each in reversed(list(op.walk(post_order=True))):
            if is_trivially_dead(each):
                each.erase()
