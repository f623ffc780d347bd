"""The conversion target of the lowerings to `llvm`."""

from __future__ import annotations

from odsgen.conversion import ConversionTarget


def llvm_target() -> ConversionTarget:
    """The conversion target of all lowerings to LLVM."""
    target = ConversionTarget()
    target.add_legal_dialect("llvm")
    target.add_legal_op("builtin.unrealized_conversion_cast")
    return target
