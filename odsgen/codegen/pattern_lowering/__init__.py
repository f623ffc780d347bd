"""From resolved patterns to the steps of `match_and_rewrite`."""

from odsgen.codegen.pattern_lowering.definitions import operand_definitions
from odsgen.codegen.pattern_lowering.match import lower_match
from odsgen.codegen.pattern_lowering.merging import with_merged_matching
from odsgen.codegen.pattern_lowering.names import OperationNames, PatternNames
from odsgen.codegen.pattern_lowering.rewrite import lower_rewrite

__all__ = [
    "OperationNames",
    "PatternNames",
    "lower_match",
    "lower_rewrite",
    "operand_definitions",
    "with_merged_matching",
]
