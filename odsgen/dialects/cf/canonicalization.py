"""Canonicalization of `cf`: branches that need not be, or that can go further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared.constant_folding import integer_bits
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.types import IntegerType, VectorType, i1
from odsgen.runtime.ir.value import BlockArgument
from odsgen.runtime.rewriting.folding import constant_value
from odsgen.runtime.rewriting.pattern import RewritePattern

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.cf import AssertOp, BranchOp, CondBranchOp, SwitchOp

    #: A block and what it gets for its arguments.
    Target = tuple[Block, Sequence[Value]]


def canonicalize_assert(op: AssertOp, rewriter: PatternRewriter) -> bool:
    """Erases an assertion whose condition is known to be true."""
    if integer_bits(constant_value(op.arg)) != 1:
        return False
    rewriter.erase_op(op)
    return True


# --- what is common to all branches -------------------------------------------------------------------------------------


def _edges_to(block: Block) -> list[Operation]:
    """The branches to a block, each as often as it names it."""
    return [op for op in block._users or () for successor in op.successors if successor is block]


def _single_predecessor(block: Block) -> Block | None:
    """The block from which the only edge comes."""
    edges = _edges_to(block)
    return edges[0].parent_block if len(edges) == 1 else None


def _passed_on(block: Block | None) -> Operation | None:
    """The unconditional branch at the end of a block."""
    last = None if block is None else block.last
    return last if last is not None and last.name == "cf.br" else None


def collapsed(block: Block, operands: Sequence[Value]) -> Target | None:
    """Where control goes from a block that only branches on, and what it takes along."""
    branch = _passed_on(block)
    if branch is None or branch is not block.first:
        return None
    for argument in block.arguments:
        if any(user is not branch for user in argument.users):
            return None
    target = branch.successors[0]
    if target is block:
        return None
    # Blocks that only branch on, in a circle, stay as they are.
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
    """Put an unconditional branch in the place of an operation."""
    from odsgen_dialects.cf import BranchOp

    rewriter.replace_op_with_new(op, BranchOp.build(operands, block, location=op.location))


# --- br -----------------------------------------------------------------------------------------------------------------


def canonicalize_br(op: BranchOp, rewriter: PatternRewriter) -> bool:
    """A block that is reached from nowhere else is merged into this one; one that only branches on is left out."""
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


class SimplifyConstCondBranchPred(_CondBranchPattern):
    """A condition that is known leaves one way."""

    def match_and_rewrite(self, op: CondBranchOp, rewriter: PatternRewriter) -> bool:
        """Branch there."""
        condition = integer_bits(constant_value(op.condition))
        if condition is None:
            return False
        if condition:
            _branch(rewriter, op, op.true_dest, op.true_dest_operands)
        else:
            _branch(rewriter, op, op.false_dest, op.false_dest_operands)
        return True


class SimplifyPassThroughCondBranch(_CondBranchPattern):
    """A block that only branches on is left out."""

    def match_and_rewrite(self, op: CondBranchOp, rewriter: PatternRewriter) -> bool:
        """Branch further."""
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
            location=op.location,
        )
        rewriter.replace_op_with_new(op, made)
        return True


class SimplifyCondBranchIdenticalSuccessors(_CondBranchPattern):
    """Where both ways lead to one block, the operands are chosen instead."""

    def match_and_rewrite(self, op: CondBranchOp, rewriter: PatternRewriter) -> bool:
        """Branch there."""
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
                select = SelectOp.build(op.condition, a, b, location=op.location)
                chosen.append(rewriter.insert(select).result)
        _branch(rewriter, op, target, chosen)
        return True


class SimplifyCondBranchFromCondBranchOnSameCondition(_CondBranchPattern):
    """A condition that led here is known."""

    def match_and_rewrite(self, op: CondBranchOp, rewriter: PatternRewriter) -> bool:
        """Branch where it says."""
        block: Any = op.parent_block
        before: Any = _single_predecessor(block)
        last = None if before is None else before.last
        if last is None or last.name != "cf.cond_br" or last.condition is not op.condition:
            return False
        if last.true_dest is block:
            _branch(rewriter, op, op.true_dest, op.true_dest_operands)
        else:
            _branch(rewriter, op, op.false_dest, op.false_dest_operands)
        return True


class CondBranchTruthPropagation(_CondBranchPattern):
    """In a block that is reached only if the condition holds (or does not), it is a constant."""

    def match_and_rewrite(self, op: CondBranchOp, rewriter: PatternRewriter) -> bool:
        """Use the constant there."""
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


class DropUnreachableCondBranch(_CondBranchPattern):
    """The way to what is never reached is not taken."""

    def match_and_rewrite(self, op: CondBranchOp, rewriter: PatternRewriter) -> bool:
        """Branch the other way."""
        if _is_unreachable(op.true_dest):
            _branch(rewriter, op, op.false_dest, op.false_dest_operands)
            return True
        if _is_unreachable(op.false_dest):
            _branch(rewriter, op, op.true_dest, op.true_dest_operands)
            return True
        return False


def _is_unreachable(block: Block) -> bool:
    first = block.first
    return first is not None and first is block.last and first.name == "ub.unreachable"


def canonicalization_patterns_cond_br() -> Sequence[RewritePattern]:
    """All patterns of conditional branches."""
    return (
        SimplifyConstCondBranchPred(),
        SimplifyPassThroughCondBranch(),
        SimplifyCondBranchIdenticalSuccessors(),
        SimplifyCondBranchFromCondBranchOnSameCondition(),
        CondBranchTruthPropagation(),
        DropUnreachableCondBranch(),
    )


# --- switch -------------------------------------------------------------------------------------------------------------

#: The bits of a case with the block where it leads, and what that gets.
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
    """Put a switch with other cases in the place of one."""
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
        location=op.location,
    )
    rewriter.replace_op_with_new(op, made)


class _SwitchPattern(RewritePattern):
    root = "cf.switch"


class SimplifySwitchWithOnlyDefault(_SwitchPattern):
    """Without cases there is only the default."""

    def match_and_rewrite(self, op: SwitchOp, rewriter: PatternRewriter) -> bool:
        """Branch there."""
        if op.case_destinations:
            return False
        _branch(rewriter, op, op.default_destination, op.default_operands)
        return True


class DropSwitchCasesThatMatchDefault(_SwitchPattern):
    """A case that does what the default does is none."""

    def match_and_rewrite(self, op: SwitchOp, rewriter: PatternRewriter) -> bool:
        """Drop them."""
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


class SimplifyConstSwitchValue(_SwitchPattern):
    """A value that is known leaves one way."""

    def match_and_rewrite(self, op: SwitchOp, rewriter: PatternRewriter) -> bool:
        """Branch there."""
        value = integer_bits(constant_value(op.flag))
        if value is None:
            return False
        _branch(rewriter, op, *_target_of(op, value))
        return True


def _target_of(op: SwitchOp, value: int) -> Target:
    """Where a value leads."""
    for bits, block, operands in _cases(op):
        if bits == value:
            return block, operands
    return op.default_destination, op.default_operands


class SimplifyPassThroughSwitch(_SwitchPattern):
    """A block that only branches on is left out."""

    def match_and_rewrite(self, op: SwitchOp, rewriter: PatternRewriter) -> bool:
        """Branch further."""
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
    """The switch on the same value that alone leads to this one."""
    block: Any = op.parent_block
    before: Any = _single_predecessor(block)
    last = None if before is None else before.last
    return last if last is not None and last.name == "cf.switch" and last.flag is op.flag else None


class SimplifySwitchFromSwitchOnSameCondition(_SwitchPattern):
    """The case that led here is known."""

    def match_and_rewrite(self, op: SwitchOp, rewriter: PatternRewriter) -> bool:
        """Branch where it says."""
        before = _switch_before(op)
        if before is None or before.default_destination is op.parent_block:
            return False
        value = next(bits for bits, block, _ in _cases(before) if block is op.parent_block)
        _branch(rewriter, op, *_target_of(op, value))
        return True


class SimplifySwitchFromDefaultSwitchOnSameCondition(_SwitchPattern):
    """After a default, the cases beside it are known not to be."""

    def match_and_rewrite(self, op: SwitchOp, rewriter: PatternRewriter) -> bool:
        """Drop them."""
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


def canonicalization_patterns_switch() -> Sequence[RewritePattern]:
    """All patterns of switches."""
    return (
        SimplifySwitchWithOnlyDefault(),
        DropSwitchCasesThatMatchDefault(),
        SimplifyConstSwitchValue(),
        SimplifyPassThroughSwitch(),
        SimplifySwitchFromSwitchOnSameCondition(),
        SimplifySwitchFromDefaultSwitchOnSameCondition(),
    )
