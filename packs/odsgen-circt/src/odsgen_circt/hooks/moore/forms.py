"""Custom forms of the dialect `moore`: names of results."""

from odsgen.dialects.shared import ImplicitSSAName, asm_result_names_of_name
from odsgen.hooks import form, implements

form("ImplicitSSAName")(ImplicitSSAName)
implements("moore.variable", "moore.net", "moore.assigned_variable", method="asm_result_names")(
    asm_result_names_of_name
)
