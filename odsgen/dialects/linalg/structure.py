"""Interface methods of LinalgOp: iterator types, index semantics, indexing maps."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.dialects.linalg.named_loops import named_loops
from odsgen.dialects.shared import mnemonic_of
from odsgen.hooks import implements
from odsgen.runtime import Operation
from odsgen_dialects import linalg
from odsgen_dialects.linalg.ops import (
    LinalgOp3Op,
    LinalgOpOfStridesAndDilations2Op,
    LinalgOpOfStridesAndDilations3Op,
    LinalgOpOfStridesAndDilationsOp,
    MatmulOpOfIndexingMapsAndCastOp,
)

#: The classes of the operations with maps and iterator types, but for `linalg.generic`.
STRUCTURED = (
    LinalgOp3Op,
    LinalgOpOfStridesAndDilationsOp,
    LinalgOpOfStridesAndDilations2Op,
    LinalgOpOfStridesAndDilations3Op,
    MatmulOpOfIndexingMapsAndCastOp,
    linalg.BroadcastOp,
    linalg.ContractOp,
    linalg.CopyOp,
    linalg.ElementwiseOp,
    linalg.MapOp,
    linalg.ReduceOp,
    linalg.TransposeOp,
)


@implements(*STRUCTURED, method="iterator_types_array")
def _iterator_types(op: Operation) -> Sequence[linalg.IteratorType]:
    """LinalgOp::getIteratorTypesArray"""
    return [
        linalg.IteratorType.parallel if is_parallel else linalg.IteratorType.reduction
        for is_parallel in loop_kinds(op)
    ]


@implements(*STRUCTURED, method="has_index_semantics")
def _never(op: Operation) -> bool:
    """LinalgOp::hasIndexSemantics"""
    return False


@implements(linalg.GenericOp, method="has_index_semantics")
def has_index_semantics_generic(op: linalg.GenericOp) -> bool:
    """GenericOp::hasIndexSemantics"""
    return any(isinstance(inner, linalg.IndexOp) for inner in op.region.entry_block)


@implements(
    LinalgOpOfStridesAndDilationsOp,
    LinalgOpOfStridesAndDilations2Op,
    LinalgOpOfStridesAndDilations3Op,
    MatmulOpOfIndexingMapsAndCastOp,
    linalg.ContractOp,
    linalg.ElementwiseOp,
    method="has_dynamic_indexing_maps",
)
def _always(op: Operation) -> bool:
    """LinalgOp::hasDynamicIndexingMaps"""
    return True


@implements(MatmulOpOfIndexingMapsAndCastOp, method="has_user_defined_maps")
def _has_user_defined_maps(op: Operation) -> bool:
    """MatmulOp::hasUserDefinedMaps"""
    loops = named_loops(mnemonic_of(op))
    return loops is not None and loop_maps(op) != loops.maps([], [])
