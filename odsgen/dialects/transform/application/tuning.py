"""Applies what tuners and solvers decide: the region that was selected, constraints on parameters."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.transform.application.sequences import apply_block
from odsgen.dialects.transform.interpreter import (
    Payload,
    TransformRewriter,
    TransformState,
    definite,
)
from odsgen.runtime import IntegerAttr
from odsgen_dialects.transform import (
    ConstrainParamsOp,
    FailurePropagationMode,
    TuneAlternativesOp,
)


def _selected(op: TuneAlternativesOp, state: TransformState) -> int:
    """The number of the selected region."""
    selected = op.selected_region_attr
    if op.selected_region_param is not None:
        found = state.payload(op.selected_region_param)
        if len(found) != 1 or not isinstance(found[0], IntegerAttr):
            shown = f", got: {found[0]}" if found else ""
            raise definite(op, f"param should hold exactly one integer attribute{shown}")
        selected = found[0]
    if selected is None:
        raise definite(
            op,
            f'non-deterministic choice "{op.name_argument}" is only resolved through providing a '
            "`selected_region` attr/param",
        )
    number: int = selected.value
    if not 0 <= number < len(op.alternatives):
        raise definite(
            op,
            f"'selected_region' attribute/param specifies region at index {number} while op has "
            f"only {len(op.alternatives)} regions",
        )
    return number


def apply_tune_alternatives(
    op: TuneAlternativesOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Applies the region that was selected."""
    region = op.alternatives[_selected(op, state)]
    with state.scope(region):
        return apply_block(region.entry_block, FailurePropagationMode.Propagate, state)


def apply_constrain_params(
    op: ConstrainParamsOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Refuses: neither MLIR nor odsgen solves the constraints."""
    raise definite(op, "op does not have interpreted semantics yet")
