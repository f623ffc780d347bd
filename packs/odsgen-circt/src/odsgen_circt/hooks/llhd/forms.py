"""Custom forms of the dialect `llhd`: names of results."""

from odsgen.dialects.shared import ImplicitSSAName, asm_result_names_of_name
from odsgen.hooks import form, implements

form("ImplicitSSAName")(ImplicitSSAName)
implements("llhd.sig", method="asm_result_names")(asm_result_names_of_name)
