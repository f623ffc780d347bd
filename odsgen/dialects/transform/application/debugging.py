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
from odsgen.runtime.printer.limits import PrintLimits
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
    targets = [state.top_level] if op.target is None else state.payload_ops(op.target)
    where = "top-level " if op.target is None else ""
    header = f"[[[ IR printer: {name + ' ' if name else ''}{where}]]]"
    sys.stdout.write("".join([header, "\n", *(_text(target, op) for target in targets)]))
    return []


def _text(target: Operation, op: PrintOp) -> str:
    """The operation; the outermost one is followed by an empty line, and is generic if it does not verify."""
    limits = PrintLimits(skip_regions=True) if op.skip_regions else None
    generic = not (op.assume_verified or _verifies(target))
    text = print_ir(target, generic, local_scope=op.use_local_scope, limits=limits)
    return text if op.use_local_scope or target.parent_op is not None else text + "\n"


def _verifies(target: Operation) -> bool:
    try:
        target.verify()
    except VerifyError:
        return False
    return True


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
