from odsgen.codegen.format_lowering.format_code import (
    FormatCode as FormatCode,
)
from odsgen.codegen.format_lowering.operation_format import (
    function_format as function_format,
    hooked_format as hooked_format,
    lower_op_format as lower_op_format,
)
