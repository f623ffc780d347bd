"""Verifiers of the dialect `builtin`."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen_dialects.builtin import ModuleOp, UnrealizedConversionCastOp

_DATA_LAYOUT_SPEC = "DataLayoutSpecInterface"


@verifies(ModuleOp)
def verify_module(op: ModuleOp) -> None:
    """ModuleOp::verify"""
    for name in sorted(op.attributes):
        if "." not in name:
            raise op.op_error(
                f"can only contain attributes with dialect-prefixed names, found: '{name}'"
            )
    layouts = [
        name
        for name in sorted(op.attributes)
        if _DATA_LAYOUT_SPEC in op.attributes[name].INTERFACES
    ]
    if len(layouts) > 1:
        notes = [(op.location, f"'{name}' is a data layout attribute") for name in layouts[:2]]
        raise op.op_error("expects at most one data layout attribute", notes)


@verifies(UnrealizedConversionCastOp)
def verify_unrealized_conversion_cast(op: UnrealizedConversionCastOp) -> None:
    """UnrealizedConversionCastOp::verify"""
    if not op.outputs:
        raise op.op_error("expected at least one result for cast operation")
