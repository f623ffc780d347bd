"""Names that operations of the dialect `hw` suggest for their results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.arith.interfaces import asm_result_names_constant as asm_result_names_constant
from odsgen.dialects.shared.implicit_names import asm_result_names_of_name

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation

asm_result_names_wire = asm_result_names_of_name
