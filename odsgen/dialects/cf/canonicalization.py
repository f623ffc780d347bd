"""Canonicalization of `cf`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import integer_bits
from odsgen.hooks import canonicalizes, pattern
from odsgen.rewriting import PatternRewriter, RewritePattern, constant_value
from odsgen.runtime import (
    Block,
    BlockArgument,
    DenseIntOrFPElementsAttr,
    IntegerAttr,
    IntegerType,
    Operation,
    Value,
    VectorType,
    i1,
)
from odsgen_dialects.cf import AssertOp, BranchOp, CondBranchOp, SwitchOp

if TYPE_CHECKING:

    #: A successor and its operands.
    Target = tuple[Block, Sequence[Value]]


@canonicalizes(AssertOp)
def canonicalize_assert(op: AssertOp, rewriter: PatternRewriter) -> bool:
    """AssertOp::canonicalize"""
    if integer_bits(constant_value(op.arg)) != 1:
        return False
    rewriter.erase_op(op)
    return True


# --- helpers for all branches -------------------------------------------------------------------------------------------


def _edges_to(block: Block) -> list[Operation]:
    """The branches to a block, one for each edge."""
    return [op for op in block.users for successor in op.successors if successor is block]


def _single_predecessor(block: Block) -> Block | None:
    """The predecessor if there is only one edge."""
    edges = _edges_to(block)
    return edges[0].parent_block if len(edges) == 1 else None


def _passed_on(block: Block | None) -> Operation | None:
    """The unconditional branch that is the only operation of a block."""
    last = None if block is None else block.last
    return last if isinstance(last, BranchOp) else None


def collapsed(block: Block, operands: Sequence[Value]) -> Target | None:
    """The destination of a block that only branches on, with its operands."""
    branch = _passed_on(block)
    if branch is None or branch is not block.first:
        return None
    for argument in block.arguments:
        if any(user is not branch for user in argument.users):
            return None
    target = branch.successors[0]
    if target is block:
        return None
    # a cycle of such blocks is left alone
    seen = {block, target}
    following = _passed_on(target)
    while following is not None:
        further = following.successors[0]
        if further in seen:
            return None
        seen.add(further)
        following = _passed_on(further)
    return target, [
        (
            operands[operand.index]
            if isinstance(operand, BlockArgument) and operand.owner is block
            else operand
        )
        for operand in branch.operands
    ]


def _branch(
    rewriter: PatternRewriter, op: Operation, block: Block, operands: Sequence[Value]
) -> None:
    """Replaces an operation by an unconditional branch."""
    rewriter.replace_op_with_new(op, BranchOp.build(operands, block))


# --- br -----------------------------------------------------------------------------------------------------------------


@canonicalizes(BranchOp)
def canonicalize_br(op: BranchOp, rewriter: PatternRewriter) -> bool:
    """BranchOp::canonicalize"""
    target, block = op.dest, op.parent_block
    assert block is not None
    if target is not block and _single_predecessor(target) is not None:
        operands = op.operands
        rewriter.erase_op(op)
        rewriter.merge_blocks(target, block, operands)
        return True
    further = None if target is block else collapsed(target, op.operands)
    if further is None:
        return False
    _branch(rewriter, op, *further)
    return True


# --- cond_br ------------------------------------------------------------------------------------------------------------


class _CondBranchPattern(RewritePattern):
    root = "cf.cond_br"


@pattern(CondBranchOp)
class SimplifyConstCondBranchPred(_CondBranchPattern):
    """Branches to the successor that a constant condition selects."""

    def match_and_rewrite(self, op: CondBranchOp, rewriter: PatternRewriter) -> bool:
        condition = integer_bits(constant_value(op.condition))
        if condition is None:
            return False
        if condition:
            _branch(rewriter, op, op.true_dest, op.true_dest_operands)
        else:
            _branch(rewriter, op, op.false_dest, op.false_dest_operands)
        return True


@pattern(CondBranchOp)
class SimplifyPassThroughCondBranch(_CondBranchPattern):
    """Skips successors that only branch on."""

    def match_and_rewrite(self, op: CondBranchOp, rewriter: PatternRewriter) -> bool:
        true = collapsed(op.true_dest, op.true_dest_operands)
        false = collapsed(op.false_dest, op.false_dest_operands)
        if true is None and false is None:
            return False
        true_dest, true_operands = true or (op.true_dest, op.true_dest_operands)
        false_dest, false_operands = false or (op.false_dest, op.false_dest_operands)
        made = type(op).build(
            op.condition,
            true_operands,
            false_operands,
            true_dest,
            false_dest,
            branch_weights=op.branch_weights,
        )
        rewriter.replace_op_with_new(op, made)
        return True


@pattern(CondBranchOp)
class SimplifyCondBranchIdenticalSuccessors(_CondBranchPattern):
    """Where both successors are one block, branches there with `arith.select` of the operands."""

    def match_and_rewrite(self, op: CondBranchOp, rewriter: PatternRewriter) -> bool:
        from odsgen_dialects.arith import SelectOp

        target = op.true_dest
        if target is not op.false_dest:
            return False
        true, false = op.true_dest_operands, op.false_dest_operands
        if any(a is not b for a, b in zip(true, false, strict=True)):
            if any(edge.parent_block is not op.parent_block for edge in _edges_to(target)):
                return False
        chosen: list[Value] = []
        for a, b in zip(true, false, strict=True):
            if a is b:
                chosen.append(a)
            else:
                select = SelectOp.build(op.condition, a, b, location=op.stored_location)
                chosen.append(rewriter.insert(select).result)
        _branch(rewriter, op, target, chosen)
        return True


@pattern(CondBranchOp)
class SimplifyCondBranchFromCondBranchOnSameCondition(_CondBranchPattern):
    """Uses the condition of the only predecessor, a branch on the same condition."""

    def match_and_rewrite(self, op: CondBranchOp, rewriter: PatternRewriter) -> bool:
        block: Any = op.parent_block
        before: Any = _single_predecessor(block)
        last = None if before is None else before.last
        if not isinstance(last, CondBranchOp) or last.condition is not op.condition:
            return False
        if last.true_dest is block:
            _branch(rewriter, op, op.true_dest, op.true_dest_operands)
        else:
            _branch(rewriter, op, op.false_dest, op.false_dest_operands)
        return True


@pattern(CondBranchOp)
class CondBranchTruthPropagation(_CondBranchPattern):
    """Replaces the condition by `true` or `false` in blocks where its value is known."""

    def match_and_rewrite(self, op: CondBranchOp, rewriter: PatternRewriter) -> bool:
        from odsgen_dialects.arith import ConstantOp

        changed = False
        condition = op.condition
        for target, holds in ((op.true_dest, True), (op.false_dest, False)):
            if _single_predecessor(target) is None:
                continue
            constant: Value | None = None
            for user in reversed(condition.users):
                if user.parent_block is not target:
                    continue
                changed = True
                if constant is None:
                    value = IntegerAttr.get(holds, i1)
                    made = ConstantOp.build(value, location=op.location)
                    constant = rewriter.insert(made).result
                with rewriter.modifying(user):
                    user.replace_uses_of_with(condition, constant)
        return changed


@pattern(CondBranchOp)
class DropUnreachableCondBranch(_CondBranchPattern):
    """Drops a successor that is only `ub.unreachable`."""

    def match_and_rewrite(self, op: CondBranchOp, rewriter: PatternRewriter) -> bool:
        if _is_unreachable(op.true_dest):
            _branch(rewriter, op, op.false_dest, op.false_dest_operands)
            return True
        if _is_unreachable(op.false_dest):
            _branch(rewriter, op, op.true_dest, op.true_dest_operands)
            return True
        return False


def _is_unreachable(block: Block) -> bool:
    first = block.first
    if first is None or first is not block.last or first.successors or first.operands:
        return False
    from odsgen_dialects.ub import UnreachableOp

    return isinstance(first, UnreachableOp)


# --- switch -------------------------------------------------------------------------------------------------------------

#: The bits of a case value, its successor and the operands.
Case = tuple[int, "Block", Sequence["Value"]]


def _cases(op: SwitchOp) -> list[Case]:
    values = op.case_values
    if values is None:
        return []
    bits: Sequence[int] = values.number_bits()
    destinations = op.case_destinations
    if values.is_splat:
        bits = list(bits) * len(destinations)
    return list(zip(bits, destinations, op.case_operands, strict=True))


def _switch(
    rewriter: PatternRewriter, op: SwitchOp, default: Target, cases: Sequence[Case]
) -> None:
    """Replaces a switch by one with other cases."""
    flag_type = op.flag.type
    assert isinstance(flag_type, IntegerType)
    values: Any = None
    if cases:
        values = DenseIntOrFPElementsAttr.from_bits(
            VectorType.get((len(cases),), flag_type), [bits for bits, _, _ in cases]
        )
    made = type(op).build(
        op.flag,
        default[1],
        [operands for _, _, operands in cases],
        default[0],
        [block for _, block, _ in cases],
        case_values=values,
    )
    rewriter.replace_op_with_new(op, made)


class _SwitchPattern(RewritePattern):
    root = "cf.switch"


@pattern(SwitchOp)
class SimplifySwitchWithOnlyDefault(_SwitchPattern):
    """Replaces a switch without cases by a branch."""

    def match_and_rewrite(self, op: SwitchOp, rewriter: PatternRewriter) -> bool:
        if op.case_destinations:
            return False
        _branch(rewriter, op, op.default_destination, op.default_operands)
        return True


@pattern(SwitchOp)
class DropSwitchCasesThatMatchDefault(_SwitchPattern):
    """Drops cases that equal the default."""

    def match_and_rewrite(self, op: SwitchOp, rewriter: PatternRewriter) -> bool:
        default = op.default_destination, op.default_operands
        cases = _cases(op)
        kept = [
            case
            for case in cases
            if case[1] is not default[0] or tuple(case[2]) != tuple(default[1])
        ]
        if len(kept) == len(cases):
            return False
        _switch(rewriter, op, default, kept)
        return True


@pattern(SwitchOp)
class SimplifyConstSwitchValue(_SwitchPattern):
    """Branches to the successor that a constant flag selects."""

    def match_and_rewrite(self, op: SwitchOp, rewriter: PatternRewriter) -> bool:
        value = integer_bits(constant_value(op.flag))
        if value is None:
            return False
        _branch(rewriter, op, *_target_of(op, value))
        return True


def _target_of(op: SwitchOp, value: int) -> Target:
    """The successor for a value of the flag."""
    for bits, block, operands in _cases(op):
        if bits == value:
            return block, operands
    return op.default_destination, op.default_operands


@pattern(SwitchOp)
class SimplifyPassThroughSwitch(_SwitchPattern):
    """Skips successors that only branch on."""

    def match_and_rewrite(self, op: SwitchOp, rewriter: PatternRewriter) -> bool:
        changed = False
        cases: list[Case] = []
        for bits, block, operands in _cases(op):
            further = collapsed(block, operands)
            changed |= further is not None
            cases.append((bits, *(further or (block, operands))))
        default = collapsed(op.default_destination, op.default_operands)
        if not changed and default is None:
            return False
        _switch(rewriter, op, default or (op.default_destination, op.default_operands), cases)
        return True


def _switch_before(op: SwitchOp) -> Any:
    """The switch on the same flag whose successor is the only edge to this block."""
    block: Any = op.parent_block
    before: Any = _single_predecessor(block)
    last = None if before is None else before.last
    return last if isinstance(last, SwitchOp) and last.flag is op.flag else None


@pattern(SwitchOp)
class SimplifySwitchFromSwitchOnSameCondition(_SwitchPattern):
    """Takes the case by which the predecessor switched here on the same flag."""

    def match_and_rewrite(self, op: SwitchOp, rewriter: PatternRewriter) -> bool:
        before = _switch_before(op)
        if before is None or before.default_destination is op.parent_block:
            return False
        value = next(bits for bits, block, _ in _cases(before) if block is op.parent_block)
        _branch(rewriter, op, *_target_of(op, value))
        return True


@pattern(SwitchOp)
class SimplifySwitchFromDefaultSwitchOnSameCondition(_SwitchPattern):
    """Drops cases that the predecessor, a switch on the same flag, has handled."""

    def match_and_rewrite(self, op: SwitchOp, rewriter: PatternRewriter) -> bool:
        before = _switch_before(op)
        if before is None or before.default_destination is not op.parent_block:
            return False
        excluded = {bits for bits, _, _ in _cases(before)}
        cases = _cases(op)
        kept = [case for case in cases if case[0] not in excluded]
        if len(kept) == len(cases):
            return False
        _switch(rewriter, op, (op.default_destination, op.default_operands), kept)
        return True
