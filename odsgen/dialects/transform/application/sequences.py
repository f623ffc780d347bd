"""Applies transforms with bodies: sequences, includes, loops over payload, alternatives."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from odsgen.dialects.transform.interpreter import (
    PartialResults,
    Payload,
    SilenceableFailure,
    TransformRewriter,
    TransformState,
    definite,
    shown,
    silenceable,
)
from odsgen.dialects.transform.verifiers.kinds import HANDLE, VALUE, has
from odsgen.hooks import applies
from odsgen.runtime import (
    Attribute,
    Block,
    Diagnostic,
    IsIsolatedFromAbove,
    Operation,
    Region,
    SymbolRefAttr,
    Value,
    lookup_nearest_symbol_from,
)
from odsgen_dialects.transform import (
    AlternativesOp,
    CollectMatchingOp,
    FailurePropagationMode,
    ForeachMatchOp,
    ForeachOp,
    IncludeOp,
    NamedSequenceOp,
    SequenceOp,
    YieldOp,
)


def _body(block: Block) -> Iterable[Operation]:
    """The transforms of a block without its terminator."""
    operations = list(block)
    return operations[:-1] if operations and isinstance(operations[-1], YieldOp) else operations


def _map_arguments(block: Block, payloads: Sequence[Payload], state: TransformState) -> None:
    for argument, payload in zip(block.arguments, payloads, strict=True):
        state.set_payload(argument, payload)


def apply_block(block: Block, mode: FailurePropagationMode, state: TransformState) -> list[Payload]:
    """Apply the transforms of a block one by one; what it yields stands for what the results do."""
    for transform in _body(block):
        try:
            state.apply(transform)
        except SilenceableFailure:
            if mode is FailurePropagationMode.Propagate:
                raise
    return _yielded(block, state)


def _yielded(block: Block, state: TransformState) -> list[Payload]:
    terminator = block.terminator
    return [] if terminator is None else [state.payload(value) for value in terminator.operands]


@applies(SequenceOp)
def apply_sequence(
    op: SequenceOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Applies the body to what the operands stand for, or to the whole payload."""
    payloads = top_level_payloads(op, op.body, state)
    block = op.body.entry_block
    with state.scope(op.body):
        _map_arguments(block, payloads, state)
        return apply_block(block, op.failure_propagation_mode, state)


def top_level_payloads(op: Operation, body: Region, state: TransformState) -> list[Payload]:
    """The payload of a transform that may be the outermost one: of its operands, or all there is."""
    if op.operands:
        return [state.payload(operand) for operand in op.operands]
    expected = len(body.entry_block.arguments) - 1
    if expected != len(state.extra):
        raise definite(
            op,
            f"operation expects {expected} extra value bindings, but {len(state.extra)} were "
            "provided to the interpreter",
        )
    for argument, payload in zip(body.entry_block.arguments[1:], state.extra, strict=True):
        _check_kind(argument, payload)
    return [[state.top_level], *state.extra]


def _check_kind(argument: Value, payload: Payload) -> None:
    """Refuse payload that the pass binds to an argument of another kind."""
    wanted: type[Any] = Attribute
    what = "top-level parameter"
    if has(argument.type, HANDLE):
        wanted, what = Operation, "top-level operation handle"
    elif has(argument.type, VALUE):
        wanted, what = Value, "the top-level value handle"
    if not all(isinstance(each, wanted) for each in payload):
        raise definite(argument.location, f"wrong kind of value provided for {what}")


@applies(NamedSequenceOp)
def apply_named_sequence(
    op: NamedSequenceOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Defines a sequence: nothing to do, unless it is where the interpreter starts."""
    if state.extensions.get(NamedSequenceOp) is not op:
        return []
    del state.extensions[NamedSequenceOp]
    if op.is_external:
        raise definite(op, "unresolved external named sequence")
    payloads = top_level_payloads(op, op.body, state)
    with state.scope(op.body):
        _map_arguments(op.body.entry_block, payloads, state)
        apply_block(op.body.entry_block, FailurePropagationMode.Propagate, state)
    return []


def _sequence_of(op: Operation, name: SymbolRefAttr, what: str) -> NamedSequenceOp:
    found = lookup_nearest_symbol_from(op, name)
    assert isinstance(found, NamedSequenceOp)
    if found.is_external:
        raise definite(op, f"unresolved external {what}")
    return found


@applies(IncludeOp)
def apply_include(
    op: IncludeOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Applies the named sequence to the operands."""
    callee = _sequence_of(op, op.target, "named sequence")
    payloads = [state.payload(operand) for operand in op.operands]
    with state.scope(callee.body):
        _map_arguments(callee.body.entry_block, payloads, state)
        return apply_block(callee.body.entry_block, op.failure_propagation_mode, state)


@applies(ForeachOp)
def apply_foreach(
    op: ForeachOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Applies the body to one payload of each operand at a time, and joins what it yields."""
    payloads = [state.payload(target) for target in op.targets]
    count = max(map(len, payloads))
    if op.with_zip_shortest:
        count = min(map(len, payloads))
    for target, payload in zip(op.targets, payloads, strict=True):
        if not op.with_zip_shortest and len(payload) != len(payloads[0]):
            raise silenceable(
                op,
                f"prior targets' payload size ({len(payloads[0])}) differs from payload size "
                f"({len(payload)}) of target {shown(target)}",
            )
    block = op.body.entry_block
    joined: list[list[Any]] = [[] for _ in op.results]
    for number in range(count):
        with state.scope(op.body):
            _map_arguments(block, [[payload[number]] for payload in payloads], state)
            for transform in _body(block):
                state.apply(transform)
            for result, yielded in zip(joined, _yielded(block, state), strict=True):
                result += yielded
    return joined


# --- alternatives -------------------------------------------------------------------------------------------------------


@applies(AlternativesOp)
def apply_alternatives(
    op: AlternativesOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Applies one region after the other to copies of the scope, until one does not fail."""
    originals = state.payload_ops(op.scope) if op.scope is not None else [state.top_level]
    for original in originals:
        if original.is_ancestor(op):
            raise definite(
                op,
                "scope must not contain the transforms being applied",
                [(original.location, "scope")],
            )
        if IsIsolatedFromAbove not in original.TRAITS:
            raise definite(
                op,
                "only isolated-from-above ops can be alternative scopes",
                [(original.location, "scope")],
            )
    for region in op.alternatives:
        clones = [original.clone() for original in originals]
        block = region.entry_block
        with state.scope(region):
            if block.arguments:
                state.set_payload(block.arguments[0], clones)
            try:
                for transform in _body(block):
                    state.apply(transform)
            except SilenceableFailure:
                for clone in clones:
                    clone.erase()
                continue
            for original, clone in zip(originals, clones, strict=True):
                parent = original.parent_block
                assert parent is not None
                parent.insert_before(original, clone)
                rewriter.replace_op(original, clone.results)
            return _yielded(block, state)
    raise silenceable(op, "all alternatives failed")


# --- matching -----------------------------------------------------------------------------------------------------------


def _match_block(
    block: Block, payloads: Sequence[Payload], state: TransformState
) -> list[Payload] | None:
    """The payload that a matcher yields; None if one of its operations fails silenceably."""
    _map_arguments(block, payloads, state)
    for match in _body(block):
        if "MatchOpInterface" not in match.INTERFACES:
            raise definite(
                match, "expected operations in the match part to implement MatchOpInterface"
            )
        try:
            state.apply(match)
        except SilenceableFailure:
            return None
    return _yielded(block, state)


@applies(CollectMatchingOp)
def apply_collect_matching(
    op: CollectMatchingOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives what the matcher yields for each operation inside the root on which it succeeds."""
    matcher = _sequence_of(op, op.matcher, f"symbol {op.matcher}")
    joined: list[list[Any]] = [[] for _ in op.results]
    for root in state.payload_ops(op.root):
        for target in list(root.walk(post_order=True)):
            with state.scope(matcher.body):
                found = _match_block(matcher.body.entry_block, [[target]], state)
            if found is None:
                continue
            for number, payload in enumerate(found):
                if len(payload) != 1:
                    raise silenceable(
                        op,
                        f"result #{number}, associated with {len(payload)} payload objects, "
                        "expected 1",
                    )
                joined[number] += payload
    return joined


@applies(ForeachMatchOp)
def apply_foreach_match(
    op: ForeachMatchOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Applies to each operation inside the root the action of the first matcher that succeeds."""
    pairs = [
        (
            _sequence_of(op, matcher, f"symbol {matcher}"),
            _sequence_of(op, action, f"symbol {action}"),
            action,
        )
        for matcher, action in zip(op.matchers, op.actions, strict=True)
    ]
    forwarded = [state.payload(operand) for operand in op.forwarded_inputs]
    joined: list[list[Any]] = [[] for _ in op.forwarded_outputs]
    overall = silenceable(op, "actions failed")
    notes = overall.diagnostics[0].notes
    for root in state.payload_ops(op.root):
        for target in list(root.walk(post_order=True)):
            if target.is_erased or (target is root and not op.restrict_root):
                continue
            for matcher, action, name in pairs:
                with state.scope(matcher.body):
                    matched = _match_block(matcher.body.entry_block, [[target], *forwarded], state)
                if matched is not None:
                    _act(op, action, name, matched, joined, state, target, overall.diagnostics[0])
                    break
    results = [state.payload_ops(op.root), *joined]
    if notes:
        raise PartialResults(overall, results)
    return results


def _act(
    op: ForeachMatchOp,
    action: NamedSequenceOp,
    name: SymbolRefAttr,
    matched: Sequence[Payload],
    joined: list[list[Any]],
    state: TransformState,
    target: Operation,
    overall: Diagnostic,
) -> None:
    """Apply an action to a match; notes of `overall` say which of its transforms fail."""
    block = action.body.entry_block
    with state.scope(action.body):
        _map_arguments(block, matched, state)
        for transform in _body(block):
            try:
                state.apply(transform)
            except SilenceableFailure as failure:
                text = "".join(f"{each.message}\n" for each in failure.diagnostics)
                overall.attach_note(f"failed action: {text}", action.location)
                overall.attach_note("when applied to this matching payload", target.location)
        for result, payload in zip(joined, _yielded(block, state), strict=True):
            if len(payload) != 1 and not op.flatten_results:
                raise definite(
                    op,
                    f"action {name} has results associated with multiple payload entities, but "
                    "flattening was not requested",
                )
            result += payload
