"""The core that generated dialects plug into: IR, parser, verifier, printer, bytecode.

Nothing but the standard library is needed.  A program in three lines::

    module = parse(text, Context(), filename="x.mlir")
    module.verify()
    print(print_ir(module))
"""

from odsgen.exports import exporter
from odsgen.moved import find_moved_modules

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.bytecode": "parse write_bytecode",
        "odsgen.runtime.base.attribute": "Attribute Type",
        "odsgen.runtime.diagnostics": (
            "Diagnostic DiagnosticError ParseError Severity VerifyError render"
        ),
        "odsgen.runtime.ir": "traits",
        "odsgen.runtime.ir.block": "Block",
        "odsgen.runtime.ir.builder": "Builder InsertionPoint",
        "odsgen.runtime.ir.clone": "CloneMap",
        "odsgen.runtime.ir.operation": "Operation UnregisteredOperation",
        "odsgen.runtime.ir.operation_state": "OperationState",
        "odsgen.runtime.ir.region": "Region",
        "odsgen.runtime.ir.symbol_table": "SymbolTable",
        "odsgen.runtime.ir.value": "BlockArgument OpResult Use Value",
        "odsgen.runtime.parser": "Parser parse_operations",
        "odsgen.runtime.parser.cursor": "Delimiter",
        "odsgen.runtime.parser.ssa": "UnresolvedOperand",
        "odsgen.runtime.printer": "AsmPrinter print_ir",
        "odsgen.runtime.registry.context": "Context DialectLoadError load_dialect_package",
        "odsgen.runtime.registry.dialect": "Dialect",
        "odsgen.runtime.registry.hooks": "MissingHookError",
        "odsgen.runtime.registry.upgrade": "upgrade",
    },
)

find_moved_modules()
