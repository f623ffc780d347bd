"""Fuses loops that run side by side (MLIR: `fuseIndependentSiblingForLoops` and that of `scf.forall`)."""

from __future__ import annotations

from odsgen.building.bodies import one_block
from odsgen.dialects.shared import build_for
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import CloneMap, InsertionPoint, Operation, Value, index
from odsgen_dialects import scf


def have_same_iterations(one: Operation, other: Operation) -> bool:
    """Whether both loops have the same bounds and steps, and in parallel the same processors."""
    if isinstance(one, scf.ForallOp) and isinstance(other, scf.ForallOp):
        return all(
            getattr(one, name) == getattr(other, name)
            for bound in ("lower_bound", "upper_bound", "step")
            for name in (f"static_{bound}", f"dynamic_{bound}")
        ) and (one.mapping_attr is other.mapping_attr)
    if isinstance(one, scf.ForOp) and isinstance(other, scf.ForOp):
        return list(one.operands[:3]) == list(other.operands[:3])
    return False


def fuse(rewriter: PatternRewriter, first: Operation, last: Operation) -> Operation:
    """A loop behind the last one that does the work of both, that of the first one first."""
    rewriter.set_insertion_point_after(last)
    if isinstance(first, scf.ForallOp) and isinstance(last, scf.ForallOp):
        return _fuse_forall(rewriter, first, last)
    assert isinstance(first, scf.ForOp) and isinstance(last, scf.ForOp)
    inits = (*first.init_args, *last.init_args)
    made = rewriter.insert(
        build_for(last.lower_bound, last.upper_bound, last.step, inits, last.location)
    )
    body = made.region.entry_block
    if body.terminator is not None:
        rewriter.erase_op(body.terminator)
    rewriter.insertion_point = InsertionPoint.at_end(body)
    counter, *carried = body.arguments
    yielded: list[Value] = []
    for loop in (first, last):
        given = carried[len(yielded) : len(yielded) + len(loop.results)]
        mapping = _clone_body(rewriter, loop, [counter, *given])
        end = loop.region.entry_block.terminator
        assert end is not None
        yielded += [mapping.values.get(value, value) for value in end.operands]
    rewriter.insert(scf.YieldOp.build(yielded, location=last.location))
    _replace(rewriter, first, last, made)
    return made


def _fuse_forall(
    rewriter: PatternRewriter, first: scf.ForallOp, last: scf.ForallOp
) -> scf.ForallOp:
    outputs = (*first.outputs, *last.outputs)
    rank = len(last.static_upper_bound)
    made = scf.ForallOp.build(
        [value.type for value in outputs],
        last.dynamic_lower_bound,
        last.dynamic_upper_bound,
        last.dynamic_step,
        last.static_lower_bound,
        last.static_upper_bound,
        last.static_step,
        outputs,
        mapping=last.mapping,
        region=one_block([index] * rank + [value.type for value in outputs]),
        location=last.location,
    )
    rewriter.insert(made)
    body = made.region.entry_block
    ends = one_block([])
    end = scf.InParallelOp.build(region=ends, location=last.location)
    body.append(end)
    arguments = body.arguments
    position = rank
    for loop in (first, last):
        rewriter.insertion_point = InsertionPoint.before(end)
        given = arguments[position : position + len(loop.outputs)]
        position += len(given)
        mapping = _clone_body(rewriter, loop, [*arguments[:rank], *given])
        terminator = loop.region.entry_block.terminator
        assert terminator is not None
        rewriter.insertion_point = InsertionPoint.at_end(ends.entry_block)
        for op in terminator.regions[0].entry_block:
            rewriter.insert(op.clone(mapping))
    _replace(rewriter, first, last, made)
    return made


def _clone_body(rewriter: PatternRewriter, loop: Operation, arguments: list[Value]) -> CloneMap:
    mapping = CloneMap()
    body = loop.regions[0].entry_block
    for argument, value in zip(body.arguments, arguments, strict=True):
        mapping.map_value(argument, value)
    for op in list(body)[:-1]:
        rewriter.insert(op.clone(mapping))
    return mapping


def _replace(rewriter: PatternRewriter, first: Operation, last: Operation, made: Operation) -> None:
    count = len(first.results)
    rewriter.replace_op(first, made.results[:count])
    rewriter.replace_op(last, made.results[count:])
