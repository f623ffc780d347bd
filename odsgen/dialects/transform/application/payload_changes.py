"""Applies transforms that run general rewrites on payload: patterns, passes, CSE, dead code, loop-invariant code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from odsgen.dialects.transform.interpreter import (
    Payload,
    Result,
    TransformRewriter,
    TransformState,
    definite,
    silenceable,
    to_each_target,
)
from odsgen.hooks import applies
from odsgen.rewriting import (
    FrozenPatternSet,
    RewritePattern,
    apply_patterns_greedily,
    is_trivially_dead,
)
from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    BoolAttr,
    IntegerAttr,
    LoopLikeOpInterface,
    Operation,
    StringAttr,
    UnitAttr,
    as_interface,
    dialect_loaded_for,
)
from odsgen_dialects.transform import (
    ApplyCommonSubexpressionEliminationOp,
    ApplyDeadCodeEliminationOp,
    ApplyLoopInvariantCodeMotionOp,
    ApplyPatternsOp,
    ApplyRegisteredPassOp,
    ParamOperandAttr,
)


def _refuse_own_ancestor(op: Operation, target: Operation) -> None:
    if target.is_ancestor(op):
        raise definite(
            op,
            "cannot apply transform to itself (or one of its ancestors)",
            [(target.location, "target payload op")],
        )


# --- patterns -----------------------------------------------------------------------------------------------------------


def _patterns(op: ApplyPatternsOp) -> Iterator[RewritePattern]:
    """The patterns that the operations of the body name."""
    for block in op.patterns.blocks:
        for named in block:
            dialect = dialect_loaded_for(named, named.dialect_name)
            hook = None if dialect is None else dialect.bound_hooks.find("populates", type(named))
            if hook is None:
                raise definite(
                    named,
                    f"'{named.name}' op cannot be applied: the interpreter does not have these "
                    f"patterns; there is no hook @populates({type(named).__name__})",
                )
            yield from hook(named)


@applies(ApplyPatternsOp)
@to_each_target
def apply_patterns(
    op: ApplyPatternsOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Applies the patterns until nothing changes."""
    _refuse_own_ancestor(op, target)
    patterns = FrozenPatternSet(_patterns(op))
    limit = op.max_num_rewrites
    for _ in range(50):  # with CSE, until neither changes anything
        outcome = apply_patterns_greedily(
            target,
            patterns,
            max_iterations=None if op.max_iterations < 0 else op.max_iterations,
            max_rewrites=None if limit < 0 else limit,
            merge_blocks=False,
            listener=rewriter.listener,
        )
        if not outcome.converged:
            raise silenceable(
                op,
                "greedy pattern application failed",
                [(target.location, "target payload op")],
            )
        if not (op.apply_cse and eliminate_common_subexpressions(target, rewriter)):
            break
    return []


# --- CSE, dead code, loop-invariant code ----------------------------------------------------------------------------------


def eliminate_common_subexpressions(target: Operation, rewriter: TransformRewriter) -> bool:
    """Eliminate them and let handles follow; whether there were any."""
    from odsgen.passes.transforms.cse import eliminate

    return eliminate(target, rewriter.listener)


@applies(ApplyCommonSubexpressionEliminationOp)
@to_each_target
def apply_cse(
    op: ApplyCommonSubexpressionEliminationOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Eliminates common subexpressions."""
    _refuse_own_ancestor(op, target)
    eliminate_common_subexpressions(target, rewriter)
    return []


@applies(ApplyDeadCodeEliminationOp)
@to_each_target
def apply_dce(
    op: ApplyDeadCodeEliminationOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Erases what nobody needs."""
    _refuse_own_ancestor(op, target)
    pending = [inner for inner in target.walk(post_order=True) if inner is not target]
    while pending:
        inner = pending.pop()
        if inner.is_erased or not is_trivially_dead(inner):
            continue
        definitions = [getattr(operand, "defining_op", None) for operand in inner.operands]
        rewriter.erase_op(inner)
        pending += [
            definition
            for definition in definitions
            if definition is not None and target.is_proper_ancestor(definition)
        ]
    return []


@applies(ApplyLoopInvariantCodeMotionOp)
@to_each_target
def apply_licm(
    op: ApplyLoopInvariantCodeMotionOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Moves what is the same in each iteration before the loop."""
    from odsgen.passes.transforms.loop_invariant_code_motion import hoist_from_loop

    loop = as_interface(target, LoopLikeOpInterface)
    if loop is not None:
        hoist_from_loop(loop)
    return []


# --- passes -------------------------------------------------------------------------------------------------------------


@applies(ApplyRegisteredPassOp)
def apply_registered_pass(
    op: ApplyRegisteredPassOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Runs a pass, or a pipeline that has a name, on each operation."""
    from odsgen.passes import PassFailure, PassManager, PipelineError, find_pass
    from odsgen.passes.registry import find_pipeline

    name = op.pass_name
    if find_pass(name) is None and find_pipeline(name) is None:
        raise definite(op, f"unknown pass or pass pipeline: {name}")
    options = _options_text(op, state)
    targets = state.payload_ops(op.target)
    for target in targets:
        _refuse_own_ancestor(op, target)
        try:
            manager = PassManager.parse(f"any({name}{{{options}}})" if options else f"any({name})")
        except PipelineError as error:
            raise silenceable(
                op, f"failed to add pass or pass pipeline to pipeline: {name}"
            ) from error
        try:
            manager.run(target, state.report)
        except PassFailure as failure:
            failed = silenceable(op, "pass pipeline failed", [(target.location, "target op")])
            raise failed from failure
    return [targets]


def _options_text(op: ApplyRegisteredPassOp, state: TransformState) -> str:
    parts = []
    for name, value in op.options.as_dict().items():
        parts.append(f"{name}={_option_text(op, value, state)}")
    return " ".join(parts)


def _option_text(op: ApplyRegisteredPassOp, value: Attribute, state: TransformState) -> str:
    if isinstance(value, ParamOperandAttr):
        params = state.params(op.dynamic_options[value.index.value])
        return ",".join(_option_text(op, param, state) for param in params)
    if isinstance(value, ArrayAttr):
        return ",".join(_option_text(op, each, state) for each in value.elements)
    if isinstance(value, StringAttr):
        return value.value
    if isinstance(value, UnitAttr):
        return "true"
    if isinstance(value, BoolAttr):
        return "true" if value.value else "false"
    if isinstance(value, IntegerAttr):
        return str(value.value)
    raise definite(op, "expected options to be numbers, strings, arrays or parameters")
