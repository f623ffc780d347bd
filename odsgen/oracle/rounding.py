"""How far the floats that a function computes are laid down."""

from __future__ import annotations

import re
from enum import Enum

from odsgen.runtime import CallOpInterface, FloatType, Operation, Type, as_interface

#: Flags with which results may differ within what floating point allows.
_INEXACT = frozenset({"fast", "reassoc", "contract", "arcp", "afn", "nsz"})
#: Operations, or dialects, that do not say in which order floats are added.
_UNORDERED = frozenset(
    {"vector.contract", "vector.multi_reduction", "scf.reduce", "linalg", "tosa"}
)


class Rounding(Enum):
    """How far the results of a function are laid down."""

    EXACT = 0
    #: Functions of `math` are as precise as the library that computes them; a literal of more than 64 bits is read as a double.
    ROUNDED = 1
    #: Sums may be computed in any order, or flags of fast math allow more.
    REORDERED = 2

    @classmethod
    def of(cls, function: Operation, module: Operation) -> Rounding:
        """How far those of a function are, and of all that it may call."""
        found = cls.EXACT
        operations = list(function.walk())
        if any(as_interface(op, CallOpInterface) is not None for op in operations):
            operations = list(module.walk())
        for op in operations:
            if op.name in _UNORDERED or op.dialect_name in _UNORDERED or _is_inexact(op):
                return cls.REORDERED
            if op.dialect_name in ("math", "complex") or any(map(_is_wide, op.result_types)):
                found = cls.ROUNDED
        return found


def _is_wide(type: Type) -> bool:
    element = getattr(type, "element_type", type)
    return isinstance(element, FloatType) and element.width > 64


def _is_inexact(op: Operation) -> bool:
    for name in ("fastmath", "fastmathFlags"):
        flags = op.property_attribute(name) if name in op.PROPERTY_NAMES else None
        if flags is not None and not _INEXACT.isdisjoint(re.findall(r"\w+", str(flags))):
            return True
    return False
