"""Reading MLIR's textual form."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.runtime.parser.cursor import MAX_NESTING, Delimiter
    from odsgen.runtime.parser.operations import Argument
    from odsgen.runtime.parser.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.parser.toplevel import (
        parse,
        parse_attribute,
        parse_operations,
        parse_type,
        type_at,
    )
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.runtime.parser.cursor": (
                "MAX_NESTING",
                "Delimiter",
            ),
            "odsgen.runtime.parser.operations": ("Argument",),
            "odsgen.runtime.parser.parser": ("Parser",),
            "odsgen.runtime.parser.ssa": ("UnresolvedOperand",),
            "odsgen.runtime.parser.toplevel": (
                "parse",
                "parse_attribute",
                "parse_operations",
                "parse_type",
                "type_at",
            ),
        },
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
