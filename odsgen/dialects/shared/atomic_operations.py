"""Atomic reads, writes, updates and captures, which `acc` and `omp` have alike (MLIR: AtomicInterfaces)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.types import BaseMemRefType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


def parse_pointer_type(parser: Parser) -> Type:
    """A type that is like a pointer; another one is refused at once."""
    place = parser.index
    type = parser.parse_type()
    if isinstance(type, BaseMemRefType) or "PointerLikeType" in type.INTERFACES:
        return type
    if (type.DIALECT_NAME, type.MNEMONIC) != ("llvm", "ptr"):
        raise parser.custom_error("invalid kind of type specified", place)
    return type


def print_pointer_type(op: Operation, printer: AsmPrinter, type: Type) -> None:
    """As `parse_pointer_type` reads it."""
    printer.print_type(type)


def _element_type(type: Type) -> Type | None:
    return type.element_type if isinstance(type, BaseMemRefType) else None


def verify_atomic_read(op: Operation) -> None:
    """It reads from one place and writes to another."""
    if op.operands[0] is op.operands[1]:
        raise op.error("read and write must not be to the same location for atomic reads")


def verify_atomic_write(op: Operation) -> None:
    """The memory holds values of the type."""
    element = _element_type(op.operands[0].type)
    if element is not None and element is not op.operands[1].type:
        raise op.error("address must dereference to value type")


def verify_atomic_update(op: Operation) -> None:
    """The region takes the value that memory holds."""
    arguments = op.regions[0].arguments
    if len(arguments) != 1:
        raise op.error("the region must accept exactly one argument")
    element = _element_type(op.operands[0].type)
    if element is not None and element is not arguments[0].type:
        raise op.error(
            "the type of the operand must be a pointer type whose element type is the same as "
            "that of the region argument"
        )


def verify_atomic_update_regions(op: Operation) -> None:
    """The region gives a value of the type that it takes."""
    region = op.regions[0]
    last = region.blocks[0].last
    if last is None or len(last.operands) != 1:
        raise op.error("only updated value must be returned")
    if last.operands[0].type is not region.arguments[0].type:
        raise op.error("input and yielded value must have the same type")


def _is(op: Operation, what: str) -> bool:
    return op.name.endswith(f".atomic.{what}")


def _address(op: Operation) -> object:
    return op.operands[0]


def verify_atomic_capture_regions(op: Operation) -> None:
    """A read, and a write or an update of what is read; an update may stand before the read."""
    inner = list(op.regions[0].blocks[0])
    if len(inner) != 3:
        raise op.error(
            "expected three operations in atomic.capture region (one terminator, and two atomic ops)"
        )
    first, second, _ = inner
    updates_first = _is(first, "update") and _is(second, "read")
    reads_first = _is(first, "read") and (_is(second, "update") or _is(second, "write"))
    if not updates_first and not reads_first:
        raise first.error("invalid sequence of operations in the capture region")
    if _address(first) is _address(second):
        return
    if updates_first:
        raise first.error("updated variable in atomic.update must be captured in second operation")
    raise first.error("captured variable in atomic.read must be updated in second operation")
