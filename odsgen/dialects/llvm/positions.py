"""Element types at the positions of `llvm.extractvalue` and `llvm.insertvalue`."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.dialects.llvm.types import element_type, is_compatible, struct_body
from odsgen.runtime import Attribute, DenseArrayAttr, DiagnosticError, Type
from odsgen_dialects.llvm import LLVMArrayType


def type_at(
    container: Type, position: Attribute | None, error: Callable[[str], DiagnosticError]
) -> Type:
    """getInsertExtractValueElementType; raises an `error` if there is no such element.

    As in MLIR, only the low 32 bits of a nonnegative index count.
    """
    if not is_compatible(container):
        raise error(f"expected LLVM IR Dialect type, got '{container}'")
    found = container
    for number in position.values if isinstance(position, DenseArrayAttr) else ():
        count = _element_count(found)
        if count is None:
            raise error(f"expected LLVM IR structure/array type, got: '{found}'")
        place = int(number) & 0xFFFFFFFF
        if number < 0 or place >= count:
            raise error(f"position out of bounds: {number}")
        inner = element_type(found, place)
        assert inner is not None
        found = inner
    return found


def _element_count(type: Type) -> int | None:
    """The number of elements of an array or struct; None for another type."""
    if isinstance(type, LLVMArrayType):
        return int(type.parameters()[1])
    body = struct_body(type)
    return None if body is None else len(body)
