"""Custom forms of the dialect `hw`: names that the text gives to results."""

from odsgen.dialects.shared.implicit_names import (
    parse_implicit_ssa_name as parse_implicit_ssa_name,
)
from odsgen.dialects.shared.implicit_names import (
    print_implicit_ssa_name as print_implicit_ssa_name,
)
