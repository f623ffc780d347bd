"""Names that operations of the dialect `hw` suggest for their results."""

from odsgen.dialects.arith.interfaces import asm_result_names_constant as asm_result_names_constant
from odsgen.dialects.shared.implicit_names import asm_result_names_of_name

asm_result_names_wire = asm_result_names_of_name
