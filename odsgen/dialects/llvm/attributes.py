"""Attributes of the dialect `llvm`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import implements, verifies
from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    BoolAttr,
    DistinctAttr,
    IntegerAttr,
    StringAttr,
    Type,
    UnitAttr,
)
from odsgen_dialects import llvm


@verifies(llvm.TargetFeaturesAttr)
def verify_llvm_target_features_attr(features: Sequence[Any]) -> None:
    """TargetFeaturesAttr::verify"""
    for feature in features:
        text = feature.value if isinstance(feature, StringAttr) else ""
        if not text:
            raise ValueError("target features can not be null or empty")
        if text[0] not in "+-":
            raise ValueError("target features must start with '+' or '-'")
        if "," in text:
            raise ValueError("target features can not contain ','")


@implements(llvm.TargetAttr, method="query")
def query_target(target: Any, key: Type | StringAttr) -> Attribute | None:
    """TargetAttr::query"""
    if not isinstance(key, StringAttr):
        return None
    answers: dict[str, Attribute | None] = {
        "triple": target.triple,
        "chip": target.chip,
        "features": target.features,
    }
    return answers.get(key.value)


@implements(llvm.TargetFeaturesAttr, method="query")
def query_target_features(target: Any, key: Type | StringAttr) -> Attribute | None:
    """TargetFeaturesAttr::query"""
    if not isinstance(key, StringAttr):
        return None
    names = {feature.value for feature in target.features}
    if key.value in names:
        return UnitAttr.get()
    if f"+{key.value}" in names:
        return BoolAttr.get(True)
    return BoolAttr.get(False) if f"-{key.value}" in names else None


@verifies(llvm.AliasScopeAttr)
def verify_llvm_alias_scope_attr(
    id: Attribute, domain: llvm.AliasScopeDomainAttr, description: StringAttr | None
) -> None:
    """AliasScopeAttr::verify"""
    if not isinstance(id, (StringAttr, DistinctAttr)):
        raise ValueError("id of an alias scope must be a StringAttr or a DistrinctAttr")


@verifies(llvm.ModuleFlagAttr)
def verify_module_flag_attr(
    behavior: llvm.ModFlagBehavior, key: StringAttr, value: Attribute
) -> None:
    """ModuleFlagAttr::verify"""
    if key.value == "CG Profile":
        if not isinstance(value, ArrayAttr) or not all(
            isinstance(entry, llvm.ModuleFlagCGProfileEntryAttr) for entry in value.elements
        ):
            raise ValueError("'CG Profile' key expects an array of '#llvm.cgprofile_entry'")
    elif key.value == "ProfileSummary":
        if not isinstance(value, llvm.ModuleFlagProfileSummaryAttr):
            raise ValueError("'ProfileSummary' key expects a '#llvm.profile_summary' attribute")
    elif not isinstance(value, (IntegerAttr, StringAttr)):
        raise ValueError(
            f"only integer and string values are currently supported for unknown key '{key}'"
        )
