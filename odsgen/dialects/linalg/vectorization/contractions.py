"""Vectorizes named contractions as `vector.contract` of their operands as they are."""

from __future__ import annotations

from odsgen.dialects.linalg.contractions import contraction_loops
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.dialects.linalg.vectorization.state import CannotVectorizeError, State
from odsgen.dialects.linalg.vectorization.structured import combining_kind, only_combiner
from odsgen.dialects.linalg.vectorization.whole_transfers import read_masked, write_masked
from odsgen.dialects.shared import zero_attribute
from odsgen.runtime import (
    AffineMap,
    AffineMapAttr,
    ArrayAttr,
    TypedAttr,
    Value,
    element_type_or_self,
)
from odsgen_dialects import arith, vector


def vectorize_contraction(state: State) -> list[Value] | None:
    """The values that take the places of the results; None if it is no contraction."""
    op, rewriter, location = state.op, state.rewriter, state.op.location
    if contraction_loops(op) is None:
        return None
    combiner = only_combiner(op, 0)
    kind = None if combiner is None else combining_kind(combiner)
    maps = loop_maps(op)
    used = {n for map in maps[:2] for n in range(map.num_dims) if map.is_function_of_dim(n)}
    if kind is None or len(used) != maps[0].num_dims:
        raise CannotVectorizeError
    operands: list[Value] = []
    for value, map in zip(op.operands, maps, strict=True):
        element = element_type_or_self(value.type)
        type = state.type(element, AffineMap.get(map.num_dims, 0, map.results))
        zero = zero_attribute(element)
        assert isinstance(zero, TypedAttr)
        padding = rewriter.insert(arith.ConstantOp.build(zero, location=location)).results[0]
        operands.append(read_masked(rewriter, value, type, padding, location))
    kinds = [
        vector.IteratorType.parallel if each else vector.IteratorType.reduction
        for each in loop_kinds(op)
    ]
    contract = rewriter.insert(
        vector.ContractionOp.build(
            operands[2].type,
            operands[0],
            operands[1],
            operands[2],
            ArrayAttr.get([AffineMapAttr.get(map) for map in maps]),
            kinds,
            kind=kind,
            location=location,
        )
    )
    value = state.masked(contract).results[0]
    return list(write_masked(rewriter, value, op.operands[2], location).results)
