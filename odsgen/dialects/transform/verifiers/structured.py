"""Verifiers of structured and affine transforms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import DYNAMIC_INDEX, verify_dynamic_entries
from odsgen.hooks import verifies
from odsgen.runtime import DenseArrayAttr, IsIsolatedFromAbove
from odsgen_dialects import transform


@verifies(transform.SimplifyBoundedAffineOpsOp)
def verify_affine_simplify_bounded_affine_ops(op: transform.SimplifyBoundedAffineOpsOp) -> None:
    """SimplifyBoundedAffineOpsOp::verify"""
    expected = len(op.bounded_values)
    for what in ("lower", "upper"):
        found = len(op.properties[f"{what}_bounds"].values)
        if found != expected:
            raise op.op_error(
                f"incorrect number of {what} bounds, expected {expected} but found {found}"
            )


def is_permutation(numbers: Sequence[float]) -> bool:
    """Whether the numbers are a permutation of 0, 1, … (`isPermutationVector`)."""
    return sorted(map(int, numbers)) == list(range(len(numbers)))


@verifies(transform.PackTransposeOp)
def verify_structured_pack_transpose(op: transform.PackTransposeOp) -> None:
    """PackTransposeOp::verify"""
    found = {name: op.property_attribute(f"{name}_perm") for name in ("inner", "outer")}
    for name, numbers in found.items():
        if isinstance(numbers, DenseArrayAttr) and not is_permutation(numbers.values):
            raise op.op_error(f'"{name}_perm" is not a valid permutation')
    if not any(isinstance(n, DenseArrayAttr) and n.values for n in found.values()):
        raise op.op_error(' at least one of "inner_perm" or "outer_perm" must be specified')


@verifies(transform.InterchangeOp)
def verify_structured_interchange(op: transform.InterchangeOp) -> None:
    """InterchangeOp::verify"""
    numbers = op.property_attribute("iterator_interchange")
    if isinstance(numbers, DenseArrayAttr) and not is_permutation(numbers.values):
        shown = ", ".join(map(str, numbers.values))
        raise op.op_error(f"expects iterator_interchange to be a permutation, found {shown}")


# --- permutations -------------------------------------------------------------------------------------------------------


@verifies(transform.HoistPadOp, transform.HoistPadBuildPackingLoopNestOp)
def verify_structured_hoist_pad(
    op: transform.HoistPadOp | transform.HoistPadBuildPackingLoopNestOp,
) -> None:
    """HoistPadOp::verify, HoistPadBuildPackingLoopNestOp::verify"""
    if not is_permutation(op.transpose):
        shown = ", ".join(map(str, op.transpose))
        raise op.op_error(f"expects transpose to be a permutation, found {shown}")


@verifies(transform.PackOp)
def verify_structured_pack(op: transform.PackOp) -> None:
    """PackOp::verify"""
    verify_dynamic_entries(op, "packed_sizes", op.static_packed_sizes, op.packed_sizes)


@verifies(transform.PackGreedilyOp)
def verify_structured_pack_greedily(op: transform.PackGreedilyOp) -> None:
    """PackGreedilyOp::verify"""
    if not is_permutation(op.matmul_inner_dims_order):
        raise op.op_error('"matmul_inner_dims_order" is not a valid permutation')
    multiples = op.matmul_padded_sizes_next_multiple_of
    sizes = op.static_matmul_packed_sizes
    for size, multiple in zip(sizes, multiples, strict=False):
        if multiple and size:
            raise op.op_error(
                "at most one of the packed_size and the padded_sizes_next_multiple_of can be "
                "nonzero for the matmul strategy"
            )
    verify_dynamic_entries(op, "matmul_packed_sizes", sizes, op.matmul_packed_sizes)


@verifies(transform.FuseOp)
def verify_structured_fuse(op: transform.FuseOp) -> None:
    """FuseOp::verify"""
    sizes = op.static_tile_sizes
    rank = len(sizes)
    interchange = op.static_tile_interchange
    if len(interchange) > rank:
        raise op.op_error(
            f"interchange length exceeds iteration space dimensions ({rank}), found "
            + ", ".join(str(value) for value in op.tile_interchange)
        )
    seen: set[int] = set()
    for number in interchange:
        if number == DYNAMIC_INDEX:
            continue
        if not 0 <= number < rank:
            raise op.op_error(
                f"expects interchange values to be in range [0, {rank}), found: {number}"
            )
        if number in seen:
            raise op.op_error(f"found duplicate interchange value: {number}")
        seen.add(number)
    loops = 1 if op.use_forall else sum(size != 0 for size in sizes)
    if len(op.loops) != loops:
        raise op.op_error(f"expects {loops} loop results")
    verify_dynamic_entries(op, "tile_sizes", sizes, op.tile_sizes)
    verify_dynamic_entries(op, "tile_interchange", interchange, op.tile_interchange)


# --- sizes --------------------------------------------------------------------------------------------------------------


@verifies(transform.TileUsingForOp)
def verify_structured_tile_using_for(op: transform.TileUsingForOp) -> None:
    """TileUsingForOp::verify"""
    sizes, scalable = op.static_sizes, op.scalable_sizes
    if len(sizes) != len(scalable):
        raise op.op_error(
            f"expected same number of sizes ({len(sizes)}) and scalable sizes ({len(scalable)})"
        )
    loops = sum(size != 0 for size in sizes)
    if len(op.loops) != loops:
        raise op.op_error(
            f"expected number of loops to tile ({loops}) to match number of `loops` results "
            f"({len(op.loops)})"
        )
    verify_dynamic_entries(op, "dynamic_sizes", sizes, op.dynamic_sizes)


@verifies(transform.TileUsingForallOp)
def verify_structured_tile_using_forall(op: transform.TileUsingForallOp) -> None:
    """TileUsingForallOp::verify"""
    threads, is_packed_threads = bool(op.static_num_threads), op.packed_num_threads is not None
    sizes, is_packed_sizes = bool(op.static_tile_sizes), op.packed_tile_sizes is not None
    if threads and is_packed_threads:
        raise op.op_error("num_threads and packed_num_threads are mutually exclusive")
    if sizes and is_packed_sizes:
        raise op.op_error("tile_sizes and packed_tile_sizes are mutually exclusive")
    if not (threads or is_packed_threads or sizes or is_packed_sizes):
        raise op.op_error("either (packed_)num_threads or (packed_)tile_sizes must be specified")
    verify_dynamic_entries(op, "num_threads", op.static_num_threads, op.num_threads)
    verify_dynamic_entries(op, "tile_sizes", op.static_tile_sizes, op.tile_sizes)


@verifies(transform.VectorizeOp)
def verify_structured_vectorize(op: transform.VectorizeOp) -> None:
    """VectorizeOp::verify"""
    sizes, scalable = len(op.static_vector_sizes), len(op.scalable_sizes)
    if sizes != scalable:
        raise op.op_error(
            f"expected same number of vector sizes ({sizes}) and scalable sizes ({scalable})"
        )
    verify_dynamic_entries(op, "vector_sizes", op.static_vector_sizes, op.vector_sizes)


# --- padding, replacing -------------------------------------------------------------------------------------------------


@verifies(transform.PadOp)
def verify_structured_pad(op: transform.PadOp) -> None:
    """PadOp::verify"""
    nofold, dimensions = op.nofold_flags, op.padding_dimensions
    if any(flag not in (0, 1) for flag in nofold):
        raise op.op_error(
            f"expects nofold_flags to contain booleans (0/1), found {op.nofold_flags_attr}"
        )
    if any(dimension < 0 for dimension in dimensions):
        raise op.op_error(
            "expects padding_dimensions to contain positive integers, found "
            f"{op.padding_dimensions_attr}"
        )
    multiples = op.static_pad_to_multiple_of
    if multiples and len(multiples) != len(dimensions):
        raise op.op_error("expects as many multiples as padding_dimensions")
    transposes: Any = op.transpose_paddings_attr
    for transpose in transposes.elements if transposes is not None else ():
        if not is_permutation([number.value for number in transpose.elements]):
            raise op.op_error(f"expects transpose_paddings to be a permutation, found {transpose}")
    if op.copy_back_op not in ("bufferization.materialize_in_destination", "linalg.copy", "none"):
        raise op.op_error("invalid copy_back_op")
    verify_dynamic_entries(op, "pad_to_multiple_of", multiples, op.pad_to_multiple_of)


@verifies(transform.PadTilingInterfaceOp)
def verify_structured_pad_tiling_interface(op: transform.PadTilingInterfaceOp) -> None:
    """PadTilingInterfaceOp::verify"""
    verify_dynamic_entries(op, "padding_sizes", op.static_padding_sizes, op.padding_sizes)


@verifies(transform.ReplaceOp)
def verify_structured_replace(op: transform.ReplaceOp) -> None:
    """ReplaceOp::verify"""
    blocks = op.body_region.blocks
    if len(blocks) != 1:
        raise op.op_error("expected one block")
    inner = list(blocks[0])
    if len(inner) != 1:
        raise op.op_error("expected one operation in block")
    if inner[0].operands:
        raise inner[0].op_error("expected replacement without operands")
    if inner[0].regions and IsIsolatedFromAbove not in inner[0].TRAITS:
        raise inner[0].op_error("expect op that is isolated from above")
