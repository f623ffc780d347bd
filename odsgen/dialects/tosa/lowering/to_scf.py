"""`tosa-to-scf`: conditions, loops and scattered values as control flow of `scf`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.conversion import ConversionTarget, apply_partial_conversion
from odsgen.dialects.shared.lowered import Lowering, require_ranks
from odsgen.dialects.shared.structured_parts import index_number, shape
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    Block,
    Builder,
    CloneMap,
    Operation,
    RankedTensorType,
    Region,
    Value,
    index,
)
from odsgen_dialects import arith, scf, tensor, tosa


def _copied(region: Region) -> tuple[Block, Sequence[Value]]:
    """A copy of the block of a region, without its terminator, and what that gave."""
    copy = Region()
    region.clone_into(copy, CloneMap())
    end = copy.entry_block.last
    assert end is not None
    values = end.operands
    end.erase()
    return copy.entry_block, values


def _while(op: tosa.WhileOp, operands: Sequence[Value]) -> Sequence[Value]:
    before, (condition,) = _copied(op.cond_graph)
    with Builder.at_end(before):
        found = tensor.ExtractOp.build(condition, (), location=op.location).result
        scf.ConditionOp.build(found, before.arguments, location=op.location)
    after, values = _copied(op.body_graph)
    with Builder.at_end(after):
        scf.YieldOp.build(values, location=op.location)
    return scf.WhileOp.build(
        op.result_types, operands, before=before.parent_region, after=after.parent_region
    ).results


def _if(op: tosa.IfOp, operands: Sequence[Value]) -> Sequence[Value]:
    condition, *inputs = operands
    found = tensor.extract(condition, ())
    regions: list[Region] = []
    for graph in (op.then_graph, op.else_graph):
        block, values = _copied(graph)
        given: dict[Value, Value] = dict(zip(block.arguments, inputs, strict=False))
        for argument, value in given.items():
            argument.replace_all_uses_with(value)
        block.erase_arguments(range(len(block.arguments)))
        with Builder.at_end(block):
            yielded = [given.get(value, value) for value in values]
            scf.YieldOp.build(yielded, location=op.location)
        assert block.parent_region is not None
        regions.append(block.parent_region)
    made = scf.IfOp.build(found, then_region=regions[0], else_region=regions[1])
    for result, type in zip(made.results, op.result_types, strict=True):
        result.type = type
    return made.results


def _scatter(op: tosa.ScatterOp, operands: Sequence[Value]) -> Value:
    """Inserts row after row of the input at its index."""
    values, indices, input = operands
    require_ranks([input])
    sizes: list[Value] = []
    for number, size in enumerate(shape(input)):
        place = index_number(number)
        known = size != DYNAMIC
        sizes.append(index_number(size) if known else tensor.DimOp.build(input, place).result)
    zero, one = index_number(0), index_number(1)
    element = RankedTensorType.get([DYNAMIC] * 3, input.type.element_type)  # type: ignore[attr-defined]
    unknown = [DYNAMIC_STRIDE] * 3
    rows, columns, channels = sizes
    strides, extents = [one] * 3, [one, one, channels]

    def loop(count: Value, carried: Value) -> tuple[scf.ForOp, Value, Value]:
        block = Block([index, carried.type], [op.location] * 2)
        made = scf.ForOp.build([carried.type], zero, count, one, [carried], region=Region([block]))
        return made, block.arguments[0], block.arguments[1]

    outer, row, of_outer = loop(rows, values)
    with Builder.at_end(outer.region.entry_block):
        inner, column, of_inner = loop(columns, of_outer)
        with Builder.at_end(inner.region.entry_block):
            place = arith.index_cast(index, tensor.extract(indices, [row, column]))
            part = tensor.ExtractSliceOp.build(
                element, input, [row, column, zero], extents, strides, unknown, unknown, unknown
            )
            whole = tensor.InsertSliceOp.build(
                part.result,
                of_inner,
                [row, place, zero],
                extents,
                strides,
                unknown,
                unknown,
                unknown,
            )
            scf.YieldOp.build([whole.result])
        scf.YieldOp.build(inner.results)
    for made in outer.walk():
        made.location = op.location
    return outer.results[0]


@register_pass
class TosaToSCFPass(Pass):
    """Lowers conditions, loops and scattered values to `scf`."""

    ARGUMENT = "tosa-to-scf"
    NAME = "TosaToSCFPass"
    SUMMARY = "Lower TOSA to the SCF dialect"

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("tensor", "scf")
        target.add_illegal_op(tosa.IfOp, tosa.ScatterOp, tosa.WhileOp)
        target.mark_unknown_op_legal()
        patterns = [
            Lowering(tosa.IfOp, _if),
            Lowering(tosa.ScatterOp, _scatter),
            Lowering(tosa.WhileOp, _while),
        ]
        apply_partial_conversion(op, target, patterns)
