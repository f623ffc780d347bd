"""Custom forms of the dialect `moore`: names of results."""

from odsgen.dialects.shared.implicit_names import asm_result_names_of_name
from odsgen.dialects.shared.implicit_names import parse_implicit_ssa_name as parse_implicit_ssa_name
from odsgen.dialects.shared.implicit_names import print_implicit_ssa_name as print_implicit_ssa_name

asm_result_names_variable = asm_result_names_of_name
asm_result_names_net = asm_result_names_of_name
asm_result_names_assigned_variable = asm_result_names_of_name
