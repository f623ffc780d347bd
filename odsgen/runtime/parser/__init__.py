"""Reading MLIR's textual form."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.runtime.parser.cursor": "Delimiter MAX_NESTING",
        "odsgen.runtime.parser.operations": "Argument",
        "odsgen.runtime.parser.parser": "Parser",
        "odsgen.runtime.parser.single_texts": "parse_attribute parse_type type_at",
        "odsgen.runtime.parser.ssa": "UnresolvedOperand",
        "odsgen.runtime.parser.toplevel": "parse parse_operations",
    },
)
