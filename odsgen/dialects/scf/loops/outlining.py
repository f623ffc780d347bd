"""Moves a loop into a function of its own (MLIR: `outlineSingleBlockRegion`)."""

from __future__ import annotations

from itertools import count

from odsgen.rewriting import PatternRewriter
from odsgen.runtime import Block, FunctionType, Operation, Region, Value, lookup_symbol_in
from odsgen_dialects import func, scf


def _used_from_above(op: Operation) -> list[Value]:
    """The values that an operation and those inside of it use, and that are defined outside."""
    found: dict[Value, None] = {}
    for inner in op.walk(post_order=True):
        for value in inner.operands:
            region = value.parent_region
            parent = None if region is None else region.parent_op
            if parent is None or not op.is_ancestor(parent):
                found[value] = None
    return list(found)


def _free_name(table: Operation, name: str) -> str:
    if lookup_symbol_in(table, name) is None:
        return name
    return next(
        candidate
        for number in count()
        if lookup_symbol_in(table, candidate := f"{name}_{number}") is None
    )


def outline(
    rewriter: PatternRewriter, loop: Operation, function: func.FuncOp, table: Operation, name: str
) -> tuple[func.FuncOp, func.CallOp]:
    """Call a new function, before the one that has the loop, in the place of the loop."""
    location = loop.location
    captured = _used_from_above(loop)
    block = Block([value.type for value in captured], [location] * len(captured))
    types = list(loop.result_types)
    made = func.FuncOp.build(
        _free_name(table, name),
        FunctionType.get(tuple(value.type for value in captured), tuple(types)),
        body=Region((block,)),
        location=location,
    )
    wrapper = scf.ExecuteRegionOp.build(types, region=Region((Block(),)), location=location)
    rewriter.set_insertion_point_before(loop)
    rewriter.insert(wrapper)
    for result, replacement in zip(loop.results, wrapper.results, strict=True):
        rewriter.replace_all_uses_with(result, replacement)
    block.append(loop.remove())
    given = dict(zip(captured, block.arguments, strict=True))
    for inner in loop.walk():
        for number, value in enumerate(inner.operands):
            if value in given:
                inner.set_operand(number, given[value])
    block.append(func.ReturnOp.build(loop.results, location=location))
    call = func.CallOp.build(types, made.sym_name, captured, location=location)
    body = wrapper.region.entry_block
    body.append(call)
    body.append(scf.YieldOp.build(call.results, location=location))
    rewriter.insert_before(function, made)
    return made, call
