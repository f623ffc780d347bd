"""`outline-shape-computation`: what computes the shapes of `shape.with_shape` becomes functions of `shape`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    Block,
    CloneMap,
    FunctionType,
    InsertionPoint,
    Operation,
    RankedTensorType,
    Region,
    SymbolTable,
    Value,
)
from odsgen_dialects import func, shape, tensor


class SizeIsExtent(RewritePattern[tensor.DimOp]):
    """The size of a tensor as an extent of its shape."""

    def match_and_rewrite(self, op: tensor.DimOp, rewriter: PatternRewriter) -> bool:
        found = rewriter.insert(shape.ShapeOfOp.build(op.source, location=op.location))
        extent = shape.GetExtentOp.build(found.result, op.index, location=op.location)
        rewriter.replace_op_with_new(op, extent)
        return True


def _makers(values: Sequence[Value]) -> list[Operation]:
    return [value.defining_op for value in values if value.defining_op is not None]


def _only_for_shapes(ops: Sequence[Operation]) -> set[Operation]:
    """The operations whose results are needed for nothing but the shapes of `with_shape`."""
    needed: list[Operation] = []
    for op in ops:
        if isinstance(op, shape.WithOp):
            needed += [op, *(_makers([op.operand]) if op.operand is not op.shape else ())]
        elif not op.has_uses:
            needed += [op, *_makers(op.operands)]
    others: set[Operation] = set()
    while needed:
        op = needed.pop()
        if op not in others:
            others.add(op)
            if not isinstance(op, shape.WithOp):
                needed += _makers(op.operands)
    return {op for op in ops if op not in others}


def _cluster(value: Value, among: set[Operation]) -> set[Operation]:
    """The operations among these that compute a value."""
    found: set[Operation] = set()
    pending = _makers([value])
    while pending:
        op = pending.pop()
        if op in among and op not in found:
            found.add(op)
            pending += _makers(op.operands)
    return found


def _function_of(cluster: Sequence[Operation], value: Value, name: str) -> shape.FuncOp:
    """A function that computes a shape from what its operations do not compute."""
    inside = set(cluster)
    operands = [each for op in cluster for each in op.operands if each.defining_op not in inside]
    inputs = list(dict.fromkeys(operands)) if cluster else [value]
    types, mapping = [each.type for each in inputs], CloneMap()
    block = Block(types, [each.location for each in inputs])
    for each, argument in zip(inputs, block.arguments, strict=True):
        mapping.map_value(each, argument)
    for op in cluster:
        block.append(op.clone(mapping))
    returned = mapping.values.get(value, value)
    block.append(shape.ReturnOp.build([returned], location=value.location))
    return shape.FuncOp.build(
        name, FunctionType.get(types, [value.type]), sym_visibility="private", body=Region([block])
    )


@register_pass
class OutlineShapeComputationPass(Pass):
    """Clones what computes each shape into a function, and removes `with_shape`."""

    ARGUMENT = "outline-shape-computation"
    NAME = "OutlineShapeComputationPass"
    SUMMARY = "Using shape.func to preserve shape computation"
    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        symbols = SymbolTable(op)
        outlined: set[Value] = set()
        for function in list(op.walk(func.FuncOp, post_order=True)):
            apply_patterns_greedily(function, [SizeIsExtent()])
            ops = list(function.walk(post_order=True))
            with_ops = [each for each in ops if isinstance(each, shape.WithOp)]
            only_for_shapes = _only_for_shapes(ops)
            count = 0
            for with_op in with_ops:
                value = with_op.shape
                if value in outlined or not isinstance(with_op.operand.type, RankedTensorType):
                    continue
                outlined.add(value)
                found = _cluster(value, only_for_shapes)
                cluster = [each for each in ops if each in found]
                made = _function_of(cluster, value, f"shape_cal_{count}")
                made.location = with_op.operand.location
                symbols.insert(InsertionPoint.after(function).insert(made))
                count += 1
            for with_op in with_ops:
                self._remove(with_op)
            apply_patterns_greedily(function, [])

    @staticmethod
    def _remove(op: shape.WithOp) -> None:
        value = op.operand
        for user in op.result.users:
            if not isinstance(user, shape.ValueOfOp):
                continue
            if user.result.type is value.type:
                user.result.replace_all_uses_with(value)
            elif isinstance(value.type, shape.ValueShapeType):
                user.set_operand(0, value)
