from odsgen.runtime.printer.operations import AsmPrinter as AsmPrinter
from odsgen.runtime.printer.parts import block_text as block_text
from odsgen.runtime.printer.parts import value_text as value_text
from odsgen.runtime.printer.toplevel import generic_op_text as generic_op_text
from odsgen.runtime.printer.toplevel import print_ir as print_ir
