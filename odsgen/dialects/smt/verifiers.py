"""Verifiers of the dialect `smt`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from odsgen.dialects.smt.types import is_non_function_value
from odsgen.hooks import verifies_regions
from odsgen.runtime import Region, Type
from odsgen_dialects import smt

Quantifier: TypeAlias = smt.ExistsOp | smt.ForallOp

_QUANTIFIERS = (smt.ForallOp, smt.ExistsOp)


def _width(type: Type) -> int:
    width: int = type.parameters()[0]
    return width


def _yielded(region: Region) -> Sequence[Type]:
    end = region.entry_block.last
    return () if end is None else end.operand_types


@verifies_regions(smt.SolverOp)
def verify_solver_regions(op: smt.SolverOp) -> None:
    """SolverOp::verifyRegions"""
    if tuple(_yielded(op.body_region)) != op.result_types:
        raise op.op_error("types of yielded values must match return values")
    if [value.type for value in op.body_region.arguments] != list(op.operand_types):
        raise op.op_error("block argument types must match the types of the 'inputs'")


@verifies_regions(smt.CheckOp)
def verify_check_regions(op: smt.CheckOp) -> None:
    """CheckOp::verifyRegions"""
    for region, name in (
        (op.sat_region, "sat"),
        (op.unknown_region, "unknown"),
        (op.unsat_region, "unsat"),
    ):
        if tuple(_yielded(region)) != op.result_types:
            raise op.op_error(
                f"types of yielded values in '{name}' region must match return values"
            )


# --- quantifiers --------------------------------------------------------------------------------------------------------


@verifies_regions(smt.ForallOp, smt.ExistsOp)
def verify_forall_regions(op: Quantifier) -> None:
    """ForallOp::verifyRegions, ExistsOp::verifyRegions"""
    names = op.bound_var_names
    variables = [argument.type for argument in op.body.arguments]
    if names is not None and len(names) != len(variables):
        raise op.op_error("number of bound variable names must match number of block arguments")
    if not all(map(is_non_function_value, variables)):
        raise op.op_error("bound variables must by any non-function SMT value")
    yielded = _yielded(op.body)
    if len(yielded) != 1:
        raise op.op_error("must have exactly one yielded value")
    if not isinstance(yielded[0], smt.BoolType):
        raise op.op_error("yielded value must be of '!smt.bool' type")
    for number, region in enumerate(op.patterns):
        _verify_pattern(op, number, region, variables)


def _verify_pattern(op: Quantifier, number: int, region: Region, variables: list[Type]) -> None:
    if [argument.type for argument in region.arguments] != variables:
        raise op.op_error(
            f"block argument number and types of the 'body' and 'patterns' region #{number} must match"
        )
    if not _yielded(region):
        raise op.op_error(f"'patterns' region #{number} must have at least one yielded value")
    for inner in region.walk(post_order=True):
        if inner.dialect_name != "smt":
            raise op.op_error(
                f"the 'patterns' region #{number} may only contain SMT dialect operations",
                [(inner.location, "first non-SMT operation here")],
            )
        if isinstance(inner, _QUANTIFIERS):
            raise op.op_error(
                f"the 'patterns' region #{number} must not contain any variable binding operations",
                [(inner.location, "first violating operation here")],
            )
