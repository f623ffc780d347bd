"""Memory effects of `transform` on handles and payload (MLIR: Transform Dialect).

MLIR gives most of them by traits; the rest is listed by name here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from odsgen.dialects.transform.consumption import consumed_arguments, consumes
from odsgen.dialects.transform.verifiers.kinds import PARAM, has
from odsgen.hooks import effects
from odsgen.runtime import (
    EffectInstance,
    EffectKind,
    IsTerminator,
    MemoryEffectOpInterface,
    Operation,
    Value,
    has_interface,
    memory_effects,
)

Effects = list[EffectInstance]

HANDLES = "TransformMappingResource"
PAYLOAD = "PayloadIRResource"

_CONSUMING_TRAIT = "FunctionalStyleTransformOpTrait"
_READING_TRAITS = frozenset(
    {
        *("NavigationTransformOpTrait", "ParamProducerTransformOpTrait"),
        *("AtMostOneOpMatcher", "SingleOpMatcher", "SingleValueMatcher"),
    }
)
#: Operations that only read the payload and their handles.
_READING = frozenset(
    f"transform.{name}"
    for name in (
        *("cast", "collect_matching", "dlti.query", "get_type", "irdl.collect_matching"),
        *("match.param.cmpi", "pdl_match", "smt.constrain_params", "tune.knob", "verify"),
    )
)
#: Operations that only touch handles.
_HANDLING = frozenset(
    f"transform.{name}"
    for name in ("match.structured.yield", "merge_handles", "replicate", "split_handle", "yield")
)
#: Operations that modify the payload and keep their handles valid.
_CHANGING = frozenset(
    f"transform.{name}"
    for name in (
        *("annotate", "apply_cse", "apply_dce", "apply_licm", "apply_patterns"),
        *("bufferization.buffer_loop_hoisting", "bufferization.eliminate_empty_tensors"),
        *("func.cast_and_call", "loop.hoist_loop_invariant_subsets"),
        *("memref.erase_dead_alloc_and_stores", "scf.take_assumed_branch"),
        *("structured.eliminate_empty_tensors", "structured.hoist_pad.build_packing_loop_nest"),
    )
)
#: Operations whose results are parameters, or handles to the sizes that they compute.
_COMPUTING_SIZES = frozenset(
    {"transform.structured.continuous_tile_sizes", "transform.structured.multitile_sizes"}
)
_SEQUENCES = frozenset({"transform.sequence", "transform.with_pdl_patterns"})


@effects
def operation_effects(op: Operation) -> Sequence[EffectInstance] | None:
    """The effects of an operation; None if unknown."""
    traits = {trait.__name__ for trait in op.TRAITS}
    if op.name in _HANDLING:
        return [*_reads(op.operands), *_produces(op)]
    if _CONSUMING_TRAIT in traits:
        on_handles: Effects = []
        for number, handle in enumerate(op.operands):
            on_handles += _consumes([handle]) if consumes(op, number) else _reads([handle])
        return [*on_handles, *_produces(op), *_modifies_payload()]
    if traits & _READING_TRAITS or op.name in _READING:
        return [*_reads(op.operands), *_produces(op), _reads_payload()]
    if op.name in _CHANGING:
        return [*_reads(op.operands), *_produces(op), *_modifies_payload()]
    if op.name == "transform.print":
        written = EffectInstance(EffectKind.WRITE)  # the output stream is no resource
        return [*_reads(op.operands), _reads_payload(), written]
    if op.name in _COMPUTING_SIZES:
        are_numbers = all(has(result.type, PARAM) for result in op.results)
        on_payload = [_reads_payload()] if are_numbers else _modifies_payload()
        return [*_reads(op.operands), *_produces(op), *on_payload]
    if op.name == "transform.foreach":
        return _effects_for_each(op)
    return _effects_of_body(op) if op.name in _SEQUENCES else None


def _effects_for_each(op: Operation) -> Effects | None:
    """The payload effects of the body; consumes operands whose argument the body consumes."""
    if len(op.regions) != 1 or not op.regions[0].blocks:
        return None
    block = op.regions[0].entry_block
    consumed = consumed_arguments(block)
    found: Effects = []
    for number, handle in enumerate(op.operands):
        found += _consumes([handle]) if number in consumed else _reads([handle])
    kinds = set()
    for inner in block.operations:
        if inner.next is None and IsTerminator in inner.TRAITS:
            break
        effects = memory_effects(inner)
        if effects is None:
            return None
        kinds |= {effect.kind for effect in effects if effect.resource == PAYLOAD}
    if EffectKind.WRITE in kinds:
        found += _modifies_payload()
    elif EffectKind.READ in kinds:
        found.append(_reads_payload())
    return [*found, *_produces(op)]


def _effects_of_body(op: Operation) -> Effects | None:
    """The payload effects of the body, and those on its arguments; all if there are no operands."""
    if len(op.regions) != 1 or not op.regions[0].blocks:
        return None
    block = op.regions[0].entry_block
    outside: dict[object, Value] = dict(zip(block.arguments, op.operands, strict=False))
    found = [*_reads(op.operands), *_produces(op)]
    for inner in block.operations:
        if not has_interface(inner, MemoryEffectOpInterface):
            continue
        effects = memory_effects(inner)
        if effects is None:
            return None
        if outside:
            effects = [
                effect._replace(on=outside.get(effect.on))
                for effect in effects
                if effect.on in outside or effect.resource == PAYLOAD
            ]
        found += effects
    return found


def _reads(handles: Iterable[Value]) -> Effects:
    """onlyReadsHandle"""
    return [EffectInstance(EffectKind.READ, handle, HANDLES) for handle in handles]


def _consumes(handles: Iterable[Value]) -> Effects:
    """consumesHandle"""
    kinds = (EffectKind.READ, EffectKind.FREE)
    return [EffectInstance(kind, handle, HANDLES) for handle in handles for kind in kinds]


def _produces(op: Operation) -> Effects:
    """producesHandle"""
    kinds = (EffectKind.ALLOCATE, EffectKind.WRITE)
    return [EffectInstance(kind, handle, HANDLES) for handle in op.results for kind in kinds]


def _reads_payload() -> EffectInstance:
    return EffectInstance(EffectKind.READ, resource=PAYLOAD)


def _modifies_payload() -> Effects:
    return [_reads_payload(), EffectInstance(EffectKind.WRITE, resource=PAYLOAD)]
