"""Result names of the dialect `hw`."""

from odsgen.dialects.arith.interfaces import asm_result_names_constant
from odsgen.dialects.shared import ImplicitSSAName, asm_result_names_of_name
from odsgen.hooks import form, implements

form("ImplicitSSAName")(ImplicitSSAName)
implements("hw.wire", method="asm_result_names")(asm_result_names_of_name)
implements("hw.constant", method="asm_result_names")(asm_result_names_constant)
