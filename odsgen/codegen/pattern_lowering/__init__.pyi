from odsgen.codegen.pattern_lowering.definitions import operand_definitions as operand_definitions
from odsgen.codegen.pattern_lowering.match import call_function as call_function
from odsgen.codegen.pattern_lowering.match import condition_function as condition_function
from odsgen.codegen.pattern_lowering.match import lower_match as lower_match
from odsgen.codegen.pattern_lowering.merging import with_merged_matching as with_merged_matching
from odsgen.codegen.pattern_lowering.names import OperationNames as OperationNames
from odsgen.codegen.pattern_lowering.names import PatternNames as PatternNames
from odsgen.codegen.pattern_lowering.rewrite import lower_rewrite as lower_rewrite
