"""From resolved patterns to the steps of `match_and_rewrite`."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.codegen.pattern_lowering.definitions import operand_definitions
    from odsgen.codegen.pattern_lowering.match import lower_match
    from odsgen.codegen.pattern_lowering.merging import with_merged_matching
    from odsgen.codegen.pattern_lowering.names import OperationNames, PatternNames
    from odsgen.codegen.pattern_lowering.rewrite import lower_rewrite
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.codegen.pattern_lowering.definitions": ("operand_definitions",),
            "odsgen.codegen.pattern_lowering.match": ("lower_match",),
            "odsgen.codegen.pattern_lowering.merging": ("with_merged_matching",),
            "odsgen.codegen.pattern_lowering.names": (
                "OperationNames",
                "PatternNames",
            ),
            "odsgen.codegen.pattern_lowering.rewrite": ("lower_rewrite",),
        },
    )

__all__ = [
    "OperationNames",
    "PatternNames",
    "lower_match",
    "lower_rewrite",
    "operand_definitions",
    "with_merged_matching",
]
