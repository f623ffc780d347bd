"""Hooks of the operations that MLIR's tests add to the dialect `transform`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.linalg.tiling.fusion import fuse_producers, replace_fused
from odsgen.dialects.linalg.tiling.loops import tile_with_forall
from odsgen.dialects.linalg.tiling.tileable import tileable
from odsgen.dialects.transform.interpreter import TransformRewriter, TransformState, definite
from odsgen.hooks import applies, form
from odsgen.runtime.builtin.attributes import StringAttr

from .ops import TestFuseUsingForallOp, TestTileUsingForallOp, TestTransformOpOp

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


@form(TestTransformOpOp)
class TestTransformOpForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """A message, which may be missing."""
        message = parser.parse_optional_string()
        if message is not None:
            state.attributes["message"] = StringAttr.get(message)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        """The message; other attributes are not printed."""
        message = op.attributes.get("message")
        if message is not None:
            printer.emit(f" {printer.attribute_text(message)}")


def _tileable(op: Operation, target: Operation) -> Any:
    found = tileable(target)
    if found is None:
        raise definite(op, "only TilingInterface ops are supported")
    return found


@applies(TestTileUsingForallOp)
def apply_tile_using_forall(
    op: Any, rewriter: TransformRewriter, state: TransformState
) -> list[list[Operation]]:
    """Tiles each target by an `scf.forall` whose steps are the sizes."""
    tiled: list[Operation] = []
    loops: list[Operation] = []
    for target in state.payload_ops(op.target):
        tiling = tile_with_forall(
            rewriter,
            _tileable(op, target),
            op.tile_sizes,
            (),
            op.mapping,
            op.interchange,
        )
        rewriter.replace_op(target, tiling.replacements)
        tiled.append(tiling.operations[0])
        loops += tiling.loops
    return [tiled, *([loop] for loop in loops)]


@applies(TestFuseUsingForallOp)
def apply_fuse_using_forall(
    op: Any, rewriter: TransformRewriter, state: TransformState
) -> list[list[Operation]]:
    """Tiles each target by an `scf.forall`, and computes its producers in it."""
    tiled: list[Operation] = []
    loops: list[Operation] = []
    for target in state.payload_ops(op.root_op):
        tiling = tile_with_forall(
            rewriter, _tileable(op, target), op.tile_sizes, (), None, op.interchange
        )
        fused = fuse_producers(rewriter, target, tiling)
        replace_fused(rewriter, target, tiling, fused)
        tiled.append(tiling.operations[0])
        loops = tiling.loops[:1]
    return [tiled, loops]
