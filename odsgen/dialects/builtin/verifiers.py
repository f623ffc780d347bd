"""Verifiers of the dialect `builtin`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen_dialects.builtin import ModuleOp, UnrealizedConversionCastOp


def verify_module(op: ModuleOp) -> None:
    """All attributes but those of the symbol must belong to a dialect."""
    for name in sorted(op.attributes):
        if "." not in name:
            raise op.op_error(
                f"can only contain attributes with dialect-prefixed names, found: '{name}'"
            )


def verify_unrealized_conversion_cast(op: UnrealizedConversionCastOp) -> None:
    """There must be a result."""
    if not op.outputs:
        raise op.op_error("expected at least one result for cast operation")
