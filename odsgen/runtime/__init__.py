"""The core that generated dialects plug into: IR, parser, verifier, printer, bytecode.

Nothing but the standard library is needed.  A program in three lines::

    module = parse(text, Context(), filename="x.mlir")
    module.verify()
    print(print_ir(module))
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter
from odsgen.moved import find_moved_modules

if TYPE_CHECKING:
    from odsgen.bytecode import parse, write_bytecode
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.diagnostics import (
        Diagnostic,
        DiagnosticError,
        ParseError,
        Severity,
        VerifyError,
        render,
    )
    from odsgen.runtime.ir import traits
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.builder import Builder, InsertionPoint
    from odsgen.runtime.ir.clone import CloneMap
    from odsgen.runtime.ir.operation import Operation, UnregisteredOperation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.symbol_table import SymbolTable
    from odsgen.runtime.ir.value import BlockArgument, OpResult, Use, Value
    from odsgen.runtime.parser import Parser, parse_operations
    from odsgen.runtime.parser.cursor import Delimiter
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter, print_ir
    from odsgen.runtime.registry.context import Context, DialectLoadError, load_dialect_package
    from odsgen.runtime.registry.dialect import Dialect
    from odsgen.runtime.registry.hooks import MissingHookError
    from odsgen.runtime.registry.upgrade import upgrade
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.runtime.base.attribute": (
                "Attribute",
                "Type",
            ),
            "odsgen.bytecode": (
                "parse",
                "write_bytecode",
            ),
            "odsgen.runtime.diagnostics": (
                "Diagnostic",
                "DiagnosticError",
                "ParseError",
                "Severity",
                "VerifyError",
                "render",
            ),
            "odsgen.runtime.ir.block": ("Block",),
            "odsgen.runtime.ir.builder": (
                "Builder",
                "InsertionPoint",
            ),
            "odsgen.runtime.ir.clone": ("CloneMap",),
            "odsgen.runtime.ir.operation": (
                "Operation",
                "UnregisteredOperation",
            ),
            "odsgen.runtime.ir.operation_state": ("OperationState",),
            "odsgen.runtime.ir.region": ("Region",),
            "odsgen.runtime.ir.symbol_table": ("SymbolTable",),
            "odsgen.runtime.ir.value": (
                "BlockArgument",
                "OpResult",
                "Use",
                "Value",
            ),
            "odsgen.runtime.parser": (
                "Parser",
                "parse_operations",
            ),
            "odsgen.runtime.printer": (
                "AsmPrinter",
                "print_ir",
            ),
            "odsgen.runtime.registry.context": (
                "Context",
                "DialectLoadError",
                "load_dialect_package",
            ),
            "odsgen.runtime.registry.dialect": ("Dialect",),
            "odsgen.runtime.ir": ("traits",),
            "odsgen.runtime.parser.cursor": ("Delimiter",),
            "odsgen.runtime.parser.ssa": ("UnresolvedOperand",),
            "odsgen.runtime.registry.hooks": ("MissingHookError",),
            "odsgen.runtime.registry.upgrade": ("upgrade",),
        },
    )

__all__ = [
    "AsmPrinter",
    "Attribute",
    "Block",
    "BlockArgument",
    "Builder",
    "CloneMap",
    "Context",
    "Delimiter",
    "Diagnostic",
    "DiagnosticError",
    "Dialect",
    "DialectLoadError",
    "InsertionPoint",
    "MissingHookError",
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
    "UnresolvedOperand",
    "Use",
    "Value",
    "VerifyError",
    "load_dialect_package",
    "parse",
    "parse_operations",
    "print_ir",
    "render",
    "traits",
    "upgrade",
    "write_bytecode",
]

find_moved_modules()
