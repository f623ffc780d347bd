"""Atomic reads, writes, updates and captures of `acc` and `omp` (MLIR: AtomicInterfaces)."""

from __future__ import annotations

from odsgen.runtime import AsmPrinter, BaseMemRefType, Operation, Parser, Type


def is_llvm_pointer(type: Type) -> bool:
    """Whether the type is `!llvm.ptr`."""
    from odsgen_dialects.llvm import LLVMPointerType

    return isinstance(type, LLVMPointerType)


class PointerType:
    def parse(self, parser: Parser) -> Type:
        """A pointer-like type; another one is refused here."""
        place = parser.index
        type = parser.parse_type()
        if isinstance(type, BaseMemRefType) or "PointerLikeType" in type.INTERFACES:
            return type
        if not is_llvm_pointer(type):
            raise parser.custom_error("invalid kind of type specified", place)
        return type

    def print(self, op: Operation, printer: AsmPrinter, type: Type) -> None:
        printer.print_type(type)


def verify_atomic_update_regions(op: Operation) -> None:
    """AtomicUpdateOpInterface::verifyRegionsCommon"""
    region = op.regions[0]
    last = region.blocks[0].last
    if last is None or len(last.operands) != 1:
        raise op.error("only updated value must be returned")
    if last.operands[0].type is not region.arguments[0].type:
        raise op.error("input and yielded value must have the same type")


def _is(op: Operation, what: str) -> bool:
    return f"Atomic{what}OpInterface" in op.INTERFACES


def _address(op: Operation) -> object:
    return op.operands[0]


def verify_atomic_capture_regions(op: Operation) -> None:
    """AtomicCaptureOpInterface::verifyRegionsCommon"""
    inner = list(op.regions[0].blocks[0])
    if len(inner) != 3:
        raise op.error(
            "expected three operations in atomic.capture region (one terminator, and two atomic ops)"
        )
    first, second, _ = inner
    updates_first = _is(first, "Update") and _is(second, "Read")
    reads_first = _is(first, "Read") and (_is(second, "Update") or _is(second, "Write"))
    if not updates_first and not reads_first:
        raise first.error("invalid sequence of operations in the capture region")
    if _address(first) is _address(second):
        return
    if updates_first:
        raise first.error("updated variable in atomic.update must be captured in second operation")
    raise first.error("captured variable in atomic.read must be updated in second operation")
