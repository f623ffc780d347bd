"""Deallocation of buffers at branches of the dialect `cf`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.deallocation.ownership import (
    Deallocation,
    buffers_of,
    constant_flag,
    deallocates,
)
from odsgen.runtime import Builder
from odsgen_dialects import arith, cf

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.deallocation.ownership import DeallocationState
    from odsgen.runtime import Value


@deallocates(cf.CondBranchOp)
class CondBranch(Deallocation):
    """Frees before the branch, for each successor what is not live there, under the condition that it is taken."""

    def process(self, op: cf.CondBranchOp, state: DeallocationState) -> None:
        """Passes ownerships on to both successors."""
        block, location, builder = op.parent_block, op.location, Builder.before(op)
        assert block is not None
        buffers, conditions = state.freed(builder, location, block)

        def free(
            number: int, operands: tuple[Value, ...], taken: list[Value]
        ) -> tuple[tuple[Value, ...], dict[Value, Value]]:
            retained = state.retained(block, op.successors[number], operands)
            owned = state.dealloc(builder, location, block, (buffers, taken), retained)
            by_buffer = dict(zip(retained, owned, strict=True))
            passed = [by_buffer[buffer] for buffer in buffers_of(operands)]
            return (*operands, *passed), by_buffer

        def both(one: Value, other: Value) -> Value:
            return builder.insert(arith.AndIOp.build(one, other, location=location)).result

        def negated() -> Value:
            yes = constant_flag(builder, True, location)
            made = arith.XOrIOp.build(yes, op.condition, location=location)
            return builder.insert(made).result

        taken = [both(condition, op.condition) for condition in conditions]
        true, if_true = free(0, op.true_dest_operands, taken)
        taken = [both(condition, negated()) for condition in conditions]
        false, if_false = free(1, op.false_dest_operands, taken)
        op.true_dest_operands = true
        op.false_dest_operands = false
        for buffer in if_false:
            if buffer in if_true:
                made = arith.SelectOp.build(
                    op.condition, if_true[buffer], if_false[buffer], location=location
                )
                state.replace(buffer, builder.insert(made).result, block)
