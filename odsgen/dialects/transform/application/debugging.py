"""Applies transforms that only say something of the payload, and the choices of tuning."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from odsgen.dialects.transform.interpreter import (
    Payload,
    Result,
    TransformRewriter,
    TransformState,
    definite,
    to_each_target,
)
from odsgen.hooks import applies
from odsgen.runtime import (
    BlockArgument,
    Diagnostic,
    Operation,
    OpResult,
    Severity,
    Value,
    VerifyError,
    print_ir,
)
from odsgen_dialects.transform import (
    EmitParamAsRemarkOp,
    EmitRemarkAtOp,
    KnobOp,
    PrintOp,
    VerifyOp,
)


@applies(EmitRemarkAtOp)
def apply_emit_remark_at(
    op: EmitRemarkAtOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Emits a remark at each operation or value."""
    for payload in state.payload(op.at):
        remark = Diagnostic(Severity.REMARK, payload.location, op.message)
        if isinstance(payload, Value):
            remark.attach_note(f"value handle points to {_described(payload)}")
        state.report(remark)
    return []


def _described(value: Value) -> str:
    if isinstance(value, OpResult):
        return f"an op result #{value.index}"
    assert isinstance(value, BlockArgument)
    region = value.owner.parent_region
    assert region is not None
    block = next(number for number, each in enumerate(region.blocks) if each is value.owner)
    return f"a block argument #{value.index} in block #{block} in region #{region.region_number}"


@applies(EmitParamAsRemarkOp)
def apply_emit_param_as_remark(
    op: EmitParamAsRemarkOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Emits a remark with the parameters, at the anchor or the transform itself."""
    text = ", ".join(str(param) for param in state.params(op.param))
    message = f"{op.message} {text}" if op.message is not None else text
    places = [op] if op.anchor is None else state.payload_ops(op.anchor)
    for place in places:
        state.report(Diagnostic(Severity.REMARK, place.location, message))
    return []


@applies(PrintOp)
def apply_print(
    op: PrintOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Prints operations, or the whole payload."""
    name = op.name_argument
    if op.target is None:
        header = f"[[[ IR printer: {name + ' ' if name else ''}top-level ]]]"
        texts = [_text(state.top_level, op)]
    else:
        header = f"[[[ IR printer: {name + ' ' if name else ''}]]]"
        texts = [_text(target, op) for target in state.payload_ops(op.target)]
    sys.stdout.write("".join([header, "\n", *texts]))
    return []


def _text(target: Operation, op: PrintOp) -> str:
    if not op.skip_regions or not target.regions:
        return print_ir(target, local_scope=op.use_local_scope)
    shown = target.clone_without_regions()
    return print_ir(shown).partition("{\n")[0]


@applies(VerifyOp)
@to_each_target
def apply_verify(
    op: VerifyOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Verifies an operation."""
    try:
        target.verify()
    except VerifyError as error:
        failure = definite(op, "failed to verify payload op", [(target.location, "payload op")])
        failure.diagnostics[:0] = error.diagnostics
        raise failure from None
    return []


@applies(KnobOp)
def apply_knob(op: KnobOp, rewriter: TransformRewriter, state: TransformState) -> Sequence[Payload]:
    """Gives the option that was chosen."""
    if op.selected is None:
        raise definite(
            op,
            f'non-deterministic choice "{op.name_argument}" is only resolved through providing a '
            "`selected` attr",
        )
    return [[op.selected]]
