"""Attributes of the dialect `llvm`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.attributes import StringAttr

if TYPE_CHECKING:
    from collections.abc import Sequence


def verify_llvm_target_features_attr(features: Sequence[Any]) -> None:
    """Each feature is switched on or off."""
    for feature in features:
        text = feature.value if isinstance(feature, StringAttr) else ""
        if not text:
            raise ValueError("target features can not be null or empty")
        if text[0] not in "+-":
            raise ValueError("target features must start with '+' or '-'")
        if "," in text:
            raise ValueError("target features can not contain ','")
