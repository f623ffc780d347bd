from odsgen.runtime.printer.operations import (
    AsmPrinter as AsmPrinter,
)
from odsgen.runtime.printer.toplevel import (
    block_text as block_text,
    generic_op_text as generic_op_text,
    print_ir as print_ir,
    value_text as value_text,
)
