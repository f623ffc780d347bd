"""Result names of the dialect `fsm`."""

from odsgen.dialects.shared import asm_result_names_of_name
from odsgen.hooks import implements

implements("fsm.instance", "fsm.variable", method="asm_result_names")(asm_result_names_of_name)
