"""Interface methods of LinalgOp: iterator types, index semantics, indexing maps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.dialects.linalg.named_loops import named_loops
from odsgen.dialects.shared import mnemonic_of
from odsgen.hooks import implements
from odsgen.runtime import Operation
from odsgen_dialects.linalg import (
    BroadcastOp,
    ContractOp,
    CopyOp,
    ElementwiseOp,
    GenericOp,
    IndexOp,
    MapOp,
    ReduceOp,
    TransposeOp,
)
from odsgen_dialects.linalg.ops import (
    LinalgOp3Op,
    LinalgOpOfStridesAndDilations2Op,
    LinalgOpOfStridesAndDilations3Op,
    LinalgOpOfStridesAndDilationsOp,
    MatmulOpOfIndexingMapsAndCastOp,
)

if TYPE_CHECKING:
    from odsgen_dialects.linalg import IteratorType


@implements(
    LinalgOp3Op,
    LinalgOpOfStridesAndDilationsOp,
    LinalgOpOfStridesAndDilations2Op,
    LinalgOpOfStridesAndDilations3Op,
    MatmulOpOfIndexingMapsAndCastOp,
    BroadcastOp,
    ContractOp,
    CopyOp,
    ElementwiseOp,
    MapOp,
    ReduceOp,
    TransposeOp,
    method="iterator_types_array",
)
def _iterator_types(op: Operation) -> Sequence[IteratorType]:
    """LinalgOp::getIteratorTypesArray"""
    from odsgen_dialects.linalg import IteratorType

    return [
        IteratorType.parallel if is_parallel else IteratorType.reduction
        for is_parallel in loop_kinds(op)
    ]


@implements(
    LinalgOp3Op,
    LinalgOpOfStridesAndDilationsOp,
    LinalgOpOfStridesAndDilations2Op,
    LinalgOpOfStridesAndDilations3Op,
    MatmulOpOfIndexingMapsAndCastOp,
    BroadcastOp,
    ContractOp,
    CopyOp,
    ElementwiseOp,
    MapOp,
    ReduceOp,
    TransposeOp,
    method="has_index_semantics",
)
def _never(op: Operation) -> bool:
    """LinalgOp::hasIndexSemantics"""
    return False


@implements(GenericOp, method="has_index_semantics")
def has_index_semantics_generic(op: GenericOp) -> bool:
    """GenericOp::hasIndexSemantics"""
    return any(isinstance(inner, IndexOp) for inner in op.region.entry_block)


@implements(
    LinalgOpOfStridesAndDilationsOp,
    LinalgOpOfStridesAndDilations2Op,
    LinalgOpOfStridesAndDilations3Op,
    MatmulOpOfIndexingMapsAndCastOp,
    ContractOp,
    ElementwiseOp,
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


@implements(ContractOp, method="has_user_defined_maps")
def has_user_defined_maps_contract(op: Operation) -> bool:
    """ContractOp::hasUserDefinedMaps"""
    return True
