"""Verifiers of the dialect `arm_sme`."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import IntegerAttr, Operation, i32
from odsgen_dialects.arm_sme import ArmSMETileOpInterface


@verifies(ArmSMETileOpInterface)
def verify_tile_op_interface(op: Operation) -> None:
    """detail::verifyArmSMETileOpInterface"""
    tile_id = op.attribute("tile_id")
    if isinstance(tile_id, IntegerAttr) and tile_id.type is not i32:
        raise op.op_error("tile ID should be a 32-bit signless integer")
