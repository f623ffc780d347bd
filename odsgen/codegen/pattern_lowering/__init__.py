"""From resolved patterns to the steps of `match_and_rewrite`."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.codegen.pattern_lowering.definitions": "operand_definitions",
        "odsgen.codegen.pattern_lowering.match": "call_function condition_function lower_match",
        "odsgen.codegen.pattern_lowering.merging": "with_merged_matching",
        "odsgen.codegen.pattern_lowering.names": "OperationNames PatternNames",
        "odsgen.codegen.pattern_lowering.rewrite": "lower_rewrite",
    },
)
