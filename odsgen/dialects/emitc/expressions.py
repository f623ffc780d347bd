"""`form-expressions`: operators of C become expressions, and these the operands of others."""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.dialects.emitc.verifiers.control_flow import has_side_effects, is_expression
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Block, CloneMap, InsertionPoint, Operation, Region, Value
from odsgen_dialects import emitc


def _expression_of(
    operands: Iterable[Value], like: Operation, *, do_not_inline: bool = False
) -> tuple[emitc.ExpressionOp, CloneMap]:
    """An empty expression with the type of a result, and the arguments that stand for its operands."""
    defs = list(operands)
    block = Block([value.type for value in defs], [value.location for value in defs])
    made = emitc.ExpressionOp.build(
        like.results[0].type,
        defs,
        do_not_inline=do_not_inline,
        region=Region([block]),
        location=like.location,
    )
    mapping = CloneMap()
    for value, argument in zip(defs, block.arguments, strict=True):
        mapping.map_value(value, argument)
    return made, mapping


def _wrap(op: Operation) -> None:
    """Puts an expression that computes the same in the place of an operation."""
    made, mapping = _expression_of(op.operands, op)
    clone = op.clone(mapping)
    block = made.region.entry_block
    block.append(clone)
    block.append(emitc.YieldOp.build(result=clone.results[0], location=op.location))
    op.replace_with(InsertionPoint.after(op).insert(made))


def _may_be_folded(value: Value) -> bool:
    """Whether it is an expression that is used once and has no side effects."""
    op = value.defining_op
    if not isinstance(op, emitc.ExpressionOp) or not value.has_one_use:
        return False
    return not any(map(has_side_effects, op.region.entry_block.operations[:-1]))


class FoldExpression(RewritePattern[emitc.ExpressionOp]):
    """Computes an operand, the first that may be folded, in the expression."""

    def match_and_rewrite(self, op: emitc.ExpressionOp, rewriter: PatternRewriter) -> bool:
        folded = next(filter(_may_be_folded, op.defs), None)
        if folded is None:
            return False
        inner = folded.defining_op
        assert isinstance(inner, emitc.ExpressionOp)
        kept = dict.fromkeys([*(each for each in op.defs if each is not folded), *inner.defs])
        made, mapping = _expression_of(kept, op, do_not_inline=op.do_not_inline)
        block = made.region.entry_block
        for each in (inner, op):
            body = each.region.entry_block
            for value, argument in zip(each.defs, body.arguments, strict=True):
                mapping.map_value(argument, mapping.values.get(value, value))
            for operation in body.operations[: None if each is op else -1]:
                block.append(operation.clone(mapping))
            if each is inner:
                root = body.operations[-1].operands[0]
                mapping.map_value(folded, mapping.values[root])
        rewriter.set_insertion_point_after(op)
        rewriter.replace_op(op, rewriter.insert(made).results)
        rewriter.erase_op(inner)
        return True


@register_pass
class FormExpressionsPass(Pass):
    """Wraps operators in expressions, and folds these into each other."""

    ARGUMENT = "form-expressions"
    NAME = "FormExpressionsPass"
    SUMMARY = "Form C-style expressions from C-operator ops"

    def run_on_operation(self, op: Operation) -> None:
        for inner in list(op.walk(post_order=True)):
            if len(inner.results) == 1 and is_expression(inner):
                if not isinstance(inner.parent_op, emitc.ExpressionOp):
                    _wrap(inner)
        apply_patterns_greedily(op, [FoldExpression()])
