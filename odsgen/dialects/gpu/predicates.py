"""Predicates of the dialect `gpu`."""

from __future__ import annotations

from odsgen.hooks import checks
from odsgen.runtime import Attribute

_TARGETS = frozenset(
    {("nvvm", "target"), ("rocdl", "target"), ("spirv", "target_env"), ("xevm", "target")}
)


@checks("check_is_target")
def check_is_target(attribute: Attribute) -> bool:
    """Whether the attribute implements `TargetAttrInterface`; does not load dialects to know it."""
    return (attribute.DIALECT_NAME, attribute.MNEMONIC) in _TARGETS
