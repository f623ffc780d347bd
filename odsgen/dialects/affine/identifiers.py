"""Valid dimensions and symbols (Dialects/Affine: "Restrictions on Dimensions and Symbols")."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from odsgen.dialects.shared import segment_sizes
from odsgen.rewriting import constant_value
from odsgen.runtime import (
    DYNAMIC,
    AffineScope,
    BlockArgument,
    ConstantLike,
    IndexType,
    IntegerAttr,
    IsIsolatedFromAbove,
    MemRefType,
    Operation,
    Region,
    Value,
    is_pure,
)
from odsgen_dialects import affine

Question = tuple["Rule", Value, Region | None]
Reasoning = Generator[Question, bool, bool]
Rule = Callable[[Value, Region | None], Reasoning]

_INDEX_OPERATIONS = (
    affine.AffineApplyOp,
    affine.AffineDelinearizeIndexOp,
    affine.AffineLinearizeIndexOp,
)


def affine_scope(op: Operation) -> Region | None:
    """getAffineScope: the region of the closest AffineScope operation; None without one."""
    current = op
    while (parent := current.parent_op) is not None:
        if AffineScope in parent.TRAITS:
            return current.parent_region
        current = parent
    return None


def is_top_level(value: Value) -> bool:
    """isTopLevelValue"""
    region = value.parent_region
    parent = None if region is None else region.parent_op
    return parent is not None and AffineScope in parent.TRAITS


def _is_induction_variable(value: Value) -> bool:
    """isAffineInductionVar"""
    if not isinstance(value, BlockArgument):
        return False
    region = value.parent_region
    parent = None if region is None else region.parent_op
    if parent is None:
        return False
    if isinstance(parent, affine.AffineForOp):
        return value is parent.regions[0].arguments[0]
    return isinstance(parent, affine.AffineParallelOp)


def tells_dimension(op: Operation) -> bool:
    """Whether an operation tells the size of a dimension, as `memref.dim` and `tensor.dim` do."""
    return "ShapedDimOpInterface" in op.INTERFACES


def is_valid_dim(value: Value, scope: Region | None) -> bool:
    """isValidDim"""
    return _holds((_dim, value, scope))


def is_valid_symbol(value: Value, scope: Region | None) -> bool:
    """isValidSymbol"""
    return _holds((_symbol, value, scope))


def _holds(question: Question) -> bool:
    """Answers a question and those that it depends on, each once.

    Avoids recursion: chains of defining operations may be long. A value of a graph region that
    depends on itself is neither a dimension nor a symbol.
    """
    rule, value, scope = question
    answers = {question: False}
    open_questions = [(question, rule(value, scope))]
    answer: bool | None = None
    while open_questions:
        current, reasoning = open_questions[-1]
        try:
            asked = next(reasoning) if answer is None else reasoning.send(answer)
        except StopIteration as end:
            answer = answers[current] = end.value
            open_questions.pop()
            continue
        answer = answers.get(asked)
        if answer is None:
            answers[asked] = False
            rule, value, scope = asked
            open_questions.append((asked, rule(value, scope)))
    return answers[question]


def _all(rule: Rule, values: Sequence[Value], scope: Region | None) -> Reasoning:
    for value in values:
        if not (yield rule, value, scope):
            return False
    return True


def _dim(value: Value, scope: Region | None) -> Reasoning:
    if not isinstance(value.type, IndexType):
        return False
    if (yield _symbol, value, scope):
        return True
    op = value.defining_op
    if op is None:
        return _is_induction_variable(value)
    if isinstance(op, _INDEX_OPERATIONS):
        return (yield from _all(_dim, op.operands, scope))
    return tells_dimension(op) and is_top_level(op.operands[0])


def _symbol(value: Value, scope: Region | None) -> Reasoning:
    if not isinstance(value.type, IndexType):
        return False
    if scope is not None and value.parent_region is scope:
        return True
    op = value.defining_op
    if op is not None:
        if ConstantLike in op.TRAITS:
            return True
        if is_pure(op) and (yield from _all(_symbol, op.operands, scope)):
            return True
        if tells_dimension(op):
            return (yield from _known_size(op, scope))
    # Values defined above the scope are invariant inside it.
    around = None if scope is None else scope.parent_op
    if around is None or IsIsolatedFromAbove in around.TRAITS or around.parent_region is None:
        return False
    return (yield _symbol, value, around.parent_region)


def _known_size(dimension: Operation, scope: Region | None) -> Reasoning:
    """Whether the size is that of a top-level value or a valid symbol."""
    shaped, which = dimension.operands
    if is_top_level(shaped):
        return True
    number = constant_value(which)
    op = shaped.defining_op
    if not isinstance(number, IntegerAttr) or op is None:
        return False
    from odsgen_dialects.memref import CastOp

    casts = set()
    while isinstance(op, CastOp):
        casts.add(op)
        op = op.operands[0].defining_op
        if op is None or op in casts:
            return False
    type = op.results[0].type if op.results else None
    if not isinstance(type, MemRefType) or not 0 <= number.value < len(type.shape):
        return False
    sizes = _dynamic_sizes(op)
    position = int(number.value)
    if sizes is None:
        return False
    if type.shape[position] != DYNAMIC:
        return True
    return (yield _symbol, sizes[type.shape[:position].count(DYNAMIC)], scope)


def _dynamic_sizes(op: Operation) -> Sequence[Value] | None:
    """The dynamic size operands of an operation that makes a memref; None for another operation."""
    from odsgen_dialects.memref import AllocOp, SubViewOp, ViewOp

    if isinstance(op, ViewOp):
        return op.operands[2:]
    if not isinstance(op, (AllocOp, SubViewOp)):
        return None
    segments = segment_sizes(op)
    first = sum(segments[:2]) if isinstance(op, SubViewOp) else 0
    return op.operands[first:]


def verify_dims_and_symbols(op: Operation, values: Sequence[Value], num_dims: int) -> None:
    """Checks that the values are valid dimensions, then valid symbols."""
    scope = affine_scope(op)
    for position, value in enumerate(values):
        if position < num_dims:
            if not is_valid_dim(value, scope):
                raise op.op_error("operand cannot be used as a dimension id")
        elif not is_valid_symbol(value, scope):
            raise op.op_error("operand cannot be used as a symbol")
