"""The hand-written half of the dialect `fixed`: what its YAML says in `verifier: true`.

`odsgen generate` writes this file once, with functions that are still to be filled in, and leaves it alone ever after.
"""

from __future__ import annotations

from odsgen.hooks import verifies

from .ops import ConvertOp
from .types import NumberType

WIDEST = 64


@verifies(NumberType)
def verify_number_type(whole: int, fraction: int) -> None:
    """A number fits into a machine word; raises ValueError."""
    if whole == 0 or whole + fraction > WIDEST:
        raise ValueError(
            f"a number has 1 to {WIDEST} bits, one of them whole, not {whole} and {fraction}"
        )


@verifies(ConvertOp)
def verify_convert(op: ConvertOp) -> None:
    """Rounding may take fractional bits away, but no whole bits; raises VerifyError."""
    source, target = op.input.type, op.result.type
    assert isinstance(source, NumberType) and isinstance(target, NumberType)  # checked before
    if target.whole < source.whole:
        raise op.op_error(f"would lose {source.whole - target.whole} whole bits of '{source}'")
