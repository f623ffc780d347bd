"""Custom forms of the dialect `verif`: names of results."""

from odsgen.dialects.shared import ImplicitSSAName, asm_result_names_of_name
from odsgen.hooks import form, implements

form("ImplicitSSAName")(ImplicitSSAName)
implements("verif.symbolic_value", method="asm_result_names")(asm_result_names_of_name)
