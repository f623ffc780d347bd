"""Folds of `ub`, and materialization of constants."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import is_poison
from odsgen.hooks import folds, materializes_constants
from odsgen.runtime import Attribute, Location, Operation, Type
from odsgen_dialects.ub import PoisonOp


@folds(PoisonOp)
def fold_poison(op: PoisonOp, operands: Sequence[Attribute | None]) -> Sequence[Attribute]:
    """PoisonOp::fold"""
    found = op.property_attribute("value")
    assert found is not None
    return [found]


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """Builds `ub.poison`."""
    if not is_poison(value):
        return None
    return PoisonOp.build_generic(
        attributes={"value": value}, result_types=[type], location=location
    )
