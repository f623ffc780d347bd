"""Flags of a module: pairs that a linker compares and merges (LangRef: Module Flags Metadata)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import ArrayAttr, IntegerAttr, StringAttr
from odsgen.translation.llvm_ir.metadata import Metadata, Node, StringMetadata, ValueMetadata
from odsgen.translation.llvm_ir.model import Function, Module
from odsgen.translation.llvm_ir.types import DOUBLE, I32, I64
from odsgen.translation.llvm_ir.values import FloatConstant, integer
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation

_NAME = "llvm.module.flags"


def add_flag(module: Module, behavior: int, key: str, value: int) -> None:
    """Adds a number, unless the module has a flag of that key."""
    flags = module.named_metadata.get(_NAME, ())
    for flag in flags:
        name = flag.operands[1]
        if isinstance(name, StringMetadata) and name.value == key:
            return
    _add(module, behavior, key, ValueMetadata(integer(I32, value)))


def _add(module: Module, behavior: int, key: str, value: Metadata) -> None:
    flag = module.metadata.node(ValueMetadata(integer(I32, behavior)), StringMetadata(key), value)
    module.named_metadata.setdefault(_NAME, []).append(flag)


def add_flags(translation: Translation, op: Any) -> None:
    """Adds the flags of a `llvm.module_flags`."""
    for flag in op.flags:
        key = flag.key if isinstance(flag.key, str) else flag.key.value
        value = flag.value
        if isinstance(value, StringAttr):
            metadata: Metadata = StringMetadata(value.value)
        elif isinstance(value, IntegerAttr):
            metadata = ValueMetadata(integer(I32, value.value))
        elif isinstance(value, ArrayAttr):
            metadata = _profile_of_calls(translation, value)
        else:
            metadata = _profile_summary(translation, value)
        _add(translation.module, int(flag.behavior), key, metadata)


def _profile_of_calls(translation: Translation, entries: ArrayAttr) -> Node:
    """Who calls whom how often."""
    node = translation.module.metadata.node
    nodes: list[Metadata | None] = []
    for entry in entries.elements:
        assert isinstance(entry, llvm.ModuleFlagCGProfileEntryAttr)
        functions = [_function(translation, each) for each in (entry.from_, entry.to)]
        nodes.append(node(*functions, ValueMetadata(integer(I64, entry.count))))
    return Node(nodes, distinct=True)


def _function(translation: Translation, name: Any) -> Metadata | None:
    found = None if name is None else translation.symbols.get(name.value)
    return ValueMetadata(found) if isinstance(found, Function) else None


def _profile_summary(translation: Translation, summary: Any) -> Node:
    """The node with the totals of a profile."""
    node = translation.module.metadata.node

    def pair(key: str, value: int) -> Node:
        return node(StringMetadata(key), ValueMetadata(integer(I64, value)))

    kind = StringMetadata(summary.format.keyword)
    nodes = [
        node(StringMetadata("ProfileFormat"), kind),
        pair("TotalCount", summary.total_count),
        pair("MaxCount", summary.max_count),
        pair("MaxInternalCount", summary.max_internal_count),
        pair("MaxFunctionCount", summary.max_function_count),
        pair("NumCounts", summary.num_counts),
        pair("NumFunctions", summary.num_functions),
    ]
    if summary.is_partial_profile is not None:
        nodes.append(pair("IsPartialProfile", summary.is_partial_profile))
    ratio = summary.partial_profile_ratio
    if ratio is not None:
        value = ValueMetadata(FloatConstant(DOUBLE, ratio.bits))
        nodes.append(node(StringMetadata("PartialProfileRatio"), value))
    details = [
        node(
            *[
                ValueMetadata(integer(I64, number))
                for number in (entry.cut_off, entry.min_count, entry.num_counts)
            ]
        )
        for entry in summary.detailed_summary
    ]
    nodes.append(node(StringMetadata("DetailedSummary"), node(*details)))
    return node(*nodes)
