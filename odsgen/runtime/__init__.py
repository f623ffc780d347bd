"""The core that generated dialects plug into: IR, parser, verifier, printer, bytecode.

Nothing but the standard library is needed.  A program in three lines::

    module = parse(text, Context(), filename="x.mlir")
    module.verify()
    print(print_ir(module))
"""

from odsgen.runtime.base import callbacks
from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.bytecode import parse, write_bytecode
from odsgen.runtime.diagnostics import (
    Diagnostic,
    DiagnosticError,
    ParseError,
    Severity,
    VerifyError,
    render,
)
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.builder import Builder, InsertionPoint
from odsgen.runtime.ir.clone import CloneMap
from odsgen.runtime.ir.operation import Operation, UnregisteredOperation
from odsgen.runtime.ir.operation_state import OperationState
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.symbol_table import SymbolTable
from odsgen.runtime.ir.value import BlockArgument, OpResult, Use, Value
from odsgen.runtime.parser import Parser, parse_operations
from odsgen.runtime.printer import AsmPrinter, print_ir
from odsgen.runtime.registry.context import Context, DialectLoadError, load_dialect_package
from odsgen.runtime.registry.dialect import Dialect

__all__ = [
    "AsmPrinter",
    "Attribute",
    "Block",
    "BlockArgument",
    "Builder",
    "CloneMap",
    "Context",
    "Diagnostic",
    "DiagnosticError",
    "Dialect",
    "DialectLoadError",
    "InsertionPoint",
    "OpResult",
    "Operation",
    "OperationState",
    "ParseError",
    "Parser",
    "Region",
    "Severity",
    "SymbolTable",
    "Type",
    "UnregisteredOperation",
    "Use",
    "Value",
    "VerifyError",
    "load_dialect_package",
    "parse",
    "parse_operations",
    "print_ir",
    "render",
    "write_bytecode",
]


def _operation_html(op: Operation) -> str:
    # Imported when a notebook asks: nothing else needs it.
    from odsgen.runtime.pictures import html_fragment

    return html_fragment(op)


callbacks.operation_html = _operation_html
