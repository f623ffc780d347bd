"""Targets of the dialect `nvvm`: architecture requirements of operations."""

from __future__ import annotations

import re

from odsgen.hooks import implements
from odsgen.runtime import Operation
from odsgen_dialects.nvvm import NVVMTargetAttr

_CHIP = re.compile(r".{3}([0-9]+)")
_OLDEST = 20
_AT_LEAST, _ONE_OF = "NVVMRequiresSM_", "NVVMRequiresSMa_"


@implements(NVVMTargetAttr, method="verify_target")
def verify_target(target: NVVMTargetAttr, module: Operation) -> bool:
    """NVVMTargetAttr::verifyTarget; raises VerifyError."""
    if not target.verify_target_parameter:
        return True
    chip = target.chip
    found = _CHIP.match(chip)
    if found is None:
        raise module.error(f'invalid NVVM target chip "{chip}", expected sm_<version>[a|f]')
    version = int(found[1])
    if version < _OLDEST:
        raise module.error(f"Minimum NVVM target SM version is sm_{_OLDEST}")
    for op in module.walk():
        if not all(
            _has(trait.__name__, version, is_accelerated=chip.endswith("a")) for trait in op.TRAITS
        ):
            raise op.op_error(f"is not supported on {chip}")
    return True


def _has(trait: str, version: int, *, is_accelerated: bool) -> bool:
    """Whether an architecture meets the requirement of a trait."""
    if trait.startswith(_ONE_OF):
        versions = trait.removeprefix(_ONE_OF).split("_")
        return is_accelerated and str(version) in versions
    return not trait.startswith(_AT_LEAST) or version >= int(trait.removeprefix(_AT_LEAST))
