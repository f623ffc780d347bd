"""Reading MLIR's textual form."""

from odsgen.runtime.parser.cursor import MAX_NESTING, Delimiter
from odsgen.runtime.parser.operations import Argument, Parser
from odsgen.runtime.parser.ssa import UnresolvedOperand
from odsgen.runtime.parser.toplevel import (
    parse,
    parse_attribute,
    parse_operations,
    parse_type,
    type_at,
)

__all__ = [
    "MAX_NESTING",
    "Argument",
    "Delimiter",
    "Parser",
    "UnresolvedOperand",
    "parse",
    "parse_attribute",
    "parse_operations",
    "parse_type",
    "type_at",
]
