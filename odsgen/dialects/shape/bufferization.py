"""Bufferization of the dialect `shape`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.one_shot.buffers import (
    buffers_of,
    replace_with_buffers,
    replace_with_new_op,
)
from odsgen.dialects.bufferization.one_shot.interface import (
    Alias,
    Bufferizable,
    RegionYield,
    bufferizes,
)
from odsgen.runtime import Region, Use
from odsgen_dialects import shape

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.dialects.bufferization.one_shot.state import AnalysisState
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Value


@bufferizes(shape.AssumingOp)
class Assuming(Bufferizable):
    """`shape.assuming` with buffers as results."""

    def aliasing_uses(self, value: Value, state: AnalysisState) -> Sequence[Alias]:
        end = value.owner.do_region.entry_block.last
        return [Alias(Use(end, value.index))]  # type: ignore[attr-defined]

    def bufferize(
        self, op: shape.AssumingOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        end = op.do_region.entry_block.last
        assert end is not None
        region = Region()
        region.take_body(op.do_region)
        made = shape.AssumingOp.build(
            [value.type for value in end.operands],
            op.witness,
            do_region=region,
            location=op.location,
        )
        rewriter.insert(made)
        replace_with_buffers(rewriter, op, made.results)


@bufferizes(shape.AssumingYieldOp)
class AssumingYield(RegionYield):
    """`shape.assuming_yield` of buffers."""

    def bufferize(
        self, op: shape.AssumingYieldOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        values = buffers_of(rewriter, op.operands, options)
        replace_with_new_op(
            rewriter, op, shape.AssumingYieldOp.build_generic(values, result_types=())
        )
