"""The ranges of sizes and numbers of the dialect `gpu` (MLIR: `InferIntRangeInterface`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from odsgen.dataflow import IntegerRange
from odsgen.dialects.shared import constant_integer
from odsgen.dialects.shared.functions import enclosing_function
from odsgen.hooks import infers_ranges
from odsgen.runtime import DenseArrayAttr, Operation, Value
from odsgen_dialects import gpu

Ranges = Sequence[IntegerRange | None]
Found = Mapping[Value, IntegerRange | None]

#: No known GPU has larger grids and blocks, clusters, subgroups.
_MOST = (1 << 32) - 1
_MOST_IN_CLUSTER = 8
_MOST_IN_SUBGROUP = 128


def _between(least: int, greatest: int) -> IntegerRange:
    return IntegerRange.from_unsigned(least, greatest, 64)


_SIZES_OF_LAUNCH: dict[str, Callable[[gpu.LaunchOp], Sequence[Value | None]]] = {
    "block": lambda op: (op.block_size_x, op.block_size_y, op.block_size_z),
    "grid": lambda op: (op.grid_size_x, op.grid_size_y, op.grid_size_z),
    "cluster": lambda op: (op.cluster_size_x, op.cluster_size_y, op.cluster_size_z),
}


def _known_size(op: Any, kind: str) -> int | None:
    """The size of a "block", "grid" or "cluster" in the dimension of an operation, by what stands around it."""
    number = op.dimension.value
    launch = op.parent_of_type(gpu.LaunchOp)
    if launch is not None:
        size = _SIZES_OF_LAUNCH[kind](launch)[number]
        known = None if size is None else constant_integer(size)
        if known is not None:
            return known
    around = enclosing_function(op)
    if around is None:
        return None
    for sizes in (
        (
            around.property_attribute(f"known_{kind}_size")
            if isinstance(around, gpu.GPUFuncOp)
            else None
        ),
        around.attributes.get(f"gpu.known_{kind}_size"),
    ):
        if isinstance(sizes, DenseArrayAttr):
            return int(sizes.values[number])
    return None


#: The dimensions: of what they are known, and how large they can be.
_SIZES: dict[type[Operation], tuple[str, int]] = {
    gpu.BlockDimOp: ("block", _MOST),
    gpu.GridDimOp: ("grid", _MOST),
    gpu.ClusterDimBlocksOp: ("cluster", _MOST_IN_CLUSTER),
    gpu.ClusterDimOp: ("", _MOST),
    gpu.NumSubgroupsOp: ("", _MOST),
    gpu.SubgroupSizeOp: ("", _MOST_IN_SUBGROUP),
}


@infers_ranges(*_SIZES)
def size(op: Any, known: Ranges) -> Found:
    """From 1 to what is known, or the bound that is given."""
    kind, most = _SIZES[type(op)]
    found = _known_size(op, kind) if kind else None
    if found is not None:
        return {op.results[0]: _between(found, found)}
    return {op.results[0]: _between(1, _bound(op, most))}


#: Of what the numbers are, and how many there can be.
_NUMBERS: dict[type[Operation], tuple[str, int]] = {
    gpu.ThreadIdOp: ("block", _MOST),
    gpu.BlockIdOp: ("grid", _MOST),
    gpu.ClusterBlockIdOp: ("cluster", _MOST_IN_CLUSTER),
    gpu.ClusterIdOp: ("", _MOST),
    gpu.LaneIdOp: ("", _MOST_IN_SUBGROUP),
    gpu.SubgroupIdOp: ("", _MOST),
}


@infers_ranges(*_NUMBERS)
def number(op: Any, known: Ranges) -> Found:
    """From 0 to one less."""
    kind, most = _NUMBERS[type(op)]
    found = _known_size(op, kind) if kind else None
    return {op.results[0]: _between(0, _bound(op, most if found is None else found) - 1)}


def _bound(op: Any, most: int) -> int:
    bound: int | None = op.upper_bound
    return most if bound is None else bound


@infers_ranges(gpu.GlobalIdOp)
def global_id(op: gpu.GlobalIdOp, known: Ranges) -> Found:
    """From 0 to the number of threads in all blocks, less one."""
    threads, blocks = (_known_size(op, kind) or _MOST for kind in ("block", "grid"))
    return {op.results[0]: _between(0, _bound(op, threads * blocks) - 1)}


@infers_ranges(gpu.SubgroupBroadcastOp)
def subgroup_broadcast(op: gpu.SubgroupBroadcastOp, known: Ranges) -> Found:
    """The range of what is broadcast."""
    return {op.results[0]: known[0]}


@infers_ranges(gpu.LaunchOp)
def launch(op: gpu.LaunchOp, known: Ranges) -> Found | None:
    """The sizes and numbers of blocks and threads that the body gets."""
    arguments = op.body.arguments
    found: dict[Value, IntegerRange | None] = {
        value: IntegerRange.of_type(value.type) for value in (*arguments, *op.results)
    }
    first = len(op.async_dependencies)
    for part in range(6):
        of_size = known[first + part]
        if of_size is None:
            return None
        # Numbers of blocks, of threads, sizes of grids, of blocks.
        of_size = of_size.intersection(_between(1, _MOST))
        found[arguments[6 + part]] = of_size
        found[arguments[part]] = _between(0, of_size.umax - 1)
    return found
