"""Functions and calls with permuted or fewer arguments and results (MLIR: `replaceFuncWithNewMapping`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    Block,
    CloneMap,
    DictionaryAttr,
    FunctionType,
    InsertionPoint,
    Operation,
    Region,
)
from odsgen_dialects import func


class NewPlaces(NamedTuple):
    """The new number of each argument and of each result; several arguments may become one."""

    arguments: list[int]
    results: list[int]

    def sources(self) -> tuple[list[int], list[int]]:
        """The first old number for each new one, of arguments and of results."""
        return _firsts(self.arguments), _firsts(self.results)


def _firsts(places: Sequence[int]) -> list[int]:
    return [places.index(number) for number in range(max(places, default=-1) + 1)]


def _moved(
    attributes: Sequence[DictionaryAttr] | None, sources: Sequence[int]
) -> list[DictionaryAttr] | None:
    if attributes is None:
        return None
    found = [attributes[number] for number in sources]
    return found if any(each.entries for each in found) else None


def replace_function(
    rewriter: PatternRewriter, function: func.FuncOp, places: NewPlaces
) -> func.FuncOp | None:
    """Puts a function with the new signature in place of one with one block; None for others."""
    if len(function.body.blocks) != 1:
        return None
    taken, given = places.sources()
    type, block = function.function_type, function.body.entry_block
    inputs = [type.inputs[number] for number in taken]
    results = [type.results[number] for number in given]
    body = Block(inputs, [block.arguments[number].location for number in taken])
    made = func.FuncOp.build(
        function.sym_name,
        FunctionType.get(inputs, results),
        sym_visibility=function.sym_visibility,
        arg_attrs=_moved(function.arg_attrs, taken),
        res_attrs=_moved(function.res_attrs, given),
        body=Region((body,)),
        location=function.location,
    )
    rewriter.set_insertion_point_before(function)
    rewriter.insert(made)
    mapping = CloneMap()
    for argument, place in zip(block.arguments, places.arguments, strict=True):
        mapping.map_value(argument, body.arguments[place])
    end = function.body.entry_block.last
    rewriter.insertion_point = InsertionPoint.at_end(body)
    for op in list(block):
        if op is not end:
            rewriter.clone(op, mapping)
    assert end is not None
    returned = [mapping.values.get(end.operands[n], end.operands[n]) for n in given]
    rewriter.insert(func.ReturnOp.build(returned, location=function.location))
    rewriter.erase_op(function)
    return made


def replace_call(rewriter: PatternRewriter, call: func.CallOp, places: NewPlaces) -> None:
    """Puts a call of the new function in place of one of the old."""
    taken, given = places.sources()
    rewriter.set_insertion_point_before(call)
    made = func.CallOp.build(
        [call.results[number].type for number in given],
        call.callee,
        [call.operands[number] for number in taken],
        no_inline=call.no_inline,
        location=call.location,
    )
    rewriter.insert(made)
    for result, place in zip(call.results, places.results, strict=True):
        rewriter.replace_all_uses_with(result, made.results[place])
    rewriter.erase_op(call)


def calls_of(root: Operation, name: str) -> list[func.CallOp]:
    """The calls of a function inside an operation."""
    return [
        call
        for call in root.walk(post_order=True)
        if isinstance(call, func.CallOp) and call.callee == name
    ]
