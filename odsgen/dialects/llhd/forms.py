"""Custom forms of the dialect `llhd`: names of results."""

from odsgen.dialects.shared.implicit_names import asm_result_names_of_name
from odsgen.dialects.shared.implicit_names import parse_implicit_ssa_name as parse_implicit_ssa_name
from odsgen.dialects.shared.implicit_names import print_implicit_ssa_name as print_implicit_ssa_name

asm_result_names_sig = asm_result_names_of_name
