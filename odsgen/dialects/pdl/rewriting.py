"""Rewrites what a pattern of `pdl` matched, straight from the operations of its `pdl.rewrite`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from odsgen.dialects.pdl.matching import (
    Bound,
    Constraint,
    PatternMatcher,
    UnknownFunction,
    result_of,
)
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    Location,
    Operation,
    OperationState,
    OpResult,
    Type,
    UnregisteredOperation,
    Value,
)
from odsgen.runtime.registry.context import context_of
from odsgen_dialects import pdl

#: A native rewrite: takes the rewriter and what its arguments stand for; gives what its results stand for.
NativeRewrite = Callable[..., "Sequence[Bound] | None"]


class PDLPattern(RewritePattern[Any]):
    """A `pdl.pattern` as a pattern of rewriting."""

    def __init__(
        self,
        pattern: pdl.PatternOp,
        constraints: Mapping[str, Constraint] | None = None,
        rewrites: Mapping[str, NativeRewrite] | None = None,
    ) -> None:
        self._matcher = PatternMatcher(pattern, constraints)
        self._rewrites = rewrites or {}
        self._pattern = pattern
        self.ROOT = self._matcher.root_name
        self.BENEFIT = pattern.benefit
        rewrite = self._matcher.rewrite
        named = [rewrite.name_argument] + [
            op.name_argument
            for block in rewrite.body_region.blocks
            for op in block
            if isinstance(op, pdl.ApplyNativeRewriteOp)
        ]
        for name in named:
            if name is not None and name not in self._rewrites:
                raise UnknownFunction(name)

    @property
    def name(self) -> str:
        """The symbol of the pattern."""
        return self._pattern.sym_name or "pdl.pattern"

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Rewrites if the operation is the root of a match."""
        found = self._matcher.match(op)
        if found is None:
            return False
        rewrite = self._matcher.rewrite
        if rewrite.name_argument is not None:
            arguments = [found[argument] for argument in rewrite.external_args]
            roots = [] if rewrite.root is None else [op]
            self._rewrites[rewrite.name_argument](rewriter, *roots, *arguments)
            return True
        for step in rewrite.body_region.entry_block:
            self._apply(step, op, found, rewriter)
        return True

    def _apply(
        self, step: Operation, root: Operation, found: dict[Value, Bound], rewriter: PatternRewriter
    ) -> None:
        if isinstance(step, pdl.AttributeOp):
            found[step.attr] = step.value
        elif isinstance(step, pdl.TypeOp):
            found[step.results[0]] = step.constant_type
        elif isinstance(step, pdl.TypesOp):
            found[step.results[0]] = tuple(step.constant_types or ())
        elif isinstance(step, pdl.ResultOp | pdl.ResultsOp):
            found[step.results[0]] = result_of(step, found[step.parent])
        elif isinstance(step, pdl.RangeOp):
            found[step.results[0]] = _flat(found[value] for value in step.operands)
        elif isinstance(step, pdl.OperationOp):
            location = rewriter.fused_location(*self._matcher.matched(found))
            made = _created(step, root, found, location)
            found[step.op] = rewriter.insert(made)
        elif isinstance(step, pdl.EraseOp):
            rewriter.erase_op(found[step.op_value])
        elif isinstance(step, pdl.ReplaceOp):
            values = (
                _flat(found[value] for value in step.repl_values)
                if step.repl_operation is None
                else found[step.repl_operation].results
            )
            if tuple(values) != found[step.op_value].results:  # else two of a pattern are one
                rewriter.replace_op(found[step.op_value], values)
        elif isinstance(step, pdl.ApplyNativeRewriteOp):
            arguments = [found[argument] for argument in step.args]
            given = self._rewrites[step.name_argument](rewriter, *arguments) or ()
            found.update(zip(step.results, given, strict=True))


def _flat(things: Any) -> tuple[Any, ...]:
    flat: list[Any] = []
    for each in things:
        flat += each if isinstance(each, tuple) else (each,)
    return tuple(flat)


def _created(
    step: pdl.OperationOp, root: Operation, found: dict[Value, Bound], location: Location
) -> Operation:
    assert step.op_name is not None  # verified
    operands = _flat(found[value] for value in step.operand_values)
    attributes = {
        name: found[value]
        for name, value in zip(step.attribute_value_names, step.attribute_values, strict=True)
    }
    context = context_of(root)
    kind = None if context is None else context.operation_class(step.op_name)
    if kind is None:
        types = _result_types(step, found)
        return UnregisteredOperation(
            step.op_name, operands, types, attributes=attributes, location=location
        )
    state: OperationState[Operation] = OperationState(kind, location)
    state.operands = list(operands)
    state.add_attributes(attributes)
    if not step.type_values and hasattr(kind, "infer_return_types"):
        infer: Any = kind
        state.result_types = list(infer.infer_return_types(operands, state.properties, ()))
    else:
        state.result_types = _result_types(step, found)
    return state.create()


def _result_types(step: pdl.OperationOp, found: dict[Value, Bound]) -> list[Type]:
    """The types that are given, or those of the operation that is replaced."""
    if step.type_values:
        return list(_flat(found[value] for value in step.type_values))
    for use in step.op.uses:
        user = use.owner
        if isinstance(user, pdl.ReplaceOp) and user.repl_operation is step.op:
            value = user.op_value
            if isinstance(value, OpResult) and value.owner.parent_op is not user.parent_op:
                return [result.type for result in found[value].results]
    return []
