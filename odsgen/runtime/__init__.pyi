from odsgen.bytecode import (
    parse as parse,
    write_bytecode as write_bytecode,
)
from odsgen.runtime.base.attribute import (
    Attribute as Attribute,
    Type as Type,
)
from odsgen.runtime.diagnostics import (
    Diagnostic as Diagnostic,
    DiagnosticError as DiagnosticError,
    ParseError as ParseError,
    Severity as Severity,
    VerifyError as VerifyError,
    render as render,
)
from odsgen.runtime.ir.block import (
    Block as Block,
)
from odsgen.runtime.ir.builder import (
    Builder as Builder,
    InsertionPoint as InsertionPoint,
)
from odsgen.runtime.ir.clone import (
    CloneMap as CloneMap,
)
from odsgen.runtime.ir.operation import (
    Operation as Operation,
    UnregisteredOperation as UnregisteredOperation,
)
from odsgen.runtime.ir.operation_state import (
    OperationState as OperationState,
)
from odsgen.runtime.ir.region import (
    Region as Region,
)
from odsgen.runtime.ir.symbol_table import (
    SymbolTable as SymbolTable,
)
from odsgen.runtime.ir.value import (
    BlockArgument as BlockArgument,
    OpResult as OpResult,
    Use as Use,
    Value as Value,
)
from odsgen.runtime.parser import (
    Parser as Parser,
    parse_operations as parse_operations,
)
from odsgen.runtime.printer import (
    AsmPrinter as AsmPrinter,
    print_ir as print_ir,
)
from odsgen.runtime.registry.context import (
    Context as Context,
    DialectLoadError as DialectLoadError,
    load_dialect_package as load_dialect_package,
)
from odsgen.runtime.registry.dialect import (
    Dialect as Dialect,
)
