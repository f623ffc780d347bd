"""Interface methods of the dialect `transform`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.transform.consumption import CONSUMED, READ_ONLY, argument_is
from odsgen.dialects.transform.verifiers.kinds import HANDLE, has, of_one_kind
from odsgen.dialects.transform.verifiers.sequences import verify_marks
from odsgen.hooks import implements
from odsgen.runtime import InvocationBounds, SymbolRefAttr
from odsgen_dialects import transform

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Operation, SymbolTableCollection, Type, Value

_NAMED_SEQUENCE = "transform.named_sequence"


@implements(transform.ForeachMatchOp, method="asm_result_names")
def asm_result_names_foreach_match(op: transform.ForeachMatchOp) -> list[str | None]:
    """ForeachMatchOp::getAsmResultNames"""
    return ["updated_root", *["yielded"] * (len(op.results) - 1)]


@implements(transform.CastOp, method="are_cast_compatible")
def are_cast_compatible_cast(
    op: transform.CastOp, inputs: Sequence[Type], outputs: Sequence[Type]
) -> bool:
    """CastOp::areCastCompatible"""
    return all(has(type, HANDLE) for type in (*inputs, *outputs))


# --- calls --------------------------------------------------------------------------------------------------------------


@implements(transform.IncludeOp, method="verify_symbol_uses")
def verify_include(op: transform.IncludeOp, symbol_tables: SymbolTableCollection) -> None:
    """IncludeOp::verifySymbolUses"""
    target = op.properties.get("target")
    if not isinstance(target, SymbolRefAttr):
        raise op.op_error("expects a 'target' symbol reference attribute")
    sequence: Any = symbol_tables.lookup_nearest_symbol_from(op, target)
    if sequence is None or sequence.name != _NAMED_SEQUENCE:
        raise op.op_error("does not reference a named transform sequence")
    inputs, results = sequence.function_type.inputs, sequence.function_type.results
    if len(inputs) != len(op.operands):
        raise op.error("incorrect number of operands for callee")
    for number, (operand, expected) in enumerate(zip(op.operands, inputs, strict=True)):
        if operand.type is not expected:
            raise op.op_error(
                f"operand type mismatch: expected operand type '{expected}', but provided "
                f"'{operand.type}' for operand number {number}"
            )
    if len(results) != len(op.results):
        raise op.error("incorrect number of results for callee")
    for number, (result, type) in enumerate(zip(op.results, results, strict=True)):
        if not of_one_kind(result.type, type):
            raise op.op_error(
                f"type of result #{number} must implement the same transform dialect interface as "
                "the corresponding callee result"
            )
    verify_marks(sequence, always=True)


# --- matching -----------------------------------------------------------------------------------------------------------


def _sequence(
    op: Operation, name: Attribute, what: str, symbol_tables: SymbolTableCollection
) -> Any:
    found = (
        symbol_tables.lookup_nearest_symbol_from(op, name)
        if isinstance(name, SymbolRefAttr)
        else None
    )
    if found is None or found.name != _NAMED_SEQUENCE:
        raise op.error(f"unresolved {what} symbol {name}")
    return found


@implements(transform.CollectMatchingOp, method="verify_symbol_uses")
def verify_collect_matching(
    op: transform.CollectMatchingOp, symbol_tables: SymbolTableCollection
) -> None:
    """CollectMatchingOp::verifySymbolUses"""
    matcher = _sequence(op, op.matcher, "matcher", symbol_tables)
    inputs, results = matcher.function_type.inputs, matcher.function_type.results
    if len(inputs) != 1 or not has(inputs[0], HANDLE):
        raise op.error("expected the matcher to take one operation handle argument")
    if not argument_is(matcher, 0, READ_ONLY):
        raise op.error("expected the matcher argument to be marked readonly")
    if len(results) != len(op.results):
        raise op.error(
            "expected the matcher to yield as many values as op has results "
            f"({len(op.results)}), got {len(results)}"
        )
    for number, (type, result) in enumerate(zip(results, op.results, strict=True)):
        if not of_one_kind(type, result.type):
            raise op.error(
                f"mismatching type interfaces for matcher result and op result #{number}"
            )


@implements(transform.ForeachMatchOp, method="verify_symbol_uses")
def verify_foreach_match(
    op: transform.ForeachMatchOp, symbol_tables: SymbolTableCollection
) -> None:
    """ForeachMatchOp::verifySymbolUses"""
    for matcher_name, action_name in zip(op.matchers, op.actions, strict=False):
        matcher = _sequence(op, matcher_name, "matcher", symbol_tables)
        action = _sequence(op, action_name, "action", symbol_tables)
        verify_marks(matcher, always=True)
        verify_marks(action, always=True)
        _verify_matcher(op, matcher, matcher_name)
        _verify_action(op, matcher, action, f"{matcher_name}", f"{action_name}")


def _verify_matcher(op: transform.ForeachMatchOp, matcher: Any, name: SymbolRefAttr) -> None:
    inputs = matcher.function_type.inputs
    declaration = (matcher.location, "symbol declaration")
    if len(inputs) != len(op.operands):
        raise _error(
            op,
            f"the number of operands ({len(op.operands)}) doesn't match the number of matcher "
            f"arguments ({len(inputs)}) for {name}",
            matcher,
        )
    for number, (operand, type) in enumerate(zip(op.operands, inputs, strict=True)):
        if argument_is(matcher, number, CONSUMED):
            raise op.op_error(
                f"does not expect matcher symbol to consume its operand #{number}", [declaration]
            )
        if not of_one_kind(operand.type, type):
            raise _error(
                op,
                f"mismatching type interfaces for operand and matcher argument #{number} of "
                f"matcher {name}",
                matcher,
            )


def _verify_action(
    op: transform.ForeachMatchOp, matcher: Any, action: Any, matcher_name: str, action_name: str
) -> None:
    matched, inputs = matcher.function_type.results, action.function_type.inputs
    if len(matched) != len(inputs):
        raise op.error(
            "mismatching number of matcher results and action arguments between "
            f"{matcher_name} ({len(matched)}) and {action_name} ({len(inputs)})"
        )
    for number, (one, other) in enumerate(zip(matched, inputs, strict=True)):
        if not of_one_kind(one, other):
            raise op.error(
                f"mismatching type interfaces for matcher result and action argument #{number}"
                f"of matcher {matcher_name} and action {action_name}"
            )
    yielded, results = action.function_type.results, op.results[1:]
    if len(yielded) != len(results):
        raise _error(
            op,
            f"the number of action results ({len(yielded)}) for {action_name} doesn't match the "
            f"number of extra op results ({len(results)})",
            action,
        )
    for number, (one, result) in enumerate(zip(yielded, results, strict=True)):
        if not of_one_kind(one, result.type):
            raise _error(
                op,
                f"mismatching type interfaces for action result #{number} of action {action_name} "
                "and op result",
                action,
            )


def _error(op: Operation, message: str, declared: Operation) -> Exception:
    error = op.error(message)
    error.diagnostics[0].attach_note("symbol declaration", declared.location)
    return error


# --- region invocation bounds -------------------------------------------------------------------------------------------


@implements(transform.AlternativesOp, method="region_invocation_bounds")
def region_invocation_bounds_alternatives(
    op: transform.AlternativesOp, operands: Sequence[Attribute | None]
) -> Sequence[InvocationBounds]:
    """AlternativesOp::getRegionInvocationBounds"""
    first, *others = op.regions
    return [InvocationBounds(1, 1), *(InvocationBounds(0, 1) for _ in others)]


@implements(transform.SequenceOp, method="region_invocation_bounds")
def region_invocation_bounds_sequence(
    op: transform.SequenceOp, operands: Sequence[Attribute | None]
) -> Sequence[InvocationBounds]:
    """SequenceOp::getRegionInvocationBounds"""
    return [InvocationBounds(1, 1)]


@implements(transform.TuneAlternativesOp, method="region_invocation_bounds")
def region_invocation_bounds_tune_alternatives(
    op: transform.TuneAlternativesOp, operands: Sequence[Attribute | None]
) -> Sequence[InvocationBounds]:
    """tune::AlternativesOp::getRegionInvocationBounds"""
    selected = op.selected_region_attr
    if selected is None:
        return [InvocationBounds(0, 1) for _ in op.alternatives]
    chosen = [int(number == selected.value) for number in range(len(op.alternatives))]
    return [InvocationBounds(once, once) for once in chosen]


@implements(transform.IncludeOp, method="set_callee_from_callable")
def set_callee_from_callable_include(
    op: transform.IncludeOp, callee: SymbolRefAttr | Value
) -> None:
    """IncludeOp::setCalleeFromCallable"""
    if not isinstance(callee, SymbolRefAttr):
        raise ValueError("'transform.include' includes a symbol, not a value")
    op.properties["target"] = callee
