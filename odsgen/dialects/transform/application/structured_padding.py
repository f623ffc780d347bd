"""Applies padding of structured operations."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.hoisted_padding import hoist_padding, pack_padding
from odsgen.dialects.linalg.padding import Padding, element_type, pad_operands
from odsgen.dialects.linalg.tiling.slices import dimension
from odsgen.dialects.shared import Mixed
from odsgen.dialects.transform.application.structured_sizes import mixed_numbers_of
from odsgen.dialects.transform.interpreter import (
    Payload,
    Result,
    TransformRewriter,
    TransformState,
    definite,
    failed_to_apply,
    silenceable,
    to_each_target,
)
from odsgen.hooks import applies
from odsgen.runtime import (
    DYNAMIC,
    Attribute,
    DiagnosticError,
    Operation,
    RankedTensorType,
    StringAttr,
    TypedAttr,
    parse_attribute,
)
from odsgen_dialects import scf, tensor
from odsgen_dialects.transform import HoistPadBuildPackingLoopNestOp, HoistPadOp, PadOp
from odsgen_dialects.ub import PoisonAttr


@applies(PadOp)
def apply_pad(op: PadOp, rewriter: TransformRewriter, state: TransformState) -> Sequence[Payload]:
    """Pads the operands of each target to sizes that are known or given."""
    padded: list[Operation] = []
    pads: list[Operation] = []
    copies: list[Operation] = []
    for target in state.payload_ops(op.target):
        if "LinalgOp" not in target.INTERFACES:
            raise silenceable(op, "expected LinalgOp target", [(target.location, "target op")])
        values = _padding_values(op, target)
        loops = op.padding_dimensions
        multiples = mixed_numbers_of(op, op.static_pad_to_multiple_of, op.pad_to_multiple_of, state)
        padding = Padding(
            loops,
            multiples or [1] * len(loops),
            values,
            [bool(flag) for flag in op.nofold_flags],
            op.copy_back_op,
        )
        if op.use_prescribed_tensor_shapes:
            padding.sizes = _sizes(rewriter, target)
        made = pad_operands(rewriter, target, padding)
        if made is None:
            fail = definite if padding.sizes else silenceable
            raise fail(op, "failed to pad op", [(target.location, "target op")])
        rewriter.replace_op(target, made.results)
        padded.append(made.op)
        pads += made.pads
        if padding.copy_back != "none":
            copies += [value.defining_op for value in made.results if value.defining_op]
    return [padded, pads, copies]


def _padding_values(op: PadOp, target: Operation) -> list[Attribute]:
    found: list[Attribute] = []
    note = [(target.location, "when applied to this op")]
    for value, operand_type in zip(op.padding_values, target.operand_types, strict=False):
        type = element_type(operand_type)
        if isinstance(value, StringAttr):
            parsed = _parsed(value.value, type)
            if not isinstance(parsed, TypedAttr) or parsed.type is not type:
                raise definite(
                    op,
                    f"'{op.name}' op expects a padding that parses to '{type}', got {value}",
                    note,
                )
            value = parsed
        elif isinstance(value, TypedAttr):
            if value.type is not type:
                raise definite(
                    op,
                    f"'{op.name}' op expects a padding value of type '{type}', got {value}",
                    note,
                )
        elif not isinstance(value, PoisonAttr):
            raise definite(
                op, f"'{op.name}' op expects padding values to be typed attributes or poison"
            )
        found.append(value)
    return found


def _parsed(text: str, type: object) -> Attribute | None:
    """An attribute of a type that is not written down; None where it is none."""
    for whole in (f"{text} : {type}", text):
        try:
            return parse_attribute(whole)
        except DiagnosticError:
            continue
    return None


def _sizes(rewriter: TransformRewriter, target: Operation) -> dict[tuple[int, int], Mixed]:
    """The sizes that operands have while the program runs."""
    found: dict[tuple[int, int], Mixed] = {}
    rewriter.set_insertion_point_before(target)
    for number, value in enumerate(target.operands):
        shape = value.type.shape if isinstance(value.type, RankedTensorType) else ()
        for dim, size in enumerate(shape):
            if size == DYNAMIC:
                found[number, dim] = dimension(rewriter, value, dim, value.location)
    return found


@applies(HoistPadOp)
@to_each_target
def apply_hoist_pad(
    op: HoistPadOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Pads before loops what is padded in them."""
    hoisted = None
    if isinstance(target, tensor.PadOp):
        hoisted = hoist_padding(rewriter, target, op.num_loops, op.transpose)
    if hoisted is None:
        raise failed_to_apply(op, target)
    rewriter.replace_op(target, [hoisted.value])
    return [hoisted.pad]


@applies(HoistPadBuildPackingLoopNestOp)
def apply_build_packing_loop_nest(
    op: HoistPadBuildPackingLoopNestOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Builds the loops that pad before a loop what is padded in it."""
    targets, loops = state.payload_ops(op.target), state.payload_ops(op.loop)
    if len(targets) != 1 or len(loops) != 1:
        raise definite(
            op,
            f"requires exactly one target and one loop handle (got {len(targets)} and {len(loops)})",
        )
    [target], [loop] = targets, loops
    if not isinstance(target, tensor.PadOp) or not isinstance(loop, scf.ForOp):
        raise definite(op, "requires exactly 2 non-null handles")
    packed = pack_padding(rewriter, target, loop, op.transpose)
    if packed is None:
        raise definite(op, "could not build packing loop nest")
    return [[packed.loops[0] if packed.loops else packed.pad]]
