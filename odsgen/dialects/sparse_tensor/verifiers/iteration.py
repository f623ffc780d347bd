"""Verifiers of the dialect `sparse_tensor`: iteration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.sparse_tensor.encoding import encoding_of_tensor
from odsgen.dialects.sparse_tensor.forms import bits, dimension_count
from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import Operation, Region, Value
from odsgen_dialects.sparse_tensor import CoIterateOp, ExtractIterSpaceOp, ExtractValOp, IterateOp


@verifies(ExtractIterSpaceOp)
def verify_extract_iteration_space(op: ExtractIterSpaceOp) -> None:
    """ExtractIterSpaceOp::verify"""
    low, high = (int(op.properties[name].value) for name in ("loLvl", "hiLvl"))
    if low >= high:
        raise op.op_error("expected smaller level low than level high")
    parents = op.operands[1:]
    if bool(parents) != bool(low):
        raise op.op_error("parent iterator should be specified iff level lower bound equals 0")
    if not parents:
        return
    parent: Any = parents[0].type
    space: Any = op.extracted_space.type
    if parent.encoding is not space.encoding:
        raise op.op_error("mismatch in parent iterator encoding and iteration space encoding.")
    if space.low != parent.high:
        raise op.op_error(
            "parent iterator should be used to extract an iteration space from a consecutive level."
        )


@verifies(ExtractValOp)
def verify_extract_value(op: ExtractValOp) -> None:
    """ExtractValOp::verify"""
    tensor: Any = op.tensor.type
    iterator: Any = op.iterator.type
    if tensor.encoding is not iterator.encoding:
        raise op.op_error("mismatch in tensor encoding and iterator encoding.")
    encoding = encoding_of_tensor(tensor)
    if encoding is not None and encoding.level_rank != iterator.high:
        raise op.op_error("must use last-level iterator to extract values. ")


@verifies(IterateOp, CoIterateOp)
def verify_iterate(op: IterateOp | CoIterateOp) -> None:
    """IterateOp::verify, CoIterateOp::verify"""
    spaces = [op.iter_space] if isinstance(op, IterateOp) else op.iter_spaces
    if len(op.init_args) != len(op.results):
        raise op.op_error("mismatch in number of loop-carried values and defined values")
    used = bits(op.crd_used_lvls_attr)
    if used and used[-1] >= dimension_count(spaces):
        raise op.op_error("required out-of-bound coordinates")


@verifies_regions(IterateOp)
def verify_iterate_regions(op: IterateOp) -> None:
    """IterateOp::verifyRegions"""
    space, inits = op.iter_space, op.init_args
    arguments = op.region.arguments
    iterator: Any = arguments[-1].type if arguments else None
    type: Any = space.type
    if iterator is None or iterator.parameters() != type.parameters():
        raise op.op_error("mismatch in iterator and iteration space type")
    used = bits(op.crd_used_lvls_attr)
    carried = arguments[: len(arguments) - len(used) - 1]
    if len(carried) != len(op.results):
        raise op.op_error("mismatch in number of basic block args and defined values")
    _verify_yielded(op, carried)
    _verify_carried(op, op.region, inits, carried, "", ".")


def _verify_yielded(op: IterateOp, carried: Sequence[Value]) -> None:
    """Checks that the yielded types match the iter_args (MLIR: LoopLikeOpInterface)."""
    last = op.region.blocks[0].last
    yielded = () if last is None else last.operands
    for number, (argument, value) in enumerate(zip(carried, yielded, strict=False)):
        if argument.type is not value.type:
            raise op.op_error(
                f"{number}-th region iter_arg and {number}-th yielded value have different type: "
                f"'{argument.type}' != '{value.type}'"
            )


def _verify_carried(
    op: Operation,
    region: Region,
    inits: Sequence[Value],
    carried: Sequence[Value],
    where: str,
    end: str,
) -> None:
    last = region.blocks[0].last
    yielded = () if last is None else last.operands
    if len({len(inits), len(carried), len(yielded), len(op.results)}) != 1:
        raise op.op_error(f"number mismatch between iter args and results{where or end}")
    groups = zip(inits, carried, yielded, op.results, strict=True)
    for number, (init, argument, value, result) in enumerate(groups):
        for given, what in (
            (init, "iter operand"),
            (argument, "iter region arg"),
            (value, "yield value"),
        ):
            if given.type is not result.type:
                raise op.op_error(
                    f"types mismatch between {number}th {what} and defined value{where}"
                )


@verifies_regions(CoIterateOp)
def verify_coiterate_regions(op: CoIterateOp) -> None:
    """CoIterateOp::verifyRegions"""
    inits = op.init_args
    cases = [bits(case) for case in op.cases_attr.elements]
    if len({tuple(case) for case in cases}) != len(cases):
        raise op.op_error("contains duplicated cases.")
    used = len(bits(op.crd_used_lvls_attr))
    for number, (region, case) in enumerate(zip(op.case_regions, cases, strict=False)):
        carried = region.arguments[: len(region.arguments) - used - len(case)]
        if len(carried) != len(op.results):
            raise op.op_error("mismatch in number of basic block args and defined values")
        _verify_carried(op, region, inits, carried, f" on {number}th region", "")
