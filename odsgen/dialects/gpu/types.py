"""Types of the dialect `gpu`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.hooks import parses_types, verifies
from odsgen.runtime import Float16Type, Float32Type, Float64Type, IntegerType, Signedness
from odsgen_dialects.gpu import MMAMatrixType

if TYPE_CHECKING:
    from odsgen.runtime import Parser, Type


@parses_types
def parse_type(parser: Parser, mnemonic: str) -> Type | None:
    """Refuses an unknown type of the dialect."""
    raise parser.unknown_mnemonic(f"unknown gpu type: {mnemonic}")


@verifies(MMAMatrixType)
def verify_mma_matrix_type(shape: Sequence[int], element_type: Type, operand: str) -> None:
    """MMAMatrixType::verifyInvariants"""
    if operand not in ("AOp", "BOp", "COp"):
        raise ValueError("operand expected to be one of AOp, BOp or COp")
    if len(shape) != 2:
        raise ValueError("MMAMatrixType must have exactly two dimensions")
    if not (
        isinstance(element_type, (Float16Type, Float32Type, Float64Type))
        or is_integer(element_type, 8, Signedness.SIGNED)
        or is_integer(element_type, 8, Signedness.UNSIGNED)
        or (isinstance(element_type, IntegerType) and element_type.width == 32)
    ):
        raise ValueError("MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64")


def is_integer(type: Type, width: int, signedness: Signedness) -> bool:
    return isinstance(type, IntegerType) and type.width == width and type.signedness is signedness
