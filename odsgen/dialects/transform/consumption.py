"""Consumption of handles by operations of the dialect `transform`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from odsgen.runtime import Block, Operation, Use, Value, lookup_nearest_symbol_from

CONSUMED = "transform.consumed"
READ_ONLY = "transform.readonly"
_FIRST_OPERAND = frozenset(
    f"transform.{name}"
    for name in (
        *("affine.simplify_bounded_affine_ops", "affine.simplify_min_max_affine_ops"),
        *("apply_registered_pass", "foreach_match", "func.deduplicate_func_args"),
        *("func.replace_func_signature", "loop.promote_if_one_iteration"),
        *("memref.alloca_to_global", "nvgpu.create_async_groups", "structured.fuse"),
        *("structured.fuse_into_containing_op", "structured.pack", "structured.pack_greedily"),
        *("structured.pad", "structured.pad_tiling_interface", "structured.replace"),
        *("structured.split", "structured.tile_using_for", "structured.tile_using_forall"),
        *("structured.vectorize", "test.fuse_using_forall", "test.tile_using_forall"),
        "xegpu.set_desc_layout",
    )
)
#: They have the trait, and only read their handles.
_WITH_EFFECTS_OF_THEIR_OWN = frozenset({"transform.split_handle"})
_FUNCTIONAL_STYLE = "FunctionalStyleTransformOpTrait"
_BLOCKS_OF_OPERANDS = frozenset({"transform.sequence", "transform.with_pdl_patterns"})


def consumes(op: Operation, index: int) -> bool:
    """Whether an operation consumes its operand of that number."""
    name = op.name
    if name in _FIRST_OPERAND:
        return index == 0
    if any(trait.__name__ == _FUNCTIONAL_STYLE for trait in op.TRAITS):
        return name not in _WITH_EFFECTS_OF_THEIR_OWN
    known: Any = op
    if name == "transform.alternatives":
        return True
    if name == "transform.apply_conversion_patterns":
        return not known.preserve_handles
    if name == "transform.structured.bufferize_to_allocation":
        return index == 0 and not known.bufferize_destination_only
    if name == "transform.include":
        return argument_is(included_sequence(op), index, CONSUMED)
    if name == "transform.foreach" or name in _BLOCKS_OF_OPERANDS:
        block = op.regions[0].blocks[0] if op.regions and op.regions[0].blocks else None
        return block is not None and index in consumed_arguments(block)
    return False


def included_sequence(include: Operation) -> Operation | None:
    """The sequence that `transform.include` names, if it exists."""
    target: Any = include.properties.get("target")
    return None if target is None else lookup_nearest_symbol_from(include, target)


def argument_is(function: Operation | None, index: int, mark: str) -> bool:
    """Whether a function argument has the attribute."""
    marks: Any = None if function is None else function.properties.get("arg_attrs")
    if marks is None or index >= len(marks.elements):
        return False
    return mark in marks.elements[index]


def consumed_arguments(block: Block) -> set[int]:
    """The indices of the block arguments that its operations consume."""
    return {
        argument.index
        for argument in block.arguments
        for use in argument.uses
        if use.owner.parent_block is block and consumes(use.owner, use.index)
    }


def consuming_uses(value: Value) -> Iterator[Use]:
    """The consuming uses of a value, last first."""
    for use in reversed(tuple(value.uses)):
        if "TransformOpInterface" in use.owner.INTERFACES and consumes(use.owner, use.index):
            yield use
