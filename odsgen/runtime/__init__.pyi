from odsgen.bytecode import (
    parse as parse,
)
from odsgen.bytecode import (
    write_bytecode as write_bytecode,
)
from odsgen.runtime.base.attribute import (
    Attribute as Attribute,
)
from odsgen.runtime.base.attribute import (
    Type as Type,
)
from odsgen.runtime.diagnostics import (
    Diagnostic as Diagnostic,
)
from odsgen.runtime.diagnostics import (
    DiagnosticError as DiagnosticError,
)
from odsgen.runtime.diagnostics import (
    ParseError as ParseError,
)
from odsgen.runtime.diagnostics import (
    Severity as Severity,
)
from odsgen.runtime.diagnostics import (
    VerifyError as VerifyError,
)
from odsgen.runtime.diagnostics import (
    render as render,
)
from odsgen.runtime.ir.block import (
    Block as Block,
)
from odsgen.runtime.ir.builder import (
    Builder as Builder,
)
from odsgen.runtime.ir.builder import (
    InsertionPoint as InsertionPoint,
)
from odsgen.runtime.ir.clone import (
    CloneMap as CloneMap,
)
from odsgen.runtime.ir.operation import (
    Operation as Operation,
)
from odsgen.runtime.ir.operation import (
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
)
from odsgen.runtime.ir.value import (
    OpResult as OpResult,
)
from odsgen.runtime.ir.value import (
    Use as Use,
)
from odsgen.runtime.ir.value import (
    Value as Value,
)
from odsgen.runtime.parser import (
    Parser as Parser,
)
from odsgen.runtime.parser import (
    parse_operations as parse_operations,
)
from odsgen.runtime.printer import (
    AsmPrinter as AsmPrinter,
)
from odsgen.runtime.printer import (
    print_ir as print_ir,
)
from odsgen.runtime.registry.context import (
    Context as Context,
)
from odsgen.runtime.registry.context import (
    DialectLoadError as DialectLoadError,
)
from odsgen.runtime.registry.context import (
    load_dialect_package as load_dialect_package,
)
from odsgen.runtime.registry.dialect import (
    Dialect as Dialect,
)
