"""`transform-infer-effects`: marks the arguments of named sequences as consumed or only read."""

from __future__ import annotations

from odsgen.dialects.transform.consumption import CONSUMED, READ_ONLY, consumed_arguments
from odsgen.passes import Pass, register_pass
from odsgen.runtime import Operation, UnitAttr
from odsgen_dialects.transform import NamedSequenceOp


@register_pass
class InferEffects(Pass):
    """Marks arguments by what the body does with them; declarations need marks."""

    ARGUMENT = "transform-infer-effects"
    NAME = "InferEffectsPass"
    SUMMARY = "infer transform side effects for symbols"

    def run_on_operation(self, op: Operation) -> None:
        """Mark the sequences inside."""
        for sequence in op.walk():
            if isinstance(sequence, NamedSequenceOp):
                _mark(sequence)


def _mark(sequence: NamedSequenceOp) -> None:
    if sequence.is_external:
        for number in range(sequence.num_arguments):
            known = sequence.argument_attributes(number)
            if CONSUMED not in known and READ_ONLY not in known:
                raise sequence.error(
                    f"external definition argument #{number} is not annotated as consumed or readonly"
                )
        return
    consumed = consumed_arguments(sequence.body.entry_block)
    for number in range(sequence.num_arguments):
        mark = CONSUMED if number in consumed else READ_ONLY
        sequence.set_argument_attribute(number, mark, UnitAttr.get())
